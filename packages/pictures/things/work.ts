import { darker, lighter, mix, palette } from '../palette.ts'
import { blob, box, curve, oval, polygon, star } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import type { ThingDrawing } from './thing.ts'

const boxOf = (pen: Pen, x: number, y: number, w: number, h: number, fill: string) =>
  pen.cut(box(x - w / 2, y - h, w, h, 3), fill, 1) + pen.line(`M${x - w / 2 + 3} ${y - h / 2}h${w - 6}`, lighter(fill, 0.3), 2)

const tin = (pen: Pen, x: number, y: number, w: number, h: number) =>
  pen.cut(box(x - w / 2, y - h, w, h, 4), palette.stone, 1) + pen.flat(oval(x, y - h, w / 2 - 1, 3), lighter(palette.stone, 0.35))

const lid = (pen: Pen, x: number, y: number, color: string, turn = 0) =>
  place(x, y, 1, pen.cut(oval(0, -3, 20, 5), color, 1) + pen.cut(oval(0, -8, 4, 3), darker(color, 0.15), 0.7), turn)

const stone = (pen: Pen, x: number, y: number, r: number, fill: string) =>
  pen.cut(oval(x, y - r * 0.7, r, r * 0.72), fill, 0.9) + pen.flat(oval(x - r * 0.3, y - r, r * 0.3, r * 0.18), lighter(fill, 0.45))

const lampPost = (pen: Pen, isLit: boolean) =>
  (isLit ? pen.glow(0, -150, 130, palette.lamp, 0.9) : '') +
  pen.cut(box(-5, -128, 10, 128, 3), palette.slate, 1.2) +
  pen.cut(box(-18, -8, 36, 8, 3), darker(palette.slate, 0.2)) +
  pen.cut(polygon('-20,-170 20,-170 14,-128 -14,-128'), isLit ? palette.lamp : '#4d4a72', 1.2) +
  pen.cut(blob('-26,-169! 0,-190 26,-169!'), palette.slate, 0.9)

/** Nine doors side by side in a low wall, each of another colour; the first has a teapot in its window. */
const doorRow = (pen: Pen, color: string, isLit: boolean): string => {
  const window = isLit ? palette.lamp : '#3a3763'
  const paints = [color, palette.coral, palette.teal]
  const one = (paint: string) =>
    pen.cut('M-9.6 0v-26a9.6 9.6 0 0 1 19.2 0v26z', darker(palette.stone, 0.35), 0.9) +
    pen.cut('M-7.4 0v-25a7.4 7.4 0 0 1 14.8 0v25z', isLit ? paint : mix(paint, palette.night, 0.45), 0.7) +
    pen.flat(`${oval(0, -24, 3.6)}M3-12h2.4v3h-2.4z`, window)
  return (
    pen.cut(blob('-118,2! -116,-26 -104,-44 -60,-46 0,-48 60,-46 104,-44 116,-26 118,2!'), darker(palette.stone, isLit ? 0.1 : 0.4), 1.2) +
    pen.cut(box(-124, -2, 248, 9, 4), isLit ? lighter(palette.stone, 0.2) : darker(palette.stone, 0.25), 0.9) +
    Array.from({ length: 9 }, (_, i) => {
      const x = i * 25 - 100
      return (
        (isLit ? pen.glow(x, -20, 22, palette.lamp, 0.55) : '') +
        pen.stamp(`door ${isLit} ${i % 3}`, x, 0, 1, () => one(paints[i % 3] ?? color))
      )
    }).join('') +
    pen.ink('M-103-22.5h5v2.6q-2.500 1.600-5 0zM-98-22l2-1.500')
  )
}

