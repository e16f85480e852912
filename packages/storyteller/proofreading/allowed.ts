import type { LanguageCode } from '@nightlight/contract/enums'
import type { Report } from './told.ts'

type Checker = 'spelling' | 'grammar' | 'agreement' | 'usage'
/** Reports that are right to stand, and why. */
type Allowed = { why: string; keys: readonly string[] }

const allowed: Record<LanguageCode, Partial<Record<Checker, readonly Allowed[]>>> = {
  en: {},
  es: {},
  fr: {},
  de: {},
  zh: {},
}

/** The reports that no entry allows, the same key once. */
export function unexplained(code: LanguageCode, checker: Checker, reports: readonly Report[]): Report[] {
  const explained = new Set((allowed[code][checker] ?? []).flatMap(({ keys }) => keys))
  return [...new Map(reports.filter(({ key }) => !explained.has(key)).map(report => [report.key, report])).values()]
}
