import type { Allowed } from '../allowed.ts'

export const fr: Allowed = {}
