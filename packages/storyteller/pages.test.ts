import { languages, settings } from '@nightlight/contract/enums'
import { expect, test } from 'vitest'
import { libraryOf } from './content/library.ts'
import { institutions } from './content/place.ts'
import { folkOf, pagesOf, type ToldStory } from './pages.ts'
import { taleFacts } from './tale-facts.ts'
import { tellTale } from './tell-tale.ts'

const seed = 4
const told = (language: ToldStory['language'], change: Partial<ToldStory> = {}): ToldStory => {
  const asked = { childName: 'Mia', animal: 'Fox', theme: 'Courage', difficulty: 'intermediate', storyLength: 'long' } as const
  const tale = tellTale({ ...asked, language, setting: 'Ancient Library', includeChild: true, childRole: 'hero', tale: 'the-gap' }, seed)
  return { ...tale, seed, difficulty: asked.difficulty, includeChild: true, childName: 'Mia', ...change }
}

test('the elder and the dweller that a story was told with are on its pages and in their descriptions, by name and kind', () => {
  const story = told('en')
  expect(folkOf(story)).toMatchObject({ elder: 0, dweller: 2 })
  const said = (beat: string) => pagesOf(story).find(page => page.beats.includes(beat))
  expect(said('across')?.scene).toMatchObject({ elder: { act: 'stands', feeling: 'glad' }, dweller: { act: 'stands', feeling: 'glad' } })
  expect(said('across')?.description).toContain(
    'Nelly Plate-Four, a picture-book girl, is there, smiling. Mistress Folia, a bookmouse, is there, smiling.',
  )
})

test.each([
  ['de', 'Nelli Seite-Vier, ein Bilderbuchmädchen, ist da, mit einem Lächeln.'],
  ['fr', 'Lili Page-Quatre, une petite fille d’album, est là, le sourire aux lèvres.'],
  ['es', 'También está Nela, una niña de papel, con una sonrisa.'],
  ['zh', '妮妮也在，是一个小姑娘，笑着。'],
] as const)('in %s they are named with the grammar of the language', (language, sentence) => {
  expect(pagesOf(told(language)).some(page => page.description.includes(sentence))).toBe(true)
})

test.each(languages)('in %s nobody of the place is on a page before the text has named them', language => {
  for (const tale of libraryOf(language).tales()) {
    const asked = {
      childName: 'Mia',
      animal: 'Fox',
      theme: 'Courage',
      difficulty: 'intermediate',
      storyLength: 'medium',
      includeChild: true,
    } as const
    const told = tellTale({ ...asked, language, setting: 'Cloud City', childRole: 'hero', tale }, seed)
    const story = { ...told, seed, difficulty: asked.difficulty, includeChild: true, childName: 'Mia' }
    const { elder, dweller } = folkOf(story)
    const place = libraryOf(language).place('Cloud City')
    let soFar = ''
    for (const { text, scene } of pagesOf(story)) {
      soFar += text
      if (scene.elder) expect(soFar, `${tale}: elder`).toContain(place.elders[elder ?? -1]?.name)
      if (scene.dweller) expect(soFar, `${tale}: dweller`).toContain(place.dwellers[dweller ?? -1]?.name)
    }
  }
})

test('what a page is about is named in its description, and is the friend’s where the child stays out of the tale', () => {
  const described = (change: Partial<ToldStory> = {}) =>
    pagesOf(told('en', change))
      .map(({ description }) => description)
      .join('\n')
  expect(described()).toContain('In Mia’s hand: a note.')
  expect(described({ includeChild: false })).not.toContain('Mia’s hand')
  expect(described({ includeChild: false })).toMatch(/has brought a note\./)
})

test('a story says in which colour its things are drawn, as long as its tale is known', () => {
  expect(taleFacts(told('fr'))?.colour).toBe('rouge')
  expect(taleFacts({ ...told('fr'), tale: 'forgotten' })).toBeUndefined()
})

test('a story that does not know who it met, or does not speak of them, shows nobody of the place', () => {
  const nobody = (story: ToldStory) => pagesOf(story).every(({ scene }) => scene.elder === undefined && scene.dweller === undefined)
  expect(nobody(told('en', { seed: undefined }))).toBe(true)
  expect(
    nobody(
      told('en', { paragraphs: told('en').paragraphs.map(({ beat, text }) => ({ beat, text: text.replaceAll(/Nelly|Folia/g, 'X') })) }),
    ),
  ).toBe(true)
})

/** The story, with the best friend named in these beats. */
const withTom = (beats: readonly string[]) =>
  pagesOf({
    ...told('en', { bestFriend: 'Tom' }),
    paragraphs: told('en').paragraphs.map(({ beat, text }) => ({ beat, text: beats.includes(beat) ? `${text} Tom was there.` : text })),
  })

test('the best friend takes the elder’s place where the text tells of the best friend, and gives way to an elder it tells of alone', () => {
  const across = (beats: readonly string[]) => withTom(beats).find(page => page.beats.includes('across'))?.description
  expect(across(['across'])).toContain('Tom is coming along')
  expect(across(['across'])).not.toContain('Folia')
  expect(across([])).not.toContain('Tom')
  expect(across([])).toContain('Folia')
})

test('the best friend stays the night: at home from the page on that tells of it', () => {
  const atHome = (beats: readonly string[]) =>
    withTom(beats).flatMap(({ scene }) => (scene.spot === 'bedroom' ? [scene.best === true] : []))
  expect(atHome([])).not.toContain(true)
  const [first = ''] = told('en').paragraphs.map(({ beat }) => beat)
  expect(atHome([first])).not.toContain(false)
})

test('a page from near by describes two', () => {
  const pages = pagesOf(told('en', { bestFriend: 'Tom' }))
  const hushed = pages.find(page => page.beats.includes('dweller-hushed'))?.description
  expect(hushed).toContain('Nelly')
  expect(hushed).not.toContain('Tom')
})

test('elders stand in the same order in every language: whoever keeps something there keeps it everywhere', () => {
  for (const setting of settings)
    for (const institution of institutions) {
      const keepers = languages.map(language => {
        const place = libraryOf(language).place(setting)
        return place.elders.findIndex(elder => elder.name === place.institutions[institution].keeper)
      })
      expect(new Set(keepers).size, `${setting}: ${institution}`).toBe(1)
    }
})

test.each(languages)('in %s the shortest story of every tale has six pages at least, and loses no word by it', language => {
  for (const tale of libraryOf(language).tales()) {
    const asked = {
      childName: 'Mia',
      animal: 'Fox',
      theme: 'Courage',
      difficulty: 'beginner',
      storyLength: 'short',
      includeChild: true,
    } as const
    const story = {
      ...tellTale({ ...asked, language, childRole: 'hero', tale }, seed),
      seed,
      difficulty: asked.difficulty,
      includeChild: true,
      childName: 'Mia',
    }
    const pages = pagesOf(story)
    expect(pages.length, tale).toBeGreaterThanOrEqual(6)
    expect(pages.map(({ text }) => text).join('\n\n')).toBe(story.paragraphs.map(({ text }) => text).join('\n\n'))
  }
})
