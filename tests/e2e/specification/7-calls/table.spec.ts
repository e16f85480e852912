import { expect, newEmail, password, signUp, test, texts } from '../../fixtures.ts'
import { listen, makeChild, makeStory, openLearning, settle, submitStory, toastOf } from '../../seed.ts'

test.describe('§7 Calls › the account', () => {
  test('POST /api/register, GET /api/auth/user, POST /api/logout and POST /api/login give the user or none', async ({ request }) => {
    const credentials = { email: newEmail(), password }
    const registered = await request.post('/api/register', { data: credentials })
    const user: object = await registered.json()
    expect(user).toMatchObject({
      id: expect.any(String),
      isPremium: false,
      credits: 25,
      storiesCreatedThisMonth: 0,
      monthlyStoryLimit: 5,
    })
    expect(await (await request.get('/api/auth/user')).json()).toEqual(user)
    expect((await request.post('/api/logout')).ok()).toBe(true)
    await test.step('401 means not logged in (no user)', async () => {
      expect((await request.get('/api/auth/user')).status()).toBe(401)
    })
    expect(await (await request.post('/api/login', { data: credentials })).json()).toEqual(user)
  })
})

test.describe('§7 Calls › stories and favourites', () => {
  test('POST /api/stories carries what was filled in; the response includes creditsRemaining', async ({ page }) => {
    await signUp(page)
    const sent = listen(page, 'POST', /^\/api\/stories$/)
    const made = page.waitForResponse(reply => reply.request().method() === 'POST' && reply.url().endsWith('/api/stories'))
    await submitStory(page)
    expect(await (await made).json()).toMatchObject({ creditsRemaining: 20 })
    expect(Object.keys(Object(sent[0])).sort()).toEqual(
      [
        ...['childName', 'animal', 'theme', 'difficulty', 'setting', 'mood', 'storyLength', 'includeChild', 'childRole', 'userId'],
        // Of our own: the language that the interface is in, and who tells the story.
        ...['language', 'writer'],
      ].sort(),
    )
  })

  test('GET /api/my-stories is a list of stories; GET /api/stories/{id} a story including isFavorite', async ({ page }) => {
    await signUp(page)
    const id = await makeStory(page)
    const story: object = await (await page.request.get(`/api/stories/${id}`)).json()
    expect(story).toMatchObject({ id, childName: 'Mia', isFavorite: false, content: expect.stringContaining('\n\n') })
    expect(await (await page.request.get('/api/my-stories')).json()).toEqual([story])
  })

  test('POST /api/favorites carries {storyId} (number), DELETE /api/favorites/{storyId} nothing; GET /api/favorites is the list', async ({
    page,
  }) => {
    await signUp(page)
    const id = await makeStory(page)
    const [added, removed] = [listen(page, 'POST', /favorites/), listen(page, 'DELETE', new RegExp(`^/api/favorites/${id}$`))]
    const favorites = async () => (await page.request.get('/api/favorites')).json()
    await page.goto('/my-stories')
    const heart = page.getByRole('button', { name: /^Favorite: / })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(added).toEqual([{ storyId: id }])
    expect(await favorites()).toMatchObject([{ id, isFavorite: true }])
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(removed).toEqual([null])
    expect(await favorites()).toEqual([])
  })
})

