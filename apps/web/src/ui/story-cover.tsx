import { clsx } from 'clsx'
import { Nightscape } from './nightscape.tsx'

type StoryCoverProps = { story: { id: number; hasCover: boolean }; alt: string; className?: string }

/** A story's own picture, drawn by the server from the story's facts. */
export function StoryCover({ story, alt, className }: StoryCoverProps) {
  if (!story.hasCover) return <Nightscape {...(className && { className })} />
  return (
    <img
      src={`/api/stories/${story.id}/cover.svg`}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={clsx('bg-sky-high object-cover', className)}
    />
  )
}
