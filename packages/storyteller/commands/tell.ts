/**
 * Tells a story on the command line. Every field of the creation request is an option of the same name:
 *
 *   npm run tell -- --language fr --childName Léa --pronouns she --animal Owl --theme Courage --setting "Cloud City" --seed 7
 *   npm run tell -- --tale hiccups --language de --difficulty beginner      a certain tale; what is not said is chosen
 *   npm run tell -- --tale hiccups --difficulty beginner --matrix           several friends, places and details, with lengths and levels
 *   npm run tell -- --tale hiccups --watch                                  told anew whenever a file of the language changes
 *   npm run tell -- … --json        everything: title, tale, friendName, paragraphs, questions, vocabulary, activities
 *   npm run tell -- --batch         one JSON request a line from standard input, one JSON story a line out
 *   npm run tell -- --tales         all tales with their themes and shape, a JSON line each
 */

import { spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { argv, execPath, exit, stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { languages, themes } from '@nightlight/contract/enums'
import { outlines } from '../content/library.ts'
import { tellTale } from '../tell-tale.ts'
import { matrixOf } from './matrix.ts'
import { requestFields, requestFrom, seedFrom } from './options.ts'

const help = `npm run tell -- [--tale ID] [--json|--matrix|--watch|--batch|--tales] [--seed N] ${requestFields.map(field => `[--${field} …]`).join(' ')}`

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(2)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      json: { type: 'boolean' },
      batch: { type: 'boolean' },
      tales: { type: 'boolean' },
      matrix: { type: 'boolean' },
      watch: { type: 'boolean' },
      help: { type: 'boolean' },
      ...Object.fromEntries([...requestFields, 'seed'].map(field => [field, { type: 'string' as const }])),
    },
  })
  if (values.help) return console.log(help)
  if (values.tales) {
    for (const { id, themes, shape } of outlines().values()) stdout.write(`${JSON.stringify({ tale: id, themes, shape })}\n`)
  } else if (values.batch) {
    for await (const line of createInterface({ input: stdin })) {
      if (!line.trim()) continue
      const raw = objectFrom(line)
      stdout.write(`${JSON.stringify(tellTale(requestFrom(raw), seedFrom(raw)))}\n`)
    }
  } else if (values.watch) watching()
  else if (values.matrix) stdout.write(matrixOf(requestFrom(filled(values))))
  else {
    const story = tellTale(requestFrom(filled(values)), seedFrom(values))
    stdout.write(values.json ? `${JSON.stringify(story, null, 2)}\n` : `${story.title}\n\n${story.content}\n`)
  }
}

/** For a certain tale nothing else has to be said. */
function filled(values: Record<string, unknown>): Record<string, unknown> {
  if (typeof values.tale !== 'string') return values
  const names: Record<string, string> = { en: 'Mia', es: 'Inés', fr: 'Anna', de: 'Mia', zh: '安安' }
  const language = languages.find(code => code === values.language) ?? 'en'
  const tale = outlines().get(values.tale)
  return { childName: names[language], animal: 'Hedgehog', theme: tale?.themes[0] ?? themes[0], ...values }
}

/** Tells the same request again whenever something of the content changes: in a new process, since content is read once. */
function watching(): void {
  const again = argv.filter(argument => argument !== '--watch')
  const run = () => {
    stdout.write('\u001b[2J\u001b[H')
    spawnSync(execPath, again.slice(1), { stdio: 'inherit' })
  }
  run()
  let waiting: NodeJS.Timeout | undefined
  watch(new URL('../languages/', import.meta.url), { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(run, 150)
  })
}

function objectFrom(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('each line must be a JSON object')
  return { ...value }
}