test.describe('§7 Calls › child profiles', () => {
  test('POST and PUT carry name, age, readingLevel, interests, favoriteAnimals and preferredThemes, DELETE nothing', async ({ page }) => {
    await signUp(page)
    const child = await makeChild(page)
    const liked = { interests: ['Magic'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }
    const path = new RegExp(`^/api/child-profiles(/${child.id})?$`)
    const [added, changed, removed] = [listen(page, 'POST', path), listen(page, 'PUT', path), listen(page, 'DELETE', path)]
    await page.goto('/child-profiles')
    await page.getByRole('button', { name: "Edit Mia's profile" }).click()
    await page.getByLabel('Age', { exact: true }).fill('9')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(toastOf(page)).toHaveText('SuccessChild profile updated successfully!')
    await expect(page.getByText('9 years • Young Reader')).toBeVisible()
    expect(changed).toEqual([expect.objectContaining({ name: 'Mia', age: 9, readingLevel: 'beginner', ...liked })])

    await page.getByRole('button', { name: 'Add Child Profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Noor')
    for (const one of ['Magic', 'Fox', 'Courage']) await page.getByRole('checkbox', { name: one, exact: true }).first().check()
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await expect(toastOf(page)).toHaveText('SuccessChild profile created successfully!')
    await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible()
    expect(added).toEqual([expect.objectContaining({ name: 'Noor', age: 5, readingLevel: 'beginner', ...liked })])

    await page.getByRole('button', { name: "Delete Mia's profile" }).click()
    await page.getByRole('button', { name: 'Delete the profile' }).click()
    await expect(page.getByRole('heading', { name: 'Mia' })).toHaveCount(0)
    await expect(toastOf(page)).toHaveText('SuccessChild profile deleted successfully!')
    expect(removed).toEqual([null])
    expect(await (await page.request.get('/api/child-profiles')).json()).toMatchObject([{ name: 'Noor' }])
  })
})

test.describe('§7 Calls › learning', () => {
  test('what is learned is sent as specified, and the lists are refreshed', async ({ page }) => {
    const { child, storyId, questions, words, activities } = await settle(page)
    const [[question], [word], [activity]] = [await questions(), await words(), await activities()]
    const room = await openLearning(page, storyId)
    const back = () => room.getByRole('button', { name: 'Back to Activities' }).first().click()
    const of = `/api/children/${child.id}`
    const refreshed = (list: string) => page.waitForRequest(request => request.url().includes(`${of}/${list}`))

    await test.step('POST /api/children/{id}/answer-question: questionId, answer, timeToAnswer (seconds)', async () => {
      const sent = listen(page, 'POST', new RegExp(`^${of}/answer-question$`))
      await room.getByRole('button', { name: /^Reading Quiz/ }).click()
      await room.getByRole('button', { name: 'Start Quiz' }).click()
      await room.getByRole('radio').first().or(room.getByPlaceholder('Type your answer here...')).first().click()
      if (question?.options.length === 0) await page.keyboard.type('the owl')
      const lists = refreshed('assessments')
      await room.getByRole('button', { name: 'Submit Answer' }).click()
      await expect(room.getByText(/^Question 2 of/)).toBeVisible()
      const answer = question?.options[0] ?? 'the owl'
      expect(sent).toEqual([{ questionId: question?.id, answer, timeToAnswer: expect.any(Number) }])
      await back()
      await lists
    })
    await test.step('PUT /api/children/{id}/vocabulary/{wordId}: masteryLevel; refreshes progress', async () => {
      const sent = listen(page, 'PUT', new RegExp(`^${of}/vocabulary/${word?.id}$`))
      await room.getByRole('button', { name: /^Word Builder/ }).click()
      await room.getByRole('button', { name: 'Start Learning' }).click()
      const lists = refreshed('vocabulary-progress')
      await room.getByRole('button', { name: 'I Know This Word!' }).click()
      await lists
      expect(sent).toEqual([{ masteryLevel: 100 }])
      await back()
    })
    await test.step('POST /api/activities/complete: childId, activityId, completed, notes, rating (optional), completedAt (ISO time)', async () => {
      const sent = listen(page, 'POST', /^\/api\/activities\/complete$/)
      await room.getByRole('button', { name: /^Fun Activities/ }).click()
      await room.getByRole('listitem').first().getByRole('button').click()
      await room.getByRole('textbox').fill('Glue!')
      const kept = page.waitForResponse('**/api/activities/complete')
      await room.getByRole('button', { name: 'Mark Activity Complete' }).click()
      await kept
      await expect(room.getByText('Glue!')).toBeVisible()
      expect(sent).toEqual([
        {
          childId: child.id,
          activityId: activity?.id,
          completed: true,
          notes: 'Glue!',
          completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ])
    })
    await test.step('the lists are as stated', async () => {
      const get = async (path: string) => (await page.request.get(path)).json()
      expect(await get(`${of}/assessments`)).toMatchObject([{ questionId: question?.id, isCorrect: expect.any(Boolean) }])
      expect(await get(`${of}/vocabulary-progress`)).toMatchObject([{ wordId: word?.id, masteryLevel: 100 }])
      expect(await get(`${of}/activity-progress`)).toMatchObject([
        { activityId: activity?.id, completed: true, rating: null, notes: 'Glue!' },
      ])
      expect(await get(`${of}/progress-report`)).toMatchObject({
        readingStats: [],
        comprehensionAverage: expect.any(Number),
        vocabularyCount: 1,
        activitiesCompleted: 1,
        recentAssessments: [{ questionId: question?.id }],
      })
    })
  })
})

test.describe('§7 Calls › payments and characters', () => {
  test('POST /api/create-checkout-session carries priceId and userId and answers url, POST /api/verify-payment sessionId', async ({
    page,
  }) => {
    await signUp(page)
    const user: { id: string } = await (await page.request.get('/api/auth/user')).json()
    const packs: { priceId: string }[] = await (await page.request.get('/api/credit-packs')).json()
    const begun = listen(page, 'POST', /create-checkout-session$/)
    const verified = listen(page, 'POST', /verify-payment$/)
    await page.goto('/subscription')
    // Read before the page is left for it.
    const answered: { url?: string } = {}
    await page.route('**/api/create-checkout-session', async route => {
      const response = await route.fetch()
      Object.assign(answered, await response.json())
      return route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Buy Starter' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test checkout')
    expect(begun).toEqual([{ priceId: packs[0]?.priceId, userId: user.id }])
    await test.step('the browser is redirected to the card payment provider', async () => {
      await expect(page).toHaveURL(answered.url ?? '')
    })
    const added = page.waitForResponse('**/api/verify-payment')
    await page.getByRole('button', { name: 'Pay $10' }).click()
    expect(await (await added).json()).toMatchObject({ creditsAdded: 50 })
    expect(verified).toEqual([{ sessionId: new URL(page.url()).searchParams.get('session_id') }])
  })

  test('POST /api/characters carries name and customization; success refreshes the character list', async ({ page }) => {
    await signUp(page)
    const sent = listen(page, 'POST', /^\/api\/characters$/)
    await page.goto('/characters?new')
    await page.getByLabel('Name').fill('Noor')
    await page.getByRole('button', { name: 'Create Character' }).click()
    await expect(page.getByRole('heading', { name: 'Noor' })).toBeVisible()
    expect(sent).toEqual([
      {
        name: 'Noor',
        customization: {
          body: 'default',
          hair: 'short',
          eyes: 'round',
          mouth: 'smile',
          clothes: 'casual',
          accessories: [],
          color: expect.objectContaining({ skin: expect.any(String), hair: expect.any(String) }),
        },
      },
    ])
  })

  test('language change is handled on the client with no call', async ({ page }) => {
    await signUp(page)
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible()
    const calls: string[] = []
    page.on('request', request => calls.push(new URL(request.url()).pathname))
    await page.getByLabel('Language').selectOption('Deutsch')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('de')('favorites', 'title'))
    expect(calls.filter(path => path.startsWith('/api/'))).toEqual([])
  })
})
