import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      {hero} y los tres escarabajos
      Una lámpara en medio
      El bollo de cinco trozos
      Tres escarabajos con frío
    `,
    refrains: [
      {
        first: 'Un poquito para mí, otro poco para ti, y calorcito aquí.',
        changed: 'Un poquito para ti, otro poco para mí, y nadie tirita aquí.',
      },
      {
        first: 'Parte, parte, panecillo | que hace frío y somos cinco.',
        changed: 'Migas quedan, panecillo | ya no hay frío y somos cinco.',
      },
    ],
    facts: {
      wrong: '{friend} se sentó en el único sitio caliente',
      turn: '{hero} puso la luz en medio y partió el bollo',
      result: 'los escarabajos recordaron lo que tenían debajo',
    },
    beginner: {
      gate: `
        @spot {spot.at} tiritaban tres [escarabajos|escarabajos azules].
        / @spot Tres escarabajos tenían frío {spot.at}.
        Solo había una lámpara, muy chica, y estaba [lejos|en la punta].
        + Brr, decía uno. Brr, el otro. El tercero ya no [podía|decía brr].
        + —¿Y {thing}? —preguntó {hero}. —No me acuerdo —dijo el mayor—. Tengo frío.
        + El frío les había borrado la [memoria|mañana].
        + Cada uno quería la luz, y ninguno la [tenía|veía bien].
        + Uno llevaba una hoja por manta. Tenía [agujeros|un agujero].
        + Estaban muy quietos, como botones de [abrigo|hielo].
        + La llama era como un grano de arroz, y hacía puf.
        + —Estamos sentados en algo —dijo uno—. Algo duro.
      `,
      wrong: `
        @wrong {Friend} se sentó en el único sitio [caliente|caliente, ah].
        —Aquí se está bien —dijo, y cerró los [ojos|dos ojos].
        + Los tres se pusieron más azules. Ya eran casi [noche|tinta].
        + —¿Nadie más tiene calor? —preguntó. Nadie [contestó|más].
        + Estiró las patas. Ya no se veía la luz.
        + —Es que yo soy de temperamento frío —explicó. No era así.
        + Su sombra cayó encima de los otros, enorme y helada.
        + El más chico estornudó, y salió nieve.
        + —Esto es lo mejor de la noche —dijo {friend} a nadie.
        + Calor para uno es poco calor. Se nota [enseguida|por la espalda].
      `,
      doubt: `
        Tenían un bollo. Uno solo, y era [pequeño|chico]. Y cinco bocas.
        + {Hero} lo sacó y olía a [horno|anís].
        + La tripa dijo que cinco es mucho.
        + Los escarabajos miraron el bollo y luego el suelo.
        + Si se parte, queda poco para cada uno.
        + Si no se parte, queda uno feliz, y hace frío [igual|lo mismo].
        + {Friend} abrió un ojo. El bollo lo [vio|olió].
        + El viento apagó casi la lámpara. Casi.
        + Hasta la sal tenía frío.
      `,
      turn: `
        {Hero} llevó la lámpara, paso a paso, [al centro|hasta el medio].
        / {Hero} llevó la lámpara al centro, [despacio|paso a paso].
        @turn Puso la luz en medio y partió el bollo en [cinco|cinco partes].
        + El suyo era el más chico. Lo hizo así.
        + —Más cerca —dijo—, que hay para todos.
        + Uno para ti, uno para ti, y así, hasta [cinco|el último].
        + El trozo {friend.de} tenía la pasa. {Friend} la [miró|olió] y la dio.
        + Costó, porque fuera del sitio caliente hacía frío.
        + Codo con codo cabían los cinco. Justo, justo.
        + Comieron despacio, para que [durara|llegara].
        + Nadie soplaba ya la [luz|lámpara]. Respiraban bajito.
      `,
      works: `
        @result Con calor, los escarabajos recordaron lo que tenían [debajo|debajo, ¡claro!].
        ¡Estaban sentados en {thing}! Los tres [rieron|se levantaron] a la vez.
        + —Por eso era tan duro —dijo el mayor.
        + Ya no eran azules. Uno era rojo, con [puntos|lunares].
        + La luz, en medio, parecía más [grande|gorda].
        + {Friend} tenía calor por delante y por detrás.
        + —Antes solo me daba por delante —dijo {friend}.
        + El chico recordó su nombre. Era [Pepe|Bruno].
        + Recordó también un chiste, y era bueno.
        + Se quedaron un rato más, por gusto, pegados.
      `,
      lesson: `
        El calor que se reparte llega [más lejos|a todos].
        / —Con uno basta para el frío —dijo {friend}—. Para el calor hacen falta [más|varios].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} tiritaban tres escarabajos, cada uno por [su lado|su cuenta].
        / @spot Lo que sonaba {spot.at} eran los dientes de tres [escarabajos|escarabajos helados].
        Había una sola lamparita para los tres, y estaba demasiado [lejos|lejos de todos].
        + Eran de color azul, aunque uno juraba que de joven había sido rojo.
        + —¿{Thing}? Me suena —dijo el mayor—. El frío me ha borrado las [cosas|palabras].
        + Llevaban tanto rato quietos que les había salido escarcha en los cuernos.
        + Ninguno se atrevía a mover la luz, por miedo a perder su pizca.
        + La llama, del tamaño de un grano, hacía lo que podía.
        + —Estoy sentado en algo duro —dijo el segundo—. Pero no sé en [qué|qué será].
        + {Hero} sopló y vio su propio aliento hecho una nube.
      `,
      wrong: `
        @wrong Sin pensarlo mucho, {friend} se sentó en el único sitio [caliente|caliente del lugar].
        —Pues no se está tan mal —comentó, acercando a la llama cuanto tenía [frío|de más].
        + Su sombra cayó sobre los tres escarabajos como una manta al revés.
        + Estiró una pata, luego la otra, y la lámpara dejó de verse.
        + —Tengo frío de nacimiento —explicó con los ojos cerrados—. Es de familia.
        + El pequeño estornudó, y lo que salió era nieve.
        + Preguntó si alguien más estaba a gusto, y no contestó [nadie|ni el eco].
        + Por delante se asaba; por detrás, cosa curiosa, tenía frío.
      `,
      doubt: `
        En el bolsillo quedaba un bollo con pasas, uno solo, para [cinco bocas|todos ellos].
        + {Hero} hizo la división y le salieron cinco trozos de casi nada.
        + Los escarabajos miraron el bollo y enseguida miraron hacia otro lado, por educación.
        + Comérselo a escondidas habría sido fácil, pero habría sabido [mal|a frío].
        + El viento le dio un empujón a la llama y la dejó temblando.
        + {Friend} abrió un ojo, solo el que daba al bollo.
        + Lo poco asusta, porque parece que partido va a ser [nada|menos].
      `,
      turn: `
        Con las dos manos alrededor, {hero} llevó la lamparita justo al [centro|medio].
        @turn Así puso la luz en medio y partió el bollo en cinco trozos [iguales|casi iguales].
        + El que salió más pequeño se lo quedó sin decir nada.
        + —Más cerca —decía—. Hombro con hombro, que así [cabemos|no entra el viento].
        + Hubo que despegar a los escarabajos del suelo, porque se habían helado allí.
        + {Friend.a} le tocó el trozo de la pasa. La estuvo mirando un buen rato.
        + Luego se la pasó al pequeño, como si se le hubiera caído.
        + Dejar el sitio caliente costaba, y lo dejaron los dos.
      `,
      works: `
        @result Al entrar en calor, los escarabajos recordaron lo que tenían [debajo|debajo desde el lunes].
        —¡Pero si estamos sentados en {thing}! —gritaron. Se levantaron [a la vez|de un salto].
        + El segundo se disculpó por haberse quejado de lo duro.
        + El que juraba haber sido rojo lo era, y con lunares.
        + En medio, la llama parecía tres veces mayor que en la punta.
        + {Friend} notó que le llegaba calor por todos los [lados|costados].
        + Al pequeño le volvió el nombre, y a continuación un chiste.
        + Las cinco migas que quedaron se las repartió una [hormiga|pulga] de paso.
        + Nadie quiso irse el primero, y se quedaron un rato.
      `,
      lesson: `
        Un calor repartido calienta más, porque vuelve por la [espalda|otra parte].
        / —Yo tenía el mejor sitio —dijo {friend}—. No sabía que se podía [mejorar|hacer más grande].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} castañeteaban los dientes de tres escarabajos, cada uno en su [rincón|compás].
        / @spot Tres escarabajos, azules de puro frío, tiritaban {spot.at} por [separado|turnos].
        Para los tres había una sola lamparita, a igual distancia de [ninguno|nadie].
        + El mayor reconoció que el nombre {thing.de} le sonaba, pero el frío le había borrado los [recuerdos|cajones].
        + Uno de ellos sostenía haber sido rojo en su juventud, sin que hubiera ya quien lo [confirmase|creyera].
        + La llama, como un grano de arroz, cumplía con su deber en condiciones muy [adversas|ingratas].
        + Nadie se atrevía a moverla, por temor de perder la pizca de tibieza que le [tocaba|correspondía].
        + El segundo se quejaba, además, de estar sentado en algo duro cuyo nombre se le había [congelado|ido].
      `,
      wrong: `
        @wrong Con un suspiro de satisfacción {friend} se sentó en el único sitio [caliente|caliente de la comarca].
        Declaró que aquello estaba mejor de lo que [parecía|se decía], y eclipsó la llama.
        + Su sombra se abatió sobre los escarabajos con el efecto de una manta puesta del [revés|lado helado].
        + Atribuyó su friolera condición a la familia, que por lo visto procedía de un país con [estufas|chimenea].
        + Estornudó el más joven, y lo que le salió era, técnicamente, [nieve|granizo].
        + Interesose por si los demás estaban cómodos y tomó el silencio por un [sí|cumplido].
        + Lo curioso es que, asándose por delante, por detrás tenía también [frío|su poco de frío].
      `,
      doubt: `
        Había en el bolsillo un bollo con pasas, y alrededor, contando las bocas, [cinco|cinco invitados].
        + Hizo {hero} la división de memoria, y el resultado se parecía mucho a [nada|una miga].
        + Los escarabajos contemplaron el bollo un instante y volvieron la cara, porque estaban bien [educados|criados].
        + Quien come a escondidas descubre que el pan, a oscuras, sabe sobre todo a [oscuridad|susto].
        + Una ráfaga empujó la llama hasta el borde de la [extinción|nada], donde se quedó pensándolo.
        + Entreabrió {friend} un ojo, el que daba al bollo, y lo cerró con cierta [culpa|prisa].
      `,
      turn: `
        Protegiendo la llama del viento, {hero} llevó la lamparita al [centro|medio].
        @turn Puesta la luz en medio, {hero} partió el bollo en cinco y tomó el trozo [menor|último].
        + Fue preciso despegar del suelo a los escarabajos, que se habían helado allí con todo y [silla|dignidad].
        + —Hombro con hombro —aconsejaba—, que por las rendijas entra el [invierno|viento].
        + En la porción {friend.de} venía la pasa, contemplada largamente y cedida al final al más [pequeño|azul].
        + Abandonar el único rincón tibio no es agradable ni siquiera cuando se hace por [gusto|idea propia].
      `,
      works: `
        @result Devueltos a la temperatura de las ideas, los escarabajos recordaron lo que tenían debajo.
        Se pusieron en pie como uno solo, y allí estaba {thing}, [calentándose|tan campante].
        + El que presumía de haber sido rojo lo era de nuevo, con un repertorio completo de [lunares|puntos negros].
        + Colocada en el centro, la llama parecía el triple de grande, que es una propiedad de los [centros|regalos].
        + {Friend} comprobó que el calor le llegaba ahora también por la [espalda|retaguardia], y no supo a quién agradecerlo.
        + El menor recobró su nombre, un chiste y las ganas de [contarlo|repetirlo].
        + Las migas sobrantes bastaron para el banquete de bodas de una [hormiga|pulga].
      `,
      lesson: `
        El calor es de esas cosas que, por más que se dividan, nunca dan [menos|resto].
        / —Yo defendía el mejor sitio —dijo {friend}—, y solo era el mejor por falta de [vecinos|compañía].
      `,
    },
  },

  Teamwork: {
    titles: `
      {hero} y la tapa de piedra
      Uno, dos y ya
      Un asa para cada uno
      La tapa y las hormigas
    `,
    refrains: [
      {
        first: 'Uno, dos, uno, dos, si no tiras tú, no puedo yo.',
        changed: 'Uno, dos, uno, dos, tiras tú y tiro yo, y se abrió.',
      },
      {
        first: 'Un asa para la hormiga | otra para ti, y arriba.',
        changed: 'Tiró fuerte hasta la hormiga | y la tapa ya está arriba.',
      },
    ],
    facts: { wrong: '{friend} quiso tirar a solas', turn: '{hero} dio un asa a cada uno y contó', result: 'la tapa de piedra se levantó' },
    beginner: {
      gate: `
        @spot {spot.at} había una tapa de piedra [enorme|muy gorda].
        / @spot Una tapa de piedra cerraba un hoyo {spot.at}.
        / Había una gran tapa {spot.at}.
        Tenía muchas asas. Debajo de ella estaba {thing}.
        + Había un asa grande y una de [hormiga|pulga].
        + {Hero} puso el oído. Abajo algo hizo [clin|toc].
        + Era más vieja que el camino, y más [ancha|seria].
        + Un ciempiés contó las asas. Le salían [veinte|más que pies].
        + —¿Quién la puso? —dijo {hero}. —Muchos —dijo el ciempiés.
        + En el borde ponía: «[Juntos|Todos]». Lo tapaba el musgo.
        + Un lado pesaba, y el otro lado, también.
        + Unas hormigas pasaban en fila con una miga.
      `,
      wrong: `
        —Yo puedo —dijo {friend}—. Tengo una fuerza [tremenda|de barco].
        @wrong Quiso tirar a solas, y se puso de otro [color|color, casi azul].
        + La tapa no se movió ni un pelo. Ni medio.
        + Tiró de frente, de lado y con los [dientes|ojos cerrados].
        + —Ya casi —dijo. No era casi. No era [nada|verdad].
        + Resbaló y se sentó de golpe, hacia atrás.
        + Una hormiga se ofreció. —Gracias, es de fuertes —dijo {friend}.
        + La hormiga, que llevaba un tronco, no dijo [nada|ni mu].
        + El asa quedó tibia. La tapa, fría.
        + Fuerza tenía mucha. Brazos, solo los [suyos|justos].
      `,
      doubt: `
        La tapa seguía ahí, como si fuera el [suelo|mundo].
        + {Hero} tiró también. Y nada. Pesaba como un [lunes|barco].
        + Dos tirando a destiempo es uno y luego otro.
        + {Friend} soplaba sus patas y miraba de reojo.
        + Había veinte asas, y vacías, dieciocho.
        + ¿Quién iba a venir, de noche, por una [tapa|piedra]?
        + Las hormigas pasaron otra vez. Eran [muchas|mil].
        + Una se paró. Tenía cara de querer [algo|preguntar].
      `,
      turn: `
        {Hero} llamó a todos, también a las [hormigas|más chicas].
        @turn Les dio un asa a cada uno y contó: «Uno, dos, [ya|ahora]».
        + —Tú aquí, tú allí, y tú la de [pulga|en medio].
        + Una hormiga preguntó si «dos» era [antes|ya]. Repitieron.
        + A la primera, unos tiraron en uno, y otros en tres.
        + No se enfadó nadie. Contaron otra vez.
        + Pedir ayuda da un poco de [apuro|vergüenza]. {Hero} la pidió.
        + El ciempiés tomó diez asas. Le sobraban pies.
        + {Friend} tuvo la grande, al lado de la más [chica|fina].
        + —¿Listos? —dijo {hero}. Se oyeron mil «sí» muy bajos.
      `,
      works: `
        @result A la de tres, la tapa de piedra se levantó, [crac|uf].
        Debajo, en un nido de musgo, estaba [{thing}|ya {thing}].
        / Debajo había musgo. Y en el musgo, {thing}.
        + Salió un aire viejo con olor a [queso|tesoro].
        + Las hormigas dijeron que eran las más fuertes. Era cierto.
        + —¿Viste mi asa? —decía la de la pulga.
        + La bajaron también juntos, para que no [pisara|cayera].
        + {Friend} dio la mano a cada hormiga. Seis veces.
        + El ciempiés pidió un masaje. Fue muy [largo|por partes].
        + Ahora se leía bien lo del borde: «[Juntos|Todos]».
        + La miga la repartieron entre todos, y alcanzó.
      `,
      lesson: `
        Con muchas manos y una sola cuenta, [se puede|pesa menos].
        / —Fuerza tenía —dijo {friend}—. Pero era [una|poca].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} encontraron una tapa de piedra tan ancha como una [plaza|era].
        / @spot Todo el suelo {spot.at} era una tapa de [piedra|piedra redonda].
        Debajo de ella estaba {thing}. Encima había veinte asas de todos los [tamaños|gustos].
        + La mayor era para un oso y la menor para una pulga con ambición.
        + Alguien había escrito algo en el borde, pero el musgo lo tapaba.
        + {Hero} golpeó la piedra, y desde abajo contestó un golpecito.
        + —La cerramos entre muchos —recordó un ciempiés—, y de eso hace [tiempo|cien pares de zapatos].
        + Unas hormigas cruzaban por encima, en fila, con una miga enorme.
        + Ni el viento conseguía levantarle una esquina, y lo intentaba cada noche.
      `,
      wrong: `
        —Un poco de sitio —dijo {friend}, y se escupió en las [patas|manos, o lo que fueran].
        @wrong Quiso tirar a solas. Primero cambió de cara y después de [color|postura].
        + La piedra no se movió ni lo que mide el grueso de un pelo.
        + Probó de frente, de lado, marcha atrás y con un discurso.
        + Una hormiga se ofreció a ayudar y recibió una sonrisa muy [amable|alta].
        + —Esto es cosa de músculos —le explicó. La hormiga llevaba un tronco.
        + —Casi —anunció ya en el suelo, mirando las estrellas.
        + Ser fuerte ayuda, pero no sirve para estar en veinte sitios a la vez.
      `,
      doubt: `
        La tapa pesaba lo mismo que antes, y ellos, un poco [menos|menos que antes].
        + {Hero} tiró de otra asa, a ver, y solo consiguió un [crujido|calambre].
        + Cuando uno tiraba, el otro respiraba, y al revés.
        + Quedaban dieciocho asas frías, como sillas en una fiesta sin gente.
        + Era tarde para andar llamando a las puertas por una [piedra|tapa].
        + La fila de hormigas pasó de vuelta y se paró a mirar.
        + {Friend} escondía unas patas coloradas detrás de la espalda.
      `,
      turn: `
        Entonces {hero} se agachó y llamó a todo el que [pasaba|tuviera patas], sin mirar el tamaño.
        @turn Dio un asa a cada uno y contó en voz alta: «Uno, dos y [ya|ahora]».
        + Vinieron las hormigas y el ciempiés. También vino una oruga sin planes.
        + —¿El «dos» es antes o después? —preguntó una hormiga, y hubo que [ensayar|repetirlo].
        + A la primera tiró cada cual cuando le pareció, y se rieron.
        + A la segunda casi, pero un casi de los de verdad.
        + {Friend.a} le tocó junto a la más pequeña. Así no perdía la [cuenta|paciencia].
        + El ciempiés se encargó de diez asas y dijo que le sobraban pies.
        + Pedir ayuda da vergüenza al principio, y después da [fuerza|gusto].
      `,
      works: `
        @result Con el tercer «ya», la tapa de piedra se levantó, [suspirando|despacio y pesada].
        En el hueco, sobre un nido de musgo, dormía [{thing}|intacto todo: {thing}].
        + Salió un aire antiguo, con olor a queso y a [secreto|sótano feliz].
        + —La clave ha sido mi asa —repetía la hormiga de la pulga.
        + La dejaron en el suelo igual que la habían alzado, entre todos y contando.
        + El ciempiés pidió un masaje, y le dijeron que por [partes|turnos].
        + {Friend} fue dando la mano a las hormigas, seis a cada una.
        + Caído el musgo, se pudo leer lo del borde: «[Entre todos|Juntos]».
        + Luego partieron la miga, que resultó tener el tamaño justo.
      `,
      lesson: `
        Veinte asas no se levantan con un brazo fuerte, sino con una [cuenta|sola cuenta].
        / —Yo creía que era cosa de músculos —dijo {friend}—, y era de [aritmética|contar hasta tres].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} había una tapa de piedra que se habría tomado por el [suelo|mundo].
        / @spot Pisaban ya, {spot.at}, sin saberlo, una tapa de piedra [monumental|colosal].
        Veinte asas la adornaban, y bajo todo aquel peso se hallaba [{thing}|en reposo {thing}].
        + La mayor parecía pensada para un oso, y la menor, para una pulga de grandes [aspiraciones|miras].
        + Recordaba un ciempiés que la habían cerrado entre muchos, allá por los tiempos de sus primeros [zapatos|cincuenta pies].
        + Una inscripción corría por el borde, discretamente cubierta de [musgo|modestia y musgo].
        + Al golpear {hero} la piedra, contestaron desde dentro con un toque breve y [esperanzado|educado].
        + Por encima de todo ello cruzaba una fila de hormigas con una miga [histórica|descomunal].
      `,
      wrong: `
        Pidió {friend} que se apartaran, y dedicó a la piedra una mirada de [campeón|desafío].
        @wrong Quiso tirar a solas, y lo único que se alzó fueron sus [cejas|colores].
        + La tapa no se inmutó, ni de frente, ni de lado, ni cuando le dirigió unas [palabras|amenazas].
        + —Es asunto de músculos —explicó a una hormiga que se ofrecía y que llevaba al hombro un [tronco|leño].
        + De pronto el asa permaneció donde estaba y {friend}, no; el aterrizaje fue de [espaldas|los sonoros].
        + Anunció, tendido aún, que había estado a punto, y las estrellas no quisieron [discutir|opinar].
        + La fuerza tiene el inconveniente de que solo puede hallarse en un sitio a la vez.
      `,
      doubt: `
        Seguía la tapa en su puesto, con la serenidad de las cosas [horizontales|muy pesadas].
        + Tiró {hero} a su vez. Obtuvo un crujido del que nunca se supo si era de la [piedra|espalda].
        + Mientras uno tiraba tomaba aliento el otro, y así se anulaban con gran [puntualidad|armonía].
        + Las dieciocho asas libres recordaban las sillas de un baile al que no ha ido [nadie|la orquesta].
        + Avergonzaba un poco despertar al vecindario por algo tan poco urgente como una [tapa|losa].
        + De regreso, la hilera de hormigas se detuvo, y todas las antenas preguntaron lo [mismo|evidente].
      `,
      turn: `
        Se agachó {hero} y convocó a cuantos pasaban, sin atender al [tamaño|número de patas].
        @turn Dio un asa a cada uno y contó, con claridad de maestro de baile: «Uno, dos y [ya|ahora]».
        + Acudieron hormigas, el ciempiés y una oruga que, por lo que dijo, tenía libre hasta la [primavera|metamorfosis].
        + Se planteó si había que tirar en el dos o inmediatamente después, cuestión que exigió varios [ensayos|debates].
        + El primer intento salió escalonado; el segundo, risueño; y del tercero ya se podía esperar [algo|lo mejor].
        + Situaron {friend.a} al lado de la más menuda, para que aprendiera de ella a [esperar|llevar la cuenta].
        + Solicitar ayuda cuesta un instante de rubor, que luego sirve además para entrar en [calor|materia].
      `,
      works: `
        @result Al tercer «ya», con un [suspiro|bostezo] de [sótano|bodega], la tapa de piedra se [levantó|levantó entera].
        Sobre un lecho de musgo, sin una arruga, esperaba [{thing}|allá abajo {thing}].
        + Subió un aire de otro siglo, en el que se distinguían el queso y la [paciencia|leyenda].
        + La hormiga del asa menor no se cansaba de señalar que sin la suya habrían sido [diecinueve|poquísimas].
        + Con la misma cuenta la depositaron en tierra, porque dejar bien las cosas es también un [trabajo|esfuerzo].
        + Desprendido el musgo, la inscripción del borde pudo leerse sin dificultad, y decía «[entre todos|juntos]».
        + {Friend} estrechó seis veces la mano a cada hormiga, trámite que se prolongó hasta el [rocío|cansancio].
      `,
      lesson: `
        Hay pesos que no ceden ante el más fuerte, sino ante un «uno, dos, tres» bien [contado|repartido].
        / —Músculos ya había —meditó {friend}—; lo que escaseaba era el [plural|compás].
      `,
    },
  },

  Empathy: {
    titles: `
      {hero} y el charco de lágrimas
      Echas de menos a alguien
      El charco que crecía
      Sin decir nada
    `,
    refrains: [
      {
        first: 'Glu, glu, llora, llora, que yo me siento aquí ahora.',
        changed: 'Glu, glu, ya no llora, que alguien se ha sentado ahora.',
      },
      {
        first: 'Llueve, llueve en el zapato | yo me quedo aquí un buen rato.',
        changed: 'Ya no llueve en el zapato | nos quedamos otro rato.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que dejara de llorar y contó chistes',
      turn: '{hero} se sentó al lado y adivinó su pena',
      result: 'el charco de lágrimas se secó',
    },
    beginner: {
      gate: `
        @spot {spot.at} lloraba alguien muy [pequeño|chico].
        / @spot Un ser muy chico lloraba {spot.at}.
        Había llorado un charco. En el fondo estaba {thing}.
        + Plic, hacía cada gota, y luego venía un [círculo|anillo].
        + Tenía orejas largas y la nariz [roja|mojada].
        + El charco era hondo. No se podía [pasar|saltar].
        + —¿Por qué lloras? —dijo {hero}. —Buu —dijo el pequeño.
        + Una hoja flotaba como un barco sin nadie.
        + Los pañuelos ya no servían. Nadaban.
        + {Thing} se veía abajo, como un pez quieto.
        + Todo sabía un poco a sal, también el aire.
      `,
      wrong: `
        @wrong —¡No llores! —dijo {friend}, y contó un chiste de [ranas|vacas]. Y otro.
        / —No llores —dijo {friend}. Y contó un [chiste|chiste largo].
        El charco creció, y llegó hasta los [pies|tobillos].
        + —¿Sabes el del pato? —preguntó. —Buuu —dijo el pequeño.
        + {Friend} se rio a solas, y muy [fuerte|alto].
        + Hizo el pino. Hizo muecas. Hizo el [pato|ridículo].
        + —¡Si no es para tanto! —dijo. Cayeron dos gotas más [gordas|grandes].
        + Al pequeño le temblaba la barba, que no tenía.
        + —Con la gracia que tengo —dijo {friend} con pena.
        + Un chiste en el agua se moja. No [flota|hace reír].
        + Ya hacía falta un barco.
      `,
      doubt: `
        Nadie sabía qué decir. A lo mejor, [nada|no hacía falta].
        + El agua subía callada, y la luna se mojaba.
        + {Hero.a} también le dolió algo, sin saber [qué|bien dónde].
        + Hay penas que no se quitan como un zapato.
        + {Friend} se calló. Se oyó mejor el plic.
        + El pequeño era muy chico para tanta agua.
        + ¿Qué quiere quien llora? {Hero} se acordó de una [vez|noche].
        + Aquella vez no quería chistes. Quería a alguien.
      `,
      turn: `
        {Hero} se sentó al lado, en lo [mojado|más mojado]. No dijo nada.
        @turn Desde ahí adivinó su pena: —Echas de menos a [alguien|alguien, ¿no?].
        + Antes pasó un rato largo, con frío en los pies.
        + No es fácil estar así y no decir nada.
        + El pequeño movió la cabeza. Que sí.
        + —A mi abuela —dijo al fin. Tenía voz de [hilo|agua].
        + —¿Cómo era? —preguntó {hero}. —Olía a pan —dijo.
        + Apoyó la cabeza en {hero} un momento. Pesaba poco.
        + {Friend} se sentó del otro lado, y calló [también|muy bien].
        + Lloraron un poco los tres, por compañía.
      `,
      works: `
        @result Cayó la última lágrima, y el charco se [secó|secó, glu].
        En el fondo, ya sin agua, estaba [{thing}|ahí {thing}].
        / Sin agua, en el fondo, brillaba {thing}.
        + Fue bajando despacio, como en la bañera.
        + El pequeño se sonó con una [hoja|col]. Fue un ruido enorme.
        + —Ahora me acuerdo y no me ahogo —dijo.
        + Contó cosas de su abuela. Algunas daban [risa|hambre].
        + {Friend} se rio, y ahora sí se rieron todos.
        + La hoja barco quedó en la tierra, de paseo.
        + —Cuéntame el del pato —pidió el pequeño. Era malo, y [gustó|rio].
        + Secó {thing} con su propia oreja, bien secado todo.
      `,
      lesson: `
        A veces ayuda más sentarse al lado que [hablar|cien chistes].
        / —Yo dije muchas cosas —dijo {friend}—. Tú, [una|casi ninguna].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} lloraba alguien tan chico que costaba [encontrarlo|verlo].
        / @spot Alguien diminuto lloraba {spot.at}, [plic, plic|a mares].
        Había llorado un charco entero. En el fondo estaba [{thing}|nada menos que {thing}].
        + Tenía las orejas largas, la nariz colorada y un pañuelo que ya nadaba.
        + Cada lágrima hacía un círculo. Cada círculo iba a buscar la [orilla|siguiente].
        + Una hoja daba vueltas en medio, como un barco que ha perdido la carta.
        + —¿Qué te pasa? —preguntó {hero}. El pequeño dijo algo así como «buu».
        + El agua era demasiado honda para pasar y demasiado triste para [pescar|bañarse].
        + Hasta las piedras de alrededor tenían los bordes húmedos.
      `,
      wrong: `
        —Esto lo arreglo yo —dijo {friend}, que guardaba chistes para [emergencias|estos casos].
        @wrong —¡No llores, anda! —dijo. Contó chistes: uno de vacas, otro de ranas, [otro de nadie|y el del pato].
        + El charco subió hasta los tobillos, que en algunos casos es [mucho|todo].
        + Después hizo el pino y la cara del besugo, que en su casa gustaba.
        + —Pero si no es para tanto —añadió, y aquello fue lo [peor|que más llovió].
        + Se rio a solas para dar ejemplo. La risa se quedó flotando.
        + El pequeño miraba con mucha educación y lloró más fuerte.
        + Hay chistes muy buenos que, en mojado, no [prenden|funcionan].
      `,
      doubt: `
        Se acabaron los chistes, y nadie sabía qué decir, o a lo mejor no había [nada que decir|que decir nada].
        + El agua crecía sin hacer ruido, con la luna rota encima.
        + {Hero.a} también le apretaba algo por dentro, solo de [mirar|oírlo].
        + Se acordó de una noche en que lo único que quería era [compañía|que no hablaran].
        + —Yo solo pretendía ayudar —murmuró {friend}, escurriéndose la cola.
        + Las penas no se quitan como los abrigos, tirando de la manga.
        + ¿Y si no había que hacer que parase? ¿Y si bastaba con [estar|quedarse]?
      `,
      turn: `
        {Hero} fue hasta allí y se sentó en el barro, sin una [palabra|sola palabra].
        @turn Se quedó al lado un buen rato y luego adivinó su pena: —Echas de menos a [alguien|alguien, ¿verdad?].
        + El frío le subía por la ropa, o por lo que llevara, y aguantó.
        + Callar al lado de alguien es más difícil que hablar, y más [largo|cansado].
        + El pequeño tardó en decir que sí. Lo dijo con las orejas.
        + —A mi abuela —añadió—. Olía a pan los [martes|domingos].
        + —Cuéntame —dijo {hero}, y no dijo nada más.
        + Una cabeza muy ligera se le apoyó en el [costado|brazo].
        + {Friend} se sentó al otro lado y, por una vez, se calló entero.
      `,
      works: `
        @result Cayó una última lágrima, sin prisa. El charco se secó como una [bañera|bañera al final].
        En el fondo, entre tres guijarros, quedó [{thing}|a la vista {thing}].
        + El pequeño se sonó con una hoja de col. El ruido asustó a un [búho|topo].
        + —Me sigo acordando —dijo—, pero ahora puedo respirar.
        + Habló de la abuela y de sus sopas. Hubo partes que daban risa.
        + Entonces {friend} se rio, y por fin no se rio a solas.
        + —¿Cómo era el del pato? —pidió el pequeño. Era malísimo, y le [encantó|gustó mucho].
        + Donde había estado el agua ya asomaba un poco de hierba.
        + Se secó con las orejas y les dio las gracias, a los dos por [igual|separado].
      `,
      lesson: `
        Cuando alguien llora, no siempre hay que hacer algo; se puede [estar|hacer sitio a la pena].
        / —Yo quería apagar la pena —dijo {friend}—, y solo había que [acompañarla|sentarse con ella].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} lloraba alguien, tan pequeño que el llanto no parecía tener [dueño|autor].
        / @spot Siguiendo el plic, plic, dieron {spot.at} con un ser diminuto que [lloraba|goteaba].
        Había llorado un charco entero y, en lo hondo del charco, estaba {thing}.
        + Sus pañuelos, agotados, flotaban ya entre los círculos como una pequeña [flota|armada] vencida.
        + A la pregunta de qué le ocurría respondió con un «buu» en el que cabían, no obstante, muchas [cosas|frases].
        + Era agua demasiado profunda para cruzarla, y demasiado salada para beber de [ella|ella consuelo].
        + Una hoja giraba en el centro, como un barco al que se le ha olvidado el [puerto|motivo del viaje].
        + Incluso las piedras de la orilla tenían los ojos, por así decirlo, [húmedos|enrojecidos].
      `,
      wrong: `
        Para tales casos llevaba {friend} siempre consigo algunos [chistes|remedios].
        @wrong Le dijo que dejara de llorar y contó chistes, tres seguidos, el último con [pato|imitación].
        + Creció el charco hasta los tobillos, medida que varía bastante según [la persona|los tobillos].
        + Siguieron el pino y la cara de besugo, muy celebrada entre sus [parientes|primos del norte].
        + —Tampoco será para tanto —añadió con la mejor intención, y entonces sí que [diluvió|arreció].
        + Se rio en solitario, a modo de ejemplo, y la carcajada quedó flotando entre los [pañuelos|círculos].
        + Escuchaba el pequeño con exquisita educación, llorando en las [pausas|comas].
      `,
      doubt: `
        Gastados los chistes, quedó un silencio con goteras en el que nadie sabía qué [decir|hacer con las manos].
        + Subía el agua calladamente, y sobre ella, hecha pedazos, flotaba la [luna|mitad de la luna].
        + {Hero.a}, de solo mirarlo, se le había puesto un nudo en un sitio que no sabía que se [anudara|moviera].
        + Recordó cierta noche en que todos querían animar, cuando lo que hacía falta era que alguien se [quedara|sentase].
        + Las penas no son abrigos, y tirar de la manga no ayuda a [quitárselas|desabrocharlas].
        + {Friend} escurría su entusiasmo en la orilla, sin entender en qué había [fallado|consistido el error].
      `,
      turn: `
        Avanzó {hero} por el barro, se sentó junto al pequeño y no dijo [nada|palabra].
        @turn Estuvo al lado, con los pies fríos, hasta que adivinó su pena: —Echas de menos a alguien.
        + Guardar silencio en compañía es trabajo delicado, porque las palabras de consuelo empujan por [salir|ser dichas].
        + Las orejas largas asintieron, primero una y después, con más [confianza|trabajo], la otra.
        + —A mi abuela —se oyó al fin—; los domingos olía a [pan|pan y a lavanda].
        + {Hero} le pidió que contase cómo era, y contando se le fueron haciendo las lágrimas más [pequeñas|lentas].
        + Al otro lado tomó asiento {friend} y, por primera vez desde que se tiene memoria, calló por [completo|entero].
      `,
      works: `
        @result Tras una última lágrima, más bien de despedida, el charco se secó [despacio|a sorbos], como una bañera.
        Sobre el fondo desnudo, entre tres guijarros, quedó {thing}.
        + Se sonó el pequeño en una hoja de col, y del estruendo salieron volando dos [búhos|perdices].
        + Explicó que se acordaba lo mismo que antes, solo que ahora podía respirar [al mismo tiempo|mientras].
        + Había en la vida de la abuela capítulos francamente cómicos. Con uno de ellos se rieron los [tres|tres a la vez].
        + Le apetecía ya, si no era molestia, el del pato, y resultó tan malo como se [temía|esperaba].
        + Donde estuvo el agua empezaba a apuntar una hierba nueva, algo [salada|despeinada].
      `,
      lesson: `
        No toda pena pide remedio; algunas, las más, se conforman con un [hombro|vecino de banco].
        / —Derroché lo mejor de mi repertorio —dijo {friend}—, y bastaba con una [silla|banqueta] al lado.
      `,
    },
  },

  Understanding: {
    titles: `
      {hero} y la criatura del plim
      ¿Qué es plim?
      La bola que decía plim
      Despacio y en plim
    `,
    refrains: [
      {
        first: 'Plim, plam, plim, ¿qué dirá?, quien escucha lo sabrá.',
        changed: 'Plim, plam, plim, ya lo sé, no resbales, dame el pie.',
      },
      {
        first: 'Plim me dices, y no entiendo | dilo, que te estoy oyendo.',
        changed: 'Plim me dices, y te entiendo | paso a paso voy siguiendo.',
      },
    ],
    facts: {
      wrong: '{friend} repetía lo mismo cada vez más alto',
      turn: '{hero} escuchó, imitó y señaló',
      result: 'la criatura les mostró el paso seco',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una criatura [redonda|redonda y azul].
        / @spot Algo redondo y azul dijo plim {spot.at}.
        / Algo redondo vivía {spot.at}. [Plim|Dijo plim].
        —¡Plim! —dijo, y cerró el paso. Detrás estaba {thing}.
        + Era como una pelota con dos ojos muy [abiertos|grandes].
        + Decía «plim» con todo el cuerpo. Botaba.
        + {Hero} dio un paso. —¡Plim, plim! —dijo la [bola|criatura].
        + No parecía mala. Parecía con prisa.
        + Movía las manitas así, y así, de lado a lado.
        + El suelo brillaba mucho detrás de ella.
        + —Buenas noches —dijo {hero}. —Plim —dijo ella, muy fina.
        + Nadie de allí hablaba así. Solo [ella|esa bola].
      `,
      wrong: `
        @wrong —¡Queremos pasar! —repetía {friend}, cada vez más [alto|fuerte].
        —¡Plim! —decía ella, igual de [alto|firme]. No se movía.
        + Luego lo dijo muy despacio: «Que-re-mos».
        + Luego lo dijo con la cara roja, y nada.
        + —Es que no escucha —dijo {friend}. Tampoco {friend} [escuchaba|la oía].
        + Al gritar se le cayó el [gorro|pelo de la frente].
        + Un pájaro se fue. Dos pájaros más.
        + —¡PA-SAR! —gritó. —¡PLIM! —dijo la bola, al [borde|fin] del llanto.
        + El eco ya no sabía de qué lado estar.
        + Decir lo mismo más alto es decir lo mismo.
      `,
      doubt: `
        Gritaban los dos, y nadie [entendía|oía]. Hasta el eco se fue.
        + La criatura tenía los ojos llenos de agua.
        + Quería decir algo. Eso sí se [veía|entendía].
        + {Hero} tampoco sabía plim. En la escuela no lo dan.
        + ¿Y si nunca se puede? Hay palabras como [piedras|muros].
        + {Friend} se quedó sin voz. Fue un descanso.
        + En el silencio se oyó un plim muy bajo.
        + No era un plim de enfado. Era de [cuidado|miedo].
      `,
      turn: `
        {Hero} se agachó y escuchó: [plim, plim|plim bajito]. Escuchó más.
        @turn Escuchó, imitó su gesto y señaló el [suelo|suelo: ¿plim?].
        + —¿Plim? —dijo {hero}, y movió las manos así, y así.
        + La criatura dejó de botar. Abrió mucho los ojos.
        + {Hero} puso un pie, solo la punta, y [resbaló|zas] un poco.
        + —¡Plim! —dijeron los dos a la vez.
        + Daba risa hablar así. Y se entendía.
        + Probó mal dos veces. «Plom» era [otra cosa|sopa].
        + Nadie se rio. Bueno, la bola un poco.
        + Despacio, con las manos, fue saliendo el [cuento|sentido].
      `,
      works: `
        «Plim» era resbalar. ¡Quería [avisar|cuidarlos]! Todo eso era hielo.
        @result La criatura les mostró el paso [seco|seco, de piedras].
        + Iba delante, plam, plam. Eso era «por [aquí|ahí sí]».
        + Así llegaron {thing.a} sin un solo plim.
        + {Friend} pisó mal. —¡Plim! —dijo, y se [sentó|cayó].
        + —Aprende rápido —dijo {hero}. La bola botó de risa.
        + Al despedirse, dijo «[plum|plum, plum]». Era gracias, o adiós.
        + {Friend} pidió perdón en plim. Salió «sopa».
        + {Hero} enseñó también «hola». La bola dijo «[ola|jola]».
        + Detrás, el suelo brillaba, muy bonito y muy [plim|peligroso].
      `,
      lesson: `
        Para entender, primero se [escucha|calla]. Después se dice plim.
        / —Yo hablaba alto —dijo {friend}—. Tú, [claro|su idioma].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} les cortó el paso una criatura azul y redonda como una [sandía|pelota].
        / @spot Algo azul y redondo botaba {spot.at}, muy [nervioso|agitado].
        —¡Plim! —dijo, con los brazos abiertos. Detrás de ella se veía {thing}.
        + No tenía cuello, ni llave, ni mala cara; solo tenía prisa.
        + El «plim» le salía del cuerpo entero, desde los pies hasta el [flequillo|copete].
        + Si {hero} daba un paso, ella daba un bote y repetía lo suyo.
        + Movía las manitas de un lado a otro, como quien limpia un [cristal|espejo].
        + A su espalda el suelo brillaba de un modo muy bonito.
        + —Buenas noches —probó {hero}. —Plim —contestó ella, con educación.
      `,
      wrong: `
        —Que queremos pasar —dijo {friend}. Luego subió [el tono|un escalón la voz].
        @wrong Repetía lo mismo cada vez más alto. La criatura contestaba «plim» [cada vez más alto|sin ceder].
        + Probó a decirlo por sílabas, que es como gritar a plazos.
        + También lo dijo con gestos, pero eran gestos de [bandera|general].
        + Se fueron dos pájaros, un topo y por último el eco.
        + —No atiende —se quejó, sin haber atendido tampoco.
        + La pobre bola botaba ya con lágrimas en los ojos.
        + Lo que no se entiende bajito tampoco se entiende a [gritos|voces].
      `,
      doubt: `
        Cuando {friend} se quedó sin voz, el silencio fue una [alegría|manta] para todos.
        + La criatura seguía allí, con los brazos abiertos y los labios apretados.
        + Quería decirles algo, y debía de ser [importante|urgente], porque temblaba.
        + {Hero} no sabía ni una palabra de plim, y no había diccionario.
        + Resultaba más fácil pensar que era tonta o que era mala.
        + Pero no tenía cara de lo uno ni de lo otro. Tenía cara de [cuidado|espera].
        + Un último plim, muy bajito, rodó hasta sus pies.
      `,
      turn: `
        {Hero} se puso a escuchar aquel plim en [cuclillas|silencio], como se escucha una caracola.
        @turn Escuchó, imitó el movimiento de las manos y señaló el suelo: —¿[Plim|Esto es plim]?
        + La bola se quedó quieta, con los ojos como dos lunas.
        + Lo intentó mal varias veces. Por lo visto una de ellas dijo «sopa».
        + Con la punta del pie tocó el suelo brillante y resbaló un [poco|palmo].
        + —¡Plim! —exclamaron los dos a la vez, y se echaron a reír.
        + Es raro hablar con las manos y los pies. Pero se va muy [directo|deprisa].
        + —Ah —dijo {friend} con lo que le quedaba de voz—. Ah, ya.
      `,
      works: `
        «Plim» quería decir que aquello resbalaba, y llevaba toda la noche [avisándolos|tratando de salvarlos].
        @result Botando delante, la criatura les mostró el paso seco, [piedra a piedra|por detrás del brillo].
        + Allí cada piedra era «plam», que viene a ser «por aquí [sí|sí, tranquilos]».
        + Al final del paso los esperaba {thing}, sin un resbalón.
        + {Friend} pisó donde no era, dijo «plim» y lo pronunció [perfecto|desde el suelo].
        + De camino {hero} le enseñó a decir «hola», y le salía «jola».
        + El perdón en aquella lengua era difícil y sonaba a sopa, pero se [aceptó|entendió].
        + Se despidieron con un «plum» largo. Daba un poco de [pena|nostalgia].
        + Ahora lo que brillaba tenía nombre, y ya no asustaba.
      `,
      lesson: `
        Quien escucha despacio acaba por entender, aunque le hablen en [plim|otra música].
        / —Yo repetía mi frase —dijo {friend}—. La suya no la había [oído|escuchado ni una vez].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} les cerró el paso una criatura esférica, azul y muy [agitada|preocupada].
        / @spot Botaba {spot.at}, con los brazos en cruz, un ser redondo del color del [agua|cielo].
        —¡Plim! —dijo, y no hubo manera de llegar a su espalda, donde estaba {thing}.
        + Para pronunciarlo empleaba el cuerpo entero, desde los pies hasta un copete muy [expresivo|elocuente].
        + No mostraba enfado alguno, sino más bien la urgencia de quien ve a otro con la sopa [ardiendo|en la corbata].
        + Agitaba las manitas a derecha e izquierda, como si limpiara un cristal [inexistente|invisible].
        + Al buenas noches {hero.de} correspondió con un «plim» de impecable [cortesía|factura].
        + El suelo, detrás de ella, relucía con una belleza algo [sospechosa|excesiva].
      `,
      wrong: `
        {Friend} informó de que deseaban pasar y, por si acaso, le añadió [volumen|pulmón].
        @wrong Repetía lo mismo cada vez más alto, y cada vez más alto se le respondía «plim».
        + Lo dijo también por sílabas, que es un modo de gritar a [plazos|cucharadas].
        + Acompañó la frase de unos ademanes útiles tan solo para dirigir [barcos|un desfile].
        + Abandonaron el lugar dos pájaros, un topo y, dando un portazo, el [eco|propio eco].
        + —Es que no quiere atender —se lamentó, con los oídos cuidadosamente [cerrados|llenos de su voz].
        + Existe la creencia de que todas las lenguas, a partir de cierto ruido, son la [misma|nuestra].
      `,
      doubt: `
        Al quedarse {friend} sin voz descendió sobre el lugar un silencio [balsámico|como una compresa].
        + Persistía la criatura con los brazos abiertos, y en los ojos tenía dos lágrimas muy [redondas|azules].
        + Aquello que trataba de decir debía de importarle mucho, puesto que lo decía [temblando|sin descanso].
        + Tomarla por tonta o por malvada habría ahorrado bastante [trabajo|tiempo], y estuvieron tentados.
        + {Hero} no poseía del plim ni los [rudimentos|saludos], y no había a quién consultar.
        + Rodó hasta sus pies un último plim, más bien un suspiro con [forma|cáscara].
      `,
      turn: `
        Ante aquel suspiro se puso {hero} en cuclillas y prestó oído, como a una [caracola|puerta].
        @turn Escuchó largamente, imitó el vaivén de las manos y señaló el suelo con aire de [pregunta|consulta].
        + Dos tentativas fallidas significaron, a juzgar por el asombro, «sopa» y algo acerca de una [tía|bicicleta].
        + Con la punta del pie rozó entonces lo brillante, y el pie se marchó por su [cuenta|lado].
        + —¡Plim! —gritaron a la vez, y en esa coincidencia cupo un [diccionario|tratado] entero.
        + Confesar con las manos que no se sabe nada es el comienzo de muchas [conversaciones|amistades].
        + {Friend.a}, ya sin voz, se le escapó un «ah» en el que se notaba que acababa de [oír|llegar].
      `,
      works: `
        Plim era resbalar, y la noche entera se había ido en salvarlos de sus propios [pies|planes].
        / Plim significaba resbalar, y la criatura se había pasado la noche entera [previniéndolos|avisándoselo].
        @result Radiante, la criatura les mostró el paso seco, una hilera de piedras [mates|sin brillo].
        + Cada una de ellas era «plam», expresión que vale por «adelante» y por «qué [alegría|bien se va]».
        + Al cabo de la última se hallaba, fuera de peligro, [{thing}|tranquilamente {thing}].
        + Erró {friend} el pie, dijo «plim», y todos alabaron su [acento|pronunciación].
        + En cuanto a pedir perdón, la fórmula es complicada y suena a sopa, pero se agradece el [intento|guiso].
        + Por su parte aprendió ella a decir «hola», con una jota de su propia [invención|cosecha].
      `,
      lesson: `
        Las lenguas extrañas se abren por el lado del oído, nunca por el de la [voz|garganta].
        / —Me sobraba voz —concluyó {friend}— y me faltaba [una oreja|escuchar].
      `,
    },
  },

  Communication: {
    titles: `
      {hero} y los dos caracoles
      ¿Has dicho soltar?
      El puente torcido
      Soltar, saltar, sumar
    `,
    refrains: [
      {
        first: 'Dime, dime, dime más, que yo escucho y digo igual.',
        changed: 'Dime, dime, dicho está, suelta tú y yo suelto ya.',
      },
      {
        first: 'Un recado va en la cuerda | y en el medio se me enreda.',
        changed: 'Un recado va en la cuerda | lo repito y no se enreda.',
      },
    ],
    facts: {
      wrong: '{friend} llevó los recados y los cambió',
      turn: '{hero} repitió cada recado para comprobarlo',
      result: 'los caracoles soltaron la cuerda a la vez',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un puente de [cuerda|cuerda, muy torcido].
        / @spot Un puente de cuerda se torcía {spot.at}.
        / Un puente torcido colgaba {spot.at}.
        En cada punta tiraba un [caracol|caracol terco]. En medio se mecía {thing}.
        + Parecía un bigote. Nadie podía [cruzar|pasar] por él.
        + Tiraban y tiraban, cada uno de lo suyo.
        + Estaban lejos y eran un poco sordos.
        + —¡Suelta! —decía uno. —¿Qué? —decía el otro.
        + Llevaban así desde la lluvia de mayo.
        + La cuerda hacía ñic, y luego ñac.
        + —Si soltamos los dos, se pone plano —dijo [uno|el de aquí].
        + {Thing} bailaba ahí, sobre el aire, sin querer.
        + De una punta a otra había cien pasos de caracol.
      `,
      wrong: `
        —Yo llevo los recados —dijo {friend}—. Tengo muy buena [memoria|oreja].
        @wrong Llevó los recados y los cambió: «soltar» llegó como [«saltar»|«sumar»].
        + Un caracol saltó. El otro hizo [sumas|cuentas].
        + —Dice que saltes —dijo—. Y que hay sopa.
        + Nadie había hablado de sopa. Pero {friend} tenía hambre.
        + A la vuelta, «juntos» era ya «[puntos|asuntos]».
        + El caracol hizo puntos en el suelo, y muy bien.
        + El puente se torció más. Ñic, y ñac, y ñic.
        + —Casi es igual —dijo {friend}. Casi.
        + Corría mucho, y por el camino se caían letras.
      `,
      doubt: `
        Los caracoles se miraron mal, de lejos, con [cuatro ojos|los cuernos].
        + —El otro es tonto —dijo uno. —Ese no oye —dijo el otro.
        + La cuerda estaba ya muy, muy tirante.
        + {Friend} se sentó. Le pesaba la cabeza de tanto [recado|llevar].
        + Una palabra es poca cosa y se [rompe|pierde].
        + Si se rompe la cuerda, adiós {thing}.
        + Ninguno era malo. Solo estaban lejos.
        + {Hero} pensó: ¿y si nadie dijo lo que [oyó|el otro oyó]?
      `,
      turn: `
        {Hero} fue al primer caracol, y no corrió [nada|ni un paso].
        / {Hero} fue al primer caracol. Sin [correr|prisa].
        @turn Y repitió el recado: —¿Has dicho «soltar», de soltar la [cuerda|mano]?
        + —Eso mismo —dijo el caracol, y se quedó ancho.
        + Luego cruzó al otro lado, con la palabra [entera|en la boca].
        + —Dice soltar. ¿Qué oyes tú? —Soltar —dijo.
        + Fue y vino. Era largo, y le dolían los pies.
        + Preguntó lo mismo dos veces. No importa.
        + —¿Cuándo? —dijo uno. —A la de [tres|cuatro] —dijo el otro.
        + {Hero} se lo contó a los dos. Dijeron [sí|que sí].
        + {Friend} iba detrás y recogía letras del suelo.
      `,
      works: `
        @result Uno, dos, tres: los caracoles soltaron la cuerda a la [vez|par].
        El puente quedó plano como una [mesa|cama]. En medio esperaba {thing}.
        + Ya no era un bigote. Era un puente con muy buena cara.
        + Los caracoles se acercaron a mirarse. Tardaron.
        + —Qué guapo eres de cerca —dijo uno.
        + —¿Qué? —dijo el otro, y rieron.
        + {Friend} cruzó repitiendo: «Soltar, soltar, [soltar|sopa]».
        + Hubo sopa, al final. Alguien la [hizo|pidió].
        + La cuerda colgaba tranquila y se mecía un poco.
        + {Hero} dijo adiós. —¿Has dicho adiós? —preguntaron [ellos|los dos].
      `,
      lesson: `
        Lo dicho se entiende mejor si alguien lo [repite|pregunta].
        / —Yo llevé palabras —dijo {friend}—. Tú llevaste [lo que decían|una entera].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} colgaba un puente de cuerda torcido como un [bigote|bigote con sueño].
        / @spot Nadie podía cruzar {spot.at}, porque el puente de cuerda estaba [torcido|de lado].
        De cada extremo tiraba un caracol. En el centro se mecía [{thing}|a lo loco {thing}].
        + Los dos querían que el puente quedara llano y ninguno quería soltar primero.
        + Habían empezado con la lluvia de mayo y no pensaban perder.
        + —¡Que sueltes! —gritaba uno. —¿Que cueza qué? —respondía el [otro|de enfrente].
        + Entre ambos había mucho aire, mucho viento y poca oreja.
        + La cuerda se quejaba por turnos, ñic a la ida y ñac a la vuelta.
        + {Hero} probó con un pie, y el puente quiso darse la vuelta.
      `,
      wrong: `
        Se ofreció de cartero {friend}, que corre más que las [palabras|noticias].
        @wrong Llevó los recados y los cambió por el camino. «soltar» llegó convertido en [«saltar»|«sumar»].
        + El segundo caracol saltó, con el esfuerzo que le supone a un caracol.
        + De regreso, «juntos» se había vuelto «puntos». El primero se puso a [dibujarlos|contarlos].
        + —También dicen que hay sopa —añadió. Nadie había hablado de sopa.
        + Con las prisas se le iban cayendo las letras, sobre todo las eles.
        + El puente ya no era un bigote, sino un [sacacorchos|nudo].
        + —Se entiende la idea —se defendió. No se entendía ninguna.
      `,
      doubt: `
        Los caracoles dejaron de hablarse. Cada uno le dio la concha al [otro|mundo].
        + —Siempre ha sido un poco tonto —opinaba el de aquí. El de allá opinaba [igual|lo mismo].
        + La cuerda estaba tan tirante que se podía tocar una canción en ella.
        + {Friend}, con la lengua fuera, ya no sabía quién había dicho [qué|sopa].
        + En realidad los dos querían lo mismo. Eso era lo más [triste|gracioso].
        + Una palabra tiene que cruzar muchísimo aire, y llega despeinada.
        + {Hero} se preguntó si alguien había oído de verdad lo que se [dijo|había dicho].
      `,
      turn: `
        Sin correr, {hero} se acercó al primer caracol y se agachó a su [altura|lado].
        @turn —¿Has dicho «soltar», soltar de dejar la cuerda? —repitió, y esperó el [sí|sí entero].
        + El caracol se emocionó un poco, pues nunca le habían comprobado una palabra.
        + Luego cruzó con ella bien apretada y se la dijo al otro, [igualita|letra por letra].
        + —¿Qué has oído? —le preguntó. —Soltar —dijo el segundo. Era [eso|exactamente eso].
        + Faltaba saber cuándo, así que hubo que volver y preguntar y volver.
        + Cansaba más que gritar, y parecía más [lento|tonto], y no lo era.
        + —A la de tres —acordaron—, y tres es después de dos.
        + {Friend} iba detrás, recogiendo del suelo las eles perdidas.
      `,
      works: `
        @result Contaron en voz alta. Los caracoles soltaron la cuerda a la [vez|vez, a la de tres].
        El puente se tumbó con un suspiro. En medio los esperaba [{thing}|quieto por fin todo: {thing}].
        + Quedó tan llano que se habría podido jugar a las canicas.
        + Los caracoles echaron a andar para verse la cara, sin [prisa|lluvia de por medio].
        + —De lejos pareces más testarudo —dijo uno cuando llegó.
        + —¿Más qué? —preguntó el otro. Y se lo repitió, con [cariño|calma].
        + Para celebrarlo se tomó una sopa, que alguien había anunciado.
        + {Friend} cruzó diciendo «soltar, soltar», para que no se le [cambiara|volviera a caer].
        + Al despedirse, los dos quisieron asegurarse: —¿Has dicho [adiós|«adiós»]?
      `,
      lesson: `
        Una palabra llega entera cuando alguien se molesta en [preguntar|comprobar] si ha llegado.
        / —Yo corría mucho —dijo {friend}—, y el recado iba [andando|más despacio].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} pendía un puente de cuerda, retorcido como el bigote de un [general|mago].
        / @spot El paso {spot.at} dependía de un puente de cuerda en pésimas [relaciones|condiciones].
        De cada cabo tiraba un caracol, y en el medio se columpiaba [{thing}|sin red {thing}].
        / De cada extremo tiraba obstinadamente un caracol, y en medio colgaba {thing}.
        + Ambos deseaban que quedase llano, y ambos esperaban que fuera el otro quien [soltara|cediese].
        + La disputa databa de las lluvias de mayo y había tenido tiempo de criar [musgo|tradiciones].
        + —¡Suelta! —vociferaba uno; —¿Que cueza qué? —quería saber el [contrario|otro].
        + Mediaba entre los dos una cantidad de viento poco propicia para la [conversación|sutileza].
        + Según quién tirara, la cuerda decía ñic o ñac, con una paciencia que daba [pena|que pensar].
      `,
      wrong: `
        Ofreció {friend} sus servicios de mensajería, los más veloces de la [región|provincia].
        @wrong Llevó los recados y los cambió, de modo que «soltar» llegó a destino hecho un [«saltar»|«sumar»].
        + Saltó el destinatario, proeza que en un caracol requiere [carrerilla|vocación], y la cuerda dio dos vueltas.
        + A la inversa, «juntos» se volvió «puntos», y el otro se aplicó a [pintarlos|hacerlos] con bastante arte.
        + Incluyó también cierta sopa de la que nadie había hablado, pero que {friend} llevaba [pensando|deseando] un rato.
        + Corría tanto que se le iban cayendo las letras, en particular las [eles|eles, que son altas].
        + Alegó que se entendía la idea en general, y es posible; en particular no se entendía [nada|ninguna].
      `,
      doubt: `
        Se retiraron los caracoles la palabra, que era lo único que aún no se habían [quitado|enredado].
        + Cada uno sostenía ante quien quisiera oírlo que el otro, de toda la vida, era un poco [corto|duro de cuerno].
        + De tan tensa se habría podido tocar en la cuerda una pieza [sencilla|de violín].
        + Lo más triste del asunto, y también lo más cómico, es que los dos querían lo [mismo|mismo exactamente].
        + A las palabras les toca atravesar demasiado aire, y no hay quien no llegue [despeinado|con retraso].
        + El cartero, en un poyo, ya no distinguía lo dicho, lo oído y la [sopa|cena].
      `,
      turn: `
        {Hero} acudió sin correr a uno de los extremos y se puso a la altura de los [cuernos|ojos].
        / Con parsimonia, {hero} se aproximó a uno de los extremos y pidió audiencia.
        @turn —¿Has dicho «soltar», de soltar la cuerda? —repitió, y esperó hasta oír que [sí|en efecto].
        + Conmovido, el caracol confesó que jamás le habían devuelto una palabra para que la [revisara|aprobase].
        + Con ella bien cerrada en la boca pasó al otro lado y la entregó sin que le faltara una [letra|ele].
        + —Y tú, ¿qué has entendido? —preguntó después, que es la mitad olvidada de todos los [recados|correos].
        + Quedaba por fijar el momento. Hubo que ir, volver y volver a ir, con los pies como [plomo|brasas].
        + Tanta comprobación parecía una pérdida de tiempo, y fue lo único que [ahorró alguno|no lo perdió].
      `,
      works: `
        @result A la de tres, y ni antes ni después, los caracoles soltaron la cuerda a la vez.
        / A la de tres, simultáneamente, los caracoles soltaron la cuerda.
        Quedó el puente como una mesa, y en medio de la mesa, [{thing}|servido todo, {thing}].
        / Aliviado, el puente quedó horizontal, y en el centro reposaba [{thing}|tranquilamente {thing}].
        + Tan llano estaba que una canica habría tenido que [pensárselo|pedir consejo].
        + Emprendieron los dos la marcha para verse la cara. Se encontraron, ya [entrada la noche|sin rencor], en el centro.
        + —Visto de lejos —dijo el uno—, parecías más terco; y el otro le rogó que se lo [repitiera|confirmara].
        + Se sirvió la sopa, ya que tantas veces había sido [anunciada|prometida].
        + {Friend} cruzó murmurando «soltar» a cada paso, por miedo a llegar con otra [cosa|palabra].
      `,
      lesson: `
        Un mensaje no está entregado cuando se dice, sino cuando alguien lo [devuelve|repite] entero.
        / —Corrí más que nadie —suspiró {friend}—; lástima que la verdad viniera [a pie|detrás].
      `,
    },
  },

  Leadership: {
    titles: `
      {hero} y las luces perdidas
      ¿Adónde quieres ir?
      La luz más pequeña
      En una sola fila
    `,
    refrains: [
      {
        first: 'Lucecita, ¿adónde vas?, yo delante, tú detrás, y sin más.',
        changed: 'Lucecita ya llegó, tú delante y detrás yo, se acabó.',
      },
      {
        first: 'No hace falta dar un grito | va primero el más chiquito.',
        changed: 'Nadie ha dado ningún grito | y llegó el más chiquitito.',
      },
    ],
    facts: {
      wrong: '{friend} daba órdenes desde una piedra',
      turn: '{hero} preguntó a la más pequeña y esperó',
      result: 'las luces fueron en fila y alumbraron',
    },
    beginner: {
      gate: `
        @spot {spot.at} había cien luces [perdidas|sin rumbo].
        / @spot Cien luces chicas volaban {spot.at}.
        Corrían a todas partes. {Thing} no se [veía|podía ver].
        + Chocaban y decían «perdón» en seis colores.
        + Unas iban, otras venían, y ninguna sabía [adónde|por qué].
        + —¿Es por aquí? —decía una. —No sé —decían todas.
        + Tenían mucha luz y mucho [lío|miedo].
        + Así nada se ve. Es como mirar sopa.
        + {Hero} se tapó los ojos. Seguía viendo puntos.
        + Una muy chica daba vueltas y vueltas, sola.
        + El viento las movía como [polvo|migas].
        + Bzz, perdón, bzz, ay, [perdón|huy].
      `,
      wrong: `
        {Friend} se subió a una piedra. Sacó [pecho|la barbilla].
        @wrong —¡A la derecha! ¡No, ahí! —daba órdenes {friend} desde la piedra.
        + Las luces fueron a la derecha de cada una.
        + Se hizo un nudo. Un nudo que [brillaba|hacía bzz].
        + —¡En fila! ¡En corro! ¡Quietas! ¡Ya! —gritó.
        + Una se mareó. Otra se apagó del [susto|grito].
        + —¡Aquí mando yo! —dijo, y se cayó de la piedra.
        + Desde el suelo siguió mandando, pero a una [hormiga|maceta].
        + La hormiga ya sabía adónde iba.
        + Gritar desde arriba hace aire. Y ellas vuelan.
      `,
      doubt: `
        Había luz de sobra, y la noche seguía [oscura|igual].
        + Unas lloraban chispas. Otras se [escondían|apagaban].
        + ¿Quién se fía de un grito? {Hero} tampoco.
        + A lo mejor alguien tenía que ir delante.
        + Ir delante da miedo. Detrás no se ve [quién viene|nadie].
        + {Friend} tenía la voz rota y una luz en la [oreja|cola].
        + La más chica seguía dando vueltas. Nadie la oía.
        + Era como una miga. Temblaba.
      `,
      turn: `
        {Hero} se agachó junto a una luz que [temblaba|no corría].
        / La más [pequeña|chica] temblaba. {Hero} se agachó.
        @turn —¿Adónde quieres ir? —le preguntó a la más pequeña, y [esperó|esperó mucho].
        + La luz tardó. —A casa —dijo, como un [suspiro|grano].
        + —Pues vamos —dijo {hero}—, y vamos a tu paso.
        + Fue delante, despacio. Miraba atrás a cada rato.
        + Si una se paraba, {hero} también. No había prisa.
        + Podía correr. Tenía ganas. Fue [lento|al paso].
        + —¿Y yo qué hago? —dijo {friend}. —Ve al final —dijo {hero}—, y que no falte nadie.
        + Una se puso detrás. Luego dos, y luego diez.
        + No hizo falta ni un grito.
      `,
      works: `
        @result Las luces fueron en fila y alumbraron [todo|el camino]. ¡Allí estaba {thing}!
        La pequeña iba delante, la más [tiesa|contenta] de todas.
        + La fila era larga, como un collar en la noche.
        + Juntas daban una luz suave, sin [mareo|choques].
        + {Friend} iba al final y contaba: noventa, noventa y [una|dos].
        + No faltó nadie. Ni la que se apagó.
        + Llegaron a un árbol hueco. Era su casa.
        + —Por aquí —decía la chica a las demás—. Con calma.
        + Ahora guiaba ella, {hero.y} iba detrás.
        + Cada una dijo «gracias» en su color.
      `,
      lesson: `
        Guiar es ir delante, despacio, y mirar [atrás|quién falta].
        / —Yo mandé mucho —dijo {friend}—. Tú [preguntaste|esperaste].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} el aire estaba lleno de lucecitas que no sabían [adónde ir|volver].
        / @spot Cien luces perdidas revoloteaban {spot.at}, cada una a lo [suyo|loco].
        Corrían tanto y tan mal que no se distinguía [{thing}|ni el suelo, ni menos {thing}].
        + Al chocar pedían perdón en seis colores y seguían [chocando|igual].
        + Venían de una fiesta, o iban a ella. No se ponían de acuerdo.
        + —¿Alguien sabe dónde estamos? —preguntó una. —Juntas no —respondió [otra|la de al lado].
        + Tenían luz de sobra, pero toda puesta en el sitio equivocado.
        + {Hero} cerró los ojos y siguió viendo puntos verdes.
        + La más pequeña daba vueltas alrededor de sí misma, por no perderse.
      `,
      wrong: `
        —Aquí hace falta alguien que mande —dijo {friend}. Buscó una piedra [alta|con vistas].
        @wrong Desde la piedra daba órdenes: —¡A la derecha! ¡En fila! ¡No, en [corro|diagonal]!
        + Cada luz se fue a su propia derecha. Resultó que había cien.
        + Se formó un nudo de los que ni se ven ni se [desatan|olvidan].
        + —¡Más orden! —gritó, y con el viento del grito salieron volando [doce|unas cuantas].
        + Una se apagó del susto y hubo que soplarle.
        + —¡Aquí mando yo! —anunció, ya cayéndose de la piedra.
        + Siguió mandando desde el suelo, pero solo escuchaba una hormiga.
      `,
      doubt: `
        Con tanta luz como había, la noche no había sido nunca tan [oscura|negra].
        + Unas lloraban chispas, y otras fingían que sabían el [camino|plan].
        + A un grito se le hace caso un momento. Luego se [vuelve peor|olvida].
        + {Friend} se sacaba luces de las orejas y no decía palabra.
        + Alguien tendría que ponerse delante. Pero el que va delante no tiene a quién [seguir|mirar].
        + {Hero} no conocía el camino mejor que ellas.
        + Y la pequeña, que tal vez sí, daba vueltas sin que nadie le preguntara.
      `,
      turn: `
        {Hero} se puso en cuclillas al lado de la luz más chiquita, que [temblaba|no paraba de girar].
        @turn —¿Adónde quieres ir tú? —preguntó a la más pequeña. Esperó la respuesta [sin prisa|entera].
        + —A casa —dijo ella al cabo, con una voz como un grano de [sal|arena].
        + —Entonces vamos a tu paso —contestó {hero}, y echó a andar delante.
        + Cada diez pasos se volvía, contaba y volvía a [esperar|detenerse].
        + Habría sido fácil ir más deprisa. Pero los últimos también eran de la fila.
        + Le pidió {friend.a} que cerrara la marcha, para que nadie se quedara [atrás|sola].
        + Una luz se les unió por curiosidad, después tres, después todas.
        + No se oyó una orden en todo el camino, ni hizo falta.
      `,
      works: `
        @result Sin empujarse, las luces fueron en fila y alumbraron el suelo. En el suelo estaba [{thing}|por fin {thing}].
        Delante de todas, muy tiesa, volaba la más [pequeña|chica].
        + Vistas desde arriba parecían un collar que alguien va [sacando de un cajón|desenredando].
        + {Friend} cerraba la marcha y decía los números en voz baja.
        + Eran cien, contando a la que se había apagado y vuelto a encender.
        + La casa era un tronco hueco, y por dentro olía a [miel|cera].
        + —Por aquí, y sin correr —explicaba la pequeña a las mayores.
        + {Hero} iba ya al final, mirando cómo lo hacía ella.
        + Una tras otra dieron las gracias. El bosque se puso de seis colores.
      `,
      lesson: `
        Quien guía va delante, pero con los ojos puestos en quien va [último|más despacio].
        / —Desde la piedra se veía todo —dijo {friend}— menos a la más [chica|pequeña].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} bullía el aire de lucecitas que habían perdido el [camino|norte].
        / @spot Un centenar de luces perdidas giraba {spot.at}, en perfecto [desorden|lío].
        Entre tanto resplandor mal puesto no se distinguía [{thing}|dónde estaba {thing}].
        + Al chocar se pedían perdón en seis colores, y la disculpa les costaba otro [choque|encontronazo].
        + Discrepaban acerca de si volvían de una fiesta o si más bien se dirigían a [ella|la siguiente].
        + Daba la impresión de mirar el mundo desde el interior de una [gaseosa|sopa de estrellas].
        + La menor de ellas giraba en torno a sí misma, única persona de cuya compañía estaba [segura|cierta].
        + Les sobraba luz, como a otros les sobran palabras, y con el mismo [resultado|efecto].
      `,
      wrong: `
        Observó {friend} que allí faltaba autoridad, y fue a buscarla encima de una [piedra|peña].
        @wrong Desde la piedra daba órdenes, a razón de una por aliento y todas [contrarias|distintas].
        + Mandó torcer a la derecha. Cada cual torció a la suya, que las hay para todos los [gustos|lados].
        + De aquello resultó un nudo que habría sido bonito, de no ser por los [gritos|chichones].
        + Su llamada al orden produjo tal viento que doce de las más ligeras [desaparecieron|cambiaron de comarca].
        + —¡Aquí mando yo! —proclamó, en el momento mismo de abandonar la [piedra|altura].
        + Continuó ejerciendo el mando en el suelo, ante una hormiga que tenía ya sus propios [planes|jefes].
      `,
      doubt: `
        Pocas veces se habrá visto tanta oscuridad con tanta [luz|gente encendida].
        + Las hay que lloraban chispas, y las hay que, más peligrosas, aparentaban [saber|conocer la ruta].
        + El grito es un alimento que llena un instante y luego deja más [hambre|ruido].
        + Ponerse delante tiene un inconveniente, y es que ya no queda nadie a quien [seguir|preguntar].
        + {Hero} no conocía el camino; a lo sumo conocía la manera de no perder a la [gente|compañía].
        + Y mientras tanto la más chica, que acaso lo sabía, daba vueltas sin que se lo [preguntaran|pidiese nadie].
      `,
      turn: `
        Agachándose junto a la más diminuta, {hero} puso la voz del tamaño [adecuado|de ella].
        @turn Preguntó a la más pequeña adónde quería ir, y esperó la respuesta, que [tardó|no fue rápida].
        + —A casa —dijo ella, con la voz de un grano de arena que se ha decidido a [hablar|confiar].
        + Echó {hero} a andar por delante, a un paso que no era el suyo, sino el de [ella|la última].
        + A cada trecho se detenía, se daba la vuelta y contaba, y no seguía hasta que estuvieran [todas|las cien].
        + Rogó {friend.a} que cerrase la marcha, puesto sin trompetas del que depende casi [todo|la fila entera].
        + Primero se les unió una por curiosidad, luego tres por imitación y al final las demás por [alivio|gusto].
      `,
      works: `
        @result Sin una sola orden las luces fueron en fila y alumbraron la tierra, donde esperaba [{thing}|sencillamente {thing}].
        A la cabeza, recta como un alfiler, iba la más [pequeña|chica].
        + De lejos se las habría tomado por un collar que una mano va [desenredando|estirando] con cuidado.
        + Contaba {friend} en la retaguardia, con un tono que empezaba a parecerse al [cariño|de una abuela].
        + Salieron las cien, incluida aquella que se había apagado del [susto|grito] y vuelto a prender.
        + En un tronco hueco, perfumado de cera, tenían su domicilio, con la puerta sin [cerrar|barrer].
        + Guiaba ya la pequeña a las mayores, {hero.y}, desde atrás, aprendía cómo se [hace|hace bien].
      `,
      lesson: `
        Manda quien grita; guía quien va delante y, de vez en cuando, se [vuelve|da la vuelta].
        / —Di cuarenta órdenes —calculó {friend}—, y bastaba con una [pregunta|pregunta y paciencia].
      `,
    },
  },

  Inclusion: {
    titles: `
      {hero} y la luz que daba saltos
      El corro abierto
      A saltos también se baila
      Un hueco en el corro
    `,
    refrains: [
      {
        first: 'Corro, corro, que se cerró, ¿y quién fuera se quedó?',
        changed: 'Corro, corro, salta tú, salto yo, y el corro se cerró.',
      },
      {
        first: 'Quien no baila como todos baila bien de cualquier modo.',
        changed: 'Salta uno y saltan todos | y se baila de otro modo.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que el corro ya estaba lleno',
      turn: '{hero} cambió el baile para que todos saltaran',
      result: 'el corro de luces se cerró',
    },
    beginner: {
      gate: `
        @spot {spot.at} bailaba un corro de [luces|luces de fiesta].
        / @spot Un corro de luces bailaba {spot.at}, [despacio|con música].
        / Había un corro de luces {spot.at}.
        Si se cierra, se abre por dentro. En medio estaba {thing}.
        + Pero no se cerraba. Había un hueco, uno solo.
        + Fuera, una luz daba saltos: pom, [pom|y pom].
        + No sabía dar pasos. Solo sabía [saltar|botar].
        + —Paso, paso, giro —cantaban las otras, muy [finas|serias].
        + La de fuera hacía pom, y miraba.
        + Quería bailar. Se le notaba en la [punta|luz].
        + El hueco era justo, justo de su tamaño.
        + Sin él, el corro iba perdiendo brillo.
        + Cada vuelta era igual. [Bonita|Perfecta], pero igual.
        / La música daba vueltas. También [bostezaba|se mareaba] un poco.
      `,
      wrong: `
        {Friend} miró el corro con los brazos en [jarras|cruz].
        @wrong —El corro ya está lleno —dijo—. No cabe nadie [más|más, y punto].
        + —Son las normas —añadió. Nadie supo cuáles.
        + La luz que saltaba se quedó quieta. Y más [azul|chica].
        + El hueco siguió ahí, como un diente.
        + —Aquí se baila con pasos —explicó, y los [hizo|contó].
        + Se pisó a sí {friend:mismo/misma}. Dos veces.
        + Una luz del corro bajó la cabeza.
        + —Así es más bonito —dijo {friend}. Y el corro se [abrió|torció] un poco.
        + Pom, se oyó, muy lejos. Y nada más.
      `,
      doubt: `
        El corro giraba con su hueco, cada vez más [apagado|lento].
        + La música tenía un agujero también.
        + Fuera hacía frío. Dentro no se estaba [mucho mejor|tan bien].
        + {Hero} miró a la que no entraba, y le dolió algo.
        + Ella lo intentó: un paso, y pom. No [pudo|era lo suyo].
        + Saltar no es bailar mal. Es saltar.
        + Nadie quería echarla. Tampoco la [llamaban|miraban].
        + ¿Qué es más fácil, cambiarla a ella o al baile?
      `,
      turn: `
        {Hero} miró cómo saltaba: pom, espera, [pom|y pom].
        @turn Luego cambió el baile: —¡Ahora saltamos [todos|todos, pom]!
        + Las luces se miraron. Nunca habían [saltado|hecho pom].
        + —Así no se hace —dijo una vieja. —Hoy sí —dijo {hero}.
        + {Hero} saltó antes, a solas. Daba un poco de [corte|risa].
        + Pom, paso, pom. Una se rio y saltó.
        + {Friend} saltó muy alto. Tardó en [volver|bajar].
        + —Tú sabes —le dijeron a la de fuera—. Enséñanos.
        + Ella se puso roja, y luego de todos los colores.
        + Le dieron una mano por cada lado. Cabía [justo|bien].
      `,
      works: `
        @result Todos saltaron, y el corro de luces se [cerró|cerró, ¡clac!].
        El suelo se abrió, y ahí estaba {thing}.
        + Pom, pom, pom. Temblaban hasta los [grillos|árboles].
        + Ya no había hueco. Ni uno.
        + La que saltaba marcaba el ritmo con su punta.
        + La vieja pidió otro baile, el de los [botes|saltos].
        + {Friend} llevó el compás con lo que [tenía|más sonaba].
        + —Así es más bonito —dijo {friend}, y esta vez era [verdad|cierto].
        + Brillaban tanto que vino la luna a [mirar|saltar].
        + Al final se cayeron todos, y rieron.
      `,
      lesson: `
        Si alguien no entra en el baile, se cambia [el baile|de baile].
        / —No estaba lleno —dijo {friend}—. Le faltaba [alguien|una].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} daba vueltas un corro de luces, muy bien [peinadas|ensayadas].
        / @spot Se oía música {spot.at}. Era un corro de luces [bailando|que giraba].
        Solo al cerrarse se abriría por dentro, y dentro guardaba [{thing}|nada menos que {thing}].
        + Pero no se cerraba, porque le faltaba exactamente una luz.
        + Paso, paso, giro, hacían todas, con la barbilla [alta|muy levantada].
        + Fuera había una que no sabía dar pasos, sino solamente [botes|saltos]: pom, pom.
        + Cada vez que pasaba el hueco, ella lo miraba como se mira un columpio.
        + —Es por las rodillas —explicó—. Me vienen así, de [muelle|nacimiento].
        + El corro, de tanto girar incompleto, empezaba a perder brillo.
      `,
      wrong: `
        Como si fuera el portero, {friend} se plantó delante con cara de [reglamento|lista].
        @wrong —Lo siento, el corro ya está lleno —dijo, aunque se veía el [hueco|hueco perfectamente].
        + —Las normas son las normas —añadió, y no pudo citar ninguna.
        + La luz dejó de botar, que era su manera de ponerse [triste|a llorar].
        + Para que aprendiera le enseñó los pasos y se pisó tres veces.
        + Una del corro bajó la cabeza; otra perdió el giro.
        + —Hay bailes para cada cual —dijo—. Los saltos, en [otra parte|su casa].
        + Con aquello el hueco, lejos de cerrarse, se hizo un poco más ancho.
      `,
      doubt: `
        El corro seguía girando con su agujero, igual que una sonrisa sin un [diente|diente, y triste].
        + La luz de fuera probó a dar un paso y le salió pom.
        + Nadie la echaba, eso era verdad; pero tampoco la había llamado [nadie|una sola].
        + {Hero} sabía cómo se ve una fiesta desde la [ventana|calle].
        + Podía pedirle que aprendiera, y tardaría quizá toda la vida.
        + ¿Y quién había dicho que bailar fuese dar [pasos|justo esos pasos]?
        + La música se iba parando, como un juguete al que no le dan cuerda.
      `,
      turn: `
        {Hero} estuvo mirando cómo saltaba, hasta que le tomó el [ritmo|gusto].
        @turn Entonces entró en el corro y cambió el baile: —¡Ahora saltamos [todos|todos a la vez]!
        + Se hizo un silencio, porque aquello no se había visto [nunca|en ninguna fiesta].
        + —No es elegante —protestó una anciana. —Todavía no —dijo {hero}, y [saltó|dio el primer bote].
        + Saltar delante de tanta gente. Sin nadie más en el aire, da vergüenza.
        + Al tercer pom se animó otra, y al cuarto se reían [seis|dos filas].
        + {Friend} tomó impulso y salió tan alto que tuvieron que esperar.
        + —¿Nos enseñas? —pidieron a la de fuera. Ella se puso de todos los [colores|colores posibles].
        + Le hicieron sitio entre la anciana y la más [seria|tímida].
      `,
      works: `
        @result Con el siguiente salto, que fue de todos, el corro de luces se [cerró|cerró por fin].
        El suelo del centro se abrió como una flor y ofreció [{thing}|al aire {thing}].
        + Temblaban las hierbas, los grillos y hasta alguna [nube|piedra].
        + Ya nadie sabía quién había empezado dentro y quién fuera.
        + La de los muelles llevaba el compás y se le notaba en el color.
        + La anciana pidió un bis y, por favor, un poco más [alto|de altura].
        + {Friend} descubrió que a saltos no hay manera de pisarse.
        + Brillaban de tal modo que la luna bajó un peldaño para [verlo|no perdérselo].
        + Acabaron sentados en el suelo, sin aire y muy [juntos|contentos].
      `,
      lesson: `
        Cuando alguien no cabe en un baile, el que se queda corto es el [baile|corro].
        / —Yo veía un corro lleno —dijo {friend}—. Era un corro con una [falta|silla vacía].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} giraba con gran formalidad un corro de [luces|llamas].
        / @spot Con paso, paso y giro bailaba {spot.at} un corro de luces muy [serio|fino].
        En el centro, que se abre al cerrarse el corro, estaba [{thing}|guardado todo: {thing}].
        + Por desgracia no se cerraba, pues le faltaba una luz, y el hueco tenía su tamaño [exacto|justo].
        + La que faltaba se hallaba fuera, y no por gusto, sino porque en vez de pasos daba [botes|brincos].
        + —Son las rodillas —se excusó—; me salieron de muelle, y ya no se [cambian|fabrican otras].
        + Veía pasar el hueco una y otra vez, como se ve pasar desde el andén un tren [iluminado|con fiesta].
        + De tanto rodar incompleto el corro iba palideciendo sin explicarse la [causa|razón].
      `,
      wrong: `
        {Friend} se instaló ante el corro con todo el aire de quien guarda una [lista|puerta].
        @wrong Comunicó a la solicitante que el corro ya estaba lleno, pese a que el hueco se [veía|reía].
        + Invocó las normas, y al preguntársele cuáles hizo un gesto hacia el [horizonte|pasado].
        + La luz dejó de botar, lo que en su idioma equivalía a echarse a [llorar|dormir].
        + Quiso mostrarle cómo se hacía, y en la demostración se pisó [tres|varias] veces la misma pata.
        + Sostuvo luego que cada baile tiene su gente, y que para los saltos habría sin duda otro [lugar|pueblo].
        + Dos de las de dentro perdieron el compás, de pura [vergüenza|incomodidad], y el hueco creció un palmo.
      `,
      doubt: `
        Seguía rodando el corro con su agujero, a la manera de una sonrisa a la que le falta un [diente|motivo].
        + Nadie, en rigor, la había expulsado; se habían limitado todos a no [llamarla|mirar].
        + {Hero} conocía las fiestas por ese lado, el de la ventana, donde la música llega más [triste|bonita].
        + Exigirle que aprendiera a dar pasos era tan razonable como pedir a la lluvia que [caiga sentada|suba].
        + Cabía preguntarse, además, quién había decretado que bailar consistiera en [eso|dar pasos].
        + Como un juguete sin cuerda, la melodía se iba quedando en los [huesos|compases].
      `,
      turn: `
        {Hero} observó sus saltos hasta que dejaron de parecer un error y fueron un [ritmo|idioma].
        / {Hero} contempló detenidamente aquellos saltos y descubrió que obedecían a un ritmo [propio|particular].
        @turn Entonces cambió el baile, y anunció que en adelante se saltaba, [todos|y todos].
        + Una anciana hizo notar que aquello no era elegante. {Hero} respondió, ya en el aire, que todavía [no|no, en efecto].
        + El primer salto, el que se da sin compañía, es con diferencia el más [alto|largo] de todos.
        + Al tercero se animó una de las jóvenes; al quinto se reían hasta las de la [orquesta|segunda fila].
        + {Friend}, que no conoce el término medio, ascendió tanto que fue necesario [esperar|hacer una pausa].
        + —¿Nos enseñas? —pidieron al fin a la de fuera, y ella recorrió en un segundo todo el [arcoíris|espectro].
      `,
      works: `
        @result Saltaron a una, y con un chasquido de hebilla el corro de luces se [cerró|cerró entero].
        Se abrió en medio la tierra, con modales de flor, y apareció [{thing}|al momento {thing}].
        / Educadísima, la tierra se abrió en medio del corro para ofrecerles {thing}.
        + Quién había empezado dentro y quién fuera es cosa que ya no pudo [averiguarse|saberse].
        + Llevaba el compás la de las rodillas de muelle, elevada de pronto al rango de [maestra|autoridad].
        + La anciana solicitó la repetición, a ser posible algo más [alta|arriba].
        + Hizo {friend} el feliz hallazgo de que saltando no se puede uno [pisar|equivocar de pie].
        + Tanto lucían que la luna descendió un peldaño, para no quedarse ella también [fuera|sin pareja].
      `,
      lesson: `
        No hay corros llenos; los hay que se han cansado demasiado pronto de [ensancharse|contar].
        / —Lo vigilaba tanto —dijo {friend}— que no me di cuenta de que estaba [roto|abierto].
      `,
    },
  },

  Cooperation: {
    titles: `
      {hero} y los dos guardias de cuerda
      Tú sujetas, tú giras
      Tic sin tac
      La llave y el agujero
    `,
    refrains: [
      {
        first: 'Tictac partido, tictac partido, falta la mitad, búscala conmigo.',
        changed: 'Tictac unido, tictac unido, tu mitad con la mía hace ruido.',
      },
      {
        first: 'Uno llave, otro cerrojo | cada cual con un enojo.',
        changed: 'Uno llave, otro cerrojo | clic y clac, y adiós, enojo.',
      },
    ],
    facts: {
      wrong: '{friend} quiso engañar a los dos guardias',
      turn: '{hero} unió a los dos de la mano',
      result: 'la cerradura hizo clic',
    },
    beginner: {
      gate: `
        @spot {spot.at} había dos guardias de [cuerda|lata y cuerda].
        / @spot Dos guardias de cuerda cerraban una reja {spot.at}.
        / Había dos guardias {spot.at}, [de lata|de cuerda].
        Estaban enfadados, de [espaldas|espaldas y callados]. Detrás estaba {thing}.
        + Uno tenía la llave. El otro sabía [dónde|el agujero].
        + Uno decía tic. El otro decía [tac|un tac feo].
        + Tic y nada, tac y nada, así todo el día.
        + —Dile que no le hablo —dijo Tic.
        + —Dile que yo tampoco —dijo [Tac|el otro].
        + La reja tenía mil agujeros, y solo uno servía.
        + En la espalda llevaban una mariposa de [latón|cuerda].
        + Nadie se acordaba de por qué. Fue un [jueves|martes].
        + Eran altos como [escobas|postes] y muy rectos.
      `,
      wrong: `
        —Yo los engaño —dijo {friend}—. Mira y [aprende|calla].
        @wrong Quiso engañar a los dos, con un sí y un no.
        + —Tac quiere darte un beso —dijo a Tic. Tic hizo [crac|ras].
        + —Tic llora por ti —dijo a Tac. No lloraba.
        + Los guardias le dieron vueltas a todo, y {friend.a}, [también|más].
        + Giró y giró como una peonza con pelo.
        + Acabó de cara a la pared, con mucho [mareo|giro].
        + —Era mi plan —dijo a un [cubo|ladrillo].
        + Ahora los guardias estaban más lejos. Un paso más.
        + Un engaño junta a dos, pero en [contra|mal plan].
      `,
      doubt: `
        Un tic, y silencio, y un tac. La cuerda se [acababa|iba gastando].
        + Cada uno miraba a su lado, muy tieso.
        + La llave sin agujero no abre. El agujero sin llave, [tampoco|menos].
        + {Hero} tiró de la reja. Ni se movió.
        + Había mil agujeros. Probarlos todos era hasta [mayo|el verano].
        + Se notaba que a Tic le faltaba una cosa.
        + A Tac le faltaba lo mismo, pero eran de [lata|hierro].
        + —Antes cantábamos —dijo uno, muy bajo—. Los dos.
      `,
      turn: `
        {Hero} se puso en medio. Era un sitio [frío|estrecho].
        @turn Con mucho tino, unió a los dos de la [mano|mano de lata].
        + —Tú sujetas la llave —dijo—. Y tú la [guías|llevas].
        + Tiraron para atrás, cada uno a lo suyo.
        + {Hero} no soltó. Le dolían los [brazos|lados].
        + —Él empezó —dijo Tic. —Fue él —dijo Tac. {Hero} no dijo quién.
        + Las manos estaban frías, y al rato, [menos|tibias].
        + —Un poco a la izquierda —dijo Tac, por fin.
        + —¿Así? —dijo Tic. Era la primera palabra en [años|cien días].
        + {Friend} les dio cuerda, cric, cric, por la espalda.
      `,
      works: `
        La llave entró en su agujero, despacio, entre los [dos|dos guardias].
        @result La cerradura hizo [clic|clic, muy fino]. La reja se abrió.
        + Ahí estaba {thing}, en un [rincón|cojín] con polvo.
        + —Tic —dijo uno. —Tac —dijo el otro. —¡Tictac! —[dijeron|a la vez].
        + Sonaba a reloj, y hacía cosquillas.
        + Se dieron la vuelta y se miraron. Eran iguales.
        + —Te has oxidado —dijo Tic. —Tú más —dijo [Tac|el otro], feliz.
        + {Friend} pidió perdón a los dos, y al [cubo|ladrillo].
        + Les dejaron una gota de aceite para cada [codo|rodilla].
        + Bailaron tictac, con pasos cortos y [brillo|chispas].
      `,
      lesson: `
        A cada uno le falta lo que tiene [el otro|quien está al lado].
        / —Yo los quise enredar —dijo {friend}—. Tú los [juntaste|uniste].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} hacían guardia dos soldados de cuerda, dándose la espalda.
        / @spot Ante una reja, {spot.at}, había dos guardias de cuerda que no se [hablaban|miraban].
        Uno tenía la llave, y el otro sabía el agujero. Detrás estaba [{thing}|ya {thing}].
        + La reja tenía mil cerraduras. Novecientas noventa y nueve eran de adorno.
        + Tic, decía el de la izquierda. Tac, contestaba el otro, pero al [aire|suelo].
        + —Dígale que no pienso decírselo —pidió el segundo {hero.a}.
        + —Y dígale que no pienso preguntar —pidió el [primero|otro].
        + La pelea venía de un jueves, aunque no se acordaban de cuál.
        + En la espalda llevaban una mariposa de latón que se iba [parando|quedando sin vueltas].
      `,
      wrong: `
        —A estos los enredo yo en un momento —susurró {friend}, frotándose las [patas|ideas].
        @wrong Quiso engañar a los dos. A cada uno le contó una cosa del [otro|otro guardia].
        + —Tac te ha escrito un poema —dijo por un lado. Por el otro, que Tic estaba [malito|llorando].
        + Los guardias eran de lata, pero no tontos.
        + Uno por delante y otro por detrás, le dieron cuerda.
        + Giró como una peonza, primero hacia la derecha y luego en [todas direcciones|recuerdo].
        + Acabó explicándole su plan a un cubo, que escuchó con interés.
        + Cuando se paró, los guardias se habían alejado un paso más.
      `,
      doubt: `
        Tic, sonó a un lado. Mucho después, al otro, [tac|un tac muy solo].
        + La llave sin el agujero no era más que un hierro con forma.
        + Probar las mil cerraduras llevaría hasta la [primavera|semana de las cerezas].
        + Se les acababa la cuerda. Ninguno iba a pedir que se la [dieran|diese el otro].
        + —Antes hacíamos guardia cantando —dijo el de la llave, sin mirar a nadie.
        + {Hero} notó que el otro movía un poco la cabeza.
        + No eran malos; llevaban demasiado tiempo con la espalda [fría|fría y recta].
      `,
      turn: `
        Entre las dos espaldas quedaba un hueco. En él se metió {hero}, [de lado|con cuidado].
        @turn Tomó una mano fría de cada lado y unió a los dos de la [mano|mano, sin soltar].
        + —Tú sujetas y tú giras —propuso—. Nadie tiene que decir [perdón|nada más].
        + Tiraron cada uno hacia su esquina. {Hero}, en medio, crujió un poco.
        + —Empezó él —dijeron a la vez. Aquello ya fue hacer algo juntos.
        + Soltar habría sido un descanso, así que apretó [más|un poco más].
        + Al cabo de un rato la lata dejó de estar tan fría.
        + —Más a la izquierda —murmuró Tac. —¿Aquí? —preguntó Tic, con la voz [oxidada|tomada].
        + Por detrás {friend} les daba cuerda, despacio, y pidiendo permiso.
      `,
      works: `
        Entre cuatro manos llevaron la llave hasta un agujero que no parecía [nada|más que una mancha].
        @result Uno sujetó, el otro giró, y la cerradura hizo [clic|clic, como un beso].
        + La reja se abrió sin ruido, y allí dentro estaba [{thing}|por fin {thing}].
        + —Tictac —dijeron, y se asustaron de lo bien que [sonaba|quedaba].
        + Se dieron por fin la vuelta y descubrieron que eran gemelos.
        + —Has echado óxido —dijo el uno. —Y tú barriga —dijo el [otro|gemelo].
        + {Friend} se disculpó con los dos y, ya puestos, con el cubo.
        + Una gota de aceite en cada rodilla los dejó como nuevos.
        + Hicieron la ronda del brazo, cantando algo de un jueves.
      `,
      lesson: `
        Media llave aquí y medio secreto allá no abren nada hasta que se dan la mano.
        / —Engañar a dos es el doble de trabajo —dijo {friend}— que [juntarlos|darles la mano].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} daban guardia a una reja dos soldados de cuerda, muy [reñidos|enfadados].
        / @spot Guardaban la reja {spot.at} dos autómatas reñidos desde cierto [jueves|martes].
        Uno tenía la llave, y el otro, el secreto del agujero; detrás estaba {thing}.
        + De las mil cerraduras que exhibía la reja, novecientas noventa y nueve eran pura [fanfarronería|decoración].
        + Tic, decía el de la izquierda. Al rato, como quien comenta para sí, el de la derecha decía tac.
        + —Comuníquele que no se lo diré —rogó el uno {hero.a}, que hacía de [correo|frontera].
        + —Comuníquele que no lo he [preguntado|querido saber] —replicó el otro, con igual cortesía.
        + A los dos se les iba acabando la cuerda, y no era cuestión de pedirla al [enemigo|de al lado].
      `,
      wrong: `
        Susurró {friend} que con un poco de ingenio a semejantes hojalatas se las [enreda|convence].
        @wrong Quiso engañar a los dos, llevando a cada oído una [lisonja|noticia] sobre el otro.
        + A Tic le anunció un poema de Tac. A Tac, unas lágrimas de Tic que habrían sido fatales para el [óxido|mecanismo].
        + Los guardias, que no se hablaban, se entendieron entonces con una sola [mirada|vuelta de cabeza].
        + Entre ambos le dieron cuerda, y {friend} giró hasta perder el [norte|norte y algún bigote].
        + Terminó exponiendo su estrategia a un cubo, que tuvo la gentileza de no [interrumpir|reírse].
        + Nada une tanto a dos enemigos como un tercero que los toma por [bobos|tontos]. La unión dura poco.
      `,
      doubt: `
        Volvió a sonar un tic y, tras una pausa en la que cabía un otoño, el [tac|tac correspondiente].
        + Una llave sin agujero es un hierro con aspiraciones, y un agujero sin llave, un poco de [nada|aire].
        + De ensayar las mil cerraduras habrían salido, con suerte, por el tiempo de las [cerezas|uvas].
        + —En otra época la guardia se hacía cantando —dejó caer el de la llave, mirando al [frente|muro].
        + Al otro lado una cabeza se movió apenas, con un chirrido que podía ser [nostalgia|óxido].
        + De malvados no tenían nada; tenían, eso sí, fría la [espalda|espalda de tanto darla].
      `,
      turn: `
        Quedaba entre las espaldas una rendija, y por ella entró {hero}, de [perfil|canto].
        @turn Buscó a tientas una mano de cada lado y unió a los dos de la mano, con [tiento|firmeza].
        + —Tú sujetas y tú giras —dispuso—; lo del jueves puede quedar para [otro jueves|luego].
        + Hubo tirones en direcciones opuestas, que soportó como soportan las puertas a las [visitas|corrientes].
        + —Ha empezado él —dijeron a coro, sin advertir que era lo primero que hacían [juntos|a dúo].
        + Fue entibiándose la lata, que es un metal frío por [fuera|costumbre], pero buen conductor.
        + —Un ápice a la izquierda —se oyó al fin; y otra voz, llena de herrumbre, preguntó si [así|estaba bien].
      `,
      works: `
        Condujeron la llave entre cuatro manos hasta un agujero con aspecto de [mancha|mosca dormida].
        @result El uno sostuvo, el otro giró, y la cerradura hizo clic, como un [beso|punto final].
        + Cedió la reja sin un reproche, y en el interior esperaba [{thing}|cubierto todo de polvo, {thing}].
        + Probaron a decir «tictac», y les salió tan redondo que lo repitieron por [vanidad|puro gusto].
        + Al darse la vuelta comprobaron, con la sorpresa natural, que eran [gemelos|idénticos].
        + —Te veo oxidado —dijo uno; —Y yo a ti —respondió el otro, [conmovido|radiante].
        + {Friend} presentó excusas a los dos y, por no hacer distinciones, también al cubo.
      `,
      lesson: `
        Casi todos guardamos media llave, y la otra media suele estar a la [espalda|espalda misma].
        / —Mi plan los unió un minuto —dijo {friend}—; el tuyo, por lo que oigo, va para [largo|siglos].
      `,
    },
  },
}
