import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

type EndlessGridProps = {
  label: string
  hasMore: boolean
  loadingMore: boolean
  /** After a failure only a press of the button asks again. */
  failed: boolean
  onMore: () => void
  children: ReactNode
}

/** A grid of cards that goes on as its end comes near, with a button for those who do not scroll. */
export function EndlessGrid({ label, hasMore, loadingMore, failed, onMore, children }: EndlessGridProps) {
  const { t } = useTranslation('common')
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  useEffect(() => {
    if (!end.current || !hasMore || loadingMore || failed) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, loadingMore, failed])
  return (
    <>
      <ul aria-label={label} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {children}
      </ul>
      {hasMore && (
        <div ref={end} className="mt-8 flex justify-center">
          <Button variant="secondary" pending={loadingMore} onClick={onMore}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
