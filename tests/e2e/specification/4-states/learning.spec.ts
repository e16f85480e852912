import type { Question } from '@nightlight/contract/learning'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { hold, listen, openLearning, settle, toastOf } from '../../seed.ts'

async function answer(room: Locator, question: Question, given: string) {
  if (question.options.length > 0) await room.getByRole('radio', { name: given, exact: true }).click()
  else await room.getByPlaceholder('Type your answer here...').fill(given)
  await room.getByRole('button', { name: 'Submit Answer' }).click()
}

const wrong = (question: Question) => question.options.find(option => option !== question.correctAnswer) ?? 'a thing that is not there'

test.describe('§4 States and transitions › Quiz', () => {
  test('intro (Start Quiz), question n of N, complete', async ({ page }) => {
    const { storyId, questions } = await settle(page)
    const asked = (await questions()).slice(0, 3)
    await page.route('**/questions', route => route.fulfill({ json: asked }))
    await page.clock.install()
    const sent = listen(page, 'POST', /answer-question$/)
    const room = await openLearning(page, storyId)

    const take = async (right: number) => {
      await room.getByRole('button', { name: /^Reading Quiz/ }).click()
      await room.getByRole('button', { name: 'Start Quiz' }).click()
      for (const [index, question] of asked.entries()) {
        await expect(room.getByText(`Question ${index + 1} of 3`)).toBeVisible()
        await answer(room, question, index < right ? question.correctAnswer : wrong(question))
      }
    }
    const complete = async (right: number, percent: number, badge: string) => {
      await expect(toastOf(page)).toHaveText(`Quiz Complete!You got ${right} out of 3 questions correct!`)
      await expect(room.getByText(`${percent}%`)).toBeVisible()
      await expect(room.getByText(badge, { exact: true })).toBeVisible()
      await room.getByRole('button', { name: 'Back to Activities' }).first().click()
    }

    await test.step('an answer cannot be submitted while empty or while a submit is in progress', async () => {
      await room.getByRole('button', { name: /^Reading Quiz/ }).click()
      await room.getByRole('button', { name: 'Start Quiz' }).click()
      const submit = room.getByRole('button', { name: 'Submit Answer' })
      await expect(submit).toHaveAttribute('aria-disabled', 'true')
      await submit.click({ force: true })
      expect(sent).toEqual([])
      const release = await hold(page, '**/answer-question')
      await page.clock.fastForward(7000)
      const [first] = asked
      if (first) await answer(room, first, first.correctAnswer)
      await expect(submit).toHaveAttribute('aria-busy', 'true')
      await expect.poll(() => sent).toHaveLength(1)
      await submit.click({ force: true })
      release()
    })
    await test.step('after a successful submission the next question appears with the answer cleared and the timer restarted', async () => {
      await expect(room.getByText('Question 2 of 3')).toBeVisible()
      expect(sent).toHaveLength(1)
      await expect(room.getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(room.getByRole('button', { name: 'Submit Answer' })).toHaveAttribute('aria-disabled', 'true')
      await page.clock.fastForward(60_000)
      const [, second] = asked
      if (second) await answer(room, second, second.correctAnswer)
      await expect(room.getByText('Question 3 of 3')).toBeVisible()
      const times = sent.map(body => Number(Object(body).timeToAnswer))
      expect(times[0]).toBeGreaterThanOrEqual(7)
      expect(times[0]).toBeLessThan(30)
      expect(times[1]).toBeGreaterThanOrEqual(60)
      expect(times[1]).toBeLessThan(67)
    })
    await test.step('after the last question the complete screen shows the score with a badge, 80 and over Excellent!', async () => {
      const third = asked[2]
      if (third) await answer(room, third, third.correctAnswer)
      await complete(3, 100, 'Excellent!')
    })
    await test.step('60 to 79 Good Job!', async () => {
      await take(2)
      await complete(2, 67, 'Good Job!')
    })
    await test.step('below 60 Keep Practicing!', async () => {
      await take(1)
      await complete(1, 33, 'Keep Practicing!')
    })
  })
})

async function startWords(page: Page, storyId: number) {
  const room = await openLearning(page, storyId)
  await room.getByRole('button', { name: /^Word Builder/ }).click()
  return room
}

test.describe('§4 States and transitions › Vocabulary', () => {
  test('intro with a mastery summary, then Start Learning, then word cards', async ({ page }) => {
    const { storyId, words } = await settle(page)
    const four = (await words()).slice(0, 4)
    await page.route('**/vocabulary', route => route.fulfill({ json: four }))
    await page.clock.install()
    const sent = listen(page, 'PUT', /\/vocabulary\/\d+$/)
    const room = await startWords(page, storyId)
    await expect(room.getByText('0 of 4 words mastered', { exact: true })).toBeVisible()
    await room.getByRole('button', { name: 'Start Learning' }).click()
    const rate = async (index: number, name: string) => {
      await expect(room.getByText(`Word ${index + 1} of 4`)).toBeVisible()
      if (name !== 'I Know This Word!') await room.getByRole('button', { name: 'Show Definition' }).click()
      await room.getByRole('button', { name, exact: true }).click()
      await expect.poll(() => sent.length).toBe(index + 1)
      await expect(toastOf(page)).toHaveText('Progress Updated!')
      await page.clock.runFor(1000)
    }

    await test.step('a card first hides the definition and offers Show Definition or I Know This Word! (sets mastery 100)', async () => {
      await expect(room.getByRole('article')).not.toContainText(four[0]?.definition ?? '')
      await expect(room.getByRole('button', { name: 'Show Definition' })).toBeVisible()
      await expect(room.getByRole('button', { name: 'Need Practice' })).toHaveCount(0)
      await rate(0, 'I Know This Word!')
    })
    await test.step('after the definition is shown the learner picks Need Practice (20), Getting It (60) or I Know It! (100)', async () => {
      await rate(1, 'Need Practice')
      await rate(2, 'Getting It')
      await rate(3, 'I Know It!')
      expect(sent).toEqual([{ masteryLevel: 100 }, { masteryLevel: 20 }, { masteryLevel: 60 }, { masteryLevel: 100 }])
    })
    await test.step('a word is mastered at 80 or more; the stars are floor(mastery/20)+1, up to 5', async () => {
      await room.getByRole('button', { name: 'Back to the words' }).click()
      await expect(room.getByText('2 of 4 words mastered', { exact: true })).toBeVisible()
      for (const [index, stars] of ['5 stars of 5', '2 stars of 5', '4 stars of 5', '5 stars of 5'].entries()) {
        await expect(room.getByRole('listitem').nth(index).getByRole('img')).toHaveAccessibleName(stars)
      }
    })
  })

  test('speech playback of words is skipped when the browser lacks speech synthesis', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
    const { storyId } = await settle(page)
    const room = await startWords(page, storyId)
    await room.getByRole('button', { name: 'Start Learning' }).click()
    await expect(room.getByRole('button', { name: 'Show Definition' })).toBeVisible()
    expect(await page.evaluate(() => 'speechSynthesis' in window)).toBe(false)
    await expect(room.getByRole('button', { name: /^Listen/ })).toHaveCount(0)
  })
})

