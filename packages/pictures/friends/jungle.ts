import type { animalGroups } from '@nightlight/contract/enums'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval, scallops } from '../path.ts'
import type { Pen } from '../pen.ts'
import type { DrawFriend, Pose } from './face.ts'
import { blush, eyes, held, mouth, nose, whiskers } from './face.ts'
import { giraffe } from './hoofed.ts'
import { sitting } from './sitting.ts'

const cream = palette.white

/** What the great cats share: round ears, a broad head, a muzzle of two pads. */
export const catHead = (
  pen: Pen,
  pose: Pose,
  it: { fur: string; ear: string; pad: string; iris?: string; marks?: string; brow?: string },
): string =>
  both(side => pen.cut(side.oval(63, 42, 16), it.fur) + pen.flat(side.oval(64, 43, 9.5), it.ear)) +
  pen.cut(blob('100,30 70,36 52,60 48,84 64,102 100,112 136,102 152,84 148,60 130,36'), it.fur) +
  (it.marks ?? '') +
  both(side => pen.flat(side.oval(88, 93, 15, 12.5), it.pad)) +
  pen.flat(oval(100, 104, 10, 7), it.pad) +
  (it.iris && !pose.asleep ? both(side => pen.flat(side.oval(77, 70, 8, 8.4), it.iris ?? cream)) : '') +
  eyes(pen, pose, 23, 70, it.iris ? 4.6 : 5.2) +
  nose(pen, 84, 8, '#c2606c') +
  mouth(pen, 93, 9) +
  whiskers(pen, 92, lighter(it.pad, 0.3)) +
  (it.brow ?? '')

/** A cat's tail, rising at the right. */
const catTail = (pen: Pen, fur: string): string =>
  pen.cut(blob('118,178 148,184 166,166 164,138 160,116 170,104 180,112 176,128 182,152 176,180 152,196 122,192'), fur)

const stripes = (pen: Pen, color: string, shapes: string): string =>
  shapes
    .split('|')
    .map(points => both(side => pen.flat(side.blob(points), color)))
    .join('')

const tiger: DrawFriend = (pen, pose) => {
  const fur = '#e2893f'
  const dark = '#43303a'
  return sitting(pen, pose, {
    fur,
    belly: cream,
    behind: catTail(pen, fur) + pen.line('M163 150l16-3M160 128l14-6M158 168l18 4M142 182l6 12', dark, 5),
    marks: stripes(pen, dark, '59,134! 72,140 74,144 58,142!|55,154! 70,158 72,162 55,162!|64,116! 76,124 77,128 62,124!'),
    head: catHead(pen, pose, {
      fur,
      ear: cream,
      pad: cream,
      marks:
        both(side => pen.flat(side.blob('50,90 60,80 74,86 80,100 66,101'), cream) + pen.flat(side.oval(78, 62, 9, 6, -16), cream)) +
        stripes(pen, dark, '49,68! 62,70 64,73 48,76!|49,82! 60,82 62,85 50,90!|78,37! 86,46 88,56 83,48!|56,54! 66,58 66,61 53,60!') +
        pen.flat(blob('100,32 95,40 100,58 105,40'), dark),
    }),
  })
}

const lion: DrawFriend = (pen, pose) => {
  const fur = '#e0ad62'
  const mane = '#a65f36'
  return sitting(pen, pose, {
    fur,
    belly: lighter(fur, 0.4),
    behind: catTail(pen, fur) + pen.cut(blob('160,118 154,104 164,84! 174,96 190,92! 186,108 176,122'), mane),
    head:
      pen.cut(scallops(100, 74, 66, 62, 17), mane, 1.4) +
      pen.cut(oval(100, 74, 53, 50), lighter(mane, 0.14)) +
      catHead(pen, pose, { fur, ear: '#c98a5a', pad: '#f6e3bf', marks: pen.flat(blob('82,34 90,48 100,40 110,48 118,34 100,26'), mane) }),
  })
}

