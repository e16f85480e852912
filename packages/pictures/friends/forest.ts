import type { animalGroups } from '@nightlight/contract/enums'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import type { DrawFriend } from './face.ts'
import { blush, eyes, hasLeft, held, mouth, nose } from './face.ts'
import { deer } from './hoofed.ts'
import { sitting } from './sitting.ts'

const cream = palette.white

/** Fox-like ears: tall, pointed, dark inside. */
export const pointedEars = (pen: Pen, fur: string, inside: string): string =>
  both(side => pen.cut(side.blob('58,58 55,34 56,12! 74,22 92,40'), fur) + pen.flat(side.blob('64,46 62,34 62,24! 72,32 80,40'), inside))

const roundEars = (pen: Pen, fur: string, inside: string, x = 64, y = 40, r = 16): string =>
  both(side => pen.cut(side.oval(x, y, r), fur) + pen.flat(side.oval(x + 1, y + 1, r * 0.58), inside))

const brush = '122,186 150,188 172,172 180,144 172,116 158,100! 156,122 148,142 132,156 120,166'

const fox: DrawFriend = (pen, pose) => {
  const fur = '#d0703f'
  return sitting(pen, pose, {
    fur,
    belly: cream,
    feet: '#5b3a3f',
    behind: pen.cut(blob(brush), fur) + pen.flat(blob('177,132 171,114 158,100! 157,116 152,132 160,128 166,136'), cream),
    marks: pen.flat(blob('100,100 80,106 84,126 94,122 100,140 106,122 116,126 120,106'), cream),
    head:
      pointedEars(pen, fur, '#5b3a3f') +
      pen.cut(blob('100,32 70,40 52,64 42,84! 62,96 84,108 100,114 116,108 138,96 158,84! 148,64 130,40'), fur) +
      both(side => pen.flat(side.blob('42,84! 58,78 74,76 86,84 94,92 100,100! 100,114 84,108 62,96'), cream)) +
      eyes(pen, pose, 21, 74) +
      nose(pen, 96, 7) +
      pen.line('M92 105q4 3 8 0q4 3 8 0', palette.ink, 1.7) +
      blush(pen, 36, 88),
  })
}

const wolf: DrawFriend = (pen, pose) => {
  const fur = '#7c84a8'
  const pale = '#e2e1ee'
  return sitting(pen, pose, {
    fur,
    feet: pale,
    behind: pen.cut(blob('122,188 148,190 172,178 184,156 180,132 168,116! 164,136 150,150 132,158 120,166'), darker(fur, 0.12)),
    marks: pen.cut(
      blob('100,96 72,106! 80,116 76,126! 88,130 88,142! 98,138 100,150! 102,138 112,142! 112,130 124,126! 120,116 128,106!'),
      pale,
    ),
    head:
      pointedEars(pen, fur, '#565b80') +
      pen.cut(
        blob(
          '100,30 72,38 54,58 48,72 38,82! 48,86 42,98! 56,98 60,108! 78,106 100,116 122,106 140,108! 144,98 158,98! 152,86 162,82! 152,72 146,58 128,38',
        ),
        fur,
      ) +
      both(side => pen.flat(side.blob('38,82! 52,80 66,84 78,84 90,76 94,92 100,98 100,116 78,106 60,108! 56,98 42,98! 48,86'), pale)) +
      pen.flat(blob('100,34 88,40 92,60 94,84 100,90 106,84 108,60 112,40'), darker(fur, 0.2)) +
      both(side => pen.flat(side.oval(80, 62, 7, 3.2, 14), pale)) +
      eyes(pen, pose, 20, 75, 4.9) +
      nose(pen, 94, 7.5) +
      mouth(pen, 103, 9),
  })
}

