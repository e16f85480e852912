import type { Animal } from '@nightlight/contract/enums'
import { figuresOf, type Hour, type Scene } from '@nightlight/contract/scenes'
import { drawActing, drawInBed } from '../child/acting.ts'
import { tilts } from '../friends/face.ts'
import { drawFriendFigure, fitsOnABed } from '../friends/friends.ts'
import type { Stage } from '../moods.ts'
import { mirrored, place } from '../pen.ts'
import { inHand, thingsByTheDoor, thingsInBed } from '../things/place-things.ts'
import { bedroom, guestBed, guestPillow, pillow } from './bedroom.ts'
import type { Cast, Paint } from './cast.ts'
import { doorway } from './doorway.ts'
import { beside, carrying, friendOn, on, shadow } from './figures.ts'
import type { Mark } from './marks.ts'
import { roomOf } from './room.ts'

/** Whether the lamp is still on. */
const isLit = (hour: Hour) => hour !== 'dark' && hour !== 'night'

/** Where a friend sleeps: on the end of the bed, or if it is too big for that, against it. */
const restingPlace = ({ animal }: Cast): Mark => (fitsOnABed.has(animal) ? { x: 160, y: 272, scale: 0.42 } : { x: 242, y: 290, scale: 0.6 })

const floor: Mark = { x: 312, y: 286, scale: 0.68 }

/** Between the two beds, where a best friend stays the night. */
const betweenBeds: Mark = { x: 226, y: 293, scale: 0.5 }

/** Where the friend is that the child in bed looks at; two who are small come in on the windowsill. */
const placeOf = (cast: Cast, { act }: NonNullable<Scene['friend']>): Mark => {
  if (act === 'sleeps') return restingPlace(cast)
  return act === 'comes' && (cast.animal === 'Phoenix' || cast.animal === 'Starfish') ? { x: 314, y: 174, scale: 0.4 } : floor
}

/** Who comes no further than the window, as their words say: where the face is in their frame, and how large it looks in. */
const faces: Partial<Record<Animal, readonly [x: number, y: number, scale: number]>> = {
  Whale: [60, 112, 0.84],
  Orca: [58, 104, 0.8],
  Dragon: [100, 78, 0.82],
  Elephant: [100, 82, 0.74],
  Giraffe: [58, 50, 0.88],
  Kraken: [100, 104, 0.74],
  Horse: [62, 84, 0.88],
  Eagle: [92, 82, 0.72],
}

/** Who sleeps there as well: a chin on the sill, a whale's tail like a second curtain. */
const asleepThere: typeof faces = {
  Whale: [164, 104, 0.86],
  Orca: [62, 92, 0.8],
  Dragon: [100, 128, 0.82],
  Elephant: [100, 128, 0.74],
  Giraffe: [58, 72, 0.88],
}

/** Where the best friend's bed leaves no room, who came by the window is there again. */
const atTheWindow = ({ pen }: Stage, { animal }: Cast, { friend }: Scene, hasBest: boolean): string => {
  const asleep = friend?.act === 'sleeps'
  const face = asleep ? asleepThere[animal] : faces[animal]
  if (!face || !friend || (friend.act !== 'comes' && !asleep && !hasBest)) return ''
  const [x, y, scale] = face
  const figure = drawFriendFigure(animal, pen, {
    asleep,
    tilt: asleep ? 6 : tilts[friend.feeling],
    feeling: friend.feeling,
    looks: 'left',
    away: true,
  })
  return place(-x * scale, -46 - y * scale, scale, figure)
}

/** The best friend in the guest's bed, awake as long as the child is. */
const guestInBed = (stage: Stage, { companion }: Cast, { child, hour }: Scene): string => {
  if (!companion || !child) return ''
  const bed = guestBed(stage, companion.color.clothes, isLit(hour))
  const lies =
    child.act === 'sleeps'
      ? on({ x: guestPillow.x, y: guestPillow.y + 84, scale: 0.74 }, drawInBed(stage.pen, companion, 'asleep'))
      : on(
          { x: guestPillow.x, y: 294, scale: 0.76 },
          drawActing(stage.pen, companion, { act: 'stands', feeling: child.feeling, gaze: [-1.9, 0] }),
        )
  return bed.back + lies + bed.blanket
}

