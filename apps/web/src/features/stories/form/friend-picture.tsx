import type { Animal } from '@nightlight/contract/enums'
import { drawFriend } from '@nightlight/pictures/friend'

const drawn = new Map<Animal, string>()

function pictureOf(animal: Animal): string {
  const known = drawn.get(animal) ?? `data:image/svg+xml,${encodeURIComponent(drawFriend(animal))}`
  drawn.set(animal, known)
  return known
}

/** A friend's picture, for the eye only: its name always stands beside it. */
export default function FriendPicture({ animal, className = 'size-10' }: { animal: Animal; className?: string }) {
  return <img src={pictureOf(animal)} alt="" className={`${className} shrink-0`} />
}
