/** Where a word stands in a sentence: itself, or a form that begins as it does (lantern, lanterns). */
export function placeOf(word: string, sentence: string): { start: number; end: number } | undefined {
  const lower = sentence.toLowerCase()
  const whole = lower.indexOf(word.toLowerCase())
  if (/\p{Script=Han}/u.test(word)) return whole < 0 ? undefined : { start: whole, end: whole + word.length }
  const stem = word.toLowerCase().slice(0, Math.max(3, word.length - 2))
  for (const match of lower.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (match[0] === word.toLowerCase()) return { start: match.index, end: match.index + match[0].length }
  }
  for (const match of lower.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (match[0].startsWith(stem) && match[0].length <= word.length + 4) return { start: match.index, end: match.index + match[0].length }
  }
  return undefined
}
