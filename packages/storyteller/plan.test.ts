import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomRequest } from './measuring/requests.ts'
import { planStory } from './plan.ts'
import { troublesOf } from './world.ts'

const numbers = fc.integer({ min: 0, max: 100_000 })

it('plans the same story in every language and at every level', () => {
  fc.assert(
    fc.property(numbers, number => {
      const request = randomRequest('en', number)
      const plan = planStory(request, number)
      expect(planStory({ ...request, language: 'zh' }, number)).toEqual(plan)
      expect(planStory({ ...request, difficulty: 'advanced' }, number)).toEqual(plan)
    }),
  )
})

it('has a trouble that could only happen in its place', () => {
  fc.assert(
    fc.property(numbers, number => {
      const plan = planStory(randomRequest('en', number), number)
      expect(troublesOf[plan.setting]).toContain(plan.trouble)
    }),
  )
})

it('keeps the child out of the tale when asked to, and gives the animal a companion', () => {
  const plan = planStory({ ...randomRequest('en', 1), includeChild: false }, 1)
  expect(plan.beats).toEqual(expect.arrayContaining(['dedication', 'alone', 'companion']))
  expect(plan.beats).not.toContain('arrives')
})

it('tells every detail that was given, in a beat of its own or in one that is always there', () => {
  const { beats } = planStory(
    {
      ...randomRequest('en', 2),
      storyLength: 'short',
      favoriteColor: 'red',
      specialTalent: 'singing',
      bestFriend: 'Noor',
      dreamDestination: 'Rome',
      magicalPower: 'flying',
      challenge: 'thunder',
    },
    2,
  )
  expect(beats).toEqual(expect.arrayContaining(['token', 'talent', 'best', 'dream', 'power', 'challenge', 'carry']))
})

it('says the refrain three times, the third time changed', () => {
  const { beats } = planStory(randomRequest('en', 3), 3)
  expect(beats.filter(beat => beat.startsWith('refrain'))).toEqual(['refrain.first', 'refrain.again', 'refrain.changed'])
})
