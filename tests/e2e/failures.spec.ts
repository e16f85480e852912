import type { Page } from '@playwright/test'
import { expect, expectAccessible, newEmail, password, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

// Every one of these faults is brought about here.
test.use({
  expectedFaults: ['/api/', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '/assets/', '/locales/'],
  contextOptions: { reducedMotion: 'reduce' },
})

const liked = { interests: ['Magic'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }

/** An account with a child and a story. */
async function settle(page: Page) {
  const email = await signUp(page)
  const profile = await page.request.post('/api/child-profiles', { data: { name: 'Mia', age: 7, readingLevel: 'intermediate', ...liked } })
  const made = await page.request.post('/api/stories', { data: { childName: 'Mia', animal: 'Owl', theme: 'Patience' } })
  expect([profile.status(), made.status()]).toEqual([201, 201])
  const [story] = await (await page.request.get('/api/my-stories')).json()
  return { email, storyId: Number(story.id) }
}

/** Marks the page as it is now; the mark is gone where the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
const expectSamePage = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same-page', '')

type Screen = {
  name: string
  path: (storyId: number) => string
  /** The call without which there is nothing to show. */
  call: string
  failed: (status: number | undefined) => string
  again: string
  content: string
}

const reload = say('common', 'reloadPage')
const again = say('common', 'tryAgain')
const errorLine = (status: number | undefined) => `Error: ${status ? say('common', 'errors.internal') : say('common', 'errors.network')}`

const screens: Screen[] = [
  {
    name: 'my stories',
    path: () => '/my-stories',
    call: '**/api/my-stories?*',
    failed: () => say('stories', 'library.failed'),
    again: reload,
    content: 'Mia and the Owl',
  },
  {
    name: 'favourites',
    path: () => '/favorites',
    call: '**/api/favorites?*',
    failed: () => say('stories', 'library.failed'),
    again: reload,
    content: say('favorites', 'empty'),
  },
  {
    name: 'child profiles',
    path: () => '/child-profiles',
    call: '**/api/child-profiles',
    failed: () => say('child-profiles', 'failed'),
    again: reload,
    content: 'Mia',
  },
  {
    name: 'characters',
    path: () => '/characters',
    call: '**/api/characters',
    failed: () => say('characters', 'failed'),
    again: reload,
    content: say('characters', 'empty'),
  },
  {
    name: 'subscription',
    path: () => '/subscription',
    call: '**/api/credit-packs',
    failed: () => say('billing', 'page.failed'),
    again: reload,
    content: say('billing', 'packs.Starter'),
  },
  {
    name: 'the history of credits',
    path: () => '/subscription',
    call: '**/api/credit-history*',
    failed: () => say('billing', 'history.failed'),
    again: say('billing', 'history.again'),
    content: say('billing', 'history.kinds.welcome'),
  },
  {
    name: 'the reader',
    path: id => `/story/${id}`,
    call: '**/api/stories/*',
    failed: errorLine,
    again,
    content: "Mia's Magical Adventure",
  },
  {
    name: 'the children in the reader',
    path: id => `/story/${id}`,
    call: '**/api/child-profiles',
    failed: () => say('child-profiles', 'failed'),
    again,
    content: say('child-profiles', 'picker.child', { name: 'Mia', age: 7 }),
  },
  {
    name: 'the page to colour in',
    path: id => `/story/${id}/colouring`,
    call: '**/api/stories/*',
    failed: errorLine,
    again,
    content: say('stories', 'colouring.print'),
  },
  {
    name: 'the app itself, where nobody knows who is there',
    path: () => '/my-stories',
    call: '**/api/auth/user',
    failed: () => say('common', 'unreached.title'),
    again,
    content: 'Mia and the Owl',
  },
]

for (const { name, path, call, failed, again, content } of screens) {
  test(`${name}: slow, the shape of what comes stands there; a 500 is said, and a press is enough to go on`, async ({ page }) => {
    const { storyId } = await settle(page)
    const slow = Promise.withResolvers<void>()
    await page.route(call, async route => {
      await slow.promise
      await route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } })
    })
    await page.goto(path(storyId))
    // The children have a place of their own that stays empty; who is there is asked behind the shape of any page.
    if (name !== 'the children in the reader') await expect(page.locator('.animate-breathe').first()).toBeVisible()
    await page.waitForTimeout(1000)
    await expect(page.getByText(failed(500))).toHaveCount(0)
    await expect(page.getByText(content)).toHaveCount(0)
    slow.resolve()
    await expect(page.getByText(failed(500)).first()).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page)
    await mark(page)
    await page.unroute(call)
    await page.getByRole('button', { name: again }).first().click()
    await expect(page.getByText(content).first()).toBeVisible()
    await expect(page.getByText(failed(500))).toHaveCount(0)
    await expectSamePage(page)
  })

  test(`${name}: a lost network is said, and when it is back all goes on by itself`, async ({ page }) => {
    const { storyId } = await settle(page)
    for (const lost of [call, '**/api/auth/methods']) await page.route(lost, route => route.abort())
    await page.goto(path(storyId))
    await expect(page.getByText(failed(undefined)).first()).toBeVisible({ timeout: 15_000 })
    await mark(page)
    await page.unrouteAll()
    await expect(page.getByText(content).first()).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText(failed(undefined))).toHaveCount(0)
    await expect(page.getByText(say('common', 'offline.waiting'))).toBeHidden()
    await expectSamePage(page)
  })
}

