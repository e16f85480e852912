import { accessories, characterParts, languages } from '@nightlight/contract/enums'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, pressOn, signUp, tabTo, test, texts } from './fixtures.ts'
import { toastOf } from './seed.ts'

const say = texts('en')

const previewOf = (page: Page) => page.getByRole('img', { name: /^Preview/ })

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test('a character is made by keyboard alone, and the same face stands in the list and in the story form', async ({ page }) => {
      await signUp(page)
      await page.goto('/characters')
      await expect(page.getByText('No Characters Yet')).toBeVisible()
      await expectAccessible(page)
      await pressOn(page, page.getByRole('link', { name: 'New character' }))

      await expect(previewOf(page)).toHaveAccessibleName('Preview. Body: Medium. Hair: Short. Eyes: Round. Mouth: Smile. Clothes: Casual.')
      await expectAccessible(page)
      await tabTo(page, page.getByLabel('Name'))
      await page.keyboard.type('Mia')
      await tabTo(page, page.getByRole('tab', { name: 'Body' }))
      await page.keyboard.press('ArrowRight')
      await tabTo(page, page.getByRole('radio', { name: 'Short', exact: true }))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Curly', exact: true })).toBeChecked()
      await expect(previewOf(page)).toHaveAccessibleName(/Hair: Curly/)
      await expectAccessible(page)
      await tabTo(page, page.getByRole('tab', { name: 'Hair' }))
      for (const tab of ['Face', 'Clothes', 'Extras']) {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
        await expectAccessible(page)
      }
      await tabTo(page, page.getByRole('checkbox', { name: 'Glasses' }))
      await page.keyboard.press('Space')
      await expect(previewOf(page)).toHaveAccessibleName(/Accessories: Glasses\.$/)
      await pressOn(page, page.getByRole('button', { name: 'Create Character' }))

      await expect(page).toHaveURL('/characters')
      await expect(toastOf(page)).toContainText('Success!Your character has been created.')
      const face = page.getByRole('img', { name: /^A portrait of Mia\..*Hair: Curly.*Accessories: Glasses\.$/ })
      const drawn = await face.getAttribute('src')
      await expectAccessible(page)

      await page.goto('/')
      await page.getByRole('tab', { name: 'Setting' }).click()
      const choice = page.getByRole('radiogroup', { name: say('characters', 'choice.label') })
      await expect(choice.getByRole('radio', { name: 'From behind' })).toBeChecked()
      await choice.getByRole('radio', { name: 'Mia' }).click()
      await expect(choice.locator('img')).toHaveAttribute('src', drawn ?? '')
      await expectAccessible(page)
    })
  })
}

test('the chosen character is still chosen after a reload and goes with the story', async ({ page }) => {
  await signUp(page)
  const made = await page.request.post('/api/characters', { data: { name: 'Mia' } })
  const { id }: { id: number } = await made.json()
  await page.goto('/')
  await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByRole('tab', { name: 'Setting' }).click()
  await page.getByRole('radio', { name: 'Mia' }).click()
  await page.reload()
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/stories'))
  await page.getByRole('button', { name: 'Generate Magical Story' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ characterId: id })
  await expect(page).toHaveURL('/my-stories')
})

test('every part has at least six choices, each with a name of its own in every language', async ({ page }) => {
  await signUp(page)
  for (const language of languages) {
    const speak = texts(language)
    await page.goto(`/characters?new&lng=${language}`)
    for (const [tab, parts] of Object.entries({ body: ['body'], hair: ['hair'], face: ['eyes', 'mouth'], clothes: ['clothes'] } as const)) {
      await page.getByRole('tab', { name: speak('characters', `tabs.${tab}`), exact: true }).click()
      for (const part of parts) {
        const radios = page.getByRole('radiogroup', { name: speak('characters', `parts.${part}`), exact: true }).getByRole('radio')
        const names = characterParts[part].map(each => speak('characters', `${part}.${each}`))
        expect(new Set(names).size).toBeGreaterThanOrEqual(6)
        await expect(radios).toHaveCount(names.length)
        for (const [index, name] of names.entries()) await expect(radios.nth(index)).toHaveAccessibleName(name)
      }
    }
    await page.getByRole('tab', { name: speak('characters', 'tabs.extras'), exact: true }).click()
    for (const accessory of accessories) {
      await expect(page.getByRole('checkbox', { name: speak('characters', `accessories.${accessory}`), exact: true })).toBeVisible()
    }
  }
})

