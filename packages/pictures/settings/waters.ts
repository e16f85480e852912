import { lighter, mix, palette } from '../palette.ts'
import { box, oval, star } from '../path.ts'
import { place, turned } from '../pen.ts'
import type { DrawSetting } from './scenery.ts'
import { lamplight, nightShade, sky } from './scenery.ts'

const palmLeaf = 'M0 0C14-16 34-20 54-8C46-8 44-4 36-6C34-2 26-4 22-3C16-2 8-2 0 0z'

/** The sea at night: the moon's road on the water, a sail, a palm, shells in the sand. */
export const moonlitBeach: DrawSetting = stage => {
  const { pen, tone, light, pick } = stage
  const sea = mix(palette.blue, light.haze, 0.45)
  const road = [166, 173, 181, 190, 200, 211].map((y, i) =>
    pen.veil(oval(95 + pick.between(`road.${i}`, -5, 5), y, 9 + i * 5, 1.7 + i * 0.25), light.glow, 0.75 - i * 0.05),
  )
  const boat = place(
    pick.between('boat', 214, 250),
    176,
    1,
    pen.cut('M-22 0h44c-4 9-9 11-14 11h-18c-6 0-10-4-12-11z', tone(palette.bark, 0.25)) +
      pen.cut('M2-3V-50C20-36 24-18 24-3z', tone(palette.cream, 0.2)) +
      pen.cut('M-2-3V-42C-14-28-18-16-18-3z', tone(palette.coral, 0.2)),
  )
  const palm = place(
    352,
    252,
    1.15,
    pen.cut('M-8 4C-2-30 2-60-14-104l7-2C10-62 10-28 8 4z', tone(palette.bark, 0.1)) +
      [0, -38, -80, 150, 190, 235]
        .map(turn => turned(turn, -11, -105, place(-11, -105, 1, pen.cut(palmLeaf, tone(palette.fern, 0.15)))))
        .join('') +
      pen.flat(oval(-14, -100, 4.5) + oval(-6, -101, 4.5), tone(palette.cocoa, 0.1)),
  )
  return {
    back:
      sky(stage, 130) +
      pen.flat(box(0, 160, 400, 140), pen.fade([lighter(sea, 0.18), sea, nightShade(sea, 0.3)])) +
      road.join('') +
      boat +
      pen.sheet('M-5 214c40-6 60 6 100 2s70-8 110 0s70 8 100 0s60-6 100-2v100h-410z', lighter(sea, 0.06)) +
      pen.line('M10 224q20-6 40 0M300 222q18-6 36 0M170 222q16-5 32 0', light.glow, 1.2) +
      pen.sheet('M-5 240c60-12 120-4 180-2s140-14 230-4v80h-410z', tone(palette.cream, 0.35)) +
      pen.sheet('M-5 246c60-12 120-4 180-2s140-14 230-4v80h-410z', tone(palette.sand, 0.12)) +
      palm +
      pen.cut(star(60, 268, 10, 5, 0.5), tone(palette.coral, 0.05)) +
      place(
        352,
        282,
        1,
        pen.cut('M-13 6C-16-8-8-14 0-14S16-8 13 6q-13 6-26 0z', tone(palette.blush, 0.05)) +
          pen.line('M0-13v18M-7-11l4 16M7-11l-4 16', tone(palette.rose, 0.1), 1),
      ) +
      pen.flat(oval(100, 284, 3, 2) + oval(30, 290, 2.4, 1.7) + oval(196, 292, 2.4, 1.7), tone(palette.cream, 0.1)),
    front: pen.cut(
      'M-5 305v-26c6-10 16-28 20-46q6 24 4 40q10-22 22-32q-2 30-10 42q12-12 24-14q-8 18-20 36z',
      nightShade(palette.fern, 0.4),
      0.6,
    ),
  }
}

const fish = 'M-10 0C-4-8 8-8 13 0C8 8-4 8-10 0L-19-7q3 7 0 14z'
/** A branching coral, wider than it is high, so that it is not taken for a hand. */
const coral = 'M0 2V-16M0-6L-20-20V-34M-20-20L-32-30M0-12L-8-28V-44M0-14L12-28V-48M6-20L24-22L30-38M24-22L36-22'
const kelp = 'M0 0C-12-20 10-34-2-56S8-92-2-118C14-96 0-80 8-58S-2-24 9 0z'

