/**
 * Tells a story on the command line. Every field of the creation request is an option of the same name:
 *
 *   npm run tell -- --language fr --childName Léa --animal Owl --theme Courage --setting "Cloud City" --seed 7
 *   npm run tell -- … --json        title, language, difficulty, content, paragraphs, refrain, questions, vocabulary, activities
 *   npm run tell -- --batch         one JSON request a line from standard input, one JSON story a line out
 */
import { argv, exit, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { composeStory } from '../compose.ts'
import type { ComposedStory } from '../story.ts'
import { requestFrom, seedFrom } from './options.ts'

const fields = [
  'language',
  'childName',
  'animal',
  'theme',
  'difficulty',
  'setting',
  'mood',
  'storyLength',
  'includeChild',
  'childRole',
  'moralLesson',
  'favoriteColor',
  'specialTalent',
  'bestFriend',
  'dreamDestination',
  'magicalPower',
  'challenge',
  'seed',
]

try {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      json: { type: 'boolean' },
      batch: { type: 'boolean' },
      ...Object.fromEntries(fields.map(field => [field, { type: 'string' as const }])),
    },
  })
  if (values.batch) {
    for await (const line of createInterface({ input: stdin })) {
      if (!line.trim()) continue
      const raw = objectFrom(line)
      stdout.write(`${JSON.stringify(asJson(composeStory(requestFrom(raw), seedFrom(raw))))}\n`)
    }
  } else {
    const story = composeStory(requestFrom(values), seedFrom(values))
    stdout.write(values.json ? `${JSON.stringify(asJson(story), null, 2)}\n` : `${story.title}\n\n${story.content}\n`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(2)
}

function objectFrom(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('each line must be a JSON object')
  return { ...value }
}

function asJson(story: ComposedStory) {
  const { title, language, difficulty, content, paragraphs, refrain, questions, vocabulary, activities } = story
  return { title, language, difficulty, content, paragraphs, refrain, questions, vocabulary, activities }
}
