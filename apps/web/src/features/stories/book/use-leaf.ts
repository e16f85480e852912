import { useEffect, useEffectEvent, useState } from 'react'
import { keepPlace, readPlace } from '../draft.ts'

/** The leaf that the book was left at, as long as the book still has it; its last leaf is the end, after which it begins anew. */
function keptLeaf(storyId: number | undefined, leaves: number, elsewhere: number): number {
  if (storyId === undefined) return 0
  const kept = readPlace(storyId) ?? Math.round((elsewhere / 100) * (leaves - 1))
  return Number.isInteger(kept) && kept > 0 && kept < leaves - 1 ? kept : 0
}

const steps: Record<string, (at: number, last: number, back: boolean) => number> = {
  ArrowRight: at => at + 1,
  ArrowLeft: at => at - 1,
  PageDown: at => at + 1,
  PageUp: at => at - 1,
  ' ': (at, _last, back) => (back ? at - 1 : at + 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** What a press of the keyboard is meant for itself: a field, a menu, a button that Space presses. */
const isBusy = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  target.closest(
    key === ' ' ? 'input, select, textarea, button, a, [role=button], [role=dialog]' : 'input, select, textarea, [role=dialog]',
  ) !== null

type Leaves = {
  storyId: number | undefined
  leaves: number
  /** How far the child is by another device, in percent; the place in this browser goes before it. */
  elsewhere: number
  onClose: () => void
}

/** Where somebody is in a book of so many leaves: kept in this browser, turned by the keyboard. */
export function useLeaf({ storyId, leaves, elsewhere, onClose }: Leaves) {
  const [leaf, setLeaf] = useState(() => keptLeaf(storyId, leaves, elsewhere))
  const last = leaves - 1
  const turnTo = (to: number) => {
    const next = Math.min(Math.max(to, 0), last)
    setLeaf(next)
    if (storyId !== undefined) keepPlace(storyId, next)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target, event.key)) return
    if (event.key === 'Escape') return onClose()
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    turnTo(step(leaf, last, event.shiftKey))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { leaf, turnTo }
}
