import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      {hero} y la estatua seria
      Un salto porque sí
      La estatua que no se reía
      Cosquillas de piedra
      Mil intentos y un ji
    `,
    refrains: [
      {
        first: 'Ja, ja, ja, ¿quién se reirá?, la de piedra no querrá.',
        changed: 'Ja, ja, ja, ¡quién lo dirá!, hasta la piedra se reirá.',
      },
      {
        first: 'Salta, salta por saltar | que la risa ha de llegar.',
        changed: 'Salta, salta por saltar | que la piedra quiere más.',
      },
    ],
    facts: {
      wrong: '{friend} leyó chistes de una lista',
      turn: '{hero} dio saltos solo por gusto',
      result: 'la estatua se rio y soltó {thing}',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una estatua muy [seria|tiesa].
        / @spot Una estatua [seria|muy seria] estaba {spot.at}.
        Tenía {thing} en la mano. Solo se iba a soltar con una [risa|risa de verdad].
        + A sus pies decía: «Por favor, [haz reír|un chiste]».
        + Debajo había rayas. Mil rayas, una por cada [chiste|payaso].
        + Su boca era [recta|dura] como una regla.
        + {Hero} le hizo una mueca. Ni [caso|un gesto].
        + Una paloma dormía en su [cabeza|hombro], muy seria también.
        + —Buenas noches —dijo {hero}. La estatua miró al [frente|cielo].
        + Apretaba los dedos, y eran dedos de [piedra|roca].
        + Un ratón pasó con un sombrero de flores. [Nada|Ni así].
        + Llevaba así desde el [lunes|martes]. Un lunes muy viejo.
        + Ni un mosquito se atrevía a posarse en aquella [ceja|oreja].
      `,
      wrong: `
        @wrong {Friend} leyó chistes de una lista, [uno tras otro|del uno al nueve].
        / @wrong Con voz de maestro, {friend} leyó chistes de una [lista|lista larga].
        / Traía una lista. {Friend} leyó chistes, [todos|uno tras otro].
        —Este es muy bueno —[dijo|avisó] cada vez, con peor cara.
        + El del tomate lo leyó [dos|tres] veces.
        + —¿Lo pillas? —preguntó—. ¡Es que era un [pato|nabo]!
        + La estatua no [lo pilló|movió ni un pelo].
        + Al quinto chiste, {friend} dio una patada al [suelo|aire].
        + —¡Ríete ya! —gritó. Así no se ríe [nadie|ni una rana].
        + Un grillo se rio, pero de otra [cosa|broma suya].
        + El chiste nueve estaba al revés. Nadie lo [notó|supo].
        + —Es que no entiende de [chistes|humor] —gruñó {friend}.
        + Hizo una bola con el [papel|chiste doce] y la pisó.
        + Un grillo pidió que pasaran a la [música|merienda].
      `,
      doubt: `
        La risa no venía. Se hizo un rato [largo|muy largo].
        / Nadie dijo nada, y la piedra [menos|menos aún].
        + La lista estaba rota por la [mitad|punta].
        + {Friend} se sentó de [espaldas|morros]. Ya no quedaban chistes.
        + El aire olía a noche y a piedra [fría|vieja].
        + ¿Y si no se reía [nunca|jamás]? Era una pena.
        + {Hero} miró esa cara gris. Daba un poco de [frío|pena].
        + Reír por orden es como dormir por orden. No [sale|va].
        + La paloma abrió un ojo, y lo volvió a [cerrar|bajar].
        + Lejos cantaba una rana. Cantaba porque [sí|quería].
        + Cuarenta chistes, y ni una [miga|pizca] de risa.
      `,
      turn: `
        El suelo allí era blando, como una [cama|torta].
        / {Hero} pisó la hierba. Hacía [boing|poing], muy bajito.
        @turn {Hero} dio un salto, y luego más saltos, solo por [gusto|puro gusto].
        / {Hero} dio un salto. Y otro, por [gusto|nada].
        + No miró a la estatua. Se olvidó de [ella|la piedra].
        + Dio uno a la pata coja y otro [de lado|con giro].
        + El quinto acabó en el suelo, con las patas por [alto|el aire].
        / El quinto acabó en un arbusto. El arbusto hizo [ñic|fru].
        + —¿Qué haces? —dijo {friend}. —[Nada|Salto] —dijo {hero}.
        + Eso no estaba en la [lista|hoja].
        + Con tanta prisa, era raro jugar. Y qué [rico|bien].
        + Hubo un salto muy malo. Ese fue el [mejor|más bueno].
        + {Friend} probó uno. Fue chico, pero fue [salto|suyo].
        + Saltar así es como hablar con los [pies|zapatos].
        + El aire le entraba en la ropa y hacía [globo|fu, fu].
      `,
      works: `
        La estatua hizo: ji. Fue un ji [chico|muy chico].
        / Primero le tembló la nariz. Luego, un [dedo|pie].
        @result [Y la|Esta vez la] estatua se rio y soltó {thing}.
        / La estatua se rio. Soltó {thing} [sin querer|de la risa].
        + Se rio con la boca, la barba y la [tripa|espalda].
        + —¡Ese del arbusto! —dijo—. ¡Otra [vez|vez, venga]!
        + La paloma voló a la rama, muy [tiesa|digna].
        + De la oreja le cayó una piña. Hacía años que [picaba|estaba].
        + —¿Y mis chistes? —dijo {friend}. La estatua se rio [más|otra vez].
        + Borró las mil rayas con el [codo|dedo].
        + Ahora su boca era una curva. Le [quedaba|iba] bien.
        + {Hero} tomó {thing} y dio un salto más, de [propina|regalo].
        + Hasta la luna enseñó un [diente|hoyuelo].
      `,
      lesson: `
        La risa no viene si la [llamas|empujas]. Viene si [juegas|saltas].
        / —La lista no saltaba —dijo {friend}—. Ese fue el [fallo|lío].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} montaba guardia una estatua muy seria, con la boca [recta|como una regla].
        / @spot Había una estatua {spot.at}, y era la más seria del [mundo|lugar].
        Sujetaba {thing} con dedos de piedra, y solo una risa podía [abrirlos|aflojarlos].
        + En el pedestal ponía: «Se ruega hacer gracia», y debajo, «Intentos: [mil|mil dos]».
        + Los mil intentos estaban apuntados con rayitas, de cinco en [cinco|cinco, como en la cárcel].
        + Tenía una paloma en la cabeza, y ni siquiera eso le parecía [divertido|cómico].
        + {Hero} ensayó varias muecas, incluida la de [besugo|lechuga], sin ningún resultado.
        + —Antes venían payasos —contó un grillo—, pero volvían a casa [llorando|muy tristes].
        + No era mala. Solo llevaba tanto tiempo seria que se le había [olvidado|secado] lo otro.
      `,
      wrong: `
        @wrong {Friend} leyó chistes de una lista que tenía preparada para [bodas|las fiestas].
        / @wrong Misteriosamente, {friend} sacó una lista y leyó chistes en voz [alta|de discurso].
        Con cada chiste ponía peor cara, y la estatua, [la misma|ninguna].
        + —Caminaban un tomate y un pato —leyó—. No, [esperad|perdonad], el pato caminaba después.
        + Cuando nadie se ríe, hay quien lo explica, y {friend} lo [explicó|explicó dos veces].
        + —¡Este es para partirse! —anunció, y lo único que se partió fue el [papel|lápiz].
        + Al llegar al número doce ya gritaba los chistes como quien [riñe|echa una bronca].
        + Un caracol pidió por favor que repitiera el [cuarto|séptimo], que no lo había cogido.
        + Decir «ríete» con esa voz es como decir «duerme» con una [trompeta|corneta].
        + La paloma metió la cabeza debajo del ala.
      `,
      doubt: `
        Se acabó la lista. El silencio era tal que se oía crecer el [musgo|polvo].
        / Después del último chiste nadie supo adónde [mirar|poner los ojos].
        + {Friend} dobló cuidadosamente el papel hasta dejarlo como una [aceituna|avellana].
        + La estatua seguía igual, con su misma cara de domingo por la [tarde|tarde y lluvia].
        + Quizás la risa se parece a los gatos: cuanto más la llaman, menos se [acerca|asoma].
        + Allí nadie lo estaba pasando [bien|ni medio bien]. {Hero} lo notó.
        + Ni siquiera la rayita mil tres se animó a [salir|apuntarse].
      `,
      turn: `
        Entonces {hero} notó el suelo. Cedía un poco, como un [colchón|bizcocho].
        / Empezó la hierba, blandísima, que debajo de los zapatos hacía [boing|poing].
        @turn {Hero} se puso a dar saltos, primero pequeños y después enormes, solo por [gusto|el gusto].
        + Se olvidó de la estatua, de la lista y hasta de lo [tarde|importante] que era.
        + Hubo saltos de canguro, de saltamontes y algunos todavía sin [nombre|permiso].
        + El más alto terminó dentro de un arbusto. Primero salió de allí una [risa|hoja].
        + —¿Eso en qué hace gracia? —preguntó {friend}. —En nada —dijo {hero}, sin [parar|aliento].
        + Daba apuro jugar en un asunto tan [serio|importante]. Por eso mismo daba gusto.
        + En el séptimo salto ya eran [dos|dos los que caían]. {Friend} no pudo resistirse.
      `,
      works: `
        A la estatua le tembló una ceja y se le escapó un «ji», pequeño como una [avellana|canica].
        / Se escuchó un «ji» chiquitito, y ningún [grillo|pájaro] lo había pronunciado.
        @result Enseguida la estatua se rio con toda la tripa y soltó [{thing}|en la hierba {thing}].
        + Se reía tanto que la paloma tuvo que agarrarse con las dos [patas|alas].
        + —¡Lo del arbusto! —decía, secándose una lágrima de [arena|grava]—. ¡Ay, lo del arbusto!
        + Le cayó de la oreja una piña que llevaba ahí desde el [otoño|siglo] anterior.
        + {Friend} preguntó qué chiste había sido, y eso le dio otro [ataque|cuarto de hora] de risa.
        + Al pie, con su propio dedo, la estatua escribió: «Basta de [rayas|intentos], gracias».
        + La boca recta se convirtió en una curva, y así ha [continuado|quedado] para siempre.
        + Alrededor, hasta los guijarros se daban [codazos|golpecitos].
      `,
      lesson: `
        Con una lista no se hace reír a nadie; jugando, a veces, hasta a una [piedra|roca].
        / —Yo le pedía la risa —dijo {friend}—, y tú la llevabas [encima|puesta].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} hacía guardia una estatua que no sonreía desde la [cantera|infancia].
        / @spot Quien buscara {spot.at} encontraba una estatua, y se ponía [serio|triste] al verla.
        Sostenía {thing} con dedos de piedra, y no había más llave que una [carcajada|risa].
        + «Se agradece el humor», rezaba el pedestal. Mil rayitas llevaban la cuenta de los que lo habían [intentado|agradecido].
        + Habían venido payasos con zapatos enormes y un primo del alcalde que imitaba [gallinas|trompetas]. Todos se habían marchado pensativos.
        + La paloma que dormía sobre su cabeza tenía ya la misma expresión, de tanta [convivencia|compañía].
        + {Hero} ensayó diversas muecas, sin conseguir que la piedra respondiera con el menor [parpadeo|pestañeo].
      `,
      wrong: `
        @wrong {Friend} carraspeó solemnemente y leyó chistes de una [lista|lista numerada].
        / @wrong Metódicamente, {friend} leyó chistes de una lista, por orden [alfabético|creciente de comicidad].
        A cada chiste seguía la explicación, y a cada explicación, un [ceño|gruñido] más hondo.
        + El del pato y el tomate, famoso en varias bodas, cayó como una [alpargata|cazuela] en un pozo.
        + —Tiene gracia porque el pato no lo sabía —insistió, y el grillo que escuchaba tomó [nota|aire] por educación.
        + Hacia el número nueve los leía ya con los dientes apretados, en el tono que se usa para [reclamar|las multas].
        + Nada resulta menos divertido que una risa exigida con la voz [destemplada|avinagrada].
      `,
      doubt: `
        Acabada la lista, quedó el silencio que tienen los teatros [vacíos|los lunes].
        / Terminado el último chiste, {friend} dobló cuidadosamente el papel hasta convertirlo en un [garbanzo|dado].
        + La estatua miraba al frente, como quien escucha leer un [contrato|reglamento].
        + Pensó {hero} que la risa debía de ser pariente de los gatos, que se acercan cuando nadie los [llama|solicita].
        + En realidad, ninguno de los presentes lo estaba pasando bien, y eso la piedra lo [nota|aprende] enseguida.
        + Alguna rana cantaba a lo lejos sin la menor [intención|necesidad], y era lo único alegre que se oía.
      `,
      turn: `
        Entonces {hero} advirtió que la hierba cedía bajo los pies como un [bizcocho|colchón viejo].
        / Lo siguiente fue culpa del suelo, evidentemente necesitado de alguien que lo [probara|estrenara].
        @turn Olvidándose de todo, {hero} empezó a dar saltos solo por [gusto|el puro gusto].
        / Como quien no debe nada, {hero} empezó a dar saltos solo por gusto.
        + Hubo saltos de canguro resfriado, y el más [ambicioso|extravagante] terminó de cabeza en un arbusto.
        + —¿Y eso qué gracia tiene? —quiso saber {friend}; pero cuando preguntaba, las patas ya le estaban [temblando|saltando] de ganas.
        + No es fácil jugar cuando hay tanto por hacer y una vocecita [consulta el reloj|pasa lista].
        + Una vocecita sensata se cansó al tercer brinco, y al cuarto, según cuentan, brincaba [también|como la que más].
      `,
      works: `
        En aquella boca rectísima apareció, crujiendo, algo parecido a un [«ji»|paréntesis].
        / Primeramente se movió una ceja, y a continuación, una [mejilla|oreja].
        @result Después la estatua se rio a carcajadas y soltó {thing} con [delicadeza|sumo cuidado].
        / Con un estruendo de [gravilla|escombros] felices, la estatua se rio y soltó {thing}.
        + Se reía con siglos de retraso, a rachas, igual que se vacía una [botella|alcancía] puesta boca abajo.
        + —¡El arbusto! —lograba decir, enjugándose lágrimas de arena—, ¡esa manera de [entrar|aterrizar] en el arbusto!
        + La paloma, expulsada por el [terremoto|alboroto], acabó por sacudirse un poco en una rama. Así se ríen las palomas.
        + {Friend} preguntó cuál de los doce le había gustado, y aquello resultó lo más divertido de la [noche|velada].
        + Con la punta del dedo tachó las mil rayas y se quedó mirando el hueco, [satisfecha|feliz] como quien paga una deuda.
      `,
      lesson: `
        La alegría no obedece órdenes, pero se [contagia|pega] en cuanto alguien la tiene.
        / —Tú no querías hacer reír —observó {friend}—, y puede que en eso estuviera la [gracia|ciencia].
      `,
    },
  },
  Gratitude: {
    titles: `
      {hero} y quien barre el camino
      Gracias por barrer
      Ris, ras
      La escoba más pequeña
      Alguien que nadie veía
    `,
    refrains: [
      {
        first: 'Ris y ras, ris y ras, ¿quién barrerá, quién será, por detrás?',
        changed: 'Ris y ras, ris y ras, gracias a ti, que barriendo estás.',
      },
      {
        first: 'Alguien barre, nadie mira | y la senda queda limpia.',
        changed: 'Alguien barre, alguien lo mira | y las gracias iluminan.',
      },
    ],
    facts: {
      wrong: '{friend} se quejó del polvo',
      turn: '{hero} vio la escobita y dio las gracias',
      result: 'quien barría brilló y señaló el sitio',
    },
    beginner: {
      gate: `
        @spot {spot.at} todo estaba muy [limpio|barrido].
        / @spot Ni una hoja había {spot.at}. ¡Qué [limpio|raro]!
        Por allí estaba {thing}, pero no se [veía|sabía dónde].
        / ¿Y {thing}? Cerca, pero no se [veía|notaba].
        + Ris, ras, se oía. Ris, ras. Muy [bajo|cerca].
        + Las piedras estaban en fila, de chica a [grande|gorda].
        + ¿Quién barre de [noche|madrugada]? {Hero} no vio a nadie.
        + Detrás de un trébol se movió [algo|un poco de polvo].
        + El polvo iba solo a un lado del [camino|paso].
        + Hasta las hormigas se limpiaban los [pies|seis pies].
        + Olía a tierra recién [barrida|lavada].
        + —Aquí vive alguien muy limpio —dijo {hero}, [bajito|de puntillas].
        + Miraron a un lado y al otro. Y [nada|ni rastro].
        + Olía a limpio, como un lunes por la [mañana|tarde].
      `,
      wrong: `
        @wrong —¡Cuánto polvo! —dijo {friend}. Y se quejó del polvo [otra vez|un rato].
        / @wrong {Friend} se quejó del polvo: —¡Uf, [qué asco|cómo pica]!
        Metió la pata en un montón de [hojas|polvo] y lo tiró todo.
        + El montón era alto y bien [hecho|puesto]. Ya no.
        + —¡Achís! —hizo, y el polvo voló por el [camino|aire].
        + El ris, ras se paró. Luego hizo: [ay|uf].
        + —Aquí nadie limpia —dijo, con el pie [sucio|gris].
        + Buscó por aquí y por allá, [sin mirar|a saltos].
        + Pasó por encima de una escoba y no la [vio|notó].
        + —Y el servicio, muy [lento|malo] —añadió.
        + Dejó nueve huellas de [barro|polvo] en lo limpio.
        + Una hormiga dijo que no con la [cabeza|antena].
        + Tocó una hoja con dos dedos y puso [morros|cara].
      `,
      doubt: `
        Así no salía {thing}. Solo [quejas|estornudos] salían.
        / Se cansaron de buscar, y se [sentaron|pararon].
        + Ris, ras, otra vez, [poco a poco|desde el principio].
        + Alguien barría lo que ya había [barrido|limpiado].
        + No decía nada, ni [mu|una palabra]. Solo barría.
        + {Hero} pensó en las huellas, y le dio [pena|apuro].
        + Hay cosas que están [hechas|limpias]. ¿Y quién las hace?
        + —Yo no fui —dijo {friend}. Nadie había [preguntado|dicho nada].
        + La luna miraba el camino, y el camino la [miraba|copiaba].
        + Una mota brilló en el aire, y luego [otra|bajó].
      `,
      turn: `
        {Hero} se puso a ras de suelo, nariz en [hierba|tierra].
        / Ris, ras. {Hero} siguió el ruido hasta un [trébol|tronco].
        @turn Allí {hero} vio la escobita. —¡Gracias! —dijo, y dio las gracias [dos veces|otra vez].
        + La escoba era de tres pelos y un [palito|palillo].
        + La llevaba alguien menor que un [dedal|guisante].
        + —Gracias por barrer [cada noche|este camino] —dijo {hero}.
        + Era raro hablar con algo tan [chico|bajo]. Pero salió bien.
        + Después recogió las hojas, una por [una|mano].
        + —Perdón por las [huellas|pisadas] —dijo también.
        + —¿Hay alguien ahí? —dijo {friend}—. ¿Con [escoba|delantal]?
        + Nadie tiene que dar las gracias de noche. {Hero} las [dio|regaló].
      `,
      works: `
        @result Quien barría se puso rojo, brilló y señaló el [sitio|sitio justo].
        / @result Quien barría brilló como una [lámpara|brasa]. Y señaló el sitio con la escoba.
        Allí, bajo una hoja doblada, estaba [{thing}|por fin {thing}].
        / Bajo una hoja [doblada|limpia] dormía {thing}.
        + —{thing:Lo/La} guardé del [polvo|frío] —dijo con voz de mosquito.
        + Nadie le había dado las gracias en [cien|diez] años.
        + Dio una vuelta con la escoba, como en un [baile|vals].
        + Brillaba tanto que se veía el [camino|trébol] entero.
        + {Friend} se limpió los pies. [Los dos|Todos].
        + —Qué bien barres —dijo {friend}. Y brilló [más|otro poco].
        + Se quitó el gorro. Era media [avellana|cáscara].
        + Luego, ris, ras, siguió [barriendo|con lo suyo].
        + Guardó la palabra gracias en el [bolsillo|delantal].
      `,
      lesson: `
        Un gracias es corto, y [da luz|calienta] mucho rato.
        / —Yo vi el polvo —dijo {friend}—. Tú viste la [escoba|mano].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} no había ni una hoja fuera de sitio, como si esperaran [visita|a la reina].
        / @spot Más limpio que un plato de [domingo|fiesta] estaba {spot.at} el camino.
        Por allí debía de andar {thing}, aunque no se [viera|adivinara].
        + Las piedrecitas estaban puestas por tamaños, con las [redondas|blancas] delante.
        + De alguna parte venía un ruidito. Ris, ras, hacía, y luego [nada|callaba].
        + —Cada mañana está así —dijo una hormiga—. Será el [viento|rocío].
        + El viento no hace montoncitos, y allí había [siete|una fila de montoncitos].
        + {Hero} buscó a quien fuera y no encontró más que una sombra de trébol que se [movía|encogía].
        + Daba apuro pisar. Se andaba de puntillas sin que nadie lo [pidiera|mandara].
      `,
      wrong: `
        @wrong Apenas llegar, {friend} se quejó del polvo, y también de la [humedad|temperatura].
        / @wrong —¡Qué descuidado está todo! —dijo {friend}, y se quejó del polvo con [detalle|entusiasmo].
        Luego buscó por encima de todo. Deshizo tres montoncitos de un [pisotón|golpe].
        + Después estornudó. Las hojas volvieron al [principio|otro lado] del camino.
        + —En mi casa esto no pasa —añadió, aunque en su casa pasaba [peor|cada día].
        + El ris, ras se quedó callado. Alguien había soltado la [escoba|herramienta].
        + Preguntó en voz alta por el encargado. Lo tenía justo debajo de la [barriga|sombra].
        + Sus huellas cruzaban lo limpio de parte a parte, muy [claras|bien marcadas].
        + Con la nariz tan levantada se descubren poquísimos [rincones|secretos].
      `,
      doubt: `
        Al rato, cansadísimo, el ris, ras empezaba de [nuevo|nuevo, despacito].
        / Cuando callaron las quejas, se oyó que alguien barría de [nuevo|nuevo lo barrido].
        + {Hero} miró las huellas. Una se le parecía [mucho|un poco].
        + Siempre había pensado que los caminos se limpian [solos|de noche, sin nadie], como la luna.
        + También en casa aparecen las cosas hechas. Nunca se ve la [mano|prisa].
        + Quienes trabajan a escondidas acostumbran hacer poquísimo [ruido|alboroto].
        + —Yo apenas he pisado —murmuró {friend}, con una hoja pegada al [pie|talón].
      `,
      turn: `
        {Hero} se tumbó en el suelo. Así ven el camino los [escarabajos|tréboles].
        / Siguiendo el ruidito a gatas, {hero} encontró un [trébol|tocón].
        @turn Allí {hero} vio la escobita, apenas tres pelos atados, y le dio las gracias a quien la [llevaba|movía].
        / Allí {hero} vio la escobita y dio las gracias a quien la [llevaba|movía].
        + —Está precioso —dijo {hero}—. No sabíamos que lo hacía [alguien|una persona tan ocupada].
        + Quien barría miró hacia atrás. ¿Sería para [otro|alguien más alto] aquel «gracias»?
        + Era una cosa diminuta con delantal, y con unas ojeras que ocupaban media [cara|nariz].
        + Necesitó repetirlo, porque la primera vez nadie se lo [creía|esperaba].
        + Después {hero} volvió a juntar las hojas del primer [montón|pisotón].
        + Agacharse tanto no es cómodo. Hablar con la nariz en el barro, [menos|tampoco].
      `,
      works: `
        @result Quien barría se puso como un tomate, brilló y señaló el [sitio|sitio exacto].
        / @result Muy despacio, quien barría brilló y señaló el sitio con el [palo|mango].
        Allí, sobre una hoja de menta, estaba [{thing}|lo que buscaban: {thing}].
        + —{thing:Lo/La} traje yo hasta aquí —explicó—. No quería que se [manchara|mojara].
        + Aquella luz era amarilla. Se veía cada piedra, incluso las [feas|de atrás].
        + {Friend} se limpió cuidadosamente los pies y murmuró algo parecido a [perdón|«usted disculpe»].
        + —No es nada —contestó la vocecita. Llevaba ciento once años [ensayándolo|queriendo decirlo].
        + Bailó con la escoba, hizo una reverencia y barrió las huellas del [vals|baile].
      `,
      lesson: `
        Agradecer cuesta poquísimo, y siempre hay alguien [esperándolo|necesitándolo].
        / —Miraba solamente el polvo —dijo {friend}—, y no a quien lo [limpiaba|barría].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} reinaba una limpieza casi [inquietante|sospechosa], sin una hoja suelta.
        / @spot Tan barrido estaba el suelo {spot.at} que daba [reparo|vergüenza] pisarlo.
        Allí tenía que encontrarse {thing}, pero tanto orden también [esconde|despista].
        + Los guijarros formaban filas por tamaños, cada uno con la cara [bonita|buena] hacia arriba.
        + A ras de tierra sonaba un ruidito, ris, ras, que se interrumpía si alguien lo [escuchaba|buscaba].
        + —Eso lo hace el viento —aseguró una hormiga de paso, con la [tranquilidad|firmeza] de quien no lo ha pensado nunca.
        + Un viento que deja siete montoncitos iguales, rematados cada uno con su [pluma|piedrecita], es un viento muy particular.
      `,
      wrong: `
        @wrong Inmediatamente, {friend} se quejó del polvo y de los caminos en [general|particular].
        / @wrong Severamente, como [inspector|autoridad] de caminos, {friend} se quejó del polvo.
        A continuación atravesó los montoncitos y deshizo el trabajo de tres [noches|veladas].
        + El estornudo que le sobrevino devolvió las hojas, una por una, a los [lugares|árboles] de los que habían salido.
        + Reclamó la presencia del responsable, que precisamente se escondía debajo de su [vientre|sombra].
        + Quien busca lejos un culpable suele dejar detrás unas huellas [magníficas|estupendas].
        + El ris, ras había cesado, sustituido por un suspiro tan diminuto que únicamente lo [oyó|escuchó] un trébol.
      `,
      doubt: `
        Pasado un rato, el ruidito recomenzó desde el principio, con esa paciencia de las cosas que nadie [agradece|mira].
        / No aparecía {thing}. Se oía tan solo que alguien volvía a [empezar|barrer lo barrido].
        + Examinando la hilera de huellas, {hero} descubrió que algunas le resultaban sumamente [familiares|conocidas].
        + También en casa volvían los vasos [limpios|solos] al estante. Nunca se le había ocurrido preguntar cómo.
        + Lo que se hace todas las noches acaba por volverse [invisible|transparente].
        + —Tampoco he ensuciado tanto —dijo {friend}, aunque en un tono que pedía que alguien le llevara la [contraria|cuenta].
      `,
      turn: `
        Con la mejilla contra la tierra, {hero} esperó pacientemente como un [camino|escarabajo].
        / Apartando tréboles, {hero} fue detrás del ruido hasta dar con su [dueño|origen].
        @turn Entonces {hero} vio la escobita y dio las gracias con una [reverencia|ceremoniosa inclinación].
        / {Hero} vio la escobita y dio las gracias con toda la [cara|voz].
        + Al otro extremo del palo había alguien no más grande que un dedal, con [delantal|gorro de cáscara] y con ojeras.
        + La criatura miró hacia atrás, convencida de que aquello era para alguien de mayor [estatura|categoría].
        + —Por la limpieza —aclaró {hero}—, y por las piedrecitas, colocadas todas del lado [favorecedor|bonito].
        + Agradecer sin esperar recompensa es un mérito que jamás se ha [contado|medido] en monedas.
      `,
      works: `
        @result Quien barría se ruborizó, brilló y señaló el sitio con el [mango|palo de la escoba].
        / @result Ruborizándose todavía, quien barría brilló y señaló el sitio [exacto|escondido].
        Bajo una hoja de menta bien doblada aguardaba sin una mota {thing}.
        + —{thing:Lo/La} aparté por si venía la lluvia —explicó—, y ya que estaba, le quitaba el polvo los [domingos|jueves].
        + {Friend} se limpió los pies antes de acercarse, uno por uno y con una [seriedad|ceremonia] que no se le conocía.
        + Llevaba ciento once años ensayando la respuesta, y sin embargo le salió [tartamudeando|temblorosa].
        + Resplandecían hasta las piedrecitas del fondo, secretamente sus [favoritas|preferidas].
      `,
      lesson: `
        Agradecer es encender una [lámpara|lamparita] donde otros únicamente ven limpieza.
        / —Observaba el polvo —admitió {friend}—, y lo extraordinario era que hubiera tan [poco|poquito].
      `,
    },
  },
  Hope: {
    titles: `
      {hero} y la última ascua
      Aún queda un poquito
      La luz que contestó de lejos
      Más pequeña que una pulga
      No se ha acabado
    `,
    refrains: [
      {
        first: 'Lucecita, lucecita, tan chiquita, no te vayas todavía, no, no, no.',
        changed: 'Lucecita, lucecita, tan chiquita, otra luz te contestó, sí, sí, sí.',
      },
      {
        first: 'Brasa, brasa de manzana | guarda luz para mañana.',
        changed: 'Brasa, brasa de manzana | otra brasa te acompaña.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que todo se había acabado',
      turn: '{hero} abrigó el ascua y esperó',
      result: 'el ascua prendió y otra contestó de lejos',
    },
    beginner: {
      gate: `
        @spot {spot.at} ardía solo un ascua [chica|chiquita].
        / @spot Un ascua, la última, ardía {spot.at}. Ardía [poco|muy poco].
        Sin luz no se podía ver {thing}. Y luz había [poca|una pizca].
        + El ascua era roja y más chica que una [uva|mosca].
        + Hacía tic. Luego, un rato [largo|después], tac.
        + En torno había ceniza [gris|fría], y mucha noche.
        + {Hero} no se veía ni la [nariz|punta del pie].
        + —Antes fui una hoguera —dijo el ascua—. Con [baile|humo].
        + Ahora cabía en una [cuchara|cáscara de nuez].
        + Un viento flaco daba vueltas por [ahí|el hueco].
        + Lo negro era tan negro que [picaba|pesaba].
        + Si se apaga, pensó {hero}, no hay [otra|más].
        + Si la mirabas mucho, parecía que te [miraba|llamaba].
        + El frío andaba cerca, dando [vueltas|pasitos].
      `,
      wrong: `
        @wrong —Se acabó —dijo {friend}—. Todo se había acabado [ya|antes de llegar].
        / @wrong {Friend} se tumbó y dijo que todo se había [acabado|acabado ya].
        —Y además tengo [hambre|frío] —añadió, boca arriba.
        + Suspiró. El suspiro casi apaga el [ascua|fuego].
        + —Escribid que fui [valiente|genial] —pidió.
        / —Decidle a mi casa que la [quiero|echo de menos].
        + Cerró los ojos. Abrió uno, por si [miraban|había cena].
        + —Yo ya lo sabía —dijo, y no lo [sabía|sabía nadie].
        + El ascua bajó un poco más al [oírlo|oír eso].
        + Pidió una manta para el [final|fin de todo].
        + Tenía en la voz una gotera: plof, [plof|plof, plof].
        + En lo negro, hasta su nariz se veía [triste|caída].
        + —Era una buena noche —dijo—. Lástima del [final|fin].
        + Hizo testamento: la manta, para el [grillo|gato].
        + Ni siquiera miraba el [rojo|punto].
      `,
      doubt: `
        El ascua ya era un punto. Un punto muy [rojo|solo].
        / Quedaba menos luz que en un [guiño|botón].
        + Tic. {Hero} esperó el tac. Tardó [mucho|media noche].
        + ¿Y si {friend} decía la [verdad|pura verdad]?
        + El frío se sentó [al lado|encima] y no se iba.
        + En lo oscuro todo parece más [lejos|grande].
        + La ceniza cayó sin [ruido|prisa], como nieve vieja.
        + Un punto no es nada. Pero no es [nada de nada|cero].
        + Eso pensó {hero}: aún hay un [punto|poquito].
        + No se oía a nadie en [todo el mundo|la noche].
        + Los dos miraban el mismo [punto|puntito].
        + Una chispa saltó, dudó y se fue a [dormir|negro].
        + El ratón se tapó los ojos con el [rabo|rabo, por no ver].
      `,
      turn: `
        {Hero} se puso de espaldas al viento, muy [cerca|quieta la cabeza].
        / El viento venía. {Hero} se puso [delante|en medio].
        @turn {Hero} abrigó el ascua como un huevo y [esperó|esperó, y esperó].
        / @turn {Hero} hizo un nido en torno, abrigó el ascua y [esperó|esperó mucho].
        / {Hero} abrigó el ascua. Luego esperó, y [esperó|esperó más].
        + No sopló fuerte. Un aire chico, y [nada más|luego otro].
        + Le dio una brizna seca, y luego [otra|media].
        + —No te vayas —le dijo, muy [bajo|quedo].
        + Pasó un rato, y no [pasó|cambió] nada.
        + Se le durmió un pie. {Hero} no se [movió|fue].
        + —¿Para qué? —dijo {friend}. —Por si [acaso|prende] —dijo {hero}.
        + Era más fácil tumbarse y cerrar los [ojos|dos ojos].
        + El humo picaba un [poco|poquito]. Buena señal.
        + Así hace una gallina con lo que más [quiere|cuida].
        + Nadie le dijo que lo hacía [bien|mal].
      `,
      works: `
        Tic, tac, tic. El ascua se puso [naranja|gorda y roja].
        / De pronto hubo una llama, como una [uña|hoja].
        @result El ascua prendió, y otra contestó de [lejos|lejos, en lo negro].
        + ¡Flop! Una luz alta como un [lápiz|dedo].
        + Muy lejos, un punto dijo: yo [también|igual].
        Y entre las dos luces se vio [{thing}|allí {thing}].
        / Entre luz y luz apareció {thing}, [por fin|en medio].
        + —No se acabó —dijo {friend}—. Era un [descanso|respiro].
        + Luego hubo una tercera luz, y una [cuarta|más chica].
        + La noche tenía botones, como un [abrigo|chaleco].
        + {Hero} tenía la cara roja y los ojos [llenos|con agua], del humo.
        + El ascua bailó un poco. Se acordaba de la [música|hoguera].
        + Ya se podía coger {thing}, y ver {friend.a} [reír|sonreír].
        + El humo subió derecho y olía a [fiesta|pino].
      `,
      lesson: `
        Un poquito de luz aún es [luz|mucha luz]. Se cuida y se [espera|aguarda].
        / —Yo conté lo negro —dijo {friend}—. Tú, el [punto|ascua].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} no se veía nada, salvo una última ascua en un montón de [ceniza|ceniza fría].
        / @spot Solo quedaba {spot.at} un ascua, roja como una [frambuesa|cereza].
        Sin luz no encontrarían {thing}. Y aquella luz cabía en un [dedal|botón].
        + Lo oscuro empezaba allí mismo y seguía hasta donde alcanza la [noche|imaginación].
        + El ascua decía tic. {Hero} aguantaba el aire hasta el [tac|siguiente tic].
        + —En mis tiempos —contó con un hilo de humo— bailaban a mi [alrededor|lado] hasta las abuelas.
        + Un viento delgado rondaba por los rincones como un gato con [malas ideas|hambre].
        + Sus hermanas se habían apagado ya. Primero las grandes, luego las [valientes|pequeñas].
        + {Friend} quería consultar la hora y no encontraba ni el [reloj|bolsillo].
      `,
      wrong: `
        @wrong —Pues nada —dijo {friend}, y dijo que todo se había acabado, [incluida la cena|empezando por la cena].
        / @wrong {Friend} echó una mirada al ascua y dijo que todo se había acabado, [sin más|y bastante mal].
        Se tumbó en el suelo y suspiró. La ceniza [voló|se levantó].
        + —Y además tengo hambre —añadió, por si alguien creía que lo demás era [poco|broma].
        + Empezó a dictar su testamento, pero solo le salió una cuchara y medio [calcetín|bocadillo].
        + Con cada suspiro, el ascua perdía un poco de [rojo|cara].
        + Prefería saberlo ya. Esperar le ponía los [nervios|pelos] de punta.
        + Rendirse es muy cómodo, sobre todo si el suelo está [blando|seco].
        + —Mejor que nadie mire —pidió—, será [tristísimo|demasiado]. Y abrió disimuladamente un ojo.
      `,
      doubt: `
        El punto rojo se hizo tan pequeño que había que mirar de lado para [verlo|encontrarlo].
        / Tardaba tanto el siguiente tic que {hero} llegó a creer que no [vendría|había siguiente].
        + Con esa luz no se habría peinado ni una [pulga|hormiga].
        + El frío se acercó despacito y se sentó entre los dos, como un primo [pesado|segundo].
        + Tal vez {friend} tuviera razón. Lo oscuro le daba la [razón|mano].
        + Pero una cosa que se apaga no es una cosa [apagada|ya apagada], todavía no.
        + A esas horas, pensó {hero}, alguien en otro sitio también estará [despierto|mirando lo oscuro].
      `,
      turn: `
        {Hero} dio la espalda al viento y se colocó lo más [cerca|cerca posible] de aquel puntito.
        / Sin decir nada, {hero} se acercó y puso el cuerpo entre el ascua y el [viento|aire frío].
        @turn Luego {hero} abrigó el ascua como se abriga un pájaro caído, y [esperó|esperó sin prisa].
        + No servía soplar. Solo un aliento muy flojo, y después otro, como quien [cuenta un secreto|duerme].
        + Le acercó una brizna, no más larga que una [pestaña|uña], y el ascua se lo pensó.
        + El humo hacía llorar y la postura daba [calambres|hormigueo]. {Hero} se quedó.
        + —¿Y si no prende? —preguntó {friend}. —Entonces no se habrá apagado en [soledad|el frío] —dijo {hero}.
        + Pasó un minuto, que en la oscuridad mide lo mismo que un [tren|jueves].
        + Esperar así no era quedarse sin hacer nada. Cansaba más que [correr|un monte].
      `,
      works: `
        + Primero chascó la brizna, y enseguida se levantó una llama como una [hoja|lengüita].
        / Hubo un chasquido, un olor a resina y un [resplandor|poco de oro] en los párpados.
        @result El ascua prendió, y desde muy lejos, en lo negro, otra le [contestó|contestó con un guiño].
        + Era un punto en la otra orilla de la noche. Decía: aquí [también|estamos].
        Entre aquellas claridades apareció finalmente lo que buscaban: [{thing}|sí, {thing}].
        + {Friend} se levantó de un salto. Dijo que estaba [descansando|echando cuentas].
        + Enseguida contestó una tercera, y luego varias, igual que ventanas en un [pueblo|monte].
        + El ascua ya no era la última. Era la primera, y pidió [música|leña].
        + De tanto humo tenía {hero} los ojos llorosos. O eso [dijo|dijeron los dos].
      `,
      lesson: `
        Mientras quede un poquito, hay que darle [abrigo|tiempo] y no contar lo que falta.
        / —Yo me despedía demasiado pronto —dijo {friend}—. Tú no te [despedías|despediste].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} no había más luz que una última ascua entre la [ceniza|ceniza fría].
        / @spot De una hoguera de feria quedaba {spot.at} un ascua como una [lenteja|pulga].
        A esa luz había que encontrar {thing}, y no se habría encontrado ni un [piano|faro].
        + —Alrededor de mí se prometieron tres matrimonios —dijo con un hilo de [humo|voz]—. Y se quemaron muchas castañas.
        + El tic con que respiraba llegaba cada vez más espaciado, y entre uno y otro cabía [holgadamente|de sobra] un bostezo.
        + Merodeaba por allí un viento flaco que no tenía nada mejor que [hacer|soplar].
        + La noche termina en otros sitios en una ventana o en un [farol|perro]. Allí no terminaba.
      `,
      wrong: `
        @wrong {Friend} lo pensó un segundo y dijo que todo se había [acabado|acabado, y bien].
        / @wrong Como quien baja un [telón|cierre], {friend} dijo que todo se había acabado.
        Inmediatamente se tendió en el suelo y [rogó|solicitó] que no le enviaran flores.
        + Cada suspiro suyo levantaba una nubecilla de ceniza y le costaba al ascua una [décima|migaja] de su escaso rojo.
        + Redactó de viva voz un testamento. Constaba de una cuchara, medio [bocadillo|queso] y varias quejas.
        + El desánimo se practica echado. La esperanza, por lo común, se hace de [rodillas|pie] y con humo en los ojos.
        + —Que conste que lo vi venir —añadió, aunque en semejante negrura no se veía venir ni a uno [mismo|propio].
      `,
      doubt: `
        El punto rojo se fue encogiendo. Había que mirarlo de lado, como a las estrellas [pequeñas|tímidas].
        / Llegó un momento en que {hero} no supo si aún veía el ascua o solo la [recordaba|imaginaba].
        + Echarse también parecía lo razonable. Lo oscuro tiene argumentos [excelentes|larguísimos] y mucho tiempo.
        + El frío tomó asiento entre los dos con la [confianza|calma] de un pariente que viene a pasar el invierno.
        + Sin embargo, entre apagarse y estar apagado hay una [rendija|distancia], y por ella pasaba un poco de calor.
        + Quién sabe, se dijo, si al otro lado de tanta noche no habrá [alguien|otro fuego] preguntándose lo mismo.
      `,
      turn: `
        Alguien tenía que ponerse entre el ascua y el viento, {hero.y} se [puso|colocó].
        / Sin discutir, {hero} se acercó cuanto pudo al rescoldo y le hizo [casa|muralla].
        @turn Luego {hero} abrigó el ascua igual que se abriga un gorrión, y [esperó|esperó mucho].
        / {Hero} abrigó el ascua y esperó, [pacientemente|silenciosamente], sin apartarse.
        + De vez en cuando le acercaba una brizna del grosor de una pestaña, que el ascua estudiaba con [desconfianza|calma].
        + Soplar fuerte la habría apagado, y no soplar también. Quedaba el [cuidado|susurro], que es lo más cansado que existe.
        + —¿Y para qué? —preguntó {friend} desde el suelo. —Por si acaso —dijo {hero}, sin [moverse|mirar].
        + Protestaron las rodillas, lloraron los ojos y el minuto fue [larguísimo|interminable].
      `,
      works: `
        + Con un chasquido de avellana, la brizna se rindió y apareció una [llamita|claridad amarilla].
        / Algo crujió, y una llama como una hoja de [boj|menta] miró alrededor.
        @result El ascua prendió, y desde lejos, equivocadamente o no, otra le [contestó|contestaba].
        / El ascua prendió, [tímidamente|temblorosamente], y desde lejos otra le contestó.
        + Era una chispa en el otro borde de la noche, y se encendía y se apagaba como quien agita un [pañuelo|sombrero].
        A la claridad de ambas apareció finalmente [{thing}|lo que faltaba: {thing}].
        + {Friend} se incorporó, rompió el testamento y dejó dicho que solo había estado [descansando|reuniendo fuerzas].
        + Después contestaron siete más. La oscuridad resultó ser un [vecindario|país] de gente despierta.
      `,
      lesson: `
        La esperanza consiste en [cuidar|proteger] la claridad que queda, por pequeña que parezca.
        / —Cuando vuelva a anunciar el final —pidió {friend}—, por favor, [sopla|espera] un poquito.
      `,
    },
  },
  Love: {
    titles: `
      {hero} y la cerradura sin precio
      La canción de casa
      Lo que no se compra
      La segunda mejor piedra
      Un ojo que se abre
    `,
    refrains: [
      {
        first: 'Lala, lala, ¿qué la abrirá?, nada que se pueda comprar.',
        changed: 'Lala, lala, se abrió ya, con lo que se suele cantar.',
      },
      {
        first: 'Ea, la luna se peina | ea, y la casa te espera.',
        changed: 'Ea, la luna se peina | ea, y la llave fue ella.',
      },
    ],
    facts: {
      wrong: '{friend} ofreció botones, una moneda y una piedra',
      turn: '{hero} cantó bajito la nana de su casa',
      result: 'la cerradura se abrió como un ojo',
    },
    beginner: {
      gate: `
        @spot {spot.at} había una puerta [azul|redonda] con cerradura.
        / @spot Una puerta azul esperaba {spot.at}. Tenía cerradura, [pero no llave|y cara de sueño].
        —Nada que se compre me abre —[dijo|susurró]. Dentro estaba {thing}.
        + La cerradura era un ojo [cerrado|de hierro] con pestañas.
        + {Hero} empujó un poco. La puerta [bostezó|dijo no].
        + Por el suelo había llaves de [oro|plata]. No valían.
        + —Un rey me dio su [corona|silla] —dijo—. No pude.
        + Había monedas en fila, llenas de [polvo|musgo].
        + —¿Qué te gusta? —dijo {hero}. —No lo sé [decir|bien] —dijo ella.
        + La madera estaba tibia, como una [mesa|oreja].
        + Sonaba algo triste en la [bisagra|llave], ñi, ñi.
        + Olía a sitio donde no entra [nadie|gente].
      `,
      wrong: `
        @wrong {Friend} ofreció botones, una moneda y una [piedra|piedra verde].
        / @wrong —¡Yo pago! —dijo {friend}. Ofreció botones, una moneda y su segunda [mejor piedra|piedra más buena].
        La cerradura no abrió ni una [pestaña|rendija].
        + —La mejor piedra no la doy —dijo. Eso se [entiende|sabe].
        + Eran siete botones, uno con [ancla|hilo].
        + —¿Y si son ocho? —preguntó, y buscó [otro|en el pelo].
        + Puso todo en fila. Lo puso en [torre|círculo].
        + —Es mi última oferta —dijo. Luego hizo [otra|tres más].
        + Metió la moneda por el ojo. El ojo la [escupió|tiró].
        + La moneda rodó, clin, clin, hasta el [polvo|fondo].
        + —Está muy cara la noche —gruñó {friend}, [sin cambio|con pena].
      `,
      doubt: `
        Ya no quedaba nada que [dar|ofrecer]. Los bolsillos estaban vacíos.
        / Se sentaron junto a la puerta, sin [moneda|idea].
        + {Friend} contó los botones. Faltaba [uno|el del ancla].
        + —Ni con todo el oro —dijo la puerta, muy [bajo|triste].
        + Ella también quería abrir. Eso se [notaba|oía].
        + ¿Qué se da cuando no hay [nada|cosas]?
        + Hacía frío, y la casa estaba [lejos|muy lejos].
        + {Hero} pensó en una luz bajo una [puerta|manta].
        + Pensó en un olor y en una [voz|mano].
        + La noche era ancha, y nadie [hablaba|cantaba].
        + El ratón ofreció su queso, y [tampoco|ni por esas].
      `,
      turn: `
        {Hero} cerró los ojos y se acordó de su [cama|casa].
        / Había una canción. {Hero} la sabía desde [siempre|la cuna].
        @turn Y {hero} cantó bajito la nana de su [casa|casa, la de dormir].
        / {Hero} cantó. Era la nana de su [casa|cama].
        + La voz le salió [flaca|finita], pero era suya.
        + Era la canción de apagar la [luz|lámpara].
        + Olvidó un trozo y puso la, la, [la|la en su lugar].
        + Daba un poco de apuro. Era una canción muy de [casa|dentro].
        + {Friend} dejó los botones en el [suelo|polvo].
        + No la cantó para abrir. La cantó por [cariño|querer].
        / Ya no pensaba en la puerta. Pensaba en su [gente|cuarto].
        + Hasta el viento bajó la [voz|cabeza].
        + Una moneda vieja se durmió, y luego [otra|las demás].
        + La segunda vez sonó un poco más [llena|redonda].
      `,
      works: `
        Una pestaña tembló, y luego [dos|la otra].
        / La puerta respiró hondo. La madera hizo [cri|crec].
        @result La cerradura se abrió como un ojo, muy [despacio|suave].
        Dentro había luz, y en la luz, [{thing}|justo {thing}].
        / Dentro, en la luz, dormía {thing}. [Qué calor|Qué bien].
        + —Otra vez —pidió la puerta—. La parte del [final|la, la, la].
        + {Friend} se sonó con una hoja. Hizo [prrr|mucho ruido].
        + —Tengo algo en el ojo —dijo—. Un [botón|poco de polvo].
        + El ojo de hierro era [azul|claro], y les miraba bien.
        + —A mí no me cantan nunca —[dijo|contó] la puerta.
        + {Friend} dejó allí su mejor piedra. De [regalo|verdad].
        + La dio porque sí, y eso no es [pagar|comprar].
        + Ni una bisagra sonó ya [triste|mal].
      `,
      lesson: `
        Lo que más abre no está en la [tienda|bolsa]. Se lleva [dentro|de casa].
        / —Yo di botones —dijo {friend}—. Tú diste algo que no se [acaba|gasta].
      `,
    },
    intermediate: {
      gate: `
        @spot {spot.at} había una puerta, y en la puerta, una cerradura con pestañas, [dormida|cerrada del todo].
        / @spot El camino acababa {spot.at} ante una puerta. Su cerradura parecía un [ojo|párpado].
        —Nada que se compre me abre —avisó. Detrás esperaba {thing}.
        + Por el suelo se oxidaban llaves de oro, de plata y una de [chocolate|turrón], muy antigua.
        + —Un rey me ofreció medio reino —contó—, y un conde, el otro [medio|medio, que no era suyo].
        + No lo decía por presumir. Lo decía con [pena|cansancio].
        + {Hero} puso la oreja en la madera. Estaba [tibia|caliente] como una hogaza.
        + —¿Y qué necesitas para abrirte? —preguntó {hero}. —Ojalá me [acordara|acordase] —suspiró la puerta.
        + Muchos comerciantes habían gastado el [umbral|escalón]. Todos se fueron con el saco lleno.
      `,
      wrong: `
        @wrong {Friend} se remangó y ofreció botones, una moneda y una piedra, por ese [orden|orden exacto].
        / @wrong Como en un mercado, {friend} ofreció botones, una moneda y una [piedra|piedra de las buenas].
        A cada oferta, la cerradura contestaba con un [silencio|bostezo].
        + —La mejor no la enseño —explicó—, que luego se [encaprichan|la quedan].
        + El botoncito del ancla lo enseñó el último, después de [besarlo|abrillantarlo].
        + —Y por ser de noche, le hago un descuento —dijo, aunque era quien [pagaba|compraba].
        + La moneda entró por el ojo. Salió enseguida, como una [pepita|aceituna].
        + Terminó ofreciendo su puesto en la [cola|fila], aunque detrás no esperaba nadie.
        + Llegó a prometer una vaca. No tenía [vaca|ninguna], pero la describió muy bien.
      `,
      doubt: `
        Con los bolsillos del revés, colgando como orejas, ya nadie tenía qué [dar|ofrecer].
        / Se sentaron en el umbral, entre llaves viejas, y los dos olían a [bolsillo vacío|derrota].
        + La puerta se disculpó, costumbre rarísima entre las [puertas|cerraduras].
        + Por la rendija salía un hilo de luz que no [calentaba|llegaba] a ninguna parte.
        + {Hero} se puso a pensar en su casa, que estaba a muchas [noches|vueltas] de allí.
        + Pensó en la lámpara del pasillo y en quien la apaga de [puntillas|noche].
        + Hay cosas que nadie ha pagado nunca. Sin ellas no se duerme [igual|bien].
        + {Friend} recogió los botones uno a uno, sin [contarlos|ganas de contarlos].
      `,
      turn: `
        De repente {hero} recordó una canción, la de las noches [tranquilas|sin lámpara].
        / Había una melodía que {hero} llevaba siempre encima. No pesaba [nada|casi nada].
        @turn Cerró los ojos, {hero.y} cantó bajito la nana de su casa, con sus [pausas|trocitos olvidados].
        + La voz le temblaba en la parte alta, que es una parte muy [difícil|traidora].
        + Cuando olvidaba la letra, tarareaba, cosa que en las nanas está [permitida|muy bien vista].
        + No era una canción para enseñarla por ahí. Por eso costaba [tanto|el doble].
        + No cantaba para la puerta. Cantaba para los que estaban [lejos|en casa].
        + Un botón {friend.de} se escapó rodando y se detuvo a [escuchar|medio camino].
        + Hacia el último verso, la noche se hizo [pequeña|tibia] como un cuarto.
      `,
      works: `
        + Tembló una pestaña de hierro, tembló la siguiente, y la madera [suspiró|tomó aire].
        / Primero no pasó nada, y después pasó [todo|todo muy despacio].
        @result La cerradura se abrió como un ojo por la mañana, sin saber todavía qué [día|hora] era.
        + Miró {hero.a}, miró los botones del suelo, y ya no le hizo falta [preguntar|precio].
        Dentro ardía una lámpara pequeña, y al lado estaba [{thing}|esperando {thing}].
        + —¿Cómo sigue? —preguntó la puerta—. Si no es [molestia|secreto], quiero aprenderla.
        + {Friend} se sonó con mucho estruendo y echó la culpa al [polvo|polen].
        + Luego buscó en el fondo del fondo y dejó en el umbral su piedra [mejor|más querida], sin pedir nada.
        + Desde entonces las bisagras, cuando se mueven, no chirrían: [tararean|van cantando].
      `,
      lesson: `
        Algunas puertas se abren únicamente con lo que nos [cantaron|regalaron].
        / —Yo vaciaba los bolsillos —dijo {friend}—, y lo tuyo no cabía en [ninguno|un bolsillo].
      `,
    },
    advanced: {
      gate: `
        @spot {spot.at} se alzaba una puerta cuya cerradura parecía un ojo [dormido|cansado].
        / @spot El camino acababa {spot.at} ante una puerta con una cerradura muy [cerrada|cansada].
        —Las mercancías no me interesan —advirtió, y detrás guardaba {thing}.
        + Llaves de oro se oxidaban en el umbral, junto a una de turrón que los [ratones|años] respetaban.
        + —Un rey me ofreció medio reino y un conde la otra mitad, que por cierto no era [suya|del todo suya] —recordaba la puerta.
        + No hablaba con orgullo, sino con cansancio. Era como querer [estornudar|bostezar] y no poder.
        + —¿Y entonces qué necesitas? —preguntó {hero}. —Algo [pequeño|sencillísimo] que aparecía al anochecer.
      `,
      wrong: `
        @wrong {Friend}, que entendía de negocios, ofreció botones, una moneda y una [piedra|piedra pulida].
        / @wrong A modo de mercader, {friend} ofreció botones, una moneda y, con dolor, una piedra.
        A todo respondía la cerradura con una [indiferencia|frialdad] de palacio.
        + —Es la segunda mejor que tengo —puntualizó, porque la primera no salía de su escondite ni por [reinos|condados].
        + El botón del ancla, que reservaba para las grandes ocasiones, mereció un silencio algo más [largo|respetuoso] que los otros.
        + Prometió una vaca imaginaria, y la describió tan apasionadamente que después no quería [venderla|soltarla].
        + La moneda, introducida por la fuerza entre las pestañas, volvió despedida con la limpieza de un hueso de [cereza|aceituna].
      `,
      doubt: `
        Con los bolsillos del revés, se sentaron en aquel umbral gastado por [mercaderes|reyes].
        / Llega un momento en todo regateo en que ya no queda nada sobre la mesa, salvo los [codos|suspiros].
        + La puerta se disculpó sinceramente, costumbre rarísima entre las puertas [cerradas|antiguas].
        + {Hero} recordaba su casa lejana, y aquella rayita luminosa que dejaban de noche [debajo de la puerta|en el pasillo].
        + Lo mejor que tenía se lo habían dado sin factura, y la mitad de las veces a [oscuras|media voz].
        + {Friend} iba recogiendo los botones sin contarlos, señal de que el desconsuelo era [auténtico|grave].
      `,
      turn: `
        Inesperadamente, {hero.a} le vino a la memoria la canción de [despedir|apagar] el día.
        / Era una melodía de las que no se aprenden porque se [respiran|beben].
        @turn Cerrando los párpados, {hero} cantó bajito la nana de su [casa|casa, sin apresurarse].
        / {Hero} cantó bajito la nana de su casa, [lentísimamente|arrullando a la cerradura].
        + Donde se le había perdido la letra ponía un murmullo, como hacen los que la [cantan|enseñan].
        + Costaba, porque hay canciones que fuera de su cuarto se sienten tan en camisón como [quien las canta|uno mismo].
        + Hacia la segunda estrofa ya no cantaba para abrir nada. Cantaba para alguien que estaba [lejos|en casa].
        + Rodó un botón, se detuvo a medio camino, y hasta el viento pareció [sentarse|quitarse los zapatos].
      `,
      works: `
        + Se estremeció una pestaña de hierro, y por la madera corrió un [suspiro|escalofrío].
        / Durante un instante no ocurrió nada, y después la puerta tomó [aliento|aire].
        @result Y la cerradura se abrió como un ojo en la mañana, sin rencor por el [sueño|tiempo] perdido.
        / Reconociendo la melodía, la cerradura se abrió como un ojo.
        Al fondo, junto a una lamparilla, esperaba [{thing}|pacientemente {thing}].
        + —Naturalmente —suspiró la puerta—, una cancioncita de andar por [casa|la cocina]; a los monarcas nunca se les ocurrió.
        + {Friend} atribuyó al polen la humedad de sus ojos, aunque no era [temporada|época de polen].
        + Luego dejó en el umbral, sin discurso alguno, la piedra [mejor|primera de todas].
      `,
      lesson: `
        Ninguna tienda despacha las cosas que abren las puertas [importantes|más cerradas].
        / —Lo tuyo —suspiró {friend}— no se podía ni [rebajar|tasar], y por eso valía.
      `,
    },
  },
  Confidence: {
    titles: `
      {hero} y la verja que pregunta
      ¿Quién hay ahí?
      Una voz con los pies en el suelo
      La verja dura de oído
      {hero} dice su nombre
    `,
    refrains: [
      {
        first: '¿Quién anda ahí?, dímelo a mí, alto y claro, así, así.',
        changed: '¿Quién anda ahí?, ya te lo dije, estoy aquí, estoy aquí.',
      },
      {
        first: 'Dilo bajo, dilo quedo | y después, dilo de nuevo.',
        changed: 'Ya no bajo, ya no quedo | y la verja toca el suelo.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que le dolía la garganta',
      turn: '{hero} dijo su nombre bien alto',
      result: 'la verja se inclinó y se abrió',
    },
    beginner: {
      gate: `
        @spot {Spot.at} había una verja de hierro [alta|muy alta].
        / Había una verja de hierro {spot.at}.
        —¿Quién anda ahí? —[crujió|preguntó]. Detrás estaba {thing}.
        + Había que decirlo claro y [alto|fuerte]. Ponía en un cartel.
        + Tenía orejas de hierro, un poco [sordas|oxidadas].
        + —Más alto, que soy [mayor|vieja] —pidió la verja.
        + Sus puntas tocaban la [luna|niebla].
        + Muchos se habían ido sin decir [nada|ni mu].
        + Un sapo probó. Dijo «sapo», y [se abrió|pasó] para él.
        + La pregunta daba vueltas como un [eco|mosquito].
        + Parecía muy seria, y muy [sola|aburrida].
        + Tenía un llamador con forma de [león|nariz].
      `,
      wrong: `
        @wrong {Friend} dijo que le dolía la [garganta|garganta, de repente].
        Lo dijo tan bajito que la verja entendió [«patata»|«lagarta»].
        + —¿Patata? —preguntó—. Hoy no ha [venido|llamado].
        + {Friend} tosió dos veces y miró a otro [lado|sitio].
        + Se tapó con una hoja. Asomaba [todo|medio cuerpo].
        + —Mejor habla tú —susurró—, que yo estoy con [tos|tos de pera].
        + La verja esperó. {Friend} silbó como si [nada|no fuera].
        + Luego le dolió un pie, y el [pelo|otro pie].
        + —¡Más alto! —dijo la verja. {Friend} se hizo más [bajo|chico].
        + Se le curó al rato, en cuanto nadie [preguntó|miraba].
      `,
      doubt: `
        {Hero} dijo su nombre. Salió una voz de [ratón|hilo].
        + —¿Cómo? —dijo la verja. Las orejas se pusieron [rojas|calientes].
        + ¿Y si su nombre era poca [cosa|voz]?
        + Todo el hierro miraba hacia [abajo|allí].
        + Las rodillas hacían tric, [tric|trac].
        + La noche estaba esperando, [callada|muy quieta].
        + Un nombre es pequeño, pero es de [uno|verdad].
        + El sapo dijo bajito: «[Los pies|Respira]».
        + El cartel seguía ahí, con sus letras [gordas|negras].
        + Daban ganas de llamarse de otro [modo|nombre].
      `,
      turn: `
        {Hero} puso los dos pies en el suelo, [así|bien planos]. Respiró.
        / Un pie aquí, otro allí. Así se plantó {hero}.
        @turn {Hero} dijo su nombre bien [alto|alto, y hasta el final].
        / Y {hero} dijo su nombre. Bien [alto|claro].
        + No gritó. Lo dijo [entero|redondo], como una campana.
        + La voz salió de la barriga, no del [miedo|cuello].
        + El aire lo llevó por todo el [sitio|lugar].
        + Sonó bonito. ¡Nunca lo había [oído|notado]!
        + Hasta el eco lo repitió con [ganas|gusto].
        + Lo dijo otra vez, porque [podía|sí].
        + {Friend} aplaudió con la garganta [buena|sana].
        + Las rodillas se callaron para [escuchar|oír].
        + Las letras salieron una tras otra, como [patos|soldaditos].
        + Parecía más alto todo, hasta los [zapatos|pies].
      `,
      works: `
        @result La verja se inclinó y se [abrió|abrió, ñeec].
        —Mucho gusto —dijo—. Por ahí está {thing}.
        + Era la primera vez que saludaba así de [hondo|bajo].
        + Se le cayó el óxido, como [harina|azúcar].
        + {Hero} pasó con la cabeza [alta|bien alta].
        + {Thing} estaba al lado, en una [repisa|piedra].
        + —¿Y quién más viene? —preguntó. {Friend} lo dijo, muy [bien|claro].
        + El sapo pasó otra vez, por [gusto|presumir].
        + —Repite ese nombre —pidió la verja—. Me [gusta|suena a fiesta].
        + Las puntas de hierro hicieron una [ola|reverencia].
        + Un pájaro copió el nombre en su [canto|canción].
      `,
      lesson: `
        Con los pies en el suelo, la voz [sale sola|llega lejos].
        / —No me dolía nada —dijo {friend}—. Era [miedo|vergüenza]. —Ya —dijo {hero}.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} se alzaba una verja que preguntaba sin parar [quién andaba ahí|quién venía].
        Solo se abría a quien lo dijera alto y claro, y detrás relucía {thing}.
        + Era dura de oído, como les pasa a las [puertas antiguas|verjas con años].
        + En un cartel se leía: «[Sin murmullos|No se admiten susurros]».
        + Un sapo dijo «sapo» con toda tranquilidad y [pasó|entró a cenar].
        + Las puntas de hierro subían hasta perderse en la [niebla|noche].
        + Muchos habían pasado horas allí delante, buscando la [voz|manera].
        + Más que mala, parecía una verja con pocas [visitas|noticias].
      `,
      wrong: `
        @wrong {Friend} dijo que le dolía la garganta, [señalándose un codo|así, de pronto].
        Tosió un poquito, y la verja apuntó: «[Cof|Un tal Ejem], no lo conozco».
        + —Me encantaría, pero el médico me ha [prohibido los nombres|mandado silencio] —añadió.
        + A media excusa se le olvidó que estaba [sin voz|de mala voz] y cantó un poco.
        + Propuso pasar una tarjeta por debajo, o [esperar a mañana|mandar un burro].
        + —¡No oigo nada! —protestaba la verja—. ¿Ha dicho [lechuga|tortuga]?
        + {Friend} se fue encogiendo hasta caber detrás de [un cardo|una piedra].
        + De tanto disimular, le dolía ya de [verdad|veras] un poco.
      `,
      doubt: `
        {Hero} probó, pero la voz le salió del tamaño de [un garbanzo|una pulga].
        + —¿Cómo dices? —gritó el hierro, y las orejas empezaron a [arder|calentarse].
        + De repente su nombre le pareció demasiado [corto|pequeño] para una puerta así.
        + Todo alrededor se había callado para [escuchar|ver], y eso era peor.
        + Se puede ser quien se es y que cueste [decirlo|pronunciarlo].
        + Las rodillas temblaban cada una por [su lado|su cuenta].
        + —Empieza por los pies —aconsejó el sapo—, la voz está más [arriba|cerca de lo que parece].
      `,
      turn: `
        {Hero} plantó los dos pies, notó el suelo y dejó que el aire [bajara hasta la barriga|entrase].
        @turn {Hero} dijo su nombre bien alto, [sin gritar y sin prisa|de la primera letra a la última].
        + No fue un grito, fue una campana: sonó [entero|redondo].
        + El nombre cruzó la verja, dio la vuelta y [volvió contento|regresó más grande].
        + Nunca lo había oído así, con tanto sitio [alrededor|dentro].
        + El temblor seguía en las rodillas, pero ya no [mandaba|hablaba].
        + Lo repitió, no por hacer falta, sino por [gusto|probar].
        + {Friend} asomó desde el cardo, con la garganta milagrosamente [curada|buena].
      `,
      works: `
        @result La verja se inclinó y se abrió, [de par en par|soltando cien años de óxido].
        —Es un placer —dijo—, y lo tuyo está [ahí mismo|a la derecha]: {thing}.
        + Hizo una reverencia tan honda que chirriaron las [bisagras|estrellas].
        + {Hero} pasó despacio, como pasa quien [tiene invitación|tiene derecho].
        + —Lo apunto con mayúscula —anunció el [hierro|cerrojo].
        + El sapo entró y salió varias veces, por [presumir|lucirse].
        + Le preguntaron también {friend.a}, y su nombre sonó [estupendamente|muy bien].
        + Desde dentro, la verja parecía bastante más [pequeña|amable].
        + El cartel se cayó de viejo, y nadie lo [recogió|volvió a colgar].
      `,
      lesson: `
        La voz no se presta. [Con los pies en el suelo, se encuentra|Cada cual tiene la suya].
        / —Mi garganta estaba bien —confesó {friend}—, lo que tenía era [miedo|apuro]. {Hero} también, y habló.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} una verja repetía, a intervalos [regulares|inquietantes], que quién andaba ahí.
        Pedía un nombre alto y claro, y tras ella [relucía|aguardaba] {thing}.
        + Un cartel desaconsejaba los murmullos, los diminutivos y la expresión «[nadie, yo|perdón por existir]».
        + Era dura de oído, achaque frecuente en las verjas de buena familia, y ponía [la mano en la oreja|cara de esforzarse].
        + Un sapo pronunció su nombre con una tranquilidad envidiable, y pasó como quien entra [en su cocina|a comprar].
        + Bien mirada no parecía cruel, sino una de esas personas mayores a las que [nadie visita|ya nadie les dice nada].
      `,
      wrong: `
        @wrong {Friend} dijo que le dolía la garganta, dolencia de [hacía un segundo|aparición reciente].
        / Qué casualidad: {friend} dijo que le dolía la garganta.
        Aportó como prueba una tos, y la verja lamentó no conocer a ningún [señor Ejem|Cof].
        + El médico, añadió, le tenía terminantemente prohibidos los nombres propios, en especial [el suyo|los sábados].
        + Olvidándose de la enfermedad tarareó dos compases, y hubo de toser [el estribillo|en la misma tonalidad].
        + Sugirió pasar una tarjeta por debajo, mandar un burro o dejarlo todo para [el otoño|una ocasión más tibia].
        + Acabó detrás de un cardo, que es un sitio donde uno se siente [poco|bastante] favorecido.
      `,
      doubt: `
        {Hero} lo intentó, y apareció una vocecita del tamaño [de un garbanzo|de una disculpa].
        + El hierro rogó que se repitiera, se le encendieron {hero.a} las orejas, y la noche entera [se puso a escuchar|contuvo el aliento].
        + Dicho así, delante de una cosa tan alta, cualquier nombre parece [prestado|una prenda que viene grande].
        + Cada rodilla temblaba por su cuenta, sin ponerse de acuerdo siquiera en [el ritmo|la dirección].
        + Los pies, apuntó el sapo sin dejar de masticar, que todo el mundo [se olvida de los pies|empieza por arriba].
      `,
      turn: `
        {Hero} asentó los dos pies, sintió cómo el suelo le devolvía [el peso|el saludo] y dejó entrar el aire.
        @turn {Hero} dijo su nombre bien alto, [como se dice una verdad sencilla|sin una letra de menos].
        / {Hero} dijo su nombre bien alto, y el nombre [resonó|retumbó] agradablemente.
        + No era un grito, porque los gritos se rompen enseguida, sino algo parecido a [una campana|una campanada].
        + Atravesó el nombre la verja, paseó por la oscuridad y regresó considerablemente [crecido|mejorado].
        + El miedo no se había marchado, pero ocupaba ahora el lugar que le corresponde, que es [el asiento de atrás|detrás de la voz].
        + Lo pronunció una segunda vez, sin necesidad, por el puro placer de [encontrarse en casa|oírlo entero].
      `,
      works: `
        @result La verja se inclinó y se abrió, [derramando óxido y cortesía|con una reverencia de otro siglo].
        / Haciendo crujir sus [bisagras|modales], la verja se inclinó y se abrió.
        Aseguró sentirse honradísima, y señaló {thing} [inmediatamente|con una ceremonia lenta].
        + {Hero} pasó despacio, que es como se pasa cuando a uno lo han anunciado [por su nombre|con mayúscula].
        + Cuando le llegó el turno, el cardo habló, es decir, habló {friend}, con una garganta [de tenor|en perfecto estado].
        + El sapo entraba y salía sin motivo, saboreando [la fama|su monosílabo].
        + Vista desde dentro la verja no era ni la mitad de alta, como ocurre con [casi todas|muchas preguntas].
      `,
      lesson: `
        La voz verdadera se encuentra cerquísima, y generalmente empieza por [los pies|el suelo].
        / Admitió {friend} que lo de su garganta era miedo, {hero.y}, que lo suyo [también|igual], pero con el nombre encima.
      `,
    },
  },
  Mindfulness: {
    titles: `
      {hero} y la bola de nieve
      Tres respiraciones
      La nieve que no paraba
      Lo más cercano que se oye
      La bola que pedía calma
    `,
    refrains: [
      {
        first: 'Una, dos y tres, copo, no corras, quédate a ver.',
        changed: 'Una, dos y tres, baja la nieve, ya todo se ve.',
      },
      {
        first: 'Nieve loca, nieve loca | si me callo, tú te posas.',
        changed: 'Nieve loca, nieve poca | me he callado y tú te posas.',
      },
    ],
    facts: {
      wrong: '{friend} sacudió la bola y habló sin parar',
      turn: '{hero} respiró tres veces y escuchó',
      result: 'la nieve se posó y quedó claro',
    },
    beginner: {
      gate: `
        @spot {Spot.at} había una bola de cristal [enorme|muy grande].
        / Una bola de cristal brillaba {spot.at}.
        Dentro nevaba con furia. Allí, en alguna parte, estaba {thing}.
        + La nieve giraba y giraba, como [loca|una peonza].
        + Con cada ruido nevaba [más|el doble].
        + {Hero} tosió. ¡Zum! Otra [tormenta|nevada].
        + En la base ponía: «[Calma|Sin prisa]».
        + No se veía ni el [fondo|otro lado].
        + Una mano de cristal la tenía [sujeta|en alto].
        + Por un segundo se vio algo. Ya [no|no estaba].
        + Era bonito y daba [mareo|vértigo].
        + Los copos chocaban y no se pedían [perdón|permiso].
        + Dentro se oía un viento chiquito, uuu, y no [paraba|dormía].
      `,
      wrong: `
        @wrong {Friend} sacudió la bola y habló sin [parar|parar, muy deprisa].
        / {Friend} sacudió la bola. Y habló, [mucho|sin parar].
        La nieve se puso más loca. Todo era [blanco|copos].
        + —Así se ve mejor —dijo. No se veía [nada|ni {friend}].
        + Le dio la vuelta, por si lo de abajo estaba [arriba|más claro].
        + Hablaba del tiempo, de la sopa y de un [primo|tío suyo].
        + Cada palabra era un puñado de [nieve|copos].
        + —¿Ya? ¿Y ahora? ¿Y ahora? —[preguntaba|repetía].
        + Golpeó el cristal con la [nariz|frente]. Toc.
        + La bola se mareó. {Friend}, [también|más].
        + Y siguió hablando, de puro [nervio|mareo].
        + Cantó un poco, para llenar los [huecos|ratos].
      `,
      doubt: `
        Nevaba tanto que dolían los [ojos|ojos de mirar].
        + {Hero} tenía también una nevada [dentro|en la cabeza].
        + Prisa, frío, {thing}, cena: todo daba [vueltas|saltos].
        + ¿Cómo se para una [nieve|tormenta]?
        + Con las manos no. Con gritos, [menos|tampoco].
        + Quizá no había que hacer [algo|más].
        + Eso era lo más [difícil|raro].
        + El suelo, al menos, estaba [quieto|ahí].
        + Un copo miró desde dentro y se fue [girando|corriendo].
        + El cansancio también daba [vueltas|tumbos].
      `,
      turn: `
        {Hero} se sentó y cruzó los [pies|pies, sin hablar].
        @turn {Hero} respiró tres veces y [escuchó|escuchó, solo eso].
        + Una: entró aire frío. Salió aire [tibio|lento].
        + Lejos sonaba un [búho|tren]. Muy lejos.
        + Dos: más cerca, el roce de una [hoja|gota].
        + Tres: y muy cerca, pum, pum, su propio [pecho|corazón].
        + Un pensamiento quiso [saltar|gritar]. Lo dejó pasar.
        + Picaba la nariz. También pasó [eso|el picor].
        + {Friend} iba a hablar, y se tapó la [boca|risa].
        + No había nada que [buscar|hacer]. Solo estar.
        + Los dedos se soltaron, uno por [uno|uno, sin prisa].
        + La noche hacía su ruido, que es [poquito|como lana].
      `,
      works: `
        @result La nieve se posó y quedó [claro|claro, copo a copo].
        En el centro, tan tranquilo todo, estaba {thing}.
        + El último copo tardó mucho. Nadie lo [empujó|mandó].
        + Había una casita dentro, y un [árbol|puente].
        + El cristal se abrió como un [huevo|párpado].
        + {Hero} metió la mano [despacio|sin ruido].
        + —Estaba ahí —susurró {friend}. Fue lo [único|más corto] que dijo.
        + Por dentro también había dejado de [nevar|girar].
        + Se oía todo: la hierba, la [luna|luz], el aire.
        + Un copo se quedó en la manga, como [recuerdo|botón].
        + El pueblecito de dentro encendió una [luz|vela].
      `,
      lesson: `
        Si dejas quieta la nieve, [se ve|baja sola].
        / —Yo sacudí —dijo {friend}. {Hero} [esperó|respiró]. Uno, dos y tres.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} descansaba una bola de cristal del tamaño [de una mesa|de un carro].
        Dentro rugía una tormenta de nieve, y detrás de ella debía de estar {thing}.
        + Los copos giraban sin caer nunca, como moscas [en verano|asustadas].
        + Bastaba un crujido para que nevara el [doble|triple].
        + Una inscripción pedía «[calma|silencio por dentro]», con letras muy juntas.
        + {Hero} susurró «hola», y fue como abrir [una ventana|la puerta del invierno].
        + A veces se adivinaba una forma, y luego otra vez lo [blanco|mismo].
        + Mirarla mucho rato daba la sensación de [girar también|caerse hacia dentro].
      `,
      wrong: `
        @wrong {Friend} sacudió la bola y habló sin parar, [para ganar tiempo|de esto, de aquello y de su tía].
        —Ahora baja, verás, ya casi, mira, no, ahora —[decía|aseguraba], y nevaba más.
        + La puso boca abajo, y el invierno se quedó [sin suelo|del revés].
        + Contó entera la historia de un primo, con [diálogos|canciones].
        + Cada palabra levantaba un puñado de [copos|nieve], y {friend} tenía muchas.
        + Dio unos golpecitos en el cristal, para [animarlos|que se dieran prisa].
        + —Si no se ve es porque no quiere —concluyó, [sin dejar de hablar|con mareo].
        + Hasta los copos parecían [agotados|cansados] de escuchar.
      `,
      doubt: `
        Todo era blanco ahí dentro, y blanco empezaba a ser [lo de fuera|todo].
        + También {hero.a} le nevaba en la [cabeza|frente]: la hora, el frío, la prisa.
        + Las ideas daban vueltas y ninguna se [sentaba|dejaba mirar].
        + Cuanto más quería que parase, más [giraba|nevaba].
        + Quizá lo que hacía falta era hacer [menos|nada], que no es poco.
        + Debajo estaba el suelo, y el suelo no [corría|daba vueltas].
        + Un copo se pegó al cristal, y por un momento se quedó [quieto|mirando].
      `,
      turn: `
        {Hero} se sentó en el suelo, dejó las manos en las rodillas y cerró [la boca|los ojos].
        @turn {Hero} respiró tres veces y escuchó, [de lo más lejano a lo más cercano|sin esperar nada].
        + Con la primera oyó, lejísimos, un [tren|perro] que quizá soñaba.
        + Con la segunda, más cerca, una hoja que se [rozaba con otra|acomodaba].
        + Con la tercera oyó algo que siempre está y nunca se oye: el [corazón|propio aire].
        + Los pensamientos llamaban, {hero.y} los dejaba [en la puerta|pasar de largo].
        + Empezó a picarle la nariz, y al poquito dejó de [picarle|molestarle].
        + {Friend} empezó una frase y, cosa rara, la [soltó|dejó a medias].
      `,
      works: `
        @result Despacito, la nieve se posó y quedó claro, [clarísimo|maravillosamente claro].
        En medio de aquella paz, como si [acabara de llegar|nada], estaba {thing}.
        + El último copo se lo tomó con [calma|verdadera elegancia], y nadie lo apremió.
        + Había allí una casita, dos abetos y un [puente|gato] del tamaño de una uña.
        + El cristal se abrió suavemente, con un suspiro de [copa|carámbano].
        + —Anda —dijo {friend}, y fue su discurso más [breve|bonito].
        + En la cabeza {hero.de} tampoco [nevaba|quedaba ventisca].
        + Se oía la noche entera, cada ruidito en [su sitio|su casa].
        + {Hero} caminó despacio, como si llevase la [nieve|calma] en un plato.
      `,
      lesson: `
        La nieve no desciende a gritos. [Necesita tranquilidad|Hay que dejarla tranquila].
        / —Y yo venga a sacudir —suspiró {friend}. {Hero} [respiró otra vez|sonrió], por si acaso.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} reposaba una bola de cristal en cuyo interior [no reposaba nada|rugía el invierno].
        Detrás de aquella ventisca, en alguna parte, tenía que estar {thing}.
        + Los copos giraban sin decidirse a caer, con esa agitación de la gente que ha olvidado [a qué salía|lo que busca].
        + Bastaba un crujido para que arreciase, y un «hola» {hero.de} equivalió a [abrir de golpe el Polo Norte|diciembre entero].
        + En el pedestal se aconsejaba calma, pero con unas letras tan apretadas que daban [nervios|prisa].
        + Quien miraba demasiado rato tenía la impresión de que era él quien giraba y de que la bola, [compasiva|desde dentro], lo observaba.
      `,
      wrong: `
        @wrong {Friend} sacudió la bola y habló sin parar, [con la mejor intención|para acelerar la meteorología].
        / Por ayudar, {friend} sacudió la bola y habló sin parar.
        Anunciaba a cada momento que ya escampaba, y cada anuncio levantaba [otra borrasca|medio metro].
        + La puso boca abajo, con lo que el invierno perdió pie y la casita de dentro, si la había, [el tejado|la paciencia].
        + Refirió la vida de un primo suyo, con todos los diálogos, y los copos empezaron a parecer [palabras|cansados].
        + Dio en el vidrio unos golpecitos alentadores, que es lo que hacemos todos con lo que quisiéramos [tranquilo|ver dormido].
        + Terminó responsabilizando del desorden a la nieve, por no [escuchar|comportarse].
      `,
      doubt: `
        Blanco era lo de dentro, y poco a poco iba siéndolo también [lo de fuera|el pensamiento].
        + En la cabeza {hero.de} nevaba igual, una nevada de horas, de frío y de [cosas pendientes|prisa].
        + Intentó detenerla a la fuerza, y comprobó que empujar una ventisca es una manera de [soplar|ser ventisca].
        + Entre tantas cosas por hacer no se le había ocurrido la más rara, que era [ninguna|hacer menos].
        + Un copo se pegó al vidrio, a la altura de los ojos, y se quedó un instante [pensándolo|quieto como un aviso].
      `,
      turn: `
        {Hero} se sentó en el suelo, que llevaba allí todo el tiempo [sin alborotar|esperando].
        / Sentándose cómodamente, {hero} dejó de perseguir copos con la mirada.
        @turn {Hero} respiró tres veces y escuchó, [desde lo remoto hasta lo más próximo|como quien baja una escalera].
        / Con los ojos [entornados|entrecerrados], {hero} respiró tres veces y escuchó.
        + La primera respiración llegó hasta un tren tan lejano que acaso fuera solo [una costumbre de la noche|el recuerdo de un tren].
        + La segunda se detuvo en una hoja que rozaba a su vecina, y la tercera dio por fin con [su propio corazón|la casa].
        + Los pensamientos llamaban, educados o no, {hero.y} los dejaba pasar como pasan [las bicicletas|los vecinos] por la calle.
        + {Friend} comenzó una explicación interminable y, sorprendentemente, [la abandonó|prefirió no terminarla].
      `,
      works: `
        @result La nieve se posó y quedó claro, [ceremoniosamente|con elegantísima lentitud].
        En el centro de aquella paz, idéntica a cualquier objeto que nunca se ha [perdido|movido], estaba {thing}.
        + El último copo bajó tomándose todo el tiempo que quiso, y ninguno de los presentes [consultó la hora|lo apremió].
        + Aparecieron una casita, un puente y un gato diminuto, algo [mareado|ofendido].
        + Se abrió el cristal con un suspiro, y {friend} pronunció «anda», que fue el más logrado de [sus discursos|los silencios].
        + También detrás de la frente {hero.de} había escampado, y se veía, como quien dice, [hasta el mar|el fondo].
      `,
      lesson: `
        Hay cosas que no se aclaran por más que se las agite, y basta [sentarse cerca|con dejarlas] para que bajen.
        / {Friend} había puesto todo el empeño, {hero.y}, [tres respiraciones|ninguno], que resultó ser la cantidad exacta.
      `,
    },
  },
  'Self-awareness': {
    titles: `
      {hero} y la nube enfadada
      Un poco enfado, un poco sueño
      La niebla que salía de callar
      Tres gotas de lluvia
      {friend} NO está de mal humor
    `,
    refrains: [
      {
        first: 'Niebla, nieblita, ¿de quién será?, lo que se calla, ¿adónde va?',
        changed: 'Niebla, nieblita, ya se te ve | lo que se dice se va también.',
      },
      {
        first: 'No me pasa nada, nada | dice la nube enfadada.',
        changed: 'Dije que algo me pasaba | y la nube ya no estaba.',
      },
    ],
    facts: {
      wrong: '{friend} negó su enfado',
      turn: '{hero} dijo que tenía enfado y sueño',
      result: 'la nube soltó tres gotas y se fue la niebla',
    },
    beginner: {
      gate: `
        @spot {Spot.at} había una niebla gorda, [gris|gris y fría].
        / Una niebla gorda dormía {spot.at}.
        Crecía con todo lo que nadie [decía|contaba]. Dentro estaba {thing}.
        + Olía a cosa [callada|guardada].
        + No dejaba ver ni los [pies|dedos].
        + Un topo dijo: «No me pasa nada». Y la niebla [engordó|creció].
        + Se pegaba a la ropa como [lana|miel].
        + Ponía en un palo: «[Di la verdad|Dilo]».
        + —¿Decir qué? —preguntó {hero}. Nadie [sabía|contestó].
        + La niebla hizo mmm, como una [barriga|vaca].
        + Cada paso era más [blanco|lento].
        + A su lado, la noche parecía [clara|un domingo].
        + Tenía hambre de secretos, y muchos para [cenar|elegir].
      `,
      wrong: `
        @wrong {Friend} negó su [enfado|enfado, a gritos].
        —¡Yo NO tengo enfado! —dijo. Le salió una [nubecita|nube] encima.
        + La nube tronó, muy [chica|bajito]: rrum.
        + —Esa nube no es [mía|de aquí] —dijo {friend}.
        + Le dio una patada a una [piedra|piña]. Por nada.
        + —Estoy la mar de [bien|a gusto] —dijo, con los dientes juntos.
        + Le llovió en la nariz. —¡No [llueve|pasa nada]! —gritó.
        + La niebla se puso [gordísima|como una casa].
        + Un rayito le quemó un [pelo|pelito]. Ay.
        + Cuanto más decía que no, más [sí|nube] había.
        + Mordió una rama, por morder [algo|lo que fuera].
        + La rama tampoco tenía la [culpa|nube].
      `,
      doubt: `
        {Hero} tampoco decía [nada|la verdad]. La niebla le llegó al cuello.
        + Por dentro le picaba algo, como un [erizo|cardo].
        + ¿Qué era? No era hambre. No era [frío|miedo].
        + Se puso una mano en la [barriga|tripa] y esperó.
        + Ah. Era un poco de [enfado|rabia]. Y debajo, sueño.
        + Decirlo daba [apuro|vergüenza].
        + Pero callarlo pesaba [más|mucho].
        + La niebla escuchaba, [quieta|muy cerca].
        + Cuando uno se escucha bien, algo [contesta|se mueve].
        + Se acordó del pisotón de antes, y del [otro|siguiente].
      `,
      turn: `
        {Hero} respiró y miró la niebla de [frente|cara].
        @turn {Hero} dijo que tenía enfado y [sueño|sueño, las dos cosas].
        / —Tengo enfado y sueño —dijo {hero}. [Las dos cosas|Eso].
        + —Me enfadé por el pisotón —[añadió|dijo]. {Friend} miró al suelo.
        + Lo dijo sin gritar. Era solo una [noticia|cosa].
        + La voz le tembló un poquito y luego [no|nada].
        + Dicho así, el erizo de dentro se [abrió|durmió].
        + No se cayó el cielo. Ni una [hoja|teja].
        + {Friend} abrió mucho los [ojos|oídos].
        + —¿Eso se puede decir? —preguntó. —[Sí|Parece que sí] —dijo {hero}.
        + Sentir algo no es [malo|feo]. Es tiempo que hace.
        + La niebla se echó para atrás un [paso|poco].
      `,
      works: `
        @result La nube soltó tres gotas y se fue la [niebla|niebla también].
        Plin, plin, plin. Y ahí estaba [{thing}|por fin {thing}].
        + —Bueno, yo también —dijo {friend}—. Un [poco|poquito].
        + La nube se hizo flaca y se [acostó|deshizo].
        + Salió la luna, con la cara [lavada|limpia].
        + El topo dijo: «Pues yo tengo [pena|envidia]». Y vio mejor.
        + Se pidieron perdón por el [pie|pisotón].
        + {Hero} tomó {thing}. El aire olía a [lluvia|limpio].
        + Las tres gotas hicieron un charco con [forma|cara] de nube.
        + Pesaba todo la [mitad|mitad de antes].
        + Se veían los árboles y hasta los [grillos|nidos].
      `,
      lesson: `
        Lo que se dice pesa menos que [lo que se calla|una nube].
        / —Sí que tenía enfado —dijo {friend}—. Ya lo [sabías|veías], ¿no? Tenía una nube encima.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} los esperaba una niebla densa, de un gris [malhumorado|de lunes].
        Se alimentaba de lo que la gente siente y no [dice|admite], y dentro guardaba {thing}.
        + Olía a palabras tragadas y a [abrigo mojado|armario cerrado].
        + Un topo que pasaba dijo «estoy perfectamente», y la niebla [ganó un palmo|se puso más gorda].
        + No era una niebla mala, solo muy [llena|callada].
        + En un poste alguien había escrito «[dilo|¿qué te pasa?]», y alguien lo había tachado.
        + A los tres pasos desaparecían hasta los [zapatos|propios bigotes].
        + De vez en cuando refunfuñaba, como una barriga con [secretos|hambre].
      `,
      wrong: `
        @wrong {Friend} negó su enfado [tres veces|en mayúsculas], y a la tercera tronó.
        Encima de su cabeza había nacido una nubecita, negra y [muy puntual|bastante expresiva].
        + —Eso no es mío —dijo {friend}, [empapándose|apartándola con un soplido].
        + Aseguró que estaba de un humor excelente, y lo aseguró a [gritos|patadas].
        + Un rayo pequeñito le chamuscó el [orgullo|flequillo, o algo parecido].
        + —No llueve, es que aquí el aire es [húmedo|así] —explicó.
        + Cuanto más sonreía con los dientes apretados, más gris se [hacía todo|ponía].
        + La niebla, encantada, se sirvió [otra ración|dos veces].
      `,
      doubt: `
        La niebla le llegaba ya {hero.a} hasta la [barbilla|nariz], y tampoco {hero} decía gran cosa.
        / La niebla subía {hero.a} hasta la nariz, y {hero} tampoco decía [mucho|nada].
        + Algo le pinchaba por dentro, y no era [hambre|el frío].
        + Buscó con cuidado, como se busca [una astilla|un interruptor].
        + Encontró un enfado pequeño, y debajo de él, hecho un ovillo, mucho [sueño|cansancio].
        + No le gustó encontrarlos, porque prefería estar [bien|de buen humor].
        + Pero estaban ahí, y mirarlos no los hacía [más grandes|peores].
        + Callarse empezaba a pesar tanto como una [mochila|piedra].
      `,
      turn: `
        {Hero} se llevó la mano al pecho y habló a la niebla [en voz normal|como a una vecina].
        @turn {Hero} dijo que tenía enfado y sueño, [un poco de cada|sin echarle la culpa a nadie].
        + —Me enfadé cuando te colaste —le explicó [en voz baja|despacio] {friend.a}.
        + La voz tembló en la primera palabra y se [tranquilizó|asentó] en la segunda.
        + No lo adornó ni lo [disculpó|escondió]: lo puso encima de la mesa, sin mesa.
        + Nada se vino abajo. Era una [sorpresa|buena noticia].
        + Los enfados, al oír su nombre, a menudo [se sientan|bajan la voz].
        + {Friend} se quedó mirando su nube como si la viera por [primera vez|fin].
      `,
      works: `
        @result La nube soltó tres gotas y se fue la niebla, [deshaciéndose|despidiéndose].
        En el claro que quedó, [entre dos charcos|a dos pasos], apareció {thing}.
        + —Vale, yo un poco también —admitió {friend}—. Bueno, [bastante|mucho].
        + Las gotas cayeron educadamente, esperando cada una a la [anterior|siguiente].
        + El topo confesó que estaba triste, y encontró enseguida su [agujero|casa].
        + Había luna, había árboles, y nadie los había [movido|tocado].
        + Se dieron una disculpa cada uno, de las [cortas|pequeñas].
        + {Hero} bostezó con toda la boca, ahora que ya se [sabía|podía].
      `,
      lesson: `
        La niebla no la fabrica el enfado. [La fabrica el disimulo|La fabrican los disimulos].
        / —Se me notaba, ¿no? —preguntó {friend}. —[Llovía|Un poco, tronabas] —dijo {hero}.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} aguardaba una niebla del gris exacto [de los lunes|del mal humor].
        Engordaba con lo que nadie [admite|confiesa], y en su barriga estaba {thing}.
        + Despedía un olor a palabras tragadas, a abrigo mojado y a esas cenas en las que [nadie habla|se oyen los cubiertos].
        + Un topo declaró al pasar que se encontraba perfectamente, y la niebla, agradecida, [creció un palmo|se relamió].
        + En un poste habían escrito «¿qué te pasa?», y debajo, con otra letra, «[nada|NADA]», muy subrayado.
        + No era perversa, sino glotona, y con el tiempo había reunido los disgustos de [media comarca|tres generaciones].
      `,
      wrong: `
        @wrong {Friend} negó su enfado tan vehementemente que [le nació|le apareció] encima una nube.
        Era una nube de bolsillo, negra, puntual y [perfectamente suya|muy bien informada].
        + Sostuvo que no la conocía, que sería de otra persona y que, en todo caso, aquello no era lluvia, sino [humedad ambiental|sudor del cielo].
        + Dijo que estaba de un humor espléndido, y lo dijo masticando [cada sílaba|las consonantes].
        + Un relámpago minúsculo le chamuscó la dignidad, y {friend} sonrió, con una sonrisa [que daba miedo|como una valla].
        + La niebla, que llevaba años sin cenar tan bien, pidió [repetir|que siguieran negando].
      `,
      doubt: `
        {Hero.a} le llegaba ya a la barbilla, porque también callaba, aunque con [mejores modales|más disimulo].
        + Por dentro le pinchaba algo, y fue buscándolo a tientas, igual que se busca [una astilla|la llave de la luz].
        + Halló un enfado no muy grande y, acurrucado debajo, un cansancio [larguísimo|del tamaño del día].
        + Le contrarió el hallazgo, pues siempre había creído ser de esas personas a las que [no les pasa nada|nunca les pasa eso].
        + Mirados de cerca, los sentimientos no mordían, y alguno hasta parecía [a punto de llorar|pedir permiso].
      `,
      turn: `
        Respirando profundamente, {hero} se dirigió a la niebla con [toda educación|naturalidad].
        @turn Sencillamente, {hero} dijo que tenía enfado y sueño, [exactamente por este orden|presentándolos como a dos parientes].
        + Añadió que el enfado venía de un pisotón, que el pisotón era {friend.de} y que no lo había dicho [a tiempo|por no estropear la tarde].
        + Tembló la primera palabra, se afirmó la segunda, y la tercera salió ya andando [por su propio pie|sola].
        + No se hundió nada, contra lo que suele temerse, y las estrellas, que se sepa, [siguieron en su sitio|ni pestañearon].
        + Los sentimientos, cuando oyen su nombre bien pronunciado, tienen la costumbre de [sentarse|quitarse el sombrero].
      `,
      works: `
        @result La nube soltó tres gotas y se fue la niebla, [deshilachándose|evaporándose silenciosamente].
        En el claro recién lavado, a dos pasos de donde [discutían|estaban], apareció {thing}.
        + {Friend} concedió que quizá un poco, después que bastante, y acabó admitiendo que desde [el desayuno|el martes].
        + Plin, dijeron las gotas, con tanta formalidad como si [firmaran la paz|cerrasen un trato].
        + El topo, animado por el ejemplo, confesó que estaba triste, y en el acto encontró [su agujero|el camino de su casa].
        + {Hero} bostezó sin disimulo, placer extraordinario cuando se conoce ya [la causa|el motivo].
      `,
      lesson: `
        No nublan los sentimientos, sino el empeño en [taparlos|no tenerlos].
        / {Friend} quiso saber si se le había notado, {hero.y}, con tacto, le recordó que [tronaba|llovía].
      `,
    },
  },
  Compassion: {
    titles: `
      {hero} y la polilla del ala torcida
      Ahora, no luego
      Doscientas alas
      La venda de hierba
      {hero} se detiene
    `,
    refrains: [
      {
        first: 'Luego, luego, dice el reloj, ¿y si ahora te espero yo?',
        changed: 'Luego, luego, dice el reloj, pero ahora te ayudo yo.',
      },
      {
        first: 'La prisa tiene mil patas | la pena solo dos alas.',
        changed: 'La prisa tiene mil patas | y la ayuda, cien mil alas.',
      },
    ],
    facts: {
      wrong: '{friend} dijo que luego, que había prisa',
      turn: '{hero} se paró y vendó el ala torcida',
      result: 'doscientas polillas trajeron {thing}',
    },
    beginner: {
      gate: `
        @spot {Spot.at} ya faltaba poco. Se veía {thing} a lo [lejos|lejos, tan cerca].
        En la hierba, una polilla decía «ay» con el ala [torcida|doblada].
        + Era pequeña y gris, como una [miga|hoja].
        + El «ay» era tan flojo que casi no se [oía|oye].
        + Quería volar, y daba [vueltas|medias vueltas].
        + La luna iba bajando. Quedaba poco [tiempo|rato].
        + Todos pasaban de largo. Había mucha [prisa|noche].
        + Su ala era de polvo y de [plata|luz].
        + {Thing} estaba a veinte pasos, o [treinta|menos].
        + —No es nada —dijo la polilla. Y sí [era|dolía].
        + Nadie más lo oía, o eso [parecía|decían].
      `,
      wrong: `
        @wrong {Friend} dijo que luego, que había [prisa|mucha prisa].
        Corrió, pero el camino se hizo más [largo|largo a cada paso].
        + —¡Casi llego! —gritaba. Y casi no [llegaba|era].
        + {Thing} se alejaba, como un [barco|globo].
        + Pasó dos veces por la misma [piedra|zarza].
        + —Luego la ayudo, ¡luego! —repetía, sin [mirar|aire].
        + El «ay» se oía igual de cerca. ¡Qué [raro|cosa]!
        + Corría de puntillas, para no [oírlo|oír el «ay»].
        + Se le desató algo. Tampoco [paró|se detuvo].
        + La prisa tiraba de su nariz como un [hilo|anzuelo].
        + Hasta su sombra quería [parar|volver].
        + Un cardo le dijo: «Tú otra [vez|vez por aquí]».
      `,
      doubt: `
        {Hero} miró {thing}, y luego la [polilla|hierba]. ¿Qué hacer?
        / Allí, {thing}. Aquí, la polilla. ¿Y [ahora|entonces]?
        + Si se paraba, quizá ya no [llegaban|había tiempo].
        + El tiempo hacía tic en la [frente|nuca].
        + Alguien esperaba en casa, con [pena|la luz apagada].
        + Pero el «ay» estaba aquí, a un [palmo|dedo].
        + Un «luego» puede ser muy [largo|tarde].
        + La polilla no pedía [nada|ayuda]. Solo temblaba.
        + {Hero} ya sabía la [respuesta|verdad].
        + Las buenas cosas tienen prisa. Las penas, [también|más].
        + Un dedo suyo ya tocaba la [hierba|hoja].
      `,
      turn: `
        {Hero} se agachó, con el tiempo [encima|corriendo].
        @turn {Hero} se paró y vendó el ala [torcida|torcida con una hierba].
        / {Hero} se paró. Con hierba vendó el ala [torcida|rota].
        + La hierba era fina. Dio tres vueltas [suaves|flojas].
        + —¿Aprieta? —preguntó. —No —dijo la [polilla|voz chica].
        + Sus dedos nunca fueron tan [lentos|suaves].
        + Sopló un poquito, para quitar el [dolor|susto].
        + A lo lejos, {friend} seguía [corriendo|en ello].
        + El polvo del ala le dejó los dedos de [plata|harina].
        + Tardó lo que hacía [falta|falta, y nada más].
        + —Ya está —dijo, y se quedó un rato [al lado|más].
        + La luna miró hacia otro lado, para no meter [prisa|bulla].
        + Le puso una hojita de [techo|sombrero].
      `,
      works: `
        La polilla silbó, y la noche se llenó de [alas|susurros].
        @result Doscientas polillas trajeron [{thing}|por el aire {thing}].
        + Eran sus tías, sus primos y dos [abuelas|abuelos].
        + Volaban juntas, como una manta que [sabe|canta].
        + Dejaron {thing} en las manos {hero.de}, con [cuidado|un soplo].
        + —Quien ayuda a una, nos ayuda a [todas|doscientas] —dijeron.
        + {Friend} llegó entonces, sin aire, del lado [contrario|malo].
        + La venda verde lucía como un [lazo|anillo].
        + El aire de las alas daba [besos|cosquillas].
        + Y aún sobraba [tiempo|noche]. Mira tú.
        + La abuela le dio un beso de [polvo|harina].
      `,
      lesson: `
        Ayudar no quita tiempo. [Lo da|A veces lo regala].
        / —Yo corría y no llegaba —dijo {friend}. {Hero} se [paró|detuvo], y llegó.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} ya casi estaba hecho: a treinta pasos [se distinguía|relucía] {thing}.
        / A treinta pasos, {spot.at}, ya [se distinguía|relucía] {thing}.
        Pero junto al camino una polilla decía «ay», con un ala [torcida|doblada].
        + Lo decía bajito, para no [molestar|hacer perder el tiempo].
        + La luna bajaba ya, y con ella se acababa el [plazo|rato que tenían].
        + Intentaba volar, y solo conseguía dibujar [círculos|eses] en el polvo.
        + Mucha gente había pasado por allí, y nadie había mirado [al suelo|dos veces].
        + Era gris por arriba y de plata por [debajo|dentro].
        + —Sigan, sigan, que no es nada —[dijo|suspiró], y era bastante.
      `,
      wrong: `
        @wrong {Friend} dijo que luego, que había prisa, [y echó a correr|sin volver la cabeza].
        El camino, ofendido, se estiraba a cada [zancada|paso].
        + Pasó tres veces delante del mismo [tronco|cardo], que la última saludó.
        + —A la vuelta, lo prometo —gritaba, pero no había forma de [volver|llegar].
        + Por mucho que corriera, el «ay» sonaba a la misma [distancia|altura], pegado a la oreja.
        + {Thing} se iba haciendo chico, como un barco que [zarpa|no espera].
        + Decía «luego» con cada paso, igual que un [reloj averiado|tambor].
        + La prisa pesa mucho cuando uno sabe lo que ha [dejado atrás|visto].
      `,
      doubt: `
        {Hero} miraba a un lado {thing} y al otro la [polilla|hierba que temblaba].
        + Si se detenía, quizá no llegaran a [tiempo|nada].
        + Pensó en quien esperaba allá atrás, con su [pena|tristeza] tan grande.
        + Lo importante estaba a treinta pasos, y lo urgente, a [uno|un palmo].
        + Hay luegos que quieren decir [nunca|que no].
        + Aquel «ay» no pedía nada, y por eso costaba tanto [dejarlo|pasar de largo].
        + El tiempo le tiraba de la manga, {hero.y} le pidió [un momento|que soltase].
      `,
      turn: `
        {Hero} se arrodilló en la hierba, con la luna [marchándose|a medio bajar].
        @turn {Hero} se paró y vendó el ala torcida [con una brizna|vuelta a vuelta], sin apretar.
        + Las manos, que tenían prisa, aprendieron a [no tenerla|ir despacio].
        + —¿Te hago daño? —preguntaba en cada nudo, y la polilla [decía que no|aguantaba el aire].
        + Lejos se oía correr {friend.a}, que iba ya por la [cuarta vuelta|enésima curva].
        + El polvo del ala le plateó los [dedos|puños], y no se lo limpió.
        + Cuando acabó, se quedó todavía un poco, por si hacía falta [compañía|algo más].
        + Nadie lo veía, ni hacía falta que lo [viera|supiera] nadie.
      `,
      works: `
        La polilla silbó una nota finísima, y de la oscuridad llegó un [rumor|murmullo] de seda.
        @result Doscientas polillas trajeron {thing}, [como una alfombra que vuela|entre todas y sin un tropiezo].
        + Eran tías, primos, cuñadas y una bisabuela con [bastón|malas pulgas].
        + —Quien venda a una nos venda a todas —explicó la [mayor|más anciana].
        + Lo dejaron en el regazo {hero.de} con la suavidad de [la nieve|un secreto].
        + {Friend} apareció en aquel momento, jadeando y por [detrás|el lado que no era].
        + La herida estrenaba su vendaje como si fuera un [collar|encaje].
        + Y la luna, que lo había visto, se quedó [un rato más|un poco quieta].
      `,
      lesson: `
        Lo que parece un retraso a veces es [el camino|un atajo].
        / —Yo dije luego —murmuró {friend}. {Hero} dijo [ahora|aquí], y llegó antes.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} parecía todo resuelto, pues a treinta pasos [relucía|se veía] {thing}.
        En la cuneta, sin embargo, una polilla decía «ay», con un ala [torcida|doblada].
        + Lo decía lo más bajo posible, por no entretener a nadie, y añadía que continuasen, que [no era nada|ya se le pasaría].
        + La luna se ponía con cierta precipitación, y con ella terminaba el tiempo de que [disponían|se les había hecho merced].
        + Era gris como casi todo lo que se pisa, y de plata [por debajo|por dentro].
        + Por allí habían pasado aquella noche muchos pies importantes, ninguno de los cuales tenía [ojos|tiempo].
      `,
      wrong: `
        @wrong {Friend} dijo que luego, que había prisa, [con la voz de la sensatez|ya en plena carrera].
        Pero el camino, que tiene su orgullo, se fue [estirando|alargando] como un chicle.
        + Pasó tres veces ante el mismo cardo, y a la tercera el cardo le preguntó si [buscaba algo|era de por allí].
        + Prometía ocuparse a la vuelta, olvidando que para volver hace falta [haber llegado|llegar a alguna parte].
        + El «ay», tan débil, corría exactamente a su lado, pegado a la oreja, sin [cansarse|alzar la voz].
        + Nada pesa tanto al correr como aquello que uno ha decidido [no ver|dejar para luego].
      `,
      doubt: `
        {Hero} se quedó en medio, con {thing} a un lado y el «ay» [al otro|a los pies].
        + Razones para seguir las había excelentes, y todas tenían [reloj|cara de persona mayor].
        + Allá atrás aguardaba una pena muy grande, y aquí, a un palmo, [temblaba|había] una pequeña.
        + Las penas, pensó, no se pesan en [la misma balanza|kilos], y la que se tiene delante no admite sustituto.
        + Existe un luego que significa nunca, {hero.y} lo reconoció [por los zapatos|enseguida], de tantas veces como lo había dicho.
      `,
      turn: `
        {Hero} se arrodilló en la hierba mientras la luna, a lo suyo, seguía [bajando|marchándose].
        @turn {Hero} se paró y vendó el ala torcida [con una brizna|sin apretar y sin prisa], vuelta tras vuelta.
        + Las manos, que venían corriendo, tardaron un poco en enterarse de que ya [no corrían|habían llegado].
        + Preguntaba a cada nudo si hacía daño, porque lo contrario de pisar es, probablemente, [preguntar|eso].
        + A lo lejos se oía {friend.a} doblar por quinta vez la misma curva, con una constancia [admirable|digna de mejor causa].
        + Terminada la cura permaneció todavía un rato a su lado, que es la parte de la medicina que [no viene en los libros|más alivia].
      `,
      works: `
        Silbó la polilla una nota delgadísima, y la oscuridad entera se puso a [susurrar|moverse].
        @result Doscientas polillas trajeron {thing}, [en volandas y en silencio|como una alfombra de seda con prisa].
        + Venían tías, cuñados, primas segundas y una bisabuela que iba dando [instrucciones|órdenes a todo el mundo].
        + Lo depositaron en el regazo {hero.de}, y explicaron que en aquella familia las vendas [se heredan|son de todas].
        + En ese instante llegó {friend}, sin resuello y por el lado opuesto, [a tiempo de aplaudir|justo cuando acababa].
        + La luna, que tanta prisa había demostrado, se quedó sobre el horizonte, [mirando|como si se le hubiera olvidado algo].
      `,
      lesson: `
        Quien se detiene a tiempo suele llegar antes que quien [no se detiene|corre], y además en compañía.
        / {Friend} tenía la prisa {hero.y} tuvo [la venda|un momento], y resultó que el tiempo estaba de parte de la segunda.
      `,
    },
  },
}
