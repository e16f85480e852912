import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: { name: 'la Playa de la Luna', in: 'en la Playa de la Luna', to: 'a la Playa de la Luna', from: 'de la Playa de la Luna' },
  beginner: {
    arrival: `
      @place Ya estaban {place.in}. La arena brillaba como un [espejo|plato].
      / @place Bajaron una duna y entraron {place.in}.
      / Sss, decía el mar {place.in}, [despacio|medio dormido].
      / Detrás de la [duna|loma] se abría {place}.
      Las barcas dormían de lado, con la manta [puesta|por la quilla].
      / El mar hacía sss, y luego [sss|nada].
      / La luna se lavaba los [pies|ojos] en el agua.
      + Las conchas escuchaban, con la boca abierta.
      + Un cangrejo paseaba su sombra.
      + Olía a sal y a pan de barco.
      + {Friend} dejó una huella, y el agua se la llevó.
      + La luna tenía un camino en el mar.
      + —Chist —dijo una ola, y se rompió.
      + Una gaviota dormía en una pata.
      + Había un zapato solo, esperando al otro.
      + La arena estaba fría por fuera y tibia por dentro.
      + Una soga dormía en rosca.
    `,
    life: `
      Las olas doblan la espuma y la [guardan|dejan en la orilla].
      / De noche las conchas cuentan lo que [oyen|guardan].
      Las barcas sueñan con ir a [algún sitio|América].
      + Los cangrejos van a casa de lado.
      + Una estrella de mar se peinaba las puntas.
      + Las nutrias se dan la mano para dormir.
      + Un pescador de luna no pescaba nada.
      + Las pulgas de mar hacen su baile. Es corto.
      + Una foca lee el periódico mojado.
      + El faro, cuando está, da las buenas noches.
      + Los niños pez piden otra ola.
      + Un ancla vieja cuida la ropa.
      + Un pulpo cose redes con ocho agujas.
    `,
    way: `
      Fueron {spot.to} por la orilla, con [espuma|agua].
      / Camino {spot.to} crujían las [conchas|algas secas].
      Olía a sal y a [soga|limón]. El mar roncaba un poco.
      + Una ola los siguió, como un perro.
      + Pasaron debajo de una red llena de estrellas.
      + {Friend} miró en un charco. Algo miró {friend.a}.
      + Un cangrejo les cobró el paso: una piedra.
      + Encontraron una botella. Dentro decía «hola».
      + La arena cantaba al pisarla, ñic.
      + Las dunas parecían gigantes con manta.
      + {Hero} saltó una ola chica. La ola se rio.
      + Sonó una campana, lejos, en el agua.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una concha con [una ola dentro|el mar puesto].
      / —Para ti —dijo {keeper}. Era un cristal que pulió el [mar|tiempo].
      Las olas dijeron adiós, menos [una|la última].
      + {Friend} recibió un collar de algas.
      + —Vuelve con marea baja —dijo la foca.
      + Las barcas movieron la popa.
      + La gaviota cambió de pata, por cortesía.
      + Los cangrejos saludaron de lado.
      + El zapato solo se despidió también.
      + Una ola les borró las huellas y se las guardó.
      + La luna recogió su camino, despacio.
    `,
  },
  intermediate: {
    arrival: `
      @place Detrás de la última duna los esperaba {place}, con el mar [doblado|respirando].
      / @place Se quitaron la arena de los ojos: estaban {place.in}, y la luna [también|los miraba].
      / Siguieron unas huellas [mojadas|plateadas] hasta encontrarse {place.in}.
      / Las caracolas [murmuraban|anunciaban], cada vez más cerca, {place}.
      La orilla brillaba como un espejo, y las barcas dormían de [lado|costado].
      / Olía a sal y a soga. El mar decía sss con mucho [cuidado|sueño].
      / Los cangrejos [recogían|doblaban] la espuma como sábanas limpias.
      + Las conchas escuchaban con la boca abierta, para no perderse nada.
      + Un cangrejo paseaba su sombra por la arena, de lado los dos.
      + {Friend} dejó una huella, y una ola se la llevó de recuerdo.
      + Una gaviota dormía sobre una pata y guardaba la otra para mañana.
      + Había un zapato solo que miraba hacia el horizonte.
      + La luna había tendido un camino hasta el fondo del agua.
    `,
    life: `
      De noche las olas doblan la espuma y la dejan en la orilla, bien [planchada|puesta].
      / Las conchas se cuentan por la noche todo lo que han [oído|guardado].
      + Las barcas sueñan con América y se despiertan en el mismo sitio.
      + Las nutrias se dan la mano antes de dormirse, para no separarse.
      + Una foca leía el periódico mojado y suspiraba en los deportes.
      + Los cangrejos volvían a casa de lado y llegaban igual.
      + Un pescador echaba el anzuelo a la luna, sin prisa y sin suerte.
      + Las pulgas de mar daban su baile, que dura un salto.
      + Un ancla jubilada cuidaba de la ropa de los bañistas.
    `,
    way: `
      Para ir {spot.to} siguieron la orilla, con un pie en la espuma y otro en lo [seco|tibio].
      / El camino {spot.to} era de conchas rotas, que crujían como [galletas|pan tostado].
      / Unos cangrejos [educados|elegantes] los acompañaron {spot.to}, siempre de costado.
      + Una ola pequeña los siguió un buen rato, como un perro sin dueño.
      + Pasaron bajo una red puesta a secar, llena de estrellas.
      + En una botella encontraron una carta que solo decía «hola».
      + {Friend} se asomó a un charco, y el charco se asomó también.
      + Un cangrejo cobraba el paso a razón de un guijarro por persona.
      + Las dunas, a esa hora, eran gigantes bajo una sola manta.
      + {Hero} saltó una ola, y a la ola le hizo gracia.
      + De muy lejos llegó una campana, mojada y lenta.
    `,
    thanks: `
      {Keeper} le regaló {hero.a} una concha con una ola de las [mansas|pequeñas] dentro.
      / —Lo ha pulido el mar, que no tiene prisa —dijo {keeper}. Le dio {hero.a} un [cristal|vidrio] verde.
      / Una botellita de espuma, [taponada|recogida] con luna llena, fue para {hero}.
      + Las olas fueron diciendo adiós, y alguna lo dijo dos veces.
      + {Friend.a} le pusieron un collar de algas con olor a verano.
      + Las barcas menearon la popa, que es lo que pueden mover.
      + —Con marea baja hay más sitio —les recordó la foca.
      + Una ola borró sus huellas con cuidado y se las quedó.
      + La gaviota cambió de pata, en señal de respeto.
    `,
  },
  advanced: {
    arrival: `
      @place Tras la última duna se extendía {place}, con un mar que acababa de [acostarse|cenar].
      / @place Sin más aviso que un olor a soga se hallaron {place.in}, frente a un mar en [pijama|voz baja].
      / Precedida por el [murmullo|rumor] de innumerables caracolas, apareció ante sus ojos, [plateada|adormecida], {place}.
      / Siguiendo huellas que [terminaban|se borraban] en la espuma, alcanzaron {place}, [iluminada|vigilada] por una luna curiosísima.
      + Mojada y lisa, la arena hacía de espejo para una luna que no se cansaba de consultarlo.
      + Las barcas dormían de costado, con el agua subida hasta la barbilla.
      + Escuchaban las conchas con la boca abierta, por no perderse ni un rumor de segunda mano.
      + La huella que dejó {friend} fue retirada al instante por una ola coleccionista.
      + Un zapato sin pareja [miraba hacia|interrogaba] el horizonte, con [la entereza|el temple] de los que esperan.
      + Guardaba una gaviota la otra pata para el día siguiente, y se tenía muy derecha.
    `,
    life: `
      Por la noche doblan las olas la espuma y la apilan en la orilla, en montones [iguales|blancos].
      / Al caer la tarde se refieren las conchas cuanto han oído, que no siempre es [cierto|para niños].
      / Las gaviotas [repasan|recuentan] los barcos del horizonte y siempre les [falta|sobra] uno.
      / La arena, [cansada|harta] de pies, se alisa con la marea y se [tumba|extiende] a mirar el cielo.
      + Las barcas sueñan con América, y hay mañanas en que amanecen casi un palmo más cerca.
      + Antes de dormirse las nutrias se dan la mano, por si el mar tuviera otros planes.
      + Recorría una foca el periódico mojado y, al llegar a los anuncios, suspiraba.
      + Regresaban los cangrejos de lado, lo que no les impedía llegar de frente a la cena.
      + Un ancla retirada del servicio vigila la ropa de los bañistas, con una rectitud que impone.
    `,
    way: `
      Se iba {spot.to} por la orilla, con una pierna en la noche y otra en la [espuma|resaca].
      / El camino {spot.to} crujía a cada paso, hecho como estaba de [conchas|galletas de mar].
      / Unos cangrejos, que por [educación|elegancia] caminaban de costado, les fueron [indicando|despejando] la ruta {spot.to}.
      / Dirigiéndose {spot.to} [rodearon|bordearon] castillos de arena abandonados, todavía [orgullosos|habitados] por alguna pulga marina.
      + Una ola de corta edad los siguió un trecho, a la manera de los perros sin dueño.
      + Cruzaron bajo una red puesta a secar, en la que se habían enredado varias estrellas.
      + Cierta botella contenía un mensaje que, tras tanta travesía, decía nada más «hola».
      + Un cangrejo exigía por el paso un guijarro, del que extendía recibo en la arena.
      + Bajo una misma manta dormían las dunas, y alguna se había quedado con los pies fuera.
    `,
    thanks: `
      {Keeper} confió {hero.a} una concha con una ola dentro, ya [domada|algo crecida].
      / Un vidrio pulido por el mar, artesano lento, fue lo que {keeper} le dio {hero.a}.
      / Una botellita de espuma [embotellada|recogida] en plenilunio fue la condecoración que [correspondió|se concedió] {hero.a}.
      / Con [salada|marinera] ternura ofreció {keeper} {hero.a} una estrellita de arena, [sumamente|perfectamente] viajera.
      + Se despidieron las olas una por una, y las de la última fila lo hicieron dos veces.
      + {Friend.a} le tocaron unas algas que habían estado de moda en la marea anterior.
      + Menearon las barcas la popa, que es cuanto les permite la educación y el ancla.
      + En señal de respeto la gaviota cambió de pata, cosa que no hace por cualquiera.
      + Una ola borró sus pasos con mucho tiento y, se sospecha, los conserva.
    `,
  },
  troubles: {
    'lamp-shell': {
      keeper: { noun: 'cangrejo ermitaño', gender: 'm' },
      thing: { noun: 'concha del faro', gender: 'f' },
      spot: { at: 'en la poza más honda', to: 'a la poza más honda' },
      facts: {
        ask: '¿Por qué estaba apagado el faro?',
        cause: 'una ola pidió {thing} y no {thing:lo/la} devolvió',
        mended: 'la luz del faro dio la vuelta',
      },
      beginner: {
        trouble: `
          @keeper Ante el faro estaba {keeper.un}, con su [casa a cuestas|manta de algas].
          / @keeper De una concha salió {keeper.un}, primero un [ojo|pie].
          El faro estaba apagado, y el mar, [negro|sin saber adónde].
          @thing —Se llevaron {thing} —[dijo|resopló].
          / @thing —Sin {thing} no hay luz —dijo—. Es la [lámpara|bombilla].
          @cause —Una ola pidió {thing} y no la [devolvió|trajo] —[contó|dijo].
          / @cause —La presté. Una ola pidió {thing} y no la devolvió —[dijo|contó].
          @feeling Entraba y salía de su concha, muy preocupado.
          / @feeling Estaba preocupado por los barcos, y [suspiró|contó tres].
          + —Dijo que era un momento —contó—. Las olas son así.
          + Subió los cien escalones con una vela. Fff.
          + Se limpió los ojos, primero uno, luego el otro.
          + La ola la dejó en lo hondo, y se fue a jugar.
          + Era rosa por dentro y daba calor.
          + Su casa le quedaba chica, y el susto, grande.
          + —¿Y si viene un barco? —dijo, y vino uno.
          + El faro miraba al mar con el ojo cerrado.
        `,
        worry: `
          Un barco preguntó por la costa con la [bocina|sirena]. Nadie contestó.
          / Los barcos iban en círculo, como [patos|moscas].
          + Tres delfines chocaron con una boya.
          + Un marino saludó a una roca. —Buenas noches, tía.
          + La luna hacía lo que podía, y era poco.
          + Las gaviotas volaban de la mano.
          + Un pez linterna se ofreció. No llegaba arriba.
          + Las barcas chicas lloraban agua.
          + El puerto decía «aquí», y no se le oía.
          + Un pulpo agarró la luz de una bicicleta.
        `,
        mend: `
          {Hero} puso {thing} arriba, sobre su [clavo|peana].
          / Cien escalones, {hero.y} dejó {thing} en lo [alto|último].
          / Allá arriba quedó {thing}, en su [clavo|peana].
          / Cien escalones, y en lo alto, {thing}.
          @mended Y la luz del faro dio la [vuelta|vuelta, larga y blanca].
          / @mended Clac, hizo, y la luz del faro dio la [vuelta|vuelta, al fin].
          + El barco dijo tuuu, de alivio.
          + Pasó por las dunas y les hizo cosquillas.
          + Pasó por el mar y lo peinó.
          + Los delfines saltaron por el aro de luz.
          + El marino vio que su tía era una roca.
          + El cangrejo salió de su casa, entero.
          + Las gaviotas se soltaron.
          + Cada vuelta decía: «Aquí estoy».
          + La ola vino a pedir perdón, con espuma.
          + {Friend} cerró un ojo cada vez. Daba justo.
        `,
        joy: `
          El cangrejo estrenó sombra. La tenía [larguísima|de seis patas].
          / Bailaron en la arena, cuando pasaba la [luz|vuelta].
          + En lo oscuro, quietos. En lo claro, a bailar.
          + {Hero} hizo un perro con las manos. Ladró un barco.
          + {Friend} perseguía la luz, y nunca, nunca.
          + El marino invitó a sopa a la roca.
          + Ataron la concha con tres nudos.
          + La ola pidió otra cosa. Le dieron un peine.
          + Los delfines durmieron con un ojo.
          + El faro bostezó, y siguió, siguió.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Al pie del faro iba y venía {keeper.un}, con la casa a [cuestas|medio poner].
          / @keeper De una concha que no era la suya asomó {keeper.un}, un ojo [primero|y después el otro].
          El faro estaba apagado, y el mar no sabía dónde [acababa|estaba la tierra].
          / Apagado el faro, las olas [preguntaban|andaban] perdidas por el camino.
          @thing —Me quedé sin {thing} —dijo—. Sin ella, esto es una torre con [escalera|vistas].
          / @thing —Allá arriba iba {thing}, y ya no está —[dijo|resopló].
          @cause —Una ola pidió {thing} y no la devolvió —contó—. Y eso que parecía formal.
          / @cause Se la dejó por buena educación. Una ola pidió {thing} y no la devolvió.
          @feeling Estaba tan preocupado que se equivocaba de [concha|casa] al entrar.
          / @feeling Contaba las luces de los barcos, cada vez más preocupado.
          + Había subido los cien escalones con una vela. Abajo ya no quedaba vela.
          + —«Es un momentito», me dijo —añadió—. Las olas no tienen reloj.
          + Parece que la soltó en la poza más honda y se fue a jugar con otras.
          + Por dentro era rosa y guardaba el calor de mil noches.
        `,
        worry: `
          Un barco preguntaba por la costa con la bocina. La costa no sabía [contestar|bocina].
          + Tres delfines chocaron con una boya y le pidieron disculpas.
          + Un marino viejo le dio las buenas noches a una roca, creyéndola su tía.
          + Las gaviotas volaban de la mano, por si acaso.
          + El pez linterna se ofreció con mucho gusto. Pero no pasaba del segundo peldaño.
          + La luna hacía cuanto podía, y podía poco.
        `,
        mend: `
          Al final de los cien escalones, {hero} posó {thing} en su [clavo|sitio].
          / {Hero} sopló el polvo, dejó {thing} en lo alto y se [apartó|tapó los ojos].
          @mended Y la luz del faro dio la vuelta, larga como un [brazo|brazo blanco].
          / @mended Parpadeó dos veces, y la luz del faro dio la [vuelta|vuelta entera].
          / Larguísima, [limpia|acariciadora], la luz del faro dio la vuelta.
          + Desde el mar contestó un tuuu que llevaba rato guardado.
          + Al pasar por las dunas les hizo cosquillas.
          + El marino descubrió que su tía era bastante más roca de lo que creía.
          + Los delfines saltaron a través de la claridad, como por un aro.
          + El cangrejo salió de su concha del todo, cosa que no hace nunca.
          + La ola regresó, bajita, y dejó en la arena una disculpa de espuma.
          + Cada vuelta decía lo mismo: «Aquí, aquí, aquí».
        `,
        joy: `
          Se bailó a ratos: cuando pasaba la luz, todos. Luego nadie [se movía|podía verlo].
          + El cangrejo estrenó una sombra de treinta metros y no sabía dónde ponerla.
          + {Hero} hizo un perro con las manos. El perro corrió por el mar.
          + {Friend} persiguió la claridad toda la noche, con mucho ánimo.
          + Sujetaron la concha con tres nudos y un cartel de «no se presta».
          + A la ola, para que no viniera de vacío, le dieron un peine.
        `,
      },
      advanced: {
        trouble: `
          @keeper Iba y venía al pie del faro {keeper.un}, con el domicilio a [cuestas|medio abrochar].
          / @keeper De una concha que no era la suya salió {keeper.un}, por [partes|etapas].
          El faro estaba ciego, y el mar ya no sabía dónde se [acababa|terminaba].
          / Apagado el faro, las olas se [preguntaban|perdían] por el camino.
          @thing —Sin {thing} —[manifestó|declaró]— tengo aquí una escalera [altísima|muy cara].
          / @thing —Allá arriba iba {thing} —[aclaró|puntualizó]—, y arriba no [está|hay nada].
          @cause Una ola pidió {thing} y no la devolvió, a pesar de lo [educada|fina] que parecía.
          / @cause —Una ola pidió {thing} —[relató|refirió]— y no la devolvió.
          @feeling De tan preocupado entraba en cualquier concha y pedía [perdón|la cena].
          / @feeling Preocupado, contaba las luces del mar, y le faltaba siempre [una|la misma].
          + «Un momentito», había prometido la ola, que como todas las de su clase no usa reloj.
          + La vela con que emprendió los cien escalones se le consumió en el noventa y ocho.
          + Se supo que la dejó olvidada en la poza más honda, por irse a jugar con otras.
        `,
        worry: `
          Preguntaba un barco por la costa, y a la costa no le habían enseñado a [responder|tocar la bocina].
          + Un marino muy cumplido dio las buenas noches a una roca, a la que tomó por su tía.
          + Contra una boya fueron a dar tres delfines, y la colmaron de atenciones.
          + Volaban las gaviotas de la mano, prescindiendo por una noche de su independencia.
          + La luna hacía lo que podía, y lo hacía, por decirlo con cariño, a medias.
        `,
        mend: `
          Ganados los cien escalones, depositó {hero} {thing} en su clavo y se hizo a un lado.
          / {Hero} sopló el polvo del soporte, posó en él {thing} y cerró los [ojos|ojos por si acaso].
          / Situó {hero} {thing} en lo más elevado, [cuidadosamente|jadeando].
          @mended Un par de parpadeos, y la luz del faro dio la vuelta al [mundo|mar visible].
          / @mended Como un brazo que se despereza, la luz del faro dio la vuelta.
          / [Redonda|Limpísima], la luz del faro dio la vuelta al mundo.
          + Un barquito lejano respondió [agradecidamente|con su farolillo].
          + Del mar subió un tuuu que debía de llevar horas queriendo salir.
          + Contempló el marino a su tía bajo aquella claridad y la encontró muy envejecida.
          + Saltaron los delfines a través del rayo, con la soltura de quien lo ha visto en el circo.
          + La ola compareció, reducida a la mínima expresión, y presentó disculpas de espuma.
        `,
        joy: `
          Se bailó a intervalos, en los ocho segundos que concedía cada [vuelta|pasada].
          + Estrenó el cangrejo una sombra de treinta metros, y anduvo buscándole acomodo.
          + Un perro hecho por {hero} con las manos recorrió el horizonte y volvió sin haber ladrado.
          + Corrió {friend} en pos de la luz, con ese optimismo que solo da el ejercicio.
          + «No se presta», advertía el rótulo que colgaron de la concha, sujeta por tres nudos.
        `,
      },
    },
    'song-shell': {
      keeper: { noun: 'correlimos', gender: 'm' },
      thing: { noun: 'caracola de la canción', gender: 'f' },
      spot: { at: 'bajo el viejo muelle', to: 'al viejo muelle' },
      facts: {
        ask: '¿Por qué las olas iban a destiempo?',
        cause: 'un cangrejo pequeño se mudó {thing.a}',
        mended: 'las olas volvieron a su compás',
      },
      beginner: {
        trouble: `
          @keeper Corría por la orilla {keeper.un}, [de puntillas|sin parar].
          / @keeper Sobre dos palillos llegó {keeper.un}, muy [despeinado|fino].
          Las olas iban a destiempo: dos, luego [ninguna|un hipo].
          @thing —El mar no sabe su canción. Falta {thing} —[dijo|pio].
          / @thing —La sopla {thing} —dijo—, y hoy no [está|suena].
          @cause —Un cangrejo se mudó {thing.a}. [No sale|Ahí sigue] —[suspiró|dijo].
          / @cause —Vive gente ahí. Un cangrejo pequeño se mudó {thing.a} —[dijo|contó].
          @feeling Estaba triste, y sus huellas eran [puntos|muy tristes].
          / @feeling —Sin ella no sé correr —dijo, triste, y [se sentó|paró].
          + Corre con las olas: adelante, atrás.
          + Ahora corría, y le daban en el pico.
          + —No es malo —dijo—. Creció y buscó casa.
          + La playa entera tenía tos.
          + Dicen que vive bajo unas tablas.
          + Cantó él un poco. El mar no lo conoció.
          + Una ola llegó antes que la de antes.
          + Tenía sal en las cejas.
          + Miraba el agua y negaba con el pico.
        `,
        worry: `
          Las barcas se mareaban. Una pidió [una galleta|quietud].
          / Dos olas discutían quién iba [primero|delante].
          + Los niños pez se dormían y se despertaban.
          + Un castillo de arena se cayó en el la.
          + La foca perdió la página.
          + Las pulgas de mar bailaban al revés.
          + La luna no sabía si tirar o empujar.
          + Las conchas oían ruido, y no mar.
          + Una almeja abrió cuando no era.
          + El viento se fue a otra playa.
          + Un barquito de papel dijo que así no.
        `,
        mend: `
          {Hero} acercó {thing} al agua. [El mar escuchó|Sonó una nota].
          / En la orilla puso {hero} {thing}, [sin ruido|despacio].
          @mended Y las olas volvieron a su [compás|compás: uno, dos, sss].
          / @mended Sss, cantó, y las olas volvieron a su compás.
          + La primera llegó, la segunda esperó.
          + El mar dijo «ah, sí», y siguió.
          + El correlimos corrió: adelante, atrás.
          + Las barcas se pusieron de lado y durmieron.
          + El cangrejito recibió un tarro con ventana.
          + Los niños pez cerraron los ojos, en el sss.
          + Las conchas oyeron mar otra vez.
          + La almeja cerró a tiempo.
          + {Friend} respiraba al mismo paso.
          + La foca halló la página. Era la buena.
        `,
        joy: `
          Cantaron con el mar. El mar hizo el [bajo|estribillo].
          / Hubo concierto, y las olas [aplaudían|se inclinaban].
          + {Hero} cantó la parte de la espuma.
          + {Friend} hizo de ola grande. Mojó a todos.
          + El cangrejito puso flores en su tarro.
          + El pájaro bailó sobre sus palillos.
          + Hicieron otro castillo, y aguantó la canción.
          + Las pulgas dieron su salto, del derecho.
          + La luna tiraba del mar, muy suave.
          + Después solo quedó el sss, y bastaba.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Orilla arriba y orilla abajo corría {keeper.un}, sin encontrar el [paso|ritmo].
          / @keeper Sobre dos patas como palillos llegó {keeper.un}, con agua hasta las [cejas|ideas].
          Las olas venían a destiempo, dos juntas y luego [ninguna|un hipo].
          / Las olas se [atropellaban|interrumpían], pidiéndose disculpas en la arena.
          @thing —El mar no se acuerda de su canción —dijo—. Se la apunta {thing}, y no está.
          / @thing —Ha desaparecido {thing}. Es la que da la [entrada|nota] al mar —pio.
          @cause —Un cangrejo pequeño se mudó {thing.a} —contó— y ha puesto ya [cortinas|felpudo].
          / @cause No fue con mala idea: un cangrejo pequeño se mudó {thing.a}, porque había [crecido|crecido mucho].
          @feeling Estaba triste, y sus huellas parecían puntos suspensivos.
          / @feeling —Yo corro con ellas —dijo, triste—. Ahora me dan en el pico.
          + Había probado a cantarla él, y el mar no lo reconoció.
          + La casa nueva del cangrejo quedaba, según las gaviotas, debajo del muelle.
          + Una ola llegó antes que la anterior y hubo una discusión.
          + La playa entera tosía.
        `,
        worry: `
          Las barcas estaban tan mareadas que una había pedido una [galleta|manzanilla].
          + Los peces pequeños se dormían con una ola y se despertaban con la siguiente.
          + Un castillo de arena se vino abajo en mitad de una nota.
          + Las conchas se pegaban al oído y solo oían ruido.
          + La luna no sabía si tirar del mar o empujarlo.
          + El viento, que es muy musical, se marchó a otra playa.
        `,
        mend: `
          {Hero} puso {thing} en la orilla, boca al agua, y el mar [escuchó|se acercó].
          / Con los pies en la espuma, {hero} sopló por {thing} una [nota|nota muy larga].
          / En la orilla quedó {thing}, boca al agua, y el mar [escuchó|se acercó].
          @mended Al cabo de un momento las olas volvieron a su [compás|compás de siempre].
          / @mended Una esperó a la otra. Las olas volvieron a su compás, [sss, sss|uno, dos].
          / Canturreando [bajito|calladamente], las olas volvieron a su compás.
          + —Ah, era así —pareció decir el mar, y ya no se equivocó.
          + El correlimos corrió hacia delante y hacia atrás, sin mojarse un dedo.
          + Las barcas se tumbaron de lado y cerraron los ojos.
          + El cangrejito se instaló en un tarro con vistas y quedó encantado.
          + Las conchas volvieron a llenarse de mar, hasta la última curva.
          + {Friend} notó que estaba respirando al mismo paso.
        `,
        joy: `
          Cantaron todos, y el mar, que tiene mala letra pero buena voz, hizo el [bajo|estribillo].
          + {Hero} llevó la parte de la espuma, que es la de los suspiros.
          + {Friend} quiso ser la séptima ola y mojó al público.
          + El cangrejito invitó a su tarro a cuantos cupieron, que fueron dos.
          + Las pulgas de mar repitieron su baile, esta vez del derecho.
          + Cuando se fueron callando quedó solo el sss, y con eso bastaba.
        `,
      },
      advanced: {
        trouble: `
          @keeper Corría por la orilla {keeper.un}, sin dar con el [compás|paso].
          / @keeper Sobre dos palillos llegó {keeper.un}, calado hasta la [ceja|opinión].
          Las olas venían a destiempo, de dos en dos o con [hipo|desgana].
          / Desacompasadas, las olas se [atropellaban|disculpaban] unas a otras.
          @thing —El mar ha olvidado su canción, y quien se la sopla es {thing}.
          / @thing —Falta {thing} —[reconoció|manifestó]—, que daba al mar la [entrada|primera nota].
          @cause Un cangrejo pequeño se mudó {thing.a}, donde ya ha puesto [visillos|felpudo].
          / @cause —Un cangrejo pequeño se mudó {thing.a} —[refirió|puntualizó]—; había [crecido|engordado].
          @feeling Estaba triste, y dejaba por huellas puntos suspensivos.
          / @feeling Triste y mojado, ya no sabía a quién [seguir|huirle].
          + Su oficio consiste en correr delante de las olas, y para eso hace falta que ellas sepan cuándo.
          + Trató él de cantársela, pero el mar, que no lo conocía, le escupió en un ojo.
          + Una ola llegó antes que la precedente, y hubo entre ambas palabras gruesas.
        `,
        worry: `
          Tan mareadas estaban las barcas que una había solicitado una [galleta|infusión].
          + Se hundió un castillo de arena en mitad de un compás, sin que nadie supiera de cuál.
          + Discutían las olas la precedencia y, entretanto, no rompía ninguna.
          + Quien se arrimaba una concha al oído no oía el mar, sino una especie de mudanza.
          + Dudaba la luna entre tirar y empujar, y por no errar hacía las dos cosas.
          + Ofendido en su buen gusto, el viento se trasladó a otra playa.
        `,
        mend: `
          En la misma raya del agua puso {hero} {thing}, con la boca hacia [fuera|el horizonte].
          / {Hero} sopló por {thing} una nota larga, y el mar, a lo lejos, levantó la [cabeza|vista].
          / Orientó {hero} {thing} hacia el horizonte, [escuchando|arrullando].
          @mended Esperó una a que pasara la otra, y las olas volvieron a su compás.
          / @mended Con un «ah, era así» de espuma, las olas volvieron a su compás.
          / [Canturreando|Recapacitando], las olas volvieron a su compás.
          + Corrió el correlimos hacia delante, corrió hacia atrás, y no se mojó ni un dedo.
          + Se tumbaron las barcas de costado y, por vez primera en horas, dejaron de quejarse del agua.
          + Se avino el cangrejo a ocupar un tarro, que tenía cuatro vistas y ninguna cuesta.
          + Respiraba {friend} ya al mismo paso, sin habérselo propuesto ni poderlo remediar.
        `,
        joy: `
          Cantaron a coro, y el mar, de escasa letra y mucha voz, se quedó con el bajo.
          + Tomó {hero} a su cargo la espuma, parte breve, casi toda de suspiros.
          + Quiso ser {friend} la séptima ola, y las tres primeras filas lo recuerdan.
          + Recibía el cangrejo en su tarro, previa cita y de uno en uno.
          + A medida que callaban los demás se fue oyendo mejor el sss, que era lo que se quería.
        `,
      },
    },
    'oar-peg': {
      keeper: { noun: 'nutria barquera', gender: 'f' },
      thing: { noun: 'clavija de plata', gender: 'f' },
      spot: { at: 'en el banco de arena', to: 'al banco de arena' },
      facts: {
        ask: '¿Por qué no zarpaba la barca de luna?',
        cause: '{thing} se mezcló con la madera de la orilla',
        mended: 'la barca de luna zarpó deslizándose',
      },
      beginner: {
        trouble: `
          @keeper Junto a la barca estaba {keeper.un}, con [un remo flojo|el gorro mojado].
          / @keeper Detrás de una vela se escondía {keeper.un}, con un [remo|gorro].
          La barca de luna no podía salir, y la luna [esperaba|miraba].
          @thing —Me falta {thing}, para el remo —[dijo|suspiró].
          / @thing —Sin {thing} el remo se va —dijo—. Y yo [no|con él].
          @cause —Pues {thing} se mezcló con la [leña|madera] —[contó|dijo].
          / @cause —Fue en la arena —contó—. {Thing} se mezcló con la madera de la [orilla|playa].
          @feeling La nutria sentía vergüenza y se tapó con la [cola|vela].
          / @feeling —Qué vergüenza —dijo—, con pasaje y [todo|todos].
          + Tenía cinco ranas de pasaje, con billete.
          + La luna sube en barca. Lo sabe poca gente.
          + Buscó entre palos, ramas y un violín.
          + Ató el remo con un alga. Plof.
          + La marea se llevó todo hacia la arena de allá.
          + —Es chica y de plata —dijo—, como un dedo.
          + El remo flotaba, tan contento.
          + Le temblaban los bigotes, gota a gota.
        `,
        worry: `
          Las ranas llevaban el billete en la boca. Se [mojaba|deshacía].
          / La luna subía a pie, y se [cansaba|paraba].
          + El mar estaba oscuro por un lado.
          + Los búhos no sabían si era hora.
          + Una rana pidió su asiento de ventana.
          + Los gatos miraban el tejado. Nada que mirar.
          + La marea no sabía si ir o venir.
          + Un poeta se quedó con la boca abierta.
          + Dos novios esperaban, mano con mano.
          + Las barcas decían: «Ya le pasará».
          + Un grillo de mar calló, por respeto.
        `,
        mend: `
          {Hero} encajó {thing} en el remo. [Chac|Entró a la primera].
          / A la segunda, {hero} encajó {thing}. [Chac|Clac].
          @mended Y la barca de luna zarpó [deslizándose|deslizándose, sin ruido].
          / @mended Chap, y chap: la barca de luna zarpó deslizándose.
          + Las ranas cantaron la salida, en verde.
          + El remo hizo chap, y otra vez chap.
          + La luna se sentó en popa, muy ancha.
          + Un camino blanco se abrió detrás.
          + Los gatos dijeron «miau», por fin.
          + La nutria remaba con los ojos cerrados.
          + El poeta escribió una palabra: «[Sí|Ah]».
          + Los búhos supieron qué hora era.
          + La marea fue, y luego vino.
          + {Friend} metió un dedo en la luz del agua.
        `,
        joy: `
          La nutria dio una vuelta de más, [a lo loco|gratis].
          / Todos subieron un rato, y la barca no [pesaba|se hundió].
          + {Hero} remó una vez. Giraron. Otra vez.
          + {Friend} se mareó y dijo que no.
          + Las ranas hicieron sitio. Eran cinco, y ya eran nueve.
          + La luna contó un chiste viejo. Muy viejo.
          + Los novios se fueron a su casa, despacio.
          + Clavaron un clavo para que no se pierda.
          + Comieron pan con sal, que es pan de mar.
          + El agua hacía chap, y daba sueño.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Tapándose con una vela los recibió {keeper.un}, con el gorro [chorreando|en la mano].
          / @keeper Al lado de la barca, con un remo suelto, estaba {keeper.un}, muy [callada|colorada].
          La barca de luna no podía zarpar. La luna esperaba sentada en la [colina|orilla].
          / Amarrada la barca de luna, la noche [esperaba|se aburría] en la orilla.
          @thing —Para sujetar el remo hace falta {thing} —dijo—, y la he perdido.
          / @thing —Me falta {thing}. Es como un dedo de [largo|niño] —explicó.
          @cause —La puse aquí, y {thing} se mezcló con la madera de la orilla —contó.
          / @cause Subió la marea y {thing} se mezcló con la madera de la orilla, [palo con palo|sin más].
          @feeling De la vergüenza no levantaba los ojos del [agua|remo].
          / @feeling —Y con el pasaje a bordo —murmuró, llena de vergüenza.
          + El pasaje eran cinco ranas, cada una con su billete en la boca.
          + Poca gente sabe que la luna sube en barca. A pie le cuesta.
          + Había atado el remo con un alga. El remo se fue de paseo.
          + La resaca lo había arrastrado todo hacia el banco de arena.
        `,
        worry: `
          La luna intentaba subir andando y se paraba en cada [nube|árbol].
          + Los billetes de las ranas se iban deshaciendo. Con ellos el sitio de ventana.
          + Los gatos miraban los tejados sin entender nada.
          + Un poeta llevaba dos horas con la boca abierta y el lápiz en alto.
          + La marea preguntaba si le tocaba ir o venir.
          + Medio mar seguía a oscuras. Los peces se daban las buenas tardes.
        `,
        mend: `
          {Hero} metió {thing} en su agujero, empujó y [chac|esperó el chac].
          / De un golpe seco encajó {hero} {thing}. El remo se quedó [quieto|en su sitio].
          @mended Entonces la barca de luna zarpó deslizándose, como una [idea|idea buena].
          / @mended Con un chap, y otro chap, la barca de luna zarpó deslizándose.
          / Silenciosa y [resplandeciente|plateada], la barca de luna zarpó deslizándose.
          + Las ranas cantaron la canción de salida, que es toda verde.
          + Acomodada en la popa, la luna se quitó los zapatos.
          + Detrás iba quedando un camino blanco, por si alguien quería seguirlos.
          + En los tejados los gatos dijeron lo que tenían que decir.
          + El poeta escribió una palabra y se fue a dormir, tan satisfecho.
          + La nutria remaba con los ojos cerrados, de memoria y de alegría.
        `,
        joy: `
          Antes de llegar arriba la nutria dio una vuelta de más, que no cobró a [nadie|las ranas].
          + {Hero} remó un poco, y la barca estuvo un rato girando, muy contenta.
          + {Friend} aseguró que no se mareaba, agarrando la borda con todo lo que tenía.
          + Las ranas hicieron sitio, y donde iban cinco fueron once.
          + La luna contó un chiste que ya era viejo cuando se hizo el mar.
          + Se repartió pan con sal. Cada chap del remo daba un poco más de sueño.
        `,
      },
      advanced: {
        trouble: `
          @keeper Parapetada tras una vela los atendió {keeper.un}, el gorro [chorreando|en la mano].
          / @keeper Con un remo inútil entre los brazos estaba {keeper.un}, mirando al [suelo|agua].
          La barca de luna seguía amarrada, y la luna, sentada en la [colina|orilla].
          / Inmovilizada la barca de luna, la noche [esperaba|se aburría] en tierra.
          @thing —Para fijar el remo —[manifestó|declaró]— hace falta {thing}, y nada [más|menos].
          / @thing —He perdido {thing} —confesó—, que mide lo que un dedo.
          @cause Subió la marea y {thing} se mezcló con la madera de la orilla.
          / @cause —La dejé un instante, y {thing} se mezcló con la madera de la orilla —[contó|dijo].
          @feeling La vergüenza la mantenía hundida hasta la [nariz|línea de flotación].
          / @feeling Sentía una vergüenza con cinco ranas por [testigos|público].
          + Es poco sabido que la luna sube en barca, pues a pie la cuesta se le hace larga.
          + El remo, asegurado en un principio con un alga, había aprovechado para irse de paseo.
          + La resaca había ido dejando todo aquello en el banco de arena.
        `,
        worry: `
          Trataba la luna de subir andando, y en cada árbol se detenía a mirar el [paisaje|camino andado].
          + Los billetes de las ranas, llevados en la boca, perdían por momentos su validez.
          + Contemplaban los gatos los tejados con el aire de quien ha venido para nada.
          + Hacía dos horas que un poeta tenía el lápiz en alto y la boca en «oh».
          + Consultaba la marea si le tocaba ir o venir, y recibía respuestas vagas.
          + A medio mar le faltaba la luz, y sus peces seguían dándose las buenas tardes.
        `,
        mend: `
          {Hero} introdujo {thing} en su agujero y, al segundo empujón, hizo chac.
          / De un golpe encajó {hero} {thing}, con lo cual el remo sentó la cabeza.
          / Presionó {hero} {thing} hasta [conseguir|escuchar] un chasquido marinero.
          @mended Sin un roce, la barca de luna zarpó deslizándose, como una buena [idea|noticia].
          / @mended Chap, y al cabo otro chap, la barca de luna zarpó deslizándose.
          / [Resplandeciente|Silenciosa], la barca de luna zarpó deslizándose.
          + Detrás quedó un camino [plateado|de plata] que tardó en cerrarse.
          + Entonaron las ranas el himno de partida, compuesto íntegramente en verde.
          + Arrellanada en la popa, la luna se descalzó, y fue de ver cómo brillaba la estela.
          + En los tejados dijeron los gatos, por turno, lo que traían preparado.
          + Escribió el poeta una sola palabra, la releyó y se acostó en paz con el mundo.
        `,
        joy: `
          De propina dio la nutria una vuelta entera, que no figuraba en el [billete|horario].
          + Mientras remó {hero}, la barca giró sobre sí misma con una satisfacción manifiesta.
          + Negó {friend} estar sintiendo mareo alguno, asiéndose a la borda con cuanto poseía.
          + Apretándose, cupieron once ranas donde viajaban cinco, y sobró un remo.
          + La luna contó un chiste que ya era antiguo cuando se inauguró el mar.
        `,
      },
    },
  },
}
