import type { Setting } from '@nightlight/contract/enums'
import type { Shot, Spot } from '@nightlight/contract/scenes'
import type { Stage } from '../moods.ts'
import { weather } from '../moods.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, box, oval } from '../path.ts'
import { place } from '../pen.ts'
import { bulb, grass, nightShade, type Scene } from '../settings/scenery.ts'
import { drawSettings } from '../settings/settings.ts'
import { way, wayAhead } from './way.ts'

/** A setting as the camera sees it: enlarged about a point of it. */
const seen = (scene: Scene, scale: number, x: number, y: number): Scene => {
  // Never beyond the picture's edge.
  const [left, top] = [Math.min(0, Math.max(400 - 400 * scale, 200 - x * scale)), Math.min(0, Math.max(300 - 300 * scale, 150 - y * scale))]
  const framed = (content: string) => (scale === 1 ? content : place(left, top, scale, content))
  return { back: framed(scene.back), front: framed(scene.front) }
}

/** A string of lamps across the top of the picture. */
const lamps = ({ pen }: Stage): string => {
  const at = Array.from({ length: 13 }, (_, i) => [8 + i * 32, 40 + Math.sin((i / 12) * Math.PI) * 34 - (i % 2) * 3] as const)
  return pen.line(`M-6 36Q200 110 406 36`, palette.cocoa, 1.4) + at.map(([x, y]) => bulb(pen, x, y + 4)).join('')
}

/** What one stands on high up: a rounded top of rock and grass, with the land far below. */
const ledge = (stage: Stage): string =>
  stage.pen.sheet('M-5 305v-20C40 262 96 250 176 248s170 6 196 30l18 27z', stage.tone(palette.moss, 0.18)) +
  grass(stage, 'ledge', 40, 340, 262, nightShade(palette.fern, 0.3)) +
  stage.pen.sheet('M-5 305v-8c60-22 150-34 220-30s130 10 150 38z', nightShade(palette.moss, 0.35))

const cameras: Record<Exclude<Spot, 'bedroom' | 'way'>, Record<Shot, readonly [scale: number, x: number, y: number]>> = {
  arrival: { wide: [1, 200, 150], middle: [1.1, 190, 152], near: [1.5, 180, 170] },
  heart: { wide: [1, 200, 150], middle: [1.16, 214, 158], near: [1.62, 214, 170] },
  path: { wide: [1.2, 168, 174], middle: [1.5, 134, 200], near: [1.9, 120, 190] },
  corner: { wide: [1.2, 232, 174], middle: [1.45, 262, 190], near: [1.9, 284, 180] },
  hollow: { wide: [1.35, 296, 196], middle: [1.7, 300, 206], near: [2.1, 306, 200] },
  high: { wide: [1.12, 200, 134], middle: [1.25, 190, 124], near: [1.6, 186, 110] },
  gathering: { wide: [1, 200, 150], middle: [1.08, 200, 154], near: [1.5, 200, 176] },
}

/** What a spot adds to its place: lamps in the evening, the dark of a hollow. */
const added = (stage: Stage, spot: Spot, shot: Shot): Scene => {
  const { pen } = stage
  switch (spot) {
    case 'gathering':
      return { back: pen.glow(200, 210, 190, palette.lamp, 0.35) + lamps(stage), front: '' }
    case 'hollow':
      return {
        back: pen.veil(box(0, 0, 400, 300), palette.night, 0.45) + pen.glow(200, 226, 190, palette.lamp, 0.45),
        front:
          pen.glow(-20, -10, 210, palette.night, 1) +
          pen.glow(420, -10, 210, palette.night, 1) +
          pen.glow(200, -60, 260, palette.night, 0.9, 120),
      }
    case 'high':
      return { back: shot === 'near' ? '' : ledge(stage), front: '' }
    default:
      return { back: '', front: '' }
  }
}

/** What the ground of a place is made of, for whatever rises from it. */
const grounds: Record<Setting, string> = {
  'Enchanted Forest': palette.moss,
  'Magical Castle': palette.stone,
  'Underwater Kingdom': palette.sand,
  'Cloud City': '#dcd8ea',
  'Secret Garden': palette.leaf,
  'Crystal Cave': '#8f86b8',
  'Fairy Village': palette.leaf,
  "Dragon's Lair": '#94707a',
  'Starlit Meadow': palette.moss,
  'Rainbow Bridge': '#c9bfe0',
  'Ancient Library': palette.bark,
  "Wizard's Tower": palette.slate,
  'Moonlit Beach': palette.sand,
  'Floating Island': palette.leaf,
  'Hidden Valley': palette.moss,
}

/** Something of the place to stand on, its top at y: a hummock, a stone, a cushion of cloud. */
export const perch = (stage: Stage, setting: Setting, x: number, y: number, wide: number, foot: number): string => {
  const color = stage.tone(grounds[setting], 0.1)
  const shape = `${x - wide * 1.25},${foot}! ${x - wide * 1.08},${y + (foot - y) * 0.45} ${x - wide * 0.7},${y + 2} ${x},${y - 3} ${x + wide * 0.7},${y + 2} ${x + wide * 1.08},${y + (foot - y) * 0.45} ${x + wide * 1.25},${foot}!`
  return (
    stage.pen.cut(blob(shape), color, 1.4) +
    stage.pen.flat(oval(x, y + 1, wide * 0.66, Math.max(2.4, wide * 0.1)), lighter(color, 0.22)) +
    stage.pen.flat(
      oval(x - wide * 0.62, y + (foot - y) * 0.6, wide * 0.14, wide * 0.08) +
        oval(x + wide * 0.5, y + (foot - y) * 0.72, wide * 0.17, wide * 0.09),
      darker(color, 0.14),
    )
  )
}

/** The layers of a spot of a setting, seen in a shot. The bedroom is drawn by itself. */
export const backdrop = (stage: Stage, setting: Setting, { spot, shot }: { spot: Exclude<Spot, 'bedroom'>; shot: Shot }): Scene => {
  if (spot === 'way') return shot === 'wide' ? wayAhead(stage, setting) : way(stage)
  const scene = seen(drawSettings[setting](stage), ...cameras[spot][shot])
  const extra = added(stage, spot, shot)
  const hidesFront = shot === 'near' || spot === 'high'
  // Paper lanterns are hung where all have come together.
  const hung = stage.mood === 'joyful' && spot !== 'gathering' ? '' : weather(stage)
  return { back: scene.back + hung + extra.back, front: (hidesFront ? '' : scene.front) + extra.front }
}
