import type { Mood } from '@nightlight/contract/enums'
import type { ChildAct, Hour, Scene, Thing } from '@nightlight/contract/scenes'
import { drawActing } from '../child/acting.ts'
import { busyActs } from '../child/bearing.ts'
import type { Gaze } from '../child/face.ts'
import { colorOf } from '../colors.ts'
import { residents } from '../folk/folk.ts'
import { seenFromTheSide } from '../friends/friends.ts'
import type { Stage } from '../moods.ts'
import { stageFor } from '../moods.ts'
import { palette } from '../palette.ts'
import { createPen, documentOf, mirrored } from '../pen.ts'
import { nameOf, seeded } from '../seeded.ts'
import { thingsOutside } from '../things/place-things.ts'
import type { Cast, Paint } from './cast.ts'
import { coarse, crowd } from './crowd.ts'
import { beside, carrying, friendOn, on, residentOn, shadow, towards } from './figures.ts'
import { atHome } from './home.ts'
import { type Mark, type Marks, marksOf } from './marks.ts'
import { riding } from './rides.ts'
import { dressed, roomOf } from './room.ts'
import { backdrop, gloom, rise } from './spots.ts'

/** The light of an hour is that of the mood whose sky it has. */
const lightOf: Record<Hour, Mood> = { dusk: 'adventurous', evening: 'joyful', night: 'calm', dark: 'mysterious', morning: 'inspiring' }

/** How far an act lowers a head, in the figure's frame: before a near camera everybody is met at eye level. Who rolls sits as high as ever. */
const lowered: Partial<Record<ChildAct, number>> = { kneels: 26, sits: 26, waits: 26, draws: 40, crawls: 58, leaps: -24 }

const risen = (mark: Mark, { shot, child }: Scene, rolls: boolean): Mark =>
  shot === 'near' && child && !rolls ? { ...mark, y: mark.y - (lowered[child.act] ?? 0) * mark.scale } : mark

/** Who of the place is in the book. */
const folkOf = ({ setting, elder, dweller }: Cast) => ({
  elder: elder === undefined ? undefined : residents[setting].elders[elder],
  dweller: dweller === undefined ? undefined : residents[setting].dwellers[dweller],
})

/** More letters than this, with others round about, and a page would be larger than pages may be. */
const fullest = 35_800

/** Where the child looks: up at what towers behind all, down at what it kneels before, else at whoever is there. */
const gazeOf = ({ child: acts, things }: Scene, { child, friend, dweller, elder, figures }: Marks): Gaze | undefined => {
  if (things?.behind === 'lighthouse') return [1.7, -1.7]
  const seen = [...(figures.has('friend') ? [friend] : []), dweller, elder].find(mark => mark !== undefined)
  if (things?.before && (acts?.act === 'kneels' || acts?.act === 'draws' || acts?.act === 'stacks' || !seen)) return [1.6, 1.6]
  return seen && [seen.x < child.x ? -1.9 : 1.9, acts?.act === 'kneels' || acts?.act === 'sits' ? -0.6 : 0.3]
}

/** The best friend with no more about it than this. */
const wearing = (cast: Cast, most: number): Cast =>
  cast.companion ? { ...cast, companion: { ...cast.companion, accessories: cast.companion.accessories.slice(0, most) } } : cast

/** Held or standing there, and bright: radius of its light. */
const brightness: Partial<Record<Thing, number>> = { lights: 120, lantern: 130, 'bright-lamp': 200, lighthouse: 200, crystal: 90 }

/** In the dark: the light that falls on whoever carries one. */
const shining = ({ pen }: Stage, { hour, shot, child: acts, things }: Scene, child: Mark): string => {
  if (hour !== 'dark' || !acts) return ''
  const near = shot === 'near'
  const held = things?.held ?? (busyActs.has(acts.act) ? undefined : 'lantern')
  const radius = held && brightness[held]
  // From near by the light is below the picture's edge.
  const [x, y] = near ? [child.x + 40, 312] : [child.x + (acts.act === 'carries' ? 0 : 34 * child.scale), child.y - 48 * child.scale]
  return radius ? pen.glow(x, y, near ? 120 : radius, palette.lamp, 0.28) : ''
}

