import { toastMs, toastSwipePx } from '@nightlight/contract/limits'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Link } from './link.tsx'
import { dismissToast, toastStore } from './toast-store.ts'

/**
 * Lets the focus come here from an open window, which would take it back at once: it listens to the document, and is not told. To the windows a
 * notification is outside; to whoever reads it, it is on top of them.
 */
function useFocusOverWindows(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keepQuiet = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget
      if (to instanceof Node && list.current?.parentElement?.contains(to)) event.stopPropagation()
    }
    for (const type of ['focusin', 'focusout'] as const) document.body.addEventListener(type, keepQuiet)
    return () => {
      for (const type of ['focusin', 'focusout'] as const) document.body.removeEventListener(type, keepQuiet)
    }
  }, [list])
}

/** The notification area: one toast, 5 s, swiped away to the right, reached with F8, also from a window that is open under it. */
export default function Toaster() {
  const { t } = useTranslation('common')
  const list = useRef<HTMLOListElement>(null)
  useFocusOverWindows(list)
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current)
  return (
    <Toast.Provider duration={toastMs} swipeDirection="right" swipeThreshold={toastSwipePx} label={t('notification')}>
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={open => !open && dismissToast(shown.id)}
          type={shown.destructive ? 'foreground' : 'background'}
          className={clsx(
            // Where a window is open, nothing but the window can be pressed.
            'pointer-events-auto! flex items-start gap-3 rounded-lg border p-4 pl-5 shadow-float data-[state=open]:animate-sheet data-[state=closed]:hidden',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            shown.destructive ? 'border-danger bg-danger-soft text-ink' : 'border-line bg-surface text-ink',
          )}
        >
          <div className="flex-1">
            <Toast.Title className={clsx('font-heading font-bold', shown.destructive && 'text-danger')}>{shown.title}</Toast.Title>
            {shown.description && (
              <Toast.Description className="text-sm">
                {shown.href ? (
                  <Link href={shown.href} className="underline underline-offset-4">
                    {shown.description}
                  </Link>
                ) : (
                  shown.description
                )}
              </Toast.Description>
            )}
          </div>
          <Toast.Close asChild>
            <Button variant="quiet" size="icon" className="-my-2 -mr-2" aria-label={t('close')}>
              <X aria-hidden="true" />
            </Button>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={list}
        hotkey={['F8']}
        // A window hides from screen readers all that is outside of it, save what has this attribute. What appears is announced by itself.
        aria-live="off"
        label={t('notifications', { hotkey: '{hotkey}' })}
        className="fixed top-0 right-0 z-60 flex w-[min(26rem,100vw)] flex-col p-4 outline-none sm:top-auto sm:bottom-0 sm:p-6"
      />
    </Toast.Provider>
  )
}
