import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A profile's card while the profiles are fetched. */
export function ProfileSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <Skeleton className="my-1.5 h-8 w-24 rounded-full" />
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14 w-4/5" />
    </Card>
  )
}
