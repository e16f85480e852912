import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeCharacter, makeChild, makeStory, signUp } from '../testing/builders.ts'

const { auth, billing, characters, favorites, learning, stories } = endpoints
const profiles = endpoints['child-profiles']
const house = await testApp({ env: { WELCOME_CREDITS: '5' } })

const person = await signUp(house)
const child = await makeChild(person)
const character = await makeCharacter(person)
const made = await makeStory(person, { characterId: character.id })
const ofStory = { params: { id: made.id } }
const ofChild = { params: { id: child.id } }
const favorite = await person.call(favorites.add, { body: { storyId: made.id } })
const [question] = await person.call(learning.questions, ofStory)
const [word] = await person.call(learning.vocabulary, ofStory)
const [activity] = await person.call(learning.activities, ofStory)
if (!question || !word || !activity) throw new Error('the story came without learning material')
const assessment = await person.call(learning.answerQuestion, { ...ofChild, body: { questionId: question.id, answer: 'the moon' } })
const known = await person.call(learning.updateWord, { params: { id: child.id, wordId: word.id }, body: { masteryLevel: 60 } })
const done = await person.call(learning.completeActivity, {
  body: { childId: child.id, activityId: activity.id, notes: 'Glue', rating: 5 },
})
const reading = await person.call(learning.updateReading, {
  params: { id: child.id, storyId: made.id },
  body: { progressPercentage: 50, readingTimeMinutes: 4 },
})
const user = await person.call(auth.user)
const story = await person.call(stories.get, ofStory)
const [listedCharacter] = await person.call(characters.list)
const [listedChild] = await person.call(profiles.list)
const [pack] = await person.call(billing.packs)
const report = await person.call(learning.progressReport, ofChild)

const fields = (names: string) => names.split(' ')

test.each<[string, object | undefined, string[]]>([
  [
    'a user',
    user,
    fields(
      'id email firstName lastName profileImageUrl credits isPremium premiumUntil storiesCreatedThisMonth monthlyStoryLimit createdAt updatedAt',
    ),
  ],
  ['a character', listedCharacter, fields('id name customization userId createdAt')],
  ["a character's look", character.customization, fields('body hair eyes mouth clothes accessories color')],
  ["a character's colours", character.customization.color, fields('skin hair eyes clothes')],
  [
    'a story',
    story,
    fields(
      'id childName animal theme content difficulty userId characterId setting mood storyLength includeChild childRole moralLesson favoriteColor specialTalent bestFriend dreamDestination magicalPower challenge createdAt isFavorite title',
    ),
  ],
  ['a favourite', favorite, fields('id storyId userId createdAt')],
  [
    'a child profile',
    listedChild,
    fields(
      'id name age readingLevel interests favoriteAnimals preferredThemes favoriteGenres difficulty avatarUrl userId storiesRead totalReadingTime lastActiveAt createdAt updatedAt',
    ),
  ],
  [
    'reading progress',
    reading,
    fields(
      'childId storyId progressPercentage readingTimeMinutes comprehensionScore vocabularyWordsLearned activitiesCompleted completedAt lastReadAt',
    ),
  ],
  ['a comprehension question', question, fields('id storyId question correctAnswer options difficulty type explanation createdAt')],
  ['a vocabulary word', word, fields('id storyId word definition pronunciation partOfSpeech difficulty contextSentence createdAt')],
  [
    'a learning activity',
    activity,
    fields('id storyId title description activityType instructions materials ageGroup estimatedTime learningObjectives createdAt'),
  ],
  ["a child's answer", assessment, fields('id childId questionId userAnswer isCorrect timeToAnswer createdAt')],
  ['vocabulary progress', known, fields('childId wordId masteryLevel timesEncountered lastEncountered')],
  ['a completed activity', done, fields('childId activityId completed notes rating timeSpent completedAt')],
  ['a progress report', report, fields('readingStats comprehensionAverage vocabularyCount activitiesCompleted recentAssessments')],
  ['a credit pack', pack, fields('name priceId price credits features')],
  ["a progress report's reading entry", report.readingStats[0], fields('timeSpent')],
])('what is answered of %s has the specified fields', (_, answer, names) => {
  expect(Object.keys(answer ?? {})).toEqual(expect.arrayContaining(names))
})

test('a new user has no premium, no name, no picture and no story yet, and may make five a month', async () => {
  const { user } = await signUp(house)
  expect(user).toMatchObject({
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    isPremium: false,
    premiumUntil: null,
    storiesCreatedThisMonth: 0,
    monthlyStoryLimit: 5,
  })
})

test('a story with nothing but the required has its defaults, its optional fields empty and its paragraphs apart by blank lines', async () => {
  const other = await signUp(house)
  const { id } = await other.call(stories.create, { body: { childName: 'Mia', animal: 'Owl', theme: 'Hope' } })
  const story = await other.call(stories.get, { params: { id } })
  expect(story).toMatchObject({
    difficulty: 'beginner',
    storyLength: 'medium',
    includeChild: true,
    childRole: 'hero',
    characterId: null,
    moralLesson: null,
    specialTalent: null,
    bestFriend: null,
    dreamDestination: null,
    magicalPower: null,
    challenge: null,
    isFavorite: false,
  })
  expect(story.content.split('\n\n').length).toBeGreaterThan(3)
  for (const paragraph of story.content.split('\n\n')) expect(paragraph).toMatch(/^\S.*\S$/)
})
