import { gzipSync } from 'node:zlib'
import { accessories, animals, characterParts, type Mood, moods, type Setting, settings } from '@nightlight/contract/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorOf } from './colors.ts'
import { type CoverFacts, drawCover, drawSocialCard, factsOf } from './cover.ts'
import { faultOf } from './faults.ts'
import { drawFriend } from './friend.ts'
import { defaultLook } from './look.ts'

const facts = (change: Partial<CoverFacts> = {}): CoverFacts => ({
  animal: 'Fox',
  setting: 'Starlit Meadow',
  mood: 'calm',
  includeChild: true,
  seed: 1,
  ...change,
})

/** The child with the most to draw, wearing all that there is: the heaviest covers there are. */
const heaviest = {
  ...defaultLook,
  body: 'wheelchair',
  hair: 'locs',
  eyes: 'sparkling',
  mouth: 'laugh',
  clothes: 'explorer',
  accessories,
} as const

test.each(settings)('every friend in every mood draws in %s: whole, by itself, within 30 kB and 8 kB compressed', setting => {
  const faults: string[] = []
  for (const [i, animal] of animals.entries()) {
    for (const [j, mood] of moods.entries()) {
      const svg = drawCover(facts({ animal, setting, mood, seed: i * 5 + j, child: heaviest }))
      const bytes = Buffer.byteLength(svg)
      const compressed = gzipSync(svg).length
      const fault = faultOf(svg) ?? (bytes > 30_000 ? `${bytes} bytes` : compressed > 8_000 ? `${compressed} bytes compressed` : undefined)
      if (fault) faults.push(`${animal}, ${mood}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

test('every friend and setting draws as a page to colour in, without a colour', () => {
  for (const [i, animal] of animals.entries()) {
    const svg = drawCover(facts({ animal, setting: settings[i % 15], mood: moods[i % 5], lines: true }))
    expect(faultOf(svg)).toBeUndefined()
    const colors = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(match => match[1]))
    expect(
      [...colors].filter(color => !['#fff', 'none', '#262145', '#1d1736', '#fdf8ee', '#3a3550', '#4a3b5f'].includes(color ?? '')),
    ).toEqual([])
  }
})

test('the social card shows the same picture in the shape of a card, 1200 by 630', () => {
  const card = drawSocialCard(facts())
  expect(faultOf(card)).toBeUndefined()
  const [, width, height] = /viewBox="0 \d+ (\d+) (\d+)"/.exec(card) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(1200 / 630)
  expect(card.replace(/<svg[^>]*>/, '')).toBe(drawCover(facts()).replace(/<svg[^>]*>/, ''))
})

test('the same story always has the same picture, and another seed another', () => {
  const [first, again] = [drawCover(facts()), drawCover(facts())]
  expect(first === again).toBe(true)
  expect(settings.filter(setting => drawCover(facts({ setting })) === drawCover(facts({ setting, seed: 2 })))).toEqual([])
})

test('a story without setting and mood is given them by its seed', () => {
  const { setting, mood } = factsOf({ seed: 7 })
  expect(drawCover(facts({ setting: undefined, mood: undefined, seed: 7 }))).toContain('<svg')
  expect(factsOf({ seed: 7, setting, mood })).toEqual({ setting, mood })
  const seen = new Set<Setting | Mood>()
  for (let seed = 0; seed < 400; seed++) for (const value of Object.values(factsOf({ seed }))) seen.add(value)
  expect(seen.size).toBe(settings.length + moods.length)
})

test('nothing that a user typed enters the picture', () => {
  const plain = drawCover(facts())
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const typed = `${before}<script>zqx</script>"${after}`
      const svg = drawCover(facts({ favoriteColor: typed }))
      expect(svg.includes('zqx') || svg.includes('<script')).toBe(false)
      if (colorOf(typed) === undefined) expect(svg === plain).toBe(true)
    }),
  )
})

test('a favourite colour that is known is in the picture', () => {
  expect(drawCover(facts({ favoriteColor: 'Azul' })) === drawCover(facts())).toBe(false)
  expect(drawCover(facts({ favoriteColor: 'Azul' })) === drawCover(facts({ favoriteColor: 'blue' }))).toBe(true)
})

test('the child is drawn as the character looks, or from behind, or not at all', () => {
  const covers = [drawCover(facts({ child: defaultLook })), drawCover(facts()), drawCover(facts({ includeChild: false }))]
  expect(new Set(covers).size).toBe(3)
  for (const hair of characterParts.hair) expect(faultOf(drawCover(facts({ child: { ...defaultLook, hair } })))).toBeUndefined()
})

test('pictures of different stories share no id, so that they can stand in one page', () => {
  const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  const pictures = animals
    .map((animal, seed) => idsOf(drawCover(facts({ animal, seed }))))
    .concat(animals.map(animal => idsOf(drawFriend(animal))))
  const all = pictures.flat()
  expect(new Set(all).size).toBe(all.length)
})
