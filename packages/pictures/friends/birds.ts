import type { animalGroups } from '@nightlight/contract/enums'
import { darker, lighter, palette } from '../palette.ts'
import type { Side } from '../path.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { turned } from '../pen.ts'
import type { DrawFriend, Pose } from './face.ts'
import { eye, hasLeft, held, wings } from './face.ts'
import { eagleHead } from './hoofed.ts'

/** A branch to perch on, with leaves. */
const branch = (pen: Pen, y = 168): string =>
  pen.cut(blob(`14,${y + 6} 60,${y - 2} 120,${y + 2} 188,${y - 6} 190,${y + 4} 130,${y + 14} 60,${y + 9} 16,${y + 16}`), '#71503f') +
  pen.flat(oval(28, y - 4, 12, 6, -28) + oval(176, y + 14, 12, 6, 30), palette.moss) +
  pen.flat(oval(44, y + 16, 10, 5, 34), palette.leaf)

const toes = (pen: Pen, x: number, y: number, color: string): string =>
  pen.cut(oval(x - 5, y, 4, 7, 12) + oval(x + 3, y + 1, 4, 7), color, 0.5)

const eagle: DrawFriend = (pen, pose) => {
  const plume = '#6d4c3d'
  const wing = (side: Side) =>
    pen.cut(
      side.blob('82,92 56,66 34,34 16,20 14,40! 4,44 8,62! 0,72 8,86! 4,98 18,106! 18,118 34,122! 40,134 58,134 80,128'),
      plume,
      1.3,
    ) + pen.flat(side.blob('80,100 60,80 42,58 30,46 30,64! 26,76 34,88! 34,100 50,106! 58,116 70,118 80,116'), lighter(plume, 0.16))
  return (
    (hasLeft(pose) ? '' : branch(pen, 172)) +
    wings(pose, [82, 104], 92, wing) +
    pen.cut(blob('84,148 76,172 84,196! 92,188 100,198! 108,188 116,196! 124,172 116,148'), palette.white) +
    pen.cut(blob('100,76 76,86 68,114 74,146 88,166 112,166 126,146 132,114 124,86'), plume) +
    pen.line('M84 112q5 6 10 0M102 112q5 6 10 0M92 126q5 6 10 0M84 140q5 6 10 0M102 140q5 6 10 0', lighter(plume, 0.26), 2) +
    both(side => pen.cut(side.oval(86, 172, 4.4, 8, 10) + side.oval(94, 173, 4.4, 8), palette.amber, 0.5)) +
    turned(pose.tilt, 100, 90, eagleHead(pen, pose, 92, 64, palette.white))
  )
}

/** Parrots sit upright with a long tail, a bare cheek and a hooked beak. */
const parrotLike = (
  pen: Pen,
  pose: Pose,
  it: {
    plume: string
    wing: string
    wingTip: string
    wingMid?: string
    tail: readonly [string, string]
    cheek: string
    beak: string
    beakUnder: string
    crest?: string
  },
): string =>
  pen.cut(blob('108,142 126,150 144,180 150,200! 136,196 120,180 106,164'), it.tail[0]) +
  pen.cut(blob('100,146 116,154 128,182 130,200! 116,194 104,176 96,160'), it.tail[1]) +
  (hasLeft(pose) ? '' : branch(pen)) +
  pen.cut(blob('68,92 56,122 64,152 86,170 112,166 130,142 132,110 118,84 92,78'), it.plume) +
  pen.cut(blob('100,92 124,92 140,112 144,140 138,166! 124,156 108,140 98,116'), it.wing) +
  (it.wingMid ? pen.flat(blob('104,112 122,114 140,126 142,142 122,142 106,132'), it.wingMid) : '') +
  pen.flat(blob('108,136 126,138 143,142 138,166! 124,156'), it.wingTip) +
  pen.line('M114 106q12 2 20 10M112 120q14 4 24 12', darker(it.wing, 0.22), 1.8) +
  toes(pen, 84, 170, '#6b6478') +
  toes(pen, 104, 169, '#6b6478') +
  held(
    pose,
    (it.crest ?? '') +
      pen.cut(blob('90,22 64,30 52,54 56,82 72,98 100,100 120,84 124,56 114,32'), it.plume) +
      pen.flat(blob('58,56 66,46 84,46 92,62 84,80 66,82 58,74'), it.cheek) +
      pen.cut(blob('64,52 46,52 34,66 34,84 42,92! 48,80 60,78 66,68'), it.beak, 0.9) +
      pen.cut(blob('50,80 60,76 64,84 58,92 50,90'), it.beakUnder, 0.6) +
      eye(pen, pose, 78, 60, 5.6) +
      pen.veil(oval(92, 80, 8, 5.4), palette.rose, 0.3),
  )

