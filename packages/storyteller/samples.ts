import { animals, difficulties, type LanguageCode, moods, settings, storyLengths, themes } from '@nightlight/contract/enums'
import { composeStory } from './compose.ts'
import { randomRequest } from './measuring/requests.ts'
import type { StoryRequest } from './story.ts'

/** How many whole stories a language shows. */
const samples = 12

/**
 * A dozen whole stories of a language as they read today: each level at each length, one without the child, one with every detail
 * and one with none. The same plans in every language.
 */
export function samplesOf(language: LanguageCode): string {
  const stories = Array.from({ length: samples }, (_, number) => {
    const request = sampleRequest(language, number)
    const { title, content } = composeStory(request, number)
    const { difficulty, storyLength, animal, theme, setting, mood, includeChild } = request
    const facts = [difficulty, storyLength, animal, theme, setting, mood, includeChild ? 'with the child' : 'without the child']
    return `## ${title}\n\n_${facts.join(' · ')}_\n\n${content}\n`
  })
  return `# Samples\n\nMade by \`npm run samples\`; a change in content shows here as a difference.\n\n${stories.join('\n')}`
}

function sampleRequest(language: LanguageCode, number: number): StoryRequest {
  const request: StoryRequest = {
    ...randomRequest(language, number),
    animal: at(animals, number * 17 + 3),
    theme: at(themes, number * 13 + 5),
    setting: at(settings, number * 4 + 1),
    mood: at(moods, number),
    difficulty: at(difficulties, number),
    storyLength: at(storyLengths, Math.floor(number / difficulties.length)),
    includeChild: number !== 9,
  }
  if (number !== 11) return request
  const { language: code, childName, animal, theme, setting, mood, difficulty, storyLength, includeChild, childRole } = request
  return { language: code, childName, animal, theme, setting, mood, difficulty, storyLength, includeChild, childRole }
}

function at<T>(options: readonly T[], number: number): T {
  const option = options[number % options.length]
  if (option === undefined) throw new RangeError('nothing to choose from')
  return option
}
