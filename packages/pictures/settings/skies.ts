import { mix, palette } from '../palette.ts'
import { oval } from '../path.ts'
import { place } from '../pen.ts'
import type { DrawSetting } from './scenery.ts'
import { flower, grass, lamplight, nightShade, pennant, pine, sky, tree } from './scenery.ts'

/** Banks of cloud, their bumps upwards, reaching down to the foot of the sheet. */
const bank = (y: number, bumps: readonly number[]): string => {
  const width = 410 / bumps.length
  let d = `M-5 310V${y}`
  for (const bump of bumps) d += `a${width / 2} ${bump} 0 0 1 ${width} 0`
  return `${d}V310z`
}

/** Domes and towers that stand on clouds, and a balloon between them. */
export const cloudCity: DrawSetting = stage => {
  const { pen, tone, light, pick } = stage
  const vapour = (depth: number) => mix(mix('#f4eefb', light.haze, 0.2), light.haze, depth * 0.6)
  const wall = (depth: number) => tone(palette.cream, depth)
  const onion = (x: number, y: number, w: number, color: string) =>
    place(x, y, w / 20, pen.cut('M-10 0C-16-12-8-18-3-24Q-1-27 0-33Q1-27 3-24C8-18 16-12 10 0z', color))
  const tower = (x: number, foot: number, w: number, h: number, depth: number, roof: string) =>
    pen.cut(`M${x - w / 2} ${foot}v${-h}h${w}v${h}z`, wall(depth)) +
    onion(x, foot - h, w * 1.15, tone(roof, depth)) +
    lamplight(pen, x, foot - h * 0.5, w * 0.3)
  const balloon = place(
    pick.between('balloon.x', 318, 352),
    pick.between('balloon.y', 70, 92),
    0.95,
    pen.cut('M-3 22L-19-2C-34-32-16-50 0-50S34-32 19-2L3 22z', tone(palette.coral, 0.1)) +
      pen.flat('M-3 22L-7-2C-14-32-8-50 0-50S14-32 7-2L3 22z', tone(palette.cream, 0.15)) +
      pen.line('M-4 22l1 9M4 22l-1 9', palette.cream, 0.9) +
      pen.cut('M-6 30h12l-2 9h-8z', tone(palette.bark, 0.1)),
  )
  return {
    back:
      sky(stage, 150) +
      balloon +
      pen.sheet(bank(196, [26, 40, 30, 46, 34]), vapour(0.9)) +
      tower(142, 196, 22, 50, 0.45, palette.teal) +
      tower(264, 196, 22, 62, 0.45, palette.rose) +
      tower(176, 204, 28, 84, 0.3, palette.amber) +
      tower(232, 204, 26, 70, 0.3, palette.violet) +
      pen.cut('M158 214v-38h92v38z', wall(0.2)) +
      pen.cut('M160 178a44 44 0 0 1 88 0z', tone(palette.blue, 0.25)) +
      pen.line('M204 134v-16', palette.cream, 1.4) +
      pennant(pen, 204, 134, tone(palette.coral, 0.05)) +
      lamplight(pen, 180, 206, 11) +
      lamplight(pen, 204, 206, 14) +
      lamplight(pen, 228, 206, 11) +
      place(
        52,
        150,
        1,
        pen.cut('M-30 12c-10-2-8-14 2-14c2-12 20-14 24-4c8-6 20-2 20 7c8 0 9 10 1 11z', vapour(0.5)) +
          tower(-6, 0, 16, 28, 0.35, palette.rose),
      ) +
      pen.sheet(bank(226, [30, 22, 34, 26, 32, 24]), vapour(0.5)) +
      pen.sheet(bank(258, [20, 34, 22, 30, 20]), vapour(0.15)),
    front: pen.sheet('M-5 305v-28a24 20 0 0 1 44 6a18 14 0 0 1 30 22zM405 305v-34a26 22 0 0 0-46 8a20 16 0 0 0-34 26z', vapour(0)),
  }
}

const bands = ['#e07f78', '#ee9f62', '#f3cd78', '#9dc389', '#7fb0d8', '#a58ccf']

