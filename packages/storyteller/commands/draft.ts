import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '@nightlight/contract/enums'
import type { Draft } from '../draft.ts'
import type { Grammar } from '../language.ts'
import { slugOf } from './make-frame.ts'

/** Where each language has its folder. */
export const languagesFolder = join(import.meta.dirname, '..', 'languages')

/**
 * A language's content as far as it is written, read file by file so that an author can check it before it is whole.
 * @throws Error for a code that is no language of ours
 */
export async function draftOf(code: string): Promise<Draft<unknown>> {
  const root = join(languagesFolder, code)
  const known = readdirSync(languagesFolder)
  if (!known.includes(code)) throw new Error(`no language ${code}; one of ${known.join(', ')}`)
  const grammar: { grammar: Grammar<unknown> } = await import(join(root, 'grammar.ts'))
  const folder = async (name: string): Promise<[string, unknown][]> => {
    const path = join(root, 'content', name)
    if (!existsSync(path)) return []
    const files = readdirSync(path).filter(file => file.endsWith('.ts'))
    const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(join(path, file))))
    return modules.flatMap((module, index) =>
      Object.values(module).map((value): [string, unknown] => [String(files[index]).replace(/\.ts$/, ''), value]),
    )
  }
  const file = async (name: string): Promise<Record<string, unknown>> => {
    const path = join(root, 'content', `${name}.ts`)
    return existsSync(path) ? await import(path) : {}
  }
  const merged = (tables: [string, unknown][]) => Object.assign({}, ...tables.map(([, table]) => table))
  const slugs = new Map(settings.map(setting => [slugOf(setting), setting]))
  return {
    code,
    grammar: grammar.grammar,
    friends: merged(await folder('friends')),
    themes: merged(await folder('themes')),
    settings: Object.fromEntries((await folder('settings')).map(([name, value]) => [slugs.get(name) ?? name, value])),
    frame: Object.fromEntries(await folder('frame')),
    ...(await file('nouns')),
    ...(await file('questions')),
    ...(await file('words')),
    ...(await file('activities')),
  }
}
