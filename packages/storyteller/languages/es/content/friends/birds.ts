import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { noun: 'águila', gender: 'f', article: 'el' },
    facts: { help: 'el águila vio el camino desde arriba' },
    beginner: {
      arrives: `
        @friend Un águila enorme aterrizó en la [ventana|barandilla] y chocó con el marco.
        —¿{Hero}? —le preguntó a la [lámpara|maceta]. Estaba muy cerca y no veía.
        + —Aquí —dijo {hero}. —Ah. Desde la montaña te veía mejor —dijo el águila.
        + Veía una hormiga a dos [leguas|montes], pero no su sopa.
        + No usaba gafas. Decía que eran [feas|de búho].
        + —Desde allá arriba se ve un lío {place.in} —contó.
        + Saludó al armario con el [ala|ala entera].
        + Sus alas llenaban el cuarto, de pared a [pared|puerta].
        + —No he chocado —dijo—. He [saludado|llegado].
        + Le dio la mano a una [zapatilla|almohada].
      `,
      alone: `
        @friend El águila no encontraba su nido. Estaba encima de [él|su nido].
        A lo lejos sí vio algo: una lágrima {place.in}.
        / Vio una lágrima {place.in}. [Chica|Redonda].
        + Contó los pelos de un ratón, en otro [valle|país].
        + Quiso beber y bebió de una [bota|nube].
        + Un vecino le regaló gafas. Las usó de [columpio|adorno].
        + El viento olía a nieve y a [altura|piedra].
        + —Ahí hace falta alguien —dijo, muy [recta|alta].
        + Saltó del peñasco hacia el lado [bueno|del sol].
        + Debajo pasaban los pueblos como [migas|botones].
      `,
      dry: `
        {Other} subió, y el águila fue recto hacia el [cielo|sol].
        + —Allí está {place} —dijo, a cien montañas.
        + A lo cercano le daba con el [ala|pico]. Perdón.
        + Arriba no había ruido, solo [azul|aire].
        + Aterrizó en un sitio blando. Era una [vaca|señora].
      `,
      wet: `
        El águila se tiró en picado, con un [cubo|jarro] en la cabeza.
        + {Other} bajaba agarrando una pluma, {place.to}.
        + —Veo el fondo —dijo. Chocó con un [pez|coral].
        + Bajo el agua, las alas eran [velas|cortinas].
        + Le guiñó un ojo a su [reflejo|burbuja].
      `,
      quirk: `
        —A tres leguas hay una pulga —dijo el águila. Y pisó un [charco|cubo].
        + Leía los carteles desde muy lejos, y [de atrás adelante|cantando].
        + —¿Qué pone aquí? —preguntó {other}. El águila dio cien [pasos|saltos] hacia atrás.
        + Le habló a un poste toda la [cuesta|curva].
        + —Qué callado estás —le decía. Era un [árbol|arbusto].
        + Buscaba su bastón, que llevaba en el [pico|ala].
        + Las gafas son para quien [no ve|las quiere], decía.
        + Se comió un lápiz, de [postre|cena].
      `,
      help: `
        El camino daba mil vueltas, y nadie lo [veía|entendía].
        @help El águila vio el camino desde [arriba|arriba, entero y claro].
        + Era como un hilo en una [alfombra|manta].
        + —Izquierda, y luego la piedra [gorda|roja] —gritaba.
        + {Other} andaba abajo, con {thing}, y [escuchaba|seguía] la voz.
        + En lo alto se hizo un punto, y el punto [hablaba|veía].
        + —¡Un conejo ha bostezado! —avisó, de [paso|propina].
        + Luego bajó y chocó con la [meta|puerta].
        + Esa vez hasta ella se [rio|rio un poco].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un águila majestuosa entró por la ventana, es decir, [por la de al lado|por el cristal].
        —Te vi desde la cordillera, {hero}, y ahora no te [encuentro|distingo] —confesó.
        + Saludaba al perchero con mucha [solemnidad|ceremonia].
        + —Estoy a tu izquierda —dijo {hero}. —De lejos estabas mucho más claro —contestó.
        + Contaba las pulgas de un perro a dos valles de [distancia|allí].
        + Las gafas le parecían cosa de búhos y de [bibliotecas|gente con sueño].
        + Había distinguido un apuro {place.in}, con todos los [detalles|colores].
        + Sus alas abiertas barrieron la mesa, y ella pensó que era [el viento|otro].
      `,
      alone: `
        @friend El águila buscaba su nido desde hacía rato, posada [encima de él|en el borde].
        En cambio, vio con claridad una lágrima {place.in}.
        + Le habían regalado unas gafas, y las usaba de [pisapapeles|trapecio].
        + Desde su peña se leía el periódico de otra [provincia|persona, en otro pueblo].
        + La cena la perdía siempre entre los [pies|platos].
        + El orgullo es un buen abrigo, pero no [alumbra|deja ver].
        + —Desde aquí no puedo secarla —dijo, y abrió las [alas|alas de par en par].
        + El viento la estaba esperando, como un [ascensor|caballo].
      `,
      dry: `
        Con {other} sobre el lomo, el águila subió hasta donde [no hay moscas|empieza el silencio].
        + —A noventa montañas de aquí veo {place} —anunció sin esfuerzo.
        + Lo que no vio fue el campanario de [delante|al lado], y sonó.
        + Desde arriba los ríos parecían [venas|letras].
      `,
      wet: `
        El águila se lanzó en picado con un cubo por [casco|escafandra].
        + {Other} bajaba colgando de una pluma, camino {place.to}.
        + Distinguía cada caracol del fondo y ninguno de los [cercanos|que pisaba].
        + Se presentó a su burbuja, que le pareció muy [educada|redonda].
      `,
      quirk: `
        —A cuatro leguas estornuda una liebre —informó el águila, [metiéndose en un charco|pisando a un sapo].
        + Para leer un letrero retrocedía hasta [la colina de enfrente|perderse de vista].
        + {Other} le fue avisando de las piedras, las ramas y [un burro|las personas].
        + Estuvo conversando con un poste y lo encontró muy [reservado|atento].
        + Buscaba su bastón, sujetándolo con el [otro pie|pico].
        + —Veo perfectamente —decía, y era verdad, a partir del [horizonte|kilómetro dos].
        + A la sopa le ponía sal con mucha [puntería|fe], en el mantel.
      `,
      help: `
        A ras de suelo, el regreso era un [laberinto|ovillo de caminos].
        @help El águila vio el camino desde arriba, [dibujado como en un mapa|entero].
        + Se hizo pequeña en el cielo, hasta ser una [coma|pestaña].
        + —Izquierda, y en el roble torcido, recto —gritaba con [seguridad|autoridad].
        + {Other} la obedecía abajo, con {thing} y con [confianza|los ojos en alto].
        + De paso les contó que un ratón, lejísimos, [bostezaba|se casaba].
        + Al bajar chocó con la puerta, y por una vez se [rio ella misma|rio].
      `,
    },
    advanced: {
      arrives: `
        @friend Un águila imponente entró por la ventana después de [probar en la pared|dos intentos].
        —Te distinguí desde la cordillera, {hero}, y ahora [no doy contigo|te he perdido] —declaró.
        + Se inclinaba ante el perchero, cuya estatura le había [impresionado|parecido la de un príncipe].
        + Cuando {hero} se dio a conocer, el águila comentó que de lejos ganaba mucho en [nitidez|definición].
        + Rechazaba las gafas por orgullo, y por orgullo llevaba también varios [chichones|golpes].
        + Desde las nubes había visto un apuro {place.in}, hasta el último [detalle|pañuelo].
      `,
      alone: `
        @friend El águila, posada sobre su nido, llevaba una hora [buscándolo|preguntando por él].
        + A cien leguas, en cambio, distinguió con toda nitidez una lágrima {place.in}.
        + Unas gafas que le regalaron por su santo las empleaba, con desdén, de [pisapapeles|columpio].
        + Podía leer las cartas de otra provincia, pero se tragaba a diario [el mondadientes|los botones del mantel].
        + Lo lejano no se consuela desde lejos, pensó, y se dejó caer [en el aire|hacia el sur].
      `,
      dry: `
        El águila, con {other} a la espalda, subió hasta donde el aire [deja de opinar|es todo silencio].
        + Anunció que veía {place}, a noventa montañas, y que alguien se había dejado [la luz encendida|un grifo abierto].
        + No anunció el campanario que tenían delante, porque [estaba cerca|quedaba a un metro], pero las campanas sí.
      `,
      wet: `
        Con el cubo encasquetado, el águila se precipitó al agua con [la majestad intacta|gran estilo].
        + {Other} descendía de una pluma, como de un pasamanos, y abajo iba asomando {place}.
        + Contó los caracoles del fondo con exactitud y no dejó de [pisar ninguno|tropezar en los primeros].
      `,
      quirk: `
        El águila comunicó que una liebre había estornudado a cuatro leguas, y [pisó un sapo|se metió en un charco].
        + Para leer una señal necesitaba alejarse de ella hasta [la colina vecina|perderla casi de vista].
        + Mantuvo con un poste una charla sobre la altura, en la que ambos [estuvieron de acuerdo|se mostraron firmes].
        + {Other} iba anunciándole el mundo inmediato: piedra, rama, zanja y [un burro perplejo|charco].
        + Buscó largamente el bastón que sostenía, y acusó del robo [a la niebla|al sapo].
      `,
      help: `
        Visto desde el suelo, el regreso era un [ovillo|laberinto de muy mala intención].
        @help El águila vio el camino desde arriba, [como se ve un hilo en el tapete|de principio a fin].
        + En lo alto se redujo a una coma, y desde la coma llegaban unas instrucciones [impecables|clarísimas].
        + {Other} obedecía abajo, con {thing} en brazos y la nuca [doblada|dolorida de mirar al cielo].
        + Supieron además, sin haberlo pedido, que en otra comarca un ratón [se estaba casando|había bostezado].
      `,
    },
  },
  Parrot: {
    noun: { noun: 'loro', gender: 'm' },
    facts: { help: 'el loro llamó con otra voz' },
    beginner: {
      arrives: `
        @friend —¡La sopa está fría! —gritó un loro en la [ventana|lámpara].
        —Perdón, {hero}, eso es de [ayer|mi tía]. Hola —añadió.
        + —¿Quién lo dijo? —preguntó {hero}. —¡Siéntate bien! —dijo el loro. Y se tapó el pico.
        + Repetía todo, y siempre [tarde|a destiempo].
        + Imitó un timbre. {Hero} miró la [puerta|puerta otra vez].
        + —Algo pasa {place.in} —dijo, con voz de [señora|capitán].
        + Tenía plumas de cinco colores y [mil|cien] voces.
        + —¡Próxima parada! —añadió, muy [contento|serio].
        + Olía a plátano y a [maní|mango].
        + Una voz de abuela salió de su pico: «[Abrígate|Come más]».
      `,
      alone: `
        @friend —¡Cierra esa puerta! —le dijo el loro a la [noche|luna].
        Luego repitió un llanto {place.from}. Ese no era de risa.
        + Lo dijo otra vez, más [bajito|despacio]. Daba pena.
        + En su rama se oía un tren, un gato y dos [abuelas|vecinas].
        + A veces no sabía cuál era [su voz|la suya].
        + Las ranas le pedían [«otra»|el tango].
        + —¡A la mesa! —gritó. Y cenó [él|solo].
        + El mango estaba dulce. La noche, [también|más].
        + —Voy —dijo, por fin con la voz de [él|loro].
      `,
      dry: `
        El loro volaba haciendo de [tren|avión]: chu, chu, rrr.
        + {Other} iba en el último vagón, hasta {place}.
        + —¡Billetes, por favor! —gritó una [nube|nube, o él].
        + En cada árbol decía «ya [llegamos|bajan]». No.
        + Los pájaros de verdad se [reían|apartaban].
      `,
      wet: `
        El loro bajó en un frasco, diciendo [«glu»|«socorro»] con voz de pez.
        + {Other} reía tanto que casi no vio {place}.
        + Un besugo contestó. ¡Se [entendían|hicieron amigos]!
        + Bajo el agua, sus colores eran [caramelos|fuego].
        + —¡Hombre al agua! —gritó, y era [loro|verdad].
      `,
      quirk: `
        En lo más callado del camino, el loro gritó: «¡[Croquetas|Goool]!».
        + —Chist —dijo {other}. —Chist, chist, chist —repitió el [loro|loro, más alto].
        + Imitó el viento. Le salió [muy bien|frío].
        + Contó un secreto que oyó en una [boda|cocina]. Era de pan.
        + Un eco lo imitó a él. ¡Qué [rabia|susto]!
        + Dijo «adiós» al [llegar|empezar] y «hola» al final.
        + Con la voz {other.de} pidió más galletas.
        + Hizo de puerta que cruje, y todos [miraron|esperaron].
        + Nunca lo hacía a mala idea. Solo a mala [hora|suerte].
      `,
      help: `
        En la otra orilla dormía un barquero, y no [oía|despertaba].
        @help El loro llamó con otra voz: la de [su mamá|la mamá del barquero].
        + —¡Hijo, que se enfría la cena! —gritó, muy [dulce|claro].
        + El barquero saltó y vino [remando|corriendo].
        + {Other} subió con {thing}, y nadie dijo [nada|ni mu].
        + Por una vez, la voz justa a la [hora|hora justa].
        + —¿Hay cena? —preguntó el barquero. Le dieron un [plátano|bollo].
        + El loro se quedó muy callado, de puro [orgullo|asombro].
        + El río decía lo mismo que [él|siempre], pero mejor.
      `,
    },
    intermediate: {
      arrives: `
        @friend —¡Señora, que se le quema el arroz! —chilló un loro, [entrando por la ventana|posado en la lámpara].
        —Disculpa, {hero}, eso lo oí el jueves y se me ha [escapado|quedado dentro] —añadió.
        + Guardaba mil frases ajenas, y las soltaba siempre en el peor [momento|silencio].
        + —¿Y qué querías decir? —preguntó {hero}. —¡Manos arriba! —contestó, y se mordió una pata.
        + Con voz de capitán explicó que {place.in} pedían [auxilio|ayuda].
        + Imitaba el timbre, el gato y la [cisterna|tetera] a la perfección.
        + Cada pluma era de un color, y ninguna de las voces, [suya|del mismo dueño].
        + Olía a mango y a [escenario|feria].
      `,
      alone: `
        @friend El loro conversaba consigo mismo, y eran por lo menos [seis|una familia numerosa].
        De pronto le salió un llanto {place.from}, que había oído [sin querer|pasar].
        + Lo repitió despacio, y esta vez ninguno de los seis [se rio|dijo nada].
        + Sabía hacer de tren, de lluvia y de [portera enfadada|abuelo].
        + Por las noches buscaba su propia voz, debajo de las [otras|ajenas].
        + Las ranas le pedían canciones, y él les daba [anuncios|el pronóstico del tiempo].
        + —Iré —dijo, y la palabra sonó rara, porque era [suya|nueva].
        + Se despidió del eco, que le [ganó|contestó] por una sílaba.
      `,
      dry: `
        El loro hacía de locomotora y tiraba con las [alas|dos alas] del resto.
        + {Other} era el vagón de cola, y la próxima estación, {place}.
        + Pedía los billetes a las nubes con voz de [revisor|señora impaciente].
        + Los gorriones aplaudieron el frenazo, con [chispas|chirrido] y todo.
      `,
      wet: `
        Dentro de una garrafa, el loro bajaba imitando [burbujas|a un buzo].
        + {Other} se reía tanto que empañó el vidrio, y detrás estaba {place}.
        + Un mero le contestó, y charlaron sin saber de [qué|quién].
        + Gritó «tierra a la vista», con bastante [optimismo|mala puntería].
      `,
      quirk: `
        En el trozo más silencioso del camino, el loro anunció: «¡[Pasajeros al tren|Churros calientes]!».
        + —Ahora no —susurró {other}. —¡Ahora no, ahora no! —repitió a los cuatro vientos.
        + Decía «salud» antes del estornudo, y a veces lo [provocaba|contagiaba].
        + Un eco le robó la frase, y estuvo enfadado media [legua|colina].
        + Hizo de tormenta tan bien que abrieron el [paraguas|paraguas y se mojaron].
        + Reveló sin querer la receta secreta de una [tía|portera].
        + No había malicia en ello, solo muy mal [reloj|oído para los silencios].
      `,
      help: `
        Un barquero dormía en la otra orilla como un [tronco|saco de harina].
        @help El loro llamó con otra voz, [la de la madre del barquero|dulce y autoritaria].
        + —¡Ramón, que se enfría el caldo! —cantó, y el agua se llenó de [remos|espuma].
        + Nunca una frase ajena había llegado tan [a tiempo|oportuna].
        + {Other} subió a bordo con {thing}, mordiéndose la [risa|lengua].
        + El barquero buscaba el caldo, y le dieron la mitad de [un bocadillo|una tortilla].
        + El loro no dijo nada más en todo el [trayecto|río], de la impresión.
      `,
    },
    advanced: {
      arrives: `
        @friend —¡Señora, que se le pega el arroz! —bramó un loro que acababa de posarse en [la lámpara|el cabecero].
        —Perdóname, {hero}, era del jueves y seguía [dentro|sin estrenar] —añadió abochornado.
        + Coleccionaba frases de los demás y las soltaba, sin excepción, donde hacían [más daño|menos falta].
        + A la pregunta {hero.de} sobre el motivo de su visita contestó «manos arriba», y se tapó el pico con [un ala|las dos patas].
        + Logró por fin explicar, con voz de capitán de barco, que {place.in} solicitaban [socorro|tripulación].
        + Tenía de cada color una pluma, y de cada vecino, [una indiscreción|media conversación].
      `,
      alone: `
        @friend En la rama del loro se oía discutir a una familia entera, y sin embargo [vivía solo|no había más que un loro].
        + De golpe le salió del pecho un llanto {place.from}, recogido al vuelo, y se hizo [un silencio raro|la calma].
        + Lo repitió más bajo, y descubrió que las penas ajenas, dichas despacio, [duelen igual|pesan en cualquier pico].
        + Dominaba el tren, la lluvia y la portera, pero no [su voz|la suya].
        + —Iré —dijo al cabo, y aquella sílaba y media le pareció de lo mejor de [su repertorio|la noche].
      `,
      dry: `
        El loro ejercía de locomotora, con humo [de palabra|y todo], y tiraba del convoy por el cielo.
        + {Other} era el vagón de cola, hasta que anunciaron, con voz de revisor, la siguiente estación: {place}.
        + A las nubes sin billete las amonestaba [severamente|en tres idiomas].
      `,
      wet: `
        Embotellado, el loro descendía interpretando a un buzo [asmático|retirado].
        + {Other} empañó de risa el vidrio, y al limpiarlo con la manga apareció {place}.
        + Entabló con un mero una larga charla, de la que ambos salieron [satisfechos|sin entender una palabra].
      `,
      quirk: `
        Se adentraban en el silencio más hondo del bosque cuando el loro pregonó [churros|la salida de un tren].
        + {Other} le rogó que callase, y el ruego se repartió a gritos por [tres valles|los cuatro puntos cardinales].
        + Un eco le arrebató la última palabra, ofensa que tardó media legua en [perdonar|olvidar].
        + Hizo de tormenta con tal arte que abrieron los paraguas y, no se sabe cómo, [se mojaron|hubo un trueno].
        + No era mala intención, sino falta de oído para los silencios, que también [tienen su música|son frases].
      `,
      help: `
        En la orilla opuesta dormía un barquero con la profundidad de [los hombres felices|un lago].
        @help El loro llamó con otra voz, [la de cierta madre|una que el barquero obedecía desde niño].
        + —¡Ramón, que se te enfría el caldo! —entonó, y el río se llenó de espuma y de [obediencia|remos].
        + {Other} embarcó con {thing}, apretando los labios para que la risa [no los hundiera a todos|se quedase dentro].
        + Por primera vez le había venido a la boca la frase justa en la hora justa, y la emoción [lo dejó mudo|le duró todo el río].
      `,
    },
  },
  Hummingbird: {
    noun: { noun: 'colibrí', gender: 'm' },
    facts: { help: 'el colibrí sostuvo una luz ante la cerradura' },
    beginner: {
      arrives: `
        @friend Zzzip. Un colibrí entró, habló y salió antes de [llegar|verse].
        —Ya te lo he dicho, {hero} —dijo al [volver|pararse]—. ¿Otra vez?
        + —No he oído nada —dijo {hero}. —Es que eso fue [antes|hace rato] —dijo el colibrí.
        + Se quedaba quieto en el aire, como un [punto|botón].
        + Latía tan fuerte que sonaba a [motor|abejorro].
        + —Problema, {place}, tú, ya —resumió. Y bebió de una [flor|gota].
        + Brillaba verde, rojo y verde [otra vez|de nuevo].
        + Dio diez vueltas a la lámpara en un [suspiro|segundo].
        + —Espera —pidió {hero}. Esa palabra no la [sabía|tenía].
      `,
      alone: `
        @friend El colibrí ya había cenado, soñado y [desayunado|madrugado]. Eran las seis.
        Le rozó un suspiro {place.from}, muy lento.
        + Tan lento que tuvo que [esperarlo|pararse]. ¡Él!
        + Su nido cabía en una [cuchara|cáscara].
        + Contaba hasta mil en lo que tú [parpadeas|toses].
        + Las flores lo veían y ya no [estaba|lo veían].
        + —Ayer lo sabré —dijo, con [prisa|lío].
        + El corazón le hacía rrrr, como una [cremallera|rueda].
        + Se fue, volvió y se fue, por si [acaso|dudas].
      `,
      dry: `
        El colibrí volvía tres veces, {other.y} daba un [paso|salto].
        + —Ya he ido y he vuelto {place.from} —dijo. Por fin llegaron.
        + Tiró de una hebra con todas sus [fuerzas|alas].
        + Entre flor y flor dejaba una raya [verde|de luz].
        + —¿Llegas ya? —decía, ya de [vuelta|allí].
      `,
      wet: `
        El colibrí se metió en un dedal con [tapa|ventana] y bajó girando.
        + {Other} iba detrás, en un tarro, {place.to}.
        + Debajo del agua iba despacio. ¡Qué [raro|lujo]!
        + Se cruzó con un caracol y se [saludaron|entendieron].
        + Las burbujas no lo [alcanzaban|ganaban].
      `,
      quirk: `
        —Ja, ja —dijo el colibrí. El chiste vino [después|luego].
        + Contestaba antes de la pregunta. Y acertaba.
        + —¿Tienes ham…? —dijo {other}. —Sí —dijo él.
        + Bebió de todas las flores, hasta de un [farol|botón].
        + Le picaba quedarse [quieto|en un sitio].
        + Se durmió, soñó y despertó en un [bostezo|tris].
        + Habló tan deprisa que sonó a [cremallera|abejas].
        + {Other} le dijo: «Despacio». Lo dijo [nueve veces|deprisa].
        + Su sombra llegaba siempre [tarde|cansada].
      `,
      help: `
        La puerta estaba cerrada, y era noche [negra|cerrada].
        @help El colibrí sostuvo una luz ante la [cerradura|cerradura, sin temblar].
        + La luz era una chispa en una [hoja|brizna].
        + Se quedó quieto en el aire, él que nunca [para|se está quieto].
        + {Other} probó una llave, y otra, y la [buena|tercera].
        + {Thing} esperaba, en lo [oscuro|negro].
        + Ni un soplo movió la [llama|chispa].
        + Clic. Un segundo más, y ya era [ayer|mañana].
        + —¡Qué largo! —dijo. Había durado un [minuto|ratito].
      `,
    },
    intermediate: {
      arrives: `
        @friend Algo verde zumbó, dijo una frase y desapareció: era [un colibrí|un colibrí con prisa].
        —Ya está todo explicado, {hero} —aseguró al volver, [antes de frenar|boca abajo].
        + —Me lo he perdido —dijo {hero}. —Ah, entonces te lo repetí mañana —contestó.
        + Vivía un poco por delante de los [demás|relojes], y se aburría esperando.
        + De todo aquello se entendieron tres palabras: {place}, ayuda y [néctar|ya].
        + Se paraba en el aire, que es el único sitio donde [se sentaba|descansaba].
        + El corazón le sonaba como una máquina de [coser|escribir].
        + Inspeccionó la flor de la cortina y la encontró [seca|de tela, qué decepción].
      `,
      alone: `
        @friend El colibrí había terminado el día a las nueve y cuarto, y [le sobraba todo|ya iba por el jueves].
        Un suspiro {place.from} pasó tan lento que pudo [leerlo|verlo venir].
        + Nunca se había parado a escuchar nada, y le dio [vértigo|hipo].
        + Su nido cabía en medio [dedal|huevo], con sitio para visitas.
        + Las flores se quejaban de que no [saludaba|decía adiós].
        + Dormía de tres a tres y [un minuto|cuarto].
        + Hay penas que no se pueden mirar [deprisa|de paso], pensó.
        + Salió hacia allí y llegó dos veces, por [costumbre|si acaso].
      `,
      dry: `
        El colibrí hizo el camino seis veces, {other.y}, [una|casi una].
        + De cada vuelta traía noticias {place.from}, para dar ánimo.
        + Arrastraba de un hilo a quien se [dormía|quedaba atrás].
        + A su lado, el viento parecía [jubilado|un abuelo].
      `,
      wet: `
        Encerrado en un dedal con tapa, el colibrí se hundió [dando vueltas|zumbando].
        + {Other} lo seguía en un tarro, y poco a poco vieron {place}.
        + Bajo el agua no se puede correr, y eso lo dejó [pensativo|asombrado].
        + Hizo amistad con un caracol, que iba a su [misma velocidad|paso, por fin].
      `,
      quirk: `
        El colibrí se rio, y al rato alguien contó [el chiste|un chiste].
        + —¿Falta mu…? —empezó {other}. —Muchísimo —contestó él, desde otra rama.
        + Se enfadó, hizo las paces y lo [olvidó|celebró] en un parpadeo.
        + Probó el néctar de un farol, de una gorra y de [un letrero|una amapola pintada].
        + Su sombra lo perseguía sin [aliento|esperanza].
        + Las frases le salían pegadas, como [cerezas|cromos].
        + Intentó estarse quieto mientras contaban tres, y lo logró [hasta dos|en otro sitio].
      `,
      help: `
        La cerradura era diminuta, y la noche, [inmensa|negra como el betún].
        @help El colibrí sostuvo una luz ante la cerradura, [inmóvil en el aire|sin un temblor].
        + En el pico llevaba una brizna encendida del tamaño de [un suspiro|una pestaña].
        + Batía las alas tan deprisa que parecía [dormido|parado].
        + {Other} fue probando llaves, con {thing} debajo del [brazo|abrigo].
        + La cuarta entró, dudó y [giró|dijo clic].
        + —Ha sido el minuto más largo de mi [vida|semana] —confesó el colibrí.
      `,
    },
    advanced: {
      arrives: `
        @friend Hubo un zumbido verde, una frase y un hueco, y solo después [apareció un colibrí|se vio al colibrí].
        —Ya te lo he contado todo, {hero} —aseguró, [impaciente|todavía frenando].
        + {Hero} lamentó no haberlo oído, y supo que se lo repetiría ayer, si encontraba [un hueco|un rato].
        + Vivía unos segundos por delante del mundo, donde hay poca gente y [mucho eco|buenas flores].
        + De aquella ráfaga se salvaron tres palabras, que fueron {place}, auxilio y, por costumbre, [néctar|jazmín].
        + La única manera que conocía de sentarse era quedarse quieto [en el aire|delante de algo], temblando como una gota.
      `,
      alone: `
        @friend A las nueve y cuarto el colibrí había acabado el día, y buscaba [otro|en qué gastarlo].
        + Pasó entonces un suspiro {place.from}, tan lento que no tuvo más remedio que [escucharlo|mirarlo a los ojos].
        + Su nido cabía holgadamente en medio dedal, con despensa y [cuarto de invitados|terraza].
        + Las flores decían de él que era encantador, a juzgar por [la espalda|el zumbido].
        + Comprendió que las penas, como las ostras, no se abren [a la carrera|con prisa], y se puso en marcha.
      `,
      dry: `
        El colibrí recorrió el trayecto seis veces mientras {other} lo hacía [una sola|despacio].
        + De cada viaje traía una novedad {place.from}, para que no decayera el ánimo.
        + Junto a él el viento del norte parecía un señor que pasea [después de comer|con bastón].
      `,
      wet: `
        Un dedal con mirilla bastó para que el colibrí se hundiera, [zumbando de indignación|dando vueltas].
        + {Other} lo escoltaba en un tarro, y ambos vieron encenderse, sin prisa ninguna, {place}.
        + En el agua, donde correr está prohibido, trabó amistad con un caracol de [ideas afines|su misma velocidad].
      `,
      quirk: `
        El colibrí soltó una carcajada, y un minuto más tarde llegó [el chiste|la gracia], algo avergonzada.
        + {Other.a} le contestaba las preguntas por la primera sílaba, y acertaba con una frecuencia [molesta|que daba rabia].
        + Se ofendió, reflexionó y perdonó dentro de un mismo parpadeo, de modo que nadie [se enteró|tuvo tiempo de disculparse].
        + Su sombra, que llevaba años persiguiéndolo, se sentó por fin en [una piedra|la cuneta].
        + Le propusieron estarse quieto hasta tres, y lo consiguió, pero [en tres sitios|repartido].
      `,
      help: `
        Era la cerradura como una pestaña, y la noche, [un tintero|como un saco].
        @help El colibrí sostuvo una luz ante la cerradura, [y no tembló|quieto como un clavo].
        + Sus alas iban tan deprisa que se hicieron invisibles, y parecía colgado [de un hilo|de su propia voluntad].
        + {Other} probaba las llaves, una a una, mientras {thing} aguardaba en [la sombra|el bolsillo].
        + Para quien vive deprisa no hay hazaña como esperar, y aquel minuto le pareció [el más largo de su vida|un invierno].
      `,
    },
  },
  Swan: {
    noun: { noun: 'cisne', gender: 'm' },
    facts: { help: 'el cisne fue una barca de plumas' },
    beginner: {
      arrives: `
        @friend Plas, plas, ¡plof! Un cisne muy elegante tropezó con la [alfombra|puerta].
        —Buenas noches, {hero}. Esto no ha [pasado|sido nada] —dijo desde el suelo.
        + Se levantó como un rey y pisó su propia [pata|ala].
        + —¿Te ayudo? —preguntó {hero}. —En el agua soy otro —dijo el cisne.
        + Dobló el cuello en forma de [dos|ese]. Eso sí era bonito.
        + —Me envían {place.from} —contó—. A mí, y [andando|a pie].
        + Sus plumas eran blancas como el [papel|pan].
        + Saludó con el ala y tiró un [vaso|libro].
        + —Un charco, por favor —pidió—. O una [bañera|palangana].
      `,
      alone: `
        @friend El cisne se miraba en el lago, precioso y [quieto|blanco].
        El agua se rizó: alguien sufría {place.in}.
        + —Hay que ir —dijo—. Ay, y [a pie|por tierra].
        + Dio un paso. Plaf. Dio [otro|medio]. Plof.
        + En el agua era un verso. Fuera, un [paraguas|cubo].
        + Los patos lo querían igual, sobre todo [seco|en tierra].
        + Ensayó andar con un libro en la [cabeza|cola]. Se cayó el libro.
        + La luna también nadaba, muy [tranquila|bien].
        + Se puso botas. Las [patas|botas] se rieron.
      `,
      dry: `
        El cisne volaba como un sueño y aterrizaba como un [saco|mueble].
        + {Other} iba entre las alas, en lo blando, hasta {place}.
        + Al bajar dio tres vueltas de [campana|carnero]. —Muy bien —dijo.
        + En el cielo, su cuello señalaba el [norte|camino].
        + Una nube le copió el [color|perfil].
      `,
      wet: `
        En el agua, el cisne iba como la [seda|música].
        + {Other} bajó bajo su ala, con una campana, {place.to}.
        + —Aquí no tropiezo —dijo, y no [tropezó|pisó nada].
        + Los peces le hacían [sitio|reverencias].
        + Su cuello era un signo de [pregunta|«¿»] en el azul.
      `,
      quirk: `
        El cisne caminó con mucha [gracia|calma]: uno, dos, plof.
        + —Ha sido el suelo —dijo. El suelo estaba [liso|quieto].
        + {Other} le dio la mano. Se cayeron [dos veces|en lo blando].
        + Vio un charco y se metió. ¡Qué [hermoso|príncipe]!
        + Salió del charco. ¡Qué [pena|pato]!
        + Hablaba como en los [teatros|cuentos]: «Oh, piedra».
        + La piedra lo hizo [tropezar|caer] igual.
        + Se colocaba las plumas detrás de cada [caída|susto].
        + —La belleza es difícil de [llevar|mover] —suspiró.
      `,
      help: `
        Un lago ancho cortaba el camino a [casa|la vuelta].
        @help El cisne fue una barca de [plumas|plumas, blanda y blanca].
        + {Other} se sentó entre las alas, con {thing} en la [falda|mano].
        + No se movía ni una [gota|ola].
        + El cuello iba delante, como un [mástil|farol].
        + Las estrellas pasaban por [debajo|los lados].
        + —¿Va todo bien ahí atrás? —preguntó. Iba [muy bien|de maravilla].
        + Al salir tropezó, claro. Pero ya era la [orilla|otra].
        + Se rieron los dos lados del [lago|agua].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un cisne cruzó la puerta con toda su elegancia y [tropezó con la alfombra|se enredó en la alfombra].
        —Buenas noches, {hero}; lo del suelo ha sido [a propósito|un saludo] —dijo, tendido.
        + Se puso de pie pisándose una pata y luego, para compensar, [la otra|un ala].
        + —¿Te has hecho daño? —preguntó {hero}. —En la dignidad, un poco —contestó.
        + Su cuello dibujaba un dos perfecto, y los pies, [un garabato|un ocho].
        + Alguien {place.from} había pedido a quien mejor [nadara|navegase], y le tocó andar.
        + Con un ala saludó y con la otra tiró [el vaso|la lámpara, que pesaba poco].
        + Parecía escrito en papel blanco, con alguna [falta|mancha] en tierra.
      `,
      alone: `
        @friend El cisne se deslizaba por su lago como una frase [bien escrita|sin comas].
        Un temblor del agua le trajo noticias {place.from}, y eran [tristes|de las de levantarse].
        + —Tendré que caminar —dijo, palideciendo, si [cabía|era posible].
        + En el lago era un poema; en la orilla, [un perchero|una silla plegable].
        + Llevaba años estudiando el arte de andar, y [suspendía|repetía curso].
        + Los patos lo preferían seco, porque [se reían más|parecía de la familia].
        + Ensayó tres pasos, y el segundo fue [hermoso|casi paso].
        + Detrás quedó la luna, nadando tan [tranquila|bien] sin él.
      `,
      dry: `
        Volando, el cisne era un pañuelo blanco; aterrizando, [un piano|el armario donde se guarda].
        + {Other} viajaba entre las alas, en un silencio tibio, hasta {place}.
        + Dieron tres volteretas al llegar, y él las llamó [maniobra|protocolo].
        + Arriba, el aire olía a nieve y a [almidón|cartas].
      `,
      wet: `
        En cuanto tocó el agua, el cisne recuperó [la majestad|los modales y la sonrisa].
        + {Other} iba bajo el ala, en una campana de vidrio, camino {place.to}.
        + Descendía tan despacio que los peces lo tomaron por [la nieve|un domingo].
        + —Ni un solo tropiezo —murmuró, con los ojos [húmedos|brillantes].
      `,
      quirk: `
        El cisne dio cinco pasos sublimes, y el sexto fue [un ruido|plof].
        + —Este suelo tiene demasiado [suelo|relieve] —opinó, levantándose.
        + {Other} le ofreció el brazo, y se cayeron con mucha más [compañía|gracia].
        + Delante de un charco se transformaba, y los [sapos|mosquitos] aplaudían.
        + Hablaba como en el teatro: «¡Oh, raíz, qué [cruel|cerca] estabas!».
        + Cada caída terminaba en una postura de [retrato|estatua].
        + La belleza, decía, no está hecha para [escaleras|cuestas].
      `,
      help: `
        Un lago oscuro y muy ancho se interponía [en la vuelta|antes de la cena].
        @help El cisne fue una barca de plumas, [tibia y sin remos|la más blanda del mundo].
        + {Other} se acomodó entre las alas, con {thing} en el [regazo|hueco más seguro].
        + El agua no decía nada, y ellos [tampoco|menos].
        + Iban dejando una raya que las estrellas [cosían|volvían a llenar].
        + Aquel cuello blanco servía de mástil, de proa y de [farol|faro].
        + Tropezó al desembarcar, pero solo por no [perder la costumbre|presumir].
      `,
    },
    advanced: {
      arrives: `
        @friend Entró un cisne con la elegancia de un verso, y al final del verso [estaba la alfombra|tropezó].
        —Muy buenas noches, {hero}, no repares en [la postura|el estrépito] —rogó desde el suelo.
        + Se incorporó pisándose una pata, y a fin de disculparse con ella, [pisó la otra|tiró el vaso].
        + Interrogado por {hero}, reconoció que solo le dolía la [dignidad|reputación], y que en el agua era otra persona.
        + Habían pedido {place.from} al mejor navegante, y él, por no hacer un feo, [venía a pie|acudía andando].
        + El cuello trazaba un dos intachable, mientras que los pies iban escribiendo [otra cuenta|borrones].
      `,
      alone: `
        @friend Se deslizaba el cisne por su lago como una frase [que no necesita comas|bien pensada].
        + Una arruga del agua le trajo noticias {place.from}, y comprendió, palideciendo, que habría que [andar|caminar].
        + Lo que en el lago era un poema se convertía, llegada la orilla, en [una silla plegable|un perchero nervioso].
        + Desde joven estudiaba el paso corto con un maestro pato, que le aconsejaba [la natación|paciencia y barro].
        + Se calzó unas botas, ensayó tres zancadas y el segundo paso, hay que decirlo, fue [bellísimo|casi un paso].
      `,
      dry: `
        En el aire era el cisne un pañuelo blanco, y al aterrizar, [el armario|todo el ropero].
        + {Other} viajaba en el hueco tibio de las alas, sin oír nada, hasta que se iluminó {place}.
        + Dieron al llegar tres volteretas, que él describió como [el saludo de costumbre|una antigua ceremonia].
      `,
      wet: `
        Bastó que rozase el agua para que el cisne recobrara [su majestad|la compostura y el color].
        + {Other} descendía bajo el ala, dentro de una campana, y los dos contemplaban {place}.
        + Tan despacio bajaba que los peces lo tomaron por nieve y se quedaron a [verlo cuajar|mirar].
      `,
      quirk: `
        Cinco pasos sublimes dio el cisne, y el sexto fue, como siempre, [un estruendo|el suelo].
        + Atribuyó el percance a la tierra, que en su opinión está [demasiado cerca|mal planchada].
        + {Other} le prestó el brazo, y desde entonces cayeron con [mejor compañía|más simetría].
        + Delante de un charco de dos palmos volvía a ser rey, y los sapos guardaban [un respetuoso silencio|cola para verlo].
        + Cada caída la remataba en una postura de retrato, por si hubiera [un pintor cerca|testigos].
      `,
      help: `
        Entre el grupo y la vuelta se extendía un lago [que parecía pensar|sin orillas].
        @help El cisne fue una barca de plumas, [la más blanda que se ha botado|tibia y silenciosa].
        + {Other} se acomodó entre las alas con {thing}, y ya no hubo más ruido que el de [las estrellas al mojarse|la raya en el agua].
        + Aquel cuello era proa y mástil, y cuando la noche apretaba se volvía [farol|un signo de pregunta].
        + Todos tenemos un sitio donde no tropezamos, dijo él, y la suerte es que a veces [alguien lo necesita|hay que cruzarlo].
      `,
    },
  },
  Peacock: {
    noun: { noun: 'pavo real', gender: 'm' },
    facts: { help: 'el pavo real alumbró con cien ojos de luz' },
    beginner: {
      arrives: `
        @friend —¡Oh! —dijo un pavo real. Se le abrió la cola y tiró la [lámpara|silla].
        —Perdón, {hero}. Se abre cuando me [asusto|sorprendo] —dijo.
        + —¡Achís! —hizo {hero}. Flas, se abrió [otra vez|de nuevo].
        + Barrió la mesa, el libro y un vaso de [agua|leche].
        + Tenía cien ojos azules en las [plumas|puntas].
        + —Es por {place} —contó, muy [tieso|pegado a la pared].
        + Cerró la cola con las dos [patas|alas], como un paraguas.
        + Un reloj dio la hora, y adiós, [reloj|florero].
        + —Soy tímido —dijo—. Mi cola, [no|nada].
        + Andaba de lado, muy pegadito, para no [molestar|barrer].
      `,
      alone: `
        @friend Al pavo real lo sorprendió una [hoja|mosca], y ¡flas!
        Después oyó un ay {place.from}, y se abrió más aún.
        / Llegó un ay {place.from}. Y se abrió más.
        + En su casa no quedaba ni un [plato|jarrón] entero.
        + Los muebles estaban atados con [cuerda|lazos].
        + Un caracol dobló la esquina. Flas y qué [susto|velocidad].
        + Los cien ojos miraban a la vez hacia el [mismo lado|ay].
        + —Calma, cola —decía. La cola no [oía|hacía caso].
        + Se ató con un cinturón, por el [viaje|bien de todos].
        + La noche le quedaba muy [bien|azul].
      `,
      dry: `
        El pavo real andaba con cuidado, y en cada curva, ¡[flas|oh]!
        + Con la cola de paracaídas, {other} bajó volando {place.to}.
        + Una puerta del camino se [asustó|abrió] también.
        + Arrastraba la cola como una [novia|escoba].
        + —No me avises de nada —pidió—. [Susúrralo|Espera].
      `,
      wet: `
        Al entrar en el agua: ¡flas!, la cola fue un [paraguas|plato].
        + {Other} se colgó de una pluma, camino {place.to}.
        + Los peces la tomaron por un [jardín|prado].
        + Cien ojos, y una [burbuja|lágrima] en cada uno.
        + Un pulpo hizo «oh». Él hizo [«oh»|flas] también.
      `,
      quirk: `
        Una rana dijo «croac». El pavo real, ¡[flas|oh y flas]!
        + Tumbó tres setas, un cartel y el [gorro|bolso] {other.de}.
        + —¿Sabes qué? —dijo {other}, y ¡flas! otra vez.
        + Se asustó de su cola, y eso la abrió [más|otra vez].
        + Pedía perdón con cien [ojos|guiños].
        + Un poeta le hizo un verso. Por poco lo [tumba|barre].
        + Cerrada, la cola parecía una [alfombra|escoba] dormida.
        + —Las sorpresas, por carta, por favor —pidió [serio|él].
        + Llegó una carta. ¡[Flas|Ay]!
      `,
      help: `
        No había ni una luz en todo el [camino|bosque].
        @help El pavo real alumbró con cien ojos de [luz|luz, verdes y azules].
        + {Other} le hizo «¡bu!», y la cola se [abrió|encendió].
        + Era como un prado lleno de [lunas|faroles].
        + {Thing} tuvo cien sombras [pequeñas|de colores].
        + —¡Cuánta gente me mira! —dijo una [roca|rana].
        + Esa vez nada se rompió. Había [sitio|campo].
        + Él iba delante, con la cola muy [alta|quieta].
        + —Así que para esto era —[dijo|susurró].
      `,
    },
    intermediate: {
      arrives: `
        @friend La puerta sorprendió a un pavo real, se le abrió la cola y [cayó la lámpara|volaron los papeles].
        —Lo lamento, {hero}, se dispara con cualquier [sorpresa|novedad] —explicó, recogiendo.
        + Cien ojos azules parpadeaban en sus plumas, todos [avergonzados|mirando al suelo].
        + —¿Y no la puedes cerrar? —preguntó {hero}. La pregunta lo sorprendió, y cayó la silla.
        + Era tímido por delante y un [desfile|espectáculo] por detrás.
        + Le habían hablado {place.from}, de improviso, y eso costó dos [jarrones|tinajas].
        + Se movía pegado a las paredes, con un cinturón en la [cola|cola y paso corto].
        + Cuando sonó el reloj, hubo que buscarlo [debajo de la cama|por piezas].
      `,
      alone: `
        @friend En casa del pavo real todo era de corcho, menos [él|la luna].
        Un lamento {place.from} lo sorprendió a media sopa, y [voló el plato|no quedó sopa].
        + Una mosca, un martes, un «buenas tardes»: a todo le seguía el mismo [estallido|flas].
        + Los vecinos le mandaban las noticias con tres días de [aviso|antelación].
        + Cien ojos por detrás, y ninguno veía venir [nada|el susto].
        + Se ceñía la cola con un cinturón de tres [hebillas|agujeros].
        + Soñaba con una sorpresa que no rompiera [cosas|platos].
        + Miró a un lado y a otro, y salió muy [despacio|avisado].
      `,
      dry: `
        El pavo real caminaba pidiendo a las curvas que [avisaran|tosieran antes].
        + Un búho dijo «uh», la cola hizo de paracaídas {other.y} bajó con él {place.to}.
        + Barría el sendero sin querer, y atrás quedaba [limpísimo|peinado].
        + Hasta su sombra lo pilló [desprevenido|de sorpresa].
      `,
      wet: `
        El agua estaba fría, y la cola se abrió como [una sombrilla|un abanico enorme].
        + {Other} bajó agarrando una pluma, igual que en un carrusel, hasta {place}.
        + Los peces pensaron que había llegado [la primavera|un jardín].
        + Cada ojo llevaba su burbuja, y él llevaba [paciencia|cien].
      `,
      quirk: `
        Una rana saludó, y el pavo real barrió tres [setas|arbustos] y medio letrero.
        + —Adivina una cosa —dijo {other}, y hubo que [agacharse|desenterrar la mochila].
        + Pidió que las sorpresas se las dieran por carta y sin [sobre|admiraciones].
        + El eco lo asustó, y del susto asustó al [eco|bosque].
        + Un erizo le hizo un cumplido, y acabó en otra [rama|orilla].
        + Cerraba la cola con las dos alas, como un paraguas en [plena tormenta|un autobús].
        + Los cien ojos pedían perdón [por turnos|uno por uno].
      `,
      help: `
        El bosque de vuelta estaba tan oscuro que [daba lo mismo dormir|chocaban los búhos].
        @help El pavo real alumbró con cien ojos de luz, [verdes, azules y de oro|como una feria callada].
        + Fue {other} quien dijo «bu», muy bajito, y con todo el [cariño|cuidado].
        + La cola subió despacio y se hizo de [día pequeño|luna].
        + {Thing} tenía de pronto cien sombras, todas [distintas|bailando].
        + No se rompió nada, porque allí había [sitio|bosque de sobra].
        + —Toda la vida pidiendo perdón por esto —dijo, [asombrado|con los cien ojos mojados].
      `,
    },
    advanced: {
      arrives: `
        @friend Sorprendido por la puerta, un pavo real desplegó la cola y con ella [la lámpara|media estantería].
        —Lo siento muchísimo, {hero}, se abre [con cualquier novedad|en cuanto me sorprendo] —dijo.
        + Era una persona tímida unida a un espectáculo, y pasaba la vida disculpándose por [el segundo|los estragos].
        + Quiso {hero} saber si no podía cerrarla, pero la pregunta era inesperada y costó [una silla|el florero].
        + El recado {place.from} se lo habían dado sin avisar, y de ahí la falta de [tres tinajas|un tabique].
        + Cien ojos azules miraban el suelo, cada uno con [su propia vergüenza|su lágrima de nácar].
      `,
      alone: `
        @friend En casa del pavo real los muebles eran de corcho y las visitas [avisaban por carta|tosían tres veces].
        + Un lamento {place.from} le llegó a media sopa, y no hubo que lamentar más que [la sopa|un techo].
        + Cien ojos tenía a la espalda y ninguno le había servido jamás para ver venir [un martes|un susto].
        + Soñaba, cuando nadie miraba, con una sorpresa que no acabara en [escombros|añicos].
        + Se abrochó el cinturón de tres hebillas y salió diciéndole a la noche lo que [iba a hacer|tenía pensado].
      `,
      dry: `
        Marchaba el pavo real rogando a las curvas que [tosieran antes|no lo pillaran por sorpresa].
        + Bastó un búho para que la cola se volviera paracaídas, y así, flotando, {other} entró {place.in}.
        + El sendero quedaba a su espalda peinado con raya, como [para una boda|un domingo].
      `,
      wet: `
        El agua estaba fría, novedad que convirtió la cola en [una sombrilla gigantesca|un carrusel].
        + {Other} giraba agarrándose a una pluma, y entre vuelta y vuelta crecía {place}.
        + Los peces creyeron que la primavera había bajado por fin [a visitarlos|tan hondo].
      `,
      quirk: `
        Saludó una rana, y el pavo real barrió del susto [tres setas y un letrero|la mitad del paisaje].
        + Había pedido que las sorpresas se le comunicaran por escrito, sin adjetivos y, a ser posible, [la víspera|en jueves].
        + {Other} empezó una frase por «adivina», y luego hubo que [desenterrar la mochila|bajarla de un árbol].
        + Asustado por el eco, asustó al eco, y durante un rato aquello fue [un tiroteo de abanicos|una tempestad].
        + Los poetas que le dedicaban versos solían terminarlos en [otra orilla|el hospital, pero contentos].
      `,
      help: `
        El bosque estaba tan oscuro que los búhos [se pedían perdón|iban de la mano].
        @help El pavo real alumbró con cien ojos de luz, [y la noche se hizo a un lado|como cien ventanas].
        + Fue {other} quien le dijo «bu», con tanta suavidad que la cola se abrió igual que [se abre una flor|amanece].
        + {Thing} proyectó cien sombras de colores, y hasta las raíces parecían [invitadas|ir de fiesta].
        + Llevaba toda la vida disculpándose por aquello, murmuró, sin sospechar que era [una lámpara|para esto].
      `,
    },
  },
  Flamingo: {
    noun: { noun: 'flamenco', gender: 'm' },
    facts: { help: 'el flamenco hizo de poste en el agua' },
    beginner: {
      arrives: `
        @friend En la alfombra había un flamenco, sobre una sola [pata|pata, muy fina].
        —¿Es la izquierda, {hero}? —preguntó—. Nunca lo [sé|recuerdo].
        + Cambió de pata. —¿Y ahora? —dijo, muy [rosa|serio].
        + —Es la otra —dijo {hero}. —¡Lo sabía! No, espera —dijo el flamenco.
        + Tenía el cuello como una manga [larga|sin brazo].
        + —Me mandan {place.from} —contó—. Con las dos, creo.
        + Se rascó con la pata que [quedaba|no era].
        + Era rosa como un [chicle|helado].
        + Miró bajo el ala y encontró la [otra|pata]. ¡Qué alegría tuvo!
        + De tanto pensar se quedó dormido en la [derecha|izquierda].
      `,
      alone: `
        @friend El flamenco dudaba en la laguna: ¿derecha o [izquierda|la otra]?
        Le llegó un quejido {place.from}, y dudó más deprisa.
        / Oyó un quejido {place.from}. ¿Ir o no [ir|ya]?
        + Los demás dormían, cada uno en su [pata|poste].
        + Puso las dos. Se sintió muy [raro|gordo].
        + Echó una moneda al aire, y no [bajó|sabía leerla].
        + El agua estaba rosa de tanto [flamenco|reflejo].
        + Escribió «izq» en una rodilla. Se borró con el [agua|sueño].
        + —Con esta —dijo, y usó la [otra|de siempre].
        + Las ranas apostaban [moscas|lentejas].
      `,
      dry: `
        El flamenco iba a la pata coja. Saltaba [mucho|bien].
        + {Other} saltaba igual, y así llegaron {place.to}.
        + Voló un rato, con las patas de [cola|timón].
        + —Vuelo con la izquierda —dijo el [flamenco|flamenco, o con la otra].
        + Un poste lo saludó como a un [hermano|primo].
      `,
      wet: `
        El flamenco metió una pata en el agua, y luego el [resto|flamenco].
        + {Other} bajó por su cuello, como por una [cuerda|barra], {place.to}.
        + Llevaba un vaso de [casco|sombrero], muy fino.
        + Abajo también hacía falta [elegir|una pata].
        + Un caballito le dijo: «Yo no tengo». ¡Qué [suerte|descanso]!
      `,
      quirk: `
        —¿Izquierda? —preguntó el flamenco en el cruce. Miró sus [patas|rodillas] media hora.
        + {Other} le ató un lazo en una. Ahora dudaba del [lazo|color].
        + Cambió de pata en el sueño y en el [bostezo|salto].
        + Si le hablaban, se [caía|tambaleaba] un poco.
        + Contó sus patas: una. Luego, [dos|una otra vez]. Qué lío.
        + Se hizo un nudo con el [cuello|cuello y la duda].
        + Un ciempiés lo miró con [lástima|respeto].
        + —¿Y si salto? —dijo. Y ya no tuvo [ninguna|pata].
        + Lo bueno de dudar es que se [descansa|ve el paisaje].
      `,
      help: `
        El río era hondo y llevaba mucha [prisa|fuerza].
        @help El flamenco hizo de poste en el [agua|agua, firme y largo].
        + Por una vez puso las [dos|dos, bien clavadas].
        + {Other} se agarró y cruzó con {thing} en [alto|brazos].
        + El agua tiraba y tiraba. Él, [nada|quieto].
        + Un tronco chocó y pidió [perdón|paso].
        + —¿Cuál pie era? —preguntó luego. —¡Los dos! —dijo {other}.
        + Eso lo dejó [tranquilo|rosa del todo].
        + Las ranas perdieron la [apuesta|cuenta].
        + La espuma le hacía cosquillas, y no se [movió|rascó].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un flamenco estaba plantado en la alfombra, sobre una pata, y la miraba con [desconfianza|preocupación].
        —Una duda, {hero}, ¿esta es [la derecha|la que yo creo]? —preguntó.
        + Cambió de pata tres veces y se quedó con la [cuarta|primera], que no existía.
        + —Creo que es la otra —dijo {hero}. —Eso decía yo, pero de esta —contestó.
        + Tenía el cuello como un signo de [interrogación|pregunta], y casi siempre preguntaba.
        + Lo mandaban {place.from} porque sabe estarse quieto, aunque no [seguro|con cuál].
        + Se buscó debajo del ala y halló la pata que [faltaba|daba por perdida].
        + Era rosa claro, y con los nervios, [fucsia|rosa fuerte].
      `,
      alone: `
        @friend La laguna entera dormía a la pata coja, menos un flamenco que [no se decidía|dudaba].
        Con el viento llegó una queja {place.from}, y había que [ponerse en marcha|elegir pie].
        + Había escrito «derecha» en una rodilla, y la tinta [no dijo cuál|se corrió].
        + Con las dos en el suelo se sentía [mesa|una cigüeña].
        + Pedía consejo al reflejo, que siempre opinaba [lo contrario|al revés].
        + Las ranas cruzaban apuestas con [moscas|mosquitos].
        + A veces no decidir es también [cansado|una postura], y agota.
        + Salió volando, para que el asunto lo [resolviera el aire|pensaran las alas].
      `,
      dry: `
        El flamenco avanzaba a saltos, alternando las patas según [la duda|el viento].
        + {Other} lo imitaba, y los dos, a la pata coja, entraron {place.in}.
        + En vuelo ya no dudaba, y dibujaba en el cielo una [flecha|raya] rosa.
        + Saludó a un poste de luz con verdadera [admiración|envidia].
      `,
      wet: `
        El flamenco probó el agua con una pata y, al fin, [con la cabeza|entero].
        + {Other} se deslizó por aquel cuello como por una barandilla {place.to}.
        + Un vaso puesto del revés le servía de [campana|escafandra] elegante.
        + Un caballito de mar le confesó que vivía muy bien sin [ninguna|patas].
      `,
      quirk: `
        En cada cruce el flamenco se miraba las rodillas y pedía [un momento|tiempo].
        + {Other} le ató una cinta en la buena, y al rato dudaba de [la cinta|la palabra «buena»].
        + Si le contaban algo gracioso, se [tambaleaba|caía] hacia el lado equivocado.
        + Hizo un nudo con el cuello para no [olvidarlo|perder la cuenta].
        + Consultó a un ciempiés, que se [echó a llorar|quedó sin andar de pensarlo].
        + —Lo importante es apoyarse en alguna —decía, buscando [cuál|alguna].
        + De noche, contaba patas en vez de [ovejas|estrellas], y no salían las cuentas.
      `,
      help: `
        El río venía hondo, con mucha prisa y sin [puente|orillas de fiar].
        @help El flamenco hizo de poste en el agua, [plantado en lo más hondo|tieso como un faro].
        + No preguntó con qué pata: puso [las dos|las que había], y bien clavadas.
        + {Other} se sujetó a su cuello y pasó con {thing} por encima de la [corriente|espuma].
        + La corriente empujaba, insistía, y acabó por [rodearlo|rendirse].
        + Un tronco que bajaba le pidió [disculpas|paso] con respeto.
        + —¿Cuál era? —preguntó en la orilla, y nadie supo [decírselo|cuál].
      `,
    },
    advanced: {
      arrives: `
        @friend En medio de la alfombra, un flamenco examinaba con recelo la pata [que lo sostenía|en uso].
        —Dime la verdad, {hero}, ¿es esta [la derecha|la que aparenta]? —preguntó.
        + Había alternado ambas durante años, sin que ninguna terminara de [convencerlo|darle confianza].
        + {Hero} se inclinó por la otra, y él confesó que también, aunque refiriéndose [a la de al lado|a esta].
        + Lo enviaban {place.from} como especialista en quedarse quieto, título que llevaba con [muchas dudas|una mezcla de orgullo y calambre].
        + El cuello se le doblaba en forma de pregunta, y del rosa pasaba, al pensar, a un fucsia [alarmante|intenso].
      `,
      alone: `
        @friend Dormía la laguna a la pata coja, a excepción de un flamenco que no [acababa de elegir|se decidía].
        + Llegó una queja {place.from}, y hubo que resolver en un instante lo que llevaba pensando [desde abril|toda la vida].
        + Consultaba el caso con su reflejo, que por naturaleza le daba siempre [la opinión contraria|la razón del revés].
        + Las ranas, que no tienen otra distracción, cruzaban apuestas con [mosquitos|moscas] al contado.
        + Salió volando, y solo en el aire descubrió el descanso de no apoyarse en [ninguna|opinión alguna].
      `,
      dry: `
        Avanzaba el flamenco a la pata coja, cambiando de pata y de [parecer|rumbo] en cada mojón.
        + {Other} brincaba al mismo compás, y de aquel modo tan poco serio se presentaron {place.in}.
        + Un poste de teléfonos le inspiró una admiración [sin reservas|que no ocultaba].
      `,
      wet: `
        Probó el agua con una pata, la probó con la otra y, ante el empate, [se tiró de cabeza|entró el flamenco entero].
        + {Other} se deslizó cuello abajo, como quien baja por una barandilla, y se encontró {place.in}.
        + Envidió mucho a un caballito de mar, que había resuelto la cuestión [prescindiendo de las dos|de raíz].
      `,
      quirk: `
        Llegados a un cruce, el flamenco se contemplaba las rodillas y rogaba que [nadie lo presionara|esperasen].
        + {Other} señaló la buena con una cinta, y él empezó a preguntarse qué se entiende, en el fondo, [por buena|por cinta].
        + Un ciempiés al que pidió consejo se quedó pensando en ello y [no ha vuelto a andar|hubo que llevarlo en brazos].
        + Las cosas graciosas le hacían perder el equilibrio, y las tristes también, pero [hacia el otro lado|más despacio].
        + Se anudaba el cuello para no olvidar, y luego admiraba el nudo sin [recordar de qué|saber deshacerlo].
      `,
      help: `
        El río bajaba hondo, con esa prisa que tienen [los ríos sin puente|las malas noticias].
        @help El flamenco hizo de poste en el agua, [firme como un faro|sin preguntar nada].
        + Puso las dos patas, y al hacerlo comprendió que la duda de toda su vida [tenía esa respuesta|estaba mal planteada].
        + {Other} pasó agarrándose a él, con {thing} por encima de una espuma que [insistía mucho|no paraba de hablar].
        + La corriente discutió un rato, cambió de tono y finalmente, como hace el agua lista, [lo rodeó|le dio la razón].
      `,
    },
  },
  Crane: {
    noun: { noun: 'grulla', gender: 'f' },
    facts: { help: 'la grulla plegó una hoja y salió una barca' },
    beginner: {
      arrives: `
        @friend Un sobre entró, se abrió y era una [grulla|grulla entera].
        —Hola, {hero} —dijo, y dobló la [sábana|manta] en ocho.
        + Con el calendario hizo un [sapo|barquito]. Con el sapo, otro.
        + —Era mi cuaderno —dijo {hero}. —Ahora es un cisne —dijo la grulla.
        + Se doblaba ella misma y cabía en un [cajón|bolsillo].
        + —Traigo un papel {place.from} —contó. Era ya una [estrella|flor].
        + Tenía el pico recto como una [regla|tijera].
        + Ras, ras, hacían sus [plumas|pliegues], al moverse.
        + —Por aquí una esquina, y por aquí un [pico|beso] —decía.
      `,
      alone: `
        @friend La grulla dobló el mantel, la mesa y casi la [luna|sopa].
        Entonces desdobló una carta {place.from}. Estaba mojada.
        + —Alguien ha llorado en esta [esquina|línea] —dijo.
        + Dormía plegada, dentro de un [libro|cajón].
        + En su casa todo cabía en una [caja|mano].
        + Hizo una rana de papel, que dijo [croac|nada].
        + El lago estaba liso como una [hoja|sábana]. ¡Qué ganas!
        + Casi dobló la noche por la [mitad|punta].
        + Se puso en pie: tres pliegues, [zas|y lista].
      `,
      dry: `
        La grulla se hizo avión, con {other} en el [medio|pliegue].
        + Planearon por encima del [río|campo] hasta {place}.
        + El mapa era ahora un [gorro|pájaro], y no ayudaba.
        + En las curvas doblaba un [ala|poquito].
        + El viento la quiso [arrugar|leer]. No pudo.
      `,
      wet: `
        La grulla plegó una hoja grande: salió una [campana|bolsa] de aire.
        + {Other} cabía justo, y bajaron {place.to}.
        + El papel no se mojó. Tenía [cera|suerte].
        + A un pez plano lo dobló en dos. Se [rio|abrió].
        + Las algas se dejaban [trenzar|plegar].
      `,
      quirk: `
        —¿Y el mapa? —preguntó {other}. La grulla lo tenía en forma de [rana|barco].
        + La rana sabía el norte, pero no [hablaba|lo decía].
        + Plegó una servilleta, un billete y un [mosquito|bostezo].
        + Se sentó, y era una [silla|caja].
        + Dobló el camino por aquí. Era más [corto|blando] así.
        + {Other} no encontraba su abrigo. Estaba en un [sobre|dedal].
        + Las esquinas la ponían [contenta|nerviosa].
        + —Todo cabe —decía—, si lo [doblas|quieres] bien.
        + Una oruga le dijo: «Yo también me [doblo|pliego]».
      `,
      help: `
        Había agua por todos lados y ni un [barco|remo].
        @help La grulla plegó una hoja y salió una [barca|barca, con proa].
        + Dobla, dobla, gira, y un soplo en [medio|la punta].
        + {Other} subió con {thing}, y la barca [aguantó|flotó].
        + La vela era la otra mitad de la [hoja|tarde].
        + Una ola quiso [leerla|mojarla]. Pasó de largo.
        + Los juncos miraban con envidia de [papel|árbol].
        + En la orilla la desdobló. Era otra vez [hoja|de roble].
        + La guardó en el ala, con su [raya|cariño].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un paquete plano se coló por la rendija, se desplegó tres veces y era [una grulla|una grulla completa].
        —Encantada, {hero} —dijo, mientras doblaba [la sábana|la cortina] en dieciséis.
        + Con el calendario hizo una rana, y con la rana, [un ministro|otra más pequeña].
        + —Ahí tenía los deberes —dijo {hero}. —Ahora tienes un dragón —contestó la grulla.
        + La carta {place.from} era ya una flor, y hubo que [desflorarla|abrirla pétalo a pétalo] para leer.
        + Cuando estaba cansada se plegaba y cabía en [un cajón|el bolsillo].
        + Tenía un pico de regla y unos modales de [sobre|papel de carta].
        + Hasta los pensamientos se los guardaba por [la mitad|tamaños].
      `,
      alone: `
        @friend La grulla había doblado ya el mantel, las cortinas y [la alfombra|medio jardín].
        La última carta venía {place.from}, y tenía una esquina [mojada|blanda de llorar].
        + Aquella arruga no la había hecho [ninguna mano|un dedo], sino una lágrima.
        + Vivía en una casa desplegable, que los domingos era [barco|sombrero].
        + Dormía dentro de un libro, entre la página diez y la [once|siguiente].
        + El lago, tan liso, le daba unas ganas [terribles|locas] de plegarlo.
        + Intentó doblar la tristeza, pero le salía siempre una [punta|esquina] fuera.
        + Se puso en pie con un crujido de [abanico|papel nuevo].
      `,
      dry: `
        La grulla se plegó en forma de avión, con {other} en [el doblez|la cabina].
        + Un soplo del monte bastó para ir planeando {place.to}.
        + El mapa iba de gorro, y desde allí [no opinaba|se veía poco].
        + En cada curva se ajustaba [un ala|una arista], con mucho estilo.
      `,
      wet: `
        La grulla dobló una hoja de plátano hasta hacer [una campana|un globo de aire].
        + {Other} cupo dentro, con las rodillas en la barbilla, y vio {place}.
        + Un lenguado le pareció a medio [hacer|plegar], y le ofreció ayuda.
        + El papel encerado crujía bajito, como quien [reza|piensa].
      `,
      quirk: `
        {Other} pidió el mapa, y la grulla le entregó [una rana|una jirafa de papel].
        + —El norte está en la pata izquierda —aclaró, muy [práctica|orgullosa].
        + Plegó dos servilletas, una hoja y el [paraguas|sombrero] de alguien.
        + Sentada era una caja; de pie, un [compás|atril].
        + Las cosas arrugadas le daban [pena|escalofríos].
        + Quiso acortar el camino doblándolo, y salieron [por donde entraron|al revés].
        + Todo cabe, decía, si se encuentra [el doblez|la raya] por donde quiere.
      `,
      help: `
        El agua lo rodeaba todo, y no había ni [barca|una tabla].
        @help La grulla plegó una hoja y salió una barca, [con proa, banco y bandera|de doce dobleces].
        + Dobló, giró, dobló, y al final sopló en el [medio|centro].
        + {Other} se sentó en el pliegue mayor, con {thing} en el [segundo|hueco].
        + La quilla era el nervio de la hoja, recto como una [promesa|regla].
        + Una ola curiosa intentó abrirla y se [cansó|llevó una gota].
        + Ya en tierra la desdobló, y guardó la hoja con su [raya|recuerdo].
      `,
    },
    advanced: {
      arrives: `
        @friend Un paquete finísimo entró por la rendija, se desdobló con mucha calma y [era una grulla|resultó ser una grulla].
        —Es un placer, {hero} —dijo, plegando sin mirar [la colcha|la cortina] en dieciséis.
        + Del calendario obtuvo una rana, y de la rana otra, y solo se detuvo por falta de [meses|papel].
        + Donde {hero} había dejado los deberes encontró un dragón, bastante [mejor resuelto|bien hecho].
        + Traía una carta {place.from} que, por distracción, era ya un lirio, y se leyó [pétalo a pétalo|deshojándola].
        + Afirmaba que ninguna cosa es grande, sino que está [sin doblar|mal plegada].
      `,
      alone: `
        @friend La grulla había doblado el mantel, el biombo y, en un descuido, [la siesta|el jueves].
        + Le quedaba una carta {place.from}, con una arruga que no era de dedos, sino [de lágrima|de haber llorado encima].
        + Dormía dentro de un libro, entre la página diez y la once, y cada mañana olía a [un capítulo distinto|novela].
        + La vista del lago, tan liso y tan grande, le producía una tentación que [confesaba en los inviernos|no contaba a nadie].
        + Quiso plegar aquella tristeza y no pudo, pues las penas siempre dejan [una punta fuera|sobresalir algo].
      `,
      dry: `
        Convertida en avión, la grulla esperó a que {other} ocupara [el doblez central|su asiento].
        + Sopló la montaña, y planearon sin una sola arruga {place.to}.
        + El mapa hacía de sombrero, posición desde la que daba [consejos vagos|poca información].
      `,
      wet: `
        Doblando una hoja de platanero obtuvo la grulla una campana de aire [para dos|con ventanita].
        + {Other} bajaba con las rodillas en la barbilla, y por la ventanita se abrió {place}.
        + Un lenguado le pareció una labor interrumpida, y se ofreció, muy amable, a [terminarlo|buscarle el envés].
      `,
      quirk: `
        {Other} solicitó el mapa, y se le hizo entrega de [una jirafa|una rana con bigote].
        + El norte, explicó la grulla, lo encontraría en la pata izquierda, si no se había [ido de paseo|doblado hacia dentro].
        + No soportaba lo arrugado, y ante una pasa sentía un respeto mezclado de [compasión|escalofrío].
        + Abrevió el camino plegándolo por una curva, de modo que salieron [por donde habían entrado|ayer].
        + También se guardaba las opiniones en cuatro dobleces, y al abrirlas ya eran [otras|pájaros].
      `,
      help: `
        Había agua por los cuatro costados, y con [malas intenciones|paciencia].
        @help La grulla plegó una hoja y salió una barca, [de doce dobleces y uno secreto|con su proa y su banco].
        + El último pliegue consistía en un soplo, dado en el centro, igual que se [despierta a alguien|bendice un pan].
        + {Other} se instaló con {thing} en el regazo de papel, y notó que el nervio de la hoja hacía de [quilla|columna].
        + Desdoblada después, la hoja conservó las rayas, como quedan en la frente [los viajes|las buenas preguntas].
      `,
    },
  },
  Albatross: {
    noun: { noun: 'albatros', gender: 'm' },
    facts: { help: 'el albatros planeó con todos sin aletear' },
    beginner: {
      arrives: `
        @friend Alguien corría por el pasillo y no paraba: era un [albatros|albatros larguísimo].
        —¡Aparta, {hero}, que freno! —gritó, y frenó en el [armario|baño].
        + Plaf, plaf, plaf, hacían sus pies [planos|grandes].
        + —¿Quieres sentarte? —preguntó {hero}. Ya estaba [sentado|dormido].
        + Sus alas salían por las dos [ventanas|paredes].
        + —{Place.in} me… zzz… nos necesitan —dijo de golpe.
        + Para girar tenía que [salir|dar marcha atrás].
        + Olía a mar y a siesta [larga|al sol].
        + —Necesito un pasillo de dos [leguas|calles] —pidió.
        + Bostezó, y se apagó la [vela|lámpara de al lado].
      `,
      alone: `
        @friend El albatros dormía volando, con el pico [abierto|al viento].
        Lo despertó un ay {place.from}. Casi choca con la luna.
        + Para bajar de la nube corrió por la [nube|espuma].
        + Llevaba tres días sin mover un [ala|dedo].
        + En tierra tenía una cama. No le [cabía|servía].
        + Soñaba con un pasillo muy, muy [largo|recto].
        + Las olas le cantaban [bajito|desde abajo].
        + —Voy —dijo, y tardó una milla en [girar|decidirlo].
        + Dos alas y un poco de [sueño|sal].
      `,
      dry: `
        El albatros corrió, corrió y corrió, con {other} [encima|a la espalda].
        + Al final del prado, zas, volaron, y vieron {place}.
        + —Ahora, silencio —dijo. Y se [durmió|quedó frito].
        + {Other} lo guiaba tirando de una [pluma|oreja].
        + Pasaban las nubes, gordas y [lentas|blancas].
      `,
      wet: `
        Tanto corrió el albatros que se metió en el [agua|mar].
        + {Other} bajó con él, en un bidón, {place.to}.
        + Allí planeaba igual, entre [peces|algas].
        + Roncó, y salió una fila de [pompas|burbujas].
        + Un calamar le prestó su [almohada|tinta]. Qué amable.
      `,
      quirk: `
        —Voy a tomar carrerilla —dijo el albatros. Volvió [mañana|con hambre].
        + Tropezó con dos vallas y un [pastor|burro].
        + {Other} abrió una puerta. Le faltaba [otra|pasillo].
        + Se dormía en lo más [bonito|alto] de las frases.
        + —¿Decía yo… zzz… algo? —decía. [Nada|Sí].
        + Girar le costaba un [prado|valle] entero.
        + En el suelo parecía una tienda de [campaña|lona].
        + Se ató las alas con un [cinturón|lazo], para las puertas.
        + —Volar es fácil —dijo—. Lo malo es [empezar|parar].
      `,
      help: `
        Un abismo muy ancho cortaba el [mundo|camino].
        @help El albatros planeó con todos sin [aletear|aletear, ni una vez].
        + La carrera fue larguísima. Luego, ya, el [aire|silencio].
        + {Other} iba en medio, con {thing}, bien [blandito|al abrigo].
        + Abajo no había nada, y no [importaba|daba miedo].
        + —¿Duermes? —preguntó {other}. —Claro —dijo él.
        + El viento los llevaba como a una [carta|pluma].
        + Las estrellas estaban casi a [mano|ras].
        + Al llegar frenó con la [barriga|nariz]. Bien.
      `,
    },
    intermediate: {
      arrives: `
        @friend Se oyó una carrera por el pasillo, larga y cada vez más cerca: era [un albatros sin frenos|un albatros].
        —¡Cuidado, {hero}, que llego! —avisó, y llegó [al cuarto de baño|dos habitaciones más allá].
        + Las alas no cabían, y asomaban por [ambas ventanas|la chimenea].
        + —Siéntate, por favor —dijo {hero}. Pero el albatros ya roncaba, de pie.
        + Despertó para decir «{place}», y volvió a dormirse en la [coma|primera sílaba].
        + Necesitaba, para salir, una pista de dos [calles|manzanas].
        + Olía a sal, a lejanía y a [manta|sábana seca].
        + Andaba como quien lleva en los pies dos [sartenes|raquetas].
      `,
      alone: `
        @friend El albatros dormía a mil metros de altura, que es donde mejor [se descansa|se está].
        Un ay {place.from} lo sacó del sueño, y por poco se [cae de la nube|estrella contra la luna].
        + Llevaba cuatro días sin mover un ala, y le parecían [pocos|suficientes].
        + En la costa poseía una cama de veinte metros, con [almohada en cada punta|escalerilla].
        + Bajar a tierra le daba una [pereza|vergüenza] de sartenes.
        + Sus sueños eran rectos, porque no sabía [girar|doblar] dormido.
        + El mar, debajo, respiraba al mismo [compás|tiempo].
        + Torció el rumbo, maniobra que ocupó medio [cielo|océano].
      `,
      dry: `
        La carrerilla del albatros cruzó dos prados y [una boda|un partido de fútbol].
        + {Other} se agarró fuerte, y con el último brinco apareció {place}.
        + Una vez arriba no hizo nada, y lo hizo [magníficamente|dormido].
        + Había que tirarle de una pluma para [torcer|tomar las curvas].
      `,
      wet: `
        La carrera le salió tan larga que terminó en [el agua|lo hondo].
        + {Other} bajaba a su lado en un bidón, y entre dos corrientes vio {place}.
        + Planeaba bajo el mar igual que arriba, con los ojos [cerrados|entornados].
        + Los besugos nadaban de puntillas para no [despertarlo|molestar].
      `,
      quirk: `
        El albatros pidió sitio para tomar carrerilla y se perdió [de vista|en el horizonte].
        + Regresó al rato, sin aliento y con una [cometa|sábana tendida] en el cuello.
        + {Other} le abría las puertas, las verjas y, una vez, [la pared|el corral].
        + Las frases se le dormían a la mitad, y él [con ellas|también].
        + Para dar media vuelta alquilaba un [valle|campo de trigo].
        + Recogido en el suelo parecía una tienda de campaña con [pico|opiniones].
        + —Despegar es todo —decía—, el resto es no [estorbar|despertarse].
      `,
      help: `
        Se abría un abismo tan ancho que la otra orilla [era de otro color|tenía otra hora].
        @help El albatros planeó con todos sin aletear, [recto como una regla|de borde a borde].
        + La carrerilla pareció eterna, y luego no hubo [suelo|más ruido].
        + {Other} hundía la barbilla en las plumas, con {thing} muy [cerca|cerca del calor].
        + Bajo las alas pasaba el vacío, y no conseguía [interesarle|despertarlo].
        + Roncaba con tanta calma que el miedo también [se durmió|bostezó].
        + Tocaron tierra como se deja un libro en la [mesilla|cama].
      `,
    },
    advanced: {
      arrives: `
        @friend Una carrera interminable recorrió el pasillo, y al final de ella, ya en el baño, [había un albatros|se detuvo un albatros].
        —Calculé mal, {hero}, me sobra [impulso|pasillo por delante] —gritó.
        + Tenía unas alas pensadas para los océanos y unos pies pensados, al parecer, para [freír huevos|la risa].
        + Invitado por {hero} a sentarse, se durmió en el gesto, con una rodilla [a medio doblar|en el aire].
        + Despertó para pronunciar {place}, añadió que era urgente y volvió a caer en un sueño [profundo|con oleaje].
        + Traía en las plumas un olor a sal y a esas distancias donde no hay [nadie que pregunte|más que siesta].
      `,
      alone: `
        @friend El albatros dormía a mil metros de altura, como duermen [los que no tienen vecinos|las cometas sueltas].
        + Un ay {place.from} lo alcanzó en pleno sueño, y faltó poco para que [atropellase a la luna|se cayera].
        + Hacía cuatro días que no movía un ala, marca que pensaba [mejorar|defender].
        + De la tierra lo avergonzaban los pies, que al andar sonaban como [una cocina en mudanza|dos sartenes].
        + Cambió de rumbo con la lentitud de los barcos, y para la maniobra empleó [medio cielo|tres nubes].
      `,
      dry: `
        Para despegar atravesó el albatros dos prados, un corral y, de refilón, [una boda|un concurso de tartas].
        + {Other} cerró los ojos en el salto, y al abrirlos, allá abajo, relucía {place}.
        + Del vuelo en sí no hay nada que contar, puesto que [lo hizo dormido|no movió una pluma].
      `,
      wet: `
        Tan larga le salió la carrerilla que el albatros despegó [hacia abajo|dentro del mar].
        + {Other} lo acompañaba en un bidón con ventana, hasta que se hizo claro {place}.
        + Planeaba entre las corrientes con los párpados bajos, y los besugos, conmovidos, [apagaban la voz|iban de puntillas].
      `,
      quirk: `
        El albatros rogó que le dejaran tomar carrerilla y [no se supo de él en un rato|se perdió en la distancia].
        + Reapareció con una sábana al cuello y la expresión de quien ha visto [la otra costa|mucho campo].
        + {Other} se adelantaba abriendo puertas, cercas y, en un caso de necesidad, [una pared|el gallinero].
        + Emprendía frases hermosas en las que se iba quedando dormido, y nadie sabrá ya [cómo acababan|lo que decía del mar].
        + Lo difícil es empezar, sostenía, y después lo prudente es [no intervenir|dejar hacer al aire].
      `,
      help: `
        El abismo era tan ancho que al otro lado [anochecía antes|usaban otro idioma].
        @help El albatros planeó con todos sin aletear, [y sin abrir los ojos|como quien no quiere despertar al aire].
        + La carrera fue un escándalo de pies, y al escándalo le siguió un silencio [del tamaño del cielo|enorme].
        + {Other} apoyaba la barbilla en las plumas, con {thing} al abrigo, y notó que el vértigo [se había dormido también|roncaba].
        + Tomaron tierra con un golpe tan suave como el de un libro que resbala [de la cama|de unas manos dormidas].
      `,
    },
  },
  Macaw: {
    noun: { noun: 'guacamayo', gender: 'm' },
    facts: { help: 'el guacamayo dejó plumas de colores en el camino' },
    beginner: {
      arrives: `
        @friend —¡He cruzado mil mares! —gritó un guacamayo. Venía del [tejado|balcón].
        —Y dos tormentas, {hero}, con [dragones|trompetas] —añadió.
        + —¿De verdad? —preguntó {hero}. —Con un poco de color —dijo el guacamayo.
        + Era rojo, azul y amarillo, y hablaba [igual|más aún].
        + Una mosca en su boca era un [elefante|buitre].
        + —{Place.in} hay un lío del tamaño de un [volcán|palacio] —contó.
        + Se le cayó una pluma. Alumbraba como un [farol|fuego].
        + La taza le pareció la copa de un [rey|pirata].
        + —Tú, {hero}, mides tres metros —dijo, muy [fino|amable].
      `,
      alone: `
        @friend El guacamayo le contaba a una rama su [hazaña|viaje] del charco.
        —Era un océano —decía. Y oyó un llanto {place.from}.
        + Ese llanto no necesitaba [colores|adornos]. Era de verdad.
        + La rama había oído ya nueve [versiones|océanos].
        + En la suya, la lluvia era de [plata|limones].
        + Un ratón fue tigre el lunes y [león|dragón] el martes.
        + No mentía: le ponía [pintura|música].
        + Las ranas querían más, y él [también|les daba más].
        + —Iré en seis saltos —dijo. Fueron [setenta|bastantes].
      `,
      dry: `
        El guacamayo volaba y lo contaba [más grande|al mismo tiempo].
        + {Other} vio un arroyo; él, un mar. Y luego los dos, {place}.
        + —¡Un monstruo! —gritó. Era una [cabra|oveja].
        + Cada pluma parecía una [cinta|bandera].
        + En el cuento ya habían [llegado|ganado]. Faltaba un rato.
      `,
      wet: `
        —¡Bajamos al centro del mundo! —dijo el guacamayo, en un [frasco|bidón].
        + {Other} bajaba al lado, sin drama, {place.to}.
        + Una sardina fue [ballena|tiburón], y le gustó serlo.
        + Sus colores pintaban el [agua|fondo].
        + —Mil años después… —contaba. Era un [minuto|rato].
      `,
      quirk: `
        —Aquí vencí a cien [leones|osos] —dijo el guacamayo. Había un gato.
        + El gato dijo que fue un [empate|estornudo].
        + {Other} tropezó. En el cuento fue un [terremoto|abismo].
        + La merienda era pan. Él vio un [banquete|festín].
        + Nadie reconocía el viaje, pero era [precioso|mejor].
        + —¿Puedes decirlo sin color? —dijo {other}. Se puso [gris|malo].
        + Un caracol pidió ser toro. Lo [fue|hizo toro].
        + Le salían adjetivos como [plumas|burbujas].
        + Con él hasta un charco tenía [olas|piratas].
      `,
      help: `
        Todos los caminos eran grises e [iguales|idénticos].
        @help El guacamayo dejó plumas de colores en el [camino|camino, y brillaban].
        + Roja, azul, amarilla, y ya no había [pérdida|duda].
        + {Other} las fue siguiendo con {thing} en la [mano|luz].
        + Brillaban como brasas [pequeñas|buenas].
        + Se quedó con la cola [corta|fresca]. No dijo nada.
        + —¿Cuántas has dado? —preguntó {other}. —Siete —dijo él. Y eran siete.
        + Fue la primera vez que no puso [color|ni un cero].
        + El gris se quedó [atrás|con las ganas].
      `,
    },
    intermediate: {
      arrives: `
        @friend —¡Vengo de atravesar siete desiertos! —proclamó un guacamayo, que venía [del balcón de al lado|del tejado].
        —Y una tormenta con dientes, {hero}, pero [no hablemos de mí|seré breve] —añadió.
        + Pintaba la verdad con colores más fuertes, como quien [repasa un dibujo|sube la música].
        + —¿Con dientes? —preguntó {hero}. —Bueno, llovía —reconoció el guacamayo.
        + Según él, {place.in} se hundía el [universo|mundo], o por lo menos un estante.
        + La pluma que se le cayó siguió encendida en la [alfombra|oscuridad].
        + {Hero.a} le calculó dos metros y mirada de [lince|águila].
        + Traía hambre de cien lobos y se comió [media nuez|una uva].
      `,
      alone: `
        @friend El guacamayo le contaba a una rama, por décima vez, la travesía del [charco|abrevadero].
        + Iba por la tempestad cuando llegó un llanto {place.from}, y perdió [el hilo|los adjetivos].
        + Era un llanto pequeño, y no se le ocurrió [agrandarlo|ponerle nada].
        + En su versión las lentejas eran [rubíes|monedas antiguas].
        + El ratón de la despensa había sido ya tigre, [hidra|dragón] y ejército.
        + Las ranas pagaban por oírlo, con [moscas|aplausos].
        + No llamaba a eso mentir, sino poner buena [luz|letra].
        + Se puso en camino sin anunciarlo, cosa [inaudita|nunca vista].
      `,
      dry: `
        El guacamayo volaba y, a la vez, contaba el vuelo [bastante mejorado|con orquesta].
        + Donde {other} vio un arroyo hubo un océano, y al otro lado esperaba {place}.
        + Cierta cabra que los miró pasar fue [minotauro|un monstruo] durante dos leguas.
        + Sus plumas ardían en el aire como [bengalas|banderas].
      `,
      wet: `
        Metido en una garrafa, el guacamayo narraba el descenso al [centro de la Tierra|abismo].
        + {Other} bajaba en otra, con más calma, y de pronto vieron {place}.
        + Las sardinas, ascendidas a ballenas, nadaban muy [erguidas|anchas].
        + El agua se iba tiñendo a su paso de rojo, de azul y de [fiesta|exageración].
      `,
      quirk: `
        —En este mismo prado derroté a cien tigres —recordó el guacamayo, y [un gato tosió|apareció el gato].
        + Los testigos hablaban de un estornudo y de una [huida|siesta interrumpida].
        + {Other} tropezó con una piedra, que pasó a la historia como [el Gran Abismo|un meteorito].
        + Le pidieron que contara algo sin adornos, y se [quedó pálido|apagó un poco].
        + Un caracol solicitó ser toro, aunque fuese un [párrafo|ratito].
        + Servían pan con queso, y él dio las gracias por el [banquete|festín imperial].
        + Exagerando, exagerando, el camino se hacía más [corto|ancho].
      `,
      help: `
        Aquellos senderos eran grises y tan iguales que [se confundían entre sí|aburrían a la luna].
        @help El guacamayo dejó plumas de colores en el camino, [una en cada cruce|y brillaban como brasas].
        + Se las iba arrancando sin una queja, y sin [discurso|adjetivos].
        + {Other} seguía el rastro: roja, azul, amarilla, con {thing} bajo el [brazo|abrigo].
        + Ningún cuento suyo había alumbrado [tanto|así de verdad].
        + —¿Cuántas llevas? —le preguntaron. —Siete —dijo, y eran siete [exactas|justas].
        + La cola le quedó corta, y la cabeza, muy [alta|erguida].
      `,
    },
    advanced: {
      arrives: `
        @friend —¡Siete desiertos he cruzado! —pregonó un guacamayo, que venía [del balcón contiguo|de la azotea].
        —Y una tormenta con dientes, {hero}, aunque no me gusta [hablar de mí|exagerar] —agregó.
        + No mentía nunca, sino que subrayaba la verdad hasta que [rompía el papel|se veía desde lejos].
        + Apretado por {hero}, admitió que quizá había llovido, y que los dientes eran [granizo|una licencia].
        + De oírle, {place.in} se desplomaba el firmamento, lo cual, traducido, significaba [un disgusto|que algo faltaba].
        + Una pluma se le soltó a media epopeya, y siguió ardiendo sobre la alfombra como [una brasa|un punto y aparte].
      `,
      alone: `
        @friend El guacamayo refería a una rama, muy paciente, la travesía del [charco|abrevadero], en doce cantos.
        + Iba por el naufragio cuando un llanto {place.from} lo dejó, por primera vez, [sin adjetivos|con la frase a medias].
        + No se le ocurrió agrandarlo, porque las penas vienen ya [a su tamaño|del tamaño justo].
        + El ratón de la despensa llevaba ascendidos en su obra cuatro grados, y era ya [hidra|general].
        + Partió sin trompetas y sin anunciarlo siquiera, conducta que la rama [comentó mucho|no olvidaría].
      `,
      dry: `
        Volaba el guacamayo y, mientras volaba, lo contaba, [con ligera ventaja para el cuento|un poco mejor].
        + Donde {other} veía un arroyo rugía un océano, y pasado el océano, al fin de acuerdo, hallaron {place}.
        + Una cabra que levantó la vista figuró como minotauro en [tres estrofas|todo un capítulo].
      `,
      wet: `
        Dentro de una garrafa, el guacamayo narraba su viaje al centro de la Tierra [en primera persona|con pausas].
        + {Other} lo oía desde la garrafa vecina, y entre monstruo y monstruo distinguió {place}.
        + Ascendidas a ballenas por un simple adjetivo, las sardinas pasaban [sacando pecho|de perfil].
      `,
      quirk: `
        Evocaba el guacamayo a los cien tigres que allí venció, cuando [tosió un gato|intervino un gato].
        + El gato recordaba un estornudo, una huida y, puestos a ser exactos, [un solo felino|ninguna espada].
        + Cada piedra en la que {other} tropezaba entraba en la leyenda como [cordillera|el Gran Abismo].
        + Alguien le propuso decir una frase desnuda, sin un color, y tuvo que [sentarse|beber agua] antes.
        + Un caracol le pidió por favor que lo hiciera toro, y estuvo siéndolo, feliz, [hasta la curva|dos páginas].
      `,
      help: `
        Los caminos eran tan grises y tan parecidos que [se tropezaban unos con otros|hasta la luna dudaba].
        @help El guacamayo dejó plumas de colores en el camino, [una por encrucijada|y no las anunció].
        + {Other} iba de la roja a la azul y de la azul a la amarilla, con {thing} reflejando [cada brasa|las tres].
        + Preguntado por la cifra, respondió que siete, y eran siete, sin un cero [de más|de adorno].
        + Se había quedado casi sin cola, pero iba por la noche como van los que han dicho, por fin, [algo exacto|la verdad].
      `,
    },
  },
  Dove: {
    noun: { noun: 'paloma', gender: 'f' },
    facts: { help: 'la paloma supo dónde estaba la casa' },
    beginner: {
      arrives: `
        @friend Una paloma con bolsa se posó en la [ventana|lámpara], leyendo una carta.
        —Es tuya, {hero}, y está muy bien [escrita|hasta la mitad] —dijo.
        + —¿La has leído? —preguntó {hero}. —Solo lo que ponía —dijo la paloma.
        + Lloró en la parte [triste|del final]. Se sonó con el sobre.
        + —Viene {place.from} —contó—. Al final hay un «por favor».
        + Llevaba gafas chiquitas y una [gorra|gorra de correo].
        + Sabía los secretos de todo el [barrio|monte]. Y de la luna.
        + —Cucú, perdón, rucú —se [aclaró|corrigió].
        + Metió el pico en otra carta. —Uy, [uy|una boda] —dijo.
      `,
      alone: `
        @friend La paloma leía en su palomar las cartas de [mañana|otros].
        Una venía {place.from} y decía solo: «Ay».
        + La leyó tres veces. Seguía siendo [corta|triste].
        + En su cajón había postales sin [dueño|sello].
        + De una boda se sabía hasta la [tarta|música].
        + —No leo —decía—. Miro las [letras|comas].
        + El viento le pasaba las [hojas|páginas].
        + Rucú, hizo, y cerró la [bolsa|ventana].
        + Siempre, desde cualquier sitio, sabía [volver|dónde dormir].
      `,
      dry: `
        La paloma volaba leyendo, {other.y} le avisaba de las [torres|chimeneas].
        + En la última línea ponía {place}, y allí estaba.
        + Se paró en una nube a terminar el [capítulo|sobre].
        + —¡Se casan! —gritó. No dijo [quiénes|dónde].
        + El viento quiso leer [también|la carta], por encima.
      `,
      wet: `
        La paloma metió las cartas en una botella. Ella, en [otra|la siguiente].
        + {Other} bajó en otra, camino {place.to}.
        + Los peces no tenían correo. Qué [pena|vida].
        + Leyó un barco hundido: ponía «[Ana|Flor]».
        + Una ostra guardaba un secreto. No se lo [dijo|enseñó].
      `,
      quirk: `
        —Aquí dice que viene lluvia —dijo la paloma. Era una carta de [amor|abril].
        + Lloraba y reía, según el [sobre|párrafo].
        + —Eso es de otra persona —dijo {other}. —Ya casi [acabo|no] —dijo ella.
        + Le leyó a un burro su carta. El burro se [emocionó|puso rojo].
        + Cambió dos sobres, y un juez recibió un [beso|dibujo].
        + Escribía en los bordes: «[Muy bien|Ánimo]».
        + Una hoja sin letras la puso [nerviosa|triste]. Leyó las venas.
        + Sabía guardar secretos, en la [bolsa|boca no].
        + Cuando terminaba, suspiraba: «[Qué gente|Ay, el amor]».
      `,
      help: `
        Había siete caminos y ninguna [señal|pista].
        @help La paloma supo dónde estaba la [casa|casa, con los ojos cerrados].
        + Giró la cabeza y le tiró el [corazón|pico] hacia un lado.
        + —Por ahí huele a [mío|nido] —dijo.
        + {Other} fue detrás, con {thing} y sin [preguntas|mapa].
        + No leyó nada en todo el [rato|camino]. Ni un cartel.
        + La noche estaba en blanco, como una [hoja|carta].
        + —¿Cómo lo sabes? —preguntó {other}. —Me lo sé de [dentro|memoria].
        + Al fondo se encendió una [ventana|luz].
      `,
    },
    intermediate: {
      arrives: `
        @friend Una paloma con gorra de cartero entró volando y leyendo, y [chocó con la lámpara|se posó de espaldas].
        —Carta para ti, {hero}; es preciosa hasta [el segundo párrafo|la mancha] —informó.
        + —¿Siempre lees el correo? —preguntó {hero}. —Solo mientras lo llevo —contestó.
        + Había llorado en la despedida, y la tinta estaba algo [corrida|movida].
        + El remite decía {place}, y la posdata, «[por favor|cuanto antes]».
        + Conocía todas las bodas, los pleitos y las [recetas|gripes] de la provincia.
        + Metió el pico en otro sobre y dijo «uy» con mucho [sentimiento|interés].
        + Sus gafas eran diminutas, y su curiosidad, [no|inmensa].
      `,
      alone: `
        @friend La paloma pasaba la tarde poniendo al día el correo, es decir, [leyéndolo|llorándolo].
        + Abrió por error la que venía {place.from}, y solo decía «ay», con [una gota|firma temblorosa].
        + Aquella palabra la leyó despacio, aunque era tan [corta|breve].
        + Escribía consejos en los márgenes, y la gente los [agradecía|seguía].
        + En el último pueblo había casado a dos que se [escribían mal|equivocaron de sobre].
        + No creía en los secretos, sino en los [sobres flojos|pegamentos].
        + Desde cualquier punto del cielo sabía [volver|dónde estaba su cama].
        + Se colgó la bolsa y salió, leyendo [el horizonte|las nubes].
      `,
      dry: `
        La paloma volaba con la nariz en una carta, {other.y} iba [anunciando chimeneas|de timonel].
        + En la última línea ponía {place}, y ya estaban allí.
        + Hicieron una parada en una nube para saber si él [se casaba|volvía].
        + El viento leía por encima del hombro y [pasaba las hojas|se emocionó].
      `,
      wet: `
        La paloma guardó el correo en una botella y a sí misma en [otra|la de al lado].
        + {Other} bajaba con ella, escuchando un testamento, hasta ver {place}.
        + Le dolió saber que los peces no se [escriben|contestan].
        + A falta de cartas leyó el nombre de un [barco hundido|ancla].
      `,
      quirk: `
        La paloma anunció una herencia, dos gripes y el regreso de [un primo|Ernesto].
        + —Esa carta no es tuya —dijo {other}. —Ya, pero está en lo mejor —suplicó.
        + Cambió dos sobres sin querer, y un alcalde recibió [besos|una receta de pestiños].
        + A un burro le leyó la suya, y tuvieron que [sentarse|abrazarse] los dos.
        + En los bordes iba anotando «[ánimo|muy cierto]» con letra pequeñita.
        + Si algo estaba en blanco, se ponía [nerviosa|imaginativa].
        + Suspiraba al doblar cada hoja, como se cierra [una ventana|un abanico].
      `,
      help: `
        Se cruzaban siete caminos, y los letreros se habían [borrado|quedado mudos].
        @help La paloma supo dónde estaba la casa, [sin leer nada|de corazón].
        + Cerró los ojos, giró una vez y se le fue el pecho hacia [el sur|un lado].
        + —Por ahí tira —dijo, como si llevara [un hilo|imán] dentro.
        + {Other} la siguió con {thing}, confiando en aquel [pecho|corazón pequeño].
        + No se detuvo ni ante un cartel, y había [varios|uno muy interesante].
        + Hay cosas que no vienen en [las cartas|ningún sobre], explicó.
      `,
    },
    advanced: {
      arrives: `
        @friend Una paloma con gorra de cartero entró leyendo, y solo interrumpió la lectura [la pared|el armario].
        —Carta para ti, {hero}; el comienzo es flojo, pero [mejora|hay un párrafo…] —dijo.
        + Reprendida por {hero}, juró que únicamente leía el correo mientras [lo transportaba|estaba en el aire].
        + La despedida la había hecho llorar, y donde firmaban {place.from} se veía [una mancha solidaria|más lágrima que tinta].
        + No había boda, pleito ni resfriado en la comarca que ella no hubiera [corregido al margen|vivido como propio].
        + De un sobre ajeno asomó un «uy», al que siguió, por fortuna, [un silencio profesional|un suspiro de alivio].
      `,
      alone: `
        @friend Llamaba la paloma poner al día el correo a [leerlo entero|llorarlo por orden].
        + Entre cuarenta cartas largas encontró una {place.from} que decía solamente «ay», y era [la más larga de todas|difícil de terminar].
        + Añadía consejos al margen, y se le debían, según sus cuentas, tres bodas y [un perdón|la paz entre dos alcaldes].
        + No creía en los secretos, sino en la mala calidad [del pegamento|de los sobres].
        + Podían soltarla en el fin del mundo, que volvía, porque llevaba la casa [donde otros el miedo|en el pecho, como un imán].
      `,
      dry: `
        Volaba la paloma con el pico en una carta, mientras {other} le anunciaba [las torres|chimeneas y campanarios].
        + La última línea contenía la palabra {place}, y al alzar los ojos ya estaban allí.
        + El viento, que leía por encima de su hombro, [se sonó dos veces|tuvo que pasear un poco].
      `,
      wet: `
        Embotelló primero el correo y después a sí misma, [con la misma etiqueta|en ese orden de importancia].
        + {Other} descendía oyendo leer un testamento, y en la cláusula sexta apareció {place}.
        + Le apenó saber que los peces no reciben cartas, y prometió [escribirles|hablar con alguien].
      `,
      quirk: `
        Fue anunciando la paloma una herencia, dos gripes y el regreso, por fin, de [Ernesto|un tal Ernesto].
        + {Other} le señaló que la carta no era suya, y ella pidió clemencia, que estaba [en lo mejor|a punto de perdonarlo].
        + Por culpa de un intercambio de sobres, cierto juez severísimo guarda en la cartera [un beso|un dibujo con corazones].
        + A un burro le leyó la suya con tanta intención que acabaron los dos [sentados en la cuneta|abrazados].
        + Ante una hoja en blanco se inquietaba mucho, y terminaba leyéndole [las venas|entre líneas].
      `,
      help: `
        Siete caminos se juntaban allí, y la lluvia había borrado [los letreros|hasta las flechas].
        @help La paloma supo dónde estaba la casa, [como se sabe el propio nombre|y no lo leyó en ninguna parte].
        + Cerró los ojos, dio una vuelta, y el pecho se le fue hacia un lado, igual que [una aguja|el agua cuesta abajo].
        + {Other} echó a andar detrás de aquel corazón pequeño, con {thing} y sin hacer [preguntas|más comentarios].
        + Pasó de largo ante un cartel interesantísimo, sacrificio que solo comprenderá quien [lee mientras camina|ama las letras].
      `,
    },
  },
}
