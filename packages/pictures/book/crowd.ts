import type { Feeling, Scene } from '@nightlight/contract/scenes'
import { residents } from '../folk/folk.ts'
import type { Stage } from '../moods.ts'
import { palette } from '../palette.ts'
import { place } from '../pen.ts'
import type { Cast } from './cast.ts'

/** Where the others stand, far round behind those whom the page is about: feet, and how large. */
const ring = [
  { x: 26, y: 252, scale: 0.3 },
  { x: 82, y: 244, scale: 0.26 },
  { x: 158, y: 240, scale: 0.24 },
  { x: 240, y: 240, scale: 0.24 },
  { x: 322, y: 244, scale: 0.26 },
  { x: 376, y: 252, scale: 0.3 },
] as const

/** They feel with the child, and in the night they are tired. */
const mood = ({ hour, child }: Scene): Feeling => {
  const felt = child?.feeling ?? 'calm'
  if (felt === 'ashamed') return 'worried'
  return felt === 'calm' && hour === 'night' ? 'sleepy' : felt
}

/** Path data in whole numbers: of who is a quarter as large as drawn nobody sees the tenths, and they are a third of its bytes. */
export const coarse = (drawing: string): string =>
  drawing.replaceAll(/ d="[^"]*"/g, d =>
    d.replaceAll(/(-?)(\d*\.\d+)/g, number => ` ${Math.round(Number(number))}`).replaceAll(/ (?=-)|(?<=[a-z]) /gi, ''),
  )

/** Those who live in the place, come together in the light of the lamps: whoever of its dwellers is not in the tale, of as many kinds as `room` has bytes for. */
export const crowd = (stage: Stage, { setting, dweller }: Cast, scene: Scene, room: number): string => {
  const { pen } = stage
  // Small as they are they need no light of their own on each part.
  const flat = { ...pen, cut: (d: string, fill: string) => pen.cut(d, fill, 0.7) }
  const pose = { asleep: false, tilt: 0, feeling: mood(scene) }
  const first = Math.floor(stage.pick('crowd') * 4)
  // Lines cannot be used twice, and are drawn for each.
  const places = pen.lines ? ring.filter((_, i) => i % 3 === 0) : ring
  let left = room - places.length * 70
  const kinds = [0, 1, 2, 3].flatMap(i => {
    const index = (first + i) % 4
    const one = residents[setting].dwellers[index]
    if (!one || index === dweller) return []
    const drawing = pen.glow(100, 120, 120, palette.lamp, 0.4) + coarse(one.draw(flat, pose))
    if (drawing.length * (pen.lines ? places.length : 1) > left) return []
    left -= drawing.length
    return [{ drawing, up: (one.floats ?? 0) * 70, name: `folk ${index}` }]
  })
  return places
    .map(({ x, y, scale }, i) => {
      const one = kinds[i % kinds.length]
      return one ? pen.stamp(one.name, x, y - one.up * scale, scale, () => place(-100, -190, 1, one.drawing)) : ''
    })
    .join('')
}
