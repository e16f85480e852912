import type { LanguageCode } from '@nightlight/contract/enums'
import { de } from './allowed/de.ts'
import { en } from './allowed/en.ts'
import { es } from './allowed/es.ts'
import { fr } from './allowed/fr.ts'
import { zh } from './allowed/zh.ts'
import type { Report } from './told.ts'

export type Checker = 'spelling' | 'grammar' | 'agreement' | 'usage'
/** Reports that are right to stand, and why. */
export type Allowed = Partial<Record<Checker, readonly { why: string; keys: readonly string[] }[]>>

const allowed: Record<LanguageCode, Allowed> = { en, es, fr, de, zh }

/** The reports that no entry allows, the same key once. */
export function unexplained(code: LanguageCode, checker: Checker, reports: readonly Report[]): Report[] {
  const explained = new Set((allowed[code][checker] ?? []).flatMap(({ keys }) => keys))
  return [...new Map(reports.filter(({ key }) => !explained.has(key)).map(report => [report.key, report])).values()]
}
