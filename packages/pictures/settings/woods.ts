import { darker, lighter, mix, palette } from '../palette.ts'
import { arch, box, oval } from '../path.ts'
import { place } from '../pen.ts'
import type { DrawSetting } from './scenery.ts'
import { bulb, flower, grass, lamplight, nightShade, pine, sky, toadstool } from './scenery.ts'

/** The crown of a tree: rounds that unite. */
const crown = (rounds: readonly (readonly [number, number, number])[]): string =>
  rounds.map(([x, y, r]) => oval(x, y, r, r * 0.86)).join('')

/** Old trees that meet overhead, toadstools that shine, a clearing with the moon behind. */
export const enchantedForest: DrawSetting = stage => {
  const { pen, tone, pick, light } = stage
  const far = [26, 112, 142, 176, 224, 258, 294, 380].map((x, i) => pine(pen, x, 226, 74 + pick(`far.${i}`) * 54, tone(palette.fern, 0.85)))
  const trunk = tone(palette.cocoa, 0.12)
  return {
    back:
      sky(stage, 140, 46, [104, 14]) +
      pen.sheet('M-5 214c80-14 140-8 205-6s140-4 210 6v100h-410z', tone(palette.fern, 0.75)) +
      far.join('') +
      pen.glow(200, 190, 110, light.glow, 0.5) +
      pen.cut('M108 246C120 200 118 130 104 60h22c4 60 10 130 26 186z', tone(palette.cocoa, 0.42), 1.4) +
      pen.cut('M262 246C280 190 282 130 276 50h20c0 70 4 140 18 196z', tone(palette.cocoa, 0.42), 1.4) +
      pen.cut(
        crown([
          [84, 46, 30],
          [116, 26, 34],
          [142, 52, 22],
          [60, 26, 30],
          [104, 60, 20],
        ]),
        tone('#5c8f68', 0.42),
        1.6,
      ) +
      pen.cut(
        crown([
          [258, 40, 26],
          [286, 24, 34],
          [318, 44, 28],
          [296, 60, 20],
          [342, 22, 30],
        ]),
        tone('#5c8f68', 0.42),
        1.6,
      ) +
      pen.sheet('M-5 240c70-14 140-10 205-10s140-4 210 10v70h-410z', tone(palette.moss, 0.3)) +
      pen.cut('M-5 305V-5h46C28 50 34 110 40 160c4 40 22 70 52 92c-20 0-34-6-44-14c2 12 8 22 18 30c-24-4-40-10-71 37z', trunk, 2) +
      pen.veil('M28-5C18 60 22 150 30 230c2 20 0 34-4 48c-8-60-20-200-8-283z', palette.cream, 0.08) +
      pen.cut('M405 305V-5h-40c10 60 4 120-4 170c-6 40-22 66-50 88c20 0 34-6 44-14c0 12-8 22-16 30c26-4 40-6 66 36z', trunk, 2) +
      pen.cut(
        crown([
          [0, 20, 44],
          [44, 6, 36],
          [82, -6, 32],
          [22, 52, 24],
          [118, -14, 28],
          [-4, 70, 20],
        ]),
        tone('#45795a', 0.14),
        2,
      ) +
      pen.cut(
        crown([
          [400, 18, 46],
          [356, 4, 36],
          [318, -8, 32],
          [378, 52, 24],
          [284, -16, 28],
          [404, 72, 20],
        ]),
        tone('#45795a', 0.14),
        2,
      ) +
      pen.veil(
        crown([
          [30, 0, 20],
          [70, -10, 16],
          [340, -6, 20],
          [374, 2, 14],
        ]),
        palette.cream,
        0.1,
      ) +
      pen.ink('M24 138c10-8 18-6 22 4c-8 6-18 4-22-4z', nightShade(trunk)) +
      pen.glow(84, 246, 34, palette.mint, 0.8) +
      toadstool(pen, 84, 264, 34, tone(palette.coral, 0)) +
      toadstool(pen, 108, 266, 22, tone(palette.amber, 0)) +
      pen.glow(322, 250, 30, palette.mint, 0.8) +
      toadstool(pen, 326, 266, 28, tone(palette.rose, 0)) +
      toadstool(pen, 346, 268, 20, tone(palette.coral, 0)),
    front:
      place(0, 4, 1, grass(stage, 'near', -4, 404, 301, nightShade(palette.fern, 0.4))) +
      pen.cut(
        'M-5 305v-44c8 4 12 12 14 20c4-10 12-16 20-18c-2 10-2 16-6 24c8-6 14-6 20-6c-6 6-10 16-14 24zM405 305v-50c-8 6-12 14-14 24c-6-10-12-16-20-18c2 10 4 16 6 24c-8-4-14-4-20-2c8 6 10 14 14 22z',
        nightShade(palette.pine, 0.3),
        0.6,
      ),
  }
}

