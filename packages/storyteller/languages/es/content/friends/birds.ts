import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { noun: 'águila', gender: 'f', article: 'el' },
    facts: { help: 'el águila vio el camino desde arriba' },
    ...atEveryLevel({
      arrives: `
        @friend Un águila entró por la ventana, y chocó con [la lámpara|el armario]. No la había visto.
        —Veo una hormiga en la luna. ¿Y tú eres {hero}, o [un sillón|el perchero]? —dijo el águila.
      `,
      alone: `
        @friend El águila veía el mar desde su nido, pero no su [taza|plato].
      `,
      dry: `
        Volaron alto, muy alto. {Other} le decía lo que había [cerca|delante del pico].
      `,
      wet: `
        En un casco de cristal bajó con {other}. Y chocó con [un pez|la misma roca dos veces].
      `,
      quirk: `
        —No necesito gafas —dijo, y saludó a una [col|nube].
      `,
      help: `
        Desde abajo no se veía por dónde se [volvía|salía].
        @help El águila vio el camino desde [arriba|arriba, de principio a fin].
      `,
    }),
  },
  Parrot: {
    noun: { noun: 'loro', gender: 'm' },
    facts: { help: 'el loro llamó con otra voz' },
    ...atEveryLevel({
      arrives: `
        @friend —¡A cenar! —gritó un loro en la ventana. No era hora de [cenar|nada].
        —Perdona, {hero}, se me escapó de la tía. ¿[Vienes|Salimos]? —dijo el loro.
      `,
      alone: `
        @friend El loro repetía lo que oyó ayer: «[Cierra el grifo|Chist, que duerme]».
      `,
      dry: `
        Volaba delante y repetía cada ruido. {Other} tenía que [adivinar|reír].
      `,
      wet: `
        —Glub —repitió el loro. Y bajó con {other} en una [jaula de aire|campana].
      `,
      quirk: `
        En el silencio más serio, el loro dijo: «[Me pica la nariz|¿Quién ronca?]».
      `,
      help: `
        La puerta de vuelta obedecía solo a [una voz|su dueña].
        @help El loro llamó con otra [voz|voz, y le abrieron en seguida].
      `,
    }),
  },
  Hummingbird: {
    noun: { noun: 'colibrí', gender: 'm' },
    facts: { help: 'el colibrí sostuvo una luz ante la cerradura' },
    ...atEveryLevel({
      arrives: `
        @friend Zzz. —Ya te lo he dicho —dijo un colibrí, [que acababa de llegar|antes de llegar].
        —Que vengas, {hero}. Y lo otro, y la [respuesta|merienda], y ya —añadió.
      `,
      alone: `
        @friend El colibrí se levantó, cenó y se acostó. Eran las [siete y un segundo|siete].
      `,
      dry: `
        El colibrí llegó antes, volvió y llegó [otra vez|a la vez]. {Other}, una.
      `,
      wet: `
        En una gotita de aire, bajó y [subió diez veces|volvió]. {Other} bajó una vez.
      `,
      quirk: `
        {Other} iba a preguntarle algo. —Sí, no, azul —dijo el colibrí, [antes|ya].
      `,
      help: `
        A oscuras, nadie veía el ojo de la [llave|cerradura].
        @help El colibrí sostuvo una luz ante la [cerradura|cerradura, quieto como un clavo].
      `,
    }),
  },
  Swan: {
    noun: { noun: 'cisne', gender: 'm' },
    facts: { help: 'el cisne fue una barca de plumas' },
    ...atEveryLevel({
      arrives: `
        @friend Por el charco llegó un cisne, hermoso y blanco. Luego [salió a andar|salió].
        —No mires, {hero}. Ando así: plaf, plaf, con [elegancia|pena] —dijo el cisne.
      `,
      alone: `
        @friend El cisne se paseaba por su lago. Y nadie lo veía [andar|dar traspiés].
      `,
      dry: `
        Volaron con gracia. Al posarse, {other} y el cisne [rodaron|hicieron plaf].
      `,
      wet: `
        Estiró el cuello hacia abajo. {Other.y} bajó por él en [una pompa|su tobogán].
      `,
      quirk: `
        Se resbaló en la escalera con dignidad, peldaño a [peldaño|peldaño, plaf].
      `,
      help: `
        Un lago oscuro cortaba la [vuelta|vuelta a casa].
        @help El cisne fue una barca de [plumas|plumas, y nadie se mojó].
      `,
    }),
  },
  Peacock: {
    noun: { noun: 'pavo real', gender: 'm' },
    facts: { help: 'el pavo real alumbró con cien ojos de luz' },
    ...atEveryLevel({
      arrives: `
        @friend ¡Plaf! Cayó un florero. Un pavo real se había asustado y [tenía la cola abierta|abría la cola].
        —Perdona, {hero}. Abro cuando me asombro, y [abro mucho|todo me asombra] —dijo.
      `,
      alone: `
        @friend El pavo real intentaba no asombrarse. Pasó una [mosca|pluma], y ¡plaf!
      `,
      dry: `
        Con la cola abierta, volaron como un [paraguas|abanico], {other.y} dirigía.
      `,
      wet: `
        La cola empujó el agua. Y por el hueco bajó {other}, [entre ojos|en seco].
      `,
      quirk: `
        —¡Bu! —le dijo un grillo. Se cayeron [dos maceteros|tres sillas].
      `,
      help: `
        El túnel era negro como [boca de lobo|tinta].
        @help El pavo real alumbró con cien ojos de [luz|luz, y era verde].
      `,
    }),
  },
  Flamingo: {
    noun: { noun: 'flamenco', gender: 'm' },
    facts: { help: 'el flamenco hizo de poste en el agua' },
    ...atEveryLevel({
      arrives: `
        @friend En el jardín, un flamenco sobre una pata [miraba la otra|dudaba mucho].
        —¿Esta o la otra, {hero}? Decide, y [vamos|échame una mano] —dijo el flamenco.
      `,
      alone: `
        @friend El flamenco cambió de pata, dudó y [volvió a cambiar|siguió pensando].
      `,
      dry: `
        Andaba a zancadas, {other.y} arriba le decía: «[Esta|La otra]».
      `,
      wet: `
        Entró andando, y luego solo asomó el cuello. {Other} iba en [pompa|pompa rosa].
      `,
      quirk: `
        Se durmió sobre una pata. Nadie supo [sobre cuál|cuál era], ni él.
      `,
      help: `
        El agua tiraba mucho y no había [dónde agarrarse|fondo].
        @help El flamenco hizo de poste en el [agua|agua, sobre las dos patas].
      `,
    }),
  },
  Crane: {
    noun: { noun: 'grulla', gender: 'f' },
    facts: { help: 'la grulla plegó una hoja y salió una barca' },
    ...atEveryLevel({
      arrives: `
        @friend Un avión de papel se desplegó y era una [grulla|grulla con arrugas].
        —Perdona los pliegues, {hero}. Iba en el [sobre|bolsillo]. Ven —dijo la grulla.
      `,
      alone: `
        @friend La grulla plegó el diario, la mesa y [el mantel|una pata].
      `,
      dry: `
        Plegó el camino en dos. Y así llegó con {other} en la [mitad del tiempo|mitad de pasos].
      `,
      wet: `
        Plegó aire en forma de cajita. Y en ella bajó con {other}, [sin arrugas|plof].
      `,
      quirk: `
        Del mapa quedó un [sombrero|pez]. —Le sienta bien —dijo la grulla.
      `,
      help: `
        El arroyo era ancho y muy [frío|deprisa, para cruzarlo].
        @help La grulla plegó una hoja y salió una [barca|barca, con cuatro dobleces].
      `,
    }),
  },
  Albatross: {
    noun: { noun: 'albatros', gender: 'm' },
    facts: { help: 'el albatros planeó con todos sin aletear' },
    ...atEveryLevel({
      arrives: `
        @friend Tap, tap, tap, se oía toda la [calle|avenida]. Un albatros tomaba carrera para pararse.
        —Perdona, {hero}, me hace falta pista. ¿[Corres|Vienes]? —dijo, ya frenando.
      `,
      alone: `
        @friend El albatros se durmió volando y soñó que [volaba|aterrizaba bien].
      `,
      dry: `
        Corrió y corrió con {other} encima, hasta que [volaron|hubo aire debajo].
      `,
      wet: `
        Tomó carrerilla hasta el agua. Y con {other} se hundió en [una pompa|seco].
      `,
      quirk: `
        Para sentarse necesitaba todo el [prado|salón], y lo pidió prestado.
      `,
      help: `
        Entre las dos orillas solo había [aire|aire y luna].
        @help El albatros planeó con todos sin [aletear|aletear, ni una vez].
      `,
    }),
  },
  Macaw: {
    noun: { noun: 'guacamayo', gender: 'm' },
    facts: { help: 'el guacamayo dejó plumas de colores en el camino' },
    ...atEveryLevel({
      arrives: `
        @friend —¡He volado mil años! —dijo un guacamayo. Y cayó en la [cama|almohada]. Había volado una calle.
        —Y un dragón me siguió, {hero}. O una [mosca|avispa]. ¡Ven, que será mejor! —gritó.
      `,
      alone: `
        @friend El guacamayo le contó al espejo su día: [tres volcanes|una tormenta]. Fue un día tranquilo.
      `,
      dry: `
        Volaron bajo, y él decía que muy alto. {Other} veía [los zapatos|el suelo].
      `,
      wet: `
        —¡Bajamos mil metros! —gritó, {other.y} contó [siete|ocho], en una pompa.
      `,
      quirk: `
        —Era un gigante de fuego —dijo de la [luciérnaga|vela].
      `,
      help: `
        El gris tapaba el camino y la [luna|tierra].
        @help El guacamayo dejó plumas de colores en el [camino|camino: roja, azul, roja].
      `,
    }),
  },
  Dove: {
    noun: { noun: 'paloma', gender: 'f' },
    facts: { help: 'la paloma supo dónde estaba la casa' },
    ...atEveryLevel({
      arrives: `
        @friend Una paloma dejó una carta en la ventana, ya [leída|abierta].
        —Es para ti, {hero}. Muy bonita la parte del [medio|final] —dijo la paloma.
      `,
      alone: `
        @friend La paloma llevaba una carta, y la leía [por el camino|de reojo].
      `,
      dry: `
        {Other} fue en la bolsa de correo. Y la paloma voló [recto|sin preguntar].
      `,
      wet: `
        La carta era para abajo. Bajó con {other} en [botella|un sobre de cristal].
      `,
      quirk: `
        —Yo no leo cartas ajenas —dijo, y lloró con [la tercera|el final].
      `,
      help: `
        Ya nadie sabía por dónde se [iba|volvía].
        @help La paloma supo dónde estaba la [casa|casa, como siempre].
      `,
    }),
  },
}
