import type { Stage } from '../moods.ts'
import { heavens, stars } from '../moods.ts'
import { darker, lighter, mix, palette } from '../palette.ts'
import { arch, blob, box, oval } from '../path.ts'
import { place } from '../pen.ts'
import type { Room } from './room.ts'

/** A bedroom in three layers: the room, the blanket that lies over who is in the bed, and what stands before everything. */
export type Bedroom = { back: string; blanket: string; front: string }

/** Where the bed's pillow lies: the middle of a head on it. */
export const pillow = { x: 122, y: 150 }

/** The colour of the walls in this light. */
export const wallOf = ({ wall }: Room, isLit: boolean): string => mix(wall, palette.night, isLit ? 0.18 : 0.46)

/** The window with the night in it, its curtains and its sill; x and y are the middle of its foot. It is open, and wider, for whoever looks in. */
const nightWindow = (stage: Stage, x: number, y: number, cloth: string, guest: string): string => {
  const { pen, light } = stage
  const clip = pen.name()
  const pane = arch(0, 0, 84, 104)
  const curtain = 'M0 0h26c2 34-4 62-18 84c4 12 2 22-2 30h-10z'
  return place(
    x,
    y,
    guest ? 1.22 : 1,
    pen.cut(arch(0, 5, 98, 116), palette.cream) +
      `<clipPath id="${clip}"><path d="${pane}"/></clipPath>` +
      `<g clip-path="url(#${clip})">${pen.flat(pane, pen.fade(light.sky))}${place(-52, -112, 0.42, stars(stage, 180, 26) + heavens(stage))}${guest}</g>` +
      (guest ? '' : pen.line('M0 0v-104M-42-48h84', palette.cream, 4)) +
      pen.cut(box(-58, 0, 116, 9, 3), lighter(palette.sand, 0.2)) +
      place(-60, -112, 1, pen.cut(curtain, cloth)) +
      `<g transform="translate(60 -112) scale(-1 1)">${pen.cut(curtain, cloth)}</g>` +
      pen.line('M-66-113h132', palette.cocoa, 4) +
      pen.glow(0, -50, 90, light.glow, 0.22),
  )
}

const shelf = (stage: Stage, x: number, y: number, color: string): string => {
  const { pen } = stage
  const book = (at: number, w: number, h: number, fill: string) => pen.cut(box(at, -h, w, h, 1.5), fill, 0.7)
  return place(
    x,
    y,
    1,
    book(-30, 7, 22, palette.coral) +
      book(-22, 6, 26, palette.teal) +
      book(-15, 8, 20, color) +
      book(-6, 5, 24, palette.lilac) +
      pen.cut(oval(14, -8, 8), palette.amber, 0.7) +
      pen.flat('M6-8q8-4 16 0', palette.coral) +
      pen.cut(box(-36, 0, 64, 5, 2), palette.bark),
  )
}

/** A bear or a rabbit of cloth, left sitting; x and y are where it sits. */
const toy = (stage: Stage, kind: Room['toy'], x: number, y: number): string => {
  const { pen } = stage
  const fur = kind === 'bear' ? '#c79a6b' : '#b9b6c4'
  return place(
    x,
    y,
    1,
    pen.cut(oval(-7, -4, 6, 5) + oval(7, -4, 6, 5), fur, 0.7) +
      pen.cut(oval(0, -12, 9.5, 10), fur) +
      pen.cut(kind === 'bear' ? oval(-7, -31, 4) + oval(7, -31, 4) : oval(-5, -41, 3.6, 11, -8) + oval(5, -41, 3.6, 11, 8), fur, 0.7) +
      pen.cut(oval(0, -26, 9, 8), fur) +
      pen.flat(oval(0, -23, 4, 3), lighter(fur, 0.5)) +
      pen.ink(oval(-3.4, -27, 1.1) + oval(3.4, -27, 1.1) + oval(0, -24, 1.4, 1)),
  )
}

const bedsideLamp = (stage: Stage, x: number, y: number, isLit: boolean): string => {
  const { pen } = stage
  return place(
    x,
    y,
    1,
    pen.cut(box(-19, 0, 38, 44, 3), palette.bark) +
      pen.cut(box(-22, -5, 44, 8, 3), lighter(palette.bark, 0.12)) +
      pen.flat(oval(0, 22, 2.4), palette.sand) +
      pen.cut('M-8-5q0-5 6-6v-16h4v16q6 1 6 6z', palette.sand, 0.7) +
      (isLit ? pen.glow(0, -36, 86, palette.lamp, 0.85) : '') +
      pen.cut(blob('-9,-48! 9,-48! 17,-25! -17,-25!'), isLit ? palette.lamp : mix(palette.sand, palette.dusk, 0.45)) +
      (isLit ? pen.veil(oval(0, -36, 9, 9), palette.white, 0.6) : ''),
  )
}

