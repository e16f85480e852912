import { lighter, palette } from '../../palette.ts'
import { blob, both, oval } from '../../path.ts'
import { place } from '../../pen.ts'
import { toad } from '../amphibians.ts'
import { beast } from '../beasts.ts'
import { bird, flier, goose } from '../birds.ts'
import type { Wear } from '../body.ts'
import { beetle } from '../bugs.ts'
import * as clothes from '../clothes.ts'
import * as hats from '../hats.ts'
import * as held from '../held.ts'
import { little } from '../people.ts'
import { ivyGardener } from '../plants.ts'
import type { Resident, ResidentsOf } from '../resident.ts'
import { cloud, curl, puffs, rain, sunbeam } from '../sprites.ts'
import { dragonfly } from '../winged.ts'

/** One who is half air: what is behind shows through. */
const halfSeen = (size: number, resident: Resident['draw']): Resident => ({
  size,
  draw: (pen, pose) => (pen.lines ? resident(pen, pose) : `<g opacity=".78">${resident(pen, pose)}</g>`),
})

const colors = ['#d9605c', '#e8935a', '#f0c95e', '#7fae6b', '#5fa3b8', '#5f74b8', '#8f6ab0'] as const
/** Seven scarves, one upon another. */
const sevenScarves: Wear = {
  on: 'body',
  draw: (pen, { neck: { y } }) =>
    colors
      .map((color, i) =>
        pen.cut(
          blob(
            `${70 - i},${y + 50 - i * 6} 100,${y + 60 - i * 7} ${130 + i},${y + 50 - i * 6} ${130 + i},${y + 42 - i * 6} 100,${y + 52 - i * 7} ${70 - i},${y + 42 - i * 6}`,
          ),
          color,
          0.7,
        ),
      )
      .join('') + pen.cut(blob(`116,${y + 6} 130,${y + 2} 140,${y + 56}! 124,${y + 58}!`), colors[6], 0.8),
}

/** Splashes of every colour upon a smock. */
const stains: Wear = {
  on: 'body',
  draw: pen =>
    pen.flat(oval(84, 140, 7, 6), '#d9605c') +
    pen.flat(oval(116, 132, 6, 7), '#5fa3b8') +
    pen.flat(oval(110, 160, 8, 6), '#7fae6b') +
    pen.flat(oval(82, 166, 6, 5), '#8f6ab0'),
}
/** Hair that stands up like a brush dipped in paint. */
const brushHair: Wear = {
  on: 'head',
  draw: pen =>
    pen.cut(blob('66,62! 62,36 76,6 100,-20! 124,6 138,36 134,62! 118,50 100,48 82,50'), '#8a5a3a', 1.2) +
    pen.flat(blob('73,14 100,-20! 127,14 116,24 104,18 92,26'), '#e0a24a') +
    pen.line('M84 46q-2-18 4-30M100 44v-30M116 46q2-18-4-30', '#6b432b', 2),
}

