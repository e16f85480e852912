import { expect, test } from 'vitest'
import { parseOutline } from './outline.ts'

const outline = (page: string) =>
  parseOutline(
    'tale',
    'outlines/tale.txt',
    `themes: Courage\nshape: a door\nthen: hiccups\nneeds: lamp\nbeats:\n  only: Child and dweller.\npages:\n  only: ${page}`,
  )
const sceneOf = (page: string) => outline(page).beats[0]?.scene

test('a page says where it is, who is there, what they do and how they feel', () => {
  expect(sceneOf('hollow near, dark; child kneels ashamed; dweller sleeps calm')).toEqual({
    spot: 'hollow',
    shot: 'near',
    hour: 'dark',
    child: { act: 'kneels', feeling: 'ashamed' },
    dweller: { act: 'sleeps', feeling: 'calm' },
  })
  expect(sceneOf('heart, evening; child stands glad; friend stands glad; elder stands worried; dweller stands curious')).toMatchObject({
    elder: { act: 'stands', feeling: 'worried' },
    dweller: { act: 'stands', feeling: 'curious' },
  })
})

test('a page says what is there and where: in a hand, brought along, before or behind everybody', () => {
  expect(sceneOf('heart, evening; child stands glad; watering-can held; table behind')?.things).toEqual({
    held: 'watering-can',
    behind: 'table',
  })
})

test.each([
  ['heart, evening; child stands glad; cup upstairs', 'upstairs'],
  ['heart, evening; child stands glad; cup held; star held', 'something already'],
  ['heart, evening; friend stands glad; cup held', 'needs the child'],
  ['heart, evening; elder walks glad', 'walks'],
  ['heart, evening; dweller stands hungry', 'hungry'],
  ['heart, evening; neighbour stands glad', 'neighbour'],
  ['bedroom, evening; child sits calm; dweller stands glad', 'never in the bedroom'],
  ['heart, evening; elder stands glad; elder sleeps calm', 'on this page twice'],
  ['heart near, evening; child stands glad; friend stands glad; dweller stands glad', '1 too many'],
])('“%s” is refused by file and line', (page, says) => {
  expect(() => outline(page)).toThrow(`outlines/tale.txt:8: `)
  expect(() => outline(page)).toThrow(says)
})
