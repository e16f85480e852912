import { blush, type DrawFriend, eyes } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import { turned } from '../pen.ts'
import { features, lips } from './body.ts'
import { bubbles } from './fish.ts'

/** A crab: broad, two claws, a face between its eyes' stalks. */
export const crab =
  (it: { shell: string; old?: boolean; waves?: boolean }): DrawFriend =>
  (pen, pose) => {
    const pale = lighter(it.shell, 0.25)
    const claw = it.waves && !pose.asleep ? 'M0 0' : ''
    const up = claw === '' ? 0 : -34
    return (
      both(side =>
        pen.line(
          side.curve('58,158 34,162 24,188') + side.curve('64,166 46,174 42,190') + side.curve('76,172 66,180 66,190'),
          darker(it.shell, 0.15),
          6,
        ),
      ) +
      both(side => pen.line(side.curve(`54,140 28,${134 + up * 0.3} 22,${112 + up}`), it.shell, 9)) +
      pen.cut(
        both(side =>
          side.blob(
            `22,${118 + up} 2,${106 + up} 0,${84 + up} 14,${72 + up}! 18,${88 + up} 24,${92 + up}! 32,${74 + up}! 42,${92 + up} 36,${112 + up}`,
          ),
        ),
        it.shell,
        1.2,
      ) +
      pen.cut(blob('100,96 60,102 34,128 46,160 78,176 100,178 122,176 154,160 166,128 140,102'), it.shell, 1.4) +
      pen.flat(oval(60, 124, 5) + oval(70, 114, 4) + oval(140, 124, 5) + oval(130, 114, 4) + oval(100, 110, 4), pale) +
      (it.old ? pen.cut(blob('100,148 82,146 66,154 62,166 82,166 100,158 118,166 138,166 134,154 118,146'), palette.white, 0.8) : '') +
      turned(
        pose.tilt * 0.5,
        100,
        150,
        both(side => pen.line(side.curve('82,104 80,92'), it.shell, 7)) +
          pen.cut(
            both(side => side.oval(79, 84, 16)),
            palette.white,
          ) +
          eyes(pen, pose, 21, 85, 8.4) +
          blush(pen, 40, 140, 8) +
          lips(pen, pose, it.old ? 143 : 142, it.old ? 6 : 10),
      )
    )
  }

/** A lobster, stately, with long feelers and a collar of lace. */
export const lobster: DrawFriend = (pen, pose) => {
  const shell = '#a84f5c'
  return (
    pen.line(
      both(side => side.curve('86,44 66,10 26,-6') + side.curve('90,42 80,18 64,4')),
      shell,
      3.4,
    ) +
    pen.cut(blob('74,168 60,184 52,192! 100,192 148,192! 140,184 126,168'), darker(shell, 0.15)) +
    both(side => pen.line(side.curve('66,120 40,126 30,104'), shell, 10)) +
    pen.cut(
      both(side => side.blob('30,112 8,104 0,76 14,52! 22,74 28,78! 40,54! 50,80 46,104')),
      shell,
      1.3,
    ) +
    pen.cut(blob('100,92 70,102 60,130 66,164 82,182 100,186 118,182 134,164 140,130 130,102'), shell, 1.3) +
    pen.line('M62 132q38 16 76 0M64 150q36 16 72 0M72 168q28 12 56 0', darker(shell, 0.25), 3) +
    pen.cut([-1, -0.5, 0, 0.5, 1].map(x => oval(100 + x * 30, 114 - Math.abs(x) * 6, 12, 10)).join(''), palette.white) +
    turned(
      pose.tilt,
      100,
      110,
      pen.cut(blob('100,34 70,40 56,66 62,94 82,110 100,112 118,110 138,94 144,66 130,40'), lighter(shell, 0.1), 1.3) +
        features(pen, pose, { y: 74, apart: 21, r: 8, mouth: 21, w: 9 }),
    )
  )
}

