import { gzipSync } from 'node:zlib'
import { accessories, animals, settings } from '@nightlight/contract/enums'
import {
  childActs,
  feelings,
  folkActs,
  friendActs,
  hours,
  type Scene,
  shots,
  spots,
  thingPlaces,
  things,
} from '@nightlight/contract/scenes'
import { expect, test } from 'vitest'
import { faultOf } from '../faults.ts'
import { residents } from '../folk/folk.ts'
import { drawResident } from '../folk/portrait.ts'
import { defaultLook } from '../look.ts'
import { darker } from '../palette.ts'
import type { Cast } from './cast.ts'
import { type Mark, marksOf } from './marks.ts'
import { drawPage } from './page.ts'

/** The child with the most to draw. */
const look = { ...defaultLook, body: 'wheelchair', hair: 'locs', eyes: 'sparkling', accessories } as const
const cast = (n: number): Cast => ({
  animal: animals[n % animals.length] ?? 'Fox',
  setting: settings[n % settings.length] ?? 'Cloud City',
  look,
  favoriteColor: 'teal',
  elder: n % 3,
  dweller: n % 4,
  seed: n,
})
const at = <T>(list: readonly [T, ...T[]], n: number): T => list[n % list.length] ?? list[0]

/** Every spot in every shot and hour, each with another act and feeling. */
const scenes = spots.flatMap((spot, i) =>
  shots.flatMap((shot, j) =>
    hours.map((hour, k): Scene => {
      const n = i * 15 + j * 5 + k
      const feeling = at(feelings, n)
      return {
        spot,
        shot,
        hour,
        child: { act: at(childActs, n), feeling },
        friend: { act: at(friendActs, n), feeling: at(feelings, n + 3) },
        elder: { act: at(folkActs, n), feeling: at(feelings, n + 1) },
        dweller: { act: at(folkActs, n + 1), feeling: at(feelings, n + 2) },
        things: { [at(thingPlaces, n)]: at(things, n) },
      }
    }),
  ),
)

