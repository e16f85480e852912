import type { User } from '@nightlight/contract/auth'
import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { newStorySchema } from '@nightlight/contract/stories'
import { toRequest } from '../form/values.ts'
import { type Answers, filledIn } from './questions.ts'
import { useComing } from './use-coming.ts'

/** Tells the story that a child has chosen by pictures, with who comes along. */
export function useTell(user: User, child: ChildProfile, companion: ChildProfile | undefined) {
  const { tell, ...coming } = useComing(user)
  return { ...coming, tell: (answers: Answers) => tell(newStorySchema.parse(toRequest(filledIn(child, answers, companion)))) }
}
