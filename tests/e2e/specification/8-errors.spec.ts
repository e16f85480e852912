import { expect, signUp, test, texts } from '../fixtures.ts'
import { makeChild, makeStory, openLearning, settle, submitStory, toastOf } from '../seed.ts'

const dark = { status: 503, body: 'The lamp is out' }

test.describe('§8 Error catalogue › story creation', () => {
  test.use({ expectedFaults: ['/api/stories'] })

  test("HTTP 402 at a price of 1: 'You need 1 credit to create a story. Click here to purchase more credits.'", async ({ page }) => {
    await signUp(page)
    await page.route('**/api/auth/user', async route => {
      const user: object = await (await route.fetch()).json()
      return route.fulfill({ json: { ...user, storyCreditCost: 1 } })
    })
    await page.route('**/api/stories', route => route.fulfill({ status: 402, json: { message: 'x', code: 'insufficient_credits' } }))
    await page.clock.install()
    await submitStory(page)
    await expect(toastOf(page)).toHaveText('Insufficient CreditsYou need 1 credit to create a story. Click here to purchase more credits.')
    await test.step('the toast is destructive: it is announced at once, in the colour of danger', async () => {
      await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Insufficient Credits' })).toHaveAttribute(
        'aria-live',
        'assertive',
      )
      await expect(toastOf(page)).toHaveClass(/border-danger/)
    })
    await test.step("'Click here' leads to the packs at once", async () => {
      await toastOf(page).getByRole('link').click()
      await expect(page).toHaveURL('/subscription')
    })
  })

  test("other story creation failure: toast 'Error' with the server message, or 'Failed to create story'", async ({ page }) => {
    await signUp(page)
    const answers = [
      { reply: dark, said: 'ErrorThe lamp is out' },
      { reply: { status: 500, json: { message: '' } }, said: 'ErrorFailed to create story' },
    ]
    for (const { reply, said } of answers) {
      await page.route('**/api/stories', route => route.fulfill(reply))
      await submitStory(page)
      await expect(toastOf(page)).toHaveText(said)
    }
  })

  test('a failure whose code is known is said in the language of the interface (decided in the design)', async ({ page }) => {
    const say = texts('de')
    await signUp(page)
    await page.route('**/api/stories', route => route.fulfill({ status: 503, json: { message: 'Too much', code: 'busy' } }))
    await page.goto('/?lng=de')
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await page.getByRole('button', { name: say('stories', 'form.surprise') }).click()
    await page.getByRole('button', { name: say('stories', 'form.submit') }).click()
    await expect(page.getByText(say('common', 'errors.busy'), { exact: true })).toBeVisible()
  })
})

test.describe('§8 Error catalogue › favourites', () => {
  test.use({ expectedFaults: ['/api/favorites'] })

  test('favourite toggle failure', async ({ page }) => {
    await signUp(page)
    const id = await makeStory(page)
    await page.route('**/api/favorites', route => (route.request().method() === 'POST' ? route.fulfill(dark) : route.fallback()))
    await test.step("in the reader: 'Error', 'Failed to update favorites: {message}'", async () => {
      await page.goto(`/story/${id}`)
      await page.getByRole('button', { name: 'Favorite', exact: true }).click()
      await expect(toastOf(page)).toHaveText('ErrorFailed to update favorites: The lamp is out')
      await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toBeEnabled()
    })
    await test.step("in the list: 'Error', 'Failed to update favorite status'", async () => {
      await page.goto('/my-stories')
      await page.getByRole('button', { name: /^Favorite: / }).click()
      await expect(toastOf(page)).toHaveText('ErrorFailed to update favorite status')
    })
  })
})