const panther: DrawFriend = (pen, pose) => {
  const fur = '#48456f'
  return sitting(pen, pose, {
    fur,
    belly: '#58547f',
    behind: catTail(pen, fur),
    head: catHead(pen, pose, { fur, ear: '#6f5f86', pad: '#67638f', iris: '#c9d66a' }),
  })
}

const rosettes = (pen: Pen, at: readonly (readonly [number, number, number])[]): string =>
  pen.flat(at.map(([x, y, r]) => oval(x, y, r)).join(''), '#5a3a30') +
  pen.flat(at.map(([x, y, r]) => oval(x, y, Math.round(r * 0.5))).join(''), '#b9763a')

const jaguar: DrawFriend = (pen, pose) => {
  const fur = '#dca24f'
  return sitting(pen, pose, {
    fur,
    belly: cream,
    behind:
      catTail(pen, fur) +
      rosettes(pen, [
        [166, 126, 4.5],
        [172, 146, 5],
        [168, 166, 5],
        [152, 182, 5],
      ]),
    marks: rosettes(pen, [
      [66, 130, 5.5],
      [62, 148, 6],
      [68, 164, 5.5],
      [134, 130, 5.5],
      [138, 148, 6],
      [132, 164, 5.5],
      [74, 116, 4.5],
      [126, 116, 4.5],
    ]),
    head: catHead(pen, pose, {
      fur,
      ear: '#4b3238',
      pad: cream,
      iris: '#e8d489',
      marks:
        both(side => pen.flat(side.blob('52,90 62,82 74,88 80,100 68,101'), cream)) +
        rosettes(pen, [
          [100, 44, 5],
          [84, 46, 4.6],
          [116, 46, 4.6],
          [68, 56, 4.6],
          [132, 56, 4.6],
          [58, 70, 4.2],
          [142, 70, 4.2],
          [92, 57, 3.2],
          [108, 57, 3.2],
          [60, 82, 3],
          [140, 82, 3],
        ]),
    }),
  })
}

const elephant: DrawFriend = (pen, pose) => {
  const skin = '#8f97b5'
  const pink = '#d8a7ac'
  return sitting(pen, pose, {
    fur: skin,
    belly: lighter(skin, 0.22),
    body: '100,90 66,104 48,136 46,170 66,190 100,192 134,190 154,170 152,136 134,104',
    behind: pen.line(curve('146,160 168,164 174,180'), skin, 5) + pen.cut(oval(175, 183, 5, 7), darker(skin, 0.3)),
    marks: both(side => pen.flat(side.oval(56, 187, 3, 3) + side.oval(64, 188, 3.4, 3), lighter(skin, 0.5))),
    head:
      both(
        side =>
          pen.cut(side.blob('72,44 46,26 20,34 10,64 18,96 36,110 56,102 70,84'), skin, 1.3) +
          pen.flat(side.blob('62,52 44,40 28,46 22,66 28,88 40,98 54,90 64,76'), pink),
      ) +
      pen.cut(blob('100,24 72,32 58,58 60,86 76,100 124,100 140,86 142,58 128,32'), skin) +
      both(side => pen.cut(side.blob('80,96 72,100 68,114 60,120! 74,122 84,112 88,100'), palette.white, 0.7)) +
      pen.cut(blob('84,70 82,96 86,122 98,140 116,142 126,130 124,120! 114,118 110,126 104,122 108,104 116,90 116,70 100,60'), skin) +
      pen.line('M88 92q10 4 20 0M88 104q9 4 18 0M91 116q7 4 13 0', darker(skin, 0.2), 1.8) +
      eyes(pen, pose, 26, 70, 5) +
      blush(pen, 33, 84),
  })
}

/** Apes and monkeys sit with long arms hanging before them. */
const ape = (
  pen: Pen,
  pose: Pose,
  it: {
    fur: string
    skin: string
    body: string
    arm: string
    hand: readonly [number, number]
    behind?: string
    belly?: string
    head: string
  },
): string =>
  (it.behind ?? '') +
  both(side => pen.cut(side.oval(66, 182, 20, 9, -4), it.skin)) +
  pen.cut(blob(it.body), it.fur) +
  (it.belly ?? '') +
  both(side => pen.cut(side.oval(70, 172, 22, 16, -24), it.fur)) +
  both(side => pen.cut(side.oval(it.hand[0], it.hand[1], 10, 9), it.skin) + pen.cut(side.blob(it.arm), it.fur)) +
  held(pose, it.head)

