import type { animalGroups } from '@nightlight/contract/enums'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import type { DrawFriend } from './face.ts'
import { blush, eye, eyes, held, mouth, nose, whiskers } from './face.ts'

/** The curl of water that carries a swimmer wherever the story goes. */
export const wave = (pen: Pen): string =>
  pen.cut(blob('14,182 30,168 46,176 60,164 80,176 98,166 118,176 138,164 156,175 174,166 188,180 180,192 100,196 22,192'), '#5fa3c6') +
  pen.flat(blob('22,186 44,180 62,184 90,178 116,185 142,178 166,184 180,184 172,191 100,194 30,191'), '#8cc6dc') +
  pen.line('M40 170q5-9 13-6M112 170q6-9 14-5M160 169q4-6 10-4', palette.white, 2)

const bubbles = (pen: Pen, at: readonly (readonly [number, number, number])[]): string =>
  at.map(([x, y, r]) => pen.line(oval(x, y, r), '#d5eef5', 1.8)).join('')

const dolphin: DrawFriend = (pen, pose) => {
  const skin = '#6d94bf'
  return (
    pen.cut(blob('152,128 172,128 196,112! 192,134 186,146 190,166! 172,154 150,146'), skin) +
    pen.cut(blob('10,106 26,98 40,84 66,62 100,54 134,66 158,96 170,136 158,146 138,132 110,126 82,130 54,126 38,118 18,116'), skin) +
    pen.flat(blob('14,112 38,110 66,112 100,108 132,118 152,138 138,132 110,126 82,130 54,126 38,118'), '#dfe9f2') +
    pen.cut(blob('96,58 108,34 128,22! 124,44 132,66 112,66'), skin) +
    pen.cut(blob('76,116 88,116 98,132 100,150! 84,146 74,132'), darker(skin, 0.14)) +
    pen.line(curve('12,110 30,107 44,109 52,104'), palette.ink, 1.8) +
    eye(pen, pose, 58, 94, 4.8) +
    pen.veil(oval(56, 106, 6, 4), palette.rose, 0.35) +
    pen.veil(blob('52,76 80,60 110,62 84,68'), palette.white, 0.25) +
    wave(pen) +
    bubbles(pen, [
      [24, 62, 5],
      [36, 44, 3.4],
      [170, 84, 4],
    ])
  )
}

const whale: DrawFriend = (pen, pose) => {
  const skin = '#4a6fa6'
  return (
    (pose.asleep ? '' : pen.line('M70 52c0-14-4-20-14-24c-8-3-16 1-16 8M70 52c0-14 4-20 14-24c8-3 16 1 16 8M70 52V26', '#a9dcea', 5)) +
    pen.cut(blob('148,126 164,110 166,92 150,74! 172,76 180,88 192,76! 200,92 184,104 180,128 160,152'), skin) +
    pen.cut(blob('12,122 18,86 44,62 80,56 116,66 140,92 156,118 172,122 168,146 144,168 104,178 56,176 24,160'), skin) +
    pen.flat(blob('13,132 40,138 76,138 108,146 136,150 158,152 140,169 104,178 56,176 24,160'), '#dbe6ef') +
    pen.line('M28 148q20 6 40 6t40 8M34 160q20 6 40 6t30 6M60 172q16 3 30 3', '#a3b8cf', 1.8) +
    pen.cut(blob('92,140 110,138 122,154 124,172! 106,168 94,156'), darker(skin, 0.14)) +
    pen.line(curve('14,130 36,136 56,134 66,126'), palette.ink, 2) +
    eye(pen, pose, 58, 112, 5.4) +
    pen.veil(oval(46, 124, 7, 4.6), palette.rose, 0.4) +
    pen.veil(blob('30,84 54,66 84,66 56,74'), palette.white, 0.25) +
    wave(pen)
  )
}

