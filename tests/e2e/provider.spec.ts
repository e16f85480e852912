import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type IdentityProvider, startIdentityProvider } from '../../apps/server/src/testing/identity-provider.ts'
import { type ServerProcess, startServer } from '../../apps/server/src/testing/server-process.ts'
import { expectSamePage, mark } from './failures/recovery.ts'
import { expect, expectAccessible, test, texts } from './fixtures.ts'

const say = texts('en')

// A server of its own, since only here a provider is named.
let acme: IdentityProvider
let server: ServerProcess
let data: string
test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'nightlight-e2e-provider-'))
  chmodSync(data, 0o755)
  acme = await startIdentityProvider()
  const { issuer, clientId, clientSecret } = acme
  const providers = [{ id: 'acme', name: 'Acme', issuer, clientId, clientSecret }]
  server = await startServer({ env: { DATA_DIR: data, OIDC_PROVIDERS: JSON.stringify(providers) } })
})
test.afterAll(async () => {
  await server.end('SIGTERM')
  acme.close()
  rmSync(data, { recursive: true, force: true })
})

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: ['/api/'] })

const ann = { sub: 'ann', email: 'ann@example.org', email_verified: true }
const acmeLink = { name: say('auth', 'continueWith', { provider: 'Acme' }) }
const childField = (page: Page) => page.getByLabel(say('stories', 'form.childName.label'))
const dialogOf = (page: Page) => page.getByRole('dialog', { name: say('auth', 'ended.title') })

/** Signs in through the provider and begins a story; then the session ends, and the press that would make the story finds out. */
async function beginStory(page: Page) {
  acme.meet(ann)
  await page.goto(`${server.url}/api/login`)
  await page.getByRole('link', acmeLink).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await childField(page).fill('Mia')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.context().clearCookies({ name: 'nightlight_session' })
  await page.getByRole('button', { name: 'Generate Magical Story' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

test('who wanted to see a screen is led there by the provider, too', async ({ page }) => {
  acme.meet(ann)
  await page.goto(`${server.url}/characters?new`)
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await page.getByRole('link', acmeLink).click()
  await expect(page).toHaveURL(`${server.url}/characters?new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('characters', 'newTitle'))
})

test('a session that ended is opened again through the provider: its tab closes itself, and the page goes on with every word', async ({
  page,
}) => {
  await beginStory(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('E-mail')).toHaveCount(0)
  await expect(dialog.getByText(say('auth', 'or'), { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await mark(page)
  const tab = page.waitForEvent('popup')
  await dialog.getByRole('link', acmeLink).click()
  await (await tab).waitForEvent('close')
  await expect(dialog).toBeHidden()
  await expect(childField(page)).toHaveValue('Mia')
  await page.getByRole('button', { name: 'Generate Magical Story' }).click()
  await expect(page).toHaveURL(`${server.url}/my-stories`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expectSamePage(page)
})

test('a browser that does not close the tab says there where to go on', async ({ page }) => {
  await page.addInitScript(() => {
    window.close = () => {}
  })
  await page.goto(`${server.url}/api/login?view=done`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth', 'ended.done'))
  await expect(page.getByText(say('auth', 'ended.doneText'))).toBeVisible()
  await expectAccessible(page)
})

test('somebody else whom the provider knows begins with a page of their own', async ({ page }) => {
  await beginStory(page)
  acme.meet({ sub: 'bob' })
  await dialogOf(page).getByRole('link', acmeLink).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(childField(page)).toHaveValue('')
})
