import { expect, signUp, test } from './fixtures.ts'
import { makeChild, makeStory } from './seed.ts'

// The narrowest phone, which is also any window at 400 % zoom (WCAG 2.2, 1.4.10), with names as long as they come.
test.use({ viewport: { width: 320, height: 640 } })

for (const [language, name] of [
  ['de', 'Maximilian-Alexander'],
  ['fr', 'Jean-Christophe-Emmanuel'],
  ['es', 'Encarnación de los Ángeles'],
] as const) {
  test(`no screen is wider than the narrowest phone in ${language}`, async ({ page }) => {
    await signUp(page)
    await makeChild(page, { name, interests: ['Animals', 'Space', 'Magic', 'Music'] })
    const story = await makeStory(page, { childName: name, language })
    const paths = [
      '/',
      '/my-stories',
      '/favorites',
      '/child-profiles',
      `/story/${story}`,
      '/subscription',
      '/characters',
      '/educational-demo',
    ]
    for (const path of paths) {
      await page.goto(`${path}?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
}
