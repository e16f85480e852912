import { expect, test } from 'vitest'
import { defaultValues, toRequest } from './values.ts'

test('empty optional fields are absent from the request; childName, animal and theme are sent as empty strings when unset', () => {
  expect(toRequest(defaultValues)).toEqual({
    childName: '',
    animal: '',
    theme: '',
    difficulty: 'beginner',
    storyLength: 'medium',
    includeChild: true,
    childRole: 'hero',
    writer: 'builtin',
  })
  expect(toRequest({ ...defaultValues, mood: 'calm', characterId: 4 })).toMatchObject({ mood: 'calm', characterId: 4 })
})
