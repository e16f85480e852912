import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { afterAll, expect, test } from 'vitest'
import { modelUsage } from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/builders.ts'
import { failing, good, startModelServer } from '../../testing/model-server.ts'

const house = await testApp()
const model = await startModelServer()
afterAll(() => model.close())
const program = fileURLToPath(new URL('./model-command.ts', import.meta.url))

/** What the command asks a story about. */
const sample: StoryRequest = {
  childName: 'Mia',
  animal: 'Owl',
  theme: 'Patience',
  setting: 'Cloud City',
  mood: 'calm',
  difficulty: 'intermediate',
  language: 'en',
  storyLength: 'short',
  includeChild: true,
  childRole: 'hero',
}

const run = (args: string[], settings: Record<string, string> = { MODEL_BASE_URL: model.url, MODEL_NAME: 'lamplight' }) =>
  new Promise<{ code: number; said: string }>(resolve => {
    const env = { PATH: process.env.PATH, DATABASE_URL: house.database.url, ...settings }
    execFile(process.execPath, [program, ...args], { env, cwd: '/' }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })

test('npm run model -- check writes a story and shows what the checks think of it', async () => {
  model.become(good, sample)
  const passed = await run(['check'])
  expect(passed.said).toContain('Every check is passed.')
  expect(passed.said).toContain('Mia')
  expect(passed.code).toBe(0)

  model.become(({ good }) => ({ ...good(), paragraphs: [] }), sample)
  const failed = await run(['check'])
  expect(failed.said).toMatch(/not passed.*\n {2}plan/)
  expect(failed.code).toBe(1)
})

test('npm run model -- check says what is wrong with the address', async () => {
  model.become(failing(401), sample)
  expect((await run(['check'])).said).toContain('MODEL_API_KEY')
  const nowhere = { MODEL_BASE_URL: 'http://127.0.0.1:9/v1', MODEL_NAME: 'lamplight' }
  expect(await run(['check'], nowhere)).toMatchObject({ code: 1, said: expect.stringContaining('Nothing answers at MODEL_BASE_URL.') })
  expect(await run(['check'], {})).toMatchObject({ code: 1, said: expect.stringContaining('set MODEL_BASE_URL') })
  expect(await run([])).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
})

test('npm run model -- usage shows tokens and seconds by month, model and outcome', async () => {
  expect((await run(['usage'])).said).toContain('No model was asked for a story yet.')
  const { user } = await signUp(house)
  const row = { userId: user.id, storyId: 1, model: 'lamplight', writer: 'model', outcome: 'told', attempts: 1 } as const
  for (const tokensIn of [1000, 500]) await house.db.insert(modelUsage).values({ ...row, tokensIn, tokensOut: 800, milliseconds: 4000 })
  const { said, code } = await run(['usage'])
  expect(code).toBe(0)
  expect(said).toMatch(/lamplight.*told.*2.*1500.*1600.*8/)
})
