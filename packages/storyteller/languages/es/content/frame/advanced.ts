import type { FrameScenes } from '../../../../language.ts'

export const advanced: FrameScenes = {
  opening: {
    adventurous: `
      Hacía una noche demasiado espléndida para dormir, {hero.y} [se lo comunicó al techo|así lo declaró a la almohada].
      / {Hero} se había acostado, aunque únicamente [con la mitad izquierda|con la pierna menos aventurera].
      / Era hora de dormir, pero {hero} continuaba [planeando algo con una cuerda|preparando el equipaje bajo la manta].
      + Afuera, el viento probaba los picaportes, uno por uno, sin encontrar [con quién jugar|compañero de juegos].
      / Por encima de los tejados paseaba la luna, solitaria y [desabrigada|con las manos en los bolsillos].
      / Sobre las chimeneas navegaba una nube con aspecto de [barco|llegar tarde a alguna parte].
      + La alfombra era el mar, y la silla, [una ballena|un barco al que le faltaba tripulación].
      / En el mapa de la pared quedaba un trozo blanco, y era [el mejor|el que más apetecía].
      + Diez dedos marchaban debajo de la manta, y ninguno [sabía el camino|llevaba el paso].
      / En una bolsa había cuerda, una linterna y medio bocadillo, [es decir, todo|por lo que pudiera pasar].
      + —Si alguien sale esta noche, yo estoy [libre|en pijama, pero libre] —le dijo {hero} a la ventana.
      / —Volvería antes del desayuno —prometió {hero} a las [zapatillas|cortinas].
      + La lámpara no dijo que no, {hero.y} lo tomó [por un sí|como un permiso].
      + En alguna parte hizo clic una cerradura, que es como [empiezan los viajes|carraspean las aventuras].
      / Un tren silbó a lo lejos como quien tiene billete [y ventanilla|para muy lejos].
      + Olía a lluvia y a camino, cosa [rara|poco corriente] en un dormitorio con moqueta.
    `,
    calm: `
      El día estaba ya doblado y en su cajón, {hero.y} escuchaba [el silencio|cómo callaba la casa].
      / Baño, dientes y escalera: todo estaba hecho, y {hero.a} solo le quedaba [respirar|estarse así].
      / {Hero} estaba en la cama a esa hora en que se callan hasta [las cafeteras|los vecinos del tercero].
      La lámpara pintaba en el techo un charco amarillo [sin patos|donde no nadaba nadie].
      / La cortina subía y bajaba como si la noche [respirase|se hubiera dormido primero].
      / En la pared, la sombra de una rama decía que sí [muy despacio|a todo].
      + Una estrella había llegado pronto para [sentarse delante|escoger buen sitio].
      / La luna entró sin llamar y se sentó a los pies de [la cama|la manta].
      + Abajo, alguien guardó una cuchara con mucho cuidado, para no [despertar a los tenedores|dar que hablar a las otras].
      / Un tren dijo a lo lejos su única palabra, larga y [blanda|sin prisa].
      + {Hero} dio las buenas noches a la silla, al zapato izquierdo y [a la oscuridad|al derecho, para que no se enfadase].
      / La almohada tenía un lado fresco, {hero.y} lo guardaba para [luego|el final].
      + Olía a jabón y a sábanas, y muy al fondo [a tostada|a la sopa de la cena].
      + El reloj del pasillo se había puesto, por lo visto, [las zapatillas|unos calcetines de lana].
      / Había tanto silencio que se oía [aterrizar el polvo|crecer la planta].
      + En noches así se oye llegar [cualquier cosa|hasta lo más pequeño].
    `,
    mysterious: `
      Era tardísimo, y la habitación solamente fingía [estar dormida|ser la de siempre].
      / El reloj pronunció un tic y se quedó esperando, y también esperaba [{hero}|{hero}, sin mover un dedo].
      / Alguien había dibujado en el suelo una puerta blanca, y la sospechosa principal era [la luna|la ventana].
      + La niebla se apoyaba en los cristales, de ventana en ventana, como quien busca [una dirección|a cierta persona].
      / Sobre la alfombra descansaba una hoja de un árbol desconocido [en el barrio|en toda la comarca].
      / Por debajo de la puerta se colaba un aroma a musgo, y aquello era [un tercer piso|un tercero sin ascensor].
      + La sombra de la silla tenía cinco patas, {hero.y} las contó [dos veces|también de derecha a izquierda].
      / En el cristal había un redondel de vaho, pero [por fuera|del lado de la calle].
      + —Ya sé que estás ahí —dijo {hero} a la oscuridad, que se quedó [demasiado quieta|sin respirar].
      / —¿Quién es? —preguntó {hero}, y no contestó nadie, [con toda claridad|aunque muy bajito].
      + Sonó una campana una sola vez, y en el barrio no había [campana|torre donde colgarla].
      / Detrás de la cortina sonaba algo así como [una página|un cajón pequeñísimo].
      + {Hero} subió la manta y dejó fuera [los dos ojos|un ojo, de vigía].
      + No daba miedo exactamente, porque daba más [curiosidad|ganas de mirar].
      / El ojo de la cerradura brillaba como si [supiera algo|tuviera noticias].
      + La noche había carraspeado y estaba a punto de [empezar|contar lo suyo].
    `,
    joyful: `
      {Hero.a} le quedaban exactamente siete saltos en las piernas, y ya era [la hora del pijama|hora de acostarse].
      / El día había resultado tan bueno que {hero} no sabía [dónde guardarlo|cómo darlo por terminado].
      / {Hero} se había acostado parcialmente, pues una pierna [continuaba en la fiesta|se negaba a despedirse].
      + Un calcetín ocupaba su lugar, mientras el otro colgaba de la lámpara, [satisfechísimo|por puro placer].
      / La cama pronunciaba boing, y la almohada solicitaba [repetición|que la avisaran antes].
      / El pijama iba abrochado con un botón de más, y el botón lo encontraba [divertidísimo|muy elegante].
      + Por el cuarto andaba suelta una canción que solo tenía [la, la, y luego la|dos palabras y una era «pom»].
      / Los diez dedos de los pies hacían de coro, y el gordo [desafinaba|llevaba la voz cantante].
      + La luna tenía cara de bollo recién salido del [horno|escaparate].
      / Las estrellas brillaban como cucharas el día de [la fiesta|su santo].
      + —Buenas noches, rodilla, y buenas noches, la otra —decía {hero}, [sin terminar nunca|que iba ya por los codos].
      + Alguien, en la cocina, pidió silencio y luego se rio [también|por lo bajo].
      / Hasta la silla parecía contenta, y las sillas son [gente seria|de natural serio].
      + Con una risa dentro no hay quien [se duerma|encuentre la postura], porque se clava.
      / Era una alegría sin motivo, que son [las mejores|las que más duran].
      + Cuando una noche empieza así, lo normal es que [llamen a la puerta|pase algo más].
    `,
    inspiring: `
      {Hero} contemplaba el cielo desde la cama y le parecía [considerable|bastante grande para empezar].
      / La noche era inmensa y la cama {hero.de}, diminuta, y no por ello [se desanimaba nadie|menos importante].
      / Junto a la ventana, {hero} contaba estrellas y anotaba [las que faltaban|las más pequeñas con doble subrayado].
      + Una de ellas, insignificante, brillaba [con todas sus fuerzas|como si cobrase por ello].
      / En el alféizar, una bellota pensaba seriamente en [convertirse en roble|dedicarse a dar sombra].
      / Por el tejado de enfrente ascendía un caracol, que ya iba por [la chimenea|la tercera teja].
      + —¿Y yo para qué sirvo? —preguntó {hero}, no muy alto, [a la lámpara|por si contestaba alguien].
      / —Algún día haré algo importante —dijo {hero}, y la almohada [tomó nota|no lo dudó].
      + La lámpara era poca cosa y, sin embargo, alumbraba [el cuarto entero|hasta debajo de la mesa].
      / Había un dibujo en la pared con más ideas que [papel|color].
      + Muchas cosas grandes han empezado en pijama, aunque luego [nadie lo cuente|se cuenten con botas].
      / En algún sitio alguien necesitaba ayuda, y eso se nota en [el aire|la manera de soplar del viento].
      + {Hero} se sentó, porque tumbarse no es bueno para [las ideas|pensar a lo grande].
      + Una luz muy pequeña cruzaba la noche por [su cuenta|encima de las antenas].
      / Quedaba sitio en la noche para [una cosa más|alguien más].
      + El viento pasó una hoja, y la siguiente estaba [en blanco|sin escribir].
    `,
  },
  dedication: {
    adventurous: `
      Este cuento es para {child}, que se queda en la cama mientras {hero} [sale por la puerta|se va de viaje].
      / {Child}, agárrate a la manta, porque {hero} no va a [esperar|mirar atrás].
    `,
    calm: `
      Este cuento es para {child} y va tan despacio como {hero} [después de cenar|un domingo].
      / {Child}, ponte de lado, que {hero} anda por aquí [sin hacer ruido|de puntillas].
    `,
    mysterious: `
      Esto se cuenta en voz baja, {child}, porque {hero} [puede oírlo|pidió que no se supiera].
      / Acércate, {child}: lo que le pasó {hero.a} [no lo sabe casi nadie|todavía es secreto].
    `,
    joyful: `
      Este cuento es para {child} y lleva dentro {hero.a}, que no sabe [parar en ninguna página|andar sin dar saltos].
      / Prepárate, {child}, porque hoy {hero} viene [de muy buen humor|con la risa puesta].
    `,
    inspiring: `
      Este cuento es para {child} y trata de lo que hizo {hero} [una noche cualquiera|cuando nadie miraba].
      / Hubo una vez algo difícil, {child}, y allí estaba {hero} [para intentarlo|con ganas de probar].
    `,
  },
  companion: {
    firefly: `
      Temblaba cerca una luciérnaga, por si la oscuridad era [peligrosa|contagiosa].
      / —¿Te asusta la oscuridad? —preguntó una luciérnaga [muy tiesa|encendida].
      —Algo va mal {place.in}, y prefiero ir detrás —[añadió|confesó].
      / —Conviene ir {place.to}, y conviene ir en pareja —[explicó|razonó] {friend}.
      + —Pero si llevas una linterna puesta —dijo {hero}, y {friend} contestó que esa alumbra [hacia atrás|a quien viene detrás].
      / —Tú das luz —observó {hero}, y {friend} reconoció que sí, [aunque para otros|pero de espaldas].
      + Alumbraba cada sombra dos veces y les pedía [los papeles|el nombre y el apellido].
      + —No es miedo, es que brillo deprisa —aseguró, [castañeteando un poco|sin apagarse ni un segundo].
    `,
    snail: `
      Un caracol declaraba que ya casi llegaba, [inmóvil|jadeando].
      / —No corras, que ya te alcanzo —suplicó un caracol [a medio palmo|cercano].
      —Algo va mal {place.in}, y salí en [abril|febrero] —anunció {friend}.
      / —Te necesitan {place.in}, y urgía [en marzo|hace meses] —dijo {friend}.
      + {Hero} le ofreció llevarlo a cuestas, y {friend} aceptó con tal de no [llegar antes de tiempo|ir a lo loco].
      / —¿Vienes conmigo? —preguntó {hero}, y {friend} dijo que casi [iba ya|había salido].
      + Al mirar atrás se emocionó, porque la puerta quedaba ya a [una uña|dos piedras] de distancia.
      + Llevaba la casa encima, por si la vuelta [se alargaba|caía en invierno].
    `,
    mouse: `
      Un mapa se aproximaba andando, y debajo venía [un ratón|un ratón pequeño].
      / Algo crujía como un periódico, y era un ratón con [su mapa|un mapa].
      —Aquí figura una avería {place.in}, o será [mermelada|una mancha] —leyó {friend}.
      / —Vamos {place.to}, con mi mapa de [quesos|otra comarca] —dijo {friend}.
      + —Este mapa es de otro sitio —observó {hero}, y {friend} respondió que [por eso era tan barato|daba igual, si uno era flexible].
      / {Hero} vio que estaba del revés, pero {friend} explicó que así se veía [el norte más cerca|mejor la parte de atrás].
      + Cada vez que lo doblaba, el mapa salía más [grande|gordo y con menos países].
      + —Yo leo y tú andas, que es el mejor [reparto|trato] —propuso {friend}.
    `,
    moth: `
      Una polilla chocó con la luz y pidió [perdón a la luna|disculpas].
      / Una polilla conversaba con cierta lámpara y la llamaba [alteza|luna].
      —Algo va mal {place.in}, me lo reveló [esta luna|una luna] —dijo {friend}.
      / —Vamos {place.to}, que hay lunas [deprimidas|apagándose] —dijo {friend}.
      + —Eso es un farol —dijo {hero}, y {friend} contestó que claro, [la luna de entre semana|una luna con pie].
      / {Hero} señaló la luna de verdad, pero {friend} la encontró [algo lejana|un poco presumida].
      + Antes de salir se despidió de la luz con [dos besos|un cabezazo cariñoso].
      + A cada farol del camino le daba recuerdos para [los demás|su hermana la del cielo].
    `,
    ladybird: `
      —Cinco, seis, no me hables —advirtió una mariquita [inmóvil|desde su hoja].
      / Una mariquita giraba y giraba, intentando contarse [el lomo|los lunares].
      —Algo va mal {place.in}, lo he contado [dos veces|muy bien] —declaró {friend}.
      / —Hacen falta dos {place.in}, y sumamos [dos|casi tres] —calculó {friend}.
      + —Tienes siete —dijo {hero}, y {friend} quiso saber si [todos del mismo lado|con el pequeño o sin él].
      / {Hero} le sopló el número, y {friend} protestó porque así [no vale|ya no tiene gracia].
      + Por el camino contó piedras, y llegó muchas veces [a cuatro|hasta el mismo número].
      + Con cada risa perdía la cuenta y volvía a empezar [de buen humor|por el lunar más gordo].
    `,
    frog: `
      —Te explico, esto es un saludo —anunció una rana [solemne|didáctica].
      / Una rana cortaba el paso para explicar [qué es un paso|el porqué].
      —Algo va mal {place.in}, es decir, [no bien|fatal] —aclaró {friend}.
      / —Te necesitan {place.in}, que es querer [deprisa|mucho] —explicó {friend}.
      + —Ya lo veo —dijo {hero}, y {friend} le explicó que más bien [lo oía|lo estaba oyendo].
      / —Entiendo —dijo {hero}, pero {friend} siguió, porque le quedaba [la segunda parte|media explicación].
      + Le explicaba el camino al camino, y este [se dejaba|se ponía derecho].
      + Un salto, según {friend}, es una caída que [empieza bien|primero va hacia arriba].
    `,
  },
  token: {
    scarf: `
      @token {Hero} se llevó {token.un}, previendo [temperaturas desagradables|que habría algo que atar].
      / @token Antes de marcharse, {hero} descolgó {token.un} interminable, por [precaución|si refrescaba en las alturas].
      ?color Su color se veía hasta sin luz: {color}.
      / El color lo eligió quien más entiende de colores en esa casa: {color}.
      + Era tan larga que la otra punta llegaba [un rato después|por separado].
      / La había tejido alguien que sabía empezar, pero no [parar|cerrar los puntos].
      + —¿Para qué la quieres? —preguntó {friend}, y la respuesta fue que [ya se vería|las bufandas avisan luego].
      + Olía a perchero, a invierno y un poco a [sopa de letras|galleta].
      / Daba calor hasta con solo [mirarla|llevarla doblada].
    `,
    handkerchief: `
      @token {Hero} seleccionó {token.un} impecable y lo dobló [meticulosamente|en cuatro partes idénticas].
      / @token Inmediatamente antes de salir, {hero} recuperó {token.un} [almidonado|del cajón inferior].
      ?color El color no tenía pérdida: {color}.
      / Iba bordado con hilo de un solo color: {color}.
      + —¿Quién va a llorar? —preguntó {friend}, y le dijeron que [ojalá nadie|eso no se sabe nunca].
      / {Friend} preguntó si era una bandera, y la verdad es que [podía serlo|aún no se había decidido].
      + En una esquina tenía un nudo para acordarse de algo, y nadie sabía ya [de qué|qué era].
      + Un pañuelo puede ser vela, sombrero y [mantel|cama de ratón], todo en la misma tarde.
      / Estaba tan bien planchado que daba [pena|respeto] sonarse.
    `,
    mitten: `
      @token {Hero} se llevó {token.un} solitaria, viuda [desde el invierno anterior|de un tobogán desafortunado].
      / @token En el estante superior languidecía {token.un}, {hero.y} la [invitó a la expedición|incorporó al equipaje].
      ?color Quien la tejió escogió bien la lana: {color}.
      / Se reconocía desde lejos por el color: {color}.
      + —¿Y la otra? —preguntó {friend}, así que hubo que contarle [una historia triste|lo del tobogán].
      / {Friend} miró dentro y anunció que no había [nadie en casa|más que una miga].
      + Por dentro era como una habitación con [cuatro camas|un cuarto de invitados para el pulgar].
      + Si se la agitaba en el aire, parecía que [saludaba|decía adiós a alguien].
      / Guardaba todavía el calor de [otra mano|otro enero].
    `,
    'paper-boat': `
      @token {Hero} embarcó consigo {token.un}, anteriormente [lista de la compra|recibo de la electricidad].
      / @token Sobre la repisa permanecía amarrado {token.un}, {hero.y} lo [contrató para el viaje|añadió a la expedición].
      ?color El casco lucía un color muy pensado: {color}.
      / Lo habían pintado a mano, y sin salirse mucho: {color}.
      + Todavía se leía en la proa la palabra [huevos|detergente], que es nombre raro para un barco.
      / Había dado dos veces la vuelta a la bañera sin [perder a nadie|mojarse las velas].
      + —¿Y si no hay agua? —preguntó {friend}, pero eso a los barcos [no se les dice|los ofende].
      + No tenía timón ni ancla, y compensaba con [mucho ánimo|una gran confianza].
      / Pesaba menos que una [noticia|mosca en ayunas].
    `,
    'jam-jar': `
      @token {Hero} eligió {token.un}, porque un recipiente vacío está lleno de [posibilidades|buenas intenciones].
      / @token Encima de la nevera relucía {token.un}, {hero.y} lo consideró [imprescindible|un equipaje razonable].
      ?color La tapa estaba pintada, con dos capas: {color}.
      / Alguien le había puesto una cinta de un solo color: {color}.
      + —Ahí no hay nada —observó {friend}, y se le explicó que [todavía no|esa era la idea].
      / {Friend} se asomó al cristal y se asustó de [su propia nariz|lo mucho que había crecido el mundo].
      + Quien olía con atención encontraba aún [el verano y las ciruelas|algo de fresa, muy al fondo].
      + A cada paso sonaba la tapa, tin, tin, como [una campanilla humilde|un tranvía de juguete].
      / En la etiqueta ponía un año que ya [se había acabado|nadie usaba].
    `,
    cap: `
      @token {Hero} se encasquetó {token.un}, rematado por una borla [considerable|inquieta como una ardilla].
      / @token Del clavo más elevado pendía {token.un}, {hero.y} lo capturó [con una percha|al segundo intento].
      ?color De la borla al borde tenía el mismo color: {color}.
      / Era inconfundible por el color: {color}.
      + La abuela lo había hecho en un tren con muchas curvas, y [se notaba|la lana se acordaba].
      / La borla decía que sí a todo, así que era buena [compañía|consejera].
      + —Te tapa los ojos —avisó {friend}, pero eso pasaba solo al [pensar mucho|mirar hacia abajo].
      + Debajo de un gorro así las ideas no se [enfrían|escapan].
      / Cabían dentro dos manzanas, según se averiguó [un domingo|experimentalmente].
    `,
    basket: `
      @token {Hero} se colgó {token.un}, pues quien viaja con una cesta aparenta [seguridad|conocer el itinerario].
      / @token Junto a las botas aguardaba {token.un}, {hero.y} la incorporó [ceremoniosamente|sin vacilaciones] al equipaje.
      ?color Iba forrada con una tela de este color: {color}.
      / El asa llevaba una cinta, y de este color: {color}.
      + Crujía a cada paso, como un barco con [opiniones|muchos años].
      / Olía todavía a las peras del [año anterior|último septiembre].
      + —¿Qué llevas ahí? —preguntó {friend}, y al saber que llevaba sitio quedó muy [conforme|pensativo, o lo pareció].
      + En el fondo había un agujero por el que cabía [un guisante|una lenteja delgada], y había que acordarse.
      / Era pequeña, pero con dos [asas ya sería importante|manzanas ya iba llena].
    `,
    sock: `
      @token {Hero} rescató {token.un} desparejado, de utilidad [prácticamente universal|todavía desconocida].
      / @token Bajo la cama residía {token.un} solitario, {hero.y} lo convenció para [acompañar la expedición|abandonar su retiro].
      ?color No pasaba desapercibido, por el color: {color}.
      / De la punta a la goma era de este color: {color}.
      + —¿Y tu otro calcetín? —preguntó {friend}, pero de eso solo sabe [la lavadora|el cajón de abajo].
      / {Friend} quiso saber si estaba limpio, y le contestaron que [bastante|según por dónde].
      + En el talón llevaba un zurcido con forma de [corazón|patata], hecho con cariño.
      + Un calcetín largo es, bien mirado, un saco que [ha estudiado|sabe andar].
      / Se había perdido tres veces, así que tenía [mundo|experiencia].
    `,
  },
  carry: {
    scarf: `
      {Hero} envolvió {thing} cuidadosamente con la bufanda, hasta que [no sobresalía nada|pareció un capullo].
      / Entonces se comprendió la utilidad de la bufanda, y {thing} [viajó tan ricamente|descansó por fin] en su interior.
      ?color Hasta de noche se distinguía el envoltorio: {color}.
      / El bulto que llevaban era de un color precioso: {color}.
      + Sobraba bufanda para abrigar también a [media noche|una farola].
      / {Friend} llevaba la punta con mucha ceremonia, como si fuera [una cola de novia|la parte principal].
      + Nunca había ido tan abrigada una cosa [tan pequeña|que no tenía cuello].
      + —No le aprietes mucho la garganta —pidió {friend}, aunque garganta [no tenía|no se le veía].
    `,
    handkerchief: `
      {Hero} depositó {thing} en el centro del pañuelo y anudó [solemnemente|con precisión marinera] las puntas.
      / El pañuelo se transformó en hatillo, y en su interior descansó {thing}, [cómodamente|lejos de miradas].
      ?color Era un hatillo con un color de mucho gusto: {color}.
      / Desde el cielo se habría visto el hatillo: {color}.
      + Dos picos quedaron tiesos y le daban aire de [conejo|equipaje con orejas].
      / Parecía el equipaje de alguien que se muda [muy cerca|con lo puesto].
      + —Ahora que nadie estornude —dijo {friend}, y le entraron [unas ganas terribles|justo entonces las ganas].
      + Andaban como se anda con una taza [llena hasta arriba|que no es de uno].
    `,
    mitten: `
      {Thing} se introdujo en la manopla con la naturalidad de quien [regresa a casa|encuentra alojamiento].
      / {Hero} acomodó {thing} en la manopla y aseguró la muñeca mediante [un cordón|dos vueltas de hilo].
      ?color Por fin tenía trabajo aquella lana: {color}.
      / La manopla iba delante de todo, con su color: {color}.
      + El pulgar quedó vacío, y {friend} pidió [llevarlo agarrado|encargarse de él].
      / Ahora ya no hacía falta la otra, y la manopla [lo sabía|parecía menos sola].
      + Dentro hacía el calor que hace en [los nidos|las camas ajenas cuando se madruga].
      + —¿Respira? —preguntó {friend}, arrimando la oreja, y algo [crujió|sonó a que sí].
    `,
    'paper-boat': `
      {Thing} embarcó en el barquito de papel y ocupó [inmediatamente|majestuosamente] toda la cubierta.
      / {Hero} depositó {thing} en el barquito, que se inclinó ligeramente [a estribor|por la emoción].
      ?color El barco llevaba la carga y el color con orgullo: {color}.
      / Aquel color iba abriendo la noche: {color}.
      + {Hero} lo llevaba muy derecho, como si debajo hubiera [olas|tres metros de agua].
      / El papel crujió una vez, pero los buenos barcos [crujen siempre|hablan así].
      + —Todo despacio, que la mar anda movida —ordenó {friend}, que se había hecho [capitán|almirante] sin avisar.
      + Para ser una lista de la compra, no le iba mal en [la vida|el mundo].
    `,
    'jam-jar': `
      {Hero} introdujo {thing} en el tarro y colocó la tapa, [delicadamente|sin apretarla demasiado].
      / {Thing} descendió hasta el fondo del tarro, antigua residencia de [las ciruelas|unas fresas respetables].
      ?color Encima brillaba la tapa, con su color: {color}.
      / Nunca hubo conserva de tan buen color: {color}.
      + Se veía por todos lados, y desde abajo parecía [más gorda la luna|el doble de importante].
      / {Friend} empañó el cristal de tanto mirar y luego lo limpió con [la cara|mucho disimulo].
      + —¿Qué pongo en la etiqueta? —preguntó {friend}, y se pensó [todo el camino|hasta la curva].
      + Ninguna mermelada había hecho jamás un viaje [tan largo|con tanto mimo].
    `,
    cap: `
      {Hero} se descubrió la cabeza y acomodó {thing} dentro del gorro, [al abrigo|junto a la borla].
      / El gorro abandonó la cabeza y, convertido en bolsa, [transportó|alojó] delicadamente {thing}.
      ?color De noche el gorro relucía con su color: {color}.
      / Solo una cosa asomaba, y era el color: {color}.
      + La borla colgaba por abajo como una campana que [no quiere sonar|se ha quedado sin voz].
      / Del revés parecía un flan muy [abrigado|bien peinado].
      + {Hero} tenía las orejas frías y el resto [contento|muy satisfecho].
      + —Dentro cabría yo —calculó {friend}, y probó, y [no cabía|cabía una oreja].
    `,
    basket: `
      {Thing} encontró en la cestita un alojamiento [inmejorable|entre el mimbre y el paño].
      / {Hero} instaló {thing} en la cestita y extendió encima el paño, [ceremoniosamente|como una sábana].
      ?color Por encima solo se veía el paño: {color}.
      / La cestita llevaba su color como una bandera: {color}.
      + Alguien debía vigilar el agujero, y {friend} se ofreció a [no quitarle ojo|andar debajo].
      / La cestita dejó de quejarse y crujió de un modo [distinguido|casi musical].
      + Iban por turnos, y en el {friend.de} se andaba [de puntillas|mucho más despacio].
      + De vez en cuando se levantaba una esquina, y sí, [allí seguía|no se había ido].
    `,
    sock: `
      {Hero} deslizó {thing} por el calcetín, y se oyó perfectamente su llegada [a la punta|al talón].
      / El calcetín bostezó, y {thing} descendió lentamente hasta [el talón zurcido|las profundidades].
      ?color Iba el bulto envuelto en el mejor color: {color}.
      / Con ese color no lo perdería de vista nadie: {color}.
      + Con un nudo en lo alto ya no era calcetín, sino [caja fuerte|maleta].
      / Tenía ahora una barriga redonda, y {friend} le dio [la enhorabuena|una palmadita].
      + Se mecía al andar como el rabo de un animal [contento|que no tenía prisa].
      + —Con razón iba sin pareja: se reservaba para esto —dijo {friend}, [con autoridad|con la voz de saberlo todo].
    `,
  },
  role: {
    hero: `
      —Iré yo —dijo {hero}, y ambas palabras sonaron [enormes|más valientes de lo previsto].
      / Mientras los demás estudiaban el suelo, {hero} dio [un paso adelante|un paso que hizo ruido].
      / Del silencio [general|colectivo] salió la voz {hero.de}, [ofreciéndose|diciendo que sí].
      {Friend} dijo que también, y a continuación preguntó [adónde|si era obligatorio].
      / —Y yo, naturalmente —añadió {friend}, [al cabo de un momento|con cierto retraso].
      / Acto seguido se apuntó también {friend}, [arrepintiéndose|palideciendo].
      + El corazón {hero.de} tocaba el tambor, pero [llevaba bien el compás|era un tambor pequeño].
      / {Hero} notó en las rodillas un temblor y decidió [no contárselo|que era de ganas].
      + {Keeper} no dijo nada, pero se le quitó [un peso|una arruga] de encima.
      + A los héroes de verdad se los conoce porque preguntan por [el camino|la merienda].
      / Nadie tocó la trompeta, y así se estaba [mejor|más en confianza].
    `,
    helper: `
      —¿Por dónde se empieza a ayudar? —preguntó {hero}, y fue una pregunta [novedosa|de agradecer].
      / {Hero} se arremangó, que es lo primero en estos casos, [con mangas o sin ellas|aunque sea de mentira].
      / {Hero} empezó por [escuchar|preguntar], herramienta que [raramente|nunca] se oxida.
      {Friend} se arremangó también, [imaginariamente|por solidaridad].
      / —Yo puedo sujetar cosas —ofreció {friend}, [buscando alguna|con voz profesional].
      / {Friend} ofreció [numerosos|abundantes] consejos, de momento [inservibles|gratuitos].
      + {Keeper} suspiró como suspira quien [suelta una maleta|por fin se sienta].
      / {Keeper} lo explicó todo otra vez desde el principio y ya [le temblaba menos la voz|le salió más corto].
      + Quien ayuda bien escucha primero, {hero.y} puso [las dos orejas|toda la atención].
      + Hay ayudas que consisten en sostener una puerta, y otras, [bastante más difíciles|menos frecuentes], en [callarse|esperar] al lado de ella.
      + Ayudar no da importancia, pero sí mucho [que hacer|calor].
      / Se repartió el trabajo, y a nadie le tocó [lo peor|mirar].
    `,
    explorer: `
      {Hero} examinó el suelo, el aire y una piedra, y señaló [cuesta arriba|con absoluta seguridad].
      / —Donde nadie ha mirado, se mira —decidió {hero}, y se puso [en camino|a husmear].
      / Entre varias direcciones, {hero} eligió la menos [transitada|recomendable].
      {Friend} exploró un rato hacia atrás, [por precaución|que era terreno conocido].
      / —¿Y si no hubiera nada? —se inquietó {friend}, [ya caminando|en la retaguardia].
      / {Friend} bautizó un charco y se [tranquilizó|envaneció] bastante.
      + Había huellas viejas y huellas más viejas, y unas terceras, [de gallina|las suyas de hacía un momento].
      / Quien explora le pone nombre a lo que ve, así que hubo una Piedra [del Susto|del Bocadillo].
      + {Keeper} señaló hasta donde sabía, y más allá ya [no señalaba nadie|era mapa en blanco].
      + Lo desconocido empieza siempre dos pasos más lejos que [lo conocido|la última farola].
      / El viento olía a sitio [sin estrenar|que nadie ha barrido].
    `,
    leader: `
      —Primero se piensa y luego se corre —propuso {hero}, [muy en serio|sin gritar].
      / {Hero} preguntó a cada cual sus habilidades y concluyó: «[Nos sobra|Es suficiente]».
      / {Hero} repartió tareas [diminutas|sencillas], cada una imprescindible.
      {Friend} formó inmediatamente una fila, [algo corta|de un solo miembro].
      / —Tú diriges y yo protesto, que también [hace falta|tiene mérito] —ofreció {friend}.
      / {Friend} se nombró [inmediatamente|provisionalmente] segunda autoridad.
      + Quien va delante tiene que mirar mucho [hacia atrás|por encima del hombro].
      / No hizo falta levantar la voz, porque se había [callado el resto|hecho silencio solo].
      + {Keeper} dijo que sí con la cabeza, y luego [con el cuerpo entero|otra vez, con más convencimiento].
      + Un plan corto se olvida menos: ir, encontrar {thing} y [volver|volver a tiempo de la cena].
      / Si alguien se cansaba, se paraba todo el [mundo|desfile]; eso quedó claro.
    `,
    friend: `
      {Hero} no prometió nada, solo se sentó [al lado|un rato junto a la pena ajena].
      / —No tienes que buscar en soledad —dijo {hero}, y aquello [era lo que faltaba|cayó bien].
      / Sin [discursos|grandes palabras], {hero} se acercó hasta que la pena [cupo|estuvo] entre los dos.
      {Friend} se sentó al otro lado, [medio encima|para cerrar el hueco].
      / —Y yo hago bulto —dijo {friend}, que en efecto [hacía bulto|lo hacía].
      / Suspiró {friend} en el mismo [tono|compás], que es una [manera|forma] de acompañar.
      + {Keeper} sonrió primero por una esquina de la boca y [luego por la otra|después entera].
      / Hay ratos en que un hombro vale más que [un consejo|tres mapas].
      + Después de estar así un momento, buscar {thing} parecía [posible|menos cuesta arriba].
      + Las penas, entre tres, tocan a [cucharadita|muy poco].
      / Cuando hubo que levantarse, costó, que es [buena señal|como debe ser].
    `,
  },
  challenge: {
    pebble: `
      Entonces volvió lo de siempre, «{challenge}», {hero.y} se lo confió [a una piedra|a un guijarro].
      / Había una dificultad, «{challenge}», {hero.y} se la contó a un guijarro [discreto|gris].
      La piedra no dio consejos, lo cual [aliviaba|se agradecía].
      / Las piedras llevan milenios callando y [tienen práctica|escuchan de maravilla].
      + {Friend} se alejó unos pasos y fingió interesarse por [un musgo|una hormiga].
      + Después la piedra fue al bolsillo, un poco más pesada, {hero.y} siguió [a otro paso|con menos carga].
      + Dicho en voz alta, aquello resultaba ser de tamaño [normal|corriente].
      / Lo que se cuenta encoge, aunque se le cuente a [un guijarro|algo sin orejas].
      + {Hero} experimentó entonces un alivio [considerable|diminuto], del tamaño [aproximado|exacto] de una piedra.
    `,
    step: `
      De pronto se interpuso lo difícil, «{challenge}», y los pies {hero.de} [se negaron|no quisieron].
      / Algo retenía {hero.a}, «{challenge}», y pesaba como [el barro|una cuesta].
      —Un paso, y después veremos —se propuso {hero}, y fue [posible|bueno].
      / {Hero} dio un paso de tamaño ratón y después [lo repitió|añadió el siguiente].
      + {Friend} contaba por lo bajo y, en los momentos duros, [se saltaba números|contaba de dos en dos].
      + Ninguno fue un gran paso, pero puestos en fila [llegaban lejos|eran ya un camino].
      + Al volverse a mirar, lo difícil había quedado atrás y parecía [un matorral|bastante bajo].
      / A la altura del quinto ya no hubo que [decidirlo|empujar].
      + {Hero} comprobó que la dificultad, [vista de cerca|mirada fijamente], estaba hecha de [trozos pequeños|pasos].
    `,
    together: `
      —Tengo una dificultad, «{challenge}» —confesó {hero}, mirando [el suelo|a otro lado].
      / {Hero} lo soltó de un tirón, «{challenge}», y no se hundió [el camino|el universo].
      —Lo llevamos a medias, y yo agarro [este lado|la parte trasera] —contestó {friend}.
      / {Friend} opinó que a cada cual le pasa lo suyo, [incluso a los planetas|y que había tiempo].
      + La dificultad no se fue del todo, pero cambió de sitio y dejó [pasar|libre la mitad].
      + Lo bueno fue que {friend} no se rio ni dio [una charla|ningún consejo].
      + De ahí en adelante fueron al mismo compás, sin [hablar de ello|decirlo].
      / Las cosas difíciles no aguantan bien que haya [dos mirándolas|compañía].
      + {Hero} comprendió que las confidencias [pesan|abultan] menos [repartidas|a la intemperie].
    `,
  },
  power: {
    gap: `
      El suelo se interrumpía en un abismo [considerable|sin puente], y solo servía una cosa: «{power}».
      / Ante el hueco, {hero} recordó su poder, «{power}», y lo utilizó [sin respirar|a ciegas].
      / Había [muchísimo|demasiado] aire por medio, {hero.y} recurrió a lo suyo: «{power}».
      / Un barranco sin [barandillas|escrúpulos] reclamaba una cosa: «{power}».
      Hubo un zumbido, y el abismo quedó [a la espalda|atrás, sorprendidísimo].
      / Inexplicablemente, al momento estaban [en la otra orilla|al otro lado].
      / Al instante el barranco [bostezaba|permanecía] detrás, [decepcionado|humillado].
      / Nadie supo [explicarlo|contarlo] después, pero [estaban|aterrizaron] enfrente.
      + Los poderes se pagan, {hero.y} notó las piernas [de gelatina|llenas de sueño].
      + —¿Otra vez? —pidió {friend}, pero una vez por noche es [la norma|todo lo que hay].
      + Una piedrecita caída al borde seguía sin [llegar abajo|dar con el fondo].
      / Luego hubo que sentarse un rato, porque saltarse un abismo [da hambre|gasta mucho].
      + {Hero} solicitó unos minutos de [tranquilidad|inmovilidad], y el paisaje se los [concedió|regaló].
    `,
    dark: `
      La oscuridad de aquel rincón se podía [untar|cortar], {hero.y} recurrió a su poder: «{power}».
      / Allí no veía ni la propia noche, hasta que {hero} utilizó lo suyo: «{power}».
      / Contra aquella negrura [centenaria|impenetrable] había esto: «{power}».
      Lo negro se hizo azul, y lo azul, [transparente|camino].
      / La oscuridad retrocedió, igual que un gato [ofendido|remojado].
      / Aparecieron contornos, [distancias|colores] y finalmente una senda.
      + Después hubo que descansar, porque {hero.a} se le había gastado [media noche|toda la cuerda].
      + —Perdón por la molestia —le dijo {friend} a la oscuridad, [por educación|al pasar por su lado].
      + Dos polillas pidieron que se quedara así, pero los poderes [no se quedan|van de paso].
      / Le costó un bostezo enorme, de los que dejan [lágrimas|la cara del revés].
      + {Hero} se despidió del resplandor, que era [prestado|efímero], con cierta [melancolía|ternura].
    `,
    weight: `
      Una roca monumental obstruía el paso, {hero.y} echó mano de su poder: «{power}».
      / Empujar era inútil contra una piedra tan [obstinada|gigantesca], pero quedaba esto: «{power}».
      / Una piedra [antiquísima|considerable] fingía dormir, hasta que hubo esto: «{power}».
      La roca reflexionó, suspiró y se apartó [medio metro|educadamente].
      / Como un mueble que se despereza, la roca dejó [sitio|libre el camino].
      / Crujió, [protestó|gimió] y rodó con [inesperada|asombrosa] agilidad.
      + {Friend} empujaba también, cuando ya [no hacía falta|había terminado todo], y quedó muy bien.
      + Luego {hero} tuvo que apoyarse un rato, porque ese poder se lleva [las fuerzas|el aliento].
      + Debajo vivía un gusano que abrió un ojo y preguntó si era ya [primavera|lunes].
      / No quedaba para más aquella noche: los poderes se cargan [durmiendo|en la cama].
      + {Hero} se examinó las manos, [sorprendentemente|completamente] iguales a las de [siempre|por la mañana].
    `,
  },
  talent: {
    gatekeeper: `
      Un escarabajo con gorra exigía a cada caminante su [mayor|verdadera] afición.
      / —Documentación, o algo que te apasione —solicitó un sapo [uniformado|desde su ventanilla].
      / —No se pasa sin [entusiasmo|aficiones] —advirtió un mochuelo [meticuloso|galoneado].
      / En la barrera, un funcionario [coleccionaba|certificaba] habilidades ajenas.
      {Hero} demostró lo suyo, «{talent}», y el guardián, [boquiabierto|con respeto], abrió.
      / Fue algo sencillo, «{talent}», y el guardián [levantó la barrera|abrió el paso].
      / Bastó esto, «{talent}», y el guardián [se descubrió|levantó la barrera].
      / Fue una demostración, «{talent}», y el guardián selló [el permiso|tres papeles].
      + —Treinta años en esta puerta y nunca había visto [nada igual|a nadie pasarlo tan bien] —confesó el guardián.
      + {Friend} propuso enseñar cómo se duerme la siesta, pero con una demostración [bastaba|había de sobra].
      + De la fila de atrás, donde no había nadie, llegó [un aplauso|un «oh»].
      / Apuntó algo en su cuaderno y lo subrayó [dos veces|con saliva].
      + {Hero} agradeció los aplausos, que eran [cuatro|pocos], aunque [sincerísimos|muy bien dados].
      + A partir de esa noche la barrera se levanta [sola|con música], por lo visto, cada [martes|primavera].
    `,
    sleepless: `
      Un pajarito desvelado lloraba en mitad del paso, [sin consuelo|y su madre bostezaba].
      / Un lironcito proclamaba a gritos que no tenía sueño, [bloqueando el camino|y nadie pasaba].
      / Alguien reclamaba entretenimiento desde una cuna de [corteza|hojarasca].
      / Impedía el paso un ratoncito que había [olvidado|extraviado] el sueño.
      {Hero} le ofreció lo suyo, «{talent}», y los ojitos se fueron [entornando|apagando].
      / —Fíjate —dijo {hero}, «{talent}», y los gritos se volvieron [bostezos|arrullos].
      / Bastó esto, «{talent}», y el llanto se [deshilachó|adelgazó] en suspiros.
      / Se le ofreció esto, «{talent}», y los párpados se fueron [rindiendo|plegando].
      + La madre dio las gracias sin voz, moviendo solo [las cejas|el pico o lo que fuera].
      + {Friend} estuvo a punto de dormirse también, y hubo que [empujar un poco|soplarle en la oreja].
      + Salieron de puntillas, tan de puntillas que ni [la hierba lo notó|crujió una piedra].
      / Aquella vez lo hizo más bajito y más lento que nunca, y salió [mejor|redondo].
      + {Hero} fue bajando la intensidad [imperceptiblemente|poco a poco], hasta que solo quedó [el gesto|la intención].
      + La [oscuridad|espesura], agradecida, se cerró sobre [la cuna|el nido] como [un párpado|una mano].
    `,
    quarrel: `
      Dos hormigas discutían en el camino por una miga [antigua|diminuta].
      / Dos ranas se disputaban [una piedra|la misma piedra], sin dejar pasar.
      / Dos ardillas se repartían a gritos una avellana [absolutamente|visiblemente] indivisible.
      / Cerraban el paso dos saltamontes [ofendidísimos|irreconciliables].
      {Hero} hizo lo suyo, «{talent}», y ambas enmudecieron [al instante|a la vez].
      / En un silencio {hero} empezó, «{talent}», y la pelea se quedó [sin público|olvidada].
      / Bastó esto, «{talent}», y la disputa perdió [inmediatamente|misteriosamente] interés.
      / Se produjo esto, «{talent}», y el enfado se [evaporó|distrajo].
      + —¿Puedes repetirlo desde donde pone cara de [susto|pensar]? —pidieron, ya del mismo bando.
      + {Friend} había tomado partido por [la miga|las dos y luego por ninguna].
      + Cuando quisieron acordarse de por qué reñían, ya era [tarde|imposible].
      / Se apartaron cada una a su lado, como [dos cortinas|puertas bien educadas].
      + El árbol de enfrente, que llevaba [semanas|temporadas] sin dormir por culpa de aquello, [dejó caer una hoja agradecida|se inclinó con elegancia].
      + Las dos partes alegaron que aquello no [valía|era justo], y solicitaron [una repetición|que continuase].
      + {Hero} se abstuvo de dictar [sentencia|veredicto], y por eso [se respetó|nadie la recurrió].
    `,
  },
  best: {
    words: `
      {Hero} pensó en {best}, que siempre sabe qué decir cuando [no hay nada que decir|todo se tuerce].
      / {Hero} se preguntó qué haría {best} en su lugar, y casi [oyó la respuesta|le oyó la voz].
      / Ojalá estuviera allí {best}, [suspiró|reflexionó] {hero}, y casi lo consiguió.
      / {Hero} se acordó entonces {best.de}, con [claridad|nitidez] de ventana.
      —Prueba por donde no has probado —aconsejaría, [con la boca llena|rascándose la nariz].
      / Aconsejaría mirar lo difícil de lado, [y merendar después|y con tranquilidad].
      / Recomendaría empezar por el final, [tranquilamente|silbando], y ver qué [pasa|sucede].
      / Propondría una tontería, y [debajo|detrás] de ella, una [solución|verdad].
      + Bastó con eso para que volviera [el ánimo|un poco de calor a las manos].
      + —¿Está aquí {best}? —preguntó {friend}, mirando [detrás de una piedra|por todas partes], y la respuesta fue que casi.
      + Un buen consejo puede viajar sin quien lo [da|inventó].
      / Hay gente que acompaña hasta desde [su propia cama|la otra punta de la ciudad].
      + {Hero} habría jurado que la [voz|frase] venía de [detrás|muy cerca], como vienen las [buenas ideas|visitas].
    `,
    gift: `
      En el bolsillo estaba la piedrecita que le regaló {best}, [lisa como un caramelo|con su raya blanca].
      / {Hero} conservaba una piedrecita {best.de} y la apretaba [en los apuros|cuando convenía].
      / {Hero} llevaba la piedrecita {best.de}, [superviviente|veterana] del bolsillo.
      / Viajaba también la piedrecita {best.de}, de absoluta [confianza|seriedad].
      Se calentó en la mano, y con el calor vino [una idea|algo parecido al valor].
      / No era mágica, aunque con ella se pensaba [mejor|con menos ruido].
      / Pesaba exactamente lo que pesa [una promesa|un buen recuerdo].
      / Apretándola se [sentía|notaba] que alguien la había elegido.
      + —¿Cuánto vale? —preguntó {friend}, y no hubo manera de [calcularlo|encontrar un número].
      + {Best} la había encontrado en un charco y la regaló [ese mismo día|antes de que se secara].
      + Mañana habría que contarle hasta dónde había [llegado su piedra|viajado].
      / Las cosas pequeñas tienen muy buena [memoria|puntería].
      + Entre todas las piedras del mundo, que son [incontables|numerosísimas], ninguna más había recibido un encargo tan [delicado|personal].
      + {Hero} la devolvió al bolsillo con esa [delicadeza|precaución] que merecen [los tesoros|las cosas sin precio].
    `,
    laugh: `
      {Hero} recordó la risa {best.de}, que empieza con hipo y termina [por el suelo|sin aire].
      / Inesperadamente le vino a la memoria la risa {best.de}, tan [contagiosa|escandalosa].
      / De la memoria salió la risa {best.de}, [rodando|estrepitosamente].
      / Acudió la risa {best.de}, que [desordena|despeina] habitaciones enteras.
      Se rio también, y el miedo, al verlo, [se sentó|perdió la seriedad].
      / Con aquella risa en la memoria, todo parecía [menos serio|de otro tamaño].
      / La preocupación se retiró [discretamente|refunfuñando] a un rincón.
      / Nada ahuyenta las dificultades como una carcajada [ajena|recordada].
      + —¿He dicho algo gracioso? —preguntó {friend}, [con esperanza|con cierta ilusión].
      + Habría que contárselo todo {best.a}, y sobre todo [la parte de la cara {friend.de}|esta parte].
      + Una risa buena se puede llevar lejos, porque [no pesa|cabe en cualquier sitio].
      / Alumbraba un poco, como alumbra una ventana con [gente dentro|luz en otra casa].
      + {Hero} prosiguió con una [ligereza|serenidad] que {friend} no supo a qué [atribuir|agradecer].
    `,
  },
  home: {
    moonlight: `
      La luna había tendido un camino blanquísimo, {hero.y} lo [inauguró con cuidado|siguió hasta casa].
      / Volvieron por la raya de luz, que crujía ligeramente, [como la escarcha|igual que el azúcar].
      / Guiados por la claridad, [desandaron|recorrieron] sin apresurarse el camino de las [ventanas|chimeneas] dormidas.
      / Una luna [redonda|complaciente] los acompañó hasta casa, deteniéndose [siempre que|cada vez que] ellos se detenían.
      + Detrás, {place} se fue encogiendo [luz por luz|hasta caber en una mano].
      / A la espalda quedaba {place}, y ya no se distinguía [ventana de estrella|la luz del recuerdo].
      + {Friend} bostezó, y el bostezo pasó [de uno a otro|al camino y del camino a la luna].
      / Las sombras iban delante, muy largas, y llegaban [antes a todas partes|las primeras].
      + Un gato blanco fue con la comitiva un trecho y luego se acordó de [otra cosa|que tenía su propia luna].
      + Olía a tierra fresca y a noche recién [lavada|abierta].
      / No se oía más que el paso, y a veces [ni eso|un grillo que pasaba lista].
      + Por fin, al fondo, apareció una ventana [conocida|de las de siempre] con la luz encendida.
      + Ninguna palabra hizo falta hasta la [puerta|esquina], y allí, tampoco.
      + {Hero} caminaba [silenciosamente|sin impaciencia], repasando la noche como quien [revisa|acaricia] sus bolsillos.
    `,
    drift: `
      La noche se encargó amablemente del regreso, y bastó con [dejarse llevar|abandonarse], como las hojas.
      / Volvieron lentísimamente, igual que vuelve a la orilla [una pluma|un tapón de corcho].
      / El regreso sucedió [casi|prácticamente] solo, según suceden las [nevadas|siestas].
      / Una brisa [considerada|servicial] los fue empujando hacia casa, con [la delicadeza|el cuidado] de quien mueve una cuna.
      + A lo lejos se apagaba {place}, primero [lo alto|los bordes] y al final el centro.
      / Ya no se distinguía {place} de [un montón de estrellas|la noche de alrededor].
      + {Friend} quiso contar las luces y a la cuarta [se hizo un lío|ya soñaba con ellas].
      + Alguien tarareaba, y resultó que era [el aire|la propia noche].
      / Había un silencio mullido en el que [apetecía apoyarse|cabía todo].
      + El camino de vuelta no pedía nada, y eso [se agradece|era lo mejor de él].
      + Algún tejado [conocido|familiar] fue asomando, [ceremoniosamente|tranquilamente], entre las ramas de siempre.
      + Olía a cama abierta mucho antes de ver [la casa|el tejado].
    `,
    slowly: `
      La vuelta se hizo despacio, porque nadie deseaba [que se acabara|llegar el primero], y menos {hero}.
      / Siempre parece más corto el regreso, así que {hero} y {friend} lo [alargaron|anduvieron por las orillas].
      / Regresaron con la [parsimonia|lentitud] de quien lleva algo [delicado|valioso] en brazos, que era la noche entera.
      / A paso de [caracol|procesión] deshicieron el camino, saludando [una por una|nuevamente] las cosas conocidas.
      + —¿Te acuerdas de cuando empezó todo? —suspiraba {friend}, y había sido [aquella misma tarde|hacía un par de horas].
      / De cuando en cuando había una parada para contemplar [nada|un muro], y vuelta a andar.
      + Las hierbas decían chist al rozarlas, y la comitiva [obedecía|bajaba aún más la voz].
      / Un grillo dio las buenas noches y siguió con [su única nota|lo suyo].
      + Una babosa iba por el mismo lado y llevaba mejor [marcha|ritmo].
      + {Place} era ya solo un punto de luz en la memoria y [otro a la espalda|otro en el bolsillo].
      / Los pies conocían el resto y no [preguntaban|necesitaban ojos].
      + En la última curva se pararon porque sí, a [escuchar|oír dormir a los árboles].
      + La noche venía detrás, recogiendo [las sombras|lo que quedaba del día].
    `,
  },
  bed: {
    adventurous: `
      La cama continuaba amarrada en su puerto, {hero.y} subió a bordo [sin levantar olas|con los pies helados].
      / {Hero} se deslizó entre las sábanas con arena en los talones y [un viaje entero dentro|medio mundo en el pelo].
      + —Otra noche alcanzaremos el borde —susurró {friend} [desde la ventana|antes de marcharse].
      / {Friend} se despidió dando un golpecito en el cristal y se alejó [por donde había venido|al paso del viento].
      + La silla volvía a ser una silla, y la alfombra, [una alfombra seca|tierra firme].
      / El viento había encontrado por fin dónde [tumbarse|dejar las botas].
      + En el mapa de la pared, el trozo blanco parecía [un poco menos blanco|de otro color].
      / La bolsa se quedó junto a la puerta, por si [mañana|se repetía].
      + Los diez dedos entraron en formación debajo de la manta y rompieron [filas|el paso].
      + Primero se cerró un ojo, y el otro, que hacía [guardia|de vigía], después.
      + Una última puerta hizo clic, muy lejos, y todo quedó [cerrado|quieto].
      / La lámpara se apagó como se apaga un [puerto|faro cuando ya no hace falta].
    `,
    calm: `
      La manta conservaba un hueco tibio con la silueta {hero.de}, [esperando|sin enfriarse].
      / {Hero} se tumbó despacio, y la cama [le hizo sitio|suspiró, muy bajo].
      + {Friend} esperó hasta que la respiración se volvió [profunda|acompasada], y se retiró de puntillas.
      / —Aquí me quedo hasta que se te cierren los ojos —prometió {friend}, y [cumplió|no tardó demasiado].
      + El lado fresco de la almohada seguía [fresco|en su lado].
      / La luz se encogió, se encogió y se metió [en la bombilla|dentro de sí misma].
      + Los pasos de la casa subieron la escalera y se [acostaron también|quitaron los zapatos].
      + Una mano quedó abierta encima de la colcha, como una hoja en [el agua|un estanque].
      / La cortina subía, y bajaba, y no tenía [nada que añadir|otra cosa que hacer].
      + Fuera, una nube tapó la luna con [cuidado|la punta de los dedos].
      + No había más que hacer en todo [el mundo|el barrio].
      / El silencio dio una vuelta y se tumbó [a los pies|encima de la alfombra].
    `,
    mysterious: `
      {Hero} se metió en la cama, que no hizo preguntas, porque las camas [son discretas|saben callar].
      / Todo permanecía igual que antes, {hero.y} se tapó hasta la nariz para no [contarlo|revelar nada].
      + {Friend} se llevó algo a los labios, que significaba silencio, y se fundió con [la penumbra|la sombra del armario].
      / —De esto, ni una palabra —susurró {friend}, y en su lugar ya no hubo [más que noche|absolutamente nadie].
      + En el cristal quedó un redondel de vaho que se iba [borrando|haciendo pequeño].
      / La hoja de la alfombra seguía allí, de modo que [había pasado|no era invento].
      + La silla tenía de nuevo cuatro patas, o [disimulaba|las cinco juntas].
      + El reloj dijo por fin el tac que le [faltaba|debía al tic].
      / La puerta blanca del suelo se fue cerrando con [la luna|la luna, sin ruido].
      + Ya no era una oscuridad cualquiera, sino una [conocida|de la casa].
      + Los secretos abrigan mucho si no se los [destapa|mueve].
      / Algo crujió, dos veces, con [cariño|mucha suavidad].
    `,
    joyful: `
      {Hero} se dejó caer en la cama, que pronunció boing [por última vez|ya sin convicción].
      / De los siete saltos no sobrevivía ninguno, {hero.y} cabía por fin [debajo de la manta|con risa y todo en la cama].
      + {Friend} dijo adiós siete veces, y la última [apenas se oyó|fue simplemente un gesto].
      / —Ha sido la mejor noche de este martes —declaró {friend}, y se marchó [tarareando|con un último brinco].
      + El calcetín de la lámpara se había dormido [boca abajo|con la lámpara encendida].
      / Los botones del pijama se quedaron serios, menos [uno|el de más].
      + Los dedos de los pies cantaron la última estrofa, cada vez [más flojo|con menos voces].
      + La risa dio una vuelta por el cuarto, buscó sitio y [se tumbó|se hizo un ovillo].
      / La luna mordió una nube y también [se quedó quieta|cerró el horno].
      + Con la alegría se duerme bien, si se la deja [enfriar un poco|en la mesilla].
      + Quedó una sonrisa puesta, como una luz de [pasillo|noche].
      / La silla, ya que nadie miraba, sonrió [también|con el respaldo].
    `,
    inspiring: `
      La cama era idéntica a la de antes, {hero.y}, misteriosamente, [no del todo|ya no].
      / {Hero} se acostó y contempló sus manos, que habían resultado [capaces|más útiles de lo que parecían].
      + —Ya ves para lo que sirves —murmuró {friend}, y se fue [sin esperar respuesta|cerrando con cuidado].
      / {Friend} solo dijo buenas noches, pero lo dijo [como quien entrega una medalla|mirando a los ojos].
      + La estrella chiquita seguía allí, con todas sus [fuerzas|ganas].
      / La bellota de la ventana había empezado a [abrirse|empujar] por un lado.
      + El caracol del tejado había llegado arriba y miraba [la ciudad|el paisaje].
      + Lo que por la tarde parecía imposible estaba ya [detrás|hecho], y ni siquiera hacía ruido.
      / La lámpara se apagó, porque había luz [de sobra|en otro sitio].
      + Mañana habría otra cosa difícil, pero eso era [mañana|asunto de mañana].
      + El cielo, desde la almohada, ya no parecía [demasiado|tan lejos].
      / Crecer no hace ruido, y de noche [menos|se nota poco].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} regresó a su rincón y se derrumbó, con el camino todavía [zumbando dentro|metido en el cuerpo].
      / La casa {hero.de} permanecía donde siempre, y esa era [la mejor noticia|una suerte extraordinaria].
      {Friend} se acomodó muy cerca y deseó buenas noches incluso a ti, {child}.
      / —Mañana salimos otra vez, {child} —anunció {friend}, [desde la orilla del sueño|bostezando].
      + El camino dio un par de vueltas y se enrolló delante de [la puerta|la entrada].
      / Por encima pasó el viento, pero esta vez [no invitó a nadie|iba a lo suyo].
      + Donde acaba un viaje siempre hay [una postura cómoda|algo blando].
      + Las estrellas hacían de mapa, y ya no hacía falta [leerlo|entenderlo].
      / Lo que estaba lejos se quedó [lejos|en su sitio], durmiendo.
      + Un ojo vigiló todavía un rato el horizonte, por [costumbre|si acaso].
      + La tierra giraba despacio, y en ella, [todo|cada cual en su cama].
    `,
    calm: `
      {Hero} recorrió su rincón hasta encontrar el hueco [de siempre|que tenía su forma].
      / En la casa {hero.de} no sonaba nada más que la noche [posándose|acomodándose].
      {Friend} respiraba hondo, y tú, {child}, puedes acompañar [ese compás|sin prisa].
      / {Friend} ya callaba, {child}, y callando se oye mejor [la oscuridad|el silencio].
      + Una gota cayó en un charco y dejó un círculo que [llegó a la orilla|se fue haciendo ancho].
      / La noche echó encima otra manta, de las [finas|que no pesan].
      + Todo lo que corre de día estaba parado, hasta [el arroyo|las prisas].
      + La luna se asomó, contó y vio que [no faltaba nadie|estaban todas las cosas].
      / Olía a heno, a lluvia vieja, a [sueño|casa].
      + El silencio tenía el tamaño exacto [del sitio|de la noche].
      + Así se quedó el mundo, como un plato [limpio|guardado en su armario].
    `,
    mysterious: `
      Nadie vio volver {hero.a}, salvo la luna, que [no habla|tiene otras preocupaciones].
      / {Hero} entró en su casa sin mover [una hoja|ni la sombra], y la sombra se acostó después.
      {Friend} prometió no decir nada. ¿Y tú, {child}, [guardas un secreto|sabes callar]?
      / Solo hay tres que lo saben: {hero}, {friend} y quien oye este cuento, o sea, {child}.
      + La niebla cerró el paso detrás, con [dos vueltas de llave|un suspiro].
      / Lo que brillaba entre las ramas parpadeó y [se apagó|no volvió a verse].
      + Debajo de todo se oía algo, muy hondo, como si la tierra [ronronease|pensara].
      + El secreto se hizo una bola y se metió bajo [el ala de la noche|una piedra].
      / Donde hubo huellas ya solo había [rocío|hierba].
      + La oscuridad era tan suave que daban ganas de [tocarla|llevarla puesta].
      + Mañana el mundo haría como si [nada|no supiera].
    `,
    joyful: `
      {Hero} aterrizó en su cama de un salto, pero un salto [diminuto|de despedida].
      / Por la casa {hero.de} quedaba todavía alguna carcajada dando [tumbos|vueltas].
      {Friend} se rio en sueños, {child}, y eso, según se dice, es [contagioso|buenísimo].
      / —Hasta la próxima celebración, {child} —dijo {friend}, y se durmió [a media palabra|bailando].
      + Los grillos tocaron la última pieza y guardaron [los violines|las patas].
      / Las estrellas bajaron la luz, como cuando se vacía [un salón|la plaza].
      + Una oreja, o algo parecido, seguía llevando [el compás|el ritmo].
      + En el suelo quedaban hojas de todos los colores, que ya [se barrerían|dormían].
      / Quien se ha reído mucho se duerme [de golpe|sin darse cuenta].
      + La luna apagó la cara de bollo y se puso la de [dormir|noche].
      + La fiesta siguió, muy flojita, en [otra parte|los sueños].
    `,
    inspiring: `
      {Hero} se acomodó en su lugar, que aquella noche parecía [más ancho|recién estrenado].
      / En la casa {hero.de} todo seguía igual, salvo una cosa [invisible|que no se ve].
      —Conseguido —murmuró {friend}, y también tú, {child}, podrías [mañana|cualquier día].
      / {Friend} se durmió con la cabeza muy alta, {child}, cosa [difícil|complicada] sin almohada.
      + Una semilla de allí cerca había decidido [crecer|salir], y no pensaba discutirlo.
      / Arriba, la estrella más chica hacía su turno [completo|sin quejarse].
      + Lo difícil dormía también, acurrucado y [mucho más pequeño|casi simpático].
      + Nadie aplaudía, y por eso se oía tan bien [el propio corazón|la noche].
      / Hay noches que dejan algo hecho para [siempre|el resto de los días].
      + El horizonte seguía allí, esperando [sin prisa|otro día], y no quedaba nadie a quien demostrarle nada.
      + La oscuridad cabía entera debajo de [una pestaña|los párpados].
    `,
  },
  dream: `
    El sueño llegó silenciosamente y amarró su [embarcación|barquita de plumas] al [borde|costado] de la cama.
    / [Gradualmente|Imperceptiblemente] fue ascendiendo el sueño, como [la marea|el agua de una bañera tibia].
    / La habitación empezó a balancearse [suavemente|con una lentitud deliciosa], porque había llegado [el sueño|la barca].
    / Sin que nadie [lo anunciase|supiera desde dónde], se detuvo junto a la almohada una [balsa|góndola] hecha de penumbra.
    / Alguien había desatado [la habitación|el dormitorio], que empezó a deslizarse [calladamente|mansamente] hacia el sueño.
    / Entró el sueño por debajo de la puerta, [extendiéndose|derramándose] por el suelo como [niebla|leche tibia].
    / Primero navegó [la colcha|el almohadón], después la lámpara, y finalmente [todo lo demás|el techo].
    / Los ojos se cerraron, y detrás de los párpados [había|esperaba] un embarcadero [iluminado|solitario].
    ?dream En la proa ponía adónde iba: «{dream}».
    / El [barquero|timonel] no [necesitó preguntas|hizo preguntas], pues conocía [el destino|la respuesta]: «{dream}».
    / Pintado en la vela, con [caligrafía|letra] infantil, se leía el [destino|rumbo]: «{dream}».
    / —¿Adónde? —preguntó [una gaviota|el viento], y la contestación [vino sola|fue un bostezo]: «{dream}».
    / Todas las corrientes [conducían|desembocaban] aquella noche en el mismo lugar: «{dream}».
    + A bordo había sitio para {child}, para la manta y para [una pregunta|alguna que otra estrella].
    + {Place} asomó un momento entre la niebla y [dijo adiós|se apagó despacio].
    / Por la orilla pasaba {place}, muy bajito, como [una canción de otro cuarto|algo que se recuerda].
    + No hacía falta remar, bastaba con [respirar|soltar los pies].
    + El agua decía siempre la misma [palabra|cosa], y era una buena palabra.
    + La luna llevaba el timón y se sabía [el camino|las orillas de memoria].
    + {Child} apoyó la mejilla en la [oscuridad|corriente], que era [mullida|tibia] e interminable.
    + En alguna orilla [invisible|remota] sonaba [una campana|un violonchelo], o tal vez [la respiración|el recuerdo].
    + Las [constelaciones|estrellas] iban detrás, [amarradas|prendidas] a la embarcación por [un hilo|pura simpatía].
    + {Place} se deshizo [lentamente|por los bordes], igual que [un terrón de azúcar|una acuarela].
  `,
  goodnight: `
    Buenas noches, {child}, y que la oscuridad te sea [mullida|favorable].
    / Duerme tranquilamente, {child}, que la noche [permanece despierta|se ocupa de todo].
    / Colorín, colorado, {child}, y hasta las palabras se han [acostado|adormecido].
    / Ya no falta nada, {child}, absolutamente nada, sino [cerrar los ojos|el silencio].
  `,
  moral: `
    El camino, {hero} y la noche pensaban [lo mismo|la misma cosa]: «{moral}».
    / Había una frase que ahora se entendía [mejor|de otra manera]: «{moral}».
    / {Hero} lo dijo para sus adentros, [una sola vez|sin prisa]: «{moral}».
    / Pensándolo [detenidamente|al volver], todo cabía en esto: «{moral}».
    / Lo sabían hasta las [estrellas|piedras], que suelen ser discretas: «{moral}».
    / De lo [ocurrido|sucedido] {hero} se guardó unas palabras: «{moral}».
  `,
}
