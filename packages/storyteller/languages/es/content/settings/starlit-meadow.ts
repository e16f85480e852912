import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: {
    name: 'el Prado de las Estrellas',
    in: 'en el Prado de las Estrellas',
    to: 'al Prado de las Estrellas',
    from: 'del Prado de las Estrellas',
  },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. La hierba les llegaba a las [cejas|rodillas].
      / @place La hierba se abrió, y entraron {place.in}.
      / Cri, cri, [cri|cri cri]: estaban {place.in}.
      / Nadie [barre|apaga] las estrellas {place.in}. Hay muchas.
      Arriba había más estrellas que [grillos|ovejas].
      / Olía a heno, y el cielo parecía muy [bajo|cerca].
      / Un grillo afinaba una [pata|cuerda], y otro lo reñía.
      + Un espantapájaros las llamaba por su nombre.
      + —Esa es Rita —dijo—. Esa, no sé.
      + Los grillos afinaban, cada uno en su silla.
      + {Friend} pisó algo y pidió perdón. Era [rocío|trébol].
      + Una liebre miró el cielo y movió una oreja.
      + Las flores se habían cerrado como puños.
      + Una luciérnaga buscaba a otra. Se encontraron.
      + El viento peinaba la hierba para un lado.
      + Muy lejos, una vaca dijo «mmm».
    `,
    life: `
      Los grillos cantan, y las polillas miran [arriba|el cielo].
      / De noche el prado cose, canta y mira las [estrellas|luces].
      El espantapájaros da clase a los [ratones|cuervos].
      + —¿Cuál es la Osa? —pregunta. Nadie lo sabe.
      + Las liebres juegan a no moverse.
      + Una araña pone gotas en fila, como botones.
      + Los saltamontes guardan el violín en una vaina.
      + Un topo saca la cama para ver mejor.
      + Las amapolas duermen con la luz de la luna.
      + Los cuervos llevan gorro y traen pan.
      + Un escarabajo rodaba su bola hacia casa.
      + Todos se desean una estrella, la que quieran.
    `,
    way: `
      Fueron {spot.to} por un surco de [hierba|trigo].
      / Camino {spot.to}, la hierba decía [chis|sss].
      Olía a manzanilla y a [tierra fría|trébol]. Un grillo calló al verlos.
      + Pasaron entre margaritas con los ojos cerrados.
      + Una piedra tenía el sol guardado todavía.
      + {Friend} estornudó, y volaron cien semillas.
      + Un erizo cruzó con una estrella de papel.
      + La luna iba al lado, al mismo paso.
      + Alguien roncaba en un nido, muy finito.
      + Un charco tenía dentro tres estrellas y un pez.
      + {Hero} caminó de puntillas, por las hormigas.
      + Se oía un violín, o era el aire.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una brizna que [brilla de noche|hace cosquillas].
      / —Para ti —dijo {keeper}. Era una gota en un [hilo|dedal].
      El espantapájaros se quitó el sombrero. Debajo había [paja|un ratón].
      + {Friend} recibió una flor para la oreja.
      + —Mira arriba de vez en cuando —dijo el maestro.
      + Las liebres movieron una oreja cada una.
      + Los grillos tocaron la de despedida.
      + Un cuervo les guardó un trozo de pan.
      + La hierba se cerró detrás, como una cama.
      + Una estrella guiñó. Quizá fue Rita.
      + La vaca dijo «mmm», y era adiós.
    `,
  },
  intermediate: {
    arrival: `
      @place La hierba se apartó en dos. Entraron {place.in}, con el cielo [encima|casi en la nariz].
      / @place Olía a heno y a noche recién cortada: estaban {place.in}, [claro|sin duda].
      / Los grillos [interrumpieron|pararon] el concierto para recibirlos {place.in}.
      / Debajo de muchísimas [lucecitas|estrellas] se extendía {place}.
      Había tantas estrellas que alguna tenía que estar de [pie|sobra].
      / Los grillos afinaban en sus sillas y el cielo esperaba el [comienzo|primer compás].
      / Un espantapájaros [señalaba|explicaba] constelaciones a quien preguntase.
      + Un espantapájaros señalaba las constelaciones con la manga.
      + —Esa es Rita, aquella es la Osa y esa otra no ha dicho nada —explicaba.
      + {Friend} pidió perdón a un trébol, que no había notado nada.
      + Una liebre escuchaba el cielo, primero con una oreja y luego con las dos.
      + Las flores estaban cerradas como puños de niño.
      + Dos luciérnagas se buscaban con mucha luz y poco acierto.
      + El viento peinaba la hierba y le hacía la raya a un lado.
    `,
    life: `
      De noche el prado se dedica a coser rocío, tocar el violín y mirar hacia [arriba|el cielo].
      / Las polillas estudian las estrellas, y los grillos les ponen [música|banda sonora].
      + El espantapájaros da clase a los ratones, que toman apuntes y pan.
      + Las liebres juegan a quedarse quietas, y siempre gana alguna piedra.
      + Un topo saca la cama al fresco cuando hay luna nueva.
      + Los cuervos, que le tenían miedo, ahora le traen la cena al maestro.
      + Cada saltamontes guarda su violín en una vaina de guisante.
      + Un escarabajo volvía tarde del trabajo con su bola.
      + Para dar las buenas noches se regala una estrella, la que uno quiera.
    `,
    way: `
      El surco que iba {spot.to} cruzaba el prado como una raya en el [pelo|peinado].
      / Se llegaba {spot.to} por entre una hierba que iba diciendo [chis|que no hicieran ruido].
      / Unas liebres [educadísimas|soñadoras] los acompañaron {spot.to}.
      + Olía a manzanilla, a tierra fría y un poco a violín.
      + Pasaron junto a una piedra que aún tenía sol del mediodía.
      + {Friend} estornudó, y cien semillas emprendieron viaje.
      + La luna los acompañaba por el otro lado de la cerca.
      + En un charco había tres estrellas y un renacuajo, muy orgulloso.
      + Las margaritas dormían de pie, con las manos cruzadas.
      + {Hero} esquivó un hormiguero, del que salió un murmullo de gracias.
      + Un erizo iba de fiesta con una estrella de papel.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una brizna de las que brillan en los [bolsillos|libros].
      / Como recuerdo {keeper} le puso {hero.a} una gota de rocío en un [hilo|dedal].
      / Le regalaron {hero.a} una estrella que se puede [saludar|visitar] desde la ventana.
      + El espantapájaros se quitó el sombrero, y de dentro saludó un ratón.
      + —Mira hacia arriba de vez en cuando —aconsejó—. Es gratis.
      + {Friend.a} le pusieron una amapola detrás de la oreja.
      + Los grillos tocaron algo que solo tocan cuando alguien se va.
      + La hierba se fue cerrando tras ellos, igual que una cama.
      + Muy alto, una estrella guiñó. Podría haber sido Rita.
    `,
  },
  advanced: {
    arrival: `
      @place Se abrió la hierba en dos mitades, y estuvieron {place.in}, con el cielo por [sombrero|tejado].
      / @place Por el olor a heno y por lo [bajo|cerca] que quedaba el cielo [conocieron|comprendieron] que estaban {place.in}.
      / Los grillos [interrumpieron|suspendieron] un instante su concierto para [contemplar|anunciar] la llegada de los visitantes {place.to}.
      / Extendido como un mantel bajo [innumerables|inquietas] lucecitas, y [ligeramente|apenas] azul, los recibió {place}.
      + Eran tantas las estrellas que alguna debía de estar [de sobra|sentada sobre otra].
      + Un espantapájaros iba nombrando las estrellas con la manga, y a las que no conocía les ponía [Rita|nombre].
      + Afinaban los grillos en sus asientos, y el resto del prado se aclaraba la garganta.
      + {Friend} se disculpó con un trébol al que no había llegado a [pisar|conocer].
      + Dos luciérnagas se buscaban con abundante luz y ningún resultado.
      + El viento, que es presumido por cuenta ajena, le hacía la raya a la hierba.
    `,
    life: `
      Por las noches se entrega el prado a la costura, al violín y a la contemplación del [cielo|firmamento].
      / Las polillas estudian allí los astros, y los grillos ponen el [acompañamiento|fondo musical].
      / Los saltamontes [afinan|discuten], las luciérnagas pasan lista y la hierba [procura|finge] no reírse.
      / Cada noche las ovejas [numeran|cuentan] a los que no pueden dormir, por [devolverles|pagarles] el favor.
      + El espantapájaros imparte clase a los ratones, que asisten por la ciencia y por el pan.
      + Los cuervos, a quienes debía ahuyentar, le llevan ahora la cena y le corrigen los nombres.
      + Juegan las liebres a no moverse, y vence casi siempre alguna piedra.
      + Guarda el saltamontes su violín en una vaina de guisante, con la clavija hacia [arriba|las estrellas].
      + Por toda despedida se regalan una estrella, con la sola condición de no devolverla.
    `,
    way: `
      Conducía {spot.to} un surco trazado en la hierba como la raya en un [peinado|cuaderno].
      / Se iba {spot.to} por una espesura que aconsejaba, con un chis continuo, bajar la voz.
      / Guiándose por las constelaciones, con alguna [equivocación|discusión] inevitable, [prosiguieron|caminaron] {spot.to}.
      / Unas liebres [distinguidas|ensimismadas] se apartaron, y encaminarse {spot.to} [resultó|fue] tan descansado como tenderse.
      + Cierta piedra conservaba el sol del mediodía y lo iba dando a pequeños sorbos.
      + Estornudó {friend}, y cien semillas que no tenían pensado viajar emprendieron el viaje.
      + Al otro lado de la cerca caminaba la luna, procurando no adelantarse.
      + Dormían de pie las margaritas, con las manos cruzadas y algo de polen en el ceño.
      + En un charco se exhibían tres estrellas y un renacuajo que las daba por suyas.
    `,
    thanks: `
      {Keeper} obsequió {hero.a} con una brizna que alumbra dentro de los [libros|bolsillos].
      / Ensartada en un hilo, {keeper} entregó {hero.a} una gota de rocío de las [grandes|duraderas].
      / Se le adjudicó {hero.a} una estrella [particular|sobrante], que conviene [saludar|visitar] con la mirada cada anochecer.
      / De un sombrero de paja extrajo {keeper}, para {hero}, un pedacito de [penumbra|firmamento] cosido a [mano|doble hilo].
      + Al quitarse el maestro el sombrero quedó al descubierto un ratón, que saludó por ambos.
      + —Conviene mirar hacia arriba —recomendó—; de momento no lo cobran.
      + {Friend.a} le correspondió una amapola, que llevó detrás de la oreja con notable soltura.
      + Los grillos interpretaron la pieza que reservan para cuando alguien se marcha.
      + Cerrose la hierba a sus espaldas, con el cuidado con que se arropa a otro.
    `,
  },
  troubles: {
    'smallest-star': {
      keeper: { noun: 'polilla astrónoma', gender: 'f' },
      thing: { noun: 'estrella más pequeña', gender: 'f' },
      spot: { at: 'en la hierba del espantapájaros', to: 'al espantapájaros' },
      facts: {
        ask: '¿Por qué había un agujero en el cielo?',
        cause: 'por mirar hacia abajo, {thing} se asomó demasiado',
        mended: 'la estrella volvió a su sitio del cielo',
      },
      beginner: {
        trouble: `
          @keeper Con un tubo largo estaba {keeper.un}, muy [seria|quieta].
          / @keeper En lo alto de un cardo miraba {keeper.un}, [sin parpadear|con gafas].
          En el dibujo del cielo había un [agujero|hueco negro].
          @thing —Falta {thing} —dijo—. Era la punta de la [cola|nariz].
          / @thing —Estaba ahí, y no está {thing} —dijo. Señaló [arriba|el hueco].
          @cause —Por mirar hacia abajo, {thing} se asomó [demasiado|demasiado, zas].
          / @cause —Es curiosa. Quiso mirar hacia abajo, y {thing} se asomó demasiado.
          @feeling Estaba triste, y sus alas no hacían [polvo|ruido].
          / @feeling —Era mi favorita —dijo, triste, y limpió el [tubo|ojo].
          + Tenía un mapa con mil puntos y uno borrado.
          + —Le gustaban las ovejas —contó—. Las contaba.
          + Cayó sin ruido, como una pestaña.
          + El espantapájaros vio luz a sus pies.
          + En el hueco hacía viento.
          + La Osa se había quedado sin punta.
          + Apuntó algo, y el lápiz lloró un poco.
          + Una estrella así cabe en una mano.
        `,
        worry: `
          La Osa buscaba su punta y [no se sentaba|daba vueltas].
          / Por el hueco se colaba el [frío|viento] de más arriba.
          + Los deseos llegaban y no había nadie.
          + Un niño contó mil. Faltaba una, y siguió.
          + Las ovejas miraban arriba, sin saber quién faltaba.
          + Los grillos se perdieron en la segunda parte.
          + Un barco puso rumbo a un agujero.
          + Las otras se juntaron un poco, por compañía.
          + El maestro no quiso decir su nombre en clase.
          + La luna puso un dedo en el hueco. No tapaba.
        `,
        mend: `
          {Hero} levantó {thing} todo lo que [pudo|dio el brazo].
          / Desde los hombros del espantapájaros, {hero} soltó {thing}, [arriba|suave].
          / Arriba, arriba subió {thing}. [Más|Un poco más].
          / —Sube —dijo {hero}. Y soltó {thing}.
          @mended La estrella volvió a su sitio del [cielo|cielo, despacito].
          / @mended Subió, subió, y la estrella volvió a su sitio del cielo.
          + Hizo clic, como un botón.
          + La Osa movió la cola, o la nariz.
          + El agujero se cerró con un suspiro.
          + Las otras le hicieron sitio. La riñeron poco.
          + La polilla puso un punto en su mapa.
          + Desde arriba saludó. Era un guiño chiquito.
          + El barco giró y fue a su casa.
          + Los grillos hallaron la segunda parte.
          + {Friend} tenía polvo de luz en la nariz.
          + Las ovejas dijeron «be», todas.
        `,
        joy: `
          Miraron el cielo tumbados, [pata con pata|en corro].
          / La polilla prestó su tubo a [todos|cada uno].
          + {Hero} vio la Osa entera, con punta.
          + {Friend} vio su propio ojo. Le gustó.
          + El maestro dijo el nombre: «[Lila|Mota]».
          + Bailaron las liebres, que casi nunca.
          + Contaron mil, y esta vez sí.
          + Ataron una cuerda de luna, por si se asoma.
          + Le mandaron una oveja de papel.
          + La polilla durmió con el mapa puesto.
          + Un búho aplaudió sin ruido.
        `,
      },
      intermediate: {
        trouble: `
          @keeper En lo alto de un cardo, con un tubo en el ojo, vigilaba {keeper.un}, sin [parpadear|moverse].
          / @keeper Entre mapas y tinteros encontraron {keeper.a}, con las gafas [empañadas|en la frente].
          En el dibujo del cielo había un agujero. Por él entraba [viento|frío].
          / Incompleta, la constelación [cojeaba|desentonaba] en medio del cielo.
          @thing —Falta {thing} —explicó—. Era la punta de la [cola|nariz de la Osa].
          / @thing —Anoche estaba, y hoy no está {thing} —dijo, y enseñó el [mapa|hueco].
          @cause —Por mirar hacia abajo, {thing} se asomó [demasiado|demasiado, como siempre] —[contó|explicó].
          / @cause Le gustaba ver las ovejas. Por mirar hacia abajo {thing} se asomó demasiado.
          @feeling Estaba triste y lo disimulaba limpiando la [lente|lente otra vez].
          / @feeling —No hay que tener favoritas —dijo, triste—, pero yo [tenía|la tenía].
          + En su mapa había mil puntos y una lágrima.
          + Había caído sin ruido, como cae una pestaña.
          + Según el espantapájaros, algo le alumbraba los zapatos desde la hierba.
          + —Contaba las ovejas cada noche —recordó—, y siempre se dormía antes que ellas.
        `,
        worry: `
          La Osa daba vueltas por el cielo buscándose la [punta|punta de la cola].
          + Los deseos subían, preguntaban por ella y no sabían a quién ir.
          + Un niño contó hasta mil y le salieron menos una.
          + Las demás estrellas se habían apretado un poco, para no notarlo.
          + Un barco navegaba con toda confianza hacia un agujero.
          + En clase el maestro se saltaba su nombre y se sonaba.
          + La luna quiso tapar el hueco con un dedo, y sobraba hueco.
        `,
        mend: `
          Desde los hombros del espantapájaros, {hero} levantó {thing} hasta donde [llegó|daba el brazo].
          / {Hero} abrió las manos, con {thing} dentro. Le dijo que ya podía [irse|subir].
          @mended Muy despacio, la estrella volvió a su sitio del cielo.
          / @mended Dudó un poco a la altura de los árboles. La estrella volvió a su sitio del cielo.
          / Tintineando [calladamente|suavemente], la estrella volvió a su sitio del cielo.
          + Se oyó un clic, como de botón bien cosido.
          + La Osa movió la cola entera, para probarla.
          + Las otras le hicieron sitio y la riñeron solo un minuto.
          + La polilla pintó el punto que faltaba y besó el lápiz.
          + En el mar, el barco cambió de opinión y puso rumbo a casa.
          + Desde arriba llegó un guiño, muy pequeño y muy dirigido.
        `,
        joy: `
          Se tumbaron en la hierba a mirar. Nadie tuvo que señalar [nada|el sitio].
          + {Hero} vio por el tubo la Osa completa, hasta las pestañas.
          + {Friend} miró por el lado contrario y se conoció mejor.
          + El maestro dijo por fin su nombre en voz alta, dos veces.
          + Le ataron un hilo de luna en la punta, por si volvía a asomarse.
          + Le mandaron una oveja de papel, para que no las echara de menos.
          + La polilla se durmió encima del mapa, con un punto en la mejilla.
        `,
      },
      advanced: {
        trouble: `
          @keeper Encaramada a un cardo escrutaba el cielo {keeper.un}, con un tubo en el [ojo|ojo bueno].
          / @keeper Entre mapas y tinteros hallaron {keeper.a}, las gafas en la [frente|punta de la antena].
          Había un agujero en el dibujo del cielo, y por él pasaba [corriente|frío].
          / Incompleta, la constelación [cojeaba|desentonaba] sobre el prado.
          @thing —Nos falta {thing} —[aseguró|comunicó]—, remate de la [Osa|cola de la Osa].
          / @thing —Se ha caído {thing} —[informó|declaró]—, y el mapa está [mojado|incompleto].
          @cause Por mirar hacia abajo, {thing} se asomó demasiado, como [siempre|temíamos].
          / @cause —Por mirar hacia abajo —[relató|refirió]—, {thing} se asomó demasiado.
          @feeling Estaba triste, y a la tristeza la llamaba [resfriado|polvo en la lente].
          / @feeling Favoritas no debían tenerse, reconoció, triste, y ella la tenía.
          + Las ovejas eran su debilidad; las contaba cada noche, y a veces se dormía antes que ellas.
          + Cayó con el ruido de una pestaña, y aquella misma tarde el espantapájaros notó luz en sus zapatos.
          + En el mapa, donde iba ella, había una gota.
        `,
        worry: `
          La Osa giraba sobre sí misma en busca de su [punta|remate], con creciente desaliño.
          + Llegaban los deseos a la altura de costumbre y, no hallando a nadie, hacían cola.
          + Un capitán navegaba, con la confianza de toda una vida, en dirección a un agujero.
          + El maestro se saltaba su propio nombre en clase y atribuía el pañuelo al heno.
          + Probó la luna a tapar el hueco con un dedo, y sobraba hueco por los dos lados.
          + Las demás se habían estrechado un poco, como se hace en las mesas cuando falta alguien.
        `,
        mend: `
          Desde los hombros del espantapájaros alzó {hero} {thing} cuanto daba el brazo.
          / {Hero} abrió las manos, soltó {thing} y señaló hacia el [hueco|norte].
          / Soltó {hero} {thing} hacia lo alto, [despidiéndose|conteniendo el aire].
          @mended Sin ninguna prisa la estrella volvió a su sitio del cielo, [clic|con un clic].
          / @mended Tras un titubeo a la altura de los chopos, la estrella volvió a su sitio del cielo.
          / [Tintineando|Ascendiendo], la estrella volvió a su sitio del cielo.
          + Meneó la Osa la cola completa, y se la vio varias veces volverse a mirarla.
          + Sus hermanas le abrieron hueco y la riñeron un minuto justo, que era lo establecido.
          + Estampó la polilla en el mapa el punto que faltaba, y al lápiz le dio un beso.
          + En la mar lejana un capitán cambió de parecer, sin llegar a saber de la que se libraba.
        `,
        joy: `
          Se miró el cielo desde la hierba, en una postura que favorece la [amistad|modestia].
          + Por el tubo distinguió {hero} a la Osa entera, con sus pestañas y con su punta.
          + {Friend} aplicó el ojo al extremo contrario e hizo allí descubrimientos de orden personal.
          + Pronunció el maestro el nombre en voz bien alta y, por si había sabido a poco, lo repitió.
          + En prevención de nuevas curiosidades se le anudó un hilo de luna, con bastante holgura.
        `,
      },
    },
    'silver-needle': {
      keeper: { noun: 'araña del rocío', gender: 'f' },
      thing: { noun: 'aguja de plata', gender: 'f' },
      spot: { at: 'junto a la piedra solitaria', to: 'a la piedra solitaria' },
      facts: {
        ask: '¿Por qué no había rocío en la hierba?',
        cause: 'la araña soltó {thing} un momento y ya no {thing:lo/la} vio',
        mended: 'mil gotas brillaron en la hierba',
      },
      beginner: {
        trouble: `
          @keeper En un hilo lloraba {keeper.un}, con [ocho dedales|sus dedales].
          / @keeper Bajo una hoja se escondía {keeper.un}, con su [hilo|carrete].
          No había rocío en la hierba, ni una [gota|gota chica].
          @thing —No hallo {thing} —dijo—, y sin ella no [coso|puedo].
          / @thing —Se me perdió {thing}. Con otra se [rompe|cae] la gota.
          @cause —Solté {thing} un momento, y [adiós|nada] —[contó|dijo].
          / @cause —Fue un momento. Solté {thing}, miré, y ya no la vi —[suspiró|dijo].
          @feeling Le daba vergüenza, y se tapó con [ocho patas|una hoja].
          / @feeling —Qué vergüenza —dijo—. Con mil años de [oficio|costura].
          + Las gotas esperaban en un cubo, sin brillo.
          + —Las pongo una a una —contó—. Con nudo.
          + Buscó en el suelo con sus ocho ojos. Nada de plata.
          + Había ido a rascarse. Fue eso.
          + Brillaba cerca de la piedra, dicen.
          + Cosió dos con un pincho. Se secaron.
          + Tenía el hilo enredado en una oreja.
          + El trébol le ofreció una espina. Muy amable.
        `,
        worry: `
          Las flores tenían sed y no lo [decían|pedían].
          / La hierba estaba áspera como una [barba|toalla] vieja.
          + Los caracoles no podían resbalar. Iban a pie.
          + Una mariposa buscaba su espejo. No había.
          + Los grillos tenían la voz seca.
          + El sapo lamía una piedra, por costumbre.
          + Sin gotas, las estrellas no se veían abajo.
          + Una hormiga barría polvo en su bañera.
          + El trébol crujía al darse la vuelta.
          + La mañana iba a venir y no tendría brillo.
        `,
        mend: `
          {Hero} enhebró {thing}, [a la primera|con un ojo cerrado].
          / La araña temblaba. {Hero} le puso {thing} en la [pata|mano].
          / El hilo pasó por {thing}. [Por fin|A la una].
          / La araña volvió a tener {thing} en la [pata|mano].
          @mended Y mil gotas brillaron en la [hierba|hierba, de punta a punta].
          / @mended Punto, nudo, punto. Mil gotas brillaron en la hierba.
          + Cada gota llevaba una estrella dentro.
          + El trébol bebió, y dejó de crujir.
          + Un caracol resbaló tres pasos. ¡Iuju!
          + La mariposa se peinó en una.
          + El sapo abrió la boca, y cayó la suya.
          + La aguja iba sola: sube, baja.
          + Los grillos tosieron y cantaron limpio.
          + Una gota muy gorda se quedó en la nariz {friend.de}.
          + La araña cosía con los ojos cerrados.
          + El prado parecía otro cielo.
        `,
        joy: `
          Brindaron con una gota cada [uno|uno, fría].
          / Se bañaron todos en las gotas [grandes|de la col].
          + {Hero} cosió una. Quedó torcida y bonita.
          + {Friend} se colgó un collar. Se lo bebió.
          + La araña hizo una bolsa para su aguja.
          + Los caracoles hicieron carreras, lentas.
          + Al trébol le tocó la última, de premio.
          + El maestro dio la clase mirando abajo.
          + La hormiga llenó la bañera y cantó.
          + Ya nadie tenía la voz seca.
          + Plin, decía el prado al andar.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Detrás de un trébol se escondía {keeper.un}, con un dedal en cada [pata|dedo].
          / @keeper Enredada en su propio hilo encontraron {keeper.a}, que no quería ser [vista|mirada].
          La hierba estaba seca de punta a punta, sin una gota de [rocío|brillo].
          / Deslucida y [sedienta|despeinada], la hierba esperaba el rocío.
          @thing —He perdido {thing} —dijo—. Con otra las gotas se [caen|deshacen].
          / @thing —Para coser el rocío hace falta {thing}, y no la [encuentro|tengo].
          @cause —Solté {thing} un momento, para rascarme, y ya no la [vi|volví a ver] —[contó|explicó].
          / @cause Fue muy tonto: soltó {thing} un momento y, cuando quiso seguir, ya no la vio.
          @feeling De vergüenza se tapaba los ocho ojos con las ocho [patas|patas, por turnos].
          / @feeling —Mil años de costurera —murmuró con vergüenza—. Esto me pasa hoy.
          + Las gotas esperaban en un cubo, sin saber dónde ponerse.
          + Con una espina había conseguido coser dos, y se secaron.
          + Algo brillaba, según una hormiga, por la parte de la piedra.
          + Había mirado con los ocho ojos, de dos en dos.
        `,
        worry: `
          Los caracoles iban a pie, que es lo último que le puede pasar a un [caracol|señor].
          + Una mariposa daba vueltas buscando el espejo de todas las noches.
          + Los grillos cantaban con la garganta seca y pedían disculpas.
          + El sapo lamía una piedra y se acordaba de otros tiempos.
          + El trébol crujía cada vez que cambiaba de postura.
          + Si no había gotas, las estrellas no tendrían dónde mirarse.
          + La mañana preguntó desde lejos si podía ir viniendo.
        `,
        mend: `
          {Hero} enhebró {thing} al primer intento y se la puso en la [pata|pata que temblaba].
          / Sobre un pañuelo, por no perderla otra vez, {hero} le entregó {thing} a la [araña|costurera].
          / Al primer intento pasó el hilo por {thing}, y la araña [aplaudió|alargó una pata].
          @mended Punto, nudo y punto: mil gotas brillaron en la hierba.
          / @mended La aguja subió y bajó. Mil gotas brillaron en la hierba [como botones|hasta la cerca].
          / Redondas y [temblorosas|resplandecientes], mil gotas brillaron en la hierba.
          + Dentro de cada una se acomodó una estrella.
          + El trébol bebió sin ruido y dejó de quejarse.
          + Un caracol resbaló tres palmos y gritó de alegría.
          + La mariposa se miró, se arregló una ceja y suspiró.
          + El sapo abrió la boca, y le cayó justo la suya.
          + La araña cosía ya con siete ojos cerrados, de tan feliz.
          + El cubo se fue quedando vacío y contento.
        `,
        joy: `
          Brindaron con una gota por cabeza, servida en hoja de [trébol|menta].
          + {Hero} cosió una, y quedó torcida y preciosa.
          + {Friend} se puso un collar de rocío y se lo fue bebiendo.
          + Los caracoles organizaron carreras y llegaron todos los últimos.
          + A la aguja le hicieron una funda con cremallera.
          + La hormiga llenó la bañera y cantó hasta el amanecer.
          + Aquella noche hubo dos cielos, y el de abajo se podía [tocar|beber].
        `,
      },
      advanced: {
        trouble: `
          @keeper Detrás de un trébol se ocultaba {keeper.un}, con ocho [dedales|dedales puestos].
          / @keeper Presa de su mismo hilo hallaron {keeper.a}, que habría preferido no ser [hallada|vista].
          Seca de extremo a extremo estaba la hierba, y no era la [época|costumbre].
          / Deslucida y [sedienta|reseca], la hierba echaba de menos el rocío.
          @thing —Me falta {thing} —[anunció|comunicó]—, la única que no hace [daño|ruido].
          / @thing —Con {thing} cosía yo el rocío —[puntualizó|explicó]—, gota por gota.
          @cause Soltó {thing} un momento, para rascarse, y ya no la vio.
          / @cause —Solté {thing} un momento —confesó—, y ya no la [vi|volví a ver].
          @feeling La vergüenza no le dejaba descubrir más de dos [ojos|ojos a la vez].
          / @feeling Sentía una vergüenza proporcional a sus mil años de [oficio|costura].
          + Aguardaban las gotas en un cubo, apagadas y sin saber muy bien qué hacer con las manos.
          + Dos que prendió con una espina se evaporaron antes del nudo, y no por falta de voluntad.
          + Por la parte de la piedra, según una hormiga de paso, relucía alguna cosa.
        `,
        worry: `
          Los caracoles iban a pie, situación de la que en las familias [no se habla|apenas se habla].
          + Buscaba una mariposa su espejo de todas las noches, y salió a la calle sin arreglar.
          + Se oía a los grillos carraspear entre estrofa y estrofa, y luego entre palabra y palabra.
          + Lamía el sapo una piedra, más que nada por mantener viva la tradición.
          + No habiendo gotas, tampoco las estrellas tenían dónde ver si llevaban la raya derecha.
          + La mañana mandó preguntar si convenía aplazarla.
        `,
        mend: `
          {Hero} enhebró {thing} a la primera, hazaña que las costureras saben [valorar|envidiar].
          / Sobre un pañuelo, en previsión de nuevos picores, {hero} le devolvió {thing}.
          / Devolvió {hero} {thing} a su [propietaria|costurera], ya enhebrada.
          @mended Subió, bajó, anudó, y mil gotas brillaron en la hierba, [de cerca a cerca|cada una en su punta].
          / @mended A punto menudo, sin un tirón, mil gotas brillaron en la hierba.
          / [Resplandecientes|Temblorosas], mil gotas brillaron en la hierba.
          + Cada gota guardaba una luna [diminuta|particular] para ella sola.
          + En el interior de cada una tomó asiento una estrella, y ninguna pidió cambiar de sitio.
          + Bebió el trébol en silencio, y se acabaron con ello los crujidos.
          + Un caracol resbaló tres palmos, acompañándose de un grito impropio de sus años.
          + Al sapo le bastó con abrir la boca, pues la suya iba dirigida y con acuse de recibo.
        `,
        joy: `
          Se brindó a gota por persona, en copas de trébol, muy [llenas|frías].
          + La que cosió {hero} quedó torcida, y fue declarada por unanimidad la más bonita.
          + {Friend} lució un collar de rocío y, en el curso de la velada, se lo bebió.
          + Corrieron los caracoles una carrera en la que llegaron últimos todos, con gran emoción.
          + Provista de funda, cordón y domicilio, la aguja ya no se perderá más que queriendo.
        `,
      },
    },
    'fiddle-bow': {
      keeper: { noun: 'viejo saltamontes', gender: 'm' },
      thing: { noun: 'arco del violín', gender: 'm' },
      spot: { at: 'entre las amapolas', to: 'a las amapolas' },
      facts: {
        ask: '¿Por qué no sonaba el vals de buenas noches?',
        cause: 'un paraguas de diente de león se llevó {thing}',
        mended: 'todo el prado se meció con el vals',
      },
      beginner: {
        trouble: `
          @keeper En una silla estaba {keeper}, con el violín [mudo|en brazos].
          / @keeper Con frac y sin música esperaba {keeper}, de [pie|rodillas].
          El vals de buenas noches no sonaba, y nadie [bailaba|dormía].
          @thing —Me falta {thing} —dijo—. Con los dedos es [otra cosa|plin].
          / @thing —¿Y {thing}? Sin él, esto es una [caja|silla] —dijo.
          @cause —Un diente de león se llevó {thing} [volando|por ahí] —[contó|dijo].
          / @cause —Lo dejé ahí. Un paraguas de diente de león se llevó {thing}.
          @feeling Estaba triste, y el violín [también|más].
          / @feeling —Setenta años tocando —dijo, triste, y miró sus [manos|patas].
          + El paraguas quería ver mundo. Se enganchó sin querer.
          + Se fueron los dos hacia lo rojo.
          + Tocó con una hierba. Sonó a mosca.
          + Tocó con un peine. Sonó a gato.
          + La partitura movía sus hojas, aburrida.
          + El público esperaba en sus tallos.
          + Tenía el pelo blanco, lo que tenía.
          + Le temblaba la rodilla que marca el compás.
        `,
        worry: `
          Las flores tenían los brazos en [alto|el aire], sin música.
          / Nadie quería irse a dormir sin su [vals|baile].
          + Dos liebres bailaban de memoria y se pisaban.
          + Un grillo probó. Le salió una marcha.
          + El viento tarareó, y se le olvidó el medio.
          + Los ratones llevaban zapatos de baile. Para nada.
          + La luna no sabía cuándo dar la vuelta.
          + Una amapola llevaba una hora saludando.
          + El maestro contó uno, dos, tres. Nadie le siguió.
          + Los bebés esperaban que algo los meciera.
        `,
        mend: `
          {Hero} puso {thing} en su mano. El viejo lo [besó|miró].
          / Con una reverencia, {hero} le dio {thing} al [viejo|músico].
          @mended Sonó una nota, y todo el prado se meció con el vals.
          / @mended Uno, dos, tres: todo el prado se meció con el [vals|vals, así].
          + La hierba iba y venía, iba y venía.
          + Las flores bajaron los brazos y giraron.
          + Las liebres dejaron de pisarse.
          + El viento se acordó del medio.
          + Los bebés cerraron los ojos en el dos.
          + La luna dio su vuelta, en punto.
          + La rodilla ya no temblaba. Bailaba.
          + El violín lloró, pero de gusto.
          + {Friend} giró tres veces y se sentó.
          + Los ratones usaron por fin los zapatos.
        `,
        joy: `
          Tocó otro, y otro, cada vez más [bajo|lento].
          / Bailaron hasta que no hubo [pies|nadie] de pie.
          + {Hero} bailó con una amapola. Olía a sol.
          + {Friend} bailó consigo y lo hizo bien.
          + El paraguas volvió y pidió perdón. Contó el mundo.
          + Le dieron al viejo una silla blanda.
          + La última nota fue larga como un río.
          + Los grillos hicieron de coro, en voz baja.
          + Guardaron el arco con un nudo doble.
          + Al final solo se movía la hierba.
        `,
      },
      intermediate: {
        trouble: `
          @keeper En una silla de corcho, con el violín en brazos, estaba {keeper}, mirando el [suelo|vacío].
          / @keeper De frac y sin música esperaba {keeper}, que hacía como que [afinaba|no pasaba nada].
          Era la hora del vals de buenas noches. El vals no [sonaba|empezaba].
          / Los bailarines [esperaban|bostezaban] colocados, sin una sola nota.
          @thing —Me falta {thing} —dijo—. A dedo no es lo [mismo|que era].
          / @thing —Sin {thing} —explicó—, un violín es una silla para [grillos|nadie].
          @cause —Un paraguas de diente de león se llevó {thing} [por los aires|a ver mundo] —[contó|explicó].
          / @cause Lo dejó apoyado, y un paraguas de diente de león se llevó {thing} sin querer.
          @feeling Estaba triste, y las cuatro cuerdas estaban tristes [con él|también].
          / @feeling —Setenta veranos tocándolo —dijo, triste, y se le torció el [lazo|bigote].
          + Con un tallo había sonado a mosca. Con un peine, a gato.
          + El público aguardaba en sus asientos, con los zapatos puestos.
          + Los vieron bajar, al paraguas y al arco, hacia donde todo es rojo.
          + La partitura pasaba sus propias hojas, de puro aburrida.
        `,
        worry: `
          Las flores tenían los brazos levantados y no sabían si [bajarlos|seguir].
          + Dos liebres lo intentaban de memoria y se pisaban con cariño.
          + Un grillo se ofreció a sustituirlo y le salió una marcha militar.
          + El viento se sabía el principio y el final. Pero no lo de en medio.
          + Una amapola llevaba una hora haciendo la reverencia.
          + Sin vals la luna no sabía cuándo dar la vuelta.
          + Los más pequeños esperaban a que algo los meciera.
        `,
        mend: `
          {Hero} le tendió {thing} con las dos manos. El viejo se lo pasó por la [mejilla|manga].
          / Al viejo le temblaban los dedos. {Hero} le cerró la mano sobre [{thing}|el mango, sobre {thing}].
          @mended Uno, dos, tres, y todo el prado se meció con el vals.
          / @mended A la primera nota, como un mar, todo el prado se meció con el vals.
          / Suavemente, [a compás|agarradito], todo el prado se meció con el vals.
          + Bajaron por fin los brazos las flores y empezaron a girar.
          + Las liebres dejaron de pisarse o les dejó de importar.
          + El viento recordó de pronto lo de en medio.
          + Los pequeños se durmieron en el dos.
          + La amapola pudo terminar su reverencia.
          + La rodilla del viejo marcaba el compás, como hace setenta años.
          + Hasta el espantapájaros movió una manga.
        `,
        joy: `
          Tocó otro vals, y después uno más lento. Después uno que apenas se [oía|movía].
          + {Hero} bailó con una amapola que olía a mediodía.
          + {Friend} bailó a solas y no se pisó ni una vez.
          + El paraguas volvió arrepentido y contó cómo es el otro prado.
          + Los grillos hicieron los coros en voz baja.
          + Al viejo le trajeron un cojín de diente de león, en desagravio.
          + Cuando se acabó la última nota, la hierba siguió un rato más.
        `,
      },
      advanced: {
        trouble: `
          @keeper Con el violín en brazos, como quien tiene a un enfermo, estaba {keeper}.
          / @keeper De frac, de pie y sin música aguardaba {keeper}, fingiendo que [afinaba|contaba].
          Había llegado la hora del vals, y el vals no [llegaba|acudía].
          / Inmóvil el prado, los bailarines [esperaban|consultaban] al músico.
          @thing —Sin {thing} —[aseguró|comunicó]— no soy más que un señor con una [caja|madera].
          / @thing —Todo está a punto —[puntualizó|explicó]—, a falta {thing.de}.
          @cause Un paraguas de diente de león se llevó {thing}, por [descuido|puro viaje].
          / @cause —Un paraguas de diente de león —[refirió|puntualizó]— se llevó {thing} por los aires.
          @feeling Estaba triste, y las cuatro cuerdas lo acompañaban en el [sentimiento|silencio].
          / @feeling Setenta veranos cabían en lo triste de aquella [mirada|pausa].
          + Frotadas con un tallo, las cuerdas dieron mosca; con un peine, gato; y ya no quiso probar más.
          + Al parecer descendieron ambos, el viajero y su equipaje, en la parte más roja del prado.
          + El público, calzado ya, seguía en sus tallos.
        `,
        worry: `
          Las flores mantenían los brazos en alto, como quien ha olvidado para qué los [levantó|subió].
          + Dos liebres lo ensayaban de memoria, y la memoria les pisaba los pies.
          + El grillo que se prestó a suplirlo no conocía otra cosa que marchas.
          + Del vals recordaba el viento el principio y el final, o sea, lo que menos se baila.
          + Una amapola, sorprendida en plena reverencia, llevaba una hora sin atreverse a subir.
          + Aguardaban los más chicos a que algo los meciera, y la noche, sola, no se daba maña.
        `,
        mend: `
          Con ambas manos presentó {hero} {thing}, y el anciano se lo pasó despacio por la [mejilla|manga].
          / Le temblaban los dedos al músico, {hero.y} se los cerró uno por uno sobre {thing}.
          / Entregó {hero} {thing}, y el violín se [estremeció|recompuso].
          @mended Uno, dos, tres, y como una sola ola todo el prado se meció con el vals.
          / @mended A la primera arcada todo el prado se meció con el vals, [tallo a tallo|hasta la cerca].
          / [Suspirando|Acompasándose], todo el prado se meció con el vals.
          + Hasta las amapolas, que no bailan [jamás|con cualquiera], concedieron una vuelta.
          + El violín, de pura felicidad, [desafinó|se adornó] en la última nota.
          + Descendieron los brazos de las flores, y lo hicieron ya girando.
          + Las liebres seguían pisándose, solo que ahora a compás, y eso es bailar.
          + Por fin pudo la amapola concluir su reverencia, que tuvo bastante éxito.
          + Se durmieron los pequeños en el dos, que es la parte mullida de los valses.
        `,
        joy: `
          Siguió otro vals, y otro más lento, y uno por último que apenas era [viento|memoria].
          + Una amapola con olor a mediodía concedió {hero.a} el baile y la dirección de su casa.
          + Bailó {friend} sin pareja, y jamás se vio pareja mejor avenida.
          + Volvió el paraguas, contrito, y refirió maravillas del prado de al lado, que es idéntico.
          + Callada la última nota, la hierba continuó un rato, por no hacerle un desaire.
        `,
      },
    },
  },
}
