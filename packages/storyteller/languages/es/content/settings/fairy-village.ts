import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'la Aldea de las Hadas', in: 'en la Aldea de las Hadas', to: 'a la Aldea de las Hadas', from: 'de la Aldea de las Hadas' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. Las casas eran [setas|setas con chimenea].
      / @place Se apartó una hoja, y entraron {place.in}.
      / Había que andar de puntillas {place.in}. [Así|Chist].
      / Detrás de una [hoja|seta] se veía {place}.
      De cada tallo colgaba un farol de [rocío|luz y rocío].
      / Un molino chico movía las aspas, muy [serio|despacio].
      / Un hada barría su escalón con una [pluma|pestaña].
      + —Cuidado con la cabeza —dijo un hada, mirando hacia arriba.
      + Olía a pan, a trébol y a jabón de flores.
      + Alguien barría la plaza con una pestaña.
      + {Friend} se encogió todo lo que pudo.
      + Pasó un carro tirado por dos mariquitas.
      + Una ventana se abrió, y se asomaron [seis|muchas] narices.
      + Las calles eran del ancho de un dedo.
      + Un gallo del tamaño de un grano dijo «qui».
    `,
    life: `
      Las hadas tendían la ropa en hilos de [araña|luna].
      / De noche las hadas lavan sus alas y las [cuelgan|secan].
      El farolero llenaba los faroles, gota a gota.
      + Un hada pintaba lunares. Otra, no.
      + Los niños jugaban a volar bajo y a reír alto.
      + Dos vecinas se prestaban una estrella de harina.
      + El zapatero cosía botas. Eran seis.
      + En la escuela se aprende a soplar y a no soplar.
      + El abuelo contaba lo de la nuez. Otra vez.
      + Las setas cierran los postigos a las ocho.
      + Un ratón hacía de autobús, con cuatro asientos.
    `,
    way: `
      Fueron {spot.to} entre tréboles altos como [árboles|torres].
      / Camino {spot.to} había un puente de [paja|una sola paja].
      Olía a harina y a [violeta|agua fresca]. Un grillo ponía música.
      + Una hormiga llevaba una cama a cuestas.
      + Un cartel decía: «No suspirar». Era por el molino.
      + {Friend} pasó por un arco. Lo llevó puesto.
      + Las gotas eran del tamaño de una bañera.
      + Un caracol les dio los buenos días de ayer.
      + Bajo una hoja alguien tocaba un arpa de tres pelos.
      + {Hero} pidió perdón a una margarita, por si acaso.
      + Un farol bajó a ver si llevaban los zapatos limpios.
      + Detrás de una piedra olía a bollo.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una pizca de [polvo|luz].
      / —Para ti —dijo {keeper}. Era un botón del tamaño de [nada|un punto].
      Toda la aldea saludó con pañuelos de [pétalo|hoja].
      + {Friend} recibió un sombrero. No le tapaba ni un pelo.
      + —Vuelve con menos altura —dijo el abuelo.
      + Las setas levantaron el ala como un sombrero.
      + El gallo dijo «qui», y se oyó bastante.
      + Un farol los siguió hasta el último trébol.
      + Los niños volaron alrededor, tres vueltas justas.
      + El ratón autobús tocó la campanilla.
      + Una margarita se inclinó al verlos.
    `,
  },
  intermediate: {
    arrival: `
      @place Apareció la primera chimenea, y ya estaban {place.in}, [con cuidado|de puntillas].
      / @place Entraron {place.in} sin soplar, por no mover las [cortinas|casas].
      / Debajo de un helecho [brillaban|parpadeaban] ventanitas: estaban {place.in}.
      / Un cascabel [diminuto|despertador] anunció su llegada {place.to}.
      Las casas eran setas con postigos. De cada tallo colgaba un farol de [rocío|agua encendida].
      / En medio de la plaza giraba un molino no mayor que un [sombrero|tazón].
      / En los tendederos [ondeaban|bailaban] calcetines del tamaño de un suspiro.
      + —Esa cabeza —avisó un hada, mirando hacia arriba con preocupación.
      + Olía a pan reciente, a trébol y a jabón de violetas.
      + Alguien barría los escalones con una pestaña muy [larga|bien peinada].
      + {Friend} intentó ocupar menos y solo consiguió doblarse.
      + Cruzó un carro tirado por dos mariquitas que discutían el camino.
      + De una ventana salieron seis narices, por orden de altura.
    `,
    life: `
      A esa hora las hadas se lavan las alas y las ponen a secar en hilos de [araña|luna].
      / Aquí viven hadas que muelen, hadas que cosen y una que [opina|lo prueba todo].
      + El farolero iba llenando los faroles con un cuentagotas.
      + Una pintora retocaba los lunares de una mariquita presumida.
      + Los pequeños jugaban a volar por debajo de las mesas.
      + El zapatero no daba abasto con los encargos de un ciempiés.
      + En la escuela se enseña a soplar y, lo más difícil, a no [soplar|hacerlo].
      + Un abuelo contaba otra vez el día en que la nuez cayó en la plaza.
      + El último autobús era un ratón y llevaba [retraso|queso].
    `,
    way: `
      El camino {spot.to} pasaba entre tréboles tan altos como [campanarios|abetos].
      / Para ir {spot.to} había que cruzar un puente hecho de una sola [paja|brizna].
      / Recorrieron {spot.to} una avenida [empedrada|adoquinada] con lentejas.
      Olía a harina y a violetas. Un grillo afinaba detrás de una [piedra|tapia].
      + Una hormiga se mudaba de casa con la cama a cuestas.
      + «Se ruega no suspirar cerca del molino», decía un letrero.
      + {Friend} quiso pasar por un arco de flores y se lo llevó puesto.
      + En cada gota de rocío se estaba bañando [alguien|una familia].
      + Un caracol les dio unos buenos días que empezaron [ayer|el jueves].
      + Alguien tocaba un arpa de tres pelos, con mucho gusto.
      + {Hero} ponía los pies donde solo había sombra, por si acaso.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} una pizca de polvo que brilla en los [bolsillos|bostezos].
      / —Es para ti —dijo {keeper}. Le dio {hero.a} un botón que casi no se [veía|notaba].
      / Una sonrisa plegable, [envuelta|guardada] en papel de seda, fue para {hero}.
      + La aldea entera agitaba pañuelos de pétalo.
      + {Friend.a} le pusieron un sombrero que le tapaba justo una [ceja|idea].
      + —Vuelve cuando hayas menguado un poco —le deseó el abuelo.
      + Las setas levantaron el ala, como hacen los señores.
      + El gallo, que cabe en una uña, cantó con todas sus fuerzas.
      + Un farol muy joven los acompañó hasta el último trébol.
    `,
  },
  advanced: {
    arrival: `
      @place Al apartarse una hoja se hallaron {place.in}, y ya no se atrevieron a [estornudar|respirar hondo].
      / @place Se entra {place.in} sin notarlo, y se sale con algún [tejado|farol] puesto.
      / Bajo unos helechos parpadeaban [lucecitas|ventanitas] minúsculas: estaban {place.in}.
      / Con un tintineo de cacharritos [microscópicos|diminutos] los recibió {place}.
      Las casas eran setas, con postigos y un farol de rocío junto a cada [puerta|tallo].
      / Giraba en la plaza un molino del tamaño de un tazón, con mucha [importancia|diligencia].
      / Cada chimenea [soltaba|exhalaba] un hilito de humo terminado en lazo.
      + —Esa cabeza —suplicó un hada, midiéndola con la vista como quien mira una [tormenta|torre torcida].
      + Olía a pan, a jabón de violetas y un poco, también, a [curiosidad|sueño].
      + En una ventana se colocaron, por riguroso orden de estatura, seis [narices|hermanas].
      + Alguien sacaba brillo a los escalones con una pestaña de buena [calidad|familia].
      + {Friend} se encogió cuanto pudo, sin otro efecto que el de doblarse [un poco|en dos].
    `,
    life: `
      Las hadas se lavan las alas al anochecer y las tienden, bien escurridas, a la [luna|fresca].
      / Hay allí hadas que muelen, hadas que zurcen y una que da su [opinión|parecer].
      / Terminada la cena, cada familia [recoge|dobla] su jardín y lo guarda en un [cajón|dedal].
      / A esa hora se [riegan|barren] los tejados de seta, operación que [exige|requiere] escalera y buen carácter.
      + Con un cuentagotas iba el farolero repartiendo la luz, que estaba aquel año [cara|escasa].
      + Una mariquita se hacía retocar los lunares y no acababa de decidirse por el [número|tono].
      + Contaba el abuelo la caída de la nuez, suceso que había dividido la historia en [dos|antes y después].
      + En la escuela enseñan a soplar en un curso, y a no soplar, en los siete [siguientes|restantes].
      + Tenía el zapatero un ciempiés entre su clientela y, por ese motivo, ningún [domingo|día libre].
    `,
    way: `
      Se iba {spot.to} por un bosque de tréboles de altura [catedralicia|respetable].
      / El camino {spot.to} salvaba el arroyo por un puente de una sola [paja|pieza de heno].
      / Siguieron {spot.to} una avenida [empedrada|adoquinada] con lentejas, en la que [circulaban|adelantaban] escarabajos muy señores.
      / Dirigirse {spot.to} [obligaba a|suponía] sortear tendederos con calcetines del [tamaño|grosor] de un suspiro.
      + Una hormiga trasladaba su domicilio, cama incluida, sin pedir ayuda ni [permiso|indicaciones].
      + Un letrero encarecía al paseante que no suspirase en las cercanías del [molino|polvorín de harina].
      + {Friend} atravesó un arco de flores y, desde entonces, lo llevó [puesto|por collar].
      + Los buenos días de un caracol, iniciados la víspera, los alcanzaron a mitad del [trayecto|puente].
      + Había en cada gota alguien bañándose, de modo que se caminaba con la vista [baja|discretamente baja].
      + De tres pelos de gato sacaba un músico invisible más de lo que parecía [posible|razonable].
    `,
    thanks: `
      {Keeper} obsequió {hero.a} con una pizca de polvo, de la que se conserva en los [bolsillos|párpados].
      / Con gran ceremonia {keeper} impuso {hero.a} un botón apenas mayor que un [punto|silencio].
      / En un paquetito [envuelto|anudado] con cabello de ángel iba, para {hero}, una sonrisa [microscópica|plegable].
      / Con un pregón de trompetillas se concedió {hero.a} la llave de la aldea, [prácticamente|casi] invisible.
      + Agitaba pañuelos de pétalo la población entera, alzada sobre sus sillas más [altas|valientes].
      + El sombrero que le correspondió {friend.a} le cubría con holgura una [ceja|peca].
      + —Hasta que mengüe usted un poco —se despidió el abuelo, lleno de [esperanza|cortesía].
      + Las setas se alzaron el ala, y de debajo de una salió volando su [inquilino|dueño].
      + Les abrió camino un farol principiante, que solo una vez se equivocó de [trébol|rumbo].
    `,
  },
  troubles: {
    sieve: {
      keeper: { noun: 'hada molinera', gender: 'f', article: 'el' },
      thing: { noun: 'colador más pequeño', gender: 'm' },
      spot: { at: 'bajo la última seta', to: 'a la última seta' },
      facts: {
        ask: '¿Por qué no había polvo de dormir?',
        cause: 'alguien pidió {thing} y no {thing:lo/la} devolvió',
        mended: 'flotó el polvo y todos bostezaron',
      },
      beginner: {
        trouble: `
          @keeper En el molino bostezaba {keeper.un}, con harina en [las alas|la nariz].
          / @keeper Sobre un saco estaba {keeper.un}, muy [blanca|despeinada].
          Esa noche no había polvo de [dormir|dormir para nadie].
          @thing —Sin {thing} no sale fino —[dijo|explicó]—. Da tos.
          / @thing —Me falta {thing} —dijo—. Los demás tienen [agujeros|bocas] grandes.
          @cause —Alguien pidió {thing} y no lo [devolvió|devolvió, ya ves].
          / @cause —Lo presté. Alguien pidió {thing} y no lo devolvió —[dijo|contó].
          @feeling Estaba tan cansada que bostezó dos veces [seguidas|en una].
          / @feeling —Qué cansada estoy —dijo, con un ojo [dentro del saco|ya cerrado].
          + Ella hace dormir a todos, y nadie la duerme a ella.
          + —¿A quién se lo dejé? —decía—. Tenía alas. Aquí todos.
          + Probó con un pañuelo. Salió un trapo gris.
          + El polvo gordo hace soñar con piedras.
          + Las aspas giraban sin moler nada.
          + Alguien vio algo redondo bajo una seta.
          + Se apoyó en la pared. La pared también bostezó.
        `,
        worry: `
          Los niños hada saltaban en las camas, y parecía ir para [largo|rato].
          / Nadie podía dormir, y todos hablaban de [dormir|sueño].
          + Una mamá cantó la nana once veces. La doce, gritó.
          + El farolero encendió, apagó y encendió, de aburrido.
          + El gallo no sabía si callar.
          + Un bebé miraba el techo y contaba manchas.
          + El abuelo contó lo de la nuez. Entero. Dos veces.
          + El alcalde se puso el gorro en los pies.
          + Las setas tenían ojeras por debajo del ala.
        `,
        mend: `
          {Hero} movió {thing} de lado a lado, [muy suave|sin prisa].
          / Con dos dedos, {hero} sacudió {thing}. Chis, [chas|chis].
          @mended Flotó el polvo y todos [bostezaron|bostezaron, aah].
          / @mended Como nieve tibia flotó el polvo, y todos bostezaron.
          + Era fino, fino, y olía a lavanda.
          + Cayó en las camas y en las cejas.
          + Los niños pararon en el aire y bajaron dormidos.
          + —Otro sal… —dijo uno, y no acabó.
          + El farolero se quedó con la luz a medias.
          + La molinera sopló la última pizca. Era suya.
          + El alcalde soñó con sus pies.
          + {Friend} dijo «yo no», y sí.
          + Nadie lo vio caer, y cayó en todos.
          + La nana sonó una vez, y sobró la mitad.
        `,
        joy: `
          Fue una fiesta con los ojos [cerrados|casi cerrados].
          / Bailaron sentados, luego tumbados, luego [nada|zzz].
          + La molinera dio pan de harina azul.
          + {Hero} repartió polvo con una pluma.
          + {Friend} roncaba en tres tonos.
          + Apareció el que lo pidió. Estaba rojo. Era el [alcalde|zapatero].
          + Le ataron al colador una campanilla.
          + Un grillo tocó con guantes.
          + Hasta el molino dormía, con las aspas en cruz.
          + El gallo metió el pico bajo el ala.
          + Nadie dijo adiós. Dijeron zzz.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Apoyada en el quicio del molino bostezaba {keeper.un}, [blanca|harinosa] de pies a cabeza.
          / @keeper Encima de los sacos daba cabezadas {keeper.un}, con un pañuelo en la [frente|nariz].
          No había quedado en toda la aldea ni una pizca de polvo de [dormir|dormir bien].
          / Agotado el polvo de dormir, las hadas [parpadeaban|bostezaban] sin resultado.
          @thing —Sin {thing} sale gordo —explicó—. El gordo hace soñar con [piedras|exámenes].
          / @thing —Me falta {thing}. Los otros dejan pasar los [grumos|ronquidos] —dijo.
          @cause —Alguien pidió {thing} y no lo devolvió —[contó|suspiró]—. Yo no lo apunté.
          / @cause Lo prestó con mucho gusto. Alguien pidió {thing} y no lo [devolvió|devolvió nunca].
          @feeling Estaba tan cansada que los bostezos se le juntaban por las [esquinas|puntas].
          / @feeling De cansada que estaba, se durmió hablando y siguió hablando [dormida|en sueños].
          + —Era alguien con alas —recordó, y allí eso no ayuda mucho.
          + Había colado con un pañuelo, un sombrero y una red de pescar mosquitos.
          + Las aspas daban vueltas por educación, sin moler nada.
          + Un ratón decía haber visto un brillo debajo de una seta.
        `,
        worry: `
          En todas las camas se saltaba. Ya ni los padres decían que [no|basta].
          + Una madre iba por la nana número doce y le salía en [mayúsculas|forma de grito].
          + El abuelo aprovechó para contar lo de la nuez, desde el principio.
          + El alcalde se había puesto el gorro de dormir en un pie.
          + El farolero encendía y apagaba, por tener algo que hacer.
          + A las setas les habían salido ojeras por debajo del ala.
          + Hablaban tanto del sueño que parecía una persona.
        `,
        mend: `
          {Hero} movió {thing} de un lado a otro, como quien acuna [una taza|a alguien].
          / Chis, chas, sacudió {hero} {thing} sobre la ventana, con la [punta de los dedos|mayor suavidad].
          @mended Por encima de los tejados flotó el polvo y todos [bostezaron|bostezaron por turnos].
          / @mended Flotó el polvo, más fino que la niebla, y todos [bostezaron|bostezaron a la vez].
          / Finísimo y [plateado|silencioso], flotó el polvo y todos bostezaron.
          + Olía a lavanda y a sábana recién puesta.
          + Los niños se durmieron en pleno salto y bajaron despacio.
          + —Otro más, solo o… —dijo uno, y la frase se tumbó.
          + Al farolero se le quedó una luz a medio encender.
          + La molinera guardó para ella la última pizca. Se la había [ganado|merecido].
          + {Friend} aseguró que no tenía sueño, con los ojos ya cerrados.
        `,
        joy: `
          Fue una fiesta muy corta, porque los invitados se iban durmiendo en los [brindis|saludos].
          + Se bailó primero de pie, después en silla y por último en [horizontal|la alfombra].
          + {Hero} repartió las pizcas con la punta de una pluma.
          + Confesó por fin el que lo tenía. Era el zapatero, que colaba el té.
          + Al colador le pusieron una campanilla y un apellido.
          + Un grillo tocó con guantes para no despertar a los primeros.
          + El molino se paró con las aspas en cruz y suspiró harina.
        `,
      },
      advanced: {
        trouble: `
          @keeper Contra el quicio del molino bostezaba {keeper.un}, de un blanco [absoluto|harinero].
          / @keeper Sobre unos sacos dormitaba de pie {keeper.un}, enharinada hasta las [alas|ideas].
          No quedaba polvo de dormir en la aldea, ni para una [siesta|pestaña].
          / Agotado el polvo de dormir, la aldea [parpadeaba|trasnochaba] sin descanso.
          @thing —Sin {thing} sale grueso —[informó|declaró]—, y se sueña con [piedras|oposiciones].
          / @thing —Necesito {thing}, el único que retiene los [grumos|sobresaltos].
          @cause Alguien pidió {thing} y no lo devolvió, lo normal [en estos casos|con los coladores].
          / @cause —Alguien pidió {thing} —[relató|refirió]— y no lo [devolvió|devolvió jamás].
          @feeling Tan cansada estaba que los bostezos se le atropellaban en la [puerta|boca].
          / @feeling De puro cansada se dormía al hablar y seguía hablando dormida.
          + Recordaba del deudor únicamente que tenía alas, dato que en aquella plaza carece de [valor|fuerza].
          + Los ensayos con un sombrero y una red de mosquitos no habían dado más que [estornudos|migas].
          + Las aspas giraban de vacío, por no alarmar a la [población|vecindad].
        `,
        worry: `
          Se saltaba en todas las camas, y los padres habían pasado del ruego a la [competición|participación].
          + En una casa iban por la nana duodécima, interpretada ya en [mayúsculas|forte].
          + El abuelo, viéndose con público, retrocedió en lo de la nuez hasta los [orígenes|brotes].
          + Andaba el alcalde con el gorro de dormir en un pie, dispuesto a [acostarse|rendirse] por cualquier extremo.
          + A las setas les habían salido ojeras, discretamente ocultas bajo el [ala|sombrero].
        `,
        mend: `
          {Hero} meció {thing} en la ventana, con el vaivén con que se mece a [alguien|un niño ajeno].
          / Chis, chas, hizo {thing} en manos {hero.de}, más suave que un [párpado|vestido].
          / Zarandeó {hero} {thing} con [suavidad|delicadeza] sobre la plaza dormida.
          @mended Sobre los tejados flotó el polvo y todos bostezaron, por [calles|orden de llegada].
          / @mended Flotó el polvo, tan fino que apenas era una idea, y todos bostezaron.
          / Con una finura [exquisita|de encaje] flotó el polvo y todos bostezaron.
          + Los niños, sorprendidos a mitad del salto, descendieron dormidos y sin [prisa|arrugas].
          + La petición de uno más se tumbó a media sílaba y allí [quedó|pasó la noche].
          + Reservó la molinera para su persona la última pizca, y nadie discutió su [derecho|mérito].
          + {Friend} negó tener sueño, declaración que hizo con los ojos [cerrados|cerrados y firmes].
          + Olía a sábana puesta en este instante.
        `,
        joy: `
          Fue una fiesta breve, ya que el público se iba durmiendo en las [presentaciones|reverencias].
          + El baile se inició de pie, prosiguió en silla y concluyó sobre la [alfombra|moqueta de musgo].
          + Con la punta de una pluma administraba {hero} las pizcas, a razón de una por [párpado|bostezo].
          + El zapatero confesó entre sueños que lo empleaba para el [té|té de las cinco].
          + Dotaron al colador de campanilla y apellido, para que supiera volver [solo|a casa].
        `,
      },
    },
    thimble: {
      keeper: { noun: 'hada panadera', gender: 'f', article: 'el' },
      thing: { noun: 'dedal de medir', gender: 'm' },
      spot: { at: 'junto al arroyo del molino', to: 'al arroyo del molino' },
      facts: {
        ask: '¿Por qué subía la masa por los tejados?',
        cause: 'un ratón tomó {thing} por un sombrero',
        mended: 'la masa bajó y olió a pan',
      },
      beginner: {
        trouble: `
          @keeper En el horno empujaba {keeper.un}, [con los pies|muy roja].
          / @keeper —¡Ayuda! —gritaba {keeper.un}, desde dentro de un [bollo|pan].
          La masa subía y subía por los [tejados|tejados, tan ancha].
          @thing —Falta {thing} —dijo—. Sin él no sé [cuánto|la medida].
          / @thing —Yo mido con {thing} —dijo—, y no está. ¡Eché [de más|a ojo]!
          @cause —Un ratón tomó {thing} por un [sombrero|sombrero de fiesta].
          / @cause —Fue el ratón. Tomó {thing} por un sombrero, y se [fue|marchó] —[suspiró|dijo].
          @feeling Estaba preocupada: ya no veía su [casa|chimenea].
          / @feeling —¿Y si llega a la luna? —dijo, muy preocupada.
          + La levadura no sabe parar sola.
          + Una chimenea asomaba de la masa, como una vela.
          + —Le quedaba bien —dijo—, eso hay que decirlo.
          + Se fue a lucirlo al agua del molino.
          + Llevaba masa en el pelo y en las dos alas.
          + La plaza ya era un cojín.
          + Ploc, hizo una ventana, y se tapó.
          + Corría con un rodillo de aquí para allá.
          + Y la masa, puf, otro poco.
        `,
        worry: `
          Las hadas dormían en el aire, por no [quedar pegadas|pringarse].
          / Media aldea estaba ya dentro de un [pan|bollo].
          + Un gato de hada se comía la calle, despacio.
          + El cartero nadaba con las cartas en la boca.
          + Los niños no querían que acabara.
          + La escuela era un bollo con campana.
          + Una abuela salió por la chimenea, con bolso.
          + El molino giraba en lo blando, ñam, ñam.
          + El gallo quedó de adorno, arriba.
          + A un perro se le pegó la cola al pan.
        `,
        mend: `
          {Hero} midió la sal con {thing}, muy [justa|exacta].
          / Con {thing}, {hero} echó una medida. [Chist|Pff].
          @mended Puf: la masa bajó y olió a [pan|pan tibio].
          / @mended Poco a poco, la masa bajó y olió a [pan|pan, mmm].
          + Salieron los tejados, uno por uno, limpios.
          + La plaza se hizo plana, y el gallo bajó con ella.
          + La chimenea dijo uf y soltó una nube.
          + El cartero tocó tierra. Las cartas sabían a leche.
          + La panadera vio su casa y se sentó.
          + El ratón devolvió el sombrero con una reverencia.
          + El horno cerró la boca y empezó a dorar.
          + {Friend} tenía una barba de masa, y se la comió.
        `,
        joy: `
          Hubo pan para todos, y para [mañana|todo el mes].
          / Comieron bollos de la plaza, con [miel|trébol].
          + El ratón recibió un sombrero de verdad, de bellota.
          + {Hero} hizo un pan con forma de luna.
          + {Friend} pidió la esquina del tejado. Era crujiente.
          + Los niños jugaban con lo que sobraba.
          + La abuela puso su silla en la corteza.
          + Untaron la campana, y sonó a mantequilla.
          + Luego todo olió a tibio y a noche.
          + Nadie barrió. Se comió el suelo.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Con la espalda contra la puerta del horno luchaba {keeper.un}, [colorada|roja como un tomate].
          / @keeper De la ventana de un bollo pidió socorro {keeper.un}, con masa en las [dos alas|pestañas].
          La masa había salido a la calle y subía ya por los [tejados|tejados, sin prisa].
          / La masa, [desobediente|desbordada], escalaba ya los balcones.
          @thing —Me falta {thing} —dijo—, y eché la levadura a [ojo|ojo de buen hada].
          / @thing —Yo todo lo mido con {thing}, y ha [desaparecido|volado] —explicó.
          @cause —Un ratón tomó {thing} por un sombrero —contó—. Se fue de [paseo|fiesta].
          / @cause —Pasó un ratón muy elegante y tomó {thing} por un [sombrero|sombrero de copa] —[contó|explicó].
          @feeling Miraba hacia arriba, preocupada por la [luna|luna, que estaba cerca].
          / @feeling La preocupada panadera ya no sabía por dónde quedaba su [casa|cocina].
          + —Al ratón le sentaba bien —reconoció—. Eso es lo peor.
          + Lo habían visto mirarse en el arroyo del molino, de perfil.
          + Una chimenea asomaba entre la masa como la vela de un pastel.
          + Con un «ploc» muy suave se tapó otra ventana.
          + Corría con el rodillo en alto, como un domador.
        `,
        worry: `
          Media aldea estaba ya dentro del pan, y la otra media, [encima|en el aire].
          + El cartero repartía nadando, con las cartas en la boca.
          + Una abuela salió por la chimenea sin soltar el bolso.
          + Los niños rogaban que aquello no se acabase nunca.
          + De la escuela solo quedaba un bollo con campana.
          + El gallo había subido con la masa y cantaba desde la [miga|corteza].
          + Un gato muy pequeño se iba comiendo la calle Mayor.
        `,
        mend: `
          {Hero} llenó {thing} de sal hasta la raya y la echó de una [vez|sola vez].
          / Una medida justa de sal, ni un grano más, echó {hero} con [{thing}|cuidado con {thing}].
          / Con {thing} midió {hero} la sal, hasta la raya, y la echó [sin pestañear|de golpe].
          @mended Se oyó un «puf» larguísimo. La masa bajó y olió a [pan|pan de verdad].
          / @mended Como quien suelta el aire, la masa bajó y olió a [pan|pan por toda la aldea].
          / Desinflándose [perezosamente|suavemente], la masa bajó y olió a pan.
          + Fueron saliendo los tejados, limpios y un poco tibios.
          + El gallo descendió con dignidad hasta su veleta.
          + El cartero tocó fondo y siguió andando, tan tranquilo.
          + La panadera encontró su casa donde la había [dejado|puesto].
          + El ratón se quitó el sombrero, o sea, la medida, e hizo una reverencia.
          + Al fin el horno cerró la boca y empezó a [dorar|canturrear].
        `,
        joy: `
          Hubo pan para esa noche, para el mes y para [las hormigas|quien pasara].
          + {Hero} amasó una luna, que en el horno se hizo llena.
          + {Friend} pidió una esquina del tejado, por lo crujiente.
          + El ratón estrenó una bellota con pluma y ya no miró nada más.
          + La abuela puso su silla en la corteza y tomó el fresco.
          + Con lo que sobraba los niños hicieron un hada de miga.
          + La campana, untada, daba la hora en mantequilla.
        `,
      },
      advanced: {
        trouble: `
          @keeper Con todo su escaso peso contenía {keeper.un} la puerta del horno.
          / @keeper Desde lo alto de un bollo pedía auxilio {keeper.un}, muy [compuesta|pegajosa].
          La masa, dueña de la calle, trepaba ya por los [tejados|aleros].
          / Desbordada, la masa [conquistaba|escalaba] balcones y chimeneas.
          @thing —Me falta {thing} —[anunció|comunicó]—, y medí la levadura a ojo.
          / @thing —Todo lo fío {thing.a} —[aclaró|puntualizó]—, que ha [volado|desaparecido].
          @cause Un ratón tomó {thing} por un sombrero, y no le faltaba [razón|gusto].
          / @cause —Un ratón tomó {thing} por un sombrero —[relató|refirió]—, [y salió|y adiós].
          @feeling La tenía preocupada la luna, que empezaba a estar a [tiro|mano].
          / @feeling Preocupada, buscaba con la vista su casa, y no veía más que [miga|cena].
          + Al ratón le sentaba de maravilla, había que admitirlo, y eso complicaba las [cosas|gestiones].
          + Constaba que se había contemplado de perfil en el arroyo del molino.
          + De cuando en cuando, con un «ploc» educado, se cerraba otra [ventana|chimenea].
          + Armada de un rodillo, cubría la [retirada|avenida] de los vecinos.
        `,
        worry: `
          La mitad del vecindario se encontraba ya en el pan, y la otra mitad, sobre [él|la corteza].
          + El cartero efectuaba el reparto a nado, con la correspondencia entre los [dientes|labios].
          + Por una chimenea emergió una abuela, sin descomponerse y con el [bolso|gato] en la mano.
          + Los niños elevaban preces para que no se acabase [nunca|hasta el lunes].
          + De la escuela no restaba más que un bollo provisto de [campana|tejado].
          + Arriba, en lo más hinchado, cantaba el gallo a un amanecer de [miga|harina].
        `,
        mend: `
          {Hero} colmó {thing} de sal, pasó el dedo por el borde y la [vertió|echó].
          / Con {thing} enrasado, ni grano más ni grano menos, echó {hero} la sal.
          / Midió {hero} la sal con {thing}, [escrupulosamente|exactamente], y la esparció.
          @mended Tras un «puf» de varios minutos, la masa bajó y olió a pan.
          / @mended Como quien reconoce un error, la masa bajó y olió a [pan|pan del bueno].
          / [Resignándose|Desinflándose], la masa bajó y olió a pan.
          + Reaparecieron los tejados, limpios y a la temperatura de la [mano|mejilla].
          + Un gallo fue descendiendo, sin dejar de cantar, hasta el nivel del [suelo|sentido común].
          + El cartero notó el fondo con los pies y continuó a pie, por [rutina|no llegar tarde].
          + Se descubrió el ratón ante la panadera, gesto con el que devolvía de paso la [medida|prenda].
          + El horno cerró la boca y empezó a dorar.
        `,
        joy: `
          Hubo pan para aquella noche, para el mes entrante y para un [ejército|regimiento] de hormigas.
          + Modeló {hero} una luna en cuarto, que el horno tuvo a bien completar hasta [llena|su plenitud].
          + Prefirió {friend} una esquina de tejado, alegando razones de [crujido|textura].
          + Con una bellota por sombrero se vio el ratón en el agua y ya no quiso [mirar|ver] otra cosa.
          + La campana, untada por los niños, daba las horas en [mantequilla|voz muy tierna].
        `,
      },
    },
    'music-crank': {
      keeper: { noun: 'hada más anciana', gender: 'f', article: 'el' },
      thing: { noun: 'manivela', gender: 'f' },
      spot: { at: 'en el árbol hueco', to: 'al árbol hueco' },
      facts: {
        ask: '¿Por qué no sonaba la nana de la aldea?',
        cause: 'los niños hada usaron {thing} como anzuelo',
        mended: 'la caja de música tocó la nana',
      },
      beginner: {
        trouble: `
          @keeper En una silla estaba {keeper}, con su [chal|manta].
          / @keeper Los llamó {keeper}, con voz de [hoja|hoja seca].
          La caja de música de la aldea no sonaba. No había [nana|canción].
          @thing —Falta {thing} —dijo—. Sin ella no da [vueltas|ni una nota].
          / @thing —Se llevaron {thing}. La caja está [muda|quieta] —dijo.
          @cause —Los niños hada usaron {thing} como [anzuelo|anzuelo, ¡ay!] —[contó|dijo].
          / @cause —Fueron los niños hada. Usaron {thing} como anzuelo —[dijo|contó].
          @feeling Estaba triste, y las alas le colgaban [hasta el suelo|muy quietas].
          / @feeling —Me la cantaban de niña —dijo, [muy |]triste.
          + Tenía trescientos años, o uno más.
          + No riñó a nadie. Miró la caja y suspiró.
          + —Pescaban una luna en el agua —contó—. Casi sale.
          + Luego la dejaron en un hueco, y se olvidaron.
          + Quiso cantarla ella. Le salía la mitad.
          + La bailarina de la caja tenía un pie en el aire.
          + Por la rendija se veía un muelle dormido.
        `,
        worry: `
          Los bebés esperaban la nana con los ojos [abiertos|redondos].
          / Sin la nana, cada uno tarareaba otra [cosa|cosa, y mal].
          + Los niños del anzuelo miraban sus pies.
          + Un papá cantó. Lloraron más.
          + El grillo dijo que sin la caja él no empieza.
          + La bailarina tenía calambre en la pierna.
          + Las flores no sabían a qué hora cerrar.
          + El viento silbó algo, y se perdió por la mitad.
          + La abuela movía los labios, sin voz.
          + Hasta la luna esperaba su parte.
        `,
        mend: `
          {Hero} puso {thing} en su sitio y dio [vueltas|tres vueltas].
          / Cric, cric, hizo {hero} con {thing}, muy [despacio|suave].
          @mended Y la caja de música tocó la [nana|nana, gota a gota].
          / @mended Tin, tin, tin: la caja de música tocó la nana.
          + La bailarina bajó el pie. Dio un giro.
          + La anciana cerró los ojos. Fue una niña.
          + Un bebé dijo «ah», y ya no dijo más.
          + Cada nota era una gota. Plin, en un dedal.
          + El grillo entró con la segunda vuelta.
          + Las flores cerraron a tiempo.
          + Los niños del anzuelo se dieron la mano.
          + {Friend} se mecía sin darse cuenta.
          + El aire se puso redondo y tibio.
          + Un papá quiso cantar, y esta vez no hizo falta.
        `,
        joy: `
          Bailaron muy bajito, con los pies [descalzos|en el aire].
          / La anciana bailó una vuelta. Una, pero [redonda|entera].
          + Los niños pidieron perdón con un ramo.
          + {Hero} dio cuerda hasta que el muelle dijo basta.
          + {Friend} aprendió la canción. La segunda mitad, no.
          + Pusieron a la manivela un lazo rojo.
          + La luna bajó al agua, y nadie la pescó.
          + Repartieron leche con una gota de miel.
          + La última nota se quedó en el aire, y se durmió.
        `,
      },
      intermediate: {
        trouble: `
          @keeper En una silla baja, envuelta en un chal de niebla, los recibió {keeper}, sin [levantarse|prisa].
          / @keeper La que hablaba como cae una hoja era {keeper}, que tiene trescientos [años|años y pico].
          La caja de música de la aldea se había quedado muda, y no había [nana|nana para nadie].
          / Callada la caja de música, los pequeños [preguntaban|suspiraban] desde las ventanas.
          @thing —Le falta {thing} —dijo—, y por dentro está toda [entera|dormida].
          / @thing —Se han llevado {thing}. Sin ella el muelle no se [acuerda|despierta] —explicó.
          @cause —Los niños hada usaron {thing} como anzuelo —contó— para pescar la [luna|luna del charco].
          / @cause Una tarde los niños hada usaron {thing} como anzuelo, y luego hubo [merienda|otras cosas].
          @feeling Estaba triste, y ni siquiera pensó en [reñirlos|enfadarse].
          / @feeling —A mí me dormían con ella —dijo, triste, tocando la [tapa|caja].
          + La bailarina de encima esperaba con un pie en el aire.
          + Ella intentó cantarla y solo se acordaba de la mitad de [arriba|delante].
          + La habían guardado en un hueco para que no se perdiera, y así se perdió.
          + Por la rendija se veía el muelle, enroscado como un gato.
        `,
        worry: `
          Los bebés esperaban la nana con los ojos como [platos|faroles].
          + Los culpables se escondían detrás de una zanahoria, y sobresalían.
          + Un padre se ofreció a cantar y se oyeron súplicas.
          + El grillo explicó que él entra siempre después de la caja.
          + A la bailarina se le estaba durmiendo la única pierna que no debía.
          + Las flores dudaban de la hora y dejaban los pétalos a medio [cerrar|camino].
          + La anciana movía los labios, y la canción no le venía.
        `,
        mend: `
          {Hero} encajó {thing} en su agujero y le dio tres vueltas, [cric, cric, cric|muy despacio].
          / Con mucho tiento giró {hero} {thing}, hasta que el muelle [bostezó|abrió un ojo].
          @mended Y entonces la caja de música tocó la nana, nota a [nota|nota, como gotas].
          / @mended Primero sonó un tin. Luego la caja de música tocó la [nana|nana completa].
          / Tintineando [despacito|dulcemente], la caja de música tocó la nana.
          + La bailarina pudo bajar el pie y dar la vuelta que debía.
          + La anciana cerró los ojos y tuvo otra vez cinco años.
          + Los bebés dijeron «ah», por orden de [cuna|cansancio].
          + El grillo entró en el segundo compás, como está escrito.
          + Los del anzuelo se dieron la mano sin que nadie se lo mandara.
          + {Friend} se mecía de un lado a otro sin haberlo decidido.
        `,
        joy: `
          La anciana bailó una vuelta, una sola. La aldea entera contuvo el [aliento|aplauso].
          + Los niños pidieron perdón con un ramo y la canción de memoria.
          + {Hero} dio cuerda hasta que el muelle dijo que gracias.
          + {Friend} aprendió la primera mitad, que ya es más de lo normal.
          + A la manivela le ataron un lazo y un «no se [pesca|toca]».
          + La luna se acostó en el charco sin que nadie la molestara.
          + La última nota se quedó en el aire un rato y se durmió allí.
        `,
      },
      advanced: {
        trouble: `
          @keeper Envuelta en un chal de niebla los recibió {keeper}, de trescientos [años|otoños].
          / @keeper Con voz de hoja que cae les habló {keeper}, sin dejar la [silla|silla baja].
          La caja de música estaba muda, y la aldea, sin su [nana|canción].
          / Enmudecida la caja de música, sobraba [silencio|oscuridad] por todas partes.
          @thing —Solo le falta {thing} —[informó|declaró]—; lo demás está [dormido|intacto].
          / @thing —Sin {thing} —[puntualizó|explicó]— el muelle no se [acuerda|anima].
          @cause Los niños hada usaron {thing} como anzuelo, por pescar la luna.
          / @cause —Los niños hada usaron {thing} como anzuelo —[relató|refirió]—, [y luego comieron|pobres].
          @feeling La ponía tan triste que no había pensado ni en [reñir|un castigo].
          / @feeling Era una anciana triste, con la mano sobre la [tapa|caja] callada.
          + La bailarina aguardaba con un pie en el aire desde la [víspera|luna nueva].
          + De la canción recordaba la anciana la primera mitad, que sin la otra no [duerme|sirve].
          + La guardaron tan bien, para que no se perdiera, que se [perdió|extravió].
          + Por la rendija se veía el muelle, enroscado y con sueño.
        `,
        worry: `
          Los recién nacidos esperaban la nana con unos ojos como [faroles|platillos].
          + Tras una zanahoria se ocultaban los culpables, sobresaliendo por los dos [lados|extremos].
          + Se ofreció un padre a cantar, y se le rogó con lágrimas que [desistiera|lo pensara].
          + El grillo, fiel a la partitura, se negaba a entrar sin la [caja|introducción].
          + Se le dormía a la bailarina una pierna, y era precisamente la que la [sostenía|aguantaba].
        `,
        mend: `
          {Hero} encajó {thing}, dio la primera vuelta y notó que el muelle [bostezaba|despertaba].
          / Tres vueltas dio {hero} con {thing}, sin apresurar [ninguna|al muelle].
          / Introdujo {hero} {thing} y giró [delicadamente|pausadamente] el mecanismo.
          @mended Con un tin vacilante, la caja de música tocó la nana, entera y [despacio|sin errores].
          / @mended Gota a gota, la caja de música tocó la nana hasta el [final|último tin].
          / [Desperezándose|Suspirando], la caja de música tocó la nana.
          + Bajó el pie la bailarina y pudo dar el giro que venía [debiendo|pensando].
          + La anciana cerró los ojos, y durante unos compases tuvo cinco [años|años y trenzas].
          + Las cunas fueron diciendo «ah», y detrás de cada una, un padre dijo [«uf»|otro tanto].
          + Sin que nadie los obligara, los del anzuelo se tomaron de la mano.
          + Entró el grillo donde estaba escrito, ni antes ni después.
        `,
        joy: `
          Bailó la anciana una vuelta, y la aldea entera la sostuvo con la [mirada|respiración].
          + El perdón se pidió en forma de ramo, acompañado de la canción de [memoria|carrerilla].
          + Dio cuerda {hero} hasta que el muelle, muy fino, declaró tener [bastante|suficiente].
          + Aprendió {friend} la mitad que todos saben, y la otra la [tarareó|inventó].
          + La luna se acostó en el charco, segura al fin de que no habría [anzuelos|pescadores].
        `,
      },
    },
  },
}