const raccoon: DrawFriend = (pen, pose) => {
  const fur = '#8f8a97'
  const dark = '#3a3650'
  const pale = '#ece6e4'
  const ring = (points: string) => pen.flat(blob(points), dark)
  return sitting(pen, pose, {
    fur,
    belly: '#c9c3c8',
    feet: dark,
    behind:
      pen.cut(blob('124,186 152,190 176,174 184,146 178,118 164,104 152,112 154,138 142,156 122,164'), fur) +
      ring('158,104 152,112 153,122 168,122 178,118 172,108') +
      ring('154,134 153,144 166,150 183,150 184,140 170,138') +
      ring('146,152 136,158 146,172 162,184 172,178 158,166'),
    head:
      both(side => pen.cut(side.blob('56,58 50,36 56,22 74,28 86,42'), dark) + pen.flat(side.blob('61,50 57,38 60,29 71,34 77,42'), pale)) +
      pen.cut(blob('100,32 72,38 54,60 40,84! 62,98 82,106 100,110 118,106 138,98 160,84! 146,60 128,38'), fur) +
      both(side => pen.flat(side.blob('50,66 62,56 80,54 92,62 96,72 78,72 60,82 46,88 40,84!'), pale)) +
      both(side => pen.flat(side.blob('97,72 84,64 66,68 52,82 58,92 76,92 94,86'), dark)) +
      pen.flat(blob('100,72 86,86 82,98 100,108 118,98 114,86'), pale) +
      pen.flat(blob('100,34 94,40 96,58 100,72 104,58 106,40'), darker(fur, 0.3)) +
      both(side => pen.flat(side.oval(79, 77, 7.4, 8), '#f4ecdf')) +
      eyes(pen, pose, 21, 78, 4.8) +
      nose(pen, 92, 6.5) +
      mouth(pen, 99, 7),
  })
}

const bear: DrawFriend = (pen, pose) => {
  const fur = '#8a5d43'
  const pale = '#d9b68c'
  return sitting(pen, pose, {
    fur,
    belly: pale,
    body: '100,90 68,102 50,134 48,168 66,190 100,192 134,190 152,168 150,134 132,102',
    head:
      roundEars(pen, fur, pale, 60, 40, 17) +
      pen.cut(blob('100,28 70,34 50,58 48,82 64,102 100,110 136,102 152,82 150,58 130,34'), fur) +
      pen.cut(oval(100, 88, 24, 18), pale) +
      eyes(pen, pose, 24, 68) +
      nose(pen, 80, 9) +
      mouth(pen, 92, 9) +
      blush(pen, 38, 86),
  })
}

const rabbit: DrawFriend = (pen, pose) => {
  const fur = '#d8c4b4'
  return sitting(pen, pose, {
    fur,
    belly: cream,
    body: '100,106 78,116 62,140 58,170 70,190 100,191 130,190 142,170 138,140 122,116',
    behind: pen.cut(oval(146, 172, 15), cream),
    head:
      both(
        side =>
          pen.cut(side.blob('86,62 68,44 60,16 68,0 82,8 92,34 96,60'), fur) +
          pen.flat(side.blob('86,54 74,38 69,18 73,10 80,18 87,36 90,52'), '#e8a6a4'),
      ) +
      pen.cut(blob('100,50 72,56 54,78 54,98 72,116 100,120 128,116 146,98 146,78 128,56'), fur) +
      both(side => pen.flat(side.oval(88, 102, 13, 11), cream)) +
      pen.flat('M95 108h10v8a4 4 0 0 1-5 2a4 4 0 0 1-5-2zM100 108v10', palette.white) +
      eyes(pen, pose, 25, 84) +
      nose(pen, 95, 5.5, '#c9687a') +
      mouth(pen, 103, 8) +
      blush(pen, 37, 100),
  })
}

const acorn = (pen: Pen): string =>
  pen.cut(blob('100,172 86,160 86,146 100,142 114,146 114,160'), '#c98d4d') +
  pen.cut(blob('82,148 86,138 100,134 114,138 118,148 100,152'), '#7a5238') +
  pen.line('M100 134v-6', '#7a5238', 3)

