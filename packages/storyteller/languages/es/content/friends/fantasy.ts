import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { noun: 'dragón', gender: 'm' },
    facts: { help: 'el dragón alumbró y calentó lo justo' },
    ...atEveryLevel({
      arrives: `
        @friend ¡Hip! Se encendió la vela sola. Detrás había un dragón [pequeño|del tamaño de un cojín].
        —Es hipo, no es fuego, {hero}. ¡Hip! Ven, que hay [luz|mucha luz] —dijo el dragón.
      `,
      alone: `
        @friend El dragón tenía hipo otra vez. Y ya había tostado [tres cortinas|su cena].
      `,
      dry: `
        Volaron a saltitos de hipo, {other.y} [se agarraba bien|contaba los saltos].
      `,
      wet: `
        En una campana con chimenea, bajó con {other}. Y el agua [hizo hervor|se templó].
      `,
      quirk: `
        Quiso contar un secreto. Hip. Lo oyó [media noche|el bosque entero].
      `,
      help: `
        Hacía frío, y a oscuras nadie [daba un paso|se movía].
        @help El dragón alumbró y calentó lo [justo|justo, hip, y nada más].
      `,
    }),
  },
  Unicorn: {
    noun: { noun: 'unicornio', gender: 'm' },
    facts: { help: 'el cuerno del unicornio brilló cerca de lo buscado' },
    ...atEveryLevel({
      arrives: `
        @friend El jardín brilló. Y del charco salió un unicornio, [lleno de barro|feliz].
        —No me mires así, {hero}. Ven, y no digas [«oh»|«ay, qué bonito»] —dijo el unicornio.
      `,
      alone: `
        @friend El unicornio se había escapado de tanta admiración, a un [charco|barrizal] estupendo.
      `,
      dry: `
        Al trote, y por todos los charcos, con {other} [encima|tapándose los ojos].
      `,
      wet: `
        Con un cuenco por sombrero, bajó con {other}, [todo burbujas|al trote].
      `,
      quirk: `
        —¡Qué precioso! —le dijo un mirlo. El unicornio se revolcó [otra vez|en seguida].
      `,
      help: `
        Había tres puertas de vuelta, y no se sabía [cuál|cuál de ellas].
        @help El cuerno del unicornio brilló cerca de lo [buscado|buscado, y lo siguieron].
      `,
    }),
  },
  Phoenix: {
    noun: { noun: 'fénix', gender: 'm' },
    facts: { help: 'el fénix alumbró como una lámpara' },
    ...atEveryLevel({
      arrives: `
        @friend —Me muero —dijo un fénix en la ventana. Y se hizo [ceniza|un poco de ceniza].
        —Ya vuelvo. Era un resfriado, {hero}. ¿Me [tapas|acompañas]? —dijo la ceniza.
      `,
      alone: `
        @friend El fénix se despedía del mundo por un resfriado. Era la [quinta vez|tercera del mes].
      `,
      dry: `
        Volaron sobre una llama tibia. {Other.y} llevaba una pluma de [abrigo|abrigo, y sobraba].
      `,
      wet: `
        —Esto me apaga —dijo. Y bajó con {other} en un [farol|farol de vidrio].
      `,
      quirk: `
        Estornudó, se hizo ceniza y volvió. Nadie [aplaudió|le dijo nada]. Se ofendió.
      `,
      help: `
        La vuelta era larga y muy [oscura|negra].
        @help El fénix alumbró como una [lámpara|lámpara, y con una pluma dio calor].
      `,
    }),
  },
  Griffin: {
    noun: { noun: 'grifo', gender: 'm' },
    facts: { help: 'el grifo voló y trepó a la vez' },
    ...atEveryLevel({
      arrives: `
        @friend Medio grifo volaba junto a la ventana. La otra mitad [tomaba el sol|bostezaba].
        —Ven, {hero}. ¡No, quédate! ¡No, [ven|vuela]! —discutía el grifo con sus patas.
      `,
      alone: `
        @friend Medio grifo quería volar; el otro medio, echarse. Empataron [al sol|de pie].
      `,
      dry: `
        Volaron un trozo y otro a pie, según quién ganara. {Other} [subió|opinó poco].
      `,
      wet: `
        La mitad de delante nadaba. Y la de atrás llevaba {other.a} en [burbuja|una tina].
      `,
      quirk: `
        Una mitad dijo sí, y la otra, [no|después]. Hubo que dividir el paso.
      `,
      help: `
        Había que subir y saltar, todo [junto|en el mismo sitio].
        @help El grifo voló y trepó a la [vez|vez, sin discutir].
      `,
    }),
  },
  Mermaid: {
    noun: { noun: 'sirena', gender: 'f' },
    facts: { help: 'la sirena cantó y calmó el agua' },
    ...atEveryLevel({
      arrives: `
        @friend Del grifo salió una sirena. —Bonito paraguas de [pelo|frente] —dijo.
        —Es el flequillo —dijo {hero}. —Lo apunto: flan-quillo. ¿Vienes? —[dijo|preguntó].
      `,
      alone: `
        @friend La sirena apuntó una palabra de tierra: «cuchara, [un remo de sopa|barca de sopa]».
      `,
      dry: `
        Viajaba en una regadera, {other.y} [la empujaba|le decía los nombres].
      `,
      wet: `
        Le dio {other.a} una burbuja. —Tu pecera de [boca|respirar] —dijo, y bajaron.
      `,
      quirk: `
        Llamó al tejado «sombrero de [casa|la cama]». Y al gato, «escoba de andar».
      `,
      help: `
        Las olas no dejaban [pasar|volver], de tan revueltas.
        @help La sirena cantó y calmó el [agua|agua, que se puso a escuchar].
      `,
    }),
  },
  Pegasus: {
    noun: { noun: 'pegaso', gender: 'm' },
    facts: { help: 'el pegaso subió, cruzó y bajó volando' },
    ...atEveryLevel({
      arrives: `
        @friend Un pegaso aterrizó en el jardín, [con los ojos cerrados|temblando de alas].
        —¿Está muy alto? Cuéntame un cuento, {hero}, y [voy|vuelo] —pidió el pegaso.
      `,
      alone: `
        @friend El pegaso se subió a una silla, miró abajo y [se mareó|pidió ayuda].
      `,
      dry: `
        {Other} contaba «érase una vez», y el pegaso volaba [sin mirar|tan tranquilo].
      `,
      wet: `
        —Abajo no es alto —dijo contento. Y buceó con {other} en un [frasco|globo].
      `,
      quirk: `
        Un peldaño lo dejó tieso. —¿Y cómo [acaba|sigue] el cuento? —preguntó.
      `,
      help: `
        Había que cruzar por encima de un [barranco|barranco, sin cuento].
        @help El pegaso subió, cruzó y bajó [volando|volando, entre un cuento y otro].
      `,
    }),
  },
  Hippogriff: {
    noun: { noun: 'hipogrifo', gender: 'm' },
    facts: { help: 'el hipogrifo llevó a dos sobre su lomo' },
    ...atEveryLevel({
      arrives: `
        @friend Un hipogrifo esperaba en la puerta, muy [erguido|serio]. Le debían una reverencia.
        —Una, dos, tres. ¿Eran dos, {hero}? [Empecemos otra vez|Otra] —dijo el hipogrifo.
      `,
      alone: `
        @friend El hipogrifo practicaba su saludo ante un cubo. Iba por la [cuarta|quinta].
      `,
      dry: `
        Después de cinco reverencias, {other} pudo [subir|sentarse], y volaron.
      `,
      wet: `
        Se inclinó ante el agua. Y el agua [abrió|los dejó bajar], con {other}.
      `,
      quirk: `
        Un gorrión pasó sin inclinarse. El hipogrifo volvió a [contar|empezar].
      `,
      help: `
        Ante el vacío, había que llevar [peso|muchas cosas].
        @help El hipogrifo llevó a dos sobre su [lomo|lomo, y su orgullo].
      `,
    }),
  },
  Kitsune: {
    noun: { noun: 'kitsune', gender: 'f' },
    facts: { help: 'la kitsune se volvió la cosa que hacía falta' },
    ...atEveryLevel({
      arrives: `
        @friend La tetera se estiró. Y era una kitsune con cola de [tetera|pez].
        —Casi, ¿no? Ven, {hero}, o esto se [complica|enfría] —dijo la kitsune.
      `,
      alone: `
        @friend La kitsune quiso ser silla y le quedó cola de [silla|pato]. Se sentó en ella.
      `,
      dry: `
        Se volvió carrito con cola de zorro. Y llevó {other.a} [cuesta abajo|entre chirridos].
      `,
      wet: `
        Se volvió pez con orejas. {Other.y} la siguió, [en globo|muy serio el pez].
      `,
      quirk: `
        —Ahora soy una piedra —dijo. La piedra tenía [cola de gato|orejas].
      `,
      help: `
        Faltaba un trozo de puente, justo [en medio|ahí].
        @help La kitsune se volvió la cosa que hacía [falta|falta, casi sin cola].
      `,
    }),
  },
  Kraken: {
    noun: { noun: 'kraken', gender: 'm' },
    facts: { help: 'el kraken levantó mil cosas con cuidado' },
    ...atEveryLevel({
      arrives: `
        @friend Por la bañera asomó un dedo de kraken, tejiendo [una bufanda|un calcetín].
        —Soy muy grande, {hero}, y me gusta ser [poquito|chiquito]. ¿Cabemos? —dijo.
      `,
      alone: `
        @friend El kraken tejía gorros muy pequeños, con [catorce brazos|doce agujas].
      `,
      dry: `
        Iba en una piscina de juguete. {Other} [saludaba|tiraba de la cuerda].
      `,
      wet: `
        Hizo una silla de brazos, {other.y} bajó [sin mojarse el pelo|como en mecedora].
      `,
      quirk: `
        Le puso un gorro de lana a una [ostra|gota]. Le quedaba grande.
      `,
      help: `
        Todo pesaba mucho, y había [escaleras|que subir].
        @help El kraken levantó mil cosas con [cuidado|cuidado, y ni una se cayó].
      `,
    }),
  },
  Chimera: {
    noun: { noun: 'quimera', gender: 'f' },
    facts: { help: 'las tres cabezas de la quimera vieron, olieron y recordaron' },
    ...atEveryLevel({
      arrives: `
        @friend Llegó una quimera, y las tres cabezas hicieron [votación|cola para hablar].
        —Dos a uno, {hero}. ¿Vienes? —dijo la primera. La tercera [estornudó|era la una].
      `,
      alone: `
        @friend La quimera no sabía qué cenar. Votó: [dos sopas y una piedra|empate de tres].
      `,
      dry: `
        Una cabeza miraba al frente, y las otras, {other.a}. [Iban bien|Había votación].
      `,
      wet: `
        Una cabeza respiraba por las [tres|otras], y con {other} bajaron, glup.
      `,
      quirk: `
        —Yo voto por [izquierda|siesta] —dijo la del medio. Se aplazó.
      `,
      help: `
        La vuelta tenía tres caminos, y [ninguno seguro|olían a nada].
        @help Las tres cabezas de la quimera vieron, olieron y [recordaron|recordaron bien].
      `,
    }),
  },
}
