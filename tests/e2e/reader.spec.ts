import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { fillProfile, makeStory, voice } from './seed.ts'

const say = texts('en')

async function openStory(page: Page): Promise<{ id: number; title: string; content: string }> {
  const story = { childName: 'Mia', animal: 'Owl', theme: 'Patience', setting: 'Cloud City', mood: 'calm' }
  expect((await page.request.post('/api/stories', { data: story })).status()).toBe(201)
  const [made]: { id: number; title: string; content: string }[] = await (await page.request.get('/api/my-stories')).json()
  if (!made) throw new Error('The story is not on the shelf')
  await page.goto(`/story/${made.id}`)
  return made
}

test('the text’s size, spacing and typeface are set in the reader and remembered', async ({ page }) => {
  await signUp(page)
  await openStory(page)
  const text = page.locator('article')
  const size = () => text.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  expect(before).toBeGreaterThanOrEqual(20)
  await page.getByRole('button', { name: say('stories', 'reader.comfort.title') }).click()
  await page.getByRole('radio', { name: say('stories', 'reader.comfort.choices.largest') }).check()
  await page.getByRole('radio', { name: say('stories', 'reader.comfort.choices.wide') }).check()
  await page.getByRole('radio', { name: say('stories', 'reader.comfort.choices.plain') }).check()
  expect(await size()).toBeCloseTo(before * 1.5, 0)
  await expectAccessible(page)
  await page.reload()
  await expect(text).toHaveAttribute('data-size', 'largest')
  await expect(text).toHaveAttribute('data-spacing', 'wide')
  await expect(text).toHaveAttribute('data-face', 'plain')
})

test('a tap on a word of the story’s list says what it means, and Escape closes it', async ({ page }) => {
  await signUp(page)
  const { id } = await openStory(page)
  const [word]: { word: string; definition: string }[] = await (await page.request.get(`/api/stories/${id}/vocabulary`)).json()
  if (!word) throw new Error('The story has no words')
  const inText = page.locator('article').getByRole('button')
  await expect(inText.first()).toBeVisible()
  const marked = await inText.allTextContents()
  expect(marked.length).toBeGreaterThan(0)
  const marking = page
    .locator('article')
    .getByRole('button', { name: new RegExp(word.word.slice(0, 4), 'i') })
    .first()
  for (const open of [() => marking.click(), () => page.keyboard.press('Enter'), () => page.keyboard.press('Space')]) {
    await open()
    await expect(page.getByText(word.definition)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(word.definition)).toBeHidden()
    await expect(marking).toBeFocused()
  }
})

test('a story is downloaded as an e-book with its cover', async ({ page }) => {
  await signUp(page)
  const { title, content } = await openStory(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: say('stories', 'reader.epub') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.epub$/)
  const files = unzipSync(new Uint8Array(await readFile(await file.path())))
  const chapter = strFromU8(files['OEBPS/story.xhtml'] ?? new Uint8Array())
  expect(strFromU8(files['OEBPS/cover.svg'] ?? new Uint8Array())).toContain('<svg')
  const read = await page.evaluate(xhtml => {
    const parsed = new DOMParser().parseFromString(xhtml, 'application/xhtml+xml')
    return { title: parsed.querySelector('h1')?.textContent, text: [...parsed.querySelectorAll('p')].map(p => p.textContent).join('\n\n') }
  }, chapter)
  expect(read).toEqual({ title, text: content })
})

test('where the browser has no voice, nothing offers to read aloud', async ({ page }) => {
  await signUp(page)
  await openStory(page)
  await expect(page.getByRole('button', { name: say('stories', 'reader.start') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('stories', 'reader.aloud.start') })).toHaveCount(0)
})

