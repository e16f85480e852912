import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { animalGroups, difficulties, settings } from '@nightlight/contract/enums'
import { themeGroups } from '../world.ts'

/**
 * Makes the folder of a new language with every content file, empty, so that an author fills in and the compiler watches.
 * @param root the folder of the languages
 * @param code two or three letters (ISO 639)
 * @returns the paths made, from the root
 * @throws RangeError when the code is none, or its folder is there already
 */
export function makeFrame(root: string, code: string): string[] {
  if (!/^[a-z]{2,3}$/.test(code)) throw new RangeError(`a language’s code has two or three small letters (ISO 639), not "${code}"`)
  if (existsSync(join(root, code)))
    throw new RangeError(`${code} is there already; see what it lacks with: npm run content -- check ${code}`)
  const groups = { friends: Object.keys(animalGroups), themes: Object.keys(themeGroups) }
  const places = settings.map(setting => ({ setting, file: slugOf(setting), name: camel(slugOf(setting)) }))
  const files: Record<string, string> = {
    'README.md': `# ${code}\n\nHow its stories sound, and what trips one up. The rules for all languages are in\n[docs/content-guide.md](../../../../docs/content-guide.md).\n`,
    'grammar.ts': grammarFile(code),
    'index.ts': indexFile(code, groups, places),
    'content/nouns.ts': tables(['companions', 'tokens']),
    'content/questions.ts': tables(['questions']),
    'content/words.ts': 'export const words = []\n',
    'content/activities.ts': tables(['activities']),
  }
  for (const level of difficulties) files[`content/frame/${level}.ts`] = tables([level])
  for (const group of groups.friends) files[`content/friends/${group}.ts`] = tables([group])
  for (const group of groups.themes) files[`content/themes/${group}.ts`] = tables([group])
  for (const { file, name } of places) files[`content/settings/${file}.ts`] = tables([name])
  for (const [path, text] of Object.entries(files)) {
    const target = join(root, code, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return Object.keys(files).map(path => join(code, path))
}

/** The file name of a setting: "Dragon's Lair" is dragons-lair. */
export function slugOf(setting: string): string {
  return setting.toLowerCase().replace(/'/g, '').replace(/ /g, '-')
}

function camel(slug: string): string {
  return slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`
}

function tables(names: readonly string[]): string {
  return names.map(name => `export const ${name} = {}\n`).join('')
}

function grammarFile(code: string): string {
  return `import type { Grammar } from '../../language.ts'

/** A noun with the forms that its slots ask for, written out. */
export type Noun = { the: string }

export const grammar: Grammar<Noun> = {
  noun: (noun, form) => (form === '' ? noun.the : undefined),
  name: (name, form) => (form === '' ? name : undefined),
  agree: () => undefined,
  between: ' ',
  finish: line => line,
  capitalize: text => text.charAt(0).toLocaleUpperCase('${code}') + text.slice(1),
}
`
}

function indexFile(
  code: string,
  groups: Record<'friends' | 'themes', readonly string[]>,
  places: readonly { setting: string; file: string; name: string }[],
): string {
  const imports = [
    ...['activities', 'questions', 'words'].map(name => [name, name]),
    ['companions, tokens', 'nouns'],
    ...difficulties.map(level => [level, `frame/${level}`]),
    ...groups.friends.map(group => [group, `friends/${group}`]),
    ...groups.themes.map(group => [group, `themes/${group}`]),
    ...places.map(({ file, name }) => [name, `settings/${file}`]),
  ]
    .sort(([, one = ''], [, other = '']) => (one < other ? -1 : 1))
    .map(([name, path]) => `import { ${name} } from './content/${path}.ts'`)
  return `import type { Draft } from '../../draft.ts'
${imports.join('\n')}
import { grammar, type Noun } from './grammar.ts'

export const ${code}: Draft<Noun> = {
  code: '${code}',
  grammar,
  friends: { ${groups.friends.map(group => `...${group}`).join(', ')} },
  themes: { ${groups.themes.map(group => `...${group}`).join(', ')} },
  settings: {
${places.map(({ setting, name }) => `    ${quoted(setting)}: ${name},`).join('\n')}
  },
  frame: { ${difficulties.join(', ')} },
  companions,
  tokens,
  questions,
  words,
  activities,
}
`
}
