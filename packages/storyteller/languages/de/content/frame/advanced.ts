import type { FrameScenes } from '../../../../language.ts'
import { beginner } from './beginner.ts'

/** The first set: one frame for every level, until this level has its own. */
export const advanced: FrameScenes = beginner
