import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  /** Shown under a line at the foot and always in sight: the buttons. */
  footer?: ReactNode
  width?: 'normal' | 'wide'
  /** Who has the focus first; otherwise the first thing that can have it. */
  initialFocus?: () => HTMLElement | null
  /** Something has been typed into it: a slip of the finger beside it must not throw that away. */
  filled?: boolean
  /** As high as it may be from the start, where what is in it comes and goes under the finger. */
  steady?: boolean
  children: ReactNode
}

/** What scrolls beneath the title fades out under it. */
const scrolling = 'min-h-0 flex-1 overflow-y-auto px-5 pt-3 sm:px-6 [mask-image:linear-gradient(to_bottom,transparent,black_0.75rem)]'
const veil = 'fixed inset-0 z-40 bg-veil animate-appear'

function Heading({ title, description }: { title: string; description: string | undefined }) {
  const { t } = useTranslation('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 pt-4 pb-0.5 sm:px-6 sm:pt-5 sm:pb-1.5">
      <Primitive.Title className="self-center text-xl wrap-anywhere">{title}</Primitive.Title>
      <Primitive.Close asChild>
        <Button variant="quiet" size="icon" className="-mr-2" aria-label={t('close')}>
          <X aria-hidden="true" />
        </Button>
      </Primitive.Close>
      <Primitive.Description className={clsx('col-span-full text-ink-soft', !description && 'sr-only')}>
        {description ?? title}
      </Primitive.Description>
    </div>
  )
}

/** A window over the page; on a phone a sheet that rises from the foot, where the thumb is. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width = 'normal',
  initialFocus,
  filled,
  steady,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={veil} />
        <Primitive.Content
          {...returnFocus}
          onOpenAutoFocus={event => {
            returnFocus.onOpenAutoFocus()
            const first = initialFocus?.()
            if (!first) return
            event.preventDefault()
            first.focus()
          }}
          onInteractOutside={event => filled && event.preventDefault()}
          className={clsx(
            'fixed z-50 flex max-h-[92dvh] flex-col bg-surface text-ink shadow-float animate-page',
            'inset-x-0 bottom-0 rounded-t-xl sm:inset-0 sm:m-auto sm:w-[calc(100%-3rem)] sm:rounded-xl',
            steady ? 'h-[92dvh] sm:h-[min(92dvh,48rem)]' : 'sm:h-fit',
            width === 'wide' ? 'sm:max-w-4xl' : 'sm:max-w-lg',
          )}
        >
          <Heading title={title} description={description} />
          <div className={clsx(scrolling, 'pb-6')}>{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 max-sm:*:grow max-sm:*:px-3 sm:gap-3 sm:px-6 sm:py-4">
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The same, slid in from the side: the menu of a phone. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  children,
}: Omit<DialogProps, 'footer' | 'width' | 'initialFocus' | 'filled' | 'steady'>) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={veil} />
        <Primitive.Content className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,90vw)] flex-col bg-surface text-ink shadow-float animate-sheet">
          <Heading title={title} description={description} />
          <div className={clsx(scrolling, 'pb-8')}>{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