const squirrel: DrawFriend = (pen, pose) => {
  const fur = '#b5623b'
  return sitting(pen, pose, {
    fur,
    belly: '#f3dfc4',
    behind:
      pen.cut(
        blob('120,188 152,190 176,170 182,130 176,96 190,70 184,40 160,26 136,36 130,58 140,70 152,62 160,70 152,92 142,116 134,150'),
        fur,
      ) + pen.flat(blob('140,176 160,164 166,134 162,104 174,76 170,52 156,46 164,66 158,92 148,118 142,150'), lighter(fur, 0.25)),
    head:
      both(
        side => pen.cut(side.blob('62,56 58,38 56,14! 70,26 86,40'), fur) + pen.flat(side.blob('66,48 64,38 64,28 72,34 78,42'), '#7d3f2c'),
      ) +
      pen.cut(blob('100,36 74,40 56,62 50,86 68,104 100,110 132,104 150,86 144,62 126,40'), fur) +
      both(side => pen.flat(side.oval(79, 94, 20, 13, 10), '#f3dfc4')) +
      pen.flat('M95 98h10v9a5 5 0 0 1-10 0z', palette.white) +
      eyes(pen, pose, 24, 74, 5.8) +
      nose(pen, 87, 5) +
      mouth(pen, 95, 7) +
      blush(pen, 36, 92),
    holds: acorn(pen) + both(side => pen.cut(side.oval(82, 152, 9, 7, 30), fur)),
  })
}

/** A halo of spines: a circle of corners. */
const spines = (x: number, y: number, rx: number, ry: number, count: number, depth: number): string => {
  const points: string[] = []
  for (let i = 0; i < count * 2; i++) {
    const angle = (Math.PI * i) / count - Math.PI / 2
    const share = i % 2 === 0 ? 1 : depth
    points.push(`${x + Math.cos(angle) * rx * share},${y + Math.sin(angle) * ry * share}!`)
  }
  return blob(points.join(' '))
}

const hedgehog: DrawFriend = (pen, pose) => {
  const spine = '#6b4d44'
  const skin = '#e9cda6'
  return (
    both(side => pen.cut(side.oval(76, 184, 17, 8), darker(skin, 0.15))) +
    pen.cut(spines(100, 116, 84, 80, 30, 0.86), spine) +
    pen.cut(spines(100, 116, 72, 68, 26, 0.84), lighter(spine, 0.14)) +
    pen.cut(spines(100, 118, 60, 57, 22, 0.84), lighter(spine, 0.28)) +
    pen.cut(blob('100,104 70,116 58,146 66,176 100,186 134,176 142,146 130,116'), lighter(skin, 0.3)) +
    held(
      pose,
      both(side => pen.cut(side.oval(62, 84, 11), skin) + pen.flat(side.oval(62, 85, 6), '#c98f80')) +
        pen.cut(blob('100,66 76,70 60,92 60,112 76,130 100,138 124,130 140,112 140,92 124,70'), skin) +
        pen.cut(blob('100,60 88,72! 84,66 76,80! 100,76 124,80! 116,66 112,72!'), lighter(spine, 0.14), 0.5) +
        eyes(pen, pose, 20, 102) +
        pen.cut(oval(100, 118, 15, 11), lighter(skin, 0.35), 0.6) +
        nose(pen, 112, 7.5) +
        mouth(pen, 122, 8) +
        blush(pen, 32, 116),
    ) +
    both(side => pen.cut(side.oval(78, 152, 9, 12, -24), skin))
  )
}

