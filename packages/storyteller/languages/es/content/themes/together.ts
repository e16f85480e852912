import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      {hero} y los tres escarabajos
      Una lámpara en medio
    `,
    refrain: { first: 'Un poquito para mí, otro poco para ti.', changed: 'Un poquito para ti, y calor que llega a mí.' },
    facts: {
      wrong: '{friend} se sentó en el único sitio caliente',
      turn: '{hero} puso la luz en medio y partió el bollo',
      result: 'los escarabajos recordaron lo que tenían debajo',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} tiritaban tres escarabajos, [muy separados|lejos uno de otro].
        En el suelo ardía una sola lamparita, y [debajo|entre ellos] faltaba calor.
        + —¿{Thing}? No recuerdo. Tengo frío —dijo el mayor.
      `,
      wrong: `
        @wrong {Friend} se sentó en el único sitio caliente, [tan a gusto|con un suspiro].
        Los escarabajos se [pusieron azules|helaron]. Nadie contestó ya.
        + —Está mejor de lo que parece —dijo {friend}.
      `,
      doubt: `
        Tenían un bollo, [un solo bollo|y era pequeño]. Y cinco bocas.
      `,
      turn: `
        {Hero} llevó la lamparita justo al [centro|medio].
        @turn Luego partió el bollo en cinco trozos, [iguales|para todos].
        + El trozo {friend.de} tenía la pasa. {Friend} la [miró|olió] y la dio.
      `,
      works: `
        @result Con calor, los escarabajos recordaron [en qué estaban sentados|lo que tenían debajo].
        ¡Era {thing}! Se [rieron|levantaron] a la vez.
      `,
      lesson: `
        El calor que se reparte [no se acaba|llega más lejos].
      `,
    }),
  },
  Teamwork: {
    titles: `
      {hero} y la tapa de piedra
      Uno, dos y ya
    `,
    refrain: { first: 'Uno, dos, uno, dos, ¿tiras tú o tiro yo?', changed: 'Uno, dos, uno, dos, ¡ahora sí, y se abrió!' },
    facts: { wrong: '{friend} quiso tirar a solas', turn: '{hero} dio un asa a cada uno y contó', result: 'la tapa de piedra se levantó' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una tapa de piedra con muchas [asas|asitas].
        Debajo estaba {thing}. Se {thing:lo/la} oía [suspirar|rozar la tapa].
        + Había un asa grande y otra de [hormiga|pulga].
      `,
      wrong: `
        @wrong {Friend} tiró a solas, cambió de color y [resbaló|se cayó].
        La tapa no se movió ni [un pelo|medio pelo].
        + —Casi —dijo {friend}, ya en el suelo. No era [casi|verdad].
      `,
      doubt: `
        Era una tapa para muchos, y ahí había [pocos|dos]. O no.
      `,
      turn: `
        {Hero} llamó a todos, también a las [hormigas|hormigas pequeñas].
        @turn Dio un asa a cada uno y contó: «Uno, dos, [ahora|y ya]».
        + Una hormiga preguntó si «dos» era [antes|ya]. Repitieron.
      `,
      works: `
        @result La tapa se levantó [con un suspiro|de un tirón]. Y asomó {thing}.
        Las hormigas dijeron que eran [fuertes|las más fuertes]. Era cierto.
      `,
      lesson: `
        Con muchas manos, y una sola cuenta, [se puede|pesa menos].
      `,
    }),
  },
  Empathy: {
    titles: `
      {hero} y el charco de lágrimas
      Echas de menos a alguien
    `,
    refrain: { first: 'Glu, glu, llora, llora, llueve por la nariz ahora.', changed: 'Glu, glu, ya pasó, por la nariz el sol salió.' },
    facts: {
      wrong: '{friend} dijo que dejara de llorar y contó chistes',
      turn: '{hero} se sentó al lado y adivinó su pena',
      result: 'el charco de lágrimas se secó',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} lloraba alguien muy pequeño, en su [charco|charca].
        Y en medio del charco estaba {thing}, [en el fondo|bajo el agua].
        + Cada lágrima hacía [plic|un círculo]. Y otro.
      `,
      wrong: `
        @wrong —¡No llores, mira! —dijo {friend}. Y contó [tres chistes|un chiste de rana].
        El charco creció hasta [los tobillos|los zapatos]. El chiste también era triste.
        + {Friend} se rio a solas, [dos veces|muy fuerte].
      `,
      doubt: `
        Nadie sabía qué decir. A lo mejor [nada|no hacía falta].
      `,
      turn: `
        {Hero} se sentó al lado y no dijo nada, [un rato largo|un rato].
        @turn Luego dijo {hero}: —Echas de menos a [alguien|alguien, ¿no?].
        + El pequeño apoyó la cabeza [un momento|muy despacio].
      `,
      works: `
        @result Cayó la última lágrima. Y el charco se [secó|secó de la pena].
        Ahí quedó {thing}, [bien a la vista|brillando] y {thing:mojado/mojada}.
      `,
      lesson: `
        A veces ayuda más un rato [callado|al lado].
      `,
    }),
  },
  Understanding: {
    titles: `
      {hero} y la criatura del plim
      ¿Qué es plim?
    `,
    refrain: { first: 'Plim, plam, ¿qué dirá? Si lo escucho, lo sabrá.', changed: 'Plim, plam, ya lo sé, no resbales, dame el pie.' },
    facts: {
      wrong: '{friend} repetía lo mismo cada vez más alto',
      turn: '{hero} escuchó, imitó y señaló',
      result: 'la criatura les mostró el paso seco',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había una criatura redonda y [azul|morada]. —¡Plim! —dijo.
        Y se puso en medio del paso. Detrás estaba [{thing}|ya {thing}].
        + «Plim» lo decía con [una pata|todo el cuerpo].
      `,
      wrong: `
        @wrong —¡Queremos pasar! —repetía {friend}, cada vez [más alto|más fuerte].
        —¡Plim! —contestaba la criatura, [igual de alto|sin moverse].
        + {Friend} lo dijo también [muy despacio|en mayúsculas]. Nada.
      `,
      doubt: `
        Gritaban a la vez, y nadie [entendía|oía ya]. Hasta el eco se fue.
      `,
      turn: `
        {Hero} se calló y escuchó: [plim, plim|plim bajito].
        @turn Imitó su gesto, señaló el suelo y [resbaló un poco|resbaló: ¡plim!].
        + Ahora la criatura bailaba. ¡Por fin!
      `,
      works: `
        @result «Plim» era resbalar. La criatura les mostró el paso [seco|seco, de piedra].
        Y por él llegaron {thing.a}, [sin un plim|sin caerse].
      `,
      lesson: `
        Para entender, primero se [escucha|calla].
      `,
    }),
  },
  Communication: {
    titles: `
      {hero} y los dos caracoles
      ¿Has dicho soltar?
    `,
    refrain: { first: 'Dime, dime, dime más, que yo oigo lo de atrás.', changed: 'Dime, dime, dicho está, la cuerda suelta ya.' },
    facts: {
      wrong: '{friend} llevó los recados y los cambió',
      turn: '{hero} repitió cada recado para comprobarlo',
      result: 'los caracoles soltaron la cuerda a la vez',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había un puente de cuerda. Había un caracol en cada [punta|extremo].
        Los dos tiraban. En medio se mecía [{thing}|muy alto, {thing}].
        + El puente estaba [torcido|de lado], como un bigote.
      `,
      wrong: `
        @wrong {Friend} llevó los recados y los cambió: «soltar» llegó como [«saltar»|«sumar»].
        Un caracol saltó, y el otro [sumó|tiró más]. El puente hizo ñic.
        + —Dijo «sal», o algo así de [comer|mar] —explicó.
      `,
      doubt: `
        El puente se tensó más. Cada cual creía que el otro era [tonto|sordo].
      `,
      turn: `
        {Hero} fue de un caracol al otro, [paso a paso|con calma].
        @turn —¿Has dicho «soltar», soltar de soltar? —repitió [{hero}|cada vez {hero}].
        + Y esperó el sí, y no [antes|menos].
      `,
      works: `
        @result Los caracoles soltaron la cuerda a la vez. Y el puente [se tumbó|quedó llano].
        Por él pasaron hasta {thing}, [uno tras otro|sin bigote ya].
      `,
      lesson: `
        Lo dicho se entiende mejor si se [repite|pregunta].
      `,
    }),
  },
  Leadership: {
    titles: `
      {hero} y las luces perdidas
      ¿Adónde quieres ir?
    `,
    refrain: { first: 'Lucecita, ¿adónde vas? Yo delante, tú detrás.', changed: 'Lucecita, ya llegó, y con ella llego yo.' },
    facts: {
      wrong: '{friend} daba órdenes desde una piedra',
      turn: '{hero} preguntó a la más pequeña y esperó',
      result: 'las luces fueron en fila y alumbraron',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} revoloteaba un montón de luces [perdidas|sin rumbo].
        Todas corrían a todas partes, y {thing} [no se veía|quedaba a oscuras].
        + Chocaban y decían «perdón» en [seis colores|voz bajita].
      `,
      wrong: `
        @wrong —¡A la derecha! ¡No, ahí! —daba órdenes {friend}, [desde una piedra|con el brazo en alto].
        Las luces se mareaban y daban [vueltas|más vueltas]. Una se apagó.
        + —¡Quien manda soy yo! —dijo {friend}, y se cayó.
      `,
      doubt: `
        Había luces de sobra, y la noche seguía [oscura|igual].
      `,
      turn: `
        {Hero} se agachó junto a la luz más [pequeña|temblorosa].
        @turn —¿Adónde quieres ir? —preguntó {hero}. Y anduvo despacio y [esperó|esperó cada vez].
        + —A casa —dijo la luz, como un [grano|suspiro].
      `,
      works: `
        @result Y las luces fueron en [fila|una sola fila] y alumbraron {thing}.
        La pequeña iba [primero|delante], la más orgullosa.
      `,
      lesson: `
        Guiar es ir delante y [esperar|mirar atrás].
      `,
    }),
  },
  Inclusion: {
    titles: `
      {hero} y la luz que daba saltos
      El corro abierto
    `,
    refrain: { first: 'Corro, corro, que se cerró; fuera, fuera quedo yo.', changed: 'Corro, corro, a saltar, que dentro quepan más.' },
    facts: {
      wrong: '{friend} dijo que el corro ya estaba lleno',
      turn: '{hero} cambió el baile para que todos saltaran',
      result: 'el corro de luces se cerró',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} bailaba un corro de luces. Si se cerraba, [se abría|dejaba pasar].
        Fuera esperaba una luz que no sabía andar, sino [saltar|dar botes].
        + Dentro, muy dentro, estaba {thing}.
      `,
      wrong: `
        @wrong —El corro está lleno —dijo {friend}, con [seriedad|autoridad].
        La luz que saltaba se quedó [fuera|quieta]. Y el corro se abrió un poco.
        + —Las normas son normas —añadió. No dijo [cuáles|de quién].
      `,
      doubt: `
        Un corro con un hueco [no es un corro|pierde la luz]. Se apagaba.
      `,
      turn: `
        {Hero} miró cómo se movía la luz de [fuera|allí].
        @turn Y cambió el baile: —¡Saltamos todos! —[dijo|gritó] {hero}.
        + {Friend} salió muy [alto|deprisa]. Volvió a bajar.
      `,
      works: `
        @result Todos saltaron, y el corro de luces se [cerró|cerró del todo].
        En el medio quedó {thing}, [brillando|a la vista].
      `,
      lesson: `
        Si alguien no entra en el baile, [cambia el baile|se cambia].
      `,
    }),
  },
  Cooperation: {
    titles: `
      {hero} y los dos guardias de cuerda
      Tú sujetas, tú giras
    `,
    refrain: { first: 'Tic y tac, tac y tic, dos que no se dicen ni pío.', changed: 'Tic y tac, tac y tic, tú la llave y tú el mirar.' },
    facts: {
      wrong: '{friend} quiso engañar a los dos guardias',
      turn: '{hero} unió a los dos de la mano',
      result: 'la cerradura hizo clic',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} había dos guardias de cuerda, [enfadados|de espaldas].
        Uno tenía la llave. El otro sabía [el agujero|dónde girarla].
        + Detrás de ellos estaba {thing}. Uno decía tic, el otro, [tac|un tac feo].
      `,
      wrong: `
        @wrong {Friend} quiso engañar a los dos. Y le dieron [vueltas|vueltas y vueltas].
        Acabó con mareo y de [cara a la pared|espaldas].
        + —Era mi plan —dijo {friend}, a [la pared|un cubo].
      `,
      doubt: `
        Los guardias no se [hablaban|miraban] desde el jueves. Nadie sabía por qué.
      `,
      turn: `
        {Hero} se puso en medio y les dio la [mano|mano, con calma].
        @turn —Tú sujetas y tú giras —dijo {hero}. Y no los [soltó|dejó ir].
        + Al principio tiraban uno de otro. Luego [no|un poco menos].
      `,
      works: `
        @result La cerradura hizo [clic|clic, muy fino]. Se abrió la reja.
        Ahí estaba {thing}. Y los guardias dijeron tic-tac [juntos|a la vez].
      `,
      lesson: `
        A cada uno le falta lo que [el otro tiene|tiene el otro].
      `,
    }),
  },
}
