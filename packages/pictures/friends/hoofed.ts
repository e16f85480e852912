import { darker, lighter, palette } from '../palette.ts'
import { blob, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place, turned } from '../pen.ts'
import type { DrawFriend, Pose } from './face.ts'
import { eye } from './face.ts'

/** A hoofed beast from the side, looking left: what it has in common with the others, and what is its own. */
export type Hoofed = {
  coat: string
  hoof: string
  /** Lower legs, where they differ from the coat. */
  socks?: string
  tail: string
  /** What lies behind neck and head: the far wing, the far horn. */
  behind?: string
  /** What lies upon the body: spots, a near wing. */
  marks?: string
  body?: string
  neck?: string
  /** Drawn between neck and head, and tilted with the head: mane, horns, ears behind. */
  crest?: string
  /** The head about its own middle, the origin, and where that is. */
  head: string
  headAt: readonly [number, number]
  /** Drawn over neck and body, under the head. */
  mane?: string
}

const horseBody = '66,118 84,106 110,108 136,104 156,112 164,134 152,152 122,154 92,154 72,144'
const horseNeck = '68,140 62,112 58,86 72,70 90,74 102,96 108,114 98,142'

type Foot = readonly [x: number, lean: number]
const farFeet: readonly Foot[] = [
  [100, -2],
  [134, 2],
]
const nearFeet: readonly Foot[] = [
  [80, -2],
  [152, 2],
]

const leg = (x: number, lean: number): string =>
  blob(`${x - 10},136 ${x + 13},136 ${x + 8},160 ${x + 7 + lean},186! ${x - 7 + lean},186! ${x - 7},160`)
const sock = (x: number, lean: number): string =>
  blob(`${x - 7 + lean * 0.6},170! ${x - 7 + lean},186! ${x + 7 + lean},186! ${x + 7.5 + lean * 0.6},170!`)
const hoof = (x: number, lean: number): string => `M${x - 7 + lean} 183h14l2 8h-18z`

export const hoofed = (pen: Pen, pose: Pose, it: Hoofed): string => {
  const far = darker(it.coat, 0.2)
  const feet = (at: readonly Foot[], shade: number) =>
    at
      .map(([x, lean]) => (it.socks ? pen.flat(sock(x, lean), darker(it.socks, shade)) : '') + pen.cut(hoof(x, lean), it.hoof, 0.5))
      .join('')
  const legs = (at: readonly Foot[]) => at.map(([x, lean]) => leg(x, lean)).join('')
  const [x, y] = it.headAt
  const head = turned(pose.tilt, x + 16, y + 10, (it.crest ?? '') + place(x, y, 1, it.head))
  // Asleep they lie, their legs folded under them.
  if (pose.asleep)
    return place(
      0,
      35,
      1,
      (it.behind ?? '') +
        it.tail +
        pen.cut(blob(it.neck ?? horseNeck) + blob(it.body ?? horseBody), it.coat) +
        (it.marks ?? '') +
        (it.mane ?? '') +
        pen.cut(blob('56,148 70,140 104,142 112,150 100,157 60,157'), it.coat) +
        pen.cut(blob('118,148 132,136 156,138 160,150 148,157 120,157'), it.coat) +
        pen.cut(oval(58, 152, 6, 5) + oval(120, 153, 6, 5), it.hoof, 0.5) +
        head,
    )
  return (
    (it.behind ?? '') +
    it.tail +
    pen.cut(legs(farFeet), far) +
    feet(farFeet, 0.15) +
    // One outline of neck, body and near legs: paths that run the same way round unite.
    pen.cut(blob(it.neck ?? horseNeck) + blob(it.body ?? horseBody) + legs(nearFeet), it.coat) +
    feet(nearFeet, 0) +
    (it.marks ?? '') +
    (it.mane ?? '') +
    head
  )
}