export const skies: ResidentsOf<'Cloud City' | 'Floating Island' | 'Rainbow Bridge'> = {
  'Cloud City': {
    elders: [
      { size: 0.74, draw: goose({ plume: '#a39fa8', wears: [hats.captainHat()] }) },
      { size: 0.9, floats: 0.04, draw: cloud('#f1ecf2', { wears: [hats.spectacles(), hats.flowers(palette.blush)] }) },
      {
        size: 0.46,
        draw: bird({
          plume: '#a98a66',
          belly: '#efe2c8',
          beak: 'short',
          beakColor: '#8a6a4a',
          marks: pen =>
            pen.flat(
              both(side => side.blob('60,62 74,56 92,62 76,64')),
              '#efe2c8',
            ),
          crest: pen => pen.cut(blob('84,44 76,18! 94,30 100,8! 108,30 126,20! 116,44'), '#8a6a4a'),
          wears: [clothes.apron(palette.sky), held.pencil()],
        }),
      },
    ],
    dwellers: [
      {
        size: 0.38,
        floats: 0.3,
        draw: cloud('#8fa9cc', {
          outline: puffs(46, 32, 7, 98),
          face: { y: 98, apart: 20, r: 9, mouth: 20, w: 8 },
          marks: () => '',
          back: pen => rain(pen, palette.sky, 152, [68, 84, 100, 116, 132]),
        }),
      },
      { size: 0.48, floats: 0.5, draw: flier({ plume: '#4f4a60', belly: '#6a657c', throat: '#efe2cd', around: '#cfc6cf' }) },
      { size: 0.36, floats: 0.3, draw: curl('#b9d3e0') },
      {
        size: 0.5,
        floats: 0.1,
        draw: cloud('#fdf8f2', { outline: puffs(58, 38, 7) }),
      },
    ],
  },
  'Floating Island': {
    elders: [
      {
        size: 0.74,
        draw: beast({
          fur: '#a9825c',
          pale: '#e0c79e',
          ears: 'small',
          tail: 'none',
          stout: 1.35,
          face: 'broad',
          teeth: true,
          wears: [hats.captainHat(palette.teal), clothes.scarf(palette.coral, true)],
        }),
      },
      { size: 0.86, draw: ivyGardener },
      {
        size: 0.58,
        draw: bird({
          plume: '#b5764c',
          belly: '#f0dcb4',
          wing: '#96603f',
          beak: 'hook',
          beakColor: '#5d5a6a',
          marks: pen =>
            pen.flat(
              both(side => side.oval(78, 78, 17, 15)),
              '#f0dcb4',
            ) +
            pen.flat(
              both(side => side.blob('70,92 78,90 80,108 72,110')),
              '#6b432b',
            ),
          wears: [clothes.shawl(palette.moss)],
        }),
      },
    ],
    dwellers: [
      halfSeen(0.56, beast({ fur: '#b8cfe0', pale: '#eef4f6', ears: 'long', tail: 'tuft', face: 'round' })),
      { size: 0.42, floats: 0.5, draw: flier({ plume: '#46618f', belly: '#f4ecdc', throat: '#c9644c', around: '#dfe3ee', forked: 40 }) },
      { size: 0.36, draw: beetle({ shell: '#7a5a8a', skin: '#5f4a58', feelers: 'long' }) },
      { size: 0.48, draw: beast({ fur: '#c09a6e', pale: '#ecd9b0', ears: 'small', tail: 'none', stout: 1.5, face: 'broad', teeth: true }) },
    ],
  },
  'Rainbow Bridge': {
    elders: [
      { size: 0.56, draw: toad({ skin: '#86b25a', belly: '#f0efc0', wears: [hats.cap('#3f7a58', palette.amber)] }) },
      { size: 0.92, draw: little({ skin: '#dda87d', dress: '#f1e2c6', hair: 'bob', hairColor: '#5a3f6b', wears: [sevenScarves] }) },
      { size: 0.88, floats: 0.06, draw: cloud('#9a9cb5', { back: pen => rain(pen, '#86b6dc', 174), around: lighter('#9a9cb5', 0.35) }) },
    ],
    dwellers: [
      {
        size: 0.44,
        draw: bird({
          plume: '#f2eee6',
          belly: '#fdf8ee',
          wing: '#5d6078',
          beak: 'thin',
          beakColor: '#4a4659',
          legs: '#4a4659',
          marks: pen =>
            pen.flat(blob('100,36 74,40 60,58 78,62 100,54 122,62 140,58 126,40'), '#3f3c52') +
            pen.flat(blob('78,108 100,114 122,108 118,116 100,124 82,116'), '#3f3c52'),
          tail: pen => place(0, 0, 1, pen.cut(blob('122,160 142,150 180,104! 190,112! 166,160 134,178'), '#5d6078')),
        }),
      },
      { size: 0.42, floats: 0.42, draw: dragonfly },
      {
        size: 0.66,
        draw: little({
          skin: '#c68f68',
          dress: '#f1e2c6',
          breeches: '#5f7a9c',
          shoes: '#8a5a3a',
          wears: [brushHair, stains, held.brush('#e0a24a')],
        }),
      },
      { size: 0.42, floats: 0.34, draw: sunbeam },
    ],
  },
}
