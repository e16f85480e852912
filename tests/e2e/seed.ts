import type { Character, CreateCharacterInput } from '@nightlight/contract/characters'
import type { ChildProfile, CreateChildProfileInput } from '@nightlight/contract/child-profiles'
import type { Activity, Question, VocabularyWord } from '@nightlight/contract/learning'
import type { CreateStoryInput, Story } from '@nightlight/contract/stories'
import type { Locator, Page } from '@playwright/test'
import { expect, signUp } from './fixtures.ts'

/** What a test needs to be there already, made through the API and not through the screens. */

export async function makeStory(page: Page, changes: Partial<CreateStoryInput> = {}): Promise<number> {
  const data = { childName: 'Mia', animal: 'Owl', theme: 'Patience', storyLength: 'short', ...changes }
  const reply = await page.request.post('/api/stories', { data })
  expect(reply.status(), await reply.text()).toBe(201)
  const { id }: { id: number } = await reply.json()
  return id
}

export const storyOf = async (page: Page, id: number): Promise<Story> => (await page.request.get(`/api/stories/${id}`)).json()

export async function makeChild(page: Page, changes: Partial<CreateChildProfileInput> = {}): Promise<ChildProfile> {
  const liked = { interests: ['Magic'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }
  const reply = await page.request.post('/api/child-profiles', { data: { name: 'Mia', age: 7, ...liked, ...changes } })
  expect(reply.status(), await reply.text()).toBe(201)
  return reply.json()
}

/** Fills in what a profile's form needs. */
export async function fillProfile(dialog: Locator, name: string) {
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  for (const liked of ['Space', 'Fox', 'Courage']) await dialog.getByRole('checkbox', { name: liked, exact: true }).check()
}

export async function makeCharacter(page: Page, changes: Partial<CreateCharacterInput> = {}): Promise<Character> {
  const reply = await page.request.post('/api/characters', { data: { name: 'Mia', ...changes } })
  expect(reply.status(), await reply.text()).toBe(201)
  return reply.json()
}

/** An account, signed in, with a child of seven and a story; what the story brings to learn from is fetched when asked for. */
export async function settle(page: Page, changes: Partial<CreateStoryInput> = {}) {
  const email = await signUp(page)
  const [child, storyId] = [await makeChild(page), await makeStory(page, changes)]
  const brought = async <T>(what: string): Promise<T[]> => (await page.request.get(`/api/stories/${storyId}/${what}`)).json()
  return {
    email,
    child,
    storyId,
    questions: () => brought<Question>('questions'),
    words: () => brought<VocabularyWord>('vocabulary'),
    activities: () => brought<Activity>('activities'),
  }
}

/** Opens the learning activities of a story for the child, and gives the tab in which they are. */
export async function openLearning(page: Page, storyId: number, child = 'Mia (Age 7)'): Promise<Locator> {
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: child }).click()
  await page.getByRole('tab', { name: 'Learning Activities' }).click()
  return page.getByRole('tabpanel', { name: 'Learning Activities' })
}

/** The one notification that is shown. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

/** Fills in what the form needs and presses its button. */
export async function submitStory(page: Page) {
  await page.goto('/')
  await page.getByLabel("Child's name").fill('Mia')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByRole('button', { name: 'Generate Magical Story' }).click()
}

/** Holds the answers of a call back until the function that this gives is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** Writes down every request of one method whose path fits, in the order in which they are made. */
export function listen(page: Page, method: string, path: RegExp): unknown[] {
  const bodies: unknown[] = []
  page.on('request', request => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** The browsers of a test have no voice; this one says every sentence in so many milliseconds, and remembers what it said and how fast. */
export function voice(pace: number) {
  const said: string[] = []
  const rates: number[] = []
  let timer: number | undefined
  const speech = {
    getVoices: () => [{ lang: 'en-GB', name: 'Test', default: true, localService: true, voiceURI: 'test' }],
    addEventListener: () => {},
    removeEventListener: () => {},
    cancel: () => clearTimeout(timer),
    speak(utterance: { text: string; rate: number; onend?: () => void; onboundary?: (event: object) => void }) {
      said.push(utterance.text)
      rates.push(utterance.rate)
      utterance.onboundary?.({ name: 'word', charIndex: 0, charLength: 3 })
      timer = window.setTimeout(() => utterance.onend?.(), pace)
    },
  }
  class Utterance {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  Object.defineProperties(window, {
    speechSynthesis: { value: speech },
    SpeechSynthesisUtterance: { value: Utterance },
    said: { value: said },
    rates: { value: rates },
  })
}
