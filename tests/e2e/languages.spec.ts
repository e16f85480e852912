import { languages } from '@nightlight/contract/enums'
import { expect, newEmail, password, test, texts } from './fixtures.ts'

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const say = texts(language)
    test.use({ locale: language, viewport: { width: 390, height: 844 } })

    test('a newcomer makes a story, opens it, reads it and marks it as a favourite', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('link', { name: say('landing', 'hero.start') }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('button', { name: say('auth', 'register.submit') }).click()
      await page.getByLabel(say('auth', 'email')).fill(newEmail())
      await page.getByLabel(say('auth', 'password'), { exact: true }).fill(password)
      await page.getByRole('button', { name: say('auth', 'register.submit') }).click()

      await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
      await page.getByLabel(say('stories', 'form.animal.label'), { exact: true }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('stories', 'animals.Owl'), exact: true })
        .click()
      await page.getByLabel(say('stories', 'form.theme.label'), { exact: true }).click()
      await page.getByRole('option', { name: say('stories', 'themes.Patience'), exact: true }).click()
      await page.getByRole('button', { name: say('stories', 'form.submit') }).click()

      await expect(page.getByText(say('stories', 'created.text'), { exact: true })).toBeVisible()
      await expect(
        page.getByText(say('stories', 'card.title', { child: 'Mia', theAnimal: say('stories', 'theAnimals.Owl') })),
      ).toBeVisible()
      await page.getByRole('link', { name: say('stories', 'card.readNamed', { title: '' }).trim() }).click()
      await expect(page.locator('article')).toHaveAttribute('lang', language)
      await page.getByRole('button', { name: say('stories', 'reader.start') }).click()
      await page.getByRole('button', { name: say('stories', 'reader.finish') }).click()
      await expect(page.getByText(say('stories', 'reader.wellDone'))).toBeVisible()
      await page.getByRole('button', { name: say('favorites', 'favorite'), exact: true }).click()
      await expect(page.getByText(say('favorites', 'added'), { exact: true })).toBeVisible()

      await page.getByRole('link', { name: say('stories', 'reader.favorites') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('favorites', 'title'))
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })).toHaveCount(1)
    })
  })
}
