import { endpoints } from '@nightlight/contract/endpoints'
import { themes } from '@nightlight/contract/enums'
import { faultOf } from '@nightlight/pictures/faults'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeChild, makeStory, type Person, signUp } from '../../testing/builders.ts'

const { stories } = endpoints
const profiles = endpoints['child-profiles']
const house = await testApp({ env: { STORY_CREDIT_COST: '0' } })

const shelfOf = (person: Person, id: number) => person.call(profiles.keepsakes, { params: { id } })
const premium = async (person: Person) => {
  await house.db.execute(`update users set premium_until = '2040-01-01' where id = '${person.user.id}'`)
}

test('a story brings something home to the shelf of its child, and to no other', async () => {
  const person = await signUp(house)
  const [mia, ben] = [await makeChild(person), await makeChild(person, { name: 'Ben' })]
  expect((await shelfOf(person, mia.id)).every(({ told, story }) => told === 0 && story === null)).toBe(true)

  const made = await makeStory(person, { theme: 'Gratitude', childId: mia.id, language: 'de' })
  const place = (await shelfOf(person, mia.id)).find(({ tale }) => tale === 'hiccups')
  expect(place).toMatchObject({
    told: 1,
    themes: ['Kindness', 'Gratitude'],
    story: { id: made.id, title: made.title, language: 'de', keepsake: 'Ein kleiner Becher' },
  })
  expect(await person.call(stories.get, { params: { id: made.id } })).toMatchObject({ keepsake: 'Ein kleiner Becher' })
  expect((await shelfOf(person, ben.id)).every(({ story }) => story === null)).toBe(true)

  const picture = await person.send({ method: 'GET', url: `/api/stories/${made.id}/keepsake.svg` })
  expect(picture.status).toBe(200)
  expect(faultOf(picture.text)).toBeUndefined()

  await person.call(stories.remove, { params: { id: made.id } })
  expect((await shelfOf(person, mia.id)).every(({ story }) => story === null)).toBe(true)
})

test('a year of nights: whoever has heard a tale is told so, and gets it in another place as long as there is one', async () => {
  const person = await signUp(house)
  await premium(person)
  const child = await makeChild(person)
  const told = new Map<string, Set<string | null>>()
  let nights = 0
  for (let night = 0; night < 366; night++) {
    const made = await makeStory(person, {
      theme: themes[(night * 7) % themes.length] ?? 'Hope',
      childId: child.id,
      difficulty: 'beginner',
    })
    const { tale, setting } = await person.call(stories.get, { params: { id: made.id } })
    if (tale === null) throw new Error('a model has written')
    const places = told.get(tale) ?? new Set()
    expect(made.heardBefore, `night ${night}: ${tale}`).toBe(places.size > 0)
    if (places.size < 15) expect(places, `night ${night}: ${tale}`).not.toContain(setting)
    told.set(tale, places.add(setting))
    nights++
  }
  expect(nights).toBe(366)
  const shelf = await shelfOf(person, child.id)
  expect(shelf.every(({ told }) => told > 0)).toBe(true)
  expect(shelf.reduce((sum, { told }) => sum + told, 0)).toBe(366)
})

test('a friend that comes to the same child again remembers, as long as that story is kept; to another child it is new', async () => {
  const person = await signUp(house)
  await premium(person)
  const [mia, ben] = [await makeChild(person), await makeChild(person, { name: 'Ben' })]
  const evening = async (childId: number, theme: 'Gratitude' | 'Patience') => {
    const { id } = await makeStory(person, { theme, childId, animal: 'Fox', language: 'en' })
    return person.call(stories.get, { params: { id } })
  }
  const first = await evening(mia.id, 'Gratitude')
  const second = await evening(mia.id, 'Patience')
  expect(second.content).toContain('Remember the night of the three hics?')
  expect((await evening(ben.id, 'Patience')).content).not.toContain('Remember the night')

  // Told in another language it remembers too.
  const told = await person.call(stories.get, { params: { id: second.id }, query: { language: 'de' } })
  expect(told.content).toContain('Weißt du noch, die Nacht, in der alle hicksten?')

  await person.call(stories.remove, { params: { id: first.id } })
  await person.call(stories.remove, { params: { id: second.id } })
  expect((await evening(mia.id, 'Patience')).content).not.toContain('Remember the night')
})

