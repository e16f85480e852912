import type { animalGroups } from '@nightlight/contract/enums'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval, scallops } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place, turned } from '../pen.ts'
import type { DrawFriend, Pose } from './face.ts'
import { blush, eye, eyes, held, nose, wings } from './face.ts'
import { pointedEars } from './forest.ts'
import { hippogriff, pegasus, unicorn } from './hoofed.ts'
import { catHead } from './jungle.ts'
import { sitting } from './sitting.ts'

const cream = palette.white

const dragon: DrawFriend = (pen, pose) => {
  const skin = '#5fa287'
  const belly = '#f0dca6'
  const horn = '#f2e2bd'
  return sitting(pen, pose, {
    fur: skin,
    body: '100,92 70,104 52,136 50,170 68,190 100,192 132,190 150,170 148,136 130,104',
    behind:
      wings(
        pose,
        [74, 122],
        52,
        side =>
          pen.cut(side.blob('74,116 48,84 26,50 4,40! 6,66 0,92! 14,92 20,110! 34,106 42,124! 54,120 66,134'), '#d9805f', 1.3) +
          pen.line(
            side.curve('72,116 48,88 22,62') + side.curve('70,120 46,104 20,94') + side.curve('70,126 56,116 40,112'),
            darker('#d9805f', 0.24),
            2.4,
          ),
      ) +
      pen.cut(blob('124,186 152,192 176,178 184,154 178,138 186,120! 196,138 194,164 182,190 152,202 124,196'), skin) +
      pen.cut(blob('172,142 170,124 186,106! 196,120 198,138 184,134'), '#d9805f', 0.7),
    marks:
      pen.flat(blob('100,106 80,116 74,146 80,178 100,184 120,178 126,146 120,116'), belly) +
      pen.line('M80 128q20 6 40 0M77 142q23 6 46 0M77 156q23 6 46 0M80 170q20 5 40 0', darker(belly, 0.2), 1.8),
    head:
      both(
        side =>
          pen.cut(side.blob('72,40 62,26 60,6! 74,16 86,34'), horn) +
          pen.line(side.curve('64,24 70,22 75,20') + side.curve('67,33 74,30 80,28'), darker(horn, 0.25), 1.6),
      ) +
      both(side => pen.cut(side.blob('56,66 38,58 24,64! 36,72 34,84! 46,82 56,86'), '#d9805f', 0.8)) +
      pen.cut(blob('100,16 92,30! 94,34 106,34 108,30!'), '#d9805f', 0.6) +
      pen.cut(blob('100,28 74,34 56,56 52,80 62,100 82,112 100,114 118,112 138,100 148,80 144,56 126,34'), skin) +
      pen.cut(blob('100,78 76,80 64,94 78,110 100,114 122,110 136,94 124,80'), lighter(skin, 0.28), 0.7) +
      pen.ink(oval(91, 89, 2.6, 2) + oval(109, 89, 2.6, 2)) +
      pen.line('M80 100q20 9 40 0', palette.ink, 2.1) +
      pen.flat('M86 102.6l4 6l4-4.6z', palette.white) +
      eyes(pen, pose, 22, 66, 6) +
      blush(pen, 38, 86) +
      pen.flat(oval(100, 44, 4, 3) + oval(90, 50, 3, 2.4) + oval(110, 50, 3, 2.4), lighter(skin, 0.3)),
  })
}

