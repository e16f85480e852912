import { expect, signUp, test } from '../../fixtures.ts'
import { hold, makeStory, storyOf } from '../../seed.ts'

test.describe('§2 Screens and routes › My Stories', () => {
  test('a grid of story cards', async ({ page }) => {
    await signUp(page)
    const id = await makeStory(page, { difficulty: 'intermediate' })
    const story = await storyOf(page, id)
    await page.goto('/my-stories')
    const card = page.getByRole('list', { name: 'My Stories' }).getByRole('listitem')

    await test.step("each shows a difficulty badge, the title '{child} and the {animal}' and the theme", async () => {
      await expect(card).toHaveCount(1)
      await expect(card.getByText('Intermediate', { exact: true })).toBeVisible()
      await expect(card.getByRole('heading')).toContainText('Mia and the Owl')
      await expect(card.getByText('Patience', { exact: true })).toBeVisible()
    })

    await test.step('a 150-character content preview', async () => {
      expect(story.preview).toBe(story.content.slice(0, 150))
      await expect(card).toContainText(`${story.preview}…`)
    })

    await test.step('the creation date and an estimated read time', async () => {
      await expect(card).toContainText(new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(story.createdAt)))
      await expect(card).toContainText(`${Math.ceil(story.content.length / 1000)} min read`)
    })

    await test.step('a favourite heart toggle', async () => {
      const heart = card.getByRole('button', { name: /^Favorite: / })
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    })

    await test.step('a Read Story button', async () => {
      const read = card.getByRole('link', { name: 'Read Story' })
      await expect(read).toHaveText('Read Story')
      await read.click()
      await expect(page).toHaveURL(`/story/${id}`)
    })
  })

  test('loading spinner, then the empty state with a create button', async ({ page }) => {
    await signUp(page)
    const answer = await hold(page, '**/api/my-stories?*')
    await page.goto('/my-stories')
    const main = page.getByRole('main')

    await test.step('loading spinner', async () => {
      await expect(main.getByRole('status')).toHaveText('Loading…')
    })

    await test.step("empty state 'No stories yet' with a create button", async () => {
      answer()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText('No stories yet')
      await expect(main.getByRole('status')).toHaveCount(0)
      await main.getByRole('link', { name: 'Create a Story' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})

test.describe('§2 Screens and routes › Favorites', () => {
  test('a favourite, and none', async ({ page }) => {
    await signUp(page)
    const id = await makeStory(page)
    expect((await page.request.post('/api/favorites', { data: { storyId: id } })).ok()).toBe(true)
    await page.goto('/favorites')
    const main = page.getByRole('main')
    const card = main.getByRole('listitem')

    await test.step("title 'Your Favorite Stories'", async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Favorite Stories')
    })

    await test.step("cards show '{childName}'s Adventure', 'A magical tale about a {animal} teaching {theme}' and a Read Story link", async () => {
      await expect(card.getByRole('heading')).toContainText("Mia's Adventure")
      await expect(card).toContainText('A magical tale about an Owl teaching Patience')
      await expect(card.getByRole('link', { name: 'Read Story' })).toHaveText('Read Story')
      await expect(card.getByRole('link', { name: 'Read Story' })).toHaveAttribute('href', `/story/${id}`)
    })

    await test.step("empty state: 'No Favorites Yet' with a 'Create Your First Story' button", async () => {
      await card.getByRole('button', { name: /^Favorite: / }).click()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText('No Favorites Yet')
      await main.getByRole('link', { name: 'Create Your First Story' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})
