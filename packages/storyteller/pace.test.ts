import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

it('refuses a line that leads the mean sentence out of its level, and takes one that leads it back', () => {
  const pace = paceOf('beginner', 'en')
  const long = 'This is a sentence of twelve words that a beginner hardly follows.'
  let lines = 0
  while (pace.strays(long, 1) === 0 && lines < 100) {
    pace.add(long, 1)
    lines++
  }
  expect(lines).toBeGreaterThan(0)
  expect(lines).toBeLessThan(10)
  expect(pace.strays('It was late.', 1)).toBe(0)
})

it('counts characters in Chinese', () => {
  const pace = paceOf('beginner', 'zh')
  for (let line = 0; line < 20; line++) pace.add('他们一起走进了那座安静的森林里面。', 1)
  expect(pace.strays('他们一起走进了那座安静的森林里面。', 1)).toBeGreaterThan(0)
  expect(pace.strays('月亮出来了。', 1)).toBe(0)
})
