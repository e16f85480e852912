import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: { name: 'la Isla Flotante', in: 'en la Isla Flotante', to: 'a la Isla Flotante', from: 'de la Isla Flotante' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. Todo [se mecía un poco|respiraba].
      / @place Se asomó la isla entre nubes. Ahí estaban, {place.in}.
      / @place Un pasito sobre el aire, y estaban {place.in}.
      / Un paso, un [salto|soplo], y estaban {place.in}.
      Las raíces colgaban en el cielo, como [cuerdas|pies dormidos].
      / El suelo subía y bajaba, como [una barca|un pecho].
      + Cascadas chiquitas caían al [vacío|aire], sin hacer ruido.
      + Había cometas atadas a [los árboles|las chimeneas].
      + —Cuidado —dijo una [valla|gallina]—. Viene curva.
      + Abajo, muy abajo, el mundo era un [mantel|plato].
      + {Friend} miró por el borde y contó hasta [tres|dos y medio].
      + Olía a hierba y a [cielo|sábana].
      + Una nube pasó por la calle y [saludó|pidió paso].
      + Las casas tenían remos en vez de [escalera|felpudo].
      + Un pez pasó dentro de su [gota|nube].
      + La hierba olía a lluvia de [ayer|lejos].
    `,
    life: `
      Los vecinos tienden la ropa con [cuerda doble|mucho cuidado].
      / Aquí las cometas vuelan hacia [abajo|los lados].
      / Cada noche la isla se para junto a la [luna|luna, a dormir].
      + Un viejo pájaro miraba el borde [sin marearse|con un catalejo].
      + Una cometa daba las [buenas noches|gracias], tirando.
      + Los niños atan la pelota a una [pata|silla].
      + Las vacas llevan botas, por si [llueve hacia arriba|resbalan].
      + El cartero viene en [globo|paraguas], los martes.
      + La sopa se toma con tapa. Si no, se [va|vuela].
      + Una abuela regaba las raíces desde [dentro|la ventana].
      + El perro dormía atado a un [sueño|árbol], con nudo doble.
      + Los zapatos se guardan [atados|debajo de una piedra].
      + Aquí el cielo empieza en los [pies|tobillos].
      + Una oveja mide el viento con la [lengua|lana].
    `,
    way: `
      El suelo subía y bajaba como un [pecho|barco grande].
      / Iban {spot.to} con [mucho cuidado|los brazos abiertos].
      Una raíz les tendió la [mano|punta].
      / El viento les enseñó por [dónde|dónde no].
      + Abajo pasó una nube con [cara de pan|bigote].
      + Una cascada se apartó para [dejarles paso|mirar].
      + {Friend} pisó fuerte, y la isla se [inclinó|quejó] un poco.
      + {Hero} dio un salto, y tardó en [bajar|caer].
      + Un cartel decía: «Borde. [No insistir|Ya está]».
      + Una oveja flotaba de una [oreja|cuerda], tan tranquila.
      + Se oía el ancla: clin, [clin|clan].
      + Las flores se agarraban con las dos [raíces|hojas].
      + Un vilano los adelantó, muy [serio|de prisa].
      + Una escalera subía, y se lo [pensaba|quitaba].
      + El cielo pasaba por [debajo|los lados].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una piedrecita [que flota|tan ligera].
      / —Para ti —dijo {keeper}. Era una [cometa|nube] del tamaño de una mano.
      La isla se inclinó [un poquito|como un sombrero].
      / Las cometas saludaron, [cola y todo|una a una].
      + {Friend} recibió un paraguas y un [consejo|abrazo].
      + —Vuelve —gritó una vaca—. Y trae [suelo|peso].
      + Una oveja atada movió una [pata|oreja].
      + Cayeron tres plumas y una [flor|bota], de regalo.
      + Los niños soplaron todos hacia el mismo [lado|sitio].
      + Una cascada les mojó la nariz para [siempre|que se acordaran].
      + Un niño les ató un globo al [dedo|bolsillo].
    `,
  },
  intermediate: {
    arrival: `
      @place Dieron un paso de más. El aire los sostuvo: estaban {place.in}, que [se mecía|respiraba] despacio.
      / @place Entre dos nubes apareció la hierba. Se vieron {place.in}, con las raíces [al aire|colgando].
      / @place Una cuerda bajó del cielo. Por ella subieron {place.to}, [sin mirar abajo|nudo a nudo].
      / Treparon por unas raíces [colgantes|temblorosas] y se asomaron {place.to}.
      / Colgada de las nubes, [balanceándose|meciéndose], los esperaba {place}.
      Debajo de los prados colgaban las raíces, como [pies dormidos|barbas].
      / El suelo subía y bajaba, igual que un pecho que [duerme|sueña].
      / Las ovejas [llevaban|usaban] cascabel y cuerdecita, por precaución.
      + Había cascadas diminutas que caían sin llegar a [ninguna parte|mojar].
      + Las cometas estaban atadas a las chimeneas y pedían [permiso|más cuerda].
      + —Viene curva —avisó una valla, y se agarró [ella|fuerte].
      + {Friend} miró por el borde. Luego miró [a otro lado|al cielo, que estaba más cerca].
      + Muy abajo, el mundo parecía un mantel con [migas|arrugas].
      + Olía a hierba. Olía a sábana tendida.
      + Cada casa tenía dos remos y un [timbre|ancla pequeña].
    `,
    life: `
      Aquí la ropa se tiende con cuerda doble. Aun así vuelan [calcetines|pañuelos].
      / Todas las noches la isla se detiene junto a la luna, y así ahorran [velas|lámparas].
      / En esta isla las cometas tienen dueño, pero el dueño las [sigue|obedece].
      + La sopa se sirve con tapa. Sin tapa, se va.
      + El cartero llega los martes, en [globo|paraguas], si quiere el viento.
      + Las vacas llevan botas desde lo de [octubre|aquella ráfaga].
      + Un viejo frailecillo mira el borde con un [catalejo|ojo cerrado].
      + Los niños aprenden a nadar, a volar y a [volver|esperar].
      + Nadie pierde nada: se le cae al [vecino|de abajo].
      + El perro duerme atado a un árbol. Con nudo doble.
      + Las ovejas miden el viento con la [lana|lengua].
    `,
    way: `
      El camino {spot.to} subía y bajaba al compás de la [isla|respiración].
      / Para llegar {spot.to} había que andar como se anda en una [barca|cama].
      / Saltaron {spot.to} de terraza en terraza, [agarrándose|saludando] a los matorrales.
      Una raíz les tendió la punta, muy [cortés|atenta].
      / El viento iba delante, abriendo [portillos|hojas].
      + «Borde», decía un cartel. «No insistir».
      + {Friend} pisó con ganas, y la isla entera se [inclinó|quejó].
      + Un vilano los adelantó con cara de [llegar tarde|prisa].
      + {Hero} saltó un charco y tardó un rato en [caer|bajar].
      + Una oveja flotaba de su cuerda. Rumiaba [nube|algo].
      + La cascada se hizo a un lado. Hacía [cosquillas|eco].
      + Se oía, lejos, la cadena del ancla: clin, clan.
      + Las flores se agarraban al suelo con las dos [hojas|manos].
    `,
    thanks: `
      {Keeper} le regaló {hero.a} una piedra tan ligera que hay que [guardarla bajo otra|atarla].
      / De regalo, {keeper} le dio {hero.a} una nube pequeña, con su [cuerda|lazo].
      / Un puñado de tierra voladora [acompañó|siguió] desde entonces {hero.a}.
      + La isla se inclinó, como un señor que se quita el [sombrero|gorro].
      + Las cometas dijeron adiós con la cola.
      + {Friend.a} le tocó un paraguas, para la [bajada|próxima].
      + —La próxima vez, con más peso —rió una vaca.
      + Sopló todo el pueblo hacia el mismo [lado|rincón].
      + Cayeron plumas. Cayó también una bota, por [error|emoción].
      + Una oveja movió la oreja, que allí es [mucho|un discurso].
    `,
  },
  advanced: {
    arrival: `
      @place Dado un paso de más, comprobaron que el aire los sostenía. Estaban {place.in}, que [respiraba|se mecía] en sueños.
      / @place Por una cuerda que bajaba de lo alto subieron {place.to}, procurando no [mirar|pensar] hacia abajo.
      / @place No hay mapa que fije el sitio de {place}. Sin embargo en ella estaban, con el mundo a los [pies|talones].
      / Colgada del cielo por una [costumbre|distracción] de siglos los aguardaba {place}, [balanceándose|meciéndose] apenas.
      / Un desembarcadero de raíces colgantes les [facilitó|permitió] la entrada. Se encontraban, [milagrosamente|sin ninguna cuerda], {place.in}.
      + Colgaban las raíces en el cielo como los pies de quien se ha dormido en el [muelle|borde de la cama].
      + Unas cascadas menudas se despeñaban sin llegar a [ninguna parte|mojar a nadie], por el gusto de caer.
      + Tiraban las cometas de sus chimeneas, pidiendo [cuerda|licencia] con mucha educación.
      + {Friend} se asomó al borde, y en adelante prefirió los [paisajes|asuntos] del interior.
      + —Viene curva —previno una valla, y fue la primera en [agarrarse|cerrar los ojos].
      + El mundo, visto desde allí, era un mantel con unas cuantas [migas|arrugas] de importancia.
      + Ante cada puerta aguardaban dos remos, por si se [ofrecía|levantaba viento].
    `,
    life: `
      Se tiende allí la ropa con cuerda doble, pese a lo cual hay calcetines que llevan años [viajando|en órbita].
      / Acostumbra la isla detenerse cada noche junto a la luna, con notable ahorro de [velas|aceite].
      / Los isleños duermen [amarrados|sujetos] a la cama con un lazo, por si la noche [da un respingo|sopla].
      / Las gallinas ponen con [precaución|red], porque en aquella altura un huevo es casi un [meteorito|cometa].
      + Se sirve la sopa con tapa, pues destapada se [marcha|eleva] antes de la segunda cucharada.
      + El correo llega los martes en globo, siempre que el martes [quiera|sople de buen lado].
      + Desde cierta ráfaga de la que nadie gusta hablar, las vacas usan [botas|lastre].
      + Examina el borde un frailecillo jubilado, con un catalejo en el que no cree del [todo|todo bien].
      + Aprenden los niños a nadar, a volar y, lo más arduo, a [volver|estarse quietos].
      + Las cometas tienen dueño, si bien es el dueño quien, por lo general, las [sigue|obedece].
    `,
    way: `
      Como el suelo subía y bajaba, se iba {spot.to} unas veces andando y otras [cayendo|esperando].
      / Para que llegasen {spot.to}, el viento les fue abriendo [portillos|camino] con bastante ceremonia.
      / Bien sujetos, por prudencia, a un cordel, [avanzaron|prosiguieron] {spot.to} con la ligereza de las [cometas|cosas desobedientes].
      / Encaminándose {spot.to} [saltaron|cruzaron] de terraza en terraza, deteniéndose cuando la isla [estornudaba|se desperezaba].
      + Una raíz les ofreció la punta, como se ofrece el brazo a una [tía|dama] en la escalera.
      + «Borde», rezaba un letrero, y debajo, en letra más fina: «no [insistir|hay más]».
      + Pisó {friend} con algún entusiasmo, y la isla entera se inclinó a [ver|preguntar].
      + Un vilano, que llegaba tarde a alguna parte, los rebasó sin [saludar|despeinarse].
      + De su cuerda flotaba una oveja, rumiando algo que tenía toda la traza de una [nube|idea].
      + Saltó {hero} un charco, y hubo lugar en el salto para unas cuantas [reflexiones|nubes].
      + A lo lejos contaba el ancla sus eslabones, y parecía que nunca le salía la [cuenta|suma].
    `,
    thanks: `
      Puso {keeper} en la mano {hero.de} una piedra que conviene guardar debajo de [otra|un libro], para que no se vaya.
      / Recibió {hero} {keeper.de} una nube de bolsillo, con cordel [y modales|e instrucciones].
      / De regalo [recibió|obtuvo] {hero} un puñado de tierra voladora, [recomendada|excelente] para macetas aventureras.
      / Con una reverencia algo [inclinada|escorada] entregó {keeper} {hero.a} un certificado de equilibrio.
      + Se inclinó la isla cuanto puede inclinarse una isla sin perder los [patos|papeles].
      + Ondearon las cometas la cola, salvo una que estaba [dormida|enredada en el tejado].
      + {Friend.a}, por su valor, se le hizo entrega de un paraguas, en previsión de la [bajada|vuelta].
      + —La próxima vez, con un poco más de peso —recomendó una vaca, no sin [motivo|ternura].
      + Sopló el vecindario en la misma dirección, favor que allí se hace a muy [pocos|contados].
      + Cayeron por la borda plumas, una flor y, de la emoción, una [bota|silla].
    `,
  },
  troubles: {
    'anchor-pin': {
      keeper: { noun: 'frailecillo del ancla', gender: 'm' },
      thing: { noun: 'clavija del ancla', gender: 'f' },
      spot: { at: 'bajo la raíz más larga', to: 'a la raíz más larga' },
      facts: {
        ask: '¿Por qué se alejaba la isla de la luna?',
        cause: 'la isla chocó con una nube y {thing} saltó',
        mended: 'la isla se quedó quieta',
      },
      beginner: {
        trouble: `
          @keeper Junto al ancla corría {keeper.un}, [arriba y abajo|sin parar].
          / @keeper De una cadena tiraba {keeper.un}, con las [dos patas|alas abiertas].
          La isla se iba y se iba, lejos de [la luna|la luna redonda].
          / La luna se hacía chica: la isla se [marchaba|iba].
          @thing —Ya no está {thing} —[dijo|graznó].
          / @thing —Sin {thing}, el ancla no [agarra|muerde] —dijo.
          @cause —Chocamos con una nube, y {thing} [saltó|saltó, clin] —contó.
          / @cause —En el golpe con la nube, {thing} [saltó|saltó lejos].
          @feeling Estaba preocupado y ataba la isla a [un dedo|su bufanda].
          / @feeling Tan preocupado estaba que llevaba las botas [en el pico|cambiadas].
          + Había probado con un palillo. Y con [pan|un dedo].
          + La cadena colgaba como una [cola|sopa larga].
          + —La vi brillar —dijo—. Hizo [clin|fiu], y abajo.
          + El viento empujaba y se hacía el [tonto|dormido].
          + —Si pasa otra isla, ¿quién [frena|saluda]? —dijo.
          + Miró abajo y se tapó los [ojos|dos ojos].
          + La cuerda de repuesto era una [lombriz|cinta] de pelo.
          + —Era así de chica —dijo—. Y muy [fiel|lista].
          + El ancla soñaba con el [fondo|barro].
        `,
        worry: `
          La escuela llegaba siempre [antes|al mediodía]. Y no era su hora.
          / La luna ya no daba en las [camas|ventanas]. Daba en el mar.
          + Una vaca miró al norte y vio [el sur|otra isla].
          + El gallo no sabía dónde estaba el [sol|este].
          + Los niños corrían detrás de su [cama|sombra].
          + El cartero pasó de largo, muy [triste|lejos].
          + Un gato se subió a la veleta y [mareó|pió].
          + Las cometas tiraban, cada una a su [casa|lado].
          + Ataron la isla a una nube. La nube [vino|se animó].
          + La sopa se fue por la ventana [sola|entera].
          + —¿Ya llegamos? —dijo un pato. —¿[Adónde|A qué]?
        `,
        mend: `
          {Hero} puso {thing} en el ancla. [Clanc|Hizo clac].
          / Con un empujón, {hero} metió {thing} en su [agujero|sitio].
          @mended Y la isla se quedó [quieta|quieta, con la luna al lado].
          / @mended Tiró la cadena, y la isla se quedó [quieta|quieta, en el aire].
          + Cayó el polvo del suelo, y nadie [pestañeó|se movió].
          + La luna volvió a las ventanas, [una a una|como la leche].
          + Las cometas bajaron la [cola|voz].
          + Una taza dejó de [temblar|andar] por la mesa.
          + El frailecillo soltó el aire. Había [mucho|para dos].
          + Hubo un crujido largo, como un [bostezo|mueble].
          + Las botas de las vacas se pararon [juntas|de golpe].
          + Un niño encontró su cama donde [estaba|debía].
          + Las camas dejaron de [viajar|crujir].
          + El viento sopló, y no pasó [nada|ni un pelo].
        `,
        joy: `
          El frailecillo bailó una [jota|giga], sin ancla, pero cerca.
          / Le ataron a la clavija un [cordel|cascabel], por si acaso.
          + {Hero} dio la señal, y todos pisaron [a la vez|fuerte].
          + {Friend} saltó, y la isla ni se [movió|enteró].
          + La nube del golpe pidió perdón. Llovió [un poco|tres gotas].
          + Hubo tarta. Por primera vez, en el [plato|medio].
          + Las cometas hicieron un [lazo|nudo] de colores.
          + La luna se quedó a [cenar|mirar].
          + El gato bajó de la veleta con [ayuda|prisa].
          + —Ni un pelo se mueve —decían, y [probaban|soplaban].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Al pie de una cadena enorme se afanaba {keeper.un}, con las patas [mojadas|abiertas].
          / @keeper Colgaba del ancla {keeper.un}. Era lo único que la [sujetaba|tenía].
          La isla se alejaba de la luna, un poco más a cada [soplo|suspiro].
          / Sin hacer ruido, la isla se iba apartando de la [luna|luna, que la miraba].
          / Sin ancla, la isla se [despedía|distanciaba] de la luna calladamente.
          @thing —Falta {thing} —dijo—, y el ancla ya no [agarra|obedece].
          / @thing —Se ha perdido {thing}. Sin ella, esto es un [globo|barco] —explicó.
          @cause —Chocamos con una nube, y {thing} saltó como un [guisante|tapón] —contó.
          / @cause —Fue en el golpe. La nube ni se apartó, y {thing} [saltó|saltó por la borda] —[contó|explicó].
          @feeling Estaba tan preocupado que se le había ido el rojo del [pico|pie].
          / @feeling De preocupado que estaba, remaba con una [escoba|cuchara].
          + Había atado la isla a su bufanda. La bufanda [crecía|protestaba].
          + —Treinta años de ancla —dijo—, y ni un [metro|milímetro].
          + La cadena se balanceaba, como una cola [triste|sin perro].
          + Nadie más lo había notado. Solo los [vasos|patos].
          + —Oí un clin —añadió—. Y luego, hierba.
          + La cuerda de repuesto resultó ser una cinta de pelo.
        `,
        worry: `
          El sol salía ahora por la [cocina|escuela], y nadie sabía cuándo desayunar.
          / Las camas habían perdido su trozo de [luna|noche], y estaban frías.
          + El cartero pasó de largo, diciendo adiós con el [globo|saco].
          + Ataron la isla a una nube. La nube se dejó llevar.
          + Una vaca mugía hacia el norte. Contestaba el [sur|eco].
          + El gallo, por si acaso, cantaba a todo.
          + Cada cometa tiraba hacia la casa de su [abuela|infancia].
          + Se marearon los peces. Se mareó la sopa.
          + Un niño saltaba de piedra en piedra, detrás de su [cama|sombra].
          + Los pájaros que iban al sur ya no estaban tan [seguros|contentos] de ir al sur.
          + Alguien propuso remar con cucharas, y remaron con [entusiasmo|sopa].
        `,
        mend: `
          {Hero} metió {thing} en su agujero y empujó. Hizo [clac|un clanc hondo].
          / Entró {thing} a la primera, {hero.y} sintió tirar la [cadena|isla entera].
          @mended Con un crujido largo, la isla se quedó quieta al lado de la [luna|luna, como siempre].
          / @mended Se tensó la cadena. La isla se quedó quieta, con su luna en la [ventana|hierba].
          / Balanceándose [todavía|apenas], la isla se quedó quieta al lado de la luna.
          + Las tazas dejaron de pasear por la mesa.
          + Nadie se atrevía a ser el primero en [moverse|respirar].
          + La luz volvió a las camas. Una por una.
          + Se posó el polvo, muy bien educado.
          + El frailecillo soltó el aire de toda la [tarde|semana].
          + Las cometas aflojaron la cuerda y [bostezaron|se tumbaron].
          + Un pato se dio cuenta de que ya había [llegado|vuelto].
          + El viento empujó por costumbre y se llevó un [chasco|sombrero].
        `,
        joy: `
          El frailecillo bailó encima del ancla, que no se movió ni un [pelo|dedo].
          / A la clavija le pusieron un cascabel, para oírla si [soñaba|se iba].
          + La nube del golpe vino a disculparse. Traía lluvia fina.
          + {Friend} saltó con todas sus fuerzas, y la isla ni [caso|pestañeó].
          + Por fin la tarta se quedó en el plato.
          + Las cometas se trenzaron en un lazo de [colores|fiesta].
          + La luna se quedó a cenar. Comió poco.
          + El gato bajó de la veleta y contó el [viaje|mundo] a su manera.
          + Pusieron una raya en el suelo: «Aquí estamos».
        `,
      },
      advanced: {
        trouble: `
          @keeper Asido a una cadena que no sujetaba nada, resoplaba {keeper.un}, sin [gorra|resuello].
          / @keeper Del ancla, que pendía ociosa, se bajó con apuro {keeper.un}, en botas de [agua|gala].
          La isla se iba alejando de la luna, con mucha suavidad y sin [frenos|remedio].
          / Se distanciaba la isla de la luna, como se apartan dos que no [discuten|saben qué decir].
          / A la deriva, la isla se [distanciaba|despedía] calladamente de la luna.
          @thing —Nos falta {thing} —declaró—, y un ancla sin ella es [adorno|bisutería].
          / @thing —Echo de menos {thing} —dijo—, y la isla, la [quietud|costumbre].
          @cause —Chocamos con una nube, y {thing} saltó como un [guisante|corcho] de fiesta —[admitió|relató].
          / @cause —Una nube se nos echó encima —precisó—, y {thing} saltó al [vacío|aire].
          @feeling Tan preocupado estaba que se le había mudado el rojo del [pico|pie].
          / @feeling Preocupado hasta las botas, remaba con una [escoba|cuchara] de palo.
          + A falta de cosa mejor, había amarrado la isla a su bufanda, que daba de sí con [abnegación|paciencia].
          + —Treinta años al cargo —recordó—, y jamás nos habíamos movido sin [querer|avisar].
          + La cuerda de reserva, examinada de cerca, resultó ser una [lombriz|cinta] de pelo.
        `,
        worry: `
          Amanecía ya por la cocina, y no había modo de ponerse de acuerdo en la hora del [desayuno|recreo].
          / Sin su porción de luna, las camas se quedaban frías y las ventanas, sin [conversación|oficio].
          + Saludó el cartero desde su globo, y pasó de largo con el corazón [encogido|en el saco].
          + Ataron la isla a una nube, que se dejó llevar de mil [amores|gustos].
          + Mugía una vaca hacia el norte, y le contestaba, bastante [extrañado|ronco], el sur.
          + Tiraba cada cometa hacia la casa de su infancia, y ninguna hacia la [misma|nuestra].
          + Se mareó la sopa, y hubo que sacarla al [aire|fresco].
        `,
        mend: `
          Empujó {hero} {thing} hasta el fondo, y sonó un [clanc|suspiro] de hierro.
          / Entró {thing} a la primera, y sintió {hero} en las manos el tirón de la isla [entera|toda].
          / Afianzó {hero} {thing} con un golpecito [definitivo|satisfactorio].
          @mended Con un crujido de mueble viejo, la isla se quedó quieta junto a la [luna|luna de siempre].
          / @mended Tensa ya la cadena, la isla se quedó quieta, y volvió la luna a las [ventanas|camas].
          / [Balanceándose|Suspirando], la isla se quedó quieta junto a la luna.
          + La luna, [aliviada|sonriente], acercó la mejilla.
          + Cesaron las tazas en su paseo por la mesa, y alguna hubo de [sentarse|volver].
          + Se fue posando el polvo, grano a grano, como si temiera [despertarla|molestar].
          + Exhaló el frailecillo el aire que venía guardando desde [octubre|el golpe].
          + Aflojaron las cometas su cuerda, y a más de una se le escapó un [bostezo|hilo].
          + Reparó un pato en que había llegado, y se [tumbó|felicitó].
        `,
        joy: `
          Sobre el ancla bailó el frailecillo una giga, que la isla soportó sin mover una [hoja|ceja].
          / Se proveyó a la clavija de un cascabel, por si alguna noche volvía a [soñar|sentirse joven].
          + Compareció la nube del golpe con una lluvia finísima, que se tuvo por [disculpa|regalo].
          + Saltó {friend} con toda su alma, y la isla no se dio por [enterada|aludida].
          + La tarta, por una vez, permaneció en el plato el tiempo de [repartirla|mirarla].
          + Quedose a cenar la luna, que come poco y alumbra [mucho|bastante].
          + Trazaron una raya en la hierba y escribieron al lado: «[aquí|de aquí no pasamos]».
        `,
      },
    },
    'spring-cork': {
      keeper: { noun: 'marmota jardinera', gender: 'f' },
      thing: { noun: 'tapón de la fuente', gender: 'm' },
      spot: { at: 'debajo de las raíces colgantes', to: 'a las raíces colgantes' },
      facts: {
        ask: '¿Por qué se vaciaba el estanque?',
        cause: 'la marmota pequeña sacó {thing} para ver qué pasaba',
        mended: 'el estanque se llenó de nuevo',
      },
      beginner: {
        trouble: `
          @keeper A la orilla estaba {keeper.un}, con las botas [llenas|al revés].
          / @keeper Con dos cubos venía {keeper.un}, muy [mojada|de prisa].
          El estanque se iba por el borde, [gota a gota|chorro a chorro].
          / Del estanque quedaba la mitad, y bajaba [más|aún].
          @thing —Hay que encontrar {thing} —[dijo|gritó].
          / @thing —Sin {thing} no hay quien lo [pare|tape] —dijo.
          @cause —Mi pequeña sacó {thing}, para ver qué [pasaba|hacía].
          / @cause —¿Y si lo saco? Y mi pequeña sacó {thing} para [ver|mirar] —dijo.
          @feeling Le daba tanta vergüenza que [excavó un poco|se tapó con la azada].
          / @feeling Tenía tanta vergüenza que hablaba dentro del [cubo|hoyo].
          + Puso el pie en el agujero. El pie se [arrugó|mojó].
          + —Tiene cuatro años —dijo—. Y mucha [idea|curiosidad].
          + El agua caía al cielo, como una [trenza|cinta].
          + Un nenúfar pasó corriendo hacia el [borde|agujero].
          + Había probado con una patata. [Cabía|Se fue].
          + La pequeña miraba sus pies, muy [interesada|callada].
          + El sapo se sentó encima. No [bastó|cabía].
          + Cada vez sonaba más [hondo|hueco].
        `,
        worry: `
          Los patos ya nadaban en un [charco|plato]. Hacían turnos.
          / Las ranas se quedaron sentadas en el [barro|suelo].
          + Un pez tuvo que [volar|pedir un vaso].
          + La luna no tenía dónde [mirarse|beber].
          + Una barca se tumbó de [lado|pena].
          + Las flores pedían agua con la [hoja|voz baja].
          + El caracol pensó que era [tierra|verano] y salió.
          + La vaca bebió, y se [acabó|oyó un trago].
          + Un pato llevaba su agua en un [sombrero|cubo].
          + Ya se veía el fondo, con tres [botas|zapatos].
          + El sapo buscaba su [reflejo|sitio] y no estaba.
          + Un junco se sentó de [pena|cansancio].
        `,
        mend: `
          {Hero} metió {thing} en su agujero. [Plop|Quedó bien].
          / De un golpe suave, {hero} encajó {thing}. El agua [paró|dudó].
          / En su agujero entró {thing}. [Plop|Pop].
          / Plop, hizo {thing} en su [sitio|agujero].
          @mended Y el estanque se llenó [de nuevo|de nuevo, hasta los patos].
          / @mended Poco a poco, el estanque se llenó de nuevo, [redondo|glu, glu].
          + La pequeña dijo: «Ya [lo sabía|está visto]».
          + El pez volvió del vaso [a casa|de un salto].
          + La barca se levantó y se [sacudió|meció].
          + Las ranas probaron el agua con un [dedo|grito].
          + La luna se miró y se [gustó|peinó].
          + Los patos dejaron de hacer [cola|turnos].
          + El agua subió hasta la hierba y se [quedó|durmió].
          + La marmota se quitó las botas y salieron dos [peces|renacuajos].
          + Primero fue un ojo de agua, luego una [taza|cara].
          + El sapo encontró su [reflejo|cara] y lo saludó.
          + Nadie hizo [ruido|preguntas].
        `,
        joy: `
          Los patos hicieron una carrera. Ganó [la rana|el último].
          / Nadaron todos, hasta los que no [sabían|se mojan].
          + {Hero} flotó mirando el cielo, que estaba [cerca|debajo].
          + {Friend} se tiró de barriga. Llovió en [todas partes|la plaza].
          + La pequeña prometió no sacar [más tapones|nada]. Hoy.
          + Pintaron el tapón de [rojo|lunares].
          + El pez contó su viaje en [vaso|taxi].
          + Hubo sopa de berros y pan [mojado|seco].
          + La barca dio vueltas con [diez|muchos] patos.
          + La marmota se sentó por [fin|primera vez].
          + El sapo cantó lo que [sabía|quiso].
        `,
      },
      intermediate: {
        trouble: `
          @keeper En medio de lo que quedaba de estanque estaba {keeper.un}, con agua en las [botas|orejas].
          / @keeper Cargada de cubos, iba y venía {keeper.un}, siempre un cubo por [detrás|debajo].
          El estanque se estaba yendo por el borde de la isla, sin [despedirse|prisa].
          / Por un agujero del fondo, el estanque se vaciaba en el [cielo|aire].
          / El estanque [goteaba|escapaba] hacia las nubes, y los patos lo miraban preocupados.
          @thing —Necesito {thing} —dijo—. Todo lo demás se va por el [agujero|borde].
          / @thing —Ha desaparecido {thing}, y el agua ya lo [sabe|nota] —explicó.
          @cause —Mi pequeña sacó {thing}, para ver qué pasaba. Y [pasó|lo vio] —contó.
          / @cause —Solo quería mirar —contó—. Mi pequeña sacó {thing} para ver qué había [debajo|detrás].
          @feeling Le daba tanta vergüenza que escondía la cara en el [cubo|delantal].
          / @feeling De la vergüenza que tenía, cavaba un hoyo sin darse [cuenta|prisa].
          + —Tiene cuatro años y muchas preguntas —la disculpó.
          + Había probado con una patata. Con un sombrero. Con un [tío|pato].
          + El chorro colgaba del borde como una trenza [suelta|brillante].
          + Pasó un nenúfar corriendo. Llevaba una rana.
          + La pequeña estudiaba sus propios pies, con gran interés.
        `,
        worry: `
          A los patos les quedaba un charco, y lo usaban por [turnos|orden de edad].
          / La luna bajó a mirarse y encontró [barro|un plato hondo].
          + Un pez viajaba en un vaso. Miraba mucho.
          + Las ranas se habían quedado sentadas, como en un [cine|banco].
          + La barca se tumbó de lado y suspiró.
          + En el fondo aparecieron tres botas, ninguna [pareja|seca].
          + Un pato se llevaba su parte en un sombrero.
          + Los juncos no sabían qué hacer con los [pies|tallos].
          + La vaca dio un trago, y todos la [miraron|riñeron].
        `,
        mend: `
          {Hero} encajó {thing} en el agujero. Hizo plop, y luego [silencio|nada].
          / Con las dos manos, {hero} apretó {thing} hasta que el agua [dudó|se calló].
          @mended Despacio, desde abajo, el estanque se llenó de nuevo hasta la [hierba|orilla].
          / @mended El estanque se llenó de nuevo, con un ruido de quien bebe [sin prisa|a gusto].
          / Burbujeando [alegremente|de contento], el estanque se llenó de nuevo.
          + El pez salió del vaso y no dio las gracias.
          + La barca se enderezó. Se sacudió dos patos.
          + La luna se vio entera y se [gustó|quedó un rato].
          + Las ranas probaron con un dedo. Luego, con un grito.
          + La marmota vació las botas, y de cada una salió un [renacuajo|chorrito].
          + —Ya sé lo que pasa —dijo la pequeña—. Pasa esto.
          + Los juncos volvieron a tener [reflejo|compañía].
        `,
        joy: `
          Hubo una carrera de patos. La ganó una rana que [pasaba por allí|no corría].
          / Se bañó todo el mundo, incluso los que solo se [mojan los pies|asoman].
          + {Friend} se tiró de panza y regó dos calles.
          + Pintaron el tapón de lunares, para que se viera desde lejos.
          + La pequeña prometió no sacar nada más. Hasta el [lunes|jueves].
          + El pez dio una charla sobre la vida en un vaso.
          + {Hero} flotó boca arriba. Debajo había [cielo|más cielo].
          + Sirvieron berros y pan, y alguien pidió [agua|otra ronda].
          + La marmota se sentó por primera vez en todo el día.
          + Un sapo cantó lo que sabía, que era bastante más de lo [previsto|necesario].
          + La barca paseó a todos los patos que cupieron y a dos que no [cabían|sabían].
        `,
      },
      advanced: {
        trouble: `
          @keeper En el centro de lo que fue estanque, con el agua por las [botas|corvas], estaba {keeper.un}.
          / @keeper Entre cubo y cubo, chorreando, los atendió {keeper.un}, jardinera de [oficio|raíz].
          Se vaciaba el estanque por el borde de la isla, en un hilo largo y [lucido|sereno].
          / Gota a gota el estanque se iba al cielo, que no lo [necesitaba|pidió].
          / Gota a gota, el estanque se [desparramaba|despeñaba] hacia las nubes.
          @thing —Preciso {thing} —dijo—, y lo preciso antes de que se enteren los [patos|peces].
          / @thing —Falta {thing} —confesó—, y con él nos falta el [fondo|suelo].
          @cause —Mi pequeña sacó {thing} para ver qué pasaba, y ya lo [vemos|ve] —[refirió|explicó].
          / @cause —Por amor a la ciencia, mi pequeña sacó {thing} para ver qué [pasaba|sucedía] —[admitió|relató].
          @feeling Le daba una vergüenza tal que contestaba desde dentro del [cubo|delantal].
          / @feeling De vergüenza que sentía, había cavado ya medio [hoyo|refugio].
          + Con una patata, un sombrero y un primo había intentado taponarlo, por este [orden|riguroso orden].
          + La culpable, de cuatro años, examinaba sus pies como quien descubre un [continente|cometa].
          + Colgaba el chorro del borde como una trenza que alguien hubiese [olvidado|soltado] recoger.
          + Un nenúfar cruzó a toda prisa, llevando de [pasajera|polizón] a una rana.
        `,
        worry: `
          Se administraba entre los patos el último charco, por turnos y con [acta|campanilla].
          / Acudió la luna a mirarse, y hubo de conformarse con el [barro|fondo de un plato].
          + En un vaso viajaba un pez, mirándolo todo con creciente [interés|desdén].
          + Sentadas en el lodo, aguardaban las ranas como quien espera que empiece la [función|música].
          + Salieron a la luz tres botas, de las que ninguna reconoció a las [otras|demás].
          + Se recostó la barca sobre un costado, exhalando un suspiro de [madera|novela].
          + No hallaban los juncos qué hacer con los pies, que jamás habían [enseñado|visto].
        `,
        mend: `
          Encajó {hero} {thing} con un plop que sonó a [punto final|corcho agradecido].
          / Bajo las palmas {hero.de} fue entrando {thing}, y el agua, tras dudarlo, se [calló|avino].
          / Apretó {hero} {thing} hasta que el agua se quedó [pensativa|obediente].
          @mended Desde lo hondo, y sin apresurarse, el estanque se llenó de nuevo hasta los [juncos|patos].
          / @mended Con el rumor de quien bebe a gusto, el estanque se llenó de nuevo, [todo entero|hasta el borde].
          / Burbujeando [alegremente|mansamente], el estanque se llenó de nuevo.
          + Abandonó el pez su vaso sin una palabra de [agradecimiento|despedida].
          + Se incorporó la barca, y al sacudirse perdió dos [patos|pasajeros].
          + Vació la marmota las botas, y de cada una salió, muy digno, un [renacuajo|chorro].
          + —Conque era esto —dictaminó la pequeña, y dio por concluido el [experimento|estudio].
          + Recuperaron los juncos su reflejo, y se los vio [conversar|saludarse] con él.
        `,
        joy: `
          Se corrió la copa de los patos, que ganó una rana por puro [descuido|despiste].
          / Hubo baño general, al que concurrieron hasta los que solo mojan el [dedo|juicio].
          + Se arrojó {friend} de panza, y quedaron regadas dos calles y un [notario|tejado].
          + Pintado a lunares, el tapón ya no podrá alegar que nadie lo [veía|quería].
          + Prometió la pequeña no extraer nada más, con validez hasta el [jueves|mediodía].
          + Disertó el pez acerca de la vida en un vaso, que encuentra [clara|estrecha] pero solitaria.
          + La marmota se sentó, suceso del que no había [memoria|noticia] en la isla.
        `,
      },
    },
    'mill-peg': {
      keeper: { noun: 'ratona molinera', gender: 'f' },
      thing: { noun: 'clavijita del molino', gender: 'f' },
      spot: { at: 'en el nido del tejado del molino', to: 'al tejado del molino' },
      facts: {
        ask: '¿Por qué se hundía un poco la isla?',
        cause: 'usaron {thing} para sujetar una cometa',
        mended: 'el molino giró y la isla subió',
      },
      beginner: {
        trouble: `
          @keeper Delante del molino resoplaba {keeper.un}, con [un delantal gris|las mangas arriba].
          / @keeper De un aspa colgaba {keeper.un}, haciendo [fuerza|peso].
          El molino estaba quieto, y la isla [se hundía|bajaba poco a poco].
          / Sin molino, la isla bajaba, como un [pan triste|globo viejo].
          @thing —Me falta {thing} —[dijo|bufó].
          / @thing —Sin {thing} no da ni una [vuelta|media] —dijo.
          @cause —Usaron {thing} para sujetar una [cometa|cometa, sin preguntar] —contó.
          / @cause —Alguien se fue a jugar. Usaron {thing} para sujetar una cometa —[suspiró|dijo].
          @feeling Estaba muy cansada: empujaba las aspas [con la cola|a mano].
          / @feeling Tan cansada estaba que bostezaba [harina|en dos veces].
          + Había puesto un lápiz. El lápiz hizo [crac|virutas].
          + —Empuja tú —le decía a [su sombra|la cola].
          + El saco vacío dormía mejor que [ella|nadie].
          + Una cometa pasó sin mirar, muy [roja|arriba].
          + Las aspas crujían: [ay, ay|no, no].
          + Ya le llegaban las nubes a los [bigotes|pies].
          + Quedaba un pan, y lo miraban [todos|siete].
          + —Es como un dedo —dijo—. Como [este|el chico].
          + El viento silbaba, sin nada que [hacer|mover].
          + La rueda soñaba con dar [vueltas|la una].
        `,
        worry: `
          La niebla ya tapaba [los portales|los zapatos]. Un gato la probó.
          / Los patos entraban nadando por la [puerta|ventana].
          + Los tejados pesaban más que [la noche|el lunes].
          + La abuela subió la cama a [la mesa|otra silla].
          + Un perro ladraba a una nube en la [cocina|escalera].
          + Las vacas se pusieron de [puntillas|pie].
          + El cartero ya no subía. [Bajaba|Caía].
          + Se mojaron los calcetines de las [camas|cometas].
          + —Más arriba —decía el reloj, [más|muy] bajo.
          + Un niño contaba escalones. Quedaban [dos|pocos].
          + Una gallina puso el huevo en un [árbol|sombrero].
        `,
        mend: `
          {Hero} puso {thing} en la rueda. [Cric|Se oyó un suspiro].
          / En su agujero chiquito, {hero} metió {thing}. Hizo [cric|clic].
          @mended El molino giró. La isla [subió|subió, con los tejados y todo].
          / @mended Una vuelta, dos: el molino giró y la isla [subió|subió, ras, ras].
          + La cometa quedó atada a [una nube|otra cosa].
          + Las nubes salieron por la [puerta|ventana], sin prisa.
          + Las vacas bajaron los [talones|pies].
          + Cada aspa saludó al [pasar|cielo].
          + Olía a harina y a [lluvia|viento] nuevo.
          + La molinera soltó la cola y se [sentó|cayó de sueño].
          + Subieron hasta la luna y un [poquito|dedo] más.
          + El huevo del árbol quedó muy [alto|bien].
          + El viento dijo «ah» y [empujó|sopló].
          + Los patos salieron de la [cocina|cama].
          + El reloj dio las nueve más [alto|claro].
        `,
        joy: `
          La molinera repartió harina de [nube|viento]. Pica la nariz.
          / Hubo pan que pesaba menos que su [olor|nombre].
          + {Hero} soltó la cometa, y subió [contenta|sola].
          + {Friend} dio tres vueltas en un aspa y [pidió más|bajó verde].
          + El de la cometa trajo [flores|una clavija de repuesto].
          + Bailaron en redondo, como el [molino|trigo].
          + Al molino le pusieron un [lazo|gorro].
          + Todos olían a [pan|harina].
          + La gallina se quedó con su [árbol|sombrero].
          + La molinera durmió sobre un saco [lleno|blando].
          + El viento pidió [otra ronda|un trozo].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Empujando un aspa con la espalda encontraron {keeper.un}, blanca de [harina|cansancio].
          / @keeper En la puerta del molino se abanicaba {keeper.un}, con un saco [vacío|de mangas].
          Como el molino no giraba, la isla se iba hundiendo entre las [nubes|nubes bajas].
          / La isla bajaba un palmo por hora, pues el molino estaba [parado|mudo].
          / Parado el molino, la isla [descendía|bajaba] como un ascensor cansado.
          @thing —Me falta {thing} —dijo—. Es pequeña, pero lo mueve [todo|a todos].
          / @thing —Sin {thing}, las aspas solo son [cuatro tablas|ropa tendida] —explicó.
          @cause —Los chicos usaron {thing} para sujetar una cometa, y [volaron|se olvidaron] —contó.
          / @cause —Estaba a mano, así que usaron {thing} para sujetar una [cometa|cometa roja] —[contó|explicó].
          @feeling Estaba tan cansada que se dormía entre empujón y [empujón|bostezo].
          / @feeling De cansada que estaba, le hablaba al saco y el saco [ganaba|bostezaba].
          + Había puesto un lápiz en su lugar. El lápiz duró una vuelta.
          + —Desde la mañana lo muevo a mano —dijo—. Y a cola.
          + Las nubes ya le hacían cosquillas en los [bigotes|pies].
          + Una cometa roja pasó por encima, mirando a otro lado.
          + Las aspas crujían con mucha [razón|pena].
        `,
        worry: `
          Por las puertas entraba la niebla y se sentaba en las [sillas|sopas].
          / Los patos cruzaban la plaza nadando, y decían que era [mejor|normal].
          + La abuela había subido la cama a la mesa.
          + Las vacas andaban de puntillas. Se les notaba.
          + El reloj daba las nueve cada vez más [bajo|hondo].
          + Un perro ladraba a la nube de la [cocina|escalera].
          + La gallina puso su huevo en un sombrero, por si acaso.
          + De la escalera de la escuela quedaban dos [peldaños|escalones].
          + El cartero preguntó si debía subir o [bajar|bucear].
        `,
        mend: `
          {Hero} puso {thing} en el eje. Cric, dijo, y todo [encajó|suspiró].
          / Entró {thing} en su agujero, tan justa que {hero} oyó un [clic|gracias].
          @mended Crujió, lo pensó, y el molino giró y la isla subió con todas sus [ventanas|chimeneas].
          / @mended Vuelta a vuelta, el molino giró y la isla subió, hasta la [luna|altura de siempre].
          / Rechinando de [felicidad|alegría], el molino giró y la isla subió.
          + La niebla salió por donde había entrado. Se limpió los pies.
          + Las vacas bajaron los talones, todas a la vez.
          + Cada aspa saludaba al pasar por arriba.
          + Olía a harina nueva y a [cielo|viento].
          + La molinera se sentó. El saco le hizo sitio.
          + La cometa quedó atada a una nube, que iba [al mismo sitio|despacio].
          + El reloj volvió a dar las nueve en su [sitio|tono].
        `,
        joy: `
          Se repartió pan de viento, tan ligero que había que [sujetarlo|morderlo deprisa].
          / La molinera regaló harina de nube, que hace cosquillas y [estornudos|sueño].
          + El de la cometa pidió perdón. Traía un repuesto y una [flor|galleta].
          + {Friend} dio tres vueltas en un aspa y pidió la [cuarta|cuenta].
          + Se bailó en corro, que es como baila un molino.
          + {Hero} soltó la cometa. Subió sin que nadie tirase.
          + Al molino le pusieron un gorro. No le paraba.
          + La gallina empolló el sombrero con [orgullo|paciencia].
          + Todos volvieron a casa con la nariz blanca.
          + Los niños dieron una vuelta en el saco, que era blando como un [bostezo|domingo].
          + El viento pidió un trozo y se lo llevó [sin masticar|a la cometa].
        `,
      },
      advanced: {
        trouble: `
          @keeper Aplicando el hombro a un aspa, que no se daba por [enterada|aludida], hallaron {keeper.un}.
          / @keeper A la sombra del molino se enjugaba la frente {keeper.un}, con un saco [vacío|de talla].
          Parado el molino, la isla se hundía con dignidad entre las nubes [bajas|del domingo].
          / La isla se hundía a razón de un palmo por hora, que es [poco|mucho] para una isla.
          / Inmóvil el molino, la isla [descendía|naufragaba] elegantemente.
          @thing —Carezco {thing.de} —dijo—, que con ser tan chica lo mueve [todo|el mundo].
          / @thing —Me falta {thing} —explicó—, y un molino sin ella es un [gesto|perchero].
          @cause —Los jóvenes usaron {thing} para sujetar una cometa, y [volaron|se entusiasmaron] —[admitió|relató].
          / @cause —Por tenerla a mano, usaron {thing} para sujetar una cometa, con [éxito|arte] —[recordó|explicó].
          @feeling Estaba tan cansada que se dormía entre un empujón y el [siguiente|otro].
          / @feeling Cansada hasta la cola, con la que también [empujaba|molía], hablaba a los sacos.
          + Ensayado un lápiz en lugar de la pieza, había rendido exactamente una [vuelta|media].
          + Las nubes, sin mala idea, le hacían ya cosquillas en los [bigotes|tobillos].
          + Sobrevolaba la escena una cometa roja, fingiendo con arte que miraba a otra [parte|isla].
        `,
        worry: `
          Entraba la niebla en las casas, tomaba asiento y aceptaba, por no [molestar|desairar], un plato de sopa.
          / Cruzaban los patos la plaza a nado, sosteniendo que así se debió [hacer siempre|urbanizar].
          + Había izado la abuela su cama sobre la mesa, y pedía que le [acercasen|alcanzasen] la escalera.
          + Andaban de puntillas las vacas, con el mal resultado que cabía [prever|temer].
          + Daba el reloj las nueve en un tono cada vez más [hondo|submarino].
          + Una gallina previsora había depositado su huevo en un [sombrero|campanario].
          + Consultaba el cartero si correspondía subir, bajar o [bucear|volver el martes].
        `,
        mend: `
          Introdujo {hero} {thing} en el eje, donde sonó un cric de cosa [debida|en su sitio].
          / Entró {thing} con tal justeza que {hero} creyó haber oído dar las [gracias|buenas noches].
          / Ajustó {hero} {thing} con precisión [relojera|asombrosa], y el eje suspiró.
          @mended Tras un instante de reflexión, el molino giró y la isla subió con sus [patos|chimeneas].
          / @mended Perezoso al principio, el molino giró y la isla subió hasta su [cielo|altura].
          / [Desperezándose|Rechinando], el molino giró y la isla subió.
          + Se retiró la niebla por donde había venido, dejando limpio el [plato|umbral].
          + Bajaron las vacas los talones, todas a una, y se oyó en el valle de [abajo|al lado].
          + Saludaba cada aspa al pasar por lo alto, como quien [regresa|vuelve de un viaje].
          + Quedó la cometa confiada a una nube, que llevaba [su rumbo|buen paso].
          + Se sentó la molinera, y el saco, por primera vez, le hizo [sitio|caso].
        `,
        joy: `
          Se distribuyó pan de viento, de tan poco peso que convenía [comerlo|atarlo] deprisa.
          / Repartió la molinera harina de nube, que provoca estornudos y, a la larga, [sueños|alegría].
          + Presentó sus excusas el de la cometa, junto con un repuesto y una [flor|galleta].
          + En un aspa dio {friend} tres vueltas, y de la cuarta bajó con otro [color|carácter].
          + Bailose en corro, única figura que los molinos [dominan|admiten].
          + Soltada por {hero}, la cometa subió sin que nadie se lo [rogara|explicara].
          + Empolló la gallina el sombrero, y no faltó quien le [augurase|tejiera] un hijo elegante.
        `,
      },
    },
  },
}
