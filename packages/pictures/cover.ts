import type { Animal, Mood, Setting } from '@nightlight/contract/enums'
import { moods, settings } from '@nightlight/contract/enums'
import { drawChild, drawChildFromBehind } from './child/figure.ts'
import { colorOf } from './colors.ts'
import { drawFriendFigure } from './friends/friends.ts'
import type { CharacterLook } from './look.ts'
import type { Stage } from './moods.ts'
import { stageFor, weather } from './moods.ts'
import { mix, palette } from './palette.ts'
import { oval } from './path.ts'
import { createPen, documentOf, place } from './pen.ts'
import { nameOf, seeded } from './seeded.ts'
import { drawSettings } from './settings/settings.ts'

/** What a cover is drawn from. A story without a setting or mood is given one by its seed. */
export type CoverFacts = {
  animal: Animal
  setting?: Setting | undefined
  mood?: Mood | undefined
  /** The child's look; without it the child is seen from behind. */
  child?: CharacterLook | undefined
  includeChild: boolean
  /** As typed; only a colour that it is known to name is drawn. */
  favoriteColor?: string | undefined
  seed: number
  /** Outlines only: a page to colour in. */
  lines?: boolean
}

/** The setting and mood that are drawn for a story, whether it names them or not. */
export const factsOf = (facts: Pick<CoverFacts, 'setting' | 'mood' | 'seed'>): { setting: Setting; mood: Mood } => {
  const pick = seeded(facts.seed)
  return { setting: facts.setting ?? pick.one('setting', settings), mood: facts.mood ?? pick.one('mood', moods) }
}

const groundShadow = (stage: Stage, x: number, width: number): string => stage.pen.veil(oval(x + 4, 280, width, 6), palette.ink, 0.3)

const lantern = ({ pen }: Stage, x: number, y: number, color: string): string =>
  place(
    x,
    y,
    1,
    pen.glow(0, -14, 60, mix(color, palette.lamp, 0.4), 0.75) +
      pen.line('M-7-22q7-14 14 0', palette.cocoa, 1.6) +
      pen.cut('M-9-22h18l2 20h-22z', color) +
      pen.flat('M-5-19h10l1 14h-12z', palette.lamp) +
      pen.cut('M-12-3h24v4h-24zM-10-25h20v4h-20z', palette.cocoa, 0.5),
  )

/** Where a part of the cover's sheet, 400 by 300, is looked at. */
type Frame = { viewBox: string; fit: string }

const draw = (facts: CoverFacts, { viewBox, fit }: Frame): string => {
  const { setting, mood } = factsOf(facts)
  const color = colorOf(facts.favoriteColor) ?? palette.amber
  const pick = seeded(facts.seed)
  const pen = createPen(nameOf(JSON.stringify({ ...facts, favoriteColor: color })), facts.lines ?? false)
  const stage = stageFor(pen, mood, pick)
  const scene = drawSettings[setting](stage)
  const pose = { asleep: mood === 'calm' && pick('asleep') < 0.35, tilt: pick.between('tilt', -5, 5) }
  const friend = (x: number, scale: number) =>
    groundShadow(stage, x, 70 * scale) + place(x - 100 * scale, 280 - 190 * scale, scale, drawFriendFigure(facts.animal, pen, pose))
  const child = (x: number, scale: number) =>
    groundShadow(stage, x, 44 * scale) +
    place(x - 100 * scale, 280 - 190 * scale, scale, facts.child ? drawChild(pen, facts.child) : drawChildFromBehind(pen, color))
  const figures = facts.includeChild
    ? child(118, 0.6) + lantern(stage, 166, 281, color) + friend(268, 0.74)
    : lantern(stage, 148, 281, color) + friend(240, 0.8)
  const content = scene.back + weather(stage) + figures + scene.front
  return documentOf(pen, viewBox, content, fit)
}

/**
 * A story's cover as an SVG document, 400 by 300: the same facts always give the same picture, and another seed varies stars, trees and
 * poses. No text, script or address of anything outside is in it.
 */
export const drawCover = (facts: CoverFacts): string => draw(facts, { viewBox: '0 0 400 300', fit: 'xMidYMid slice' })

/** The lower part of a cover, where the figures stand, in the shape of the card that social networks show beside a link: 1200 by 630. */
export const drawSocialCard = (facts: CoverFacts): string => draw(facts, { viewBox: '0 84 400 210', fit: '' })
