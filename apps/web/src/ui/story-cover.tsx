import { clsx } from 'clsx'
import { facePicture } from '../lib/faces.ts'
import { serverPaths } from '../lib/paths.ts'
import { Nightscape } from './nightscape.tsx'

type StoryCoverProps = {
  story: { id: number; hasCover: boolean }
  alt: string
  /** Where it is the first thing on its page: it is fetched at once. */
  first?: boolean
  className?: string
}

/** A story's own picture, drawn by the server from the story's facts. */
export function StoryCover({ story, alt, first, className }: StoryCoverProps) {
  if (!story.hasCover) return <Nightscape {...(className && { className })} />
  return (
    <img
      src={facePicture(serverPaths.cover(story.id))}
      alt={alt}
      width={400}
      height={300}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' })}
      decoding="async"
      className={clsx('bg-sky-high object-cover', className)}
    />
  )
}
