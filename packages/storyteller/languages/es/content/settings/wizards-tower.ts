import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'la Torre del Mago', in: 'en la Torre del Mago', to: 'a la Torre del Mago', from: 'de la Torre del Mago' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. La puerta los [olió|miró].
      / @place Dieron tres golpes y entraron {place.in}.
      / Era alta, [alta|torcida] y con sombrero: {place}.
      / Pop, se abrió la puerta {place.from}, [sola|de risa].
      Las escaleras pensaban. Una dijo: «[Subo|Hum]».
      / En el centro hervía una olla, [azul|sin nadie].
      / Una olla hervía [sola|con tapa] y decía «glu».
      + El mago estaba de vacaciones. Había un papel.
      + El papel decía: «Vuelvo. No toques nada. Bueno, poco».
      + Olía a humo, a libro y a menta.
      + {Friend} tocó un frasco. El frasco dijo «ji».
      + Un sombrero colgaba del techo y soñaba.
      + Había estrellas en un tarro de galletas.
      + Un búho de piedra movió un ojo.
      + La torre era más alta por dentro.
      + Una vela hablaba sola.
    `,
    life: `
      La escoba barre, y opina de [todo|todos].
      / De noche los frascos se cuentan [chistes|secretos].
      Los libros de magia cenan [sopa de letras|a las ocho].
      + Un sapo con gorro repasa la lección.
      + Las sillas cambian de sitio por gusto.
      + El espejo ensaya caras nuevas.
      + Una llave duerme en su puerta.
      + Los calcetines del mago se buscan.
      + La luna entra por el tubo del telescopio.
      + Un ratón es a ratos ratón.
      + El fuego pide permiso para ser verde.
      + Los relojes no se ponen de acuerdo.
      + Un caldero cuenta burbujas para dormirse.
      + La varita descansa en un vaso, como un cepillo.
    `,
    way: `
      Fueron {spot.to} por una escalera que [pensaba|dudaba].
      / Camino {spot.to}, un peldaño dijo [su nombre|ay].
      Olía a menta y a [trueno|polvo]. Algo hizo pop.
      + Una puerta les pidió un acertijo y se durmió.
      + Pasaron junto a un cuadro con lluvia.
      + {Friend} llegó antes que su sombra.
      + Un pasillo era corto si se cantaba.
      + Había una ventana con otro cielo.
      + Un gato de humo les abrió el paso.
      + Los frascos miraban desde los estantes.
      + {Hero} pisó una estrella de tiza. Brilló.
      + Más arriba se oía roncar un globo.
      + Un peldaño les pidió la hora.
    `,
    thanks: `
      {Keeper} le dio {hero.a} un frasco de [risa|nada].
      / —Para ti —dijo {keeper}. Era un hechizo [corto|chico].
      Las escaleras bajaron con ellos, muy [finas|despacio].
      + {Friend} recibió un calcetín de mago. Hace juego con todo.
      + La vela se despidió de sí misma.
      + —Vuelve cuando él no esté —dijo un frasco.
      + El sombrero bostezó una paloma.
      + El búho cerró el otro ojo.
      + La puerta los olió otra vez, con cariño.
      + Un pop sonó a adiós.
      + Los relojes dieron la hora. Todas.
    `,
  },
  intermediate: {
    arrival: `
      @place La puerta los olfateó de arriba abajo y los dejó entrar {place.in}, [murmurando|con reservas].
      / @place Tres golpes, un silencio y ya estaban {place.in}, que por dentro es [altísima|más alta].
      / Contestaron una [adivinanza|pregunta] sobre paraguas y consiguieron entrar {place.in}.
      / Puntiaguda y [desconfiada|despeinada], se levantaba ante ellos {place}.
      Las escaleras pensaban en voz baja, y una de ellas decidió [subir|quedarse].
      / En medio hervía una olla de sopa azul, sin nadie que la [vigilara|probase].
      / En los calderos [hervían|burbujeaban] cumpleaños de varios colores.
      + De un clavo colgaba la nota del mago: «De vacaciones. No se toca nada. O poco».
      + Olía a menta, a trueno y a libro abierto.
      + {Friend} rozó un frasco, y al frasco le entró la risa.
      + En un tarro de galletas guardaban las estrellas de repuesto.
      + Un sombrero soñaba colgado del techo y movía el ala.
      + Un búho de piedra los siguió con un solo ojo.
    `,
    life: `
      En ausencia del mago gobierna la escoba, que tiene opiniones sobre todo el [mundo|suelo].
      / De noche los frascos se cuentan chistes, y alguno se [destapa|derrama de la risa].
      + Los libros de magia cenan sopa de letras y repiten de la equis.
      + Un sapo con gorro repasaba la lección en voz muy baja.
      + Las sillas se cambian de sitio para ver otras cosas.
      + El espejo aprovecha la noche para ensayar caras.
      + Un ratón era ratón a ratos, y a ratos candelabro.
      + Los relojes llevan siglos sin ponerse de acuerdo.
      + Por el telescopio entra la luna, sacudiéndose los pies.
    `,
    way: `
      La escalera que iba {spot.to} se lo pensaba antes de cada [peldaño|curva].
      / Se llegaba {spot.to} por un pasillo que es corto solo si se [canta|tararea].
      / Una lámpara [entrometida|curiosa] los acompañó volando {spot.to}.
      + Una puerta les planteó un acertijo y se durmió antes de oír la respuesta.
      + En un cuadro llovía, y tuvieron que pasar deprisa.
      + {Friend} llegó al rellano un momento antes que su sombra.
      + Un gato de humo se sentó, se levantó y se deshizo.
      + Detrás de una ventana había otro cielo, con otros pájaros.
      + {Hero} pisó una estrella de tiza, y la estrella lo agradeció.
      + De vez en cuando algo hacía pop, y era mejor no preguntar.
    `,
    thanks: `
      {Keeper} le entregó {hero.a} un frasco de risa, para los [lunes|días grises].
      / —Es corto, pero funciona —dijo {keeper}. Le dio {hero.a} un [hechizo|conjuro de bolsillo].
      / Una vela que se enciende [bostezando|suspirando] fue el regalo para {hero}.
      + Las escaleras se pusieron de acuerdo para bajar, por una vez.
      + {Friend.a} le cayó un calcetín del mago, que combina con todo.
      + El sombrero, en sueños, soltó una paloma.
      + —A ver si viene cuando él tampoco esté —pidió un frasco.
      + La puerta volvió a olerlos, pero ya con cariño.
      + Todos los relojes dieron la hora, cada uno la suya.
    `,
  },
  advanced: {
    arrival: `
      @place Tras olfatearlos minuciosamente, la puerta consintió en que entraran {place.in}.
      / @place Quien entra {place.in} comprueba enseguida que es más alta por [dentro|el interior].
      / Respondida una [sencilla|enrevesada] adivinanza acerca del paraguas, consiguieron [finalmente|por unanimidad] acceso {place.to}.
      / Erguida y [puntiaguda|desconfiada], con cuatro chimeneas [conversadoras|en desacuerdo], se levantaba ante ellos {place}.
      + Las escaleras reflexionaban a media voz, y una, cansada de dudar, optó por subir.
      + «De vacaciones», decía la nota del mago; «no se toca nada, o en todo caso poco».
      + Sobre el fuego hervía, desatendida, una sopa de un azul muy soñoliento.
      + Rozó {friend} un frasco, y el frasco sufrió un ataque de risa del que hubo que taparlo.
      + Las estrellas de repuesto se conservaban, como en todas las casas, en el bote de las galletas.
      + Un sombrero pendía del techo y soñaba, a juzgar por el ala, con viajes largos.
    `,
    life: `
      En ausencia del dueño gobierna la escoba, cuyas opiniones abarcan la casa y sus [alrededores|visitas].
      / De noche intercambian los frascos unos chistes tan concentrados que alguno se [destapa|evapora].
      / Los frascos [murmuran|conversan] en su estante, y el de los truenos [tartamudea|carraspea] antes de dormirse.
      / Los calderos se [enjuagan|friegan] por sí solos, aunque después [exigen|piden] que alguien los elogie.
      + Los tratados de magia cenan sopa de letras, y siempre queda la equis para el final.
      + Repasaba un sapo la lección, con el gorro calado y la esperanza intacta.
      + Las sillas mudan de lugar por el puro gusto de cambiar de conversación.
      + Aprovecha el espejo la madrugada para ensayar expresiones que de día no le piden.
      + Cada reloj sostiene su propia hora, y ninguno ha sido nunca refutado.
    `,
    way: `
      Conducía {spot.to} una escalera que deliberaba antes de cada [peldaño|recodo].
      / Al corredor que iba {spot.to} se lo acorta cantando, y no hay otra [manera|medida].
      / Encaminándose {spot.to} [atravesaron|cruzaron] un laboratorio donde hervían [amaneceres|aniversarios] a fuego lentísimo.
      / Una lámpara [entrometida|voladora] los acompañó {spot.to}, alumbrando [preferentemente|caprichosamente] lo que no hacía falta.
      + Una puerta les propuso un acertijo y, al no poder esperar la solución, se durmió.
      + Como en uno de los cuadros llovía, lo dejaron atrás con las orejas gachas.
      + {Friend} ganó el rellano un instante antes que su sombra, que subía resoplando.
      + Cierto gato de humo se les arrimó, ronroneó y, en lo mejor, se deshizo.
      + De cuando en cuando algo hacía pop, y los frascos miraban hacia otro lado.
    `,
    thanks: `
      {Keeper} hizo entrega {hero.a} de un frasco de risa, a administrar en los [lunes|días de lluvia].
      / Un conjuro de bolsillo, corto pero cumplidor, fue lo que {keeper} regaló {hero.a}.
      / En un pergamino [diminuto|enrollado] obtuvo {hero} permiso [vitalicio|oficial] para formular preguntas imposibles.
      / Sacó {keeper} de un cajón [interminable|desordenado], expresamente para {hero}, una vela que se [enciende|despabila] bostezando.
      + Acordaron las escaleras bajar todas a la vez, extremo del que no hay precedentes.
      + El calcetín de mago que obtuvo {friend} posee la virtud de no necesitar pareja.
      + Sin despertarse, el sombrero dejó caer una paloma, en señal de aprecio.
      + Olfateolos la puerta de nuevo, y esta vez cerró los ojos.
      + Dieron los relojes la hora, cada cual la suya, y alguna tenía que ser.
    `,
  },
  troubles: {
    'wooden-spoon': {
      keeper: { noun: 'escoba', gender: 'f' },
      thing: { noun: 'cuchara de palo', gender: 'f' },
      spot: { at: 'en el peldaño noventa y nueve', to: 'al peldaño noventa y nueve' },
      facts: {
        ask: '¿Por qué se salía la sopa de dormir?',
        cause: 'por no ver más sopa caliente, {thing} se escapó',
        mended: 'la sopa hirvió a fuego lento',
      },
      beginner: {
        trouble: `
          @keeper Delante de la olla bailaba {keeper}, muy [nerviosa|tiesa].
          / @keeper —¡Quieta, sopa! —gritaba {keeper}, con [el palo|los pelos] de punta.
          La sopa de dormir se salía, blup, [blup|blup, por el suelo].
          @thing —Falta {thing} —dijo—. Yo remuevo, y es [peor|polvo].
          / @thing —Sin {thing} no se calma —dijo—. Es de [palo|palo santo].
          @cause —Estaba harta de caldo. Y {thing} se [escapó|escapó, plop] —[dijo|contó].
          / @cause —Por no ver más sopa caliente, {thing} se escapó.
          @feeling Estaba preocupada por la [alfombra|torre].
          / @feeling Muy preocupada, barría sopa para [arriba|dentro].
          + —Siempre metida en líos —dijo—, y en sopa.
          + Se fue dando saltos escaleras arriba.
          + Un charco azul roncaba junto a la puerta.
          + La escoba tenía una gota en cada pelo.
          + —Yo lo habría hecho mejor —añadió—. Todo.
          + El fuego no sabía si parar.
          + La olla decía blup con la boca llena.
          + Subió noventa y nueve. Más no pudo.
        `,
        worry: `
          Dormía la silla, dormía la mesa, y nadie más [podía|sabía].
          / La sopa dormía a lo que [tocaba|mojaba]. No a quien debía.
          + Un frasco roncaba burbujas.
          + La alfombra soñó que volaba, y voló.
          + El sapo subió a un libro, con gorro y todo.
          + Un calcetín se durmió sin su par.
          + La escalera tenía un pie dormido.
          + El búho de piedra dio una cabezada. Pum.
          + El ratón remaba en una taza.
          + Nadie cenaba. La cena iba por el pasillo.
          + El humo se hizo una almohada.
        `,
        mend: `
          {Hero} sopló, y {thing} entró [sola|en la olla].
          / Con agua fría, {hero} metió {thing} en la olla.
          / A la olla fue {thing}. Entró [sola|de pie].
          / —A remover —dijo {hero}. {Thing} [entró|saltó] a la olla.
          @mended Y la sopa hirvió a fuego [lento|lento, glu].
          / @mended Una vuelta, otra vuelta, y la sopa hirvió a fuego lento.
          + El charco volvió a casa por el mango.
          + La silla se despertó y pidió perdón.
          + La alfombra bajó. Había visto el mar.
          + Olía a leche, a nuez y a cama.
          + El fuego se hizo chico como un gato.
          + La escoba se alisó el pelo, uno por uno.
          + La cuchara hizo «ah», como en la bañera.
          + El sapo sirvió los platos con cuidado.
          + Cada uno tomó tres cucharadas. Bueno, dos.
          + {Friend} no llegó a la segunda.
        `,
        joy: `
          Cenaron en la escalera, un plato en cada [peldaño|curva].
          / La escoba bailó con la [cuchara|olla], palo con palo.
          + {Hero} le hizo a la cuchara un gorro.
          + {Friend} lamió la tapa. Soñó con ella.
          + Le pusieron los jueves libres.
          + El frasco contó un chiste con espuma.
          + La escoba dijo que bien. Y no dijo «pero».
          + El búho aplaudió, clac.
          + Los relojes bostezaron a su hora.
          + La última gota se la tomó la luna.
          + El frasco azul brindó con el verde.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Alrededor de la olla daba vueltas {keeper}, con los pelos de [punta|punta y opinando].
          / @keeper —¡Por ahí no! ¡Por ahí tampoco! —reñía {keeper} a un charco [azul|dormido].
          La sopa de dormir se había salido y bajaba por el pasillo, [blup, blup|tan tranquila].
          / Desbordada, la sopa de dormir [visitaba|exploraba] los dormitorios.
          @thing —Solo obedece {thing} —dijo—. Conmigo hace [grumos|pelusa].
          / @thing —Falta {thing}, y yo no soy para [esto|remover] —explicó.
          @cause —Por no ver más sopa caliente, {thing} se escapó —[contó|bufó]—. La juventud.
          / @cause Estaba harta de estar siempre metida en caldo, y {thing} se [escapó|escapó de un salto].
          @feeling Estaba muy preocupada por la alfombra, que ya [roncaba|daba cabezadas].
          / @feeling Preocupada, barría la sopa hacia arriba, por si [volvía|entraba sola].
          + —Yo lo habría hecho de otra forma —añadió—. Mejor, quiero decir.
          + Todo lo que la sopa tocaba se quedaba dormido, empezando por una silla.
          + La habían oído subir a saltos. En el noventa y nueve dejó de oírse.
          + El fuego preguntaba si seguía o lo dejaba.
        `,
        worry: `
          Dormía la mesa, dormía el perchero. Los que tenían sueño seguían [despiertos|en pie].
          + Un frasco roncaba pompas de colores.
          + La alfombra soñó que volaba y salió por la ventana.
          + El ratón cruzaba el comedor a remo, en una taza.
          + A la escalera se le había dormido un pie.
          + El búho de piedra dio una cabezada y rompió una baldosa.
          + La cena, en vez de servirse, paseaba.
        `,
        mend: `
          {Hero} le prometió que los jueves los tendría libres. {Thing} saltó a la olla.
          / Después de soplar un buen rato, {hero} metió {thing} en el caldo, con [permiso|mucho tacto].
          @mended Media vuelta, vuelta entera, y la sopa hirvió a fuego lento.
          / @mended Poco a poco, glu, glu, la sopa hirvió a fuego lento.
          / Ronroneando [obediente|soñolienta], la sopa hirvió a fuego lento.
          + El charco volvió a casa trepando por el mango.
          + La silla despertó y quiso saber quién se había sentado.
          + Regresó la alfombra, con arena de alguna playa.
          + Olía a leche, a nuez y a cama abierta.
          + La escoba se alisó los pelos y dijo que no estaba mal.
          + La cuchara suspiró como quien entra en la bañera.
          + {Friend} pidió una segunda cucharada y no llegó a [verla|probarla].
        `,
        joy: `
          Cenaron en la escalera, cada uno en su peldaño y con su [servilleta|plato].
          + La escoba y la cuchara bailaron juntas, palo con palo.
          + {Hero} cosió un gorrito de cocina del tamaño de un dedo.
          + {Friend} lamió la tapa y soñó con ella.
          + La escoba felicitó a alguien sin añadir ningún «pero».
          + Los relojes bostezaron cada uno a su hora.
          + Lo último de la olla fue para la luna, que pasaba.
        `,
      },
      advanced: {
        trouble: `
          @keeper En torno a la olla giraba {keeper}, erizada de [opiniones|indignación].
          / @keeper Amonestaba {keeper} a un charco azul que la escuchaba [dormido|roncando].
          La sopa de dormir se había salido y recorría la planta [baja|noble].
          / Desbordada, la sopa de dormir [inundaba|exploraba] los pasillos.
          @thing —No obedece más que a {thing} —[reconoció|manifestó]—; a mí me sale [pelusa|polvo].
          / @thing —Falta {thing} —reconoció—, y remover no es mi [especialidad|vocación].
          @cause Por no ver más sopa caliente, {thing} se [escapó|escapó de un brinco].
          / @cause —Por no ver más sopa caliente —[relató|refirió]—, {thing} se escapó.
          @feeling La tenía preocupada la alfombra, que ya daba [cabezadas|ronquidos].
          / @feeling Preocupada, barría el caldo en dirección a la [olla|olla, cuesta arriba].
          + No se recataba de añadir que ella, desde luego, lo habría hecho todo de otro modo.
          + Cuanto la sopa rozaba se dormía en el acto, habiendo empezado por una silla de respeto.
          + Se la oyó subir a saltos los peldaños, y en el noventa y nueve se hizo el silencio.
        `,
        worry: `
          Dormían la mesa y el perchero, mientras que quienes tenían sueño permanecían en [vela|pie].
          + La alfombra, soñando que volaba, había salido por la ventana con rumbo desconocido.
          + Atravesaba el ratón el comedor a remo, en una taza de las buenas.
          + A la escalera se le había dormido un pie, y nadie osaba pisarla.
          + Una cabezada del búho de piedra costó a la casa dos baldosas.
          + La cena, en lugar de ser servida, hacía visitas.
        `,
        mend: `
          Prometiole {hero} los jueves libres, y {thing} regresó por su propio [pie|mango] a la olla.
          / Tras mucho soplar, {hero} introdujo {thing} en el caldo, pidiéndole [permiso|perdón].
          / Convenció {hero} {thing.a}, y la olla [agradeció|celebró] el reencuentro.
          @mended A la segunda vuelta la sopa hirvió a fuego lento.
          / @mended Con un glu de resignación, la sopa hirvió a fuego lento.
          / [Obediente|Ronroneando], la sopa hirvió a fuego lento.
          + Volvió el charco a su lugar de origen, trepando por el mango con los ojos cerrados.
          + Despertó la silla y quiso saber, antes que nada, quién se le había sentado encima.
          + Trajo la alfombra arena de una playa que no supo situar.
          + Alisose la escoba y concedió que no estaba mal del todo.
          + Se escuchó entonces el suspiro de una cuchara que entra, por gusto, en el baño.
        `,
        joy: `
          Se cenó en la escalera, un comensal por peldaño, atendiendo a la [edad|estatura].
          + Bailaron la escoba y la cuchara, palo con palo, sin discutir quién llevaba.
          + Confeccionó {hero} un gorro de cocina que habría venido grande a un dedal.
          + Hizo {friend} los honores a la tapa y soñó con ella toda la noche.
          + De labios de la escoba salió un elogio, y detrás, por más que se aguardó, ningún «pero».
        `,
      },
    },
    'hat-star': {
      keeper: { noun: 'sapo aprendiz', gender: 'm' },
      thing: { noun: 'estrella del sombrero', gender: 'f' },
      spot: { at: 'debajo del telescopio', to: 'al telescopio' },
      facts: {
        ask: '¿Por qué salían los hechizos al revés?',
        cause: 'se soltó un hilo y {thing} se cayó',
        mended: 'los hechizos salieron bien otra vez',
      },
      beginner: {
        trouble: `
          @keeper Sobre un libro lloraba {keeper.un}, con un sombrero [grande|sin punta].
          / @keeper En el humo tosía {keeper.un}, con la [varita al revés|boca verde].
          Los hechizos salían al revés: pedía pan y salía [nap|hambre].
          @thing —Se cayó {thing} —dijo—. Ella sabe el [orden|camino].
          / @thing —Falta {thing} —dijo—. Era lo que [brillaba|pensaba].
          @cause —Se soltó un hilo, y {thing} se [cayó|cayó, tin].
          / @cause —Fue un hilo. Se soltó, y {thing} se cayó al suelo —[dijo|contó].
          @feeling Estaba confuso y decía hola al [irse|salir].
          / @feeling Muy confuso, se quitó los pies para [entrar|saludar].
          + Quiso luz, y se apagó la luna un rato.
          + Quiso un gato y le salió un otag.
          + El otag era simpático, pero ladraba.
          + —Él vuelve el lunes —dijo—. O el senul.
          + Rodó hacia el tubo de mirar estrellas.
          + Llevaba el sombrero hasta las cejas.
          + En la punta había un hilo solo.
          + La varita pidió un descanso.
          + El humo le hizo una mueca.
        `,
        worry: `
          Las sillas estaban en el techo, muy [cómodas|quietas].
          / La lluvia subía, y mojaba a las [nubes|estrellas].
          + Un frasco se vació en la botella de antes.
          + El fuego daba frío. El hielo quemaba.
          + El espejo enseñaba nucas.
          + La escoba echaba polvo, y lloraba.
          + El ratón perseguía al gato de humo.
          + Los relojes iban a ayer.
          + Un libro empezaba por el fin y era triste.
          + La sopa se metió en la cuchara.
          + Una vela se encendía al soplar.
          + El lunes pasó corriendo hacia atrás.
        `,
        mend: `
          {Hero} cosió {thing} con tres [puntadas|nudos].
          / Hilo y nudo: {hero} puso {thing} en la punta.
          @mended Y los hechizos salieron bien otra [vez|vez, pop].
          / @mended Pop. Los hechizos salieron bien otra vez.
          + El sapo pidió pan. ¡Pan! Con corteza.
          + Las sillas bajaron, una por una.
          + El otag hizo «miau», y lamió una pata.
          + La lluvia dio la vuelta y cayó.
          + El fuego dio calor y pidió perdón.
          + El espejo enseñó caras, y gustaron.
          + Los relojes iban otra vez a mañana.
          + El polvo volvió debajo de la alfombra.
          + La varita hizo una flor, por gusto.
          + {Friend} tenía los pies abajo. Los contó.
        `,
        joy: `
          El sapo hizo un hechizo grande: [tarta|fuegos de azúcar].
          / Hubo magia para todos, y toda [derecha|buena].
          + {Hero} pidió una cosa bajito, y salió.
          + {Friend} fue azul un minuto. Le quedó bien.
          + El gato conservó un ladrido, de recuerdo.
          + Cosieron también los botones, por si acaso.
          + La estrella brillaba en la punta, muy seria.
          + Le dieron al sapo un diploma. Al derecho.
          + Bailaron en el suelo, que ya era suelo.
          + Al final pidió sueño, y salió sueño.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Debajo de un sombrero demasiado grande lloraba {keeper.un}, con la varita del [revés|lado contrario].
          / @keeper De una nube de humo verde salió tosiendo {keeper.un}, con un libro en la cabeza.
          Los hechizos salían al revés: si pedía pan, salía [hambre|nap].
          / Los hechizos se [equivocaban|enredaban], y las escobas barrían el techo.
          @thing —Se ha caído {thing} —dijo—, que era la que [pensaba|sabía el orden].
          / @thing —Al sombrero le falta {thing}, y sin ella no distingue la ida de la vuelta.
          @cause —Se soltó un hilo y {thing} se cayó —[contó|sollozó]— por no coserla a tiempo.
          / @cause Total por un hilo: se soltó. {Thing} se cayó y rodó por el suelo.
          @feeling Estaba tan confuso que decía adiós al [llegar|entrar].
          / @feeling —Buenos días —dijo, confuso. Era de noche, así que [acertó casi|volvió a empezar].
          + Había querido hacer un gato y le había salido un otag.
          + El otag era cariñoso, pero ladraba y comía por la cola.
          + —Él vuelve el lunes —añadió—. O el senul, como esté la cosa.
          + La última vez la vieron brillar debajo del telescopio.
        `,
        worry: `
          Las sillas se habían sentado en el techo, y la lluvia [subía|caía hacia arriba].
          + El fuego enfriaba, y por la ventana entraba hielo ardiendo.
          + El espejo no enseñaba más que nucas.
          + La escoba, muy a su pesar, ensuciaba.
          + El ratón perseguía por toda la torre al gato de humo.
          + Los relojes iban hacia ayer, cada uno por su camino.
          + Un cuento empezaba por el final, y nadie quería seguir.
        `,
        mend: `
          Con aguja gorda e hilo doble, {hero} cosió {thing} en la punta del sombrero.
          / Tres puntadas y un nudo le dio {hero} {thing.a}. El sombrero se [enderezó|estiró].
          @mended Hubo un pop, y los hechizos salieron bien otra vez.
          / @mended El sapo cerró los ojos y probó: los hechizos salieron bien otra vez.
          / Chisporroteando [correctamente|de alegría], los hechizos salieron bien otra vez.
          + —Pan —pidió, y cayó un pan, con su corteza y todo.
          + Las sillas bajaron del techo, un poco mareadas.
          + El otag se dio la vuelta, dijo «miau» y se lamió una pata.
          + La lluvia lo pensó a media altura y cayó.
          + El espejo recuperó las caras, y alguna se echaba de menos.
          + Los relojes dieron media vuelta y volvieron a ir a mañana.
          + {Friend} se miró los pies. Estaban abajo, y los [contó|saludó].
        `,
        joy: `
          Para estrenarse hizo el sapo una tarta de siete pisos, con [ascensor|escalera].
          + {Hero} pidió algo al oído del sombrero, y salió tal cual.
          + {Friend} fue azul durante un minuto y lo encontró descansado.
          + El gato conservó un ladrido, por cariño al otag.
          + Al sapo le dieron un diploma, y se podía leer.
          + Cosieron además todos los botones de la torre.
          + Lo último que pidió fue sueño, y salió sueño.
        `,
      },
      advanced: {
        trouble: `
          @keeper Bajo un sombrero de varias tallas más lloraba {keeper.un}, la varita del revés.
          / @keeper Emergió de un humo verde {keeper.un}, tosiendo en [latín|orden inverso].
          Los hechizos salían al revés, y quien pedía pan obtenía [hambre|nap].
          / Equivocados, los hechizos [desordenaban|confundían] cuanto tocaban.
          @thing —Sin {thing} —[manifestó|declaró]— el sombrero confunde la ida y la vuelta.
          / @thing —Se ha caído {thing} —gimió—, que era quien [pensaba|mandaba].
          @cause Se soltó un hilo y {thing} se cayó, por no coserla en su [día|momento].
          / @cause —Se soltó un hilo —[refirió|puntualizó]—, y {thing} se [cayó|cayó rodando].
          @feeling De confuso que estaba, daba las gracias antes de [pedir|tiempo].
          / @feeling Confuso, se despidió de ellos al verlos [llegar|entrar].
          + Quiso producir un gato y produjo un otag, animal afectuoso que ladra y come por la cola.
          + Esperaban al maestro para el lunes o, según siguieran las cosas, para el senul.
          + Se la había visto lucir, por última vez, al pie del telescopio.
          + En la punta del fieltro ondeaba un hilo, sin nada que sujetar.
        `,
        worry: `
          Habían tomado las sillas asiento en el techo, y la lluvia les caía desde [abajo|el suelo].
          + Enfriaba el fuego, y por debajo de la puerta se colaba un hielo abrasador.
          + El espejo no devolvía sino nucas, algunas de ellas desconocidas.
          + La escoba, con lágrimas en los pelos, ensuciaba.
          + Perseguía el ratón por los pasillos al gato de humo, y los dos lo llevaban mal.
          + Hacia ayer marchaban los relojes, cada cual por el camino que juzgaba más corto.
        `,
        mend: `
          Con hilo doble cosió {hero} {thing} en la punta, y el fieltro se [irguió|estremeció].
          / Tres puntadas y un nudo bastaron {hero.a} para devolver {thing} a su [cima|altura].
          / Cosió {hero} {thing} con puntadas [diminutas|apretadísimas] y cariñosas.
          @mended Sonó un pop, y los hechizos salieron bien otra vez.
          / @mended Ensayó el sapo con los ojos cerrados, y los hechizos salieron bien otra vez.
          / [Peinándose|Chisporroteando], los hechizos salieron bien otra vez.
          + —Pan —solicitó, y le cayó uno en los brazos, con su corteza y su temperatura.
          + Descendieron las sillas, pálidas, y se agarraron al suelo.
          + Giró el otag sobre sí mismo, hizo «miau» y se aplicó a lamerse una pata.
          + La lluvia recapacitó a media altura y reemprendió el camino de costumbre.
          + Hallose {friend} los pies donde los había dejado, y tuvo para cada uno una palabra amable.
        `,
        joy: `
          Se estrenó el sapo con una tarta de siete pisos y un [ascensor|mirador].
          + Al oído del sombrero formuló {hero} un deseo, que salió del derecho y envuelto.
          + Fue {friend} azul por espacio de un minuto, y aseguró que descansaba.
          + En memoria del otag guardó el gato un ladrido, que usa en los cumpleaños.
          + El diploma del sapo tenía la virtud, rara en la torre, de poderse leer.
        `,
      },
    },
    'rhyme-slip': {
      keeper: { noun: 'aldaba de la puerta', gender: 'f' },
      thing: { noun: 'papelito de la rima', gender: 'm' },
      spot: { at: 'en el cajón que bosteza', to: 'al cajón que bosteza' },
      facts: {
        ask: '¿Por qué solo subían las escaleras?',
        cause: 'alguien calzó una mesa coja con {thing}',
        mended: 'las escaleras volvieron a bajar',
      },
      beginner: {
        trouble: `
          @keeper Habló {keeper}, con la anilla en la [boca|nariz].
          / @keeper —Eh, aquí —dijo {keeper}, de [bronce|latón] viejo.
          Las escaleras solo subían. Nadie podía [bajar|volver].
          @thing —Falta {thing} —dijo—. Se dice, y [bajan|obedecen].
          / @thing —No está {thing}. Yo nunca la supe de [memoria|todo].
          @cause —La mesa cojeaba. Alguien calzó esa mesa coja con {thing} —[contó|dijo].
          / @cause —Alguien calzó una mesa coja con {thing}. Ya no [baila|cojea] —[suspiró|dijo].
          @feeling Estaba cansada de abrir a los que [suben|no bajan].
          / @feeling —Qué cansada estoy —dijo, y se le cayó la [anilla|boca].
          + Arriba ya no cabía nadie más.
          + —Empezaba por «baja» —contó—. Acababa en «paja».
          + Probó con «sube» y «nube». Fue peor.
          + La mesa está al lado del cajón que bosteza.
          + Alguien guardó el papel ahí, luego, por orden.
          + Dio un golpe, toc, por costumbre.
          + Un peldaño pasó hacia arriba y saludó.
          + Llevaba cien años en la misma puerta.
        `,
        worry: `
          En lo alto había mucha gente con [maletas|sueño].
          / La cena subía, y los platos, [también|más].
          + El gato subió a dormir y no cabía.
          + Un señor bajó por la ventana, con paraguas.
          + La escoba barrió el tejado.
          + Los calcetines sucios vivían arriba.
          + El ratón saltó, y la escalera lo subió.
          + Abajo hacía eco. Estaba todo solo.
          + Una carta subió sin ser leída.
          + El peldaño uno era ya el mil.
          + Los pasos subían sin nadie dentro.
          + El felpudo se quedó muy solo.
        `,
        mend: `
          {Hero} leyó {thing} muy [claro|alto]: «Baja, baja».
          / Con calma, {hero} leyó {thing} hasta el [final|punto].
          / —«Baja, baja» —leyó {hero}, muy [claro|alto].
          / En voz alta se leyó {thing}: «[Baja|Baja, baja]».
          @mended Y las escaleras volvieron a [bajar|bajar, rodando].
          / @mended Ras, ras, ras: las escaleras volvieron a bajar.
          + Bajaron los señores con sus maletas.
          + Bajó la cena, y todavía humeaba.
          + Los calcetines saltaron al cesto.
          + El gato bajó y quiso subir. Ya podía.
          + El del paraguas entró por la puerta.
          + El peldaño mil fue otra vez el uno.
          + La aldaba dijo «ah» con la boca abierta.
          + La mesa cojeó un poco. Le pusieron un queso.
          + Subía uno, bajaba otro, y se saludaban.
          + {Friend} bajó a botes. Tres veces.
        `,
        joy: `
          Bailaron subiendo y bajando, tra, [tra|la].
          / Hubo fiesta en la puerta, que es [ancha|alegre].
          + {Hero} enseñó la rima a la aldaba.
          + {Friend} añadió un verso. No rimaba.
          + Pulieron el bronce hasta que se rio.
          + Clavaron el papel, con un clavo de oro.
          + El cajón bostezó y les dio una cinta.
          + La aldaba dio las buenas noches: toc.
          + Las escaleras se echaron, peldaño con peldaño.
          + Alguien cerró la puerta. Ella, por dentro.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Con la anilla en la boca les habló {keeper}, entre [dientes|bostezos].
          / @keeper —Aquí, en la madera —dijo {keeper}, de bronce y con [ojeras|mucho oficio].
          Las escaleras solo subían, y quien estaba arriba, arriba [se quedaba|seguía].
          / Las escaleras, [equivocadas|testarudas], subían y nadie regresaba.
          @thing —Se ha perdido {thing} —explicó—. Se lee, y las escaleras [bajan|obedecen].
          / @thing —Todo depende de {thing}, y yo solo me sé la primera [palabra|mitad].
          @cause —Alguien calzó una mesa coja con {thing} —contó— y después lo [guardó|recogió].
          / @cause Cojeaba una mesa, y alguien la calzó con [{thing}|lo primero que vio, {thing}].
          @feeling Estaba cansada de abrir a tantos y no despedir a [nadie|ninguno].
          / @feeling —Cuarenta han entrado hoy —dijo, cansada—. No ha salido [ni uno|el primero].
          + —Empieza por «baja» y termina por «paja» —recordaba—. En medio hay algo.
          + Había probado con «sube» y «nube», y no debió hacerlo.
          + La mesa estaba al lado de un cajón que bosteza, y ya no cojeaba.
          + Un peldaño pasó camino del tejado y le dijo adiós.
        `,
        worry: `
          En lo más alto se apretaban señores con maleta, gatos y una [sopera|tarta].
          + Un caballero bajó por la ventana, con paraguas y mucha fe.
          + La escoba llevaba dos horas barriendo el tejado.
          + Los calcetines sucios vivían arriba, y se estaban organizando.
          + Abajo no quedaba más que el eco, que se aburría.
          + Las cartas subían sin que nadie las hubiera leído.
          + El primer peldaño era ya el número mil y echaba de menos el [suelo|felpudo].
        `,
        mend: `
          {Hero} desdobló {thing} y lo leyó en voz alta, sin saltarse [nada|una coma].
          / Con voz de llamar a un gato, {hero} leyó {thing} hasta [el final|la «paja»].
          @mended Crujió la torre entera, y las escaleras volvieron a bajar.
          / @mended Peldaño tras peldaño, las escaleras volvieron a bajar.
          / Rechinando [aliviadas|calladamente], las escaleras volvieron a bajar.
          + Bajaron los señores con sus maletas y la tarta con su plato.
          + Los calcetines se dejaron caer en el cesto, sin resistencia.
          + El del paraguas entró muy digno por la puerta.
          + La aldaba soltó la anilla y dijo «ah».
          + El peldaño mil volvió a ser el uno y besó el felpudo.
          + Unos subían y otros bajaban, y por el medio se saludaban.
          + La mesa volvió a cojear, y le pusieron un queso.
        `,
        joy: `
          Se bailó escaleras arriba y escaleras abajo, cambiando de pareja en los [rellanos|recodos].
          + {Hero} enseñó a la aldaba los versos del medio, uno por uno.
          + {Friend} añadió otro de su invención, que no rimaba.
          + Le sacaron brillo al bronce hasta que se rio.
          + El papelito quedó clavado en la pared, con un clavo de oro.
          + El cajón bostezó y les regaló una cinta.
          + Una vez fuera el último, la puerta dio las buenas noches con un toc.
        `,
      },
      advanced: {
        trouble: `
          @keeper Con la anilla entre los dientes les habló, desde la puerta, {keeper}.
          / @keeper —Aquí, en la madera —carraspeó {keeper}, de bronce y muy [vista|trabajada].
          Las escaleras solo subían, y de lo alto no regresaba [nadie|ni la escoba].
          / Equivocadas, las escaleras [ascendían|se empinaban] sin regreso posible.
          @thing —Falta {thing} —[informó|declaró]—; se recita, y [bajan|obedecen].
          / @thing —Del asunto se encargaba {thing} —[aclaró|puntualizó]—, que no [está|aparece].
          @cause Alguien calzó una mesa coja con {thing}, y la mesa lo [agradeció|celebró].
          / @cause —Alguien calzó una mesa coja con {thing} —[refirió|puntualizó]—, con tal [acierto|tino].
          @feeling Estaba cansada de saludar sin despedirse de [nadie|ninguno].
          / @feeling Cansada, llevaba cuarenta bienvenidas y ningún adiós.
          + De los versos conservaba el principio, «baja», y el final, «paja», y un presentimiento de lo demás.
          + Una tentativa con «sube» y «nube» había tenido consecuencias, hasta entonces, en dos tejados.
          + Junto a un cajón que bosteza se alzaba la mesa, firme como una roca.
        `,
        worry: `
          Se apiñaban en lo alto señores con maleta, varios gatos y una [sopera|tarta sin estrenar].
          + Un caballero optó por la ventana, con un paraguas abierto y el corazón en un puño.
          + Barría la escoba el tejado por segunda vez, sin permitirse un comentario.
          + Allá arriba se habían juntado todos los calcetines, y corría el rumor de que deliberaban.
          + Abajo quedaba el eco, que de puro aburrido se preguntaba y se respondía.
          + El peldaño número uno era ya el mil y suspiraba por el felpudo.
        `,
        mend: `
          {Hero} alisó {thing} y lo recitó entero, del «baja» a la «paja».
          / Con la voz de llamar a los gatos recitó {hero} cuanto ponía en [{thing}|letra menuda {thing}].
          / Recitó {hero} {thing} con entonación [impecable|solemne].
          @mended Estremeciose la torre, y las escaleras volvieron a bajar.
          / @mended Tras alguna vacilación las escaleras volvieron a bajar.
          / [Rechinando|Agradecidas], las escaleras volvieron a bajar.
          + Descendieron los viajeros con su equipaje, y la tarta, con dos velas de menos.
          + Los calcetines se entregaron al cesto sin oponer resistencia.
          + Entró por la puerta el caballero del paraguas, como si regresara de un paseo.
          + Soltó la aldaba la anilla por primera vez en cien años, y lo que dijo fue «ah».
          + Reintegrado a su número, el primer peldaño besó el felpudo.
        `,
        joy: `
          Se bailó de arriba abajo y viceversa, con cambio de pareja en los [rellanos|recodos].
          + Verso a verso fue aprendiendo la aldaba, de boca {hero.de}, la parte de en medio.
          + {Friend} compuso uno adicional, libre de rima y de otras ataduras.
          + Frotaron el bronce hasta que no pudo contener la risa.
          + De un clavo de oro cuelga desde aquella noche el papel. A la mesa la sostiene un queso.
        `,
      },
    },
  },
}