/** A horse's head about (0, 0): forehead above, nose to the lower left. */
const horseHead = (pen: Pen, pose: Pose, coat: string, muzzle: string): string =>
  pen.cut(blob('16,-22 -2,-24 -18,-12 -34,10 -40,24 -34,36 -20,36 -8,26 10,20 24,6 24,-12'), coat) +
  pen.flat(blob('-30,8 -40,24 -34,36 -20,36 -12,28 -18,14'), muzzle) +
  pen.ink(oval(-33, 25, 2, 2.8, 20)) +
  pen.line(curve('-33,33 -24,33 -18,29'), palette.ink, 1.6) +
  eye(pen, pose, -4, 0, 4.8) +
  pen.veil(oval(2, 14, 7, 5), palette.rose, 0.25)

const horseEar = (pen: Pen, coat: string): string =>
  pen.cut(blob('4,-18 4,-34 14,-46! 20,-32 18,-18'), coat) + pen.flat(blob('9,-22 9,-32 14,-39! 16,-30 15,-22'), darker(coat, 0.3))

/** A flowing mane down the neck, and the lock on the forehead. */
const maneOn = (pen: Pen, color: string): string =>
  pen.cut(blob('76,46 92,44 106,58 114,84 120,108 112,124! 106,110 100,118! 96,100 88,104! 88,84 80,70'), color) +
  pen.line(curve('88,56 98,76 104,104'), lighter(color, 0.25), 1.6) +
  pen.line(curve('94,52 108,78 112,106'), darker(color, 0.2), 1.4)
const lock = (pen: Pen, color: string): string => pen.cut(blob('12,-28 -4,-30 -16,-20 -20,-6! -8,-12 -4,-6! 4,-14 14,-18'), color, 0.6)

const horseTail = (pen: Pen, color: string): string =>
  pen.cut(blob('156,114 172,112 184,128 184,152 188,172! 176,168 172,178! 166,160 168,142 160,130'), color) +
  pen.line(curve('164,120 175,134 177,160'), lighter(color, 0.25), 1.6)

/** A wing of feathers raised over the back; its root is at (110, 118). */
export const wing = (pen: Pen, color: string): string =>
  pen.cut(
    blob('100,122 104,92 122,62 152,40 184,34 182,48! 190,52 182,64! 186,72 174,82! 176,90 162,98! 160,106 144,112! 126,124'),
    color,
  ) +
  pen.cut(blob('102,120 110,94 126,74 150,60 166,58 160,72! 166,76 152,86! 152,94 138,98! 134,106 120,118'), lighter(color, 0.3), 0.6) +
  pen.line(curve('112,112 124,94 140,82'), darker(color, 0.16), 1.4)

const equine =
  (
    colors: { coat: string; mane: string; hoof: string; muzzle: string; socks?: string },
    extra: (pen: Pen, pose: Pose) => { behind?: string; marks?: string; brow?: string } = () => ({}),
  ): DrawFriend =>
  (pen, pose) => {
    const { behind = '', marks = '', brow = '' } = extra(pen, pose)
    return hoofed(pen, pose, {
      coat: colors.coat,
      hoof: colors.hoof,
      ...(colors.socks ? { socks: colors.socks } : {}),
      tail: horseTail(pen, colors.mane),
      behind,
      marks,
      mane: maneOn(pen, colors.mane),
      headAt: [68, 66],
      head: horseEar(pen, colors.coat) + horseHead(pen, pose, colors.coat, colors.muzzle) + lock(pen, colors.mane) + brow,
    })
  }

export const horse = equine({ coat: '#9c6040', mane: '#4a2f2c', hoof: '#3b2a30', muzzle: '#c79a78', socks: '#efe2cd' })

export const unicorn = equine({ coat: '#f6ecf2', mane: '#d58fb4', hoof: '#c9a24f', muzzle: '#f3d3d6' }, pen => ({
  brow: pen.cut('M-6-24L-22-66L6-27z', palette.amber, 0.7) + pen.line('M-9-34l9-3M-13-44l8-4M-17-54l6-3', '#c98a35', 1.6),
  marks:
    pen.glow(50, 12, 30, palette.lamp, 0.7) +
    pen.flat(
      'M142 122l2.4 6l6 2.4l-6 2.4l-2.4 6l-2.4-6l-6-2.4l6-2.4zM126 134l1.6 4l4 1.6l-4 1.6l-1.6 4l-1.6-4l-4-1.6l4-1.6z',
      palette.lamp,
    ),
}))

