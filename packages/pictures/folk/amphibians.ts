import { blush, type DrawFriend, eyes, held } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import { type Anchors, features, lips, patches, type Wear, worn } from './body.ts'

/** A toad or frog that sits, eyes on top of a broad head. */
export const toad =
  (it: { skin: string; belly: string; warts?: boolean; finger?: boolean; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 62, wide: 40 },
      eyes: { y: 68, apart: 30, r: 8.4 },
      neck: { y: 122, wide: 38 },
      chest: { y: 146, wide: 46 },
      hand: { x: 152, y: 146 },
    }
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    const arm = darker(it.skin, 0.06)
    return (
      wear('behind') +
      pen.cut(
        both(side => side.blob('66,140 36,150 28,176 44,188 74,188! 78,164')),
        it.skin,
        1.1,
      ) +
      pen.cut(blob('100,104 66,114 52,146 58,178 80,188 100,190 120,188 142,178 148,146 134,114'), it.skin) +
      pen.flat(blob('100,120 76,128 68,152 76,178 100,185 124,178 132,152 124,128'), it.belly) +
      wear('body') +
      pen.cut(
        both(side => side.blob('70,140 62,164 64,180 54,187! 78,189 86,184 84,162 84,144')),
        arm,
      ) +
      held(
        pose,
        pen.cut(
          both(side => side.oval(70, 66, 20)),
          it.skin,
        ) +
          pen.cut(blob('100,60 64,64 40,88 40,108 62,122 100,126 138,122 160,108 160,88 136,64'), it.skin, 1.3) +
          (it.warts ? pen.flat(oval(84, 76, 4) + oval(100, 70, 4) + oval(116, 76, 4), darker(it.skin, 0.18)) : '') +
          pen.cut(
            both(side => side.oval(70, 67, 13)),
            it.belly,
            0.7,
          ) +
          eyes(pen, pose, at.eyes.apart, at.eyes.y, at.eyes.r) +
          blush(pen, 44, 100, 8) +
          lips(pen, pose, 102, 15) +
          wear('head'),
      ) +
      (it.finger && !pose.asleep
        ? pen.cut(blob('138,150 158,148 171,130 173,112 160,108 155,124 141,136') + blob('163,104 163,84 167,77 172,84 173,104'), arm) +
          pen.cut(oval(167, 105, 11, 9), arm)
        : '') +
      wear('front')
    )
  }

/** A newt or salamander, upright, its tail around its feet. */
export const newt =
  (it: {
    skin: string
    belly: string
    crest?: string
    spots?: string
    flame?: boolean
    around?: string
    wears?: readonly Wear[]
  }): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 54, wide: 38 },
      eyes: { y: 82, apart: 25, r: 8.6 },
      neck: { y: 114, wide: 26 },
      chest: { y: 142, wide: 30 },
      hand: { x: 136, y: 146 },
    }
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    return (
      (it.flame ? pen.glow(160, 134, 54, palette.lamp, 0.8) : '') +
      wear('behind') +
      pen.cut(blob('112,184 150,190 176,172 178,146 164,128! 166,150 154,164 118,166'), it.skin) +
      (it.flame
        ? pen.cut(blob('164,136 154,120 164,104 168,88! 180,106 182,122 174,136'), palette.amber) +
          pen.flat(blob('167,132 161,122 168,108! 174,122'), palette.lamp)
        : '') +
      (it.crest ? pen.cut(blob('64,60 70,34! 82,48 90,22! 100,42 110,22! 118,48 130,34! 136,60 100,76'), it.crest) : '') +
      pen.cut(
        both(side => side.oval(80, 186, 15, 6)),
        darker(it.skin, 0.1),
      ) +
      pen.cut(blob('100,104 78,112 68,144 74,176 88,187 112,187 126,176 132,144 122,112'), it.skin) +
      pen.flat(blob('100,116 86,122 82,150 88,178 112,178 118,150 114,122'), it.belly) +
      wear('body') +
      pen.cut(
        both(side => side.blob('74,120 60,136 62,150 74,154 80,146 76,138 86,126')),
        it.skin,
      ) +
      held(
        pose,
        pen.cut(blob('100,46 66,50 46,74 46,100 70,117 100,120 130,117 154,100 154,74 134,50'), it.skin, 1.3) +
          (it.spots
            ? pen.flat(oval(70, 62, 6, 4) + oval(92, 54, 5, 4) + oval(122, 58, 7, 4) + oval(138, 72, 4, 5) + oval(58, 78, 4, 5), it.spots)
            : '') +
          pen.flat(blob('100,98 66,96 54,102 72,115 100,118 128,115 146,102 134,96'), it.belly) +
          (it.around ? patches(pen, at.eyes, it.around) : '') +
          features(pen, pose, { ...at.eyes, mouth: 22, w: 12 }) +
          wear('head'),
      ) +
      (it.spots ? pen.flat(oval(76, 172, 4, 6) + oval(126, 168, 4, 6) + oval(160, 164, 5, 4), it.spots) : '') +
      wear('front')
    )
  }

/** An old dragon, sitting: horns, a broad snout, wings folded behind, a shawl of scales. */
export const dragon =
  (it: { skin: string; belly: string; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 40, wide: 36 },
      eyes: { y: 66, apart: 23, r: 7.6 },
      neck: { y: 114, wide: 34 },
      chest: { y: 144, wide: 46 },
      hand: { x: 150, y: 160 },
    }
    return (
      pen.cut(
        both(side => side.blob('70,118 40,92 16,58 4,66! 8,96 -2,112! 14,122 16,142! 36,144 64,150')),
        darker(it.skin, 0.18),
        1.2,
      ) +
      pen.cut(blob('120,178 160,184 190,168 196,142! 202,150 208,136! 204,166 184,190 130,192'), it.skin) +
      pen.cut(blob('100,96 66,106 48,142 50,176 74,190 100,191 126,190 150,176 152,142 134,106'), it.skin) +
      pen.flat(blob('100,112 80,120 70,150 78,182 100,187 122,182 130,150 120,120'), it.belly) +
      pen.line('M77 136q23 8 46 0M72 154q28 9 56 0M76 172q24 8 48 0', darker(it.belly, 0.14), 2.6) +
      pen.cut(
        both(side => side.blob('58,160 42,172 40,188! 74,190 80,178 74,164')),
        darker(it.skin, 0.06),
      ) +
      worn(pen, it.wears, 'body', at) +
      held(
        pose,
        pen.cut(
          both(side => side.blob('76,44 66,22 70,2! 82,16 94,38')),
          palette.paper,
        ) +
          pen.cut(
            both(side => side.blob('58,66 38,56 26,60! 36,72 34,82! 50,86 60,84')),
            darker(it.skin, 0.1),
          ) +
          pen.cut(blob('100,32 72,38 56,60 56,84 64,104 82,116 100,118 118,116 136,104 144,84 144,60 128,38'), it.skin, 1.3) +
          pen.cut(blob('100,82 70,86 62,102 76,117 100,121 124,117 138,102 130,86'), lighter(it.skin, 0.2), 0.8) +
          pen.ink(both(side => side.oval(89, 93, 3, 2.4))) +
          pen.line(curve('72,52 80,48 88,52') + curve('112,52 120,48 128,52'), lighter(it.skin, 0.5), 3) +
          eyes(pen, pose, at.eyes.apart, at.eyes.y, at.eyes.r) +
          blush(pen, 38, 84, 7) +
          lips(pen, pose, 105, 11) +
          worn(pen, it.wears, 'head', at),
      ) +
      worn(pen, it.wears, 'front', at)
    )
  }
