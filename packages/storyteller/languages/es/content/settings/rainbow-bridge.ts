import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: { name: 'el Puente del Arcoíris', in: 'en el Puente del Arcoíris', to: 'al Puente del Arcoíris', from: 'del Puente del Arcoíris' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. El suelo era rojo, y luego [azul|verde].
      / @place Subieron por el violeta y entraron {place.in}.
      / Era rojo, era [azul|verde]: era {place}.
      / Subieron una [cuesta|curva] de colores. Era {place}.
      Había pintores en [escaleras|cada arco], con gorro de papel.
      / Siete calles de color iban juntas, como [cintas|hermanas].
      / Un cubo de amarillo [silbaba|cantaba] en voz muy baja.
      + La lluvia hacía cosquillas y no mojaba.
      + —Eso está fresco —dijo un pincel.
      + Olía a pintura y a tierra mojada.
      + {Friend} tenía una pata naranja y otra verde.
      + Abajo pasaba una nube con un pato.
      + Un cubo de azul roncaba al sol de la luna.
      + El amarillo sonaba un poco, como una trompeta.
      + Una gota saludó con la mano.
      + En medio había un banco de siete colores.
    `,
    life: `
      Los pintores repasan el puente cada [noche|tarde].
      / De noche limpian los colores y los [guardan|tapan] en tarros.
      Una rana mezcla rojo y blanco, y sale [sueño|rosa].
      + Las gotas juegan al tobogán por el añil.
      + Un caracol va por el verde. Es su calle.
      + Dos pinceles se peinan el uno al otro.
      + El tejón dice quién pasa, y todos pasan.
      + Una araña pide su hilo en violeta.
      + Los cubos duermen boca abajo.
      + Un pato prueba el azul y le gusta.
      + La lluvia barre, porque le toca.
      + El naranja cuenta un cuento al amarillo.
      + El violeta se acuesta el último.
    `,
    way: `
      Fueron {spot.to} por la calle [verde|roja], que es blanda.
      / Camino {spot.to}, cada paso era de un [color|sabor].
      Olía a menta en el verde y a [mora|noche] en el violeta.
      + Un pintor les pidió la hora y un poco de rosa.
      + Las gotas se apartaban, muy finas.
      + {Friend} dejó huellas a lunares.
      + En el amarillo se oía una trompeta con sordina.
      + Un pincel los siguió y borró sus pasos.
      + La niebla, debajo, parecía leche.
      + Había un charco de azul con un bote.
      + {Hero} tocó el borde. Hacía cosquillas.
      + Una escalera tosió al pasar ellos.
    `,
    thanks: `
      {Keeper} le dio {hero.a} un tarro con [rosa|cielo].
      / —Para ti —dijo {keeper}. Era una gota de [siete colores|luz].
      Los pintores saludaron con el gorro de [papel|colores].
      + {Friend} recibió un lunar naranja. No se quita.
      + —Vuelve cuando llueva y haga sol —dijo el banco.
      + Las gotas bajaron por el tobogán, diciendo adiós.
      + El amarillo tocó una nota.
      + Un cubo abrió un ojo y lo cerró.
      + La lluvia les hizo cosquillas en la nuca.
      + El caracol saludó. Iba por el mismo sitio.
      + Siete calles brillaron, una tras otra.
    `,
  },
  intermediate: {
    arrival: `
      @place El rojo estaba tibio y el azul fresco: habían llegado, y estaban {place.in}.
      / @place Entraron {place.in} por el lado violeta, que es el más [callado|tranquilo].
      / Un cosquilleo [anaranjado|amarillo] en las plantas de los pies [anunciaba|significaba] {place}.
      / Subieron por el violeta, [suavemente|resbalando], y aparecieron {place.in}.
      En cada arco había una escalera y, en cada escalera, un [pintor|pintor con gorro].
      / Siete calles de color subían juntas, como hermanas de la [mano|misma edad].
      / Las gotas [esperaban|charlaban] en fila para que las pintaran.
      + —Ojo con lo fresco —avisó un pincel desde una lata.
      + La lluvia de allí no moja; solo hace cosquillas.
      + {Friend} cruzó tres colores y acabó con las patas de domingo.
      + Por debajo pasaba una nube que llevaba a un pato de pasajero.
      + Si se pisaba el amarillo, sonaba a trompeta con sordina.
      + Un cubo de añil roncaba con la tapa torcida.
    `,
    life: `
      Al caer la noche los pintores repasan los bordes, que es por donde se [gastan|cansan] los colores.
      / Aquí viven pintores, gotas y un tejón que dice a quién le [toca|toca pasar].
      + Una rana mezclaba rojo con blanco y probaba el rosa con un dedo.
      + Las gotas pequeñas bajaban por el añil como por un tobogán.
      + Dos pinceles se peinaban mutuamente, con mucha paciencia.
      + El naranja le contaba un cuento al amarillo para que bajara la voz.
      + Un caracol llevaba tres veranos recorriendo la calle verde.
      + A la araña le gusta tejer en violeta. Se le hacen encargos.
      + La lluvia barría los arcos, porque aquella semana era su turno.
    `,
    way: `
      Para ir {spot.to} tomaron la calle verde, que cede un poco al [pisarla|andar].
      / Se iba {spot.to} de color en color. Cada uno tenía su [olor|temperatura].
      / Esquivaron escaleras y cubos de amarillo [camino|de camino] {spot.to}.
      + El verde olía a menta. El violeta, a mora y a tarde.
      + Un pintor les pidió prestado un poco de rosa de las mejillas.
      + {Friend} iba dejando huellas a lunares sin saber cómo.
      + Por detrás, un pincel muy limpio les borraba los pasos.
      + La niebla de abajo parecía un tazón de leche sin dueño.
      + En un charco azul alguien había amarrado un bote.
      + Una escalera tosió a su paso, con la mano delante.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} un tarro con un dedo de [rosa|cielo de las siete].
      / —Aguanta mucho si no se abre —dijo {keeper}. Le dio {hero.a} una [gota|lata] de siete colores.
      / Una acuarela que nunca se seca [acompañó|siguió] desde entonces {hero.a}.
      + Los pintores agitaron sus gorros de papel, recién doblados.
      + {Friend.a} le quedó un lunar naranja que no sale con nada.
      + El amarillo tocó la trompeta, pero muy bajito.
      + Las gotas se despidieron tirándose todas por el tobogán.
      + El caracol dijo adiós desde el mismo sitio que antes.
      + Una tras otra fueron brillando las siete calles.
    `,
  },
  advanced: {
    arrival: `
      @place Por la tibieza del rojo y el frescor del azul supieron que pisaban ya {place}.
      / @place Se entra {place.in} por el violeta, que es, de los siete, el de mejores [modales|silencios].
      / Apoyado en dos nubes [esponjosas|desiguales], y recién [barnizado|repintado], se desplegaba ante ellos {place}.
      / Un cosquilleo anaranjado en las plantas les [confirmó|reveló] que se encontraban, [efectivamente|por fin], {place.in}.
      + Cada arco tenía su escalera, cada escalera su pintor y cada pintor un gorro de papel.
      + Llovía una lluvia de la que no moja, dedicada exclusivamente a hacer cosquillas.
      + —Cuidado con lo fresco —rogó desde su lata un pincel de aspecto distinguido.
      + El amarillo, al [pisarlo|rozarlo], sonaba a [trompeta|cornetín], y por eso se transita tan poco a ciertas horas.
      + De cruzar tres colores seguidos le quedaron {friend.a} unas patas como de domingo.
      + Por debajo circulaba una nube, en la que viajaba un pato con cara de tener billete.
    `,
    life: `
      De noche repasan los pintores los bordes, que es por donde se cansan los [colores|arcoíris].
      / Lo habitan pintores, gotas y un tejón sin el cual nadie sabría cuándo [pasar|le toca].
      / Los cubos de pintura se [tapan|arropan] a las ocho, salvo el rojo, que [protesta|pide agua].
      / Las gotas más [veteranas|ancianas] cuentan a las jóvenes de qué [tormenta|nube] bajaron.
      + Una rana mezclaba el rojo con el blanco y cataba el rosa con la punta del dedo.
      + Por el añil, usado como tobogán, descendían las gotas de menos edad.
      + Contaba el naranja un cuento al amarillo, a ver si así bajaba la voz.
      + Un caracol llevaba tres veranos en la calle verde, y sostenía que lo mejor venía después.
      + Se peinaban dos pinceles el uno al otro, sin tirones y sin conversación.
    `,
    way: `
      De color en color se iba {spot.to}, y ninguno de los siete olía [igual|a lo mismo].
      / Tomaron {spot.to} la calle verde, mullida como un consejo de [abuela|musgo].
      / Esquivando [escaleras|andamios] y cubos de amarillo, [se abrieron paso|avanzaron] {spot.to} con los bajos salpicados.
      / Encaminándose {spot.to} [resbalaron|patinaron] voluntariamente por el azul, que es el color más [encerado|complaciente].
      + El verde tiraba a menta, y el violeta, a mora y a última hora de la tarde.
      + Un pintor solicitó en préstamo un poco del rosa de sus mejillas, con promesa de devolución.
      + Iba {friend} imprimiendo lunares por donde pisaba, y un pincel discreto los retiraba.
      + La niebla, allá abajo, recordaba un tazón de leche del que nadie se hubiera hecho cargo.
      + Al pasar ellos tosió una escalera, y una gota le dijo salud.
    `,
    thanks: `
      {Keeper} puso en manos {hero.de} un tarro con un dedo de [rosa|cielo].
      / En una lata no mayor que una uña, {keeper} regaló {hero.a} una gota de siete [colores|humores].
      / Una acuarela que [jamás|nunca] acaba de secarse fue, [naturalmente|con pincel incluido], el obsequio destinado {hero.a}.
      / Los pintores [bautizaron provisionalmente|decidieron bautizar] con el nombre {hero.de} un tono de violeta [desconocido|intermedio].
      + Agitaron los pintores sus gorros, doblados para la ocasión en forma de barco.
      + {Friend.a} le quedó un lunar naranja, que con el tiempo llegaría a tener en mucho.
      + Dio el amarillo su nota, con sordina, por no enternecer a los cubos.
      + Las gotas se dejaron caer en bloque por el añil, que es su forma de agitar pañuelos.
      + Se encendieron las siete calles de una en una, y la última esperó a que se volvieran.
    `,
  },
  troubles: {
    'smallest-brush': {
      keeper: { noun: 'rana pintora', gender: 'f' },
      thing: { noun: 'pincel más fino', gender: 'm' },
      spot: { at: 'al pie del puente', to: 'al pie del puente' },
      facts: {
        ask: '¿Por qué había un hueco en el puente?',
        cause: 'la lluvia se llevó {thing} por el borde',
        mended: 'el hueco se cerró',
      },
      beginner: {
        trouble: `
          @keeper En la última escalera lloraba {keeper.un}, [a gotas verdes|con gorro].
          / @keeper Con un cubo en la mano estaba {keeper.un}, muy [tiesa|quieta].
          En el puente había un hueco. Se veía [la noche|el suelo].
          @thing —Falta {thing} —dijo—. Los gordos no [caben|entran].
          / @thing —Eso solo lo pinta {thing} —dijo—, y no [está|aparece].
          @cause —La lluvia se llevó {thing} por el [borde|borde, glup].
          / @cause —Lo dejé a secar. La lluvia se llevó {thing} por el borde —[dijo|contó].
          @feeling Estaba preocupada y medía el hueco con un [dedo|ojo].
          / @feeling Muy preocupada, contaba a los que [pasaban|saltaban].
          + Tenía tres pelos, y los tres buenos.
          + Probó con el dedo. Quedó un dedo.
          + Cayó allá, donde el puente toca la hierba.
          + —Es que es un hueco fino —dijo—, como un pelo.
          + La lluvia pedía perdón en las tejas.
          + Se le mojaba el gorro, y era de papel.
          + Por el hueco subía un frío chiquito.
          + Llevaba verde hasta en las cejas.
        `,
        worry: `
          Los que cruzaban daban un salto, y uno no [sabía|podía].
          / El azul se salía por ahí, gota a gota.
          + El caracol llegó al hueco. Llegó en mayo.
          + Una carta cayó, y la leyó un pato.
          + El rojo y el verde se miraban de lejos.
          + Un bebé metió el pie. ¡Uy!
          + La luna pasaba por dentro y se enganchaba.
          + Los cubos tenían vértigo.
          + El banco se apartó un poco, por si acaso.
          + La trompeta sonaba partida en dos.
          + Un perro ladró al agujero, y nada.
        `,
        mend: `
          {Hero} mojó {thing} y pintó la raya, [sin respirar|muy fina].
          / Con la lengua fuera, {hero} movió {thing}. [Ras|Chis].
          / Con {thing} se pintó la raya, muy [fina|recta].
          / Una raya sola, y con {thing}. [Ras|Chis].
          @mended Y el hueco se [cerró|cerró, zip].
          / @mended Una raya, otra, otra más, y el hueco se cerró.
          + El rojo y el verde se dieron la mano.
          + El caracol pasó. Tardó, y pasó.
          + El azul dejó de gotear.
          + La trompeta sonó entera.
          + La rana sopló para secarlo.
          + La luna se soltó y siguió su camino.
          + Nadie notaba ya dónde fue.
          + La lluvia aplaudió con los dedos.
          + El bebé pisó, y no pasó nada.
          + {Friend} saltó encima. Aguantó.
          + El banco volvió a su sitio.
          + Un cubo abrió los ojos y miró sin miedo.
        `,
        joy: `
          La rana firmó abajo, muy [pequeñito|fino]: «Rana».
          / Merendaron sobre el hueco, que ya no [era|estaba].
          + {Hero} pintó una flor en una esquina.
          + {Friend} pintó algo. Dijo que era un caballo.
          + Al pincel le dieron jabón y una cama.
          + El pato devolvió la carta. Le faltaba el final.
          + Los gordos pidieron una valla, para pintarla.
          + Bailaron de color en color, sin pisar raya.
          + La lluvia les hizo cosquillas a todos.
          + Luego taparon los tarros, uno por uno.
        `,
      },
      intermediate: {
        trouble: `
          @keeper En el último peldaño de una escalera lloraba {keeper.un}, con el gorro [mojado|en las manos].
          / @keeper Con un cubo en cada mano los recibió {keeper.un}, verde de piel y de [pintura|disgusto].
          En medio del puente había un hueco. Por el hueco se veía la [noche|hierba, allá abajo].
          / Interrumpido el puente, los caminantes [frenaban|asomaban la nariz] asustados.
          @thing —Falta {thing} —dijo—. Con los gordos no se llega al [rincón|fondo].
          / @thing —Ese hueco solo lo puede cerrar {thing} —explicó—, y lo he perdido.
          @cause —Estaba secándose, y la lluvia se llevó {thing} por el borde —contó.
          / @cause Vino de golpe la lluvia y se llevó {thing} por el borde, [sin querer|con la risa].
          @feeling Se asomaba muy preocupada cada vez que alguien iba a [pasar|saltar].
          / @feeling —¿Y si se hace más ancho? —decía, preocupada, midiéndolo con un [dedo|pelo].
          + El pincel tenía tres pelos, y los tres de toda confianza.
          + Había probado con el dedo. Ahora en el rojo se veía un dedo.
          + Alguien lo oyó tocar tierra justo donde empieza el puente.
          + La lluvia llevaba media hora pidiendo perdón en los cubos.
        `,
        worry: `
          Para cruzar había que dar un saltito. No todo el mundo [sabe|tiene edad].
          + El caracol, después de tres veranos, había llegado justo al hueco.
          + Por allí se le iba el azul al puente, gota a gota.
          + El rojo y el verde se miraban desde lejos y se echaban de menos.
          + Una carta cayó por el agujero y la leyó un pato.
          + La luna se enganchaba al pasar y tenía que tirar un poco.
          + La trompeta del amarillo sonaba partida en dos.
        `,
        mend: `
          Tumbándose boca abajo, {hero} mojó {thing} y trazó una raya sin [respirar|parpadear].
          / Con la punta de la lengua fuera, {hero} pasó {thing} de lado a [lado|lado, y otra vez].
          @mended A la tercera pincelada el hueco se cerró, [como una boca|sin dejar señal].
          / @mended Pelo a pelo, el hueco se cerró.
          + El rojo y el verde se tocaron y se pusieron un poco más.
          + El caracol cruzó por encima y no le dio importancia.
          + La rana sopló para que secara y luego besó el sitio.
          + La luna pasó sin engancharse y se volvió a mirar.
          + La trompeta recuperó de golpe las dos mitades.
          + {Friend} dio unos saltos encima, para poder garantizarlo.
          + Arriba, la lluvia aplaudió con todos los dedos.
        `,
        joy: `
          La rana firmó en una esquina con letra tan chica que se leía [Rana|con lupa].
          + {Hero} pintó una flor donde nadie la iba a pisar.
          + {Friend} hizo un retrato, y hubo que decidir si era un caballo.
          + Al pincel lo lavaron con jabón y lo acostaron en algodón.
          + El pato devolvió la carta y quiso saber cómo seguía.
          + Los pinceles gordos pidieron una valla entera para ellos.
          + Cuando se hizo tarde fueron tapando los tarros, del claro al oscuro.
        `,
      },
      advanced: {
        trouble: `
          @keeper Lloraba en el peldaño más alto {keeper.un}, con lágrimas de varios [colores|verdes].
          / @keeper Con un cubo en cada mano los recibió {keeper.un}, verde por doble [motivo|causa].
          Había un hueco en medio del puente, y por él se veía la [noche|hierba lejana].
          / Interrumpido el puente, los caminantes [retrocedían|titubeaban].
          @thing —Solo {thing} —[aseguró|comunicó]— llega a los [rincones|rincones finos].
          / @thing —Ese hueco solo lo cierra {thing} —[puntualizó|explicó]—, y no [aparece|está].
          @cause La lluvia se llevó {thing} por el borde, sin dejar de [reír|hacer cosquillas].
          / @cause —Se secaba al aire —[relató|refirió]—, y la lluvia se llevó {thing} por el borde.
          @feeling Preocupada, se asomaba por cada uno que iba a [cruzar|dar el salto].
          / @feeling La preocupada artista medía el hueco con un [pelo|dedo].
          + Constaba el pincel de tres pelos. Por cada uno de ellos habría puesto la mano en el fuego.
          + De cierto ensayo con el dedo quedaba en el rojo un dedo, fácil de reconocer.
          + Se le oyó dar en tierra en el punto exacto en que el puente empieza.
        `,
        worry: `
          Para pasar se imponía un saltito, y no está todo el mundo en edad de [saltitos|darlo].
          + Al cabo de tres veranos de marcha, el caracol había alcanzado precisamente el hueco.
          + El rojo y el verde se contemplaban desde sus respectivas orillas, con visible nostalgia.
          + Por el agujero cayó una carta, que un pato leyó hasta donde le interesaba.
          + Se enganchaba en él la luna, y tenía que recogerse la falda para seguir.
          + La trompeta del amarillo había quedado dividida en dos, ninguna de las cuales sonaba.
        `,
        mend: `
          Echándose de bruces, {hero} mojó {thing} y trazó una línea que duró un [aliento|suspiro].
          / Con la lengua asomada, {hero} llevó {thing} de una orilla a la otra.
          / Trazó {hero} con {thing} una pincelada [temblorosa|finísima].
          @mended A la tercera pincelada el hueco se cerró, y no quedó [cicatriz|señal].
          / @mended Como se cierran los ojos de un niño, el hueco se cerró.
          / [Sonrojándose|Coloreándose], el hueco se cerró.
          + Alguien aplaudió desde abajo, [probablemente|seguramente] la hierba.
          + El rojo y el verde, al tocarse, se subieron el uno al otro los colores.
          + Cruzó el caracol por encima sin concederle la menor importancia.
          + Sopló la rana para que secase y depositó en el lugar un beso, que también es verde.
          + A título de prueba dio {friend} varios brincos, tras los que se declaró abierto el paso.
        `,
        joy: `
          Firmó la rana en un ángulo, con letra de la que se lee antes con el [corazón|dedo].
          + Donde nadie fuera a pisarla pintó {hero} una flor, que desde entonces tiene visitas.
          + Expuso {friend} un retrato, y el debate acerca de si era un caballo sigue abierto.
          + Reclamaron los pinceles gordos una valla, una pared, algo a la medida de su talento.
          + Taparon por fin los tarros, del más claro al más oscuro, como quien apaga un teatro.
        `,
      },
    },
    'bridge-whistle': {
      keeper: { noun: 'tejón del puente', gender: 'm' },
      thing: { noun: 'silbato del puente', gender: 'm' },
      spot: { at: 'en la escalera más baja', to: 'a la escalera más baja' },
      facts: {
        ask: '¿Por qué se había parado todo el mundo?',
        cause: 'el tejón dio las buenas tardes y {thing} cayó a la niebla',
        mended: 'todos cruzaron por su turno',
      },
      beginner: {
        trouble: `
          @keeper En mitad estaba {keeper.un}, con los brazos en [cruz|alto].
          / @keeper Con gorra y sin voz los paró {keeper.un}.
          Todos estaban parados, y nadie sabía a quién le [tocaba|iba].
          @thing —Me falta {thing} —dijo—. Con él digo quién [pasa|va].
          / @thing —Sin {thing} no soy nadie. Un [tejón|señor] —dijo.
          @cause —Saludé, y {thing} cayó a la [niebla|niebla, plof] —[contó|dijo].
          / @cause —Abrí la boca, y {thing} cayó a la niebla.
          @feeling Estaba confuso y se daba paso a [sí mismo|un poste].
          / @feeling Muy confuso, dijo «alto» y «pase» a la [vez|nube].
          + Silbó con los dientes. Vino un perro.
          + —Yo soy educado —dijo—. Por eso fue.
          + Cayó hacia abajo y dio en una escalera.
          + Su gorra ponía «Tejón», por detrás.
          + Movía una bandera, y se enredaba.
          + Detrás de él había una cola de nubes.
          + Una oveja dijo que ella estaba antes.
          + Todas dijeron que estaban antes.
          + Un poste le hizo caso.
        `,
        worry: `
          Todos decían «usted primero», y no pasaba [nadie|ni uno].
          / Otros decían «yo, yo», y tampoco [pasaba nadie|se movían].
          + Un pan se puso duro en la cola.
          + Dos cabras se miraban, nariz con nariz.
          + El cartero leyó todas las cartas.
          + Una novia llegaba tarde, y el novio, también.
          + Un pato pasó por debajo, tan ancho.
          + El caracol adelantó a un caballo.
          + Una gota se quedó a medio caer.
          + El banco estaba lleno, y de mal humor.
          + La lluvia esperó en el aire.
        `,
        mend: `
          {Hero} le dio {thing} al tejón. Fiii, [sonó|hizo].
          / El tejón se limpió, {hero.y} le puso {thing}.
          @mended Fiii: todos cruzaron por su [turno|turno, en orden].
          / @mended Uno de aquí, uno de allá. Todos cruzaron por su turno.
          + —Buenas… —dijo él, y lo sujetó con la mano.
          + Las cabras se pidieron perdón y pasaron.
          + La novia corrió, y el novio, y se vieron.
          + La gota acabó de caer.
          + El pan se ablandó de la alegría.
          + La cola se hizo corta, corta, y nada.
          + El banco se quedó con una flor.
          + El perro se volvió a su casa.
          + Un tejón con silbato es media paz.
          + {Friend} cruzó tres veces, por oírlo.
        `,
        joy: `
          El tejón dirigió un baile: unos van, otros [vienen|esperan].
          / Hubo boda en el amarillo, con [trompeta|tarta].
          + {Hero} silbó una vez. Se paró la luna.
          + {Friend} bailó con las dos cabras.
          + Le pusieron al silbato una cinta al cuello.
          + —Buenas noches —dijo él, y no se cayó nada.
          + El cartero entregó las cartas. Contó los finales.
          + La oveja pasó la primera. Iba antes.
          + Comieron el pan, mojado en leche.
          + Cada fiii era un poco más bajo.
        `,
      },
      intermediate: {
        trouble: `
          @keeper En el mismo centro, con un brazo a cada lado, estaba {keeper.un}, [sudando|sin decidirse].
          / @keeper Con gorra de uniforme y la boca abierta los detuvo {keeper.un}, o quizá les dio el [paso|saludo].
          El puente estaba lleno de gente parada. Nadie sabía a quién le [tocaba|correspondía].
          / Todos se [cedían|ofrecían] el paso, y no pasaba absolutamente nadie.
          + —Usted primero. —No, por favor, usted —se [repetía|escuchaba] por todas partes.
          @thing —Me he quedado sin {thing} —dijo—. A voces no me [entienden|hacen caso].
          / @thing —Todo lo mando con {thing}. Un fiii, y pasan; dos, y [esperan|se paran].
          @cause —Fue por educación: di las buenas tardes, y {thing} cayó a la niebla —[contó|explicó].
          / @cause —Abrí la boca para saludar —contó—. {Thing} cayó a la [niebla|niebla sin ruido].
          @feeling Estaba tan confuso que se había cedido el paso a sí [mismo|mismo dos veces].
          / @feeling —Alto, adelante, alto —decía, confuso, y se contestaba que [bueno|gracias].
          + Había silbado con los dientes, y acudió un perro muy simpático.
          + Si prestaban atención, se oía algo golpear una escalera, allá abajo.
          + —Yo estaba antes —dijo una oveja. Todas las demás estaban antes.
        `,
        worry: `
          La mitad decía «usted primero». La otra mitad también, así que no pasaba [nadie|ni el aire].
          + Dos cabras se habían encontrado nariz con nariz y no querían ser groseras.
          + Un pan recién hecho se puso duro esperando.
          + El cartero, por no aburrirse, había leído el correo.
          + Una novia y un novio se saludaban desde los dos extremos.
          + Por debajo pasó un pato, sin pedir permiso y muy ancho.
          + El caracol adelantó a un caballo y no se lo contaba a nadie, de la emoción.
        `,
        mend: `
          {Hero} le tendió {thing}, y el tejón lo sopló con los ojos [cerrados|llenos de agua].
          / En cuanto {hero} le devolvió {thing}, el tejón se puso [derecho|dos palmos más alto].
          @mended Fiii, y uno de aquí. Uno de allá: todos cruzaron por su turno.
          / @mended Con un silbido largo y dos cortos, todos cruzaron por su turno.
          / Saludándose [educadamente|amablemente], todos cruzaron por su turno.
          + —Buenas noches —dijo después, sujetándolo con la mano.
          + Las cabras se desearon lo mejor y siguieron.
          + La novia y el novio se encontraron justo en el amarillo.
          + La cola se fue haciendo corta. Por el final se veía el banco.
          + El pan se ablandó, o a todos les pareció.
          + {Friend} cruzó tres veces solo por el gusto de que le silbaran.
          + La oveja pasó la primera, ya que estaba antes.
        `,
        joy: `
          Hubo boda en la calle amarilla, con trompeta. El tejón dirigió el [baile|tráfico del baile].
          + {Hero} dio un silbido, uno solo, y se paró hasta la luna.
          + {Friend} bailó con las dos cabras a la vez, sin preferencias.
          + El silbato lo lleva ahora al cuello, con una cinta de siete colores.
          + El cartero repartió por fin y contó los finales a quien quiso.
          + El pan se comió mojado en leche, que es otra forma de boda.
          + Cada fiii fue un poco más bajo, hasta que el último apenas fue un [soplo|suspiro].
        `,
      },
      advanced: {
        trouble: `
          @keeper En el centro geométrico del puente sudaba {keeper.un}, con un brazo por [lado|orilla].
          / @keeper Los detuvo, o tal vez les dio paso, {keeper.un}, la gorra sobre los ojos.
          La gente estaba parada, y nadie sabía a quién le [tocaba|tocaba ceder].
          / Inmóviles y [ceremoniosos|confundidos], todos se cedían el paso.
          @thing —Sin {thing} —[anunció|comunicó]— soy un tejón con [gorra|opiniones].
          / @thing —Me falta {thing} —[aclaró|puntualizó]—, y a voces no se [gobierna|ordena].
          @cause Dio las buenas tardes y, al abrir la boca, {thing} cayó a la niebla.
          / @cause —Por saludar —[relató|refirió]—, {thing} cayó a la niebla, [plof|sin ruido].
          @feeling Tan confuso estaba que se había cedido el paso a sí mismo.
          / @feeling Confuso, mandaba al mismo tiempo alto y adelante.
          + De silbar con los dientes obtuvo un perro, sin duda encantador, pero ajeno al servicio.
          + Quien aguzase el oído podía percibir abajo un golpecito de madera, como en una escalera.
          + Cierta oveja afirmaba estar antes, y el resto del rebaño afirmaba lo mismo.
        `,
        worry: `
          Una mitad rogaba a la otra que pasara primero, y la otra era igual de [educada|terca].
          + Dos cabras se habían topado de frente y, por no ser groseras, llevaban allí una hora.
          + Con el fin de entretener la espera había leído el cartero la correspondencia entera.
          + Una novia y un novio se hacían señas desde los extremos, cada vez más parecidas a un adiós.
          + Fue visto un caracol adelantando a un caballo, y no se lo contó a nadie, de la emoción.
          + Por debajo, tan ancho, navegaba el pato, que jamás ha esperado turno.
        `,
        mend: `
          Recibió el tejón {thing} de manos {hero.de} y, antes de soplar, lo [besó|limpió dos veces].
          / Al devolverle {hero} {thing}, creció el tejón dos palmos, incluida la [gorra|dignidad].
          / Entregó {hero} {thing}, y el tejón se [enderezó|emocionó] visiblemente.
          @mended Con un silbido largo y dos breves, todos cruzaron por su turno.
          / @mended Uno de acá y uno de allá, todos cruzaron por su turno.
          / Saludándose con [sombreros|reverencias], todos cruzaron por su turno.
          + —Muy buenas noches —[informó|declaró] luego, cerrando sobre el pecho la mano que lo guardaba.
          + Las cabras, tras desearse lo mejor, se separaron con cierta pena.
          + En la calle amarilla se alcanzaron los novios, y la trompeta no supo contenerse.
          + Tres veces cruzó {friend}, sin otro fin que el de oír el silbato.
          + Volviose a casa el perro, silbando.
        `,
        joy: `
          Se celebró la boda en el amarillo, y el tejón reguló el vals con gran [justicia|equidad].
          + Dejaron {hero.a} dar un silbido, uno tan solo, y se detuvo hasta la luna.
          + Con las dos cabras a un tiempo bailó {friend}, para que no hubiera preferencias.
          + Pasó por fin la oveja, la primera de todas, puesto que estaba antes.
          + De fiii en fiii fue bajando la noche, y el último ya era solamente aire.
        `,
      },
    },
    'sun-glass': {
      keeper: { noun: 'gota más joven', gender: 'f' },
      thing: { noun: 'cristal de sol', gender: 'm' },
      spot: { at: 'bajo el tercer arco', to: 'al tercer arco' },
      facts: {
        ask: '¿Por qué se borraba el puente?',
        cause: 'de tanto frotar, {thing} resbaló y se fue',
        mended: 'los colores del puente volvieron',
      },
      beginner: {
        trouble: `
          @keeper En el borde temblaba {keeper.un}, [chiquita|con un trapo].
          / @keeper De un arco colgaba {keeper.un}, a punto de [caer|llorar].
          El puente se borraba. El rojo era ya [rosa|sopa].
          @thing —Falta {thing} —dijo—. De él salen los [siete|colores].
          / @thing —La luz pasa por {thing} —dijo—. Pasaba. Ya [no|ves].
          @cause —De tanto frotar, {thing} resbaló y se [fue|fue, zas].
          / @cause —Lo froté mucho, por bonito. Y {thing} resbaló y se fue —[suspiró|dijo].
          @feeling Le daba vergüenza ser tan [chica|nueva] y tan torpe.
          / @feeling —Qué vergüenza —dijo, y se puso [redonda|gris].
          + Era su primer día.
          + —Quería que brillara más que nadie —dijo.
          + Tenía el trapo en la mano, muy limpio.
          + Rodó bajo el puente, por el tercero.
          + Las gotas mayores no la riñeron. Peor.
          + Se miró, y se veía el mundo al revés.
          + El violeta ya casi no estaba.
          + Plic, hizo, sin querer.
          + El cubo de añil se puso a llorar agua.
        `,
        worry: `
          El caracol ya no sabía si su calle era [verde|gris].
          / Los pies se hundían un poco en lo [claro|flojo].
          + El amarillo tocaba sin aire.
          + Una oveja cruzó y salió blanca del todo.
          + Los pintores pintaban, y se iba.
          + El pato no hallaba el azul de siempre.
          + Abajo, un niño señaló el cielo y bajó el dedo.
          + El naranja se sentó, mareado.
          + Un pincel lloró rosa.
          + El banco era de un color: ninguno.
          + La rana mezcló dos y salió nada.
        `,
        mend: `
          {Hero} puso {thing} en su arco. La luz [entró|pasó].
          / Con cuidado, sin frotar, {hero} colgó {thing}. [Tin|Clin].
          @mended Y los colores del puente [volvieron|volvieron, los siete].
          / @mended Rojo, y el otro, y el otro: los colores del puente volvieron.
          + El violeta llegó el último, con sueño.
          + La gota se llenó de luz por dentro.
          + El caracol dijo: «Verde. Ya decía yo».
          + El amarillo tocó tan alto que vino el gallo.
          + El niño de abajo pidió un deseo.
          + La oveja quedó a rayas, y contenta.
          + Los pinceles se bañaron.
          + El pato dijo «cuac» en azul.
          + Las mayores abrazaron a la chica.
          + {Friend} se miró una pata de cada color.
        `,
        joy: `
          La gota bajó por los siete toboganes, [seguidos|gritando].
          / Le dieron a la gota un trapo más [suave|chico].
          + {Hero} miró por el cristal. Todo era fiesta.
          + {Friend} buscó oro al final. Había pan.
          + Bailaron rojos con rojos, y luego no.
          + El niño de abajo los saludó.
          + La lluvia tocó el tambor en los cubos.
          + Brindaron con agua de siete gustos.
          + —Mañana froto menos —dijo la chica.
          + Se durmió en una hoja, redonda y rosa.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Temblando en el borde de un arco estaba {keeper.un}, con un trapo en la [mano|punta].
          / @keeper A punto de caerse de la pena colgaba {keeper.un}, redonda y [gris|pequeñísima].
          El puente se iba borrando: el rojo era ya un rosa. El violeta, un [recuerdo|suspiro].
          / Descolorido, el puente [palidecía|se transparentaba] por momentos.
          @thing —Los colores salen {thing.de} —dijo—. La luz entra una y sale [siete|en siete].
          / @thing —Ya no está {thing}, y sin él la luz no sabe [partirse|qué hacer].
          @cause —De tanto frotar, {thing} resbaló y se [fue|fue rodando] —confesó.
          / @cause —Quería dejarlo precioso. De tanto frotar, {thing} resbaló y se fue —[contó|explicó].
          @feeling Era su primer día y sentía una vergüenza más grande que [ella|ella misma].
          / @feeling De la vergüenza se le puso el mundo, por dentro, del [revés|revés y gris].
          + Las gotas mayores no la habían reñido, y eso era lo peor.
          + El trapo había quedado, hay que decirlo, limpísimo.
          + Lo vieron pasar de largo y perderse por debajo del tercer arco.
          + —Solo quería que brillara —repetía— un poco más que los demás.
        `,
        worry: `
          El caracol se paró, porque ya no estaba seguro de que su calle fuese la [verde|suya].
          + En lo más claro los pies se hundían un poco, como en nata.
          + Una oveja gris cruzó y salió blanca, sin pedirlo.
          + Los pintores pintaban deprisa, y deprisa se les iba.
          + El amarillo soplaba la trompeta y no salía más que aire.
          + Abajo, en un pueblo, un niño señaló el cielo y bajó el dedo.
          + El banco de siete colores se había quedado en banco.
        `,
        mend: `
          Sin frotarlo nada, {hero} colgó {thing} en su arco, y la luz [entró|se asomó].
          / {Hero} lo sujetó por los bordes. En cuanto {thing} estuvo en su sitio sonó un [tin|clin].
          @mended Rojo, naranja, amarillo: los colores del puente [volvieron|volvieron, de uno en uno].
          / @mended La luz pasó, se abrió en siete. Los colores del puente volvieron.
          / Encendiéndose [alegremente|despacito], los colores del puente volvieron.
          + El violeta llegó el último, frotándose los ojos.
          + La gota se iluminó por dentro como una lámpara.
          + —Verde —dijo el caracol—. Ya lo sabía yo. Y siguió.
          + En el pueblo el niño volvió a señalar y pidió un deseo, por si acaso.
          + El amarillo dio una nota que despertó a un gallo.
          + Las mayores rodearon a la pequeña y casi se hacen charco.
          + {Friend} se encontró con una pata de cada color y no quiso lavarse.
        `,
        joy: `
          La gota estrenó los siete toboganes, uno detrás de otro, [gritando|sin parar de reír].
          + Le regalaron un trapo más blando y un horario más corto.
          + {Hero} miró por el cristal, y todo era una fiesta con bordes.
          + {Friend} fue a buscar el oro del final y volvió con pan.
          + La lluvia tocó el tambor en los cubos puestos boca abajo.
          + —Mañana froto la mitad —prometió la pequeña.
          + Se quedó dormida en una hoja, redonda y con un color en cada sueño.
        `,
      },
      advanced: {
        trouble: `
          @keeper En el filo de un arco temblaba {keeper.un}, todavía con el trapo en la [mano|punta].
          / @keeper De pura pena estaba a punto de caer {keeper.un}, diminuta y [gris|nueva].
          El puente se borraba, y del violeta no quedaba más que la [idea|intención].
          / Desdibujado, el puente [palidecía|se transparentaba] por momentos.
          + Quien miraba hacia abajo procuraba [inmediatamente|rápidamente] mirar a otra parte.
          @thing —{Thing.de} salen los siete —[reconoció|manifestó]—, y ya no [salen|sale ninguno].
          / @thing —Falta {thing} —[anunció|comunicó]—, y la luz no sabe [abrirse|partirse].
          @cause De tanto frotar, {thing} resbaló y se fue, más limpio que [nunca|nadie].
          / @cause —De tanto frotar —confesó—, {thing} resbaló y se fue.
          @feeling En su primer día cabía toda la vergüenza del [mundo|mundo, y sobraba].
          / @feeling De vergüenza llevaba dentro el paisaje del revés.
          + Las mayores no habían dicho nada, con esa bondad que resulta tan difícil de soportar.
          + El trapo, fuerza es reconocerlo, había quedado como los chorros del oro.
          + Se le vio rodar por el aire y perderse, con un último guiño, bajo el tercer arco.
        `,
        worry: `
          Se detuvo el caracol, por no tener ya la certeza de que su calle fuese la [verde|suya].
          + En las zonas más pálidas cedía el suelo, con una blandura de nata que a nadie tranquilizaba.
          + Una oveja que subió gris bajó blanca, y no dejó dicho si estaba de acuerdo.
          + Pintaban los pintores a toda prisa, y con igual prisa se les despintaba.
          + En un pueblo, abajo, un niño alzó el dedo hacia el cielo, dudó y se lo guardó.
          + El banco de los siete colores había quedado reducido a lo esencial, o sea, a banco.
        `,
        mend: `
          Tomándolo por los bordes, {hero} suspendió {thing} de su arco y se abstuvo de [frotar|soplarle].
          / Con un tin apenas audible colgó {hero} {thing}, y la luz levantó la [cabeza|vista].
          / Suspendió {hero} {thing} frente a la claridad, [parpadeando|delicadamente].
          @mended Entró una, salió en siete, y los colores del puente volvieron.
          / @mended Del rojo en adelante, y por riguroso orden, los colores del puente volvieron.
          / [Sucesivamente|Encendiéndose], los colores del puente volvieron.
          + Compareció el violeta en último lugar, frotándose los ojos.
          + —Verde —dictaminó el caracol, que jamás reconocería haberlo dudado.
          + Volvió a salir el dedo del niño, y esta vez con un deseo en la punta.
          + Encendida por dentro, la gota fue abrazada por sus mayores con evidente riesgo de charco.
          + El amarillo despertó a un gallo.
        `,
        joy: `
          Los siete toboganes recorrió la gota, y en los siete gritó, que es para lo que [están|sirven].
          + Se le adjudicaron un trapo más suave y un horario, a su edad, razonable.
          + A través del cristal vio {hero} el mundo, y era el de siempre con los bordes en fiesta.
          + Partió {friend} en busca del oro que hay al final y regresó, muy conforme, con pan.
          + Se durmió la pequeña sobre una hoja, con un color para cada sueño y ninguno repetido.
        `,
      },
    },
  },
}
