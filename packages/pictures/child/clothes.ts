import type { CharacterLook } from '../look.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval, star } from '../path.ts'
import type { Pen } from '../pen.ts'

type Skin = string

const torso = '100,106 78,108 70,124 70,158 84,166 116,166 130,158 130,124 122,108'
const sleeve = '78,110 66,116 56,134 52,148 60,154 68,146 74,134 82,124'
const shortSleeve = '80,109 66,114 58,128 62,138 72,138 80,128'

const arms = (pen: Pen, skin: Skin): string =>
  both(side => pen.cut(side.blob('76,114 62,128 54,146 52,156 58,162 65,156 68,146 78,130'), skin))
const hands = (pen: Pen, skin: Skin): string => both(side => pen.cut(side.oval(56, 156, 7, 7.5), skin))
const sleeves = (pen: Pen, color: string): string => both(side => pen.cut(side.blob(sleeve), color))
const legs = (pen: Pen, color: string, to = 182): string =>
  both(side => pen.cut(side.blob(`76,156 76,172 78,${to}! 95,${to}! 99,158`), color))
const shoes = (pen: Pen, color: string): string =>
  both(side => pen.cut(side.blob('78,179 70,184 68,191! 96,191! 96,179'), color)) +
  pen.flat('M68 188h28v3h-28zM104 188h28v3h-28z', palette.cream)
const boots = (pen: Pen, color: string): string => both(side => pen.cut(side.blob('76,166! 97,166! 97,191! 68,191! 70,183 76,178'), color))

