import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: string
  className?: string
  children: (control: Control) => ReactNode
}

/** A label, its control, and under it the hint and what is wrong; `children` gets the attributes that tie them together. */
export function Field({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-heading font-semibold">
        {label}
        {optional && <span className="ml-2 font-body text-sm font-normal text-ink-soft">{optional}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-bold text-danger">
      <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}

export const controlLook =
  'w-full min-h-target rounded-md border border-line-strong bg-surface px-4 text-base text-ink placeholder:text-ink-faint ' +
  'transition-colors hover:border-link aria-invalid:border-danger aria-invalid:border-2'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(controlLook, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={clsx(controlLook, 'py-2.5', className)} />
}
