import type { Allowed } from '../allowed.ts'

export const de: Allowed = {}
