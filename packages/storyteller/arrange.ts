import { fraction, shuffle } from './choose.ts'

/**
 * The key among wrong options of about its length. Which place it takes, and whether it is the longest or the shortest,
 * is decided evenly by the seed.
 */
export function arrange(key: string, wrongs: readonly string[], count: number, seed: number, index: number): string[] {
  const wrong = [...new Set(wrongs)].filter(option => option.toLowerCase() !== key.toLowerCase())
  const nearby = wrong.slice(0, 2)
  const others = wrong.slice(2)
  const rank = Math.floor(fraction(seed, `rank.${index}`) * count)
  const chosen: string[] = []
  const longer = () => chosen.filter(option => option.length > key.length).length
  const fits = (option: string) => {
    if (option.length === key.length) return false
    return option.length > key.length ? longer() < rank : chosen.length - longer() < count - 1 - rank
  }
  const byLength = [...others].sort((a, b) => Math.abs(a.length - key.length) - Math.abs(b.length - key.length)).slice(0, 12)
  for (const option of [...nearby, ...shuffle(seed, `options.${index}`, byLength), ...others]) {
    if (chosen.length === count - 1) break
    if (!chosen.includes(option) && fits(option)) chosen.push(option)
  }
  for (const option of [...nearby, ...byLength]) if (chosen.length < count - 1 && !chosen.includes(option)) chosen.push(option)
  const place = Math.floor(fraction(seed, `place.${index}`) * count)
  const options = shuffle(seed, `order.${index}`, chosen)
  options.splice(place, 0, key)
  return options
}