test.describe('§8 Error catalogue › child profiles', () => {
  test.use({ expectedFaults: ['/api/child-profiles'] })

  test("profile create, update or delete failure: toast 'Error' with the message", async ({ page }) => {
    await signUp(page)
    await makeChild(page)
    await page.route('**/api/child-profiles**', route => (route.request().method() === 'GET' ? route.fallback() : route.fulfill(dark)))
    await page.route('**/api/child-profiles/*', route => route.fulfill(dark))
    await page.goto('/child-profiles')
    // The dialog stays open, and as long as it is, the toast is read and put away over it.
    const said = async () => {
      await expect(toastOf(page)).toHaveText('ErrorThe lamp is out')
      await toastOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(toastOf(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Cancel' }).click()
    }
    const dialog = page.getByRole('dialog')
    await test.step('create', async () => {
      await page.getByRole('button', { name: 'Add Child Profile' }).click()
      await dialog.getByLabel('Name', { exact: true }).fill('Noor')
      for (const one of ['Magic', 'Fox', 'Courage']) await dialog.getByRole('checkbox', { name: one, exact: true }).first().check()
      await dialog.getByRole('button', { name: 'Create Profile' }).click()
      await expect(dialog.getByRole('button', { name: 'Create Profile' })).not.toHaveAttribute('aria-busy')
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Noor')
      await said()
    })
    await test.step('update', async () => {
      await page.getByRole('button', { name: "Edit Mia's profile" }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await said()
    })
    await test.step('delete', async () => {
      await page.getByRole('button', { name: "Delete Mia's profile" }).click()
      await page.getByRole('button', { name: 'Delete the profile' }).click()
      await said()
      await expect(page.getByRole('heading', { name: 'Mia', exact: true })).toHaveCount(1)
    })
  })
})

test.describe('§8 Error catalogue › learning', () => {
  test.use({ expectedFaults: ['/answer-question', '/vocabulary/', '/api/activities/complete'] })

  test("failed quiz answer, vocabulary update, activity completion: toast 'Error' with the server message", async ({ page }) => {
    const { storyId } = await settle(page)
    for (const call of ['**/answer-question', '**/vocabulary/*', '**/api/activities/complete']) {
      await page.route(call, route => route.fulfill({ status: 503, body: `No lamp for ${call.split('/').at(-1)}` }))
    }
    const room = await openLearning(page, storyId)
    const back = () => room.getByRole('button', { name: 'Back to Activities' }).first().click()
    await test.step('failed quiz answer', async () => {
      await room.getByRole('button', { name: /^Reading Quiz/ }).click()
      await room.getByRole('button', { name: 'Start Quiz' }).click()
      await room.getByRole('radio').first().or(room.getByPlaceholder('Type your answer here...')).first().click()
      await page.keyboard.type(' the owl')
      await room.getByRole('button', { name: 'Submit Answer' }).click()
      await expect(toastOf(page)).toHaveText('ErrorNo lamp for answer-question')
      await expect(room.getByText(/^Question 1 of/)).toBeVisible()
      await back()
    })
    await test.step('failed vocabulary update', async () => {
      await room.getByRole('button', { name: /^Word Builder/ }).click()
      await room.getByRole('button', { name: 'Start Learning' }).click()
      await room.getByRole('button', { name: 'I Know This Word!' }).click()
      await expect(toastOf(page)).toHaveText('ErrorNo lamp for *')
      await back()
    })
    await test.step('failed activity completion', async () => {
      await room.getByRole('button', { name: /^Fun Activities/ }).click()
      await room.getByRole('listitem').first().getByRole('button').click()
      await room.getByRole('textbox').fill('Glue!')
      await room.getByRole('button', { name: 'Mark Activity Complete' }).click()
      await expect(toastOf(page)).toHaveText('ErrorNo lamp for complete')
      await expect(room.getByRole('textbox')).toHaveValue('Glue!')
    })
  })

  test('empty states', async ({ page }) => {
    const { child, storyId, words } = await settle(page)
    for (const list of ['questions', 'vocabulary', 'activities']) {
      await page.route(`**/api/stories/*/${list}`, route => route.fulfill({ json: [] }))
    }
    const rooms = {
      'Reading Quiz': 'No comprehension questions available for this story yet.',
      'Word Builder': 'No vocabulary words available for this story yet.',
      'Fun Activities': 'No learning activities available for this story yet.',
      'Progress Report': 'No progress data available yet. Start reading stories to see progress!',
    }
    const room = await openLearning(page, storyId)
    for (const [name, said] of Object.entries(rooms)) {
      await test.step(said, async () => {
        await room.getByRole('button', { name: new RegExp(`^${name}`) }).click()
        await expect(room.getByText(said, { exact: true })).toBeVisible()
        await room.getByRole('button', { name: 'Back to Activities' }).click()
      })
    }
    await test.step('No recent activity yet.', async () => {
      const [word] = await words()
      await page.request.put(`/api/children/${child.id}/vocabulary/${word?.id}`, { data: { masteryLevel: 100 } })
      await openLearning(page, storyId)
      await room.getByRole('button', { name: /^Progress Report/ }).click()
      await expect(room.getByText('No recent activity yet.', { exact: true })).toBeVisible()
    })
  })
})