const orca: DrawFriend = (pen, pose) => {
  const skin = '#2b2b50'
  return (
    pen.cut(blob('150,122 168,112 190,92! 190,118 184,132 194,154! 172,146 150,148'), skin) +
    pen.cut(blob('14,112 20,92 42,72 76,58 112,62 144,88 166,124 164,142 138,150 108,158 70,158 36,142'), skin) +
    pen.flat(blob('18,122 44,124 72,132 92,146 112,138 140,140 150,146 134,152 108,158 70,158 36,142'), palette.white) +
    pen.flat(blob('118,112 134,112 148,124 138,132 124,126'), '#8b8aa6') +
    pen.cut(blob('84,64 92,34 104,8! 112,36 118,70 100,72'), skin) +
    pen.flat(oval(58, 92, 13, 7.5, -18), palette.white) +
    pen.cut(blob('74,128 90,126 104,146 102,166! 84,160 74,144'), skin) +
    (pen.lines ? '' : pen.flat(oval(46, 103, 8, 8.6), '#6a6a96')) +
    eye(pen, pose, 46, 103, 5.4) +
    pen.line(curve('16,118 30,121 44,118'), '#8b8aa6', 1.8) +
    pen.veil(blob('36,80 60,66 90,64 64,72'), palette.white, 0.22) +
    wave(pen)
  )
}

const narwhal: DrawFriend = (pen, pose) => {
  const skin = '#8aa0c0'
  const spots = [
    [80, 74, 4],
    [96, 68, 3],
    [110, 78, 4.4],
    [124, 90, 3.4],
    [94, 86, 3.2],
    [136, 104, 4],
    [112, 100, 3],
    [146, 120, 3],
    [76, 92, 2.6],
  ] as const
  return (
    pen.cut('M34 92L2 14L48 82z', '#f3e3bd') +
    pen.line('M8 28l7-3M14 42l9-4M20 56l11-5M26 70l13-6', '#c9ab6e', 1.8) +
    pen.cut(blob('152,128 166,112 184,98! 188,118 200,128! 190,144 170,150 152,148'), skin) +
    pen.cut(blob('22,120 26,94 48,72 82,60 116,68 144,94 166,124 168,144 144,158 104,168 62,164 32,146'), skin) +
    pen.flat(blob('25,130 50,134 80,136 110,146 146,150 160,150 144,158 104,168 62,164 32,146'), '#eef0f4') +
    spots.map(([x, y, r]) => pen.flat(oval(x, y, r, r * 0.8), darker(skin, 0.28))).join('') +
    pen.cut(blob('86,136 102,134 112,150 110,166! 94,160 86,148'), darker(skin, 0.12)) +
    pen.line(curve('26,124 40,130 54,124'), palette.ink, 1.9) +
    eye(pen, pose, 58, 106, 5.2) +
    pen.veil(oval(48, 118, 6, 4.4), palette.rose, 0.4) +
    wave(pen)
  )
}

const octopus: DrawFriend = (pen, pose) => {
  const skin = '#d3788a'
  const sucker = (points: readonly (readonly [number, number])[]) =>
    both(side => pen.flat(points.map(([x, y]) => side.oval(x, y, 2.8)).join(''), '#f4c9c4'))
  return (
    both(side => pen.cut(side.blob('84,116 58,130 36,134 20,120 10,122 14,138 30,150 58,150 90,138'), darker(skin, 0.12))) +
    both(side => pen.cut(side.blob('86,124 66,146 40,158 22,156 16,166 28,178 54,176 80,160 96,140'), skin)) +
    both(side => pen.cut(side.blob('90,128 84,156 68,174 50,180 52,190 70,192 90,182 100,156 102,130'), lighter(skin, 0.08))) +
    sucker([
      [30, 168],
      [44, 167],
      [58, 160],
      [68, 184],
      [80, 176],
      [88, 164],
    ]) +
    held(
      pose,
      pen.cut(blob('100,14 66,24 48,54 52,88 62,112 76,132 100,138 124,132 138,112 148,88 152,54 134,24'), skin) +
        pen.veil(oval(74, 44, 14, 9, -40), palette.white, 0.28) +
        pen.flat(oval(118, 34, 5) + oval(132, 50, 4) + oval(128, 32, 2.6), lighter(skin, 0.22)) +
        eyes(pen, pose, 20, 88, 7) +
        pen.line('M88 106q12 10 24 0', palette.ink, 2.2) +
        blush(pen, 33, 104, 8),
    ) +
    bubbles(pen, [
      [30, 60, 5],
      [22, 84, 3],
      [172, 50, 4],
      [180, 74, 6],
    ])
  )
}

