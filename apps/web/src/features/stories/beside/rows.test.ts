import { expect, it } from 'vitest'
import { rowsOf } from './rows.ts'

const told = (...beats: string[]) => beats.map((beat, index) => ({ beat, text: `${beat} ${index}` }))

it('lays two tellings beside each other beat for beat, however many paragraphs either needs', () => {
  expect(rowsOf(told('wish', 'wish', 'bed'), told('wish', 'bed'))).toEqual([
    { beat: 'wish', left: ['wish 0', 'wish 1'], right: ['wish 0'] },
    { beat: 'bed', left: ['bed 2'], right: ['bed 1'] },
  ])
})

it('leaves a gap where one of them leaves a beat out', () => {
  expect(
    rowsOf(told('wish', 'bed'), told('wish', 'hurt', 'bed')).map(({ beat, left, right }) => [beat, left.length, right.length]),
  ).toEqual([
    ['wish', 1, 1],
    ['hurt', 0, 1],
    ['bed', 1, 1],
  ])
  expect(rowsOf(told('wish', 'hurt', 'bed'), told('wish', 'bed')).map(({ right }) => right.length)).toEqual([1, 0, 1])
})
