import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'

type Option<V extends string> = { value: V; label: string; detail?: string; picture?: ReactNode }

type ChoiceProps<V extends string> = {
  label: string
  /** Where the words stand beside it already. */
  hideLabel?: boolean
  options: readonly Option<V>[]
  value: V | undefined
  onChange: (value: V) => void
  className?: string
}

/** One of a few, all in sight, as cards that a thumb can hit; the arrow keys walk through them. */
export function Choice<V extends string>({ label, hideLabel, options, value, onChange, className }: ChoiceProps<V>) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-heading font-semibold'}>{label}</legend>
      <RadioGroup.Root
        aria-label={label}
        value={value ?? null}
        onValueChange={picked => {
          const option = options.find(each => each.value === picked)
          if (option) onChange(option.value)
        }}
        className={clsx('grid gap-2.5', className ?? 'grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]')}
      >
        {options.map(option => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            className={clsx(
              'flex min-h-target flex-col items-start justify-center gap-0.5 rounded-md border border-line-strong bg-surface px-3 py-2.5 text-left hyphens-auto sm:px-4 transition',
              'hover:border-link data-[state=checked]:border-amber data-[state=checked]:bg-amber-soft data-[state=checked]:shadow-lamp',
            )}
          >
            <span className="flex items-center gap-2 font-heading leading-tight font-semibold [&_svg]:size-5 [&_svg]:shrink-0">
              {option.picture}
              {option.label}
            </span>
            {option.detail && <span className="text-sm leading-snug text-ink-soft">{option.detail}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </fieldset>
  )
}