const beaver: DrawFriend = (pen, pose) => {
  const fur = '#7b5441'
  const pale = '#b98e68'
  const tail = '#54423f'
  return sitting(pen, pose, {
    fur,
    belly: pale,
    body: '100,92 68,104 50,136 50,170 68,190 100,192 132,190 150,170 150,136 132,104',
    behind:
      pen.cut(blob('128,188 150,192 178,184 192,162 188,138 174,132 158,144 144,164'), tail) +
      pen.line('M160 150l24 22M150 164l20 20M186 146l-30 40M174 138l-28 38M190 162l-18 22', lighter(tail, 0.3), 1.6),
    head:
      roundEars(pen, fur, pale, 60, 46, 12) +
      pen.cut(blob('100,32 70,38 52,62 46,88 66,106 100,112 134,106 154,88 148,62 130,38'), fur) +
      pen.cut(blob('100,78 78,80 66,94 80,106 100,108 120,106 134,94 122,80'), pale, 0.7) +
      pen.cut('M91 100h18v15a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4z', palette.white, 0.6) +
      pen.line('M100 101v17', '#cfc3ae', 1.2) +
      eyes(pen, pose, 24, 70) +
      nose(pen, 84, 9) +
      pen.line('M84 98q8 5 16 1q8 4 16-1', palette.ink, 1.9),
    holds:
      pen.line(curve('52,150 80,156 120,154 152,144'), '#a9744a', 6) +
      pen.line('M140 148l10-12', '#a9744a', 3) +
      pen.flat(oval(154, 132, 7, 4, -40), palette.leaf) +
      both(side => pen.cut(side.oval(82, 155, 10, 8), fur)),
  })
}

const owl: DrawFriend = (pen, pose) => {
  const plume = '#80614d'
  const pale = '#ecd9b5'
  const scallop = (x: number, y: number) => pen.line(`M${x - 7} ${y}q7 9 14 0`, '#b08d62', 2)
  return (
    (hasLeft(pose) ? '' : pen.cut(blob('20,180 60,176 120,180 182,174 186,184 120,190 60,188 22,190'), '#6c4c3c')) +
    pen.cut(blob('96,160 84,186 92,196! 100,192 108,196! 116,186 104,160'), darker(plume, 0.2)) +
    pen.cut(blob('100,40 66,50 48,88 50,134 68,166 100,176 132,166 150,134 152,88 134,50'), plume) +
    pen.flat(blob('100,98 76,104 68,132 80,158 100,166 120,158 132,132 124,104'), pale) +
    [86, 114].map(x => scallop(x, 122)).join('') +
    [78, 100, 122].map(x => scallop(x, 136)).join('') +
    [88, 112].map(x => scallop(x, 149)).join('') +
    both(
      side =>
        pen.cut(side.blob('56,84 42,110 46,146 60,166! 70,140 68,104'), darker(plume, 0.14)) +
        pen.line(side.curve('52,122 58,128 64,122'), lighter(plume, 0.2), 1.6) +
        pen.line(side.curve('52,138 58,144 64,138'), lighter(plume, 0.2), 1.6),
    ) +
    both(side => pen.cut(side.oval(84, 176, 4, 7, 14) + side.oval(91, 177, 4, 7) + side.oval(77, 175, 4, 7, 24), palette.amber, 0.5)) +
    held(
      pose,
      pen.cut(blob('100,38 80,32 58,26 46,12! 46,40 50,76 70,98 100,104 130,98 150,76 154,40 154,12! 142,26 120,32'), plume) +
        pen.veil(
          both(side => side.blob('60,28 49,18! 51,36 62,40')),
          palette.ink,
          0.2,
        ) +
        both(side => pen.cut(side.oval(77, 68, 25, 25), pale, 0.6)) +
        pen.cut(blob('100,40 88,46 94,62 100,72 106,62 112,46'), lighter(plume, 0.1), 0.4) +
        eyes(pen, pose, 23, 69, 10.5) +
        pen.cut(blob('92,76 100,73 108,76 104,86 100,94! 96,86'), palette.amber, 0.6),
    )
  )
}

export const forest: Record<(typeof animalGroups)['forest'][number], DrawFriend> = {
  Fox: fox,
  Owl: owl,
  Bear: bear,
  Rabbit: rabbit,
  Deer: deer,
  Squirrel: squirrel,
  Hedgehog: hedgehog,
  Wolf: wolf,
  Raccoon: raccoon,
  Beaver: beaver,
}