test.describe('the learning views', () => {
  const rooms = [
    { room: 'quiz', call: '**/questions', content: say('learning', 'quiz.start') },
    { room: 'words', call: '**/vocabulary', content: say('learning', 'words.start') },
    { room: 'activities', call: '**/activities', content: /min/ },
    { room: 'report', call: '**/progress-report', content: say('learning', 'report.empty') },
  ] as const

  async function enter(page: Page, storyId: number, room: string) {
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: say('child-profiles', 'picker.child', { name: 'Mia', age: 7 }) }).click()
    await page.getByRole('tab', { name: say('stories', 'reader.tabs.learn') }).click()
    await page.getByRole('button', { name: new RegExp(`^${say('learning', `${room}.title`)}`) }).click()
  }

  for (const { room, call, content } of rooms) {
    test(`${room}: a 500 is said and a press is enough; a lost network comes back by itself`, async ({ page }) => {
      const { storyId } = await settle(page)
      await page.route(call, route => route.fulfill({ status: 500 }))
      await enter(page, storyId, room)
      const failed = page.getByText(say('learning', 'failed'))
      await expect(failed).toBeVisible({ timeout: 15_000 })
      await mark(page)
      await page.unroute(call)
      for (const lost of [call, '**/api/auth/methods']) await page.route(lost, route => route.abort())
      await page.getByRole('button', { name: again }).click()
      await expect(page.getByText(say('common', 'offline.reading'))).toBeVisible({ timeout: 10_000 })
      await expect(failed).toBeVisible({ timeout: 15_000 })
      await page.unrouteAll()
      await expect(failed).toBeHidden({ timeout: 10_000 })
      await expect(page.getByText(content).first()).toBeVisible()
      await expectSamePage(page)
    })
  }

  test('an answer that does not arrive is still there, and is sent by the next press', async ({ page }) => {
    const { storyId } = await settle(page)
    await enter(page, storyId, 'quiz')
    await page.getByRole('button', { name: say('learning', 'quiz.start') }).click()
    await page.route('**/answer-question', route => route.abort())
    const field = page.getByRole('tabpanel').getByRole('textbox')
    const option = page.getByRole('tabpanel').getByRole('radio').first()
    await expect(field.or(option)).toBeVisible()
    if (await field.isVisible()) await field.fill('an owl')
    else await option.check()
    const send = page.getByRole('tabpanel').locator('button[type=submit]')
    await send.click()
    const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toasts).toContainText(say('common', 'errors.network'))
    if (await field.isVisible()) await expect(field).toHaveValue('an owl')
    else await expect(option).toBeChecked()
    await page.unroute('**/answer-question')
    await send.click()
    await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  })
})

