import type { StoryProgress } from '@nightlight/contract/stories'
import { useEffect, useState } from 'react'
import { serverPaths } from '../../../lib/paths.ts'

/** What the server is doing for the story that was asked for with this key; undefined while nothing is known, or nothing is asked for. */
export function useStoryProgress(key: string | undefined): StoryProgress | undefined {
  const [progress, setProgress] = useState<StoryProgress>()
  useEffect(() => {
    if (key === undefined) return
    const events = new EventSource(serverPaths.progress(key))
    events.onmessage = ({ data }: MessageEvent<string>) => setProgress(JSON.parse(data))
    // The stream ends with the story; asking again for one that is done would only wait for nothing.
    events.onerror = () => events.close()
    return () => {
      events.close()
      setProgress(undefined)
    }
  }, [key])
  return progress
}
