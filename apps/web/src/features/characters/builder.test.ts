import { customizationSchema } from '@nightlight/contract/characters'
import { defaultLook } from '@nightlight/pictures/look'
import { expect, it } from 'vitest'
import { build, startBuilder, surpriseLook } from './builder.ts'

const start = startBuilder(defaultLook)

it('takes changes back one by one, down to the look that it began with', () => {
  const long = build(start, { type: 'change', change: { hair: 'long' } })
  const grinning = build(long, { type: 'change', change: { mouth: 'grin' } })
  expect(grinning.look).toEqual({ ...defaultLook, hair: 'long', mouth: 'grin' })
  const back = build(grinning, { type: 'undo' })
  expect(back.look).toEqual({ ...defaultLook, hair: 'long' })
  const first = build(back, { type: 'undo' })
  expect(first.look).toEqual(defaultLook)
  expect(build(first, { type: 'undo' })).toBe(first)
})

it('takes a colour that was dragged over the wheel back at once', () => {
  const drag = (state: typeof start, skin: string) =>
    build(state, { type: 'change', change: { color: { ...state.look.color, skin } }, stroke: 'skin' })
  const dragged = ['#111111', '#222222', '#333333'].reduce(drag, start)
  expect(dragged.look.color.skin).toBe('#333333')
  expect(build(dragged, { type: 'undo' }).look).toEqual(defaultLook)
})

it('begins a new stroke after any other change', () => {
  const color = { ...defaultLook.color, skin: '#111111' }
  const first = build(start, { type: 'change', change: { color }, stroke: 'skin' })
  const other = build(first, { type: 'change', change: { hair: 'bun' } })
  const second = build(other, { type: 'change', change: { color: { ...color, skin: '#222222' } }, stroke: 'skin' })
  expect(build(second, { type: 'undo' }).look).toEqual({ ...defaultLook, hair: 'bun', color })
})

it('surprises with looks that the contract takes, each part among them sooner or later', () => {
  const looks = Array.from({ length: 400 }, () => surpriseLook())
  for (const look of looks) expect(customizationSchema.parse(look)).toEqual(look)
  expect(new Set(looks.map(look => look.hair)).size).toBe(13)
  expect(new Set(looks.map(look => look.body)).size).toBe(7)
})
