import type { Animal } from '@nightlight/contract/enums'
import type { Pen } from '../pen.ts'
import { birds } from './birds.ts'
import type { DrawFriend, Pose } from './face.ts'
import { fantasy } from './fantasy.ts'
import { farm } from './farm.ts'
import { forest } from './forest.ts'
import { jungle } from './jungle.ts'
import { sea } from './sea.ts'

const friends: Record<Animal, DrawFriend> = { ...forest, ...jungle, ...sea, ...fantasy, ...farm, ...birds }

/** Friends that are seen from the side: their face is at the left of their frame, and whoever comes too near covers it. */
export const seenFromTheSide: ReadonlySet<Animal> = new Set([
  ...(['Deer', 'Giraffe', 'Dolphin', 'Whale', 'Sea Turtle', 'Seahorse', 'Narwhal', 'Orca', 'Unicorn', 'Pegasus', 'Hippogriff'] as const),
  ...(['Horse', 'Duck', 'Goat', 'Chicken', 'Donkey', 'Alpaca', 'Llama', 'Hummingbird', 'Swan', 'Flamingo', 'Crane', 'Dove'] as const),
])

/** Friends that find room on the end of a bed. */
export const fitsOnABed: ReadonlySet<Animal> = new Set([
  ...(['Fox', 'Owl', 'Rabbit', 'Squirrel', 'Hedgehog', 'Raccoon', 'Monkey', 'Octopus', 'Penguin', 'Seahorse', 'Starfish', 'Seal'] as const),
  ...(['Phoenix', 'Kitsune', 'Sheep', 'Duck', 'Butterfly', 'Pig', 'Chicken', 'Parrot', 'Hummingbird', 'Macaw', 'Dove'] as const),
])

/** A friend in a frame 200 by 200, standing at y = 190, its middle at x = 100. */
export const drawFriendFigure = (animal: Animal, pen: Pen, pose: Pose): string => friends[animal](pen, pose)
