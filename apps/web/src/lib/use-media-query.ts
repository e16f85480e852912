import { useSyncExternalStore } from 'react'

/** Whether a media query holds now: `useMediaQuery('(min-width: 80rem)')`. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

/** Whether a field may be given the focus unasked: on a phone that brings the keyboard up, over half of what there is to choose from. */
export const mayFocusField = () => matchMedia('(hover: hover)').matches