const monkey: DrawFriend = (pen, pose) => {
  const fur = '#86583e'
  const skin = '#eac6a0'
  return ape(pen, pose, {
    fur,
    skin,
    body: '100,94 76,104 62,134 60,168 74,186 100,188 126,186 140,168 138,134 124,104',
    belly: pen.flat(oval(100, 144, 22, 30), skin),
    arm: '76,108 62,122 56,146 66,164 76,158 74,142 84,124',
    hand: [74, 164],
    behind: pen.line(curve('130,176 160,182 178,164 176,138 160,128 148,138 152,150 162,150'), darker(fur, 0.1), 8),
    head:
      both(side => pen.cut(side.oval(48, 72, 19, 20), fur) + pen.flat(side.oval(48, 72, 12, 13), skin)) +
      pen.cut(blob('100,24 70,34 54,60 56,88 74,104 100,110 126,104 144,88 146,60 130,34'), fur) +
      pen.cut(blob('100,54 88,44 72,46 62,62 66,80 62,92 76,104 100,108 124,104 138,92 134,80 138,62 128,46 112,44'), skin, 0.8) +
      pen.cut(blob('94,26 98,12 108,8! 106,16 114,14! 108,26'), fur, 0.6) +
      eyes(pen, pose, 18, 68, 5.6) +
      pen.ink(oval(96.5, 83, 1.8, 1.4) + oval(103.5, 83, 1.8, 1.4)) +
      pen.line('M84 92q16 11 32 0', palette.ink, 2.1) +
      blush(pen, 29, 84),
  })
}

const orangutan: DrawFriend = (pen, pose) => {
  const fur = '#c4683a'
  const skin = '#a98478'
  const shag = (points: string) => both(side => pen.line(side.curve(points), darker(fur, 0.18), 1.8))
  return ape(pen, pose, {
    fur,
    skin,
    body: '100,88 66,102 46,136 48,170 58,186! 70,182 82,190! 100,186 118,190! 130,182 142,186! 152,170 154,136 134,102',
    belly: pen.flat(oval(100, 146, 24, 30), darker(fur, 0.14)),
    arm: '70,104 44,118 26,148 22,176 30,186! 38,180 46,186! 50,162 60,144 78,126',
    hand: [36, 184],
    head:
      shag('58,118 44,136 34,160') +
      pen.cut(blob('100,12 74,20 52,44 42,74 44,98 56,118! 70,110 100,120 130,110 144,118! 156,98 158,74 148,44 126,20'), fur) +
      pen.cut(blob('100,40 84,36 62,52 50,76 58,98 78,104 100,114 122,104 142,98 150,76 138,52 116,36'), skin, 0.8) +
      pen.cut(blob('100,78 80,82 74,98 86,112 100,115 114,112 126,98 120,82'), lighter(skin, 0.22), 0.7) +
      both(side => pen.flat(side.oval(83, 66, 11, 9), lighter(skin, 0.26))) +
      eyes(pen, pose, 17, 66, 5) +
      pen.ink(oval(96, 86, 2.2, 1.6) + oval(104, 86, 2.2, 1.6)) +
      pen.line('M84 98q16 9 32 0', palette.ink, 2.1) +
      pen.cut(blob('100,34 90,30 82,16 92,20! 96,8 102,18! 110,8 110,20! 120,16 112,30'), fur, 0.6),
  })
}

