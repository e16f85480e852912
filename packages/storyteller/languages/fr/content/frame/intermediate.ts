import { beginner } from './beginner.ts'

export const intermediate = beginner
