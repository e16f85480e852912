/**
 * What a page of the picture book shows, without words of any language: where it is, how near we stand, what light there is, and who is there and how.
 * An outline says it for each beat, the pictures draw it, and each language describes it for who cannot see it.
 */

/** The child's bedroom; the way there; the place as one comes to it, its heart, a path and a corner of it, a dark hollow, a high spot, and where all gather in the evening. */
export const spots = ['bedroom', 'way', 'arrival', 'heart', 'path', 'corner', 'hollow', 'high', 'gathering'] as const
export type Spot = (typeof spots)[number]

/** How much is seen: the land with small figures, figures from head to foot, or faces. */
export const shots = ['wide', 'middle', 'near'] as const
export type Shot = (typeof shots)[number]

export const hours = ['dusk', 'evening', 'night', 'dark', 'morning'] as const
export type Hour = (typeof hours)[number]

export const feelings = ['calm', 'curious', 'worried', 'ashamed', 'surprised', 'glad', 'sleepy'] as const
export type Feeling = (typeof feelings)[number]

export const childActs = ['stands', 'walks', 'sits', 'kneels', 'reaches', 'hugs', 'sleeps'] as const
export type ChildAct = (typeof childActs)[number]

export const friendActs = ['stands', 'comes', 'goes', 'sleeps'] as const
export type FriendAct = (typeof friendActs)[number]

export type Scene = {
  spot: Spot
  shot: Shot
  hour: Hour
  /** Absent where the child is not seen. */
  child?: { act: ChildAct; feeling: Feeling }
  /** Absent where the friend is not seen. */
  friend?: { act: FriendAct; feeling: Feeling }
}

/** Whether a page has room for the best friend at the child's side: where the child is out, seen from head to foot, and has its arms free. */
export const hasRoomForTwo = ({ spot, shot, child }: Scene): boolean =>
  child !== undefined && child.act !== 'hugs' && spot !== 'bedroom' && shot !== 'near'
