import type { Accessory } from '@nightlight/contract/enums'
import type { CharacterLook } from '../look.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval, scallops } from '../path.ts'
import type { Pen } from '../pen.ts'

/** Where an accessory belongs: behind the body, upon it, or on the head. */
type Worn = { behind?: string; body?: string; head?: string }

/** How high what is worn lies over what is beneath: lit at its edge alone, so that even all ten together stay light. */
const flat = 0.7

const worn: Record<Accessory, (pen: Pen, look: CharacterLook) => Worn> = {
  glasses: pen => ({
    head:
      pen.veil(
        both(side => side.oval(81, 71, 13, 12)),
        palette.white,
        0.18,
      ) + pen.line(`${both(side => side.oval(81, 71, 13, 12) + side.curve('68,69 62,67 57,66'))}M94 70q6-3 12 0`, palette.indigo, 2.5),
  }),
  // A speck is a line of no length with a round end.
  freckles: (pen, look) => ({
    head: pen.line('M73 81h.1M79 84h.1M68 85h.1M75 88h.1M127 81h.1M121 84h.1M132 85h.1M125 88h.1', darker(look.color.skin, 0.32), 2.9),
  }),
  'hearing-aid': pen => ({
    head: pen.line(curve('144,60 151,62 152,74 146,80'), palette.teal, 4.4) + pen.line(curve('146,80 142,80 140,76'), palette.cream, 2),
  }),
  hat: pen => ({
    head:
      pen.cut(oval(100, 3, 9), palette.cream, flat) +
      pen.cut(blob('100,4 70,12 54,38 54,48! 100,42 146,48! 146,38 130,12'), palette.violet, flat) +
      pen.line('M78 18q-4 12-5 22M100 10v30M122 18q4 12 5 22', lighter(palette.violet, 0.2), 2) +
      pen.cut(blob('52,40 100,33 148,40 150,52 100,46 50,52'), palette.lilac, flat),
  }),
  crown: pen => ({
    head:
      pen.cut(blob('66,28! 62,0! 80,14! 100,-8! 120,14! 138,0! 134,28! 100,22'), palette.amber, flat) +
      pen.flat(oval(100, 12, 3.6), palette.rose) +
      pen.flat(oval(78, 18, 2.6) + oval(122, 18, 2.6), palette.teal) +
      pen.line(curve('67,25 100,19 133,25'), darker(palette.amber, 0.24), 1.8),
  }),
  bow: pen => ({
    head:
      pen.cut(blob('126,22! 108,8 100,18 108,32'), palette.rose, flat) +
      pen.cut(blob('126,22! 146,10 152,24 144,36'), palette.rose, flat) +
      pen.cut(oval(126, 22, 6.4, 6), darker(palette.rose, 0.16), 0.6),
  }),
  flower: pen => ({
    head:
      pen.flat(oval(136, 44, 10, 5, 40), palette.leaf) +
      pen.cut(scallops(132, 34, 10, 10, 5), palette.blush, flat) +
      pen.flat(oval(132, 34, 4.6), palette.lamp),
  }),
  scarf: pen => ({
    body:
      pen.cut(blob('112,112 126,114 132,142 130,152! 122,148 114,152! 112,134'), palette.coral, flat) +
      pen.line('M114 140l16-1M114 132l15-1', lighter(palette.coral, 0.4), 2) +
      pen.cut(blob('72,98 100,108 128,98 132,110 118,118 100,121 82,118 68,110'), palette.coral, flat),
  }),
  cape: pen => ({
    behind:
      pen.cut(blob('76,104 58,130 42,172 48,182! 100,188 152,182! 158,172 142,130 124,104'), palette.wine, flat) +
      pen.line(curve('66,128 58,152 56,178') + curve('134,128 142,152 144,178'), lighter(palette.wine, 0.16), 2),
    body:
      pen.cut(blob('76,102 100,110 124,102 126,110 100,120 74,110'), palette.wine, 0.7) + pen.cut(oval(100, 115, 5), palette.amber, 0.5),
  }),
  backpack: pen => ({
    behind: pen.cut(blob('66,104 58,118 56,152 66,164 134,164 144,152 142,118 134,104'), palette.teal, flat),
    body: both(
      side => pen.line(side.curve('84,108 78,122 78,146'), palette.teal, 6) + pen.flat(side.oval(78, 134, 3.6, 2.6), palette.lamp),
    ),
  }),
}

/** What lies under something else that is worn is not drawn: a crown under a hat, a backpack under a cape. */
const coveredBy = (name: Accessory, all: readonly Accessory[]): boolean =>
  (name === 'crown' && all.includes('hat')) || (name === 'backpack' && all.includes('cape'))

/** All that a character wears besides its clothes, layer by layer, in the order of the list of accessories. */
export const accessoriesOf = (pen: Pen, look: CharacterLook): Required<Worn> => {
  const all = look.accessories.filter(name => !coveredBy(name, look.accessories)).map(name => worn[name](pen, look))
  const layer = (name: keyof Worn) => all.map(each => each[name] ?? '').join('')
  return { behind: layer('behind'), body: layer('body'), head: layer('head') }
}
