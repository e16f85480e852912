import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { noun: 'caballo', gender: 'm' },
    facts: { help: 'el caballo galopó sin despertar a nadie' },
    ...atEveryLevel({
      arrives: `
        @friend Un caballo metió la cabeza por la ventana y [pestañeó|miró].
        —Me han dicho que te eche un ojo, {hero}. ¿[Cuál|El derecho]? —preguntó el caballo.
      `,
      alone: `
        @friend El caballo oyó «llueve a cántaros» y salió a [recoger los cántaros|mirar].
      `,
      dry: `
        {Other} subió, y el caballo galopó, [primero en el sitio|cantando].
      `,
      wet: `
        Con una regadera de casco, galopó por el fondo con {other}, [clop|glu].
      `,
      quirk: `
        —Está en las nubes —dijo alguien. El caballo miró [hacia arriba|una por una].
      `,
      help: `
        La vuelta era muy larga, y todos [dormían|dormían ya].
        @help El caballo galopó sin despertar a [nadie|nadie, con pies de lana].
      `,
    }),
  },
  Sheep: {
    noun: { noun: 'oveja', gender: 'f' },
    facts: { help: 'la oveja dio lana para el camino' },
    ...atEveryLevel({
      arrives: `
        @friend —Dos niños, tres niñas, un abuelo —contaba una oveja, [sin dormirse|en la puerta].
        —Contigo, {hero}, son siete. Si vienes, [me duermo|duermo mejor] —dijo la oveja.
      `,
      alone: `
        @friend La oveja no podía dormir y contaba [personas saltando|vecinos].
      `,
      dry: `
        {Other} iba en la lana, y la oveja contaba [farolas|lo que veía].
      `,
      wet: `
        Tan llena de aire como su lana, bajó con {other} muy [despacio|blandita].
      `,
      quirk: `
        Se quedó dormida en la [quinta|tercera] persona. Eran todas la misma.
      `,
      help: `
        El camino daba tantas vueltas que se [perdían|enredaba].
        @help La oveja dio lana para el [camino|camino: un hilo largo y blando].
      `,
    }),
  },
  Duck: {
    noun: { noun: 'pato', gender: 'm' },
    facts: { help: 'el pato remolcó a todos en una hoja' },
    ...atEveryLevel({
      arrives: `
        @friend Un pato entró mojado por la ventana. —Sé un [atajo|atajo buenísimo] —dijo.
        —Pasa por un charco, {hero}. Como todos los [míos|buenos] —añadió el pato.
      `,
      alone: `
        @friend El pato tenía un atajo nuevo a la [cocina|cama], por un charco.
      `,
      dry: `
        Tomaron el atajo del charco, y luego el [otro|del otro charco]. {Other} acabó con las botas llenas.
      `,
      wet: `
        —Por fin —dijo el pato, y bajó de cabeza. {Other} fue [detrás|en botella].
      `,
      quirk: `
        —El camino más corto —dijo, plof. Era [otro charco|una fuente].
      `,
      help: `
        El agua les cortó la [vuelta|vuelta, ancha y fría].
        @help El pato remolcó a todos en una [hoja|hoja, cuac, cuac, cuac].
      `,
    }),
  },
  Butterfly: {
    noun: { noun: 'mariposa', gender: 'f' },
    facts: { help: 'la mariposa se posó en el sitio exacto' },
    ...atEveryLevel({
      arrives: `
        @friend Una mariposa entró de lado, hacia arriba y [hacia abajo|de lado otra vez]. —Sí, no, ven —dijo.
        —Digo que, o sea, {hero}, la luna… ¡[mira|azul]! —añadió la mariposa.
      `,
      alone: `
        @friend La mariposa iba a casa de la vecina. Pasó por [la luna|el trigo] antes.
      `,
      dry: `
        Volaron en zigzag, {other.y} iba haciendo el [mismo dibujo|mismo zig].
      `,
      wet: `
        En una pompa que giraba, bajó con {other}, [hacia arriba a ratos|zig, zag].
      `,
      quirk: `
        Empezó a decir algo, pasó a otra cosa. Y [ya era una flor|aterrizó].
      `,
      help: `
        Había cien puntos donde pisar, y [uno bueno|casi todos falsos].
        @help La mariposa se posó en el sitio [exacto|exacto, sin una duda].
      `,
    }),
  },
  Goat: {
    noun: { noun: 'cabra', gender: 'f' },
    facts: { help: 'la cabra trepó y echó su barba de cuerda' },
    ...atEveryLevel({
      arrives: `
        @friend Encima del armario, una cabra se comía [un mapa|una carta]. Iba a nombre {hero.de}.
        —Decía algo así: «{Hero}, [ven|ven ya]». Y lo demás estaba rico —dijo la cabra.
      `,
      alone: `
        @friend La cabra leyó el diario. Y se lo comió por la [receta|portada].
      `,
      dry: `
        Iba cuesta arriba por lo más difícil, con {other} a la [espalda|zaga].
      `,
      wet: `
        Con una jarra por casco, bajó con {other} y mordió [una ola|el cartel].
      `,
      quirk: `
        Leyó «no subir», subió y se comió el [cartel|«no»].
      `,
      help: `
        La pared era tan recta que no subía ni el [viento|aire].
        @help La cabra trepó y echó su barba de [cuerda|cuerda, larga y fuerte].
      `,
    }),
  },
  Pig: {
    noun: { noun: 'cerdo', gender: 'm' },
    facts: { help: 'el cerdo olió el camino de vuelta' },
    ...atEveryLevel({
      arrives: `
        @friend Un cerdo con corbata limpia olió el jabón y [suspiró|saludó].
        —Me toman por otra cosa, {hero}, y soy muy [limpio|aseado]. Ven —dijo el cerdo.
      `,
      alone: `
        @friend El cerdo se frotó tras las orejas. Olió el pastel de [limón|los vecinos].
      `,
      dry: `
        Fue de puntillas por entre los charcos, {other.y} [igual|por el lodo].
      `,
      wet: `
        —¡Un baño! —dijo el cerdo, y bajó con {other} en una [jabonera|pompa].
      `,
      quirk: `
        Se ofendió con el barro. El barro no [se movió|contestó].
      `,
      help: `
        No había ni luces ni huellas, ni [voces|señales].
        @help El cerdo olió el camino de [vuelta|vuelta, a jabón y a bizcocho].
      `,
    }),
  },
  Chicken: {
    noun: { noun: 'gallina', gender: 'f' },
    facts: { help: 'la gallina despertó un poco al sol' },
    ...atEveryLevel({
      arrives: `
        @friend Cocorocó, una gallina entró corriendo. —¡Va a pasar algo! —dijo, y puso un [huevo|huevo del susto].
        —¿Lo ves, {hero}? Ya pasó. Y puede pasar más. ¡[Ven|Corre]! —gritó la gallina.
      `,
      alone: `
        @friend La gallina estaba segura de que iba a pasar algo. Pasó [un huevo|la tarde].
      `,
      dry: `
        Corría en círculos, {other.y}, en el mismo [círculo|rumbo, más o menos].
      `,
      wet: `
        —¡Nos mojamos! —dijo la gallina. Bajó con {other} en [una huevera|un frasco], y puso otro.
      `,
      quirk: `
        Cayó una hoja. La gallina puso [dos huevos|uno más], por si era el cielo.
      `,
      help: `
        Faltaba un poquito de luz para [pasar|ver el borde].
        @help La gallina despertó un poco al [sol|sol, que dijo «ya voy»].
      `,
    }),
  },
  Donkey: {
    noun: { noun: 'burro', gender: 'm' },
    facts: { help: 'el burro se plantó donde todo resbalaba' },
    ...atEveryLevel({
      arrives: `
        @friend —No —dijo un burro desde la puerta. Y [entró|entró hasta la cama].
        —No vengo a buscarte, {hero}. Ni hablar. [Anda, sube|Ponte el abrigo] —dijo el burro.
      `,
      alone: `
        @friend —No pienso salir —dijo el burro, y [salió|se puso el gorro].
      `,
      dry: `
        —No te llevo —dijo, {other.y} subió al lomo. [Fueron|Trotaron] así.
      `,
      wet: `
        —No me mojo —dijo. Y bajó con {other} en una [botella|tina], por supuesto.
      `,
      quirk: `
        —No tengo hambre —dijo, y se comió [la merienda|el mapa].
      `,
      help: `
        Era todo hielo y [resbalaba|no había dónde pisar].
        @help El burro se plantó donde todo [resbalaba|resbalaba, y nadie se cayó].
      `,
    }),
  },
  Alpaca: {
    noun: { noun: 'alpaca', gender: 'f' },
    facts: { help: 'la alpaca tarareó y todos se calmaron' },
    ...atEveryLevel({
      arrives: `
        @friend Una alpaca con el pelo en los ojos le habló al [perchero|sillón]. —¿{Hero}? —preguntó.
        —Ah, tú. Te parecías al [perchero|sillón]. ¿Vienes? —dijo la alpaca.
      `,
      alone: `
        @friend La alpaca tomó la tetera por [su tía|el gato] y conversó un rato.
      `,
      dry: `
        Iba tarareando. {Other} le quitaba el pelo de [los ojos|la cara], y veía.
      `,
      wet: `
        Con el flequillo flotando, bajó con {other} en un [vaso|globo].
      `,
      quirk: `
        Saludó a un arbusto, y el arbusto era [una cabra|su primo].
      `,
      help: `
        Se pusieron a temblar, y la cosa [iba a peor|no paraba].
        @help La alpaca tarareó, y todos se [calmaron|calmaron, hasta el suelo].
      `,
    }),
  },
  Llama: {
    noun: { noun: 'llama', gender: 'f' },
    facts: { help: 'la llama cargó con todo sin un temblor' },
    ...atEveryLevel({
      arrives: `
        @friend Una llama con un libro de cuentas llamó, [muy puntual|dos veces].
        —Me debes un favor y medio, {hero}. [O te lo debo yo|Ven y vemos] —dijo la llama.
      `,
      alone: `
        @friend La llama apuntó: hoy, tres favores, y [medio|un gracias] de más.
      `,
      dry: `
        {Other} iba entre dos bultos, y la llama contaba [pasos|favores].
      `,
      wet: `
        Bajó por una cuerda con {other}, y apuntó: [burbujas, seis|un remojón].
      `,
      quirk: `
        —Me sujetaste la puerta. Uno —apuntó. [Dos con la sonrisa|Gracias, uno].
      `,
      help: `
        La carga pesaba, y el paso era [estrecho|alto y angosto].
        @help La llama cargó con todo sin un [temblor|temblor, y lo apuntó].
      `,
    }),
  },
}
