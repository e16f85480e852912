import { type Animal, type AnimalGroup, animalGroups } from '@nightlight/contract/enums'
import { Bird, Palmtree, Sparkles, Trees, Waves, Wheat } from 'lucide-react'

const icons = { forest: Trees, jungle: Palmtree, sea: Waves, fantasy: Sparkles, farm: Wheat, birds: Bird } satisfies Record<
  AnimalGroup,
  unknown
>
export const groups = Object.keys(animalGroups).filter((name): name is AnimalGroup => name in animalGroups)
export const groupOf = (animal: Animal): AnimalGroup => groups.find(group => animalGroups[group].some(each => each === animal)) ?? 'forest'

/** A friend's picture, for the eye only: its name always stands beside it. */
export function FriendPicture({ animal, className = 'size-10' }: { animal: Animal; className?: string }) {
  const Icon = icons[groupOf(animal)]
  return (
    <span
      aria-hidden="true"
      className={`${className} inline-flex shrink-0 items-center justify-center rounded-full bg-amber-soft text-link`}
    >
      <Icon className="size-1/2" />
    </span>
  )
}
