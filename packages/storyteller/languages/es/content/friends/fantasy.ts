import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { noun: 'dragón', gender: 'm' },
    facts: { help: 'el dragón alumbró y calentó lo justo' },
    beginner: {
      arrives: `
        @friend ¡Hip! Una chispa entró por la ventana. Detrás, un [dragón|dragón pequeño].
        —Perdón, {hero} —dijo. Se tapó la [boca|nariz] y, ¡hip!, adiós, cortina.
        + El fuego le salía con hipo, y nunca [avisaba|a tiempo].
        + —¿Un susto te lo quita? —preguntó {hero}. —No, lo [dobla|enciende] —dijo.
        + Era verde y medía lo que un [gato|taburete].
        + —Me mandan {place.from} —contó—. Con cuidado, ¡hip!
        + Tostó sin querer dos panes y un [calcetín|libro].
        + Bebió agua del revés, como dicen las [abuelas|tías].
        + Movía las alas de puro [apuro|contento].
        + Olía a pan hecho y a [chimenea|cerilla].
      `,
      alone: `
        @friend El dragón contaba hasta cien sin hipo. Iba por [nueve|cinco].
        De un hipo salió luz. Alumbró una pena {place.from}.
        + En su cueva todo estaba un poco [negro|tostado].
        + Dormía con un cubo de agua al [lado|pie].
        + Los grandes echaban fuego de [verdad|lejos]. Él, puntitos.
        + Merendó castañas. Se asaron [solas|de camino].
        + Una polilla le dijo «hola, [vela|farol]».
        + Aguantó el aire y se puso [morado|redondo].
        + —A oscuras tendrán frío —pensó. Y [fue|hip].
      `,
      dry: `
        El dragón volaba a saltos, uno por [hipo|chispa], con {other} encima.
        + ¡Hip! Y de pronto estaban {place.in}.
        + Una nube se quedó con un [agujero|lunar].
        + Encendió tres faroles sin [querer|parar].
        + —Agárrate, que viene uno [gordo|bueno] —avisaba.
      `,
      wet: `
        Bajo el agua, el hipo eran [pompas|burbujas] calientes.
        + {Other} iba en su lomo, con un tarro, {place.to}.
        + Templó una charca. Los peces hicieron [«ah»|fila].
        + Por una vez no quemó [nada|ni un alga].
        + Nadaba con las alas [plegadas|de remo].
      `,
      quirk: `
        El sombrero de un [sapo|señor] empezó a humear. Fue un hipo.
        + {Other} sopló. El sapo dio las [gracias|buenas noches].
        + Probó a beber, a saltar y a no [pensar|respirar].
        + Le dieron un susto. Ardió el [susto|cartel].
        + Contó un secreto y le salió [encendido|con luz].
        + Caminaba con un pañuelo [mojado|de agua] en la boca.
        + Un búho le pidió fuego para su [pipa de jabón|lámpara]. Acertó.
        + —De mayor seré un incendio [bueno|pequeño] —dijo.
        + Si se reía, eran tres hipos por [risa|minuto].
      `,
      help: `
        La cueva de vuelta estaba helada y [negra|sin luz].
        @help El dragón alumbró y calentó lo [justo|justo, ni más ni menos].
        + Puso el hipo en fila: hip, [hip|y hip], muy suave.
        + {Other} se calentó las manos y vio el [suelo|camino].
        + {Thing} brilló como una [brasa|nuez de oro].
        + El hielo lloró un poco y abrió [paso|sitio].
        + Un murciélago se quitó la [bufanda|manta].
        + No quemó ni un [pelo|hilo]. Qué orgullo.
        + Contaba bajito para que saliera cada uno a su [hora|tiempo].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un hipo iluminó la ventana, y detrás del hipo [venía un dragón|apareció un dragón pequeño].
        —Lo siento por la cortina, {hero}, ya estaba [vieja|quemada], ¿no? —dijo.
        + Su fuego le salía así, a golpes, y nunca cuando lo [llamaba|necesitaba].
        + —¿Has probado a aguantar la respiración? —preguntó {hero}, y el dragón se [infló|puso redondo].
        + Alguien tenía frío y miedo {place.in}, y para eso hacía falta una [llama|chispa].
        + Venía con cubo, manta mojada y una lista de [disculpas|teléfonos].
        + De paso tostó el pan de la cena, bastante en su [punto|sitio].
        + Era verde, del tamaño de un perro y con humo en las [orejas|cejas].
      `,
      alone: `
        @friend El dragón practicaba cómo estarse sin hipo, y llevaba [nueve segundos|un récord].
        Al décimo saltó una chispa, y alumbró una pena {place.from}.
        + Vivía en una cueva algo ahumada, con un cubo en cada [rincón|puerta].
        + Sus primos incendiaban el horizonte; él, [las servilletas|los mocos].
        + Las polillas lo rodeaban con verdadera [adoración|insistencia].
        + Había probado el azúcar, los sustos y beber [boca abajo|de espaldas].
        + No es fácil ser temible a [trocitos|golpes de pecho].
        + Pensó que a oscuras cualquier chispa parece [grande|un sol].
      `,
      dry: `
        El dragón avanzaba por el aire a saltos, [uno por cada hipo|con muchos sustos].
        + {Other} se agarraba a las púas, y al noveno hipo cayeron {place.in}.
        + A su paso quedaban faroles encendidos y nubes con [agujeros|lunares].
        + En el décimo habrían llegado a la [luna|costa].
      `,
      wet: `
        Debajo del agua el hipo se volvía [burbuja|un collar de burbujas tibias].
        + {Other} iba en el lomo, con un tarro, hasta que vieron {place}.
        + Las ostras abrían un poco para [calentarse|ver qué pasaba].
        + Nunca se había sentido tan [inofensivo|a salvo] de sí mismo.
      `,
      quirk: `
        Un hipo a destiempo dejó humeando el sombrero [de un sapo|de un señor muy serio].
        + {Other} lo apagó con la merienda, que era [sopa|gazpacho].
        + —Ya no me da —aseguró el dragón, y se quemó el [ya|bigote].
        + Le dieron un susto, y el susto salió [chamuscado|corriendo].
        + Contaba los segundos en voz baja, como quien lleva un [huevo|vaso lleno].
        + Un búho le acercó su vela, y acertó a la [primera|séptima].
        + Con la risa era peor, y la noche venía muy [graciosa|de broma].
      `,
      help: `
        La gruta del regreso estaba helada y oscura como [un bolsillo|el revés de la noche].
        @help El dragón alumbró y calentó lo justo, [hipo a hipo y en fila|sin pasarse una chispa].
        + Respiraba por la nariz y los iba soltando despacio, [hip, hip|como perlas].
        + {Other} veía el suelo a ratos cortos, los [suficientes|precisos] para un paso.
        + Las paredes goteaban, y {thing} tomó un color de [albaricoque|brasa].
        + Un murciélago acatarrado le dio las [gracias|buenas noches] dos veces.
        + Un fuego grande lo habría estropeado [todo|la noche entera].
      `,
    },
    advanced: {
      arrives: `
        @friend Alumbró la ventana un hipo, y tras el hipo compareció, mortificado, [un dragón|un dragón menudo].
        —Te repondré la cortina, {hero}, en cuanto [deje de arder|pueda acercarme] —dijo.
        + El fuego le venía a golpes y por sorpresa, de tal forma que vivía [pidiendo agua y perdón|con un cubo al lado].
        + Siguiendo el consejo {hero.de}, retuvo el aliento hasta adquirir la forma de [una sandía|un globo], y lo soltó en dirección al techo.
        + Le habían rogado {place.from} que acudiera el dragón más temible, y no quedaba [otro|ninguno despierto].
        + La cena del vecindario la tostó de pasada, y hay quien sostiene que [ganó mucho|estaba en su punto].
      `,
      alone: `
        @friend Llevaba el dragón nueve segundos sin hipo, y empezaba a [hacerse ilusiones|sentirse mayor].
        + El décimo prendió una chispa, a cuya luz distinguió una pena {place.from}, sentada [en lo más oscuro|sola].
        + Sus primos incendiaban horizontes, mientras que él, en un buen día, llegaba a [las servilletas|una rebanada].
        + Las polillas le profesaban una devoción que encontraba [halagadora y peligrosa|incómoda].
        + Reflexionó que una llama enorme asusta, y que quizá el miedo prefiera ser alumbrado [a cucharadas|por alguien pequeño].
      `,
      dry: `
        Progresaba el dragón por los aires a razón de [un salto por hipo|chispa y salto].
        + {Other} se abrazaba a las púas, y con un último estallido tomaron tierra {place.in}.
        + Dejaban a la espalda farolas encendidas y alguna nube [con quemaduras leves|que olía a tostada].
      `,
      wet: `
        Sumergido, el dragón vio con asombro que su hipo se hacía [burbuja|collar de burbujas].
        + {Other} cabalgaba entre aquellas perlas tibias, hasta que asomó {place}.
        + Las ostras entornaron la puerta, por si era [la primavera|hora de baño].
      `,
      quirk: `
        Un hipo inoportuno dejó echando humo el sombrero de [un sapo notable|cierto caballero].
        + Acudió {other} con la merienda, que era líquida por fortuna, y el sapo, chorreando, [agradeció el detalle|pidió la receta].
        + Le dieron un susto, remedio clásico, y fue el susto el que salió [chamuscado|con ampollas].
        + Andaba contando en voz baja, con esa rigidez de quien transporta [un vaso lleno|su propia explosión].
        + La risa lo empeoraba todo, y aquella noche, por desgracia, el mundo estaba [graciosísimo|de muy buen humor].
      `,
      help: `
        La gruta del regreso era negra, y de un frío [con dientes|muy antiguo].
        @help El dragón alumbró y calentó lo justo, [dosificando el hipo como un farmacéutico|de chispa en chispa].
        + Una llama de las grandes habría derretido la bóveda, y con ella [la noche|las ganas de volver].
        + {Other} avanzaba a instantes, con {thing} del color de las brasas, y a cada instante [le bastaba un paso|cabía un paso].
        + Cierto murciélago acatarrado se aflojó la bufanda, gesto que en su especie equivale a [una medalla|un discurso].
      `,
    },
  },
  Unicorn: {
    noun: { noun: 'unicornio', gender: 'm' },
    facts: { help: 'el cuerno del unicornio brilló cerca de lo buscado' },
    beginner: {
      arrives: `
        @friend Un unicornio lleno de barro se sacudió en la [alfombra|puerta]. ¡Plas!
        —No digas «oh», {hero} —pidió—. Todo el mundo dice [«oh»|lo mismo].
        + —Estás muy sucio —dijo {hero}. —¡Por fin! —dijo el [unicornio|unicornio, feliz].
        + Estaba harto de ser [hermoso|un póster].
        + Tenía una rana en la crin y un [palo|trébol] en el cuerno.
        + —Hay charcos {place.in} —contó—. Y una [pena|tristeza].
        + Brilló sin querer. Lo tapó con [barro|una manta].
        + Una mariposa suspiró. —Ya empezamos —dijo [él|bajito].
        + Se rascó el lomo con la [cómoda|lámpara].
        + Olía a lluvia y a patata [cruda|nueva].
      `,
      alone: `
        @friend El unicornio se escondía de sus admiradores en un [charco|barrizal].
        El barro hizo glup: traía una pena {place.from}.
        / Glup, llegó una pena {place.from}.
        + Alguien le había puesto purpurina. La [escupió|lavó].
        + —No soy un sueño —dijo—. Tengo [hipo|rodillas].
        + En su almohada ponía «[maravilla|ideal]». La dio la vuelta.
        + Los pintores hacían cola en el [valle|portal].
        + Lo que le gustaba era el ruido: [chof|plas].
        + El cuerno le picó. Algo se había [perdido|escondido].
        + Se fue al galope, por lo más [sucio|blando].
      `,
      dry: `
        El unicornio galopaba por todos los [charcos|barros], con {other} encima.
        + ¡Plas, plas! Y llegaron, marrones, {place.to}.
        + A una fuente le salió un [arcoíris|suspiro]. Él bufó.
        + Un pintor corrió detrás. No hubo [manera|cuadro].
        + El viento les puso pecas de [lodo|barro].
      `,
      wet: `
        El agua lo dejó limpio, y él puso mala [cara|nariz].
        + {Other} iba en su crin, con un tarro, {place.to}.
        + Todos los peces dijeron «[oh|ooooh]».
        + —¿Abajo hay lodo? —preguntó. Había, y [bueno|mucho].
        + Se revolcó en el fondo. ¡Qué [nube|gusto]!
      `,
      quirk: `
        Vio un charco y se tiró de [espaldas|cabeza]. —¡Ven! —dijo.
        + {Other} quedó hasta las cejas. Se rieron los [dos|charcos].
        + Una señora oveja pidió un pelo de [recuerdo|la crin]. Le dio barro.
        + Bostezó y salió una [estrella|nota]. Qué vergüenza.
        + —Dime algo feo —pidió. —Tienes moco —dijo {other}. —¡Ah! —suspiró.
        + Andaba raro a propósito: con los pies [para dentro|torcidos].
        + Le hicieron un poema. Se lo [comió|puso de gorro].
        + En una piedra escribió: «[Soy un caballo|Plof]».
        + Quien lo conocía lo quería [igual|más].
      `,
      help: `
        Se habían perdido, y no sabían por dónde [estaba el camino|seguir].
        @help El cuerno del unicornio brilló cerca de lo [buscado|buscado, más y más].
        + A la derecha, poco. A la izquierda, [mucho|como un farol].
        + {Other} apartó el barro del cuerno, con {thing} en la [mano|otra].
        + Frío, frío, templado, ¡[quema|ahí]!
        + Era el sendero, debajo de las [hojas|ramas].
        + Nadie dijo «oh». Dijeron [«gracias»|«bien»].
        + Eso sí que le gustó. Brilló [adrede|un poco más].
        + Un grillo siguió la luz [detrás|también].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un unicornio cubierto de barro se sacudió en mitad [de la alfombra|del cuarto].
        —Nada de suspiros, {hero}, que vengo [de incógnito|hecho un asco] —advirtió.
        + Estaba cansado de salir en las carpetas y de que le [cantasen|oliesen el pelo].
        + —Llevas una rana en la oreja —dijo {hero}, y al unicornio se le saltaron las [lágrimas|chispas] de gratitud.
        + Había notado en el cuerno una ausencia, y tiraba {place.to}.
        + Si se descuidaba, brillaba, y lo tapaba enseguida con [una patata|lodo].
        + Se rascó el lomo contra el armario, que [nunca lo olvidaría|quedó perlado].
        + Tenía las rodillas feas, y las enseñaba con [orgullo|cariño].
      `,
      alone: `
        @friend El unicornio se había hundido hasta las orejas en un barrizal, [lejos de los poetas|donde nadie lo admiraba].
        + Debajo del barro el cuerno se encendió: faltaba algo {place.in}, y alguien [lloraba|lo echaba de menos].
        + En su casa recibía cada día cien cartas, todas con [purpurina|corazones].
        + Le habían dedicado un color, tres montañas y un [yogur|champú].
        + Lo único suyo de verdad era el ruido de sus patas, chof, [chof|en el lodo].
        + Nadie le preguntaba nunca qué tal [dormía|había comido].
        + Para buscar lo perdido no hace falta ser [bonito|limpio], pensó.
        + Salió goteando, por donde no había [espejos|pintores].
      `,
      dry: `
        El unicornio elegía los charcos por su [hondura|color], con {other} a la espalda.
        + Ya no se sabía quién era quién cuando apareció {place}.
        + Una fuente suspiró al verlo pasar, y él le sacó la [lengua|rana].
        + Detrás corría un pintor, cada vez más [lejos|salpicado].
      `,
      wet: `
        El agua lo lavó sin permiso, y el unicornio bajó [enfurruñado|blanquísimo y furioso].
        + {Other} se agarraba a la crin, y con aquel resplandor se veía todo {place}.
        + Los peces se quedaron con la boca abierta, aunque suelen [estar así|tenerla].
        + En cuanto tocó fondo se revolcó a [conciencia|gusto].
      `,
      quirk: `
        El unicornio pidió que le dijeran algo [desagradable|feo y sincero].
        + —Tienes barro en los dientes —dijo {other}. —Sigue —rogó él, con los ojos cerrados.
        + Estornudó, salió un arcoíris y le dio [rabia|mucha vergüenza].
        + A una oveja que le pidió un rizo le regaló un [terrón|zapato].
        + Caminaba torcido para que no lo [pintaran|siguieran].
        + Del poema que le ofrecieron dijo que estaba algo [crudo|soso], y masticó.
        + Por reírse tumbado, con las patas arriba, lo habría [dado|cambiado] todo.
      `,
      help: `
        El sendero se había escondido debajo de [las hojas|la hojarasca].
        @help El cuerno del unicornio brilló cerca de lo buscado, [más a cada paso|igual que un farol que recuerda].
        + Hacia el norte se apagaba; hacia el sur se ponía [tibio|de color miel].
        + {Other} iba detrás, limpiándole el cuerno con la [manga|mano libre].
        + Encontraron primero un guante, después una [cuchara|llave] y por fin el camino.
        + Nadie suspiró; le dijeron «gracias, menos [mal|mal que vienes]».
        + De eso no se cansaba, y brilló un poco [aposta|de más].
      `,
    },
    advanced: {
      arrives: `
        @friend Un unicornio rebozado en lodo se sacudió sobre la alfombra [con deleite|largamente].
        —Te agradecería, {hero}, que no [suspirases|dijeras «oh»] —rogó.
        + Llevaba siglos siendo admirado, oficio que cansa mucho y en el que nadie te pregunta [cómo has dormido|qué tal los pies].
        + {Hero} le hizo notar que traía una rana en la oreja, y fue tanta su emoción que [brilló sin querer|tuvo que sentarse].
        + El cuerno le tiraba desde la tarde hacia cierta ausencia, {place.in}, como tira [un hilo|una muela].
        + Se ocultaba los resplandores con una patata, recurso que a él le parecía [discreto|muy natural].
      `,
      alone: `
        @friend El unicornio, sumergido en un barrizal, disfrutaba de [no ser visto|la falta de poetas].
        + Bajo el lodo se le encendió el cuerno, y es que {place.in} faltaba algo, y alguien [no paraba de buscarlo|lo lloraba].
        + Le habían dedicado un color, tres montañas y, hacía poco, [un champú|cierto yogur], que era lo que más le dolía.
        + De todo cuanto se decía de él solo reconocía como suyo el ruido de las patas, [chof|que era chof].
        + Para encontrar lo perdido, consideró, no hace falta ser hermoso, y salió [feliz|goteando] por lo más blando.
      `,
      dry: `
        Cataba el unicornio los charcos con ciencia, y no perdonaba [ninguno|los hondos].
        + Cuando {other} y la montura eran ya del mismo color, emergió entre salpicaduras {place}.
        + Los perseguía un pintor de caballete al hombro, cada vez [más abstracto|menos visible].
      `,
      wet: `
        El agua lo lavó sin consultarle, y el unicornio descendió [ofendido y deslumbrante|de un humor negro].
        + A su luz, {other} contó las calles, los corales y las puertas {place.from}.
        + Los peces lo miraban boquiabiertos, aunque en esa especie nunca se sabe si es [devoción|costumbre].
      `,
      quirk: `
        Solicitó el unicornio que alguien le dijera, por favor, una cosa [fea|desagradable y cierta].
        + {Other} mencionó el barro de los dientes, y él cerró los ojos como quien escucha [música|un piropo verdadero].
        + Se le escapó un estornudo con arcoíris, y estuvo un rato sin querer [mirar a nadie|hablar del asunto].
        + A la oveja que le suplicaba un rizo la obsequió con un terrón, que ella [enmarcó|lleva al cuello].
        + Cojeaba a propósito de la pata más fotogénica, y aun así los árboles [florecían de lado|se volvían].
      `,
      help: `
        El sendero se había metido bajo las hojas, [muy hondo|como quien se arropa].
        @help El cuerno del unicornio brilló cerca de lo buscado, [como una brasa|cada vez con menos vergüenza].
        + Hacia el norte se enfriaba, y hacia poniente tomaba un color [de miel|de ventana].
        + {Other}, con {thing}, despejó el suelo, donde fueron saliendo un guante, una llave y, por último, [el camino|lo que importaba].
        + Le dijeron gracias, sin un solo suspiro, y descubrió que de esa palabra [no se había cansado|le quedaba sitio].
      `,
    },
  },
  Phoenix: {
    noun: { noun: 'fénix', gender: 'm' },
    facts: { help: 'el fénix alumbró como una lámpara' },
    beginner: {
      arrives: `
        @friend —¡Me muero! —dijo un fénix en la ventana. Tenía un poco de [tos|catarro].
        —Adiós, {hero}. Recuérdame [así|con sopa] —suspiró. Y estornudó.
        + Se tumbó con un ala en la [frente|cara].
        + —Solo es un resfriado —dijo {hero}. —¡El último! —dijo el fénix.
        + Puf, se hizo ceniza. Puf, [volvió|otra vez aquí].
        + —¿Dónde estaba? Ah, sí: {place}. Es [urgente|terrible] —contó.
        + Sus plumas eran brasas con [flecos|tos].
        + Hizo testamento en una [servilleta|hoja]: «Mi cojín, al gato».
        + Pidió caldo, una manta y [música|aplausos].
        + Olía a canela y a [vela|chimenea].
      `,
      alone: `
        @friend El fénix se apagaba de un estornudo por tercera vez esa [tarde|semana].
        Al volver, oyó un llanto {place.from}. No era el [suyo|de costumbre].
        + —¡Alguien llora más que yo! —dijo, muy [serio|sentado].
        + En su nido había ceniza y siete [bufandas|pañuelos].
        + El médico le recetó menos [teatro|drama].
        + Se despedía del sol cada [noche|tarde]. El sol volvía.
        + Tenía flores suyas de otros [finales|entierros].
        + Se tomó el pulso. Hizo [pum|chispa].
        + Viajó sin morirse ni una vez. [Casi|O una].
      `,
      dry: `
        El fénix volaba gimiendo, como un cometa con [tos|anginas].
        + {Other} iba encima, calentito, hasta {place}.
        + —Adiós, ya caigo —[decía|rogaba]. No caía.
        + Detrás quedaba una cola de [chispas|oro].
        + Se despidió de cada [nube|torre].
      `,
      wet: `
        —¡Agua! ¡El fin! —gritó el fénix. Se puso un [frasco|casco] y bajó.
        + {Other} lo llevaba de la mano, {place.to}.
        + No se apagó. Estaba un poco [ofendido|triste por eso].
        + Alumbraba los peces por [dentro|detrás].
        + Hizo glu con mucho [sentimiento|dolor].
      `,
      quirk: `
        El fénix se pinchó un dedo. —¡Ya no llego al final del camino! —lloró, [tumbado|muy pálido].
        + Era una hoja. —¡Una hoja temible! —[dijo|añadió].
        + Estornudó: puf, ceniza. {Other} esperó un [poco|segundo]. Puf, fénix.
        + —¿Me han llorado? —preguntó al [volver|salir].
        + Dejó unas últimas palabras. Luego, [otras|más].
        + Un sapo aplaudió. Se desmayó otra [vez|vez, de gusto].
        + Le picó un mosquito. Se despidió del [mosquito|mundo].
        + Cada vez volvía más [guapo|tostado].
        + {Other} llevaba una escobita, por si [acaso|la ceniza].
        + Su testamento ya tenía diez hojas y un [dibujo|mapa del nido].
        + Las hormigas se despedían de él cada [tarde|mañana].
      `,
      help: `
        La noche se había cerrado, y no había [luz|lámpara].
        @help El fénix alumbró como una [lámpara|lámpara, redonda y tibia].
        + No se quejó. Solo [brilló|abrió las alas].
        + {Other} vio cada piedra, y {thing} también.
        + El frío dio un paso hacia [atrás|fuera].
        + Iba delante, muy [recto|despacio], sin toser.
        + —¿Te mueres? —preguntó {other}. —Luego —dijo [él|el fénix].
        + Dejó una pluma encendida en la [puerta|curva].
        + Sus plumas hacían fru, fru, como un fuego de [casa|invierno].
      `,
    },
    intermediate: {
      arrives: `
        @friend —¡Es el fin! —anunció un fénix en la ventana, y estornudó [con mucho arte|tres veces].
        —Me alegro de haberte conocido, {hero}, aunque sea [tan tarde|en estas condiciones] —añadió.
        + Tenía un catarro pequeño y unas últimas palabras [larguísimas|en verso].
        + —Tómate un caldo —aconsejó {hero}, y el fénix se hizo ceniza [sin probarlo|de la emoción].
        + Un momento después salió del montoncito, preguntando si lo habían [llorado|echado de menos].
        + Según él, {place.in} había alguien casi tan [desgraciado|acabado] como él.
        + Cada pluma ardía un poco, como las [brasas|velas] cuando hay corriente.
        + El testamento lo llevaba escrito, y lo corregía a [diario|lápiz].
      `,
      alone: `
        @friend El fénix acababa de morirse de un estornudo, [por cuarta vez en la tarde|con éxito moderado].
        Cuando volvió, alguien lloraba {place.in}, y lloraba [de verdad|mejor que él].
        + Le pareció raro que la tristeza no fuera [suya|con él].
        + En el nido tenía doce bufandas y un público de [búhos|palomas].
        + El médico le había prohibido el frío y los [adjetivos|monólogos].
        + De todos sus finales, el del arroz con leche fue el más [aplaudido|sentido].
        + Renacer es bonito, pero se pierden siempre los [calcetines|apuntes].
        + Se levantó sin decir ni una última [palabra|frase].
      `,
      dry: `
        El fénix cruzaba el cielo como un cometa [acatarrado|con anginas].
        + {Other} iba entre las alas, al calor, hasta que se vio {place}.
        + Se despedía de cada torre, y las torres ya lo [conocían|saludaban].
        + Con la estela se habrían podido freír [huevos|buñuelos].
      `,
      wet: `
        —Esto es el final —dijo el fénix, y se puso [un frasco|la escafandra].
        + Con {other} de la mano, bajó encendido y quejándose {place.to}.
        + No se apagó, y en el fondo lo tomó por una [falta de tacto|desilusión].
        + Los peces venían a calentarse las [aletas|espinas].
      `,
      quirk: `
        El fénix se arañó con una hoja y pidió que [continuaran sin él|nadie lo olvidara].
        + —No tienes nada —dijo {other}. —Eso dijeron la otra vez, y la anterior —contestó.
        + Con el estornudo siguiente hubo que esperar un [minuto|ratito] junto a la ceniza.
        + Volvía siempre por la frase en que lo había [dejado|cortado la muerte].
        + Un sapo aplaudió, y él repitió el [desmayo|final] mirando hacia ese lado.
        + Se despidió de un mosquito con verdadera [grandeza|ternura].
        + {Other} acabó por llevar recogedor, por [si acaso|economía].
      `,
      help: `
        Por el camino de vuelta había caído una noche [sin ventanas|espesa como el alquitrán].
        @help El fénix alumbró como una lámpara, [sin un quejido|de las que se dejan encendidas].
        + Abrió las alas, y el círculo de luz llegó hasta los [árboles|zarzas].
        + Dentro de aquel círculo {other} caminaba con {thing} y sin [frío|miedo].
        + Le lloraban los ojos del catarro, y no dijo [nada|ni mu].
        + Morirse es fácil; lo difícil es [quedarse encendido|aguantar], pensó.
        + En cada cruce dejó una pluma, que ardió hasta el [alba|final].
      `,
    },
    advanced: {
      arrives: `
        @friend —Asisten ustedes a mi fin —declaró en la ventana un fénix, y [estornudó|tosió].
        —Lamento conocerte, {hero}, en [mis últimos momentos|este trance] —agregó.
        + Padecía un catarro corriente, con el que venía despidiéndose del mundo [desde el desayuno|hacía tres siglos].
        + {Hero} le ofreció caldo, y la bondad del gesto lo redujo instantáneamente a [un montón de ceniza|ceniza agradecida].
        + Renació al momento, preguntando cuánta gente había llorado y si [quedaba caldo|alguien tomó notas].
        + Traía una noticia {place.from}, donde penaba alguien, y le irritaba un poco que fuese [con más motivo|sin público].
      `,
      alone: `
        @friend El fénix acababa de fallecer, por cuarta vez en la tarde y con [escaso público|críticas tibias].
        + De regreso entre los vivos percibió un llanto {place.from}, y era un llanto sin [adornos|el menor teatro].
        + El médico le había prohibido las corrientes de aire y, muy especialmente, [los monólogos|los adjetivos].
        + Conservaba las coronas de sus mejores finales, entre los que sobresalía el del [arroz con leche|año de la sequía].
        + Resucitar cansa menos que llorar de veras, pensó, y partió sin pronunciar [últimas palabras|más que un «voy»].
      `,
      dry: `
        Atravesaba el fénix los cielos a la manera de un cometa [con bronquitis|de salud delicada].
        + Al calor de aquellas alas se dormía {other}, y despertó cuando llegaron {place.to}.
        + A las torres les iba diciendo adiós, y ellas, que son educadas, [fingían pena|respondían hasta mañana].
      `,
      wet: `
        Ante el agua dictó el fénix su testamento, y se sumergió [con un frasco y un suspiro|dejándolo todo al gato].
        + De la mano {other.de} bajó encendido hasta {place}, sin apagarse ni siquiera por cortesía.
        + Se arrimaban los peces a su lado, y él lo atribuía a [la admiración|su tragedia], siendo el calor.
      `,
      quirk: `
        Se arañó el fénix con una hoja y suplicó a los demás que [siguieran sin él|no miraran].
        + {Other} examinó la herida, que no estaba, y escuchó el resumen de las catorce [muertes anteriores|veces precedentes].
        + A cada estornudo había que aguardar un instante junto a la ceniza, con el sombrero [en la mano|puesto, si llovía].
        + Retomaba el discurso por la misma coma, sin perdonar [un adjetivo|ni una lágrima].
        + Bastó que un sapo aplaudiera para que el desmayo se repitiese [con variaciones|hasta tres veces].
      `,
      help: `
        Había caído sobre el camino una noche sin ventanas, de las que [no piden permiso|se apoyan en los hombros].
        @help El fénix alumbró como una lámpara, [y fue su papel más callado|modestamente].
        + El círculo de luz abarcaba un zarzal, tres piedras y a quien llevaba {thing}, que [era bastante|no pedía más].
        + Le ardía la garganta y no lo dijo, detalle que {other} agradeció [para siempre|tomándole un ala].
        + Descubrió, de cruce en cruce, que morirse lo sabe hacer cualquiera y que lo valiente es [seguir encendido|quedarse].
      `,
    },
  },
  Griffin: {
    noun: { noun: 'grifo', gender: 'm' },
    facts: { help: 'el grifo voló y trepó a la vez' },
    beginner: {
      arrives: `
        @friend En el alféizar discutía un grifo, mitad águila y mitad [león|gato grande].
        —Volemos, {hero} —dijo el pico—. No, una [siesta|alfombra] —dijo la cola.
        + La mitad de delante aleteaba. La de atrás se [tumbó|hizo un ovillo].
        + —¿Con quién hablo? —preguntó {hero}. —¡Conmigo! —dijeron las [dos|mitades].
        + Las dos sabían que {place.in} pasaba [algo|algo triste].
        + Se dio un picotazo en la [cola|pata], por vaga.
        + La cola le dio en el [pico|ojo], por pesado.
        + Entró medio. El otro medio, [luego|a empujones].
        + Olía a nube por un lado y a [siesta|sol] por el otro.
      `,
      alone: `
        @friend El grifo quería volar y quería [dormir|tumbarse]. Empataron.
        Oyó un ay {place.from}, y las dos mitades se [callaron|miraron].
        / Se oyó un ay {place.from}. Las dos mitades [callaron|se miraron].
        + —¿Vamos? —dijo una. —Bueno —dijo la [otra|de atrás].
        + Tenía media cama y medio [nido|árbol].
        + Desayunaba a favor y cenaba en [contra|pelea].
        + El león ronroneaba. El águila hacía [cuentas|ruido].
        + Se había escrito una carta, y no [contestaba|venía].
        + El sol daba en la mitad [perezosa|mejor].
        + Por una vez quiso una sola [cosa|cosa entera].
      `,
      dry: `
        La mitad de delante volaba y la de atrás [andaba|protestaba].
        + {Other} iba en la costura, en paz, hasta {place}.
        + Media curva por aire, media por [tierra|hierba].
        + —Sube tú —se decía. —Baja [tú|la cabeza].
        + Pararon a que la cola se [tumbara|estirara].
      `,
      wet: `
        El águila no quería mojarse, y el león [tampoco|menos]. ¡De acuerdo!
        + Así que bajaron los tres, con {other}, {place.to}.
        + Nadaba con alas y con [zarpas|patas], muy raro.
        + Un pez se asustó de media [cara|parte].
        + Hicieron burbujas de dos [clases|tamaños].
      `,
      quirk: `
        —A la derecha —dijo el grifo. —A la siesta —dijo el [grifo|otro grifo].
        + {Other} echó una moneda al aire. Se la [comió|guardó] el pico.
        + Se enfadó y no se habló en media [hora|cuesta].
        + Luego se pidió perdón con la [cola|pata].
        + Ganó una carrera y la perdió a la [vez|par].
        + Maullaba al empezar y graznaba al [final|acabar].
        + Se contó un secreto. Ya lo [sabía|habían oído].
        + Jugaba a las cartas y se [miraba|hacía trampas].
        + Era media discusión y media [fiesta|risa].
      `,
      help: `
        Un barranco cerraba el paso, y enfrente había una [pared|roca lisa].
        @help El grifo voló y trepó a la [vez|vez, de acuerdo por fin].
        + Las alas tiraban, las zarpas [agarraban|subían].
        + {Other} iba en medio, con {thing} muy [cerca|al abrigo].
        + —¡Empuja! —decía el pico. —¡Tira! —decía la [cola|garra].
        + Media no habría podido. Las dos, [sí|claro].
        + Arriba se dieron la [mano|pata y el ala].
        + Después volvieron a [discutir|pelear], pero flojito.
        + El sol, si lo hubiera, habría [aplaudido|ayudado].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un grifo se atascó en la ventana: una mitad entraba y la otra [no|dormía].
        —Vámonos enseguida, {hero} —dijo el pico—, o dentro de [un rato|una siesta] —dijo la cola.
        + La parte de águila tenía prisa, y la parte de león, [sueño|cojín].
        + —¿Y tú qué opinas? —preguntó {hero}, sin saber a [cuál|qué extremo] mirar.
        + En que {place.in} alguien los necesitaba estaban de [acuerdo|acuerdo, y fue noticia].
        + Se picó la cola, y la cola le dio en el [pico|cogote].
        + Olía por delante a cumbre y por detrás a [manta|sofá].
        + Tuvo que empujarse desde [fuera|atrás] para acabar de entrar.
      `,
      alone: `
        @friend El grifo discutía en lo alto de su peña si volar o [tumbarse|quedarse al sol], y ganaba siempre el empate.
        + Un lamento {place.from} los dejó callados a los dos, [delante y detrás|pico y cola].
        + Dormía media noche en el nido y la otra media en la [cueva|hierba].
        + Se escribía notas, y no estaba conforme con la [respuesta|letra].
        + La mitad de delante madrugaba para despertar a la [otra|de atrás].
        + En el ajedrez no podía sorprenderse [nunca|jamás].
        + Llevaban sin querer lo mismo desde el [huevo|principio].
        + —Vamos —dijo una. —Eso iba a decir —dijo la [otra|de la cola].
      `,
      dry: `
        El grifo aleteaba por delante y paseaba por [detrás|la parte del sol].
        + {Other} iba sobre la costura, donde hay menos [ruido|discusión], y vio {place}.
        + Subían media cuesta volando y media [a rastras|protestando].
        + Hubo que parar para que la cola mirase el [paisaje|musgo].
      `,
      wet: `
        Ninguna de las dos mitades quería mojarse, y por una vez [coincidieron|no hubo pelea].
        + Aun así bajaron, con {other} en el lomo, discutiendo el [estilo|modo], {place.to}.
        + Nadaba a brazadas por un extremo y a zarpazos por el [otro|opuesto].
        + Las burbujas también salían en dos [direcciones|tamaños].
      `,
      quirk: `
        El grifo llegó a un cruce y, como temían todos, [se consultó|pidió votar].
        + {Other} propuso echarlo a suertes, y hubo bronca por [la moneda|quién la tiraba].
        + Se retiró la palabra durante una cuesta [entera|larga].
        + Luego se reconcilió con tanta ternura que hubo que mirar a otro [lado|árbol].
        + Empezaba las frases graznando y las acababa en un [ronroneo|bostezo].
        + Le hizo una pregunta {other.a} y se la contestó [él mismo|la cola].
        + —Lo bueno es que nunca estoy [solo|de acuerdo] —decía.
      `,
      help: `
        Cortaba el paso un barranco, y después [una pared|la roca].
        @help El grifo voló y trepó a la vez, [por primera vez en armonía|alas arriba y garras a la roca].
        + Donde no bastaba el aire agarraba la zarpa, y donde la zarpa [resbalaba|fallaba], el aire.
        + {Other} iba en medio de los dos, con {thing} muy [cerca|al calor].
        + —¡Ahora tú! —se gritaba, y se hacía [caso|al momento].
        + Con media no habrían [subido|podido].
        + En la cima se felicitó y se dijo, un poco cortado, que [a ver si se repetía|lo había hecho muy bien].
      `,
    },
    advanced: {
      arrives: `
        @friend Un grifo permanecía encajado en la ventana, por falta de [acuerdo|unanimidad].
        —Partamos ya, {hero} —urgía el pico—, o pasada [la siesta|la primavera] —decía la cola.
        + La mitad de águila soñaba con las cumbres; la de león, con un cojín, y entre ambas [pasaba una costura|no había manera].
        + {Hero} quiso saber qué pensaba él, y no supo adónde [mirar|dirigir la pregunta].
        + En que los necesitaban {place.in} coincidieron las dos, suceso que celebraron [discutiéndolo|con desconfianza].
        + Tuvo que salir, rodear la casa y empujarse por detrás, sin dejar de [quejarse del trato|darse prisa].
      `,
      alone: `
        @friend Debatía el grifo, en lo alto de su peña, si echar a volar o [echarse|seguir echado].
        + Un lamento {place.from} interrumpió la sesión, y por una vez callaron [pico y cola|ambas bancadas].
        + Mantenía correspondencia consigo mismo, pero el tono se había ido [enfriando|agriando].
        + Al ajedrez empataba siempre, porque conocía [las intenciones del contrario|demasiado al rival].
        + Querían lo mismo por primera vez desde el huevo, y les dio, a la una y a la otra, [cierta vergüenza|risa].
      `,
      dry: `
        El grifo volaba de cintura para arriba y, de cintura para abajo, [daba un paseo|veraneaba].
        + {Other} ocupaba la costura, que es un sitio muy tranquilo, y desde ella divisó {place}.
        + Las cuestas se hacían mitad por el aire y mitad [de mala gana|en protesta].
      `,
      wet: `
        Ninguno de sus dos extremos deseaba mojarse, coincidencia que lo dejó [perplejo|conmovido].
        + Llevando {other.a} en el lomo, y sin ponerse de acuerdo en el estilo, llegó {place.to}.
        + Nadaba a brazadas por un lado y a zarpazos por otro, con un resultado [circular|muy vistoso].
      `,
      quirk: `
        Alcanzaron una encrucijada, y el grifo, según se temía, [abrió el debate|se pidió la palabra].
        + {Other} sugirió una moneda, con lo que hubo que discutir [la moneda|el año de emisión].
        + Se retiró el saludo durante una cuesta, y quien iba encima sintió [el frío en la costura|la tirantez].
        + Las paces las hacía con una dulzura tal que los árboles [volvían la cara|se daban la mano].
        + Vivir en desacuerdo, sostenía, es la única manera segura de no [estar nunca solo|aburrirse].
      `,
      help: `
        Un barranco les cerraba el paso, y enfrente no había orilla, sino [una pared|piedra y más piedra].
        @help El grifo voló y trepó a la vez, [sin que mediara votación|como si siempre hubiera sido uno].
        + Donde el aire no alcanzaba agarraba la zarpa, y donde la zarpa dudaba [insistía el aire|había un ala].
        + {Other} viajaba con {thing} sobre aquella costura, que esa noche [no se notaba|era la parte más fuerte].
        + Ya en la cima se felicitó con timidez, y estuvo a punto de proponerse [vivir juntos|repetirlo].
      `,
    },
  },
  Mermaid: {
    noun: { noun: 'sirena', gender: 'f' },
    facts: { help: 'la sirena cantó y calmó el agua' },
    beginner: {
      arrives: `
        @friend En la bañera había una sirena. Se peinaba con un [tenedor|cepillo de dientes].
        —Hola, {hero} —dijo—. ¡Qué paraguas de pelo tan [largo|bonito] tienes!
        + —Se llama pelo —dijo {hero}. Ella lo apuntó en una [concha|hoja].
        + Coleccionaba palabras de tierra, y salían [raras|del revés].
        + —Vengo en este barco sin [peces|mar] —dijo. Era la bañera.
        + —{Place.in} alguien llueve por los [ojos|dos ojos] —contó.
        + Llamó «pájaro de techo» a la [lámpara|bombilla].
        + Al zapato lo llamó «casa de [pie|cinco dedos]». Muy bien.
        + Cantaba bajito, y el grifo [callaba|escuchaba].
      `,
      alone: `
        @friend La sirena ordenaba sus palabras de tierra: «escalera», «sopa», [«lunes»|«botón»].
        Una ola le trajo una nueva {place.from}: «ay».
        / Venía un ay {place.from}, en una [ola|concha].
        + No sabía qué era. Le dio [pena|frío] igual.
        + «Lunes», creía, es un [queso|pez redondo].
        + Tenía un botón, y lo usaba de [luna|espejo].
        + Se peinó con una espina, y cantó al [revés|agua].
        + Las gaviotas le vendían [sílabas|letras] por pan.
        + —«Ay» se cura yendo —pensó. Y [fue|nadó].
        + Dejó las palabras en una caja con [arena|llave].
      `,
      dry: `
        La sirena iba en la bañera con ruedas, cantando al [camino|barro].
        + {Other} empujaba, y por fin vieron {place}.
        + —¡Qué mar tan duro! —dijo del [suelo|campo].
        + A las vacas las llamó «nubes con [patas|ruido]».
        + Saludaba con la cola, y [salpicaba|mojaba].
      `,
      wet: `
        La sirena tomó la mano {other.de} y [bajó|cantó].
        + Con un tarro y una canción llegaron {place.to}.
        + —Aquí sí sé cómo se llama todo —[dijo|rio].
        + Presentó a su prima: una [trucha|raya].
        + La luz se peinaba en su [cola|pelo].
      `,
      quirk: `
        —Dame ese pescado de [papel|hojas] —dijo la sirena. Era el mapa.
        + —Mapa —dijo {other}. —Mapa —repitió, y lo [olió|guardó].
        + Confundió un búho con un [reloj|sombrero]. Le pidió la hora.
        + El búho se la dio. ¡Qué [amable|acierto]!
        + —Tengo las piernas juntas —explicó. Eran su [cola|cola, claro].
        + Llamó «sopa de aire» al [viento|humo].
        + Cada palabra nueva la guardaba en la [boca|mejilla].
        + {Other} le regaló «calcetín». Lloró de [gusto|alegría].
        + —¿Y cómo se llama esto? —preguntó. Era un [abrazo|bostezo].
      `,
      help: `
        El agua venía brava y no dejaba [pasar|cruzar].
        @help La sirena cantó y calmó el [agua|agua, ola por ola].
        + No usó palabras. Solo [aes|aire] y sal.
        + Las olas se sentaron, como [perros|gatos] buenos.
        + {Other} cruzó con {thing} por una piel de [leche|luna].
        + Un pez bostezó. El río [también|entero].
        + Cuando acabó, nadie quería [hablar|moverse].
        + —¿Cómo se llama lo que hiciste? —preguntó {other}. Esa la sabía: [nana|cantar].
        + La cola llevaba el compás en una [piedra|roca].
      `,
    },
    intermediate: {
      arrives: `
        @friend La bañera estaba ocupada por una sirena que se peinaba [con un tenedor|con el cepillo de la ropa].
        —Bien hallado sea tu paraguas de pelo, {hero} —saludó, muy [fina|contenta].
        + Coleccionaba palabras de tierra firme y las usaba donde le [sonaban|parecía].
        + —Eso se llama flequillo —explicó {hero}, y la sirena lo anotó en una [concha|escama].
        + —Vengo, porque {place.in} hay una persona con goteras en los [ojos|botones de mirar] —dijo.
        + La lámpara era un «sol de pared», y el gato, una «[alfombra que decide|tos de pelo]».
        + Cuando tarareaba, los grifos dejaban de [gotear|quejarse].
        + Venía en bañera porque le habían dicho que era un [tranvía|barco de interior].
      `,
      alone: `
        @friend La sirena repasaba su colección de palabras: «escalera», «miércoles», [«croqueta»|«calcetín»].
        La marea le dejó otra, {place.from}, pequeñita: «ay».
        + No venía en su lista, y sin embargo la [entendió|sintió entera].
        + «Miércoles», según sus notas, era una clase de [sombrero|pescado].
        + Guardaba un botón, convencida de que era el [ombligo|timbre] de la luna.
        + Las gaviotas le traían sílabas a cambio de [pan|canciones].
        + En el agua todo se dice cantando, y las penas también [se oyen|flotan].
        + Metió en una caja tres palabras, por si hacían [falta|frío].
      `,
      dry: `
        La sirena viajaba en su bañera con ruedas, llamando a las cosas [como podía|por el nombre de otras].
        + {Other} empujaba y corregía, hasta que llegaron {place.to}.
        + A una vaca la saludó de «[ola con cuernos|nube que mastica]».
        + El suelo le parecía un mar muy [terco|mal planchado].
      `,
      wet: `
        En cuanto tocó el agua, la sirena dejó de [equivocarse|dudar].
        + Con {other} de la mano y un tarro por casco bajó cantando {place.to}.
        + Allí todo tenía su nombre, y ella lo [sabía|decía sin mirar].
        + Los peces se ponían en fila para oír [el estribillo|la segunda voz].
      `,
      quirk: `
        La sirena pidió «ese pescado de papel», y era [el mapa|el mapa, muy arrugado].
        + —Se dice mapa —corrigió {other}. —Mapa —repitió ella, saboreándolo.
        + Preguntó la hora a un búho, tomándolo por [reloj|campanario], y el búho acertó.
        + Explicó que tenía las piernas «en una sola [pieza|manga]».
        + Al viento lo llamaba «sopa sin [cuchara|plato]».
        + {Other} le regaló la palabra «zapatilla», y no la quiso [gastar|soltar].
        + Sus errores eran a veces mejores que las [palabras|cosas].
      `,
      help: `
        El río bajaba revuelto, y las olas no dejaban [ni acercarse|poner un pie].
        @help La sirena cantó y calmó el agua, [sin una sola palabra|de la primera ola a la última].
        + Cantaba solo con las vocales, que son las que mejor [flotan|nadan].
        + Las olas se fueron sentando, como perros que reconocen [la voz|a alguien].
        + {Other} cruzó con {thing} por un agua lisa como [una bandeja|leche dormida].
        + Los sapos cerraron los ojos, y la luna bajó un [escalón|poco].
        + —¿Cómo se llama eso? —preguntó luego. —Nana —le dijeron, y era la más [bonita|suya] de todas.
      `,
    },
    advanced: {
      arrives: `
        @friend La bañera apareció ocupada por una sirena que se desenredaba el pelo [con un tenedor|con la escobilla].
        —Salud a tu paraguas de rizos, {hero} —pronunció con [esmero|orgullo].
        + Reunía vocablos de tierra firme y los iba colocando, con gran elegancia, [donde no iban|al azar].
        + Por ella supo {hero} que el gato es una alfombra que decide, y la lámpara, [un sol con horario|sol de pared].
        + Informó de que {place.in} alguien tenía goteras en los botones de mirar, y no hizo falta [traducirlo|diccionario].
        + Tarareaba entre frase y frase, y mientras duraba el tarareo ningún grifo de la casa [goteó|osó llevarle la contraria].
      `,
      alone: `
        @friend La sirena daba un repaso a sus palabras secas: escalera, miércoles, [croqueta|paragüero].
        + La marea le depositó en la arena una más, {place.from}, que decía «ay» y venía [sin instrucciones|todavía tibia].
        + No figuraba en sus cuadernos, pero la comprendió toda, como se comprende [el frío|una mano].
        + Tenía un botón, al que atribuía la facultad de [llamar a la luna|abrochar el mar].
        + En el agua las cosas se cantan, y así las penas se oyen desde [lejos|el otro lado del mundo].
      `,
      dry: `
        La sirena recorría los caminos en bañera, rebautizando [el paisaje|cuanto veía].
        + {Other} empujaba y corregía, hasta que ambas lenguas se pusieron de acuerdo ante {place}.
        + De la vaca dijo que era una nube que mastica, y nadie le supo [quitar la razón|llevar la contraria].
      `,
      wet: `
        Fue tocar el agua, y la sirena recobró [la gramática|el nombre de las cosas].
        + De su mano, y a cubierto de un tarro, {other} descendió por una canción {place.to}.
        + Ningún pez le corrigió nada, porque en aquella lengua [no había errores|solo se podía acertar].
      `,
      quirk: `
        La sirena rogó que le alcanzaran el pescado de papel, y costó comprender que [era el mapa|quería el mapa].
        + {Other} le dijo «mapa», y ella lo estuvo saboreando con los ojos cerrados, como [un caramelo|vino].
        + Consultó la hora a un búho, por confusión con un reloj de pared, y el búho, sorprendido, [la sabía|la dio exacta].
        + Le regalaron la palabra «zapatilla», que guarda sin estrenar para [un día de fiesta|alguna boda].
        + Algunas de sus equivocaciones quedaban tan bien que las cosas, discretamente, [se cambiaban de nombre|las adoptaron].
      `,
      help: `
        Venía el río con las olas de punta, y no había [modo de razonar con él|quien le hablase].
        @help La sirena cantó y calmó el agua, [prescindiendo de las palabras|con vocales y con paciencia].
        + Las olas fueron sentándose una a una, igual que los perros cuando entra en casa [quien les da de comer|una voz conocida].
        + {Other} pasó con {thing} sobre una lisura en la que se podía [leer la luna|ver el sueño de los peces].
        + Después quiso saber cómo se llamaba aquello en tierra, y le dijeron que nana, y lo apuntó [dos veces|en la mejor concha].
      `,
    },
  },
  Pegasus: {
    noun: { noun: 'pegaso', gender: 'm' },
    facts: { help: 'el pegaso subió, cruzó y bajó volando' },
    beginner: {
      arrives: `
        @friend Un pegaso subió por la escalera, [peldaño a peldaño|muy pegado a la pared].
        —¿Está alto tu cuarto, {hero}? —preguntó, con los ojos [cerrados|tapados].
        + —Es un primer piso —dijo {hero}. —¡Tan alto! —dijo él.
        + Tenía dos alas enormes y ganas de [suelo|bajar].
        + Solo volaba si le contaban un [cuento|cuento largo].
        + —Hay que ir {place.to} —dijo—. A pie, si [puede ser|no te importa].
        + Se bajó de la alfombra, por el [vértigo|borde].
        + Miró por la ventana. Se [sentó|agarró al armario].
        + Sus plumas eran blancas como [miedo|leche].
        + Bajar las escaleras fue [peor|otro cuento].
      `,
      alone: `
        @friend El pegaso dormía en el suelo, lejos de la [cama|silla].
        Oyó una pena {place.from}. Estaba en lo [alto|alto de todo], ay.
        + En su casa no había [escaleras|sillas]. Ni cojines gordos.
        + Sus alas querían salir. Él, [no|nada].
        + Los gorriones se reían con [cariño|cuidado].
        + Se contaba cuentos para subir un [escalón|bordillo].
        + Una vez voló dormido. Se despertó y [cayó|gritó].
        + —¿Y si alguien tiene más miedo? —[pensó|dijo].
        + Se ató las crines y miró hacia [arriba|el suelo].
      `,
      dry: `
        {Other} le contó un cuento, y el pegaso [despegó|voló sin verlo].
        + En el final estaban ya {place.in}.
        + —¿Y entonces? —preguntaba en cada [nube|torre].
        + Si el cuento paraba, él [bajaba|caía un poco].
        + Nunca supo lo alto que [iba|fue].
      `,
      wet: `
        —Abajo sí me gusta —dijo el pegaso, y se [zambulló|tiró].
        + {Other} iba entre sus alas, con un tarro, {place.to}.
        + Bajo el agua no hay [bordes|alturas], y volaba feliz.
        + Las alas parecían dos [mantas|rayas].
        + —¿Hondo es alto? —preguntó. Mejor no [contestar|mirar].
      `,
      quirk: `
        Un bordillo. El pegaso pidió [cuerda|la mano].
        + —Son tres dedos —dijo {other}. —¿De quién? —dijo él.
        + Cruzó un puente con los ojos [cerrados|cerrados, y gateando].
        + Una hormiga se le subió. —¿Y tú no te [mareas|asomas]? —le preguntó.
        + Le contaron que la luna está [alta|arriba]. La compadeció.
        + Saltó un charco sin [querer|pensar], y aterrizó llorando.
        + Sus alas se abrían solas con los [estornudos|finales felices].
        + {Other} sabía ya siete cuentos de [suelo|topos].
        + Un valiente con miedo sigue siendo [valiente|un valiente].
      `,
      help: `
        No había puente, ni cuerda, ni [orilla cerca|más remedio].
        @help El pegaso subió, cruzó y bajó [volando|volando, con un cuento].
        + {Other} empezó: «Había una vez un [caballo|potro] con alas…».
        + —¿Y tenía miedo? —preguntó él. —Mucho, y [volaba|fue].
        + {Thing} iba muy cerca del [lomo|lomo tibio].
        + Las estrellas pasaban como [migas|semillas].
        + Miró abajo un segundo. Era [bonito|enorme].
        + El cuento acabó en el suelo, y él [también|lo besó].
        + Las alas sabían el camino desde [siempre|pequeñas].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un pegaso subió la escalera a cuatro patas, [sin mirar hacia abajo|agarrado a la barandilla].
        —Muy alto vives, {hero}, para ser [un primero|buena persona] —dijo, pálido.
        + Poseía unas alas magníficas y un vértigo del mismo [tamaño|color].
        + —¿Cómo vuelas entonces? —preguntó {hero}. —Si me cuentan un cuento, no lo noto —contestó.
        + Lo llamaban {place.from}, y había pensado ir [andando|por el sótano].
        + Se alejó del borde de la alfombra, por si [se caía|acaso].
        + La ventana la miró de perfil y con la pata en los [ojos|dientes].
        + De un bostezo se le abrieron las alas, y se asustó de lo [grandes|suyas] que eran.
      `,
      alone: `
        @friend El pegaso vivía en un llano sin [escalones|una sola piedra], y dormía en el suelo.
        Llegó un lamento {place.from}, y venía, por desgracia, de [arriba|muy alto].
        + Sus alas se movían en sueños, y él las [sujetaba|regañaba] al despertar.
        + Los gorriones le enseñaban a posarse en ramas muy [bajas|pintadas en la tierra].
        + Guardaba cuentos para las emergencias, y uno solo para [los puentes|los lunes].
        + De potro subió a una silla, y aún lo [cuenta|recuerda] con detalle.
        + Alguien estaba pasando más miedo que él, y sin [alas|cuento].
        + Empezó a contarse una historia en voz alta, y se le [levantó un pie|despegaron los cascos].
      `,
      dry: `
        {Other} fue contando un cuento larguísimo, y el pegaso [voló para oírlo|ni se enteró de que volaba].
        + Cuando el cuento decía «y llegaron», llegaban {place.to}.
        + En las pausas perdían altura, y había que [inventar deprisa|seguir con el lobo].
        + —¿Y qué hizo el rey? —preguntaba, a mil metros del [suelo|rey].
      `,
      wet: `
        En el agua, el pegaso no tenía miedo, porque [nadie se cae hacia arriba|no hay bordes].
        + Con {other} y un tarro entre las alas bajó alegremente {place.to}.
        + Planeaba sobre los corales sin pedir [cuento|la mano].
        + Una raya lo felicitó por el [estilo|vuelo], y se ruborizó.
      `,
      quirk: `
        Un bordillo de tres dedos detuvo al pegaso, que pidió [una cuerda|tiempo].
        + {Other} improvisó la historia de un topo, y lo [pasaron|subieron].
        + A las hormigas que se le encaramaban les rogaba que no se [asomaran|distrajeran].
        + Compadecía a la luna, y le hablaba con la cabeza [baja|gacha].
        + Si el cuento era emocionante, las alas aplaudían [solas|sin avisar].
        + Cruzó un puente tumbado, con mucha [dignidad|lentitud].
        + —Lo mío no es cobardía —aclaraba—, es que me gusta el [suelo|argumento].
      `,
      help: `
        Ni puente, ni cuerda, ni vado: solo aire, [y bastante|mucho aire, hasta la otra orilla].
        @help El pegaso subió, cruzó y bajó volando, [mientras le contaban un cuento|con los ojos apretados al principio].
        + —Había una vez un potro que temblaba —empezó {other}—, y aun así [tenía alas|fue].
        + Al llegar a lo más alto, el pegaso preguntó cómo [seguía|acababa].
        + {Thing} iba en medio, y debajo, muy chica, la [noche|tierra].
        + Abrió un ojo, vio todo aquello y no [cayó|gritó].
        + El final del cuento y el suelo llegaron [juntos|a la vez].
      `,
    },
    advanced: {
      arrives: `
        @friend Un pegaso ascendió por la escalera a gatas, [rezándole al pasamanos|sin mirar abajo].
        —Admirable altura, {hero}, la de estos [primeros pisos|techos] —dijo, lívido.
        + Le habían tocado en suerte las alas más hermosas del cielo y un vértigo [a juego|de la misma envergadura].
        + Preguntado por {hero}, explicó que volaba únicamente si le contaban un cuento, y que no se le [podía dejar a medias|permitían elipsis].
        + La llamada venía {place.from}, y había estudiado la posibilidad de acudir [bajo tierra|por los sótanos].
        + Un bostezo le desplegó las alas de pared a pared, y las contempló como se contempla [una herencia difícil|algo prestado].
      `,
      alone: `
        @friend Habitaba el pegaso un llano sin más relieve que [la hierba|su propio miedo].
        + Cayó del cielo un lamento {place.from}, y lo malo de los lamentos es que a veces caen [de muy arriba|desde una altura].
        + Por las noches se le escapaban las alas, y al despertar las devolvía a su sitio, [con severidad|pidiéndoles calma].
        + Atesoraba cuentos de reserva, y uno, reforzado, para [los puentes|pasos elevados].
        + Alguien tenía más miedo que él y ninguna pluma, así que se aclaró la voz y comenzó: [«Érase»|«Una vez»].
      `,
      dry: `
        {Other} narraba sin tomar aliento, y el pegaso [volaba por saber más|seguía el argumento].
        + Donde el relato decía que llegaron, llegaron ellos, con los cascos temblando, {place.to}.
        + Cada punto y aparte costaba veinte metros, así que hubo que escribirlo [todo seguido|con comas].
      `,
      wet: `
        Bajo el mar el pegaso era dichoso, pues allí, razonaba, no hay desde dónde [caerse|asomarse].
        + Planeó sobre los corales con {other} entre las alas, hasta posarse {place.in}.
        + Una manta raya elogió su técnica, y estuvo a punto de preguntarle [si daba clases|de qué tenía miedo].
      `,
      quirk: `
        Un bordillo de tres dedos obligó al pegaso a solicitar [cuerda y relevo|un cuento de refuerzo].
        + {Other} recurrió a la vida de un topo, de escasa acción, y con ella [lo pasaron|bastó].
        + A las hormigas que lo escalaban les pedía que fueran prudentes y que [volvieran en fila|no miraran].
        + Compadecía sinceramente a la luna, y le preguntaba, sin alzar los ojos, si [no había sitio más abajo|se sujetaba bien].
        + Los finales felices le abrían las alas de golpe, por lo que en lugares estrechos convenía [la tragedia|el ensayo].
      `,
      help: `
        No quedaba puente, ni cuerda, ni más suelo que el [de la otra parte|que se veía enfrente].
        @help El pegaso subió, cruzó y bajó volando, [agarrándose a un cuento|palabra por palabra].
        + Había una vez, contaba {other}, un potro que temblaba entero, y que tenía, [sin embargo, alas|por si acaso, alas].
        + En lo más alto abrió un ojo, por ver cómo seguía, y lo que seguía era [la noche, inmensa|todo].
        + {Thing} iba en medio, y nadie supo si el final llegó con el suelo o [el suelo con el final|al revés].
      `,
    },
  },
  Hippogriff: {
    noun: { noun: 'hipogrifo', gender: 'm' },
    facts: { help: 'el hipogrifo llevó a dos sobre su lomo' },
    beginner: {
      arrives: `
        @friend En la puerta había un hipogrifo muy tieso. Esperaba una [reverencia|inclinación].
        {Hero} se inclinó. —Una —contó él—. ¿O era [la segunda|dos]?
        + Había que hacerle tres, y nunca [acertaba|salían].
        + —Tres —dijo {hero}. —No las he visto bien —dijo el hipogrifo.
        + Por delante tenía plumas; por detrás, [pelo|cascos].
        + —Solicito tu ayuda {place.in} —dijo—. Inclínate, por [favor|si acaso].
        + El gato no se inclinó. Se [miraron|midieron] un rato.
        + Se inclinó él, para [enseñar|ver cómo era]. Le gustó.
        + Llevaba la cabeza tan alta que no veía el [suelo|felpudo].
      `,
      alone: `
        @friend El hipogrifo se hacía reverencias en el [lago|charco]: una, dos, una.
        El lago se arrugó con una pena {place.from}.
        / Había una pena {place.from} en el [agua|lago].
        + —¿Eso era una reverencia? —dudó. No, era [llanto|dolor].
        + Los juncos se inclinaban con el [viento|aire]. Él daba las gracias.
        + Su nido tenía alfombra [roja|de hojas].
        + Nadie lo abrazaba. Era por las [normas|reverencias].
        + Cenaba con corona, de [col|acelga].
        + Las penas, pensó, no tienen [rango|título].
        + Bajó la cabeza y echó a [andar|volar].
      `,
      dry: `
        {Other} se inclinó, subió y se [inclinó|sentó]. Y el hipogrifo voló.
        + A cada torre le devolvía el saludo, hasta {place}.
        + —¿Me ha saludado ese [árbol|poste]? —preguntaba.
        + Galopaba por arriba de las [nubes|casas].
        + Con tanto contar, casi se [cae|pasan].
      `,
      wet: `
        El agua no se inclinó, y el hipogrifo [entró|bajó] ofendido.
        + {Other} iba en su lomo, con un tarro, {place.to}.
        + Un caballito de mar sí se inclinó. ¡Qué [clase|detalle]!
        + Los peces pasaban sin [saludar|mirar].
        + Perdió la cuenta en la tercera [burbuja|ola].
      `,
      quirk: `
        —Faltan dos —dijo el hipogrifo a un [poste|burro].
        + El burro se rascó. —Ahora una —dijo, muy [digno|contento].
        + {Other} se ató el zapato. Él contestó con otra [reverencia|inclinación].
        + Así, uno y otro, estuvieron hasta la [noche|merienda].
        + Apuntaba en el ala: uno, tres, [nueve|dos].
        + Un sauce se le inclinó. Se quedó a [vivir|charlar] un rato.
        + —¿Y si nos damos la mano? —dijo {other}. Nunca lo había [pensado|hecho].
        + Le gustó tanto que no la [contó|soltaba].
        + El orgullo le hacía cosquillas en la [nuca|cresta].
      `,
      help: `
        El camino se había roto, y hacía falta llevar [dos|a dos].
        @help El hipogrifo llevó a dos sobre su [lomo|lomo, sin una queja].
        + Se agachó él. ¡Él! Hasta tocar el [suelo|polvo].
        + Subió {other} con {thing}, y detrás, alguien que no [podía|llegaba].
        + —¿Cuántas reverencias? —preguntaron. —Cero —dijo [él|muy claro].
        + Volaba bajo, con mucho [cuidado|mimo].
        + El corazón le hacía toc, como en la [puerta|guerra].
        + Al final se inclinaron todos, y no las [contó|miró].
      `,
    },
    intermediate: {
      arrives: `
        @friend Plantado ante la puerta, un hipogrifo aguardaba [con el pico muy alto|una reverencia].
        {Hero} hizo tres, y él pidió [otra|que repitiera], por haber perdido la cuenta.
        + Sin tres reverencias no podía hablar, y casi nunca [llegaba a tres|le salían].
        + —Ya van cinco —dijo {hero}. —Entonces empecemos de nuevo, para estar seguros —contestó.
        + Requerían su presencia {place.in}, según una carta sin ninguna [cortesía|fórmula].
        + Del gato, que no se inclinó, dijo que tenía [carácter|mala educación].
        + Era mitad caballo, mitad águila y, en conjunto, muy [marqués|tieso].
        + Tropezaba bastante, de llevar la cabeza tan [arriba|lejos].
      `,
      alone: `
        @friend El hipogrifo practicaba reverencias con su reflejo, [que siempre le ganaba|y empataban].
        El agua se estremeció con una pena {place.from}, que no [saludó|se inclinó ante nadie].
        + No supo qué contestarle, porque no venía en el [reglamento|protocolo].
        + Los juncos lo saludaban los días de viento, y él era muy [feliz|amable] esos días.
        + Cenaba con corona, aunque fuese de [acelgas|papel].
        + Nadie le había puesto nunca la mano en el [lomo|cuello], por respeto.
        + A veces el respeto hace [frío|corriente], reconocía.
        + Salió sin exigir nada, y el camino le pareció más [blando|corto].
      `,
      dry: `
        Hechas las reverencias, {other} montó, y el hipogrifo alzó [el vuelo|el pico y el vuelo].
        + Contestaba a los saludos de los álamos, y entre saludo y saludo vio {place}.
        + Una veleta giró, y él lo tomó por un [cumplido|homenaje].
        + Perdió la cuenta en el noveno tejado y quiso [volver|empezar].
      `,
      wet: `
        El mar no se inclinó, y el hipogrifo lo [perdonó en voz alta|dejó pasar], entrando.
        + {Other} bajaba en el lomo, con un tarro, hasta ver {place}.
        + Las olas, miradas desde abajo, parecían por fin [reverencias|inclinarse].
        + Un congrio lo llamó «chico», y se quedó sin [burbujas|habla].
      `,
      quirk: `
        El hipogrifo exigió a un burro dos reverencias, y el burro [se rascó|se sentó].
        + —Una —concedió, y la anotó en el [ala|casco].
        + {Other} se agachó por una piedra, y él devolvió el [saludo|cumplido].
        + Como quien devuelve recibe otra, no había forma de [acabar|irse].
        + Delante de un sauce llorón se le ablandó la [cresta|mirada].
        + Le ofrecieron un apretón de manos, y estuvo mirándose el [casco|hueco] un rato.
        + —No sé si se cuenta —dijo—, pero ha sido [agradable|muy calentito].
      `,
      help: `
        El puente había caído, y quedaba al otro lado [un corderito perdido|alguien que no sabía volar].
        @help El hipogrifo llevó a dos sobre su lomo, [sin pedir una sola reverencia|y fue él quien se inclinó].
        + Dobló las rodillas hasta el polvo, cosa que no constaba en [su historia|ningún libro].
        + {Other} subió con {thing}, y delante, muy [cerca|quieto], el pequeño.
        + Volaba bajo y redondo, como quien lleva una [sopa|vela].
        + En tierra todos se inclinaron, y él miró hacia otra [parte|nube].
        + Nunca supo cuántas fueron, y no le [hizo falta|importó].
      `,
    },
    advanced: {
      arrives: `
        @friend Inmóvil en el umbral, un hipogrifo esperaba [que se inclinaran|lo que se le debía].
        Hizo {hero} las tres reverencias, y él rogó que [las repitiera|se volviera a empezar].
        + Exigía tres, ni una más, y llevaba la cuenta con tanta solemnidad que [se le perdía|no le salía nunca].
        + Una carta, escrita sin la menor fórmula, reclamaba su presencia {place.in}, y lo que en ella más le había turbado era [una lágrima|la falta de firma].
        + Tropezaba a menudo, a causa de la altura a la que mantenía [el pico|las ideas].
        + Entre el gato y él se produjo un cruce de miradas del que se hablará [en ambas familias|durante años].
      `,
      alone: `
        @friend El hipogrifo ensayaba reverencias con su reflejo, y en cortesía [perdía siempre|iban igualados].
        + El agua se estremeció con una pena {place.from}, que pasó de largo sin [saludar|reparar en títulos].
        + Era muy respetado, y había observado que el respeto, en invierno, [no calienta|deja corriente].
        + Nunca una mano se había posado en su lomo, por miedo a [descontar|faltarle].
        + Partió sin exigir nada, y a la tercera legua cayó en la cuenta de que [nadie lo había notado|iba silbando].
      `,
      dry: `
        Cumplido el ceremonial, {other} montó, y el hipogrifo se elevó [con aparato|de tres zancadas].
        + Correspondía a los álamos, a las veletas y a una sábana tendida, y de tanto corresponder por poco se pasa {place}.
        + Extraviada la suma en el noveno tejado, propuso [regresar al primero|empezar desde casa].
      `,
      wet: `
        El mar no se inclinó, y el hipogrifo hizo constar [que lo disculpaba|su extrañeza].
        + {Other} bajaba en el lomo, y desde el fondo, vueltas del revés, las olas por fin saludaban. Así llegaron {place.to}.
        + Un congrio lo llamó «chaval», y aquello le produjo una impresión [profunda|nueva, no desagradable].
      `,
      quirk: `
        Reclamó el hipogrifo a un burro las reverencias pendientes, y el burro [se rascó|tomó asiento].
        + Lo dio por bueno, lo anotó en el ala, y en el ala ponía ya uno, tres, nueve y [«preguntar»|dos].
        + {Other} recogió una piedra, él devolvió el saludo, y se vieron envueltos en una cadena [sin salida|que duró hasta la noche].
        + Ante un sauce llorón perdió por completo la altivez, y hubo que [llevárselo|esperar a que hablasen].
        + Le propusieron darse la mano, sin más, y no la contó por no saber [en qué columna|si era mucho].
      `,
      help: `
        Había caído el puente, y en la otra punta lloraba [un cordero|alguien muy pequeño].
        @help El hipogrifo llevó a dos sobre su lomo, [y para ello se arrodilló|tras inclinarse él primero].
        + Dobló las rodillas hasta el polvo, movimiento que conocía bien, pero solo [de verlo|por el otro lado].
        + {Other} subió con {thing}, acomodó delante al pequeño, y aquel lomo tan respetado [estrenó unas manos|dejó de tener frío].
        + En la orilla se inclinó todo el mundo, y él, que llevaba la vida contando, [se había distraído|miraba una nube].
      `,
    },
  },
  Kitsune: {
    noun: { noun: 'kitsune', gender: 'f' },
    facts: { help: 'la kitsune se volvió la cosa que hacía falta' },
    beginner: {
      arrives: `
        @friend La silla tenía cola de [zorro|zorro, muy peluda]. Era una kitsune.
        —¡Me has visto! —dijo la silla—. Hola, {hero}. Siempre olvido la [cola|cola, vaya].
        + Se hizo lámpara, una lámpara con [cola|rabo].
        + —Se te nota —dijo {hero}. —¿Y ahora? —dijo la [tetera|almohada].
        + Sabía volverse de todo, menos [entera|perfecta].
        + —Me mandan {place.from} —dijo—. Fui de [carta|sobre].
        + Un gato la miró, y se hizo gato con dos [colas|rabos].
        + ¡Pop!, hacía al cambiar, y olía a [castaña|té].
        + Sus ojos siempre eran los [mismos|de ella].
        + Después fue una cesta muy bonita, con [pelo|orejas].
      `,
      alone: `
        @friend La kitsune jugaba al escondite sola. Fue [piedra|seta], y nadie la halló.
        Le llegó un ay {place.from}. Se hizo [oreja|zorra] otra vez.
        + Hoy había sido cubo, nube y [martes|silla].
        + Su cola dormía fuera de la [cama|manta].
        + A veces no recordaba su [forma|cara]. Se miraba en el té.
        + Las ranas jugaban a [encontrarla|adivinarla]. Era fácil.
        + Tenía nueve sombreros para una [cola|cabeza].
        + Para ayudar, pensó, basta con ser [algo|útil].
        + ¡Pop! Salió en forma de [viento|paraguas].
      `,
      dry: `
        La kitsune se volvió carro, con ruedas y [cola|rabo].
        + {Other} subió, y rodando llegaron {place.to}.
        + En las cuestas era [globo|burro]. Con cola.
        + Un perro corrió tras el rabo del [carro|globo].
        + ¡Pop, pop!, iba haciendo por el [camino|monte].
      `,
      wet: `
        ¡Pop!, y la kitsune era un [barco|pez grande] con cola de zorro.
        + {Other} entró por la boca, y bajaron {place.to}.
        + Los peces la olían. Algo no [cuadraba|nadaba bien].
        + De burbuja estaba muy [guapa|redonda].
        + La cola se le llenó de [agua|erizos].
      `,
      quirk: `
        —¿Dónde estás? —dijo {other}. El buzón [movió la cola|se rio].
        + Fue puente, y los pies le hacían [cosquillas|mucha risa].
        + Se volvió pan, y un pato la [miró|probó]. ¡Pop!
        + Quiso ser {other}, y le sobró [la cola|un rabo].
        + De estatua le salió muy bien, hasta que [estornudó|pasó una pulga].
        + Se sentaron en un banco suave y [caliente|peludo]. Claro.
        + —Esta vez sin cola —dijo. Salió solo la [cola|cola, ay].
        + Una ardilla se enamoró de ese [rabo|plumero].
        + De todas sus formas, la de risa era la [mejor|suya].
      `,
      help: `
        Les faltaba algo para [pasar|cruzar], y no había nada a mano.
        @help La kitsune se volvió la cosa que hacía [falta|falta, con cola].
        + ¡Pop! Era una escalera. Con [rabo|pelos].
        + {Other} subió con {thing}. La escalera se [reía|portó bien].
        + Luego fue tabla, y luego [llave|puerta].
        + La cola sirvió también: de [cuerda|pasamanos].
        + ¡Por una vez no sobraba [nada|la cola]!
        + Después volvió a ser ella, con sueño y [ojos|hojas].
        + —¿Qué más? —preguntó. Ya no hacía [nada más falta|falta].
      `,
    },
    intermediate: {
      arrives: `
        @friend En el cuarto había una silla nueva, y de ella [salía una cola|asomaba una cola de kitsune].
        —¿En qué lo has notado, {hero}? —preguntó la [silla|silla, decepcionada].
        + Se convirtió en lámpara, en tetera y en almohada, siempre con la cola [fuera|puesta].
        + —Se te ve un poco —dijo {hero}. —¿Qué poco? —quiso saber el paraguas.
        + Podía ser cualquier cosa del mundo, menos [completa|del todo].
        + Había venido {place.from} en forma de carta, y le habían puesto un [sello en la nariz|matasellos].
        + En todas las formas conservaba los ojos, que se reían [primero|aparte].
        + Cada cambio sonaba pop y olía a [té ahumado|castañas].
      `,
      alone: `
        @friend La kitsune jugaba al escondite con su propia sombra, [convertida en seta|y perdía].
        Pasó un lamento {place.from}, y la seta levantó [las orejas|una oreja].
        + Ese día había sido cubo, nube y, por equivocación, [domingo|un señor].
        + Solía dormir de cojín, para [aprovechar|no buscar cama].
        + Cuando se olvidaba de su cara, la encontraba en el [té|agua del pozo].
        + Tenía amigos entre los muebles, y alguno era [de verdad|mueble].
        + Para consolar a alguien no hay que ser [perfecta|exacta], pensó.
        + Salió de paraguas, y a mitad de camino [llovió|se abrió].
      `,
      dry: `
        La kitsune se hizo carreta, con cuatro ruedas y [una cola|rabo al viento].
        + {Other} iba dentro, y entre tumbos y pops llegaron {place.to}.
        + En los llanos era patinete; en las cuestas, [mula|globo].
        + Dos perros perseguían el trozo que no [disimulaba|cambiaba].
      `,
      wet: `
        La kitsune se transformó en un pez inmenso, [con pelo en un extremo|bastante logrado].
        + {Other} se sentó en la boca, como en un balcón, y vio {place}.
        + Las sardinas murmuraban que aquello tenía [truco|rabo].
        + De burbuja casi le sale bien, salvo el [pincel|flequillo].
      `,
      quirk: `
        {Other} preguntó por la kitsune, y contestó [un buzón|el banco].
        + —Caliente, caliente —dijo un tronco con [cola|los ojos brillantes].
        + De barra de pan aguantó hasta que llegó [el pato|un ratón con hambre].
        + Imitó {other.a} tan bien que se saludaron los [zapatos|gorros].
        + Pidió no llevar cola, y entonces fue [cola solamente|todo cola].
        + De estatua era muy convincente, menos con [pulgas|palomas].
        + —Si me salieran perfectas —decía—, nadie me [encontraría|buscaría].
      `,
      help: `
        A la vuelta les faltaba un escalón, después una tabla y al final [una llave|una puerta].
        @help La kitsune se volvió la cosa que hacía falta, [una detrás de otra|casi sin defectos].
        + De escalera crujía y se reía, porque tenía [cosquillas|los peldaños sensibles].
        + {Other} pasó con {thing}, agarrándose al [pelo|único sitio que no cambiaba].
        + La cola, que siempre sobraba, hizo de [cuerda|barandilla], y fue lo mejor.
        + En la cerradura entró torcida y salió [contenta|estornudando].
        + Al acabar no sabía volver, y la llamaron por su [nombre|risa].
      `,
    },
    advanced: {
      arrives: `
        @friend Había en el cuarto una silla de más, y a la silla le salía [una cola|rabo de kitsune].
        —¿Qué me ha delatado, {hero}? —suspiró [el mueble|la silla].
        + Ensayó a continuación la lámpara, la tetera y la almohada, con idéntico [detalle|descuido] en la parte de atrás.
        + Dominaba el arte de serlo todo, si se exceptúa ese último punto en que las cosas [se acaban|no tienen pelo].
        + {Hero} reconocía enseguida los ojos, que en cualquiera de sus formas se reían [un segundo antes|por libre].
        + Había hecho el viaje {place.from} en forma de carta, y todavía le dolía [el matasellos|la saca].
      `,
      alone: `
        @friend La kitsune jugaba al escondite, y de seta lo hacía [tan bien que nadie venía|estupendamente].
        + Pasó un lamento {place.from}, y a la seta le brotaron, sin poderlo evitar, [dos orejas|orejas y prisa].
        + En lo que iba de jornada había sido cubo, nube y, por un despiste, [miércoles|funcionario].
        + Cuando se le borraba la propia cara iba a buscarla al té, donde solía [estar esperando|flotar].
        + Las cosas exactas, pensó, consuelan poco, y salió convertida en un paraguas [bastante aproximado|con buena voluntad].
      `,
      dry: `
        Se transformó la kitsune en carreta, a la que no sobraba más que [la cola|el rabo al viento].
        + {Other} viajaba dentro, cambiando de vehículo a cada cuesta, y de un globo peludo descendió {place.in}.
        + Dos perros siguieron el único fragmento que permanecía [fiel a sí mismo|igual].
      `,
      wet: `
        La kitsune se hizo pez, un pez admirable hasta donde [empezaba el pelo|se terminaba].
        + Acomodándose en la boca, como en un palco, {other} vio alzarse {place}.
        + Las sardinas comentaron que aquel ejemplar no estaba [en los libros|acabado de peinar].
      `,
      quirk: `
        Preguntó {other} por la kitsune, y respondió [un buzón|el banco], con la boca llena de cartas.
        + De barra de pan resultaba tan convincente que hubo que rescatarla de [un pato|la cesta de una señora].
        + Se propuso suprimir la cola, y lo único que quedó de ella fue, durante una hora, [la cola|el rabo, perplejo].
        + Imitó a quien la acompañaba con tal acierto que las dos sombras [se presentaron|no sabían a quién seguir].
        + Si alguna vez le saliera perfecto, comentaba, ya no habría manera de que [la encontraran|nadie la reconociera].
      `,
      help: `
        Faltó un peldaño, luego una tabla y, por si fuera poco, [una llave|la puerta entera].
        @help La kitsune se volvió la cosa que hacía falta, [por el orden en que faltaban|y casi no se le notaba].
        + De escalera padecía cosquillas, {other.y} tuvo que subir con {thing} entre [carcajadas de madera|risas].
        + La cola, aquel error de toda la vida, sirvió de barandilla, y era lo único que [no temblaba|estaba hecho a medida].
        + No acertaba después a regresar a sí misma, y la llamaron por la risa, que es [lo último que se pierde|donde vivía].
      `,
    },
  },
  Kraken: {
    noun: { noun: 'kraken', gender: 'm' },
    facts: { help: 'el kraken levantó mil cosas con cuidado' },
    beginner: {
      arrives: `
        @friend Entró un hilo de lana, y detrás, un [kraken|kraken enorme].
        —Hago una bufanda, {hero} —dijo, muy [bajito|suave]—. ¿Tienes cuello?
        + Tejía con doce brazos y seis [agujas|palos de barco].
        + —¿Cómo cabes? —preguntó {hero}. —Me encojo con [ganas|fuerza] —dijo.
        + Quería ser pequeño, como una [gamba|taza].
        + —{Place.in} alguien tiene frío por [dentro|el corazón] —contó.
        + Un ojo suyo era ya más grande que la [puerta|cama].
        + Olía a mar y a oveja [mojada|limpia].
        + Venía en una nube de lluvia, hecho un [ovillo|nudo].
        + Hablaba como habla una [caracola|manta].
      `,
      alone: `
        @friend El kraken tejía en el fondo: un punto, y otro [punto|más].
        Se le soltó uno. Había oído una pena {place.from}.
        + Hacía gorros para los [barcos|peces calvos].
        + Soñaba que cabía en un [bolsillo|dedal].
        + Los mapas ponían «[monstruo|peligro]». Le dolía.
        + Un cangrejo le sujetaba la [lana|madeja].
        + A las olas les hizo una [manta|colcha]. Azul.
        + Dobló los brazos, uno a uno, para no [asustar|dar miedo].
        + —Llevaré lana —dijo—. La pena tiene [pies fríos|frío].
      `,
      dry: `
        El kraken iba en su nube, tejiendo el [camino|aire].
        + {Other} viajaba en un calcetín gigante, hasta {place}.
        + A un campanario le probó un [gorro|jersey].
        + Metía los brazos para no [rozar|tapar] la luna.
        + Un cabo de lana los llevaba [de vuelta|siempre].
      `,
      wet: `
        Con un brazo, el kraken bajó {other.a} en una [burbuja|taza].
        + Con los otros saludaba, camino {place.to}.
        + Los peces llevaban sus [bufandas|guantes]. Todos.
        + Pasó de puntillas. Subió la [marea|playa].
        + En su mano cabía una [casa|barca], y no se movía.
      `,
      quirk: `
        El kraken quiso esconderse detrás de una [seta|margarita].
        + —Se te ve un poco —dijo {other}. Once brazos y [medio|pico].
        + Le tomó medidas a un [árbol|puente] dormido.
        + Dijo «buenas» y salieron volando los [sombreros|patos].
        + —Perdón —susurró. Volaron los [demás|que quedaban].
        + Se sentó en una sillita. Ahora es [leña|un recuerdo].
        + Tejió un chaleco a un sapo. Con doce [mangas|bolsillos].
        + Con un punto y otro se le pasaba el [miedo|susto].
        + Ser grande es tener mucho sitio para [querer|la lana].
      `,
      help: `
        Todo se había caído al camino: piedras, ramas y [nidos|barcas].
        @help El kraken levantó mil cosas con [cuidado|cuidado, sin romper una].
        + Un brazo para los nidos, otro para los [huevos|troncos].
        + {Other} pasó por debajo, con {thing}, como por un [arco|bosque].
        + Luego puso cada cosa en su [rama|sitio].
        + A las piedras las dejó sobre [lana|musgo].
        + No quiso ser pequeño en todo el [rato|día].
        + —¿Ves? —dijo {other}. El kraken lo [vio|supo].
        + A cada huevo le puso un gorrito.
      `,
    },
    intermediate: {
      arrives: `
        @friend Por la ventana entró un ovillo de lana, y detrás del ovillo, [poco a poco, un kraken|el kraken que lo tejía].
        —Perdona el tamaño, {hero}, hoy no he podido [venir con otro|encoger más] —dijo.
        + Trabajaba con seis pares de agujas, que habían sido [mástiles|remos].
        + —¿Qué estás tejiendo? —preguntó {hero}. —Algo para el frío {place.from} —contestó.
        + Era inmenso y quería ser pequeño, del tamaño de una [gamba|cucharilla].
        + Solo cabía un ojo, y lo entornaba para no [ocupar|asustar].
        + Los mapas antiguos decían de él cosas que no eran [ciertas|amables].
        + Le tomó medidas a la lámpara, por si [refrescaba|quería mangas].
      `,
      alone: `
        @friend En lo hondo, el kraken hacía calceta, [contando los puntos con los brazos libres|sin levantar la vista].
        Un sollozo {place.from} le hizo perder la cuenta, y la [vuelta|manga] entera.
        + Vestía a los barcos hundidos, que le parecían [destemplados|poco abrigados].
        + Todas las sardinas de la zona llevaban su [bufanda|gorrito].
        + De noche soñaba que alguien lo llevaba en un [bolsillo|estuche].
        + «Aquí hay monstruos», ponían los mapas, y él no había visto [ninguno|más que puntos].
        + Las penas suelen tener los pies [fríos|helados], pensó.
        + Recogió los brazos uno por uno y pidió a la marea que lo [disculpara|siguiera].
      `,
      dry: `
        La nube de lluvia apenas podía con el kraken, que tejía [para no mirar abajo|durante el viaje].
        + En un calcetín iba {other}, y llegaron {place.to}.
        + A los campanarios les dejaba gorros, y a las torres, [manguitos|cuellos altos].
        + Metía los brazos con los codos [hacia dentro|juntos], como en un autobús.
      `,
      wet: `
        El kraken sostuvo la burbuja {other.de} como quien lleva [un huevo|una taza llena].
        + Con los demás brazos apartaba las corrientes, y abajo vieron {place}.
        + Cada pez lucía una prenda, y alguno [dos|el conjunto].
        + Anduvo de puntillas, y en la costa subió [la marea|el agua a las escaleras].
      `,
      quirk: `
        El kraken probó a esconderse detrás de una amapola, y [casi|faltó amapola].
        + —Te asoman once brazos —dijo {other}. —¿Y el doce? —preguntó esperanzado.
        + Susurró «buenas noches», y hubo que ir por los [sombreros|tejados].
        + Tejió para un ciempiés, y se les hizo [tarde|otoño].
        + La sillita que le ofrecieron pasó a [mejor vida|leña] con un crujido educado.
        + Si se ponía nervioso, hacía punto, y el camino quedaba [forrado|de lana].
        + Preguntaba a los caracoles cómo lo habían [conseguido|hecho para ser así].
      `,
      help: `
        Un vendaval había tirado al camino ramas, rocas, nidos [y medio molino|y una barca].
        @help El kraken levantó mil cosas con cuidado, [de doce en doce|y no rompió ninguna].
        + En un brazo llevaba los nidos; en otro, los [huevos|pajaritos dormidos], por orden.
        + {Other} pasó con {thing} por debajo de aquel techo que [respiraba|goteaba un poco].
        + Después lo devolvió todo a su lugar, con una labor de ganchillo en lo [roto|más flojo].
        + Para eso hacía falta alguien muy grande y muy [suave|delicado].
        + Durante un buen rato no deseó ser [gamba|pequeño].
      `,
    },
    advanced: {
      arrives: `
        @friend Rodó por el suelo un ovillo, y tirando del ovillo [apareció un kraken|se llegaba a un kraken].
        —Disculpa las dimensiones, {hero}, no me queda [otra talla|nada menor] —murmuró.
        + Hacía punto con seis pares de agujas, antiguos mástiles todos, y era la criatura [más mansa del océano|menos temible].
        + Habría dado once brazos por ser pequeño, del tamaño de una gamba o, puestos a soñar, [de una coma|de un botón].
        + Preguntó {hero} para quién era la prenda, y supo que para cierto frío {place.from}, que no se iba [con mantas|solo].
        + Los mapas le atribuían naufragios, y él guardaba los recortes, con faltas de ortografía y [mucha pena|correcciones].
      `,
      alone: `
        @friend En lo más hondo del mapa, allí donde avisa de monstruos, el kraken [hacía calceta|tejía].
        + Un sollozo {place.from} le hizo soltar un punto, y detrás del punto se le fue [la manga|media tarde].
        + Abrigaba a los barcos hundidos, por si de noche [tenían corriente|les entraba la nostalgia].
        + No quedaba en la región sardina sin bufanda, ni bufanda [sin iniciales|que no picara un poco].
        + Las penas, según su experiencia, tienen los pies fríos, y metió en el bolso [la mejor lana|dos agujas].
      `,
      dry: `
        La nube crujía bajo el kraken, que tejía [por los nervios|sin mirar al suelo].
        + {Other} viajaba al fondo de un calcetín, y por el agujero del dedo gordo divisó {place}.
        + Los campanarios que dejaban atrás estrenaban gorro, y sonaban [más roncos|de lana].
      `,
      wet: `
        Sostenía el kraken la burbuja {other.de} igual que se sostiene [una taza ajena|un nido].
        + Con los demás brazos iba descorriendo el mar, y tras la última cortina resplandeció {place}.
        + Caminó de puntillas, por no molestar, y en la costa hubo que [subir las sillas|retirar las barcas].
      `,
      quirk: `
        Trató el kraken de ocultarse tras una amapola, que [hizo cuanto pudo|estuvo magnífica].
        + {Other} le señaló los once brazos que sobresalían, y él quiso saber, con un hilo de esperanza, [por el duodécimo|del otro].
        + Dio las buenas noches en un susurro, y en el pueblo vecino [salieron a recoger los tejados|se fue la luz].
        + Se comprometió a calzar a un ciempiés, y estuvieron midiendo hasta [bien entrado el otoño|la última luz].
        + A los caracoles les preguntaba por su secreto, como preguntan los ricos por [la sencillez|el sueño].
      `,
      help: `
        Un vendaval había sembrado el camino de ramas, de rocas, de nidos y de [medio molino|una barca].
        @help El kraken levantó mil cosas con cuidado, [huevos incluidos|como quien recoge una labor].
        + {Other} cruzó con {thing} bajo aquella bóveda de brazos, en la que algunos pájaros [siguieron durmiendo|no se enteraron].
        + Luego reintegró cada objeto a su sitio, dejando en lo más dañado [un remiendo de ganchillo|dos vueltas de lana].
        + Fue entonces cuando advirtió que llevaba una hora sin desear ser [otra cosa|menos], y se le saltó un punto de la impresión.
      `,
    },
  },
  Chimera: {
    noun: { noun: 'quimera', gender: 'f' },
    facts: { help: 'las tres cabezas de la quimera vieron, olieron y recordaron' },
    beginner: {
      arrives: `
        @friend Asomaron tres cabezas, y eran de una sola [quimera|quimera peluda].
        —¿Votamos, {hero}? —dijo la de [león|en medio]—. Yo digo hola.
        + La cabra dijo que adiós. La serpiente se [abstuvo|rascó].
        + —Hola —dijo {hero}. —¡Dos a uno! —gritaron, y [pasaron|entraron].
        + Se votaba todo: la hora, la sopa y el [frío|paso].
        + —Por tres a cero —dijeron—, hay pena {place.in}.
        + La cabra ya se comía el [acta|lápiz].
        + El león quería silencio. Lo [rugió|pidió a gritos].
        + Tenían un solo rabo, y se [peleaban|turnaban] por él.
        + Se dieron las gracias a sí mismas, muy [finas|serias].
      `,
      alone: `
        @friend La quimera votaba si era de [noche|día]. Iban dos a uno.
        Se oyó una pena {place.from}. Levantaron las tres la [mano|pata].
        + El león quería carne, la cabra papel, la serpiente [sol|té].
        + Cenaron [pan|nada]. Nadie estaba contento del todo.
        + Dormían por turnos, y así siempre [roncaba|soñaba] una.
        + La serpiente llevaba las [cuentas|gafas].
        + El rabo no votaba. Era [injusto|lo que dolía].
        + Tres a cero no salía desde [mayo|hacía un año].
        + Cerraron la puerta, por [mayoría|dos votos].
      `,
      dry: `
        Cada cabeza quería un camino, y las patas, [otro|el suyo].
        + {Other} contaba votos, y así llegaron {place.to}.
        + La cabra se comió un [voto|cartel]. Hubo que repetir.
        + El león cantaba. La serpiente hacía la segunda [voz|ese].
        + Por dos a uno, volaron un [poco|salto].
      `,
      wet: `
        Tres frascos para tres [cabezas|narices], y la quimera bajó.
        + {Other} llevaba otro, camino {place.to}.
        + La serpiente era feliz. El león, [no|mojado].
        + La cabra mordió una [ola|esponja].
        + Votaron respirar. Salió que [sí|sí, por poco].
      `,
      quirk: `
        —¿Derecha o izquierda? —preguntó el león. La cabra votó [arriba|queso].
        + Empate a tres, y eran solo [tres|tres, misterio].
        + {Other} pidió la palabra. Se la dieron por dos a [uno|uno, menos mal].
        + La serpiente leyó el orden del [día|camino]: andar.
        + Un sapo quiso votar. Se discutió si los [sapos|verdes] cuentan.
        + El león se durmió, y le contaron el [ronquido|sueño] como un sí.
        + La cabra se comió la [urna|regla].
        + A veces, las tres se reían a la [vez|par]. Sin votar.
        + Entonces se veía que era [una|una sola].
      `,
      help: `
        Ya no sabían volver, y estaba muy [oscuro|liado].
        @help Las tres cabezas de la quimera vieron, olieron y [recordaron|recordaron, por fin].
        + La serpiente vio un calor en la [hierba|piedra].
        + La cabra olió el papel que se [comió|dejó].
        + El león recordó una [sombra|roca] con forma de pan.
        + {Other} juntó las tres cosas y apretó {thing}.
        + No votaron. No hizo [falta|ninguna falta].
        + Las patas, por fin, fueron todas al mismo [sitio|lado].
      `,
    },
    intermediate: {
      arrives: `
        @friend Asomaron un león, una cabra y una serpiente, y era todo [la misma quimera|una sola quimera].
        —Se somete a votación darte las buenas noches, {hero} —anunció [el león|la cabeza de en medio].
        + Salieron dos votos a favor, y la cabra se comió el [suyo|papel].
        + —Buenas noches —dijo {hero}, para ayudar al [recuento|empate].
        + Por unanimidad, cosa rarísima, habían decidido ir {place.to}.
        + La serpiente levantaba acta con la punta de la [cola|lengua].
        + El león quería mandar, la cabra merendar y la serpiente [leer|tener razón].
        + El rabo era de las tres, y por eso estaba siempre [despeinado|en disputa].
      `,
      alone: `
        @friend La quimera llevaba dos horas votando qué cenar, [sin resultado|con tres mesas].
        Una pena {place.from} interrumpió el debate, y subieron [las tres patas|tres votos] a la vez.
        + Hacía un año que no ganaba nada por tres a [cero|ninguno].
        + Dormían por turnos, de modo que siempre había una cabeza [soñando|despierta y quejándose].
        + Las actas se las comía la cabra, y por eso no tenían [historia|memoria escrita].
        + El león proponía, la serpiente corregía, y el rabo [sufría|se aburría].
        + En las fotos salía siempre alguna con los ojos [cerrados|en blanco].
        + Se suspendió la cena y se levantó la [sesión|quimera].
      `,
      dry: `
        Las tres cabezas miraban hacia tres sitios [distintos|opuestos].
        + {Other} contaba los votos, y en la quinta vuelta apareció {place}.
        + Volaron un rato, por dos a uno y con la cabra [protestando|cerrando los ojos].
        + Cantaban a tres voces, y ninguna era la [misma|del mismo himno].
      `,
      wet: `
        Hicieron falta tres frascos, y la cabra mordió [el suyo|dos].
        + Con otro en la cabeza, {other} bajó entre discusiones {place.to}.
        + La serpiente se encontraba en su salsa; el león, [en remojo|menos].
        + Votaron si aquello era bonito, y ganó el [sí|sí, con un «bueno»].
      `,
      quirk: `
        Ante dos caminos, la quimera obtuvo tres resultados, [uno con mordiscos|todos distintos].
        + —Solo hay dos —hizo notar {other}, y se abrió un turno de [réplica|preguntas].
        + La cabra se comió la urna, y el asunto quedó [digerido|pendiente].
        + Un sapo que pasaba pidió el voto, y lo [hicieron socio|perdieron por uno].
        + Cuando el león se dormía, contaban su ronquido como [abstención|un sí].
        + La serpiente lo apuntaba todo con eses, [susurrando|muy seria].
        + De pronto algo les hizo gracia, y se rieron las tres, sin [votarlo|acuerdo previo].
      `,
      help: `
        El camino de ida se había deshecho, y de noche [no hay quien pregunte|todo era igual].
        @help Las tres cabezas de la quimera vieron, olieron y recordaron, [cada una lo suyo|sin pedir la palabra].
        + La serpiente vio en lo negro el calor de sus propias [pisadas|huellas].
        + La cabra olió los restos de un mapa, que era [obra suya|el del mediodía].
        + El león se acordó de una roca con forma de [barra de pan|oreja].
        + {Other} unió las tres pistas y siguió adelante con {thing}.
        + No hubo recuento, y fue la mejor decisión de su [vida|historia].
      `,
    },
    advanced: {
      arrives: `
        @friend Comparecieron en la puerta un león, una cabra y una serpiente, o sea, [una quimera|una única quimera].
        —Se somete a votación el saludo, {hero} —proclamó [el león|la presidencia].
        + Hubo dos votos favorables y un tercero que, en cuanto a papel, se había comido [la cabra|su titular].
        + Nada hacía aquel animal sin consultárselo, y por eso llegaba tarde, dividido y [con apéndices|cansadísimo].
        + La moción de acudir {place.to} prosperó por unanimidad, y hubo que explicarle {hero.a} que estaba asistiendo [a un hecho histórico|a un milagro].
        + La serpiente redactaba el acta con la lengua, y ninguna ese se le [escapaba|quedaba corta].
      `,
      alone: `
        @friend Deliberaba la quimera sobre la cena, en una sesión que [iba para desayuno|duraba ya dos horas].
        + Irrumpió una pena {place.from}, y se alzaron tres votos sin que nadie [los hubiese pedido|abriera turno].
        + Dormía por turnos, así que poseía siempre una cabeza despierta, y era por lo general [la más quejosa|la que tenía sed].
        + Los archivos se los había comido la cabra, razón de que careciesen de [pasado|rencores].
        + El rabo, sin voto ni voz, sobrellevaba las consecuencias con una paciencia [de pueblo|que un día se escribirá].
      `,
      dry: `
        Miraba cada cabeza a un horizonte, y las patas optaban por [el cuarto|una vía intermedia].
        + {Other} presidía la mesa desde el lomo, y en el quinto escrutinio se reconoció oficialmente {place}.
        + El vuelo se aprobó por dos a uno, con el voto particular de la cabra, [que cerró los ojos|muy sonoro].
      `,
      wet: `
        Se precisaron tres frascos, de los que la cabra [devoró uno|mordió el ajeno].
        + Con un cuarto frasco para {other}, el debate continuó bajo el agua hasta {place}.
        + La belleza del lugar fue reconocida por mayoría simple, [con una abstención húmeda|y el león chorreando].
      `,
      quirk: `
        Había dos caminos, y la quimera, tras votar, obtuvo [tres resultados|un triple empate].
        + {Other} advirtió de la anomalía, y se constituyó en el acto una comisión, que la cabra [se comió|presidía].
        + El sapo que solicitó el sufragio se marchó, ya entrada la noche, siendo [tesorero|el único que sabía por dónde].
        + A falta de otra cosa, los ronquidos del león se computaban como [adhesiones|conformidad].
        + De cuando en cuando algo las hacía reír a las tres al mismo tiempo, y en aquel instante se veía que eran [una|la misma].
      `,
      help: `
        El camino de la ida se había deshecho [del todo|con la noche].
        @help Las tres cabezas de la quimera vieron, olieron y recordaron, [por este orden y sin reñir|como quien reparte un pan].
        + La serpiente distinguió en lo negro la tibieza de sus propias huellas, y la cabra, el aroma de [un mapa|su merienda].
        + El león, que no recordaba jamás un cumpleaños, se acordó de una roca [con perfil de tía|que parecía una barra de pan].
        + {Other} reunió los tres indicios con {thing} bajo el brazo, y por primera vez en años las cuatro patas [estuvieron de acuerdo|votaron lo mismo].
      `,
    },
  },
}
