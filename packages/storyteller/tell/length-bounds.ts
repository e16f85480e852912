import type { LanguageCode, StoryLength } from '@nightlight/contract/enums'

/** The lengths of a story in characters of its content, by script. */
export const lengthBounds: Record<'alphabetic' | 'chinese', Record<StoryLength, { least: number; most: number }>> = {
  alphabetic: {
    short: { least: 2100, most: 3000 },
    medium: { least: 4050, most: 5200 },
    long: { least: 7050, most: 8400 },
  },
  chinese: {
    short: { least: 540, most: 850 },
    medium: { least: 880, most: 1360 },
    long: { least: 1400, most: 2040 },
  },
}

export const lengthBoundsOf = (code: LanguageCode, length: StoryLength) => lengthBounds[code === 'zh' ? 'chinese' : 'alphabetic'][length]
