import { childRoles, difficulties, moods, storyLengths } from '@nightlight/contract/enums'
import type { Page } from '@playwright/test'
import { expect, newEmail, password, signUp, test } from '../fixtures.ts'
import { listen, makeCharacter, makeStory, openLearning, settle, storyOf, toastOf } from '../seed.ts'

const least = { childName: 'Mia', animal: 'Owl', theme: 'Patience' }
const details = ['moralLesson', 'favoriteColor', 'specialTalent', 'bestFriend', 'dreamDestination', 'magicalPower', 'challenge']

/** What a body is refused with: the status, the field and the words. */
async function refusal(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { data })
  const { field, message }: { field?: string; message: string } = await reply.json()
  return { status: reply.status(), field, message }
}

test.describe('§5 Validation › Story creation request', () => {
  test('childName, animal and theme are required', async ({ page }) => {
    await signUp(page)
    const said = { childName: "Child's name is required", animal: 'Animal is required', theme: 'Theme is required' }
    for (const [field, message] of Object.entries(said)) {
      for (const missing of ['', undefined]) {
        expect(await refusal(page, '/api/stories', { ...least, [field]: missing })).toEqual({ status: 400, field, message })
      }
    }
  })

  test('each choice is one of its list, and what has another type is refused', async ({ page }) => {
    await signUp(page)
    const wrong: [string, unknown][] = [
      ['difficulty', 'expert'],
      ['mood', 'angry'],
      ['storyLength', 'endless'],
      ['childRole', 'villain'],
      ['includeChild', 'yes'],
      ['characterId', 'seven'],
      ...details.map((name): [string, unknown] => [name, 7]),
    ]
    for (const [field, value] of wrong) {
      expect(await refusal(page, '/api/stories', { ...least, [field]: value })).toMatchObject({ status: 400, field })
    }
    expect({ difficulties, moods, storyLengths, childRoles }).toEqual({
      difficulties: ['beginner', 'intermediate', 'advanced'],
      moods: ['adventurous', 'calm', 'mysterious', 'joyful', 'inspiring'],
      storyLengths: ['short', 'medium', 'long'],
      childRoles: ['hero', 'helper', 'explorer', 'leader', 'friend'],
    })
  })

  test('difficulty is beginner, storyLength medium, includeChild true and childRole hero by default; the rest is optional', async ({
    page,
  }) => {
    await signUp(page)
    const reply = await page.request.post('/api/stories', { data: least })
    const { id }: { id: number } = await reply.json()
    // Setting and mood are chosen for who leaves them open, and kept as they were told.
    const empty = Object.fromEntries([...details, 'characterId'].map(name => [name, null]))
    expect(await storyOf(page, id)).toMatchObject({
      ...empty,
      difficulty: 'beginner',
      storyLength: 'medium',
      includeChild: true,
      childRole: 'hero',
    })
  })

  test('what is given is kept: characterId, setting, mood, includeChild and the seven details as strings', async ({ page }) => {
    await signUp(page)
    const { id: characterId } = await makeCharacter(page)
    const given = {
      ...Object.fromEntries(details.map(name => [name, `My ${name}`])),
      characterId,
      setting: 'Cloud City',
      mood: 'calm',
      difficulty: 'advanced',
      includeChild: false,
      childRole: 'leader',
    } as const
    expect(await storyOf(page, await makeStory(page, given))).toMatchObject(given)
  })
})

