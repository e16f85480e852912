import { endpoints } from '@nightlight/contract/endpoints'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeChild, makeStory, type Person, signUp } from '../../testing/builders.ts'

const { learning } = endpoints
// A Thursday.
const thursday = new Date('2026-05-21T18:10:00Z')
let time = thursday
const house = await testApp({ replace: { now: () => time } })
const day = 86_400_000

const daysAgo = (days: number) => {
  time = new Date(thursday.getTime() - days * day)
}

async function evening() {
  time = thursday
  const person = await signUp(house)
  return { person, child: await makeChild(person), story: await makeStory(person) }
}

const read = (person: Person, childId: number, storyId: number, readingTimeMinutes: number, progressPercentage = 100) =>
  person.call(learning.updateReading, { params: { id: childId, storyId }, body: { progressPercentage, readingTimeMinutes } })

const reportOf = (person: Person, id: number, timeZone?: string) =>
  person.call(learning.childReport, { params: { id }, query: { timeZone } })

const answerAll = async (person: Person, childId: number, storyId: number, right: boolean) => {
  const questions = await person.call(learning.questions, { params: { id: storyId } })
  for (const { id, correctAnswer } of questions) {
    const body = { questionId: id, answer: right ? correctAnswer : 'the moon did it' }
    await person.call(learning.answerQuestion, { params: { id: childId }, body })
  }
  return questions
}

test('a story that is read again and again has its minutes in the weeks in which it was read', async () => {
  const { person, child, story } = await evening()
  daysAgo(14)
  await read(person, child.id, story.id, 6)
  daysAgo(7)
  await read(person, child.id, story.id, 10)
  // Neither a call that comes twice nor one that comes late adds anything.
  daysAgo(0)
  await read(person, child.id, story.id, 10)
  await read(person, child.id, story.id, 6)
  await read(person, child.id, story.id, 13, 40)
  const { weeks } = await reportOf(person, child.id)
  expect(weeks.map(({ start }) => start)).toEqual(['2026-04-13', '2026-04-20', '2026-04-27', '2026-05-04', '2026-05-11', '2026-05-18'])
  expect(weeks.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 6, 4, 3])
  // Read to its end twice; the third time somebody fell asleep.
  expect(weeks.map(({ stories }) => stories)).toEqual([0, 0, 0, 1, 1, 0])
})

test('words count in the week in which they were met first, activities in the week in which they were done', async () => {
  const { person, child, story } = await evening()
  const [word, other] = await person.call(learning.vocabulary, { params: { id: story.id } })
  const [activity] = await person.call(learning.activities, { params: { id: story.id } })
  const learn = (wordId = 0) => person.call(learning.updateWord, { params: { id: child.id, wordId }, body: { masteryLevel: 20 } })
  daysAgo(50)
  await learn(other?.id)
  daysAgo(7)
  await learn(word?.id)
  await person.call(learning.completeActivity, { body: { childId: child.id, activityId: activity?.id ?? 0 } })
  daysAgo(0)
  await learn(word?.id)
  await learn(other?.id)
  const { weeks, latest } = await reportOf(person, child.id)
  expect(weeks.map(({ words }) => words)).toEqual([0, 0, 0, 0, 1, 0])
  expect(weeks.map(({ activities }) => activities)).toEqual([0, 0, 0, 0, 1, 0])
  expect(latest).toMatchObject([
    { kind: 'words', amount: 2, storyTitle: story.title, at: thursday.toISOString() },
    { kind: 'activity', amount: 1, activity: activity?.title },
  ])
})

test('the week is that of the place where the family is', async () => {
  const { person, child, story } = await evening()
  // Sunday evening in Chicago, Monday in London.
  time = new Date('2026-05-18T01:30:00Z')
  await read(person, child.id, story.id, 5)
  time = thursday
  const minutesIn = async (timeZone?: string) => (await reportOf(person, child.id, timeZone)).weeks.slice(-2).map(({ minutes }) => minutes)
  expect(await minutesIn('America/Chicago')).toEqual([5, 0])
  expect(await minutesIn('Europe/London')).toEqual([0, 5])
  expect(await minutesIn('Middle/Earth')).toEqual(await minutesIn())
})

