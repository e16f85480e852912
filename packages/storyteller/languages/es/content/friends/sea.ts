import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { noun: 'delfín', gender: 'm' },
    facts: { help: 'el delfín halló el camino con chasquidos' },
    beginner: {
      arrives: `
        @friend Un delfín llegó en una bañera con ruedas, [con ruedas|por el pasillo].
        —Hola, hola, {hero}, {hero} —dijo, y dio una [voltereta|voltereta, o dos].
        / —Hola, {hero}, hola —dijo. Dio una [voltereta|voltereta, o dos].
        + —¿Lo dices todo dos veces? —preguntó {hero}. —Sí, sí —dijo.
        + Con la segunda voltereta salpicó el [techo|reloj].
        + Clic, clic, hacía con la [nariz|boca], muy contento.
        + —Te esperan, te esperan {place.in}, {place.in} —contó.
        + El patito de goma se mareó, [se mareó|y se fue].
        + Tenía una sonrisa que no se [quitaba|gastaba].
        + Dijo su nombre [dos veces|dos veces, dos]. Nadie lo había pedido.
        + Olía a mar, a mar y un poco a [jabón|champú].
      `,
      alone: `
        @friend El delfín daba volteretas en la bahía: una, [una|y otra].
        Clic, hizo. Y volvió un eco {place.from}, muy triste.
        + —Qué raro, qué raro —dijo, y dejó de [girar|saltar].
        + La luna se mojaba en cada [salto|ola].
        + Las gaviotas contaban: nueve, [nueve|diez y diez].
        + Nunca había estado quieto un rato [entero|así].
        + Buscó su bañera de viaje, con sus dos [ruedas|tapones].
        + Era redonda, blanca y muy [rápida|alegre].
        + Las estrellas del agua se [rieron|movieron].
        + —Voy, voy —dijo. Y fue solo una [vez|vez, pero deprisa].
      `,
      dry: `
        La bañera bajaba las cuestas, y el delfín daba [volteretas|volteretas dentro].
        + {Other} empujó un poco, y llegaron {place.to}.
        + —¡Más, más! —pedía en cada [bache|curva].
        + Dejaban un rastro de [espuma|charcos].
        + Las vacas decían «mu», y él, «[mu, mu|otra, otra]».
      `,
      wet: `
        —Agárrate, agárrate —dijo el delfín, y bajó [girando|como un tornillo].
        + {Other} iba de su aleta, en una pompa, {place.to}.
        + Saludó a cada pez dos [veces|veces, sin falta].
        + La luz se quedaba arriba, [arriba|lejos].
        + Clic, clic: abajo hay [sitio|fiesta].
      `,
      quirk: `
        —Por aquí, por aquí —dijo el delfín. Era el mismo [sitio|lado].
        + —¿Solo una vez? —pidió {other}. —Una, una —dijo el delfín.
        + Dio una voltereta en la sopa de un [sapo|señor sapo].
        + Contaba chistes con dos [finales|finales iguales].
        + Un eco lo imitó, y ya eran [cuatro|cuatro veces].
        + Se puso serio un momento. Le dio [risa|risa, risa].
        + {Other} tenía agua hasta en los [bolsillos|oídos].
        + Decía adiós y volvía a decir [adiós|hola].
        + Le costaba hablar sin [saltar|mojar].
      `,
      help: `
        No se veía nada, ni arriba ni [abajo|al lado].
        @help El delfín halló el camino con [chasquidos|chasquidos, clic, clic].
        + Clic, y el eco decía: [roca|pared]. Clic: hueco.
        + Esa vez lo hizo sin [saltar|volteretas].
        + {Other} iba detrás, con {thing} contra el [pecho|abrigo].
        + Era como encender una luz con la [boca|oreja].
        + —A la izquierda —dijo. Lo dijo una sola [vez|vez, de serio].
        + El eco volvía cada vez más [ancho|libre].
        + Ya fuera, dio dos vueltas. [O cuatro|Se las debía].
      `,
    },
    intermediate: {
      arrives: `
        @friend Una bañera con ruedas dobló la esquina, y dentro, muy feliz, [iba un delfín|un delfín saludaba].
        —Buenas noches, buenas noches, {hero}, [{hero}|te lo repito, {hero}] —dijo.
        + No podía decir una cosa sin decirla dos veces, [dos veces|y con voltereta].
        + —¿Por qué lo repites? —preguntó {hero}. —Por si acaso, por si acaso —contestó.
        + A la tercera voltereta quedaba más agua en la [alfombra|pared] que en la bañera.
        + Alguien {place.from} le había mandado un eco, y era un eco [preocupado|muy serio].
        + Hacía clic con la nariz, como quien prueba [un interruptor|las puertas].
        + El patito de goma bajó a tierra para [tranquilizarse|recuperarse].
      `,
      alone: `
        @friend El delfín practicaba la voltereta doble en mitad de la bahía, [en mitad de la bahía|sin público].
        Lanzó un clic por jugar, y le volvió un suspiro {place.from}.
        + Los ecos no suspiran, de modo que aquello [era grave|venía de alguien].
        + Se quedó quieto, y las olas no sabían qué [hacer|pensar].
        + Hay cosas tan tristes que se dicen [una sola vez|solo una].
        + Sacó la bañera de viaje, con ruedas de [goma|repuesto].
        + La luna rodó por la espuma como una [moneda|pelota].
        + Las gaviotas preguntaron adónde iba, y él lo [repitió|explicó dos veces].
      `,
      dry: `
        Por las cuestas la bañera corría sola, y el delfín [animaba a las ruedas|daba vueltas dentro].
        + {Other} hacía de freno y de timonel, y de pronto vieron {place}.
        + Cada bache era una fiesta, [una fiesta|o un naufragio].
        + Los caminantes se apartaban con el paraguas [abierto|por delante].
      `,
      wet: `
        El delfín bajó en espiral, explicando el paisaje [por duplicado|dos veces].
        + En una pompa atada a su aleta, {other} vio crecer {place}.
        + Saludaba a los bancos de peces [uno por uno|de dos en dos].
        + El azul se fue haciendo morado, [morado|como de uva].
      `,
      quirk: `
        El delfín contó un chiste y, por seguridad, [lo contó otra vez|lo repitió].
        + —Con una basta —dijo {other}. —Basta, basta —contestó el delfín.
        + Discutió con un eco sobre quién había [empezado|hablado primero].
        + En mitad de la frase más seria le salió una [voltereta|cabriola].
        + Salpicó a un señor erizo, que se [cerró|despertó] de golpe.
        + Intentó estar callado, y se oía cómo le [costaba|bullía] el silencio.
        + —La alegría se gasta si se [guarda|dice una sola vez] —explicaba.
      `,
      help: `
        En la gruta no entraba ni un hilo de [luz|luna], y había siete salidas.
        @help El delfín halló el camino con chasquidos, [atento a cada eco|y sin una sola voltereta].
        + Lanzaba un clic y escuchaba cómo era de [grande|ancha] la oscuridad.
        + Dos salidas sonaban a pared; una, a [estrellas|brisa].
        + {Other} nadaba o andaba detrás, con {thing} y el aliento [contenido|quieto].
        + —Por ahí —dijo, y era la primera vez que no lo [repetía|decía dos veces].
        + Fuera lo celebró con las volteretas [atrasadas|que debía].
      `,
    },
    advanced: {
      arrives: `
        @friend Precedida de un chapoteo dobló la esquina una bañera con ruedas, y en ella, [radiante|de pie], un delfín.
        —Buenas noches, {hero}, y otra vez buenas noches —[exclamó|saludó].
        + Todo lo decía por duplicado, convencido de que las cosas buenas no caben [en una sola vez|de un viaje].
        + Entre frase y frase daba una voltereta, de forma que la alfombra empezaba a tener [mareas|orilla].
        + Traía un eco {place.from}, recogido por casualidad, y al repetirlo ni siquiera él pudo [sonreír|darle la vuelta].
        + El patito de goma, que era de natural sedentario, solicitó quedarse [en tierra|con la familia].
      `,
      alone: `
        @friend Ensayaba el delfín la voltereta doble cuando lanzó un clic [distraído|por puro gusto].
        + No le volvió un eco, sino un suspiro {place.from}, y los ecos, que él supiera, no [suspiran|tienen penas].
        + Se quedó inmóvil, cosa tan inaudita que las olas perdieron [el compás|la costumbre].
        + Comprendió que existen tristezas que se dicen una vez, y muy bajo, y hay que [oírlas a la primera|estar allí].
        + Preparó la bañera de los viajes, le dio dos besos a la luna y se [marchó|puso en camino] sin repetirlo.
      `,
      dry: `
        La bañera tomaba las cuestas con entusiasmo, y el delfín [la jaleaba|le daba las gracias].
        + {Other} ejercía de freno, oficio mojado donde los haya, hasta que asomó {place}.
        + A su paso los caminantes abrían el paraguas, y alguno pedía [otra vuelta|que volvieran a pasar].
      `,
      wet: `
        El delfín bajaba en espiral, comentando cada pez [por duplicado|dos veces].
        + {Other}, en una pompa atada a su aleta, lo iba viendo todo dos veces también, incluido {place}.
        + El azul se espesó hasta hacerse violeta, y el delfín, un instante, [se quedó sin palabras|olvidó repetirlo].
      `,
      quirk: `
        El delfín contó un chiste y lo repitió enseguida, por si a alguien [le había faltado|se le había quedado corto].
        + Con un eco de buena familia mantuvo una discusión interminable acerca de quién [había empezado|repetía a quién].
        + {Other} le propuso el silencio, y el silencio le duró lo que tarda en hervir [un huevo pequeño|la leche].
        + En lo más grave de una frase se le escapaba una voltereta, como a otros [un gallo|la risa en misa].
        + Guardarse una alegría era, a su juicio, la manera más rápida de [que se pusiera rancia|perderla].
      `,
      help: `
        La gruta tenía siete salidas y ni un hilo de luz con que [distinguirlas|elegir].
        @help El delfín halló el camino con chasquidos, [escuchando como nunca|serio como un relojero].
        + Cada clic regresaba con noticias: aquí pared, allá agua dormida y, al fondo, algo que sonaba [a intemperie|a estrellas].
        + {Other} lo seguía con {thing}, asombrándose de que se pudiera ver [con las orejas|tan bien a oscuras].
        + —Por ahí —dijo, y lo dijo una sola vez, que es como se dicen las cosas [seguras|de las que dependen otros].
      `,
    },
  },
  Whale: {
    noun: { noun: 'ballena', gender: 'f' },
    facts: { help: 'la ballena hizo de puente' },
    beginner: {
      arrives: `
        @friend Todas las cucharas temblaron. En la calle había una [ballena|ballena en una nube].
        —¿Estorbo, {hero}? —preguntó, muy [bajito|hondo]. Temblaron los platos.
        + Venía en una nube de lluvia, para no [secarse|pisar nada].
        + —No estorbas —dijo {hero}. La ballena [suspiró|se emocionó]. Llovió un poco.
        + Su ojo llenaba la [ventana|ventana entera].
        + —Algo pasa {place.in} —tarareó. Mmmm, dijo el [suelo|armario].
        + Se hizo chiquita. Seguía [enorme|siendo la calle].
        + —Puedo irme, si molesto —[dijo|ofreció]. Nadie quería.
        + Olía a sal y a [lejos|noche].
        + La luna miró, y se apartó un [poco|dedo] por ella.
      `,
      alone: `
        @friend La ballena tarareaba en medio del mar, por no [estorbar|molestar].
        Mmmm. Y del fondo volvió una pena {place.from}.
        + Escuchó con todo el cuerpo. Tenía [mucho|de sobra].
        + Un barco pasó. —Perdón —le [dijo|cantó].
        + Cada noche dormía de pie, para ocupar [menos|poco].
        + La luna se apoyaba en su [lomo|espalda].
        + Los peces chicos vivían a su [sombra|lado], muy tranquilos.
        + —¿Cabré allí? —se preguntó. Era una buena [pregunta|duda].
        + Pidió una nube prestada y subió con [cuidado|un soplo].
      `,
      dry: `
        La ballena flotaba en su nube, pidiendo paso a los [tejados|pájaros].
        + {Other} iba encima, como en una isla, hasta {place}.
        + Mmmm, y las campanas decían [«mmmm»|lo mismo].
        + Metía la tripa en las [esquinas|plazas].
        + Detrás llovía un poquito. Las flores, [felices|contentas].
      `,
      wet: `
        {Other} entró en su boca, como en un [salón|cuarto grande], y bajaron.
        / {Other} entró en su boca. Era un [salón|cuarto grande]. Bajaron.
        + Había una alfombra y eco. Así llegaron {place.to}.
        + —¿Vas bien ahí dentro? —cantó la ballena. Tembló la [lámpara|alfombra].
        + Pasaba despacio, por no mover el [agua|mar].
        + Un cangrejo pidió subir, y también [subió|cupo].
      `,
      quirk: `
        —¿Estorbo aquí? —preguntó la ballena. Tapaba el [sol|camino y el cielo].
        + —Un poquito —dijo {other}. Se corrió tres [pueblos|montes].
        + Quiso esconderse detrás de un [árbol|farol].
        + Tarareó, y un señor perdió los [dientes|botones].
        + Pedía perdón con fuentes de [agua|agua templada].
        + Un gorrión se posó en ella. —¿Peso? —dijo el [gorrión|pájaro]. Se rieron.
        + Le hicieron sitio en la foto. Salió un [ojo|trozo].
        + {Other} la abrazó un dedo de [largo|ballena].
        + Lo grande también puede ser [tímido|suave].
      `,
      help: `
        Se había roto el paso, y abajo no había [suelo|nada].
        @help La ballena hizo de [puente|puente, de lado a lado].
        + —Esta vez sí quepo —dijo, y se puso [recta|larga].
        + {Other} caminó por su lomo con {thing} en [brazos|alto].
        + Era liso y tibio, como una piedra al [sol|sol de tarde].
        + Detrás pasaron dos zorros, un carro y la [luna|abuela de alguien].
        + Nadie dijo «estorbas». Dijeron [«gracias»|«qué suerte»].
        + Ella no respiró, para no [mover|balancear] a nadie.
        + Luego sopló. Salió un arcoíris [pequeño|de noche].
      `,
    },
    intermediate: {
      arrives: `
        @friend Primero temblaron las cucharas, y después se vio por qué: [en la calle flotaba una ballena|era una ballena].
        —¿Molesto, {hero}? Puedo encogerme un [poco|par de metros] —tarareó.
        + La traía una nube de lluvia, contratada por [horas|kilos].
        + —Cabes muy bien —mintió {hero}, y la ballena lloró de [alivio|gratitud], un chaparrón.
        + Su voz era tan honda que se oía con [los pies|la barriga].
        + Un lamento {place.from} le había llegado por el fondo, de roca en [roca|piedra].
        + En la ventana solo entraba un ojo, y era un ojo muy [amable|bueno].
        + Preguntó si la farola era importante, porque la había [torcido|saludado] sin querer.
      `,
      alone: `
        @friend La ballena cantaba en mitad del océano, que era el único sitio donde [no estorbaba|se estiraba].
        Su canto dio la vuelta al mundo y volvió con una pena {place.from}.
        + La sintió en las costillas, que es donde las ballenas [leen|reciben el correo].
        + Tenía miedo a los puertos, las bañeras y los [pasillos|ascensores].
        + A los barcos les pedía perdón en cuatro [idiomas|tonos].
        + Sobre su lomo vivía una colonia de [lapas|aves], que no se quejaba.
        + —Iré con cuidado —decidió, y movió la cola como quien [cierra una puerta|dobla una sábana].
        + Una nube gorda aceptó [llevarla|el encargo], con dos paradas.
      `,
      dry: `
        La nube crujía bajo la ballena, que iba disculpándose con [los tejados|cada chimenea].
        + {Other} viajaba en lo alto, como en una isla, cuando se vio {place}.
        + En las plazas metía la barriga y contenía la [respiración|canción].
        + Por donde pasaban llovía un poco, y los tiestos se [alegraban|enderezaban].
      `,
      wet: `
        La ballena abrió la boca, {other.y} entró como en [un teatro vacío|una sala de espera].
        + Dentro había eco y una lámpara, y por una rendija se vio {place}.
        + Bajaba tan despacio que las medusas la [adelantaban|miraban de reojo].
        + Cantaba para hacer compañía, y se movían los [muebles|cuadros].
      `,
      quirk: `
        La ballena preguntó si tapaba la vista, y era que [tapaba la luna|tapaba el valle].
        + —Un poquitín —dijo {other}, y se apartó con tanta fuerza que hubo [viento|mudanzas].
        + Trató de esconderse detrás de un ciprés, de [perfil|puntillas].
        + Tarareaba bajito, y a un señor se le [desataron los zapatos|cayó el bigote].
        + Un gorrión se le posó encima y pidió perdón por el [peso|abuso].
        + Admiraba a los caracoles, por lo bien que se [guardan|recogen].
        + —Me sobra ballena por todas partes —suspiraba, y llovía un [rato|minuto].
      `,
      help: `
        El paso se había hundido, y quedaba un vacío del ancho de [un río|una plaza].
        @help La ballena hizo de puente, [de orilla a orilla|y llegaba justo].
        + Por primera vez en su vida tenía exactamente el [tamaño justo|largo que hacía falta].
        + {Other} anduvo por aquel lomo tibio, con {thing} entre los [brazos|dedos].
        + Después cruzaron un rebaño, dos carros y un [entierro de hormigas|cartero].
        + Ella contenía el aliento, para que nadie [resbalara|se balancease].
        + —¿No estorbo? —preguntó al final, y le respondieron que [nunca|jamás de los jamases].
      `,
    },
    advanced: {
      arrives: `
        @friend Temblaron las cucharas, después las tazas, y al abrir la ventana [se vio una ballena|no cabía la ballena].
        —Si estorbo, {hero}, me retiro un poco, o [una comarca|hasta el mar] —canturreó.
        + Viajaba en una nube de alquiler, y a la nube se le notaba [el esfuerzo|que cobraba por kilos].
        + Toda su timidez, que era inmensa, le cabía en la voz, tan honda que se oía [con los zapatos|por los pies].
        + Le aseguró {hero} que había sitio de sobra, y la ballena, agradecida, lloró un [chaparrón|minuto].
        + Desde el fondo, de roca en roca, le había llegado un lamento {place.from}, y no supo [hacerse la sorda|seguir cantando].
      `,
      alone: `
        @friend Cantaba la ballena en medio del océano, único lugar donde nunca le habían pedido que [se apartase|bajara los codos].
        + Dio su canción la vuelta al mundo, y regresó trayendo una pena {place.from}, que sintió en [las costillas|todos los huesos].
        + Soñaba con pasillos, con bañeras, con ascensores repletos, y despertaba [empapada|pidiendo perdón].
        + Envidiaba la discreción del caracol, que tiene el buen gusto de [llevarse la casa|guardarse entero].
        + Una nube corpulenta aceptó el transporte, después de mirarla dos veces y [subir el precio|respirar hondo].
      `,
      dry: `
        La nube avanzaba gimiendo, mientras la ballena presentaba excusas a [cada tejado|las veletas].
        + {Other} cabalgaba en lo más alto, como quien veranea en una isla, y desde allí vio {place}.
        + Las macetas que quedaban atrás, regadas por la emoción, [florecían a deshora|enderezaban el talle].
      `,
      wet: `
        La ballena abrió la boca con mil disculpas, {other.y} entró como en [un teatro a oscuras|una catedral].
        + Colgaba del paladar una lámpara, y a su luz, por entre las barbas, se distinguió {place}.
        + Descendía con tanto miramiento que hasta las medusas [la adelantaban|perdían la paciencia].
      `,
      quirk: `
        Quiso saber la ballena si quitaba la vista, y hubo que confesarle que [quitaba la luna|sobre todo el paisaje].
        + Se hizo a un lado con tal prontitud que cambió [el viento|la estación] en dos valles.
        + {Other} la encontró de perfil detrás de un ciprés, conteniendo la respiración y [la mitad de los sollozos|convencida de no verse].
        + Un gorrión aterrizó en su lomo y le pidió perdón por el peso, y los dos [se entendieron|rieron a su escala].
        + Le sobraba ballena, decía, por todas partes menos por [dentro|el valor].
      `,
      help: `
        El paso se había desplomado, dejando un vacío que nadie [quiso medir|miraba dos veces].
        @help La ballena hizo de puente, [y encajó de orilla a orilla|con la barbilla aquí y la cola allá].
        + Toda la vida había pedido perdón por aquel largo, que resultaba ser, al centímetro, [el necesario|el de un puente].
        + {Other} la recorrió con {thing}, notando bajo los pies una tibieza de piedra [al sol|que ha dormido al sol].
        + Tras el grupo cruzaron un rebaño, un cartero y hasta el propio viento, que se [descalzó|quitó el sombrero].
      `,
    },
  },
  Octopus: {
    noun: { noun: 'pulpo', gender: 'm' },
    facts: { help: 'el pulpo cerró ocho cosas a la vez' },
    beginner: {
      arrives: `
        @friend Por la chimenea bajó un brazo, y al final, un [pulpo|pulpo entero].
        —Sí, no, ven, espera, {hero} —dijo. Cada brazo [opinaba|quería algo].
        + Un brazo saludó. Otro se comió una [galleta|uva].
        + —¿En qué quedamos? —preguntó {hero}. Los ocho se [pelearon|pusieron a votar].
        + Venía en un cubo con ruedas, muy [lleno|pequeño].
        + —Cinco dicen que hay pena {place.in} —contó—. Tres no [saben|están seguros].
        + Un brazo le hacía trenzas al [cojín|fleco].
        + Otro se había dormido en la [silla|lámpara].
        + Cambió de color: rojo, verde, [cuadros|rayas].
        + Dio ocho veces la mano, muy [educado|mojado].
      `,
      alone: `
        @friend El pulpo quería cenar, y los ocho brazos querían [otra cosa|ocho cosas].
        Uno se quedó quieto: había tocado un llanto {place.from}.
        / Uno se paró: tocaba un llanto {place.from}.
        + —¿Seguro? —preguntaron los otros [siete|brazos].
        + En su cueva había ocho sillas y un solo [sombrero|pulpo].
        + Dos brazos jugaban a las cartas, y [hacían trampa|ganaba el tres].
        + El octavo escribía un [diario|poema].
        + Votaron. Salió ocho a [cero|cero, milagro].
        + Se puso azul, que es color de [viaje|ir].
        + Metió cada brazo en su [calcetín|guante].
      `,
      dry: `
        El pulpo iba en un cubo con ruedas, y ocho brazos [remaban|empujaban].
        + Cada uno hacia su lado. {Other} puso orden, y vieron {place}.
        + En las curvas votaban: izquierda, [cinco|por poco].
        + Un brazo recogía flores. Otro las [tiraba|olía].
        + El cubo sonaba chof, chof, [chof|chofff].
      `,
      wet: `
        En el agua, los ocho brazos por fin [bailaban|iban al mismo lado].
        + {Other} bajó en una olla con tapa, {place.to}.
        + Un brazo llevaba la olla. Otro, la [luz|linterna].
        + Saludó a ocho vecinos de una [vez|sola vez].
        + Se puso del color del [mar|fondo], por gusto.
      `,
      quirk: `
        El pulpo quiso sentarse. Cuatro brazos se [levantaron|fueron].
        + —¿Tienes hambre? —preguntó {other}. —Cinco sí y tres no —dijo.
        + Un brazo contaba un chiste, y el otro lo [estropeaba|sabía ya].
        + Se dio la mano, y no se [reconoció|soltaba].
        + Se rascó, y no era [él|su cabeza]. Era {other}.
        + Se ató los brazos. Era un lazo muy [bonito|raro].
        + El séptimo quería ser [pirata|pintor].
        + Discutió y perdió contra sí [mismo|mismo, ocho a uno].
        + De noche se abrazaba, y no [sobraba|faltaba] nadie.
      `,
      help: `
        Se abrieron ocho grifos, y el agua iba a [llenarlo todo|subir].
        @help El pulpo cerró ocho cosas a la [vez|vez, bien fuerte].
        + —¡Todos a una! —gritó. Y por una vez fue [verdad|así].
        + {Other} puso {thing} en alto, bien [arriba|lejos del agua].
        + Ñic, ñic, y ñic, ocho [veces|veces ñic].
        + Un brazo guiñó a otro. ¡Qué [equipo|bien]!
        + No quedó ni una gota [suelta|fuera].
        + —¿Quién ha sido? —preguntaron. —Yo —dijeron [ocho|los ocho].
        + Se pusieron rojos, de [orgullo|gusto].
      `,
    },
    intermediate: {
      arrives: `
        @friend Por la chimenea asomó un brazo, que ayudó al siguiente, y así [hasta completar un pulpo|salió un pulpo].
        —Ven, quédate, corre, siéntate, {hero} —dijo, [hablando por todos|algo confuso].
        + Tenía ocho brazos y ocho opiniones, y raras veces [coincidían|se ponían de acuerdo].
        + —¿Vengo o me quedo? —preguntó {hero}, y hubo que [votar|esperar el recuento].
        + Ganó ir {place.to}, por cinco a dos, con un brazo [dormido|ausente].
        + Uno saludaba, otro merendaba, y un tercero había encontrado [los lápices|el costurero].
        + El cubo en que viajaba perdía agua por el lado de las [dudas|discusiones].
        + Según el enfado se ponía a rayas o a [cuadros|lunares].
      `,
      alone: `
        @friend El pulpo intentaba cenar, pero cada brazo había cocinado [por su cuenta|un plato distinto].
        De golpe el sexto se quedó inmóvil: había tocado un llanto {place.from}.
        + Los otros siete dejaron los cubiertos y se [acercaron|pusieron a escuchar].
        + En su cueva había ocho sillas, ocho relojes y ninguna [calma|hora fija].
        + Dos jugaban al ajedrez desde marzo, y el tercero [movía a escondidas|apuntaba].
        + Nunca una votación había salido por [unanimidad|ocho a nada].
        + Se puso de color azul marino, el de los asuntos [serios|de fuera].
        + Cada brazo eligió su guante, y solo dos [coincidieron|iban a juego].
      `,
      dry: `
        En un cubo con ruedas, el pulpo remaba con seis brazos y [discutía con dos|señalaba con los otros].
        + {Other} leía los votos en voz alta, y llegaron {place.to}.
        + Al pasar junto a los huertos, algún brazo volvía con [peras|una lechuga].
        + Las cuestas las subía a [pulso|brazadas], con mucho público.
      `,
      wet: `
        Bajo el agua, los ocho brazos dejaban de pelear y [bailaban|se dejaban llevar].
        + Uno tiraba de la olla donde iba {other}, otro alumbraba {place}.
        + Los vecinos recibían ocho saludos [simultáneos|de una vez].
        + Se volvió del color de la roca, y costó [encontrarlo|saber dónde acababa].
      `,
      quirk: `
        El pulpo decidió descansar, pero tres brazos [se negaron|siguieron caminando].
        + —¿Te ayudo? —ofreció {other}. —Sí, no y según para qué —contestaron.
        + El segundo contaba un chiste, y el quinto soltaba el [final|remate] antes.
        + Se estrechó la mano sin querer y tardó en [reconocerse|soltarse].
        + Había un brazo que escribía versos y otro que los [corregía|tachaba].
        + Jugando consigo al escondite, no se [encontraba|dejaba ganar].
        + —Estar solo, lo que se dice solo, no lo he estado [nunca|jamás] —decía.
      `,
      help: `
        En el pasadizo empezaron a abrirse ventanas, tapas y grifos, [ocho en total|todos al tiempo].
        @help El pulpo cerró ocho cosas a la vez, [un brazo en cada una|sin una sola discusión].
        + Nadie votó ni pidió la [palabra|vez], porque no hacía falta.
        + {Other} sostenía {thing} en alto mientras el agua [bajaba|se marchaba].
        + Fue como oír ocho instrumentos acertar la misma [nota|canción].
        + El que escribía versos cerró el grifo más [gordo|rebelde].
        + Después se felicitaron, se dieron ocho manos y volvieron a [pelearse|discutir] por el postre.
      `,
    },
    advanced: {
      arrives: `
        @friend Por la chimenea descendió un brazo, que tendió la mano al segundo, y así [hasta reunir un pulpo|compareció un pulpo].
        —Ven, quédate, corre y siéntate, {hero} —dijo, [en representación de varios|tras breve debate].
        + Poseía ocho brazos y otras tantas convicciones, que casi nunca [coincidían en martes|formaban mayoría].
        + La propuesta de acudir {place.to} prosperó por cinco votos contra dos, con un brazo [dormido|en paradero desconocido].
        + Mientras {hero} aguardaba el recuento, uno merendaba, otro saludaba y un tercero [zurcía la cortina|ordenaba los lápices].
        + Con los nervios se volvía a rayas, y con los disgustos, a cuadros, como un [mantel|sastre].
      `,
      alone: `
        @friend Pretendía el pulpo cenar, en una mesa donde cada brazo había guisado [a su manera|contra los demás].
        + El sexto, que buscaba la sal, tocó un llanto {place.from}, y los ocho, por una vez, [se quedaron quietos|soltaron la cuchara].
        + Dos de ellos jugaban al ajedrez desde marzo, sin advertir que un tercero [movía las blancas|cobraba las apuestas].
        + La votación resultó unánime, acontecimiento que no figuraba en [sus memorias|las actas].
        + Se vistió de azul marino, color de los asuntos graves, y se calzó ocho guantes, [casi a juego|de siete pares].
      `,
      dry: `
        Viajaba el pulpo en un cubo, remando con seis brazos y [discutiendo con dos|polemizando con el resto].
        + {Other} iba proclamando los escrutinios desde la proa, hasta que se hizo evidente {place}.
        + De los huertos del camino volvía siempre algún brazo con peras y [sin remordimientos|cara de inocente].
      `,
      wet: `
        En cuanto hubo agua bastante, los ocho brazos olvidaron la política y [se pusieron a bailar|fueron seda].
        + Uno remolcaba la olla con ventana donde iba {other}; otro levantó un farol, y apareció {place}.
        + Se volvió, por cortesía, del color del paisaje, y durante un rato hubo que [buscarlo a tientas|adivinar dónde acababa].
      `,
      quirk: `
        El pulpo acordó sentarse, acuerdo que tres de sus brazos [recurrieron|no acataron].
        + El segundo emprendía un chiste, y el quinto, que lo tenía oído, entregaba [el final por adelantado|la gracia a destiempo].
        + {Other} le preguntó si estaba bien, y obtuvo un sí, dos noes y una [abstención|respuesta en verso].
        + Coincidió consigo mismo a la vuelta de una roca y se estrechó la mano sin [reconocerse|saber quién era].
        + La soledad, aseguraba, debía de ser una cosa muy tranquila, con mucho [sitio en el sofá|postre para uno].
      `,
      help: `
        Por el pasadizo empezaron a abrirse tapas, grifos y compuertas, con [clara mala fe|un estruendo de mar].
        @help El pulpo cerró ocho cosas a la vez, [sin someterlo a votación|con un brazo en cada llave].
        + No hubo debate ni turno de palabra, y sonó aquello como cuando una orquesta, al fin, [empieza|acierta].
        + {Other} mantuvo {thing} por encima del agua, que se fue retirando [de mala gana|escalón a escalón].
        + Se felicitaron luego los ocho entre sí, y la concordia les duró exactamente hasta [el postre|que hubo que repartir el mérito].
      `,
    },
  },
  'Sea Turtle': {
    noun: { noun: 'tortuga marina', gender: 'f' },
    facts: { help: 'la tortuga fue techo y barca' },
    beginner: {
      arrives: `
        @friend En la puerta había una tortuga marina. Llevaba allí desde el [martes|lunes].
        —Llego pronto, {hero} —dijo—. Tengo doscientos [años|años y un rato].
        + —¿Pronto para qué? —preguntó {hero}. —Para todo —dijo la tortuga.
        + Se sentó muy despacio, como el [sol|polvo].
        + —En mis tiempos, la luna era más [joven|baja] —contó.
        + Tenía un alga por bufanda y arrugas con [sal|cuentos].
        + —Hay pena {place.in} —dijo—. Vamos, antes de que sea [jueves|temprano].
        + Comió una uva. Tardó dos [canciones|páginas].
        + Su cáscara parecía un mapa [antiguo|muy usado].
      `,
      alone: `
        @friend La tortuga marina cumplía doscientos años, más o [menos|menos, un martes].
        Una ola muy vieja le trajo una pena {place.from}.
        / Una ola trajo una pena {place.from}.
        + —Otra vez —dijo—. En mil ochocientos pasó [igual|algo así].
        + Apagó doscientas velas. Le llevó el día [entero|y la tarde].
        + La playa era suya desde que era [piedra|roca].
        + Conocía a las olas por su [abuela|apellido].
        + Un cangrejo joven, de noventa, le dio [un beso|flores].
        + —Salgo ya, y así llego la [primera|primera de todas].
        + Su casa no la cerró. La lleva [puesta|encima].
      `,
      dry: `
        La tortuga andaba despacio, y el camino se [acortaba|sentaba a esperar].
        + {Other} iba encima, oyendo cuentos, hasta {place}.
        + —Aquí había mar —decía—. Y antes, [sopa|otro mar].
        + Los caracoles la adelantaban, [felices|corriendo].
        + Nunca tropezó. No le daba [tiempo|la prisa].
      `,
      wet: `
        En el agua la tortuga volaba. Parecía tener solo [cien|veinte] años.
        + {Other} iba en su lomo, con un tarro, {place.to}.
        + —Saluda a esa roca —dijo—, que es mi [prima|tía].
        + El agua se abría sin hacer [ruido|espuma].
        + Un barco hundido le dijo [«hola»|«cuánto tiempo»].
      `,
      quirk: `
        —Corre —pidió {other}. —Estoy corriendo —dijo la [tortuga|tortuga, sin aire].
        + Empezó un cuento en la primera [piedra|curva]. Sigue.
        + —En mis tiempos, las estrellas eran menos, y más [limpias|formales].
        + Paró a mirar una flor hasta que [se abrió|fue fruta].
        + Un siglo le parecía un [rato|rato corto].
        + {Other} le dijo «ayer». Ella entendió [«1802»|«hace poco»].
        + Se durmió en medio de un [sí|paso].
        + Llamaba «niña» a la [montaña|luna].
        + Aun así llegaba siempre la [primera|primera, salía antes].
      `,
      help: `
        Cayó una lluvia de piedras chiquitas, y luego vino el [agua|río].
        @help La tortuga fue techo y [barca|barca, las dos cosas].
        + Toc, toc, decían las piedras en su [cáscara|espalda].
        + {Other} esperó debajo, con {thing}, bien [al abrigo|a cubierto].
        + Luego se dio la vuelta y flotó como una [cuna|taza].
        + —Esta casa ha visto [cosas|peores lluvias] —dijo.
        + Con una aleta remó, y con la otra [saludó|bostezó].
        + No hubo prisa, y no hizo [falta|falta ninguna].
        + En la orilla contó cómo fue. Tardó [mucho|la noche].
      `,
    },
    intermediate: {
      arrives: `
        @friend En el felpudo esperaba una tortuga marina, [desde hacía tres días|sin llamar].
        —No te apures, {hero}, que aún es pronto, he salido [en febrero|con tiempo] —dijo.
        + Tenía doscientos años y ninguna [prisa|cita], y todo le parecía reciente.
        + —¿Por qué no llamaste? —preguntó {hero}. —Estaba llamando —contestó la tortuga.
        + Había visto otra pena como la {place.from}, en el año de las dos [lunas|cosechas].
        + Llevaba un alga al cuello y en la concha, [mapas|arañazos de otros siglos].
        + Se sentó con tanta calma que dio tiempo a [traer la silla|hacer té].
        + —En mis tiempos —empezó, y el reloj del pasillo se puso [cómodo|a escuchar].
      `,
      alone: `
        @friend La tortuga marina celebraba su cumpleaños, o el [del año anterior|del siglo pasado], no estaba segura.
        Una ola de las antiguas le dejó en la orilla una pena {place.from}.
        + Las conocía bien: no se van [solas|con prisas], hay que acompañarlas.
        + Sopló doscientas velas, y al llegar a la última ya era [de día|jueves].
        + A las montañas de enfrente las había visto [nacer|gatear].
        + Un cangrejo centenario la trataba de [usted|abuela].
        + Salió enseguida, es decir, al cabo de [un rato largo|dos mareas].
        + La casa no la cerró, porque la llevaba [encima|de abrigo].
      `,
      dry: `
        Al paso de la tortuga, el camino tenía tiempo de [explicarse|crecer].
        + {Other} iba en la concha escuchando el siglo pasado, y en esto llegaron {place.to}.
        + Donde hoy hay un prado, ella recordaba [olas|un volcán muy joven].
        + Los caracoles la saludaban al [adelantarla|pasar] con la mano en el sombrero.
      `,
      wet: `
        Bastó el agua para quitarle [ciento ochenta|casi todos los] años de encima a la tortuga.
        + {Other} se agarró al borde de la concha, y bajaron volando {place.to}.
        + Saludó a un galeón hundido por su [nombre|mote de joven].
        + Nadaba igual que se recuerda: [sin esfuerzo|sin ruido].
      `,
      quirk: `
        —¡Más deprisa! —rogó {other}, y la tortuga [lo pensó hasta la tarde|confesó que ya corría].
        + Empezó una historia junto a un arroyo y la acabó en el [mar|otro capítulo].
        + Quiso oler una flor cerrada, y esperó a que [se abriera|llegara mayo].
        + Decía «el otro día», y había [dinosaurios|carabelas].
        + Las prisas le parecían una moda, que ya se [pasará|pasó tres veces].
        + A la luna la regañaba por salir sin [abrigo|permiso].
        + Aun así no había llegado tarde [nunca|en dos siglos], porque salía antes.
      `,
      help: `
        Empezó un pedrisco de los malos, y detrás [vino la riada|bajó el río].
        @help La tortuga fue techo y barca, [primero una cosa y luego la otra|según hizo falta].
        + Las piedras tocaban el tambor en su concha, y ella [llevaba el compás|seguía contando].
        + {Other} aguardó debajo, con {thing} en las [rodillas|manos], oyendo llover siglos.
        + Después se tumbó de espaldas y flotó, igual que una [cuna|bandeja].
        + —Esta casa tiene doscientos años y ni una [gotera|queja] —presumió.
        + Llegaron a la orilla sin correr, que es como se [llega siempre|llega entero].
      `,
    },
    advanced: {
      arrives: `
        @friend Sobre el felpudo, y desde el martes, una tortuga marina levantaba [la aleta para llamar|una aleta].
        —He madrugado, {hero}, disculpa si [te adelanto la noche|llego pronto] —dijo.
        + Contaba doscientos años, el último de los cuales le había parecido algo [precipitado|corto de mangas].
        + Se acordaba de otra aflicción semejante a la {place.from}, en el invierno de las [dos lunas|tres reinas].
        + La concha era un mapa de viajes, de naufragios y de niños que aprendieron en ella [a sumar|a no caerse].
        + Empezó por «en mis tiempos», {hero.y} oyó cómo el reloj del pasillo [acercaba la silla|bajaba la voz].
      `,
      alone: `
        @friend La tortuga marina soplaba las velas de su cumpleaños, tarea que le ocupaba [la semana|desde el alba].
        + Entre la noventa y la noventa y uno, una ola muy anciana le trajo una pena {place.from}, y la [reconoció por la voz|dejó a sus pies].
        + A las montañas de enfrente las había visto gatear, y todavía les decía que [se pusieran derechas|no crecieran tanto].
        + Las prisas, en su opinión, son una moda que vuelve cada siglo y que [favorece a muy pocos|sienta mal].
        + Partió en el acto, o sea, al cabo de dos mareas, con la casa [puesta|al hombro, por si refrescaba].
        + No hubo [prisa|despedidas largas].
      `,
      dry: `
        Iba la tortuga a un paso que permitía al paisaje [presentarse|explicar sus motivos].
        + {Other} escuchaba sobre la concha el siglo anterior, y en un punto y aparte llegaron {place.to}.
        + Los caracoles, al adelantarla, se descubrían con un respeto no exento de [vértigo|euforia].
      `,
      wet: `
        El agua le devolvió a la tortuga la juventud, y con ella, [las alas|una elegancia de golondrina].
        + {Other} se abrazaba a la concha, y el siglo entero pasó volando hasta {place}.
        + Un galeón hundido crujió al verla, como crujen los que han sido [jóvenes al mismo tiempo|amigos].
      `,
      quirk: `
        {Other} le suplicó que corriera, y la tortuga respondió, ofendida, que [no hacía otra cosa|llevaba un rato haciéndolo].
        + Quiso oler una flor que estaba cerrada, y esperó con tanta educación que [acabó abriéndose|se hizo verano].
        + Su «el otro día» podía referirse al lunes, a las carabelas o, si estaba distraída, [a los glaciares|al diluvio].
        + Emprendió una anécdota en el arroyo, y la anécdota fue haciéndose [río|novela], y la novela, mar.
        + Puesto que salía siempre con un año de ventaja, la puntualidad le parecía [cosa de nerviosos|una exageración].
      `,
      help: `
        Descargó un pedrisco, y a la zaga del pedrisco [bajó la riada|venía el agua].
        @help La tortuga fue techo y barca, [sin alterarse ni en el cambio|como lo había sido de otros].
        + Repicaba el granizo en la concha, y ella aprovechó para contar otro, el de [1799|la boda de su madre], que fue peor.
        + {Other} oía la tormenta desde aquel portal antiguo, con {thing} en el regazo y [ninguna gotera|muy poco miedo].
        + Vuelta después del revés, flotó con aire de cuna, pues hay casas que sirven [también boca arriba|para todo].
      `,
    },
  },
  Penguin: {
    noun: { noun: 'pingüino', gender: 'm' },
    facts: { help: 'el pingüino resbaló sobre la tripa con todos' },
    beginner: {
      arrives: `
        @friend Un pingüino entró, hizo una reverencia y se [cayó|fue de bruces].
        —Distinguida persona, {hero} —dijo desde el [suelo|felpudo]—, buenas noches.
        + Se levantó, saludó a la silla y [resbaló|cayó otra vez].
        + —¿Estás bien? —preguntó {hero}. —Perfectamente, gracias —dijo boca abajo.
        + Llevaba pajarita y un bloque de hielo como [maleta|bastón].
        + —Solicito su ayuda {place.in} —leyó de una [tarjeta|hojita].
        + La alfombra le pareció muy [seca|peligrosa].
        + Se sacudió el frac. Sonó a [nieve|hielo].
        + Saludó al gato de [usted|don gato]. Y plof.
      `,
      alone: `
        @friend El pingüino se ponía la pajarita delante de un [iceberg|trozo de hielo].
        El hielo crujió: alguien lloraba {place.in}. Con permiso, salió.
        + Se cayó en la puerta, y pidió perdón al [escalón|frío].
        + Para cenar ponía seis tenedores y un [pez|pescado].
        + Sus primos bajaban de barriga. Él, [también|de pie], pero por error.
        + Hizo una reverencia a la luna. ¡Zas, al [agua|suelo]!
        + —Qué noche tan correcta —dijo, [mojado|muy tieso].
        + Guardó las tarjetas en un bolsillo de [nieve|frac].
        + El viento le peinó la raya al [medio|lado].
      `,
      dry: `
        El pingüino andaba muy recto, y se caía cada [nueve|diez] pasos.
        + {Other} lo levantaba. —Gracias, muy amable —dijo, y vieron {place}.
        + Llevaba el hielo debajo del brazo, que [goteaba|pesaba menos].
        + Saludó a un poste y rodó por la [cuesta|hierba].
        + Cuesta abajo llegó [primero|muy digno].
      `,
      wet: `
        En el agua, el pingüino voló como una [flecha|bala].
        + {Other} iba de su ala, dentro de un tarro, {place.to}.
        + —Después de usted —le decía a cada [sardina|ola].
        + No resbaló ni una vez. ¡Qué [gusto|descanso]!
        + La pajarita brillaba como un [pez|farol].
      `,
      quirk: `
        El pingüino cedió el paso a una piedra y [esperó|se sentó].
        + —Es una piedra —dijo {other}. —Razón de más —dijo el pingüino.
        + Dio las gracias a un charco, y patinó en [él|su agua].
        + Se caía con la espalda [recta|derecha] y sin una queja.
        + Le dio {other.a} su tarjeta. Ponía «[Pingüino|Mucho gusto]».
        + Comió un bocadillo con cuchillo, tenedor y [servilleta|flor].
        + Una mosca se rio. —Señora —le [dijo|saludó] él.
        + Aplaudió un saltamontes, y le hizo nueve [reverencias|saludos]. Nueve porrazos.
        + Caerse bien también es [educación|un arte].
      `,
      help: `
        La bajada era una pista de hielo, larga y muy [lisa|larga].
        @help El pingüino resbaló sobre la tripa con [todos|todos a la espalda].
        + —Señores pasajeros, agárrense —[dijo|anunció].
        + {Other} se sentó encima, con {thing} entre las [rodillas|manos].
        + Ssss, hacía la barriga, como una [cremallera|hoja de cuchillo].
        + Tomó tres curvas sin perder el [sombrero|saludo].
        + Por una vez caerse era lo [correcto|mejor].
        + Abajo frenó con la barbilla y un [«servido»|«de nada»].
        + Todo el mundo quería otra [vuelta|vuelta, por favor].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un pingüino entró, ejecutó una reverencia impecable y [desapareció hacia abajo|se fue al suelo].
        —Permítame, {hero}, presentarle mis respetos —dijo [boca abajo|desde la alfombra].
        + Se levantó con tanta dignidad que volvió a [resbalar|caerse].
        + —¿Te ayudo? —preguntó {hero}. —Sería un honor, pero estoy cómodo —contestó.
        + Sacó una tarjeta húmeda, en la que constaba un apuro {place.in}.
        + Llevaba bajo el ala una maleta de hielo, que se iba [haciendo bolso|quedando en nada].
        + Al gato de porcelana lo trató de [excelencia|ilustrísimo].
        + El frac se lo planchaba con el viento del [sur|polo].
      `,
      alone: `
        @friend El pingüino se anudaba la pajarita frente a un espejo de [hielo|agua helada], sin apoyarse.
        + Crujió el espejo con un lamento {place.from}, y él [le cedió la palabra|inclinó la cabeza].
        + Para una sola sardina disponía seis cubiertos y [dos copas|un candelabro].
        + Sus primos bajaban las cuestas de barriga, y a él le parecía [vulgar|poco serio], aunque bajaba igual.
        + Saludó a la luna y se hundió hasta el [cuello|lazo].
        + —Una velada deliciosa —comentó, [chorreando|saliendo del agua].
        + Preparó las tarjetas de visita, por si el disgusto [recibía|tenía portero].
        + Salió con paso firme, y el segundo ya no [lo fue|tanto].
      `,
      dry: `
        El pingüino marchaba erguido, cayéndose con regularidad de [reloj|metrónomo].
        + {Other} lo ponía de pie y recibía las gracias por escrito, hasta que vieron {place}.
        + La maleta de hielo dejaba un hilo de agua, muy [práctico|útil] para volver.
        + En las bajadas llegaba antes que su [propia reverencia|sombrero].
      `,
      wet: `
        Dentro del agua, el pingüino era una flecha con [pajarita|modales].
        + {Other} iba del ala, en un tarro, y en tres aletazos vieron {place}.
        + Cedía el paso a las merluzas sin perder [velocidad|el sombrero].
        + Nada resbala cuando todo [resbala|es agua], explicó.
      `,
      quirk: `
        El pingüino cedió el paso a un buzón, que [no tenía prisa|tardó en decidirse].
        + —No va a pasar —dijo {other}. —Ignoro sus planes —respondió el pingüino.
        + Se caía con la espalda recta y el meñique [levantado|en alto].
        + Le dio su tarjeta a un sapo, y el sapo se la [comió|guardó en la boca].
        + Saludaba con reverencia los aplausos, y de ahí venían los [chichones|golpes].
        + Merendó una mora con cuchillo y tenedor, y pidió la [cuenta|carta].
        + —El suelo y yo nos tratamos de cerca —decía, [sacudiéndose|incorporándose].
      `,
      help: `
        La ladera era hielo puro, desde arriba hasta [el valle|el último árbol].
        @help El pingüino resbaló sobre la tripa con todos, [saludando en las curvas|con perfecta puntería].
        + —Rogamos no se asomen —recitó, y se dejó [caer|ir].
        + {Other} viajaba sobre el frac, con {thing} muy [cerca|junto al pecho] y los ojos bien abiertos.
        + El hielo silbaba debajo como una tela que se [rasga|corta].
        + Toda una vida de caídas le había enseñado a [hacerlo bien|caer con gracia].
        + Se detuvo ante la puerta justa y preguntó si deseaban [algo más|repetir].
      `,
    },
    advanced: {
      arrives: `
        @friend Entró un pingüino, hizo la reverencia más correcta del año y, a mitad de ella, [desapareció|se cayó].
        —Tenga usted muy buenas noches, {hero} —se oyó [a ras de alfombra|desde abajo].
        + Se puso en pie con tal dignidad que el suelo, impresionado, [lo volvió a llamar|resbaló también].
        + Ofreciéndole ayuda {hero}, contestó que le honraba, pero que desde allí se apreciaba mejor [el techo|la moldura].
        + Era portador de una tarjeta, algo mojada, en la cual se deploraba cierto contratiempo {place.in}.
        + Traía el equipaje en un bloque de hielo, que iba pasando de baúl a maletín y de maletín a [recuerdo|charco].
      `,
      alone: `
        @friend El pingüino se anudaba la pajarita ante un espejo de hielo, [por tercera vez|conteniendo el aliento].
        + Agrietó el espejo un lamento {place.from}, y él, muy educado, [lo dejó terminar|se descubrió].
        + A la mesa ponía seis cubiertos por sardina, ya que lo contrario le habría parecido [comer|abusar de la confianza].
        + Sus primos se deslizaban de barriga, costumbre que juzgaba plebeya y que practicaba, a su pesar, [a diario|con enorme talento].
        + Se despidió de la luna inclinándose, y emergió al poco, con una sardina en el bolsillo y [la velada intacta|el lazo en su sitio].
      `,
      dry: `
        Marchaba el pingüino con paso de embajador, y cada nueve pasos [caía el embajador|presentaba credenciales al suelo].
        + {Other} lo levantaba y recibía un billete de agradecimiento, y al undécimo billete vieron {place}.
        + El suelo y él, comentaba sacudiéndose, se trataban ya [de tú|desde antiguo].
      `,
      wet: `
        Le bastó el agua para convertirse en una flecha, si bien una flecha [con pajarita|que pedía permiso].
        + {Other} se agarraba a su ala, y a una velocidad poco protocolaria llegaron {place.to}.
        + Cedía el paso a las merluzas en pleno vuelo, y ellas, desacostumbradas, [se ruborizaban|no sabían por dónde ir].
      `,
      quirk: `
        El pingüino cedió el paso a un buzón y esperó, con la cabeza inclinada, [a que se decidiera|media hora].
        + {Other} apuntó que los buzones no pasan, y él repuso que no era motivo para [perder las formas|meterles prisa].
        + Caía siempre con la espalda recta, el meñique en alto y una observación amable sobre [la textura del camino|el musgo].
        + Los aplausos lo obligaban a saludar, los saludos a caerse y las caídas a [nuevos aplausos|empezar otra vez], de modo que no había final.
        + Entregó su tarjeta a un sapo, que la degustó, y anotó como favorable [la impresión|aquella respuesta].
        + Una mora la comió con [tenedor|cubiertos].
      `,
      help: `
        La ladera era un espejo inclinado, sin un mal arbusto al que [encomendarse|agarrarse].
        @help El pingüino resbaló sobre la tripa con todos, [corrigiendo el rumbo con una ceja|y fue, por fin, su oficio].
        + Rogó a los señores viajeros que no se asomaran, y el hielo empezó a silbar como una seda [que se rasga|interminable].
        + {Other} iba sobre el frac, con {thing} y con una risa que se había quedado [dos curvas atrás|arriba].
        + Se ve que había ensayado toda la vida, y que a aquellas caídas les faltaba solamente [una montaña|el lugar adecuado].
      `,
    },
  },
  Seahorse: {
    noun: { noun: 'caballito de mar', gender: 'm' },
    facts: { help: 'el caballito de mar se anudó a lo que resbalaba' },
    beginner: {
      arrives: `
        @friend En el vaso de agua gritó un caballito de [mar|mar, muy bravo].
        —¡{Hero}, a las armas! —dijo, y agitó una [espina|aguja].
        + Llevaba un dedal de casco y un [botón|sello] de escudo.
        + —¿Contra quién? —preguntó {hero}. —¡Contra lo que sea! —dijo.
        + Se ató con la cola a la [cuchara|pajita], por las olas.
        + —¡Hay apuros {place.in}! —gritó—. ¡Y yo tengo [valor|miedo a nada]!
        + Retó a una mosca. La mosca se [fue|rindió].
        + Su voz era como un [alfiler|silbato] de plata.
        + Galopó en el vaso, de [pie|arriba abajo].
        + Sus ojos brillaban como dos granos de [sal|arena mojada].
        + —¡Y no soy pequeño, estoy lejos! —[aclaró|gritó].
      `,
      alone: `
        @friend El caballito de mar hacía guardia en un [coral|alga], con su aguja.
        Pasó un suspiro {place.from}. —¿Quién va? —gritó.
        + El suspiro no era enemigo. Era [triste|muy triste].
        + Su castillo era una concha con [bandera|puente].
        + Había vencido a una pompa y a dos [hojas|migas].
        + Dormía atado, para que no se lo llevara el [sueño|mar].
        + La reina era una estrella que nunca [hablaba|bajaba].
        + —Un caballero no pregunta si es [lejos|grande] —dijo.
        + Ensilló un camarón, por si [acaso|las cuestas].
      `,
      dry: `
        El caballito iba en un vaso. Lo llevaba {other}, [despacio|sin derramar].
        + —¡Adelante! —gritaba, y delante estaba {place}.
        + En cada bache: ¡olas! Se ataba al [borde|dedo].
        + Retó a un molino. El molino dio [vueltas|una vuelta].
        + Un gato miró el vaso. ¡Qué [batalla|susto]!
      `,
      wet: `
        —¡Ahora crezco! —dijo el caballito en el agua. Y [no|casi].
        + {Other} lo siguió en un frasco, al trote, {place.to}.
        + Se ató a una burbuja para ir más [deprisa|alto].
        + Los peces grandes le abrían [paso|calle], por las voces.
        + Saludó con la espina a un [mero|tiburón de trapo].
      `,
      quirk: `
        El caballito retó a duelo a un [caracol|palo]. Aún esperan.
        + —¡Alto ahí! —le gritó a una hoja. La hoja se [paró|cayó].
        + {Other} estornudó, y él pidió [refuerzos|un cañón].
        + Se ató a la oreja {other.de}, «para [guiar|ver mejor]».
        + Contó su victoria contra un [garbanzo|guisante].
        + Medía un dedo, y su sombra, [menos|la mitad].
        + —El tamaño es cosa de los [ojos|demás] —decía.
        + Galopaba de pie, y no avanzaba [nada|mucho].
        + No corría nunca. No sabía [huir|hacia atrás].
      `,
      help: `
        Las piedras estaban mojadas, y {thing} [resbalaba|se escurría].
        @help El caballito de mar se anudó a lo que [resbalaba|resbalaba, bien fuerte].
        + Dio tres vueltas con la cola, como un [lazo|ocho].
        + —¡De aquí no pasa! —gritó, apretando los [dientes|ojos].
        + {Other} pudo agarrar otra vez, con las dos [manos|fuerzas].
        + Tiraba el agua, tiraba el viento. Él, [no|nada de nada].
        + Era un nudo chiquito con un corazón [grande|de toro].
        + —¿Duele? —preguntó {other}. —Un poco, y qué —dijo.
        + Le pusieron una medalla de [miga|nácar].
      `,
    },
    intermediate: {
      arrives: `
        @friend Desde el borde del vaso, un caballito de mar [desafió a la habitación|levantó la lanza].
        —¡A las armas, {hero}, que la noche [nos necesita|está llena de peligros]! —gritó.
        + Llevaba por casco un dedal, y por lanza, una [espina|aguja de coser].
        + —¿Cuánto mides? —preguntó {hero}. —Lo suficiente —respondió, estirándose.
        + Se sujetaba con la cola a la cucharilla, contra [los oleajes|posibles tempestades].
        + Había un apuro {place.in}, y él ya había [jurado|prometido] resolverlo.
        + Retó a la lámpara, que tuvo el buen juicio de [apagarse un segundo|no contestar].
        + Su grito de guerra sonaba como un [silbato|grillo] muy decidido.
      `,
      alone: `
        @friend El caballito de mar montaba guardia en lo alto de su concha, [contra nadie en particular|con la espina al hombro].
        Se acercó un suspiro {place.from}, y él le dio el [alto|quién vive].
        + No traía malas intenciones, solo mucha [pena|tristeza encima].
        + Contaba entre sus victorias una burbuja, dos migas y [un garbanzo|media hoja].
        + Dormía anudado a un alga, para no perder el [castillo|puesto].
        + Servía a una estrella que jamás había [bajado a saludarlo|sabido su nombre].
        + —Donde hay lágrimas, hay [aventura|trabajo] —sentenció, y pidió su montura.
        + La montura era un camarón con bastante [sueño|mal humor].
      `,
      dry: `
        El caballito viajaba en un vaso, dando órdenes a [quien lo llevaba|las nubes].
        + {Other} procuraba no derramar al héroe, y así se presentaron {place.in}.
        + Con los baches había tempestad, y él se [crecía|anudaba al borde].
        + A un molino lo venció por [cansancio|aburrimiento].
      `,
      wet: `
        Devuelto al agua, el caballito galopó de pie, [con la espina por delante|sin avanzar gran cosa].
        + {Other} lo seguía en un frasco, y la cabalgata llegó {place.to}.
        + Los meros se apartaban, más por la voz que por el [tamaño|casco].
        + Se anudó a una burbuja para mirar el mundo [desde arriba|de igual a igual].
      `,
      quirk: `
        El caballito cruzó la espina con un palo y le [perdonó la vida|concedió la huida].
        + —¡Ríndete! —le gritó a un caracol, y el caracol [lo está pensando|entró en casa].
        + {Other} estornudó, y él organizó la [defensa|retirada de los demás].
        + Pidió viajar en una oreja, donde se oyen mejor [las órdenes|los peligros].
        + Los gigantes, decía, no son más que gente vista desde [cerca|abajo].
        + Medía un dedo y no conocía la marcha [atrás|prudente].
        + A su sombra, más chica que él, la trataba de [escudero|usted].
      `,
      help: `
        El paso estaba cubierto de algas, y {thing} empezó a escurrirse hacia [el borde|el agua].
        @help El caballito de mar se anudó a lo que resbalaba, [con la cola y con el alma|dando tres vueltas].
        + —¡De aquí no pasa nadie! —gritó, y no [pasó|resbaló] nada.
        + {Other} recuperó el equilibrio y luego el [aliento|resto].
        + Tiraban las olas y el viento, y aquel nudo minúsculo [no aflojaba|era más terco].
        + Hay quien parece un adorno y es un [ancla|clavo].
        + Le condecoraron con una escama, que le tapaba medio [pecho|caballero].
      `,
    },
    advanced: {
      arrives: `
        @friend Erguido en el borde de un vaso, un caballito de mar lanzó un reto [general|a los muebles].
        —¡A las armas, {hero}, la noche está [plagada de peligros|sin caballero]! —proclamó.
        + Medía lo que un dedo, aunque con el dedal que llevaba por casco [casi llegaba a dos|imponía bastante].
        + Se ataba con la cola a la cucharilla en previsión de los temporales, que en los vasos, dijo, son [traicioneros|repentinos].
        + La lámpara, interpelada tres veces, parpadeó, y él le aceptó [la rendición|las excusas].
        + Explicó {hero.a} que había jurado poner fin a un apuro {place.in}, y que solo le faltaba [el transporte|quien llevara el vaso].
      `,
      alone: `
        @friend El caballito de mar hacía la ronda de su concha con una espina al hombro, [por si la historia lo llamaba|contra nadie].
        + Le dio el alto a un suspiro {place.from}, y el suspiro, que no podía más, [se echó a sus pies|confesó].
        + Figuraban en su escudo una burbuja vencida, dos migas y cierto garbanzo, cuyo recuerdo [aún lo hacía palidecer|no le gustaba remover].
        + Servía a una estrella que jamás había oído hablar de él, y eso le parecía [lo normal|parte del servicio].
        + Ensilló un camarón de pocas ilusiones y partió al galope, es decir, [de pie y despacio|hacia arriba].
        + El camarón bostezó [dos veces|antes de empezar].
      `,
      dry: `
        Viajaba el caballito en un vaso, arengando a [las nubes|quien lo sostenía].
        + {Other} ponía el mayor cuidado en no derramar al ejército, y con él intacto entraron {place.in}.
        + Venció a un molino por agotamiento, aunque nunca quedó claro [de cuál|de parte de quién].
      `,
      wet: `
        Recobrado el mar, el caballito encabezó una carga [vertical|lentísima] y llena de gritos.
        + {Other} iba detrás, en un frasco, y así tomaron por sorpresa {place}.
        + Los meros se apartaban, no del caballero, sino de [la voz|aquella convicción].
      `,
      quirk: `
        El caballito cruzó la espina con una rama, y después de un breve combate [la perdonó|firmaron la paz].
        + Un caracol al que había intimado la rendición pidió tiempo, y es posible que [aún lo esté usando|lo consulte].
        + Instalado en la oreja {other.de}, dirigía la marcha con órdenes que hacían [cosquillas|mucha falta, según él].
        + Sostenía que los gigantes no existen, que son únicamente personas [mal colocadas|a las que falta distancia].
        + No conocía la marcha atrás, y se le notaba en [el hocico|la biografía].
      `,
      help: `
        Cubrían el paso unas algas como jabón, y {thing} se escurría hacia [el abismo|el agua].
        @help El caballito de mar se anudó a lo que resbalaba, [y juró no soltarlo|cola, dientes y honor].
        + Tiraron las olas, insistió el viento, y aquel nudo del tamaño de una ese [no cedió una letra|siguió siendo nudo].
        + {Other} tuvo tiempo de recuperar el equilibrio y de comprender lo que pesa [un dedo de valor|la palabra de un caballero].
        + La escama con que lo condecoraron le llegaba a las rodillas, y hubo que [sostenerlo|ayudarle con la gloria].
      `,
    },
  },
  Starfish: {
    noun: { noun: 'estrella de mar', gender: 'f' },
    facts: { help: 'la estrella de mar fue peldaño en la pared' },
    beginner: {
      arrives: `
        @friend En el cristal había pegada una estrella de [mar|mar, con cinco puntas].
        —Por un lado, hola, {hero} —dijo—. Por otro, [adiós|buenas noches].
        + Todo tenía para ella cinco [lados|caras]. Y los contaba.
        + —¿Vamos? —preguntó {hero}. —Sí, quizá, no, sí y luego —dijo ella.
        + Se despegó, y el cristal hizo [plop|chup].
        + —Hay pena {place.in} —contó—. Por los [cinco|cinco lados].
        + Andaba tan despacio que parecía un [dibujo|adorno].
        + Una punta señalaba la luna; otra, el [pan|queso].
        + Venía en un plato hondo con [agua|agua y sal].
        + Con cinco puntas se tarda en decir [hola|adiós].
      `,
      alone: `
        @friend La estrella de mar miraba una roca, por los cinco [lados|costados].
        Por el quinto vio una pena {place.from}. Nadie más la [veía|miró].
        + —Por un lado da miedo —dijo—. Por los otros, [hay que ir|no].
        + Pensaba mucho y se movía [poco|apenas].
        + Arriba había otra estrella. ¿Era su [prima|hermana]?
        + La marea la tapaba como una [sábana|manta].
        + Echó a suertes: salieron [cinco|tres y dos].
        + Empezó con una punta, y las demás [fueron|detrás].
        + Un pie, y otro, y los otros [mil|quinientos].
      `,
      dry: `
        La estrella iba en un plato con ruedas, muy [atenta|quieta].
        + {Other} tiraba del hilo. Por delante apareció {place}.
        + —Por abajo, baches —decía—. Por arriba, [luna|nubes].
        + En las cuestas se pegaba al plato: [chup|plop].
        + Nunca se mareaba. No sabía por [dónde|cuál lado].
      `,
      wet: `
        La estrella bajó girando, como una hoja [naranja|de cinco puntas].
        + {Other} la llevaba en el sombrero, con un tarro, {place.to}.
        + Dio cinco veces los buenos [días|ratos], una a cada lado.
        + Una ola la peinó. Cinco [rayas|peines].
        + Se pegó a una ballena, por [descansar|ver mundo].
      `,
      quirk: `
        —Esto tiene cinco caras —dijo la estrella de una [moneda|piedra].
        + —Tiene dos —dijo {other}. —¿Y el canto, y el ruido, y el brillo? —dijo.
        + Con una punta decía sí, y con otra [merendaba|señalaba].
        + Tardó tanto en dar un consejo que ya era [mañana|tarde].
        + Se pegó a una puerta. No era [esa|la suya].
        + —Por un lado llueve —dijo. Por el otro, [también|más].
        + Abrazaba con cinco brazos, y no [soltaba|acababa].
        + A un cuadrado le tenía [pena|lástima].
        + {Other} aprendió a mirar dos [veces|lados]. Ya es algo.
      `,
      help: `
        La pared era muy alta, y faltaba un [escalón|peldaño].
        @help La estrella de mar fue peldaño en la [pared|pared, pegada con fuerza].
        + Chup, se agarró con sus mil [pies|pies chicos].
        + {Other} subió con {thing}, pisando muy [suave|flojo].
        + —¿Peso mucho? —preguntó. —Por tres lados, no —dijo ella.
        + Se soltó, subió y fue peldaño otra [vez|vez, y otra].
        + La pared era vieja y se [reía|quejaba] de cosquillas.
        + No se movió ni un [pelo|poquito], y eso era lo suyo.
        + Arriba brillaban las otras, [altas|sus primas].
      `,
    },
    intermediate: {
      arrives: `
        @friend Pegada al cristal por fuera, una estrella de mar [miraba el cuarto|saludaba con una punta].
        —Por un lado vengo a buscarte, {hero}, y por otro [me asomo|ya me iba] —dijo.
        + A todo le encontraba cinco lados, y tenía que [visitarlos|contarlos] uno por uno.
        + —¿Es urgente? —preguntó {hero}. —Según desde dónde se mire —contestó la estrella.
        + Desde tres de los cinco se veía un disgusto {place.in}, muy [claro|de cerca].
        + Se despegó con un chup larguísimo, y dejó en el vidrio [su firma|cinco besos].
        + La llevaba un plato hondo con ruedas y [agua salada|poca estabilidad].
        + Se movía tan despacio que parecía [pensarlo|un adorno indeciso].
      `,
      alone: `
        @friend La estrella de mar contemplaba la misma roca desde el lunes, [por los cinco lados|sin aburrirse].
        El quinto lado daba a una pena {place.from}, que nadie había [visto|mirado].
        + Por un lado quedaba lejos; por los otros cuatro, había que [ir|moverse].
        + De noche se comparaba con las de arriba, y no salía mal [parada|del todo].
        + Tenía mil pies y ninguna [prisa|zapatilla].
        + La marea entraba a consultarle asuntos de [orillas|arena].
        + Decidió por mayoría de puntas, tres contra [dos|una y una duda].
        + Empezó a andar, y se notó al cabo de un [rato|buen rato].
      `,
      dry: `
        En su plato con ruedas, la estrella iba comentando los [cinco horizontes|cinco paisajes].
        + {Other} tiraba del cordel, y desde uno de los lados apareció {place}.
        + Cuesta abajo se adhería al plato y cerraba [las puntas|los ojos que tuviera].
        + Para ella no había delante ni detrás, sino [alrededor|cinco veces aquí].
      `,
      wet: `
        La estrella caía girando, igual que una hoja [anaranjada|sin árbol].
        + Pegada al sombrero {other.de}, señaló con tres puntas {place}.
        + Daba las gracias a las corrientes en todas las [direcciones|direcciones posibles].
        + Un mero la tomó por el sol y se [puso derecho|desperezó].
      `,
      quirk: `
        La estrella observó una moneda y le encontró [cinco lados|tres lados más].
        + —Tiene cara y cruz —dijo {other}. —¿Y el borde, el peso y lo que compra? —preguntó.
        + Sus consejos eran buenísimos, pero llegaban [el jueves|cuando ya no llovía].
        + Se quedó pegada a una puerta cerrada, por entender sus [razones|motivos].
        + Los cuadrados le daban lástima, por [incompletos|lo poco que ven].
        + Discutió el precio de una mora desde cinco puntos de [vista|honradez].
        + Abrazaba de una manera muy completa y difícil de [terminar|despegar].
      `,
      help: `
        Para salir había que trepar un muro al que le faltaban [los peldaños|las piedras].
        @help La estrella de mar fue peldaño en la pared, [una y otra vez, cada vez más arriba|firme como un clavo].
        + Se agarraba con mil pies diminutos y no había manera de [moverla|discutirle].
        + {Other} pisaba con cuidado, llevando {thing} en el [hombro|hueco del brazo].
        + —Por debajo pesas; por encima, ilusionas —animaba la [estrella|estrella, apretándose].
        + El muro, cosquilloso, soltó un poco de [arena|risa].
        + Arriba se quedaron un momento las dos clases de [estrellas|luces], mirándose.
      `,
    },
    advanced: {
      arrives: `
        @friend Adherida al vidrio, por la parte de la noche, una estrella de mar [estudiaba la habitación|saludaba].
        —Por un lado vengo en tu busca, {hero}, y por otro [pasaba por aquí|lo estoy pensando] —expuso.
        + Cinco lados le encontraba a cada cuestión, y no se permitía opinar sin haberlos [visitado todos|recorrido a pie].
        + Desde tres de ellos se distinguía un disgusto {place.in}; desde el cuarto, un arenque, y el quinto estaba [en obras|pendiente].
        + Al despegarse dejó en el cristal una rúbrica redonda, que {hero} no quiso [limpiar|borrar en varios días].
        + Su modo de andar consistía en haber llegado, sin que nadie pudiera decir [cuándo|cómo].
      `,
      alone: `
        @friend Llevaba la estrella de mar desde el lunes contemplando una roca, y aún le faltaba [un lado|el lado de poniente].
        + Era precisamente el que daba a una pena {place.from}, pues las penas suelen ponerse [donde nadie mira|detrás].
        + Lo sometió a sus cinco puntas y, tras un escrutinio de horas, ganó ir, por tres votos y [una reserva|media duda].
        + De noche se comparaba con las de arriba, que brillan más, es cierto, pero a las que nunca ha visto [abrazar a nadie|caminar].
        + Puso en marcha sus mil pies, y a la marea siguiente [se le notaba|había doblado la esquina].
        + Las olas esperaban [sentadas|el resultado].
      `,
      dry: `
        En un plato con ruedas, la estrella describía [cinco horizontes a la vez|el viaje por todos los lados].
        + {Other}, que tiraba del cordel, se fio del tercero, y acertó, porque allí estaba {place}.
        + No distinguía delante de detrás, y de ahí su envidiable [tranquilidad|falta de nostalgia].
      `,
      wet: `
        Descendía la estrella como una hoja que no tuviera [prisa ni árbol|otoño].
        + Adherida al sombrero {other.de}, iba señalando el fondo, hasta que tres puntas coincidieron en {place}.
        + Un mero madrugador la confundió con el alba y se [levantó|puso a cantar].
      `,
      quirk: `
        A la moneda que le enseñaron, la estrella le halló [tres lados inéditos|cinco caras].
        + Además de la cara y la cruz, indicó, están el canto, el tintineo y aquello a lo que [se renuncia al gastarla|uno renuncia].
        + Sus consejos, que eran inmejorables, tenían el inconveniente de madurar [el jueves|como los nísperos].
        + Estuvo pegada a una puerta hasta comprender sus razones para [estar cerrada|no abrirse].
        + {Other} descubrió que un abrazo de cinco brazos no se acaba, sino que se [despega por partes|va retirando con agua tibia].
      `,
      help: `
        El muro de la salida había perdido los peldaños, y no parecía [echarlos de menos|lamentarlo].
        @help La estrella de mar fue peldaño en la pared, [y luego el siguiente, y el otro|tantas veces como hizo falta].
        + Sus mil pies agarraban con una terquedad que no cabía esperar de [un adorno|nada tan plano].
        + {Other} ascendía con {thing}, pidiendo perdón en cada pisada, y ella contestaba que por cuatro lados [no se notaba|era un placer].
        + En lo alto se asomaron a la vez las dos familias de estrellas, y ninguna [se sintió menos|supo cuál era el espejo].
      `,
    },
  },
  Seal: {
    noun: { noun: 'foca', gender: 'f' },
    facts: { help: 'la foca llevó a todos en equilibrio' },
    beginner: {
      arrives: `
        @friend Entró una foca con una tetera en la [nariz|nariz, sin tirarla].
        —¡Tachán, {hero}! —dijo, y se aplaudió [mucho|a sí misma].
        + Puso encima una taza, un libro y un [calcetín|zapato].
        + —¿Y no se cae? —preguntó {hero}. —A veces, y también aplaudo —dijo.
        + Olía a pescado y a [circo|fiesta].
        + —El número de hoy es {place.in} —contó—. Y es [serio|difícil].
        + Saludó al público: la lámpara y un [cojín|oso].
        + Clap, clap, hacían sus [aletas|manos planas].
        + Venía en una bañera con [ruedas|cortinas].
        + El reloj dio las nueve. —¡Bravo, reloj! —[gritó|aplaudió].
        + En los bigotes llevaba gotas y un poco de [serrín|azúcar].
      `,
      alone: `
        @friend La foca tenía en la nariz once platos y una [naranja|pera].
        Todo tembló: llegaba un llanto {place.from}. ¡Crac!
        + Aplaudió los trozos, pero [menos|con pena].
        + Sola en su roca, ella era el público [entero|también].
        + Las gaviotas silbaban si el número era [malo|largo].
        + Dormía con un pez en la nariz, [recto|sin que cayera].
        + —A alguien se le cae el ánimo —dijo—. Yo lo [sujeto|sostengo].
        + Hizo una reverencia, se aplaudió y [salió|se fue].
        + Las olas pidieron [otra|un bis].
      `,
      dry: `
        La foca iba sobre una pelota. {Other}, sobre la [foca|nariz].
        + Con un último clap llegaron {place.to}.
        + En la nariz llevaba la merienda, [bien alta|sin mancharla].
        + Cada bache: ¡aplausos! Los daba [ella|la foca].
        + Un perro quiso ser [público|pelota].
      `,
      wet: `
        La foca se zambulló con un frasco en la nariz. Dentro iba [{other}|tan feliz {other}].
        + Giraba y giraba, camino {place.to}.
        + —¡Y ahora, sin aletas! —decía. Y era [cierto|verdad].
        + Los peces hacían filas para [verla|mirar].
        + Clap, clap: bajo el agua suena a [beso|pompa].
      `,
      quirk: `
        La foca se puso un cangrejo en la nariz. El cangrejo [aplaudió|saludó].
        + —¿Y mi gorro? —preguntó {other}. Estaba [arriba|encima del cangrejo].
        + Se aplaudía por andar, por toser y por [nada|parar].
        + Un caracol no aplaudió. Ella hizo el número [otra vez|más alto].
        + Saludó tanto que se cayó [la sopa|el telón].
        + —Ahora, lo más difícil: ¡estar quieta! —dijo. No [salió|pudo].
        + Si nadie miraba, se ponía un poco [triste|gris].
        + {Other} aplaudió bajito. Ella brilló [entera|toda].
        + Equilibrio es caerse hacia los dos [lados|lados a la vez].
      `,
      help: `
        La cuerda era finísima, y abajo había un [hueco|gran hueco].
        @help La foca llevó a todos en [equilibrio|equilibrio, sobre la nariz].
        + Primero {other}, encima {thing}, y arriba un [suspiro|pájaro].
        + Un paso de aleta. Otro. Nadie [hablaba|tosía].
        + Una mosca se posó a la izquierda. Ella tembló a la [derecha|otra].
        + Esta vez no miró al [público|suelo].
        + Llegó, los bajó con cuidado y no se [aplaudió|saludó].
        + Entonces aplaudió todo el [bosque|mundo]. Se puso rosa.
        + —Fue sin red —dijo muy [bajito|seria].
      `,
    },
    intermediate: {
      arrives: `
        @friend Con una tetera en la nariz y mucha seguridad, entró [una foca|rodando una foca].
        —¡Señoras, señores {hero.y}! —anunció, y [se aplaudió|pidió silencio].
        + Fue añadiendo una taza, un diccionario y el [despertador|zapato izquierdo].
        + —¿Qué pasa si se cae? —preguntó {hero}. —Aplauso igualmente —contestó.
        + El próximo número era {place.in}, y no iba a ser de [risa|los fáciles].
        + La acompañaba una bañera con ruedas, cortinas y [taquilla|una bombilla fundida].
        + Saludaba a los muebles como a un teatro [lleno|de los buenos].
        + Olía a sardinas, a serrín y a [nervios|estreno].
      `,
      alone: `
        @friend En lo alto de su roca, la foca sostenía en la nariz once platos y [una pera|la sopa].
        Un llanto {place.from} hizo temblar el último, y se vino abajo [todo|la vajilla].
        + Se aplaudió por costumbre, aunque sin [ganas|fuerza].
        + Cuando se es artista y público, las entradas se [agotan|venden] pronto.
        + Las gaviotas silbaban los números largos, y los [tristes|cortos] también.
        + Guardaba en un cajón todos sus ramos, que se había [tirado ella|regalado].
        + A alguien se le estaba cayendo el ánimo, y eso sí que era [peso|difícil de sostener].
        + Hizo la reverencia final y bajó al [camino|agua] sin telón.
      `,
      dry: `
        La foca rodaba sobre una pelota de colores, [pidiendo redoble|a buen paso].
        + Sobre su nariz, en perfecto equilibrio, {other} vio {place}.
        + Los aplausos de cada bache se los daba [ella|la propia artista].
        + Un burro quiso entrar sin [pagar|entrada], y le puso un plato encima.
      `,
      wet: `
        La foca se sumergió girando, con un frasco en la [nariz|punta del hocico].
        + Dentro del frasco iba {other}, y dando vueltas apareció {place}.
        + Los arenques se sentaron en filas, y hubo [entreacto|bis].
        + Aplaudir bajo el agua suena como [besar|descorchar el mar].
      `,
      quirk: `
        La foca se colocó un cangrejo en la nariz y encima [el gorro de alguien|una manzana].
        + —Era mío —observó {other}. —Ahora es arte —explicó la foca.
        + Celebró con aplausos haber tosido, y el [bis|eco] de la tos.
        + Un caracol permaneció impasible, y ella repitió el número hasta que [se durmió|sacó un cuerno].
        + Lo más difícil de su programa era estarse [quieta|callada], y nunca salía.
        + Si nadie la miraba, se apagaba como una [bombilla|feria].
        + Bastaba una palmada sincera para que se le encendiera el [pelo|bigote].
      `,
      help: `
        Sobre el vacío quedaba tendida una sola cuerda, [deshilachada|fina como un fideo].
        @help La foca llevó a todos en equilibrio, [sobre la nariz y sin red|con los bigotes muy tiesos].
        + Primero respiró, después subió {other}, y luego lo [demás|más difícil].
        + {Thing} iba en lo más alto, como una [guinda|veleta].
        + Una mosca se posó a un lado, y toda la torre lo [pensó|lamentó].
        + No miró al público ni una [vez|sola vez], porque el público dependía de ella.
        + Al llegar no se aplaudió, y entonces aplaudió [la noche entera|hasta el precipicio].
      `,
    },
    advanced: {
      arrives: `
        @friend Con una tetera en la nariz y el aplomo de las grandes figuras, hizo su entrada [una foca|cierta foca].
        —¡Respetable público, muebles {hero.y}! —proclamó, [aplaudiéndose|inclinándose].
        + Sobre la tetera fue situando una taza, un diccionario y, ante el pasmo general, [el despertador|la otra zapatilla].
        + Cuando algo se caía lo aplaudía también, por no hacer [distinciones|de menos al suelo].
        + La próxima función, comunicó {hero.a}, tendría lugar {place.in}, y por desgracia no era [de las cómicas|una comedia].
        + Venía en una bañera con cortinas de terciopelo y un cartel donde se leía su nombre, [seguido de tres admiraciones|en bombillas].
      `,
      alone: `
        @friend Sostenía la foca once platos y una pera, delante de un teatro [completo|lleno], es decir, de ella misma.
        + Un llanto {place.from} alcanzó el plato más alto, y del estrépito no quedó sana más que [la pera|la reverencia].
        + Conservaba todos los ramos de su carrera, que solía arrojarse desde [el anfiteatro|una roca vecina].
        + Las gaviotas, crítica exigente, silbaban los números largos, los cortos y [el intermedio|a veces el mar].
        + Pensó que a alguien se le estaba cayendo el ánimo, y que nunca había ensayado con [nada tan pesado|semejante peso].
      `,
      dry: `
        La foca avanzaba sobre una pelota de colores, solicitando [redobles|un redoble al viento].
        + En la punta de aquella nariz incomparable iba {other}, que fue quien descubrió {place}.
        + Los baches los agradecía llevándose una aleta [al corazón|al pecho], como si fueran flores.
      `,
      wet: `
        Se sumergió la foca en tirabuzón, con un frasco [en la punta de la nariz|a modo de corona].
        + {Other}, que viajaba en el frasco, contempló {place} del derecho y del revés, varias veces.
        + Los arenques ocuparon sus localidades, y hubo quien pretendió [revender la suya|entrar dos veces].
      `,
      quirk: `
        La foca colocó sobre su nariz un cangrejo, sobre el cangrejo una manzana y, [por último|para rematar], el gorro de alguien.
        + {Other} reclamó la prenda, y se le explicó que ahora pertenecía [al arte|a la historia del circo].
        + Un caracol no aplaudía, y por él repitió el número siete veces, hasta que sacó [un cuerno|dos cuernos, conmovido].
        + En su programa figuraba la inmovilidad absoluta, que tras el anuncio, la pausa y el redoble [no le salía|fracasaba].
        + Cuando nadie la miraba se iba apagando por dentro, igual que [una feria el lunes|las bombillas de un cartel].
      `,
      help: `
        Por encima del vacío quedaba una cuerda, y de la cuerda, [tres hilos|más bien el recuerdo].
        @help La foca llevó a todos en equilibrio, [sin redoble y sin red|conteniendo hasta los bigotes].
        + {Thing} coronaba la torre, como la guinda de un postre que [respirase|tuviera vértigo].
        + Se posó una mosca, vaciló el conjunto, {other.y} comprendió que nunca había estado en [mejor nariz|manos tan serias].
        + No buscó al público con los ojos, porque esa noche el público [iba encima|era lo que se podía caer].
      `,
    },
  },
  Narwhal: {
    noun: { noun: 'narval', gender: 'm' },
    facts: { help: 'el narval trazó el camino con su cuerno' },
    beginner: {
      arrives: `
        @friend Por la puerta entró un cuerno. Mucho después, un [narval|narval rojo de apuro].
        —Perdón, {hero}, ¿te he [pinchado|dado]? —preguntó. Había pinchado un cojín.
        + Volaron las plumas. —Perdón, [plumas|cojín] —dijo.
        + —Es precioso —dijo {hero} del cuerno. El narval lo [tapó|escondió] con una aleta.
        + No se puede esconder un cuerno de dos [metros|camas].
        + —Me mandan {place.from} —dijo—. Con [cuidado|perdón].
        + Al girar apagó la [lámpara|vela]. Perdón.
        + Llegó en una nube de nieve, muy [bajita|lenta].
        + Llevaba un corcho en la [punta|punta, por si acaso].
        + No sabía dónde poner tanta [nariz|punta].
      `,
      alone: `
        @friend El narval nadaba de lado, para no dar a [nadie|nada].
        El hielo cantó una pena {place.from}. Él la [oyó|sintió].
        + Su cuerno temblaba como una [antena|rama].
        + En casa todo tenía agujeros: el pan, la [puerta|sopa].
        + De noche dibujaba flores en el [hielo|hielo, a escondidas].
        + Si venía alguien, las [borraba|tapaba].
        + Un pulpo le colgó la ropa. Dijo [gracias|perdón].
        + Se puso el corcho y una [bufanda|cinta].
        + —Voy por lo ancho —dijo, y [fue|pidió sitio].
      `,
      dry: `
        El narval iba en una nube, con el cuerno hacia [arriba|el cielo].
        + Pinchó una estrella y dijo perdón. {Other} vio {place}.
        + —Avísame si vienen [árboles|globos] —pidió.
        + Llevaba dos manzanas en la [punta|punta, sin querer].
        + Los pájaros descansaban en el [cuerno|palo].
      `,
      wet: `
        El narval bajó recto, y el agua se [abría|apartaba] sola.
        + {Other} iba en su cola, dentro de un frasco, {place.to}.
        + En la punta se puso una [medusa|burbuja]. Perdón, pop.
        + Los peces saltaban el cuerno como una [cuerda|valla].
        + Chocó con una roca. —Usted [primero|perdone] —dijo.
      `,
      quirk: `
        El narval pinchó una nube, y llovió. —Perdón, [todos|cielo] —dijo.
        + Llevaba en el cuerno tres hojas y el pan {other.de}.
        + —¿Te molesta el mío? —preguntó. —A mí me gusta —dijo {other}.
        + Quiso oler una flor. La [ensartó|atravesó].
        + Se puso colorado hasta la [punta|cola].
        + Un gusano le pidió bailar en él, como en un [poste|palo]. Bailó.
        + Giraba despacio y avisaba: «[Va, va|Cuidado]».
        + De pronto pintó un pez en la [arena|nieve]. ¡Qué bien pintaba!
        + Lo borró, {other.y} dijo: «[Otro|No, por favor]».
      `,
      help: `
        Todo era blanco, sin camino y sin [marcas|huellas].
        @help El narval trazó el camino con su [cuerno|cuerno, una raya larga].
        + Ris, ris, iba dibujando en el [hielo|suelo].
        + {Other} siguió la raya con {thing} en las [manos|mangas].
        + En las curvas pintó flechas, y en las buenas, [flores|peces].
        + Ya no tapaba el [cuerno|palo]. Lo llevaba alto.
        + No pinchó a nadie. Estaba [atento|pintando].
        + Al final firmó: «[Un narval|Perdón por la letra]».
        + La luna leyó el dibujo y se [rio|quedó mirando].
      `,
    },
    intermediate: {
      arrives: `
        @friend Entró por la puerta un cuerno retorcido y, al cabo de un rato, [el narval que lo traía|un narval].
        —Lo siento, {hero}, ¿le he dado a algo [importante|vivo]? —preguntó entre plumas.
        + El cojín había muerto, y el narval quería [disculparse|pagarlo].
        + —Qué cuerno tan bonito —dijo {hero}, y él intentó [guardárselo|taparlo con una aleta].
        + Llevaba un corcho en la punta, por [precaución|respeto a los globos].
        + Había sentido una pena {place.from} en el cuerno, que lo nota [todo|casi todo].
        + Al darse la vuelta, apagó la lámpara y [encendió|peinó] la cortina.
        + Viajaba en una nube baja de nieve, con bastante [vergüenza|frío propio].
      `,
      alone: `
        @friend El narval vivía donde no hay esquinas, para no [tropezar con ellas|romperlas].
        Una tarde el hielo vibró con una pena {place.from}, y la oyó el [cuerno|cuerno antes que él].
        / Una tarde el hielo vibró con una pena {place.from}, y él la [oyó|escuchó].
        + En su casa todo estaba agujereado, hasta el [silencio|jabón].
        + A solas dibujaba en el hielo barcos, flores y [gente sin miedo|cumpleaños].
        + Al menor ruido lo borraba y ponía cara de [pared|narval corriente].
        + Quien lleva algo tan largo delante llega siempre [dos veces|antes de tiempo].
        + Se ajustó el corcho y un cascabel, para [avisar|que lo oyeran venir].
        + Buscó el camino más ancho y pidió [perdón|permiso] por ocuparlo.
      `,
      dry: `
        El narval flotaba en su nube, con el cuerno apuntando [a lo alto|donde no hay nadie].
        + {Other} iba anunciando ramas y globos, hasta que anunció {place}.
        + Pinchó dos manzanas y una estrella, y se [excusó|disculpó] con las tres.
        + Los gorriones lo usaban de [barandilla|cuerda de tender].
      `,
      wet: `
        El agua se abría delante del narval como una [tela|cortina bien cortada].
        + {Other} viajaba en un frasco, atado a la cola, y así vieron {place}.
        + Los arenques saltaban el cuerno a la [comba|pata coja].
        + Por el camino reventó una burbuja ajena y la [sustituyó|repuso] por otra.
      `,
      quirk: `
        El narval se inclinó a oler una flor y [la dejó en brocheta|se la llevó puesta].
        + En el cuerno iban ya dos hojas, un bollo y [una queja|medio letrero].
        + —A mí no me estorba —dijo {other}, y el narval se puso colorado [hasta la punta|de proa a popa].
        + Una lombriz pidió bailar en él, y bailó de [maravilla|veras bien].
        + Distraído, dibujó en la arena un barco con [viento|olas y todo].
        + Cuando vio que lo miraban, quiso [borrarlo|sentarse encima].
        + Giraba avisando, como los autobuses [grandes|cuando dan la vuelta].
      `,
      help: `
        La ventisca había borrado las huellas, las piedras y [hasta la idea de camino|el horizonte].
        @help El narval trazó el camino con su cuerno, [una línea fina y segura|sobre la nieve intacta].
        + Iba delante, ris, ris, como quien [escribe una carta|abre un cuaderno].
        + {Other} pisaba la raya, con {thing} bajo el [abrigo|brazo].
        + En los recodos añadía una flecha, y donde había [risa|buena vista], una flor.
        + El cuerno, por una vez, iba descubierto y [alto|sin corcho].
        + Al llegar miró su dibujo, tan largo, y no lo [borró|quiso borrar].
      `,
    },
    advanced: {
      arrives: `
        @friend Compareció en el umbral un cuerno en espiral, y bastante más tarde, [el narval correspondiente|un narval].
        —Te ruego que me perdones, {hero}, ¿era muy [querido|antiguo] ese cojín? —preguntó.
        + Quien lleva algo así en la cara llega siempre dos veces, y las dos, según él, [en mal momento|a destiempo].
        + {Hero} elogió el cuerno, y el narval, enrojeciendo, procuró esconderlo detrás de [una aleta|la cortina], que era más corta.
        + Un corcho en la punta daba fe de su buena voluntad y de [numerosos globos|una triste historia de globos].
        + Aquella antena lo sentía todo, y desde la tarde le dolía una pena {place.from}, como a otros [las rodillas|el cambio de tiempo].
      `,
      alone: `
        @friend Se había mudado el narval a una bahía sin esquinas, cansado de [encontrarlas|pedirles perdón].
        + Fue el cuerno, y no él, quien recogió en el hielo una pena {place.from}, fina como [un hilo|una nota sostenida].
        + En secreto dibujaba, y eran dibujos llenos de gente que se acercaba [sin miedo|a abrazarlo].
        + Al menor crujido los borraba, y ponía la cara que tienen las personas [sin talento|a las que no les pasa nada].
        + Se colgó un cascabel para no sorprender a nadie, y salió por lo más ancho [del mundo|de la noche].
      `,
      dry: `
        El narval viajaba en una nube, con el cuerno dirigido [hacia donde no vive nadie|al cenit].
        + {Other} le cantaba los obstáculos, rama, globo, campanario, y cantó por último {place}.
        + En la punta se le fueron reuniendo dos manzanas y una estrella, que prometió [devolver|reponer en su sitio].
      `,
      wet: `
        Ante el narval el agua se abría como una tela [buena|que se alegra del corte].
        + {Other} lo seguía en un frasco, a remolque, y por el corte apareció {place}.
        + Con los arenques, que le saltaban el cuerno a la comba, se llevaba [sorprendentemente bien|mejor que con nadie].
      `,
      quirk: `
        Se inclinó el narval sobre una flor, con la mejor intención, y [la obtuvo en brocheta|se la llevó puesta].
        + Cargaba a esas alturas con un bollo, un letrero y la correspondencia de [un mirlo|alguien que aún la esperaba].
        + {Other} le dijo que a su lado se andaba muy bien, y él estuvo media legua [del color de las amapolas|sin poder contestar].
        + Distraído, trazó en la arena un barco al que no le faltaba sino [hacerse a la mar|el ruido].
        + Al saberse observado, se sentó encima, que es el marco que ponía [a todas sus obras|siempre].
      `,
      help: `
        La ventisca había suprimido las huellas, los mojones y [la diferencia entre arriba y abajo|el horizonte].
        @help El narval trazó el camino con su cuerno, [de un solo trazo|como quien firma la nieve].
        + Caminaban sobre una línea, la única en leguas de papel blanco, y la línea [no dudaba|sabía adónde iba].
        + {Other} advirtió, con {thing} al abrigo, que en los recodos había además [flores|un pez, una flor, una sonrisa].
        + Contempló el narval su dibujo entero, tan largo como el regreso, y por primera vez se le olvidó [borrarlo|pedir perdón].
      `,
    },
  },
  Orca: {
    noun: { noun: 'orca', gender: 'f' },
    facts: { help: 'la orca abrió paso con una ola' },
    beginner: {
      arrives: `
        @friend Una orca muy peinada llamó al timbre con la [aleta|aleta seca].
        —Ese botón está torcido, {hero} —dijo, y lo puso [recto|derecho].
        + Llevaba su traje blanco y negro, sin una [arruga|mota].
        + Ordenó los zapatos por tamaño y los libros por [color|peso].
        + —Gracias —dijo {hero}. —Falta la cortina —dijo la orca.
        + —Hay un desorden {place.in} —contó—. No lo [soporto|aguanto].
        + Iba en una ola pequeña, bien [doblada|cuadrada].
        + Puso la luna en medio de la [ventana|ventana, justo].
        + Olía a jabón y a mar [planchado|limpio].
        + Un calcetín sin par la hizo [suspirar|parpadear].
      `,
      alone: `
        @friend La orca alineaba las olas: una, dos, tres y [cuatro|la cuarta].
        La cinco llegó torcida, con una pena {place.from}.
        / La cinco traía una pena {place.from}.
        + —Esto no está en su sitio —dijo. Hablaba de la [pena|lágrima].
        + Su traje colgaba de una percha de [coral|hueso].
        + Cepillaba la arena hacia un [lado|solo lado].
        + Los peces pasaban en fila, por [miedo|si acaso].
        + Comía a las ocho, y a las ocho y [uno|dos] ya no.
        + Se miró: blanco, negro, [blanco|y recta la raya].
        + Apagó las estrellas del agua, una a [una|una, en orden].
      `,
      dry: `
        La orca iba en una ola. Nunca pisaba la [raya|línea].
        + {Other} iba detrás, a dos pasos justos, hasta {place}.
        + Enderezó un poste, dos vacas y un [río|charco].
        + —El viento va sin peinar —[dijo|suspiró].
        + Las ocas copiaron la [fila|idea].
      `,
      wet: `
        La orca bajó recta, como un [ascensor|lápiz].
        + {Other} iba en un frasco limpio, camino {place.to}.
        + Los peces se ponían en orden: chicos, [medianos|grandes].
        + Una burbuja iba por libre. La [corrigió|puso en fila].
        + Se abrochó la [aleta|última ola].
      `,
      quirk: `
        La orca vio un bosque sin orden. Tuvo que [sentarse|respirar].
        + Puso los pinos con los pinos, {other.y} con la [merienda|mochila].
        + Contó las nubes. Sobraba [una|media].
        + —¿Y si te despeino? —dijo {other}. La orca se puso [gris|pálida].
        + Le cayó barro en lo blanco. No dijo nada, y lo dijo muy [fuerte|alto].
        + Dobló una sombra en [cuatro|dos].
        + Un erizo iba lleno de hojas. Lo [peinó|dejó liso].
        + Quería reírse a las seis. Le salió a las [cinco|cinco y media].
        + Y le gustó. Lo apuntó en la [lista|lista, con regla].
      `,
      help: `
        Había ramas, barro y trastos por todo el [paso|canal].
        @help La orca abrió paso con una [ola|ola, ancha y suave].
        + Empujó despacio, sin romper [nada|ni una hoja].
        + Cada cosa quedó a un lado: palos aquí, [piedras allá|hojas allí].
        + {Other} pasó por el medio con {thing}, bien [a salvo|despacio].
        + La ola iba delante, como una [escoba|alfombra] azul.
        + Se le movió el flequillo. No le [importó|hizo caso].
        + —Así —dijo—. Ahora sí se [puede|respira].
        + Hasta el barro parecía [peinado|contento].
      `,
    },
    intermediate: {
      arrives: `
        @friend Con el traje impecable y la raya al medio, una orca [llamó al timbre|se limpió las aletas].
        —Buenas noches, {hero}; permíteme, ese botón [no va ahí|está mal] —dijo.
        + En un momento ordenó los libros por tamaño y las [zapatillas|ideas] por parejas.
        + —No hacía falta —dijo {hero}. —Sí la hacía —contestó la orca, con una gota de sudor.
        + Le habían contado el desorden {place.from}, y no dormía desde [entonces|el martes].
        + La transportaba una ola pequeña, planchada y [con ruedas|doblada por las puntas].
        + Movió un poco la luna, hasta [centrarla|dejarla en su sitio].
        + Una pelusa la miró, y las dos se [asustaron|pusieron firmes].
      `,
      alone: `
        @friend La orca estaba alineando las olas, como cada [tarde|jueves por la tarde].
        La séptima llegó torcida, y es que traía una pena {place.from}.
        + La miró por todos lados y no supo en qué cajón [ponerla|guardarla].
        + Las penas son lo único que no se deja [clasificar|doblar].
        + Cenaba a las ocho en punto, con el mar [recogido|barrido].
        + Los bancos de peces pasaban por delante en [orden alfabético|fila india].
        + Tenía cuatro trajes idénticos, y uno era el [favorito|de los domingos].
        + Se abotonó la noche y salió, por la [derecha|línea recta].
      `,
      dry: `
        Sobre una ola con ruedas, la orca avanzaba sin salirse [del carril|de la raya].
        + {Other} la seguía a dos pasos exactos, hasta que se presentaron {place.in}.
        + De paso enderezó una cerca, un buey y la [costumbre del viento|opinión de un poste].
        + Cinco ocas que lo vieron se colocaron por [estatura|edad].
      `,
      wet: `
        La orca descendió en vertical, igual que un ascensor [de los buenos|bien educado].
        + {Other} bajaba en un frasco reluciente, y en el piso justo estaba {place}.
        + A su paso los peces se ordenaban por tamaños y [colores|simpatía].
        + A una burbuja suelta la devolvió a la [fila|botella].
      `,
      quirk: `
        Entraron en un bosque crecido de cualquier manera, y la orca [tuvo que sentarse|pidió un vaso de agua].
        + Agrupó las setas, emparejó las piedras y [numeró tres ranas|peinó un sauce].
        + —¿Y si lo dejas así? —propuso {other}, y la orca [se mareó|palideció por lo blanco].
        + Una salpicadura de barro le cayó justo en la [pechera|solapa].
        + Tenía anotado reírse el viernes, y se le [adelantó|escapó] la risa.
        + Fue una risa desordenada, con un hipo en [medio|el sitio que no era].
        + —Curioso —dijo, y no la corrigió [esta vez|por esta vez].
      `,
      help: `
        Troncos, lodo y trastos atascaban el canal de [orilla a orilla|vuelta].
        @help La orca abrió paso con una ola, [larga, firme y sin un salto|de las que no mojan].
        + Empujó como se cierra un cajón muy [lleno|pesado], con la palma y con paciencia.
        + A la izquierda quedaron los palos, a la derecha las piedras, [por tamaños|y nada roto].
        + {Other} cruzó por el centro con {thing}, casi sin [mojarse|despeinarse].
        + A la orca se le había soltado un botón, y no lo [buscó|recogió].
        + —Ya está todo en su sitio —dijo—, y yo [también|en el mío].
      `,
    },
    advanced: {
      arrives: `
        @friend Una orca con el traje recién planchado llamó dos veces, a intervalos [iguales|rigurosos].
        —Buenas noches, {hero}, y perdona, pero ese botón [sufre|me está mirando] —dijo.
        + En lo que dura un saludo clasificó los libros por estatura y emparejó las zapatillas, que [no se hablaban|llevaban vidas distintas].
        + Le había llegado noticia de cierto desorden {place.in}, y desde entonces dormía [en diagonal|fatal, y a deshora].
        + Viajaba sobre una ola pequeña, almidonada, con las puntas [hacia dentro|en ángulo recto].
        + Corrió la luna un par de dedos, hasta centrarla, y solo entonces pudo [sentarse|respirar por la nariz].
      `,
      alone: `
        @friend La orca ponía en fila las olas, como cada tarde, y la séptima se empeñaba en [venir torcida|ser otra cosa].
        + No era una ola, sino una pena {place.from}, y no había en toda la casa [un cajón para ella|etiqueta que le fuese bien].
        + Las penas, descubrió, son el único objeto que no admite [doblez|estante].
        + Cenaba a las ocho, después de barrido el mar, y a las ocho y un minuto [recordaba haber cenado|la cena era historia].
        + Se puso el mejor de sus cuatro trajes, idéntico a los otros, y salió por donde [marcaba la línea|tocaba salir].
        + El mar quedó [recogido|en orden].
      `,
      dry: `
        La orca avanzaba en una ola con ruedas, equidistante de [ambas cunetas|todo].
        + {Other} la seguía a dos pasos justos, y en formación tan correcta hicieron su entrada {place.in}.
        + Enderezó al pasar una cerca, un buey y la [moral|trayectoria] de cinco ocas.
      `,
      wet: `
        Bajó la orca en vertical, con la suavidad de un ascensor [de hotel antiguo|que conoce su oficio].
        + {Other} descendía en un frasco sin huellas, y en el piso correspondiente se abrió {place}.
        + Los peces se disponían a su paso por tamaños, y los gemelos, [con apuro|sin saber qué hacer].
      `,
      quirk: `
        Se internaron en un bosque crecido sin el menor criterio, y la orca [pidió una silla|cerró los ojos].
        + Numeró tres ranas, peinó un sauce y estaba a punto de archivar el arroyo cuando {other} le rogó que [lo dejara correr|parase].
        + El barro que le cayó en la pechera fue recibido con un silencio que se oyó [en dos comarcas|a gran distancia].
        + La risa la tenía prevista para el viernes, y se le adelantó, despeinada, con un hipo [en lugar impropio|donde no tocaba].
        + La examinó por delante y por detrás, y contra su costumbre [no la corrigió|la dejó como estaba].
        + El sauce se lo [agradeció|tomó a mal].
      `,
      help: `
        Troncos y lodo atascaban el canal con una falta de orden [casi artística|que daba fiebre].
        @help La orca abrió paso con una ola, [la más serena que se recuerda|sin romper ni una ramita].
        + Empujó igual que se cierra un cajón rebosante, con toda la aleta y con [muchísima calma|un suspiro].
        + {Other} avanzó por la calle recién hecha, con {thing}, entre los palos a un lado y las piedras [al otro, por edades|enfrente].
        + Al acabar le faltaba un botón, y mirando aquel desperfecto se sintió, cosa inexplicable, [completa|bastante bien].
      `,
    },
  },
}
