import { palette } from '../../palette.ts'
import { blob, both, oval } from '../../path.ts'
import { dragon, newt } from '../amphibians.ts'
import { bat } from '../bats.ts'
import { beast, martenMask } from '../beasts.ts'
import { bird } from '../birds.ts'
import * as clothes from '../clothes.ts'
import * as hats from '../hats.ts'
import { little } from '../people.ts'
import type { ResidentsOf } from '../resident.ts'
import { coatTroll } from '../rustic.ts'
import { drop, echo } from '../sprites.ts'
import { burr, coal, mountain, pebble, stalagmite } from '../stones.ts'

const jackdaw = {
  plume: '#4b485f',
  belly: '#6a6780',
  wing: '#3a3750',
  beak: 'thin',
  beakColor: '#8d8aa0',
  legs: '#6a6780',
  around: '#d3d0de',
} as const

export const caves: ResidentsOf<'Crystal Cave' | "Dragon's Lair" | 'Hidden Valley'> = {
  'Crystal Cave': {
    elders: [
      {
        size: 0.66,
        draw: little({
          skin: '#e8b48f',
          dress: '#6a6a86',
          breeches: '#4d4a60',
          beard: 'long',
          hairColor: '#e6e3ea',
          wears: [hats.pointedHat('#a85c48', 58, 18)],
        }),
      },
      { size: 0.92, draw: stalagmite },
      { size: 0.58, draw: bat({ fur: '#9a8298', wing: '#6a5478', wears: [hats.kerchief(palette.coral), clothes.shawl(palette.sand)] }) },
    ],
    dwellers: [
      { size: 0.42, draw: bat({ fur: '#a58a78', wing: '#6d5a5c' }) },
      { size: 0.44, draw: newt({ skin: '#e0a24a', belly: '#fbe2b0', spots: '#b5702f' }) },
      { size: 0.42, floats: 0.1, draw: echo('#9fb4d8') },
      {
        size: 0.5,
        draw: little({ skin: '#f0c4a0', dress: '#5f8a72', breeches: '#70503f', hair: 'none', wears: [hats.hatOfStones('#c96f45')] }),
      },
    ],
  },
  "Dragon's Lair": {
    elders: [
      { size: 1.12, draw: dragon({ skin: '#b0584a', belly: '#f0cf96', wears: [clothes.shawl('#7a8f6a'), hats.spectacles()] }) },
      { size: 0.52, draw: bird({ ...jackdaw, wears: [clothes.waistcoat(palette.wine), hats.spectacles('#d6d3e0')] }) },
      { size: 1.02, draw: coatTroll },
    ],
    dwellers: [
      { size: 0.4, draw: coal },
      { size: 0.44, draw: newt({ skin: '#4d4858', belly: '#8f8496', spots: palette.amber, flame: true, around: '#f3dcae' }) },
      {
        size: 0.46,
        draw: bird({
          ...jackdaw,
          plume: '#565570',
          belly: '#7d7b96',
          crest: pen => pen.cut(blob('90,42 84,24! 96,30 104,16! 110,32 120,26! 114,44'), '#565570'),
        }),
      },
      {
        size: 0.4,
        draw: pebble('#b5615a', {
          shape: '98,76 72,66 46,84 40,116 52,148 76,168 100,164 124,168 148,148 160,116 154,84 128,66',
          back: pen =>
            pen.line('M100 74q-2-16 6-26', palette.bark, 6) + pen.cut(blob('106,54! 120,36 144,36! 136,54 118,60'), palette.leaf),
          marks: pen =>
            pen.flat(oval(58, 140, 5, 4) + oval(144, 132, 5, 3.6) + oval(132, 150, 6, 4), '#97504e') +
            pen.veil(oval(62, 94, 8, 14, 24), palette.white, 0.3),
        }),
      },
    ],
  },
  'Hidden Valley': {
    elders: [
      {
        size: 0.52,
        draw: beast({
          fur: '#7d6250',
          pale: '#d9c2a0',
          ears: 'small',
          tail: 'none',
          stout: 1.2,
          face: 'round',
          wears: [clothes.apron(), hats.kerchief(palette.teal)],
        }),
      },
      { size: 1.2, draw: mountain },
      {
        size: 0.7,
        draw: little({
          skin: '#e8b48f',
          dress: '#d9cdb8',
          breeches: '#8a7a68',
          beard: 'tucked',
          hairColor: '#cfc8c4',
          wears: [hats.cap(palette.cream)],
        }),
      },
    ],
    dwellers: [
      {
        size: 0.38,
        draw: bird({
          plume: '#c9a06a',
          belly: '#f3dfb4',
          wing: '#a87d50',
          beak: 'short',
          chick: true,
          marks: pen =>
            pen.flat(blob('94,36 88,40 90,62 100,66 110,62 112,40 106,36') + both(side => side.blob('66,48 58,64 62,74 74,58')), '#7d573f'),
          crest: pen => pen.cut(blob('96,40 94,22 106,10 114,18! 108,28 104,40'), '#7d573f'),
        }),
      },
      { size: 0.56, draw: beast({ fur: '#7d573f', pale: '#f0e2c8', ears: 'small', tail: 'bushy', stout: 0.84, mask: martenMask }) },
      { size: 0.38, draw: burr },
      { size: 0.34, draw: drop('#86c8e0') },
    ],
  },
}
