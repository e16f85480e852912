import { clsx } from 'clsx'

/** A breathing place-holder; give it the size of what is coming, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('animate-breathe bg-line/60', !className?.includes('rounded-') && 'rounded-md', className)} />
  )
}
