import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'el Jardín Secreto', in: 'en el Jardín Secreto', to: 'al Jardín Secreto', from: 'del Jardín Secreto' },
  beginner: {
    arrival: `
      @place La hiedra se apartó, y entraron {place.in}. Olía a [menta|lluvia].
      / @place Ya estaban {place.in}. El muro lo guardaba [todo|como dos manos].
      / Había una puerta chica. Daba {place.to}, [ñic|sin llave].
      Las flores cuchicheaban de [macizo en macizo|tallo en tallo].
      / —Ya están aquí —dijo una rosa, y las demás se [peinaron|callaron].
      + El reloj de sol dormía. De noche [no trabaja|libra].
      + Una abeja con farol cerraba la tienda.
      + La verja dijo «ñic». Era su manera de saludar.
      + Las coles estaban sentadas como [tías|señoras].
      + {Friend} olió a pastel. Era el [tomillo|jazmín].
      + La luna colgaba del peral, entre dos [peras|nidos].
      + Una rana cantaba dentro de la regadera.
      + —Cuidado con mi madre —dijo una judía del suelo.
      + Había una silla chica, como para un gato.
    `,
    life: `
      Las margaritas se peinaban [antes de dormir|con el rocío].
      / Allí viven gnomos, grillos y un [sapo|sapo muy viejo].
      Un nabo contaba chistes [desde abajo|verdes]. Se reían los puerros.
      / De noche los macizos hablan del día, [bajito|y tardan].
      + La regadera roncaba con el pico al aire.
      + Un gnomo planchaba un pétalo para el domingo.
      + Los guisantes se tapaban de cinco en cinco.
      + Un topo dijo buenas noches y bajó.
      + Las abejas colgaban sus abrigos a rayas.
      + Una araña sacudía el mantel. Cayó [rocío|una miga].
      + Las zanahorias duermen en fila, muy rectas.
      + Regaban al final las [sombras|que tenían más sed].
      + El sapo contó otra vez el año de la babosa.
    `,
    way: `
      El sendero pasaba entre dalias [que miraban|muy altas].
      / Fueron {spot.to} por un caminito de [conchas|piedras redondas].
      Una calabaza se apartó para [dejar sitio|ver mejor].
      / Olía a tomillo y a [tierra tibia|tomate].
      + Algo dijo: «[Por ahí no|Más despacio]». Era una lechuga.
      + Una rosa agarró {friend.a}. No quería estar sola.
      + En una bota vieja vivía una familia.
      + Cada gota tenía su luna chica dentro.
      + Una babosa con campanilla iba delante.
      + Las ortigas guardaron las manos en los bolsillos.
      + El muro seguía tibio. Se guardó el [sol|día].
      + {Hero} no pisó ni una flor, y se lo dijeron.
      + Detrás de una hoja alguien hacía gárgaras.
    `,
    thanks: `
      {Keeper} le dio {hero.a} una semilla, sin decir [de qué|cuál].
      / —Ponla en un tiesto y canta —dijo {keeper}. Era una [bolita|semilla].
      Las flores inclinaron [la cabeza|el sombrero].
      / Todos los gnomos se quitaron el gorro. Debajo había [pájaros|gorros].
      + {Friend} recibió una hoja de menta para la nariz.
      + —Cierra la verja, pero no mucho —dijo el sapo.
      + Las coles dijeron adiós. Se oyó [cada hoja|un frufrú].
      + Una rosa soltó un pétalo para cada uno.
      + Las abejas salieron en camisón a mirar.
      + El nabo tenía un chiste de despedida. Era [largo|malo].
      + La hiedra cerró despacio, como un libro.
    `,
  },
  intermediate: {
    arrival: `
      @place La hiedra se abrió como una cortina. Entraron {place.in}, [sin ruido|oliendo a menta].
      / @place Detrás del muro, donde nadie lo esperaba, estaba {place}, [despierto todavía|oliendo a lluvia].
      / @place Una verja pequeña dijo «ñic». Se hallaron {place.in}, [sin saber cómo|de pronto].
      / Empujaron una portezuela [chirriante|escondida], y entraron {place.in}.
      / El perfume de las madreselvas [anunciaba|señalaba] {place}.
      Las flores se pasaban la noticia de [macizo en macizo|oreja en oreja].
      / —Ahí vienen —avisaron las rosas—. Todo el mundo [derecho|a oler bien].
      / Los gnomos [regaban|peinaban] la lechuga con regaderas de dedal.
      + El reloj de sol dormía, porque de noche no tiene [turno|nada que decir].
      + Una abeja con farol echaba el cierre a la última [rosa|tienda].
      + Las coles, sentadas en corro, parecían tías en una boda.
      + {Friend} aseguró que olía a pastel, y era el tomillo, [presumiendo|haciéndose notar].
      + Alguien había colgado la luna en el peral, entre dos peras tardías.
      + Desde la regadera cantaba una rana con mucho [eco|sentimiento].
      + —Cuidado, que pisas a mi madre —dijo una judía.
    `,
    life: `
      De noche los macizos repasan el día. Nadie queda [del todo bien|sin comentar].
      / Lo cuidan unos gnomos, pero el dueño, según él mismo, es un [sapo|sapo centenario].
      Un nabo contaba chistes desde abajo, y los puerros los reían [tarde|por educación].
      / Las margaritas se peinaban con rocío delante de un [charco|espejo de agua].
      + La regadera roncaba con el pico apuntando al [cielo|sur].
      + Un gnomo planchaba pétalos para la boda de una peonía.
      + Los guisantes se acostaban de cinco en cinco y se daban codazos.
      + Las abejas habían colgado en las espinas sus chaquetas de rayas.
      + Un topo deseó buenas noches a la superficie y cerró la [tapa|puerta].
      + A las zanahorias no hay quien las duerma si no están en fila.
      + El sapo contaba otra vez el verano de la gran babosa, y las lechugas [temblaban|se abrazaban].
    `,
    way: `
      El sendero que iba {spot.to} pasaba entre dalias más altas que un [buzón|gnomo con escalera].
      / Hacia allá, {spot.to}, corría un caminito de conchas que crujía con [educación|disimulo].
      / Una babosa con campanilla los [acompañó|guio] {spot.to}, sin apresurarse.
      Olía a tomillo, a tomate y a tierra que ha guardado el [sol|calor de la tarde].
      / Una calabaza se apartó para dejarlos pasar. Eso le costó media [noche|hora].
      + «Más despacio», pidió alguien desde el suelo, y resultó ser una lechuga.
      + Una rosa se enganchó {friend.a} en la espalda, por no despedirse.
      + En una bota abandonada vivía una familia con luz en el [tacón|ojal].
      + Abría la marcha una babosa con campanilla, a su velocidad.
      + Las ortigas, al verlos, se metieron las manos en los bolsillos.
      + De cada hoja colgaba una gota. Dentro de cada gota, [la luna|otro jardín].
      + {Hero} no pisó ni un brote. Se oyó un murmullo de aprobación.
    `,
    thanks: `
      {Keeper} le entregó {hero.a} una semilla y no quiso decir de [qué|qué era].
      / —Plántala y mira hacia otro lado —dijo {keeper}. Le dio {hero.a} una [semilla|pepita].
      / En un sobrecito [perfumado|lacrado] recibió {hero} semillas de sorpresa.
      Las flores hicieron una reverencia que olía a [clavo|todo a la vez].
      / Los gnomos levantaron sus gorros. Bajo uno de ellos había un [nido|gorro más pequeño].
      + —Se cierra y no se cierra —dijo el sapo, que hablaba siempre así.
      + {Friend.a} le regalaron una hoja de menta para los [viajes|días grises].
      + Las coles se inclinaron, y se oyó crujir cada una de sus [capas|faldas].
      + Las abejas miraban por las ventanas en camisón.
      + El nabo guardaba un chiste para el final, y lo guardó [bien|tanto que se olvidó].
      + Detrás de ellos la hiedra cayó despacio, como el telón de una [obra|función].
    `,
  },
  advanced: {
    arrival: `
      @place Se retiró la hiedra, como un telón con buenos modales, y entraron {place.in}.
      / @place En la hiedra había una verja y en la verja una rendija. Por ahí se entraba {place.to}.
      / @place Al otro lado del muro, hablando en voz baja, los esperaba {place}, [florido|muy bien regado].
      / Empujando una portezuela que [protestaba|suspiraba] por falta de aceite, ingresaron [discretamente|calladamente] {place.in}.
      / Una fragancia a tierra [recién regada|humedecida], imposible de [falsificar|confundir], les comunicó que estaban {place.in}.
      + De macizo en macizo corría un rumor de [opiniones|sedas], apenas disimulado por el perfume.
      + —Ya vienen —advirtieron las rosas—; derechas todas, y que nadie se [deshoje|suelte el pelo].
      + El reloj de sol, ocioso a esas horas, soñaba con el [mediodía|mes de julio].
      + Las coles asistían en corro, como tías abuelas en su segundo mejor [vestido|tafetán].
      + Todo había crecido a su antojo y después había sido [peinado|aconsejado].
      + {Friend} habría jurado que olía a pastel, y el tomillo no hizo nada por [desmentirlo|aclararlo].
      + En el interior de una regadera cantaba cierta rana, sobre todo por la [acústica|resonancia].
    `,
    life: `
      Lo cultivan los gnomos, lo critican los caracoles y lo posee, en su propia opinión, un [sapo|sapo antiguo].
      / Al atardecer los macizos pasan revista al día, y nadie sale [ileso|sin espinas].
      / Al anochecer los gnomos [riegan|peinan] las lechugas y les preguntan por la [familia|digestión].
      / Cada flor [ocupa|defiende] su sitio con educación, excepto la enredadera, que [visita|abraza] a todo el mundo.
      + Contaba un nabo sus chistes desde el subsuelo, y los puerros los iban entendiendo más [tarde|arriba].
      + Un gnomo planchaba pétalos con una plancha del tamaño de una [lenteja|judía].
      + Acostaban a los guisantes por vainas, con promesa de agua si dejaban de [empujarse|reírse].
      + De las espinas pendían, bien cepilladas, las chaquetas de rayas de las [abejas|obreras].
      + Asomó un topo, saludó a la concurrencia y volvió a echar sobre sí el [césped|prado].
      + El sapo relataba el verano de la gran babosa, y las lechugas, aun sabiéndoselo, [temblaban|se tomaban de la hoja].
    `,
    way: `
      Discurría {spot.to} un sendero de conchas que crujía por lo [bajo|fino].
      / Se iba {spot.to} por entre dalias que, de tan altas, no se [enteraban|molestaban en mirar].
      / Orientándose por el [perfume|aroma] de las madreselvas, que [exageran|presumen] al anochecer, se encaminaron {spot.to}.
      / Dirigiéndose {spot.to} [pidieron|solicitaron] permiso a las hortensias, las cuales [consultaron|deliberaron] entre ellas largamente.
      + Los precedía una babosa con campanilla, cuyo cargo, según explicó, era [hereditario|honorífico].
      + Una rosa prendió {friend.a} por la espalda, incapaz de otra forma de [conversación|despedida].
      + En el tacón de una bota olvidada ardía la luz de una familia [numerosa|sentada a cenar].
      + Cierta calabaza se hizo a un lado, y el esfuerzo la dejó pensativa para toda la [semana|temporada].
      + Las ortigas ocultaron las manos, sabiéndose poco [hábiles|diplomáticas] en los saludos.
      + Despedía el muro un calor guardado, como los ancianos que cuentan su [juventud|verano].
    `,
    thanks: `
      {Keeper} confió {hero.a} una semilla, negándose con una sonrisa a decir de [qué|qué especie].
      / De manos {keeper.de} obtuvo {hero} una pepita y un consejo, que era mirar hacia [otro lado|las nubes].
      / En un sobrecito [lacrado|perfumado] recibió {hero} semillas de sorpresa, de germinación [imprevisible|garantizada].
      / Quedó plantado, en [agradecimiento|homenaje] {hero.a}, un perejil [prometedor|ambicioso].
      + Hicieron las flores una reverencia, y el aire quedó tan cargado que se podía [untar|cortar].
      + Bajo los gorros alzados de los gnomos aparecieron calvas, nidos y, en un caso, [otro gorro|un ratón].
      + —Que la verja quede cerrada —rogó el sapo—, pero por el lado de [dentro|la próxima vez].
      + Le ofrecieron {friend.a} menta para el camino, o para el regreso, según [apretara|viniera] la pena.
      + Un nabo, que reservaba su mejor chiste para el adiós, se rio antes de [contarlo|llegar al final].
      + Tras ellos la hiedra fue cayendo, con la lentitud de los telones que han [gustado|sido aplaudidos].
    `,
  },
  troubles: {
    'evening-seed': {
      keeper: { noun: 'gnomo jardinero', gender: 'm' },
      thing: { noun: 'semilla de la tarde', gender: 'f' },
      spot: { at: 'detrás del viejo invernadero', to: 'al viejo invernadero' },
      facts: {
        ask: '¿Por qué no se cerraban las flores?',
        cause: 'la regadera se volcó y el agua arrastró {thing}',
        mended: 'las flores se cerraron una a una',
      },
      beginner: {
        trouble: `
          @keeper Entre los tulipanes bostezaba {keeper.un}, [de pie|con barba de hierba].
          / @keeper Contra un rastrillo dormía, casi, {keeper.un}.
          Era de noche, y las flores seguían [abiertas|despiertas].
          / Ninguna flor se cerraba. Miraban la luna, muy [anchas|abiertas].
          @thing —No está {thing}. Sin ella no se [duermen|cierran] —dijo.
          / @thing —Se fue {thing} —dijo—. Ella les da el [sueño|aviso].
          @cause —La regadera se volcó. El agua arrastró {thing} —[contó|dijo].
          / @cause —Se volcó el agua y arrastró {thing} —[contó|dijo].
          @feeling Estaba cansado de cantar nanas: [iba por cien|sabía una].
          / @feeling Muy cansado, se le cerraba un ojo, y a ellas [no|ninguno].
          + —Duérmete, rosa —cantó. La rosa pidió [otra|la de antes].
          + La regadera miraba al suelo, con el pico torcido.
          + El agua bajó por ahí, hacia los [cristales|vidrios] viejos.
          + Tenía barro en las botas y una hoja por pañuelo.
          + —Es chica y negra —dijo—, como un punto de noche.
          + Una amapola le contó su día. Entero.
          + Se sentó en un tiesto y el tiesto crujió.
        `,
        worry: `
          Una rosa tenía ojeras y [no quería hablar|pedía un antifaz].
          / Las flores hablaban y hablaban, ya sin [tema|ganas].
          + Los girasoles buscaban el sol y se daban de narices.
          + Una margarita se contaba los pétalos. Otra vez.
          + Las abejas no sabían si era hora de [miel|cama].
          + Un lirio se dormía, se caía y se [asustaba|despertaba].
          + Las violetas tenían frío con la boca abierta.
          + Los grillos bajaron la voz, y ni así.
          + —¿Es de noche? —preguntó un clavel por [décima|quinta] vez.
          + La luna quería apagarse un poco, y no la dejaban.
        `,
        mend: `
          {Hero} hundió {thing} en la tierra, [suave|despacio].
          / En un hoyo chico puso {hero} {thing}, [chist|suave].
          / En un hoyo durmió {thing}. [Chist|Suave].
          / Bajo la tierra quedó {thing}, bien [tapada|arropada].
          @mended Las flores se cerraron una a una, [chist|como puertas].
          / @mended Bajó la tarde. Las flores se cerraron [una a una|una a una, chist].
          + La rosa fue la última. Quería un vaso de agua.
          + Primero los tulipanes, luego el clavel, luego [todas|la dalia].
          + El girasol bajó la cabeza y halló el [sueño|suelo].
          + Una sombra azul salió del hoyo y se estiró.
          + Olía más a [noche|tierra].
          + Las abejas se colgaron del techo, en fila.
          + —Buenas noches, buenas noches —decía el gnomo, cada vez más bajo.
          + La margarita llegó a la cuenta y se durmió.
          + {Friend} habló en susurros, y luego ni eso.
        `,
        joy: `
          El gnomo se rio sin ruido, para no [despertarlas|empezar otra vez].
          / Fue una fiesta muda, con [gestos|saltos de puntillas].
          + Bailaron en calcetines sobre la hierba.
          + {Hero} brindó con rocío. No hizo ni [clin|plin].
          + {Friend} quiso cantar y le dieron un [bollo|beso].
          + La regadera fue perdonada, y le pusieron una flor.
          + El gnomo se quitó una bota y ya [dormía|roncaba].
          + Un grillo tocó una sola cuerda, la más [floja|lejana].
          + La rosa, en sueños, dijo «[otra|gracias]».
          + Todo el jardín respiraba a la vez.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Entre los tulipanes daba cabezadas {keeper.un}, abrazado al [rastrillo|azadón].
          / @keeper El que cantaba con la voz rota era {keeper.un}, con la barba [verde|llena de hierba].
          Hacía rato que era de noche. Las flores seguían abiertas de par en [par|par, charlando].
          / Ninguna flor se cerraba, y algunas empezaban a decir [tonterías|cosas raras].
          / Despiertas, [charlatanas|bostezando], las flores seguían abiertas a medianoche.
          @thing —Falta {thing}. Es la que les dice que ya está [bien|bien por hoy] —murmuró.
          / @thing —Se ha perdido {thing}, y sin ella no saben [dormirse|acabar el día].
          @cause —La regadera se volcó —contó—. El agua arrastró {thing} [cuesta abajo|sin más].
          / @cause Tropezó él, la regadera se volcó. El agua arrastró {thing} por el [surco|sendero].
          @feeling Estaba tan cansado que se contestaba a sí [mismo|mismo, y mal].
          / @feeling —Sé una nana, y la he cantado noventa veces —dijo, cansado, y [bostezó|se sentó en un tiesto].
          + Era negra y diminuta, como el punto con el que se acaba una [carta|frase].
          + La regadera miraba al suelo, con el pico lleno de remordimientos.
          + El agua se fue hacia los cristales rotos, que es adonde se va [siempre|toda el agua].
          + Una amapola le estaba contando el día entero, desde las [seis|raíces].
        `,
        worry: `
          A una rosa le habían salido ojeras y recibía solamente [de perfil|a los íntimos].
          / Las flores llevaban tantas horas despiertas que se contaban ya los [sueños de otras|secretos].
          + Los girasoles buscaban el sol por todas partes y se daban cabezazos.
          + Una margarita se sabía sus pétalos de memoria y aun así los contaba.
          + Las abejas iban y venían con el gorro de dormir puesto.
          + Un lirio se dormía, se caía y se pedía [disculpas|explicaciones].
          + Los grillos habían bajado la voz hasta no oírse ellos mismos.
          + —¿Y ahora, es de noche? —preguntaba un clavel cada cinco [minutos|pétalos].
          + La luna, por ayudar, se tapó con una nube, y las violetas protestaron.
        `,
        mend: `
          {Hero} abrió un hoyito, metió {thing} y lo cubrió como quien [arropa|cierra un cajón].
          / Con un solo dedo {hero} hundió {thing} en lo más blando del [macizo|parterre].
          @mended Poco a poco, las flores se cerraron una a una, como [párpados|sombrillas].
          / @mended De la tierra subió la tarde que faltaba. Las flores se cerraron una a [una|una, suspirando].
          / Ruborizadas y [satisfechas|soñolientas], las flores se cerraron una a una.
          + La rosa quiso un vaso de agua, luego un cuento y luego [nada|el final].
          + Los girasoles bajaron la cara y se encontraron con sus propios pies.
          + Una sombra azul se extendió por el césped, sin pisar a [nadie|ninguna].
          + El perfume se fue recogiendo, igual que unas mangas.
          + —Buenas noches —decía el gnomo a cada tallo, cada vez más bajito.
          + Las abejas se colgaron en fila, con las patas cruzadas.
          + {Friend} empezó una frase y la terminó en [susurros|sueños].
        `,
        joy: `
          El gnomo se rio con la mano en la boca, por no tener que empezar de [nuevo|cero].
          / Lo celebraron en silencio, con unos bailes de [puntillas|calcetín].
          + Brindaron con rocío en cáscaras de nuez, sin hacer «clin».
          + {Friend} intentó cantar y recibió a tiempo un [bollo|pellizco cariñoso].
          + A la regadera la perdonaron y le pusieron un clavel en el [asa|pico].
          + {Hero} llevó al gnomo hasta su seta, medio dormido y cantando.
          + Un grillo tocó la cuerda más floja de su violín, una [vez|sola vez].
          + Luego se oyó lo que nunca se oye, que es un jardín [respirando|que sueña].
        `,
      },
      advanced: {
        trouble: `
          @keeper Entre los tulipanes cabeceaba {keeper.un}, sostenido por su [rastrillo|azada].
          / @keeper Cantaba una nana sin voz {keeper.un}, con la barba llena de [brotes|trébol].
          Era noche cerrada, pero lo único cerrado era la [noche|noche misma].
          / Ninguna flor se había cerrado, y algunas ya [desvariaban|decían disparates].
          / Despiertas todavía, las flores [bostezaban|desvariaban] sin cerrarse.
          @thing —Sin {thing} —[anunció|comunicó]— no hay manera de que el día [termine|se acabe].
          / @thing —Se perdió {thing} —murmuró—, que da a las flores la [señal|orden].
          @cause La regadera se volcó y el agua arrastró {thing} por el [surco|sendero].
          / @cause —La regadera se volcó —[relató|refirió]—, y el agua arrastró {thing}, [glu, glu|lejos].
          @feeling Cansado hasta las raíces, se daba a sí mismo las buenas [noches|noches, sin éxito].
          / @feeling De tan cansado, ya no lo movía más que la [costumbre|obligación].
          + No poseía más que una nana, y la había cantado noventa veces con [variaciones|notas al pie].
          + La causante, con el pico torcido, gastaba un aire de profundo [arrepentimiento|disgusto].
          + Era una semilla negra y diminuta, como el punto que pone fin a las [cartas|frases largas].
          + Una amapola le refería su jornada entera, sin omitir [pétalo|detalle].
        `,
        worry: `
          A cierta rosa le habían salido ojeras, y por coquetería recibía solo de [perfil|noche].
          / Llevaban las flores tantas horas en vela que se referían ya los sueños [ajenos|atrasados].
          + Los girasoles, en su busca del sol, se propinaban unos a otros sonoros [cabezazos|besos].
          + Un lirio se dormía, se vencía y, al notarlo, se pedía [excusas|cuentas].
          + Las abejas continuaban yendo y viniendo, si bien con el gorro de dormir [puesto|calado].
          + Preguntaba un clavel cada cinco minutos si aquello de arriba era por fin la [noche|luna].
          + La luna, deseosa de ayudar, se cubrió con una nube y tropezó con un [tejado|ciprés].
        `,
        mend: `
          Con un dedo abrió {hero} un hoyo y acostó en él {thing}, que es el verbo [exacto|justo].
          / {Hero} enterró {thing} en lo más mullido y alisó la tierra como una [colcha|sábana].
          / Arropó {hero} {thing} con tierra [mullida|calentita] y silencio.
          @mended Entonces las flores se cerraron una a una, a la manera de los [párpados|abanicos].
          / @mended Subió del suelo la tarde atrasada, y las flores se cerraron una a una.
          / [Entre bostezos|Ruborizándose], las flores se cerraron una a una.
          + Quiso la rosa un vaso de agua, después un cuento y, por último, cosa inaudita, [nada|callar].
          + Bajaron los girasoles la cabeza y trabaron conocimiento con sus [pies|propias sombras].
          + El perfume se fue replegando, lo mismo que un [oleaje|coro que se despide].
          + De tallo en tallo iba el gnomo deseando buenas noches, con un punto menos de voz en cada [una|hoja].
          + Se colgaron las abejas en hilera, con las patas [cruzadas|recogidas] sobre el pecho.
        `,
        joy: `
          Rio el gnomo con la mano en la boca, temeroso de tener que [recomenzar|volver a la nana].
          / La fiesta se desarrolló en un silencio riguroso y en [calcetines|puntas de pie].
          + Se brindó con rocío en cáscaras de nuez, evitando con arte el [«clin»|tintineo].
          + {Friend}, que se disponía a cantar, se encontró a tiempo con la boca llena de un [bollo|buñuelo].
          + A la regadera, ya absuelta, se le prendió en el asa un [clavel|lazo].
          + Condujo {hero} al gnomo hasta su seta, y el gnomo, dormido, seguía [regando|dando las gracias].
          + Al cabo pudo oírse lo que casi nadie ha oído, y es un jardín cuando [sueña|respira].
        `,
      },
    },
    'tuning-fork': {
      keeper: { noun: 'grillo director', gender: 'm' },
      thing: { noun: 'diapasón', gender: 'm' },
      spot: { at: 'bajo las hojas del ruibarbo', to: 'al ruibarbo' },
      facts: {
        ask: '¿Por qué cantaba cada grillo otra cosa?',
        cause: 'el topo puso {thing} en una pared por error',
        mended: 'los grillos cantaron una sola canción',
      },
      beginner: {
        trouble: `
          @keeper Sobre una maceta saltó {keeper.un}, con el frac [al revés|arrugado].
          / @keeper —¡Alto! ¡No! ¡Ay! —gritaba {keeper.un}, con su [batuta|palito].
          Cada grillo cantaba otra cosa. Uno, [el himno|una receta].
          / Cien grillos cantaban cien canciones, [todas a la vez|y muy alto].
          @thing —¿Quién ha visto {thing}? Da el tono —[preguntó|gritó].
          / @thing —Me falta {thing}, y sin él no hay [tono|la].
          @cause —El topo puso {thing} en una pared por [error|puro error] —[suspiró|dijo].
          / @cause —Por error, el topo puso {thing} en una pared. [Uf|Con barro] —[dijo|contó].
          @feeling Estaba confuso y dirigía hacia [atrás|los dos lados].
          / @feeling Muy confuso, aplaudió antes de [empezar|tiempo].
          + —Creí que era un tenedor —dijo el topo, por un hoyo.
          + No sabía qué pared. Había hecho [once|muchas].
          + Un grillo cantaba al revés y era el que mejor iba.
          + —Una quedó bajo unas hojas grandes —dijo el topo—, creo.
          + El grillo se tapó las orejas. Las tiene en las patas.
          + Tenía las partituras en una hoja, y se la [comió|come] un gusano.
          + Al topo le cayó tierra de la vergüenza.
        `,
        worry: `
          Un caracol se metió en su casa y [tapó la puerta|puso un cojín].
          / Nadie podía dormir con tanta [música|canción] junta.
          + Los tomates se ponían rojos, y era de noche.
          + Una mariposa bailaba tres bailes a la vez.
          + La rana ayudó. Fue [peor|la ciento una].
          + Las flores cerraron las orejas, que son las hojas.
          + Un ratón se durmió en tango y despertó en [vals|himno].
          + El eco pidió la [baja|cuenta] y se fue.
          + Dos grillos se gritaban nanas a la cara.
          + La noche tenía dolor de [cabeza|luna].
        `,
        mend: `
          {Hero} tocó {thing} en una piedra. Hizo [«la»|un «la» clarito].
          / Con un golpe suave, {hero} hizo sonar {thing}. [Laaa|La].
          @mended Y los grillos cantaron una sola [canción|canción, todos a la vez].
          / @mended Uno oyó, y luego cien. Y los grillos cantaron una sola canción.
          + El caracol asomó un cuerno para oírla.
          + Primero cri, y después cri, y luego [cri|juntos].
          + El director bajó los hombros y subió la batuta.
          + El himno y la receta se hicieron amigos.
          + Los tomates volvieron a su verde.
          + La rana hizo el bajo: cro, y callar, y [cro|luego otro].
          + Sonaba como cuando se peina el [trigo|pelo].
          + El eco volvió y pidió perdón, perdón.
          + {Friend} llevó el compás con la punta de [un pie|algo].
        `,
        joy: `
          Repitieron tres veces. El topo llevaba el [compás|ritmo, con la pala].
          / Dieron un concierto, y el topo se sentó [delante|en primera fila].
          + Al final nadie aplaudió. Todos [dormían|soñaban].
          + {Hero} dio la última nota, muy fina.
          + {Friend} pidió un solo y le dieron un [silencio|pan]. Quedó bien.
          + El topo hizo una caja para el tono, sin [paredes|barro].
          + La rana firmó en una hoja de col.
          + El director se puso el frac del derecho.
          + La mariposa bailó un solo baile, y mejor.
          + Cri, hizo uno dormido. Cri, le dijo la luna.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Encima de una maceta daba saltos {keeper.un}, con el frac puesto del [revés|lado equivocado].
          / @keeper —¡Basta! ¡Otra vez! ¡Basta! —decía {keeper.un}, y agitaba una [batuta|ramita].
          Cien grillos cantaban cien cosas distintas, y uno de ellos, una [receta|receta de cocina].
          / Cada grillo iba por su lado, unos en tango y otros en [misa|marcha].
          / Desafinados, los grillos [competían|discutían] a ver quién gritaba más.
          @thing —Ha desaparecido {thing} —explicó—. De ahí sacamos todos el [tono|«la»].
          / @thing —¿Alguien tiene {thing}? Sin él somos solo [ruido|bichos] —dijo.
          @cause —El topo, por error, puso {thing} en una pared —[contó|gritó]—, ¡con cemento!
          / @cause —Creyó que era un tenedor —dijo—. El topo puso {thing} en una pared por [error|puro error].
          @feeling Estaba tan confuso que se dirigía a sí [mismo|mismo, y mal].
          / @feeling Miraba a la orquesta, confuso. Marcaba la entrada de un [tomate|rábano].
          + El topo asomó por un hoyo, se puso colorado y volvió a [bajar|cavar].
          + Aquella tarde había levantado once paredes, y no se acordaba de [cuál|ninguna].
          + —En una daba sombra el ruibarbo —dijo al fin—. O era un [paraguas|elefante].
          + Un grillo cantaba del revés, y era el que mejor iba.
        `,
        worry: `
          Un caracol se había encerrado en su casa y tapado la puerta con un [cojín|tapón].
          / Con cien músicas a la vez, dormir era como echarse en una [feria|plaza].
          + Los tomates se ponían rojos de noche, lo que es malo para la [salud|cosecha].
          + Una mariposa trataba de bailarlo todo. Se le enredaban las alas.
          + Un ratón se había dormido en un vals. Despertó asustado en un himno.
          + La rana quiso poner orden. Solo consiguió ser la voz ciento [una|y una].
          + Las flores doblaron las hojas por encima, a modo de orejeras.
          + Hasta el eco hizo la maleta y se mudó al jardín de al lado.
        `,
        mend: `
          {Hero} dio con {thing} un golpecito en una piedra, y salió un [«la»|«la» purísimo].
          / Sopló {hero} el yeso que quedaba y golpeó {thing}, [suave|una sola vez].
          @mended Callaron todos, tomaron aire, y los grillos cantaron una sola canción.
          / @mended El primero lo atrapó, los demás lo siguieron. Los grillos cantaron una sola [canción|canción, al fin].
          / Suavemente [acompasados|emocionados], los grillos cantaron una sola canción.
          + El director fue bajando los hombros hasta su altura normal.
          + El de la receta se quedó a la mitad del [horno|huevo] y se unió al resto.
          + El caracol sacó un cuerno, luego el otro, y los dejó [fuera|escuchando].
          + Sonaba como un campo de trigo al que alguien le pasa la [mano|mano despacio].
          + La rana encontró su sitio, que era uno de cada [ocho|cuatro] compases.
          + El eco deshizo la maleta y dijo que no se había [ido, ido|ido].
          + Los tomates fueron volviendo, sin prisa, a su color de [siempre|antes].
        `,
        joy: `
          La repitieron tres veces, y el topo llevó el compás con la [pala|pala y mucho cuidado].
          / El concierto terminó sin aplausos, porque el público se había [dormido|dormido sonriendo].
          + {Hero} dio la última nota, que es la que se queda en el aire.
          + {Friend} quiso un solo, y le escribieron uno de cuatro [silencios|compases muy breves].
          + La rana firmó autógrafos en hojas de col.
          + El topo fabricó una caja para el diapasón y prometió no [enladrillarla|taparla].
          + Al director le dieron la vuelta al frac. Resultó que era [azul|de cuadros].
          + En mitad de la noche un grillo soñó la canción en voz [alta|baja], y nadie se quejó.
        `,
      },
      advanced: {
        trouble: `
          @keeper Sobre una maceta brincaba {keeper.un}, con el frac puesto del [revés|otro lado].
          / @keeper Agitando una batuta que nadie miraba hallaron {keeper.a}, sin [voz|paciencia].
          Cien grillos cantaban cien piezas, una de las cuales era una [receta|receta de sopa].
          / Cada intérprete iba por su cuenta, del tango a la [marcha|misa solemne].
          / Desafinados, los grillos [improvisaban|competían] atropelladamente.
          @thing —Nos falta {thing} —clamó—, y sin él somos simples [insectos|ruidos].
          / @thing —¿Y {thing}? —preguntaba—. De él sacamos el [tono|«la»].
          @cause El topo, por error, puso {thing} en una pared, y allí [fraguó|quedó].
          / @cause —Por error —[explicó|relató]—, el topo puso {thing} en una [pared|pared maestra].
          @feeling Tan confuso estaba que daba la entrada a los [tomates|rábanos].
          / @feeling Confuso, aplaudía antes del comienzo y pedía [bises|perdón] después.
          + El topo alegó que lo había tomado por un tenedor, error que en su oficio es [frecuente|venial].
          + De las once paredes que llevaba levantadas recordaba sobre todo el [almuerzo|esfuerzo].
          + En una de ellas, creía, daba sombra el ruibarbo, a menos que fuese un [paraguas|elefante].
        `,
        worry: `
          Un caracol se había encerrado con llave, cojín y tres vueltas de [bufanda|concha].
          / Dormir entre cien músicas era como echar la siesta en una [feria|estación].
          + Los tomates enrojecían a deshora, fenómeno del que los gnomos no sabían qué [pensar|decir].
          + Una mariposa, empeñada en bailarlo todo, acabó hecha un [nudo|lazo] muy rítmico.
          + La rana intervino para poner orden y pasó a ser la voz ciento [una|una, en do].
          + Un ratón que se durmiera en un vals amaneció, con las patas por delante, en pleno [himno|desfile].
          + Ofendido, el eco hizo las maletas y se trasladó al jardín de al [lado|lado, al lado].
        `,
        mend: `
          {Hero} apartó el yeso y golpeó {thing} en una piedra, y nació un [«la»|«la» puro].
          / Bastó que {hero} hiciera sonar {thing} una vez, y se hizo el silencio.
          / Golpeó {hero} {thing} suavemente, y el aire se [afinó|estremeció].
          @mended Alguien recogió la nota, y los grillos cantaron una sola canción.
          / @mended De pata en pata corrió el tono, y los grillos cantaron una sola canción.
          / [Codo con codo|Por primera vez], los grillos cantaron una sola canción.
          + El de la receta, interrumpido a la altura del huevo, se incorporó al [estribillo|coro] sin rencor.
          + Los hombros del director descendieron, compás a compás, a su nivel de [costumbre|siempre].
          + Asomó el caracol un cuerno, lo consultó con el otro y dejó fuera [ambos|los dos].
          + Parecía que alguien pasara muy despacio la mano sobre un campo de [trigo|centeno].
          + El eco regresó con las maletas, asegurando que no se había [ido, ido|movido, vido].
        `,
        joy: `
          Tres veces la repitieron, y el topo marcó el compás con una pala [emocionada|penitente].
          / No hubo aplausos, y el director lo tomó por lo que era, un público [dormido|feliz].
          + A petición propia obtuvo {friend} un solo, compuesto por cuatro hermosos [silencios|calderones].
          + La rana dedicó hojas de col a sus admiradores, que se las [comieron|llevaron puestas].
          + Del lado bueno, el frac del director resultó ser de un azul [inesperado|atrevido].
          + Fabricó el topo un estuche, con la promesa solemne de no [enladrillarlo|confundirlo].
          + Ya de madrugada un grillo soñó en voz alta el estribillo, y le contestó la [luna|escarcha].
        `,
      },
    },
    'ivy-key': {
      keeper: { noun: 'caracol portero', gender: 'm' },
      thing: { noun: 'llave de hiedra', gender: 'f' },
      spot: { at: 'junto al reloj de sol', to: 'al reloj de sol' },
      facts: {
        ask: '¿Por qué no entraba la brisa de la noche?',
        cause: 'la hiedra creció y se llevó {thing} hacia arriba',
        mended: 'la verja se abrió y entró la brisa',
      },
      beginner: {
        trouble: `
          @keeper Ante la verja estaba {keeper.un}, con gorra [de gala|nueva].
          / @keeper Junto a la verja suspiraba {keeper.un}, [despacio|dentro y fuera].
          La brisa esperaba fuera y [llamaba al timbre|daba golpecitos].
          / La verja no se abría, y la brisa seguía en la [calle|acera].
          @thing —No puedo abrir: falta {thing} —[dijo|susurró].
          / @thing —Sin {thing} esto no gira —dijo—. Es [verde|de hoja].
          @cause —La hiedra creció y se llevó {thing} [arriba|al cielo].
          / @cause —Yo dormía. La hiedra creció y se llevó {thing} hacia arriba.
          @feeling De vergüenza se metió en la concha y [cerró|habló desde ahí].
          / @feeling —Qué vergüenza —dijo, y solo se le vio un [cuerno|ojo].
          + Colgaba de un clavo. Ahora colgaba el clavo.
          + —Crece sin avisar —dijo—, como los [niños|sobrinos].
          + El timbre sonó otra vez, muy educado.
          + —Ya va —dijo él. Tardó un rato en decirlo.
          + La planta baja por el otro lado, donde está el [reloj|sol].
          + Tenía una lista de visitas y un lápiz chico.
          + Empujó la verja con un ojo. No fue bastante.
        `,
        worry: `
          Sin brisa, las amapolas [sudaban|no podían mecerse].
          / Hacía calor de horno, y nada se [movía|mecía].
          + Un diente de león quería volar y seguía ahí.
          + Los sauces no podían suspirar. Solo [pensar|colgar].
          + Una vela de barco chico estaba muy triste.
          + Los molinillos del gnomo no daban [vueltas|ni una].
          + Una amapola se abanicaba con su propia hoja.
          + Las noticias no llegaban. Van por el aire.
          + La brisa dormía en el felpudo, hecha un [ovillo|gato].
          + El sapo sudaba por la frente, que es casi todo él.
        `,
        mend: `
          {Hero} metió {thing} en la cerradura, [entre las hojas|con mucho tiento].
          / Era verde y blanda. {Hero} giró {thing}, [cric|y crujió].
          @mended La verja se abrió y [entró la brisa|entró la brisa, de puntillas].
          / @mended Ñic: la verja se abrió y entró la [brisa|brisa, muy fina].
          + El diente de león dijo: «[Por fin|Allá voy]».
          + Las amapolas se mecieron, uf, y [otra vez|ah].
          + Traía olor a mar y a pan de otro [pueblo|lado].
          + Los sauces suspiraron todos juntos.
          + El portero sacó un ojo y luego el otro.
          + Los molinillos dieron vueltas hasta [marearse|reír].
          + {Hero.a} se le movió el pelo, o la [pluma|oreja].
          / Pasó por {hero} como una mano de agua.
          + El sapo cerró los ojos y se le secó la frente.
          + —Perdón por la espera —dijo el portero. —Fff —dijo la brisa.
        `,
        joy: `
          El portero le hizo a la brisa una [reverencia|fiesta pequeña]. Duró una hora.
          / Bailaron las flores, y bailó quien no tiene [pies|patas].
          + {Friend} jugó a caerse sobre el aire.
          + {Hero} sopló un diente de león. Se fueron [cien|los hijos].
          + La brisa contó chismes de tres jardines.
          + Ataron la llave con una cinta, para que no [crezca|suba].
          + La hiedra pidió perdón hoja por hoja.
          + Volaron dos cometas y un calzón de gnomo.
          + El portero dio una vuelta entera. Fue [larga|veloz, para él].
          + Al final la brisa apagó los faroles, uno a uno.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Ante la verja esperaba {keeper.un}, con gorra de ceremonia y ninguna [llave|prisa].
          / @keeper Quien hablaba desde dentro de su concha era {keeper.un}, muy [bajito|bajo].
          La brisa de la noche llamaba al timbre y daba golpecitos con el [dedo|pie].
          / Al otro lado de la verja, la brisa se había sentado en el [felpudo|escalón] a esperar.
          / La brisa [suspiraba|silbaba] detrás de la verja cerrada.
          @thing —No puedo abrirle. Me falta {thing} —[susurró|confesó].
          / @thing —Esta cerradura solo quiere {thing}, y no la tengo —[dijo|suspiró].
          @cause —Me dormí, la hiedra creció y se llevó {thing} hacia [arriba|lo alto] —[contó|explicó].
          / @cause Señaló el muro con un cuerno: la hiedra creció y se llevó {thing} hacia [arriba|el cielo].
          @feeling De tanta vergüenza había echado el cerrojo por [dentro|la concha].
          / @feeling La vergüenza no le dejaba sacar más que un [cuerno|ojo, y a ratos].
          + Antes colgaba de un clavo; ahora, del clavo no se sabía [nada|nada tampoco].
          + —Crece cuando uno no mira —añadió—, igual que los [sobrinos|niños].
          + La rama más larga pasaba el muro y caía del lado del reloj de sol.
          + Llevaba una lista de visitas, con un solo nombre: [Brisa|doña Brisa].
          + A cada timbrazo contestaba «ya va», y le costaba un buen rato.
        `,
        worry: `
          Sin brisa las amapolas no podían mecerse y se aburrían de pie, [sudando|muy tiesas].
          / El aire estaba tan quieto que las conversaciones se quedaban donde [nacían|caían].
          + Un diente de león tenía las maletas hechas y no había [transporte|viento].
          + Los sauces colgaban sin suspirar, que es casi su [oficio|única afición].
          + Los molinillos de los gnomos miraban todos al mismo sitio, sin [novedad|vueltas].
          + El sapo sudaba por la frente, o sea, por casi todo el sapo.
          + No llegaban noticias de otros jardines, y hubo que inventar los chismes.
          + La brisa, en la calle, se dormía enroscada como un [gato|perro fiel].
        `,
        mend: `
          Entre las hojas estaba la cerradura. {Hero} metió en ella {thing}, [con tiento|sin doblarla].
          / {Hero} giró {thing}, que era blanda como un tallo, hasta que [crujió|dijo «cric»].
          @mended La verja se abrió y entró la brisa, limpiándose los [pies|pies antes].
          / @mended Sonó un «ñic» muy largo, la verja se abrió y entró la [brisa|brisa por fin].
          / Rechinando [educadamente|de contento], la verja se abrió y entró la brisa.
          + Traía olor a mar y a pan de otros pueblos.
          + Los sauces soltaron a la vez todos los suspiros [atrasados|del día].
          + El diente de león agarró las maletas y no se [despidió|volvió a mirar].
          + Las amapolas se mecieron primero por necesidad y luego por [gusto|presumir].
          + Al portero se le levantó la gorra. Por debajo asomó una [sonrisa|cara].
          + Los molinillos giraron hasta hacerse un [lío|lazo].
          + El sapo cerró los ojos y se dejó [planchar|secar] la frente.
        `,
        joy: `
          El portero ofreció a la brisa una reverencia que duró cerca de una [hora|hora y pico].
          / Se bailó sin moverse del tiesto, que es como bailan las [flores|begonias].
          + La brisa trajo chismes de tres jardines, soplando las mejores [partes|frases].
          + {Hero} sopló un diente de león. Se fueron cien [hijos|paracaídas] a ver mundo.
          + {Friend} descubrió que podía apoyarse en el aire, casi [siempre|todo el rato].
          + La hiedra pidió perdón hoja por hoja, y tenía once mil.
          + Volaron dos cometas y, sin querer, los calzones de un gnomo.
          + Al final la brisa fue apagando faroles, como quien besa [frentes|niños].
        `,
      },
      advanced: {
        trouble: `
          @keeper Ante la verja montaba guardia {keeper.un}, con gorra de gala y nada que [abrir|guardar].
          / @keeper Desde el interior de su concha los saludó {keeper.un}, sin dar la [cara|frente].
          Afuera, la brisa de la noche pulsaba el timbre con gran [paciencia|educación].
          / La brisa no podía entrar y se había sentado en el [felpudo|peldaño].
          / Excluida del jardín, la brisa [suspiraba|tamborileaba] en la verja.
          @thing —Me falta {thing} —musitó—, y la cerradura no admite [otra|sustitutas].
          / @thing —Solo abre {thing} —[informó|declaró]—, y hace horas que no la [veo|tengo].
          @cause La hiedra creció y se llevó {thing} hacia arriba, [clavo incluido|sin avisar].
          / @cause —Me dormí —admitió—; la hiedra creció y se llevó {thing} hacia [arriba|lo alto].
          @feeling La vergüenza lo había hecho retirarse a sus [habitaciones|aposentos].
          / @feeling De la vergüenza no asomaba más que un [cuerno|ojo], y ese, a medias.
          + Crecía la hiedra, según explicó, como los sobrinos, a saber, en cuanto se deja de [mirar|alimentarlos].
          + La rama más ambiciosa rebasaba el muro y se descolgaba por el reloj de sol.
          + A cada timbrazo contestaba «ya va», y esas dos palabras le llevaban un [rato|minuto largo].
        `,
        worry: `
          Privadas de brisa, las amapolas se mantenían tiesas, como invitadas que no conocen a [nadie|la novia].
          / Se había quedado el aire tan inmóvil que las palabras caían al [suelo|pie de quien las dijo].
          + Un diente de león, con las maletas hechas, preguntaba por la próxima [ráfaga|salida].
          + Los sauces, cuya profesión es el suspiro, llevaban la tarde entera [parados|sin empleo].
          + Sudaba el sapo por la frente, que en los sapos abarca una extensión [considerable|notable].
          + Por falta de noticias forasteras hubo que chismorrear de los [presentes|rábanos].
          + La propia brisa se iba durmiendo en el escalón, enroscada a la manera de los [gatos|lebreles].
        `,
        mend: `
          {Hero} apartó unas hojas, halló la cerradura e introdujo en ella {thing} con [tiento|delicadeza].
          / Era una llave blanda como un tallo, {hero.y} la fue girando sin [quebrarla|forzarla].
          / Giró {hero} {thing} en la cerradura, [pacientemente|delicadamente].
          @mended La verja se abrió y entró la brisa, no sin limpiarse antes los [pies|zapatos].
          / @mended Con un «ñic» de dos compases la verja se abrió y entró la brisa.
          / [Rechinando|Perfumándose], la verja se abrió y entró la brisa.
          + Venía cargada de mar y de pan ajeno, y se le perdonó el [retraso|desorden].
          + Los sauces dejaron escapar, todos a una, los suspiros [acumulados|de la jornada].
          + El diente de león tomó sus maletas y partió, por miedo a que lo [retuvieran|pensara mejor].
          + Se le voló al portero la gorra, y quedó al descubierto una [sonrisa|cabeza encantadora].
          + Se mecían las amapolas, en un principio por alivio, luego ya por [coquetería|costumbre].
        `,
        joy: `
          El portero hizo a la recién llegada una reverencia de casi una [hora|legua], que para él fue breve.
          / Se bailó sin salir de la maceta, con una soltura de [cintura|tallo] envidiable.
          + La brisa contó chismes de tres jardines, suprimiendo los nombres y silbando las [pausas|comas].
          + Sopló {hero} una cabeza blanca, y cien paracaidistas emprendieron la [vida|vuelta al mundo].
          + Descubrió {friend} que es posible recostarse en el aire, a condición de no [dudar|dormirse].
          + La hiedra se excusó hoja por hoja, y se le rogó que a partir de la mil [abreviara|resumiera].
          + Terminó la brisa por apagar los faroles, uno tras otro, como quien besa [frentes|a sus hijos].
        `,
      },
    },
  },
}
