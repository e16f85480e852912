import type { FriendContent } from '../content/friend.ts'
import type { Library } from '../content/library.ts'
import type { Dweller, InstitutionName, PlaceContent } from '../content/place.ts'
import type { TaleContent } from '../content/tale.ts'
import type { Template } from '../content/template.ts'
import type { Noun, Pronoun } from '../grammar/grammar.ts'
import type { Plan } from '../plan/plan.ts'
import type { StoryRequest } from '../story.ts'
import { plainText } from '../typed.ts'
import { type Details, detailsOf } from './details.ts'
import { spokenOf } from './spoken.ts'

/** Somebody in a story. */
export type Person = {
  name: string
  /** Undefined where only the name is known. */
  pronoun: Pronoun | undefined
  kind: Noun | undefined
  intro: Template | undefined
  friend: FriendContent | undefined
}
/** Everybody and everything in a story, in one language. */
export type Cast = {
  library: Library
  request: StoryRequest
  plan: Plan
  place: PlaceContent
  people: Record<'hero' | 'friend' | 'elder' | 'elder2' | 'dweller' | 'dweller2' | 'child', Person> & { best: Person | undefined }
  /** Who travels with the friend. */
  riders: Person[]
  details: Details
  /** What the friend did with the child another night; undefined where they meet for the first time. */
  earlier: TaleContent | undefined
}

export function castOf(request: StoryRequest, plan: Plan, library: Library): Cast {
  const place = library.place(plan.setting)
  const animal = beast(library.friend(request.animal))
  const details = detailsOf(request, library)
  const child = named(plainText(request.childName), spokenOf(request.pronouns, library.code))
  const hero = request.includeChild ? child : animal
  const best = details.best && named(details.best.typed, spokenOf(request.bestFriendPronouns, library.code))
  const elder = keeperOf(place, plan.outline.needs[0])
  const second = plan.outline.needs[1] && keeperOf(place, plan.outline.needs[1])
  const others = plan.elders.flatMap(index => place.elders[index] ?? []).filter(one => one.name !== elder.name)
  const dwellers = plan.dwellers.flatMap(index => place.dwellers[index] ?? [])
  const stranger = named('', undefined)
  return {
    library,
    request,
    plan,
    place,
    people: {
      hero,
      child,
      friend: request.includeChild ? animal : beast(library.friend(plan.companion)),
      best,
      elder: dweller(elder),
      elder2: second && second.name !== elder.name ? dweller(second) : others[0] ? dweller(others[0]) : stranger,
      dweller: dwellers[0] ? dweller(dwellers[0]) : stranger,
      dweller2: dwellers[1] ? dweller(dwellers[1]) : stranger,
    },
    riders: best ? [hero, best] : [hero],
    details,
    earlier: plan.remembers === undefined ? undefined : library.tale(plan.remembers, request.difficulty),
  }
}

const named = (name: string, pronoun: Pronoun | undefined): Person => ({
  name,
  pronoun,
  kind: undefined,
  intro: undefined,
  friend: undefined,
})
const beast = (friend: FriendContent): Person => ({
  name: friend.name,
  pronoun: friend.pronoun,
  kind: friend.kind,
  intro: undefined,
  friend,
})
const dweller = ({ name, pronoun, kind, intro }: Dweller): Person => ({ name, pronoun, kind, intro, friend: undefined })

/** @throws RangeError where the place's file names a keeper who is no elder there (the check finds it first) */
export function keeperOf(place: PlaceContent, institution: InstitutionName): Dweller {
  const { keeper } = place.institutions[institution]
  const found = place.elders.find(elder => elder.name === keeper)
  if (!found) throw new RangeError(`${place.file}: nobody keeps the ${institution}`)
  return found
}
