import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { noun: 'tigre', gender: 'm' },
    facts: { help: 'el tigre se deslizó y el matorral se abrió' },
    ...atEveryLevel({
      arrives: `
        @friend Delante del espejo había un tigre, contando [rayas|sus propias rayas].
        —¿Diecinueve o veinte, {hero}? Depende de la [luz|luna]. Ven —pidió el tigre.
      `,
      alone: `
        @friend El tigre se miró en el río: le faltaba [una raya|media raya]. O había perdido la cuenta.
      `,
      dry: `
        El tigre corría. {Other.y} tenía a mano todas sus rayas para [agarrarse|contar].
      `,
      wet: `
        En un bote a rayas bajaron el tigre {other.y}, [a juego|sin prisa].
      `,
      quirk: `
        —¿Me luce esta raya? —preguntó. {Other} dijo que [sí|las veinte].
      `,
      help: `
        Un matorral de espinas no dejaba [pasar|ni un dedo].
        @help El tigre se deslizó y el matorral se [abrió|abrió como una cortina].
      `,
    }),
  },
  Elephant: {
    noun: { noun: 'elefante', gender: 'm' },
    facts: { help: 'el elefante levantó a todos con la trompa' },
    ...atEveryLevel({
      arrives: `
        @friend —¡Chist! —susurró un elefante, y temblaron [las tazas|los cristales]. Había entrado, pero [¿a qué?|para algo].
        —Me acuerdo de todo, {hero}, menos de eso. Ven, y [lo vemos|ya saldrá] —dijo.
      `,
      alone: `
        @friend En medio del salón, el elefante intentaba acordarse de [por qué entró|algo].
      `,
      dry: `
        {Other} iba entre las dos orejas, [como en un abanico|en lo más alto].
      `,
      wet: `
        Con la trompa de tubo, el elefante bajó con {other}, [glup|muy derecho].
      `,
      quirk: `
        —Hablo muy bajo —susurró. Se cayeron [dos cocos|ocho hojas].
      `,
      help: `
        El muro era alto, liso y [sin puerta|sin agarraderos].
        @help El elefante levantó a todos con la [trompa|trompa, despacio, como tazas].
      `,
    }),
  },
  Monkey: {
    noun: { noun: 'mono', gender: 'm' },
    facts: { help: 'el mono cruzó colgado de una liana' },
    ...atEveryLevel({
      arrives: `
        @friend De la lámpara colgaba un mono, [y de él, un calcetín|balanceándose].
        —Cuelga, pues tiro. Ven, {hero}, hay cosas que [cuelgan|se balancean] —dijo el mono.
      `,
      alone: `
        @friend El mono vio una cuerda colgando en el techo. [Tiró|No lo pudo evitar].
      `,
      dry: `
        El mono iba de cuerda en cuerda. {Other} llevaba el [mismo vaivén|otro extremo].
      `,
      wet: `
        El mono tiró de una cadena, y cayó agua. {Other} bajó con él en [una cuba|un cubo].
      `,
      quirk: `
        Había un cordón con un cartel: «No tirar». El mono [leyó y tiró|leyó el «tirar»].
      `,
      help: `
        El puente colgante ya no [colgaba|llegaba].
        @help El mono cruzó colgado de una [liana|liana y lanzó la otra punta].
      `,
    }),
  },
  Giraffe: {
    noun: { noun: 'jirafa', gender: 'f' },
    facts: { help: 'la jirafa miró por encima y fue la escalera' },
    ...atEveryLevel({
      arrives: `
        @friend Por la ventana del segundo piso asomó una jirafa. —¿Sí? —dijo, [un rato después|tarde].
        —¿{Hero}? Perdón, se me oye tarde ahí [arriba|en lo alto]. Vamos —añadió la jirafa.
      `,
      alone: `
        @friend La jirafa tenía la cabeza en una nube. Alguien dijo algo. Lo oyó [el martes|después].
      `,
      dry: `
        {Other} resbaló por su cuello y viajó [entre las manchas|muy alto].
      `,
      wet: `
        El cuello bajó despacio, metro a metro, con {other} en una [burbuja|concha].
      `,
      quirk: `
        {Other} contó un chiste. La jirafa se rio [tres calles después|mañana].
      `,
      help: `
        Una tapia no dejaba ver por dónde se [volvía|iba].
        @help La jirafa miró por encima y fue la [escalera|escalera, peldaño a peldaño].
      `,
    }),
  },
  Lion: {
    noun: { noun: 'león', gender: 'm' },
    facts: { help: 'el león rugió y se fue la niebla' },
    ...atEveryLevel({
      arrives: `
        @friend Un rugido abrió la ventana. Y entró un león, [colorado|sin hacer ruido].
        —Perdona, rugí en sueños. ¿Está bien mi melena, {hero}? ¿[Seguro|De verdad]? —dijo.
      `,
      alone: `
        @friend El león se peinaba la melena y, dormido, rugía [sin querer|muy bajito].
      `,
      dry: `
        {Other} viajó en la melena, [con mucho calor|como en un pajar].
      `,
      wet: `
        Con gorro de baño, el león bajó con {other} [en una campana|muy tieso].
      `,
      quirk: `
        Le daba vergüenza rugir despierto. Dijo [«ru»|«grr», en minúscula].
      `,
      help: `
        La niebla tapaba el camino hasta [la nariz|la luna].
        @help El león rugió. Y se fue la [niebla|niebla, que era muy tibia].
      `,
    }),
  },
  Panther: {
    noun: { noun: 'pantera', gender: 'f' },
    facts: { help: 'la pantera vio en lo más oscuro y guio' },
    ...atEveryLevel({
      arrives: `
        @friend La oscuridad del rincón abrió dos ojos. Era una [pantera|pantera, y se asustó].
        —¡Uy! Me he asustado yo sola. Ven, {hero}, [en silencio|sin prisa] —dijo la pantera.
      `,
      alone: `
        @friend La pantera caminaba tan callada que se llevó [un susto|una sorpresa].
      `,
      dry: `
        Iban sin ruido. Se oía solo respirar {other.a}, y [ni eso|casi nada].
      `,
      wet: `
        Se deslizó bajo el agua. {Other.y} la siguió en una [burbuja negra|perla de aire].
      `,
      quirk: `
        La pantera pisó una hoja sin hacer crac. Se asustó [por si acaso|luego].
      `,
      help: `
        El camino de vuelta era tan negro como [ella|tinta].
        @help La pantera vio en lo más oscuro y [guio|guio, con dos lunas].
      `,
    }),
  },
  Jaguar: {
    noun: { noun: 'jaguar', gender: 'm' },
    facts: { help: 'el jaguar saltó al otro lado con todos' },
    ...atEveryLevel({
      arrives: `
        @friend Un jaguar llegó corriendo, y su sombra [llegó antes|le ganó].
        —¿{Hero}? Ella gana siempre. Hoy me toca a [mí|mí, venga] —dijo el jaguar.
      `,
      alone: `
        @friend El jaguar echó otra carrera a su sombra. Ella llegó [primero|antes a la cena].
      `,
      dry: `
        {Other} iba en su lomo, y la sombra, [al lado|delante, chula].
      `,
      wet: `
        Nadó tan deprisa con {other} que la sombra [se mojó|se quedó arriba].
      `,
      quirk: `
        —Esta vez le gané —dijo el jaguar. Era [mediodía|de noche]. No tenía sombra.
      `,
      help: `
        Había un hueco, y al otro lado, [la vuelta|el camino].
        @help El jaguar saltó al otro lado con [todos|todos, también la sombra].
      `,
    }),
  },
  Orangutan: {
    noun: { noun: 'orangután', gender: 'm' },
    facts: { help: 'el orangután pasó a todos de árbol en árbol' },
    ...atEveryLevel({
      arrives: `
        @friend En la rama de la ventana había un orangután. Miró, pensó y [pensó más|esperó].
        —Ven —dijo al fin. {Hero} comprendió que era [todo|el discurso].
      `,
      alone: `
        @friend El orangután pensaba en una hoja. Llevaba así desde [el desayuno|las dos].
      `,
      dry: `
        Sus brazos iban de árbol en árbol. {Other} viajaba [como en hamaca|en columpio].
      `,
      wet: `
        Bajó por una cuerda, con {other} en un [cesto de aire|coco].
      `,
      quirk: `
        —¿Y bien? —le preguntó {other}. Pasó un rato. —[Plátano|Luna] —dijo.
      `,
      help: `
        Los árboles estaban lejos unos de [otros|otros, por el aire].
        @help El orangután pasó a todos de árbol en [árbol|árbol, sin soltar].
      `,
    }),
  },
  Gorilla: {
    noun: { noun: 'gorila', gender: 'm' },
    facts: { help: 'el gorila apartó la piedra que nadie movía' },
    ...atEveryLevel({
      arrives: `
        @friend Sobre la alfombra, un gorila estaba haciendo una cama de [hojas|hojas nuevas].
        —Hola, {hero}. Por si volvías con [sueño|cansancio]. Vamos antes —dijo, muy suave.
      `,
      alone: `
        @friend El gorila hizo una cama de hojas y [la probó|la ahuecó].
      `,
      dry: `
        Iba despacio, con {other} en sus brazos, como lleva un [nido|pan tibio].
      `,
      wet: `
        Bajó por una escala con {other} [y un tubo|y una calabaza de aire].
      `,
      quirk: `
        Hizo una cama de hojas para una piedra. —Estaba [cansada|incómoda] —explicó.
      `,
      help: `
        Una piedra enorme cerraba el camino de [vuelta|vuelta a casa].
        @help El gorila apartó la piedra que nadie [movía|movía, y después la devolvió].
      `,
    }),
  },
  Sloth: {
    noun: { noun: 'perezoso', gender: 'm' },
    facts: { help: 'el perezoso se colgó y el puente quedó quieto' },
    ...atEveryLevel({
      arrives: `
        @friend —Ho… —dijo un perezoso desde la cortina. Lo dijo [ayer, para hoy|hacía rato].
        —…la, {hero}. ¿Va… mos? —dijo. La luna ya se había [movido|cansado].
      `,
      alone: `
        @friend El perezoso decidió salir. Salía [mañana|desde la mañana].
      `,
      dry: `
        El perezoso viajó del brazo {other.de}, [diciendo adelante|muy deprisa para él].
      `,
      wet: `
        Bajó poco a poco, como una hoja, con {other} en [burbuja|una pompa].
      `,
      quirk: `
        Empezó una frase en la primera piedra. La terminó en [la séptima|la veinte].
      `,
      help: `
        El puente colgante se mecía y se [mecía|mecía, mareado].
        @help El perezoso se colgó, y el puente quedó [quieto|quieto, sin pensarlo].
      `,
    }),
  },
}