const parrot: DrawFriend = (pen, pose) =>
  parrotLike(pen, pose, {
    plume: '#6fae62',
    wing: '#4f9159',
    wingTip: '#4a7fb0',
    tail: ['#4a7fb0', '#4f9159'],
    cheek: '#f3d46b',
    beak: '#e9906a',
    beakUnder: '#c9704f',
    crest: pen.cut(blob('88,28 84,10 92,4! 96,12 106,4! 106,16 116,14! 110,32'), '#f3d46b', 0.8),
  })

const macaw: DrawFriend = (pen, pose) =>
  parrotLike(pen, pose, {
    plume: '#cf4b45',
    wing: '#cf4b45',
    wingMid: '#f0bd4e',
    wingTip: '#3f6fb5',
    tail: ['#3f6fb5', '#cf4b45'],
    cheek: '#fbf3e6',
    beak: '#f3e3c2',
    beakUnder: '#4a4152',
  }) + (pen.lines || pose.asleep ? '' : pen.line('M64 72q6 2 12 0M64 77q6 2 10 0', '#cf4b45', 1.1))

/** The flower that it drinks from: not by the bed. */
const flower = (pen: Pen): string =>
  pen.line(curve('22,190 26,160 20,128'), palette.moss, 4) +
  pen.flat(oval(32, 168, 12, 5, -30), palette.leaf) +
  pen.cut(
    [0, 72, 144, 216, 288]
      .map(turn => oval(20 + Math.cos((turn * Math.PI) / 180) * 12, 112 + Math.sin((turn * Math.PI) / 180) * 12, 11))
      .join(''),
    palette.blush,
  ) +
  pen.flat(oval(20, 112, 7), palette.amber)

const hummingbird: DrawFriend = (pen, pose) => {
  const plume = '#3f9c8a'
  const throat = '#d4567a'
  return (
    (hasLeft(pose) ? '' : flower(pen)) +
    (pose.asleep ? '' : pen.cut(blob('108,104 118,70 140,34 170,8! 178,32 172,60 152,92 130,112'), '#7fc3b8')) +
    pen.cut(blob('128,136 146,148 168,178! 150,174 140,186! 128,164 116,146'), darker(plume, 0.2)) +
    pen.cut(blob('66,84 60,108 72,134 100,152 128,152 138,136 126,112 104,92 84,78'), plume) +
    pen.flat(blob('66,98 66,116 80,134 104,148 118,150 104,132 88,112 80,98'), palette.white) +
    held(
      pose,
      pen.cut('M60 72L26 100L25 103L64 84z', '#a79bb5', 0.7) +
        pen.cut(blob('82,42 62,50 54,70 62,90 82,98 102,90 110,70 102,50'), plume) +
        pen.flat(blob('58,78 66,84 84,84 98,90 84,100 68,98 60,90'), throat) +
        eye(pen, pose, 76, 68, 6),
    ) +
    turned(
      pose.asleep ? 150 : 0,
      114,
      112,
      pen.cut(blob('104,116 104,84 92,48 84,20! 112,30 132,58 136,92 124,120'), '#a9dccb') +
        pen.line('M108 106q2-26-10-54M116 106q4-24-6-50M124 104q6-22 0-40', plume, 1.8),
    )
  )
}

