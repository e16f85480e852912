import { AlertDialog } from 'radix-ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import type { ConfirmProps } from './confirm.tsx'
import { useReturnFocus } from './return-focus.ts'

/** The window of a question (confirm.tsx). */
export default function ConfirmWindow({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  pending,
  onConfirm,
  children,
}: ConfirmProps) {
  const { t } = useTranslation('common')
  const returnFocus = useReturnFocus()
  const confirmed = useRef(false)
  const answer = (yes: boolean) => {
    confirmed.current = yes
    if (yes) onConfirm()
    else onOpenChange(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={() => answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-veil animate-appear" />
        <AlertDialog.Content
          {...returnFocus}
          onCloseAutoFocus={event => returnFocus.onCloseAutoFocus(event, confirmed.current)}
          className="fixed inset-0 z-50 m-auto flex h-fit w-[calc(100%-2rem)] max-w-md flex-col gap-3 rounded-xl bg-surface p-6 text-ink shadow-float animate-page"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft">{description}</AlertDialog.Description>
          {children}
          <div className="mt-3 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{t('cancel')}</Button>
            </AlertDialog.Cancel>
            <Button variant="danger" pending={pending ?? false} onClick={() => answer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
