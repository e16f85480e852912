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

/**
 * The form for one of the children: name and level, and a friend and a theme that the child likes, other ones each time. What the stories
 * do not know (a panda) changes nothing.
 */
export function fillFor(child: ChildProfile, values: StoryFormValues): StoryFormValues {
  const liked = child.favoriteAnimals.map(animal => sameAnimal[animal] ?? animals.find(known => known === animal))
  const preferred = child.preferredThemes.map(theme => sameTheme[theme] ?? themes.find(known => known === theme))
  return {
    ...values,
    childName: child.name,
    difficulty: child.readingLevel,
    animal:
      anyOf(
        liked.filter(animal => animal !== undefined),
        values.animal || undefined,
      ) ?? values.animal,
    theme:
      anyOf(
        preferred.filter(theme => theme !== undefined),
        values.theme || undefined,
      ) ?? values.theme,
  }
}

/** Chooses what has not been chosen yet; what has been stays. */
export function surprise(values: StoryFormValues): StoryFormValues {
  return {
    ...values,
    animal: values.animal || (anyOf(animals) ?? ''),
    theme: values.theme || (anyOf(themes) ?? ''),
    setting: values.setting || (anyOf(settings) ?? ''),
    mood: values.mood || (anyOf(moods) ?? ''),
  }
}