/** A wall overgrown with roses and a door of iron ajar, light on the path behind it. */
export const secretGarden: DrawSetting = stage => {
  const { pen, tone, pick, light } = stage
  const stone = tone('#b9a9ad', 0.3)
  const leaf = tone(palette.moss, 0.2)
  const stones = Array.from({ length: 22 }, (_, i) => {
    const x = 4 + ((i * 61 + (i % 5) * 23) % 388)
    return { light: i % 2 === 0, d: x > 132 && x < 262 ? '' : box(x, 112 + (i % 5) * 25, 26, 15, 5) }
  })
  const stonesOf = (light: boolean) =>
    stones
      .filter(each => each.light === light)
      .map(each => each.d)
      .join('')
  const roses = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21
    const angle = Math.PI * (1.06 - t * 1.12)
    const x = Math.round(200 + Math.cos(angle) * (70 + pick(`rx.${i}`) * 14))
    const y = Math.round(134 - Math.sin(angle) * (66 + pick(`ry.${i}`) * 14))
    const r = 5.5 + pick(`rr.${i}`) * 4
    const color = tone(pick.one(`rc.${i}`, [palette.rose, palette.blush, palette.coral, palette.cream]), 0.05)
    return i % 3 === 0
      ? pen.flat(oval(x, y, 9, 5, Math.round(angle * 57)), leaf)
      : pen.stamp(
          `rose${color}`,
          x,
          y,
          r / 8,
          () => pen.cut(oval(0, 0, 8), color, 0.6) + pen.line('M-3 0q3-6 6 0M-5 2q5 5 10-1', darker(color, 0.22), 1.5),
        )
  })
  const bush = (x: number, y: number, s: number, color: string) =>
    place(x, y, s, pen.cut('M-40 20c-12-8-10-26 4-28c0-16 22-22 32-10c10-10 30-6 32 10c14 0 18 20 6 28z', color))
  return {
    back:
      sky(stage, 110) +
      pine(pen, 40, 130, 70, tone(palette.fern, 0.7)) +
      pine(pen, 320, 130, 62, tone(palette.fern, 0.7)) +
      pine(pen, 366, 130, 80, tone(palette.fern, 0.7)) +
      pen.sheet('M-5 240V106h122C122 66 158 44 200 44s78 22 83 62h122v134z', stone) +
      pen.cut('M-5 112v-12h126l-3 12zM405 112v-12h-126l3 12z', lighter(stone, 0.16), 0.8) +
      pen.veil(stonesOf(true), palette.cream, 0.12) +
      pen.veil(stonesOf(false), palette.ink, 0.12) +
      pen.flat(arch(200, 240, 112, 168), pen.fade([mix(light.sky[1], light.glow, 0.3), mix(light.sky[2], light.glow, 0.55)])) +
      pen.glow(200, 170, 84, light.glow, 0.8) +
      pen.flat('M144 206c20-16 36-20 56-14s40-8 56 6v42h-112z', tone(palette.leaf, 0.45)) +
      pen.flat('M192 204h12c4 12 18 22 30 36h-74c12-12 28-24 32-36z', tone(palette.sand, 0.2)) +
      place(174, 200, 1, pen.line('M0 0v-24', tone(palette.bark, 0.4), 3) + pen.flat(oval(0, -30, 13, 14), tone(palette.moss, 0.5))) +
      place(
        228,
        200,
        1,
        pen.line('M0 0v-18', tone(palette.bark, 0.4), 3) +
          pen.flat(oval(0, -26, 12, 13), tone(palette.moss, 0.45)) +
          pen.flat(oval(-4, -28, 2) + oval(4, -22, 2) + oval(3, -32, 2), tone(palette.coral, 0.1)),
      ) +
      pen.line('M256 240V128M256 128q22 6 26 30V246M269 132v108M256 170l26 10M256 206l26 12', tone(palette.cocoa, 0.02), 3) +
      pen.line('M144 240V128M144 128q-22 6-26 30V246M131 132v108M144 170l-26 10M144 206l-26 12', tone(palette.cocoa, 0.02), 3) +
      roses.join('') +
      bush(26, 228, 1.1, tone(palette.moss, 0.25)) +
      bush(92, 234, 0.8, tone(palette.fern, 0.2)) +
      bush(376, 228, 1.1, tone(palette.moss, 0.25)) +
      bush(312, 234, 0.8, tone(palette.fern, 0.2)) +
      [palette.rose, palette.amber, palette.cream, palette.lilac]
        .map((color, i) => {
          const blossoms = [12, 104, 322, 34, 300, 372, 56, 350].filter((_, at) => at % 4 === i)
          return pen.flat(blossoms.map(x => oval(x, 220 + Math.round(pick(`bush.${x}`) * 22), 4)).join(''), tone(color, 0))
        })
        .join('') +
      pen.sheet('M-5 246c70-10 140-8 205-8s140-2 210 8v60h-410z', tone(palette.leaf, 0.3)) +
      pen.flat('M164 239h74c14 14 40 34 62 66H88c20-32 60-50 76-66z', tone(palette.sand, 0.2)),
    front:
      grass(stage, 'near', -4, 96, 303, nightShade(palette.fern, 0.3)) +
      grass(stage, 'near', 300, 404, 303, nightShade(palette.fern, 0.3)) +
      [14, 40, 356, 382]
        .map((x, i) =>
          flower(
            pen,
            x,
            304,
            28 + pick(`ff.${i}`) * 14,
            tone(pick.one(`fc.${i}`, [palette.rose, palette.lilac, palette.cream, palette.amber]), 0),
            nightShade(palette.moss, 0.3),
          ),
        )
        .join(''),
  }
}

