import { darker, lighter, mix, palette } from '../palette.ts'
import { box, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import type { DrawSetting } from './scenery.ts'
import { nightShade, sky } from './scenery.ts'

/** A crystal of three faces; x and y are its foot. */
const crystal = (pen: Pen, x: number, y: number, h: number, turn: number, color: string): string =>
  pen.stamp(
    `crystal${color}`,
    x,
    y,
    h / 100,
    () =>
      pen.cut('M-15 4L-16-72L-2-100L15-66L14 4z', color) +
      pen.veil('M-16-72L-2-100L-3-62L-4 4H-15z', palette.white, 0.42) +
      pen.veil('M6 4L5-60L-2-100L15-66L14 4z', palette.ink, 0.16) +
      (pen.lines ? pen.line('M-16-72L-3-62L15-66M-3-62L-4 4', palette.ink, 1) : ''),
    turn,
  )

/** Great crystals that glow in the dark of a cave; the night stands in its mouth. */
export const crystalCave: DrawSetting = stage => {
  const { pen, tone, pick, light } = stage
  const rock = mix(palette.dusk, light.haze, 0.3)
  const teal = mix('#7fe0d8', light.haze, 0.12)
  const pink = mix('#f2a3c8', light.haze, 0.12)
  const lilac = mix('#b9a4f2', light.haze, 0.12)
  const gold = mix(palette.lamp, light.haze, 0.1)
  const deep = (color: string) => mix(color, rock, 0.28)
  const sway = pick.between('sway', -4, 4)
  return {
    back:
      sky(stage, 150, 46, [100, 54]) +
      pen.sheet('M120 214c30-18 60-22 84-12s50 0 76 14v20h-160z', tone(palette.moss, 0.8)) +
      pen.sheet(
        'M-5-5v310h410v-310zM104 232C92 196 96 140 112 106S150 50 176 46S252 40 278 74S312 150 302 186S300 216 298 232z',
        darker(rock, 0.1),
      ) +
      pen.sheet(
        'M-5-5h410v54c-14 14-22 40-34 58c-6-26-14-44-34-56c-8 16-12 24-18 38c-10-30-26-50-46-54c-8 16-10 22-16 32c-12-24-26-36-44-36c-10 16-16 36-22 52c-10-28-20-44-36-52c-10 20-16 34-24 58c-14-26-20-42-34-52c-12 20-22 50-30 82C56 96 48 76-5 60z',
        darker(rock, 0.34),
      ) +
      pen.glow(74, 180, 100, teal, 0.8) +
      pen.glow(334, 170, 110, pink, 0.7) +
      pen.glow(205, 220, 80, lilac, 0.6) +
      crystal(pen, 26, 252, 118, -14 + sway, deep(teal)) +
      crystal(pen, 100, 254, 84, 16, deep(lilac)) +
      crystal(pen, 64, 256, 150, -3 + sway, teal) +
      crystal(pen, 372, 254, 126, 12 - sway, deep(pink)) +
      crystal(pen, 300, 252, 92, -14, gold) +
      crystal(pen, 338, 256, 160, 2 - sway, pink) +
      crystal(pen, 218, 244, 58, 12, teal) +
      crystal(pen, 182, 244, 50, -13, pink) +
      crystal(pen, 200, 246, 82, 0, lilac) +
      pen.sheet('M-5 248c60-12 130-14 205-12s140-2 210 14v60h-410z', rock) +
      pen.veil(oval(200, 264, 120, 9), light.glow, 0.12) +
      crystal(pen, 120, 262, 28, -16, gold) +
      crystal(pen, 132, 264, 20, 12, teal),
    front:
      crystal(pen, 10, 306, 60, -10, deep(teal)) +
      crystal(pen, 30, 308, 40, 14, deep(lilac)) +
      crystal(pen, 390, 306, 58, 8, deep(pink)) +
      crystal(pen, 368, 308, 34, -14, gold),
  }
}

/** A dragon asleep around its gold, warm light from below. */
export const dragonsLair: DrawSetting = stage => {
  const { pen, tone, light, pick } = stage
  const rock = mix('#5f3f52', light.haze, 0.18)
  const gold = mix('#f2b950', light.haze, 0.06)
  const scale = mix('#41836f', light.haze, 0.12)
  const coins = Array.from({ length: 26 }, (_, i) => {
    const t = pick(`coin.${i}`)
    return oval(Math.round(92 + t * 216), Math.round(236 - Math.sin(Math.PI * t) * pick.between(`rise.${i}`, 4, 50)), 6, 3.6)
  })
  const pile = pen.flat(coins.slice(13).join(''), lighter(gold, 0.3)) + pen.flat(coins.slice(0, 13).join(''), darker(gold, 0.16))
  const wing = mix('#d9805f', light.haze, 0.12)
  const dragon =
    pen.cut(
      'M296 210C340 190 366 150 340 112C322 84 280 70 244 76C196 82 176 66 156 74C132 70 104 84 96 106C88 112 84 122 90 130C98 142 118 142 136 138C158 140 170 128 190 126C226 120 250 130 262 156C272 178 284 198 296 210z',
      scale,
      2,
    ) +
    pen.veil('M110 128c20 6 36 2 56-8s70-14 94 18c-20-16-60-18-86-8s-40 12-64-2z', palette.cream, 0.16) +
    pen.cut(
      'M252 74l10-17l8 18zM280 79l13-16l6 21zM308 92l16-12l2 23zM328 114l19-7l-4 22zM222 74l7-14l9 13z',
      mix(palette.amber, light.haze, 0.2),
    ) +
    pen.cut(
      'M150 76C146 58 156 46 172 42C168 54 172 62 178 72zM128 76C120 62 124 50 134 44C134 56 140 64 148 70z',
      mix(palette.paper, light.haze, 0.2),
    ) +
    pen.cut(
      'M226 96C228 62 246 34 284 22C280 36 288 44 304 42C298 54 306 64 322 64C310 72 312 84 320 96C288 92 258 98 242 116C232 110 226 104 226 96z',
      wing,
    ) +
    pen.line('M234 96C244 72 260 48 284 24M238 100C258 80 280 62 302 44M242 106C266 88 292 76 320 66', darker(wing, 0.25), 2) +
    pen.cut('M98 252C70 250 50 240 46 216l-11 5l8-25l20 15l-9 4C58 230 76 236 106 236z', scale) +
    pen.line('M112 98q12-9 24-2', darker(scale, 0.35), 2.4) +
    pen.line('M118 104q9 7 18 0', palette.ink, 2.6) +
    pen.ink(oval(97, 118, 2.6, 1.8, -30)) +
    pen.line('M94 130q16 6 34-2', palette.ink, 1.6) +
    pen.line('M92 108c-8-8-2-14-8-20M82 112c-10-6-8-12-16-16', palette.cream, 1.8)
  return {
    back:
      pen.flat(box(0, 0, 400, 300), pen.fade([darker(rock, 0.3), mix(rock, '#c86a4c', 0.25), mix(rock, '#ee9a52', 0.55), '#ee9a52'])) +
      pen.cut('M24 20c30-30 90-26 108 6c10 26-6 46-34 48c-40 2-92-16-74-54z', darker(rock, 0.2), 0.6) +
      pen.flat('M32 24c28-26 80-22 94 6c6 20-8 36-30 38c-36 2-80-14-64-44z', pen.fade(light.sky)) +
      pen.flat(oval(74, 44, 11), light.glow) +
      pen.ray('M40 70L-30 300h210L120 60z', light.glow, 0.35) +
      pen.glow(200, 210, 170, palette.amber, 0.8) +
      dragon +
      pen.cut('M60 250C90 232 120 220 150 196C176 176 226 174 250 192C276 214 316 236 342 250z', gold, 1.6) +
      pile +
      place(
        288,
        222,
        1,
        pen.cut('M-22 14v-20h44v20z', mix(palette.bark, light.haze, 0.1)) +
          pen.cut('M-22-6c0-16 44-16 44 0z', mix(palette.bark, light.haze, 0.05)) +
          pen.cut('M-4-12h8v14h-8z', lighter(gold, 0.3), 0.5),
        9,
      ) +
      place(
        134,
        226,
        1,
        pen.cut('M-13 6v-16l7 7l6-11l6 11l7-7v16z', lighter(gold, 0.25)) +
          pen.flat(oval(0, 0, 2.6) + oval(-8, 1, 1.8) + oval(8, 1, 1.8), palette.wine),
        -10,
      ) +
      pen.flat('M196 184l8-8l8 8l-8 11z', palette.rose) +
      pen.flat('M232 208l7-7l7 7l-7 10z', palette.teal) +
      pen.cut(
        'M-5-5h410v22c-10 10-18 34-26 54c-8-24-18-38-34-48c-8 14-12 30-20 46c-8-30-18-44-34-54c-24-12-70-8-100-12S60-6-5 22z',
        darker(rock, 0.42),
        1.6,
      ) +
      pen.sheet('M-5 248c60-10 130-8 205-6s140-4 210 6v60h-410z', mix(rock, palette.bark, 0.4)) +
      pen.sheet('M-5 305V150c16 8 20 40 34 60s6 60 20 95zM405 305V140c-14 14-18 44-32 66s-4 66-18 99z', darker(rock, 0.36)) +
      pen.flat(oval(96, 262, 6, 3.6) + oval(330, 258, 6, 3.6) + oval(316, 270, 5, 3), tone(gold, 0)),
    front: pen.cut('M-5 305v-40c18 2 34 14 44 40zM405 305v-44c-18 4-32 16-42 44z', nightShade(darker(rock, 0.3), 0.3), 0.6),
  }
}
