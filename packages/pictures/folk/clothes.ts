import { darker, lighter, palette } from '../palette.ts'
import { blob, box, oval } from '../path.ts'
import { place } from '../pen.ts'
import type { Wear } from './body.ts'

const onBody = (draw: Wear['draw']): Wear => ({ on: 'body', draw })

export const scarf = (color: string, stripes = false): Wear =>
  onBody((pen, { neck: { y, wide } }) => {
    const tail = blob(
      `${100 + wide * 0.2},${y} ${100 + wide * 0.66},${y} ${100 + wide * 0.72},${y + 44}! ${100 + wide * 0.3},${y + 46}! ${100 + wide * 0.2},${y + 20}`,
    )
    return (
      pen.cut(tail, darker(color, 0.14)) +
      (stripes ? pen.flat(box(100 + wide * 0.24, y + 28, wide * 0.46, 6), lighter(color, 0.55)) : '') +
      pen.cut(
        blob(`${100 - wide},${y - 4} 100,${y + 6} ${100 + wide},${y - 4} ${100 + wide},${y + 9} 100,${y + 20} ${100 - wide},${y + 9}`),
        color,
      )
    )
  })

export const shawl = (color: string): Wear =>
  onBody(
    (pen, { neck: { y, wide }, chest }) =>
      pen.cut(
        blob(
          `${100 - Math.round(wide * 0.8)},${y - 8}! ${100 - chest.wide - 8},${chest.y + 4} ${100 - chest.wide},${chest.y + 16} 100,${chest.y + 30}! ${100 + chest.wide},${chest.y + 16} ${100 + chest.wide + 8},${chest.y + 4} ${100 + Math.round(wide * 0.8)},${y - 8}! 100,${y + 8}`,
        ),
        color,
        1.2,
      ) +
      pen.line(`M${100 - chest.wide} ${chest.y + 10}L100 ${chest.y + 22}L${100 + chest.wide} ${chest.y + 10}`, lighter(color, 0.45), 2.4),
  )

export const waistcoat = (color: string): Wear =>
  onBody((pen, { neck: { y }, chest }) => {
    const half = (dir: 1 | -1) =>
      blob(
        `${100 + dir * 12},${y - 4}! ${100 + dir * chest.wide * 0.92},${y + 10} ${100 + dir * chest.wide},${chest.y + 22}! ${100 + dir * 14},${chest.y + 30} ${100 + dir * 2},${chest.y + 24}! ${100 + dir * 2},${chest.y - 2}`,
      )
    return (
      pen.cut(half(-1), color) + pen.cut(half(1), color) + pen.flat(oval(94, chest.y + 6, 2.6) + oval(94, chest.y + 18, 2.6), palette.amber)
    )
  })

export const apron = (color: string = palette.white): Wear =>
  onBody(
    (pen, { chest }) =>
      pen.cut(box(100 - chest.wide * 0.46, chest.y - 14, chest.wide * 0.92, 22, 4), color, 0.7) +
      pen.cut(
        blob(
          `${100 - chest.wide * 0.9},${chest.y + 4}! 100,${chest.y + 8} ${100 + chest.wide * 0.9},${chest.y + 4}! ${100 + chest.wide * 0.8},${chest.y + 40} 100,${chest.y + 46} ${100 - chest.wide * 0.8},${chest.y + 40}`,
        ),
        color,
      ) +
      pen.cut(box(92, chest.y + 16, 16, 12, 3), darker(color, 0.12), 0.5),
  )

/** A coat, open in front, with a collar. */
export const coat = (color: string): Wear =>
  onBody((pen, { neck: { y, wide }, chest }) => {
    const half = (dir: 1 | -1) =>
      blob(
        `${100 + dir * Math.round(wide * 0.3)},${y - 4}! ${100 + dir * chest.wide},${y + 12} ${100 + dir * (chest.wide + 6)},${chest.y + 30} ${100 + dir * (chest.wide + 8)},184! ${100 + dir * 12},187! ${100 + dir * 8},${chest.y + 10}`,
      )
    return (
      pen.cut(half(-1), color, 1.2) +
      pen.cut(half(1), color, 1.2) +
      pen.cut(
        blob(`100,${y + 24}! ${100 - Math.round(wide * 0.8)},${y + 2} ${100 - Math.round(wide * 0.4)},${y - 6}`) +
          blob(`100,${y + 24}! ${100 + Math.round(wide * 0.8)},${y + 2} ${100 + Math.round(wide * 0.4)},${y - 6}`),
        lighter(color, 0.2),
        0.7,
      )
    )
  })

export const bowTie = (color: string): Wear =>
  onBody((pen, { neck: { y } }) =>
    place(
      100,
      y + 4,
      1,
      pen.cut(blob('0,0! -17,-11 -18,11') + blob('0,0! 17,-11 18,11'), color) + pen.cut(oval(0, 0, 5), darker(color, 0.2)),
    ),
  )

/** A ruff, as pages wear it. */
export const ruff = (): Wear =>
  onBody((pen, { neck: { y, wide } }) =>
    pen.cut([-1, -0.5, 0, 0.5, 1].map(at => oval(100 + at * wide * 0.85, y + 2 - Math.abs(at) * 4, wide * 0.3, 9)).join(''), palette.white),
  )