test('a story is read aloud sentence by sentence, with the sentence lit; it can be paused, moved and stopped', async ({ page }) => {
  await page.addInitScript(voice, 400)
  await page.clock.install()
  await signUp(page)
  await openStory(page)
  const lit = page.locator('article [aria-current="true"]')
  const press = (name: string) => page.getByRole('button', { name: say('stories', `reader.aloud.${name}`) }).click()
  await expect(page.getByRole('button', { name: say('stories', 'reader.aloud.start') })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await press('start')
  await expect(lit).toHaveCount(1)
  await expect(page.getByRole('button', { name: say('stories', 'reader.aloud.pause') })).toBeInViewport()
  await expect(page.getByRole('button', { name: say('stories', 'reader.aloud.pause') })).toBeFocused()
  const first = await lit.textContent()
  await page.clock.runFor(400)
  await expect(lit).not.toHaveText(first ?? '')
  await press('pause')
  const paused = await lit.textContent()
  await page.clock.runFor(2000)
  expect(await lit.textContent()).toBe(paused)
  await press('back')
  await expect(lit).toHaveText(first ?? '')
  await page.clock.resume()
  await expectAccessible(page)
  await press('stop')
  await expect(lit).toHaveCount(0)
  await expect(page.getByRole('button', { name: say('stories', 'reader.aloud.start') })).toBeFocused()
  const said = await page.evaluate(() => Reflect.get(window, 'said'))
  expect(said[0]).toBe(first)
})

test('the sleep timer ends the reading after the minutes chosen', async ({ page }) => {
  await page.addInitScript(voice, 60_000)
  await page.clock.install()
  await signUp(page)
  await openStory(page)
  await page.getByRole('button', { name: say('stories', 'reader.aloud.start') }).click()
  await page.getByRole('combobox', { name: say('stories', 'reader.aloud.sleep') }).selectOption('5')
  const reading = page.getByRole('button', { name: say('stories', 'reader.aloud.pause') })
  await page.clock.runFor(4 * 60_000)
  await expect(reading).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(reading).toHaveCount(0)
  await expect(page.locator('article [aria-current="true"]')).toHaveCount(1)
})

test('another voice is chosen while it reads, says the sentence again and is remembered', async ({ page }) => {
  await page.addInitScript(voice, 60_000)
  await page.addInitScript(() => {
    const [first] = speechSynthesis.getVoices()
    speechSynthesis.getVoices = () => (first ? [first, { ...first, name: 'Second', voiceURI: 'second', default: false }] : [])
  })
  await signUp(page)
  await openStory(page)
  const start = page.getByRole('button', { name: say('stories', 'reader.aloud.start') })
  const choice = page.getByRole('combobox', { name: say('stories', 'reader.aloud.voice') })
  await start.click()
  await expect(choice).toHaveValue('test')
  await choice.selectOption('Second')
  const said: string[] = await page.evaluate(() => Reflect.get(window, 'said'))
  expect(said).toHaveLength(2)
  expect(said[1]).toBe(said[0])
  await page.reload()
  await start.click()
  await expect(choice).toHaveValue('second')
})

test('who starts reading is led to the beginning of the text', async ({ page }) => {
  await signUp(page)
  await openStory(page)
  await page.getByRole('button', { name: say('stories', 'reader.start') }).click()
  await expect(page.locator('article')).toBeFocused()
  await expect(page.locator('article p').first()).toBeInViewport()
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('all the settings of the text are in sight at once', async ({ page }) => {
    await signUp(page)
    await openStory(page)
    await page.getByRole('button', { name: say('stories', 'reader.comfort.title') }).click()
    const settings = page.getByRole('dialog', { name: say('stories', 'reader.comfort.title') })
    await expect(settings.getByRole('radio')).toHaveCount(11)
    for (const choice of await settings.getByRole('radio').all()) await expect(choice).toBeInViewport({ ratio: 1 })
  })
})

test('who adds a child from a story comes back to the story', async ({ page }) => {
  await signUp(page)
  const id = await makeStory(page)
  await page.goto(`/story/${id}`)
  await page.getByRole('link', { name: say('child-profiles', 'add') }).click()
  const window = page.getByRole('dialog')
  await fillProfile(window, 'Noor')
  await window.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
  await expect(page).toHaveURL(`/story/${id}`)
  await page.getByRole('button', { name: /^Noor/ }).click()
  await expect(page.getByRole('tab', { name: say('stories', 'reader.tabs.learn') })).toBeEnabled()
})
