import { lighter, palette } from '../../palette.ts'
import { both, box, oval } from '../../path.ts'
import { newt, toad } from '../amphibians.ts'
import { bat } from '../bats.ts'
import { beast } from '../beasts.ts'
import type { Wear } from '../body.ts'
import { spider } from '../bugs.ts'
import * as clothes from '../clothes.ts'
import { fish } from '../fish.ts'
import * as hats from '../hats.ts'
import * as held from '../held.ts'
import { little } from '../people.ts'
import { potPlant } from '../plants.ts'
import type { ResidentsOf } from '../resident.ts'
import { broom } from '../rustic.ts'
import { drop, spell } from '../sprites.ts'
import { armour, glove, portrait, teapot } from '../things.ts'
import { moth } from '../winged.ts'

/** Lines of print on a paper wing. */
const print = 'M16 82h36M20 94h40M28 106h34M148 82h36M140 94h40M138 106h34'

/** The page that the picture-book girl stepped out of. */
const page: Wear = {
  on: 'behind',
  draw: pen =>
    pen.cut(box(34, 22, 132, 164, 3), palette.cream, 1.4) +
    pen.flat(box(42, 30, 116, 130, 2), '#9cc3b0') +
    pen.flat(oval(136, 56, 14), palette.lamp) +
    pen.line('M92 172h16', palette.stone, 3),
}

const thimble: Wear = {
  on: 'head',
  draw: pen =>
    pen.cut('M74 46q-2-30 10-40q16-8 32 0q12 10 10 40q-26-10-52 0z', '#c3c3d2', 1.2) +
    pen.flat(
      oval(88, 18, 2.6) + oval(100, 15, 2.6) + oval(112, 18, 2.6) + oval(86, 30, 2.6) + oval(100, 27, 2.6) + oval(114, 30, 2.6),
      '#8d8aa8',
    ),
}

export const towers: ResidentsOf<'Ancient Library' | 'Magical Castle' | "Wizard's Tower"> = {
  'Ancient Library': {
    elders: [
      {
        size: 0.52,
        draw: beast({
          fur: '#9a8f97',
          pale: '#e6deda',
          ears: 'round',
          tail: 'thin',
          wears: [clothes.shawl(palette.wine), hats.kerchief(palette.rose)],
        }),
      },
      { size: 0.56, draw: bat({ fur: '#8f7f80', wing: '#5f5568', wears: [hats.spectacles(), clothes.bowTie(palette.rust)] }) },
      { size: 0.5, draw: spider({ fur: '#8a7488', wears: [hats.cap(palette.teal), clothes.bowTie(palette.amber)] }) },
    ],
    dwellers: [
      {
        size: 0.32,
        floats: 0.42,
        draw: moth({ wing: '#f4e9d2', under: '#e0cfab', fur: '#cbb089', marks: pen => pen.line(print, '#a8987f', 2.4) }),
      },
      { size: 0.36, draw: beast({ fur: '#b09a88', pale: '#efe2cd', ears: 'folded', tail: 'thin' }) },
      {
        size: 0.52,
        draw: little({ skin: '#f3cfae', dress: '#d9745c', hair: 'braids', hairColor: '#7a4a33', wears: [page, hats.bow(palette.lamp)] }),
      },
      { size: 0.34, draw: drop('#5568c4', { around: lighter('#5568c4', 0.7) }) },
    ],
  },
  'Magical Castle': {
    elders: [
      { size: 0.98, draw: armour },
      { size: 0.92, draw: portrait },
      { size: 0.58, draw: bat({ fur: '#857a96', wing: '#544c72', wears: [hats.cookHat(), held.ladle()] }) },
    ],
    dwellers: [
      {
        size: 0.38,
        draw: beast({
          fur: '#a8825f',
          pale: '#ecd9ba',
          ears: 'round',
          tail: 'thin',
          wears: [clothes.ruff(), clothes.waistcoat(palette.blue), thimble],
        }),
      },
      { size: 0.42, draw: glove },
      {
        size: 0.32,
        floats: 0.42,
        draw: moth({
          wing: '#a8587c',
          under: '#c98a9c',
          fur: '#e0c2a8',
          marks: pen =>
            pen.flat(
              both(side => side.oval(40, 102, 10, 9)),
              palette.amber,
            ) +
            pen.flat(
              both(side => side.oval(40, 102, 5, 4.4)),
              palette.wine,
            ),
        }),
      },
      { size: 0.44, floats: 0.16, draw: fish({ skin: '#c98a45', belly: '#efd79c', fin: '#a86a3c', scales: true, barbels: true }) },
    ],
  },
  "Wizard's Tower": {
    elders: [
      {
        size: 0.6,
        draw: toad({
          skin: '#8a8f5c',
          belly: '#e0dba8',
          warts: true,
          finger: true,
          wears: [clothes.shawl(palette.violet)],
        }),
      },
      { size: 0.82, draw: broom },
      {
        size: 0.56,
        draw: newt({
          skin: '#6d8f9c',
          belly: '#f0c08a',
          crest: '#4f7080',
          wears: [clothes.coat(palette.white), held.flask()],
        }),
      },
    ],
    dwellers: [
      { size: 0.42, floats: 0.14, draw: spell },
      { size: 0.44, draw: teapot },
      {
        size: 0.42,
        draw: bat({
          fur: '#7c8399',
          wing: '#4b5478',
          wears: [held.book(palette.amber)],
        }),
      },
      { size: 0.46, draw: potPlant },
    ],
  },
}
