import { expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

it.each([
  ['en', '“Come,” said the owl. “Now.” They went.\n\nIt was late.', 2],
  ['fr', '« Viens ! » dit le hibou. Ils partirent.\n\nIl était tard.', 2],
  ['zh', '“来吧。”猫头鹰说。他们走了。\n\n夜深了。', 2],
])('keeps every letter of a story in %s', (language, content, paragraphs) => {
  const sentences = sentencesOf(content, language)
  expect(sentences).toHaveLength(paragraphs)
  expect(sentences.map(one => one.join('')).join('\n\n')).toBe(content)
  expect(sentences[0]?.length).toBeGreaterThan(1)
})

it('makes no sentence of marks alone', () => {
  for (const sentence of sentencesOf('“Ssh.” … “Now!”\n\n— Sí —dijo.', 'es').flat()) expect(sentence).toMatch(/\p{L}/u)
})
