import type { Page } from '@playwright/test'
import { expect, signUp, test } from './fixtures.ts'

/** The bytes of script that a page brings until nothing more comes, as they travel. */
async function scriptOf(page: Page, path: string) {
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (/\.js$/.test(new URL(response.url()).pathname)) sizes.push(response.headerValue('content-length').then(Number))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test.use({ viewport: { width: 390, height: 844 } })

test('the first signed-in screen brings at most 150 kB of script, compressed', async ({ page }) => {
  await signUp(page)
  const bytes = await scriptOf(page, '/')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

test('a page names the code of its screen, so that it comes along with the page', async ({ page, baseURL }) => {
  await signUp(page)
  for (const path of ['/', '/my-stories', '/child-profiles', '/story/1', '/subscription/success']) {
    const html = await (await page.request.get(`${baseURL}${path}`, { headers: { accept: 'text/html' } })).text()
    const name = path === '/' ? 'create-story' : path.replace('/1', '').slice(1).replaceAll('/', '-')
    expect(html, path).toMatch(new RegExp(`<link rel="modulepreload" href="/assets/${name}-[\\w-]+\\.js">`))
  }
})

test('the code of a screen comes when its link is approached, before it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await signUp(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched = page.waitForResponse(response => /\/assets\/child-profiles-[\w-]+\.js$/.test(response.url()))
  await page.getByRole('navigation').getByRole('link', { name: 'Child Profiles' }).hover()
  await fetched
  expect(new URL(page.url()).pathname).toBe('/')
})
