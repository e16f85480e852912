import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: { name: 'el Reino Submarino', in: 'en el Reino Submarino', to: 'al Reino Submarino', from: 'del Reino Submarino' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. Todo se movía [despacio|como un sueño].
      / @place Llegaron abajo, y {place.in} era [casi de noche|todo verde].
      / Glu, [glu|y glu]: entraron {place.in}.
      / Un pez les abrió la [puerta|concha] {place.from}.
      Había balcones de coral con [ropa tendida|flores de mar].
      / De balcón a balcón nadaban [vecinos de plata|cien peces].
      / Un pulpo decía adiós con [ocho manos|todo].
      + Un caballito de mar pasó con la [compra|leche] al galope.
      + Un coro de caracolas afinaba un [la|sol muy largo].
      + —Buenas burbujas —dijo un pez. Así se [saluda|dice hola] allí.
      + Las calles eran de arena, peinada con un [peine|tenedor].
      + Una medusa daba luz en la [esquina|plaza].
      + {Friend} dijo hola y le salió una [burbuja|bola de aire].
      + Olía a sal y a [pan de alga|puerto].
      + Arriba, muy arriba, la luna era un [botón|huevo] mojado.
      + Una estrella de mar los miró con los cinco [pies|dedos].
    `,
    life: `
      Los peces volvían a casa en [fila|grupos de doce].
      / A esa hora los peces se ponen el [pijama de rayas|gorro].
      Una ostra cerró la tienda con un [clac|bostezo].
      / El pulpo barbero peinaba a [ocho|ocho a la vez], y charlaba.
      + Dos cangrejos se saludaron de lado, [como siempre|muy serios].
      + Un erizo pedía abrazos. Nadie [quería|iba].
      + Los pulpitos se lavaban las manos. Tardaban [mucho|ocho veces más].
      + Una ballena leía un cuento. Se oía en [todo el mar|cada calle].
      + Las almejas cerraban los ojos, clac, [clac|de dos en dos].
      + Un pez payaso ya no tenía [chistes|gracia]. Tenía sueño.
      + Una raya hacía de manta para [sus hijos|quien pida].
      + El pez farol apagó su farol y lo [encendió|pensó]. Le da miedo.
      + Las olas, arriba, eran como un [techo|tejado] que respira.
    `,
    way: `
      Fueron {spot.to} entre algas que [bailaban|hacían reverencias].
      / Camino {spot.to}, la arena guardaba huellas de [estrella|cinco puntas].
      Olía a sal y a [té de algas|limón]. Sonó un [glu|plin] muy hondo.
      / Una medusa les alumbró un trecho, [muy amable|sin que lo pidieran].
      + Una corriente tibia les hizo cosquillas en los [pies|costados].
      + Un banco de peces se abrió como una [puerta|cortina].
      + {Friend} saludó a una roca. Era una [tortuga|señora].
      + Una ancla vieja dormía con un pez por [almohada|gato].
      + Vieron un zapato con cangrejo y [jardín|timbre].
      + Algo brilló. Era una [moneda|cuchara] que nadie usa.
      + Una anguila señaló con la [cola|punta] y se fue.
      + {Hero} tocó una esponja. La esponja se [rio|encogió].
      + Muy lejos cantaba una ballena para sí [misma|sola].
    `,
    thanks: `
      {Keeper} le dio {hero.a} una concha con [el mar dentro|una ola pequeña].
      / —Toma —dijo {keeper}. Era una perla del tamaño de una [miga|pulga].
      Las burbujas dijeron [adiós|blup], una por una.
      / El coro cantó la despedida, [muy despacio|nota a nota].
      + {Friend} recibió un collar de [algas|agua].
      + El caballito de mar hizo una [reverencia|vuelta].
      + —Vuelve con más aire —dijo un [pez|cangrejo].
      + Un pulpo dio la mano ocho [veces|manos].
      + Una raya agitó la manta entera, [como un pañuelo|muy alto].
      + Las ostras abrieron un poco, solo para [mirar|decir clac].
      + El pez farol los siguió con su [luz|miedo] hasta arriba.
    `,
  },
  intermediate: {
    arrival: `
      @place Llegaron despacio y sin ruido, como se llega siempre {place.in}, [flotando|de lado].
      / @place Se abrió el agua verde. Allí, {place.in}, empezaba [la noche|la tarde].
      / Burbujas [relucientes|charlatanas] los acompañaron hasta la entrada {place.from}.
      / Unos caballitos uniformados los [saludaron|recibieron] {place.in}.
      En los balcones de coral había ropa tendida y [macetas de anémonas|vecinos asomados].
      / Las calles eran de arena. Alguien las había [peinado|barrido] con un tenedor.
      / Las sardinas [ensayaban|formaban] palabras, con alguna falta de ortografía.
      + Un caballito de mar pasó al galope con una bolsa de [la compra|plancton].
      + Un coro de caracolas afinaba la misma nota desde [hacía un siglo|la marea anterior].
      + —Buenas burbujas —los saludó un pez muy [formal|peinado].
      + {Friend} abrió la boca para contestar y le salió una [perla de aire|pompa].
      + En cada esquina una medusa hacía de [farol|farola] sin quejarse.
      + La luna se veía allá arriba, temblando como una [moneda|aspirina] en un vaso.
      + Una estrella de mar los examinó con sus cinco [brazos|opiniones].
    `,
    life: `
      A esas horas los peces regresan a casa en bancos de [doce|doce, con su maestra].
      / Al atardecer, las familias de sardinas se acuestan [en lata|muy juntas], por costumbre.
      La ostra de la esquina cerró su tienda con un [clac|bostezo de nácar].
      / Un pulpo barbero atendía a ocho clientes y hablaba con [todos|los ocho] a la vez.
      + Dos cangrejos se cedían el paso de lado y no pasaba [ninguno|nadie].
      + Los pulpitos se lavaban las manos antes de dormir, y aquello era [interminable|una fiesta].
      + Una ballena leía un cuento en voz baja. Se oía en el [Polo|otro océano].
      + El erizo repartía buenas noches, pero no [abrazos|besos].
      + Una raya se había extendido sobre sus crías como una [manta|colcha].
      + El pez farol apagó la luz y volvió a encenderla [enseguida|por si acaso].
      + Sobre los tejados respiraba el oleaje, igual que alguien [dormido|muy grande].
    `,
    way: `
      Para ir {spot.to} cruzaron una pradera de algas que hacía [reverencias|olas por su cuenta].
      / Camino {spot.to} la arena conservaba pisadas de [estrella|cinco puntas].
      / Una corriente [perezosa|calentita] los fue empujando {spot.to}.
      Olía a sal y a té frío. De lo hondo subía un [glu|rumor] tranquilo.
      / Una medusa se ofreció a alumbrarlos y fue delante, [balanceándose|con mucha falda].
      + Un banco de peces plateados se abrió como una [cortina|cremallera].
      + {Friend} saludó a una roca, y la roca resultó ser una [tortuga|señora mayor].
      + En un zapato vivía un cangrejo con jardín y [timbre|vistas].
      + Una corriente tibia los adelantó y les pidió [perdón|paso].
      + Encontraron una cuchara, una brújula y medio [piano|paraguas].
      + {Hero} tocó una esponja, y la esponja soltó una [risita|burbuja].
      + Lejos, muy lejos, una ballena ensayaba [una nana|el principio de algo].
    `,
    thanks: `
      {Keeper} le regaló {hero.a} una concha con [una ola pequeña|el mar entero] dentro.
      / De parte de todos, {keeper} le entregó {hero.a} una perla [diminuta|como una miga].
      / Un mapa de corrientes, [dibujado|pintado] en nácar, fue para {hero}.
      Las burbujas subieron una a una y dijeron blup, que allí es [adiós|hasta pronto].
      / El coro cantó la despedida sin prisa, [nota a nota|dejando respirar al agua].
      + {Friend.a} le pusieron un collar de algas que olía a [sopa|verano].
      + Un pulpo quiso darles la mano, y tardó [lo suyo|ocho saludos].
      + —La próxima vez, con más aire —dijo un pez—, y toda la [noche|marea].
      + La raya agitó su manta, como quien dobla una [sábana|bandera].
      + El pez farol los acompañó hasta donde le llegaba el [valor|cable].
      + Las ostras se abrieron un dedo para verlos [marchar|pasar].
    `,
  },
  advanced: {
    arrival: `
      @place Descendieron sin prisa, porque {place.in} no la hay, hasta una calle de [arena|arena peinada].
      / @place El agua pasó del azul al verde, y eso quería decir que estaban {place.in}.
      / Burbujas [relucientes|ceremoniosas] los escoltaron hasta un pórtico de [corales|madreperla], tras el cual comenzaba {place}.
      / Hipocampos uniformados les [tomaron|revisaron] los nombres, y obtuvieron entrada [oficialmente|ceremoniosamente] {place.in}.
      + En los balcones de coral colgaban la colada y, a falta de geranios, unas [anémonas|cuantas anémonas].
      + Cruzó al galope un caballito de mar con la bolsa de la compra entre los [dientes|escasos dientes].
      + Un coro de caracolas sostenía la misma nota desde la marea [anterior|de primavera], sin dar con la siguiente.
      + —Buenas burbujas —les deseó un pez de etiqueta, que es la fórmula [acostumbrada|de cortesía].
      + {Friend} quiso corresponder, y de su boca salió una pompa que subió con mucha [dignidad|ceremonia].
      + Las medusas hacían de farolas, sin más sueldo que la [admiración|contemplación] general.
      + La luna temblaba en lo alto, disuelta a medias, como una [pastilla|moneda] en un vaso.
    `,
    life: `
      Vuelven los peces a casa en bancos de doce, con una maestra [delante|al final].
      / Por la noche las sardinas duermen muy juntas, y dicen que es por [afecto|costumbre], no por la lata.
      / Las medusas [encienden|gradúan] sus pantallas, y los pequeños piden que la puerta [quede|se deje] entornada.
      / Al atardecer se [cepilla|peina] el coral, se recogen las [mareas|burbujas] y se cierra el oleaje con pestillo.
      + La ostra bajó la persiana con un clac que en el barrio equivale a las [nueve|campanadas].
      + Un pulpo barbero atendía ocho cabezas y sostenía ocho conversaciones, dos de ellas sobre el [tiempo|oleaje].
      + Ante una puerta se cedían el paso dos cangrejos, de lado y sin [esperanza|resultado].
      + Leía en voz baja una ballena, y los del océano vecino rogaban que pasara la [página|hoja].
      + Deseaba el erizo buenas noches a todos, guardando por delicadeza las [distancias|púas].
      + Una raya se había tendido sobre sus crías, con lo que ahorraba en [mantas|calefacción].
    `,
    way: `
      Se llegaba {spot.to} atravesando una pradera de algas de una cortesía [fatigosa|extrema].
      / Quien va {spot.to} encuentra en la arena pisadas de cinco puntas, que conducen [allí|a otras iguales].
      / Aprovechando una corriente [perezosa|secundaria] fueron deslizándose {spot.to}, entre [parpadeos|saludos] de anémonas.
      / Encaminándose {spot.to} [consultaron|interrogaron] a un pulpo, que señaló ocho direcciones, [todas convincentes|a cuál más convincente].
      + Los precedió una medusa, que alumbraba con la falda y no con la [cabeza|conversación].
      + Un banco de peces se abrió ante ellos como una cremallera y detrás se [cerró|abrochó] solo.
      + A una roca que {friend} había saludado por si acaso le crecieron cuatro [aletas|patas] y se fue.
      + Cierto cangrejo habitaba un zapato con jardín, timbre y [vistas|derecho a marea].
      + Pasaron junto a una brújula, medio piano y una cuchara, restos de algún [viaje|banquete].
      + Muy lejos ensayaba una ballena el comienzo de una [nana|melodía], siempre el mismo comienzo.
    `,
    thanks: `
      {Keeper} puso en la palma {hero.de} una concha con una ola dentro, de las [mansas|pequeñas].
      / En nombre del reino, {keeper} entregó {hero.a} una perla que apenas era un [punto|parpadeo].
      / Para que no olvidase el [camino|domicilio], recibió {hero} un mapa de corrientes dibujado en [nácar|tinta de calamar].
      / Las sardinas [formaron|escribieron], temblorosamente, una palabra de agradecimiento con el nombre {hero.de}.
      + El coro encontró la nota que le faltaba y la gastó entera en la [despedida|última sílaba].
      + Quiso un pulpo estrecharles la mano, y la ceremonia ocupó buena parte de la [noche|marea].
      + {Friend.a} le impusieron un collar de algas, condecoración que se come en caso de [apuro|hambre].
      + La raya sacudió su manta, a la manera de quien despide un [barco|tren] desde el muelle.
      + Escoltados por el pez farol, subieron hasta donde su valor le [alcanzaba|permitía].
    `,
  },
  troubles: {
    'moon-pearl': {
      keeper: { noun: 'viejo cangrejo', gender: 'm' },
      thing: { noun: 'perla de luna', gender: 'f' },
      spot: { at: 'dentro del barco hundido', to: 'al barco hundido' },
      facts: {
        ask: '¿Por qué estaba a oscuras el palacio?',
        cause: 'la corriente se llevó {thing} rodando',
        mended: 'volvió la luz a todos los balcones',
      },
      beginner: {
        trouble: `
          @keeper A tientas llegó {keeper.un}, con una [vela mojada|linterna rota].
          / @keeper —¿Quién va? —dijo {keeper.un}, y dio con una [pared|columna].
          El palacio entero estaba [a oscuras|negro como tinta].
          / No había luz en ningún balcón del [palacio|gran palacio].
          @thing —Nos falta {thing} —dijo, [de lado|sin dejar de andar].
          / @thing —Se fue {thing}. Era la luz de [todos|la casa] —dijo.
          @cause —La corriente se llevó {thing} rodando [calle abajo|y ya] —[contó|dijo].
          / @cause —Vino la corriente. Se llevó {thing} rodando, [rodando|plon] —[suspiró|dijo].
          @feeling Abría y cerraba las pinzas, muy preocupado.
          / @feeling Estaba preocupado: clac, clac, [clac|y otro clac].
          + Buscó en la cama, en la olla y en [otra olla|un zapato].
          + —Yo la limpiaba los [lunes|domingos] —dijo—. Con la barba.
          + Un pez vio luz en un barco [viejo|sin velas]. Iba sin gafas.
          + Se puso una vela en la pinza. Bajo el agua no [prende|sirve].
          + Era redonda y blanca como un huevo de [nube|luna].
          + Chocó con su propia [silla|sombra], y le pidió perdón.
          + Dijo su nombre al pasar, por si [chocaba|la reina estaba].
        `,
        worry: `
          La reina se había peinado con un [erizo|tenedor]. Nadie lo dijo.
          / Sin luz, cada pez dormía en la cama de [otro|su vecino].
          + Un pulpo buscaba sus ocho [guantes|zapatillas] y lloraba.
          + Los niños jugaban a la gallina ciega, pero [todos|sin gallina].
          + El rey besó a una [estatua|lámpara]. Buenas noches, amor.
          + El cocinero echó sal, y más sal. El mar dijo [basta|«ya hay»].
          + Un pez espada pinchó la [sopa|almohada]. Plumas.
          + Las anémonas cerraron. Pensaron que era [invierno|enero].
          + El cangrejo oyó un golpe. Había sido él [mismo|otra vez].
        `,
        mend: `
          {Hero} dejó {thing} en su columna, [con cuidado|despacio].
          / Arriba, en lo alto, {hero} puso {thing}. Y [brilló|tembló].
          / En su columna quedó {thing}. [Despacio|Y brilló].
          / —Sube —dijo {hero}. Y subió {thing}, muy [quieta|blanca].
          @mended Volvió la luz a todos los [balcones|balcones, uno tras otro].
          / @mended Fue como un ah. Volvió la luz a todos los balcones, [plin|plin, plin].
          + La reina se vio en un espejo y se [rio|quedó quieta].
          + El pulpo tenía los guantes [puestos|en los pies].
          + El agua se puso azul, y luego [oro|blanca].
          + El rey besó a la reina. Esa [sí|era].
          + Cada pez vio su cama y su [nombre|almohada].
          + Las sombras bailaron un poco en la [pared|arena].
          + El viejo cangrejo no chocó con [nada|nadie]. Bueno, con uno.
          + Un pez ciego dijo: «[Qué calor|Qué bien huele]».
          + La luz entró hasta en las [ostras|conchas].
          + Las algas se peinaron en el [espejo|cristal].
        `,
        joy: `
          Los peces bailaron en los balcones. El cangrejo bailó [de lado|a diez patas].
          / Hubo baile de balcón a balcón, con [burbujas|faroles].
          + La reina estrenó peinado. Lo llamó «[erizo|tormenta]».
          + {Friend} bailó con un pulpo. Le [sobraban|faltaban] brazos.
          + {Hero} se vio brillar los [pies|dedos]. Era la perla.
          + Sirvieron pastel de alga con una [vela|luz]. Prendió.
          + El rey pidió otro vals, y luego [otro|silla].
          + Los niños jugaron a las sombras [chinas|largas].
          + Luego taparon la perla con un velo, para [dormir|soñar].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Tanteando las columnas llegó {keeper.un}, con una vela [mojada|que no prendía].
          / @keeper —¿Amigo o mueble? —preguntó {keeper.un}, que no veía ni su [pinza|bigote].
          El palacio estaba tan oscuro que la noche parecía [de día|clara].
          / En los cien balcones no quedaba ni una [luz|gota de luz].
          / Apagado el palacio, los cortesanos [tropezaban|conversaban] con los muebles.
          @thing —Nos falta {thing} —dijo, caminando de lado—. Todo brillaba [por ella|de ella].
          / @thing —Ha desaparecido {thing}, que era la lámpara de [todos|la casa].
          @cause —La corriente se llevó {thing} rodando, [escalera abajo|sin pedir permiso] —[contó|explicó].
          / @cause —Yo estaba limpiándola, y la corriente se llevó {thing} rodando —[contó|dijo].
          @feeling Estaba muy preocupado, y sus pinzas hacían clac por [su cuenta|los dos lados].
          / @feeling De lo preocupado que estaba, saludó dos veces al mismo [jarrón|pilar].
          + Habían buscado en las ollas, en las camas y dentro de un [abuelo|arpa].
          + —La froto cada domingo con la barba —añadió—. Nunca se había [movido|quejado].
          + Un salmonete sin gafas creía haber visto claridad en un [barco viejo|naufragio].
          + Redonda y blanca, era como un huevo puesto por la misma [luna|luna llena].
        `,
        worry: `
          La reina se había peinado con un erizo. Nadie se atrevía a [decírselo|reír].
          / A falta de luz, cada cual se acostaba donde caía. El rey cayó en la [bañera|cuna].
          + Un pulpo lloraba porque no encontraba sus ocho [zapatillas|guantes].
          + El cocinero salaba la sopa a ciegas, en mitad del [océano|mar].
          + Los niños jugaban a la gallina ciega sin poner a nadie el [pañuelo|velo].
          + Un pez espada se disculpaba con las [almohadas|cortinas], una tras otra.
          + Las anémonas habían cerrado hasta nuevo [aviso|amanecer].
          + Se oía «perdón» por todos los pasillos, en voz [baja|cada vez más baja].
        `,
        mend: `
          {Hero} subió hasta la columna más alta y dejó en ella {thing}, [temblando|con dos dedos].
          / En su cojín de musgo, {hero} posó {thing} como quien deja un [huevo|bebé].
          @mended Y volvió la luz a todos los balcones, piso por [piso|piso, sin ruido].
          / @mended Primero fue un brillo de leche. Luego volvió la luz a todos los balcones.
          / Lechosa y [tranquila|redonda], volvió la luz a todos los balcones.
          + La reina se encontró con un espejo, gritó un poco y se [rio|quedó con el peinado].
          + El pulpo llevaba las zapatillas puestas, pero en las [manos|orejas].
          + El rey salió de la bañera con una [corona de espuma|esponja] y saludó.
          + El agua se fue aclarando, como un té al que se le echa [limón|leche].
          + Las anémonas abrieron una por una, muy [sorprendidas|despacio].
          + Por la pared pasaron sombras de peces, grandes como [ballenas|barcos].
          + El viejo cangrejo cruzó la sala sin chocar. Volvió a cruzarla por [gusto|presumir].
        `,
        joy: `
          En cada balcón hubo música. El cangrejo bailó de lado con [todas|la reina].
          / Se bailó hasta tarde, y como había luz, se bailó [mejor|más cerca].
          + El peinado de la reina gustó tanto que se puso de [moda|pie].
          + {Friend} sacó a bailar al pulpo y aprendió qué es [un abrazo|tener compañía].
          + {Hero.a} le brillaban un poco los dedos, y todavía al [dormir|final].
          + El cocinero sirvió una tarta con una vela [encendida|de verdad].
          + Los niños hicieron sombras con las aletas: un perro, un [pato|rey].
          + Al final echaron sobre la perla un velo fino, y fue de [noche|noche sin miedo].
        `,
      },
      advanced: {
        trouble: `
          @keeper Guiándose por las columnas apareció {keeper.un}, con una vela [inútil|mojada].
          / @keeper —¿Mueble o visita? —inquirió {keeper.un}, que no se veía las [pinzas|antenas].
          El palacio entero se hallaba a oscuras, como el interior de un [tintero|mejillón].
          / De cien balcones no lucía ninguno, y el agua estaba negra de [arriba abajo|veras].
          / Apagado el palacio, los cortesanos [tropezaban|conversaban] con las estatuas.
          @thing —Nos falta {thing} —[aseguró|comunicó]—, lámpara única de esta [casa|corte].
          / @thing —Se ha perdido {thing} —[aclaró|puntualizó], siempre de [lado|perfil].
          @cause La corriente se llevó {thing} rodando, sin atender a [razones|gritos].
          / @cause —La corriente se llevó {thing} rodando —[relató|refirió]— mientras yo la [limpiaba|frotaba].
          @feeling Tan preocupado estaba que sus pinzas hablaban [solas|por él].
          / @feeling Muy preocupado, acababa de dar el pésame a un [jarrón|perchero].
          + Se la frotaba los domingos con la barba, y jamás había dado muestras de [inquietud|querer viajar].
          + Había sido registrado todo, incluidas las camas, las ollas y un [arpa|almirante] que dormía.
          + Según un salmonete corto de vista, salía cierta claridad de un [naufragio|barco sin dueño].
        `,
        worry: `
          La reina se había peinado con un erizo, y en la corte nadie tenía [valor|luz] para decírselo.
          / Como no había manera de hallar la alcoba, el rey pasaba la noche en la [bañera|cuna del príncipe].
          + Sollozaba un pulpo por sus ocho zapatillas, que llevaba, sin saberlo, [puestas|en las manos].
          + Salaba la sopa el cocinero, precaución un tanto [superflua|excesiva] en el fondo del mar.
          + Un pez espada iba pidiendo excusas a las almohadas que dejaba sin [plumas|relleno].
          + Los pasillos estaban llenos de «perdones» que no sabían a quién [dirigirse|volver].
        `,
        mend: `
          {Hero} ascendió a la columna y dejó {thing} en su cojín, como un [huevo|recién nacido].
          / Sobre la más alta columna depositó {hero} {thing}, que al sentirse en casa [suspiró|brilló].
          / Restableció {hero} {thing} en la cúspide, [solemnemente|parpadeando].
          @mended De piso en piso volvió la luz a todos los balcones, sin [ruido|prisa ni ruido].
          / @mended Hubo un resplandor de leche, y volvió la luz a todos los balcones.
          / [Nacarada|Serenísima], volvió la luz a todos los balcones.
          + Se encontró la reina con un espejo, contuvo un grito y decidió [quedárselo|que le sentaba bien].
          + El rey abandonó la bañera envuelto en espuma, con más majestad que [nunca|ropa].
          + Fueron abriéndose las anémonas, con la cautela de quien ha cerrado por [error|invierno].
          + Pasaron por las paredes sombras de pececillos, agigantadas y muy [satisfechas|solemnes].
          + Cruzó el cangrejo la sala sin tropezar con nadie, y al llegar volvió, por [recrearse|vicio].
        `,
        joy: `
          Se bailó de balcón a balcón, y el cangrejo, de lado, sacó a la [reina|corte entera].
          / La fiesta duró lo que tarda un cangrejo en bailar con [todas|cien damas].
          + El peinado real hizo furor, y a la mañana siguiente no quedaba en el reino un solo [erizo|erizo libre].
          + Quiso {friend} bailar con el pulpo y conoció así lo que es un abrazo [completo|por triplicado].
          + {Hero.a} le quedó en los dedos un fulgor que tardó mucho en [irse|dormirse].
          + Cuando se apagó la música, extendieron un velo sobre la perla, y la noche volvió, pero con [permiso|buenos modales].
        `,
      },
    },
    'bell-clapper': {
      keeper: { noun: 'caracola directora', gender: 'f' },
      thing: { noun: 'badajo', gender: 'm' },
      spot: { at: 'en el bosque de algas', to: 'al bosque de algas' },
      facts: {
        ask: '¿Por qué no sabían los peces si era de noche?',
        cause: 'de tanto tocar con alegría, {thing} salió volando',
        mended: 'sonó la campana y los peces se acostaron',
      },
      beginner: {
        trouble: `
          @keeper Sobre la campana estaba {keeper}, con [la batuta|una partitura].
          / @keeper Los recibió {keeper}, con un moño y [ojeras|tres cuernos].
          Nadie sabía si era de noche. Unos comían, otros [dormían|cenaban].
          / Los peces decían buenas noches y buenos [días|días a la vez].
          @thing —Sin {thing} no hay campana —[dijo|explicó] ella.
          / @thing —Perdimos {thing}, que es la lengua de la [campana|marea].
          @cause —De tanto tocar con alegría, {thing} salió [volando|volando, zas] —[contó|dijo].
          / @cause —Fue un concierto con mucha alegría. Y {thing} salió volando —[dijo|contó].
          @feeling Estaba confusa y mandaba callar [al silencio|a una piedra].
          / @feeling —Qué confusa estoy —dijo, y saludó al [revés|público, que no había].
          + Movió la campana. Hizo [«fff»|nada], muy bajito.
          + —La marea no sabe si sube o [baja|se sienta] —dijo.
          + Voló alto y cayó en lo verde, entre las [algas|cintas].
          + El coro seguía con la boca [abierta|en «o»].
          + Dirigía con una mano y buscaba con la [otra|batuta].
          + En la torre quedó un hueco. Y un [eco|pez] dentro.
          + Era corto y gordo, y sonaba a [bronce|fiesta].
          + Un atún aplaudió. Pensó que era el [final|concierto].
        `,
        worry: `
          Una sardina dio los buenos días [siete veces|a su almohada].
          / Unos se ponían el pijama y otros se lo [quitaban|comían].
          + El gallo de mar no sabía si [cantar|ser gallo].
          + En la escuela cenaron, y en la cama hubo [clase|examen].
          + Un salmón subió el río y lo [bajó|volvió a subir]. Por si era hoy.
          + La luna miraba, sin saber si [salir|quedarse].
          + Un bebé comió sopa, papilla y [cena|sopa]. Estaba feliz.
          + Los cangrejos bostezaban de día, o [era de noche|eso creían].
          + —¿Es ya mañana? —preguntó un pez. —[Ayer|Luego] —dijo otro.
          + El mar entero tenía cara de [siesta|martes].
        `,
        mend: `
          {Hero} colgó {thing} bien arriba, y [todos miraron|hubo silencio].
          / Con un nudo de alga, {hero} ató {thing} en la [campana|torre].
          @mended Tolón: sonó la campana. Los peces se [acostaron|acostaron en fila].
          / @mended Sonó la campana, y los peces se acostaron, [zas|todos].
          + Tolón, repitió el agua, [más bajito|muy hondo].
          + La sardina entendió y dijo: «[Ah, noche|Ya]».
          + La marea supo que bajaba, y [bajó|lo hizo].
          + El gallo de mar metió la cabeza bajo el [ala|alga].
          + Las ostras apagaron la luz, clac y [clac|clic].
          + El coro cerró por fin la [boca|«o»].
          + La directora bajó la batuta como quien baja una [vela|pluma].
          + Los pulpitos se taparon: una, dos y [ocho|más] mantas.
          + Hasta el eco se fue a [dormir|casa].
        `,
        joy: `
          El coro cantó una nana en [agua mayor|cuatro voces y una ola].
          / Hubo concierto, corto y [bajito|de algodón], para no despertar.
          + La directora dirigió con un [bostezo|dedo].
          + {Friend} hizo de bombo, muy [bajo|suave].
          + {Hero} tocó una nota, la más [fina|azul]. Plin.
          + La sardina roncaba en do, y el salmón, en [re|si].
          + Nadie aplaudió. Se movieron las [aletas|algas], y ya.
          + Guardaron la alegría en una caja, para [mañana|el domingo].
          + Un pez pidió otra. Se durmió en la [primera|o de otra].
          + La última ola dijo sss, y [ya|nada más].
        `,
      },
      intermediate: {
        trouble: `
          @keeper En lo alto de la campana estaba {keeper}, dirigiendo [a nadie|el vacío].
          / @keeper Los recibió {keeper}, con la batuta en alto y el moño [torcido|deshecho].
          Sin campanadas nadie sabía si era de noche. Unos desayunaban mientras otros [dormían|se acostaban].
          / El reino entero andaba a deshora, con un pie en el pijama y otro en la [escuela|calle].
          / Sin campana, los peces [trasnochaban|madrugaban] a su antojo.
          @thing —Nos falta {thing} —explicó—. Una campana sin él es un [sombrero|vaso].
          / @thing —Hemos perdido {thing}. Sin lengua no hay [campana|quien hable] —dijo.
          @cause —Fue la alegría —confesó—. De tanto tocar, {thing} salió volando [al final|en el estribillo].
          / @cause —Tocamos con una alegría enorme, y {thing} salió volando, [zas|por encima de los tenores] —[suspiró|contó].
          @feeling Estaba tan confusa que hizo callar a una [piedra|esponja].
          / @feeling —Perdón —dijo, confusa, y saludó hacia el lado [contrario|del muro].
          + La marea esperaba en la puerta sin saber si subir o [bajar|quedarse].
          + El coro seguía con la boca en forma de «o», desde el [último compás|martes].
          + Alguien lo había visto caer en lo verde, allí donde las algas son más [altas|espesas].
          + Un atún aplaudía de vez en cuando, por si [era el final|tocaba].
        `,
        worry: `
          Una sardina daba los buenos días a su almohada. La almohada no la [contradecía|sacaba del error].
          / En la escuela servían la cena, y en las camas había [examen|clase de dibujo].
          + El gallo de mar abría el pico y volvía a cerrarlo, lleno de [dudas|respeto].
          + Un salmón había subido el río tres veces, por si era la [fecha|época].
          + Los bebés comían a todas horas y no veían ningún [problema|inconveniente].
          + —¿Hoy es mañana? —preguntó un pez. —Según para quién —contestó [una platija|su abuela].
          + La luna asomaba la frente y preguntaba si le [tocaba|daban la entrada].
          + Hasta las mareas se habían cruzado en la [escalera|orilla] y se pedían disculpas.
        `,
        mend: `
          {Hero} ató {thing} con un alga de tres vueltas y lo dejó [colgar|quieto].
          / Allá arriba, {hero} enganchó {thing} en su sitio y se tapó los [oídos|ojos].
          @mended Tolón: sonó la campana, y los peces se acostaron por [barrios|estaturas].
          / @mended Con una nota redonda sonó la campana. Los peces se acostaron [todos|en fila].
          / Profunda y [redonda|tranquila], sonó la campana y los peces se acostaron.
          + El agua la repitió más bajo, y luego más bajo [todavía|aún].
          + La sardina se rio de sí misma y apagó la [luz|lámpara].
          + La marea, aliviada, bajó las escaleras de [puntillas|espuma].
          + El gallo metió la cabeza debajo de un [alga|cojín] y no dijo nada.
          + Los tenores pudieron cerrar por fin la [boca|«o»].
          + De las ostras salió una fila de clacs, cada uno más [lejano|dormido].
          + La directora bajó la batuta con la misma lentitud con que cae una [hoja|pluma].
        `,
        joy: `
          El coro cantó una nana a cuatro voces. La cuarta era una [ola|ola muy tímida].
          / Para celebrarlo dieron un concierto que apenas se [oía|despegaba del silencio].
          + {Friend} tocó el bombo con la punta de la [cola|aleta], o de lo que fuera.
          + {Hero.a} le dejaron dar la nota más fina, que es la más [difícil|azul].
          + La sardina roncaba en do mayor, y nadie la quiso [corregir|despertar].
          + En lugar de aplausos movieron las aletas, como si [nevara|cayera seda].
          + Guardaron la alegría que sobró en una caja con [llave|lazo].
          + Un pez pidió otra y se durmió antes de [oírla|la segunda sílaba].
        `,
      },
      advanced: {
        trouble: `
          @keeper En lo alto de la campana seguía {keeper}, dirigiendo por pura [inercia|costumbre].
          / @keeper Los recibió {keeper}, con el moño deshecho y la batuta [en alto|sin destino].
          Sin campanadas no sabía nadie si era de noche, y cada cual vivía a su [hora|capricho].
          / El reino andaba a deshora, medio en pijama y medio en la [oficina|escuela].
          / Desorientados sin campana, los peces [trasnochaban|madrugaban] a capricho.
          @thing —Nos falta {thing} —[anunció|comunicó]—, y sin él la campana es un [sombrero|florero].
          / @thing —Hemos perdido {thing}, la lengua de la [marea|campana].
          @cause De tanto tocar con alegría, {thing} salió [volando|volando al estribillo].
          / @cause —Tocamos con tal alegría —[refirió|puntualizó]— que {thing} salió [volando|volando, zas].
          @feeling Estaba tan confusa que imponía silencio a las [esponjas|piedras].
          / @feeling Confusa, hizo una reverencia hacia el lado en que no había [nadie|público].
          + Los tenores conservaban la boca en forma de «o», a la espera de [instrucciones|la entrada].
          + La marea, en el umbral, no se resolvía a subir ni a bajar, por no hacer el [ridículo|mal papel].
          + Se le vio pasar por encima de los bajos y hundirse en lo verde, hacia las [algas|frondas].
        `,
        worry: `
          Cierta sardina daba los buenos días a su almohada, que por educación no la [contradecía|corregía].
          / En las aulas se servía la cena, y en los dormitorios tenía lugar un [examen|simulacro].
          + El gallo de mar abría el pico, lo meditaba y lo volvía a [cerrar|plegar], víctima de la duda.
          + Por si acaso era la fecha, un salmón llevaba remontado el río tres [veces|inviernos].
          + Los recién nacidos, alimentados a todas horas, no hallaban en aquello nada que [objetar|mejorar].
          + Dos mareas se encontraron en la escalera y se cedieron el paso con tanta cortesía que se [estancaron|hizo un lago].
        `,
        mend: `
          Con un alga de tres vueltas, {hero} sujetó {thing} y se apartó un [poco|trecho].
          / {Hero} enganchó {thing} en lo alto de la campana y contuvo el [aliento|impulso].
          / Suspendió {hero} {thing} del interior, [cuidadosamente|en perfecto equilibrio].
          @mended Sonó la campana, redonda y honda, y los peces se acostaron por [barrios|orden].
          / @mended Dos veces sonó la campana, y a la segunda los peces se acostaron [todos|en fila].
          / [Vibrante|Profundísima], sonó la campana y los peces se acostaron.
          + El agua fue repitiéndola cada vez más bajo, como se repite un nombre [querido|al dormirse].
          + La marea, informada al fin de lo que se esperaba de ella, bajó de [puntillas|espaldas].
          + De ostra en ostra se alejó un rosario de clacs, el último casi un [pensamiento|suspiro].
          + Pudieron los tenores cerrar la boca, en la que se había instalado ya un [inquilino|pececillo].
          + Descendió la batuta con la lentitud de una hoja que no tiene [prisa|árbol].
        `,
        joy: `
          El coro interpretó una nana a cuatro voces, la última a cargo de una [ola|ola principiante].
          / Se dio un concierto tan suave que hubo que mirarlo para [oírlo|creerlo].
          + Con la punta de la cola, o de algo parecido, {friend} acarició el [bombo|tambor].
          + Concedieron {hero.a} la nota más fina, esa que solo se alcanza sin [querer|esfuerzo].
          + Roncaba la sardina en do mayor, y la directora, tras escucharla, decidió [contratarla|no tocar nada].
          + En vez de aplausos hubo un mover de aletas semejante a la [nieve|caída de un velo].
          + La alegría sobrante quedó a buen recaudo en una caja, con instrucciones para [usarla|el domingo].
        `,
      },
    },
    'bubble-ring': {
      keeper: { noun: 'gamba panadera', gender: 'f' },
      thing: { noun: 'aro de burbujas', gender: 'm' },
      spot: { at: 'al borde del arrecife', to: 'al borde del arrecife' },
      facts: {
        ask: '¿Por qué no flotaban las camas de los pececitos?',
        cause: 'la gambita pequeña jugó con {thing} y se le cayó',
        mended: 'subieron burbujas y flotaron las camas',
      },
      beginner: {
        trouble: `
          @keeper En la puerta del horno lloraba {keeper.un}, [blanca de harina|con delantal].
          / @keeper Del horno salió {keeper.un}, con harina en los [bigotes|diez pies].
          Sin burbujas, las camas de los pececitos [no flotaban|se iban al fondo].
          / Las camas de los pececitos estaban en el suelo, [tristes|todas].
          @thing —Me falta {thing} —[dijo|suspiró].
          / @thing —Hago pan de aire —dijo—, y perdí {thing}. [Ay|Ya ves].
          @cause —Mi pequeña jugó con {thing}, y se le [cayó|fue].
          / @cause —Fue la pequeña. Jugó con {thing} y se le cayó, [plof|sin querer].
          @feeling Estaba tan triste que la masa [tampoco subía|se hundió].
          / @feeling De lo triste que estaba, lloraba en la [harina|masa].
          + La pequeña se escondía detrás de una [miga|bota].
          + —Era mi hula hula —dijo ella, muy [bajito|flojo].
          + Una burbuja vieja dio la vuelta y [estalló|se fue].
          + El horno hacía fff, y no salía [nada|ni un blup].
          + Cayó hacia lo negro, donde el suelo se [acaba|rompe].
          + Había treinta camas, todas [planas|quietas] como sellos.
          + Era redondo y fino, y por él salía el [pan|aire].
          + La masa la miró y [suspiró|bajó más].
        `,
        worry: `
          Treinta pececitos estaban en el suelo, con [los ojos abiertos|arena en la cola].
          / En el suelo no hay quien duerma. Hay [piedras|pisadas].
          + Uno dormía de pie. Para un pez es [difícil|raro].
          + Otro pidió un cuento, y le salió [uno duro|una piedra].
          + Un cangrejo pasó por encima. Pidió treinta [perdones|veces perdón].
          + Las mamás soplaban y soplaban, sin [blup|suerte].
          + Un pez globo se ofreció de cama. [Pinchaba|Se reía].
          + La pequeña miraba sus pies. Tenía diez, todos [culpables|tristes].
          + —Tengo arena en el sueño —dijo [uno|el más chico].
        `,
        mend: `
          {Hero} sopló por {thing}, y salió [una bola|algo redondo].
          / Con mucho aire, {hero} sopló por {thing}. [Blup|Y blup].
          / Sopló flojo por {thing}, y [salió algo|blup].
          / Por {thing} pasó un soplo. [Blup|Y otro].
          @mended Subieron burbujas y flotaron las camas, [blup, blup|una a una].
          / @mended Blup, blup: subieron burbujas y flotaron [las camas|todas las camas].
          + Los pececitos se durmieron al tercer [blup|vaivén].
          + La masa subió y tocó el [techo|gorro].
          + La pequeña sopló también, [con permiso|muy fuerte].
          + Una burbuja llevaba dentro un [sueño|suspiro].
          + La panadera reía con [todos los pies|harina y todo].
          + Las camas se mecían como [barcas|cunas] sin remos.
          + {Friend} subió en una burbuja y bajó [despacio|de golpe].
          + El mar se llenó de lunas [chicas|redondas].
          + El pez globo se deshinchó. Uf, [al fin|qué bien].
        `,
        joy: `
          La panadera hizo rosquillas de [aire|burbuja]. No llenan, pero gustan.
          / Hubo pan de aire para todos. Pesa menos que el [hambre|mar].
          + La pequeña recibió un aro suyo, de [goma|alga].
          + {Hero} dio diez vueltas con él. El undécimo fue [al suelo|un lío].
          + {Friend} comió nueve rosquillas y [flotó|subió] un poco.
          + Los peces dormidos sonreían, con una [burbuja|o] en la boca.
          + El horno dijo blup, y lo dijo [contento|otra vez].
          + La pequeña pidió perdón treinta veces, y le dieron [treinta besos|una rosquilla].
          + Luego bajaron el fuego, y todo fue [tibio|azul].
        `,
      },
      intermediate: {
        trouble: `
          @keeper A la puerta del horno lloraba {keeper.un}, blanca de harina hasta los [bigotes|diez pies].
          / @keeper La que se sonaba con el delantal era {keeper.un}, [enharinada|blanca de arriba abajo].
          Sin burbujas no flotaban las camas de los pececitos. Allí estaban, en el [suelo|fondo].
          / Treinta camas pequeñas se habían posado en el fondo, planas como [sellos|tortillas].
          / Hundidas las camas, los pececitos [protestaban|rebotaban] en la arena.
          @thing —Me falta {thing} —dijo—. De él sale todo mi [pan|aire].
          / @thing —Sin {thing} no hay burbuja que valga —explicó, muy [blanca|despeinada].
          @cause —Mi pequeña jugó con {thing} y se le cayó [por el borde|sin querer] —contó.
          / @cause —Jugó con {thing} la pequeña y se le cayó, y yo con las manos en la [masa|harina].
          @feeling Estaba tan triste que tampoco le subía la [masa|voz].
          / @feeling Se la veía triste: hasta el delantal le colgaba [triste|sin ganas].
          + —Lo usaba de hula hula —confesó una vocecita detrás de la [leña|puerta].
          + El horno soplaba por soplar, como quien cuenta un chiste a [oscuras|nadie].
          + Había caído allí donde el arrecife se asoma a lo [negro|hondo].
          + Una burbuja que quedaba del día anterior dio una vuelta y [se rompió|estalló].
        `,
        worry: `
          Treinta pececitos intentaban dormir en el suelo, con arena hasta en los [sueños|párpados].
          / En el fondo no hay quien pegue ojo, porque pasa todo el [mundo|mundo por encima].
          + Uno dormía de pie, cosa que para un pez tiene mucho [mérito|misterio].
          + Un cangrejo cruzó la habitación. Pedía permiso a [cada almohada|las treinta camas].
          + Se ofreció de colchón un pez globo. Traía la mejor [intención|voluntad] y todas sus púas.
          + Las madres soplaban debajo de las camas sin sacar ni medio [blup|dedo].
          + La pequeña se miraba los diez pies y los encontraba a todos [culpables|feos].
          + —Mamá, mi cuento tiene piedras —se quejó el más [chico|despierto].
        `,
        mend: `
          {Hero} tomó aire para tres y sopló por {thing}, muy [despacio|redondo].
          / Se pusieron todos detrás, {hero.y} sopló por {thing} [con alma|hasta el final].
          @mended Salió un blup, y otro. Subieron burbujas y flotaron las camas.
          / @mended Una tras otra subieron burbujas y flotaron las camas, como [barcas|globos].
          / Gordas y [relucientes|tambaleantes], subieron burbujas y flotaron las camas.
          + Los pececitos se durmieron antes del tercer [vaivén|blup].
          + La masa, al oírlo, subió de golpe y se llevó el [gorro|techo].
          + Dentro de una burbuja viajaba un bostezo [entero|con su dueño].
          + La pequeña preguntó si podía soplar también, y sopló hasta ponerse [azul|redonda].
          + El pez globo se deshinchó con un suspiro que movió las [cortinas|algas].
          + {Friend} se metió en una burbuja y recorrió el techo con [dignidad|cara de luna].
          + El agua se llenó de lunas pequeñas, cada una con su [reflejo|reino dentro].
        `,
        joy: `
          La panadera hizo rosquillas de burbuja, que no llenan pero [alegran|quitan penas].
          / Se repartió pan de aire, del que se puede comer sin [parar|cubiertos].
          + La pequeña recibió un aro de alga para ella [sola|y sus diez pies].
          + {Hero} aprendió a darle vueltas y contó hasta [nueve|once].
          + {Friend} comió tantas rosquillas que hubo que [atarle una piedra|sujetarle la cola].
          + La gambita pidió perdón cama por cama, aunque nadie la [oía|podía oír].
          + En la boca de cada pececito dormía una [burbuja|«o»] muy fina.
          + El horno siguió soplando bajito, por si alguno [se hundía|soñaba piedras].
        `,
      },
      advanced: {
        trouble: `
          @keeper Ante el horno lloraba {keeper.un}, enharinada hasta el último [bigote|pie].
          / @keeper Quien así se sonaba en el delantal era {keeper.un}, muy [blanca|descompuesta].
          Por falta de burbujas, las camas de los pececitos no [flotaban|se tenían a flote].
          / Treinta camas se habían posado en el fondo, lisas como [tortillas|sellos].
          / Hundidas las camas, los pececitos [protestaban|rebotaban] en el fondo.
          @thing —Me falta {thing} —[aseguró|comunicó]—, y sin él mi oficio es puro [barro|polvo].
          / @thing —Todo el aire salía {thing.de} —[puntualizó|explicó]—, [y ya no|y no está].
          @cause Su pequeña jugó con {thing} y se le cayó, allá por el [borde|fondo].
          / @cause —Mi pequeña jugó con {thing} —[refirió|puntualizó]— y se le [cayó|cayó sin querer].
          @feeling Tan triste la ponía aquello que ni la masa [levantaba cabeza|subía].
          / @feeling Estaba triste de un modo que se le notaba hasta en el [delantal|pan].
          + —Es que era un hula hula perfecto —adujo desde detrás de la leña una voz [diminuta|arrepentida].
          + Soplaba el horno por no perder la costumbre, sin que de él saliera un mísero [blup|suspiro].
          + Había ido a caer allí donde el arrecife se asoma, con precaución, a lo [hondo|negro].
        `,
        worry: `
          Treinta pececitos trataban de dormir sobre la arena, que se mete hasta en los [sueños|bostezos].
          / El fondo del mar es para dormir un mal sitio, por el [tráfico|trasiego de cangrejos].
          + Uno lo intentaba de pie, hazaña que en un pez merece [respeto|ser contada].
          + Se ofreció de colchón un pez globo, con una generosidad algo [punzante|incómoda].
          + Cruzó la alcoba un cangrejo, disculpándose treinta veces y pisando [treinta y una|alguna más].
          + Contemplaba la culpable sus diez pies, sin encontrar entre ellos ninguno [inocente|digno].
          + —Al cuento le han salido piedras —denunció el más despierto de la [hilera|fila].
        `,
        mend: `
          Llenándose de aire como para tres, {hero} sopló por {thing} [despacio|con suavidad].
          / {Hero} se puso {thing} ante la boca y sopló hasta quedarse sin [mejillas|nada dentro].
          / Sopló {hero} por {thing} con suavidad [pastelera|infinita].
          @mended Subieron burbujas y flotaron las camas, una tras otra, como [barcas|globos].
          / @mended Tras un blup vacilante subieron burbujas y flotaron las camas.
          / [Redondeadas|Innumerables], subieron burbujas y flotaron las camas.
          + Al tercer vaivén dormían ya los treinta, y el treinta y uno, que era el [cangrejo|pez globo].
          + Contagiada, la masa se elevó con tal ímpetu que se llevó consigo el [gorro|tejado].
          + Solicitó la gambita que la dejaran soplar, y sopló hasta adquirir un tono [azulado|interesante].
          + Encerrado en una pompa, {friend} recorrió el techo con la gravedad de un [astro|planeta].
          + Se pobló el agua de lunas menudas, y en cada una cabía el reino [entero|con su panadería].
        `,
        joy: `
          Hubo rosquillas de burbuja, que no alimentan, pero quitan el [hambre de otras cosas|mal humor].
          / El pan de aire corrió de mano en mano, o más bien [subió|escapó] de mano en mano.
          + A la pequeña le regalaron un aro de alga, con la promesa de no [perderlo|asomarse].
          + {Hero} llegó a darle once vueltas, y a la duodécima el aro tuvo otra [idea|opinión].
          + Tantas tomó {friend} que hubo que lastrar su entusiasmo con una [piedra|sartén].
          + En cada boquita dormida se hinchaba y deshinchaba una burbuja, al compás del [sueño|oleaje].
          + Dejaron el horno al mínimo, que es como los hornos dan las buenas [noches|mareas].
        `,
      },
    },
  },
}