/** A shrimp, bent like a comma, with brushes for hands. */
export const shrimp: DrawFriend = (pen, pose) => {
  const skin = '#efa58c'
  return (
    bubbles(pen) +
    pen.line(curve('74,62 40,42 18,50') + curve('80,56 58,24 32,18') + curve('118,56 136,28 160,30'), darker(skin, 0.12), 3) +
    pen.cut(blob('120,178 148,186 164,178! 158,166 168,158! 146,154 124,160'), darker(skin, 0.08)) +
    pen.cut(blob('92,96 74,112 72,142 86,168 110,182 134,178 138,162 122,156 118,138 122,112'), skin, 1.3) +
    pen.line('M76 130q22 10 42 2M80 148q20 8 38 0M92 166q16 2 28-10', darker(skin, 0.18), 2.6) +
    pen.line(curve('78,128 60,138 62,152') + curve('82,146 66,158 70,170'), darker(skin, 0.12), 4.4) +
    pen.cut(oval(62, 155, 6, 8) + oval(70, 172, 6, 8), palette.white, 0.7) +
    turned(
      pose.tilt,
      100,
      110,
      pen.cut(blob('100,44 70,50 54,76 60,102 82,116 100,118 118,116 140,102 146,76 130,50'), lighter(skin, 0.14), 1.3) +
        features(pen, pose, { y: 82, apart: 21, r: 9, mouth: 20, w: 8 }),
    )
  )
}

/** A shell with somebody in it: a hermit crab or a periwinkle. */
export const shelled =
  (it: { shell: string; skin: string; claws?: boolean }): DrawFriend =>
  (pen, pose) =>
    pen.cut(blob('60,150 48,118 58,76 92,46 112,22! 126,52 156,84 166,126 154,162 128,180 92,180'), it.shell, 1.4) +
    pen.line(curve('88,56 112,66 136,60') + curve('64,82 108,98 158,92') + curve('150,112 160,124 158,142'), darker(it.shell, 0.22), 4) +
    (it.claws
      ? both(
          side =>
            pen.line(side.curve('70,158 46,168 44,188'), darker(it.skin, 0.1), 6) +
            pen.cut(side.blob('58,160 36,152 28,136! 44,140 46,130! 62,142'), it.skin),
        )
      : pen.cut(blob('30,188 44,176 100,172 156,176 172,188 100,192'), it.skin)) +
    pen.flat(blob('100,98 68,104 56,130 66,160 88,176 112,176 134,160 144,130 132,104'), darker(it.shell, 0.34)) +
    turned(
      pose.tilt * 0.6,
      100,
      160,
      pen.cut(blob('100,106 74,112 64,134 72,160 90,172 110,172 128,160 136,134 126,112'), it.skin) +
        both(side => pen.line(side.curve('86,110 80,96'), it.skin, 5)) +
        features(pen, pose, { y: 132, apart: 17, r: 8.4, mouth: 19, w: 8 }),
    )

/** A sea slug: soft, long, with two horns and a frill. */
export const slug: DrawFriend = (pen, pose) => {
  const skin = '#c58fc0'
  return (
    pen.cut(blob('24,184 40,160 84,148 136,152 176,168 190,186 150,192 70,192'), skin, 1.3) +
    pen.line('M112 154q4-16 14-18M132 158q6-14 16-14M150 164q8-10 16-8', '#f2c6a0', 6) +
    pen.flat(oval(124, 174, 5, 4) + oval(146, 178, 5, 4) + oval(104, 172, 4, 3), '#f2c6a0') +
    turned(
      pose.tilt,
      76,
      170,
      pen.line(curve('58,106 50,84 42,80') + curve('94,106 102,84 110,80'), darker(skin, 0.1), 6) +
        pen.cut(blob('76,94 46,100 32,124 38,152 58,168 76,172 96,168 114,152 120,124 106,100'), lighter(skin, 0.12), 1.3) +
        `<g transform="translate(-24 0)">${features(pen, pose, { y: 126, apart: 18, r: 9, mouth: 20, w: 8 })}</g>`,
    )
  )
}

/** A hopper of the beach, bent and quick. */
export const sandHopper: DrawFriend = (pen, pose) => {
  const skin = '#d39a72'
  return (
    pen.line(curve('80,70 60,44 38,40') + curve('96,64 92,38 76,24'), darker(skin, 0.2), 3) +
    pen.line(
      curve('132,150 164,130 170,188') + curve('120,160 142,160 146,188') + curve('96,166 92,176 86,188') + curve('80,158 70,172 62,186'),
      darker(skin, 0.18),
      5,
    ) +
    pen.cut(blob('96,86 130,92 152,118 150,150 128,170 100,172 82,156 78,120'), skin, 1.3) +
    pen.line(curve('120,94 112,124 122,168') + curve('138,106 132,132 140,160'), darker(skin, 0.16), 2.6) +
    turned(
      pose.tilt,
      84,
      120,
      pen.cut(blob('84,66 56,72 42,96 48,122 68,136 84,138 102,136 122,122 126,96 112,72'), lighter(skin, 0.18), 1.3) +
        `<g transform="translate(-16 20)">${features(pen, pose, { y: 82, apart: 19, r: 9, mouth: 20, w: 8 })}</g>`,
    )
  )
}