const phoenix: DrawFriend = (pen, pose) => {
  const red = '#d4553f'
  const gold = '#f5bd55'
  const flame = '#ee8a45'
  const wing = (side: { blob(points: string): string }) =>
    pen.cut(side.blob('86,112 62,98 40,70 26,36 28,4! 40,24 48,6! 56,32 68,20! 72,46 82,42! 86,70 94,92'), red, 1.3) +
    pen.flat(side.blob('86,108 66,92 48,68 38,38! 50,54 54,40! 64,62 70,54! 78,78 88,92'), flame) +
    pen.flat(side.blob('86,106 72,94 60,76 54,60! 66,74 70,70! 78,86 88,96'), gold)
  const tailFeather =
    pen.cut(blob('100,136 92,160 90,182 100,200! 110,182 108,160'), flame, 0.7) + pen.flat(blob('100,164 95,178 100,192! 105,178'), gold)
  return (
    pen.glow(100, 100, 100, gold, 0.6) +
    wings(pose, [86, 108], 118, wing) +
    (pose.asleep ? [-30, 30, 0] : [-52, 52, -27, 27, 0]).map(turn => turned(turn, 100, 138, tailFeather)).join('') +
    pen.cut(blob('100,82 80,96 74,120 84,144 100,156 116,144 126,120 120,96'), red) +
    pen.flat(blob('100,102 88,108 86,126 100,146 114,126 112,108'), gold) +
    held(
      pose,
      pen.cut(blob('100,56 92,40 94,26 86,16! 98,20 100,4! 106,20 116,14! 108,28 110,42'), gold, 0.8) +
        pen.cut(blob('100,46 80,52 70,70 76,90 100,102 124,90 130,70 120,52'), red) +
        both(side => pen.flat(side.oval(87, 74, 9, 9.4), gold)) +
        eyes(pen, pose, 13, 74, 5) +
        pen.cut(blob('92,82 100,78 108,82 100,95!'), palette.lamp, 0.7),
    )
  )
}

/** Raised wings behind a sitting beast. */
const raisedWings = (pen: Pen, pose: Pose, color: string): string =>
  wings(
    pose,
    [76, 126],
    48,
    side =>
      pen.cut(side.blob('78,120 56,94 32,70 6,58 8,76! 0,84 8,96! 4,106 18,114! 18,124 34,128! 40,138 58,138 74,136'), color, 1.2) +
      pen.flat(side.blob('76,122 58,104 38,88 22,80 24,96! 22,104 36,112! 40,122 56,124 70,130'), lighter(color, 0.22)),
  )

const griffin: DrawFriend = (pen, pose) => {
  const fur = '#cf9b55'
  const plume = '#f4ead8'
  return sitting(pen, pose, {
    fur,
    feet: palette.amber,
    belly: lighter(fur, 0.3),
    behind:
      raisedWings(pen, pose, '#a3714a') +
      pen.line(curve('128,182 160,190 178,172 174,148'), fur, 8) +
      pen.cut(blob('168,152 164,138 174,120! 184,136 182,152'), '#7d5238'),
    marks: pen.cut(
      blob('100,94 70,104 68,120! 78,120 76,134! 88,132 90,146! 100,140 110,146! 112,132 124,134! 122,120 132,120! 130,104'),
      plume,
      0.8,
    ),
    head:
      both(
        side =>
          pen.cut(side.blob('66,48 58,30 60,10! 76,22 86,40'), plume) + pen.flat(side.blob('70,42 65,30 65,22! 75,30 80,38'), '#c99a6a'),
      ) +
      pen.cut(
        blob(
          '100,26 74,34 58,56 54,74 46,84! 58,88 54,100! 70,100 80,110! 100,112 120,110! 130,100 146,100! 142,88 154,84! 146,74 142,56 126,34',
        ),
        plume,
      ) +
      both(side => pen.flat(side.blob('62,62 74,54 90,60 94,70 78,74 66,72'), '#d9bd8e')) +
      eyes(pen, pose, 20, 68, 5.8) +
      both(side => pen.line(side.curve('68,60 78,54 88,57'), '#7d5238', 3)) +
      pen.cut(blob('86,76 100,70 114,76 112,90 106,100 100,110! 94,100 88,90'), palette.amber) +
      pen.line('M88 86q12 6 24 0', '#b3702c', 1.6),
  })
}

