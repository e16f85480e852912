import { castOf, type Person } from './cast/cast.ts'
import { libraryOf } from './content/library.ts'
import { type DetailName, detailNames } from './plan/details.ts'
import { planStory } from './plan/plan.ts'
import type { StoryRequest, ToldTale } from './story.ts'
import { tellTale } from './tell-tale.ts'

/** A tale for a teller other than our own: what happens, who is there, what was asked for and of what kind, and how our own tells it. */
export type Brief = {
  themes: readonly string[]
  shape: string
  /** The beats of this length in their order, each with what is seen in it. */
  beats: { beat: string; shows: string }[]
  people: { role: string; name: string; kind?: string | undefined; pronoun?: string | undefined }[]
  place: string
  /** What a family typed, with its kind; what no lexicon knows is of kind `other`. */
  details: { detail: DetailName; text: string; kind: string }[]
  /** The same tale as the built-in storyteller tells it. */
  draft: ToldTale
}

/** What the built-in storyteller would tell for this request and seed, as a brief for somebody else. */
export function briefOf(request: StoryRequest, seed: number): Brief {
  const library = libraryOf(request.language)
  const plan = planStory(request, library.tales(), seed)
  const { people, place, details } = castOf(request, plan, library)
  const draft = tellTale(request, seed)
  const told = new Set(draft.paragraphs.map(({ beat }) => beat))
  const { hero, friend, elder, dweller, best } = people
  return {
    themes: plan.outline.themes,
    shape: plan.outline.shape,
    beats: plan.outline.beats.filter(({ name }) => told.has(name)).map(({ name, shows }) => ({ beat: name, shows })),
    people: Object.entries({ hero, friend, elder, dweller, best })
      .filter((entry): entry is [string, Person] => entry[1] !== undefined && draft.content.includes(entry[1].name))
      .map(([role, { name, kind, pronoun }]) => ({ role, name, kind: kind?.base, pronoun })),
    place: place.name,
    details: detailNames.flatMap(detail => {
      const given = details[detail]
      return given ? [{ detail, text: given.typed, kind: given.kind }] : []
    }),
    draft,
  }
}
