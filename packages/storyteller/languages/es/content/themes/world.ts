import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} y el muro de raíces
      Por donde entran las hormigas
    `,
    refrain: {
      first: 'Raíz, raíz, déjame pasar, ¿por dónde van las hormigas ya?',
      changed: 'Raíz, raíz, ya te entendí, de lado y despacio voy por ti.',
    },
    facts: {
      wrong: '{friend} quiso romper las raíces y se atascó',
      turn: '{hero} miró a las hormigas y apartó la raíz',
      result: 'las raíces dejaron el paso libre',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un muro de raíces [gordas|retorcidas].
        Detrás de él estaba {thing}. Se oía [cómo latía|un tic].
        + Una fila de hormigas [entraba y salía|iba a lo suyo].
      `,
      wrong: `
        @wrong {Friend} quiso romper las raíces. Y se atascó el [trasero|trasero entero].
        Las raíces apretaron, [amables|sin ganas de hacer daño]. Solo un poco.
        + —Estoy entrando —dijo {friend}. No entraba ni salía.
      `,
      doubt: `
        Las raíces no tenían prisa. Llevaban ahí [mil años|desde siempre].
      `,
      turn: `
        {Hero} se agachó y miró por dónde pasaban las [hormigas|hormigas, en fila].
        @turn Y apartó una raíz como crecía, de lado y [despacio|suave].
        + —Perdona —le dijo a la raíz. La raíz se [acordó|movió].
      `,
      works: `
        @result Las raíces dejaron el paso [libre|libre, hoja y todo]. Y ahí estaba {thing}.
        {Friend} salió de su hueco con un [plop|pop] muy verde.
      `,
      lesson: `
        Se llega mejor si se va [con la hierba|como crece].
      `,
    }),
  },
  Conservation: {
    titles: `
      {hero} y la fuente de luz
      Tres gotas, no más
    `,
    refrain: { first: 'Gota, gota, gota más, ¿cuántas gotas beberás?', changed: 'Gota, gota, gota, tres, la fuente sube otra vez.' },
    facts: {
      wrong: '{friend} quiso bañarse en la fuente',
      turn: '{hero} tomó tres gotas y puso la tapa',
      result: 'bastaron tres gotas y la fuente subió',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una fuente de luz, casi [seca|vacía].
        Con una tacita de luz se vería {thing}, [quizá|por fin].
        + Goteaba muy despacio, y se acordaba de [más|otros años].
      `,
      wrong: `
        @wrong {Friend} quiso bañarse en ella, con [toalla|gorro de baño] y todo.
        Se metió un pie, y la fuente bajó dos [dedos|dedos de luz].
        + —Está un poco baja —dijo {friend}, a [remojo|la espera].
      `,
      doubt: `
        La luz temblaba. Ya no daba para [un baño|nada más].
      `,
      turn: `
        {Hero} inclinó la taza y [contó|respiró].
        @turn Tomó tres gotas, ninguna más. Y volvió a poner la [tapa|tapa, clac].
        + Daba un poco de pena dejar la [cuarta|cuarta, tan redonda].
      `,
      works: `
        @result Bastaron tres gotas, y la fuente [subió|subió, subió]. Y se vio {thing}.
        {Friend} se secó el pie con mucha [calma|luz].
      `,
      lesson: `
        Quien toma solo lo justo, [deja luz|vuelve a tener].
      `,
    }),
  },
  Sustainability: {
    titles: `
      {hero} y el arbusto que brilla
      Una para comer y una para plantar
    `,
    refrain: { first: 'Una baya nada más, y otra a la tierra irá.', changed: 'Una baya y otra flor, y un arbusto y otro color.' },
    facts: {
      wrong: '{friend} comió todas las bayas que pudo',
      turn: '{hero} tomó una baya y plantó otra',
      result: 'creció otro arbusto y se abrió la cerradura',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} crecía un arbusto con bayas de luz, [pocas|escasas].
        Una sola baya abría la cerradura. Ahí dentro [estaba|esperaba] {thing}.
        + Las bayas brillaban [a media voz|como linternas].
      `,
      wrong: `
        @wrong {Friend} comió todas las bayas que pudo. Y se puso [azul|azul del todo].
        Después tuvo hipo de luz: [hip, ping|un destello cada vez].
        + —Solo eran muestras —dijo, azul y con [hipo|luz].
      `,
      doubt: `
        Quedaban tres bayas. El arbusto [se encogió|no decía nada].
      `,
      turn: `
        {Hero} tomó una baya, y [solo una|nada más].
        @turn La otra la plantó en la [tierra|tierra tibia]. Y la regó un poquito.
        + Fue difícil. Las bayas olían [bien|a fresa con luna].
      `,
      works: `
        @result Creció otro arbusto, y se abrió la [cerradura|cerradura, clac].
        Dentro estaba {thing}, y fuera, {friend} aún [hacía ping|era azul].
      `,
      lesson: `
        Por cada baya que se toma, [una se planta|se siembra una].
      `,
    }),
  },
  Harmony: {
    titles: `
      {hero} y la reja de campanillas
      La nota de en medio
    `,
    refrain: {
      first: 'Din, don, dan, ¿quién va con quién?, si todas suenan a la vez.',
      changed: 'Din, don, dan, ¡qué bien, qué bien!, ya suenan como debe ser.',
    },
    facts: {
      wrong: '{friend} tocó la campanilla más fuerte',
      turn: '{hero} escuchó y tarareó la nota de en medio',
      result: 'las campanillas se unieron y la reja se abrió',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una reja con campanillas [muy raras|muy ruidosas].
        Sonaban distintas, y la reja no se [abría|movía]. Dentro, {thing}.
        + Una decía don; otra, [catapum|miau].
      `,
      wrong: `
        @wrong {Friend} tocó la más fuerte. ¡DON! La oyó [hasta la luna|todo el mundo].
        Las otras sonaron más, y la reja se [tapó|tapó los oídos].
        + —Mucho mejor —dijo {friend}. No [oía nada|se le oía].
      `,
      doubt: `
        Hacía falta algo de [silencio|calma], y nadie lo daba.
      `,
      turn: `
        {Hero} escuchó una campanilla, y luego [otra|todas].
        @turn Y tarareó bajito la nota de en medio, [mmm|la que faltaba].
        + Sonaba poca cosa. Pero sonaba [limpia|clara].
      `,
      works: `
        @result Las campanillas se unieron una a una. Y la reja se [abrió|abrió cantando].
        Al fondo estaba {thing}, y {friend} tocó, [muy flojito|sin ruido].
      `,
      lesson: `
        Quien escucha encuentra [la nota|el tono].
      `,
    }),
  },
  Exploration: {
    titles: `
      {hero} y los pasillos sin mapa
      Solo nabos
    `,
    refrain: { first: 'Paso a paso, punto y raya, ¿quién dibuja la montaña?', changed: 'Paso a paso, punto y ya, todo, todo está ahí ya.' },
    facts: {
      wrong: '{friend} lo sabía todo sin haber mirado',
      turn: '{hero} dibujó un mapa de lo que veía',
      result: 'en el hueco del mapa estaba {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} empezaban unos pasillos donde no entró [nadie nunca|nadie].
        En alguno tenía que estar {thing}. [No había letreros|Había siete bocas].
        + Salía un aire que olía a [nuevo|piedra sin pisar].
      `,
      wrong: `
        @wrong —Ya lo conozco, solo hay nabos —dijo {friend}, sin [mirar|haber ido].
        A la primera vuelta se perdió, [con mucha fe|con su nabo].
        + Se oía: «[Nabos, ya lo dije|Izquierda]», cada vez más lejos.
      `,
      doubt: `
        Los pasillos eran iguales: uno, dos, [tres o cuatro|siete].
      `,
      turn: `
        {Hero} sacó un papel y miró lo que [había|había de verdad].
        @turn Y dibujó un mapa, paso a paso: esquina, piedra, [charco|gota].
        + No había ni un [nabo|nabito].
      `,
      works: `
        @result En el hueco blanco del mapa estaba [{thing}|{thing}, en la esquina].
        {Friend} lo miró. —Justo detrás de los nabos —[dijo|insistió].
      `,
      lesson: `
        Saber sin ir es [adivinar|inventar nabos].
      `,
    }),
  },
  Stewardship: {
    titles: `
      {hero} y el jardincito sucio
      Para quien venga luego
    `,
    refrain: { first: 'Ris, ras, recoge ya, que otro día alguien vendrá.', changed: 'Ris, ras, qué bien está, para quien luego vendrá.' },
    facts: {
      wrong: '{friend} dijo que eso no era cosa suya',
      turn: '{hero} limpió el jardín rincón a rincón',
      result: 'bajo la última hoja estaba {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un jardincito lleno de [trastos|hojas y latas].
        En alguna parte, bajo la basura, estaba [{thing}|también {thing}].
        + Un cartel viejo decía: «[Por favor|Cuida esto]».
      `,
      wrong: `
        @wrong —Esto no es cosa nuestra —dijo {friend}. Y se sentó [en una lata|a esperar].
        La lata se hundió. Debajo había [más latas|un charco].
        + —No lo hemos ensuciado —añadió, ya [abajo|bajo las hojas].
      `,
      doubt: `
        Había mucho, y nadie [más|ayudaba]. La noche era corta.
      `,
      turn: `
        {Hero} empezó por un rincón, por el más [pequeño|cercano].
        @turn Y limpió el jardín rincón a rincón, para quien viniera [luego|después].
        + En el segundo rincón ya ayudaba [{friend}|alguien: {friend}].
      `,
      works: `
        @result Bajo la última hoja estaba {thing}. Y el jardín se [encendió|alumbró].
        Unas flores pequeñas dijeron: «[Ah|Por fin]».
      `,
      lesson: `
        Cuidar es dejarlo [mejor|más limpio] de como estaba.
      `,
    }),
  },
  Balance: {
    titles: `
      {hero} y la viga larga
      Un poco a cada lado
    `,
    refrain: { first: 'Poco aquí, poco allá, que la viga temblará.', changed: 'Poco aquí, poco allá, ya en el medio quieta está.' },
    facts: {
      wrong: '{friend} cargó todo en un solo lado',
      turn: '{hero} dejó la mitad y repartió el resto',
      result: 'pudieron cruzar la viga sin caerse',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una viga sobre un [foso|hoyo]. Al otro lado, {thing}.
        Llevaban tanto equipaje que la viga [temblaba|decía ñic].
        + Había una cazuela, tres mantas y un [piano|mapa gordo].
      `,
      wrong: `
        @wrong {Friend} cargó todo en un solo lado y corrió [en círculo|en redondo].
        Casi, casi, y ¡cataplum!, a la [orilla|hierba].
        + —La viga está torcida —dijo {friend}. No lo estaba.
      `,
      doubt: `
        La viga era estrecha, y el [equipaje|piano], no.
      `,
      turn: `
        {Hero} dejó la mitad en el suelo, [con pena|sin mirar].
        @turn Luego repartió el resto, un poco a cada [lado|lado, con calma].
        + En medio, {hero} descansó un [momento|buen momento].
      `,
      works: `
        @result Así, con pasito corto, cruzaron la [viga|viga sin caerse].
        Al otro lado estaba {thing}. El piano [saludó|esperó] desde atrás.
      `,
      lesson: `
        Lo que pesa se lleva [a dos lados|repartido].
      `,
    }),
  },
  Unity: {
    titles: `
      {hero} y las cien lucecitas
      Más cerca
    `,
    refrain: { first: 'Una aquí, otra allá, sola, sola no me ves pasar.', changed: 'Una aquí y otra más, todas, todas, luz darán.' },
    facts: {
      wrong: '{friend} quiso una luz más grande para sí',
      turn: '{hero} pidió a las luces que se acercaran',
      result: 'muchas luces pequeñas hicieron una grande',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} estaba muy oscuro. Había cien lucecitas [perdidas|sueltas].
        Cada una era demasiado chica. Ninguna alumbraba [bastante|lo suficiente], ni {thing}.
        + Cada una decía: «[Yo no llego|Soy poca]».
      `,
      wrong: `
        @wrong {Friend} quiso una luz más grande, para [sí|sí y nadie más].
        Persiguió a una con un tarro, y la luz [huyó|se apagó].
        + —Grande, pero que quepa en la mano —explicó.
      `,
      doubt: `
        Las lucecitas se fueron apartando, [de una en una|tristes].
      `,
      turn: `
        {Hero} se quedó en medio, con los brazos [abiertos|quietos].
        @turn —Más cerca, un poco [más|más, sin miedo] —pidió {hero}.
        + Vinieron, primero tres, luego [treinta|diez].
      `,
      works: `
        @result Y muchas luces pequeñas hicieron una [grande|grande de verdad]. Se vio {thing}.
        {Friend} puso su linterna al lado, [encendida|por si ayudaba].
      `,
      lesson: `
        Juntas, las luces pequeñas [son grandes|alumbran].
      `,
    }),
  },
}
