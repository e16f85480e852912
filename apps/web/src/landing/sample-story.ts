import type { LanguageCode } from '@nightlight/contract/enums'

export type SampleStory = { title: string; content: string; language: LanguageCode }

const files = import.meta.glob<SampleStory>('../features/learning/demo/stories/*.json', { eager: true, import: 'default' })

/** The story that the landing page tells in full, in each language: the demo's, told by the storyteller. */
export const sampleStories: Partial<Record<LanguageCode, SampleStory>> = Object.fromEntries(
  Object.values(files).map(({ title, content, language }) => [language, { title, content, language }]),
)
