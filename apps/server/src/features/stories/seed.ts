import { randomInt } from 'node:crypto'
import { storySeedMax } from '@nightlight/contract/limits'

/** A seed by chance: with the request it decides the built-in storyteller's every choice. */
export const anySeed = () => randomInt(storySeedMax + 1)
