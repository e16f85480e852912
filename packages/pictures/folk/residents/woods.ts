import { palette } from '../../palette.ts'
import { blob, both } from '../../path.ts'
import { newt, toad } from '../amphibians.ts'
import { badgerMask, beast } from '../beasts.ts'
import { bird } from '../birds.ts'
import { beetle, glowWorm, hopper } from '../bugs.ts'
import * as clothes from '../clothes.ts'
import * as hats from '../hats.ts'
import * as held from '../held.ts'
import { little } from '../people.ts'
import { birch, roseBush } from '../plants.ts'
import type { ResidentsOf } from '../resident.ts'
import { earthworm, scarecrow } from '../rustic.ts'
import { starChild } from '../sprites.ts'
import { bumblebee, moth } from '../winged.ts'

export const woods: ResidentsOf<'Enchanted Forest' | 'Fairy Village' | 'Secret Garden' | 'Starlit Meadow'> = {
  'Enchanted Forest': {
    elders: [
      {
        size: 0.76,
        draw: beast({
          fur: '#7f8095',
          pale: '#5c586c',
          ears: 'small',
          tail: 'none',
          stout: 1.4,
          face: 'broad',
          mask: badgerMask,
          around: '#f4ecdf',
          wears: [clothes.apron(palette.coral)],
        }),
      },
      {
        size: 0.54,
        draw: bird({
          plume: '#4f6f52',
          belly: '#e3dfc0',
          wing: '#3f5a48',
          beak: 'long',
          beakColor: '#5d5a6a',
          marks: pen =>
            pen.flat(blob('100,36 72,42 60,56 82,60 100,54 118,60 140,56 128,42'), '#c9504f') +
            pen.flat(
              both(side => side.oval(77, 78, 16, 15)),
              '#e3dfc0',
            ),
          crest: pen => pen.cut(blob('82,46 80,22! 94,30 102,14! 110,30 122,24! 118,46'), '#c9504f'),
          wears: [clothes.waistcoat(palette.rust)],
        }),
      },
      { size: 0.6, draw: toad({ skin: '#8f7a5c', belly: '#e6d5ae', warts: true, wears: [clothes.shawl(palette.teal)] }) },
    ],
    dwellers: [
      {
        size: 0.36,
        draw: beast({
          fur: '#a08070',
          pale: '#ecdcc4',
          ears: 'small',
          tail: 'thin',
          snout: 'shrew',
          face: 'tapered',
          eye: 6.8,
          stout: 0.9,
        }),
      },
      {
        size: 0.44,
        draw: beast({
          fur: '#6a6080',
          pale: '#8f86a3',
          ears: 'none',
          tail: 'none',
          stout: 1.25,
          face: 'round',
          snout: 'mole',
          eye: 6,
          feet: '#eab0ab',
          around: '#b3abc4',
          wears: [clothes.scarf(palette.amber, true)],
        }),
      },
      { size: 0.38, draw: beast({ fur: '#c08552', pale: '#f4e4c8', ears: 'round', tail: 'thin', wears: [hats.bow(palette.coral)] }) },
      { size: 0.58, draw: birch },
    ],
  },
  'Fairy Village': {
    elders: [
      {
        size: 0.6,
        draw: little({
          skin: '#e3b795',
          dress: '#7a6aa8',
          hair: 'bun',
          hairColor: '#f0edf2',
          wings: '#c9d3ea',
          ears: 'pointed',
          old: true,
          wears: [clothes.shawl(palette.rose), hats.spectacles(), held.cane()],
        }),
      },
      {
        size: 0.6,
        draw: little({
          skin: '#dda87d',
          dress: '#5f7f5c',
          breeches: '#6a5040',
          beard: 'full',
          hairColor: '#d8cfc4',
          ears: 'pointed',
          wears: [hats.lid('#6f9cb0'), clothes.waistcoat(palette.amber)],
        }),
      },
      { size: 0.62, draw: hopper({ skin: '#a3a89a', wears: [held.fiddle()] }) },
    ],
    dwellers: [
      {
        size: 0.42,
        floats: 0.26,
        draw: little({
          skin: '#c68f68',
          dress: '#e89ab0',
          hair: 'tousled',
          hairColor: '#4a3229',
          wings: '#d8ecee',
          ears: 'pointed',
          wears: [hats.flowers(palette.lamp)],
        }),
      },
      { size: 0.32, draw: glowWorm },
      {
        size: 0.36,
        draw: beetle({
          shell: '#4f9a7c',
          skin: '#3f5a58',
          spots: pen =>
            pen.flat(
              both(side => side.oval(52, 140, 4, 6) + side.oval(60, 164, 4, 5)),
              '#bfe0a8',
            ),
        }),
      },
      {
        size: 0.42,
        draw: little({
          skin: '#f0c4a0',
          dress: '#a86a4c',
          breeches: '#5f6a4c',
          hair: 'tousled',
          hairColor: '#cf7a3c',
          ears: 'pointed',
          wears: [hats.acornCap()],
        }),
      },
    ],
  },
  'Secret Garden': {
    elders: [
      { size: 0.98, draw: scarecrow },
      { size: 0.84, draw: roseBush },
      { size: 0.46, draw: earthworm },
    ],
    dwellers: [
      { size: 0.34, draw: beetle({ shell: '#cf4b45', skin: '#4a3f52', spots: pen => pen.ink(both(side => side.oval(50, 150, 8, 10))) }) },
      { size: 0.38, floats: 0.36, draw: bumblebee },
      {
        size: 0.42,
        draw: bird({
          plume: '#9a7658',
          belly: '#f3ead8',
          beak: 'thin',
          beakColor: '#5d4f4a',
          legs: '#7a5a48',
          marks: pen => pen.flat(blob('100,62 78,52 58,70 58,94 76,112 70,128 100,142 130,128 124,112 142,94 142,70 122,52'), '#d96a42'),
        }),
      },
      { size: 0.4, draw: newt({ skin: '#7f9a6a', belly: '#f0b070', spots: '#5f7a52' }) },
    ],
  },
  'Starlit Meadow': {
    elders: [
      {
        size: 0.72,
        draw: beast({
          fur: '#b08a63',
          pale: '#f0e2c8',
          ears: 'long',
          tail: 'tuft',
          face: 'round',
          wears: [clothes.waistcoat(palette.indigo), held.lanternStick()],
        }),
      },
      {
        size: 0.48,
        draw: beast({
          fur: '#c9955c',
          pale: '#f6e8cc',
          ears: 'round',
          tail: 'thin',
          wears: [clothes.apron(), hats.kerchief(palette.leaf)],
        }),
      },
      {
        size: 0.6,
        floats: 0.24,
        draw: moth({
          wing: '#8f8ca8',
          under: '#a9a6bd',
          fur: '#c9c3cf',
          marks: pen =>
            pen.flat(
              both(side => side.oval(40, 100, 12, 11)),
              '#e3dfe8',
            ) +
            pen.flat(
              both(side => side.oval(40, 100, 6, 5.4)),
              '#5d5a78',
            ),
        }),
      },
    ],
    dwellers: [
      { size: 0.4, draw: hopper({ skin: '#b0875c' }) },
      { size: 0.5, draw: beast({ fur: '#c8a47a', pale: '#f6ead2', ears: 'long', tail: 'tuft', face: 'round', stout: 0.95 }) },
      { size: 0.34, floats: 0.4, draw: starChild },
      { size: 0.4, draw: beast({ fur: '#9a8570', pale: '#ece0cc', ears: 'round', tail: 'thin', stout: 1.1, wears: [held.grassBlade()] }) },
    ],
  },
}
