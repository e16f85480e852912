import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      {hero} y la piedra tibia
      Un muro con cosquillas
    `,
    refrain: { first: '¿Y por qué, y por qué? Toca y mira, que algo ves.', changed: '¿Y por qué, y por qué? Ya lo sé, ya lo sé.' },
    facts: {
      wrong: '{friend} dijo que un muro es un muro y se durmió',
      turn: '{hero} preguntó por qué una piedra estaba tibia',
      result: 'la piedra tibia resultó ser una puertecita',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} solo había un muro [gris|liso].
        —Ahí no hay nada —decía todo el mundo, [sin mirar|al pasar].
        + El muro tenía cara de [muro|domingo].
      `,
      wrong: `
        @wrong —Un muro es un muro —dijo {friend}. Y se durmió [contra él|enseguida].
        El muro no dijo nada. {Friend} [roncaba|soñaba con otro muro].
        + En sueños, {friend} contaba ladrillos. Todos eran [iguales|el mismo].
      `,
      doubt: `
        Quizá no había nada, en efecto. [Era lo más fácil|Mirar cansa].
      `,
      turn: `
        {Hero} tocó las piedras una a una: fría, fría, [tibia|fría… tibia].
        @turn —¿Por qué está tibia esta? ¿Por qué zumba? —[preguntó|susurró] {hero}.
        + Y pegó el oído. Zzz, hacía la piedra, [muy bajo|como una abeja].
      `,
      works: `
        @result La piedra era una puertecita. Y se abrió [hacia dentro|con un «por fin»].
        Dentro, al calor, estaba {thing}. {Friend} se despertó y [dijo «ya»|pidió mirar].
      `,
      lesson: `
        Detrás de un «no hay nada», a veces [hay algo|hay una puerta].
      `,
    }),
  },
  Creativity: {
    titles: `
      {hero} y el puente que nunca hubo
      Un cucharón y un paraguas
    `,
    refrain: {
      first: 'Cucharón, hoja y cordel, ¿qué se puede hacer con él?',
      changed: 'Cucharón, hoja y cordel, ¡pasa, pasa, pasa en él!',
    },
    facts: {
      wrong: '{friend} pidió permiso para un puente de verdad',
      turn: '{hero} inventó un puente con trastos',
      result: 'el invento aguantó y pudieron cruzar',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se abría una zanja. Y no había [puente|paso].
        Al otro lado estaba {thing}. A este, un montón de [trastos|cachivaches].
        + Había un cucharón, cuerda, hojas y medio [paraguas|tambor].
      `,
      wrong: `
        @wrong {Friend} pidió permiso para un puente de verdad, [por escrito|en tres hojas].
        Llenó la primera hoja, y luego [la segunda|una de firmas]. Se hizo tarde.
        + —En abril contestan —dijo {friend}. Era [septiembre|otro abril].
      `,
      doubt: `
        La zanja seguía ahí. Y {thing}, también, [enfrente|al otro lado].
      `,
      turn: `
        {Hero} miró los trastos [del derecho|al derecho y al revés].
        @turn Y de un cucharón, un paraguas y cuerda, inventó [algo|algo sin nombre].
        + No se parecía a nada. [Ni a un puente|Eso era lo bueno].
      `,
      works: `
        @result El invento se meció, chirrió y aguantó. Y así [cruzaron|pudieron cruzar].
        Al otro lado esperaba {thing}. Y {friend} le puso un [nombre|lazo].
      `,
      lesson: `
        Con lo que hay se hace lo que [falta|no hay].
      `,
    }),
  },
  Perseverance: {
    titles: `
      {hero} y los cien nudos
      Uno más
    `,
    refrain: { first: 'Un nudito, y otro va; cien nuditos quedan ya.', changed: 'Un nudito, y se acabó: el último solo se abrió.' },
    facts: {
      wrong: '{friend} deshizo tres nudos y se rindió',
      turn: '{hero} deshizo un nudo y otro, sin parar',
      result: 'el último nudo se soltó solo',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un cofre con cien [nudos|nudos de cuerda].
        Dentro estaba {thing}. Se oía cada vez que [se movía|tocaban].
        + Algún nudo tenía ya su [telaraña|opinión].
      `,
      wrong: `
        {Friend} deshizo uno, otro y otro. Luego se [sentó|tumbó].
        @wrong —El nudo ha ganado. Me rindo —dijo {friend}, después de [tres|tres nudos].
        + —Es un nudo con carácter —añadió, con respeto.
      `,
      doubt: `
        Quedaban noventa y siete. Eran muchos [para una noche|números].
      `,
      turn: `
        {Hero} miró el nudo de delante. Solo [ese|el de delante].
        @turn Y deshizo uno, y otro, y otro, sin [parar|contar].
        + Le escocían los dedos, o lo que [sirviera|fuera].
      `,
      works: `
        @result El último nudo se soltó [solo|solo, por educación]. La tapa se abrió.
        Dentro estaba {thing}, y {friend} [aplaudió|quiso contarlos].
      `,
      lesson: `
        Cien nudos son uno, y [otro, y otro|luego uno].
      `,
    }),
  },
  'Self-belief': {
    titles: `
      {hero} y el muro del eco
      Yo puedo probar
    `,
    refrain: { first: 'No podré, no podré, dice el eco, ¿y tú por qué?', changed: 'Probaré, probaré, y un peldaño ya subí, ¿lo ves?' },
    facts: { wrong: '{friend} dijo que no podía', turn: '{hero} dijo que podía intentarlo', result: 'los peldaños se hicieron bajos' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un muro con eco y [siete peldaños|peldaños].
        Arriba estaba {thing}, y los peldaños [crecían|se estiraban] a veces.
        + —¿Puedes? —preguntaba el muro. Esperaba [respuesta|con oído].
      `,
      wrong: `
        @wrong —No puedo —dijo {friend}. «[No puedo, no puedo|No puedo]», dijo el muro.
        Los peldaños crecieron como [pan|torres]. Ya tapaban la luna.
        + —¿Ves? —dijo {friend}. «¿Ves?», dijo también el muro.
      `,
      doubt: `
        El primer peldaño ya era [una casa|más alto que dos mesas].
      `,
      turn: `
        {Hero} respiró hondo, despacito y [en serio|de verdad].
        @turn —No sé si puedo, pero puedo intentarlo —[dijo|dijo al muro] {hero}.
        + Y lo dijo otra vez, porque [era verdad|le gustó].
      `,
      works: `
        @result Los peldaños se hicieron bajos, [uno a uno|como de casa]. Subieron.
        Arriba estaba {thing}, y el eco dijo: «[¡Ole!|Sí]».
      `,
      lesson: `
        «Puedo intentarlo» es bajito, y [alcanza|llega arriba].
      `,
    }),
  },
  Growth: {
    titles: `
      {hero} y la judía de luna
      Un palmo más arriba
    `,
    refrain: { first: 'Sube, sube, judía de luna, a ver si crecemos a una.', changed: 'Sube, sube, que ya estás, y nosotros, algo más.' },
    facts: {
      wrong: '{friend} se puso de puntillas y presumió de altura',
      turn: '{hero} aprendió a silbar con una hierba',
      result: 'la judía creció hasta la repisa',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una repisa muy alta. Allí [brillaba|estaba] {thing}.
        Abajo había una judía de luna. Crece si alguien [aprende algo|crece].
        + Medía un dedo. Ni [medio más|uno más].
      `,
      wrong: `
        @wrong {Friend} se puso de puntillas y presumió de [altura|torre].
        La judía creció cero. Luego [encogió un poco|miró a otra parte].
        + —Así es como crezco —dijo {friend}, y se cayó.
      `,
      doubt: `
        Ni saltar ni estirarse [servía|ayudaba]. La repisa seguía arriba.
      `,
      turn: `
        {Hero} eligió una hierba y sopló: [pff|pffs]. No salió nada.
        @turn Probó otra vez, y otra. Y aprendió a silbar con la [hierba|hierba verde].
        + Al quinto pff salió un [pío|fiu, finito].
      `,
      works: `
        @result La judía creció un palmo, y otro, hasta la [repisa|repisa misma].
        Y bajó con {thing} en una [hoja|hoja grande].
      `,
      lesson: `
        Se crece también por [dentro|lo que se aprende].
      `,
    }),
  },
  Learning: {
    titles: `
      {hero} y la puerta con letra de caracol
      No lo sé
    `,
    refrain: { first: 'Letra rara, letra rara, dime, dime qué me callas.', changed: 'Letra rara, letra clara, empujando se contaba.' },
    facts: {
      wrong: '{friend} fingió leer lo que ponía',
      turn: '{hero} dijo que no sabía y pidió que le enseñaran',
      result: 'la puerta se abrió al empujar',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una puerta con letra de [caracol|caracol antiguo].
        Al otro lado estaba {thing}. La letra [brillaba|resbalaba], muy redonda.
        + Un caracol viejísimo [dormía|pensaba] en el marco.
      `,
      wrong: `
        @wrong —Claro que sé leerlo: dice «Salida» —fingió {friend}, [muy deprisa|sin mirar].
        Luego dijo que ponía «[Sopa|Prohibido el lunes]». No se abrió.
        + El caracol se rio, y tardó [una hora|un buen rato].
      `,
      doubt: `
        Leer mal es fácil. [Decirlo, no|Confesarlo cuesta].
      `,
      turn: `
        {Hero} miró al caracol viejísimo, y el caracol [miró también|abrió un ojo].
        @turn —No lo sé leer. ¿Me enseñas? —[preguntó|dijo] {hero}.
        + —Nadie me lo pidió en noventa años —dijo el caracol.
      `,
      works: `
        @result Ponía «[Empuja|Empuja]». Y, al empujar, la puerta se [abrió|abrió suavecito].
        Ahí estaba {thing}, y el caracol escribió: «[Muy bien|Notable]».
      `,
      lesson: `
        Aprender empieza con un «[no lo sé|no sé]».
      `,
    }),
  },
  Adaptability: {
    titles: `
      {hero} y las piedras que andan
      Un mapa de sombrero
    `,
    refrain: {
      first: 'Piedra, piedra, ¿dónde vas? Si tú vas, yo voy detrás.',
      changed: 'Piedra, piedra, ya llegué, y tu paso me aprendí.',
    },
    facts: {
      wrong: '{friend} siguió el mapa y acabó en el barro',
      turn: '{hero} hizo un gorro con el mapa y siguió las piedras',
      result: 'las piedras hicieron el camino hasta allí',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había barro, con piedras que [andaban|se movían].
        Al fondo estaba {thing}, en una piedra que [bailaba|no paraba].
        + Cada piedra iba a lo suyo, y con [buen paso|mucho ritmo].
      `,
      wrong: `
        @wrong —A la izquierda —dijo {friend}, mirando el mapa. Y acabó en el [barro|barro hasta el cuello].
        —Según el mapa, aquí hay una piedra —[insistió|dijo]. No había.
        + El mapa era muy [bonito|viejo]. No mentía: era de ayer.
      `,
      doubt: `
        El barro hizo [glup|blup]. No quedaba mucho mapa seco.
      `,
      turn: `
        {Hero} miró cómo iban las [piedras|piedras, un buen rato].
        @turn Hizo un gorro con el mapa y siguió a las [piedras|piedras].
        + Un paso, espera, otro, espera. Era [baile|casi un vals].
      `,
      works: `
        @result Las piedras hicieron el camino [hasta allí|hasta allí, a su ritmo].
        La última traía {thing}, y se [quedó quieta|paró].
      `,
      lesson: `
        Si el camino cambia, [cambia el paso|se cambia de paso].
      `,
    }),
  },
  Resilience: {
    titles: `
      {hero} y la escalera que se cae
      A la tercera
    `,
    refrain: {
      first: 'Plin, plan, plon, se cayó. Plin, plan, plon, y otra vez yo.',
      changed: 'Plin, plan, plon, se quedó. Plin, plan, plon, ya subí yo.',
    },
    facts: {
      wrong: '{friend} dijo que las escaleras eran tontas',
      turn: '{hero} lloró un poco y la hizo más ancha abajo',
      result: 'la tercera escalera aguantó',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había que subir. Y en lo alto estaba [{thing}|{thing}, lejos].
        Solo había piedras [sueltas|redondas], y hacían escaleras que se caían.
        + Una piedra tenía [lengua|cara], y se reía.
      `,
      wrong: `
        La primera escalera se cayó, [plin, plan, plon|con ruido].
        @wrong —Las escaleras son tontas —dijo {friend}. Y se sentó de [espaldas|morros].
        + Y lo repitió, por si alguna [no lo oyó|se había ofendido].
      `,
      doubt: `
        Cayó también la segunda. Dolía la rodilla, y [el orgullo|otro poco].
      `,
      turn: `
        {Hero} se frotó la rodilla y lloró [un poco|dos lágrimas].
        @turn Y después la hizo otra vez, más [ancha abajo|ancha abajo, muy ancha].
        + —Te ayudo yo con esta —dijo {friend}, muy [bajito|despacio].
      `,
      works: `
        @result La tercera escalera [aguantó|aguantó, con ruido y todo]. Subieron.
        Arriba, entre las nubes, estaba {thing}, [sin reírse|al final].
      `,
      lesson: `
        Lo que se cae se puede hacer [mejor|otra vez, mejor].
      `,
    }),
  },
}
