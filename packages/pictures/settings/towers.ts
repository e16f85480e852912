import { darker, lighter, mix, palette } from '../palette.ts'
import { arch, box, oval, star } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place, turned } from '../pen.ts'
import type { DrawSetting } from './scenery.ts'
import { corners, grass, lamplight, nightShade, pennant, pine, sky } from './scenery.ts'

const battlements = (x: number, y: number, w: number, teeth: number): string => {
  const step = w / (teeth * 2 - 1)
  let d = `M${x} ${y + 8}v-8`
  for (let i = 0; i < teeth; i++) d += `h${step}${i < teeth - 1 ? `v5h${step}v-5` : ''}`
  return `${d}v8z`
}

const turret = (pen: Pen, x: number, foot: number, w: number, h: number, wall: string, roof: string, flag?: string): string =>
  pen.cut(`M${x - w / 2} ${foot}v${-h}h${w}v${h}z`, wall) +
  pen.veil(box(x + w * 0.2, foot - h, w * 0.3, h), palette.ink, 0.1) +
  (flag ? pennant(pen, x, foot - h - w * 1.25, flag) : '') +
  pen.cut(
    `M${x - w * 0.68} ${foot - h + 1}q${w * 0.5}-${w * 0.45} ${w * 0.68}-${w * 1.35}q${w * 0.18} ${w * 0.9} ${w * 0.68} ${w * 1.35}q-${w * 0.68} ${w * 0.22}-${w * 1.36} 0z`,
    roof,
  )

/** A castle on its hill, every window lit. */
export const magicalCastle: DrawSetting = stage => {
  const { pen, tone } = stage
  const wall = (depth: number) => tone('#d8cbe0', depth)
  const roof = tone(palette.wine, 0.22)
  const flag = tone(palette.amber, 0)
  return {
    back:
      sky(stage, 130) +
      pen.sheet('M-5 214c50-30 90-30 130-18s70-14 120-14s90 10 160 28v100h-410z', tone(palette.dusk, 0.75)) +
      pen.sheet('M60 240C100 200 130 190 206 188S320 206 350 240z', tone(palette.moss, 0.6)) +
      turret(pen, 150, 200, 24, 62, wall(0.42), roof) +
      turret(pen, 266, 200, 24, 70, wall(0.42), roof) +
      turret(pen, 182, 200, 26, 96, wall(0.34), tone(palette.violet, 0.2), flag) +
      turret(pen, 238, 200, 24, 84, wall(0.34), tone(palette.violet, 0.2)) +
      pen.cut('M190 206v-108h42v108z', wall(0.26)) +
      pen.cut(battlements(188, 92, 46, 5), wall(0.24)) +
      turret(pen, 211, 92, 22, 24, wall(0.24), roof, flag) +
      turret(pen, 130, 216, 30, 62, wall(0.24), roof, flag) +
      turret(pen, 288, 216, 30, 66, wall(0.24), roof, flag) +
      pen.cut('M142 220v-46h134v46z', wall(0.16)) +
      pen.cut(battlements(142, 167, 134, 11), wall(0.14)) +
      pen.cut(arch(209, 220, 34, 40), darker(wall(0.2), 0.3)) +
      pen.glow(209, 208, 34, palette.lamp, 0.7) +
      pen.flat(arch(209, 220, 26, 34), tone(palette.bark, 0.1)) +
      pen.line('M209 186v34M200 189v31M218 189v31', tone(palette.cocoa, 0.1), 1) +
      lamplight(pen, 130, 186, 9) +
      lamplight(pen, 288, 184, 9) +
      lamplight(pen, 182, 142, 8) +
      lamplight(pen, 238, 150, 8) +
      lamplight(pen, 211, 140, 12) +
      lamplight(pen, 211, 88, 7) +
      lamplight(pen, 166, 206, 9) +
      lamplight(pen, 252, 206, 9) +
      pen.sheet('M-5 240c70-22 140-24 205-22s140 2 210 24v70h-410z', tone(palette.moss, 0.35)) +
      pen.flat('M198 219h22c-6 18 30 26 20 46s-40 20-30 40h-90c10-30 70-32 80-50s-6-20-2-36z', tone(palette.sand, 0.25)) +
      pine(pen, 46, 246, 60, tone(palette.fern, 0.35)) +
      pine(pen, 76, 248, 42, tone(palette.fern, 0.3)) +
      pine(pen, 356, 248, 58, tone(palette.fern, 0.35)) +
      pine(pen, 382, 252, 74, tone(palette.fern, 0.28)),
    front: corners(stage, nightShade(palette.fern, 0.35)),
  }
}

