import { clsx } from 'clsx'

/** A breathing place-holder; give it the size of what is coming, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-breathe rounded-md bg-line', className)} />
}
