import { endpoints } from '@nightlight/contract/endpoints'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { makeCharacter, makeChild, makeStory, password, signUp, storyRequest } from '../testing/builders.ts'

const house = await testApp({ env: { WELCOME_CREDITS: '1000' } })
const { learning } = endpoints

/** A parent with one of each, everything that can be added to them, and every way to delete them. */
async function household() {
  const person = await signUp(house)
  const [story, child, character] = [await makeStory(person), await makeChild(person), await makeCharacter(person)]
  const params = { id: story.id }
  const [[question], [word], [activity]] = await Promise.all([
    person.call(learning.questions, { params }),
    person.call(learning.vocabulary, { params }),
    person.call(learning.activities, { params }),
  ])
  const ofChild = `/api/children/${child.id}`
  const writes: InjectOptions[] = [
    { method: 'POST', url: '/api/favorites', payload: { storyId: story.id } },
    { method: 'POST', url: `${ofChild}/answer-question`, payload: { questionId: question?.id, answer: 'the moon' } },
    { method: 'PUT', url: `${ofChild}/vocabulary/${word?.id}`, payload: { masteryLevel: 60 } },
    { method: 'POST', url: '/api/activities/complete', payload: { childId: child.id, activityId: activity?.id, completed: true } },
    { method: 'PUT', url: `${ofChild}/stories/${story.id}/progress`, payload: { progressPercentage: 50, readingTimeMinutes: 2 } },
    {
      method: 'POST',
      url: '/api/stories',
      payload: storyRequest({ characterId: character.id }),
      headers: { 'idempotency-key': 'one-key' },
    },
    { method: 'POST', url: '/api/characters', payload: { name: 'Noor' } },
    { method: 'PUT', url: `/api/child-profiles/${child.id}`, payload: { avatarUrl: `/api/characters/${character.id}/portrait.svg` } },
    { method: 'POST', url: '/api/create-checkout-session', payload: { priceId: 'sandbox_starter' } },
    { method: 'PUT', url: '/api/auth/password', payload: { currentPassword: password, newPassword: password } },
  ]
  const parts: InjectOptions[] = [
    { method: 'DELETE', url: `/api/stories/${story.id}` },
    { method: 'DELETE', url: `/api/child-profiles/${child.id}` },
    { method: 'DELETE', url: `/api/characters/${character.id}` },
  ]
  const account: InjectOptions = { method: 'DELETE', url: '/api/auth/user', payload: { password } }
  return { send: person.send, writes, parts, account }
}

test.each([
  ['its story, child and character are deleted', false],
  ['the account is deleted with everything in it', true],
])('whatever is written while %s, no answer is a fault of ours', { timeout: 60_000 }, async (_what, wholeAccount) => {
  for (let round = 0; round < 12; round++) {
    const { send, writes, parts, account } = await household()
    const deletes = wholeAccount ? [account, ...parts] : parts
    // Begun at another moment each time, so that each round meets the writes at another step.
    const all = [...writes.slice(0, round), ...deletes, ...writes.slice(round), ...writes]
    const answers = await Promise.all(all.map(async options => ({ ...options, ...(await send(options)) })))
    const faults = answers
      .filter(({ status }) => status >= 500)
      .map(({ method, url, status, text }) => `${method} ${url}: ${status} ${text}`)
    expect(faults).toEqual([])
  }
})