test('every page draws whole, by itself, within 40 kB and 10 kB compressed, in colour and as lines', () => {
  const faults: string[] = []
  for (const [n, scene] of scenes.entries()) {
    for (const lines of [false, true]) {
      const svg = drawPage(cast(n), scene, { lines })
      const [bytes, compressed] = [Buffer.byteLength(svg), gzipSync(svg).length]
      const fault = faultOf(svg) ?? (bytes > 40_000 ? `${bytes} bytes` : compressed > 10_000 ? `${compressed} bytes compressed` : undefined)
      if (fault) faults.push(`${JSON.stringify(scene)}: ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

test('every thing is drawn whole in every place, and seen there, in the colour that the family or else the tale gives it', () => {
  const { favoriteColor: _, ...plain } = cast(1)
  for (const spot of ['bedroom', 'heart'] as const) {
    const scene: Scene = {
      spot,
      shot: 'middle',
      hour: 'evening',
      child: { act: 'reaches', feeling: 'glad' },
      friend: { act: 'stands', feeling: 'glad' },
    }
    const without = drawPage(plain, scene)
    for (const place of thingPlaces) {
      const pictures = things.map(thing => drawPage(plain, { ...scene, things: { [place]: thing } }))
      expect(new Set([...pictures, without]).size, `${spot} ${place}`).toBe(things.length + 1)
      for (const [i, picture] of pictures.entries()) expect(faultOf(picture), `${things[i]} ${place}`).toBeUndefined()
    }
  }
  const starry: Scene = { spot: 'heart', shot: 'middle', hour: 'evening', things: { before: 'star' } }
  expect(drawPage({ ...plain, thingColor: 'rouge' }, starry)).toContain(darker('#c9504f', 0.16))
  expect(drawPage({ ...plain, favoriteColor: 'green', thingColor: 'rouge' }, starry)).not.toContain(darker('#c9504f', 0.16))
})

test('every friend is drawn with every feeling, and each feeling is seen', () => {
  const page = (animal: Cast['animal'], feeling: Scene['friend']) =>
    drawPage({ ...cast(1), animal }, { spot: 'bedroom', shot: 'middle', hour: 'evening', ...(feeling && { friend: feeling }) })
  for (const animal of animals) {
    const pictures = feelings.map(feeling => page(animal, { act: 'stands', feeling }))
    for (const picture of pictures) expect(faultOf(picture), animal).toBeUndefined()
    const [calm, ...others] = pictures
    expect(
      others.filter(picture => picture === calm),
      animal,
    ).toEqual([])
  }
})

test('every place has its three elders and four dwellers, each drawn whole with every feeling and asleep, in colour and as lines', () => {
  for (const setting of settings) {
    expect([residents[setting].elders.length, residents[setting].dwellers.length], setting).toEqual([3, 4])
    for (const who of ['elders', 'dwellers'] as const)
      for (const i of residents[setting][who].keys()) {
        for (const lines of [false, true]) {
          const pictures = [...feelings, 'asleep' as const].map(feeling => drawResident(setting, who, i, { feeling, lines }))
          for (const picture of pictures) expect(faultOf(picture), `${setting} ${who} ${i}`).toBeUndefined()
          expect(new Set(pictures).size, `${setting} ${who} ${i}: each feeling is seen`).toBe(pictures.length)
        }
      }
  }
})

test('who lives in a place is drawn where the tale knows who it is, and left out where it does not', () => {
  const scene: Scene = { spot: 'heart', shot: 'middle', hour: 'evening', dweller: { act: 'stands', feeling: 'glad' } }
  const picture = (change: Partial<Cast>) => drawPage({ ...cast(2), ...change }, scene)
  const nobody = picture({ dweller: undefined }).length
  expect(picture({}).length).toBeGreaterThan(nobody + 500)
  expect(picture({ dweller: 9 }).length).toBe(nobody)
  expect(new Set([0, 1, 2, 3].map(dweller => picture({ dweller }))).size).toBe(4)
})

/** The box of a head: the upper half of a figure, three fifths as wide as its frame is high. */
const headOf = ({ x, y, scale }: Mark) => ({ left: x - 38 * scale, right: x + 38 * scale, top: y - 160 * scale, bottom: y - 80 * scale })

test('everybody has a place of their own: no head before another, and every head inside the picture', () => {
  const faults: string[] = []
  const acts = { act: 'stands', feeling: 'calm' } as const
  for (const setting of settings)
    for (const [i, dweller] of residents[setting].dwellers.entries())
      for (const [j, elder] of residents[setting].elders.entries())
        for (const shot of shots)
          for (const hasBest of [false, true]) {
            const all = { child: acts, friend: acts, elder: acts, dweller: acts }
            const scenes: Scene[] = [
              { spot: 'heart', shot, hour: 'evening', ...all },
              { spot: 'heart', shot, hour: 'evening', child: acts, friend: acts, elder: acts },
              { spot: 'heart', shot, hour: 'evening', child: acts, elder: acts },
              { spot: 'heart', shot, hour: 'evening', child: acts, elder: acts, dweller: acts },
            ]
            for (const scene of scenes) {
              const marks = marksOf(scene, hasBest, { elder, dweller })
              const heads = [...marks.figures].flatMap(who => (who !== 'friend' && marks[who] ? [{ who, ...headOf(marks[who]) }] : []))
              for (const head of heads) {
                const name = `${setting} ${shot} elder ${j} dweller ${i} best ${hasBest}: ${head.who}`
                if (head.left < -2 || head.right > 402 || head.top < 0 || head.bottom > 300) faults.push(`${name} is cut off`)
                for (const other of heads)
                  if (
                    other.who > head.who &&
                    other.left < head.right &&
                    head.left < other.right &&
                    other.top < head.bottom &&
                    head.top < other.bottom
                  )
                    faults.push(`${name} and ${other.who} are in one place`)
              }
            }
          }
  expect(faults).toEqual([])
})

test('a best friend comes along where there is room for one more, and leaves the picture within its bounds', () => {
  const withFriend = (scene: Scene) => drawPage({ ...cast(2), companion: look }, scene)
  const alone = (scene: Scene) => drawPage(cast(2), scene)
  const { child } = { child: { act: 'stands', feeling: 'calm' } } as const
  for (const spot of ['way', 'arrival', 'heart', 'gathering'] as const) {
    const scene: Scene = { spot, shot: spot === 'arrival' ? 'wide' : 'middle', hour: 'evening', child }
    expect(withFriend(scene).length, spot).toBeGreaterThan(alone(scene).length + 1000)
    expect(gzipSync(withFriend(scene)).length, spot).toBeLessThanOrEqual(10_000)
  }
  expect(withFriend({ spot: 'heart', shot: 'near', hour: 'evening', child }).length).toBeLessThan(
    alone({ spot: 'heart', shot: 'near', hour: 'evening', child }).length + 100,
  )
})

test('every act of the child is seen on every body, in the room and outside, and no thing in its hands is lost', () => {
  for (const body of ['default', 'small', 'wheelchair'] as const)
    for (const spot of ['bedroom', 'heart'] as const) {
      const page = (act: (typeof childActs)[number], things?: Scene['things']) =>
        drawPage(
          { ...cast(1), look: { ...look, body } },
          { spot, shot: 'middle', hour: 'evening', child: { act, feeling: 'calm' }, ...(things && { things }) },
        )
      const pictures = childActs.map(act => page(act))
      for (const [i, picture] of pictures.entries()) expect(faultOf(picture), childActs[i]).toBeUndefined()
      expect(new Set(pictures).size, `${body} ${spot}`).toBe(childActs.length)
      for (const act of ['carries', 'stacks', 'points'] as const) expect(page(act, { held: 'bun' })).not.toBe(page(act))
    }
})

test('on the way a child is carried by who says so, and has its hand on who does not; with a best friend all go on foot', () => {
  const page = (animal: Cast['animal'], change: Partial<Cast> = {}, act: 'travels' | 'walks' = 'travels') =>
    drawPage(
      { ...cast(1), animal, ...change },
      { spot: 'way', shot: 'middle', hour: 'night', child: { act, feeling: 'curious' }, friend: { act: 'goes', feeling: 'calm' } },
    )
  for (const animal of animals) {
    expect(faultOf(page(animal)), animal).toBeUndefined()
    expect(page(animal), animal).not.toBe(page(animal, {}, 'walks'))
  }
  const wheels = (svg: string) => svg.includes('a13 37')
  expect([wheels(page('Whale')), wheels(page('Fox')), wheels(page('Whale', { companion: look }))]).toEqual([false, true, true])
})

test('every friend comes into the bedroom and sleeps there, at the window or in the room, and neither looks like the other', () => {
  for (const animal of animals) {
    const pictures = (['comes', 'sleeps', 'stands'] as const).map(act =>
      drawPage(
        { ...cast(1), animal },
        { spot: 'bedroom', shot: 'near', hour: 'night', child: { act: 'sleeps', feeling: 'calm' }, friend: { act, feeling: 'calm' } },
      ),
    )
    for (const picture of pictures) expect(faultOf(picture), animal).toBeUndefined()
    expect(pictures[0], animal).not.toBe(pictures[1])
    expect(pictures[1], animal).not.toBe(pictures[2])
  }
})

test('those who live in a place come to its gathering, as many as a page has room for, and nobody from the tale among them', () => {
  const scene: Scene = { spot: 'gathering', shot: 'middle', hour: 'evening' }
  for (const setting of settings) {
    const page = drawPage({ ...cast(1), setting, dweller: 0 }, scene)
    expect(faultOf(page), setting).toBeUndefined()
    expect(page.length, setting).toBeGreaterThan(drawPage({ ...cast(1), setting, dweller: 0 }, { ...scene, spot: 'arrival' }).length + 2000)
  }
})

test('another child has another room, the same child the same in every book, and its own pyjamas only where no look was chosen', () => {
  const scene: Scene = { spot: 'bedroom', shot: 'middle', hour: 'evening', child: { act: 'stands', feeling: 'calm' } }
  const { favoriteColor: _, ...plain } = cast(2)
  const fills = (home: number, change: Partial<Cast> = {}) => {
    const page = drawPage({ ...plain, look: defaultLook, home, ...change }, scene)
    return [...page.matchAll(/#[0-9a-f]{6}(?=")/g)].map(match => match[0]).join(' ')
  }
  expect(new Set([1, 2, 3, 4, 5, 6].map(home => fills(home))).size).toBe(6)
  expect(fills(1, { seed: 77 })).toBe(fills(1))
  const look = { ...defaultLook, hair: 'bald', color: { ...defaultLook.color, clothes: '#123456' } } as const
  expect(drawPage({ ...plain, look, home: 1 }, scene)).toContain(darker('#123456', 0.16))
})

test('the same cast and scene are the same picture, and nothing typed is in it', () => {
  const [scene] = scenes
  if (!scene) throw new Error('no scene')
  expect(drawPage(cast(3), scene)).toBe(drawPage(cast(3), scene))
  expect(drawPage({ ...cast(3), favoriteColor: '"/><script>zqx' }, scene)).not.toContain('zqx')
})
