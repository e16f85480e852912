import type { FrameScenes } from '../../../../language.ts'

export const intermediate: FrameScenes = {
  opening: {
    adventurous: `
      {Hero} ya estaba en la cama, pero los pies [querían irse|pedían camino].
      / Tocaba dormir, {hero.y} tenía el cuerpo lleno [de caminos|de ganas].
      / Aquella noche {hero} no encontraba el sueño [ni buscándolo|por ningún lado].
      El viento llamaba a las ventanas, [una tras otra|como un cartero].
      / Sobre los tejados navegaba la luna, [a toda vela|sin capitán].
      + La manta era una montaña, y por ella subían [diez dedos|dos rodillas].
      / La litera de abajo era un barco, [por lo menos|y bastante bueno].
      + Debajo de la almohada había una brújula que siempre señalaba [la cocina|la puerta].
      / En la mochila esperaban una cuerda, una vela y [media galleta|un mapa a medias].
      + —Si alguien necesita gente valiente, aquí hay una —dijo {hero} [al aire|a la lámpara].
      / —Solo iría hasta la esquina del mundo —explicó {hero} [a sus zapatillas|a la cortina].
      + Un gato saltó de un muro y siguió hacia [lo desconocido|el otro barrio].
      / La madera del suelo crujía como [una cubierta|un muelle].
      + Se abrió una puerta en algún piso, y entró olor a [mar|bosque].
      + Cuando la noche huele así, es que [trae algo|viene alguien].
    `,
    calm: `
      Todo estaba recogido, {hero.y} oía respirar [la casa|el pasillo].
      / {Hero} tenía ya los dientes limpios y el día [guardado|bien doblado].
      / La cama estaba blanda, {hero.y} no pedía [nada más|otra cosa].
      La lámpara daba una luz de color [miel|té con leche].
      / En el techo dormía una mancha redonda [de luz|como un gato].
      / Por la ventana entraba un aire [sin prisa|con olor a ropa tendida].
      + La planta del rincón estiró una hoja y [se quedó así|siguió durmiendo].
      / Los libros del estante se apoyaban unos en [otros|el más gordo].
      + Alguien cerró un grifo, y la última gota [se lo pensó|tardó mucho].
      / En el piso de arriba dejaron caer una zapatilla, y luego [la otra|nada].
      + {Hero} movió un pie hasta encontrar el trozo fresco de [sábana|cama].
      / La manta pesaba lo mismo que un [abrazo|perro pequeño].
      + La noche iba apagando ventanas de [arriba abajo|dos en dos].
      / Una mosca andaba por el cristal con [zapatos blandos|mucho respeto].
      + Era un silencio muy lleno, de los que [se escuchan|acompañan].
      + El pasillo bajaba la voz con [educación|infinita delicadeza].
    `,
    mysterious: `
      Aquella noche, {hero} oyó que el armario [suspiraba|cambiaba de postura].
      / {Hero} abrió un ojo: algo había cambiado [en el cuarto|de sitio].
      / Nadie dormía del todo, y menos que nadie, {hero}.
      La niebla subía por la calle [peldaño a peldaño|sin hacer ruido].
      / Una luz verde pasó por el techo y [se escondió|no volvió].
      / El espejo estaba oscuro, pero [no vacío|con algo al fondo].
      + Sobre el escritorio había una pluma que antes [no estaba|era más corta].
      / Los zapatos miraban hacia la puerta, y nadie [los había movido|sabía por qué].
      + —Te he oído —susurró {hero}, y el ruido [se calló|contuvo el aliento].
      / {Hero} dijo «hola» muy bajo, y algo dijo «[la|ola]».
      + La llave de la puerta giró un poquito, [ella sola|como en sueños].
      / Entre las cortinas brillaba una raya fina de [plata|niebla].
      + Ningún perro ladraba en toda la calle, y eso es [raro|mucho decir].
      / El reloj se había parado a escuchar [también|con las dos agujas].
      + Hay silencios que saben algo y [se lo guardan|esperan].
      + La oscuridad escondía algo con bastante [habilidad|disimulo].
    `,
    joyful: `
      {Hero} había dado las buenas noches, pero su risa [aún no|seguía de pie].
      / La alegría no cabía en la cama, {hero.y} tampoco.
      / Era muy tarde para bailar, {hero.y} bailaba [con las orejas|con las cejas].
      Un zapato se había quedado encima del armario, [de público|tan contento].
      / La manta saltaba como si tuviera [ranas debajo|hipo].
      / En la pared bailaban dos sombras, y una [era la silla|llevaba el ritmo].
      + El osito estaba boca abajo, lleno de [risa|risa y de algodón].
      / Una cuchara olvidada en la mesilla hacía de [micrófono|tambor].
      + —La última canción —decía {hero}, y ya iban [cinco últimas|nueve].
      / —Ya duermo, ya duermo —cantaba {hero}, [con música de feria|a tres voces].
      + Fuera, los grillos aplaudían con [las patas|verdadero gusto].
      / Hasta la luna enseñaba un [diente|hoyuelo].
      + La almohada perdió una pluma, que bajó bailando [el vals|muy despacio].
      / Los vecinos tosieron, pero tosían [al compás|con simpatía].
      + Con tanta fiesta, alguien acabaría por [asomarse|venir].
      + El despertador, escandalizado, escondió sus [manecillas|campanillas].
      / Una zapatilla daba vueltas sobre sí misma, completamente [mareada|entusiasmada].
    `,
    inspiring: `
      {Hero} pensaba en la cama: pensaba [a lo grande|con los ojos abiertos].
      / Aquella noche {hero} tenía una pregunta y [ninguna respuesta|mucho cielo].
      / Antes de dormir, {hero} miró fuera y vio [lo lejos que llega la noche|todo lo que cabía].
      En el patio, una hormiga llevaba una hoja [enorme|diez veces más grande].
      / Una farola alumbraba ella sola [toda la plaza|la calle entera].
      / Entre dos baldosas del balcón crecía [una flor|una hierba muy terca].
      + Nadie le había dicho que era demasiado [pequeña|poca cosa], y seguía.
      + —¿Y si yo también pudiera? —dijo {hero} [al cristal|muy bajo].
      / —Un día lo intento —le prometió {hero} a [la noche|la pared].
      + En un cuaderno había una página nueva y un lápiz [con punta|a su lado].
      / Las torres más altas empezaron por [una piedra|el suelo].
      + Muy lejos, un barco encendió su luz y [siguió su ruta|cruzó lo negro].
      / Una nube se apartó para que se viera [mejor|la estrella del norte].
      + El corazón sabía algo, y la cabeza [todavía no|iba detrás].
      + Quizá aquella noche hiciera falta [alguien|una mano más].
    `,
  },
  dedication: {
    adventurous: `
      Esta noche viaja {hero}, y tú, {child}, vas [de polizón|en primera fila].
      / Escucha, {child}: así empezó el viaje {hero.de}, [con los pies fríos|a deshora].
    `,
    calm: `
      Te traigo un cuento tranquilo, {child}: en él vive {hero}, [que no corre|y huele a heno].
      / Cierra un poco los ojos, {child}. Por ahí viene {hero}.
    `,
    mysterious: `
      Baja la voz, {child}, que lo {hero.de} [es un misterio|pasó a oscuras].
      / Esto no lo oyó nadie, {child}, solo {hero} y [la luna|un búho].
    `,
    joyful: `
      Ponte cerca, {child}, que {hero} trae [cosquillas|una fiesta].
      / Va por ti, {child}: un cuento {hero.de}, [de los que se ríen|con música].
    `,
    inspiring: `
      Para ti, {child}: lo que logró {hero} cuando [parecía difícil|nadie lo esperaba].
      / Toma, {child}, un cuento {hero.de}. Lleva [fuerza|valor] dentro.
    `,
  },
  companion: {
    firefly: `
      Llegó una luciérnaga encendida, y temblaba [como una vela|de luz].
      / —¿Hay alguien? —preguntó una luciérnaga, [alumbrándose a sí misma|muy pegada al suelo].
      —Pasa algo malo {place.in}. Ve tú primero —[pidió|dijo].
      / —Hay que ir {place.to}, y de noche —[gimió|susurró] {friend}.
      + —Tú eres una luz —dijo {hero}. —Por eso lo veo todo tan negro —dijo {friend}.
      / —¿Te da miedo la oscuridad? —preguntó {hero}. —La de detrás [menos|no] —dijo {friend}.
      + {Friend} pedía a cada sombra que dijera [su nombre|si mordía].
      + Para no pensar, contaba sus propios [parpadeos|destellos].
    `,
    snail: `
      Un caracol avanzaba por allí a toda [velocidad|máquina], es decir, nada.
      / —¡Paso, que llevo prisa! —dijo un caracol [parado|sin resuello].
      —Traigo un aviso {place.from}: urge, o [urgía|urgirá] —dijo {friend}.
      / —Algo falla {place.in}. Salí corriendo [hace un mes|el jueves] —explicó {friend}.
      + —¿Te llevo? —preguntó {hero}. —Un poco, pero sin [marear|acelerones] —dijo {friend}.
      / {Hero} lo puso a su lado, y {friend} pidió ir [en ventanilla|más despacio].
      + —Ya casi estamos —repetía, y llevaban [tres pasos|un suspiro] de viaje.
      + Dejaba detrás un hilo de plata, para [volver|no perder la salida].
    `,
    mouse: `
      Un ratón intentaba doblar un mapa, y el mapa [ganaba|lo doblaba a él].
      / De un papel enorme salió un ratón [con bigotes|muy formal].
      —Aquí lo pone: problemas {place.in}, o [queso|una miga] —leyó {friend}.
      / —Nos esperan {place.in}. Tengo el plano [de otro sitio|de un metro] —dijo {friend}.
      + —¿Seguro que es por aquí? —preguntó {hero}. —En el mapa, [siempre|sin duda] —dijo {friend}.
      / {Hero} le dio la vuelta al mapa, y {friend} dijo que [así era peor|prefería el otro norte].
      + Donde había un río, {friend} leía «[pasillo|despensa]» y cruzaba igual.
      + Al tercer viento, el mapa se puso de [vela|sombrero].
    `,
    moth: `
      Una polilla chocó con un farol y le pidió [perdón|una cita].
      / —¡Qué luna tan caliente! —decía una polilla [junto a una vela|a una lámpara].
      —Hay penas {place.in}, me lo dijo [una luna|esta luna] —dijo {friend}.
      / —Ven {place.to}, que allí hay lunas [enfermas|sin lustre] —dijo {friend}.
      + —La luna es aquella —dijo {hero}. —Esa está de [adorno|viaje] —dijo {friend}.
      / —¿Cuántas lunas conoces? —preguntó {hero}. —Hoy, [once|una docena] —dijo {friend}.
      + A cada luz del camino le hacía una [reverencia|confidencia].
      + Un gusano de luz se puso muy [ancho|orgulloso] cuando le dijo «majestad».
    `,
    ladybird: `
      Una mariquita se contaba los lunares y le sobraba [uno|el último].
      / —¡Quieto todo el mundo, que cuento! —dijo una mariquita [muy seria|roja de apuro].
      —Falta algo {place.in}: lo he [restado|sumado] bien —dijo {friend}.
      / —Hay cuentas sin hacer {place.in}, y somos [dos|dos o tres] —dijo {friend}.
      + —¿Y si los apuntas? —dijo {hero}. —Los puntos no se [apuntan|escriben], se cuentan —dijo {friend}.
      / {Hero} contó siete, y {friend} contó [ocho|seis], y quedaron en la mitad.
      + Contó las nubes, y como se movían, las contó [a ojo|dos veces].
      + Cuando estornudó, hubo que [empezar por el uno|contar todo de nuevo].
    `,
    frog: `
      Una rana le explicaba a una piedra [qué es una piedra|cómo estarse quieta].
      / —Croac, es decir, buenas noches —dijo una rana [muy despacio|con voz de maestra].
      —Hay un problema {place.in}, o sea, [un nudo|algo que no va] —dijo {friend}.
      / —Debes ir {place.to}, o sea, [no quedarte|moverte] —explicó {friend}.
      + —Lo he entendido —dijo {hero}. —Ahora te explico [qué es entender|por qué] —dijo {friend}.
      / —¿Vamos saltando? —preguntó {hero}, y {friend} tenía [cuatro teorías|dibujos] sobre eso.
      + A una mosca le explicó el aire, y la mosca [bostezó|se fue por él].
      + Solo callaba debajo del agua, y [allí burbujeaba|ni siquiera allí].
    `,
  },
  token: {
    scarf: `
      @token {Hero} se puso {token.un}, y solo le dio [cuatro|cinco] vueltas.
      / @token Por si hacía frío o hacía falta, {hero} sacó {token.un}.
      ?color Brillaba en la percha con su color: {color}.
      / No podía ser de otro color: {color}.
      + La punta arrastraba un poco y barría [el camino|las hojas].
      / Hasta dos cuellos más habrían cabido en [ella|sus vueltas].
      + —¿Es una serpiente? —preguntó {friend}. —De lana y [buena|mansa] —dijo {hero}.
      + Tenía un punto suelto que nadie se atrevía a [tocar|estirar].
      / Picaba un poco, como todo lo que [abriga|se hizo con amor].
    `,
    handkerchief: `
      @token {Hero} se llevó {token.un} con olor a [plancha|jabón].
      / @token De un bolsillo asomaba {token.un}, como una [oreja|bandera] doblada.
      ?color Las cuatro esquinas eran de este color: {color}.
      / Lo eligió por el color: {color}.
      + —Yo no lloro nunca —avisó {friend}. —Por si llueve [hacia arriba|un poco] —dijo {hero}.
      / {Friend} pensó que era una carta y pidió [que la leyeran|la firma].
      + Servía igual para un catarro que para [un rescate|hacer magia].
      + Doblado era como un sello, y abierto, como [una vela|medio cielo].
      / Tenía bordada una letra que nadie [conocía|entendía ya].
    `,
    mitten: `
      @token {Hero} encontró {token.un} y se la guardó [en el pecho|sin dudar].
      / @token Del radiador colgaba {token.un}, viuda [desde enero|y calentita].
      ?color Era del color de siempre: {color}.
      / Hasta el pulgar llevaba ese color: {color}.
      + —Sirve de títere —dijo {hero}, y la manopla [dijo que sí|hizo una reverencia].
      / {Friend} le dio la mano y dijo: «[Cuánto gusto|Mucho gusto]».
      + Tenía el calor de las cosas que esperan [en casa|a alguien].
      + Su pareja se había ido a vivir a [otro bolsillo|un trineo].
      / Era ancha como un saco de [castañas|dormir ratones].
    `,
    'paper-boat': `
      @token {Hero} cargó con {token.un} de cuatro [dobleces|arrugas] y mucho valor.
      / @token Al salir, {hero} se acordó {token.de} [de la repisa|y volvió].
      ?color Por dentro y por fuera era de un color: {color}.
      / Con pintura de la buena le dieron este color: {color}.
      + Se llamaba Huevos Y Leche, porque eso [ponía|decía el papel].
      / Ya había naufragado una vez, en la [sopa|pila], y sabía salir.
      + —¿Y los remos? —preguntó {friend}. —Va con [el aliento|las ganas] —dijo {hero}.
      + Tenía una manchita de café en lugar de [ancla|escudo].
      / Con el aire tiraba de la mano, como si [oliera el agua|supiera ir].
    `,
    'jam-jar': `
      @token {Hero} salió con {token.un} debajo del [brazo|abrigo], por si acaso.
      / @token —Falta una cosa —dijo {hero}, y volvió con {token.un}.
      ?color La tapa tenía este color: {color}.
      / Alguien pintó un aro en el cristal: {color}.
      + Dentro llevaba aire de casa, y no se iba a [escapar|gastar].
      / Si le dabas con la uña, cantaba en [fa|voz muy fina].
      + —¿Y la mermelada? —preguntó {friend}. —En las [tostadas|tripas] de ayer —dijo {hero}.
      + Por el cristal, la luna salía con forma de [pera|pez].
      / Debajo quedaba media etiqueta: «de mo», y quizá [ras|no].
    `,
    cap: `
      @token {Hero} se encajó {token.un} hasta las [cejas|orejas].
      / @token Lo último que hizo {hero} fue buscar {token.un} [con pompón|en el cesto].
      ?color Visto de lejos era un punto de color: {color}.
      / La lana tenía este color: {color}.
      + —Pareces un pastel —dijo {friend}. —De los [buenos|calientes] —dijo {hero}.
      / {Friend} sopló la borla, y la borla dio [dos vueltas|las gracias].
      + En el forro había una aguja de pino de [otro paseo|la última Navidad].
      + Un gorro así hace de casa aunque estés [muy lejos|en la calle].
      / De tanto lavarlo, era ya del tamaño de [una idea|la cabeza].
    `,
    basket: `
      @token {Hero} fue a buscar {token.un}, la de los [recados|huevos].
      / @token Detrás de la puerta dormía {token.un}, {hero.y} la [despertó|despertó con cuidado].
      ?color El mimbre tenía una franja: {color}.
      / En el asa habían atado un lazo de este color: {color}.
      + Había traído nueces, gatitos y [una vez, nieve|hasta piedras].
      / Cada mimbre crujía en su propio [idioma|tono].
      + —Vamos de merienda —dijo {friend}, y hubo que decir que [no del todo|más tarde].
      + Al fondo vivía una avellana muy [antigua|callada].
      / Nunca protestaba por el peso, solo [crujía un poco|pedía cariño].
    `,
    sock: `
      @token {Hero} se guardó {token.un}, largo como un [domingo|cuento].
      / @token El cajón guardaba {token.un} sin hermano, {hero.y} pensó: «[Este|Ven]».
      ?color Las rayas y lo demás eran de este color: {color}.
      / Lo habían teñido a propósito: {color}.
      + —Llevo un pie descalzo, pero por una buena [causa|razón] —dijo {hero}.
      / {Friend} lo olió con cuidado y dijo que había olido [cosas peores|quesos así].
      + Estiraba tanto que cabía dentro [un gato|una flauta].
      + Con la goma floja hablaba, si le metías [la mano|los dedos].
      / Había ido a cuatro excursiones y vuelto de [tres y media|casi todas].
    `,
  },
  carry: {
    scarf: `
      {Thing} desapareció entre las vueltas de la bufanda, [lentamente|suavemente].
      / {Hero} preparó con la bufanda un nido [esponjoso|comodísimo], y allí descansó {thing}.
      ?color Era un nido de color: {color}.
      / La lana llevaba la noche de color: {color}.
      + —¿Le dejo un agujero para mirar? —preguntó {friend}, y le dejaron [uno|dos].
      / Con los flecos se hizo un lazo, [torcido|de regalo].
      + Ni el frío más fino habría podido [entrar ahí|colarse].
      + El bulto daba calor en el pecho, como [un pan|un gatito].
    `,
    handkerchief: `
      {Hero} extendió el pañuelo, y {thing} quedó [exactamente en el centro|perfectamente en medio].
      / Cuatro puntas anudadas, y {thing} ya viajaba [cómodamente|sin peligro] en el pañuelo.
      ?color El nudo mostraba bien el color: {color}.
      / Qué bien le iba ese color: {color}.
      + —Pesa como un secreto —dijo {friend}, que lo [probó|llevó un rato].
      / Lo colgaron de un palo, como en los cuentos [viejos|de antes].
      + Una esquina se soltó, y {friend} la sujetó [con los dientes|con dignidad].
      + Con cada paso el hatillo decía [ras|fru, fru], y nada más.
    `,
    mitten: `
      La manopla recibió {thing} [amablemente|con los brazos abiertos, si los tuviera].
      / {Hero} protegió {thing} con la manopla, y todavía sobraba [el pulgar entero|una habitación].
      ?color Fuera solo quedó el color: {color}.
      / La lana apretó un poco más su color: {color}.
      + Por la muñeca salía un hilo de [calor|luz], nada más.
      / La manopla parecía contenta de no tener que [saludar|ser guante].
      + —¿Cabe un dedo mío? —preguntó {friend}, y [cupo|se probó].
      + Se la pasaban de uno a otro lado, como una [patata caliente|cosa muy frágil].
    `,
    'paper-boat': `
      El barquito de papel transportó {thing} en la [bodega|cubierta principal].
      / —Zarpamos —anunció {hero}, y en el barquito viajaba {thing}, [majestuosamente|en primera clase].
      ?color Aquel color no lo tapaba ni la noche: {color}.
      / Iba luciendo el casco: {color}.
      + {Friend} sopló por la popa, y hubo que decirle que [más flojo|ya estaban en tierra].
      / Se inclinaba en las curvas, como los barcos [de verdad|con escuela].
      + Si había que saltar algo, {friend} gritaba: «[Ola|Ola grande]».
      + Un pliegue se abrió, y lo cerraron con [saliva|los dedos].
    `,
    'jam-jar': `
      Delicadamente, con dos dedos, {hero} introdujo {thing} en el [tarro|tarro vacío].
      / Se oyó un cloc, y {thing} descansaba ya en el tarro, con la tapa [encajada|entreabierta].
      ?color Cada farol sacaba brillo al color: {color}.
      / Buena tapa, y de buen color: {color}.
      + Una burbuja de luz andaba dando vueltas por el [cristal|fondo].
      / {Friend} quería agitarlo, y no le dejaron [ni un poco|acercarse].
      + Se llevaba contra la barriga, como un [tesoro|tambor].
      + Por una vez, en la despensa iban a [presumir|hablar de él].
    `,
    cap: `
      El gorro sirvió de cuna, y {thing} se acomodó [debajo de la borla|entre la lana].
      / {Hero} dio la vuelta al gorro y depositó {thing} [cariñosamente|con muchísimo cuidado].
      ?color Qué bonita cuna de color: {color}.
      / La lana brillaba con luz propia: {color}.
      + {Friend} quiso saber si ahora la cabeza [se enfriaba|pensaba menos].
      / La borla iba diciendo adiós a [todos los charcos|las piedras].
      + Un copo, o una mota, quiso entrar y se [quedó fuera|arrepintió].
      + Lo sujetaban de dos en dos, igual que una [sopera|olla de sopa].
    `,
    basket: `
      {Hero} colocó {thing} en la cestita, [delicadamente|como una fruta maravillosa].
      / A la cestita fue a parar {thing}, y el mimbre [suspiró|murmuró], muy satisfecho.
      ?color Encima doblaron el paño de este color: {color}.
      / Se notaba la mancha alegre de color: {color}.
      + La avellana del fondo se apartó para [hacer sitio|dejar dormir].
      / El agujero se tapó con una hoja y [buena voluntad|un poco de musgo].
      + —Paso a paso, que llevo huevos —dijo {friend}, por [decir algo|darse importancia].
      + Nadie columpió la cesta, aunque daban [ganas|unas ganas enormes].
    `,
    sock: `
      {Hero} abrió el calcetín, y {thing} resbaló [alegremente|como por un tobogán] hasta el talón.
      / Ya no estaba vacío el calcetín, porque dentro [descansaba|se acurrucaba] {thing}.
      ?color Se hinchó de orgullo y de color: {color}.
      / Cada hilo era del mismo color: {color}.
      + Parecía un calcetín de Reyes, pero en [martes|secreto].
      / Le dieron tres vueltas a la goma y un [besito|nudo].
      + {Friend} lo llevaba con el brazo muy estirado, por el [olor|respeto].
      + A todo calcetín sin pareja le llega su [momento|día].
    `,
  },
  role: {
    hero: `
      —Pues voy —dijo {hero}, y tragó saliva [después|dos veces].
      / {Hero} levantó la mano, y era la única [mano|que había].
      —Y yo te sigo [de lejos|de cerca] —decidió {friend}.
      / {Friend} miró los dos lados y dijo «[bueno|pues también]».
      + Nadie tocó un tambor, pero por dentro [sonaba uno|sonó].
      / {Keeper} se quedó mirando como quien ve salir [el sol|un barco].
      + Las piernas temblaban un poco, y andaban [igual|la mar de bien].
      + Ser valiente consiste en atarse bien los [zapatos|nervios].
      / —No hará falta espada —dijo {hero}—, pero sí [bocadillo|merienda].
    `,
    helper: `
      —Dame algo que hacer —pidió {hero}, y se acercó [más|un poco].
      / {Hero} preguntó poco y escuchó [mucho|hasta el final].
      {Friend} se ofreció a ayudar a [quien ayudase|la ayuda].
      / —Apúntame a mí también, con letra [pequeña|clara] —dijo {friend}.
      + {Keeper} lo contó otra vez, y salió una pena más [corta|ordenada].
      / A {keeper:él/ella} se le fue poniendo otra cara, cada vez más [ancha|clara].
      + Con dos manos más, todo parece la [mitad|tercera parte].
      + Primero se recogió lo caído y luego se miró [el mapa|qué faltaba].
      / Nadie preguntó qué ganaba, y así se [acaba antes|trabaja mejor].
    `,
    explorer: `
      {Hero} puso la oreja en el suelo y oyó [el camino|pasar el tiempo].
      / —Quiero ver qué hay detrás —dijo {hero} [señalando|con los ojos muy abiertos].
      {Friend} prefería saberlo [antes de ir|por carta], pero fue.
      / —¿Detrás de qué? —quiso saber {friend}, [ya detrás|sin moverse].
      + Una huella llevaba a otra, y la otra [a un charco|se reía].
      / Cada curva parecía esconder [otra curva|una pregunta].
      + {Hero} guardó una hoja rara para [recordar|mirarla en casa].
      + {Keeper} conocía el camino hasta el primer [recodo|árbol], y ni un paso más.
      / En los mapas, ese trozo estaba pintado de [blanco|«ya veremos»].
    `,
    leader: `
      {Hero} contó hasta tres y habló, [bajo y claro|sin gritar].
      / —Tú miras, tú escuchas y yo [voy delante|pregunto] —dijo {hero}.
      {Friend} dijo «[a la orden|sí, mi capitán, o lo que sea]».
      / {Friend} quiso votar, y ganó el sí, por [dos a cero|mucho].
      + Antes de salir se miró si alguien iba [con frío|sin cenar].
      / Quien manda lleva [el peso|la linterna], y así se hizo.
      + {Keeper} notó que ya no temblaba, y eso lo [decía todo|cambió todo].
      + El plan cabía en un dedo, y era [el meñique|señalar y andar].
      / De vez en cuando había que volverse a [contar|ver si venían].
      + La compañía estaba preparada, {friend} [incluso|sobre todo].
    `,
    friend: `
      {Hero} no dijo «no es nada», porque [era algo|sí era].
      / —Cuéntamelo otra vez, que me quedo —dijo {hero}.
      {Friend} arrimó su calor, [que no era poco|por el otro lado].
      / —Aquí hay sitio para tres —dijo {friend}, y [se apretó|lo hubo].
      + {Keeper} se sonó, y ese fue el primer [ruido alegre|paso].
      / Al rato {keeper} ya hablaba sin [tragar tanto|mirar al suelo].
      + La [tristeza|pena] se sentó también, [aunque|pero] en una [esquinita|silla incómoda].
      + Buscar {thing} ya no era un trabajo, era [un favor|cosa de tres].
      / Se dieron la pata, la mano o [lo que tocaba|el ala].
      + Nadie miró el [reloj|mapa] durante un buen rato.
    `,
  },
  challenge: {
    pebble: `
      A mitad de camino volvió aquello: «{challenge}». {Hero} se lo dijo a [un canto|una piedra].
      / {Hero} recogió una piedra y le contó lo suyo: «{challenge}».
      La piedra [escuchó pacientemente|lo oyó todo] sin [poner cara|interrumpir ni una vez].
      / Fue [igual que|como] descargar [un equipaje|medio saco] demasiado pesado.
      + {Friend} esperó lejos, silbando algo [sin letra|muy discreto].
      / Un lagarto que estaba cerca se tapó [los oídos|las orejas que no tiene].
      + La piedra se quedó en el camino, con lo que [sabía|pesaba].
      + {Hero} dio unos pasos y notó los hombros más [altos|sueltos].
      + {Hero} notó que respiraba más [hondo|despacio] que [antes|nunca].
      + Lo que se cuenta [encoge|adelgaza], aunque sea un [poco|gramo].
    `,
    step: `
      Algo le cerraba el paso por dentro: «{challenge}». {Hero} se [paró|detuvo en seco].
      / Había llegado lo difícil de siempre: «{challenge}». Nadie más lo [veía|sabía].
      —Solamente hasta aquella piedra —se [prometió|propuso] {hero}, y [llegó|empezó].
      / {Hero} adelantó un pie, y el otro, [por compañerismo|naturalmente], fue [detrás|también].
      + Luego fue hasta un tronco, y luego hasta [una sombra|otra piedra].
      / —Van doce —dijo {friend}, que llevaba la cuenta con [hojas|guiños].
      + Cada trozo era corto, y entre todos hicieron [el camino|la cuesta].
      + El nudo de la tripa se aflojó hacia el paso [veinte|número nueve].
      + {Hero} descubrió que parar no es lo mismo que [volver|rendirse].
      + El [camino|suelo] parecía [animar|aplaudir] con sus [piedrecitas|hojas].
    `,
    together: `
      —Hay algo que me cuesta —dijo {hero}: «{challenge}». Y se quedó [mirando el suelo|sin aire].
      / {Hero} buscó las palabras y salieron estas: «{challenge}».
      {Friend} se rascó y dijo: «[Bien, son dos los que lo saben|Eso pesa menos a medias]».
      / —A mí me cuestan los lunes —dijo {friend}. Y se [acercó|puso al lado].
      + Siguieron tan cerca que hacían una sola [sombra|sombra gorda].
      / Ya no era un monstruo, era [un bache|una cosa con nombre].
      + {Friend} no dio consejos, solo fue [despacio|a su paso].
      + Si aquello volvía, se paraban y esperaban [a que pasara|con paciencia].
      + {Hero} le apretó la [pata|mano], o lo que [encontró|hubiera].
      + Las [preocupaciones|dificultades] no saben andar de [tres en tres|dos en dos].
    `,
  },
  power: {
    gap: `
      De pronto no hubo más suelo, {hero.y} usó su poder: «{power}».
      / Un barranco les cortó el camino. {Hero} aún tenía esto: «{power}».
      El otro lado vino [a su encuentro|hacia acá], o eso pareció.
      / Sopló algo tibio, y ya pisaban [otra hierba|la otra orilla].
      + {Friend.a} se le quedó el estómago [en medio|atrás] un momento.
      / El barranco miraba desde abajo, muy [ofendido|hondo].
      + {Hero} se sentó, porque las piernas eran de [pan mojado|flan].
      + Ese poder no se enchufa: se [descansa|duerme] y vuelve.
      + {Hero} pidió un [momento|descanso], y se lo [dieron|merecía].
      + Al otro lado olía a [tomillo|piedra], y el corazón seguía [saltando|en el aire].
    `,
    dark: `
      Llegaron a un sitio negro como [la tinta|un bolsillo]. {Hero} usó su poder: «{power}».
      / Allí no se veía ni la nariz. Por suerte existía esto: «{power}».
      La oscuridad hizo un hueco, [del ancho de una puerta|a su medida].
      / Poco a poco, lo negro fue perdiendo [la tinta|fuerza].
      / Apareció un [caminito|sendero] de luz, justo para dos.
      + {Friend} saludó a tres murciélagos que [se tapaban|parpadeaban].
      / Detrás se cerró otra vez, como [una boca|agua].
      + Después {hero} vio lucecitas y tuvo que [parar|apoyarse].
      + —Guarda un poco para la escalera —dijo {friend}, pero se [gasta entero|había acabado].
      + {Hero} bostezó tanto que casi se [traga|bebe] la [noche|sombra].
      + Una [araña|lechuza] se tapó los ojos, [deslumbrada|sorprendida].
    `,
    weight: `
      Una piedra dormía en mitad del camino. {Hero} usó su poder: «{power}».
      / No la movían ni diez bueyes. Pero quedaba algo: «{power}».
      La piedra bostezó y se fue [rodando|a otro lado].
      / Se oyó un crujido hondo, y hubo [sitio|por dónde].
      + {Friend} sacó pecho, como si [fuera cosa suya|ayudara].
      / En el hueco quedó un charco con una [rana sorprendida|lombriz].
      + {Hero} bostezó igual que la piedra, o [más|el doble].
      + A un poder así le toca ahora [la siesta|dormir hasta mañana].
      + Las hormigas que vivían encima protestaron por la [mudanza|velocidad del viaje].
      + {Hero} necesitó [sentarse|agua], una [galleta|canción] y un buen rato de silencio.
      + El [eco|valle] repitió el crujido con [respeto|admiración], tres veces por lo menos.
    `,
  },
  talent: {
    gatekeeper: `
      Una tortuga con llaves guardaba la verja: —Haz lo que [amas|más quieras] —dijo.
      / —Enséñame algo que hagas con gusto —dijo una tortuga [portera|de uniforme].
      / Un tejón [uniformado|bigotudo] pedía a cada viajero su cosa favorita.
      {Hero} hizo esto: «{talent}». Las llaves cayeron [de gusto|al suelo].
      / Bastó con empezar: «{talent}». La verja se abrió [sin llave|antes del final].
      + —Ayer vino uno que solo sabía [quejarse|firmar] —contó la tortuga.
      / La tortuga se secó un ojo con [el manojo|la gorra].
      + {Friend} también enseñó algo: cómo se [mueve una ceja|cruza uno de lado].
      + Al pasar oyeron que lo intentaba [por su cuenta|sin público].
      + {Hero} saludó con [una reverencia|la mano] al [público|musgo].
      + Una [mariquita|hormiga] pidió que lo [repitiera|enseñase] otra [noche|vez].
      + La verja se quedó [abierta|entornada], por [admiración|si volvía].
    `,
    sleepless: `
      Una cría de [zorrillo|comadreja] tapaba el [camino|paso], porque no quería [dormirse|acostarse].
      / En medio del paso había una cuna, y en la cuna, [mucho ruido|dos ojos].
      / Un conejito [desvelado|despeinado] saltaba en medio del camino, peleado con la almohada.
      {Hero} lo hizo muy flojito: «{talent}». Los ojos fueron [cayendo|bajando].
      / Solo sirvió una cosa: «{talent}». El llanto se quedó [a medias|dormido].
      + Su abuela llevaba tres noches cantando y [estaba ronca|ya contaba piedras].
      / La cuna se movía sola con el [compás|aire].
      + {Friend} quiso decir «muy bien» y se lo dijo [con los ojos|por señas].
      + Una patita quedó fuera, y la taparon con [una hoja|musgo].
      + {Hero} siguió un [poquito|rato] más, por [prudencia|cariño].
      + La [cuna|hierba] dejó de [moverse|quejarse], y el camino [también|respiró].
      + Dos [luciérnagas|polillas] apagaron la luz para [ayudar|no molestar].
    `,
    quarrel: `
      Dos grajos se peleaban por una ramita y no dejaban [pasar|oír nada].
      / Dos caracoles discutían quién había llegado [primero|el último].
      / Dos topos discutían de [quién|qué lado] era el túnel, sin mirarse.
      {Hero} se puso a lo suyo: «{talent}». Las voces fueron [bajando|callando].
      / Nadie escuchaba razones, pero sí esto: «{talent}». Se hizo [el silencio|la paz].
      + —Por mí, quédatela —dijo uno, y el otro dijo [lo mismo|que ni hablar, que para ti].
      / Hubo un momento en que se rieron [a la vez|las dos partes].
      + {Friend} les dio la razón por turnos, y eso [no ayudaba|cansa].
      + Acabaron hombro con hombro, como en [el cine|un banco].
      + {Hero} no preguntó de quién era la [culpa|razón].
      + {Friend} propuso un [empate|abrazo], y ganó por [mayoría|cansancio].
      + Luego compartieron [merienda|asiento], tan [tranquilamente|amigablemente].
    `,
  },
  best: {
    words: `
      {Hero} cerró los ojos y preguntó por dentro {best.a}.
      / En un caso así, {best} siempre dice [una cosa|lo mismo], {hero.y} lo sabía.
      —Empieza por lo que sí sabes —habría dicho, [tan tranquila la voz|masticando].
      / «¿Y si lo miras del revés?», diría su voz, [medio en broma|seguro].
      / «Primero siéntate», diría [seguramente|sin apurarse], «y luego pregunta».
      + {Friend} miró alrededor, pero allí no había [nadie más|otra voz].
      / —Habla bien {best} —dijo {friend}, que lo había [notado|oído en la cara].
      + Era igual que tener una linterna [prestada|en el bolsillo].
      + El camino desde {best} hasta allí era largo, y las palabras [no se cansan|llegaron].
      + {Hero} casi contestó en voz [alta|normal], de tan [cerca|claro] que sonaba.
      + Después de oírlo, la [dificultad|cosa] se quedó [pensativa|más pequeña].
    `,
    gift: `
      {Hero} apretó la piedrecita que le dio {best} [aquel verano|un día de lluvia].
      / En el bolsillo estaba lo que le regaló {best}, una piedrecita [gris|con pecas].
      Con ella en la mano, todo daba [menos vueltas|menos miedo].
      / La piedrecita no dijo nada, pero [pesaba bien|estaba ahí].
      + Se la dio con un «toma», como se dan las cosas [importantes|de verdad].
      / {Friend} pidió tocarla un segundo y la tocó [dos|con respeto].
      + A cambio, {best} tenía una castaña, y la [guardaba|cuidaba] igual.
      + Dos bolsillos lejanos, y un mismo [secreto|peso].
      + {Hero} pensó que mañana le contaría [todo|esto] {best.a}.
      + Era solo una piedra, pero [elegida|encontrada] entre [miles|muchas].
    `,
    laugh: `
      De golpe, {hero} oyó por dentro la risa {best.de}.
      / Hay una risa, la {best.de}, que {hero} conoce [de memoria|entre mil].
      Con ella volvió una idea, [dando saltos|como un perro].
      / Y lo que pesaba dejó de [pesar tanto|hacerse el serio].
      + Es una risa con tropezones, y al final [ronca|estornuda].
      / —Te ríes con la cara nada más —observó {friend}.
      + Si {best} lo viera, haría falta [sentarse|una silla para la risa].
      + La guardó otra vez, con cuidado, para [la vuelta|luego].
      + Aquella carcajada atravesaba [montañas|paredes y distancias].
      + {Hero} se tapó la boca, y la risa salió por los [ojos|hombros].
      + {Friend} se contagió sin conocer a [nadie|quien reía].
    `,
  },
  home: {
    moonlight: `
      Un camino de luna llevaba a casa, {hero.y} lo [siguió|tomó].
      / La luna alumbraba [exactamente|justo] por donde [había que|convenía] [volver|pisar].
      {Friend} iba al lado, y sus sombras, [delante|de la mano].
      / Nadie hablaba, ni {friend}, y eso [ya es decir|era raro].
      + Cada piedra tenía su poquito de [plata|luna].
      / Los charcos guardaban una luna cada uno, y [ninguno la soltó|no la pisaron].
      + {Place} se quedó atrás, con las luces [bajas|entornadas].
      / Del lado {place.from} llegaba todavía una [música|voz] muy chica.
      + Un búho preguntó quién era, y nadie le [contestó|hizo caso].
      + Los setos estaban húmedos y olían a [menta|noche].
      / Algo pequeño cruzó el camino y se [fue a dormir|metió en su casa].
      + Al final estaba la ventana, [amarilla|abierta], esperando.
      + Los últimos pasos casi no [sonaron|se oyeron].
      + {Hero} llevaba la noche [guardada|escondida] en el [pecho|bolsillo].
    `,
    drift: `
      El aire tomó de la mano {hero.a} y [echó a andar|fue hacia casa].
      / Volvieron como vuelve la hoja, [girando un poco|de lado].
      {Friend} se dejaba llevar, panza [arriba|al cielo].
      / No había que hacer nada, y {friend} lo hacía [muy bien|el doble].
      + Una nube pasó tan cerca que se le oyó [roncar|el pensamiento].
      / Todo bajaba y subía, despacio, como [una barriga|la marea].
      + {Place} se fue encogiendo, y luego era ya [cuento|recuerdo].
      / Lo último que se vio {place.from} fue una [lucecita|ventana].
      + Las estrellas iban por el mismo lado y [callaban|no adelantaban].
      + De cuando en cuando una gota decía [plin|«ya»].
      / El silencio olía a sábana [tendida|limpia].
      + Debajo pasaban los tejados, uno, otro y [otro|el de siempre].
      + Hasta que todo se detuvo en algo blando, [la noche de casa|el tejado de siempre].
      + {Hero} soltó los [brazos|hombros], y el viento los [sostuvo|meció].
    `,
    slowly: `
      Volvieron a pie, sin correr, {hero} y {friend}.
      / {Hero} contaba los pasos hacia atrás: [nueve, ocho, seis|diez, ocho y un bostezo].
      {Friend} se paraba en cada flor [cerrada|dormida], por ver.
      / Había que rodear los charcos, y {friend} [rodeó también lo seco|los bordeaba cantando].
      + —¿Oyes? —dijo {hero}. No se oía nada, y era [bonito|eso].
      / El camino tenía buena memoria y [se portó bien|no puso piedras].
      + {Place} aún brillaba en los ojos {hero.de}, [un poquito|al fondo].
      / Por detrás, {place} apagó una luz y luego [la otra|la última].
      + Un topo se asomó, dijo «[tarde es|buenas]» y se metió.
      + La hierba mojada lavaba los pies [gratis|sin jabón].
      / A los lados dormían los [campos|muros].
      + Cuanto más cerca de casa, más despacio [se andaba|iban].
      + Quedaba la cuesta pequeña, la de los [bostezos|últimos pasos].
      + {Hero} recogió una hoja para acordarse [siempre|de todo].
    `,
  },
  bed: {
    adventurous: `
      {Hero} desembarcó en la cama [silenciosamente|con el equipaje lleno].
      / Ya en la cama, {hero} sacudió los pies, y cayó [una hojita amarilla|un poquito de camino].
      {Friend} se despidió [solemnemente|con un saludo marinero] desde [el tejado|la ventana].
      / —Descansa, que mañana continuamos —murmuró {friend}, [alejándose|bostezando].
      + La mochila se dejó caer en el suelo, [contenta|con un suspiro].
      / La brújula señalaba ahora [la almohada|hacia dentro].
      + El viento ya no llamaba a [nadie|las ventanas].
      + Por la montaña de la manta bajaba despacio [la luna|una luz].
      / Los caminos se quedaron fuera, [doblados|esperando].
      + Un pie buscó al otro, y se [encontraron|hicieron compañía].
      + Lo lejos estaba lejos, y lo cerca era [blando|suyo].
      / En el oído quedaba un rumor de [pasos|mar].
      + Se cerró un ojo. El otro miró el mapa y [lo siguió|también].
      + Las zapatillas se quedaron [aparcadas|amarradas] junto a la alfombra.
    `,
    calm: `
      {Hero} regresó a la cama procurando no [desordenarla|despertar la manta].
      / La sábana estaba fresca, {hero.y} se acomodó [lentamente|poquito a poco].
      {Friend} permaneció cerca hasta que ya [no hizo falta|nadie hablaba].
      / —Hasta mañana —murmuró {friend}, con voz [aterciopelada|de algodón].
      + La luz color miel se fue [quedando dormida|acabando].
      / La gota del grifo no volvió a [caer|hablar].
      + Los libros, apoyados, ya soñaban sus [historias|finales].
      + Entraba aire por la ventana, y salía, y [entraba|nada más].
      / La planta del rincón había bajado [las hojas|la cabeza].
      + Los hombros se hundieron un poco, y después [la cabeza|lo demás].
      + Cada cosa era más pequeña y más [lenta|suave].
      / Un perro suspiró en otra casa, y [estaba bien|fue el último ruido].
      + Casi no había peso, solo [tibieza|sábana].
      + La oscuridad entraba [lentamente|silenciosamente].
    `,
    mysterious: `
      La cama conservaba el hueco {hero.de} como un [secreto|misterio].
      / {Hero} se tapó, y el armario permaneció [callado|inmóvil].
      {Friend} borró sus pisadas y [desapareció|se convirtió en sombra].
      / Hubo un roce en la ventana, y {friend} ya era solamente [oscuridad|un aroma].
      + El espejo estaba oscuro y, ahora sí, [vacío|tranquilo].
      / La pluma del escritorio se movió un [pelo|poco].
      + Los zapatos miraban a otro lado, [disimulando|como si nada].
      + Pasó la luz verde por el techo, [despacio|por despedirse].
      / La niebla bajó otra vez la calle, [escalón a escalón|sin volverse].
      + Alguien, muy bajito, giró la llave y [cerró|dejó todo en paz].
      + Lo que se sabe no da miedo, da [calor|sueño].
      / Las sombras se sentaron a [dormir|los pies].
      + Quedó en el aire una palabra [sin decir|blanda].
      + El misterio seguía ahí, pero [amablemente|silenciosamente].
    `,
    joyful: `
      {Hero} se zambulló en la cama, y la manta [dejó de saltar|celebró su llegada].
      / La fiesta terminó en la cama, con {hero} y [un bostezo gigantesco|media carcajada].
      {Friend} dio un último brinco, [silencioso|de puntillas], y desapareció.
      / —Todavía me duele la cara de reír —confesó {friend} [alejándose|desde la ventana].
      + El zapato del armario seguía allí, ya sin [aplaudir|público].
      / El osito durmió boca abajo y [no le importó|sonrió en lo oscuro].
      + Los grillos tocaban la de los [pasos lentos|buenas noches].
      + Todavía hubo una risita, y detrás [un suspiro|otra más chica].
      / La pluma de la almohada encontró por fin [el suelo|dónde posarse].
      + Las cejas ya no bailaban, solo [flotaban|subían un poco].
      + Quien se acuesta con alegría ocupa [toda la cama|más sitio].
      / La cuchara de la mesilla cantó en [sueños|voz baja].
      + Poco a poco, todo fue en [zapatillas|voz baja].
    `,
    inspiring: `
      {Hero} se tumbó, y el techo parecía [altísimo|recién pintado].
      / En la cama, {hero} repasó lo conseguido, [dedo por dedo|tranquilamente].
      {Friend} dijo «gracias», [simplemente|con toda seriedad], y se marchó.
      / —Lo sospechaba desde el principio —aseguró {friend}, [despidiéndose|apagando la voz].
      + La hormiga del patio ya había [llegado|guardado su hoja].
      / Entre las baldosas, la flor se cerró hasta [mañana|el sol].
      + En la página nueva del cuaderno había [una línea|un dibujo].
      + La farola seguía en su puesto, tan [tranquila|sola y tan bien].
      / El barco lejano encontró su [puerto|orilla].
      + La pregunta de antes tenía ya media [respuesta|sonrisa].
      + A veces uno crece de noche, y cruje [un poco|la cama].
      / Las manos se durmieron [primero|abiertas].
      + Fuera quedaba mucho cielo, y [sobraba|había tiempo].
      + Quedaba una satisfacción [tranquila|silenciosa].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} llegó a casa con el viaje [pegado a la espalda|encima].
      / Por fin {hero} pudo tumbarse a lo [largo|ancho].
      {Friend} contó el viaje entero, {child}, pero [roncando el final|sin el final].
      / —¿Y tú adónde irás, {child}? —preguntó {friend}, y [bostezó|no esperó].
      + El suelo de casa no se movía [nada|ni un poco], qué descanso.
      / Fuera quedaron las curvas, [enrolladas|en montón].
      + La noche guardó la brújula en su [bolsillo|caja].
      + Cada estrella volvió a su [sitio|puesto], y una bostezó.
      / El último viento cerró [la puerta|los ojos].
      + Hay polvo de camino que da buen [sueño|calor].
      + Las ganas de irse también se [tumban|acuestan] a veces.
      / Mañana habría otro lejos, [más lejos|o el mismo].
      + Ya solo viajaba el aire, [dentro y fuera|muy cerca].
      + La aventura se desabrochó las [botas|sandalias].
    `,
    calm: `
      {Hero} se enroscó en su sitio, y el sitio [encajaba|lo recordaba].
      / En el rincón {hero.de} olía a [sueño|hojas secas] y a tibio.
      {Friend} ya no hablaba. Escucha tú también, {child}.
      / {Friend} cerró los ojos despacio. Así, {child}, [igual|como una persiana].
      + La hierba se dobló por el peso del [rocío|silencio].
      / Un árbol soltó una hoja, y la hoja [tardó mucho|no tuvo prisa].
      + La luna entró hasta la mitad y [se quedó|no molestaba].
      + El agua cercana decía [lo mismo|ese, ese], cada vez más bajo.
      / Un sapo dijo una palabra, y la [dejó estar|pensó].
      + No había mañana todavía, solo [ahora|noche].
      + El calor se juntó en [medio|la barriga].
      / Nada empujaba a [nada|nadie].
      + Todo lo redondo estaba quieto, y todo lo demás [también|dormía].
      + Alrededor, la hierba respiraba despacio, y el mundo [entero|también] la imitaba.
    `,
    mysterious: `
      {Hero} se deslizó en su casa, y la puerta [no sonó|era la noche].
      / Dos ojos brillaron en lo oscuro: {hero} ya [estaba en casa|volvía].
      {Friend} puso cara de no saber. Pon tú esa cara, {child}.
      / Si te preguntan, {child}, {friend} [dormía|no vio más que luna], y ya está.
      + Una rama escribió algo en el suelo y el viento lo [borró|leyó].
      / La niebla hizo un nudo alrededor y [se durmió|lo apretó].
      + Muy abajo latía algo grande y [tranquilo|amable].
      + Las piedras saben cosas y nunca [las cuentan|mienten].
      / Un resplandor se fue hundiendo [en la tierra|entre las hojas].
      + Quien pasara no vería [nada|más que noche].
      + El misterio estaba cansado y se [tumbó|dejó tocar].
      / Olía a llave [antigua|guardada].
      + Se hizo tan de noche que daba [gusto|abrigo].
      + Hubo un parpadeo plateado [entre los árboles|en el agua].
    `,
    joyful: `
      El sueño le cayó encima {hero.a}, [plaf|de golpe].
      / La casa {hero.de} aún olía a [fiesta|risa y a migas].
      {Friend} tuvo hipo de risa, {child}, y se le [pasó durmiendo|pegó a la luna].
      / Una vuelta más, {child}, y {friend} se quedó [frito de fiesta|en el suelo].
      + Un grillo afinó, y luego guardó [todo|el arco].
      / La última carcajada salió a [pasear|ver la luna] y no volvió.
      + Los pies, o lo que fuera, soñaban [pasos|valses].
      + Sobraban risas para [desayunar|una semana].
      / El aire seguía un poco [rizado|loco].
      + Las estrellas se daban codazos y [callaban|bajaban la luz].
      + Hasta lo serio dormía con una [mueca|sonrisa].
      / La alegría se tapó hasta [los ojos|las orejas].
      + Después vino el silencio, y también [estaba contento|sonreía].
      + Una mariposa retrasada se marchó [de puntillas|bailando todavía].
    `,
    inspiring: `
      {Hero} volvió a su rincón con algo [nuevo|grande] dentro.
      / Nadie esperaba {hero.a} con banderas, y [no hacían falta|mejor].
      {Friend} lo miró todo, {child}, y dijo: «[Valió la pena|Bien]».
      / Duerme igual que {friend}, {child}: [sin deber nada|con todo hecho].
      + Un brote asomó entre las hojas, verde y [decidido|terco].
      / El arroyo llevaba la noticia, [piedra abajo|sin presumir].
      + Lo que antes daba miedo cabía ya en [un puño|una cáscara].
      + La noche le puso encima su mejor [manta|estrella].
      / Arriba, una luz chica decía [que sí|bravo].
      + Un cuerpo pequeño puede guardar una cosa [enorme|inmensa].
      + Un corazón tranquilo suena poco y [lejos|bien].
      / El cansancio era de los [buenos|que gustan].
      + Mañana el mundo tendría un poquito más de [sitio|luz].
    `,
  },
  dream: `
    Luego vino el sueño, [silencioso|transparente], remolcando [una barca|una barquita] vacía.
    / El sueño se sentó [en la cama|a los pies], y la habitación empezó a [balancearse|navegar].
    / Poco a poco la cama [soltó amarras|aprendió a flotar], y nadie hizo [nada por impedirlo|preguntas].
    / Por la rendija entró [el sueño|un río chico], y la alfombra se [mojó|hizo playa] sin mojarse.
    / Alguien sopló la última luz, y [detrás|al otro lado] de lo oscuro [había|esperaba] un puerto.
    / El sueño traía [gorro|farol] de marinero y hablaba muy [bajo|despacio].
    ?dream En un cartel de la orilla ponía: «{dream}». Hacia allí iba.
    / Y solo dijo una palabra: «{dream}».
    / La corriente sabía [muy bien|de sobra] adónde ir: «{dream}».
    / —¿Hacia dónde? —preguntó [el remo|una ola], y se [oyó|supo]: «{dream}».
    + {Child} se subió sin mojarse ni [un dedo|el pijama].
    + En la otra orilla se veía {place}, [con la luz baja|a lo lejos].
    / Pasaron junto {place.to}, y nadie [despertó|se movió].
    + El agua, tibia y [tranquila|luminosa], conocía perfectamente el [camino|final].
    + Un remo [invisible|perezoso] murmuraba de cuando en cuando [glup|chap].
    + La luna se quedó en la orilla, [despidiéndose|haciendo señales] con su [pañuelo|linterna].
    + {Child} dejó colgar una mano, y [el agua|la noche] se la [lavó|acarició].
    + Por la [orilla|otra orilla] paseaba [un farol|una luz] sin [nadie|prisa].
    + Sonaba una [música|melodía] muy [lejana|antigua], o quizá era [el agua|la respiración].
    + A lo lejos se veía {place}, del tamaño de [una miga|un botón].
    + Las [estrellas|nubes] remaban [también|por turnos], para [ayudar|hacer compañía].
  `,
  goodnight: `
    Ya puedes soltarlo todo, {child}. [Buenas noches|Hasta mañana].
    / Buenas noches, {child}. La luna [lleva la cuenta|apaga la luz].
    / Y aquí se duerme el cuento. [Tú también|Ahora tú], {child}.
    / Chist, {child}. Hasta el punto final [tiene sueño|ronca].
  `,
  moral: `
    Una frase se vino con {hero} [de vuelta|a casa]: «{moral}».
    / {Hero} lo dijo [en voz baja|muy despacio], y sonó bien: «{moral}».
    / Desde entonces, {hero} [lo sabe|lo recuerda]: «{moral}».
  `,
}
