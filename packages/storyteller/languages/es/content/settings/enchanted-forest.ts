import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: { name: 'el Bosque Encantado', in: 'en el Bosque Encantado', to: 'al Bosque Encantado', from: 'del Bosque Encantado' },
  beginner: {
    arrival: `
      @place Entraron {place.in}. Los árboles [bajaron la voz|se callaron de golpe].
      / @place Ya estaban {place.in}, y olía a [musgo|pan de nuez].
      / @place Un árbol se apartó, y entraron {place.in}, [despacio|sin ruido].
      / Un búho dijo «[pasen|chist]». Entraron {place.in}.
      Una seta tarareaba [algo sin letra|un vals] junto al camino.
      / Al lado del camino cantaba [una seta gorda|un coro de tres setas].
      + Un roble tosió. Iba a hablar, pero [se le pasó|lo dejó para otro día].
      + Las piñas miraban desde arriba, [todas a la vez|muy quietas].
      + —Pasen y no pisen al [tío Luis|abuelo] —dijo el musgo.
      + Entre las ramas había un trozo de luna, como un [queso|plato].
      + {Friend} dio los buenos días a una [raíz|piedra], por si acaso.
      + El suelo era blando, como una [cama|manta] vieja.
      + Un helecho le hizo cosquillas {hero.a} en [la oreja|el cuello].
      + Algo pequeño corrió con una [hoja|nuez] en la cabeza.
      + —Ya llegan —dijo una bellota. Las otras dijeron: «[Ya, ya|Chist]».
    `,
    life: `
      La gente del musgo [remendaba hojas|hacía la cena]. Caben cuatro en un zapato.
      / Allí vive la gente del musgo, [verde|alta como un dedo].
      Dos robles hablaban de ayer. Ayer fue hace [cien|mil] años.
      / Las setas cantaban bajito, y una desafinaba [por gusto|con ganas].
      + Un señor del musgo lavaba un [botón|dedal]. Era su bañera.
      + Las ardillas contaban nueces y [nunca salía igual|siempre faltaba una].
      + Una araña tendía la ropa. Toda la ropa tenía [ocho mangas|telarañas].
      + Los caracoles iban al cine. Llegarían [el martes|mañana].
      + Un búho leía a la luz de [un gusano|una luciérnaga].
      + En cada hueco alguien decía «[buenas noches|un cuento más]».
      + Una niña del musgo dormía en media [nuez|bellota].
      + El viento pedía permiso antes de [entrar|soplar]. Aquí es así.
      + Para cenar había sopa de [rocío|trébol] con un guisante.
    `,
    way: `
      El camino iba entre helechos [altos como puertas|con cosquillas].
      / Fueron {spot.to} por una senda de [agujas de pino|musgo].
      / Se va {spot.to} por debajo de [una raíz|dos ramas].
      Olía a resina y a [castañas|miel]. Algo hizo [crac|toc], muy bajito.
      / Una rama apartó sus hojas, [muy fina|como una cortina], y los dejó pasar.
      + Crujió una bellota. Estaba [pensando|soñando], nada más.
      + Vieron una puerta chica en un tronco, con [timbre|zapatos fuera].
      + Dos ojos los miraron. Eran de [una rana|un búho], y guiñaron.
      + {Friend} pisó una seta, y la seta dijo: «[Ay|De nada]».
      + Un arroyo cruzaba la senda y daba las [gracias|buenas noches].
      + Las raíces parecían dedos, y señalaban [hacia allá|el camino].
      + Se oía un tambor lejos. Era un [pájaro|picamaderos] con sueño.
      + En lo más negro había una luz del tamaño de un [grano|guisante].
      + {Hero} tocó un tronco. Estaba tibio, como un [gato|pan].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una bellota [que brilla un poco|con sombrero].
      / —Para ti —dijo {keeper}. Era una piña del tamaño de [un dedal|una uña].
      La gente del musgo saludó [con las dos manos|desde un zapato].
      / Las setas cantaron la despedida y [casi afinaron|lloró una].
      + —Vuelve cuando quieras —dijo el musgo, que habla [bajito|muy bajo].
      + {Friend} recibió una hoja para la [lluvia|siesta]. Le quedaba bien.
      + Los robles dijeron adiós. Iban por la [a|primera letra].
      + Una ardilla regaló una nuez, y luego la pidió [otra vez|de vuelta].
      + Las piñas aplaudieron como [pueden|lluvia]. Cayeron tres.
      + La rama de antes abrió sus hojas, y luego las [cerró|juntó].
      + Alguien verde le besó un pie {hero.a}. No llegaba [más arriba|a más].
    `,
  },
  intermediate: {
    arrival: `
      @place Cuando entraron {place.in}, los árboles dejaron la conversación [a medias|para luego].
      / @place Olía a tierra mojada y a pan de nuez: estaban {place.in}, [no cabía duda|por fin].
      / @place Una rama se levantó como una cortina. Así entraron {place.in}, [de puntillas|muy despacio].
      / Apartaron unos helechos [despeinados|soñolientos] y se encontraron {place.in}.
      / Las luciérnagas [señalaban|alumbraban] la entrada {place.from}.
      Al borde del sendero, una seta tarareaba [un vals|una canción] sin acordarse de la letra.
      / Tres setas ensayaban junto al camino. La del medio llevaba [el compás|un sombrero nuevo].
      / Una ardilla [repartía|recomendaba] bellotas a los recién llegados.
      + Un roble carraspeó como si fuera a decir algo. Pero lo dejó para [otoño|la semana próxima].
      + Desde arriba los observaban las piñas, con esa cara de [público|tías] que tienen las piñas.
      + —Cuidado con el abuelo —avisó el musgo, porque {friend} casi lo [pisa|usa de alfombra].
      + Entre las ramas colgaba un pedazo de luna que nadie había [descolgado|terminado de comer].
      + El suelo cedía un poco, lo mismo que un colchón con muchos [años|sueños] encima.
      + De un hueco salió una voz que preguntaba si ya era la hora del [postre|cuento].
      + Algo diminuto cruzó corriendo con una bellota en la cabeza, a modo de [paraguas|sombrero].
    `,
    life: `
      Allí vive la gente del musgo, tan pequeña que caben cuatro en un [zapato|bolsillo].
      / El bosque es de la gente del musgo, aunque los robles [creen que es suyo|digan otra cosa].
      Al anochecer remiendan las hojas rotas, con hilo de araña y mucha [paciencia|conversación].
      / Los robles se cuentan a esa hora lo de ayer. Ayer fue hace [un siglo|cien años].
      + Un señor verde se bañaba en un dedal. La toalla colgaba de una [espina|brizna].
      + Las ardillas hacían inventario de nueces y no les salía la cuenta ni [sumando|restando].
      + Una araña tendía la colada, en la que todo tenía ocho [mangas|perneras].
      + Los caracoles habían salido para el teatro y llegarían, con suerte, al segundo [acto|invierno].
      + En cada agujero alguien pedía un cuento más. Alguien decía que [el último|mañana].
      + La cena era sopa de rocío, con un guisante partido en [veinte|treinta] trozos.
      + El viento llamaba antes de entrar. En el bosque se aprecia la [educación|buena crianza].
    `,
    way: `
      Se iba {spot.to} por una senda de agujas de pino que [crujía|olía a resina].
      / Hacia allá, {spot.to}, iba un sendero muy [estrecho|de hormigas].
      / Siguieron {spot.to} una hilera de setas [luminosas|canturreantes].
      Olía a castañas y a miel vieja. En alguna parte crujía [una idea|una bellota].
      / Una rama apartó sus hojas para que pasaran, con la finura de [un portero|una cortina].
      + En un tronco había una puertecita con felpudo y tres pares de [botas|zuecos] fuera.
      + {Friend} pidió disculpas a una seta. La seta contestó que no había sido [nada|para tanto].
      + Dos ojos amarillos los siguieron un rato y después [bostezaron|guiñaron por turno].
      + Las raíces asomaban como dedos, y todas señalaban hacia el mismo [lado|sitio].
      + Un arroyo les contó en voz baja cosas que no se entendían, pero que [sonaban bien|daban sueño].
      + Lejos tocaba el tambor un pájaro carpintero, cada vez con más [sueño|silencio entre golpes].
      + {Hero} apoyó la palma en una corteza y la notó tibia, como una [tetera|panadería].
    `,
    thanks: `
      De despedida, {keeper} le dio {hero.a} una bellota que brilla [a oscuras|cuando hace falta].
      / —Para ti —dijo {keeper}. Era una piña no mayor que [un dedal|una lenteja].
      / Una cestita de silencio recién [recogido|cosechado] fue el regalo para {hero}.
      La gente del musgo agitó pañuelos del tamaño de [un trébol|una pulga].
      / Las setas cantaron un adiós a tres voces. Por una vez [afinaron|llegaron juntas].
      + —Vuelve cuando quieras —dijo el musgo—, pero avisa, que nos [peinamos|sacudimos] antes.
      + {Friend.a} le tocó una hoja para las [siestas|lluvias].
      + Los robles empezaron a decir adiós y acabarían, calculó alguien, hacia el [viernes|mes siguiente].
      + Una ardilla les regaló una nuez y luego preguntó, muy fina, si se la [devolvían|prestaban].
      + Desde lo alto aplaudieron las piñas. A dos se les fue la [mano|fuerza] y se cayeron.
      + Detrás de ellos la rama volvió a bajar, como se baja una [persiana|colcha].
    `,
  },
  advanced: {
    arrival: `
      @place Al entrar {place.in} notaron que los árboles cambiaban de [tema|conversación], como se hace ante las visitas.
      / @place Se apartó una rama, a la manera de los telones. Estaban {place.in}, donde olía a [musgo|pan de nuez].
      / @place Todo el mundo hablaba en susurros {place.in}, y enseguida ellos [también|hicieron lo mismo].
      / Unos robles [venerables|centenarios] interrumpieron su conversación [interminable|musgosa] para dejarlos pasar. Se hallaban {place.in}.
      / Luciérnagas [ceremoniosas|somnolientas] les señalaron la [entrada|bienvenida], y sin otra formalidad penetraron {place.in}.
      + Junto a la senda una seta tarareaba un vals del que solo recordaba el [principio|ritmo], cosa que no la detenía.
      + Un roble carraspeó largamente, como quien va a pronunciar un discurso, y luego lo dejó para [octubre|el otoño].
      + Desde las ramas los examinaban las piñas con la severidad de un [jurado|coro de tías], aunque sin mala intención.
      + —Eso que pisas es mi abuelo —hizo saber el musgo, y {friend} dedicó al suelo varias [disculpas|reverencias].
      + Colgaba entre las hojas un pedazo de luna, olvidado allí por alguien [alto|con prisas].
      + La tierra cedía bajo los pasos con la blandura de un colchón que ha conocido muchos [inviernos|sueños].
      + De un hueco del tronco preguntó una voz si aquello era la cena o tan solo una [visita|falsa alarma].
    `,
    life: `
      Pueblan aquel bosque las gentes del musgo, de las que en un zapato corriente caben [cuatro|cuatro y un niño].
      / Aunque los robles se consideran los dueños, quien de verdad lleva la casa es la gente del [musgo|musgo, verde y menuda].
      / Las gentes del musgo [acuestan|arropan] a sus setas una por una y les [apagan|bajan] la lucecita.
      / Allí las raíces [conversan|se escriben] por debajo, y el resto del bosque [finge|procura] no enterarse.
      + Al caer la noche remiendan las hojas del día, murmurando de las [ausentes|que se cayeron].
      + Dos robles comentaban lo de ayer, o sea, lo del siglo [pasado|anterior].
      + Un caballero verde tomaba su baño en un dedal, con el [periódico|sombrero] puesto en alto.
      + En casa de las ardillas se hacía inventario, y por quinta vez el resultado dependía de quién [contase|estuviera comiendo].
      + La araña del tercero tendía una colada en la que todas las prendas eran de [ocho mangas|manga larga, y ocho].
      + De madriguera en madriguera se oía la misma negociación, a saber, si el último cuento había sido ya el [último|verdadero].
      + También el viento, tan suelto en otros lugares, aquí llama primero y espera en el [felpudo|umbral].
    `,
    way: `
      El sendero que lleva {spot.to} era tan angosto que hasta las hormigas se cedían el [paso|turno].
      / Se iba {spot.to} por una alfombra de agujas de pino que crujía con [discreción|buenos modales].
      / Encaminándose {spot.to} [saludaron|sortearon] a una hilera de setas que [canturreaban|conferenciaban] acerca de la humedad.
      / Unas raíces [serviciales|complacientes] se fueron apartando, de modo que llegar {spot.to} [resultó|fue] casi vergonzosamente sencillo.
      + Les salió al encuentro un olor a castañas, luego otro a miel vieja y por último [ninguno|el de la noche].
      + Una rama retiró sus hojas para dejarlos pasar, con un gesto que había visto hacer a los [mayordomos|porteros].
      + En cierto tronco se abría una puertecita, y ante ella, sobre el felpudo, esperaban tres pares de [zuecos|botas mojadas].
      + {Friend}, tras un tropiezo, se disculpó con una seta. La seta le rogó que no le diera [importancia|más vueltas].
      + Las raíces afloraban como dedos que señalasen todos, con rara unanimidad, en la misma [dirección|idea].
      + Al fondo tocaba el tambor un pájaro carpintero, dejando entre golpe y golpe un silencio cada vez más [soñoliento|ancho].
      + Apoyó {hero} la palma en una corteza y la encontró tibia, como si dentro estuvieran [cenando|horneando].
    `,
    thanks: `
      Al despedirlos, {keeper} entregó {hero.a} una bellota que brilla, pero solo cuando no se la [mira|necesita].
      / Con alguna solemnidad {keeper} puso en la palma {hero.de} una piña del tamaño de un [dedal|garbanzo].
      / En una cestita [trenzada|tejida] con hierbas recibió {hero} un silencio de bosque, [fresquísimo|recién recogido].
      / Solicitó {keeper} que se acercara {hero}, y le [prendió|abrochó] una hoja [condecorada|plateada] por el rocío.
      + Las gentes del musgo agitaban pañuelos recortados de un trébol, el más grande de los cuales habría abrigado a una [pulga|mosca].
      + —La próxima vez —pidió el musgo—, con un poco de aviso, que queremos estar [peinados|presentables].
      + Le correspondió {friend.a} una hoja de castaño, indicada para siestas, lluvias y momentos de [duda|poca fama].
      + Los robles habían empezado ya a decir adiós y, salvo imprevistos, terminarían hacia [el jueves|final de mes].
      + Cierta ardilla regaló una nuez, lo pensó mejor y preguntó si podía considerarse un [préstamo|depósito].
      + A su espalda descendió la rama con suavidad de párpado, y el bosque reanudó la [conversación|frase interrumpida].
    `,
  },
  troubles: {
    spark: {
      keeper: { noun: 'escarabajo farolero', gender: 'm' },
      thing: { noun: 'primera chispa', gender: 'f' },
      spot: { at: 'en el hueco del roble', to: 'al hueco del roble' },
      facts: {
        ask: '¿Por qué no se encendían los faroles del bosque?',
        cause: 'el escarabajo estornudó y {thing} salió volando',
        mended: 'los faroles se encendieron uno a uno',
      },
      beginner: {
        trouble: `
          @keeper De una escalera bajó {keeper.un}, con [la gorra torcida|hollín en la nariz].
          / @keeper Por el tronco bajó {keeper.un}, [de espaldas|sin luz].
          Todos los faroles de los árboles estaban [negros|a oscuras].
          / No había ni un farol con luz, [ni uno|y había cien].
          @thing —Falta {thing}. Sin ella no prende [nada|ni uno] —dijo.
          / @thing —Se perdió {thing} —dijo—. Ella enciende a las [otras|demás].
          @cause —Es que estornudé, y {thing} salió volando —[contó|confesó].
          / @cause —Hice achís, ¡qué estornudo! Y {thing} [voló|salió volando] —dijo.
          @feeling Daba vueltas a la gorra, muy [preocupado|preocupado por todos].
          / @feeling Estaba preocupado y contaba faroles [negros|sin luz].
          + —Y sigue por ahí, la pobre —añadió—. Y aún [tibia|caliente].
          + Una mariposa chocó con él. Se pidieron [perdón|disculpas] a oscuras.
          + Dicen que cayó en el roble más [viejo|gordo] de todos.
          + Llevaba siete cerillas. Todas [tristes|mojadas].
          + Un gusano le ofreció su luz. Era muy [chica|verde].
          + Todo olía a humo frío y a [noche|cera].
          + Se le cayó la gorra, y no la [vio|halló].
        `,
        worry: `
          Las polillas chocaban con [los troncos|sus primas] y pedían perdón.
          / Sin faroles, nadie hallaba su [casa|cama], y eran muchos.
          + Un búho leía al revés, y [no lo notaba|le gustaba más].
          + La gente del musgo volvía de la mano, en [fila|silencio].
          + Una ardilla se metió en la cama de [un erizo|otra]. ¡Ay!
          + —¿Eres mi mamá? —preguntó alguien a una [piña|seta].
          + El escarabajo miraba su pértiga y [suspiraba|no decía nada].
          + Las flores de noche no sabían si [abrir|era de noche].
          + Dos caracoles se dieron las buenas noches. Uno era una [piedra|bola].
          + Hacía frío en la punta de la [nariz|cola], sin esas luces.
        `,
        mend: `
          {Hero} puso {thing} en la mecha, [sin prisa|sin respirar].
          / Dejó {hero} la chispa en el primer farol, [muy despacio|con tino].
          / En la mecha quedó {thing}. Sin [prisa|soplar].
          / Mecha y {thing}: se [miraron|tocaron] un momento.
          @mended Y los faroles se encendieron uno a uno, [hasta el río|hasta arriba].
          / @mended Puf, y puf: los faroles se encendieron [uno a uno|uno a uno, puf].
          + El escarabajo se tapó la nariz, [por si acaso|muy listo].
          + Primero fue uno, chico, como un [huevo|melocotón] de luz.
          + Luego dos, y cuatro, y ya no se podía [contar|seguir].
          + Las polillas dijeron «ah» en voz [baja|dorada].
          + El búho vio que leía al revés y se puso [tieso|rojo].
          + Cada cual vio su puerta y su [felpudo|llave]. Por fin.
          + La luz hacía charcos en el [suelo|musgo].
          + {Friend} parpadeó. Tenía un farol en cada [ojo|lado].
          + En la rama más alta se encendió el [último|más chico].
        `,
        joy: `
          Hubo baile bajo los faroles. El musgo bailó [sentado|tumbado].
          / Esa noche bailaron hasta [las setas|los robles], sin moverse del sitio.
          + El escarabajo bailó con su [escalera|gorra], que sabe un paso.
          + —Salud —le decían todos, y él decía: «[Ya no|Gracias]».
          + Sirvieron sopa con una luz en cada [plato|gota].
          + {Hero} bailó con tres niñas verdes en la [mano|punta del pie].
          + {Friend} tocó el tambor en una [calabaza|raíz]. Sonó bien.
          + Las polillas daban vueltas y vueltas, y nadie [chocó|se cayó].
          + El búho leyó en voz alta, y ahora se [entendía|oía mejor].
          + Después las luces se hicieron [suaves|bajas], para dormir.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Por una escalera bajaba {keeper.un}, tanteando los peldaños con [el pie|un paraguas].
          / @keeper Sonó un golpe en lo oscuro. Detrás del golpe estaba {keeper.un}, [con hollín|en el suelo].
          Los cien faroles de las ramas estaban apagados, [negros como ciruelas|del primero al último].
          / No lucía ni uno de los faroles del bosque, y [eran cien|la noche se notaba].
          / Apagados los faroles, los conejos [tropezaban|chocaban] con sus propias orejas.
          @thing —Se ha perdido {thing} —explicó—. Sin ella las demás no saben [encenderse|empezar].
          / @thing —Lo que falta es {thing}. Las otras se encienden [de ella|mirándola] —dijo.
          @cause —Estornudé justo encima, y {thing} salió volando por [los aires|la ventana de la noche] —[suspiró|contó].
          / @cause —Fue un estornudo —confesó—. Con el achís, {thing} salió volando [sin más|como un tapón].
          @feeling Daba vueltas y vueltas a la gorra, tan preocupado que ya le había [gastado el borde|dado la vuelta].
          / @feeling Se le veía muy preocupado, hasta donde se [veía|podía ver] algo.
          + —Treinta años de farolero —añadió—. Nunca se me había [escapado|ido] ni una.
          + Llevaba en el bolsillo siete cerillas, las siete mojadas de [pena|rocío].
          + Según una polilla, la habían visto caer cerca del roble más viejo, todavía [encendida|tosiendo].
        `,
        worry: `
          Las polillas se estrellaban contra los troncos y pedían perdón a la [corteza|madera].
          / A oscuras nadie daba con su puerta. Las camas se iban llenando de [desconocidos|vecinos].
          + Un búho sostenía el periódico del revés y encontraba las noticias mucho [mejores|más interesantes].
          + Una ardilla se había acostado encima de un erizo. Los dos guardaban un silencio muy [educado|tenso].
          + La gente del musgo volvía de la mano, contándose en voz alta para no perder a [nadie|los pequeños].
          + —Buenas noches, doña Rosa —dijo un caracol con mucha amabilidad a una [piedra|bellota].
          + Las flores de noche preguntaban si era ya la hora. No había quien les [contestara|diera la razón].
          + El escarabajo miraba su pértiga como se mira una cuchara cuando no hay [sopa|cena].
        `,
        mend: `
          Conteniendo la respiración, {hero} arrimó {thing} a la [mecha|primera mecha].
          / {Hero} subió dos peldaños y dejó {thing} en el farol más [bajo|pequeño].
          @mended Los faroles se encendieron uno a uno, desde allí [hasta el río|hasta donde llegaba la vista].
          / @mended Hubo un puf, y luego otro. Los faroles se encendieron uno a uno, [como quien cuenta|muy formales].
          / Bostezando [amarillo|despacito], los faroles se encendieron uno a uno.
          + El primero era apenas una yema de luz, que parpadeó y se quedó [mirando|quieta].
          + Enseguida contestó el de al lado, y luego el otro. Ya no hubo forma de [contarlos|seguirlos].
          + El escarabajo se había puesto una pinza en la nariz, por lo que pudiera [pasar|venir].
          + Las polillas dijeron «ah» con la boca llena de [oro|luz].
          + El búho le dio la vuelta al periódico y miró a ver si alguien se había [fijado|reído].
          + En el musgo se formaron charcos amarillos, buenos para [saltar|mojarse los pies].
          + Por todo el bosque se oyeron llaves que encontraban su [cerradura|puerta].
        `,
        joy: `
          Aquella noche hubo baile, y el musgo bailó [sentado|tumbado], como acostumbra.
          / Se celebró con un baile en el que participaron hasta los robles, [de cintura para arriba|sin moverse del sitio].
          + El escarabajo sacó a bailar a su escalera, que llevaba años [esperándolo|deseándolo].
          + Cada vez que alguien decía «salud», él se tocaba la nariz y [sonreía|daba las gracias].
          + Las polillas giraban en parejas. Por primera vez nadie chocó con [nadie|un árbol].
          + {Hero} llevó en la palma a tres niñas verdes que querían ver el mundo desde [arriba|un balcón].
          + {Friend} tocó el tambor en una calabaza, que pidió un [bis|poco de cuidado].
          + Luego fueron bajando las luces, no del todo, sino hasta donde empieza el [sueño|bostezo].
        `,
      },
      advanced: {
        trouble: `
          @keeper Peldaño a peldaño bajó de una escalera {keeper.un}, [cubierto de hollín|sin gorra].
          / @keeper En lo más oscuro tropezaron con {keeper.un}, que buscaba algo [a tientas|en el suelo].
          De los cien faroles del bosque no ardía ninguno, y eso se [notaba|hacía notar].
          / Los faroles colgaban de las ramas como ciruelas negras, sin una [brizna|gota] de luz.
          / Apagados los cien faroles, el bosque se [tropezaba|confundía] consigo mismo.
          @thing —Ha desaparecido {thing} —explicó—, y ella enseña a arder a las [demás|otras].
          / @thing —Nos falta {thing} —dijo—, y las otras no saben [empezar|arder] sin ella.
          @cause Resultó que estornudó sobre la mecha, y {thing} salió volando [como un corcho|sin más].
          / @cause —Estornudé —admitió en voz baja—, y {thing} salió volando hacia [la noche|lo negro].
          @feeling Estaba tan preocupado que le había gastado el ala a la [gorra|gorra de servicio].
          / @feeling Por el modo de contar las cerillas se le notaba muy [preocupado|preocupado, y con razón].
          + En treinta años de servicio no se le había fugado ni una. Hablaba de ella como de una [hija|sobrina].
          + Una polilla creía haberla visto caer, tosiendo todavía, por la parte del roble más [anciano|hueco].
          + Guardaba siete cerillas, las siete [húmedas|inútiles], por lealtad.
        `,
        worry: `
          Sin luz que las guiase, las polillas se daban contra los árboles y les pedían [excusas|disculpas] con mucha corrección.
          / Por no hallar cada cual su puerta, las camas del bosque se iban llenando de [perfectos desconocidos|huéspedes].
          + Un búho leía el periódico al revés y sostenía que el mundo había [mejorado|cambiado] notablemente.
          + Cierta ardilla acababa de acostarse sobre un erizo. Ninguno de los dos se atrevía a dar el primer [paso|suspiro].
          + —Muy buenas noches, señora —decía cada poco un caracol, siempre a la misma [piedra|bellota].
          + Las gentes del musgo regresaban de la mano, contándose en alta voz. A veces les salía uno de [más|sobra].
          + Contemplaba el farolero su pértiga con la melancolía de una cuchara ante un plato [vacío|ajeno].
        `,
        mend: `
          Sin respirar siquiera, {hero} acercó {thing} a la mecha más [baja|humilde].
          / Subió {hero} dos peldaños y, con infinito tiento, posó {thing} en su [sitio|mecha].
          / Protegiendo {thing} con [delicadeza|paciencia], {hero} visitó la primera mecha.
          @mended Los faroles se encendieron uno a uno, como si se pasaran una [noticia|buena noticia].
          / @mended Tras el primer «puf», los faroles se encendieron uno a uno hasta el [río|agua].
          / [Parpadeando|Desperezándose], los faroles se encendieron uno a uno.
          + No era al principio más que una yema de claridad, que miró en torno suyo y decidió [quedarse|ser valiente].
          + El escarabajo asistía a todo ello con una pinza en la nariz, pues la experiencia [enseña|escarmienta].
          + Un «ah» dorado recorrió el bosque, y nadie supo si venía de las polillas o de las [hojas|piñas].
          + Discretamente, el búho dio la vuelta a su periódico y descubrió que el mundo seguía [igual|como siempre].
          + De rama en rama iban tintineando las llaves, que por fin reconocían cada cual su [cerradura|casa].
        `,
        joy: `
          El baile que siguió tuvo la particularidad de que el musgo, como siempre, lo bailó [sentado|echado].
          / Se bailó hasta tarde, y los robles, que no pueden mover los pies, lo hicieron con mucha [cadera|copa].
          + El farolero sacó a su escalera, con la que en treinta años no había dado un [paso de vals|giro].
          + A cada «salud» se llevaba la mano a la nariz, mitad por cortesía y mitad por [prudencia|precaución].
          + En la palma {hero.de} se instalaron tres niñas verdes, empeñadas en ver la fiesta desde un [palco|balcón].
          + A falta de orquesta, {friend} golpeó una calabaza, que se declaró más tarde [encantada|muy halagada].
          + Poco a poco bajaron las luces hasta ese punto en el que ya no alumbran, sino que [acompañan|arropan].
        `,
      },
    },
    'silver-leaf': {
      keeper: { noun: 'roble más viejo', gender: 'm' },
      thing: { noun: 'hoja de plata', gender: 'f' },
      spot: { at: 'junto al pozo de musgo', to: 'al pozo de musgo' },
      facts: {
        ask: '¿Por qué no podían susurrar los árboles?',
        cause: 'el viento se llevó {thing} por hacer una broma',
        mended: 'todo el bosque volvió a susurrar',
      },
      beginner: {
        trouble: `
          @keeper En medio del claro bostezaba {keeper}, de boca [grande|ancha].
          / @keeper —Aaah —dijo alguien. Era {keeper}, que [bostezaba|no podía más].
          Los árboles no susurraban, y así no dormía [nadie|ni una ardilla].
          / No se oía ni una hoja. Así nadie [dormía|pegaba ojo].
          @thing —Me falta {thing}. Ella da la primera nota —[dijo|crujió].
          / @thing —He perdido {thing} —dijo—. Sin ella nadie [empieza|susurra].
          @cause —El viento se llevó {thing} por [broma|una broma] —gruñó.
          / @cause —Fue una broma del viento. Se llevó {thing} y se [rio|fue] —dijo.
          @feeling Estaba tan cansado que se le caían [las ramas|los párpados].
          / @feeling —Qué cansado estoy —dijo, y cerró un ojo de [madera|corteza].
          + Tenía un hueco pequeño en la punta de una [rama|ramita].
          + —Las demás hojas la miran antes de [hablar|empezar] —contó.
          + Se durmió a media frase, y no le [salió|duró].
          + Un pájaro carpintero tocó: «¿[Sigue|Duerme]?». «No», dijo el roble.
          + Se rascó con una rama y cayó una [bellota|piña] dormida.
          + Hablaba lento, como una puerta [vieja|grande].
        `,
        worry: `
          Tres ardillas contaban ovejas. Iban por [nueve mil|la misma de siempre].
          / Nadie podía dormir, y las ardillas [lloraban de sueño|jugaban mal a las cartas].
          + Los pájaros se decían «chist», [sin éxito|y ya nadie hablaba].
          + Un oso de paso se tapó con una [piedra|puerta]. Nada.
          + La noche estaba callada, pero callada [mal|con picos].
          + Un bebé del musgo pedía «sss», y su papá hacía «[sss|fff]».
          + A las piñas les colgaban bolsas debajo de los [ojos|pinchos].
          + El río sonaba solo, y se sentía [raro|muy alto].
          + Alguien cantó una nana y se durmió [él|la nana].
          + Hasta el sueño bostezaba detrás de un [tronco|árbol].
        `,
        mend: `
          {Hero} colgó {thing} en su ramita. [Hubo un silencio|La rama tembló].
          / Arriba, en su ramita, {hero} colgó {thing}.
          @mended Luego todo el bosque volvió a susurrar: [sss, sss|sss, como el mar].
          / @mended Sss, hizo ella. Y todo el bosque volvió a [susurrar|susurrar, sss].
          + El viento pidió perdón y [ayudó a soplar|sopló bajito].
          + Primero una hoja, luego mil, y después [todas|el bosque].
          + El roble cerró los ojos y [sonrió|respiró hondo].
          + Sonaba a lluvia, y no [llovía|mojaba].
          + Las ardillas se durmieron en mitad de una [oveja|nuez].
          + El bebé del musgo oyó un «sss» de los [buenos|de verdad].
          + {Friend.a} se le cerró un [ojo|párpado]. Luego, los dos.
          / {Friend} bostezó tanto que se le vio la [campanilla|lengua].
          + La plata brilló un momento, como [un pez|una lágrima] contenta.
          + Cada árbol decía su nombre, muy [bajo|lento].
        `,
        joy: `
          El roble contó un chiste de [bellotas|leñadores]. Tardó mucho, y gustó.
          / Para dar las gracias, el roble contó un chiste [largo|de hojas]. Se rieron los [pinos|últimos].
          + El viento trajo un olor a pan, de [regalo|disculpa].
          + Las hojas aplaudieron. Es lo que mejor [hacen|saben].
          + Un pájaro se durmió en la cabeza {friend.de}. Nadie se [movió|rio].
          + {Hero} se sentó en una raíz que era como un [sofá|regazo].
          + —Otra vez —pidió la hoja, y todas hicieron «[sss|frufrú]».
          + Hubo zumo de mora en vasos de [corteza|bellota].
          + El roble dio las buenas noches a cada [hoja|ardilla]. Eran muchas.
          + El viento prometió no hacer bromas hasta [el lunes|mañana].
        `,
      },
      intermediate: {
        trouble: `
          @keeper En mitad del claro bostezaba {keeper}. En el bostezo cabía [una vaca|un carro].
          / @keeper La voz venía de muy arriba y era la {keeper.de}, que llevaba tres noches [en vela|sin dormir].
          Ningún árbol podía susurrar y, sin ese ruido, no pegaba ojo [nadie|ni el más pintado].
          / El bosque se había quedado mudo. Con tanto silencio no había quien [durmiera|cerrara los ojos].
          / Los árboles [permanecían|estaban] callados, y los pájaros, despiertos.
          @thing —Me han quitado {thing} —dijo—, que es la que da la [nota|primera nota].
          / @thing —Falta {thing}. Las demás hojas la esperan para [empezar|afinar] —explicó.
          @cause —El viento se llevó {thing} por hacer una broma, y se le olvidó [la gracia|devolverla] —gruñó.
          / @cause —Cosas del viento —suspiró—. Por gastar una broma se llevó {thing} y [se fue riendo|salió corriendo].
          @feeling Estaba tan cansado que las ramas le colgaban como [mangas mojadas|brazos].
          / @feeling De puro cansado se le dormían las frases antes de [acabar|llegar al final].
          + En la punta de una ramita se veía el hueco, no mayor que una [uña|pestaña].
          + —Una broma, para ser buena —añadió—, tiene que hacer reír a [los dos|dos].
          + Un pájaro carpintero venía cada media hora a preguntar si [dormía ya|seguía despierto].
        `,
        worry: `
          Tres ardillas contaban ovejas y habían tenido que pedir prestadas algunas [cabras|vacas].
          / En todo el bosque daba vueltas la gente, cada una en su [cama|agujero].
          + Los pájaros se mandaban callar unos a otros. Lo hacían tan fuerte que dolían los [oídos|picos].
          + Un erizo había probado todas sus posturas. Tiene [dos|una, la redonda].
          + El río se oía desde lejos. Sonaba solo y un poco [avergonzado|incómodo].
          + A un papá del musgo se le había gastado el «sss». Le salía ya una especie de [«fff»|silbido].
          + Debajo de los ojos de las piñas colgaban unas bolsas donde cabía un [piñón|domingo].
          + El mismo sueño andaba por ahí, arrastrando los pies, sin [entrar en ninguna casa|poder dormirse].
        `,
        mend: `
          {Hero} se estiró cuanto pudo y colgó {thing} en su ramita, [al primer intento|de puntillas].
          / Desde el lomo de una rama, {hero} volvió a colgar {thing} donde [siempre|le tocaba].
          @mended Tembló un momento, y luego todo el bosque volvió a susurrar, [como el mar|igual que antes].
          / @mended Primero se oyó una hoja, después mil. Todo el bosque volvió a susurrar [a la vez|por lo bajo].
          / Hoja por hoja, [suavemente|perezosamente], todo el bosque volvió a susurrar.
          + Era un ruido como de lluvia. Pero de una lluvia que no [moja|tiene prisa].
          + Las tres ardillas cayeron dormidas encima de la [última oveja|cabra prestada].
          + El viento se acercó con las orejas gachas y preguntó si podía [ayudar|soplar un poco].
          + —Despacio —dijo el roble—, y sin [chistes|bromas]. El viento sopló despacio.
          + Los pájaros dejaron a medias el último «chist» y se les quedó el pico [abierto|torcido].
          + El río, aliviado, pudo volver a cantar en [voz baja|segunda fila].
          + Arriba del todo brillaba una chispa de plata, igual que un pez en un [charco|estanque].
        `,
        joy: `
          Para celebrarlo, el roble contó un chiste de bellotas que duró [media hora|casi una estación].
          / Agradecido, el roble quiso contar un chiste. Como era [largo|de roble], trajeron sillas.
          + Las hojas aplaudieron al final, que es lo que mejor [saben hacer|se les da].
          + Sobre la cabeza {friend.de} se había dormido un pajarillo. Nadie se atrevía a [moverlo|respirar].
          + El viento trajo de lejos un olor a pan recién hecho, a modo de [disculpa|perdón].
          + {Hero} encontró una raíz en forma de butaca, con su [brazo|cojín] de musgo y todo.
          + De vez en cuando la hoja de plata decía «otra vez». Otra vez empezaba [todo|el mar].
          + Se despidió el roble de cada ardilla por su nombre, y eran [ciento doce|una barbaridad].
        `,
      },
      advanced: {
        trouble: `
          @keeper Presidía el claro {keeper}, que daba un bostezo enorme, [de portón|de cueva].
          / @keeper Quien hablaba desde las alturas era {keeper}, en su tercera noche [en blanco|de vela].
          Ningún árbol conseguía susurrar, y sin ese rumor no dormía [nadie|ni el sueño].
          / El bosque estaba mudo, que no es lo mismo que callado, y nadie [dormía|descansaba].
          / Los árboles, [enmudecidos|silenciosísimos], permanecían despiertos.
          @thing —Me falta {thing} —dijo—, y sin su nota el follaje no se [atreve|decide].
          / @thing —Sin {thing} no hay susurro —explicó—, pues las demás la [esperan|siguen].
          @cause El viento, por hacer una broma, se llevó {thing} y no supo [devolverla|volver].
          / @cause —El viento se llevó {thing} por hacer una broma —refunfuñó—, y a sus [años|siglos].
          @feeling Estaba tan cansado que las frases se le doblaban por la [mitad|cintura].
          / @feeling Se caía de cansado, en la medida en que un roble se puede [caer|permitir eso].
          + Mostró la ramita vacía con el pudor de quien enseña el hueco de un [diente|anillo].
          + Opinaba que las bromas son como los puentes y necesitan apoyarse en los dos [lados|extremos].
          + Un pájaro carpintero venía cada media hora a preguntar si dormía [ya|por fin].
        `,
        worry: `
          Tres ardillas que contaban ovejas habían agotado ya las existencias y recurrían a las [cabras|cigüeñas].
          / De madriguera en madriguera se oía el mismo rumor de mantas, porque el bosque entero daba [vueltas|media vuelta].
          + Un erizo llevaba ensayadas todas las posturas que su figura consiente, es decir, [una|la redonda].
          + Los pájaros se imponían silencio los unos a los otros con un griterío [considerable|de mercado].
          + Al río, que de pronto cantaba sin acompañamiento, se le había puesto la voz [cohibida|finísima].
          + Cierto padre del musgo se había quedado sin «sss» a fuerza de hacerlo. Soplaba ya como una [tetera|gaita].
          + El sueño en persona vagaba entre los troncos, con las zapatillas puestas y cara de no tener dónde [caerse|echarse].
        `,
        mend: `
          Desde la raíz más alta, {hero} colgó {thing} de su ramita con mucho [tiento|cuidado].
          / De puntillas y sin respirar, {hero} devolvió {thing} a su [rama|puesto].
          / Devolvió {hero} {thing} a su ramita con [agradecimiento|ceremonia].
          @mended A un temblor de plata todo el bosque volvió a susurrar, hoja tras [hoja|hoja y sin prisa].
          / @mended Dio la nota, y todo el bosque volvió a susurrar con rumor de [marea|sábanas].
          / De rama en rama todo el bosque volvió a susurrar.
          + Parecía llover, con la ventaja de que aquella lluvia no mojaba ni tenía [prisa|que ir a ninguna parte].
          + Sobre la última cabra, que nadie llegó a contar, se quedaron dormidas las tres [ardillas|contables].
          + Compareció el viento, sin aliento por una vez, y solicitó permiso para ser [útil|de alguna ayuda].
          + —Bajito —concedió el roble—, y nada de ocurrencias; y el viento, bajito, [sopló|obedeció].
          + Devuelto al segundo plano, el río recobró la [voz|naturalidad], con gran alivio suyo.
        `,
        joy: `
          El roble quiso obsequiarlos con un chiste de bellotas, que, contado a su ritmo, abarcó dos [generaciones|lunas].
          / De puro agradecido el roble contó un chiste, y se trajeron mantas, porque los suyos son [largos|de hoja perenne].
          + Cuando llegó el final, las hojas aplaudieron, ejercicio para el que han nacido. Alguna se [soltó|cayó] de la emoción.
          + A {friend:este/esta}, o sea {friend.a}, se le había dormido un jilguero en la coronilla. Vivía pendiente de su [respiración|cuello].
          + En calidad de disculpa trajo el viento un olor a pan que tuvo que ir a buscar muy [lejos|al otro lado del valle].
          + Halló {hero} una raíz con hechuras de butaca, provista incluso de un cojín de [musgo|musgo tierno].
          + Terminó el roble dando las buenas noches una por una a las ardillas, que eran [ciento doce|muchas] y lo sabían.
        `,
      },
    },
    'path-button': {
      keeper: { noun: 'topo cartero', gender: 'm' },
      thing: { noun: 'botón de los caminos', gender: 'm' },
      spot: { at: 'entre las raíces caídas', to: 'a las raíces caídas' },
      facts: {
        ask: '¿Por qué daban vueltas todos los caminos?',
        cause: 'la bolsa tenía un roto y por ahí cayó {thing}',
        mended: 'los caminos se tumbaron cada uno en su sitio',
      },
      beginner: {
        trouble: `
          @keeper Por tercera vez pasó {keeper.un} con [la misma carta|el mismo saco].
          / @keeper Iba y venía {keeper.un}, siempre con [la misma carta|gafas y saco].
          —¿Otra vez aquí? —decía el topo. Los caminos iban en [círculo|redondo].
          / Todos los caminos daban vueltas y [se mordían la cola|volvían al árbol].
          @thing —He perdido {thing}, de puro latón —[dijo|contó].
          / @thing —Me falta {thing}. Es el que los [sujeta|abrocha] —dijo.
          @cause —La bolsa tenía un roto. Por ahí cayó [todo: |]{thing} —dijo.
          / @cause —Hay un roto en la bolsa. Por ahí cayó {thing} —[dijo|lloró].
          @feeling Miraba a un lado y a otro, muy [confuso|confuso y con gafas].
          / @feeling Estaba confuso: no sabía si [iba o venía|era hoy].
          + Metió un dedo por el roto. El dedo [salió|saludó].
          + —Sin botón, se sueltan —explicó—, como [pantalones|chaquetas].
          + Una carta decía «urgente». Era del [otoño|mes de mayo].
          + Se sentó a pensar. El camino siguió [sin él|dando vueltas].
          + Le daba vueltas el saco y la [cabeza|gorra].
          + Tenía tierra en las [uñas|gafas] y un lápiz en la oreja.
          + Un camino pasó y le quitó la [gorra|carta].
        `,
        worry: `
          Una tortuga había salido por leche [el martes|en marzo]. Ahí venía otra vez.
          / Nadie llegaba a ninguna parte, pero todos llegaban [cansados|otra vez].
          + Un camino se mordió la cola y [gritó|se enfadó].
          + Dos hormigas se cruzaron cien veces. Ya eran [primas|amigas].
          + El conejo llegó a su casa [por la ventana|antes de salir].
          + —¿Es por aquí? —preguntó un ciervo. —[Siempre|Hoy, sí] —dijo una rana.
          + Una niña del musgo lloraba en un [cruce|círculo].
          + La sopa se enfriaba en mesas donde no [había nadie|llegaba nadie].
          + Los caminos se hacían nudos y lazos, [por jugar|sin querer].
          + Un escarabajo dejó migas, y se las comió [él mismo|al volver].
        `,
        mend: `
          {Hero} apretó {thing} contra el suelo. [Clac|Hizo clac].
          / Donde todos se cruzan, {hero} puso {thing}. [Clac|Sonó clac].
          / Al suelo fue {thing}. [Clac|Clac, y encajó].
          / —Aquí iba —dijo {hero}. Puso {thing}. [Clac|Clic].
          @mended Los caminos se tumbaron cada uno en su sitio.
          / @mended Uf: los caminos se tumbaron [al fin |]cada uno en su sitio.
          + Uno aún dio una vuelta, [de propina|por gusto].
          + Se estiraron como gatos y dijeron «[uf|ah]».
          + La tortuga vio su puerta. ¡Y la [leche|sopa]!
          + El topo giró a la derecha, y era la [derecha|de verdad].
          + Un cartel dejó de dar vueltas y [señaló|se mareó].
          + La niña del musgo echó a correr, muy [recta|deprisa].
          + {Friend} caminó diez pasos. Llegó a [otro sitio|un lugar nuevo].
          + El más travieso pidió una vuelta [más|mañana].
          + El botón brillaba en el suelo como un [sol|ojo] chico.
        `,
        joy: `
          El topo repartió todas las cartas. Una era para [él|sí mismo].
          / Esa noche hubo carta para [todos|cada agujero], y también para el topo.
          + La suya decía: «¿[Cuándo vienes|Dónde estás]? Mamá».
          + El conejo invitó a té, y llegaron los que [quiso|invitó].
          + Cosieron el roto de la bolsa con hilo de [araña|luna].
          + La tortuga brindó con leche. Ya era [queso|de hoy].
          + {Hero} puso el sello en la última [carta|postal]. Pum.
          + {Friend} pidió una carta, y alguien se la [escribió|dibujó].
          + Los caminos se durmieron, bien [estirados|derechos].
          + Dos hormigas se echaban de menos y [se fueron a ver|quedaron].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Por delante de ellos pasó tres veces {keeper.un}, cada vez con [más prisa|menos aliento].
          / @keeper —¿Otra vez el mismo árbol? —se quejaba {keeper.un}, con un saco [a cuestas|lleno de cartas].
          Los caminos del bosque corrían todos en círculo, como perros detrás de [su cola|una cola].
          / No había un solo camino que llevara a otra parte que no fuera [aquella|la de antes].
          / Desabrochados, los caminos se [enredaban|retorcían] como cordones.
          @thing —He perdido {thing} —explicó—. Es lo que los tiene [abrochados|sujetos] al suelo.
          / @thing —Lo que falta es {thing}, de latón, con cuatro [agujeros|agujeritos] —dijo.
          @cause —Mi bolsa tenía un roto —confesó—. Por ahí cayó [sin ruido |]{thing}.
          / @cause Le dio la vuelta a la bolsa: tenía un roto. Por ahí cayó {thing}, [con dos postales|nada menos].
          @feeling Estaba tan confuso que saludaba a sus propias [huellas|gafas].
          / @feeling —Ya no sé si voy o vengo —dijo, confuso, mirando [a los dos lados|la brújula al revés].
          + —Sin botón se sueltan —añadió—, igual que unos [pantalones|tirantes].
          + De la carta más urgente colgaba ya una [telaraña|bufanda de musgo].
          + Las lentes de sus gafas eran tan gruesas que los ojos parecían dos [uvas|lunas].
          + Le salía tierra de los [bolsillos|zapatos] y un lápiz de la oreja.
        `,
        worry: `
          Una tortuga que había salido por leche pasaba otra vez, [sin leche|con la jarra vacía].
          / Los vecinos salían de su casa para llegar, muy contentos, a [su casa|la misma puerta].
          + Dos hormigas se habían cruzado tantas veces que ya se contaban [la vida|los secretos].
          + Un camino se había hecho un lazo. Como era bonito, no lo dejaban [soltarse|en paz].
          + El conejo entraba por la ventana, porque la puerta quedaba siempre [al otro lado|más adelante].
          + Sobre muchas mesas humeaba una sopa para alguien que no [llegaba|acababa de llegar].
          + Un escarabajo iba dejando migas y, a la vuelta, las encontraba muy [sabrosas|oportunas].
          + —Perdone, ¿por aquí se sale? —preguntó un ciervo. —Se vuelve —dijo una [rana|rana con experiencia].
        `,
        mend: `
          Allí donde todas las sendas se cruzaban, {hero} apretó {thing} hasta oír [un clac|el clac].
          / {Hero} buscó el ojal, que era una huella vieja. Metió en él {thing}, [clac|con un clac].
          @mended Hubo un tirón muy suave. Los caminos se tumbaron cada uno en su [sitio|sitio, suspirando].
          / @mended Como una alfombra bien sacudida, los caminos se tumbaron cada uno en su sitio.
          / Estirándose como [gatos|perezosos], los caminos se tumbaron cada uno en su sitio.
          + Alguno, por vicio, dio todavía una vuelta [de propina|más].
          + La tortuga levantó la vista, vio la lechería y no se lo podía [creer|explicar].
          + El topo torció a la derecha. Por primera vez en días aquello era la [derecha|derecha de verdad].
          + Un poste indicador dejó de girar y se quedó un rato con [náuseas|los ojos cerrados].
          + Dos hormigas se dijeron adiós, con la promesa de [escribirse|cruzarse los jueves].
          + {Friend} dio veinte pasos y, para su sorpresa, llegó a un [lugar nuevo|sitio].
          + Brillaba el latón en el suelo como una moneda que nadie quiere [gastar|recoger].
        `,
        joy: `
          El topo repartió el correo de toda la semana. En el fondo del saco encontró una carta para [él|el topo].
          / Aquella noche llegaron todas las cartas a la vez, incluso una que iba dirigida al [cartero|topo].
          + «¿Dónde andas? —decía—. Se te enfría la cena desde [el lunes|hace tres lunas]».
          + Una araña cosió el roto de la bolsa con puntada doble y un [bordado|lazo].
          + La tortuga invitó a todo el mundo a lo que fuera ya aquella [leche|jarra].
          + Dejaron que {hero} sellara la última postal. El golpe se oyó [en el río|tres árboles más allá].
          + {Friend} preguntó si había algo a su nombre. Para que lo hubiera le [escribieron|dibujaron una carta].
          + Los caminos, muy estirados, se fueron durmiendo por la parte [de los pies|más lejana].
        `,
      },
      advanced: {
        trouble: `
          @keeper Pasó delante de ellos {keeper.un}, y pasó otra vez, y a la tercera [se detuvo|saludó].
          / @keeper —Este árbol me suena —decía {keeper.un}, con un saco [enorme|de cartas].
          Los caminos giraban en redondo como perros que hubieran descubierto su [cola|propia cola].
          / Ninguna senda conducía ya a otro lugar que no fuera [ella misma|aquel mismo].
          / Desabrochados, los caminos se [enredaban|retorcían] sin descanso.
          @thing —He perdido {thing} —declaró—, que los tiene [abrochados|sujetos] al suelo.
          / @thing —Los abrochaba {thing} —explicó—, y sin él van [como quieren|sueltos].
          @cause La bolsa tenía un roto y por ahí cayó {thing}, entre [dos postales|dos cartas].
          / @cause Lo señaló con un dedo: la bolsa tenía un roto y por ahí cayó [sin duda |]{thing}.
          @feeling Se hallaba tan confuso que había escrito a su propia [sombra|gorra].
          / @feeling Miraba el mapa y luego el cielo, más confuso a cada [vistazo|momento].
          + Comparó el caso con el de unos pantalones, pero la modestia le impidió [extenderse|dar más detalles].
          + A la carta más urgente, fechada en mayo, le había crecido un poco de [musgo|barba] por el borde.
          + Sus gafas eran tan gruesas que los ojos, allá al fondo, parecían [uvas|peces].
        `,
        worry: `
          Volvía a pasar la tortuga que en marzo salió por leche. La jarra, de puro [aburrida|larga la espera], criaba ranas.
          / Salían de casa los vecinos y, tras una larga caminata, llegaban con gran sorpresa a su [casa|propio felpudo].
          + A fuerza de cruzarse, dos hormigas se habían contado ya la vida y empezaban con la de sus [primas|conocidas].
          + Uno de los caminos se había anudado en un lazo tan vistoso que daba lástima [deshacerlo|pisarlo].
          + Sobre los manteles se enfriaba la sopa de alguien que, a pocos metros, llevaba tres días [llegando|a punto de llegar].
          + Preguntó un ciervo si por allí se salía. Una rana veterana le contestó que más bien se [regresaba|entraba de nuevo].
          + El escarabajo que marcaba la ruta con migas había engordado, según propia confesión, [bastante|dos ojales].
        `,
        mend: `
          En el cruce de todos los cruces, {hero} encajó {thing} con un [clac|chasquido].
          / {Hero} apretó {thing} contra la tierra hasta que sonó un [clac|clac muy firme].
          / Abrochó {hero} {thing} a la tierra con un chasquido [satisfactorio|rotundo].
          @mended Hubo un tirón suavísimo, y los caminos se tumbaron cada uno en su [sitio|sitio, rendidos].
          / @mended Como una manta estirada, los caminos se tumbaron cada uno en su [sitio|sitio de antes].
          / [Desenredándose|Estirándose], los caminos se tumbaron cada uno en su sitio.
          + El más joven dio todavía una vuelta, de propina, y fingió después que no había [sido él|pasado nada].
          + La tortuga divisó a lo lejos la lechería y hubo de sentarse, porque a su edad las [alegrías|sorpresas] fatigan.
          + Torció el topo a la derecha con los ojos cerrados y, al abrirlos, seguía siendo la [derecha|misma derecha].
          + Se despidieron dos hormigas, no sin antes fijar un [día|cruce] para seguir encontrándose por casualidad.
          + Quedó el latón reluciendo en la tierra, como una moneda que todos han convenido en no [recoger|gastar].
        `,
        joy: `
          Repartió el topo en una noche el correo de varias lunas. Del fondo del saco salió una carta para [él|su propio nombre].
          / Llovieron cartas en todas las madrigueras, y la última, contra todo pronóstico, era para el [cartero|topo].
          + «Hijo —ponía, con buena letra—, la cena está en la mesa desde el martes; ven [despacio|en cuanto puedas]».
          + La araña del tercero zurció la bolsa con puntada doble y, ya puesta, le bordó unas [iniciales|violetas].
          + Se brindó con lo que había en la jarra de la tortuga, que cada cual llamó como [pudo|tuvo a bien].
          + {Hero.a} le fue confiado el matasellos, y el golpe que dio consta en los anales del [bosque|correo].
          + Los caminos se durmieron empezando por el extremo más [lejano|fresco], que es por donde suelen.
        `,
      },
    },
  },
}