const swan: DrawFriend = (pen, pose) => {
  const plume = '#f7f1ea'
  return (
    pen.cut(
      blob('60,150 72,128 98,126 104,104 122,84 150,74 176,72 172,88! 184,94 176,108! 184,118 176,140! 158,160 120,172 82,170'),
      darker(plume, 0.12),
    ) +
    pen.cut(
      blob(
        '44,146 52,128 70,124 80,106 72,88 54,78 44,58 50,36 66,26 82,30 88,44 80,54 70,54 72,64 92,80 102,100 100,124 120,128 150,124 166,130 156,156 124,174 76,174 52,164',
      ),
      plume,
      1.2,
    ) +
    pen.cut(blob('86,140 104,124 134,116 160,102 178,96 172,114! 178,122 166,136! 168,146 144,160 110,162'), lighter(plume, 0.5)) +
    pen.line('M110 146q24-2 44-18M114 154q22 0 40-10', darker(plume, 0.16), 2) +
    turned(
      pose.tilt,
      70,
      50,
      pen.cut(oval(67, 42, 20, 18), plume, 0.7) +
        pen.cut(blob('52,38 38,47 25,58 27,66! 42,65 56,56'), palette.coral, 0.8) +
        pen.ink(blob('54,34 48,40 50,50 56,58 59,46'), '#3a3550') +
        eye(pen, pose, 69, 40, 5) +
        pen.veil(oval(76, 51, 6, 4), palette.rose, 0.4),
    ) +
    pen.cut(blob('20,176 50,166 80,174 110,166 144,174 176,166 188,178 176,190 100,194 28,190'), '#5fa3c6', 0.8) +
    pen.line('M40 180q14-4 26 0M96 184q14-4 26 0M144 180q12-4 22 0', '#bfe3ec', 2)
  )
}

const peacock: DrawFriend = (pen, pose) => {
  const body = '#3a6db0'
  const feather = (turn: number, length: number) => {
    const angle = ((turn - 90) * Math.PI) / 180
    const [x, y] = [100 + Math.cos(angle) * length, 140 + Math.sin(angle) * length]
    return pen.stamp(
      'eye of the tail',
      x,
      y,
      1,
      () =>
        pen.cut(oval(0, 0, 14, 16), '#5da374', 0.7) +
        pen.flat(oval(0, 0, 9.4, 11), '#e0b75a') +
        pen.flat(oval(0, 0.6, 6, 7.4), '#3f8f96') +
        pen.flat(oval(0, 1.4, 3.2, 4), '#2e3a7a'),
      turn,
    )
  }
  const fan = [-76, -51, -25, 0, 25, 51, 76]
  return (
    pen.cut(blob('100,20 54,32 16,66 -2,112 8,140 54,158 100,166 146,158 192,140 202,112 184,66 146,32'), '#3f7f66', 1.4) +
    pen.line(
      [...fan, -65, -39, -13, 13, 39, 65]
        .map(turn => {
          const a = ((turn - 90) * Math.PI) / 180
          return `M100 140L${(100 + Math.cos(a) * 112).toFixed(0)} ${(140 + Math.sin(a) * 112).toFixed(0)}`
        })
        .join(''),
      '#5da374',
      2,
    ) +
    fan.map(turn => feather(turn, 100)).join('') +
    [-65, -39, -13, 13, 39, 65].map(turn => feather(turn, 78)).join('') +
    pen.line('M92 176v12M92 188l-7 4M92 188l6 4M110 176v12M110 188l-7 4M110 188l6 4', palette.amber, 3.4) +
    pen.cut(blob('100,96 80,112 70,142 80,170 100,180 120,170 130,142 120,112'), body) +
    pen.line('M90 138q5 6 10 0M100 138q5 6 10 0M84 150q5 6 10 0M106 150q5 6 10 0M95 160q5 6 10 0', '#6f9fd8', 2) +
    held(
      pose,
      pen.line('M100 64V42M94 65l-8-20M106 65l8-20', body, 2.4) +
        pen.cut(oval(100, 40, 4.4) + oval(85, 43, 4.4) + oval(115, 43, 4.4), '#6f9fd8', 0.5) +
        pen.cut(blob('100,60 82,66 76,84 84,104 100,120 116,104 124,84 118,66'), body) +
        both(side => pen.flat(side.oval(89, 84, 7.4, 8.4), palette.white)) +
        eye(pen, pose, 89.5, 85, 4.4) +
        eye(pen, pose, 110.5, 85, 4.4) +
        pen.cut(blob('94,93 100,90 106,93 100,103!'), palette.amber, 0.6),
    )
  )
}