/** Under the sea: light from above, a palace of shells, coral, kelp, bubbles. */
export const underwaterKingdom: DrawSetting = stage => {
  const { pen, tone, light, pick } = stage
  const water = (color: string) => mix(color, light.haze, 0.3)
  const bubbles = Array.from({ length: 14 }, (_, i) =>
    pen.line(
      oval(pick.between(`bx.${i}`, 20, 380), pick.between(`by.${i}`, 20, 210), 1.5 + pick(`br.${i}`) * 4),
      lighter(light.glow, 0.2),
      1,
    ),
  )
  const dome = (x: number, y: number, w: number, h: number, color: string) =>
    place(
      x,
      y,
      1,
      pen.cut(`M${-w} 0C${-w * 1.1} ${-h} ${-w * 0.3} ${-h} 0 ${-h - 14}C${w * 0.3} ${-h} ${w * 1.1} ${-h} ${w} 0z`, color) +
        pen.line(
          `M0 ${-h - 6}V0M${-w * 0.5} 0Q${-w * 0.6} ${-h * 0.6} 0 ${-h - 6}Q${w * 0.6} ${-h * 0.6} ${w * 0.5} 0`,
          lighter(color, 0.3),
          1.2,
        ),
    )
  const wall = tone(palette.paper, 0.42)
  const palace =
    pen.cut('M128 226v-74h26v74zM246 226v-74h26v74z', wall) +
    dome(141, 154, 20, 26, tone(palette.rose, 0.3)) +
    dome(259, 154, 20, 26, tone(palette.rose, 0.3)) +
    pen.cut('M152 226v-100h96v100z', tone(palette.cream, 0.36)) +
    dome(200, 128, 50, 46, tone(palette.lilac, 0.25)) +
    pen.cut('M184 70l4-14l7 7l5-13l5 13l7-7l4 14z', tone(palette.amber, 0.1)) +
    lamplight(pen, 141, 190, 10) +
    lamplight(pen, 259, 190, 10) +
    lamplight(pen, 172, 168, 12) +
    lamplight(pen, 228, 168, 12) +
    lamplight(pen, 200, 164, 13)
  const swimmer = (x: number, y: number, scale: number, color: string) =>
    place(x, y, scale, pen.cut(fish, color) + pen.ink(oval(7, -2, 1.4)) + pen.line('M0-5q4 5 0 10', lighter(color, 0.4), 1.4))
  return {
    back:
      pen.flat(box(0, 0, 400, 300), pen.fade([mix('#9fd8d8', light.sky[2], 0.45), water('#2f7fa0'), water('#1f3f78'), '#1b2458'])) +
      pen.ray('M40-5L-30 300h70zM90-5L80 300h66zM150-5L220 300h70zM210-5L350 300h80z', light.glow, 0.34) +
      pen.line('M0 12q20-8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', light.glow, 2) +
      pen.sheet('M-5 214c40-34 70-22 96-8s70 12 110 4s60-40 110-34s60 24 94 26v110h-410z', tone(palette.blue, 0.8)) +
      palace +
      bubbles.join('') +
      swimmer(70, 96, 1, tone(palette.amber, 0.1)) +
      swimmer(98, 116, 0.8, tone(palette.coral, 0.1)) +
      swimmer(318, 84, 0.9, tone(palette.rose, 0.15)) +
      pen.sheet('M-5 236c60-12 130-2 200-4s130-14 210 0v80h-410z', tone(palette.sand, 0.3)) +
      place(34, 252, 1.1, pen.line(coral, tone(palette.coral, 0.1), 5.5)) +
      place(368, 254, 1.2, pen.line(coral, tone(palette.rose, 0.12), 5.5)) +
      place(334, 250, 0.7, pen.line(coral, tone(palette.amber, 0.15), 5.5)) +
      place(72, 250, 0.9, pen.cut(kelp, tone(palette.moss, 0.2))) +
      place(90, 252, 0.6, pen.cut(kelp, tone(palette.leaf, 0.2))),
    front:
      place(8, 304, 1.1, pen.cut(kelp, nightShade(palette.teal, 0.4))) +
      place(24, 306, 0.8, pen.cut(kelp, nightShade(palette.fern, 0.4))) +
      place(392, 304, 1, pen.cut(kelp, nightShade(palette.teal, 0.4))),
  }
}
