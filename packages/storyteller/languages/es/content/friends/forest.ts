import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { noun: 'zorro', gender: 'm' },
    facts: { help: 'el zorro encontró el camino por el olor' },
    beginner: {
      arrives: `
        @friend Debajo de la puerta asomó un papel, y detrás, un [zorro|zorro entero].
        —Tengo un plan, {hero}, evidentemente —dijo el zorro—. Son [cuatro|cuatro, uno bueno].
        + Tachó tres y se sentó encima del [cuarto|otro].
        + —¿Y el bueno? —preguntó {hero}. —El bueno eres tú, que vienes —dijo el zorro.
        + Firmó la alfombra con la punta de la [cola|cola, muy fino].
        + —Algo huele mal {place.in} —contó—. A [pena|sopa fría].
        + Olía a hojas y a [monte|lluvia].
        + —Evidentemente —repitió, y chocó con la [puerta|silla].
        + Tenía tinta en la nariz y prisa en las [patas|orejas].
        + Miró debajo de la cama, por si había otro [zorro|plan].
      `,
      alone: `
        @friend En su madriguera, el zorro hacía [planes|un plan].
        Arrugó la nariz. Algo llegaba {place.from}.
        + El plan uno era malo. El plan dos, [peor|igual].
        + Los firmaba todos, por si un día eran [famosos|buenos].
        + Había tanto papel que dormía de [pie|perfil].
        + —Evidentemente, hay que ir —dijo, y se puso la [cola|cola recta].
        + Era un olor frío, como de casa [vacía|sin sopa].
        + La luna miraba por el agujero de [entrada|arriba].
        + —Voy sin plan. ¡Qué [nervios|lujo]! —dijo.
        + Una hoja cayó sin hacer [ruido|planes].
      `,
      dry: `
        El zorro sabía tres atajos, dos de ellos [malos|falsos].
        + El tercero subía por un rayo de luna, hasta {place}.
        + {Other} seguía la cola, que alumbraba como un [farol|candil].
        + —El rayo lo pensé yo —dijo el zorro—. [Casi|Un poco].
        + Por el primero salieron a un charco. Por el segundo, [también|a otro].
      `,
      wet: `
        El zorro se puso una pecera en la cabeza. {Other}, [otra|la otra].
        + —Plan cinco: mojarse —dijo, y bajaron {place.to}.
        + La tinta se fue nadando, con todos los [planes|dibujos].
        + Su cola flotaba detrás como un [alga|abrigo].
        + Un pez leyó el plan y se [rio|perdió].
      `,
      quirk: `
        El zorro firmó una piedra con la cola, muy [serio|despacio].
        + —¿La hiciste tú? —preguntó {other}. —Podría haber sido —dijo el zorro.
        + —A la izquierda, evidentemente —dijo, y se fue a la [derecha|otra].
        + Un caracol le pidió una [firma|firma en la casa].
        + —Si el plan falla, se llama sorpresa —[explicó|anotó].
        + Para pensar, se mordía la cola y daba [vueltas|tres vueltas].
        + {Other} llevaba el plan peor. Era el más [gordo|bonito].
        + Cada vez que decía «evidentemente», [tropezaba|se caía].
      `,
      help: `
        A la vuelta había niebla, y no se veía ni la [nariz|luna].
        @help El zorro encontró el camino por el [olor|olor, nariz al suelo].
        + —Por aquí hemos pasado: huele a [risa|calcetín] —decía.
        + Snif, izquierda. Snif, todo [recto|seguido].
        + {Other} iba agarrando la punta de su [cola|cola roja].
        + {Thing} olía a nuevo y a [plata|frío].
        + Por una vez no había [plan|papel]. Solo nariz.
        + Debajo del musgo seguía su [firma|nombre]. Iban bien.
        + Las hojas también ayudaban, cada una con su [olor|cuento].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un papel lleno de flechas entró por debajo de la puerta, y después, [un zorro|la nariz de un zorro].
        —Figuras en mi plan, {hero}, evidentemente —anunció [con tinta en el hocico|muy satisfecho].
        + El plan tenía siete partes, y cinco estaban [tachadas|manchadas de mermelada].
        + —¿Y si sale mal? —preguntó {hero}. —Entonces será el plan ocho —contestó el zorro.
        + Mojó la cola en el tintero y firmó [la alfombra|el borde de la sábana].
        + Un olor a problemas llegaba {place.from}, según su [nariz|hocico de confianza].
        + Tenía los bigotes llenos de rocío y de [ideas|semillas].
        + Miraba la habitación como si fuera a [comprarla|dibujar un mapa de ella].
      `,
      alone: `
        @friend El zorro dibujaba planes en su madriguera, [a la luz de una vela|con la lengua fuera].
        El número nueve iba bien, pero llegó un olor {place.from}.
        + Era frío y triste, como una cocina [apagada|sin nadie].
        + Entre tantos papeles apenas quedaba sitio para [un zorro|la cola].
        + Uno de sus planes servía para pescar la luna, y casi [funcionaba|funcionó].
        + Lo peor de vivir solo es que nadie [te admira|pregunta por los planes].
        + —Hoy saldré sin plan, evidentemente —decidió, un poco [asustado|pálido].
      `,
      dry: `
        De los tres atajos del zorro, dos eran [equivocaciones|errores con firma].
        + El tercero trepaba por un rayo de luna y terminaba {place.in}.
        + —No mires abajo, mira mi cola, que es más [bonita|interesante] —aconsejaba.
        + {Other} pisaba donde él pisaba, y la luz [aguantaba|se doblaba un poco].
      `,
      wet: `
        El zorro consiguió dos peceras, una para cada [cabeza|explorador].
        + Así, cabeza abajo y hablando sin parar, bajaron {place.to}.
        + Su tinta se deshizo en una nube azul que lo [perseguía|seguía a todas partes].
        + Un banco de sardinas estudió el plan y [votó en contra|se echó a reír].
      `,
      quirk: `
        El zorro iba firmando cada poste del camino, [con elegancia|con rúbrica].
        + —Pero si esto no lo has hecho tú —dijo {other}. —Aún no se sabe —respondió el zorro.
        + Cada «evidentemente» terminaba contra [una rama|un árbol].
        + Explicó el plan diez: una escalera, una trompeta y cuarenta [gansos|gansos de confianza].
        + Como no había gansos, los tachó con [tristeza|un suspiro].
        + Un escarabajo le pidió un autógrafo, y anduvo media hora muy [tieso|amable].
        + —El secreto de un plan es poner cara de [plan|seguridad] —confesó.
      `,
      help: `
        Una niebla espesísima se había comido [el sendero|el camino de vuelta].
        @help El zorro encontró el camino por el olor, [con el hocico pegado al suelo|paso a paso].
        + —Aquí te reíste, y allí alguien pisó menta —iba [leyendo|diciendo].
        + {Other} caminaba detrás, con la cola roja de [barandilla|farol].
        + {Thing} dejaba en el aire un perfume a [cuchara fría|noche nueva].
        + Un charco quiso engañarlo con olor a [pastel|queso], y casi puede.
        + Cuando encontró su firma debajo del musgo, se [emocionó|hinchó de orgullo].
      `,
    },
    advanced: {
      arrives: `
        @friend Precedido por un rollo de papel lleno de flechas, un zorro entró [por debajo de la puerta|muy despacio].
        —Formas parte de mi plan, {hero}, evidentemente —declaró, y [lo firmó|lo tachó].
        + Constaba el plan de siete apartados, de los cuales solamente uno merecía la confianza de [su propio autor|quien lo escribió].
        + Cuando {hero} quiso saber qué pasaría si fallaba, el zorro repuso que los fracasos se llaman [sorpresas|planes nuevos] y también llevan firma.
        + Empapó la cola en tinta y dejó sobre la alfombra una rúbrica con tres vueltas, digna de [un banquero|un ministro].
        + Según su nariz, {place.in} andaba suelta una desdicha reciente, con aroma de [cocina apagada|ventana cerrada].
        + Examinaba los muebles como si pensara comprarlos en cuanto [bajaran de precio|cambiara su suerte].
      `,
      alone: `
        @friend Rodeado de papeles, el zorro trabajaba en el noveno plan [de la tarde|de la semana].
        + Estaba a punto de resultarle bueno cuando le alcanzó un olor {place.from}, frío como una [casa sin nadie|chimenea en verano].
        + Conservaba, muy bien doblado, un proyecto para pescar la luna que solo había fallado [dos veces|por falta de cuerda].
        + El inconveniente de ser listo a solas, pensaba a menudo, es que no hay [quien lo note|público].
        + Salió sin plan alguno, lo que en su caso equivalía a salir [sin pantalones|con la puerta abierta].
      `,
      dry: `
        De los tres atajos que el zorro garantizaba, dos resultaron ser [equivocaciones firmadas|barro].
        + El tercero ascendía por un rayo de luna, ligeramente inclinado, y terminaba {place.in}.
        + —Mírame la cola y no los pies —recomendaba, convencido de que era lo más hermoso [del paisaje|de la noche].
      `,
      wet: `
        Con sendas peceras en la cabeza descendieron [conversando|entre burbujas], porque el zorro no sabía callar.
        + La tinta de sus planes se deshizo en una nube azul que los precedió {place.to}.
        + Un congreso de sardinas examinó los restos y los desaprobó [por unanimidad|con burbujas].
      `,
      quirk: `
        El zorro firmaba postes, piedras y setas con la tranquilidad de quien [lo ha inventado todo|es dueño del bosque].
        + {Other} objetó que aquello no era obra suya, y él contestó que la historia todavía [no lo había decidido|podía cambiar de opinión].
        + Detrás de cada «evidentemente» venía una rama baja, de modo que hablaba con [chichones|muchas pausas].
        + El plan diez requería una trompeta, una escalera y cuarenta gansos, que a falta de gansos quedaron [tachados con dolor|para otra ocasión].
        + Pidió un escarabajo su autógrafo, y desde entonces anduvo media legua con aire de [estatua|retrato].
      `,
      help: `
        La niebla se había tragado el sendero, y con él [las orillas|todas las certezas].
        @help El zorro encontró el camino por el olor, [sin un solo papel|con los ojos cerrados].
        + Aquí alguien se había reído y allí se había pisado menta, leía en el suelo, como quien repasa [un diario|una carta].
        + {Other} lo seguía agarrando la cola, que atravesaba lo blanco igual que [un farol rojo|una mecha].
        + Al pie de un roble apareció, bajo el musgo, su propia rúbrica, y tuvo que [carraspear para no emocionarse|sentarse].
      `,
    },
  },
  Owl: {
    noun: { noun: 'búho', gender: 'm' },
    facts: { help: 'el búho oyó un pasito en la oscuridad y guio' },
    beginner: {
      arrives: `
        @friend ¡Achís! En la ventana había un búho pequeño con pies [enormes|de gigante].
        —Ven, {hero}, corre, que es por… Se me ha [olvidado|ido] —dijo.
        + Estornudó otra vez. Se le cayó una [pluma|idea].
        + —¿No era {place.in}? —preguntó {hero}. —¡Eso! ¿Y qué era? —dijo el búho.
        + Miraba el reloj cada [segundo|vez que respiraba].
        + Tenía los ojos como dos [platos|lunas] y prisa en los dos.
        + Uh, uh, decía, para ganar [tiempo|aire].
        + Pisó un zapato, y el zapato se quedó [chico|asustado].
        + —No me esperes, que ya vuelvo —dijo, sin [irse|moverse].
        + Giró la cabeza del todo, buscando [su idea|la puerta].
      `,
      alone: `
        @friend El búho salió corriendo de su árbol y no supo [a qué|por qué].
        Estornudó y oyó un llanto {place.from}. ¡Era eso!
        + En la puerta tenía notas: «[Cena|Bufanda]», «Otra», «¿Cuál?».
        + Ponía la mesa, y ya había [cenado|amanecido].
        + Sus pies llegaban antes que [él|su pico].
        + La noche olía a pino y le hacía [estornudar|cosquillas].
        + Contó hasta tres. Le faltó el [dos|tres].
        + —No hay tiempo —le dijo a una rama. La rama tenía [mucho|todo].
        + Con un oído oía la hierba, y con el otro, la [luna|nieve].
      `,
      dry: `
        El búho volaba muy deprisa. Luego volvía a por {other}, [claro|cada rato].
        + Con un último ¡achís! cayeron {place.in}.
        + —¿Me dejo algo? —preguntaba en cada [nube|árbol].
        + Un estornudo los llevó más [lejos|arriba] que las alas.
        + Sus pies rozaban las puntas de los [pinos|tejados].
      `,
      wet: `
        El búho se metió en una campana de cristal, con [estornudos|plumas].
        + Con {other} de la mano, o del pie, bajó {place.to}.
        + ¡Achís! Salieron mil [burbujas|pompas].
        + —Aquí no se oye nada —dijo. Y oyó crecer un [alga|coral].
        + Un pez le devolvió una pluma que se [olvidó|dejó] arriba.
      `,
      quirk: `
        —Iba a decirte algo —dijo el búho. Y se hizo de [noche|más noche].
        + Se ató un hilo al dedo. Olvidó el [hilo|dedo].
        + —Ya lo sé: ¡corre! —gritó, y corrió hacia [atrás|otro lado].
        + {Other} le limpió el pico. El pico dio las [gracias|buenas noches].
        + Pisó tres charcos a la vez con un solo [pie|paso].
        + Cada estornudo apagaba una [luciérnaga|vela]. Pedía perdón a todas.
        + Se presentó dos veces, por si no lo había [hecho|dicho].
        + Llegaba pronto a todo, y siempre al sitio [de al lado|malo].
      `,
      help: `
        La vuelta estaba negra, sin una [luz|estrella].
        @help El búho oyó un pasito en la oscuridad y [guio|guio al grupo].
        + —Es un ratón, y va a casa —[susurró|dijo]. Fueron detrás.
        + Giraba la cabeza como una [llave|tapa]. Oía hasta el musgo.
        + {Other} no hizo ruido, y {thing}, [menos|tampoco].
        + Aguantó un estornudo todo el [camino|rato]. ¡Qué valiente!
        + —No me olvido —decía—. Izquierda, [izquierda|y luego izquierda].
        + Ya fuera, ¡aaachís! Cayeron tres [piñas|hojas].
      `,
    },
    intermediate: {
      arrives: `
        @friend Tres golpes y un estornudo sonaron en el cristal: era un búho [diminuto|del tamaño de una taza].
        —Date prisa, {hero}, que venía a decirte… Lo tenía en la punta [del pico|de un pie] —dijo.
        + Los pies le sobraban por todas partes, como zapatos de [un hermano mayor|payaso].
        + —¿Tiene que ver {place.in}? —preguntó {hero}, y el búho [se tapó la cara|gritó que sí].
        + Llevaba notas pegadas en las plumas, y ninguna decía nada [claro|útil].
        + Hablaba tan deprisa que algunas palabras llegaban [antes de tiempo|sin respirar].
        + Otro estornudo le dio la vuelta [al flequillo|como a un paraguas].
        + —Te espero ya, hace rato —añadió, saltando de un [pie al otro|mueble a otro].
      `,
      alone: `
        @friend El búho voló hasta la puerta de su árbol y allí olvidó [adónde iba|a qué salía].
        Entre dos estornudos oyó llorar a alguien {place.in}.
        + Era un llanto tan chiquito como una [aguja|semilla], pero él lo oía todo.
        + En las paredes había recados: «urgente», «muy urgente» y «[¿qué?|leche]».
        + Cenaba dos veces las noches buenas y ninguna las [malas|otras].
        + Sus pies, larguísimos, ya estaban [fuera|en camino].
        + —Lo apuntaré —decidió, y se le olvidó el [lápiz|pico].
        + La oscuridad, para él, era una caja llena de [sonidos|música].
      `,
      dry: `
        El búho salía disparado, se acordaba {other.de} y [regresaba|volvía] a buscar compañía.
        + El último estornudo fue tan grande que aterrizaron {place.in}.
        + —¿He cerrado la puerta? —se preguntaba encima de cada [campanario|tejado].
        + Volaba sin ruido, salvo por la [nariz|charla].
      `,
      wet: `
        Metido en una campana de cristal, el búho bajaba [mareado|dándose prisa].
        + {Other} sujetaba la campana, que iba llena de plumas, hasta ver {place}.
        + Oyó bostezar a una ostra a [cien metros|mucha distancia].
        + Cada achís subía en forma de [pompa|burbuja gorda].
      `,
      quirk: `
        —No me dejes olvidar esto —pidió el búho. [¿El qué?|Nadie supo el qué].
        + Se había atado un hilo en el dedo, y otro para [recordar el hilo|el anterior].
        + {Other} le guardó una pluma, un guante y [la frase de antes|dos estornudos].
        + Con un estornudo apagó doce luciérnagas y las [encendió|saludó] una por una.
        + Corría muchísimo, y casi siempre por el lado [contrario|bonito].
        + —La prisa es lo único que nunca se me [olvida|pierde] —suspiraba.
        + Tropezaba con sus pies y luego les pedía [perdón|calma].
      `,
      help: `
        No quedaba ni una estrella para [volver|alumbrar la vuelta].
        @help El búho oyó un pasito en la oscuridad y guio [con las orejas|a todo el grupo].
        + Era un ratón que volvía a casa, y ellos, [detrás|de puntillas].
        + Giraba la cabeza entera, como quien [desenrosca un tarro|cierra un grifo].
        + {Other} apretó {thing} para que no hiciera [tin|el menor ruido].
        + Aguantó las ganas de estornudar con verdadero [heroísmo|esfuerzo].
        + —Hay un arroyo a la derecha, y ronca —[murmuró|informó].
      `,
    },
    advanced: {
      arrives: `
        @friend Nadie le había contado {hero.a} que los búhos [estornudan|se resfrían], como aquel de la ventana.
        —Es urgente, y lo tengo en la punta [de la pata|del pico] —dijo el búho.
        + Era del tamaño de una taza, aunque los pies correspondían, sin duda, a un pájaro [mucho mayor|con más sueldo].
        + Entre las plumas llevaba prendidos numerosos recados, tan urgentes que no había tenido tiempo de [escribirlos enteros|leerlos].
        + {Hero} le fue nombrando lugares, y al oír lo que faltaba {place.in} el pobre dio un salto de [puro alivio|medio metro].
        + Siempre se había tenido por un ave sabia, según confesó, pero con [muy poco tiempo|una agenda imposible].
      `,
      alone: `
        @friend El búho se detuvo en la puerta de su árbol, tratando de recordar [para qué salía|si entraba o salía].
        + Fue entre un estornudo y el siguiente cuando oyó, delgado como una aguja, un llanto {place.from}.
        + Llevaba tres siglos de sabiduría en la familia, y la suya se la había dejado [en alguna rama|olvidada en casa de una tía].
        + Las paredes estaban llenas de avisos, desde «importante» hasta «[importantísimo|leche]», sin más explicaciones.
        + Para unas orejas así la oscuridad no existe, es solo una caja enorme [llena de ruiditos|donde todo suena].
      `,
      dry: `
        El búho partía como una flecha, se acordaba {other.de} y regresaba, [abochornado|dándose golpes en la frente].
        + Un estornudo de los grandes puso fin al viaje y los dejó, despeinados, {place.in}.
        + Sobrevolaba los campanarios preguntándose en voz alta si había [apagado la luna|cerrado el árbol].
      `,
      wet: `
        El búho descendía dentro de una campana de cristal que empañaba con [sus prisas|cada estornudo].
        + {Other} limpiaba el cristal con la manga, y en una de las pasadas apareció {place}.
        + Aseguró haber oído bostezar a una ostra, y también lo que la ostra [pensaba de él|soñó después].
      `,
      quirk: `
        —Recuérdame que te cuente una cosa —pidió el búho, y olvidó [inmediatamente cuál|a quién se lo pedía].
        + Tenía un hilo en el dedo para no olvidar, y otro, más grueso, para acordarse [del primero|de que tenía dedos].
        + Apagó de un estornudo a doce luciérnagas, a las que hubo que encender [por orden de edad|con muchas disculpas].
        + {Other} empezó a guardarle las frases por la mitad, como se guardan los botones [sueltos|por si aparece el abrigo].
        + La prisa era lo único que jamás perdía, comentaba tropezando con [sus propios pies|un tronco muy paciente].
      `,
      help: `
        El camino de vuelta estaba negro como el interior de [un sombrero|una bota].
        @help El búho oyó un pasito en la oscuridad y guio [sin una sola duda|con la cabeza ladeada].
        + Pertenecía a un ratón que regresaba a cenar, y fueron tras él como se sigue [un hilo|una canción].
        + {Other} sostenía {thing} contra el pecho, y hasta los latidos procuraban [ir de puntillas|no molestar].
        + Un estornudo inmenso lo rondó durante todo el trayecto, y él, heroico, [lo retuvo|se lo tragó cuatro veces].
      `,
    },
  },
  Bear: {
    noun: { noun: 'oso', gender: 'm' },
    facts: { help: 'el oso apoyó un tronco sobre el foso' },
    beginner: {
      arrives: `
        @friend Algo muy grande se apoyó en la casa y roncó. Era un [oso|oso de pie].
        —Hola, {hero}. Son tres tarros de… ¿qué [hora|día]? —bostezó el oso.
        + —¿Tarros? —preguntó {hero}. —De miel. Así se cuenta todo —dijo el oso.
        + El bostezo movió las [cortinas|sábanas]. Y una silla.
        + Traía una almohada debajo del [brazo|sobaco].
        + —Hay jaleo {place.in}, a dos tarros y [medio|una cucharada] —dijo.
        + Se durmió de pie. {Hero} le tocó la [barriga|nariz].
        + Tenía migas de pan en el [pecho|pelo].
        + —Vamos, antes de que me acuerde de mi [cama|cueva].
        + Olía a pino y a [siesta|miel].
      `,
      alone: `
        @friend El oso iba a acostarse por quinta [vez|vez esa tarde].
        Pero llegaba una queja {place.from}. Así no se duerme.
        + Tenía nueve mantas y las usaba [todas|a la vez].
        + Contó los tarros: uno, dos, y se [durmió|relamió].
        + La cueva era honda y sonaba a [ronquido|caracola].
        + —Ayudo, vuelvo y duermo el doble —[dijo|calculó].
        + Fuera caían piñas: pof, pof, [pof|y pof].
        + Se puso una bota. La otra servía de [cama al gato|almohada].
        + Las abejas ya estaban en [casa|pijama].
      `,
      dry: `
        {Other} subió a la espalda del oso, que andaba [medio dormido|como una cama].
        / {Other} subió. El oso andaba [medio dormido|como una cama].
        + A los cuatro tarros de camino vieron {place}.
        + Roncaba en las cuestas. Bajando, [bostezaba|también].
        + —Avísame si choco —pidió. Chocó. Nadie [avisó|se quejó].
        + El pelo era hondo como la [hierba|paja].
      `,
      wet: `
        El oso se metió en un barril y flotó hacia [abajo|el fondo].
        + {Other} iba en su barriga, y así llegaron {place.to}.
        + Glu, zzz, glu, zzz, hacía el [barril|oso].
        + Los peces bajaron la voz, por [educación|si acaso].
        + En el barril ponía «miel». Ya no [era verdad|quedaba].
      `,
      quirk: `
        —¿Cuánto falta? —preguntó {other}. —Dos tarros y una [cucharada|tostada] —dijo el oso.
        + Se apoyó en un árbol para pensar y [roncó|se durmió].
        + El árbol se dobló un poco, con [cariño|cuidado].
        + Saludó a una piedra blanda. Era su [primo|hermano].
        + Al despertar decía: «¿[Primavera|Ya]?». Y no.
        + {Other} le cantó algo alegre. Bostezó al [compás|final].
        + Llevaba un panal en el sombrero, por [si acaso|hambre].
        + Hasta su sombra se [tumbaba|sentaba] en las curvas.
      `,
      help: `
        Un foso muy hondo cortaba el [camino|paso].
        @help El oso apoyó un tronco sobre el [foso|foso, sin despertarse mucho].
        + El tronco pesaba como cien [tarros|vacas].
        + Lo levantó con un bostezo y [dos patas|un brazo].
        + {Other} cruzó con {thing}, y no crujió [nada|ni una astilla].
        + —Cuidado con… con… zzz —dijo. Ya [pasaban|cruzaban] por encima.
        + Abajo, el agua sonaba muy [lejos|pequeña].
        + Después se lo puso de [almohada|bastón].
        + Los pájaros del tronco no se [despertaron|enteraron].
        + Un oso con sueño es más fuerte que el [viento|río].
      `,
    },
    intermediate: {
      arrives: `
        @friend La casa crujió, porque un oso se había apoyado en ella para [descansar|echar una cabezada].
        —Buenas noches, {hero}, o buenos inviernos, según lo que haya [dormido|roncado] —dijo.
        + Medía el tiempo en tarros de miel, y llegaba con seis de [retraso|sueño].
        + —¿Tienes sueño? —preguntó {hero}. —Lo tengo yo a él, y pesa —contestó el oso.
        + Un bostezo suyo sacó de sitio la cortina y [media librería|un calcetín].
        + Contó que {place.in} nadie dormía, y eso, para él, era lo más [triste|grave] del mundo.
        + Llevaba puesta una pantufla, y la otra la [soñaba|había olvidado].
        + Se sentó en el suelo, que hizo lo que [pudo|hace un suelo].
      `,
      alone: `
        @friend El oso llevaba toda la tarde acostándose, y aún no había [acabado|encontrado la postura].
        Cuando casi dormía, llegó un suspiro {place.from}.
        + Se puede dormir con ruido, pero no con un suspiro [ajeno|tan pequeño].
        + Tenía nueve mantas, ordenadas de fina a [montaña|alfombra].
        + Contaba tarros para dormir, y en el cuarto [se los comía|le entraba hambre].
        + —Arreglo eso, vuelvo, y hasta mayo —[prometió|se dijo].
        + Las abejas le desearon buen viaje desde su [ventana|panal].
        + La cueva se quedó caliente, con su forma [dibujada|guardada] dentro.
      `,
      dry: `
        {Other} viajaba sobre el oso, que caminaba con los ojos [cerrados|de vacaciones].
        + A cinco tarros de distancia, contados con calma, estaba {place}.
        + Roncaba en las subidas, y el ronquido [empujaba|ayudaba].
        + Los árboles se apartaban para no [despertarlo|molestar].
      `,
      wet: `
        El oso cupo en un barril de miel, aunque [sobraba oso|faltaba barril].
        + {Other} iba encima, flotando hacia abajo, hasta ver {place}.
        + Por un agujerito salían burbujas con forma de [zeta|ronquido].
        + Un mero pasó de puntillas, que para un mero es [difícil|mucho].
      `,
      quirk: `
        El oso se paró a pensar y, como siempre, se quedó [dormido|roque].
        + —Falta tarro y medio —dijo al despertar, sin que nadie [preguntara|dijera nada].
        + {Other} probó a soplarle en la oreja, y salió [una abeja|un eco].
        + Trataba de usted a las almohadas y de tú a las [montañas|piedras].
        + Un arroyo que cantaba le pareció una [nana|trampa].
        + —Yo no duermo, pienso con los ojos [cerrados|por dentro] —aseguraba.
        + Llevaba un panal de emergencia en el [sombrero|bolsillo].
      `,
      help: `
        Ante ellos se abría un foso del ancho de [una calle|tres vacas].
        @help El oso apoyó un tronco sobre el foso, [como quien pone un lápiz|de un solo bostezo].
        + Ese tronco no lo habrían movido ni veinte [leñadores|bueyes].
        + {Other} cruzó por él con {thing}, mirando siempre [al frente|la otra orilla].
        + El oso sujetaba la punta y roncaba [bajito|al mismo tiempo].
        + Ni una rama tembló, pues nada tiembla si lo [agarra un oso|sostiene el sueño].
        + Al terminar lo dejó a un lado, bien [arropado|tapado] de hojas.
      `,
    },
    advanced: {
      arrives: `
        @friend La casa se inclinó un poco, al apoyarse en ella [un oso|un oso con sueño]. Los cuadros lo notaron.
        —Buenas noches, {hero}, o buenos días, según cuánto [haya roncado|dure este bostezo] —murmuró.
        + Calculaba las distancias, las horas y hasta los cariños en tarros de miel, y casi siempre se [comía la cuenta|quedaba corto].
        + Traía noticia de que {place.in} no dormía nadie, lo cual le parecía la mayor desgracia [conocida|de su tiempo].
        + Bajo el brazo llevaba una almohada que había sido blanca, y en la que se adivinaba la forma de [muchos inviernos|una oreja enorme].
        + Cuando {hero} le preguntó si venía de lejos, ya se había dormido, de pie, con la [dignidad de un armario|sonrisa puesta].
      `,
      alone: `
        @friend El oso llevaba desde el almuerzo acostándose, y aún le faltaban [dos mantas|los pies].
        + Cuando por fin había dado con la postura, un suspiro {place.from} se le metió [en la oreja|debajo de la manta].
        + Se puede dormir con truenos, con vecinos y con hambre, pero nadie duerme con una [pena ajena|tristeza tan cerca].
        + Poseía nueve mantas, ordenadas desde la finísima hasta la que llamaba, sin exagerar, [la cordillera|doña Carmen].
        + Prometió arreglarlo en un par de tarros y volver enseguida, es decir, [antes de abril|cuando acabara el invierno].
      `,
      dry: `
        {Other} iba sobre el lomo, y el oso caminaba con los ojos cerrados y [mucha confianza|un mapa soñado].
        + A cinco tarros justos, cucharada más o menos, apareció {place}.
        + Los abetos se hacían a un lado para no despertarlo, y alguno le [sujetaba las ramas|puso una piña].
      `,
      wet: `
        Como el barril era pequeño, el oso lo llevaba puesto [como un abrigo|a modo de sombrero].
        + {Other} cabalgaba sobre él cuando, entre ronquidos y burbujas, surgió {place}.
        + Un mero que pasaba bajó la voz, aunque los meros, que se sepa, [no hablan|son callados].
      `,
      quirk: `
        El oso pidió un momento para reflexionar y reflexionó, [roncando|contra un árbol], un buen rato.
        + Sostenía que no dormía nunca, sino que pensaba por dentro, donde hay [menos corriente|mejores vistas].
        + {Other} le sopló en el oído para despertarlo, y de allí salió, molesta, [una abeja|una abeja en zapatillas].
        + A las piedras redondas las saludaba como a parientes, y con algunas [acertaba|se detenía a hablar de la familia].
        + Todo arroyo le sonaba a nana, de manera que cruzar el valle resultaba [peligrosísimo|lento y delicioso].
      `,
      help: `
        Un foso de los que no salen en los mapas les cortaba [el regreso|la vuelta].
        @help El oso apoyó un tronco sobre el foso, con la facilidad de quien [deja un lápiz|pone la mesa].
        + Veinte leñadores habrían discutido una semana entera antes de [mover aquel pino|levantar una punta].
        + {Other} lo recorrió con {thing} entre los brazos, mientras el oso, en la otra punta, [sujetaba y roncaba|hacía de montaña].
        + Más tarde arropó el tronco con hojas, pues nada que trabaje tanto merece [pasar frío|dormir al raso].
      `,
    },
  },
  Rabbit: {
    noun: { noun: 'conejo', gender: 'm' },
    facts: { help: 'el conejo cavó un túnel en un momento' },
    beginner: {
      arrives: `
        @friend Toc, toc, toc. —Perdón, puerta —dijo un [conejo|conejo fuera].
        —Perdón, {hero}, perdón, alfombra. Te [buscaba|necesito] —dijo.
        + Chocó con la silla y le pidió perdón [dos veces|a cada pata].
        + —No pasa nada —dijo {hero}. —¿Y a la silla? —preguntó el conejo.
        + Para pensar daba con la pata: toc, toc, [toc|y toc].
        + —Es {place.in} —contó—. Perdón por la [noticia|hora].
        + Tenía tierra en las uñas y una [zanahoria|hoja] detrás de la oreja.
        + Sus orejas se doblaban solas, de [apuro|vergüenza].
        + Dejó en el suelo un agujerito. Lo [tapó|peinó].
        + Olía a trébol y a tierra [fresca|nueva].
      `,
      alone: `
        @friend El conejo le pidió perdón a su [cama|puerta] y entró.
        Entonces la tierra hizo toc: venía {place.from}.
        + Era un toc triste, de los que [llaman|piden algo].
        + Su casa tenía cien túneles. En uno vivía [él|su tía].
        + Le dijo «perdone» a una zanahoria y se la [comió|guardó].
        + La mesa cojeaba. Era culpa [suya|del suelo], pensaba.
        + Pensó con la pata hasta hacer un [hoyo|pozo].
        + —Perdón, noche, que [paso|salgo] —dijo.
        + Sus hermanos dormían en [montón|fila], cuarenta y dos.
      `,
      dry: `
        El conejo saltaba. —Perdón, [suelo|aire] —decía en cada salto.
        + {Other} saltaba igual, y así llegaron {place.to}.
        + Dio las gracias a un puente por [aguantar|esperarle].
        + Entre salto y salto había un poco de [vuelo|cielo].
        + Si pisaba una flor, le dejaba una [nota|disculpa].
      `,
      wet: `
        —Perdón, agua —dijo el conejo, y se puso una [botella|jarra].
        + {Other} iba en la otra botella, de camino {place.to}.
        + Las orejas no cabían. Fueron [fuera|por libre].
        + Pidió paso a cada [pez|ola], y se lo dieron.
        + Cavó un poco en el fondo, por [costumbre|gusto].
      `,
      quirk: `
        —Perdone, señora —le dijo el conejo a una [piedra|rama].
        + La piedra no dijo nada. —Está [enfadada|sentida] —susurró.
        + {Other} se rio, y el conejo pidió perdón por el [chiste|ruido].
        + Para elegir camino, daba con la pata. El suelo [opinaba|temblaba].
        + Le pisaron la cola. —Ha sido culpa [mía|de mi cola] —dijo.
        + Guardaba los «perdón» más finos para los [muebles|domingos].
        + Se disculpó con su [sombra|eco], que hizo lo mismo.
        + Cavaba cuando estaba nervioso, y ya iban siete [hoyos|agujeros].
      `,
      help: `
        Una roca enorme tapaba todo el [camino|paso].
        @help El conejo cavó un túnel en un [momento|momento, ras, ras, ras].
        + —Perdón, roca. Perdón, [topo|raíz] —iba diciendo.
        + La tierra salía volando como [lluvia|una fuente].
        + {Other} pasó a gatas con {thing} por [delante|un lado].
        + Dentro olía a nabo y a [secreto|noche].
        + Puso una zanahoria de [lámpara|señal] en la curva.
        + Al salir tapó el agujero y le dio las [gracias|buenas noches].
        + Sus patas eran dos palas y su nariz, un [farol|mapa].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un conejo chocó con la puerta, le pidió disculpas y [preguntó si podía entrar|entró de puntillas].
        —Siento molestar, {hero}, y también a la alfombra, que estaba [tan tranquila|durmiendo] —dijo.
        + Antes de sentarse consultó con la silla, por [educación|si tenía planes].
        + —Los muebles no se enfadan —explicó {hero}. —Eso lo dicen para quedar bien —respondió el conejo.
        + Cuando pensaba, golpeaba el suelo con la pata y temblaban [las tazas|los cuadros].
        + Lo habían mandado {place.from}, y lamentaba muchísimo la [hora|prisa].
        + Las uñas las llevaba negras de tierra, y la conciencia, [limpísima|recién lavada].
        + Una oreja pedía perdón, y la otra [se doblaba|daba las gracias].
      `,
      alone: `
        @friend El conejo pidió permiso a su sillón y se sentó [en el borde|con cuidado].
        Debajo del suelo sonó un golpe, y otro: llamaban {place.from}.
        + Los conejos hablan así, a patadas, pero con mucha [cortesía|ternura].
        + Tenía cien pasillos, y en todos se había disculpado [con alguien|alguna vez].
        + A la zanahoria de la cena le explicó los [motivos|porqués].
        + Su mesa cojeaba, y él andaba cojo por [solidaridad|no ofenderla].
        + Pensó con tanta fuerza que llegó al [sótano|piso de abajo].
        + —Con permiso —le dijo a la noche, y [salió|la noche se apartó].
      `,
      dry: `
        A saltos y disculpas, el conejo cruzaba los [campos|sembrados].
        + {Other} brincaba detrás, hasta que de un brinco vieron {place}.
        + A cada flor que rozaba le dejaba una nota de [disculpa|su puño y letra].
        + En lo alto de los saltos había un momento de [silencio|vuelo], precioso.
      `,
      wet: `
        El conejo le pidió perdón al agua y se metió en una [botella|damajuana].
        + {Other} iba en otra, y bajaban despacio {place.to}.
        + Las orejas quedaron fuera y se llenaron de [peces curiosos|sal].
        + En el fondo cavó dos hoyos, por los [nervios|viejos tiempos].
      `,
      quirk: `
        El conejo pisó una rama y se disculpó con [el árbol entero|toda su familia].
        + —Es una piedra —dijo {other}. —Pues más a mi favor, es muy antigua —contestó el conejo.
        + Golpeaba el suelo para pensar, y las hormigas salían a [ver qué pasaba|quejarse].
        + Si le pisaban, pedía perdón por tener [pies|los pies allí].
        + Guardaba disculpas de repuesto, escritas en [papelitos|hojas de trébol].
        + Su eco era tan educado que se quedaron un rato [cediéndose la palabra|saludándose].
        + Por cada susto hacía un agujero, y atrás quedaba un [colador|queso].
      `,
      help: `
        Un derrumbe cerraba el paso, de [lado a lado|abajo arriba].
        @help El conejo cavó un túnel en un momento, [disculpándose con cada raíz|a cuatro patas].
        + Nadie lo había visto nunca tan [decidido|serio].
        + La tierra salía por detrás como agua de una [fuente|manguera].
        + {Other} gateó detrás con {thing}, entre raíces que [hacían cosquillas|olían a nabo].
        + A un topo dormido le dejó una nota y le tapó [los pies|la espalda].
        + Del otro lado había luna, y el conejo le dijo «[perdone|con permiso]».
      `,
    },
    advanced: {
      arrives: `
        @friend Un conejo tropezó con la puerta, le presentó sus disculpas y esperó a que [ella contestara|se le pasara].
        —Lamento la hora, {hero}, y lamento la alfombra, que [no tiene culpa|estaba descansando] —dijo.
        + No quiso sentarse sin el permiso de la silla, a la que encontraba [algo distante|muy seria de carácter].
        + {Hero} le explicó que los muebles no se ofenden, y él repuso que eso demuestra únicamente [su buena educación|lo mucho que disimulan].
        + Para pensar golpeaba el suelo con una pata, y como pensaba bastante, las tazas [vivían inquietas|bailaban en los platos].
        + Le enviaban {place.from}, encargo del que también pidió perdón, por si alguien [lo quería para sí|se había hecho ilusiones].
      `,
      alone: `
        @friend El conejo se había sentado al borde del sillón, para no [abusar de él|cansarlo].
        + Bajo sus pies sonaron tres golpes, que en la lengua de los túneles quiere decir que alguien sufre {place.in}.
        + De los cien pasillos de su casa, no había uno solo en el que no se hubiera disculpado [con una piedra|alguna vez, y con razón].
        + La mesa cojeaba, y él con ella, por [delicadeza|no dejarla sola].
        + Se despidió de la zanahoria de la cena, a la que debía [una explicación|más sinceridad], y pidió paso a la noche.
      `,
      dry: `
        El conejo avanzaba a saltos y disculpas, y en lo alto de cada salto cabía [un silencio precioso|un trozo de cielo].
        + {Other} aprendió el compás enseguida, y en el brinco ochenta divisaron {place}.
        + A las flores que rozaba les dejaba una nota manuscrita, con [fecha|promesa de no reincidir].
      `,
      wet: `
        Después de pedirle perdón al agua en general, el conejo se encerró en [una botella|un frasco de boticario].
        + {Other} bajaba en la de al lado, y a través de dos cristales vieron {place}.
        + Las orejas, que no cabían, fueron por fuera y volvieron llenas de sal y de [confidencias|caballitos de mar].
      `,
      quirk: `
        El conejo rozó un arbusto y se disculpó sucesivamente con cada [hoja|una de sus ramas].
        + Encontró tan cortés a su eco que ambos quedaron un buen rato [cediéndose la palabra|sin poder despedirse].
        + {Other} le pisó una pata, y él rogó que lo perdonaran por haberla puesto [en este mundo|debajo].
        + Llevaba disculpas escritas de antemano, por tamaños, y reservaba la mayor para [un piano|cuando fuera imprescindible].
        + Los nervios le salían por las uñas, de manera que a su espalda el camino parecía [un colador|un queso].
      `,
      help: `
        Un derrumbe cerraba el camino con la cara de quien [no piensa moverse|lleva siglos allí].
        @help El conejo cavó un túnel en un momento, pidiendo perdón [a cada raíz|sin dejar de cavar].
        + Resultaba difícil reconocerlo, porque no dudaba, no temblaba y la tierra salía por detrás como [el agua de una fuente|de un surtidor].
        + {Other} gateaba con {thing} por delante, entre raíces que olían a nabo y a [secretos|cuarto cerrado].
        + Hallaron un topo dormido, al que taparon hasta la barbilla y dejaron escrita [una disculpa|la hora de salida].
      `,
    },
  },
  Deer: {
    noun: { noun: 'ciervo', gender: 'm' },
    facts: { help: 'el ciervo llevó luces en las astas' },
    beginner: {
      arrives: `
        @friend Un ciervo quiso entrar, pero las astas se quedaron en la [puerta|cortina].
        —Buenas noches, {hero}. Después de [ti|usted, cortina] —dijo.
        + Llevaba colgados dos faroles y una [toalla|percha].
        + —¿Te ayudo? —preguntó {hero}. —Si no es molestia —dijo el ciervo.
        + Saludó a todo el cuarto, cosa por [cosa|orden].
        + —Me mandan {place.from} —contó—. Con muchos [recuerdos|respetos].
        + Cada vez que decía que sí, sonaban [campanillas|tazas].
        + Tenía un nido vacío en la punta más [alta|larga].
        + —Por favor, gracias y por favor —dijo, por si [faltaba|hacía falta].
        + Olía a helecho y a [cera|noche].
      `,
      alone: `
        @friend Al ciervo se le enganchó la casa en las [astas|astas otra vez].
        Le habló el viento: venía {place.from} y traía pena.
        / El viento traía pena {place.from}.
        + —Gracias por avisar —dijo el [ciervo|ciervo, bajando la cabeza].
        + En una punta colgaba la ropa. En otra, la [cena|tetera].
        + Los murciélagos le pedían sitio por [favor|turno].
        + Encendió los faroles, uno a [uno|cada lado].
        + —Usted primero —le dijo a la luna. Y la luna [salió|pasó].
        + La puerta era estrecha. Le pidió [paciencia|permiso].
        + Sus pasos no rompían ni una [ramita|hoja].
      `,
      dry: `
        El ciervo cedía el paso a los árboles, y tardaban [mucho|un poco].
        + {Other} iba en las astas, como en un [balcón|sillón], {place.to}.
        + En un salto se les enganchó una [nube|estrella]. La soltaron.
        + Los faroles iban diciendo tin, [tin|tan].
        + —Gracias, puente —decía—. Muy amable, [río|barro].
      `,
      wet: `
        El ciervo se puso un jarrón, con las astas [fuera|al aire].
        + —Usted delante, ola —dijo, y bajó con {other} {place.to}.
        + Los peces se sentaban en las [puntas|astas] a descansar.
        + Un farol siguió encendido. Era muy [terco|educado].
        + Parecía un árbol que iba de [paseo|visita].
      `,
      quirk: `
        El ciervo se enganchó en una rama. —No tenga [prisa|pena] —le dijo.
        + {Other} contó lo que llevaba: un gorro, un nido y [una cometa|media silla].
        + Colgó un farol más, porque había [sitio|hueco].
        + Dos caracoles querían pasar. Esperó a los [dos|dos, una hora].
        + —Después de usted —dijo el ciervo. —No, después de usted —dijo un [eco|sapo].
        + Si decía que no con la cabeza, [volaban|caían] cosas.
        + Pidió perdón, permiso y la [hora|sal].
        + A las estrellas las trataba de [usted|señoras].
      `,
      help: `
        En lo hondo del bosque ya no se veía [nada|el suelo].
        @help El ciervo llevó luces en las [astas|astas, doce y una más].
        + Parecía un árbol de fiesta que [andaba|sabía andar].
        + {Other} vio cada piedra y cada [charco|raíz].
        + Hasta {thing} brilló, como si [riera|saludara].
        + Las luciérnagas pidieron sitio, y lo [hubo|tuvieron].
        + —Por la luz, por favor —dijo—. No se [gasta|rompe].
        + Las sombras se hicieron a un [lado|lado, con respeto].
        + Nadie tropezó, y eso que había [raíces|nabos] por todo el suelo.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un ciervo hizo una reverencia tan honda que enganchó la lámpara con [las astas|una punta del asta].
        —Buenas noches, {hero}, y buenas noches a la señora [lámpara|cortina] —saludó.
        + De las astas le colgaban tres faroles, una bufanda y [un paraguas ajeno|la campanilla de una cabra].
        + —¿Quieres pasar? —preguntó {hero}. —Solo si nadie desea pasar antes —contestó el ciervo.
        + Venía {place.from} con un ruego, escrito en el tono más [delicado|cortés].
        + Cada vez que asentía, sonaba como [una vajilla|un carro de campanas].
        + En la punta más alta dormía un pájaro, y por eso hablaba [bajito|en voz muy baja].
        + Hubo que sacarlo de la cortina con [paciencia|tijeras y cariño].
      `,
      alone: `
        @friend El ciervo intentaba entrar en su casa, pero las astas preferían [quedarse fuera|el jardín].
        El viento le trajo un ruego {place.from}, y lo escuchó [de pie|con la cabeza baja].
        + —No faltaba más —contestó, aunque el viento ya se [había ido|iba].
        + Secaba la ropa en las puntas de la izquierda; en las otras, la [fruta|lectura].
        + Todas las noches cedía el paso a la luna y luego [a las nubes|a las estrellas, por edad].
        + Encendió los faroles con una cerilla y [un «por favor»|muchísimo tacto].
        + Un murciélago le pidió alojamiento, y se lo dio con [desayuno|vistas].
        + Después cerró sin ruido, para no [ofender a la puerta|asustar al silencio].
      `,
      dry: `
        El ciervo corría sin doblar la hierba, pero se paraba a [saludar|ceder el paso].
        + {Other} iba en las astas, como en un palco, y vio {place}.
        + A media carrera se les enredó una nube, y la soltaron con [disculpas|delicadeza].
        + Los faroles se balanceaban y escribían [rayas|eses] de luz.
      `,
      wet: `
        Con un jarrón por escafandra, el ciervo bajó [saludando a los peces|muy erguido].
        + {Other} se sujetaba a una asta, y entre faroles mojados apareció {place}.
        + Unos cangrejos confundieron las astas con un [coral|arrecife] y se mudaron allí.
        + Cada burbuja llevaba un «gracias» y estallaba [arriba|con cortesía].
      `,
      quirk: `
        Se encontraron con una babosa, y el ciervo insistió en que pasara [primero|ella].
        + La espera duró lo bastante para colgar [dos faroles más|otra lámpara].
        + {Other} hizo inventario de las astas: un gorro, media cometa y [un vecino dormido|tres cartas].
        + Si negaba con la cabeza, había que [agacharse|ponerse a cubierto].
        + —Después de usted —le decía a su sombra, y no llegaba [nunca|a ningún acuerdo].
        + Al liberarse de un arbusto le daba las gracias por la [compañía|conversación].
        + Trataba de excelencia a los robles y de señorita a las [setas|amapolas].
      `,
      help: `
        Bajo los árboles más viejos la noche era [doble|espesa como el chocolate].
        @help El ciervo llevó luces en las astas, [tantas como puntas|encendidas una por una].
        + Avanzaba como un salón de baile que hubiera [salido de paseo|aprendido a andar].
        + {Other} pudo ver cada raíz, y en {thing} se reflejaban [doce llamas|todas las luces].
        + Una familia de luciérnagas se sumó al [desfile|conjunto].
        + Las sombras retrocedían haciendo [reverencias|cola].
        + —La luz, para todo el mundo —dijo, y se quedó [el último|en la puerta].
      `,
    },
    advanced: {
      arrives: `
        @friend La reverencia del ciervo fue tan profunda que, al incorporarse, [llevaba puesta la cortina|se trajo la lámpara].
        —Buenas noches, {hero}, y mis respetos a la señora [cortina|lámpara] —dijo.
        + En las astas colgaban tres faroles, media cometa y diversos objetos que, según él, [no había sabido rechazar|le pidieron alojamiento].
        + {Hero} lo invitó a pasar, y se negó con insistencia a hacerlo antes que el gato, el cual [no tenía intención|vivía enfrente].
        + Le habían confiado {place.from} un ruego, y lo recitó en un tono que habría ablandado [a un notario|las piedras].
        + Asentir le costaba un estrépito de [campanillas|vajilla].
      `,
      alone: `
        @friend El ciervo llevaba un cuarto de hora intentando entrar en su casa sin [contrariar a la puerta|que las astas se opusieran].
        + El viento le entregó un ruego {place.from}, y él lo escuchó con la cabeza [descubierta|inclinada y los faroles en silencio].
        + En las puntas de la izquierda se secaba la colada, mientras que las de la derecha [las tenía alquiladas|eran biblioteca].
        + Noche tras noche cedía el paso a la luna, luego a las nubes y, por estricto orden de edad, [a las estrellas|a los grillos].
        + Encendió las luces con una cerilla y un [por favor|gracias].
      `,
      dry: `
        El ciervo galopaba sin doblar una hierba, salvo que hubiera alguien a quien [cederle el paso|saludar].
        + En aquel palco de astas viajaba {other}, con vistas al mundo entero, hasta que surgió {place}.
        + Se les enredó una nube, y la desengancharon con disculpas y [un peine|mucha mano izquierda].
      `,
      wet: `
        Tocado con un jarrón de porcelana, el ciervo descendió saludando [a derecha e izquierda|a los meros por su nombre].
        + {Other} se agarraba a un asta cuando, entre faroles que no quisieron apagarse, se dibujó {place}.
        + Una colonia de cangrejos tomó aquella cornamenta por un arrecife y empezó, esa misma noche, [las obras|la mudanza].
      `,
      quirk: `
        Una babosa se disponía a cruzar, y el ciervo, como es natural, [le cedió el paso|esperó].
        + La cortesía duró lo suficiente para que {other} hiciera inventario: un gorro, tres cartas y [un vecino dormido|un nido con vistas].
        + Mantenía con su sombra una antigua disputa sobre cuál de los dos debía [pasar primero|agradecer más].
        + Cuando decía que no, convenía echarse al suelo, porque salían despedidos [los faroles menos firmes|paraguas y botones].
        + Al desengancharse de un zarzal agradecía de corazón la charla, y el zarzal, tan arisco, [florecía un poco|no sabía dónde meterse].
      `,
      help: `
        Bajo los robles más antiguos la noche se había [acumulado|juntado de tal modo] que pesaba.
        @help El ciervo llevó luces en las astas, y eran tantas como [puntas y favores|faroles le habían dado].
        + Parecía un salón de baile que, cansado de esperar invitados, hubiera salido [a buscarlos|al camino].
        + {Other} distinguía cada raíz, y en {thing} temblaban doce llamas [idénticas|pequeñas, como en un lago].
        + Las sombras fueron retirándose hacia atrás y sin dar la espalda, que es como se sale [de las audiencias|de donde hay reyes].
      `,
    },
  },
  Squirrel: {
    noun: { noun: 'ardilla', gender: 'f' },
    facts: { help: 'la ardilla trepó y lanzó una cuerda de hiedra' },
    beginner: {
      arrives: `
        @friend Por la ventana cayó una nuez, y detrás, una [ardilla|ardilla con prisa].
        —Uno, hola. Dos, {hero}. Tres, hay que [irse|salir] —dijo.
        + Abrió un cajón: nuez, calcetín, [lápiz|cuchara]. Se llevó la nuez.
        + —¿Qué buscas? —preguntó {hero}. —Uno, no sé. Dos, [eso|mis gafas] —dijo la ardilla.
        + Lo guardaba todo y no encontraba [nada|ni la cola].
        + —Cuatro: {place.in} falta algo. Y esta vez no lo [guardé|escondí] yo.
        + Su cola era más grande que [ella|su memoria].
        + Escondió un botón en la zapatilla, por si llegaba el [frío|invierno].
        + Cinco, olía a piña y a [madera|corteza].
        + —Seis: no me acuerdo del [seis|cinco] —dijo.
      `,
      alone: `
        @friend La ardilla buscaba sus nueces. En la cama [no|tampoco].
        Encontró, en cambio, un suspiro {place.from}.
        + —Uno, es triste. Dos, no es [mío|una nuez] —contó.
        + Tenía siete escondites y ningún [mapa|recuerdo].
        + En el primero halló un zapato. En el otro, [el par|una pera].
        + La noche caía como una [hoja|piña].
        + Escribió una lista. Después guardó la [lista|mano]. Ya no está.
        + —Cosas por hacer: todas —dijo, y movió la [cola|nariz].
        + Bajó del árbol, subió y volvió a [bajar|bajar por el lápiz].
      `,
      dry: `
        La ardilla iba de rama en rama: una, [dos, tres|la otra y ninguna].
        + {Other} iba debajo, con las nueces, hasta {place}.
        + —Uno, corre. Dos, [salta|agárrate]. Tres, uy —decía.
        + En cada árbol saludaba a un [escondite|agujero].
        + La cola le servía de [paracaídas|timón].
      `,
      wet: `
        La ardilla se metió en una nuez gigante, con [tapa|ventana].
        + {Other} bajó en la media de al lado, {place.to}.
        + Guardó una concha, dos conchas y un [susto|pez]. El pez se fue.
        + La cola mojada era muy [poquita|fina]. Se rio.
        + —Uno, agua. Dos, más [agua|agua aún] —contaba.
      `,
      quirk: `
        —Aquí guardé un queso —dijo la ardilla. Salió una [bota|llave].
        + Cavó, y salió otra cosa: una [trompeta|taza sin asa].
        + {Other} le dio una piña. La [escondió|enterró]. Ya nadie la vio más.
        + Hacía listas de sus [listas|olvidos].
        + —Uno, tengo hambre. Dos, tengo nueces. Tres, ¿[dónde|cuáles]? —dijo.
        + Un roble creció de un olvido suyo. Estaba muy [orgullosa|contenta].
        + Guardó el lápiz detrás de la oreja de [otro|un erizo].
        + Se le cayó la lista, y se fue con el [viento|río].
      `,
      help: `
        La pared era muy alta y no había [escalera|peldaños].
        @help La ardilla trepó y lanzó una cuerda de [hiedra|hiedra, con nudos].
        + Uno, subió. Dos, [ató|mordió]. Tres, ¡zas!
        + {Other} subió por la hiedra, nudo a [nudo|nudo, sin prisa].
        + {Thing} subió también, dentro de un [nudo|lazo] grande.
        + Arriba encontró una nuez [suya|antigua]. ¡Por fin!
        + —Cuatro: nadie mire hacia [abajo|el suelo] —pidió.
        + Las hojas hacían ris, ris, en las [manos|piedras].
        + Cinco, ya estaban todos. Seis, [bravo|hurra].
      `,
    },
    intermediate: {
      arrives: `
        @friend Primero entró una lluvia de avellanas, y a continuación, [una ardilla|la ardilla que las buscaba].
        —Punto uno, buenas noches; punto dos, {hero}; punto tres, [corriendo|vámonos] —recitó.
        + Abrió los cajones por orden y escondió en ellos todo lo que [encontraba|sacaba].
        + —¿Has perdido algo? —preguntó {hero}. —Todo, pero está muy bien guardado —contestó la ardilla.
        + En la lista venía también {place}, rodeado de [admiraciones|migas].
        + Llevaba los carrillos tan llenos que las erres le salían [con cáscara|a medias].
        + Su cola se movía como si tuviera [otra opinión|su propia lista].
        + Metió un dado en la zapatilla, en previsión del [invierno|hambre].
      `,
      alone: `
        @friend La ardilla registraba su árbol, convencida de haber guardado [la cena|el martes] en alguna parte.
        + Lo que apareció fue un lamento {place.from}, detrás de [una bellota|la puerta].
        + —Punto uno, no es mío; punto dos, da mucha [pena|lástima] —anotó.
        + En otoño había escondido trescientas nueces y, por error, el [mapa|otoño].
        + Un agujero guardaba cucharas; otro, invitaciones a [fiestas pasadas|su propio cumpleaños].
        + Las listas colgaban de las ramas como [hojas|ropa limpia].
        + Cada olvido suyo, con el tiempo, se hacía [árbol|avellano].
        + Salió corriendo, y al tercer brinco recordó [la bufanda|adónde].
      `,
      dry: `
        La ardilla saltaba de copa en copa y comprobaba [escondites|agujeros] por el camino.
        + {Other} llevaba la lista, y en el punto veinte ponía {place}.
        + —Siguiente, rama; siguiente, rama; siguiente, [aire|ay] —iba cantando.
        + La cola abierta frenaba las bajadas como una [sombrilla|vela].
      `,
      wet: `
        Una cáscara de nuez sirvió de [submarino|ascensor] a la ardilla.
        + {Other} iba en la siguiente, y se veía {place}.
        + Escondió dos caracolas y un cangrejo, y el cangrejo [se marchó|la escondió a ella].
        + La cola, al mojarse, quedó en un [hilo|pincel], y le dio risa.
      `,
      quirk: `
        La ardilla desenterró muy segura un tesoro, y era [una zapatilla|la tapa de una olla].
        + —Punto uno, no era esto; punto dos, me [gusta|lo quedo] —decidió.
        + {Other} sujetaba las listas, que ya llegaban hasta el [suelo|otro árbol].
        + Presentaba los robles jóvenes como [hijos|olvidos] suyos.
        + Había guardado hasta un eco, y de noche se oía [bajo la corteza|en el tronco].
        + Ponía una piedrecita donde escondía algo y luego escondía la [piedrecita|señal].
        + De tanto buscar conocía el bosque mejor que [nadie|el cartero].
      `,
      help: `
        Había que subir por una pared lisa como [un plato|el hielo].
        @help La ardilla trepó y lanzó una cuerda de hiedra, [larga y con nudos|fuerte como un cable].
        + Desde abajo parecía una chispa [roja|con cola] que se escapaba hacia arriba.
        + {Other} subió agarrándose a los nudos, con {thing} a la [cintura|espalda] y sin mirar el suelo.
        + —Punto uno, mano; punto dos, pie; punto tres, [respirar|otra vez] —dictaba.
        + La hiedra crujía y olía a [pared vieja|lluvia], pero resistió.
        + Arriba, en una grieta, la esperaba su avellana [preferida|perdida].
      `,
    },
    advanced: {
      arrives: `
        @friend A la lluvia de avellanas le siguió la ardilla que [las perseguía|las había perdido].
        —Punto primero, buenas noches; segundo, {hero}; tercero, [urgencia|salimos] —leyó de una lista.
        + Con los carrillos llenos, las erres le salían con cáscara, y algunas eses se le [caían al suelo|quedaban dentro].
        + Preguntada por {hero} si había perdido algo, dijo que nada en absoluto, solamente no sabía [dónde lo tenía todo|en qué siglo lo guardó].
        + El cuarto punto era {place}, subrayado tres veces, y el quinto, que se había comido, debía de ser [aún peor|la explicación].
        + Mientras hablaba iba escondiendo la habitación: el dado en la zapatilla, la zapatilla [en la funda|detrás del reloj].
      `,
      alone: `
        @friend La ardilla llevaba toda la tarde buscando la cena, que tenía [guardadísima|a buen recaudo].
        + Detrás de la última bellota no estaba, pero sí un lamento {place.from}, que [nadie había escondido|no pudo apuntar en ninguna lista].
        + Aquel otoño reunió trescientas nueces y confió su paradero a un mapa que, por seguridad, [enterró|se tragó].
        + De sus olvidos crecían avellanos, y a estas alturas medio bosque podía considerarse [distracción suya|su descendencia].
        + Salió disparada, regresó a por la bufanda, volvió a salir y recordó, ya lejos, [para qué era|que no tenía].
      `,
      dry: `
        La ardilla viajaba por las copas, y en todas la entretenía algún [escondite|asunto pendiente].
        + {Other} custodiaba la lista, en cuyo punto veinte, entre «aire» y «ay», figuraba {place}.
        + Usaba la cola como timón, como sombrilla y, en los saltos dudosos, [como excusa|para taparse los ojos].
      `,
      wet: `
        Encerrada en una nuez con mirilla, la ardilla bajaba [enumerando los peces|contando agua].
        + {Other} ocupaba la nuez vecina, desde donde se distinguía, borroso, {place}.
        + Quiso guardar un cangrejo para el invierno, pero el cangrejo, más organizado, [la guardó a ella|tenía otros planes].
      `,
      quirk: `
        La ardilla excavó con aplomo en busca de un queso y exhumó [una trompeta|la tapa de una olla].
        + Consultó la lista y luego el cielo, que [tampoco lo había visto|estaba en blanco].
        + {Other} supo que cada roble joven de los alrededores era un descuido suyo, y que ella los [visitaba en su cumpleaños|llamaba por el nombre].
        + Señalaba los escondites con una piedra y después, por prudencia, ocultaba [la piedra|también la señal].
        + Había llegado a guardar un eco, y las noches sin viento se le oía repetir, bajo la corteza, [«punto uno»|un número].
      `,
      help: `
        La pared que faltaba por subir era lisa y de muy [mal carácter|pocos amigos].
        @help La ardilla trepó y lanzó una cuerda de hiedra, [con un nudo en cada palmo|recién mordida].
        + Vista desde el suelo parecía una chispa roja que hubiera decidido [volver al fuego|escaparse hacia arriba].
        + {Other} ascendió de nudo en nudo con {thing}, mientras ella dictaba: mano, pie, [respirar|y no pensar].
        + En una grieta de lo alto la aguardaba, desde hacía tres inviernos, su avellana [favorita|más famosa], y no supo qué decirle.
      `,
    },
  },
  Hedgehog: {
    noun: { noun: 'erizo', gender: 'm' },
    facts: { help: 'el erizo rodó y juntó hojas para caer blando' },
    beginner: {
      arrives: `
        @friend Una bola rodó y se abrió: era un [erizo|erizo muy serio].
        —Hola, {hero}, venía a pe… ¿Te [ríes|burlas]? —dijo, y se hizo bola.
        + —No me río —dijo {hero}. La bola se abrió [un dedo|un poco].
        + —Venía a pedir ayuda {place.in}, si no es [mucho|molestia].
        + La lámpara parpadeó. Bola [otra vez|de nuevo].
        + Llevaba una hoja clavada, como un [sombrero|sello].
        + Bastó decirle «guapo», y salió [entero|la nariz].
        + Hablaba bajito por el agujero de la [bola|nariz].
        + Se enfadaba en un segundo y se le pasaba en [dos|otro].
        + Olía a manzana y a [suelo|setas].
      `,
      alone: `
        @friend El erizo estaba ofendido con la [luna|sopa]. Seguía hecho bola.
        Pero oyó un ay {place.from}, y sacó la nariz.
        / Llegó un ay {place.from}. Sacó [la nariz|una púa].
        + Ese ay era más triste que el [suyo|de ayer].
        + La luna lo había mirado [mal|de lado].
        + En su casa todo era redondo, hasta la [puerta|cama].
        + Un grillo le dijo «hola». Tardó [mucho|seis minutos] en contestar.
        + Dos manzanas colgaban de sus [púas|agujas], por si acaso.
        + —Voy, pero que conste que [voy|me cuesta] —dijo.
        + Y de contento rodó la [cuesta|cuesta entera].
      `,
      dry: `
        El erizo rodaba delante {other.y} corría [detrás|al lado].
        + Chocó con una piedra, se ofendió, y ya vieron {place}.
        + Cuesta abajo iba de maravilla. Cuesta arriba, en [brazos|bolsillo].
        + —¿Me has empujado? —preguntaba al [viento|prado].
        + Se le pegaban hojas, y parecía una [ensalada|piña].
      `,
      wet: `
        El erizo bajó dentro de un tarro, con púas y [todo|tapa].
        + {Other} llevaba el tarro en brazos, {place.to}.
        + Un erizo de mar lo saludó. ¡Eran [iguales|primos]!
        + Una burbuja lo tocó, y se hizo [bola|ovillo].
        + Otra le hizo gracia, y salió a [verla|soplar].
      `,
      quirk: `
        El erizo hablaba, y a mitad de palabra se hizo [bola|ovillo].
        + —¿Qué he dicho? —preguntó {other}. —Has dicho «ya» —se oyó [dentro|por la bola].
        + Le dieron una mora, y la bola [comió|sonrió].
        + Se ofendió con una nube, con un palo y con el [tres|martes].
        + —No me pasa nada —dijo la [bola|bola, muy tiesa].
        + Le dijeron «qué púas tan limpias». Salió a [enseñarlas|lucirlas].
        + {Other} aprendió a esperar. Duraba lo que una [canción|nuez].
        + Quería un abrazo, pero de [lejos|puntillas].
      `,
      help: `
        Había que bajar, y abajo todo eran [piedras|pinchos].
        @help El erizo rodó y juntó hojas para caer [blando|blando, un montón enorme].
        + Con cada vuelta se le pegaban veinte [hojas|más].
        + Abajo se sacudió. ¡Qué [montaña|colchón] de otoño!
        + {Other} saltó con {thing}. Hizo flof, y no [dolió|pasó nada].
        + —Salta tú ahora —dijo—. Yo [sujeto|miro].
        + Esa vez nadie se rio de la [bola|bola de hojas].
        + Y si alguien se rio, fue de [gusto|lo blando].
        + El montón olía a setas y a [lluvia|fiesta].
      `,
    },
    intermediate: {
      arrives: `
        @friend Rodando por el pasillo llegó una bola de púas, que se abrió, y era [un erizo|un erizo con bufanda].
        —Hola, {hero}, quería un fav… ¿Esa cara es [por mí|de burla]? —dijo, cerrándose.
        + Hubo que jurar que no, dos veces, para que asomara [la nariz|un ojo].
        + —Qué púas tan brillantes —dijo {hero}, y el erizo [se abrió como una flor|salió entero].
        + El favor era {place.in}, y lo contó por [capítulos|trozos], entre bola y bola.
        + Traía clavadas tres hojas y una [carta|manzana], que le servía de equipaje.
        + Se ofendió con el reloj, y antes del tac ya lo había [perdonado|olvidado].
        + Era chiquito y muy digno, como un [alfiletero|ministro] de paseo.
      `,
      alone: `
        @friend Aquella tarde el erizo no hablaba con nadie, y menos con [la luna|su cuchara].
        Desde dentro de la bola oyó una queja {place.from}, y se le [pasó el enfado|abrió el corazón].
        + La luna, por lo visto, lo había mirado con [condescendencia|media cara].
        + Todos los vecinos le pedían perdón los lunes, por si [acaso|habían hecho algo].
        + Su casa no tenía esquinas, para no darse [disgustos|golpes].
        + De las púas colgaban dos manzanas y la lista de [agravios|ofensas], muy corta ya.
        + —Iré, pero sin que nadie me lo [agradezca|note] —decidió, deseando lo contrario.
        + Bajó la cuesta rodando, que es como un erizo [corre|se ríe].
      `,
      dry: `
        El erizo rodaba cuesta abajo y se dejaba llevar [cuesta arriba|en brazos].
        + Entre ofensa y ofensa, {other} señaló con el dedo: allí estaba {place}.
        + Se le iban pegando hojas, cintas y [un ticket de tren|algún caracol].
        + Discutió con una piedra, y la piedra [ganó|no se disculpó].
      `,
      wet: `
        El erizo descendió en un tarro, con [un corcho en cada púa|las púas por fuera].
        + {Other} lo llevaba abrazado con cuidado, y al fondo vio {place}.
        + Los erizos de mar lo recibieron como a un [primo lejano|rey de visita].
        + Se ofendió con una burbuja que estalló sin [avisar|despedirse].
      `,
      quirk: `
        A la mitad de una frase, el erizo se hizo bola, y la frase [se quedó dentro|siguió bajito].
        + —Has dicho «otra vez», y lo has dicho con [tono|segundas] —explicó la bola.
        + {Other} aprendió el remedio: esperar, silbar y ofrecer [una mora|algo dulce].
        + Las paces las hacía tan deprisa que a veces llegaban [antes del enfado|primero].
        + Se molestó con el número tres, por [puntiagudo|ir delante del cuatro].
        + Quería abrazos, pero había que darlos con [manoplas|mucha puntería].
        + Un elogio pequeño le duraba toda la [semana|cuesta].
      `,
      help: `
        El camino terminaba en un salto, y abajo esperaban [las piedras|piedras con pico].
        @help El erizo rodó y juntó hojas para caer blando, [ladera arriba y ladera abajo|cientos de ellas].
        + En cada vuelta engordaba, hasta parecer un [otoño|pajar] entero.
        + Luego se sacudió, y quedó un colchón que olía a [castañas|bosque].
        + {Other} saltó con {thing}, y sonó un flof larguísimo y [feliz|suave].
        + —¿A que soy blando? —preguntó el erizo, y todo el mundo [asintió|dijo que muchísimo].
        + No se ofendió en [un buen rato|diez minutos], y eso era un récord.
      `,
    },
    advanced: {
      arrives: `
        @friend La bola de púas que cruzó el pasillo se abrió delante de la cama, y [era un erizo|dentro iba un erizo].
        —Vengo, {hero}, a solicitar tu… ¿Eso ha sido [una sonrisa|ironía]? —dijo, y se cerró.
        + Fue necesario jurarle dos veces que no, y a la segunda asomó, todavía desconfiada, [la nariz|media nariz].
        + Se ofendía con la rapidez con que otros parpadean, y perdonaba igual, de modo que vivía [muy ocupado|en continuo movimiento].
        + La petición venía {place.from} y hubo que reunirla por trozos, como se reúne [un jarrón roto|el final de un sueño].
        + Un elogio {hero.de} a sus púas lo desarmó por completo, y se abrió igual que [una castaña madura|un paraguas al sol].
      `,
      alone: `
        @friend Enemistado con la luna por una mirada, el erizo pasaba la tarde [dentro de sí mismo|hecho un ovillo].
        + Allí, en lo más oscuro de la bola, le llegó una queja {place.from}, más honda que [la suya|todos sus agravios].
        + Los vecinos, gente práctica, le pedían perdón los lunes por lo que fueran a hacer [el resto de la semana|hasta el domingo].
        + Guardaba la lista de ofensas clavada en una púa, pero la tinta era mala y [se borraba sola|le daba pena repasarla].
        + Resolvió ir sin que nadie se lo agradeciera, o [casi|solo un poco].
      `,
      dry: `
        Cuesta abajo rodaba el erizo, y cuesta arriba viajaba [en brazos|ofendido y a hombros].
        + Se había enemistado ya con dos piedras y un semáforo cuando {other} señaló {place}.
        + Las hojas que se le pegaban le daban un aire de [ensalada solemne|general en otoño].
      `,
      wet: `
        Con un corcho en cada púa, por precaución, el erizo bajó [dentro de un tarro|despacio y muy digno].
        + {Other} lo sostenía contra el pecho, y a través del vidrio creció {place}.
        + Los erizos de mar lo agasajaron como a un primo de provincias, y él, por una vez, no halló [de qué quejarse|motivo].
      `,
      quirk: `
        El erizo se cerró a media frase, y el resto hubo que escucharlo [por el agujero|como por teléfono].
        + Alegaba que {other} había dicho «otra vez» con cierto retintín, y que a los retintines él [era alérgico|no los dejaba pasar].
        + El tratamiento consistía en esperar, silbar un poco y dejar cerca [una mora|algo dulce, sin comentarios].
        + Perdonaba tan deprisa que en alguna ocasión las paces llegaron [antes que el disgusto|primero y hubo que pelearse luego].
        + Le habría encantado que lo abrazaran, cosa que requería manoplas y [buena puntería|un corazón valiente].
      `,
      help: `
        Terminaba el sendero en un salto, y al pie aguardaban unas piedras [nada simpáticas|de punta].
        @help El erizo rodó y juntó hojas para caer blando, [hasta parecer un pajar|vuelta tras vuelta].
        + Subía y bajaba la ladera recogiendo el otoño entero en la espalda, con una seriedad [de barrendero|que imponía].
        + {Other} se dejó caer con {thing}, y el flof que sonó entonces fue largo, tibio y [con olor a castañas|casi musical].
        + Quien pincha por fuera, comentó el erizo sacudiéndose, suele saber muchísimo de [blanduras|lo blando].
      `,
    },
  },
  Wolf: {
    noun: { noun: 'lobo', gender: 'm' },
    facts: { help: 'el lobo aulló y la luna mostró el sendero' },
    beginner: {
      arrives: `
        @friend —No te asustes —dijo un lobo detrás de la [puerta|cortina]—. Soy un lobo.
        —Voy a sonreír, {hero}. Si da miedo, [paro|aviso] —dijo.
        + Sonrió. Le salieron [muchos|demasiados] dientes y dos hoyuelos.
        + —No da miedo —dijo {hero}. El lobo casi [llora|se desmaya].
        + Traía un espejo para [practicar|ensayar].
        + —{Place.in} hay un problema, y no fui [yo|yo, palabra] —contó.
        + Andaba de puntillas y con [calcetines|zapatillas].
        + En el cuello llevaba un lacito, por [amable|si ayudaba].
        + —¿Muerdes? —preguntó {hero}. —Tostadas —dijo el lobo.
        + Olía a nieve y a [jabón de rosas|galleta].
      `,
      alone: `
        @friend El lobo practicaba su sonrisa en el [charco|espejo].
        El charco tembló: alguien tenía miedo {place.in}.
        + —Esta vez no es de mí —dijo el lobo, y se [alegró|levantó].
        + Primero sonrió con los ojos. Luego, con la [cola|oreja].
        + En la puerta puso un cartel: «[Manso|Pase sin miedo]».
        + Le cantó a una oveja, y la oveja se [fue|durmió].
        + La nieve le hacía cosquillas en las [patas|uñas].
        + Cenó sopa, con servilleta y [cuchara|flor].
        + —Lobo bueno, lobo bueno —se decía por el [camino|bosque].
      `,
      dry: `
        El lobo trotaba sin hacer ruido, para no [asustar|despertar].
        + {Other} iba en su lomo, y de pronto vieron {place}.
        + A los conejos les decía: «[No soy yo|Ya me voy]».
        + La cola barría las huellas, por [educación|si acaso].
        + Sonreía a cada árbol. Uno le [sonrió|crujió].
      `,
      wet: `
        Con un cubo de cristal, el lobo sonrió a los [peces|cangrejos].
        + {Other} bajaba de su cola, camino {place.to}.
        + Un atún se desmayó. Era de [risa|sueño], dijo.
        + Aulló, y salió una burbuja [larga|preciosa].
        + Las algas le hicieron un [peinado|lazo].
      `,
      quirk: `
        —¿Y esta? —preguntó el lobo, y puso otra [sonrisa|cara].
        + Era torcida. —Mejor la de antes —dijo {other}.
        + Un ratón lo vio y se puso a gritar. El lobo gritó [también|más].
        + Le daba miedo dar [miedo|un susto], y eso daba pena.
        + —Perdón, soy grande sin [querer|permiso] —decía.
        + Ensayó un «buenas» más [dulce|suave]. Salió un «auuu».
        + Una niebla chica se le sentó en la [nariz|cola]. No se movió.
        + Le regalaron una flor. La llevó entre los [dientes|labios] todo el camino.
      `,
      help: `
        De noche cerrada, el sendero no se [veía|encontraba].
        @help El lobo aulló y la luna mostró el [sendero|sendero, blanco y largo].
        + —¿No da miedo? —preguntó. —Es precioso —dijo {other}.
        + Auuu, y el bosque se quedó [quieto|en paz].
        + La luna asomó por una nube, como quien abre una [puerta|ventana].
        + {Thing} brilló también, un [poquito|momento].
        + Los conejos salieron a [escuchar|ver]. Nadie corrió.
        + El lobo volvió sin ensayar la [sonrisa|cara]. Le salía sola.
      `,
    },
    intermediate: {
      arrives: `
        @friend —Que nadie se alarme —pidió una voz muy honda, y asomó despacio [un lobo|la oreja de un lobo].
        —Voy a sonreír, {hero}; si resulta [horrible|demasiado], tápame con algo —dijo.
        + La sonrisa tenía muchos dientes, pero también una miga de [bizcocho|galleta].
        + —A mí me gusta —dijo {hero}, y el lobo tuvo que [sentarse|sonarse].
        + Llevaba calcetines para no sonar a [garras|lobo] por los pasillos.
        + Alguien estaba en apuros {place.in}, y por una vez nadie le echaba [la culpa|la culpa a él].
        + Ensayaba «buenas noches» con un espejito de [bolsillo|viaje].
        + Un lazo azul le colgaba del cuello, bastante [torcido|optimista].
      `,
      alone: `
        @friend Delante del charco, el lobo ensayaba la sonrisa [número nueve|de los domingos].
        Se arrugó el agua, y en ella había un miedo {place.from}.
        + —Este no es por mi causa —comprobó, con [alivio|emoción].
        + La sonrisa siete asustó a un pato; la ocho, al [charco|mismo lobo].
        + En su puerta ponía «Pase, soy de [sopa|los buenos]».
        + Hacía punto los martes con tres ovejas, que [contaban puntos|todavía no lo sabían].
        + Quien siempre asusta acaba teniendo mucho [tiempo libre|silencio en casa].
        + Se cepilló los dientes, por si había que [sonreír|enseñarlos con cariño].
      `,
      dry: `
        El lobo trotaba sobre calcetines de lana, y no crujía [ni una hoja|nada].
        + {Other} iba en su lomo, con el viento en la cara, hasta {place}.
        + Avisaba con una campanita, para no llegar de [repente|sorpresa].
        + Los búhos comentaban qué lobo tan [considerado|raro].
      `,
      wet: `
        Con un cubo de cristal en la cabeza, el lobo [probó una sonrisa submarina|bajó braceando].
        + {Other} se agarraba a la cola, y debajo se encendía {place}.
        + Los peces no se asustaban, porque no sabían [cuentos|que era un lobo].
        + Aulló bajito y le salió una burbuja con forma de [luna|corazón].
      `,
      quirk: `
        El lobo enseñó la sonrisa once y pidió una opinión [sincera|amable].
        + —Con menos colmillo —aconsejó {other}, y probó con [las orejas|los ojos].
        + Se cruzaron con un ratón, y chillaron los [dos a la vez|dos, el lobo primero].
        + Caminaba un poco agachado, para parecer [un perro|menos cuento].
        + Le habían contado lo de los tres cerditos y lo encontraba [tristísimo|una calumnia].
        + —Lo que pasa es que tengo cara de [noche|susto] —suspiraba.
        + Llevaba en los dientes una flor, con tanto cuidado que ni se [arrugó|enteró].
      `,
      help: `
        La luna se había escondido, y el sendero [con ella|también].
        @help El lobo aulló y la luna mostró el sendero, [curva por curva|blanco como la leche].
        + Fue un aullido largo y triste, y luego nada [triste|feo].
        + {Other} pensó que era lo más bonito de la [noche|sierra], y se lo dijo.
        + La luz resbaló por {thing} y bajó hasta las [piedras|huellas].
        + Salieron los conejos a sus puertas, y ninguno [corrió|se asustó].
        + Al volver sonreía sin ensayo, y era la mejor de [todas|la colección].
      `,
    },
    advanced: {
      arrives: `
        @friend —Ruego que no se asuste nadie —dijo una voz, y entró de puntillas [un lobo|un lobo en calcetines].
        —Ahora sonreiré, {hero}, y si es [espantoso|insoportable], existe un plan —añadió.
        + El plan era una bolsa de papel, y la sonrisa, aunque poblada de dientes, tenía [una miga en una esquina|cierta dulzura].
        + Temía más que nada en el mundo que lo temieran, y de ahí los calcetines, la campanilla y [el lazo azul|aquel lazo].
        + {Hero} declaró que le gustaba, y al lobo hubo que acercarle [una silla|un pañuelo y una silla].
        + Venía porque alguien tenía miedo {place.in}, y por primera vez el miedo no era [suyo|por él].
      `,
      alone: `
        @friend El lobo practicaba ante un charco la sonrisa decimoprimera, [la de los domingos|con pocos resultados].
        + Un escalofrío arrugó el agua y le trajo un miedo {place.from}, que, cosa notable, [no era por él|miraba hacia otro lado].
        + La séptima había espantado a un pato; la octava, al charco, que tardó [dos días en volver|en llenarse].
        + Quien asusta sin querer dispone de muchísimo tiempo libre, y él lo dedicaba a [hacer punto|la sopa de verduras].
        + En la puerta había escrito que era manso, con letra redonda, y debajo, más pequeño, [«de verdad»|«pregunten»].
      `,
      dry: `
        Trotaba el lobo sobre lana, con una campanilla para que [nadie se llevara un susto|se le oyera venir].
        + {Other} se hundía en aquel pelo con olor a nieve, hasta que asomó {place}.
        + En las ramas se comentaba, con asombro, que ya no quedaban lobos [como los de antes|así de educados].
      `,
      wet: `
        El lobo, con un cubo de cristal encasquetado, descendió ensayando [gestos tranquilizadores|una cara acuática].
        + {Other} iba de su cola, y bajo los pies de ambos fue encendiéndose {place}.
        + Los peces lo trataron con naturalidad, pues no habían leído [ningún cuento|los clásicos], y él casi se echó a llorar.
      `,
      quirk: `
        El lobo exhibió la sonrisa duodécima y solicitó un juicio [honrado|sin piedad].
        + Menos colmillo, recomendó {other}, y estuvo media legua sonriendo únicamente con [las orejas|una ceja].
        + Coincidieron en un recodo con un ratón, chillaron ambos y se pidieron después [las debidas disculpas|el domicilio].
        + La historia de los tres cerditos la consideraba una calumnia, salvo en lo referente [a los ladrillos|al soplido].
        + Entre los dientes transportaba una flor que le habían regalado, y el viaje entero lo hizo [sin cerrar la boca|conteniendo el aliento].
      `,
      help: `
        La luna se había tapado hasta la frente, y sin ella [no existía sendero|el bosque era un armario].
        @help El lobo aulló y la luna mostró el sendero, [desde la primera piedra|como quien descorre una cortina].
        + Aquel aullido empezaba en lo más triste y terminaba, nadie supo cómo, [en casa|en un sitio con chimenea].
        + La luz fue bajando por los troncos, se entretuvo en {thing} y señaló [cada curva|todas las raíces].
        + {Other} le dijo que era hermoso, y él no se atrevió a sonreír hasta que [le salió solo|estuvo de espaldas].
      `,
    },
  },
  Raccoon: {
    noun: { noun: 'mapache', gender: 'm' },
    facts: { help: 'el mapache abrió el cerrojo con los dedos' },
    beginner: {
      arrives: `
        @friend En el baño corría el agua. Un mapache lavaba [una carta|el jabón].
        —Es para ti, {hero}. Ahora está [limpia|en blanco] —dijo.
        + —¿Qué ponía? —preguntó {hero}. —Poca cosa, y muy sucia —dijo el mapache.
        + Llevaba un reloj ajeno. —Es [prestado|un préstamo] —aclaró.
        + Su antifaz era de verdad: era su [cara|pelo].
        + —Creo que era {place.from} —dijo—. Olía a [apuro|prisa].
        + Lavó una galleta. Ya no hay [galleta|nada].
        + Secó las manos en su [cola|propia cola], a rayas.
        + Sus dedos no paraban: clic, abrió un [cajón|estuche].
        + —Solo miro —dijo, con la [nariz|cabeza] dentro.
      `,
      alone: `
        @friend El mapache lavaba la luna en un [charco|cubo].
        Del agua salió una voz {place.from}, muy pequeña.
        / Sonó una voz {place.from}, muy [chica|mojada].
        + —Está triste, y sin lavar —dijo el [mapache|mapache, frotando].
        + En su casa todo era prestado, hasta el [felpudo|frío].
        + Tenía siete llaves y ninguna [puerta|cerradura].
        + Lavó la sopa. Quedó muy [clara|fina].
        + Devolvió un gorro. Se llevó el [perchero|clavo].
        + De noche sus manos [soñaban|abrían] cosas.
        + Se lavó la cara, y seguía el [antifaz|negro]. Siempre pasa.
      `,
      dry: `
        El mapache tomó prestado un [carrito|patín] y subió {other.a}.
        + Lo lavó en cada fuente, hasta llegar {place.to}.
        + —Luego lo devuelvo —decía en cada [curva|esquina].
        + Pasaron por una verja cerrada. Clic. Ya [no|estaba abierta].
        + Las ruedas brillaban como [platos|nuevas].
      `,
      wet: `
        —¡Todo está lavado! —dijo el mapache, con un [cuenco|vaso] de casco.
        + {Other} iba en otro cuenco, {place.to}.
        + Frotó a un pez. El pez dijo [«ah»|que más fuerte].
        + Tomó prestada una perla y la dejó donde [estaba|debía].
        + Hacía pompas con los [dedos|diez dedos].
      `,
      quirk: `
        El mapache lavó una piedra, luego la lavó [otra vez|por dentro].
        + —¿Y mi gorro? —dijo {other}. —Lo tengo yo, limpio y [prestado|doblado].
        + Devolvió un botón que nadie [pedía|echaba de menos].
        + Lavó el mapa. Quedó precioso y [blanco|vacío].
        + Sus manos eran curiosas. Él iba [detrás|con ellas].
        + —Robar es feo —explicó—. Yo [presto al revés|tomo prestado].
        + Frotó la sombra {other.de}, y no [salía|se iba].
        + Sacó de la cola una campanilla. ¡Quién [sabe|lo diría]!
      `,
      help: `
        Había una puerta con un cerrojo [enorme|oxidado].
        @help El mapache abrió el cerrojo con los [dedos|dedos, muy suave].
        + Primero lo lavó. El cerrojo lo [agradeció|necesitaba].
        + Escuchó con la oreja pegada: cric, [crac|cric].
        + {Other} sujetaba {thing} y no [respiraba|hablaba].
        + Un dedo aquí, otro allí, y [clic|clac].
        + —Esto no es robar —dijo—. Es [volver|salir].
        + Cerró después, para que nadie se [perdiera|llevara el aire].
        + La llave estaba lejos, pero sus dedos, [cerca|no].
      `,
    },
    intermediate: {
      arrives: `
        @friend Alguien había abierto el grifo: un mapache frotaba una carta con [jabón y entusiasmo|el cepillo de dientes].
        —Venía a tu nombre, {hero}, pero estaba llena de [letras|tinta] —se excusó.
        + La colgó de la bañera, limpísima y sin una sola [palabra|noticia].
        + —¿De quién era? —preguntó {hero}. —La firma decía {place.from}, antes del aclarado —dijo el mapache.
        + Usaba dos relojes prestados, y los dos a la misma [hora|mano].
        + Parecía llevar antifaz, pero por más que se lavaba no [salía|se iba].
        + Sus dedos abrían cajones mientras él hablaba de [otra cosa|buenos modales].
        + —Tomar prestado es devolver, pero [más tarde|con calma] —explicó.
      `,
      alone: `
        @friend El mapache estaba lavando la luna en un barreño, [por segunda vez|a mano].
        Por el desagüe subió un suspiro {place.from}, con algo de [espuma|eco].
        + —Esto no sale con jabón —comprendió, secándose [las manos|la cola].
        + Vivía entre cosas prestadas, cada una con su [etiqueta|dueño apuntado].
        + Poseía once llaves y buscaba, con mucha paciencia, la [puerta|cerradura].
        + De la sopa lavada prefería no [hablar|acordarse].
        + Sus manos se aburrían enseguida, y entonces [abrían|desenroscaban] algo.
        + Devolvió un paraguas antes de irse, y era [suyo|la primera vez].
      `,
      dry: `
        El mapache empujaba [cuesta arriba|con buen humor] un carrito tomado en préstamo.
        + {Other} saludaba a los dueños, y llegaron relucientes {place.to}.
        + Toda verja cerrada hacía clic y dejaba de [serlo|estarlo].
        + En cada fuente había parada y [enjuague|lavado].
      `,
      wet: `
        El mapache bajó con un cuenco en la cabeza, feliz de ver tanto [lavado|aclarado].
        + {Other} llevaba otro cuenco, y detrás de las burbujas vio {place}.
        + Frotó con cariño a un mero, que era gris [de nacimiento|y así quedó].
        + Pidió prestadas unas perlas y las devolvió más [limpias|brillantes].
      `,
      quirk: `
        El mapache se detuvo a lavar [el camino|una piedra], porque estaba lleno de tierra.
        + —¿Has visto mi linterna? —preguntó {other}. —La cuido yo —dijo el mapache, devolviéndola [enjabonada|tibia].
        + El mapa, después del lavado, era una hoja muy [suave|blanca].
        + Apuntaba sus préstamos en una libreta que también era [de otro|prestada].
        + Quiso frotar una sombra, y acabó por darle [conversación|la mano].
        + De su cola salieron un tapón, una campanilla y [una disculpa|el tenedor de alguien].
        + A los charcos les cambiaba el [agua|nombre] si la veía sucia.
      `,
      help: `
        Les cortaba el paso una puerta con el cerrojo [oxidado|más terco del mundo].
        @help El mapache abrió el cerrojo con los dedos, [escuchando cada muelle|después de lavarlo].
        + Pegó la oreja al hierro, como un [médico|doctor] de los buenos.
        + {Other} sostenía {thing} y la única [luz|linterna].
        + Primero sonó cric, después crac, y por fin un clic [redondo|agradecido].
        + —Estas manos tenían que servir para [algo|algo más que jabón] —dijo.
        + Volvió a cerrar, y no se llevó ni [un tornillo|el eco].
      `,
    },
    advanced: {
      arrives: `
        @friend En el cuarto de baño, un mapache enjabonaba una carta con [verdadera entrega|los ojos cerrados].
        —Era para ti, {hero}, pero venía [sucísima|llena de tinta] —explicó, tendiéndola en blanco.
        + Antes del último aclarado, según recordaba, la firmaban {place.from}, y había en ella [un ruego|una mancha triste].
        + Llevaba dos relojes que no eran suyos, circunstancia que describía como [un préstamo sin fecha|una costumbre de familia].
        + El antifaz le venía de nacimiento, y por más que se frotaba seguía teniendo cara de [haber sido él|coartada].
        + Mientras disertaba sobre la honradez, sus dedos, por cuenta propia, iban abriendo [el costurero|los cajones].
      `,
      alone: `
        @friend El mapache lavaba la luna en un barreño, convencido de que las manchas [acabarían saliendo|eran reparables].
        + Por el desagüe ascendió, mezclado con espuma, un suspiro {place.from}, y comprendió que aquello [no se quitaba frotando|pedía otra cosa].
        + Vivía rodeado de objetos prestados, todos con su etiqueta y la firme intención de [volver a casa|ser devueltos algún día].
        + De sus once llaves ninguna abría nada suyo, y eso le parecía [una injusticia|muy propio de las llaves].
        + Antes de salir devolvió un paraguas, gesto tan insólito que el dueño [se asustó|mandó revisar el tejado].
      `,
      dry: `
        Viajaban en un carrito que el mapache había tomado prestado y que [abrillantaba en cada fuente|pensaba devolver].
        + {Other} pedía perdón a los propietarios según pasaban, y así, relucientes, entraron {place.in}.
        + Ante las verjas cerradas decía «con permiso», y un clic discreto [le daba la razón|lo concedía].
      `,
      wet: `
        Con un cuenco por escafandra, el mapache contemplaba extasiado tanta agua [ya puesta|sin usar].
        + {Other} bajaba en el cuenco compañero, hasta que la espuma se abrió sobre {place}.
        + Frotó a un mero hasta convencerse de que el gris era [vocacional|su color], y le pidió disculpas.
      `,
      quirk: `
        El mapache juzgó que el camino tenía demasiada tierra y se puso a [lavarlo|frotarlo por un extremo].
        + {Other} echó en falta la linterna, el pañuelo y un botón, que reaparecieron [planchados|enjabonados y con etiqueta].
        + Anotaba sus préstamos en una libreta tan escrupulosa como [ajena|bien perfumada].
        + Sometió el mapa a un lavado suave, del que salió finísimo, blanco y [sin países|en paz].
        + Intentó quitarle una mancha a la noche y, al no conseguirlo, le dio [conversación|unas palmaditas].
      `,
      help: `
        La puerta del regreso tenía un cerrojo antiguo y de muy [mal oído|poca paciencia].
        @help El mapache abrió el cerrojo con los dedos, [como quien escucha un secreto|sin forzar nada].
        + Primero lo lavó, naturalmente, y luego apoyó la oreja en el hierro, igual que los médicos [de antes|en los pechos resfriados].
        + {Other} alumbraba, con {thing} bajo el brazo, y ninguno de los presentes [tragaba saliva|movía una pestaña].
        + Al cric le sucedió un crac, y al crac, un clic tan redondo que sonaba a [perdón|cosa resuelta].
      `,
    },
  },
  Beaver: {
    noun: { noun: 'castor', gender: 'm' },
    facts: { help: 'el castor hizo un paso a mordiscos' },
    beginner: {
      arrives: `
        @friend Ras, ras, ras. Un castor le limaba una pata a la [cama|mesa].
        —Ahora cojea mucho mejor, {hero} —[dijo|explicó]. Midió con la cola.
        + —Antes no cojeaba —dijo {hero}. —Por eso —dijo el castor.
        + Llevaba un lápiz en la oreja y virutas en el [bigote|pelo].
        + Midió la puerta: tres colas y un [dedo|diente].
        + —Algo no va {place.in} —contó—. Lo puedo [mejorar|arreglar].
        + Miró la silla con ganas de [dientes|lima].
        + Clavó un clavo donde no hacía [falta|nada].
        + Sus dientes eran naranjas, como dos [tejas|puertas].
        + —Está bien —dijo—, y eso tiene [arreglo|solución].
      `,
      alone: `
        @friend El castor mejoraba su dique, que no [goteaba|estaba roto].
        Ahora goteaba, y la gota sonaba {place.from}.
        + —Gota triste, de dos colas —[midió|dijo].
        + Tenía una escalera que subía a [otra|ningún lado].
        + Puso una ventana en la [mesa|almohada].
        + El río le pidió que parara. Él lo hizo más [recto|ancho].
        + Olía a madera y a [trabajo|cola].
        + Dormía poco: la cama siempre estaba en [obras|trozos].
        + —Voy con la cola, el lápiz y los [dientes|clavos] —dijo.
      `,
      dry: `
        El castor iba midiendo el camino con la [cola|cola, plaf, plaf].
        + {Other} llevaba el lápiz. A las mil colas, {place}.
        + Arregló un puente sano. Ahora tiene un [balcón|escalón].
        + —Esa curva está torcida —[dijo|apuntó].
        + A los árboles los miraba con [hambre|mucho respeto].
      `,
      wet: `
        —Aquí mando yo —dijo el castor, y remó con la [cola|cola plana].
        + {Other} respiraba por una caña, camino {place.to}.
        + Midió una ola. La ola se [movió|fue].
        + Le puso una puerta a un [coral|hueco].
        + Un pez le pidió una [ventana|repisa].
      `,
      quirk: `
        —Ese banco está bien —dijo el castor—. Lo voy a [mejorar|arreglar].
        + Ras, ras. Ahora se llama [taburete|leña].
        + {Other} escondió el bastón. Ya tenía dos [mordiscos|dientes].
        + Midió {other.a}: dos colas y [media|un susto].
        + A una seta le puso [tejado|barandilla].
        + —Perfecto —decía, y volvía a [empezar|morder].
        + Un caracol no quiso reformas. Tenía ya su [casa|piso].
        + Hizo un cartel que ponía «[Obras|Cuidado]», y lo mejoró.
        + Quiso ponerle un tejado al [cielo|río].
      `,
      help: `
        El agua se había llevado el [puente|camino].
        @help El castor hizo un paso a [mordiscos|mordiscos, diez y ni uno más].
        + Ras, el tronco cayó justo en su [sitio|orilla].
        + Plaf, plaf: lo alisó con la [cola|cola plana].
        + {Other} cruzó con {thing} y no [tembló|se mojó].
        + —¿Lo mejoras? —preguntó {other}. —No —dijo el castor—. Está [bien|muy bien].
        + Nunca había dicho eso. Se quedó [mudo|pensando].
        + Debajo, el río pasaba [contento|refunfuñando].
        + Olía a madera recién [abierta|cortada], y a lápiz.
        + Las ranas aplaudieron la [obra|obra nueva].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un ruido de serrucho venía de debajo de la cama, y era un castor con [los dientes ocupados|mucha iniciativa].
        —Te la dejo más baja, {hero}, que así el suelo queda [más a mano|cerca] —anunció.
        + Lo medía todo con la cola, y apuntaba «dos colas y [pico|media]».
        + —La cama estaba bien —dijo {hero}. —Eso es justo lo que hay que mejorar —respondió el castor.
        + Venía a arreglar una avería {place.in}, y de camino había arreglado [tres puentes sanos|un molino que funcionaba].
        + De las orejas le salían virutas, y del bolsillo, [clavos|un nivel].
        + Le puso a la silla una quinta pata, por si [se cansaban las otras|fallaba el suelo].
        + Los dientes eran naranjas y fuertes, como [tejas|dos puertas de garaje].
      `,
      alone: `
        @friend El castor llevaba tres días arreglando su presa, que [funcionaba perfectamente|no se quejaba].
        Por fin consiguió una gotera, y por ella se oyó un llanto {place.from}.
        + —Avería de corazón, de cola y media —[diagnosticó|midió].
        + En su casa había una escalera que llegaba a [otra escalera|la misma escalera].
        + La puerta tenía una puerta, y esta, [una ventanita|picaporte doble].
        + El río empezaba a mirarlo con [cansancio|mala cara].
        + Los vecinos cerraban con llave para que no les [mejorase nada|hiciera un favor].
        + Preparó clavos, lápiz y un bocadillo de [corteza|abedul].
      `,
      dry: `
        El castor medía el camino con la cola, plaf a plaf, y [lo corregía|tomaba notas].
        + {Other} llevaba los clavos, y a las dos mil colas apareció {place}.
        + Los puentes por los que pasaban quedaban con [balcón|una silla].
        + Encontró una cuesta torcida y no durmió [tranquilo|a gusto] hasta enderezarla.
      `,
      wet: `
        En el agua el castor era otro: bajaba [como un torpedo con bigotes|silbando].
        + {Other} respiraba por una caña hueca, y la corriente llevaba {place.to}.
        + Midió una medusa y le recomendó [cimientos|una buena viga].
        + De paso, a un pulpo le montó una [estantería|repisa de ocho baldas].
      `,
      quirk: `
        El castor vio un banco cómodo y sólido, y eso [no podía quedar así|lo puso nervioso].
        + Al cabo de un rato era un taburete, y luego, un [palillo|buen montón de leña].
        + {Other} protegía el bastón, que ya iba por [la mitad|la medida de un lápiz].
        + A un hormiguero le propuso ascensor, y las hormigas [votaron|se lo pensaron].
        + Decía «perfecto» y añadía «pero», siempre en ese [orden|tono].
        + Midió la luna a ojo: cola y [cuarto|un diente].
        + Puso un cartel de obras, y después hizo obras en el [cartel|poste].
      `,
      help: `
        La crecida se había llevado el puente, y el río bajaba [enfadado|con prisa].
        @help El castor hizo un paso a mordiscos, [diez exactos|sin gastar uno de más].
        + Un álamo se tumbó de orilla a orilla con un [suspiro|golpe blando].
        + Lo alisó con la cola, plaf, plaf, hasta dejarlo [de salón|liso].
        + {Other} cruzó con {thing} por aquel suelo que olía a [madera nueva|lápiz].
        + —¿No lo vas a mejorar? —le preguntaron, y el castor [pensó mucho|se rascó].
        + —No —contestó asombrado—, porque este ya está [bien|acabado].
      `,
    },
    advanced: {
      arrives: `
        @friend Bajo la cama sonaba un serrucho, y el serrucho resultó ser [un castor|la boca de un castor].
        —Le rebajo una pata, {hero}, que tanta estabilidad [adormece|es monótona] —informó entre virutas.
        + No había encontrado jamás una cosa que funcionase sin sentir al instante la necesidad de [perfeccionarla|desmontarla].
        + Medía el mundo con la cola, {hero.y} supo así que su cuarto tenía nueve colas, un diente y [mala orientación|pocas vigas].
        + Acudía a reparar cierta avería {place.in}, después de haber reparado por el camino tres puentes que [estaban intactos|no se lo pidieron].
        + A la silla le añadió una quinta pata, por si alguna de las otras quería [vacaciones|jubilarse].
      `,
      alone: `
        @friend Tras tres días de esfuerzos, el castor logró que su presa, hasta entonces perfecta, [goteara|tuviera una gotera].
        + Por aquella grieta se coló un llanto {place.from}, de cola y media, y supo que era una avería [de las verdaderas|que no había causado él].
        + Su casa contaba con una escalera que conducía a otra, la cual, tras muchas vueltas, [volvía a la primera|daba al río].
        + Los vecinos temían sobre todo sus [favores|mejoras].
        + Se colgó el lápiz de la oreja y dejó por primera vez algo sin terminar, que fue [la cena|un armario con doce puertas].
      `,
      dry: `
        El castor medía el camino a coletazos y enderezaba las curvas que [le parecían flojas|no convencían].
        + {Other} le tendía los clavos, y en la cola dos mil, entre dos reformas, asomó {place}.
        + A su paso los puentes ganaban balcones, y alguno, [una chimenea|sala de espera].
      `,
      wet: `
        Dentro del agua el castor abandonaba el lápiz y se volvía [un torpedo con bigotes|otra persona].
        + {Other} lo seguía respirando por una caña, y la corriente los dejó {place.in}.
        + Ofreció cimientos a una medusa, que lo estuvo [considerando|pensando, sin mucha cabeza].
      `,
      quirk: `
        Junto al camino había un banco sólido, cómodo y feliz, y el castor [no lo pudo soportar|sacó el lápiz].
        + Fue taburete, fue escabel y, al final de un largo proceso de mejora, fue [un palillo excelente|leña de primera].
        + {Other} defendía su bastón, que iba ya por la longitud de un lápiz y [perdía terreno|pedía socorro].
        + Decía «perfecto» como otros dicen «en guardia», y a continuación, indefectiblemente, [«pero»|enseñaba los dientes].
        + Calculó que la luna medía cola y cuarto, y que con dos puntales [quedaría más recta|no se caería tanto].
      `,
      help: `
        La crecida se había llevado el puente, y el río bajaba con [modales pésimos|media montaña dentro].
        @help El castor hizo un paso a mordiscos, [diez en total|ni uno más de los precisos].
        + Un álamo se tendió de una orilla a la otra con el suspiro de quien por fin [se acuesta|encuentra postura].
        + {Other} cruzó con {thing} sobre una madera alisada a coletazos, que olía a [lápiz recién afilado|escuela en septiembre].
        + Le preguntaron si no pensaba mejorarlo, y después de mirarlo largamente contestó, conmovido, que [ya estaba|no le faltaba nada].
      `,
    },
  },
}
