import { expect, test } from 'vitest'
import { idInPathSchema, lineSchema, optionalLineSchema, requiredLineSchema, textSchema } from './fields.ts'
import { newStorySchema } from './stories.ts'

const accepts = (text: string) => lineSchema(200).safeParse(text).success

test('what a parent may well type is kept as typed', () => {
  for (const text of [
    'Zoë',
    "O'Neil",
    'Jean-Luc',
    '李明',
    'Ana María',
    'I <3 you & me',
    '5 < 7 > 3',
    '“quoted”',
    '50% off; DROP TABLE',
    '🦉',
    '{{name}}',
    '%x',
    '$x',
  ])
    expect(lineSchema(200).parse(text)).toBe(text)
})

test('markup and what is no text are refused', () => {
  for (const text of ['<b>Mia</b>', '</p>', '<!-- x', '<?php', '<SCRIPT>', 'a\u0000b', 'a\u001bb', '\ud800'])
    expect(accepts(text), text).toBe(false)
})

test('a line has no breaks, so that it cannot begin a paragraph', () => {
  expect(lineSchema(200).parse('  two\n\n  lines\tand\u00a0more ')).toBe('two lines and more')
  expect(textSchema(200).parse(' two\n\nlines ')).toBe('two\n\nlines')
})

test('the same letters are the same text, however they were composed', () => {
  expect(lineSchema(3).parse('Zoe\u0308')).toBe('Zoë')
})

test('length is measured after white space is put in order', () => {
  expect(lineSchema(3).safeParse('  abc  ').success).toBe(true)
  expect(lineSchema(3).safeParse('abcd').success).toBe(false)
})

test('a required line says so in its own words, and an optional one may be empty in any way', () => {
  const required = requiredLineSchema(10, 'Name is required')
  for (const value of ['', '   ', undefined]) expect(required.safeParse(value).error?.issues[0]?.message).toBe('Name is required')
  for (const value of ['', '  ', null, undefined]) expect(optionalLineSchema(10).parse(value)).toBeUndefined()
})

test('an id in a path is a whole number written plainly', () => {
  expect(idInPathSchema.parse('12')).toBe(12)
  expect(idInPathSchema.parse(12)).toBe(12)
  for (const value of ['0', '-1', '1.5', '1e3', ' 1', '0x1', '', '9'.repeat(17)])
    expect(idInPathSchema.safeParse(value).success, value).toBe(false)
})

test('a story needs a child, a friend and a theme, and takes the rest from its defaults', () => {
  expect(newStorySchema.parse({ childName: 'Mia', animal: 'Owl', theme: 'Hope' })).toEqual({
    childName: 'Mia',
    animal: 'Owl',
    theme: 'Hope',
    difficulty: 'beginner',
    storyLength: 'medium',
    includeChild: true,
    childRole: 'hero',
    language: 'en',
    writer: 'builtin',
  })
})
