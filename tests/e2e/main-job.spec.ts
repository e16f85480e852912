import { expect, expectAccessible, newEmail, password, pressOn, tabTo, test, texts } from './fixtures.ts'

const say = texts('en')

// Ten looks of axe on the way: it takes its time on a machine with much else to do.
test.describe.configure({ timeout: 180_000 })

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test('a newcomer registers, makes a story, finds it, reads it and marks it as a favourite, by keyboard alone', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page)
      await pressOn(page, page.getByRole('link', { name: 'Start Creating Stories' }))

      await pressOn(page, page.getByRole('button', { name: say('auth', 'register.submit') }))
      await expectAccessible(page)
      await tabTo(page, page.getByLabel(say('auth', 'email')))
      await page.keyboard.type(newEmail())
      await tabTo(page, page.getByLabel(say('auth', 'password'), { exact: true }))
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
      await expectAccessible(page)
      await tabTo(page, page.getByLabel(say('stories', 'form.childName.label')))
      await page.keyboard.type('Mia')
      await pressOn(page, page.getByLabel(say('stories', 'form.animal.label')))
      const friends = page.getByRole('dialog')
      await tabTo(page, friends.getByRole('searchbox'))
      await page.keyboard.type('owl')
      await expectAccessible(page)
      await pressOn(page, friends.getByRole('button', { name: 'Owl' }))
      await pressOn(page, page.getByLabel(say('stories', 'form.theme.label')))
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await page.keyboard.type('patien')
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(say('stories', 'form.theme.label'))).toHaveText('Patience')
      await tabTo(page, page.getByRole('tab', { name: 'Basics' }))
      for (const tab of ['Setting', 'Personal']) {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
        await expectAccessible(page)
      }
      await pressOn(page, page.getByRole('button', { name: 'Generate Magical Story' }))

      await expect(page).toHaveURL('/my-stories')
      await expect(page.getByText('Your magical story has been created successfully.', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Mia and the Owl' })).toBeVisible()
      await expectAccessible(page)
      await pressOn(page, page.getByRole('link', { name: /^Read Story/ }))

      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Mia's Magical Adventure")
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText("Mia's Owl Adventure")
      await expectAccessible(page)
      await pressOn(page, page.getByRole('button', { name: 'Favorite', exact: true }))
      await expect(page.getByText('Added to favorites', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Favorited' })).toBeVisible()
      await pressOn(page, page.getByRole('button', { name: 'Start Reading' }))
      await pressOn(page, page.getByRole('button', { name: 'Finish Reading' }))
      await expect(page.getByText('Great job reading the story!')).toBeVisible()
      await expectAccessible(page)

      await pressOn(page, page.getByRole('link', { name: 'View Favorites' }))
      await expect(page.getByRole('heading', { name: "Mia's Adventure" })).toBeVisible()
      await expect(page.getByText('A magical tale about an Owl teaching Patience')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
