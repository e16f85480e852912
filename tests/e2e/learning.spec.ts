import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { Question, VocabularyWord } from '@nightlight/contract/learning'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, pressOn, signUp, tabTo, test, texts } from './fixtures.ts'

const names: Record<string, string> = { en: 'Mia', zh: '小雨' }

/** An account with a child and a story in a language. */
async function settle(page: Page, language = 'en') {
  await signUp(page)
  const name = names[language] ?? ''
  const liked = { interests: ['Magic'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }
  const profile = await page.request.post('/api/child-profiles', { data: { name, age: 7, readingLevel: 'intermediate', ...liked } })
  const made = await page.request.post('/api/stories', { data: { childName: name, animal: 'Owl', theme: 'Patience', language } })
  const child: ChildProfile = await profile.json()
  const story: { id: number } = await made.json()
  return { child, storyId: story.id }
}

async function questionsOf(page: Page, storyId: number): Promise<Question[]> {
  return (await page.request.get(`/api/stories/${storyId}/questions`)).json()
}

/** Gives an answer by keyboard: types it, or walks to its option. */
async function answer(page: Page, room: Locator, question: Question, given: string) {
  if (question.options.length === 0) {
    await tabTo(page, room.getByRole('textbox'))
    await page.keyboard.type(given)
    await page.keyboard.press('Enter')
    return
  }
  await tabTo(page, room.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let step = 0; step < question.options.indexOf(given); step++) await page.keyboard.press('ArrowDown')
  await expect(room.getByRole('radio', { checked: true })).toHaveAccessibleName(given)
  await pressOn(page, room.locator('button[type=submit]'))
}

const wrong = (question: Question) => question.options.find(option => option !== question.correctAnswer) ?? 'a thing that is not there'

/** Reads, answers, learns, does and reports: everything there is for a child and a story, without a mouse. */
async function walk(page: Page, language: string) {
  const say = texts(language)
  const { child, storyId } = await settle(page, language)
  const questions = await questionsOf(page, storyId)
  const words: VocabularyWord[] = await (await page.request.get(`/api/stories/${storyId}/vocabulary`)).json()
  await page.goto(`/story/${storyId}?lng=${language}`)

  await test.step('read', async () => {
    const tab = page.getByRole('tab', { name: say('stories', 'reader.tabs.learn') })
    await expect(tab).toContainText(say('stories', 'reader.selectFirst'))
    await expect(tab).toBeDisabled()
    await pressOn(page, page.getByRole('button', { name: say('child-profiles', 'picker.child_other', { name: child.name, count: 7 }) }))
    await pressOn(page, page.getByRole('button', { name: say('stories', 'reader.start') }))
    await pressOn(page, page.getByRole('button', { name: say('stories', 'reader.finish') }))
    await expect(page.getByText(say('stories', 'reader.wellDone'))).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: say('stories', 'reader.toLearning') }))
  })

  const room = page.getByRole('tabpanel', { name: say('stories', 'reader.tabs.learn') })
  const enter = (name: string) => pressOn(page, room.getByRole('button', { name: new RegExp(`^${say('learning', `${name}.title`)}`) }))
  const back = () => pressOn(page, room.getByRole('button', { name: say('learning', 'back') }).first())
  await expect(room.getByRole('heading', { name: say('learning', 'tips.title') })).toBeVisible()
  await expectAccessible(page)

  await test.step('quiz', async () => {
    await enter('quiz')
    await expect(room.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
    await pressOn(page, room.getByRole('button', { name: say('learning', 'quiz.start') }))
    const missed = questions.findIndex(question => question.options.length > 0)
    for (const [index, question] of questions.entries()) {
      await expect(room.getByText(say('learning', 'quiz.position', { number: index + 1, total: questions.length }))).toBeVisible()
      await expect(room.getByRole('heading', { level: 3 })).toBeFocused()
      if (index === 1) await expectAccessible(page)
      await answer(page, room, question, index === missed ? wrong(question) : question.correctAnswer)
      const kind = index === missed ? 'look' : 'right'
      if (index < questions.length - 1) await expect(room.getByText(say('learning', `quiz.${kind}`, { number: index + 1 }))).toBeVisible()
    }
    const [right, total] = [questions.length - 1, questions.length]
    await expect(page.getByText(say('learning', 'quiz.completeToastText', { right, total }), { exact: true })).toBeVisible()
    await expect(room.getByText(`${Math.round((right / total) * 100)}%`)).toBeVisible()
    await expect(room.getByText(say('learning', 'quiz.badges.excellent'))).toBeVisible()
    const answers = room.getByRole('list', { name: say('learning', 'quiz.answers') }).getByRole('listitem')
    await expect(answers).toHaveCount(total)
    for (const [index, question] of questions.entries()) {
      await expect(answers.nth(index).locator('blockquote')).toHaveText(question.evidence)
    }
    await expectAccessible(page)

    await pressOn(page, answers.first().getByRole('button'))
    const inStory = page.getByRole('dialog')
    await expect(inStory.locator('mark')).toHaveText(questions[0]?.evidence ?? '')
    await expect(inStory.locator('mark')).toBeInViewport()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(answers.first().getByRole('button')).toBeFocused()

    await pressOn(page, room.getByRole('button', { name: say('learning', 'quiz.again') }))
    await expect(room.getByText(say('learning', 'quiz.position', { number: 1, total: 1 }))).toBeVisible()
    const again = questions[missed]
    if (again) await answer(page, room, again, again.correctAnswer)
    await expect(room.getByText(say('learning', 'quiz.mended'))).toBeVisible()
    await expect(room.getByText(`${Math.round((right / total) * 100)}%`)).toBeVisible()
    await back()
  })

  await test.step('words', async () => {
    await enter('words')
    await expectAccessible(page)
    await pressOn(page, room.getByRole('button', { name: say('learning', 'words.start') }))
    for (const [index, word] of words.entries()) {
      const card = room.getByRole('article')
      await expect(card.getByRole('heading')).toHaveText(word.word)
      await expect(card).not.toContainText(word.definition)
      if (index === 0) {
        await pressOn(page, room.getByRole('button', { name: say('learning', 'words.show') }))
        await expect(card.getByText(word.definition, { exact: true })).toBeFocused()
        await expectAccessible(page)
        await pressOn(page, room.getByRole('button', { name: say('learning', 'words.needPractice') }))
        await expect(card.getByRole('img', { name: say('learning', 'words.stars_other', { count: 2 }) })).toBeVisible()
      } else {
        await pressOn(page, room.getByRole('button', { name: say('learning', 'words.known') }))
      }
      await expect(page.getByText(say('learning', 'words.updated'), { exact: true })).toBeVisible()
    }
    await expect(room.getByText(say('learning', 'words.done'))).toBeFocused()
    await pressOn(page, room.getByRole('button', { name: say('learning', 'words.toSummary') }))
    await expect(
      room.getByText(say('learning', 'words.mastered', { done: words.length - 1, total: words.length }), { exact: true }),
    ).toBeVisible()
    await back()
  })

  await test.step('activity', async () => {
    await enter('activities')
    await expectAccessible(page)
    const first = room.getByRole('listitem').first()
    await pressOn(page, first.getByRole('button'))
    await expect(room.getByRole('heading', { level: 2 })).toBeFocused()
    await tabTo(page, room.getByRole('radio').first())
    for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
    await tabTo(page, room.getByRole('textbox'))
    await page.keyboard.type('Glue!')
    await expectAccessible(page)
    await pressOn(page, room.getByRole('button', { name: say('learning', 'activities.complete') }))
    await expect(page.getByText(say('learning', 'activities.completed'), { exact: true })).toBeVisible()
    await expect(first).toContainText('Glue!')
    await expect(first.getByRole('img', { name: say('learning', 'activities.ratedStars_other', { count: 4 }) })).toBeVisible()
    await expect(first.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await back()
  })

  await test.step('report', async () => {
    await enter('report')
    const figures = room.locator('dl')
    await expect(figures).toContainText(`${Math.round(((questions.length - 1) / questions.length) * 100)}%`)
    await expect(figures).toContainText(
      say('learning', 'report.fromAnswers_other', { right: questions.length - 1, count: questions.length }),
    )
    await expect(figures).toContainText(say('learning', 'report.fromWords_other', { count: words.length }))
    await expect(room.getByRole('listitem').filter({ hasText: questions.at(-1)?.question ?? '' })).toBeVisible()
    await expect(room.getByText(say('learning', 'report.strength.comprehension'))).toBeVisible()
    await expectAccessible(page)

    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
    expect(pages, 'pages of the printed report').toHaveLength(1)
    const download = page.waitForEvent('download')
    await pressOn(page, room.getByRole('link', { name: say('learning', 'report.csv') }))
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await pressOn(page, room.getByRole('button', { name: say('learning', 'report.help.activities') }))
    await expect(room.getByRole('heading', { level: 2 })).toHaveText(say('learning', 'activities.title'))
  })
}

test.describe('by keyboard alone: read, quiz, words, activity, report', () => {
  test.slow()
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const theme of ['light', 'dark'] as const) {
    test.describe(`in the ${theme} theme`, () => {
      test.use({ colorScheme: theme })
      test('in English', async ({ page }) => walk(page, 'en'))
    })
  }
  test('in Chinese', async ({ page }) => walk(page, 'zh'))
})