test('another evening has the same friend in the same place, a tale that fits, and begins with what was brought home', async () => {
  const person = await signUp(house)
  await premium(person)
  const mia = await makeChild(person)
  const { id } = await makeStory(person, { theme: 'Gratitude', childId: mia.id, animal: 'Owl', setting: 'Cloud City' })
  const after = { childName: 'Mia', childId: mia.id, after: id }
  const second = await person.call(stories.create, { body: after })
  const told = await person.call(stories.get, { params: { id: second.id } })
  expect(told).toMatchObject({ animal: 'Owl', setting: 'Cloud City', tale: 'two-songs', theme: 'Joy', chain: id, evening: 2 })
  expect(told.content).toMatch(/^On the windowsill .*a red thread/)
  const inGerman = await person.call(stories.get, { params: { id: second.id }, query: { language: 'de' } })
  expect(inGerman.content).toMatch(/^Auf dem Fensterbrett .*ein kleiner Becher/)

  // A third evening follows the second, and another one that follows the first takes a tale that is new.
  const third = await person.call(stories.create, { body: { ...after, after: second.id } })
  const fourth = await person.call(stories.create, { body: after })
  expect(await person.call(stories.get, { params: { id: third.id } })).toMatchObject({ chain: id, evening: 3 })
  const other = await person.call(stories.get, { params: { id: fourth.id } })
  expect(other).toMatchObject({ chain: id, evening: 4 })
  expect(['hiccups', 'two-songs']).not.toContain(other.tale)

  const chain = await person.call(stories.list, { query: { view: 'card', chain: id, order: 'oldest' } })
  expect('stories' in chain && chain.stories.map(each => each.id)).toEqual([id, second.id, third.id, fourth.id])
})

test('another evening follows a story of one’s own only, that comes from a tale, and chooses friend, theme and place itself', async () => {
  const [person, stranger] = [await signUp(house), await signUp(house)]
  const { id } = await makeStory(person, {})
  const body = { childName: 'Mia', after: id }
  expect(await stranger.refused(stories.create, { body })).toMatchObject({ status: 404, code: 'story_not_found', field: 'after' })
  expect(await person.refused(stories.create, { body: { ...body, theme: 'Hope' } })).toMatchObject({ status: 400, field: 'theme' })
  expect(await person.refused(stories.create, { body: { childName: 'Mia' } })).toMatchObject({
    status: 400,
    field: 'animal',
    message: 'Animal is required',
  })
  await house.db.execute(`update stories set tale = null where user_id = '${person.user.id}'`)
  expect(await person.refused(stories.create, { body })).toMatchObject({ status: 409, code: 'not_continued', field: 'after' })
})

test('a story code tells the same tale with the same friend and place to another child on another server, and names nobody', async () => {
  const elsewhere = await testApp()
  const [person, other] = [await signUp(house), await signUp(elsewhere)]
  const { id } = await makeStory(person, {
    theme: 'Gratitude',
    animal: 'Owl',
    setting: 'Cloud City',
    childName: 'Mia',
    favoriteColor: 'red',
  })
  const { code, tale } = await person.call(stories.get, { params: { id } })
  expect(code).toBe('dabe-bome')
  const made = await other.call(stories.create, { body: { childName: 'Ben', code: ' DABE bome', language: 'de' } })
  const told = await other.call(stories.get, { params: { id: made.id } })
  expect(told).toMatchObject({ tale, animal: 'Owl', setting: 'Cloud City', childName: 'Ben', language: 'de', favoriteColor: null, code })
  expect(told.content).not.toContain('Mia')

  expect(await other.refused(stories.create, { body: { childName: 'Ben', code: 'dabe-bomo' } })).toMatchObject({
    status: 400,
    field: 'code',
    message: 'This is no story code',
  })
  expect(await other.refused(stories.create, { body: { childName: 'Ben', code: 'dabe-bome', setting: 'Cloud City' } })).toMatchObject({
    status: 400,
    field: 'setting',
  })
})

test('a friend speaks of no other night where nobody says which child it was', async () => {
  const person = await signUp(house)
  await makeStory(person, { theme: 'Gratitude', animal: 'Fox', childName: 'Mia', language: 'en' })
  const { id } = await makeStory(person, { theme: 'Patience', animal: 'Fox', childName: 'Ben', language: 'en' })
  const told = await person.call(stories.get, { params: { id } })
  expect(told).toMatchObject({ tale: 'looked' })
  expect(told.content).not.toContain('Remember the night')
})
