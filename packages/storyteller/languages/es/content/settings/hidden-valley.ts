import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'el Valle Escondido', in: 'en el Valle Escondido', to: 'al Valle Escondido', from: 'del Valle Escondido' },
  beginner: {
    arrival: `
      @place La niebla se abrió, y estaban {place.in}. No salía [en los mapas|en ningún libro].
      / @place Ya estaban {place.in}, donde los muros [se apoyan|se sientan juntos].
      / @place Tras una loma, {place.in}, todo hablaba [bajito|bajo].
      / Detrás del último [monte|muro] dormía {place}.
      Un arroyo contaba cosas de [hace mil años|ayer], todas verdad.
      / Las ovejas se callaron [y miraron|de golpe], y luego siguieron.
      + La niebla lo tapaba todo, como una [manta|colcha de lana].
      + Olía a leña y a [queso joven|pan].
      + —Habla más bajo —pidió una piedra—. Acabo de [dormirme|cerrar un ojo].
      + De cada chimenea salía un hilo de humo [derecho|muy quieto].
      + {Friend} saludó al valle, y el valle contestó [despacio|al rato].
      + Una puerta verde estaba abierta [solo a medias|un dedo].
      + Los caminos no tenían prisa por [llegar|ir a ningún lado].
      + Un gato dormía en medio de la [calle|plaza], muy tranquilo.
    `,
    life: `
      Los muros se apoyan para [charlar|no caerse de sueño].
      / El arroyo se acuerda de todo, hasta de [tu cumpleaños|la lluvia del martes].
      / De noche, la niebla sube del prado y arropa [las casas|los tejados].
      + Un pastor contaba ovejas y le salía [una de más|lana].
      + Las campanas tosían un poco, [antes de empezar|de tan viejas].
      + Una abuela daba de comer a tres [gallinas|nubes chicas].
      + El molino dormía la siesta [desde el lunes|con un ojo abierto].
      + Aquí las cartas llegan tarde, pero [llegan bien|calentitas].
      + Un niño y una cabra miraban el [mismo caracol|agua correr].
      + La luna baja a beber al [estanque|abrevadero].
      + Nadie cierra con llave: no saben [dónde está|para qué sirve].
      + Nadie corre. Ni el [agua|reloj].
      + Las vacas saben esperar mucho.
    `,
    way: `
      El sendero {spot.to} daba muchas [vueltas|curvas].
      / Fueron {spot.to} junto al arroyo, que iba [delante|cantando].
      El arroyo dijo: «Este paso [ya lo oí|me lo sé]».
      / Un muro se apartó un [poco|pelo], para dejarlos pasar.
      + Olía a helecho y a [invierno|humo].
      + En un muro había un hueco con [una carta|una piedra tibia].
      + {Friend} metió la nariz en la niebla y [no la vio|estornudó].
      + Una oveja los siguió un [rato|trecho], por si acaso.
      + Pasaron un puente de [una tabla|dos piedras y media].
      + {Hero} contó los pasos, y el arroyo [también|corrigió].
      + Sonó una campana lejos, y luego [su eco|nada].
      + Un farol los miró y se [encendió|frotó los ojos].
      + En el barro había huellas de [pato|vaca], una detrás de otra.
      + Crujió una rama. Era la [noche|de siempre].
      + El agua se rió sola.
      + Todo iba [despacio|en voz baja].
    `,
    thanks: `
      {Keeper} le dio {hero.a} un poco de niebla [muy fina|doblada].
      / —Toma —dijo {keeper}. Era una piedra [del arroyo|que aún cantaba].
      Los muros se juntaron, [hasta otra|un poco más].
      / El arroyo prometió [acordarse|no contarlo], y lo cumple.
      + {Friend} recibió un queso. Era [mayor que {friend}|muy redondo].
      + Las ovejas dijeron «be», todas [a la vez|menos una].
      + —Vuelve cuando no busques [nada|el valle] —dijo una piedra.
      + Alguien dejó la luz de la puerta [encendida|verde].
      + El pastor les contó: salieron [dos|tres], y bien.
      + La niebla les secó los pies con [cuidado|una punta].
    `,
  },
  intermediate: {
    arrival: `
      @place Se abrió la niebla, y ya estaban {place.in}, que no sale en ningún [mapa|libro].
      / @place Solo se llega {place.to} cuando se deja de [buscar|mirar el mapa], y así llegaron.
      / @place Doblaron una curva de más, y estaban {place.in}, con sus muros [medio dormidos|apoyados unos en otros].
      / Pensando en otra cosa, [encontraron|descubrieron] de repente {place}.
      / Entre dos montañas [acurrucadas|soñolientas] se escondía {place}.
      Un arroyo iba contando historias de hace [mil años|un rato], y ninguna era mentira.
      / Las ovejas dejaron de masticar, miraron y volvieron [a lo suyo|a masticar].
      / Desde cada chimenea [ascendía|subía] un hilito de humo con olor a sopa.
      + Sobre las casas se extendía la niebla, igual que una manta [recién sacudida|de lana gris].
      + Olía a leña, a queso joven y a [pan de mañana|hierba mojada].
      + —Más bajo, por favor —pidió una piedra—, que me ha costado mucho [dormirme|encontrar postura].
      + {Friend} dijo hola, y el valle tardó un poco en [responder|encontrar el eco].
      + De las chimeneas salía un humo tan derecho que parecía [planchado|dibujado].
      + En la plaza dormía un gato con el tamaño justo de la [plaza|mancha de sol].
      + Los caminos iban despacio y se paraban a [mirar las flores|descansar en las curvas].
      + Todo estaba quieto. Hasta el [humo|viento].
      + Una puerta verde bostezó.
      + —Shh —dijo el [prado|muro]. Y nadie había hablado.
    `,
    life: `
      Los muros de piedra se inclinan unos hacia otros, y así pueden [charlar|dormir] sin caerse.
      / Tiene tan buena memoria el arroyo que corrige a los [abuelos|maestros].
      / Cada tarde la niebla sube del prado y arropa los tejados [de uno en uno|por orden de edad].
      + El pastor contaba ovejas y siempre le sobraba [una|media], por más que la buscaba.
      + Las campanas carraspean antes de tocar, porque son [muy mayores|antiguas y educadas].
      + Hay un molino que lleva dormido desde el lunes, y nadie quiere ser quien lo [despierte|empuje].
      + Las cartas llegan tarde pero calientes, como el [pan|bizcocho].
      + Una mujer vendía silencio por metros y regalaba el [retal|último palmo].
      + La luna baja a beber al estanque cuando cree que [nadie mira|todos duermen].
      + Nadie echa la llave, porque las llaves se usan para [abrir nueces|jugar].
      + Nadie corre. Ni el [agua|reloj].
      + Las vacas saben esperar.
      + Aquí los secretos pesan [poco|nada]. Se guardan en los muros.
    `,
    way: `
      El sendero {spot.to} daba tantas vueltas que se saludaba a sí [mismo|propio].
      / Para ir {spot.to} bastaba seguir al arroyo, que hablaba todo el [camino|rato].
      / Unas ovejas [pensativas|solemnes] los acompañaron {spot.to}, parándose a reflexionar.
      «Ese paso ya lo conozco», dijo el agua, y acertó de [quién era|qué zapato].
      / Un muro encogió la barriga para dejarles [sitio|paso libre].
      + Entre dos piedras asomaba una carta que no era para [ellos|nadie de allí].
      + {Friend} perdió la punta de la nariz en la niebla y la recuperó [enseguida|más adelante].
      + Una oveja los acompañó un trecho, con la excusa de un [trébol|recado].
      + El puente tenía tres tablas, y la de en medio estaba de [vacaciones|adorno].
      + Olía a helecho, a humo y un poco a [invierno|nuez].
      + {Hero} iba contando los pasos, y el arroyo llevaba la [cuenta buena|misma cuenta].
      + Un farol abrió un ojo, los vio pasar y lo volvió a [cerrar|entornar].
      + Crujió una rama. Era la [noche|de siempre].
      + El agua se rió sola.
      + —Por aquí —dijo una piedra—. Siempre por aquí.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} un trozo de niebla, doblado en [cuatro|ocho], para noches de calor.
      / De despedida, {keeper} le puso {hero.a} en la mano una piedra que aún [canturreaba|recordaba].
      / Recibió {hero} una rebanada de pan [montañés|calentito], para compartirla.
      + El arroyo prometió no olvidarlos, y en eso es de [fiar|palabra].
      + {Friend.a} le tocó un queso redondo que costaba [abrazar|llevar rodando].
      + Las ovejas dijeron adiós a coro, salvo una que dijo [hola|otra cosa].
      + —La próxima vez, sin buscar —pidió una piedra—, que así se [llega antes|encuentra todo].
      + Los muros se juntaron otro poco, como quien cierra una [puerta|carta].
      + En la ventana verde dejaron la luz encendida hasta [muy tarde|que se perdieron de vista].
      + Hubo muchos pañuelos y un [estornudo|bostezo].
      + El pastor contó: salían bien.
      + Nadie dijo adiós muy alto.
    `,
  },
  advanced: {
    arrival: `
      @place Quien se empeña en encontrarlo pasa de largo; ellos iban pensando en otra cosa y se hallaron {place.in}, entre [dos luces|muros soñolientos].
      / @place La niebla se hizo a un lado con el gesto de quien descorre una [cortina|cama], y allí estaban, {place.in}.
      / @place Ningún mapa se ha atrevido con el pliegue en que descansa {place}, y en ese pliegue estaban [ahora|ya].
      / Por una abertura que [seguramente|probablemente] antes no estaba, y que después [desapareció|se disimuló], pasaron {place.to}.
      / Detrás de la última colina, [arrebujado|escondido] en su propia sombra, se les reveló [calladamente|perezosamente] {place}.
      + Un arroyo de memoria prodigiosa les refirió lo ocurrido en los últimos [mil años|veranos], sin saltarse la merienda.
      + Las ovejas suspendieron la cena, examinaron a los forasteros y dieron el asunto por [resuelto|bueno].
      + —Un poco más bajo —rogó una piedra—, que llevo desde la primavera intentando [conciliar el sueño|dormirme].
      + Subía el humo de las chimeneas tan derecho que se habría podido colgar de él [la ropa|un cuadro].
      + {Friend} dio las buenas noches, y el valle, tras pensarlo, se las [devolvió|cambió por otras].
      + En la plaza, que era del tamaño de un gato, dormía [precisamente uno|el gato].
      + Los caminos iban de mala gana y se sentaban en las [curvas|cercas] a descansar.
      + Olía a leña, a queso tierno y, según {friend}, a [cuento|lunes sin escuela].
    `,
    life: `
      Los muros, que son de piedra y de buena familia, se inclinan unos hacia otros para [conversar|sostenerse] hasta tarde.
      / Al anochecer la niebla sube del prado y va arropando los tejados, [uno por uno|de mayor a menor], sin olvidar el del perro.
      / Guarda el arroyo cuanto ha oído desde la creación del mundo, y lo repite a quien le [preste oído|dé conversación].
      / Las ventanas se [apagan|cierran] por turnos, y la última da las [gracias|buenas noches] a todas las demás.
      / El valle entero se [acurruca|encoge] al anochecer, de modo que entre vecino y vecino [cabe|queda] apenas una manta.
      + Contaba el pastor sus ovejas, y como siempre le sobraba una, había terminado por [ponerle nombre|saludarla].
      + Las campanas carraspean antes de dar la hora, costumbre que el médico encuentra [natural|encantadora] a su edad.
      + Llevaba dormido el molino desde el lunes, y en torno a él se andaba de [puntillas|calcetines].
      + El correo llega con retraso, pero tan caliente que más de uno lo usa de [manta|bolsa de agua].
      + Las llaves se emplean allí para partir nueces, puesto que las puertas prefieren [fiarse|quedarse entornadas].
      + Cuando supone que nadie la ve, la luna baja al estanque y bebe a sorbos [pequeños|educados].
    `,
    way: `
      Tantas vueltas daba el sendero {spot.to} que en una de ellas se saludó a sí mismo, [sorprendido|con cortesía].
      / Se iba {spot.to} a la vera del arroyo, el cual no dejó de hablar sino para tomar [aire|una curva].
      / Unas ovejas [meditabundas|conocedoras del terreno] los encaminaron {spot.to}, con [numerosas|frecuentes] paradas para reflexionar.
      / Descendiendo {spot.to} [encontraron|atravesaron] un puentecillo de piedra que [preguntaba|recordaba] el nombre a los caminantes.
      + «Ese paso me suena», murmuraba el agua, y citaba el día, la hora y el [zapato|tobillo].
      + Un muro encogió la cintura para que pudieran pasar, y la soltó luego con un [suspiro|crujido].
      + {Friend} extravió en la niebla la punta de la nariz, y tuvo que volver [por ella|a buscarla].
      + Los acompañaba una oveja, so pretexto de un [trébol|encargo] que no quiso detallar.
      + Constaba el puente de tres tablas, de las cuales la segunda se hallaba [ausente|de permiso].
      + Iba contando {hero} los pasos, y el arroyo, que llevaba la misma cuenta, aplaudió al llegar a [mil|cien].
      + Entreabrió un farol el ojo, comprobó que no eran nadie de [cuidado|la oficina] y siguió durmiendo.
      + Olía a helecho, a humo y a ese frío [menudo|limpio] que anuncia las castañas.
    `,
    thanks: `
      Le entregó {keeper} {hero.a} un pliego de niebla, doblado con [esmero|ciencia], para las noches en que hace falta.
      / A modo de despedida {keeper} puso en la palma {hero.de} una piedra que seguía, muy bajo, [recordando|cantando].
      / Recibió {hero} una rebanada de pan [campesino|montañés], todavía [calentita|humeante], con instrucciones de compartirla.
      / Prometió {keeper}, en prueba de [agradecimiento|amistad], que el valle se dejaría [encontrar|descubrir] otra vez por {hero}.
      + Juró el arroyo que los tendría presentes, y ya se sabe que no [olvida|miente].
      + {Friend.a} y {hero.a} les tocó un queso de tal redondez que hubo que [presentarlo|bajarlo rodando].
      + Corearon las ovejas el adiós, todas a una, menos la que [sobraba|llegó tarde].
      + —La próxima vez, sin mapa —aconsejó una piedra—, y el camino será más [corto|fácil].
      + Se arrimaron los muros otro poco, como los vecinos cuando [refresca|se acaba la velada].
      + Hasta que doblaron la última curva ardió en la ventana verde una [vela|lámpara].
    `,
  },
  troubles: {
    'mist-shuttle': {
      keeper: { noun: 'vieja tejedora', gender: 'f' },
      thing: { noun: 'lanzadera', gender: 'f' },
      spot: { at: 'detrás de la cascada', to: 'a la cascada' },
      facts: {
        ask: '¿Por qué había un roto en la manta de niebla?',
        cause: 'el arroyo se llevó {thing}',
        mended: 'la manta de niebla se cerró',
      },
      beginner: {
        trouble: `
          @keeper En su telar estaba {keeper.un}, [araña y abuela|con ocho patas].
          / @keeper Colgada de un hilo bostezaba {keeper.un}, con [gafas|un dedal].
          La manta de niebla tenía un roto. Y la luna [deslumbraba|daba en los ojos].
          / Por un roto de la niebla entraba toda la [luna|luz], de golpe.
          @thing —He perdido {thing} —[dijo|bostezó].
          / @thing —No puedo tejer sin {thing} —[dijo|suspiró].
          @cause —El arroyo se llevó {thing} [corriendo|corriendo, muy contento] —contó.
          / @cause —Lo vi: el arroyo se llevó {thing} y [no dijo nada|decía adiós].
          @feeling Estaba cansada y tejía con [los dedos|los bigotes].
          / @feeling Tan cansada estaba, que hablaba con los ojos [cerrados|en el suelo].
          + Había probado con una cuchara. Salió [una bufanda|sopa].
          + El roto era ya como una [puerta|vaca].
          + —Setenta años tejo —dijo—, y nunca [esto|un roto].
          + Un hilo de niebla se le escapó por la [ventana|manga].
          + Tenía siete patas en la labor y una en el [café|agua].
          + —Se cae sola de las manos —dijo—. Y tengo [ocho|muchas].
          + Hacía frío en el [roto|aire].
          + —Mira —dijo—. Ni un [nudo|punto].
        `,
        worry: `
          Nadie dormía: todos tenían la luna en [los párpados|la sopa].
          / Las camas estaban blancas de luna, y los ojos, [abiertos|como platos].
          + Una oveja llevaba gafas de [sol|luna].
          + El gallo cantó tres veces, por si [era de día|acaso].
          + Un bebé quería apagar la luna [soplando|con el dedo].
          + El pastor contó ovejas, y todas lo [miraban|contaban].
          + La gente colgaba mantas de las [ventanas|ramas].
          + Un caracol se durmió, pero al [sol|revés].
          + Las flores no sabían si cerrarse o [qué|no].
          + El perro ladraba a su sombra, y ella [callaba|no].
          + El molino, que dormía, abrió [un aspa|los dos ojos].
        `,
        mend: `
          {Hero} le dio {thing} a la tejedora. Y [zas, zas|la niebla creció].
          / En sus manos puso {hero} {thing}, y el telar [cantó|se despertó].
          @mended Y la manta de niebla se [cerró|cerró, de monte a monte].
          / @mended Punto a punto, la manta de niebla se [cerró|cerró del todo].
          + La luna quedó detrás, [suave|como un huevo].
          + Ris, ras, iba y venía, como un [pez|ratón] de plata.
          + El último nudo lo hizo {hero}. Quedó [bonito|un poco gordo].
          + Se oyó un «ah» muy largo por todo el [valle|prado].
          + Las ovejas se acostaron [de un golpe|en fila].
          + El roto se hizo plato, luego [botón|moneda], luego nada.
          + Olía a lana limpia y a [lluvia|noche].
          + La tejedora cerró los ojos, los [ocho|ocho a la vez].
          + Nadie decía [nada|ni pío].
          + La niebla subió hasta las [botas|rodillas].
        `,
        joy: `
          La tejedora hizo, con lo que sobró, [un pañuelo|calcetines de niebla].
          / Con el hilo que quedaba hubo [bufandas|gorros] para las cabras.
          + {Hero} llevó la punta del hilo por todo el [prado|valle].
          + {Friend} se enredó dos veces. Ya era [un ovillo|lana].
          + El arroyo pidió perdón. Sonaba [a agua|muy bien].
          + Ataron la lanzadera con un [lazo|cordón] azul.
          + Hubo pan con queso y un silencio [redondo|muy bueno].
          + Los muros contaron un chiste [bajito|de piedras].
          + Bailaron descalzos para no [despertar a nadie|hacer ruido].
          + La luna miró por una rendija, con [educación|un ojo].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Ante un telar tan alto como la puerta estaba {keeper.un}, una araña de ocho [agujas|patas y un moño].
          / @keeper Del techo bajó {keeper.un}, araña y abuela, colgada de su propio [hilo|bostezo].
          En la manta de niebla había un roto, y por él la luna daba en todos los [ojos|sueños].
          / Por un roto de la niebla caía la luna a [chorros|cubos], directa a las camas.
          / Por un agujero de la niebla se [colaba|derramaba] demasiada claridad.
          @thing —He perdido {thing} —dijo—, y a mano no se teje [niebla|ni un pañuelo].
          / @thing —Sin {thing} —explicó— la niebla se me queda en [hilos|nubes sueltas].
          @cause —La dejé en la orilla, y el arroyo se llevó {thing} sin [preguntar|mirar] —contó.
          / @cause —Fue mientras la lavaba: el arroyo se llevó {thing} [riéndose|corriente abajo] —[explicó|recordó].
          @feeling Estaba tan cansada que se le caían los puntos y las [palabras|pestañas].
          / @feeling De lo cansada que estaba, tejía el aire y no se daba [cuenta|prisa].
          + Había probado con una cuchara, y le había salido [sopa|una especie de puré].
          + —Llevo setenta años arropando este valle —añadió—, y nunca con [goteras|agujeros].
          + Siete patas sujetaban el telar y la octava, una taza de [menta|leche] fría.
          + El roto empezó como un botón y ya cabía por él una [vaca|puerta].
          + De la manga se le escapaba un hilito de niebla, con mucho [disimulo|sigilo].
          + —Mira, ni un nudo.
          + Enseñó las patas, vacías. Las ocho.
          + Hacía frío en el [roto|aire].
        `,
        worry: `
          No dormía nadie, porque la luna se metía en los párpados como [arena|una visita].
          / Estaban las camas llenas de luna, y encima de ella la gente daba [vueltas|suspiros].
          + Una oveja se había puesto gafas de sol y ahora contaba [pastores|estrellas].
          + Cantó el gallo tres veces, y las tres pidió [perdón|disculpas].
          + Los vecinos colgaban colchas en las ventanas, y todas eran [cortas|finas].
          + Un bebé soplaba hacia arriba, a ver si la luna se [apagaba|movía].
          + Hasta el molino, que dormía desde el lunes, abrió un [aspa|ventanuco].
          + Las flores, sin saber qué hacer, se cerraban y se [abrían|lo pensaban].
        `,
        mend: `
          {Hero} le puso {thing} en la pata que tenía libre, y el telar empezó a [cantar|trotar].
          / Apenas tocó {thing} el hilo, {hero} vio crecer la niebla [palmo a palmo|por los bordes].
          @mended De monte a monte, la manta de niebla se [cerró|cerró con un último nudo].
          / @mended Y la manta de niebla se cerró, sin que se notase [dónde|el zurcido].
          / Puntada tras [puntada|puntadita], la manta de niebla se cerró.
          + Iba y venía la lanzadera como un pez que conoce el [río|camino].
          + La luna quedó al otro lado, suave como la yema de un [huevo|farol].
          + El último nudo lo hizo {hero}, y salió un poco [gordo|torcido], pero firme.
          + Por todo el valle corrió un «ah» que venía de las [almohadas|camas].
          + El roto fue plato, fue moneda, fue lenteja y fue [nada|un recuerdo].
          + Las ovejas cayeron dormidas en el orden de [siempre|la cuenta].
          + Se cerraron los ocho ojos de la tejedora, [uno tras otro|de dos en dos].
          + Ris, ras. Y otra vez: ris, ras.
          + Nadie respiraba.
          + Olía a lana y a [lluvia|sueño].
        `,
        joy: `
          Con lo que sobró, la tejedora hizo calcetines de niebla para quien tuviera [pies|frío].
          / Del hilo que quedaba salieron gorros para las [cabras|chimeneas], y les sentaban bien.
          + {Friend} quiso ayudar con el ovillo y acabó dentro del [ovillo|calcetín].
          + El arroyo se disculpó con una frase larga que sonaba [preciosa|a lluvia].
          + A la lanzadera le ataron un cordel, como a los [globos|guantes] de los niños.
          + Se cenó pan con queso, en un silencio que daba [gusto|sueño].
          + Un muro contó su único chiste, y los demás se [rieron por dentro|apoyaron a reír].
          + Todos bailaron descalzos, para no pisar el [sueño|descanso] de nadie.
        `,
      },
      advanced: {
        trouble: `
          @keeper Ante un telar como una casa trabajaba {keeper.un}, araña de [edad|pocas palabras].
          / @keeper Suspendida de un hilo, su oficio y su [silla|ascensor], los recibió {keeper.un}.
          Por un roto de la manta de niebla caía la luna sobre todos los [párpados|sueños].
          / Tenía la manta de niebla un roto, y cabía por él la luna [entera|con su luz].
          / Desgarrada la niebla, la claridad [molestaba|desvelaba] a los durmientes.
          @thing —He perdido {thing} —declaró—, y la niebla no pasa ya de [vapor|intención].
          / @thing —Me falta {thing} —dijo—, y a dedo no se teje una noche [entera|decente].
          @cause En un descuido, según dijo, el arroyo se llevó {thing}, [cantando|con un cuento].
          / @cause —Sin mala fe —precisó—, el arroyo se llevó {thing}, que iba con [prisa|sueño].
          @feeling Tan cansada estaba que los bostezos se le enredaban en la [urdimbre|labor].
          / @feeling Estaba cansada hasta la octava [pata|rodilla], que en una araña es mucho.
          + Con una cuchara, a falta de otra cosa, había obtenido algo muy semejante al [puré|yeso].
          + —Setenta años llevo arropando este valle —añadió—, y es la primera vez que se me [destapa|resfría].
          + Había comenzado el roto por un ojal, y para entonces admitía holgadamente una [vaca|carreta].
        `,
        worry: `
          Daba la luna en los párpados con tanta insistencia que la gente se levantaba a [abrirle|preguntarle qué quería].
          / Blanqueaban las camas como campos nevados, y sobre ellas suspiraba el valle [entero|en pleno].
          + Una oveja, provista de gafas oscuras, había tomado a su cargo la cuenta de los [pastores|insomnes].
          + Cantó el gallo tres veces, y las tres hubo de presentar sus [excusas|respetos] a la noche.
          + El molino, que dormía desde el lunes, entreabrió un aspa y preguntó la [hora|fecha].
          + Se sacaron colchas a las ventanas, y se vio entonces que eran todas demasiado [sinceras|delgadas].
          + Dudaban las flores entre cerrarse y no, y de tanto dudar tenían [agujetas|ojeras].
        `,
        mend: `
          Apenas la soltó {hero}, {thing} echó a correr de orilla a [orilla|monte].
          / Puso {hero} {thing} en su sitio, y el telar arrancó con un [trote|canto] antiguo.
          / Depositó {hero} {thing} en el telar, que [ronroneó|se estremeció] de contento.
          @mended De monte a monte, la manta de niebla se cerró con un nudo [final|mínimo].
          / @mended Poco después la manta de niebla se cerró, sin que se viese el [zurcido|roto].
          / [Bostezando|Hilo por hilo], la manta de niebla se cerró.
          + Del otro lado quedó la luna, suave como un huevo visto al [trasluz|anochecer].
          + Correspondió {hero.a} el último punto, que salió algo grueso y es hoy el más [querido|firme] de todos.
          + Fue el roto un plato, fue una moneda, fue una lenteja y acabó siendo [ninguna cosa|un rumor].
          + Recorrió el valle un suspiro tan hondo que movió las [cortinas|cunas].
          + Cerró la tejedora sus ojos de dos en dos, y al llegar al octavo ya [dormía|roncaba].
        `,
        joy: `
          Del hilo sobrante salieron calcetines de niebla, que no abrigan mucho pero no [pesan|aprietan] nada.
          / Alcanzó lo sobrante para gorros de cabra, prenda que desde entonces es [tradición|obligatoria] en fiestas.
          + {Friend} se prestó a sostener el ovillo, y a los pocos minutos lo [habitaba|era].
          + Pidió perdón el arroyo en un discurso que nadie entendió y que a todos [conmovió|arrulló].
          + Refirió un muro el único chiste que sabe, y rieron los demás hasta que se les movió la [piedra|hiedra].
          + Se bailó en calcetines, por no pisar el sueño de los que iban [cayendo|quedándose atrás].
          + Con un cordel al cuello, la lanzadera ya no se [aparta|escapa] de su dueña.
        `,
      },
    },
    'last-letter': {
      keeper: { noun: 'vencejo cartero', gender: 'm' },
      thing: { noun: 'última carta', gender: 'f' },
      spot: { at: 'en el viejo puente colgante', to: 'al viejo puente colgante' },
      facts: {
        ask: '¿Por qué había alguien que no quería dormir?',
        cause: 'el viento sacó {thing} de la bolsa',
        mended: 'se leyó la carta en voz alta',
      },
      beginner: {
        trouble: `
          @keeper En el tejado estaba {keeper.un}, con la bolsa [del revés|vacía].
          / @keeper Sobre el buzón daba vueltas {keeper.un}, con una [gorra|pluma] torcida.
          Alguien esperaba una carta y no quería [dormir|cerrar los ojos].
          / Había una luz encendida: alguien esperaba su [carta|correo] y no dormía.
          @thing —Me falta {thing} —[dijo|lloró].
          / @thing —Busco {thing} por todas [partes|las tejas] —dijo.
          @cause —El viento sacó {thing} de la [bolsa|bolsa, volando] —contó.
          / @cause —Iba volando, y el viento sacó {thing} de la bolsa. [Zas|Fiu] —[suspiró|dijo].
          @feeling Estaba muy triste, y el sello [también|se había mojado].
          / @feeling Tan triste estaba que volaba [bajo|en redondo].
          + —En veinte años no he perdido [ni una postal|una coma].
          + Miró en la bolsa otra vez. Había [migas|un botón].
          + Conocía todas las puertas, y ninguna la [tenía|sabía].
          + Una lágrima le cayó en la [gorra|bota].
          + —Es de buenas noches —dijo—. No sirve [mañana|de día].
          + Llevaba la lista de cartas, con [una|la última] sin marcar.
          + Pasó una nube. No traía [carta|nada].
          + —¿La has visto? —le dijo al [gallo|tejado].
          + Nadie la había visto [pasar|volar].
        `,
        worry: `
          Una abuela con [bata|gorro de dormir] miraba por su ventana.
          / En la ventana verde, una abuela esperaba con [su manta|una taza].
          + Había encendido una vela y [otra|una más], para el cartero.
          + —Un poco más —le decía a su [gato|almohada].
          + El gato bostezaba y miraba [la puerta|el buzón].
          + El té se enfrió tres [veces|tazas].
          + El buzón tenía la boca [abierta|muy abierta], por si acaso.
          + Los muros le hacían compañía, sin [hablar|moverse].
          + Cada hoja que caía parecía [una carta|un sobre].
          + El reloj andaba despacio para [ayudar|esperar].
          + La escalera crujió, y solo era la [escalera|noche].
        `,
        mend: `
          {Hero} llevó {thing} hasta la ventana, y [la abrieron|dio tres golpecitos].
          / Por debajo de la puerta, {hero} pasó {thing}.
          / Por la ventana entró {thing}. [Alguien la leyó|Por fin].
          / Toc, toc. Era {thing}, en la [ventana|puerta].
          @mended Y se leyó la carta en voz [alta|alta: «Que duermas bien»].
          / @mended Con gafas, se leyó la carta en voz [alta|alta, y otra vez].
          + La abuela la puso bajo la [almohada|taza].
          + Era corta, y olía a [pan|jabón].
          + El gato ronroneó en la [firma|última línea].
          + Decía «buenas noches», con todas las [letras|ganas].
          + La vela se apagó [sola|de gusto].
          + El vencejo escuchaba desde el [tejado|alero], muy quieto.
          + Dos casas más allá también se [durmieron|oyó].
          + Sonó un beso, y era de [papel|lejos].
          + Hubo un silencio muy [blando|bueno].
          + El gato se sentó a [oír|escuchar].
          + La leyó tres veces. La tercera, [sin gafas|dormida].
        `,
        joy: `
          El vencejo recibió un sello nuevo: [un vencejo|un corazón].
          / Hubo té caliente, y esta vez se bebió [entero|hasta el azúcar].
          + {Hero} puso el último sello con la [lengua|palma].
          + {Friend} se mandó una carta y la [contestó|recibió].
          + El viento trajo tres sobres. Eran de [nadie|hojas].
          + A la bolsa le cosieron un [botón|cierre].
          + La abuela escribió ya la de [mañana|vuelta].
          + El gato firmó con una [pata|huella].
          + Los muros se pasaban la noticia [de boca en boca|despacio].
          + El buzón cerró la boca y se [durmió|relamió].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Sobre el alero más alto estaba {keeper.un}, sacudiendo una bolsa [vacía|vuelta del revés].
          / @keeper Daba vueltas al buzón {keeper.un}, con la gorra en el [pico|ala] y la cabeza gacha.
          En una ventana seguía la luz, porque alguien esperaba su carta de buenas noches y no quería [dormir|acostarse].
          / Quedaba alguien despierto en el valle, y no pensaba dormir sin su [carta|correo].
          / Alguien [permanecía|suspiraba] despierto, esperando al cartero.
          @thing —Me falta {thing} —dijo—, y es la que más [pesa|importa].
          / @thing —He repartido todas menos {thing} —contó, y miró la [bolsa|lista] otra vez.
          @cause —En la curva del puente, el viento sacó {thing} de la bolsa y [se fue|jugó con ella] —explicó.
          / @cause —No la solté yo: el viento sacó {thing} de la bolsa, [por leerla|en un descuido] —[contó|explicó].
          @feeling Estaba tan triste que se le había mojado el [sello|uniforme].
          / @feeling Volaba bajo de puro triste, casi [andando|rozando la hierba].
          + —Veinte años de servicio —decía— y ni una postal [perdida|doblada].
          + Dentro de la bolsa solo quedaban migas y un [botón|poco de niebla].
          + —Una carta de buenas noches no vale por la [mañana|tarde] —añadió en voz baja.
          + Tenía la lista en la pata, con un solo renglón sin [tachar|su cruz].
          + —Ni una más, ni una menos —decía.
          + Una lágrima le cayó en la [gorra|bota].
          + Nadie la había visto pasar.
        `,
        worry: `
          Tras los cristales, una abuela con gorro de dormir miraba el camino y volvía a [mirarlo|sentarse].
          / En la casa de la puerta verde ardían dos velas, una para leer y otra para el [cartero|gato].
          + —Cinco minutos más —le prometía cada cinco minutos a la [almohada|tetera].
          + El té se había enfriado tres veces, y las tres se había vuelto a [calentar|animar].
          + El buzón esperaba con la boca abierta, por no hacer [ruido|perder tiempo].
          + Toda hoja que caía pasaba un momento por [carta|sobre] y luego seguía siendo hoja.
          + El gato hacía guardia, con un ojo en la puerta y otro en el [sueño|cojín].
          + El reloj de pared atrasaba a propósito, para dar [tiempo|esperanza].
          + Crujió la escalera. No era nadie.
          + La vela se iba haciendo [corta|pequeña].
          + Pasó una nube. No traía carta.
        `,
        mend: `
          {Hero} dio tres golpecitos en el cristal y tendió {thing}, un poco arrugada y muy [viajada|contenta].
          / Por el hueco de la puerta, {hero} deslizó {thing} hasta la [zapatilla|alfombra] de la abuela.
          @mended Junto a la vela se leyó la carta en voz alta, despacio, y luego [otra vez|la firma].
          / @mended Se buscaron las gafas y se leyó la carta en voz alta, para [todos|el gato también].
          / Con la voz un poco [temblorosa|emocionada], se leyó la carta en voz alta.
          + Decía que durmiera bien, con todas las letras y una [flor|mancha] al final.
          + Olía a pan y a la cocina de otra [casa|persona].
          + La abuela la guardó debajo de la almohada, donde guarda el [verano|resto].
          + Una de las velas se apagó sola, de puro [tranquila|satisfecha].
          + En el alero, el vencejo seguía la lectura moviendo el [pico|ala].
          + Dos tejados más allá la oyeron, y se durmieron sin ser el [destinatario|cumpleaños de nadie].
          + El gato se sentó a escuchar.
          + Hubo un silencio muy [blando|bueno].
          + Era corta. Era la justa.
        `,
        joy: `
          Al vencejo le regalaron un sello con un vencejo, y lo llevaba en el [pecho|ala].
          / Hubo té por cuarta vez, y por primera se lo bebieron [caliente|entero].
          + {Friend} se escribió una carta larga y corrió al buzón a [recibirla|esperarla].
          + A la bolsa le cosieron un cierre y el nombre del [viento|cartero], tachado.
          + El viento, avergonzado, trajo un montón de hojas por si alguna [servía|era la buena].
          + La abuela dejó contestada la de mañana, que así se [adelanta|duerme mejor].
          + Firmó el gato con la pata, y quedó muy [elegante|parecido].
          + De muro en muro pasó la noticia hasta la última [piedra|casa].
        `,
      },
      advanced: {
        trouble: `
          @keeper En el alero, registrando otra vez una bolsa [vacía|del revés], se hallaba {keeper.un}.
          / @keeper Con la gorra bajo el ala rondaba el buzón {keeper.un}, sin [atreverse|decidirse].
          Quedaba una ventana con luz: alguien no quería dormir sin su [carta|correo].
          / Junto a una vela, alguien esperaba el correo y se negaba a [dormir|acostarse].
          / Alguien [permanecía|suspiraba] despierto, esperando correspondencia.
          @thing —Lo he entregado todo —confesó—, salvo {thing}, la de más [peso|cariño].
          / @thing —Me falta {thing} —murmuró—, y basta una para no [dormir|vivir].
          @cause Al cruzar el puente, el viento sacó {thing} de la bolsa, por [curiosidad|leerla].
          / @cause —Con finura —añadió—, el viento sacó {thing} de la bolsa y se la [leyó|llevó].
          @feeling Estaba triste hasta la última [pluma|tilde], y lo disimulaba mal.
          / @feeling Triste como un domingo sin [reparto|sobres], apenas alzaba el vuelo.
          + —Veinte años de servicio —alegó—, y ni una postal con la esquina [doblada|mojada].
          + Quedaban en la bolsa unas migas, un botón y cierta [responsabilidad|humedad] que no se iba.
          + —Una carta de buenas noches —explicó— caduca al [alba|primer gallo], como las estrellas.
        `,
        worry: `
          Una abuela con gorro de dormir vigilaba el camino, y cada cinco minutos se concedía otros [cinco|tantos].
          / Ardían tras la puerta verde dos velas, una por la carta y otra por el [cartero|que la traía].
          + Tres veces se había enfriado el té, que a la cuarta empezaba a tomárselo como algo [personal|suyo].
          + Con la boca abierta desde las ocho, el buzón comenzaba a sentir [corriente|la mandíbula].
          + No caía hoja que no fuese, por espacio de un segundo, un [sobre|mensaje].
          + Atrasaba el reloj a conciencia, creyendo con ello dar [tiempo|ánimos] a las alas.
          + El gato montaba la guardia, si bien por [turnos|parpadeos] cada vez más largos.
        `,
        mend: `
          Tres golpecitos dio {hero} en el cristal, y alargó {thing}, algo [arrugada|despeinada].
          / Deslizó {hero} bajo la puerta {thing}, que paró contra una [zapatilla|pantufla].
          / Entregó {hero} {thing} por la rendija, [ceremoniosamente|calladamente].
          @mended A la luz de la vela se leyó la carta en voz alta, hasta la [firma|posdata].
          / @mended Halladas las gafas, se leyó la carta en voz alta, y se [releyó|repitió].
          / Sílaba por sílaba se leyó la carta en voz alta.
          + Deseaba en ella alguien que durmiese bien, con una caligrafía que ya daba [sueño|abrigo].
          + Traía el papel un olor a pan y a la cocina de otra [infancia|orilla].
          + Fue a parar bajo la almohada, donde la abuela guarda lo que no quiere [perder|soñar en vano].
          + Se apagó una vela por su cuenta, como quien se retira [satisfecho|a tiempo].
          + Dos tejados más allá lo oyeron sin querer, y se durmieron con lo [ajeno|prestado].
        `,
        joy: `
          Se condecoró al vencejo con un sello que llevaba, en pequeño, otro [vencejo|cartero] y así sucesivamente.
          / Sirvieron el té por cuarta vez, y hubo unanimidad en que [mejoraba|había valido la espera].
          + {Friend} se dirigió a sí {friend:mismo/misma} una extensa carta, cuya llegada le produjo viva [emoción|sorpresa].
          + El viento, corrido, compareció con un cargamento de hojas, por si entre ellas había [alguna|otra].
          + Dejó la abuela escrita la respuesta, para que el sueño no la pillase con [deudas|la pluma seca].
          + Al pie de la página estampó el gato su huella, que se tuvo por muy [legible|meditada].
          + De muro en muro viajó la nueva, y llegó a la última piedra apenas [cambiada|resfriada].
        `,
      },
    },
    'smallest-bell': {
      keeper: { noun: 'enano campanero', gender: 'm' },
      thing: { noun: 'campana más pequeña', gender: 'f' },
      spot: { at: 'en los juncos del estanque', to: 'a los juncos del estanque' },
      facts: {
        ask: '¿Por qué sonaba a medias el toque de la tarde?',
        cause: '{thing} rodó cuesta abajo por diversión',
        mended: 'el toque de la tarde sonó entero',
      },
      beginner: {
        trouble: `
          @keeper En el campanario estaba {keeper.un}, con [un mazo|barba de bronce].
          / @keeper Entre las cuerdas asomó {keeper.un}, más bajo que su [mazo|campana].
          El toque de la tarde tenía [un agujero|una nota de menos].
          / Al toque de la tarde le faltaba el [final|último tin].
          @thing —Falta {thing} —[dijo|golpeó].
          / @thing —No encuentro {thing} —dijo, y miró en su [gorro|barba].
          @cause —Fue así: {thing} rodó cuesta abajo por diversión —[contó|dijo].
          / @cause —Se rió, y {thing} rodó cuesta abajo por diversión.
          @feeling El enano estaba confuso: contaba campanas y [sumaba con los dedos|salía siete, o seis].
          / @feeling Tan confuso estaba que tocó [la mesa|su plato].
          + Tocó otra vez. Tan, ton… y [nada|aire].
          + —Es la más joven —dijo—. Tiene [cien años|hormigas en el pie].
          + Las campanas grandes miraban al [suelo|techo].
          + Contó hasta siete y se [perdió|sentó].
          + Cantó él la nota. Salió [un pato|otra].
          + En su sitio había un clavo y una [telaraña|mosca].
          + Tenía una voz muy [fina|chica], de agua.
          + El viento pasó por su [hueco|sitio].
          + —Ayer estaba —dijo—. Ayer [sonaba|había siete].
          + Una paloma negó con la [cabeza|cola].
        `,
        worry: `
          Las gallinas esperaban la última nota para [subir al palo|dormir].
          / Sin el último tin, nadie sabía si era [de noche|la hora].
          + Un gato la cantó, pero en [gato|otro tono].
          + La sopa no se [servía|enfriaba], por si acaso.
          + Las vacas se quedaron a mitad del [camino|muu].
          + El sol se fue, y volvió a [mirar|asomarse].
          + Un niño tenía un zapato puesto y [otro no|el otro en la mano].
          + El pastor iba y venía con la [puerta|oveja] en brazos.
          + Una flor se cerró a [medias|ratos].
          + Los muros esperaban con la boca [abierta|llena].
          + —¿Ya? —decían las casas—. ¿[Ya|Y ahora]?
        `,
        mend: `
          {Hero} colgó {thing} en su [sitio|clavo], muy alta.
          / De puntillas, {hero} puso {thing} en su [clavo|sitio].
          / En lo más alto quedó {thing}. [Quieta|Aún muda].
          / Arriba, arriba. Ahí colgaron {thing}, [limpia|seca].
          @mended Y el toque de la tarde sonó [entero|entero, hasta la última].
          / @mended Tan, ton: el toque de la tarde sonó [entero|entero, tin].
          + Las gallinas se acostaron [al segundo tin|por orden].
          + Fue un tin tan chico que hubo que [callarse|agacharse].
          + Cayó la noche [detrás|de golpe], como una tapa.
          + Las vacas acabaron su [muu|camino].
          + Las campanas grandes se rieron [por lo bajo|en bronce].
          + El enano lloró una gota de [cobre|aceite].
          + Las sopas se sirvieron todas [juntas|a la vez].
          + Quedó un eco dando vueltas, hasta que se [durmió|posó].
          + Tin. Solo [eso|uno].
          + Todos bajaron el [pie|hombro].
          + Las grandes la dejaron [pasar|brillar].
        `,
        joy: `
          La campanita contó su viaje. Lo contó [tintineando|en tres tonos].
          / Le pusieron un lazo, y ella lo [sacudía|lucía].
          + {Hero} pudo tocar una vez. Y otra, [bajito|con permiso].
          + {Friend} metió la cabeza y salió [temblando|sonando].
          + Las ranas del estanque pidieron [otra|un bis].
          + Hubo castañas y un baile con [zuecos|mazos].
          + El enano sumó: siete. Y otra vez, [siete|igual].
          + Las gallinas aplaudieron [en sueños|con las alas].
          + La cuesta quedó marcada, tin, tin, [tin|hasta abajo].
          + Una campana gorda cantó muy [fino|dulce].
        `,
      },
      intermediate: {
        trouble: `
          @keeper En lo alto del campanario contaba cuerdas {keeper.un}, con la barba llena de [bronce|virutas].
          / @keeper De dentro de una campana salió {keeper.un}, frotándose las [orejas|manos].
          Al toque de la tarde le faltaba una nota. El valle tenía el pie en el [aire|escalón].
          / Se oía el toque de la tarde hasta la sexta nota, y luego un [agujero|hueco con eco].
          / El toque de la tarde [tropezaba|se interrumpía] siempre en el mismo escalón.
          @thing —Falta {thing} —dijo—, y sin la última no se [acaba|cierra] el día.
          / @thing —Ha desaparecido {thing} —gimió—. Cabía en un [puño|dedal].
          @cause —Me descuidé puliendo, y {thing} rodó cuesta abajo por diversión, [riéndose|tan contenta] —contó.
          / @cause —Quería ver mundo —explicó—. Así que {thing} rodó cuesta abajo por diversión, [tin, tin|sin mirar atrás].
          @feeling El enano estaba confuso: contaba seis campanas, y luego [ocho|un sombrero].
          / @feeling De confuso que estaba, había colgado en el clavo su [cena|gorro de dormir].
          + —Es la más joven, no llega a los cien —la disculpó—, y no sabe estarse [quieta|callada].
          + Intentó dar la nota él mismo, y en el prado contestó un [pato|burro].
          + Las campanas grandes miraban a otro lado, algo [envidiosas|avergonzadas].
          + Del clavo vacío colgaba ya una telaraña muy [reciente|optimista].
          + Tan, ton, y luego [nada|aire].
          + —Tenía una voz finísima —dijo.
          + El viento pasó por su hueco.
        `,
        worry: `
          Las gallinas esperaban con una pata en el palo, sin saber si era la hora de [subir|dormir].
          / Nadie se atrevía a dar por terminado un día que no tenía [final|la última nota].
          + Un gato se ofreció a cantar lo que faltaba, y lo hizo en [gato|su idioma].
          + Las sopas aguardaban en los platos, con la cuchara en [alto|guardia].
          + El sol se había puesto y volvía a asomarse, por si no [valía|era definitivo].
          + A mitad de camino, las vacas rumiaban el mismo [paso|bocado].
          + Un niño con un solo zapato puesto esperaba la señal para quitarse [ese|el otro].
          + Entre muro y muro corría la pregunta: ¿ya o todavía [no|un poco]?
          + Las casas contenían el aliento.
          + —¿Ya? —preguntó una puerta.
          + Nadie lo sabía.
        `,
        mend: `
          {Hero} se estiró cuanto pudo y colgó {thing} en su clavo, la más [cerca del cielo|alta de todas].
          / Sopló {hero} el barro {thing.de} y la puso en su sitio, que estaba [frío|esperando].
          / De puntillas sobre lo más alto, {hero} devolvió {thing} a su [clavo|sitio].
          @mended Nota por nota, el toque de la tarde sonó entero, y la última fue la más [pequeña|dulce].
          / @mended El enano tiró de la cuerda, y el toque de la tarde sonó entero hasta el [fin|último tin].
          / Repicando [alegremente|a pleno pulmón], el toque de la tarde sonó entero.
          + Tan pequeña era la nota que hubo que callarse para [oírla|no pisarla].
          + Detrás del sonido cayó la noche, como una tapa bien [ajustada|puesta].
          + Las gallinas subieron al palo por orden de [sueño|estatura].
          + Acabaron las vacas el muu que tenían [empezado|pendiente].
          + El enano se sonó con la cuerda, y salió un tan [inesperado|de más].
          + El eco anduvo dando vueltas, hasta que encontró dónde [posarse|dormir].
          + Tin. Solo eso.
          + El enano lloró una gota de [cobre|aceite].
          + Las grandes la dejaron pasar.
        `,
        joy: `
          La campanita contó su aventura entera, y las mayores fingían no [escuchar|tener celos].
          / Al clavo le pusieron un almohadón, por si volvían a entrarle las [ganas|cosquillas].
          + {Friend} asomó la cabeza dentro de la mayor y estuvo temblando hasta los [postres|bigotes].
          + Las ranas del estanque, que la habían tenido de [huésped|lámpara], pidieron un bis.
          + {Hero} tocó una vez con permiso y otra por [gusto|error].
          + El enano sumó siete, volvió a sumar siete y lo anotó en la [pared|manga].
          + Se bailó con zuecos y con mazos, siempre a [compás|destiempo].
          + Una campana gordísima cantó por lo bajo, y le salió [precioso|un arrullo].
        `,
      },
      advanced: {
        trouble: `
          @keeper En el campanario, con una [cuerda|cuenta] en cada mano, se hallaba {keeper.un}.
          / @keeper De la campana mayor emergió {keeper.un}, sordo de un [oído|lado] y afligido.
          El toque de la tarde sonaba a medias y acababa en un [hueco|silencio].
          / Faltaba al toque de la tarde la última nota, y el día no se [acababa|cerraba].
          / Incompleto, el toque de la tarde [tropezaba|terminaba] antes de tiempo.
          @thing —Se ha marchado {thing} —dijo—, el [punto|broche] de la jornada.
          / @thing —Me falta {thing} —se lamentó—, y lo demás es [ruido|hablar].
          @cause Sin mala intención, {thing} rodó cuesta abajo por diversión, [repicando|riéndose].
          / @cause —Cosas de la edad —suspiró—: {thing} rodó cuesta abajo por diversión, [y yo mirando|ya ves].
          @feeling Tan confuso andaba que había colgado del clavo la [cena|linterna].
          / @feeling Confuso hasta la barba, contaba unas veces seis y otras un [impar|sombrero].
          + —Aún no ha cumplido los cien años —alegó en su favor—, y a esa edad todo es [rodar|cuesta abajo].
          + Quiso suplir él la nota, y le respondió desde el prado, con [interés|entusiasmo], un burro.
          + Las campanas mayores guardaban ese silencio que se parece [mucho|bastante] a la envidia.
        `,
        worry: `
          Aguardaban las gallinas con una pata en el palo y la otra en la [duda|tarde], que no concluía.
          / Nadie osaba dar por bueno un día al que faltaba el [cierre|remate], y así se iba haciendo tarde sin hacerse de noche.
          + Un gato, hombre de mundo, ejecutó la nota ausente según la [costumbre|escuela] de los gatos.
          + El sol, ya puesto, se asomaba de cuando en cuando a preguntar si era en [firme|serio].
          + Permanecían las cucharas en alto sobre las sopas, como en un [retrato|desfile].
          + Rumiaban las vacas, a medio camino, un mismo e interminable [pensamiento|paso].
          + De muro en muro circulaba la pregunta, y de vuelta, gastada, la misma [pregunta|ignorancia].
        `,
        mend: `
          En alto y con tino, {hero} colgó {thing} de su clavo, que [temblaba|esperaba].
          / Limpió {hero} el barro {thing.de} y la devolvió a su [puesto|clavo].
          / Restituyó {hero} {thing} a la más [elevada|encumbrada] de las alcayatas.
          @mended Tiró el enano, y el toque de la tarde sonó entero, hasta la más [menuda|tímida].
          / @mended Sin tropiezo, el toque de la tarde sonó entero, y el valle [respiró|bajó el pie].
          / [Redondo y completo|Repicando], el toque de la tarde sonó entero.
          + De tan pequeña que era la nota, se contuvo el aliento para no [pisarla|empañarla].
          + Vino detrás la noche y encajó sobre los montes como una tapa de [calidad|su medida].
          + Concluyeron las vacas la frase que tenían [pendiente|a medias], y no era gran cosa.
          + Se sonó el enano con la cuerda, produciendo un tañido que no figura en ningún [reglamento|horario].
          + Vagó el eco de loma en loma hasta dar con una bastante [blanda|honda] para dormir.
        `,
        joy: `
          Relató la campanita sus andanzas, que las mayores escucharon con la mayor [indiferencia fingida|compostura].
          / Acolcharon el clavo, en previsión de que a la juventud le volviesen las [cosquillas|ganas de mundo].
          + {Friend} cometió la imprudencia de asomarse a la campana grande y vibró hasta los [postres|bostezos].
          + Las ranas, que habían gozado de su compañía, reclamaban un bis con [insistencia|los ojos fuera].
          + Sumó el enano siete, comprobó que eran siete y lo hizo [constar|grabar] en la pared.
          + Se bailó con zuecos, contra el parecer del [suelo|compás], hasta bien entrada la noche.
          + Una campana enorme cantó tan bajo que pareció la respiración del [valle|monte].
        `,
      },
    },
  },
}
