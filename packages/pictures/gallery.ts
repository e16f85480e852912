/** Writes a page with every picture side by side, to be looked at while drawing: `node packages/pictures/gallery.ts out.html [section]`. */
import { writeFileSync } from 'node:fs'
import type { Animal } from '@nightlight/contract/enums'
import { accessories, animalGroups, animals, characterParts, moods, settings } from '@nightlight/contract/enums'
import { feelings, type Scene, things } from '@nightlight/contract/scenes'
import { drawPage } from './book/page.ts'
import { sampleBook } from './book/sample.ts'
import { drawCover } from './cover.ts'
import { residents } from './folk/folk.ts'
import { drawResident } from './folk/portrait.ts'
import { drawFriend } from './friend.ts'
import type { CharacterLook } from './look.ts'
import { defaultLook, swatches } from './look.ts'
import { drawCharacter, drawPortrait } from './portrait.ts'
import { drawThing } from './things/things.ts'

const cell = (svg: string, name: string, width: number) =>
  `<figure style="width:${width}px">${svg}<figcaption>${name}</figcaption></figure>`

const friend = (n: number): Animal => animals[n % animals.length] ?? 'Fox'

const skins = Object.values(swatches.skin)
const hairs = Object.values(swatches.hair)
const clothesColors = Object.values(swatches.clothes)
const irises = Object.values(swatches.eyes)
/** A look for the nth picture: colours go round, so that every tone is seen. */
const look = (n: number, change: Partial<CharacterLook> = {}): CharacterLook => ({
  ...defaultLook,
  color: {
    skin: skins[(n * 3) % skins.length] ?? defaultLook.color.skin,
    hair: hairs[(n * 7) % hairs.length] ?? defaultLook.color.hair,
    eyes: irises[n % irises.length] ?? defaultLook.color.eyes,
    clothes: clothesColors[(n * 3) % clothesColors.length] ?? defaultLook.color.clothes,
  },
  ...change,
})

/** Pages on which those of a place are: far off, from head to foot, and near by. */
const companyOf: readonly Scene[] = [
  {
    spot: 'arrival',
    shot: 'wide',
    hour: 'dusk',
    child: { act: 'stands', feeling: 'curious' },
    friend: { act: 'stands', feeling: 'worried' },
    elder: { act: 'stands', feeling: 'worried' },
    dweller: { act: 'stands', feeling: 'curious' },
  },
  {
    spot: 'heart',
    shot: 'middle',
    hour: 'evening',
    child: { act: 'reaches', feeling: 'glad' },
    friend: { act: 'stands', feeling: 'glad' },
    elder: { act: 'stands', feeling: 'glad' },
    dweller: { act: 'stands', feeling: 'glad' },
  },
  {
    spot: 'corner',
    shot: 'near',
    hour: 'dark',
    child: { act: 'kneels', feeling: 'ashamed' },
    dweller: { act: 'stands', feeling: 'worried' },
  },
  { spot: 'gathering', shot: 'near', hour: 'night', child: { act: 'sits', feeling: 'calm' }, elder: { act: 'sleeps', feeling: 'sleepy' } },
]

