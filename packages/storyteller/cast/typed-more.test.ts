import type { LanguageCode } from '@nightlight/contract/enums'
import { expect, test } from 'vitest'
import { lookUp } from '../content/lexicon.ts'
import { type LexiconName, libraryOf } from '../content/library.ts'
import { type Owner, settleVoices, typedMore } from './typed-more.ts'

const mia: Owner = { name: 'Mia', pronoun: 'she' }

function asTold(code: LanguageCode, lexicon: LexiconName, typed: string, owner: Owner | undefined = mia) {
  const library = libraryOf(code)
  const found = lookUp(library.lexicon(lexicon), typed)
  const form = found?.entry.forms[0] ?? ''
  return settleVoices(`${form} ${typedMore(form, typed, found?.matched ?? '', owner, library) ?? ''}`).trim()
}

test.each([
  ['en', 'challenges', 'a quarrel with my brother', 'the quarrel with her brother'],
  ['en', 'challenges', 'fighting with Ben', 'the quarrel with Ben'],
  ['en', 'challenges', 'the dark in the hallway', 'the dark in the hallway'],
  ['en', 'challenges', 'missing Grandma in Poland', 'missing Grandma in Poland'],
  ['en', 'talents', 'drawing horses', 'drawing horses'],
  ['de', 'challenges', 'Streit mit meinem Bruder', 'der Streit mit ihrem Bruder'],
  ['de', 'challenges', 'Angst vor der Dunkelheit im Flur', 'das Dunkel im Flur'],
  ['es', 'talents', 'dibujar caballos', 'dibujar caballos'],
  ['es', 'challenges', 'pelea con Luis', 'la pelea con Luis'],
  ['fr', 'challenges', 'dispute avec ma sœur', 'la dispute avec sa sœur'],
] as const)('what was typed beyond its kind is told (%s, %s: %s)', (code, lexicon, typed, told) => {
  expect(asTold(code, lexicon, typed)).toBe(told)
})

test.each([
  ['en', 'talents', 'singing and she loves it', 'singing'],
  ['en', 'challenges', 'quarrel with my brother because he took my bike', 'the quarrel'],
  ['en', 'challenges', 'quarrel with 12 of them', 'the quarrel'],
  ['de', 'talents', 'Pferde malen', 'Malen'],
  ['de', 'challenges', 'der Schatten an der Wand', 'der Schatten an der Wand'],
  ['zh', 'challenges', '和弟弟吵架了好几次', '和弟弟吵架'],
] as const)('what would not go on in its language stays the lexicon’s own words (%s, %s: %s)', (code, lexicon, typed, told) => {
  expect(asTold(code, lexicon, typed)).toBe(told)
})

test('whose brother it is needs a child in the story; where only the name is known, it is the name’s', () => {
  expect(asTold('en', 'challenges', 'quarrel with my brother', { name: 'Mia', pronoun: undefined })).toBe('the quarrel with Mia’s brother')
  const library = libraryOf('en')
  expect(typedMore('the quarrel', 'quarrel with my brother', 'quarrel', undefined, library)).toBeUndefined()
})

test('nobody in a story says “her brother” of her own', () => {
  const told = `the quarrel ${typedMore('the quarrel', 'quarrel with my brother', 'quarrel', mia, libraryOf('en'))}`
  expect(settleVoices(`Mia thought of ${told}. “It was ${told},” said Mia.`)).toBe(
    'Mia thought of the quarrel with her brother. “It was the quarrel,” said Mia.',
  )
  expect(settleVoices(`—Fue ${told} —dijo Mia.`)).toBe('—Fue the quarrel —dijo Mia.')
})
