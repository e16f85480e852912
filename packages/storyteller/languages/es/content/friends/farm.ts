import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { noun: 'caballo', gender: 'm' },
    facts: { help: 'el caballo galopó sin despertar a nadie' },
    beginner: {
      arrives: `
        @friend Un caballo metió la cabeza por la ventana y [pestañeó|miró].
        —Me han dicho que te eche un ojo, {hero}. ¿[Cuál|El derecho]? —preguntó.
        + —Es una manera de hablar —dijo {hero}. —Ah. ¿Y de andar? —dijo el caballo.
        + Llevaba heno detrás de [una oreja|la oreja], como un lápiz.
        + De puro gusto se puso a galopar en el [sitio|mismo sitio]. Toc, toc, toc.
        + —Algo va mal {place.in} —contó—. Y aquí están mis [cuatro patas|patas].
        + —¿Tienes la cabeza en las nubes? —le dijo {hero}. Se la tocó, por si acaso.
        + Su aliento olía a manzana y a [campo|lluvia].
        + —Sube —pidió el caballo—. Me aburro de ir sin [nadie|peso].
        + Saludó a la lámpara con [mucha educación|un gran resoplido].
      `,
      alone: `
        @friend El caballo oyó decir «llueve a [cántaros|mares]» y salió a mirar.
        No caía ni [un cántaro|uno]. Solo gotas, y un olor raro.
        + —Algo pasa {place.in} —dijo, y levantó las orejas.
        + En la cuadra, la paja decía [cras, cras|ras, ras].
        + —No hay mal que cien años dure —recordó. Y se puso a [contar|esperar].
        + Tenía un cubo, una manta y mucha [noche|tarde] por delante.
        + Galopó un rato sin salir del [rincón|charco]. Le gustaba el ruido.
        + —Más vale tarde que nunca —dijo. Así que llegó tarde [a cenar|al cubo].
        + Una estrella se había caído en el [agua|cubo]. O eso parecía.
        + Le picaban los cascos. Era el [camino|camino, que llamaba].
      `,
      dry: `
        {Other} subió, y el caballo galopó en el [sitio|patio].
        Salieron, [clop, clop|cataclop], y se vio {place}.
        + —Tú, a la crin. Yo, al [suelo|aire] —dijo.
        + Las vallas pasaban [debajo|volando]. Y las casas.
        + Al tomar carrera, el viento silbó de [risa|miedo].
      `,
      wet: `
        El caballo se puso una regadera de [casco|sombrero].
        Al galope y por el fondo, [clop, glu|glu, clop], llegaron {place.to}.
        / [Clop, glu|Glu, clop]: así llegaron {place.to}.
        + Los peces saltaban. Alguno hasta [aplaudió|silbó].
        + —¡Nado como un caballo! —gritó, muy [contento|ancho].
        + La crin flotaba como hierba, {other.y} se [agarró|sujetó] a ella.
      `,
      quirk: `
        —Este camino es pan comido —dijo {other}. El caballo buscó [el pan|las migas].
        + —¿Quién se lo comió? —quiso saber, [muy serio|con hambre].
        + Alguien dijo «mete la pata», y la [metió|metió en un charco].
        + —Las paredes oyen —dijo {other}. —¡Buenas noches! —les [gritó|dijo] él.
        + Miraba bien dónde ponía las frases, por si [cojeaban|mordían].
        + —¿Te tomo el pelo? —bromeó {other}. Él bajó la [crin|cabeza] para que fuera fácil.
        + Una piedra «de mucho peso» le pareció muy [importante|seria].
        + Cuando reía, galopaba en el [sitio|sitio hasta hacer un hoyo].
        + —Hay gato encerrado —oyó. Y no quiso seguir sin [abrirle|sacarlo].
      `,
      help: `
        La vuelta era muy larga, y todo [dormía|dormía ya].
        @help El caballo galopó sin despertar a [nadie|nadie, con pies de lana].
        + Iba de puntas, como un [bailarín|gato muy grande].
        + Ni una rama crujió. Ni un [perro|grillo] abrió los ojos.
        + {Other} apretaba {thing}. No se oía [nada|ni eso].
        + —Soy un soplo —susurró. Y el viento le [creyó|dijo que sí].
        + Al pasar por un pueblo, hasta las [campanas|gallinas] soñaban.
        + Un lirón se dio la vuelta en [su cama|la cama], y nada más.
        + Solo se oía el aire en la [crin|cola].
      `,
    },
    intermediate: {
      arrives: `
        @friend Por la ventana abierta entró una cabeza larga, y detrás [se quedó el caballo|no cupo el caballo].
        —Me encargaron echarte una mano, {hero}, pero solo tengo [cascos|patas] —se disculpó.
        + Llevaba un saco vacío para guardar [los refranes|las frases] que no entendía.
        + —Es una forma de hablar —explicó {hero}. —Pues es una forma complicadísima —respondió el caballo.
        + De la impaciencia galopaba sin moverse, y el jardín iba quedando [aplastado|lleno de agujeros].
        + —Me contaron que {place.in} están con el agua al cuello, y traigo [una toalla|toallas] —anunció.
        + Olía a establo limpio, a manzanas y a [carretera|madrugada].
        + Le preguntaron si tenía buena pata, y enseñó [las cuatro|la izquierda, que era su favorita].
        + —Monta, que conmigo no hay camino [largo|aburrido] —prometió, relinchando bajito.
      `,
      alone: `
        @friend Aquella tarde, el caballo esperaba en el prado a que [cayeran cántaros|lloviera a cántaros], como habían anunciado.
        + No cayó ninguno, pero el viento trajo noticias {place.from}, y eran [malas|preocupantes].
        + Tenía preparada una colección de cubos, todos [boca arriba|bien ordenados].
        + —Al mal tiempo, buena cara —recordó, y ensayó [caras|sonrisas] delante del charco.
        + Alguien le había aconsejado consultarlo con la almohada, pero la almohada [no contestaba|era de paja].
        + Las golondrinas dormían ya, y la veleta señalaba [insistentemente|como un dedo].
        + Sus cascos empezaron a trotar por su cuenta, [impacientes|sin preguntar a la cabeza].
        + —El que espera, desespera —suspiró, y se cansó de [esperar|las dos cosas].
        + Antes de salir cerró la puerta, para que no se escapara [el calor|la paja].
      `,
      dry: `
        {Other} se acomodó en el lomo, y el caballo [calentó el galope en el sitio|tomó carrerilla].
        + Luego saltaron cercas y [colinas|carreteras] hasta divisar {place}.
        + —Voy volando —advirtió, y miró hacia abajo con muchísima [preocupación|desconfianza].
        + Las farolas pasaban como [cerillas encendidas|collares de luz].
        + El viento intentó ganar la carrera, pero tenía [las piernas más cortas|menos práctica].
      `,
      wet: `
        Con una regadera por casco, el caballo [galopó cuesta abajo|descendió] entre burbujas.
        + {Other} se agarraba a la crin, y pronto asomó {place}.
        + —Aquí estoy como pez en el agua —anunció, buscando [las aletas|el pez].
        + Los cangrejos salían a ver aquel desfile [submarino|tan ruidoso].
        + Relinchó, y le salieron once pompas [perfectas|con forma de relincho].
      `,
      quirk: `
        —Ese árbol tiene muchas ramas y pocas luces —bromeó {other}. El caballo [le prestó la linterna|se compadeció].
        + Oyó decir que alguien estaba en las nubes y las revisó [una por una|todas].
        + —¿Me tomas el pelo? —preguntó {other}. —No, gracias, tengo [crin de sobra|el mío] —contestó.
        + Guardó en el saco «costar un riñón», que le parecía una [barbaridad|frase delicada].
        + Para no perder los estribos, los llevaba [bien atados|contados].
        + Se negó a pisar una raíz por si había que [ir a la raíz|llegar a la raíz] del asunto.
        + Cuando algo le hacía gracia, galopaba sin avanzar y levantaba [polvareda|una nube de polvo].
        + —A caballo regalado no le mires el diente —leyó, y cerró [el libro|la boca, muy digno].
      `,
      help: `
        Para volver había que cruzar tres pueblos [dormidos|callados], con {thing}.
        @help El caballo galopó sin despertar a nadie, [con los cascos envueltos en musgo|suave como una alfombra].
        + Ni siquiera los perros, que son tan [nerviosos|curiosos], levantaron una oreja.
        + —Voy pisando huevos —susurró, y miraba el suelo con [verdadero terror|cuidado].
        + {Other} sentía solamente el balanceo, como en una [cuna enorme|mecedora].
        + Las persianas siguieron cerradas y los relojes [callados|sin enterarse].
        + Una abuela soñó con lluvia lejana, y era [la galopada|aquel galope].
        + A la salida del último pueblo relinchó por dentro, que es más [difícil|discreto].
      `,
    },
    advanced: {
      arrives: `
        @friend La cabeza que apareció en la ventana pertenecía a un caballo [larguísimo|de buena familia].
        —Debo echarte un ojo, {hero}, y vengo a negociar [cuál|las condiciones] —declaró.
        + Tomaba todas las expresiones al pie de la letra y buscaba después, con auténtica preocupación, [el pie|el pie de cada letra].
        + —Según mis noticias, {place.in} están que se suben por las paredes, así que he traído [una escalera|escaleras] —añadió.
        + Cuando se emocionaba galopaba sin desplazarse, de manera que los geranios de la entrada pasaron [un mal rato|momentos delicados].
        + {Hero} le explicó que aquello era una metáfora, y el caballo preguntó respetuosamente [qué comían las metáforas|si mordía].
        + Despedía un aroma a heno, a cuero antiguo y a carreteras [recorridas de madrugada|interminables].
        + Ofreció el lomo con la solemnidad de quien ofrece [un trono|su mejor butaca] y solo pidió que nadie le hablara de cabos sueltos.
      `,
      alone: `
        @friend El caballo llevaba desde el mediodía en mitad del prado, rodeado de recipientes, porque habían anunciado [que llovería a cántaros|cántaros para la tarde].
        + Lo que llegó fue una brisa inquieta {place.from}, portadora de [complicaciones|noticias poco tranquilizadoras].
        + Le habían enseñado que quien madruga recibe ayuda, y madrugaba tantísimo que terminaba [desayunando de noche|acostándose al levantarse].
        + Conservaba en un saco las frases incomprensibles, y la de «ir con pies de plomo» pesaba [una barbaridad|muchísimo].
        + Consultó el asunto con la almohada, que era de paja y que, interrogada reiteradamente, [guardó silencio|se deshizo].
        + Las patas, que en los caballos piensan antes que la cabeza, habían emprendido ya [un trotecillo nervioso|la marcha].
        + Comprobó que no dejaba puertas abiertas ni asuntos pendientes, y a los pendientes les dedicó [una mirada severa|un buen relincho].
      `,
      dry: `
        Instalada la compañía en el lomo, el caballo galopó en el sitio [por protocolo|unos minutos].
        + Después atravesó valles y [tejados|carreteras] hasta que asomó {place}.
        + Advirtió que iría volando y, como era literal, contemplaba el suelo, cada vez más abajo, con [consternación|sorpresa].
        + {Other} descubrió que la crin de un caballo a medianoche huele a tormenta y [a cuadernos nuevos|a libertad].
      `,
      wet: `
        Con una regadera a modo de escafandra, el caballo emprendió el descenso [con elegancia|relinchando burbujas].
        + {Other} se sujetaba a la crin, y abajo resplandecía {place}.
        + Había oído que convenía nadar y guardar la ropa, por lo que llevaba la suya, una manta, [doblada bajo el brazo|en un paquete impermeable].
        + Los meros se apartaban al oír aquel galope amortiguado, y algún erizo aplaudió [con discreción|espinosamente].
      `,
      quirk: `
        En cuanto {other} mencionó que aquello era pan comido, el caballo [investigó las migas|quiso saber por quién].
        + Se detuvo ante un letrero que aconsejaba «no dar el brazo a torcer», ignorando [cuál|de qué brazo se trataba].
        + Cuando oyó que las paredes tienen oídos, les deseó a todas las del camino, con exquisita cortesía, [unas felices noches|salud].
        + Afirmaba que la frase más peligrosa del idioma era «perder la cabeza», y se la palpaba [periódicamente|cada cien metros].
        + {Other} le preguntó si le había comido la lengua el gato, y hubo que [comprobarlo|esperar].
        + Los chistes le gustaban con retraso, así que de repente, a media cuesta, galopaba de felicidad [sin avanzar un palmo|por el de ayer].
      `,
      help: `
        El regreso atravesaba varias aldeas [dormidas|profundamente dormidas].
        @help El caballo galopó sin despertar a nadie, con la delicadeza [de una nevada|de quien pisa terciopelo].
        + Los perros guardianes, famosos por su temperamento, continuaron soñando con [huesos extraordinarios|salchichas].
        + Había oído hablar de pisar huevos y, por primera vez en su vida, la expresión le pareció [razonable|perfectamente clara].
        + {Other} protegía {thing} mientras las calles pasaban como páginas, sin que se estremeciera [una sola persiana|ni una cortina].
        + Una anciana comentó a la mañana siguiente que había soñado con el mar, y nadie [la desengañó|supo explicarlo].
        + El silencio de un animal tan grande es un regalo considerable, y el caballo lo ofreció entero, [sin quedarse nada|hasta la última esquina].
      `,
    },
  },
  Sheep: {
    noun: { noun: 'oveja', gender: 'f' },
    facts: { help: 'la oveja dio lana para el camino' },
    beginner: {
      arrives: `
        @friend —Dos abuelas, un cartero, tres vecinas —contaba una oveja [en la puerta|desde la alfombra].
        —Contigo, {hero}, son siete. Y no me [duermo|entra sueño] —dijo.
        + —¿No se cuentan ovejas? —preguntó {hero}. —Yo ya me las sé —dijo la oveja.
        + Era redonda y blanca, como una [nube con patas|almohada con patas].
        + Traía un botón en la lana. Y también [una pinza|un peine].
        + —Ven {place.to}, que allí nadie [duerme|pega ojo] —pidió.
        + Contó la silla. —No, tú no [saltas|cuentas] —le dijo.
        + Cada vez que bostezaba, perdía un [número|vecino].
        + La lana olía a prado y a [leche|siesta].
        + —Salta la alfombra, por favor. Es para [verte|practicar] —dijo.
      `,
      alone: `
        @friend La oveja no podía dormir y contaba [vecinos|gente que salta].
        El número cien saltó mal. [Eso no era normal|Qué raro].
        + —Viene {place.from} —dijo la oveja—. Se le nota en el [salto|zapato].
        + Había probado con leche, con música y con [otra leche|un libro gordo].
        + El prado entero roncaba, menos [ella|una].
        + Se peinó la lana por si había [que salir|visita].
        + Contó también la luna. Salió [una|una, como siempre].
        + Encontró en su lana un guante que no era [suyo|de nadie].
        + —Un paseo da sueño —se dijo, ya en [camino|la cerca].
        + Los grillos cantaban. Eran [tres mil|doce, o muchos].
      `,
      dry: `
        {Other} iba en lo blando, y la oveja contaba [farolas|ventanas].
        A la de mil, [por fin|justo], apareció {place}.
        + Al saltar una zanja, la oveja se contó [a sí misma|también].
        + Qué blando. Era una [nube|cama con patas].
        + —No te duermas tú antes —le [pidió|dijo].
      `,
      wet: `
        La lana se llenó de [aire|burbujas]. ¡Qué globo!
        {Other} se agarró bien, y llegaron {place.to} muy [despacio|suavemente].
        / {Other} se agarró. Llegaron {place.to} muy [despacio|mojados].
        + La oveja contó peces: uno, otro, [el mismo|el primo].
        + Un pulpo probó la lana y se [quedó dormido|durmió].
        + Cada rizo llevaba su [pompa|perla] de aire.
      `,
      quirk: `
        La oveja se durmió al contar a la [quinta|sexta] persona. Andando.
        + —Era mi tía —dijo al despertar—. Salta muy [lento|alto].
        + Contó los pasos {other.de} y le salió un [medio|número raro].
        + Sacó de la lana un bocadillo. Luego, una [taza|campana].
        + —¿Qué más llevas ahí? —preguntó {other}. —El invierno —dijo la oveja.
        + A cada persona le ponía un [sombrero|nombre], para no contarla dos veces.
        + Un escarabajo pidió que lo contaran. Y se [emocionó|durmió].
        + —Tú eres el mil doscientos —le dijo a un [árbol|poste].
        + Bostezaron los dos lados del [camino|seto].
      `,
      help: `
        El camino daba tantas vueltas que se [perdía|enredaba].
        @help La oveja dio lana para el [camino|camino, un hilo largo y blando].
        + {Other} siguió el hilo, un paso y [otro paso|otro].
        + En los sitios duros, la lana hacía de [cojín|alfombra].
        + {Thing} iba dentro de un rizo, como [un huevo|un secreto].
        + —Tira, que tengo de [sobra|más] —decía.
        + A la oveja le quedó una pata [fresquita|sin abrigo].
        + Donde se acababa el hilo, salía [más|otro].
        + Nadie se perdió. Nadie se [raspó|golpeó] tampoco.
      `,
    },
    intermediate: {
      arrives: `
        @friend —Panadero, bombero, señora con sombrero —enumeraba una oveja, [sentada en el felpudo|apoyada en la puerta].
        —Tú haces el número ochenta, {hero}, y sigo completamente [despierta|desvelada] —se lamentó.
        + —Las personas cuentan ovejas —comentó {hero}. —Y nosotras contamos personas, es lo justo —dijo la oveja.
        + De la lana le asomaban un peine, media zanahoria y una [tarjeta postal|cuchara sopera].
        + Tenía ojeras de lana gris y una paciencia [infinita|admirable].
        + —Hay alguien {place.in} que tampoco duerme, y me [preocupa|quita el sueño] —explicó.
        + Pidió {hero.a} que saltara la alfombra, despacito, para ver si le entraba [somnolencia|sueño].
        + El salto le gustó tanto que lo apuntó entre [los mejores|sus favoritos].
        + Bostezaba a menudo, pero eran bostezos de [mentira|ensayo].
      `,
      alone: `
        @friend En el corral, la oveja contaba personas que saltaban una [valla|valla de colores] imaginaria.
        + La noventa y nueve tropezó: venía {place.from} y tenía cara de [apuro|preocupación].
        + —Así no hay oveja que descanse —protestó, y se puso [las botas|de pie].
        + El rebaño entero dormía en montón, como una enorme [ensaimada|montaña de nata].
        + Había probado leche templada, música de cámara y un libro sobre [piedras|impuestos].
        + Dentro de la lana encontró un reloj ajeno que marcaba [otra hora|las tantas].
        + Fuera, la hierba se mecía con bastante más [tranquilidad|facilidad] que ella.
        + Se despidió del perro pastor, que contaba [ovejas|ovejas y se equivocaba].
        + Un paseo nocturno, dicen, es medio [dormitorio|remedio].
      `,
      dry: `
        {Other} viajaba hundiéndose en la lana, y la oveja [numeraba farolas|contaba transeúntes].
        Al llegar a quinientos apareció [delante|a lo lejos] {place}.
        + —Si te duermes, avísame, que quiero saber cómo se [hace|empieza] —pidió.
        + Los charcos se saltaban despacio, con un suave [rebote|balanceo].
      `,
      wet: `
        La lana se hinchó de aire, y la oveja descendió [como un globo|flotando].
        + {Other} se acurrucó en un rizo mientras crecía, [debajo|azul], {place}.
        + Las sardinas saltaban de una en una, y la oveja se puso [contentísima|a contarlas].
        + Un caballito de mar pidió una hebra para [hacerse un jersey|su nido].
      `,
      quirk: `
        En mitad de la cuesta, la oveja llegó a siete y se durmió [caminando|de pie].
        + Despertó a los tres pasos, convencida de que era [primavera|martes].
        + —¿Puedo contarte otra vez? —preguntó {other.a}—. Relajas [muchísimo|bastante].
        + De la lana sacó un paraguas, un dado y una carta sin [abrir|terminar].
        + Cuando algo se perdía en la comarca, venían a buscarlo en su [costado|flanco izquierdo].
        + Un sapo saltó tres veces para ayudar, y la oveja le dio [las gracias|tres números].
        + Las hormigas la desesperaban, porque nunca saltan y encima son [demasiadas|incontables].
        + —No hay prisa, el sueño también viene [andando|a pie] —decía, entrecerrando los ojos.
      `,
      help: `
        El camino de regreso se enredaba tanto que hasta la luna [se equivocó|se confundía].
        @help La oveja dio lana para el camino, [un hilo interminable|metros y metros de hilo] que no se rompía.
        + {Other} lo iba siguiendo con los dedos, como quien [lee|lee en la oscuridad].
        + Sobre las piedras afiladas extendió un colchón [esponjoso|blanquísimo].
        + {Thing} viajaba dentro de un ovillo, sin [frío|peligro].
        + —Tira sin vergüenza, que en mayo me [esquilan|pelan] igualmente —animaba la oveja.
        + Con cada vuelta se la veía más delgada y más [orgullosa|ligera].
        + Al final asomaron unas rodillas que nadie le [conocía|había visto].
      `,
    },
    advanced: {
      arrives: `
        @friend —Un farmacéutico, dos primas, un señor con paraguas —recitaba una oveja, [en el umbral|en el felpudo].
        —Contigo, {hero}, son cuatrocientos, y ni un [bostezo|parpadeo] —se lamentó.
        + Explicó que las ovejas, lógicamente, no pueden contar ovejas, pues sería como [hablar de negocios en la cama|llevarse el trabajo a casa].
        + Entre los rizos guardaba una cantidad asombrosa de objetos extraviados, incluida una trompeta [pequeña|que sonaba al sentarse].
        + Solicitó {hero.a} un salto lento y armonioso por encima de la alfombra, y lo calificó con [un ocho|notable alto].
        + —Hay alguien desvelado {place.in}, y entre insomnes [nos reconocemos|existe solidaridad] —informó, ajustándose el flequillo.
        + Poseía unas ojeras magníficas, cultivadas durante años, que le daban un aspecto de [bibliotecaria nocturna|filósofa].
        + Caminaba con un murmullo de lana, parecido al que hace la nieve cuando se cae [de un tejado|de una rama].
      `,
      alone: `
        @friend En un corral donde todo roncaba, la oveja contaba personas que franqueaban [una valla imaginaria|la cerca de una en una].
        + La número noventa y nueve se detuvo a medio salto, procedente {place.from} y visiblemente [afligida|apurada].
        + Ni la leche templada, ni la música de cámara, ni un tratado sobre el cemento le habían procurado [un instante de sueño|descanso alguno].
        + Revisó sus rizos y halló un despertador ajeno, tres botones y una invitación a [una boda antigua|cierta boda].
        + Las demás dormían en un montón indistinguible, que subía y bajaba como [una sola montaña|la marea].
        + Comprendió entonces que quizá no le faltaba sueño, sino [un motivo para tenerlo|un poco de cansancio honrado].
        + Se despidió del perro pastor, que por su parte contaba ovejas y, para colmo, [se quedaba dormido|con éxito].
      `,
      dry: `
        {Other} se hundió en la lana hasta la nariz mientras la oveja [inventariaba farolas|enumeraba chimeneas].
        + Hacia la número mil, [entre bostezos|inesperadamente], surgió {place}.
        + Era un transporte lento, mullido y ligeramente aromático, muy apropiado para [pensar|quien no tuviera prisa].
        + Rogó que, si alguien se dormía, describiera después la experiencia [detalladamente|por escrito].
      `,
      wet: `
        La lana se infló como una cúpula, y la oveja descendió [majestuosamente|igual que un globo cansado].
        + {Other}, entre rizos y burbujas, divisó [al fondo|debajo] {place}.
        + Las sardinas, solidarias, saltaron una detrás de otra para que las [contara|contara con comodidad].
        + Un pulpo tocó aquella lana, suspiró con sus tres corazones y se quedó [profundamente dormido|de adorno].
      `,
      quirk: `
        A la altura del séptimo transeúnte imaginario, la oveja se quedó dormida [sin dejar de caminar|en plena cuesta].
        + Cuando despertó, tres pasos después, aseguró haber descansado como [una persona|un notario en agosto].
        + {Other} le preguntó qué más guardaba entre la lana, y la respuesta ocupó [un kilómetro entero|media ladera].
        + A cada individuo que contaba le adjudicaba un sombrero distinto, a fin de evitar [repeticiones|fraudes].
        + Reprochaba a las hormigas su manía de no saltar jamás, que hacía de ellas un pueblo [desvelador|incontable].
        + Sostenía que el sueño es un animal tímido, al que conviene esperar [de espaldas|sin mirarlo fijamente].
      `,
      help: `
        El sendero se retorcía de tal manera que la luna [se desorientaba|perdió la paciencia].
        @help La oveja dio lana para el camino, un hilo [larguísimo|obstinado] que señalaba cada recodo.
        + {Other} lo recorría con la yema de los dedos, igual que se recorre un renglón [importante|en la oscuridad].
        + Sobre las piedras más antipáticas extendió generosamente [un acolchado|media espalda], y {thing} ni se enteró.
        + A medida que el ovillo menguaba aparecía debajo una oveja delgadísima, de rodillas [aristocráticas|inesperadas].
        + —La lana vuelve, pero los amigos hay que [ir a buscarlos|desenredarlos] —sentenció, tiritando con gran dignidad.
        + Llegados a la última curva, cortó la hebra de un mordisco y la anudó a un arbusto, [por gratitud|de recuerdo].
      `,
    },
  },
  Duck: {
    noun: { noun: 'pato', gender: 'm' },
    facts: { help: 'el pato remolcó a todos en una hoja' },
    beginner: {
      arrives: `
        @friend Un pato entró mojado por la ventana. —Sé un [atajo|atajo buenísimo] —dijo.
        —Pasa por un charco, {hero}, como los [buenos|míos] —añadió.
        + Dejó en el suelo once [huellas|gotas] y un poco de barro.
        + —¿Adónde vamos? —preguntó {hero}. —Primero, al charco —dijo el pato.
        + Sacudió la cola. Llovió en todo el [cuarto|dormitorio].
        + —Es por {place} —explicó—. Allí hace falta un [pato|pato o dos].
        + Olía a estanque y a hierba [mojada|fresca].
        + —Ponte botas —avisó—. O no, y así es más [divertido|rápido].
        + Miró el vaso de agua con [cariño|hambre de charco].
        + Saludó al grifo del baño como a un [primo|viejo amigo].
      `,
      alone: `
        @friend El pato tenía un atajo nuevo, por un [charco|charco amigo].
        Pero aquella noche el agua temblaba [rara|sin viento].
        + —Eso viene {place.from} —dijo el pato—. El agua lo [sabe|cuenta] todo.
        + Conocía todos los charcos por su [nombre|apellido].
        + El mejor se llamaba Paca y tenía [dos ranas|luna].
        + Cuac, dijo. Y el estanque le contestó [cuac|lo mismo].
        + Tenía las plumas en orden y los pies [mojados|como le gusta].
        + Metió la cabeza debajo para [pensar|ver mejor].
        + —Por tierra hay una hora —calculó—. Por agua, dos, pero más [bonitas|frescas].
        + Las cañas se movían. Era un buen [momento|momento para irse].
      `,
      dry: `
        El atajo del pato cruzaba un charco, y [otro|luego otro].
        + {Other} acabó con las botas llenas, y [ahí|enfrente] estaba {place}.
        + —¿Ves? Se tarda más, pero se [salpica|disfruta] —dijo el pato.
        + Volaron un poquito por encima de un [puente|pueblo].
        + Cada charco tenía una luna. El pato las [pisó todas|saludó].
      `,
      wet: `
        —¡Por fin un camino decente! —dijo el pato, y bajó de [cabeza|pico].
        {Other} fue detrás, dentro de una [botella|pompa], y vieron {place}.
        / {Other} fue en una [botella|pompa]. Vieron {place}.
        + Flap, flap. Sus patas eran [remos|un motor].
        + Un barbo les preguntó la hora. Era la de [nadar|mojarse].
        + —El mejor charco del mundo —decía, [feliz|mirando arriba].
      `,
      quirk: `
        —Por aquí se llega antes —dijo el pato. Era [otro charco|una fuente].
        + {Other} se escurrió un calcetín. Salió una [rana|hoja].
        + —Antes, antes, no —reconoció—. Pero sí más [limpios los pies|fresco].
        + Pasaron tres veces por el mismo [árbol|banco]. —Es el de siempre —dijo el pato.
        + Probó el agua de cada charco, como quien prueba [sopa|un té].
        + —A este le falta [barro|una rana] —opinaba.
        + En lo seco caminaba con [sospecha|cara de pena].
        + Cuando se reía, hacía cua, cua, y [estornudaba|se caía].
        + —¿Hay un camino sin agua? —preguntó {other}. —No lo [conozco|quiera nadie] —dijo.
      `,
      help: `
        El agua cortaba la vuelta, ancha y [fría|negra].
        @help El pato remolcó a todos en una [hoja|hoja, cuac, cuac, cuac].
        + La hoja era de nenúfar, con un borde como [una bandeja|un plato].
        + {Other} iba en medio y sujetaba {thing} con [cuidado|las rodillas].
        + Un remolino quiso jugar, pero el pato dijo que [no|hoy no].
        + —Este charco es serio —avisó—. Aquí no se [salpica|canta].
        + La cuerda era un junco, y no se [rompió|soltó].
        + Detrás quedaba una raya de [espuma|plata].
        + En la otra orilla se sacudió. Llovió un [ratito|poco más].
      `,
    },
    intermediate: {
      arrives: `
        @friend Chorreando y muy satisfecho, un pato entró por la ventana y [se secó en la cortina|pidió una toalla].
        —Conozco el atajo más húmedo de la comarca, {hero} —[anunció|presumió].
        + En menos de un minuto la alfombra ya era, oficialmente, [una laguna|terreno pantanoso].
        + —¿Los atajos no deberían ser más cortos? —preguntó {hero}. —Eso es una opinión —respondió el pato.
        + Venía a buscar ayuda {place.to}, pero se había entretenido en [catorce charcos|un abrevadero].
        + Le brillaban las plumas como si las llevara [barnizadas|recién enceradas].
        + Contempló el vaso de la mesilla y preguntó educadamente si estaba [ocupado|libre].
        + —Las botas estorban —aconsejó—, pero el entusiasmo es [obligatorio|impermeable].
        + Del pico le colgaba una lenteja de agua, igual que [una medalla|un collar].
      `,
      alone: `
        @friend Sentado en su estanque, el pato dibujaba atajos con la [pata|punta del pico], todos pasados por agua.
        + De pronto la superficie se arrugó, y no hacía viento: eran noticias {place.from}.
        + —El agua nunca exagera —murmuró, poniéndose [serio|el flotador de viaje].
        + Conocía los charcos de cuatro provincias y los visitaba por [orden alfabético|turno].
        + El más hondo se llamaba Don Ramiro, y el más alegre, [Conchita|Paquita].
        + Las ranas cantaban lo de siempre, con bastante [entusiasmo|desafinación].
        + Escuchó con la cabeza sumergida, que es como los patos [telefonean|leen las cartas].
        + Dejó encargado a un nenúfar que recogiera [el correo|las moscas].
        + Por tierra se llegaba en una hora; por agua, en tres, pero [contento|cantando].
      `,
      dry: `
        El célebre atajo atravesaba nueve charcos y [una fuente|dos abrevaderos], sin evitar ninguno.
        + {Other} ya hacía chof al andar cuando apareció {place}.
        + —Hemos tardado el triple y nos hemos divertido el cuádruple —[calculó|resumió] el pato.
        + Un tramo lo hicieron volando, bajito, para [secarse|escurrirse].
      `,
      wet: `
        El pato desapareció de cabeza, y la cola dijo [adiós|«síganme»].
        + {Other} descendió detrás en una botella, y al fondo vieron {place}.
        + Remaba con las patas y explicaba cada corriente como un [guía turístico|conductor de autobús].
        + —Por abajo no hay charcos, hay uno, pero [enorme|perfecto] —suspiró, emocionadísimo.
      `,
      quirk: `
        El pato dobló una esquina asegurando que era más corto, y se oyó [un chapuzón|plof].
        + —Este no estaba antes —explicó desde dentro—. Qué [maravilla|sorpresa tan agradable].
        + Probaba cada charco con el pico y lo puntuaba de cero a [cuac|diez].
        + {Other} vació las botas, de donde salieron dos [renacuajos|pececillos] agradecidos.
        + Pasaron tres veces por delante del mismo banco, y a la tercera el banco ya [saludaba|tosía].
        + En terreno seco se movía con la tristeza de un [calcetín|barco en la montaña].
        + —Los mapas mienten, los charcos [nunca|jamás] —aseguraba, salpicando.
        + A una gota que colgaba de una hoja la esperó pacientemente hasta que [se decidió|cayó].
      `,
      help: `
        Una laguna inesperada, negra y helada, les [cerraba el regreso|cortaba el paso].
        @help El pato remolcó a todos en una hoja de nenúfar, [remando con determinación|sin salpicar una sola vez].
        + {Other} viajaba en el centro, con {thing} sobre las [rodillas|piernas].
        + Por una vez no salpicó, porque los buenos capitanes [no salpican|son así].
        + La cuerda era un junco trenzado con muchísima [paciencia|habilidad].
        + Un remolino propuso un baile, y el pato lo rechazó [educadamente|con un aletazo].
        + Detrás quedaba una estela plateada, que tardó bastante en [borrarse|cerrarse].
        + —Servicio completo —anunció en la orilla, sacudiéndose [por fin|encima de los pasajeros].
      `,
    },
    advanced: {
      arrives: `
        @friend Un pato empapado se coló por la ventana y utilizó la cortina [como toalla|sin permiso].
        —Dispongo de un atajo inmejorable, {hero}, si no te importa [la humedad|el agua] —anunció.
        + {Hero.a} le constaba que los atajos suelen ahorrar tiempo, idea que el pato calificó de [vulgar|terrestre y anticuada].
        + La alfombra adquirió en un instante la categoría de humedal, y una rana, no se sabe cómo, [ya la habitaba|tomó posesión].
        + Traía un recado urgentísimo {place.from}, aunque se había demorado en catorce charcos, a cual más [irresistible|recomendable].
        + Observó el vaso de la mesilla con la melancolía del viajero que reconoce, en tierra extraña, [un paisaje de su infancia|su patria].
        + —Se ruega entusiasmo impermeable —advirtió, y dio una vuelta sobre sí mismo que duchó [la biblioteca entera|a la lámpara].
        + Todo en él relucía, desde el pico hasta las intenciones, con un brillo como de [bota nueva|tejado después de la tormenta].
      `,
      alone: `
        @friend El pato meditaba en su estanque la ruta más húmeda entre [el desayuno y la siesta|su nido y el resto del mundo].
        + Entonces, sin que soplara el viento, la superficie se estremeció: llegaban noticias {place.from}.
        + Mantenía relaciones cordiales con los charcos de cuatro provincias, a los que visitaba [por riguroso turno|según la temporada].
        + El más profundo respondía al nombre de Don Ramiro, y el más frívolo, que se evaporaba enseguida, al de [Conchita|Primavera].
        + Sumergió la cabeza para escuchar mejor, procedimiento que entre los patos equivale a [descolgar el teléfono|leer el periódico].
        + El agua, que jamás exagera, hablaba en voz bajísima, y eso le erizó [la pluma más discreta|hasta la última pluma].
        + Confió la vigilancia de las moscas a un nenúfar responsable y emprendió el camino, naturalmente, [por lo mojado|chapoteando].
      `,
      dry: `
        El célebre atajo enlazaba nueve charcos, una fuente y [un lavadero|varias goteras], sin omitir ninguno.
        + Cuando {other} rezumaba ya por las costuras, compareció {place}.
        + El pato reconoció que habían empleado el triple de tiempo, pero subrayó que el cuádruple [de alegría|de agua].
        + Sobrevolaron a baja altura un trigal, con el único propósito de [escurrirse|tender la ropa puesta].
      `,
      wet: `
        El pato se zambulló con la felicidad del funcionario que [se jubila|sale de la oficina].
        + {Other}, embotellado y a remolque, contempló cómo ascendía {place}.
        + Comentaba cada corriente con el aplomo de un guía que lleva años [repitiendo la misma broma|en el oficio].
        + Se le humedecieron los ojos, o quizá no, porque en semejantes circunstancias resulta [imposible saberlo|difícil de comprobar].
      `,
      quirk: `
        Afirmó que por aquella esquina se abreviaba considerablemente, y enseguida se oyó [un chapuzón|el inevitable plof].
        + Catalogaba los charcos con criterio de gastrónomo, lamentando en uno la falta de barro y en otro [el exceso de luna|la temperatura].
        + {Other} volcó una bota, de la que salieron, bastante desconcertados, [dos renacuajos|un renacuajo y su tutor].
        + Pasaron por tercera vez ante el mismo banco, y el pato sostuvo que se trataba de [una familia de bancos|un banco viajero].
        + En terreno seco avanzaba con la pesadumbre de un paraguas [en el desierto|durante la sequía].
        + Ante una gota suspendida de una hoja guardó silencio hasta que ella, halagada por la expectación, [se decidió|dio el salto].
      `,
      help: `
        Una laguna negrísima, ausente a la ida, [interrumpía el regreso|cortaba el paso].
        @help El pato remolcó a todos en una hoja de nenúfar, con la seriedad [de un transatlántico|del mejor barquero].
        + Aquella travesía fue la única ocasión en que se abstuvo de salpicar, pues distinguía perfectamente [el juego del oficio|entre un charco y un deber].
        + {Other} mantenía {thing} en el centro exacto de la hoja, donde el balanceo era [imperceptible|más llevadero].
        + Un remolino invitó a bailar a todo el pasaje con bastante insistencia, y el pato declinó la invitación mediante [un aletazo cortés|tres cuacs diplomáticos].
        + El junco que hacía de cuerda gemía a ratos, pero era de buena familia y [no se rompió|resistió].
        + Alcanzada la orilla, se resarció sacudiéndose encima de los pasajeros con verdadera [voluptuosidad|generosidad].
      `,
    },
  },
  Butterfly: {
    noun: { noun: 'mariposa', gender: 'f' },
    facts: { help: 'la mariposa se posó en el sitio exacto' },
    beginner: {
      arrives: `
        @friend Una mariposa entró de lado, luego hacia arriba y luego [hacia abajo|en círculo].
        —Digo que, o sea, {hero}, la luna… ¡mira, [azul|una taza]! —exclamó.
        + Se posó en la lámpara y en la [oreja|nariz] {hero.de}.
        + —¿Qué querías decir? —preguntó {hero}. —¿Yo? Ah, sí: flores —dijo la mariposa.
        + Al final se supo: algo pasaba {place.in}. O cerca de la [mantequilla|música].
        + Sus alas tenían dos ojos pintados. Uno [guiñaba|se reía].
        + Dejó en el aire un poco de polvo de [oro|sol].
        + Quiso ir a la puerta y llegó al [armario|techo].
        + —Ven todo recto —pidió, dando [siete vueltas|una voltereta].
        + Olía a verano y a [mermelada|tomillo].
      `,
      alone: `
        @friend La mariposa iba a casa de la vecina, por [la luna|el trigo].
        En eso le llegó un soplo {place.from}. Era un soplo [triste|con pena].
        + —Voy ahora mismo —dijo, y se fue al [revés|otro lado].
        + Su casa era una flor. A veces no daba con [ella|la puerta].
        + Contó un chiste a una hoja, y se le fue el [final|chiste].
        + La vecina la esperaba desde [el lunes|mayo].
        + Merendó en tres sitios y no se [acordó|sentó] en ninguno.
        + Las alas subían y ella [no sabía|bajaba].
        + El aire de la noche hacía [cosquillas|olas].
        + Quería dormir, pero se le cruzó una [idea|luz].
      `,
      dry: `
        La mariposa volaba en zigzag. {Other} iba [igual|detrás, con mareo].
        Por fin, sin querer, [toparon con|llegaron: era] {place}.
        + Pasaron dos veces por la misma [nube|vaca].
        + —Recto es un color aburrido —dijo la [mariposa|mariposa, de lado].
        + A ratos iban hacia atrás, para ver [la salida|el otro lado].
      `,
      wet: `
        La mariposa iba en una pompa, {other.y} en [otra|la otra].
        Bajaron dando vueltas, [zig y zag|arriba y abajo], {place.to}.
        + Un pez quiso seguirlas y se [mareó|hizo un nudo].
        + Debajo del agua, sus alas parecían [vidrio|papel de caramelo].
        + —¿Abajo es abajo? —preguntó. Nadie estaba [seguro del todo|para decirlo].
      `,
      quirk: `
        La mariposa empezó una frase y aterrizó en [otra|una flor].
        + —Lo importante es… ¡un [botón|caracol]! —dijo, y se fue a verlo.
        + {Other} esperó el final. Llegó después de la [curva|merienda].
        + Hablaba en zigzag: «[Hoy, pan, nube|Luna, sí, zapato]».
        + Le preguntaron el camino y señaló los [cuatro lados|dos lados a la vez].
        + Pidió perdón a una rama, y era [otra mariposa|su tía].
        + Nunca chocaba con nada. Solo [casi|por poco].
        + Cada flor le hacía olvidar la [anterior|de antes].
        + —Soy puntual —dijo—. Pero de otro [día|mes].
      `,
      help: `
        Había cien piedras para pisar, y solo una [aguantaba|era buena].
        @help La mariposa se posó en el sitio [exacto|exacto, sin una duda].
        + Por una vez voló recto, como una [flecha|regla].
        + {Other} puso el pie allí mismo, y la piedra [aguantó|no se movió].
        + Las demás hicieron glup y se [hundieron|fueron].
        + —¿Cómo lo sabes? —preguntó {other}. —Me hace cosquillas —dijo.
        + {Thing} cruzó sin una [gota|mancha].
        + Después volvió a volar [torcido|de lado], tan feliz.
        + Los pies saben poco. Las alas [saben más|pesan menos].
      `,
    },
    intermediate: {
      arrives: `
        @friend Una mariposa entró por la ventana, salió, volvió a entrar y se presentó [al perchero|a una silla].
        —{Hero}, escucha, es urgentísimo, resulta que… ¡qué [cucharilla|tetera] tan bonita! —exclamó.
        + Hablaba exactamente como volaba, es decir, con muchísimas [curvas|vueltas y ningún freno].
        + Juntando los trozos, {hero} entendió que {place.in} había [un problema|problemas], o un pastel de problemas.
        + Se posó en cada dedo de la mano, de pulgar a meñique, y [al revés|otra vez].
        + —¿Y qué hay que hacer? —preguntó {hero}. —Exactamente eso, o lo contrario —contestó la mariposa.
        + Sus alas parecían dos vidrieras que alguien hubiera [abanicado|sacado de paseo].
        + Intentó salir en línea recta y terminó dentro de [un zapato|la pantalla de la lámpara].
        + Dejaba en el aire un polvillo dorado que hacía [estornudar a los muebles|cosquillas].
      `,
      alone: `
        @friend La mariposa había quedado con la vecina el martes, y ya llevaba [dos semanas volando|media primavera de camino].
        + En una de las curvas encontró un viento {place.from}, que venía [preocupado|suspirando].
        + —Iré directamente —prometió, dirigiéndose hacia [el lado contrario|un tarro de miel].
        + Vivía en una amapola, aunque la mayoría de las noches [no la encontraba|dormía en otra].
        + Tenía una agenda pequeñísima donde todo estaba apuntado en [diagonal|otro sitio].
        + Le contó un secreto a un girasol y se le olvidó [cuál era|decirle que lo era].
        + La luna se reflejaba en el rocío, y ella visitó todas las [lunas|gotas], por si acaso.
        + Pensar le costaba bastante, porque los pensamientos también [revolotean|se escapan].
        + Esa vez, sin embargo, una idea se quedó [quieta|posada].
      `,
      dry: `
        Volaron describiendo garabatos, {other.y} procuraba no [marearse|perder el hilo].
        + Tras la última voltereta, por pura casualidad, [apareció|estaba allí] {place}.
        + —La línea recta es para las [reglas|hormigas] —proclamó la mariposa, cabeza abajo.
        + Saludaron dos veces al mismo campanario, primero [de frente|por la derecha] y después del revés.
      `,
      wet: `
        Dentro de una pompa giratoria, la mariposa bajó dibujando [espirales|tirabuzones].
        + {Other} iba en la pompa vecina, y entre vuelta y vuelta [crecía|brillaba] {place}.
        + Un banco de peces intentó imitarlas y acabó hecho [una trenza|un lío].
        + A ratos subían, cosa que nadie había [pedido|previsto].
      `,
      quirk: `
        La mariposa comenzó a contar una historia y a la mitad [se posó en otra|cambió de protagonista].
        + —Y entonces el rey abrió la… ¡fíjate, [musgo|una araña con botas]! —dijo, desapareciendo.
        + {Other} tuvo que esperar tres recodos para conocer [el desenlace|qué abrió el rey].
        + Para indicar la izquierda movía el ala derecha, y [viceversa|algunos días, las dos].
        + Se disculpó ante una hoja amarilla, a la que había tomado por [su prima|una tía suya].
        + Su frase más larga sin desviarse constaba de cuatro [palabras|palabras, y una era «ay»].
        + Aseguraba que las distracciones son el mejor modo de [encontrar cosas|viajar].
        + Jamás chocaba: el mundo se [apartaba|agachaba] en el último instante.
      `,
      help: `
        Entre esta orilla y la otra flotaban cien piedras, y [noventa y nueve se hundían|solamente una era firme].
        @help La mariposa se posó en el sitio exacto, [sin titubear|derecha como una flecha].
        + Fue la única línea recta de su [biografía|vida entera].
        + {Other} apoyó el pie donde temblaban las alas, y la piedra [sostuvo todo|resistió].
        + Luego señaló la siguiente, y la siguiente, siempre [acertando|con la punta del ala].
        + Las otras piedras bostezaban y desaparecían con un [gorgoteo|suspiro].
        + —Es que los sitios buenos [hacen cosquillas|están tibios] —explicó modestamente.
        + {Thing} llegó sin salpicaduras, y la mariposa celebró el triunfo volando [torcidísimo|de espaldas].
      `,
    },
    advanced: {
      arrives: `
        @friend Después de entrar, salir y reconsiderarlo, una mariposa se presentó [al perchero|a una zapatilla].
        —{Hero}, traigo una noticia gravísima, y es… ¡qué [tetera|cortina] tan mona! —exclamó.
        + Conversaba siguiendo la misma trayectoria con que volaba, de modo que comprenderla exigía [paciencia|cierto sentido del equilibrio].
        + Reuniendo los fragmentos, {hero} dedujo que {place.in} ocurría algo lamentable, relacionado o no [con la mantequilla|con un paraguas].
        + Sus alas recordaban esas vidrieras antiguas que el sol atraviesa los domingos, solo que [abanicándose|en miniatura y con prisa].
        + Preguntada por lo que convenía hacer, recomendó exactamente eso, o acaso lo contrario, [según el viento|con igual convicción].
        + Emprendió la salida en línea recta, y cuantos lo presenciaron coincidieron en que aquello era [un garabato|un nudo marinero].
        + Iba dejando en la penumbra un polvillo dorado, finísimo, que hizo estornudar [al ropero|a dos muebles].
      `,
      alone: `
        @friend Invitada a merendar por una vecina que vivía enfrente, la mariposa llevaba [quince días de trayecto|media primavera de viaje].
        + En uno de sus rodeos tropezó con un viento {place.from}, francamente [afligido|alicaído].
        + Prometió acudir sin la menor dilación y, para demostrarlo, se encaminó decididamente hacia [un tarro de miel|el horizonte opuesto].
        + Residía en una amapola, si bien la mayoría de las noches, incapaz de localizarla, pernoctaba [en la competencia|donde podía].
        + Anotaba sus compromisos en una agenda diminuta, siempre en diagonal, y luego [extraviaba la agenda|olvidaba el alfabeto].
        + A un girasol le había confiado un secreto, sin recordar después si el secreto era [importante|ese o el girasol].
        + Los pensamientos también revolotean, como es notorio, pero aquella tarde uno, excepcionalmente, [se le quedó posado|permaneció quieto].
      `,
      dry: `
        Avanzaron trazando una caligrafía incomprensible, que {other} procuraba [no interpretar|seguir sin marearse].
        + Al término de una voltereta, y por mera casualidad, [apareció|se encontraron con] {place}.
        + Opinaba la mariposa que la línea recta es un recurso propio de hormigas y [de ingenieros|gente sin imaginación].
        + Un campanario presenció la llegada por delante, por detrás y, finalmente, [boca abajo|en diagonal].
      `,
      wet: `
        Encerrada en una pompa giratoria, la mariposa descendió en [tirabuzones|espirales caprichosas].
        + {Other}, en la pompa contigua, vislumbraba por turnos el cielo y {place}.
        + Un cardumen disciplinado intentó imitar la maniobra y hubo que [desenredarlo|deshacerlo con paciencia].
        + De vez en cuando ascendían, circunstancia que la mariposa atribuyó a [un malentendido|la poesía].
      `,
      quirk: `
        La mariposa emprendió el relato de su infancia y, al segundo adjetivo, [se posó en otro asunto|cambió de oruga].
        + El desenlace llegó tres recodos más tarde, incrustado en una anécdota acerca de [cierto alcalde|un pepino].
        + {Other} aprendió que su izquierda era la derecha, salvo los jueves, que no era [ninguna de las dos|de nadie].
        + Pidió disculpas a una hoja seca, confundiéndola con una pariente, y la hoja las aceptó [emocionada|con un crujido].
        + Sostenía que quien nunca se distrae no descubre más que aquello [que ya buscaba|que conocía].
        + Nunca chocaba contra nada, pues el universo, resignado, se agachaba [en el último instante|a su paso].
      `,
      help: `
        Cien piedras flotaban en el agua, y noventa y nueve [se hundían|mentían].
        @help La mariposa se posó en el sitio exacto, con una precisión [asombrosa|que nadie esperaba].
        + Quienes la conocían aseguran que fue la única línea recta de toda [su biografía|una vida de rodeos].
        + {Other} pisó donde temblaban las alas, y la piedra, orgullosa de la elección, [no cedió un milímetro|resistió con firmeza].
        + Una tras otra fue señalando las siguientes, mientras las impostoras se sumergían entre [gorgoteos|bostezos líquidos].
        + —Los sitios verdaderos hacen cosquillas —explicó, como si se tratase de una ley [de la física|conocidísima].
        + Con {thing} a salvo, festejó su hazaña volando tan torcido que una golondrina le pidió [la receta|explicaciones].
      `,
    },
  },
  Goat: {
    noun: { noun: 'cabra', gender: 'f' },
    facts: { help: 'la cabra trepó y echó su barba de cuerda' },
    beginner: {
      arrives: `
        @friend Encima del armario, una cabra se comía [una carta|un sobre]. Ponía: «{Hero}».
        —Decía «ven», {hero}. Y luego algo de [limón|un sello] —explicó.
        + —¿Quién la mandaba? —preguntó {hero}. —Eso estaba riquísimo —dijo la cabra.
        + Bajó por los cajones como por una [escalera|montaña].
        + Tenía barba de cuerda y dos cuernos de [caracola|media luna].
        + Leyó el calendario. Ya no hay [abril|martes].
        + —Creo que era {place.from} —dijo, y se [relamió|rascó].
        + Miró el diccionario con mucho [amor|apetito].
        + Olía a monte y un poco a [tinta|papel].
        + —¿Ese cuaderno está en uso? —preguntó, muy [fina|amable].
      `,
      alone: `
        @friend La cabra leyó el diario y se comió [la portada|el tiempo].
        En la última página ponía algo {place.from}. Sabía a [pena|prisa].
        + —Sin sal, y con lágrimas —dijo la cabra—. Es [grave|urgente].
        + Vivía en lo alto de una [peña|roca] donde no cabe nadie más.
        + Tenía una biblioteca. Se la comió en [invierno|tres tardes].
        + La peña era muy estrecha. Dormía de [pie|perfil].
        + Abajo se veían luces, como [migas|botones].
        + Un águila le traía las revistas [viejas|de moda].
        + Se peinó la barba con una [piña|rama de pino].
        + —Lo difícil está por allí —dijo. Y allí [fue|saltó].
      `,
      dry: `
        La cabra iba por lo más [difícil|alto]. {Other} iba a la espalda.
        De peña en peña llegaron {place.to}, [toc, toc|sin mirar].
        / De peña en peña se va {place.to}.
        + —Por el camino va cualquiera —decía, y se subió a un [poste|tejado].
        + Un cartel ponía «[llano|fácil]». Se lo comió.
        + Las piedras caían rodando, pero [ella no|la cabra nunca].
      `,
      wet: `
        La cabra se puso una jarra de [casco|sombrero] y bajó con {other}.
        / La cabra bajó con {other}. Llevaba una jarra de [casco|gorro].
        Fue saltando de roca en roca, [bee, glu|glu, bee], {place.to}.
        / [Bee, glu|Glu, bee]: así llegaron {place.to}.
        + Probó una ola. Le faltaba [papel|tinta].
        + La barba flotaba delante y enseñaba el [camino|rumbo].
        + Un cangrejo le leyó su periódico, por [si acaso|miedo], desde lejos.
      `,
      quirk: `
        Ponía «no subir». La cabra leyó, subió y se comió el [«no»|cartel].
        + —Ahora está bien escrito —dijo con la boca [llena|contenta].
        + {Other} escondió el mapa. Ya le faltaba [el norte|una esquina].
        + Se subió a una piedra, y a otra encima de [esa|ella].
        + —¿Qué pone aquí? —preguntó {other}. —Vainilla —dijo la cabra.
        + Pidió una servilleta y se la [comió|tomó de postre].
        + Cuando pensaba, masticaba. Cuando no, [también|mascaba más].
        + —Los cuentos cortos llenan [poco|menos] —suspiró.
        + Bajar le daba pereza. Subir le daba [hambre|risa].
      `,
      help: `
        La pared era tan recta que no subía ni el [aire|viento].
        @help La cabra trepó y echó su barba de [cuerda|cuerda, larga y fuerte].
        + Tac, tac, tac, iba por piedras como [uñas|guisantes].
        + {Other} se agarró a la barba y subió [despacio|poco a poco].
        + —Tira, que no duele. Casi [nada|un pelo] —decía.
        + {Thing} iba delante, con un nudo [doble|de los buenos].
        + Arriba soplaba un aire de [queso|nieve].
        + La barba quedó un poco más [larga|suelta]. Le gustó.
        + De premio le dieron una hoja [en blanco|de papel]. ¡Ñam!
      `,
    },
    intermediate: {
      arrives: `
        @friend En lo alto del armario había una cabra que masticaba [un sobre|una carta certificada].
        —Venía a tu nombre, {hero}, y la primera mitad era [estupenda|muy sabrosa] —informó.
        + —¿Y la segunda? —preguntó {hero}. —Todavía la estoy digiriendo —contestó la cabra.
        + De lo que quedaba se entendía que {place.in} necesitaban [ayuda|ayuda o ensalada].
        + Bajó del armario por los cajones, abriéndolos con la [pezuña|barbilla], como peldaños.
        + Llevaba una barba trenzada, larguísima, que utilizaba para [medir abismos|rascarse].
        + Echó una ojeada al diccionario y se le hizo la boca [agua|papilla].
        + Del calendario faltaban ya dos meses, y nadie los iba a [recuperar|echar de menos, salvo las vacaciones].
        + Olía a tomillo, a riesgo y ligeramente a [tinta|correo].
      `,
      alone: `
        @friend La cabra vivía en una peña altísima y leía el periódico [después de cenar|a mordiscos].
        Aquella noche, la noticia {place.from} le supo [amarga|a lágrima].
        + —Le falta sal y le sobra tristeza —diagnosticó, [dejándola a medias|limpiándose la barba].
        + Su biblioteca había sido la mejor de la sierra, hasta [que llegó el invierno|el día de su cumpleaños].
        + En la peña no cabía otra cosa que cuatro pezuñas y [un pensamiento|una corriente de aire].
        + Los buitres le traían revistas atrasadas, porque las [nuevas|satinadas] le daban acidez.
        + Dormía de pie, con un ojo puesto en el [precipicio|abismo], que era su jardín.
        + Abajo titilaban los pueblos como migas en un [mantel oscuro|mantel].
        + Buscó el camino más complicado y lo encontró [enseguida|fácilmente].
      `,
      dry: `
        La cabra tomó la [cresta|cornisa], con {other} a la espalda.
        + De risco en risco, y por donde no se podía, [alcanzaron|divisaron] {place}.
        + —Los caminos son para quien tiene [prisa|miedo de caerse] —explicó, suspendida de una pezuña.
        + Se zampó un indicador que ponía «prohibido», y desde entonces [no lo estuvo|estuvo permitido].
      `,
      wet: `
        Con una jarra por escafandra, la cabra bajó [brincando de roca en roca|por un acantilado sumergido].
        + {Other} se sujetaba a la barba flotante, y al fondo esperaba {place}.
        + Mordisqueó un alga y opinó que parecía [periódico mojado|poesía].
        + Los erizos admiraban aquel modo de [escalar hacia abajo|caerse con método].
      `,
      quirk: `
        Leyó con atención «prohibido subir», subió y se merendó [la prohibición|el letrero].
        + —Lo mejor de la lectura es el [crujido|relleno] —comentaba, escogiendo otra hoja.
        + {Other} guardó el mapa donde pudo, pero ya le faltaban [dos ríos|el sur y una montaña].
        + Distinguía las novelas por el sabor, y las de misterio le parecían [picantes|indigestas].
        + Si veía algo alto, se subía; si no lo veía, lo [construía|buscaba].
        + —¿Qué decía esa señal? —preguntó {other}. —Regaliz, con un fondo de advertencia —respondió.
        + Para reflexionar rumiaba, y para rumiar necesitaba [documentos|papeles importantes].
        + Una oveja le preguntó la hora desde abajo, y la cabra le tiró [un eco|medio reloj].
      `,
      help: `
        La pared que cerraba el regreso era tan vertical que [resbalaban hasta las nubes|daba vértigo mirarla].
        @help La cabra trepó y echó su barba de cuerda, [fuerte como una maroma|que llegaba justo al suelo].
        + Subía apoyándose en piedrecitas del tamaño de una [lenteja|avellana].
        + {Other} se agarró a la trenza y fue subiendo a [tirones suaves|pulso].
        + —No te preocupes, que está muy bien plantada —aseguraba la barba, o [su dueña|la cabra].
        + {Thing} subió primero, con un nudo [montañero|de seis vueltas].
        + Desde arriba el mundo parecía un papel [arrugado|apetitoso], y la cabra suspiró.
        + De recompensa pidió solamente el [envoltorio|recibo].
      `,
    },
    advanced: {
      arrives: `
        @friend Desde la cima del armario, una cabra daba cuenta de un sobre con [parsimonia|deleite].
        —Iba dirigido a ti, {hero}, y el primer párrafo estaba [exquisito|en su punto] —comunicó.
        + Interrogada por el contenido del segundo, contestó que aún lo estaba digiriendo y que tendría [noticias por la mañana|una impresión más tarde].
        + De los restos se deducía que alguien, {place.in}, solicitaba auxilio, o tal vez [una ensalada|perejil].
        + Descendió abriendo los cajones con la barbilla, uno tras otro, como si los muebles fuesen [cordilleras domésticas|escaleras disfrazadas].
        + La barba, trenzada y kilométrica, la empleaba para sondear abismos, y también, en confianza, [para hacerse cosquillas|como servilleta].
        + Al descubrir el diccionario se le empañó la mirada, {hero.y} tuvo que colocarlo discretamente [fuera de su alcance|debajo del colchón].
        + Olía a tomillo, a temeridad y, de un modo muy lejano, a [oficina de correos|archivo municipal].
      `,
      alone: `
        @friend En una peña donde apenas cabían cuatro pezuñas, la cabra leía el periódico [a dentelladas|según su costumbre].
        + La noticia {place.from} tenía un regusto amargo que no supo [atribuir a la tinta|explicarse].
        + La suya había sido la biblioteca más completa de la sierra hasta aquel enero [tan largo|particularmente frío].
        + Unos buitres amables le suministraban revistas atrasadas, puesto que las recientes, según se sabe, [repiten|producen acidez].
        + Consideraba el precipicio su jardín, y cada noche lo contemplaba como otros contemplan [las hortensias|sus rosales].
        + A sus pies titilaban los pueblos, dispersos igual que migas sobre un mantel [inmenso|que nadie ha sacudido].
        + Rumió el asunto durante un rato, estudió el terreno y eligió, sin vacilar, la ruta [más desaconsejable|menos sensata].
      `,
      dry: `
        Desdeñando el sendero, la cabra optó por la cornisa, con {other} [a la espalda|encima].
        + De risco en risco, y contra toda recomendación, [alcanzaron|avistaron] {place}.
        + Sostenía, colgada de una sola pezuña, que el llano adormece [el carácter|las rodillas].
        + Devoró un indicador donde se leía «peligro», eliminándolo así [definitivamente|de la comarca].
      `,
      wet: `
        Provista de una jarra a modo de escafandra, la cabra inició una escalada [hacia abajo|al revés].
        + {Other} se aferraba a la barba ondulante, hasta que surgió {place}.
        + Mordisqueó unas algas que le parecieron prensa local, y un coral que calificó de [literatura clásica|lectura pesada].
        + Los erizos, alpinistas frustrados, siguieron la maniobra con [envidia|respetuosa admiración].
      `,
      quirk: `
        Ante un letrero que prohibía el ascenso, la cabra leyó, ascendió y se merendó [la prohibición|el reglamento].
        + Distinguía los géneros por el paladar, de suerte que las novelas policíacas le resultaban [picantes|indigestas al final].
        + {Other} rescató el mapa demasiado tarde, cuando le faltaban ya dos ríos y [el punto cardinal más necesario|toda la provincia].
        + Cualquier objeto elevado ejercía sobre ella una atracción que los sabios llaman vocación y los pastores, [fastidio|cabezonería].
        + Rumiaba para pensar, y pensaba tanto que en su compañía no se conservaban [documentos|recibos].
        + Preguntada por el texto de cierta señal, respondió que regaliz, con un remoto [fondo de advertencia|recuerdo de multa].
      `,
      help: `
        El muro del regreso era tan vertical que las nubes [se despeñaban|resbalaban].
        @help La cabra trepó y echó su barba de cuerda, [recia como una maroma|trenza por trenza], hasta el pie del muro.
        + Se apoyaba en salientes del tamaño de una lenteja, y a falta de lentejas, [en la confianza|en nada].
        + {Other} ascendió despacio por aquella trenza magnífica, que olía a tomillo y a [papel viejo|correspondencia].
        + {Thing} viajó en cabeza, gracias a un nudo que solo conocen los montañeros y [las abuelas|dos o tres notarios].
        + —La barba es como la paciencia —observó desde arriba—, cuanto más tiran de ella, [mejor se le ve la raíz|más crece].
        + Rehusó cualquier recompensa, excepto el envoltorio, que consumió [allí mismo|con los ojos entornados].
      `,
    },
  },
  Pig: {
    noun: { noun: 'cerdo', gender: 'm' },
    facts: { help: 'el cerdo olió el camino de vuelta' },
    beginner: {
      arrives: `
        @friend Un cerdo con corbata limpia olió el jabón y [suspiró|cerró los ojos].
        —Me toman por otra cosa, {hero}, y soy muy [aseado|limpio] —dijo.
        + —Qué bien hueles —dijo {hero}. —Lavanda —dijo el cerdo, y se puso más rosa.
        + Se limpió los pies tres veces en la [alfombra|entrada].
        + Sacó un cepillo y peinó la [manta|silla]. Así estaba mejor.
        + —Algo huele mal {place.in} —contó—. Es una [pena|lata], y una pista.
        + Su nariz se movía sola: sniff, [sniff|sniff, ah].
        + —Antes de salir, manos [limpias|lavadas] —pidió.
        + Un rayo de luna le dio en la [corbata|oreja]. Le quedaba bien.
        + —En la cocina hay bizcocho de ayer —añadió [bajito|como si nada].
      `,
      alone: `
        @friend El cerdo se frotaba bien detrás de las orejas. Era [sábado|día de baño].
        De repente olió algo raro. Venía {place.from}, y era [tristeza|un lío].
        + —Huele a cosa perdida —dijo el cerdo, y cerró el [grifo|jabón].
        + Su casa relucía. Hasta la puerta tenía [brillo|perfume].
        + En la pared colgaban nueve [toallas|cepillos], por tamaños.
        + También olió pastel de limón, en casa de los [vecinos|patos].
        + Sopló una pompa, y la pompa se fue de [viaje|paseo].
        + Se miró en un charco, sin [tocarlo|acercarse mucho].
        + —Un caballero no se queda en la [bañera|bata] —dijo.
        + Planchó la corbata con [la panza|un ladrillo tibio].
      `,
      dry: `
        El cerdo iba de puntillas. {Other} iba [igual|por el lodo].
        Un olor a [menta|jabón] llevaba {place.to}.
        + —Perdón, flor —decía, si rozaba [una|alguna].
        + Paraba a sacudirse el polvo [cada diez pasos|dos veces por cuesta].
        + Llevaba un paraguas por si le caía [barro|una duda].
      `,
      wet: `
        —¡Un baño! —dijo el cerdo. {Other} bajó en una [jabonera|pompa].
        Se frotó todo el camino, [ris, ras|fru, fru], {place.to}.
        / [Ris, ras|Fru, fru], todo el camino {place.to}.
        + Detrás iba quedando una fila de [burbujas|pompas].
        + Un mero pidió que le lavara la [espalda|cola].
        + —Esto sí que es agua —decía, con [espuma|gorro de baño].
      `,
      quirk: `
        El cerdo miró un charco de barro. El charco [lo miró a él|esperó]. —No —dijo.
        + Dio la vuelta por un [campo|camino] de una hora.
        + —Los otros cerdos se ríen —contó. —Yo no —dijo {other}.
        + Le regaló {other.a} un jabón con forma de [hoja|pato].
        + Distinguía cuarenta clases de [limpio|jabón].
        + Dobló una hoja caída y la [guardó|puso en su sitio].
        + —Huelo tarta a cuatro [calles|prados] —avisó—. De zanahoria.
        + Una mota le cayó en la corbata. Hubo que [sentarse|parar].
        + Limpió una piedra. La piedra no lo [esperaba|había pedido].
      `,
      help: `
        No había luces, ni huellas, ni [voces|nada]. Era noche cerrada.
        @help El cerdo olió el camino de [vuelta|vuelta, a jabón y a bizcocho].
        + Iba con la nariz alta, como un [rey|violín].
        + Snif: aquí cayó una [miga|gota]. Snif: aquí se rio alguien.
        + {Other} se dio la mano con la [corbata|cola de rizo].
        + {Thing} olía a frío y a [cuento|plata], dijo el cerdo.
        + —A la izquierda hay cebolla. Vamos a la [derecha|otra] —decidió.
        + Cruzó un barro sin [queja|gritar]. Solo cerró los ojos.
        + El último olor fue el mejor: era [casa|pan].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un cerdo muy bien peinado se presentó en la puerta con corbata, cepillo y [maletín|pañuelo perfumado].
        —La gente se equivoca, {hero}, porque soy [pulquérrimo|la limpieza en persona] —aclaró.
        + —Hueles a lavanda —observó {hero}, y el cerdo se ruborizó [hasta el rabo|discretamente].
        + Se limpió las pezuñas en el felpudo y después limpió [el felpudo|también el felpudo].
        + —Mi nariz ha detectado una desgracia {place.in}, con un toque de [naftalina|humedad] —informó.
        + De paso detectó bizcocho en la cocina, jabón nuevo y un calcetín [antiguo|peligroso].
        + Recogió una pelusa del suelo y le buscó [una familia|alojamiento].
        + —Nunca se viaja sin [cepillo de dientes|jabón de repuesto] —recomendó, enseñando tres.
        + Hablaba bajito y claro, como quien [pliega servilletas|acaricia terciopelo].
      `,
      alone: `
        @friend El cerdo estaba en la bañera con la espuma por las [orejas|cejas], leyendo un manual de etiqueta.
        + En la espuma se coló un olor {place.from}, y no era un olor [contento|feliz].
        + —Melancolía, con notas de apuro —diagnosticó, [cerrando el libro|buscando la toalla].
        + Las nueve toallas colgaban por tamaños, y la décima, de [repuesto|luto por una mancha].
        + Todos los viernes enceraba la pocilga, que él llamaba [residencia|el palacete].
        + Los vecinos preparaban pastel de limón con demasiada [azúcar|canela], a juzgar por el aire.
        + Se anudó la corbata al primer intento, cosa que consideró [un buen augurio|señal de suerte].
        + Antes de salir despidió al jabón con una [caricia|leve reverencia].
        + La noche estaba limpia, y eso le dio [confianza|mucho ánimo].
      `,
      dry: `
        Esquivando charcos de puntillas, el cerdo [guiaba con la nariz|abría la marcha] {other.y} lo seguía.
        + Tras un rastro de jabón y [hierbabuena|tristeza], dieron con {place}.
        + —El barro está sobrevalorado —afirmaba, levantándose los [pantalones imaginarios|tirantes].
        + Cada cien metros se cepillaba, y con él, lo que estuviera [cerca|alrededor].
      `,
      wet: `
        —¡Una bañera infinita! —exclamó el cerdo, y descendió [frotándose|con gorro de flores].
        + {Other} bajaba en una jabonera, entre pompas, y ya relucía {place}.
        + Un bacalao solicitó turno para la [espalda|limpieza de escamas].
        + Comprobó con emoción que allí abajo no había [polvo|ni una mota].
      `,
      quirk: `
        Llegaron a un barrizal, y el cerdo pidió [una silla|un momento] para mirar hacia otro lado.
        + Lo rodearon dando un paseo larguísimo, pero [impecable|muy aseado].
        + —En mi familia dicen que exagero —confesó {other.a}, perfumando [un arbusto|una ortiga].
        + Era capaz de distinguir cuarenta clases de limpio y una de [casi limpio|«eso no»].
        + Una mosca se le posó encima y salió [peinada|oliendo a colonia].
        + Con un hilo de aire adivinó qué cenaban en tres [aldeas|casas], y en una [sobraba ajo|faltaba sal].
        + Ordenó las piedras del camino por tamaños hasta que {other} [tosió|le recordó la hora].
        + Cuando nadie miraba, tocó el barro con una [uña|pezuña] y se estremeció.
      `,
      help: `
        La oscuridad había borrado las huellas, las luces y [los letreros|cualquier señal].
        @help El cerdo olió el camino de vuelta, [snif a snif|con los ojos cerrados], sin equivocarse.
        + —Aquí alguien estornudó, y allí se cayó una [miga de pan|avellana] —iba leyendo en el aire.
        + {Other} se agarraba a la punta de la corbata, que nadie [arrugaba|tocaba] nunca.
        + Según su nariz, {thing} olía a plata, a susto y a [alivio|promesa].
        + Hubo que atravesar un lodazal, y lo atravesó [sin un lamento|con heroísmo].
        + Un olor a sopa quiso despistarlo, y por poco lo [consigue|convence].
        + —Hogar, con mantequilla —anunció al fin, y [se le empañaron los ojos|tenía razón].
      `,
    },
    advanced: {
      arrives: `
        @friend Con corbata, maletín y raya al medio, un cerdo [se anunció|entregó su tarjeta].
        —Arrastro una reputación inmerecida, {hero}, pues no existe nadie más [pulcro|escrupuloso] —puntualizó.
        + Se frotó las pezuñas en el felpudo, después frotó el felpudo y, por coherencia, [el escalón|la acera].
        + Su nariz había percibido una desventura {place.in}, con matices de humedad y un ligero [recuerdo de armario|fondo de nostalgia].
        + Halagado por {hero}, que le encontró aroma a lavanda, se ruborizó desde el hocico hasta el último [rizo del rabo|tirabuzón].
        + También localizó, sin moverse del sitio, medio bizcocho, una pastilla de jabón y un calcetín [de triste memoria|que convenía olvidar].
        + Recogió del suelo una pelusa abandonada y, compadecido, le procuró [un hogar en su bolsillo|acomodo].
        + Hablaba en ese tono bajo y planchado de las personas que jamás han tenido que [buscar una servilleta|alzar la voz].
      `,
      alone: `
        @friend Sumergido hasta las cejas en espuma, el cerdo repasaba un manual de etiqueta [encuadernado en hule|de seiscientas páginas].
        + Entre las pompas se infiltró un olor {place.from}, indudablemente [melancólico|apesadumbrado].
        + Residía en una pocilga encerada semanalmente, que él denominaba el palacete y las visitas, [resbaladiza|imposible].
        + Las toallas pendían por orden de tamaño, y la menor, destinada a las orejas, llevaba [iniciales bordadas|corona].
        + Dictaminó que se trataba de una congoja reciente, con notas de apuro y [un final de canela|ninguna esperanza de resolverse sola].
        + Se anudó la corbata al primer intento, suceso tan infrecuente que lo interpretó como [un llamamiento|una señal del destino].
        + La noche, por fortuna, estaba limpia, y un caballero no deja sin respuesta [un suspiro ajeno|a quien suspira].
      `,
      dry: `
        El cerdo encabezaba la expedición de puntillas, sorteando charcos, {other.y} [procuraba imitarlo|lo seguía].
        + Un rastro de jabón y [desconsuelo|hierbabuena] llevaba {place.to}.
        + Aseguraba que el barro era un invento de la propaganda y cada cien metros se cepillaba [ostensiblemente|por si acaso].
        + Portaba un paraguas contra la lluvia y otro, más pequeño, contra [los comentarios|la maledicencia].
      `,
      wet: `
        Ante aquella bañera sin límites, el cerdo se caló un gorro floreado y [descendió extasiado|se entregó a la espuma].
        + {Other} flotaba al lado, en una jabonera, y al fondo resplandecía {place}.
        + Diversos meros, informados de su pericia, guardaban cola para [la espalda|un lavado de escamas].
        + Confesó que allí abajo, donde el polvo resulta imposible, comprendía por fin [la felicidad|a los peces].
      `,
      quirk: `
        Al avistar el barrizal, el cerdo solicitó [una butaca y un momento de recogimiento|sales aromáticas].
        + El rodeo duró una hora, pero nadie habría podido reprochar al grupo [la menor salpicadura|un solo dobladillo].
        + {Other} supo que existen cuarenta grados de limpieza, el último de los cuales es [puramente teórico|invisible].
        + De un solo husmeo adivinó las cenas de tres aldeas, y en una de ellas, con pesar, [el exceso de ajo|una sopa quemada].
        + Alguna mosca que se le posó encima emprendió después el vuelo perfumada y con [mejores modales|otra educación].
        + Cuando creyó que nadie lo observaba, hundió en el lodo la punta de una pezuña y se estremeció de [un placer antiquísimo|culpa].
      `,
      help: `
        La noche había suprimido huellas, luces y [letreros|señales].
        @help El cerdo olió el camino de vuelta con la nariz en alto, [descifrando el aire|como un director de orquesta].
        + Leía en la brisa que allí alguien había estornudado y, un poco más lejos, que una avellana [cambió de dueño|había sido feliz].
        + {Other} se sujetaba al extremo de la corbata, honor que no se recuerda concedido [a ninguna otra mano|anteriormente].
        + {Thing.de} dijo que olía a plata, a sobresalto y a ese alivio tibio de lo que [aparece|se da por perdido y regresa].
        + Atravesó un lodazal sin proferir un lamento, y quien sepa lo que aquello le costó [guardará silencio|se quitará el sombrero].
        + —Mantequilla, jabón y sábanas limpias —pronunció, deteniéndose—: hemos [llegado|dado con la civilización].
      `,
    },
  },
  Chicken: {
    noun: { noun: 'gallina', gender: 'f' },
    facts: { help: 'la gallina despertó un poco al sol' },
    beginner: {
      arrives: `
        @friend Cocorocó, una gallina entró corriendo. —¡Va a pasar [algo|algo gordo]! —gritó.
        —¿Lo ves, {hero}? Ya pasó. —Y puso un [huevo|huevo de susto].
        + —¿Qué pasa? —preguntó {hero}. —¡No lo sé, y eso es lo peor! —dijo la gallina.
        + Miró debajo de la cama. Había [un zapato|una media]. Puso otro huevo.
        + Le daban miedo los truenos, las hojas y los [martes|timbres].
        + —Es {place.in} —dijo por fin—. ¡Corre, [vuela|ven]!
        + Corría en círculos. Siempre llegaba al mismo [sitio|punto].
        + Dejó los dos huevos en una [zapatilla|gorra], al calor.
        + El reloj dio la hora. ¡Pum, [otro huevo|huevo]!
        + Sus plumas estaban todas de [punta|pie].
      `,
      alone: `
        @friend La gallina estaba segura de que iba a pasar [algo|algo ya].
        Pasó la tarde. Y luego, [de golpe|por fin], algo {place.from}.
        + —¡Lo dije, lo dije! —cacareó, y puso un [huevo|huevo enorme].
        + Tenía una maleta lista desde [marzo|el año pasado].
        + Dentro había trigo, una vela y [tres silbatos|un casco].
        + Vigilaba el cielo por si se [caía|soltaba].
        + Cayó una pluma. Era [suya|de ella]. Qué susto.
        + Las otras gallinas dormían en su palo, muy [juntas|tranquilas].
        + En el gallinero había nueve huevos, todos de [susto|hoy].
        + Salió corriendo, volvió, y salió [otra vez|andando].
      `,
      dry: `
        La gallina corría en círculos, {other.y} corría en el [mismo|círculo].
        Poco a poco los círculos fueron [llegando|yendo] {place.to}.
        / Un círculo, otro, y [llegaron|por fin] {place.to}.
        + Cada puente le costó un [huevo|grito].
        + Voló un poco sobre una valla, con los ojos [cerrados|tapados].
        + —¿Eso se mueve? —gritaba. Era su [sombra|cola].
      `,
      wet: `
        —¡Que nos mojamos! —dijo la gallina. {Other} la metió en un [frasco|cubo].
        En mitad del agua puso un huevo, y vieron {place}.
        / Puso un huevo [a medias|de camino]. Y vieron {place}.
        + El huevo flotó hacia arriba, muy [tranquilo|feliz].
        + Un pez la miró. La gallina [lo miró más|gritó en pompas].
        + —¡Está todo mojado! —avisó, y era [verdad|cierto].
      `,
      quirk: `
        Cayó una hoja. La gallina puso dos huevos, por si era el cielo.
        + —No era el cielo —dijo {other}. —¡Todavía no! —dijo la gallina.
        + Llevaba un casco de cáscara de [nuez|coco].
        + Avisó de un peligro: era un [botón|caracol].
        + Al poner un huevo, se asustaba del [huevo|ruido].
        + {Other} llevaba ya los bolsillos llenos de [huevos|huevos tibios].
        + —Si no pasa nada, es que va a pasar —[explicó|insistió].
        + Dio las buenas noches a un tronco, muy [bajito|lejos], por si mordía.
        + Anduvo un rato hacia atrás para [vigilar|ver quién venía].
      `,
      help: `
        Faltaba un poquito de luz para ver el [borde|camino].
        @help La gallina despertó un poco al [sol|sol, que dijo «ya voy»].
        + Subió a una piedra y cantó como un [gallo|gallo pequeño].
        + Por la montaña asomó una rayita de [oro|miel].
        + {Other} vio el borde y pasó con {thing} [deprisa|muy bien].
        + —Gracias, ya puedes [dormirte|seguir] —le dijo al sol.
        + El sol bostezó y se tapó con la [montaña|nube].
        + Aquella vez no puso huevo. Puso [orgullo|cara de reina].
        + Un gallo lejano soñó que le quitaban el [puesto|trabajo].
      `,
    },
    intermediate: {
      arrives: `
        @friend La puerta se abrió de golpe, y una gallina [despeluchada|sin aliento] anunció que iba a ocurrir algo.
        —Ya ha ocurrido, {hero} —añadió, señalando el huevo que [acababa de poner|tenía debajo].
        + —¿Y qué ocurre exactamente? —preguntó {hero}. —¡Si lo supiera, no estaría tan nerviosa! —cacareó.
        + Revisó debajo de la cama, encontró una zapatilla y puso [el segundo|otro huevo].
        + Viajaba con una maleta de emergencia: vela, silbato y [pararrayos|cuatro silbatos más].
        + Por lo visto, el desastre estaba {place.in}, o por lo menos [empezaba allí|en esa dirección].
        + Corría en redondo alrededor de la alfombra, cada vez a [mayor velocidad|más prisa].
        + Cuando sonó el reloj del pasillo, hubo que [recoger el tercero|buscarle una huevera].
        + Tenía las plumas tan erizadas que parecía un [plumero|alfiletero].
      `,
      alone: `
        @friend La gallina llevaba todo el día convencida de que [iba a suceder algo|se acercaba una catástrofe].
        Al anochecer llegó por fin un rumor {place.from}, y casi [se alegró|sintió alivio].
        + —¡Lo sabía desde febrero! —proclamó, poniendo un huevo [de categoría|triunfal].
        + Sus compañeras dormían en el palo, acostumbradas a las [alarmas|falsas alarmas].
        + Tenía preparada la maleta, el casco y una lista de [sustos posibles|peligros por orden alfabético].
        + El viento movió la veleta, y la gallina [se desmayó un poco|movió la cabeza].
        + En el cesto había nueve huevos, uno por cada [sobresalto|vez que crujió algo].
        + Miraba el cielo fijamente, para que no [se atreviera a caerse|se cayera a traición].
        + Salió, volvió a por el silbato, salió y [volvió a por valor|tropezó con la maleta].
      `,
      dry: `
        La gallina corría en círculos {other.y} procuraba [adivinar el centro|seguirla].
        + Afortunadamente, los círculos se desplazaban, y así [llegaron|dieron] {place.to}.
        + Un vuelo brevísimo sobre la acequia costó dos [gritos|huevos] y una pluma.
        + Cada sombra era interrogada, y ninguna [confesó|resultó culpable].
      `,
      wet: `
        Dentro de un frasco bien tapado, la gallina bajaba [anunciando naufragios|con los ojos cerrados].
        + {Other} sujetaba los huevos, que querían flotar, y abajo apareció {place}.
        + —¡Hay agua por todas partes! —avisaba, y los peces [le daban la razón|asentían].
        + Un cangrejo se asustó del cacareo, y la gallina del [cangrejo|cangrejo, y así estuvieron].
      `,
      quirk: `
        Cayó una hoja al camino, y la gallina puso dos huevos, [por prudencia|uno por cada lado].
        + —Era una hoja —dijo {other}. —Hoy sí, pero ¿y mañana? —[replicó|contestó] la gallina.
        + Señaló tres peligros seguidos: un botón, una rana y [un silencio|el color gris].
        + {Other} llevaba ya media docena en los bolsillos, y estaban [calentitos|calentísimos].
        + Aseguraba que la tranquilidad es siempre muy [sospechosa|traicionera].
        + Para cruzar un prado vacío pidió [refuerzos|que mirasen ambos lados].
        + A veces el susto era un hipo, y del hipo se asustaba [también|el doble].
        + De los bichos pequeños opinaba que solo estaban [esperando a crecer|disimulando].
      `,
      help: `
        Un barranco sin luz interrumpía el regreso, y nadie distinguía [el borde|el suelo].
        @help La gallina despertó un poco al sol, [cantando como el mejor de los gallos|con un solo quiquiriquí].
        + Detrás de la montaña se levantó una pestaña [dorada|color de albaricoque].
        + Aquella rendija alumbró el sendero justo lo [imprescindible|necesario], y {thing} brilló.
        + {Other} pasó muy cerca de la roca, mirando solo [hacia delante|donde había luz].
        + —Cinco minutitos más —gruñó el sol, y volvió a [acurrucarse|taparse la cara].
        + Los gallos de toda la comarca soñaron que [llegaban tarde|los despedían].
        + Por una vez, la gallina no se había asustado de [nada|su propia voz].
      `,
    },
    advanced: {
      arrives: `
        @friend Una gallina irrumpió sin aliento: algo, no sabía qué, estaba [a punto de suceder|sucediendo].
        —Ahí tienes la prueba, {hero} —exclamó, señalando un huevo [tembloroso|recién puesto].
        + {Hero} quiso saber de qué peligro se trataba, y la gallina repuso que, de saberlo, no se encontraría en [semejante estado|aquellas condiciones].
        + Transportaba una maleta para emergencias, compuesta por una vela, un paracaídas y [once silbatos|el testamento de una tía].
        + Inspeccionó los bajos de la cama, descubrió una zapatilla de mirada torva y depositó, del sobresalto, [otro huevo|el segundo].
        + De sus círculos, que trazaba cada vez más deprisa, se desprendía que la calamidad estaba {place.in}, [casi con seguridad|si no más cerca].
        + Erizado el plumaje en todas direcciones, presentaba el aspecto de un plumero que hubiera [leído el periódico|visto un fantasma].
        + Dieron las nueve en el pasillo, y hubo que habilitar apresuradamente [una huevera|un gorro como nido].
      `,
      alone: `
        @friend Hacía meses que la gallina vaticinaba una catástrofe, y la catástrofe, descortés, [se retrasaba|no comparecía].
        + Cuando al fin llegó un rumor {place.from}, experimentó algo muy parecido [al alivio|a la satisfacción].
        + Sus compañeras de palo, inmunizadas tras quinientas alarmas, dormían con [una placidez ofensiva|la cabeza bajo el ala].
        + Había clasificado los peligros por orden alfabético, desde el abejorro hasta [el zapato|la zanahoria mal cortada].
        + Vigilaba el firmamento sin pestañear, persuadida de que solo su mirada [lo mantenía en alto|impedía el derrumbe].
        + Nueve huevos daban testimonio de otros tantos sobresaltos, el último de ellos debido a [su propia sombra|un estornudo suyo].
        + Emprendió la marcha, regresó a por el silbato, la emprendió de nuevo y regresó, esta vez, [a por coraje|para cerrar con llave].
      `,
      dry: `
        La gallina avanzaba en círculos concéntricos, cuyo centro {other} procuraba [calcular|no pisar].
        + Por suerte el conjunto se desplazaba, y de ese modo [alcanzaron|toparon con] {place}.
        + Cada sombra fue interrogada con severidad, y todas presentaron [coartadas aceptables|excusas].
        + Un vuelo de tres metros sobre cierta acequia se saldó con dos alaridos y [un huevo aerotransportado|una pluma menos].
      `,
      wet: `
        Encerrada en un frasco, la gallina descendió profetizando [naufragios|humedades irreparables].
        + {Other} retenía los huevos, empeñados en flotar, y abajo se iluminó {place}.
        + Denunció reiteradamente la presencia de agua, extremo que los peces [no pudieron desmentir|corroboraron].
        + Entre ella y un cangrejo se estableció un intercambio de sustos que aún [se comenta en el arrecife|no ha concluido].
      `,
      quirk: `
        Una hoja descendió planeando, y la gallina puso un par de huevos [con carácter preventivo|por si era el firmamento].
        + {Other} observó que solo era una hoja, a lo cual ella replicó que así comienzan [todos los otoños|siempre estas cosas].
        + Consideraba la tranquilidad un síntoma alarmante y desconfiaba, sobre todo, de [los prados vacíos|las piedras simpáticas].
        + Denunció en rápida sucesión un botón, un renacuajo y determinado matiz [del color gris|del silencio].
        + El hipo le venía de los sustos y los sustos del hipo, en una cadena de producción [admirable|que llenaba bolsillos].
        + A su juicio, los insectos diminutos no eran inofensivos, sino [pacientes|estrategas en espera].
      `,
      help: `
        Un barranco en tinieblas interrumpía el regreso, sin [baranda|luz ninguna].
        @help La gallina despertó un poco al sol, con un canto [imperioso|digno de un gallo].
        + Por encima de las cumbres se alzó una pestaña dorada, apenas lo imprescindible para que brillaran [el sendero y el miedo|las piedras del borde].
        + {Other} cruzó arrimándose a la roca, con {thing} en alto y la mirada fija en aquel [hilo de amanecer|resquicio].
        + El sol, que no estaba acostumbrado a tales confianzas, refunfuñó que faltaban horas y [volvió a arroparse|se dio media vuelta].
        + Los gallos de la comarca soñaron simultáneamente que [perdían el empleo|alguien les había robado la partitura].
        + Ella, asombrada, cayó en la cuenta de que durante un minuto entero no había temido [absolutamente nada|ni al color gris].
      `,
    },
  },
  Donkey: {
    noun: { noun: 'burro', gender: 'm' },
    facts: { help: 'el burro se plantó donde todo resbalaba' },
    beginner: {
      arrives: `
        @friend —No —dijo un burro desde la puerta. Y entró hasta la [cama|alfombra].
        —No vengo a buscarte, {hero}. Ponte el [abrigo|gorro] —dijo.
        + —¿Eso es que sí? —preguntó {hero}. —No —dijo el burro, y sonrió.
        + Una oreja decía que sí, y la otra, que [no|quizá].
        + No quería galletas. Se comió [cuatro|la caja].
        + —No me importa nada {place} —dijo—. Hay que ir [ya|corriendo].
        + Llevaba dos alforjas llenas de [no|cosas útiles].
        + —No me gusta tu lámpara —dijo, y la miró [mucho|con cariño].
        + Se sentó en el suelo. El suelo [crujió|no dijo nada].
        + Olía a paja y a [camino viejo|zanahoria].
      `,
      alone: `
        @friend —No pienso salir —dijo el burro, y se puso [el gorro|las alforjas].
        Había oído algo {place.from}. No le [importaba nada|daba pena]. Casi lloró.
        + —No voy a ir por ahí —dijo, ya en la [cuesta|puerta].
        + Su cuadra tenía una ventana. No miraba [nunca|más que siempre].
        + La luna le dijo «buenas noches». —No —dijo el burro, [bajito|amable].
        + No cenó zanahorias. Las contó: [quedaban cero|ya no había].
        + Tenía un grillo de vecino. No lo [quería|oía]. Le puso un cojín.
        + Las estrellas no le gustaban. Las tenía todas con [nombre|mote].
        + —No hace frío —dijo, y tapó al [gato|grillo].
        + Cerró la puerta con un «no» muy [suave|chico].
      `,
      dry: `
        —No te llevo —dijo el burro, {other.y} subió al [lomo|lomo, claro].
        / —No te llevo —dijo el burro. {Other} subió [igual|al lomo].
        —No vamos a llegar —repetía. [Y llegaron|Al rato llegaron] {place.to}.
        + —No trotes —pidió {other}. Y el burro [trotó|no trotó, galopó].
        + En el cruce dijo que no a los dos [lados|caminos].
        + No le gustaban los puentes. Los cruzó [cantando|con una canción].
      `,
      wet: `
        —No me mojo —dijo el burro, y bajó en una [botella|tina].
        —No es bonito —dijo al ver {place}. Y [suspiró|no parpadeó].
        + Las orejas le flotaban hacia el [sí|techo].
        + No saludó a los peces. Les hizo una [reverencia|seña].
        + —No salpiques —le dijo a una ola. La ola [no supo|se quedó quieta].
      `,
      quirk: `
        —No tengo hambre —dijo el burro, y se comió [el mapa|la merienda].
        + —¿Te ayudo? —preguntó {other}. —No —dijo, y le dio la [bolsa|mitad].
        + Un pájaro le pidió sitio en la oreja. —No. Bueno, [dos|la izquierda].
        + Decía que no con la cabeza y que sí con los [pies|cascos].
        + —No sé ningún chiste —dijo. Contó [siete|seis, y buenos].
        + {Other} probó a pedirle lo contrario. Y el burro se [rio|dio cuenta].
        + No le gustaba que le rascaran [ahí|la frente]. Ni ahí. Ni más.
        + —No es por aquí —dijo. Y era por [allí mismo|aquí].
        + Paró en seco. Pensó. No dijo [nada|ni no].
      `,
      help: `
        Todo era hielo y no había dónde [pisar|agarrarse].
        @help El burro se plantó donde todo [resbalaba|resbalaba, y nadie se cayó].
        + —No me muevo —dijo. Y fue una [suerte|roca].
        + {Other} se agarró a una oreja y luego a la [cola|otra].
        + Un resbalón, otro, y siempre estaba [el burro|él] para pararlo.
        + {Thing} pasó por encima de su [lomo|lomo ancho].
        + El viento empujó. El burro dijo [«no»|lo suyo].
        + Por una vez, decir no era [lo mejor|perfecto].
        + —No hay de qué —dijo después. Y [había|era mucho].
      `,
    },
    intermediate: {
      arrives: `
        @friend —De ninguna manera —dijo un burro en la puerta, y [entró hasta la alfombra|se limpió los cascos].
        —No he venido a buscarte, {hero}, así que [no tardes|ponte el abrigo] —refunfuñó.
        + —Entonces, ¿has venido a buscarme? —preguntó {hero}. —Por supuesto que no, vámonos —contestó.
        + Rechazó una galleta con firmeza, y luego otra, hasta que [se acabaron|hubo que abrir más].
        + Aseguraba que lo que pasara {place.in} no era asunto suyo, y le temblaba [el hocico|una oreja].
        + Sus orejas discutían: la derecha negaba y la izquierda [asentía|ya estaba en camino].
        + En las alforjas llevaba mantas, linternas y todo cuanto [no hacía falta|jamás admitiría traer].
        + —Qué habitación tan fea —comentó, mirándola con [ternura|envidia].
        + Cuando por fin sonrió, se le pasó [enseguida|en cuanto lo notó].
      `,
      alone: `
        @friend —Esta noche no salgo —declaró el burro, mientras [se abrochaba las alforjas|buscaba la linterna].
        + Había oído quejarse a alguien {place.in}, y no le [preocupaba nada|quitaba el sueño].
        + —Que se arreglen sin mí —murmuró, [cerrando con llave por fuera|ya en el camino].
        + Compartía la cuadra con un grillo insoportable, al que había tejido [una bufanda|tres bufandas].
        + Nunca contemplaba las estrellas, y por eso sabía que faltaba [una|la séptima].
        + Se negó a cenar, y se negó otra vez delante del plato [vacío|rebañado].
        + La luna le deseó buenas noches, y el burro [no respondió en voz alta|gruñó con simpatía].
        + El frío, según él, no existía, pero dejó su manta [al gato|encima del gato].
        + Hay burros así, cuyo corazón siempre sale [primero|antes que la boca].
      `,
      dry: `
        —No te pienso llevar —advirtió el burro, [arrodillándose|agachando el lomo] para que {other} subiera.
        + Sostuvo que no llegarían jamás, y así, [negándolo|protestando], llegaron {place.to}.
        + A cada encrucijada le decía que no por ambos [lados|lados, y seguía recto].
        + Le horrorizaban los puentes, de modo que los cruzaba [silbando|cantando coplas].
      `,
      wet: `
        —A mí el agua no me toca —anunció, desde [una tina con tapa|un barril].
        + {Other} iba con él, entre gruñidos y [burbujas|bufidos], hasta que vieron {place}.
        + Opinó que aquello no era nada bonito, [pegando la nariz al cristal|sin parpadear].
        + A un pez payaso le negó el saludo con una [reverencia|amabilísima inclinación].
      `,
      quirk: `
        —No tengo apetito —dijo el burro, y se zampó [el almuerzo de mañana|medio seto].
        + {Other} probó a pedirle que no corriera, y se llevó un paseo [inolvidable|a galope].
        + —¿Estás de mal humor? —le preguntaron. —Jamás, ni ahora mismo —[gruñó|rezongó].
        + Un gorrión solicitó alojamiento en su oreja, y después de negarse [le hizo sitio|mulló el pelo].
        + Decía que no entendía de flores, pero las iba [rodeando|sorteando] una por una.
        + Prohibió terminantemente que le rascaran la frente, [acercándola|señalando el punto exacto].
        + Cada «no» suyo tenía música distinta, y había que [aprenderla|escuchar con atención].
        + Contó un chiste malísimo y aseguró no haberlo [contado|contado él].
      `,
      help: `
        El sendero de vuelta era una lámina de hielo, y hasta las [sombras patinaban|piedras se escurrían].
        @help El burro se plantó donde todo resbalaba, [firme como un campanario|con los cuatro cascos clavados].
        + —De aquí no me mueve nadie —anunció, y por una vez [convenía|era exactamente lo que convenía].
        + {Other} se sujetó a sus orejas, a su crin y a su [mal genio|cola].
        + Cuando alguien se escurría, allí estaba el lomo, ancho y [tibio|seguro].
        + {Thing} pasó por encima como por un [puente|puente con pelo].
        + El viento insistió, y el burro le contestó con su palabra [favorita|más conocida].
        + —No ha sido nada —dijo después, y [le brillaban los ojos|fue muchísimo].
      `,
    },
    advanced: {
      arrives: `
        @friend —Rotundamente no —declaró un burro en el umbral, antes de que nadie [preguntara nada|hubiera abierto], y entró.
        —Que conste que no vengo a buscarte, {hero}, conque [abrígate|date prisa] —rezongó.
        + Rehusó una galleta con energía, rehusó la segunda masticando y, cuando rehusaba la novena, [se terminó la caja|no quedaban].
        + Lo que sucediera {place.in} le era, según afirmó, perfectamente indiferente, aunque le temblaba [el labio|una oreja delatora].
        + Poseía dos orejas de opiniones encontradas, pues mientras la derecha negaba, la izquierda [iba ya por la escalera|asentía con entusiasmo].
        + Sus alforjas contenían mantas, linternas, tila y cuantas cosas alguien que no piensa ayudar [jamás transportaría|suele traer].
        + Calificó el dormitorio de horrendo, recorriéndolo con una mirada [de infinita dulzura|que lo acariciaba todo].
        + {Hero} comprendió pronto que aquel animal decía que no como otros carraspean, es decir, [para empezar a hablar|por costumbre].
      `,
      alone: `
        @friend Resuelto a no abandonar la cuadra bajo ningún concepto, el burro [se abrochó las alforjas|encendió la linterna].
        + Llegaba un lamento {place.from}, que no le quitaba el sueño, [simplemente llevaba tres horas despierto|sino la manta].
        + Soportaba como vecino a un grillo exasperante, y para no oírlo le había construido [una casita con balcón|un auditorio].
        + Nunca se fijaba en las estrellas, indiferencia gracias a la cual conocía [sus ciento doce nombres|hasta las más tímidas].
        + Aseguró a la luna que no hacía frío, y acto seguido arropó [al gato, al grillo y a la carretilla|todo cuanto respiraba].
        + Que se las arreglaran sin él, iba repitiendo por la cuesta, cada vez [más deprisa|más lejos de casa].
        + Existen corazones que madrugan, y la boca, pobre, los persigue durante el resto [del día|de la vida] llevando la contraria.
      `,
      dry: `
        Proclamó que no llevaría a nadie y dobló las rodillas para que {other} [montase con comodidad|subiera].
        + Desmintiendo a cada paso que fueran a llegar, [se presentaron|llegaron] {place.to}.
        + Contradecía a las encrucijadas por riguroso turno y detestaba los puentes, que atravesaba, por rencor, [silbando|a ritmo de pasodoble].
        + Ninguna cuesta le parecía bien, y a todas, una vez arriba, les concedía [un cabezazo afectuoso|su perdón].
      `,
      wet: `
        Tras advertir que el agua y él no se hablaban, el burro [se embarcó en una tina con tapa|descendió dentro de un barril].
        + {Other} compartía el viaje y los gruñidos, hasta que se iluminó {place}.
        + Opinó que aquello no valía gran cosa, con la nariz aplastada contra el cristal y [los ojos como platos|sin pestañear siquiera].
        + Negó el saludo a un pez payaso mediante una reverencia que duró [varias brazas|medio descenso].
      `,
      quirk: `
        Manifestó que no tenía el menor apetito mientras desaparecía, hoja por hoja, [un seto entero|la merienda del día siguiente].
        + {Other} le suplicó que no galopara, descubriendo así el método más rápido de [viajar en burro|cruzar una llanura].
        + Denegó a un gorrión el alquiler de su oreja, y a continuación, por si acaso, [mulló el pelo y la orientó al sur|le puso precio, una canción].
        + Cada negativa suya poseía una melodía particular, y quien tenía buen oído acababa distinguiendo [el no que abraza|siete maneras de decir que sí].
        + Rodeaba las flores con disimulo, alegando que le molestaba [el ruido que hacen al doblarse|mancharse de colores].
        + No permitía que le rascaran la frente, prohibición que formulaba [adelantándola|con el punto exacto a la vista].
      `,
      help: `
        El hielo había hecho del sendero un [espejo|tobogán].
        @help El burro se plantó donde todo resbalaba, con una obstinación [de campanario|que al fin encontraba su utilidad].
        + —De aquí no me arranca nadie —sentenció, y por primera vez en muchos años la frase fue [recibida con aplausos|una excelente noticia].
        + {Other} avanzó de oreja en crin y de crin en cola, como quien recorre [el pasamanos de una escalera|una barandilla con carácter].
        + Por aquel lomo ancho, tibio y malhumorado pasó {thing}, sin que temblara [un solo pelo|ni la linterna].
        + El vendaval argumentó largamente, y el burro lo refutó con [su monosílabo predilecto|una sola palabra].
        + Después aseguró que no había sido nada, y como llevaba toda la noche mintiendo, [nadie le creyó|se le notó muchísimo].
      `,
    },
  },
  Alpaca: {
    noun: { noun: 'alpaca', gender: 'f' },
    facts: { help: 'la alpaca tarareó y todos se calmaron' },
    beginner: {
      arrives: `
        @friend Una alpaca con el pelo en los ojos le habló al [perchero|sillón]. —¿{Hero}? —preguntó.
        —Ah, eres tú. Te parecías mucho al [perchero|sillón] —le dijo {hero.a}.
        + —Yo no soy la ventana —dijo {hero}, y la alpaca pidió perdón.
        + Mmm, mmm, tarareaba. Hasta la [lámpara|puerta] se calmó.
        + Era suave como una [manta|toalla] recién lavada.
        + —Vengo a por ti —dijo—. Es por {place}, o por el [horno|circo].
        + Se apartó el flequillo. Debajo había [más flequillo|otro].
        + Saludó al zapato y le llamó [primo|Ramón].
        + —¡Qué gato tan gordo! —dijo. Era una [almohada|maleta].
        + Traía una flor en la oreja. Era una [cuchara|pinza].
      `,
      alone: `
        @friend La alpaca tomó la tetera por [el gato|su tía] y charló un rato.
        La tetera silbó. Sonaba a malas noticias {place.from}.
        + —No llores, tía —le dijo—. Voy a [verlo|ayudar].
        + Su casa estaba en la montaña. O era una [vaca|nube].
        + El flequillo le llegaba a la [barbilla|nariz].
        + Mmm, hacía, y la nieve [caía|bajaba] más despacio.
        + Quiso peinarse con un [pez|tenedor]. No fue fácil.
        + Dio de cenar al perro. Era una [escoba|bota], y no comió.
        + La luna le pareció un [queso|plato]. Eso le pasa a muchos.
        + Se puso el gorro. Era un [nido|calcetín], pero abrigaba.
      `,
      dry: `
        La alpaca tarareaba. {Other} le sujetaba el [pelo|flequillo].
        Saludó a tres [rocas|postes], y llegaron {place.to}.
        + —¡Qué señora tan alta! —dijo. Era un [pino|poste].
        + Con el mmm, mmm, el viento se hizo [blandito|pequeño].
        + Tomó una vaca por un puente. La vaca [se dejó|no dijo nada].
      `,
      wet: `
        Con el flequillo flotando, la alpaca bajó con {other} en un [vaso|globo].
        / {Other} bajó en un [vaso|globo]. La alpaca, con el flequillo flotando.
        + Por una vez veía bien. —¡Oh, [un bosque|un barco]! —dijo, y era {place}.
        + Saludó a un alga y le llamó [abuela|señora].
        + Su mmm hacía burbujas [redondas|de las buenas].
        + Un pez se coló en su pelo y se [quedó|durmió].
      `,
      quirk: `
        La alpaca saludó a un arbusto, y el arbusto era [una cabra|su primo].
        + —Has crecido mucho —le dijo a un [farol|árbol].
        + {Other} le hizo una trenza en el flequillo. Se soltó [sola|riendo].
        + Quiso sentarse en una silla. Era un [erizo|cactus]. Ay.
        + —Te he traído esto —dijo, y le dio {other.a} una [piña|piedra]. Pensaba que era pan.
        + Cuando no sabía qué era algo, le [cantaba|tarareaba].
        + Con el mmm se durmieron dos [ranas|grillos].
        + —¿Tú eres {other} o el poste? —preguntaba a [ratos|menudo].
        + Ver mal tiene algo bueno: todo [saluda|parece un amigo].
      `,
      help: `
        El puente temblaba, y todo el mundo temblaba [con él|también].
        @help La alpaca tarareó y todos se [calmaron|calmaron, hasta el puente].
        + Mmm, mmm. Era como una manta por [dentro|los oídos].
        + {Other} soltó el aire y dio un paso [tranquilo|lento].
        + Las tablas dejaron de [chillar|rechinar].
        + {Thing} dejó de [saltar|moverse] en los brazos.
        + El río de abajo se puso a hacer [mmm|mmm también].
        + —Canto mejor cuando no veo —dijo la [alpaca|alpaca, y no veía].
        + Al final del puente dio las gracias a un [poste|cubo].
      `,
    },
    intermediate: {
      arrives: `
        @friend Una alpaca con el flequillo hasta la barbilla estrechó la mano [del perchero|al perchero], muy emocionada.
        —Disculpa, {hero}, ahora te veo, o veo [una cortina simpática|una mesita con orejas] —corrigió.
        + —Estoy aquí —dijo {hero}, y la alpaca saludó amablemente [a la derecha|al armario].
        + Tarareaba sin descanso, y con aquel murmullo se tranquilizaban hasta [las bisagras|los cajones].
        + Venía porque {place.in} pasaba algo, o quizás había leído [una etiqueta|una lata de sardinas].
        + Debajo del flequillo llevaba otro flequillo, de [repuesto|entretiempo].
        + Confundió la almohada con un gato y la [acarició largamente|regañó por no maullar].
        + El abrigo de lana le olía a montaña, a quinua y a [nieve limpia|tardes tranquilas].
        + Todo le parecía conocido, y por eso era tan [cariñosa|educada] con los muebles.
      `,
      alone: `
        @friend En su casa de la montaña, la alpaca conversaba con la tetera, convencida de que era [su tía Fermina|una visita].
        + La tetera silbó con angustia, y la alpaca entendió que algo ocurría {place.in}.
        + —Tranquila, tía, que voy enseguida —prometió, abrazándola [con cuidado, porque quemaba|un poco].
        + Tarareó mientras recogía, y la nieve empezó a caer [más despacio|en voz baja].
        + Se puso por sombrero un nido, abandonado [afortunadamente|por lo visto].
        + Había servido la cena a una escoba, que se mostró [poco habladora|desganada].
        + El flequillo no se lo cortaba, porque lo tomaba por [el atardecer|una persiana].
        + Al salir felicitó al pozo por su [cumpleaños|nuevo peinado].
        + Distinguía perfectamente una sola cosa: cuándo alguien estaba [triste|asustado].
      `,
      dry: `
        La alpaca caminaba tarareando, {other.y} le sujetaba el flequillo [como una cortina|con una pinza].
        + Tras presentarse a varios [postes|peñascos], llegaron {place.to}.
        + A un campanario le preguntó por su [familia|salud] y esperó la respuesta.
        + El viento, con tanto mmm, se fue quedando [soñoliento|sin fuerzas].
      `,
      wet: `
        Metida en un vaso enorme, la alpaca descendió, y el flequillo [flotó por fin hacia arriba|se le apartó].
        + —¡Cuánta gente! —exclamó ante unas algas; {other} le [señaló|presentó] {place}.
        + Ver con claridad la sorprendió tanto que prefirió [cerrar los ojos|volver a peinarse].
        + El tarareo subía en burbujas, y cada burbuja [sonaba al estallar|cantaba].
      `,
      quirk: `
        La alpaca preguntó por su salud a un arbusto, que resultó ser [una cabra|un señor con abrigo].
        + —Cuánto has crecido, sobrina —le decía a una [farola|farola apagada].
        + {Other} intentó peinarla con raya, y encontró dentro [un gorrión|dos peines perdidos].
        + Ofreció pan a todo el grupo, y era una piedra [redondísima|muy bien horneada].
        + Le tarareaba a cualquier cosa desconocida, por si estaba [nerviosa|de mal humor].
        + Con aquella musiquilla se durmieron tres ranas y [un letrero|media acequia].
        + Se había sentado una vez en un erizo, y aún mantenían [correspondencia|amistad].
        + Confundirse tanto tenía una ventaja: siempre estaba rodeada de [conocidos|parientes].
      `,
      help: `
        El puente de cuerdas se balanceaba, y cuanto más miedo pasaban, [más se balanceaba|peor se ponía].
        @help La alpaca tarareó y todos se calmaron, [empezando por el puente|uno tras otro].
        + Era una melodía redonda, sin palabras, igual que una [manta|respiración larga].
        + {Other} notó que los hombros bajaban y los pies [volvían a obedecer|se acordaban de andar].
        + Las tablas pasaron del chirrido al [ronroneo|bostezo].
        + {Thing} dejó de temblar también, como si [comprendiera|hubiera entendido la letra].
        + Hasta el barranco, muy abajo, repetía mmm con voz de [contrabajo|abuelo].
        + —¿Había un puente? —preguntó después la alpaca, y se despidió [de una cabra|del poste].
      `,
    },
    advanced: {
      arrives: `
        @friend Una alpaca de larguísimo flequillo felicitaba [al perchero|al sillón] por su buen aspecto.
        —Perdóname, {hero}, desde aquí parecías [una mesita bien educada|un paraguas] —se excusó.
        + Informada de que {hero} estaba a su izquierda, se volvió hacia la derecha y dedicó al armario unas palabras [conmovedoras|de bienvenida].
        + Tarareaba ininterrumpidamente una melodía sin letra, bajo cuyo influjo se apaciguaban [las bisagras|los goznes y los ánimos].
        + Acudía en nombre de alguien {place.from}, a menos que hubiese estado leyendo, como otras veces, [una lata de anchoas|el reverso de un jarabe].
        + Bajo el flequillo visible conservaba otro más antiguo, y debajo, según los expertos, [comenzaban los ojos|se encuentra la mirada].
        + A la almohada, tomándola por un gato, la acarició con paciencia hasta que, cosa inexplicable, [ronroneó|se oyó un ronroneo].
        + Desprendía un aroma a nieve, a quinua y a esas tardes en las que [no se espera a nadie|todo el mundo es de la familia].
      `,
      alone: `
        @friend La alpaca departía con la tetera, a la que atribuía, desde hacía años, la personalidad de [su tía Fermina|una marquesa].
        + De pronto la tetera silbó desconsolada, y ella entendió que algo andaba mal {place.in}.
        + La estrechó entre sus brazos con un cariño que, dada la temperatura, resultó [heroico|brevísimo].
        + Había servido la cena a una escoba, comensal de pocas palabras, y dado cuerda [al gato|a un queso].
        + El flequillo, que tomaba por un prolongado atardecer, le inspiraba [una serena melancolía|pensamientos muy hondos].
        + Salió tocada con un nido, afortunadamente desocupado, y felicitó al pozo por [su profundidad|la boda de su hija].
        + Confundía cuanto puede confundirse, excepto una cosa: reconocía a la legua [un corazón encogido|a quien tenía miedo].
      `,
      dry: `
        Mientras la alpaca tarareaba, {other} sostenía aquel flequillo [como quien sostiene un telón|con ambas manos].
        + Después de presentar sus respetos a varios [peñascos|postes], llegaron {place.to}.
        + Interrogó a un campanario acerca de sus nietos y aguardó, deferente, [las doce campanadas|a que respondiera].
        + Los vientos de la sierra, arrullados, fueron perdiendo agresividad hasta [quedarse en brisa|dormirse en una zanja].
      `,
      wet: `
        Descendieron en un vaso descomunal, y el flequillo, libre de la gravedad, [se elevó como un telón|flotó hacia lo alto].
        + Por vez primera la alpaca veía, {other.y} pudo mostrarle {place}.
        + Tanta nitidez la abrumó, hasta el punto de que solicitó que le devolvieran [la niebla|su atardecer].
        + El tarareo ascendía embotellado en burbujas, que al estallar, arriba, desconcertaban [a las gaviotas|a algún pescador].
      `,
      quirk: `
        La alpaca se interesó por la ciática de un arbusto, que resultó ser [una cabra ofendida|un excursionista].
        + {Other} le practicó una raya en medio, descubriendo dos peines, un gorrión y [cierta correspondencia|media tarde de luz].
        + Repartió entre los presentes una piedra, convencida de que era pan, y hubo que elogiarle [la corteza|el punto de sal].
        + A todo objeto no identificado le tarareaba un poco, por si se encontraba [nervioso|lejos de su casa].
        + Trataba de sobrina a las farolas, y alguna, justo es decirlo, pareció alumbrar [con más cariño|mejor desde entonces].
        + Quien ve mal, explicaba, vive rodeado de parientes, mientras que los de vista aguda apenas tienen [vecinos|conocidos].
      `,
      help: `
        El puente de cuerdas oscilaba, y el miedo, al verlo, [aumentaba|se crecía].
        @help La alpaca tarareó y todos se calmaron, con aquel murmullo [redondo|que parecía venir del suelo].
        + No tenía letra, ni falta que le hacía, pues decía lo mismo que una mano [en la espalda|sobre la frente].
        + {Other} sintió que los hombros descendían a su altura natural y que los pies, sensatos, [recordaban el oficio|tomaban la iniciativa].
        + Las tablas pasaron del chirrido al bostezo, y {thing}, que había temblado todo el trayecto, [se quedó en paz|pareció escuchar].
        + Muy abajo, el barranco repetía la nota con una voz de contrabajo [agradecido|jubilado].
        + Concluida la travesía, la alpaca preguntó de qué puente hablaban y se despidió largamente [de un poste|de una carretilla].
      `,
    },
  },
  Llama: {
    noun: { noun: 'llama', gender: 'f' },
    facts: { help: 'la llama cargó con todo sin un temblor' },
    beginner: {
      arrives: `
        @friend Una llama con un libro de cuentas llamó, [muy puntual|dos veces].
        —Me debes un favor, {hero}, o lo debo [yo|yo misma] —dijo.
        + —¿Y el medio? —preguntó {hero}. —Una sonrisa de lejos —dijo la llama.
        + Mojó la pluma y apuntó: «Puerta [abierta|abierta, uno]».
        + Llevaba gafas y un lazo en cada [oreja|bolsa].
        + —{Place.in} deben mucho y nadie [paga|ayuda] —explicó—. Ven.
        + Contó los pasos hasta la cama. Eran [seis|siete y medio].
        + —Gracias por la luz —dijo. Y la [apuntó|sumó].
        + Su lana olía a montaña y a [lápiz|goma de borrar].
        + Nunca tenía prisa, pero siempre llegaba a [la hora|tiempo].
      `,
      alone: `
        @friend La llama escribió: «Hoy, tres favores, y un gracias de [más|sobra]».
        Las cuentas no salían. Faltaba algo, y era {place.in}.
        + —Alguien no puede pagar su pena —dijo. Cerró el [libro|cuaderno].
        + Tenía cien libros de cuentas, todos [limpios|forrados].
        + El sol le había dado calor. Lo anotó: «[Sol, uno|Uno, calor]».
        + A la lluvia le debía el [pasto|agua].
        + Afiló el lápiz con los [dientes|dos dientes].
        + En la montaña nevaba. Contó [veinte|mil] copos y paró.
        + Cargó las bolsas, una a cada [lado|lado, iguales].
        + —Un favor a tiempo vale [doble|por dos] —dijo.
      `,
      dry: `
        {Other} iba entre dos bultos, y la llama contaba [pasos|favores].
        En el paso mil apareció, [justo a tiempo|por fin], {place}.
        / Paso mil. Y ahí, por fin, {place}.
        + —El camino nos debe una [bajada|sombra] —decía.
        + Pagó a un puente con un [saludo|poco de lana].
        + Ni un bulto se movió. Ni {other} [tampoco|tosió].
      `,
      wet: `
        La llama bajó por una cuerda, con {other} y un [casco|tarro].
        Apuntó: «Burbujas, [seis|cien]», y ya se veía {place}.
        + La tinta se fue nadando. Siguió con [lápiz|tiza].
        + Un pez les abrió paso. «[Uno|Pez, uno]», anotó.
        + Sus bolsas flotaban como [orejas|dos globos].
      `,
      quirk: `
        —Me sujetaste la puerta. Uno —apuntó la [llama|llama, y sonrió].
        + —No hace falta —dijo {other}. —«Modestia, medio» —escribió ella.
        + A una piedra le apuntó un [asiento|descanso].
        + Le debía a la luna [dos noches|la luz del jueves].
        + Si alguien estornudaba, decía «salud» y lo [cobraba|sumaba].
        + {Other} le prestó una goma. ¡Qué lío de [cuentas|números]!
        + Un sapo le debía una canción. La pagó [allí mismo|a medias].
        + Todo el mundo quedaba en paz, y eso era lo [bonito|bueno].
        + —Hoy estoy en números [verdes|verdes, como el pasto] —dijo, feliz.
      `,
      help: `
        La carga pesaba mucho, y el paso era [alto|estrecho].
        @help La llama cargó con todo sin un [temblor|temblor, y no lo apuntó].
        + Puso {thing} en medio, entre las dos [bolsas|mantas].
        + Pasito, pasito. Abajo, las nubes parecían [sopa|lana].
        + {Other} iba detrás y pisaba las mismas [huellas|piedras].
        + El viento quiso empujar. —Ahora no, luego [hablamos|sumamos] —dijo ella.
        + Ni una piedra rodó por el [borde|barranco].
        + —¿Cuánto te debo? —preguntó {other}. —Nada —dijo la llama—. Esto es de [gusto|regalo].
        + Arriba respiró hondo, y el aire fue [gratis|frío y bueno].
      `,
    },
    intermediate: {
      arrives: `
        @friend A la hora exacta llamó a la puerta una llama con gafas y [un libro de cuentas|un cuaderno enorme].
        —Según mis anotaciones, {hero}, estamos a favor y medio [de diferencia|pendiente] —informó.
        + —¿Qué es medio favor? —preguntó {hero}. —Una sonrisa sin levantarse del asiento —explicó la llama.
        + Agradeció que le abrieran, que le ofrecieran silla y [la temperatura|el felpudo], y lo apuntó todo.
        + Resultaba que {place.in} había una deuda de [ayuda|consuelo] sin pagar desde la mañana.
        + Sus alforjas pesaban exactamente lo mismo, hasta la última [migaja|pluma].
        + Usaba tinta azul para lo recibido y verde para lo [regalado|entregado].
        + Pidió prestado un borrador y registró el [préstamo|borrador] antes de usarlo.
        + Tenía el cuello larguísimo, muy útil para mirar las cuentas desde [arriba|lejos].
      `,
      alone: `
        @friend La llama repasaba en su corral las cuentas de la jornada: tres favores recibidos y [cuatro hechos|uno entregado].
        + Faltaba una casilla, la {place.from}, que estaba [en rojo|vacía].
        + —Aquí hay una tristeza sin pagar —dedujo, [afilando el lápiz|quitándose las gafas].
        + Conservaba ciento doce cuadernos, desde el primer «gracias» hasta [el de esa tarde|hoy].
        + Al sol le debía el calor; a la lluvia, el pasto; al vecino, [una escalera|medio saco de sal].
        + Dormía sobre el libro mayor, por si se le ocurría [una resta|alguna cifra].
        + Afuera nevaba, y anotó los primeros veinte copos antes de [desistir|darse por vencida].
        + Repartió el equipaje a ambos lados con precisión de [farmacéutica|balanza].
        + Un favor hecho a tiempo, según sus tablas, cuenta por [dos|dos y medio].
      `,
      dry: `
        {Other} viajaba entre dos fardos idénticos mientras la llama [sumaba pasos|llevaba la cuenta].
        + A los tres mil cuarenta, puntualmente, [apareció|asomó] {place}.
        + A cada puente le dejaba un mechón de lana, en concepto de [peaje|agradecimiento].
        + Nada se balanceaba, ni siquiera las [conversaciones|hebillas].
      `,
      wet: `
        Con un tarro por casco, la llama bajó [peldaño a peldaño|muy compuesta].
        + {Other} sostenía el cuaderno para que no se mojara, y ya [relucía|se adivinaba] {place}.
        + Como la tinta se escapó nadando, continuó la contabilidad con [tiza|nudos en un hilo].
        + Un delfín le cedió el paso, y quedó inscrito como [acreedor|benefactor].
      `,
      quirk: `
        —Sujetar rama, un favor; sonreír después, un cuarto —[anotaba|murmuraba] la llama sin detenerse.
        + {Other} le quitó importancia, y ella apuntó «modestia, [medio|tres octavos]».
        + A una piedra plana le reconoció el descanso y le dejó [un pagaré|una palmadita].
        + Un sapo que debía una serenata la pagó allí mismo, con [intereses|un bis].
        + Cuando dos cuentas se cancelaban, la llama daba un [brinco|saltito] de alegría contable.
        + Al estornudo de alguien respondía «salud», y lo pasaba a la columna [verde|correspondiente].
        + Guardaba una página especial para los favores que [nadie vio|no se sabe de quién son].
        + —Nadie está nunca completamente en paz —suspiraba—, y eso es lo [interesante|bonito].
      `,
      help: `
        El puerto era alto, el sendero angosto y la carga [demasiado pesada|considerable] para cualquiera.
        @help La llama cargó con todo sin un temblor, [pisando como quien escribe|paso a paso y en silencio].
        + {Thing} ocupó el centro exacto, entre las alforjas [equilibradas|gemelas].
        + Por debajo desfilaban las nubes, y ella ni siquiera las [miraba|contó].
        + {Other} ponía los pies en sus huellas, que eran pequeñas y [seguras|redondas].
        + El viento le reclamó no sé qué deuda, y lo remitió [al lunes|a la ventanilla].
        + En la cumbre, el cuaderno permaneció [cerrado|sin abrir], cosa nunca vista.
        + —Esto no se apunta —dijo la llama—, porque esto es [de corazón|un gusto].
      `,
    },
    advanced: {
      arrives: `
        @friend Con puntualidad suiza llamó a la puerta una llama con gafas y [libro mayor|cuaderno].
        —Salvo error, {hero}, hay una diferencia de [favor y medio|un favor y pico] —comunicó.
        + Definió el medio favor como aquella sonrisa que se dedica sin levantarse de la silla, o bien [un consejo no solicitado|la intención de saludar].
        + Consignó en tinta azul que le abrían, en verde que daba las gracias, y al margen, a lápiz, [lo agradable de la temperatura|el buen estado del felpudo].
        + Según sus registros, {place.in} venía arrastrándose una deuda de consuelo cuyo plazo [expiraba esa noche|nadie atendía].
        + El cuello, larguísimo, le permitía contemplar las cuentas con perspectiva, y los problemas, [desde lo alto|con altura de miras].
        + Solicitó en préstamo una goma de borrar, y no la utilizó hasta haber inscrito debidamente [el préstamo|a su propietario].
        + Las dos alforjas pesaban lo mismo, verificó con orgullo, sin más discrepancia que [media pluma|el peso de una duda].
      `,
      alone: `
        @friend Terminada la jornada, la llama cuadraba sus cuentas: tres favores recibidos, cuatro prestados y [un gracias sin dueño|una reverencia dudosa].
        + Pese a sumarlo todo dos veces, la casilla {place.from} continuaba [obstinadamente vacía|en números rojos].
        + Ciento doce cuadernos, forrados con esmero, documentaban su vida entera desde el primer [balido agradecido|vaso de leche].
        + Al sol le adeudaba el calor; al pasto, la paciencia; y a cierto vecino, desde el otoño, [una escalera|media docena de higos].
        + Empezó a registrar los copos de nieve, y al llegar al vigésimo comprendió los límites [de la contabilidad|del oficio].
        + Hay quien lleva cuentas para cobrar, pero ella las llevaba, sencillamente, [para no olvidar a nadie|por cariño].
        + Distribuyó el equipaje con exactitud farmacéutica y se puso en marcha antes de que la nieve [borrara el saldo|cerrara el puerto].
      `,
      dry: `
        Entre dos fardos idénticos, {other} escuchaba a la llama [computar los pasos|enumerar acreedores].
        + En el tres mil cuarenta, conforme a lo previsto, [hizo su aparición|se alzaba] {place}.
        + Dejaba en cada puente un mechón de lana, a título de gratitud, y no consta que ninguno [lo rechazara|se haya hundido].
        + Nada oscilaba sobre aquel lomo, ni las hebillas, ni los ánimos, ni siquiera [las conversaciones|la luz].
      `,
      wet: `
        Asegurada con una cuerda y tocada con un tarro, la llama descendió [sin perder la compostura|peldaño a peldaño].
        + {Other} custodiaba el cuaderno mientras abajo se perfilaba {place}.
        + La tinta aprovechó la ocasión para fugarse, y las cuentas prosiguieron [en nudos de colores|mediante conchas].
        + Un delfín que les cedió el paso figura desde entonces entre [los benefactores|sus acreedores más queridos].
      `,
      quirk: `
        Iba anotando que {other} le apartaba las ramas, a razón de un favor [por rama|la docena], sonrisas aparte.
        + Cuando {other} le restó importancia, inscribió inmediatamente «modestia, tres octavos», y [lo subrayó|pasó la página].
        + Una piedra plana que les sirvió de asiento recibió un pagaré firmado, y se quedó, si cabe, [más plana|inmóvil de orgullo].
        + El sapo de la acequia, moroso desde marzo, liquidó una serenata con [intereses|dos bises y una reverencia].
        + Reservaba al final del cuaderno un capítulo para los favores anónimos, que era con diferencia [el más largo|el que más releía].
        + Reconocía que nadie queda nunca completamente en paz, y añadía, limpiándose las gafas, que en ello [reside el encanto|consiste la compañía].
      `,
      help: `
        El puerto era altísimo y angosto, y la carga, [desmesurada|de echarse a llorar].
        @help La llama cargó con todo sin un temblor, avanzando [con pulso de calígrafa|como quien escribe en limpio].
        + Instaló {thing} en el centro geométrico del equipaje, allí donde no llega [el vaivén|ninguna inquietud].
        + Desfilaban las nubes por debajo, y ella, que lo contaba todo, esta vez [no las contó|las dejó pasar gratis].
        + {Other} ponía los pies en aquellas huellas menudas, tan seguras como [las casillas de un cuaderno|una suma bien hecha].
        + El vendaval alegó antiguas deudas, y fue remitido, sin alzar la voz, [a la ventanilla de los lunes|al apartado correspondiente].
        + Alcanzada la cumbre, no abrió el libro, y al preguntarle por qué respondió que ciertas cosas [se apuntan por dentro|no caben en verde ni en azul].
      `,
    },
  },
}
