import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { type Animal, animals, moods, settings, type Theme, themes } from '@nightlight/contract/enums'
import type { StoryFormValues } from './values.ts'

/** What a profile calls otherwise than a story does. */
const sameAnimal: Partial<Record<ChildProfile['favoriteAnimals'][number], Animal>> = { Turtle: 'Sea Turtle' }
const sameTheme: Partial<Record<ChildProfile['preferredThemes'][number], Theme>> = { 'Problem Solving': 'Problem-solving' }

/** One of a list, by chance, and rather another one than `now`; undefined where the list is empty. */
function anyOf<T>(list: readonly T[], now?: T): T | undefined {
  const others = list.filter(one => one !== now)
  return others[Math.floor(Math.random() * others.length)] ?? list[0]
}

/** The character whose portrait a profile has, 0 for none, as the form writes it. */
const characterOf = ({ avatarUrl }: ChildProfile): number => Number(/\/characters\/(\d+)\//.exec(avatarUrl ?? '')?.[1] ?? 0)

/** The friends that a child likes, as stories know them. */
export const likedAnimals = (child: ChildProfile): Animal[] =>
  child.favoriteAnimals.flatMap(animal => sameAnimal[animal] ?? animals.find(known => known === animal) ?? [])

/** The themes that a child likes, as stories know them. */
export const likedThemes = (child: ChildProfile): Theme[] =>
  child.preferredThemes.flatMap(theme => sameTheme[theme] ?? themes.find(known => known === theme) ?? [])

/** What a story takes from the profile that it is for. */
export const ofChild = (child: ChildProfile) => ({
  childId: child.id,
  childName: child.name,
  pronouns: child.pronouns ?? ('' as const),
  difficulty: child.readingLevel,
  characterId: characterOf(child),
})

/**
 * The form for one of the children: name, level and the character that is its portrait, and a friend and a theme that the child likes, other ones each time. What the stories
 * do not know (a panda) changes nothing.
 */
export function fillFor(child: ChildProfile, values: StoryFormValues): StoryFormValues {
  return {
    ...values,
    ...ofChild(child),
    // Nobody comes along with itself.
    companionId: values.companionId === child.id ? 0 : values.companionId,
    animal: anyOf(likedAnimals(child), values.animal || undefined) ?? values.animal,
    theme: anyOf(likedThemes(child), values.theme || undefined) ?? values.theme,
  }
}

/** What a surprise has chosen. */
export type Surprise = Pick<StoryFormValues, 'animal' | 'theme' | 'setting' | 'mood'>

/** Chooses what nobody has chosen yet, and anew what the last surprise has; what somebody has chosen stays. Themes whose tale is not `heard` yet go first. */
export function surprise(values: StoryFormValues, last?: Surprise, heard: ReadonlySet<Theme> = new Set()): StoryFormValues {
  const unheard = themes.filter(theme => !heard.has(theme))
  const open = (name: keyof Surprise) => values[name] === '' || values[name] === last?.[name]
  return {
    ...values,
    animal: open('animal') ? (anyOf(animals, values.animal || undefined) ?? '') : values.animal,
    theme: open('theme') ? (anyOf(unheard.length > 0 ? unheard : themes, values.theme || undefined) ?? '') : values.theme,
    setting: open('setting') ? (anyOf(settings, values.setting || undefined) ?? '') : values.setting,
    mood: open('mood') ? (anyOf(moods, values.mood || undefined) ?? '') : values.mood,
  }
}
