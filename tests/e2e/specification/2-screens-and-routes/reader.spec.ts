import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../../fixtures.ts'
import { hold, makeChild, makeStory, openLearning, settle, storyOf } from '../../seed.ts'

const learning = (page: Page) => page.getByRole('tab', { name: /^Learning Activities/ })

test.describe('§2 Screens and routes › Story reader (with learning layer)', () => {
  test('around the story', async ({ page }) => {
    await signUp(page)
    await makeChild(page)
    await makeChild(page, { name: 'Noor', age: 9 })
    const id = await makeStory(page, { difficulty: 'advanced', setting: 'Cloud City' })
    await page.goto(`/story/${id}`)
    const header = page.getByRole('banner')
    const main = page.getByRole('main')

    await test.step('a simple header area with a logo and a Home button', async () => {
      await expect(header.getByRole('link', { name: 'Nightlight' })).toBeVisible()
      await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
      await expect(header.getByRole('navigation')).toHaveCount(0)
    })

    await test.step("the title '{childName}'s Magical Adventure'", async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText("Mia's Magical Adventure")
      await expect(page).toHaveTitle("Mia's Magical Adventure · Nightlight")
    })

    await test.step("a story header reads '{child}'s {animal} Adventure' and has difficulty, theme and setting badges", async () => {
      await expect(main.getByRole('heading', { level: 2 })).toHaveText("Mia's Owl Adventure")
      for (const badge of ['Advanced', 'Patience', 'Cloud City']) await expect(main.getByText(badge, { exact: true })).toBeVisible()
    })

    await test.step("a Favorite toggle shows 'Favorited' or 'Favorite'", async () => {
      await main.getByRole('button', { name: 'Favorite', exact: true }).click()
      await main.getByRole('button', { name: 'Favorited', exact: true }).click()
      await expect(main.getByRole('button', { name: 'Favorite', exact: true })).toBeVisible()
    })

    await test.step('two tabs: Read Story, and Learning Activities', async () => {
      await expect(main.getByRole('tab')).toHaveText(['Read Story', /^Learning Activities/])
      await expect(main.getByRole('tab', { name: 'Read Story' })).toHaveAttribute('aria-selected', 'true')
    })

    await test.step("the second is disabled until a child is chosen, with the hint '(Select a child first)'", async () => {
      await expect(learning(page)).toBeDisabled()
      await expect(learning(page)).toContainText('(Select a child first)')
    })

    await test.step("a row of buttons chooses among the user's child profiles, labelled '{name} (Age {age})'", async () => {
      const children = main.getByRole('group', { name: 'Who is reading?' }).getByRole('button')
      await expect(children).toHaveText(['Mia (Age 7)', 'Noor (Age 9)'])
      for (const chosen of [1, 0]) {
        await children.nth(chosen).click()
        await expect(children.nth(chosen)).toHaveAttribute('aria-pressed', 'true')
        await expect(children.nth(1 - chosen)).toHaveAttribute('aria-pressed', 'false')
      }
      await expect(learning(page)).toBeEnabled()
      await expect(learning(page)).toHaveText('Learning Activities')
    })

    await test.step('footer buttons: Create Another Story and View Favorites', async () => {
      await expect(main.getByRole('link', { name: 'Create Another Story' })).toHaveAttribute('href', '/')
      await expect(main.getByRole('link', { name: 'View Favorites' })).toHaveAttribute('href', '/favorites')
    })

    await test.step('a scroll progress bar with a book marker', async () => {
      const bar = page.getByRole('progressbar', { name: 'Where you are on the page' })
      const marker = bar.locator('svg')
      const place = async () => (await marker.boundingBox())?.x ?? 0
      await page.evaluate(() => scrollTo(0, 0))
      await expect(bar).toHaveAttribute('aria-valuenow', '0')
      const start = await place()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(bar).toHaveAttribute('aria-valuenow', '100')
      await expect(bar).toBeInViewport()
      expect(await place()).toBeGreaterThan(start + 1000)
    })
  })

  test('Read Story tab', async ({ page }) => {
    await signUp(page)
    await makeChild(page)
    const id = await makeStory(page)
    const { content } = await storyOf(page, id)
    await page.goto(`/story/${id}`)
    const panel = page.getByRole('tabpanel', { name: 'Read Story' })
    const progress = panel.getByRole('progressbar', { name: 'Reading progress' })

    await test.step('the text is split into paragraphs at blank lines', async () => {
      const paragraphs = content.split('\n\n')
      expect(paragraphs.length).toBeGreaterThan(3)
      await expect(panel.getByRole('article').locator('p')).toHaveText(paragraphs)
    })

    await test.step('a Start Reading / Finish Reading toggle; a progress bar', async () => {
      await expect(progress).toHaveCount(0)
      await panel.getByRole('button', { name: 'Start Reading' }).click()
      await expect(progress).toHaveAttribute('aria-valuenow', /^\d/)
      await panel.getByRole('button', { name: 'Finish Reading' }).click()
      await expect(progress).toHaveAttribute('aria-valuenow', '100')
      await expect(panel.getByRole('button', { name: 'Start Reading' })).toBeVisible()
    })

    await test.step("once finished it shows 'Great job reading the story!' and a button to the learning activities", async () => {
      await expect(panel.getByText('Great job reading the story!', { exact: true })).toBeVisible()
      await panel.getByRole('button', { name: 'Start Learning Activities' }).click()
      await expect(page.getByRole('tabpanel', { name: /^Learning Activities/ })).toBeFocused()
    })

    await test.step("learning tab with no child chosen: 'Select a Child Profile'", async () => {
      await expect(page.getByRole('tabpanel')).toHaveText('Select a Child Profile')
      await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.getByText('Select a Child Profile')).toHaveCount(0)
    })
  })

  test('loading skeleton', async ({ page }) => {
    await signUp(page)
    const id = await makeStory(page)
    const answer = await hold(page, `**/api/stories/${id}`)
    await page.goto(`/story/${id}`)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…')
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Mia's Magical Adventure")
    await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0)
  })

  test.describe('where there is no such story', () => {
    test.use({ expectedFaults: ['/api/stories/'] })

    test("'Story not found' with a Return Home button", async ({ page }) => {
      await signUp(page)
      for (const id of ['2000000000', 'nonsense']) {
        await page.goto(`/story/${id}`)
        await expect(page.getByRole('main').getByRole('heading')).toHaveText('Story not found')
      }
      await page.getByRole('link', { name: 'Return Home' }).click()
      await expect(page).toHaveURL('/')
    })
  })

  test('learning hub', async ({ page }) => {
    const { storyId } = await settle(page)
    const room = await openLearning(page, storyId)
    const cards = room.getByRole('button')

    await test.step('four cards (Reading Quiz, Word Builder, Fun Activities, Progress Report)', async () => {
      await expect(cards).toHaveText([/^Reading Quiz/, /^Word Builder/, /^Fun Activities/, /^Progress Report/])
    })

    await test.step('parent tips (read together first, set aside 15-30 minutes, encourage thinking aloud, celebrate attempts, take breaks)', async () => {
      await expect(room.getByRole('region', { name: 'Tips for Parents' }).getByRole('listitem')).toHaveText([
        'Read the story together first.',
        'Set aside 15-30 minutes.',
        'Encourage thinking aloud.',
        'Celebrate attempts, not only right answers.',
        'Take breaks whenever they are needed.',
      ])
    })

    await test.step('each sub-view has a back button to the hub', async () => {
      for (const title of ['Reading Quiz', 'Word Builder', 'Fun Activities', 'Progress Report']) {
        await cards.filter({ hasText: title }).click()
        await expect(room.getByRole('heading', { level: 2 })).toHaveText(title)
        await room.getByRole('button', { name: 'Back to Activities' }).first().click()
        await expect(cards).toHaveCount(4)
      }
    })
  })
})
