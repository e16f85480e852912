import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'la Guarida del Dragón', in: 'en la Guarida del Dragón', to: 'a la Guarida del Dragón', from: 'de la Guarida del Dragón' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. La piedra estaba [tibia|caliente].
      / @place Bajaron un escalón enorme y entraron {place.in}.
      / Olía a humo [dulce|y a miel] {place.in}.
      / Entraron {place.in}, por la puerta [grande|quemada].
      Había montañas de cucharas, y una bañera de [oro|puro oro].
      / Todo brillaba: cucharas, teteras y una [bañera|bañera de oro].
      / Mil cucharas brillaban. Nadie las [contaba|lamía].
      + El dragón no estaba. Había dejado una nota.
      + La nota decía: «Vuelvo en mayo. Riega el fuego».
      + Olía a humo dulce y a castañas.
      + Un felpudo ponía: «Ojo con la cola».
      + {Friend} se vio muy {friend:ancho/ancha} en una cuchara.
      + Unas botas del tamaño de un barco esperaban en fila.
      + El eco tenía voz de tenor.
      + Un lagarto dormía en una taza.
      + La alfombra era roja y muy larga, como una lengua.
    `,
    life: `
      Los diablillos limpiaban las cucharas, [una a una|por las dos caras].
      / Allí viven los que cuidan la casa del [dragón|dragón cuando viaja].
      Un lagarto tendía toallas al calor de la [chimenea|piedra].
      + Las teteras hablaban bajo antes de dormir.
      + Una ratona contaba monedas y bostezaba en el mil.
      + Los murciélagos se bañaban en la tapa de una olla.
      + Cada noche leen la postal del dragón.
      + La última decía: «Aquí llueve mucho».
      + Un escarabajo sacaba brillo a una escama.
      + Las arañas no entran. Se les funde la tela.
      + El fuego pide un tronco, da las gracias y se calla.
    `,
    way: `
      Fueron {spot.to} por un pasillo de [tapas|platos de plata].
      / Camino {spot.to} sonaba todo: clin, [clan|clon].
      Olía a cobre y a [canela|pan tostado].
      + Cada paso movía una cuchara, y la cuchara, otra.
      + Un cartel decía: «No soplar».
      + Pasaron debajo de una silla como un puente.
      + {Friend} se deslizó por una sopera.
      + Vieron una huella con un charco dentro, y patos.
      + Un candelabro los saludó con tres brazos.
      + El calor venía del suelo, como de un gato.
      + {Hero} pisó un plato. Sonó a campana.
      + En lo oscuro algo roncaba. Era la despensa.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una cuchara que [nunca se enfría|canta].
      / —Para ti —dijo {keeper}. Era una chispa en una [nuez|bolsita].
      Las teteras silbaron adiós, [en fila|muy finas].
      + {Friend} recibió una tapa de sombrero.
      + —Vuelve en mayo —dijo un diablillo—, que estará él.
      + Mil cucharas hicieron clin a la vez.
      + Le escribieron al dragón. Puso: «Bien hecho».
      + El felpudo se dio la vuelta: «Vuelve pronto».
      + Un lagarto levantó la taza.
      + La piedra guardó el calor de sus pies.
      + El eco cantó la despedida, con mucho pecho.
    `,
  },
  intermediate: {
    arrival: `
      @place Tras un escalón altísimo se encontraron {place.in}, [entre brillos|en lo tibio].
      / @place Olía a humo dulce y a castañas: estaban {place.in}, [y no había nadie|o eso parecía].
      / Empujaron una puerta [chamuscada|calentita], y aparecieron {place.in}.
      / El resplandor de las cacerolas [anunciaba|señalaba] {place}.
      Alrededor se alzaban montañas de cucharas. En el centro, una bañera de [oro|oro con patas].
      / Había cucharas hasta el techo, teteras, soperas y unas botas como [barcos|casas].
      / Cada tesoro llevaba una etiqueta [escrita|dibujada] con paciencia de dragón.
      + En la puerta colgaba una nota: «Vuelvo en mayo. Que no se apague nada».
      + El felpudo [advertía|recordaba] a las visitas que tuvieran [cuidado|paciencia] con la cola.
      + {Friend} se miró en una cuchara y se encontró muy {friend:ancho/ancha} de nariz.
      + Un lagarto dormía la siesta dentro de una taza.
      + La piedra del suelo conservaba el calor, como un gato recién ido.
      + El eco de la casa, [acostumbrado|tan hecho] al dueño, contestaba con [voz|aires] de tenor.
    `,
    life: `
      Cuando el dragón viaja, cuidan de todo unos diablillos, una ratona y un par de [lagartos|lagartas].
      / A esa hora los diablillos frotan las cucharas por las dos caras, que son [infinitas|once mil].
      + Las teteras se cuentan el día en voz baja, con la tapa ladeada.
      + Una ratona sumaba monedas y bostezaba siempre al llegar al mil.
      + Cada noche se lee en alto la postal que manda el dueño.
      + «Aquí llueve mucho y se come mal —decía la de hoy—. Besos. D.».
      + El fuego pide un tronco, da las gracias y no molesta más.
      + Los murciélagos hacían cola para bañarse en una tapadera.
      + Un escarabajo abrillantaba una escama que se quedó en casa.
    `,
    way: `
      Se iba {spot.to} por un pasillo de platos en el que cada paso daba una [nota|hora].
      / El camino {spot.to} corría entre cucharas. Bastaba toser para que se [moviera|oyera] todo.
      / Para llegar {spot.to} escalaron montañas de soperas que [tintineaban|resbalaban] con cada pisada.
      + Olía a cobre y a canela. El calor subía por los pies.
      + «Prohibido soplar», ponía en un cartel algo chamuscado.
      + Pasaron por debajo de una silla como quien cruza un puente.
      + {Friend} se deslizó por una sopera y pidió repetir.
      + En una huella del dueño se había hecho un estanque, con sus patos.
      + Un candelabro les alumbró el camino con el brazo libre.
      + {Hero} pisó un plato, y la casa entera dijo «dong».
      + Al fondo roncaba algo. Era la despensa, que estaba llena.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} una cuchara que no se enfría [nunca|por mucho que sople].
      / —Guárdala cerca del corazón —dijo {keeper}. Le dio {hero.a} una chispa en una [nuez|cáscara].
      / Le entregaron {hero.a} un botón calentito, [bueno|perfecto] para bolsillos de invierno.
      + Las teteras silbaron el adiós por orden de tamaño.
      + {Friend.a} le tocó una tapadera, que hace de sombrero o de escudo.
      + —En mayo estará él —dijeron los diablillos—, de mejor humor.
      + El felpudo se dio la vuelta por su cuenta y ponía «hasta pronto».
      + Las once mil cucharas hicieron clin a la vez.
      + El eco cantó la despedida con una mano en el pecho.
    `,
  },
  advanced: {
    arrival: `
      @place Por un peldaño altísimo entraron {place.in}.
      / @place Por el olor a humo dulce conocieron que estaban {place.in}.
      / Se adentraron [respetuosamente|de puntillas], por una puerta chamuscada, {place.in}.
      / Un resplandor de cacerolas, [verdaderamente|considerablemente] dorado, anunciaba {place}.
      Se alzaban cordilleras de cucharas en torno a una bañera de [oro|oro macizo].
      / En torno de una bañera de oro dormían cucharas, soperas y unas botas como [fragatas|capillas].
      / Reinaba un desorden [magnífico|deslumbrante], clasificado por tintineos.
      + «Vuelvo en mayo», decía la letra del ausente, «y ruego que no se apague [nada|nadie]».
      + El felpudo encarecía a las visitas que tuviesen cuidado con la [cola|cola, propia o ajena].
      + {Friend} se contempló en una cuchara y, no gustándole el efecto, le dio la [vuelta|vuelta a tiempo].
      + Conservaba la piedra el calor del dueño, como un sillón del que acaban de [levantarse|irse].
      + Respondía el eco con voz de barítono, por la costumbre de tratar con [grandes|gente importante].
    `,
    life: `
      En ausencia del dragón gobiernan la casa unos diablillos, dos lagartas y la [contabilidad|ratona].
      / De noche se frotan las cucharas, que son once mil y tienen todas dos [caras|caras, por lo menos].
      / Por las noches se [enumera|repasa] la vajilla, pieza por pieza, hasta que el [contable|encargado] se duerme.
      / Los diablillos, terminada la [jornada|faena], se calientan los pies en la [tetera|sopera] más comprensiva.
      + Conversaban las teteras con la tapa ladeada, que es en ellas señal de [confianza|chisme].
      + Una ratona sumaba la fortuna y, por rica que fuese, en el mil le entraba [sueño|el bostezo].
      + Se leía en alta voz la postal del viajero, que se quejaba de la lluvia y mandaba [besos|saludos al fuego].
      + Pedía el fuego su tronco, daba las gracias y no volvía a [molestar|hacerse notar].
      + Abrillantaba un escarabajo cierta escama olvidada, con la devoción que otros ponen en un [retrato|piano].
    `,
    way: `
      Iban {spot.to} por un corredor de platos, cada uno con su [nota|campanada].
      / El camino {spot.to} discurría entre cucharas, en un equilibrio que no admitía [toses|estornudos].
      / Dirigiéndose {spot.to} escalaron una [resbaladiza|ruidosa] montaña de soperas, [disculpándose|tintineando] a cada paso.
      / Hubo que [deslizarse|descender] {spot.to} por un tobogán de bandejas [cuidadosamente|amorosamente] abrillantadas.
      + Un cartel medio chamuscado rogaba que no se [soplase|suspirase] en ninguna dirección.
      + Cruzaron bajo una silla como se cruza bajo el arco de un [acueducto|puente].
      + {Friend} descendió por el interior de una sopera y expresó el deseo de [repetir|volver a caer].
      + En cierta huella del señor de la casa había ya un estanque y, en el estanque, [patos|vida social].
      + Un candelabro los acompañó hasta el final, alumbrando con el brazo que tenía [libre|menos cansado].
      + Algo roncaba en la oscuridad, y era la despensa, que había [cenado|hecho acopio].
    `,
    thanks: `
      {Keeper} puso en manos {hero.de} una cuchara que no se enfría [jamás|ni con disgustos].
      / En una cáscara de nuez {keeper} entregó {hero.a} una chispa, con ruego de no [soplarla|presumir].
      / De su colección [particular|secreta] escogió {keeper}, para regalárselo {hero.a}, un botón [calentito|chamuscado] por una orilla.
      / Obtuvo {hero} una servilleta [incombustible|bordada], distinción [reservada|concedida] solamente a los grandes invitados.
      + Silbaron las teteras por orden de tamaño, y la última, casi para [ella|sí].
      + Obtuvo {friend} una tapadera, apta como sombrero, escudo o [trineo|espejo].
      + Once mil cucharas dijeron clin al unísono, lo cual no se hace sin [ensayo|cariño].
      + El felpudo, por iniciativa propia, se volvió del lado en que deseaba buen [viaje|regreso].
      + Cantó el eco una romanza de despedida y, a falta de aplausos, se los [hizo|proporcionó] él mismo.
    `,
  },
  troubles: {
    ember: {
      keeper: { noun: 'diablillo fogonero', gender: 'm' },
      thing: { noun: 'última brasa', gender: 'f' },
      spot: { at: 'detrás de las cucharas', to: 'a la montaña de cucharas' },
      facts: {
        ask: '¿Por qué hacía frío en la guarida?',
        cause: 'cayó una gota del techo y {thing} se escondió',
        mended: 'volvió el calor y cantaron las teteras',
      },
      beginner: {
        trouble: `
          @keeper Junto al horno apagado temblaba {keeper.un}, [azul de frío|con bufanda].
          / @keeper Del carbón salió {keeper.un}, con tres [guantes|gorros].
          El gran fuego estaba apagado, y hacía [frío|un frío de lata].
          @thing —Se ha ido {thing} —dijo—. Era la [madre|que encendía].
          / @thing —Solo quedaba {thing}, y no la [hallo|veo] —dijo.
          @cause —Cayó una gota, y {thing} se [escondió|escondió, del susto] —[suspiró|dijo].
          / @cause —Una gota, ¡plof! Cayó del techo, y {thing} se escondió —[dijo|contó].
          @feeling Estaba preocupado y soplaba la [ceniza|nada].
          / @feeling Muy preocupado, llamaba: «¡Roja! ¡[Rojita|Ven]!».
          + —Le da miedo el agua —dijo—. Es natural.
          + Frotó dos cucharas. Se calentaron las cucharas.
          + En la ceniza había unas huellas chicas, de luz.
          + Iban hacia las cucharas y se apagaban.
          + Tenía hollín en la nariz, y el hollín, frío.
          + —Él vuelve en mayo —dijo—. ¿Qué le digo?
          + Estornudó, y no salió ni una chispa.
          + Llevaba cien años sin ver hielo.
        `,
        worry: `
          Las teteras tiritaban, y la tapa hacía [clac, clac|tiqui, tiqui].
          / Los lagartos llevaban calcetines en la [cola|nariz].
          + El té salía en cubitos.
          + Los murciélagos dormían en una sola bola.
          + Al candelabro le colgaban velas de hielo.
          + Nadie quería bañarse en el oro. Estaba helado.
          + La postal del dragón tenía escarcha.
          + Un escarabajo patinaba, y no quería.
          + El pan no se doraba. Se ponía blanco.
          + La alfombra se había enrollado ella sola.
        `,
        mend: `
          {Hero} dejó {thing} en el horno y [sopló flojo|puso las manos].
          / Con una cuchara, {hero} puso {thing} en la [paja|leña].
          / En el horno quedó {thing}. [Fu, fu|Sopla, sopla].
          / —Para ti —dijo {hero} al horno. [Tomó|Probó] {thing}.
          @mended Volvió el calor y cantaron las [teteras|teteras, fiuu].
          / @mended Fff, hizo la paja. Volvió el calor y cantaron las teteras.
          + Primero fue un punto. Luego, una uña. Luego, un [pez|sol].
          + El diablillo se quitó un guante, y otro, y otro.
          + Los lagartos se estiraron, largos, largos.
          + La escarcha se fue por la ventana.
          + El té se puso a humear, de lo contento.
          + La alfombra se abrió, despacio.
          + La gota del techo pidió perdón, ploc, en un vaso.
          + {Friend} se secó la cola. Salía vapor.
          + La piedra empezó a ronronear.
          + El pan se puso dorado por la nariz.
        `,
        joy: `
          Asaron castañas y contaron cosas de [miedo|mayo].
          / Hubo té para todos, y nadie tuvo [prisa|frío].
          + {Hero} tostó pan con un palo muy largo.
          + {Friend} bailó con un candelabro. Goteaba un poco.
          + Le escribieron al dragón: «Todo bien. Calor».
          + La brasa durmió en una cuna de ceniza.
          + Le pusieron un paraguas encima, por las gotas.
          + El diablillo se rio, y salió una chispa.
          + Los murciélagos se soltaron, uno por uno.
          + Las cucharas se acostaron, panza con panza.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Encogido junto al horno tiritaba {keeper.un}, azul hasta los [cuernos|cuernecillos].
          / @keeper De entre la ceniza asomó {keeper.un}, con tres bufandas y un [guante|mitón] de más.
          El gran fuego se había apagado. En la guarida hacía un frío de [cuchara|nevera].
          / Apagada la hoguera, las teteras [tiritaban|castañeteaban] en los estantes.
          @thing —Se ha marchado {thing} —dijo—. Era la que despertaba a las [otras|demás].
          / @thing —Solo quedaba {thing}, y ya no está —[explicó|contó] soplándose los dedos.
          @cause —Cayó una gota del techo —contó—. {Thing} se escondió [del susto|a toda prisa].
          / @cause Aquella noche cayó una gota del techo, plof, y {thing} se [escondió|escondió de miedo].
          @feeling Estaba preocupado por ella y también, un poco, por [mayo|lo que diría el dragón].
          / @feeling Muy preocupado, la llamaba por su nombre de pequeña, que es [Rojita|Rubí].
          + —El agua le da pánico —añadió—. Como a mí los lunes.
          + En la ceniza quedaban unas huellas de luz, que iban hacia las cucharas.
          + Había frotado dos soperas sin conseguir más que un bonito ruido.
          + Al estornudar no le salió ni una chispa. Se puso a llorar.
        `,
        worry: `
          Las teteras castañeteaban con la tapa, y el té salía en [cubitos|dados].
          + Los lagartos llevaban un calcetín en la cola y otro en la nariz.
          + Al candelabro le crecían velas de hielo hacia abajo.
          + Los murciélagos dormían todos en una misma bola.
          + Un escarabajo patinaba muy bien, aunque contra su voluntad.
          + La alfombra se había enrollado sobre sí misma y no recibía.
          + El pan del horno, en vez de dorarse, se ponía pálido.
        `,
        mend: `
          Sobre un puñado de paja {hero} dejó {thing} y sopló lo justo, como se sopla una [sopa|pestaña].
          / {Hero} acercó {thing} a la leña y la tapó del aire con las [manos|dos manos].
          @mended Al rato volvió el calor y cantaron las teteras, [primero la pequeña|por parejas].
          / @mended La paja hizo «fff»; volvió el calor y cantaron las teteras.
          / Chisporroteando [alegremente|calladito], volvió el calor y cantaron las teteras.
          + Empezó siendo un punto y acabó siendo un domingo.
          + El diablillo se fue quitando guantes hasta que aparecieron las manos.
          + Los lagartos se estiraron de pared a pared.
          + La escarcha recogió sus dibujos y salió por la ventana.
          + La gota del techo, avergonzada, cayó en un vaso.
          + Desenrollada y tibia, la alfombra volvió a recibir.
          + Debajo de los pies la piedra se puso a ronronear.
        `,
        joy: `
          Asaron castañas y esperaron a que alguien contara algo de [miedo|mayo].
          + {Hero} tostó pan en la punta de un tridente prestado.
          + {Friend} sacó a bailar al candelabro y acabó con cera en las [orejas|patas].
          + Escribieron al dragón: «Todo en orden. Mucho calor».
          + A la brasa le colocaron encima un paraguas, para siempre.
          + El diablillo se rio, y con cada risa saltaba una chispa.
          + Las cucharas se acostaron juntas, que es como mejor descansan.
        `,
      },
      advanced: {
        trouble: `
          @keeper Tiritaba junto al horno {keeper.un}, azul hasta los [cuernos|tuétanos].
          / @keeper Surgió de la ceniza {keeper.un}, dentro de tres [bufandas|abrigos].
          El gran fuego estaba apagado, y hacía en la guarida un frío de [cuchara|sótano].
          / Apagada la gran hoguera, las paredes [tiritaban|castañeteaban].
          @thing —Se ha ido {thing} —[anunció|comunicó]—, madre de todas las [demás|llamas].
          / @thing —No quedaba más que {thing} —[aclaró|puntualizó]—, y no [aparece|está].
          @cause Cayó una gota del techo, y {thing} se escondió de puro [miedo|susto].
          / @cause —Cayó una gota del techo —[refirió|puntualizó]—, y {thing} se escondió.
          @feeling Preocupado, la llamaba por su nombre de [infancia|cuna].
          / @feeling Estaba preocupado por ella y, en segundo lugar, por [mayo|su empleo].
          + Tenía al agua el mismo horror que otros profesan a los [lunes|exámenes].
          + Unas huellas de luz atravesaban la ceniza en dirección a la [cubertería|montaña de cucharas].
          + De frotar dos soperas había obtenido un ruido precioso y nada [más|tibio].
          + Estornudó a continuación, y no le salió ni la más modesta chispa.
        `,
        worry: `
          Castañeteaban con la tapa las teteras, y el té se servía en [dados|porciones].
          + Los lagartos se abrigaban la cola con un calcetín y la nariz con su [pareja|otro].
          + Al candelabro le crecían hacia abajo unas velas que nadie había [encargado|encendido].
          + Un escarabajo ejecutaba sobre el hielo figuras de gran mérito e ínfima [voluntad|intención].
          + Enrollada sobre sí misma, la alfombra hacía saber que no [recibía|estaba].
          + El pan, lejos de dorarse, iba adquiriendo palidez de [novela|duquesa].
        `,
        mend: `
          En un nido de paja acostó {hero} {thing}, y sopló como se sopla una [pestaña|promesa].
          / {Hero} arrimó {thing} a la leña y le hizo pared con las [manos|dos manos].
          / Avivó {hero} {thing} entre ramitas, [respirando|soplando] apenas.
          @mended Volvió el calor y cantaron las teteras, la menor [delante|la primera].
          / @mended Tras un «fff» prometedor, volvió el calor y cantaron las teteras.
          / De habitación en habitación volvió el calor y cantaron las teteras.
          + Comenzó en un punto y fue creciendo hasta ocupar la categoría de [domingo|verano].
          + De tanto quitarse guantes le aparecieron al diablillo las [manos|manos, rojas].
          + Recogió la escarcha sus dibujos y se retiró por la [ventana|chimenea].
          + La gota culpable tuvo el detalle de caer dentro de un vaso.
          + Se estiraron los lagartos hasta tocar las dos [paredes|orillas] a la vez.
        `,
        joy: `
          Se asaron castañas a la espera de que alguien refiriese algo de [miedo|aparecidos].
          + En la punta de un tridente de préstamo tostaba {hero} rebanadas para [veinte|todos].
          + Bailó {friend} con el candelabro, del que se llevó un recuerdo de [cera|cera en la oreja].
          + «Todo en orden», se comunicó al viajero, «y muchísimo calor».
          + Sobre la brasa quedó abierto para siempre un [paraguas|quitasol] de gala.
          + Reía el diablillo, y a cada risa saltaba una [chispa|estrella breve].
        `,
      },
    },
    'smallest-coin': {
      keeper: { noun: 'ratona contadora', gender: 'f' },
      thing: { noun: 'moneda más chica', gender: 'f' },
      spot: { at: 'debajo de la bañera de oro', to: 'a la bañera de oro' },
      facts: {
        ask: '¿Por qué nadie podía irse a dormir?',
        cause: 'la ratona estornudó y {thing} salió rodando',
        mended: 'la cuenta salió justa',
      },
      beginner: {
        trouble: `
          @keeper Sobre las monedas lloraba {keeper.un}, con [un lápiz|dos lápices].
          / @keeper —Novecientas… —decía {keeper.un}—. No. [Otra vez|Ay, no].
          La cuenta no salía, y nadie podía irse a [dormir|la cama].
          @thing —Falta {thing} —dijo—. Es así, como un [grano|punto].
          / @thing —He contado mil veces. Falta {thing} —dijo.
          @cause —Estornudé, y {thing} salió [rodando|rodando, rin] —[contó|dijo].
          / @cause —Fue un achís. Y {thing} salió rodando, [rin, rin|lejos] —[suspiró|dijo].
          @feeling Estaba tan cansada que contaba sus [patas|dedos].
          / @feeling Muy cansada, puso la cabeza en el [nueve|papel].
          + —Es la regla —dijo—: primero la suma, y luego la cama.
          + Tenía tinta en el bigote y polvo de oro.
          + El oro hace cosquillas en la nariz.
          + Rodó por aquí, por allí, y debajo de algo.
          + Vale muy poco. Pero sin ella no sale.
          + Los demás esperaban en pijama, sentados.
          + Un diablillo ofreció un botón. No valía.
          + Sumó al revés, y dio un pato.
        `,
        worry: `
          Los diablillos dormían de pie y se [caían|decían perdón].
          / Todos en pijama, en fila, y nadie a la [cama|cama aún].
          + Un lagarto soñaba con los ojos abiertos.
          + Las teteras bostezaban vapor.
          + Un bebé dormía ya. Le hicieron contar.
          + —¿Cuánto es? —decían. —Casi —decía ella.
          + El candelabro tenía tres brazos dormidos.
          + Hasta los números se tumbaban.
          + Alguien puso un ocho de almohada.
          + La noche pasaba, y la cuenta, no.
          + Una manta esperaba, doblada y triste.
        `,
        mend: `
          {Hero} puso {thing} encima del montón. [Clin|Tin].
          / Con mucho tino, {hero} dejó {thing} en su [sitio|hueco].
          @mended La ratona sumó, y la cuenta salió [justa|justa, ¡sí!].
          / @mended Una y una, y esa. ¡La cuenta salió justa!
          + Puso una raya debajo, muy recta.
          + Tiró el lápiz por encima del hombro.
          + —A la cama —dijo, y sonó como una campana.
          + Nadie corrió. Ya no podían.
          + Un diablillo se durmió en el tercer paso.
          + La moneda brillaba más que las gordas.
          + El libro se cerró solo, con un suspiro.
          + La ratona se quitó la visera y los zapatos.
          + {Friend} contó hasta uno y roncó.
          + Las sumas dieron las buenas noches.
        `,
        joy: `
          Brindaron con leche, ya en [camisón|pijama].
          / La fiesta fue una almohada para cada [uno|uno, y blanda].
          + A la moneda le hicieron una cama de algodón.
          + {Hero} le puso un nombre. Le puso [Ana|Uno].
          + {Friend} dio el beso de buenas noches al libro.
          + La ratona durmió sobre la suma.
          + Soñó con números que iban de paseo.
          + Los diablillos se taparon con un mantel.
          + El dragón lo supo, y mandó un cero de beso.
          + Nadie contó ovejas. No hizo falta.
        `,
      },
      intermediate: {
        trouble: `
          @keeper En lo alto de una montaña de monedas lloraba {keeper.un}, con un lápiz en cada [oreja|pata].
          / @keeper —Novecientas noventa y… nada —decía {keeper.un}, y volvía a [empezar|la primera].
          La suma no salía, y hasta que saliera nadie podía irse a [dormir|la cama].
          / Las cuentas se [equivocaban|enredaban] siempre por una monedita.
          @thing —Falta {thing} —explicó—, que abulta lo que un [lunar|grano de pimienta].
          / @thing —Lo he contado mil veces, y siempre falta {thing} —[dijo|gimió].
          @cause —Me picó el polvo de oro, estornudé, y {thing} salió [rodando|rodando y rodando] —[contó|explicó].
          / @cause —Estornudé —confesó—, y {thing} salió rodando [por ahí|cuesta abajo].
          @feeling Estaba tan cansada que había empezado a contar sus propios [bigotes|bostezos].
          / @feeling De cansada que iba, le daba el resultado en [ratones|patos].
          + —Primero la suma y después la cama —recitó—. Lo dejó escrito él.
          + Los demás esperaban en pijama, sentados por orden de ojeras.
          + Un diablillo había ofrecido un botón, y no coló.
          + Se la oyó cantar por el suelo, rin, rin. Pararse debajo de algo.
        `,
        worry: `
          Los diablillos se dormían de pie y, al caer, pedían [disculpas|perdón al suelo].
          + Un lagarto soñaba con los ojos abiertos y contestaba a todo que sí.
          + A un recién nacido que ya dormía hubo que despertarlo para contarlo.
          + Las teteras bostezaban un vapor muy largo.
          + Los números se iban tumbando en el papel, empezando por el uno.
          + Alguien se había llevado un ocho para usarlo de almohada.
          + La noche avanzaba, y la cuenta seguía en el mismo [renglón|sitio].
        `,
        mend: `
          {Hero} puso {thing} en la punta del montón y se apartó sin [respirar|soplar].
          / Entre dos monedas gordas había un hueco. {Hero} metió en él {thing}, [tin|con un tin].
          @mended La ratona volvió a sumar, moviendo los labios. La cuenta salió [justa|justa a la primera].
          / @mended Cuatro, y me llevo una: ¡la cuenta salió justa!
          / Repasó la ratona [columna|montaña] por [columna|montaña], y la cuenta salió justa.
          + Trazó debajo una raya tan recta que daba gusto verla.
          + El lápiz salió volando por encima de su hombro.
          + —A la cama —dijo, y no había oído nadie nada tan bonito.
          + Ninguno corrió; se fueron inclinando, como trigo.
          + De todo aquel oro, la que más brillaba era la pequeña.
          + El libro de cuentas se cerró con un suspiro de polvo.
          + {Friend} contó hasta uno y se quedó allí.
        `,
        joy: `
          Brindaron con leche tibia, en pijama y sin ponerse de [pie|acuerdo].
          + A la moneda le hicieron una cama en una caja de cerillas.
          + {Hero} le puso nombre, para que no volviera a ser solo la más chica.
          + {Friend} le dio las buenas noches a cada montón.
          + La ratona se acostó encima de la suma, por si acaso.
          + Soñó con ceros que salían a pasear de la mano.
          + Nadie contó ovejas, porque allí ya estaba todo [contado|en su sitio].
        `,
      },
      advanced: {
        trouble: `
          @keeper Sobre un monte de monedas lloraba {keeper.un}, con un lápiz por [oreja|patilla].
          / @keeper —Y nada —repetía {keeper.un}, tachando por milésima [vez|noche].
          La suma no salía, y sin suma no había en la casa quien se [acostara|desvistiera].
          / Las cuentas desafinaban, y nadie se acostaba con [decimales|semejante] descuido.
          @thing —Falta {thing} —[informó|declaró]—, que abulta lo que un lunar.
          / @thing —Todo está, menos {thing} —[explicó|gimió]—, y sin ella nada.
          @cause Estornudó sobre el oro, y {thing} salió [rodando|rodando, rin].
          / @cause —Estornudé —confesó—, y {thing} salió [rodando|rodando a lo oscuro].
          @feeling De cansada que estaba, le daba el total en [patos|bigotes].
          / @feeling Cansada sin remedio, llevaba contados sus propios [bostezos|dedos].
          + «Primero la suma, después la cama», había dejado dispuesto el [dragón|propietario].
          + Aguardaban los demás en pijama, ordenados según la hondura de las ojeras.
          + Ofreció alguien un botón, y fue examinado, pesado y [devuelto|agradecido].
          + Se la oyó cantar un trecho por el suelo y detenerse, al parecer, debajo de algo.
        `,
        worry: `
          Los diablillos se dormían de pie y, al desplomarse, pedían perdón al [suelo|vecino].
          + Un lagarto soñaba con los ojos abiertos y aprobaba cuanto se le [decía|proponía].
          + Hubo que despertar a un recién nacido para incluirlo en el [recuento|inventario].
          + Se iban acostando los números sobre el papel, el uno el [primero|delantero].
          + De cierto ocho se había servido alguien a modo de [almohada|cabezal].
          + Progresaba la noche con regularidad, y la cuenta, en absoluto [nada|renglón alguno].
        `,
        mend: `
          {Hero} coronó con {thing} el montón y se apartó, guardándose el [aliento|suspiro].
          / En un hueco entre dos de las gordas insertó {hero} {thing}, [tin|con un tin].
          / Restituyó {hero} {thing} a la montaña con [infinito|equilibrado] cuidado.
          @mended Sumó otra vez la ratona, sin voz, y la cuenta salió justa.
          / @mended Me llevo una, murmuraba, y por fin la cuenta salió justa.
          / Tras un redoble de [calculadora|dedos], por fin la cuenta salió justa.
          + Trazó al pie una raya de tal rectitud que se la fue a [admirar|ver] en grupo.
          + Por encima de su hombro describió el lápiz una hermosa [parábola|curva].
          + —A la cama —[reconoció|manifestó], y no consta en los libros palabra más [celebrada|dulce].
          + Se inclinaron todos a un tiempo, a la manera de los [trigos|trigales].
          + Lo que más lucía, entre tanto oro, era la de menor [valor|tamaño].
        `,
        joy: `
          Se brindó con leche tibia, de pijama riguroso y sin [levantarse|discursos].
          + Acondicionaron para la moneda una alcoba en una caja de [cerillas|rapé].
          + Le dio {hero} un nombre, con el fin de que no volviera a ser tan solo la más chica.
          + La ratona durmió sobre el resultado, en previsión de [corrientes|estornudos].
          + Soñó con unos ceros que paseaban del brazo, sin ir a [ninguna parte|sumarse].
          + Ovejas no contó nadie, estando como estaba todo ya [contado|en orden].
        `,
      },
    },
    'humming-stone': {
      keeper: { noun: 'lagarta niñera', gender: 'f' },
      thing: { noun: 'piedra que canturrea', gender: 'f' },
      spot: { at: 'en la repisa de la chimenea', to: 'a la chimenea' },
      facts: {
        ask: '¿Por qué no podía dormir el huevo de dragón?',
        cause: 'el propio huevo dio una patada y {thing} salió del nido',
        mended: 'el huevo se durmió',
      },
      beginner: {
        trouble: `
          @keeper Junto a un nido mecía y mecía {keeper.un}, [con ojeras|con cofia].
          / @keeper —Ea, ea —cantaba {keeper.un}, con un pie en la [cuna|cama].
          El huevo de dragón daba botes y no se [dormía|quedaba quieto].
          @thing —Le falta {thing} —dijo—. Le canta por las [noches|tardes].
          / @thing —Sin {thing} no hay modo —[dijo|suspiró]. Hace mmm.
          @cause —El propio huevo dio una patada. Y {thing} salió del nido —[contó|dijo].
          / @cause —El huevo dio una patada —dijo—. {Thing} salió del nido.
          @feeling Estaba preocupada: un huevo así se [rompe|agrieta].
          / @feeling —¿Y si nace de mal humor? —dijo, muy preocupada.
          + El huevo era verde, y ya tenía carácter.
          + Toc, hacía desde dentro. Toc, toc.
          + Probó con una nana. El huevo dio otro bote.
          + Le leyó la postal de su papá. Dos botes.
          + La piedra voló hacia la chimenea y allí quedó.
          + Olía a cáscara tibia y a leche.
          + Llevaba tres noches con el pie en la cuna.
          + —Es buen huevo —dijo—. Tiene sueño, y no lo sabe.
        `,
        worry: `
          El huevo rodó por la alfombra, y todos [detrás|detrás, ¡ay!].
          / Cada bote del huevo movía las [cucharas|teteras].
          + Las teteras se callaron, por si era eso.
          + Un lagarto hizo de cojín. Le duele todavía.
          + Un diablillo le cantó rock. No.
          + La ratona perdió la cuenta cinco veces.
          + El candelabro tapó sus luces con tres manos.
          + Pusieron algodón alrededor. Se lo comió.
          + Desde dentro se oyó un hipo con humo.
          + Nadie quería ser el primero en bostezar.
        `,
        mend: `
          {Hero} puso {thing} en el nido, muy [cerca|junto].
          / Con mucho tino, {hero} dejó {thing} en la [paja|cuna].
          / En el nido quedó {thing}. Muy [cerca|quieta].
          / Al nido volvió {thing}. Ni un [ruido|paso] más.
          @mended Mmm, hizo, y el huevo se [durmió|durmió, poco a poco].
          / @mended Un toc más. Medio toc. Y el huevo se durmió.
          + El canto era bajo, como de gato grande.
          + El huevo se puso de lado y suspiró.
          + La lagarta bajó el pie, muy despacio.
          + No se movió nadie. Ni el fuego.
          + De la cáscara salía un hilo de vapor.
          + Las cucharas temblaban al compás, mmm.
          + —Chist —dijo la lagarta con los ojos.
          + {Friend} bostezó por dentro.
          + El huevo roncó. Era un ronquido con futuro.
          + El humo de la cáscara hizo un anillo.
        `,
        joy: `
          La fiesta fue en [calcetines|susurros], y duró poco.
          / Bailaron sin pies, para no hacer [toc|ruido].
          + Taparon el huevo con la manta de cuadros.
          + {Hero} le dio un beso. Estaba tibio.
          + {Friend} vigiló el nido. Duró tres minutos.
          + La lagarta comió caliente. ¡Por fin!
          + Ataron la piedra con una cinta, con un lazo.
          + Le escribieron al papá: «Duerme».
          + Él contestó: «Un beso». Ya estaba dado.
          + El mmm siguió toda la noche.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Con un pie en la cuna y los ojos cerrados mecía un huevo {keeper.un}, [sin parar|desde el lunes].
          / @keeper —Ea, mi huevo, ea —cantaba {keeper.un}, con la cofia [torcida|del revés].
          El huevo del dragón se balanceaba, daba botes y no se quería [dormir|dormir por nada].
          / Desvelado y [saltarín|caprichoso], el huevo del dragón pedía compañía.
          @thing —Le falta {thing} —dijo—. Es lo único que lo [calma|duerme].
          / @thing —Desde que no está {thing} no hay noche [tranquila|buena] —explicó.
          @cause —El propio huevo dio una patada —contó—. {Thing} salió del [nido|nido por los aires].
          / @cause No fue nadie: el propio huevo dio una patada y {thing} salió del nido.
          @feeling Estaba preocupada, porque un huevo que no duerme nace con mal [genio|pie].
          / @feeling Preocupada, pegaba la oreja a la cáscara y oía un toc muy [despierto|seguido].
          + —Es un buen huevo —aseguró—. Tiene sueño y no se ha enterado.
          + Ya le había leído dos veces la postal de su padre.
          + La piedra había volado hasta la repisa y allí seguía, tarareando para nadie.
          + Desde dentro se oyó un hipo. La cáscara echó un poco de humo.
        `,
        worry: `
          A cada bote se movían las cucharas. A cada cuchara, el [huevo|huevo otra vez].
          + Un lagarto se ofreció de colchón y todavía lo lamenta.
          + Las teteras callaron, por si el ruido eran ellas.
          + Un diablillo probó con el tambor, y lo sacaron.
          + La ratona perdió la cuenta cinco veces, con mucha paciencia.
          + Lo rodearon de algodón, y por lo visto se lo comió.
          + Rodó de noche por la alfombra, con todos detrás de [puntillas|rodillas].
        `,
        mend: `
          {Hero} deslizó {thing} bajo la paja, donde el huevo pudiera [oírla|notarla].
          / Muy arrimada a la cáscara dejó {hero} {thing}. Dio un paso [atrás|atrás en calcetines].
          @mended Empezó a sonar un mmm. El huevo se durmió, [de un lado primero|toc a toc].
          / @mended Hubo un toc, medio toc y nada: el huevo se durmió.
          / Ronroneó la paja [despacito|calentita], y el huevo se durmió.
          + Era un canto hondo, como de un gato del tamaño de una casa.
          + El huevo se puso de costado y soltó un suspiro con humo.
          + La lagarta levantó el pie de la cuna, que era lo más difícil.
          + No respiraba nadie, ni siquiera el fuego.
          + Las cucharas temblaban un poco, todas en la misma nota.
          + Al final roncó, y era un ronquido que prometía.
        `,
        joy: `
          La fiesta se hizo en susurros y con los pies en [calcetines|el aire].
          + Taparon el huevo con la manta de cuadros de su padre.
          + {Hero} le dio un beso. La cáscara estaba tibia como un bollo.
          + {Friend} se quedó de guardia, y fue quien primero se durmió.
          + La lagarta cenó caliente, cosa que no recordaba.
          + A la piedra le pusieron una correa con un lazo.
          + Mandaron al dragón una postal con una sola palabra: «Duerme».
        `,
      },
      advanced: {
        trouble: `
          @keeper Con un pie en la cuna y el alma en otra parte mecía {keeper.un}, la [cofia|cofia caída].
          / @keeper —Ea —cantaba sin fe {keeper.un}, delante de un huevo muy [despierto|vivaz].
          El huevo del dragón brincaba, oscilaba y no se [dormía|rendía].
          / Desvelado y [saltarín|cascarrabias], el huevo del dragón no se dormía.
          @thing —Le falta {thing} —[anunció|comunicó]—, lo único que lo [serena|ablanda].
          / @thing —Es {thing} lo que echa de menos —[puntualizó|explicó]—, como [cualquiera|es natural].
          @cause El propio huevo dio una patada, y {thing} salió del nido.
          / @cause —El propio huevo dio una patada —[explicó|relató]—, y {thing} salió del nido.
          @feeling Estaba preocupada, pues el que no duerme nace con mal [genio|pie].
          / @feeling Preocupada, auscultaba la cáscara y le respondía un [toc|toc muy firme].
          + Se trataba, insistió, de un huevo excelente, que tenía sueño y aún no se había [enterado|dado por aludido].
          + La postal del padre, leída ya dos veces, no le produjo más efecto que un [hipo|brinco].
          + La piedra, desde la repisa, seguía tarareando para [nadie|el humo].
          + Por una grieta finísima salía humo.
        `,
        worry: `
          Con cada bote se agitaban las cucharas, y con cada cuchara, de nuevo el [huevo|interesado].
          + Un lagarto que se prestó a hacer de colchón lo recuerda todavía en los [inviernos|cambios de tiempo].
          + Callaron las teteras, por si el ruido procedía de [ellas|su conversación].
          + El diablillo del tambor fue invitado a continuar su ensayo en el [jardín|exterior].
          + Se lo rodeó de algodón, y del algodón no se ha vuelto a tener [noticia|rastro].
          + Cinco veces perdió la ratona la cuenta, y a la sexta la dio por [perdida|irrecuperable].
        `,
        mend: `
          {Hero} deslizó bajo la paja {thing}, allí donde pudiera ser [oída|notada].
          / Contra la misma cáscara dejó {hero} {thing}, y se retiró en [calcetines|silencio].
          / [Silenciosamente|Amorosamente] arrimó {hero} {thing} a la cáscara.
          @mended Se alzó un mmm profundo, y el huevo se durmió, toc a toc.
          / @mended Un toc, medio, ninguno: el huevo se [durmió|durmió por fin].
          / Ronroneó [largamente|hondamente] la paja, y el huevo se durmió.
          + Era un canto como el que haría un gato del tamaño de una [catedral|colina].
          + Giró el huevo sobre un costado y exhaló un suspiro con algo de [humo|porvenir].
          + Retiró la lagarta el pie de la cuna, operación que duró lo que un [eclipse|sermón].
          + Contuvo el aliento la casa, y el fuego, que es medio aliento, más que [nadie|ninguno].
          + Vibraban las cucharas en la misma nota, sin atreverse a [rozarse|más].
        `,
        joy: `
          Se festejó en un susurro, y bailaron solamente los que tenían [calcetines|alas].
          + Cubrieron el huevo con la manta de cuadros de su [padre|estirpe].
          + Le dio {hero} un beso, y la cáscara tenía la tibieza de los [bollos|bollos del domingo].
          + Se ofreció {friend} a velar su sueño y fue, de todos, quien antes se [durmió|rindió].
          + Cenó caliente la lagarta, placer del que conservaba una idea [vaga|borrosa].
          + Al dragón le telegrafiaron una palabra, que era «duerme».
        `,
      },
    },
  },
}