const seaTurtle: DrawFriend = (pen, pose) => {
  const skin = '#8db37f'
  const shell = '#7a6a4c'
  const plate = '#a48d5f'
  return (
    pen.cut(blob('146,134 168,132 186,144 190,158! 170,156 150,150'), darker(skin, 0.2)) +
    pen.cut(blob('82,140 64,150 44,174 38,192! 62,188 84,174 98,150'), darker(skin, 0.14)) +
    held(
      pose,
      pen.cut(blob('72,128 48,124 22,124 10,104 16,80 38,70 58,80 66,98 84,108'), skin) +
        pen.flat(
          oval(52, 76, 0) + oval(30, 80, 5, 3.4, -20) + oval(42, 78, 3.6, 3) + oval(58, 100, 5, 4) + oval(64, 112, 4.6, 3.6),
          darker(skin, 0.22),
        ) +
        eye(pen, pose, 34, 98, 5.2) +
        pen.line(curve('12,108 22,114 34,112'), palette.ink, 1.9) +
        pen.veil(oval(40, 110, 6, 4), palette.rose, 0.4),
    ) +
    pen.cut(blob('54,142 60,110 82,84 116,74 146,86 166,112 174,142! 150,152 100,154 70,152'), shell, 1.4) +
    pen.cut(blob('98,84 118,80 130,96 120,112 102,110 92,98'), plate, 0.5) +
    pen.cut(blob('86,92 88,104 96,116 84,128 68,124 74,106'), plate, 0.5) +
    pen.cut(blob('136,88 150,98 158,116 146,122 130,112 136,100'), plate, 0.5) +
    pen.cut(blob('104,118 120,118 130,130 120,142 98,142 92,130'), plate, 0.5) +
    pen.cut(blob('134,120 150,128 160,132 162,142 134,142 132,130'), plate, 0.5) +
    pen.cut(blob('72,130 86,134 92,142 68,144'), plate, 0.5) +
    pen.cut(blob('50,140 100,150 176,138! 178,146 150,158 100,160 56,152'), '#e4d6a6', 0.6) +
    pen.cut(blob('96,150 108,152 112,172 100,190 76,198! 78,178 84,160'), skin) +
    pen.flat(oval(98, 164, 4.6, 4) + oval(94, 176, 4, 3.4) + oval(88, 186, 3, 2.6), darker(skin, 0.22)) +
    bubbles(pen, [
      [18, 54, 5],
      [32, 40, 3],
      [176, 90, 4],
    ])
  )
}

const penguin: DrawFriend = (pen, pose) => {
  const coat = '#3a4374'
  return (
    both(side => pen.cut(side.blob('92,180 74,180 62,190! 76,194 96,192'), palette.amber)) +
    both(side => pen.cut(side.blob('62,92 44,112 34,140 40,154! 54,144 68,124'), darker(coat, 0.1))) +
    pen.cut(blob('100,16 70,26 58,58 56,90 50,132 58,170 78,186 100,188 122,186 142,170 150,132 144,90 142,58 130,26'), coat) +
    pen.flat(blob('100,96 78,98 66,126 70,160 86,180 100,182 114,180 130,160 134,126 122,98'), palette.white) +
    held(
      pose,
      pen.flat(blob('100,58 90,42 74,42 64,60 68,84 84,100 100,104 116,100 132,84 136,60 126,42 110,42'), palette.white) +
        eyes(pen, pose, 18, 66, 5.4) +
        pen.cut(blob('88,76 100,71 112,76 108,84 100,90! 92,84'), palette.amber, 0.7) +
        pen.line('M90 79q10 4 20 0', '#b3702c', 1.5) +
        blush(pen, 27, 80),
    ) +
    pen.cut(blob('66,100 84,108 116,108 134,100 136,112 118,120 84,120 64,112'), palette.coral, 0.8) +
    pen.cut(blob('112,112 124,112 128,140 126,150! 118,144 112,150!'), palette.coral, 0.8) +
    pen.line('M117 126l9 0M117 134l9 0', lighter(palette.coral, 0.4), 2)
  )
}

