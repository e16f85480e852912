/** Brings something into sight: gliding, or at once for whom movement is too much. */
export function glideTo(element: Element, block: ScrollLogicalPosition) {
  element.scrollIntoView({ block, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
}
