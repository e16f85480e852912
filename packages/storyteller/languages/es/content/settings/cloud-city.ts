import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: {
    name: 'la Ciudad de las Nubes',
    in: 'en la Ciudad de las Nubes',
    to: 'a la Ciudad de las Nubes',
    from: 'de la Ciudad de las Nubes',
  },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. El suelo era [blando|un poco cosquilloso].
      / @place Se abrió una puerta blanca. Estaban {place.in}.
      / Subieron y [subieron|luego más]. Entraron {place.in}.
      / Plof, [plof|y plof]: así se anda {place.in}.
      Las calles eran de niebla y las luces, de [vapor|estrella].
      / Todo era blanco, con un poco de [rosa|azul] en los bordes.
      / Una [oveja|vecina] barría vapor delante de su casa.
      + Un ascensor de viento subía y [bajaba|silbaba].
      + Olía a sábana limpia y a [lluvia|jabón].
      + —Sin zapatos, por favor —dijo un portero de [niebla|humo].
      + A cada paso, el suelo hacía puf.
      + {Friend} dio un salto y tardó en [bajar|caer].
      + Un buzón flotaba, atado con un hilo.
      + Abajo, la tierra era chica como un [plato|mapa].
      + Una farola se apartó para dejarlos pasar.
      + El viento les quitó el polvo con un [cepillo|soplo].
    `,
    life: `
      En los balcones sacudían [almohadas|la última docena]. Puf, puf.
      / Allí viven los almohaderos. Hacen almohadas de [nube|noche].
      Una nube pequeña aprendía a ser [barco|conejo].
      / Las nubes chicas iban a dormir en [fila|montón].
      + El panadero vendía merengue, o quizá era la [pared|calle].
      + Dos abuelas hacían punto con niebla.
      + Un niño perdió su casa y halló [otra|tres].
      + Las gallinas ponían huevos muy, muy ligeros.
      + Un gato dormía en el aire, [sin nada|de lado].
      + Tendían la lluvia en una cuerda, para [secarla|mañana].
      + El viento cerraba las puertas, una por una.
      + Una nube gorda pedía otro cuento.
      + La ropa se plancha sola, con un [suspiro|poco de sol].
    `,
    way: `
      Fueron {spot.to} por una calle que [se deshacía|cambiaba].
      / Hacia allá, {spot.to}, subía una escalera de [aire|vapor].
      El viento abrió una puerta y dijo «[pasen|chist]».
      / Una nube fue detrás un trecho, como un [perrito|pato].
      + Abajo dormían los [tejados|pueblos], muy abajo.
      + Olía a frío y a menta.
      + Pisaron un charco. Era de [cielo|luna].
      + Un cartel decía: «Ojo, no hay [nada|suelo]».
      + Una cometa sin hilo los [saludó|miró] al pasar.
      + {Friend} habló, y su voz se quedó detrás.
      + Oyeron a alguien barrer [estrellas|niebla] muy lejos.
      + Un pájaro dormía con el pico en una nube.
      + {Hero} metió el pie hasta la [rodilla|mitad]. Puf.
    `,
    thanks: `
      {Keeper} le dio {hero.a} un trocito de nube [muy blanda|sin peso].
      / —Guárdalo bien —dijo {keeper}. Era un suspiro en una [caja|bolsa].
      El ascensor de viento bajó [despacito|con música].
      / Las farolas guiñaron, [una a una|primero la izquierda].
      + {Friend} recibió una gorra de niebla.
      + —Vuelve cuando llueva al [revés|sur] —dijo el portero.
      + La nube chica les dijo adiós en forma de [mano|pañuelo].
      + Los almohaderos sacudieron una almohada por ellos.
      + Una pluma los siguió un [rato|piso].
      + El suelo hizo puf, esta vez de [pena|adiós].
      + La escalera de aire se fue detrás de ellos.
    `,
  },
  intermediate: {
    arrival: `
      @place El suelo dejó de ser suelo: estaban {place.in}. Se hundían [un poco|hasta el tobillo].
      / @place Al otro lado de una puerta blanca empezaba {place}, [sin ruido|con niebla nueva].
      / @place Subieron el último escalón y se hallaron {place.in}, donde todo era [blando|posible].
      / Subieron escalones de vapor, [esponjosos|blandísimos], y aparecieron {place.in}.
      / Una gaviota [cartera|municipal] les abrió la barandilla {place.from}.
      Las calles eran de niebla y las farolas, de vapor con una estrella [dentro|prestada].
      / A cada lado había casas redondas que respiraban [despacio|dormidas].
      + Un ascensor de viento subía vacío y bajaba [silbando|lleno de hojas].
      + —Aquí se entra sin zapatos —advirtió un portero hecho de vapor.
      + Olía a sábana limpia y a lluvia sin [estrenar|abrir].
      + {Friend} dio un saltito y tardó lo suyo en volver.
      + Allá abajo la tierra parecía un mapa que alguien olvidó [doblar|guardar].
      + Un buzón flotaba atado a una piedra, por precaución.
      + El viento los cepilló de arriba abajo y les encontró una [miga|pelusa].
    `,
    life: `
      Los almohaderos sacudían en los balcones la última docena [del día|de almohadas].
      / Casi todos los vecinos fabrican almohadas, y los demás las [prueban|duermen].
      Una nube muy joven aprendía a ser conejo. Le salía un [zapato|tenedor].
      / A esa hora acuestan a las nubes pequeñas, que siempre piden [otro cuento|más viento].
      + El panadero no recordaba cuál era el merengue y cuál la pared.
      + Dos abuelas tejían una bufanda de niebla para el [campanario|invierno].
      + Un señor buscaba su casa, que había salido a dar un paseo.
      + En los tendederos colgaba la lluvia de mañana, bien [escurrida|planchada].
      + Las gallinas ponían huevos tan ligeros que había que atarlos.
      + Un gato se había dormido en el aire y nadie quería [despertarlo|decírselo].
      + El viento iba de puerta en puerta, cerrándolas con el codo.
    `,
    way: `
      La calle que llevaba {spot.to} se deshacía detrás de [cada paso|ellos].
      / Se iba {spot.to} por una escalera de aire, de las que no [crujen|se ven].
      / Resbalaron {spot.to} por una cuesta de espuma, [despeinándose|saludando] por el camino.
      El viento les abrió una puerta y la cerró luego con [cuidado|el pie].
      / Una nubecita los siguió un buen trecho, como un [perrito|curioso].
      + Muy abajo dormían los pueblos, cada uno con su lucecita.
      + Pisaron un charco de cielo y se les mojó la [sombra|risa].
      + «Atención: a partir de aquí, nada», avisaba un letrero.
      + {Friend} dijo algo, y la frase se quedó atrás, [flotando|enganchada en una esquina].
      + Una cometa sin dueño les preguntó la hora.
      + Alguien barría estrellas en un patio, con mucho [cuidado|polvo].
      + {Hero} hundió un pie hasta la mitad y lo sacó más limpio.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} un pedazo de nube, de las que no [llueven|se gastan].
      / —No pesa —dijo {keeper}, y le entregó {hero.a} un suspiro [en una caja|bien doblado].
      / Una almohadita del tamaño de un pensamiento fue para {hero}, [envuelta|doblada] en niebla.
      El ascensor de viento los bajó despacio, con música de [flauta|fondo].
      / Una tras otra guiñaron las farolas, empezando por la [izquierda|más vieja].
      + {Friend.a} le pusieron una gorra de niebla que cambiaba de forma.
      + La nube que quería ser conejo les dijo adiós, ya casi con [orejas|rabo].
      + Sacudieron una almohada en su honor y nevó un poco.
      + —La próxima vez, con sueño —pidió el portero—, que aquí [sobra sitio|se gasta].
      + La pluma más curiosa los acompañó hasta el penúltimo piso.
    `,
  },
  advanced: {
    arrival: `
      @place En lo alto de la escalera el suelo se volvió opinable, y estuvieron {place.in}.
      / @place Al abrirse una puerta de vapor se encontraron {place.in}, con los pies hundidos en el [suelo|asombro].
      / @place Se pisaba algo semejante a un flan frío, de modo que estaban ya {place.in}.
      / Ascendiendo por corrientes [hospitalarias|tibias], bastante mejor [organizadas|barridas] que cualquier avenida, desembocaron {place.in}.
      / Una campanilla de vapor [anunció|tintineó] su llegada {place.to}, donde hasta los saludos [flotaban|se evaporaban].
      + Las calles eran de niebla, y las farolas, de vapor con una estrella [alquilada|en préstamo].
      + —Los zapatos, si no es molestia —rogó un portero que se transparentaba al [hablar|inclinarse].
      + Subía y bajaba sin pasajeros un ascensor de viento, silbando para darse [compañía|importancia].
      + Del mundo de abajo no quedaba sino un mapa a medio doblar.
      + {Friend} ensayó un salto y regresó de él al cabo de un rato, con noticias de [arriba|los tejados].
      + Olía a sábana limpia y a una lluvia que aún no hubiera [estrenado nadie|sido llovida].
      + Las casas, redondas, respiraban todas al mismo compás.
    `,
    life: `
      Los almohaderos, gremio principal, sacudían en los balcones la docena [postrera|última] del día.
      / Vive aquella ciudad de las almohadas, que unos fabrican y otros, con igual esmero, [prueban|duermen].
      / Al anochecer se [recogen|pliegan] las aceras, no vaya a ser que de madrugada [alguien|un distraído] las sople.
      / La vecindad entera [remendaba|zurcía] nubes viejas a la luz de una [luciérnaga|estrella] en alquiler.
      + Una nube principiante se ejercitaba en la figura del conejo y no pasaba del [zapato|tenedor].
      + El panadero confundía a menudo el merengue con la pared, sin que hubiera [quejas|reclamaciones].
      + Buscaba un vecino su casa, que había salido a tomar el aire.
      + De los tendederos pendía la lluvia de mañana, escurrida y puesta en [pinzas|orden de tamaño].
      + Dos abuelas tejían para el campanario una bufanda de niebla, punto del [derecho|revés].
      + Dormía un gato en mitad del aire, y por discreción nadie le había [avisado|señalado el suelo].
    `,
    way: `
      Conducía {spot.to} una calle que se iba deshaciendo a sus [espaldas|talones], muy cortésmente.
      / Para ir {spot.to} se toma una escalera de aire, que ni cruje ni, bien mirada, [existe|está].
      / Un tranvía de niebla, silencioso y [puntualísimo|algo distraído], los [aproximó|acompañó] {spot.to} sin cobrarles nada.
      / Dirigiéndose {spot.to} [atravesaron|bordearon] un mercado donde se vendían horizontes [enrollados|a medida].
      + Un letrero prevenía al viajero de que, a partir de aquel punto, no había [nada|suelo garantizado].
      + Los siguió una nubecilla, fingiendo cada vez que se volvían ser otra [cosa|oveja].
      + Pisaron un charco de cielo, y {friend.a} y a su sombra se les mojó el mismo [pie|costado].
      + Alguien, en un patio remoto, barría estrellas contra un [rincón|seto].
      + Cuanto decía {friend} quedaba flotando en la esquina anterior, como ropa [tendida|olvidada].
      + Muy al fondo dormían los pueblos, cada cual con su lucecita por [almohada|botón].
    `,
    thanks: `
      {Keeper} hizo entrega {hero.a} de un pedazo de nube garantizado contra la [lluvia|prisa].
      / En una caja, cuidadosamente doblado, {keeper} regaló {hero.a} un [suspiro|bostezo].
      / Con certificado de autenticidad entregó {keeper} {hero.a} un [centímetro|recorte] de atardecer, [ligeramente|apenas] sonrosado.
      / Se despidió {keeper} ofreciéndole {hero.a} una almohada [diminuta|microscópica], [suficiente|perfecta] para un solo pensamiento.
      + El ascensor los fue dejando caer sin prisa, con acompañamiento de [flauta|brisa].
      + La nube aprendiz se despidió en forma de conejo, o de [algo con orejas|tenedor muy cariñoso].
      + Recibió {friend} una gorra de niebla, cuyo modelo variaba según el [humor|viento].
      + —Otra vez, con más sueño —encareció el portero—, que aquí lo hay de [sobra|primera].
      + Sacudieron los almohaderos una de las grandes, y por un momento nevó en toda la [escalera|ciudad].
    `,
  },
  troubles: {
    'cloud-whistle': {
      keeper: { noun: 'pastor de nubes', gender: 'm' },
      thing: { noun: 'silbato de madera', gender: 'm' },
      spot: { at: 'en la nube más baja', to: 'a la nube más baja' },
      facts: {
        ask: '¿Por qué andaban sueltas las nubes?',
        cause: '{thing} cayó por el agujero de un bolsillo',
        mended: 'las nubes volvieron a casa',
      },
      beginner: {
        trouble: `
          @keeper Por la calle corría {keeper.un}, [sin aliento|con una sola bota].
          / @keeper —¡Alto, blanca! —gritaba {keeper.un} a una [nube|oveja de aire].
          Las nubes andaban sueltas por [las tiendas|todas partes].
          / Había nubes en el mercado, en la fuente y en la [cama|sopa].
          @thing —Sin {thing} no me hacen caso —[dijo|jadeó].
          / @thing —Perdí {thing}, y con él las [llamo|junto] —dijo.
          @cause —Por un roto del bolsillo se cayó {thing} —[contó|dijo].
          / @cause Sacó un dedo por su bolsillo. Por ese agujero cayó {thing}.
          @feeling Estaba tan cansado que se sentó [en un charco|en el aire].
          / @feeling —Qué cansado estoy —dijo, y bostezó como una [vaca|puerta].
          + Probó a silbar con los dedos. Salió [pff|saliva].
          + Una nube le pasó por encima y le llovió en el gorro.
          + Cayó hacia abajo, donde las nubes [duermen|son gordas].
          + —Llevo tres noches detrás de la [negra|más chica] —dijo.
          + Su perro era una nube también. Estaba [perdido|en la fuente].
          + Tenía un bastón largo y los pies muy fríos.
          + Alguien le pisó el gorro. Fue una nube.
        `,
        worry: `
          Una nube entró en la panadería y [llovió en la harina|pidió bollos].
          / En la escuela llovía. Los niños leían con [paraguas|remos].
          + El alcalde buscaba su casa. La llevaba [puesta|una nube].
          + Una nube se casó con un sombrero por [error|la niebla].
          + Abajo, en la tierra, nadie entendía el [cielo|tiempo].
          + A una señora le nevó en la [sopa|siesta].
          + La nube más chica lloraba en una esquina.
          + Nadie veía nada, y todos decían «perdón».
          + El pastor contaba: una, dos, y otra vez [una|la uno].
        `,
        mend: `
          {Hero} sopló en {thing}: [fiuuu|fiu, fiu].
          / Con todo su aire, {hero} sopló en {thing}. [Fiuuu|Fiu].
          @mended Y las nubes volvieron a casa, de [dos en dos|una en una].
          / @mended Sonó largo, y las nubes volvieron a casa, [despacio|a saltos].
          + La última llegó con un [bollo|sombrero] puesto.
          + El perro ladró. Era un trueno chico y [contento|blanco].
          + El pastor contó hasta cien, y había cien.
          + La calle se vio otra vez, con sus [casas|perros].
          + El alcalde halló su casa donde [siempre|estaba].
          + Las nubes se echaron, una junto a otra.
          + —Chist —dijo la más [gorda|vieja], y ya nadie llovió.
          + Salieron las estrellas y se [sentaron|asomaron].
          + La nube chica dejó de llorar. Aún [goteaba|hipaba].
        `,
        joy: `
          El pastor las contó y salió una [de más|de propina]. Se la quedaron.
          / Hubo una nube para cada uno, de [postre|almohada].
          + {Hero} montó en la más suave, [hasta el puente|dos veces].
          + {Friend} quiso una negra y se mojó.
          + Le cosieron el bolsillo con hilo de [lluvia|luna].
          + El perro trajo la bota que faltaba.
          + El panadero hizo pan con la harina mojada. Salió [sopa|rico].
          + El pastor se durmió de pie, con el silbato en la [boca|mano].
          + Con cada ronquido sonaba un fiu muy bajo.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Calle abajo corría {keeper.un}, con una bota puesta y la otra [perdida|en la mano].
          / @keeper El que daba voces era {keeper.un}. Nadie le hacía [caso|ningún caso].
          Las nubes andaban sueltas por las tiendas, las camas y las [fuentes|bañeras].
          / Toda la ciudad estaba llena de nubes sin dueño. No se veía [nada|ni el campanario].
          / Las nubes, [desobedientes|despistadas], se colaban por ventanas y chimeneas.
          @thing —Es que sin {thing} no me obedecen —[explicó|jadeó].
          / @thing —He perdido {thing}, que es lo único que [respetan|escuchan] —dijo.
          @cause —Tengo un agujero en el bolsillo —confesó—. Por ahí cayó {thing}.
          / @cause Dio la vuelta al bolsillo: por aquel agujero cayó {thing}, [tan delgado|y dos caramelos].
          @feeling Estaba tan cansado que intentó apoyarse en una [nube|esquina] y se cayó.
          / @feeling De cansado que iba, bostezaba entre palabra y [palabra|bostezo].
          + Había probado a silbar con los dedos, sin más resultado que [saliva|un pato].
          + Tres noches llevaba persiguiendo a la más pequeña, que corría por divertirse.
          + Creía que había caído hacia abajo, donde pastan las nubes [gordas|de lluvia].
          + Hasta su perro, que era una nubecita, se había ido con las [otras|demás].
        `,
        worry: `
          En la panadería se había metido una nube y llovía sobre la [harina|clientela].
          / Llovía en la escuela, y los niños hacían las cuentas con [paraguas|remos].
          + El alcalde daba vueltas por la plaza en busca de su propia [casa|puerta].
          + Una señora removía la sopa y no entendía por qué nevaba.
          + Allá en la tierra, los que hablan del tiempo no sabían qué [decir|inventar].
          + Dos vecinos se habían saludado tres veces, y eran el mismo.
          + La nube más chica lloraba en una esquina. Aquello ya era [un río|un charco].
          + A cada rato alguien chocaba con algo blando y pedía perdón.
        `,
        mend: `
          {Hero} tomó aire y sopló en {thing} una nota larga, [redonda|de madera].
          / {Hero} se llevó {thing} a la boca y sopló, [primero flojo|hasta quedarse sin aire].
          @mended Al oírlo, las nubes volvieron a casa, de [dos en dos|una en una].
          / @mended Por todas las calles, las nubes volvieron a casa con la cabeza [baja|gacha].
          / Atropellándose un [poquito|poco], las nubes volvieron a casa.
          + La última traía puesto el sombrero del alcalde.
          + El perro llegó ladrando un trueno de los [pequeños|felices].
          + Al pastor le salió la cuenta. Para estar seguro contó de [nuevo|atrás adelante].
          + Una por una fueron apareciendo las casas, un poco [húmedas|despeinadas].
          + Detrás de las nubes estaban las estrellas, esperando turno.
          + Las más viejas se echaron primero, con un [suspiro|crujido] de lluvia.
          + La chica preguntó si mañana se podía repetir. Le dijeron que [no|ya veremos].
        `,
        joy: `
          El pastor volvió a contarlas y le salió una de más, que se [quedaron|repartieron].
          / Aquella noche hubo nube de postre, con un poco de [luna|azúcar].
          + {Friend} eligió una negra y se arrepintió [enseguida|bajo el chaparrón].
          + {Hero} dio una vuelta a la plaza en la más mansa del rebaño.
          + Con hilo de lluvia le zurcieron el bolsillo por los dos [lados|revés].
          + El panadero sirvió lo que salió de la harina, y lo llamó [tarta|bizcocho de río].
          + El pastor se durmió de pie. A cada ronquido sonaba el silbato.
          + Las nubes, dormidas, fueron tomando forma de [ovejas|almohada].
        `,
      },
      advanced: {
        trouble: `
          @keeper Por la calle mayor corría {keeper.un}, a quien le faltaban el aliento y una [bota|manga].
          / @keeper Dando voces que nadie escuchaba venía {keeper.un}, calado hasta los [huesos|bigotes].
          Las nubes, sin gobierno, vagaban por comercios, alcobas y [bañeras|sopas].
          / Estaba la ciudad tan llena de nubes que había dejado de [verse|ser ciudad].
          / Nubarrones [desobedientes|desocupados] paseaban por despachos y cocinas.
          @thing —Sin {thing} no me reconocen la autoridad —[explicó|jadeó].
          / @thing —Lo he perdido todo al perder {thing} —[declaró|dijo].
          @cause Tenía un agujero en el bolsillo, y por él se le cayó {thing}.
          / @cause —Por el agujero del bolsillo —[relató|refirió]— se me cayó {thing}, [creo|zas].
          @feeling Estaba tan cansado que se recostó en una esquina, y era otra [nube|oveja].
          / @feeling De puro cansado bostezaba en medio de las [palabras|sílabas].
          + Llevaba tres noches tras la más menuda, que huía sin otro motivo que la [diversión|risa].
          + Sus ensayos de silbar con los dedos habían atraído, hasta la fecha, a un [pato|cartero].
          + El perro, nube también, se había pasado sin escrúpulos al otro [bando|rebaño].
        `,
        worry: `
          Llovía en la panadería, precisamente sobre la [harina|balanza], y el pan salía navegando.
          / En la escuela, por culpa del chaparrón, la geografía se estudiaba en [barca|vivo].
          + El alcalde preguntaba por su domicilio, que una nube llevaba [puesto|de sombrero].
          + Una dama removía la sopa sin explicarse a qué venía la [nieve|granizada].
          + Dos caballeros se saludaron con efusión y resultaron ser el mismo y un [espejo|escaparate].
          + La nubecilla menor lloraba en una esquina, con riesgo evidente de [inundación|desaparecer].
          + Entre tanto, los de la tierra culpaban de todo a los [meteorólogos|gallos].
        `,
        mend: `
          Reunió {hero} cuanto aire cabía en su persona y sopló en {thing} una nota [larga|sin aristas].
          / {Hero} se llevó {thing} a los labios, y por el aire se extendió un son de [bosque|madera vieja].
          / Sopló {hero} en {thing} una melodía [redondeada|prolongada], casi pastoril.
          @mended Entonces las nubes volvieron a casa, de dos en dos y algo [avergonzadas|cabizbajas].
          / @mended De cada portal salió alguna, y las nubes volvieron a casa sin [empujarse|rechistar].
          / Desfilando [ordenadamente|mansamente], las nubes volvieron a casa.
          + La rezagada venía con el sombrero del alcalde, y le sentaba [mejor|de maravilla].
          + Compareció el perro con un ladrido que, por lo hondo, pudo ser un [trueno|perdón].
          + Contó el pastor su rebaño, y por el gusto de acertar lo contó otra [vez|vez al revés].
          + Reaparecieron los tejados, un poco húmedos, y detrás, esperando turno, las [estrellas|constelaciones].
          + Consultó la más joven si aquello podría repetirse, y se le dijo que [no|por ahora no].
        `,
        joy: `
          A la tercera cuenta le salió al pastor una de sobra, que fue adoptada por [unanimidad|aclamación].
          / De postre se sirvió nube, espolvoreada de [luna|azúcar y luna].
          + Eligió {friend} una negra, por distinguirse, y se distinguió por lo pronto que [bajó|estornudó].
          + A lomos de la más mansa dio {hero} la vuelta a la plaza, con honores de [pastor|domingo].
          + Lo que salió de aquella harina lo presentó el panadero como [bizcocho fluvial|especialidad].
          + Le remendaron el bolsillo con hilo de lluvia, doble y bien [anudado|rematado].
          + El pastor se quedó dormido de pie, y a cada ronquido suyo cantaba el [silbato|silbato, bajito].
        `,
      },
    },
    'first-feather': {
      keeper: { noun: 'ratona almohadera', gender: 'f' },
      thing: { noun: 'primera pluma', gender: 'f' },
      spot: { at: 'en el balcón de la veleta', to: 'al balcón de la veleta' },
      facts: {
        ask: '¿Por qué se habían puesto duras las almohadas?',
        cause: 'alguien dejó la ventana abierta y {thing} voló',
        mended: 'las almohadas se hincharon otra vez',
      },
      beginner: {
        trouble: `
          @keeper Sobre unas almohadas lloraba {keeper.un}, [muy bajito|con dedal].
          / @keeper En un taller blanco cosía {keeper.un}, [sin mirar|entre lágrimas].
          Las almohadas estaban duras como [ladrillos|pan de ayer].
          / Las almohadas de la ciudad eran ya de [piedra|palo].
          @thing —Falta {thing}, la que enseña a las [demás|otras] —dijo.
          / @thing —Se fue {thing} —dijo—. Sin ella nada es [blando|suave].
          @cause —Alguien dejó la ventana abierta. Y {thing} [voló|voló lejos] —[contó|dijo].
          / @cause —La ventana quedó abierta, y {thing} [voló|salió y voló] —contó.
          @feeling Lloraba de tristeza, y la almohada no la [absorbía|quería].
          / @feeling Estaba triste hasta la punta del [rabo|hilo].
          + Las otras plumas no sabían qué hacer. Se [rascaban|miraban].
          + —Es blanca y muy vieja —dijo—, y cuenta [cuentos|chistes].
          + Toc, hizo al tocar una. Toc, [toc|ay].
          + La veleta vio algo blanco, pero la veleta [gira|se lía].
          + Tenía un dedal por sombrero y los ojos rojos.
          + Nadie decía quién abrió. Un ratoncito miraba el techo.
          + La aguja se le clavó en el [dedal|cojín].
        `,
        worry: `
          En la ciudad se oía: toc, «ay». Toc, [«ay»|«mi cabeza»].
          / Nadie podía dormir sobre [ladrillos|piedras]. Es lógico.
          + Un abuelo dormía sobre una barra de [pan|jabón]. Era mejor.
          + Un niño puso un gato de almohada. Se [fue|rascó].
          + La guerra de almohadas acabó muy mal.
          + Dos hermanas dormían una sobre otra, por [turnos|ratos].
          + Con una almohada clavaron un [clavo|cuadro].
          + Los sueños venían y se daban en la frente.
          + La ratona cosía y cosía, por no [llorar|pensar].
        `,
        mend: `
          {Hero} metió {thing} en una almohada, y [esperó|la sacudió].
          / Por un descosido, {hero} metió {thing}, muy [despacio|suave].
          / En una almohada entró {thing}. Y luego, [nada|calma].
          / Primero, {thing}. La almohada la [esperaba|tragó].
          @mended Puf, puf, puf: las almohadas se hincharon [otra vez|otra vez, puf].
          / @mended Se oyó un puf, y las almohadas se hincharon otra [vez|vez, todas].
          + Alguien dijo «ah» en [todas las casas|un piso alto].
          + Las plumas se despertaron y se dijeron [hola|cosas].
          + Un abuelo devolvió su almohada de [pan|jabón]. Tenía ya forma de abuelo.
          + La ratona apretó una con un dedo. El dedo se [hundió|fue].
          + Los sueños entraron sin [golpe|llamar].
          + Olía a limpio y a pájaro [dormido|tibio].
          + El ratoncito dijo: «Fui [yo|yo, mamá]».
          + Ella lo besó. Luego cerró la [ventana|caja].
          + {Friend} apoyó la cabeza un momento. [Zzz|Solo uno].
        `,
        joy: `
          Hubo una guerra de almohadas, corta y [muy suave|amable].
          / Todos se dieron con todo, puf, y nadie dijo [ay|basta].
          + Ganó la abuela del tercero, de [lejos|sobra].
          + {Friend} acabó con plumas hasta en el [sueño|ombligo].
          + {Hero} hizo un castillo blando, y se [cayó|hundió] feliz.
          + La ratona regaló un cojín a cada silla.
          + La primera pluma contó un cuento. Era de [patos|nieve].
          + El ratoncito cerró todas las ventanas, por si acaso.
          + Nevaba un poco por dentro, sin [frío|ruido].
        `,
      },
      intermediate: {
        trouble: `
          @keeper Encima de una pila de almohadas lloraba {keeper.un}, con su dedal por [sombrero|casco].
          / @keeper En el taller encontraron {keeper.a}, cosiendo sin hilo y sin [ganas|mirar].
          Todas las almohadas de la ciudad se habían puesto duras como [ladrillos|pan de ayer].
          / De un día para otro las almohadas eran de [piedra|madera], y sonaban al tocarlas.
          / Endurecidas [de repente|misteriosamente], las almohadas sonaban como cajones.
          @thing —Ha volado {thing} —dijo—, la maestra de todas las [demás|plumas].
          / @thing —Me falta {thing}. Las otras la imitan a [ella|ella, y solo a ella].
          @cause —Alguien dejó la ventana abierta —contó—, y {thing} [voló|voló sin volverse].
          / @cause La ventana del taller se quedó abierta toda la tarde, y {thing} [voló|salió y voló].
          @feeling Lloraba de tristeza sobre una almohada que ni siquiera [absorbía|la escuchaba].
          / @feeling La tristeza le llegaba hasta la punta del [rabo|hilo].
          + —Es muy viejecita y muy blanca —añadió—. Sabe cómo se hace el [«puf»|sueño].
          + Las plumas jóvenes esperaban en sus sacos, tiesas como [lápices|soldados].
          + Un ratoncito estudiaba el techo con sospechoso interés.
          + La veleta había visto pasar algo, aunque ya no recordaba hacia [dónde|qué lado].
        `,
        worry: `
          De casa en casa se oía un toc y, un poco después, un [«ay»|«ay, mi cabeza»].
          / A la hora de acostarse, la ciudad sonaba como un taller de [carpinteros|campanas].
          + Un abuelo había cambiado la suya por una barra de pan.
          + La última guerra de almohadas había durado un golpe y tres [chichones|disculpas].
          + Con la almohada del alcalde clavaron el clavo de un cuadro.
          + Un niño lo intentó con el gato. El gato tenía otros [planes|sueños].
          + Los sueños llegaban con prisa y se daban de [frente|narices].
          + Dos hermanas se turnaban: media noche una debajo y media noche la [otra|segunda].
        `,
        mend: `
          Por un pequeño descosido {hero} metió {thing} y volvió a [cerrarlo|esperar].
          / {Hero} deslizó {thing} en la almohada más dura y la sacudió [tres veces|con cariño].
          @mended Puf: y de barrio en barrio las almohadas se hincharon otra [vez|vez, puf, puf].
          / @mended Hubo un puf muy tímido. Después todas las almohadas se hincharon otra vez.
          / [Desperezándose|Suspirando] una tras otra, las almohadas se hincharon otra vez.
          + En cada casa alguien dijo «ah». Los «ah» llegaron hasta la [plaza|luna].
          + La ratona apretó una con el dedo y no quería [sacarlo|terminar de hundirlo].
          + Un abuelo devolvió el pan que le había servido de almohada, y que ya se le parecía un poco.
          + Los sueños pudieron entrar sin llamar y sin [casco|golpearse].
          + —La abrí yo —dijo el ratoncito—. Quería ver un [pájaro|globo].
          + Su madre lo abrazó fuerte y luego, fuerte también, cerró la ventana.
          + Las plumas jóvenes se iban contando la noticia unas a otras.
        `,
        joy: `
          Hubo una guerra de almohadas, la más suave de la [historia|temporada].
          / Se pelearon hasta los que no se conocían, con mucha [pluma|educación].
          + Ganó la abuela del tercero, que lleva entrenando [toda la vida|setenta inviernos].
          + {Friend} acabó con plumas en sitios que no tenían [nombre|dónde].
          + {Hero} levantó un castillo tan blando que se durmió la [muralla|torre].
          + La primera pluma contó cómo era el mundo por fuera, y exageró un [poco|palmo].
          + El ratoncito fue cerrando ventanas, calle por calle.
          + Nevó un rato dentro de las casas, y no hacía [frío|nada de frío].
        `,
      },
      advanced: {
        trouble: `
          @keeper Coronando un montón de almohadas lloraba {keeper.un}, con el dedal por [casco|diadema].
          / @keeper En el taller hallaron {keeper.a}, que cosía sin hilo, por no [pensar|estarse quieta].
          Las almohadas de la ciudad se habían vuelto duras como [ladrillos|sentencias].
          / Amanecieron de piedra todas las almohadas, y sonaban a [hueco|portazo].
          / Endurecidas [misteriosamente|súbitamente], las almohadas sonaban a madera.
          @thing —Se ha ido {thing} —[manifestó|declaró]—, que era la maestra de las [demás|otras].
          / @thing —Sin {thing} las demás no saben ser [blandas|plumas] —[puntualizó|explicó].
          @cause Alguien dejó la ventana abierta y {thing} voló, [así de simple|sin una nota].
          / @cause —Quedó abierta la ventana —[relató|refirió]—, y {thing} voló [tras un pájaro|hacia afuera].
          @feeling Era una tristeza tan grande que ni la almohada la quiso [absorber|recoger].
          / @feeling La tristeza le caía gota a gota, y cada gota hacía [toc|un ruido seco].
          + Las jóvenes aguardaban en el saco, tiesas como reclutas, a que alguien les [enseñara|dijera cómo].
          + De la autoría de la ventana no se hablaba, si bien un ratoncito estudiaba el [techo|zócalo].
          + Preguntada la veleta, juró haberla visto pasar en dirección a todas [partes|direcciones].
        `,
        worry: `
          Por las noches se oía en cada piso un golpe seco y, tras breve pausa, un [«ay»|comentario].
          / A la hora del sueño sonaba la ciudad igual que un taller de [campanas|carpintería].
          + Un anciano había reemplazado la suya por una barra de pan, y no pensaba [cambiar|comérsela].
          + La última batalla de almohadas había constado de un solo golpe, seguido de muchas [disculpas|vendas].
          + Los sueños, que llegan siempre corriendo, se estrellaban y volvían con un [chichón|esparadrapo].
          + Para clavar el retrato del alcalde se había utilizado su propia [almohada|cabecera].
          + Un niño ensayó con el gato, pero el gato tenía sobre el asunto otras [ideas|uñas].
        `,
        mend: `
          Por un descosido que apenas merecía ese nombre introdujo {hero} {thing} y [aguardó|esperó].
          / {Hero} deslizó {thing} en la más dura y le dio tres palmadas de [ánimo|confianza].
          / [Cariñosamente|Suavemente] acomodó {hero} {thing} dentro de la funda.
          @mended Tras un puf muy tímido, las almohadas se hincharon otra [vez|vez, casa por casa].
          / @mended Corrió la voz de pluma en pluma, y las almohadas se hincharon otra vez.
          / Recuperando su [esponjosidad|optimismo], las almohadas se hincharon otra vez.
          + Se escuchó un «ah» en el primer piso, y luego en todos los [demás|demás, hasta el cielo].
          + Hundió la ratona un dedo en la más próxima y tardó en [recuperarlo|querer sacarlo].
          + Un abuelo restituyó el pan que usaba de almohada, y que con el trato se le había ido [pareciendo|abombando].
          + —Fui yo —declaró entonces el del techo—; quería saber de cerca qué es un [pájaro|domingo].
          + Lo estrechó su madre con fuerza y, con la misma fuerza, cerró la [ventana|ventana del todo].
        `,
        joy: `
          La batalla que siguió figura entre las más suaves de que hay [noticia|memoria].
          / Se combatió en todos los pisos, y los vencidos pedían [revancha|más].
          + Venció la abuela del tercero, dueña de una técnica de setenta [años|inviernos].
          + {Friend.a} le quedaron plumas en lugares para los que no existe [nombre|peine].
          + Construyó {hero} un castillo tan mullido que la guarnición se durmió en la [muralla|puerta].
          + La vieja pluma refirió sus viajes, y como nadie podía desmentirla los fue [mejorando|alargando].
          + Por dentro de las casas nevó un rato, sin frío y sin [escobas|avisar].
        `,
      },
    },
    'star-cloth': {
      keeper: { noun: 'alondra lavaestrellas', gender: 'f' },
      thing: { noun: 'paño de las estrellas', gender: 'm' },
      spot: { at: 'donde empieza el cielo', to: 'adonde empieza el cielo' },
      facts: {
        ask: '¿Por qué no brillaban las estrellas?',
        cause: 'el viento arrancó {thing} del tendedero',
        mended: 'las estrellas brillaron de nuevo',
      },
      beginner: {
        trouble: `
          @keeper Con un cubo en el ala llegó {keeper.un}, [sin aire|aleteando].
          / @keeper En una escalera muy alta estaba {keeper.un}, con un [cubo|delantal].
          Las estrellas tenían polvo. Parecían [botones viejos|migas].
          / Ninguna estrella lucía. Estaban [grises|sucias], del polo al norte.
          @thing —He perdido {thing} —[dijo|pio].
          / @thing —Sin {thing} no puedo —dijo—. Lo demás las [raya|mancha].
          @cause —El viento arrancó {thing} del [tendedero|tendedero, zas] —contó.
          / @cause —Lo lavé y lo colgué. Y el viento arrancó {thing} del tendedero —[suspiró|dijo].
          @feeling Estaba preocupada y frotaba una [con el ala|con saliva].
          / @feeling Muy preocupada, miraba arriba, y el agua se [enfriaba|iba].
          + Quedaban dos pinzas, una azul y una [coja|verde].
          + —Son mil y una —dijo—, y salgo a las [ocho|diez].
          + Una estrella estornudó. Cayó media calle de polvo.
          + Probó con un calcetín. Quedó peor y olía a [pie|queso].
          + Voló hacia el final, donde se acaba la [barandilla|calle].
          + Tenía espuma en el pico y sueño en las alas.
          + El agua del cubo era ya [gris|barro de luna].
          + Una rata de nube trajo un trapo. No era.
        `,
        worry: `
          Un barco, allá abajo, preguntaba por el [norte|camino]. Nadie lo veía.
          / Los barcos no sabían ir a casa sin [estrellas|su luz].
          + Una estrella estornudó, y las demás dijeron [salud|«calla»].
          + Un niño pedía un deseo y no sabía a [quién|cuál].
          + La Osa no se hallaba la cola.
          + Los enamorados miraban el [suelo|techo], por si acaso.
          + Un búho se perdió en su propio árbol.
          + La luna trabajaba doble y le dolía la [cara|espalda].
          + El cielo parecía un mantel después de la [fiesta|cena].
        `,
        mend: `
          Frotaron con {thing}, {hero} y la [alondra|otra].
          / Con {thing}, {hero} limpió la [primera|más chica].
          / Ras, ras: con {thing} frotaron la [primera|más triste].
          / A frotar, y con {thing}. Ras, [ras|y otra vez].
          @mended Una, dos, cien: las estrellas brillaron de [nuevo|nuevo, hasta las de atrás].
          / @mended Poco a poco, las estrellas brillaron de [nuevo|nuevo, plin].
          + El barco dijo [tuuu|gracias con la sirena].
          + La primera se rio. Tenía [cosquillas|jabón].
          + La Osa halló su cola y la movió.
          + El polvo cayó en la tierra como [nieve|azúcar] de plata.
          + Una muy vieja pidió que le frotaran la [espalda|punta].
          + Cada vez que frotaban, sonaba un plin.
          + El niño pidió su deseo. No dijo [cuál|nada a nadie].
          + La luna por fin se [sentó|apoyó].
          + {Friend} sujetó la escalera y miró todo ese brillo.
          + El cubo se quedó con la espuma.
        `,
        joy: `
          La alondra cantó tan alto que el cubo [resonó|cantó también].
          / Cantó la alondra, y las mil una hacían [plin|el coro].
          + {Hero} le puso nombre a una. El suyo no, [otro|uno corto].
          + {Friend} se vio la cara en una estrella. Se [peinó|gustó].
          + Bailaron la Osa, el Carro y la [luna|sartén].
          + Sirvieron agua de estrella, que hace [hipo|cosquillas].
          + El viento devolvió también un calcetín y tres sombreros.
          + Colgaron el paño con cuatro pinzas y un [nudo|beso].
          + Luego se quedaron callados, mirando.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Con un cubo colgado del ala aterrizó {keeper.un}, sin [resuello|plumas en orden].
          / @keeper En lo alto de una escalera encontraron {keeper.a}, con espuma hasta el [pico|delantal].
          Las estrellas estaban cubiertas de polvo y parecían botones [viejos|de abrigo].
          / Había tanto polvo en el cielo que se podía escribir el [nombre|nombre de uno].
          / Un polvo [grisáceo|antiguo] apagaba las estrellas, y parecían migas.
          @thing —He perdido {thing} —dijo—. Cualquier otro trapo las [raya|ofende].
          / @thing —Me hace falta {thing}, y no lo encuentro —[pio|explicó].
          @cause —El viento arrancó {thing} del tendedero, [pinzas y todo|de un tirón] —contó.
          / @cause Lo había colgado a secar. El viento arrancó {thing} del tendedero.
          @feeling Estaba preocupada, pues quedaban mil y una por [lavar|frotar].
          / @feeling Miraba el reloj y las estrellas, cada vez más [preocupada|preocupada por la hora].
          + Con un calcetín las había dejado peor, y además olían a [pie|queso].
          + Del tendedero solo colgaba una pinza, muy [sola|digna].
          + Lo vieron volar por la barandilla hasta donde se termina la [ciudad|acera].
          + Una estrella estornudó, y hubo que cerrar los ojos un rato.
        `,
        worry: `
          Un barco, allá en lo oscuro, preguntaba por el norte con la [sirena|bocina].
          / Los barcos daban vueltas en el mar, porque sin estrellas no hay [camino|esquinas].
          + La Osa Mayor llevaba dos noches buscándose la [cola|cuchara].
          + Un niño en pijama no sabía a quién pedirle el [deseo|favor].
          + Los enamorados miraban hacia arriba y se aburrían un [poco|poco, los pobres].
          + La luna hacía horas extraordinarias y se quejaba de la espalda.
          + Un búho tuvo que preguntar la dirección de su propio [árbol|agujero].
          + El cielo era como un mantel después de una fiesta de [cumpleaños|ratones].
        `,
        mend: `
          {Hero} mojó {thing} en el cubo y frotó la primera, en [círculos|redondo].
          / Una a cada lado, la alondra con el agua {hero.y} con {thing}, [frotaron|empezaron].
          @mended Una, tres, cien: las estrellas brillaron de nuevo, [hasta las del fondo|con un plin].
          / @mended Debajo del polvo estaba la luz. Las estrellas brillaron de nuevo.
          / [Parpadeando|Estornudando] un poquito, las estrellas brillaron de nuevo.
          + A la más pequeña le daba risa el [jabón|cosquilleo] y no paraba quieta.
          + Desde abajo contestó el barco con un tuuu de los [largos|agradecidos].
          + La Osa encontró la cola donde la había dejado.
          + El polvo bajó sobre los tejados como harina de [plata|plata fina].
          + Una anciana pidió que insistieran en la [espalda|punta izquierda].
          + {Friend} sujetaba la escalera y hacía [sombra|de público].
          + Por fin la luna pudo sentarse y quitarse los [zapatos|rayos] un momento.
        `,
        joy: `
          La alondra cantó tan alto que el cubo, emocionado, también [sonó|cantó].
          / Hubo concierto de alondra, con mil y un plines de [fondo|acompañamiento].
          + Dejaron que {hero} le pusiera nombre a una. Eligió el más [corto|bonito].
          + {Friend} se miró en una estrella y se encontró [buen aspecto|muchos reflejos].
          + El viento devolvió tres sombreros, dos calcetines y una [carta|peluca].
          + Brindaron con agua de estrellas, que da un hipo muy [fino|luminoso].
          + La Osa sacó a bailar al Carro, y el Carro [crujía|aceptó].
          + El paño quedó en su cuerda, con cuatro pinzas y un [nudo|nudo de marinero].
        `,
      },
      advanced: {
        trouble: `
          @keeper Aterrizó ante ellos {keeper.un}, con un cubo en el ala y sin [resuello|respiración].
          / @keeper Encaramada a una escalera vieron {keeper.a}, con el pico lleno de [espuma|jabón].
          Las estrellas, de tan polvorientas, parecían botones de [abrigo|mercería].
          / Se había posado en el cielo un polvo de [siglos|biblioteca].
          / Empolvadas y [mortecinas|descoloridas], las estrellas parecían migajas.
          @thing —He perdido {thing} —[reconoció|manifestó]—, y todo lo demás las [raya|ofende].
          / @thing —Necesito {thing} —[explicó|pio]—, y no parece.
          @cause El viento arrancó {thing} del tendedero, sin respetar las [pinzas|formas].
          / @cause —Lo tendí a secar, y el viento arrancó {thing} del tendedero —[contó|dijo].
          @feeling Con mil y una por delante, estaba lógicamente [preocupada|preocupadísima].
          / @feeling Preocupada, medía el cielo a ojo y suspiraba por [constelaciones|cuadrantes].
          + De la cuerda pendía una sola pinza, con la entereza de un [testigo|superviviente].
          + El ensayo con un calcetín había dado a la Polar cierto aroma a [queso|zapato].
          + Alguien lo vio flotar barandilla adelante, hasta el punto en que la ciudad se [rinde|termina].
          + El agua del cubo había pasado del blanco al gris, y del gris al [luto|silencio].
        `,
        worry: `
          Muy abajo, un barco preguntaba por el norte, y el norte no [contestaba|daba señales].
          / Los barcos describían círculos, que es lo que hacen los barcos cuando nadie los [mira|guía].
          + La Osa Mayor llevaba dos noches en busca de su propia [cola|cuchara].
          + En una ventana, un niño en pijama ignoraba a quién dirigir el [deseo|escrito].
          + Los enamorados alzaban la vista y, no hallando nada, hablaban de [dinero|parientes].
          + Sobrecargada de trabajo, la luna empezaba a quejarse de los [riñones|cráteres].
          + Tenía el cielo el aspecto de un mantel tras una cena de muchos [ratones|primos].
        `,
        mend: `
          {Hero} humedeció {thing}, lo escurrió y frotó la primera en [círculos|círculos menudos].
          / Con el agua la alondra y con {thing} {hero}, emprendieron la [tarea|limpieza].
          / Con movimientos [circulares|delicadísimos] deslizó {hero} {thing} por la primera.
          @mended De una en una, y luego a puñados, las estrellas brillaron de nuevo.
          / @mended Bajo aquel polvo esperaba la luz, y las estrellas brillaron de nuevo.
          / [Relucientes|Sonrosadas] como recién nacidas, las estrellas brillaron de nuevo.
          + La menor no se estaba quieta, porque el jabón le daba [risa|cosquillas en las puntas].
          + Cayó el polvo sobre los tejados como una harina de [plata|plata vieja].
          + Desde el mar respondió un tuuu en el que cabía todo un [alivio|regreso].
          + Una de las decanas rogó que insistiesen por la [espalda|quinta punta].
          + En cuanto pudo, la luna tomó asiento y se descalzó los [rayos|cuernos].
        `,
        joy: `
          Cantó la alondra a tal altura que el cubo, abajo, vibró en [respuesta|re menor].
          / El concierto fue de una sola voz, con mil y un plines en el [fondo|coro].
          + Hubo que bautizar a una recién descubierta, {hero.y} le dio el nombre más [breve|sencillo].
          + {Friend}, reflejándose en la mayor, permaneció allí más de lo [preciso|estrictamente necesario].
          + El viento, en prueba de arrepentimiento, devolvió tres sombreros y una [peluca|carta de amor].
          + Se brindó con agua de estrella, que provoca un hipo [luminoso|distinguido].
          + Quedó el paño en su cuerda, con tantas pinzas que parecía [condecorado|un almirante].
        `,
      },
    },
  },
}
