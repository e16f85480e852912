import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook } from './field.tsx'

/** The browser's own select: on a phone nothing is better for a handful of choices. For long lists there is Combobox. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative inline-flex', className)}>
      <select {...rest} className={clsx(controlLook, 'appearance-none pr-10')}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" aria-hidden="true" />
    </span>
  )
}
