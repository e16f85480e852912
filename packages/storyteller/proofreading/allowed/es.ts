import type { Allowed } from '../allowed.ts'

export const es: Allowed = {}