/** Tools, instruments, lights and what else stands about. */
export const workThings = {
  drum: {
    draw: (pen, color) =>
      pen.cut('M-30-34v26q30 16 60 0v-26z', color, 1.3) +
      pen.line('M-29-28l14 26M-15-30L0-2M0-29l15 27M15-30l14 22', palette.lamp, 2) +
      pen.cut(oval(0, -35, 30, 9), palette.cream, 0.8) +
      // Its sticks lie on it, and reach into nobody's face.
      pen.line('M-20-36l36-3M-14-40l34 7', palette.bark, 3.4),
  },
  heap: {
    draw: (pen, color) =>
      boxOf(pen, -28, 0, 34, 26, palette.rust) +
      pen.cut(oval(22, -16, 17), color, 1) +
      pen.line('M6-16q16-8 32 0', lighter(color, 0.5), 3) +
      place(-6, 0, 1, pen.cut(blob('-14,0! -16,-18 0,-30 15,-18 14,0!'), palette.teal, 1)) +
      pen.cut(star(-24, -34, 10), palette.amber, 0.8) +
      pen.line('M-2-30q8-14 18-8', palette.rose, 6),
  },
  pebble: { draw: pen => stone(pen, 0, 0, 13, palette.stone) },
  pebbles: {
    draw: pen =>
      [palette.stone, palette.sky, palette.blush, palette.mint, palette.sand]
        .map((fill, i) => stone(pen, -40 + i * 20, (i % 2) * 4, 10, fill))
        .join(''),
  },
  cottage: {
    draw: (pen, color) =>
      stone(pen, 0, 0, 25, palette.stone) +
      pen.cut('M-8 0v-15a8 8 0 0 1 16 0v15z', color, 0.9) +
      pen.flat(oval(4, -9, 1.6), palette.lamp) +
      pen.line('M13-31q2-8-1-13', palette.bark, 4) +
      pen.cut(oval(-32, -6, 9, 7), palette.leaf, 0.8),
  },
  key: {
    grip: [0, -34],
    draw: pen => pen.line('M0-30V0M0-3h11M0-12h9', palette.amber, 5) + pen.line(oval(0, -40, 10), palette.amber, 5),
  },
  bench: {
    draw: pen =>
      pen.cut(box(-96, -50, 12, 50) + box(84, -50, 12, 50), palette.bark) +
      pen.cut(box(-108, -62, 216, 14, 4), lighter(palette.bark, 0.15), 1.4) +
      pen.cut(box(-70, -84, 26, 22, 3), palette.teal, 1) +
      pen.line('M-64-84v-14M-56-84v-20M-49-84v-12', palette.sand, 3) +
      pen.cut(box(24, -74, 38, 12, 3), palette.rust, 0.9) +
      pen.line('M80-62v-16', palette.stone, 4) +
      pen.cut(oval(-8, -68, 12, 6), palette.rose, 0.9),
  },
  satchel: {
    grip: [0, -44],
    draw: (pen, color) =>
      pen.line('M-20-36q20-34 40 0', palette.cocoa, 4) +
      pen.cut(box(-27, -38, 54, 38, 7), palette.bark, 1.2) +
      pen.cut('M-27-36h54v12q-27 16-54 0z', lighter(palette.bark, 0.15), 0.9) +
      pen.flat(box(-4, -20, 8, 8, 2), color),
  },
  bundle: {
    grip: [0, -46],
    draw: (pen, color) =>
      pen.cut(blob('-30,0! -38,-22 -10,-38 0,-40 10,-38 38,-22 30,0!'), color, 1.3) +
      pen.cut(blob('-3,-38! -16,-54 -2,-50 0,-44 4,-50 17,-52 3,-38!'), lighter(color, 0.15), 0.9) +
      pen.line('M-8-34q-12 14-14 28M8-34q12 14 13 28', darker(color, 0.18), 2),
  },
  bell: {
    draw: pen =>
      pen.line('M-40 0V-112M40 0v-112', palette.bark, 8) +
      pen.cut(box(-50, -120, 100, 11, 4), palette.bark, 1.2) +
      pen.cut('M-8-106q-18 6-20 34t-10 26h76q-8-4-10-26t-20-34z', palette.amber, 1.3) +
      pen.line('M-30-56h60', lighter(palette.amber, 0.4), 3) +
      pen.cut(oval(0, -40, 7), darker(palette.amber, 0.3), 0.8) +
      pen.line('M6-100l-6 14 8 8-7 14', palette.cocoa, 2.4),
  },
  rattle: {
    draw: (pen, color) =>
      tin(pen, -30, 0, 36, 34) +
      boxOf(pen, 20, 0, 44, 26, palette.rust) +
      lid(pen, -30, -34, color) +
      tin(pen, 14, -26, 30, 28) +
      lid(pen, 36, -28, palette.amber, 18) +
      pen.line('M0-54q10-20 26-14', palette.sand, 4) +
      lid(pen, 14, -54, lighter(color, 0.3), -8),
  },
  boxes: { draw: (pen, color) => boxOf(pen, -24, 0, 40, 24, palette.rust) + tin(pen, 20, 0, 34, 30) + lid(pen, -24, -24, color) },
  tower: {
    draw: (pen, color) =>
      tin(pen, 0, 0, 42, 32) +
      boxOf(pen, 2, -32, 36, 28, palette.rust) +
      boxOf(pen, -3, -60, 28, 26, palette.teal) +
      tin(pen, 3, -86, 22, 22) +
      lid(pen, 1, -108, color),
  },
  fallen: {
    draw: (pen, color) =>
      lid(pen, -2, 0, color) +
      place(-48, -2, 1, boxOf(pen, 0, 0, 36, 26, palette.rust), -24) +
      place(46, -4, 1, tin(pen, 0, 0, 30, 32), 78) +
      place(72, 0, 1, boxOf(pen, 0, 0, 24, 22, palette.teal), 14),
  },
  lighthouse: {
    draw: (pen, color) =>
      lid(pen, 0, 0, color) +
      boxOf(pen, -26, -6, 48, 30, palette.rust) +
      tin(pen, 24, -6, 44, 30) +
      boxOf(pen, 0, -36, 52, 30, palette.teal) +
      place(0, -64, 0.62, lampPost(pen, true)),
  },
  broom: {
    grip: [0, -52],
    draw: pen =>
      pen.cut(box(-3, -104, 6, 84, 3), palette.sand) +
      pen.cut(blob('-7,-22! 7,-22! 16,0! 0,-3 -16,0!'), palette.amber, 1) +
      pen.line('M-7-18h14', palette.rust, 3),
  },
  'skipping-rope': {
    grip: [-18, -34],
    draw: (pen, color) =>
      pen.line(curve('-18,-30 -30,-6 0,2 30,-6 18,-30'), color, 3.4) +
      pen.cut(box(-22, -46, 8, 18, 3) + box(14, -46, 8, 18, 3), palette.bark, 0.9),
  },
  rope: {
    grip: [-30, -10],
    draw: (pen, color) =>
      pen.line(curve('-70,-4 -36,-12 -8,-2 22,-10 70,-4'), palette.sand, 6) +
      pen.line('M-58-8l6 5M-34-13l6 5M-8-5l6 4M18-12l6 5M46-10l6 5', darker(palette.sand, 0.3), 2) +
      pen.cut(box(-4, -12, 9, 12, 3), color, 0.8),
  },
  ruler: {
    grip: [0, -30],
    draw: (pen, color) =>
      pen.cut(box(-6, -66, 12, 66, 2), color, 1) +
      pen.line(Array.from({ length: 9 }, (_, i) => `M6 ${-60 + i * 7}h${i % 2 ? -4 : -7}`).join(''), palette.ink, 1.4),
  },
  'watering-can': {
    grip: [8, -44],
    draw: (pen, color) =>
      pen.line('M-18-14l-26-20', color, 7) +
      pen.cut(oval(-46, -36, 9, 5, -40), lighter(color, 0.3), 0.9) +
      pen.line('M2-34q10-22 24-4', color, 5) +
      pen.cut('M-20-34h42l4 34h-50z', color, 1.2),
  },
  stalk: {
    draw: pen =>
      pen.line('M-6 0q-2-22 2-38', palette.moss, 6) +
      pen.line('M-4-38q18 4 34 28', palette.moss, 6) +
      pen.cut(blob('30,-12 20,-2 32,6 44,0 42,-12'), palette.rose, 1) +
      pen.cut(oval(-18, -16, 13, 6, 24), palette.leaf, 0.9),
  },
  bud: {
    draw: pen =>
      pen.line('M0 0q4-20-1-42', palette.moss, 5) +
      pen.cut(oval(12, -16, 13, 6, -28) + oval(-12, -22, 12, 6, 28), palette.leaf, 0.9) +
      pen.cut(blob('0,-66 -13,-54 -8,-40 8,-40 13,-54'), palette.rose, 1.1) +
      pen.line('M0-62v20M-5-58l3 16M5-58l-3 16', lighter(palette.rose, 0.4), 1.6),
  },
  toys: {
    draw: (pen, color) =>
      boxOf(pen, -62, 0, 26, 26, palette.rust) +
      pen.cut(oval(-28, -13, 13), color, 1) +
      pen.cut(blob('-8,0! -8,-26 0,-38 8,-26 8,0!'), palette.teal, 1) +
      pen.cut(star(30, -15, 15), palette.amber, 1) +
      pen.cut(oval(58, -6, 8, 6) + oval(58, -15, 5), '#c79a6b', 0.9),
  },
  lantern: {
    grip: [0, -48],
    draw: (pen, color) =>
      pen.glow(0, -22, 60, palette.lamp, 0.8) +
      pen.line('M-8-40q8-14 16 0', palette.cocoa, 3) +
      pen.cut(box(-13, -36, 26, 32, 5), color, 1) +
      pen.flat(box(-8, -31, 16, 22, 3), palette.lamp) +
      pen.cut(box(-15, -6, 30, 6, 2) + box(-12, -41, 24, 6, 2), palette.cocoa, 0.8),
  },
  lights: {
    grip: [0, -14],
    draw: pen =>
      [
        [-24, -8],
        [0, -18],
        [23, -8],
        [-8, -2],
        [12, -3],
      ]
        .map(([x = 0, y = 0]) => pen.glow(x, y - 6, 30, palette.lamp, 0.8) + pen.cut(oval(x, y - 6, 7.5), palette.lamp, 0.8))
        .join(''),
  },
  torch: {
    grip: [0, -14],
    draw: (pen, color) =>
      pen.cut(box(-7, -30, 14, 30, 3), color, 1) +
      pen.cut(polygon('-7,-30 7,-30 12,-44 -12,-44'), darker(color, 0.15), 0.9) +
      pen.flat(oval(0, -44, 11, 3), palette.slate) +
      pen.flat(oval(0, -19, 3), palette.ink),
  },
  can: {
    grip: [0, -40],
    draw: pen => pen.line('M-14-32q14-18 28 0', palette.slate, 3) + tin(pen, 0, 0, 36, 32) + pen.flat(oval(0, -32, 15, 3), palette.ink),
  },
  'finds-bowl': {
    draw: (pen, color) =>
      [-18, -4, 11, 22]
        .map((x, i) => stone(pen, x, -26 - (i % 2) * 4, 9, [palette.sky, palette.blush, palette.mint, palette.sand][i] ?? palette.stone))
        .join('') + pen.cut('M-36-28h72q-2 22-22 28h-28q-20-6-22-28z', color, 1.3),
  },
  door: {
    draw: (pen, color) =>
      pen.cut('M-34 0v-76a34 34 0 0 1 68 0v76z', palette.bark, 1.4) +
      pen.cut('M-27 0v-74a27 27 0 0 1 54 0v74z', color, 0.9) +
      pen.flat(oval(16, -44, 3.4), palette.lamp) +
      pen.flat(box(-8, -92, 16, 14, 3), palette.lamp),
  },
  doors: { draw: (pen, color) => doorRow(pen, color, true) },
  'dark-doors': { draw: (pen, color) => doorRow(pen, color, false) },
  'dark-lamp': { draw: pen => lampPost(pen, false) },
  'bright-lamp': { draw: pen => lampPost(pen, true) },
} satisfies Record<string, ThingDrawing>
