import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { childAgeDefault } from '@nightlight/contract/limits'
import { lazyResolver } from '../../lib/form.ts'

/** The form as it is filled in. */
export type ProfileValues = Pick<
  ChildProfile,
  'name' | 'pronouns' | 'age' | 'readingLevel' | 'interests' | 'favoriteAnimals' | 'preferredThemes' | 'avatarUrl'
>

/** What the form begins with: the given child's profile, or an empty one. */
export const valuesOf = (child: ChildProfile | undefined): ProfileValues => ({
  name: child?.name ?? '',
  pronouns: child?.pronouns ?? null,
  age: child?.age ?? childAgeDefault,
  readingLevel: child?.readingLevel ?? 'beginner',
  interests: child?.interests ?? [],
  favoriteAnimals: child?.favoriteAnimals ?? [],
  preferredThemes: child?.preferredThemes ?? [],
  avatarUrl: child?.avatarUrl ?? null,
})

/** Checks the form with the contract's rules. Nothing is left out here, so the defaults for what is do not come into it. */
export const profileResolver = lazyResolver<ProfileValues, ProfileValues>(async () => {
  const { createChildProfileSchema } = await import('@nightlight/contract/child-profiles')
  const { name, pronouns, age, readingLevel, interests, favoriteAnimals, preferredThemes, avatarUrl } = createChildProfileSchema.shape
  return createChildProfileSchema.pick({ name: true }).extend({
    name,
    pronouns: pronouns.unwrap(),
    age: age.unwrap(),
    readingLevel: readingLevel.unwrap(),
    interests,
    favoriteAnimals,
    preferredThemes,
    avatarUrl: avatarUrl.unwrap(),
  })
})
