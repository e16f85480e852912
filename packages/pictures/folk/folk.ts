import type { Setting } from '@nightlight/contract/enums'
import type { Residents } from './resident.ts'
import { caves } from './residents/caves.ts'
import { skies } from './residents/skies.ts'
import { towers } from './residents/towers.ts'
import { waters } from './residents/waters.ts'
import { woods } from './residents/woods.ts'

/** The three elders and four dwellers of every place, as its file in each language names them. */
export const residents: Record<Setting, Residents> = { ...caves, ...skies, ...towers, ...waters, ...woods }
