import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { type Animal, animals, type Setting, settings, type Theme } from '@nightlight/contract/enums'
import { likedAnimals, likedThemes, ofChild } from '../form/fill.ts'
import { defaultValues, type StoryFormValues } from '../form/values.ts'

/** How many pictures lie before a child at a time; themes are in groups of eight. */
const laidOut = 6

/** The themes as a child chooses among them: what it is about, in groups that belong together. */
export const themeGroups = [
  ['Kindness', 'Friendship', 'Sharing', 'Generosity', 'Empathy', 'Compassion', 'Love', 'Gratitude'],
  ['Courage', 'Confidence', 'Self-belief', 'Leadership', 'Perseverance', 'Resilience', 'Hope', 'Growth'],
  ['Curiosity', 'Discovery', 'Exploration', 'Adventure', 'Learning', 'Wisdom', 'Goal-setting', 'Problem-solving'],
  ['Joy', 'Creativity', 'Innovation', 'Harmony', 'Balance', 'Mindfulness', 'Patience', 'Self-awareness'],
  ['Teamwork', 'Cooperation', 'Inclusion', 'Unity', 'Communication', 'Understanding', 'Respect', 'Honesty'],
  ['Nature', 'Conservation', 'Sustainability', 'Stewardship', 'Responsibility', 'Change', 'Adaptability', 'Decision-making'],
] as const satisfies readonly (readonly Theme[])[]

function mixed<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list]
  const taken: T[] = []
  while (left.length > 0) taken.push(...left.splice(Math.floor(random() * left.length), 1))
  return taken
}

const inHands = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, hand) => list.slice(hand * size, (hand + 1) * size))

export type Hands = {
  animal: readonly (readonly Animal[])[]
  setting: readonly (readonly Setting[])[]
  theme: readonly (readonly Theme[])[]
}

/** The pictures that are laid before a child, hand after hand: first what it likes, the rest in an order of its own each time. */
export function layOut(child: ChildProfile, random: () => number = Math.random): Hands {
  const liked = mixed([...new Set(likedAnimals(child))], random)
  const others = mixed(
    animals.filter(animal => !liked.includes(animal)),
    random,
  )
  const preferred = likedThemes(child)
  const counted = (group: readonly Theme[]) => group.filter(theme => preferred.includes(theme)).length
  return {
    animal: inHands([...liked.slice(0, laidOut / 2), ...others, ...liked.slice(laidOut / 2)], laidOut),
    setting: inHands(mixed(settings, random), laidOut),
    theme: mixed<readonly Theme[]>(themeGroups, random).toSorted((a, b) => counted(b) - counted(a)),
  }
}

/** Of each hand of themes first those whose tale the child has not heard yet. */
export const unheardFirst = (hands: Hands['theme'], heard: ReadonlySet<Theme>): Hands['theme'] =>
  hands.map(hand => hand.toSorted((a, b) => Number(heard.has(a)) - Number(heard.has(b))))

export type Answers = { animal?: Animal; setting?: Setting; theme?: Theme }

/** The form as a child has answered, alone or with whoever comes along. */
export const filledIn = (child: ChildProfile, answers: Answers, companion?: ChildProfile): StoryFormValues => ({
  ...defaultValues,
  ...ofChild(child),
  companionId: companion?.id ?? 0,
  ...answers,
})
