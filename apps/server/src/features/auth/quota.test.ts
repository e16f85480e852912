import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeCharacter, makeChild, password, signUp } from '../../testing/builders.ts'

const house = await testApp({ env: { PROFILES_PER_ACCOUNT: '3', CHARACTERS_PER_ACCOUNT: '3', SESSIONS_PER_ACCOUNT: '2' } })
const { auth, characters, 'child-profiles': profiles } = endpoints

test.each([
  { what: 'child profiles', add: makeChild, list: profiles.list, remove: profiles.remove },
  { what: 'characters', add: makeCharacter, list: characters.list, remove: characters.remove },
])(
  'an account has as many $what as it may, also when all are made at once, and room again when one is gone',
  async ({ add, list, remove }) => {
    const person = await signUp(house)
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => add(person)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: /403 .*quota_reached.*"most":3/ } })
    const [first] = await person.call(list)
    await person.call(remove, { params: { id: first?.id ?? 0 } })
    await add(person)
    expect(await person.call(list)).toHaveLength(3)
  },
)

test('signing in on one device more than may be signs the oldest out', async () => {
  const first = await signUp(house, 'many@example.org')
  const [second, third] = [house.visitor(), house.visitor()]
  await second.call(auth.login, { body: { email: 'many@example.org', password } })
  await first.call(auth.user)
  await third.call(auth.login, { body: { email: 'many@example.org', password } })
  expect((await first.refused(auth.user)).status).toBe(401)
  await second.call(auth.user)
  await third.call(auth.user)
})
