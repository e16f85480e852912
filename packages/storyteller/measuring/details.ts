import { detailsOf } from '../cast/details.ts'
import type { Library } from '../content/library.ts'
import type { DetailName } from '../plan/details.ts'
import type { StoryRequest } from '../story.ts'

/** The fields of a request that hold what a family types of a child, and the details that they are. */
const fieldOf = {
  best: 'bestFriend',
  colour: 'favoriteColor',
  talent: 'specialTalent',
  power: 'magicalPower',
  challenge: 'challenge',
  destination: 'dreamDestination',
  moral: 'moralLesson',
} as const satisfies Record<DetailName, keyof StoryRequest>
const fields = Object.entries(fieldOf) as [DetailName, (typeof fieldOf)[DetailName]][]

type Asked = { request: StoryRequest; content: string; library: Library }

/** Whether a detail stands in a story, as it was typed or as the lexicon has it. */
const stands = ({ typed, forms }: { typed: string; forms: readonly string[] }, content: string) =>
  [typed, ...forms].some(text => content.toLowerCase().includes(text.toLowerCase()))

/** Details of an unknown kind, and best friends, that do not stand in a story. */
export function lostDetails({ request, content, library }: Asked): string[] {
  const details = detailsOf(request, library)
  return fields.flatMap(([name, field]) => {
    const detail = details[name]
    const isUnknown = detail !== undefined && (detail.kind === 'other' || name === 'best')
    return isUnknown && !stands(detail, content) ? [`${field} ${detail.typed}`] : []
  })
}

/** Details that a story would be the same without. @param tell the content of a request with the same seed */
export function idleDetails({ request, content, library }: Asked, tell: (without: StoryRequest) => string): string[] {
  const details = detailsOf(request, library)
  return fields.flatMap(([name, field]) => {
    const detail = details[name]
    if (!detail || tell({ ...request, [field]: undefined }) !== content) return []
    // Somebody may like the very colour that the tale has anyway.
    return name === 'colour' && stands(detail, content) ? [] : [`${field} ${detail.typed}`]
  })
}
