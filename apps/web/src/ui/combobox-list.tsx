import { Command } from 'cmdk'
import { Check, Search } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { holds } from '../lib/search.ts'
import { mayFocusField } from '../lib/use-media-query.ts'

type ComboboxListProps = {
  /** The button that it hangs from, and gives the focus back to. */
  anchor: RefObject<HTMLButtonElement | null>
  options: readonly { label: string }[]
  chosen: string | undefined
  searchLabel: string
  onChoose: (label: string) => void
  onClose: () => void
}

export default function ComboboxList({ anchor, options, chosen, searchLabel, onChoose, onClose }: ComboboxListProps) {
  const { t } = useTranslation('common')
  const list = useRef<HTMLDivElement>(null)
  const marked = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open onOpenChange={open => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          aria-label={searchLabel}
          onCloseAutoFocus={event => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          onOpenAutoFocus={event => {
            if (list.current && marked.current) list.current.scrollTop = marked.current.offsetTop - list.current.clientHeight / 2
            if (mayFocusField() || !(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            event.currentTarget.focus()
          }}
          // A press on the button itself closes it there; closing it here as well would open it anew.
          onInteractOutside={event => event.target instanceof Node && anchor.current?.contains(event.target) && event.preventDefault()}
          style={{ width: Math.max(anchor.current?.offsetWidth ?? 0, 256) }}
          className="z-50 overflow-hidden rounded-md border border-line bg-surface text-ink shadow-float animate-appear"
        >
          <Command label={searchLabel} defaultValue={chosen ?? ''} filter={(label, search) => (holds(label, search) ? 1 : 0)}>
            <div className="flex items-center gap-2 border-b border-line px-4">
              <Search className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <Command.Input
                placeholder={searchLabel}
                className="min-h-target w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
              />
            </div>
            <Command.List
              ref={list}
              label={searchLabel}
              className="relative h-[min(18rem,calc(var(--radix-popover-content-available-height,100dvh)-3.25rem))] overflow-y-auto p-1.5"
            >
              <Command.Empty className="px-4 py-6 text-center text-ink-soft">{t('nothingFound')}</Command.Empty>
              {options.map(({ label }) => (
                <Command.Item
                  key={label}
                  ref={label === chosen ? marked : null}
                  value={label}
                  onSelect={() => onChoose(label)}
                  className="flex min-h-target items-center justify-between gap-2 rounded-sm px-3 data-[selected=true]:bg-amber-soft"
                >
                  {label}
                  {label === chosen && <Check className="size-5 text-link" aria-hidden="true" />}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