/** In the bedroom: in bed, sitting up or asleep, from near by if that is wanted. */
const inBed = (stage: Stage, cast: Cast, paint: Paint, scene: Scene): string => {
  const { hour, shot, child, friend } = scene
  const { pen } = stage
  const hasBest = figuresOf(scene, cast.companion !== undefined).has('best')
  const guest = atTheWindow(stage, cast, scene, hasBest)
  const seen = bedroom(stage, roomOf(cast), paint.family, isLit(hour), guest)
  const asleep = child?.act === 'sleeps' ? on({ x: pillow.x, y: pillow.y + 84, scale: 0.76 }, drawInBed(pen, cast.look, 'asleep')) : ''
  const held = scene.things?.held
  const shown = held && place(12, 0, 0.74, inHand(stage, held, paint.things))
  const gaze = friend || hasBest ? ([1.9, guest ? -0.9 : 0.8] as const) : undefined
  const sitting =
    child?.act === 'sits'
      ? on(
          { x: pillow.x, y: 246, scale: 0.86 },
          drawActing(pen, cast.look, {
            act: shown ? 'shows' : 'stands',
            feeling: child.feeling,
            ...(shown && { carries: shown }),
            ...(gaze && { gaze }),
          }),
        )
      : ''
  const resting = friend ? placeOf(cast, friend) : floor
  const bedside: Mark = hasBest && resting === floor ? betweenBeds : resting
  const company = friend && !guest ? friendOn(stage, cast.animal, friend, bedside, child && 'left', true) : ''
  const things = thingsInBed(
    stage,
    scene,
    guest && hasBest ? { x: 262, y: 288, scale: 0.9 } : friend?.act === 'comes' && !hasBest ? floor : bedside,
    paint.things,
  )
  const other = hasBest ? guestInBed(stage, cast, scene) : ''
  const content = seen.back + asleep + sitting + seen.blanket + other + things.behind + company + things.before + seen.front
  // Whoever is at the window is to be seen.
  return shot === 'near' && !guest && !hasBest ? place(-52, -112, 1.4, content) : content
}

/** Up and about in the bedroom, by its door. */
const byTheDoor = (stage: Stage, cast: Cast, paint: Paint, scene: Scene, child: NonNullable<Scene['child']>): string => {
  const { hour, friend } = scene
  const mark: Mark = { x: child.act === 'draws' || child.act === 'crawls' ? 122 : 144, y: 287, scale: 0.7 }
  const company: Mark = { x: child.act === 'hugs' ? 212 : 254, y: 288, scale: 0.72 }
  const things = thingsByTheDoor(stage, scene, mark, company, paint.things)
  return (
    doorway(stage, roomOf(cast), paint.family, isLit(hour)) +
    things.behind +
    (figuresOf(scene, cast.companion !== undefined).has('best') ? beside(stage, cast, scene, { x: 64, y: 284, scale: 0.66 }) : '') +
    (friend ? friendOn(stage, cast.animal, friend, company, 'left', true) : '') +
    shadow(stage, mark, 44) +
    on(
      mark,
      drawActing(stage.pen, cast.look, {
        ...carrying(stage, scene, paint, child),
        ...(friend && { gaze: [1.9, 0] as const }),
        mood: stage.pick(`glad ${JSON.stringify(scene)}`),
      }),
    ) +
    things.before
  )
}

/** A page at home: from the bed's foot for who is in it, by the door for who is up. */
export const atHome = (stage: Stage, cast: Cast, paint: Paint, scene: Scene): string => {
  const { child } = scene
  const isUp = child && child.act !== 'sleeps' && child.act !== 'sits'
  const seen = isUp ? byTheDoor(stage, cast, paint, scene, child) : inBed(stage, cast, paint, scene)
  // The bed stands at one side of the room or at the other, with each child.
  return roomOf(cast).isMirrored ? mirrored(seen) : seen
}
