import { accessories, characterParts } from '@nightlight/contract/enums'
import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { type CharacterLook, defaultLook, swatches } from './look.ts'
import { drawCharacter, drawPortrait } from './portrait.ts'

const looks: CharacterLook[] = [
  ...characterParts.body.map(body => ({ ...defaultLook, body })),
  ...characterParts.hair.map(hair => ({ ...defaultLook, hair })),
  ...characterParts.eyes.map(eyes => ({ ...defaultLook, eyes })),
  ...characterParts.mouth.map(mouth => ({ ...defaultLook, mouth })),
  ...characterParts.clothes.map(clothes => ({ ...defaultLook, clothes })),
  ...accessories.map(name => ({ ...defaultLook, accessories: [name] })),
]

test('every choice of every part draws, and looks different from the default', () => {
  const plain = drawCharacter(defaultLook)
  const same = looks.filter(look => drawCharacter(look) === plain)
  // Each of the five lists begins with its default.
  expect(same).toHaveLength(5)
  for (const look of looks) {
    expect(XMLValidator.validate(drawPortrait(look))).toBe(true)
    expect(XMLValidator.validate(drawCharacter(look, { lines: true }))).toBe(true)
  }
})

test('the default look is made of the first choice of each part', () => {
  const { body, hair, eyes, mouth, clothes } = defaultLook
  expect([body, hair, eyes, mouth, clothes]).toEqual(Object.values(characterParts).map(list => list[0]))
})

test('each part offers six choices or more', () => {
  for (const list of [...Object.values(characterParts), accessories]) expect(list.length).toBeGreaterThanOrEqual(6)
})

test('every colour offered and every default is #rrggbb, and skin and hair have the most to choose from', () => {
  for (const color of [...Object.values(swatches).flatMap(list => Object.values(list)), ...Object.values(defaultLook.color)])
    expect(color).toMatch(/^#[0-9a-f]{6}$/)
  expect(Object.keys(swatches.skin).length).toBeGreaterThanOrEqual(8)
  expect(Object.keys(swatches.hair).length).toBeGreaterThanOrEqual(8)
})
