import type { animalGroups } from '@nightlight/contract/enums'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { DrawFriend, Pose } from './face.ts'
import { blush, eye, eyes, held } from './face.ts'
import { alpaca, donkey, goat, horse, llama } from './hoofed.ts'
import { sitting } from './sitting.ts'

const sheep: DrawFriend = (pen, pose) => {
  const wool = '#f5ead8'
  const face = '#5b4a55'
  const curl = (x: number, y: number) => pen.line(`M${x - 6} ${y}a6 6 0 1 1 8 5`, darker(wool, 0.16), 2)
  return (
    both(side => pen.cut(side.blob('70,164 68,188! 84,188! 86,164'), face)) +
    pen.cut(
      blob(
        '100,82 84,90 66,88 56,104 42,112 44,130 36,144 46,158 50,172 68,172 82,180 100,174 118,180 132,172 150,172 154,158 164,144 156,130 158,112 144,104 134,88 116,90',
      ),
      wool,
      1.4,
    ) +
    [curl(62, 120), curl(60, 148), curl(140, 122), curl(142, 150), curl(100, 160), curl(82, 142), curl(120, 142)].join('') +
    held(
      pose,
      both(
        side =>
          pen.cut(side.blob('66,62 46,58 32,70 38,82 56,80 70,74'), face) + pen.flat(side.blob('60,66 46,64 40,72 48,77 60,74'), '#c48b8f'),
      ) +
        pen.cut(blob('100,44 76,50 66,72 72,100 88,118 100,121 112,118 128,100 134,72 124,50'), face) +
        pen.cut(blob('100,26 86,28 72,34 64,48 70,60 82,58 90,66 100,60 110,66 118,58 130,60 136,48 128,34 114,28'), wool) +
        curl(88, 46) +
        curl(112, 46) +
        (pose.asleep
          ? both(side => pen.line(side.curve('79,80 85,85 91,80'), palette.cream, 2))
          : both(side => pen.flat(side.oval(84, 80, 7.4, 8), palette.white)) + eyes(pen, pose, 16, 81, 4.6)) +
        pen.flat(oval(100, 107, 12, 9), '#7a6570') +
        pen.ink(oval(95, 103, 1.8, 2.4, 20) + oval(105, 103, 1.8, 2.4, -20)) +
        pen.line('M93 110q7 5 14 0', palette.ink, 1.8) +
        blush(pen, 24, 94, 6),
    )
  )
}

const pig: DrawFriend = (pen, pose) => {
  const skin = '#eeb0ab'
  return sitting(pen, pose, {
    fur: skin,
    feet: '#c97f85',
    belly: lighter(skin, 0.35),
    body: '100,88 66,102 48,134 48,168 66,190 100,192 134,190 152,168 152,134 134,102',
    behind: pen.line(curve('146,150 162,148 168,138 160,132 156,140 166,148 178,144'), '#dd9193', 5),
    head:
      both(
        side =>
          pen.cut(side.blob('58,52 46,34 48,18! 68,22 84,38'), skin) + pen.flat(side.blob('62,48 54,36 53,26! 66,30 76,38'), '#d98f95'),
      ) +
      pen.cut(blob('100,28 70,34 50,60 50,86 68,104 100,110 132,104 150,86 150,60 130,34'), skin) +
      pen.cut(oval(100, 84, 21, 16), '#e2959a') +
      pen.ink(oval(92.5, 83, 3.4, 5) + oval(107.5, 83, 3.4, 5), '#9c5763') +
      eyes(pen, pose, 25, 66) +
      pen.line('M86 103q14 7 28 0', palette.ink, 2) +
      blush(pen, 38, 84),
  })
}

const duck: DrawFriend = (pen, pose) => {
  const plume = '#f7d877'
  return (
    pen.cut(blob('88,172 80,182 66,190! 90,192 100,186 98,172'), palette.coral) +
    pen.cut(blob('118,172 112,182 100,191! 124,193 134,186 130,172'), palette.coral) +
    pen.cut(blob('64,104 54,132 62,160 88,178 122,178 154,162 172,132 184,104! 162,112 140,112 112,108 100,92 80,88'), plume) +
    pen.cut(blob('92,124 116,118 144,122 162,116! 156,142 136,158 108,156 94,142'), darker(plume, 0.1), 0.8) +
    pen.line('M110 144q14 4 28-6M116 132q14 4 26-4', darker(plume, 0.22), 2) +
    held(
      pose,
      pen.cut(blob('82,16 56,26 44,52 50,82 72,104 100,100 116,78 118,48 106,24'), plume) +
        pen.cut(blob('84,18 86,6 96,2! 94,10 104,8! 96,20'), plume, 0.6) +
        pen.cut(blob('54,60 36,62 18,74 16,82 30,84 50,84 62,76'), palette.coral) +
        pen.line(curve('18,80 36,76 56,72'), '#b85a48', 1.8) +
        eye(pen, pose, 72, 52, 6) +
        pen.veil(oval(78, 74, 9, 6), palette.rose, 0.4),
    )
  )
}