const mermaid: DrawFriend = (pen, pose) => {
  const skin = '#c98f6c'
  const hair = '#b5476a'
  const tail = '#4f9c98'
  const scale = (x: number, y: number) => pen.line(`M${x - 5} ${y}q5 6 10 0`, lighter(tail, 0.35), 1.7)
  return (
    pen.cut(blob('30,178 52,166 84,166 118,170 150,164 176,178 172,192 100,195 34,192'), '#7f7a9c') +
    pen.cut(blob('62,60 54,96 58,134 72,152! 84,140 116,140 128,152! 142,134 146,96 138,60'), hair) +
    pen.cut(blob('146,156 160,140 168,118! 178,134 196,132! 188,152 192,172! 172,172 152,168'), lighter(tail, 0.2)) +
    pen.cut(blob('78,132 74,150 84,170 112,178 140,172 158,162 152,150 134,156 122,146 120,132'), tail) +
    [
      [90, 148],
      [102, 148],
      [113, 150],
      [96, 158],
      [108, 160],
      [122, 162],
      [134, 162],
      [104, 169],
      [118, 171],
    ]
      .map(([x = 0, y = 0]) => scale(x, y))
      .join('') +
    pen.cut(blob('84,102 80,122 78,138 100,142 122,138 120,122 116,102'), skin) +
    both(side => pen.cut(side.blob('82,104 70,116 64,138 70,146 78,138 80,124 88,114'), skin)) +
    pen.cut(blob('82,112 91,117 100,113 109,117 118,112 121,128 117,138 100,141 83,138 79,128'), palette.amber, 0.6) +
    pen.line('M91 119v16M100 116v20M109 119v16', darker(palette.amber, 0.2), 1.6) +
    held(
      pose,
      pen.cut(blob('100,26 74,34 62,58 64,84 80,102 100,107 120,102 136,84 138,58 126,34'), skin) +
        pen.cut(blob('100,16 70,22 52,48 52,84 62,100! 66,80 74,60 92,48 112,44 128,60 134,80 138,100! 148,84 148,48 130,22'), hair) +
        pen.line(curve('62,40 58,58 58,78') + curve('76,30 68,44 66,60'), lighter(hair, 0.25), 1.8) +
        pen.cut('M118 34l3 7l8 1l-6 5l2 8l-7-4l-7 4l2-8l-6-5l8-1z', palette.amber, 0.6) +
        eyes(pen, pose, 17, 76, 5.4) +
        pen.line('M92 90q8 7 16 0', palette.ink, 2) +
        blush(pen, 26, 86),
    )
  )
}

const kitsune: DrawFriend = (pen, pose) => {
  const fur = '#f6eee6'
  const red = '#cf4f4a'
  const tail = (turn: number) =>
    pen.stamp(
      'tail',
      100,
      178,
      0.84,
      () =>
        pen.cut('M-8 4C-20-20-23-50-22-76C-21-100-9-122 0-138C9-122 21-100 22-76C23-50 20-20 8 4z', fur) +
        pen.flat('M-18-96C-13-112-6-127 0-138C6-127 13-112 18-96Q14-98 10-100L0-90L-10-100Q-14-98-18-96z', red),
      turn,
    )
  return sitting(pen, pose, {
    fur,
    belly: cream,
    behind: pen.glow(100, 110, 96, palette.lamp, 0.4) + [-72, 72, -54, 54, -36, 36, -18, 18, 0].map(tail).join(''),
    marks: pen.cut(blob('72,104 100,118 128,104 128,114 100,128 72,114'), red, 0.6) + pen.cut(oval(100, 124, 6.4), palette.amber, 0.6),
    head:
      pointedEars(pen, fur, red) +
      pen.cut(blob('100,34 70,42 52,64 42,84! 62,96 84,108 100,114 116,108 138,96 158,84! 148,64 130,42'), fur) +
      pen.flat(blob('100,42 94,52 100,66! 106,52'), red) +
      both(side => pen.flat(side.blob('88,50 84,56 90,62!'), red)) +
      both(side => pen.line(side.curve('50,82 58,84 66,82') + side.curve('56,90 62,91 70,88'), red, 2.6)) +
      both(side => pen.line(side.curve('70,69 78,64 88,70'), red, 2.4)) +
      eyes(pen, pose, 21, 76, 5) +
      nose(pen, 96, 6) +
      pen.line('M92 104q4 3 8 0q4 3 8 0', palette.ink, 1.7),
  })
}

