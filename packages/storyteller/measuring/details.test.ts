import { expect, it } from 'vitest'
import { libraryOf } from '../content/library.ts'
import type { StoryRequest } from '../story.ts'
import { idleDetails, lostDetails } from './details.ts'

const library = libraryOf('en')
const request: StoryRequest = {
  childName: 'Mia',
  animal: 'Owl',
  theme: 'Patience',
  difficulty: 'beginner',
  storyLength: 'short',
  language: 'en',
  includeChild: true,
  childRole: 'hero',
  bestFriend: 'Kim',
  specialTalent: 'zorbing',
}

it('misses a best friend, and a talent that no lexicon knows, where the story does not name them', () => {
  expect(lostDetails({ request, content: 'Mia slept.', library })).toEqual(['bestFriend Kim', 'specialTalent zorbing'])
  expect(lostDetails({ request, content: '“Zorbing!” said Kim.', library })).toEqual([])
})

it('finds a detail without which the story would be the same', () => {
  const content = 'Mia slept, and Kim too.'
  expect(idleDetails({ request, content, library }, without => (without.bestFriend ? content : 'Mia slept.'))).toEqual([
    'specialTalent zorbing',
  ])
})
