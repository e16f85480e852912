import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failing, type ModelServer, slow, startModelServer } from '../../apps/server/src/testing/model-server.ts'
import { type ServerProcess, startServer } from '../../apps/server/src/testing/server-process.ts'
import { newStorySchema } from '../../packages/contract/stories.ts'
import { expect, expectAccessible, newEmail, password, pressOn, tabTo, test, texts } from './fixtures.ts'

const say = texts('en')

// A server of its own, since only here a model is named.
let model: ModelServer
let server: ServerProcess
let data: string
test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'nightlight-e2e-model-'))
  chmodSync(data, 0o755)
  model = await startModelServer()
  server = await startServer({ env: { DATA_DIR: data, MODEL_BASE_URL: model.url, MODEL_NAME: 'lamplight' } })
})
test.afterAll(async () => {
  await server.end('SIGTERM')
  await model.close()
  rmSync(data, { recursive: true, force: true })
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a grown-up lets a model write, by keyboard alone, sees it being written, may leave, and is told when ours stepped in', async ({
  page,
}) => {
  const request = newStorySchema.parse({ childName: 'Mia', animal: 'Owl', theme: 'Patience', storyLength: 'short' })
  model.become(slow(1500), request)
  expect((await page.request.post(`${server.url}/api/register`, { data: { email: newEmail(), password } })).status()).toBe(201)
  await page.goto(server.url)

  // Nothing is offered before it is allowed.
  await expect(page.getByRole('button', { name: say('stories', 'form.submit') })).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: say('stories', 'form.writer.label') })).toHaveCount(0)
  await pressOn(page, page.getByRole('button', { name: say('common', 'nav.account') }))
  const consent = page.getByRole('switch', { name: say('auth', 'account.model.label') })
  await expect(consent).not.toBeChecked()
  await expect(page.getByText(say('auth', 'account.model.never'))).toBeVisible()
  await tabTo(page, consent)
  await page.keyboard.press('Space')
  await expect(consent).toBeChecked()
  await expectAccessible(page)
  await page.reload()

  const fill = async () => {
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await page.getByLabel(say('stories', 'form.animal.label')).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Owl' }).click()
    await page.getByLabel(say('stories', 'form.theme.label')).click()
    await page.getByRole('option', { name: 'Patience' }).click()
    await page.getByRole('radio', { name: /^Short/ }).check()
    await page.getByRole('radio', { name: say('stories', 'form.writer.model') }).check()
  }
  await fill()
  await pressOn(page, page.getByRole('button', { name: say('stories', 'form.submit') }))
  await expect(page.getByRole('status').filter({ hasText: say('stories', 'progress.writing') })).toBeVisible()
  await expectAccessible(page)
  // The page is left, altogether.
  await page.goto(`${server.url}/api/docs`)
  await expect.poll(async () => (await (await page.request.get(`${server.url}/api/my-stories`)).json()).length).toBe(1)
  await page.goto(`${server.url}/my-stories`)
  await expect(page.getByText(say('stories', 'writers.model'))).toBeVisible()
  for (const { raw } of model.asked) expect(raw).not.toContain('Mia')

  model.become(failing(402), request)
  await page.goto(server.url)
  await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('')
  await fill()
  await page.getByRole('button', { name: say('stories', 'form.submit') }).click()
  await expect(page.getByText(say('stories', 'created.textByUs'), { exact: true })).toBeVisible()
  await expect(page.getByText(say('stories', 'writers.builtin'))).toBeVisible()
})
