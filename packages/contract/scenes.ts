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

export const childActs = [
  ...['stands', 'walks', 'sits', 'kneels', 'reaches', 'hugs', 'sleeps'],
  // On the way with the friend: on its back or by its side, as that friend takes a child along.
  'travels',
  // What tales turn on: with a stick on the ground, one thing upon another, in both arms, a hand at the ear, on hands and knees, high in the air, on its own hands.
  ...['draws', 'stacks', 'carries', 'points', 'listens', 'crawls', 'leaps', 'waits'],
] as const
export type ChildAct = (typeof childActs)[number]

export const friendActs = ['stands', 'comes', 'goes', 'sleeps'] as const
export type FriendAct = (typeof friendActs)[number]

/** What those who live in the place do: they are at rest there, or asleep. */
export const folkActs = ['stands', 'sleeps'] as const
export type FolkAct = (typeof folkActs)[number]

/** What stories are about: the things that a page can show. */
export const things = [
  ...['glass', 'cup', 'shards', 'bowl', 'spilt', 'pot', 'biscuit', 'bun', 'covered', 'slices', 'cake', 'tray', 'spoon', 'table'],
  ...[
    'towel',
    'napkin',
    'blanket',
    'knots',
    'folded',
    'scarf',
    'string',
    'thread',
    'ribbon',
    'costume',
    'slippers',
    'shoes',
    'washing',
    'mattress',
  ],
  ...['note', 'poem', 'drawing', 'portrait', 'map', 'letter', 'letters', 'tickets', 'star', 'book', 'ballot'],
  ...[
    'drum',
    'heap',
    'pebble',
    'pebbles',
    'cottage',
    'key',
    'bench',
    'satchel',
    'bundle',
    'bell',
    'rattle',
    'boxes',
    'tower',
    'fallen',
    'lighthouse',
  ],
  ...[
    'broom',
    'skipping-rope',
    'rope',
    'ruler',
    'watering-can',
    'stalk',
    'bud',
    'toys',
    'lantern',
    'lights',
    'torch',
    'can',
    'finds-bowl',
    'door',
    'doors',
    'dark-doors',
  ],
  ...['dark-lamp', 'bright-lamp'],
  ...['lid', 'box', 'ticket', 'token', 'crystal', 'plaster', 'leaf', 'pencil', 'button', 'pompom', 'wisp', 'knot', 'crumb', 'find'],
] as const
export type Thing = (typeof things)[number]

/** In the child's hand; brought by the friend; on the ground before everybody; behind everybody, or in the bedroom on the bed. */
export const thingPlaces = ['held', 'carried', 'before', 'behind'] as const
export type ThingPlace = (typeof thingPlaces)[number]

export type Scene = {
  spot: Spot
  shot: Shot
  hour: Hour
  /** Absent where the child is not seen. */
  child?: { act: ChildAct; feeling: Feeling }
  /** Absent where the friend is not seen. */
  friend?: { act: FriendAct; feeling: Feeling }
  /** The tale's elder and its dweller, of the place where it plays; absent where they are not seen. Nobody of a place comes into the bedroom. */
  elder?: { act: FolkAct; feeling: Feeling }
  dweller?: { act: FolkAct; feeling: Feeling }
  /** Whether the best friend is there, where one comes along: said by the story where it tells more than the scene does, else wherever there is room. */
  best?: boolean
  /** What is there, one thing at most in each place. */
  things?: Partial<Record<ThingPlace, Thing>>
}

/** Who a page can show, the best friend among them. */
export type Figure = 'child' | 'friend' | 'best' | 'elder' | 'dweller'

/** Whether a page has room for the best friend at the child's side: where the child is out, seen from head to foot, and has its arms free. */
const hasRoomForTwo = ({ spot, shot, child }: Scene): boolean =>
  child !== undefined && child.act !== 'hugs' && spot !== 'bedroom' && shot !== 'near'

/**
 * Who is on the page of a scene, for a picture and its description alike. From near by there are two: the child, then whoever it hugs, the dweller, the
 * friend, the elder. Else there are four: child, friend, dweller, best friend, elder, so that of all of them the elder gives way.
 */
export const figuresOf = (scene: Scene, hasBestFriend: boolean): ReadonlySet<Figure> => {
  const isNear = scene.shot === 'near' && scene.spot !== 'bedroom'
  const order: Figure[] =
    !isNear || scene.child?.act === 'hugs' ? ['child', 'friend', 'dweller', 'best', 'elder'] : ['child', 'dweller', 'friend', 'elder']
  const isThere = (figure: Figure) =>
    figure === 'best' ? hasBestFriend && scene.child !== undefined && (scene.best ?? hasRoomForTwo(scene)) : scene[figure] !== undefined
  return new Set(order.filter(isThere).slice(0, isNear ? 2 : 4))
}
