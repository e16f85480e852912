import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} y el camino sin bancos
      Detrás de la curva
      El camino que nadie sabía
      Un bocadillo y una curva
    `,
    refrains: [
      {
        first: 'Pie, pie, ¿por dónde vas?, por donde no fui jamás.',
        changed: 'Pie, pie, ya fuiste allá, y otra curva espera ya.',
      },
      {
        first: 'Por aquí ya lo sabemos | por allá, ya lo veremos.',
        changed: 'Por allá, ya lo sabemos | y mañana, ya veremos.',
      },
    ],
    facts: {
      wrong: '{friend} votó por los bancos y el bocadillo',
      turn: '{hero} dio el primer paso por el camino nuevo',
      result: 'detrás de la curva estaba {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} el camino se partía en [dos|dos caminos].
        / @spot Había dos caminos {spot.at}. Había que [elegir|pensar].
        Uno tenía bancos y flores. Del otro no se sabía [nada|nada de nada].
        + El de los bancos olía a bocadillo.
        + El otro olía a [lejos|hierba alta]. No había ni un cartel.
        + En el primero, alguien había puesto cojines.
        + En el segundo no había huellas. Ni una.
        + Un erizo iba por el de los bancos, dando vueltas.
        + —¿Adónde lleva? —dijo {hero}. —Aquí —dijo el [erizo|viejo erizo].
        + El nuevo se metía en una curva y se perdía.
        + Detrás de la curva se oía algo. Muy bajo.
      `,
      wrong: `
        @wrong —Yo voto por los bancos y el bocadillo —dijo [{friend}|enseguida {friend}].
        / —Yo, los bancos y el bocadillo —dijo {friend}.
        Anduvieron un rato y volvieron al [mismo sitio|primer banco].
        + —Es un camino muy seguro —dijo {friend}.
        + El erizo los saludó por tercera vez.
        + Se sentó en cada banco. Había [nueve|once].
        + El bocadillo era de queso. Estaba bueno, eso sí.
        + Dieron otra vuelta, por si cambiaba.
        + —¿Ves? No pasa nada —dijo. No pasaba [nada|nada, en efecto].
        + En los cojines ponía: «Vuelve pronto». Volvían.
        + Un círculo no tiene final. Tiene bancos.
      `,
      doubt: `
        {Hero} miró el otro camino. Era oscuro y no [decía nada|prometía].
        + Ni un banco. Ni una luz. Ni un [cojín|pan].
        + ¿Y si no lleva a nada? ¿Y si lleva a [algo|mucho]?
        + Lo que no se sabe hace cosquillas en la tripa.
        + {Friend} buscó más migas en el papel.
        + El viento salió de la curva y dijo ven. O eso [pareció|creyeron].
        + Quedarse era cómodo. Y redondo.
        + {Thing} no estaba en ningún banco.
      `,
      turn: `
        {Hero} fue hasta el borde. La hierba estaba [entera|fría]. Nadie la pisó nunca.
        @turn Y dio el primer paso por el camino [nuevo|nuevo, crac].
        + El pie no sabía. El otro pie [tampoco|menos].
        + Luego venía otro paso, y ese fue más fácil.
        + —¿Hay bancos? —gritó {friend}. —No —dijo {hero}—. Hay [luna|rana].
        + Una rama le rozó la cara. Dijo hola, a su modo.
        + Daba miedo y daba gusto, mitad y [mitad|más].
        + {Hero} no corrió. Miró todo por primera vez.
        + {Friend} fue detrás, con el papel del pan en la boca.
        + La curva se acercaba, poco a poco.
      `,
      works: `
        La curva se abrió como una [puerta|mano]. Y al otro lado…
        @result Detrás de la curva estaba {thing}, en [medio|el suelo].
        / Tras la curva esperaba {thing}, en el [suelo|musgo].
        + ¡Y un campo! ¡Y un río con dos lunas!
        + —Yo iba a venir por aquí —dijo {friend}—. Luego.
        + Ahí crecían moras que nadie conocía.
        + {Hero} les puso nombre: moras de [después|detrás].
        + {Friend} las probó. Se olvidó del queso.
        + Ya había huellas en el camino. Eran [suyas|dos filas].
        + Al volver, pusieron una piedra, para quien quiera seguir.
        + El erizo los miró y dejó su [vuelta|banco]. Y entró.
      `,
      lesson: `
        Detrás de la curva no hay bancos, pero hay [algo|mundo].
        / —El queso estaba bueno —dijo {friend}—. La mora es [nueva|otra cosa].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} el camino no se decidía y se partía en [dos|dos caminos].
        / @spot Dos caminos salían {spot.at}, y no se [parecían|llevaban] nada.
        Uno tenía bancos, flores y una vuelta muy redonda. Del otro no se sabía [nada|ni el nombre].
        + El primero olía a bocadillo recién hecho, y alguien había puesto cojines.
        + El segundo se metía en una curva y no daba explicaciones.
        + Un erizo paseaba por el de los bancos, saludando cada vez que pasaba.
        + —¿Y adónde se llega por aquí? —preguntó {hero}. —Aquí —contestó el erizo, muy [contento|orgulloso].
        + En la hierba del camino desconocido no había ni una sola pisada.
        + Detrás de la curva sonaba algo que tal vez fuera agua, o tal vez [aplausos|nada].
      `,
      wrong: `
        @wrong Sin oír más, {friend} votó por los bancos y el [bocadillo|bocadillo de queso].
        Caminaron entre flores y llegaron, sin contratiempos, al [principio|mismo banco].
        + —Qué camino tan bien pensado —comentó, probando el segundo cojín.
        + El erizo los saludó por tercera vez, como si acabaran de conocerse.
        + Había once bancos, y {friend} se sentó en todos, por [justicia|no ofender a ninguno].
        + En cada respaldo ponía «vuelva pronto», y lo cierto es que volvían.
        + El bocadillo era excelente, pero no había nada dentro, salvo queso.
        + Propuso dar otra vuelta, por si la anterior había sido casualidad.
      `,
      doubt: `
        {Hero} se quedó mirando la curva, que no decía ni que sí ni que [no|tal vez].
        + Lo desconocido se nota primero en la tripa, como un columpio que [sube|empieza].
        + Al otro lado podía no haber nada, o podía haber demasiado.
        + {Friend} juntaba migas con el dedo y alababa la tranquilidad.
        + El viento salió de la espesura y les olió las manos, igual que un perro.
        + En el camino de los bancos no iba a perderse nadie. Por eso mismo no se [encontraba nada|encontraría nada].
        + La noche esperaba, y el banco estaba tibio.
      `,
      turn: `
        Donde se acababan los cojines empezaba la hierba alta. Hasta allí fue [{hero}|despacio {hero}].
        @turn Respiró una vez y dio el primer paso por el camino [nuevo|nuevo, que crujió].
        + El pie dudó en el aire, porque los pies también quieren saber adónde van.
        + El segundo paso era igual de desconocido y la mitad de difícil.
        + —¿Se ve algún banco? —gritó {friend} desde atrás. —Ni uno —dijo {hero}—. Se ve una [rana|luna entera].
        + Las ramas le rozaban la cara, como quien pregunta quién viene.
        + Llevaba miedo y llevaba ganas, y pesaban más o menos [igual|lo mismo].
        + A los diez pasos oyó que alguien venía detrás, masticando todavía.
      `,
      works: `
        La curva se abrió tan de repente que ninguno pudo decir [nada|ni «ah»].
        @result Justo detrás de la curva estaba {thing}, [en mitad de la hierba|esperando a cualquiera].
        + Y más allá un valle. Un río que llevaba dos lunas a la vez.
        + —Por aquí pensaba venir yo —dijo {friend}—, un poco más [tarde|adelante].
        + Crecían unas moras que no venían en ningún libro.
        + {Hero} las llamó moras de detrás, y sabían a eso.
        + {Friend} probó seis y no volvió a nombrar el queso.
        + Al darse la vuelta vieron sus propias huellas: ya era un [camino|camino de verdad].
        + Antes de irse pusieron una piedra en la entrada, por si alguien [dudaba|necesitaba ánimo].
      `,
      lesson: `
        Los caminos sin bancos cansan más. Pero son los que van a [alguna parte|otro sitio].
        / —Mi camino era redondo —dijo {friend}—, y el tuyo tenía [otro lado|sorpresa].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} el camino, incapaz de decidirse, se dividía en [dos|dos opiniones].
        / @spot Partían {spot.at} dos caminos que no se habían [presentado|conocido] nunca.
        Uno ofrecía bancos y una vuelta muy redonda; el otro, ni una [palabra|explicación].
        + Emanaba del primero un aroma de bocadillo, y manos previsoras habían repartido [cojines|cojines de flecos].
        + El segundo se introducía en una curva con la reserva de quien guarda un [secreto|as en la manga].
        + Por el de los bancos circulaba un erizo que los saludó como a viejos [conocidos|compañeros de órbita].
        + Preguntado por el término del paseo, contestó que terminaba allí, y que eso era lo [bueno|mejor].
        + Algo sonaba, muy quedo, al otro lado de la hierba sin pisar, agua quizá, o [aplausos|conversación].
      `,
      wrong: `
        @wrong Sin aguardar a la pregunta, {friend} votó por los bancos y el bocadillo.
        / Ya con la servilleta [anudada|preparada], {friend} votó por los bancos y por el bocadillo.
        Pasearon largo rato entre flores y arribaron, felizmente, al punto de [partida|siempre].
        + Elogió el trazado, la firmeza de los asientos y la discreción del [queso|panorama].
        + Con objeto de ser imparcial ocupó los once bancos, uno por uno, y todos le parecieron el [mismo|mejor].
        + El erizo pasó de nuevo y volvió a alegrarse de [conocerlos|la coincidencia].
        + En los respaldos se leía «vuelva pronto», y hay que decir que el ruego era [atendido|superfluo].
        + Sugirió repetir la vuelta, por si la primera se debía a una feliz [casualidad|equivocación].
      `,
      doubt: `
        {Hero} contemplaba aquella curva, que ni invitaba ni [prohibía|se dejaba adivinar].
        + Lo desconocido empieza por la tripa, con esa sensación de columpio en lo más [alto|incierto] del vuelo.
        + Del otro lado podía no haber nada, y podía también, lo cual asustaba más, haber [algo|mucho].
        + Reunía {friend} las migas en un montoncito y ponderaba las ventajas de lo [conocido|redondo].
        + Por un camino sin pérdida, pensó {hero}, lo que se dice encontrar no se encuentra [nada|gran cosa].
        + De la espesura salió un soplo que les olfateó las manos, a la manera de los perros [jóvenes|corteses].
      `,
      turn: `
        Allí donde expiraba el último cojín daba comienzo una hierba [intacta|sin historia].
        @turn Con una sola respiración, {hero} dio el primer paso por el camino nuevo.
        / Entre cosquillas de hierba, {hero} dio el primer paso por el camino desconocido.
        + Quedó el pie un instante en el aire, porque a los pies les agrada que se los [consulte|informe].
        + El paso siguiente ignoraba tanto como el primero, y costó, sin embargo, la [mitad|mitad escasa].
        + Le preguntaron desde atrás si había bancos, {hero.y} dijo que no, pero sí [luna|una rana].
        + Pesaban lo mismo el miedo y las ganas, de suerte que se caminaba con bastante [equilibrio|compostura].
        + Antes de la decena se oyeron a su espalda unas pisadas, acompañadas de ruido de [mascar|papel].
      `,
      works: `
        Se abrió la curva de pronto, con el gesto de quien retira una [sábana|mano de los ojos].
        @result Justo detrás de la curva estaba {thing}, como si llevara [siglos|una vida] esperando.
        / Ni escondida ni anunciada, detrás de la curva estaba {thing}.
        + Más allá se extendía un valle, y por el valle un río que se podía permitir dos [lunas|reflejos].
        + Afirmó {friend} que había tenido siempre la intención de venir por allí, aunque un poco más [tarde|adelante].
        + Unas moras que no constan en ningún tratado fueron bautizadas como moras de [detrás|curva].
        + Comió seis y no volvió a mencionarse, ni entonces ni nunca, el [queso|asunto del bocadillo].
        + Al volverse descubrieron dos hileras de huellas, y eso, a fin de cuentas, es un [camino|sendero].
      `,
      lesson: `
        El mundo guarda lo mejor detrás de las curvas, y por eso no las [endereza|explica].
        / —No me quejo de los bancos —precisó {friend}—, pero no iban a ninguna [parte|curva].
      `,
    },
  },

  Discovery: {
    titles: `
      {hero} mira hacia arriba
      Donde no mira nadie
      El mapa de los cien hoyos
      Ya casi, decía el hoyo
    `,
    refrains: [
      {
        first: 'Busca abajo, busca acá, busca allá, ¿y arriba, quién mirará?',
        changed: 'Mira arriba, mira bien, míralo, míralo, siempre ahí, ¿lo ves?',
      },
      {
        first: 'Tanta pala para nada | prueba a cambiar la mirada.',
        changed: 'Tanta pala para nada | si era arriba donde estaba.',
      },
    ],
    facts: {
      wrong: '{friend} cavó en la cruz del mapa',
      turn: '{hero} se tumbó y miró hacia arriba',
      result: 'encima de todos colgaba {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} todo eran [hoyos|hoyos y tierra].
        / @spot Había cien hoyos {spot.at}. Quizá [más|ciento uno].
        Todos buscaban {thing}, y todos cavaban. Nadie [halló nada|tuvo suerte].
        + Un topo vendía palas y [limonada|pan].
        + En cada hoyo había alguien. Se veía solo el gorro.
        + —¿Y aquí? —decían. —Nada —decían.
        + En el mapa había una cruz, roja y gorda.
        + Nadie sabía quién hizo el mapa.
        + El suelo parecía un queso con sueño.
        + Una lombriz se mudó por quinta vez.
        + De los hoyos salía tierra, y algún «ay».
        + Uno cavaba ya debajo de otro, y se oía pedir perdón.
      `,
      wrong: `
        —Se cava en la cruz —dijo {friend}, [con pala|y ya tenía pala].
        / {Friend} se puso a cavar en la cruz, [hondo|y hondo].
        / {Friend} cavaba en la cruz. Hondo, y [más hondo|hondo].
        @wrong {Friend} cavó en la cruz del mapa, muy [hondo|abajo].
        + Salió una bota. Luego, un tenedor. Luego, [otra bota|nada].
        + —¡Ya casi! —decía el hoyo con su voz.
        + Ya no se le veían ni las [orejas|puntas].
        + Halló otro mapa, con otra cruz, más abajo.
        + La tierra le caía {hero.a} en los pies.
        + —Huele a tesoro —dijo. Olía a [bota|lombriz].
        + El topo le vendió una limonada por el borde.
        + Cuanto más abajo, más oscuro. Eso es todo.
        + Una piedra le dijo que por ahí no.
      `,
      doubt: `
        Todo eran palas, y {thing} no [salía|estaba].
        + {Hero} se cansó de mirar al suelo. Le dolía el [cuello|pecho].
        + Todos miraban al mismo sitio. Todos.
        + Si está aquí, alguien ya lo [vio|halló], ¿no?
        + La lombriz movió la cabeza. O la cola.
        + ¿Adónde no mira nadie? Era una pregunta rara.
        + Se quedó ahí, como una mosca, zumbando.
        + —¿Bajas? —dijo el hoyo. —Espera —dijo {hero}.
        + Un hoyo más no cambiaba nada.
      `,
      turn: `
        {Hero} dejó la pala en el suelo. Los demás se [rieron|pararon].
        @turn Luego se tumbó y miró hacia [arriba|arriba, sin prisa].
        + —¿Te has cansado? —dijo el topo. —Estoy buscando —dijo {hero}.
        + La hierba le hacía cosquillas en las [orejas|sienes].
        + Vio una rama. Vio una nube con cara.
        + Vio mucho aire, y no pasó nada.
        + Daba apuro estar así, sin cavar, con todos [ahí|de pie].
        + Se quedó un rato más. Los ojos se acostumbran.
        + Entonces algo brilló, muy poquito, entre [hoja y hoja|dos hojas].
        + No se levantó de golpe. Lo miró bien.
      `,
      works: `
        @result ¡Encima de todos colgaba {thing}! Y colgaba [ahí|desde siempre].
        {Hero} señaló con un dedo. Cien [gorros|caras] miraron arriba.
        + —Oh —dijeron cien voces, y se quedó el eco.
        + Nadie había subido la cabeza. Nadie, en años.
        + {Friend} asomó del hoyo. —¿Qué? ¿Dónde? ¿[Arriba|Ahí]?
        + Bajó con un palo y un poco de [maña|cuerda].
        + El topo dejó de vender palas. Ahora vende [catalejos|hamacas].
        + Taparon los hoyos, plof, uno por uno.
        + La lombriz volvió a su primera casa. Lloró.
        + {Friend} se tumbó también, por si había más.
      `,
      lesson: `
        A veces basta con mirar donde no mira [nadie|el resto].
        / —Yo busqué muy hondo —dijo {friend}—. Tú buscaste [distinto|al revés].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} el suelo tenía tantos hoyos como un [queso|colador].
        / @spot Llegaron {spot.to}, y casi se caen en uno de los cien [hoyos|agujeros].
        Todo el mundo cavaba en busca {thing.de}. Nadie encontraba más que [tierra|lombrices].
        + Un topo había puesto un puesto de palas y limonada. Le iba de maravilla.
        + De cada agujero salían paladas, suspiros y la punta de un gorro.
        + —¿Hay algo por ahí? —preguntaba uno. —Más abajo —respondía [otro|el de al lado].
        + Según un mapa muy viejo, el sitio estaba marcado con una cruz roja.
        + Del que dibujó el mapa se sabía poco, salvo que era [bajito|aficionado a las cruces].
        + Una lombriz con maletas buscaba casa por quinta vez en la semana.
      `,
      wrong: `
        —Una cruz es una cruz —dijo {friend}. Pagó por la pala [más grande|más cara].
        @wrong Sin levantar la vista cavó en la cruz del mapa, [más y más hondo|hasta no verse].
        + Aparecieron una bota, medio tenedor y la otra bota.
        + —¡Ya casi! —decía el agujero cada poco, con una voz más [lejana|honda].
        + Al cabo salió otro mapa, con otra cruz, dibujada un piso más abajo.
        + El topo le bajaba limonada con una cuerda y se lo apuntaba.
        + —Aquí huele a tesoro —aseguró. Quien olía, por desgracia, era la [bota|primera bota].
        + Cavar tiene una ventaja, y es que siempre se puede cavar un poco más.
      `,
      doubt: `
        Pasaban las horas, y lo único que crecía eran los montones de [tierra|tierra fresca].
        + {Hero.a} le dolía el cuello de tanto mirar siempre hacia el mismo [lado|suelo].
        + Si cien personas buscan en un sitio y no está, quizá no esté en ese sitio.
        + Pero dejar de cavar cuando todos cavan parece de perezosos.
        + La lombriz se sentó en su maleta y miró la luna.
        + «¿Adónde no mira nadie?», pensó {hero}, y la pregunta se quedó zumbando.
        + —¿Te falta mucho? —llamó {friend} desde el fondo—. Aquí se está muy [fresco|oscuro].
      `,
      turn: `
        {Hero} clavó la pala en el suelo y la dejó allí, como quien [cuelga un abrigo|pone un punto].
        @turn Después se tumbó de espaldas y miró hacia [arriba|arriba, con los ojos abiertos].
        + Las paladas se detuvieron. —¿Te encuentras mal? —preguntó el topo.
        + —Estoy buscando —dijo {hero}, y hubo unas cuantas risas.
        + Lo primero que vio fue una rama. Lo segundo, una nube con cara de tía.
        + La hierba hacía cosquillas, y no hacer nada delante de todos, [también|muchas más].
        + Los ojos necesitan su tiempo para ver lo que nunca han [mirado|buscado].
        + Y de pronto, entre dos hojas, algo brilló lo que dura un guiño.
      `,
      works: `
        @result Encima de todos colgaba {thing}. Por lo visto llevaba allí [toda la vida|desde el principio].
        Cuando {hero} señaló con el dedo, cien cabezas salieron de la [tierra|sombra] y miraron.
        + —¡Ah! —dijeron los hoyos a la vez, y sonó como un [órgano|coro].
        + Ninguno había alzado los ojos en años, por miedo a perder el sitio.
        + Subió {friend}, con una bota en cada mano. —¿Arriba? —repetía—. ¿Arriba [dónde|de qué]?
        + Con un palo, una cuerda y mucha paciencia bajó sin un golpe.
        + El topo cambió las palas por hamacas y aseguró que era su idea de siempre.
        + Rellenaron los agujeros entre todos, y en el último plantaron un [árbol|letrero].
        + La lombriz encontró su primera casa tal como la dejó.
      `,
      lesson: `
        Para encontrar algo, a veces hay que dejar de buscar donde buscan [todos|los mapas].
        / —La cruz estaba bien —dijo {friend}—. Solo que el mapa colgaba al [revés|revés del mundo].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} presentaba el suelo un aspecto de queso muy [visitado|estudiado].
        / @spot Había sido tan registrado el terreno, {spot.at}, que apenas quedaba [terreno|suelo].
        Cien vecinos cavaban en busca {thing.de} sin otra cosecha que la [tierra|lombriz].
        + Un topo emprendedor despachaba palas y limonada, y había ampliado dos veces el [puesto|negocio].
        + Del autor del mapa, cuya cruz roja seguían todos, se recordaba sobre todo que era de baja [estatura|voz].
        + —¿Aparece algo? —se preguntaban de hoyo a hoyo; y la respuesta era siempre que más abajo.
        + Con la maleta en la mano, una lombriz buscaba alojamiento por quinta vez aquella [semana|luna].
        + Nadie llevaba ya sombrero, porque con la cabeza gacha no se [luce|sostiene].
      `,
      wrong: `
        Para {friend} una cruz era una cruz, y compró la pala de más [precio|mango].
        @wrong Cavó en la cruz del mapa hasta perderse de vista y, un poco después, de [oído|voz].
        / Con [admirable|ejemplar] testarudez cavó en la cruz del mapa, encontrando sobre todo tierra.
        + Fueron saliendo una bota, medio tenedor y, para completar el par, la otra bota.
        + Anunciaba cada cinco minutos que ya casi, con un timbre progresivamente [subterráneo|lejano].
        + Halló por fin un segundo mapa, en el que figuraba otra cruz, un piso más [abajo|hondo].
        + Creyó oler a tesoro, y la primera de las botas se abstuvo de [aclararlo|comentarlo].
        + Cavar presenta, entre otros encantos, el de que jamás se ha cavado del todo.
      `,
      doubt: `
        Corrían las horas, y en todo el lugar no prosperaban más que los [montones|montones de tierra].
        + {Hero.a} le protestaba el cuello, cansado de sostener la misma [idea|opinión] durante tanto rato.
        + Cuando cien buscan en un sitio y no aparece, cabe sospechar, sin ofender, del [sitio|sitio mismo].
        + Ahora bien, quien suelta la pala entre cavadores pasa fácilmente por [vago|poeta].
        + «¿Adónde no mira nadie?», se le ocurrió, y la frase se quedó zumbando como una [mosca|avispa tonta].
        + La lombriz, rendida, se sentó en su equipaje y se puso a mirar, por descansar, el cielo.
      `,
      turn: `
        {Hero} plantó su pala en tierra y la dejó allí, a modo de punto [final|y aparte].
        @turn Se tumbó luego de espaldas y miró hacia arriba, con toda la [calma|tranquilidad] del mundo.
        / {Hero} se tumbó de espaldas y miró [detenidamente|perezosamente] hacia arriba.
        + Se suspendieron las paladas, y el topo preguntó, muy serio, si se trataba de un [desmayo|mareo].
        + —Estoy buscando —aclaró {hero}, y en los hoyos corrió una risa bien [humilde|terrosa].
        + Apareció una rama y detrás de la rama, despacio, una nube con cara de tía [segunda|abuela].
        + No hacer nada en público requiere una entereza que no siempre se [aprecia|valora].
        + La vista tarda lo suyo en ver aquello que nadie le ha pedido [nunca|que vea].
      `,
      works: `
        @result Entre dos hojas, encima de todos, colgaba {thing}, y colgaba allí desde el [comienzo|principio].
        / Por encima de las palas, [balanceándose|sin esconderse], colgaba {thing}.
        Bastó que {hero} señalara para que cien cabezas emergieran, parpadeando, [del suelo|a la luna].
        + Exclamaron «ah» los hoyos, cada uno en su tono, y por un instante aquello fue un [órgano|orfeón].
        + En años no había levantado nadie los ojos, por temor a que le quitaran el [agujero|puesto].
        + Surgió {friend} con una bota en cada mano, preguntando que arriba de [qué|dónde exactamente].
        + El topo, rápido de reflejos, cambió esa misma noche las palas por [hamacas|catalejos].
        + Recuperó la lombriz su casa primera, donde encontró la cama hecha y la [tierra|luz] caliente.
      `,
      lesson: `
        Lo más escondido suele estar a la vista, un palmo por encima de la [costumbre|nariz].
        / —He llegado muy hondo —resumió {friend}—, y era un asunto de [altura|tumbarse].
      `,
    },
  },

  Wisdom: {
    titles: `
      {hero} y las tres cajas
      La tapa gastada
      El guante con muelle
      La polilla que no contestó
    `,
    refrains: [
      {
        first: 'Una de oro, una de plata, ¿cuál será la que no engaña?',
        changed: 'Ni de oro, ni de plata, la de palo no engañaba.',
      },
      {
        first: 'Lo que brilla mete ruido | lo que vale está dormido.',
        changed: 'Lo que brilla metió ruido | y lo viejo era un buen nido.',
      },
    ],
    facts: {
      wrong: '{friend} abrió la caja de oro',
      turn: '{hero} pensó y palpó la tapa más gastada',
      result: 'en la caja vieja estaba {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había tres cajas en una [mesa|piedra].
        / @spot Tres cajas esperaban {spot.at}, en [fila|un paño].
        / Había tres cajas {spot.at}. [Tres|Una no brillaba].
        Una de oro, una de plata y una de [palo|palo feo]. En una estaba {thing}.
        + La de oro brillaba tanto que hacía daño.
        + La de plata sonreía, o lo [parecía|hacía].
        + La de palo tenía una mancha de sopa.
        + Una polilla muy vieja dormía en la lámpara.
        + En un papel ponía: «Piensa [antes|un poco]».
        + El papel estaba debajo, y nadie lo leía.
        + {Hero} puso el oído. Las tres callaban igual.
        + En el suelo había plumas y un diente de peine.
      `,
      wrong: `
        —Fácil —dijo {friend}—. Lo bueno [brilla|es de oro].
        @wrong {Friend} abrió la caja de oro. ¡[Tararí|Tachán], plof!
        + Salió un guante con muelle y le dio en la nariz.
        + Fue flojito. Pero fue [en toda la nariz|delante de todos].
        + —Qué bonita música —dijo {friend}, en el suelo.
        + Del guante colgaba un papel: «[Hola|Ja]».
        + Quiso cerrarla. El guante salió otra vez.
        + La polilla abrió un ojo, y luego no.
        + —La nariz no es importante —dijo, con la pata encima.
        + Lo que grita «a mí, a mí» suele tener muelle.
      `,
      doubt: `
        Quedaban dos. La de plata guiñó un [ojo|brillo]. Eso daba que pensar.
        + ¿Y si en la otra hay también un guante? ¿Y si hay [dos|un pie]?
        + {Friend} se tocaba la nariz y no votaba.
        + Tenían tiempo. Eso era lo [raro|difícil].
        + La mano {hero.de} quería abrir algo ya.
        + —Plata —decía la cabeza—. No, palo. No, plata.
        + La caja vieja no decía nada. Estaba ahí.
        + La llama de la lámpara hizo fff.
      `,
      turn: `
        {Hero} le preguntó a la polilla. La polilla no [dijo nada|contestó]. Miró las tapas.
        @turn {Hero} pensó y palpó la tapa más [gastada|gastada, la de palo].
        / {Hero} pensó. Luego palpó la tapa más [gastada|vieja].
        + El oro estaba frío. La plata, también.
        + La de palo era suave, como un banco de [iglesia|plaza].
        + —¿Por qué es suave? —dijo {hero}. —Mm —dijo la polilla.
        + La habían abierto muchas manos, mil [días|noches].
        + Nadie abre mil veces un guante.
        + Pensar es lento. Afuera, {friend} daba [golpecitos|vueltas].
        + No la abrió aún. La tocó otra vez, por si acaso.
        + El brillo se mira, y lo suave se nota con la mano.
      `,
      works: `
        Ñic, hizo la tapa, sin música [ninguna|de tararí].
        @result En la caja vieja estaba {thing}, [tan normal|sin más].
        + Olía a manzana y a [lápiz|casa].
        + No hubo guante. Hubo un paño limpio.
        + La polilla dijo: «[Eso|Bien mirado]». Y durmió.
        + Dentro de la tapa había nombres de mucha gente.
        + {Hero} puso el suyo, chiquito, abajo.
        + —¿Y la de plata? —dijo {friend}. La abrió. ¡[Plof|Agua]!
        + {Friend} se secó la cara y cerró todo, muy fino.
        + La mancha era de sopa buena, dijo la nariz.
        + {Hero} la cerró con cuidado, para la mano siguiente.
        + {Friend} quiso oler la madera, y le gustó.
      `,
      lesson: `
        No todo lo que brilla [sirve|suena bien]. Lo usado tiene otro brillo.
        / —Yo miré el color —dijo {friend}—. Tú, las [manos|huellas].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} alguien había colocado tres cajas encima de una [piedra|mesa].
        / @spot Tres cajas los esperaban {spot.at}, una al lado de la [otra|otra, muy quietas].
        Una era de oro, otra de plata y la tercera de palo. En alguna estaba [{thing}|todo: {thing}].
        + La dorada brillaba tanto que había que mirarla de lado.
        + La de plata tenía la sonrisa de los que venden [alfombras|relojes].
        + En cuanto a la vieja, llevaba una mancha de sopa y una bisagra coja.
        + Del techo colgaba una lámpara. De la lámpara, una polilla de cien años.
        + «Antes de abrir, piense», ponía en un papel. Pero lo tapaba la caja [mayor|dorada].
        + {Hero} arrimó la oreja a cada una. Las tres guardaban el mismo silencio.
      `,
      wrong: `
        —Esto no tiene misterio —dijo {friend}—: las cosas buenas se [notan|visten bien].
        @wrong Y abrió la caja de oro con las dos patas. Sonó una trompeta y salió un [guante|guante con muelle].
        + El guante le dio en la nariz, flojito, pero con mucha puntería.
        + Del pulgar colgaba una tarjeta en la que ponía «[encantado|mucho gusto]».
        + —Muy conseguida, la música —comentó {friend} desde el suelo.
        + Al intentar cerrarla, la caja lo hizo otra vez, por si gustaba.
        + La polilla abrió un ojo, vio que era lo de siempre y lo cerró.
        + Lo que más llama la atención suele llevar dentro un resorte.
      `,
      doubt: `
        Ahora quedaban dos, y la de plata les guiñó un [ojo|destello]. Aquello daba que pensar.
        + Podía haber otro guante en la segunda y, en la tercera, una bota.
        + {Friend} se sujetaba la nariz y, por primera vez, no tenía opinión.
        + Lo difícil era que nadie los apuraba; había que decidir con [calma|todo el tiempo].
        + A la mano {hero.de} le urgía abrir algo, lo que fuera.
        + Plata, decía la cabeza; luego decía madera, y luego otra vez [plata|plata, no, madera].
        + La caja vieja era la única que no hacía nada por gustar.
      `,
      turn: `
        {Hero} pidió consejo a la polilla, que no contestó. Pero se quedó mirando las [tapas|bisagras].
        @turn Entonces {hero} pensó un rato y palpó la tapa más gastada, la de [madera|la mancha].
        + El oro y la plata estaban fríos y sin una sola huella.
        + La madera, en cambio, era suave como el brazo de un [sillón|columpio].
        + Eso no lo hace el carpintero. Lo hacen las manos, después de mil veces.
        + ¿Y quién iba a abrir mil veces una caja para recibir un [guantazo|susto]?
        + —Mm —dijo la polilla, que con los años había ido ahorrando palabras.
        + {Friend} tamborileaba sobre la piedra, {hero.y} no se dejó [contagiar|dar prisa].
      `,
      works: `
        La tapa se levantó con un crujido de casa, sin trompetas ni [muelles|sustos].
        @result En la caja vieja estaba {thing}, sobre un paño limpio, como una cosa de [diario|todos los días].
        / Sobre un paño limpio, en la caja vieja, [dormía|esperaba] {thing}.
        + Salió un olor a manzana, a lápiz y a cocina.
        + Por dentro de la tapa había muchísimos nombres, unos encima de otros.
        + {Hero} añadió el suyo con un clavito, en una esquina.
        + —Bien mirado —dijo la polilla. Era su frase más larga del [invierno|año].
        + {Friend.a} le picaba la curiosidad y levantó un poco la de plata: agua.
        / La de plata también la abrió {friend}, por saberlo. Echó un chorro de agua.
        + Se secó con dignidad y dejó las tres cajas como [estaban|las encontró].
        + La mancha, se comprobó, era de una sopa excelente.
      `,
      lesson: `
        Lo que se usa mucho acaba teniendo un brillo que no se puede [comprar|pulir].
        / —Yo elegí con los ojos —dijo {friend}—, y la nariz [pagó|no estuvo de acuerdo].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} aguardaban, sobre una piedra, tres cajas de distinta [fortuna|familia].
        / @spot En lo llano de una piedra había, {spot.at}, tres cajas [cerradas|puestas en fila].
        Oro la una, plata la otra y la tercera palo; en alguna estaba [{thing}|quizá {thing}].
        + Tanto relucía la primera que era preciso mirarla de soslayo, como a los [vecinos ricos|eclipses].
        + La segunda sonreía con esa cordialidad de quien va a vender una [alfombra|enciclopedia].
        + La última, aparte de una bisagra coja, no tenía más adorno que una mancha de [sopa|caldo].
        + Pendía de la lámpara una polilla centenaria, tomada casi siempre por parte del [fleco|adorno].
        + Un papel recomendaba pensar antes de abrir, pero había quedado debajo de la caja [dorada|mayor].
      `,
      wrong: `
        Según {friend}, en este mundo lo bueno se distingue por el [brillo|envoltorio].
        @wrong Con ambas patas abrió la caja de oro, y tras un toque de trompeta recibió un [guante|guante con muelle].
        / Relamiéndose abrió la caja de oro, y un guante le apretó la nariz.
        + Le alcanzó en la nariz con suavidad, aunque con una puntería digna de mejor [causa|blanco].
        + Del pulgar colgaba una tarjeta de visita en la que el guante se declaraba [encantado|a su servicio].
        + Desde el suelo alabó {friend} la parte musical, que halló muy [conseguida|bien ejecutada].
        + La polilla entreabrió un párpado, vio que se trataba de lo de costumbre y siguió [meditando|durmiendo].
        + Desconfíese de cuanto grita que lo miren: rara vez le falta un [resorte|muelle].
      `,
      doubt: `
        De las dos restantes, la de plata les dirigió un guiño, y eso daba que [pensar|temer].
        + Nada impedía que hubiera en ella otro guante o, por variar, una [bota|zapatilla].
        + {Friend}, con la nariz entre las patas, carecía por vez primera de [opinión|prisa].
        + Nadie los apremiaba, y tener todo el tiempo es la forma más dura de [decidir|elegir].
        + La mano {hero.de} deseaba abrir, no importaba cuál, con esa hambre que tienen las [manos|bisagras].
        + Solo la de palo no hacía el menor esfuerzo por [agradar|parecer interesante].
      `,
      turn: `
        Consultada la polilla, no respondió, pero dejó vagar la vista por las [tapas|tres tapas].
        @turn {Hero} pensó largamente y palpó la tapa más gastada, con los ojos [cerrados|medio cerrados].
        / {Hero} pensó y, [calladamente|pacientemente], palpó la tapa más gastada.
        + El oro estaba frío y la plata también, lo mismo que las cosas que nadie [toca|quiere usar].
        + Aquella madera tenía la suavidad de un brazo de sillón, que no es obra de carpintero, sino de [años|abuelos].
        + Se precisan mil manos para dejarla así, y no hay mil personas que vuelvan a por un [guantazo|susto].
        + —Mm —convino la polilla, que con la edad se había vuelto muy económica de [consonantes|vocales].
        + Tamborileaba {friend} sobre la piedra, y es mérito no haberse dejado llevar por el [ritmo|compás].
      `,
      works: `
        Se alzó la tapa con un crujido doméstico, sin fanfarria de ninguna [clase|especie].
        @result En la caja vieja estaba {thing}, sobre un paño limpio, con la naturalidad de lo [diario|sabido].
        / Sin lazos ni terciopelos, sobre un paño, en la caja vieja estaba {thing}.
        + Exhaló la madera un olor a manzana, a lápiz y a cocina con las luces [encendidas|ya apagadas].
        + Cubrían el reverso cientos de nombres, al pie de los cuales grabó {hero} el [suyo|suyo propio].
        + —Bien mirado —dijo la polilla, y se entendió que no volvería a hablar hasta la [primavera|jubilación].
        + Por pura curiosidad levantó {friend} la de plata, y el chorro le devolvió la [modestia|prudencia].
        + La mancha, analizada de cerca, correspondía a una sopa de primera [categoría|necesidad].
      `,
      lesson: `
        A las cosas buenas no se las reconoce por el brillo, sino por el [desgaste|uso].
        / —Juzgué con los ojos —dijo {friend}, palpándose— y pagó la [nariz|vecina de abajo].
      `,
    },
  },

  Change: {
    titles: `
      {hero} y la última hoja
      Gracias, hoja
      Miel para una hoja
      El árbol que no quería soltar
    `,
    refrains: [
      {
        first: 'Hoja, hojita, ¿no te vas?, que el viento espera detrás.',
        changed: 'Hoja, hojita, adiós, adiós, y una yema y otras dos.',
      },
      {
        first: 'Cuelga y cuelga la última hoja | y debajo, ¿quién se asoma?',
        changed: 'Ya cayó la última hoja | una yema es quien se asoma.',
      },
    ],
    facts: {
      wrong: '{friend} pegó la hoja con miel',
      turn: '{hero} dio las gracias a la hoja y se despidió',
      result: 'la hoja cayó y asomó una yema',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un arbolito con una sola [hoja|hoja amarilla].
        / @spot Un arbolito temblaba {spot.at}.
        La hoja tapaba {thing}. Y el árbol no la quería [soltar|perder].
        + —Es la última —susurró—. No me la pidas.
        + Las otras estaban en el suelo, hechas [alfombra|cama].
        + La hoja colgaba de un hilo, muy [fino|cansada].
        + El viento esperaba sentado en una piedra.
        + —¿Y si luego no viene otra? —dijo el [árbol|arbolito].
        + Tenía las ramas frías y la voz de [palito|lápiz].
        + {Hero} le tocó el tronco. Era como un brazo.
        + Entre la hoja y la rama algo brillaba.
      `,
      wrong: `
        —Tranquilo —dijo {friend}—. Yo la [sujeto|arreglo].
        @wrong {Friend} pegó la hoja con miel. Con mucha [miel|miel, y más].
        + Ya estaban pegados la hoja, el árbol y un pie.
        + —Ahora no se cae —dijo. Y no se [caía|movía] nadie.
        + Vinieron tres abejas a mirar. Se quedaron.
        + El viento sopló un poco, y todo hizo [ñam|chof].
        + La hoja era ya marrón y dulce.
        + {Friend} tiró del pie. Salió el [zapato|pelo].
        + —Así dura siempre —dijo. Una hoja no es para siempre.
        + El arbolito lloró una gota de miel.
      `,
      doubt: `
        Nadie decía nada. El viento miraba sus [pies|manos].
        + Dejar ir da pena. Mucha, y en el [medio|pecho].
        + {Hero} pensó en un zapato que ya no le cabía.
        + También le gustaba. También se quedó chico.
        + El árbol tenía los ojos cerrados.
        + Si no se cae, no cabe otra. Pero eso da [miedo|igual].
        + La hoja estaba muy cansada. Se le notaba.
        + Una abeja dijo «bzz», y nadie supo qué [decirle|era].
        + El hilo era cada vez más fino.
      `,
      turn: `
        {Hero} lavó la miel con agua, muy [despacio|suave].
        @turn —Gracias, hoja. Adiós, hoja —se despidió {hero} [en voz alta|y le sonrió].
        + Dijo gracias por la sombra. Y por el ruido de mayo.
        + La voz le tembló en el adiós. Es una palabra [fría|larga].
        + —¿Tú también? —dijo el árbol—. Pues… gracias.
        + Lo dijo muy bajo, con la punta de una rama.
        + {Friend} dijo gracias por la miel, que sobró.
        + No tiró nadie. Nadie sopló. Solo [esperaron|la miraron].
        + {Hero} puso la mano debajo, por si quería bajar.
        + Un gracias es como una mano que se abre.
      `,
      works: `
        @result La hoja cayó, y en su sitio asomó una [yema|yema verde].
        También salió {thing}, con un poco de [miel|olor a miel].
        / Junto a la yema, con miel, [salió|apareció] {thing}.
        + Bajó dando vueltas, como quien baila a solas.
        + Se echó con las otras y suspiró. Crac.
        + —Pica —dijo el arbolito. Era la yema, que [empujaba|reía].
        + El viento se levantó y la acunó un poco.
        + La yema era chica como un punto. Un punto con [ganas|prisa].
        + Las abejas pidieron mesa para abril.
        + {Friend} guardó la hoja en un libro. Bueno, en un [zapato|pan].
        + El árbol miró su rama. Ya no estaba vacía.
      `,
      lesson: `
        Cuando algo se va, deja [sitio|un hueco]. Ahí empieza otra cosa.
        / —Yo la pegué —dijo {friend}—. Tú le dijiste [adiós|gracias]. Le gustó más.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} crecía un arbolito al que solo le quedaba una [hoja|hoja amarilla].
        / @spot Encontraron {spot.at} un árbol muy joven, abrazado a su última hoja.
        Debajo de aquella hoja asomaba {thing}. Pero el árbol no la pensaba [soltar|dejar caer].
        + —Es la última —susurró—. Las demás se fueron el martes.
        + Las demás estaban a sus pies, formando una alfombra muy [cómoda|crujiente].
        + El viento, sentado en una piedra, esperaba con las manos cruzadas.
        + —¿Quién me asegura que después viene otra? —preguntó el arbolito.
        + Era su primer otoño, y nadie le había contado el [resto|final].
        + La hoja colgaba de un hilo y tenía cara de sueño atrasado.
      `,
      wrong: `
        —Que no cunda el pánico —dijo {friend}—. Las cosas se caen porque no se [sujetan|pegan bien].
        @wrong Se acercó y pegó la hoja con miel, primero una gota y luego el [tarro|tarro entero].
        + En un momento quedaron pegados la hoja, la rama y un pie.
        + —Así dura para siempre —anunció, sin poder marcharse.
        + Vinieron a verlo tres abejas. Ya no hubo forma de que se [fueran|callaran].
        + El viento sopló por probar. Se oyó un ruido como de besos.
        + La hoja, que antes era amarilla, ahora era un [caramelo|pastel].
        + Hay cosas que se estropean justamente de tanto quererlas guardar.
      `,
      doubt: `
        El arbolito cerró los ojos y no se supo si lloraba o [goteaba miel|era la miel].
        + Despedirse aprieta en mitad del pecho, incluso cuando ya es la [hora|época].
        + {Hero} se acordó de unos zapatos rojos que un día dejaron de caberle.
        + Los quería mucho, y no por eso le habían crecido los zapatos.
        + El viento no empujaba; solo hacía compañía, que era lo más [raro|triste].
        + La hoja estaba agotada, y eso se le notaba hasta en los [bordes|nervios].
        + —Si se va, ¿quién soy? —preguntó el árbol, muy bajito.
      `,
      turn: `
        Con agua tibia y sin tirar, {hero} le fue quitando la miel a la [rama|pobre hoja].
        @turn Cuando estuvo limpia, {hero} dio las gracias a la hoja y se despidió de ella [por su nombre|en voz alta].
        / {Hero} dio las gracias a la hoja y se despidió de ella, [muy despacio|en voz alta].
        + —Gracias por la sombra de julio —dijo—. Por el ruido que [hacías|hacías de noche].
        + Al llegar al adiós la voz se le puso pequeña, y lo dijo igual.
        + —¿Se puede dar las gracias y llorar? —quiso saber el árbol. Le dijeron que [sí|casi siempre].
        + Entonces él también las dio. Usó la punta de la rama más fina.
        + {Friend}, con un pie dulce, se quitó el sombrero, o lo que fuera.
        + Nadie sopló y nadie tiró; todos esperaron con las manos [quietas|abiertas].
      `,
      works: `
        @result Sin que la empujaran, la hoja cayó. Donde había estado asomó una [yema|yema verde].
        Allí mismo, con algo de miel, apareció [{thing}|al fin {thing}].
        + Bajó dando vueltas, como quien se despide de cada ventana.
        + Al posarse con las otras hizo «crac», que es su manera de decir «[ah|por fin]».
        + —Me pica aquí —dijo el árbol. Era la yema, que empujaba desde [dentro|hacía días].
        + El viento se levantó por fin y la acunó un trecho por el suelo.
        + Las abejas reservaron mesa para el mes de abril.
        + {Friend} guardó la hoja entre las páginas de un libro, para que no se [aburriera|arrugase].
        + La rama no estaba vacía; estaba empezando.
      `,
      lesson: `
        Decir adiós con un gracias por delante deja la rama [libre|preparada] para lo que venga.
        / —La miel no guarda las cosas —dijo {friend}—; solo las pone [pegajosas|muy dulces].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se alzaba un arbolito con una sola y última [hoja|hoja amarilla].
        / @spot Aferrado a una hoja, temblaba {spot.at} un arbolito en su primer [otoño|octubre].
        Bajo la hoja se ocultaba {thing}, y el árbol no estaba dispuesto a [soltarla|perderla].
        + Las otras se le habían ido el martes, y formaban a sus pies una alfombra bastante [mullida|elocuente].
        + Esperaba el viento, sentado en una piedra, con la discreción de los [médicos|carteros].
        + —¿Y quién garantiza que luego viene otra? —quiso saber, ya que nadie le había contado el [resto|final].
        + Pendía la pobre de un hilo, con el gesto de quien trasnocha por [compromiso|cortesía].
        + {Hero} apoyó la palma en el tronco, que era delgado y tibio como un [brazo|antebrazo].
      `,
      wrong: `
        En opinión {friend.de}, lo que se cae es que estaba mal [sujeto|encolado].
        @wrong Dicho lo cual pegó la hoja con miel, una gota al principio y al final el tarro.
        / Armándose de [pincel|paciencia] pegó la hoja con miel, y también una manga.
        + Quedaron unidos, en el orden que se indica, la hoja, la rama y un [pie|costado] de quien pegaba.
        + Garantizó la obra para siempre, y desde luego no parecía en condiciones de [marcharse|alejarse].
        + Tres abejas acudieron en calidad de [peritos|testigos] y ya no quisieron abandonar el lugar.
        + Al primer soplo del viento se produjo un sonido como de muchos [besos|adioses] mojados.
        + La hoja, de la que antes cabía decir que era triste, era ahora además un [caramelo|postre].
      `,
      doubt: `
        Cerró los ojos el arbolito, y no se pudo averiguar si aquello era llanto o [miel|almíbar].
        + Las despedidas aprietan en un punto exacto del pecho, y saber que es la hora no lo [afloja|remedia].
        + Le vinieron {hero.a} a la memoria unos zapatos rojos que un buen día amanecieron [pequeños|ajenos].
        + Por mucho que los quisiera, el cariño no había conseguido que [crecieran|dieran de sí].
        + —Y sin ella, ¿yo qué soy? —preguntó el árbol, y no había a mano ninguna respuesta [corta|buena].
        + El viento no empujaba; se limitaba a estar, que en los vientos es señal de gran [respeto|delicadeza].
      `,
      turn: `
        Con agua tibia, y sin un solo tirón, {hero} retiró la miel de la [rama|hoja].
        @turn Después dio las gracias a la hoja y se despidió, [en voz alta|como de una persona].
        / {Hero} dio las gracias a la hoja y se despidió, [ceremoniosamente|acariciándola].
        + Le agradeció la sombra de julio, el susurro de las noches y el modo en que cantaba la lluvia.
        + Al llegar al adiós la voz se le quebró un poco, y el adiós salió por la [grieta|rendija].
        + Preguntó el árbol si era lícito agradecer y llorar al mismo tiempo. Se le dijo que era lo [normal|más frecuente].
        + También él las dio entonces, con la punta de la más fina de sus ramas.
        + Quedaron todos quietos, con las manos abiertas, porque soltar es un trabajo que no admite [ayuda|prisas].
      `,
      works: `
        @result Por su propio peso, que era apenas ninguno, la hoja cayó y asomó una [yema|yema verde].
        A su lado, con cierto dulzor todavía, quedó al descubierto {thing}.
        + Descendió girando, como quien se demora a dar las buenas noches en cada [piso|ventana].
        + Al tenderse entre las demás hizo un crac muy leve, que allí significa «[por fin|cuánto tiempo]».
        + Notó el arbolito un picor en la rama, y era la yema, que llevaba días pidiendo [paso|la vez].
        + El viento, ya de pie, la acunó un trecho por el suelo, sin [presumir|silbar].
        + Las abejas encargaron mesa para la segunda quincena de [abril|primavera].
      `,
      lesson: `
        Cuando se suelta con gratitud, la rama no queda vacía, sino en [vísperas|espera].
        / —La miel lo conserva todo —reconoció {friend}— menos lo que [vive|crece].
      `,
    },
  },

  'Problem-solving': {
    titles: `
      {hero} y el balancín
      Sube uno, baja otro
      La piedra gorda
      Ñic y ñac
    `,
    refrains: [
      {
        first: 'Sube aquí, baja allá, ¿quién lo para?, ¿quién sabrá?',
        changed: 'Sube aquí, baja allá, piedra abajo y aquí está.',
      },
      {
        first: 'Si yo subo, tú te bajas | y si pienso, ¿dónde acabas?',
        changed: 'Si yo pienso, tú te bajas | una piedra, y todo encaja.',
      },
    ],
    facts: {
      wrong: '{friend} corría de un lado a otro del balancín',
      turn: '{hero} se paró a mirar y usó una piedra gorda',
      result: 'el balancín bajó {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un balancín muy [largo|largo y viejo].
        / @spot Un balancín larguísimo se movía {spot.at}.
        En una punta estaba {thing}, muy [arriba|alto]. Abajo, nadie.
        + Si alguien subía hacia allá, la punta se iba al cielo.
        + Hacía ñic, y luego ñac. Parecía [contento|reírse].
        + Un pato lo miraba. Movía la cabeza igual.
        + No había escalera. Había [piedras|hierba], y aire.
        + {Hero} dio dos pasos por la tabla. Ñic.
        + Al tercer paso, {thing} subió hasta la luna.
        + Al volver, bajó. Bajó [del todo|casi]. Casi.
        + Era como querer tocar el final de un arco.
      `,
      wrong: `
        —Hay que correr —dijo {friend}—, y [ya está|listo].
        @wrong {Friend} corría de un lado a otro del balancín, [ñic, ñac|sin parar].
        / {Friend} corría por el balancín, de punta a [punta|cabo].
        + Arriba, abajo, ay, arriba, y luego al suelo.
        + —El problema es la tabla —dijo—. Va [lenta|tarde].
        + Corrió más, y la tabla corrió más todavía.
        + Saltó desde el medio. El medio no hizo caso.
        + Cada vez que llegaba, ya no [había|era].
        + El pato se mareó y se sentó.
        + —¡Ahora sí! —gritó en el aire, y fue que no.
        + Correr no es pensar. Hace más [viento|ruido], eso sí.
        + Tomó aire y salió otra vez como una flecha gorda.
      `,
      doubt: `
        El balancín no se cansaba. {Friend}, [sí|muchísimo].
        + {Thing} subía y bajaba, con cara de [sueño|nube].
        + {Hero} también quería correr. Las piernas dijeron vamos.
        + Pero ya había corrido alguien, y no [sirvió|llegó].
        + Había que hacer algo. Eso daba mucha [prisa|picazón].
        + La tabla se paró un momento, recta como una mesa.
        + Luego hizo ñic, por el lado de siempre.
        + ¿Por qué [sube|baja]? ¿Por qué ese y no el otro?
      `,
      turn: `
        {Hero} se sentó en la [piedra|primera piedra] y no corrió.
        @turn Se paró a mirar. Después usó una piedra [gorda|gorda, redonda].
        + —Cuando uno baja, el otro sube —dijo—. [Siempre|Mira].
        + —¿Y qué hacemos? —dijo {friend}. —Mirar —dijo {hero}—. Un poco más.
        + Le pidió al pato que subiera. Subió {thing} un dedo.
        + El pato bajó, y {thing} bajó.
        + Probó con una piedra chica. No pesaba.
        + ¡La gorda! Pesaba como un [buey|saco]. Empujaron los dos.
        + La piedra rodó con toda la calma.
        + La pusieron en la otra [punta|parte], donde hacía falta.
      `,
      works: `
        @result Ñac, y el balancín bajó {thing}, [despacito|poco a poco].
        / El balancín bajó {thing}, muy [despacio|suave]. Ñac.
        Llegó al suelo como un [plato|pan] en una mesa. {Hero} puso la mano.
        + No hubo que correr. Ni un [paso|salto].
        + La piedra no dijo nada. Las piedras son así.
        + {Friend} se quedó arriba, de adorno.
        + —Aquí hay buena vista —dijo {friend}. No podía [bajar|ver nada].
        + Para bajar usaron otra piedra, una mediana.
        + El pato entendió y pidió una para él.
        + Jugaron un rato, ahora que se podía: ñic, [ñac|y ñac].
        + {Friend} no se movió. Fue la mejor [parte|vuelta].
      `,
      lesson: `
        Antes de correr, se puede [mirar|pensar]. Cuesta menos.
        / —Yo puse las piernas —dijo {friend}—. Tú, la [cabeza|piedra].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se mecía un balancín tan largo que tenía dos [climas|horizontes].
        / @spot Un balancín enorme crujía {spot.at}, sin nadie [encima|que jugara].
        En la punta de arriba estaba {thing}, muy arriba, como una [cereza|veleta] en el cielo.
        + Bastaba con acercarse por la tabla. La punta se alejaba enseguida.
        + A la ida decía ñic y a la vuelta ñac, y parecía divertirse.
        + Un pato muy atento movía la cabeza. Ñic, ñac.
        + {Hero} avanzó tres pasos y vio cómo subía {thing} hasta el borde de la [luna|nube].
        + Al retroceder volvió a bajar. Llegó casi hasta la mano, solo casi.
        + Alrededor no había escaleras, sino hierba y piedras de varios tamaños.
      `,
      wrong: `
        —La cuestión es llegar antes que ella —explicó {friend}, calentando las [patas|rodillas].
        @wrong Y corría de un lado a otro del balancín, cada vez más [deprisa|deprisa, sin aire].
        + Arriba, abajo, media vuelta, arriba: desde lejos era una máquina de coser.
        + Cuando llegaba a una punta, el problema estaba ya en la otra.
        + Probó a sorprenderlo saltando en el medio. El medio no se inmutó.
        + —Casi lo engaño —decía por el aire. Luego se oía el [golpe|suelo].
        + El pato se mareó y pidió permiso para mirar a otra parte.
        + Correr más solo sirve cuando se corre hacia donde hay que ir.
      `,
      doubt: `
        Del balancín no se podía decir que estuviera cansado; {friend.de}, [sí|y de sobra].
        + Cuando algo no sale, dan unas ganas enormes de hacerlo más [fuerte|deprisa].
        + {Hero.a} se le iban las piernas. Tuvo que sentarse en ellas.
        + Por un momento la tabla quedó recta, como una mesa sin cena.
        + Luego se venció hacia el lado de siempre, con un ñic de burla.
        + ¿Y por qué siempre hacia ese? La pregunta era pequeña, pero tenía [forma|dientes].
        + Todo subía, todo bajaba, y nadie había mirado cómo.
      `,
      turn: `
        {Hero} se sentó en la hierba y, en lugar de hacer algo, [miró|se puso a mirar].
        @turn Se paró a mirar un buen rato. Luego usó una piedra gorda, la [mayor|más gorda].
        + —Cuando este lado baja, aquel sube —dijo despacio—. ¿Y al [revés|revés, qué]?
        + Le rogaron al pato que subiera y que bajara. Lo hizo con mucha ciencia.
        + Con una piedra pequeña la tabla ni se enteró. Con una mediana, suspiró.
        + Quedarse quieto mientras otro corre a tu alrededor es bastante [difícil|incómodo].
        + La gorda no quería moverse, y hubo que convencerla entre los dos.
        + Rodó por fin hacia la otra punta, con la solemnidad de una [abuela|señora en misa].
      `,
      works: `
        @result La tabla dijo ñac, se lo pensó. El balancín bajó {thing} sin [prisa|una sacudida].
        Vino a posarse delante {hero.de}, a la altura de la [mano|rodilla], como en una bandeja.
        + Nadie había corrido, y nadie jadeaba, salvo por [costumbre|lo de antes].
        + Se habían olvidado, eso sí, de que {friend} seguía en la otra parte.
        + —Desde aquí se ve mi casa —dijo una voz desde lo alto, algo [temblona|orgullosa].
        + Lo solucionaron con una segunda piedra, más menuda, quitada poco a poco.
        + El pato pidió que le dejaran la mediana, para sus estudios.
        + Después, ya sin prisa ninguna, se subieron a jugar.
      `,
      lesson: `
        Un problema que corre se entiende mejor si uno se [sienta|para] a mirarlo.
        / —Yo le puse piernas —dijo {friend}—. Lo que pedía era una [piedra|idea].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se balanceaba, sin jinete, un balancín de proporciones [geográficas|oceánicas].
        / @spot Cruzaba de lado a lado el paraje, {spot.at}, un balancín [interminable|larguísimo].
        En el extremo más alto, como una cereza, se sostenía [{thing}|en equilibrio {thing}].
        + Quien se aproximaba por la tabla lo enviaba, con su propio peso, a mayor [altura|distancia].
        + Decía ñic a la ida y ñac a la vuelta, en un tono que rozaba la [burla|ironía].
        + Asistía al vaivén un pato, girando la cabeza con aplicación de [científico|tenista].
        + Al retirarse {hero}, descendió hasta un palmo de su mano, y aquel palmo era todo el [problema|mundo].
        + De escaleras no había ni rastro, pero sí abundancia de piedras, para todos los [gustos|bolsillos].
      `,
      wrong: `
        Para {friend} la dificultad era, como todas, una mera cuestión de [velocidad|piernas].
        @wrong De modo que corría de un lado a otro del balancín, con creciente [brío|color en la cara].
        / Con la lengua [colgando|al viento] corría de un lado a otro del balancín.
        + Vista de lejos, la operación recordaba a una máquina de coser sin [tela|costurera].
        + Apenas alcanzaba un extremo, el problema se había trasladado ya al [otro|opuesto].
        + Trató de engañar a la tabla brincando en el centro, y la tabla no se dio por [aludida|enterada].
        + Entre el «casi» y el golpe transcurría un silencio en el que se oían los [grillos|pensamientos].
        + Mareado, el pato solicitó que continuaran sin [él|su supervisión].
      `,
      doubt: `
        No se advertía en el balancín el menor síntoma de fatiga, ni en {friend} el menor de [reposo|aire].
        + Cuando algo sale mal, el cuerpo propone siempre repetirlo con más [fuerza|ruido].
        + {Hero} hubo de sentarse sobre las propias piernas, que querían salir [corriendo|a ayudar].
        + Quedó la tabla por un instante horizontal, igual que una mesa a la que nadie ha [invitado|servido].
        + Luego, con un ñic que sonó a comentario, se inclinó hacia el lado de [siempre|costumbre].
        + ¿Por qué hacia ese? Era una pregunta menuda, de las que se atraviesan y no dejan [tragar|dormir].
      `,
      turn: `
        Cosa inaudita en tanto alboroto, {hero} tomó asiento y no hizo [nada|nada en absoluto].
        @turn Se paró a mirar hasta que lo vio claro, y entonces usó una piedra [gorda|gorda, la mayor].
        / {Hero} se paró a mirar y, [comprendiéndolo|calculándolo], usó una piedra gorda.
        + —Si baja este, sube aquel —razonaba en voz alta—; queda por saber qué baja a [aquel|cambio].
        + Se contó para el experimento con un pato, que subía y bajaba con rigor [académico|de laboratorio].
        + Una piedra chica dejó indiferente a la tabla; una mediana le arrancó un [suspiro|bostezo].
        + Estarse quieto cuando todo corre exige más músculo del que la gente [supone|tiene].
        + A la gorda hubo que persuadirla, y rodó al fin con majestad de [matrona|ballena].
      `,
      works: `
        @result Tras meditarlo un poco, el balancín bajó {thing} con la suavidad de un [camarero|telón].
        / Con una cortesía de [ascensor|mayordomo], el balancín bajó {thing} y se quedó pensativo.
        Quedó delante {hero.de}, exactamente a la altura en que empieza la [mano|alegría].
        + No se había dado una sola carrera, y aun así se llegaba a [tiempo|tiempo de todo].
        + Se oyó entonces, procedente de las nubes, la voz {friend.de}, que elogiaba las [vistas|corrientes de aire].
        + Bajó a tierra mediante otra piedra, retirada con toda clase de [miramientos|disculpas].
        + El pato rogó que le cedieran la mediana, con fines puramente [científicos|pedagógicos].
        + Resuelto el asunto, nada impedía jugar, y se jugó hasta que ñic y ñac fueron casi un [sueño|ronquido].
      `,
      lesson: `
        Hay problemas que huyen de quien los persigue y se acercan a quien los [mira|contempla].
        / —Gasté las piernas —reconoció {friend}— en lo que pesaba una sola [idea|piedra].
      `,
    },
  },

  'Decision-making': {
    titles: `
      {hero} y las dos puertas
      Esta sí
      Una rima sin final
      Antes de que salga la luna
    `,
    refrains: [
      {
        first: 'Esta sí, o esta no, ¿cuál elijo, cuál elijo yo?',
        changed: 'Esta sí, esta ya, la elegí, y aquí está.',
      },
      {
        first: 'La derecha, la de izquierda | quien no elige se marea.',
        changed: 'La derecha, la de izquierda | elegí y entré por ella.',
      },
    ],
    facts: {
      wrong: '{friend} no sabía qué puerta elegir',
      turn: '{hero} dio una razón para cada puerta y eligió',
      result: 'tras la puerta elegida estaba {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había dos puertas, una [azul|al lado de otra].
        / @spot Dos puertas se alzaban {spot.at}.
        Una era azul, y la otra, verde. Con la luna [se cierran|se cerrarán].
        + {Thing} estaba detrás. ¿Detrás de [cuál|qué puerta]?
        + Las dos decían «empuja», con la misma letra.
        + Solo se puede abrir una. Así es la [regla|ley].
        + La azul tenía un pomo frío. La verde, un felpudo.
        + Una olía a mar. La otra, a [pan|manzana].
        + Un sapo cuidaba. —No sé nada —dijo—. Yo [cuido|miro].
        + La luna estaba aún detrás de la colina.
        + —¿Se puede cambiar? —dijo {hero}. —No —dijo el sapo.
      `,
      wrong: `
        —La azul —dijo {friend}—. No, la verde. No, la [azul|azul, ¿o no?].
        @wrong {Friend} no sabía qué puerta [elegir|elegir, y se rascaba].
        + Hizo una rima: pito, pito, [gorgorito|ito, ito].
        + La rima no acababa nunca, y volvía a empezar.
        + Tiró una hoja al aire. Cayó de canto.
        + —El sapo elige —dijo. El sapo miró el [cielo|suelo].
        + Fue a la azul, a la verde, y otra vez a [una|otra].
        + Hizo un camino en la hierba, de ida y vuelta.
        + —¿Y si no es? —decía—. ¿Y si sí es?
        + La luna ya asomaba un [dedo|poco la frente].
        + Contó con los dedos y le faltó un [dedo|pie].
      `,
      doubt: `
        El tiempo se iba, y la rima, [no|tampoco].
        + {Hero} tenía ganas de que alguien lo dijera.
        + Si eliges, la otra se queda sin ti. Da [pena|cosa].
        + Las dos puertas callaban, muy juntas.
        + Nadie sabía. Ni el sapo. Ni la [luna|hoja].
        + No elegir era elegir también: quedarse [fuera|ahí].
        + {Friend} daba vueltas. Tenía la cola hecha un lío.
        + La colina ya se ponía blanca.
        + A veces las dos son buenas, y eso es lo [peor|difícil].
      `,
      turn: `
        {Hero} se puso delante de una, y luego de [otra|la otra].
        / {Hero} miró una. Después miró la [otra|segunda].
        @turn {Hero} dio una razón para cada puerta y [eligió|eligió una].
        / {Hero} dio una razón por puerta. Y [eligió|entonces eligió].
        + —La azul huele a mar, y yo quiero ir lejos —dijo.
        + —La verde tiene felpudo: alguien [vuelve|vive ahí].
        + Eran dos razones buenas. Eso era lo malo.
        + Miró cuál pesaba un poquito más. Un [poquito|pelo].
        + —La verde —dijo {hero}. Y no dijo «o no».
        + Le temblaba la mano. La mano [fue|se quedó ahí].
        + —¿Es esa? —dijo {friend}. —No —dijo {hero}—. Pero [sí|vamos].
        + La luna subía ya, redonda, sobre la hierba.
        + Elegir es decir adiós a una [puerta|cosa]. Adiós, [azul|mar].
      `,
      works: `
        La puerta se abrió sin ruido. Olía a [pan|luz y pan].
        @result Tras la puerta elegida estaba {thing}, en un [banco|clavo].
        / Y tras esa puerta esperaba {thing}. [Quieta|Bien], bien.
        + Clac, hizo la azul, detrás. Se cerró para [hoy|siempre].
        + —¿Qué había ahí? —dijo {friend}. —Otra cosa —dijo {hero}.
        + Y estaba bien. Casi [bien|del todo].
        + El sapo les firmó la mano con tinta verde.
        + {Friend} limpió los pies en el felpudo. Una vez. No dos.
        + Dentro había sopa para los que ya [saben|llegan].
        + —¿Con sal o sin sal? —preguntó {hero}. —Con —dijo {friend}, ¡sin [rima|pensarlo]!
        + La luna miró por la mirilla, y todo estaba en orden.
      `,
      lesson: `
        Se busca una razón, se elige y se [entra|sigue]. Así se llega.
        / —Mi rima no acababa —dijo {friend}—. Tú le pusiste [punto|fin].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había dos puertas iguales en todo, menos en el [color|color y el olor].
        / @spot Dos puertas, una azul y otra verde, cerraban el paso {spot.at}, [juntas|muy formales].
        Cuando asomara la luna se cerrarían ambas. Detrás de alguna estaba {thing}.
        + En las dos ponía «empuja», escrito por la misma [mano|mano tranquila].
        + La azul olía a mar y tenía el pomo frío. Delante de la verde había un felpudo.
        + Un sapo las vigilaba y no sabía, según él, absolutamente [nada|nada de puertas].
        + —Solo se abre una —recitó—, y no se admiten cambios ni [devoluciones|suspiros].
        + La luna, de momento, se peinaba al otro lado de la colina.
        + {Hero} arrimó la oreja a cada una y oyó lo mismo: silencio con eco.
      `,
      wrong: `
        —La azul, no hay duda —dijo {friend}—. O la verde, que es más [verde|bonita].
        @wrong En realidad no sabía qué puerta elegir. Lo fue repartiendo en [rimas|rimas cada vez más largas].
        + —Pito, pito, gorgorito —empezó, y la rima resultó ser de las que dan la vuelta.
        + Tiró una hoja al aire para que decidiera ella, y cayó de canto.
        + Preguntó al sapo, preguntó al felpudo y acabó preguntándoselo a la [hierba|luna].
        + De tanto ir de una a otra había hecho un caminito en la hierba.
        + —¿Y si no es? —decía ante cada una—. Y peor todavía: ¿y si [sí|es la buena]?
        + La luna sacó la frente por encima de la colina, a ver qué [pasaba|ocurría].
      `,
      doubt: `
        Se acababa el tiempo, y la rima seguía dando vueltas como un [tiovivo|burro en la noria].
        + Lo que duele de elegir no es la puerta que se abre, sino la que se [queda|pierde].
        + {Hero} deseó que alguien lo decidiera desde arriba, con voz grave.
        + Arriba solo estaba la noche, y no parecía tener preferencias.
        + El sapo miró el cielo y carraspeó, por no [meterse|dar prisa].
        + Quedarse allí sin escoger también era una puerta. Daba a [ninguna parte|la hierba].
        + {Friend} ya no decía azul ni verde, sino «azerde».
      `,
      turn: `
        {Hero} se puso delante de la azul y después delante de la verde, el mismo [rato|tiempo].
        @turn Luego dio una razón para cada puerta, las pesó y [eligió|eligió de una vez].
        + —La azul huele a mar, y el mar es grande —dijo en voz alta.
        + —La verde tiene felpudo, así que de ahí se [vuelve|puede volver].
        + Las dos razones eran buenas, y eso lo ponía más difícil.
        + Pero una pesaba un pelo más, y con un pelo basta.
        + —La verde —anunció {hero}, y cerró la boca antes de que saliera un [«pero»|«o no»].
        + —¿Es que lo sabes? —preguntó {friend}. —No —contestó {hero}—. Lo [elijo|he elegido].
        + La mano tembló un poco en la madera, y aun así empujó.
      `,
      works: `
        La puerta cedió con suavidad. De dentro vino un olor a pan y a [luz|lámpara encendida].
        @result Tras la puerta elegida estaba {thing}, colgando de un [clavo|clavo, a mano].
        + Justo entonces la luna salió del todo, y la azul hizo «clac».
        + —Nunca sabremos qué había ahí —dijo {friend}. —Pues no —dijo {hero}, con [calma|media sonrisa].
        + Pensaron en ello un momento, y el momento pasó.
        + El sapo les puso un sello en la mano, que decía «[decidido|hecho]».
        + Había una mesa con sopa y dos cucharas, ni una más.
        + —¿Con sal o sin sal? —Con sal —respondió {friend}. Se quedó con la [boca|boca muy] abierta.
        + Desde dentro, el felpudo decía: «Bienvenidos a donde [están|llegaron]».
      `,
      lesson: `
        Cuando no se puede saber, se puede elegir bien: con una razón y sin mirar [atrás|de reojo].
        / —Yo tenía rimas —dijo {friend}—. Lo que hacía falta era un [punto|punto final].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} había dos puertas, gemelas en todo excepto en el color.
        / @spot Una azul y otra verde, dos puertas cerraban {spot.at} la [cuestión|pared].
        Ambas se sellarían al salir la luna, y tras una de ellas se hallaba {thing}.
        + «Empuja», aconsejaban las dos con idéntica caligrafía y el mismo [entusiasmo|desapego].
        + De la azul venía un soplo de mar; ante la verde se extendía un felpudo con [opiniones|iniciales].
        + Custodiábalas un sapo que se confesaba ignorante, y que lo era con gran [dignidad|profesionalidad].
        + —Se abre una sola —salmodiaba—, sin cambios, sin devoluciones y, en lo posible, sin [llanto|testigos].
        + La luna, por fortuna coqueta, se demoraba peinándose detrás de la [colina|loma].
      `,
      wrong: `
        Se declaró {friend} por la azul, sin discusión, y luego por la [verde|verde, igual].
        @wrong Lo cierto es que no sabía qué puerta elegir, y lo disimulaba con [rimas|una rima].
        / Dicho en confianza, no sabía qué puerta elegir ni qué cara poner.
        + Era la rima de pito, pito, en su versión completa, que no se [termina|ha terminado nunca].
        + Delegó en una hoja lanzada al aire, y la hoja, que tampoco quería problemas, cayó de [canto|pie].
        + Sometió el caso al sapo y después al felpudo, por si alguno tenía [estudios|experiencia].
        + Entre puerta y puerta había ido abriendo en la hierba un camino que no llevaba a [ninguna|otro sitio].
        + Temía equivocarse, por supuesto, y temía todavía más haber [acertado|elegido ya].
      `,
      doubt: `
        Corría el tiempo, y la rima continuaba girando como una mula de [noria|molino].
        + Lo que duele al elegir no es la puerta que se abre, sino esa otra a la que ya no se [llama|vuelve].
        + {Hero} habría agradecido una voz profunda que, desde lo alto, dictara la [solución|sentencia].
        + En lo alto no había más que noche, y la noche se mantenía escrupulosamente [neutral|callada].
        + Tosió el sapo, que de ese modo procuraba no [influir|meter prisa].
        + Tampoco escoger era una puerta, y se adivinaba sin dificultad a dónde [daba|conducía].
      `,
      turn: `
        {Hero} guardó silencio frente a cada una, el mismo rato y con el mismo [respeto|cuidado].
        / Plantándose delante de cada puerta, {hero} guardó un silencio [equitativo|imparcial].
        @turn Dio después una razón para cada puerta, las sopesó y, sin más, eligió.
        / {Hero} dio una razón para cada puerta y [finalmente|serenamente] eligió.
        + En favor de la azul adujo el mar, que es grande y no suele [repetirse|aburrir].
        + En favor de la verde, el felpudo, prueba de que de allí se [regresa|puede volver].
        + Siendo buenas ambas, la balanza se inclinó por el peso de un cabello. Es sabido que con [eso|un cabello] basta.
        + —La verde —dijo, y apretó los labios para que no se le escapara detrás ningún [«aunque»|«pero»].
        + —¿Cómo lo sabes? —quiso saber {friend}; {hero.y} respondió que saberlo, no, que lo elegía.
      `,
      works: `
        Cedió la madera con blandura, y salió a su encuentro un olor a pan y a [lámpara|mantel].
        @result Tras la puerta elegida estaba {thing}, colgando de un clavo, [muy a mano|sin más].
        / Tras la puerta elegida estaba, colgando apaciblemente de un clavo, {thing}.
        + En ese punto apareció la luna entera, y a sus espaldas la azul hizo [«clac»|clac, para siempre].
        + Lo que hubiera tras ella no se sabrá nunca, y les dedicaron a esas cosas un [suspiro|minuto] justo.
        + El sapo estampó en sus manos un sello verde, requisito que debía de ser muy [antiguo|importante].
        + Consultado sobre la sopa, {friend} la pidió con sal, y hubo de sentarse, de la [impresión|sorpresa].
        + Por dentro rezaba el felpudo que allí se era bienvenido, sin preguntar por la [otra|puerta de al lado].
      `,
      lesson: `
        A falta de certeza queda siempre una buena razón y la costumbre de no [volverse|arrepentirse].
        / —Mi rima era perfecta —dijo {friend}—, pero carecía de [final|puerta].
      `,
    },
  },

  'Goal-setting': {
    titles: `
      {hero} y los cien peldaños
      Hasta la piedrecita
      De diez en diez
      Solo hasta ahí
    `,
    refrains: [
      {
        first: 'Hasta ahí, hasta ahí, una piedra y luego seguir.',
        changed: 'Hasta aquí, hasta aquí, piedra a piedra, ya subí.',
      },
      {
        first: 'No se sube de un bocado | tramo a tramo y paso a paso.',
        changed: 'No se sube de un bocado | tramo a tramo hemos llegado.',
      },
    ],
    facts: {
      wrong: '{friend} quiso subir de un solo salto',
      turn: '{hero} puso una piedrecita en el décimo escalón',
      result: 'la última piedrecita quedó en la cima',
    },
    beginner: {
      gate: `
        @spot {spot.at} subía una escalera de cien [peldaños|escalones].
        / @spot Una escalera muy alta subía {spot.at}.
        Tenía cien peldaños. En la cima brillaba [{thing}|ya {thing}].
        + Se veía chica, chica, como una [miga|estrella].
        + Cada peldaño tenía un número, hecho a mano.
        + El uno estaba gastado. El cien, [nuevo|casi sin usar].
        + Un caracol bajaba. Subió en [marzo|la primavera].
        + —¿Es largo? —dijo {hero}. —Es uno, y otro —dijo el caracol.
        + El viento silbaba allá, por el setenta.
        + No había barandilla. Había [musgo|hierba] y luna.
        + En el suelo había piedrecitas blancas.
      `,
      wrong: `
        {Friend} miró hasta la cima. Y se [mareó|tumbó].
        @wrong Luego quiso subir de un solo [salto|salto, hop].
        + Tomó carrera, hizo ¡hop! y llegó al [dos|tres].
        + —Era para calentar —dijo desde el [uno|cero].
        + Hizo ¡hop! otra vez, y bajó con un plof.
        + —La escalera se mueve —dijo. Era su [cabeza|susto].
        + Cerró los ojos. Arriba seguía [arriba|muy arriba].
        + Pidió unas alas prestadas. Nadie tenía de [sobra|más].
        + —O todo o nada —dijo, y le salió nada.
        + El caracol iba ya por el noventa y ocho, de bajada.
        + Se quitó el polvo y miró si alguien miraba.
      `,
      doubt: `
        Cien eran muchos. Si los mirabas, eran [más|ciento uno].
        + {Hero.a} se le cansaron los pies antes de [empezar|subir].
        + El final estaba tan lejos que daba sueño.
        + —¿Y si mañana? —dijo {friend}—. Mañana hay [más cena|menos].
        + La luna sí subía. Despacio y sin mirar.
        + Nadie puede dar cien pasos a la vez. [Nadie|Ni la luna].
        + Pero uno se puede. Y diez, quizá.
        + {Hero} tocó una piedra blanca con el pie.
      `,
      turn: `
        {Hero} no miró al final. Miró el [diez|número diez].
        @turn Y puso una piedrecita en el décimo [escalón|escalón, toc].
        + —Solo hasta ahí —dijo—. Luego, ya [veremos|se verá].
        + Diez es poco, y diez se puede [contar|hacer].
        + Subieron: uno, dos, tres. {Friend} [también|bufaba].
        + En el diez pararon y comieron una [mora|uva].
        + Después puso la piedra en el veinte.
        + —¿Cuánto falta? —dijo {friend}. —Hasta la piedra —dijo {hero}.
        + En el cincuenta dolía todo. La piedra estaba [ahí|cerca].
        + No miraron abajo ni arriba, solo el [diez|número] que venía.
        + Con la piedra tan cerca, las piernas tenían ganas.
      `,
      works: `
        Diez, veinte, setenta. Y otra vez la [piedra|piedrecita].
        @result La última piedrecita quedó en la cima, junto {thing.a}.
        / La última piedrecita quedó en la [cima|punta]. Ahí estaba {thing}.
        + ¡Cien! {Hero} lo dijo bajito, por el [viento|respeto].
        + {Friend} se sentó y miró atrás: cien, uno a uno.
        + —¿Yo subí eso? —preguntó. Nadie más [estaba|lo creía].
        + Se veía el río, y el mar, y la casa de [alguien|la luna].
        + Dejaron la piedra ahí, por si sube otro.
        + El caracol saludó desde abajo. Era un punto.
        + Bajar fue fácil. Se baja de diez en [diez|diez también].
        + {Friend} saltó un peldaño. Uno. Y le salió.
      `,
      lesson: `
        Hasta ahí, y luego hasta [ahí|más allá]: así se sube.
        / —Yo vi cien —dijo {friend}—. Tú viste [diez|una piedra].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} empezaba una escalera de cien peldaños que se perdía en la [noche|niebla].
        / @spot Había {spot.at} cien peldaños, uno encima de [otro|otro, hasta arriba].
        Allá en lo alto, del tamaño de una miga, brillaba [{thing}|a ratos {thing}].
        + Cada escalón llevaba su número grabado. El uno estaba medio borrado de [usarlo|pies].
        + Del setenta en adelante había telarañas, que es mala señal.
        + Un caracol bajaba por la izquierda; había salido en marzo.
        + —¿Cansa mucho? —le preguntó {hero}. —Cansa uno —dijo el caracol—, y luego [otro|el siguiente].
        + No había barandilla donde apoyarse, ni banco donde [pensarlo|arrepentirse].
        + Al pie de todo, alguien había dejado un montón de piedrecitas blancas.
      `,
      wrong: `
        {Friend} echó la cabeza atrás para ver el final y siguió echándola hasta [caerse|el suelo].
        @wrong Cuando pudo levantarse, quiso subir de un solo [salto|salto, con carrera].
        + Hizo «hop» con mucha fe y llegó al tercero, desde donde [volvió|bajó rodando].
        + —Estaba midiendo —explicó, y retrocedió para tomar más carrera.
        + El segundo «hop» fue más alto y la bajada, más [larga|sonora].
        + Según dijo, era la escalera, que daba vueltas.
        + Preguntó por alas de alquiler, pero a esas horas estaban todas [ocupadas|dormidas].
        + —O de una vez o nada —sentenció. De momento iba ganando nada.
      `,
      doubt: `
        Cien es un número que, mirado de frente, no para de [crecer|hacerse alto].
        + {Hero.a} le dolían ya las piernas por los escalones que aún no había [subido|pisado].
        + Cuanto más lejos está una cosa, más pesa el primer paso.
        + —Mañana quizá haya menos —propuso {friend}, sin convencer a [nadie|las piedras].
        + La luna, en cambio, subía. Lo hacía despacio y sin mirar el final.
        + El caracol pasó por su lado y comentó que ya veía el suelo.
        + Algo redondo rodó bajo el pie {hero.de}: era una piedrecita.
      `,
      turn: `
        {Hero} bajó la vista desde la cima hasta encontrar un número que le [convenció|gustó].
        @turn Luego puso una piedrecita en el décimo escalón, ni más arriba ni más [abajo|lejos].
        + —Vamos solo hasta ahí —dijo—. Lo de después es [después|cosa de después].
        + Diez peldaños los sube cualquiera, y más si no mira los otros.
        + En el décimo se sentaron, respiraron y se repartieron una [mora|uva pasa].
        + Después la piedra pasó al veinte, y el veinte quedaba cerca.
        + —¿Falta mucho? —preguntaba {friend}. —Hasta la piedra —contestaba {hero}, y siempre era [cierto|verdad].
        + Por el sesenta hubo que subirla de cinco en cinco.
        + Las telarañas se apartaban, sorprendidas de recibir [visita|gente].
      `,
      works: `
        Así fueron pasando el setenta, el ochenta y un noventa con mucho [viento|viento de lado].
        @result La última piedrecita quedó en la cima, al ladito mismo {thing.de}, [blanca|como un huevo].
        + {Hero} dijo «cien» en voz baja, para no [despertarlo|estropearlo].
        + Entonces sí miraron hacia abajo. Era altísimo, y lo habían hecho [ellos|con los pies].
        + —¿Todo eso lo he subido yo? —preguntó {friend}, contándose las [patas|agujetas].
        + Desde allí se veían el río, el mar y la ventana de alguien que no dormía.
        + La piedrecita la dejaron en el borde, por si subía otro.
        + Bajaron también de diez en diez, que de lo bueno no hay que [abusar|correr].
        + En el penúltimo peldaño {friend} dio un saltito. Ese le salió perfecto.
      `,
      lesson: `
        Lo lejano se alcanza por trozos que quepan en un [paso|rato] y en una piedra.
        / —Yo salté hacia el cien —dijo {friend}—. Tú anduviste hasta el [diez|siguiente].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} arrancaba una escalera de cien peldaños y muy poca [compasión|conversación].
        / @spot Se elevaba {spot.at} una escalera de cien peldaños, según decía [ella|el último].
        En la cima, reducida por la distancia a una miga, brillaba la cosa: {thing}.
        + Llevaba cada escalón su número. Era de notar que el uno estaba gastadísimo y el cien, sin [estrenar|rozar].
        + A partir del setenta colgaban telarañas, lo cual no habla bien de la [concurrencia|perseverancia] general.
        + Por la orilla bajaba un caracol que, habiendo salido en marzo, tenía ya cierta [perspectiva|experiencia].
        + —Cansa uno —resumió—, y después cansa otro; que yo sepa, nunca cansan [todos|los cien] juntos.
        + Al pie blanqueaba un montón de piedrecillas, puestas allí por alguien [previsor|con método].
      `,
      wrong: `
        Quiso {friend} ver el final. Para ello echó la cabeza atrás más de lo que permite el [cuello|equilibrio].
        @wrong Pasado el golpe, quiso subir de un solo [salto|salto, con impulso].
        / Después de [flexionarse|estirarse] bastante, quiso subir de un solo salto.
        + Fue un «hop» lleno de fe, que llegó hasta el tercero y de vuelta a los [orígenes|comienzos].
        + El siguiente alcanzó mayor altura, de la que dispuso luego para una caída más [completa|reflexiva].
        + Atribuyó el fracaso a la escalera, que a su juicio no se estaba [quieta|tomando en serio].
        + Se informó acerca de unas alas en alquiler, pero a esa hora se hallaban todas [dormidas|apalabradas].
        + —O todo o nada —decretó, y nada aceptó la propuesta con mucho [gusto|agrado].
      `,
      doubt: `
        Cien es una de esas cifras que, si se las mira fijamente, [crecen|se multiplican].
        + {Hero.a} le dolían ya las piernas por unos peldaños que todavía eran del [futuro|todo ajenos].
        + El primer paso de un camino largo pesa lo que pesan juntos los [demás|noventa y nueve].
        + Propuso {friend} esperar al día siguiente, por si habían quitado [algunos|unos cuantos].
        + Entretanto la luna subía, con la ventaja de quien no tiene por costumbre mirar el [final|reloj].
        + Rodó entonces bajo el pie {hero.de} una piedrecita, redonda como una [idea|coma].
      `,
      turn: `
        Desde la cima fue bajando {hero} los ojos hasta dar con un número de su [tamaño|confianza].
        @turn Puso una piedrecita en el décimo escalón y declaró que más allá no había [nada|nada por hoy].
        / {Hero} puso una piedrecita en el décimo escalón, [provisionalmente|solemnemente].
        + —Solo hasta ahí —insistía—, y a partir de ahí ya hablaremos con el [veinte|porvenir].
        + Se llegaba, se respiraba hondo, se repartía una mora y se volvía a mudar la [frontera|piedra].
        + A la pregunta de si faltaba mucho contestaba siempre que hasta la piedra, y jamás [mentía|se equivocó].
        + Hacia el sesenta hubo que dividir las ambiciones por la mitad e ir de cinco en cinco.
        + Las arañas del ochenta, que no recibían desde la boda de su abuela, se mostraron [encantadas|muy atentas].
      `,
      works: `
        Pasó el setenta, pasó el ochenta, y un noventa con el viento de [costado|cara].
        @result Y la última piedrecita quedó en la cima, a un palmo justo {thing.de}.
        + Pronunció {hero} la palabra «cien» en un susurro, como se le habla a alguien [dormido|muy esperado].
        + Solo entonces se asomaron, y lo que vieron debajo era exactamente lo que habían [subido|andado].
        + —¿Todo eso? —repetía {friend}—. ¿Con estas [patas|mismas patas]?
        + Se divisaban el río, el mar y la ventana iluminada de alguien que tampoco [dormía|se rendía].
        + Allí quedó la piedra, de guardia, por si a otro le hacía falta una [meta|compañera] pequeña.
      `,
      lesson: `
        Las cosas altas se suben mirando bajo: justo hasta la próxima [piedra|parada].
        / —Yo apunté a la cima —admitió {friend}— y acerté en el [suelo|tres].
      `,
    },
  },

  Innovation: {
    titles: `
      {hero} y la máquina tragona
      Once calcetines
      ¿Y hacia atrás?
      La máquina que decía grum
    `,
    refrains: [
      {
        first: 'Ras, ras, adelante va, ¿y hacia atrás, qué pasará?',
        changed: 'Ras, ras, marcha atrás, once calcetines y uno más.',
      },
      {
        first: 'Manivela, manivela | dale un día media vuelta.',
        changed: 'Manivela, manivela | al revés, y todo suelta.',
      },
    ],
    facts: {
      wrong: '{friend} giró la manivela hacia delante',
      turn: '{hero} probó a girar hacia atrás',
      result: 'salieron once calcetines y {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una máquina [vieja|vieja y gorda].
        / @spot Una máquina vieja hacía ruido {spot.at}.
        Tenía una manivela. Se había tragado [todo: {thing}|{thing}].
        + Glup, hacía la máquina, y luego, [glup|un eructo].
        + Tenía tubos, ruedas y una boca como un buzón.
        + —Se gira hacia delante —dijo una rana—. [Siempre|De toda la vida].
        + Su abuela giró así. Y la abuela de su [abuela|tía].
        + La manivela brillaba por un lado, de tantas manos.
        + Por el otro lado tenía [polvo|telas de araña].
        + {Hero} miró en la boca. Estaba muy oscuro.
        + Algo suave se movía dentro, como un [nido|cajón].
      `,
      wrong: `
        —Déjame —dijo {friend}—. Esto quiere [fuerza|brazo].
        @wrong {Friend} giró la manivela hacia delante, fuerte, y [más fuerte|otra vez].
        / {Friend} giró la manivela. Hacia delante, y [fuerte|más fuerte].
        + Salió humo. Y un calcetín. Uno solo.
        + —¡Funciona! —dijo. Era de rayas, y [viejo|de nadie].
        + Giró más. La máquina se puso [roja|a temblar].
        + Bruum, hizo, y tragó el gorro de la rana.
        + —Un poco más adelante —dijo, con la cara de [humo|hollín].
        + Dio cien vueltas. Todas iguales, y con el mismo final.
        + Un tubo silbó. Otro lloró una gota de aceite.
        + Lo de siempre da lo de siempre.
      `,
      doubt: `
        La máquina hizo «grum». Eso era [no|que no].
        + Todos miraban la manivela, y nadie más que la [manivela|rueda].
        + —No se puede —dijo la rana—. Si se pudiera, ya se [sabría|haría].
        + {Friend} tosía humo en forma de [anillos|bolas].
        + El calcetín estaba muy solo en el suelo.
        + {Hero} miró la parte con polvo. ¿Por qué tiene polvo?
        + Ahí nadie pone la mano. Nadie, [nunca|en cien años].
        + Era una idea rara. Daba un poco de risa.
      `,
      turn: `
        {Hero} limpió el polvo con la [manga|pata]. Ahí había una flecha.
        @turn —¿Y al revés? —dijo, y probó a girar hacia [atrás|atrás, ras].
        + —¡Así no es! —dijo la rana. —¿Quién lo [probó|dijo]? —preguntó {hero}.
        + La rana pensó en su abuela. Ella, [tampoco|menos].
        + Iba duro. La primera vuelta no quería.
        + {Friend} se tapó los ojos y miró por un [hueco|dedo].
        + ¿Y si explota y todos se ríen? {Hero} [giró|siguió], ras.
        + La máquina calló. Calló como quien oye su [nombre|música].
        + La segunda vuelta fue más blanda. La tercera, sola.
      `,
      works: `
        @result ¡Plop! Salieron once calcetines y, al final, [{thing}|¡plop!, {thing}].
        La máquina suspiró. Llevaba [años|cien años] con eso dentro.
        + Salió también el gorro de la rana. Y un [pez|botón].
        + Los calcetines eran de once pies distintos.
        + {Friend} los puso por colores. Sobró uno, el de rayas.
        + —Se lo pone la manivela —dijo {hero}. Le quedó [bien|calentito].
        + La rana quiso girar. Atrás. Y se rio, cro.
        + Ahora hacía «ra, ra», como quien [canta|ronca bien].
        + Pintaron otra flecha, azul, al lado de la vieja.
        + La tripa de la máquina ya no hizo [grum|glup].
      `,
      lesson: `
        Si adelante no sale, se prueba [atrás|al revés]. No pasa nada.
        / —Yo giré más fuerte —dijo {friend}—. Tú giraste [distinto|al otro lado].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} resoplaba una máquina llena de tubos, con una boca de [buzón|horno].
        / @spot Una máquina más vieja que los árboles ocupaba todo {spot.at}, [roncando|con la boca abierta].
        Tenía una sola manivela, y se acababa de tragar [{thing}|sin masticar {thing}].
        + De cuando en cuando hacía «glup». Ponía cara de no haber sido.
        + —Se gira hacia delante —explicó una rana—, desde los tiempos de mi [abuela|tatarabuela].
        + Por ese lado el mango relucía. Por el contrario criaba polvo.
        + Nadie recordaba para qué la habían hecho; sí, cómo se [giraba|le daba].
        + {Hero} se asomó a la boca y oyó algo blando, como ropa que [respira|cuchichea].
        + Había un cartel con una flecha, pero solo se veía la [mitad|punta].
      `,
      wrong: `
        —Lo que le falta es brío —dijo {friend}. Escupió en la [manivela|palma, o en la pata].
        @wrong Giró la manivela hacia delante, fuerte, más fuerte y, por último, [fortísimo|como un molino].
        + Salió un humo verde y, detrás del humo, un calcetín de rayas.
        + —¡Progresa! —exclamó, y siguió por el mismo [camino|lado].
        + A la vuelta cuarenta, la máquina tembló y se comió el gorro de la rana.
        + A la cien estaba {friend} de color carbón, y lo demás, [igual|como antes].
        + Un tubo soltó un silbido; otro, una lágrima de aceite.
        + Quien hace lo mismo con más fuerza obtiene lo mismo con más [humo|ruido].
      `,
      doubt: `
        La máquina dijo «grum», que en cualquier idioma quiere decir que [no|por ahí no].
        + —Si hubiera otra manera, se sabría —opinó la rana. Eso era muy difícil de [contestar|discutir].
        + Todos miraban el lado brillante, porque brillaba.
        + {Hero} se fijó en el otro, el del polvo. Sintió una idea pequeña.
        + Las ideas nuevas tienen al principio una cara un poco [tonta|ridícula].
        + Daba apuro decirla delante de una rana con tanta familia.
        + El calcetín, tendido en el suelo, parecía esperar a [alguien|los suyos].
      `,
      turn: `
        {Hero} limpió la parte sucia. Apareció la otra mitad de la flecha.
        @turn —¿Nadie ha probado al revés? —dijo. Probó a girar hacia atrás.
        + —¡Eso no se hace! —dijo la rana. —¿Por qué? —preguntó {hero}. La rana lo estuvo [pensando|buscando en su memoria].
        + La manivela no quería, de tan poca costumbre que tenía.
        + {Friend} se puso detrás de un árbol, por si [explotaba|aquello hablaba].
        + Con media vuelta crujió; con una entera, los tubos se callaron de golpe.
        + Era el silencio de alguien a quien por fin le rascan donde [pica|le picaba].
        + A la tercera giraba sola, ras, ras, como quien recuerda una canción.
      `,
      works: `
        @result Uno detrás de otro salieron once calcetines y, después de un hipo, [{thing}|por fin {thing}].
        La máquina soltó un suspiro que llevaba cien años [guardado|doblado dentro].
        + Devolvió además el gorro, dos botones y un pez muy desorientado.
        + Eran calcetines de once pies diferentes, y estaban recién planchados.
        + {Friend} los ordenó por colores y descubrió que el de rayas no tenía [pareja|familia].
        + Se lo pusieron a la manivela, contra el frío. Le sentaba de maravilla.
        + La rana quiso probar y se rio tanto que se le fue la [abuela|tradición] de la cabeza.
        + Repintaron la flecha entera, con sus dos puntas.
        + Desde entonces, en vez de «grum», la máquina tararea.
      `,
      lesson: `
        «Siempre se ha hecho así» es una manivela: también gira hacia el otro lado.
        / —Yo le di cien vueltas —dijo {friend}—, y tú, la [vuelta|vuelta buena].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} jadeaba una máquina de edad incierta y digestión [difícil|pesada].
        / @spot Una máquina llena de tubos ocupaba {spot.at} todo el [sitio|espacio].
        Tenía una sola manivela, y acababa de engullir [{thing}|de un bocado {thing}].
        + Emitía de tarde en tarde un «glup», seguido de un silencio en el que fingía [inocencia|no estar].
        + Según una rana, experta por línea materna, se giraba hacia delante desde la época de su [tatarabuela|bisabuela].
        + El lado usual del mango resplandecía; el contrario criaba un polvo digno de un [museo|archivo].
        + De la utilidad del aparato no quedaba memoria, pero sí, y muy precisa, del modo de [emplearlo|darle].
        + Se asomó {hero} a la boca y percibió un rumor de cosas blandas que se [apretaban|consolaban].
      `,
      wrong: `
        {Friend} diagnosticó falta de energía y prometió ponerla [toda|de su parte].
        @wrong Giró la manivela hacia delante, con fuerza, con más fuerza y con [exceso|humo].
        / Arremangando la [voluntad|paciencia], giró la manivela hacia delante, y salió humo.
        + El resultado, un solo calcetín de rayas, fue saludado como un progreso [histórico|indudable].
        + A la vuelta cuarenta la máquina se estremeció y, por no desairarlos, se tragó el gorro de la [rana|experta].
        + A la centésima había adquirido {friend} el color del carbón, y lo demás conservaba el [suyo|mismo aspecto].
        + Silbó un tubo, lloró aceite el de al lado. Ni por esas se pensó en cambiar de [sentido|método].
        + Insistir tiene buena fama, y no seré yo quien se la quite, salvo cuando sale [humo|humo verde].
      `,
      doubt: `
        Contestó la máquina con un «grum» que no necesitaba [traducción|intérprete].
        + —De haber otra manera —sentenció la rana—, ya se conocería; y es un argumento casi [redondo|imposible de rodear].
        + Miraban todos el lado brillante, sin más razón que la de que [brillaba|lo miraban todos].
        + Reparó {hero} en el polvo del otro. En su cabeza se encendió una idea del tamaño de un [guisante|botón].
        + Recién nacidas, las ideas tienen casi siempre cara de [tontería|pájaro mojado], y da apuro presentarlas.
        + Sobre la hierba, el calcetín impar ofrecía una imagen más bien [conmovedora|filosófica].
      `,
      turn: `
        {Hero} limpió la parte olvidada, y la flecha resultó tener dos [puntas|cabezas].
        @turn Preguntó si alguien lo había hecho al revés, y probó a girar hacia atrás.
        / {Hero} preguntó, [inocentemente|pensativamente], y probó a girar al revés.
        + —¡Eso no se ha hecho nunca! —exclamó la rana, creyendo que aquello era una [objeción|razón].
        + El hierro, falto de costumbre, se resistió lo mismo que se resisten los [tíos|sombreros] a la moda.
        + Desde detrás de un tronco daba ánimos {friend}, a distancia de [explosión|seguridad].
        + Enmudecieron de pronto los tubos, como enmudece quien siente que le rascan, al fin, donde le [picaba|dolía].
        + A la tercera vuelta iba sola, con un ras, ras que parecía el recuerdo de una [canción|cuna].
      `,
      works: `
        @result Uno tras otro salieron once calcetines y, precedida la cosa por un hipo, [{thing}|también {thing}].
        Exhaló la máquina un suspiro que, a ojo, tendría unos cien [años|inviernos].
        + Restituyó asimismo el gorro, dos botones y un pez que preguntó en qué [siglo|río] estaba.
        + Los calcetines, de once pies distintos, salían doblados, detalle que nadie había [esperado|pedido] de ella.
        + Clasificados por {friend}, sobró el de rayas, y con él se abrigó el mango de la [manivela|paciente].
        + Probó la rana, muy seria. A la segunda vuelta se le oyó una carcajada ajena a toda [tradición|genealogía].
        + Repintaron la flecha, y desde aquella noche la máquina, cuando cree que no la oyen, [tararea|canta].
      `,
      lesson: `
        Lo que se ha hecho siempre de un modo suele tener otro, cubierto de [polvo|polvo y esperando].
        / —Cien vueltas di —calculó {friend}—, y bastaba con darle [la vuelta|una] al asunto.
      `,
    },
  },
}
