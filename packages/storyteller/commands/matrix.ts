import { storyLengths } from '@nightlight/contract/enums'
import { castOf } from '../cast/cast.ts'
import { bare, crowded, randomRequest } from '../checking/random-request.ts'
import { libraryOf } from '../content/library.ts'
import { notTheAuthors, taleFigures, taleLevelFaults } from '../measuring/narration.ts'
import { planStory } from '../plan/plan.ts'
import type { StoryRequest } from '../story.ts'
import { lengthBoundsOf } from '../tell/length-bounds.ts'
import { tell } from '../tell/tell.ts'

/** How many stories of each length a matrix shows. */
const each = 3

/** A tale told for several requests that nobody had in mind, one after another, each with its request, its length and its level. */
export function matrixOf({ tale, language, difficulty }: StoryRequest): string {
  const library = libraryOf(language)
  const told = storyLengths.flatMap(storyLength =>
    Array.from({ length: each }, (_, index) => {
      const fixed = { difficulty, storyLength, ...(tale !== undefined && { tale }) }
      const random = randomRequest(language, index * 31 + storyLength.length, fixed)
      const request =
        index === 0 ? bare({ ...random, includeChild: true }) : index === 1 ? crowded(random, index) : { ...random, includeChild: false }
      const plan = planStory(request, library.tales(), index)
      const cast = castOf(request, plan, library)
      const { title, content } = tell(library.tale(plan.outline.id, difficulty), cast)
      const figures = taleFigures(content, language, difficulty, notTheAuthors(request, plan.setting, library))
      const { least, most } = lengthBoundsOf(language, storyLength)
      const measured = `${content.length} characters (${least}–${most}), ${figures.meanSentence.toFixed(1)} a sentence, longest ${figures.longestSentence}, formula ${figures.formula.toFixed(1)}`
      const faults = taleLevelFaults(figures, language, difficulty)
      const { tale: _tale, language: _language, theme: _theme, ...asked } = request
      return `=== ${storyLength}: ${JSON.stringify(asked)}\n=== ${measured}${faults.length > 0 ? ` — ${faults.join(', ')}` : ''}\n\n${title}\n\n${content}\n`
    }),
  )
  return told.join('\n')
}
