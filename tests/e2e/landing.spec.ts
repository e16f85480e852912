import { languages } from '@nightlight/contract/enums'
import { expect, expectAccessible, test, texts } from './fixtures.ts'

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(`the landing page is whole in ${language}: words, pictures, packs, a story in full and the way in`, async ({ page }) => {
      const say = texts(language)
      await page.goto(`/?lng=${language}&next=/my-stories`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(`${say('landing', 'title')} · Nightlight`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
      await expect(page.getByRole('heading', { level: 3, name: say('billing', 'packs.Starter') })).toBeVisible()
      await expect(page.getByText(`${new Date().getFullYear()}`)).toBeVisible()
      const description = await page.locator('meta[name="description"]').getAttribute('content')
      expect(description).toBe(say('landing', 'hero.text'))
      await page.getByText(say('landing', 'samples.whole')).click()
      const story = page.locator('details article')
      await expect(story).toHaveAttribute('lang', language)
      expect((await story.textContent())?.length).toBeGreaterThan(language === 'zh' ? 500 : 2000)
      await expect(page.getByRole('link', { name: say('landing', 'hero.start') })).toHaveAttribute('href', '/api/login?next=%2Fmy-stories')
    })
  }
})

test('the page comes in the language of the address, else of the cookie, else of the browser', async ({ request }) => {
  const langOf = async (query: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await request.get(`/${query}`, { headers })).text())?.[1]
  expect(await langOf('?lng=zh', { cookie: 'i18next=fr', 'accept-language': 'de' })).toBe('zh')
  expect(await langOf('', { cookie: 'i18next=fr', 'accept-language': 'de' })).toBe('fr')
  expect(await langOf('', { 'accept-language': 'xx, de;q=0.8' })).toBe('de')
  expect(await langOf('?lng=xx', {})).toBe('en')
})

test('a way on that leads elsewhere is not followed', async ({ request }) => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    '/api/logout',
    '/%61pi/logout',
    '"><script>',
  ])
    expect(await (await request.get(`/?next=${encodeURIComponent(next)}`)).text()).not.toContain('login?next')
})

test('the lamp and the choice of language work, and the choice is remembered', async ({ page }) => {
  await page.goto('/')
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.getByRole('button', { name: texts('en')('common', 'theme.toDark') }).click()
  expect(await theme()).not.toBe(before)
  await expect(page.getByRole('button', { name: texts('en')('common', 'theme.toLight') })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('de')('landing', 'hero.title'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await theme()).toBe('dark')
})

test.describe('to the eye and to a screen reader', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing on the landing page is in the way, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      await page.getByText(texts('en')('landing', 'samples.whole')).click()
      await expectAccessible(page)
    })
  }
})

test('the landing page brings at most 70 kB of script, compressed', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async response => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return
    sizes.push(Number(await response.headerValue('content-length')))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70_000)
})
