import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const never = new AbortController().signal

/** Work that ends when it is told to. */
function work() {
  let end = () => {}
  const done = new Promise<void>(resolve => {
    end = resolve
  })
  return { run: () => done, end }
}
const turn = () => new Promise(resolve => setImmediate(resolve))

test('so many run at once, and the others in the order in which they came, each told its place', async () => {
  const queue = createQueue(2)
  const began: number[] = []
  const places: Record<number, number[]> = {}
  const works = [0, 1, 2, 3, 4].map(() => work())
  const runs = works.map(({ run }, index) =>
    queue.run(
      () => {
        began.push(index)
        return run()
      },
      place => {
        places[index] = [...(places[index] ?? []), place]
      },
      never,
    ),
  )
  await turn()
  expect(began).toEqual([0, 1])
  expect(places).toEqual({ 2: [1], 3: [2], 4: [3] })
  works[1]?.end()
  await turn()
  expect(began).toEqual([0, 1, 2])
  expect(places).toEqual({ 2: [1], 3: [2, 1], 4: [3, 2] })
  for (const { end } of works) end()
  await Promise.all(runs)
  expect(began).toEqual([0, 1, 2, 3, 4])
})

test('who gives up leaves the line, and who fails makes room', async () => {
  const queue = createQueue(1)
  const first = work()
  const leaving = new AbortController()
  const places: number[] = []
  const one = queue.run(
    () => first.run().then(() => Promise.reject(new Error('failed'))),
    () => {},
    never,
  )
  const two = queue.run(
    async () => 'two',
    () => {},
    leaving.signal,
  )
  const three = queue.run(
    async () => 'three',
    place => places.push(place),
    never,
  )
  await turn()
  leaving.abort(new Error('tired'))
  await expect(two).rejects.toThrow('tired')
  first.end()
  await expect(one).rejects.toThrow('failed')
  expect(await three).toBe('three')
  expect(places).toEqual([2, 1])
})
