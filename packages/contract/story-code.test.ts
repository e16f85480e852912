import { expect, test } from 'vitest'
import { animals, settings } from './enums.ts'
import { readStoryCode, storyCode, tales } from './story-code.ts'

const owl = { tale: 'hiccups', animal: 'Owl', setting: 'Cloud City' } as const

test('every tale, friend and place has a code of two short words, and is read from it again', () => {
  const codes = new Set<string>()
  for (const tale of tales)
    for (const animal of animals)
      for (const setting of settings) {
        const code = storyCode({ tale, animal, setting }) ?? ''
        expect(code).toMatch(/^[a-z]{4}-[a-z]{4}$/)
        expect(readStoryCode(code)).toEqual({ tale, animal, setting })
        codes.add(code)
      }
  expect(codes.size).toBe(tales.length * animals.length * settings.length)
})

test('a code stays what it is from version to version', () => {
  expect(storyCode(owl)).toBe('dabe-bome')
})

test('a code is read as people type it', () => {
  const code = storyCode(owl) ?? ''
  for (const typed of [code.toUpperCase(), code.replace('-', ''), code.replace('-', ' – '), ` ${code} `])
    expect(readStoryCode(typed)).toEqual(owl)
})

test('one wrong syllable is always noticed, and what is no code at all', () => {
  const code = (storyCode(owl) ?? '').replace('-', '')
  for (const at of [0, 2, 4, 6])
    for (const consonant of 'bdfghjklmnprstvz')
      for (const vowel of 'aeio') {
        const other = code.slice(0, at) + consonant + vowel + code.slice(at + 2)
        if (other !== code) expect(readStoryCode(other), other).toBeUndefined()
      }
  for (const none of ['', 'hello', 'bimo', 'bimo-lato-lato', '💥', 'a'.repeat(5000)]) expect(readStoryCode(none)).toBeUndefined()
})

test('what has no number has no code', () => {
  expect(storyCode({ ...owl, tale: 'from-elsewhere' })).toBeUndefined()
})
