import { expect, test } from 'vitest'
import { describeCover, describePortrait } from './describe.ts'
import { defaultLook } from './look.ts'

test('a cover is described by what is drawn on it', () => {
  const facts = { animal: 'Owl', setting: 'Cloud City', mood: 'calm' } as const
  expect(describeCover({ ...facts, includeChild: true })).toEqual({ key: 'cover.withChild', values: facts })
  expect(describeCover({ ...facts, includeChild: false })).toEqual({ key: 'cover.friendAlone', values: facts })
})

test('a portrait is described by its parts, not by its colour codes', () => {
  const { key, values } = describePortrait(defaultLook)
  expect(key).toBe('portrait')
  expect(Object.keys(values)).toEqual(['body', 'hair', 'eyes', 'mouth', 'clothes', 'accessories'])
})
