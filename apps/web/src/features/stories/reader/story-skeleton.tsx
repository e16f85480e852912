import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

/** The shape of the reader while the story is fetched. */
export function StorySkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="aspect-[4/3] w-full sm:aspect-[16/9] rounded-xl" />
      <div className="mx-auto flex w-full max-w-[34em] flex-col gap-4 pt-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map(key => (
          <Skeleton key={key} className="h-5 w-full" />
        ))}
      </div>
      <Spinner className="mx-auto size-8" />
    </div>
  )
}
