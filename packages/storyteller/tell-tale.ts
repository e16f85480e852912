import { castOf } from './cast/cast.ts'
import { libraryOf } from './content/library.ts'
import { activitiesOf, questionsOf, wordsOf } from './learn/learn.ts'
import { planStory } from './plan/plan.ts'
import type { StoryRequest, ToldTale } from './story.ts'
import { tell } from './tell/tell.ts'

/**
 * Plans a tale for a request, tells it, and takes its questions, words and activities from what was told.
 * @param seed a whole number; the same request and seed always make the same story
 * @throws RangeError where the request names a tale that is not written in its language
 */
export function tellTale(request: StoryRequest, seed: number): ToldTale {
  const library = libraryOf(request.language)
  const plan = planStory(request, library.tales(), seed)
  const cast = castOf(request, plan, library)
  const tale = library.tale(plan.outline.id, request.difficulty)
  const learn = library.learn(plan.outline.id, request.difficulty)
  const telling = tell(tale, cast)
  return {
    tale: plan.outline.id,
    title: telling.title,
    language: request.language,
    difficulty: request.difficulty,
    setting: plan.setting,
    mood: plan.mood,
    remembers: plan.remembers ?? null,
    friendName: library.friend(request.animal).name,
    keepsake: telling.say(tale.keepsake),
    content: telling.content,
    paragraphs: telling.paragraphs,
    questions: questionsOf(learn, telling, cast),
    vocabulary: wordsOf(learn, telling, cast),
    activities: activitiesOf(learn, telling, cast),
  }
}