/** Houses made of toadstools, each with a lamp in its window, and a string of lights between them. */
export const fairyVillage: DrawSetting = stage => {
  const { pen, tone, pick } = stage
  const walls = (depth: number) =>
    pen.cut('M-24 0c6-16 8-36 4-56h40c-4 20-2 40 4 56q-24 6-48 0z', tone(palette.cream, depth)) +
    pen.veil('M8-56h12c-4 20-2 40 4 56q-10 3-18 4c4-20 4-40 2-60z', palette.ink, 0.1) +
    pen.cut('M18-92h9v22h-9z', tone(palette.stone, depth), 0.7) +
    lamplight(pen, 11, -22, 10) +
    pen.cut(arch(-8, 2, 17, 28), tone(palette.bark, depth), 0.7) +
    pen.flat(oval(-3, -10, 1.5), palette.lamp)
  const house = (x: number, y: number, s: number, cap: string, depth: number) =>
    pen.stamp(`walls${depth}`, x, y, s, () => walls(depth)) +
    place(x, y, s, pen.cut('M-48-50C-46-92-22-108 0-108s46 16 48 58c-28 11-68 11-96 0z', tone(cap, depth))) +
    pen.stamp(`spots${depth}`, x, y, s, () =>
      pen.flat(oval(-22, -74, 8, 7) + oval(6, -90, 8, 6) + oval(28, -66, 7, 6) + oval(-4, -62, 6, 5), tone(palette.cream, depth)),
    )
  const bulbs = [
    [112, 112],
    [134, 124],
    [158, 131],
    [182, 134],
    [206, 132],
    [230, 126],
    [252, 116],
    [318, 112],
    [340, 120],
    [364, 122],
    [388, 116],
    [14, 116],
    [38, 120],
  ] as const
  return {
    back:
      sky(stage, 130) +
      [20, 150, 190, 250, 384].map((x, i) => pine(pen, x, 216, 80 + pick(`p.${i}`) * 40, tone(palette.fern, 0.8))).join('') +
      pen.sheet('M-5 208c70-22 140-12 205-10s140-14 210 4v110h-410z', tone(palette.moss, 0.6)) +
      house(206, 214, 0.72, palette.amber, 0.4) +
      house(150, 220, 0.56, palette.violet, 0.4) +
      house(262, 218, 0.6, palette.teal, 0.4) +
      pen.sheet('M-5 232c70-16 140-12 205-12s140-4 210 10v80h-410z', tone(palette.moss, 0.4)) +
      pen.line('M-5 108q34 18 78-6q90 66 212 2q60 30 124 2', tone(palette.cocoa, 0.1), 1.3) +
      bulbs.map(([x, y]) => bulb(pen, x, y + 2)).join('') +
      house(72, 246, 1.16, palette.coral, 0.1) +
      house(326, 244, 1.08, palette.rose, 0.1) +
      pen.sheet('M-5 250c70-12 140-8 205-8s140-4 210 8v60h-410z', tone(palette.leaf, 0.28)) +
      pen.flat('M60 250h12c6 16 60 24 120 28s150 10 160 27H160C140 284 64 280 60 250z', tone(palette.sand, 0.2)),
    front:
      grass(stage, 'near', -4, 404, 303, nightShade(palette.fern, 0.35)) +
      toadstool(pen, 18, 300, 32, tone(palette.amber, 0)) +
      toadstool(pen, 386, 300, 26, tone(palette.coral, 0)) +
      flower(pen, 40, 302, 20, tone(palette.lilac, 0), palette.fern),
  }
}
