import type { Stage } from '../moods.ts'
import { darker, lighter, mix, palette } from '../palette.ts'
import { blob, box, oval, star } from '../path.ts'
import { place } from '../pen.ts'
import { wallOf } from './bedroom.ts'
import type { Room } from './room.ts'

/** The door, ajar: whoever is behind it keeps the light on. */
const door = (stage: Stage, wood: string): string => {
  const { pen } = stage
  return (
    pen.cut(box(262, 58, 92, 200, 4), lighter(wood, 0.12), 1.3) +
    pen.flat(box(270, 66, 76, 192), palette.lamp) +
    pen.glow(300, 170, 150, palette.lamp, 0.75, 170) +
    // The leaf stands half open towards us.
    pen.cut('M346 62l-44 10v190l44-6z', wood, 1.4) +
    pen.flat('M338 82l-27 6v62l27-4zM338 166l-27 3v70l27-4z', darker(wood, 0.14)) +
    pen.cut(oval(309, 166, 4, 5), palette.amber, 0.8)
  )
}

/** A chair with the day's clothes on it. */
const chair = (stage: Stage, color: string, wood: string): string => {
  const { pen } = stage
  return place(
    34,
    252,
    1,
    pen.line('M-18 34V-66M18 34v-66M-18-50h36M-18-34h36', wood, 5) +
      pen.cut(box(-24, -10, 50, 9, 3), lighter(wood, 0.1)) +
      pen.line('M-21 0v38M23 0v38', wood, 5) +
      pen.cut(blob('-22,-10! -20,-20 -4,-24 14,-22 24,-12! 26,8 12,2 4,10 -10,2'), mix(color, palette.cream, 0.3), 1.1),
  )
}

/** The other side of the child's room, where the door is: for whoever is up. The same paper on the wall, the same rug. */
export const doorway = (stage: Stage, room: Room, color: string, isLit: boolean): string => {
  const { pen } = stage
  const wall = wallOf(room, isLit)
  const wood = mix(room.wood, palette.night, isLit ? 0.05 : 0.3)
  return (
    pen.flat(box(0, 0, 400, 300), pen.fade([darker(wall, 0.25), wall, lighter(wall, 0.1)])) +
    pen.veil(room.paper, palette.cream, 0.16) +
    pen.sheet('M-5 250h410v60h-410z', mix('#8a6a55', palette.night, isLit ? 0.2 : 0.5)) +
    pen.line('M-5 250h410', lighter(wall, 0.25), 3) +
    door(stage, wood) +
    pen.veil('M270 252h34l-40 50h-110z', palette.lamp, 0.4) +
    pen.cut(box(92, 74, 74, 56, 3), lighter(wood, 0.2), 1.2) +
    pen.flat(box(98, 80, 62, 44), mix(palette.indigo, palette.sky, isLit ? 0.5 : 0.25)) +
    pen.flat('M98 124v-12q18-14 32-4t30-6v22z', mix(palette.moss, palette.night, isLit ? 0.1 : 0.4)) +
    pen.flat(star(144, 92, 6) + star(112, 90, 3.4, 4, 0.3), palette.lamp) +
    pen.flat(oval(196, 286, 104, 17), mix(room.rug, palette.night, 0.4)) +
    pen.line(oval(196, 286, 90, 13), mix(palette.cream, palette.night, 0.35), 2) +
    chair(stage, color, wood)
  )
}
