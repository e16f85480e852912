import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'

/** The shelf while its books are fetched: their shapes, and a spinner that says so. */
export function LoadingCards() {
  return (
    <div className="relative">
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c'].map(key => (
          <div key={key} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-[4/3] w-full rounded-none" />
            <div className="flex flex-col gap-3 p-5">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-20" />
              <Skeleton className="h-11 rounded-full" />
            </div>
          </div>
        ))}
      </div>
      <div className="absolute inset-x-0 top-1/3 flex justify-center">
        <Spinner className="size-10" />
      </div>
    </div>
  )
}
