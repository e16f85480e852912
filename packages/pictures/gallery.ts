/** Writes a page with every picture side by side, to be looked at while drawing: `node packages/pictures/gallery.ts out.html`. */
import { writeFileSync } from 'node:fs'
import { animalGroups, moods, settings } from '@nightlight/contract/enums'
import { drawCover } from './cover.ts'
import { drawFriend } from './friend.ts'

const out = process.argv[2] ?? 'gallery.html'
const cell = (svg: string, name: string, width: number) =>
  `<figure style="width:${width}px">${svg}<figcaption>${name}</figcaption></figure>`
const groups = Object.entries(animalGroups).map(([group, animals]) => [
  group,
  animals.map(animal => cell(drawFriend(animal), animal, 240)).join(''),
])
const sections: Record<string, string> = {
  ...Object.fromEntries(groups),
  settings: settings
    .map((setting, i) =>
      cell(drawCover({ setting, mood: moods[i % 5], animal: 'Fox', includeChild: true, seed: i }), `${setting} ${moods[i % 5]}`, 400),
    )
    .join(''),
}
const only = process.argv[3]
const body = Object.entries(sections)
  .filter(([name]) => !only || only === name)
  .map(([name, html]) => `<h2>${name}</h2><section>${html}</section>`)
  .join('')
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>body{margin:8px;background:#20234f;color:#fbf0db;font:12px sans-serif}section{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}svg{width:100%;display:block;border-radius:8px}</style>${body}`,
)
