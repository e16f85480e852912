import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'bg-amber text-on-amber shadow-card hover:bg-amber-lit hover:shadow-lift active:translate-y-px',
  secondary: 'bg-surface text-ink border border-line-strong hover:border-link hover:bg-amber-soft',
  quiet: 'text-ink hover:bg-amber-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-lit',
} as const

const sizes = {
  md: 'min-h-target px-5 py-1.5 text-base rounded-full',
  lg: 'min-h-13 px-7 py-1.5 text-lg rounded-full',
  sm: 'min-h-target px-4 py-1.5 text-sm rounded-full',
  icon: 'size-target rounded-full shrink-0',
} as const

type Look = { variant?: keyof typeof variants; size?: keyof typeof sizes }

function look({ variant = 'primary', size = 'md' }: Look, className?: string) {
  return clsx(
    'inline-flex items-center justify-center gap-2 text-center font-heading font-semibold leading-tight transition duration-200 ease-gentle select-none',
    'disabled:opacity-60 aria-disabled:opacity-60 disabled:pointer-events-none [&_svg]:size-5 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  )
}

type ButtonProps = ComponentProps<'button'> & Look & { pending?: boolean; children: ReactNode }

/** While `pending` the button keeps its width and its focus, shows a spinner and lets no second press through. */
export function Button({ variant, size, pending, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={event => (pending ? event.preventDefault() : onClick?.(event))}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {pending && <Spinner decorative />}
      {children}
    </button>
  )
}

/** A link that looks like a button: `<ButtonLike><Link href=…>…</Link></ButtonLike>`. */
export function ButtonLike({ variant, size, className, ...rest }: ComponentProps<typeof Slot.Root> & Look) {
  return <Slot.Root {...rest} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)} />
}
