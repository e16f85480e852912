import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { noun: 'tigre', gender: 'm' },
    facts: { help: 'el tigre se deslizó y el matorral se abrió' },
    beginner: {
      arrives: `
        @friend Un tigre se miraba en el cristal de la [ventana|puerta].
        —Treinta y una, treinta y dos… ¿Tú las ves [todas|rectas], {hero}? —preguntó.
        + —¿Las rayas? —dijo {hero}. —Las mejores del mundo —dijo el tigre.
        + Perdió la cuenta y volvió a la [una|cola].
        + Se lamió una pata, luego la [otra|lámpara].
        + —{Place.in} hay un problema —contó—. Y no es de [rayas|peinado].
        + La alfombra tenía rayas. Se puso [celoso|serio].
        + Su cola escribía eses en el [aire|suelo].
        + —¿Me favorece la luna? —quiso [saber|oír]. Sí, mucho.
        + Olía a hierba y a peine [nuevo|mojado].
      `,
      alone: `
        @friend El tigre se contaba las rayas en un [charco|río].
        El charco tembló: venía una pena {place.from}. Se le borró el [treinta|diez].
        + —Hay penas que despeinan —dijo el [tigre|tigre, muy quieto].
        + Tenía nueve peines, y ninguno era de [monte|diario].
        + Ayer le salían cuarenta. Hoy, [media más|menos].
        + Los loros le decían «guapo». Él decía [«lo sé»|«más alto»].
        + La noche también tenía rayas: [juncos|cañas].
        + Se peinó la cola, por el [viaje|qué dirán].
        + Fue despacio, para que lo vieran [llegar|pasar].
      `,
      dry: `
        El tigre andaba como una [seda|sombra], con {other} encima.
        + —Ojo con la raya nueve —pidió. Ya se veía {place}.
        + En cada charco se paraba a [mirarse|saludarse].
        + Saltó un muro sin [arrugarse|despeinarse].
        + Las ramas se apartaban por [educación|gusto].
      `,
      wet: `
        El tigre metió la cabeza en una [pecera|jarra] y bajó.
        + {Other} iba de su cola, camino {place.to}.
        + —¿Se corren las rayas? —preguntó. No se [corrían|iban].
        + Un pez payaso también las tenía. Qué [rabia|cosa].
        + Nadaba con la barbilla [alta|seca].
      `,
      quirk: `
        El tigre se paró a contar: veinte, veintiuna, [veintiuna|uy].
        + —Tienes las que tienes —dijo {other}. —Pero ¿cuántas? —dijo él.
        + Una cebra pasó de lejos. No quiso [saludarla|verla].
        + Se tumbó al sol de la luna, por el [brillo|pelo].
        + Le cayó una hoja encima. —¿Es una raya [nueva|falsa]? —preguntó.
        + Pidió {other.a} que contara el lado de [atrás|allá].
        + Un mosquito se posó en la doce. Hubo que [empezar|volver].
        + —La belleza cansa —dijo, y se [tumbó|peinó].
        + Sin rayas sería un gato [grande|naranja]. Lo pensó y tembló.
      `,
      help: `
        Un matorral muy espeso les cerraba el [paso|camino].
        @help El tigre se deslizó y el matorral se [abrió|abrió como una cortina].
        + No rompió ni una rama. Sabía por [dónde|dónde pedirlo].
        + {Other} fue detrás, con {thing}, pegando el paso al [suyo|suelo].
        + Las espinas se quedaron [mirando|quietas].
        + Se le llenó el pelo de bolitas [verdes|pegajosas].
        + No se miró ni una [vez|sola vez]. Ni contó.
        + —¿Estoy feo? —preguntó al [final|salir]. Nunca estuvo mejor.
        + El matorral se cerró despacio, como un [párpado|libro].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un tigre usaba la ventana de espejo y se contaba [las rayas|el lado izquierdo].
        —Voy por la cuarenta, {hero}, así que [no me hables|respira poco] —pidió.
        + Al oír el «buenas noches» perdió la cuenta y [suspiró|volvió a la cola].
        + —¿Y para qué las cuentas? —preguntó {hero}. —Para que no falte ninguna —contestó.
        + Venía por un asunto {place.from}, y traía tres [peines|peines, uno de gala].
        + Miró la alfombra de rayas con cierta [desconfianza|envidia].
        + Se movía sin ruido, como una página [que se pasa|de seda].
        + —De perfil gano mucho —añadió, y se puso de [perfil|los dos perfiles].
      `,
      alone: `
        @friend El tigre se admiraba en el río, raya por raya, cuando [tembló el reflejo|el agua se arrugó].
        Era una pena {place.from}, y se llevó la cuenta [corriente abajo|por la mitad].
        + Le dolió menos la cuenta que la [pena|tristeza], y eso lo sorprendió.
        + Los lunes tenía cuarenta y dos; los domingos, alguna [más|de fiesta].
        + Los loros cobraban por llamarlo [hermoso|precioso].
        + Guardaba nueve peines en un tronco [hueco|forrado].
        + Pensó que una cara triste le sentaba [mal|bastante mal] a cualquiera.
        + Salió peinado, por si la pena tenía [espejo|buena vista].
      `,
      dry: `
        El tigre avanzaba sin mover una hoja, con {other} [a la espalda|entre las rayas].
        + Se detuvieron en once charcos, y en el duodécimo se reflejaba {place}.
        + Saltaba las tapias con los ojos en su propia [sombra|cola].
        + Rogaba que nadie se apoyara en la raya [nueve|de la suerte].
      `,
      wet: `
        Con una pecera en la cabeza, el tigre se hundió muy [erguido|digno].
        + {Other} iba agarrándose a la cola, hasta que vieron {place}.
        + Comprobó dos veces que las rayas no [desteñían|se soltaban].
        + Un pez de rayas lo saludó como a un [colega|gemelo], y no contestó.
      `,
      quirk: `
        El tigre pidió silencio, porque iba por la [treinta y seis|más difícil].
        + —Treinta y siete —ayudó {other}, y hubo que empezar [de nuevo|por la oreja].
        + Una cebra cruzó a lo lejos, y él se interesó por [las nubes|un árbol].
        + Se tumbaba donde la luz le hacía mejor [pelo|favor].
        + Sospechaba que de noche las rayas se [cambiaban de sitio|movían].
        + Un mosquito posado valía por media [raya|noche sin dormir].
        + —Sin ellas no sé quién [sería|es uno] —confesó en voz baja.
      `,
      help: `
        El matorral era tan cerrado que ni el viento [entraba|se atrevía].
        @help El tigre se deslizó y el matorral se abrió, [como una cortina|hoja tras hoja].
        + No empujaba: encontraba el hueco y lo [convencía|ensanchaba].
        + {Other} pasó detrás con {thing}, sin un [rasguño|enganchón].
        + Salió lleno de espinas, y torcidas todas [las rayas|las líneas].
        + No pidió espejo, ni [peine|contó nada] en un buen rato.
        + Nunca se le vio tan [hermoso|guapo], y fue la única vez que no lo supo.
      `,
    },
    advanced: {
      arrives: `
        @friend Un tigre aprovechaba el cristal de la ventana para [contarse las rayas|admirarse].
        —Te ruego que no me hables, {hero}, voy por la raya [cuarenta|más difícil] —dijo.
        + Respondió {hero} que no hablaba, con lo que se perdió la cuenta, y el tigre [cerró los ojos|volvió a la cola].
        + Poseía el pelaje más celebrado de la selva, y una duda que [no le dejaba dormir|llevaba debajo]: cuántas eran.
        + Cierto asunto {place.from} lo había sacado del río a medio peinar, y pedía [que no se notara|disculpas por el flequillo].
        + Contempló la alfombra, que también era de rayas, con la cortesía que se reserva [a los rivales|para los parientes pobres].
      `,
      alone: `
        @friend Llevaba el tigre la tarde entera asomado al río, [raya por raya|y ya iba por el lomo].
        + Al llegar a la última tembló el agua, y una pena {place.from} se llevó la suma [corriente abajo|con ella].
        + Comprobó con asombro que le pesaba más la pena que [el total|la cuenta perdida].
        + Los loros percibían un sueldo por llamarlo hermoso, y los martes, en confianza, [lo hacían gratis|desafinaban].
        + Eligió entre nueve peines el de las ocasiones, y se puso en camino por [la orilla|donde mejor daba la luna].
      `,
      dry: `
        El tigre caminaba como se pasa una página, con {other} [por toda carga|sobre el lomo].
        + Hicieron alto en once charcos, por razones de espejo, y en el duodécimo se reflejaba {place}.
        + Salvaba las tapias pendiente de su sombra, que según él [lo favorecía|también tenía rayas].
      `,
      wet: `
        El tigre descendió con una pecera, la barbilla [en alto|fuera de toda duda].
        + Detrás, {other} se agarraba a la cola y veía pasar, entre burbujas rayadas, {place}.
        + Un pez de idéntico traje lo saludó de igual a igual, y el tigre [no oyó bien|miró las algas].
      `,
      quirk: `
        Iba el tigre por la raya treinta y seis, que al parecer era [la más traicionera|donde siempre se perdía].
        + {Other} le apuntó la siguiente con la mejor intención, y hubo que regresar [a la oreja|al principio].
        + Una cebra atravesó el horizonte, y él descubrió de repente [un gran interés por las nubes|el vuelo de un pato].
        + Temía que de noche, aprovechando el sueño, las rayas [se cambiasen de sitio|salieran a pasear].
        + Sin ellas, confesó muy bajo, sería tan solo un gato con [exceso de equipaje|buenas intenciones].
      `,
      help: `
        Se interponía un matorral tan espeso que el viento [daba un rodeo|llamaba antes de entrar].
        @help El tigre se deslizó y el matorral se abrió, [igual que un telón|como si lo esperase].
        + No había en ello fuerza ninguna, sino un modo de pedir paso que [las ramas entendían|no se enseña].
        + {Other} lo siguió con {thing}, y las espinas, a ambos lados, guardaban [la distancia|un silencio de público].
        + Salió con la piel llena de cardos y las rayas en desorden, y por una vez [no buscó un charco|nadie llevaba la cuenta].
      `,
    },
  },
  Elephant: {
    noun: { noun: 'elefante', gender: 'm' },
    facts: { help: 'el elefante levantó a todos con la trompa' },
    beginner: {
      arrives: `
        @friend —¡ES UN SECRETO! —susurró un [elefante|elefante en la puerta]. Se oyó en el pueblo.
        —Vengo a por ti, {hero} —dijo—. ¿A qué [venía|era] yo?
        + Se acordaba de todo, menos de [eso|a qué vino].
        + —El día tres llovió, y tú tenías hipo —le dijo {hero.a}.
        + Era verdad. ¡Qué memoria tan [enorme|gris]!
        + Dio un paso atrás, por si la idea [volvía|estaba fuera].
        + —¡YA! —susurró. Temblaron las tazas—. Es {place.in}.
        + Se sentó en una silla, que fue muy [valiente|fuerte].
        + Movía las orejas como dos [puertas|mantas].
        + En la trompa llevaba un nudo, para [recordar|algo].
      `,
      alone: `
        @friend El elefante entró en su cueva y se [paró|quedó quieto]. ¿A qué venía?
        Oyó un ay {place.from}. Eso ya no lo iba a [olvidar|perder].
        + Se sabía el nombre de cada [gota|hormiga].
        + De niño perdió un cacahuete. Aún sabe [dónde|cuál].
        + Salió, entró y volvió a [salir|entrar], por si acaso.
        + Se hizo otro nudo en la [trompa|cola].
        + —¡BUENAS NOCHES! —susurró. Se despertó el [valle|río].
        + La luna de hoy era la del martes, más [gorda|fina].
        + —No olvido una pena —dijo, y echó a [andar|andar despacio].
      `,
      dry: `
        {Other} iba en lo alto, y el elefante, de [puntillas|paseo]. Pum, pum.
        + —¡CHIST! —susurraba, y salían los pájaros. Así llegaron {place.to}.
        + Saludó a un árbol por su [nombre|mote].
        + Recordaba cada piedra del [camino|año].
        + Las orejas daban aire, como [abanicos|velas].
      `,
      wet: `
        El elefante bajó andando, con la trompa [fuera|arriba].
        + {Other} iba en una burbuja grande, camino {place.to}.
        + La trompa subía y subía, como una [chimenea|torre].
        + Conocía a un pez de hace doce [años|veranos].
        + —¡GLU! —susurró. Hubo [olas|marea].
      `,
      quirk: `
        El elefante entró en un claro y se detuvo. —¿Yo [qué|qué quería]? —dijo.
        + —¿Agua? —probó {other}. —No. Pero ya que estamos… —bebió medio [río|charco].
        + Contó a todos lo que comió en [mayo|1990].
        + —¡QUE NO SE OIGA NADA! —susurró. Se oyó [todo|muy lejos].
        + Se ató otro nudo. Ya era un [ocho|lazo].
        + Cada hormiga le decía «hola, [tío|amigo]».
        + Volvió al punto de antes a por la [idea|frase]. Estaba allí.
        + {Other} le dijo: «Venimos por {thing}». ¡Ah, [eso|claro]!
        + No se olvida de nadie. Solo de las [cosas|puertas].
      `,
      help: `
        Un arroyo se había hecho ancho y [bravo|oscuro].
        @help El elefante levantó a todos con la [trompa|trompa, uno por uno].
        + Primero {other}, con {thing} en [brazos|las manos].
        + Arriba se veía el mundo [pequeño|redondo].
        + Al otro lado los dejó, suave como una [taza|hoja].
        + También cruzó a un ratón que no [iba|venía] con ellos.
        + —¿Y yo cómo paso? —pensó. Ah, [andando|sí].
        + No se olvidó de [nadie|nada]. Contó dos veces.
        + El nudo era para eso. ¡Ya lo [sabía|tenía]!
      `,
    },
    intermediate: {
      arrives: `
        @friend —¡VENGO EN SECRETO! —susurró un elefante, y [se encendieron las ventanas|ladraron los perros].
        —{Hero}, traigo un recado importantísimo, que es… [vaya|qué fastidio] —dijo, parándose.
        + Lo recordaba todo, absolutamente todo, salvo a qué [había entrado|venía].
        + —Estrenaste zapatos el catorce de abril —le contó {hero.a}—, y te [rozaban|gustaban].
        + Retrocedió tres pasos, por si la idea se había quedado en [el pasillo|la escalera].
        + Allí estaba, en efecto, y era {place}, con cara de [pena|apuro].
        + Llevaba tres nudos en la trompa, y había olvidado [cuál era cuál|el del medio].
        + La silla que le ofrecieron hizo lo que [pudo|hacen las sillas heroicas].
      `,
      alone: `
        @friend El elefante entró en su cueva decidido, y en mitad de ella [se detuvo|no supo a qué].
        + Mientras lo pensaba llegó un lamento {place.from}, y ese se le quedó [para siempre|grabado].
        + Sabía el cumpleaños de cada hormiga, incluidas las [gemelas|antipáticas].
        + Aún lloraba por un cacahuete que perdió a los [cuatro años|seis].
        + Salía y entraba varias veces, hasta que la idea [cedía|volvía].
        + Sus susurros cambiaban de sitio a los [pájaros|vecinos].
        + Una pena, si la guarda un elefante, no se [pierde|queda sola].
        + Se hizo un nudo más y partió, mirándolo [a menudo|cada poco].
      `,
      dry: `
        El elefante iba de puntillas, y retumbaba [la comarca|todo].
        + Desde allá arriba, {other} fue quien primero vio {place}.
        + Saludaba a cada piedra por su [apellido|edad] y preguntaba por las demás.
        + Con las orejas abiertas tomaban algo de [viento|vuelo] en las bajadas.
      `,
      wet: `
        El elefante entró andando, con la trompa en alto como [un periscopio|una chimenea].
        + En una burbuja atada a su oreja, {other} descubrió {place}.
        + Reconoció a un besugo de su [infancia|primer verano], y se emocionaron.
        + Susurró «qué bonito», y hubo marejada en [tres playas|la costa].
      `,
      quirk: `
        El elefante entró en un claro con paso firme, y allí [se quedó en blanco|frunció la frente].
        + —¿Querías agua? —sugirió {other}. —No, pero es una gran idea —respondió.
        + Se acordaba del menú de todos los [jueves|años bisiestos].
        + —¡QUE NADIE HAGA RUIDO! —susurró, y cayeron [los cocos|seis mangos].
        + Los nudos de la trompa ya parecían un [trabajo de marinero|jersey].
        + Volvía atrás a por una frase y la encontraba [sentada|donde la dejó].
        + Olvidaba puertas, llaves y recados; personas, [ninguna|jamás].
      `,
      help: `
        El arroyo de la ida se había convertido en [un río con carácter|un señor río].
        @help El elefante levantó a todos con la trompa, [con la delicadeza de quien coloca tazas|por orden de estatura].
        + {Other} subió por el aire con {thing}, y vio el valle [entero|desde donde viven los pájaros].
        + A un ratón que pasaba lo cruzó también, sin [preguntarle|que lo pidiera].
        + Fue contando en voz baja, y el agua se [rizó|hizo a un lado].
        + No se dejó a nadie, ni siquiera [una hormiga rezagada|la merienda].
        + Entonces supo para qué era el nudo de la [punta|trompa].
      `,
    },
    advanced: {
      arrives: `
        @friend —¡NADIE DEBE ENTERARSE! —susurró un elefante, y se encendieron [cuatro calles|todas las ventanas].
        —El asunto es gravísimo, {hero}, y consiste en… [qué rabia|un momento] —añadió.
        + De su memoria se contaban maravillas, y todas eran ciertas, con la única salvedad de [a qué había venido|las puertas].
        + Recordó {hero.a} unos zapatos del catorce de abril, la lluvia de aquel día y hasta [la conversación de los charcos|el tamaño del hipo].
        + Desanduvo el pasillo por si se le había caído la idea, y en efecto estaba [en el tercer escalón|apoyada en la pared].
        + Era una idea triste, {place.from}, y la traía anudada en la trompa [para no perderla otra vez|con doble lazo].
      `,
      alone: `
        @friend Con paso decidido entró el elefante en su cueva, y a la mitad [se preguntó para qué|perdió el motivo].
        + Lo buscaba aún cuando le alcanzó un lamento {place.from}, de los que se quedan [a vivir|para siempre].
        + Felicitaba por su santo a cada hormiga, y a las gemelas, por error, [jamás|ni una vez].
        + A los cuatro años extravió un cacahuete, pérdida que todavía comentaba con [los íntimos|cierta ronquera].
        + Pensó que las penas las debería guardar un elefante, pues así, por lo menos, [no se traspapelan|alguien las recuerda].
      `,
      dry: `
        Caminaba el elefante de puntillas, precaución que [movía los cuadros|se oía en cinco pueblos].
        + Desde aquella torre con orejas, {other} dominaba el país, y descubrió {place}.
        + A cada mojón lo llamaba por su nombre, y le preguntaba por [los hijos|las lluvias de otro año].
      `,
      wet: `
        El elefante echó a andar por el fondo, la trompa fuera, [como un submarino antiguo|a modo de periscopio].
        + {Other} lo acompañaba en una burbuja, amarrada a una oreja, y al doblar una roca hallaron {place}.
        + Reconoció a un besugo de su niñez, y el besugo, aunque no tenía memoria, [lloró también|se dejó abrazar].
      `,
      quirk: `
        Llegado al centro de un claro, el elefante adoptó la expresión de quien [ha olvidado un reino|busca las gafas].
        + {Other} propuso agua, leña o sombra, y él, sin reconocer su propósito, [aceptó las tres|se bebió medio estanque].
        + Podía referir el menú de cualquier jueves del siglo, incluidos los [bisiestos|que llovió].
        + Rogó en un susurro que nadie hiciera ruido, y cayeron [seis mangos y un mono|los cocos de la comarca].
        + Olvidar cosas no le afligía, ya que para eso están las cosas; las personas las llevaba [todas puestas|por dentro].
      `,
      help: `
        El arroyo de la ida había crecido hasta hacerse [un río con carácter|alguien importante].
        @help El elefante levantó a todos con la trompa, [como quien pone la mesa con la vajilla buena|sin una salpicadura].
        + {Other} ascendió con {thing} hasta esa altura en la que los pájaros [bajan la voz|tienen las ventanas].
        + Cruzó también a un ratón que iba en sentido contrario, y hubo que [devolverlo|pedirle excusas].
        + Contó dos veces, de memoria y de corazón, y le salió lo mismo, que era [nadie de menos|todo el mundo].
      `,
    },
  },
  Monkey: {
    noun: { noun: 'mono', gender: 'm' },
    facts: { help: 'el mono cruzó colgado de una liana' },
    beginner: {
      arrives: `
        @friend De la lámpara colgaba un [mono|mono, cabeza abajo].
        —Solo era un momento, {hero} —dijo—. Es que esto [cuelga|se balancea].
        + Pasó a la cortina, y de la cortina al [perchero|techo].
        + —¿Qué querías? —preguntó {hero}. —¡Oh, una cuerda! —dijo el mono.
        + Todo lo que cuelga le daba [cosquillas|hambre de saltar].
        + Tiró del cordón, y se hizo de [noche|día].
        + —Hay lío {place.in} —contó, boca [abajo|arriba].
        + Su cola era como otra mano [más|traviesa].
        + El pelo {hero.de} también colgaba. Lo [miró|miró mucho].
        + Comió un plátano sin [soltarse|bajar].
        + —Después bajo —decía, cada vez más [arriba|lejos].
      `,
      alone: `
        @friend El mono iba a dormir, pero de la rama colgaba una [liana|pera].
        Al soltarla oyó un ay {place.from}. Se quedó a medio [salto|aire].
        + Tenía cama. Nunca llegó a [ella|tocarla].
        + Saltó por siete ramas para pensar [mejor|más alto].
        + Las lianas le decían: «Ven, [ven|tira]».
        + Una campana colgaba en el pueblo. La [tocó|hizo sonar] seis veces.
        + Se rascó con la cola, que es [lista|larga].
        + La luna no colgaba de nada. Qué [pena|misterio].
        + —Alguien me espera —dijo, y no tocó la [octava|última].
      `,
      dry: `
        El mono iba de rama en rama. {Other}, de su [mano|cola].
        + —¡Otra! —gritaba. Y detrás de otra estaba {place}.
        + Se paró por un farol, un nido y un [badajo|calcetín].
        + El aire era un columpio [grande|sin suelo].
        + Nunca iban recto. Iban más [alto|contentos].
      `,
      wet: `
        El mono bajó por un alga, como por una [cuerda|trenza].
        + {Other} iba en su espalda, con un tarro, {place.to}.
        + De una ballena colgaba una [lapa|gota]. ¡La tocó!
        + Las anguilas no se [dejan|cuelgan], pero casi.
        + Se columpió en un [ancla|rayo de luz].
      `,
      quirk: `
        —Sigo recto —dijo el mono. Y vio una [cuerda|cometa]. Adiós.
        + Volvió con un cordón {other.de}. Del zapato [puesto|izquierdo].
        + Tiró de un hilo suelto, y se quedó sin [manga|jersey] un búho.
        + Una araña le cerró la [puerta|red]. Con razón.
        + —¿Y si no tiras? —dijo {other}. —Me pica la [cola|mano] —dijo él.
        + Se ató las manos. Se colgó de la [cola|oreja].
        + Una gota colgaba de una hoja. Esperó con ella, [quieto|sin aire].
        + Le dieron una campanilla. No durmió [nadie|un grillo].
        + El mundo, del revés, tiene otra [cara|risa].
      `,
      help: `
        El puente se había roto, y quedaba un [hueco|vacío].
        @help El mono cruzó colgado de una [liana|liana, con un grito].
        + {Other} iba de su cuello, con {thing} entre los [dos|brazos].
        + Fue un solo vuelo, largo como una [tarde|risa].
        + Abajo, el río parecía un [hilo|cordón]. No tiró de él.
        + Cien cosas colgaban. No miró [ninguna|ni una].
        + ¡Plaf!, la otra [orilla|rama]. Y la liana volvió sola.
        + —¿Otra vez? —pidió [bajito|enseguida]. Mañana.
        + Le dieron una cuerda de [premio|regalo]. Lloró un poco.
      `,
    },
    intermediate: {
      arrives: `
        @friend La lámpara se movía, y es que de ella [colgaba un mono|se balanceaba un mono].
        —Bajo enseguida, {hero}, en cuanto [pruebe la cortina|toque esa borla] —prometió.
        + No podía pasar junto a nada que colgase sin [colgarse también|tirar de ello].
        + —¿A qué has venido? —preguntó {hero}. —A algo muy… ¡un cordón! —contestó.
        + Encendió y apagó la luz once veces, muy [contento|interesado].
        + Por fin recordó que {place.in} había [problemas|apuros], y lo explicó boca abajo.
        + La cola trabajaba por su cuenta, y ya tenía un [calcetín|reloj].
        + Olía a plátano, a rama y a [recreo|travesura].
      `,
      alone: `
        @friend El mono llevaba tres días yendo a acostarse, pero por el camino [había lianas|colgaban cosas].
        Soltó la última, y en el silencio oyó un lamento {place.from}.
        + Se quedó quieto en el aire, que no es [fácil|sitio para eso].
        + Su cama era la única de la selva sin [arrugas|estrenar].
        + Había tocado todas las campanas del valle, y alguna [dos veces|en misa].
        + La luna lo traía loco, porque no se veía de qué [colgaba|cuerda].
        + Pensaba con la cola, y por eso las ideas le salían [enrolladas|en espiral].
        + Pasó por delante de siete lianas y no tocó [ninguna|casi ninguna].
      `,
      dry: `
        De rama en rama, y nunca por la más corta, el mono [volaba|avanzaba].
        + {Other} iba de su mano, y por fin apareció {place}.
        + Hubo paradas por un farol, dos nidos y [un tirolés|la cuerda de un globo].
        + El suelo, decía, es para cuando uno se [cansa|aburre] del aire.
      `,
      wet: `
        El mono se descolgó por un alga larguísima, [mano sobre mano|cabeza abajo].
        + {Other} iba a su espalda, con un tarro, y entre los tallos vio {place}.
        + Tiró de una anguila y pidió [disculpas|perdón a calambrazos].
        + De un ancla hizo un columpio, y de un rayo de luz, [otro|casi].
      `,
      quirk: `
        El mono juró que iría recto, y en ese momento vio [una cometa|un hilo suelto].
        + Con el hilo se quedó también con [media bufanda|el jersey de un búho].
        + —Átate las manos —le aconsejó {other}, y se colgó de [la cola|una oreja].
        + Las arañas echaban el pestillo en cuanto [asomaba|lo olían].
        + Estuvo un rato inmóvil por respeto a una gota que [colgaba|dudaba].
        + Le regalaron una campanilla, y hubo que [quitársela|enterrarla].
        + Al revés, explicaba, las cosas tristes parecen [sonrisas|otra cosa].
      `,
      help: `
        Del puente solo quedaban dos [clavos|postes] y el recuerdo.
        @help El mono cruzó colgado de una liana, [sin distraerse|de un solo vuelo].
        + {Other} se abrazaba a su cuello, con {thing} en [medio|el hueco más seguro].
        + Colgaban alrededor frutas, nidos y cordones, y él [miraba al frente|ni los vio].
        + Bajo los pies pasó el río, fino como un [cabo suelto|lazo].
        + Tocaron tierra, y la liana volvió [sola|despacio] a su sitio.
        + —He visto nueve cosas colgando y no he tocado [ninguna|ni una] —dijo, blanco como la leche.
      `,
    },
    advanced: {
      arrives: `
        @friend Oscilaba la lámpara, y la causa era [un mono|un mono en pleno gozo].
        —Ahora mismo bajo, {hero}, en cuanto haya [saludado a la cortina|probado ese cordón] —dijo.
        + Todo lo que colgaba ejercía sobre él una atracción que no alcanzan [los plátanos|las leyes de la física].
        + Emprendió tres veces el motivo de su visita, y las tres lo interrumpió [una borla|el fleco de la colcha].
        + Terminó de explicarlo boca abajo, postura desde la cual lo que pasaba {place.in} sonaba [casi bien|menos grave].
        + Mientras {hero} escuchaba, la cola, que llevaba una vida aparte, se iba quedando con [el reloj|los calcetines].
      `,
      alone: `
        @friend Hacía tres días que el mono se dirigía a su cama, pero el trayecto estaba [lleno de lianas|mal iluminado y bien colgado].
        + Al soltar la última, y como no había ruido, oyó un lamento {place.from} que [no pendía de nada|se le enroscó al cuello].
        + Conservaba el lecho intacto, igual que esos salones donde [nunca entra nadie|solo entra el polvo].
        + Lo que le quitaba el sueño era la luna, por no saber de dónde [colgaba|la habían atado].
        + Dejó atrás siete lianas sin rozarlas, y la octava, que lo conocía bien, [se quedó de piedra|tembló de asombro].
      `,
      dry: `
        El mono viajaba de rama en rama, y jamás por [la que llevaba al sitio|la más corta].
        + {Other}, de su mano, perdía una zapatilla y ganaba un cielo, hasta que se abrió {place}.
        + Se detuvieron por un farol, dos nidos y el cordón de un globo, que [también tiraba|no era de ninguno].
      `,
      wet: `
        Por un alga interminable se descolgó el mono, [cantando en burbujas|mano sobre mano].
        + A su espalda, con un tarro por sombrero, {other} vio acercarse {place}.
        + Tiró de una anguila sin ánimo de ofender, y la respuesta fue [eléctrica|inmediata].
      `,
      quirk: `
        Prometió el mono seguir recto, y la promesa duró [hasta una cometa|cuatro pasos].
        + Tirando de un hilo deshizo, punto por punto, el jersey de un búho, que [se enteró por el frío|no llevaba otro].
        + {Other} le aconsejó atarse las manos, consejo que él agradeció [colgándose de la cola|desde lo alto].
        + Aguardó junto a una gota a que se decidiera, por esa solidaridad que existe entre [los que cuelgan|indecisos].
        + Mirada del revés, sostenía, la tristeza tiene exactamente la forma de [una sonrisa|la risa].
      `,
      help: `
        Del puente quedaban dos postes y [bastante vértigo|la buena intención].
        @help El mono cruzó colgado de una liana, [en un vuelo largo y solo|y no se entretuvo en el aire].
        + {Other} se abrazaba a su cuello, con {thing} al abrigo, y el mundo entero pasó por debajo [como un cordón|en un suspiro].
        + A derecha e izquierda colgaban las tentaciones más dulces de la selva, y él llevaba [los ojos cerrados|la mirada fija].
        + Nueve, contó al llegar, nueve cosas había dejado sin tocar, y le temblaba [la cola|todo menos el orgullo].
      `,
    },
  },
  Giraffe: {
    noun: { noun: 'jirafa', gender: 'f' },
    facts: { help: 'la jirafa miró por encima y fue la escalera' },
    beginner: {
      arrives: `
        @friend Cuatro patas muy largas esperaban en la calle: era una [jirafa|jirafa altísima].
        —Hola —dijo {hero}. Un rato después se oyó [arriba|en lo alto]: «Hola».
        + Las palabras tardaban en subir por el [cuello|cuello, piso a piso].
        + La cabeza estaba en una nube. Bajó con un poco de [lluvia|algodón].
        + —¿Vienes a por mí? —preguntó {hero}. —Muy bien, ¿y tú? —contestó.
        + Se rio de un chiste del [lunes|verano].
        + —Desde aquí se ve un lío {place.in} —dijo—. O se [vio|veía].
        + Llevaba una bufanda de seis [metros|vueltas].
        + Un pájaro vivía en su [oreja|cuerno izquierdo].
        + Tenía manchas como un [mapa|puzle].
      `,
      alone: `
        @friend La jirafa tenía la cabeza en las nubes, de [verdad|paseo].
        Llegó un llanto {place.from}. Subió [despacio|por el cuello].
        + Cuando lo oyó, ya era de [noche|otro día]. Lo sintió mucho.
        + Arriba hacía sol. Abajo, [barro|lluvia].
        + Los pájaros le contaban el [cielo|tiempo].
        + Comió una hoja con [nube|rocío]. Sabía a gris.
        + Le picó un pie. Se enteró el [martes|domingo].
        + —Esta vez iré deprisa —dijo. Los pies ya [iban|lo sabían].
        + Bajó la cabeza, piso por piso, para [ver|escuchar].
      `,
      dry: `
        La jirafa daba un paso por [calle|monte], con {other} arriba.
        + Desde la nube ya se veía {place}.
        + —Cuidado, un puente —dijo. Había sido [antes|el otro].
        + Los balcones le daban [pan|la mano].
        + Iban por donde vuelan los [patos|globos].
      `,
      wet: `
        Solo las patas y el cuerpo se mojaron; la cabeza, [no|nada].
        + {Other} bajó por el cuello, con un casco, {place.to}.
        + Los peces subían a [mirarla|saludar]. Tardaban mucho.
        + —¿Es bonito ahí abajo? —gritó desde el [sol|aire].
        + Luego metió la cabeza: ¡[oh|qué azul]!
      `,
      quirk: `
        {Other} contó un chiste. La jirafa lo oyó tres [curvas|piedras] después.
        + —¡Ja! —dijo de pronto, y asustó a un [cuervo|búho].
        + Se despidió de gente a la que aún no [veía|veían].
        + Chocó con una estrella. —Perdón, [señora|luz] —dijo.
        + Preguntó la hora. Se la dijeron. Ya era [otra|mentira].
        + Se hizo un nudo en el cuello al mirar [atrás|un caracol].
        + El nudo lo deshizo {other}, con [calma|cosquillas].
        + Arriba llovía y abajo no. Tenía dos [días|tiempos].
        + Decía «salud» al [eco|viento], por los estornudos de ayer.
      `,
      help: `
        Un muro altísimo cerraba el [paso|camino de vuelta].
        @help La jirafa miró por encima y fue la [escalera|escalera, mancha a mancha].
        + —Hay un camino detrás —dijo, casi al [momento|instante].
        + {Other} subió por el cuello con {thing}, muy [despacio|bien].
        + Cada mancha era un [escalón|peldaño] tibio.
        + En lo alto se sentaron un [rato|segundo] en el muro. ¡Qué luna!
        + Bajaron por el otro lado, como por un [tobogán|río].
        + —¿Peso? —preguntó {other}. —¿Qué? Ah, [no|nunca] —dijo luego.
        + El muro se quedó más [bajo|pequeño], parecía.
      `,
    },
    intermediate: {
      arrives: `
        @friend Delante de la casa había cuatro columnas con manchas, y encima de todo, [una jirafa|la jirafa].
        —Buenas noches —dijo {hero}, y al rato bajó la respuesta: «[Buenas, {hero}|¿Cómo dices, {hero}?]».
        + Las palabras tardaban en subirle por el cuello, parándose en cada [mancha|piso].
        + Tenía la cabeza dentro de una nube, y salió con el flequillo [mojado|de algodón].
        + —¿Has venido a buscarme? —preguntó {hero}. —Con un poco de limón, gracias —contestó.
        + Desde su altura se veía {place}, y lo que se veía era [triste|un apuro].
        + De pronto se echó a reír, por algo que le contaron en [abril|la esquina].
        + La bufanda, de once vueltas, la tejía aún [su madre|una tía].
      `,
      alone: `
        @friend La jirafa paseaba con la cabeza en las nubes y los pies, [sin noticias|en otro pueblo].
        Un lamento {place.from} le entró por los tobillos y llegó arriba [al anochecer|muy cansado].
        + Le dolió el doble, por oírlo tan [tarde|frío].
        + Vivía en dos climas, y arriba solía hacer [bueno|sol].
        + Los pájaros le pasaban recados que abajo ya no [importaban|servían].
        + Se había clavado una espina el lunes, y el jueves dijo [«ay»|«uy»].
        + Comía hojas con un poco de nube, a falta de [sal|nata].
        + Dobló el cuello, piso por piso, para no [perderse nada|llegar tarde otra vez].
      `,
      dry: `
        La jirafa cruzaba una calle de cada paso, con {other} [en el palco|agarrándose a un cuerno].
        + Entre dos nubes se distinguía {place}, muy pequeño y muy [lejos|claro].
        + Avisó de un puente cuando ya lo habían [saltado|pasado].
        + En los balcones le ofrecían pan, y ella daba las gracias al [siguiente|cuarto vecino].
      `,
      wet: `
        El agua cubría a la jirafa hasta el cuello, y la cabeza [seguía de paseo|no se mojaba].
        + {Other} se deslizó por aquel tobogán con manchas {place.to}.
        + Preguntaba desde arriba si había [corriente|vistas], y le contestaban con burbujas.
        + Cuando por fin se asomó, dijo «oh» durante un [minuto|buen rato].
      `,
      quirk: `
        {Other} contó un chiste junto al molino, y la jirafa se rio [en el bosque|pasado el río].
        + —Muy bueno lo del pato —dijo, cuando ya se hablaba de [calcetines|otra cosa].
        + Saludaba a quien aún no había [llegado|nacido] y se despedía después.
        + Al mirar a un caracol se hizo un nudo, que costó media [hora|tarde].
        + Tropezó con una estrella baja y le dio [los buenos días|su tarjeta].
        + Le preguntaron si tenía frío, y contestó que [los martes|dos de azúcar].
        + No era distraída: era [larga|alta], y las cosas viven abajo.
      `,
      help: `
        Un muro sin puertas les cerraba [la vuelta|el camino de vuelta].
        @help La jirafa miró por encima y fue la escalera, [las dos cosas sin moverse|de mancha en mancha].
        + —Al otro lado hay un sendero con luna —anunció, y esta vez [en el acto|a tiempo].
        + {Other} ascendió por las manchas, con {thing} al [hombro|abrigo].
        + Desde lo alto del muro se veía la noche por [los dos lados|delante y detrás].
        + El cuello hizo después de tobogán, suave y algo [cosquilloso|tibio].
        + —¿Peso mucho? —preguntó {other} arriba. —Nada —se oyó abajo, [luego|más tarde].
      `,
    },
    advanced: {
      arrives: `
        @friend Ante la puerta se alzaban cuatro columnas, y muy encima de ellas, [una jirafa|seguía una jirafa].
        Dio {hero} las buenas noches, y la respuesta cayó luego, [con lluvia|envuelta en nube].
        + Las palabras le subían por el cuello sin prisa, deteniéndose en cada mancha como [en un entresuelo|viajeros con maletas].
        + De ahí que contestara, con gran amabilidad, a lo que le habían preguntado [la semana anterior|dos calles antes].
        + Allá arriba hacía buen tiempo y se distinguía {place}, donde, si no había cambiado todo, [pasaba algo triste|alguien lloraba].
        + Se rio de pronto a carcajadas, y se supo que celebraba un chiste de [abril|su abuela].
      `,
      alone: `
        @friend Paseaba la jirafa con la cabeza entre las nubes y los pies [en otra provincia|sin instrucciones].
        + Por un tobillo le entró un lamento {place.from}, que alcanzó el oído [al anochecer|a la mañana siguiente], exhausto.
        + Le dolió dos veces, una por el lamento y otra por [el retraso|haber tardado].
        + Llevaba una vida de dos climas, así que en invierno se le helaban las rodillas y [se le bronceaba la frente|arriba era mayo].
        + Decidió que en adelante pondría la oreja donde ocurren las cosas, que es [casi siempre en el suelo|más bien abajo].
      `,
      dry: `
        Cruzaba la jirafa una calle por zancada, {other.y}, en lo alto, [se asomaba al país|saludaba a los patos].
        + Advirtió de un puente ya pasado y luego, con más acierto, señaló {place}.
        + Los vecinos de los quintos pisos le ofrecían pan, y ella se lo agradecía [a los del noveno|al edificio siguiente].
      `,
      wet: `
        El mar le llegaba a la jirafa por el cuello, y la cabeza [continuaba tomando el sol|no se dio por enterada].
        + {Other} se dejó resbalar por aquel tobogán de manchas, a cuyo término se abría {place}.
        + Cuando se decidió a mirar exclamó «oh», un «oh» que tardó [tres minutos en terminarse|lo suyo en bajar].
      `,
      quirk: `
        El chiste que {other} había contado en el molino produjo su efecto [a la entrada del bosque|pasado el vado].
        + Se hablaba a la sazón de asuntos graves, y la carcajada, allá arriba, [desconcertó a los cuervos|fue mal interpretada].
        + Por contemplar a un caracol se hizo un nudo, y el caracol esperó, muy atento, [a que lo deshicieran|hasta el final].
        + Se excusó ante una estrella con la que había tropezado, y la trató de [vecina|señora del ático].
        + No es que fuese distraída, sino que las cosas suceden abajo y a ella [le llegaban por correo|le sobraban escaleras].
      `,
      help: `
        Un muro sin puertas ni modales les negaba [el regreso|el paso].
        @help La jirafa miró por encima y fue la escalera, [sin que hiciera falta repetírselo|y lo hizo a la primera].
        + Anunció que del otro lado había un sendero con luna, y por una vez la noticia llegó [cuando debía|caliente].
        + {Other} trepó con {thing}, de mancha en mancha, como por los pisos de una casa [conocida|en la que todo el mundo duerme].
        + Desde el borde se dominaban las dos mitades de la noche, y después el cuello, amablemente, [fue tobogán|bajó con el viajero].
      `,
    },
  },
  Lion: {
    noun: { noun: 'león', gender: 'm' },
    facts: { help: 'el león rugió y se fue la niebla' },
    beginner: {
      arrives: `
        @friend Detrás de la cortina se escondía mal un [león|león con melena].
        —¿Se me ve, {hero}? —susurró—. Es que me da [vergüenza|apuro].
        + Se le veía entero. —Casi nada —dijo {hero}.
        + Tenía un lazo, un espejo y el pelo de [punta|lado].
        + Cerró los ojos un segundo y rugió [dormido|en sueños]. ¡GRRR!
        + Se despertó rojo. —¿He sido [yo|yo ese]? —preguntó.
        + —Me piden ayuda {place.in} —dijo—. Y tú no te [ríes|burlas].
        + Tapaba un rizo con la [pata|cola]. El rizo salía.
        + Hablaba tan bajito que se oía el [bigote|polvo].
        + Olía a champú y a [siesta|sabana].
      `,
      alone: `
        @friend El león se peinaba detrás de un árbol, por si [miraban|venía gente].
        Le llegó una pena {place.from}. Se olvidó del [rizo|peine].
        + Dormido rugía fuerte. Despierto, decía [«hola»|«perdón»].
        + Los vecinos usaban tapones los [lunes|martes].
        + Tenía una melena para él y otra para la [almohada|lluvia].
        + Un ratón lo saludó. Se [escondió|puso colorado].
        + Ensayó una frase: «[Vengo a ayudar|Buenas]». Le salió «miau».
        + Se ató un lazo, y luego se lo [quitó|cambió].
        + La luna lo miraba, y él miró al [suelo|lado].
      `,
      dry: `
        El león iba por las sombras, para que no lo [vieran|mirasen].
        + {Other} se agarraba a la melena, y vieron {place}.
        + —¿Está en su sitio? —preguntaba del [pelo|flequillo].
        + Al saltar un río se durmió y [rugió|roncó]. ¡Menudo eco!
        + Saludó a todos con los ojos [bajos|cerrados].
      `,
      wet: `
        El león se puso un gorro de baño y [bajó|bajó con calma].
        + {Other} iba de su cola, camino {place.to}.
        + La melena mojada era como una [alga|fregona]. Ay.
        + Los peces no se rieron. Se [peinaron|acercaron] igual.
        + Rugió una burbuja, muy [redonda|tímida].
      `,
      quirk: `
        El león se durmió andando y rugió. Se cayeron tres [cocos|nidos].
        + —Has rugido —dijo {other}. —¡Qué vergüenza! —dijo él.
        + Se escondió detrás de una [flor|caña]. Sobraba león.
        + Un rizo se le había soltado. No quiso [seguir|mirar].
        + {Other} le hizo una trenza. Le [gustó|encantó] mucho.
        + Quiso preguntar el camino y se lo preguntó a un [poste|pozo].
        + Las hormigas le decían «majestad». Él, «[por favor, no|Leo]».
        + Ensayaba cómo decir «buenas» a la [gente|luna].
        + Por dentro era valiente. Por fuera, [rojo|melena].
      `,
      help: `
        La niebla lo tapaba todo, fría y [pegada|blanca].
        @help El león rugió y se fue la [niebla|niebla, de un soplo].
        + Fue un rugido tibio, despierto y con los ojos [abiertos|bien abiertos].
        + {Other} apretó {thing} y notó el calor en la [cara|espalda].
        + La niebla dijo «[uy|ah]» y se marchó.
        + Quedó el camino, limpio como un [plato|peine].
        + El pelo se le fue hacia atrás. ¡Qué [guapo|rey]!
        + No pidió perdón. Casi lo [pide|dice].
        + —¿He sido yo? —preguntó. Esta vez, [contento|con orgullo].
      `,
    },
    intermediate: {
      arrives: `
        @friend La cortina tenía cola, y detrás de ella, [muy mal escondido|conteniendo el aliento], había un león.
        —No enciendas más luces, {hero}, que estoy [despeinado|impresentable] —pidió.
        + Se le veía la melena por la izquierda y por la [derecha|derecha, y también por arriba].
        + —No te veo —mintió {hero}, y el león salió, [agradecidísimo|rojo como una teja].
        + Cuando se le cerraban los ojos, soltaba un rugido que [movía los muebles|lo asustaba].
        + Le habían pedido ayuda {place.in}, y no se atrevía a decir que [sí|no].
        + Viajaba con espejo, lazos y una melena de [repuesto|invierno].
        + Hablaba tan bajo que había que mirarle [la boca|los bigotes].
      `,
      alone: `
        @friend El león vivía detrás de un árbol, donde se peinaba [a escondidas|sin testigos].
        Una pena {place.from} lo encontró a media raya, y el peine [se quedó puesto|cayó al suelo].
        + Dormido era el rey de la selva; despierto, [pedía perdón|se ruborizaba].
        + Sus vecinos dormían con tapones, y se lo decían con [cariño|flores].
        + Ensayaba saludos ante una piedra, que era muy [comprensiva|callada].
        + Un ratón le dijo «majestad», y tardó dos días en [salir|recuperarse].
        + Hay alguien peor que yo, pensó, y eso le dio [pena y valor|piernas].
        + Escogió el lazo más discreto y salió de [noche|lado].
      `,
      dry: `
        El león iba de sombra en sombra, con {other} [en la melena|en medio del pelo].
        + Al final de la última sombra se veía {place}.
        + Preguntaba a menudo por su flequillo, y le contestaban que [bien|estupendo].
        + Se adormiló en un puente y rugió, y el eco [tardó en volver|no quiso saber nada].
      `,
      wet: `
        El león se puso un gorro de goma y se hundió [con los ojos apretados|muy preocupado].
        + {Other} sujetaba la punta de la cola, hasta que apareció {place}.
        + La melena flotaba como una medusa [enamorada|enorme].
        + Los peces, que no tienen pelo, le dijeron [cosas bonitas|piropos].
      `,
      quirk: `
        El león cabeceó un momento, y su rugido tiró [cuatro cocos|un nido vacío].
        + —Perdón, soñaba que era un león —dijo, [abrumado|colorado].
        + Pretendió esconderse detrás de una margarita, que hizo lo [posible|que pudo].
        + Preguntó el camino a un poste, y esperó la respuesta [aliviado|con educación].
        + {Other} le hizo una trenza, y estuvo callado de [felicidad|gusto] un buen trecho.
        + Las hormigas se inclinaban, y él se inclinaba [más|hasta el suelo].
        + Tenía miedo de hacer ruido, y muchísimo ruido [dentro|guardado].
      `,
      help: `
        La niebla había borrado el camino y ya iba por [las manos|los árboles].
        @help El león rugió y se fue la niebla, [despierto y a propósito|y le salió tibio].
        + Pidió a todo el mundo que mirase hacia otro [lado|sitio], y respiró.
        + Fue un rugido redondo, como una puerta de horno que se [abre|entreabre].
        + {Other} sintió el calor en la espalda, y en {thing}, un [temblor|brillo].
        + Los jirones se fueron por los barrancos, con [prisa|la cola entre las piernas].
        + No se disculpó, aunque estuvo a [punto|dos sílabas] de hacerlo.
      `,
    },
    advanced: {
      arrives: `
        @friend A la cortina le había salido una cola, y tras ella, convencido de no verse, [había un león|temblaba un león].
        —No enciendas la otra luz, {hero}, que vengo [sin arreglar|con la melena del viaje] —suplicó.
        + Sobraba león por ambos lados, pero {hero}, que sabía de cortesías, [miró hacia la librería|juró no ver nada].
        + Dormido tenía el rugido más imponente de la sabana, y despierto se lo oía, con suerte, [tragar saliva|si se acercaba uno].
        + Habían acudido a él {place.from}, por el título, y no supo explicarles que era [hereditario|cosa de familia].
        + En la maleta llevaba un espejo, once lazos y un discurso que empezaba: «[Perdonen|Si no molesto]».
      `,
      alone: `
        @friend Se peinaba el león a escondidas, detrás de un árbol que [miraba a otra parte|era muy discreto].
        + Lo sorprendió a media raya una pena {place.from}, y por primera vez salió [sin terminar|con el peine puesto].
        + Los vecinos dormían con tapones, pormenor que le comunicaban todas las navidades, [con afecto|en verso].
        + Practicaba los saludos con una piedra, a la que ya casi [tuteaba|sostenía la mirada].
        + Si hay alguien en el mundo más apurado que yo, razonó, habrá que ir, aunque sea [por la sombra|de perfil].
      `,
      dry: `
        El león viajaba de sombra en sombra, y en los claros [cerraba los ojos|andaba de puntillas].
        + {Other} se perdía en aquella melena, tibia como un pajar, hasta que llegaron {place.to}.
        + Un instante de sueño sobre un puente bastó para que el eco [presentase la dimisión|no regresara].
      `,
      wet: `
        Con un gorro de goma y enormes reparos, el león [se sumergió|descendió peldaño a peldaño].
        + {Other} le llevaba la cola, como en las bodas, y así entraron {place.in}.
        + La melena, liberada, se abrió igual que una medusa, y los peces, que carecen de pelo, [suspiraron|aplaudieron].
      `,
      quirk: `
        El león dio una cabezada, y del rugido se desprendieron [cuatro cocos y una teja|las frutas maduras].
        + Soñaba que era un león, explicó confundido, y añadió que [no volvería a pasar|era un sueño recurrente].
        + Para no cruzarse con nadie se ocultó tras una margarita, que estuvo [a la altura|admirable].
        + {Other} le trenzó la melena, y él permaneció inmóvil, como permanece quien [no quiere que termine|nunca ha sido peinado].
        + Cuanto más se inclinaban las hormigas, más se inclinaba él, y aquello amenazaba con [acabar bajo tierra|no acabar].
      `,
      help: `
        La niebla se había comido el sendero y empezaba ya con [los viajeros|las rodillas].
        @help El león rugió y se fue la niebla, [y lo hizo despierto|con los ojos abiertos].
        + Solicitó que todos se volvieran de espaldas, tomó aire y dejó salir algo redondo y tibio, como [el aliento de un horno|pan].
        + {Other} notó que {thing} vibraba entre sus dedos y que el miedo, de golpe, [no tenía dónde agarrarse|se había quedado sin paredes].
        + Huyeron los jirones barranco abajo, y en el silencio que siguió el león abrió la boca para disculparse, y [no lo hizo|la volvió a cerrar].
      `,
    },
  },
  Panther: {
    noun: { noun: 'pantera', gender: 'f' },
    facts: { help: 'la pantera vio en lo más oscuro y guio' },
    beginner: {
      arrives: `
        @friend En el cuarto no había nadie. Luego había una [pantera|pantera negra].
        —¡Ay! —dijo ella—. No me oí [llegar|entrar]. ¿Te asusté, {hero}?
        + Se asustaba de sí misma, de lo [callada|suave] que era.
        + —¿Cuándo has entrado? —preguntó {hero}. —No lo sé —dijo la pantera.
        + Era tan negra que parecía un trozo de [noche|sombra].
        + Llevaba un cascabel, y ni así [sonaba|se oía].
        + —Algo va mal {place.in} —susurró—. Sin ruido, y por [eso|eso da pena].
        + Pisó una nuez. La nuez no dijo [nada|crac].
        + Solo se veían dos ojos de [limón|oro].
        + Parpadeó, y el cuarto se quedó a [oscuras|ciegas].
      `,
      alone: `
        @friend La pantera se dio un susto: se había [movido|sentado] sin oírse.
        En tanto silencio se oyó una pena {place.from}, finita.
        / Llegó una pena {place.from}, [finita|en zapatillas].
        + Ella oye lo que no [suena|pesa].
        + Dormía con una campana, para saber si [estaba|seguía] allí.
        + El río callaba cuando ella [bebía|pasaba].
        + Una vez se pisó la cola. Nadie se [enteró|quejó], ni ella.
        + La noche le quedaba justo a su [medida|talla].
        + —Hola —le dijo a su sombra. La sombra [saltó|dio un brinco].
        + Fue tan callada que el camino no la [notó|vio].
      `,
      dry: `
        La pantera corría sin pasos, {other.y} iba [encima|en su lomo].
        + Parecía volar, y de pronto, {place}.
        + —¿Seguimos ahí? —preguntaba, por el [silencio|susto].
        + Ni las hojas ni los búhos se dieron [cuenta|la vuelta].
        + Saltó un río que no se [movió|mojó].
      `,
      wet: `
        La pantera entró en el agua sin hacer [ondas|plof].
        + {Other} iba de su cola, con un tarro, {place.to}.
        + Los peces chocaban con ella. No la [veían|oían].
        + Una burbuja hizo pop. ¡Qué [escándalo|salto dio]!
        + Bajo el agua el mundo es de [su color|seda].
      `,
      quirk: `
        —¿Quién anda ahí? —preguntó la pantera. Era [ella|su cola].
        + {Other} se dio la vuelta y no vio [nada|a nadie]. —Estoy aquí —dijo.
        + Le ataron tres cascabeles. Los asustó a los [tres|pobres].
        + Estornudó por dentro, sin [ruido|aire].
        + Un eco la estaba buscando desde el [lunes|monte].
        + Se presentó a un búho. El búho se [cayó|tapó los ojos].
        + Quiso cantar. Se vio, pero no se [oyó|escuchó].
        + —Así no hay quien juegue al escondite —[suspiró|dijo].
        + Lo más suave del mundo también necesita [compañía|un abrazo].
      `,
      help: `
        Era lo más oscuro de lo [oscuro|negro]. No se veía ni el miedo.
        @help La pantera vio en lo más oscuro y [guio|guio, sin miedo].
        + Sus ojos eran dos velas de [miel|oro].
        + {Other} tocaba su lomo, y con la otra mano, {thing}.
        + —Piedra —decía—. Raíz. Ahora, [cielo|nada].
        + Habló todo el rato, para que la [oyeran|siguieran].
        + ¡Era la vez que más había hablado en su [vida|noche]!
        + No se asustó de su propia [voz|sombra].
        + Donde parpadeaba, se hacía un [descanso|silencio].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un momento antes no había nadie, y al siguiente [había una pantera|la pantera ya estaba].
        —¡Qué susto! —exclamó ella—. No me he oído [entrar|llegar], {hero}.
        + Era tan silenciosa que se sorprendía a sí [misma|misma en los espejos].
        + —¿Llevas mucho rato aquí? —preguntó {hero}. —Ojalá lo supiera —contestó.
        + El cascabel que le habían puesto tampoco [sonaba|se atrevía].
        + Le habían contado sin palabras que {place.in} alguien [sufría|lloraba].
        + De ella no se veían más que dos ojos, del color de la [miel|mermelada de limón].
        + Cuando parpadeaba, se quedaba el cuarto como si [apagaran algo|no hubiera pasado nada].
      `,
      alone: `
        @friend La pantera se sentó, no se oyó sentarse y [pegó un brinco|miró quién era].
        En un silencio así de grande cabía una pena {place.from}, y allí [estaba|la oyó].
        + Dormía con una campanilla, por si dejaba de [estar|respirar sin avisarse].
        + El río bajaba la voz cuando ella se [inclinaba|acercaba].
        + Sus amigos la felicitaban siempre tarde, por no haberla [visto|oído cumplir años].
        + Tenía miedo de una sola cosa, y era su [sombra|propia espalda].
        + Las penas pequeñas hacen muy poco ruido, y para eso [servía ella|estaba su oreja].
        + Se marchó sin despertar ni a la [puerta|hierba que pisaba].
      `,
      dry: `
        Sobre el lomo de la pantera se viajaba como dentro de [un pensamiento|la tinta].
        + {Other} miró una vez atrás, otra adelante, y ya estaba {place}.
        + De cuando en cuando preguntaba si aún [iban|seguía ahí].
        + Las lechuzas se enteraron del paso al día [siguiente|de después], por un pelo negro.
      `,
      wet: `
        La pantera entró en el agua sin que el agua [lo notase|se arrugara].
        + {Other}, de su cola, con un tarro puesto, vio aclararse {place}.
        + Los peces tropezaban con ella y se pedían [perdón entre sí|explicaciones].
        + Estalló una burbuja, y fue el mayor [estruendo|sobresalto] de su semana.
      `,
      quirk: `
        La pantera se volvió de golpe, porque alguien la seguía, y era [su cola|ella misma].
        + —¿Dónde estás? —preguntó {other}. —Aquí, aquí, hace rato —dijo la noche.
        + Le colgaron tres cascabeles, y se quedaron [mudos|de piedra] los tres.
        + Quiso cantar, y fue bonito [verlo|de mirar].
        + Se presentó a un búho con muchísimo tacto, y el búho [se cayó|gritó].
        + Al escondite ganaba siempre, y no es tan [divertido|alegre] como parece.
        + Le gustaba que la tocasen, para saber dónde [acababa|empezaba].
      `,
      help: `
        Habían llegado al sitio donde la oscuridad [guarda su oscuridad|nace].
        @help La pantera vio en lo más oscuro y guio, [con los ojos encendidos|paso a paso].
        + Aquellos dos ojos iban delante como las luces de un [barquito|tren pequeño].
        + {Other} llevaba una mano en el lomo tibio y en la otra, {thing}.
        + —Raíz a la derecha, escalón, un charco que [duerme|sueña] —decía.
        + Hablaba sin parar, ella, que no hacía [ruido|sonar ni la lluvia].
        + Y su voz resultó ser lo más parecido a una [manta|barandilla].
      `,
    },
    advanced: {
      arrives: `
        @friend No había nadie en el cuarto y, sin que mediara transición, [había una pantera|apareció una pantera].
        —¡Cielos, qué sigilo! —exclamó, llevándose una pata al pecho—. No me oí [llegar|abrir], {hero}.
        + Era tan callada que vivía de sobresalto en sobresalto, y todos se los daba [ella|su propia persona].
        + Un cascabel que le ataron por Navidad se contagió, y desde entonces [guardaba silencio|no decía palabra].
        + Hay disgustos que no hacen ruido, y uno de esos la traía {place.from}, donde nadie más [lo había oído|lo notaba].
        + Parpadeó, y fue como si en la habitación hubieran apagado [dos limones|un par de velas].
      `,
      alone: `
        @friend La pantera se había sentado sin advertirlo, y al descubrirse [dio un brinco|lanzó un grito mudo].
        + Tanto silencio tiene al menos una ventaja, y es que en él se distingue una pena {place.from} [como una aguja|del tamaño de un alfiler].
        + Celebraba los cumpleaños a solas, puesto que los invitados no la [oían llegar|encontraban] en su propia casa.
        + Bebía, y el río bajaba la voz, como se hace delante de [los enfermos|quien duerme].
        + Salió con tales precauciones que ni el camino, a la mañana siguiente, [supo dar razón|recordaba nada].
      `,
      dry: `
        Ir sobre la pantera era como ir [dentro de la tinta|a lomos de un pensamiento].
        + {Other} no habría podido decir si corrían o esperaban, pero el caso es que llegaron {place.to}.
        + Los búhos dieron con un pelo negro, al alba, y lo estuvieron [interpretando|discutiendo hasta tarde].
      `,
      wet: `
        La pantera se hundió con tal discreción que el agua [no fue informada|siguió lisa].
        + De aquella cola, con un tarro en la cabeza, bajaba {other}, y a media sombra se aclaró {place}.
        + Los peces chocaban contra algo y se pedían disculpas [unos a otros|por turno].
      `,
      quirk: `
        La pantera giró en redondo, persuadida de que la seguían, y efectivamente [la seguía su cola|era ella].
        + Preguntaba {other} dónde estaba, y desde el aire vacío contestaban que [hacía un rato que aquí|a su lado, perdón].
        + Se presentó a un búho poniendo en ello toda la delicadeza posible, y el búho [abandonó la rama|aún no ha vuelto].
        + Ganar siempre al escondite, observó, es una de las formas más largas de [la soledad|esperar].
        + Agradecía que la rozaran, porque así averiguaba [dónde terminaba|que no era un rumor].
      `,
      help: `
        Llegaron a un paraje donde la oscuridad parecía hecha de [más oscuridad|terciopelo y nada].
        @help La pantera vio en lo más oscuro y guio, [y para guiar habló|encendiendo los dos ojos].
        + Nombraba cada cosa, raíz, escalón, charco dormido, con una voz que nadie [le conocía|se esperaba].
        + {Other} caminaba con la palma en el lomo y con {thing} en la otra mano, y no hacía falta [más luz|nada más].
        + Al salir calló, se escuchó a sí misma callar y, cosa nueva, [no se asustó|le pareció compañía].
      `,
    },
  },
  Jaguar: {
    noun: { noun: 'jaguar', gender: 'm' },
    facts: { help: 'el jaguar saltó al otro lado con todos' },
    beginner: {
      arrives: `
        @friend Un jaguar entró corriendo, y su sombra llegó [antes|primero].
        —¡Otra vez! —dijo, sin aire—. Hola, {hero}. Me [gana|gana siempre].
        + —¿Quién te gana? —preguntó {hero}. El jaguar señaló el [suelo|suelo, negro].
        + La sombra no estaba cansada [nada|ni un poco].
        + Se ató los cordones, aunque no llevaba [zapatos|botas].
        + —Corro {place.to} —contó—. ¡Y te llevo de [público|premio]!
        + Estiró una pata, y la sombra, [también|más].
        + En sus manchas había una con forma de [pato|ocho].
        + —Mañana madrugo y la pillo —[dijo|juró] en voz baja.
        + Apagaron la luz. ¡Por fin [ganó|sola]! Volvió la luz.
      `,
      alone: `
        @friend El jaguar corría contra su sombra, y perdía por un [pelo|paso].
        Frenó en seco: había oído un llanto {place.from}.
        / Frenó. Oía un llanto {place.from}.
        + Era la primera vez que se paraba [antes|del todo].
        + La sombra se paró también. Por [una vez|fin], empate.
        + Tenía cien medallas de [plata|segundo].
        + De noche, la sombra se hacía [enorme|mundo]. Así no vale.
        + Entrenaba con el viento, que era muy [tramposo|majo].
        + —Esto es más que una carrera —dijo. Y [corrió|salió].
        + Sus patas iban tocando el [suelo|tambor] apenas.
      `,
      dry: `
        El jaguar corría con {other} encima. La sombra, [delante|debajo].
        + —¿Vamos ganando? —gritaba, y llegaron {place.to}.
        + Al pasar bajo un puente, la sombra se [fue|perdió]. ¡Hurra!
        + Salió por el otro lado, tan [fresca|campante].
        + Los árboles eran una raya [verde|larga].
      `,
      wet: `
        En el agua no había sombra. ¡El jaguar [ganó|iba primero]!
        + {Other} bajó a su lado, en un tarro, {place.to}.
        + Celebró la victoria con dos [vueltas|pompas].
        + Luego la echó un poco de [menos|falta].
        + Un rayo de luz bajó, y allí [estaba|volvió]. Se saludaron.
      `,
      quirk: `
        —A la de tres —dijo el jaguar. Su sombra salió a la de [dos|una].
        + —Es tu sombra —dijo {other}. —Y hace trampa —dijo él.
        + La retó a la pata coja, a dormir y a [beber|callar]. Perdió.
        + Dio la vuelta de golpe, y ella, [también|antes].
        + Le dejó una carta: «[Mañana, a las seis|No vengas]». La leyó encima.
        + Con la luna detrás, la sombra ganaba por [mucho|tres metros].
        + Con la luna delante, ganaba [él|él, y no se fiaba].
        + {Other} hizo de juez. Fue empate [otra vez|y punto].
        + —Por lo menos no corro solo —[dijo|pensó].
      `,
      help: `
        Había una grieta muy ancha, sin puente y sin [fondo|tablas].
        @help El jaguar saltó al otro lado con [todos|todos a la espalda].
        + Tres pasos, dos, uno, y el [aire|silencio].
        + {Other} iba agarrando {thing}, y miraba las [estrellas|orejas].
        + Abajo, en la grieta, la sombra también [saltó|volaba].
        + Llegaron a la vez, ella y [él|el jaguar].
        + —¡Empate! —gritó {other}. Se dieron la [pata|mano en el suelo].
        + Fue el salto más largo de la [selva|noche].
        + No preguntó quién había [ganado|sido]. Eso sí que es raro.
      `,
    },
    intermediate: {
      arrives: `
        @friend Una sombra cruzó la puerta a toda velocidad y, detrás, sin aliento, [llegó un jaguar|el jaguar al que pertenecía].
        —Segundo otra vez —gimió—. Buenas noches, {hero}, ¿viste la [salida|trampa]?
        + Llevaba toda la vida compitiendo con su sombra, y ella [no se cansaba|ni sudaba].
        + —Apaga la luz y ganas —sugirió {hero}, y el jaguar tuvo que [sentarse|pensarlo mucho].
        + La meta de aquella noche era {place}, y el premio, que alguien [dejara de llorar|sonriera].
        + Hizo estiramientos, y en el suelo se los [copiaron|mejoraron].
        + Entre sus manchas había una que parecía un [ocho|caracol], y le daba suerte.
        + Tenía una vitrina de medallas, todas de [plata|segundo puesto].
      `,
      alone: `
        @friend El jaguar corría alrededor del lago, con su sombra [un paso por delante|pegada a los talones].
        + Un llanto {place.from} lo hizo frenar, y por primera vez en años [quedaron empatados|se pararon los dos].
        + No hay carrera que valga cuando alguien [llora|necesita piernas].
        + Se entrenaba con el viento, que daba buenos [consejos|empujones].
        + Los días nublados los pasaba de muy buen [humor|campeón].
        + Al atardecer la sombra crecía, cosa que consideraba [dopaje|falta grave].
        + Por una vez corrió hacia algo, y no [contra|detrás de] alguien.
        + Se llevó la medalla más pequeña, para [regalarla|dar ánimos].
      `,
      dry: `
        El jaguar se lanzó al galope, con {other} y [la rival|el viento] pegados al cuerpo.
        + Preguntaba quién iba en cabeza, y allí delante estaba {place}.
        + En cada túnel se creía campeón, y a la [salida|luz] ya no.
        + Los árboles se volvieron una sola [línea|valla], larga y verde.
      `,
      wet: `
        Al entrar en el agua, la sombra se quedó en la [orilla|arena].
        + {Other} bajaba en un tarro, felicitándolo, y así llegaron {place.to}.
        + Dio la vuelta de honor a una [roca|medusa].
        + Al poco rato miró hacia arriba y la echó un poco de [menos|en falta].
      `,
      quirk: `
        El jaguar anunció una carrera «sin que ella [se entere|lo sepa]», y salieron a la vez.
        + La desafió a dormir, y cuando despertó, su sombra [seguía tumbada|llevaba ventaja].
        + {Other} hizo de juez y declaró el [empate|nulo] número cuarenta.
        + Intentó dejarla atada a un árbol, y quedó [atado él|muy mal el nudo].
        + Con la luna a la espalda, ella le sacaba siete [metros|cuerpos].
        + Le escribió una carta de protesta, y la sombra la leyó por [encima|el hombro].
        + —Sin rival correría menos —admitió una vez, muy [bajito|de noche].
      `,
      help: `
        Se abría una grieta más ancha que [cualquier récord|todas sus marcas].
        @help El jaguar saltó al otro lado con todos, [después de mirar a su sombra|de un solo impulso].
        + Contó los pasos hacia atrás, resopló y echó a [correr|volar].
        + {Other} iba entre sus hombros, con {thing} contra el [pecho|viento].
        + Abajo, por el fondo de la grieta, otra figura saltaba [con ellos|lo mismo].
        + Tocaron tierra a la vez, ni un pelo [antes|después].
        + —Buen salto —le dijo a su sombra, y ella [asintió|bajó la cabeza].
      `,
    },
    advanced: {
      arrives: `
        @friend Entró por la puerta una sombra a toda carrera y, en segunda posición, [un jaguar|su jaguar].
        —Plata de nuevo —jadeó—. Disculpa la [entrada|derrota], {hero}, la salida fue dudosa.
        + Competía con ella desde cachorro, y guardaba en casa una vitrina con [once mil segundos puestos|medallas de un solo color].
        + {Hero} le indicó que bastaba apagar la luz, y él se quedó mirando el interruptor como quien contempla [un abismo moral|la tentación].
        + La prueba de esa noche concluía {place.in}, y no se corría por una copa, sino [porque alguien lloraba|por una pena].
        + Hizo sus estiramientos ante el rodapié, y del rodapié le devolvieron otros [más elegantes|con mejor estilo].
      `,
      alone: `
        @friend Daba el jaguar la vuelta nocturna al lago, con su adversaria [a medio cuerpo|un palmo por delante].
        + Un llanto {place.from} los detuvo en seco, y así, sin buscarlo, obtuvo su primer [empate|empate oficial].
        + Los días nublados era otra persona: saludaba a los vecinos, canturreaba y [firmaba autógrafos|se creía solo en el mundo].
        + El crecimiento de la sombra al caer la tarde lo tenía denunciado ante [tres organismos|el viento].
        + Advirtió que, por una vez, no iba a correr contra nadie, sino hacia alguien, y notó las patas [más ligeras|recién puestas].
      `,
      dry: `
        Con {other} a la espalda y la rival [cosida a los pies|enfrente], el jaguar rompió a correr.
        + En los túneles se proclamaba vencedor, y a la salida del último, antes que la sombra, vio {place}.
        + Reclamaba al paisaje un juez imparcial, pero el paisaje pasaba [demasiado deprisa|sin mirar].
      `,
      wet: `
        Se zambulló el jaguar, y su sombra, por fin, [se quedó en tierra|no supo seguirlo].
        + {Other} lo vitoreaba desde un tarro, y entre vítores apareció {place}.
        + Dio la vuelta de honor a una medusa y, a la mitad, sin que viniera a cuento, [miró hacia arriba|sintió un hueco].
      `,
      quirk: `
        El jaguar convocó una carrera en secreto, y la sombra [se presentó vestida|acudió puntual].
        + La desafió a dormir, convencido de aventajarla, y al despertar ella [ya estaba tumbada|llevaba horas de ventaja].
        + {Other} ejerció de árbitro y certificó el cuadragésimo empate, que el interesado [recurrió|no quiso firmar].
        + Trató de dejarla atada a un ceibo, maniobra de la que resultó un jaguar [muy bien atado|a la espera].
        + Sin ella, reconoció a última hora, habría corrido siempre un poco [menos|más despacio y bastante más solo].
      `,
      help: `
        Cerraba el camino una grieta que ningún récord [contemplaba|alcanzaba a cubrir].
        @help El jaguar saltó al otro lado con todos, [tras un guiño al suelo|estirándose hasta la última mancha].
        + {Other} apretó {thing} contra el pecho, y durante un instante no hubo más mundo que [el aire|el que quedaba atrás].
        + Por el fondo, a la misma velocidad y con igual esfuerzo, [saltaba la sombra|cruzaba alguien conocido].
        + Tocaron tierra juntos, pata contra pata, y él, que llevaba la vida entera midiendo, [no midió nada|le cedió la medalla].
      `,
    },
  },
  Orangutan: {
    noun: { noun: 'orangután', gender: 'm' },
    facts: { help: 'el orangután pasó a todos de árbol en árbol' },
    beginner: {
      arrives: `
        @friend Entraron dos brazos muy largos, y luego un [orangután|orangután naranja].
        Miró {hero.a}, pensó un rato largo y dijo: «[Ven|Hola]».
        + —¿Adónde? —preguntó {hero}. Pensó. Pensó [más|otro poco]. —Allí —dijo.
        + Entre palabra y palabra cabía una [siesta|sopa].
        + Tenía cara de abuelo y pelo de [zanahoria|atardecer].
        + Se rascó la barbilla hasta que salió la [luna|idea].
        + —{Place} —dijo después. Fue su frase más [larga|difícil].
        + Sus brazos llegaban a los dos lados del [cuarto|pasillo].
        + Encontró una uva. Le pareció [bien|redonda].
        + El reloj esperó con [él|educación].
      `,
      alone: `
        @friend El orangután pensaba en su rama desde el [martes|verano].
        Llegó un suspiro {place.from}. Lo pensó y dijo: «[Voy|Pena]».
        + Tenía un nido de hojas y una idea a [medias|mano].
        + Los monos hablaban. Él [escuchaba|miraba].
        + Una palabra al día le parecía [mucho|bastante].
        + La de ayer fue «[mango|lluvia]». Muy buena.
        + Colgó una pierna y la dejó [colgar|pensar].
        + Las hormigas le pedían consejo y volvían en [otoño|mayo].
        + Se puso en marcha con un solo [brazo|gesto].
      `,
      dry: `
        El orangután llevaba {other.a} en un brazo. Con el otro, [andaba|iba].
        + Señaló con un pie: allí estaba {place}.
        + Preguntaron si faltaba mucho. Contestó al [llegar|final]: «Sí».
        + Los árboles le daban la [mano|rama].
        + Nada se movía de más, ni el [aire|pelo].
      `,
      wet: `
        El orangután miró el agua, pensó y se puso un [coco|cubo].
        + {Other} bajó por sus brazos, peldaño a peldaño, {place.to}.
        + Una burbuja subió. —Plop —dijo él, muy [contento|sabio].
        + Los peces esperaban su [opinión|palabra].
        + El pelo flotaba como un [fuego|sol] lento.
      `,
      quirk: `
        {Other} preguntó por dónde. El orangután se [sentó|tumbó] a pensar.
        + Pasó un caracol, y luego pasó [otro|de vuelta].
        + —Izquierda —dijo por fin. Ya habían ido por la [izquierda|otra]. Y era.
        + Pensaba con un dedo en la [nariz|oreja].
        + Le contaron un chiste. Se reirá el [jueves|lunes].
        + Un loro hablaba por él, y casi nunca [acertaba|callaba].
        + Su silencio olía a fruta [buena|madura].
        + —¿Te aburres? —preguntó {other}. Pensó. —[No|Nunca].
        + Cuando dice algo, los pájaros [paran|anotan].
      `,
      help: `
        El suelo se había hecho barro, y nadie podía [andar|pisar].
        @help El orangután pasó a todos de árbol en [árbol|árbol, muy suave].
        + Un brazo aquí, otro allá: era un [puente|columpio].
        + {Other} cruzó por el hombro, con {thing} en el [pelo|hueco].
        + Luego cruzó el puente [mismo|detrás de ellos].
        + Ni una hoja se cayó en todo el [viaje|rato].
        + No lo pensó nada, esta [vez|única vez].
        + —Así —dijo. Con eso [bastaba|sobraba].
        + El barro se quedó con [hambre|las ganas].
      `,
    },
    intermediate: {
      arrives: `
        @friend Dos brazos interminables entraron por la ventana, y al final de ellos, [un orangután|pensando, un orangután].
        Miró {hero.a}, miró la luna, meditó un buen rato y dijo: «[Ven|Conmigo]».
        + —¿Adónde vamos? —preguntó {hero}, y dio tiempo a [hacer té|ponerse los zapatos].
        + —{Place} —contestó al cabo, y se notaba que la había [elegido bien|pensado mucho].
        + Tenía cara de abuelo, barbas de atardecer y mucha [calma|hoja en el pelo].
        + Preguntarle algo era como tirar una piedra a un pozo [hondo|sin prisa].
        + No decía una palabra si podía decir [media|una ceja].
        + El reloj de pared, por cortesía, se [paró|acompasó] a él.
      `,
      alone: `
        @friend El orangután llevaba en su rama desde el martes, [pensando una palabra|con una idea a medias].
        Le llegó un suspiro {place.from}, y la palabra fue [otra|«pena»].
        + Los monos de alrededor hablaban por todos, y por él [el doble|también].
        + La palabra de ayer había sido «mango», y todavía la [saboreaba|repasaba].
        + Le pedían consejo en primavera y lo recibían en [otoño|la recolección].
        + No es que fuera lento, es que iba al [fondo|final] de cada cosa.
        + Hay suspiros que no admiten mucha [espera|reflexión].
        + Alargó un brazo, y ya estaba en [camino|el árbol siguiente].
      `,
      dry: `
        El orangután iba sin ruido de copa en copa, con {other} [al hombro|colgando de la barba].
        + Con la ceja izquierda señaló un resplandor, que era {place}.
        + Le preguntaron si faltaba mucho, y respondió al día [siguiente|de llegar].
        + Los árboles le tendían las ramas como viejos [amigos|conocidos].
      `,
      wet: `
        El orangután observó el agua, reflexionó y se puso [un coco por casco|medio coco].
        + {Other} bajó por aquellos brazos como por una escalera {place.to}.
        + —Hondo —opinó a mitad de camino, y todo el mundo estuvo de [acuerdo|verdad].
        + Su pelo ardía despacio debajo del [mar|agua].
      `,
      quirk: `
        {Other} le preguntó el camino, y el orangután [se sentó|buscó una piedra cómoda].
        + Pasó un caracol, pasó una nube y volvió a pasar el [caracol|mismo caracol].
        + —Izquierda —dijo al fin, y era la [respuesta|palabra] más segura del mundo.
        + Un loro le hacía de intérprete y se lo [inventaba todo|equivocaba].
        + Del chiste de la mañana se reiría el [jueves|domingo], con muchas ganas.
        + Si se rascaba una rodilla, es que estaba a [favor|punto de hablar].
        + Su silencio era de los que hacen [sitio|compañía].
      `,
      help: `
        El camino se había convertido en barro hasta [las rodillas|donde alcanzaba la vista].
        @help El orangután pasó a todos de árbol en árbol, [tendiendo los brazos como puentes|sin una palabra].
        + Se agarraba aquí, se agarraba allá, y en medio quedaba un [paso|puente tibio].
        + {Other} cruzó por sus hombros, con {thing} debajo de la [barba|chaqueta].
        + Al acabar se recogía a sí mismo, como una [escalera plegable|cuerda].
        + No se detuvo a pensarlo ni una [vez|rama].
        + —Claro —dijo después, y es que estaba muy [claro|bien pensado].
      `,
    },
    advanced: {
      arrives: `
        @friend Por la ventana entraron dos brazos, que no se acababan nunca, y [un orangután|tras ellos un orangután].
        Contempló {hero.a}, contempló la luna y, tras larga meditación, dijo: «[Ven|Conmigo]».
        + {Hero} preguntó adónde, y entre la pregunta y la respuesta cupieron los zapatos, el abrigo y [media taza de té|un breve sueño].
        + —{Place} —pronunció al cabo, con la gravedad de quien deposita [un huevo|la última piedra].
        + Hacía de las palabras el mismo uso que otros hacen de las joyas, o sea, [pocas y buenas|una y los domingos].
        + En el pelo, del color de ciertas tardes, llevaba dos hojas y la mitad de [una idea|un mango].
      `,
      alone: `
        @friend El orangután buscaba desde el martes una palabra, y [la tenía casi|no tenía prisa].
        + Vino un suspiro {place.from}, se sentó junto a él, y la palabra resultó ser [otra|mucho más triste].
        + En la selva se le consultaba todo, y sus dictámenes, llegados dos estaciones más tarde, eran [infalibles|inútiles y hermosos].
        + Lo tenían por lento quienes no han visto nunca a nadie ir hasta [el fondo|el final de las cosas].
        + Alargó un brazo con la parsimonia de siempre, pero cuando lo encogió [ya no estaba allí|iba por el tercer árbol].
      `,
      dry: `
        De copa en copa viajaba el orangután, {other.y}, colgando de la barba, [dormía o volaba|iba en primera].
        + Alzó una ceja, que era su modo de señalar, y en la dirección de la ceja relucía {place}.
        + Interrogado sobre la distancia, respondió que bastante, pero lo hizo [a la vuelta|al cabo de una semana].
      `,
      wet: `
        Ante el agua el orangután se entregó a la reflexión, y de ella salió [con un coco por sombrero|tocado con un coco].
        + {Other} descendió por aquellos brazos, que alcanzaban, bien estirados, hasta {place}.
        + A media profundidad dijo «hondo», y no se ha escrito sobre el mar nada [tan exacto|más completo].
      `,
      quirk: `
        Consultado por {other} acerca del camino, el orangután tomó [asiento|una piedra y la tarde].
        + Cruzó un caracol, lo pensó mejor y regresó, y aún no había [concluido el silencio|llegado a la barbilla].
        + Cierto loro se ofrecía de intérprete, y vertía aquellas pausas con una libertad [escandalosa|que ruborizaba].
        + La gracia que le contaron por la mañana tenía prevista la carcajada [para el jueves|a finales de mes].
        + Hay silencios que echan a la gente, y el suyo, por el contrario, [sacaba sillas|ponía la mesa].
      `,
      help: `
        El barro se había adueñado del camino y no mostraba [intención de devolverlo|fondo].
        @help El orangután pasó a todos de árbol en árbol, [haciendo de puente y de barandilla|con los brazos como pasarelas].
        + Se tendía entre dos ramas, aguardaba y, cruzado el último, [se recogía detrás|plegaba el puente].
        + {Other} lo recorrió con {thing}, pisando un hombro, la nuca y otro hombro [igual de paciente|más lejano].
        + No lo había meditado un instante, y cuando se lo hicieron notar reflexionó sobre ello [el resto del invierno|hasta dormirse].
      `,
    },
  },
  Gorilla: {
    noun: { noun: 'gorila', gender: 'm' },
    facts: { help: 'el gorila apartó la piedra que nadie movía' },
    beginner: {
      arrives: `
        @friend Un gorila enorme entró de puntillas con un montón de [hojas|hojas verdes].
        —Tu cama está dura, {hero} —dijo muy bajo—. La [arreglo|mullo].
        + Puso hojas aquí, hojas allí, y un [pétalo|beso] en la almohada.
        + —Pero hay que salir —dijo {hero}. —Para la [vuelta|vuelta, entonces] —dijo él.
        + Sus manos eran grandes como [platos|mesas], y no hacían ruido.
        + Sopló una mosca con mucho [cuidado|cariño].
        + —Alguien no descansa {place.in} —contó, con la voz [triste|honda].
        + Dobló la bata. La olió. La [abrazó|dejó tibia].
        + Olía a bosque después de [llover|comer].
        + Hasta el suelo crujió más [flojo|dulce].
      `,
      alone: `
        @friend El gorila hacía su cama de hojas, como todas las [noches|tardes].
        Una se movió sola. Traía un suspiro {place.from}.
        + —Ahí duermen mal —dijo, con la mano en el [pecho|corazón].
        + Hacía también la del topo y la del [sapo|grillo].
        + Sabía qué hoja es para [soñar|los pies fríos].
        + De un soplo apagó tres [luciérnagas|luciérnagas. Ellas rieron].
        + Levantó un nido caído, con dos [dedos|uñas].
        + Nunca había roto nada. Ni una [miga|promesa].
        + Cargó un saco de hojas [buenas|tiernas] y se fue.
      `,
      dry: `
        {Other} iba en su hombro, sobre [hojas|musgo].
        + El gorila no pisó ni una hormiga hasta {place}.
        + Apartaba las ramas y les pedía [perdón|paso].
        + En cada parada hacía una [cama|camita].
        + Andaba como se cierra una puerta de [noche|niño dormido].
      `,
      wet: `
        El gorila respiraba por una caña. Bajaba [andando|despacio].
        + {Other} iba en sus manos, dentro de un tarro, {place.to}.
        + Hizo una cama de algas para un [pulpo|pez con tos].
        + Las olas se portaban [bien|como gatos] con él.
        + Apartó un barco hundido, con [cuidado|respeto].
      `,
      quirk: `
        Pararon, y el gorila ya había hecho tres [camas|camas con flor].
        + —¡No vamos a dormir! —dijo {other}. —¿Y si sí? —dijo él.
        + Le hizo la cama a una piedra, que parecía [cansada|dura].
        + Un tigre pasó. —Siéntate un poco —le [dijo|ofreció]. Y se durmió.
        + Abrazó un árbol. El árbol dio una [fruta|flor].
        + Para abrir una nuez le [pidió permiso|cantó].
        + Cuando se golpeaba el pecho, sonaba a [nana|almohada].
        + Contó los bostezos {other.de}: iban [seis|cuatro].
        + Lo fuerte no tiene por qué ser [ruido|duro].
      `,
      help: `
        Una piedra tapaba la salida, y nadie la [movía|quería].
        @help El gorila apartó la piedra que nadie [movía|movía, con las dos manos].
        + Primero le habló al [oído|musgo]. Luego empujó.
        + {Other} pasó con {thing} por un hueco de [luna|aire].
        + Debajo dormía un sapo. No se [despertó|enteró].
        + Después la puso otra vez en su [sitio|cama].
        + La piedra encajó con un suspiro de [gusto|casa].
        + Le dejó unas hojas, por el [susto|frío].
        + Ni se le movió el [pelo|flequillo].
      `,
    },
    intermediate: {
      arrives: `
        @friend De puntillas, con una brazada de hojas, entró en el cuarto [un gorila inmenso|el gorila más grande del mundo].
        —Perdona, {hero}, vi tu cama desde fuera y me dio [pena|frío] —susurró.
        + La rehízo entera, con hojas tiernas en la cabecera y helecho en [los pies|la orilla].
        + —Si íbamos a salir —dijo {hero}. —Por eso, para cuando [vuelvas|estés de vuelta] —contestó.
        + Sabía que {place.in} había alguien sin [descanso|consuelo], y no podía seguir mullendo.
        + Tenía unas manos como sillones y un modo de tocar las cosas que las [calmaba|mejoraba].
        + A una polilla la acompañó hasta la ventana sin [rozarla|despeinarla].
        + Olía a lluvia reciente y a [siesta bajo un árbol|hierba].
      `,
      alone: `
        @friend El gorila extendía las hojas de su cama, una a una, [con la yema de los dedos|por tamaños].
        En la última encontró un suspiro {place.from}, y la dejó [sin poner|para el camino].
        + Por el camino le hacía la cama a quien [la tuviera dura|encontraba dormido].
        + Conocía la hoja de los sueños, la de los pies fríos y la del [mal humor|lunes].
        + Había levantado una vez un árbol entero para buscar [un botón|la pelota de un topo].
        + No recordaba haber roto nada, salvo un [silencio|hipo].
        + Quien duerme mal piensa peor, solía [decir|murmurar].
        + Llenó un saco con lo más mullido del [monte|bosque] y echó a andar.
      `,
      dry: `
        El gorila llevaba {other.a} al hombro, en un cojín de [musgo|hierba].
        + Caminaba apartando las hormigas, y así, sin pisar a nadie, llegó {place.to}.
        + En las paradas aparecía una cama, y luego [otra|la de reserva].
        + Las ramas se cerraban detrás con un suspiro [agradecido|verde].
      `,
      wet: `
        Con una caña entre los labios, el gorila bajó caminando, [apartando el agua|paso a paso].
        + En el hueco de sus manos, dentro de un tarro, {other} vio {place}.
        + A un besugo con ojeras le dejó hecha una cama de [algas|espuma].
        + Enderezó un ancla, que según él dormía [torcida|mal].
      `,
      quirk: `
        Se detuvieron a mirar el mapa, y cuando alzaron la vista [había cuatro camas|el gorila mullía hojas].
        + —Que no es hora de dormir —insistió {other}. —Tampoco es hora de no hacerlo —respondió.
        + A una roca le puso almohada, por si era de las que [sueñan|no descansan].
        + Invitó a tumbarse a un jaguar, y aún se le oye [roncar|ronronear].
        + Abría las nueces pidiéndoles que se [abrieran|dejaran].
        + Cuando se golpeaba el pecho, era como oír [llover en un tejado|una nana lejana].
        + Contaba los bostezos ajenos, con verdadera [preocupación|ternura].
      `,
      help: `
        Una piedra grande como una casa tapaba [el paso|la única salida].
        @help El gorila apartó la piedra que nadie movía, [después de pedirle permiso|sin un gruñido].
        + Apoyó las palmas, esperó a que la piedra [despertara|estuviera lista] y empujó.
        + Por el hueco pasó {other}, con {thing} y con [la luna|un hilo de aire].
        + Debajo había un lirón dormido, al que tapó con una [hoja|mano] hasta terminar.
        + Luego la devolvió a su sitio exacto, [musgo arriba|como se cierra un libro].
        + —Llevaba ahí mil años —explicó—, y tiene sus [costumbres|sueños].
      `,
    },
    advanced: {
      arrives: `
        @friend Entró de puntillas, con una brazada de hojas, un gorila [enorme|mayor que la puerta].
        —Disculpa, {hero}, pero se veía desde la calle que esa cama [no consuela|está triste] —murmuró.
        + La rehízo de arriba abajo, con hoja tierna a la altura de los sueños y helecho [en los pies|donde empieza el frío].
        + Que fueran a salir, como {hero} le señaló, no le parecía razón, sino [todo lo contrario|más motivo].
        + Tenía las manos del tamaño de un sillón, y cuanto tocaba se quedaba [un poco más tranquilo|en paz consigo].
        + Alguien llevaba noches sin descanso {place.in}, y él no concebía [desgracia mayor|seguir mullendo como si nada].
      `,
      alone: `
        @friend El gorila iba tendiendo en su cama las hojas, con la yema de los dedos y [la lengua entre los labios|por orden de suavidad].
        + Al llegar a la última oyó que suspiraba, y el suspiro venía {place.from}, así que no la puso: [se la llevó|la guardó].
        + Tenía clasificada la selva según su [blandura|suavidad].
        + Una vez levantó un árbol entero, por cariño, para sacar [una pelota|un botón].
        + De todo lo que puede romperse no había roto nunca más que un silencio, y [pidió perdón|fue por estornudar].
      `,
      dry: `
        Sobre un cojín de musgo, en aquel hombro ancho, {other} [cabeceaba|hacía el viaje].
        + El gorila apartaba las hormigas con un soplo, y sin haber pisado a ninguna entró {place.in}.
        + En cada alto brotaba una cama, y en los altos largos, [una alcoba|con dosel].
      `,
      wet: `
        El gorila echó a andar por el fondo, con una caña en la boca y [los pantalones imaginarios remangados|muy poca prisa].
        + {Other} viajaba en el cuenco de sus manos, a cubierto de un tarro, y desde allí contempló {place}.
        + Enderezó un ancla que, en su opinión, llevaba dos siglos durmiendo [de mala postura|atravesada].
      `,
      quirk: `
        Bastaba detenerse a consultar el mapa para que, al levantar los ojos, [hubiera cuatro camas|el gorila ahuecase un prado].
        + {Other} objetó que no era hora de dormir, y él admitió que tampoco era hora [de lo contrario|de ponerse en lo peor].
        + Recomendó unos minutos de reposo a un jaguar que venía de cacería, y el jaguar [aún no se ha levantado|se volvió aficionado].
        + Hablaba a las nueces, las nueces se abrían, y si alguna se negaba [respetaba su decisión|la abrigaba].
        + Al golpearse el pecho sonaba, más que a amenaza, a lluvia [sobre un tejado ajeno|en casa de la abuela].
      `,
      help: `
        Obstruía la salida una piedra que había visto pasar [imperios y rebaños|a muchos, sin apartarse].
        @help El gorila apartó la piedra que nadie movía, [tras consultarla en voz baja|con las dos palmas y ningún ruido].
        + No la empujó enseguida, sino que esperó, como se espera a que alguien [se despierte del todo|encuentre las zapatillas].
        + {Other} cruzó con {thing} por una rendija de luna, mientras él cubría con una hoja a [un lirón que dormía debajo|los durmientes].
        + Después la reintegró a su lugar, musgo arriba, porque quien lleva mil años en un sitio [lo echa de menos|tiene derecho].
      `,
    },
  },
  Sloth: {
    noun: { noun: 'perezoso', gender: 'm' },
    facts: { help: 'el perezoso se colgó y el puente quedó quieto' },
    beginner: {
      arrives: `
        @friend De la percha colgaba un perezoso. Llegó ayer, para [mañana|pasado].
        —Ho… —empezó, y al rato acabó—: …la, {hero}. ¿Llego [tarde|bien]?
        + Le dieron un té. Lo beberá en [otoño|abril].
        + Sonreía tan despacio que {hero} vio nacer la [sonrisa|boca].
        + —¿Hay prisa? —preguntó {hero}. —Mu… —dijo él—. …cha.
        + Tenía musgo en el brazo y una [flor|seta] en el codo.
        + —{Place.in}… hay… pena —contó. Amanecía casi.
        + Una mosca se posó en él y se [jubiló|durmió].
        + Levantó un dedo para saludar. Aún está [subiendo|en ello].
        + Olía a hoja quieta y a [domingo|lluvia].
      `,
      alone: `
        @friend El perezoso bostezaba desde el [lunes|lunes por la tarde].
        A mitad del bostezo le entró un ay {place.from}.
        / Bostezó, y le entró un ay. Venía {place.from}.
        + Cerró la boca el [jueves|viernes]. —Voy —dijo el sábado.
        + Ya iba. Se notaba en una [uña|oreja].
        + Su cama era su rama, y su rama, su [paseo|mundo].
        + El musgo le crecía como un [pijama|abrigo].
        + Las mariposas lo tenían de [banco|casa].
        + Nunca se le cayó nada. No le dio [tiempo|ocasión].
        + El mundo corría tanto que se [mareaba|aburría] mirándolo.
      `,
      dry: `
        El perezoso dio un paso. {Other} lo puso en una [carretilla|cometa].
        + Cuando dio el segundo, ya estaban {place.in}.
        + —Qué… depri… sa —dijo, con los ojos [redondos|abiertos].
        + Saludó a una casa. La mano llegó en la [siguiente|otra].
        + Un caracol los pasó y dijo [«uf»|«tranquilos»].
      `,
      wet: `
        El perezoso se dejó caer al agua. Fue [tocando|bajando] el agua.
        + {Other} lo esperó abajo, con un tarro, {place.in}.
        + Hizo una burbuja. Salió [mañana|en martes].
        + Los peces le dejaron un [recado|sitio].
        + Nadaba como crece un [alga|pelo].
      `,
      quirk: `
        {Other} esperó una frase. Empezaba por «[Cuando|Si]». Anochecía.
        + Mientras, comieron, jugaron y [contaron estrellas|durmieron un poco].
        + Acabó con un «…llueve». Ya no [llovía|hacía falta].
        + Quiso rascarse la oreja. Se le quitó solo el [picor|gusto].
        + Un pájaro le hizo un nido en la [cabeza|axila].
        + Ganó a las estatuas y a [esperar|dormir]. Siempre.
        + Se rio del chiste del [verano|año] pasado, y con ganas.
        + —¿Tú corres alguna vez? —preguntó {other}. Pensó. El sí tardó [poco|un mes].
        + Con él, hasta el tiempo se [sentaba|paraba].
      `,
      help: `
        El puente se movía como [loco|un flan], y daba miedo.
        @help El perezoso se colgó y el puente quedó [quieto|quieto, quieto del todo].
        + Se puso boca abajo, en el medio, y no hizo [nada|más].
        + Nadie hace nada tan [bien|despacio] como él.
        + {Other} cruzó con {thing}, tabla a [tabla|tabla, sin temblar].
        + El viento empujó, se aburrió y se [fue|sentó].
        + Hasta el río bajaba más [lento|suave].
        + —Ya… pue… den —dijo. Habían [pasado|cruzado] hacía rato.
        + Lo descolgaron como una [fruta|pera].
      `,
    },
    intermediate: {
      arrives: `
        @friend De la percha del pasillo colgaba un perezoso, que había llegado [ayer para mañana|con un día de ventaja].
        —Bue… nas… —dijo, {hero.y} se preparó un vaso de leche— …no… ches, {hero}.
        + Le preguntaron qué quería, y la respuesta empezó a [asomar|formarse] por un ojo.
        + —{Place.in}… llo… ran —terminó, cuando las velas iban por la [mitad|base].
        + Llevaba musgo en los hombros y una seta [comestible|pequeña] en el codo.
        + Su sonrisa salió despacio, como [el sol|la luna de una esquina].
        + Una mosca que se posó en él había puesto ya [cortinas|buzón].
        + —¿Hay prisa? —preguntó {hero}. —Mu… chí… si… —contestó, y hubo que irse.
      `,
      alone: `
        @friend El perezoso llevaba tres días en mitad de un bostezo, [y aún subía|sin grandes novedades].
        + Por la boca abierta le entró un lamento {place.from}, y lo cerró [el jueves|en cuanto pudo].
        + —Voy —decidió, y quien lo conociera bien ya lo notaba en una [uña|ceja].
        + El mundo pasaba a su alrededor como un tren [nervioso|de juguete].
        + En él vivían dos escarabajos y [un liquen|una seta].
        + Nunca había tirado un vaso, ni llegado [tarde|a nada], porque salía antes.
        + De pequeño ganó una carrera, y todavía va por la [meta|segunda mitad].
        + Las cosas importantes, pensaba, esperan; y a las otras no hay que [perseguirlas|ir].
      `,
      dry: `
        El perezoso empezó un paso, {other.y} [fue por una carretilla|pidió ayuda al viento].
        + Antes de que lo terminara estaban ya {place.in}.
        + Saludaba a las casas, pero el saludo le llegaba a la [siguiente|de dos calles después].
        + Un caracol los adelantó con aire de [deportista|no querer presumir].
      `,
      wet: `
        El perezoso se soltó de la rama, y al cabo de un rato [tocó el agua|se mojó un pie].
        + Mientras bajaba, {other} tuvo tiempo de conocer entero {place}.
        + Una burbuja le salió de la nariz con idea de llegar [el lunes|arriba algún día].
        + Las algas lo tomaron por [una más|pariente].
      `,
      quirk: `
        El perezoso inició una frase junto al molino, y era de las [largas|interesantes].
        + {Other} merendó, echó una siesta y aún llegó al [verbo|final].
        + La frase acababa en «paraguas», y hacía [sol|horas que no llovía].
        + Jugaron a las estatuas, y nadie le ha [ganado|visto perder] todavía.
        + Se rio de pronto, por algo que le dijo su [abuela|madre] de chico.
        + Le picó una oreja, y para cuando llegó la mano era otra [oreja|estación].
        + Junto a él los relojes perdían un poco el [orgullo|compás].
      `,
      help: `
        El puente colgante daba saltos como [una cabra|si tuviera pulgas], y no había otro.
        @help El perezoso se colgó y el puente quedó quieto, [por pura calma|como si se durmiera].
        + Se puso cabeza abajo, justo en medio, y no hizo absolutamente [nada|otra cosa].
        + Aquella quietud fue pasando por las cuerdas hasta las dos [orillas|puntas].
        + {Other} cruzó con {thing}, y crujía el silencio [más|bajo los pies].
        + El viento insistió un poco y se quedó [traspuesto|roque].
        + —Ya… pueden… pasar —avisó él, cuando llevaban [un rato|media hora] del otro lado.
      `,
    },
    advanced: {
      arrives: `
        @friend De la percha pendía un perezoso, llegado la víspera por [prudencia|no correr].
        Dijo «buenas», y {hero.a} le dio tiempo de calentar leche hasta el [«noches»|resto].
        + La sonrisa le amanecía por un extremo, y quien tuviera paciencia podía [desayunar con ella|verla ponerse entera].
        + Criaba musgo en los hombros, una seta en el codo y, en general, [una gran confianza en el tiempo|muy buenos vecinos].
        + La mosca que se le había posado al entrar ya había colgado en él [unas cortinas|el buzón].
        + El asunto, cuando estuvo completo, era que lloraban {place.in}, y que corría [muchísima prisa|una prisa espantosa].
      `,
      alone: `
        @friend Estaba el perezoso en el tercer día de un bostezo, que prometía [ser de los buenos|coronar el jueves].
        + Por la abertura le entró un lamento {place.from}, y lo cerró de inmediato, esto es, [al caer la tarde|el viernes].
        + Decidió acudir, resolución que un observador experto habría advertido en [una uña|cierta ceja].
        + Daba alojamiento a dos escarabajos, a un liquen y, en temporada, a [una orquesta de grillos|varias familias].
        + La única carrera de su vida la seguía ganando, puesto que nadie le había dicho [que terminó|que los demás llegaron].
      `,
      dry: `
        Inició el perezoso un paso, {other.y}, calculando, [fue por una carretilla|consiguió un carro].
        + Para cuando el pie tocó tierra estaban ya {place.in}, y lo comentó, el mes siguiente, con admiración.
        + Sus saludos llegaban con dos casas de retraso, y los recibía [quien no los esperaba|gente encantada].
      `,
      wet: `
        El perezoso se desprendió de la rama y, tras un intervalo, [conoció el agua|hubo un plof educado].
        + {Other} recorrió en la espera todas las calles de abajo y se hizo amigo del eco, hasta saberse de memoria {place}.
        + Una burbuja que le nació en la nariz pensaba subir [el lunes|en verano].
      `,
      quirk: `
        A la altura del molino el perezoso comenzó una frase, con visos de ser [subordinada|memorable].
        + {Other} merendó, durmió una siesta, y aún tuvo ocasión de asistir [al verbo|a la segunda coma].
        + Era un consejo sobre la lluvia, y lo redondeó bajo un sol [radiante|que rajaba las piedras].
        + A las estatuas nadie le había vencido, ni siquiera, en cierta plaza, [una estatua|un general de bronce].
        + De pronto se rio de todo corazón, y era por una ocurrencia de su abuela, [en cierta boda|cuando él era niño].
      `,
      help: `
        Brincaba el puente colgante, nervioso [como un potro|a más no poder].
        @help El perezoso se colgó y el puente quedó quieto, [contagiado|según se queda un niño al que cantan].
        + No hizo nada en absoluto, pero hay que decir que lo hizo con una maestría de [generaciones|siglos].
        + Por las cuerdas fue subiendo aquella calma, {other.y} cruzó con {thing} sobre una madera que [casi roncaba|respiraba hondo].
        + Avisó entonces de que ya podían pasar, y su aviso los alcanzó [en la otra orilla|a medio camino de casa].
      `,
    },
  },
}
