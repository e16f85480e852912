import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeStory, storyOf } from './seed.ts'

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
  childId: null,
  companionId: null,
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
  await page.getByRole('button', { name: /^Delete: / }).click()
  const question = page.getByRole('alertdialog', { name: /^Delete “/ })
  await question.getByRole('button', { name: say('stories', 'delete.confirm') }).click()
  await expect(page.getByText('No stories yet')).toBeVisible()
  // The button that asked is gone: the keyboard goes on from where the page begins.
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('where a title is taken', () => {
  test.use({ expectedFaults: ['/api/stories/'] })

  test('a story is called as the family calls it, on its card and in its book', async ({ page }) => {
    await signUp(page)
    const [first, second] = [await makeStory(page), await makeStory(page)]
    const taken = (await storyOf(page, second)).title
    await page.goto('/my-stories')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: (await storyOf(page, first)).title, exact: false }) })
      .last()
    await card.getByRole('button', { name: say('stories', 'rename.named', { title: '' }).trim() }).click()
    const window = page.getByRole('dialog')
    const title = window.getByLabel(say('stories', 'rename.label'))
    await title.fill('')
    await window.getByRole('button', { name: say('stories', 'rename.save') }).click()
    await expect(window.getByText(say('stories', 'rename.empty'))).toBeVisible()
    await title.fill(taken)
    await window.getByRole('button', { name: say('stories', 'rename.save') }).click()
    await expect(window.getByText(say('common', 'errors.title_taken'))).toBeVisible()
    await title.fill('The one with the owl')
    await window.getByRole('button', { name: say('stories', 'rename.save') }).click()
    await expect(page.getByRole('heading', { name: 'The one with the owl' })).toBeVisible()
    await page.goto(`/story/${first}/book`)
    await expect(page.getByRole('heading', { name: 'The one with the owl' })).toBeVisible()
  })
})

test('a shelf is searched and narrowed, the address says by what, and nothing found says how to see all again', async ({ page }) => {
  await signUp(page)
  const owl = await makeStory(page)
  const fox = await makeStory(page, { animal: 'Fox', childName: 'Zoë' })
  await page.goto('/my-stories?order=oldest')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toContainText((await storyOf(page, owl)).title)
  const search = page.getByRole('searchbox', { name: say('stories', 'library.filter.search') })
  await search.fill('zo')
  await expect(headings).toHaveCount(1)
  await expect(headings).toContainText((await storyOf(page, fox)).title)
  await expect(page).toHaveURL(/search=zo/)
  await expectAccessible(page)
  await page.reload()
  await expect(search).toHaveValue('zo')
  await page.getByRole('combobox', { name: say('stories', 'library.filter.animal') }).selectOption('Owl')
  await expect(page.getByText(say('stories', 'library.filter.none'))).toBeVisible()
  await page.getByRole('button', { name: say('stories', 'library.filter.clear') }).click()
  await expect(headings).toHaveCount(2)
})
