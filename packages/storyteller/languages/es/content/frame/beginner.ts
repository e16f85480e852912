import type { FrameScenes } from '../../../../language.ts'

export const beginner: FrameScenes = {
  opening: {
    adventurous: `
      Era hora de dormir, {hero.y} tenía los ojos [como dos platos|abiertos como ventanas].
      / La cama decía que sí. {Hero} decía que [todavía no|dentro de un rato].
      / Era de noche, pero los pies {hero.de} [no se habían enterado|seguían de paseo].
      Fuera, la noche se estaba [poniendo las botas|abrochando el abrigo].
      / El viento daba vueltas [a la casa|al tejado] buscando [compañía|con quién jugar].
      / La luna había salido al [tejado|balcón] a [estirar las piernas|ver qué pasaba].
      + La alfombra era el mar, y la silla, un barco [de madera|sin capitán].
      / Debajo de la cama había una bolsa con [pan y cuerda|cuerda y un mapa].
      + —Esta noche llegaría lejos —le dijo {hero} a la [almohada|lámpara].
      / —Si alguien viene, me voy —le dijo {hero} al [techo|calcetín].
      + En alguna parte, una puerta hizo clic. Así empiezan [muchas cosas|los viajes].
      / La escalera crujió. Sonaba [a cuento|a «ven»].
      + Olía a [camino|lluvia], cosa rara en un dormitorio.
      + Un calcetín ya tenía forma de [barca|cohete]. El otro hacía de ancla.
      / Mejor salir de noche, pues de día [hay colegio|todo está visto].
      + La puerta no estaba cerrada [del todo|con llave], y eso da que pensar.
    `,
    calm: `
      El día ya estaba [guardado|doblado y guardado]. {Hero} escuchaba desde la cama.
      / {Hero} estaba en la cama, y la cama estaba [tibia|en su punto].
      / Ya no quedaba nada que hacer. {Hero} olía a [jabón|jabón y a pan].
      La lámpara hacía en la pared un charco [de luz|amarillo].
      / La casa respiraba [despacio|hondo], como respiran las casas viejas.
      / La cortina subía y bajaba [sin prisa|como quien duerme].
      + Muy lejos, un tren dijo su única [palabra|palabra larga].
      / En la cocina, alguien guardó la última [cuchara|taza].
      + La manta tenía dos montes. Eran los pies {hero.de}.
      / La almohada tenía un lado fresco, {hero.y} sabía [cuál|encontrarlo].
      + La luna se asomó. Tenía [toda la noche|tiempo de sobra].
      / Hasta el reloj andaba [de puntillas|en calcetines].
      + {Hero} dio un bostezo, de los [pequeños|de prueba].
      + El vaso de agua tenía una luna [dentro|pequeña en el fondo]. Nadie bebió.
      / Un zapato dormía de lado, y el otro [lo cuidaba|le hacía sitio].
      + Era esa hora en que hasta los perros [hablan bajo|piensan].
    `,
    mysterious: `
      Era tarde, {hero.y} oyó un ruido [pequeñito|sin nombre].
      / {Hero} estaba en la cama, pero el cuarto parecía [otro|guardar un secreto].
      / —Chist —le dijo {hero} a la [almohada|oscuridad]. Aquella noche pasaba algo.
      La luna había pintado en el suelo una [puerta|raya] blanca.
      / La niebla se había apoyado en [el cristal|la ventana] para mirar.
      / La sombra de la silla tenía [más patas|una pata más] que la silla.
      + El reloj dijo tic. Lo demás [se lo calló|se le olvidó].
      / La cortina se movió, y no había [viento|nadie detrás].
      + —¿Quién es? —preguntó {hero}. Nadie contestó, [pero bajito|con mucho cuidado].
      / Dos ojos asomaron por la manta. Eran los {hero.de}.
      + Sobre la alfombra había una hoja [larga|mojada]. No la había traído nadie.
      / En el cristal había una huella [diminuta|de cinco dedos].
      + Olía a [musgo|lluvia], y eso que llevaba un mes sin llover.
      + Un cajón se abrió lo justo para [respirar|sacar una oreja].
      / Alguien dio tres golpes muy suaves. Pudo ser [la lluvia|el corazón].
      + {Hero} contó hasta diez con los dedos [tapados|de los pies].
    `,
    joyful: `
      {Hero} estaba en la cama, más o menos. Una pierna [seguía bailando|no cabía].
      / Era hora de dormir, {hero.y} aún tenía [tres saltos|una risa] de sobra.
      / El día había sido tan bueno que {hero} [no sabía soltarlo|lo seguía cantando].
      Un calcetín estaba puesto. El otro [colgaba de la lámpara|había salido].
      / La cama decía boing, y la almohada decía [basta|otra vez].
      / {Hero} le cantó al techo una canción de una [palabra|sola palabra].
      + Alguien cantaba en el cuarto: [la, la y otra vez la|pom, pom y requetepom].
      / Los diez dedos de los pies hacían el [coro|coro, sin voz].
      + La luna tenía cara de [bollo|pan recién hecho].
      / Las estrellas brillaban como botones [nuevos|de fiesta].
      + —Buenas noches, rodilla. Buenas noches, la otra —dijo {hero}.
      / Hasta la silla parecía contenta, cosa [rara|nada fácil] en una silla.
      + Con una risa dentro [no se duerme bien|no hay quien duerma].
      + El pijama estaba del revés, que es como [se ríen los botones|baila mejor].
      / Un botón saltó del pijama y rodó por [gusto|todo el cuarto].
      + Nadie sabe dónde se [apaga|guarda] una alegría tan grande.
    `,
    inspiring: `
      {Hero} miraba el cielo desde la cama, [estrella a estrella|sin pestañear].
      / Junto a la ventana, {hero} contaba estrellas y ya iba por [nueve|doce].
      / La noche era grande, y la cama {hero.de}, [pequeña|muy pequeña]. No importaba.
      / Esa noche el cielo daba [ganas de algo|que pensar].
      / Por la ventana entraba [mucho cielo|medio cielo].
      Una estrella era más chica que las demás. Brillaba [igual|lo mismo].
      / La luna no hacía ruido. Alumbraba [y ya está|sin presumir].
      / Una luz diminuta cruzaba [los tejados|la noche], ella sola.
      + —¿Y yo qué sé hacer? —preguntó {hero} [bajito|a la lámpara].
      / —Un día ayudaré a alguien —le dijo {hero} a la [luna|almohada].
      + En la ventana había una bellota. Pensaba ser [roble|un árbol enorme].
      / La lámpara era poca cosa. Aun así, alumbraba [todo|el cuarto].
      + Las cosas grandes empiezan [en pijama|en calcetines] muchas veces.
      / En algún sitio, alguien necesitaba [una mano|ayuda]. Se notaba en el aire.
      + {Hero} se sentó. Tumbarse es malo para [pensar|pensar a lo grande].
      + En la pared había un dibujo con una [escalera|barca]. Subía hasta el techo.
      / Un mosquito cruzó la ventana entera, de [lado a lado|punta a punta]. ¡Qué valor!
      + La noche hacía sitio, por si alguien [venía|empezaba algo].
    `,
  },
  dedication: {
    adventurous: `
      Este cuento es para {child}. [Sujétate bien|Agárrate a la manta], que aquí llega {hero}.
      / {Child}, ¿ya estás en la cama? Pues {hero} [echa a andar|sale de viaje].
    `,
    calm: `
      Este cuento es para {child}. Va [despacito|muy despacio], y en él vive {hero}.
      / {Child}, no tienes que hacer [nada|nada de nada]. Aquí viene {hero}.
    `,
    mysterious: `
      Chist, {child}. Esto es un secreto, y solo lo sabe {hero}. [Y ahora, tú|Ven más cerca].
      / {Child}, pon el oído. ¿Oyes {hero.a}? [Yo sí|Espera un poco].
    `,
    joyful: `
      Aquí hay un cuento para {child}. Lleva {hero.a} dentro y [hace cosquillas|da saltos].
      / ¿Estás ahí, {child}? {Hero} también, y de [muy buen humor|buenísimo humor].
    `,
    inspiring: `
      Este cuento es para {child}. Trata {hero.de} y de una cosa [difícil|nada fácil].
      / {Child}, una vez {hero} lo intentó. Así [fue|pasó].
    `,
  },
  companion: {
    firefly: `
      Llegó una luciérnaga [temblando|con prisa]. —¡Qué oscuro! —dijo.
      / Se acercó una luciérnaga. —¿Aquí está oscuro? —[preguntó|susurró].
      —Algo va mal {place.in}. Ve tú delante, {hero.bare} —pidió {friend}.
      / —Hace falta ayuda {place.in}. Yo voy [detrás|contigo] —dijo {friend}.
      + —Pero si llevas luz —dijo {hero}. —Solo por detrás —dijo {friend}.
      / —Tú alumbras —dijo {hero}. —Sí, pero [a los demás|hacia atrás] —suspiró {friend}.
      + {Friend} se pegó {hero.a} y alumbró [cada sombra|cada rincón] dos veces.
      + —No es miedo. Es que brillo deprisa —explicó {friend}.
    `,
    snail: `
      En el camino había un caracol. —Ya casi llego —dijo [sin moverse|con calma].
      / —¡Espera, que vengo corriendo! —dijo alguien. Era [un caracol|un caracol sudando].
      —Algo va mal {place.in}. Salí a contarlo [en primavera|en abril] —dijo {friend}.
      / —Te buscan {place.in}. En mayo era urgente —dijo {friend}.
      + —¿Vienes? —preguntó {hero}. —Casi voy —dijo {friend}.
      / —Sube —dijo {hero}. —Bueno, pero luego [llego demasiado pronto|me mareo] —dijo {friend}.
      + {Friend} miró hacia atrás. —¡Cuánto hemos corrido! —dijo. La casa estaba [ahí mismo|al lado].
      + —Sin prisas —pidió {friend}, y se agarró [con los cuernos|con todo el pie].
    `,
    mouse: `
      Llegó un ratón con un mapa [enorme|gigante]. —Sé el camino —dijo.
      / Algo crujía. Era un ratón [dentro de|debajo de] un mapa.
      —Algo va mal {place.in}. Lo pone aquí, o [es una mancha|es mermelada] —dijo {friend}.
      / —Algo pasa {place.in}. Mi mapa es de una [quesería|panadería] —dijo {friend}.
      + —Ese mapa es de Cuenca —dijo {hero}. —Pues damos la vuelta —dijo {friend}.
      / —¿Es el mapa bueno? —preguntó {hero}. —Es el único —dijo {friend}.
      + {Friend} dobló el mapa. Ahora era [más grande|el doble de grande].
      + —Tú andas y yo leo —dijo {friend}. El mapa estaba [del revés|boca abajo].
    `,
    moth: `
      Pum. Una polilla chocó con la luz. —Buenas noches, luna —[dijo|saludó].
      / Una polilla saludaba a una luz. —Querida luna —[dijo|empezó].
      —Algo va mal {place.in}. Lo dice [esa luna|la luna] —contó {friend}.
      / —Ven, {hero.bare}. {Place.in} están las lunas [muy tristes|apagadas] —dijo {friend}.
      + —Eso es un farol —dijo {hero}. —Sí, la luna pequeña —dijo {friend}.
      / —La luna está arriba —dijo {hero}. —Las buenas, no —dijo {friend}.
      + {Friend} se despidió de la luz [dos veces|con un beso].
      + —¡Cuántas lunas hay hoy! —suspiraba {friend} por el camino.
    `,
    ladybird: `
      En una hoja había una mariquita. —Cinco, seis. No hables —[dijo|ordenó].
      / —¿Seis, o esa ya la conté? —decía una mariquita, [mirándose el lomo|dando vueltas].
      —Algo va mal {place.in}. Lo he contado [dos veces|tres veces] —dijo {friend}.
      / —Te necesitan {place.in}. Conmigo somos dos —[contó|calculó] {friend}.
      + —Tienes siete —dijo {hero}. —Hoy. Mañana, ya veremos —dijo {friend}.
      / —¿Cuántos llevas? —preguntó {hero}. —Todos, creo —dijo {friend}.
      + {Friend} contó también [los pasos|las piedras]. Llegó a uno muchas veces.
      + Con la risa perdía la cuenta y [empezaba de nuevo|volvía al uno].
    `,
    frog: `
      En medio del paso había una rana. —Te explico: soy una rana —[dijo|explicó].
      / —Deja que te explique —dijo una rana [muy verde|muy seria].
      —Algo va mal {place.in}. O sea, no bien —[dijo|aclaró] {friend}.
      / —Te esperan {place.in}. Esperar es [estar|no irse] —dijo {friend}.
      + —Ya veo —dijo {hero}. —No, oyes. Ver es con los ojos —dijo {friend}.
      / —¿Está lejos? —preguntó {hero}. —Lejos es cerca, pero más —explicó {friend}.
      + {Friend} le explicó [la luna a la luna|el camino al camino].
      + —Esto es un salto: primero arriba y luego abajo —decía {friend}.
      + Cada tres saltos se paraba a explicar el [anterior|último].
    `,
  },
  token: {
    scarf: `
      @token {Hero} se llevó {token.un}. Una bufanda sirve para [casi todo|mil cosas].
      / @token Junto a la puerta colgaba {token.un}. {Hero.y} se la [llevó|puso].
      ?color ¿De qué color? {Color}, [por supuesto|claro está].
      / Tenía el color preferido {hero.de}: {color}.
      + Era tan larga que la punta llegaba [más tarde|un rato después].
      / La había tejido alguien que no supo [parar|cuándo parar].
      + —¿Para qué es? —preguntó {friend}. —Ya se verá —dijo {hero}.
      + Olía a casa y un poco a [sopa|tostada].
    `,
    handkerchief: `
      @token {Hero} se llevó {token.un} limpio, [doblado en cuatro|doblado muy pequeño].
      / @token A última hora, {hero} sacó {token.un} [del cajón|casi nuevo].
      / {Hero} buscó {token.un}, por si había [mocos|llanto], y se lo llevó.
      ?color Si te preguntan el color, di: {color}.
      / Su color no era casualidad: {color}.
      + —¿Tienes mocos? —preguntó {friend}. —Todavía no —dijo {hero}.
      / —¿Quién va a llorar? —preguntó {friend}. —A lo mejor nadie —dijo {hero}.
      + Un buen pañuelo puede ser vela, bandera o [cama|sombrero].
      + En una esquina había un nudo. Nadie recordaba [para qué|por qué].
      + Al agitarlo hizo flap, como un [pájaro|barco] que sale.
    `,
    mitten: `
      @token {Hero} se llevó {token.un}. Solo había [una|la izquierda].
      / @token En el estante quedaba {token.un}, {hero.y} [la tomó|se la guardó].
      ?color La lana era de un solo color: {color}.
      / Alguien la tejió en el mejor color: {color}.
      + —¿Y la otra? —preguntó {friend}. —De viaje —dijo {hero}.
      / {Friend} miró dentro. —No hay nadie —dijo.
      + Una manopla es una casa para [una mano|cuatro dedos y un vecino].
      + Por dentro guardaba una miga de [otro invierno|pan antiguo].
      + Si la movías, saludaba [a todo el mundo|como una reina].
    `,
    'paper-boat': `
      @token {Hero} se llevó {token.un}, pequeño y [valiente|muy marinero].
      / @token En la ventana había {token.un}, {hero.y} [se lo llevó|le hizo sitio].
      / {Hero} se llevó {token.un}, bien [seco|plegado].
      ?color El barco estaba pintado con cuidado: {color}.
      / El casco era de su color favorito: {color}.
      + Antes había sido la lista de la compra. Aún ponía [huevos|leche].
      / No tenía nombre ni [timón|ancla], pero tenía ganas.
      + —¿Habrá agua? —preguntó {friend}. —Alguna habrá —dijo {hero}.
      + Había cruzado [la bañera|el fregadero] dos veces sin hundirse.
    `,
    'jam-jar': `
      @token {Hero} se llevó {token.un} vacío y [limpio|con su tapa].
      / @token —Un tarro nunca sobra —dijo {hero}. Y tomó {token.un} [vacío|con tapa].
      ?color La tapa estaba pintada. El color: {color}.
      / En el cuello llevaba una cinta de este color: {color}.
      + Si olías muy fuerte, aún quedaba algo de [ciruela|fresa].
      / A cada paso, la tapa decía [tin|clin, clin].
      + —No hay nada dentro —dijo {friend}. —Aún no —dijo {hero}.
      + {Friend} miró por el cristal. Todo se hizo [enorme|redondo].
    `,
    cap: `
      @token {Hero} se llevó {token.un} con [borla|una borla gorda].
      / @token De un clavo colgaba {token.un}, {hero.y} [lo descolgó|se lo llevó].
      / {Hero} se llevó {token.un}, [calado|bien hondo].
      ?color De abajo arriba era de un color: {color}.
      / Tenía el color que más gusta en esa casa: {color}.
      + La borla decía que sí a [todo|cada paso].
      / La abuela lo hizo [en un tren|en una tarde], y salió algo torcido.
      + —Tapa los ojos —dijo {friend}. —Solo si pienso mucho —dijo {hero}.
      + Un gorro guarda [las ideas calentitas|el calor y las ideas].
      + Dentro olía a lana y a [castañas|nieve de otro año].
    `,
    basket: `
      @token {Hero} se llevó {token.un} con [asa|asa y tapa].
      / @token Junto a la pared había {token.un}. {Hero.y} [se la llevó|la eligió].
      ?color Dentro llevaba un paño. El color: {color}.
      / El asa estaba pintada. Adivina: {color}.
      + Crujía al andar, como un [barco|barco pequeñito].
      / Olía a [manzanas|peras] de otro septiembre.
      + —¿Qué lleva? —preguntó {friend}. —Sitio —dijo {hero}.
      + En el fondo había un agujero del tamaño de [un guisante|una lenteja].
      + Vacía no pesaba casi [nada|más que un suspiro].
    `,
    sock: `
      @token {Hero} se llevó {token.un}. Uno basta, si es [largo|de los buenos].
      / @token En el suelo había {token.un}, {hero.y} se lo [guardó|llevó].
      ?color Se veía desde muy lejos: {color}.
      / Solo lo hacían en un color: {color}.
      + —¿Solo uno? —preguntó {friend}. —El otro se está lavando —dijo {hero}.
      / —¿Está limpio? —preguntó {friend}. —Casi —dijo {hero}.
      + Un calcetín es un saco que ha ido [a la escuela|al colegio].
      + En el talón tenía un zurcido con forma de [judía|corazón].
    `,
  },
  carry: {
    scarf: `
      {Hero} enrolló {thing} en la bufanda, [una vuelta y otra|con tres vueltas].
      / {Thing} quedó dentro de la bufanda, [con doble vuelta|al calor].
      / Con la bufanda abrigaron {thing}. [Vuelta y vuelta|Quedó gordo el ovillo].
      ?color Hasta a oscuras se veía su color: {color}.
      / Ahí estaba otra vez el color favorito: {color}.
      + Dentro se estaba blandito. {Thing} [ni se movía|no hacía ni ruido].
      / Un nudo arriba, y ya no podía [caerse|escaparse] nada.
      + —Yo llevo la punta —dijo {friend}. Había bufanda [de sobra|para dos calles].
      + Nunca se abrigó tanto una cosa tan pequeña.
    `,
    handkerchief: `
      {Thing} fue al pañuelo, {hero.y} ató [las cuatro puntas|los picos].
      / —Menos mal que está limpio —dijo {hero}. Y {thing} fue al pañuelo.
      ?color El hatillo se distinguía bien: {color}.
      / ¡Qué hatillo tan elegante! Color: {color}.
      + Parecía el equipaje de un viaje [muy corto|de fin de semana].
      / Dos picos asomaban como [orejas|orejas de liebre].
      + —Ahora no estornudes —pidió {friend}. Nadie estornudó.
      + Iban despacio, como con una taza [llena|hasta el borde].
      + El nudo era de los que solo se abren [en casa|con paciencia].
    `,
    mitten: `
      {Thing} entró en la manopla [como una mano|como en su casa].
      / —Pasa, que hace calor —dijo {hero}. Y a la manopla fue {thing}.
      ?color La manopla lucía su color: {color}.
      / Nunca ese color hizo tanta falta: {color}.
      + Allí dentro se estaba como en [un nido|una madriguera].
      / {Hero} cerró la manopla por arriba. No entraba ni [el aire|el frío].
      + —¿Duerme? —preguntó {friend}. —Descansa —dijo {hero}.
      + {Friend} quiso llevar el pulgar, y lo llevó [muy en serio|con orgullo].
    `,
    'paper-boat': `
      {Thing} subió al barquito de papel, al [mejor|único] asiento.
      / —¡A bordo! —dijo {hero}. Al barquito fue {thing}.
      ?color El barco cruzó la noche con su color: {color}.
      / A lo lejos se veía el casco: {color}.
      + {Hero} lo llevaba recto, como si hubiera [olas|un mar debajo].
      / El papel crujió una vez, pero [aguantó|era un buen barco].
      + —Aquí mando yo, y digo despacio —anunció {friend}.
      + Para ser una lista de la compra, había llegado [lejos|muy lejos].
      + No entró ni [una gota|un soplo]. Buen casco.
      + Cabían justos, el barco y su [carga|tesoro].
      + A veces había que soplar un [poco|poquito]. Era su viento.
    `,
    'jam-jar': `
      {Hero} guardó {thing} en el tarro. [Tin|Clac], hizo la tapa.
      / —Adentro —dijo {hero}. Y {thing} quedó en el tarro [como un dulce|como una ciruela].
      / Al tarro fue {thing}. [Clin|Y la tapa, clac].
      ?color Debajo de la tapa se veía todo. Color de la tapa: {color}.
      / El tarro estaba guapísimo con su color: {color}.
      + Se podía mirar por todos lados, hasta [por debajo|por abajo].
      / {Friend} pegó la cara al cristal y lo [empañó|llenó de vaho].
      + —No aprietes la tapa. Las cosas respiran —dijo {friend}.
      + Ninguna mermelada viajó jamás con tanto [cuidado|mimo].
    `,
    cap: `
      {Hero} puso {thing} en el gorro, [al fondo del todo|hasta la borla].
      / —Te hace más falta que a mí —dijo {hero}. Y {thing} viajó en el gorro.
      ?color Solo se veía lana, de este color: {color}.
      / El gorro abrigaba con todo su color: {color}.
      + La borla colgaba por debajo como [una campana muda|un badajo de lana].
      / Parecía un flan con [borla|pompón].
      + —¿Quepo yo también? —preguntó {friend}. No cabía.
      + {Hero} notaba frío en la cabeza y [calor|mucho calor] por dentro.
    `,
    basket: `
      {Thing} quedó en la cestita, [como un huevo|como un huevo en su nido].
      / —Para esto era el sitio —dijo {hero}. Y {thing} fue a la cestita.
      ?color Por encima iba un paño de este color: {color}.
      / Y otra vez aquel color en la cestita: {color}.
      + La cestita crujió de [orgullo|pura importancia].
      / Alguien tenía que vigilar el agujero. Lo vigiló {friend}.
      + La llevaron por turnos, y nadie la [columpió|balanceó].
      + [De rato en rato|De vez en cuando] había que mirar, y sí, ahí [seguía|estaba].
      + El mimbre iba cantando bajito.
    `,
    sock: `
      {Thing} bajó por el calcetín hasta [la punta|el dedo gordo].
      / —Un calcetín. Ya lo entiendo —dijo {friend}. Y {thing} cayó dentro.
      ?color Era el mejor calcetín del mundo: {color}.
      / Con ese color no se perdería nunca: {color}.
      + {Hero} hizo un nudo arriba. Ya era [una caja fuerte|un saco].
      / Con el nudo parecía [una cebolla|una pera].
      + Se mecía al andar, de lado a lado, como [un rabo|una cola].
      + —Le ha salido barriga —dijo {friend}, mirando el calcetín.
    `,
  },
  role: {
    hero: `
      —Lo traeré yo —dijo {hero}. [La voz tembló poquito|Sonó más alto de lo previsto].
      / Todo el mundo miró al suelo. {Hero} dio [un paso|un paso adelante].
      {Friend} dijo que iba también, [pero detrás|por si acaso].
      / —Y yo —dijo {friend}, [medio segundo después|después de pensarlo].
      + El corazón {hero.de} hacía [pum, pum|bum y otra vez bum].
      + A los héroes les suda la frente. [Es normal|Pasa mucho].
      + Alguien aplaudió [con dos dedos|muy flojito].
      + Ir con miedo también es [ir|una forma de ir].
      + {Keeper} le deseó suerte con [las dos manos|mucho cuidado].
    `,
    helper: `
      —¿En qué ayudo? —preguntó {hero}. [Nadie lo había preguntado|Era una buena pregunta].
      / {Hero} se subió las mangas, con mangas o [sin ellas|sin mangas].
      —Pues en casi todo —[dijo|suspiró] {keeper}.
      / {Friend} se subió las suyas, [que no tenía|también].
      + Ayudar empieza por [escuchar|mirar bien].
      + {Hero} lo repitió todo para no [olvidarlo|perderse nada].
      + {Keeper} respiró por primera vez en [todo el día|toda la tarde].
      + —Yo sujeto lo que [sea|haga falta] —añadió {friend}.
      + Nadie da las gracias antes, pero {keeper} [sí|sí las dio].
    `,
    explorer: `
      {Hero} miró el suelo, el aire y [las huellas|los rincones]. —Por ahí —dijo.
      / —Habrá que explorar —dijo {hero}, y [olió el aire|escuchó el camino].
      {Friend} miró también, sobre todo [hacia la merienda|hacia atrás].
      / —¿Por ahí? ¿Seguro? —preguntó {friend}, [ya en marcha|sin pararse].
      + Nadie había pasado por allí desde [hacía mucho|el otro invierno].
      + Quien explora se fija en lo [pequeño|que nadie mira].
      + {Hero} le puso nombre a una piedra. Le gustó [a la piedra|mucho].
    `,
    leader: `
      —Primero se piensa y luego se anda —dijo {hero}. [Así se hizo|Sonó bien].
      / {Hero} miró a cada cual. Después dijo: «[Vamos|En marcha]».
      {Friend} se puso en fila. Era una fila [corta|muy corta].
      / —Tú dices y yo opino —[propuso|prometió] {friend}.
      + Mandar es ir delante y [mirar atrás|esperar a los de atrás].
      + Nadie se quedó sin saber [adónde|por qué] se iba.
      + {Keeper} asintió [despacio|con toda la cabeza].
      + No hizo falta gritar. Se oía [muy bien|todo].
      + —¿Y si te pierdes? —preguntó {friend}. —Pues lo digo —dijo {hero}.
    `,
    friend: `
      —Me quedo contigo —dijo {hero}, y se sentó al lado [un momento|un rato].
      / {Hero} le dio la mano {keeper.a}, o [algo así|casi].
      / {Hero} se sentó al lado. Así, sin [más|palabras].
      / —Aquí estoy —dijo {hero}. Y [ahí se quedó|no era poco].
      —Y también me tienes a mí —dijo {friend}.
      / {Friend} se sentó al otro lado, [muy cerca|pisando un poco].
      + Con compañía, las penas [pesan la mitad|se encogen].
      + Después de eso ya se pudo [pensar|hacer un plan].
      + {Keeper} sonrió [un poco|por un lado].
      + No dijeron gran cosa. No hacía [falta|ni falta].
      + Un rato así es como una [manta|sopa caliente].
      + —Y ahora, a buscar —dijo {hero}, ya de [pie|camino].
    `,
  },
  challenge: {
    pebble: `
      Entonces volvió lo de siempre: «{challenge}». {Hero} se lo contó [a una piedra|a una piedra redonda].
      / {Hero} notó que le costaba una cosa: «{challenge}». Se la dijo a [un guijarro|una piedrecita].
      La piedra escuchó sin [moverse|interrumpir]. Ya pesaba menos.
      / Las piedras guardan bien [los secretos|estas cosas], {hero.y} siguió.
      + {Friend} miró a otro lado [por educación|con mucha educación].
      + La piedra fue al bolsillo, [por si acaso|con su secreto].
      + Dicho en voz alta, parecía más [chico|pequeño].
      + Más adelante había otra piedra. Esa era de [{friend}|repuesto].
      + {Hero} le dio las [gracias|buenas noches] a la [piedra|piedrecita].
      + El [musgo|polvo] no dijo nada [tampoco|a nadie].
    `,
    step: `
      Entonces {hero} pensó en lo difícil: «{challenge}». Y no quiso [seguir|andar].
      / Algo frenaba {hero.a}: «{challenge}». [Pasa a veces|No se iba].
      —Solo un paso —dijo {hero}. Y luego dijo lo mismo [otra vez|cuatro veces].
      / {Hero} dio un paso [de ratón|pequeño]. Después, otro igual.
      + {Friend} contó los pasos en [voz baja|susurros].
      + Ningún paso era grande. Pero [sumaban|eran muchos].
      + Al mirar atrás, lo difícil quedaba [lejos|bastante lejos].
      + —Otro más, y ese [cuenta doble|es mío] —dijo {friend}.
      + {Hero} miró solo la [hierba|tierra] de [delante|allí].
      + Un [pie|zapato] llamaba al [otro|que faltaba].
    `,
    together: `
      —Es que me pasa esto: «{challenge}» —le dijo {hero} {friend.a}.
      / {Hero} se paró y lo confesó: «{challenge}». {Friend} [escuchó|se sentó a escuchar].
      —Pues lo llevamos a medias —dijo {friend}, y así [pesó menos|se pudo].
      / —A mí me pasan otras tres —dijo {friend}. Siguieron [lado a lado|al mismo paso].
      + Lo difícil no se fue del todo, pero [se apartó|dejó sitio].
      + {Friend} no se rio. Eso [ayudó mucho|se agradece].
      + Lo difícil es más corto con [compañía|alguien cerca].
      + Tardaron un poco más. No [pasa|pasó] nada.
      + {Hero} respiró, y {friend} [respiró|suspiró] igual.
      + Luego hablaron de [sopa|nubes], y fue [mejor|bueno].
    `,
  },
  power: {
    gap: `
      El suelo se acababa en un hueco [muy ancho|sin fondo]. {Hero} usó su poder: «{power}».
      / Un hueco cortaba el camino. Servía una sola cosa: «{power}».
      Y de pronto estaban [al otro lado|en la otra orilla]. Nadie supo cómo.
      / Hubo un soplo, y el hueco quedó [detrás|a la espalda].
      + Después, {hero.a} le temblaba [todo|hasta la voz].
      + —Una vez por noche, no más —dijo {hero}, y bostezó.
      + {Friend} pidió repetirlo. [No se podía|Otro día].
      + Una piedrecita cayó al fondo y tardó un [rato|día].
      + {Hero} miró atrás y no se lo [creyó|creía].
      + El [viento|aire] preguntó [cómo|por dónde] había sido.
    `,
    dark: `
      En un rincón estaba tan oscuro que [no se veía nada|ni la noche veía]. {Hero} probó su poder: «{power}».
      / La oscuridad no dejaba pasar. {Hero} tenía algo: «{power}».
      La oscuridad se apartó [un poco|como una cortina], y pasaron.
      / Con eso, lo negro se volvió [gris|azul], y se vio el camino.
      + Después, {hero} tuvo que [sentarse|comer algo]. Los poderes gastan.
      + —¿Siempre funciona? —preguntó {friend}. —Una vez —dijo {hero}.
      + {Friend} se despidió de la oscuridad, [por si acaso|muy amable].
      + Dos polillas aplaudieron con las [alas|cuatro alas].
      + {Hero} vio por fin sus [manos|zapatos]. [Hola|Ahí estaban].
      + Lo negro volvió [luego|después], sin [enfado|prisa].
    `,
    weight: `
      Una piedra enorme cerraba el paso. {Hero} usó su poder: «{power}».
      / Había una piedra [como una casa|del tamaño de una vaca]. {Hero} tenía un poder: «{power}».
      La piedra se hizo a un lado [con un suspiro|sin protestar].
      / Y la piedra rodó despacio, [como en sueños|casi con gusto].
      + Luego, {hero.a} le entró un sueño [de siesta|muy grande].
      + —Ya no me queda más por hoy —dijo {hero}, [sin aliento|con un bostezo].
      + {Friend} empujó también, pero [al aire|cuando ya estaba].
      + Debajo dormía un gusano. Dijo que [gracias|hacía corriente].
      + {Hero} se miró las [manos|palmas], con [asombro|sueño].
      + La [hierba|tierra] de debajo vio la [luna|luz].
    `,
  },
  talent: {
    gatekeeper: `
      Un [escarabajo|sapito] con gorra cerraba el [paso|camino]. —Enseña lo que te gusta —[dijo|mandó].
      / —Por aquí pasa quien hace lo que ama —dijo [un sapo portero|un escarabajo serio].
      {Hero} lo enseñó: «{talent}». El guardián se quitó la gorra y [dejó pasar|abrió].
      / {Hero} respiró y empezó: «{talent}». El guardián aplaudió y [abrió|se apartó].
      + —Llevo [veinte|treinta] años aquí, y nunca vi [nada igual|cosa así] —dijo el guardián.
      + {Friend} quiso enseñar [un eructo|cómo se duerme]. Con una cosa bastaba.
      + Se oyó un «oh» [pequeño|detrás de la gorra].
      + La [puerta|valla] se puso a [bailar|crujir] de gusto.
      + {Hero} hizo una [reverencia|inclinación] al [acabar|pasar].
      + —Pasa [dos veces|cuando quieras] —[añadió|pidió] el guardián.
    `,
    sleepless: `
      Un pajarito lloraba: no podía [dormir|pegar ojo]. Así no había quien pasara.
      / Un lironcito gritaba en el paso que no tenía [sueño|nada de sueño].
      {Hero} probó con lo suyo: «{talent}». El pequeño bostezó y [se durmió|cerró los ojos].
      / —Mira —dijo {hero}, y lo hizo: «{talent}». El pequeño [se calmó|se durmió].
      / El pequeño vio esto: «{talent}». Se le cerraron [los ojos|dos ojos].
      / Fue esto: «{talent}». Y el pequeño [bostezó|roncó].
      + Pasaron de [puntillas|largo, sin respirar].
      + {Friend} casi se durmió [también|de paso].
      + La madre dio las gracias con [las alas|los ojos].
      + Se le quedó la boca abierta, como una [o|tacita].
      + Nunca se hizo tan bajito ni tan [bien|despacio].
      + El [nido|rincón] se quedó en [paz|silencio].
      + {Friend} dijo [chist|shhh] con un [dedo|gesto].
      + Fuera, [la luna|el grillo] bajó la [voz|luz].
    `,
    quarrel: `
      Dos hormigas discutían por una miga y [tapaban|cerraban] el camino.
      / Dos ranas gritaban a la vez que la piedra era [suya|de ellas].
      {Hero} hizo lo que sabe: «{talent}». Las dos [se callaron|olvidaron por qué gritaban].
      / {Hero} se puso en medio e hizo esto: «{talent}». Se acabó [la pelea|el ruido].
      / Fue esto: «{talent}». Y las dos [se callaron|miraron].
      / Entre las dos pasó esto: «{talent}». Nadie gritó [más|ya].
      + —¿Lo haces otra vez? —pidieron, ya muy amigas.
      + {Friend} tomó partido por [la miga|nadie y por todos].
      + Luego se apartaron, una [a cada lado|por cada lado].
      + La miga se la llevó [el viento|otra]. No importaba.
      + {Friend} contó hasta [tres|diez], por si [volvían|empezaban].
      + Una pidió [perdón|disculpas], y la otra, [antes|también].
      + El [camino|paso] quedó [libre|abierto], y sin ruido.
    `,
  },
  best: {
    words: `
      {Hero} pensó en {best}. ¿Qué diría {best} [ahora|en este caso]?
      / Entonces {hero} se acordó {best.de} y de cómo [hablaba|lo decía todo].
      —Diría: «[Míralo otra vez|Prueba de otro modo]» —pensó {hero} en voz alta.
      / Seguro que {best} diría: «[Despacio, que llegas|Respira y mira]».
      + Eso daba ánimos, aun desde [lejos|tan lejos].
      + —¿Quién es {best}? —preguntó {friend}. —Alguien de los buenos —dijo {hero}.
      + Con {best} en la cabeza, había menos [frío|miedo].
      + Y lo diría con las manos en los [bolsillos|oídos], seguro.
      + {Hero} lo repitió [dos veces|por dentro], y sonó [bien|mejor].
      + —Me gusta {best} —[dijo|decidió] {friend}, y [asintió|sonrió].
    `,
    gift: `
      {Hero} llevaba siempre una piedrecita. Era un regalo {best.de}.
      / {Hero} guardaba una piedrecita que un día le dio {best}.
      Estaba tibia, y eso ayudó a [pensar|seguir].
      / La apretó [un momento|en la mano], y volvió el valor.
      + —¿Es mágica? —preguntó {friend}. —Es {best.de} —dijo {hero}.
      + Las cosas pequeñas [guardan|recuerdan] mucho.
      + Era como tener {best.a} [a dos pasos|muy cerca].
      + En un lado tenía una raya blanca, como un [camino|puente].
      + Nadie más sabía que [existía|iba en el viaje].
      + {Hero} la guardó otra vez, más [hondo|cerca].
      + —Dile [hola|gracias] a {best} —[pidió|dijo] {friend}.
    `,
    laugh: `
      {Hero} pensó en la risa {best.de}, [tan contagiosa|tan suya].
      / De pronto, {hero} recordó la risa {best.de}, [con su hipo|tan clara].
      / Se acordó de la risa {best.de}, [qué risa|con hipo].
      / ¿Cómo era la risa {best.de}? [Así, a saltos|Como agua].
      Con eso le vino una sonrisa, y con la sonrisa, [una idea|otra idea].
      / Recordar esa risa [daba calor|alumbraba], {hero.y} siguió.
      / Y la idea llegó sola, [chiquita|de la mano].
      / Se le encendió algo en los [ojos|pies]: una idea.
      + —¿De qué te ríes? —preguntó {friend}. —{Best.de} —dijo {hero}.
      + Mañana {best} tendría que [saberlo|oírlo] todo.
      + A veces un amigo ayuda [sin estar|sin saberlo].
      + Esa risa empieza bajita y luego [sube|se cae de la silla].
      + Hay risas que se guardan, como las [castañas|conchas].
      + {Friend} se rio [también|un poco], sin saber [por qué|de qué].
      + {Hero} siguió con la [cara|frente] más [alta|clara].
    `,
  },
  home: {
    moonlight: `
      La luna había puesto un camino [de luz|blanco]. Volvieron por él.
      / Volvieron por la raya de luna, [sin hablar|paso a paso].
      {Place} quedó atrás, [cada vez más lejos|casi como un sueño].
      / Detrás, una luz decía [adiós|adiós, adiós].
      + {Friend} bostezó primero. Luego bostezó [la luna|el camino].
      + Las sombras iban al lado, [largas y mansas|de la mano].
      / Nadie tenía prisa. La luna, [menos|la que menos].
      + Olía a noche [limpia|recién lavada].
      + Al fondo brillaba una ventana [conocida|con la luz encendida].
      + Un búho miró el desfile y cerró [un ojo|el otro ojo].
      / Un gato blanco fue detrás hasta [la curva|el seto].
      + El camino blanco crujía un poco, como [azúcar|nieve nueva].
      + Paso, paso, y ya [casi|casi, casi].
      + {Hero} guardaba la noche entera en un [bolsillo|puño].
      + {Hero} pisaba lo [claro|blanco], y {friend}, lo [oscuro|negro].
    `,
    drift: `
      Volvieron [a la deriva|sin hacer fuerza], como vuelven las hojas.
      / No hizo falta [andar|empujar]. La noche hizo el camino.
      Todo se mecía un poco, [a un lado y al otro|de un lado a otro].
      / Arriba pasaba el cielo, [muy despacio|sin ruido].
      + {Friend} contaba estrellas y se perdía [en la tercera|en la cuarta].
      + {Place} se apagó a lo lejos, [luz a luz|despacito].
      / Ya no se veía {place}, pero se [oía respirar|notaba].
      + No hablaba nadie. Era un silencio [blandito|redondo].
      + Alguien tarareaba. Era el [aire|aire mismo].
      + Una hoja iba al lado, con la misma [calma|poca prisa].
      / Un pez, o una nube, les abrió [camino|paso].
      + Ya se olía la sopa de [casa|algún vecino].
      + El mundo era una cuna [enorme|sin esquinas].
      + {Hero} cerró los [ojos|puños] un [ratito|momento].
    `,
    slowly: `
      Volvieron despacio, [piedra a piedra|porque sí]. Nadie quería llegar antes.
      / El camino de vuelta siempre es más [corto|suave]. Lo hicieron largo.
      {Hero} y {friend} iban al mismo [paso|compás].
      / A ratos, {hero} se paraba a [mirar|escuchar], y {friend} también.
      / Iban al mismo [paso|compás], sin contar los pasos.
      / Los pasos de los dos sonaban [juntos|como uno].
      + —¿Te acuerdas? —decía {friend}. Había sido [hacía una hora|esa noche].
      + Las hierbas decían [chist|sss, sss] al pasar.
      / Un grillo saludó y [siguió a lo suyo|bajó la voz].
      + La noche era ancha y [buena|tibia].
      + {Place} ya era un puntito [de luz|a la espalda].
      + Una babosa iba más deprisa. Saludó con [un cuerno|mucha educación].
      / En una ventana ajena apagaron la [luz|última vela].
      + Los zapatos sabían solos el [camino|resto].
      + Tenían los bolsillos llenos de [nada|silencio] y les bastaba.
      + {Hero} silbó bajito, y {friend} hizo el [eco|coro].
    `,
  },
  bed: {
    adventurous: `
      {Hero} volvió a la cama, con [arena|polvo de camino] en los pies.
      / La cama seguía ahí, [quieta|como un puerto]. {Hero} subió a bordo.
      —Otra noche, más lejos —susurró {friend}, y se [fue|marchó].
      / —Hasta la próxima —dijo {friend} desde [la ventana|el alféizar].
      + El viento ya se había [acostado|quitado las botas].
      / La silla volvía a ser [silla|una silla].
      + {Hero} cerró un ojo. Luego, [el otro|el que faltaba].
      + La manta [pesaba|abrigaba] lo justo.
      + En el bolsillo del pijama había una [hoja|arena fina]. Luego era verdad.
      / El mapa se enrolló solo, [cansado de mirar|y se durmió].
      + La almohada preguntó algo. Mejor [mañana|contárselo mañana].
      + El barco de madera echó el ancla [otra vez|sin ruido]. Ya era de noche.
      / Un último clic cerró la [puerta|noche].
      + Los pies, por fin, dijeron que [ya estaba|era aquí].
      + Nadie dijo [adiós|nada más].
    `,
    calm: `
      {Hero} se metió en la cama, que aún estaba [tibia|caliente].
      / La cama esperaba, [abierta|con la manta abierta]. {Hero} entró.
      —Que duermas bien —dijo {friend}, muy [bajito|bajo].
      / {Friend} se quedó un rato [cerca|en la ventana]. Después se fue.
      + La lámpara se [apagó|fue a dormir].
      / El lado fresco de la almohada [seguía fresco|no se había movido].
      + Dentro y fuera iba el [aire|aire, sin prisa].
      + Todo estaba [quieto|en su sitio].
      + Una mano quedó fuera, abierta como una [hoja|flor]. La luna la miraba.
      / Los dos montes de la manta se [tumbaron|hicieron llanos].
      + El tren lejano ya había [llegado|llegado a su casa].
      + Hasta las cucharas dormían en su cajón, [de lado|una dentro de otra].
      / El reloj contaba ovejas. Iba por [tres|siete].
      + Nada pedía nada, y eso era [bonito|un buen final].
      + La noche puso su mano en el [tejado|techo].
      + La noche hacía poco [ruido|bulto].
    `,
    mysterious: `
      {Hero} estaba en la cama, como si no se hubiera [movido|ido].
      / La cama no preguntó [nada|dónde ni cómo]. {Hero} se tapó.
      —Es un secreto —susurró {friend}, y [ya no estaba|se fue].
      / {Friend} guiñó un ojo y se fundió con [la noche|la sombra].
      + En la alfombra quedó una [huella|huella pequeña].
      / La raya de luna se fue [borrando|apagando].
      + El reloj dijo tac. Por [fin|fin se acordó].
      + La oscuridad ya era [de casa|de la familia].
      + Debajo de la cama solo había [un zapato|pelusa]. Seguro.
      / La silla tenía otra vez [cuatro patas|las patas justas].
      + La hoja mojada ya estaba [seca|dentro de un libro].
      + Algunas cosas se entienden mejor con los ojos [cerrados|tapados].
      / La ventana guardó el vaho y la [huella|pregunta].
      + Por la rendija se coló un hilo de [luna|aire].
      + Nadie dijo chist. No [hizo falta|había ruido].
    `,
    joyful: `
      {Hero} cayó en la cama, y la cama dijo [uf|boing, pero bajito].
      / {Hero} se tapó hasta la [nariz|barbilla]. La nariz aún se reía.
      —¡Qué noche! —dijo {friend}, y se fue [dando un salto|bailando].
      / {Friend} dijo adiós siete veces. La última, [en voz baja|sin ruido].
      + El calcetín de la lámpara [ya dormía|se había dormido].
      / Los dedos de los pies se callaron, [uno a uno|del uno al diez].
      + Quedaba una risa pequeña. Se [acostó también|durmió].
      + La luna se tapó con una [nube|nube fina].
      + La cama dio un botecito más, el [último|de las buenas noches].
      / La almohada se rio por lo [bajo|bajo, y calló].
      + Los tres saltos que sobraban se quedaron para [mañana|el desayuno].
      + Un botón dormía en la [alfombra|zapatilla].
      / Todo lo que brillaba fue bajando la [luz|voz].
      + La alegría también se tumba, si le haces [sitio|hueco].
      + Una pierna bailó un poco y [paró|se rindió].
    `,
    inspiring: `
      {Hero} se acostó. La cama era igual, y [algo no|algo era nuevo].
      / En la cama, {hero} se miró [las manos|las dos manos]. Eran capaces.
      —Lo has hecho tú —dijo {friend}, y se [fue|marchó despacio].
      / —Mañana, más —susurró {friend} [al irse|desde fuera].
      + La estrella pequeña seguía [allí|en su sitio].
      / La bellota de la ventana había crecido un [pelo|pelito].
      + La lámpara se apagó. No hacía [falta|ya falta].
      + Había sido un día [bueno|entero].
      + Ya no había que ser [grande|nada]. Bastaba con dormir.
      / El dibujo de la pared tenía un peldaño [más|nuevo].
      + La luna alumbró las dos manos y las [tapó|dejó dormir].
      + Lo difícil había quedado atrás, [chiquito|con su sombra].
      / La noche apuntó algo y pasó la [hoja|página].
      + Alguna cosa buena crece cuando no se [mira|ve].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} volvió a su casa y se tumbó [a gusto|a sus anchas].
      / {Hero} llegó por fin a su cama, que [no se mueve|no viaja].
      / En casa, {hero} se tumbó [a gusto|de golpe].
      / Por fin la cama. {Hero} se tumbó.
      {Friend} se acurrucó [al lado|cerca]. ¿Y tú, {child}? También.
      / —Mañana, más —dijo {friend}. Buenas noches, {child}.
      + El camino también se [acostó|enrolló].
      + Las patas, las alas o lo que fuera [descansaban|ya no andaban].
      + Fuera pasó el viento. Iba [solo|de paso].
      + En el suelo quedaron unas huellas [pequeñas|de ida y vuelta].
      / El mapa hizo de [manta|almohada].
      + Lo más lejano quedaba ahora [muy cerca|a un sueño].
      + Un grillo preguntó qué tal. No contestó [nadie|más que un ronquido].
      / Las botas de la noche se quedaron en la [puerta|entrada].
      + Había sido un buen trozo de [camino|mundo].
      + Y el aire, por una vez, no quería [salir|ir a ningún sitio].
    `,
    calm: `
      {Hero} se hizo un hueco en su [cama|rincón].
      / {Hero} estaba en casa. Se estaba [bien|tan bien].
      {Friend} ya dormía. Duerme tú también, {child}.
      / {Friend} apagó la voz. Chist, {child}.
      + No se oía [nada|ni una hoja].
      + Dentro, fuera. Así [respiraban|iba el aire].
      + La noche lo tapó todo, [hoja a hoja|con cuidado].
      + Una gota cayó en alguna parte y se [quedó allí|durmió].
      / Las hojas del techo se juntaron un [poco|poquito].
      + Todo lo que se mueve de día estaba [quieto|de descanso].
      + La luna miró dentro y siguió su [ronda|camino].
      / Era un silencio con olor a [hierba|heno].
      + Muy despacio se cerraron dos ojos, y luego [otros dos|los demás].
      + Quien pasara por allí no oiría más que [un soplo|sueño].
    `,
    mysterious: `
      {Hero} entró en su casa sin hacer [ruido|ni un ruido].
      / Nadie vio llegar {hero.a}. Solo [la luna|tú], quizá.
      {Friend} no contará nada. ¿Y tú, {child}?
      / —Chist —dijo {friend}. {Child} también lo sabe.
      + La niebla cerró [la puerta|el paso].
      + El secreto se hizo [un ovillo|bola] y durmió.
      + Lo oscuro era [suave|blando].
      + Una puertecita se cerró donde no había [puerta|nada].
      / Dos luces verdes parpadearon y se [apagaron|fueron].
      + Lo que había pasado cabía en un [susurro|dedal].
      + La hierba ya tapaba las [huellas|pisadas].
      / El viento llevó la noticia y la [perdió|olvidó].
      + A veces cruje algo. Es la noche, que se da la [vuelta|otra vuelta].
      + Mañana nadie sabrá nada. O [casi nadie|dos o tres].
    `,
    joyful: `
      {Hero} se dejó caer en su cama. [Plof|Puf].
      / {Hero} dio una vuelta, dos, tres, y se [acostó|tumbó].
      {Friend} se rio en sueños. Ríete tú también, {child}, [bajito|un poco].
      / —¡Qué noche! —dijo {friend}, y se durmió. Igual que {child}.
      + La última risa se [apagó|hizo un ovillo].
      + Las estrellas bajaron [la voz|la luz].
      + Mañana habría [otra fiesta|más].
      + Una pata, o un ala, dio todavía un [compás|pasito].
      / El suelo seguía un poco contento [por debajo|aún].
      + Los grillos tocaron la pieza más [lenta|corta].
      + Quedaba confeti de hojas por todas [partes|las esquinas].
      / La fiesta se fue a casa en [zapatillas|silencio].
      + Quien mucho ríe, duerme a pierna [suelta|suelta, o lo que tenga].
      + Y la luna hizo como que no [miraba|reía].
    `,
    inspiring: `
      {Hero} se acostó en su sitio, con el corazón [ancho|tranquilo].
      / {Hero} llegó a casa. Todo era igual, y [más grande|mejor].
      —Lo hemos hecho —dijo {friend}. Tú también puedes, {child}.
      / {Friend} se durmió primero. {Child}, ahora [tú|te toca].
      + Una estrella pequeña se quedó de [guardia|guardia arriba].
      + Quien ha ayudado duerme [bien|mejor].
      + La noche era buena [manta|compañía].
      + El sitio parecía más ancho desde [aquella noche|entonces].
      / Una semilla, allí al lado, sacó un [dedo|brote].
      + No hizo falta contárselo a [nadie|la luna]. Ya se sabía.
      + Lo que se ha hecho bien abriga por [dentro|abajo].
      / El cielo seguía siendo grande. Ya no [tanto|importaba].
      + Poco a poco se fue apagando la [tarde|voz de los grillos].
    `,
  },
  dream: `
    Por la [puerta|ventana] llegó el sueño, [de puntillas|sin llamar]. Traía una [barca|barquita].
    / El sueño vino despacio, como [una barca|la nieve].
    / La cama se movió un [poco|poquito]. Era [un barco|una barca], por lo visto.
    / Vino el sueño [sin botas|en zapatillas]. Dejó [un farol|un remo] junto a la cama.
    / Los ojos se [cerraron|apagaron]. Y [entonces|detrás] empezó el agua.
    ?dream La barca sabía adónde ir: «{dream}».
    / En la vela ponía un sitio: «{dream}».
    / —¿Adónde vamos? —dijo [la ola|el remo]. Y la luna: «{dream}».
    / Un letrero flotaba [despacio|con la corriente]: «{dream}».
    + Dentro había sitio para {child} y para [{token}|la manta].
    + {Place} sonaba a lo lejos, [muy bajito|cada vez menos].
    + [Nadie tenía que|No había que] remar. Bastaba con [respirar|cerrar los ojos|estar así].
    + La luna [llevaba el timón|iba detrás, despacio].
    + {Child} iba [tan a gusto|muy bien], con la mano en el [agua|aire].
    + Pasó un [pez|pájaro] con un [farol|gorro], sin [prisa|ruido].
    + Todo olía a [menta|pan], a [lana|sábana].
    + Lejos, [muy lejos|al fondo], quedaba {place}.
    + Una [ola|nube] chiquita hacía de [almohada|cuna].
  `,
  goodnight: `
    Buenas noches, {child}. [Duerme|Hasta mañana].
    / Chist. [Ya está|Ya]. Buenas noches, {child}.
    / Duerme, {child}. La noche [te cuida|está aquí].
    / Y colorín, y colorado, {child} [se ha acostado|ya ha soñado]. Chist.
  `,
  moral: `
    Y el viento del camino lo decía [bajito|otra vez]: «{moral}».
    / {Hero} lo pensó [sin prisa|una vez más]: «{moral}».
    / En el aire quedó [escrito|una frase]: «{moral}».
  `,
}
