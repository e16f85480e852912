import { beginner } from './beginner.ts'

export const advanced = beginner
