import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choose, chooseIndex, fraction, hashText, shuffle } from './choose.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })
const options = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 12 })

it('makes the same choice for the same seed and place', () => {
  fc.assert(
    fc.property(seeds, fc.string(), options, (seed, place, all) => {
      expect(choose(seed, place, [...all])).toBe(choose(seed, place, all))
    }),
  )
})

it('lets a new option take its own share and moves no other choice', () => {
  fc.assert(
    fc.property(seeds, options, fc.string({ minLength: 13, maxLength: 20 }), (seed, all, added) => {
      const before = choose(seed, 'ending', all)
      const after = choose(seed, 'ending', [...all, added])
      expect([before, added]).toContain(after)
    }),
  )
})

it('chooses each of four options about as often as the others', () => {
  const counts = [0, 0, 0, 0]
  for (let seed = 0; seed < 4000; seed++) {
    const index = chooseIndex(hashText(`turn.${seed}`), ['a', 'b', 'c', 'd'].map(hashText))
    counts[index] = (counts[index] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(850)
})

it('refuses to choose from nothing', () => {
  expect(() => choose(1, 'ending', [])).toThrow(RangeError)
})

it('keeps fractions from 0 to below 1', () => {
  fc.assert(fc.property(seeds, fc.string(), (seed, place) => fraction(seed, place) >= 0 && fraction(seed, place) < 1))
})

it('shuffles without losing or adding anything', () => {
  fc.assert(
    fc.property(seeds, options, (seed, all) => {
      expect([...shuffle(seed, 'order', all)].sort()).toEqual([...all].sort())
    }),
  )
})
