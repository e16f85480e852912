import type { LanguageCode } from '@nightlight/contract/enums'
import { activitiesOf } from './activities.ts'
import type { Language } from './language.ts'
import { questionsOf } from './learn.ts'
import { planStory } from './plan.ts'
import type { ComposedStory, StoryRequest } from './story.ts'
import { tellStory } from './tell.ts'
import { vocabularyOf } from './words.ts'

/** Somebody who can tell any story in one language. */
export type Storyteller = { code: LanguageCode; compose: (request: StoryRequest, seed: number) => ComposedStory }

/** Makes a storyteller of a language: plans, tells, and takes the learning material from plan and telling. */
export function storytellerOf<Noun>(language: Language<Noun>): Storyteller {
  return {
    code: language.code,
    compose: (request, seed) => {
      const plan = planStory(request, seed)
      const telling = tellStory(plan, language, request.difficulty, seed)
      return {
        title: telling.title,
        language: language.code,
        difficulty: request.difficulty,
        setting: plan.setting,
        mood: plan.mood,
        content: telling.content,
        paragraphs: telling.paragraphs,
        refrain: telling.refrain,
        questions: questionsOf(plan, telling, language, request.difficulty, seed),
        vocabulary: vocabularyOf(telling, language, request.difficulty, seed),
        activities: activitiesOf(plan, language, request.difficulty, seed),
      }
    },
  }
}