export const pegasus = equine({ coat: '#dfe6f5', mane: '#6f8fc4', hoof: '#6a6f98', muzzle: '#f1d9dc' }, (pen, pose) => ({
  behind: pose.asleep ? '' : turned(-14, 110, 118, wing(pen, '#b9c6e6')),
  marks: turned(pose.asleep ? 56 : 0, 110, 118, wing(pen, '#f6f3fa')),
}))

/** Eagle before, horse behind. */
export const hippogriff: DrawFriend = (pen, pose) => {
  const plume = '#a9805a'
  const coat = '#8d8fa9'
  const claw = (x: number) =>
    pen.cut(blob(`${x - 8},138 ${x - 5},162 ${x - 4},180 ${x + 4},180 ${x + 5},162 ${x + 10},138`), palette.amber) +
    pen.cut(`M${x - 14} 190q2-8 10-12h8q7 4 8 12q-5-4-8-3q-5 6-9 0q-4-1-9 3z`, palette.amber, 0.5)
  return (
    (pose.asleep ? '' : turned(-14, 110, 118, wing(pen, darker(plume, 0.2)))) +
    horseTail(pen, '#4f5274') +
    pen.cut(leg(134, 2), darker(coat, 0.2)) +
    pen.cut(hoof(134, 2), '#3d3c58', 0.5) +
    claw(98) +
    pen.cut(blob(horseBody) + leg(152, 2), coat) +
    pen.cut(hoof(152, 2), '#3d3c58', 0.5) +
    claw(80) +
    pen.cut(blob('62,144 58,116 54,88 66,66 92,66 104,90 114,112! 108,122 116,132! 104,136 108,150! 94,146 90,158! 80,150'), plume) +
    pen.line('M74 104q6 7 12 0M86 112q6 7 12 0M72 120q6 7 12 0M86 128q6 7 12 0', lighter(plume, 0.3), 1.8) +
    turned(pose.asleep ? 56 : 0, 110, 118, wing(pen, plume)) +
    turned(pose.tilt, 84, 80, eagleHead(pen, pose, 68, 60, lighter(plume, 0.62)))
  )
}

/** The head of an eagle from the side, looking left, about (x, y). */
export const eagleHead = (pen: Pen, pose: Pose, x: number, y: number, plume: string): string =>
  place(
    x,
    y,
    1,
    pen.cut(blob('-20,-16 0,-28 20,-24 34,-30! 30,-16 40,-12! 32,0 40,8! 28,14 30,26! 14,24 -4,26 -20,14'), plume) +
      pen.cut(blob('-16,-8 -30,-10 -44,0 -48,16 -42,24! -36,12 -24,10 -14,12'), palette.amber, 0.8) +
      pen.line('M-36 10q10-2 22 0', '#b3702c', 1.6) +
      eye(pen, pose, -4, -4, 5) +
      pen.line(curve('-15,-11 -5,-16 6,-13'), darker(plume, 0.4), 3),
  )

export const donkey: DrawFriend = (pen, pose) => {
  const coat = '#8b8594'
  const pale = '#e6dcd4'
  const dark = '#4a4458'
  const ear = (turn: number, color: string) =>
    place(
      8,
      -16,
      1,
      pen.cut(blob('-8,4 -14,-24 -6,-54 4,-58 10,-40 10,2'), color) + pen.flat(blob('-4,-4 -8,-24 -3,-46 3,-48 5,-34 4,-4'), '#cfaaa4'),
      turn,
    )
  return hoofed(pen, pose, {
    coat,
    hoof: dark,
    tail: pen.line(curve('158,118 176,130 178,152'), coat, 5) + pen.cut(blob('174,146 184,150 184,168 178,178! 170,164'), dark),
    mane: pen.cut(blob('84,60 96,64 106,84 112,106 104,110! 102,98 96,98! 94,84 88,84! 86,74'), dark),
    marks: pen.flat(blob('84,150 100,140 132,142 146,150 120,155'), pale),
    headAt: [66, 72],
    head:
      ear(24, darker(coat, 0.15)) +
      horseHead(pen, pose, coat, pale) +
      pen.veil(oval(-4, 0, 10, 10), pale, 0.7) +
      eye(pen, pose, -4, 0, 4.8) +
      pen.cut(blob('10,-26 -2,-32 -10,-22 -6,-14! 2,-18 8,-14!'), dark, 0.6) +
      ear(-8, coat),
  })
}

