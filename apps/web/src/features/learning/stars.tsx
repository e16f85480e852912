import { masteryStars } from '@nightlight/contract/limits'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'

/** So many of five stars. `label` says it in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {Array.from({ length: masteryStars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are only their places
        <Star key={index} className={clsx('size-5', index < count ? 'fill-amber text-link' : 'text-line-strong')} aria-hidden="true" />
      ))}
    </span>
  )
}
