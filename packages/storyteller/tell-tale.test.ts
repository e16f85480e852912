import { difficulties, languages } from '@nightlight/contract/enums'
import { tales } from '@nightlight/contract/story-code'
import { describe, expect, it } from 'vitest'
import { castOf } from './cast/cast.ts'
import { checkTale } from './checking/check-tale.ts'
import { checkWorld } from './checking/check-world.ts'
import { anyRequest } from './checking/random-request.ts'
import { libraryOf, outlines } from './content/library.ts'
import { parseTemplate } from './content/template.ts'
import { planStory } from './plan/plan.ts'
import type { StoryRequest } from './story.ts'
import { tell } from './tell/tell.ts'
import { tellTale } from './tell-tale.ts'

/** Each tale is told some two hundred times. */
const timeout = 120_000

describe.each(languages)('the content in %s', code => {
  it('has every friend, every place and every lexicon, whole and without a fault', { timeout }, () => expect(checkWorld(code)).toEqual([]))

  it.each(libraryOf(code).tales())(
    'tells “%s” to every cast, at every level and length, with its questions and words',
    { timeout },
    tale => {
      expect(checkTale(code, tale)).toEqual([])
    },
  )
})

const request: StoryRequest = {
  childName: 'Robin',
  animal: 'Fox',
  theme: 'Gratitude',
  difficulty: 'intermediate',
  storyLength: 'medium',
  language: 'en',
  includeChild: true,
  childRole: 'hero',
}

it('tells the same story for the same request and seed, and another for another seed where something is left open', () => {
  const open = { ...request, theme: 'Kindness' } as const
  expect(tellTale(open, 5)).toEqual(tellTale(open, 5))
  expect(new Set([1, 2, 3, 4].map(seed => tellTale(open, seed).setting)).size).toBeGreaterThan(1)
})

it('tells one tale at three levels beat for beat', () => {
  const order =
    outlines()
      .get('hiccups')
      ?.beats.map(({ name }) => name) ?? []
  for (const difficulty of difficulties) {
    const beats = tellTale({ ...request, difficulty }, 1).paragraphs.map(({ beat }) => order.indexOf(beat))
    expect(beats).toEqual([...beats].sort((a, b) => a - b))
    expect(beats).not.toContain(-1)
  }
})

it('leaves no space before a closing quotation mark where a passage fell away', () => {
  const told = [1, 2, 3, 4, 5, 6].map(seed => tellTale({ ...request, tale: 'mm' }, seed).content).join('\n')
  expect(told).not.toContain(' ”')
})

it('speaks of a child by its pronoun, by its name where none is known, and of “they” in the plural', () => {
  const told = (changes: Partial<StoryRequest>) => tellTale({ ...request, setting: 'Ancient Library', ...changes }, 1).content
  expect(told({ pronouns: 'he' })).not.toBe(told({ pronouns: 'she' }))
  expect(told({}).split('Robin').length).toBeGreaterThan(told({ pronouns: 'she' }).split('Robin').length)
})

it('takes what was typed as text, whatever stands in it', () => {
  const odd = '{hero} [[child: x]] | <b>*$&\uE000'
  const { content } = tellTale({ ...request, bestFriend: odd, specialTalent: odd, magicalPower: odd }, 1)
  expect(content).toContain('{hero} [[child: x]] | <b>*$&')
  expect(content).not.toMatch(/[\uE000-\uF8FF]/)
})

it('comes to an end where a spare passage is told for another reason too', () => {
  const library = libraryOf('en')
  const template = parseTemplate('[[long or spare: Again and again.]] '.repeat(400))
  const tale = { ...library.tale('hiccups', 'intermediate'), long: [{ beat: 'pyjamas', line: 1, template }] }
  const asked = { ...request, storyLength: 'long' } as const
  const { content } = tell(tale, castOf(asked, planStory(asked, ['hiccups'], 1), library))
  expect(content.startsWith('Again and again.')).toBe(true)
})

it('refuses a tale that there is not', () =>
  expect(() => tellTale({ ...request, tale: 'nothing' }, 1)).toThrow('there is no tale “nothing”'))

it('asks what its sentences prove, and explains words that stand in it', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { content, questions, vocabulary } = tellTale({ ...anyRequest('en', seed), theme: 'Gratitude' }, seed)
    for (const { evidence } of questions) expect(content).toContain(evidence)
    for (const { contextSentence } of vocabulary) expect(content).toContain(contextSentence)
  }
})

it('never opens the quiz of somebody who cannot write yet with a field to write in', () => {
  const first = libraryOf('en')
    .tales()
    .flatMap(tale => [1, 2, 3].map(seed => tellTale({ ...request, difficulty: 'beginner', tale }, seed).questions[0]?.type))
  expect(new Set(first)).toEqual(new Set(['multiple_choice']))
})

it('greets a friend that has been here before, with what they did together, in each language', () => {
  const again = { ...request, tale: 'looked', heard: [{ tale: 'hiccups', setting: null, animal: 'Fox' }] } as const
  const remembered = { en: 'hiccups', de: 'hicksten', fr: 'hics', es: 'hipos', zh: '打嗝' }
  for (const language of languages) {
    const told = tellTale({ ...again, language }, 3)
    expect(told.remembers).toBe('hiccups')
    expect(told.content).toContain(remembered[language])
    expect(tellTale({ ...again, language, heard: [] }, 3).content).not.toContain(remembered[language])
  }
})

it('introduces a friend that this child does not know, that tells the same tale again, or that is the hero itself', () => {
  const remembersOf = (animal: StoryRequest['animal'], heardTale: string, includeChild = true) =>
    tellTale({ ...request, tale: 'looked', includeChild, heard: [{ tale: heardTale, setting: null, animal }] }, 3).remembers
  expect(remembersOf('Owl', 'hiccups')).toBeNull()
  expect(remembersOf('Fox', 'looked')).toBeNull()
  expect(remembersOf('Fox', 'hiccups', false)).toBeNull()
})

it('begins another evening with what was brought home from the last one, in that tale’s own colour', () => {
  const evening = { ...request, tale: 'looked', remembers: 'two-songs', isNextEvening: true } as const
  for (const language of languages)
    for (const difficulty of difficulties) {
      const before = tellTale({ ...request, tale: 'two-songs', language, difficulty }, 3)
      const [first] = tellTale({ ...evening, language, difficulty }, 3).paragraphs
      expect(first?.text.toLowerCase()).toContain(before.keepsake.toLowerCase())
    }
})

it('knows for each tale others that fit the evening after it', () => {
  const all = [...outlines().values()]
  for (const { id, next } of all) {
    expect(next.length, id).toBeGreaterThan(1)
    expect(next, id).not.toContain(id)
    expect(
      next.filter(each => !outlines().has(each)),
      id,
    ).toEqual([])
  }
  expect(new Set(all.flatMap(({ next }) => next)).size).toBe(all.length)
})

it('has a number in story codes for every tale, and no other', () => {
  expect([...outlines().keys()].toSorted()).toEqual(tales.toSorted())
})
