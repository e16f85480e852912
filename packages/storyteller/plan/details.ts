/** What a family may type in, and the kinds of it that tales have scenes for. The last of each is for what no lexicon knows. */
export const detailKinds = {
  challenge: ['dark', 'new', 'alone', 'mistakes', 'noise', 'quarrel', 'sleep', 'missing', 'speaking', 'other'],
  power: ['unseen', 'talk', 'fly', 'light', 'strong', 'small', 'time', 'heal', 'other'],
  talent: ['sound', 'show', 'move', 'make', 'count', 'care', 'words', 'other'],
  moral: ['truth', 'help', 'sharing', 'trying', 'courage', 'patience', 'kindness', 'friends', 'self', 'other'],
  destination: ['place', 'house', 'nature', 'fancy', 'other'],
  colour: ['known', 'other'],
  best: [],
} as const satisfies Record<string, readonly string[]>

export type DetailName = keyof typeof detailKinds
export type KindOf<Name extends DetailName> = (typeof detailKinds)[Name][number]
export const detailNames = [
  'challenge',
  'power',
  'talent',
  'moral',
  'destination',
  'colour',
  'best',
] as const satisfies readonly DetailName[]
