import type { LanguageCode } from '@nightlight/contract/enums'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Grammar } from './grammar.ts'
import { zh } from './zh.ts'

export const grammars: Record<LanguageCode, Grammar> = { en, es, fr, de, zh }