test.describe('§5 Validation › Story form', () => {
  test('defaults: difficulty beginner, storyLength medium, includeChild true, childRole hero, other fields empty', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    await expect(page.getByLabel("Child's name")).toHaveValue('')
    await expect(page.getByLabel('Magical friend')).toHaveText(/Choose a friend/)
    await expect(page.getByLabel('Story theme')).toHaveText(/Choose a theme/)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(3)
    await expect(page.getByRole('radio', { name: 'name only' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Beginner' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked()
    await page.getByRole('tab', { name: 'Setting' }).click()
    await expect(page.getByRole('switch', { name: 'The child is in the story' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Hero' })).toBeChecked()
    await expect(page.getByLabel('Challenge')).toHaveValue('')
    await page.getByRole('tab', { name: 'Personal' }).click()
    const fields = page.getByRole('tabpanel', { name: 'Personal' }).getByRole('textbox')
    await expect(fields).toHaveCount(6)
    for (const field of await fields.all()) await expect(field).toHaveValue('')
  })

  test('on submit, empty optional fields are sent as absent', async ({ page }) => {
    await signUp(page)
    const sent = listen(page, 'POST', /^\/api\/stories$/)
    await page.goto('/')
    await page.getByLabel("Child's name").fill('Mia')
    await page.getByLabel('Magical friend').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Owl', exact: true }).click()
    await page.getByLabel('Story theme').click()
    await page.getByRole('option', { name: 'Patience', exact: true }).click()
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(page).toHaveURL('/my-stories')
    const user: { id: string } = await (await page.request.get('/api/auth/user')).json()
    expect(sent).toEqual([
      {
        ...least,
        difficulty: 'beginner',
        storyLength: 'medium',
        includeChild: true,
        childRole: 'hero',
        language: 'en',
        writer: 'builtin',
        userId: user.id,
      },
    ])
  })

  test.describe('with nobody signed in', () => {
    test.use({ expectedFaults: ['/api/stories'] })

    test("submitting gives 'You must be logged in to create stories'", async ({ page }) => {
      await signUp(page)
      await page.goto('/')
      await page.getByLabel("Child's name").fill('Mia')
      await page.getByRole('button', { name: 'Surprise me' }).click()
      await page.context().clearCookies({ name: 'nightlight_session' })
      await page.getByRole('button', { name: 'Generate Magical Story' }).click()
      await expect(toastOf(page)).toHaveText('ErrorYou must be logged in to create stories')
      await expect(page.getByLabel("Child's name")).toHaveValue('Mia')
    })
  })
})

test.describe('§5 Validation › User shape', () => {
  test("email must be valid ('Invalid email format')", async ({ page }) => {
    for (const email of ['', 'nobody', 'no@body', 'a b@example.org', null]) {
      expect(await refusal(page, '/api/register', { email, password })).toEqual({
        status: 400,
        field: 'email',
        message: 'Invalid email format',
      })
    }
    const reply = await page.request.post('/api/register', { data: { email: newEmail(), password } })
    expect(reply.status()).toBe(201)
  })
})

test.describe('§5 Validation › Child profile form', () => {
  const liked = { interests: ['Magic'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }

  test('age is a number from 1 to 18', async ({ page }) => {
    await signUp(page)
    for (const age of [0, 19, -1, '7', null]) {
      expect(await refusal(page, '/api/child-profiles', { ...liked, name: 'Mia', age })).toMatchObject({ status: 400, field: 'age' })
    }
    for (const age of [1, 18]) {
      const reply = await page.request.post('/api/child-profiles', { data: { ...liked, name: 'Mia', age } })
      expect(await reply.json()).toMatchObject({ age })
    }
  })

  test('readingLevel is beginner, intermediate or advanced', async ({ page }) => {
    await signUp(page)
    const body = { ...liked, name: 'Mia' }
    expect(await refusal(page, '/api/child-profiles', { ...body, readingLevel: 'expert' })).toMatchObject({ field: 'readingLevel' })
    for (const readingLevel of difficulties) {
      const reply = await page.request.post('/api/child-profiles', { data: { ...body, readingLevel } })
      expect(await reply.json()).toMatchObject({ readingLevel })
    }
  })
})

test.describe('§5 Validation › Answer submission', () => {
  test('multiple-choice questions with options show radio choices; other questions show a text input', async ({ page }) => {
    const { storyId, questions } = await settle(page)
    const [first, second] = await questions()
    const options = ['the owl', 'the moon']
    await page.route('**/questions', route =>
      route.fulfill({
        json: [
          { ...first, type: 'multiple_choice', options },
          { ...second, type: 'free_text', options: [] },
        ],
      }),
    )
    const room = await openLearning(page, storyId)
    await room.getByRole('button', { name: /^Reading Quiz/ }).click()
    await room.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(room.getByRole('radio')).toHaveCount(2)
    for (const option of options) await expect(room.getByRole('radio', { name: option })).toBeVisible()
    await expect(room.getByRole('textbox')).toHaveCount(0)
    await room.getByRole('radio', { name: 'the owl' }).click()
    await room.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(room.getByPlaceholder('Type your answer here...')).toHaveValue('')
    await expect(room.getByRole('radio')).toHaveCount(0)
  })

  test('questionId is a number, answer a string, timeToAnswer an optional number', async ({ page }) => {
    const { child, questions } = await settle(page)
    const [question] = await questions()
    const path = `/api/children/${child.id}/answer-question`
    const right = { questionId: question?.id, answer: 'the owl' }
    for (const [field, value] of Object.entries({ questionId: 'one', answer: 7, timeToAnswer: 'long' })) {
      expect(await refusal(page, path, { ...right, [field]: value })).toMatchObject({ status: 400, field })
    }
    for (const body of [right, { ...right, timeToAnswer: 4 }]) {
      expect(await (await page.request.post(path, { data: body })).json()).toMatchObject({
        userAnswer: 'the owl',
        timeToAnswer: 'timeToAnswer' in body ? 4 : null,
      })
    }
  })
})

test.describe('§5 Validation › Activity completion', () => {
  test('notes are optional; rating is 1-5 and optional', async ({ page }) => {
    const { child, activities } = await settle(page)
    const [activity] = await activities()
    const body = { childId: child.id, activityId: activity?.id }
    for (const rating of [0, 6, 2.5, 'five']) {
      expect(await refusal(page, '/api/activities/complete', { ...body, rating })).toMatchObject({ status: 400, field: 'rating' })
    }
    for (const rating of [1, 5, undefined]) {
      const reply = await page.request.post('/api/activities/complete', { data: { ...body, rating } })
      expect(await reply.json()).toMatchObject({ completed: true, rating: rating ?? null, notes: null })
    }
  })
})
