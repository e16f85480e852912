import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A sheet of paper that things lie on. `lifts` where the whole card leads somewhere, `flush` where its content goes up to the edge. */
export function Card({ lifts, flush, className, ...rest }: ComponentProps<'div'> & { lifts?: boolean; flush?: boolean }) {
  return (
    <div
      {...rest}
      className={clsx(
        'rounded-lg border border-line bg-surface shadow-card',
        flush ? 'overflow-hidden' : 'p-5 sm:p-6',
        lifts && 'transition duration-300 ease-gentle focus-within:shadow-lift hover:-translate-y-0.5 hover:shadow-lift',
        className,
      )}
    />
  )
}
