import { expect, signUp, test, texts } from '../../fixtures.ts'
import { makeStory } from '../../seed.ts'

test.describe('§9 Business constants and limits › Languages and translations', () => {
  test.use({ locale: 'es-MX' })

  test('detection order', async ({ page, context, baseURL }) => {
    const heading = (language: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(language)('common', 'notFound.title'))
    const languageOf = () => page.locator('html').getAttribute('lang')
    const store = async (stores: { cookie?: string; local?: string; session?: string }) => {
      await context.clearCookies()
      if (stores.cookie) await context.addCookies([{ name: 'i18next', value: stores.cookie, url: baseURL ?? '' }])
      await page.evaluate(({ local, session }) => {
        localStorage.clear()
        sessionStorage.clear()
        if (local) localStorage.setItem('i18nextLng', local)
        if (session) sessionStorage.setItem('i18nextLng', session)
      }, stores)
    }
    const expectLanguage = async (language: string) => {
      await heading(language)
      expect(await languageOf()).toBe(language)
    }
    await context.addCookies([{ name: 'i18next', value: 'fr', url: baseURL ?? '' }])

    await test.step('query parameter lng', async () => {
      await page.goto('/nowhere?lng=de')
      await expectLanguage('de')
    })
    await test.step('the chosen language is cached in local storage', async () => {
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
    })
    await test.step('and in a cookie, by which the server knows it', async () => {
      expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'i18next', value: 'de' }))
    })
    await test.step('a language cookie', async () => {
      await store({ cookie: 'fr', local: 'zh', session: 'de' })
      await page.goto('/nowhere')
      await expectLanguage('fr')
    })
    await test.step('local storage', async () => {
      await store({ local: 'zh', session: 'de' })
      await page.goto('/nowhere')
      await expectLanguage('zh')
    })
    await test.step('session storage', async () => {
      await store({ session: 'de' })
      await page.goto('/nowhere')
      await expectLanguage('de')
    })
    await test.step('browser languages', async () => {
      await store({})
      await page.goto('/nowhere')
      await expectLanguage('es')
    })
    const inPortuguese = async (language: string) => {
      await store({})
      await page.route('**/nowhere', async route => {
        const response = await route.fetch()
        return route.fulfill({ response, body: (await response.text()).replace(/<html lang="\w+"/, `<html lang="${language}"`) })
      })
      await page.goto('/nowhere')
    }
    await page.addInitScript(() => Object.defineProperties(navigator, { languages: { value: ['pt-BR'] }, language: { value: 'pt-BR' } }))
    await test.step('the html lang attribute', async () => {
      await inPortuguese('zh')
      await expectLanguage('zh')
    })
    await test.step('fallback: en', async () => {
      await inPortuguese('pt')
      await expectLanguage('en')
    })
  })

  test.describe('in English', () => {
    test.use({ locale: 'en-GB' })

    test('translation strings are not HTML-escaped on interpolation', async ({ page }) => {
      await signUp(page)
      const id = await makeStory(page, { childName: "Tom & O'Neil" })
      await page.goto(`/story/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Tom & O'Neil's Magical Adventure")
    })
  })
})