/** A crooked tower with a hat of a roof, planets about it, a telescope looking out. */
export const wizardsTower: DrawSetting = stage => {
  const { pen, tone, pick, light } = stage
  const wall = tone(palette.slate, 0.12)
  const brick = (x: number, y: number) => pen.veil(box(x, y, 11, 5, 2), palette.cream, 0.16)
  const lean = pick.between('lean', -2, 2)
  const tower =
    pen.cut('M168 232C178 190 182 150 178 112H234C232 150 238 190 250 232z', wall, 1.6) +
    pen.veil('M216 112h18c-2 38 4 78 16 120h-24c-6-40-8-80-10-120z', palette.ink, 0.14) +
    [brick(184, 128), brick(188, 176), brick(180, 206), brick(222, 160), brick(226, 206), brick(216, 136), brick(200, 190)].join('') +
    pen.cut('M166 116C168 104 172 96 178 92h56c6 4 10 12 12 24q-40 10-80 0z', tone(palette.bark, 0.12)) +
    pen.cut('M176 96V70h60v26q-30 7-60 0z', wall) +
    lamplight(pen, 206, 94, 17) +
    pen.cut(
      'M158 76C184 62 192 36 196 12C204 4 222-2 236 10C226 8 220 14 220 22C224 48 236 64 256 76Q206 90 158 76z',
      tone(palette.violet, 0.05),
      1.6,
    ) +
    pen.cut('M166 71Q206 83 248 71l6 6Q206 92 160 77z', tone(palette.amber, 0.05), 0.6) +
    pen.flat(star(204, 50, 6) + star(222, 60, 3.6) + star(190, 62, 3), palette.lamp) +
    lamplight(pen, 200, 152, 11) +
    lamplight(pen, 220, 188, 11) +
    pen.cut('M238 106l34-14l4 9l-35 13z', tone(palette.amber, 0.1)) +
    pen.line('M244 112l-3 12M246 112l6 11', tone(palette.cocoa, 0.1), 2) +
    pen.cut(arch(209, 233, 26, 32), tone(palette.bark, 0.05)) +
    pen.flat(oval(216, 217, 1.6), palette.lamp)
  const planet = (x: number, y: number, r: number, color: string, ring: boolean) =>
    pen.glow(x, y, r * 2.6, color, 0.35) +
    pen.cut(oval(x, y, r), color) +
    (ring ? pen.line(`M${x - r * 1.7} ${y + r * 0.5}q${r * 1.6} ${r * 0.9} ${r * 3.4} ${-r}`, palette.cream, 1.6) : '')
  return {
    back:
      sky(stage, 160) +
      pen.veil(oval(208, 108, 142, 44, -12) + oval(208, 108, 140, 42, -12), light.glow, 0.07) +
      pen.line('M70 138A142 44 -12 0 1 346 78A142 44 -12 0 1 70 138', lighter(light.haze, 0.5), 0.9) +
      planet(332, 106, 11, tone(palette.coral, 0.1), true) +
      planet(300, 48, 6.5, tone(palette.mint, 0.1), false) +
      planet(124, 128, 7.5, tone(palette.amber, 0.1), false) +
      pen.sheet('M-5 216c60-26 110-20 170-6s130-18 240-4v110h-410z', tone(palette.dusk, 0.7)) +
      pen.sheet('M110 252C140 222 180 220 208 220s80 4 110 32z', tone(palette.moss, 0.4)) +
      turned(lean, 208, 230, tower) +
      pen.sheet('M-5 246c70-18 140-18 205-16s140 0 210 18v60h-410z', tone(palette.moss, 0.22)) +
      pine(pen, 30, 252, 74, tone(palette.pine, 0.3)) +
      pine(pen, 62, 254, 50, tone(palette.pine, 0.3)) +
      pine(pen, 376, 252, 66, tone(palette.pine, 0.3)),
    front: grass(stage, 'near', -4, 404, 303, nightShade(palette.pine, 0.35)),
  }
}