const gorilla: DrawFriend = (pen, pose) => {
  const fur = '#45435f'
  const skin = '#77718c'
  return ape(pen, pose, {
    fur,
    skin,
    body: '100,84 62,92 40,122 44,162 62,188 100,190 138,188 156,162 160,122 138,92',
    belly:
      pen.flat(blob('100,108 78,108 70,126 80,142 100,136 120,142 130,126 122,108'), lighter(skin, 0.06)) +
      pen.flat(oval(100, 158, 20, 18), '#56536f'),
    arm: '66,92 36,102 18,136 16,170 26,184 44,184 52,164 58,142 76,124',
    hand: [35, 183],
    head:
      both(side => pen.cut(side.oval(58, 70, 9, 11), skin)) +
      pen.cut(blob('100,8 80,14 66,34 56,60 58,90 74,106 100,112 126,106 142,90 144,60 134,34 120,14'), fur) +
      pen.cut(blob('100,54 88,46 70,50 64,64 72,76 66,92 76,106 100,110 124,106 134,92 128,76 136,64 130,50 112,46'), skin, 0.8) +
      pen.cut(blob('64,64 72,50 86,47 100,52 114,47 128,50 136,64 122,56 100,60 78,56'), darker(fur, 0.1), 0.6) +
      eyes(pen, pose, 17, 70, 4.8) +
      pen.cut(blob('100,76 90,80 84,90 92,95 100,92 108,95 116,90 110,80'), darker(skin, 0.22), 0.5) +
      pen.ink(oval(93, 89, 2.6, 2.2) + oval(107, 89, 2.6, 2.2)) +
      pen.line('M84 101q16 6 32 0', palette.ink, 2.1),
  })
}

const sloth: DrawFriend = (pen, pose) => {
  const fur = '#a18a72'
  const pale = '#efe0c4'
  const dark = '#5d4740'
  const claws = (side: { curve(points: string): string }) =>
    pen.line(side.curve('58,26 56,18 62,12') + side.curve('66,24 65,16 71,11') + side.curve('73,26 74,18 80,14'), palette.cream, 3)
  return (
    pen.cut(blob('8,26 60,20 120,26 192,18 194,30 130,38 60,32 8,40'), '#73523f') +
    pen.flat(oval(24, 20, 11, 6, -30) + oval(178, 40, 11, 6, 24) + oval(184, 12, 9, 5, -40), palette.moss) +
    both(
      side =>
        pen.cut(side.oval(70, 178, 17, 10, -20), fur) +
        pen.line(side.curve('58,180 52,186 54,192') + side.curve('65,184 61,190 64,195'), palette.cream, 3),
    ) +
    pen.cut(blob('100,86 72,98 56,130 58,164 76,184 100,187 124,184 142,164 144,130 128,98'), fur) +
    pen.flat(oval(100, 146, 25, 31), lighter(fur, 0.24)) +
    both(side => pen.cut(side.blob('82,122 60,104 50,70 54,34 66,24 78,34 76,66 84,92'), fur) + claws(side)) +
    held(
      pose,
      pen.cut(blob('100,50 72,56 54,76 54,102 72,120 100,126 128,120 146,102 146,76 128,56'), fur) +
        pen.cut(blob('100,64 76,66 62,84 66,106 82,118 100,121 118,118 134,106 138,84 124,66'), pale, 0.7) +
        both(side => pen.flat(side.blob('96,82 84,78 70,86 56,102 64,106 78,100 92,94'), dark)) +
        eyes(pen, pose, 20, 90, 5) +
        (pose.asleep ? both(side => pen.line(side.curve('75,90 80,94 86,90'), cream, 1.8)) : '') +
        nose(pen, 100, 8) +
        pen.line('M84 108q16 10 32 0', palette.ink, 2) +
        blush(pen, 27, 108) +
        pen.cut(blob('76,62 84,50 100,44 116,50 124,62 112,58! 106,66 100,58! 94,66 88,58!'), darker(fur, 0.16), 0.5),
    )
  )
}

export const jungle: Record<(typeof animalGroups)['jungle'][number], DrawFriend> = {
  Tiger: tiger,
  Elephant: elephant,
  Monkey: monkey,
  Giraffe: giraffe,
  Lion: lion,
  Panther: panther,
  Jaguar: jaguar,
  Orangutan: orangutan,
  Gorilla: gorilla,
  Sloth: sloth,
}
