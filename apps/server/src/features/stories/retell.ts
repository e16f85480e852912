import type { LanguageCode } from '@nightlight/contract/enums'
import type { Story, TellingQuery } from '@nightlight/contract/stories'
import { namesOfColor } from '@nightlight/pictures/colors'
import { isKnownColour } from '@nightlight/storyteller/known-colour'
import { taleFacts } from '@nightlight/storyteller/tale-facts'
import { tellTale } from '@nightlight/storyteller/tell-tale'
import { AppError } from '../../http/errors.ts'
import { presentStory } from './present.ts'
import type { StoryRow } from './queries.ts'

/**
 * A story told otherwise, from its kept plan: the same tale with the same cast, place and details, beat for beat, in another language or at another
 * level. @throws AppError not_retold where a model told it, there were no tales yet, or its tale is not written in that language
 */
export function retold(story: StoryRow, { language = story.language, difficulty = story.difficulty }: TellingQuery): Story {
  const told = presentStory(story)
  if (language === story.language && difficulty === story.difficulty) return told
  const { tale, setting, mood } = story
  // What a model told of a tale stands in no file of ours, and has no other telling.
  if (tale === null || story.writer === 'model' || !taleFacts({ tale, language, difficulty })) throw new AppError('not_retold')
  const favoriteColor = colourIn(language, story.favoriteColor)
  const place = {
    tale,
    setting: setting ?? undefined,
    mood: mood ?? undefined,
    remembers: story.remembers ?? undefined,
    isNextEvening: story.evening > 1,
  }
  const request = { ...detailsOf(story), ...place, favoriteColor, language, difficulty }
  const { title, content, friendName, keepsake, paragraphs } = tellTale(request, story.seed)
  return { ...told, language, difficulty, title, content, contentLength: content.length, friendName, keepsake, paragraphs }
}

/** A colour as the language calls it (turquoise, turquesa, 青色); as it was typed where nobody knows it. */
function colourIn(language: LanguageCode, typed: string | null): string | undefined {
  if (typed === null) return undefined
  return [typed, ...namesOfColor(typed)].find(name => isKnownColour(language, name)) ?? typed
}

/** What was asked for, without what was left open. */
const detailsOf = (story: StoryRow) => ({
  childName: story.childName,
  animal: story.animal,
  theme: story.theme,
  storyLength: story.storyLength,
  includeChild: story.includeChild,
  childRole: story.childRole,
  moralLesson: story.moralLesson ?? undefined,
  specialTalent: story.specialTalent ?? undefined,
  bestFriend: story.bestFriend ?? undefined,
  dreamDestination: story.dreamDestination ?? undefined,
  magicalPower: story.magicalPower ?? undefined,
  challenge: story.challenge ?? undefined,
  pronouns: story.pronouns ?? undefined,
  bestFriendPronouns: story.bestFriendPronouns ?? undefined,
})
