import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} y el muro de raíces
      Por donde entran las hormigas
    `,
    refrain: {
      first: 'Raíz, raíz, déjame pasar, ¿por dónde van las hormigas ya?',
      changed: 'Raíz, raíz, ya te entendí, de lado y despacio voy por ti.',
    },
    facts: {
      wrong: '{friend} quiso romper las raíces y se atascó',
      turn: '{hero} miró a las hormigas y apartó la raíz',
      result: 'las raíces dejaron el paso libre',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un muro de raíces [gordas|retorcidas].
        Detrás de él estaba {thing}. Se oía [cómo latía|un tic].
        + Una fila de hormigas [entraba y salía|iba a lo suyo].
      `,
      wrong: `
        @wrong {Friend} quiso romper las raíces. Y se atascó el [trasero|trasero entero].
        Las raíces apretaron, [amables|sin ganas de hacer daño]. Solo un poco.
        + —Estoy entrando —dijo {friend}. No entraba ni salía.
      `,
      doubt: `
        Las raíces no tenían prisa. Llevaban ahí [mil años|desde siempre].
      `,
      turn: `
        {Hero} se agachó y miró por dónde pasaban las [hormigas|hormigas, en fila].
        @turn Y apartó una raíz como crecía, de lado y [despacio|suave].
        + —Perdona —le dijo a la raíz. La raíz se [acordó|movió].
      `,
      works: `
        @result Las raíces dejaron el paso [libre|libre, hoja y todo]. Y ahí estaba {thing}.
        {Friend} salió de su hueco con un [plop|pop] muy verde.
      `,
      lesson: `
        Se llega mejor si se va [con la hierba|como crece].
      `,
    }),
  },
  Conservation: {
    titles: `
      {hero} y la fuente de luz
      Tres gotas, no más
    `,
    refrain: { first: 'Gota, gota, gota más, ¿cuántas gotas beberás?', changed: 'Gota, gota, gota, tres, la fuente sube otra vez.' },
    facts: {
      wrong: '{friend} quiso bañarse en la fuente',
      turn: '{hero} tomó tres gotas y puso la tapa',
      result: 'bastaron tres gotas y la fuente subió',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una fuente de luz, casi [seca|vacía].
        Con una tacita de luz se vería {thing}, [quizá|por fin].
        + Goteaba muy despacio, y se acordaba de [más|otros años].
      `,
      wrong: `
        @wrong {Friend} quiso bañarse en ella, con [toalla|gorro de baño] y todo.
        Se metió un pie, y la fuente bajó dos [dedos|dedos de luz].
        + —Está un poco baja —dijo {friend}, a [remojo|la espera].
      `,
      doubt: `
        La luz temblaba. Ya no daba para [un baño|nada más].
      `,
      turn: `
        {Hero} inclinó la taza y [contó|respiró].
        @turn Tomó tres gotas, ninguna más. Y volvió a poner la [tapa|tapa, clac].
        + Daba un poco de pena dejar la [cuarta|cuarta, tan redonda].
      `,
      works: `
        @result Bastaron tres gotas, y la fuente [subió|subió, subió]. Y se vio {thing}.
        {Friend} se secó el pie con mucha [calma|luz].
      `,
      lesson: `
        Quien toma solo lo justo, [deja luz|vuelve a tener].
      `,
    }),
  },
  Sustainability: {
    titles: `
      {hero} y el arbusto que brilla
      Una para comer y una para plantar
    `,
    refrain: { first: 'Una baya nada más, y otra a la tierra irá.', changed: 'Una baya y otra flor, y un arbusto y otro color.' },
    facts: {
      wrong: '{friend} comió todas las bayas que pudo',
      turn: '{hero} tomó una baya y plantó otra',
      result: 'creció otro arbusto y se abrió la cerradura',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} crecía un arbusto con bayas de luz, [pocas|escasas].
        Una sola baya abría la cerradura. Ahí dentro [estaba|esperaba] {thing}.
        + Las bayas brillaban [a media voz|como linternas].
      `,
      wrong: `
        @wrong {Friend} comió todas las bayas que pudo. Y se puso [azul|azul del todo].
        Después tuvo hipo de luz: [hip, ping|un destello cada vez].
        + —Solo eran muestras —dijo, azul y con [hipo|luz].
      `,
      doubt: `
        Quedaban tres bayas. El arbusto [se encogió|no decía nada].
      `,
      turn: `
        {Hero} tomó una baya, y [solo una|nada más].
        @turn La otra la plantó en la [tierra|tierra tibia]. Y la regó un poquito.
        + Fue difícil. Las bayas olían [bien|a fresa con luna].
      `,
      works: `
        @result Creció otro arbusto, y se abrió la [cerradura|cerradura, clac].
        Dentro estaba {thing}, y fuera, {friend} aún [hacía ping|era azul].
      `,
      lesson: `
        Por cada baya que se toma, [una se planta|se siembra una].
      `,
    }),
  },
  Harmony: {
    titles: `
      {hero} y la reja de campanillas
      La nota de en medio
    `,
    refrain: {
      first: 'Din, don, dan, ¿quién va con quién?, si todas suenan a la vez.',
      changed: 'Din, don, dan, ¡qué bien, qué bien!, ya suenan como debe ser.',
    },
    facts: {
      wrong: '{friend} tocó la campanilla más fuerte',
      turn: '{hero} escuchó y tarareó la nota de en medio',
      result: 'las campanillas se unieron y la reja se abrió',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una reja con campanillas [muy raras|muy ruidosas].
        Sonaban distintas, y la reja no se [abría|movía]. Dentro, {thing}.
        + Una decía don; otra, [catapum|miau].
      `,
      wrong: `
        @wrong {Friend} tocó la más fuerte. ¡DON! La oyó [hasta la luna|todo el mundo].
        Las otras sonaron más, y la reja se [tapó|tapó los oídos].
        + —Mucho mejor —dijo {friend}. No [oía nada|se le oía].
      `,
      doubt: `
        Hacía falta algo de [silencio|calma], y nadie lo daba.
      `,
      turn: `
        {Hero} escuchó una campanilla, y luego [otra|todas].
        @turn Y tarareó bajito la nota de en medio, [mmm|la que faltaba].
        + Sonaba poca cosa. Pero sonaba [limpia|clara].
      `,
      works: `
        @result Las campanillas se unieron una a una. Y la reja se [abrió|abrió cantando].
        Al fondo estaba {thing}, y {friend} tocó, [muy flojito|sin ruido].
      `,
      lesson: `
        Quien escucha encuentra [la nota|el tono].
      `,
    }),
  },
  Exploration: {
    titles: `
      {hero} y los pasillos sin mapa
      Solo nabos
      El hueco blanco
      {hero} dibuja lo que hay
      Siete bocas negras
    `,
    refrain: {
      first: 'Paso a paso, punto y raya, dibujo lo que veo, vaya, vaya.',
      changed: 'Paso a paso, punto y raya, ya está el mapa lleno, vaya, vaya.',
    },
    facts: {
      wrong: '{friend} aseguró saberlo todo sin haber mirado',
      turn: '{hero} dibujó un mapa de lo que veía',
      result: 'en el hueco blanco del mapa estaba {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} se abrían siete pasillos [negros|sin luz].
        / @spot Siete bocas negras había {spot.at}, en [fila|corro].
        Nadie había entrado [nunca|jamás]. En una de ellas estaba {thing}.
        + Salía un aire que olía a [nuevo|piedra fría].
        + No había un cartel, ni una [flecha|huella].
        + —¡Hola! —dijo {hero}. —¡Ola! —dijo la boca [tres|cinco].
        + La boca seis tenía una tela de araña [gris|vieja].
        + Dos piedras hacían de puerta, y una hacía de [silla|mesa].
        + Cada boca decía uuu, pero cada una a su [modo|tono].
        + Las bocas no mienten. Tampoco [cuentan|hablan] mucho.
        + Un topo viejo salió a mirar. —Yo, ahí, [nunca|no] —dijo.
      `,
      wrong: `
        @wrong —Lo sé todo de ahí —aseguró {friend}, que no había [mirado|ido]—. Solo hay nabos.
        / @wrong {Friend} aseguró saberlo todo sin haber [mirado|entrado]. —Nabos —dijo—. Nabos y ya.
        Y entró con la nariz muy alta. ¡Pum! Una [pared|esquina].
        + —A la izquierda hay [nabos|dos nabos] —se oyó. Otro pum.
        + Salió por la boca dos, y luego por la [cuatro|siete].
        + —¿Has visto nabos? —dijo {hero}. —Se [ven|huelen] —dijo {friend}.
        + Tenía un chichón en la frente y otro [detrás|en camino].
        + Volvió a entrar. Volvió a [salir|salir, de culo].
        + —Conozco esto como mi casa —dijo, y [tropezó|se perdió].
        + No miraba nada, porque ya lo [sabía|sabía todo].
        + El topo contaba los golpes. Iban [nueve|seis].
      `,
      doubt: `
        Las siete bocas eran iguales. ¿Por [cuál|dónde] se empieza?
        / Dentro estaba oscuro, y fuera se hacía [tarde|de noche].
        + {Friend} se tocaba el chichón y no decía [nabo|nada].
        + {Hero} no sabía nada de [ahí|los pasillos]. Nada de nada.
        + No saber da un poco de [frío|miedo].
        + Pero en lo que no se sabe cabe [todo|mucho].
        + El topo bostezó. —Hay gente que [vuelve|no vuelve] —dijo.
        + Una gota cayó muy dentro: [ploc|plic].
        + Al fondo, todo era quizá, quizá y [quizá|nada más].
        + El aire nuevo le movía el [pelo|flequillo], despacio.
        / El aire nuevo iba y [venía|volvía], como si llamara.
      `,
      turn: `
        {Hero} tomó un papel y un [lápiz|trozo de carbón].
        / —Yo no lo sé —dijo {hero}—. Voy a [mirar|verlo].
        @turn Paso a paso, {hero} dibujó un mapa de lo que veía [allí|allí mismo].
        + Una esquina. Una piedra con forma de [pan|pez].
        + Donde había un charco, puso un [charco|redondel].
        + Tres pasos más, y una raya [más|nueva].
        + Lo que no veía no lo [puso|pintó]. Dejó un hueco.
        + —¿Y los nabos? —dijo {friend}. —No [hay|están] —dijo {hero}.
        + Si un camino se acababa, ponía: [fin|aquí, no].
        + Le temblaba el lápiz, y las rayas le [salían|quedaban] como pelos.
        + {Friend} iba detrás y decía: [esquina|otra piedra].
        + El carbón manchaba, y la nariz también acabó [negra|gris].
      `,
      works: `
        Ya estaba todo el mapa lleno. Solo quedaba un [hueco|blanco].
        / El mapa tenía siete bocas y un solo [hueco|sitio vacío].
        @result Fueron allí. En el hueco blanco del mapa estaba {thing}.
        + Estaba muy quieto todo, y había una [luz|rendija] en el techo.
        + {Hero} pintó una estrella en el [hueco|papel].
        + El topo miró el mapa del [revés|derecho]. —¡Vivo aquí! —dijo.
        + Nadie sabía que los siete pasillos eran [uno|el mismo].
        + {Friend} buscó por si había nabos. Había [uno|un bulbo], chico.
        + —Lo dije —dijo {friend}. Y se lo [comió|guardó].
        + Le pusieron nombre a cada esquina: [Pum|Ay], Chichón, Nabo.
        + Al salir, el mapa sabía más que el [topo|aire].
      `,
      lesson: `
        Para saber cómo es un sitio, hay que [ir|mirar]. Con calma.
        / —Yo lo sabía todo —dijo {friend}—, menos dónde estaba la [pared|esquina].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se abrían siete pasillos en los que no había entrado [nadie|nadie, ni el viento].
        / @spot En la roca bostezaban {spot.at} siete bocas, y ninguna tenía [letrero|nombre].
        En alguna tenía que estar {thing}. Pero ¿en [cuál|cuál de ellas]?
        + Olían a piedra sin pisar y a lluvia de hace [mucho|un siglo].
        + No se veía ni una huella, ni siquiera de [araña|ratón].
        + —¡Hola! —gritó {hero}. Cada boca contestó con una voz [distinta|propia].
        + Un topo jubilado tomaba el fresco en la [entrada|primera boca].
        + —Llevo aquí ochenta años —dijo—. Entrar, lo que se dice entrar, [nunca|no he entrado].
        + En los mapas, ese rincón era una mancha con la palabra «[Etcétera|Más piedra]».
      `,
      wrong: `
        @wrong {Friend} aseguró saberlo todo sin haber mirado, y se puso a explicarlo con el [dedo|hocico] en alto.
        / @wrong —Muy conocido —dijo {friend}. Aseguró saberlo todo, sin haber [mirado|mirado ni una vez].
        —Ahí dentro solo hay nabos —añadió. Entró, y se oyó un [golpe|coscorrón].
        + —¡Eso era un nabo! —se oyó. Era una [pared|columna].
        + Salió por la boca siete, muy digno todo, y volvió a entrar por la [dos|cinco].
        + El topo llevaba la cuenta de los golpes en la [pared|puerta], con tiza.
        + —¿Cómo lo sabes? —preguntó {hero}. —Se [sabe|nota] —dijo {friend}, con un chichón.
        + Hablaba tanto de los nabos que no oyó venir la [esquina|segunda esquina].
        + Quien lo sabe todo camina sin mirar. Es [cómodo|bonito], hasta que se acaba el pasillo.
        + Daba indicaciones muy exactas, y todas acababan en [pum|chichón].
      `,
      doubt: `
        Quedaron los tres sentados ante las bocas, que parecían todas la [misma|de al lado].
        / Se acabaron los golpes, y volvió a oírse el [silencio|aire] de los pasillos.
        + {Hero} no sabía nada de aquel sitio, ni por dónde [empezar|se empezaba].
        + Da un poco de vértigo no saber. Es como un escalón que no [está|se ve].
        + Los siete negros eran igual de negros, y la noche [avanzaba|corría].
        + —Lo de los nabos me lo contaron —confesó {friend} al [rato|suelo].
        + Muy adentro cayó una gota. Tardó mucho en hacer [ploc|ruido].
        + Ochenta años delante de una puerta, pensó {hero}, son [muchos|una pena].
      `,
      turn: `
        {Hero} sacó un papel blanco, lo alisó en la rodilla y mojó la punta del [lápiz|carboncillo].
        / —No sé qué hay —dijo {hero}—. Por eso voy a [verlo|mirarlo].
        @turn Y así, a cada paso, {hero} dibujó un mapa de lo que veía, y solo de [eso|lo que veía].
        + Donde el suelo bajaba, bajaba la [raya|línea]. Donde goteaba, ponía un punto.
        + Una roca parecía una abuela con sombrero, y así la [apuntó|llamó].
        + Lo que quedaba demasiado oscuro lo dejaba en [blanco|blanco, sin inventar].
        + —Pon un nabo, por si acaso —pidió {friend}. {Hero} no [puso|pintó] ninguno.
        + Hubo que volver tres veces por el mismo sitio. Eso también [salió|quedó] en el mapa.
        + Cuesta más mirar que [adivinar|contar cuentos]. Se tarda, y se mancha uno las rodillas.
        + Las primeras líneas temblaban. Las últimas iban casi [solas|derechas].
      `,
      works: `
        Poco a poco el papel se llenó, y quedó un solo [hueco|rincón] sin dibujar.
        / Cuando juntaron las siete rayas, todas daban la vuelta a un [hueco|mismo blanco].
        @result Fueron. En el hueco blanco del mapa estaba {thing}, [ni más ni menos|a la luna].
        + La luz caía por una grieta, y el polvo bailaba en ella como un [pueblo|vals] entero.
        + {Hero} dibujó allí una estrella, que es como se pone el [fin|punto] en los mapas.
        + El topo reconoció su propia casa, vista por [detrás|el lado de atrás].
        + —De modo que todo era un solo pasillo —dijo—, y yo en la [puerta|silla] ochenta años.
        + Detrás de una piedra crecía algo redondo y pálido. {Friend} se puso [radiante|insoportable].
        + Lo probaron entre todos. Era un [rábano|bulbo de lirio].
      `,
      lesson: `
        El mapa de un sitio se hace con los [pies|ojos], y se deja en blanco lo que no se sabe.
        / —Yo tenía la respuesta —dijo {friend}—. Lo malo es que era de otra [pregunta|cueva].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se abrían siete pasillos que nadie, hasta esa noche, había querido [conocer|estrenar].
        / @spot Bostezaban {spot.at} siete pasillos que ningún mapa [conocía|nombraba].
        En alguno, según todos los indicios, tenía que estar {thing}.
        + Salía de ellos un aire sin estrenar, que olía a piedra y a lluvias [antiguas|de otro siglo].
        + Cada boca devolvía el saludo con distinta voz, y la cuarta, que era tímida, solo la [última sílaba|mitad].
        + A la entrada tomaba el fresco un topo jubilado que en ochenta años no había pasado del [umbral|primer escalón].
        + —Para qué —decía—, si desde aquí ya se ve que no se ve [nada|gran cosa].
        + Ni una huella manchaba el suelo, lo cual resulta halagador y también un poco [inquietante|solitario].
      `,
      wrong: `
        @wrong {Friend} aseguró saberlo todo de aquel laberinto sin haber [mirado|asomado siquiera la nariz ni mirado].
        / @wrong —Terreno trillado —declaró {friend}, y aseguró saberlo todo sin haber [mirado|mirado una sola vez].
        —Hay nabos, únicamente nabos —resumió, y dio de frente con una [pared|columna].
        + Desde el interior fue describiendo huertos enteros, interrumpidos cada poco por un golpe [seco|sordo].
        + Salió por la séptima boca cuando se le esperaba por la segunda, sin perder por ello [autoridad|aplomo].
        + El topo llevaba con tiza la estadística de los coscorrones, que crecía a buen [ritmo|paso].
        + La certeza es una linterna que alumbra solamente a quien la [lleva|sostiene], y encima desde abajo.
        + —Era un nabo grande —explicó, palpándose la frente, donde empezaba a madurar otro [parecido|del mismo tamaño].
      `,
      doubt: `
        Cuando cesaron los golpes, los pasillos recobraron su silencio, que era de lo más [hondo|espeso].
        / Las siete oscuridades parecían la misma, repetida por alguien con poca [imaginación|paciencia].
        + {Hero} comprendió que no tenía la menor idea, y esa es una sensación que da bastante [vértigo|frío].
        + —Lo de los nabos me lo contó un primo —reconoció {friend}—, que tampoco había [estado|entrado].
        + En lo más profundo cayó una gota, y se oyó con claridad lo lejos que [caía|quedaba].
        + Pensándolo bien, lo desconocido tiene una ventaja, y es que todavía puede ser [cualquier cosa|bonito].
        + A su lado, el topo bostezaba con la práctica de quien lleva ochenta años a punto de [entrar|moverse].
      `,
      turn: `
        —No lo sé —dijo {hero} en voz alta, y fue como abrir una [ventana|contraventana].
        / Sobre la rodilla alisó {hero} un papel que no tenía ni una [raya|arruga].
        @turn Y echando a andar, {hero} dibujó un mapa de lo que veía, sin añadir ni un [nabo|rábano].
        + Si el suelo descendía, descendía la línea, y si goteaba el techo, ponía un [punto|puntito] por cada gota.
        + A una roca que recordaba a una señora con sombrero la llamó así, y la señora pareció [agradecerlo|complacida].
        + Lo que no alcanzaba a distinguir lo dejaba en blanco, por mucho que el blanco [tentara|pidiera dragones].
        + Tres veces desembocaron en la misma esquina, y tres veces quedó constancia de ello, con la [fecha|hora] y un suspiro.
        + Mirar cansa muchísimo más que adivinar, y además estropea las [rodillas|mangas].
      `,
      works: `
        Unidas las siete líneas, resultó que todas rodeaban un mismo espacio sin [dibujar|tocar].
        / Al final no faltaba en el papel más que un trocito, del tamaño de una [galleta|ciruela].
        @result Fueron hasta allí, y en el hueco blanco del mapa estaba [{thing}|en efecto {thing}].
        + Por una grieta se colaba la luna, y el polvo giraba en ella con una elegancia que nadie había [visto|aplaudido].
        + Puso {hero} una estrella en aquel sitio, y el papel, de pronto, dejó de ser papel y fue un [lugar|país].
        + El topo reconoció en la boca tercera la puerta trasera de su propia [despensa|alcoba], y tuvo que sentarse.
        + Detrás de un pedrusco crecía cierta raíz redonda, y {friend} la contempló con emoción [contenida|de propietario].
        + Resultó ser un rábano, pero por respeto a la ciencia lo [anotaron|repartieron] entre todos.
      `,
      lesson: `
        Un mapa que se atreve a dejar huecos en blanco vale más que uno lleno de [nabos|adivinanzas].
        / —De ahora en adelante —prometió {friend}—, antes de opinar sobre una pared pienso [verla|tocarla].
      `,
    },
  },
  Stewardship: {
    titles: `
      {hero} y el jardincito sucio
      Para quien venga luego
      La última hoja
      Rincón a rincón
      Un jardín debajo de las latas
    `,
    refrain: {
      first: 'Ris, ras, hoja aquí, lata allá, que otro día alguien vendrá.',
      changed: 'Ris, ras, qué bonito está, para quien mañana vendrá.',
    },
    facts: {
      wrong: '{friend} dijo que aquello no era cosa suya',
      turn: '{hero} limpió el jardín rincón a rincón',
      result: 'bajo la última hoja apareció {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un jardincito lleno de [latas|trastos].
        / @spot Un jardín sucio dormía {spot.at} bajo las [hojas|latas].
        Debajo, no se sabía dónde, estaba [{thing}|también {thing}].
        + Había una bota sin pie y un paraguas sin [tela|mango].
        + Una tetera rota hacía de casa a un [grillo|ciempiés].
        + Un cartel decía: «Por fa», y el resto se había [caído|borrado].
        + Las hojas llegaban hasta la [rodilla|barriga].
        + Olía a otoño de hace [tres|siete] años.
        + En medio, una flor sacaba solo la [nariz|punta].
        + Algo dijo achís debajo del [montón|paraguas].
        + —¿Quién vive aquí? —dijo {hero}. —Nadie ya —dijo el [grillo|bicho].
      `,
      wrong: `
        @wrong —Esto no es cosa mía —dijo {friend}. Y dijo que [tampoco era|ni era] cosa de {hero}.
        / @wrong {Friend} dijo que aquello no era cosa [suya|suya, ni lo sería].
        Y se sentó en una lata. La lata hizo [crac|plaf].
        + Ahora {friend} tenía una lata por [falda|pantalón].
        + —No he tirado nada —dijo, y tiró una [cáscara|pepita].
        + Metió la mano en el montón, a ver si había [suerte|premio].
        / Hurgó en el montón, a ver si había [suerte|algo].
        + Sacó la bota. La [olió|miró]. La dejó peor que antes.
        + Revolvió por aquí, y todo fue a parar por [allí|allá].
        + —Que limpie quien ensució —[gruñó|pidió]. No había nadie.
        + El grillo cerró la tetera, por el [polvo|ruido].
        + Con tanto revolver, ya no se veía ni la [flor|flor chica].
      `,
      doubt: `
        Había mucho, y la noche era [corta|chica].
        / El montón era más alto que [antes|la bota]. Eso pasa.
        + No era suyo. No lo habían ensuciado ni [uno ni otro|un poco].
        + Otra gente se fue y lo dejó [así|todo así].
        + {Hero} miró la flor, y la flor [estornudó|tosió].
        + ¿Y si viene alguien mañana a [jugar|sentarse]?
        + Ese alguien no tiene nombre [aún|todavía]. Pero vendrá.
        + El cartel se movió: por fa, por [fa|fa, por fa].
        + {Friend} seguía en la lata, sin [hablar|salir].
        + Limpiar lo de otro cansa antes de [empezar|hacer nada].
      `,
      turn: `
        {Hero} fue al rincón más pequeño y quitó una [hoja|lata].
        / —Empiezo por aquí —dijo {hero}. Era un rincón [chico|de nada].
        @turn {Hero} limpió el jardín rincón a rincón, sin [prisa|parar].
        + Las latas a un lado, y las hojas al [otro|pie del árbol].
        + Cuando acabó un rincón, le dolía la [espalda|cintura]. Quedaban tres.
        + La bota la puso de [maceta|florero]. ¡Qué guapa la bota!
        + —Nadie te va a ver —dijo {friend}. —Ya —dijo {hero}, [y siguió|sin parar].
        + Al ciempiés le puso los zapatos en [fila|orden].
        / Al grillo le dejó la tetera, con la puerta al [sol|sur].
        + Lo hacía para alguien que aún no [estaba|había venido].
        + En el tercer rincón ya eran dos a [recoger|limpiar].
        + {Friend} traía hojas con la lata [puesta|a cuestas].
      `,
      works: `
        Quedaba un rincón, y en el rincón, una [hoja|hoja grande].
        / Ya se veía el suelo. Era verde y [blando|suave].
        @result {Hero} la levantó. Bajo la última hoja apareció {thing}.
        / @result Y bajo la última hoja apareció {thing}, como en una [cama|caja].
        + La flor se estiró, y abrió un ojo [amarillo|azul].
        + Se encendió otra flor, y otra, como [velas|faroles].
        + Todo el jardín alumbraba, desde [abajo|la tierra].
        + —Se puede pasar —dijo el grillo, y [cantó|tocó].
        + El cartel decía ahora: «Por fa, [siéntate|quédate]».
        + Por fin se cayó la falda de [lata|lata, clonc].
        + Había un banco. ¡Había un banco debajo de [todo|las hojas]!
        + Nadie se sentó. Era para quien [venga|llegue].
        + El árbol dio las gracias con una [pera|rama].
      `,
      lesson: `
        Lo que es de todos, alguien lo [cuida|barre] primero. ¿Por qué no tú?
        / —No era cosa mía —dijo {friend}—. Ahora sí lo es, y me [gusta|brilla].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había un jardín chico, enterrado bajo [latas y hojas|hojas y latas].
        / @spot Lo que se veía {spot.at} parecía un basurero. Mirado bien, era un [jardín|jardincito].
        En alguna parte, debajo de todo aquello, estaba [{thing}|lo que buscaban: {thing}].
        + Había una bota viuda, un paraguas en los huesos y media [bicicleta|lámpara].
        + Del cartel solo quedaba «Se rue», y a saber qué [rogaba|pedía].
        + En una tetera rota vivía un grillo que ya no [cantaba|tocaba], por no molestar al polvo.
        + Entre dos latas asomaba una flor, con cara de llevar años [estornudando|aguantando].
        + La gente pasaba, suspiraba y dejaba otra [cosa|lata] encima.
        + Era de todos. Por eso estaba [así|como estaba].
      `,
      wrong: `
        @wrong {Friend} dijo que aquello no era cosa suya y buscó un sitio limpio para [sentarse|decirlo más a gusto].
        / @wrong —No lo hemos ensuciado —dijo {friend}. Dijo que no era cosa [suya|suya, ni de lejos].
        Se sentó en una lata. La lata cedió y le quedó de [falda|falda, muy ceñida].
        + Luego metió el brazo en el montón, como en una [rifa|tómbola].
        / Luego hurgó en el montón, como quien busca premio en una [rifa|tómbola].
        + Sacó la bota, la miró por dentro y la lanzó al [rincón|lado] que estaba menos mal.
        + Todo lo que quitaba de un sitio caía en [otro|el de al lado], y así no se acaba nunca.
        + —Habría que poner una multa —opinó. Mientras opinaba, se le cayó una [cáscara|miga].
        + La flor recibió en la nariz medio [paraguas|periódico] del año pasado.
        + Tenía razón en todo. El montón seguía [igual|allí], con la razón encima.
      `,
      doubt: `
        Con tanto revolver, el montón había crecido y la luna se había [movido|ido].
        / Delante tenían mucha basura, y detrás, muy poca [noche|luna].
        + De verdad que no era suya. {Hero} buscó entre las latas y no [conoció|reconoció] ninguna.
        + Los culpables estarían ya durmiendo, con los pies [limpios|calientes].
        + Es injusto limpiar lo ajeno. Da un cansancio que viene [antes|ya] de empezar.
        + La flor estornudó bajito y no [pidió|dijo] nada.
        + {Hero} imaginó a alguien que llegaría otro día, con ganas de [sentarse|descansar].
      `,
      turn: `
        {Hero} eligió el rincón más pequeño, quitó una lata y luego [otra|la de debajo].
        / —Solo este rincón —se dijo {hero}, y se lo dijo cuatro [veces|veces, una por rincón].
        @turn De ese modo, {hero} limpió el jardín rincón a rincón, sin mirar el [montón|resto].
        + Las hojas fueron al pie del árbol, que las echaba de [menos|menos desde octubre].
        + La bota, con un poco de tierra, resultó una [maceta|jardinera] bastante elegante.
        + —Y ¿quién te lo va a agradecer? —preguntó {friend}. —Nadie que yo [conozca|sepa] —dijo {hero}.
        + Dolían los riñones. La luna [miraba|pasaba] y no ayudaba.
        + Al grillo le orientó la tetera, para que le diera el sol en el [salón|balcón].
        + Hacia el tercer rincón oyó un ruido de lata. Era {friend}, con un [puñado|montón] de hojas.
      `,
      works: `
        Quedó el suelo a la vista, verde y algo [asombrado|despeinado], y en él, una sola hoja.
        / No faltaba más que una hoja, grande como un [mantel|pañuelo].
        @result La levantaron entre los dos. Bajo la última hoja apareció {thing}, sin un [rasguño|arañazo].
        + La flor se sonó por última vez y se encendió como una [lamparilla|bombilla].
        + Otras la siguieron, en fila, igual que se encienden las ventanas de una [calle|aldea].
        + Salió también un banco que nadie [recordaba|esperaba], con las patas dormidas.
        + El grillo se animó con una canción. Estaba algo [oxidada|seca], pero era la suya.
        + El cartel decía ahora entero: «Se ruega [disfrutar|quedarse]».
        + {Friend} se quitó la lata y dio las vueltas que hiciera falta hasta dar con un [cubo|saco].
        + No se sentaron. El banco era para quien viniera [mañana|después].
      `,
      lesson: `
        Lo de todos también es de [uno|cada cual]. Se cuida para gente que aún no conocemos.
        / —No era culpa mía —dijo {friend}—, pero el jardín tampoco [tenía la culpa|era culpable].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} yacía un jardín del tamaño de un mantel, sepultado bajo latas y [hojarasca|otoños].
        / @spot Pasaba por basurero, y sin embargo lo que había {spot.at} era un [jardín|jardín en miniatura].
        Debajo de todo, a saber en qué capa, dormía [{thing}|lo que buscaban, {thing}].
        + Formaban el conjunto una bota viuda, un paraguas esquelético y una [lámpara|bicicleta] que había conocido tiempos mejores.
        + Del antiguo cartel sobrevivían dos sílabas, «Se rue», de modo que nadie sabía ya qué se [rogaba|pedía].
        + Como el lugar era de todos, cada uno había contribuido con [algo|alguna lata], y ninguno con una escoba.
        + El grillo que habitaba en la tetera había dejado la música, porque el polvo le [apagaba|comía] los agudos.
        + Entre dos latas asomaba la punta de una flor con la expresión de quien aguanta un [estornudo|discurso].
      `,
      wrong: `
        @wrong {Friend} dijo que aquello no era cosa suya y tomó [asiento|asiento en una lata].
        / @wrong Sin que le preguntaran, {friend} dijo que aquello no era cosa [suya|suya].
        La lata cedió, y con ella puesta a modo de [falda|miriñaque] continuó su exposición.
        + Habló de los culpables, de la educación que reciben hoy y de las multas, que a su juicio eran [cortas|pequeñas].
        + Al ilustrar un argumento dejó caer una cáscara, que fue a reunirse con las [demás|otras] sin ruido.
        + Hurgaba de vez en cuando en el montón, como en una tómbola, y cuanto sacaba de un lado lo arrojaba al [otro|contrario].
        + Tenía muchísima razón, y es sabido que la razón, si nadie se agacha, no mueve ni una [hoja|lata].
        + La bota aterrizó en el único rincón que hasta entonces estaba [presentable|casi limpio].
      `,
      doubt: `
        El montón había crecido con las buenas razones, y la noche, en cambio, se había ido [acortando|gastando].
        / Ante tanta basura ajena, a cualquiera le entra el cansancio [antes|mucho antes] de haber movido un dedo.
        + En vano buscó {hero} entre las latas alguna conocida, porque de verdad no habían sido [ellos|los de aquella noche].
        + Los responsables dormirían a esas horas, seguramente con la [conciencia|cama] bien tendida.
        + Y sin embargo alguien pasaría por allí algún día, con los pies cansados y ninguna [culpa|prisa].
        + Era difícil querer a una persona así, sin cara y sin fecha, pero no del todo [imposible|inútil].
        + Desde lo hondo, muy educadamente, la flor [estornudó|tosió] otra vez.
      `,
      turn: `
        Había que empezar por alguna parte, y {hero} empezó por la más [pequeña|humilde] que encontró.
        / Sin discurso de ninguna clase, {hero} se agachó ante un rincón que no medía ni un [palmo|paso].
        @turn Así, {hero} limpió el jardín rincón a rincón, como quien pela una [cebolla|naranja].
        + Devolvió las hojas al pie del árbol, que las recibió con el temblor de quien recupera sus [cartas|ahorros].
        + Con un puñado de tierra, la bota demostró un talento para maceta que nadie le había [sospechado|supuesto].
        + —¿Y quién va a enterarse? —objetó {friend}; a lo que {hero} contestó que el [jardín|suelo], por ejemplo.
        + La espalda protestaba, la luna seguía su camino, y todavía quedaba lo más [feo|revuelto].
        + Fue en el tercer rincón donde se oyó un ruido de hojalata, y era alguien que venía, por fin, a [recoger|ayudar].
      `,
      works: `
        Salió a la luz un suelo verde, algo arrugado de tanto [dormir|esperar].
        / De toda la montaña no quedaba más que una hoja, ancha como un [delantal|abanico].
        @result Y bajo la última hoja apareció, en su molde de tierra, [{thing}|por fin {thing}].
        + La flor se sonó, miró alrededor y se encendió con una luz de [cocina|lámpara de mesilla], modesta y muy suficiente.
        + Tras ella prendieron las otras, y el jardín se iluminó por [debajo|dentro].
        + Apareció incluso un banco, al que se le habían dormido las cuatro patas de tanto [esperar|aguantar].
        + El cartel, completo al fin, decía «Se ruega quedarse», que era todo lo que [pedía|quería].
        + {Friend} colgó su falda de hojalata de una rama, por si a alguien le servía de [cubo|campana].
      `,
      lesson: `
        Cuidar lo que es de todos es hacerle un regalo a quien todavía no [conocemos|ha llegado].
        / —Confieso —dijo {friend}— que se me da mejor buscar culpables que [hojas|rincones].
      `,
    },
  },
  Balance: {
    titles: `
      {hero} y la viga larga
      Un poco a cada lado
      El piano se queda
      Medio y medio
      La viga que decía ñic
    `,
    refrain: {
      first: 'Poco aquí, poco allá, que la viga, si no, se moverá.',
      changed: 'Poco aquí, poco allá, que la viga muy quieta está.',
    },
    facts: {
      wrong: '{friend} cargó todo el equipaje en un solo lado',
      turn: '{hero} dejó la mitad y repartió el resto',
      result: 'pudieron cruzar la viga sin caerse',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un hoyo con una [viga|viga encima].
        / @spot Una viga flaca cruzaba {spot.at} un [hoyo|barrizal].
        Al otro lado estaba {thing}. Pero ¡cuánto [bulto|equipaje]!
        + Llevaban tres mantas, una olla y medio [piano|reloj].
        / Había que pasar una olla, tres mantas y un [piano|banco].
        + La viga hacía ñic con una [mosca|mariposa] encima.
        + {Hero} puso un pie. Ñic. Lo [quitó|guardó].
        + Abajo había barro, y el barro hacía [blup|glup].
        + Era tan ancha como un [pan|libro]. Ni un dedo más.
        + Una rana miraba desde abajo. Quería [ver|reír].
        + —De uno en uno —dijo la rana—, y [flacos|sin olla].
        + La niebla tapaba el otro [lado|borde], solo a ratos.
      `,
      wrong: `
        @wrong {Friend} cargó todo el equipaje en un solo [lado|costado].
        / @wrong —¡Yo puedo! —dijo {friend}. Y cargó todo en un solo [lado|lado].
        Se puso a andar, pero andaba en [círculo|redondo].
        + Una vuelta, dos vueltas, y ni un paso al [frente|hoyo].
        + La olla le tapaba los [ojos|dos ojos].
        + —¿Ya he llegado? —preguntó {friend}. No había [salido|empezado].
        + Se inclinó como un barco, y luego como un [árbol|poste].
        + ¡Cataplum! Cayó en la orilla, con el piano [encima|al lado].
        + El piano hizo: plin, plon, [bum|blom].
        + —La viga está torcida —dijo. La viga estaba [recta|bien].
        + La rana pidió que lo hiciera otra [vez|vez, más lento].
      `,
      doubt: `
        Todo les hacía falta. ¿Todo? [Todo|Eso creían].
        / Con tanto bulto no se cruza, y sin bultos da [pena|miedo].
        + {Hero} miró la viga y luego el [montón|piano].
        + Las mantas calientan. La olla, con sopa, [también|más].
        + —El piano no lo dejo —dijo {friend}—. No sé [tocar|tocarlo], pero no.
        + La viga esperaba, flaca y [quieta|callada].
        + Algo pesaba dentro [también|además]: era el querer llevarlo todo.
        + El barro hizo blup, muy [bajito|despacio].
        + Cada cosa decía: «[A mí, no|Yo voy]».
        + Lo más gordo no era lo más [útil|bonito].
      `,
      turn: `
        {Hero} abrió el montón y miró cosa por [cosa|cosa, con pena].
        / —Esto, sí. Esto, [luego|no] —dijo {hero}, y suspiró.
        @turn {Hero} dejó la mitad en el suelo y repartió el [resto|resto bien].
        + Un poco a un lado, y lo mismo al [otro|de enfrente].
        + La manta roja se quedó. Costó [mucho|un suspiro].
        + Una olla aquí pide una manta [allí|allá].
        + Al piano le dijo: [espera|vuelvo luego].
        + Dio un paso, y la viga hizo [ñic|ñic, flojito].
        + En el medio, {hero} se paró a [descansar|respirar].
        + No miró abajo. Miró un punto, y era [blanco|chico].
        + {Friend} abrió dos alas de [aire|nada], para no caer.
        / {Friend} iba detrás, con una cosa a cada [lado|costado].
        + El barro decía ven, y {hero} decía [no|otro día].
        + Quien va por el medio va más [lento|despacio], y va.
      `,
      works: `
        Un pasito, y otro pasito, y la viga casi [dormía|bailaba].
        / Ñic, a un lado. Ñic, al [otro|centro]. Y quieta.
        @result Así, poco a poco, pudieron cruzar la viga sin [caerse|caerse nadie].
        + Al otro lado, en la hierba, estaba [{thing}|por fin {thing}].
        + La rana aplaudió, pero con cara de [pena|lunes].
        + {Friend} besó el suelo, que era [ancho|ancho y gordo].
        + —Ni una manta de más —dijo {hero}—, ni una de [menos|pena].
        + El piano saludó desde lejos: [plin|plon].
        + —Está bien ahí —dijo {friend}—. Tiene buenas [vistas|ranas].
        + Qué ligero era todo con la [mitad|media carga].
        + Desde allí, la viga parecía más [ancha|corta].
      `,
      lesson: `
        Si llevas de todo, te [caes|vuelcas]. Mejor la mitad, y bien [puesta|repartida].
        / —Yo quería todo —dijo {friend}—. La viga quería [medio|poco a poco].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había un foso de barro, y para pasarlo, una viga más estrecha que un [libro|pan].
        / @spot Sobre un foso bostezaba {spot.at} una viga larga, larga, que decía [ñic|ñic, ñic].
        Al otro lado los esperaba {thing}. De este lado estaba el [equipaje|piano].
        + Llevaban tres mantas, una olla, un paraguas y un piano [pequeño|de viaje], que ya es llevar.
        + —Por si acaso —había dicho {friend} al meter cada [cosa|bulto].
        + Una mosca se posó en la viga, y la viga se [quejó|inclinó].
        + En el barro, una rana había reservado sitio para [verlo|el espectáculo].
        + —Ayer pasó un señor con un armario —contó la rana—. Qué [tarde|risa].
        + {Hero} tanteó con un pie. La madera estaba bien, pero era muy [sincera|fina].
      `,
      wrong: `
        @wrong {Friend} cargó todo el equipaje en un solo lado, porque así [lo veía|acababa antes].
        / @wrong —De un solo viaje —dijo {friend}. Cargó todo en un solo lado y [salió|arrancó].
        Salió con mucha decisión, y con la misma decisión empezó a andar en [círculo|redondo].
        + A la tercera vuelta saludó a {hero} como si fuera [otra persona|alguien nuevo].
        + Cuanto más corría para enderezarse, más redonda le salía la [vuelta|carrera].
        + —La viga está mal puesta —gritó desde debajo de la [olla|manta].
        + Se inclinó como un barco, después como una torre, y por fin como un [saco|saco de nabos].
        + El piano tocó al caer lo mejor de su [repertorio|vida].
        + La rana sacó un cartel con un [siete|ocho]. Era exigente.
      `,
      doubt: `
        Se sentaron al borde del foso, con las cosas alrededor como una familia [numerosa|de visita].
        / Mirado de cerca, no sobraba nada. Mirado de lejos, sobraba casi [todo|la mitad].
        + La manta roja era de su abuela, y el paraguas, de un [jueves|viaje] inolvidable.
        + Dejar una cosa se parece un poco a [perderla|decir adiós], aunque no sea lo mismo.
        + —El piano, ni hablar —dijo {friend}—. Estoy a punto de [aprender|empezar].
        + La viga no decía nada, ni [ñic|pío]. Ya había dicho lo que pensaba.
        + {Hero} sentía el peso hasta sentándose, hasta sin [moverse|llevar nada].
      `,
      turn: `
        {Hero} extendió los bultos por la hierba y se despidió de unos cuantos, uno por [uno|cabeza].
        / —¿Qué hace falta para llegar? —se preguntó {hero}. No era mucho, era [menos|bastante poco].
        @turn {Hero} dejó la mitad allí y repartió el resto, un poco a cada [lado|mano].
        + Por cada olla, una manta. Por cada manta, un trozo de [pan|queso].
        + Dobló la roja y la puso sobre el piano. Se harían [compañía|falta].
        + Los pies iban uno tras otro, igual que en la cuerda de un [circo|violín].
        + A la mitad justa se detuvo. Allí se descansa, aunque [parezca|suene] raro.
        + No había que ir deprisa ni despacio. Había que ir por el [medio|centro].
        + Temblar tiembla cualquiera. El truco está en temblar a los dos [lados|lados igual].
      `,
      works: `
        La viga dijo ñic una vez, por costumbre, y luego ya no dijo [nada|ni eso].
        / A cada paso el barro quedaba más [atrás|lejos] y la orilla más cerca.
        @result Con lo justo, bien puesto, pudieron cruzar la viga sin [caerse|caerse ni una vez].
        + Del otro lado, sobre una piedra seca, estaba [{thing}|esperando {thing}].
        + La rana guardó el cartel y dijo que ya no se ven [caídas|batacazos] como las de antes.
        + {Friend} dio tres saltos de puro [ligero|alivio]. Nadie se había dado cuenta de lo que pesaba el «por si acaso».
        + Al fondo, un ratón probaba el piano con una sola [pata|nota].
        + Lo tocaba bastante mejor que [nadie|todos ellos].
        + No echaron de menos la olla hasta la noche, y solo un [poco|rato].
      `,
      lesson: `
        No se trata de llevarlo todo ni de no llevar nada. Se trata del [medio|punto medio].
        / —Yo pesaba más por un lado —dijo {friend}—: por el lado de [quererlo todo|los trastos].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} un foso de barro cortaba el camino, salvado tan solo por una viga [estrecha|escuálida].
        / @spot No había más puente {spot.at} que una viga larga y flaca, tendida sobre un [foso|barrizal].
        Al otro lado se divisaba {thing}, y a este, un equipaje [considerable|disparatado].
        + Componían el bagaje tres mantas, una olla, un paraguas y un piano de viaje, que es un piano como los demás, pero más [triste|cansado].
        + —Por si acaso —había repetido {friend} al añadir cada bulto, y contra eso no hay [argumento|respuesta].
        + La madera estaba sana, pero tenía la franqueza de quejarse hasta del peso de una [mosca|mariposa].
        + Abajo, en primera fila, una rana se había instalado con el aire de quien ha pagado [entrada|butaca].
        + Aseguraba haber visto caer a un notario con su armario, en los buenos [tiempos|años] del foso.
      `,
      wrong: `
        @wrong {Friend} cargó todo el equipaje en un solo lado, para hacer un solo [viaje|trayecto].
        / @wrong Por ahorrar tiempo, {friend} cargó todo en un solo lado, y quedó como una [balanza|torre] de pueblo.
        Echó a andar en línea recta, o eso creía, y describió un [círculo|redondel] perfecto.
        + Como la olla le cubría la vista, saludó a {hero} tres veces seguidas, siempre con [cortesía|asombro].
        + Intentó compensar la inclinación con velocidad, recurso al que se acude mucho y que no [funciona|ayuda] nunca.
        + Hubo un instante casi hermoso en el que todo, hasta el paraguas, pareció [dudar|flotar].
        + Luego el piano interpretó de un solo golpe la totalidad de su [repertorio|música].
        + —Está torcida —dictaminó desde el suelo, señalando una viga más recta que su [opinión|hocico].
      `,
      doubt: `
        Vistas en la hierba, las cosas no parecían muchas, sino solamente [necesarias|imprescindibles], todas a la vez.
        / Se sentaron en medio de los bultos, que los rodeaban como una familia en una [estación|despedida].
        + La manta roja había sido de una abuela, y hay mantas que pesan por lo que [recuerdan|abrigan].
        + —Estoy a punto de aprender a tocarlo —adujo {friend}, que llevaba once años a [punto|un paso].
        + Notó {hero} que el peso seguía ahí incluso sin [levantar nada|moverse], como un zumbido.
        + De un lado tiraban las ganas de tenerlo todo, y del otro, las de [llegar|cruzar], que no eran menos.
        + La rana, por pasar el rato, hacía apuestas consigo [misma|misma y perdía].
      `,
      turn: `
        {Hero} se preguntó cuánto hace falta, en realidad, para llegar a la otra [orilla|punta].
        / De rodillas entre los trastos, {hero} fue preguntando a cada uno si de veras [venía|era preciso].
        @turn Al final {hero} dejó la mitad y repartió el resto, tanto a un costado como al [otro|contrario].
        + Abrigó el piano con la manta roja, para que se hicieran compañía hasta la [vuelta|mañana].
        + La primera cosa que se deja cuesta un mundo, y la tercera, curiosamente, ya no cuesta [nada|casi nada].
        + Fue poniendo un pie delante de otro, con la lentitud con que se lleva una sopa muy [llena|caliente].
        + Hacia la mitad se detuvo a descansar, porque hasta en una viga existe un sitio para [eso|quedarse quieto].
        + Temblaba, desde luego, pero había descubierto que también se puede temblar en [equilibrio|los dos sentidos].
      `,
      works: `
        La madera emitió su queja de costumbre, lo pensó mejor y acabó por [callarse|sostenerlos].
        / A partir de la mitad, el barro se fue quedando [atrás|mudo], y la rana, sin argumento.
        @result Despacio, muy despacio, pudieron cruzar la viga sin [caerse|caerse ni pestañear].
        + Sobre una losa seca, a dos pasos de la orilla, encontraron [{thing}|lo que faltaba, {thing}].
        + {Friend} ensayó unos saltos y se maravilló de la cantidad de «por si acaso» que había llevado [encima|a cuestas].
        + En la orilla abandonada, un ratón levantó la tapa del piano y tocó con un dedo algo que sonaba a [gracias|domingo].
        + La rana recogió su almohadón, murmurando que el espectáculo ya no es lo que [era|fue].
        + Si alguna vez echaron de menos la olla, fue a la hora de la [sopa|cena], y por poco tiempo.
      `,
      lesson: `
        Quien reparte el peso y deja la mitad llega [entero|descansado], que es lo que se quería.
        / —Todo en un lado —concluyó {friend}— no es llevar mucho: es llevarlo [mal|torcido].
      `,
    },
  },
  Unity: {
    titles: `
      {hero} y las cien lucecitas
      Más cerca
      Soy poca cosa
      Cien veces casi nada
      La luz de todas
    `,
    refrain: {
      first: 'Luz aquí, luz allá, cada una sola qué poco da.',
      changed: 'Luz aquí, luz allá, cien luces juntas, qué claridad.',
    },
    facts: {
      wrong: '{friend} quiso una luz más grande para sí',
      turn: '{hero} pidió a las luces que se acercaran',
      result: 'muchas luces pequeñas hicieron una grande',
    },
    beginner: {
      gate: `
        @spot Oscuro estaba {spot.at}. Solo había cien [lucecitas|luces chicas].
        / @spot Cien luces de nada volaban {spot.at}, muy [lejos|solas].
        Ninguna daba luz bastante. Y {thing} no se [veía|dejaba ver].
        + —Soy poca cosa —decía [una|cada una], muy bajo.
        + Alumbraban lo que alumbra un [grano de sal|guiño].
        + {Hero} se miró los pies. No había [pies|nada].
        + Lo oscuro era gordo y sin [fondo|bordes].
        + Iban muy lejos una de otra, por no [estorbar|chocar].
        + Una brilló junto a su oreja: zzz, [plin|hola].
        + Parecía un cielo roto en cien [trozos|pedazos].
        + —¿Quién está ahí? —dijo una luz. —Nadie —dijo [otra|la de abajo].
      `,
      wrong: `
        @wrong {Friend} quiso una luz más grande para [sí|sí, toda para sí].
        / @wrong {Friend} no esperó, y quiso una luz más grande para [sí|sí].
        Corrió detrás de la más gorda con un [bote|tarro].
        + La luz se fue por arriba. El bote, por [abajo|el suelo].
        + Corrió a la izquierda, y se dio con [algo|un árbol].
        / Corrió en lo negro, y lo negro tenía [esquinas|piedras].
        + —Grande —decía—, pero que quepa en mi [bolsillo|tarro chico].
        + Cazó una. Dentro del bote se puso [gris|triste].
        + Con la tapa puesta no alumbraba [nada|ni el bote].
        + Las otras se fueron aún más [lejos|arriba].
        + —¡Pues no la quiero! —dijo {friend}, y la [soltó|dejó ir].
        + Ahora estaba más oscuro que [antes|nunca].
        + A las luces no les gustan las [tapas|prisas].
      `,
      doubt: `
        Las luces tenían miedo, y el miedo las [apartaba|hacía chicas].
        / Cada luz se fue a su rincón. En lo [negro|oscuro] hacía frío.
        + Solas, solas, solas. Cien veces [solas|solitas].
        + {Hero} tampoco se veía. Era como no [estar|ser].
        + Un poquito de luz no es [mucho|gran cosa].
        + Pero cien poquitos… {Hero} se puso a [contar|pensar].
        + Desde lejos, una luz tembló y no [dijo|pidió] nada.
        + A {friend} le daba vergüenza el [bote|tarro].
        + No se oía ni un ala, ni una [hoja|voz].
        + El tarro vacío tampoco daba luz. [Nada|Ni pizca].
      `,
      turn: `
        {Hero} se sentó en el suelo y se quedó muy [bajo|en calma].
        / —No os voy a cazar —dijo {hero}, [bajito|en voz baja].
        @turn Luego {hero} pidió a las luces que se [acercaran|acercaran un poco].
        + —Más cerca. Un poco [más|más, sin prisa].
        + No vino ninguna. {Hero} [esperó|siguió allí].
        + Entonces vino una, la más [chica|flaca] de todas.
        + —Aquí cabes —dijo {hero}—. Y tú, y tú, y [tú|también tú].
        + Vinieron tres, y luego diez, y luego [treinta|muchas].
        + Es difícil pedir algo a quien tiene [miedo|frío].
        + {Friend} dejó el bote en el suelo, boca [abajo|arriba].
        + —No quiero tocarte —dijo una. Pero se [tocaron|juntaron].
        + Una venía, otra dudaba, y la de atrás [empujaba|soplaba].
      `,
      works: `
        Ala con ala se apretaron. Ya eran [cien|noventa y nueve, y una].
        / La última llegó tarde y se puso en el [medio|hueco].
        @result Y muchas luces pequeñas hicieron una [grande|grande como un sol de cocina].
        + Se veía todo: los pies, la nariz y [{thing}|allí, {thing}].
        + {Thing} estaba a un paso. ¡A un [paso|solo paso]!
        + —¿Esto lo hago yo? —dijo la más [chica|flaca].
        + —Tú y yo —dijo otra—, y esa, y [aquella|la de allí].
        + {Friend} alzó el bote vacío, y brillaba [también|igual].
        + Hacía calor, como entre [hermanos|ovejas].
        + Lo oscuro se fue a otro [lado|sitio], sin enfado.
        + Nadie sabía ya cuál era [cuál|la grande].
        + Ninguna brillaba más. Solo estaban más [cerca|juntas].
      `,
      lesson: `
        Una luz sola es [poca|chica]. Cien juntas son [día|una lámpara].
        / —Quería la más grande —dijo {friend}—. La más grande eran [todas|las cien].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at}, en lo más oscuro, temblaban cien lucecitas [perdidas|sueltas].
        / @spot Cien luces diminutas flotaban {spot.at}, cada una en su [rincón|sitio] de lo negro.
        Ninguna alumbraba lo bastante. Así no había quien viera {thing}.
        + —Yo soy muy poca cosa —suspiraba una, y otra decía: «[Yo, menos|Anda que yo]».
        + Entre luz y luz cabían una casa, un [silencio|jardín] y bastante miedo.
        + Con la más próxima, {hero} alcanzó a verse media [uña|oreja].
        + Iban muy separadas, por educación. No querían [deslumbrarse|molestar].
        + Si una se movía, las demás se [apartaban|retiraban] y pedían disculpas.
        + Parecía un pueblo donde nadie cruza nunca la [calle|plaza].
      `,
      wrong: `
        @wrong {Friend} quiso una luz más grande para sí y fue a por ella con un [tarro|tarro de mermelada].
        / @wrong —Con estas no se va a ningún lado —dijo {friend}. Quiso una más grande, y la quiso para [sí|sí].
        Corrió a oscuras detrás de la más gorda, y se dio con [todo|cuanto había].
        + —Grande como la luna —pedía—, pero que quepa en la [mano|mesilla].
        + La luz iba delante, y detrás el tarro, y detrás los [golpes|tropiezos].
        + Por fin atrapó una. Con la tapa puesta se volvió [gris|una miga gris].
        + A la luz se le nota enseguida si está [a gusto|presa].
        + Las demás lo habían visto y se fueron a los [bordes|rincones] de la noche.
        + Cuando {friend} la soltó, ya nadie se fiaba de [nadie|ningún tarro].
      `,
      doubt: `
        Se quedaron en lo más negro de lo negro, con un tarro [vacío|inútil].
        / Las luces se habían ido tan lejos que parecían [estrellas|recuerdos], y de las frías.
        + Cada una temblaba por su cuenta, que es la manera más [triste|fría] de temblar.
        + {Hero} levantó un dedo y no lo vio. Levantó [dos|otro], por si acaso.
        + —Yo solo quería ver —dijo {friend}. Era [verdad|cierto], y no bastaba.
        + Casi nada, pensó {hero}, es poco. ¿Y cien veces casi [nada|poco]?
        + La más pequeña de todas parpadeó, como quien va a decir [algo|su nombre].
      `,
      turn: `
        {Hero} se sentó en el suelo, sin tarro, y dejó las [manos|cosas] a la vista.
        / A oscuras, {hero} habló despacio, como se habla a los pájaros y a los [tímidos|gatos].
        @turn —¿Podéis venir? —dijo. {Hero} pidió a las luces que se acercaran, [una a otra|un poco y sin miedo].
        + —No a mí —explicó—. La una a la [otra|vecina].
        + Hubo una pausa larguísima en la que lo negro se [encogió de hombros|rio por lo bajo].
        + Vino una, la que menos alumbraba, y se puso donde creía [estorbar|molestar] poco.
        + —Más cerca —dijo {hero}—. Ahí cabe una [pestaña|hoja] todavía.
        + Para ellas, tan educadas, arrimarse era casi una [aventura|grosería].
        + Después llegaron tres, después diez, y después ya no hizo falta [pedirlo|insistir].
        + Invitar es más lento que [atrapar|correr], y no hace ruido.
      `,
      works: `
        Se juntaron ala con ala, primero con apuro y después con [gusto|confianza].
        / La que faltaba, la de siempre, entró por un [hueco|lado] y pidió perdón.
        @result Entonces muchas luces pequeñas hicieron una grande, redonda como un [queso|melón].
        + Lo negro dio un paso atrás. A dos palmos se vio [{thing}|de pronto {thing}].
        + —¿Quién de nosotras es? —preguntaban, y se buscaban la [luz|nariz].
        + La más pequeña estaba en el [centro|medio]. Sin ella quedaba un agujero.
        + {Friend} puso el tarro debajo, de [pie|candelero], por si querían apoyarse.
        + Daba un calor de cocina, de [taza|sopa] entre las manos.
        + De lejos, dicen, parecía que alguien había encendido la [ventana|lámpara] de casa.
      `,
      lesson: `
        Cada luz seguía siendo chica. Lo grande era estar [juntas|cerca].
        / —Busqué la más grande por todas partes —dijo {friend}—, y estaba hecha de [pequeñas|casi nadas].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} vagaban en lo oscuro cien lucecitas sin [trato|relación] entre sí.
        / @spot En la negrura que había {spot.at} flotaban cien luces mínimas, a prudente [distancia|separación].
        Ninguna bastaba para dar con {thing}, y todas se [avergonzaban|disculpaban] de ello.
        + —No merece la pena ni que me mires —advertía una, mientras la siguiente aseguraba ser [todavía menos|aún más insignificante].
        + Por no deslumbrar a nadie, que era su mayor temor, vivían tan apartadas que no deslumbraban [absolutamente a nadie|nada].
        + A la claridad de la más cercana, {hero} consiguió distinguir la mitad de una [uña|oreja], que resultó ser ajena.
        + Cuando dos coincidían por descuido, se pedían perdón y salían cada cual hacia su [rincón|esquina].
        + Aquello parecía un cielo al que se le hubieran [caído|roto] las costuras.
      `,
      wrong: `
        @wrong {Friend} no se anduvo con miniaturas y quiso una luz más grande para [sí|sí, con tapa].
        / @wrong Con aires de gran señor, {friend} quiso una luz más grande para [sí|sí].
        Con un tarro salió en pos de la más [lucida|rolliza], sin ver por dónde pisaba.
        + Pedía una del tamaño de la luna, con la única condición de que cupiera en la [mesilla|palma].
        + Perseguir luces a oscuras es un ejercicio en el que las luces llevan siempre [ventaja|las de ganar].
        + Cuando al fin cerró la tapa, lo que había dentro se puso gris, como una conversación cuando entra un [extraño|jefe].
        + Las restantes, que lo habían presenciado todo, retrocedieron hasta los mismísimos [bordes|confines] de la noche.
        + De nada sirvió que soltara a la prisionera, porque la noticia del tarro corría más que [ella|la luz].
      `,
      doubt: `
        Jamás había estado tan oscuro, y en medio de lo oscuro había un tarro [vacío|sin nada].
        / A lo lejos temblaban las cien, cada una por su cuenta, que es la forma más [helada|triste] de temblar.
        + Se llevó {hero} la mano a los ojos para comprobar que seguían [abiertos|allí], y no hubo manera de saberlo.
        + —Solamente quería ver un poco —se excusó {friend}, y lo peor era que [las luces|ellas] también.
        + Pero cien veces casi nada tendría que ser, por fuerza, [algo|otra cosa].
        + Hacia el fondo, la menor de todas parpadeó como quien levanta la mano en [clase|la última fila].
        + Quien se siente poca cosa ocupa poco [sitio|espacio], y así se le olvida que alumbra.
      `,
      turn: `
        {Hero} puso el tarro bien lejos y esperó a que se les pasara el [susto|temblor].
        / Hay una voz para hablar con los tímidos, y esa fue la que [usó|buscó] {hero}.
        @turn Luego {hero} pidió a las luces que se acercaran [entre sí|las unas a las otras].
        + —No hace falta brillar más —aclaró—, sino brillar un poquito más [cerca|hacia acá].
        + La petición fue recibida con un silencio escandalizado, pues entre ellas arrimarse era casi una [indecencia|falta].
        + Por fin se aventuró la que menos lucía, tal vez porque pensaba que de ella nadie iba a [darse cuenta|quejarse].
        + Llegaron otras tres a cuidarla, diez a curiosear, y el resto porque hacía [frío|feo] quedarse.
        + Convidar es más lento que perseguir, y a mitad de la espera entran muchísimas ganas de [correr|usar el tarro].
      `,
      works: `
        Ala contra ala, con toda clase de disculpas, fueron cerrando los [huecos|claros] que quedaban.
        / A última hora entró la menor, y todas se [apretaron|corrieron] un milímetro.
        @result Así, muchas luces pequeñas hicieron una grande, [tranquila|dorada] como un queso.
        + Retrocedió la oscuridad, y a dos palmos quedó a la vista [{thing}|tan campante {thing}].
        + —¿Cuál soy yo? —se preguntaban las luces, y el no saberlo les daba [risa|cosquillas].
        + De haberse ido la más chica, habría quedado en el centro un agujero de su [tamaño|medida], y no servía ninguna otra.
        + {Friend} ofreció el tarro vuelto del revés, en calidad de candelero, y fue [aceptado|muy bien recibido].
        + Había en ese resplandor un calor de cocina en invierno, con mucha gente alrededor de la misma [olla|mesa].
      `,
      lesson: `
        Lo poco que da cada cual se vuelve [mucho|grande] en cuanto se arrima a lo de los demás.
        / —Habría necesitado un tarro enorme —reflexionó {friend}— y, sobre todo, ninguna [tapa|prisa].
      `,
    },
  },
}
