import type { Mood } from '@nightlight/contract/enums'
import { mix, palette } from './palette.ts'
import { oval, star } from './path.ts'
import type { Pen } from './pen.ts'
import { place } from './pen.ts'
import type { Seeded } from './seeded.ts'

/** A mood's colours: what hangs in the air and what shines. */
export type Light = {
  /** The sky from above to the horizon. */
  sky: readonly [string, string, string]
  /** What far things fade into. */
  haze: string
  /** What moon, sun and stars shine with. */
  glow: string
}

export const lights: Record<Mood, Light> = {
  calm: { sky: ['#1a1e4f', '#333a83', '#7478bb'], haze: '#4b5299', glow: '#fff1cf' },
  adventurous: { sky: ['#2b2765', '#7d4f88', '#f2a766'], haze: '#8c5c86', glow: '#ffd08a' },
  mysterious: { sky: ['#12234a', '#24566b', '#6fa79c'], haze: '#376f7c', glow: '#dff3d6' },
  joyful: { sky: ['#33296f', '#8a5aa6', '#f6b3a8'], haze: '#8f6aa8', glow: '#ffe3b3' },
  inspiring: { sky: ['#24347a', '#5f87c2', '#fbdca6'], haze: '#6d8fc0', glow: '#fff0c4' },
}

/** Where a scene takes its colours, its pen and its chances from. */
export type Stage = {
  pen: Pen
  mood: Mood
  light: Light
  pick: Seeded
  /** A colour as it looks in this light: 0 is close by, 1 is far away. */
  tone(color: string, depth: number): string
}

export const stageFor = (pen: Pen, mood: Mood, pick: Seeded): Stage => {
  const light = lights[mood]
  return { pen, mood, light, pick, tone: (color, depth) => mix(color, light.haze, 0.12 + depth * 0.62) }
}

/** Dots drawn as one path: a line of no length with a round end. */
const dots = (stage: Stage, key: string, count: number, top: number, bottom: number, width: number, opacity: number): string => {
  const { pick, pen, light } = stage
  let d = ''
  for (let i = 0; i < count; i++) {
    d += `M${Math.round(pick(`${key}.${i}.x`) * 400)} ${Math.round(pick.between(`${key}.${i}.y`, top, bottom))}h.1`
  }
  return pen.lines ? '' : `<path d="${d}" stroke="${light.glow}" stroke-width="${width}" opacity="${opacity}"/>`
}

/** Stars from the top of the picture down to `bottom`, thinner towards the horizon. */
export const stars = (stage: Stage, bottom = 150, count = 32): string => {
  const { pen, pick, light } = stage
  const big = [0, 1, 2, 3].map(i => {
    const d = star(
      pick.between(`star.${i}.x`, 130 + i * 60, 170 + i * 60),
      pick.between(`star.${i}.y`, 14, bottom * 0.5),
      pick.between(`star.${i}.r`, 3.2, 5.2),
      4,
      0.32,
    )
    return pen.flat(d, light.glow)
  })
  return (
    dots(stage, 'dust', count, 4, bottom, 1.1, 0.6) + dots(stage, 'dot', Math.round(count / 3), 4, bottom * 0.8, 2, 0.85) + big.join('')
  )
}

const cloudShape = 'M-34 8c-9 0-10-12 0-13c1-9 14-12 19-4c5-9 21-8 23 2c9-3 17 3 15 9c8 0 8 6 2 6z'

/** A small flat cloud about its middle. */
export const cloud = (pen: Pen, x: number, y: number, scale: number, color: string): string =>
  place(x, y, scale, pen.cut(cloudShape, color))

const moon = ({ pen, light, pick }: Stage, r: number): string => {
  const [x, y] = [pick.between('moon.x', 84, 104), pick.between('moon.y', 50, 60)]
  return (
    pen.glow(x, y, r * 3.6, light.glow, 0.6) +
    pen.cut(oval(x, y, r), light.glow) +
    pen.veil(
      oval(x + r * 0.32, y - r * 0.28, r * 0.2) + oval(x - r * 0.2, y + r * 0.36, r * 0.27) + oval(x + r * 0.42, y + r * 0.34, r * 0.12),
      palette.sand,
      0.4,
    )
  )
}

const crescent = ({ pen, light, pick }: Stage): string => {
  const [x, y] = [pick.between('moon.x', 84, 104), pick.between('moon.y', 46, 58)]
  return (
    pen.glow(x, y, 92, light.glow, 0.5) +
    place(x, y, 1, pen.cut('M8-25a26 26 0 1 0 18 32a21 21 0 0 1-18-32z', light.glow), pick.between('moon.turn', -18, 6))
  )
}

