import { expect, it } from 'vitest'
import { linesOf } from './scene.ts'

it('reads marks, ways of saying and slots from an author’s lines', () => {
  const lines = linesOf(`
    @friend It was {friend.a}, [a small one|no bigger than {token}].
    / At the window sat {Friend}.
    + “Are you {hero}?” it said.
    ?color It was {color}.
    !color It had no colour.
  `)
  expect(lines.map(({ fact, extra, when, ways }) => ({ fact, extra, when, ways: ways.length }))).toEqual([
    { fact: 'friend', extra: false, when: undefined, ways: 2 },
    { fact: undefined, extra: true, when: undefined, ways: 1 },
    { fact: undefined, extra: false, when: { detail: 'color', given: true }, ways: 1 },
    { fact: undefined, extra: false, when: { detail: 'color', given: false }, ways: 1 },
  ])
  expect(lines[0]?.ways[0]?.parts).toMatchObject([
    'It was ',
    { slot: 'friend', form: 'a', capital: false },
    ', ',
    { options: [['a small one'], ['no bigger than ', { slot: 'token' }]] },
    '.',
  ])
  expect(lines[0]?.ways[1]?.parts).toMatchObject(['At the window sat ', { slot: 'friend', capital: true }, '.'])
})

it('reads the options that agree with a noun', () => {
  expect(linesOf('{friend:er/sie/es} schlief.')[0]?.ways[0]?.parts[0]).toMatchObject({ slot: 'friend', agree: ['er', 'sie', 'es'] })
})

it.each(['{friend', '[a|b', 'a]b', '/ another way'])('refuses %s, which does not close or stands alone', text => {
  expect(() => linesOf(text)).toThrow(SyntaxError)
})
