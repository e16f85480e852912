import { expect, test } from 'vitest'
import { figuresOf, type Scene } from './scenes.ts'

const calm = { act: 'stands', feeling: 'calm' } as const
const everybody: Scene = { spot: 'heart', shot: 'middle', hour: 'evening', child: calm, friend: calm, elder: calm, dweller: calm }
const seen = (scene: Scene, hasBestFriend = false) => [...figuresOf(scene, hasBestFriend)].sort()

test('a page shows four at most: the elder gives way to the best friend', () => {
  expect(seen(everybody)).toEqual(['child', 'dweller', 'elder', 'friend'])
  expect(seen(everybody, true)).toEqual(['best', 'child', 'dweller', 'friend'])
})

test('from near by it shows two: the child, and the dweller before the friend and the elder', () => {
  expect(seen({ ...everybody, shot: 'near' }, true)).toEqual(['child', 'dweller'])
  const { dweller: _, ...without } = everybody
  expect(seen({ ...without, shot: 'near' })).toEqual(['child', 'friend'])
})

test('whoever the child hugs is on the page with it', () => {
  expect(seen({ ...everybody, shot: 'near', child: { act: 'hugs', feeling: 'glad' } })).toEqual(['child', 'friend'])
})
