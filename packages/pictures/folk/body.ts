import { blush, eyes, type Pose } from '../friends/face.ts'
import { palette } from '../palette.ts'
import { both, oval } from '../path.ts'
import type { Pen } from '../pen.ts'

/** Where a body offers places for what is worn and held, in the frame of 200 by 200. */
export type Anchors = {
  /** Where a hat sits: its middle, and half the head's width there. */
  hat: { y: number; wide: number }
  eyes: { y: number; apart: number; r: number }
  neck: { y: number; wide: number }
  /** The middle of the chest, and half the body's width there. */
  chest: { y: number; wide: number }
  /** The right hand. */
  hand: { x: number; y: number }
}

/** Something worn or held: behind everything, on the body, on the head (and turned with it), or before everything. */
export type Wear = { on: 'behind' | 'body' | 'head' | 'front'; draw: (pen: Pen, at: Anchors) => string }

/** What is worn in one of the four layers. */
export const worn = (pen: Pen, wears: readonly Wear[] | undefined, on: Wear['on'], at: Anchors): string =>
  (wears ?? [])
    .filter(wear => wear.on === on)
    .map(wear => wear.draw(pen, at))
    .join('')

/** A mouth that feels; x and y are its middle. */
export const lips = (pen: Pen, pose: Pose, y: number, w: number, x = 100): string => {
  const bow = (bend: number, half = w) => pen.line(`M${x - half} ${y}q${half} ${bend} ${2 * half} 0`, palette.ink, Math.max(2, w * 0.28))
  if (pose.asleep) return bow(w * 0.5, w * 0.6)
  switch (pose.feeling) {
    case 'glad':
      return (
        pen.ink(`M${x - w} ${y - 1}h${2 * w}q${-w * 0.2} ${w * 1.3}${-w} ${w * 1.3}q${-w * 0.8} 0${-w}${-w * 1.3}z`) +
        (pen.lines ? '' : pen.flat(oval(x, y + w * 0.85, w * 0.48, w * 0.3), palette.coral))
      )
    case 'surprised':
      return pen.ink(oval(x, y + w * 0.3, w * 0.42, w * 0.55))
    case 'worried':
      return bow(-w * 0.6, w * 0.7)
    case 'ashamed':
      return bow(-w * 0.4, w * 0.55)
    case 'sleepy':
      return bow(0, w * 0.5)
    case 'curious':
      return bow(w * 0.55, w * 0.7)
    default:
      return bow(w * 0.75)
  }
}

/** Pale ground around the eyes of who is dark. */
export const patches = (pen: Pen, { y, apart, r }: Anchors['eyes'], color: string): string =>
  pen.flat(
    both(side => side.oval(100 - apart, y, r * 1.6, r * 1.7)),
    color,
  )

type Face = { y: number; apart: number; r?: number; mouth?: number; w?: number; cheeks?: boolean }

/** Eyes, cheeks and a mouth; `mouth` is how far it lies below the eyes. */
export const features = (pen: Pen, pose: Pose, { y, apart, r = 7, mouth = 18, w = 8, cheeks = true }: Face): string =>
  (cheeks ? blush(pen, apart + r * 1.9, y + Math.min(mouth, 30) * 0.62, r * 0.95) : '') +
  eyes(pen, pose, apart, y, r) +
  lips(pen, pose, y + mouth, w)
