/** The crescent with its star, and the name. `compact` leaves a phone the crescent alone, where something needs the place. */
export function Logo({ compact, className }: { compact?: boolean | undefined; className?: string }) {
  return (
    <span className={`inline-flex min-h-target min-w-target items-center gap-2 font-heading text-xl font-bold ${className ?? ''}`}>
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <path d="M21.6 24.8A11 11 0 1 1 17.8 5a8.8 8.8 0 0 0 3.8 19.8Z" className="fill-amber" />
        <path d="m24 8 1.1 2.9L28 12l-2.9 1.1L24 16l-1.1-2.9L20 12l2.9-1.1Z" className="fill-link" />
      </svg>
      <span className={`translate-y-0.5 ${compact ? 'max-sm:sr-only' : 'max-[23rem]:sr-only'}`}>Nightlight</span>
    </span>
  )
}
