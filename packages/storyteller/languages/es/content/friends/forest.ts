import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { noun: 'zorro', gender: 'm' },
    facts: { help: 'el zorro encontró el camino por el olor' },
    ...atEveryLevel({
      arrives: `
        @friend En la ventana apareció la punta de una cola. Luego, [un zorro entero|el zorro].
        —¿{Hero}? Tengo un plan, evidentemente. Tengo [tres|tres, y uno bueno] —dijo el zorro.
      `,
      alone: `
        @friend El zorro hacía planes en casa y los firmaba con [la cola|un garabato].
        Aquella noche tenía tres. Dos eran [malos|regulares].
      `,
      dry: `
        Fueron por un atajo, evidentemente. {Other} iba agarrando la cola [roja|de guía].
      `,
      wet: `
        En una campana de cristal, el zorro bajó con {other}, [evidentemente|muy digno].
      `,
      quirk: `
        El zorro firmó con la cola un árbol y [un buzón|una nube].
        —Ahora es oficial —le dijo {other.a}.
      `,
      help: `
        La niebla borró el camino de [vuelta|vuelta entero].
        @help El zorro encontró el camino por el [olor|olor, sin un solo plan].
      `,
    }),
  },
  Owl: {
    noun: { noun: 'búho', gender: 'm' },
    facts: { help: 'el búho oyó un pasito en la oscuridad y guio' },
    ...atEveryLevel({
      arrives: `
        @friend Toc, toc, achís. En el alféizar había un búho pequeño, con [pies enormes|unos pies de otro].
        —¿Eres {hero}? Venía a decirte algo. [Ah, se me olvidó|Espera] —dijo el búho.
      `,
      alone: `
        @friend El búho daba vueltas en su rama. Había salido a algo, [pero a qué|hacía un rato].
        Estornudó tres veces, y ni así se [acordó|acordaba].
      `,
      dry: `
        {Other} se agarró a sus pies enormes, y volaron, [achís|con dos estornudos].
      `,
      wet: `
        El búho se metió en un frasco de buzo, con {other}. Y bajaron [estornudando|glu].
      `,
      quirk: `
        —Tengo muchísima prisa —dijo el búho, y se [paró a pensar|olvidó de por qué].
      `,
      help: `
        Todo estaba oscuro, y no se oía [nada|ni el aire].
        @help El búho oyó un pasito en la oscuridad y [guio|guio sin tropezar].
      `,
    }),
  },
  Bear: {
    noun: { noun: 'oso', gender: 'm' },
    facts: { help: 'el oso apoyó un tronco sobre el foso' },
    ...atEveryLevel({
      arrives: `
        @friend La puerta se abrió despacio. Era un oso, [casi dormido|con los ojos a medias].
        —Son dos tarros de miel de camino, {hero}. ¿Vienes? —preguntó y [bostezó|se apoyó].
      `,
      alone: `
        @friend El oso contaba tarros de miel para dormir. Iba por el [nueve|siete], y olía.
      `,
      dry: `
        {Other} subió al lomo del oso, que andaba [medio dormido|como un sillón].
      `,
      wet: `
        El oso se puso una bañera de sombrero. Y con {other} bajó [muy despacio|roncando].
      `,
      quirk: `
        El oso se durmió de pie. {Other} esperó [un tarro de tiempo|lo que dura un tarro].
      `,
      help: `
        Un foso partía el camino, y el puente [no estaba|era aire].
        @help El oso apoyó un tronco sobre el [foso|foso, de lado a lado].
      `,
    }),
  },
  Rabbit: {
    noun: { noun: 'conejo', gender: 'm' },
    facts: { help: 'el conejo cavó un túnel en un momento' },
    ...atEveryLevel({
      arrives: `
        @friend —Perdona —le decía un conejo a la silla, [y otra vez|y a la alfombra].
        Luego golpeó el suelo: —Perdón, {hero}, ¿me acompañas? [Pum, pum|Pum] —dijo.
      `,
      alone: `
        @friend El conejo se tropezó con su mesa. Le pidió perdón [dos veces|y a las patas].
      `,
      dry: `
        Saltando, pum, pum, el conejo abría paso, {other.y} [detrás|saltaba igual].
      `,
      wet: `
        Bajó en un globo con {other}, pidiendo perdón a cada [pez|ola].
      `,
      quirk: `
        Pensaba tanto que golpeaba el suelo. Un topo subió a [quejarse|dar los buenos días].
      `,
      help: `
        Una pared no dejaba pasar, [ni por arriba|por ningún lado].
        @help El conejo cavó un túnel en un [momento|momento, con perdón].
      `,
    }),
  },
  Deer: {
    noun: { noun: 'ciervo', gender: 'm' },
    facts: { help: 'el ciervo llevó luces en las astas' },
    ...atEveryLevel({
      arrives: `
        @friend La lámpara se enganchó en las astas de un [ciervo|ciervo con modales].
        —Buenas noches, {hero}. Mil perdones por la lámpara —dijo [el ciervo|muy fino].
      `,
      alone: `
        @friend El ciervo se enredó en el tendedero. Ahora vestía [dos camisas|una sábana].
      `,
      dry: `
        {Other} iba entre las astas, [como en un balcón|agarrando dos ramas].
      `,
      wet: `
        Bajó con {other}, con una campana en cada [asta|punta].
      `,
      quirk: `
        El ciervo cedió el paso a una piedra. La piedra [no pasó|lo agradeció].
      `,
      help: `
        El camino de vuelta era negro y con [raíces|huecos].
        @help El ciervo llevó luces en las [astas|astas, una en cada punta].
      `,
    }),
  },
  Squirrel: {
    noun: { noun: 'ardilla', gender: 'f' },
    facts: { help: 'la ardilla trepó y lanzó una cuerda de hiedra' },
    ...atEveryLevel({
      arrives: `
        @friend Una ardilla entró, [miró bajo la cama|olió tres cajones] y dijo: «Aquí no está».
        —Lista: una, {hero}; dos, prisa; tres, nueces. [Vamos|Y vamos] —dijo la ardilla.
      `,
      alone: `
        @friend La ardilla buscaba su nuez de guardar nueces. La guardó [muy bien|demasiado bien].
      `,
      dry: `
        De rama en rama, la ardilla contaba las cosas. {Other.y} [la seguía|también].
      `,
      wet: `
        La ardilla metió aire en una cáscara. Y bajaron ella {other.y}, [glu|crac, glu].
      `,
      quirk: `
        Guardó en un agujero dos ideas y [un botón|una bellota]. Luego no los vio más.
      `,
      help: `
        La pared subía recta y sin [escalones|un saliente].
        @help La ardilla trepó y lanzó una cuerda de [hiedra|hiedra, más bien verde].
      `,
    }),
  },
  Hedgehog: {
    noun: { noun: 'erizo', gender: 'm' },
    facts: { help: 'el erizo rodó y juntó hojas para caer blando' },
    ...atEveryLevel({
      arrives: `
        @friend Por la gatera entró un erizo. —Ya, ya sé que es tarde —dijo, [ofendido|y pinchó].
        Pero luego sonrió. —No te lo tomes a mal, {hero}. Yo ya me lo [tomé|tomo] —añadió.
      `,
      alone: `
        @friend El erizo estaba en casa, ofendido con su [cojín|taza]. Se le pasó enseguida.
      `,
      dry: `
        Rodaba a ratos por la cuesta, {other.y} corría [detrás|al lado].
      `,
      wet: `
        Se hizo una bola en un frasco. Y así bajó con {other}, [dando vueltas|muy redondo].
      `,
      quirk: `
        A media frase se hizo una bola. Terminó la otra mitad [al abrirse|al rato].
      `,
      help: `
        Para bajar había una cuesta muy [alta|empinada].
        @help El erizo rodó y juntó hojas para caer [blando|blando, todos encima].
      `,
    }),
  },
  Wolf: {
    noun: { noun: 'lobo', gender: 'm' },
    facts: { help: 'el lobo aulló y la luna mostró el sendero' },
    ...atEveryLevel({
      arrives: `
        @friend Un lobo llamó a la puerta y sonrió [un poco|con muchos dientes].
        —¿Te asusto, {hero}? Estoy ensayando. [¿Y ahora?|Vamos] —dijo el lobo.
      `,
      alone: `
        @friend El lobo sonreía a su espejo, una y otra vez, [a ver|con cuidado].
      `,
      dry: `
        Iba de puntillas, para no dar miedo. {Other} se agarraba a su [lomo|pelo tibio].
      `,
      wet: `
        Se puso una pecera en la cabeza. Y con {other} bajó [aullando burbujas|sonriendo].
      `,
      quirk: `
        Un ratón se le escondió del susto. El lobo se escondió [también|del ratón].
      `,
      help: `
        Nadie sabía ya por dónde se [volvía|iba].
        @help El lobo aulló. Y la luna mostró el [sendero|sendero, blanco y entero].
      `,
    }),
  },
  Raccoon: {
    noun: { noun: 'mapache', gender: 'm' },
    facts: { help: 'el mapache abrió el cerrojo con los dedos' },
    ...atEveryLevel({
      arrives: `
        @friend En el lavabo, un mapache le daba jabón a [una carta|un sobre].
        —Es para ti, {hero}. Decía «ven», y ahora [está limpia|huele bien] —dijo el mapache.
      `,
      alone: `
        @friend El mapache lavaba la luna en el [charco|cubo]. No salía la mancha.
      `,
      dry: `
        Pasito a pasito, fue con {other}. Lavó [dos hojas y un mapa|un puente].
      `,
      wet: `
        —Por fin agua —dijo. Y bajó con {other} en una [tina|cuba] dada la vuelta.
      `,
      quirk: `
        Tenía en el bolsillo un botón ajeno. —Prestado, no quitado —le [explicó|juró] {other.a}.
      `,
      help: `
        Una verja cerrada cortó la [vuelta|marcha].
        @help El mapache abrió el cerrojo con los [dedos|dedos, y luego lo limpió].
      `,
    }),
  },
  Beaver: {
    noun: { noun: 'castor', gender: 'm' },
    facts: { help: 'el castor hizo un paso a mordiscos' },
    ...atEveryLevel({
      arrives: `
        @friend Ñac, ñac: un castor mejoraba la puerta, que [ya abría|iba bien].
        —Buenas, {hero}. Media cola más y te [queda de lujo|queda perfecta] —dijo, midiéndola.
      `,
      alone: `
        @friend El castor había mejorado su casa. Ahora tenía [dos goteras|ocho puertas].
      `,
      dry: `
        El castor medía cada paso con la cola. {Other.y} [contaba|pisaba justo ahí].
      `,
      wet: `
        Nadaba por delante. {Other.y} se agarraba a la [cola|cola plana], en burbuja.
      `,
      quirk: `
        Mejoró un árbol que iba bien. Ahora el árbol iba [tumbado|de puente].
      `,
      help: `
        El río ocupaba todo, y corría [deprisa|mucho].
        @help El castor hizo un paso a [mordiscos|mordiscos: diez, y un poco].
      `,
    }),
  },
}
