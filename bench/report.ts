/** Prints a row of milliseconds: the median, the slowest, and the bar that the slowest must keep; a missed bar fails the command. */
export function report(what: string, times: number[], most?: number): void {
  const sorted = times.toSorted((a, b) => a - b)
  const slowest = sorted.at(-1) ?? Number.NaN
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const kept = most === undefined || slowest <= most
  if (!kept) process.exitCode = 1
  const bar = most === undefined ? '' : `   at most ${most} ms: ${kept ? 'kept' : 'MISSED'}`
  console.info(`${what.padEnd(40)} median ${median.toFixed(1)} ms   slowest ${slowest.toFixed(1)} ms   of ${times.length}${bar}`)
}
