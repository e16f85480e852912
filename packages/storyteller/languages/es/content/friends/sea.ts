import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { noun: 'delfín', gender: 'm' },
    facts: { help: 'el delfín halló el camino con chasquidos' },
    ...atEveryLevel({
      arrives: `
        @friend La bañera hizo plas. Salió un delfín y dio una [voltereta|voltereta, dos].
        —¡{Hero}, {hero}! ¡Ven, ven! [Es fácil, es fácil|Ahora, ahora] —dijo el delfín.
      `,
      alone: `
        @friend El delfín dio una voltereta de buenas noches, de buenas [noches|noches, sí].
      `,
      dry: `
        En bañera con ruedas bajaron el delfín {other.y}, [{other.y}|plas, plas].
      `,
      wet: `
        {Other} se agarró a la aleta. Y bajaron dando una voltereta, [otra|y otra].
      `,
      quirk: `
        —No hago más volteretas, más volteretas —dijo, e hizo [una|una, una].
      `,
      help: `
        El agua se puso turbia, y nadie [veía|veía nada, nada].
        @help El delfín halló el camino con [chasquidos|chasquidos: clic, clic, clic].
      `,
    }),
  },
  Whale: {
    noun: { noun: 'ballena', gender: 'f' },
    facts: { help: 'la ballena hizo de puente' },
    ...atEveryLevel({
      arrives: `
        @friend Todas las cucharas temblaron. Fuera cantaba una ballena, muy [hondo|bajo].
        —¿Estorbo, {hero}? Dímelo, que me [aparto|encojo] —dijo la ballena, por la ventana.
      `,
      alone: `
        @friend La ballena cantaba tan hondo que temblaba [la luna|el fondo]. Pidió perdón al agua.
      `,
      dry: `
        Iba en una nube de lluvia, despacio. {Other}, en su lomo, [sin miedo|como en una isla].
      `,
      wet: `
        Se sumergió como un suspiro, con {other} en una [burbuja|burbuja grande].
      `,
      quirk: `
        —¿Molesto aquí? —le preguntó la ballena a un [pez|camarón]. No molestaba.
      `,
      help: `
        Entre las dos orillas había mucha [agua|agua, y nada más].
        @help La ballena hizo de puente, [quieta|quieta, de punta a punta].
      `,
    }),
  },
  Octopus: {
    noun: { noun: 'pulpo', gender: 'm' },
    facts: { help: 'el pulpo cerró ocho cosas a la vez' },
    ...atEveryLevel({
      arrives: `
        @friend Del grifo salió un brazo, y otro, y otro. Era un [pulpo|pulpo indeciso].
        —Opinamos que vengas, {hero}. Siete a favor, y uno [bosteza|no contesta] —dijo el pulpo.
      `,
      alone: `
        @friend El pulpo tenía ocho opiniones sobre la cena, [todas firmes|y frío en una].
      `,
      dry: `
        Ocho brazos llevaban la rueda de agua, {other.y} [llevaba el timón|decía por dónde].
      `,
      wet: `
        Cada brazo fue por un lado. {Other} se agarró al [tercero|más tranquilo].
      `,
      quirk: `
        Un brazo quería ir a la izquierda. Hubo [votación|empate].
      `,
      help: `
        El viento abría ocho puertas y [ventanas|trampillas] a la vez.
        @help El pulpo cerró ocho cosas a la [vez|vez, una con cada brazo].
      `,
    }),
  },
  'Sea Turtle': {
    noun: { noun: 'tortuga marina', gender: 'f' },
    facts: { help: 'la tortuga fue techo y barca' },
    ...atEveryLevel({
      arrives: `
        @friend Una tortuga marina llamó a la puerta. Venía de hacía [doscientos años|mucho].
        —Llego pronto, {hero}. En mis tiempos se llegaba [más pronto|al amanecer] —dijo la tortuga.
      `,
      alone: `
        @friend La tortuga recordaba cuando la luna era [joven|más nueva], y sonreía.
      `,
      dry: `
        Muy despacio, en una tina con ruedas, llevaba {other.a} [de paseo|con paraguas].
      `,
      wet: `
        {Other} se tumbó en la concha, y bajaron [planeando|despacio, como antes].
      `,
      quirk: `
        —Esto era un campo —dijo. Lo contó tan despacio que casi [era otra vez|lo fue].
      `,
      help: `
        Empezó a llover, y el camino se volvió [mar|un río].
        @help La tortuga fue techo y [barca|barca, las dos cosas].
      `,
    }),
  },
  Penguin: {
    noun: { noun: 'pingüino', gender: 'm' },
    facts: { help: 'el pingüino resbaló sobre la tripa con todos' },
    ...atEveryLevel({
      arrives: `
        @friend Un pingüino entró con mucha ceremonia, saludó y [resbaló|resbaló hasta la cama].
        —Distinguida noche, {hero}. ¿Me haría el honor? ¡[Uy|Uy, el suelo]! —dijo.
      `,
      alone: `
        @friend El pingüino practicaba la reverencia, [plas|y se caía]. Y volvía a empezar.
      `,
      dry: `
        De tripa por la cuesta, con {other} encima, y con [buenos modales|corbata].
      `,
      wet: `
        Se lanzó de cabeza y guio {other.a} con mucha [corrección|elegancia].
      `,
      quirk: `
        Saludó a un poste, y el poste [no respondió|se quedó igual]. Lo disculpó.
      `,
      help: `
        La cuesta era larga y toda de [hielo|escarcha].
        @help El pingüino resbaló sobre la tripa con [todos|todos encima, gracias].
      `,
    }),
  },
  Seahorse: {
    noun: { noun: 'caballito de mar', gender: 'm' },
    facts: { help: 'el caballito de mar se anudó a lo que resbalaba' },
    ...atEveryLevel({
      arrives: `
        @friend En el vaso de agua había un caballito de mar [con armadura|muy bravo].
        —¡A las armas, {hero}! Agárrate a mi [cola|colita] —dijo, del tamaño de un dedo.
      `,
      alone: `
        @friend El caballito de mar montaba guardia junto a una [alga|burbuja] muy importante.
      `,
      dry: `
        Viajaba en un vaso. {Other.y} llevaba el vaso [como una corona|con las dos manos].
      `,
      wet: `
        —Agárrate de la cola —dijo. {Other.y} lo hizo, y [galoparon|fueron al galope].
      `,
      quirk: `
        Retó a un cangrejo a duelo. Ganó el [cangrejo, y se dieron la mano|sueño].
      `,
      help: `
        La cuerda mojada se escapaba [siempre|una y otra vez].
        @help El caballito se anudó a lo que [resbalaba|resbalaba, doble nudo].
      `,
    }),
  },
  Starfish: {
    noun: { noun: 'estrella de mar', gender: 'f' },
    facts: { help: 'la estrella de mar fue peldaño en la pared' },
    ...atEveryLevel({
      arrives: `
        @friend Pegada al cristal había una estrella de mar. —Mira, por [cinco lados|el otro lado] —dijo.
        —Por un lado, {hero}, es tarde. Por los otros cuatro, es [pronto|hora] —añadió.
      `,
      alone: `
        @friend La estrella de mar veía la noche por sus cinco puntas. Y [le gustaban cuatro|dudaba].
      `,
      dry: `
        Iba pegada {other.a}, en un tarro de mar. Y [opinaba|daba cinco direcciones].
      `,
      wet: `
        Bajó dando vueltas, {other.y} daba vueltas [también|por cinco lados].
      `,
      quirk: `
        —Hay cinco maneras de verlo —dijo, y las contó. [Seis|Faltaba una].
      `,
      help: `
        La pared subía lisa, sin [sitio donde pisar|un agujero].
        @help La estrella de mar fue peldaño en la [pared|pared, sin soltarse].
      `,
    }),
  },
  Seal: {
    noun: { noun: 'foca', gender: 'f' },
    facts: { help: 'la foca llevó a todos en equilibrio' },
    ...atEveryLevel({
      arrives: `
        @friend Una foca entró con un jarrón en la nariz y [aplaudió|se aplaudió].
        —¡Muy bien, yo! Ven, {hero}, que [queda mucho número|empieza] —dijo la foca.
      `,
      alone: `
        @friend La foca tenía en la nariz una taza y [el gato|una bota].
      `,
      dry: `
        Rodaba sobre una pelota, {other.y} [aplaudía|contaba las vueltas].
      `,
      wet: `
        —¡Bravo! —se dijo, y bajó girando con {other}, [dos vueltas y media|en burbuja].
      `,
      quirk: `
        {Other} probó con un calcetín en la nariz. La foca [aplaudió|se aplaudió igual].
      `,
      help: `
        El camino era una viga muy fina y [mojada|larga].
        @help La foca llevó a todos en equilibrio por el [paso|paso. Bravo].
      `,
    }),
  },
  Narwhal: {
    noun: { noun: 'narval', gender: 'm' },
    facts: { help: 'el narval trazó el camino con su cuerno' },
    ...atEveryLevel({
      arrives: `
        @friend La cortina se enganchó en un cuerno. Detrás, colorado, había un [narval|narval, pidiendo perdón].
        —Perdona, {hero}, no veo dónde acabo. [¿Vienes?|Con cuidado] —dijo el narval.
      `,
      alone: `
        @friend El narval chocó con un iceberg, pidió perdón y [se rascó|retrocedió].
      `,
      dry: `
        Iba en un carro de agua, con {other} [al timón|lejos del cuerno].
      `,
      wet: `
        Nadó de lado, para no pinchar {other.a}, [con cortesía|muy fino].
      `,
      quirk: `
        Sin querer pinchó un globo, dos y [el tercero|una almohada]. Pidió perdón a cada uno.
      `,
      help: `
        No había rastro del camino de [vuelta|vuelta, ni una marca].
        @help El narval trazó el camino con su [cuerno|cuerno, derecho y fino].
      `,
    }),
  },
  Orca: {
    noun: { noun: 'orca', gender: 'f' },
    facts: { help: 'la orca abrió paso con una ola' },
    ...atEveryLevel({
      arrives: `
        @friend Una orca entró con traje blanco y negro y enderezó [el cuadro|la alfombra].
        —Buenas noches, {hero}. En orden, ¿[vamos en fila|de uno en uno]? —dijo la orca.
      `,
      alone: `
        @friend La orca ordenaba las olas de menor a [mayor|menor]. Se mezclaban.
      `,
      dry: `
        En una ola con ruedas, la orca llevaba {other.a} [de paseo|con guantes].
      `,
      wet: `
        Bajaron en línea recta, {other.y} detrás, [a distancia justa|en su fila].
      `,
      quirk: `
        La orca puso derecho a un cangrejo. El cangrejo siguió [de lado|torcido].
      `,
      help: `
        El hielo cerraba el paso, bloque a [bloque|bloque, muy mal puesto].
        @help La orca abrió paso con una [ola|ola, una sola y firme].
      `,
    }),
  },
}
