import { type CharacterLook, defaultLook } from '../look.ts'
import { palette } from '../palette.ts'
import { oval, star } from '../path.ts'
import { seeded } from '../seeded.ts'
import type { Cast } from './cast.ts'

/** A child's own room and what it wears at night. The same child has the same in every book. */
export type Room = {
  wall: string
  rug: string
  wood: string
  curtain: string
  /** Where the family named no colour. */
  blanket: string
  /** Where the family chose no look. */
  pyjamas: string
  /** What is printed on the wallpaper, and on the blanket. */
  paper: string
  print: string
  headboard: 'round' | 'posts' | 'plain'
  toy: 'bear' | 'rabbit'
  isMirrored: boolean
}

type Several<T> = readonly [T, ...T[]]

/** Walls, and the rug that goes with each. */
const walls: Several<readonly [wall: string, rug: string]> = [
  ['#5d5a9c', palette.rose],
  ['#3f6c7c', palette.rust],
  ['#7a5478', palette.teal],
  ['#4d6b5f', palette.coral],
  ['#46659a', palette.amber],
  ['#82605c', palette.moss],
  ['#6a4f8f', palette.blue],
  ['#577487', palette.wine],
]

/** Blankets, and the pyjamas and curtains that go with each. */
const cloths: Several<readonly [blanket: string, pyjamas: string, curtain: string]> = [
  [palette.amber, '#7562ab', '#e0a24a'],
  [palette.coral, '#3f8f96', '#ecdcbc'],
  [palette.mint, '#d9745c', '#5f8a5f'],
  [palette.lilac, '#5f8a5f', '#c9637f'],
  ['#ecdcbc', '#c9637f', '#4f7fb8'],
  [palette.sky, '#d98a4a', '#86a6c8'],
  ['#c9637f', '#4f7fb8', '#e3b2a0'],
  [palette.leaf, '#e0a24a', '#b3a3d8'],
]

const woods = [palette.bark, '#8a6a55', '#5f4a63', '#a08262'] as const

/** Shapes at eighteen places of the wall or nine of the blanket, `r` large. */
const prints = {
  stars: (x: number, y: number, r: number) => star(x, y, r, 4, 0.36),
  dots: (x: number, y: number, r: number) => oval(x, y, r * 0.62),
  moons: (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r * 1.3}a${r * 0.9} ${r * 0.9} 0 0 1-${r}-${r * 1.3}z`,
  leaves: (x: number, y: number, r: number) => `M${x} ${y - r}q${r * 1.3} ${r} 0 ${r * 2}q-${r * 1.3}-${r} 0-${r * 2}z`,
} as const
const printNames = ['stars', 'dots', 'moons', 'leaves'] as const

const paperOf = (name: keyof typeof prints): string =>
  Array.from({ length: 18 }, (_, i) =>
    prints[name](14 + (i % 6) * 76 + (Math.floor(i / 6) % 2) * 38, 24 + Math.floor(i / 6) * 66, 3.6),
  ).join('')

const printOf = (name: keyof typeof prints): string =>
  Array.from({ length: 9 }, (_, i) =>
    prints[name](66 + (i % 3) * 54 + (i > 5 ? -8 : i > 2 ? -3 : 2), 208 + Math.floor(i / 3) * 36, name === 'stars' ? 7 : 6),
  ).join('')

/** The room of the child that a book is about; where the child is not known, one by the book itself. */
export const roomOf = ({ home, seed }: Cast): Room => {
  const pick = seeded(home ?? seed)
  const [wall, rug] = pick.one('wall', walls)
  const [blanket, pyjamas, curtain] = pick.one('cloth', cloths)
  return {
    wall,
    rug,
    wood: pick.one('wood', woods),
    blanket,
    pyjamas,
    curtain,
    paper: paperOf(pick.one('paper', printNames)),
    print: printOf(pick.one('print', printNames)),
    headboard: pick.one('headboard', ['round', 'posts', 'plain']),
    toy: pick.one('toy', ['bear', 'rabbit']),
    isMirrored: pick('bed side') >= 0.5,
  }
}

/** The look of a child whose family chose none: its hair and skin, and pyjamas of its own. */
export const dressed = (look: CharacterLook, { pyjamas }: Room): CharacterLook =>
  JSON.stringify(look) === JSON.stringify(defaultLook) ? { ...look, color: { ...look.color, clothes: pyjamas } } : look
