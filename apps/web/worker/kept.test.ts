import { expect, test } from 'vitest'
import { isKeptCall, leaves, mayChangePerson, ownerOf, pagesOfServerOnly, storyOfCover } from './kept.ts'

test('what an opened story needs is kept', () => {
  for (const path of [
    '/api/auth/user',
    '/api/child-profiles',
    '/api/stories/7',
    '/api/stories/7/vocabulary',
    '/api/stories/7/questions',
    '/api/stories/7/activities',
    '/api/stories/7/cover.svg',
    '/api/stories/7/pages',
    '/api/stories/7/pages/12.svg',
    '/api/children/3/vocabulary-progress',
    '/api/characters/2/portrait.svg',
  ])
    expect(isKeptCall(path), path).toBe(true)
})

test('nothing else of the API is kept', () => {
  for (const path of [
    '/api/my-stories',
    '/api/favorites',
    '/api/auth/methods',
    '/api/auth/export',
    '/api/login',
    '/api/credit-packs',
    '/api/credit-history',
    '/api/verify-payment',
    '/api/test-checkout/abc',
    '/api/stories/progress/abc',
    '/api/children/3/progress-report.csv',
    '/api/characters',
  ])
    expect(isKeptCall(path), path).toBe(false)
})

test('signing in, out, up and away empties what is kept, a look at the sign-in page does not', () => {
  expect(mayChangePerson('POST', '/api/login')).toBe(true)
  expect(mayChangePerson('POST', '/api/register')).toBe(true)
  expect(mayChangePerson('GET', '/api/logout')).toBe(true)
  expect(mayChangePerson('DELETE', '/api/auth/user')).toBe(true)
  expect(mayChangePerson('GET', '/api/auth/providers/school/callback')).toBe(true)
  expect(mayChangePerson('GET', '/api/login')).toBe(false)
  expect(mayChangePerson('GET', '/api/auth/user')).toBe(false)
  expect([leaves('GET', '/api/logout'), leaves('DELETE', '/api/auth/user'), leaves('POST', '/api/login')]).toEqual([true, true, false])
})

test('what is kept of a story or a child goes with it', () => {
  expect(ownerOf('/api/stories/7')).toBe('/api/stories/7')
  expect(ownerOf('/api/stories/7/cover.svg')).toBe('/api/stories/7')
  expect(ownerOf('/api/child-profiles/3')).toBe('/api/children/3')
  expect(ownerOf('/api/children/3/assessments')).toBe('/api/children/3')
  expect(ownerOf('/api/characters/3')).toBe(undefined)
  expect(storyOfCover('/api/stories/7/cover.svg')).toBe('/api/stories/7')
})

test('a page of payment or sign-in comes from the server only', () => {
  const ofServer = (path: string) => pagesOfServerOnly.some(pattern => pattern.test(path))
  expect(['/api/login', '/api/test-checkout/1', '/subscription', '/subscription/success'].map(ofServer)).toEqual([true, true, true, true])
  expect(['/', '/story/7', '/my-stories'].map(ofServer)).toEqual([false, false, false])
})
