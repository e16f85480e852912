import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      {hero} y la estatua seria
      Un salto porque sí
    `,
    refrain: {
      first: 'Ja, ja, ja, ¿quién se ríe ya? La de piedra no querrá.',
      changed: 'Ja, ja, ja, ¡quién lo dirá!, hasta la piedra reirá.',
    },
    facts: {
      wrong: '{friend} leyó chistes de una lista',
      turn: '{hero} dio saltos solo por gusto',
      result: 'la estatua se rio y soltó {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una estatua seria, muy [seria|gris].
        Guardaba {thing}, y {thing:lo/la} soltaría solo [si se reía|riendo].
        + Ponía en el pie: «[Intentos, mil|Nadie ha podido]».
      `,
      wrong: `
        @wrong {Friend} leyó chistes de una [lista larga|lista], uno tras otro.
        Cada vez con peor cara: —¡Pues este es [bueno|de risa]! —dijo.
        + El chiste nueve era del [tomate|pato]. La estatua ni parpadeó.
      `,
      doubt: `
        La estatua tenía la boca de [piedra|una piedra muy dura].
      `,
      turn: `
        {Hero} se olvidó de la [estatua|estatua y de la prisa].
        @turn Y dio un salto, y otro, solo por [gusto|puro gusto].
        + Uno de los saltos acabó en el [suelo|arbusto]. Qué bien.
      `,
      works: `
        @result A la estatua se le escapó un [«ji»|«ji» chiquitín]. Y se rio.
        Entonces soltó {thing}, con [mucho cuidado|un poco de polvo].
      `,
      lesson: `
        La alegría no se pide: [se contagia|salta].
      `,
    }),
  },
  Gratitude: {
    titles: `
      {hero} y quien barre el camino
      Gracias por barrer
    `,
    refrain: { first: 'Ris y ras, ris y ras, ¿quién barre por detrás?', changed: 'Ris y ras, ris y ras, gracias, gracias de verdad.' },
    facts: {
      wrong: '{friend} se quejó del polvo',
      turn: '{hero} vio la escobita y dio las gracias',
      result: 'quien barría brilló y señaló el sitio',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} el camino estaba limpio, muy [limpio|barrido].
        Alguien diminuto lo barría cada noche, y nadie lo [veía|sabía].
        + Se oía ris, ras, detrás de un [trébol|hierbajo].
      `,
      wrong: `
        @wrong {Friend} se quejó del polvo y pasó por [encima|encima, tosiendo].
        Pisó justo lo recién [barrido|limpio]. La escobita se paró.
        + —Aquí no hay servicio —dijo {friend}, y estornudó.
      `,
      doubt: `
        {Thing} no aparecía. Solo ese ris, ras, [chiquito|detrás].
      `,
      turn: `
        {Hero} se agachó, y entre la hierba vio [la escobita|una escobita].
        @turn —Gracias por barrer aquí —dijo {hero}, con [todas las letras|una sonrisa].
        + Nadie se lo había dicho. Se notó mucho.
      `,
      works: `
        @result Quien barría se puso colorado, brilló y [señaló el sitio|señaló con la escoba].
        Y allí mismo estaba {thing}, [sin una mota|recién limpio el rincón].
      `,
      lesson: `
        Un «gracias» es pequeño y [brilla|da luz].
      `,
    }),
  },
  Hope: {
    titles: `
      {hero} y la última ascua
      Aún queda un poquito
    `,
    refrain: { first: 'Poquitita lucecita, no te vayas, quédate.', changed: 'Poquitita lucecita, te vi lejos, te encontré.' },
    facts: {
      wrong: '{friend} dijo que todo se había acabado',
      turn: '{hero} guardó el ascua entre las manos y esperó',
      result: 'el ascua prendió y otra contestó de lejos',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} estaba oscuro, salvo una última [ascua|chispita].
        Era lo que quedaba. Y sin luz no se hallaba [{thing}|nunca {thing}].
        + Más allá de ella, la noche [no tenía borde|empezaba].
      `,
      wrong: `
        @wrong —Ya está, se acabó todo —dijo {friend}, [con hambre|sin merienda].
        {Friend} se tumbó en el suelo con un [suspiro|«bueno»].
        + El ascua hizo «[psst|ss]». Nadie la oía.
      `,
      doubt: `
        Quedaba un punto rojo. Menos que [un punto|una semilla].
      `,
      turn: `
        {Hero} se acercó y miró el ascua de [cerca|muy cerca].
        @turn Puso las manos alrededor y esperó, sin [soplar fuerte|dejarla].
        + No se veía nada. Pero se [notaba|quedaba] un calorcito.
      `,
      works: `
        @result El ascua prendió, y muy lejos otra le [contestó|contestó, pequeñita].
        Y entre las dos luces apareció [{thing}|por fin {thing}].
      `,
      lesson: `
        Mientras quede un poquito, [queda mucho|se espera].
      `,
    }),
  },
  Love: {
    titles: `
      {hero} y la cerradura sin precio
      La canción de casa
    `,
    refrain: {
      first: 'Lala, lala, ¿qué abrirá? Nada de lo que hay por comprar.',
      changed: 'Lala, lala, ya se abrió, lo que canto, canto yo.',
    },
    facts: {
      wrong: '{friend} ofreció botones, monedas y una piedra',
      turn: '{hero} cantó bajito la nana de su casa',
      result: 'la cerradura se abrió como un ojo',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una puerta con cerradura [redonda|de ojo].
        —No me abre nada que se compre —[dijo|dijo, muy triste].
        + Al otro lado, a oscuras, esperaba {thing}.
      `,
      wrong: `
        @wrong {Friend} ofreció botones, una moneda y su segunda mejor [piedra|piedra verde].
        La cerradura no [parpadeó|quiso]. Ni por la piedra.
        + —La mejor no la doy —dijo {friend}. Se entiende.
      `,
      doubt: `
        Nadie llevaba nada más. Los bolsillos [colgaban vacíos|ya no pesaban].
      `,
      turn: `
        {Hero} cerró los ojos y pensó en [casa|la cocina de casa].
        @turn Y cantó bajito la nana de su [casa|casa, la de siempre].
        + La voz salió un poco [torcida|floja], y era la suya.
      `,
      works: `
        @result La cerradura se abrió como un [ojo|ojo al despertar].
        Ahí estaba {thing}. Y {friend} se [sonó|secó los ojos] sin avisar.
      `,
      lesson: `
        La mejor llave no se compra: [se canta|se tararea].
      `,
    }),
  },
  Confidence: {
    titles: `
      {hero} y la verja que pregunta
      ¿Quién hay ahí?
    `,
    refrain: { first: '¿Quién será, quién será? Más alto, que no se oye, va.', changed: '¿Quién será, quién será? ¡Soy yo, y me oirás!' },
    facts: {
      wrong: '{friend} dijo que le dolía la garganta',
      turn: '{hero} dijo su nombre bien alto',
      result: 'la verja se inclinó y se abrió',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una verja de hierro. —¿Quién hay ahí? —[preguntó|crujió].
        Había que decirlo claro y alto. Dentro esperaba [{thing}|ya {thing}].
        + Oía regular. Era una verja [mayor|con años].
      `,
      wrong: `
        @wrong —Me duele la garganta —dijo {friend}, muy [de repente|bajito].
        Tosió, y la verja entendió «[cosa|tos]». No se abrió.
        + Miraba hacia un lado. {Friend.a} la tos le duró [poco|nada].
      `,
      doubt: `
        La primera voz salió chiquitina, [como de ratón|casi sin voz].
      `,
      turn: `
        {Hero} plantó bien los pies y [respiró|tomó aire].
        @turn Y dijo su nombre otra vez, bien [alto|alto, y hasta el final].
        + Sonó por todo el [sitio|aire]. Y gustó.
      `,
      works: `
        @result La verja se inclinó y se abrió, [muy cortés|ñeec].
        —Encantada —dijo. Y ahí dentro estaba {thing}.
      `,
      lesson: `
        Con los pies en el suelo, [se oye mejor|la voz sale].
      `,
    }),
  },
  Mindfulness: {
    titles: `
      {hero} y la bola de nieve
      Tres respiraciones
    `,
    refrain: { first: 'Una, dos y una más, la nieve baja si la dejas en paz.', changed: 'Una, dos y una más, ya se ve lo que hay detrás.' },
    facts: {
      wrong: '{friend} sacudió la bola y habló sin parar',
      turn: '{hero} respiró tres veces y escuchó',
      result: 'la nieve se posó y quedó claro',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una bola de cristal con nieve [loca|revuelta].
        Dentro, en alguna parte, estaba {thing}. No se [veía|distinguía].
        + La nieve daba vueltas con cada [ruido|palabra].
      `,
      wrong: `
        @wrong {Friend} sacudió la bola y habló sin [parar|parar de hablar].
        La nieve se puso más loca, y todo quedó [blanco|lleno de copos].
        + —Se ve mejor así —dijo {friend}. No se veía nada.
      `,
      doubt: `
        Nada se calmaba. Y ese era el [problema|lío].
      `,
      turn: `
        {Hero} se sentó y no dijo [nada|ni mu].
        @turn Respiró tres veces y escuchó: lejos, cerca y [más cerca|muy cerca].
        + Lo más cercano era su propio [corazón|aire].
      `,
      works: `
        @result La nieve se posó, [copo a copo|por fin], y todo quedó claro.
        En medio apareció {thing}, y la bola se abrió.
      `,
      lesson: `
        Con un poco de calma, la nieve [baja|se posa] sola.
      `,
    }),
  },
  'Self-awareness': {
    titles: `
      {hero} y la nube enfadada
      Un poco enfado, un poco sueño
    `,
    refrain: {
      first: 'Niebla, niebla, ¿de quién eres? Si lo digo, ya no quieres.',
      changed: 'Niebla, niebla, ya te vas, lo que siento lo sé ya.',
    },
    facts: {
      wrong: '{friend} negó su enfado',
      turn: '{hero} dijo que tenía enfado y sueño',
      result: 'la nube soltó tres gotas y se fue la niebla',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una niebla muy [gorda|espesa]. No se veía nada.
        Crecía con lo que nadie [decía|admitía]. Dentro estaba {thing}.
        + Olía a cosa [callada|tragada].
      `,
      wrong: `
        @wrong —¡Yo NO estoy de mal humor! —dijo {friend}. Y la niebla [creció|engordó].
        Le salió una nubecita de tormenta sobre la [cabeza|coronilla].
        + La nubecita tronó, [muy chica|como un gato].
      `,
      doubt: `
        Tampoco {hero} decía nada. La niebla ya [llegaba al cuello|rozaba la nariz].
      `,
      turn: `
        {Hero} se puso la mano en la [tripa|tripa y pensó].
        @turn —Yo tengo enfado y un poco de [sueño|sueño, creo] —dijo {hero}.
        + Dicho así, pesaba [menos|como una pluma].
      `,
      works: `
        @result La nube soltó tres gotas, y se fue la [niebla|niebla también].
        Ahí estaba {thing}. Y {friend} dijo: «Bueno, yo [igual|un poquito]».
      `,
      lesson: `
        Lo que se dice [se va|pesa menos], en nubes pequeñas.
      `,
    }),
  },
  Compassion: {
    titles: `
      {hero} y la polilla del ala torcida
      Ahora, no luego
    `,
    refrain: {
      first: 'Luego, luego, ya se verá. ¿Y si luego no hay quien va?',
      changed: 'Ahora, ahora, y qué bien va: doscientas alas vienen ya.',
    },
    facts: {
      wrong: '{friend} dijo que luego, que había prisa',
      turn: '{hero} se paró y vendó el ala torcida',
      result: 'doscientas polillas trajeron {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} faltaba poco. Y {thing} ya [brillaba|se veía] a lo lejos.
        En la hierba del camino había una polilla con el ala [torcida|doblada].
        + Decía «ay» muy [bajito|flojito].
      `,
      wrong: `
        @wrong —Luego, luego, hay prisa —dijo {friend}, y [siguió|saltó por encima].
        Pero el camino se [alargó|estiraba] con cada paso. Qué raro.
        + —Casi llego —gritó, cada vez más [lejos|chico].
      `,
      doubt: `
        El tiempo se iba. La polilla, [no|tampoco]: no podía.
      `,
      turn: `
        {Hero} se paró, aunque había [prisa|poco tiempo].
        @turn Y vendó el ala torcida con una [hierba|hierba fina], vuelta a vuelta.
        + —¿Aprieta? —preguntó. No apretaba [nada|mucho].
      `,
      works: `
        @result La polilla silbó. Y doscientas polillas trajeron [{thing}|por el aire {thing}].
        —Somos familia —dijo la más vieja, [numerosa|muy orgullosa].
      `,
      lesson: `
        Quien se para a ayudar, [llega antes|a veces llega].
      `,
    }),
  },
}
