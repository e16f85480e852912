import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../lib/network.ts'

/** Says quietly that there is no network, over the foot of the page so that nothing moves: a story is read on, the rest waits. */
export function NetworkNote({ reading = false }: { reading?: boolean }) {
  const { t } = useTranslation('common')
  const online = useOnline()
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 print:hidden"
    >
      {!online && (
        <p className="flex items-center gap-2.5 rounded-lg border border-line bg-surface py-2 pr-5 pl-4 text-sm text-ink shadow-float animate-appear">
          <CloudOff className="size-5 shrink-0 text-link" aria-hidden="true" />
          {reading ? t('offline.reading') : t('offline.waiting')}
        </p>
      )}
    </div>
  )
}
