import type { Stage } from '../moods.ts'
import { heavens, stars } from '../moods.ts'
import { lighter, mix, palette } from '../palette.ts'
import { arch, box, oval, scallops } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'

/** A place on a sheet 400 wide and 300 high: what lies behind the figures, and what stands before them. Figures stand at y = 280. */
export type Scene = { back: string; front: string }
export type DrawSetting = (stage: Stage) => Scene

/** The open sky with its stars and what the mood hangs in it, moved by `shift` where the scene would hide it. */
export const sky = (stage: Stage, starsDownTo = 150, count = 32, shift: readonly [number, number] = [0, 0]): string =>
  stage.pen.flat(box(0, 0, 400, 300), stage.pen.fade(stage.light.sky)) +
  stars(stage, starsDownTo, count) +
  (shift[0] === 0 ? heavens(stage) : place(shift[0], shift[1], 1, heavens(stage)))

/** A pine of layered paper; x is its middle, y its foot. */
export const pine = (pen: Pen, x: number, y: number, height: number, color: string): string =>
  pen.stamp(
    `pine${color}`,
    x,
    y,
    height / 100,
    () =>
      pen.flat('M-4-20h8v20h-8z', palette.cocoa) +
      pen.cut('M0-62l30 44q-30 9-60 0z', color) +
      pen.cut('M0-82l24 38q-24 8-48 0z', lighter(color, 0.06), 0.7) +
      pen.cut('M0-100l17 32q-17 7-34 0z', lighter(color, 0.12), 0.7),
  )

/** A round tree; x is its middle, y its foot. */
export const tree = (pen: Pen, x: number, y: number, height: number, leaf: string, bark: string): string =>
  pen.stamp(
    `tree${leaf}`,
    x,
    y,
    height / 100,
    () =>
      pen.cut('M-7 2c5-14 4-30 2-52h10c-2 22-3 38 3 52z', bark) +
      pen.cut('M-34-50c-10-10-2-26 10-25c0-18 24-28 36-16c14-4 26 8 21 20c12 4 10 22-3 24c-8 10-24 8-30 2c-10 8-28 6-34-5z', leaf) +
      pen.veil(oval(-12, -74, 13, 9, -24), palette.cream, 0.16),
  )

/** A lit window with its glow; x is its middle, y its foot, w its width. */
export const lamplight = (pen: Pen, x: number, y: number, w: number): string =>
  pen.stamp(
    'lamplight',
    x,
    y,
    w / 10,
    () =>
      pen.glow(0, -8, 28, palette.lamp, 0.5) + pen.flat(arch(0, 0, 10, 17), palette.lamp) + pen.line('M0 0v-17M-5-7h10', palette.amber, 1),
  )

/** A small round lamp of a string of lights, hanging or standing. */
export const bulb = (pen: Pen, x: number, y: number): string =>
  pen.stamp('bulb', x, y, 1, () => pen.glow(0, 0, 12, palette.lamp, 0.8) + pen.flat(oval(0, 0, 3, 3.8), palette.lamp))

/** Tufts of grass along y, from one x to another. */
export const grass = (stage: Stage, key: string, from: number, to: number, y: number, color: string): string => {
  let d = ''
  for (let x = from; x < to; x += 19) {
    const h = stage.pick.between(`${key}.${x}`, 9, 20)
    d += `M${x} ${y}q-1 ${(-h * 0.7) | 0}-5 ${-h | 0}q6 3 7 ${(h * 0.5) | 0}q1-${(h * 0.9) | 0} 5-${(h * 0.8) | 0}q-2 8 0 ${(h * 1.3) | 0}z`
  }
  return stage.pen.flat(d, color)
}

/** A flower on its stem; x and y are its foot. */
export const flower = (pen: Pen, x: number, y: number, height: number, petal: string, stem: string): string =>
  pen.stamp(`flower${petal}`, x, y, height / 20, () => {
    return (
      pen.line('M0 0q1.6-10 0-20', stem, 1.3) + pen.flat(scallops(0, -20, 4.6, 4.6, 5), petal) + pen.flat(oval(0, -20, 2.2), palette.lamp)
    )
  })

/** A toadstool; x is its middle, y its foot. */
export const toadstool = (pen: Pen, x: number, y: number, height: number, cap: string): string =>
  pen.stamp(
    `toadstool${cap}`,
    x,
    y,
    height / 40,
    () =>
      pen.cut('M-6 0c3-8 3-16 1-24h11c-2 8-2 16 2 24z', palette.cream) +
      pen.cut('M-21-20c-1-15 12-21 21-21s22 6 21 21c-12 5-30 5-42 0z', cap) +
      pen.flat(oval(-9, -27, 3.4, 3) + oval(4, -33, 3.6, 3) + oval(12, -24, 2.6, 2.2), palette.cream),
  )

/** A pennant on a pole; x and y are the foot of the pole. */
export const pennant = (pen: Pen, x: number, y: number, color: string): string =>
  pen.line(`M${x} ${y}v-15`, palette.cream, 1.2) + pen.flat(`M${x} ${y - 15}q6-2 8 1t8 1q-4 4-8 4t-8 2z`, color)

/** The near corners of a picture, dark and out of the light, that make the rest lie deeper. */
export const corners = (stage: Stage, color: string): string =>
  stage.pen.cut('M-5 305v-62c14 2 22 16 38 22s34 8 46 40zM405 305v-56c-14 4-24 14-40 20s-30 10-40 36z', color, 0.6)

export const nightShade = (color: string, share = 0.55): string => mix(color, palette.night, share)