const flock = ({ pen, pick }: Stage): string => {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const x = pick.between('flock.x', 150, 230) + i * 17
    const y = pick.between('flock.y', 34, 60) + Math.abs(i - 2) * 7
    d += `M${Math.round(x - 6)} ${Math.round(y - 3)}q4-2 6 3q3-5 7-4`
  }
  return pen.line(d, palette.cream, 1.6)
}

/** What the mood hangs in an open sky: moon or sun, clouds, birds. */
export const heavens = (stage: Stage): string => {
  const { pen, mood, light, pick } = stage
  const drift = pick.between('cloud', -20, 20)
  const pale = (share: number) => mix(light.haze, light.glow, share)
  switch (mood) {
    case 'calm':
      return moon(stage, 25) + cloud(pen, 118 + drift, 84, 0.8, pale(0.22)) + cloud(pen, 300 - drift, 56, 0.7, pale(0.1))
    case 'mysterious':
      return crescent(stage) + cloud(pen, 250 + drift, 46, 1, pale(0.12)) + cloud(pen, 60 - drift, 92, 0.9, pale(0.16))
    case 'joyful':
      return moon(stage, 21) + cloud(pen, 134 + drift, 76, 0.7, pale(0.45)) + cloud(pen, 330 - drift, 70, 0.9, pale(0.4))
    case 'adventurous':
      return moon(stage, 33) + cloud(pen, 66, 86 + drift / 4, 1.1, pale(0.35)) + cloud(pen, 320 - drift, 88, 1, pale(0.3)) + flock(stage)
    case 'inspiring':
      return (
        moon(stage, 18) + cloud(pen, 52 + drift / 2, 92, 0.9, pale(0.6)) + cloud(pen, 310 + drift, 80, 1, pale(0.55)) + shootingStar(stage)
      )
  }
}

const shootingStar = ({ pen, light, pick }: Stage): string => {
  const [x, y] = [pick.between('shot.x', 215, 300), pick.between('shot.y', 30, 50)]
  return pen.veil(`M${Math.round(x)} ${Math.round(y)}l62-27l-60 21z`, light.glow, 0.75) + pen.flat(star(x, y, 8, 5, 0.5), light.glow)
}

const paperLantern = ({ pen }: Stage, x: number, y: number, scale: number, color: string): string =>
  pen.stamp('halo', x, y, scale, () => pen.glow(0, 0, 30, palette.lamp, 0.55)) +
  place(x, y, scale, pen.cut('M-8-11h16c5 8 3 16-2 22h-4l-2 5l-2-5h-4c-5-6-7-14-2-22z', color, 0.7)) +
  pen.stamp('flame', x, y, scale, () => pen.veil(oval(0, 5, 5, 5), palette.lamp, 0.8))

/** What the mood puts in the air before the scene, behind the figures: beams, lanterns, mist, fireflies. */
export const weather = (stage: Stage): string => {
  const { pen, mood, light, pick } = stage
  const spot = (key: string, x: number, y: number, spread = 14): [number, number] => [
    x + pick.between(`${key}.x`, -spread, spread),
    y + pick.between(`${key}.y`, -spread, spread),
  ]
  switch (mood) {
    case 'calm':
      return fireflies(stage, 8)
    case 'mysterious':
      return mist(stage, 196) + mist(stage, 232) + fireflies(stage, 16)
    case 'joyful': {
      const colors = [palette.coral, palette.amber, palette.rose, palette.lamp] as const
      return [spot('a', 190, 46), spot('b', 262, 34), spot('c', 340, 62), spot('d', 40, 120)]
        .map(([x, y], i) => paperLantern(stage, x, y, 0.75 + pick(`size.${i}`) * 0.35, colors[i] ?? palette.amber))
        .join('')
    }
    case 'adventurous':
      return fireflies(stage, 12)
    case 'inspiring':
      return pen.ray('M70 20L-40 250h70zM80 20L90 300h70zM88 18L240 300h80zM96 16L410 260v-70z', light.glow, 0.24) + fireflies(stage, 6)
  }
}

const mist = ({ pen, light, pick }: Stage, y: number): string =>
  [40, 150, 265, 370]
    .map((x, i) => pen.glow(x + pick.between(`mist.${y}.${i}`, -30, 30), y + (i % 2) * 10, 120, light.glow, 0.3, 20))
    .join('')

const fireflies = (stage: Stage, count: number): string =>
  dots(stage, 'fly', count, 150, 262, 6, 0.16) + dots(stage, 'fly', count, 150, 262, 2, 0.95)
