/**
 * The colour a person typed, as a colour of ours. What was typed never goes into a picture: it is looked up here, and only the
 * `#rrggbb` found, taken from this table, is drawn. Names are in the five languages, without accents, in every gender's form.
 */
const names: Record<string, string> = {
  '#c9504f': 'red rojo roja rouge rot rote rotes roter scarlet crimson carmin 红 红色 大红 紅色',
  '#e8896f': 'coral koralle korallenrot corail 珊瑚 珊瑚色 salmon salmon saumon lachs',
  '#e58a3e': 'orange naranja anaranjado orangen 橙 橙色 橘色 橘黄',
  '#f4b04f': 'amber ambar ambre bernstein 琥珀 琥珀色',
  '#f0c94f': 'yellow amarillo amarilla jaune gelb gelbe gelbes gelber 黄 黄色',
  '#e9b949': 'gold golden dorado dorada oro dore doree or goldene goldenes 金 金色',
  '#6fa05c': 'green verde vert verte grun grune grunes gruner gruen gruene 绿 绿色',
  '#9ec96b': 'lime lima limon limette 青柠 草绿 嫩绿',
  '#93cdb8': 'mint menta menthe minze mintgrun 薄荷 薄荷绿',
  '#7f8a4f': 'olive oliva oliv 橄榄 橄榄绿',
  '#3f8f96': 'teal petrol turquoise turquesa turkis tuerkis cyan cian 青 青色 青绿 绿松石',
  '#4f7fb8': 'blue azul bleu bleue blau blaue blaues blauer 蓝 蓝色',
  '#86b6dc': 'skyblue celeste himmelblau ciel hellblau 天蓝 天蓝色 浅蓝 浅蓝色',
  '#2c3172': 'navy indigo anil marino marineblau dunkelblau marine 藏青 深蓝 深蓝色 靛 靛蓝',
  '#7562ab': 'purple violet violeta morado morada purpura violette lila violett purpur 紫 紫色',
  '#b3a3d8': 'lilac lavender lavanda lavande lavendel flieder parme 淡紫 浅紫 薰衣草 丁香',
  '#e08aa8': 'pink rosa rosado rosada rose rosarot rosafarben 粉 粉色 粉红 粉红色',
  '#c8487f': 'magenta fuchsia fucsia pinkfarben 洋红 玫红 桃红',
  '#8c3f5e': 'maroon burgundy wine granate vino bordeaux weinrot 酒红',
  '#7d573f': 'brown marron cafe brun brune braun braune braunes castano chocolate schokolade 棕 棕色 褐色 咖啡色',
  '#dcbf93': 'beige sand arena sable tan 米 米色 沙色',
  '#fbf0db': 'white cream blanco blanca crema blanc blanche creme weiss weiß weisse weisses 白 白色 奶油色',
  '#8d8aa8': 'grey gray gris grau graue graues 灰 灰色',
  '#c3c3d2': 'silver plata plateado argent argente silber silbern 银 银色',
  '#3a3557': 'black negro negra noir noire schwarz schwarze schwarzes 黑 黑色',
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')

const colorOfName = new Map(Object.entries(names).flatMap(([color, words]) => words.split(' ').map(word => [plain(word), color] as const)))

/** Chinese names, the longest first, because Chinese has no spaces to cut at. */
const chinese = [...colorOfName.keys()].filter(name => /\p{Script=Han}/u.test(name)).sort((a, b) => b.length - a.length)

/**
 * The `#rrggbb` that a colour's typed name stands for, in any of the five languages; undefined where no name is recognised.
 * Of several words the first that names a colour counts, unless two together do ("sky blue").
 */
export const colorOf = (typed: string | undefined): string | undefined => {
  if (!typed) return undefined
  const text = plain(typed.slice(0, 80))
  const words = text.split(/[^\p{Letter}]+/u).filter(Boolean)
  for (const [i, word] of words.entries()) {
    const pair = colorOfName.get(word + (words[i + 1] ?? ''))
    if (pair && words[i + 1]) return pair
  }
  // In "bleu ciel", "azul marino" the second word is the finer one.
  // Two letters (French "or") are a colour only by themselves: in a sentence they are another word.
  const known = words
    .map(word =>
      word.length > 2 || words.length === 1 ? (colorOfName.get(word) ?? colorOfName.get(word.replace(/^(hell|dunkel)/, ''))) : undefined,
    )
    .filter(color => color !== undefined)
  const finer = known.find((color, i) => i > 0 && ['#86b6dc', '#2c3172'].includes(color))
  const name = chinese.find(each => text.includes(each))
  return finer ?? known[0] ?? (name === undefined ? undefined : colorOfName.get(name))
}

/** Every name of the colour that a typed name stands for, in the five languages; none where it is not recognised. */
export const namesOfColor = (typed: string): string[] => names[colorOf(typed) ?? '']?.split(' ') ?? []
