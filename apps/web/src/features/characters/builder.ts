import { accessories, characterParts } from '@nightlight/contract/enums'
import { type CharacterLook, swatches } from '@nightlight/pictures/look'

export type Part = keyof typeof characterParts
export type ColoredPart = keyof typeof swatches

/** The look as it is, and every look before it, the latest last. */
export type Builder = {
  look: CharacterLook
  past: readonly CharacterLook[]
  /** What is being changed without a pause, such as one colour under a moving pointer: one undo takes all of it back. */
  stroke: string | undefined
}

export type BuilderAction = { type: 'change'; change: Partial<CharacterLook>; stroke?: string } | { type: 'undo' }

export const startBuilder = (look: CharacterLook): Builder => ({ look, past: [], stroke: undefined })

export function build(state: Builder, action: BuilderAction): Builder {
  if (action.type === 'undo') {
    const look = state.past.at(-1)
    return look ? { look, past: state.past.slice(0, -1), stroke: undefined } : state
  }
  const { change, stroke } = action
  const goesOn = stroke !== undefined && stroke === state.stroke
  return { look: { ...state.look, ...change }, past: goesOn ? state.past : [...state.past, state.look], stroke }
}

type Random = () => number

const anyOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T

/** A look by chance: a part of each kind, at most two accessories, and colours of those that are offered. */
export function surpriseLook(random: Random = Math.random): CharacterLook {
  const colorOf = (part: ColoredPart): string => anyOf<string>(Object.values(swatches[part]), random)
  const worn = Array.from({ length: Math.floor(random() * 3) }, () => anyOf(accessories, random))
  return {
    body: anyOf(characterParts.body, random),
    hair: anyOf(characterParts.hair, random),
    eyes: anyOf(characterParts.eyes, random),
    mouth: anyOf(characterParts.mouth, random),
    clothes: anyOf(characterParts.clothes, random),
    accessories: [...new Set(worn)],
    color: { skin: colorOf('skin'), hair: colorOf('hair'), eyes: colorOf('eyes'), clothes: colorOf('clothes') },
  }
}