const sections: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.entries(animalGroups).map(([group, list]) => [group, () => list.map(animal => cell(drawFriend(animal), animal, 240)).join('')]),
  ),
  lines: () => animals.map(animal => cell(drawFriend(animal, { lines: true }), animal, 150)).join(''),
  settings: () =>
    settings
      .map((setting, i) =>
        cell(
          drawCover({
            setting,
            mood: moods[i % 5],
            animal: friend(i * 4),
            includeChild: true,
            seed: i,
            child: i % 2 ? look(i) : undefined,
          }),
          `${setting} ${moods[i % 5]}`,
          400,
        ),
      )
      .join(''),
  ...Object.fromEntries(
    [0, 3, 6, 9, 12].map(from => [
      `moods ${from}`,
      () =>
        settings
          .slice(from, from + 3)
          .flatMap((setting, i) =>
            moods.map((mood, j) => {
              const n = (from + i) * 5 + j
              return cell(
                drawCover({
                  setting,
                  mood,
                  animal: friend(n),
                  includeChild: j % 2 === 0,
                  seed: n,
                  child: n % 4 === 0 ? look(n) : undefined,
                }),
                `${setting} ${mood}`,
                400,
              )
            }),
          )
          .join(''),
    ]),
  ),
  thumbnails: () =>
    settings
      .map((setting, i) =>
        cell(drawCover({ setting, mood: moods[i % 5], animal: friend(i * 7), includeChild: true, seed: i + 40 }), setting, 96),
      )
      .join('') + animals.map(animal => cell(drawFriend(animal), animal, 64)).join(''),
  colouring: () =>
    settings
      .map((setting, i) =>
        cell(
          drawCover({
            setting,
            mood: moods[i % 5],
            animal: friend(i * 4 + 1),
            includeChild: true,
            seed: i,
            lines: true,
            child: i % 2 ? look(i) : undefined,
          }),
          setting,
          400,
        ),
      )
      .join(''),
  ...Object.fromEntries(
    settings.map((setting, i) => [
      `book ${setting}`,
      () =>
        sampleBook.scenes
          .map(scene =>
            cell(
              drawPage({ animal: friend(i * 4 + 2), setting, look: look(i), seed: i }, scene),
              `${scene.spot} ${scene.shot} ${scene.hour}`,
              400,
            ),
          )
          .join(''),
    ]),
  ),
  ...Object.fromEntries(
    (['elders', 'dwellers'] as const).flatMap(who =>
      [false, true].map(lines => [
        lines ? `${who} lines` : who,
        () =>
          settings
            .flatMap((setting, i) =>
              residents[setting][who].map((_, j) => {
                const feeling = [...feelings, 'asleep' as const][(i * 3 + j * 5) % 8] ?? 'calm'
                return cell(drawResident(setting, who, j, { feeling, lines }), `${setting} ${j + 1} ${feeling}`, 190)
              }),
            )
            .join(''),
      ]),
    ),
  ),
  ...Object.fromEntries(
    settings.map((setting, i) => [
      `folk ${setting}`,
      () =>
        companyOf
          .flatMap(scene => [0, 1, 2, 3].map(n => [scene, n] as const))
          .map(([scene, n]) =>
            cell(
              drawPage({ animal: friend(i * 4 + n * 7), setting, look: look(i + n), seed: i, elder: n % 3, dweller: n }, scene),
              `${scene.spot} ${scene.shot}`,
              300,
            ),
          )
          .join(''),
    ]),
  ),
  feelings: () =>
    animals
      .flatMap(animal => feelings.map(feeling => [animal, feeling] as const))
      .map(([animal, feeling]) =>
        cell(
          drawPage(
            { animal, setting: 'Starlit Meadow', look: defaultLook, seed: 1 },
            { spot: 'heart', shot: 'near', hour: 'evening', friend: { act: 'stands', feeling } },
          ),
          `${animal} ${feeling}`,
          170,
        ),
      )
      .join(''),
  things: () =>
    things
      .map((thing, i) => cell(drawThing(thing, { color: clothesColors[i % clothesColors.length], lines: i % 7 === 6 }), thing, 150))
      .join(''),
  hair: () =>
    characterParts.hair
      .map((hair, i) => cell(drawCharacter(look(i, { hair })), hair, 180) + cell(drawPortrait(look(i, { hair })), hair, 120))
      .join(''),
  parts: () =>
    characterParts.body.map((body, i) => cell(drawCharacter(look(i, { body })), body, 170)).join('') +
    characterParts.clothes.map((clothes, i) => cell(drawCharacter(look(i + 2, { clothes })), clothes, 170)).join('') +
    characterParts.eyes.map((eyes, i) => cell(drawPortrait(look(i, { eyes })), eyes, 170)).join('') +
    characterParts.mouth.map((mouth, i) => cell(drawPortrait(look(i + 3, { mouth, hair: 'bob' })), mouth, 170)).join('') +
    accessories
      .map((name, i) => cell(drawCharacter(look(i + 1, { accessories: [name], hair: characterParts.hair[i] ?? 'short' })), name, 170))
      .join(''),
}

const [out = 'gallery.html', only] = process.argv.slice(2)
const body = Object.entries(sections)
  .filter(([name]) => !only || only === name)
  .map(([name, html]) => `<h2>${name}</h2><section>${html()}</section>`)
  .join('')
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:8px;background:#20234f;color:#fbf0db;font:12px sans-serif}section{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}svg{width:100%;display:block;border-radius:8px}</style>${body}`,
)
