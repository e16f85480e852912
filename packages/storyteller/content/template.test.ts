import { expect, it } from 'vitest'
import { parseCondition } from './condition.ts'
import { lookUp, parseLexicon } from './lexicon.ts'
import { parseParagraph, parseTemplate } from './template.ts'

it('reads slots, proofs, words, conditions within conditions, and choices', () => {
  const template = parseTemplate('{#a}{Hero} was *stiff*. [[no challenge: Yes. | [[best friend: No. | Perhaps.]]]] [[either: One. | Two.]]')
  expect(template).toMatchObject([
    { proof: 'a' },
    { slot: 'hero', capital: true },
    { text: ' was ' },
    { word: 'stiff' },
    { text: '. ' },
    { holding: [{ text: 'Yes.' }], otherwise: [{ holding: [{ text: 'No.' }], otherwise: [{ text: 'Perhaps.' }] }] },
    { text: ' ' },
    { either: [[{ text: 'One.' }], [{ text: 'Two.' }]] },
  ])
})

it('keeps the space that parts two words, and no other behind a colon', () => {
  const holding = (text: string) => parseTemplate(text).flatMap(node => ('holding' in node ? node.holding : []))
  expect(holding('They waited[[long: till four]].')).toEqual([{ text: ' till four' }])
  expect(holding('said {hero}[[no talent: and blushed]]')).toEqual([{ text: ' and blushed' }])
  expect(holding('They waited[[long: , and slept]].')).toEqual([{ text: ', and slept' }])
  expect(holding('“[[long: No! ]]Yes.”')).toEqual([{ text: 'No! ' }])
  expect(holding('他们[[long: 都]]睡了。')).toEqual([{ text: '都' }])
  expect(holding('“{#why}[[no crowded: But why?]]')).toEqual([{ text: 'But why?' }])
  // What stands between may fall away.
  expect(holding('Yes.[[power: [[long: So.]]]][[long: Or no.]]').at(-1)).toEqual({ text: ' Or no.' })
  expect(holding('Yes. [[power: So.]][[long: Or no.]]').at(-1)).toEqual({ text: 'Or no.' })
})

it('reads the condition before a paragraph', () =>
  expect(parseParagraph('[power talk or power unseen] {Hero} listened.', 7)).toMatchObject([
    { id: 7, holding: [{ slot: 'hero' }, { text: ' listened.' }] },
  ]))

it('reads one text for each value of a role, a mood or a kind', () =>
  expect(parseTemplate('[[by role: hero = One. | helper, leader = Two. | Three.]]')).toMatchObject([
    {
      condition: [[{ subject: 'role', value: 'hero' }]],
      holding: [{ text: 'One.' }],
      otherwise: [
        { condition: [[{ value: 'helper' }], [{ value: 'leader' }]], holding: [{ text: 'Two.' }], otherwise: [{ text: 'Three.' }] },
      ],
    },
  ]))

it.each(['[[by role: One. | Two.]]', '{hero', '[[no challenge', '[[no challenge: x', '*word', 'x ]]', '[[colour red: x]]', '[[either: a'])(
  'refuses “%s”',
  text => expect(() => parseTemplate(text)).toThrow(),
)

it('says how to write what stands in for a spare, since “no spare” never holds', () =>
  expect(() => parseCondition('no spare 3')).toThrow('[[spare 3: text | other text]]'))

it('says which word of a condition it does not know', () => expect(() => parseCondition('challenge dragons')).toThrow('no kind “dragons”'))

it('finds what was typed by stem, in any case, the longest match first', () => {
  const lexicon = parseLexicon('talents.txt', '[sound]\nsing*, choir = singing\n[count]\nchess = chess\n[move]\nsing and dance = dancing')
  expect(lookUp(lexicon, 'I can SING very well')?.entry.kind).toBe('sound')
  expect(lookUp(lexicon, 'to sing and dance')?.entry.forms).toEqual(['dancing'])
  expect(lookUp(lexicon, 'Chess!')?.entry.kind).toBe('count')
  expect(lookUp(lexicon, 'missing')).toBeUndefined()
})

it('finds Chinese anywhere in what was typed', () => {
  const lexicon = parseLexicon('talents.txt', '[show]\n画画，画 = 画画')
  expect(lookUp(lexicon, '我最会画恐龙')?.entry.kind).toBe('show')
})