/** What a character wears, from the neck down, arms and feet with it. */
const outfits: Record<CharacterLook['clothes'], (pen: Pen, color: string, skin: Skin) => string> = {
  casual: (pen, c, skin) =>
    legs(pen, palette.indigo) +
    shoes(pen, palette.coral) +
    arms(pen, skin) +
    pen.cut(blob(torso), c) +
    both(side => pen.cut(side.blob(shortSleeve), c)) +
    pen.line(curve('88,107 100,114 112,107'), darker(c, 0.28), 2.4) +
    pen.flat(star(100, 138, 12), lighter(c, 0.7)),
  dress: (pen, c, skin) =>
    legs(pen, skin) +
    shoes(pen, palette.wine) +
    arms(pen, skin) +
    pen.cut(blob('100,106 80,108 74,130 64,154 58,172! 78,177 100,178 122,177 142,172! 136,154 126,130 120,108'), c) +
    both(side => pen.cut(side.oval(72, 118, 10.5, 9, -34), c)) +
    pen.line('M76 134q24 6 48 0', darker(c, 0.26), 3) +
    both(side => pen.cut(side.blob('100,108 88,106 82,112 90,120 100,114!'), palette.cream, 0.6)) +
    pen.flat(
      [76, 92, 108, 124].map(x => oval(x, 165, 2.6)).join('') + [84, 100, 116].map(x => oval(x, 154, 2.4)).join(''),
      lighter(c, 0.6),
    ),
  overalls: (pen, c, skin) =>
    legs(pen, c) +
    shoes(pen, palette.bark) +
    hands(pen, skin) +
    sleeves(pen, palette.cream) +
    pen.cut(blob(torso), palette.cream) +
    pen.line('M74 118h52M72 126h56M72 134h10M118 134h10', palette.blush, 2.4) +
    pen.cut(blob('82,126! 118,126! 120,146 130,150 130,168! 70,168! 70,150 80,146'), c) +
    both(side => pen.line(side.curve('86,128 82,116 80,108'), c, 6) + pen.flat(side.oval(86, 129, 2.6), palette.lamp)) +
    pen.cut(blob('90,136! 110,136! 109,148 100,150 91,148'), lighter(c, 0.12), 0.5),
  pajamas: (pen, c, skin) =>
    legs(pen, c, 184) +
    both(side => pen.cut(side.oval(84, 187, 14, 6), lighter(c, 0.55))) +
    hands(pen, skin) +
    sleeves(pen, c) +
    pen.cut(blob(torso), c) +
    pen.line('M100 112v52', darker(c, 0.2), 1.8) +
    pen.flat(oval(100, 124, 2) + oval(100, 138, 2) + oval(100, 152, 2), palette.cream) +
    both(side => pen.cut(side.blob('100,114 90,106 82,108 88,120!'), lighter(c, 0.4), 0.5)) +
    pen.flat(
      [
        [82, 134],
        [116, 128],
        [84, 156],
        [118, 150],
        [86, 172],
        [113, 176],
      ]
        .map(([x = 0, y = 0]) => star(x, y, 4))
        .join(''),
      palette.lamp,
    ) +
    pen.flat('M111 136a6 6 0 1 0 5 8a5 5 0 0 1-5-8z', palette.lamp),
  hoodie: (pen, c, skin) =>
    legs(pen, palette.slate) +
    shoes(pen, palette.cream) +
    hands(pen, skin) +
    pen.cut(blob('72,100 62,112 80,122 100,126 120,122 138,112 128,100'), darker(c, 0.14)) +
    sleeves(pen, c) +
    pen.cut(blob('100,110 78,110 68,126 68,160 84,168 116,168 132,160 132,126 122,110'), c) +
    pen.cut(blob('82,146! 118,146! 124,162! 76,162!'), darker(c, 0.08), 0.5) +
    pen.line('M92 114v14M108 114v14', palette.cream, 2.2) +
    pen.line('M70 162q30 7 60 0', darker(c, 0.24), 2.4),
  raincoat: (pen, c, skin) =>
    boots(pen, palette.teal) +
    hands(pen, skin) +
    sleeves(pen, c) +
    pen.cut(blob('100,106 80,108 72,128 64,158 62,172! 100,178 138,172! 136,158 128,128 120,108'), c) +
    pen.line('M100 112v64', darker(c, 0.24), 2) +
    pen.flat([124, 140, 156].map(y => oval(106, y, 2.8)).join(''), palette.cream) +
    both(
      side =>
        pen.cut(side.blob('100,114 88,104 76,110 84,122!'), lighter(c, 0.16), 0.6) +
        pen.line(side.curve('74,152 80,152 86,150'), darker(c, 0.26), 2.6),
    ),
  explorer: (pen, c, skin) =>
    legs(pen, skin) +
    both(side => pen.cut(side.blob('74,154 73,172! 98,172! 100,156'), palette.sand)) +
    boots(pen, palette.bark) +
    arms(pen, skin) +
    pen.cut(blob(torso), palette.paper) +
    both(
      side =>
        pen.cut(side.blob(shortSleeve), palette.paper) +
        pen.cut(side.blob('90,107 76,110 70,126 70,158 84,164 92,160!'), c, 0.7) +
        pen.cut(side.blob('74,140! 86,140! 86,152! 74,152!'), lighter(c, 0.16), 0.4),
    ) +
    pen.cut(blob('86,106 100,112 114,106 108,118 100,128! 92,118'), palette.coral, 0.6) +
    pen.line('M71 160q29 6 58 0', palette.cocoa, 4),
  spacesuit: (pen, c, skin) => {
    const suit = '#e9e6f0'
    return (
      legs(pen, suit) +
      boots(pen, c) +
      hands(pen, skin) +
      sleeves(pen, suit) +
      both(side => pen.line(side.curve('54,144 60,150 67,148'), c, 4)) +
      pen.cut(blob('100,106 76,108 66,126 66,160 84,168 116,168 134,160 134,126 124,108'), suit) +
      pen.cut(blob('84,128! 116,128! 116,148! 84,148!'), palette.slate, 0.6) +
      pen.flat(oval(92, 135, 3.4), palette.amber) +
      pen.flat(oval(102, 135, 3.4), palette.mint) +
      pen.line('M90 143h20', palette.sky, 2.6) +
      pen.line('M68 156q32 8 64 0', c, 4) +
      pen.cut(blob('76,104 100,112 124,104 128,110 100,121 72,110'), c, 0.7)
    )
  },
}

export const outfit = (pen: Pen, look: CharacterLook): string => outfits[look.clothes](pen, look.color.clothes, look.color.skin)