const flamingo: DrawFriend = (pen, pose) => {
  const plume = '#ec8f98'
  return (
    pen.line('M112 140L112 190M112 190l-12 0', '#d2707e', 5) +
    pen.line('M126 138L140 158L118 164', '#d2707e', 5) +
    pen.cut(
      blob(
        '78,118 76,96 66,80 52,68 46,48 54,30 72,24 84,34 84,50 74,54 66,48! 62,56 76,68 90,82 96,102 120,92 146,98 164,108 184,112! 174,128 150,142 118,148 92,142',
      ),
      plume,
      1.3,
    ) +
    pen.cut(blob('100,118 118,104 142,108 164,116 178,118! 162,134 136,140 112,136'), lighter(plume, 0.2), 0.8) +
    pen.line('M116 124q20 4 40-4M120 132q16 2 30-3', darker(plume, 0.16), 2) +
    turned(
      pose.tilt,
      68,
      40,
      pen.cut(blob('54,32 42,38 34,50 34,64! 44,62 50,52 60,48'), palette.cream, 0.8) +
        pen.ink(blob('38,48 34,54 34,64! 42,63 46,56'), '#3a3550') +
        eye(pen, pose, 66, 37, 4.8) +
        pen.veil(oval(74, 46, 5, 3.6), palette.wine, 0.25),
    ) +
    pen.veil(oval(112, 191, 34, 4), '#8cc6dc', 0.7)
  )
}

const crane: DrawFriend = (pen, pose) => {
  const plume = '#f5f1ea'
  const dark = '#3a3f63'
  return (
    pen.line('M108 142L104 190M104 190l-10 1M126 142L132 190M132 190l-10 1', '#777a9c', 4.4) +
    pen.cut(blob('140,104 164,104 182,122 188,150! 174,146 168,160! 158,146 148,150! 140,130'), dark) +
    pen.cut(blob('72,118 84,100 112,92 142,98 160,114 156,134 130,148 100,148 80,138'), plume, 1.2) +
    pen.cut(blob('80,132 70,110 74,88 66,72 54,58 52,40 64,28 80,32 84,46 80,58 90,74 92,94 98,112'), plume) +
    pen.flat(blob('76,112 72,96 76,82 68,70 58,58 60,50 74,54 82,62 90,76 90,94 84,112'), dark) +
    pen.cut(blob('96,118 116,106 144,112 166,126 174,140! 150,138 124,140 104,134'), lighter(plume, 0.5), 0.8) +
    pen.line('M112 124q20-2 38 8M116 132q16-1 28 4', darker(plume, 0.16), 2) +
    turned(
      pose.tilt,
      68,
      44,
      pen.cut('M54 42L14 54L15 57L56 52z', '#b9a06a', 0.8) +
        pen.cut(blob('56,36 62,26 76,24 84,32 74,36'), '#cf4b45', 0.6) +
        eye(pen, pose, 67, 43, 4.4),
    ) +
    pen.line('M160 190q-2-18 4-30M170 191q0-14 8-22M30 190q2-14-4-26M40 191q-1-12 4-20', palette.moss, 3)
  )
}

