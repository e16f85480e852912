import type { User } from '@nightlight/contract/auth'
import type { CreateChildProfileInput } from '@nightlight/contract/child-profiles'
import { endpoints } from '@nightlight/contract/endpoints'
import type { CreateStoryInput } from '@nightlight/contract/stories'
import type { Client, TestApp } from './app.ts'

export const password = 'a good long one'
let people = 0

export type Person = Client & { user: User }

/** A new account, signed in. */
export async function signUp({ visitor }: TestApp, email = `parent${++people}@example.org`): Promise<Person> {
  const client = visitor()
  const user = await client.call(endpoints.auth.register, { body: { email, password } })
  return { ...client, user }
}

export const storyRequest = (changes: Partial<CreateStoryInput> = {}): CreateStoryInput => ({
  childName: 'Mia',
  animal: 'Owl',
  theme: 'Patience',
  storyLength: 'short',
  ...changes,
})

export const makeStory = (person: Client, changes: Partial<CreateStoryInput> = {}) =>
  person.call(endpoints.stories.create, { body: storyRequest(changes) })

export const makeChild = (person: Client, changes: Partial<CreateChildProfileInput> = {}) =>
  person.call(endpoints['child-profiles'].create, {
    body: { name: 'Mia', interests: ['Space'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'], ...changes },
  })

export const makeCharacter = (person: Client, name = 'Mia') => person.call(endpoints.characters.create, { body: { name } })
