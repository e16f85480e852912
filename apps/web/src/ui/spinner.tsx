import { useTranslation } from 'react-i18next'

/** A turning moon. `decorative` where the words beside it already say that something is under way. */
export function Spinner({ decorative, className = 'size-5' }: { decorative?: boolean; className?: string }) {
  const { t } = useTranslation('common')
  const drawing = (
    <svg viewBox="0 0 24 24" className={`${className} animate-turn`} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (decorative) return drawing
  return (
    <span role="status" className="inline-flex items-center">
      {drawing}
      <span className="sr-only">{t('loading')}</span>
    </span>
  )
}
