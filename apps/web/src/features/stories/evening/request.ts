import type { CreateStoryInput, Story } from '@nightlight/contract/stories'

/** Asks for another evening after a story: for the same child, as long and as hard, with what was typed for it. */
export const eveningAfter = (story: Story): CreateStoryInput => ({
  after: story.id,
  childName: story.childName,
  childId: story.childId,
  characterId: story.characterId,
  pronouns: story.pronouns ?? undefined,
  difficulty: story.difficulty,
  storyLength: story.storyLength,
  includeChild: story.includeChild,
  childRole: story.childRole,
  favoriteColor: story.favoriteColor ?? undefined,
  specialTalent: story.specialTalent ?? undefined,
  ...(story.companionId
    ? { companionId: story.companionId }
    : { bestFriend: story.bestFriend ?? undefined, bestFriendPronouns: story.bestFriendPronouns ?? undefined }),
  dreamDestination: story.dreamDestination ?? undefined,
  magicalPower: story.magicalPower ?? undefined,
  challenge: story.challenge ?? undefined,
  moralLesson: story.moralLesson ?? undefined,
  language: story.language,
  writer: 'builtin',
})
