import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { difficulties } from '@nightlight/contract/enums'
import { lexiconNames, outlines } from '../content/library.ts'

/** The tale that a language is begun with. */
const firstTale = 'hiccups'

/**
 * The keys of a file without what stands behind them, in their order; facts that are the same in every language stay. What is told of a fact differs
 * from language to language, so nothing else is taken over.
 */
export const keysOf = (text: string): string =>
  text
    .split('\n')
    .map(line => (/^\s*(?:size|element|type|minutes|level):/.test(line) ? line : line.replace(/^(\s*[\p{L}\d -]+:).*$/u, '$1')))
    .join('\n')

/**
 * Makes the folder of a new language within `folder` from the English one, and answers the files that were made.
 * @throws Error where the code is none (ISO 639-1) or the language exists
 */
export function makeFrame(folder: string, code: string): string[] {
  if (!/^[a-z]{2}$/.test(code)) throw new Error(`“${code}” is no code of a language: two small letters, as in ISO 639-1`)
  if (existsSync(join(folder, code))) throw new Error(`there is a folder ${code} already`)
  const files = [...framesOfFolder(folder, 'friends'), ...framesOfFolder(folder, 'places'), ...lexicons(), ...tale()]
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, code, path)), { recursive: true })
    writeFileSync(join(folder, code, path), text)
  }
  return files.map(({ path }) => path)
}

type Frame = { path: string; text: string }

const framesOfFolder = (folder: string, name: string): Frame[] =>
  readdirSync(join(folder, 'en', name)).map(file => ({
    path: `${name}/${file}`,
    text: keysOf(readFileSync(join(folder, 'en', name, file), 'utf8')),
  }))

const lexicons = (): Frame[] =>
  lexiconNames.map(name => ({
    path: `details/${name}.txt`,
    text: '// what people type = how the story says it; the last kind is [other]\n',
  }))

function tale(): Frame[] {
  const beats = outlines().get(firstTale)?.beats ?? []
  const told = (isShort: boolean) =>
    beats
      .filter(({ lengths }) => !isShort || lengths.includes('short'))
      .map(({ name, shows }) => `# ${name}\n// ${shows}\n`)
      .join('\n')
  const text = `title:\ncolour:\nkeepsake:\ndraws:\nremember:\n\n${told(false)}\n=== short\n\n${told(true)}`
  return difficulties.flatMap(level => [
    { path: `tales/${firstTale}/${level}.txt`, text },
    { path: `tales/${firstTale}/${level}.learn.txt`, text: '// ? question, word: and activity: (docs/content-guide.md)\n' },
  ])
}
