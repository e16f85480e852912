import { lighter, palette } from '../palette.ts'
import { oval } from '../path.ts'
import { place } from '../pen.ts'
import type { DrawSetting } from './scenery.ts'
import { corners, flower, grass, lamplight, nightShade, pine, sky, tree } from './scenery.ts'

/** Rolling grass under very many stars, with the Milky Way across. */
export const starlitMeadow: DrawSetting = stage => {
  const { pen, tone, pick, light } = stage
  const band =
    pen.glow(270, 76, 230, light.glow, 0.34, 52, 28) +
    pen.glow(300, 92, 180, light.glow, 0.2, 26, 28) +
    pen.glow(214, 40, 120, light.glow, 0.2, 30, 28)
  const more = [0, 1, 2, 3, 4, 5, 6].map(i => {
    const t = i / 6
    return pen.flat(
      `M${Math.round(170 + t * 220 + pick.between(`m.${i}`, -14, 14))} ${Math.round(18 + t * 92 + pick.between(`n.${i}`, -16, 16))}l1.6 4l4 1.6l-4 1.6l-1.6 4l-1.6-4l-4-1.6l4-1.6z`,
      light.glow,
    )
  })
  const colors = [palette.rose, palette.lilac, palette.cream, palette.amber] as const
  const flowers = Array.from({ length: 15 }, (_, i) => {
    const x = Math.round(8 + i * 27 + pick.between(`f.${i}`, -9, 9))
    return flower(
      pen,
      x,
      Math.round(pick.between(`g.${i}`, 250, 268)),
      15 + pick(`h.${i}`) * 9,
      tone(pick.one(`c.${i}`, colors), 0.1),
      tone(palette.fern, 0.1),
    )
  })
  return {
    back:
      sky(stage, 176, 110) +
      band +
      more.join('') +
      pen.sheet('M-5 194c60-26 110-22 170-6s130-16 240-6v120h-410z', tone(palette.moss, 0.9)) +
      tree(pen, 336, 200, 74, tone(palette.moss, 0.6), tone(palette.bark, 0.6)) +
      pen.sheet('M-5 218c70-14 120 10 200-4s120-26 210-10v100h-410z', tone(palette.moss, 0.5)) +
      pen.sheet('M-5 240c90-18 170 4 250-4s100-4 160 2v70h-410z', tone(palette.moss, 0.16)) +
      flowers.join(''),
    front: grass(stage, 'near', -4, 404, 303, nightShade(palette.fern, 0.35)),
  }
}

/** A green valley between two mountains, a river winding out of it, a cottage with its lamp lit. */
export const hiddenValley: DrawSetting = stage => {
  const { pen, tone } = stage
  const far = tone(palette.slate, 0.9)
  const cottage = place(
    262,
    196,
    1,
    pen.cut('M-13-15h26v17h-26z', tone(palette.paper, 0.2)) +
      pen.cut('M-18-13l18-17l18 17z', tone(palette.rust, 0.2)) +
      lamplight(pen, 0, 0, 8) +
      pen.cut('M7-32h5v10h-5z', tone(palette.stone, 0.3)),
  )
  const pines = [
    [22, 238, 70],
    [48, 246, 54],
    [84, 230, 44],
    [372, 240, 78],
    [344, 246, 52],
    [318, 228, 42],
  ] as const
  return {
    back:
      sky(stage, 120) +
      pen.sheet('M120 210L176 96L200 122L226 84L290 210z', far) +
      pen.flat('M226 84l17 34l-12-7l-8 9l-9-12l-4 2zM176 96l11 12l-9-1l-6 6l-5-1z', tone(palette.cream, 0.35)) +
      pen.sheet('M-5 224V74C16 70 28 88 46 96S70 124 92 142S130 186 172 208L168 230z', tone(palette.dusk, 0.55)) +
      pen.sheet('M405 226V58C384 60 372 84 352 96S322 130 300 150S262 190 226 206L222 232z', tone(palette.dusk, 0.4)) +
      pen.flat(
        'M-5 74C16 70 28 88 46 96l-12 2l-8 12l-14-6l-17 12zM405 58C384 60 372 84 352 96l13 2l6 12l15-4l19 16z',
        tone(palette.cream, 0.3),
      ) +
      pen.sheet('M-5 214c60-18 120-16 170-8s80 2 240 6v100h-410z', tone(palette.leaf, 0.5)) +
      cottage +
      pen.cut(
        'M194 203c16 3 30 6 26 13s-50 9-52 22s50 20 30 66h96c24-34-16-48-28-60s14-16 4-26s-46-10-76-15z',
        tone(palette.sky, 0.15),
        0.5,
      ) +
      pen.line('M206 214q10 3 3 9M190 242q14 10 26 13M232 268q22 12 18 24', tone(palette.cream, 0.1), 1.6) +
      pen.sheet('M-5 236c50-8 100-6 140 10s40 40 44 60h-190zM405 234c-60-6-100 2-118 16s4 30 14 56h110z', tone(palette.moss, 0.2)) +
      pines.map(([x, y, h]) => pine(pen, x, y, h, tone(palette.fern, 0.22))).join('') +
      pen.veil(oval(200, 206, 130, 9), stage.light.glow, 0.22) +
      pen.veil(oval(140, 186, 80, 6), stage.light.glow, 0.14),
    front: corners(stage, nightShade(palette.pine, 0.3)) + grass(stage, 'near', -4, 90, 303, lighter(nightShade(palette.pine, 0.3), 0.08)),
  }
}
