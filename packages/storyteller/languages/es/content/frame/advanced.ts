import { beginner } from './beginner.ts'

/** De momento, las mismas escenas que para los pequeños. */
export const advanced = beginner
