import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} y el camino sin bancos
      Detrás de la curva
    `,
    refrain: {
      first: 'Pie, piececito, ¿por dónde vas? Por donde no sé, me gusta más.',
      changed: 'Pie, piececito, ya sé por dónde: por donde la luna a veces se esconde.',
    },
    facts: {
      wrong: '{friend} votó por los bancos y el bocadillo',
      turn: '{hero} dio el primer paso por el camino nuevo',
      result: 'detrás de la curva estaba {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} el camino se partía en [dos|dos caminos].
        Uno tenía bancos y daba la vuelta. Del otro [no sabía nadie|no se sabía nada].
        + En el de los bancos olía a [bocadillo|merienda].
      `,
      wrong: `
        @wrong —Voto por los bancos y el bocadillo —dijo {friend}. Y [se sentó|echó a andar].
        Anduvieron un rato y volvieron [al mismo sitio|al primer banco].
        + —Es un camino con mucha [confianza|vuelta] —dijo {friend}.
      `,
      doubt: `
        El otro camino era oscuro y no [decía nada|prometía]. Ni un banco.
      `,
      turn: `
        {Hero} se asomó. Olía a [hierba sin pisar|lejos].
        @turn Y dio el primer paso por el camino [nuevo|nuevo, el desconocido].
        + Luego venía otro paso. [Ese fue fácil|Los hay en fila].
      `,
      works: `
        @result Y detrás de la curva estaba {thing}, [en medio|tan tranquilamente].
        —Yo también iba a ir por aquí —dijo {friend}.
      `,
      lesson: `
        Detrás de la curva no hay [bancos|sillas], y hay algo.
      `,
    }),
  },
  Discovery: {
    titles: `
      {hero} mira hacia arriba
      Donde no mira nadie
    `,
    refrain: { first: 'Busca abajo, busca allá, ¿y arriba quién mirará?', changed: 'Mira, mira, míralo, siempre, siempre ahí brilló.' },
    facts: {
      wrong: '{friend} cavó en la cruz del mapa',
      turn: '{hero} se tumbó y miró hacia arriba',
      result: 'encima de todos colgaba {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} ya había estado todo el mundo. Y nadie [halló nada|tuvo suerte].
        En el mapa había una [cruz|cruz roja]. Y en el suelo, muchos hoyos.
        + Un topo vendía [palas|limonada] a los que buscaban.
      `,
      wrong: `
        @wrong {Friend} cavó en la cruz del mapa, [más y más hondo|hasta no verse].
        Encontró una bota y otro mapa, [con otra cruz|igualito].
        + Del hoyo salía una voz: «[Ya casi|Aquí huele a bota]».
      `,
      doubt: `
        Había hoyos por todas partes. Era un sitio muy [buscado|agujereado].
      `,
      turn: `
        {Hero} pensó: ¿adónde no mira [nadie|ni el topo]?
        @turn Y se tumbó de espaldas y miró hacia [arriba|arriba, sin prisa].
        + Desde el suelo, todo parecía [otro|más grande].
      `,
      works: `
        @result Y encima de todos colgaba {thing}, [desde siempre|muy tranquilamente].
        —Yo iba a mirar ahí mañana —dijo [{friend}|la voz del hoyo].
      `,
      lesson: `
        A veces basta con mirar donde [no mira nadie|nadie busca].
      `,
    }),
  },
  Wisdom: {
    titles: `
      {hero} y las tres cajas
      La tapa gastada
    `,
    refrain: {
      first: 'Una de oro, una de plata, ¿cuál será la que no engaña?',
      changed: 'Ni la de oro ni la de plata, la de palo no engañaba.',
    },
    facts: {
      wrong: '{friend} abrió la caja de oro',
      turn: '{hero} pensó y palpó la tapa más gastada',
      result: 'en la caja vieja estaba {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había tres cajas: oro, plata y [madera|palo viejo].
        Solo se podía elegir [bien una vez|con calma]. En una estaba {thing}.
        + La de oro brillaba tanto que daba [risa|dolor de ojos].
      `,
      wrong: `
        @wrong {Friend} abrió la caja de oro. ¡Tararí!, y un guante con [muelle|resorte].
        El guante le dio un [toque|mamporro] en la nariz. Flojito.
        + —Muy bonita, la música —dijo {friend}, desde el suelo.
      `,
      doubt: `
        Quedaban dos. La de plata [guiñaba|sonreía]. Eso daba que pensar.
      `,
      turn: `
        {Hero} le preguntó a la polilla más vieja, [que no contestó|y esperó].
        @turn Luego pensó y palpó la tapa [gastada|gastada por mil manos].
        + Las cosas que se usan tienen [brillo de manos|otro brillo].
      `,
      works: `
        @result En la caja vieja, sin ruido, estaba [{thing}|{thing}, tan normal].
        La polilla dijo: «[Eso|Bien mirado]». Y se durmió.
      `,
      lesson: `
        No todo lo que brilla [suena bien|abre bien].
      `,
    }),
  },
  Change: {
    titles: `
      {hero} y la última hoja
      Gracias, hoja
    `,
    refrain: {
      first: 'Hoja, hojita, no te vas, que el viento espera detrás.',
      changed: 'Hoja, hojita, adiós, adiós, y una yema y otras dos.',
    },
    facts: {
      wrong: '{friend} pegó la hoja con miel',
      turn: '{hero} dio las gracias a la hoja y se despidió',
      result: 'la hoja cayó y asomó una yema',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un arbolito con una sola [hoja|hoja amarilla].
        La hoja tapaba {thing}. Y el árbol tenía miedo de [soltarla|perderla].
        + —Es que es la última —susurró el árbol.
      `,
      wrong: `
        @wrong {Friend} pegó la hoja con [miel|mucha miel], bien fuerte.
        Ahora estaban pegados el árbol, la hoja y [{friend}|un pie {friend.de}].
        + Vinieron tres abejas a mirar. Se [quedaron|quejaron].
      `,
      doubt: `
        El viento esperaba, quieto. El árbol [temblaba|no quería oír].
      `,
      turn: `
        {Hero} acarició el tronco y lo dejó [temblar|llorar un poco].
        @turn —Gracias, hoja. Adiós —se despidió {hero} [en voz alta|sin prisa].
        + Y el árbol lo dijo también, muy [bajito|flojito].
      `,
      works: `
        @result La hoja cayó dando vueltas, y asomó una [yema|yema verde].
        Y allí estaba {thing}, con un poco de [miel|olor a miel].
      `,
      lesson: `
        Cuando algo se va, [deja sitio|asoma algo].
      `,
    }),
  },
  'Problem-solving': {
    titles: `
      {hero} y el balancín
      Sube uno, baja otro
    `,
    refrain: { first: 'Sube aquí, baja allá, ¿quién lo para?, ¿quién sabrá?', changed: 'Sube aquí, baja allá, piedra abajo y ya está.' },
    facts: {
      wrong: '{friend} corría de un lado a otro del balancín',
      turn: '{hero} se paró a mirar y usó una piedra gorda',
      result: 'el balancín bajó {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un balancín larguísimo. En una punta [estaba|brillaba] {thing}.
        Si alguien subía hacia allá, esa punta se [elevaba|iba al cielo].
        + Hacía ñic y ñac, y estaba [engrasado de risa|muy contento].
      `,
      wrong: `
        @wrong {Friend} corría de un lado a otro, cada vez [más deprisa|más].
        Arriba, abajo, ¡ay!, arriba, y otra vez al [suelo|principio].
        + —El problema es mi [velocidad|peso], o la suya —dijo.
      `,
      doubt: `
        El balancín no se cansaba. {Friend}, [sí|muchísimo].
      `,
      turn: `
        {Hero} se paró y miró: uno baja, el otro [sube|va arriba].
        @turn Y empujó una piedra gorda a la otra [punta|punta, rodando].
        + La piedra rodó con toda la [calma|importancia].
      `,
      works: `
        @result El balancín hizo ñac y bajó {thing} [despacito|como en bandeja].
        {Friend} se quedó arriba, [a modo de adorno|por un rato].
      `,
      lesson: `
        Antes de correr, se puede [mirar|pensar un poco].
      `,
    }),
  },
  'Decision-making': {
    titles: `
      {hero} y las dos puertas
      Esta sí
    `,
    refrain: { first: 'Esta sí, o esta no, ¿cuál elijo, cuál elijo yo?', changed: 'Esta sí, ya está, la elijo, y con ella voy a andar.' },
    facts: {
      wrong: '{friend} no sabía qué puerta elegir',
      turn: '{hero} dio una razón para cada puerta y eligió',
      result: 'tras la puerta elegida estaba {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había dos puertas. Se cerrarían con [la luna|la luna alta].
        Una era azul, la otra, verde. Detrás de [una|alguna], {thing}.
        + Las dos decían «empuja» con la misma [letra|cara].
      `,
      wrong: `
        @wrong {Friend} no sabía qué puerta elegir: ¿[la azul|la verde], o no?
        Hizo una rima sin final: «[Pito, pito|Pinto, pinto]», y vuelta a empezar.
        + La luna ya asomaba [un dedo|la frente].
      `,
      doubt: `
        El tiempo se acababa, y la rima, [no|tampoco]. Toc, toc.
      `,
      turn: `
        {Hero} miró una puerta, y luego [la otra|la de al lado].
        @turn Dio una razón buena para cada una, eligió y se [mantuvo|mantuvo firme].
        + —La azul huele a {thing.bare} —dijo {hero}. Era [una razón|verdad].
      `,
      works: `
        @result Y tras la puerta elegida estaba {thing}, [o muy cerca|bien a mano].
        La otra, por curiosidad, daba a un [armario|sitio parecido].
      `,
      lesson: `
        Elegir y seguir es mejor que [quedarse fuera|girar y girar].
      `,
    }),
  },
  'Goal-setting': {
    titles: `
      {hero} y los cien peldaños
      Hasta la piedrecita
    `,
    refrain: { first: 'Hasta ahí, hasta ahí, una piedra y hasta ahí.', changed: 'Hasta aquí, hasta aquí, ya no hay más, hasta aquí.' },
    facts: {
      wrong: '{friend} quiso subir de un solo salto',
      turn: '{hero} puso una piedrecita en el décimo escalón',
      result: 'la última piedrecita quedó en la cima',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} subía una escalera de cien [peldaños|escalones]. Larga, larga.
        Arriba del todo brillaba {thing}. Apenas se [veía|distinguía].
        + Cada escalón tenía un número, en [letra chiquita|piedra].
      `,
      wrong: `
        @wrong {Friend} quiso subir de un solo salto. Miró arriba y se [mareó|tumbó].
        —Doy el salto en cuanto deje de [girar|dar vueltas] —dijo.
        + {Friend} cerró los ojos. Arriba seguía [arriba|muy arriba].
      `,
      doubt: `
        Cien eran muchísimos. Al mirarlos, [eran más|crecían].
      `,
      turn: `
        {Hero} no miró al final. Miró al [décimo|escalón diez].
        @turn Y allí puso una piedrecita: —Hasta ahí, y [luego, otra|ya veremos].
        + Subieron, movieron la piedra y [respiraron|contaron hasta diez].
      `,
      works: `
        @result La última piedrecita quedó en la cima, [blanca|redonda], junto {thing.a}.
        {Friend} se sentó a mirar [atrás|abajo]: cien, uno a uno.
      `,
      lesson: `
        Hasta ahí, y luego hasta [ahí|más allá]: así se sube.
      `,
    }),
  },
  Innovation: {
    titles: `
      {hero} y la máquina tragona
      Once calcetines
    `,
    refrain: { first: 'Ras, ras, siempre igual, la manivela va, va, va.', changed: 'Ras, ras, al revés, ¡uno, dos, y cuéntalos!, diez.' },
    facts: {
      wrong: '{friend} giró la manivela hacia delante',
      turn: '{hero} probó a girar hacia atrás',
      result: 'salieron once calcetines y {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una máquina vieja con una [manivela|manivela larga].
        La máquina se había tragado {thing}. Se oía [glup|un eructo].
        + Todo el mundo giraba hacia delante, [de toda la vida|por costumbre].
      `,
      wrong: `
        @wrong {Friend} giró hacia delante, más fuerte, y [más|todavía más].
        Salió humo, y [un calcetín|un calcetín a rayas]. Nada más.
        + —Está muy bien de salud —dijo {friend}, [entre el humo|tosiendo].
      `,
      doubt: `
        La máquina hizo «[bruum|grum]». Era que no.
      `,
      turn: `
        {Hero} miró la manivela [por los dos lados|de un lado y del otro].
        @turn —¿Alguien ha probado hacia atrás? —preguntó {hero}, y [lo hizo|giró].
        + Todos dijeron que no. Nadie sabía por qué.
      `,
      works: `
        @result Salieron once calcetines, uno tras otro. Y [al final|después], {thing}.
        {Friend} los emparejó. Sobraba [uno|el de rayas].
      `,
      lesson: `
        Algo puede salir mejor si se [gira al revés|cambia el giro].
      `,
    }),
  },
}
