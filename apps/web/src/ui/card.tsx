import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A sheet of paper that things lie on. `lifts` where the whole card leads somewhere. */
export function Card({ lifts, className, ...rest }: ComponentProps<'div'> & { lifts?: boolean }) {
  return (
    <div
      {...rest}
      className={clsx(
        'rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6',
        lifts && 'transition duration-300 ease-gentle focus-within:shadow-lift hover:-translate-y-0.5 hover:shadow-lift',
        className,
      )}
    />
  )
}
