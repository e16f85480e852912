/** A number in [0, 1) for each key: the same seed and key give the same number, and a new key moves no other. */
export type Seeded = {
  (key: string): number
  /** A number from low to high. */
  between(key: string, low: number, high: number): number
  /** One entry of a list. */
  one<T>(key: string, options: readonly [T, ...T[]]): T
}

/** FNV-1a over the key, begun from the seed, then the MurmurHash3 finaliser so that neighbouring keys lie far apart. */
const hash = (seed: number, key: string): number => {
  let h = (0x811c9dc5 ^ seed) >>> 0
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Random choice keyed by place instead of by order. `seed` is any finite number; its lower 32 bits count. */
export const seeded = (seed: number): Seeded => {
  const at = (key: string): number => hash(seed, key) / 2 ** 32
  return Object.assign(at, {
    between: (key: string, low: number, high: number) => low + at(key) * (high - low),
    one: <T>(key: string, options: readonly [T, ...T[]]): T => options[Math.floor(at(key) * options.length)] ?? options[0],
  })
}

/** A short name made of letters and digits, the same for the same text: the prefix of a picture's ids. */
export const nameOf = (text: string): string => `n${(hash(0, text) % 36 ** 4).toString(36).padStart(4, '0')}`
