/**
 * How many slips lie between two texts: letters left out, added, mistaken, or swapped with their neighbour (optimal string alignment, after
 * Damerau 1964 and Levenshtein 1966).
 */
export function distance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const mistaken = (above[column - 1] ?? 0) + (same ? 0 : 1)
      const left = (current[column - 1] ?? 0) + 1
      const added = (above[column] ?? 0) + 1
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(mistaken, left, added, swapped))
    }
    twoAbove = above
    above = current
  }
  return above[b.length] ?? 0
}
