import { expect, test } from 'vitest'
import { colorOf } from './colors.ts'

test.each([
  ['blue', 'azul', 'bleu', 'Blau', '蓝色'],
  ['green', 'verde', 'vert', 'grün', '绿'],
  ['red', 'rojo', 'rouge', 'rot', '红色'],
  ['purple', 'morado', 'violette', 'Lila', '紫色'],
  ['pink', 'rosa', 'rose', 'rosa', '粉红色'],
  ['yellow', 'amarillo', 'jaune', 'gelb', '黄色'],
  ['brown', 'marrón', 'marron', 'braun', '棕色'],
])('%s is one colour in the five languages', (...names) => {
  const colors = new Set(names.map(colorOf))
  expect(colors.size).toBe(1)
  expect([...colors][0]).toMatch(/^#[0-9a-f]{6}$/)
})

test('a finer name counts before a coarser one', () => {
  expect(colorOf('sky blue')).toBe(colorOf('celeste'))
  expect(colorOf('bleu ciel')).toBe(colorOf('hellblau'))
  expect(colorOf('azul marino')).toBe(colorOf('navy'))
  expect(colorOf('浅蓝色')).toBe(colorOf('sky blue'))
  expect(colorOf('hellgrün')).toBe(colorOf('Grün'))
})

test('a name is found within a sentence', () => {
  expect(colorOf('Her favourite is GREEN!')).toBe(colorOf('green'))
  expect(colorOf('我最喜欢蓝色')).toBe(colorOf('blue'))
  expect(colorOf('or')).toBe(colorOf('gold'))
  expect(colorOf('red or blue')).toBe(colorOf('red'))
  expect(colorOf('cats or dogs')).toBeUndefined()
})

test('what names no colour gives none', () => {
  for (const typed of [undefined, '', 'dinosaur', '<script>', 'url(#x)', '#ff0000', 'rosary', 'constructor'])
    expect(colorOf(typed)).toBeUndefined()
})
