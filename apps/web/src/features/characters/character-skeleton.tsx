import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A character's card while the characters are fetched. */
export function CharacterSkeleton() {
  return (
    <Card flush>
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="flex flex-col gap-3 p-3 sm:p-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-11 rounded-full" />
      </div>
    </Card>
  )
}
