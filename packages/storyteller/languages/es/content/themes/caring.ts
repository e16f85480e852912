import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      {hero} y el gnomo gruñón
      La espina en el pie
      Cien años de mal humor
      ¿Te duele algo?
      El gnomo que tiraba piedras
    `,
    refrains: [
      {
        first: 'Gru, gru, gru, ¿por qué gruñes tú?, dímelo bajito, dímelo al oído.',
        changed: 'Gru, gru, gru, ya sonríes tú, la espina se ha ido.',
      },
      {
        first: 'Al que gruñe por la noche, algo le duele y lo esconde.',
        changed: 'Al que gruñía de noche, le preguntas y responde.',
      },
    ],
    facts: {
      wrong: '{friend} le contestó con gritos al gnomo',
      turn: '{hero} preguntó qué dolía y sacó la espina',
      result: 'el gnomo se levantó y dejó el sitio libre',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un gnomo de [piedra|piedra gris].
        / @spot Un gnomo de piedra gruñía {spot.at}.
        Tenía {thing} [justo debajo|debajo, bien tapado todo]. No se iba.
        + —Fuera, que estoy sentado —[gruñó|dijo] el gnomo.
        + Tiraba chinas, y tiraba [bien|muy bien].
        + ¡Toc! Una piedra cayó junto {hero.a}.
        + Tenía musgo en la [barba|nariz] y cara de lunes.
        + —Es mi sitio desde hace [cien|mil] años —dijo.
        + Un pájaro quiso pasar. El gnomo le gruñó [también|a él].
        + Su voz era [gorda|ronca], como de puerta vieja.
        + {Hero} dijo hola. El gnomo no dijo [nada|ni mu].
        + Del gnomo al suelo no cabía [un pelo|ni un dedo].
      `,
      wrong: `
        @wrong —¡Fuera tú! —gritó {friend}. Fueron [muchos|nueve] gritos.
        / @wrong {Friend} contestó con gritos: —¡Vete tú! —[gritó|chilló].
        El gnomo tiró una piedra [más grande|con más tino]. ¡Plof!
        + {Friend.a} le dio en el [trasero|lomo]. Fue flojo.
        + —¡Nabo! —dijo {friend}. —¡Berza! —dijo el gnomo.
        + Los dos eran muy buenos en [gritos|eso].
        + Cuanto más gritaba {friend}, más [hondo|firme] se sentaba el gnomo.
        + Un caracol se metió en casa y echó la [llave|manta].
        + —¡Y tu barba es fea! —añadió {friend}. Ya no sabía [más|otra cosa].
        + Con gritos no se mueve [a nadie|una piedra].
        + El eco gritó un rato [más|por su cuenta].
      `,
      doubt: `
        Nadie ganó. La noche se puso [fría|más fría] y nadie dijo nada.
        + El gnomo miraba a un lado. {Friend}, al [otro|suelo].
        + Así se puede estar cien [años|noches]. O más.
        + {Hero.a} le dolía la [tripa|frente] de tanto grito.
        / Tanto grito le pesaba {hero.a} en la [tripa|cabeza].
        + El gnomo ya no tiraba chinas. Solo [gruñía|hacía gru].
        + Gru, hacía. Pero era un gru muy [triste|bajo].
        + ¿Y si no era [rabia|mal humor]? ¿Y si era otra cosa?
        + {Hero} lo pensó con [calma|los ojos cerrados].
        + Una hoja cayó en la [barba|cabeza] del gnomo. Ahí se quedó.
      `,
      turn: `
        {Hero} vio el pie del gnomo. Estaba [rojo|gordo y rojo].
        @turn —¿Qué te duele? —preguntó {hero}, y le sacó la espina.
        / —¿Duele? —preguntó {hero}. Y le sacó la espina, [larga|negra].
        + El gnomo tenía una piedra [lista|en la mano]. {Hero} se acercó igual.
        + Fue paso a paso, y muy [despacio|quedo].
        + —Nada —dijo el gnomo. Luego dijo: —[Aquí|Ay].
        + La espina era larga y negra como un [clavo|diente].
        + —Dolerá un poco —dijo {hero}. Y dolió un [poco|momento].
        + —¡Ay! —dijo el gnomo, y después: —[Oh|Ah].
        + {Friend} miró y no dijo ni [nabo|berza].
        + Era más fácil gritar. [Mucho más|Eso lo sabe cualquiera].
        + Le temblaba un poco la [mano|pata]. Siguió igual.
      `,
      works: `
        @result El gnomo se levantó y dejó el sitio [libre|libre del todo].
        Ahí estaba {thing}, con [polvo|calor] de cien años.
        + —En cien años [nadie|ni uno] me preguntó —dijo el gnomo.
        + Dio un paso, y luego [otro|dos]. Ya no dolía.
        + Hasta bailó un poco, con ruido de [piedras|saco].
        + —Perdón por el trasero —le dijo {friend.a}.
        / —Perdón por la berza —dijo {friend}, [bajito|en serio].
        + Se rio, y le cayó el musgo de la [cara|nariz].
        + La última china la dejó en el [suelo|bolsillo].
        + —Toma —dijo, y sopló el polvo [con cuidado|de un soplido].
        + Guardó la espina. —Es mía —[dijo|explicó]—, y ya no pincha.
      `,
      lesson: `
        Quien gruñe [mucho|así] a veces tiene una espina. Se [puede|debe] preguntar.
        / —Yo oí el gru —dijo {friend}—. Tú oíste el [ay|dolor].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} estaba sentado un gnomo de piedra, con [barba de musgo|cara de lunes].
        / @spot Primero vieron {spot.at} un gnomo de piedra, [gris|gruñón].
        Lo malo era que tenía debajo {thing}, y no pensaba [moverse|levantarse].
        + —Fuera de aquí, que no son horas de [visita|molestar] —gruñó, sin mirar a nadie.
        + A su lado había un montón de chinas, ordenadas [por tamaño|como galletas].
        + La primera pasó silbando sobre {hero}, y la segunda [también|un poco más cerca].
        + Llevaba allí tanto tiempo que le habían hecho nido en [un hombro|el sombrero].
        + —¿Podrías levantarte un momento? —preguntó {hero}. La respuesta fue una [piedra|china].
        + Los vecinos daban un rodeo, y hasta el viento pasaba [de puntillas|por otro lado].
        + Había puesto un letrero que decía: «Hoy, no», y debajo: «Mañana, [tampoco|menos]».
      `,
      wrong: `
        @wrong {Friend} le contestó con gritos al gnomo, y los gritos [fueron largos|duraron bastante].
        Entonces una piedra [bien tirada|con mucha puntería] le dio en el trasero.
        + —¡Cara de nabo! —gritó {friend}. —¡Nariz de berza! —contestó el gnomo, que tenía [práctica|oficio].
        + Cada insulto hacía que el gnomo se sentara un poco más [hondo|fuerte].
        + En eso de gruñir nadie gana a quien lleva [cien años|un siglo] de ensayo.
        + {Friend} buscó una palabra más fea y solo encontró «[alcachofa|calabacín]».
        + El nido del sombrero cerró sus [ventanas|cortinas], por los niños.
        + Al final los dos tenían la voz [rota|ronca], y ninguno tenía razón.
        + El eco, que no entendía de qué iba, se puso de parte de [los dos|ninguno].
      `,
      doubt: `
        Después de tanto ruido vino un silencio [enfadado|con los brazos cruzados].
        + El gnomo miraba una pared, y {friend}, por si acaso, [otra|la de enfrente].
        + Así no se llegaba a ninguna parte, aunque se llegara con [mucha voz|buena voz].
        + {Hero} se sentó lejos de las chinas y se puso a [mirar|escuchar].
        + El gru del gnomo, oído con calma, terminaba en una especie de «[ay|uy]».
        + Nadie gruñe cien años por [gusto|deporte]. Eso pensó {hero}.
        + La pajarita del nido nunca se había atrevido a [preguntar|mirar].
        + Hacía frío. La piedra estaba dura, y el silencio, [más|todavía más].
      `,
      turn: `
        Fue entonces cuando {hero} notó que el gnomo nunca apoyaba [un pie|el pie izquierdo].
        @turn —¿Te duele algo? —preguntó {hero}, y después, con mucho tiento, sacó la espina.
        + Para llegar hasta él había que pasar delante de todas aquellas [chinas|piedras].
        + El gnomo levantó la mano para tirar, y se quedó [con ella en alto|así].
        + —No me duele nada —gruñó—, y menos ese pie, el [izquierdo|de la espina].
        + La espina era vieja, negra y larga como un [lápiz|dedo].
        + —Va a doler un poco y luego no —avisó {hero}, porque era [la verdad|así].
        + {Friend} tenía preparada otra verdura, pero se la [tragó|guardó].
        + Gritar habría sido más fácil, y estar lejos, mucho más [cómodo|seguro].
      `,
      works: `
        @result —Oh —dijo el gnomo. Se levantó y dejó el sitio [libre|libre del todo].
        Debajo, calentito de tantos años, estaba lo que buscaban: [{thing}|nada menos que {thing}].
        + —Me han gritado reyes y cabras —dijo—, y nadie me había [preguntado|mirado el pie].
        + Probó un paso, luego un salto, y acabó en algo parecido a [un baile|una jota].
        + Se le agrietó el musgo de la boca. Llevaba un siglo sin [reírse|usarla así].
        + —Lo de la berza no iba en serio —le confesó {friend.a}.
        + Las chinas que sobraban las puso alrededor de [una flor|un caracol], de adorno.
        + Del sombrero salió la pajarita, muy [mareada|despeinada] por el movimiento.
        + Le sacó brillo {thing.a} con la barba. No se lo habían [pedido|tenido que pedir].
      `,
      lesson: `
        Detrás de un gruñido puede haber una espina. Solo se sabe [preguntando|si se pregunta].
        / —Yo gané en gritos —dijo {friend}—, pero tú [encontraste el pie|viste el pie].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} estaba sentado, muy tieso, un gnomo de [piedra|piedra maciza].
        / @spot Quien iba {spot.to} topaba con un gnomo de piedra [gruñón|centenario].
        Y lo que tenía debajo, con todo su peso encima, era [{thing}|justo {thing}].
        + Junto a la rodilla guardaba un arsenal de chinas, clasificadas según [la puntería que exigían|el tipo de visita].
        + —No recibo —gruñó, y para que no quedaran dudas tiró una que le peinó [el flequillo|la coronilla] {hero.a}.
        + Los vecinos daban un rodeo de media legua, y con los años el rodeo se había vuelto [camino|costumbre].
        + En el ala de su sombrero anidaba una familia de pájaros que hablaba siempre en [susurros|voz baja].
        + Según el letrero que le colgaba del cuello, no estaba para nadie, y los jueves, [para menos|todavía menos].
      `,
      wrong: `
        @wrong {Friend} le contestó con gritos al gnomo durante [un buen rato|media hora].
        / Con el ánimo encendido, {friend} le contestó con gritos al gnomo, [sílaba por sílaba|puntualmente].
        La respuesta fue una china de tamaño [mediano|familiar], justo en el trasero.
        + Empezaron por las hortalizas, siguieron por los antepasados y volvieron, algo [cansados|roncos], a las hortalizas.
        + Con cada insulto el gnomo se arrellanaba un dedo más, de modo que discutir con él era como [clavarlo|plantarlo].
        + —¡Alcachofa! —exclamó por último {friend}, y hasta el eco comprendió que se le había acabado el [repertorio|vocabulario].
        + Hay que reconocer que gritar consuela bastante, aunque después todo siga [en su sitio|igual de sentado].
        + Los pájaros del sombrero cerraron las contraventanas y pusieron a los pequeños a [cantar|hacer ruido].
      `,
      doubt: `
        Cuando se acabaron los gritos quedó un silencio áspero, de esos en los que todos [tienen razón|miran al suelo].
        + El gnomo vigilaba una pared con gran interés, y {friend}, por no ser menos, había escogido la [contraria|de enfrente].
        + {Hero} pensó que para un mal humor corriente cien años eran [demasiados|una exageración].
        + Oído con calma, cada gruñido llevaba cosido al final un [quejido|ay] muy pequeño.
        + Se puede estar enfadado por costumbre, como quien sigue llevando el abrigo en [primavera|mayo].
        + Nadie sabía ya cuándo había empezado aquello, y mucho menos [por qué|con quién].
      `,
      turn: `
        Mirando y mirando, {hero} descubrió que el gnomo jamás apoyaba [el talón izquierdo|uno de sus pies].
        / Observando [pacientemente|calladamente], {hero} advirtió un pie que jamás pisaba.
        @turn —¿Te duele algo? —preguntó {hero} y, en vista de que no decía que no, sacó la espina.
        / Agachándose, {hero} preguntó qué dolía y, [con infinita delicadeza|con pulso relojero], sacó la espina.
        + Para eso hubo que cruzar a pecho descubierto el alcance de las [piedras|chinas], que no era poco.
        + El brazo del gnomo, ya en alto, se quedó allí como [una rama|un signo de interrogación].
        + —No me duele nada —declaró—, y mucho menos ese pie, un poco más a la [derecha|izquierda].
        + Era una espina de zarza, negra de vieja, que llevaba dentro más tiempo que [los pájaros|algunos árboles].
        + {Friend}, a quien le quedaba todavía una hortaliza en la punta de la lengua, prefirió [tragársela|ahorrarla].
      `,
      works: `
        @result El gnomo dijo «oh», se levantó muy despacio y dejó el sitio [libre|enteramente libre].
        / Con un crujido de [cantera|montaña], el gnomo se levantó y dejó el sitio libre.
        Debajo, con el calor de tantos inviernos, apareció [{thing}|por fin {thing}].
        + —Me han gritado reyes, cabras y un notario —explicó—, y a nadie se le ocurrió [preguntar|mirar abajo].
        + Ensayó un paso, se atrevió con otro, y antes de darse cuenta estaba bailando con un estrépito de [cantera|carretilla].
        + Al sonreír se le desprendió de las mejillas una costra de musgo que nadie había visto [moverse|caer] nunca.
        + {Friend} pidió perdón por la alcachofa, y el gnomo, por la [puntería|china mediana].
        + Con las piedras sobrantes hizo un cerco alrededor de una violeta, muy [satisfecho|atareado] con el resultado.
      `,
      lesson: `
        A veces el mal humor es solo una espina a la que nadie ha [preguntado|mirado].
        / —Reconozco —dijo {friend}— que yo solo escuché el gruñido, y debajo había un [pie|dolor].
      `,
    },
  },

  Friendship: {
    titles: `
      {hero} y la sombra tímida
      Sitio para tres
      La sombra que no tenía dueño
      Un poco más allá
      Tres en una piedra
    `,
    refrains: [
      {
        first: 'Un poquito para acá, un poquito más allá, que sitio habrá.',
        changed: 'Un poquito para acá, un poquito más allá, y somos tres ya.',
      },
      {
        first: 'Sombra, sombra, sombrerito | en la piedra queda un sitio.',
        changed: 'Sombra, sombra, sombrerito | caben tres en este sitio.',
      },
    ],
    facts: {
      wrong: '{friend} echó de allí a la sombra',
      turn: '{hero} se apartó en la piedra para hacer sitio',
      result: 'la sombra se sentó al lado',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una sombra de [nadie|nadie en concreto].
        / @spot Una sombra chica se movía {spot.at}.
        Llevaba {thing}. Si alguien iba, la sombra se [iba|escurría].
        + Era del tamaño de un [gato|pan]. Tenía dos orejas, o tres.
        + {Hero} dio un paso. La sombra dio [dos|tres], para atrás.
        + {Hero} se paró, y la sombra [también|se paró].
        + —¡Hola! —dijo {hero}. La sombra se hizo [fina|chata] como papel.
        + Se escondió detrás de una piedra. Se le veía la [cola|punta].
        + No era mala. Era [tímida|muy tímida].
        + De lejos los miraba [todo el rato|sin parpadear].
        + Pesaba lo que pesa un [suspiro|soplo]. Nada, casi.
        + Cuando se iban, ella iba [detrás|un poco detrás].
      `,
      wrong: `
        —Ya somos [bastantes|dos] —dijo {friend}, con la nariz alta.
        @wrong Y echó de allí a la sombra: —¡Largo, [fuera|vete]!
        + La sombra se encogió. Ya era como una [nuez|mosca].
        + Luego se fue, y con ella se fue {thing}.
        + —{Hero} es mi amistad, y yo la vi [primero|antes] —explicó {friend}.
        + {Friend} se puso en medio, a lo [ancho|largo].
        + —Dos es un buen número —[dijo|añadió]—. Tres es un lío.
        + A lo lejos sonó un suspiro. No lo dio {friend}.
        / Se oyó un suspiro. Venía de lo [oscuro|más negro].
        + {Friend} miró al suelo. De pronto le [pesaba|picaba] la cara.
        + —Y punto —dijo {friend}. Pero no era [punto|el final].
      `,
      doubt: `
        Sin la sombra, el sitio era más [grande|frío]. Y más vacío.
        + Nadie sabía qué [decir|hacer].
        + —¿Mejor así? —preguntó {hero}. {Friend} no dijo [sí|nada].
        + Dos puntos de luz los miraban desde [lejos|un hueco].
        + Estar fuera da frío, {hero.y} lo [sabía|pensó].
        + La luna puso una mancha [blanca|de luz] donde faltaba alguien.
        + No era por {thing}. Bueno, era un poco por {thing}.
        + —A mí tampoco me invitan —dijo {friend}, muy [bajo|quedo].
      `,
      turn: `
        Allí había una piedra [plana|larga]. {Hero} se sentó en el centro.
        @turn Luego se apartó en la piedra, para hacer [sitio|un buen sitio].
        + —Aquí cabe alguien —dijo {hero} al [aire|vacío].
        + No miró. A quien es tímido no se le [mira|mira tanto].
        + {Friend} no quería. Pero se movió, y le [costó|crujió todo].
        + Quedó un hueco. Era del tamaño de un [gato|pan grande].
        + La piedra estaba fría por ese [lado|borde]. {Hero} la calentó un poco.
        + Pasó un rato, y no vino [nadie|ni el viento].
        + —¿Y si no viene? —dijo {friend}. —Pues el sitio [sigue|se queda] —dijo {hero}.
      `,
      works: `
        @result La sombra se sentó al lado. Primero en el [borde|borde, sin ruido].
        Después se acercó más. Dejó {thing} en [medio|el centro].
        + —Yo solo quería estar [aquí|con alguien] —dijo la sombra.
        + Tenía una voz de [lana|pluma]. No la usaba nunca.
        + {Friend} tosió. —Puedes poner los pies [aquí|encima] —le dijo.
        + Miraron la luna los tres. Era más [gorda|grande] con tres.
        + La sombra no pesaba nada, y aun así se [notaba|sentía].
        + —Tengo cosquillas —dijo {friend}. Era la sombra, que se [reía|movía].
        + Había tres sombras en el suelo. Todas tenían [dueño|casa].
      `,
      lesson: `
        Hacer sitio [no achica|no rompe] una amistad. La hace más [ancha|larga].
        / —Tres no es un lío —dijo {friend}—. Tres es un [banco|nido].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} andaba una sombra pequeña que no era [de nadie|suya ni mía].
        / @spot Algo se escurrió {spot.at}: era una sombra, y [no tenía dueño|iba por libre].
        Apretaba contra el pecho {thing}, y en cuanto alguien se acercaba, se [escurría|iba].
        + Tenía el tamaño de un gato y las orejas de otra [cosa|clase de bicho].
        + Si {hero} daba un paso, ella daba dos, siempre hacia [atrás|lo oscuro].
        + Si no la miraba nadie, volvía de puntillas, llena de [curiosidad|ganas].
        + —No te vamos a hacer nada —dijo {hero}. La sombra se hizo fina como una [carta|hoja].
        + Por detrás de una piedra asomaba una punta, y la punta [temblaba|escuchaba].
        + Todas las sombras van pegadas a alguien, y esta buscaba a [quién|qué pegarse].
        + No parecía que quisiera {thing} para nada, salvo para [abrazar algo|no ir de vacío].
      `,
      wrong: `
        {Friend} se puso delante {hero.de}, todo lo [grande|ancho] que pudo.
        @wrong —Ya somos bastantes —dijo, y echó de allí a la sombra [de un soplido|sin más].
        + La sombra se encogió como una [manta en la lavadora|pasa] y desapareció.
        + Con ella desapareció {thing}. Eso no se le había [ocurrido|pasado por la cabeza].
        + —Dos es un número precioso —explicó {friend}—. Con tres ya hay que [repartir|votar].
        + Dijo también que la amistad se gasta si la usan [muchos|demasiados].
        + Su cara decía una cosa. Su voz, que temblaba, decía [otra|la contraria].
        + Desde lo oscuro llegó un suspiro que no pesaba más que una [miga|pelusa].
      `,
      doubt: `
        De repente había mucho sitio, y en tanto sitio hacía [frío|corriente].
        + {Friend} tenía lo que quería y no parecía tener [nada|mejor cara].
        + Dos lucecitas miraban desde lejos, como mira quien no ha sido [invitado|llamado].
        + —¿De qué tienes miedo? —preguntó {hero}. —De sobrar —contestó {friend} [bajito|al cabo].
        + Eso mismo, pensó {hero}, le pasaba a la [sombra|otra].
        + Ahora ya no se trataba solo {thing.de}, aunque también se trataba de [eso|ello].
        + La noche era grande y ellos muy [pocos|poquitos].
      `,
      turn: `
        {Hero} se sentó en una piedra larga, justo en el [medio|centro].
        @turn Después se apartó en la piedra hasta el borde y dejó [un buen sitio|sitio de sobra].
        + —Por si alguien quiere sentarse —dijo en voz alta, como quien habla del [tiempo|queso].
        + A los tímidos hay que mirarlos de [reojo|lado], y a ratos, ni eso.
        + {Friend} también tuvo que moverse, y lo hizo con mucho [ruido|suspiro].
        + El hueco quedó vacío tanto rato que empezó a dar un poco de [pena|vergüenza].
        + —No vendrá —dijo {friend}. —El sitio no tiene [prisa|reloj] —contestó {hero}.
        + Costaba no darse la vuelta. {Hero} miró con fuerza la [luna|hierba].
      `,
      works: `
        @result Al fin la sombra se sentó al lado, en el filo de la piedra, [por si acaso|casi en el aire].
        Poco a poco se acercó y dejó {thing} en medio, [para los tres|como un pan].
        + —No lo quería para mí —dijo con voz de [algodón|ceniza]—. Quería tener algo que dar.
        + Era tan ligera que no se notaba, y sin embargo ya no hacía [frío|corriente].
        + {Friend} carraspeó y comentó que tres era el número de [las sopas|los taburetes].
        + Para probarlo, le ofreció el lado sin [bultos|viento].
        + Estuvieron un rato así, oyendo cómo crecía la [hierba|noche].
        + La sombra resultó tener cosquillas, y {friend}, por lo visto, [también|más].
        + Luego hubo tres risas, aunque una sonaba más bien [azul|a pluma].
      `,
      lesson: `
        Por hacer sitio nadie lo pierde. La piedra era más [larga|grande] de lo que parecía.
        / —Pensé que me tocaría menos —dijo {friend}—, y me [tocó|ha tocado] más.
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} vagaba una sombra menuda que no pertenecía a [nadie|ningún cuerpo].
        / @spot Entre piedra y piedra se escabullía {spot.at} una sombra sin [dueño|amo].
        Estrechaba {thing} como un cojín en los días malos, y huía [siempre|de todos].
        + A cada paso {hero.de} respondía con dos hacia atrás, en una especie de baile sin [pareja|contacto].
        + En cuanto le daban la espalda, en cambio, los seguía con el disimulo de un [gato|detective] principiante.
        + Las sombras nacen pegadas a unos talones, y la que se despega pasa mucho [frío|apuro].
        + —¿Quién anda ahí? —preguntó {hero}, y ella se quedó tan plana que parecía una mancha con [orejas|buenos modales].
        + No había en aquel abrazo ni pizca de codicia, sino más bien las ganas de tener [algo|a quién] abrazar.
      `,
      wrong: `
        La amistad le parecía {friend.a} una silla plegable, cómoda y para [uno|uno solo].
        @wrong —Con los que somos basta —dijo, y echó de allí a la sombra [sin miramientos|de un soplido].
        + Esta se encogió como un jersey mal lavado, y con ella se perdió, detalle [imprevisto|no calculado], {thing}.
        + A continuación expuso que dos es un número redondo, lo cual, como sabe quien lo ha [dibujado|mirado], es falso.
        + Se había colocado de tal manera delante {hero.de} que desde fuera casi no quedaba {hero} a la [vista|intemperie].
        + Añadió que las amistades se gastan por los codos cuando las usa [demasiada gente|todo el mundo].
        + De la oscuridad llegó por toda respuesta un suspiro tan leve que apenas movió una [pelusa|telaraña].
      `,
      doubt: `
        Habían ganado un sitio enorme, y nadie sabía muy bien qué [hacer con él|poner en él].
        + Lejos, dos puntitos de luz miraban como se mira desde la calle una ventana [encendida|con cena].
        + {Friend} reconoció, tras varias toses, que siempre temía ser quien [sobrara|se quedara sin silla].
        + De modo que el miedo de quien echaba y el de quien se iba eran, bien mirados, el [mismo|mismo miedo].
        + {Hero} le dio muchas vueltas a aquello, porque no era solo cuestión {thing.de}.
        + Hay silencios en los que falta alguien, y se distinguen porque [resuenan|hacen eco].
      `,
      turn: `
        Había allí una piedra alargada, {hero.y} fue a sentarse en el [centro|medio mismo].
        / {Hero} eligió asiento en una piedra [suficientemente|sorprendentemente] larga.
        @turn Luego, sin darle importancia, se apartó en la piedra para hacer [sitio|un buen sitio].
        / Silbando, {hero} se apartó en la piedra para hacer sitio, [centímetro a centímetro|discretamente].
        + —Si alguien pasara por aquí —comentó mirando la luna—, cabría [de sobra|sin apretarse].
        + Lo difícil era no volver la cabeza, pues a los tímidos una mirada les cae como un [cubo de agua|armario].
        + También {friend} hubo de moverse, operación que acompañó de tantos suspiros como si se mudara de [ciudad|país].
        + El hueco siguió vacío un rato larguísimo, durante el cual pareció lo más vacío del [mundo|contorno].
        + —¿Y si no viene? —susurró {friend}; pero un sitio, según {hero}, no caduca como la [leche|nata].
      `,
      works: `
        @result Cuando nadie lo esperaba ya, la sombra se sentó al lado, [muy en el filo|casi en el aire].
        / De puntillas, [encogiéndose|pidiendo permiso], la sombra se sentó al lado y ya no se marchó.
        A los pocos suspiros se arrimó y depositó en medio {thing}, [sin decir palabra|como un pago].
        + —Nunca me hizo falta —confesó con voz sin estrenar—; quería tener algo que alguien me [pidiera|quisiera pedir].
        + Pesaba menos que un bostezo y, no obstante, por aquel lado dejó de entrar el [frío|relente].
        + {Friend} observó que los taburetes tienen tres patas y que por algo [será|debe de ser].
        + Y, como muestra de buena voluntad, le cedió la parte sin [bultos|corriente], que hasta entonces defendía.
        + Estuvieron mirando la luna, que a tres bandas resultó bastante más [interesante|redonda].
      `,
      lesson: `
        Quien hace sitio descubre que la piedra era más larga de lo que [creía|parecía].
        / —Temía tocar a menos —admitió {friend}—, y resulta que estas cuentas salen al [revés|contrario].
      `,
    },
  },

  Courage: {
    titles: `
      {hero} y el agujero que gruñía
      Un paso, y otro paso
      El miedo de la mano
      ¿Quién gruñe ahí dentro?
      Dentro de lo oscuro
    `,
    refrains: [
      {
        first: 'Un pasito, y otro más, ven, miedo, ven detrás.',
        changed: 'Un pasito, y otro más, duerme, miedo, duerme en paz.',
      },
      {
        first: 'Miedo chico, miedo grande | ven conmigo hacia adelante.',
        changed: 'Miedo chico, miedo grande | te dormiste, y no lo sabes.',
      },
    ],
    facts: {
      wrong: '{friend} presumió mucho y se quedó fuera',
      turn: '{hero} dijo su miedo y entró paso a paso',
      result: 'el que gruñía era un lirón dormido',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un hoyo [negro|muy negro].
        / @spot Un hoyo negro se abría {spot.at}.
        —Grrr —hacía el [hoyo|hoyo, y otra vez grrr]. Dentro estaba {thing}.
        + No se veía el [fondo|final]. No se veía nada.
        + Olía a cueva y a [calcetín|nuez vieja].
        + Una piedrita cayó dentro. Nadie la oyó [llegar|tocar el fondo].
        + El aire de allí salía frío, como un [soplo|pez].
        + —¿Hay alguien? —dijo {hero}. —Grrr —dijo el [hoyo|fondo].
        + Un ciempiés pasó corriendo con [todos|los cien] los zapatos puestos.
        + Había huellas. Todas iban hacia [fuera|este lado].
        + El gruñido subía y bajaba, subía y [bajaba|paraba].
        + La noche miraba y no entraba.
      `,
      wrong: `
        —¡Vencí hoyos [peores|más negros]! —dijo {friend}—. ¡Diez, y antes de comer!
        @wrong Presumió mucho, y después se quedó [fuera|fuera, en la puerta].
        + Cerró los ojos. —Yo vigilo —[dijo|explicó].
        + —¿Con los ojos cerrados? —preguntó {hero}. —Así oigo [más|mejor] —dijo {friend}.
        + Cuando el hoyo hizo grrr, dio un [salto|bote] atrás.
        + —Fue un salto de [valor|ataque] —aclaró.
        + Le temblaba todo. —Es el [frío|viento] —dijo {friend}.
        + Una vez peleó con un [calcetín|saco]. Casi ganó.
        + —Si me necesitas, estoy [lejos|aquí atrás] —añadió.
        + Un escarabajo tomó nota: diez hoyos, y [este no|once no].
      `,
      doubt: `
        El hoyo gruñó otra vez. Las piernas se volvieron de [flan|sopa].
        + Sería fácil irse. Nadie lo [vería|sabría].
        + {Hero.a} el pecho le hacía pum, [pum|pum, pum].
        / Pum, pum, le hacía el pecho {hero.a}.
        + Lo oscuro era más [grande|hondo] si se miraba.
        + {Friend} tarareaba algo para no oír. Le salía [mal|torcido].
        + ¿Y si el hoyo muerde? Los hoyos no [muerden|tienen dientes]. ¿O sí?
        + La luna entró hasta el primer paso. Más [no|allá, no].
        + Pero {thing} no iba a salir [andando|por su pie].
        + Alguien tenía que entrar, y no había mucho [alguien|donde elegir].
      `,
      turn: `
        —Tengo miedo —dijo {hero}, [bien alto|en voz alta]. Y el miedo sonó más chico.
        @turn Entró en el hoyo, un paso, otro paso y [otro|uno más].
        + El miedo entró también. Iba de [la mano|su lado].
        + A cada paso, {hero} decía: «[Uno|Solo uno]».
        + En lo negro no se ve. Se toca y se [escucha|va].
        + La pared estaba fría, y luego menos [fría|que antes].
        + —Grrr —muy cerca. {Hero} se paró. Y [siguió|dio un paso].
        + —¿Vas bien? —gritó {friend} desde [fuera|muy lejos]. —Voy —dijo {hero}.
        + Nadie lo vio, pero fue [así|verdad].
        + Al fondo había algo redondo que subía y [bajaba|bajaba en paz].
        + El suelo crujió, y era solo el [suelo|polvo].
      `,
      works: `
        @result ¡El que gruñía era un lirón dormido! Dormía en una [olla|olla vieja].
        Su almohada era {thing}. {Hero} le dio una hoja [a cambio|blanda].
        + El lirón roncaba: grrr, y luego [fiu|fiuuu].
        + Abrió un ojo. —¿Ya es mayo? —[dijo|preguntó].
        + —No, sigue —dijo {hero}. El lirón [siguió|le hizo caso].
        + La hoja era mejor. No tenía [bultos|esquinas].
        + {Hero} salió con {thing}. Fuera había luna, y mucha.
        + —¡Ya lo sabía yo! —dijo {friend}, [con la cara blanca|sin voz casi].
        / —¿Un lirón? —dijo {friend}—. Eso es lo que yo [vigilaba|tenía rodeado].
        + Se rieron bajito, por el [lirón|sueño].
        + El miedo bostezó y se hizo [pequeño|una bola].
      `,
      lesson: `
        El valor también tiene miedo. Pero [va|da el paso].
        / —Yo no tenía miedo —dijo {friend}—. Bueno, [sí|un poco]. Tú lo dijiste antes.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se abría un agujero negro como la tinta, y [gruñía|no callaba].
        / @spot Llegaron {spot.to}, y allí bostezaba un agujero [negro|sin fondo].
        —Grrr —hacía, y luego callaba, y luego [grrr|otra vez]. Dentro tenía que estar {thing}.
        + De dentro salía un aire frío que olía a cueva y a [calcetín|nueces rancias].
        + {Hero} tiró una piedrecita y contó hasta siete, pero no se oyó [nada|caer].
        + Alrededor había muchas huellas, y todas, sin excepción, iban [hacia fuera|de salida].
        + Un ciempiés pasó huyendo, y eso que cien patas dan bastante [seguridad|apoyo].
        + Alguien había escrito en una tabla: «Mejor [mañana|otro día]».
        + La luna llegaba a la entrada. Allí se lo [pensaba|quedaba pensando].
      `,
      wrong: `
        —Agujeros así los desayuno yo —dijo {friend}, y [sacó pecho|levantó la barbilla].
        @wrong Presumió un buen rato y luego se quedó fuera, [vigilando|de guardia], con los ojos cerrados.
        + —¿No vigilarías mejor mirando? —preguntó {hero}. —Eso creen los [novatos|principiantes] —contestó.
        + Contó que una vez había vencido a un monstruo que resultó ser [un abrigo|el perchero].
        + Al siguiente gruñido saltó tan atrás que hubo que [{friend:llamarlo/llamarla} a voces|{friend:traerlo/traerla} a tirones].
        + Le castañeteaba todo, y lo explicó diciendo que era [música|la corriente].
        + —Alguien ha de cubrir la retirada —declaró, y empezó a [retirarse|cubrirla].
        + Un escarabajo, que llevaba las cuentas, apuntó: agujeros vencidos, [cero|ninguno].
      `,
      doubt: `
        El agujero volvió a gruñir. Todas las rodillas se volvieron de [flan|gelatina].
        + Habría sido muy fácil decir que se hacía [tarde|de noche] y marcharse.
        + El miedo se sienta primero en la tripa. Después va subiendo [escalones|de piso].
        + El corazón daba golpes, como un vecino en la [pared|puerta].
        + {Friend} cantaba con los oídos tapados. Desafinaba de puro [susto|valiente].
        + Cuanto más se miraba lo negro, más cosas [parecía tener|cabían en él].
        + Solo había una manera de saber qué era, y empezaba por [un pie|entrar].
      `,
      turn: `
        —Tengo miedo —dijo {hero} en voz alta. Al decirlo, el miedo [encogió un poco|dejó de empujar].
        @turn Luego entró paso a paso: un paso y, cuando ese estuvo hecho, [otro|el siguiente].
        + No se trataba de llegar al fondo, sino solo hasta el próximo [pie|paso].
        + Por un lado iba la pared. Por el otro iba [el miedo|el miedo, de la mano].
        + Detrás, la entrada se hizo como un plato, y después como [una lenteja|nada].
        + El gruñido estaba ya tan cerca que se notaba en los [dientes|pies].
        + —¿Sigues ahí? —gritó {friend}. —Sigo —dijo {hero}, y era la [verdad|pura verdad].
        + Nadie aplaudió, porque allí dentro no había nadie para [verlo|aplaudir].
      `,
      works: `
        @result El que gruñía era un lirón dormido, hecho un ovillo en [una olla|un puchero viejo].
        De almohada tenía {thing}, y por una hoja blanda hizo el cambio [con gusto|sin despertarse].
        + No eran gruñidos, sino ronquidos, y muy [trabajados|bien hechos] para su tamaño.
        + —¿Ya es primavera? —murmuró. —Aún no —dijo {hero}. —Qué [bien|alegría] —suspiró el lirón.
        + La hoja le quedaba mejor, porque no tenía [esquinas|bultos] y olía a verano.
        + A la vuelta, el agujero era solo un sitio sin [luz|lámpara], con alguien dormido.
        + —Lo tenía completamente vigilado —dijo {friend}, y se le iban [abriendo|despegando] los ojos.
        + Como el lirón dormía, celebraron la hazaña [en susurros|a cuchicheos].
        + El miedo, que no tenía ya nada que hacer, se echó a [dormir|descansar] también.
      `,
      lesson: `
        Quien tiene valor no deja el miedo en casa. Lo lleva [de la mano|consigo] y entra.
        / —Yo decía que no tenía miedo —dijo {friend}—. Tú, que sí, y [entraste|fuiste].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se abría un agujero tan negro que la noche parecía [lavada|a medio teñir].
        / @spot Acababa el camino {spot.at}, al borde de un agujero de modales [dudosos|ásperos].
        Gruñía a intervalos, y en aquel gruñido tenía que estar [{thing}|también {thing}].
        + Exhalaba un aliento frío en el que {hero} creyó reconocer cueva, nuez rancia y una pizca de [calcetín|sótano].
        + Las huellas de los alrededores eran numerosas y coincidían todas en una [dirección|opinión]: la de salida.
        + Un ciempiés se cruzó con ellos a toda carrera, sin detenerse a [saludar|atarse los zapatos], que ya es decir.
        + La luna llegaba hasta el borde, echaba una mirada y hallaba de pronto que tenía [prisa|otras obligaciones].
        + Una tabla clavada junto a la entrada aconsejaba, con letra temblona, que se volviera [otro día|el año próximo].
      `,
      wrong: `
        Agujeros así, según {friend}, los había vencido a pares y [en ayunas|sin despeinarse].
        @wrong Presumió mucho y, llegado el momento, se quedó fuera para [vigilar|cubrir la espalda].
        / Contada su [última|enésima] hazaña, se quedó fuera con una excusa preciosa.
        + Que vigilara con los ojos cerrados se debía, según dijo, a una técnica [antigua|de familia].
        + Entre sus victorias figuraba un monstruo de dos mangas que a la luz del día resultó ser un [abrigo|perchero].
        + Al gruñido siguiente dio hacia atrás un salto notable, que describió como un movimiento [estratégico|de ataque].
        + —Si oyes que grito —añadió desde cierta distancia—, es que estoy [pensando|animándote].
        + Un escarabajo contable, que anotaba las hazañas de la comarca, dejó aquella línea en [blanco|suspenso].
      `,
      doubt: `
        Volvió a gruñir lo oscuro, y las rodillas de los presentes adoptaron la consistencia del [flan|merengue].
        + El miedo, que entra por la tripa, iba subiendo por dentro {hero.de} como quien conoce [la casa|el edificio].
        + Nadie les habría reprochado una retirada, sobre todo porque nadie se habría [enterado|dado cuenta].
        + {Friend} cantaba una marcha militar a tan poca voz que más bien parecía una [nana|oración].
        + Lo negro tiene el defecto de que en él cabe todo lo que se [piensa|teme].
        + Para saber lo que había de verdad no quedaba otro remedio que [ir a verlo|entrar].
      `,
      turn: `
        —Tengo miedo —dijo {hero} en voz alta, y el miedo, una vez dicho, ocupó [menos|menos sitio].
        @turn Acto seguido entró paso a paso, pensando solo en el pie que [tocaba|venía ahora].
        / Respirando hondo, {hero} entró paso a paso, [contándolos|saludando a la oscuridad].
        + El miedo iba también, desde luego, pero de la mano y un poco [por detrás|rezagado], como una visita.
        + A la espalda, la boca del agujero menguó hasta ser moneda, luego lenteja y por último [recuerdo|nada].
        + Sonó tan cerca el gruñido que lo sensato habría sido [correr|marcharse]; entonces dio otro paso.
        + —¿Todo en orden? —se oyó preguntar {friend.a}, {hero.y} contestó que en orden no, pero que [adelante|seguía].
        + Ningún testigo hubo de aquello, y quizá por eso mismo valía el [doble|triple].
      `,
      works: `
        @result El que gruñía era un lirón dormido, hecho en su puchero una rosquilla con [bigotes|sueño].
        / Resultó que gruñía un lirón dormido, [diminuto|inofensivo] y en gorro de noche.
        Apoyaba la cabeza en {thing}, y aceptó en trueque una hoja [blanda|mullida].
        + Lo que fuera sonaba a fiera era, visto de cerca, un ronquido modesto amplificado por la [vasija|olla].
        + —¿Es mayo? —preguntó con un solo ojo, y al oír que no volvió a hundirse en su [invierno|sueño].
        + De regreso el agujero ya no era más que un dormitorio, y a los dormitorios se les [habla bajo|guarda respeto].
        + {Friend} aseguró haberlo sospechado desde el principio, salvo lo del [lirón|puchero].
        + Acordaron no celebrar la victoria hasta estar lejos, por consideración al [vencido|durmiente].
      `,
      lesson: `
        El valor no es otra cosa que el miedo cuando, además, da un [paso|paso adelante].
        / —He vencido tantos agujeros —suspiró {friend}— que me faltaba justo uno [de verdad|en el que entrar].
      `,
    },
  },

  Patience: {
    titles: `
      {hero} y el capullo cerrado
      Tararear y esperar
      El capullo que hacía tic
      A su hora
      Nadie tira de una flor
    `,
    refrains: [
      {
        first: 'Mm, mm, poco a poco, lo que espera se abre solo.',
        changed: 'Mm, mm, poco a poco, lo que esperó se abrió solo.',
      },
      {
        first: 'Lo que duerme no se estira | crece solo si se mira.',
        changed: 'Lo que duerme no se estira | se abre solo, mira, mira.',
      },
    ],
    facts: { wrong: '{friend} tiró del capullo', turn: '{hero} tarareó y esperó sin tirar', result: 'el capullo se abrió por sí solo' },
    beginner: {
      gate: `
        @spot {spot.at} había un capullo [verde|verde y duro].
        / @spot Un capullo verde crecía {spot.at}.
        Dentro estaba {thing}. Solo se abre a su [hora|hora, y no antes].
        + {Hero} puso el oído. El capullo hacía [tic|tic, muy lento].
        + Era del tamaño de un [puño|melón] y olía a sol.
        + Una hormiga vieja lo [cuidaba|miraba] desde abajo.
        + —No se toca, no se tira —dijo la [hormiga|guardiana].
        + —¿Y cuándo se abre? —preguntó {hero}. —Cuando [quiere|sabe] —dijo ella.
        + Tic. Y después de un buen rato: [tic|otro tic].
        + Por una raja se veía un poco, pero muy [poco|poquito].
        + Los dos lo miraron. El capullo no [hizo nada|se movió].
      `,
      wrong: `
        —Yo [lo abro|sé abrir cosas] —dijo {friend}—. Es tirar y ya está.
        @wrong Y {friend} tiró del capullo, con todas sus [ganas|fuerzas].
        + El capullo se cerró más. Ya era un [puño|puño chico].
        + Tiró otra vez. El tic sonó más [lejos|hondo].
        + Tiró de lado y tiró de [espaldas|abajo].
        + —¡Ahora! —dijo {friend}, y se [cayó|sentó en el suelo].
        + La hormiga se tapó los [ojos|oídos] con seis patas.
        + —Es que tengo prisa —dijo {friend}. El capullo, [no|ninguna].
        + Cada tirón lo apretaba más, como un [nudo|zapato].
        + —Puedo tirar más [fuerte|mejor] —dijo {friend}. No podía.
      `,
      doubt: `
        Pasó un rato largo. Luego pasó [otro|otro igual].
        + La luna subió un [dedo|paso]. Nada más se movió.
        + {Hero.a} le picaban las ganas de [tirar|tocar].
        / Las ganas de tocar picaban, y [mucho|no poco].
        + {Friend} preguntó si ya. Y al momento, si ya [ya|era ya].
        + Esperar es largo. Es más largo que un [pasillo|río].
        + El capullo seguía verde y [callado|quieto].
        + ¿Y si no se abría nunca? Podía ser. No se [sabía|puede saber].
        + La hormiga hacía punto. Iba por la [sexta|tercera] media.
      `,
      turn: `
        {Hero} sujetó {friend.a}, por si [acaso|tiraba otra vez].
        / —Quieto todo —dijo {hero}, con [calma|una ceja].
        / {Hero} no tiró. Tampoco dejó [tirar|que otros tiraran].
        @turn Después tarareó y esperó, sin tirar ni [tocar|dar un toque].
        + —Mm, mm —hizo. No era fácil estar [ahí|sin hacer nada].
        + Esperar era llevar una taza muy [llena|llena y caliente].
        + Una pata {friend.de} se fue hacia el capullo. {Hero} la [vio|paró].
        + El canto era bajo, como de [abeja|gato].
        + Una vez casi tira. Casi. Pero [no|cantó más].
        + {Friend} tarareó también. Le salió un [mm|ronquido] raro.
        + Tic, hizo el capullo. Y tic, un poco más [pronto|cerca].
        + La hormiga cantó la segunda [voz|parte].
        + La luna subía. Nadie dijo «[ya|ahora]».
      `,
      works: `
        @result Pff. El capullo se abrió por sí solo, hoja [a hoja|por hoja].
        En el centro, sobre oro, estaba {thing}.
        + Nadie lo había tocado. [Nadie|Ni la luna].
        + Olía a limón y a [mañana|lluvia].
        + Primero una hoja, luego dos, y después [todas|una flor].
        + {Friend} no tiró. Ni [respiró|tosió].
        + —Ah —dijo la hormiga—, así sí —y guardó su [media|labor].
        + La flor se inclinó un poco: [toma|para ti].
        + —¿Ves? —dijo {hero}. —Yo veo, yo [veo|miro] —dijo {friend}.
        + Una gota rodó por el borde y no se [cayó|dio prisa].
        + Una a una, sin prisa, como quien [sueña|cuenta ovejas].
        + —¿La abriste tú? —dijo {friend}. —Yo [no|solo canté] —dijo {hero}.
      `,
      lesson: `
        Hay cosas que se abren [solas|a su hora], si nadie tira.
        / —Esperé —dijo {friend}—. Casi [nada|un año]. Y se abrió.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} crecía un capullo verde, apretado como [un puño|una col].
        / @spot No había más que un capullo {spot.at}, pero qué [capullo|grande y qué cerrado].
        Guardaba dentro {thing} y solo se abría cuando le parecía [bien|que era la hora].
        + Si se ponía el oído, se oía un tic muy lento, como un reloj de [musgo|lana].
        + Una hormiga anciana estaba de guardia, con una labor de [punto|seis agujas].
        + —Ni se toca ni se tira —recitó—. Así lo decía mi abuela, que vivió [dos años|mucho].
        + —¿Falta mucho? —preguntó {hero}. —Falta lo que [falta|tiene que faltar] —contestó la hormiga.
        + Por una rendija asomaba un brillo, lo justo para dar [ganas|rabia].
        + Entre un tic y el siguiente cabía una canción, o dos [estornudos|bostezos].
      `,
      wrong: `
        —Está atascado —dijo {friend}, que de plantas sabía [poco|lo que de trenes].
        @wrong Así que tiró del capullo, primero con cuidado y después [sin ninguno|con todo el cuerpo].
        + El capullo se encogió y se apretó. Hacía igual que un niño con un [caramelo|tesoro].
        + Cuanto más tiraba, más lejos sonaba el tic. Casi no se [oía|oyó].
        + Probó por la izquierda y por la derecha. Tomando carrera, por [arriba|la tercera vía].
        + Terminó de espaldas en el suelo, con una hojita en la [boca|nariz].
        + —Un tirón más y cede —prometió. Al capullo le salió otra [vuelta de llave|capa].
        + La hormiga contó los puntos en voz alta. Así no decía otra [cosa|palabra].
      `,
      doubt: `
        Y ahora, nada: un rato que parecía un año, y detrás [otro rato|otro igual].
        + La luna avanzó el ancho de un dedo, y aquello fue lo más [rápido|emocionante] de la noche.
        + —¿Ya? —preguntaba {friend}. Un momento después preguntaba: —¿Y [ahora|ya ya]?
        + {Hero.a} se le iban las ganas de tocar hasta la punta de [todo|los dedos].
        + Es raro lo mucho que pesa no hacer [nada|ni un gesto].
        + El capullo, por su parte, no daba ni las [gracias|buenas noches].
        + Quizá no se abriera nunca; eso era lo que [costaba|había que aguantar] mientras se esperaba.
      `,
      turn: `
        Lo primero fue sujetar una pata {friend.de}, [por si acaso|por prudencia].
        @turn Luego tarareó bajito y esperó sin tirar, que es más [difícil|trabajo] que tirar.
        + Era como cruzar un cuarto con una taza muy [llena|llena de sopa].
        + Las manos querían ir. En su lugar [iba|salía] la canción.
        + Era una canción sin letra. Se canta [fregando|remando], y a veces durmiendo.
        + Otra pata avanzó por su cuenta. {Hero} la [miró|detuvo], y volvió a su sitio.
        + A la tercera vuelta {friend} tarareaba también. Iba un poco por [encima|debajo] del tono.
        + El tic, que se había ido tan lejos, pareció dar media [vuelta|vuelta y volver].
      `,
      works: `
        @result Cuando nadie miraba, el capullo se abrió por sí solo, como [una página|un suspiro].
        En el centro, con rocío por encima, estaba [{thing}|por fin {thing}].
        + Se abrió una hoja, y luego las demás. Parecían invitados que [pierden la vergüenza|se animan].
        + Olía a limón. También a algo que no tenía [nombre|dueño] todavía.
        + {Friend} no respiró en todo el rato, cosa que le agradecieron [mucho|todos].
        + —Un minuto menos que la otra vez —anunció la hormiga, muy [puntual|contenta].
        + La flor bajó la cabeza. Así era fácil [llegar|alcanzar el centro].
        + Nadie dijo «por fin». El momento era ese, y no [otro|antes].
      `,
      lesson: `
        Lo que crece no se puede [empujar|estirar]. Se le puede hacer compañía.
        / —He esperado casi nada —dijo {friend}—. Se me hizo [larguísimo|eterno], pero mira.
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se alzaba un capullo tan cerrado como la boca que guarda un [secreto|caramelo].
        / @spot Cuanto había {spot.at} era un capullo como un melón, verde y [reservado|callado].
        Tenía dentro {thing} y no se abría para nadie, salvo que nadie [tirase|insistiera].
        + Con el oído pegado se percibía un tictac pausado, como si alguien hubiera enterrado un reloj de [musgo|terciopelo].
        + Lo custodiaba una hormiga jubilada que tejía seis calcetines a la vez sin mirar [ninguno|la labor].
        + —Aquí no se toca ni se tira —les informó—; el que quiera mirar, que [mire|mire sentado].
        + A la pregunta de cuánto faltaba respondió que lo de [siempre|costumbre]: exactamente lo que faltase.
        + De una rendija escapaba un hilo de brillo, suficiente para quitarle el sosiego a un [santo|caracol].
      `,
      wrong: `
        Toda cosa cerrada era, para {friend}, una cosa mal [empujada|tratada].
        @wrong De modo que tiró del capullo, con delicadeza al principio y luego con [ninguna|mucha menos].
        / Impacientándose, tiró del capullo [repetidamente|por las puntas], y el capullo se ofendió.
        + El capullo, lejos de ablandarse, se apretó sobre sí mismo como un puño que recuerda una [ofensa|deuda].
        + A cada tirón el tictac sonaba más hondo, igual que los pasos de alguien que se marcha [escaleras abajo|sin despedirse].
        + Lo intentó de frente y de perfil, y acabó mirando desde el suelo las estrellas con expresión [pensativa|nueva].
        + —Ya lo tengo casi convencido —aseguró desde el suelo, escupiendo una [brizna|hojita].
        + La hormiga perdió un punto, lo cual no le sucedía desde la primavera de la gran [helada|sequía].
      `,
      doubt: `
        Vino entonces un rato larguísimo y, cuando se hubo terminado, resultó que detrás había [otro|otro idéntico].
        + La luna se movió lo que mide un dedo, y hubo quien lo consideró un [acontecimiento|espectáculo].
        + {Friend} preguntaba si ya con la regularidad de una gotera y con parecido [resultado|efecto].
        + Lo peor de esperar no es el tiempo, sino no saber si al final habrá [algo|premio].
        + {Hero.a} le hormigueaban las ganas por todo el cuerpo, y era un milagro que no hicieran [ruido|chispas].
        + El capullo seguía allí, verde, mudo y sin la menor muestra de [agradecimiento|simpatía].
      `,
      turn: `
        {Hero} empezó por sujetar con firmeza una pata {friend.de}, la más [impaciente|cercana].
        @turn Después tarareó y esperó sin tirar, que era, con mucho, lo más [difícil|cansado].
        / Canturreando [apenas|bajísimo], {hero} esperó sin tirar, que cansa muchísimo.
        + Aquello de aguardar resultó semejante a atravesar una sala enorme con una taza colmada hasta el [borde|último milímetro].
        + Cuando el cuerpo pedía hacer algo, {hero} le daba otra [estrofa|vuelta de canción], y se conformaba.
        + Una segunda pata, aprovechando el descuido, emprendió el viaje; bastó una mirada para que volviera a [casa|su dueño].
        + Al cabo {friend} se sumó al canto, medio tono por debajo y con muchísimo [sentimiento|empeño].
        + La hormiga marcó el compás con las [agujas|antenas], señal de que la cosa iba bien.
        + No hacer nada, hecho con esmero, es un oficio que pocos [dominan|aprenden de jóvenes].
      `,
      works: `
        @result Sin que nadie lo mirase, el capullo se abrió por sí solo con un rumor de [página|seda].
        / Con la calma de quien [despierta|bosteza] en domingo, el capullo se abrió por sí solo.
        En el corazón de la flor, con rocío encima, relucía [{thing}|al cabo {thing}].
        + Las hojas fueron cediendo una tras otra, como invitados tímidos a los que acaba por [gustar la fiesta|ganar la música].
        + Llegó un perfume de limón y detrás otro más tenue, que quizá fuera el de la [calma|hora exacta].
        + {Friend} contuvo la respiración hasta ponerse de un color nuevo, cosa que todos [agradecieron|supieron apreciar].
        + La hormiga comprobó en su labor que había tardado cuatro vueltas y media, ni un punto [más|menos].
        + Inclinándose, la flor puso su tesoro al alcance {hero.de}, y eso que nadie se lo había [pedido|ordenado].
      `,
      lesson: `
        A lo que crece no se le puede meter prisa, pero sí [cantar|hacer compañía].
        / —Confieso —dijo {friend}— que esperar me pareció inútil hasta el instante en que dejó de [serlo|parecerlo].
      `,
    },
  },

  Honesty: {
    titles: `
      {hero} y la puerta preguntona
      Un candado por mentira
      ¿Quién pisó las flores?
      La vaca con zapatos
      Orejas calientes
    `,
    refrains: [
      {
        first: 'Toc, toc, ¿quién pisó la flor?, di la verdad, por favor.',
        changed: 'Toc, toc, yo pisé la flor, y la verdad abre mejor.',
      },
      {
        first: 'La mentira echa la llave | y la verdad es quien abre.',
        changed: 'La mentira echó la llave | dije la verdad, y se abre.',
      },
    ],
    facts: {
      wrong: '{friend} echó la culpa al viento y a una vaca',
      turn: '{hero} confesó que también había pisado las flores',
      result: 'todos los candados se abrieron',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una puerta [vieja|vieja y seria].
        / @spot Una puerta vieja esperaba {spot.at}.
        —¿Quién pisó mis flores? —[preguntó|chirrió]. Detrás de ella estaba {thing}.
        + En el suelo había tres flores, muy [chatas|planas].
        + Por cada mentira le salía un [candado|candado más].
        + Ya tenía tres. Uno llevaba un [lazo|moño].
        + —Yo huelo las mentiras —dijo. Olió el [aire|viento].
        + {Hero} miró sus pies. En uno había un [pétalo|poco de flor].
        + {Friend} miró los suyos. También había [pétalo|flor].
        + —No tengo prisa —dijo la puerta—. Soy [puerta|de roble].
        + Una flor dijo «ay», muy [bajo|flojo].
      `,
      wrong: `
        @wrong —Fue el viento —dijo {friend}—. O una [vaca|vaca que pasó].
        Clac, hizo la puerta. Y clac. Dos candados [nuevos|más].
        + —Una vaca con zapatos —añadió {friend}. Clac.
        + —Y con sombrero —dijo {friend}. [Clac|Clac, clac].
        + —¿De qué color era? —preguntó la puerta. —[Azul|Verde] —dijo {friend}.
        + Después le tocó al [martes|jueves]. El [martes|pobre] no dijo nada.
        + Una vaca que pasaba se puso [roja|de mal humor].
        + —¿Muu? —dijo la vaca. Era una [queja|pregunta].
        + La puerta bostezó. Ya no se veía la [madera|puerta].
        + Cuanto más hablaba {friend}, más clac hacía [todo|aquello].
      `,
      doubt: `
        La puerta miraba y esperaba. Los candados [pesaban|brillaban] mucho.
        + Nadie dijo nada. Eso no es mentira, pero [casi|se parece].
        + {Hero.a} le picaba la [lengua|nariz].
        / La lengua le picaba {hero.a}, y no era [hambre|pimienta].
        + El pétalo seguía en el pie. No se [caía|iba].
        + Era fácil callar. {Friend} iba a cargar con [todo|la culpa].
        + ¿Y si la puerta se [enfada|pone triste]? ¿Y si grita?
        + La flor chata levantó un poco la [cabeza|cara].
        + Lo que no se dice [pesa|aprieta]. Pesa como un candado.
      `,
      turn: `
        {Hero} tomó aire y miró a la puerta a los [ojos|goznes].
        / Mentir era fácil. {Hero} tomó [aire|mucho aire].
        / {Hero} miró la puerta. La puerta miró [también|más].
        @turn —Yo también pisé las flores —[confesó|dijo] {hero}. Así, sin más.
        + Las orejas le ardían como dos [brasas|panes].
        + La voz le salió chica. Pero [salió|salió toda].
        + —No fue el viento. No las vi, y no [miré|paré] —dijo.
        + —Y lo siento —dijo también. Eso era [cierto|verdad].
        + Hubo un silencio. Se oía una [hormiga|hoja].
        + {Friend} tosió. —La vaca era yo —[dijo|murmuró].
        + La puerta se quedó muy [quieta|callada].
        + {Hero} no se escondió. Tenía ganas, y no lo [hizo|quiso].
        + «Yo» es una palabra [corta|chica]. Le costó mucho.
      `,
      works: `
        @result ¡Clac! Todos los candados se abrieron [a la vez|de golpe].
        La puerta se movió, y ahí estaba {thing}.
        + —Las flores ya lo sabían —dijo la [puerta|vieja puerta].
        + —¿Y tú? —preguntó {hero}. —Yo también —[dijo|confesó] ella.
        + El candado del lazo fue el último. Se [rio|cayó].
        + {Hero} puso un palito a cada [flor|tallo]. {Friend} trajo agua.
        + Las flores se levantaron un [poco|dedo]. Una estornudó.
        + La vaca aceptó un [perdón|saludo] y una margarita.
        + Ya no ardían las orejas. Estaban [tibias|frescas], y ligeras.
        + —Buenas noches, gente de verdad —dijo la [puerta|madera].
      `,
      lesson: `
        La verdad pica un poco. Y luego [abre|abre del todo].
        / —Tanta vaca —dijo {friend}—, y bastaba con [un yo|decir «yo»].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se alzaba una puerta vieja con cara de [abuela|maestra].
        / @spot Una puerta vieja, de las que [preguntan|piensan], cerraba el paso {spot.at}.
        —¿Quién ha pisado mis flores? —preguntó. Detrás de ella estaba [{thing}|también {thing}].
        + Al pie de la puerta había tres margaritas con forma de [sello|tortilla].
        + Por cada mentira que oía le nacía un candado, y ya tenía [tres|varios], uno con lazo.
        + —Las mentiras huelen a col —explicó, y se puso a [olfatear|oler el aire].
        + {Hero} notó que llevaba un pétalo pegado a la planta del [pie|pie izquierdo].
        + Tampoco {friend.a} le faltaba el suyo, aunque lo tapaba con [disimulo|una hoja].
        + —No hay prisa —dijo la puerta—. Una vez esperé [once inviernos|cuarenta años] a un conde.
        + Las huellas iban derechas de las flores hasta [ellos|donde estaban].
      `,
      wrong: `
        @wrong —Será el viento —dijo {friend}. Y enseguida echó la culpa a una [vaca|vaca de paso].
        Clac, clac: dos candados nuevos, y uno de ellos, [enorme|de caja fuerte].
        + —¿Una vaca? —preguntó la puerta. —Con zapatos —dijo {friend}—, del número [ocho|cuarenta].
        + Según {friend}, la vaca llevaba además sombrero y un poco de [prisa|bigote]. Clac, clac y clac.
        + Cuando se le terminaron los animales, acusó al [martes|miércoles], que no estaba para defenderse.
        + Una vaca de verdad, que volvía a casa, se paró a [escuchar|oír]. Se ofendió.
        + Bajo tanto hierro, de la puerta ya solo se veía la [boca|nariz].
        + Una mentira no sabe estar sola. Siempre llama a sus [primas|hermanas].
        + —Y silbaba —añadió {friend}, porque ya no podía [parar|frenar].
      `,
      doubt: `
        La puerta no dijo más. Un silencio de puerta es muy [cerrado|grueso].
        + {Hero} no había mentido; solo había dejado que [mintiera otro|hablara la vaca].
        + El pétalo del pie, que no pesaba nada, pesaba ya como una [maleta|losa].
        + La verdad estaba en la punta de la lengua. Picaba como [pimienta|una ortiga].
        + Podían marcharse y no decirlo nunca. Nadie se iba a [enterar|dar cuenta].
        + Una margarita trató de levantar la cabeza. No pudo del [todo|todo, pobre].
        + {Friend} contaba candados en voz baja y había perdido las ganas de [vaca|inventar].
      `,
      turn: `
        Entonces {hero} levantó el pie con el pétalo y lo [enseñó|mostró].
        @turn —Yo también pisé las flores —confesó, con las orejas como [brasas|dos panecillos].
        + La voz había salido pequeña, así que lo dijo otra vez, para que [llegara|constara].
        + —No fue por maldad —añadió—. Iba mirando al cielo y no [miré dónde pisaba|al suelo].
        + Podría haberse quedado ahí, pero dijo también lo más difícil: que lo [sentía|lamentaba].
        + Una hormiga que pasaba se detuvo, porque aquello no se oye [todos los días|a menudo].
        + —Bueno —murmuró {friend}—, la vaca tenía un poco mi [cara|número de pie].
        + Durante un momento no sonó ningún clac, y eso era [raro|nuevo].
      `,
      works: `
        @result De pronto todos los candados se abrieron, uno tras otro, como [nueces|castañas al fuego].
        La puerta giró con un suspiro, y al otro lado estaba [{thing}|ya {thing}].
        + —Las flores me lo habían contado —dijo—. Quería saber si me lo contaban los [pies|dueños de los pies].
        + El candado del lazo cayó el último. Hizo una [reverencia|voltereta].
        + Entre los dos levantaron las margaritas con palitos y un poco de [agua|paciencia].
        + {Friend} fue a pedir perdón a la vaca, que lo aceptó con [hierba|dignidad].
        + {Hero.a} las orejas se le enfriaron de una manera [deliciosa|muy agradable].
        + Sin hierro, la puerta era azul y bastante [joven|guapa], y así se lo dijeron.
        + —Aquí hay puerta para rato —chirrió—, pero se viene por el [sendero|caminito].
      `,
      lesson: `
        Decir la verdad quema un momento en las orejas. Después lo deja todo [abierto|ligero].
        / —Me inventé una vaca entera —dijo {friend}—. Y la llave era un «[yo|fui yo]».
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} cerraba el paso una puerta que, antes de abrir, [preguntaba|hacía preguntas].
        / @spot El camino terminaba {spot.at}, ante una puerta de roble [preguntona|anciana].
        ¿Quién había pisado sus flores? Hasta saberlo, guardaba tras de sí {thing}.
        + Las víctimas, tres margaritas, habían quedado con el grosor de un sello de [correos|urgencia].
        + Cada embuste le hacía brotar en la madera un candado, y tenía ya una colección de [banco|carcelero].
        + —Lo del gato no hace falta repetirlo —advirtió—; ya me lo contaron [ayer|los anteriores].
        + Al bajar la vista descubrió {hero} que llevaba un pétalo en la planta del pie, blanco como una [carta|acusación].
        + Las huellas, que no saben mentir, iban sin un titubeo desde el macizo hasta los allí [presentes|reunidos].
      `,
      wrong: `
        @wrong {Friend} echó la culpa al viento y, por si era poco, a una vaca [forastera|de paso].
        / Por orden alfabético, {friend} echó la culpa [a una vaca|al martes] y al viento.
        Dos candados cuajaron en la madera, el segundo provisto de [cadena|combinación].
        + Interrogado el testigo sobre el animal, declaró que calzaba zapatos, que silbaba y que parecía [forastera|de buena familia].
        + A cada pormenor respondía un clac, de suerte que el relato iba tomando un ritmo casi [bailable|militar].
        + Por falta de más ganado acabó acusando al martes, que como es natural no se hallaba [presente|allí para negarlo].
        + Las mentiras son animales de rebaño: basta con soltar una para que acudan todas las [demás|de la comarca].
        + Una vaca auténtica, que lo había oído todo desde el prado, resopló con muchísima [dignidad|razón].
      `,
      doubt: `
        La puerta calló, y no hay silencio tan cerrado como el de una puerta que está [esperando|pensando].
        + En rigor {hero} no había mentido; se había limitado a quedarse a la sombra de una [vaca ajena|mentira ajena].
        + Aquel pétalo, que un soplo habría bastado para llevarse, pesaba ya lo mismo que un [yunque|baúl].
        + Bastaba con marcharse, y entonces no lo sabría nadie, salvo precisamente quienes iban a [saberlo siempre|acordarse].
        + La verdad, mientras tanto, le daba vueltas en la boca como un caramelo demasiado [grande|caliente].
        + En rigor {hero} no había mentido; se había quedado a la sombra de una [vaca ajena|mentira ajena].
      `,
      turn: `
        Por fin {hero} alzó el pie y mostró el pétalo, sin [adornos|rodeos], a la luz de la luna.
        / En completo silencio, {hero} desplegó ante la puerta el pétalo [delator|acusador].
        @turn —Yo también pisé las flores —confesó, mientras las orejas se le encendían como dos [faroles|ascuas].
        / —Yo también pisé las flores —admitió {hero}, [enrojeciendo|trabajosamente].
        + Y como la frase había salido muy delgada, la repitió con un poco más de [cuerpo|volumen].
        + Añadió que no había sido adrede, que iba contando estrellas y que, con todo, los pies eran [suyos|los suyos].
        + Decir que se siente es cosa de dos segundos; lo que se hace largo es el rato [de antes|anterior].
        + —Si bien se mira —intervino {friend} tras un carraspeo—, esa vaca y yo tenemos cierto [parecido|aire].
        + Una hormiga que cruzaba se quitó el sombrero, o hizo el gesto de quien lo [lleva|tuviera].
      `,
      works: `
        @result En vez de un clac sonó lo contrario: todos los candados se abrieron como [nueces|un collar roto].
        / Como una fila de [bostezos|botones], todos los candados se abrieron y cayeron al suelo.
        La hoja giró sobre sus goznes y dejó ver [{thing}|allí mismo {thing}].
        / Con ceremonia de mayordomo, la puerta se retiró; detrás aguardaba {thing}.
        + —Lo sabía desde el principio —admitió la puerta—; una flor pisada es muy [habladora|comunicativa].
        + Solo había querido saber si, además de los pies, traían consigo a sus [propietarios|responsables].
        + Enderezaron las margaritas con palitos, tarea en la que {friend} puso un celo un poco [exagerado|tardío].
        + La vaca recibió una disculpa en toda regla y la rumió un buen rato antes de [aceptarla|tragársela].
        + Despojada de su chatarra, la puerta resultó ser azul y mucho más joven de lo que [aparentaba|se temía].
      `,
      lesson: `
        La verdad arde un instante en las orejas; la mentira hay que [cargarla|llevarla] a cuestas.
        / —Crié una vaca entera —suspiró {friend}— por no decir una palabra de dos [letras|letras sueltas].
      `,
    },
  },

  Respect: {
    titles: `
      {hero} y el rey de un pulgar
      Un saludo a ras de suelo
      El rey que no se dejaba saltar
      Cien manos chiquitas
      Con permiso, majestad
    `,
    refrains: [
      {
        first: 'Buenas noches, rey chiquito, con permiso, con permiso, solo un poquito.',
        changed: 'Buenas noches, rey chiquito, muchas gracias, muchas gracias, y un besito.',
      },
      {
        first: 'Majestad de medio dedo | si me deja, ¿puedo, puedo?',
        changed: 'Majestad de medio dedo | pregunté primero, y puedo.',
      },
    ],
    facts: {
      wrong: '{friend} pasó por encima del rey',
      turn: '{hero} se agachó, saludó y pidió permiso',
      result: 'el pueblo chiquito trajo {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} vivía gente del tamaño de un [pulgar|dedo].
        / @spot Había gente muy chica {spot.at}.
        Eran cien, con un rey. Comían encima {thing.de}.
        + El rey tenía un botón por [corona|sombrero].
        + —¡Alto! —dijo el rey. Sonó como un [mosquito|grillo].
        + Sus casas eran nueces, con [puerta y todo|humo].
        + Un soldado llevaba una aguja. Iba muy [recto|tieso].
        + {Hero} casi no los vio. Casi [pisa una casa|no los oyó].
        + Merendaban una mora. Era una mora para [cien|todos].
        + —¿Quién va? —preguntó el rey—. Aquí se [saluda|saluda primero].
        + Un bebé de allí era como un [grano de arroz|guisante].
        + Cien casas, una calle y un [pozo|buzón]. Todo muy limpio.
      `,
      wrong: `
        @wrong {Friend} se rio y pasó por encima del [rey|rey, sin más].
        / {Friend} se rio. Pasó por encima del rey, [tan ancho|hop].
        Cien manos chiquitas agarraron {thing}. Y no hubo [modo|forma].
        + —¡Eh! —gritaron cien voces. Fue un eh muy [fino|largo].
        + —¡Si casi no se ven! —dijo {friend}. Eso fue [peor|feo].
        + {Friend} tiró y tiró. Nada. Ni un [dedo|pelo] se movió.
        + Una hoja tapó al rey. Salió con la corona [torcida|en el pie].
        + Al pasar, {friend} tiró la [mora|mesa]. Rodó lejos.
        + Cien son cien, aunque sean [chicos|como dedos].
        + —Es solo un rey pequeñito —dijo {friend}. El rey lo [oyó|anotó].
        + Un soldado le pinchó [un pie|la cola] {friend.a}. ¡Ay!
      `,
      doubt: `
        El rey se puso muy [tieso|rojo]. Su enfado no era chico.
        + Nadie quería comer ya. La mora estaba [sola|lejos].
        + Un niño de un dedo miró hacia [arriba|el cielo]. Tenía miedo.
        + {Hero} pensó cómo se ve todo desde [abajo|allí].
        + Desde abajo, un pie es [una nube|un techo] que cae.
        + —¿Qué hice? —dijo {friend}—. Solo di un [paso|paso largo].
        + Cien manos no soltaban. Cien [ojos|caras] los miraban mal.
        + La noche era grande para todos. Para ellos, [más|mucho más].
      `,
      turn: `
        {Hero} se agachó. Se agachó [más|más y más], hasta el suelo.
        @turn —Buenas noches, majestad —saludó {hero}, y pidió [permiso|permiso bajito].
        + Ahora los ojos del rey y los suyos se [veían|miraban].
        + No es fácil bajar tanto. Crujió [algo|la espalda].
        + —¿Nos das {thing}, por favor? —[preguntó|dijo].
        + Habló bajo. Para un oído chico, la voz es [viento|trueno].
        + —Y perdón por la mora —[dijo|añadió] {hero}.
        + {Friend} se agachó también. Se [oyó|notó] en todo el lugar.
        + El rey puso derecho su [botón|botón de gala]. Pensó un rato.
        + No se rio nadie. Era un [rey|rey de verdad].
      `,
      works: `
        El rey dio una palmada. Fue como un [grano|clic] de arena.
        @result Y el pueblo chiquito trajo {thing}, todos [a una|juntos].
        / Cien manos trajeron {thing}, todas [a una|juntas].
        + Iban en fila y cantaban: «[Hop, hop|Ale, ale]».
        + —Ya era hora de un hola —dijo el [rey|rey, contento].
        + {Friend} les devolvió la mora, y [sopló|sopló el polvo].
        + —Majestad —dijo {friend}, con la nariz en la [tierra|hierba].
        + El rey le puso una mano en la nariz. Era [tibia|como una gota].
        + El niño de un dedo ya no temía. Saludó con la [mora|gorra].
        + {Hero} dio las gracias cien veces. Eran [cien|cien, ¿no?].
        + Después se fueron con pasos [bajos|suaves], mirando el suelo.
      `,
      lesson: `
        Nadie es poca cosa. Solo hay que [bajar|agacharse] para verlo.
        / —Era un rey entero —dijo {friend}—, y yo vi un [botón|bicho].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} vivían cien vecinos del alto de un [pulgar|dedal].
        / @spot Casi no lo ven, pero {spot.at} vivía un pueblo del tamaño de un [pulgar|dedo].
        Aquella tarde merendaban encima {thing.de}, que les servía de [plaza|merendero].
        + Las casas eran nueces con chimenea. De algunas salía un humo como un [hilo|pelo].
        + El rey tenía corona de botón. Era el de dos [agujeros|ojales], el de gala.
        + —¡Alto ahí! —gritó el monarca, con una voz de mosquito bien [educado|enfadado].
        + Un centinela les apuntó a los tobillos. Su aguja era de [coser|zurcir].
        + La merienda era una sola mora. Había cola para [repetir|probarla].
        + —En mi reino primero se saluda y después se [pasa|pregunta] —dijo el rey.
        + {Hero} se quedó con un pie en alto. Debajo estaba la calle [Mayor|principal].
      `,
      wrong: `
        —¿Un rey? ¿Dónde? —se rio {friend}, mirando por todas partes menos [abajo|donde debía].
        @wrong Y pasó por encima del rey como quien pasa sobre un [charco|bordillo].
        + Cien manos chiquitas se agarraron {thing.a}, y ya no hubo [manera|fuerza que valiera].
        + El viento de aquel paso tumbó siete casas y despeinó a la [reina|corte].
        + —¡Eh! —dijeron cien voces, que juntas hacían un «eh» bastante [serio|grande].
        + {Friend} tiró, sopló, hizo fuerza y acabó [en el suelo|encima de la mora].
        + —Si caben todos en un zapato —protestó, y eso tampoco [ayudó|cayó bien].
        + El centinela, cumpliendo con su deber, le clavó la aguja en un [talón|pie].
        + No hay nada tan pesado como una cosa que cien personas no quieren [soltar|dar].
      `,
      doubt: `
        El rey se había puesto muy derecho. Su enfado no era nada [pequeño|diminuto].
        + Recogieron la mora. Había perdido las ganas y casi toda la [pulpa|forma].
        + Una niña como una uva miraba hacia arriba. No decía [nada|ni pío].
        + {Hero} pensó en cómo debe de ser un pie visto desde [allí|debajo].
        + —Era una broma —murmuró {friend}. Las bromas, desde abajo, hacen mucho [ruido|bulto].
        + Las cien manos no se movían, y las cien caras [tampoco|menos].
        + También {hero} conocía gente muy alta que no miraba nunca [hacia abajo|al suelo].
      `,
      turn: `
        De modo que {hero} se agachó. Cuando ya no podía bajar más, [bajó más|se tumbó].
        @turn —Buenas noches, majestad —saludó, y pidió [permiso|permiso y perdón].
        + Así quedaron los ojos a la misma altura. Ahí es donde [se habla mejor|empiezan las visitas].
        + Tuvo que hablar muy bajo. Su voz normal les movía las [cortinas|chimeneas].
        + —Necesitamos lo que hay bajo el mantel —explicó—, si les parece [bien|oportuno].
        + La postura no era cómoda. Una hierba le hacía cosquillas en la [nariz|oreja].
        + {Friend} se agachó también, y el crujido se [oyó|notó] en tres calles.
        + Pidió perdón por las siete casas y por la mora, en [ese orden|voz muy baja].
        + El rey se enderezó el botón, que es como los reyes [piensan|ganan tiempo].
      `,
      works: `
        Por fin dio una palmada, como el chasquido de una [semilla|pipa].
        @result Y el pueblo chiquito trajo {thing} a hombros, [al paso|cantando], entre todos.
        + Unos empujaban y otros tiraban. El más viejo marcaba el ritmo con una [cáscara|cucharita].
        + —Ochenta años de rey —suspiró—, y nadie me saludó tan [cerca|de frente].
        + {Friend} levantó con la nariz las siete casas, [una por una|con mimo].
        + Les buscó otra mora. La dejó en la plaza con una [reverencia|hoja por plato].
        + La niña de la uva quiso tocarle la nariz. Fue un gran [honor|acontecimiento].
        + Se despidieron uno a uno. Tardaron, pero valía la [pena|pena hacerlo].
        + De vuelta levantaban mucho los pies. Miraban mucho el [suelo|camino].
      `,
      lesson: `
        El respeto empieza por agacharse un poco. Luego se [mira a los ojos|dan las buenas noches].
        / —Lo medí en dedos —dijo {friend}—. A los reyes se los mide de otra [forma|manera].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} florecía un reino de cien almas, ninguna mayor que un [pulgar|dedal].
        / @spot Desde hacía siglos prosperaba {spot.at} una nación de cien diminutos [habitantes|súbditos].
        Se hallaban todos merendando sobre {thing}, que tomaban por un [quiosco|monumento].
        + Ceñía el monarca un botón de nácar de dos agujeros, reservado para los días de [gala|mora].
        + Humeaban las chimeneas de las nueces, y en la calle principal cabía con holgura un [escarabajo|carro de pulgas].
        + —En este país —anunció con voz de mosquito ilustrado— se saluda antes de [dar sombra|hacer sombra].
        + Un centinela presentó armas, es decir, una aguja de zurcir, ante los tobillos [forasteros|visitantes].
        + La cena constaba de una mora, que daba, bien administrada, para [todos y la banda|tres platos].
      `,
      wrong: `
        Buscando un rey de tamaño corriente, {friend} no vio allí más que [hierba|migas].
        @wrong Soltando una carcajada pasó por encima del rey, como quien salva un [bordillo|charco].
        / Mirando las estrellas, [silbando|canturreando], pasó por encima del rey, confundiéndolo con un hongo.
        + Derribó con la corriente siete viviendas y una academia de [música|baile], sin enterarse siquiera.
        + Entonces cien manos se aferraron {thing.a}, y se vio que la fuerza es cosa que se [suma|cuenta por cabezas].
        + Tiró, sopló, volvió a tirar y terminó sentándose, con gran desconsuelo, en la [mora|cena de todos].
        + —Cabrían en un zapato —alegó en su defensa, con lo cual perdió las pocas simpatías que le [quedaban|restaban].
        + El centinela cumplió su juramento hasta donde alcanzaba la aguja, que era más o menos [el talón|un talón].
      `,
      doubt: `
        La indignación del rey, que medía poco, no cabía en ninguna [parte|de sus provincias].
        + Retiraron los restos de la mora con la cara larga de quien ve pasar un [entierro|desfile sin música].
        + Una criatura del porte de una uva miraba hacia lo alto como se mira venir una [tormenta|nube fea].
        + Trató {hero} de imaginarse un pie visto desde abajo, y no le gustó [ni pizca|lo que veía].
        + Casi todo el mundo conoce a alguien tan alto que jamás se ha fijado en [quién anda debajo|el suelo].
        + {Friend} dijo que había sido en broma, pero las bromas, según caen, [pesan distinto|hacen daño].
      `,
      turn: `
        Despacio, como se baja una bandera, {hero} se agachó y se tendió [boca abajo|en la hierba].
        @turn —Muy buenas noches, majestad —saludó, y en un susurro pidió [permiso|permiso y disculpas].
        / Inclinándose, {hero} saludó y pidió permiso con [exquisita|auténtica] cortesía.
        + Solo entonces quedaron frente a frente, pues las conversaciones serias requieren ojos de la misma [altura|planta].
        + La voz hubo de reducirla a un hilo, porque con la de diario se les volaban los [sombreros|manteles].
        + Le explicó lo que necesitaban y para qué, como se haría con un rey de dos [metros|leguas].
        + Ni la hierba en la nariz ni una hormiga en el cuello le hicieron perder la [compostura|cuenta].
        + También {friend} descendió, con un estruendo de [muelles|mudanza], y pidió perdón por la academia.
      `,
      works: `
        El soberano se enderezó el botón y, tras pensarlo, dio una [palmada|palmadita].
        @result Y el pueblo chiquito trajo {thing} en procesión, con la banda [delante|y los niños].
        / Entre trompetillas de hierba, el pueblo chiquito trajo {thing}, [desfilando|canturreando].
        + —Cuántos pies he visto pasar —dijo el anciano, conmovido—, y qué [pocas caras|poca barbilla].
        + La nariz {friend.de} devolvió a sus cimientos las siete nueces, con una delicadeza de [relojero|joyero].
        + Se repuso la mora con otra mayor, se brindó con rocío y se declaró [fiesta nacional|el día festivo].
        + La criatura de la uva solicitó tocar una nariz forastera, y le fue [concedido|permitido] en el acto.
        + Al partir levantaban tanto los pies que parecían dos [cigüeñas|garzas] cruzando un salón encerado.
      `,
      lesson: `
        A ras de suelo se descubre que pequeño no es nadie, visto desde [cerca|su altura].
        / —Confundí un reino con unas migas —reconoció {friend}—, y mira que [avisaron|pinchaba].
      `,
    },
  },

  Responsibility: {
    titles: `
      {hero} y la lámpara de la luciérnaga
      Sujeta la luz
      La luz que no tembló
      Doce momentos más
      Lo prometido
    `,
    refrains: [
      {
        first: 'Quieta, quieta, lucecita, hasta el fin, hasta el fin, quietecita.',
        changed: 'Quieta, quieta, lucecita, ya es el fin, ya es el fin, chiquitita.',
      },
      {
        first: 'Toca, música lejana | que la luz no se me escapa.',
        changed: 'Calla, música lejana | que la luz ya vuelve a casa.',
      },
    ],
    facts: {
      wrong: '{friend} se fue detrás de una música',
      turn: '{hero} sujetó la lámpara hasta el final',
      result: 'la madre luciérnaga volvió con {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una grieta [fina|muy fina].
        / @spot Una grieta muy fina se abría {spot.at}.
        En el fondo estaba {thing}. Solo cabía una [luciérnaga|madre luciérnaga].
        + —Yo bajo —dijo la luciérnaga—, si alguien me [ayuda|guarda la luz].
        + —Alguien tiene que tener mi [lámpara|luz] quieta —pidió.
        + Su hijito no dormía sin luz. Era muy [chico|nuevo].
        + El pequeño miraba lo oscuro y hacía «[uh|uuh]».
        + La lámpara era como un [guisante|grano]. Y daba calor.
        + —Quieta, bien quieta —dijo ella—. Si [tiembla|baja], él llora.
        + La grieta era honda. Se oía una [gota|gota al caer].
        + —¿Quién me lo promete? —[preguntó|dijo] la madre.
      `,
      wrong: `
        —¡Yo! —dijo {friend}. Y agarró la [lámpara|luz]—. Lo prometo.
        @wrong Sonó una música, y {friend} se fue [detrás|detrás de ella].
        / Se oyó música. {Friend} se fue [detrás|a bailar].
        + Era una flauta con tambor. Pom, [pom|tiriri].
        + La luz bajó y bajó. El pequeño [lloró|gritó «uh»].
        + —Vuelvo ya —dijo {friend}, ya [lejos|sin mirar atrás].
        + Primero movió un pie, y luego el [otro|resto].
        + No fue por mal. Fue por el [pom|tambor].
        + La lámpara rodó hacia el [borde|hueco]. ¡Casi!
        + Dentro de la grieta, la madre se quedó [a oscuras|sin ver].
        + Una promesa se había quedado sola, ahí, en el [suelo|frío].
        + Nadie lo mandó. Fue el [tambor|ritmo], y ya está.
      `,
      doubt: `
        La música seguía. Era muy [bonita|alegre], y olía a fiesta.
        + El pequeño lloraba tres lágrimas. Luego, otras [tres|más].
        + {Hero.a} le bailaban los pies, [un poco|solos].
        / Los pies {hero.de} también querían [ir|baile].
        + ¿Cuánto iba a tardar la madre? Nadie lo [sabía|dijo].
        + Podía ser un rato. Podía ser un rato [enorme|muy largo].
        + De la grieta no venía [nada|ni un ruido].
        + Hacía frío, y la noche se [acercó|sentó cerca].
        + No era su promesa. Pero el miedo del [pequeño|chico] sí era de verdad.
      `,
      turn: `
        {Hero} tomó la lámpara antes de que [cayera|tocara el suelo].
        / La lámpara caía. {Hero} llegó [antes|justo a tiempo].
        @turn Y sujetó la lámpara hasta el final, quieta, [quieta|muy quieta].
        + Pesaba poco. Luego pesó más. Luego pesó [mucho|como un saco].
        + La música llamaba: pom, pom, [ven|baila].
        + —Un momento más —se decía {hero}. Fueron [doce|once].
        + Le picó la nariz. No se [rascó|movió].
        + —Mira la luz —le dijo al pequeño—. Está [aquí|conmigo].
        + El pequeño miró. Ya lloraba solo una lágrima, y [seca|chica].
        + Le dolía hasta el [codo|rabo del ojo].
        + Pasó una polilla y quiso [charlar|jugar]. —Luego —dijo {hero}.
        + La luz era chica, y la noche [no|muy grande].
      `,
      works: `
        @result Al fin, la madre luciérnaga volvió con [{thing}|{thing} a cuestas].
        / La madre luciérnaga volvió. Traía {thing}, a [cuestas|rastras].
        —Tu luz no tembló —dijo, y {thing:lo/la} dejó en el suelo.
        + Venía con polvo, con hilos y muy [contenta|despacio].
        + El pequeño dijo «mamá» y se [durmió|calmó] ahí mismo.
        + —Abajo se veía todo —contó—, [clarito|como de día].
        + {Hero} bajó el brazo, o lo que [fuera|sujetaba]. ¡Ah!
        + Volvió {friend}, con la cabeza [baja|gacha].
        + —La música se acabó —dijo—, y yo no [estaba|cumplí].
        + —Sujeta un rato ahora —dijo {hero}. Y {friend} no [se movió|respiró].
        + La luz quedó quieta, [quietecita|como un punto], en su pata.
      `,
      lesson: `
        Lo que se promete se sujeta hasta el [fin|final].
        / —Dije «lo prometo» muy [deprisa|rápido] —dijo {friend}—. Hay que decirlo despacio.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había una grieta en la que no cabía [nadie|ni un dedo].
        / @spot Una madre luciérnaga esperaba {spot.at}, junto a una [grieta|grieta honda].
        Allí abajo brillaba {thing}, y solo [alguien|una luciérnaga] de su tamaño podía bajar.
        + —Bajaría yo —dijo la luciérnaga—, si alguien me sujeta la [lámpara|lámpara un rato].
        + Tenía un hijo recién estrenado. No sabía aún estar a [oscuras|solas con la noche].
        + —Ha de estar quieta —explicó—. Él la mira a ella, y yo, [también|desde abajo].
        + La lámpara era como un guisante y daba calor de [taza|nido].
        + El pequeño hacía «uh» cada vez que la llama pensaba en [temblar|moverse].
        + Se ató un hilo a la cintura. Luego preguntó quién se lo [prometía|iba a prometer].
        + No dijo cuánto tardaría, porque las grietas no tienen [número|horario].
      `,
      wrong: `
        —Lo prometo —dijo {friend} tan deprisa que parecía una sola [sílaba|letra].
        @wrong Pero sonó una flauta, y {friend} se fue detrás de la música, [bailando|sin mirar].
        + Primero fue una pata, que llevaba el compás. Después se fue el [resto|cuerpo].
        + La lámpara quedó en el suelo. Se inclinó y echó a [rodar|andar hacia el hueco].
        + El pequeño lloró. Abajo, en lo negro, se oyó un [golpe|«¿hola?»].
        + —¡Vuelvo enseguida! —gritó desde lejos, y enseguida es una palabra muy [larga|de goma].
        + No había maldad alguna; había un tambor, y el tambor tenía [razón|mucho ritmo].
        + Las promesas no hacen ruido cuando se caen, y por eso cuesta [oírlas|darse cuenta].
      `,
      doubt: `
        La música daba la vuelta por detrás y cada vez era más [bonita|alegre].
        + También {hero.a} le bailaba algo por dentro, y no había nadie para [impedirlo|decirle que no].
        + El pequeño lloraba sin ruido, que es la peor [manera|forma de llorar].
        + De la grieta no llegaba nada: ni un paso, ni un [hilo de voz|roce].
        + ¿Y si tardaba toda la noche? Las noches, sujetando algo, son muy [anchas|lentas].
        + En realidad no lo había prometido {hero}, y daba exactamente [igual|lo mismo].
        + Alguien allá abajo contaba con un [puntito|granito] de luz.
      `,
      turn: `
        De un salto {hero} atrapó la lámpara cuando ya se [asomaba al hueco|caía].
        @turn Y entonces la sujetó quieta hasta el final, [con música o sin ella|que fue muy largo].
        + Al principio no pesaba. Al cabo de un rato pesaba como la [luna|torre del pueblo].
        + —Un momento más —se decía. Cuando acababa, decía [lo mismo|otra vez lo mismo].
        + Le picó la nariz y le picó la espalda. Le picó algo que no [existe|sabía que tenía].
        + —No apartes los ojos —le susurró al pequeño—, que de aquí no me [muevo|voy].
        + Pasó una polilla con ganas de conversación y hubo que decirle que [luego|más tarde].
        + La música acabó una canción y empezó otra. Era la [mejor|preferida {hero.de}], mala suerte.
        + Contó hasta cien. Después, por si acaso, hasta cien [al revés|otra vez].
      `,
      works: `
        @result Cuando ya le temblaba todo, la madre luciérnaga volvió con {thing}, [despacio|feliz].
        —No ha temblado ni una vez —dijo, y lo dejó todo [a sus pies|en el suelo].
        + Abajo, contó, la luz había sido como una ventana [encendida|en casa].
        + El pequeño dijo «mamá», bostezó y se durmió en mitad de la [palabra|segunda eme].
        + {Hero} soltó el aire que llevaba guardado desde [hacía rato|la primera canción].
        + Por el camino volvía {friend}, sin ritmo, arrastrando los [pies|hombros].
        + —Al terminar la música me acordé —dijo—, y ya era [tarde|después].
        + Le dejaron sostener la lámpara un rato, y no parpadeó [siquiera|ni una vez].
        + La flauta, a lo lejos, tocaba bajito, como quien pide [perdón|permiso].
      `,
      lesson: `
        Prometer dura un segundo; cumplir dura lo que haga [falta|falta, y un poco más].
        / —La próxima promesa —dijo {friend}— la voy a decir [despacio|muy despacio], para oírla.
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} hendía la roca una grieta en la que la noche entraba de [perfil|lado].
        / @spot Encontraron {spot.at} a una madre luciérnaga ante una grieta [angosta|estrechísima].
        En el fondo estaba {thing}, y nadie más que ella podía [bajar|meterse allí].
        + —Bajo yo —se ofreció, atándose un hilo a la cintura—, si alguien me tiene la [lámpara|luz en alto].
        + El motivo era su hijo, nacido el martes, que aún no se había [acostumbrado|hecho] a la noche.
        + Debía permanecer inmóvil, pues el pequeño la miraba desde arriba y ella, [desde lo hondo|desde el fondo].
        + La tal lámpara, no mayor que un guisante, despedía un calor como de [taza|bolsillo].
        + Acerca de la duración del servicio no quiso comprometerse, ya que las grietas carecen de [horario|cortesía].
      `,
      wrong: `
        El «lo prometo» {friend.de} salió tan veloz que cupo en una [sílaba|bocanada].
        @wrong Sonó una flauta, y {friend} se fue detrás de la música, como agua por la [pendiente|cuesta].
        / Sonaron unos violines, y {friend} se fue detrás de la música, [bailando|olvidándose del resto].
        + Empezó siguiendo el compás con una pata, y ya se sabe que el resto [acompaña|viene detrás].
        + La lámpara, privada de su guardián, osciló, se lo pensó y emprendió el camino del [precipicio|agujero].
        + —¡Enseguida vuelvo! —se oyó decir a una voz que menguaba, y «enseguida» es una palabra de [goma|mucho estirar].
        + Maldad no la hubo; hubo un estribillo pegadizo, que causa muchas más [desgracias|catástrofes].
        + Al caerse, las promesas no hacen ruido, y de ahí que tanta gente las [pise|pierda] sin notarlo.
      `,
      doubt: `
        La fiesta, fuera cual fuese, daba la vuelta por detrás y se acercaba con su mejor [tonada|repertorio].
        + {Hero.a} le bailaban las rodillas por dentro, que es donde nadie puede [regañarlas|verlas].
        + El chiquitín sollozaba en silencio, como si ya sospechara que la luz es una cosa que se [acaba|va].
        + Por el hilo que bajaba a la grieta no subía el menor temblor, ni una noticia, ni [nada|un suspiro].
        + Cierto que la promesa no la había hecho {hero}, argumento impecable que no alumbraba [nada|ni un palmo].
        + Es curioso lo ancha que se vuelve una noche cuando alguien tiene que [sostenerla|aguantarla].
      `,
      turn: `
        Con el tiempo justo alcanzó {hero} la lámpara, que asomaba ya al [abismo|vacío].
        @turn Y desde entonces la sujetó quieta hasta el final, con música o [sin ella|a pesar de ella].
        / Con el brazo [entumecido|dolorido], {hero} la sujetó quieta hasta el final.
        + Lo que al principio pesaba como un guisante pesó sucesivamente como una sandía, un piano y un [invierno|ayuntamiento].
        + Se concedía solo un momento más y, cuando ese momento expiraba, [lo renovaba|pedía otro], como los libros prestados.
        + Sufrió picores en la nariz, en la espalda y en regiones de las que nunca había tenido [noticia|queja].
        + —Aquí sigue y aquí seguirá —le aseguraba al pequeño, que iba espaciando sus [hipidos|lágrimas].
        + Tocaron entonces su canción favorita, porque el destino, cuando se pone, tiene muy mala [intención|idea].
      `,
      works: `
        @result Del fondo, cubierta de polvo, la madre luciérnaga volvió con {thing}, [a empujones|despacio].
        / Entre [jadeos|resoplidos] diminutos, la madre luciérnaga volvió con {thing}.
        —Ni un temblor —dijo, y en su oficio no existía elogio [más alto|mayor].
        + Contó que desde abajo aquella luz parecía una ventana con alguien [esperando|despierto] al otro lado.
        + El hijo pronunció la mitad de la palabra mamá y dejó la otra mitad para el [desayuno|día siguiente].
        + Regresaba mientras tanto {friend} por el sendero, sin compás y arrastrando cuanto se podía [arrastrar|llevar a rastras].
        + —Se terminó la música —murmuró—, y entonces oí lo que había [dejado de hacer|prometido].
        + Le confiaron la lámpara un ratito, y la sostuvo con una quietud casi [monumental|de estatua].
      `,
      lesson: `
        Prometer es cosa de un segundo, y de lo demás se compone la [palabra|fama de cada cual].
        / —Tendré que prometer más despacio —concluyó {friend}—, por si lo que digo va en [serio|firme].
      `,
    },
  },

  Generosity: {
    titles: `
      {hero} y el cuenco de piedra
      La última galleta
      El cuenco que escupía botones
      Doy a quien da
      Una galleta y nada más
    `,
    refrains: [
      {
        first: 'Doy, doy, ¿y qué me quedo?, da, da, y pierde el miedo.',
        changed: 'Di, di, perdí el miedo, y el cuenco ya está lleno.',
      },
      {
        first: 'Lo que escondo se hace migas | lo que doy hace barriga.',
        changed: 'No escondí ninguna miga | y este cuenco echa barriga.',
      },
    ],
    facts: {
      wrong: '{friend} puso un botón y escondió su galleta',
      turn: '{hero} puso en el cuenco su última galleta',
      result: 'el cuenco se llenó hasta el borde',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un cuenco de [piedra|piedra blanca].
        / @spot Un cuenco de piedra esperaba {spot.at}.
        En él ponía: «Doy a quien [da|me da]». Al fondo se veía {thing}.
        + Al lado había más cuencos. Todos [vacíos|con polvo].
        + {Hero} metió la mano, y el fondo se fue [más abajo|abajo].
        + —Yo ya di [ayer|el jueves] —dijo un ratón, y se fue.
        + —Yo, después de ti —dijo una [rana|tortuga].
        + El cuenco hizo «[mmm|ñam]». Tenía hambre.
        + Todos miraban. Nadie [daba|abría el bolsillo].
        + La piedra estaba fría, fría como un [no|pez].
        + Una araña vivía en el cuenco de al [lado|fondo].
        + Cada cuenco tenía una [miga|cara] seca. Solo una.
      `,
      wrong: `
        @wrong {Friend} puso un botón y escondió su galleta [detrás|a la espalda].
        / {Friend} puso un botón. La galleta la escondió [detrás|muy bien].
        El cuenco probó el botón. ¡[Ptu|Puaj]! Y lo escupió.
        + El botón le dio en la [frente|nariz] {friend.a}.
        + —No tengo nada más —dijo {friend}, con [migas|migas en la boca].
        + Olía a galleta. Se notaba de [lejos|sobra].
        + —¿Qué llevas ahí? —preguntó {hero}. —Mi [espalda|sombra] —dijo {friend}.
        + Luego puso una piedra. ¡Ptu! Luego, una [hoja|pluma]. ¡Ptu!
        + El cuenco no quería cosas de [sobra|más].
        + La galleta crujió sola, atrás. [Cric|Crac].
        + —Eso fue una rodilla —dijo {friend}. Tenía [miga|azúcar] la rodilla.
      `,
      doubt: `
        {Hero} tenía una galleta. Una. La [última|de casa].
        + Olía a casa y a [horno|canela].
        + La tripa dijo: «[Esa es mía|Dámela]».
        + Era para el camino de vuelta, y el camino era [largo|oscuro].
        + Se puede partir. ¿Y la mitad? La mitad también [duele|huele bien].
        + El cuenco esperaba, con su boca de [piedra|luna].
        + Quien da se queda sin ella, y eso da [miedo|pena]. Un poco.
        + Los cuencos vacíos hacían eco: «[Oh|Uh]».
        + {Friend} apretó más la suya. Ya era casi [harina|polvo].
      `,
      turn: `
        {Hero} olió su galleta otra vez. Era una [despedida|forma de adiós].
        @turn Y puso en el cuenco su última galleta, [entera|sin partirla].
        + La dejó con cuidado, la cara buena hacia [arriba|la luna].
        + La tripa hizo [grrr|guau]. Ya era tarde.
        + No quedó nada. Ni una [miga|pizca de azúcar].
        + —¿Toda? —dijo {friend}. —Toda —dijo {hero}, y le [costó|tembló la voz].
        + Nadie aplaudió. La rana miró [el cielo|a otro lado].
        + La mano vacía pesaba [raro|distinto].
        + El cuenco calló. Calló mucho [rato|tiempo].
        + —Que aproveche —dijo {hero}, y lo dijo en [serio|voz baja].
        + Era suya. Era [buena|la única]. Y ya no lo era.
      `,
      works: `
        El cuenco hizo ñam. Y luego hizo [glu, glu|brrr].
        @result El cuenco se llenó hasta el borde. ¡Y encima, {thing}!
        + Había pan, moras y galletas [calientes|de miel].
        + Salía más y más, como de una [fuente|manga].
        + {Hero} repartió. La rana no dijo «[después|luego]».
        + {Friend} sacó su galleta, ya medio [rota|polvo]. —Toma —dijo.
        + El cuenco la comió y dijo [«ñam»|«mmm»]. Le gustó más que el botón.
        + Los otros cuencos pidieron también. Y [hubo|llegó] para todos.
        + La araña tuvo mesa y [mantel|postre].
        + La tripa dijo: «[Ah|Bueno, vale]».
      `,
      lesson: `
        Lo que se da [de verdad|con gusto] no se pierde. Cambia de [sitio|boca].
        / —Yo di un botón —dijo {friend}—. Tú diste la [galleta|última].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} los esperaba un cuenco de piedra, grande como una [bañera|rueda].
        / @spot Un cuenco de piedra, antiguo y [con hambre|vacío], ocupaba todo el sitio {spot.at}.
        En el borde ponía «Doy a quien da». En lo hondo se veía [{thing}|brillar {thing}].
        + Alrededor había muchos más. Estaban vacíos, con alguna [telaraña|araña].
        + Si alguien metía la mano, el fondo bajaba. Bajaba lo que medía la [mano|manga].
        + —Yo di una vez, de joven —dijo un ratón—. Con eso [basta|cumplo].
        + —Primero los demás —opinó una rana, que siempre era muy [educada|última].
        + De cuando en cuando el cuenco hacía «mmm». Miraba como quien mira una [vitrina|pastelería].
        + La gente le dejaba consejos y buenos [deseos|propósitos]. Eso no llena.
        + {Hero} leyó el letrero dos veces, por si decía otra [cosa|cosa más barata].
      `,
      wrong: `
        @wrong {Friend} puso un botón, con mucha ceremonia, y escondió su galleta [detrás|a la espalda].
        El cuenco saboreó el botón, hizo «puaj» y se lo [devolvió|escupió] a la frente.
        + —Era un botón muy querido —dijo {friend}, frotándose el [chichón|golpe].
        + —¿Y qué llevas detrás? —preguntó {hero}. —Detrás llevo la [espalda|espalda, como todos].
        + La espalda olía a mantequilla y soltaba [migas|azúcar].
        + Después probó con una piedra, una pluma y un consejo, y todo [volvió|salió volando].
        + El cuenco distinguía muy bien lo que se da de lo que se [tira|quita de en medio].
        + En el peor momento la galleta crujió, y {friend} tosió para [taparlo|disimular].
        + —Yo creo que está roto —anunció, mientras masticaba [algo|con la boca cerrada].
      `,
      doubt: `
        {Hero.a} le quedaba una galleta, la última. Olía a [casa|la cocina de casa].
        + Era para la vuelta, cuando hay hambre y todavía no hay [casa|cena].
        + La tripa, a la que nadie había preguntado, dio su [opinión|voto en contra].
        + Media galleta parecía una buena idea. También parecía [media idea|poca].
        + Dar lo que sobra no cuesta, pero aquella no [sobraba|estaba de más].
        + Los cuencos vacíos repetían cada suspiro, como si [también dudaran|lo estudiaran].
        + {Friend} abrazaba la suya, que a fuerza de abrazos era casi [arena|harina].
      `,
      turn: `
        {Hero} la miró y la olió, que es una forma de [despedirse|decir adiós].
        @turn Después puso en el cuenco su última galleta, entera, [sin guardar una miga|cara arriba].
        + —¿Entera? —preguntó {friend}. —Entera —contestó {hero}, y tragó [saliva|aire].
        + La tripa protestó con un gruñido. Se [oyó|notó] hasta en los cuencos del fondo.
        + No lo hizo por el premio, porque aquel cuenco nunca había [premiado a nadie|dado nada].
        + Durante un rato no pasó nada. Fue un rato con olor a [canela|horno lejano].
        + —Que aproveche —dijo {hero}, y lo raro es que lo [decía|pensaba] de verdad.
        + La mano, vacía, no sabía dónde [ponerse|meterse].
      `,
      works: `
        El cuenco hizo «ñam», se quedó pensando y empezó a [temblar|cantar por lo bajo].
        @result Y se llenó hasta el borde. Arriba, como una cereza, estaba [{thing}|por fin {thing}].
        + Subían panes, ciruelas y galletas tan calientes que [soplaban|hacían humo].
        + —Hay para todos —dijo {hero}, y repartió empezando por la [rana|última].
        + {Friend} sacó la suya, o lo que [quedaba|se podía barrer]. La dio también.
        + El cuenco la probó despacio y no dijo «puaj», sino [«gracias»|«mmm»].
        + De tan llenos, los otros cuencos empezaron a [rebosar|darse unos a otros].
        + El ratón volvió con una nuez y la cara algo [colorada|roja].
        + La araña, que llevaba años sin visitas, puso [mantel|servilletas].
      `,
      lesson: `
        Dar lo que sobra es ordenar. Dar lo que [cuesta|falta hace] es dar.
        / —La mía también era la última —dijo {friend}—. Pero yo no la [solté|supe soltar].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} aguardaba un cuenco de piedra con aspecto de haber cenado [poco|mal].
        / @spot Presidía el lugar, {spot.at}, un cuenco de piedra ancho como una [bañera|noria].
        «Doy a quien da», rezaba el borde, y en lo más hondo relucía {thing}.
        / «Doy a quien da», rezaba una inscripción, y en el interior relucía {thing}.
        + En torno suyo se amontonaban otros cuencos, vacíos todos, salvo el que tenía [inquilina|araña].
        + Quien alargaba la mano comprobaba que el fondo descendía exactamente lo que medía su [codicia|manga].
        + Un ratón de paso declaró haber dado ya en su juventud, y no pensaba [reincidir|repetir].
        + Una rana insistía en que pasaran antes los demás, cortesía que la mantenía seca desde hacía [años|lustros].
        + Al parecer le echaban sobre todo consejos, que alimentan poco y [abultan mucho|caducan pronto].
      `,
      wrong: `
        @wrong Tras palparse mucho, {friend} puso un botón y escondió su galleta [detrás|a la espalda].
        / Mirando hacia otro lado, {friend} puso un botón y escondió su galleta.
        El cuenco lo paladeó, hizo «puaj» y se lo [reembolsó|devolvió] en plena frente.
        + —Le tenía muchísimo apego —se lamentó, y no quedó claro si hablaba del botón o de la [frente|galleta].
        + Interpelada por lo que llevaba detrás, la parte contraria contestó que la [espalda|retaguardia], como todo el mundo.
        + Era, con todo, una espalda que olía a mantequilla y que, al menor movimiento, [crujía|soltaba migas].
        + Siguieron al botón una piedra, una pluma y media promesa, y las tres fueron [rechazadas|devueltas] con creciente puntería.
        + Los cuencos entienden de eso: distinguen a ciegas un regalo de una [limpieza|mudanza].
      `,
      doubt: `
        {Hero.a} le quedaba la última galleta, con el calor de la cocina [de casa|aún dentro].
        + La había reservado para la vuelta, para ese tramo en que el hambre se [sienta en los hombros|pone habladora].
        + Su tripa tomó la palabra sin permiso y habló, como de costumbre, en [contra|voz muy alta].
        + Consideró la posibilidad de dar la mitad, que era prudente, razonable y un poco [triste|tacaña].
        + De lo que sobra se desprende cualquiera, pero aquello, por más que se mirase, no [sobraba|era sobra].
        + Entretanto la otra, la {friend.de}, de tanto abrazo se iba convirtiendo en [harina|arena fina].
      `,
      turn: `
        La miró por las dos caras y la olió, que es el modo de [despedirse|decir adiós].
        / Examinó la galleta por ambas caras y la olisqueó, que es la manera educada de [despedirse|decir adiós].
        @turn Al cabo {hero} puso en el cuenco su última galleta, sin ahorrarse [una miga|ni el azúcar].
        / Con un suspiro de [pastelería|despedida], {hero} puso en el cuenco su última galleta.
        + No fue un cálculo, pues en la historia de aquella piedra no constaba que hubiera [dado nada|correspondido jamás].
        + —¿Toda? —preguntó {friend} con un hilo de voz, y la respuesta, igual de delgada, fue que [toda|sí].
        + El estómago dejó oír un gruñido que los cuencos vacíos, muy impresionados, [repitieron|se fueron pasando].
        + —Buen provecho —añadió {hero}, y le sorprendió notar que lo decía de [corazón|veras].
        + Siguió un rato en que no sucedió nada, pero nada con un leve aroma a [canela|vainilla].
      `,
      works: `
        Masticó el cuenco despacio, y de sus profundidades subió un [rumor|gorgoteo].
        @result Acto seguido se llenó hasta el borde y, como la guinda de una tarta, apareció {thing}.
        / Con generosidad de fuente, se llenó hasta el borde y, a modo de propina, apareció {thing}.
        + Brotaban hogazas, ciruelas y galletas humeantes en cantidades que habrían ruborizado a un [banquete|pastelero].
        + {Hero} hizo el reparto, y la rana, por primera vez en su vida, no [cedió el turno|dejó pasar a nadie].
        + También {friend} entregó la suya, ya en polvo, y fue recibida con un «mmm» lleno de [delicadeza|tacto].
        + Contagiados, los cuencos vecinos empezaron a verterse unos en otros, hasta que no se supo quién [invitaba|daba a quién].
        + El ratón reapareció con una nuez bajo el brazo y ninguna gana de [explicaciones|dar explicaciones].
      `,
      lesson: `
        Se da de verdad cuando lo que se da [hacía falta|deja un hueco].
        / —Un botón —reconoció {friend}—, por mucho que se le quiera, no es una [galleta|merienda].
      `,
    },
  },
}