test.describe('a session that ends in the middle', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: say('auth', 'ended.title') })

  async function signInAgain(page: Page, email: string) {
    const dialog = dialogOf(page)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: say('auth', 'signIn.submit') }).click()
    await expect(dialog).toBeHidden()
  }

  const endSession = async (page: Page) => expect((await page.request.post('/api/logout')).status()).toBe(204)

  test('while a story is asked for: what was typed stays, signing in happens in place, the next press makes the story', async ({
    page,
  }) => {
    const email = await signUp(page)
    await page.goto('/')
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await endSession(page)
    await mark(page)
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(dialogOf(page)).toBeVisible()
    await expectAccessible(page)
    await signInAgain(page, email)
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('Mia')
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(page).toHaveURL('/my-stories')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expectSamePage(page)
  })

  test('while a profile is being written: the window under the sign-in keeps its words', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/child-profiles')
    await page.getByRole('button', { name: say('child-profiles', 'add') }).click()
    const profile = page.getByRole('dialog', { name: say('child-profiles', 'add') })
    await profile.getByLabel(say('child-profiles', 'dialog.name')).fill('Noa')
    for (const liking of ['Magic', 'Fox', 'Courage']) await profile.getByText(liking, { exact: true }).first().click()
    await endSession(page)
    await profile.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
    await signInAgain(page, email)
    await expect(profile.getByLabel(say('child-profiles', 'dialog.name'))).toHaveValue('Noa')
    await profile.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
    await expect(page.getByRole('heading', { name: 'Noa' })).toBeVisible()
  })

  test('while a character is being built: its name and look stay', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/characters?new')
    await page.getByLabel(say('characters', 'name')).fill('Robin')
    await endSession(page)
    await page.getByRole('button', { name: say('characters', 'create'), exact: true }).click()
    await signInAgain(page, email)
    await expect(page.getByLabel(say('characters', 'name'))).toHaveValue('Robin')
    await page.getByRole('button', { name: say('characters', 'create'), exact: true }).click()
    await expect(page).toHaveURL('/characters')
    await expect(page.getByText('Robin')).toBeVisible()
  })

  test('on the way to any screen: after signing in it is there, without a reload', async ({ page }) => {
    test.setTimeout(180_000)
    const { email, storyId } = await settle(page)
    await page.goto('/educational-demo')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await mark(page)
    for (const { name, path, content } of screens.filter(({ call }) => !/auth\/user|credit-history|child-profiles/.test(call))) {
      await test.step(name, async () => {
        await endSession(page)
        await page.evaluate(to => history.pushState(null, '', to), path(storyId))
        // The page to colour in shows a story that is here already; who is asked anything says so.
        if (name !== 'the page to colour in') await signInAgain(page, email)
        await expect(page.getByText(content).first()).toBeVisible({ timeout: 10_000 })
        await expectSamePage(page)
      })
    }
  })

  test('while a payment is being verified: the page says that nothing is lost, and shows what it brought after signing in', async ({
    page,
  }) => {
    const email = await signUp(page)
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { name: say('billing', 'packs.Starter') })).toBeVisible()
    await endSession(page)
    await page.evaluate(() => history.pushState(null, '', '/subscription/success?session_id=nothing'))
    // Behind the dialog nothing is there for a screen reader.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(say('billing', 'success.title'))
    await signInAgain(page, email)
    await expect(page.getByText(say('billing', 'success.late'))).toBeVisible()
    await expect(page).toHaveURL('/subscription/success?session_id=nothing')
  })

  test('somebody else who signs in there begins with a page of their own', async ({ page }) => {
    const email = newEmail()
    await page.request.post('/api/register', { data: { email, password } })
    await signUp(page)
    await page.goto('/')
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await endSession(page)
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: say('auth', 'signIn.submit') }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('')
  })

  test('a wrong password is said in the window; signing in in another tab closes it', async ({ page, context }) => {
    const email = await signUp(page)
    await page.goto('/')
    await endSession(page)
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: say('auth', 'signIn.submit') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(say('common', 'errors.wrong_credentials'))
    await context.request.post('/api/login', { data: { email, password } })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('No stories yet')).toBeVisible()
  })

  test('who comes back to a screen by its address is led there again, with everything that stands in it', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies()
    await page.goto('/characters?new')
    await expect(page).toHaveURL(`/?next=${encodeURIComponent('/characters?new')}`)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/characters?new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('characters', 'newTitle'))
  })
})

