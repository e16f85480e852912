import type { Allowed } from '../allowed.ts'

export const zh: Allowed = {}
