import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      {hero} y el gnomo gruñón
      La espina en el pie
    `,
    refrain: {
      first: 'Gru, gru, gru, ¿por qué gruñes tú? Dímelo bajito, dímelo al oído.',
      changed: 'Gru, gru, gru, ya sonríes tú. Ya se fue la espina, ya se fue contigo.',
    },
    facts: {
      wrong: '{friend} le contestó con gritos al gnomo',
      turn: '{hero} preguntó qué dolía y sacó la espina',
      result: 'el gnomo se levantó y dejó el sitio libre',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un gnomo de piedra, [sentado y gruñón|de muy mal humor].
        Estaba sentado justo encima {thing.de}, y tiraba [piedrecitas|chinas].
        + —Fuera, que aquí se está sentado —gruñó el gnomo.
      `,
      wrong: `
        @wrong —¡Fuera tú! —gritó {friend}, y los gritos [duraron un rato|subieron de tono].
        El gnomo tiró una piedra [más gorda|con más puntería]. {Friend.a} le dio en el trasero.
        + {Friend} sabía más palabras feas, como [«nabo»|«berza»].
      `,
      doubt: `
        Todos estaban enfadados, y nadie [ganaba nada|avanzaba]. La piedra era dura.
      `,
      turn: `
        Entonces {hero} vio que el gnomo [levantaba un pie|no apoyaba el pie].
        @turn —¿Te duele algo? —preguntó {hero}, y sacó la espina [despacito|con cuidado].
        + No fue fácil. El gnomo tenía una piedra en la mano.
      `,
      works: `
        @result El gnomo dijo «oh», se levantó y dejó [el sitio|todo el sitio] libre.
        —En cien años nadie me preguntó —dijo. Y ahí estaba {thing}.
      `,
      lesson: `
        Quien gruñe mucho, [a lo mejor|quizá] tiene una espina.
      `,
    }),
  },
  Friendship: {
    titles: `
      {hero} y la sombra tímida
      Sitio para tres
    `,
    refrain: { first: 'Un poquito para allá, que a mi lado sitio hay.', changed: 'Un poquito para allá, que ya somos tres o más.' },
    facts: {
      wrong: '{friend} echó de allí a la sombra',
      turn: '{hero} se corrió en la piedra para hacer sitio',
      result: 'la sombra se sentó al lado',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se movía una sombra pequeña, [muy tímida|como de gato].
        Abrazaba {thing}, y si alguien se acercaba, [se escurría|se iba].
        + En cuanto se alejaban, la sombra los [seguía|espiaba] otra vez.
      `,
      wrong: `
        @wrong —¡Largo, que ya somos bastantes! —dijo {friend}. Y la sombra [huyó|se hizo chiquita].
        Con ella se perdió también {thing}, [a lo lejos|en lo oscuro].
        + {Friend} miró al suelo y dijo que dos era [buen número|lo justo].
      `,
      doubt: `
        Hubo un silencio. Se notaba que [faltaba alguien|alguien sobraba fuera].
      `,
      turn: `
        {Hero} se sentó en una piedra grande y [pensó|esperó].
        @turn Luego se corrió un poco y dijo: —Aquí hay [sitio|un hueco].
        + {Friend.a} también le tocó moverse. Le costó, y lo hizo.
      `,
      works: `
        @result Al rato, la sombra se sentó [al borde|muy al borde]. Y luego más dentro.
        Dejó {thing} en medio. —Solo quería estar [aquí|con alguien] —dijo.
      `,
      lesson: `
        Al hacer sitio, la amistad [crece|no mengua].
      `,
    }),
  },
  Courage: {
    titles: `
      {hero} y el agujero que gruñía
      Un paso, y otro paso
    `,
    refrain: {
      first: 'Un pasito y otro más, con el miedo bajo el brazo, ya verás.',
      changed: 'Un pasito y otro más, y el miedo duerme ya en paz.',
    },
    facts: {
      wrong: '{friend} presumió mucho y se quedó fuera',
      turn: '{hero} dijo su miedo y entró paso a paso',
      result: 'el que gruñía era un lirón dormido',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se abría un agujero [negro como tinta|sin fin]. Gruñía.
        —Grrr, grrr —hacía. Dentro, en lo negro, estaba {thing}.
        + El aire de ahí dentro olía a [cueva|calcetín].
      `,
      wrong: `
        —¡He vencido [diez agujeros|agujeros peores]! —dijo {friend}.
        @wrong Después se quedó fuera, con los ojos [cerrados|bien cerrados]. —Vigilo yo —dijo.
        + —De espaldas se vigila mejor —explicó, de cara al muro.
      `,
      doubt: `
        Ante el agujero, las rodillas parecían [de flan|de gelatina]. Todas.
      `,
      turn: `
        —Tengo miedo —dijo {hero} en voz alta. [Sonó más pequeño|Ayudó un poco].
        @turn Y entró, con un paso, y otro, y [otro más|el siguiente].
        + Nadie lo vio. Aun así, era [verdad|mucho].
      `,
      works: `
        @result El que gruñía era un lirón, dormido en [un tarro|una olla].
        Su almohada era {thing}. Por una [manta|hoja blanda] {thing:lo/la} cambió con gusto.
      `,
      lesson: `
        El valor tiene miedo [también|igual], y va.
      `,
    }),
  },
  Patience: {
    titles: `
      {hero} y el capullo cerrado
      Tararear y esperar
    `,
    refrain: { first: 'Mm, mm, sin correr, lo que crece quiere crecer.', changed: 'Mm, mm, sin correr, lo que esperó ya se ve.' },
    facts: { wrong: '{friend} tiró del capullo', turn: '{hero} tarareó y esperó sin tirar', result: 'el capullo se abrió por sí solo' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un capullo [verde|verde y apretado]. Dentro estaba {thing}.
        Se abría solo, pero [a su hora|cuando quería].
        + Hacía un tic muy [lento|flojito], como un reloj de musgo.
      `,
      wrong: `
        @wrong {Friend} tiró del capullo, [con todas sus ganas|una vez y otra].
        El capullo se cerró como un [puño|puñito verde]. Más que antes.
        + —Puedo tirar más —dijo {friend}. No podía.
      `,
      doubt: `
        Pasó un rato largo, y luego [otro|uno más largo]. No pasó nada.
      `,
      turn: `
        {Hero} sujetó un pie {friend.de}, [o algo parecido|por precaución].
        @turn Después tarareó y esperó, sin tocar [nada|ni una hoja].
        + Esperar era llevar una taza [llena|muy llena] sin derramarla.
      `,
      works: `
        @result Pff, hizo el capullo. Y se abrió [por sí solo|por sí solo, hoja a hoja].
        En el centro estaba {thing}, con [rocío|olor a limón].
      `,
      lesson: `
        Hay cosas que solo [se abren|vienen] si se espera.
      `,
    }),
  },
  Honesty: {
    titles: `
      {hero} y la puerta preguntona
      Un candado por mentira
    `,
    refrain: {
      first: 'Toc, toc, ¿quién pisó? Dilo, dilo, dilo sin candado.',
      changed: 'Toc, toc, fui yo, y ya está, el candado ha saltado.',
    },
    facts: {
      wrong: '{friend} echó la culpa al viento y a una vaca',
      turn: '{hero} confesó que también había pisado las flores',
      result: 'todos los candados se abrieron',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una puerta vieja. —¿Quién pisó mis flores? —[preguntó|chirrió].
        Al otro lado estaba {thing}. Y con cada mentira salía [un candado|un candado más].
        + La puerta tenía ya tres. Uno llevaba [lacito|cara de sueño].
      `,
      wrong: `
        @wrong —Fue el viento —dijo {friend}. Luego culpó a una vaca y al [martes|lunes].
        Clac, clac, clac: [tres candados|tres candados nuevos]. La puerta bostezó.
        + —Una vaca con zapatos —añadió {friend}. Clac.
      `,
      doubt: `
        La puerta miraba. Los candados [pesaban|brillaban]. La verdad picaba en la lengua.
      `,
      turn: `
        {Friend.a} se le acababan [las mentiras|las vacas].
        @turn —Yo también las pisé —confesó {hero}, con [calor en las orejas|la voz chiquita].
        + Las orejas le ardían como [brasas|panecillos].
      `,
      works: `
        @result Clac, y clac: los candados se abrieron [todos|todos a la vez].
        —Gracias. Las flores lo [sabían|intuían] —dijo la puerta. Ahí estaba {thing}.
      `,
      lesson: `
        La verdad pica un poco, y [abre|abre de par en par].
      `,
    }),
  },
  Respect: {
    titles: `
      {hero} y el rey de un pulgar
      Un saludo a ras de suelo
    `,
    refrain: {
      first: 'Buenas noches, rey chiquito, ¿me permites un poquito?',
      changed: 'Buenas noches, rey chiquito, nos llevamos lo bonito.',
    },
    facts: {
      wrong: '{friend} pasó por encima del rey',
      turn: '{hero} se agachó, saludó y pidió permiso',
      result: 'el pueblo chiquito trajo {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} vivía un pueblo [diminuto|muy chiquito], con rey.
        Se habían sentado justo encima {thing.de}, [a merendar|muy a gusto].
        + El rey llevaba de corona [una chapa|un botón].
      `,
      wrong: `
        @wrong {Friend} pasó por encima del rey, [riendo|con una carcajada].
        Cien manos chiquitas sujetaron {thing} [contra el suelo|muy fuerte]. No se movía.
        + —Si casi no se ven —dijo {friend}. Se oyó un «¡eh!» de cien voces.
      `,
      doubt: `
        El rey se puso muy tieso. Era pequeño, y su enfado [no|era enorme].
      `,
      turn: `
        {Hero} se agachó hasta el suelo, [donde miran los reyes|muy despacio].
        @turn —Majestad, buenas noches. ¿Me {thing:lo/la} das? —saludó y [pidió|preguntó] {hero}.
        + {Friend} se agachó también, [con un crujido|y se le oyó].
      `,
      works: `
        @result El rey dio una palmada. Y el pueblo chiquito trajo [{thing}|a cuestas {thing}].
        —Ya era hora de un saludo —[dijo|suspiró] el rey.
      `,
      lesson: `
        Para saludar bien, hay que [bajar la vista|agacharse].
      `,
    }),
  },
  Responsibility: {
    titles: `
      {hero} y la lámpara de la luciérnaga
      Sujeta la luz
    `,
    refrain: { first: 'Quieta, quieta, lucecita, que alguien te sujeta.', changed: 'Quieta, quieta, lucecita, ya has vuelto completa.' },
    facts: {
      wrong: '{friend} se fue detrás de una música',
      turn: '{hero} sujetó la lámpara hasta el final',
      result: 'la madre luciérnaga volvió con {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una grieta. En lo hondo [estaba|brillaba] {thing}.
        —Yo bajo, si alguien sujeta mi [lámpara|lamparita] —pidió una madre luciérnaga.
        + Su hijito lloraba en la oscuridad [bajito|con tres lágrimas].
      `,
      wrong: `
        —Yo lo hago —dijo {friend}. Entonces sonó [una flauta|una música].
        @wrong Y {friend} se fue detrás de la música. Y la luz [bajó|tembló].
        + —Vuelvo enseguida —se oyó, ya [muy lejos|tarde].
      `,
      doubt: `
        El pequeño lloró más fuerte. La música era [bonita|muy bonita].
      `,
      turn: `
        {Hero} agarró la lámpara a tiempo, [la primera vez|antes de que cayera].
        @turn Le dolía todo, y la música seguía. {Hero.y} sujetó hasta el [final|mismo final].
        + —Un momento más —se decía {hero}. Eran [doce|once] momentos.
      `,
      works: `
        @result Por fin volvió la madre luciérnaga. Y traía {thing}, [sin un rasguño|muy despacio].
        —Tu luz no se movió —dijo, y el pequeño se [durmió|calmó].
      `,
      lesson: `
        Lo prometido se sujeta [hasta el final|hasta que se acaba].
      `,
    }),
  },
  Generosity: {
    titles: `
      {hero} y el cuenco de piedra
      La última galleta
    `,
    refrain: {
      first: 'Doy, doy, ¿y me quedo con hoy? Da, da, y ya volverá.',
      changed: 'Doy, doy, y más tengo hoy. Da, da, y ha vuelto ya.',
    },
    facts: {
      wrong: '{friend} puso un botón y escondió su galleta',
      turn: '{hero} puso en el cuenco su última galleta',
      result: 'el cuenco se llenó hasta el borde',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} esperaba un cuenco de piedra. Alrededor había otros, [vacíos|muy vacíos].
        —Doy a quien da —ponía en el borde. Al fondo se veía [{thing}|algo: {thing}].
        + Todos los demás decían: «[Ya di ayer|Yo luego]».
      `,
      wrong: `
        @wrong {Friend} puso un botón y escondió su galleta [detrás|a la espalda].
        El cuenco escupió el botón. [Puaj|¡Ptu!]. Hizo un ruido de galleta.
        + —No sé de qué me hablas —dijo {friend}, con migas.
      `,
      doubt: `
        Quedaba una sola galleta, y olía a [casa|mantequilla]. Pesaba mucho.
      `,
      turn: `
        {Hero} miró su galleta. Era la [última|última, la mejor].
        @turn {Hero.y} la puso en el cuenco, [despacio|sin partirla]. Y se quedó sin nada.
        + La tripa hizo [grrr|un ruido]. No había vuelta atrás.
      `,
      works: `
        @result El cuenco se llenó hasta el borde. [Encima|Arriba de todo] estaba {thing}.
        {Friend} sacó también la suya, [ya medio rota|con vergüenza].
      `,
      lesson: `
        Quien da lo último, [a veces|casi siempre] vuelve con más.
      `,
    }),
  },
}
