import { animals, moods, settings } from '@nightlight/contract/enums'
import { expect, test } from 'vitest'
import { drawCover } from './cover.ts'
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

/** The whole of the sixty in one line each: a name and a number that changes with the drawing. */
const fingerprint = (text: string): string => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

test('each of the sixty friends is drawn as it was when it was last looked at', async () => {
  const lines = animals.map(animal => `${fingerprint(drawFriend(animal))} ${animal}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./samples/friends.txt')
})
