import { clsx } from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import { type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { early, lazily } from '../lib/lazily.ts'
import { type Control, controlLook } from './field.tsx'

// The list comes when its button is approached, so that it is there when it is pressed.
const loadList = () => import('./combobox-list.tsx')
const ComboboxList = lazily(loadList)

type ComboboxProps<V extends string> = {
  control: Control
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChange: (value: V) => void
  placeholder: string
  searchLabel: string
  /** Lets a form lead the focus here. */
  ref?: Ref<{ focus: () => void }>
}

/** One of many, found by typing: opens on click, Enter or Space; arrows, Enter and Escape do the rest. */
export function Combobox<V extends string>({ control, options, value, onChange, placeholder, searchLabel, ref }: ComboboxProps<V>) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), [])
  const chosen = options.find(option => option.value === value)
  return (
    <>
      <button
        {...control}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={early(loadList)}
        onFocus={early(loadList)}
        onClick={() => setOpen(!open)}
        className={clsx(controlLook, 'flex items-center justify-between gap-2 text-left')}
      >
        <span className={clsx('truncate', !chosen && 'text-ink-faint')}>{chosen?.label ?? placeholder}</span>
        <ChevronsUpDown className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </button>
      <Suspense>
        {open && (
          <ComboboxList
            anchor={button}
            options={options}
            chosen={chosen?.label}
            searchLabel={searchLabel}
            onClose={() => setOpen(false)}
            onChoose={label => {
              const option = options.find(each => each.label === label)
              if (option) onChange(option.value)
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
