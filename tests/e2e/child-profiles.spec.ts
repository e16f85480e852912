import { expect, expectAccessible, pressOn, signUp, tabTo, test, texts } from './fixtures.ts'
import { fillProfile, makeChild, makeStory, storyOf, toastOf } from './seed.ts'

const say = texts('en')

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test('a child’s profile is added, changed and deleted by keyboard alone', async ({ page }) => {
      await signUp(page)
      await page.goto('/child-profiles')
      await expect(page.getByRole('heading', { name: 'No Child Profiles Yet' })).toBeVisible()
      await expectAccessible(page)

      await pressOn(page, page.getByRole('button', { name: 'Add Child Profile' }))
      const dialog = page.getByRole('dialog', { name: 'Add Child Profile' })
      await expect(dialog.getByLabel('Age', { exact: true })).toHaveValue('5')
      await pressOn(page, dialog.getByRole('button', { name: 'Create Profile' }))
      await expect(dialog.getByRole('alert')).toHaveText([
        'Name is required',
        'At least one interest is required',
        'At least one favorite animal is required',
        'At least one preferred theme is required',
      ])
      await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
      await expectAccessible(page)

      await page.keyboard.type('Mia')
      await tabTo(page, dialog.getByLabel('Age', { exact: true }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('7')
      await tabTo(page, dialog.getByRole('radio', { name: /Beginner/ }))
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('radio', { name: /Intermediate/ })).toBeChecked()
      for (const liked of ['Animals', 'Space', 'Magic', 'Music', 'Art', 'Fox', 'Courage']) {
        await tabTo(page, dialog.getByRole('checkbox', { name: liked, exact: true }).first())
        await page.keyboard.press('Space')
      }
      await pressOn(page, dialog.getByRole('button', { name: 'Create Profile' }))
      await expect(page.getByText('Child profile created successfully!', { exact: true })).toBeVisible()
      await expect(dialog).toBeHidden()

      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Mia' }) })
      await expect(card).toContainText('7 years • Early Reader')
      await expect(card).toContainText('Intermediate')
      await expect(card).toContainText('0 stories read')
      await expect(card).toContainText('+2 more')
      await expectAccessible(page)

      await pressOn(page, card.getByRole('button', { name: "Edit Mia's profile" }))
      const edit = page.getByRole('dialog', { name: "Edit Mia's profile" })
      await expect(edit.getByLabel('Name', { exact: true })).toHaveValue('Mia')
      await expect(edit.getByRole('checkbox', { name: 'Fox' })).toBeChecked()
      await tabTo(page, edit.getByLabel('Age', { exact: true }))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('13')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Child profile updated successfully!', { exact: true })).toBeVisible()
      await expect(card).toContainText('13 years • Teen Reader')

      await pressOn(page, card.getByRole('button', { name: "Delete Mia's profile" }))
      const question = page.getByRole('alertdialog', { name: "Delete Mia's profile?" })
      await expectAccessible(page)
      await pressOn(page, question.getByRole('button', { name: 'Cancel' }))
      await expect(card).toBeVisible()
      await pressOn(page, card.getByRole('button', { name: "Delete Mia's profile" }))
      await pressOn(page, question.getByRole('button', { name: 'Delete the profile' }))
      await expect(page.getByText('Child profile deleted successfully!', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No Child Profiles Yet' })).toBeVisible()
      // What the question was asked from is gone; the keyboard goes on in the page, not above it.
      await expect(page.getByRole('main')).toBeFocused()
    })
  })
}

test('a slip of the finger beside a profile’s window throws nothing away that was typed', async ({ page }) => {
  await signUp(page)
  await page.goto('/child-profiles')
  await page.getByRole('button', { name: 'Add Child Profile' }).click()
  const window = page.getByRole('dialog', { name: 'Add Child Profile' })
  await window.getByLabel('Name', { exact: true }).fill('Noor')
  await page.mouse.click(5, 400)
  await expect(window.getByLabel('Name', { exact: true })).toHaveValue('Noor')
})