/** Where the guest's pillow lies. */
export const guestPillow = { x: 320, y: 216 }

/** The guest's bed, low and at the window's foot, in two layers: whoever is in it lies between them. */
export const guestBed = (stage: Stage, color: string, isLit: boolean): { back: string; blanket: string } => {
  const { pen } = stage
  const cloth = mix(color, palette.night, isLit ? 0 : 0.22)
  return {
    back:
      pen.cut('M256 290v-66c0-26 22-36 64-36s64 10 64 36v66z', mix(palette.sand, palette.night, isLit ? 0.25 : 0.45), 1.4) +
      pen.cut(
        blob('280,216 294,200 320,197 346,200 360,216 354,238 320,243 286,238'),
        mix(palette.white, palette.night, isLit ? 0.04 : 0.2),
        1.2,
      ),
    blanket:
      pen.cut(blob('260,262 268,250 296,246 320,245 344,246 372,250 380,262 396,304! 244,304!'), cloth, 1.5) +
      pen.cut(blob('258,262 268,249 320,244 372,249 382,262 350,267 320,268 290,267'), mix(palette.cream, palette.night, isLit ? 0 : 0.2)) +
      pen.line('M298 270q-6 18-10 32M342 270q6 18 10 32', darker(cloth, 0.14), 1.6),
  }
}

/** The frame of the bed's head, and its panel. */
const headboards: Record<Room['headboard'], readonly [frame: string, panel: string]> = {
  round: ['M44 196v-68c0-30 34-44 78-44s78 14 78 44v68z', 'M60 196v-60c0-22 28-32 62-32s62 10 62 32v60z'],
  posts: [
    'M52 196v-82h140v82zM44 196v-104h14v104zM186 196v-104h14v104z',
    'M64 196v-26h22v-44h-22v70zM94 196v-70h24v70zM126 196v-70h24v70zM158 196v-70h22v70z',
  ],
  plain: ['M44 196v-90q0-10 10-10h136q10 0 10 10v90z', 'M56 196v-82h132v82z'],
}
const blanketShape = '56,196 60,184 92,178 122,177 152,178 186,184 190,196 206,238 218,302! 22,302! 36,238'

/**
 * The child's room: a window with the night, a lamp, a shelf, a bear, and the bed seen from its foot, its blanket in the family's colour. `guest` is who
 * looks in at the window, drawn about the middle of its sill.
 */
export const bedroom = (stage: Stage, room: Room, color: string, isLit: boolean, guest = ''): Bedroom => {
  const { pen } = stage
  const wall = wallOf(room, isLit)
  const wood = mix(room.wood, palette.night, isLit ? 0.05 : 0.3)
  const [frame, panel] = headboards[room.headboard]
  const cloth = mix(color, palette.night, isLit ? 0 : 0.22)
  return {
    back:
      pen.flat(box(0, 0, 400, 300), pen.fade([darker(wall, 0.25), wall, lighter(wall, 0.1)])) +
      pen.veil(room.paper, palette.cream, 0.16) +
      pen.sheet('M-5 250h410v60h-410z', mix('#8a6a55', palette.night, isLit ? 0.2 : 0.5)) +
      pen.line('M-5 250h410', lighter(wall, 0.25), 3) +
      pen.flat(oval(306, 284, 88, 17), mix(room.rug, palette.night, 0.4)) +
      pen.line(oval(306, 284, 76, 13), mix(palette.cream, palette.night, 0.35), 2) +
      nightWindow(stage, 306, 172, mix(room.curtain, palette.night, isLit ? 0.1 : 0.35), guest) +
      shelf(stage, 34, 74, color) +
      pen.cut(frame, wood, 1.6) +
      pen.cut(panel, lighter(wood, 0.1)) +
      (room.headboard === 'posts' ? pen.cut(oval(51, 88, 10) + oval(193, 88, 10), lighter(wood, 0.16)) : '') +
      bedsideLamp(stage, 226, 214, isLit) +
      pen.cut(
        blob('78,150 92,130 122,126 152,130 166,150 160,176 122,182 84,176'),
        mix(palette.white, palette.night, isLit ? 0.04 : 0.2),
        1.3,
      ),
    blanket:
      pen.cut(blob(blanketShape), cloth, 1.6) +
      pen.flat(room.print, lighter(cloth, 0.35)) +
      pen.cut(
        blob('54,196 60,183 92,177 122,176 152,177 188,183 192,196 152,203 122,205 92,203'),
        mix(palette.cream, palette.night, isLit ? 0 : 0.2),
      ) +
      pen.line('M122 206q6 46 8 96M90 204q-8 44-14 98M156 204q12 44 22 98', darker(cloth, 0.14), 1.6),
    front: toy(stage, room.toy, 34, 292),
  }
}