/** A deer's head about (0, 0): finer than a horse's. */
const deerHead = (pen: Pen, pose: Pose, coat: string, pale: string): string =>
  pen.cut(blob('12,-20 -6,-20 -20,-8 -36,8 -40,18 -32,26 -16,24 2,22 18,10 22,-8'), coat) +
  pen.flat(blob('-26,8 -34,14 -36,22 -30,26 -16,24 -2,20 -12,12'), pale) +
  pen.ink(oval(-38, 15, 4, 3.4)) +
  eye(pen, pose, -5, -2, 5) +
  pen.veil(oval(4, 12, 6, 4), palette.rose, 0.25)

export const deer: DrawFriend = (pen, pose) => {
  const coat = '#b27a4d'
  const pale = '#f3e2c6'
  const horn = '#e5cfa4'
  const antler = (turn: number, color: string) =>
    place(
      74,
      50,
      1,
      pen.line(curve('0,0 4,-16 16,-28 20,-46'), color, 5) +
        pen.line(curve('5,-16 -6,-24 -8,-36'), color, 4) +
        pen.line(curve('15,-28 6,-36 6,-46'), color, 4) +
        pen.line(curve('17,-32 28,-36 34,-46'), color, 4),
      turn,
    )
  const spots = [
    [104, 118],
    [120, 114],
    [136, 118],
    [112, 130],
    [128, 128],
    [146, 128],
  ]
  return hoofed(pen, pose, {
    coat,
    hoof: '#4a342f',
    tail: pen.cut(blob('154,110 170,102 176,112 168,124 156,124'), coat) + pen.flat(blob('160,114 172,108 174,116 166,122'), pale),
    body: '72,120 88,108 112,110 138,106 156,114 160,134 150,148 122,148 94,150 76,142',
    neck: '72,140 66,112 66,82 80,68 94,78 102,100 106,118 96,142',
    marks:
      spots.map(([x = 0, y = 0]) => pen.flat(oval(x, y, 4, 3.4), pale)).join('') +
      pen.flat(blob('70,126 66,104 74,96 80,116 82,140'), pale),
    headAt: [74, 68],
    crest: antler(16, darker(horn, 0.2)) + antler(-14, horn),
    head:
      place(12, -10, 1, pen.cut(blob('0,0 10,-12 30,-14! 26,0 10,8'), coat) + pen.flat(blob('5,0 12,-7 23,-9! 20,-1 10,4'), '#e0a89a')) +
      deerHead(pen, pose, coat, pale),
  })
}

export const goat: DrawFriend = (pen, pose) => {
  const coat = '#e9dfd2'
  const dark = '#7d6a63'
  const horn = (x: number, turn: number, color: string) =>
    place(
      x,
      47,
      1,
      pen.cut(blob('-7,4 -7,-16 3,-34 22,-44 40,-40 46,-28! 34,-32 20,-30 10,-18 7,4'), color) +
        pen.line('M-6-8l13 1M-3-21l12 5M7-33l8 9M22-41l3 10', darker(color, 0.25), 1.5),
      turn,
    )
  return hoofed(pen, pose, {
    coat,
    hoof: '#4d4148',
    tail: pen.cut(blob('152,112 164,96 172,100 168,116 158,124'), coat),
    body: '70,122 86,108 112,110 140,108 158,118 162,138 152,152 138,150! 126,158 116,151! 104,158 94,151! 84,154 74,142',
    neck: '72,142 64,114 64,84 78,68 96,76 104,100 108,118 98,144',
    marks: pen.flat(blob('116,112 138,109 156,118 150,132 130,134 118,126'), '#b99b80'),
    headAt: [72, 68],
    crest: horn(88, 16, darker('#b59a7c', 0.25)) + horn(72, -10, '#c3a988'),
    head:
      pen.cut(blob('-24,26 -14,24 -8,30 -16,52! -24,46'), dark) +
      place(14, -6, 1, pen.cut(blob('0,-4 14,-6 30,4! 22,10 6,8'), coat) + pen.flat(blob('5,-1 14,-2 22,4! 16,6 8,5'), '#dba79c')) +
      deerHead(pen, pose, coat, '#f8f1e6') +
      pen.flat(blob('12,-20 -2,-20 -10,-12 -22,-2 -14,2 0,-10'), '#b99b80') +
      eye(pen, pose, -5, -2, 5) +
      pen.flat(oval(-37, 15, 4, 3.2), '#c98d88') +
      pen.line(curve('-34,24 -26,23 -20,20'), palette.ink, 1.5),
  })
}

