import type { Setting } from '@nightlight/contract/enums'
import type { DrawFriend } from '../friends/face.ts'

/** Somebody who lives in a place: how they are drawn, and how large they are beside a friend (its frame is 1). */
export type Resident = {
  size: number
  draw: DrawFriend
  /** How high above the ground they are at home, in parts of a friend's frame; asleep they come down. */
  floats?: number
}

/** Who lives in a place, in the order of its list in every language. */
export type Residents = { elders: readonly Resident[]; dwellers: readonly Resident[] }
export type ResidentsOf<S extends Setting> = Record<S, Residents>
