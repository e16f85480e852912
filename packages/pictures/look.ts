import { type Accessory, type characterParts, defaultCharacterColors } from '@nightlight/contract/enums'

type Parts = typeof characterParts

/** How a character looks: one of each part, any accessories, and four colours as `#rrggbb`. */
export type CharacterLook = {
  body: Parts['body'][number]
  hair: Parts['hair'][number]
  eyes: Parts['eyes'][number]
  mouth: Parts['mouth'][number]
  clothes: Parts['clothes'][number]
  accessories: readonly Accessory[]
  color: { skin: string; hair: string; eyes: string; clothes: string }
}

/** The look that a new character begins with: the stated parts, and four colours that suit the pictures' light. */
export const defaultLook: CharacterLook = {
  body: 'default',
  hair: 'short',
  eyes: 'round',
  mouth: 'smile',
  clothes: 'casual',
  accessories: [],
  color: defaultCharacterColors,
}

const like = (change: Partial<Omit<CharacterLook, 'color'>>, skin: string, hair: string, clothes: string): CharacterLook => ({
  ...defaultLook,
  ...change,
  color: { ...defaultLook.color, skin, hair, clothes },
})

/** Five friendly children, for somebody whose look nobody has chosen. */
export const friendlyLooks: readonly [CharacterLook, ...CharacterLook[]] = [
  like({ hair: 'curly' }, '#efc4a3', '#cf7a3c', '#5f8a5f'),
  like({ hair: 'braids' }, '#704632', '#231d24', '#c9637f'),
  like({ hair: 'bob', eyes: 'monolid' }, '#f7dcc8', '#231d24', '#4f7fb8'),
  like({ hair: 'spiky', accessories: ['glasses'] }, '#c68f68', '#4a3229', '#d9745c'),
  like({ hair: 'ponytail', accessories: ['freckles'] }, '#efc4a3', '#c99a55', '#7562ab'),
]

/** Colours offered for each part, from which a name can be made: a key, and its colour. Any other `#rrggbb` may be chosen as well. */
export const swatches = {
  skin: {
    porcelain: '#f7dcc8',
    peach: '#efc4a3',
    honey: '#dda87d',
    amber: '#c68f68',
    caramel: '#a87048',
    chestnut: '#865336',
    cocoa: '#704632',
    ebony: '#553428',
  },
  hair: {
    black: '#231d24',
    espresso: '#4a3229',
    chestnut: '#774a30',
    auburn: '#93452b',
    ginger: '#cf7a3c',
    honey: '#c99a55',
    blond: '#e8c987',
    silver: '#b9b6bd',
    teal: '#3f8f96',
    lilac: '#9c82c4',
  },
  eyes: { brown: '#4b3a2f', hazel: '#7d6238', green: '#4f7a52', blue: '#4a78ab', grey: '#6b7280', black: '#221c22' },
  clothes: {
    amber: '#e0a24a',
    coral: '#d9745c',
    rose: '#c9637f',
    violet: '#7562ab',
    blue: '#4f7fb8',
    teal: '#3f8f96',
    moss: '#5f8a5f',
    cream: '#ecdcbc',
  },
} as const