const camelidHead = (pen: Pen, pose: Pose, face: string, muzzle: string): string =>
  pen.cut(blob('14,-16 -4,-20 -20,-10 -34,0 -40,10 -36,20 -22,22 -6,20 12,16 20,0'), face) +
  pen.flat(blob('-24,2 -36,4 -40,12 -34,20 -22,20 -18,10'), muzzle) +
  pen.ink(oval(-37, 8, 3.4, 2.4, -30)) +
  pen.line('M-36 11q2 5 8 5', palette.ink, 1.5) +
  eye(pen, pose, -6, -2, 5) +
  pen.line('M-2-7l4-3M0-4l5-1', palette.ink, 1.5) +
  pen.veil(oval(2, 10, 6, 4), palette.rose, 0.3)

export const alpaca: DrawFriend = (pen, pose) => {
  const fleece = '#f0dcc0'
  return hoofed(pen, pose, {
    coat: fleece,
    hoof: '#5c4740',
    socks: '#c9a683',
    tail: pen.cut(blob('158,114 172,108 180,120 174,134 160,130'), fleece),
    body: '64,120 72,106 88,108 100,100 114,108 128,100 142,106 158,106 164,122 172,134 164,148 152,158 136,154 122,162 106,155 90,160 78,150 64,144',
    neck: '70,148 58,134 64,118 54,104 62,88 56,72 72,56 92,60 100,76 96,92 106,104 104,124 110,140',
    marks: pen.line('M84 126q8 8 16 0M112 120q8 8 16 0M128 136q8 8 16 0M98 140q8 8 16 0M142 122q6 6 12 0', darker(fleece, 0.16), 2),
    headAt: [72, 52],
    head:
      camelidHead(pen, pose, '#e3c39c', '#f7ebd8') +
      pen.cut(blob('24,10 16,14 10,4 4,-8 -6,-12 -16,-12 -22,-20 -18,-32 -6,-36 4,-42 16,-36 26,-26 30,-12'), fleece) +
      pen.line('M-12-24q6 7 12 0M4-28q6 7 12 0M8-12q6 7 12 0', darker(fleece, 0.16), 1.8) +
      place(
        16,
        -24,
        1,
        pen.cut(blob('-5,4 -8,-12 2,-28! 10,-20 10,0'), '#e3c39c') + pen.flat(blob('-1,0 -3,-10 2,-20! 6,-14 5,-2'), '#d59a86'),
      ),
  })
}

