import { accessories, animalGroups, animals, characterParts, moods, settings } from '@nightlight/contract/enums'
import { expect, test } from 'vitest'
import { drawPage } from './book/page.ts'
import { sampleBook } from './book/sample.ts'
import { drawCover } from './cover.ts'
import { residents } from './folk/folk.ts'
import { drawResident } from './folk/portrait.ts'
import { drawFriend } from './friend.ts'
import { defaultLook } from './look.ts'
import { drawCharacter, drawPortrait } from './portrait.ts'

/**
 * Pictures committed as files. When one changes its test fails: look at old and new side by side, and if the new one is the better,
 * write it with `npx vitest run packages/pictures/samples.test.ts -u`.
 */
const readable = (svg: string): string => `${svg.replaceAll('><', '>\n<')}\n`
const fileOf = (name: string): string => `./samples/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.svg`

test.each(settings.map((setting, i) => [setting, i] as const))('the sample cover of %s is the committed one', async (setting, i) => {
  const svg = drawCover({
    setting,
    mood: moods[i % 5],
    animal: animals[(i * 4 + 1) % 60] ?? 'Fox',
    includeChild: i % 4 !== 3,
    child: i % 2 === 0 ? defaultLook : undefined,
    favoriteColor: i % 3 === 0 ? 'teal' : undefined,
    seed: i,
  })
  await expect(readable(svg)).toMatchFileSnapshot(fileOf(setting))
})

test('the sample page to colour in, friend, character and portrait are the committed ones', async () => {
  const page = drawCover({ setting: 'Fairy Village', mood: 'calm', animal: 'Hedgehog', includeChild: true, seed: 1, lines: true })
  await expect(readable(page)).toMatchFileSnapshot(fileOf('colouring page'))
  await expect(readable(drawFriend('Kitsune'))).toMatchFileSnapshot(fileOf('kitsune'))
  await expect(readable(drawCharacter(defaultLook))).toMatchFileSnapshot(fileOf('character'))
  await expect(readable(drawPortrait({ ...defaultLook, hair: 'puffs', accessories: ['glasses'] }))).toMatchFileSnapshot(fileOf('portrait'))
})

/** Pictures side by side in one file, five in a row. */
const sheetOf = (pictures: readonly string[]): string => {
  const placed = pictures.map((svg, i) =>
    svg.replace('<svg ', `<svg x="${(i % 5) * 200}" y="${Math.floor(i / 5) * 200}" width="200" height="200" `),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${Math.ceil(pictures.length / 5) * 200}"><path d="M0 0h1000v9999H0z" fill="#4a5299"/>${placed.join('')}</svg>`
}

test.each(Object.entries(animalGroups))('the friends of the %s are the committed ones', async (group, list) => {
  await expect(readable(sheetOf(list.map(animal => drawFriend(animal))))).toMatchFileSnapshot(fileOf(`friends ${group}`))
})

test.each(settings)('the elders and dwellers of %s are the committed ones', async setting => {
  const sheet = (['elders', 'dwellers'] as const).flatMap(who => residents[setting][who].map((_, i) => drawResident(setting, who, i)))
  await expect(readable(sheetOf(sheet))).toMatchFileSnapshot(fileOf(`folk ${setting}`))
})

test.each(Object.keys(characterParts))('every form of %s is the committed one', async part => {
  const isPart = (name: string): name is keyof typeof characterParts => name in characterParts
  if (!isPart(part)) throw new Error(part)
  const looks = characterParts[part].map(choice => ({ ...defaultLook, [part]: choice }))
  await expect(readable(sheetOf(looks.map(look => drawCharacter(look))))).toMatchFileSnapshot(fileOf(part))
})

test('every accessory is the committed one', async () => {
  const pictures = accessories.map(name => drawCharacter({ ...defaultLook, accessories: [name] }))
  await expect(readable(sheetOf(pictures))).toMatchFileSnapshot(fileOf('accessories'))
})

test('a sample book is the committed one', async () => {
  const pages = sampleBook.scenes.map(scene => drawPage(sampleBook.cast, scene))
  await expect(readable(sheetOf(pages))).toMatchFileSnapshot(fileOf('book'))
})
