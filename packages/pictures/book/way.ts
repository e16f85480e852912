import type { Setting } from '@nightlight/contract/enums'
import { type Stage, stars } from '../moods.ts'
import { mix, palette } from '../palette.ts'
import { box, oval } from '../path.ts'
import { place } from '../pen.ts'
import type { Scene } from '../settings/scenery.ts'
import { lamplight, sky } from '../settings/scenery.ts'
import { drawSettings } from '../settings/settings.ts'

const roof = (stage: Stage, x: number, y: number, w: number, h: number, color: string): string => {
  const { pen } = stage
  return (
    pen.cut(`M${x} 305v${y - 305}h${w}v${305 - y}z`, color) +
    pen.cut(`M${x - 5} ${y + 2}l${w / 2 + 5}${-h}l${w / 2 + 5} ${h}z`, mix(color, palette.wine, 0.4)) +
    pen.cut(box(x + w * 0.7, y - h * 0.9, 8, 18), mix(color, palette.bark, 0.5), 0.6)
  )
}

/** What leads there: in a page to colour in, where there is no light, a path of paper. */
const pathOfLight = ({ pen, light }: Stage, d: string): string => (pen.lines ? pen.flat(d, light.glow) : pen.veil(d, light.glow, 0.85))

/** From further off: the path rises to a round gate of light, and in it is the place itself. */
export const wayAhead = (stage: Stage, setting: Setting): Scene => {
  const { pen, light, pick } = stage
  const [x, y, r] = [276, 122, 96]
  const clip = pen.name()
  const there = drawSettings[setting](stage)
  const town = mix(palette.indigo, light.haze, 0.25)
  return {
    back:
      // The moon is in the place ahead: one is enough.
      pen.flat(box(0, 0, 400, 300), pen.fade(light.sky)) +
      stars(stage, 190, 40) +
      pen.sheet('M-5 244q60-22 130-10t140-4t140 6v80h-410z', mix(light.haze, palette.indigo, 0.35)) +
      [14, 78, 138, 196, 252, 310, 362]
        .map((at, i) => roof(stage, at, 262 + pick(`roof.${i}`) * 10, 36 + pick(`wide.${i}`) * 8, 18, town))
        .join('') +
      [28, 94, 152, 268, 326].map((at, i) => lamplight(pen, at + 4, 282 + pick(`lit.${i}`) * 8, 6)).join('') +
      pathOfLight(stage, 'M-10 272C70 258 150 272 214 248C250 234 262 214 268 204L290 208C286 228 270 252 232 268C160 300 80 282-10 304z') +
      pen.veil(
        'M-10 280C70 266 156 278 218 254C252 240 266 218 274 206L284 207C278 226 264 248 228 262C156 292 76 274-10 294z',
        palette.white,
        0.5,
      ) +
      pen.glow(x, y, r * 1.9, light.glow, 0.75) +
      `<clipPath id="${clip}"><path d="${oval(x, y, r)}"/></clipPath>` +
      `<g clip-path="url(#${clip})">${place(x - 200 * 0.66, y - 176 * 0.66, 0.66, there.back + there.front)}</g>` +
      pen.line(oval(x, y, r + 1), mix(light.glow, palette.lamp, 0.4), 4),
    front: '',
  }
}

/** Over the sleeping town, on a path of light that leads away. */
export const way = (stage: Stage): Scene => {
  const { pen, pick, light } = stage
  const town = mix(palette.indigo, light.haze, 0.25)
  const near = mix(palette.night, light.haze, 0.14)
  return {
    back:
      sky(stage, 190, 46) +
      pen.glow(368, 128, 90, light.glow, 0.7) +
      pen.sheet('M-5 214q60-26 130-14t140-8t140 10v110h-410z', mix(light.haze, palette.indigo, 0.35)) +
      [20, 78, 128, 196, 250, 316, 366]
        .map((x, i) => roof(stage, x, 236 + pick(`roof.${i}`) * 14, 38 + pick(`wide.${i}`) * 8, 20, town))
        .join('') +
      [34, 94, 214, 268, 334].map((x, i) => lamplight(pen, x + 4, 262 + pick(`lit.${i}`) * 12, 7)).join('') +
      pathOfLight(stage, 'M-10 296C90 268 200 286 300 236C352 210 362 160 370 128C374 164 374 216 322 254C230 318 100 292-10 330z') +
      pen.veil(
        'M-10 302C90 276 210 292 306 242C350 216 362 170 370 140C368 176 362 218 314 248C222 304 100 288-10 318z',
        palette.white,
        0.5,
      ),
    front: pen.flat('M-5 305v-20l22-16l22 16v20zM350 305v-12l30-20l30 20v12z', near),
  }
}