test('surprise is a look by chance, undo takes changes back one by one', async ({ page }) => {
  await signUp(page)
  await page.goto('/characters?new')
  const undo = page.getByRole('button', { name: 'Undo' })
  const first = await previewOf(page).getAttribute('src')
  await expect(undo).toBeDisabled()
  await page.getByRole('radio', { name: 'Tall' }).click()
  await page.getByRole('radio', { name: 'Dark brown', exact: true }).click()
  await page.getByLabel('Skin: a color of your own').fill('#55aa77')
  const mine = await previewOf(page).getAttribute('src')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(previewOf(page)).not.toHaveAttribute('src', mine ?? '')
  await undo.click()
  await expect(previewOf(page)).toHaveAttribute('src', mine ?? '')
  await undo.click()
  await expect(page.getByRole('radio', { name: 'Dark brown', exact: true })).toBeChecked()
  await undo.click()
  await undo.click()
  await expect(previewOf(page)).toHaveAttribute('src', first ?? '')
  await expect(undo).toBeDisabled()
})

test('a character is changed and, after one question that names it, deleted', async ({ page }) => {
  await signUp(page)
  await page.request.post('/api/characters', { data: { name: 'Mia' } })
  await page.goto('/characters')
  await page.getByRole('link', { name: 'Change: Mia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change Mia')
  await page.getByLabel('Name').fill('Noor')
  await page.getByRole('tab', { name: 'Clothes' }).click()
  await page.getByRole('radio', { name: 'Spacesuit' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(toastOf(page)).toContainText('Success!Your character has been changed.')
  await expect(page.getByRole('img', { name: /^A portrait of Noor\..*Clothes: Spacesuit/ })).toBeVisible()

  await page.getByRole('button', { name: 'Delete: Noor' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Noor?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Noor' }).click()
  await question.getByRole('button', { name: 'Delete the character' }).click()
  await expect(page.getByText('No Characters Yet')).toBeVisible()
})

test.describe('what goes wrong', () => {
  test.use({ expectedFaults: ['/api/characters', '/api/stories'] })

  test('is said: a name that is missing, a server that fails, a character that is gone', async ({ page }) => {
    await signUp(page)
    await page.goto('/characters?new')
    await page.getByRole('button', { name: 'Create Character' }).click()
    await expect(page.getByRole('alert')).toHaveText('Name is required')
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.route('**/api/characters', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByLabel('Name').fill('Mia')
    await page.getByRole('button', { name: 'Create Character' }).click()
    await expect(toastOf(page)).toContainText('ErrorFailed to create character. Please try again.')
    await expect(page.getByLabel('Name')).toHaveValue('Mia')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/characters')

    await page.goto('/characters?edit=2000000000')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Character not found')
    await page.getByRole('link', { name: 'To the characters' }).click()
    await expect(page.getByText('No Characters Yet')).toBeVisible()
  })

  test('a story for a character that was deleted meanwhile says so, and can be made after all', async ({ page }) => {
    await signUp(page)
    const { id }: { id: number } = await (await page.request.post('/api/characters', { data: { name: 'Mia' } })).json()
    await page.goto('/')
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await page.getByRole('tab', { name: 'Setting' }).click()
    await page.getByRole('radio', { name: 'Mia' }).click()
    await page.request.delete(`/api/characters/${id}`)
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(toastOf(page)).toContainText('ErrorCharacter not found')
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(page).toHaveURL('/my-stories')
  })
})
