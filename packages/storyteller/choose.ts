/**
 * The one door through which chance comes in. Every choice is keyed by its place (seed, beat, line), never by how many
 * choices were made before it, so that new content moves no other choice.
 */

/** A 32-bit hash of a text (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return mix(hash, 0x9e3779b9)
}

/** Mixes two 32-bit numbers into one; the order matters (the finaliser of MurmurHash3). */
export function mix(a: number, b: number): number {
  let h = a ^ Math.imul(b, 0xcc9e2d51)
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return h >>> 0
}

/**
 * The place of the option with the highest weight (rendezvous hashing): one more option takes only its own share and
 * leaves every other choice where it was.
 *
 * @param key a hash of the seed and the place of the choice
 * @param options the hash of each option, at least one
 */
export function chooseIndex(key: number, options: readonly number[]): number {
  let best = 0
  let bestWeight = -1
  for (let i = 0; i < options.length; i++) {
    const weight = mix(key, options[i] ?? 0)
    if (weight > bestWeight) {
      bestWeight = weight
      best = i
    }
  }
  return best
}

/** One of the options, chosen by seed and place. @throws RangeError when there is none */
export function choose<T extends string>(seed: number, place: string, options: readonly T[]): T {
  const key = mix(seed >>> 0, hashText(place))
  const chosen = options[chooseIndex(key, options.map(hashText))]
  if (chosen === undefined) throw new RangeError(`nothing to choose from at ${place}`)
  return chosen
}

/** A number from 0 (included) to 1 (excluded), fixed by seed and place. */
export function fraction(seed: number, place: string): number {
  return mix(seed >>> 0, hashText(place)) / 0x1_0000_0000
}

/** The options in an order fixed by seed and place. */
export function shuffle<T>(seed: number, place: string, options: readonly T[]): T[] {
  const key = mix(seed >>> 0, hashText(place))
  return options
    .map((option, index) => ({ option, weight: mix(key, index + 1) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ option }) => option)
}