test.describe('§4 States and transitions › Activities', () => {
  test('list, open an uncompleted activity, Mark Activity Complete, back to the list', async ({ page }) => {
    const { storyId, activities } = await settle(page)
    const [first] = await activities()
    const room = await openLearning(page, storyId)
    await room.getByRole('button', { name: /^Fun Activities/ }).click()
    const cards = room.getByRole('listitem')
    await cards.first().getByRole('button').click()
    await expect(room.getByRole('heading', { level: 2 })).toHaveText(first?.title ?? '')
    await room.getByRole('button', { name: 'Mark Activity Complete' }).click()
    await expect(toastOf(page)).toHaveText('Activity Completed!')
    await expect(room.getByRole('heading', { level: 2 })).toHaveText('Fun Activities')
    await test.step('completed cards are green and cannot be reopened', async () => {
      await expect(cards.first()).toContainText('Done')
      await expect(cards.first().getByRole('button')).toHaveCount(0)
      const green = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = 'var(--success)'
        return getComputedStyle(probe).color
      })
      await expect(cards.first().locator('> *')).toHaveCSS('border-top-color', green)
      await expect(cards.nth(1).locator('> *')).not.toHaveCSS('border-top-color', green)
      await cards.first().click()
      await expect(room.getByRole('heading', { level: 2 })).toHaveText('Fun Activities')
      await expect(cards.nth(1).getByRole('button')).toBeEnabled()
    })
  })
})

test.describe('§4 States and transitions › Reading', () => {
  test('not started, reading (progress shown), finished (100 percent, which unlocks the prompt to start learning)', async ({ page }) => {
    const { storyId } = await settle(page)
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
    const progress = page.getByRole('progressbar', { name: 'Reading progress' })
    const prompt = page.getByText('Great job reading the story!')
    await expect(page.getByRole('button', { name: 'Start Reading' })).toBeVisible()
    await expect(progress).toHaveCount(0)
    await page.getByRole('button', { name: 'Start Reading' }).click()
    await expect(progress).not.toHaveAttribute('aria-valuenow', '100')
    await expect(prompt).toHaveCount(0)
    await page.getByRole('button', { name: 'Finish Reading' }).click()
    await expect(progress).toHaveAttribute('aria-valuenow', '100')
    await expect(prompt).toBeVisible()
    await page.getByRole('button', { name: 'Start Learning Activities' }).click()
    await expect(page.getByRole('button', { name: /^Reading Quiz/ })).toBeVisible()
  })
})