test('a story that cannot be sent off: the toast says why, the form keeps its words, and the next press makes one story', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  const create = page.getByRole('button', { name: 'Generate Magical Story' })
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await page.route('**/api/stories', route => route.abort())
  await create.click()
  await expect(toasts).toContainText(say('common', 'errors.network'))
  await page.unroute('**/api/stories')
  await page.route('**/api/stories', route => route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } }))
  await create.click()
  await expect(toasts).toContainText(say('common', 'errors.internal'))
  await page.unroute('**/api/stories')
  await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('Mia')
  await create.click()
  await expect(page).toHaveURL('/my-stories')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
})

test('the account: a password that cannot be changed just now is said at the form, and what was typed stays', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'My account' }).click()
  const dialog = page.getByRole('dialog', { name: 'My account' })
  await dialog.getByLabel(say('auth', 'currentPassword'), { exact: true }).fill(password)
  await dialog.getByLabel(say('auth', 'newPassword'), { exact: true }).fill('another lamp entirely')
  await page.route('**/api/auth/password', route => route.abort())
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(say('common', 'errors.network'))
  await expect(dialog.getByLabel(say('auth', 'newPassword'), { exact: true })).toHaveValue('another lamp entirely')
  await page.unroute('**/api/auth/password')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
})

test.describe('parts of the app that have not come yet', () => {
  test('a language that is chosen without a network comes when it is back', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/my-stories')
    await expect(page.getByText('No stories yet')).toBeVisible()
    await context.setOffline(true)
    await mark(page)
    await page.getByLabel('Language').selectOption('de')
    await expect(page.getByText(say('common', 'offline.waiting'))).toBeVisible()
    await expect(page.getByText('No stories yet')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(texts('de')('stories', 'library.empty'))).toBeVisible({ timeout: 20_000 })
    await expectSamePage(page)
  })

  for (const path of ['/my-stories', '/child-profiles', '/educational-demo'])
    test(`${path} waits for the network and then opens by itself`, async ({ page, context }) => {
      await settle(page)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
      await context.setOffline(true)
      await mark(page)
      await page.locator(`a[href="${path}"]`).last().click()
      await expect(page.getByText(say('common', 'offline.waiting'))).toBeVisible()
      await expect(page.locator('main[aria-busy=true]')).toBeVisible()
      await context.setOffline(false)
      await expect(page.locator('main[aria-busy=true]')).toBeHidden({ timeout: 15_000 })
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create a Magical Story')
      await expect(page.getByText(say('common', 'offline.waiting'))).toBeHidden()
    })

  test('a chunk that a newer version no longer has: the page is loaded anew once, and the screen opens', async ({ page }) => {
    await settle(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
    let loads = 0
    page.on('framenavigated', () => {
      loads += 1
    })
    let missed = 0
    await page.route('**/assets/my-stories-*.js', route => {
      missed += 1
      return missed === 1 ? route.fulfill({ status: 404, json: { message: 'Not found', code: 'not_found' } }) : route.continue()
    })
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    await expect(page.getByText('Mia and the Owl').first()).toBeVisible({ timeout: 15_000 })
    expect(missed).toBeGreaterThan(1)
    expect(loads).toBeGreaterThan(0)
  })

  test('a chunk that is gone for good does not make the page go round: it says so and offers to load again', async ({ page }) => {
    await settle(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route('**/assets/my-stories-*.js', route =>
      route.fulfill({ status: 404, json: { message: 'Not found', code: 'not_found' } }),
    )
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    await expect(page.getByText(say('common', 'broken.title'))).toBeVisible({ timeout: 15_000 })
    expect(loads).toBe(1)
  })
})
