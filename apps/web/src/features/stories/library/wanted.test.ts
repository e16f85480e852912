import { expect, test } from 'vitest'
import { paramsOf, wantedOf } from './wanted.ts'

test('what is wanted stands in the address, and is read from it again', () => {
  const wanted = { search: 'Owl & moon', childId: 3, theme: 'Hope', reading: 'open', favorite: 'true', order: 'oldest' } as const
  expect(wantedOf(paramsOf(wanted))).toEqual(wanted)
  expect(String(paramsOf({ search: '' }))).toBe('')
})

test('what an address says wrongly counts as not said', () => {
  expect(wantedOf(new URLSearchParams('childId=x&theme=Rain&order=up&language=de'))).toEqual({ language: 'de' })
})
