import { endpoints } from '@nightlight/contract/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeChild, makeStory, type Person, signUp } from '../../testing/builders.ts'

const { learning } = endpoints
const profiles = endpoints['child-profiles']
let time = new Date('2026-05-01T18:00:00Z')
const house = await testApp({ replace: { now: () => time } })
const day = 86_400_000

/** A parent with a child and a story, and what can be learned from it. */
async function evening(changes: Parameters<typeof makeStory>[1] = {}) {
  const person = await signUp(house)
  const child = await makeChild(person)
  return { person, child, ...(await learnable(person, changes)) }
}

async function learnable(person: Person, changes: Parameters<typeof makeStory>[1] = {}) {
  const story = await makeStory(person, changes)
  const params = { id: story.id }
  const questions = await person.call(learning.questions, { params })
  const words = await person.call(learning.vocabulary, { params })
  const activities = await person.call(learning.activities, { params })
  const [question, word, activity] = [questions[0], words[0], activities[0]]
  if (!question || !word || !activity) throw new Error('the story came without learning material')
  return { story, questions, words, activities, question, word, activity }
}

const reportOf = (person: Person, childId: number) => person.call(learning.progressReport, { params: { id: childId } })
const childOf = async (person: Person) => (await person.call(profiles.list))[0]

test('an answer is marked at once, with why and where the story says so, and the list keeps it', async () => {
  const { person, child, question } = await evening()
  const answer = (answer: string) =>
    person.call(learning.answerQuestion, { params: { id: child.id }, body: { questionId: question.id, answer, timeToAnswer: 2.6 } })
  const wrong = await answer('the moon did it')
  expect(wrong).toMatchObject({ isCorrect: false, correctAnswer: question.correctAnswer, evidence: question.evidence, timeToAnswer: 3 })
  expect(await answer(question.correctAnswer)).toMatchObject({ isCorrect: true })
  const assessments = await person.call(learning.assessments, { params: { id: child.id } })
  expect(assessments.map(({ isCorrect }) => isCorrect)).toEqual([false, true])
  // Trying again is welcome; the first answer is the record.
  expect(await reportOf(person, child.id)).toMatchObject({ comprehensionAverage: 0, totals: { answers: 1, rightAnswers: 0 } })
})

test('of answers without end the first, which is the record, and the latest are kept', async () => {
  const { person, child, question } = await evening()
  const answer = (answer: string) =>
    person.call(learning.answerQuestion, { params: { id: child.id }, body: { questionId: question.id, answer } })
  const first = await answer(question.correctAnswer)
  await house.db.execute(sql`insert into child_assessments (user_id, child_id, question_id, user_answer, is_correct)
    select ${person.user.id}, ${child.id}, ${question.id}, 'again', false from generate_series(1, 500)`)
  const last = await answer('the moon did it')
  const kept = await person.call(learning.assessments, { params: { id: child.id } })
  expect([kept.length, kept.at(0)?.id, kept.at(-1)?.id]).toEqual([100, first.id, last.id])
  expect(await reportOf(person, child.id)).toMatchObject({ comprehensionAverage: 100 })
})

test('an empty answer is refused by its name', async () => {
  const { person, child, question } = await evening()
  const body = { questionId: question.id, answer: '  ' }
  expect(await person.refused(learning.answerQuestion, { params: { id: child.id }, body })).toMatchObject({ status: 400, field: 'answer' })
})

