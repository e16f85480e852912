import type { ActivityContent } from '../../../language.ts'

export const activities: ActivityContent = {
  themes: {
    Kindness: {
      type: 'discussion',
      title: '¿Te duele algo?',
      description: 'Detrás de un gruñido suele haber una espina.',
      instructions: `Piensa en alguien que hoy parecía de mal humor.
Inventa tres motivos: uno triste, uno normal y uno disparatado.
Busca una pregunta amable para esa persona y ensáyala.`,
      materials: [],
      minutes: 10,
      objectives: ['imaginar lo que sienten los demás', 'preguntar con amabilidad'],
    },
    Friendship: {
      type: 'game',
      title: 'Hazme un hueco',
      description: '¿Cuánta gente cabe en un cojín?',
      instructions: `Pon un cojín en el suelo y siéntate encima.
Invita a un peluche, luego a otro y luego a una persona.
Cada vez, muévete un poquito. El juego termina cuando haya demasiada risa.`,
      materials: ['un cojín', 'peluches'],
      minutes: 10,
      objectives: ['hacer sitio a los demás'],
    },
    Courage: {
      type: 'writing',
      title: 'La lista de los pasitos',
      description: 'Un miedo grande, cortado en trocitos.',
      instructions: `Escribe o dibuja algo que te dé un poco de miedo.
Al lado, apunta el paso más pequeño que se te ocurra.
Cuando lo des, pinta una estrella y apunta el siguiente.`,
      materials: ['una hoja', 'lápices'],
      minutes: 15,
      objectives: ['ponerle nombre al miedo', 'avanzar poco a poco'],
    },
    Patience: {
      type: 'creative',
      title: 'El garbanzo sin prisa',
      description: 'Ver crecer un garbanzo sin tirar de él.',
      instructions: `Envuelve un garbanzo en algodón mojado, dentro de un vaso.
Dibújalo cada noche, aunque parezca igual.
A la semana, ordena tus dibujos y cuenta su historia.`,
      materials: ['un garbanzo', 'algodón', 'un vaso', 'lápices'],
      minutes: 10,
      objectives: ['saber esperar', 'fijarse en los cambios pequeños'],
    },
    Honesty: {
      type: 'discussion',
      title: 'La puerta de los candados',
      description: 'Una puerta pregunta y alguien contesta.',
      instructions: `Alguien hace de puerta y pregunta: «¿Quién pisó mis flores?».
Contesta primero con una excusa increíble: se cierra un candado.
Contesta después la verdad. ¿Qué cambia en tu voz?`,
      materials: [],
      minutes: 10,
      objectives: ['hablar de la verdad'],
    },
    Respect: {
      type: 'game',
      title: 'A la altura de una hormiga',
      description: 'Mirar el cuarto desde el suelo.',
      instructions: `Túmbate boca abajo y mira a tu alrededor.
Elige el objeto más pequeño que veas: hoy manda él.
Salúdalo, dile tu nombre y pídele permiso para pasar.`,
      materials: ['un objeto muy pequeño'],
      minutes: 10,
      objectives: ['cambiar de punto de vista', 'pedir permiso'],
    },
    Responsibility: {
      type: 'game',
      title: 'La luz que no tiembla',
      description: 'Sostener una linterna pase lo que pase.',
      instructions: `Apaga la luz y apunta con la linterna a un punto de la pared.
Alguien canta, baila y hace el payaso: la luz no se mueve.
Cuenta hasta treinta y luego cambia de papel con esa persona.`,
      materials: ['una linterna'],
      minutes: 10,
      objectives: ['cumplir lo prometido'],
    },
    Generosity: {
      type: 'creative',
      title: 'El cuenco lleno',
      description: 'Regalos que no cuestan dinero.',
      instructions: `Recorta cinco papelitos.
Dibuja en cada uno un regalo: un abrazo, una canción, una ayuda.
Mételos en un cuenco y deja que cada cual saque uno.`,
      materials: ['papel', 'tijeras', 'lápices', 'un cuenco'],
      minutes: 20,
      objectives: ['disfrutar al dar'],
    },
    Curiosity: {
      type: 'game',
      title: 'Diez porqués',
      description: 'Diez preguntas para una sola piedra.',
      instructions: `Elige un objeto que nadie mire nunca.
Hazle diez preguntas, por turnos con alguien.
Averigua con alguien la respuesta de la más rara.`,
      materials: ['un objeto de casa'],
      minutes: 15,
      objectives: ['hacer preguntas', 'buscar respuestas'],
    },
    Creativity: {
      type: 'creative',
      title: 'El puente de cachivaches',
      description: 'Un puente con lo que haya por ahí.',
      instructions: `Haz dos montones de libros, uno lejos del otro.
Únelos con cucharas, papel y cuerda.
Haz que cruce un muñeco. El puente tiene permiso para crujir.`,
      materials: ['libros', 'cucharas', 'papel', 'cuerda'],
      minutes: 25,
      objectives: ['inventar', 'probar y mejorar'],
    },
    Perseverance: {
      type: 'game',
      title: 'Un nudo más',
      description: 'Una cuerda llena de nudos y mucha calma.',
      instructions: `Alguien hace diez nudos flojos en una cuerda.
Deshazlos uno a uno, contando en voz alta.
Si los dedos se cansan, sóplales y sigue.`,
      materials: ['una cuerda gruesa'],
      minutes: 15,
      objectives: ['llegar hasta el final'],
    },
    'Self-belief': {
      type: 'discussion',
      title: 'Lo que contesta el eco',
      description: 'Buscar frases pequeñas y verdaderas.',
      instructions: `Di dentro de una olla: «No puedo». Escucha cómo suena.
Di ahora: «Puedo intentarlo».
Busca con alguien tres frases más que al eco le gusten.`,
      materials: ['una olla'],
      minutes: 10,
      objectives: ['hablarse con confianza'],
    },
    Growth: {
      type: 'game',
      title: 'Nunca lo he hecho',
      description: 'Aprender en diez minutos algo que en casa nadie sabe.',
      instructions: `Elige con alguien algo nuevo: silbar con una hoja de hierba, levantar una ceja, decir un trabalenguas…
Se prueba por turnos y se cuentan los fallos: diez fallos valen un aplauso.
Mañana, otra vez: ¿qué ha cambiado?`,
      materials: [],
      minutes: 10,
      objectives: ['atreverse a fallar', 'practicar'],
    },
    Learning: {
      type: 'writing',
      title: 'Letra de caracol',
      description: 'Un alfabeto secreto hecho de espirales.',
      instructions: `Inventa una espiral distinta para diez letras.
Escribe con ellas una palabra para poner en una puerta.
Enséñale tu letra a alguien que no la conozca.`,
      materials: ['una hoja', 'un lápiz'],
      minutes: 20,
      objectives: ['entender cómo funciona la escritura', 'enseñar a alguien'],
    },
    Adaptability: {
      type: 'creative',
      title: 'El mapa que fue sombrero',
      description: 'De un plan viejo sale otra cosa.',
      instructions: `Busca una hoja ya escrita o un periódico viejo.
Dóblalo hasta que parezca un sombrero, un barco o lo que salga.
Piensa tres usos que nadie había previsto.`,
      materials: ['papel usado'],
      minutes: 15,
      objectives: ['cambiar de idea con buen humor'],
    },
    Resilience: {
      type: 'creative',
      title: 'La tercera torre',
      description: 'Una torre con permiso para caerse dos veces.',
      instructions: `Levanta una torre con bloques o cajas.
Si se cae, busca dónde era demasiado estrecha y dibújalo.
Hazla más ancha por abajo, hasta que aguante.`,
      materials: ['bloques o cajas', 'un lápiz'],
      minutes: 20,
      objectives: ['volver a empezar', 'aprender de un fallo'],
    },
    Sharing: {
      type: 'game',
      title: 'Quien parte no elige',
      description: 'Repartir sin balanza y sin pelea.',
      instructions: `Con una persona adulta, parte una manzana en tantos trozos como personas haya.
Quien parte elige al final.
¿Fue justo? Busca otra manera de repartir.`,
      materials: ['una manzana'],
      minutes: 10,
      objectives: ['repartir con justicia'],
    },
    Teamwork: {
      type: 'game',
      title: 'A la una, a las dos…',
      description: 'Llevar una pelota en una toalla entre varias personas.',
      instructions: `Cada cual sujeta una punta de la toalla, con la pelota en medio.
Se cruza el cuarto a la voz de: a la una, a las dos, ¡ya!
Después se añade un calcetín, y luego otro.`,
      materials: ['una toalla', 'una pelota', 'calcetines'],
      minutes: 10,
      objectives: ['actuar al mismo tiempo'],
    },
    Empathy: {
      type: 'discussion',
      title: 'Sentarse al lado',
      description: '¿Qué ayuda cuando alguien llora?',
      instructions: `Cuenta una vez en que te consolaron. ¿Qué te ayudó?
Dibuja una caja con tres cosas que consuelan.
¿A quién se la prestarías?`,
      materials: ['una hoja', 'lápices'],
      minutes: 15,
      objectives: ['reconocer una pena', 'saber consolar'],
    },
    Understanding: {
      type: 'game',
      title: '¡Plim!',
      description: 'Entenderse con una sola palabra.',
      instructions: `Piensa en algo que pedir, pero di solamente: «¡Plim!».
Señala, haz gestos, cambia de voz.
Quien lo adivine hace el siguiente plim.`,
      materials: [],
      minutes: 10,
      objectives: ['escuchar más allá de las palabras'],
    },
    Communication: {
      type: 'game',
      title: '¿Has dicho…?',
      description: 'Un teléfono estropeado que se arregla solo.',
      instructions: `Se pasa una frase rara al oído, de persona en persona.
Antes de seguir, cada cual pregunta: «¿Has dicho…?».
Luego se hace otra ronda sin preguntar. Compara las frases.`,
      materials: [],
      minutes: 10,
      objectives: ['comprobar lo que se ha entendido'],
    },
    Leadership: {
      type: 'game',
      title: 'Delante, pero despacio',
      description: 'Guiar una fila de lucecitas.',
      instructions: `Todo el mundo en fila, con la mano en el hombro de delante.
Quien guía camina al paso de los pies más pequeños.
En cada puerta, pregunta a la fila por dónde quiere ir.`,
      materials: [],
      minutes: 10,
      objectives: ['guiar sin dejar a nadie atrás'],
    },
    Inclusion: {
      type: 'game',
      title: 'El baile a saltitos',
      description: 'Un corro que todo el mundo sabe bailar.',
      instructions: `Cada cual enseña un movimiento que le guste.
Uno tras otro, ese es el baile.
Si un paso le cuesta a alguien, se cambia el paso.`,
      materials: ['música'],
      minutes: 15,
      objectives: ['contar con todo el mundo'],
    },
    Cooperation: {
      type: 'game',
      title: 'Una mano cada cual',
      description: 'Hacer un lazo con dos manos de dos personas.',
      instructions: `Cada persona pone una mano a la espalda.
Hay que atar una cinta alrededor de un bote.
Para lograrlo, se dice en voz alta quién sujeta y quién gira.`,
      materials: ['una cinta', 'un bote'],
      minutes: 10,
      objectives: ['ponerse de acuerdo'],
    },
    Adventure: {
      type: 'writing',
      title: 'El camino sin bancos',
      description: 'Ir por otro sitio y contarlo.',
      instructions: `Mañana, de camino a donde siempre, propón ir por otra calle.
Apunta o dibuja tres cosas que solo se ven allí.
Ponle nombre a ese camino.`,
      materials: ['una hoja', 'lápices'],
      minutes: 20,
      objectives: ['atreverse con lo nuevo', 'contar lo que se ha visto'],
    },
    Discovery: {
      type: 'game',
      title: 'Con la nariz al techo',
      description: 'Encontrar lo que nadie mira.',
      instructions: `Túmbate boca arriba en medio del cuarto.
Mira hacia arriba un minuto, sin hablar.
Nombra cinco cosas que no habías visto nunca.`,
      materials: [],
      minutes: 5,
      objectives: ['mirar de otra manera'],
    },
    Wisdom: {
      type: 'discussion',
      title: 'La caja más gastada',
      description: '¿En qué se nota que algo vale mucho?',
      instructions: `Busca tres cosas: una nueva, una bonita y una muy usada.
¿Cuál guardarías toda la vida? Explica por qué.
Haz la misma pregunta a la persona de más edad de la casa.`,
      materials: [],
      minutes: 15,
      objectives: ['pensar antes de elegir', 'pedir consejo'],
    },
    Change: {
      type: 'writing',
      title: 'Gracias y adiós',
      description: 'Despedirse de una cosa pequeña.',
      instructions: `Busca algo que se te haya quedado pequeño.
Escríbele o díctale dos líneas de gracias.
Decide con tu familia adónde irá ahora.`,
      materials: ['una hoja', 'un lápiz'],
      minutes: 15,
      objectives: ['aceptar un cambio'],
    },
    'Problem-solving': {
      type: 'game',
      title: 'El balancín tozudo',
      description: 'Primero pensar y después mover.',
      instructions: `Pon una regla cruzada sobre un lápiz.
Coloca una goma en un lado. Adivina qué hace falta en el otro antes de probar.
Busca dos soluciones distintas.`,
      materials: ['una regla', 'un lápiz', 'una goma', 'objetos pequeños'],
      minutes: 15,
      objectives: ['observar', 'prever lo que va a pasar'],
    },
    'Decision-making': {
      type: 'discussion',
      title: 'Una razón por puerta',
      description: 'Elegir y no volver atrás.',
      instructions: `Piensa en dos cosas que hacer mañana: son dos puertas.
Da una buena razón para cada una.
Elige antes de que alguien cuente hasta veinte, y ya está elegido.`,
      materials: [],
      minutes: 10,
      objectives: ['comparar razones', 'decidir'],
    },
    'Goal-setting': {
      type: 'creative',
      title: 'La piedrecita del décimo escalón',
      description: 'Una meta grande en trozos pequeños.',
      instructions: `Dibuja una escalera de diez peldaños, con tu meta arriba del todo.
Escribe o dibuja en tres peldaños un paso pequeño.
Pon una piedrecita en el primero y súbela día a día.`,
      materials: ['una hoja', 'lápices', 'una piedrecita'],
      minutes: 15,
      objectives: ['dividir una meta en pasos'],
    },
    Innovation: {
      type: 'creative',
      title: '¿Y del revés?',
      description: 'Un oficio nuevo para las cosas viejas.',
      instructions: `Busca un calcetín, una cuchara y una caja.
Dales la vuelta de todas las maneras.
Inventa tres usos para cada cosa y dibuja el más loco.`,
      materials: ['un calcetín', 'una cuchara', 'una caja', 'una hoja'],
      minutes: 15,
      objectives: ['pensar al revés'],
    },
    Joy: {
      type: 'game',
      title: 'Saltar porque sí',
      description: 'Un minuto de alegría sin motivo.',
      instructions: `Pon un reloj para que suene dentro de un minuto.
Salta, gira y muévete como quieras.
Cuando suene, túmbate y escucha cómo se calma tu corazón.`,
      materials: ['un reloj con alarma'],
      minutes: 5,
      objectives: ['sentir la alegría en el cuerpo'],
    },
    Gratitude: {
      type: 'writing',
      title: 'La escoba que nadie ve',
      description: 'Dar las gracias a quien trabaja sin ruido.',
      instructions: `¿Quién hace algo por ti sin que se note?
Escribe o dibuja un gracias que diga por qué exactamente.
Escóndelo donde esa persona lo encuentre.`,
      materials: ['una hoja', 'lápices'],
      minutes: 15,
      objectives: ['fijarse en lo que hacen los demás', 'dar las gracias'],
    },
    Hope: {
      type: 'discussion',
      title: 'La brasa entre las manos',
      description: 'Hablar de algo que todavía puede ir bien.',
      instructions: `Junta las manos como si guardaran una brasa.
Por turnos, se sopla en ellas y se dice qué se espera.
Busca un gesto pequeño que ayude.`,
      materials: [],
      minutes: 10,
      objectives: ['decir lo que se espera'],
    },
    Love: {
      type: 'creative',
      title: 'La canción de esta casa',
      description: 'Una nana que no existe en ningún otro sitio.',
      instructions: `Elige una melodía que todo el mundo sepa.
Cámbiale la letra: pon tres cosas de tu casa.
Cántala esta noche, muy bajito.`,
      materials: [],
      minutes: 15,
      objectives: ['decir cariño con una canción'],
    },
    Confidence: {
      type: 'game',
      title: '¿Quién va?',
      description: 'Decir el propio nombre ante la gran puerta.',
      instructions: `Pon los dos pies bien firmes en el suelo.
Di tu nombre bajito, luego claro, luego hasta el fondo del pasillo.
Quien escucha hace de puerta y te saluda con una reverencia.`,
      materials: [],
      minutes: 5,
      objectives: ['hablar con seguridad'],
    },
    Mindfulness: {
      type: 'game',
      title: 'Tres ruidos',
      description: 'Dejar que la nieve se pose en la cabeza.',
      instructions: `Respira tres veces, muy despacio.
Busca un ruido lejano, uno más cercano y el más cercano de todos.
Cuéntaselos a alguien en voz baja.`,
      materials: [],
      minutes: 5,
      objectives: ['calmarse', 'escuchar'],
    },
    'Self-awareness': {
      type: 'creative',
      title: 'El tiempo de dentro',
      description: 'Pintar el tiempo que hace en ti.',
      instructions: `Cierra los ojos: ¿qué tiempo hace por dentro?
Píntalo, aunque sea sol con granizo.
Ponle título, como en las noticias.`,
      materials: ['una hoja', 'pinturas o lápices'],
      minutes: 15,
      objectives: ['poner nombre a lo que se siente'],
    },
    Compassion: {
      type: 'creative',
      title: 'Una venda para el ala',
      description: 'Curar una mariposa de papel.',
      instructions: `Dobla una mariposa nocturna de papel y arrúgale un poco un ala.
Enderézala con una pajita o una hierba y un hilo.
Inventa lo que te dice al marcharse.`,
      materials: ['una hoja', 'una pajita o una hierba', 'hilo'],
      minutes: 20,
      objectives: ['cuidar con delicadeza'],
    },
    Nature: {
      type: 'game',
      title: 'Por donde van las hormigas',
      description: 'Observar un ser vivo muy pequeño.',
      instructions: `Busca un bicho o una planta, fuera o desde la ventana.
Míralo dos minutos sin tocarlo.
Adivina qué hará después y compruébalo.`,
      materials: [],
      minutes: 10,
      objectives: ['observar sin molestar'],
    },
    Conservation: {
      type: 'game',
      title: 'Bastan tres gotas',
      description: 'Arreglarse con un solo vaso de agua.',
      instructions: `Llena un vaso de agua: es todo el manantial.
Lávate los dientes y enjuaga el cepillo con él.
Mide lo que sobra y dáselo a una planta.`,
      materials: ['un vaso', 'agua', 'un cepillo de dientes'],
      minutes: 10,
      objectives: ['gastar menos agua'],
    },
    Sustainability: {
      type: 'creative',
      title: 'Una para hoy, otra para mañana',
      description: 'Plantar una pepita.',
      instructions: `Come una manzana y guarda una pepita.
Métela en una maceta con tierra y riégala un poco.
Escribe la fecha y lo que esperas ver dentro de un año.`,
      materials: ['una pepita', 'una maceta', 'tierra'],
      minutes: 15,
      objectives: ['pensar en el mañana'],
    },
    Harmony: {
      type: 'game',
      title: 'La nota de en medio',
      description: 'Encontrar entre varias voces un solo sonido.',
      instructions: `Cada cual tararea una nota con los ojos cerrados.
Sin hablar, hay que acercarse poco a poco a la misma.
Cuando aparezca, a mantenerla todo lo posible.`,
      materials: [],
      minutes: 5,
      objectives: ['escucharse al cantar'],
    },
    Exploration: {
      type: 'creative',
      title: 'El mapa de lo que hay',
      description: 'Un cuarto visto como un país desconocido.',
      instructions: `Recorre el cuarto despacio con una hoja en la mano.
Dibuja solo lo que ves y pon nombre a cada rincón.
Deja una mancha blanca para explorarla mañana.`,
      materials: ['una hoja', 'un lápiz'],
      minutes: 20,
      objectives: ['observar con cuidado', 'dibujar un plano'],
    },
    Stewardship: {
      type: 'game',
      title: 'Un rincón para quien venga',
      description: 'Ordenar un sitio que es de todo el mundo.',
      instructions: `Elige con alguien un rincón de la casa o de la calle.
Ordénalo de punta a punta, cantando el estribillo.
Deja algo bonito para quien venga después.`,
      materials: [],
      minutes: 15,
      objectives: ['cuidar lo que es de todo el mundo'],
    },
    Balance: {
      type: 'game',
      title: 'Un poco aquí, un poco allá',
      description: 'Cruzar el cuarto por encima de un hilo.',
      instructions: `Pon una cuerda en el suelo: es la viga.
Lleva una bolsa en cada mano y llénalas hasta que te inclines.
Reparte mejor, descansa en el medio y cruza.`,
      materials: ['una cuerda', 'dos bolsas', 'calcetines'],
      minutes: 10,
      objectives: ['guardar el equilibrio', 'repartir'],
    },
    Unity: {
      type: 'creative',
      title: 'Cien lucecitas',
      description: 'Muchos puntitos hacen una luz grande.',
      instructions: `Con una persona adulta, haz agujeritos en un papel oscuro.
Apaga la luz y pon una linterna por detrás.
Acerca el papel a la pared: ¿qué hacen las luces?`,
      materials: ['papel oscuro', 'un lápiz con punta', 'una linterna'],
      minutes: 20,
      objectives: ['ver lo que se logra en compañía'],
    },
  },
  settings: {
    'Enchanted Forest': {
      type: 'craft',
      title: 'El farol del roble',
      description: 'Un farol de papel para el bosque.',
      instructions: `Dobla una hoja por la mitad y haz cortes desde el doblez.
Ábrela, enróllala y pégala: ya es un farol.
Ponlo sobre una linterna y apaga la luz.`,
      materials: ['papel de colores', 'tijeras', 'pegamento', 'una linterna'],
      minutes: 25,
      objectives: ['recortar y montar'],
    },
    'Magical Castle': {
      type: 'game',
      title: 'La armadura silenciosa',
      description: 'Cruzar el pasillo sin un solo «clinc».',
      instructions: `Guarda cuatro cucharas en los bolsillos o bajo el cinturón.
Ve de una punta a otra del pasillo.
Si algo suena, vuelves al puente levadizo.`,
      materials: ['cuatro cucharas'],
      minutes: 10,
      objectives: ['controlar los movimientos'],
    },
    'Underwater Kingdom': {
      type: 'musical',
      title: 'El coro de caracolas',
      description: 'Cantar despacio, como debajo del agua.',
      instructions: `Elige una canción y cántala el doble de lenta.
Entre frase y frase, haz burbujas con los mofletes.
Termina con una nota tan grave que tiemble la cama.`,
      materials: [],
      minutes: 10,
      objectives: ['jugar con el ritmo y la voz'],
    },
    'Cloud City': {
      type: 'craft',
      title: 'Un rebaño de nubes',
      description: 'Nubes de algodón, cada una con su carácter.',
      instructions: `Estira y enrolla algodón: una nube gorda, una flaca, una soñadora.
Pégalas en papel azul.
Ponles nombre, para poder llamarlas al anochecer.`,
      materials: ['algodón', 'papel azul', 'pegamento'],
      minutes: 20,
      objectives: ['modelar', 'imaginar personajes'],
    },
    'Secret Garden': {
      type: 'creative',
      title: 'El jardín del plato',
      description: 'Un jardín secreto que cabe en la mano.',
      instructions: `Extiende un poco de tierra en un plato.
Añade musgo, piedrecitas y una verja de ramitas.
Riégalo con una cucharada de agua y enséñaselo a una sola persona.`,
      materials: ['un plato', 'tierra', 'musgo', 'ramitas'],
      minutes: 30,
      objectives: ['componer un paisaje'],
    },
    'Crystal Cave': {
      type: 'musical',
      title: 'Los vasos que contestan',
      description: 'Hacer que el agua cante, como la cueva.',
      instructions: `Llena cuatro vasos, cada uno a una altura.
Tócalos suavemente con una cuchara y ordénalos del grave al agudo.
Toca tres notas; alguien hace de eco.`,
      materials: ['cuatro vasos', 'agua', 'una cuchara'],
      minutes: 15,
      objectives: ['distinguir grave y agudo'],
    },
    'Fairy Village': {
      type: 'craft',
      title: 'Casa de seta, talla hada',
      description: 'Una casita dentro de una caja.',
      instructions: `Dibuja una puerta y dos ventanas en una caja pequeña y recórtalas.
Hazle un sombrero rojo de papel, con lunares.
Pon dentro una cama: sirve media cáscara de nuez.`,
      materials: ['una caja pequeña', 'papel rojo', 'tijeras', 'pegamento'],
      minutes: 25,
      objectives: ['construir en pequeño'],
    },
    "Dragon's Lair": {
      type: 'game',
      title: 'La montaña de cucharas',
      description: 'Amontonar sin despertar al dragón.',
      instructions: `Por turnos, cada cual pone una cuchara en el montón.
Si tintinea, el dragón ronca y se pierde el turno.
Si se cae todo, ronquido a coro y vuelta a empezar.`,
      materials: ['diez cucharas'],
      minutes: 10,
      objectives: ['mover las manos con cuidado'],
    },
    'Starlit Meadow': {
      type: 'creative',
      title: 'Una constelación con tu firma',
      description: 'Inventar un dibujo de estrellas.',
      instructions: `Siembra puntos claros en una hoja oscura.
Une unos cuantos: ¿qué animal, qué cosa ves?
Ponle nombre y cuenta cómo llegó allí arriba.`,
      materials: ['una hoja oscura', 'un lápiz claro'],
      minutes: 20,
      objectives: ['imaginar', 'contar'],
    },
    'Rainbow Bridge': {
      type: 'creative',
      title: 'El octavo color',
      description: 'Mezclar un color que aún no tiene nombre.',
      instructions: `Mezcla dos o tres colores, gota a gota.
Pinta con él una franja del arcoíris.
Ponle nombre: «rojo rodilla», «gris de martes»…`,
      materials: ['pinturas', 'un pincel', 'una hoja'],
      minutes: 20,
      objectives: ['mezclar colores', 'inventar palabras'],
    },
    'Ancient Library': {
      type: 'craft',
      title: 'Un marcapáginas con orejas',
      description: 'Para no volver a perder la página.',
      instructions: `Corta una tira de cartón tan larga como tu mano.
Dibuja arriba {friend.a}, con la cabeza asomando del libro.
Escribe detrás el título de tu cuento.`,
      materials: ['cartón', 'tijeras', 'lápices'],
      minutes: 20,
      objectives: ['recortar y dibujar con cuidado'],
    },
    "Wizard's Tower": {
      type: 'game',
      title: 'Hechizos del revés',
      description: 'Hablar como un conjuro que salió torcido.',
      instructions: `Di una palabra empezando por el final: pato se vuelve otap.
Quien escucha la adivina.
Inventa un conjuro de tres palabras para apagar la luz.`,
      materials: [],
      minutes: 10,
      objectives: ['jugar con los sonidos'],
    },
    'Moonlit Beach': {
      type: 'musical',
      title: 'El mar en una caja',
      description: 'Fabricar el ruido de las olas.',
      instructions: `Mete un puñado de arroz en una caja cerrada.
Inclínala despacio: la ola viene. Inclínala al otro lado: se va.
Con otra caja y otra persona, son dos olas que se contestan.`,
      materials: ['una caja', 'arroz'],
      minutes: 15,
      objectives: ['imitar un sonido', 'seguir un ritmo en compañía'],
    },
    'Floating Island': {
      type: 'craft',
      title: 'Una isla colgada de un hilo',
      description: 'Una isla que flota ante la ventana.',
      instructions: `Recorta una isla de cartón y decora sus dos caras.
Pégale debajo trozos de lana: son las raíces.
Cuélgala de un hilo y sóplale un poco de viento.`,
      materials: ['cartón', 'lana', 'hilo', 'pegamento'],
      minutes: 30,
      objectives: ['construir un móvil'],
    },
    'Hidden Valley': {
      type: 'creative',
      title: 'La carta de buenas noches',
      description: 'Dos líneas para alguien que está lejos.',
      instructions: `¿A quién te gustaría darle hoy las buenas noches?
Escribe dos líneas, o dibuja, y adorna el borde con niebla gris.
Dobla la carta muy pequeña y envíala mañana.`,
      materials: ['una hoja', 'lápices'],
      minutes: 15,
      objectives: ['acordarse de quien está lejos'],
    },
  },
  general: {
    musical: [
      {
        title: 'El estribillo, tres veces',
        description: 'Cantar el estribillo del cuento.',
        instructions: `Busca el estribillo y dilo dando palmas.
Invéntale una melodía.
Cántalo tres veces: fuerte, suave y casi nada.`,
        materials: [],
        minutes: 10,
        objectives: ['sentir el ritmo de las palabras'],
      },
      {
        title: 'Los ruidos {friend.de}',
        description: 'Contar el cuento con ruidos.',
        instructions: `Busca un ruido para {friend} y otro para {keeper}.
Busca un tercero para {thing}.
Alguien cuenta el cuento y tú pones todos los ruidos.`,
        materials: ['cazuelas', 'cucharas', 'papel para arrugar'],
        minutes: 15,
        objectives: ['escuchar con atención'],
      },
    ],
    writing: [
      {
        title: 'Una carta para {friend}',
        description: 'Escribir después del viaje.',
        instructions: `¿Qué más te gustaría preguntarle?
Escribe o dicta tres frases, una de ellas con signos de interrogación.
Firma a tu manera y mañana contesta en su nombre.`,
        materials: ['una hoja', 'un lápiz'],
        minutes: 20,
        objectives: ['escribir a alguien'],
      },
      {
        title: 'La noche siguiente',
        description: 'Imaginar cómo empieza el próximo cuento.',
        instructions: `¿Qué faltará la próxima vez {place.in}?
¿Quién vendrá a llamar, y cómo?
Escribe o dicta la primera frase.`,
        materials: ['una hoja', 'un lápiz'],
        minutes: 20,
        objectives: ['inventar una continuación'],
      },
    ],
    puzzle: [
      {
        title: 'Cuatro dibujos revueltos',
        description: 'Poner en orden el cuento.',
        instructions: `Dibuja cuatro momentos, cada uno en un papel.
Mézclalos y dáselos a alguien.
Si quedan en orden, añade un quinto.`,
        materials: ['cuatro papeles', 'lápices'],
        minutes: 20,
        objectives: ['entender el orden de lo que pasa'],
      },
      {
        title: 'Se busca: {thing.bare}',
        description: 'Una búsqueda del tesoro en el cuarto.',
        instructions: `Dibuja {thing} en un papel y escóndelo.
Da tres pistas, de la más difícil a la más fácil.
Después di solo: frío, templado, caliente.`,
        materials: ['un papel', 'un lápiz'],
        minutes: 15,
        objectives: ['dar pistas', 'buscar con método'],
      },
    ],
    discussion: [
      {
        title: '¿Y si hubiera funcionado?',
        description: 'Cambiar un momento del cuento.',
        instructions: `Busca qué probó primero {friend}.
¿Y si hubiera funcionado? Cuenta qué pasaría.
¿Qué final te gusta más, y por qué?`,
        materials: [],
        minutes: 10,
        objectives: ['entender causas y consecuencias'],
      },
      {
        title: 'El corazón {keeper.de}',
        description: 'Hablar de lo que se siente en el cuento.',
        instructions: `¿Qué sentía {keeper} al principio? ¿En qué se nota?
¿Y al final?
Cuenta una vez en que a ti te cambió así el corazón.`,
        materials: [],
        minutes: 10,
        objectives: ['reconocer sentimientos'],
      },
    ],
    craft: [
      {
        title: '{Friend}, de papel',
        description: 'Hacer el animal del cuento.',
        instructions: `Dobla una hoja y dibuja media silueta pegada al doblez.
Recorta y abre: ya está la silueta entera.
Dibújale la cara y haz que se tenga en pie.`,
        materials: ['una hoja', 'tijeras', 'lápices'],
        minutes: 25,
        objectives: ['usar bien las manos'],
      },
      {
        title: 'Una caja para {thing}',
        description: 'Para que no se pierda nada más.',
        instructions: `Elige una caja pequeña y fórrala con tela.
Escribe encima qué guarda.
Mete esta noche tu tesoro más pequeño.`,
        materials: ['una caja pequeña', 'un trozo de tela', 'pegamento'],
        minutes: 20,
        objectives: ['construir y decorar'],
      },
    ],
    game: [
      {
        title: '¿Quién soy?',
        description: 'Adivinar los personajes del cuento.',
        instructions: `Imita {hero.a}, {friend.a} o {keeper.a} sin decir palabra.
Quien mira adivina y dice en qué lo ha notado.
Luego le toca imitar.`,
        materials: [],
        minutes: 10,
        objectives: ['expresarse con el cuerpo'],
      },
      {
        title: 'El camino de cojines',
        description: 'Repetir el viaje del cuento.',
        instructions: `Pon cojines desde la cama hasta la puerta.
Ve de una punta a otra sin tocar el suelo.
Mientras avanzas, cuenta el camino {hero.de}.`,
        materials: ['cojines'],
        minutes: 15,
        objectives: ['recordar el recorrido', 'guardar el equilibrio'],
      },
    ],
    creative: [
      {
        title: 'El dibujo de antes de dormir',
        description: 'Pintar el momento más bonito.',
        instructions: `Cierra los ojos y busca el momento que más te gusta.
Dibújalo con tres colores, ni uno más.
Ponle título.`,
        materials: ['una hoja', 'tres lápices de colores'],
        minutes: 20,
        objectives: ['elegir un momento importante'],
      },
      {
        title: 'Un país en una tapa',
        description: 'Hacer en pequeño el lugar del cuento.',
        instructions: `Busca la tapa de una caja de zapatos.
Construye dentro {place} con papel, tela y trocitos de nada.
Señala dónde estaba {thing}.`,
        materials: ['una tapa', 'papel', 'pegamento', 'trozos de tela'],
        minutes: 30,
        objectives: ['imaginar un lugar'],
      },
    ],
  },
  ageGroups: { beginner: '3-6 años', intermediate: '7-10 años', advanced: 'desde 11 años' },
}
