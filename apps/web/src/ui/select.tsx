import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { controlLook } from './field.tsx'

/** The browser's own select: on a phone nothing is better for a handful of choices. For long lists there is Combobox. */
export function Select({
  className,
  icon,
  children,
  ...rest
}: ComponentProps<'select'> & { /** Says what is chosen here, where no label stands beside it. */ icon?: ReactNode }) {
  return (
    <span className={clsx('relative inline-flex', className)}>
      {icon && <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-soft [&_svg]:size-5">{icon}</span>}
      <select {...rest} className={clsx(controlLook, 'appearance-none truncate pr-8', icon ? 'pl-10' : 'max-[23rem]:pl-3')}>
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-ink-soft" aria-hidden="true" />
    </span>
  )
}