test('reading is kept for child and story, never goes down, and makes the statistics of the child', async () => {
  const { person, child, story } = await evening()
  const other = await makeStory(person)
  const read = (storyId: number, progressPercentage: number, readingTimeMinutes: number) =>
    person.call(learning.updateReading, { params: { id: child.id, storyId }, body: { progressPercentage, readingTimeMinutes } })
  await read(story.id, 40, 3)
  expect(await childOf(person)).toMatchObject({ storiesRead: 0, totalReadingTime: 3, lastActiveAt: time.toISOString() })
  const finished = await read(story.id, 100, 8)
  expect(finished).toMatchObject({ progressPercentage: 100, completedAt: time.toISOString() })
  time = new Date(time.getTime() + day)
  expect(await read(story.id, 10, 2)).toMatchObject({ progressPercentage: 100, readingTimeMinutes: 8, completedAt: finished.completedAt })
  await Promise.all([read(other.id, 50, 4), read(story.id, 100, 9)])
  expect(await childOf(person)).toMatchObject({ storiesRead: 1, totalReadingTime: 13 })
  expect(await person.call(learning.readingProgress, { params: { id: child.id }, query: { storyId: other.id } })).toMatchObject([
    { progressPercentage: 50 },
  ])
})

test('a word’s mastery is kept, and it is offered again when it is due', async () => {
  const { person, child, word, words } = await evening({ childName: 'Noor' })
  const learn = (wordId: number, masteryLevel: number) =>
    person.call(learning.updateWord, { params: { id: child.id, wordId }, body: { masteryLevel } })
  const due = () => person.call(learning.reviewWords, { params: { id: child.id } })
  expect(await learn(word.id, 20)).toMatchObject({ masteryLevel: 20, timesEncountered: 1 })
  expect(await learn(word.id, 100)).toMatchObject({ masteryLevel: 100, timesEncountered: 2 })
  await learn(words[1]?.id ?? 0, 100)
  expect(await person.call(learning.vocabularyProgress, { params: { id: child.id } })).toHaveLength(2)
  expect(await due()).toEqual([])
  time = new Date(time.getTime() + 25 * day)
  expect((await due()).map(({ word }) => word)).toContain(word.word)
})

test('a word that needs practice comes back sooner than one that is known', async () => {
  const { person, child, words } = await evening()
  const dueAfter = async (wordId: number, masteryLevel: number) => {
    const { dueAt } = await person.call(learning.updateWord, { params: { id: child.id, wordId }, body: { masteryLevel } })
    return new Date(dueAt ?? 0).getTime() - time.getTime()
  }
  const [hard, easy] = [await dueAfter(words[0]?.id ?? 0, 20), await dueAfter(words[1]?.id ?? 0, 100)]
  expect(hard).toBeGreaterThanOrEqual(day)
  expect(easy).toBeGreaterThan(hard)
})

test('a finished activity keeps its rating and notes, and the newer word stands', async () => {
  const { person, child, activity } = await evening()
  const told = { childId: child.id, activityId: activity.id, completed: true, completedAt: '2026-05-01T19:30:00+02:00' }
  const kept = await person.call(learning.completeActivity, { body: { ...told, rating: 4, notes: 'Glue <3 everywhere' } })
  expect(kept).toMatchObject({ completed: true, rating: 4, notes: 'Glue <3 everywhere', completedAt: '2026-05-01T17:30:00.000Z' })
  expect(await person.call(learning.completeActivity, { body: told })).toMatchObject({ rating: null, notes: null })
  expect(await person.call(learning.activityProgress, { params: { id: child.id } })).toHaveLength(1)
})

test('a mastery is from 0 to 100 and a rating from 1 to 5; anything else is refused by its name', async () => {
  const { person, child, word, activity } = await evening()
  for (const masteryLevel of [-1, 101, 50.5]) {
    const request = { params: { id: child.id, wordId: word.id }, body: { masteryLevel } }
    expect(await person.refused(learning.updateWord, request)).toMatchObject({ status: 400, field: 'masteryLevel' })
  }
  for (const rating of [0, 6, 2.5]) {
    const body = { childId: child.id, activityId: activity.id, rating }
    expect(await person.refused(learning.completeActivity, { body })).toMatchObject({ status: 400, field: 'rating' })
  }
})

