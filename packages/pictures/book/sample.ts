import type { Scene } from '@nightlight/contract/scenes'
import { defaultLook } from '../look.ts'
import type { Cast } from './cast.ts'

/** A book to look at: every spot, every act and feeling of the child, and every place for a thing at least once. */
export const sampleBook: { cast: Cast; scenes: readonly Scene[] } = {
  cast: {
    animal: 'Fox',
    setting: 'Cloud City',
    look: { ...defaultLook, hair: 'curly' },
    favoriteColor: 'teal',
    elder: 0,
    dweller: 3,
    seed: 3,
  },
  scenes: [
    { spot: 'bedroom', shot: 'middle', hour: 'evening', child: { act: 'sits', feeling: 'worried' } },
    {
      spot: 'bedroom',
      shot: 'middle',
      hour: 'night',
      child: { act: 'sits', feeling: 'surprised' },
      friend: { act: 'comes', feeling: 'worried' },
      things: { held: 'glass', carried: 'letters' },
    },
    { spot: 'way', shot: 'middle', hour: 'night', child: { act: 'travels', feeling: 'curious' }, friend: { act: 'goes', feeling: 'glad' } },
    {
      spot: 'arrival',
      shot: 'wide',
      hour: 'dusk',
      child: { act: 'stands', feeling: 'curious' },
      friend: { act: 'stands', feeling: 'calm' },
      elder: { act: 'stands', feeling: 'worried' },
      dweller: { act: 'stands', feeling: 'curious' },
    },
    {
      spot: 'path',
      shot: 'middle',
      hour: 'dusk',
      child: { act: 'reaches', feeling: 'glad' },
      friend: { act: 'stands', feeling: 'surprised' },
      things: { held: 'star', before: 'heap' },
    },
    {
      spot: 'hollow',
      shot: 'near',
      hour: 'dark',
      child: { act: 'kneels', feeling: 'ashamed' },
      dweller: { act: 'stands', feeling: 'worried' },
      things: { before: 'spilt' },
    },
    {
      spot: 'corner',
      shot: 'middle',
      hour: 'evening',
      child: { act: 'kneels', feeling: 'calm' },
      friend: { act: 'stands', feeling: 'curious' },
      dweller: { act: 'sleeps', feeling: 'sleepy' },
    },
    {
      spot: 'high',
      shot: 'middle',
      hour: 'morning',
      child: { act: 'stands', feeling: 'sleepy' },
      friend: { act: 'stands', feeling: 'sleepy' },
    },
    { spot: 'heart', shot: 'near', hour: 'night', child: { act: 'hugs', feeling: 'glad' }, friend: { act: 'stands', feeling: 'glad' } },
    {
      spot: 'gathering',
      shot: 'middle',
      hour: 'evening',
      child: { act: 'sits', feeling: 'glad' },
      friend: { act: 'stands', feeling: 'glad' },
      elder: { act: 'stands', feeling: 'glad' },
      dweller: { act: 'stands', feeling: 'glad' },
      things: { behind: 'table' },
    },
    {
      spot: 'bedroom',
      shot: 'middle',
      hour: 'evening',
      child: { act: 'stands', feeling: 'glad' },
      friend: { act: 'stands', feeling: 'glad' },
    },
    { spot: 'bedroom', shot: 'near', hour: 'night', child: { act: 'sleeps', feeling: 'calm' }, friend: { act: 'sleeps', feeling: 'calm' } },
  ],
}
