import type { LanguageCode } from '@nightlight/contract/enums'
import { languages } from '@nightlight/contract/enums'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '../../env.ts'
import { good, type Manner, startModelServer } from '../../testing/model-server.ts'
import { createModelWriter } from './model-writer.ts'

const server = await startModelServer()
afterAll(() => server.close())
const env = parseEnv({ MODEL_BASE_URL: server.url, MODEL_NAME: 'test-model', MODEL_TIMEOUT_SECONDS: '5' })
const quiet = { warn: () => {} }

const request = (language: LanguageCode, changes: Partial<StoryRequest> = {}): StoryRequest => ({
  childName: language === 'zh' ? '李明' : 'Zoë',
  animal: 'Owl',
  theme: 'Patience',
  // The level that every language has.
  difficulty: 'beginner',
  language,
  storyLength: 'short',
  includeChild: true,
  childRole: 'hero',
  ...changes,
})

async function write(asked: StoryRequest, manner: Manner) {
  server.become(manner, asked)
  const steps: string[] = []
  const aside = { report: ({ step }: { step: string }) => steps.push(step), signal: new AbortController().signal }
  const story = await createModelWriter({ env, log: quiet })(asked, 7, aside)
  return { story, steps }
}

test.each(languages)('a good model tells a story in %s', async language => {
  const { story, steps } = await write(request(language), good)
  expect(story).toMatchObject({ writer: 'model' })
})