/** Shelves up to the roof, a round window with the night in it, books that fly. */
export const ancientLibrary: DrawSetting = stage => {
  const { pen, tone, light, pick } = stage
  const wood = mix(palette.cocoa, light.haze, 0.24)
  const shelves = [36, 78, 120, 162, 204, 246]
  const colors = [
    palette.rust,
    palette.teal,
    palette.amber,
    palette.wine,
    palette.moss,
    palette.blue,
    palette.paper,
    palette.violet,
    palette.coral,
  ] as const
  /** The books of a case, those of one colour as one path. */
  const booksOf = (key: string, x: number, w: number): string => {
    const piles = new Map<string, string>()
    for (const [row, y] of shelves.entries()) {
      let at = x + 3
      for (let i = 0; at < x + w - 9; i++) {
        const place = `${key}.${row}.${i}`
        const thick = Math.round(pick.between(`${place}.w`, 6, 11))
        const color = pick.one(`${place}.c`, colors)
        const tall = Math.round(pick.between(`${place}.h`, 23, 34))
        piles.set(color, `${piles.get(color) ?? ''}${box(at, y - tall, thick, tall)}`)
        at += thick + (pick(`${place}.gap`) > 0.86 ? 7 : 1)
      }
    }
    return [...piles].map(([color, d]) => pen.flat(d, mix(color, wood, 0.24))).join('')
  }
  const bookcase = (key: string, x: number, w: number) =>
    pen.cut(box(x - 6, -8, w + 12, 262), darker(wood, 0.1), 2) +
    pen.flat(box(x, -4, w, 250), darker(wood, 0.42)) +
    booksOf(key, x, w) +
    pen.cut(shelves.map(y => box(x - 2, y, w + 4, 5)).join(''), lighter(wood, 0.14), 0.8)
  const book = (x: number, y: number, turn: number, color: string) =>
    place(
      x,
      y,
      1,
      pen.cut('M0 4C-8-4-18-6-26-2V-16C-18-20-8-18 0-10C8-18 18-20 26-16V-2C18-6 8-4 0 4z', color) +
        pen.flat('M0 0C-8-8-16-9-23-6V-17C-16-21-8-19 0-12C8-19 16-21 23-17V-6C16-9 8-8 0 0z', palette.cream) +
        pen.line('M0-12v12', palette.sand, 1),
      turn,
    )
  const ladder =
    pen.line('M286 250L314 6M304 252L332 8', tone(palette.sand, 0.2), 4) +
    pen.line('M290 222h19M294 190h18M297 158h18M301 126h18M305 94h18M309 62h18M312 30h18', tone(palette.sand, 0.2), 3)
  return {
    back:
      pen.flat(box(0, 0, 400, 300), pen.fade([darker(wood, 0.3), wood, lighter(wood, 0.1)])) +
      pen.cut(arch(200, 186, 116, 170), lighter(wood, 0.22), 1.6) +
      pen.flat(arch(200, 180, 100, 156), pen.fade(light.sky)) +
      pen.glow(184, 74, 60, light.glow, 0.7) +
      pen.flat(oval(184, 74, 20), light.glow) +
      pen.veil(oval(190, 68, 4) + oval(179, 80, 5), palette.sand, 0.4) +
      pen.flat(
        star(224, 60, 3.4, 4, 0.3) + star(218, 112, 3, 4, 0.3) + star(164, 122, 3.4, 4, 0.3) + star(232, 90, 2.4, 4, 0.3),
        light.glow,
      ) +
      pen.line('M200 24v156M150 100h100M150 140h100M158 52q42 18 84 0', lighter(wood, 0.18), 2.4) +
      bookcase('left', 8, 122) +
      bookcase('right', 270, 122) +
      ladder +
      book(pick.between('b1', 168, 180), 40, -12, tone(palette.rust, 0.05)) +
      book(pick.between('b2', 224, 240), 78, 14, tone(palette.teal, 0.05)) +
      book(160, 112, 8, tone(palette.violet, 0.05)) +
      pen.sheet('M-5 250c70-8 130-8 205-8s140 0 210 8v60h-410z', mix(palette.bark, light.haze, 0.12)) +
      pen.cut(oval(200, 276, 150, 17), tone(palette.wine, 0.1), 0.6) +
      pen.line(oval(200, 276, 138, 13), tone(palette.amber, 0.15), 1.4),
    front: place(
      36,
      262,
      1,
      pen.cut('M-30 40v-13h60v13z', tone(palette.rust, 0.05)) +
        pen.cut('M-26 27v-11h50v11z', tone(palette.teal, 0.05)) +
        pen.cut('M-22 16v-10h40v10z', tone(palette.amber, 0.05)) +
        pen.cut('M-6 6v-18h10v18z', palette.cream, 0.6) +
        pen.glow(-1, -18, 44, palette.lamp, 0.7) +
        pen.flat('M-1-26c5 6 5 12 0 14c-5-2-5-8 0-14z', palette.amber),
    ),
  }
}