test('the report has the specified shape, its figures come from the records, and the last week is its own', async () => {
  const { person, child, story, questions, word, activity } = await evening()
  const params = { id: child.id }
  for (const [index, question] of questions.entries()) {
    const body = { questionId: question.id, answer: index === 0 ? 'no idea at all' : question.correctAnswer }
    await person.call(learning.answerQuestion, { params, body })
  }
  await person.call(learning.updateReading, {
    params: { ...params, storyId: story.id },
    body: { progressPercentage: 100, readingTimeMinutes: 7 },
  })
  await person.call(learning.updateWord, { params: { ...params, wordId: word.id }, body: { masteryLevel: 100 } })
  await person.call(learning.completeActivity, { body: { childId: child.id, activityId: activity.id } })

  const right = questions.length - 1
  const report = await reportOf(person, child.id)
  expect(report).toMatchObject({
    readingStats: [{ storyId: story.id, timeSpent: 7, progressPercentage: 100 }],
    comprehensionAverage: Math.round((100 * right) / questions.length),
    vocabularyCount: 1,
    activitiesCompleted: 1,
    totals: { storiesRead: 1, minutesRead: 7, averageMinutes: 7, answers: questions.length, rightAnswers: right, wordsMet: 1 },
    week: { stories: 1, minutes: 7, words: 1, answers: questions.length, activities: 1 },
  })
  expect(report.recentAssessments).toHaveLength(5)
  expect(report.recentAssessments[0]).toMatchObject({ questionId: questions.at(-1)?.id, isCorrect: true })
  const [progress] = await person.call(learning.readingProgress, { params })
  expect(progress).toMatchObject({ comprehensionScore: report.comprehensionAverage, vocabularyWordsLearned: 1, activitiesCompleted: 1 })

  time = new Date(time.getTime() + 8 * day)
  expect((await reportOf(person, child.id)).week).toMatchObject({ stories: 0, minutes: 0, words: 0, activities: 0 })
})

test('a child who has done nothing yet has an empty report', async () => {
  const { person, child } = await evening()
  expect(await reportOf(person, child.id)).toMatchObject({
    readingStats: [],
    comprehensionAverage: 0,
    totals: { storiesRead: 0, averageMinutes: 0 },
  })
})

test('the table for educators has a line for each story, and no cell that a spreadsheet would run', async () => {
  const { person, child, story } = await evening({ childName: '=SUM(A1),"x"', language: 'de' })
  await person.call(learning.updateReading, {
    params: { id: child.id, storyId: story.id },
    body: { progressPercentage: 60, readingTimeMinutes: 5 },
  })
  const tableIn = async (language: string) => {
    const url = `/api/children/${child.id}/progress-report.csv?lng=${language}`
    return (await person.send({ method: 'GET', url, headers: { 'accept-language': 'en' } })).text.split('\r\n')
  }
  const [head, line] = await tableIn('de')
  // As a spreadsheet of the language reads it, every cell in quotes.
  expect(head).toContain('"Geschichte";"Thema"')
  expect(line).toContain(';"60";')
  expect(line).not.toMatch(/^"?=/)
  expect(line).toMatch(/^(?:"(?:[^"]|"")*"(?:;|$))+$/)
  expect((await tableIn('en'))[0]).toContain('"Story","Theme"')
})

test('the report of a child with five hundred stories takes one short query', async () => {
  const { person, child, story } = await evening()
  await house.db.execute(sql`
    insert into stories (user_id, child_name, animal, theme, language, seed, title, content, preview, content_length)
    select user_id, child_name, animal, theme, language, seed, 'Story ' || n, content, preview, content_length
    from stories, generate_series(1, 500) n where id = ${story.id}`)
  await house.db.execute(sql`
    insert into reading_progress (user_id, child_id, story_id, progress_percentage, reading_time_minutes, completed_at)
    select user_id, ${child.id}, id, 100, 6, now() from stories where user_id = ${person.user.id} and title like 'Story %'`)
  await reportOf(person, child.id)
  const began = performance.now()
  const report = await reportOf(person, child.id)
  expect(performance.now() - began).toBeLessThan(150)
  expect(report.totals).toMatchObject({ storiesRead: 500, minutesRead: 3000, averageMinutes: 6 })
})
