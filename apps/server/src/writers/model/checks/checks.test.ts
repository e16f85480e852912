import { languages } from '@nightlight/contract/enums'
import { anyRequest, bare } from '@nightlight/storyteller/checking/random-request'
import { tellTale } from '@nightlight/storyteller/tell-tale'
import { describe, expect, test } from 'vitest'
import { isInLanguage } from './language.ts'
import { holds } from './letters.ts'
import { brandIn, hasLink, hasMarkup } from './text.ts'
import { unsafeWordsIn } from './unsafe-words.ts'

const stories = 100

describe.each(languages)('in %s', code => {
  // A family may type the name of a brand; it is told as typed.
  const requests = Array.from({ length: stories }, (_, number) => anyRequest(code, number)).filter(
    request => !brandIn(Object.values(request).join('\n')),
  )
  const told = requests.map(tellTale)

  test('our own stories are in their language and in no other', () => {
    // What a family types may be in any language.
    for (const { content } of requests.map(bare).map(tellTale)) {
      const paragraphs = content.split('\n\n')
      expect(languages.filter(language => isInLanguage(paragraphs, language))).toEqual([code])
    }
  })

  test('the forbidden words forbid nothing that our own stories need', () => {
    const found = told.flatMap(({ title, content, questions }) =>
      unsafeWordsIn([title, content, ...questions.flatMap(({ question, options }) => [question, ...options])].join('\n'), code),
    )
    // A few are left, so that a new line of a story fails nothing at once: `harmless` and the lists are where to mend it.
    expect(found.length, found.join(', ')).toBeLessThanOrEqual((3 * stories) / 100)
    expect(told.filter(({ content }) => brandIn(content) || hasLink(content))).toEqual([])
  })

  test('one paragraph in another language is noticed', () => {
    const paragraphs = told[0]?.content.split('\n\n') ?? []
    const strange = {
      en: 'Der Fuchs ging langsam durch den Wald und suchte nach der kleinen Laterne, die er am Abend verloren hatte.',
      other: 'The fox walked slowly through the forest and looked for the little lantern that it had lost in the evening.',
    }
    expect(isInLanguage([...paragraphs, code === 'en' ? strange.en : strange.other.repeat(code === 'zh' ? 5 : 1)], code)).toBe(false)
  })

  test('unsafe and frightening words are found', () => {
    const unsafe = {
      en: 'The wolf was murdered, there was blood on the knife, and a zombie with a gun said fuck.',
      es: 'El asesino tenía una pistola, había sangre y un zombi dijo mierda.',
      fr: 'L’assassin avait un fusil, il y avait du sang et un zombie dit merde.',
      de: 'Der Mörder hatte eine Pistole, da war Blut, und ein Zombie sagte Scheiße.',
      zh: '僵尸拿着手枪，地上有鲜血，有人说操你妈，他要杀死狐狸。',
    }[code]
    expect(unsafeWordsIn(unsafe, code).length).toBeGreaterThanOrEqual(4)
  })
})

test('words with another meaning stay', () => {
  expect(
    unsafeWordsIn('The cock crowed, the tit sang, and the great tit sucked nectar. The wind died away over dead leaves.', 'en'),
  ).toEqual([])
  expect(unsafeWordsIn('Mit den Vögeln und den Möpsen, im Blütenmeer', 'de')).toEqual([])
  expect(unsafeWordsIn('妈妈的手，奶奶的牛奶，他奶奶的花园，生日你来吗，面包皮，你妈妈比我高，秘密洞穴，八月经过', 'zh')).toEqual([])
  expect(unsafeWordsIn('La chatte et la gerbe de blé, un épouvantail, le soulier', 'fr')).toEqual([])
  expect(unsafeWordsIn('El asno, la concha y el martillo. La luna aterrizó, muerta de risa', 'es')).toEqual([])
})

test.each(['<b>x</b>', '**x**', '# x', '`x`', '{hero}', 'a  b', 'a ,b', 'x 🦊', '&amp;', 'undefined'])('%s is no plain text', text => {
  expect(hasMarkup(text)).toBe(true)
})

test.each(['https://a.b', 'www.x', 'evil.com', 'call 555123456'])('%s leads somewhere', text => {
  expect(hasLink(text)).toBe(true)
})

test('brands are found in any spelling, and no word that only looks like one', () => {
  expect(brandIn('She built it of LEGO')).toBe('Lego')
  expect(brandIn('他看见了皮卡丘')).toBe('皮卡丘')
  expect(brandIn('A frozen apple on the Amazon, and a legend')).toBeUndefined()
})

test('a text holds a part as whole words, whatever its marks, case and accents', () => {
  expect(holds('“Das ist der STERNPUTZER!”', 'Sternputzer', 'de')).toBe(true)
  expect(holds('the banana', 'ana', 'en')).toBe(false)
  expect(holds('一只狐狸。', '狐狸', 'zh')).toBe(true)
})