export const llama: DrawFriend = (pen, pose) => {
  const coat = '#a9754f'
  const pale = '#ecd5b4'
  const stripe = (y: number, color: string) => pen.flat(`M98 ${y}q22 5 46-1v6q-24 6-46 1z`, color)
  return hoofed(pen, pose, {
    coat,
    hoof: '#3f2e2f',
    socks: pale,
    tail: pen.cut(blob('156,110 174,100 184,112 178,130 162,126'), coat),
    body: '68,118 84,106 110,108 138,104 158,112 164,134 152,150 122,152 94,152 74,144',
    neck: '70,142 64,112 62,70 66,36 84,30 94,48 96,84 106,108 100,140',
    marks:
      pen.cut('M98 106q22 6 46-2l3 44q-26 8-52 0z', palette.wine, 0.8) +
      stripe(114, palette.amber) +
      stripe(124, palette.teal) +
      stripe(134, palette.amber) +
      pen.line('M96 150v6M104 151v6M112 152v6M120 152v6M128 152v6M136 151v6M144 149v6', palette.amber, 2),
    mane:
      pen.flat(blob('70,130 66,108 66,80 76,78 84,104 88,128'), pale) +
      pen.cut('M62 88q18 9 35-1l2 8q-20 9-37 1z', palette.teal, 0.5) +
      pen.flat(oval(70, 100, 4) + oval(82, 102, 4) + oval(93, 99, 4), palette.amber),
    headAt: [74, 38],
    head:
      place(6, -14, 1, pen.cut(blob('-2,4 -6,-18 4,-36! 10,-30 8,-16 10,2'), darker(coat, 0.2))) +
      camelidHead(pen, pose, coat, pale) +
      pen.cut(blob('16,-8 4,-12 -8,-14 -12,-22 2,-26 16,-20'), coat, 0.6) +
      place(
        14,
        -12,
        1,
        pen.cut(blob('-4,4 -6,-18 6,-36! 12,-28 8,-14 10,4'), coat) + pen.flat(blob('0,-2 -1,-16 5,-27! 7,-14 5,-2'), '#dba68e'),
      ),
  })
}

export const giraffe: DrawFriend = (pen, pose) => {
  const coat = '#ebc173'
  const patch = '#b5743f'
  const patches = [
    '78,122 88,116 96,124 88,134 78,132',
    '100,114 114,112 120,122 108,130 100,124',
    '126,112 138,110 144,120 134,128 124,122',
    '92,138 104,134 110,144 98,150',
    '116,132 130,130 134,142 120,146',
    '142,128 154,124 156,138 146,142',
    '68,94 78,92 82,104 72,108',
    '86,96 92,104 92,112 84,108',
    '66,72 76,70 80,82 68,84',
    '82,80 88,78 90,90 84,90',
    '66,52 74,50 78,62 66,64',
  ]
  return hoofed(pen, pose, {
    coat,
    hoof: '#5c4038',
    tail: pen.line(curve('158,116 172,128 172,148'), coat, 4) + pen.cut(blob('168,144 178,146 178,160 172,170! 166,158'), '#6b4433'),
    body: '66,120 82,106 108,110 134,108 154,114 160,134 150,148 120,150 92,152 72,144',
    neck: '70,142 62,112 62,70 64,34 80,26 90,40 94,76 104,106 100,140',
    marks: patches.map(points => pen.flat(blob(points), patch)).join(''),
    mane: pen.cut(blob('86,30 94,36 98,70 104,96 110,110 104,112 96,92 90,62'), '#a2653a', 0.6),
    headAt: [70, 34],
    head:
      pen.line('M6-18l3-16', patch, 4.5) +
      pen.cut(oval(9, -36, 4.6), '#6b4433', 0.6) +
      pen.line('M-4-18l-3-16', coat, 4.5) +
      pen.cut(oval(-7, -36, 4.6), '#6b4433', 0.6) +
      place(14, -12, 1, pen.cut(blob('-2,-2 12,-14 28,-14! 24,0 8,8'), coat) + pen.flat(blob('4,-2 13,-9 21,-9! 18,-1 8,3'), '#d99c7c')) +
      pen.cut(blob('14,-18 -6,-20 -20,-8 -36,6 -44,16 -38,27 -22,27 -4,20 14,12 22,-4'), coat) +
      pen.flat(blob('-26,4 -38,9 -44,17 -38,27 -22,27 -14,18'), '#f6e2bd') +
      pen.ink(oval(-38, 15, 2, 2.6, 20)) +
      pen.line(curve('-38,23 -28,24 -20,20'), palette.ink, 1.6) +
      eye(pen, pose, -4, -3, 5) +
      pen.veil(oval(4, 10, 6, 4), palette.rose, 0.3),
  })
}
