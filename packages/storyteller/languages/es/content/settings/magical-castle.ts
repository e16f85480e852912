import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'el Castillo Mágico', in: 'en el Castillo Mágico', to: 'al Castillo Mágico', from: 'del Castillo Mágico' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. Una armadura roncaba [de pie|junto a la puerta].
      / @place Entraron {place.in}. Los retratos [cuchichearon|se peinaron].
      / La puerta grande bostezó. Entraron {place.in}. [Ñic|Cric].
      / Las velas se [encendieron|saludaron] al llegar {place.to}.
      La cocina echaba humo, como [todas las noches|siempre].
      / Desde la cocina venía un olor a [sopa|manzana asada].
      / En la pared, un rey [bostezaba|guiñó un ojo] dentro de su cuadro.
      + —Los pies, por favor —dijo la alfombra, [muy fina|sin abrir los ojos].
      + En una torre alguien tocaba el [arpa|tambor con pantuflas].
      + Una vela bajó del techo para [alumbrar|verlos bien].
      + Un retrato le sacó la lengua {friend.a}. Era [tío de alguien|un conde].
      + Las escaleras iban y venían, y una [bostezó|se sentó].
      + El suelo brillaba tanto que había dos [lunas|techos].
      + Un gato de piedra movió la [cola|oreja]. Solo eso.
      + —Visita —dijo la puerta, y la otra puerta dijo: «[Visita|¿Quién?]».
      + Olía a cera y a [libro viejo|pan tostado].
      + Todo era muy alto. Hasta el eco [subía en escalera|tardaba].
    `,
    life: `
      Los retratos se contaban chismes [de marco a marco|de hace tres siglos].
      / De noche los retratos salen a [estirar las piernas|cambiar de marco].
      La cocina nunca duerme. Solo [parpadea|se sienta un rato].
      / En la cocina bailaban [las ollas|cien cucharas], y nadie dormía.
      + En el pasillo, dos escobas [jugaban al ajedrez|hacían guardia].
      + Una reina cosía botones con [la corona puesta|un dedal de oro].
      + Los caballeros colgaban los cascos junto a la [puerta|toalla].
      + El príncipe pedía agua por [tercera|novena] vez.
      + Una armadura soñaba en voz alta: «[Otra sopa no|Jaque]».
      + Los ratones tienen su torre, con [ascensor|un hilo y un dedal].
      + Un fantasma doblaba sábanas. Eran sus [camisas|primas].
      + Las velas se apagan solas cuando [bostezan|alguien ronca].
      + El dragón del tapiz se acostó en la [alfombra|parte de abajo].
    `,
    way: `
      Subieron una escalera que [tosía|contaba sus peldaños] y bajaron otra.
      / Para ir {spot.to} hay que preguntar a [un cuadro|tres puertas].
      Olía a cera y a [sopa|rosas]. Un retrato señaló con la [nariz|ceja].
      / Oyeron un arpa, luego un ronquido y luego [nada|las dos cosas].
      + Una alfombra les hizo de [carro|puente] por el pasillo.
      + Detrás de una puerta se reía una [mesa|sopera].
      + Una armadura dijo en sueños: «[Pase, duquesa|Mi caballo]».
      + {Friend} se vio en un espejo, y el espejo [saludó|se rio].
      + Había cien puertas, y una era de [galleta|mentira].
      + Un ratón con llave los dejó [pasar|ir delante].
      + Por una ventana entró la luna y se [sentó|limpió los pies].
      + {Hero} contó los pasos. La escalera contó [también|uno de más].
      + Un reloj chico decía «[tic|hum]» y no seguía.
      + En un rincón dormía una corona con su [manta|gato].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una llave que abre [muy poco|casi nada].
      / —Para ti —dijo {keeper}. Era una corona de [papel|dedal].
      Los retratos dijeron adiós, y uno se [asomó demasiado|cayó del marco].
      / La alfombra hizo una ola [de despedida|pequeña], de punta a punta.
      + {Friend} recibió una cuchara de [plata|postre]. Se miró en ella.
      + La armadura abrió un ojo, o un [hierro|casco].
      + —Vuelve, y no te limpies los pies —dijo la [puerta|alfombra].
      + Las escobas se cuadraron como [soldados|palos].
      + Una vela bajó a darles un beso [tibio|sin quemar].
      + De la cocina salió un bollo, por la [ventana|chimenea].
      + El gato de piedra cerró los [ojos|dos ojos]. Le costó.
      + El eco dijo adiós cuando ya [no estaban|era tarde].
    `,
  },
  intermediate: {
    arrival: `
      @place La puerta se abrió con un «pasen». Entraron {place.in}, [de puntillas|sin hacer ruido].
      / @place Ya estaban {place.in}, donde una armadura roncaba [de pie|con eco].
      / @place Cuando entraron {place.in}, los retratos [se arreglaron el cuello|se callaron de golpe].
      / Una alfombra [ceremoniosa|educadísima] se desenrolló hasta la entrada {place.from}.
      / Las antorchas se [despertaron|encendieron] bostezando: estaban {place.in}.
      Desde la cocina subía el humo de una sopa [importante|interminable].
      / Olía a cera, a sopa y a [historia|alfombra recién peinada].
      / Una armadura [roncaba|dormitaba] en posición de firmes.
      + —Esos pies —murmuró la alfombra, con los ojos [cerrados|medio cerrados].
      + Una vela bajó del techo, los miró de cerca y volvió a [subir|su sitio].
      + Alguien tocaba el arpa en una torre, con los [guantes puestos|pies, quizá].
      + El suelo brillaba tanto que parecía haber un castillo [debajo|del revés].
      + {Friend} saludó a una estatua. La estatua [se puso colorada|no supo qué decir].
      + Una escalera que bajaba los vio y decidió [subir|acompañarlos].
      + En la pared había un conde que los seguía con la [nariz|mirada].
      + El eco repitió sus pasos y añadió dos [propios|por elegancia].
    `,
    life: `
      En cuanto anochece, los retratos se cuentan los chismes de [tres siglos|todo el pasillo].
      / De noche los condes se visitan de marco en marco, con [gorro de dormir|vela y todo].
      La cocina no duerme nunca. Lo más que hace es [parpadear|sentarse un momento].
      / Abajo, en la cocina, las ollas hablan todas [a la vez|con la boca llena].
      + Dos escobas jugaban al ajedrez y ninguna quería [barrer|perder].
      + La reina cosía un botón con la corona puesta, [por si acaso|para ver mejor].
      + Los caballeros habían colgado los cascos, y por dentro estaban [vacíos|forrados de lana].
      + El príncipe pedía un vaso de agua. Era el [noveno|undécimo].
      + Los ratones subían a su torre en un dedal con [cuerda|campanilla].
      + Un fantasma doblaba sábanas y saludaba a las [conocidas|de su familia].
      + El dragón del tapiz se había enroscado en la esquina más [caliente|deshilachada].
      + De cuando en cuando una armadura decía «jaque» en [sueños|voz alta].
    `,
    way: `
      Se iba {spot.to} por una escalera que contaba sus [propios peldaños|años].
      / El camino, {spot.to}, pasaba por tres puertas y un [armario|bostezo].
      / Recorrieron {spot.to} una galería de retratos [bigotudos|cuchicheantes].
      Olía a cera y a manzana asada. A lo lejos sonaba un [arpa|ronquido de hierro].
      / Un retrato les indicó el pasillo con la nariz, que era [larga|de familia].
      + Una alfombra los llevó un trecho, a condición de que no [hablaran|bailaran].
      + Detrás de una puerta cerrada se reía [una sopera|alguien de porcelana].
      + Había cien puertas iguales, y una de ellas estaba [pintada|de broma].
      + {Friend} se miró en un espejo. El espejo puso [otra cara|cara de duda].
      + La luna entraba por una ventana y se limpiaba los [pies|rayos] primero.
      + Un ratón les abrió una verja y pidió a cambio un [secreto|botón].
      + {Hero} pisó una losa que hizo «[uy|do, re]», y pidió perdón.
      + En un rincón dormía una corona, arropada con un [calcetín|pañuelo].
    `,
    thanks: `
      {Keeper} le entregó {hero.a} una llave que no abre casi [nada|ninguna puerta].
      / —Con esto se entra en los sueños —dijo {keeper}. Era una llave [de azúcar|diminuta].
      / Un bizcocho en forma de [corona|castillo] fue, todavía calentito, para {hero}.
      Los retratos se despidieron, y uno se asomó tanto que se [salió|cayó] del marco.
      / La alfombra hizo una ola que los llevó hasta la [puerta|salida].
      + {Friend.a} le tocó una cuchara de plata. Se miró en ella [un rato|del revés].
      + —La próxima vez, sin limpiarse —dijo la alfombra, muy [emocionada|tierna].
      + Las escobas se pusieron firmes, que no les cuesta [nada|mucho].
      + De la cocina llegó volando un bollo con [mensaje|pasas].
      + El gato de piedra guiñó un ojo. Tardó [un siglo|lo suyo].
      + El eco se despidió después, cuando ya no lo [oía nadie|oyeron].
    `,
  },
  advanced: {
    arrival: `
      @place Nada más entrar {place.in} oyeron roncar a una armadura con mucho [eco|metal].
      / @place La puerta dijo «pasen», y así, sin más trámite, estuvieron {place.in}.
      / @place Al verlos entrar {place.in}, los retratos se ajustaron el [cuello|gesto].
      / Bajaron solos el puente levadizo y una [alfombra|bandera] ceremoniosa, y de ese modo [ingresaron|hicieron su entrada] {place.in}.
      / Antorchas [anticuadas|aristocráticas] se encendieron a su paso, [bostezando|chisporroteando], según se adentraban {place.in}.
      + Subía de las cocinas el humo de una sopa que llevaba, según decían, siglos [hirviendo|en el fuego].
      + —Esos pies —suspiró la alfombra, que por edad se consideraba [parte de la familia|una autoridad].
      + Descendió una vela del techo, los examinó de cerca y regresó a su puesto, no del todo [convencida|tranquila].
      + Una escalera que iba de bajada cambió de opinión y se ofreció a [acompañarlos|subirlos].
      + El suelo estaba tan encerado que debajo se veía otro castillo, puesto del [revés|otro lado].
      + {Friend} hizo una reverencia a una estatua, y la estatua no supo dónde [meterse|mirar].
      + Desde su marco los seguía con la nariz un conde de [perfil|muy buena nariz].
    `,
    life: `
      A partir del anochecer los retratos se ponen al corriente de [tres siglos de|los últimos] chismes.
      / De noche los condes se visitan de marco en marco, en gorro y [zapatillas|con su vela].
      / Los criados del tapiz [recogen|sacuden] la mesa bordada mientras los perros de lana [esperan|vigilan] el hueso.
      / Llegada la noche, las alfombras [estiran|desperezan] los flecos y los tronos se [quitan|desabrochan] el cojín.
      + La cocina no ha dormido jamás; a lo sumo, entre plato y plato, [parpadea|se apoya en la pared].
      + Dos escobas disputaban una partida de ajedrez en la que nadie quería [barrer|ser el peón].
      + Colgados en fila, los cascos de los caballeros mostraban por dentro un forro de [lana|franela] inesperado.
      + La reina cosía un botón sin quitarse la corona, por esa costumbre que tienen las [coronas|reinas].
      + Un fantasma doblaba sábanas y daba las buenas noches a las de su [familia|rama].
      + El príncipe solicitaba su noveno vaso de agua con la voz de quien cruza el [desierto|Sáhara].
      + En su esquina más cálida se enroscaba el dragón del tapiz, ya un poco [deshilachado|pasado de moda].
    `,
    way: `
      Llevaba {spot.to} una escalera que, para no perderse, contaba sus [peldaños|vueltas] en voz alta.
      / Hubo que pasar, camino {spot.to}, por tres puertas y un [armario|reloj de pie].
      / Encaminándose {spot.to} [atravesaron|recorrieron] una galería de antepasados, cuyos bigotes se [inclinaban|volvían] al pasar.
      / Un mayordomo [invisible|soñoliento], de quien solamente se percibían los zapatos, los [acompañó|precedió] {spot.to}.
      + Olía a cera y a manzana asada, y a lo lejos se alternaban un arpa y un [ronquido|suspiro de hierro].
      + El retrato de una abadesa indicó el pasillo con la nariz, instrumento muy [apropiado|certero].
      + Una alfombra los trasladó un trecho, con la condición de que nadie hiciera [preguntas|cosquillas].
      + Al otro lado de cierta puerta se reía una sopera, y era una risa de mucha [porcelana|categoría].
      + El espejo del recodo devolvió {friend.a} otra cara, y luego pidió [disculpas|la suya].
      + La luna, antes de entrar por la ventana, se limpió los rayos en el [alféizar|visillo].
      + Dormía en un rincón una corona vieja, arropada con un calcetín de [alguien|lana].
    `,
    thanks: `
      {Keeper} obsequió {hero.a} con una llave que no abre nada, [o casi|que se sepa].
      / De manos {keeper.de} recibió {hero} una llave de azúcar, válida solo en [sueños|domingo].
      / Se le concedió {hero.a} un título [nobiliario|honorífico], escrito con mermelada y por ello muy [apreciado|breve].
      / De las cocinas [trajeron|subieron], especialmente para {hero}, un bizcocho en forma de [fortaleza|corona].
      + Un conde se asomó tanto para despedirlos que hubo que [devolverlo|empujarlo] a su marco.
      + —Otro día —concedió la alfombra—, se puede pasar sin [limpiarse|quitarse el polvo].
      + Las escobas se cuadraron, postura que en su caso no requiere [esfuerzo|entrenamiento].
      + Correspondió {friend.a} una cuchara de plata, en la que se miró largamente, del [revés|lado amable].
      + De la cocina llegó por los aires un bollo, sin nota ni [remitente|explicación].
      + El eco, que siempre llega tarde, se despidió de un pasillo [vacío|desierto].
    `,
  },
  troubles: {
    cogwheel: {
      keeper: { noun: 'ratona del reloj', gender: 'f' },
      thing: { noun: 'ruedecilla más pequeña', gender: 'f' },
      spot: { at: 'en la escalera más estrecha', to: 'a la escalera más estrecha' },
      facts: {
        ask: '¿Por qué se había parado el reloj del castillo?',
        cause: 'el reloj tuvo hipo y {thing} saltó',
        mended: 'el reloj dio la hora de dormir',
      },
      beginner: {
        trouble: `
          @keeper Dentro del reloj estaba {keeper}, con la cara [negra|sucia].
          / @keeper Del reloj salió {keeper}, con una [llave|aceitera] al hombro.
          Faltaba un minuto para dormir. Siempre [un minuto|el mismo].
          / Las agujas no se movían. Las dos [dormían|miraban al techo].
          @thing —Falta {thing} —dijo ella [muy bajo|sin mirar].
          / @thing —No está {thing} —dijo—, y [nada gira|no hay tac].
          @cause —El reloj tuvo hipo, y {thing} [saltó|saltó, clin] —contó.
          / @cause —Hip, hizo el reloj. Con ese hipo {thing} [saltó|saltó lejos] —[suspiró|dijo].
          @feeling La ratona se moría de vergüenza y [miraba al suelo|se tapaba].
          / @feeling —Qué vergüenza —dijo, y se tapó con el [rabo|trapo].
          + —Yo le di aceite de más —dijo—. Y él, [hip|hip, hip].
          + Salió por la ventanita del [cuco|doce]. El cuco la vio.
          + Dicen que fue a dar a lo alto de una [torre|escalera].
          + El péndulo colgaba quieto, como una [pierna|cuchara].
          + El reloj quiso decir «tac». Le salió [«ta»|«hip»].
          + Las ruedas grandes la llamaban: «[Nena|Chica]…». Nada.
          + Dentro olía a metal y a [queso|tiempo].
        `,
        worry: `
          El rey llevaba un minuto [con un pie en el pijama|bostezando].
          / Nadie podía acostarse, pues no era la [hora|hora aún].
          + El príncipe se lavaba los dientes otra [vez|y otra vez].
          + La sopa no estaba lista. Le faltaba un [minuto|segundo].
          + La reina leía la misma página, y ya se la [sabía|cantaba].
          + Un gallo esperaba en la torre con el pico [abierto|listo].
          + El bebé iba a dormirse. [Ya casi|Casi]. Ya casi.
          + Una vela no sabía si [apagarse|seguir].
          + El cuco asomaba, miraba y [entraba|se iba]. Y otra vez.
          + La ratona oía tanto silencio que le dolían las [orejas|dos orejas].
        `,
        mend: `
          {Hero} puso {thing} en su sitio. [Algo hizo cric|Todo tembló].
          / Con dos dedos de aire, {hero} encajó {thing}. [Cric|Clic].
          @mended Tic, tac: el reloj dio la hora de [dormir|dormir, por fin].
          / @mended ¡Tolón! El reloj dio la hora de dormir, tan [contento|alto].
          + El reloj dijo hip por última vez, y luego [tac|perdón].
          + Las agujas se dieron la mano y [siguieron|andaron].
          + El rey metió el otro [pie|brazo]. ¡Ah, qué pijama!
          + En todo el castillo sonó un bostezo [de rey|largo].
          + El cuco salió y dijo cu, y también [cu|cú].
          + La ratona dio un salto y se le cayó la [aceitera|llave].
          + El bebé se durmió. El príncipe, [también|casi].
          + La vela hizo fff y se [apagó|fue a dormir].
          + El péndulo iba y venía como un [columpio|gato feliz].
        `,
        joy: `
          La ratona invitó a queso. Lo cortaron en [doce horas|sesenta minutos].
          / Hubo queso para todos, en trozos de [una hora|media hora].
          + El reloj contó los bocados: uno, dos, [tres|y doce].
          + El rey bailó en pijama con una [armadura|alfombra].
          + {Friend} subió al péndulo, a dar [un paseo|dos vueltas].
          + El cuco cantó su canción. Tiene una [letra|nota].
          + {Hero} le dio cuerda con [calma|mucho tino], hasta el clac.
          + Le pusieron al reloj una bufanda, por el [hipo|frío].
          + La ratona ya no miraba al suelo. Miraba la [luna|torre].
          + Cuando sonó el último tac, nadie lo [oyó|contó].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Dentro del reloj grande encontraron {keeper.a}, con aceite hasta en las [orejas|pestañas].
          / @keeper De entre las ruedas salió {keeper.un}, con una aceitera más grande que [ella|su cola].
          Las agujas marcaban un minuto para dormir, y lo marcaban desde [ayer|hacía horas].
          / Faltaba un minuto para la hora de acostarse, y seguía [faltando|faltando siempre].
          / Detenido el reloj, los pajes [bostezaban|esperaban] con el pijama puesto.
          @thing —Se ha perdido {thing} —dijo ella—. Sin esa no gira [ninguna|nada].
          / @thing —Lo que falta es {thing} —murmuró—, la que empuja a las [demás|otras].
          @cause —Al reloj le dio hipo —contó—. {Thing} saltó por la [ventanita|ventana].
          / @cause El reloj tuvo hipo, un hipo tremendo. {Thing} saltó [por los aires|al tercer hip].
          @feeling Le daba tanta vergüenza que se tapaba la cara con el [rabo|trapo].
          / @feeling —Y yo mirando —añadió con vergüenza, sin levantar [los ojos|la nariz].
          + El cuco la había visto pasar. Pero los cucos solo saben [decir cu|una palabra].
          + —Treinta inviernos sin un retraso —dijo—. Ni de [medio tic|un tac].
          + El péndulo colgaba como una pierna dormida, un poco [tonto|triste].
          + Las ruedas mayores la llamaban en voz baja, con un [chirrido|ronroneo].
        `,
        worry: `
          El rey llevaba desde la víspera con un pie dentro del [pijama|pijama de rayas].
          / Como no acababa de ser la hora, nadie acababa de [acostarse|apagar la luz].
          + El príncipe se cepillaba los dientes por undécima vez, ya con [cariño|sueño].
          + A la sopa le faltaba un minuto de [fuego|hervor], siempre el mismo.
          + La reina releía una página tan triste que al final le daba [risa|hambre].
          + En lo alto de la torre esperaba el gallo, con el pico [abierto|en posición].
          + El bebé estaba a punto de dormirse. Llevaba así [mucho|toda la tarde].
          + El cuco asomaba, preguntaba con los ojos y volvía a [entrar|esconderse].
        `,
        mend: `
          {Hero} metió {thing} entre dos ruedas grandes, y algo hizo [cric|«mmm»].
          / Encajaba tan justo que {hero} tuvo que poner {thing} [de perfil|sin respirar].
          @mended Tic, tac, tolón: el reloj dio la hora de dormir, [con orgullo|muy alto].
          / @mended Las agujas temblaron, y el reloj dio la hora de [dormir|dormir, al fin].
          / Orgullosísimo y [puntual|reluciente], el reloj dio la hora de dormir.
          + Se le escapó un último hip. Él lo disimuló con un [tac|carraspeo].
          + Por todo el castillo corrió un bostezo, de la torre al [sótano|gallinero].
          + El rey pudo meter el otro pie y suspiró como un [fuelle|rey].
          + El cuco salió y dijo por fin lo que quería [decir|contar]: cu.
          + Una tras otra se fueron apagando las velas, las más [viejas|altas] primero.
          + La ratona lloró una gota de aceite, que cayó donde [hacía falta|tocaba].
          + El péndulo volvió a columpiarse, como quien recuerda una [canción|broma].
        `,
        joy: `
          La ratona sacó un queso entero y lo partió en [doce horas|sesenta minutos].
          / Para celebrarlo hubo queso, que se sirvió por [cuartos de hora|horas].
          + El rey bailó en pijama con una armadura que seguía [dormida|roncando].
          + {Friend} dio un paseo en el péndulo y bajó muy [despacio|a la moda].
          + Al reloj le pusieron una bufanda en la torre, contra el [hipo|relente].
          + {Hero} le dio cuerda para mil noches, con mil vueltas [cortas|y media].
          + El cuco cantó un solo. Era un «cu» muy [sentido|trabajado].
          + Después los minutos fueron pasando, uno detrás de otro, sin [empujar|prisa].
        `,
      },
      advanced: {
        trouble: `
          @keeper Del interior del reloj asomó {keeper}, con aceite hasta en las [pestañas|orejas].
          / @keeper Entre dos ruedas hallaron {keeper.a}, abrazada a su [aceitera|llave inglesa].
          Faltaba un minuto para la hora de dormir, y llevaba [faltando|así] desde ayer.
          / Las agujas señalaban el último minuto del día con gran [constancia|firmeza].
          / Detenido el reloj, la hora de dormir se [retrasaba|aplazaba] eternamente.
          @thing —Ha desaparecido {thing} —[manifestó|declaró]—, que mueve a todas las [demás|otras].
          / @thing —Sin {thing} no hay castillo que se acueste —[explicó|dijo].
          @cause El reloj tuvo hipo, nadie sabe por qué, y {thing} [saltó|saltó lejos].
          / @cause —Fue un ataque de hipo —[refirió|puntualizó]—, y al tercero {thing} [saltó|saltó, clin].
          @feeling Era tal su vergüenza que hablaba desde detrás del [rabo|péndulo].
          / @feeling Lo contaba con mucha vergüenza, mirándose las [patas|uñas].
          + El cuco lo había presenciado todo, si bien su [vocabulario|oratoria] es escaso.
          + En treinta inviernos no había consentido un retraso ni de medio [tic|compás].
          + Inmóvil, el péndulo recordaba a una pierna que se ha quedado [dormida|sin baile].
          + Las ruedas grandes se consultaban en voz baja, sin moverse del [sitio|eje].
        `,
        worry: `
          El rey llevaba un día largo con una sola pierna dentro del [pijama|pantalón].
          / No siendo todavía la hora, el castillo entero esperaba con la mano en la [vela|manta].
          + El príncipe se cepillaba los dientes por undécima vez, y empezaba a [tomarles cariño|conocerlos].
          + La reina releía la misma página, cuyo misterio había resuelto ya de tres [maneras|modos].
          + A la sopa le faltaba un minuto, y ese minuto no había cocinero que lo [encontrara|apurase].
          + En la torre aguardaba el gallo, con el pecho lleno y el pico [abierto|dispuesto].
          + El recién nacido estaba a un parpadeo del sueño, y en ese parpadeo [vivía|seguía].
        `,
        mend: `
          De perfil y sin aliento, {hero} deslizó {thing} entre las dos ruedas [grandes|mayores].
          / {Hero} encajó {thing} en su hueco, y en alguna parte algo hizo [cric|«mmm»].
          / Acomodó {hero} {thing} entre engranajes [mayores|desconfiados].
          @mended Hubo un tic y un tac, y el reloj dio la hora de dormir con gran [estilo|alivio].
          / @mended Tras pensarlo un poco, el reloj dio la hora de dormir, toda [seguida|de golpe].
          / [Carraspeando|Puntualísimo], el reloj dio la hora de dormir.
          + Se le escapó un último hipo, que intentó hacer pasar por una [campanada|tos].
          + Corrió un bostezo desde la torre hasta el sótano, pasando por los [retratos|establos].
          + El rey introdujo por fin la otra pierna y exhaló un suspiro de [órgano|fuelle].
          + Salió el cuco y dijo, con una emoción contenida durante un día, «[cu|cu, cu]».
          + Las velas, de mayor a menor, fueron retirándose a la [oscuridad|cera].
        `,
        joy: `
          Partió la ratona un queso en sesenta minutos, y aún sobró un [cuarto|segundo].
          / Se sirvió queso por cuartos de hora, y nadie llegó [tarde|a deshora].
          + Abrió el baile el rey, en pijama, con una armadura que ni por eso [despertó|dejó de roncar].
          + A la torre le anudaron una bufanda, remedio contra el hipo de probada [eficacia|elegancia].
          + {Friend} tomó asiento en el péndulo y no bajó hasta conocer los dos [lados|extremos] de la cuestión.
          + {Hero.a} le dejaron darle cuerda, honor que ni el [canciller|rey] ha tenido.
          + Después fueron pasando los minutos, uno a uno, como invitados que no quieren hacer [ruido|bulto].
        `,
      },
    },
    'salt-spoon': {
      keeper: { noun: 'fantasma de la cocina', gender: 'm' },
      thing: { noun: 'cucharilla de la sal', gender: 'f' },
      spot: { at: 'detrás de la armadura', to: 'a la armadura oxidada' },
      facts: {
        ask: '¿Por qué no sabía a nada la sopa?',
        cause: 'un caballero se rascó con {thing} y {thing:lo/la} olvidó',
        mended: 'la sopa supo buena y todos bostezaron',
      },
      beginner: {
        trouble: `
          @keeper Del caldero salió {keeper.un}, con gorro de [cocinero|niebla].
          / @keeper En la cocina lloraba {keeper}, [blanco y alto|con delantal].
          La sopa no sabía a nada. Nadie quería [dormir|acostarse].
          / Los caballeros probaron la sopa. «[Agua|Nada]», dijeron.
          @thing —No hallo {thing} —dijo—. Es de [plata|plata fina].
          / @thing —Se perdió {thing} —[susurró|dijo]. Solo esa sirve.
          @cause —Un caballero se rascó con {thing}. Y la [olvidó|olvidó allí] —[dijo|contó].
          / @cause —Le picó a un caballero. Se rascó con {thing} y la olvidó —[contó|dijo].
          @feeling Estaba triste, y la lágrima cayó en la [sopa|olla].
          / @feeling Lloró de triste, y ni así quedó [salada|rica].
          + —Le picaba la espalda —dijo—, y era lo más [largo|largo que vio].
          + Probó con azúcar. Fue [peor|mucho peor].
          + Sin sal no hay sueño, dicen en [la cocina|el castillo].
          + Las ollas bajaron la tapa, por [respeto|pena].
          + El fuego ardía [bajito|azul], sin ganas.
          + Se sonó con una nube, y le [quedaba poca|salió otra].
          + Por la pena, se le fue un pie al [fuego|techo].
          + Hay más cucharas. Todas son [tontas|de postre].
        `,
        worry: `
          Los caballeros golpeaban la mesa con [las cucharas|los cascos].
          / Nadie dormía. Sin sopa no hay [sueño|bostezo].
          + Uno hacía pucheros detrás del [casco|bigote].
          + Otro la probó con mermelada. No [mejoró|dijo más].
          + El rey removía y removía, muy [callado|serio].
          + El perro la olió y se fue a [otra sala|mirar el muro].
          + Un paje la echó en una maceta. La flor dijo «[puaj|no]».
          + La reina cantó la nana. Nadie [cerró un ojo|bostezó].
          + Tres caballeros jugaban al corro, con [sueño|botas], a medianoche.
          + El fantasma se hacía más fino y más [fino|claro].
        `,
        mend: `
          {Hero} echó sal con {thing}: [solo un poco|la justa].
          / {Hero} echó una pizca con {thing}. [Una vuelta|Vuelta lenta].
          / Con {thing} bastó [una pizca|un poco].
          / Una pizca, medida con {thing}. Ni un [grano|pelo] más.
          @mended La sopa supo buena, y todos [bostezaron|bostezaron a la vez].
          / @mended ¡Mmm! La sopa supo buena y todos [bostezaron|bostezaron, aah].
          + El fantasma probó con los ojos [cerrados|en blanco].
          + —Es esto —dijo—. Es [esto|justo esto].
          + Los cascos caían en la mesa, plof, [plof|uno a uno].
          + Un caballero se durmió con la [cuchara|barba] en la sopa.
          + Hasta la armadura pidió [un plato|repetir].
          + El rey dijo «otra» y no llegó a la [segunda|cuchara].
          + Olía a puerro y a [abuela|domingo].
          + Las ollas levantaron la tapa y [suspiraron|olieron].
          + Un bostezo dio la vuelta a la mesa y [volvió|empezó otra].
          + Nadie habló más. Se oía soplar.
        `,
        joy: `
          El fantasma se rio, y las ollas [tintinearon|bailaron con él].
          / De tan contento, el fantasma dio vueltas como [humo|una sábana].
          + Sirvió un plato pequeño a cada [ratón|vela].
          + {Hero} rebañó la olla con [pan|un trozo de pan].
          + {Friend.a} le quedó un bigote de [sopa|espuma].
          / {Friend} repitió tres veces, con mucha [calma|pimienta].
          + El que se rascaba pidió perdón y [lavó los platos|ayudó].
          + Le dieron un rascador de [madera|palo] para él.
          + La cucharilla durmió en un cojín de [sal|seda].
          + Los caballeros roncaban en fila, como [trompetas|osos].
          + El fuego se hizo bajo y [rojo|dulce].
        `,
      },
      intermediate: {
        trouble: `
          @keeper De la olla mayor salió {keeper.un}, con un gorro de [niebla|cocinero].
          / @keeper Sobre los fogones flotaba {keeper}, sonándose con una [nube|servilleta].
          La sopa no sabía a nada. Sin sopa los caballeros no querían [dormir|acostarse].
          / Era una sopa preciosa, humeante, y no sabía a [nada|absolutamente nada].
          / Desabrida la sopa, los caballeros [protestaban|refunfuñaban] con la cuchara.
          @thing —Me falta {thing} —dijo—, la de plata. Con otra no es [lo mismo|igual].
          / @thing —No encuentro {thing}, y la sal no obedece a [ninguna más|otra].
          @cause —Un caballero se rascó con {thing} —contó— y la olvidó [quién sabe dónde|por ahí].
          / @cause —A uno le picaba la espalda. Se rascó con {thing} y la [olvidó|olvidó enseguida] —[suspiró|contó].
          @feeling Una lágrima triste le cayó en la olla. Ni así quedó [salada|mejor].
          / @feeling Estaba tan triste que se le transparentaba el [suspiro|delantal].
          + Había probado con azúcar, y prefería no [hablar de ello|acordarse].
          + —Es esa sal la que trae el bostezo —explicó—, y no el [puerro|caldo].
          + Las ollas habían bajado la tapa, como se baja el [sombrero|telón].
          + A su alrededor colgaban treinta cucharones, y ninguno valía para [tanto|la sal].
          + Cuando los fantasmas lloran, se les [encoge|arruga] la sábana.
        `,
        worry: `
          Los caballeros golpeaban la mesa con las cucharas, cada vez con más [ritmo|hambre].
          / Pasada la medianoche, los caballeros seguían jugando [al corro|a las prendas], con ojeras.
          + Uno hacía pucheros con el casco puesto, para que no se [viera|notara].
          + Otro la había probado con mermelada y no quería decir [nada|el resultado].
          + El perro olió el plato. Lo pensó y se fue a mirar una [pared|puerta].
          + Un paje regó con ella una maceta. La flor se [cerró|apartó].
          + El rey removía el caldo como si buscara en él un [anillo|recuerdo].
          + La nana de la reina daba vueltas por la sala sin encontrar a [nadie|ningún cliente].
        `,
        mend: `
          {Hero} tomó una pizca con {thing} y la dejó caer [en círculo|como nieve].
          / Con {thing} llena hasta la mitad, {hero} saló la olla [despacio|de una vez].
          @mended Entonces la sopa supo buena y todos bostezaron, [hasta el perro|de mayor a menor].
          / @mended La sopa supo buena a la primera cucharada, y todos [bostezaron|bostezaron a la segunda].
          / Humeante y [perfumada|calentita], la sopa supo buena y todos bostezaron.
          + El fantasma la probó con los ojos cerrados y se volvió un poco más [blanco|sólido].
          + —Era esto —dijo—, era exactamente [esto|este «mmm»].
          + Un caballero se durmió a media frase, con la barba en el [plato|caldo].
          + Los cascos fueron cayendo sobre la mesa como [castañas|peras maduras].
          + Desde su rincón, una armadura vacía pidió [un plato|repetir].
          + Olía a puerro, a domingo y a casa de [alguien|una abuela].
          + El bostezo dio la vuelta a la mesa y empezó [otra|de nuevo].
        `,
        joy: `
          El fantasma se rio por primera vez en la semana, y las ollas [tintinearon|lo acompañaron].
          / Hubo sopa para ratones, velas y gente [de paso|con sueño].
          + El caballero que se rascaba lavó los platos y recibió un [rascador|palito] propio.
          + {Friend} repitió tres veces y acabó con un bigote de [espuma|fideos].
          + {Hero} rebañó la olla hasta que se vio la cara en el [fondo|cobre].
          + La cucharilla se acostó sobre un cojín, con la boca [abajo|llena de sal].
          + Roncaban los caballeros, y juntos sonaban como un [órgano|mar].
          + El fuego fue bajando hasta quedarse en [brasa|un ojo rojo].
        `,
      },
      advanced: {
        trouble: `
          @keeper De la mayor de las ollas se elevó {keeper.un}, con gorro de [niebla|muselina].
          / @keeper Flotaba sobre los fogones {keeper}, sonándose con una [nube|cortina].
          La sopa no sabía a nada, y sin ella los caballeros se negaban a [dormir|acostarse].
          / Era una sopa de magnífico aspecto que no sabía [a nada|absolutamente a nada].
          / Desabrida la sopa, los caballeros [trasnochaban|refunfuñaban] sin remedio.
          @thing —Me falta {thing} —gimió—, y la sal no obedece a [otra|ninguna más].
          / @thing —Todo depende {thing.de} —[informó|declaró]—, y no [aparece|está].
          @cause Un caballero se rascó con {thing} y la olvidó, no recordaba [dónde|en qué sala].
          / @cause —Un caballero —[explicó|relató]— se rascó con {thing} y la [olvidó|olvidó, el muy torpe].
          @feeling Estaba tan triste que a través de su pena se veía el [horno|fregadero].
          / @feeling Cayó en la olla una lágrima triste, y ni por esas quedó [salada|sabrosa].
          + De la tentativa con azúcar prefería no [hablar|dar detalles].
          + El bostezo, según la ciencia de los fogones, viaja en la [sal|sal, y nunca en el puerro].
          + Las ollas habían bajado la tapa, lo mismo que otros se quitan el [sombrero|casco].
          + Pendían a su alrededor treinta cucharones, ninguno de ellos a la altura de las [circunstancias|sales].
        `,
        worry: `
          Golpeaban los caballeros la mesa con un ritmo que empezaba a resultar [bailable|militar].
          / Pasada la medianoche jugaban al corro los caballeros, con más ojeras que [alegría|pies].
          + Uno de los más fieros hacía pucheros con la visera [bajada|echada], creyéndose a cubierto.
          + El que la había probado con mermelada se limitaba a mover la [cabeza|pluma del casco].
          + El perro del rey olisqueó su ración y se retiró a meditar ante un [muro|tapiz].
          + La nana de la reina recorría la sala sin dar con nadie que la [quisiera|necesitara].
          + Regada con aquel caldo, una begonia había vuelto la cara hacia la [pared|ventana].
        `,
        mend: `
          {Hero} tomó una pizca con {thing} y la dejó caer en círculo, como [nieve|quien nieva].
          / Ni de más ni de menos: {hero} saló la olla con {thing} y [esperó|removió].
          / Espolvoreó {hero} la olla con {thing}, [prudentemente|musicalmente].
          @mended La sopa supo buena, y todos bostezaron por orden de [edad|estatura].
          / @mended A la primera cucharada la sopa supo buena, y a la segunda todos bostezaron.
          / [Humeante|Aromática] y definitiva, la sopa supo buena y todos bostezaron.
          + El fantasma la cató con los ojos cerrados y recuperó buena parte de su [blancura|espesor].
          + —Era esto —repetía—, ni más ni menos que este [«mmm»|preciso «mmm»].
          + Cayeron los cascos uno por uno, con un ruido de huerto en [otoño|octubre].
          + Se oyó pedir un plato a una armadura que, hasta donde se sabía, estaba [vacía|hueca].
          + Cierto caballero se durmió a mitad de un brindis, con la barba por [mantel|servilleta].
        `,
        joy: `
          Se rio el fantasma, y las ollas, que le tenían ley, lo siguieron a [coro|toda tapa].
          / De la alegría daba el fantasma tantas vueltas que parecía ropa [tendida|al viento].
          + El caballero del picor fregó la vajilla entera y recibió, a cambio, un rascador de [boj|madera].
          + {Friend} repitió tres veces y lució hasta el final un bigote de [fideos|espuma].
          + Vio {hero} su cara en el cobre del fondo, señal de que la olla estaba [vacía|limpia].
          + Acostaron la cucharilla sobre un cojín, boca abajo, para que no [goteara|soñara salado].
          + El ronquido de los caballeros, desde lejos, se tomaba por el [mar|órgano].
        `,
      },
    },
    'gate-key': {
      keeper: { noun: 'sapo portero', gender: 'm' },
      thing: { noun: 'llave del puente', gender: 'f' },
      spot: { at: 'en la bodega de las manzanas', to: 'a la bodega de las manzanas' },
      facts: {
        ask: '¿Por qué no bajaba el puente del castillo?',
        cause: '{thing} se coló por una grieta del suelo',
        mended: 'el puente bajó sin ruido',
      },
      beginner: {
        trouble: `
          @keeper Junto al puente estaba {keeper.un}, con [mil llaves|gorra de oro].
          / @keeper En la puerta saltaba {keeper.un}, de [un pie a otro|mal en peor].
          El puente colgaba a medias, ni [abajo|arriba del todo] ni arriba.
          / El puente no bajaba. Tampoco [subía|se reía nadie].
          @thing —Perdí {thing}. Es como una [uña|uña de bebé] —dijo.
          / @thing —Con estas no abre —dijo—. Falta {thing}, la más [chica|fina].
          @cause —Se me escapó, y {thing} cayó por una [grieta|raja].
          / @cause —Hay una grieta en el suelo. Por ahí se coló {thing} —[contó|dijo].
          @feeling Le daba tanta vergüenza que se puso un [cubo|casco] encima.
          / @feeling Al sapo le daba vergüenza, y eso que ya era [verde|feo].
          + Tenía llaves de un metro, y ninguna [servía|entraba].
          + —Abajo hay manzanas —dijo—. Cayó [plin|entre ellas].
          + Metió un dedo por el hueco. Salió con [tierra|una hormiga].
          + El agua del foso lo miraba, y hacía «[glup|je]».
          + —Era tan mona —suspiró—. La llevaba de [pendiente|anillo].
          + Se tapó los ojos con la [gorra|lengua].
          + Lleva veinte años en la puerta. Es [mucho|su silla].
          + La grieta era fina, como un [pelo|hilo].
        `,
        worry: `
          Media vaca estaba dentro, y la otra media, [fuera|de visita].
          / Los de fuera no entraban, y los de dentro no [salían|querían mirar].
          + El panadero lanzaba panes por encima. El foso estaba [gordo|feliz].
          + Dos novios se hablaban con [señas|un espejo].
          + El médico gritaba desde lejos: «¡[La lengua|Diga treinta y tres]!».
          + Un carro de heno no sabía si [llegaba|se iba].
          + La abuela de la reina esperaba con un [pastel|gato] en brazos.
          + Los patos hacían de [barca|correo]. Cobraban en pan.
          + El viento pasaba gratis, muy [chulo|alegre].
          + La vaca dijo mu por los dos [lados|extremos].
        `,
        mend: `
          {Hero} giró {thing} en su agujerito. [Clic|Hizo clic].
          / El agujero era como un grano. {Hero} metió {thing}, [clic|y clic].
          @mended El puente bajó sin ruido, como una [mano|pluma].
          / @mended Entonces el puente bajó sin ruido, [despacio|muy fino].
          + La vaca salió [entera|por fin], y miró su otra mitad.
          + El sapo se quitó el [cubo|casco]. Ya no era rojo.
          + El panadero entró con el último [pan|bollo]. Los peces lloraron.
          + La abuela besó a la reina, y el gato, al [pastel|médico].
          + Los novios se dieron la mano, y luego la [otra|cara].
          + Cruzaron todos a la vez, y el puente [aguantó|dijo uf].
          + El foso quedó plano como un [plato|espejo].
          + —Clic —dijo el sapo, y lo dijo [otra vez|en sueños].
          + La luna cruzó también, por el [medio|agua].
        `,
        joy: `
          El sapo bailó sobre el puente, [de lado a lado|muy digno].
          / Bailaron en el puente, que se mecía como una [cuna|barca].
          + Hubo tarta de manzana, de las de [abajo|la bodega].
          + La vaca llevaba flores en los dos [cuernos|lados].
          + {Friend} cruzó siete veces, por el [gusto|clic].
          + A la llave le pusieron un lazo [rojo|enorme]. Ya se ve.
          + {Hero} abrió y cerró. Abrió y [cerró|rio].
          + Los peces pidieron más pan, y [hubo|llovió].
          + La abuela contó un cuento de [puentes|sapos].
          + Al final subieron el puente, como quien sube la [manta|sábana].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Junto al portón sudaba {keeper.un}, con un manojo de llaves [enormes|de su altura].
          / @keeper El que saltaba de un pie a otro era {keeper.un}, con gorra y [sin paz|galones].
          El puente colgaba a medio camino, sin acabar de bajar ni de [subir|decidirse].
          / A medio bajar, el puente no servía ni para [entrar|cruzar] ni para salir.
          / Atascado el puente, los visitantes [esperaban|acampaban] a los dos lados.
          @thing —He perdido {thing} —dijo—, que no es mayor que una [uña|lenteja].
          / @thing —Las grandes son de adorno. La buena es {thing}, y no está —[dijo|confesó].
          @cause —Se me resbaló, y {thing} se coló por una [grieta|grieta del suelo] —contó.
          / @cause Señaló el suelo: por aquella grieta se coló {thing}, [plin, plin|rebotando].
          @feeling De pura vergüenza se había puesto un cubo en la [cabeza|gorra].
          / @feeling Sentía tal vergüenza que el verde se le volvía [rosa|casi rojo].
          + —Debajo está la bodega —añadió—, con once mil [manzanas|manzanas, todas redondas].
          + Hasta aquel día la llevaba colgada de una oreja, por no [perderla|olvidarla].
          + Las llaves grandes, una por una, pusieron cara de no saber [nada|de qué se hablaba].
          + Veinte años de portero, y jamás había perdido ni un [paraguas|botón].
        `,
        worry: `
          Media vaca había conseguido entrar, y la otra media seguía de [viaje|visita fuera].
          / Los que salían se habían quedado dentro, y los que entraban, [fuera|en el campo].
          + El panadero lanzaba los panes al aire. Los peces del foso estaban [gordísimos|encantados].
          + El médico recetaba a gritos. A cada cual le llegaba la receta de [otro|su vecino].
          + Dos novios se escribían con un espejo y la luna. Gastaban mucha [luna|paciencia].
          + La abuela de la reina esperaba en la orilla, con una tarta que se iba [hundiendo|secando].
          + Los patos habían puesto un servicio de barcas y cobraban en [migas|rosquillas].
          + La vaca se aburría por delante y por detrás, a [horas distintas|la vez].
        `,
        mend: `
          El ojo de la cerradura era como un grano. {Hero} metió en él {thing}, [clic|con pulso].
          / {Hero} sopló el polvo del agujerito y giró {thing} [una vez|despacio].
          @mended Y el puente bajó sin ruido, como una mano que se [tiende|abre].
          / @mended Hubo un clic diminuto. El puente bajó sin ruido hasta la [orilla|hierba].
          / Suavemente, como [bostezando|saludando], el puente bajó sin ruido.
          + La vaca salió entera y se dio la vuelta, por [comprobarlo|conocerse].
          + El sapo se asomó por debajo del cubo y vio que todos [sonreían|cruzaban].
          + La abuela entregó por fin la tarta, que ya era más bien [pastel|puré].
          + Se encontraron los novios en el medio y no supieron qué [decir|escribirse].
          + Los patos, que cobraban por cruzar el foso, cerraron el negocio, con cierta [melancolía|pena].
          + Los peces miraron pasar los panes de [lejos|largo] y suspiraron burbujas.
          + Cruzó también la luna, a pie, por el [agua|centro].
        `,
        joy: `
          Se bailó en el puente, que de tanta gente se mecía como una [cuna|hamaca].
          / El sapo abrió el baile con mucha dignidad y las patas muy [separadas|largas].
          + Subieron de la bodega tres cestos de manzanas y bajaron tres [tartas|cestos vacíos].
          + A la llave le ataron una cinta de seis metros, para verla [de lejos|siempre].
          + {Friend} cruzó siete veces, una de ellas [marcha atrás|con los ojos cerrados].
          + Dejaron que {hero} abriera y cerrara cuanto quiso, y quiso [bastante|mucho].
          + La vaca bailó entera, cosa que agradeció [todo el mundo|la pista].
          + Al final subieron el puente con cuidado, como se sube una [sábana|colcha].
        `,
      },
      advanced: {
        trouble: `
          @keeper Al pie del portón sudaba {keeper.un}, bajo un manojo de llaves de [gala|catedral].
          / @keeper Saltaba de un pie al otro {keeper.un}, con galones y sin [sosiego|consuelo].
          El puente se había quedado a medias, como una frase que nadie [acaba|recuerda].
          / A medio bajar, el puente no valía ni para salir ni para [entrar|llegar].
          / Atascado, el puente [vacilaba|tiritaba] entre arriba y abajo.
          @thing —Lo que abre es {thing} —confesó—; las demás son de [adorno|ceremonia].
          / @thing —Extravié {thing} —[anunció|comunicó]—, que abulta lo que una [uña|lenteja].
          @cause —Se me fue de los dedos, y {thing} se coló por una grieta —[relató|refirió].
          / @cause Un descuido, y {thing} se coló por una grieta del [suelo|umbral].
          @feeling La vergüenza le había hecho ponerse un [cubo|balde] por sombrero.
          / @feeling Sentía una vergüenza tal que había cambiado de [color|verde].
          + Bajo sus pies se extendía la bodega, con once mil manzanas, todas [redondas|lisas].
          + Por no perderla la había llevado siempre de pendiente, hasta [hoy|aquella noche].
          + Las llaves de aparato miraban hacia otro lado, en un silencio de [parientes|bronce].
          + Veinte años de portería sin perder ni un [paraguas|saludo] lo abrumaban.
        `,
        worry: `
          Una vaca, sorprendida a medio camino, llevaba horas mitad en la corte y mitad en el [campo|prado].
          / Quien iba a salir no salía, y quien venía a cenar cenaba con [los patos|la mirada].
          + El panadero arrojaba las hogazas por el aire, y en el foso engordaban unos peces muy [contentos|leales].
          + Recetaba el médico a gritos desde la otra orilla, y cada enfermo tomaba lo del [vecino|siguiente].
          + Dos novios se comunicaban con un espejo, y a falta de luna se ponían [tristes|a dibujar].
          + La abuela de la reina esperaba en pie, con una tarta que iba perdiendo la [forma|fe].
          + Los patos, gente práctica, habían abierto una línea de barcas y cobraban en [bizcocho|rosquillas].
        `,
        mend: `
          Tras soplar el polvo del agujerito, {hero} introdujo en él {thing} y [giró|esperó el clic].
          / {Hero} giró {thing} en una cerradura que cualquiera habría tomado por un [lunar|grano].
          / Introdujo {hero} {thing}, y la cerradura [carraspeó|recapacitó] un instante.
          @mended El puente bajó sin ruido, igual que una mano que se [tiende|abre].
          / @mended Sonó el más leve de los clics, y el puente bajó sin ruido hasta el [prado|trébol].
          / [Bostezando|Con mucha dignidad], el puente bajó sin ruido.
          + Avanzó la vaca, se reunió consigo misma y permaneció un momento [pensativa|emocionada].
          + Asomó el sapo los ojos por debajo del cubo, y viendo que nadie reía, se lo [quitó|puso de taburete].
          + En el centro se encontraron los novios, que sin el espejo no sabían qué [decirse|hacer].
          + Hizo entrega la abuela de su tarta, convertida a esas horas en una especie de [puré|natilla].
          + Unos patos que cobraban por cruzar el foso liquidaron el negocio, no sin [nostalgia|reparto de dividendos].
        `,
        joy: `
          Se bailó sobre el mismo puente, que con tanta gente se mecía como una [cuna|hamaca].
          / Inauguró el baile el sapo, que tiene para el vals unas piernas [excelentes|inesperadas].
          + A la llave le prendieron una cinta de seis metros, con la que ya no se pierde ni [queriendo|dormida].
          + Las manzanas subieron en cestos y bajaron, al cabo de una hora, en [sonrisas|rebanadas].
          + Siete veces cruzó {friend}, la última de espaldas, por conocer el [paisaje|punto de vista] contrario.
          + {Hero} abrió y cerró a su antojo, derecho que en aquella casa se concede solo a los [héroes|sapos].
          + Ya de madrugada subieron el puente muy despacio, como quien [arropa|tapa] a alguien.
        `,
      },
    },
  },
}
