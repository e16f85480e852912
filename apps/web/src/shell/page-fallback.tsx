import { Skeleton } from '../ui/skeleton.tsx'

/** The shape of a page, while the page itself is on its way. */
export function PageFallback() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-page pt-8 pb-16" aria-busy="true">
      <Skeleton className="mb-8 h-10 w-72 max-w-full" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map(key => (
          <Skeleton key={key} className="h-64 rounded-lg" />
        ))}
      </div>
    </main>
  )
}
