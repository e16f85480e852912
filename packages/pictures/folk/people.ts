import { type DrawFriend, held } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { type Anchors, features, type Wear, worn } from './body.ts'

type Hair = 'bun' | 'braids' | 'tuft' | 'bob' | 'tousled' | 'white' | 'none'
type Beard = 'full' | 'long' | 'tucked' | 'none'

/** Somebody like a person, no taller than a cup or as tall as a child: a large head, a gown or a jacket. */
export type Little = {
  skin: string
  dress: string
  hair?: Hair
  hairColor?: string
  beard?: Beard
  /** A gown down to the feet, or a jacket over breeches of this colour. */
  breeches?: string
  ears?: 'pointed' | 'round'
  wings?: string
  shoes?: string
  old?: boolean
  wears?: readonly Wear[]
}

const hairOf = (pen: Pen, hair: Hair, color: string): { behind: string; before: string } => {
  const fringe = (points: string) => pen.cut(blob(points), color)
  switch (hair) {
    case 'bun':
      return {
        behind: pen.cut(oval(100, 30, 17, 15), color),
        before: fringe('58,78! 58,52 78,38 100,36 122,38 142,52 142,78! 128,60 100,54 72,60'),
      }
    case 'braids':
      return {
        behind: pen.cut(
          both(side => side.blob('62,84 46,96 44,112 52,124 46,136 54,146 62,134 62,118 70,100')),
          color,
        ),
        before: fringe('56,82! 56,52 78,36 100,34 122,36 144,52 144,82! 132,60 106,52! 100,44 94,52! 68,60'),
      }
    case 'bob':
      return {
        behind: pen.cut(blob('100,32 62,40 48,72 50,112 76,116 124,116 150,112 152,72 138,40'), color),
        before: fringe('57,76! 56,52 78,36 100,34 122,36 144,52 143,76! 126,64 100,62 74,64'),
      }
    case 'tuft':
      return { behind: '', before: fringe('72,50 88,40 84,26! 98,36 102,20! 110,36 122,28! 116,44 130,52 114,56 86,56') }
    case 'tousled':
      return {
        behind: '',
        before: fringe(
          '54,80! 50,62! 56,50! 62,40! 78,38 84,28! 96,36 108,26! 114,36 130,34! 134,44 148,50! 146,64! 148,80! 132,62 118,64! 108,54 96,64! 84,56 70,66',
        ),
      }
    case 'white':
      return {
        behind: pen.cut(
          both(side => side.oval(56, 82, 13, 15)),
          color,
        ),
        before: fringe('58,70! 64,50 82,40 100,38 118,40 136,50 142,70! 124,56 100,52 76,56'),
      }
    default:
      return { behind: '', before: '' }
  }
}

const beardOf = (pen: Pen, beard: Beard, color: string): string => {
  const moustache = pen.cut(blob('100,98 84,96 70,104 66,112 84,112 100,106 116,112 134,112 130,104 116,96'), lighter(color, 0.2), 0.8)
  switch (beard) {
    case 'full':
      return pen.cut(blob('58,88! 60,116 76,136 100,144 124,136 140,116 142,88! 128,104 100,108 72,104'), color) + moustache
    case 'long':
      return pen.cut(blob('58,88! 58,120 74,150 92,166 100,182! 108,166 126,150 142,120 142,88! 128,104 100,108 72,104'), color) + moustache
    case 'tucked':
      return (
        pen.cut(blob('58,88! 60,116 84,138 112,150 126,158! 140,146 128,132 140,116 142,88! 128,104 100,108 72,104'), color) + moustache
      )
    default:
      return ''
  }
}

const wingsOf = (pen: Pen, color: string): string =>
  both(
    side =>
      pen.cut(side.blob('86,124 60,96 26,76 8,84 8,108 30,130 62,138 86,136'), color, 1.1) +
      pen.cut(side.blob('86,134 58,138 32,150 30,168 50,174 76,158 90,142'), lighter(color, 0.25), 1.1) +
      pen.line(side.curve('80,126 50,108 22,98') + side.curve('80,140 58,150 44,160'), darker(color, 0.12), 1.8),
  )

export const little =
  (it: Little): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 52, wide: 42 },
      eyes: { y: 82, apart: 19, r: 7.4 },
      neck: { y: 118, wide: 28 },
      chest: { y: 140, wide: 32 },
      hand: { x: 136, y: 152 },
    }
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    const { behind, before } = hairOf(pen, it.hair ?? 'none', it.hairColor ?? palette.bark)
    const shoes = pen.cut(
      both(side => side.oval(84, 186, 13, 6.5)),
      it.shoes ?? palette.cocoa,
    )
    const clothes = it.breeches
      ? pen.cut(
          both(side => side.blob('78,156 76,184! 94,184! 99,160')),
          it.breeches ?? it.dress,
        ) +
        shoes +
        pen.cut(blob('100,106 78,112 68,136 68,164 84,169 116,169 132,164 132,136 122,112'), it.dress, 1.2)
      : shoes + pen.cut(blob('100,106 78,112 66,144 56,178 76,185 100,186 124,185 144,178 134,144 122,112'), it.dress, 1.2)
    return (
      wear('behind') +
      (it.wings ? wingsOf(pen, it.wings) : '') +
      clothes +
      pen.cut(
        both(side => side.oval(64, 153, 7.5, 7)),
        it.skin,
      ) +
      pen.cut(
        both(side => side.blob('80,114 68,124 58,146 64,152 72,152 82,134')),
        lighter(it.dress, 0.08),
      ) +
      wear('body') +
      held(
        pose,
        behind +
          (it.ears === 'pointed'
            ? pen.cut(
                both(side => side.blob('60,72 44,66 32,70! 42,88 60,94')),
                it.skin,
              )
            : pen.cut(
                both(side => side.oval(57, 86, 8)),
                it.skin,
              )) +
          pen.cut(blob('100,40 70,46 56,72 60,100 80,117 100,120 120,117 140,100 144,72 130,46'), it.skin, 1.3) +
          beardOf(pen, it.beard ?? 'none', it.hairColor ?? palette.white) +
          pen.veil(oval(100, 94, 5, 4), palette.rust, 0.5) +
          features(pen, pose, {
            ...at.eyes,
            mouth: it.beard && it.beard !== 'none' ? 31 : 23,
            w: it.beard && it.beard !== 'none' ? 6 : 8,
          }) +
          (it.old && !pen.lines ? pen.line(curve('66,92 70,96 76,96') + curve('134,92 130,96 124,96'), darker(it.skin, 0.25), 1.6) : '') +
          before +
          wear('head'),
      ) +
      wear('front')
    )
  }
