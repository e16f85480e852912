import type { Animal } from '@nightlight/contract/enums'

/** The friends offered for a first story, drawn when the app is built. */
export const tryFriends = ['Fox', 'Owl', 'Hedgehog', 'Dragon', 'Sea Turtle', 'Unicorn'] as const satisfies readonly Animal[]

export const friendPath = (animal: Animal) => `/samples/friend-${animal.toLowerCase().replaceAll(' ', '-')}.svg`