test('a word’s card gives way to the next one a second after the choice, and not before', async ({ page }) => {
  const { storyId } = await settle(page)
  await page.clock.install()
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
  await page.getByRole('tab', { name: 'Learning Activities' }).click()
  await page.getByRole('button', { name: /^Word Builder/ }).click()
  await page.getByRole('button', { name: 'Start Learning' }).click()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.getByRole('button', { name: 'I Know This Word!' }).click()
  await expect(page.getByText('Progress Updated!', { exact: true })).toBeVisible()
  await page.clock.runFor(900)
  await expect(page.getByText(/^Word 1 of/)).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText(/^Word 2 of/)).toBeVisible()
})

test('the minutes that a story took are the child’s, also of a child who is chosen after the end', async ({ page }) => {
  const { storyId } = await settle(page)
  await page.clock.install()
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Start Reading' }).click()
  await page.clock.fastForward('07:00')
  await page.getByRole('button', { name: 'Finish Reading' }).click()
  const saved = page.waitForResponse(response => response.request().method() === 'PUT' && response.url().endsWith('/progress'))
  await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
  expect((await saved).status()).toBe(200)
  await page.goto('/child-profiles')
  await expect(page.getByText('1 story read')).toBeVisible()
  await expect(page.getByText('7 minutes read')).toBeVisible()
})

