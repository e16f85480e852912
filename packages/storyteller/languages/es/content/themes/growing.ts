import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      {hero} y la piedra tibia
      Un muro con cosquillas
      Ahí no hay nada
      ¿Por qué zumba una piedra?
      La pregunta que abrió un muro
    `,
    refrains: [
      {
        first: '¿Y por qué, y por qué?, toca y mira, que algo ves.',
        changed: '¿Y por qué, y por qué?, toqué, miré, y ya lo sé.',
      },
      {
        first: 'Donde todos ven pared, algo canta, escucha bien.',
        changed: 'Donde todos ven pared, una puerta me encontré.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que un muro es un muro y se durmió',
      turn: '{hero} preguntó por qué una piedra estaba tibia',
      result: 'la piedra tibia resultó ser una puertecita',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un muro gris, y [nada más|ya está].
        / @spot Un muro gris cerraba el paso {spot.at}.
        / Había un muro gris {spot.at}.
        —Ahí no hay nada —dijo un [escarabajo|bicho] al pasar.
        + No tenía puerta ni raja. Era [gris|liso] de punta a punta.
        + —Todo el mundo lo dice —dijo su [tía|abuela], que iba detrás.
        + Alguien puso un letrero. Decía: «[Muro|Esto es un muro]».
        + {Hero} fue hasta el final y volvió. Todo [igual|gris].
        + ¿Y {thing}? Tenía que estar por [allí|ahí].
        + El muro tenía cara de domingo por la [tarde|noche].
        + Ni las moscas se paraban. No había [nada|qué] mirar.
        + —¿Alguien miró de cerca? —preguntó {hero}. —¿Para qué? —dijo el [bicho|primero].
        + Era un muro muy, muy muro. Quizá [demasiado|un poco más de la cuenta].
      `,
      wrong: `
        @wrong —Un muro es un muro —dijo {friend}, y se [durmió|durmió ahí].
        / —Un muro —dijo {friend}. Y se durmió [ahí|contra él].
        Al momento ya roncaba. [Zzz, hacía|Fiu, fiu, hacía], y el muro callaba.
        + En sueños, {friend} contaba piedras. Todas eran la [misma|número dos].
        + —Arriba —dijo {hero}. {Friend} dio media vuelta y [siguió|roncó más].
        + —Qué calor tan rico —murmuró con los ojos [cerrados|en sueños].
        + Le cayó una hoja encima. Ya tenía [manta|sombrero].
        + El escarabajo dijo: «Hace [bien|lo mejor]».
        + No se halla {thing} con la cara en un [muro|sueño].
        + —Cinco minutos —pidió {friend}. Ya iban [diez|veinte].
        + Soñaba con otro muro. Ese tenía [sopa|tarta].
      `,
      doubt: `
        {Hero} se quedó a solas con el muro. Era muy [alto|gris].
        + Si todos dicen «nada», ¿será [verdad|que no hay]?
        + La tía del bicho se reía un [poco|poquito], muy bajo.
        + Daban ganas de dormir también, ahí, al [lado|sol de la luna].
        + Mirar cansa. Y mirar nada cansa [más|el doble].
        + Pero una pregunta se había metido en la [cabeza|oreja].
        + Era chica como una miga en la [cama|sábana]. No dejaba estar.
        + Decía: «¿Y [si|por qué]…?», y no decía más.
        + El viento dio la vuelta al muro y se [fue|marchó].
      `,
      turn: `
        {Hero} tocó las piedras una a una. Fría, fría, [fría|muy fría].
        @turn —¿Por qué está tibia esta? —[preguntó|dijo] {hero}. Era como un pan.
        + —¿Y por qué zumba? —preguntó luego. Hacía [zzz|mmm], muy bajo.
        + Los escarabajos miraban. Preguntar ahí daba un poco de [corte|calor en la cara].
        + —Las piedras son así —dijo {friend}, con medio [ojo|sueño].
        + —¿Y por qué esta y esa [no|otra no]? —dijo {hero}.
        + Tocó con los nudillos. Las demás, toc. Esta, [tuc|tac].
        + Era muy lisa por un lado. ¿De qué [manos|dedos]?
        + Una pregunta trajo otra, y esa, otra [más|prima].
        + Hablar con un muro es raro. {Hero} lo hizo [igual|y ya].
      `,
      works: `
        @result ¡La piedra tibia era una puertecita! Se abrió [sola|hacia dentro].
        Dentro había luz, y junto al fuego estaba [{thing}|ya {thing}].
        / Dentro había fuego. Al calor [dormía|esperaba] {thing}.
        + —¡Por fin! —dijo un lirón con [bata|gorro]—. ¡Alguien pregunta!
        + El zumbido era la [olla|tetera]. El calor, el fuego.
        + {Friend} rodó adentro y se despertó en la [alfombra|silla].
        + —Yo dormía en la [puerta|pista] —dijo—. Ayudé mucho.
        + Había tres tazas, como si [esperara|supiera] algo.
        + —Pregunta más —pidió el lirón—. Tengo [respuestas|mil cosas] guardadas.
        + Un bicho miró dentro. —Ahí no hay nada —dijo, y se [fue|rascó].
        + {Friend} también hizo una pregunta. Era si había [bollos|sopa].
      `,
      lesson: `
        Un «¿por qué?» chico abre un muro [grande|entero]. Hay que [decirlo|usarlo].
        / —Yo vi un muro —dijo {friend}—. Tú viste una [pregunta|puerta].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} el camino terminaba en un muro gris, liso y bastante [aburrido|dominguero].
        / @spot Un muro sin puertas ni ventanas cortaba el paso {spot.at}, [gris de arriba abajo|y punto].
        —Ahí no hay nada —les informó un escarabajo [al pasar|sin detenerse].
        + Su tía, que venía detrás, añadió que nunca lo había [habido|tenido].
        + La mirada resbalaba por aquellas piedras como sopa por una [cuchara|corbata].
        + Alguien había colgado un letrero con la palabra «Muro», por si [quedaban dudas|no se notaba].
        + Y sin embargo era allí donde debía estar [{thing}|escondida la respuesta].
        + {Hero} lo recorrió hasta la punta derecha y luego hasta la [izquierda|otra].
        + —¿Ha mirado alguien de cerca? —preguntó {hero}. —¿Para qué? —dijo el [escarabajo|señor escarabajo].
        + Tenía cara de tarde de lluvia con los deberes [hechos|sin hacer].
      `,
      wrong: `
        @wrong —Un muro es un muro —dijo {friend}, y se durmió [allí mismo|enseguida].
        Sus ronquidos, que eran de primera, hacían temblar un poco las [piedras|hierbas].
        + En sueños iba contando ladrillos, y todos resultaban ser el [mismo|número siete].
        + —Qué calentito —murmuró, y no se preguntó en absoluto [por qué|de dónde venía].
        + {Hero} tiró de una pata. La pata, por su cuenta, volvió a [acostarse|su sitio].
        + El escarabajo lo encontró muy sensato, porque de los muros [no se espera más|es lo propio].
        + Un caracol empezó a trepar por {friend}, creyendo que formaba parte del [edificio|paisaje].
        + Luego contó que había soñado con una puerta, pero que no [llamó|quiso llamar].
      `,
      doubt: `
        No se oía más que el ronquido. El muro seguía tan [callado|gris] como antes.
        + Cuando todos dicen que no hay nada, mirar otra vez parece de mala [educación|crianza].
        + La familia del escarabajo había salido a ver a alguien que miraba [nada|la pared].
        + Una sobrina pequeña se reía por lo bajo, y eso nunca [ayuda|es agradable].
        + Lo cómodo habría sido sentarse, bostezar y tener [razón|sueño] como todos.
        + Pero se había colado una pregunta, igual que una miga en la [cama|sábana].
        + Era pequeñísima, y no había modo de encontrar la [postura|paz] con ella dentro.
      `,
      turn: `
        Entonces {hero} fue palpando el muro, piedra por piedra: fría, fría, [helada|fría también].
        @turn —¿Y por qué está tibia esta? —preguntó de pronto, y apoyó la [oreja|mejilla].
        + Estaba caliente. Además zumbaba como una abeja muy [educada|pequeña].
        + Lo preguntó en voz alta. Delante de tres generaciones de [escarabajos|curiosos], eso tiene mérito.
        + —Hay piedras así —dijo {friend}, abriendo un ojo por [obligación|cortesía].
        + —¿Y por qué justamente esta, y no su [vecina|hermana]? —insistió {hero}.
        + Las otras eran ásperas; aquella estaba gastada como el pomo de una [puerta|escalera].
        + Golpeó con los nudillos: las demás contestaron «toc», y ella, [«tuc»|«pase»].
        + Cada pregunta llevaba otra de la mano, como los niños al cruzar la [calle|plaza].
      `,
      works: `
        @result La piedra tibia resultó ser una puertecita, que se abrió [suspirando|hacia dentro].
        Al otro lado, entre tazas y tarros de [mermelada|miel], los esperaba {thing}.
        + —Cuatrocientos años —dijo un lirón en bata— y nadie me había [preguntado|llamado].
        + Lo que zumbaba era la tetera. Lo que calentaba, una estufa del tamaño de un [zapato|dedal].
        + {Friend}, al quedarse sin almohada, entró rodando hasta la [alfombra|despensa].
        + —Yo la estaba vigilando con la espalda —explicó con mucha [dignidad|calma].
        + El lirón tenía tantas respuestas guardadas que ya no cabían en los [cajones|armarios].
        + {Hero} hizo tres preguntas más. Con la última se rieron hasta las [tazas|cucharillas].
        + El escarabajo asomó la cabeza, miró por todas partes y dijo que [nada|ahí no había nada].
      `,
      lesson: `
        Todos sabían que no había nada; hizo falta alguien que [preguntara|no lo supiera].
        / —Yo dormí con la cabeza en la respuesta —dijo {friend}—, y tú la [despertaste|llamaste].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} les salió al paso un muro sin puertas, sin grietas y sin [gracia|modales].
        / @spot Todo cuanto había {spot.at} era un muro, gris y [liso|aburrido] por vocación.
        —Nada —sentenció un escarabajo que pasaba—. Ahí nunca ha habido [nada|ni eso].
        + La vista, que buscaba dónde posarse, resbalaba por la piedra y acababa [en el suelo|yéndose a otra parte].
        + Un cartel clavado en el centro decía «Muro», sin duda para evitar [ilusiones|malentendidos].
        + El abuelo del escarabajo tampoco encontró nada en su día, y eso que era un escarabajo [minucioso|célebre].
        + Y con todo, si la historia no estaba equivocada, tenía que andar por allí [{thing}|justamente {thing}].
        + —¿Y cómo se sabe, si nadie mira? —quiso saber {hero}, pregunta que se consideró poco [delicada|oportuna].
      `,
      wrong: `
        @wrong {Friend} dictaminó que un muro es un muro y se durmió contra él, [satisfecho el deber|sin más trámite].
        Roncaba a dos voces, y la piedra, por dentro, parecía [responderle|llevar el compás].
        + Una vez murmuró que el sitio estaba muy bien caldeado, pero no llevó el asunto más [lejos|adelante].
        + Ante los tirones {hero.de} pidió el desayuno, se negó a hablar de arquitectura y siguió [durmiendo|a lo suyo].
        + Da un gran descanso estar seguro de las cosas, y por eso hay tanta gente que lo [está|practica].
        + El escarabajo contempló la escena conmovido, pues por fin llegaba un forastero con [criterio|sentido común].
        + Cuando un caracol le plantó la casa encima, {friend} ya formaba parte del [paisaje|monumento].
      `,
      doubt: `
        Cuesta no sentirse un poco ridículo mirando fijamente [una pared|la nada], sobre todo con público.
        + Habían salido tres generaciones de escarabajos, y la más joven se tapaba la [risa|boca] con una pata.
        + Cuando el mundo entero afirma una cosa, cualquier «pero» suena muy [delgado|flaco].
        + A punto estuvo {hero} de tumbarse también, porque la certeza parecía bastante [cómoda|mullida].
        + Lo malo era la pregunta, que se le había metido dentro como una miga en la [cama|manga].
        + No medía más que dos palabras, y con ella dentro no había postura [buena|que valiera].
      `,
      turn: `
        {Hero} fue recorriendo el muro con la palma y la oreja, y cada piedra estaba más [fría|helada] que la anterior.
        / {Hero} examinó el muro palmo a palmo, y cada piedra resultaba más [antipática|indiferente] que la anterior.
        @turn —Entonces —preguntó de repente—, ¿por qué está tibia [esta|justo esta]?
        + Preguntarlo en alto, a la vista de tantos escarabajos, requirió cierta [presencia de ánimo|valentía].
        + —Las piedras varían —opinó {friend}, abriendo un ojo para cerrarlo [acto seguido|de inmediato].
        + —¿Y quién la habrá pulido —continuó {hero}—, si las de al lado son ásperas como [tostadas|limas]?
        + Porque zumbaba, además, con un zumbido contento, como de alguien que prepara [algo|la merienda].
        + Detrás de cada pregunta aparecía otra, y la última, cuando fue su turno, llamó a la [piedra|puerta].
      `,
      works: `
        @result Con un clic casi avergonzado, la piedra tibia resultó ser una [puertecita|puertecita con pomo].
        Daba a un cuarto con lámpara donde, junto a la tetera, estaba [{thing}|ya {thing}].
        / Apareció una habitación iluminada en la que, junto a la tetera, descansaba {thing}.
        + —Cuatro siglos —suspiró el anciano lirón del sillón—, y ni un triste [golpe|«hay alguien»].
        + {Friend}, de quien se había retirado bruscamente la almohada, llegó a la alfombra dando una [voltereta|vuelta de campana].
        + Quiso que constara en acta que había sido {friend:el primero/la primera} en notar la [calefacción|temperatura].
        + El lirón, que llevaba tantos años guardando respuestas, se las fue sirviendo con la [mermelada|miel].
        + Solo el escarabajo se mantuvo firme: examinó la estancia y confirmó que [nada|allí no había nada].
      `,
      lesson: `
        Donde todos sabían que no había nada, bastó con alguien que no lo [supiera|diera por hecho].
        / —Tuve la respuesta a la espalda —suspiró {friend}—; lo que no tuve fue la [pregunta|curiosidad].
      `,
    },
  },

  Creativity: {
    titles: `
      {hero} y el puente que nunca hubo
      Un cucharón y un paraguas
      Un puente de trastos
      La cosa sin nombre
      Medio paraguas y un poco de cuerda
    `,
    refrains: [
      {
        first: 'Cucharón, hoja y cordel, ¿qué se puede hacer con él?',
        changed: 'Cucharón, hoja y cordel, cruza, cruza, cruza por él.',
      },
      {
        first: 'Un paraguas y una rama | nadie sabe en lo que acaban.',
        changed: 'Un paraguas y una rama | y por ellos ya se pasa.',
      },
    ],
    facts: {
      wrong: '{friend} pidió permiso para un puente de verdad',
      turn: '{hero} inventó un puente con trastos',
      result: 'el invento aguantó y pudieron cruzar',
    },
    beginner: {
      gate: `
        @spot {spot.at} se abría una zanja [ancha|muy ancha].
        / @spot Una zanja honda y ancha se abría {spot.at}.
        / Había una zanja ancha {spot.at}.
        Al otro lado estaba {thing}. Y no había [puente|paso]. Solo trastos.
        + Había un cucharón, cuerda y hojas [grandes|secas].
        + También había un paraguas. Tenía una [varilla|pata] rota.
        + —¿Quién dejó eso? —preguntó {hero}. Nadie lo [sabía|dijo].
        + De la zanja subía un aire con olor a [piedra|sótano].
        + Un salto no llegaba. Dos saltos, [tampoco|menos].
        + Abajo se oía agua, muy, muy [abajo|lejos].
        + Media silla y un tambor sin piel. Eso era [todo|lo demás].
        + {Thing} esperaba allá, sin hacer [nada|ruido].
        + —Ay —dijo {friend}—. Ay, [ay|y no hay más que decir].
      `,
      wrong: `
        —Hace falta un puente de verdad —dijo {friend}—, con [barandilla|luces].
        / —Un puente de verdad —dijo {friend}—, con [luces|sello].
        @wrong Y pidió permiso para un puente de verdad, por [escrito|carta].
        + «¿Nombre? ¿Largo? ¿Para qué?», ponía en la [hoja|carta].
        + Escribió y escribió. Mordía el [lápiz|papel] para pensar.
        + —En abril contestan —dijo. Faltaba mucho para [abril|eso].
        + No había buzón. La metió bajo una [piedra|seta].
        + —¿Y con estos trastos? —dijo {hero}. —Son [trastos|basura] —dijo {friend}.
        + Firmó tres veces. Una firma era un [pez|borrón].
        + Luego se sentó a esperar la [respuesta|carta]. Miró el cielo.
        + La zanja seguía igual de ancha. Los papeles no [cruzan|saltan].
      `,
      doubt: `
        La zanja era negra. {Thing} estaba tan cerca y tan [lejos|allá].
        + El viento se llevó una hoja del [permiso|montón]. La zanja se la comió.
        + Con un cucharón se sirve sopa. Nada [más|se cruza].
        + Y un paraguas roto no sirve ni [de sombra|para llover].
        + {Hero} los miró otra vez. Y otra, al [revés|contrario].
        + Nadie había hecho un puente así. No había [dibujo|receta].
        + —Espera a abril —dijo {friend}—. Abril es [bonito|serio].
        + La noche no iba a durar hasta [abril|entonces].
      `,
      turn: `
        {Hero} tomó el cucharón. Lo miró del derecho y del [revés|otro lado].
        @turn Y con los trastos inventó un puente, [raro|rarísimo].
        + El paraguas era el techo. O era el [suelo|barco].
        + El cucharón hacía de gancho. ¡Qué [gancho|listo]!
        + Ató la cuerda aquí, y luego [allá|allí], y un poco más.
        + Se cayó dos veces. {Hero} lo hizo de otro [modo|color].
        + —Eso no es un puente —dijo {friend}. —No —dijo {hero}—. Es [otra cosa|esto].
        + No se parecía a nada. A nada de [nada|este mundo].
        + Las hojas, una sobre otra, hacían de [tabla|piso].
        + La media silla iba en medio, por si alguien se [cansa|sienta].
      `,
      works: `
        @result El invento aguantó, y pudieron cruzar, [paso a paso|ñic, ñic].
        Al otro lado estaba {thing}. ¡Qué [bien|cerca] ahora!
        + Se mecía. Chirriaba. Y no se [caía|rompía].
        + En medio, el paraguas hizo [flop|puf]. Y siguió.
        + {Friend} cruzó con los ojos cerrados. Luego quiso cruzar otra [vez|vez más].
        + —¿Cómo se llama? —preguntó. —[Puenguas|Cuchapuente] —dijo {hero}.
        + {Friend} rompió el permiso e hizo un [barco|sombrero].
        + Una ranita que pasaba cruzó también, y pagó con un [salto|cro].
        + —¿Aguanta tres? —dijo {friend}. Aguantaba [cuatro|diez].
        + El cucharón brillaba. Nunca fue más que [sopa|cuchara].
      `,
      lesson: `
        Con lo que hay se hace lo que [falta|no hay]. Solo hay que [mirar|probar].
        / —En abril —dijo {friend}— les diré que [ya está|gracias, no].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se abría una zanja por la que solo pasaba [el viento|el frío].
        / @spot Una zanja larga y honda partía el suelo {spot.at}, de [lado a lado|punta a punta].
        Al otro lado estaba {thing}; a este, solo un montón de [cachivaches|trastos viejos].
        + Había un cucharón, medio paraguas, hojas enormes y un buen rollo de [cuerda|cordel].
        + Nadie sabía de quién eran, y nadie los había echado de [menos|falta].
        + Una silla con dos patas se apoyaba en un tambor sin [piel|palillos].
        + {Hero} dejó caer una piedrecita y no la oyó llegar hasta el [martes|bostezo siguiente].
        + Para un salto era demasiado ancha. Para dos saltos seguidos faltaba donde [apoyarse|pisar].
        + El paraguas tenía lunares y una varilla torcida, como una ceja [sorprendida|levantada].
      `,
      wrong: `
        —Aquí hace falta un puente serio —dijo {friend}—, con barandilla y [farolas|placa].
        @wrong De modo que pidió permiso para un puente de verdad, [por triplicado|en tres hojas].
        + La primera hoja preguntaba el nombre. La segunda preguntaba [por qué|para qué], y la tercera, si era urgente.
        + Mordisqueó el lápiz, contó sílabas y puso una firma con [bigote|muchas vueltas].
        + —Suelen contestar en abril —explicó, y preguntó qué [día|mes] era.
        + Como no había buzón, dejó el sobre debajo de una piedra muy [formal|oficial].
        + —¿Y si usamos esto? —preguntó {hero}, señalando los [trastos|cachivaches]. —Eso no está en el formulario.
        + Los puentes de papel, por muchos sellos que lleven, no [aguantan|cruzan nada].
      `,
      doubt: `
        {Thing} se veía perfectamente al otro lado. Eso era lo más [triste|molesto].
        + Una ráfaga levantó la tercera hoja y se la dio a la [zanja|oscuridad].
        + Un cucharón es un cucharón, y medio paraguas es [menos todavía|menos que uno].
        + Nadie había construido antes nada con aquellas cosas, así que no había a quién [copiar|preguntar].
        + —Ten paciencia —dijo {friend}—. Abril llega todos los [años|inviernos].
        + {Hero} le dio la vuelta al cucharón. De pronto [pensó algo|le vio otra cara].
        + Un puente tampoco había sido un puente hasta que alguien lo [inventó|hizo].
      `,
      turn: `
        Un gancho, eso parecía el cucharón visto del revés: un gancho con [barriga|buena barriga].
        @turn A partir de ahí {hero} inventó un puente con trastos, [probando y probando|nudo a nudo].
        + Las hojas hicieron de tablas. La media silla, de sitio para tener [miedo|vértigo] con comodidad.
        + El paraguas abierto colgaba en medio. Nadie habría sabido decir si sujetaba o [volaba|adornaba].
        + Dos veces se vino abajo. Las dos veces dijo {hero}: «[De otra manera|Por aquí no]».
        + —Eso no se parece a nada —avisó {friend}. —Por eso [mismo|mismo sirve] —contestó {hero}.
        + Del tambor sacó una rueda. De la rueda, una idea todavía [mejor|más rara].
        + Costaba seguir, porque las cosas nuevas, a medio hacer, dan un poco de [vergüenza|risa].
      `,
      works: `
        @result El invento se meció, chirrió y aguantó. Así pudieron cruzar, [uno detrás de otro|despacito].
        Al otro lado, tan cerca como nunca, estaba [{thing}|por fin {thing}].
        + En el centro el paraguas hizo «flop», que resultó ser su manera de [saludar|decir buen viaje].
        + {Friend} cruzó a ciegas y después cruzó otras tres veces por [gusto|no aburrirse].
        + Le buscaron nombre, y ganó «cuchapuente» por dos votos contra [ninguno|una abstención].
        + Con el formulario hicieron un barquito, que bajó por el aire de la [zanja|noche].
        + Una rana que llevaba años en aquel lado se fue por fin a visitar a su [prima|hermana].
        + Mirado desde lejos, parecía un puente, si los puentes llevaran [lunares|sombrero].
      `,
      lesson: `
        Se puede hacer lo que no hay con lo que hay. Solo falta que alguien se [atreva|anime].
        / —Cuando contesten en abril —dijo {friend}—, diré que ya hemos [pasado|cruzado].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se abría una zanja que, por lo visto, nadie había [cruzado|medido] jamás.
        / @spot El suelo se interrumpía {spot.at}, sin avisar, en forma de [zanja|barranco].
        En la orilla opuesta se veía {thing}; en esta no había más que [trastos|chatarra].
        + Figuraban entre ellos un cucharón, hojas como manteles, mucha cuerda y medio [paraguas|tambor].
        + Parecían las sobras de una mudanza cuyo dueño hubiera cambiado a mitad de camino de [opinión|vida].
        + {Hero} dejó caer una piedra y, cuando ya la daba por perdida, le llegó de abajo un «plof» muy [educado|lejano].
        + De un salto no se alcanzaba y de dos tampoco, por la falta de algo donde dar el [segundo|impulso].
        + El paraguas, de lunares, alzaba una varilla torcida con aire de [pregunta|sorpresa].
      `,
      wrong: `
        {Friend} declaró que sin planos, barandilla y placa conmemorativa no se podía ni [empezar|hablar].
        @wrong Y pidió permiso para un puente de verdad, por [triplicado|escrito y con sello].
        + La primera hoja inquiría el nombre; la segunda, la finalidad; y la tercera, con mala idea, si de veras era [necesario|urgente].
        + Contestó a todo con buena letra y adornó la firma con una rúbrica en forma de [ola|pavo real].
        + —Por abril suele llegar la respuesta —dijo, y se acomodó con vistas a la [primavera|eternidad].
        + Los cachivaches que {hero} le mostraba no estaban contemplados en el impreso y, por tanto, no [existían|contaban].
        + A falta de buzón confió el sobre a una piedra que tenía aspecto de [funcionaria|cumplidora].
      `,
      doubt: `
        Nada desconsuela tanto como una cosa que se ve perfectamente y no se [alcanza|puede tocar].
        + La tercera hoja, empujada por una brisa burlona, inauguró por su cuenta el [vuelo|trayecto].
        + Un cucharón no es más que un cucharón, pensó {hero}, y al pensarlo le entró una [duda|sospecha].
        + Nadie había dejado escrito cómo se cruza un abismo con menaje de [cocina|segunda mano].
        + Inventar, visto desde fuera, se confunde fácilmente con perder el [tiempo|juicio].
        + {Friend} alababa las virtudes de abril, mes puntual que, eso sí, quedaba bastante [lejos|a trasmano].
      `,
      turn: `
        Puesto del revés, el cucharón era un gancho, y de los más [presentables|distinguidos].
        @turn Tirando de aquella idea, {hero} inventó un puente con trastos, [nudo tras nudo|a trompicones].
        + Las hojas ascendieron a tablones, la cuerda a barandilla y la media silla a sala de [espera|vértigos].
        + Dos veces se desplomó el conjunto con un estrépito de cocina, y las dos hubo que pensarlo de [otro modo|nuevo].
        + —Eso no se parece a nada conocido —advirtió {friend}, y era, sin querer, un [elogio|piropo].
        + Lo más arduo no fueron los nudos, sino seguir adelante mientras la cosa tenía todavía cara de [disparate|desastre].
        + En cuanto al paraguas, abierto en mitad del vacío, no se llegó a saber si sostenía o [presumía|saludaba].
      `,
      works: `
        @result Se meció, chirrió en tres idiomas, pero el invento aguantó y pudieron [cruzar|cruzar por él].
        Allí, a la distancia de un suspiro, aguardaba [{thing}|con toda calma {thing}].
        + A medio trayecto el paraguas hizo «flop», y a todos se les paró el corazón y luego les volvió a [andar|latir].
        + {Friend} pasó con los ojos cerrados, y a la cuarta vez, ya por capricho, con los ojos [abiertos|bien abiertos].
        + Se acordó llamarlo «cuchapuente», nombre que no figura en ningún [tratado|diccionario] y hace buena falta.
        + Del formulario nació un barquito que descendió por el aire con más gracia de la que tenía como [formulario|papel].
        + Una rana que esperaba desde la primavera un medio de transporte cruzó sin [preguntar|mirar abajo].
      `,
      lesson: `
        Todo lo que hoy es normal fue una vez un disparate que [aguantó|no se cayó].
        / —En abril —dijo {friend}—, cuando contesten, les mandaremos un [saludo|cucharón] desde este lado.
      `,
    },
  },

  Perseverance: {
    titles: `
      {hero} y los cien nudos
      Uno más
      El cofre bien atado
      El último nudo
      Noventa y siete nudos
    `,
    refrains: [
      {
        first: 'Un nudito, otro nudito, suelta, suelta, despacito, otro nudito.',
        changed: 'Un nudito, otro nudito, y el último se soltó solito.',
      },
      {
        first: 'Noventa y nueve me faltan | poco a poco se desatan.',
        changed: 'Ya ninguno más me falta | el último se desata.',
      },
    ],
    facts: {
      wrong: '{friend} deshizo tres nudos y se rindió',
      turn: '{hero} deshizo un nudo y otro, sin parar',
      result: 'el último nudo se soltó solo',
    },
    beginner: {
      gate: `
        @spot {spot.at} había un cofre con [cuerda|mucha cuerda].
        / @spot Un cofre atado con cuerda los esperaba {spot.at}.
        / Había un cofre atado {spot.at}.
        La cuerda tenía cien nudos. Dentro estaba [{thing}|ya {thing}].
        + Había nudos gordos y nudos [finos|flacos].
        + Uno parecía una [oreja|nariz]. Otro, un pan.
        + Una araña vivía en el nudo [veinte|treinta y dos].
        + {Hero} movió el cofre. Dentro algo hizo [toc|clin].
        + El cofre no tenía llave. Solo [nudos|cuerda y más cuerda].
        + —¿Quién ata así? —dijo {hero}. —Un [marino|pulpo] —dijo la araña.
        + Contarlos cansaba. En el cincuenta daba [sueño|hambre].
        + Los había dobles, triples y de [lazo|zapato].
        + La cuerda olía a barco y a [sal|pez].
      `,
      wrong: `
        {Friend} deshizo un nudo. Y otro. Y [otro más|el tercero].
        @wrong Fueron tres nudos, y se rindió: —Ha ganado el [nudo|cuarto].
        + —Es un nudo con mucho [genio|carácter] —dijo, y se sentó.
        + Después se tumbó. Luego se [tapó|durmió un poco].
        + Le dio la mano al nudo, como en el [ajedrez|juego].
        + Un nudo se había reído. {Friend} lo [oyó|juró].
        + —Con los dientes —dijo. Se le quedó un [hilo|nudo] en el bigote.
        + —Quedan muchos —dijo—. Quedan más que [todos|ayer].
        + Tiró de la punta. Ahora eran cien y [uno|dos].
        + Tres de cien son pocos. Son [tres|solo tres].
      `,
      doubt: `
        Quedaban noventa y siete. Ese número [pesa|es largo] solo con decirlo.
        + {Hero} miró toda la cuerda. Fue un [error|fallo]. Era más larga así.
        + La luna ya iba por la [mitad|rama más alta].
        + —¿Y si lo dejamos? —dijo {friend}—. Hay otras [noches|cosas].
        + La araña siguió con lo suyo. Hilo, [hilo|y otro hilo].
        + Nadie iba a decir nada si [paraban|se iban]. Nadie.
        + El nudo cuatro tenía cara de [piedra|buena gente].
        + Cien es mucho. Pero uno es [uno|poco].
      `,
      turn: `
        {Hero} no miró los cien. Miró el de [delante|al lado].
        @turn Y deshizo un nudo, y otro, sin parar, y [otro|uno más].
        + —Uno más —decía. Y luego: «[Uno más|Otro]».
        + Le escocían los dedos, o lo que [fuera|tiraba]. Sopló y siguió.
        + El veinte fue duro. El treinta y dos se [corrió|abrió] con la araña dentro.
        + —Perdón —dijo {hero}. —Ya era hora de [mudarme|salir] —dijo la araña.
        + Los nudos no sabían qué hacer. Nadie [llegaba|venía] tan lejos.
        + En el setenta cantó. En el ochenta, [no|ya no].
        + Paró a respirar. Parar a respirar no es [rendirse|dejarlo].
        + {Friend} empezó a enrollar la cuerda [suelta|que sobraba].
      `,
      works: `
        @result El último nudo se soltó solo, [sin tocarlo|muy fino].
        La tapa hizo crac, y dentro estaba [{thing}|por fin {thing}].
        / Crac, la tapa. Y dentro, {thing}. [Por fin|Cien nudos].
        + —Me dio pena —dijo el [último nudo|nudo], ya cuerda.
        + {Friend} los contó otra vez, por si [faltaba uno|acaso]. Cien.
        + {Hero} tenía los dedos rojos, y la cara de [fiesta|luna].
        + Con la cuerda saltaron a la [comba|cuerda] los tres. La araña también.
        + El cofre suspiró. Le apretaba en la [tripa|cintura].
        + —Los tres primeros fueron míos —dijo {friend}. Y era [verdad|cierto].
        + La cuerda cantó al [rodar|caer]: fruuu.
        + Dentro olía a sal y a [caramelo|madera].
      `,
      lesson: `
        Cien nudos son uno, y luego [uno más|otro]. Así de [poco|largo].
        / —Yo vi cien —dijo {friend}—. Tú viste [uno|el de al lado].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} encontraron un cofre envuelto en cuerda como un [ovillo|regalo].
        / @spot Lo que había {spot.at} era un cofre sin llave, con mucha [cuerda|cuerda encima].
        La cuerda tenía cien nudos. Debajo de todos ellos estaba [{thing}|guardado todo: {thing}].
        + Los había sencillos y dobles. Uno tenía forma de oreja, y otro, de [pregunta|rosquilla].
        + En el treinta y dos vivía una araña con balcón y [geranios|vistas].
        + —Lo ató un marinero sin nada que hacer —contó la araña—, un invierno muy [largo|aburrido].
        + Al moverlo, algo contestaba desde dentro con un golpecito [paciente|tímido].
        + {Hero} los contó en voz alta. En el sesenta tuvo que [sentarse|tomar aire].
        + Algunos eran tan viejos que ya tenían [musgo|barba].
      `,
      wrong: `
        {Friend} se remangó, deshizo uno, deshizo otro y, con cierto [ruido|drama], el tercero.
        @wrong Después de tres nudos se rindió: —Reconozco que el cuarto es [mejor que yo|invencible].
        + Hasta le tendió una pata, como se hace entre [caballeros|rivales] al terminar la partida.
        + Probó con los dientes y se le quedó atado al cofre un [bigote|colmillo].
        + —Es un nudo con mucha personalidad —comentó ya en posición [horizontal|de siesta].
        + Al tirar del cabo equivocado, los nudos pasaron a ser ciento [uno|dos].
        + Le pareció que un nudo se reía, y quizá [fuera cierto|tuviera razón].
        + Según sus cálculos, a ese paso acabarían para las [vacaciones|Navidades].
      `,
      doubt: `
        Quedaban noventa y siete, un número que da sueño solo con [pronunciarlo|leerlo].
        + Mirada entera, la cuerda no se acababa [nunca|por ninguna parte].
        + A nadie le habría extrañado que lo dejaran para [mañana|otro día].
        + {Friend} hacía ya planes para una noche sin [cofres|cuerdas].
        + La araña tejía sin levantar la cabeza. También ella tenía muchos [hilos|metros] por delante.
        + {Hero} le preguntó cuántos hilos lleva una telaraña. —El siguiente —dijo la [araña|vecina].
        + Eso era una respuesta rara, y también era una respuesta [buena|útil].
      `,
      turn: `
        {Hero} dejó de mirar el cofre y miró un solo nudo, el [de delante|más cercano].
        @turn Y sin parar deshizo un nudo y otro, y [otro más|luego el siguiente].
        + —Uno más —se decía, y cuando acababa ese, decía exactamente [lo mismo|«uno más»].
        + Hacia el cuarenta empezaron a escocerle los dedos, o lo que tuviera para [tirar|desatar].
        + Había nudos que cedían con cariño. A otros hubo que [convencerlos|dejarlos para luego].
        + En el treinta y dos hubo que ayudar a la araña con la [mudanza|maceta].
        + Se detuvo dos veces a soplar. Descansar no es lo mismo que [rendirse|dejarlo].
        + {Friend} miró un rato, se levantó y fue enrollando la cuerda [suelta|ya vencida].
        + Los últimos nudos, que jamás habían visto llegar a nadie, se pusieron [nerviosos|colorados].
      `,
      works: `
        @result Y entonces el último nudo se soltó solo, [por educación|sin que nadie lo tocara].
        La tapa se levantó con un suspiro. En el fondo estaba [{thing}|al fin {thing}].
        + —Con noventa y nueve me basta para entender —dijo la cuerda, ya [estirada|libre].
        + {Friend} quiso hacer la cuenta: cien, de los cuales tres eran [suyos|de su puño].
        + {Hero.a} le ardían los dedos y le brillaba todo [lo demás|el resto].
        + El cofre dijo «uf», como quien se desabrocha el [cinturón|botón] después de cenar.
        + Con tanta cuerda saltaron a la comba. La araña llevó la [cuenta|cuenta en ocho idiomas].
        + Nadie volvió a atarlo, porque los cofres también necesitan [respirar|un descanso].
      `,
      lesson: `
        Nadie puede deshacer cien nudos de una vez. Pero cualquiera puede con el [siguiente|de delante].
        / —Yo los conté todos —dijo {friend}—. Por eso no me quedaron fuerzas [para ninguno|para el cuarto].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} yacía un cofre tan atado que apenas se le veía la [madera|tapa].
        / @spot Hallaron {spot.at} un cofre sin cerradura, pero con cuerda de [proa a popa|pies a cabeza].
        Los nudos, cien justos, apretaban contra el fondo [{thing}|justamente {thing}].
        + Eran obra, según la araña del treinta y dos, de un marinero desocupado y de un invierno muy [largo|persistente].
        + Los había dobles y triples, de pescador y de [pastelero|sacristán], y uno, al parecer, de puro mal humor.
        + Varios llevaban allí tanto tiempo que habían criado musgo y, con el musgo, [opiniones|carácter].
        + A cada sacudida contestaba algo desde dentro con un golpecito que parecía una [tos|súplica].
        + Al llegar al sesenta, {hero} perdió la cuenta; a la segunda vez perdió también un poco la [esperanza|alegría].
      `,
      wrong: `
        Con gran despliegue de suspiros {friend} acometió el primero y el [segundo|siguiente].
        @wrong En total deshizo tres nudos y se rindió, felicitando al cuarto por su [victoria|arte].
        + Le estrechó incluso el cabo, como hacen los grandes derrotados, y se retiró a una posición [horizontal|más cómoda].
        + Un intento con los dientes {friend:lo/la} mantuvo {friend:unido/unida} al cofre más tiempo de lo que aconsejaba la [dignidad|elegancia].
        + Habiendo tirado por fin del extremo que no era, elevó el número de nudos a ciento [uno|dos].
        + —Hay que saber perder —filosofó—, y de eso, modestia aparte, [sé bastante|entiendo].
        + De tres en tres, calculó, la tarea quedaría resuelta en tiempos de sus [bisnietos|tataranietos].
      `,
      doubt: `
        Restaban noventa y siete, cifra que a la luz de la luna parece todavía más [larga|impar].
        + Vista de golpe, una tarea grande se las arregla para no tener [principio ni fin|por dónde tomarla].
        + Nadie se lo habría reprochado, y esa es precisamente la clase de pensamiento que [desata las manos|pesa más].
        + {Friend} describía ya las delicias de una velada sin [cuerdas|cofres], con los ojos entornados.
        + —¿Cuántos hilos tiene tu tela? —preguntó {hero}, y la araña contestó, sin dejar de tejer, que [el próximo|el que sigue].
        + Era una aritmética extraña, aunque a la araña, a juzgar por la tela, le daba [resultado|buenos frutos].
      `,
      turn: `
        Entonces {hero} apartó la vista del cofre y la fijó en un solo nudo, el más [próximo|a mano].
        @turn Lo deshizo, y después otro nudo y otro, sin parar, como quien [desgrana guisantes|reza].
        + «Uno más» se decía, y era una mentirijilla tan útil que la repitió cerca de cien [veces|noches].
        + Le ardían los dedos, o lo que la naturaleza le hubiera dado para [desatar|tirar], y soplaba y volvía.
        + A unos bastaba con acariciarlos; a otros hubo que dejarlos pensar y regresar [más tarde|por sorpresa].
        + La araña tuvo que evacuar el treinta y dos, llevándose el balcón y una maceta de [geranios|perejil].
        + Llegó un momento en que {friend}, sin que nadie se lo pidiese, empezó a enrollar la cuerda [vencida|liberada].
      `,
      works: `
        @result Cuando se inclinaba ya sobre él, el último nudo se soltó solo, por pura [cortesía|admiración].
        La tapa se alzó con un suspiro de alivio, y apareció [{thing}|en el fondo {thing}].
        + —Ciento dos a uno —reconoció la cuerda, tendiéndose por primera vez en [línea recta|muchos años].
        + De todos aquellos nudos tres eran obra {friend.de}, circunstancia que mencionó [varias veces|con sencillez].
        + {Hero.a} le escocía cuanto puede escocer y le resplandecía todo lo [demás|que quedaba libre].
        + El cofre exhaló el «uf» de los señores que se aflojan el chaleco tras el [banquete|postre].
        + Se saltó a la comba hasta que la araña, que llevaba la cuenta, se quedó sin [patas|números].
      `,
      lesson: `
        Con cien nudos no puede nadie; con el siguiente, en cambio, casi [siempre|todo el mundo].
        / —A mí me derrotó un número —admitió {friend}—, y tú ni siquiera lo [saludaste|miraste].
      `,
    },
  },

  'Self-belief': {
    titles: `
      {hero} y el muro del eco
      Yo puedo probar
      Los peldaños que crecían
      Lo que dijo el eco
      Una frase pequeña y verdadera
    `,
    refrains: [
      {
        first: 'No podré, no podré, dice el eco, ¿y tú por qué?',
        changed: 'Probaré, probaré, dice el eco, y yo ya llegué.',
      },
      {
        first: 'Escalón que se hace el alto, con probar te vas bajando.',
        changed: 'Escalón que se hizo el alto, con probar se fue bajando.',
      },
    ],
    facts: { wrong: '{friend} dijo que no podía', turn: '{hero} dijo que podía intentarlo', result: 'los peldaños se hicieron bajos' },
    beginner: {
      gate: `
        @spot {spot.at} había siete peldaños y un muro con [eco|voz].
        / @spot Un muro con eco hablaba {spot.at}.
        Arriba estaba {thing}. Los peldaños [crecían|se hacían altos] a veces.
        + —¿Puedes? —preguntó el muro. Tenía voz de [pozo|cueva].
        + Lo que le decían, él lo [creía|repetía]. Todo.
        + {Hero} dijo «hola». El muro dijo «[ola|hola, ola]».
        + Un letrero decía: «Habla con [cuidado|calma]».
        + Los peldaños no estaban quietos. Hacían [cric|hum].
        + Una lagartija bajó. —Hoy están de mal [humor|pie] —avisó.
        + El primero llegaba a la [rodilla|barriga]. Más o menos.
        + Muchos se habían ido de allí. Se veía en las [huellas|caras].
      `,
      wrong: `
        @wrong —No puedo —dijo {friend}. —[No puedo, puedo|No puedo] —dijo el muro.
        Los peldaños crecieron. Fue como [pan|masa] en el horno.
        + —¿Ves? —dijo {friend}. —¿[Ves|Ves, ves]? —dijo el muro.
        + —Soy así —dijo {friend}—. No puedo con [nada|casi nada].
        + Cada «no» era un palmo [más|de piedra]. Ya tapaban la luna.
        + Ni lo tocó. Ni dio un [paso|paso solo].
        + —Mi tío tampoco podía —dijo. Y creció [otro|el último].
        + Al oírse, {friend} se puso más [chico|bajo].
        + El muro no era malo. Era [eco|un eco, y ya].
        + La lagartija se sujetó bien para no [caer|irse].
        + —Ni hoy ni nunca —dijo. —[Nunca|Unca] —dijo el muro.
      `,
      doubt: `
        El primer peldaño era ya como una [casa|torre]. Daba sombra.
        + {Hero} abrió la boca y la [cerró|cerró otra vez].
        + ¿Y si digo «puedo», y no [puedo|es así]? El eco lo sabrá.
        + Decir «no puedo» era fácil. Salía [solo|sin querer].
        + Arriba, {thing} casi no se [veía|distinguía].
        + Las mentiras grandes no valían. El muro las [olía|notaba].
        + Hacía falta algo chico, y que fuera [verdad|cierto].
        + {Friend} suspiró. El muro suspiró [también|más].
      `,
      turn: `
        {Hero} pensó una frase. Era chica y [cierta|de verdad].
        @turn —Puedo intentarlo —dijo {hero}. —[Intentarlo|Puedo intentarlo] —dijo el muro.
        + No era un grito. Era casi un [soplo|secreto].
        + El muro esperó, por si había un «[no|pero]» detrás. No había.
        + Y puso un pie, o lo que [fuera|tocara], en la piedra.
        + Resbaló. —Puedo intentarlo otra [vez|vez más] —dijo.
        + Le temblaba la voz, y la frase [no|aguantó].
        + —¿Y si te caes? —dijo {friend}. —Pues me [caigo|levanto] —dijo {hero}.
        + Los peldaños oyeron. Cric, hizo el [primero|más alto].
        + Era verdad hoy y era verdad [siempre|mañana].
      `,
      works: `
        @result Los peldaños se hicieron bajos, uno a [uno|uno, cric].
        Subieron como en casa. Arriba estaba [{thing}|ya {thing}].
        + El eco dijo: «[Bien|Ole], bien, ien».
        + A cada paso, la piedra bajaba un [poco|dedo].
        + —Puedo intentarlo yo también —dijo {friend}, muy [bajo|flojo]. Y pudo.
        + La lagartija subió detrás de un [salto|tirón].
        + Desde arriba se veía todo. El muro [también|era chico].
        + —¿Ahora puedo? —dijo {friend}. —[Puedo|Edo] —dijo el muro, muy fino.
        + El último era tan bajo que casi no [estaba|era].
        + {Hero} le dio una palmada al [muro|peldaño]. Sonó a gracias.
      `,
      lesson: `
        «Puedo intentarlo» es poca cosa, y [llega|sube] muy alto.
        / —El muro me creyó —dijo {friend}—. La próxima vez diré algo [mejor|más bonito].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} subían siete peldaños por un muro que lo [repetía todo|escuchaba todo].
        / @spot Había {spot.at} un muro con buen oído y una escalera de [siete peldaños|piedra].
        En lo más alto estaba {thing}. Pero los peldaños no siempre medían [lo mismo|igual].
        + —¿Puedes? —preguntaba el muro a quien llegaba, con voz de [pozo|tinaja].
        + Todo lo que oía lo repetía. Todo lo que repetía se lo [creía|tomaba en serio].
        + Un cartel advertía a los visitantes: «Piense lo que [dice|va a decir]».
        + Las huellas llegaban hasta el primer escalón y allí daban media [vuelta|vuelta, todas].
        + —Crecen cuando alguien se desanima —explicó una lagartija, que lo había visto [muchas veces|mil tardes].
        + {Hero} tosió. El muro, por cumplir, tosió [también|dos veces].
      `,
      wrong: `
        @wrong —No puedo —dijo {friend} nada más llegar. —[No puedo, no puedo|No puedo] —asintió el muro.
        Y los peldaños crecieron como masa de pan junto al [fuego|horno].
        + —Nunca he podido —añadió, y otro escalón tapó la [luna|mitad del cielo].
        + Luego habló de su familia, donde, por lo visto, [nadie podía|tampoco podían].
        + No había movido ni una pata. Ya jadeaba como si hubiera [bajado|llegado].
        + —¿Ves cómo tenía razón? —preguntó. —Razón, razón —dijo el [eco|muro].
        + El eco no tenía mala intención; solo era muy [obediente|crédulo].
        + Con cada palabra se hacían ellos más pequeños y la piedra, más [grande|alta].
      `,
      doubt: `
        El primer escalón medía ahora lo mismo que una [casa|casa con desván].
        + {Hero} fue a decir algo y se lo guardó. Allí las palabras [pesaban|se hacían piedra].
        + Decir «claro que puedo» tampoco valía: el muro se habría dado [cuenta|cuenta enseguida].
        + El «no puedo», en cambio, salía solo, como la [pasta del tubo|tos].
        + {Friend} se había sentado de espaldas, con la cara en [sombra|las patas].
        + Hacía falta una frase muy pequeña en la que no hubiera ninguna [mentira|trampa].
        + Allá arriba, {thing} parecía una miga en el borde de un [plato|armario].
      `,
      turn: `
        {Hero} buscó despacio, como quien busca en el bolsillo la moneda [justa|más chica].
        @turn —No sé si puedo —dijo por fin—, pero puedo [intentarlo|intentarlo ahora].
        + Lo dijo bajito, y el muro se inclinó un poco para oírlo [bien|mejor].
        + —Intentarlo, intentarlo —repitió el eco, como si probara un [sombrero|sabor nuevo].
        + Subió entonces un pie, o lo que tuviera más a [mano|punto], y resbaló.
        + —También puedo intentarlo otra vez —dijo, y eso era igual de [cierto|verdadero].
        + La voz le temblaba, pero la frase no, porque estaba [bien hecha|entera].
        + Algo crujió en la piedra, muy adentro, como cuando una casa se [despierta|acomoda].
      `,
      works: `
        @result Uno tras otro, los peldaños se hicieron bajos, hasta quedar como los de [casa|una escuela].
        Subieron sin esfuerzo, y en el último los aguardaba [{thing}|por fin {thing}].
        + —Bien, bien, ien —dijo el eco, que llevaba siglos sin decir cosas [agradables|bonitas].
        + {Friend} se quedó abajo, carraspeó y dijo: —Yo también puedo [intentarlo|probar]. Y subió.
        + La lagartija los adelantó por la derecha, de puro [contenta|entusiasmo].
        + Desde arriba se veía lo corta que era en realidad aquella [escalera|cuesta].
        + Antes de marcharse le enseñaron al muro cuatro palabras [nuevas|amables], para otros.
        + El séptimo escalón era tan bajo que {friend} tropezó por [levantar demasiado la pata|costumbre].
      `,
      lesson: `
        No hace falta saber que se puede. Basta con saber que se puede [intentar|probar].
        / —Lo peor —dijo {friend}— es que a mí también me [creyó|hizo caso].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se alzaba un muro con buen eco y una escalera [influenciable|sensible].
        / @spot Siete peldaños subían {spot.at} por un muro que todo lo [escuchaba|daba por cierto].
        Arriba se distinguía {thing}, si bien la altura dependía de [lo que se dijera|lo dicho].
        + —¿Puedes? —inquiría la piedra, con voz de tinaja, a cada recién [llegado|venido].
        + Repetía cuanto escuchaba y, cosa más peligrosa, se lo [creía|tomaba al pie de la letra].
        + El polvo conservaba numerosas pisadas que llegaban hasta el primer peldaño y allí, tras una [pausa|vacilación], regresaban.
        + —Con los desanimados crecen —les explicó una lagartija—; una tarde taparon el [sol|campanario].
        + Un rótulo muy antiguo rogaba al público que midiera sus [palabras|suspiros], por el bien de todos.
      `,
      wrong: `
        @wrong —No puedo —dijo {friend} antes de probar, y el eco confirmó que [no podía|no].
        Crecieron los peldaños como masa en el horno, y abajo se hizo [sombra|de noche].
        + Ante tan buena acogida, añadió que nunca había podido, y la luna la tapó el [tercero|de arriba].
        + Expuso después el historial de su familia, rica en gente que no pudo, con gran lujo de [parientes|detalles].
        + Sin haber movido una sola pata resoplaba ya como quien vuelve de una [cumbre|expedición].
        + Conviene aclarar que el muro no era malvado; era tan solo uno de esos que siempre dan la [razón|espalda].
        + —¿Lo ves? —preguntó, con pena y orgullo a la vez, que es la peor manera de [acertar|tener razón].
      `,
      doubt: `
        El escalón de abajo tenía ya la estatura de una casa, con su [desván|chimenea] y todo.
        + Allí las palabras se volvían piedra, de modo que {hero} se quedó un rato con ellas en la [boca|lengua].
        + De nada habría servido proclamar que podía, porque la piedra distingue un valiente de un [fanfarrón|pregonero].
        + Lo contrario salía solo, como sale la tos en los [conciertos|silencios].
        + {Friend} contemplaba sus propias patas con la tristeza de quien se ha salido con la [suya|razón].
        + Se necesitaba una verdad, y que fuera lo bastante menuda para caber en la [voz|palma].
      `,
      turn: `
        Rebuscó {hero} en sus adentros, como en un bolsillo del que solo queda la [calderilla|última moneda].
        @turn —Si puedo no lo sé —declaró al fin—, pero intentarlo [puedo|puedo, eso sí].
        + El eco pronunció «intentarlo» muy despacio, con el cuidado de quien se prueba un sombrero [ajeno|nuevo].
        + No fue una frase heroica, sino más bien pequeña, de esas que apenas dan para un [paso|peldaño].
        + El primer pie, o lo que hiciera las veces, resbaló, y hubo que decir que también podía intentarlo de [nuevo|otra forma].
        + La voz se le quebraba un poco; la frase, en cambio, estaba tallada en buena [madera|piedra].
        + En el interior del muro crujió algo, a la manera de los muebles cuando cambia el [tiempo|aire].
      `,
      works: `
        @result Con un suspiro de piedra, los peldaños se hicieron bajos, uno tras [otro|otro, los siete].
        No hubo más que subir, y en el último estaba [{thing}|sencillamente {thing}].
        + —Bien, bien, ien —murmuró el eco, que en siglos no había tenido ocasión de [decirlo|estrenar esa palabra].
        + Desde abajo llegó una voz que, tras aclararse, anunció que también ella podía [intentarlo|probar]; y {friend} subió.
        + Vista desde la cima, la terrible escalera daba más bien para un cuento [corto|de los breves].
        + Tropezó {friend} en el último por alzar la pata como si aún midiese una [torre|catedral].
        + Antes de irse le dejaron al muro unas cuantas palabras amables, por si venía [alguien|gente triste].
      `,
      lesson: `
        Entre «puedo» y «no puedo» hay una palabra humilde por la que [se sube|se empieza].
        / —Lo terrible de los ecos —reflexionó {friend}— es lo mucho que confían en [uno|lo que se dice].
      `,
    },
  },

  Growth: {
    titles: `
      {hero} y la judía de luna
      Un palmo más arriba
      La planta que crecía al aprender
      Pff, pff, fiu
      Un silbido de hierba
    `,
    refrains: [
      {
        first: 'Crece, crece, judía de luna, que hoy aprendo una.',
        changed: 'Crece, crece, judía de luna, que hoy ya sé una.',
      },
      {
        first: 'Lo que ayer no me salía, sale, o casi, el mejor día.',
        changed: 'Lo que ayer no me salía, hoy me sale, ¡qué alegría!',
      },
    ],
    facts: {
      wrong: '{friend} se puso de puntillas y presumió de altura',
      turn: '{hero} aprendió a silbar con una hierba',
      result: 'la judía creció hasta la repisa',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una repisa muy [alta|alta y lisa].
        / @spot Una repisa de piedra colgaba {spot.at}.
        Allí estaba {thing}. Abajo crecía una judía de luna.
        + La judía medía un dedo. Ni un pelo [más|menos].
        + Solo crece si alguien [aprende|sabe] algo nuevo.
        + —Algo que ayer no sabía —dijo un [grillo|bicho palo].
        + {Hero} saltó. No llegó. La repisa ni se [movió|enteró].
        + La judía tenía dos hojas, como dos [orejas|manos].
        + —Yo la vi crecer una vez —dijo el grillo—. Fue [bonito|un susto].
        + La luna le daba justo en la [punta|nariz].
        + Regarla no servía. Tirar de ella, [menos|tampoco].
        + A su lado crecía hierba, mucha y [larga|fina].
      `,
      wrong: `
        —Yo crezco [cuando quiero|mucho] —dijo {friend}—. Mira.
        @wrong Se puso de puntillas y presumió de altura: —¡[Torre|Gigante]!
        + La judía no creció. Creció [cero|nada].
        + —Mira otra vez —dijo, y se puso una [hoja|piña] en la cabeza.
        + Eso era un sombrero, no un [palmo|dedo] más.
        + —¡Ya casi! —dijo, y se [cayó|sentó] de golpe.
        + El grillo tocó una nota [triste|larga] para la caída.
        + La judía miró a otra [parte|planta]. Quizá encogió.
        + —Ayer medía menos —dijo {friend}. No era [verdad|así].
        + Estirarse no es crecer. Es [estirarse|solo un rato].
      `,
      doubt: `
        La repisa seguía alta, y la judía, [baja|corta]. Nada cambió.
        + ¿Y qué se aprende así, de noche y con [prisa|frío]?
        + {Hero} sabía cosas. Pero todas eran de [ayer|antes].
        + El grillo cantaba. Eso él ya lo [sabía|traía puesto].
        + Lo nuevo sale mal al principio. Eso da [apuro|calor].
        + —Somos bajos —dijo {friend}, desde el [suelo|pasto]—. Es así.
        + La hierba se movió. Fiu, hizo el [viento|aire] en ella.
        + {Hero} puso atención. ¿Quién hizo [fiu|eso]?
      `,
      turn: `
        {Hero} cortó una hierba y sopló. Salió [pff|un pff]. Nada más.
        @turn Probó mucho. Y así aprendió a silbar con la [hierba|hierba verde].
        + Pff, pff y prrr, y el grillo se tapó los [oídos|ojos].
        + La sopló de lado y la sopló de [frente|canto].
        + —Suena a pato —dijo {friend}. Sonaba a [pato|pato con tos].
        + Le hacía cosquillas en la [boca|cara]. Se rio, y otra vez.
        + Al quinto pff salió un [pío|pi]. ¡Un pi de verdad!
        + —Más fino —dijo el grillo—. La hierba, bien [recta|tensa].
        + No se iba a burlar nadie. Y si se burlan, [pff|pues pff].
        + Por fin hizo fiu. Largo, limpio, [verde|como un hilo].
      `,
      works: `
        @result La judía creció y creció, hasta la [repisa|misma repisa].
        Trajo {thing} en una hoja, como en un [plato|cuenco].
        / En una hoja traía {thing}, como un [camarero|plato].
        + Cada fiu era un palmo. Fiu, [fiu|y fiu].
        + Las hojas salían con un [plop|puf] pequeño.
        + {Friend} quiso silbar también. Le salió un [pff|pato].
        + —Así empecé yo —dijo {hero}. La judía subió un [dedo|poco].
        + El grillo y la hierba tocaron a [dúo|una].
        + La judía era ya más alta que {friend}, hasta de [puntillas|pie].
        + Desde la punta, una flor miró la [luna|noche] de cerca.
        + Nadie medía más. {Hero} sabía [más|una cosa más].
      `,
      lesson: `
        Se crece también por [dentro|donde no se ve], con cada cosa nueva.
        / —Yo me estiré —dijo {friend}—. Tú [creciste|aprendiste algo]. Se nota.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había una repisa adonde no llegaba ni la [vista|luna].
        / @spot A mucha altura, {spot.at}, sobresalía de la piedra una [repisa|repisa estrecha].
        Allá arriba estaba {thing}. Aquí abajo crecía una judía de luna, como un [dedo|meñique].
        + —Crece un palmo cada vez que alguien aprende algo —explicó un [grillo|grillo viejo].
        + Tenía que ser algo que el día anterior nadie allí [supiera|supiera hacer].
        + Regarla era inútil, cantarle también, y tirar de ella le daba [hipo|muchísima rabia].
        + {Hero} saltó dos veces y solo consiguió ver el borde un poco [mejor|de cerca].
        + La planta tenía dos hojas, que levantaba como quien [escucha|pone las orejas].
        + Alrededor crecía una hierba larga y finísima que nadie [miraba|segaba].
        + La última vez, contó el grillo, alguien había aprendido a [hacer el pino|decir perdón].
      `,
      wrong: `
        —¿Crecer? Eso lo hago yo a diario —dijo {friend}, levantando la [barbilla|ceja].
        @wrong Se puso de puntillas y presumió de altura, hasta que le temblaron [las patas|los bigotes].
        + La judía observó aquello sin crecer ni el grosor de una [uña|hoja].
        + Luego se colocó una piña en la cabeza, para [redondear|ganar unos centímetros].
        + —Desde aquí ya veo el mar —afirmó, y se cayó antes de [decir cuál|señalarlo].
        + El grillo acompañó la caída con una nota muy [larga|sentida].
        + Estirarse dura lo que aguantan los pies. {Friend} aguantó [poco|nueve segundos].
        + —Para mi edad soy enorme —añadió desde el suelo, con la piña en el [hocico|hombro].
      `,
      doubt: `
        La repisa no había bajado, la judía no había subido y la noche [avanzaba|seguía].
        + {Hero} sabía muchas cosas, pero todas las había aprendido [antes|otros días].
        + Lo difícil de lo nuevo es que al principio sale mal, y con [público|testigos].
        + El grillo ya sabía cantar, y la luna, subir. {Friend} ya sabía [caerse|presumir].
        + ¿Qué se puede aprender en un momento, a oscuras y con el corazón [encogido|en la garganta]?
        + Entonces el viento pasó por la hierba. Sin querer, [silbó|hizo «fiu»].
        + {Hero} miró la hierba como si alguien la hubiera [llamado|dejado allí a propósito].
      `,
      turn: `
        {Hero} arrancó una brizna, la estiró bien y sopló con todas sus [fuerzas|ganas]: pff.
        @turn A fuerza de probar, aprendió a silbar con la hierba, [pff tras pff|cosa nada fácil].
        + El segundo intento sonó a pato. El tercero, a pato con [catarro|prisa].
        + —Ponla de canto —aconsejó el grillo—, como quien unta [mantequilla|el aire].
        + Le daba vergüenza que se oyera. Más vergüenza era [dejarlo|no saber].
        + Las cosquillas en la boca obligaban a reír. Riendo no se [sopla|silba bien].
        + Hacia el noveno pff salió un hilillo de sonido, tan fino que se [rompió|perdió] enseguida.
        + {Friend} dejó de presumir y se acercó a [escuchar|ver cómo se hacía].
        + Y entonces lo logró. Fue un fiu largo, redondo y [verde|limpio].
      `,
      works: `
        @result La judía creció palmo a palmo hasta la repisa, como quien sube [escaleras|a un árbol].
        Con una hoja recogió {thing}, y todo fue bajando [poco a poco|en bandeja].
        + A cada silbido le nacía una rama, con un «plop» muy [satisfecho|redondo].
        + {Friend} pidió una brizna y le salió un pato [magnífico|de los grandes].
        + —Por ahí se empieza —dijo {hero}. La planta, al oír al pato, creció otro [poco|dedito].
        + El grillo llevaba años queriendo tocar con [alguien|una hierba]. Eso confesó.
        + En lo más alto se abrió una flor que podía mirar la luna a los [ojos|cráteres].
        + Nadie medía más que antes. Aun así todo parecía estar más [cerca|a mano].
      `,
      lesson: `
        También se crece en lo que se aprende. Eso no lo mide ninguna [cinta|regla].
        / —Yo subí los talones —dijo {friend}—, y tú, en cambio, [creciste|subiste de verdad].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} sobresalía una repisa situada, con poca consideración, en las [nubes|alturas].
        / @spot A una altura casi ofensiva se abría {spot.at} una [repisa|repisa de roca].
        Allí brillaba {thing}, y al pie crecía una judía de luna como un [dedo|meñique].
        + Según el grillo que la cuidaba, subía un palmo cuando alguien hacía lo que la víspera no [sabía|podía].
        + Ni el riego ni los halagos le hacían efecto, y los tirones le provocaban [hipo|melancolía].
        + La última en hacerla crecer había sido una tortuga que aprendió, a los noventa, a [patinar|pedir ayuda].
        + Mantenía las dos hojitas levantadas, en la actitud de un alumno que espera que le [pregunten|expliquen algo].
        + A su alrededor prosperaba una hierba larga, fina y, en apariencia, sin la menor [utilidad|importancia].
      `,
      wrong: `
        {Friend} dio por hecho que de crecer, en aquella compañía, nadie sabía [tanto|más].
        @wrong Se puso, pues, de puntillas y presumió de altura, citando varias [torres|montañas] conocidas.
        + La judía contempló el espectáculo con la cortesía de las plantas, sin moverse ni un [ápice|milímetro].
        + Añadió entonces a la cabeza una piña, que es lo que se llama en arquitectura un [remate|adorno].
        + —Diviso ya el mar —proclamó, y se vino abajo antes de poder precisar cuál de [ellos|todos].
        + El grillo subrayó la caída con una nota sostenida, llena de [sentimiento|buen gusto].
        + Ponerse de puntillas tiene ese inconveniente: que, tarde o temprano, uno vuelve a su [tamaño|estatura].
      `,
      doubt: `
        La repisa continuaba en su sitio, la judía en el suyo, y la noche, entre ambas, [pasaba|se iba gastando].
        + {Hero} repasó lo que sabía y comprobó que todo, sin excepción, lo sabía ya desde [antes|ayer].
        + Aprender tiene una parte fea, que es la del principio, y suele celebrarse ante [testigos|los demás].
        + {Friend}, con la piña ladeada, sostenía que había cosas más importantes que la [altura|estatura].
        + Pasó una racha de viento por entre la hierba, y la hierba, distraída, [silbó|soltó un silbido].
        + Fue un sonido mínimo, pero {hero} volvió la cabeza como al oír su [nombre|apodo].
      `,
      turn: `
        Con una brizna bien tensa, {hero} sopló y obtuvo un pff de lo más [vulgar|triste].
        @turn Siguieron varios patos acatarrados, hasta que aprendió a silbar con la [hierba|brizna de hierba].
        + —De canto —recomendaba el grillo, que enseñaba por primera vez y estaba más [nervioso|emocionado] que nadie.
        + Hacerlo mal delante de otros escuece, pero escuece igual que una herida que se está [curando|cerrando].
        + Las cosquillas le daban risa, la risa le quitaba el aire, y vuelta a empezar con bastante buen [humor|ánimo].
        + Alrededor del noveno intento surgió un hilo de voz tan fino que se rompió al [mirarlo|nacer].
        + El siguiente, en cambio, salió redondo y largo, y se quedó un momento colgado de la [noche|luna].
      `,
      works: `
        @result Como si fuera eso lo que esperaba, la judía creció hasta la [repisa|mismísima repisa].
        En su hoja mayor, a modo de bandeja, fue bajando [{thing}|con tiento {thing}].
        + Por cada silbido brotaba una rama con un «plop» de evidente [satisfacción|orgullo].
        + Solicitó {friend} una brizna, y de ella extrajo un pato que habría sido la envidia de cualquier [estanque|laguna].
        + —Exactamente así empecé yo —dijo {hero}, y la planta, que lo oyó, añadió un [palmo|dedo] de propina.
        + Arriba se abrió una flor blanca, que desde entonces trata a la luna de [tú|vecina].
        + Medidos contra la pared, seguían todos igual de altos, lo cual solo prueba que la pared no [entiende|es buen juez].
      `,
      lesson: `
        Hay un modo de crecer que no se nota en los pantalones, y es el [mejor|más duradero].
        / —Me alcé cuanto pude —dijo {friend}—, y resulta que se subía por el lado de [dentro|la hierba].
      `,
    },
  },

  Learning: {
    titles: `
      {hero} y la puerta con letra de caracol
      No lo sé
      Lo que decía la puerta
      El maestro más lento
      Salida, sopa o lunes
    `,
    refrains: [
      {
        first: 'Letra rara, letra rara, dime, dime qué me callas.',
        changed: 'Letra rara, letra clara, quien pregunta abre y pasa.',
      },
      {
        first: 'Si no sé, pues no lo sé | si me enseñas, lo sabré.',
        changed: 'Si no supe, pregunté | me enseñaron, y lo sé.',
      },
    ],
    facts: {
      wrong: '{friend} fingió leer lo que ponía',
      turn: '{hero} dijo que no sabía y pidió que le enseñaran',
      result: 'la puerta se abrió al empujar',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una puerta con [letras|versos].
        / @spot Una puerta rara esperaba {spot.at}.
        Detrás estaba {thing}. La letra [brillaba|resbalaba], toda redonda.
        + No tenía llave ni [pomo|timbre]. Solo esas letras.
        + Eran vueltas y vueltas, como [churros|hilos] de plata.
        + En el marco había un caracol muy, muy [viejo|lento].
        + El caracol dormía. O pensaba. Es [igual|parecido].
        + —¿Qué pone ahí? —dijo {hero}. La puerta no [contestó|dijo nada].
        + Una letra era como un ocho con [sueño|cola].
        + Olía a lluvia y a tinta de [hoja|col].
        + Quien sabe leerla, pasa. Los demás se [sientan|van].
      `,
      wrong: `
        @wrong —Claro que sé leerlo —fingió {friend}—. Dice [Salida|Pan].
        No se abrió. —Entonces dice [Sopa|Lunes] —dijo. Tampoco.
        + —Es letra antigua —explicó—. Yo soy muy de [lo antiguo|leer].
        + Leyó de arriba abajo, y luego de [lado|abajo arriba].
        + —«Prohibido el jueves» —leyó. Era [martes|sábado].
        + El caracol se rio. Tardó un [rato|buen rato] en reírse.
        + {Friend} señaló una manchita: —Y ahí dice «[mancha|firma]».
        + Cuanto más leía, menos se [abría|movía] la puerta.
        + —La puerta no sabe leer —dijo {friend}, ya sin [ganas|voz].
        + Fingir cansa. Hay que poner [cara|voz] todo el tiempo.
      `,
      doubt: `
        Nadie sabía lo que ponía. Y nadie lo [decía|quería decir].
        + {Hero} miró las vueltas. Eran bonitas y [mudas|raras].
        + «No lo sé» son tres palabras. Pesan [mucho|un poco].
        + Si lo digo, van a pensar que no [sé|leo].
        + Bueno, es que no [sé|lo sé].
        + {Friend} tosió y miró una nube. La nube tampoco [leía|sabía].
        + El caracol abrió un ojo y lo [cerró|guardó].
        + La noche pasaba despacio, como él, por el [marco|borde].
        + Todos sabían algo. Nadie sabía [eso|tanto].
      `,
      turn: `
        {Hero} se sentó al lado del caracol, que era muy [viejo|chico].
        / El caracol era muy [viejo|chico]. {Hero} se agachó.
        @turn —No sé leerlo —dijo {hero}—. ¿Me [enseñas|quieres enseñar]?
        + El caracol abrió los dos ojos. Uno, y [luego|al rato] el otro.
        + —Nadie me lo pidió en noventa [años|inviernos] —dijo.
        + {Hero.a} le ardía la cara. Pero ya [estaba|lo dijo].
        + —Esta vuelta es la eme —dijo el [maestro|caracol]—. Va despacio.
        + La hicieron en el polvo. La primera salió [gorda|mal].
        + —Otra vez —dijo el caracol. No tenía [prisa|enfado].
        + Una letra, y otra, y otra. ¡Ya iban [cuatro|cinco]!
        + {Friend} se acercó. —Yo miro —dijo—. Por [repasar|si acaso].
      `,
      works: `
        Juntos leyeron la palabra. Decía: «[Empuja|Empuja, por favor]».
        @result {Hero} empujó, y la puerta se abrió al [empujar|momento].
        + ¡Y no tenía ni llave! Solo había que [empujar|saber].
        + Al otro lado estaba {thing}, en una mesa [baja|limpia].
        + —Yo iba a decir «empuja» —dijo {friend}—. Después de [«sopa»|«lunes»].
        + El caracol escribió en el suelo: «[Muy bien|Bravo]». {Hero} lo leyó.
        + También leyó: «Cuidado, [caracol|escalón]». Y saltó.
        + —¿Y mi nombre? —pidió {friend}. Era largo, con dos [vueltas|colas].
        + El maestro se durmió en la última [letra|raya]. Era muy tarde.
        + Ahora las letras ya no eran [mudas|churros]. Hablaban.
      `,
      lesson: `
        Para aprender se dice «no lo sé». Ahí [empieza|se abre] todo.
        / —Yo leí sopa —dijo {friend}—. La próxima vez [pregunto|pediré ayuda].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} los detuvo una puerta cubierta de letra [redonda|plateada].
        / @spot Una puerta sin cerradura, pero con letras, cerraba el paso {spot.at}.
        Era letra de caracol antiguo. Al otro lado estaba [{thing}|esperando {thing}].
        + Las palabras daban vueltas y vueltas, como si [buscaran asiento|no quisieran acabar].
        + Nadie del lugar la sabía leer, aunque muchos [decían que sí|la admiraban].
        + En el marco dormitaba un caracol viejísimo, con la concha llena de [remiendos|musgo].
        + —¿Es usted el autor? —preguntó {hero}. El caracol empezó a [despertarse|pensarlo], sin prisa.
        + La tinta cambiaba de color cuando la luna se [movía|asomaba].
        + Debajo había rayas, empujones de hombro y hasta un [mordisco|chichón].
      `,
      wrong: `
        @wrong —Lo leo perfectamente —fingió {friend}—. Pone «Salida», con [mayúscula|acento].
        Como la puerta no se daba por enterada, leyó «Sopa», y después «[Lunes|Cerrado los lunes]».
        + Se acercaba mucho, se alejaba mucho y decía «[ajá|interesante]» entre una cosa y otra.
        + —Es un dialecto del norte —añadió, sin aclarar del norte de [qué|dónde].
        + El caracol empezó a reírse. La risa le llegó a la cola un minuto más [tarde|allá].
        + Una mancha la leyó como «mancha». Esa fue la única que [acertó|leyó bien].
        + —Tiene faltas de ortografía —concluyó, ya sin mirar la [puerta|letra].
        + Quien finge que sabe tiene que seguir fingiendo [todo el rato|hasta la cena].
      `,
      doubt: `
        Después de la sopa no quedaban más palabras. Se hizo un silencio [incómodo|largo].
        + {Hero} tampoco entendía nada, pero hasta entonces nadie se lo había [preguntado|notado].
        + «No lo sé» cabe en un suspiro. Sin embargo se [atraganta|hace enorme] al decirlo.
        + A lo mejor se reían. A lo mejor pensaban que todo el mundo sabía [aquello|caracol].
        + {Friend} estudiaba una nube con enorme [interés|atención].
        + Las letras brillaban tranquilamente, como quien guarda un secreto muy [sencillo|tonto].
        + El caracol había abierto un ojo. Se veía que lo del otro iba para [largo|dentro de un rato].
      `,
      turn: `
        {Hero} se sentó junto al marco, a la altura de aquel ojo [abierto|lento].
        @turn —No lo sé leer —dijo—. ¿Me podrías enseñar, [por favor|si no es molestia]?
        + El caracol abrió el segundo ojo. Se quedó un rato con los dos [puestos|fuera].
        + —Noventa años llevo aquí —dijo—. Esa pregunta no me la había hecho [nadie|ni el viento].
        + {Hero} notó calor en la cara y, debajo del calor, un gran [alivio|descanso].
        + Empezaron por la eme, en el polvo. Era una cuesta con dos [subidas|bajadas].
        + La primera salió coja, y la segunda, bizca. La tercera ya era casi una [letra|eme].
        + —Otra vez —decía el maestro, como quien ofrece otro [caramelo|trozo de col].
        + {Friend} acabó por acercarse, solamente para [comprobar|corregirlos].
      `,
      works: `
        Letra a letra fue saliendo la palabra, y la palabra era «empuja».
        @result {Hero} puso la palma encima, y la puerta se abrió al empujar, [sin un ruido|suave].
        + Nunca había estado cerrada; solo estaba [escrita|sin leer].
        + Ahí dentro, sobre un taburete, los aguardaba [{thing}|quietecito todo: {thing}].
        + —Era lo siguiente que iba a probar —dijo {friend}—, después de [«lunes»|«sopa»].
        + Por el suelo el caracol escribió «notable», y le llevó un [rato|cuarto de hora].
        + {Hero} lo leyó sin ayuda, y aquello brilló más que la [letra|plata].
        + {Friend} pidió aprender su propio nombre, que tenía tres [vueltas|curvas].
        + Antes de dormirse, el maestro añadió un acento, por [gusto|amor al oficio].
      `,
      lesson: `
        Un «no lo sé» dicho a tiempo abre más puertas que cien [palabras inventadas|«ya lo sabía»].
        / —Lo que más cansa —dijo {friend}— es saberlo todo sin saber [nada|leer].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se interponía una puerta sin cerradura, con una línea de [plata|letra menuda].
        / @spot Cerraba el camino {spot.at} una puerta sin más defensa que su [caligrafía|ortografía].
        La letra era de caracol antiguo, y del otro lado se encontraba {thing}.
        + El texto se enroscaba sobre sí mismo como si no le corriera la menor prisa llegar al [final|punto].
        + Quienes no la entendían, que eran todos, solían alabar mucho el [trazo|estilo].
        + Del marco colgaba un caracol antiquísimo, con la concha zurcida y la expresión [ausente|soñadora] de los sabios.
        + A la pregunta de si era el autor comenzó a despertarse, proceso que iba a llevar un [rato|tiempo].
        + Al pie se apreciaban huellas de hombro, arañazos y, en una esquina, señales de [dentadura|desesperación].
      `,
      wrong: `
        @wrong {Friend} se caló unas gafas imaginarias y fingió leer lo que ponía: «[Salida|Salida, gracias]».
        Fracasada la salida, propuso «Sopa», y fracasada la sopa, «[Cerrado los lunes|Lunes]».
        + Acompañaba cada versión con un «ajá» de erudito y un paso atrás para apreciar el [conjunto|efecto].
        + Se trataba, a su entender, de un dialecto del norte, sobre cuya ubicación no quiso [extenderse|pronunciarse].
        + Al caracol le entró la risa, que le salió por la boca y un minuto después le llegó a la [cola|concha].
        + Acertó una sola vez, con una mancha, a la que llamó con gran aplomo [«mancha»|por su nombre].
        + Lo fatigoso de fingir que se sabe es que no hay un momento en que se pueda [descansar|parar].
      `,
      doubt: `
        Agotado el repertorio, se instaló entre ellos un silencio de los que [pican|tienen codos].
        + Tampoco {hero} comprendía ni una curva, si bien tenía la ventaja de no haberlo [negado|disimulado].
        + «No lo sé» es una frase que apenas ocupa sitio y que, no obstante, se atraviesa como una [espina|raspa].
        + Quizá se rieran; quizá resultase que aquello lo sabía el mundo entero salvo una [persona|criatura].
        + {Friend} había descubierto una nube y le dedicaba toda su [atención|ciencia].
        + Un ojo del caracol se abrió por fin, y el otro dio señales de [seguirlo|quererlo imitar].
      `,
      turn: `
        {Hero} tomó asiento junto al marco, allí donde aquel ojo pudiera verle bien la [cara|vergüenza].
        @turn —No sé leerlo —dijo, y pidió que le enseñara, [por favor|si tenía tiempo].
        + El anciano desplegó el segundo ojo y contempló la pregunta por los dos lados, como un sello [raro|de colección].
        + —En noventa años —articuló— nadie me la había hecho, y mira que la puerta tiene [visitas|éxito].
        + Empezaron por la eme, que subía dos cuestas y bajaba otras tantas, trazándola con el dedo en el [polvo|suelo].
        + La primera quedó coja; la segunda, bizca; a la tercera el maestro, emocionado, le encontró [carácter|porvenir].
        + Por debajo del bochorno iba notando {hero} algo fresco, que resultó ser el [alivio|descanso] de no fingir.
      `,
      works: `
        De curva en curva fue apareciendo la palabra, y la palabra era, sencillamente, «empuja».
        @result Así lo hizo {hero}, y la puerta se abrió al empujar, sin una [queja|duda].
        + No había estado cerrada jamás, sino tan solo por [leer|entender], como tantas cosas.
        + En el interior, sobre un taburete de tres patas, reposaba [{thing}|al alcance {thing}].
        + {Friend} hizo constar que «empuja» era su próxima conjetura, inmediatamente detrás de la [sopa|de los lunes].
        + El caracol empleó un cuarto de hora en escribir «notable», {hero.y} lo leyó sin ayuda de [nadie|ningún sabio].
        + También {friend} solicitó una clase, con la excusa de [repasar|refrescar conocimientos], y aprendió su nombre.
      `,
      lesson: `
        Las puertas de este mundo ceden menos al hombro que a un «no lo sé» [sincero|a tiempo].
        / —He leído tantas cosas que no ponía —suspiró {friend}— que me apetece una [verdadera|sola que sí].
      `,
    },
  },

  Adaptability: {
    titles: `
      {hero} y las piedras que andan
      Un mapa de sombrero
      Las piedras tenían otro plan
      A la izquierda no hay nada
      Como va la piedra
    `,
    refrains: [
      {
        first: 'Piedra, piedra, ¿dónde vas?, si tú vas, yo voy detrás.',
        changed: 'Piedra, piedra, ya llegué, y tu paso me lo sé.',
      },
      {
        first: 'Dice el mapa que a la izquierda | y la piedra no se acuerda.',
        changed: 'Con el mapa en la cabeza, voy adonde va la piedra.',
      },
    ],
    facts: {
      wrong: '{friend} siguió el mapa y acabó en el barro',
      turn: '{hero} hizo un gorro con el mapa y siguió las piedras',
      result: 'las piedras hicieron el camino hasta allí',
    },
    beginner: {
      gate: `
        @spot {spot.at} había mucho barro, con [piedras|piedras planas].
        / @spot Un mar de barro se abría {spot.at}.
        / Había barro y piedras {spot.at}.
        Las piedras andaban. La última llevaba {thing} [encima|arriba].
        + Iban y venían, glup, [glup|glop], sin pedir permiso.
        + Una pasó con una rana de [pasajera|visita].
        + Cada una iba a lo suyo, y con [ritmo|sueño].
        + El barro era hondo. Un palo no tocó el [fondo|suelo].
        + —¿Adónde van? —dijo {hero}. —Allá —dijo la [rana|pasajera].
        + Antes no andaban. Un día les dieron [ganas|piernas].
        + Olía a charco y a [lunes|bota].
        + A veces se paraban a [pensar|charlar]. Y otra vez, glup.
        + Nadie sabía cuántas eran. No dejaban [contar|contarse].
      `,
      wrong: `
        —Tengo un mapa —dijo {friend}—. Dice: a la [izquierda|derecha y recto].
        @wrong Siguió el mapa, sin mirar, y acabó en el [barro|barro, glup].
        + —Aquí hay una piedra —dijo. No [había|estaba]. Era barro.
        + Otra vez miró el mapa. Otra vez, [glup|al barro].
        + —El mapa no falla —dijo, ya hasta el [cuello|pecho].
        + Era un mapa muy bueno. De [ayer|otro año].
        + Una piedra pasó al lado y le dijo [adiós|hola].
        + —¡Eh! ¡Tu sitio es allí! —le gritó {friend}. La piedra [siguió|no paró].
        + {Hero} tiró y tiró. {Friend} salió con un [plof|chof].
        + Ahora tenía botas de barro. [Cuatro|Altas], por lo menos.
      `,
      doubt: `
        Las piedras no se paraban, y el mapa no [cambiaba|servía]. ¿Y ahora qué?
        + Era un plan muy bonito. Costaba [dejarlo|tirarlo].
        + {Hero} dio un paso atrás. El barro hizo [blup|glup].
        + —Esperamos a que se cansen —dijo {friend}. Las piedras no se [cansan|sientan].
        + Lo que era así ayer ya no era [así|igual].
        + Daba un poco de mareo ver [tanto baile|tanto paso].
        + La rana pasó otra vez. Iba muy [cómoda|contenta].
        + ¿Cómo lo hacía ella? No tenía [mapa|plan]. Tenía ojos.
      `,
      turn: `
        {Hero} miró un buen rato. Tres pasos, espera, [dos|uno] más.
        @turn Luego hizo un gorro con el mapa y siguió a las piedras.
        + —¡Mi mapa! —dijo {friend}. —Ahora es un [gorro|sombrero] —dijo {hero}.
        + Pisó la primera. Se [movió|ladeó], {hero.y} se movió con ella.
        + No hay que mandar. Hay que [ir|oír el paso].
        + Un paso, y espera. Era como un [baile|juego].
        + Casi cae. La piedra se paró un [poco|momento], amable.
        + —A la izquierda —pidió {friend}. La piedra fue a la [derecha|otra mano].
        + —Pues a la [derecha|otra] —dijo {hero}, y saltó.
        + Daba miedo no saber la próxima. Pero [venía|siempre había una].
      `,
      works: `
        @result Y las piedras hicieron el camino hasta [allí|allí, una a una].
        La última traía {thing}. Se paró y [esperó|dijo glup].
        + Fueron en curva y en [ocho|ese], y llegaron.
        + {Friend} iba detrás, con un pie en el [aire|ritmo].
        + —Por aquí no sale en el mapa —dijo. —No —dijo {hero}, [y sonrió|y siguió].
        + La rana aplaudió con las patas [mojadas|verdes].
        + Al volver hicieron otro baile. No era el [mismo|de antes].
        + El gorro tenía un río por [delante|ala]. Le quedaba bien.
        + {Friend} le dio las gracias a una piedra. Ella hizo [glup|una reverencia].
        + Así, sin plan, llegaron antes de la [luna|cena].
      `,
      lesson: `
        Si el camino cambia, se cambia el [paso|pie]. Y se llega.
        / —El mapa era bueno —dijo {friend}—, de [gorro|sombrero]. Mejor que de mapa.
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} se extendía un barrizal lleno de piedras que [andaban|no paraban quietas].
        / @spot Todo era barro {spot.at}. Encima del barro paseaban unas [piedras planas|piedras].
        Sobre la más lejana, yendo y viniendo, viajaba [{thing}|tan tranquilamente {thing}].
        + Antes, contó una rana que iba de pasajera, estaban clavadas en [fila|su sitio].
        + Un día se levantaron con ganas de ver mundo. Desde entonces nadie las [para|sienta].
        + Cada una llevaba su propio paso, unas de vals y otras de [procesión|mudanza].
        + {Hero} metió un palo en el barro. El barro se quedó con el [palo|palo, encantado].
        + De vez en cuando dos se encontraban y se cedían el [sitio|paso] con mucha educación.
        + —¿Y por dónde se cruza? —preguntó {hero}. —Hoy, por hoy —dijo la [rana|viajera].
      `,
      wrong: `
        {Friend} desplegó un mapa con flechas, números y una cruz muy [segura|roja].
        @wrong Siguió el mapa al pie de la letra y acabó en el barro, [glup|hasta las orejas].
        + —Tres pasos a la izquierda y aquí hay una piedra —leyó, hundiéndose [despacio|con aplomo].
        + Salió con ayuda, lo intentó de nuevo y volvió a hundirse con más [exactitud|precisión].
        + El mapa no mentía en absoluto: lo habían hecho el año [pasado|de la nieve].
        + —Es la realidad la que está mal —protestó, sacudiéndose un [renacuajo|grumo].
        + A una piedra que pasaba le explicó dónde tenía que estar. La piedra se fue [riendo|por otro lado].
        + En el papel todo estaba quieto y en su [sitio|orden]. Eso tranquiliza mucho.
      `,
      doubt: `
        Quedaba poco mapa seco y ninguna piedra donde el mapa [decía|las quería].
        + Era un plan precioso. Dolía un poco que no sirviera para [nada|lo que pasaba].
        + Se podía esperar a que las piedras se cansasen. Pero las piedras tardan [siglos|mucho] en cansarse.
        + {Hero.a} le mareaba aquel ir y venir. Nunca nada era lo [mismo|de siempre].
        + {Friend} alisaba el papel, como si así fuera a [tener razón|cambiar el mundo].
        + La rana pasó otra vez, cruzada de patas. No tenía mapa ni [manchas|preocupaciones].
        + Algo sabría ella que no venía en las [flechas|esquinas].
      `,
      turn: `
        {Hero} dejó de buscar flechas y se puso a mirar cómo iban las [piedras|cosas].
        @turn Después hizo un gorro con el mapa y siguió las piedras, [a su paso|tal como iban].
        + —Con lo bien doblado que estaba —se lamentó {friend}, mirando aquel [gorro|sombrero].
        + La primera cedió un poco, igual que una barca. Hubo que ceder un poco con [ella|la cadera].
        + Paso, paso, espera; paso, vuelta, espera: aquello era casi un [baile|vals].
        + Cuando una torcía a la derecha, {hero} también, [sin discutir|y punto].
        + Lo que daba miedo era no saber cuál vendría después. Lo que ayudaba era que siempre [venía alguna|había una].
        + Tropezó una vez. La piedra, que era amable, se quedó quieta un [segundo|instante].
      `,
      works: `
        @result Dando un rodeo rarísimo, las piedras hicieron el camino hasta [allí|allí mismo].
        La última se detuvo con un glup y les ofreció {thing}, [muy fina|en bandeja].
        + {Friend} venía detrás, contando en voz baja y cada vez con menos [cuenta|miedo].
        + —Esto no figura en ningún mapa —observó. —Figura en el [gorro|sombrero] —dijo {hero}.
        + La rana declaró que no había visto bailar así desde la gran [lluvia|riada].
        + La vuelta fue distinta de la ida, y a nadie le [importó|extrañó].
        + Con el dedo, {friend} borró la cruz y dibujó una piedra con [piernas|zapatos].
        + Al despedirse, las piedras hicieron un corro, se inclinaron y siguieron [de paseo|a lo suyo].
      `,
      lesson: `
        Si el camino se mueve, lo mejor es aprenderse su [baile|paso] y dejarse llevar.
        / —Mi mapa tenía razón —dijo {friend}—, pero la tenía de [ayer|otro día].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se extendía un lodazal por el que paseaban, sin rumbo, varias [piedras|losas].
        / @spot El firme se acababa {spot.at}, y seguía un barro con piedras [ambulantes|inquietas].
        La más remota transportaba {thing}, de un lado para otro, [ceremoniosamente|dignamente].
        + En tiempos habían formado una fila muy decente, hasta que les entró la [curiosidad|gana de ver mundo].
        + Unas andaban a paso de vals y otras de procesión, cediéndose el sitio con gran [urbanidad|ceremonia].
        + {Hero} tanteó el lodo con un palo, y el lodo lo aceptó como [obsequio|recuerdo].
        + —¿Que por dónde se cruza? —repitió una rana, pasajera habitual—; eso depende del [día|humor de la piedra].
        + De cuando en cuando una se detenía a reflexionar, y en el barro quedaba el eco de un «glup» [pensativo|profundo].
      `,
      wrong: `
        {Friend} extendió un mapa lleno de flechas, cuya cruz roja respiraba [seguridad|confianza].
        @wrong Siguió el mapa con fe y acabó en el barro exactamente donde ponía «[piedra|piedra firme]».
        + Rescatado el explorador, quiso repetir la medición y se hundió esta vez con mayor [exactitud|rigor].
        + El documento no mentía, pero lo habían dibujado un año en que las cosas se estaban [quietas|en su sitio].
        + —Lo que falla es la realidad —manifestó, quitándose del oído un [renacuajo|grumo].
        + A una losa que pasaba le señaló en el papel su puesto; ella se lo agradeció y tomó otra [dirección|calle].
        + Sobre el papel nada se mueve, y de ahí el cariño que le tiene la gente [ordenada|previsora].
      `,
      doubt: `
        Del mapa apenas quedaba una esquina seca, y de las piedras anunciadas, [ninguna|ni rastro].
        + Duele despedirse de un plan bonito, sobre todo cuando no tiene otro defecto que [no servir|estar pasado].
        + {Friend} planchaba las arrugas con la esperanza de que, al hacerlo, se alisara también el [mundo|barrizal].
        + Esperar a que aquellas losas se cansaran era una opción, siempre que se dispusiera de algunos [siglos|milenios].
        + Tanto ir y venir mareaba {hero.a}, que buscaba en vano dos pasos [iguales|repetidos].
        + Entretanto pasó una rana, tumbada boca arriba, sin mapa ni [mancha|cuidado] alguno.
      `,
      turn: `
        Lo primero que hizo {hero} fue no hacer nada y observar el paso de las [piedras|cosas].
        / Empezó {hero} por observar detenidamente el [paseo|itinerario] de las piedras.
        @turn Lo segundo fue plegar el mapa, con lo que hizo un gorro, y siguió las piedras [adonde iban|sin discutir].
        / Transformó después el mapa en un gorro elegantísimo y siguió las piedras.
        + —¡Con la escala tan fina que tenía! —gimió {friend} al ver la cordillera convertida en [visera|ala].
        + Bajo el peso cedió la primera como una barca, y el secreto consistía en ceder con [ella|gracia].
        + Paso, paso, espera; paso, giro, espera: quien lo hubiera visto de lejos habría pedido [música|pareja].
        + Nunca se sabía cuál vendría después, y había que confiar en que viniera [alguna|una cualquiera].
        + Cuando la losa torcía a la derecha, allá iba {hero}, por mucho que pensara ir a la [izquierda|otra mano].
      `,
      works: `
        @result Trazando una figura rarísima, las piedras hicieron el camino hasta [allí|allí mismo].
        La última se paró en seco, con un glup, y presentó {thing} [con donaire|en bandeja].
        / Deteniéndose con un «glup» distinguidísimo, la última presentó {thing} en bandeja.
        + Detrás venía {friend}, contando compases y olvidándose, cada pocos pasos, del [miedo|mapa].
        + —Esto no consta —repetía—, no consta en ninguna parte; y se le notaba en la voz que le [gustaba|divertía].
        + Según una rana, autoridad en la materia, no se bailaba así desde los tiempos del gran [diluvio|charco].
        + El regreso se hizo por donde quisieron las losas, o sea, por un sitio del todo [nuevo|distinto].
        + En la visera del gorro dibujaron al final una piedra con zapatos, para futuros [viajeros|despistados].
      `,
      lesson: `
        Cuando el suelo decide moverse, tiene más porvenir el que baila que el que [señala|protesta].
        / —Mi mapa acertaba en todo —dijo {friend}— menos en la [fecha|fecha de hoy].
      `,
    },
  },

  Resilience: {
    titles: `
      {hero} y la escalera que se cae
      A la tercera
      Plin, plan, plon
      Más ancha por abajo
      Las piedras que se reían
    `,
    refrains: [
      {
        first: 'Piedra sobre piedra, se cayó la escalera, y yo la levanto, entera.',
        changed: 'Piedra sobre piedra, se quedó la escalera, y yo la subo, entera.',
      },
      {
        first: 'Si se cae, no se termina | otra piedra, y otra encima.',
        changed: 'Se cayó, y mírala arriba | una piedra y otra encima.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que las escaleras eran tontas',
      turn: '{hero} lloró un poco y la hizo más ancha abajo',
      result: 'la tercera escalera aguantó',
    },
    beginner: {
      gate: `
        @spot {spot.at} había que subir. No se [podía|veía cómo].
        / @spot Un muro liso cerraba el paso {spot.at}.
        Arriba estaba {thing}. Abajo solo había piedras [sueltas|redondas].
        + Con ellas hicieron una [escalera|torre]. Era alta y fina.
        + Una piedra tenía cara. Se [reía|burlaba] un poco.
        + —Me gusta rodar —dijo la [piedra|redonda]. Mala señal.
        + {Hero} puso un pie. La escalera hizo [plin|ñic].
        + Plin, plan, plon. Se [cayó|cayó toda]. Y {hero} también.
        + Una hormiga lo vio y se fue a [contarlo|casa].
        + En el suelo había restos de otras. De [muchas|gente más].
        + —Otra vez —dijo {hero}, y [sopló|se sacudió] el polvo.
      `,
      wrong: `
        —Plin, plan, plon —dijo {friend}—. Qué [feo|mal] suena.
        @wrong Y dijo que las escaleras eran tontas, [todas|sin faltar una].
        + Se sentó de espaldas. Cruzó lo que [pudo|tenía].
        + —Tontas y mal hechas —dijo otra vez—. Y [feas|bajas].
        + Una piedra se ofendió. Rodó hasta su [pie|cola].
        + —Yo ni quería subir —dijo. Pero miraba de [reojo|lado].
        + Hizo una escalera de mentira con el [morro|labio de abajo].
        + —¿Me ayudas? —pidió {hero}. —Estoy de [morros|mal humor] —dijo {friend}.
        + Quien se enfada con una piedra pierde [siempre|el día].
        + Así estuvo un rato. Un rato [tonto|largo] de verdad.
      `,
      doubt: `
        {Hero} hizo otra. Se cayó la segunda, plin, plan, [plon|pum].
        + Dolía la rodilla. Y también dolía [un poco más|otra cosa].
        + Dos veces es mucho. Dan ganas de [irse|no mirar].
        + Arriba, {thing} ni se [movía|asomaba].
        + La piedra con cara se reía. Ya se reía [menos|bajito].
        + ¿Y si a la tercera también se [cae|rompe]?
        + {Friend} no dijo «tontas». No dijo [nada|ni pío].
        + El polvo se posó, y la luna se posó en el [polvo|suelo].
      `,
      turn: `
        {Hero} se frotó la rodilla. Cayó una lágrima, y [otra|luego dos].
        @turn Lloró un poco y la hizo más ancha [abajo|abajo, muy ancha].
        + Llorar no rompe nada. Deja [sitio|la cara limpia].
        + —Las gordas, abajo —pensó—. Las chicas, [arriba|encima].
        + La piedra con cara fue la [primera|de abajo]. Ya no rodaba.
        + Le dolía aún. {Hero} siguió [igual|sin prisa].
        + Costó más. Llevó el doble de piedras y de [ganas|tiempo].
        + —Esta va bien —dijo {friend}, sin [mirar|querer].
        + Luego se acercó con una piedra en la [boca|espalda]. —Toma.
        + —¿No eran tontas? —preguntó {hero}. —Esta [menos|no tanto] —dijo.
      `,
      works: `
        {Hero} puso un pie, y luego otro. Hizo [plin|ñic], y nada más.
        @result La tercera escalera aguantó. ¡Aguantó [bien|del todo]!
        + Subieron despacio, sin [respirar|mirar abajo]. Y allí estaba {thing}.
        + —De aquí no ruedo —dijo la piedra con [cara|sonrisa].
        + {Friend} subió tres veces. La última, de [espaldas|un salto].
        + La rodilla ya dolía [poco|menos]. Daba casi orgullo.
        + La hormiga volvió con toda la [familia|casa] a verlo.
        + —Es la mejor escalera del mundo —dijo {friend}. —Es la [tercera|última] —dijo {hero}.
        + La dejaron puesta, para quien [venga|llegue] luego.
        + Arriba corría un aire [fresco|dulce], de premio.
      `,
      lesson: `
        Lo que se cae se hace otra vez, [mejor|y más ancho].
        / —Tontas no eran —dijo {friend}—. Eran la primera y la [segunda|de después].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había que subir muy alto y no había por [dónde|qué lado].
        / @spot El muro que encontraron {spot.at} era alto, liso y muy poco [amable|servicial].
        Arriba estaba {thing}; abajo, un montón de piedras redondas y [sueltas|resbaladizas].
        + Con ellas levantaron una escalera fina y elegante, como las de los [cuentos|palacios].
        + Una de las piedras tenía cara. La cara tenía ganas de [fiesta|rodar].
        + {Hero} puso el pie en el cuarto escalón. Entonces sonó [plin|algo como plin].
        + Plin, plan, plon: bajaron todas, {hero.y} bajó con [ellas|la última].
        + Por los restos se veía que no era la primera escalera de aquel [sitio|muro].
        + Una hormiga que pasaba hizo un gesto de «ya lo [sabía|dije]» y siguió.
      `,
      wrong: `
        {Friend} salió de debajo de una piedra con polvo hasta en las [pestañas|ideas].
        @wrong —Las escaleras son tontas —dijo, y se sentó de espaldas a [todas|ellas].
        + Añadió que subir estaba pasado de moda y que lo moderno era [quedarse|estar abajo].
        + Por si alguna no lo había oído, lo dijo otra vez y más [alto|despacio].
        + —¿Me alcanzas esa? —pidió {hero}. —Estoy ocupando todo mi enfado —contestó {friend}, [con dignidad|sin volverse].
        + Había sacado tanto el labio de abajo que se podía [sentar en él|poner una taza encima].
        + Una piedra ofendida le rodó hasta la cola y se la [pisó|pilló] un poquito.
        + Lo malo de enfadarse con las piedras es que no se [enteran|cansan] nunca.
      `,
      doubt: `
        También la segunda se vino abajo. El ruido fue el [mismo|de antes], pero dolió más.
        + {Hero.a} le escocía la rodilla y, un poco más adentro, el [orgullo|ánimo].
        + Caerse una vez tiene gracia; la segunda ya no se ríe [nadie|ni la piedra].
        + La piedra con cara había dejado de reírse y miraba hacia otro [lado|sitio].
        + Podían dejarlo así: un montón de piedras, una noche, y [ya está|a casa].
        + El polvo tardó mucho en bajar. Nadie dijo nada hasta que [bajó|se posó].
        + {Friend} abrió la boca, pensó en lo de «tontas» y la [cerró|dejó así].
      `,
      turn: `
        {Hero} se sentó y se frotó la rodilla. Salieron dos lágrimas, o [tres|cuatro].
        @turn Lloró un poco, y después la hizo más ancha abajo, [mucho más ancha|bien ancha].
        + Las lágrimas no estorbaban; al revés, después se veía todo más [claro|limpio].
        + La primera había caído por fina, pensó, y la segunda, por [prisa|tener prisa].
        + De base escogió las más gordas, también la de la cara, que protestó [un poco|por cumplir].
        + Hacían falta el doble de piedras y el triple de [paciencia|viajes].
        + Seguía doliendo, pero se puede acarrear y que te [duela|duela algo] a la vez.
        + Al rato {friend} apareció con una piedra a cuestas. No dijo ni una [palabra|excusa].
        + La puso en el sitio justo y dijo que pasaba por [allí|casualidad].
      `,
      works: `
        {Hero} subió un peldaño y esperó el plin. Vino muy bajito y se [calló|quedó en nada].
        @result La tercera escalera aguantó con ruido y todo, y por ella [subieron|llegaron arriba].
        + En lo alto, donde empezaba el aire, estaba [{thing}|al fin {thing}].
        + —Aquí se está bien —reconoció la piedra de la cara, debajo de [todas|las demás].
        + {Friend} subió y bajó tres veces para asegurarse de que no era [tonta|suerte].
        + La rodilla lucía ya un color morado del que se podía [presumir|hablar mucho].
        + La hormiga trajo a su familia a conocer la [obra|escalera].
        + Decidieron dejarla puesta, con un letrero que decía: «La [tercera|buena]».
        + No era elegante, ni fina, ni de cuento. Era una escalera que se [quedaba|tenía] de pie.
      `,
      lesson: `
        Cada escalera caída enseña algo a la siguiente, si alguien se [levanta|atreve] a hacerla.
        / —No eran tontas —reconoció {friend}—. Estaban [aprendiendo|ensayando].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} era preciso subir, y el muro no había previsto [cómo|esa posibilidad].
        / @spot Se alzaba {spot.at} un muro liso, alto y de una [antipatía|terquedad] notable.
        En lo alto se hallaba {thing}; a sus pies, cierta cantidad de piedras [redondas|sueltas].
        + Levantaron con ellas una escalera esbelta, de las que en los grabados suben las [princesas|garzas].
        + Hubo quien advirtió que una de las piedras tenía cara y que aquella cara no [prometía|era de fiar].
        + Hacia el cuarto peldaño dijo plin, a lo que otra contestó plan, y ya no quedó nadie por decir [plon|lo suyo].
        + Cuando {hero} pudo contarse las rodillas, seguían siendo las mismas, aunque algo más [gastadas|ásperas].
        + A juzgar por los escombros, la afición a caerse tenía en aquel lugar una larga [historia|tradición].
      `,
      wrong: `
        De los escombros emergió {friend}, con polvo en las pestañas y en las [convicciones|ideas].
        @wrong Declaró que las escaleras eran tontas y les volvió la espalda a [todas|todas ellas].
        + Lo moderno, según explicó, era quedarse abajo, donde además hacía menos [viento|falta esfuerzo].
        + Había adelantado el labio inferior hasta convertirlo en una especie de [balcón|repisa], muy propia para tazas.
        + —Estoy utilizando todo mi enfado —contestó cuando {hero} pidió ayuda—, y no me queda ninguna pata [libre|disponible].
        + Enojarse con los minerales es tarea ingrata, pues tienen todo el tiempo del [mundo|universo] y ninguna mala conciencia.
        + Una piedra, por alusiones, fue a rodarle sobre la punta de la [cola|sombra].
      `,
      doubt: `
        Cayó asimismo la segunda, con idéntica música, pero esta vez no se [rio|aplaudió] nadie.
        + A la rodilla {hero.de} le escocía el suelo, y a lo demás le escocía la [rodilla|segunda vez].
        + El primer fracaso se cuenta luego en las cenas; el segundo todavía no sabe uno dónde [ponerlo|guardarlo].
        + Incluso la piedra de la cara miraba para otro lado, como quien se ha reído de [más|quien no debía].
        + Descendía el polvo muy despacio, y mientras descendía pareció de mala educación [hablar|moverse].
        + {Friend} estuvo a punto de repetir lo suyo, lo pensó mejor y se lo [tragó|guardó], con polvo y todo.
      `,
      turn: `
        Lo primero que hizo {hero} fue sentarse y frotarse la rodilla, sin [más|valentía alguna].
        / Antes de nada, {hero} se sentó a frotarse la rodilla, que es una medida [prudentísima|razonable].
        @turn Lloró un poco, se sonó la nariz y la hizo más ancha abajo, [a conciencia|mucho más].
        + Tras las lágrimas se ve mejor, del mismo modo que tras la lluvia parecen más cerca los [montes|tejados].
        + La primera cayó por elegante y la segunda por prisa, y esta no tendría ni lo [uno ni lo otro|uno].
        + A la piedra de la cara le tocó sostener el conjunto, y se sintió, para sorpresa general, [halagada|importante].
        + Todavía dolía, pero se puede acarrear piedras con un dolor, si se le deja [quejarse|ir detrás].
        + Al cabo apareció {friend} con un pedrusco a cuestas, como si pasara por [allí|casualidad].
      `,
      works: `
        Al primer peldaño sonó un plin tan bajo que bien pudo ser un [suspiro|grillo], y nada más.
        @result La tercera escalera aguantó, con sus quejas y crujidos, hasta el [último escalón|final].
        + Arriba, donde empezaba un aire recién hecho, estaba [{thing}|por fin {thing}].
        + —Nunca había visto el mundo desde el fondo de algo tan alto —comentó la piedra, [conmovida|pensativa].
        + {Friend} ascendió tres veces, la última marcha atrás, a fin de descartar que fuera simple [casualidad|suerte].
        + La rodilla lucía un morado de los que merecen ser [enseñados|comentados] durante una semana.
        + De esbelta no tenía nada; era achaparrada, ancha y maciza, y se tenía en [pie|pie sin ayuda].
      `,
      lesson: `
        Las caídas son malas escaleras, pero excelentes [maestras|planos] para la que viene después.
        / —Retiro lo de tontas —dijo {friend}—; eran, a lo sumo, [principiantes|borradores].
      `,
    },
  },
}