test('an age that is none is said at its field', async ({ page }) => {
  await signUp(page)
  await page.goto('/child-profiles')
  await page.getByRole('button', { name: 'Add Child Profile' }).click()
  for (const age of ['0', '19', '', '3.5']) {
    await page.getByLabel('Age', { exact: true }).fill(age)
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText(say('child-profiles', 'errors.age', { min: 1, max: 18 }))).toBeVisible()
  }
})

test('a character of the account can be the child’s picture', async ({ page }) => {
  await signUp(page)
  const made = await page.request.post('/api/characters', { data: { name: 'Little Mia' } })
  const { id }: { id: number } = await made.json()
  await page.goto('/child-profiles')
  await page.getByRole('button', { name: 'Add Child Profile' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Mia')
  await page.getByRole('radio', { name: 'Little Mia' }).check()
  for (const liked of ['Nature', 'Panda', 'Family']) await page.getByRole('checkbox', { name: liked }).check()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.locator(`main img[src="/api/characters/${id}/portrait.svg"]`)).toBeVisible()
})

test('what a story brings home lies on the shelf of its child, and leads back to the story', async ({ page }) => {
  await signUp(page)
  const child = await makeChild(page)
  const id = await makeStory(page, { childId: child.id, theme: 'Gratitude' })
  const { keepsake } = await storyOf(page, id)
  await page.goto('/child-profiles')
  await page.getByRole('link', { name: say('child-profiles', 'card.keepsakesOf', { name: 'Mia' }) }).click()
  await expect(page.getByRole('heading', { name: say('child-profiles', 'shelf.title', { name: 'Mia' }) })).toBeVisible()
  const shelf = page.getByRole('list', { name: say('child-profiles', 'shelf.label') })
  await expect(shelf.getByRole('link')).toHaveCount(1)
  await expect(shelf.getByText(say('child-profiles', 'shelf.empty')).first()).toBeAttached()
  const image = shelf.locator('img')
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
  await shelf.getByRole('link', { name: keepsake ?? '' }).click()
  await expect(page).toHaveURL(`/story/${id}`)
})

test.describe('where the server fails', () => {
  test.use({ expectedFaults: ['/api/child-profiles'] })

  test('an error says so, and what was filled in is still there', async ({ page }) => {
    await signUp(page)
    await page.goto('/child-profiles')
    await page.getByRole('button', { name: 'Add Child Profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Noor')
    for (const liked of ['Nature', 'Panda', 'Family']) await page.getByRole('checkbox', { name: liked }).check()
    await page.route('**/api/child-profiles', route =>
      route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } }),
    )
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(page.getByText(say('common', 'errors.internal'), { exact: true })).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Noor')
    await expect(page.getByRole('checkbox', { name: 'Panda' })).toBeChecked()
  })
})

test.describe('where the profile cannot be kept at once', () => {
  test.use({ expectedFaults: ['/api/child-profiles'] })

  test('a ready face that is chosen for a child is made a character once, and is its portrait', async ({ page }) => {
    await signUp(page)
    await page.goto('/child-profiles')
    await page
      .getByRole('button', { name: say('child-profiles', 'add') })
      .first()
      .click()
    const window = page.getByRole('dialog')
    await fillProfile(window, 'Noor')
    await window.getByRole('radio', { name: say('child-profiles', 'dialog.look', { number: 2 }) }).check()
    await page.route(
      '**/api/child-profiles',
      route => (route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { message: 'Away' } }) : route.fallback()),
      { times: 1 },
    )
    await window.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
    await expect(toastOf(page)).toContainText('Away')
    await window.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
    await expect(window).toBeHidden()
    const characters = await (await page.request.get('/api/characters')).json()
    const profiles = await (await page.request.get('/api/child-profiles')).json()
    expect(characters).toMatchObject([{ name: 'Noor' }])
    expect(profiles).toMatchObject([{ avatarUrl: `/api/characters/${characters[0].id}/portrait.svg` }])
  })
})
