import { type PointerEvent, useRef } from 'react'

/** How far a finger goes for a swipe, in pixels; what goes further down than across is scrolling. */
const far = 48

/** Hands over what a finger or pen did: swiped to the left (1) or to the right (-1), or touched without moving (0). */
export function useSwipe(onSwipe: (by: 1 | -1) => void, onTap: () => void) {
  const begun = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      begun.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY, target }: PointerEvent) => {
      const from = begun.current
      begun.current = undefined
      if (!from || (target instanceof Element && target.closest('button, a, [role=button]'))) return
      const [dx, dy] = [clientX - from.x, clientY - from.y]
      if (Math.abs(dx) > far && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
      else if (Math.abs(dx) < 8 && Math.abs(dy) < 8) onTap()
    },
  }
}
