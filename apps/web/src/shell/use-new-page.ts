import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * What a browser does by itself when a link is followed: the new page starts at its top and a screen reader starts there too. Back and
 * Forward are left alone, so that a list is found where it was left.
 */
export function useNewPage() {
  const [location] = useLocation()
  const seen = useRef(location)
  const wentBack = useRef(false)
  useEffect(() => {
    const onPop = () => {
      wentBack.current = true
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  useEffect(() => {
    if (seen.current === location) return
    seen.current = location
    if (!wentBack.current) {
      scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    wentBack.current = false
  }, [location])
}
