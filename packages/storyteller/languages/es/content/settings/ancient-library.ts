import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: { name: 'la Biblioteca Antigua', in: 'en la Biblioteca Antigua', to: 'a la Biblioteca Antigua', from: 'de la Biblioteca Antigua' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. Olía a papel y a [polvo dulce|té].
      / @place La puerta dijo chist, y entraron {place.in}.
      / La puerta dijo [chist|pasen]. Entraron {place.in}.
      / Entraron {place.in}. Un libro [tosió|cerró un ojo].
      Había estantes hasta el techo, y escaleras con [ruedas|sueño].
      / Los libros respiraban, todos al mismo [paso|tiempo].
      / Los libros dormían [de pie|en fila], con la lámpara baja.
      + El polvo, en el aire, escribía «hola».
      + Una lámpara verde los miró por encima.
      + —En voz baja —dijo un atlas.
      + {Friend} estornudó, y volaron tres letras.
      + Un gato dormía sobre la Historia.
      + Las alfombras eran gruesas como pan.
      + Un reloj muy alto decía toc.
      + En un sillón había un cuento abierto, esperando.
      + Olía también un poco a queso.
      + La noche entraba por una ventana redonda.
    `,
    life: `
      De noche los libros se leen unos a [otros|otras].
      / Allí viven polillas, gusanos y un [duende|gato] con gafas.
      Las letras bajan a estirar las [patas|rayas].
      + Los cuentos piden un vaso de agua.
      + El diccionario lo sabe todo, menos bailar.
      + Una coma y un punto juegan a la pelota.
      + Los mapas se doblan solos. Mal.
      + Una polilla apaga las lámparas con el ala.
      + Los de poesía duermen de pie.
      + El libro de cocina huele a cena.
      + Los más viejos roncan polvo.
      + Un ratón lee con la nariz.
      + Un tomo cojo anda con un lápiz.
      + La A y la Z se dan las buenas noches.
    `,
    way: `
      Fueron {spot.to} por un pasillo de [cuentos|lomos rojos].
      / Camino {spot.to}, los libros se [apartaban|inclinaban].
      Olía a cuero y a [tinta|canela]. Una escalera rodó sola.
      + Un estante susurró: «Por ahí».
      + El polvo escribió una flecha.
      + {Friend} leyó un título al revés. Era mejor.
      + Un globo del mundo giró al verlos.
      + Pasaron por debajo de una enciclopedia.
      + Una letra perdida los siguió. Era la hache, callada.
      + Detrás de un tomo se reía alguien.
      + {Hero} tocó un lomo, y el libro ronroneó.
      + En el suelo había migas y una coma.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una letra de [oro|tinta dulce].
      / —Para ti —dijo {keeper}. Era un cuento de una [hoja|línea].
      Los libros se inclinaron, y uno se [cayó|abrió].
      + {Friend} recibió unas gafas sin cristal.
      + —Vuelve, y no dobles la esquina —dijo el atlas.
      + El polvo escribió «adiós», con acento.
      + La hache dijo adiós. No se oyó.
      + El gato movió la punta de la Historia.
      + Una lámpara hizo un guiño verde.
      + El reloj dijo toc, más bajo.
      + La puerta dijo chist, con cariño.
    `,
  },
  intermediate: {
    arrival: `
      @place La puerta dijo chist antes de abrirse. Entraron {place.in}, [de puntillas|casi sin zapatos].
      / @place Olía a papel antiguo y a té frío: estaban {place.in}, [seguro|sin ninguna duda].
      / Un bibliotecario [invisible|diminuto] les estampó un sello, y [pasaron|entraron] {place.in}.
      / Cruzaron una cortina de marcapáginas [bordados|tintineantes] y se encontraron {place.in}.
      Los estantes subían hasta donde empezaba la [noche|sombra del techo].
      / Miles de libros respiraban en la penumbra, todos al mismo [compás|ritmo lento].
      / Por todas partes [susurraban|cuchicheaban] páginas acomodándose para dormir.
      + El polvo, suspendido en el aire, escribió «bienvenida» y se sentó.
      + —Aquí se habla en letra pequeña —susurró un atlas.
      + {Friend} estornudó, y salieron volando tres consonantes.
      + Sobre la Historia Universal dormía un gato, a la altura de los romanos.
      + Una lámpara verde los examinó por encima de las gafas.
      + En un sillón esperaba una novela abierta, con la merienda al lado.
    `,
    life: `
      Cuando se van los lectores, los libros se leen los unos a los [otros|otros, por turnos].
      / Viven aquí polillas con estudios, gusanos con gafas y alguna letra [suelta|independiente].
      + Las letras bajan del renglón a estirar las piernas.
      + El diccionario contesta a todo y no sabe bailar nada.
      + Los mapas intentan doblarse solos, y es un espectáculo.
      + Una coma y un punto jugaban a la pelota con el punto.
      + Los libros de poesía duermen de pie, por si acaso.
      + Del recetario salía un olor a cena que no dejaba estudiar.
      + Los más ancianos roncan un polvo finísimo, que huele a vainilla.
    `,
    way: `
      Por el pasillo que llevaba {spot.to} los lomos se iban [apartando|inclinando], muy corteses.
      / Camino {spot.to} bajaron por la letra eme y subieron por la [ese|zeta].
      / Una enciclopedia los [acompañó|guio] {spot.to}, explicándolo todo por orden alfabético.
      + Olía a cuero, a tinta y a tarde de lluvia.
      + Una escalera con ruedas se ofreció a llevarlos un trecho.
      + «Por allí», murmuró un estante. «O por allí», dijo el de enfrente.
      + El polvo les dibujó una flecha y luego, por error, un pato.
      + Los seguía una letra perdida. Era la hache y no decía nada.
      + {Friend} leyó un título del revés y aseguró que mejoraba.
      + {Hero} acarició un lomo, y el volumen entero ronroneó.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} una mayúscula dorada, para empezar [algo|lo que quiera].
      / —Cabe en cualquier parte —dijo {keeper}. Le dio {hero.a} un cuento de una sola [línea|hoja].
      / Le tocó {hero.a} un marcapáginas que [bosteza|avisa] cuando es tarde.
      + Los libros hicieron una reverencia, y dos se cayeron de la emoción.
      + {Friend.a} le tocaron unas gafas sin cristales, muy favorecedoras.
      + —Y las esquinas, sin doblar —recordó el atlas, con la voz tomada.
      + El polvo escribió «adiós» y, tras pensarlo, le puso el acento.
      + La hache también se despidió, a su manera.
      + Con un chist lleno de cariño se cerró la puerta.
    `,
  },
  advanced: {
    arrival: `
      @place Precedidos de un chist que salía de la propia puerta, entraron {place.in}.
      / @place Por el aroma de papel antiguo reconocieron que se hallaban ya {place.in}.
      / Una puerta giratoria, [encuadernada en piel|aficionada a los prólogos], los depositó con [extraordinaria|cuidadosa] delicadeza {place.in}.
      / Entre [interminables|vertiginosas] estanterías, que se perdían hacia arriba, [empezaba|se anunciaba] en voz baja {place}.
      + Ascendían las estanterías hasta perderse en una penumbra donde se presumía, con fundamento, un techo.
      + Respiraban al unísono millares de volúmenes, y ese rumor constituía todo el silencio del lugar.
      + El polvo, siempre hospitalario, compuso en el aire una palabra de bienvenida.
      + —Aquí conversamos en letra pequeña —les comunicó un atlas de considerable formato.
      + Del estornudo {friend.de} salieron despedidas tres consonantes, recuperadas posteriormente bajo un sofá.
      + Dormitaba sobre la Historia Universal un gato, aproximadamente a la altura de los romanos.
    `,
    life: `
      En cuanto se retira el público, los libros se leen los unos a los otros, con manifiesta [curiosidad|indulgencia].
      / Componen el vecindario polillas ilustradas, gusanos de vocación humanística y alguna letra [independiente|vagabunda].
      / Durante la noche las novelas [intercambian|se prestan] finales, y a la mañana siguiente nadie [protesta|lo advierte].
      / Cerrada la puerta, los atlas [conversan|discuten] de vecindades y los diccionarios les corrigen la [pronunciación|ortografía].
      + Abandonan las letras el renglón para estirar las extremidades, y regresan despeinadas.
      + Se ejercitaban los mapas en el arte de doblarse por sí mismos, con resultados catastróficos.
      + Una coma y un punto disputaban un encuentro de pelota en el que el punto hacía de pelota.
      + Los poemarios descansan verticalmente, preparados para cualquier emergencia.
      + Del recetario emanaba un perfume a estofado, incompatible con la filosofía.
    `,
    way: `
      Para dirigirse {spot.to} recorrieron el abecedario, con parada obligatoria en la [eme|hache].
      / A lo largo del corredor que conducía {spot.to}, los lomos se inclinaban [ceremoniosamente|respetuosamente].
      / Encaminándose {spot.to}, [atravesaron|dejaron atrás] la sección de naufragios, donde [convenía|se recomendaba] levantar los pies.
      / Una escalerilla con ruedas, [impaciente|servicial] por naturaleza, los trasladó {spot.to} [deletreando|enumerando] los estantes.
      + Una escalerilla con ruedas se brindó a transportarlos, y solamente descarriló en la jota.
      + Discrepaban los estantes respecto de la dirección, aunque en voz bajísima.
      + El polvo les trazó una flecha y, dejándose llevar por la inspiración, también un pato.
      + Los acompañaba a distancia una hache extraviada, cuya conversación no molestaba a nadie.
      + Al acariciar {hero} un lomo, ronroneó la obra completa, incluidos los apéndices.
    `,
    thanks: `
      {Keeper} obsequió {hero.a} con una mayúscula dorada, indispensable para cualquier [comienzo|principio].
      / Encuadernado en terciopelo, {keeper} entregó {hero.a} un cuento de una sola [línea|oración].
      / Como recuerdo recibió {hero} un señalador bordado que, [según aseguraron|por experiencia], [encuentra|recuerda] siempre la página favorita.
      / Entre sonrisas y polvo, {keeper} [dedicó|prestó indefinidamente] {hero.a} un diccionario de palabras [agradables|cariñosas].
      + Se inclinaron los libros, y un par de ellos, por exceso de sentimiento, se precipitaron al vacío.
      + {Friend.a} le fueron concedidas unas gafas sin cristales, que acentuaban su natural inteligencia.
      + El polvo redactó un adiós irreprochable, con su correspondiente acento.
      + Se despidió también la hache, según se dedujo de su expresión.
      + Cerrose la puerta con un chist cuya ternura no necesitaba traducción.
    `,
  },
  troubles: {
    'last-page': {
      keeper: { noun: 'gusano de biblioteca', gender: 'm' },
      thing: { noun: 'última página', gender: 'f' },
      spot: { at: 'en el estante más alto', to: 'al estante más alto' },
      facts: {
        ask: '¿Por qué no podía terminar el cuento?',
        cause: 'una corriente de aire se llevó {thing}',
        mended: 'se leyó el final en voz alta',
      },
      beginner: {
        trouble: `
          @keeper De un libro salió {keeper.un}, con [gafas|gafas y bufanda].
          / @keeper En medio de una hoja lloraba {keeper.un}, muy [fino|largo].
          Un cuento no podía terminar, y nadie [dormía|cerraba los ojos].
          @thing —Falta {thing} —dijo—. Y están todos [esperando|dentro].
          / @thing —No hay final. Falta {thing} —dijo. Pasó la [mano|hoja].
          @cause —Una corriente de aire se llevó {thing} [volando|arriba] —[dijo|contó].
          / @cause —Abrieron, y una corriente de aire se llevó {thing} —[contó|dijo].
          @feeling Estaba preocupado por la princesa, que lleva un pie en el [aire|barco].
          / @feeling Muy preocupado, se comió una [coma|uña].
          + Los del cuento miraban por el margen.
          + El lobo tenía hambre, y la sopa, no.
          + —No me la comí —dijo—. Esta vez, no.
          + Subió dando vueltas hasta lo más alto.
          + El príncipe preguntó si ya.
          + La historia hacía ruido, como un estómago.
          + Tenía una miga de letra en el bigote.
          + En el sitio quedaba un hueco blanco.
          + El libro tosió una hoja.
        `,
        worry: `
          La princesa llevaba un pie en el [aire|barco], y se cansaba.
          / El lobo y la abuela jugaban a las [cartas|damas], sin fin.
          + El rey decía «y entonces…», y se callaba.
          + Siete enanos en pijama hacían cola.
          + Un barco esperaba en mitad de la ola.
          + El malo ya no sabía si era malo.
          + Una rana a medio beso abrió un ojo.
          + Los de otros cuentos mandaron mantas.
          + El hada tenía la varita en alto. Pesa.
          + Nadie decía colorín, por respeto.
        `,
        mend: `
          {Hero} puso {thing} en su sitio, [derecha|bien derecha].
          / El libro se abrió, {hero.y} dejó ahí {thing}, [suave|despacio].
          / En su sitio quedó {thing}, [derecha|como nueva].
          / —Aquí va —dijo {hero}. Y ahí [fue|entró] {thing}.
          @mended Y se leyó el final en voz [alta|alta, muy despacio].
          / @mended «Y entonces…». Se leyó el final en voz alta.
          + La princesa puso el pie en el barco.
          + El lobo cenó sopa, y le gustó.
          + La rana acabó el beso. Siguió rana, y feliz.
          + El rey dijo la frase, entera.
          + Los enanos se acostaron, del uno al siete.
          + El hada bajó la varita. Ah.
          + «Fin», ponía, con una flor.
          + El libro cerró los ojos, o sea, las tapas.
          + {Friend} dijo: «Otra vez».
          + El hueco ya no estaba blanco.
          + La abuela puso otro plato.
        `,
        joy: `
          El gusano leyó otro, más [corto|chico], de postre.
          / Los del cuento salieron a saludar, con su [pijama|sopa].
          + {Hero} bailó con el lobo. Baila bien.
          + {Friend} fue rey un rato. Da calor.
          + Cosieron la hoja con hilo doble.
          + La princesa invitó a barco a todos.
          + El malo pasó la bandeja.
          + Cerraron la ventana, y pusieron un gato.
          + «Y vivieron», dijeron. Y vivieron.
          + La última luz la apagó la abuela.
          + El rey se quitó la corona y durmió.
        `,
      },
      intermediate: {
        trouble: `
          @keeper De entre dos capítulos asomó {keeper.un}, con las gafas [empañadas|en la punta de la nariz].
          / @keeper Con una bufanda y los ojos rojos los recibió {keeper.un}, que venía [leyendo|de dentro].
          Un cuento muy querido no podía terminar. Sus personajes no podían [acostarse|irse a la cama].
          / Faltaba el final de un cuento, y los protagonistas [esperaban|bostezaban] de pie.
          @thing —Le falta {thing} —explicó—. Sin ella, todo es «y [entonces|luego]».
          / @thing —Ha desaparecido {thing}. Los pobres siguen [esperando|en la anterior] —dijo.
          @cause —Una corriente de aire se llevó {thing} hacia [arriba|lo más alto] —contó.
          / @cause Dejaron la ventana entornada. Una corriente de aire se llevó {thing}, [sin más|fuuu].
          @feeling Estaba tan preocupado por la princesa que se había comido una [coma|uña y una coma].
          / @feeling Preocupado, pasaba lista a los personajes para que no se sintieran [abandonados|solos].
          + —Esta vez yo no he sido —añadió—. La dieta la llevo muy bien.
          + Por el margen se asomaban el lobo, la abuela y parte del ejército.
          + Quien la vio subir asegura que no paró hasta el último estante.
        `,
        worry: `
          La princesa llevaba desde la víspera con un pie en el barco y el otro en el [muelle|aire].
          + El lobo y la abuela jugaban a las cartas. Ya se llevaban bien.
          + Una rana, interrumpida a mitad de un beso, había abierto un ojo.
          + El rey repetía «y entonces» con una voz cada vez más floja.
          + Los siete enanos hacían cola en pijama delante de una sola cama.
          + El malvado empezaba a dudar de su vocación.
          + De los cuentos vecinos habían mandado mantas y caldo.
        `,
        mend: `
          {Hero} colocó {thing} detrás de la penúltima. Las dos se dieron la [mano|esquina].
          / El libro contuvo el aliento mientras {hero} dejaba {thing} en su [sitio|hueco].
          @mended Entonces se leyó el final en voz alta, [sin correr|palabra por palabra].
          / @mended Alguien encendió una lámpara. Se leyó el final en voz alta.
          / Silencio, luces [bajitas|amarillas], y se leyó el final en voz alta.
          + La princesa pudo apoyar el otro pie, y el barco zarpó.
          + La rana terminó el beso y siguió siendo rana, por decisión propia.
          + El lobo cenó sopa en casa de la abuela, donde ya tenía plato.
          + El hada bajó por fin la varita y se frotó el hombro.
          + El rey dijo la frase entera, y era bonita.
          + «Fin», ponía abajo, y al lado había una flor pequeña.
          + {Friend} quiso saber qué pasaba después. Pasaba la [noche|contraportada].
        `,
        joy: `
          Los personajes salieron a saludar, en pijama y de la [mano|cintura].
          + {Hero} bailó con el lobo, que lleva muy bien el compás.
          + {Friend} hizo de rey un rato y comprobó que la corona da calor.
          + El malvado pasó la bandeja de los pasteles y se le vio sonreír.
          + Cosieron la hoja con hilo doble y un nudo marinero.
          + El gusano leyó de postre un cuento de media página.
          + Uno tras otro volvieron a su párrafo y apagaron la [luz|letra].
        `,
      },
      advanced: {
        trouble: `
          @keeper De entre dos capítulos emergió {keeper.un}, con las gafas [empañadas|empañadísimas].
          / @keeper Los recibió con bufanda {keeper.un}, con visible [congoja|emoción].
          Un cuento no podía concluir, ni sus personajes, en consecuencia, [acostarse|descansar].
          / Interminable, un cuento [suspiraba|agonizaba] sin atreverse a terminar.
          @thing —Ha desaparecido {thing} —dijo—, y es todo «y entonces».
          / @thing —Ya no tenemos {thing} —anunció—, la más [necesaria|esperada].
          @cause Una corriente de aire se llevó {thing}, aprovechando un [descuido|bostezo].
          / @cause —Una corriente de aire se llevó {thing} —[explicó|lamentó].
          @feeling Preocupado por sus criaturas, había ingerido una [coma|preposición].
          / @feeling Estaba preocupado, y el desconsuelo le abría el apetito.
          + En esta ocasión, quiso puntualizar, él no había tenido absolutamente nada que ver.
          + Se asomaban por el margen el lobo, la abuela y una representación del ejército.
          + Diversos testigos la vieron ascender, dando vueltas, hasta el último de los estantes.
          + En el lugar correspondiente no quedaba más que un hueco blanco, del tamaño exacto de la impaciencia.
        `,
        worry: `
          Desde la víspera mantenía la princesa un pie en la embarcación y el otro en la [incertidumbre|atmósfera].
          + El lobo y la abuela mataban el tiempo con una baraja, y se habían tomado afecto.
          + Una rana, interrumpida en pleno beso, consideraba ya otras posibilidades.
          + Repetía el monarca su «y entonces» con una convicción decreciente.
          + Formaban los siete enanos, en pijama reglamentario, ante una cama individual.
          + El malvado atravesaba una crisis de vocación.
        `,
        mend: `
          {Hero} restituyó {thing} a su emplazamiento, y las dos hojas se [reconocieron|abrazaron].
          / Contuvo el libro la respiración mientras {hero} reintegraba {thing} a su [lugar|cuaderno].
          / Delicadamente [restableció|reincorporó] {hero} {thing} a su cuaderno.
          @mended Encendieron una lámpara, y se leyó el final en voz alta, [despacio|pausadamente].
          / @mended Con la solemnidad debida se leyó el final en voz alta.
          / Entre susurros [emocionados|expectantes] se leyó el final en voz alta.
          + Apoyó la princesa el pie restante, y la embarcación se deslizó hacia la felicidad.
          + Consumado el beso, la rana permaneció rana, por decisión irrevocable.
          + Descendió el hada la varita y solicitó un poco de linimento para el hombro.
          + La palabra «fin» aparecía al pie, acompañada discretamente de una violeta.
          + Inquirió {friend} qué sucedía a continuación, y se le mostró la contraportada.
        `,
        joy: `
          Comparecieron los personajes a saludar, en pijama y con alguna [lágrima|corona torcida].
          + Bailó {hero} con el lobo, bailarín extraordinario y poco solicitado.
          + Ejerció {friend} interinamente la monarquía, y la encontró calurosa.
          + Circulaba el malvado con la bandeja de los pasteles, irreconocible de amabilidad.
          + Reforzaron la encuadernación con un nudo marinero, cortesía de otro volumen.
        `,
      },
    },
    bookmark: {
      keeper: { noun: 'polilla bibliotecaria', gender: 'f' },
      thing: { noun: 'señalador de plata', gender: 'm' },
      spot: { at: 'dentro del gran reloj', to: 'al gran reloj' },
      facts: {
        ask: '¿Por qué hablaban todos los libros a la vez?',
        cause: 'alguien cortó queso con {thing} y {thing:lo/la} perdió',
        mended: 'los libros se callaron y hallaron su página',
      },
      beginner: {
        trouble: `
          @keeper Entre dos libros corría {keeper.un}, con [prisa|un plumero].
          / @keeper —¡Silencio! ¡Por favor! —pedía {keeper.un}, [muy bajito|sin voz].
          Los libros hablaban todos a la [vez|vez, muy alto].
          @thing —Falta {thing} —dijo—. Sin él no hallan su [página|sitio].
          / @thing —Perdí {thing}. Él les decía por dónde [iban|seguir].
          @cause —Alguien cortó queso con {thing} y lo perdió —[suspiró|dijo].
          / @cause —Queso —dijo—. Alguien cortó queso con {thing} y lo perdió.
          @feeling Le daba vergüenza: ella fue la del [queso|pan].
          / @feeling —Qué vergüenza —dijo, y se tapó con la [A|hoja].
          + Tenía una miga en el ala. Una miga amarilla.
          + Un libro de piratas gritaba recetas.
          + El de recetas gritaba: «¡Al abordaje!».
          + —Era un queso muy bueno —dijo.
          + Luego lo guardó en un sitio con ruido. Toc.
          + La gramática lloraba en una esquina.
          + Se puso un dedo en la boca. Nadie la vio.
          + Todo olía un poco a manchego.
        `,
        worry: `
          El libro de cuentos contaba números, y el de números, cuentos.
          / Nadie se oía. El atlas estaba [rojo|mareado].
          + Un detective ya sabía quién fue, y no le dejaban.
          + La poesía se tapó con un cojín.
          + El diccionario decía la zeta, y luego la zeta.
          + Dos novelas se cambiaron el novio, sin querer.
          + El gato se fue de la Historia.
          + Las lámparas se apagaban de dolor.
          + El polvo no sabía qué escribir.
          + La hache era la única feliz.
          + El reloj decía toc, y nadie, qué hora.
        `,
        mend: `
          {Hero} pasó {thing} por cada libro, [uno a uno|chist, chist].
          / Con mucho tino, {hero} puso {thing} entre dos hojas.
          / De libro en libro fue {thing}. [Chist|Despacio].
          / Libro tras libro, {hero} les mostró {thing}.
          @mended Los libros se callaron y hallaron su página.
          / @mended Chist, y chist. Los libros se callaron y hallaron su página.
          + Se oyó una hoja. Luego, otra.
          + El detective dijo: «Fue el mayordomo».
          + Los piratas volvieron al mar.
          + La sopa volvió al recetario.
          + La gramática se secó los ojos, en orden.
          + El gato volvió a los romanos.
          + Fue un silencio con olor a tinta.
          + La polilla respiró y se le cayó la miga.
          + {Friend} susurró: «¿Y ahora?». Chist.
          + Las lámparas abrieron el ojo verde.
        `,
        joy: `
          La polilla trajo queso, cortado con un [cuchillo|hilo].
          / Leyeron todos el mismo cuento, en [silencio|corro].
          + {Hero} pasaba la hoja. Eran mil a mirar.
          + {Friend} hizo de lámpara. De lámpara mala.
          + La hache dijo un chiste. Nadie lo oyó, y rieron.
          + Limpiaron la plata con un trapo de luna.
          + El atlas se durmió en Francia.
          + La poesía salió del cojín, despeinada.
          + El polvo escribió «ñam».
          + Luego se cerraron, plof, como párpados.
        `,
      },
      intermediate: {
        trouble: `
          @keeper De un lado a otro volaba {keeper.un}, con un plumero y sin ninguna [autoridad|esperanza].
          / @keeper —Por favor, por favor —rogaba {keeper.un}, a la que no se [oía|oía nada].
          Los libros hablaban todos a la vez. Ninguno sabía por dónde [iba|seguir].
          / Se interrumpían los libros [continuamente|unos a otros], y el diccionario perdió la paciencia.
          @thing —Les falta {thing} —dijo—. Sin él pierden la [página|página y los modales].
          / @thing —No encuentro {thing}, que es quien los hace [callar|esperar].
          @cause —Alguien cortó queso con {thing} y lo perdió —[dijo|murmuró]—. Alguien con hambre.
          / @cause El caso es que alguien cortó queso con {thing} y lo perdió, [a media tarde|después].
          @feeling Se moría de vergüenza, porque tenía una miga en el [ala|bigote].
          / @feeling —Fue un momento de debilidad —confesó con vergüenza—, y era manchego.
          + El de piratas daba recetas, y el de recetas gritaba «al abordaje».
          + En algún sitio que hace toc lo había dejado. No recordaba en cuál.
          + La gramática sollozaba en un rincón, en orden alfabético.
          + Todo el pasillo olía, muy ligeramente, a manchego.
        `,
        worry: `
          El libro de cuentas contaba cuentos. El de cuentos contaba hasta [mil|mil dos].
          + Un detective sabía quién era el culpable y no lo dejaban decirlo.
          + Dos novelas se habían intercambiado los novios.
          + El diccionario se atascó en la zeta y no lograba salir.
          + La poesía se tapaba las orejas con los cojines.
          + El gato abandonó a los romanos y se fue a la cocina.
          + En medio del griterío la hache, muda, era la única feliz.
        `,
        mend: `
          Libro por libro fue pasando {hero} con {thing}. A cada uno le susurraba dónde [estaba|se había quedado].
          / {Hero} deslizó {thing} entre dos hojas, y enseguida entre otras [dos|dos, sin prisa].
          @mended Uno a uno, los libros se callaron y hallaron su página.
          / @mended Con un suspiro de papel, los libros se callaron y hallaron su página.
          / Con muchísimos [susurros|perdones], los libros se callaron y hallaron su página.
          + Se oyó pasar una hoja. Parecía la primera vez que se oía.
          + —Fue el mayordomo —pudo decir por fin el detective.
          + Los piratas se hicieron a la mar y la sopa volvió al fuego.
          + El diccionario salió de la zeta y regresó a casa.
          + Las novelas devolvieron los novios, un poco más leídos.
          + La polilla se sacudió la miga y nadie dijo nada.
          + El gato se acostó otra vez a la altura de los [romanos|acueductos].
        `,
        joy: `
          Para celebrarlo hubo queso, cortado esta vez con un [hilo|cuchillo], delante de testigos.
          + Mil libros leyeron por encima del hombro {hero.de}, que pasaba las hojas.
          + {Friend} sostuvo la lámpara, y todo se leyó un poco torcido.
          + La hache contó un chiste. No lo oyó nadie, y les hizo gracia.
          + Sacaron brillo a la plata con un paño de luna.
          + El polvo, muy inspirado, escribió «ñam».
          + Luego se fueron cerrando, plof, plof, igual que párpados.
        `,
      },
      advanced: {
        trouble: `
          @keeper Revoloteaba de estante en estante {keeper.un}, desprovista de [autoridad|esperanza].
          / @keeper —Silencio, por caridad —imploraba {keeper.un}, completamente [inaudible|afónica].
          Hablaban los libros simultáneamente, y ninguno recordaba su [página|argumento].
          / Novelas y diccionarios [conversaban|discutían] atropelladamente, desorientados.
          + Un recetario declamaba tragedias con muchísima [sal|mantequilla], y un atlas cantaba por los cuatro puntos cardinales.
          @thing —Les falta {thing} —dijo—, y con él la [compostura|educación].
          / @thing —Ha desaparecido {thing} —explicó—, su única [referencia|disciplina].
          @cause Alguien cortó queso con {thing} y lo perdió, alguien [hambriento|cercano].
          / @cause —Alguien —susurró— cortó queso con {thing} y lo perdió.
          @feeling La delataban, además de la vergüenza, unas migas en el [ala|antena].
          / @feeling Con indecible vergüenza precisó que se trataba de un [manchego|curado].
          + Los corsarios dictaban recetas y, en justa correspondencia, el recetario ordenaba el abordaje.
          + Lo había depositado en un lugar que hacía toc, sin que le fuera posible identificarlo.
          + La gramática lloraba alfabéticamente en un rincón.
          + Por el pasillo central se difundía, inequívoco, un perfume que no era precisamente el de la tinta.
        `,
        worry: `
          El manual de contabilidad refería cuentos, y los cuentos, por su parte, [contabilizaban|sumaban].
          + Conocía un detective la identidad del culpable y no conseguía que le cedieran la palabra.
          + Dos novelas sentimentales se habían intercambiado inadvertidamente los prometidos.
          + Encallado en la zeta, el diccionario pedía auxilio con escaso vocabulario.
          + Abandonó el gato a los romanos, considerando insostenible la situación del imperio.
          + Únicamente la hache, fiel a su silencio, parecía dichosa.
        `,
        mend: `
          De volumen en volumen aplicaba {hero} {thing}, recordándole a cada uno dónde [estaba|lo había dejado].
          / {Hero} insinuó {thing} entre dos hojas, y la mitad del estante bajó la [voz|tapa].
          / Fue [presentando|introduciendo] {hero} {thing} entre los párrafos más alborotados.
          @mended Con un suspiro de papel los libros se callaron y hallaron su página.
          / @mended Paulatinamente los libros se callaron y hallaron su página, [aliviados|ruborizados].
          / Uno tras otro, los libros se callaron y hallaron su página.
          + Percibiose el rumor de una hoja, y todos lo escucharon como una novedad.
          + —El mayordomo —pudo revelar al fin el detective, desahogándose.
          + Zarparon los corsarios, y la sopa se reincorporó a su recetario.
          + Devueltos los prometidos, ambas novelas reconocieron haber aprendido bastante.
          + Sacudió la bibliotecaria las últimas migas, y la biblioteca fingió no advertirlo.
        `,
        joy: `
          Se sirvió queso, cortado en esta oportunidad con un cuchillo y ante [notario|testigos imparciales].
          + Por encima del hombro {hero.de} leían mil volúmenes, sin respirar en los diálogos.
          + Sostenía {friend} la lámpara, gracias a lo cual se leyó todo ligeramente inclinado.
          + La hache contó una anécdota que nadie oyó y que, sin embargo, resultó graciosísima.
          + El polvo, en un arranque de inspiración, compuso la palabra «ñam».
        `,
      },
    },
    'full-stop': {
      keeper: { noun: 'duende de la tinta', gender: 'm' },
      thing: { noun: 'punto final', gender: 'm' },
      spot: { at: 'detrás del diccionario más gordo', to: 'al diccionario más gordo' },
      facts: { ask: '¿Por qué nadie podía parar de hablar?', cause: '{thing} rodó fuera de la hoja', mended: 'por fin se hizo silencio' },
      beginner: {
        trouble: `
          @keeper De un tintero saltó {keeper.un}, [con botas|chorreando].
          / @keeper Por ahí venía {keeper.un}, hablando y [hablando|más].
          Nadie podía parar de hablar. Las frases no [acababan|tenían fin].
          @thing —Falta {thing} y por eso seguimos y [seguimos|más] —dijo.
          / @thing —Sin {thing} no hay modo, y además, y [eso|ay].
          @cause —Es que {thing} rodó fuera de la [hoja|hoja y adiós].
          / @cause —Es redondo, y claro, {thing} rodó fuera de la hoja.
          @feeling Estaba confuso, y también, y además, y [encima|luego].
          / @feeling Muy confuso, quiso callar, y le salió «[y|pues]».
          + Se tapó la boca. Habló la nariz.
          + —Era negro y chico y mío —dijo, y siguió.
          + Probó con una coma, y fue peor.
          + Rodó por el suelo hasta un libro muy gordo.
          + Tenía tinta en la lengua, y era azul.
          + Los demás decían que sí, que no, y que luego.
          + Una frase daba la vuelta a la sala.
          + Le faltaba aire y le sobraba «y».
        `,
        worry: `
          Un poema iba por la estrofa mil y [pico|una].
          / Todos hablaban en fila, sin [aire|comas], y sin cena.
          + El loro de un cuento pidió silencio. Nueve veces.
          + La receta decía «y una pizca, y otra».
          + Una carta de amor ya era un río.
          + El gato maullaba con «además».
          + El reloj decía toc y toc y toc y.
          + Los bebés escuchaban la nana, y seguía.
          + Un discurso salió por la ventana.
          + A una adivinanza se le fue la respuesta.
        `,
        mend: `
          {Hero} puso {thing} al final, y [apretó|esperó].
          / Con un dedo, {hero} dejó {thing} en la última [línea|raya].
          @mended Por fin se hizo silencio.
          / @mended Tac. Y por fin se hizo silencio.
          + Se oyó el polvo al caer.
          + El duende cerró la boca. Tenía dientes.
          + La frase larga se sentó en una silla.
          + El poema dijo «he dicho» con los ojos.
          + La pizca fue la última.
          + El gato dijo «miau», y ya.
          + El reloj respiró entre toc y toc.
          + El discurso volvió, muy cansado.
          + Todos se miraron. No hacía falta más.
          + {Friend} iba a hablar, y no.
          + Hasta la coma se quedó quieta.
          + La nana llegó a su última nota.
        `,
        joy: `
          Fue una fiesta callada, con [galletas|pan] que no crujen.
          / Bailaron sin música y se [entendían|miraban].
          + {Hero} hizo reír a todos con una ceja.
          + {Friend} comió en silencio. Fue difícil.
          + El duende escribió «gracias». Y punto.
          + Hicieron al punto una casita de corcho.
          + La coma vino de visita, corta.
          + El poema durmió en su última letra.
          + La sala era como una hoja limpia.
          + Una luz se apagó, y otra. Y otra.
          + Nadie preguntó la hora.
        `,
      },
      intermediate: {
        trouble: `
          @keeper De un tintero salió de un brinco {keeper.un}. Venía hablando y no [paraba|respiraba].
          / @keeper Azul desde las botas hasta la lengua los recibió {keeper.un}, con la palabra en la boca.
          Nadie podía parar de hablar, porque las frases ya no tenían por dónde [acabar|terminar].
          / Las conversaciones se alargaban [pasillo adelante|hasta la bóveda], sin un solo descanso.
          @thing —Falta {thing} y claro, y sin él seguimos, y además… —[dijo|decía].
          / @thing —Es que no está {thing} y entonces una cosa lleva a la otra y [a la otra|luego].
          @cause —Porque {thing} rodó fuera de la hoja y yo detrás y él [más|delante] —[suspiró|contó].
          / @cause —Como es redondo, {thing} rodó fuera de la hoja y no hubo [manera|forma] —[contó|explicó].
          @feeling Estaba muy confuso y lo explicaba. Cuanto más lo explicaba, [más|peor].
          / @feeling Confuso, quiso callarse, y solo consiguió decir que se [callaba|iba a callar].
          + Lo había intentado con una coma, y aquello fue como echar leña.
          + Cuando se tapó la boca, siguió hablando por la nariz.
          + Se sabía que había rodado hasta pararse detrás de un libro muy gordo.
        `,
        worry: `
          Un poema que era de cuatro versos iba ya por el [cuatro mil|mil y pico].
          + La receta decía «y una pizca de sal, y otra, y otra».
          + Una carta de amor, de tan larga, había dado dos vueltas a la sala.
          + El reloj hacía toc y toc y no encontraba el hueco para respirar.
          + Un loro de novela llevaba media hora pidiendo silencio.
          + A una adivinanza se le escapó la solución por no poder pararse.
          + El discurso del alcalde salió por la ventana y siguió calle [abajo|arriba].
        `,
        mend: `
          Al final de la última línea {hero} puso {thing} y lo sujetó con el [dedo|pulgar].
          / {Hero} fue hasta el borde de la hoja, dejó {thing} y apretó un poco.
          @mended Se oyó un tac muy pequeño. Por fin se hizo silencio.
          / @mended Las palabras frenaron, chocaron un poco. Por fin se hizo silencio.
          / Enmudecieron hasta los [murmullos|paréntesis], y por fin se hizo silencio.
          + Era un silencio tan limpio que se oía caer el polvo.
          + El duende cerró la boca y descubrió que le gustaba.
          + La carta de amor se detuvo justo en el «tuyo».
          + El reloj respiró hondo entre toc y toc.
          + El discurso volvió, agotado, y se sentó en una silla.
          + El poema se despidió con la mirada.
          + {Friend} fue a comentar algo y decidió que no.
        `,
        joy: `
          Fue la fiesta más callada del año. Hubo galletas de las que no [crujen|hacen migas].
          + {Hero} contó un chiste con las cejas, y lo entendieron todos.
          + {Friend} se pasó la noche en silencio. Dijo luego que era bonito.
          + El duende escribió «gracias» en una servilleta, con su punto.
          + Le hicieron al punto una casita de corcho, sin cuestas.
          + La coma pasó a saludar, un momento nada más.
          + La sala se quedó como una hoja que nadie ha escrito.
        `,
      },
      advanced: {
        trouble: `
          @keeper De un tintero brotó {keeper.un}, inmerso en una frase [interminable|comenzada el lunes].
          / @keeper Azul hasta la lengua los abordó {keeper.un}, incapaz de [detenerse|respirar].
          Nadie podía dejar de hablar, y las oraciones se prolongaban [indefinidamente|pasillo adelante].
          / Conversaciones [interminables|kilométricas] se encadenaban sin una sola pausa.
          @thing —Falta {thing} y naturalmente proseguimos y además… —[decía|añadía].
          / @thing —Sin {thing} cualquier consideración conduce a otra y [así siempre|otra]…
          @cause Sucedió que {thing} rodó fuera de la hoja, siendo como era [redondo|esférico].
          / @cause —Resulta que {thing} rodó fuera de la hoja y entonces yo y [él|claro]…
          @feeling Confuso, anunciaba continuamente su propósito de [callar|concluir].
          / @feeling Se sentía confuso, y explicándolo lo estaba todavía más.
          + El recurso a una coma había resultado contraproducente, como suele ocurrir con las comas.
          + Obstruida la boca con las manos, continuó su exposición por la nariz.
          + Se lo suponía inmóvil detrás de algún volumen de dimensiones extraordinarias.
        `,
        worry: `
          Un poema concebido en cuatro versos alcanzaba a esas horas los cuatro [mil|millares].
          + La receta recomendaba otra pizca, y otra, y otra, con peligro para la salud.
          + Una declaración de amor rodeaba ya dos veces la sala de lectura.
          + Incapaz de contenerse, una adivinanza había divulgado su propia solución.
          + El discurso del alcalde salió por la ventana y continuó, según noticias, hacia la costa.
          + Suplicaba silencio un papagayo, contribuyendo considerablemente al ruido.
        `,
        mend: `
          Al extremo de la última línea depositó {hero} {thing}, asegurándolo con el [índice|pulgar].
          / {Hero} acompañó {thing} hasta el final de la hoja y lo presionó [ligeramente|delicadamente].
          / Cuidadosamente [alineó|colocó] {hero} {thing} tras la palabra definitiva.
          @mended Frenaron las palabras, tropezaron unas con otras, y por fin se hizo silencio.
          / @mended Tras un «tac» apenas perceptible, por fin se hizo silencio.
          / Enmudecieron los adverbios, los [paréntesis|pronombres], y por fin se hizo silencio.
          + Tan transparente resultó que se oía el polvo elegir dónde posarse.
          + Cerró el duende la boca, y la experiencia le pareció sumamente interesante.
          + La declaración de amor se detuvo en «tuyo», que era cuanto pretendía decir.
          + Fatigadísimo, regresó el discurso y ocupó la primera silla disponible.
          + {Friend} se disponía a comentarlo, y comprendió a tiempo que no.
        `,
        joy: `
          Celebrose la más silenciosa de las fiestas, a base de galletas que no [crujían|protestaban].
          + Con las cejas refirió {hero} una historia divertidísima, y hubo quien pidió la segunda parte.
          + Guardó silencio {friend} durante la velada completa, récord del que conserva un diploma.
          + Escribió el duende «gracias» en una servilleta, con su punto correspondiente.
          + Construyeron para el fugitivo una casita de corcho, deliberadamente horizontal.
        `,
      },
    },
  },
}