test('nothing is said of skills before twenty first answers in all, and then of every kind', async () => {
  const { person, child, story } = await evening()
  const asked = await answerAll(person, child.id, story.id, true)
  // Trying again is welcome, and counts for nothing.
  await answerAll(person, child.id, story.id, false)
  const first = await reportOf(person, child.id)
  expect(first).toMatchObject({ answers: asked.length, skills: [] })
  expect(asked.length).toBeLessThan(20)

  for (let all = asked.length; all < 20; ) {
    const next = await makeStory(person)
    const more = await answerAll(person, child.id, next.id, false)
    all += more.length
    asked.push(...more)
  }
  const { answers, skills } = await reportOf(person, child.id)
  expect(answers).toBe(asked.length)
  expect(skills.map(({ kind }) => kind)).toEqual(['character', 'setting', 'action', 'feeling', 'cause', 'outcome', 'prediction'])
  for (const { kind, answers: ofKind } of skills) expect([kind, ofKind]).toEqual([kind, asked.filter(each => each.kind === kind).length])
  expect(skills.reduce((sum, { right }) => sum + right, 0)).toBe(first.answers)
})

test('what was done lately is an entry for each story, day and kind, the latest first', async () => {
  const { person, child, story } = await evening()
  daysAgo(60)
  await read(person, child.id, story.id, 4)
  daysAgo(1)
  await read(person, child.id, story.id, 6)
  time = new Date(time.getTime() + 3_600_000)
  await read(person, child.id, story.id, 9)
  daysAgo(0)
  const asked = await answerAll(person, child.id, story.id, false)
  const { latest } = await reportOf(person, child.id)
  expect(latest).toMatchObject([
    { kind: 'answers', storyId: story.id, amount: asked.length, activity: null },
    { kind: 'reading', storyId: story.id, amount: 5, language: 'en' },
  ])
})

test('a glance tells the present week of each child and when it was last read to, also of one that was not yet', async () => {
  const { person, child, story } = await evening()
  const brother = await makeChild(person, { name: 'Ben' })
  daysAgo(9)
  await read(person, child.id, story.id, 6)
  daysAgo(0)
  await read(person, child.id, story.id, 8)
  expect(await person.call(learning.glance)).toEqual([
    { childId: child.id, stories: 1, minutes: 2, lastReadAt: '2026-05-21T18:00:00.000Z' },
    { childId: brother.id, stories: 0, minutes: 0, lastReadAt: null },
  ])
  expect(await (await signUp(house)).call(learning.glance)).toEqual([])
})

test('a child who has done nothing yet has six empty weeks', async () => {
  const { person, child } = await evening()
  const report = await reportOf(person, child.id)
  expect(report).toMatchObject({ answers: 0, skills: [], latest: [] })
  expect(report.weeks).toHaveLength(6)
  expect(report.weeks.at(-1)).toEqual({ start: '2026-05-18', stories: 0, minutes: 0, words: 0, activities: 0 })
})

test('years of evenings are reported as quickly, and listed no longer', async () => {
  const { person, child, story } = await evening()
  await house.db.execute(sql`insert into reading_hours (user_id, child_id, hour, story_id, minutes, finished)
    select ${person.user.id}, ${child.id}, timestamptz '2026-05-21T18:00Z' - n * interval '1 day', ${story.id}, 5, true from generate_series(0, 2000) n`)
  await reportOf(person, child.id)
  const began = performance.now()
  const { weeks, latest } = await reportOf(person, child.id)
  expect(performance.now() - began).toBeLessThan(150)
  expect(weeks.map(({ minutes }) => minutes)).toEqual([35, 35, 35, 35, 35, 20])
  expect(latest).toHaveLength(12)
})
