import { parseArgs } from 'node:util'
import { type LanguageCode, languages } from '@nightlight/contract/enums'
import { briefOf } from '@nightlight/storyteller/brief'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { CannotStart } from '../../database/embedded-binaries.ts'
import { openDatabase } from '../../database/open.ts'
import { type Env, EnvError, readEnv } from '../../env.ts'
import { createAsk, type Failure, ModelFailure } from '../../writers/model/ask.ts'
import { judge } from '../../writers/model/model-writer.ts'
import { planAsData } from '../../writers/model/prompt.ts'
import { standInsFor } from '../../writers/model/stand-ins.ts'
import { usageByMonth } from './model-usage.ts'

/** For the person who runs a copy: `npm run model -- check | usage`. */
const usage = `Usage:
  npm run model -- check [--language de]     asks the model for one story and shows what the checks think of it
  npm run model -- usage                     tokens and seconds by month, model and outcome`

class Misused extends Error {}

const seed = 7
const sample: Omit<StoryRequest, 'language'> = {
  childName: 'Mia',
  animal: 'Owl',
  theme: 'Patience',
  setting: 'Cloud City',
  mood: 'calm',
  difficulty: 'intermediate',
  storyLength: 'short',
  includeChild: true,
  childRole: 'hero',
}

const reasons: Record<Failure, string> = {
  timeout: 'It took longer than MODEL_TIMEOUT_SECONDS allows.',
  busy: 'It is too busy at the moment.',
  payment: 'The account there has nothing left to pay with.',
  refused: 'It refused the request: is MODEL_API_KEY right, and is there a model called MODEL_NAME?',
  broken: 'It failed, or answered something that is not the OpenAI chat protocol.',
  unreachable: 'Nothing answers at MODEL_BASE_URL.',
}

async function main() {
  const { positionals, values } = readArguments()
  const [verb] = positionals
  if (verb === 'check') await check(readEnv(), languageOf(values.language))
  else if (verb === 'usage') await showUsage(readEnv())
  else throw new Misused(usage)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { language: { type: 'string', default: 'en' } } })
  } catch (error) {
    throw new Misused(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

function languageOf(text: string): LanguageCode {
  const language = languages.find(code => code === text)
  if (!language) throw new Misused(`--language is one of ${languages.join(', ')}.\n${usage}`)
  return language
}

async function check(env: Env, language: LanguageCode) {
  if (!env.MODEL_BASE_URL) throw new Misused('No model is named: set MODEL_BASE_URL and MODEL_NAME.')
  console.info(`Asking ${env.MODEL_NAME} at ${new URL(env.MODEL_BASE_URL).host} for a short story (${language}) …`)
  const request = { ...sample, language }
  const standIns = standInsFor(request, seed)
  if (!standIns) throw new Error('nothing stands in for the sample’s name')
  const brief = briefOf(standIns.request, seed)
  const begun = performance.now()
  try {
    const plan = { role: 'user' as const, content: planAsData(standIns.request, brief, 0) }
    const said = await createAsk(env)([plan], AbortSignal.timeout(env.MODEL_TIMEOUT_SECONDS * 1000))
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.info(`It answered in ${seconds} s, with ${said.tokensIn} tokens in and ${said.tokensOut} out.`)
    const { story, faults } = judge(said, { request, seed, standIns, brief })
    if (story) console.info(`Every check is passed.\n\n${story.title}\n\n${story.content}`)
    else console.info(`These checks are not passed; it would be asked once more with them named:\n${faults.map(line).join('\n')}`)
    if (!story) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    throw new Misused(`${reasons[error.failure]}${error.status === undefined ? '' : ` (status ${error.status})`}`)
  }
}

const line = ({ check, said }: { check: string; said: string }) => `  ${check.padEnd(10)} ${said}`

async function showUsage(env: Env) {
  const database = await openDatabase(env)
  try {
    const rows = await usageByMonth(database.db)
    if (rows.length === 0) console.info('No model was asked for a story yet.')
    else console.table(rows.map(({ seconds, ...row }) => ({ ...row, seconds: Math.round(seconds) })))
  } finally {
    await database.close()
  }
}

main().catch(error => {
  if (error instanceof EnvError) console.error(`These settings cannot be used:\n${error.message}`)
  else console.error(error instanceof Misused || error instanceof CannotStart ? error.message : error)
  process.exit(1)
})
