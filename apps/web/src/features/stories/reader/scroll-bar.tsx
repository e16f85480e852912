import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** How far the page is read, as a thin line at the very top with a marker that hangs from it and moves along. `percent` from 0 to 100. */
export function ScrollBar({ percent }: { percent: number }) {
  const { t } = useTranslation('stories')
  return (
    <div
      role="progressbar"
      aria-label={t('reader.position')}
      aria-valuenow={Math.round(percent)}
      className="fixed inset-x-0 top-0 z-40 h-1.5 bg-line"
    >
      {/* The text fades out before it passes behind the marker. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-1.5 h-8 bg-linear-to-b from-paper from-60% to-transparent"
      />
      <div className="relative h-full bg-amber" style={{ width: `${percent}%` }} />
      <span
        aria-hidden="true"
        className="absolute top-0 flex h-7 w-6 -translate-x-1/2 items-center justify-center rounded-b-full bg-amber text-on-amber shadow-card"
        style={{ left: `clamp(1.375rem, ${percent}%, calc(100% - 1.375rem))` }}
      >
        <BookOpen className="size-4" />
      </span>
    </div>
  )
}
