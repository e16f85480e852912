import { gzipSync } from 'node:zlib'
import { accessories, animals, settings } from '@nightlight/contract/enums'
import { childActs, feelings, friendActs, hours, type Scene, shots, spots } from '@nightlight/contract/scenes'
import { expect, test } from 'vitest'
import { faultOf } from '../faults.ts'
import { defaultLook } from '../look.ts'
import { type Cast, drawPage } from './page.ts'

/** The child with the most to draw. */
const look = { ...defaultLook, body: 'wheelchair', hair: 'locs', eyes: 'sparkling', accessories } as const
const cast = (n: number): Cast => ({
  animal: animals[n % animals.length] ?? 'Fox',
  setting: settings[n % settings.length] ?? 'Cloud City',
  look,
  favoriteColor: 'teal',
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

test('the same cast and scene are the same picture, and nothing typed is in it', () => {
  const [scene] = scenes
  if (!scene) throw new Error('no scene')
  expect(drawPage(cast(3), scene)).toBe(drawPage(cast(3), scene))
  expect(drawPage({ ...cast(3), favoriteColor: '"/><script>zqx' }, scene)).not.toContain('zqx')
})
