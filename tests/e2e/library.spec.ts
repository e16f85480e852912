import { expect, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

const card = (id: number) => ({
  id,
  title: `Story ${id}`,
  childName: `Child ${id}`,
  animal: 'Fox',
  theme: 'Courage',
  difficulty: 'beginner',
  language: 'en',
  setting: null,
  mood: null,
  storyLength: 'medium',
  includeChild: true,
  childRole: 'hero',
  favoriteColor: null,
  characterId: null,
  writer: 'builtin',
  preview: 'Once.',
  contentLength: 4200,
  isFavorite: false,
  hasCover: false,
  createdAt: '2026-05-04T18:00:00.000Z',
})

// A free account makes five stories a month, so a long shelf is put in front of the app as the server would answer it.
test('a long shelf is fetched as its end comes near, and is found where it was left', async ({ page }) => {
  await signUp(page)
  const asked: string[] = []
  await page.route('**/api/my-stories?*', route => {
    const cursor = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    asked.push(String(cursor))
    const stories = Array.from({ length: 24 }, (_, index) => card(1000 - cursor - index))
    return route.fulfill({ json: { stories, nextCursor: cursor < 48 ? cursor + 24 : null } })
  })
  await page.goto('/my-stories')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(24)
  await page.getByRole('heading', { name: 'Child 977 and the Fox' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(48)
  expect(asked).toEqual(['0', '24'])

  await page.getByRole('heading', { name: 'Child 985 and the Fox' }).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  await page.getByRole('link', { name: 'Favorites', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Favorite Stories')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Child 985 and the Fox' })).toBeInViewport()
})

test.describe('where the shelf cannot be fetched', () => {
  test.use({ expectedFaults: ['/api/my-stories'] })

  test('it says so and offers to load the page again', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/my-stories?*', route => route.fulfill({ status: 503, body: 'no lamp' }))
    await page.goto('/my-stories')
    await expect(page.getByText('Unable to load stories')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('There was an error loading your stories. Please try again.')).toBeVisible()
    await page.unroute('**/api/my-stories?*')
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page.getByText('No stories yet')).toBeVisible()
  })
})

test('a story is deleted after one question that names it', async ({ page }) => {
  await signUp(page)
  await page.request.post('/api/stories', { data: { childName: 'Mia', animal: 'Owl', theme: 'Patience' } })
  await page.goto('/my-stories')
  await page.getByRole('button', { name: 'Delete: Mia and the Owl' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Mia and the Owl”?' })
  await question.getByRole('button', { name: say('stories', 'delete.confirm') }).click()
  await expect(page.getByText('No stories yet')).toBeVisible()
  // The button that asked is gone: the keyboard goes on from where the page begins.
  await expect(page.getByRole('main')).toBeFocused()
})
