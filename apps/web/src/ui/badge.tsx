import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-sunken text-ink',
  amber: 'bg-amber-soft text-ink',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
} as const

export function Badge({ tone = 'plain', className, children }: { tone?: keyof typeof tones; className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm leading-tight [&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
