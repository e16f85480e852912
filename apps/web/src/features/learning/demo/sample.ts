import type { LanguageCode } from '@nightlight/contract/enums'
import { fallbackLanguage } from '@nightlight/contract/enums'
import type { Activity, Question, VocabularyWord } from '@nightlight/contract/learning'
import type { Story } from '@nightlight/contract/stories'

type Unsaved<T extends { id: number }> = Omit<T, 'id' | 'storyId' | 'createdAt'>

/** The demo's story in one language, as scripts/demo-stories.ts has had it told. */
type Told = Pick<
  Story,
  'title' | 'childName' | 'animal' | 'theme' | 'setting' | 'mood' | 'difficulty' | 'storyLength' | 'language' | 'content'
> & {
  questions: (Omit<Unsaved<Question>, 'difficulty'> & { accepted: string[] })[]
  vocabulary: Unsaved<VocabularyWord>[]
  activities: Unsaved<Activity>[]
}

export type Sample = {
  story: Story
  questions: readonly (Question & { accepted: readonly string[] })[]
  words: readonly VocabularyWord[]
  activities: readonly Activity[]
}

const files = import.meta.glob<Told>('./stories/*.json', { import: 'default' })
const createdAt = '2026-01-01T00:00:00.000Z'
const storyId = 1
const numbered = { storyId, createdAt }

/** The sample story in a language with its learning material, numbered as if it had been saved. */
export async function loadSample(language: LanguageCode): Promise<Sample> {
  const load = files[`./stories/${language}.json`] ?? files[`./stories/${fallbackLanguage}.json`]
  if (!load) throw new Error('The demo has no story')
  const { questions, vocabulary, activities, ...told } = await load()
  return {
    story: {
      ...told,
      id: storyId,
      createdAt,
      userId: '',
      includeChild: true,
      pronouns: null,
      bestFriendPronouns: null,
      tale: null,
      code: null,
      chain: null,
      evening: 1,
      friendName: null,
      keepsake: null,
      paragraphs: null,
      childRole: 'hero',
      favoriteColor: null,
      characterId: null,
      childId: null,
      companionId: null,
      writer: 'builtin',
      seed: 0,
      preview: '',
      contentLength: told.content.length,
      isFavorite: false,
      hasCover: false,
      moralLesson: null,
      specialTalent: null,
      bestFriend: null,
      dreamDestination: null,
      magicalPower: null,
      challenge: null,
    },
    questions: questions.map((question, index) => ({ ...question, ...numbered, id: index + 1, difficulty: told.difficulty })),
    words: vocabulary.map((word, index) => ({ ...word, ...numbered, id: index + 1 })),
    activities: activities.map((activity, index) => ({ ...activity, ...numbered, id: index + 1 })),
  }
}