const kraken: DrawFriend = (pen, pose) => {
  const skin = '#6d5aa6'
  const light = '#c9a6dc'
  const suckers = (points: readonly (readonly [number, number, number])[]) =>
    both(side => pen.flat(points.map(([x, y, r]) => side.oval(x, y, r)).join(''), light))
  return (
    both(side =>
      pen.cut(
        side.blob('74,138 48,136 30,116 30,90 18,78 6,86 8,100! -2,92 2,72 20,64 40,74 46,98 56,114 80,120'),
        darker(skin, 0.14),
        1.2,
      ),
    ) +
    suckers([
      [37, 88, 3.4],
      [38, 102, 3.6],
      [44, 115, 3.8],
      [54, 125, 4],
    ]) +
    both(side => pen.cut(side.blob('80,148 52,158 26,152 14,134 4,140! 6,158 22,174 54,178 86,166'), skin, 1.2)) +
    suckers([
      [20, 155, 3],
      [32, 163, 3.4],
      [46, 167, 3.6],
      [60, 166, 3.8],
    ]) +
    both(side => pen.cut(side.blob('92,150 82,172 66,182 56,178 52,188 64,196 84,194 98,178 102,152'), lighter(skin, 0.1))) +
    held(
      pose,
      both(side => pen.cut(side.blob('76,38 56,34 40,46! 50,58 68,66'), darker(skin, 0.1))) +
        pen.cut(blob('100,0 84,18 70,46 62,82 60,118 74,148 100,158 126,148 140,118 138,82 130,46 116,18'), skin, 1.2) +
        pen.flat(
          oval(88, 50, 5, 6) + oval(104, 38, 4, 5) + oval(110, 56, 5, 6) + oval(96, 66, 3.6, 4) + oval(97, 22, 3, 4),
          lighter(skin, 0.24),
        ) +
        (pose.asleep ? '' : both(side => pen.flat(side.oval(80, 104, 12, 13), '#f3e2a8'))) +
        eye(pen, pose, 81, 105, 7) +
        eye(pen, pose, 119, 105, 7) +
        both(side => pen.line(side.curve('66,92 78,87 92,92'), darker(skin, 0.3), 3.4)) +
        pen.line('M88 130q12 9 24 0', palette.ink, 2.2) +
        blush(pen, 32, 124, 7),
    )
  )
}

const chimera: DrawFriend = (pen, pose) => {
  const fur = '#dca559'
  const mane = '#9a4f3c'
  const goat = '#e6ddd4'
  const snake = '#6fa06a'
  const goatHead = place(
    154,
    54,
    0.74,
    pen.cut(blob('-16,-18 -22,-44 -12,-62! -6,-44 -4,-20') + blob('10,-20 14,-44 28,-56! 24,-38 20,-16'), '#a58c74', 0.7) +
      pen.cut(blob('-22,-8 -40,-10 -48,2! -34,4 -22,2') + blob('22,-8 42,-14 50,-4! 38,4 22,4'), goat) +
      pen.cut(blob('-8,36 0,60! 10,36'), '#8d7a72', 0.7) +
      pen.cut(blob('0,-26 -20,-20 -24,0 -16,24 -8,40 0,43 10,40 18,24 26,0 20,-20'), goat) +
      eye(pen, pose, -11, 2, 5.4) +
      eye(pen, pose, 12, 2, 5.4) +
      pen.ink(oval(-3.5, 27, 2.2) + oval(4.5, 27, 2.2)) +
      pen.line('M-6 34q7 5 13 0', palette.ink, 2),
  )
  const snakeTail =
    pen.line(curve('124,184 160,192 184,172 178,140 164,124 170,106'), snake, 10) +
    pen.cut(blob('162,108 160,94 172,84 186,90 188,104 176,112'), snake, 0.7) +
    eye(pen, pose, 170, 97, 2.8) +
    eye(pen, pose, 180, 98, 2.8) +
    pen.line('M172 107q-1 6-5 8M172 107q1 6 4 9', '#c9504f', 1.6)
  return sitting(pen, pose, {
    fur,
    belly: lighter(fur, 0.4),
    behind: snakeTail + pen.cut(blob('112,120 122,84 136,70 156,74 160,96 146,124 134,142'), goat) + goatHead,
    head: place(
      -18,
      12,
      1,
      pen.cut(scallops(100, 72, 57, 55, 15), mane, 1.4) +
        place(
          14,
          12,
          0.86,
          catHead(pen, pose, {
            fur,
            ear: '#c98a5a',
            pad: '#f6e3bf',
            marks: pen.flat(blob('84,34 92,48 100,40 108,48 116,34 100,26'), mane),
          }),
        ),
    ),
  })
}

export const fantasy: Record<(typeof animalGroups)['fantasy'][number], DrawFriend> = {
  Dragon: dragon,
  Unicorn: unicorn,
  Phoenix: phoenix,
  Griffin: griffin,
  Mermaid: mermaid,
  Pegasus: pegasus,
  Hippogriff: hippogriff,
  Kitsune: kitsune,
  Kraken: kraken,
  Chimera: chimera,
}
