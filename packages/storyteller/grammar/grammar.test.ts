import { describe, expect, it } from 'vitest'
import { grammars } from './all.ts'
import { slotMark } from './grammar.ts'

const { de, en, es, fr, zh } = grammars

describe('German', () => {
  const phrase = (slot: string, noun: string, plural = false) => de.phrase(slot.split(' '), de.parseNoun(noun, plural), undefined)

  it.each([
    ['der', 'die alte Lampe', 'die alte Lampe'],
    ['den', 'der große Turm', 'den großen Turm'],
    ['dem großen', 'die rote Schnur', 'der großen roten Schnur'],
    ['ein', 'das kleine Boot', 'ein kleines Boot'],
    ['einen', 'der alte Gong', 'einen alten Gong'],
    ['einem', 'die leise Glocke', 'einer leisen Glocke'],
    ['des', 'der große Bär [Bären]', 'des großen Bären'],
    ['des', 'das Boot', 'des Bootes'],
    ['den', 'der Hase', 'den Hasen'],
    ['in den', 'das Tal', 'ins Tal'],
    ['in dem', 'die Höhle', 'in der Höhle'],
    ['zu dem', 'die Fähre', 'zur Fähre'],
    ['von dem', 'der Turm', 'vom Turm'],
    ['kein', 'die Lampe', 'keine Lampe'],
    ['mein', 'das Glas aus Eis', 'mein Glas aus Eis'],
    ['diesen', 'die Laterne', 'diese Laterne'],
  ])('puts „%s“ before „%s“', (slot, noun, told) => expect(phrase(slot, noun)).toBe(told))

  it('bends plurals by the same masculine model', () => {
    expect(phrase('der', 'die kleinen Mäuse', true)).toBe('die kleinen Mäuse')
    expect(phrase('dem', 'die kleinen Mäuse', true)).toBe('den kleinen Mäusen')
    expect(phrase('ein', 'die kleinen Mäuse', true)).toBe('kleine Mäuse')
  })

  it('lets a possessive follow its owner', () => {
    expect(de.phrase(['seinen'], de.parseNoun('die Lampe', false), 'she')).toBe('ihre Lampe')
    expect(de.pronoun('seinem', 'she')).toBe('ihrem')
    expect(de.named('seinen', 'Lukas')).toBe('Lukas’')
  })

  it('says what is wrong with a noun', () => expect(() => de.parseNoun('ein Turm', false)).toThrow('der, die oder das'))
})

describe('French', () => {
  const phrase = (slot: string, noun: string, plural = false) => fr.phrase(slot.split(' '), fr.parseNoun(noun, plural), undefined)

  it.each([
    ['le', 'une échelle', 'l’échelle'],
    ['le', 'un hérisson', 'le hérisson'],
    ['du', 'une lanterne', 'de la lanterne'],
    ['du', 'un phare', 'du phare'],
    ['au', 'une horloge', 'à l’horloge'],
    ['ce', 'un orgue', 'cet orgue'],
    ['son', 'une étoile', 'son étoile'],
    ['le petit/petite', 'une cloche', 'la petite cloche'],
  ])('puts « %s » before « %s »', (slot, noun, told) => expect(phrase(slot, noun)).toBe(told))

  it('bends plurals', () => expect(phrase('au', 'des souris', true)).toBe('aux souris'))

  it('elides before a name that begins with a vowel, and keeps its spaces before marks', () => {
    expect(fr.finish(`la main de ${slotMark}Anna ; celle de ${slotMark}Malo !`)).toBe('la main d’Anna\u00a0; celle de Malo\u00a0!')
    expect(fr.finish(`« Voilà ce que ${slotMark}Emma cherchait ! »`)).toBe('«\u00a0Voilà ce qu’Emma cherchait\u00a0!\u00a0»')
  })
})

describe('Spanish', () => {
  const phrase = (slot: string, noun: string) => es.phrase(slot.split(' '), es.parseNoun(noun, false), undefined)

  it.each([
    ['del', 'una campana', 'de la campana'],
    ['al', 'un farol', 'al farol'],
    ['el', 'el ancla', 'el ancla'],
    ['este', 'el ancla', 'esta ancla'],
    ['el pequeño/pequeña', 'una barca', 'la pequeña barca'],
  ])('puts «%s» before «%s»', (slot, noun, told) => expect(phrase(slot, noun)).toBe(told))

  it('turns y into e and o into u before their own sounds', () => {
    expect(es.finish(`Leo y ${slotMark}Inés o ${slotMark}Óscar, y ${slotMark}Yago`)).toBe('Leo e Inés u Óscar, y Yago')
    expect(es.finish(`cerca de ${slotMark}el farol`)).toBe('cerca del farol')
  })
})

describe('English', () => {
  const phrase = (slot: string, noun: string) => en.phrase(slot.split(' '), en.parseNoun(noun, false), undefined)

  it.each([
    ['a', 'an owl', 'an owl'],
    ['a small', 'an owl', 'a small owl'],
    ['an old', 'a bell', 'an old bell'],
    ['the', 'some fog', 'the fog'],
    ['a', 'a unicorn', 'a unicorn'],
  ])('puts “%s” before “%s”', (slot, noun, told) => expect(phrase(slot, noun)).toBe(told))

  it('has an before what begins with a vowel’s sound', () =>
    expect(en.finish(`a ${slotMark}orange belt and a ${slotMark}blue one`)).toBe('an orange belt and a blue one'))
})

describe('Chinese', () => {
  it('keeps the measure word', () => {
    const lamp = zh.parseNoun('一盏珍珠灯', false)
    expect(zh.phrase(['一'], lamp, undefined)).toBe('一盏珍珠灯')
    expect(zh.phrase(['那'], lamp, undefined)).toBe('那盏珍珠灯')
    expect(zh.phrase([], lamp, undefined)).toBe('珍珠灯')
  })
})

it.each([
  ['de', 'das Stadion', 'zum Stadion'],
  ['de', 'die Eisdiele', 'zur Eisdiele'],
  ['es', 'el estadio', 'al estadio'],
  ['es', 'la feria', 'a la feria'],
  ['fr', 'le stade', 'au stade'],
  ['fr', 'l’aquarium', 'à l’aquarium'],
] as const)('in %s one goes from “%s” …', (code, place, way) => {
  expect(grammars[code].towards?.(place)).toBe(way)
  expect(grammars[code].towards?.('Rom')).toBeFalsy()
})
