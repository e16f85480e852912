import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} y el muro de raíces
      Por donde entran las hormigas
      La raíz que sabía el camino
      De lado y despacio
      El muro que no era un muro
    `,
    refrains: [
      {
        first: 'Raíz, raíz, déjame pasar, ¿por dónde va la hormiga?, ¿por dónde va?',
        changed: 'Raíz, raíz, ya puedo pasar, por donde va la hormiga, va.',
      },
      {
        first: 'A favor, como a los gatos | la raíz se peina un rato.',
        changed: 'A favor, como a los gatos | la raíz nos abre el paso.',
      },
    ],
    facts: {
      wrong: '{friend} quiso romper las raíces y se atascó',
      turn: '{hero} miró a las hormigas y apartó la raíz',
      result: 'las raíces dejaron el paso libre',
    },
    beginner: {
      gate: `
        @spot Unas raíces hacían un muro {spot.at}. [Alto|Muy alto].
        / @spot Un muro de raíces [crecía|dormía] {spot.at}.
        Detrás de ellas estaba [{thing}|por fuerza {thing}].
        + Unas eran como brazos, y otras, como [pelos|fideos].
        + Olían a tierra y a lluvia de [ayer|mayo].
        + Una fila de hormigas iba y [venía|volvía], sin pisarse.
        + {Hero} llamó con los dedos. Sonó a [árbol|tripa llena].
        / {Hero} dio un golpecito. Sonó a [árbol|tripa llena].
        + En un nudo dormía una oruga, [verde|redonda] como un guisante.
        + Crecían tan despacio que no se [veía|notaba].
        + No había puerta. Tampoco había [timbre|perro].
        + Por un hueco salía un aire muy [fresco|verde].
        + Algo latía dentro: pom, pom, muy [lento|bajo].
      `,
      wrong: `
        @wrong {Friend} quiso romper las raíces, y se [atascó|atascó por detrás].
        / @wrong —¡Las rompo! —dijo {friend}. Quiso romper las raíces y se [atascó|quedó así].
        Tiraba hacia fuera, y las raíces tiraban hacia [dentro|casa].
        + —Estoy pasando —dijo. No [pasaba|se movía] nada.
        + Se veía la mitad de fuera. La otra mitad [protestaba|pataleaba].
        + Una raíz le hizo cosquillas, y otra, [más|también].
        + Cuanto más empujaba, más [justo|prieto] le quedaba el hueco.
        + La oruga se despertó y se fue a otro [nudo|barrio].
        + —Tirad de mí —pidió—. Pero no tiréis [tanto|así].
        + Se puso una hoja en la frente, de [pena|tirita].
        + Las hormigas dieron un rodeo, muy [serias|en orden].
        + Mil años ganan siempre a un [empujón|cabezazo].
      `,
      doubt: `
        El muro estaba igual. {Friend}, no: {friend} estaba [dentro|en medio].
        / Las raíces no tenían prisa. Tenían [mil años|todo el día].
        + Con fuerza, no. ¿Y con [qué|qué, entonces]?
        + La luna caía entre las hojas, en [monedas|gotas].
        + {Hero} se sentó y puso la oreja en la [tierra|corteza].
        + Pom, pom, hacía el árbol. No estaba [enfadado|de mal humor].
        + Ahí crecía algo desde antes de su [abuela|casa].
        + —No miréis —dijo la mitad de fuera, por lo [bajo|rojo].
        + Las hormigas seguían: una, otra, [otra|y ninguna tonta].
        + Una llevaba una miga. ¿Adónde [iba|la llevaba]?
      `,
      turn: `
        La de la miga dobló a un lado, y ya no [estaba|se vio].
        / —Ellas sí pasan —pensó {hero}—. ¿Por [dónde|qué lado]?
        @turn {Hero} miró a las hormigas y apartó la raíz, [de lado|despacio].
        / {Hero} siguió a las hormigas. Apartó la raíz, [suave|de lado].
        + No tiró. La acarició como al pelo de un [perro|gato].
        + La raíz crecía hacia la luna, y así la [llevó|movió].
        + —Con permiso —le dijo {hero} al [árbol|muro].
        + Despacio, más despacio, como crece la [hierba|uña].
        + Le picaban las ganas de dar un tirón. No lo [dio|hizo].
        + Una raíz pesa, pero también [ayuda|escucha].
        + La segunda ya casi se movió [sola|sin que nadie la tocara].
        + Había que ir al paso de una [hormiga|oruga].
        + —¿Y yo? —dijo {friend}. —Tú, [calma|espera] —dijo {hero}.
      `,
      works: `
        Crac, cric, cruc: cada raíz se hizo a un [lado|ladito].
        / Algo cedió con un suspiro de [madera|hojas].
        @result Las raíces dejaron el paso [libre|libre a los dos].
        + Era un túnel verde, con musgo en el [suelo|techo].
        Al fondo, [entre hojas|en su nido], estaba {thing}.
        + {Friend} salió de su hueco, y el hueco hizo: [plop|blop].
        + —Casi las rompo —dijo. Las raíces se [rieron|movieron] un poco.
        + La de la miga tenía allí la [mesa|cocina] puesta.
        + Pasaron con la cabeza baja, por [respeto|las ramas].
        + El árbol soltó una hoja, justo en su [hombro|nariz].
        / Les cayó encima una hoja, como un [beso|sello].
        + Detrás, el muro se cerró sin [ruido|prisa].
        + —Gracias —dijo {hero}. Pom, dijo el [árbol|muro].
      `,
      lesson: `
        Lo que crece tiene su lado. Si lo [miras|buscas], te deja pasar.
        / —Yo empujé al árbol —dijo {friend}—. Tú le [preguntaste|hablaste].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} cerraba el paso un muro de raíces [gordas|trenzadas], sin puerta ni rendija.
        / @spot El camino acababa {spot.at}, ante un muro hecho de [raíces|mil raíces].
        Al otro lado esperaba {thing}. El muro no esperaba [a nadie|nada].
        + Las había gordas como columnas y finas como el pelo de una [muñeca|bruja].
        + Con la oreja pegada se oía un pom, pom, muy [hondo|lento].
        + Una fila de hormigas lo cruzaba sin dar las buenas [noches|tardes].
        + En un nudo dormía una oruga con un cartelito: «[Mariposa, pronto|Vuelvo con alas]».
        + Olía a lluvia guardada, a [seta|castaña] y a casa de alguien.
        + Según un escarabajo, el muro había crecido dos dedos desde su [boda|bautizo].
      `,
      wrong: `
        @wrong {Friend} quiso romper las raíces con todo su peso, y se [atascó|atascó por la mitad].
        / @wrong —Esto se arregla con fuerza —dijo {friend}. Quiso romper las raíces, y se atascó.
        De este lado quedó el trasero. Del otro, la [dignidad|opinión].
        + —Avanzo —se oía desde dentro—. Muy poco a poco, pero [avanzo|en mi interior].
        + Cada empujón apretaba un poco más, como un [cinturón|jersey] después de comer.
        + Tomó aire para hacer fuerza. Con el aire ya no [cabía|salía] ni para atrás.
        + Una raíz curiosa le hacía cosquillas en la [planta del pie|barriga].
        + La oruga se mudó de nudo, con el [cartelito|letrero] bajo el brazo.
        + Las hormigas dieron un rodeo y pusieron en su [mapa|plano]: colina.
        + Contra mil años de paciencia sirven de poco los [cabezazos|empujones].
      `,
      doubt: `
        El muro seguía entero, y ahora tenía además un [trasero|adorno].
        / No se había roto ni una raíz. Solo se había roto el [silencio|plan].
        + {Hero} se sentó contra un tronco y notó que el tronco [respiraba|latía].
        + Todo aquello estaba vivo. No era un muro, era [alguien|un vecino].
        + Pedirle permiso a un [árbol|bosque] es una asignatura que en la escuela no explican.
        + —Por aquí dentro huele bien —informó {friend}, que se [aburría|adormecía].
        + La luna bajaba por las hojas sin romper [ninguna|ni una].
        + Hay prisas que solo sirven para quedarse donde uno estaba, aunque con más [calor|ruido].
        + Mientras tanto, las hormigas pasaban. Pasaban siempre, y pasaban [todas|por algún lado].
      `,
      turn: `
        Una de ellas llevaba una miga tan grande como su [casa|cabeza], y pasó sin tropezar.
        / {Hero} dejó de mirar el muro y se puso a mirar por dónde iba la [fila|miga].
        @turn Tumbándose en el suelo, {hero} miró a las hormigas y apartó la [raíz|raíz hacia donde crecía].
        + No tiró de ella. La fue llevando de lado, como una [cortina|trenza].
        + —Perdona las manos frías —le susurró. Con un [árbol|ser tan mayor] hay que ser cortés.
        / —Con permiso —le susurró. Con un [árbol|ser tan mayor] hay que ser cortés.
        + Cada raíz tenía su dirección, igual que el pelo de un [gato|perro].
        + Todo el cuerpo reclamaba un tirón, solamente uno, {hero.y} no se lo [concedió|permitió].
        + Se avanzaba un dedo por minuto. Las hormigas lo encontraban [rápido|razonable].
        + La tercera raíz se adelantó y le hizo [sitio|hueco].
      `,
      works: `
        + Sonó un crujido largo, como de alguien que se [despereza|estira], y el muro aflojó.
        / El pom, pom se volvió más [alegre|ligero]. Algo se estaba abriendo.
        @result Una tras otra, las raíces dejaron el paso [libre|libre y bien barrido].
        + Quedó un pasillo verde con techo de [hojas|helecho] y lámparas de rocío.
        Al final, en una cuna de musgo, estaba [{thing}|nada menos que {thing}].
        + {Friend} salió finalmente de su agujero con un ruidito de [corcho|botella].
        + —Os las tenía medio convencidas —explicó, quitándose un [helecho|caracol].
        + La hormiga de la miga les señaló la salida con una [antena|pata]. Había sobremesa.
        + A la vuelta, cada raíz regresó a su lugar, sin una [queja|arruga].
        + Sobre {hero} cayó una hoja. Es como dan la [mano|bendición] los árboles.
      `,
      lesson: `
        Las cosas vivas se abren por su lado, y conviene [mirar|averiguar] por cuál.
        / —Empujé lo que había que [peinar|acariciar] —dijo {friend}—. Nos pasa a los fuertes.
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se levantaba un muro de raíces tan apretado que no dejaba pasar ni la [luz|luna].
        / @spot Cerraba el camino {spot.at} una muralla viva de [raíces|raíces centenarias].
        Detrás, inaccesible, aguardaba [{thing}|pacientemente {thing}].
        + Las había robustas como columnas de iglesia y otras tan finas que parecían escritas a [pluma|lápiz].
        + Acercando la oreja se percibía un latido hondo, que no tenía intención de [apresurarse|discutir].
        + Una procesión de hormigas entraba y salía con la naturalidad de quien tiene [llave|familia] dentro.
        + La oruga que dormía en un nudo había colgado un aviso: «Cerrado por [reforma|alas]».
        + Según un escarabajo de la vecindad, la muralla crecía dos dedos cada vez que alguien la [insultaba|maldecía].
      `,
      wrong: `
        @wrong {Friend} quiso romper las raíces inmediatamente y se [atascó|atascó por la cintura].
        / @wrong Tomando carrerilla, {friend} quiso romper las raíces y se [atascó|atascó como un corcho].
        De este lado sobresalía el trasero, y del otro llegaban las [explicaciones|órdenes].
        + —Avanzo —comunicaba a intervalos la parte de dentro, mientras la de fuera pataleaba sin moverse un [dedo|milímetro].
        + Inspiró para hacer más fuerza, y descubrió entonces que con el aire puesto no cabía ni hacia [atrás|ninguna parte].
        + Las hormigas desviaron la ruta y, con buen criterio, le pusieron nombre de [montaña|cordillera].
        + Una raicilla joven, que no había visto nunca una barriga, la investigaba con [esmero|cosquillas].
        + No hay cabezazo que impresione a quien lleva mil años creciendo en la misma [dirección|postura].
      `,
      doubt: `
        Del choque no había salido herido más que el [orgullo|plan], y el muro ni siquiera lo había notado.
        / Seguía intacta la muralla, a la que ahora le había salido un [adorno|balcón] con patas.
        + {Hero} apoyó la espalda en un tronco y notó, con cierto sobresalto, que el tronco [respiraba|tenía pulso].
        + Aquello no era una pared, sino alguien muy [mayor|antiguo], y a los mayores no se les empuja.
        + Imposible adivinar el idioma de alguien que necesita un año entero para pronunciar una [hoja|sílaba].
        + —Aquí dentro se está bien —informó una voz [ahogada|resignada]—, dentro de lo que cabe.
        + Entretanto, la luna iba bajando de rama en rama sin [quebrar|molestar] ninguna.
      `,
      turn: `
        Cierta hormiga, con una miga a cuestas, torció a la izquierda y [desapareció|se esfumó].
        / Donde no pasa la fuerza quizá pase una [pregunta|mirada], pensó {hero}.
        @turn Después {hero} miró a las hormigas y apartó la raíz hacia donde [crecía|deseaba crecer].
        + Aquello no era un tirón, sino una caricia larguísima, como al peinar a una criatura [adormilada|despeinada].
        + Pidió permiso en voz alta, porque nunca está de más ser cortés con quien nos lleva diez [siglos|abuelos] de ventaja.
        + Cada raíz tenía un sentido, como lo tiene la madera, y bastaba con no llevarle la [contraria|prisa].
        + Todo el cuerpo le pedía un empujón, y negárselo fue, con mucho, lo más [fatigoso|pesado] de la tarea.
        + A un dedo por minuto, velocidad que las hormigas juzgaron [temeraria|alocada], el hueco iba apareciendo.
      `,
      works: `
        + Se escuchó un crujido, como de alguien que se [despereza|acomoda] después de un siglo.
        / El latido cambió de compás, y la muralla entera pareció [pensarlo|tomar aliento].
        @result Luego las raíces dejaron el paso libre, apartándose como cortesanos con [reuma|sueño].
        + Se abría ante ellos un corredor de musgo, iluminado por gotas de rocío que alguien había [colgado|encendido] a distancias iguales.
        Al fondo, en una cuna de hojas tejida por nadie, reposaba [{thing}|sin un rasguño {thing}].
        + Al soltarse, el trasero {friend.de} hizo un ruido de botella que despertó a la [oruga|luna] por segunda vez.
        + —Las tenía ya muy blandas —aseguró al recomponerse—, solo faltaba el último [detalle|suspiro].
        + Cuando hubieron pasado, la muralla se cerró a su espalda con la suavidad de un [libro|párpado].
        + En el hombro {hero.de} quedó prendida una hoja, que es como los árboles [firman|saludan].
      `,
      lesson: `
        La naturaleza abre muchas puertas, pero casi siempre por el lado en que [crecen|miran las hormigas].
        / —Tengo fuerza de sobra —admitió {friend}—, y lo que hacía falta era [oído|paciencia].
      `,
    },
  },
  Conservation: {
    titles: `
      {hero} y la fuente de luz
      Tres gotas, no más
      La tapa de la fuente
      Un baño que no fue
      La cuarta gota
    `,
    refrains: [
      {
        first: 'Gota, gota, gotita, ¿cuántas quieres?, que la fuente está chiquitita.',
        changed: 'Gota, gota, gotita, tres me bastan, y la fuente resucita.',
      },
      {
        first: 'Toma poco, toma y deja | que la fuente se haga vieja.',
        changed: 'Tomé poco, y no se queja | sube y sube, fuente vieja.',
      },
    ],
    facts: {
      wrong: '{friend} quiso bañarse en la fuente',
      turn: '{hero} tomó tres gotas y puso la tapa',
      result: 'bastaron tres gotas y la fuente subió',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una fuente casi [seca|vacía].
        / @spot Una fuente vivía {spot.at}. Daba luz, pero [poca|muy poca].
        Con una [taza|tacita] de luz se vería {thing}.
        + La taza era como una cáscara de [nuez|huevo].
        + Plin, hacía la fuente. Y al rato, [plin|otra vez plin].
        + En el fondo quedaba un dedo de [oro|luz], y ya está.
        + Tenía una tapa de madera, caída en el [suelo|barro].
        + —Antes llegaba al borde —dijo una [salamandra|rana].
        + Todo lo de alrededor era [gris|negro] como un sótano.
        + Había marcas en la piedra: aquí, aquí, y [aquí abajo|más abajo].
        + {Hero} se miró en la luz y se vio la [nariz|punta].
        + Unas polillas hacían cola, de una en [una|fila].
      `,
      wrong: `
        @wrong {Friend} quiso bañarse en la fuente, con [gorro|toalla] y todo.
        / @wrong —¡Un baño! —dijo {friend}, que quiso bañarse en la [fuente|fuente entera].
        / {Friend} quiso bañarse ahí. En la [fuente|fuente entera].
        Se mojó un poco. La luz bajó dos [dedos|marcas].
        + El pie salió brillando como una [vela|estrella].
        + —Está floja —dijo—. Que echen [más|otra].
        + Llevaba una esponja. ¿De dónde la [sacó|trajo]?
        + Quiso probar el otro pie, para [igualar|hacer juego].
        + La salamandra se tapó los [ojos|dos ojos].
        + Salpicó una gota, y la gota se [apagó|perdió] en el barro.
        + —Solo es un chapuzón —dijo—. ¿A quién le [quito|hace falta]?
        + Las polillas dieron un paso [atrás|a un lado].
        + Ahora brillaba un pie y casi nada [más|del resto].
      `,
      doubt: `
        Plin, hizo la fuente. Y luego ya no hizo [plin|nada].
        / Quedaba tan poca luz que temblaba de [frío|miedo].
        + {Friend} se miró el pie y lo [escondió|tapó].
        + —Yo no sabía que se [acababa|gastaba] —dijo.
        + La fuente es de todos, y todos tienen [sed|noche].
        + Si {hero} llenaba la taza, no quedaba [nada|ni gota].
        + Pero sin luz no iban a ver {thing}.
        + Era difícil. La taza pesaba, y estaba [vacía|seca].
        + En la piedra, la marca más baja decía: [ay|aquí].
        + Las polillas miraban sus dedales, sin [hablar|queja].
      `,
      turn: `
        {Hero} puso la taza bajo el caño y contó con [calma|los dedos].
        / —¿Cuánto hace falta? —dijo {hero}—. Ni una gota [más|de más].
        @turn {Hero} tomó tres gotas, solo tres, y puso la tapa.
        / Tres gotas tomó {hero}, solo [tres|eso]. Y puso la tapa.
        + Una. Dos. Tardó un poco la [tres|última].
        + La cuarta ya venía, redonda y [guapa|gorda].
        + —Esa no —dijo {hero}—. Esa se [queda|duerme].
        + —¿Solo tres? —dijo {friend}—. ¡Con la [sed|noche] que hay!
        + La tapa hizo clac, como una [boca|caja] contenta.
        + Le quitó el barro a la tapa con la [manga|hierba].
        / A la tapa le quitó el barro con una [hoja|pluma].
        + Daba pena dejar una luz tan [linda|rica]. La dejó.
        + Luego esperó, con la taza en [alto|equilibrio].
        + Tres gotas no hacen ruido. Hacen [luz|brillo].
      `,
      works: `
        En la taza, las tres gotas se hicieron una [sola|canica].
        / La taza parecía una luna en una [cáscara|cuchara].
        @result Bastaron tres gotas. Y la fuente [subió|subió un dedo].
        Se vio [todo|una piedra, una hoja], y también {thing}.
        / Se vio el suelo. Y se vio {thing}. [Oh|Ahí].
        + Debajo de la tapa se oyó: plin, plin, [plin|y más plin].
        + —Sube —dijo la salamandra—. ¡Mirad la [marca|raya]!
        + Con la tapa, la luz se había puesto a [dormir|crecer].
        + Una polilla bebió un sorbito y volvió a la [cola|fila].
        + {Friend} secó su pie sobre la fuente, gota a [gota|gotita].
        + —Es suya —dijo, y le quedó el pie [oscuro|normal].
        + La cuarta gota seguía allí, y ya tenía [hermanas|amigas].
        + Sobró un poco de luz para el [camino|topo].
      `,
      lesson: `
        Si tomas lo justo, mañana habrá [más|también]. Eso es cuidar.
        / —Yo quería un baño —dijo {friend}—, y bastaba con [una gota|mirar].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} manaba una fuente de luz, o más bien [goteaba|lo intentaba], porque estaba casi seca.
        / @spot De una fuente que había {spot.at} salía luz en vez de agua. Salía muy [poca|despacio].
        Una tacita de esa luz habría bastado para ver [{thing}|dónde estaba {thing}].
        + En la piedra quedaban las marcas de otros años, cada una más [baja|abajo] que la anterior.
        + La tapa, que era de madera, estaba tirada en el [barro|suelo]. Nadie sabía desde cuándo.
        + —Yo he nadado ahí dentro —suspiró una salamandra—. De [joven|pequeña].
        + Unas polillas hacían cola con sus dedales, por orden de [edad|llegada].
        + Tardaba tanto la gota en caer que daba tiempo a [desearla|contar ovejas].
        + Lo de alrededor era una noche sin [costuras|bordes], de las de antes de las lámparas.
      `,
      wrong: `
        @wrong {Friend} quiso bañarse en la fuente y colgó la [toalla|bata] de una rama.
        / @wrong —Justo lo que necesito —dijo {friend}. Quiso bañarse en la [fuente|fuente, con esponja].
        Apenas se mojó, la claridad descendió inmediatamente dos [marcas|dedos].
        + —Un poco baja —opinó—, pero templada. Que abran el [grifo|otro grifo].
        + El pie salió encendido como un [farol|anuncio], y no había forma de mirar otra cosa.
        + Traía jabón, gorro y un patito de [madera|corcho]. El patito se negó.
        + Salpicó a derecha e izquierda. Cada gota caía en el barro y se [apagaba|iba].
        + —Por un chapuzón no se acaba [nada|una fuente] —dijo, y se estaba acabando.
        + La salamandra cerró los ojos. Las polillas guardaron los [dedales|sitios].
        + Todo el mundo es muy aseado con la luz [ajena|de los otros].
      `,
      doubt: `
        Pasó un minuto sin gota. Pasó otro, y [nada|tampoco].
        / En el fondo quedaba una luz como de [cerilla|luciérnaga], y temblaba.
        + {Friend} intentó esconder el pie, pero brillaba por debajo de [todo|la toalla].
        + —Como siempre ha habido —murmuró—, pensé que siempre [habría|sería así].
        + Llenar la taza era fácil. Después ya no la llenaría [nadie|ninguna polilla].
        + Tampoco podían volverse sin {thing}. Eso lo sabía hasta el [pato|patito].
        + {Hero} le daba vueltas a la taza, tan [chica|vacía] y tan seria.
        + Algo que se gasta mirándolo pide que lo miren con [cuidado|otros ojos].
      `,
      turn: `
        {Hero} pensó primero cuánta luz hacía falta, y no cuánta [cabía|había].
        / —¿Con cuánto se ve? —preguntó {hero}. —Con [poco|casi nada] —dijo la salamandra.
        @turn Entonces {hero} tomó tres gotas, las contó en voz alta y puso la [tapa|tapa a la fuente].
        + Entre la segunda y la tercera hubo que esperar lo que dura una [canción|cena].
        + La cuarta asomó en el caño, redonda como una [uva|perla]. Pedía que la tomaran.
        + {Hero} la miró, tragó saliva y apartó la [taza|mirada].
        + —Un poquito más no se nota —susurró {friend}. Pero sí se [nota|habría notado].
        + Antes de ponerla le limpió el barro a la tapa y le enderezó el [asa|borde].
        + Encajó con el ruidito satisfecho de las cosas que regresan a su [sitio|casa].
        + Cerrar una fuente cuando todavía se tiene sed requiere muchísima [valentía|paciencia].
      `,
      works: `
        + Las tres gotas rodaron por la taza y se juntaron en una [bolita|canica] de oro.
        / La taza se encendió despacio, como una [ventana|luna] cuando llega alguien.
        @result Bastaron tres gotas, y bajo la tapa la fuente [subió|subió sin ruido].
        A su claridad aparecieron el suelo, los rincones y, en el último rincón, [{thing}|lo que buscaban: {thing}].
        + —Plin —se oyó dentro, y enseguida dos [plines|más], casi a la vez.
        + La salamandra acercó el oído a la madera. —Va por la segunda [marca|raya] —anunció.
        + Tapada, a oscuras, la luz hacía lo que hace el [pan|bizcocho] bajo el paño.
        + {Friend} escurrió el pie encima de la fuente, con mucho [esmero|escrúpulo].
        + Unas polillas se pusieron a la cola. Esta vez cabía [esperanza|gente] para todas.
        + La cuarta gota dormía abajo, con sus hijas y sus [nietas|primas].
      `,
      lesson: `
        Tomar lo justo es una manera de decir que mañana vendrá [alguien|más gente].
        / —Buscaba una bañera —reconoció {friend}—, y aquello pertenecía a [todos|todo el mundo].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} brotaba una fuente de luz que había conocido, a la vista estaba, mejores [siglos|tiempos].
        / @spot La fuente que había {spot.at} manaba luz, si a aquello se le podía llamar [manar|fuente].
        Una simple tacita habría alcanzado para ver [{thing}|dónde paraba {thing}].
        + Sobre la piedra, una escalera de marcas contaba la historia de la fuente, y la contaba cuesta [abajo|triste].
        + La tapa yacía en el barro, donde la había dejado alguien que pensaba volver [enseguida|al momento].
        + —De pequeña me bañaba ahí con nueve hermanas —recordó una salamandra—, y hoy no se mojaría ni un [suspiro|mosquito].
        + Con sus dedales en la mano, varias polillas hacían una cola en la que nadie [empujaba|se colaba].
        + Entre gota y gota daba tiempo de sobra para desear la siguiente y [arrepentirse|olvidarla].
      `,
      wrong: `
        @wrong {Friend}, que llevaba encima mucho camino, quiso bañarse en la fuente.
        / @wrong Colgó la toalla, se caló el gorro, y {friend} quiso bañarse en la [fuente|fuente, faltaría más].
        Al primer remojón, la claridad descendió [dos marcas|un par de marcas].
        + —Temperatura correcta y caudal [insuficiente|mejorable] —dictaminó, buscando un grifo que no había.
        + El pie salió tan resplandeciente que su propietario tardó un rato en mirar cualquier otra [cosa|extremidad].
        + Traía jabón y un patito de corcho que, dicho sea en su honor, se negó a [participar|mojarse].
        + Las salpicaduras caían en el barro y se apagaban allí, con un ruidito de [moneda|promesa] perdida.
        + Es asombroso lo limpia que resulta la gente cuando se lava con lo que pertenece a [todos|los vecinos].
      `,
      doubt: `
        Transcurrió un minuto sin gota, y el segundo se hizo tan largo que pareció de otra [noche|persona].
        / Apenas temblaba en el fondo una claridad de [cerilla|luciérnaga], avergonzada de su tamaño.
        + —Como nunca había faltado —murmuró {friend}, tapándose el pie—, no se me ocurrió que pudiera [faltar|gastarse].
        + Nada más sencillo que llenar la taza hasta el borde, ni más fácil de [lamentar|recordar] después.
        + Volverse con las manos vacías tampoco era una [solución|idea], y hasta el patito lo comprendía.
        + {Hero} le daba vueltas al recipiente, que pesaba como pesan las cosas cuando todavía no se ha [decidido|elegido] nada.
        + Cada dedal de la cola era una [noche|casa] de alguien, bien mirado, y la fila llegaba muy lejos.
      `,
      turn: `
        En lugar de calcular cuánta luz cabía, {hero} calculó cuánta hacía [falta|verdadera falta].
        / —¿Con qué se conforma un ojo? —preguntó {hero}, y una salamandra dijo que con muy [poco|poca cosa].
        @turn Después {hero} tomó tres gotas escrupulosamente contadas y puso la tapa.
        + La espera fue tan larga que las polillas se sentaron en sus [dedales|alas].
        + La cuarta apareció en el caño sin que nadie la llamara, redonda, dorada y llena de [razones|buenas razones].
        + —Una más no se nota —sopló {friend}, y ninguna se nota, en efecto, hasta que falta la [última|fuente].
        + Previamente le limpió el barro a la tapa, como se lava la carita a quien va a [dormirse|acostarse].
        + Cerrar con sed lo que se podría beber es un gesto pequeño, y no se conocen muchos más [difíciles|grandes].
      `,
      works: `
        + En la taza, las tres gotas formaron una sola, del tamaño de una [avellana|canica].
        / La taza se iluminó poco a poco, igual que la ventana de quien [despierta|regresa].
        @result Bastaron tres gotas, y escondida bajo la tapa la fuente [subió|subió una marca].
        La claridad acarició las piedras hasta descubrir entre ellas [{thing}|nada menos que {thing}].
        + De dentro salió un plin, y luego algo muy parecido a una [risa|lluvia].
        + En la oscuridad, la luz fermentaba tranquilamente, como la masa debajo del [paño|trapo].
        + {Friend} escurrió el pie sobre el caño con escrúpulo de boticario, hasta devolver la última [chispa|pizca].
        + Reanudaron la cola las polillas, y era la primera vez en mucho tiempo que la cola olía a [esperanza|fiesta].
      `,
      lesson: `
        La mejor gota de una fuente es siempre la que alguien, pudiendo, dejó para [otro|mañana].
        / —Calculaba solamente mi [deseo|capricho] —observó {friend}—, y tú, las necesidades de la fila entera.
      `,
    },
  },
  Sustainability: {
    titles: `
      {hero} y el arbusto que brilla
      Una para abrir, una para plantar
      Hipo de luz
      El segundo arbusto
      Tres bayas
    `,
    refrains: [
      {
        first: 'Una para mí, una para ti, y otra en la tierra, aquí.',
        changed: 'Una para mí, una para ti, y todo un arbusto aquí.',
      },
      {
        first: 'Si hoy me zampo la merienda, mañana cierra la tienda.',
        changed: 'He plantado mi merienda | y mañana abre la tienda.',
      },
    ],
    facts: {
      wrong: '{friend} comió todas las bayas que pudo',
      turn: '{hero} tomó una baya y plantó otra',
      result: 'creció otro arbusto y se abrió la cerradura',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un arbusto [con luz|de luces].
        / @spot Un arbusto brillaba {spot.at}. Al lado, una [caja|arqueta].
        Una baya suya abría una cerradura. Dentro estaba [{thing}|a oscuras {thing}].
        + Las bayas parecían faroles muy [chicos|redondos].
        + Era el único arbusto de todo el [lugar|monte].
        + Olía a fresa, a miel y un poco a [luna|tostada].
        + La cerradura tenía un agujero redondo, de [baya|guisante].
        + —Doy pocas —dijo el arbusto—, pero [buenas|limpias].
        + Una baya cayó. Tin, hizo en la [piedra|caja].
        + Debajo, la tierra estaba negra y [blanda|tibia].
        + {Hero} contó las ramas: cuatro, y una [torcida|media].
        + Un mirlo miraba sin picar. Era muy [educado|formal].
      `,
      wrong: `
        @wrong —Ñam —dijo {friend}, y comió todas las bayas que [pudo|le cabían].
        / @wrong {Friend} comió bayas: una, dos, doce. Todas las que [pudo|le cabían].
        Primero se puso azul. Luego le dio hipo de [luz|color luz].
        + ¡Hip, hip! Y de su boca salió un [rayo|destello].
        + —No estoy azul —[dijo|juró]. Estaba como un cielo.
        + Se le encendieron las orejas, una sí, otra [no|a ratos].
        + —La última —decía, y luego otra [última|más].
        + A cada hip se veía el paisaje [entero|de golpe].
        + El mirlo se puso una hoja ante los [ojos|dos ojos].
        + La baya diez ya no le [gustó|cabía]. La once, menos.
        + El arbusto se quedó flaco, con cara de [invierno|frío].
        + —¿Te traigo agua? —dijo {hero}. La respuesta fue un [hip|rayo].
      `,
      doubt: `
        Quedaban dos bayas. Dos, y el arbusto [temblaba|triste].
        / El arbusto estaba casi pelado. Se veía la [luna|noche] por él.
        + —Es mi única rama buena —dijo, muy [bajo|flojo].
        + Con una se abre la caja. ¿Y [luego|mañana]?
        + Mañana el mirlo no tendría [ninguna|farol].
        + {Friend} hipó en azul y no [habló|pidió] más.
        + Las dos bayas olían muy [bien|rico]. Eso era lo malo.
        + {Hero} también tenía hambre. Un poco [sí|mucha].
        + La tierra negra esperaba, con la boca [abierta|blanda].
        + Hip, se oía. Y otra vez [oscuro|negro].
      `,
      turn: `
        {Hero} pidió permiso, y el arbusto bajó una [rama|hoja].
        / Con un dedo, {hero} hizo un hoyo en la [tierra|tierra negra].
        @turn {Hero} tomó una baya. La otra no: plantó la [otra|otra allí].
        + No se la comió, aunque la boca se le hizo [agua|grande].
        + La tapó como se tapa a un [niño|pollito].
        + Un poco de tierra, un poco de agua, un [poco|rato] de nada.
        + —¿La entierras? —dijo {friend}—. ¡Qué [pena|hip]!
        + —No la entierro —dijo {hero}—. La [acuesto|siembro].
        + El mirlo trajo una gota en el [pico|ala].
        + Esperar con hambre es más [largo|lento].
        + La que tomó la guardó para la [caja|cerradura].
        + Le cantó algo a la tierra, muy [bajito|cerca].
      `,
      works: `
        Algo hizo crac en la tierra. Era una [hoja|punta verde].
        / Un tallo salió, se estiró y [bostezó|miró].
        @result Creció otro arbusto, y con la baya se abrió la [cerradura|caja].
        + ¡Una noche entera le cupo en un [minuto|ratito]!
        Dentro, entre [paja|plumas], estaba {thing}.
        + El arbusto viejo miró al [nuevo|joven], rama con rama.
        + —Ya no estoy solo —[dijo|crujió]—. Qué buena noche.
        + El nuevo dio tres bayas, y una [propina|de regalo].
        + El mirlo comió una y llevó la pepita al [monte|río].
        + {Friend} hipó por última vez, y fue un hip [verde|rosa].
        + —Planté el hueso de la doce —contó—. [Ahí|En mi huella].
        + La tierra hizo tin, tin, por [debajo|dentro].
      `,
      lesson: `
        Toma una, planta otra. Así nunca se [acaba|apaga] el arbusto.
        / —Yo solo comí —dijo {friend}—. Tú diste de [cenar|comer] a mañana.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} crecía un arbusto, el único en leguas, con unas pocas bayas de [luz|luz dorada].
        / @spot Lo que alumbraba {spot.at} era un arbusto cargado de bayas [encendidas|de luz].
        Una sola abría la cerradura del arca. Dentro estaba {thing}.
        + El agujero de la cerradura era redondo, justo a la medida de una [baya|cereza].
        + —Doy catorce al año —contó el arbusto—, y me cuestan lo [mío|suyo].
        + Olían a fresa, a miel y a la última noche de las [vacaciones|ferias].
        + Un mirlo las miraba con las alas a la [espalda|cintura], como en un museo.
        + La tierra de alrededor estaba negra, suelta y [vacía|sin estrenar].
        + Hubo un tiempo en que toda la ladera brillaba. Quedaba este, que hacía de [todos|ladera].
      `,
      wrong: `
        @wrong {Friend} probó una, por saber, y comió todas las bayas que [pudo|pudo, por asegurarse].
        / @wrong —Solamente una muestra —dijo {friend}. Y comió todas las bayas que pudo.
        A la quinta se volvió azul, y a la décima empezó un hipo [luminoso|relampagueante].
        + Con cada hip se iluminaba el paisaje, y se veía lo azul que [estaba|se había puesto].
        + —Es la luna, que me favorece —explicó, y no había [luna|ninguna luna].
        + «La última», decía. Hubo varias [últimas|últimas veces].
        + El mirlo se puso un trozo de corteza ante los ojos, como en los [eclipses|faros].
        + Las orejas se le encendían por turnos, con un ruidito de [abejorro|bombilla].
        + Lo curioso es que desde la séptima ya no le [gustaban|sabían a nada].
        + El arbusto miraba sus ramas con la cara de quien cuenta el [cambio|dinero].
      `,
      doubt: `
        Quedaban dos bayas en lo alto, y una de ellas [parpadeaba|se lo pensaba].
        / De catorce que había, el arbusto conservaba [dos|un par], y mucha corriente.
        + Con una tenían bastante. Pero después sería un arbusto [apagado|sin nada].
        + El mirlo no dijo ni pío. Tampoco le habían [preguntado|dejado].
        + —¡Hip! —dijo {friend}. Se vieron doce tallos [pelados|tristes] y su cara de pena.
        + También {hero} tenía hambre, de esa que habla por la [nariz|barriga].
        + Comerse la otra era cosa de un [segundo|bocado]. Nadie lo iba a prohibir.
        + Quien viniera mañana encontraría una [rama|sombra], y ni una luz.
      `,
      turn: `
        {Hero} preparó en la tierra negra un agujero pequeñito, como de [dedal|dedo].
        / —Con tu permiso —dijo {hero}, y el arbusto bajó una [rama|rama para ayudar].
        @turn De las dos que había, {hero} tomó una baya para la cerradura y plantó la [otra|otra allí mismo].
        / {Hero} tomó una baya para la cerradura y plantó la otra [al lado|allí mismo].
        + Se le hacía la boca agua, y sin embargo no [mordió|saboreó] ni una esquinita.
        + —Pero ¡la tiras! —dijo {friend}. —La [acuesto|guardo] —dijo {hero}.
        + Echó tierra por encima, con cuidado de no taparle la [cara|oreja].
        + El mirlo acudió con una gota en el pico. Estaba [tibia|limpia].
        + Luego no quedaba nada por hacer. Es lo más [difícil|largo] de sembrar.
        + Para hacer tiempo le contó a la baya cómo era un [árbol|verano].
        + Y el hambre se sentó al lado, a [esperar|ver] también.
      `,
      works: `
        + La tierra se estremeció, y apareció en ella un dedo [verde|verde y curioso].
        / Algo hizo tin debajo del suelo, como una [cuchara|campana] en una taza.
        @result En un minuto larguísimo creció otro arbusto. Y se abrió la [cerradura|cerradura con un tin].
        + La baya entró en su agujero igual que un [botón|huevo] en el ojal.
        Dentro del arca, en un nido de paja, estaba [{thing}|entre plumas {thing}].
        + Los dos arbustos se tocaron con la punta de las [hojas|ramas]. Tenían mucho que decirse.
        + El nuevo venía con nueve bayas y ganas de [presumir|brillar].
        + Tomó una el mirlo y se llevó la pepita a la otra [ladera|orilla]. Para eso son los mirlos.
        + {Friend.a} se le escapó el azul por las orejas, y el último hipo resultó [verde|anaranjado].
        + Sin que nadie lo mandara, enterró sus doce [huesecillos|pepitas], en fila.
      `,
      lesson: `
        De cada cosa buena, una parte para hoy y otra para la [tierra|semana que viene].
        / —Me he merendado una ladera —dijo {friend}—, prácticamente sin [enterarme|masticar].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} sobrevivía un arbusto de bayas luminosas, el último de toda una [ladera|estirpe].
        / @spot Un arbusto quedaba {spot.at}, con catorce [bayas|luces] contadas.
        Una de ellas abría la cerradura del arca donde descansaba {thing}.
        + La cerradura era un agujero redondo, hecho sin duda a la medida de una baya bien [criada|madura].
        + —No las fabrico por vanidad —explicó el arbusto—; de madrugada siempre regresa [alguien|algún despistado].
        + Desprendían un aroma de fresa y de miel, con un fondo de últimas noches de [vacaciones|agosto].
        + El mirlo, que las había visto disminuir año tras año, se había vuelto un pájaro de pocas [palabras|notas].
        + Negra y mullida, la tierra de alrededor parecía una cama hecha para alguien que no [llegaba|venía].
      `,
      wrong: `
        @wrong Por puro interés científico, {friend} comió todas las bayas que [pudo|pudo alcanzar].
        / @wrong «Para comprobar si están buenas», {friend} comió todas las bayas que pudo.
        Hacia la quinta se volvió azul, y hacia la décima comenzó un hipo [luminoso|relampagueante].
        + Cada sacudida alumbraba el paisaje en varias leguas a la redonda, con su autor en el [centro|medio], color de cielo.
        + —Es un reflejo de la luna —aseguraba, pese a que la luna llevaba un buen rato detrás de una [nube|montaña].
        + Anunció la última en cuatro ocasiones, cada vez con mayor [firmeza|solemnidad].
        + A partir de la séptima ya no disfrutaba, pero comía con el [empeño|rigor] de quien ha empezado una cuenta.
        + Se apagaban las ramas una tras otra, como las ventanas de un pueblo del que la gente se [marcha|muda].
      `,
      doubt: `
        Sobrevivían dos bayas en la copa, y circulaba entre las ramas un aire de [invierno|noviembre].
        / Resistían dos luces, que se arrimaban la una a la otra con bastante [miedo|frío].
        + A la claridad de un hipo apareció el mirlo, que no reprochaba absolutamente nada, lo cual resultaba [peor|incómodo].
        + Con una tenían resuelta la noche; pero las noches, según es sabido, vienen de [muchas en muchas|dos en dos].
        + El hambre {hero.de} expuso sus argumentos, que olían a fresa y eran difíciles de [rebatir|callar].
        + Nadie lo prohibía, y nadie iba a saberlo salvo un arbusto, un pájaro y todos los que vinieran [luego|más tarde].
      `,
      turn: `
        Abrió {hero} un hoyo en la tierra negra, y la tierra pareció [suspirar|despertarse].
        / Pidió {hero} licencia al arbusto, que inclinó la copa [cortésmente|con pena].
        @turn De aquellas dos, {hero} tomó una baya para la cerradura y plantó la otra.
        + —¡Si eso se come! —se escandalizó {friend}, en un hipo de color [cielo|añil].
        + Sembrar consiste en esconder un tesoro donde ya no se puede [saborear|recuperar], y confiar pacientemente.
        + La cubrió de tierra a pellizcos, como se arropa cuidadosamente a quien ya [duerme|sueña].
        + El mirlo contribuyó con una gota de agua traída de muy lejos, y luego con una nota, la primera en [años|tres inviernos].
        + Después solo quedaba esperar, que es la parte de la jardinería de la que nunca hay [estampas|dibujos].
      `,
      works: `
        + Bajo el suelo sonó un tintineo, como de cucharilla en una taza muy [honda|lejana].
        / La tierra tuvo un sobresalto y sacó un dedo verde, que apuntó a la [luna|nube más próxima].
        @result En un minuto que valía por una noche creció otro arbusto, y se abrió la cerradura.
        El arca dejó ver, entre [virutas|papel de seda], {thing}.
        + Viejo y nuevo se rozaron las hojas, y hubo entre ambos esa clase de silencio que tienen las [familias|despedidas].
        + Reventaba de bayas el recién llegado, que ni sabía contarlas ni parecía pensar en [guardarlas|tasarlas].
        + El mirlo se sirvió una y partió con la pepita hacia la otra [vertiente|orilla], canturreando ya sin disimulo.
        + Cuando se le pasó el azul, {friend} enterró en fila doce huesecillos, sin hacer ningún [comentario|discurso].
      `,
      lesson: `
        Al sembrar la mitad se descubre, generalmente, que la otra mitad [bastaba|sobraba].
        / —Cené estupendamente —dijo {friend}—, solo que era la cena de una ladera [entera|con vecinos].
      `,
    },
  },
  Harmony: {
    titles: `
      {hero} y la reja de campanillas
      La nota de en medio
      Din, don, miau
      La campana más fuerte
      Mmm
    `,
    refrains: [
      {
        first: 'Din, don, dan, cada cual a lo suyo, y vaya barullo.',
        changed: 'Din, don, dan, mi son con el tuyo, y suena un arrullo.',
      },
      {
        first: 'Tú tu nota, yo la mía | y en el medio, ¿qué sería?',
        changed: 'Tú tu nota, yo la mía | y del medio, melodía.',
      },
    ],
    facts: {
      wrong: '{friend} tocó la campanilla más fuerte',
      turn: '{hero} escuchó y tarareó la nota de en medio',
      result: 'las campanillas se unieron y la reja se abrió',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una reja de [campanillas|campanas].
        / @spot Una reja sonaba mucho {spot.at}. ¡Din, don, [miau|catapum]!
        Cada una iba a su aire. Detrás estaba {thing}.
        + Una hacía din. Otra hacía don. Otra, [catapum|prrr].
        + La de arriba sonaba a cuchara, y la de abajo, a [vaca|olla].
        + La reja no se abría con ese [ruido|jaleo].
        + —¡Yo primero! —decía una. —¡Yo más [alto|agudo]! —decía otra.
        + {Hero} dijo hola y no se oyó ni su [hola|voz].
        + Una era chica y sonaba a [gota|pío]. Nadie la oía.
        + Tembló una hoja y se cayó del [susto|árbol].
        / La luna se tapó con una [nube|nube gorda].
        + Ninguna era mala. Solo sonaban [solas|sin mirarse].
        + Hasta el viento tenía dolor de [cabeza|oído].
      `,
      wrong: `
        @wrong {Friend} tocó la campanilla más [fuerte|gorda y fuerte]. ¡DON!
        / @wrong —¡Así se toca! —dijo {friend}, y tocó la más fuerte. ¡DON!
        Las otras no se callaron. Sonaron [más|el doble].
        + A cada don, la reja se [cerraba|apretaba] un poco más.
        + Le rebotó el ruido en la cara, como una [pelota|torta].
        + —¿Qué? —dijo {friend}—. ¿Qué? ¿Qué [dices|hora es]?
        + Tocó con el pie, con la frente y con un [palo|zapato].
        + Cayó una bellota, y luego un búho con [sueño|gorro].
        + —¿Ya está abierta? —gritó. Estaba [peor|cerrada].
        + La chica, la de la gota, se [calló|escondió].
        + Le pitaban los oídos en do, re y [mi|fa].
        + Nadie oía a nadie, pero muy [fuerte|alto].
      `,
      doubt: `
        Con tanto don no cabía ni un [pensamiento|suspiro].
        / Se taparon los oídos. El ruido pasaba por los [dedos|lados].
        + {Friend} dejó el palo. Ya no le [quedaba|servía] fuerza.
        + Todas querían ganar, y no ganaba [nadie|ninguna].
        + {Hero} buscó un poco de silencio. No [había|quedaba].
        + ¿Se puede oír en medio de un [ruido|lío] así?
        + Una a una, eran bonitas. Eso era lo [raro|triste].
        + El búho volvió a la rama con mala [cara|gana].
        + {Hero} cerró los ojos, y el ruido se hizo [grande|blanco].
        + Lejos, muy dentro, había algo como un [hilo|hueco].
      `,
      turn: `
        {Hero} oyó una sola. Luego, [otra|la de al lado]. Sin prisa.
        / Primero la de vaca. Después, la de [gota|cuchara].
        @turn {Hero} escuchó un rato y tarareó la nota de en [medio|medio: mmm].
        / {Hero} escuchó. Luego tarareó la nota de en [medio|medio, mmm].
        + No era ni alta ni baja. Era la del [centro|puente].
        + Le salió muy flojo: mmm, y otra vez [mmm|más mmm].
        + —No se te oye —dijo {friend}. {Hero} [siguió|no paró].
        + Había que tararear sin subir la [voz|nariz].
        + Era como ir con una vela entre el [viento|gentío].
        + A ratos se perdía el mmm, y lo [buscaba|hallaba] otra vez.
        + La chica abrió un ojo: [plin|tin], dijo.
        + Dos ya eran dos. Y el viento bajó el [tono|volumen].
        + {Friend} probó también. Su mmm era de [oso|abeja].
      `,
      works: `
        Din se unió a la gota. Don se unió a [din|las dos].
        / Primero una, luego tres: todas buscaban el [mmm|hilo].
        @result Las campanillas se unieron y la reja se [abrió|abrió, sin ruido].
        + Ya no era un lío. Era una [canción|nana].
        + Catapum hacía el bajo, y lo hacía muy [bien|suave].
        Al fondo, sobre un cojín, estaba [{thing}|en paz {thing}].
        / Al fondo, en un cojín, [dormía|esperaba] {thing}.
        + La que decía miau pidió perdón y dijo [mi|la].
        + El búho movió un pie, a [compás|su pesar].
        / El búho se durmió al segundo [compás|verso].
        + {Friend} tocó la gorda con una [pluma|hoja]. Don, bajito.
        + Cada una sonaba como antes, pero con las [otras|demás].
        + La luna salió de la nube, para [oír|escuchar] mejor.
        + Nadie ganó, y todas estaban muy [contentas|anchas].
      `,
      lesson: `
        Para sonar juntos, primero hay que [oír|oírse].
        / —Yo toqué más fuerte —dijo {friend}—. Tú [escuchaste|oíste] más fuerte.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había una reja hecha de campanillas, y ninguna se [escuchaba|oía] más que a sí misma.
        / @spot El jaleo venía de una reja que había {spot.at}, toda de [campanillas|campanas].
        Con semejante alboroto permanecía cerrada. Detrás esperaba {thing}.
        + Una sonaba a cuchara, otra a vaca, y una muy [moderna|rara], a miau.
        + Llevaban siglos ensayando, pero cada cual una [canción|marcha] distinta.
        + —La melodía la llevo yo —decía la primera. Lo decían [todas|también las otras].
        + En la última fila había una chiquita que sonaba como una [gota|lágrima].
        + {Hero} se presentó tres veces. A la tercera ya no se oía ni el [nombre|apellido].
        + Los pájaros habían dejado el barrio. Quedaba un búho algo [sordo|duro de oído].
      `,
      wrong: `
        @wrong {Friend} agarró un palo y tocó la campanilla más [fuerte|fuerte de la fila].
        / @wrong —Aquí falta un director —anunció {friend}, y tocó la campanilla más fuerte.
        El DON se oyó en tres valles. Las compañeras, ofendidas, sonaron [muchísimo|todavía] más.
        + A cada golpe, la reja se apretaba un poco, como quien se tapa los [oídos|ojos].
        + —¿Ya se ha abierto? —preguntaba a gritos. —¡No te escucho! —contestaba [el búho|{hero}].
        + Después dirigió con las cejas, con una rama y con un [zapato|rábano].
        + Del susto cayó una bellota, y luego el árbol [entero|de la bellota] se lo pensó.
        + La de la gota enmudeció sin que nadie lo notara, lo cual era bastante [malo|triste].
        + Gritar «¡silencio!» es una manera muy [curiosa|rara] de hacer ruido.
        + Le quedó en la oreja un pitido en [la menor|si bemol].
      `,
      doubt: `
        El ruido era tan grande que no dejaba sitio para una [idea|hoja].
        / Se sentaron de espaldas a la reja, con los dedos en las [orejas|sienes].
        + Ninguna de aquellas voces era fea. [Juntas|A la vez] eran insoportables.
        + Así pasa también en las meriendas cuando todos [cuentan|hablan] a la vez.
        + {Friend} soltó el palo. No le había quedado ni la [razón|rabia].
        + ¿Qué se puede decir donde nadie [oye|escucha]? Poca cosa, y bajito.
        + Con los ojos cerrados, {hero} notó que el estruendo tenía [dentro|por medio] un hueco.
        + Era pequeño, como el del centro de una [rosquilla|rueda].
      `,
      turn: `
        {Hero} siguió a una sola campana hasta el final, y luego a la [siguiente|de al lado].
        / Fue oyéndolas de una en una, igual que se pelan las [castañas|cebollas].
        @turn Cuando las conoció a todas, {hero} escuchó lo que faltaba y tarareó la nota de en medio.
        + Quedaba justo entre el don y el din, donde no había nadie [todavía|cantando].
        + No la cantó más alto que nadie. Solo la [sostuvo|mantuvo], mmm, como una mano.
        + El barullo le pasaba por encima, y el mmm volvía a [salir|asomar], terco.
        + Apetecía muchísimo gritar, {hero.y}, al contrario, suavizó todavía más la [voz|nota].
        + —Eso no va a oírlo nadie —dijo {friend}. Pero lo había [oído|seguido].
        + La campanilla de la gota se atrevió con un plin, y resultó perfectamente [afinado|colocado].
        + Era un sonido con una silla al lado, para quien quisiera [sentarse|venir].
      `,
      works: `
        + La de la vaca se acercó por curiosidad y encontró que allí se estaba [bien|calentito].
        / Después de la pequeñita se acercaron la cuchara y la [vaca|moderna].
        @result Una por una, las campanillas se unieron, y al último acorde la reja se abrió.
        + La del miau resultó una soprano bastante [buena|fina], en cuanto tuvo con quién.
        + No tocaban lo mismo. Tocaban cosas distintas que se daban la [mano|razón].
        Detrás de la música, sobre una piedra lisa, estaba [{thing}|tan a gusto {thing}].
        + {Friend} pidió permiso y tocó la gorda con una [pluma|hoja]. Fue el bajo más dulce de la noche.
        + El búho aplaudió tarde, porque lo suyo era el [eco|silencio].
        + Los pájaros volvieron al barrio, preguntando si quedaban [ramas|entradas].
      `,
      lesson: `
        La armonía aparece cuando cada uno, sonando distinto, [oye|escucha] a los demás.
        / —Quise dirigir —dijo {friend}—, y hacía falta alguien que [afinara|callara].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se alzaba una reja de campanillas, y no había dos que estuvieran de [acuerdo|humor].
        / @spot Desde lejos se oía ya la reja que había {spot.at}, compuesta de campanillas [rivales|en pleito].
        Con aquel alboroto no se abriría, y tras ella estaba {thing}.
        + Esta sonaba a cuchara, aquella a vaca, y una tercera, que se tenía por moderna, decía claramente [miau|achís].
        + Hacía siglos que ensayaban con gran disciplina, aunque cada cual una obra [diferente|contraria].
        + —La melodía es mía y las demás [acompañan|me siguen] —afirmaba cada una, siempre a la vez.
        + En un extremo, una pequeñita con voz de gota sonaba cuando podía, es decir, [nunca|en sueños].
        + Los pájaros se habían mudado, con excepción de un búho un poco sordo que elogiaba la [tranquilidad|calma] del barrio.
      `,
      wrong: `
        @wrong Confiando en la autoridad, {friend} tocó la campanilla más [fuerte|fuerte de la colección].
        / @wrong A falta de director, {friend} tomó la batuta y tocó la campanilla más fuerte.
        El DON retumbó en tres valles, y las compañeras respondieron [doblemente|con furia].
        + La reja se estremecía a cada golpe y se cerraba otro poco, como una [ostra|flor] en una tormenta.
        + —¡Silencio! —reclamaba a gritos, que es una forma de pedirlo casi tan vieja como el [ruido|mundo].
        + Intentó dirigir con las cejas, con una rama y, desesperadamente, con un [rábano|zapato].
        + Dejó de oírse la voz de gota, y como nunca se la había oído, nadie lo [lamentó|advirtió].
        + De aquella interpretación le quedó un pitido en el oído izquierdo, afinado, eso sí, en [si bemol|la menor].
      `,
      doubt: `
        Tal era el estruendo que las ideas, si venían, daban media vuelta en la [puerta|esquina].
        / Con los dedos en los oídos se sentaron de espaldas, y el ruido, por cortesía, pasó [alrededor|por encima].
        + Lo más triste del caso era que, tomadas de una en una, todas tenían una voz [preciosa|encantadora].
        + Sucede igual en las meriendas familiares, cuando cada uno cuenta lo [suyo|mejor] y al final nadie sabe nada.
        + {Friend} abandonó la rama y la presidencia, en ese orden, y pareció de repente más {friend:pequeño/pequeña}.
        + En el centro del barullo, {hero} creyó notar un hueco de [rosquilla|rueda] donde no sonaba nadie.
      `,
      turn: `
        {Hero} siguió a una campana hasta su casa, y después a la [siguiente|vecina].
        / A fuerza de atención, el estrépito se fue deshaciendo en [hilos|hebras] de colores.
        @turn Finalmente {hero} escuchó lo que faltaba y tarareó la nota de en [medio|medio, suavemente].
        + La sostuvo apenas, como quien mantiene abierta una puerta por si [entra|pasa] alguien.
        + El barullo la tapaba a cada momento, y a cada momento, con una suavidad muy terca, volvía a [asomar|salir].
        + Cantar suavemente entre alborotos requiere una energía que no se adivina en los [brazos|hombros].
        + —Nadie va a oír semejante cosa —advirtió {friend}, sin caer en la cuenta de que la estaba [oyendo|siguiendo].
        + Respondió la pequeñita con un plin tan acertadamente colocado que se [sorprendió|asustó] ella misma.
      `,
      works: `
        + Por curiosidad, la de la vaca bajó un tono y encontró que allí había [sitio|lugar].
        / Después de la pequeñita vino la cuchara, y con ella silencios [nuevos|amabilísimos].
        @result Así las campanillas se unieron una por una, y la reja se [abrió|abrió cantando].
        + Seguían siendo distintas, y precisamente por eso lo que sonaba era una canción y no un [pitido|zumbido].
        + La moderna reveló un registro de soprano que llevaba siglos disfrazado de [gato|maullido].
        Sobre una losa, envuelto todo en ecos, apareció [{thing}|finalmente {thing}].
        + Con autorización de la orquesta, {friend} acarició la mayor con una pluma, y resultó un contrabajo [dulcísimo|delicado].
        + El búho aplaudió a destiempo, y los pájaros empezaron a preguntar por el precio de las [ramas|habitaciones].
      `,
      lesson: `
        La nota capaz de reunir a las otras no acostumbra ser la más alta, sino la que [escucha|atiende].
        / —Yo busqué la campana más gorda —reconoció {friend}—, y tú, el [hueco|silencio] que dejaban todas.
      `,
    },
  },
  Exploration: {
    titles: `
      {hero} y los pasillos sin mapa
      Solo nabos
      El hueco blanco
      {hero} dibuja lo que hay
      Siete bocas negras
    `,
    refrains: [
      {
        first: 'Paso a paso, punto y raya, dibujo lo que veo, vaya, vaya.',
        changed: 'Paso a paso, punto y raya, ya está todo el mapa, vaya.',
      },
      {
        first: 'Nadie sabe lo que hay dentro | yo lo pinto según entro.',
        changed: 'Nadie supo lo que hay dentro | y en lo blanco está el encuentro.',
      },
    ],
    facts: {
      wrong: '{friend} aseguró saberlo todo sin haber mirado',
      turn: '{hero} dibujó un mapa de lo que veía',
      result: 'en el hueco blanco del mapa estaba {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había siete [pasillos|bocas negras].
        / @spot Siete pasillos se abrían {spot.at}, en [fila|corro].
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
        + Volvió a entrar. Volvió a [salir|salir, marcha atrás].
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
        @turn Paso a paso, {hero} dibujó un mapa de lo que [veía|veía allí].
        / {Hero} dibujó un mapa. Solo con lo que [veía|había].
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
        Alguna de ellas escondía {thing}, pero nadie sabía [cuál|exactamente cuál].
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
        + Apareció por la boca séptima, con bastante dignidad, y desapareció por la [segunda|quinta].
        + El topo apuntaba cuidadosamente los coscorrones en la [pared|entrada], con tiza.
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
        / —Desconozco lo que hay dentro —dijo {hero}—. Precisamente por eso [entraré|quiero mirarlo].
        @turn Y así, a cada paso, {hero} dibujó un mapa de lo que veía, y solo de [eso|lo que veía].
        / {Hero} dibujó un mapa de lo que veía, a cada paso, y de [nada más|eso solo].
        + Donde el suelo bajaba, bajaba la [raya|línea]. Donde goteaba, ponía un punto.
        + Una roca parecía una abuela con sombrero, y así la [apuntó|llamó].
        + Lo que quedaba demasiado oscuro lo dejaba en [blanco|blanco, sin inventar].
        + —Pon un nabo, por si acaso —pidió {friend}. {Hero} no [puso|pintó] ninguno.
        + Regresaron tres veces a la misma esquina, y las tres veces la [dibujó|apuntó] en el mapa.
        + Cuesta más mirar que [adivinar|contar cuentos]. Se tarda, y se mancha uno las rodillas.
        + Las primeras líneas temblaban. Las últimas iban casi [solas|derechas].
      `,
      works: `
        Poco a poco el papel se llenó, y quedó un solo [hueco|rincón] sin dibujar.
        / Cuando juntaron las siete rayas, todas daban la vuelta a un [hueco|mismo blanco].
        @result Entraron despacio. En el hueco blanco del mapa estaba [{thing}|efectivamente {thing}].
        + La luz caía por una grieta, y el polvo bailaba en ella como un [pueblo|vals] entero.
        + {Hero} dibujó allí una estrella, que es como se pone el [fin|punto] en los mapas.
        + El topo reconoció su propia casa, vista por [detrás|el lado de atrás].
        + —De modo que todo era un solo pasillo —dijo—, y yo en la [puerta|silla] ochenta años.
        + Detrás de una piedra crecía algo redondo y pálido. {Friend} se puso [radiante|insoportable].
        + Lo probaron entre todos. Era un [rábano|bulbo de lirio].
      `,
      lesson: `
        Los mapas se dibujan [caminando|mirando], y lo desconocido se deja en blanco.
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
        + —Innecesario —opinaba—, desde aquí se comprueba perfectamente que no se distingue [nada|gran cosa].
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
        —Lo desconozco —declaró {hero}, y aquello fue como abrir una [ventana|contraventana].
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
        @result Caminaron hasta allí, y en el hueco blanco del mapa estaba [{thing}|efectivamente {thing}].
        + Por una grieta se colaba la luna, y el polvo giraba en ella con una elegancia que nadie había [visto|aplaudido].
        + Puso {hero} una estrella en aquel sitio, y el papel, de pronto, dejó de ser papel y fue un [lugar|país].
        + El topo reconoció en la boca tercera la puerta trasera de su propia [despensa|alcoba], y tuvo que sentarse.
        + Detrás de un pedrusco crecía cierta raíz redonda, y {friend} la contempló con emoción [contenida|de propietario].
        + Resultó ser un rábano, pero por respeto a la ciencia lo [anotaron|repartieron] entre todos.
      `,
      lesson: `
        Un mapa honrado, con huecos en blanco, vale más que cualquiera lleno de [nabos|adivinanzas].
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
    refrains: [
      {
        first: 'Ris, ras, hoja aquí, lata allá, que otro día alguien vendrá.',
        changed: 'Ris, ras, qué bonito está, para quien mañana vendrá.',
      },
      {
        first: 'Yo no fui, y me da lo mismo | rinconcito a rinconcito.',
        changed: 'Yo no fui, y por eso mismo | brilla cada rinconcito.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que aquello no era cosa suya',
      turn: '{hero} limpió el jardín rincón a rincón',
      result: 'bajo la última hoja apareció {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un jardincito muy [sucio|revuelto].
        / @spot Un jardín sucio dormía {spot.at}. [Latas y hojas|Trastos y latas], ¡cuántas!
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
        @wrong —Esto no es cosa mía —dijo {friend}. Y dijo que [tampoco era|ni era] cosa {hero.de}.
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
        / Ya se veía el suelo, y en el suelo, una [hoja|hoja gorda].
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
        Se acomodó sobre una lata, que inmediatamente se convirtió en [falda|minifalda].
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
        + Devolvió las hojas al árbol, que desde octubre las echaba [muchísimo|bastante] de menos.
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
        + {Friend} se desprendió de la lata y la colocó cuidadosamente en un [cubo|saco].
        + No se sentaron. El banco era para quien viniera [mañana|después].
      `,
      lesson: `
        Lo que pertenece a todos se cuida para personas que todavía no [conocemos|han llegado].
        / —No era culpa mía —dijo {friend}—, pero el jardín tampoco [tenía la culpa|era culpable].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} yacía un jardín del tamaño de un mantel, sepultado bajo latas y [hojarasca|otoños].
        / @spot Pasaba por basurero, y sin embargo lo que había {spot.at} era un [jardín|jardín en miniatura].
        Debajo, en alguna capa inferior, dormía [{thing}|tranquilamente {thing}].
        + Formaban el conjunto una bota viuda, un paraguas esquelético y una [lámpara|bicicleta] que había conocido tiempos mejores.
        + Del antiguo cartel sobrevivían dos sílabas, «Se rue», de modo que nadie sabía ya qué se [rogaba|pedía].
        + Como el lugar era de todos, cada uno había contribuido con [algo|alguna lata], y ninguno con una escoba.
        + El grillo que habitaba en la tetera había dejado la música, porque el polvo le [apagaba|comía] los agudos.
        + Entre dos latas asomaba la punta de una flor con la expresión de quien aguanta un [estornudo|discurso].
      `,
      wrong: `
        @wrong {Friend} dijo que aquello no era cosa suya y tomó [asiento|asiento en una lata].
        / @wrong Sin que le preguntaran, {friend} dijo que aquello no era cosa suya.
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
        + Desde lo hondo, muy educadamente, una flor [estornudó|tosió].
      `,
      turn: `
        Había que empezar por alguna parte, {hero.y} empezó por la más [pequeña|humilde] que encontró.
        / Sin discurso de ninguna clase, {hero} se agachó ante un rincón que no medía ni un [palmo|paso].
        @turn Así, {hero} limpió el jardín rincón a rincón, como quien pela una [cebolla|naranja].
        + Devolvió la hojarasca al árbol, que la recibió temblando, como quien recupera antiguas [cartas|fotografías].
        + Con un puñado de tierra, una bota demostró un talento para maceta que nadie le había [sospechado|supuesto].
        + —¿Y quién va a enterarse? —objetó {friend}; a lo que {hero} contestó que el [jardín|suelo], por ejemplo.
        + La espalda protestaba, la luna seguía su camino, y todavía quedaba lo más [feo|revuelto].
        + Fue en el tercer rincón donde se oyó un ruido de hojalata, y era alguien que venía, por fin, a [recoger|ayudar].
      `,
      works: `
        Asomó a la luz un suelo verde, arrugadísimo de tanto [dormir|esperar].
        / De toda la montaña no quedaba más que una hoja, ancha como un [delantal|abanico].
        @result Y bajo la última hoja apareció, en su molde de tierra, [{thing}|por fin {thing}].
        + La flor se sonó, miró alrededor y se encendió con una luz de [cocina|lámpara de mesilla], modesta y muy suficiente.
        + Tras una flor prendieron las demás, y el jardín se iluminó por [debajo|dentro].
        + Surgió incluso un banco, al que se le habían dormido las cuatro patas de tanto [esperar|aguantar].
        + El cartel, completo al fin, decía «Se ruega quedarse», que era todo lo que [pedía|quería].
        + {Friend} colgó su falda de hojalata de una rama, por si a alguien le servía de [cubo|campana].
      `,
      lesson: `
        Cuidar lo que es de todos es hacerle un regalo a quien todavía no [conocemos|ha llegado].
        / —Encuentro culpables con facilidad —confesó {friend}—, pero rara vez [hojas|jardines].
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
    refrains: [
      {
        first: 'Poco aquí, poco allá, que la viga, si no, se moverá.',
        changed: 'Poco aquí, poco allá, que la viga muy quieta está.',
      },
      {
        first: 'Quien se lleva media casa por la viga nunca pasa.',
        changed: 'Si se queda media casa, por la viga bien se pasa.',
      },
    ],
    facts: {
      wrong: '{friend} cargó todo el equipaje en un solo lado',
      turn: '{hero} dejó la mitad y repartió el resto',
      result: 'pudieron cruzar la viga sin caerse',
    },
    beginner: {
      gate: `
        @spot {spot.at} una viga cruzaba un [hoyo|barrizal].
        / @spot Había {spot.at} una viga muy [flaca|fina].
        Al otro lado estaba {thing}. Pero ¡cuánto [bulto|equipaje]!
        + Llevaban tres mantas, una olla y medio [piano|reloj].
        / Había que pasar una olla, tres mantas y un [piano|banco].
        + La viga hacía ñic con una [mosca|mariposa] encima.
        + {Hero} puso un pie. Ñic. Lo [quitó|guardó].
        + Abajo había barro, y el barro hacía [blup, blup|glup, glup].
        + Era tan ancha como un [pan|libro]. Ni un dedo más.
        + Una rana miraba desde abajo. Quería [ver|reír].
        + —De uno en uno —dijo la rana—, y [flacos|sin olla].
        + La niebla tapaba el otro [lado|borde], solo a ratos.
      `,
      wrong: `
        @wrong {Friend} cargó todo el equipaje en un solo [lado|costado].
        / @wrong —¡Yo puedo! —dijo {friend}. Y cargó todo en un solo lado.
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
        / {Hero} dejó la mitad. El resto lo repartió [bien|a los lados].
        + Un poco a un lado, y lo mismo al [otro|de enfrente].
        + La manta roja se quedó. Costó [mucho|un suspiro].
        + Una olla aquí pide una manta [allí|allá].
        + Al piano le dijo: [espera|vuelvo luego].
        + Dio un paso, y la viga hizo [ñic|ñic, flojito].
        + En el medio, {hero} se paró a [descansar|respirar].
        + No miró abajo. Miró un punto, y era [blanco|chico].
        + {Friend} abrió dos alas de [aire|nada], para no caer.
        / {Friend} iba detrás, con una cosa a cada [lado|costado].
        + El barro decía ven, {hero.y} decía [no|otro día].
        + Quien va por el medio va más [lento|despacio], y va.
      `,
      works: `
        Un pasito, y otro pasito, y la viga casi [dormía|bailaba].
        / Ñic, a un lado. Ñic, al [otro|centro]. Y quieta.
        @result Así, poco a poco, pudieron cruzar la viga sin [caerse|caerse nadie].
        Al otro lado, en la hierba, estaba [{thing}|por fin {thing}].
        / Al otro lado esperaba {thing}. [En la hierba|Entre flores].
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
        + Una mosca aterrizó en la madera, y la madera se [quejó|inclinó] enseguida.
        + En el barro, una rana había reservado sitio para [verlo|el espectáculo].
        + —Ayer pasó un señor con un armario —contó la rana—. Qué [tarde|risa].
        + {Hero} tanteó con un pie. La madera estaba bien, pero era muy [sincera|fina].
      `,
      wrong: `
        @wrong {Friend} cargó todo el equipaje en un solo lado, porque así [lo veía|acababa antes].
        / @wrong Para terminar antes, {friend} cargó todo en un solo lado y [salió|arrancó].
        Salió con mucha decisión, y con la misma decisión empezó a andar en [círculo|redondo].
        + A la tercera vuelta saludó {hero.a} como si fuera [otra persona|alguien nuevo].
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
        + Colocaba enfrente de cada manta su correspondiente pedazo de [pan|queso].
        + Dobló la roja y la puso sobre el piano. Se harían [compañía|falta].
        + Caminaba poniendo un pie delante del otro, como los equilibristas del [circo|domingo].
        + A la mitad justa se detuvo. Allí se descansa, aunque [parezca|suene] raro.
        + No había que ir deprisa ni despacio. Había que ir por el [medio|centro].
        + Temblar tiembla cualquiera. El truco está en temblar a los dos [lados|lados igual].
      `,
      works: `
        + La madera protestó por costumbre, y enseguida se quedó [callada|conforme].
        / A cada paso el barro quedaba más [atrás|lejos] y la orilla más cerca.
        @result Con lo justo, bien puesto, pudieron cruzar la viga sin [caerse|caerse ni una vez].
        Del otro lado, sobre una piedra seca, estaba [{thing}|esperando {thing}].
        + La rana guardó el cartel, lamentando la decadencia de los [batacazos|espectáculos].
        + {Friend} dio tres saltos de puro [ligero|alivio]. Nadie se había dado cuenta de lo que pesaba el «por si acaso».
        + Al fondo, un ratón probaba el piano con una sola [pata|nota].
        + Lo tocaba bastante mejor que [nadie|todos ellos].
        + No echaron de menos la olla hasta la noche, y solo un [poco|rato].
      `,
      lesson: `
        Entre llevarlo todo y no llevar nada existe un camino [estrecho|intermedio].
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
        Echó a andar en línea recta, o eso creía, y dibujó un [círculo|aro] perfecto.
        + Como la olla le cubría la vista, saludó {hero.a} tres veces seguidas, siempre con [cortesía|asombro].
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
        + De un lado tiraba el deseo de conservarlo todo, y del contrario, el de [llegar|cruzar], igualmente poderoso.
        + La rana, por pasar el rato, hacía apuestas consigo [misma|misma y perdía].
      `,
      turn: `
        {Hero} se preguntó cuánto hace falta, en realidad, para llegar a la otra [orilla|punta].
        / Entre los trastos, {hero} fue preguntando a cada uno si de veras [venía|viajaba].
        @turn Al final {hero} dejó la mitad y repartió el resto, tanto a un costado como al [otro|contrario].
        + Abrigó el piano con la manta roja, para que se hicieran compañía hasta la [vuelta|mañana].
        + La primera cosa que se deja cuesta un mundo, y la tercera, curiosamente, ya no cuesta [nada|casi nada].
        + Fue poniendo un pie delante de otro, con la lentitud con que se lleva una sopa muy [llena|caliente].
        + Hacia la mitad se detuvo a descansar, porque hasta en una viga existe un sitio para [eso|quedarse quieto].
        + Temblaba, desde luego, pero había descubierto que también se puede temblar en [equilibrio|los dos sentidos].
      `,
      works: `
        + La madera emitió su queja de costumbre, lo pensó mejor y acabó por [callarse|sostenerlos].
        / Pasada la mitad, el barro fue quedando [atrás|lejos], y la rana, desilusionada.
        @result Despacio, muy despacio, pudieron cruzar la viga sin [caerse|caerse ni pestañear].
        Sobre una losa seca, a dos pasos de la orilla, encontraron [{thing}|lo que faltaba, {thing}].
        + {Friend} ensayó unos saltos y se maravilló de la cantidad de «por si acaso» que había llevado [encima|a cuestas].
        + En la orilla abandonada, un ratón levantó la tapa del piano y tocó con un dedo algo que sonaba a [gracias|domingo].
        + La rana recogió su almohadón, murmurando que el espectáculo ya no es lo que [era|fue].
        + Únicamente echaron de menos la olla a la hora de la [sopa|cena], y moderadamente.
      `,
      lesson: `
        Repartido el equipaje y abandonada la mitad, cualquiera [atraviesa|cruza] la vida descansadamente.
        / —Reconozco —concluyó {friend}— que no llevaba demasiado: lo llevaba [torcido|desequilibrado].
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
    refrains: [
      {
        first: 'Luz aquí, luz allá, cada una sola qué poco da.',
        changed: 'Luz aquí, luz allá, cien luces juntas, qué claridad.',
      },
      {
        first: 'Una pulga de luz sola no alumbra ni una amapola.',
        changed: 'Pulga y pulga, y ya no sola | alumbraron la amapola.',
      },
    ],
    facts: {
      wrong: '{friend} quiso una luz más grande para sí',
      turn: '{hero} pidió a las luces que se acercaran',
      result: 'muchas luces pequeñas hicieron una grande',
    },
    beginner: {
      gate: `
        @spot Estaba oscuro {spot.at}. Solo había cien [lucecitas|luces chicas].
        / @spot Cien lucecitas volaban {spot.at}, muy [solas|sueltas].
        Ninguna daba luz bastante. Y {thing} no se [veía|dejaba ver].
        + —Soy poca cosa —decía [una|cada una], muy bajo.
        + Alumbraban lo que alumbra un [grano de sal|guiño].
        + {Hero} se miró los pies. No había [pies|nada].
        + Lo oscuro era muy gordo y no tenía [fondo|bordes].
        + Iban muy lejos una de otra, por no [estorbar|chocar].
        + Una brilló junto a su oreja: zzz, [plin|hola].
        + Parecía un cielo roto en cien [trozos|pedazos].
        + —¿Quién está ahí? —dijo una luz. —Nadie —dijo [otra|la de abajo].
      `,
      wrong: `
        @wrong {Friend} quiso una luz más grande para [sí|sí, toda para sí].
        / @wrong {Friend} no esperó, y quiso una luz más grande para sí.
        / {Friend} quería una luz grande. Para sí, [claro|y nadie más].
        Corrió con un [bote|tarro]. Por fin cazó la más gorda.
        + Antes se le fue por arriba [dos|tres] veces.
        + Corrió a la izquierda, y se dio con [algo|un árbol].
        / Corrió en lo negro, y lo negro tenía [esquinas|piedras].
        + —Grande —decía—, pero que quepa en mi [bolsillo|tarro chico].
        + Allí dentro, la luz se puso [gris|triste].
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
        + {Friend.a} le daba vergüenza el [bote|tarro].
        + No se oía ni un ala, ni una [hoja|voz].
        + Un tarro vacío tampoco da luz. [Nada|Ni pizca].
      `,
      turn: `
        {Hero} se sentó en el suelo y se quedó muy [bajo|en calma].
        / —No os voy a cazar —dijo {hero}, [bajito|en voz baja].
        / {Hero} se sentó, y se quedó en [calma|silencio].
        @turn Luego {hero} pidió a las luces que se [acercaran|acercaran un poco].
        / —Más cerca, por favor —pidió {hero} a las luces.
        + —Más cerca. Un poco [más|más, sin prisa].
        + No vino ninguna. {Hero} [esperó|siguió allí].
        + Entonces vino una, la más [chica|flaca] de todas.
        + —Aquí cabes —dijo {hero}—. Y tú, y tú, y [tú|también tú].
        + Vinieron tres, y luego diez, y luego [treinta|muchas].
        + Es difícil pedir algo a quien tiene [miedo|frío].
        + {Friend} puso el bote en el suelo, boca [abajo|arriba].
        + —No quiero tocarte —dijo una. Pero se [tocaron|juntaron].
        + Una venía, otra dudaba, y la de atrás [empujaba|soplaba].
      `,
      works: `
        Ala con ala se apretaron. Ya eran [cien|noventa y nueve, y una].
        / La última llegó tarde y se puso en el [medio|hueco].
        @result Y muchas luces pequeñas hicieron una [grande|grande y redonda].
        Se veía todo: los pies y [{thing}|también {thing}].
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
        @wrong {Friend} quiso una luz más grande para sí y preparó un [tarro|tarro de mermelada].
        / @wrong Despreciando las pequeñas, {friend} quiso una luz más grande para sí.
        Persiguió a oscuras a la más brillante, tropezando con [todo|cuanto había].
        + —Grande como la luna —pedía—, pero que quepa en la [mano|mesilla].
        + La luz iba delante, y detrás el tarro, y detrás los [golpes|tropiezos].
        + Las luces encerradas, por lo visto, se vuelven [grises|miguitas grises].
        + A la luz se le nota enseguida si está [a gusto|presa].
        + Las demás, asustadas, se escaparon hacia los [bordes|rincones] de la noche.
        + Cuando {friend} abrió el tarro, ya nadie se fiaba de [nadie|ningún frasco].
      `,
      doubt: `
        Permanecieron en la completa oscuridad, con un tarro [vacío|inútil].
        / Las luces se habían ido tan lejos que parecían [estrellas|recuerdos], y de las frías.
        + Cada una temblaba por su cuenta, que es la manera más [triste|fría] de temblar.
        + {Hero} levantó un dedo y no lo vio. Levantó [dos|otro], por si acaso.
        + —Yo solo quería ver —dijo {friend}. Era [verdad|cierto], y no bastaba.
        + Casi nada, pensó {hero}, es poco. ¿Y cien veces casi [nada|poco]?
        + La más pequeña de todas parpadeó, como quien va a decir [algo|su nombre].
      `,
      turn: `
        {Hero} se acomodó en el suelo, sin acercarse al [tarro|frasco].
        / A oscuras, {hero} habló despacio, como se habla a los pájaros y a los [tímidos|gatos].
        @turn —¿Podéis venir? —dijo. {Hero} pidió a las luces que se acercaran, [una a otra|un poco y sin miedo].
        + —No vengáis hacia mí —explicó—, sino cada una hacia su [compañera|vecina].
        + Hubo una pausa larguísima en la que lo negro se [encogió de hombros|rio por lo bajo].
        + Vino una, la que menos alumbraba, y se puso donde creía [estorbar|molestar] poco.
        + —Más cerca —dijo {hero}—. Ahí cabe una [pestaña|hoja] todavía.
        + Para ellas, tan educadas, arrimarse era casi una [aventura|grosería].
        + Después llegaron tres, después diez, y después ya no hizo falta [pedirlo|insistir].
        + Invitar es más lento que [atrapar|correr], y no hace ruido.
      `,
      works: `
        + Se juntaron ala con ala, primero con apuro y después con [gusto|confianza].
        / La rezagada de siempre apareció disculpándose y encontró un [hueco|huequecito].
        @result Entonces muchas luces pequeñas hicieron una grande, redonda como un [queso|melón].
        La oscuridad retrocedió, y a dos palmos apareció [{thing}|repentinamente {thing}].
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
        @wrong {Friend}, despreciando las miniaturas, quiso una luz más grande para sí.
        / @wrong Con ademanes de coleccionista, {friend} quiso una luz más grande para sí.
        Persiguió con un tarro a la más [resplandeciente|rolliza], tropezando con frecuencia.
        + Pedía una del tamaño de la luna, con la única condición de que cupiera en la [mesilla|palma].
        + Perseguir luces a oscuras es un ejercicio en el que las luces llevan siempre [ventaja|las de ganar].
        + Cuando al fin cerró la tapa, lo que había dentro se puso gris, como una conversación cuando entra un [extraño|jefe].
        + Las restantes, que lo habían presenciado todo, retrocedieron hasta los mismísimos [bordes|confines] de la noche.
        + De nada sirvió que luego abriera la tapa, porque la noticia corría más que la [luz|propia luz].
      `,
      doubt: `
        Jamás había estado tan oscuro, y en medio de lo oscuro había un tarro [vacío|sin nada].
        / En la lejanía temblaban las cien, cada una por separado, que es la manera más [helada|solitaria] de temblar.
        + Se llevó {hero} la mano a los ojos para comprobar que seguían [abiertos|allí], y no hubo manera de saberlo.
        + —Solamente quería ver un poco —se excusó {friend}, y lo peor era que [las luces|ellas] también.
        + Sin embargo, cien insignificancias reunidas deberían convertirse, necesariamente, en [algo|otra cosa].
        + Hacia el fondo, la menor de todas parpadeó como quien levanta la mano en [clase|la última fila].
        + Quien se siente poca cosa ocupa poco [sitio|espacio], y así se le olvida que alumbra.
      `,
      turn: `
        {Hero} apartó el tarro y esperó pacientemente a que se les pasara el [susto|temblor].
        / Existe una voz especial para los tímidos, y precisamente aquella [utilizó|buscó] {hero}.
        @turn Delicadamente, {hero} pidió a las luces que se acercaran [entre sí|las unas a las otras].
        + —No hace falta brillar más —aclaró—, sino brillar un poquito más [cerca|hacia acá].
        + La petición fue recibida con un silencio escandalizado, pues entre ellas arrimarse era casi una [indecencia|falta].
        + Por fin se aventuró la que menos lucía, tal vez porque pensaba que de ella nadie iba a [darse cuenta|quejarse].
        + Llegaron otras tres a cuidarla, diez a curiosear, y el resto porque hacía [frío|feo] quedarse.
        + Convidar es más lento que perseguir, y a mitad de la espera entran muchísimas ganas de [correr|usar el tarro].
      `,
      works: `
        + Ala contra ala, con toda clase de disculpas, fueron cerrando los [huecos|claros] que quedaban.
        / A última hora entró la menor, y todas se [apretaron|corrieron] un milímetro.
        @result Así, muchas luces pequeñas hicieron una grande, [tranquila|dorada] como un queso.
        Retrocedió la oscuridad, y a dos palmos quedó a la vista [{thing}|tan campante {thing}].
        + —¿Y cuál seré yo? —se preguntaban todas, y la incertidumbre les provocaba [risa|cosquillas].
        + De haberse ido la más chica, habría quedado en el centro un agujero de su [tamaño|medida], y no servía ninguna otra.
        + {Friend} ofreció el tarro vuelto del revés, en calidad de candelero, y fue [aceptado|muy bien recibido].
        + Había en ese resplandor un calor de cocina en invierno, con mucha gente alrededor de la misma [olla|mesa].
      `,
      lesson: `
        La insignificancia de cada uno se vuelve [enorme|luminosa] al arrimarse a la de los demás.
        / —Habría necesitado un tarro enorme —reflexionó {friend}— y, sobre todo, ninguna [tapa|prisa].
      `,
    },
  },
}