test('without a child’s profile the reader shows the way to the first one', async ({ page }) => {
  await signUp(page)
  const made = await page.request.post('/api/stories', { data: { childName: 'Mia', animal: 'Owl', theme: 'Patience' } })
  const { id }: { id: number } = await made.json()
  await page.goto(`/story/${id}`)
  await expect(page.getByRole('tab', { name: /Learning Activities/ })).toBeDisabled()
  await page.getByRole('link', { name: 'Add Child Profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Child Profile' })).toBeVisible()
  await expect(page).toHaveURL(`/child-profiles?story=${id}`)
})

test('the quiz is as it was for who looks something up in the story', async ({ page }) => {
  const { storyId } = await settle(page)
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
  await page.getByRole('tab', { name: 'Learning Activities' }).click()
  await page.getByRole('button', { name: /^Reading Quiz/ }).click()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  const hint = page.getByRole('button', { name: 'A hint' })
  await hint.click()
  await page.getByRole('tab', { name: 'Read Story' }).click()
  await page.getByRole('tab', { name: 'Learning Activities' }).click()
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await expect(hint).toHaveAttribute('aria-expanded', 'true')
})

test.describe('where the server fails', () => {
  test.use({ expectedFaults: ['/answer-question'] })

  test('an answer stays as it was given, and can be handed in again', async ({ page }) => {
    const { storyId } = await settle(page)
    const [question] = await questionsOf(page, storyId)
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
    await page.getByRole('tab', { name: 'Learning Activities' }).click()
    await page.getByRole('button', { name: /^Reading Quiz/ }).click()
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    const field = page.getByPlaceholder('Type your answer here...').or(page.getByRole('radio').first())
    if (question?.options.length === 0) await field.fill('the owl')
    else await field.click()
    await page.route('**/answer-question', route => route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } }))
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(page.getByText(texts('en')('common', 'errors.internal'), { exact: true })).toBeVisible()
    await expect(page.getByText(/^Question 1 of/)).toBeVisible()
    await page.unroute('**/answer-question')
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  })
})
