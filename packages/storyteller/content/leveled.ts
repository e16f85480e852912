import type { Difficulty } from '@nightlight/contract/enums'
import { ContentError } from './content-error.ts'
import type { Entry } from './entries.ts'
import { parseTemplate, type Template, TemplateError } from './template.ts'

/** Text written for one, two or three levels; a level that is missing takes the nearest easier one, else the nearest harder one. */
export type Leveled = { 1?: Template; 2?: Template; 3?: Template }

const numberOf = { beginner: 1, intermediate: 2, advanced: 3 } as const

export function atLevel(leveled: Leveled, level: Difficulty): Template | undefined {
  if (level === 'beginner') return leveled[1] ?? leveled[2] ?? leveled[3]
  if (level === 'intermediate') return leveled[2] ?? leveled[1] ?? leveled[3]
  return leveled[3] ?? leveled[2] ?? leveled[1]
}

/** True where the level has a text of its own, or one made for a harder reader would not have to stand in for it. */
export const hasLevel = (leveled: Leveled, level: Difficulty) =>
  level === 'advanced' ? Boolean(leveled[3] ?? leveled[2]) : Boolean(leveled[numberOf[level]])

/** A text of a content file. @throws ContentError */
export function templateOf(file: string, entry: Entry): Template {
  try {
    return parseTemplate(entry.value)
  } catch (error) {
    if (error instanceof TemplateError) throw new ContentError(file, entry.line, error.message)
    throw error
  }
}

/** The entries `key 1:`, `key 2:`, `key 3:` (or `key:` for all levels); undefined where there is none. @throws ContentError */
export function leveled(file: string, entries: readonly Entry[], key: string): Leveled | undefined {
  const found: Leveled = {}
  for (const entry of entries) {
    if (entry.key !== key && !(entry.key.startsWith(`${key} `) && /^ [123]$/.test(entry.key.slice(key.length)))) continue
    const level = entry.key === key ? 1 : Number(entry.key.at(-1))
    if (level !== 1 && level !== 2 && level !== 3) continue
    if (found[level]) throw new ContentError(file, entry.line, `“${entry.key}:” stands here a second time`)
    found[level] = templateOf(file, entry)
  }
  return found[1] || found[2] || found[3] ? found : undefined
}