const chicken: DrawFriend = (pen, pose) => {
  const plume = '#f4e6d2'
  const red = '#d2574f'
  return (
    pen.line('M92 172v14M92 186l-10 5M92 186l8 5M118 172v14M118 186l-10 5M118 186l8 5', palette.amber, 4) +
    pen.cut(blob('132,132 152,110 150,82! 164,90 168,72! 180,88 190,80! 192,112 180,142 150,160'), darker(plume, 0.16)) +
    pen.cut(blob('66,98 54,128 60,158 86,178 122,178 152,160 166,130 146,122 124,120 108,96 84,86'), plume) +
    pen.cut(blob('92,126 112,120 136,126 146,134 138,150! 126,150 118,160! 106,156 98,146'), darker(plume, 0.16), 0.8) +
    pen.line('M104 138q10 6 20 0', darker(plume, 0.3), 2) +
    held(
      pose,
      pen.cut(blob('66,36 58,22 66,12 76,18 80,4 94,4 96,18 108,10 116,22 108,38 88,44'), red) +
        pen.cut(blob('86,26 64,34 52,58 56,84 74,100 100,100 114,80 116,54 106,34'), plume) +
        pen.cut(blob('58,80 50,90 52,104 60,108 66,98 66,84'), red, 0.7) +
        pen.cut(blob('56,62 44,66 32,76! 46,82 60,80'), palette.amber, 0.8) +
        pen.line('M36 76q12-2 22-3', '#b3702c', 1.5) +
        eye(pen, pose, 74, 58, 5.6) +
        pen.veil(oval(82, 76, 8, 5.6), palette.rose, 0.4),
    )
  )
}

/** A butterfly's wings, asleep: put together over its back. */
const shut = ({ asleep }: Pose, wings: string): string => (asleep ? `<g transform="matrix(.46 0 0 1 54 0)">${wings}</g>` : wings)

const butterfly: DrawFriend = (pen, pose) => {
  const upper = '#8d76c8'
  const lower = '#e08aa0'
  return (
    shut(
      pose,
      both(
        side =>
          pen.cut(side.blob('96,116 72,112 46,124 38,150 52,172 74,174 90,154 97,134'), lower, 1.3) +
          pen.flat(side.blob('84,128 66,128 56,142 62,158 76,156 86,142'), lighter(lower, 0.4)) +
          pen.flat(side.oval(54, 164, 4.4), palette.cream) +
          pen.cut(side.blob('97,104 84,66 54,34 22,28 8,48 14,82 36,108 70,118'), upper, 1.3) +
          pen.flat(side.blob('86,96 72,68 48,48 28,46 24,64 36,88 62,102'), lighter(upper, 0.32)) +
          pen.cut(side.oval(48, 68, 12), palette.amber, 0.5) +
          pen.flat(side.oval(48, 68, 6), '#6a4f9a') +
          pen.flat(side.oval(20, 84, 3.4) + side.oval(30, 98, 3.4) + side.oval(14, 66, 3), palette.cream),
      ),
    ) +
    both(side => pen.line(side.curve('95,64 88,44 74,30'), '#4a3b5f', 3) + pen.ink(side.oval(73, 29, 4.4), '#4a3b5f')) +
    pen.cut(blob('100,96 90,104 88,130 94,158 100,168 106,158 112,130 110,104'), '#5a4673') +
    pen.line('M90 122q10 4 20 0M91 136q9 4 18 0M94 149q6 3 12 0', '#8a74a6', 2) +
    held(
      pose,
      pen.cut(oval(100, 82, 21, 20), '#6a5486') +
        eyes(pen, pose, 9, 80, 5) +
        (pen.lines ? '' : eyesLight(pose.asleep, pen)) +
        pen.line('M93 91q7 6 14 0', pen.lines ? palette.ink : palette.cream, 1.9),
    )
  )
}

/** On a dark face, the eyes need their whites. */
const eyesLight = (asleep: boolean, pen: Parameters<DrawFriend>[0]): string =>
  asleep
    ? both(side => pen.line(side.curve('86,80 91,84 96,80'), palette.cream, 2))
    : both(
        side =>
          pen.ink(side.oval(91, 80, 6.4, 7), palette.white) +
          pen.ink(side.oval(91.4, 81, 4.2, 5)) +
          pen.ink(side.oval(90, 78.6, 1.6), palette.white),
      )

export const farm: Record<(typeof animalGroups)['farm'][number], DrawFriend> = {
  Horse: horse,
  Sheep: sheep,
  Duck: duck,
  Butterfly: butterfly,
  Goat: goat,
  Pig: pig,
  Chicken: chicken,
  Donkey: donkey,
  Alpaca: alpaca,
  Llama: llama,
}
