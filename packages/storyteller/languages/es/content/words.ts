import type { WordEntry } from '../../../language.ts'

export const words: readonly WordEntry[] = []
