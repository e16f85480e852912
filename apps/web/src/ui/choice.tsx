import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Option<V extends string> = {
  value: V
  label: string
  detail?: string
  picture?: ReactNode /** Seen in place of the label, which is then only said. */
  sign?: ReactNode
}

type ChoiceProps<V extends string> = {
  label: string
  /** Where the words stand beside it already. */
  hideLabel?: boolean
  options: readonly Option<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** Short words in a small window: closer together, and in the middle of their cards. */
  compact?: boolean
  className?: string
}

/**
 * One of a few, all in sight, as cards that a thumb can hit; the arrow keys walk through them. The browser's own radio buttons lie over the
 * cards: they follow a quick tap on an arrow key, which Radix's do not.
 */
export function Choice<V extends string>({ label, hideLabel, options, value, onChange, compact, className }: ChoiceProps<V>) {
  const name = useId()
  const pictured = options.some(({ picture }) => picture)
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <p id={`${name}-label`} className={hideLabel ? 'sr-only' : clsx(compact ? 'mb-1.5' : 'mb-3', 'font-heading font-semibold')}>
        {label}
      </p>
      <div className={clsx('grid', compact ? 'gap-2' : 'gap-2.5', className ?? 'grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]')}>
        {options.map(option => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-target flex-col gap-0.5 rounded-md border border-line-strong bg-surface hyphens-auto transition',
              compact ? 'px-1.5' : 'px-3 py-2.5 max-[23rem]:px-2 sm:px-4',
              'hover:border-link has-checked:border-amber has-checked:bg-amber-soft has-checked:shadow-lamp',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link',
              // A name keeps the card's whole width under its picture; what is explained begins on one line across the row.
              pictured || compact ? 'items-center text-center' : 'items-start',
              !option.detail && !pictured && 'justify-center',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            {option.picture}
            <span className="max-w-full font-heading leading-tight font-semibold max-[23rem]:text-sm max-[23rem]:leading-tight wrap-anywhere">
              {option.sign && <span aria-hidden="true">{option.sign}</span>}
              <span className={option.sign ? 'sr-only' : undefined}>{option.label}</span>
            </span>
            {option.detail && <span className="text-sm leading-snug text-ink-soft">{option.detail}</span>}
          </label>
        ))}
      </div>
    </div>
  )
}
