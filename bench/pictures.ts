import { gzipSync } from 'node:zlib'
import { animals, moods, settings } from '@nightlight/contract/enums'
import { drawCover } from '@nightlight/pictures/cover'
import { defaultLook } from '@nightlight/pictures/look'
import { report } from './report.ts'

/** Every friend in every setting and mood, with a child that is dressed: the time for one cover, and its size. */
const child = { ...defaultLook, accessories: ['glasses', 'scarf'] } as const
const times: number[] = []
const sizes: number[] = []
const compressed: number[] = []
for (const [i, animal] of animals.entries()) {
  for (const setting of settings) {
    for (const mood of moods) {
      const begun = performance.now()
      const svg = drawCover({ animal, setting, mood, includeChild: true, child, seed: i })
      times.push(performance.now() - begun)
      sizes.push(Buffer.byteLength(svg))
      if (sizes.length % 25 === 0) compressed.push(gzipSync(svg).length)
    }
  }
}

const bytes = (what: string, values: number[], most: number) => {
  const sorted = values.toSorted((a, b) => a - b)
  const largest = sorted.at(-1) ?? Number.NaN
  if (largest > most) process.exitCode = 1
  console.info(
    `${what.padEnd(40)} median ${sorted[Math.floor(sorted.length / 2)]} B   largest ${largest} B   of ${values.length}   at most ${most} B: ${largest <= most ? 'kept' : 'MISSED'}`,
  )
}

// The first drawings compile the program; a server has done so before its first visitor has signed in.
report('a cover, the first ten', times.slice(0, 10))
report('a cover', times.slice(10), 5)
bytes('a cover, as it is', sizes, 30_000)
bytes('a cover, compressed', compressed, 8_000)