const seahorse: DrawFriend = (pen, pose) => {
  const skin = '#e6a04f'
  const fin = '#f3cf8a'
  const rings = ['M72 106q20 8 42 2', 'M70 120q22 8 46 2', 'M74 134q22 7 44 2', 'M82 147q18 6 34 2', 'M94 160q13 4 24 1']
  return (
    pen.cut(blob('112,92 136,86 150,100 148,118 156,128! 138,132 118,128'), fin, 0.8) +
    pen.line('M120 102l22-6M121 112l25-2M121 120l24 6', darker(fin, 0.2), 1.6) +
    pen.cut(
      blob(
        '96,72 74,90 64,118 76,144 94,162 100,178 92,186 82,180 84,170! 72,174 72,190 88,198 106,194 116,176 118,154 122,130 124,106 120,84 118,70',
      ),
      skin,
    ) +
    rings.map(d => pen.line(d, darker(skin, 0.2), 1.8)).join('') +
    pen.flat(blob('76,96 70,118 80,140 92,154 88,130 88,104'), lighter(skin, 0.35)) +
    held(
      pose,
      pen.cut(blob('100,28 96,12 104,16! 108,4 114,14! 124,8 122,20! 132,20 124,32'), fin, 0.7) +
        pen.cut(blob('104,24 88,32 78,50 60,58 42,58 34,64 36,74 48,78 70,78 90,88 110,90 128,78 134,54 124,32'), skin) +
        pen.line('M42 58q-3 9 2 19', darker(skin, 0.25), 1.8) +
        pen.line('M132 48l8-4M133 60l9 1M128 74l8 6', fin, 3.4) +
        eye(pen, pose, 96, 54, 6) +
        pen.veil(oval(88, 70, 7, 5), palette.rose, 0.4),
    ) +
    bubbles(pen, [
      [40, 40, 5],
      [28, 26, 3.4],
      [164, 62, 4.4],
      [52, 100, 3],
    ])
  )
}

const starfish: DrawFriend = (pen, pose) => {
  const skin = '#e8866a'
  const at = (r: number, tip: number) => {
    const angle = ((tip * 36 - 90) * Math.PI) / 180
    return `${(100 + Math.cos(angle) * r).toFixed(1)},${(110 + Math.sin(angle) * r).toFixed(1)}`
  }
  const shape = (outer: number, inner: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(tip => at(tip % 2 === 0 ? outer : inner, tip)).join(' ')
  const dots = [0, 2, 4, 6, 8].map(tip =>
    [46, 60, 73]
      .map((r, i) => {
        const [x, y] = at(r, tip).split(',').map(Number)
        return pen.flat(oval(x ?? 0, y ?? 0, 4.4 - i), lighter(skin, 0.45))
      })
      .join(''),
  )
  return (
    held(
      pose,
      pen.cut(blob(shape(92, 46)), skin, 1.4) +
        pen.flat(blob(shape(74, 36)), lighter(skin, 0.12)) +
        dots.join('') +
        eyes(pen, pose, 16, 104, 6) +
        pen.line('M87 119q13 12 26 0', palette.ink, 2.2) +
        blush(pen, 28, 118, 7),
    ) +
    bubbles(pen, [
      [24, 60, 4],
      [176, 58, 5],
      [168, 40, 3],
    ])
  )
}

const seal: DrawFriend = (pen, pose) => {
  const skin = '#98a0b8'
  return (
    pen.cut(blob('146,168 162,160 184,142! 186,158 198,160! 190,176 172,186 148,186'), darker(skin, 0.1)) +
    pen.cut(blob('66,92 58,128 56,164 70,188 110,190 150,190 166,178 154,164 136,146 128,118 128,92'), skin) +
    pen.flat(blob('74,118 70,150 76,178 92,186 112,184 116,160 110,130 100,116'), lighter(skin, 0.32)) +
    [
      [136, 162],
      [146, 174],
      [128, 150],
      [126, 172],
    ]
      .map(([x = 0, y = 0]) => pen.flat(oval(x, y, 4, 3), darker(skin, 0.22)))
      .join('') +
    pen.cut(blob('68,150 52,160 34,184 38,192! 62,190 80,178'), darker(skin, 0.1)) +
    pen.cut(blob('116,154 128,164 140,186 130,194! 110,188 104,170'), darker(skin, 0.1)) +
    held(
      pose,
      pen.cut(blob('98,30 70,38 54,62 54,88 70,108 98,114 126,108 142,88 142,62 126,38'), skin) +
        `<g transform="translate(-2 0)">${both(side => pen.flat(side.oval(88, 90, 16, 13), lighter(skin, 0.45))) + eyes(pen, pose, 23, 70, 7) + nose(pen, 82, 8) + mouth(pen, 91, 9) + whiskers(pen, 90, palette.white) + blush(pen, 36, 86)}</g>`,
    )
  )
}

export const sea: Record<(typeof animalGroups)['sea'][number], DrawFriend> = {
  Dolphin: dolphin,
  Whale: whale,
  Octopus: octopus,
  'Sea Turtle': seaTurtle,
  Penguin: penguin,
  Seahorse: seahorse,
  Starfish: starfish,
  Seal: seal,
  Narwhal: narwhal,
  Orca: orca,
}
