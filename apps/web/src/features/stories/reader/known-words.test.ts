import { expect, it } from 'vitest'
import { type StoryWord, stretchesOf } from './known-words.ts'

const word = (text: string, contextSentence: string): StoryWord => ({
  id: 1,
  word: text,
  definition: '',
  pronunciation: '',
  contextSentence,
})

it('marks a word in the sentence that it was taken from, in the form that it has there', () => {
  const sentence = 'The lanterns were dark. '
  const stretches = stretchesOf(sentence, [word('lantern', 'The lanterns were dark.')])
  expect(stretches.map(({ text }) => text)).toEqual(['The ', 'lanterns', ' were dark. '])
  expect(stretches[1]?.word?.word).toBe('lantern')
  expect(stretches.map(({ text }) => text).join('')).toBe(sentence)
})

it('marks nothing in another sentence', () => {
  expect(stretchesOf('The lanterns were lit.', [word('lantern', 'The lanterns were dark.')])).toEqual([
    { text: 'The lanterns were lit.', start: 0, word: undefined },
  ])
})

it('finds a Chinese word within its sentence', () => {
  expect(stretchesOf('他们点亮了灯笼。', [word('灯笼', '他们点亮了灯笼。')]).map(({ text }) => text)).toEqual(['他们点亮了', '灯笼', '。'])
})
