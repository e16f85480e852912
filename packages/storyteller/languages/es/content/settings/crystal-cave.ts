import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: { name: 'la Cueva de Cristal', in: 'en la Cueva de Cristal', to: 'a la Cueva de Cristal', from: 'de la Cueva de Cristal' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. Las paredes [tarareaban|cantaban bajito].
      / @place Entraron {place.in}. El aire [tintineó|olía a piedra].
      / Bajaron a lo [hondo|azul] y entraron {place.in}.
      / Todo brillaba {place.in}, hasta [la nariz|el suelo].
      Había un lago tan quieto que parecía [cristal|un plato].
      / Todo brillaba un poco, como con [sueño|miel].
      / Del techo caía una gota. [Plin|Y otra].
      + Los murciélagos leían boca abajo, y el libro también.
      + Una gota cayó. Las demás esperaban turno.
      + —Chist —dijo una piedra—, que duerme la montaña.
      + {Friend} dijo hola, y la pared se puso azul.
      + Olía a agua vieja y a [velas|sal].
      + Del techo colgaban dientes de cristal, muy limpios.
      + El suelo hacía plin a cada paso.
      + Una salamandra los miró y movió [la cola|un dedo].
      + Hacía fresco, como en una taza vacía.
    `,
    life: `
      Las piedras ensayaban un coro a [cuatro colores|muchas voces].
      / De noche las piedras cantan, cada una en su [color|rincón].
      Los murciélagos pasan la página con [la oreja|el pie].
      + Las salamandras se calentaban las manos al fuego.
      + Un topo vendía luz en frascos pequeños.
      + Los cristales se limpiaban la cara unos a otros.
      + Dos gotas jugaban a quién cae [antes|después].
      + Una familia de grillos ciegos cenaba setas.
      + Las arañas tejían cortinas de plata.
      + En un hueco roncaba la montaña, muy hondo.
      + Un pez sin ojos contaba un cuento de luz.
      + A las nueve apagan el rojo, y luego el azul.
    `,
    way: `
      El pasillo brillaba por un lado y [dormía|callaba] por el otro.
      / Fueron {spot.to} por un túnel de [sal|plata].
      Un cristal repitió sus pasos, [uno de más|con retraso].
      + Olía a piedra mojada y a [frío|menta].
      + Había un cartel: «Cuidado con el [techo|eco]».
      + Pasaron de lado por una grieta con cosquillas.
      + {Friend} se vio en mil espejos. Saludó a todos.
      + Una gota les cayó en la nariz, con puntería.
      + Un murciélago los guio sin dejar de leer.
      + El agua corría debajo, hablando bajo.
      + {Hero} pasó la mano por la pared. La pared ronroneó.
      + Muy lejos, algo hacía plin.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una chispa de cristal [morado|que suena].
      / —Para ti —dijo {keeper}. Era una gota que no [moja|se cae].
      Los murciélagos cerraron el libro por [hoy|el capítulo tres].
      + {Friend} recibió una piedra que canta si la frotas.
      + Las paredes dijeron adiós en tres colores.
      + —Vuelve con un cuento —pidió un murciélago.
      + La salamandra sopló una vela, o era una [estrella|chispa].
      + El lago hizo una onda, la única del año.
      + Una gota cayó despacio, por ser el adiós.
      + La montaña, en sueños, les hizo sitio para salir.
    `,
  },
  intermediate: {
    arrival: `
      @place Bajaron por un pasillo de sal. De pronto estaban {place.in}, [entre reflejos|con mil luces].
      / @place El aire tintineó al entrar {place.in}, como una copa que alguien [roza|despierta].
      / Agacharon la cabeza bajo las estalactitas: [empezaba|comenzaba] {place}.
      / Mil reflejos [repetidos|asombrados] los saludaron al llegar {place.to}.
      En el centro había un lago tan quieto que daba [pena mirarlo fuerte|apuro respirar].
      / De las paredes salía un canto bajito, cada piedra en su [color|nota].
      / Goteaban campanillas [transparentes|invisibles] desde un techo altísimo.
      + Los murciélagos leían colgados boca abajo, con el libro del [revés|derecho para ellos].
      + Una gota se preparó largo rato y al fin [cayó|saltó].
      + —Más bajo —rogó una estalactita—, que está dormida la montaña.
      + {Friend} dio las buenas noches, y la pared se encendió de azul.
      + Olía a agua de hace mucho y a vela recién apagada.
      + El suelo respondía con un plin a cada pisada.
    `,
    life: `
      Al anochecer ensaya el coro de las piedras, que no se sabe todavía el [final|segundo verso].
      / Las piedras cantan a esa hora, y la amatista entra siempre [tarde|antes].
      Los murciélagos pasan las páginas con la oreja y no admiten [interrupciones|luces].
      + Las salamandras se contaban historias alrededor de un [fuego|carbón] del tamaño de una nuez.
      + Un topo vendía frascos de luz, de poca y de mucha.
      + Dos gotas competían a ver cuál tardaba más en caer.
      + Las arañas tendían cortinas de plata para los vecinos.
      + Un pez ciego explicaba a los pequeños qué es el [verde|mediodía].
      + La montaña roncaba tan hondo que parecía silencio.
    `,
    way: `
      El corredor que iba {spot.to} brillaba por un lado y dormía por el [otro|de enfrente].
      / Se llegaba {spot.to} por un túnel en el que sobraba eco y faltaba [sitio|techo].
      / Sus reflejos los acompañaron {spot.to}, [despeinados|multiplicados] en cada esquina.
      Un cristal fue repitiendo sus pasos, con uno de [más|propina].
      + «Se ruega no gritar verdades», ponía en un cartel muy viejo.
      + Tuvieron que pasar de perfil por una grieta que tenía [cosquillas|mal genio].
      + {Friend} se encontró en mil espejos y los saludó uno por uno.
      + Un murciélago los guio sin apartar los ojos del capítulo.
      + El agua corría por debajo, hablando en sueños.
      + {Hero} pasó la mano por la roca, y la roca ronroneó.
    `,
    thanks: `
      {Keeper} le entregó {hero.a} una chispa de cristal que suena cuando hay [tormenta|silencio].
      / De regalo, {keeper} le dio {hero.a} una gota que no [moja|se gasta].
      / Dentro de una cajita [transparente|musgosa] recibió {hero} una carcajada del eco.
      + Los murciélagos cerraron el libro, marcando la página con el [dedo|pulgar].
      + Para {friend} hubo una piedra que canta si se la frota.
      + Las paredes fueron diciendo adiós, del rojo al violeta.
      + —La próxima vez, con un cuento nuevo —pidió el más [viejo|lector].
      + El lago hizo una onda, la primera en cien años.
      + La montaña se removió en sueños y los dejó [salir|pasar].
    `,
  },
  advanced: {
    arrival: `
      @place Desembocaron, tras un pasillo de sal, en la claridad que reina {place.in}.
      / @place Se entra {place.in} como en una copa de la que alguien acaba de [beber|levantar la mano].
      / Por unos resplandores [inexplicables|verdiazules] comprendieron que estaban {place.in}.
      / Bajo una [transparente|afiladísima] cortina de agujas penetraron {place.in}.
      Había un lago tan inmóvil que se habría dicho [pintado|de vidrio].
      / De las paredes manaba un canto sin letra, cada piedra en su [color|registro].
      / Columnas [transparentes|centelleantes] sostenían un techo con meteorología propia.
      + Los murciélagos leían cabeza abajo, y el que llegaba tenía la impresión de ser él quien [colgaba|estaba mal puesto].
      + Una gota, después de pensarlo medio siglo, se [desprendió|decidió].
      + —Sin ruido —suplicó una estalactita—, que la montaña tiene el sueño [ligero|antiguo].
      + A las buenas noches {friend.de} contestó la pared poniéndose [azul|índigo].
      + Olía a agua vieja y a vela apagada, que es como huelen los [secretos|sacristanes].
    `,
    life: `
      Con la noche ensaya el coro de las piedras, en el que la amatista desafina por [convicción|principio].
      / Viven allí gentes de poca luz y mucha lectura, como son los [murciélagos|topos].
      / Los murciélagos, al [despertar|levantarse], se dan las buenas noches y [consultan|leen] el periódico cabeza abajo.
      / A última hora las estalactitas [comparan|miden] su crecimiento, que [asciende|llega] a un pelo por siglo.
      + Las salamandras se sientan en torno a un carbón y se refieren [batallas|viajes] que no hicieron.
      + Despachaba un topo luz en frascos, a granel o con [etiqueta|lacito].
      + Dos gotas disputaban cuál tardaría más, prueba que lleva empatada tres [siglos|inviernos].
      + Un pez ciego enseñaba los colores a los pequeños, y no lo hacía [mal|a tientas].
      + Las arañas tejían para el vecindario unas cortinas de plata que no tapaban [nada|ni la vergüenza].
      + Por debajo de todo roncaba la montaña, en un tono tan bajo que pasaba por [silencio|pensamiento].
    `,
    way: `
      Llevaba {spot.to} un corredor que brillaba por un costado y dormía por el [otro|contrario].
      / Al camino que va {spot.to} le sobra eco y le falta [techo|anchura].
      / Con la imagen [multiplicada|repetida] en cada pared, avanzaron {spot.to} como una [expedición|muchedumbre] de sí mismos.
      / Encaminándose {spot.to} [descendieron|pasaron] por una galería en que cada pisada [desprendía|encendía] una nota.
      + Un cristal repetía sus pisadas, y de cuando en cuando añadía alguna de su [cosecha|gusto].
      + «Se ruega no pronunciar verdades en voz alta», prevenía un rótulo del tiempo de los [mineros|duendes].
      + Cierta grieta solo admitía el paso de perfil y, según se vio, tenía [cosquillas|opinión].
      + Mil espejos devolvieron {friend.a} su imagen, y a todas ellas les dedicó un [saludo|guiño].
      + El murciélago que los guiaba no alzó los ojos de su capítulo, por lo visto [emocionante|el último].
      + Ronroneó la roca al pasarle {hero} la mano, como un gato que llevara siglos [esperando|solo].
    `,
    thanks: `
      {Keeper} regaló {hero.a} una chispa de cristal que suena únicamente en el [silencio|sueño].
      / Una gota que no moja fue el obsequio que {keeper} puso en manos {hero.de}.
      / Envuelto en musgo [luminoso|azulado] recibió {hero} un prisma [diminuto|pulidísimo], aficionado a inventar colores.
      / Con [acústica|sentida] emoción confió {keeper} {hero.a} el eco de una carcajada, [cuidadosamente|herméticamente] embotellado.
      + Los murciélagos cerraron sus volúmenes, sin olvidarse de marcar la [página|intriga].
      + Las paredes se despidieron por orden, del rojo al violeta, y el violeta se hizo [esperar|rogar].
      + Se le adjudicó {friend.a} una piedra cantora, con instrucciones de frotarla con [mesura|cariño].
      + El lago se permitió una onda, de la que se hablará durante [generaciones|décadas].
      + La montaña, removiéndose en sueños, les hizo un hueco para [salir|que pasaran].
    `,
  },
  troubles: {
    'crystal-whistle': {
      keeper: { noun: 'eco tímido', gender: 'm' },
      thing: { noun: 'silbato de cristal', gender: 'm' },
      spot: { at: 'junto al lago subterráneo', to: 'al lago subterráneo' },
      facts: {
        ask: '¿Por qué no contestaba la cueva?',
        cause: 'el eco quiso gritar y {thing} se cayó por una grieta',
        mended: 'la cueva volvió a contestar',
      },
      beginner: {
        trouble: `
          @keeper Detrás de una columna susurró {keeper}: «[Aquí|Hola]».
          / @keeper No se veía a nadie. Era {keeper}, que es [aire|así].
          La cueva ya no contestaba [a nadie|ni al agua].
          @thing —He perdido {thing} —dijo, [muy bajito|casi sin voz].
          / @thing —Sin {thing} no puedo decir nada dos veces.
          @cause —Quise gritar, y {thing} cayó por una [grieta|raja] —[dijo|contó].
          / @cause —Fue al gritar —susurró—. {Thing} se cayó por una grieta, [plin|clin].
          @feeling Estaba triste. «Hola», decía, y no volvía [nada|ni la o].
          / @feeling —Estoy triste —dijo, y se oyó una sola vez.
          + —Yo nunca grito —contó—. Fue la primera vez.
          + Le daba corte hablar. Le daba corte hasta toser.
          + Sonó lejos, como una campana que baja escaleras.
          + Alguien lo oyó caer cerca del agua.
          + {Hero} gritó su nombre. La pared no hizo nada.
          + Era de cristal, fino como un dedo de luna.
          + Habló más bajo todavía, y ya era casi [aire|nada].
        `,
        worry: `
          Un murciélago preguntaba quién era. Sin eco, no lo [sabía|recordaba].
          / Las piedras cantaban y se quedaban [a medias|sin final].
          + La rana del lago decía cro, y esperaba.
          + Un topo pidió la hora y no volvió.
          + Nadie sabía si el túnel tenía fondo.
          + Los chistes no daban risa. Les faltaba el rebote.
          + Una gota cayó y pensó que no había caído.
          + El silencio era gordo como un gato.
          + Hasta los ronquidos salían cojos.
          + Un niño topo llamó a su mamá, y se calló.
        `,
        mend: `
          {Hero} le dio {thing} al eco. [Sopló|Sopló con ganas].
          / Donde estaría su mano, {hero} dejó {thing}.
          @mended Y la cueva volvió a [contestar|contestar: hola, ola, la].
          / @mended Fiuuu, sonó, y la cueva volvió a contestar, [ar, ar|clarito].
          + El murciélago preguntó, y por fin le dijeron: «tú, tú».
          + —Hola —dijo {hero}. —Hola, ola —dijo la pared.
          + Cada piedra acabó su canción.
          + La rana dijo cro, y tuvo compañía.
          + Las gotas cayeron dos veces cada una.
          + El eco se rio, y la risa dio la vuelta al lago.
          + {Friend} contó su chiste. Volvió con más gracia.
          + Un túnel dijo: «Tengo fondo, ondo».
          + Hasta el silencio, al irse, sonó un poco.
        `,
        joy: `
          Todos gritaron su nombre, y volvió [peinado|más grande].
          / Jugaron a preguntar. El eco sabía [todo|casi todo].
          + {Hero} cantó una canción, y salió a dos voces.
          + El eco ya no se escondía. Un poco sí.
          + {Friend} pidió un bis. —Bis, is —le dieron.
          + Los murciélagos leyeron en voz alta, por turnos.
          + Hubo sopa con plin, que es sopa de gota.
          + Le pusieron al silbato un cordón de plata.
          + Al final dijeron chist, y volvió: ist, st, t.
        `,
      },
      intermediate: {
        trouble: `
          @keeper La voz venía de detrás de una columna y era {keeper}, que no se deja [ver|ver nunca].
          / @keeper Buscaron por todas partes {keeper.a}, hasta que notaron su [suspiro|aliento] en la oreja.
          La cueva entera se había quedado sin [respuesta|contestar], y preguntara quien preguntara.
          / Preguntaban los murciélagos, y la cueva [callaba|permanecía] silenciosa.
          + Un murciélago dio las buenas noches tres veces y se [marchó|acostó] ofendido.
          @thing —He perdido {thing} —dijo, tan bajo que hubo que [adivinarlo|acercarse].
          / @thing —Me falta {thing}. Sin él, las voces se me [caen|van y no vuelven].
          @cause —Quise gritar por una vez, y {thing} se cayó por una [grieta|grieta del suelo] —[explicó|recordó].
          / @cause —Grité —confesó—, y del susto {thing} se cayó por una [grieta|grieta honda].
          @feeling Estaba triste: decía «hola» y no volvía ni la [última a|mitad].
          / @feeling La voz le salía triste y de una sola [pieza|vez].
          + —Me da vergüenza —explicó—. Nunca digo nada que no haya dicho otro antes.
          + Lo oyeron bajar tintineando, hacia el agua.
          + {Hero} gritó su propio nombre y no se lo devolvió nadie.
          + El aire junto a la columna se puso colorado.
        `,
        worry: `
          Un murciélago llevaba horas preguntando quién era y, sin eco, no podía estar [seguro|tranquilo].
          + Las canciones de las piedras se quedaban colgando, sin el final.
          + La rana decía «cro» y luego esperaba, con la cabeza [ladeada|en alto].
          + Nadie sabía ya si los túneles tenían fondo.
          + Los chistes habían perdido la gracia, que era el rebote.
          + Una gota cayó y tuvo dudas de haberlo hecho.
          + El silencio crecía como un gato al que le dan de más.
        `,
        mend: `
          {Hero} tendió {thing} hacia el aire, y algo muy fino lo [tomó|recogió con cuidado].
          / Allí donde temblaba un poco la luz, {hero} dejó {thing} y dio un paso [atrás|a un lado].
          @mended Sonó una nota de vidrio, y la cueva volvió a [contestar|contestar, ar, ar].
          / @mended De pared en pared corrió un silbido. La cueva volvió a [contestar|contestar a todos].
          + —¿Quién soy? —preguntó el murciélago. —Soy, oy —le dijo el techo, y quedó [contento|convencido].
          + Las piedras terminaron de una vez todas las canciones empezadas.
          + La rana dijo «cro» y lloró al oírlo.
          + Los túneles avisaron, uno por uno, de lo hondos que eran.
          + El eco se rio, y su risa dio tres vueltas al lago.
          + {Friend} repitió un chiste viejo, que volvió mejorado.
        `,
        joy: `
          Jugaron a gritar nombres, y cada nombre volvía un poco más [peinado|grande].
          + {Hero} cantó a solas y le salió un coro.
          + El eco asomó una punta de luz, de puro contento.
          + {Friend} pidió un bis, y las paredes se lo dieron: «is, is».
          + Los murciélagos leyeron en voz alta el capítulo más [triste|corto].
          + Le pusieron al silbato un cordón, por si otra grieta.
          + Terminaron diciendo «chist», que fue lo último que volvió.
        `,
      },
      advanced: {
        trouble: `
          @keeper Hablaba tras una columna {keeper}, que no se ha dejado ver en su [vida|larga vida].
          / @keeper Por un suspiro en la oreja supieron que estaba allí {keeper}, como siempre [de incógnito|sin cuerpo].
          La cueva había dejado de contestar, así fuera a un [grito|saludo].
          / Cualquier pregunta se [desvanecía|extinguía] en la cueva sin respuesta.
          @thing —He perdido {thing} —musitó—, y con él todas las [vueltas|respuestas].
          / @thing —Sin {thing} —[reconoció|manifestó]— las voces se me quedan en el [camino|aire].
          @cause Quiso gritar, por una vez, y {thing} se cayó por una grieta.
          / @cause —Quise gritar —confesó—, y {thing} se cayó por una [grieta|grieta profunda].
          @feeling Estaba triste, y lo decía una sola vez, que era lo más [triste|grave].
          / @feeling Había en su voz algo muy triste y sin el menor [rebote|doble].
          + Tímido por oficio, jamás había pronunciado palabra que no hubiera dicho antes [otro|alguien].
          + Se le oyó bajar tintineando de peldaño en peldaño, hacia donde duerme el [agua|lago].
          + Gritó {hero} su propio nombre, por probar, y no regresó ni la última [letra|vocal].
        `,
        worry: `
          Preguntaba un murciélago quién era y, a falta de eco, no acababa de [convencerse|saberlo].
          + Las canciones de las piedras quedaban en alto, como una escalera sin el último [peldaño|escalón].
          + Daba la rana su «cro» y se ponía luego a esperar, con una fe que partía el [alma|corazón].
          + Se ignoraba ya si los túneles tenían fondo, y nadie quería ser el primero en [comprobarlo|averiguarlo].
          + A los chistes les faltaba el rebote, que es donde llevan la [gracia|pimienta].
        `,
        mend: `
          Tendió {hero} {thing} hacia un temblor del aire, y el temblor lo [tomó|aceptó con delicadeza].
          / {Hero} depositó {thing} donde la luz vacilaba un poco, y se retiró un [paso|par de pasos].
          / Ofreció {hero} {thing} a aquella [invisible|transparente] compañía.
          @mended Sonó una nota de vidrio, y la cueva volvió a contestar, primero con [timidez|cautela].
          / @mended De bóveda en bóveda se propagó el silbido, y la cueva volvió a contestar.
          / Resonaron todas las galerías, y la cueva volvió a contestar [atropelladamente|educadamente].
          + Resonó también un estornudo que [esperaba|llevaba esperando] desde el lunes.
          + Una estalactita, por la emoción, perdió [momentáneamente|por primera vez] la compostura.
          + Repitió el murciélago su pregunta y, oyéndose, quedó plenamente [tranquilo|satisfecho].
          + Las piedras concluyeron de un tirón cuanto habían dejado [empezado|en suspenso].
          + Lloró la rana al escucharse, y su llanto sonó también [dos veces|por partida doble].
          + Uno tras otro fueron declarando los túneles su profundidad, alguno con cierta [exageración|jactancia].
        `,
        joy: `
          Se jugó a gritar los nombres propios, que regresaban mejor peinados de lo que [salían|partieron].
          + Cantó {hero} sin compañía, y lo que se oyó era un [orfeón|coro entero].
          + Contó {friend} un chiste decrépito, y las paredes se lo devolvieron con [mejoras|la gracia puesta].
          + El eco, transportado de alegría, enseñó por un segundo la punta de una [luz|sombra].
          + Colgaron el silbato de un cordón, y se despidieron con un «chist» que fue y vino hasta [gastarse|dormirse].
        `,
      },
    },
    'glow-stone': {
      keeper: { noun: 'murciélago farolero', gender: 'm' },
      thing: { noun: 'piedra de luz', gender: 'f' },
      spot: { at: 'en el túnel más estrecho', to: 'al túnel más estrecho' },
      facts: {
        ask: '¿Por qué estaban grises los cristales?',
        cause: 'la montaña bostezó y {thing} echó a rodar',
        mended: 'los cristales recobraron sus colores',
      },
      beginner: {
        trouble: `
          @keeper Boca abajo colgaba {keeper.un}, con un farol [sin luz|apagado].
          / @keeper Del techo habló {keeper.un}, con gorra y [pértiga|sueño].
          Los cristales estaban grises, como [ceniza|platos sucios].
          @thing —Se ha ido {thing}. Yo la cuidaba —[dijo|murmuró].
          / @thing —No está {thing}, y de ella beben [todos|color] —dijo.
          @cause —La montaña bostezó, y {thing} echó a [rodar|rodar, rodar].
          / @cause —Fue un bostezo de la montaña. Y {thing} echó a rodar —[dijo|contó].
          @feeling Estaba muy preocupado y se mordía [un ala|las uñas].
          / @feeling —¿Y si tiene miedo? —decía, [muy |]preocupado.
          + Era redonda y tibia, como un pan recién hecho.
          + —Bosteza cada mil años —dijo—, y me tocó a mí.
          + Bajó dando botes, tac, tac, hasta lo estrecho.
          + Él no cabía por ahí, con las alas y todo.
          + Se limpió las gafas. Seguía todo gris.
          + Un cristal le preguntó si era de noche.
          + Colgaba de un pie y daba vueltas de la [pena|prisa].
        `,
        worry: `
          El cristal rosa ya no sabía [si era rosa|quién era]. Preguntaba.
          / Dos esmeraldas se tomaban por [patatas|guisantes].
          + Los murciélagos leían el mismo gris en cada página.
          + El topo no vendía nada. La luz se iba de los frascos.
          + Una araña tejió un calcetín y era una cortina.
          + El lago parecía sopa fría.
          + Nadie se veía los pies, y se los pisaban.
          + —¿Soy azul? —decía uno. —Eres gris —decían todos.
          + El pez ciego dijo que él no notaba nada.
        `,
        mend: `
          {Hero} puso {thing} en la pértiga, con [mucho cuidado|un soplo].
          / Arriba, muy arriba, {hero} colgó {thing}. [Brilló|Tembló].
          @mended Y los cristales recobraron sus colores, uno [a uno|tras otro].
          / @mended Poco a poco, los cristales recobraron sus colores, [ah|plin].
          + El rosa dijo: «¡Soy rosa!», y se puso rojo.
          + Las esmeraldas se rieron mucho de lo del guisante.
          + Primero fue un verde, muy chico, en un rincón.
          + El techo se llenó de estrellas con esquinas.
          + El lago se puso azul y luego se durmió.
          + El topo tapó deprisa todos los frascos.
          + {Friend} tenía una oreja violeta.
          + La montaña cerró la boca y sonrió.
        `,
        joy: `
          Los cristales bailaron en el techo, sin [caerse|moverse].
          / Hubo una fiesta de colores, y cada uno comió [del suyo|azul].
          + {Hero} se pintó la cara con luz. Se fue con un soplo.
          + {Friend} quiso ser naranja, y lo fue un rato.
          + El murciélago colgó de un pie, tan a gusto.
          + Leyeron un cuento con dibujos, ahora que se veían.
          + A la piedra le hicieron un nido de lana.
          + Pidieron a la montaña que avise, y dijo «aaah».
          + Luego bajaron la luz, hasta un dedo de oro.
          + Rojo, dijo uno. Verde, dijo otro. Y brindaron.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Cabeza abajo los saludó {keeper.un}, con una pértiga que ya no [alumbraba|daba luz].
          / @keeper Del techo colgaba {keeper.un}, con gorra de servicio y cara [larga|de lunes].
          Los cristales se habían vuelto grises, como la [ceniza|loza sin fregar].
          @thing —Se ha marchado {thing} —dijo—. De ella beben todos su [color|luz].
          / @thing —Falta {thing}. Yo era quien la cuidaba —[dijo|murmuró].
          @cause —La montaña bostezó, y {thing} echó a rodar [cuesta abajo|sin despedirse] —[explicó|recordó].
          / @cause Hubo un bostezo de la montaña, enorme. {Thing} echó a [rodar|rodar, tac, tac].
          @feeling Estaba tan preocupado que se había comido media [ala|gorra].
          / @feeling —¿Y si pasa frío? —preguntaba, preocupado, a cada [cristal|minuto].
          + —Bosteza una vez cada mil años —añadió—. Ha sido en mi turno.
          + Se fue dando botes hasta el túnel donde él, con alas, no cabe.
          + La piedra era redonda y tibia, como un bollo.
          + Llevaba unas gafas muy gruesas, y con ellas veía el gris todavía más [gris|de cerca].
          + Un cristal le preguntó si ya era invierno.
        `,
        worry: `
          El cristal rosa preguntaba a todo el mundo si había sido rosa [alguna vez|de verdad].
          + Dos esmeraldas se habían convencido de que eran guisantes.
          + Los murciélagos leían cuentos en los que todo pasaba de [noche|gris].
          + Al topo se le apagaban los frascos, empezando por los caros.
          + Una araña tejió un calcetín larguísimo y era la cortina.
          + El lago parecía una sopa que nadie quiso.
          + Solo el pez ciego aseguraba no haber notado nada.
        `,
        mend: `
          {Hero} colocó {thing} en lo alto de la pértiga. Nadie se atrevió a [mirar|respirar].
          / Con la punta de los dedos, {hero} dejó {thing} en su [soporte|jaulita].
          @mended Entonces los cristales recobraron sus colores, uno tras [otro|otro, del rojo al añil].
          / @mended Empezó por un verde, allá en un rincón. Los cristales recobraron sus colores.
          / Empezaron [tímidamente|despacito] los verdes, y los cristales recobraron sus colores.
          + El rosa gritó que era rosa y se puso todavía [más|más rosa].
          + Las esmeraldas acordaron no hablar nunca de los guisantes.
          + Por el techo se encendieron estrellas con esquinas.
          + El topo corrió a tapar los frascos, que rebosaban.
          + {Friend.a} se le quedó una oreja violeta. No se lo dijeron.
          + La montaña apretó los labios para no volver a [bostezar|abrirlos].
        `,
        joy: `
          Hubo una fiesta de colores, y cada invitado comió del [suyo|que más le gustaba].
          + {Hero} se pintó la cara con un rayo y se la lavó con otro.
          + {Friend} quiso saber qué se siente al ser naranja.
          + Leyeron un libro de dibujos, ahora que se veían los dibujos.
          + A la piedra le tejieron un nido, con barandilla.
          + Pidieron a la montaña que la próxima vez avisara, y dijo «aaah».
          + Luego bajaron la luz hasta dejarla en un hilo de [oro|miel].
        `,
      },
      advanced: {
        trouble: `
          @keeper Cabeza abajo los recibió {keeper.un}, con la gorra sujeta por un [elástico|cordón].
          / @keeper Pendía del techo {keeper.un}, y de su pértiga pendía la [nada|oscuridad].
          Los cristales se habían vuelto grises como vajilla sin [fregar|dueño].
          / Descoloridos, los cristales [envejecían|dormitaban] con aspecto de ceniza.
          @thing —Se ha fugado {thing} —[anunció|comunicó]—, de la que todos beben su [color|brillo].
          / @thing —Falta {thing} —declaró—, confiada a mi [custodia|cuidado].
          @cause La montaña bostezó, y {thing} echó a rodar sin [despedirse|remedio].
          / @cause —La montaña bostezó —[refirió|puntualizó]—, y {thing} echó a rodar [cuesta abajo|dando botes].
          @feeling Estaba tan preocupado que se había roído media [ala|gorra].
          / @feeling Preguntaba, preocupado, si las piedras pasan [frío|miedo].
          + El bostezo sobreviene una vez cada mil años, y a él le había caído en el [turno|martes].
          + Se perdió por el túnel más angosto, donde no hay modo de entrar con las alas [puestas|al hombro].
          + Redonda y tibia como un bollo, no había dado nunca motivos de [queja|alarma].
        `,
        worry: `
          El cristal rosa inquiría de cada transeúnte si en otro tiempo había sido [rosa|de ese color].
          + Un par de esmeraldas vivía en la creencia de ser [guisantes|alcaparras], y se comportaba en consecuencia.
          + Leían los murciélagos unas novelas en las que, por lo visto, llovía [siempre|ceniza].
          + La araña terminó, según ella, un calcetín, y era la cortina del [salón|vecino].
          + Solo el pez ciego sostenía que la cueva estaba igual que [siempre|de costumbre].
        `,
        mend: `
          {Hero} posó {thing} en lo alto de la pértiga, y un silencio gris contuvo el [aliento|color].
          / Con las yemas de los dedos devolvió {hero} {thing} a su [soporte|trono].
          / Restableció {hero} {thing} en lo más [elevado|empinado] de la pértiga.
          @mended Entonces los cristales recobraron sus colores, por orden [alfabético|de timidez].
          / @mended Comenzó un verde, se animó un añil, y los cristales recobraron sus colores.
          / Reverberando [alegremente|calladamente], los cristales recobraron sus colores.
          + Proclamó el rosa que era rosa, y de la emoción se puso [carmín|casi rojo].
          + Las esmeraldas convinieron en no mencionar jamás la cuestión de los [guisantes|potajes].
          + {Friend.a} le quedó violeta una oreja, y por delicadeza nadie le ofreció un [espejo|comentario].
          + Apretó la montaña los labios, con el firme propósito de bostezar en lo sucesivo por la [nariz|otra ladera].
        `,
        joy: `
          Se celebró un banquete de colores, en el que cada cual repitió del [suyo|favorito].
          + Se maquilló {hero} con un rayo de luz y se desmaquilló con el [siguiente|de al lado].
          + Quiso {friend} experimentar lo naranja, y confesó que daba [hambre|calor].
          + Abrieron un libro de estampas, que en la última temporada se venía leyendo de [memoria|oído].
          + Rogaron a la montaña que avisara con tiempo, y ella, cortésmente, ahogó un [«aaah»|principio de bostezo].
        `,
      },
    },
    'drum-pebble': {
      keeper: { noun: 'vieja salamandra', gender: 'f' },
      thing: { noun: 'guijarro tambor', gender: 'm' },
      spot: { at: 'detrás de la cortina de piedra', to: 'a la cortina de piedra' },
      facts: {
        ask: '¿Por qué callaba el reloj de gotas?',
        cause: 'un escarabajo tomó {thing} por un taburete',
        mended: 'el reloj de gotas sonó de nuevo',
      },
      beginner: {
        trouble: `
          @keeper Junto a una piedra hueca estaba {keeper}, [muy quieta|escuchando].
          / @keeper Los paró {keeper}, con un dedo en los [labios|oídos].
          El reloj de gotas callaba. Nadie sabía la [hora|noche].
          @thing —Falta {thing} —dijo—. Ahí caía la [gota|gota gorda].
          / @thing —La gota cae, pero no suena. Falta {thing} —dijo.
          @cause —Un escarabajo tomó {thing} por un taburete —[suspiró|dijo].
          / @cause —Un escarabajo tomó {thing} por un [taburete|banco] —[dijo|contó].
          @feeling Estaba confusa y daba los buenos días a la [luna|sopa].
          / @feeling Muy confusa, bostezó, y luego [desayunó|no].
          + Tenía mil años y no usaba reloj. Usaba gota.
          + La gota caía al barro y hacía fff.
          + —Se lo llevó para sentarse a pensar —contó.
          + Puso un plato, un zapato y una nuez. No sonaban igual.
          + Dicen que piensa detrás de la piedra grande.
          + Se miró la cola, por si ponía la hora.
          + El barro hacía chup, y eso no es una hora.
        `,
        worry: `
          Los murciélagos no sabían si acostarse de pie o [de día|boca arriba].
          / Unos cenaban, otros leían, y uno era [Navidad|martes].
          + El topo abrió la tienda tres veces. Era de noche.
          + Un grillo no sabía cuándo empezar.
          + Las piedras cantaban la nana por la mañana.
          + A un bebé le dieron ocho desayunos.
          + La sopa esperaba a las nueve. No venían.
          + Una araña llegó tarde a su propia casa.
          + La gota miraba abajo y le daba pena.
          + El pez ciego cenó a oscuras, como siempre.
        `,
        mend: `
          {Hero} puso {thing} bajo la gota, [justo debajo|y esperó].
          / En su hueco de siempre, {hero} dejó {thing}. [Chist|Silencio].
          / Bajo la gota quedó {thing}. A [esperar|ver].
          / —Aquí —dijo {hero}, y puso {thing}. [Quieta|Justo].
          @mended Plin: el reloj de gotas sonó de [nuevo|nuevo, plin].
          / @mended Cayó la gota, y el reloj de gotas sonó de nuevo, [plin|plonc].
          + Plonc, hizo la gorda. Eran las [nueve|diez].
          + Los murciélagos cerraron el libro, todos a la vez.
          + La sopa vio llegar a las nueve y se alegró.
          + El grillo empezó, y empezó a tiempo.
          + —Ahora sí es ahora —dijo la salamandra.
          + El escarabajo pidió perdón y otro taburete.
          + Plin, y bostezo. Plin, y bostezo.
          + {Friend} contó tres gotas y ya no contó más.
          + Las piedras cantaron la nana a su hora.
        `,
        joy: `
          Bailaron al ritmo de la gota, [plin, plan|uno y dos].
          / La fiesta duró cien gotas, [justas|ni una más].
          + Al escarabajo le hicieron una silla de corcho.
          + {Hero} dio la hora con un palito: plin.
          + {Friend} bailó entre gota y gota. Se mojó.
          + La salamandra se puso su collar de los [días|jueves].
          + Comieron pan de setas a su hora.
          + El bebé tenía sueño, justo cuando tocaba.
          + Plin, decía el agua, y era buenas noches.
          + Nadie miró la hora, porque se oía.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Inclinada sobre una piedra hueca escuchaba {keeper}, sin [moverse|parpadear].
          / @keeper Los hizo callar {keeper}, que tenía un dedo levantado y mil [años|arrugas].
          El reloj de gotas no sonaba. En la cueva no había otra manera de saber la [hora|noche].
          / Silencioso el reloj de gotas, cualquiera [desayunaba|almorzaba] a medianoche.
          + Alguien [preparaba|anunciaba] ya el desayuno, por si acaso.
          @thing —Ha desaparecido {thing} —dijo—. La gota cae, pero no [suena|dice nada].
          / @thing —Aquí debajo estaba {thing}, y ahora hay [barro|un agujero] —explicó.
          @cause —Un escarabajo tomó {thing} por un taburete —contó— y se lo [llevó|llevó para pensar].
          / @cause —Pasó un escarabajo cansado, que tomó {thing} por un [taburete|taburete, el pobre] —[explicó|recordó].
          @feeling Estaba tan confusa que había dado los buenos días a la [luna|cena].
          / @feeling —No sé si me acuesto o me levanto —dijo, confusa, con un pie [calzado|en la cama].
          + Había probado con un plato, una nuez y un zapato. Ninguno daba la hora.
          + El escarabajo, según decían, meditaba detrás de la cortina de piedra.
          + Cada gota hacía «fff» y se iba avergonzada.
        `,
        worry: `
          Los murciélagos discutían si era hora de colgarse o de [descolgarse|desayunar].
          + El topo había abierto la tienda tres veces en plena noche.
          + Las piedras cantaban la nana durante la comida.
          + A un recién nacido le habían dado ocho desayunos y estaba [encantado|redondo].
          + Un grillo esperaba la señal con el arco levantado.
          + La sopa de las nueve se enfriaba esperando a las nueve.
          + Una araña llegó tarde a su propia tela.
        `,
        mend: `
          {Hero} puso {thing} en el hueco, bajo la gota, y todos [callaron|miraron hacia arriba].
          / Despacio, para que no se moviera, {hero} encajó {thing} en su [sitio|barro].
          @mended Cayó una, y el reloj de gotas sonó de nuevo: [plin|plin, y después plonc].
          / @mended La gota dudó en el aire. El reloj de gotas sonó de [nuevo|nuevo, clarísimo].
          / Salpicando [alegremente|puntualmente], el reloj de gotas sonó de nuevo.
          + —Las nueve —anunció la salamandra, y nadie lo discutió.
          + Se cerraron los libros, se quitaron las botas y se apagó el rojo.
          + El grillo entró justo donde tenía que entrar.
          + La sopa vio llegar la hora y soltó un poco de [humo|vapor].
          + El escarabajo devolvió también una idea que se había llevado.
          + Entre plin y plin cabía exactamente un bostezo.
        `,
        joy: `
          Se bailó al compás de la gota, con mucho tiempo entre paso y paso.
          + Al escarabajo le regalaron un taburete de corcho, firmado.
          + {Hero} dio los cuartos con un palito, y la gota, las horas.
          + {Friend} intentó pasar entre dos gotas y eligió mal.
          + La salamandra sacó el collar que se pone cada cien años.
          + Cenaron pan de setas a la hora de cenar, que es un [lujo|placer].
          + Al final cada plin quería decir buenas noches.
        `,
      },
      advanced: {
        trouble: `
          @keeper Sobre una piedra hueca se inclinaba {keeper}, escuchando lo que no [sonaba|se oía].
          / @keeper Les impuso silencio {keeper}, con un dedo alzado desde hacía [horas|siglos].
          Callaba el reloj de gotas, y con él toda noticia de la [hora|noche].
          / Enmudecido el reloj de gotas, las horas [vagabundeaban|se amontonaban].
          @thing —Falta {thing} —[aseguró|comunicó]—, y la gota, sin él, cae en [vano|blando].
          / @thing —Ahí debajo estaba {thing} —[explicó|señaló]—, y hay barro.
          @cause Un escarabajo tomó {thing} por un taburete, y allá se [sentó|fue].
          / @cause —Un escarabajo tomó {thing} por un taburete —[explicó|relató]— para [pensar|meditar].
          @feeling Confusa, acababa de dar los buenos días a su [cena|almohada].
          / @feeling Estaba tan confusa que llevaba puesta una sola [zapatilla|manga].
          + Los ensayos con un plato, una nuez y un zapato habían dado horas [falsas|inexistentes].
          + El pensador se hallaba, decían, detrás de la cortina de piedra, muy [avanzado|lejos ya].
          + Cada gota, al oír su propio «fff», se retiraba con visible [bochorno|disgusto].
          + Consultó su collar, su cola y el barro.
        `,
        worry: `
          Debatían los murciélagos si procedía colgarse o descolgarse, y el debate no tenía [hora|fin].
          + Tres veces en la misma noche había abierto el topo su [comercio|tienda], y tres veces bostezado.
          + A un recién nacido le llevaban servidos ocho desayunos, sin queja por su [parte|lado].
          + Aguardaba un grillo la señal, con el arco en alto y el brazo [dormido|de mármol].
          + La sopa de las nueve se iba enfriando a la espera de las nueve.
        `,
        mend: `
          Bajo la gota, en su cuna de barro, volvió a poner {hero} {thing}, y nadie [respiró|parpadeó].
          / {Hero} encajó {thing} en el hueco y se apartó, por no quitarle [sitio|luz] al agua.
          / [Exactamente|Ni un dedo más allá,] debajo de la gota situó {hero} {thing}.
          @mended Vaciló la gota, cayó, y el reloj de gotas sonó de nuevo, [plin|clarísimo].
          / @mended Con un plin que puso en pie el cabello, el reloj de gotas sonó de nuevo.
          / Cristalino y [puntualísimo|despreocupado], el reloj de gotas sonó de nuevo.
          + —Las nueve —dictaminó la salamandra, y el mundo, aliviado, fue las [nueve|nueve en punto].
          + Se cerraron los libros con un solo golpe, y entró el grillo donde le [correspondía|tocaba].
          + Junto con el guijarro restituyó el escarabajo una idea que no era [suya|de allí].
          + Desde entonces, entre plin y plin, cabe con exactitud un [bostezo|parpadeo].
          + El recién nacido, por fin, tuvo sueño.
        `,
        joy: `
          Al compás de la gota se bailó una danza de mucho respeto y muy pocos [pasos|saltos].
          + Fue dotado el escarabajo de un taburete de corcho, apto para toda clase de [pensamientos|dudas].
          + Quiso pasar {friend} entre dos gotas, cálculo en el que erró por [una|muy poco].
          + Lució la salamandra el collar de las grandes ocasiones, que estrenó en su [juventud|primer siglo].
          + Se cenó a la hora de la cena, placer del que la gente no se [percata|acuerda] hasta que falta.
        `,
      },
    },
  },
}
