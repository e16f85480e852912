import { palette } from '../../palette.ts'
import { blob, both } from '../../path.ts'
import { bird } from '../birds.ts'
import * as clothes from '../clothes.ts'
import { fish, lumpfish, ray } from '../fish.ts'
import * as hats from '../hats.ts'
import type { ResidentsOf } from '../resident.ts'
import { wave } from '../stones.ts'
import { crab, lobster, sandHopper, shelled, shrimp, slug } from '../water.ts'

export const waters: ResidentsOf<'Moonlit Beach' | 'Underwater Kingdom'> = {
  'Moonlit Beach': {
    elders: [
      { size: 0.62, draw: crab({ shell: '#b5604c', old: true }) },
      {
        size: 0.66,
        draw: bird({
          plume: '#f4f1ec',
          belly: '#fdf8ee',
          wing: '#9aa3b5',
          beak: 'hook',
          beakColor: palette.amber,
          legs: palette.rust,
          wears: [clothes.shawl(palette.slate), hats.kerchief(palette.indigo)],
        }),
      },
      { size: 0.8, draw: wave },
    ],
    dwellers: [
      {
        size: 0.38,
        draw: bird({
          plume: '#d9c09a',
          belly: '#fbf0db',
          wing: '#b5966e',
          beak: 'long',
          beakColor: '#5d4f4a',
          legs: '#5d4f4a',
          chick: true,
          marks: pen =>
            pen.flat(
              both(side => side.blob('58,58 74,48 92,56 76,60')),
              '#fbf0db',
            ) + pen.flat(blob('92,38 100,34 108,38 106,54 94,54'), '#8a6a4f'),
        }),
      },
      { size: 0.32, draw: sandHopper },
      { size: 0.36, draw: shelled({ shell: '#7d86a0', skin: '#e3cfae' }) },
      { size: 0.38, draw: crab({ shell: '#8a9a55', waves: true }) },
    ],
  },
  'Underwater Kingdom': {
    elders: [
      { size: 0.78, draw: lobster },
      { size: 0.66, floats: 0.12, draw: ray },
      { size: 0.6, draw: lumpfish },
    ],
    dwellers: [
      { size: 0.42, floats: 0.24, draw: shrimp },
      { size: 0.4, draw: shelled({ shell: '#d9a05c', skin: '#e88f78', claws: true }) },
      { size: 0.44, floats: 0.34, draw: fish({ skin: '#9fb8cc', belly: '#eef4f6', fin: '#6d8fae', slim: true }) },
      { size: 0.34, draw: slug },
    ],
  },
}
