import { toastMs, toastSwipePx } from '@nightlight/contract/limits'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Link } from './link.tsx'
import { dismissToast, toastStore } from './toast-store.ts'

/** The notification area: one toast, 5 s, swiped away to the right, reached with F8. */
export default function Toaster() {
  const { t } = useTranslation('common')
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
            'flex items-start gap-3 rounded-lg border p-4 pl-5 shadow-float data-[state=open]:animate-sheet data-[state=closed]:hidden',
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
        hotkey={['F8']}
        label={t('notifications', { hotkey: '{hotkey}' })}
        className="fixed top-0 right-0 z-60 flex w-[min(26rem,100vw)] flex-col p-4 outline-none sm:top-auto sm:bottom-0 sm:p-6"
      />
    </Toast.Provider>
  )
}
