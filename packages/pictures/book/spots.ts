import type { Setting } from '@nightlight/contract/enums'
import type { Scene as PageScene, Shot, Spot } from '@nightlight/contract/scenes'
import type { Stage } from '../moods.ts'
import { weather } from '../moods.ts'
import { lighter, palette } from '../palette.ts'
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

/** Where the ground rises under whoever is small: its top at y, no pedestal but a part of the land, broader than it is high. */
export const rise = (stage: Stage, setting: Setting, x: number, y: number, wide: number, foot: number): string => {
  const { pen } = stage
  const color = stage.tone(grounds[setting], 0.16)
  const high = foot - y
  // From near by it is a slope that runs out of the picture.
  const [left, right] = high > 40 ? [wide * 1.5, Math.max(wide * 2, 420 - x)] : [wide * 2, wide * 2.2]
  const far = high > 40 ? foot - high * 0.5 : foot
  const shape = `${x - left},${foot}! ${x - left * 0.62},${y + high * 0.62} ${x - wide * 0.6},${y + high * 0.12} ${x},${y - 2} ${x + wide * 0.7},${y + high * 0.1} ${x + right * 0.7},${(y + high * 0.3 + far) / 2} ${x + right},${far}! ${x + right},${foot}!`
  const tuft = (at: number, top: number, size: number) =>
    `M${at} ${top}q-1-${size * 0.7}-${size * 0.5}-${size}q${size * 0.6} 2 ${size * 0.7} ${size * 0.5}q.1-${size}.5-${size * 1.1}q-.2 ${size * 0.8} ${size * 0.3} ${size * 1.6}z`
  return (
    (high > 40 ? pen.sheet(blob(shape), color) : pen.flat(oval(x, foot, wide * 1.7, high + 1), color)) +
    pen.flat(
      tuft(x - wide * 0.9, y + high * 0.5, 4 + wide * 0.07) + tuft(x + wide * 1.05, y + high * 0.5, 4 + wide * 0.08),
      lighter(color, 0.16),
    )
  )
}

/** In the dark only what glows is lit. Before it there are faces: from near by they stay readable. */
export const gloom = (stage: Stage, { spot, shot, hour, things }: PageScene): { far: string; close: string } => {
  const { pen, pick } = stage
  if (hour !== 'dark' || pen.lines) return { far: '', close: '' }
  const all = box(0, 0, 400, 300)
  // Where the lamp is out the ground itself is seen to glow, all the way back.
  const spark = (i: number) => {
    const y = 224 + (i / 40) ** 1.3 * 72
    return pen.stamp(`glimmer ${i % 2}`, pick(`glimmer.${i}`) * 400, y, 0.4 + (y - 220) / 90, () => {
      const color = i % 2 ? '#a9f0d8' : '#c9e6ff'
      return pen.glow(0, 0, 22, color, 0.9, 15) + pen.veil(oval(0, 0, 4.4, 3), color, 0.95)
    })
  }
  const glimmer = (from: number, to: number) =>
    things?.behind === 'dark-lamp' && shot !== 'near' ? Array.from({ length: to - from }, (_, i) => spark(from + i)).join('') : ''
  const corner = (x: number) => pen.glow(x, -10, 230, palette.night, 0.9)
  return {
    far: pen.veil(all, '#0d1133', spot === 'hollow' ? 0.25 : 0.52) + glimmer(0, 32),
    close: pen.veil(all, '#141a48', shot === 'near' ? 0.06 : 0.14) + corner(-10) + corner(410) + glimmer(32, 40),
  }
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
