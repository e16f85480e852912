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
  children: ReactNode
}

const veil = 'fixed inset-0 z-40 bg-veil animate-appear'

function Heading({ title, description }: { title: string; description: string | undefined }) {
  const { t } = useTranslation('common')
  return (
    <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
      <div className="pt-1.5">
        <Primitive.Title className="text-xl">{title}</Primitive.Title>
        <Primitive.Description className={clsx('mt-1 text-ink-soft', !description && 'sr-only')}>
          {description ?? title}
        </Primitive.Description>
      </div>
      <Primitive.Close asChild>
        <Button variant="quiet" size="icon" className="-mr-2" aria-label={t('close')}>
          <X aria-hidden="true" />
        </Button>
      </Primitive.Close>
    </div>
  )
}

/** A window over the page; on a phone a sheet that rises from the foot, where the thumb is. */
export function Dialog({ open, onOpenChange, title, description, footer, width = 'normal', children }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={veil} />
        <Primitive.Content
          {...returnFocus}
          className={clsx(
            'fixed z-50 flex max-h-[92dvh] flex-col bg-surface text-ink shadow-float animate-page',
            'inset-x-0 bottom-0 rounded-t-xl sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:rounded-xl',
            width === 'wide' ? 'sm:max-w-4xl' : 'sm:max-w-lg',
          )}
        >
          <Heading title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-sm:*:grow">{footer}</div>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The same, slid in from the side: the menu of a phone. */
export function Drawer({ open, onOpenChange, title, description, children }: Omit<DialogProps, 'footer' | 'width'>) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={veil} />
        <Primitive.Content className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,90vw)] flex-col bg-surface text-ink shadow-float animate-sheet">
          <Heading title={title} description={description} />
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-8">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