/** A bridge of a rainbow from one cliff to the other, over clouds. */
export const rainbowBridge: DrawSetting = stage => {
  const { pen, tone, light } = stage
  const arc = (r: number) =>
    `M${200 - r * 1.28} 236A${r * 1.28} ${r} 0 0 1 ${200 + r * 1.28} 236h${-13}A${(r - 10) * 1.28} ${r - 10} 0 0 0 ${200 - (r - 10) * 1.28} 236z`
  const rainbow = bands.map((color, i) => pen.flat(arc(176 - i * 10), mix(color, light.haze, 0.14))).join('')
  const vapour = mix('#f4eefb', light.haze, 0.42)
  return {
    back:
      sky(stage, 150) +
      pen.veil('M-40 236A240 188 0 0 1 440 236z', light.glow, 0.1) +
      pen.sheet(bank(226, [20, 34, 26, 38, 24]), mix(vapour, light.haze, 0.5)) +
      rainbow +
      pen.line('M-18 232A218 168 0 0 1 418 232', palette.cream, 1.6) +
      [-62, -40, -20, 0, 20, 40, 62]
        .map(angle => {
          const a = (angle * Math.PI) / 180
          const [x, y] = [200 + Math.sin(a) * 225, 236 - Math.cos(a) * 176]
          return (
            pen.glow(x, y - 11, 13, palette.lamp, 0.7) +
            pen.line(`M${Math.round(x)} ${Math.round(y)}v-9`, palette.cream, 1.4) +
            pen.flat(oval(x, y - 11, 2.8, 3.2), palette.lamp)
          )
        })
        .join('') +
      pen.sheet(bank(246, [16, 30, 20, 26, 34, 18]), vapour) +
      pen.sheet(
        'M-5 305V206c14-6 40-6 52 4c8 8-2 18 6 30c6 12-4 24 4 38l4 27zM405 305V200c-16-6-42-4-54 6c-8 8 4 20-4 32c-6 12 4 24-4 38l-4 29z',
        tone(palette.dusk, 0.25),
      ) +
      pen.cut(
        'M-5 214v-10c14-6 44-8 54 4c4 8-8 12-18 8s-22 8-36-2zM405 208v-10c-16-8-46-4-56 6c-4 8 8 14 18 8s24 6 38-4z',
        tone(palette.moss, 0.15),
      ) +
      pine(pen, 16, 208, 54, tone(palette.fern, 0.25)) +
      pine(pen, 384, 202, 60, tone(palette.fern, 0.25)) +
      pen.sheet('M-5 264c70-16 140-12 210-12s130-4 200 12v46h-410z', tone(palette.moss, 0.15)),
    front: grass(stage, 'near', -4, 404, 303, nightShade(palette.fern, 0.35)),
  }
}

const island = (w: number, h: number): string =>
  `M${-w} 0C${-w * 0.9} ${h * 0.22} ${-w * 0.62} ${h * 0.2} ${-w * 0.52} ${h * 0.5}C${-w * 0.36} ${h * 0.46} ${-w * 0.22} ${h * 0.7} ${-w * 0.06} ${h}C${w * 0.1} ${h * 0.8} ${w * 0.16} ${h * 0.56} ${w * 0.36} ${h * 0.6}C${w * 0.5} ${h * 0.34} ${w * 0.86} ${h * 0.3} ${w} 0z`

/** An island in the air: a house, trees, a waterfall that ends in mist. */
export const floatingIsland: DrawSetting = stage => {
  const { pen, tone, light, pick } = stage
  const isle = (x: number, y: number, w: number, h: number, depth: number) =>
    place(
      x,
      y,
      1,
      pen.cut(island(w, h), tone(palette.bark, depth), 1.6) +
        pen.cut(
          `M${-w - 2} 0C${-w * 0.8} ${-h * 0.16} ${w * 0.7} ${-h * 0.18} ${w + 2} 0C${w * 0.7} ${h * 0.2} ${-w * 0.7} ${h * 0.2} ${-w - 2} 0z`,
          tone(palette.leaf, depth),
        ),
    )
  const main = place(
    226,
    126 + pick.between('float', -4, 4),
    1,
    isle(0, 0, 92, 96, 0.28) +
      pen.flat('M-62 4c8-3 14-2 20 0c0 26 2 60-3 92h-13c-4-30-1-62-4-92z', tone(palette.sky, 0.2)) +
      pen.line('M-54 12c0 24-1 44 0 66M-46 10c1 22 1 44-1 60', tone(palette.cream, 0.1), 1.4) +
      pen.glow(-51, 100, 26, palette.cream, 0.7) +
      tree(pen, 52, 4, 74, tone(palette.moss, 0.2), tone(palette.bark, 0.2)) +
      tree(pen, -24, -4, 46, tone(palette.fern, 0.25), tone(palette.bark, 0.2)) +
      pen.cut('M-2 6v-34h36v34z', tone(palette.cream, 0.2)) +
      pen.cut('M-9-26l25-26l25 26z', tone(palette.rust, 0.15)) +
      pen.cut('M25-46h7v13l-7-7z', tone(palette.stone, 0.2)) +
      lamplight(pen, 8, -8, 9) +
      pen.flat('M18 6v-18a6 6 0 0 1 12 0v18z', tone(palette.bark, 0.1)),
  )
  const near = mix('#f4eefb', light.haze, 0.35)
  return {
    back:
      sky(stage, 160) +
      isle(352, 70, 30, 34, 0.5) +
      place(352, 68, 0.5, pine(pen, -8, 4, 62, tone(palette.fern, 0.45)) + pine(pen, 18, 4, 46, tone(palette.fern, 0.45))) +
      isle(58, 148, 34, 38, 0.42) +
      place(58, 146, 1, tree(pen, 4, 2, 40, tone(palette.moss, 0.4), tone(palette.bark, 0.4))) +
      main +
      pen.veil(bank(232, [22, 34, 20, 36, 26]), near, 0.5) +
      pen.sheet(bank(254, [14, 24, 16, 26, 18, 22]), mix(near, light.haze, 0.2)) +
      pen.sheet('M-5 270c60-14 130-10 200-12s140-4 210 8v44h-410z', tone(palette.moss, 0.15)) +
      flower(pen, 36, 280, 17, tone(palette.rose, 0.05), tone(palette.fern, 0.1)) +
      flower(pen, 366, 278, 19, tone(palette.lilac, 0.05), tone(palette.fern, 0.1)) +
      flower(pen, 386, 284, 14, tone(palette.amber, 0.05), tone(palette.fern, 0.1)),
    front: grass(stage, 'near', -4, 404, 303, nightShade(palette.fern, 0.35)),
  }
}
