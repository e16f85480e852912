import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holds } from '../lib/search.ts'
import { type Control, controlLook } from './field.tsx'

type ComboboxProps<V extends string> = {
  control: Control
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChange: (value: V) => void
  placeholder: string
  searchLabel: string
  /** The button, so that a form can lead the focus to it. */
  ref?: Ref<HTMLButtonElement>
}

/** One of many, found by typing: opens on click, Enter or Space; arrows, Enter and Escape do the rest. */
export function Combobox<V extends string>({ control, options, value, onChange, placeholder, searchLabel, ref }: ComboboxProps<V>) {
  const { t } = useTranslation('common')
  const [open, setOpen] = useState(false)
  const chosen = options.find(option => option.value === value)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        {...control}
        ref={ref}
        type="button"
        className={clsx(controlLook, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className={clsx('truncate', !chosen && 'text-ink-soft')}>{chosen?.label ?? placeholder}</span>
        <ChevronsUpDown className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          aria-label={searchLabel}
          className="z-50 w-(--radix-popover-trigger-width) min-w-64 overflow-hidden rounded-md border border-line bg-surface text-ink shadow-float animate-appear"
        >
          <Command label={searchLabel} defaultValue={chosen?.label ?? ''} filter={(label, search) => (holds(label, search) ? 1 : 0)}>
            <div className="flex items-center gap-2 border-b border-line px-4">
              <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <Command.Input
                placeholder={searchLabel}
                className="min-h-target w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
              />
            </div>
            <Command.List label={searchLabel} className="max-h-72 overflow-y-auto p-1.5">
              <Command.Empty className="px-4 py-6 text-center text-ink-soft">{t('nothingFound')}</Command.Empty>
              {options.map(option => (
                <Command.Item
                  key={option.value}
                  value={option.label}
                  onSelect={() => {
                    onChange(option.value)
                    setOpen(false)
                  }}
                  className="flex min-h-target items-center justify-between gap-2 rounded-sm px-3 data-[selected=true]:bg-amber-soft"
                >
                  {option.label}
                  {option.value === value && <Check className="size-5 text-link" aria-hidden="true" />}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
