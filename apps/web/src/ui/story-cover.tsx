import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { facePicture } from '../lib/faces.ts'
import { useOnline } from '../lib/network.ts'
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
  const online = useOnline()
  const [missed, setMissed] = useState(false)
  // A picture that did not come is asked for again when the network is back; until then there is another in its place.
  useEffect(() => {
    if (online) setMissed(false)
  }, [online])
  if (!story.hasCover || missed) return <Nightscape {...(className && { className })} />
  return (
    <img
      src={facePicture(serverPaths.cover(story.id))}
      alt={alt}
      width={400}
      height={300}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' })}
      decoding="async"
      onError={() => setMissed(true)}
      className={clsx('bg-sky-high object-cover', className)}
    />
  )
}
