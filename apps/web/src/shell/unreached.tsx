import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Who is there could not be asked, so that there is nothing to show yet. Goes by itself when the network comes back. */
export function Unreached({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <main id="main" tabIndex={-1} className="m-auto p-page">
      <EmptyState
        whole
        clouded
        title={t('unreached.title')}
        text={t('unreached.text')}
        action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      />
    </main>
  )
}