const outside = (stage: Stage, cast: Cast, paint: Paint, scene: Scene): string => {
  const { pen } = stage
  const { animal, setting, look } = cast
  const { back, front } = backdrop(stage, setting, { spot: scene.spot === 'bedroom' ? 'way' : scene.spot, shot: scene.shot })
  const folk = folkOf(cast)
  const marks: Marks = marksOf(scene, cast.companion !== undefined, folk)
  const { child, friend, best, figures } = marks
  const things = thingsOutside(stage, scene, marks, paint.things)
  const nearer = seenFromTheSide.has(animal) ? 6 : 52
  const close = scene.child?.act === 'hugs' ? { ...friend, x: friend.x - nearer * friend.scale } : friend
  const resident = (who: 'elder' | 'dweller') => {
    const [person, acts, mark] = [folk[who], scene[who], marks[who]]
    return person && acts && mark ? residentOn(stage, setting, person, acts, mark, scene.child && towards(mark, child)) : ''
  }
  const gaze = gazeOf(scene, marks)
  // On the way everybody faces ahead, and who can carries the child; a best friend comes along on foot, and so do both.
  const isUnderWay = scene.child?.act === 'travels'
  const ride =
    isUnderWay && !best
      ? riding(stage, cast, paint, scene, scene.shot === 'wide' ? { x: 112, y: 284, scale: 0.66 } : { x: 196, y: 284, scale: 0.8 })
      : undefined
  const company = () => {
    if (!scene.friend || !figures.has('friend')) return ''
    const drawn = friendOn(stage, animal, scene.friend, close, isUnderWay ? 'right' : scene.child && towards(close, child))
    return isUnderWay && seenFromTheSide.has(animal) ? `<g transform="translate(${2 * close.x} 0) scale(-1 1)">${drawn}</g>` : drawn
  }
  const drawn = (thinned: (drawing: string) => string, worn = 9) =>
    ride ??
    thinned(resident('elder') + (best ? beside(stage, wearing(cast, worn), scene, best) : '')) +
      thinned(company()) +
      (scene.child
        ? shadow(stage, child, 44) +
          on(
            risen(child, scene, look.body === 'wheelchair'),
            drawActing(pen, look, {
              ...carrying(stage, scene, paint, scene.child),
              ...(gaze && { gaze }),
              mood: stage.pick(`glad ${JSON.stringify(scene)}`),
            }),
          )
        : '') +
      thinned(resident('dweller'))
  // A door stands on firm ground, never in water.
  const doorstep =
    scene.things?.behind === 'door' && scene.shot !== 'near' ? rise(stage, setting, scene.shot === 'wide' ? 240 : 208, 256, 84, 284) : ''
  const dark = gloom(stage, scene)
  const land = back + dark.far
  const around = (figures: string) => doorstep + things.behind + figures + things.before + front + dark.close + shining(stage, scene, child)
  const full = drawn(drawing => drawing)
  const left = (figures: string) => fullest - land.length - around(figures).length - pen.defs().length
  // Four with all that a look can have are too much for one page: all but the child are then drawn in whole numbers, then the best friend leaves hat and scarf at home, and at last the land.
  const room = left(full)
  const thin = room < -1800 ? drawn(coarse) : full
  const fitting = room < -1800 && left(thin) < -4000 ? drawn(coarse, 1) : thin
  const before = around(fitting)
  const behind = room < -1800 && left(fitting) < -3600 ? coarse(land) : land
  const content = behind + (scene.spot === 'gathering' && scene.shot !== 'near' ? crowd(stage, cast, scene, room) : '') + before
  return stage.pick(`side ${JSON.stringify(scene)}`) < 0.5 ? content : mirrored(content)
}

/** A page of the picture book as an SVG document, 400 by 300: the same cast and scene always give the same picture. Nothing typed is in it. */
export const drawPage = (told: Cast, scene: Scene, options: { lines?: boolean } = {}): string => {
  const room = roomOf(told)
  const cast = { ...told, look: dressed(told.look, room) }
  const color = colorOf(cast.favoriteColor) ?? room.blanket
  const pen = createPen(nameOf(JSON.stringify({ ...cast, favoriteColor: color, scene })), options.lines ?? false)
  const stage = stageFor(pen, lightOf[scene.hour], seeded(cast.seed))
  const paint = { family: color, things: colorOf(cast.favoriteColor) ?? colorOf(cast.thingColor) ?? palette.amber }
  const content = scene.spot === 'bedroom' ? atHome(stage, cast, paint, scene) : outside(stage, cast, paint, scene)
  return documentOf(pen, '0 0 400 300', content, 'xMidYMid slice')
}