const albatross: DrawFriend = (pen, pose) => {
  const plume = '#f6f2ea'
  const dark = '#5a5d86'
  const wing = (side: Side) =>
    pen.cut(side.blob('96,98 76,84 50,72 20,68 -12,76! -2,86 26,98 58,112 92,132'), dark, 1.2) +
    pen.flat(side.blob('92,106 72,92 48,82 18,76 40,90 64,102 88,122'), lighter(dark, 0.45))
  return (
    wings(pose, [92, 108], 62, wing) +
    pen.cut(blob('86,138 82,164! 92,160 100,166! 108,160 118,164! 114,138'), darker(plume, 0.14)) +
    pen.cut(
      both(side => side.oval(88, 150, 8, 5, -20)),
      '#e3a48c',
      0.6,
    ) +
    pen.cut(blob('100,84 78,96 70,118 82,142 100,150 118,142 130,118 122,96'), plume, 1.1) +
    pen.line('M90 124q5 6 10 0M100 124q5 6 10 0M95 136q5 6 10 0', darker(plume, 0.16), 1.8) +
    held(
      pose,
      pen.cut(blob('98,38 76,46 68,66 74,88 96,98 118,90 126,68 118,46'), plume) +
        pen.cut(blob('78,66 60,68 42,72 32,82 34,92! 42,86 60,86 80,86'), '#eab7a0', 0.8) +
        pen.line('M44 80q16-4 34-2', '#c98a78', 1.6) +
        eye(pen, pose, 90, 66, 5.4) +
        pen.line(curve('80,57 90,53 100,57'), dark, 2.6) +
        pen.veil(oval(100, 80, 7, 5), palette.rose, 0.4),
    ) +
    pen.line('M40 188q10-6 20 0t20 0M118 190q10-6 20 0t20 0', '#a9dcea', 3)
  )
}

const dove: DrawFriend = (pen, pose) => {
  const plume = '#f8f3ec'
  return (
    pen.cut(blob('132,128 158,126 186,136 194,148 180,152! 182,164 166,162! 162,174 144,160 126,150'), darker(plume, 0.1)) +
    (pose.asleep
      ? ''
      : pen.cut(
          blob('96,98 104,66 122,36 150,12 170,6 172,26! 182,30 178,46! 182,56 168,74! 166,86 146,98 128,116'),
          darker(plume, 0.14),
          1.2,
        )) +
    pen.cut(blob('50,96 56,118 74,142 106,156 136,152 150,136 130,118 104,100 84,84 66,80'), plume, 1.2) +
    held(
      pose,
      pen.cut(blob('64,58 46,66 40,84 48,104 66,112 86,104 92,84 84,66'), plume) +
        pen.cut(blob('42,80 30,84 24,92! 36,94 46,90'), palette.amber, 0.7) +
        eye(pen, pose, 60, 80, 5.2) +
        pen.veil(oval(64, 94, 7, 5), palette.rose, 0.4),
    ) +
    (pose.asleep
      ? ''
      : pen.line(curve('30,92 20,104 18,124'), palette.moss, 3) +
        pen.flat(
          oval(12, 104, 9, 4.4, 40) +
            oval(28, 110, 9, 4.4, -40) +
            oval(10, 118, 9, 4.4, 50) +
            oval(27, 124, 9, 4.4, -50) +
            oval(17, 132, 4.4, 8, 6),
          palette.leaf,
        )) +
    turned(
      pose.asleep ? 118 : 0,
      102,
      120,
      pen.cut(
        blob('90,122 76,94 72,60 82,28 98,8 108,24! 118,26 120,44! 130,50 130,68! 138,78 132,98 120,124 106,132'),
        lighter(plume, 0.5),
        1.2,
      ) + pen.line('M92 108q-6-30 4-58M104 112q-2-26 6-46M116 112q2-20 6-30', darker(plume, 0.14), 2),
    )
  )
}

export const birds: Record<(typeof animalGroups)['birds'][number], DrawFriend> = {
  Eagle: eagle,
  Parrot: parrot,
  Hummingbird: hummingbird,
  Swan: swan,
  Peacock: peacock,
  Flamingo: flamingo,
  Crane: crane,
  Albatross: albatross,
  Macaw: macaw,
  Dove: dove,
}
