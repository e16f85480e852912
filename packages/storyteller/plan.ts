import {
  type Animal,
  animalGroups,
  type ChildRole,
  type Mood,
  moods,
  type Setting,
  type StoryLength,
  settings,
  type Theme,
} from '@nightlight/contract/enums'
import { choose } from './choose.ts'
import type { StoryRequest } from './story.ts'
import {
  type BestFriendTurn,
  bestFriendTurns,
  type ChallengeTurn,
  type Companion,
  challengeTurns,
  companions,
  type Feeling,
  feelingOf,
  type PowerTurn,
  powerTurns,
  settingsUnderWater,
  type TalentTurn,
  type Token,
  type Trouble,
  talentTurns,
  tokens,
  troublesOf,
  type WayHome,
  waysHome,
} from './world.ts'

/** The details that a parent may type in and that the plot then needs. */
export const detailNames = ['color', 'talent', 'best', 'dream', 'power', 'challenge', 'moral'] as const
export type DetailName = (typeof detailNames)[number]

export const beatKinds = [
  'opening',
  'dedication',
  'arrives',
  'alone',
  'companion',
  'token',
  'travel',
  'arrival',
  'life',
  'trouble',
  'worry',
  'role',
  'refrain.first',
  'quirk',
  'way',
  'challenge',
  'power',
  'talent',
  'gate',
  'wrong',
  'doubt',
  'refrain.again',
  'best',
  'turn',
  'works',
  'carry',
  'help',
  'mend',
  'refrain.changed',
  'joy',
  'thanks',
  'lesson',
  'home',
  'bed',
  'dream',
  'goodnight',
] as const
export type BeatKind = (typeof beatKinds)[number]

/**
 * What happens, without words of any language: who, where, what is lost and why, what is tried, what is found, how
 * it ends. The same plan can be told in every language and at every level.
 */
export type Plan = {
  childName: string
  /** Whether the child is the hero; otherwise the animal is, with a small companion. */
  includeChild: boolean
  animal: Animal
  companion: Companion
  theme: Theme
  setting: Setting
  mood: Mood
  role: ChildRole
  length: StoryLength
  trouble: Trouble
  feeling: Feeling
  token: Token
  travel: 'dry' | 'wet'
  challengeTurn: ChallengeTurn
  powerTurn: PowerTurn
  talentTurn: TalentTurn
  bestFriendTurn: BestFriendTurn
  wayHome: WayHome
  details: Partial<Record<DetailName, string>>
  /** The beats in the order of their telling; each becomes one paragraph. */
  beats: readonly BeatKind[]
}

/**
 * Plans a story. Language and level play no part in it.
 * @param seed a whole number; the same request and seed always give the same plan
 */
export function planStory(request: StoryRequest, seed: number): Plan {
  const setting = request.setting ?? choose(seed, 'setting', settings)
  const trouble: Trouble = choose<Trouble>(seed, `trouble.${setting}`, troublesOf[setting])
  const details = detailsOf(request)
  return {
    childName: request.childName,
    includeChild: request.includeChild,
    animal: request.animal,
    companion: choose(seed, 'companion', companions),
    theme: request.theme,
    setting,
    mood: request.mood ?? choose(seed, 'mood', moods),
    role: request.childRole,
    length: request.storyLength,
    trouble,
    feeling: feelingOf[trouble],
    token: choose(seed, 'token', tokens),
    travel: settingsUnderWater.includes(setting) ? 'wet' : 'dry',
    challengeTurn: choose(seed, 'challenge', challengeTurns),
    powerTurn: choose(seed, 'power', powerTurns),
    talentTurn: choose(seed, 'talent', talentTurns),
    bestFriendTurn: choose(seed, 'best', bestFriendTurns),
    wayHome: choose(seed, 'home', waysHome),
    details,
    beats: beatKinds.filter(beat => isTold(beat, request, details)),
  }
}

/** Whether the animal lives in water, and so needs a way of its own over land. */
export function livesInWater(animal: Animal): boolean {
  return animalGroups.sea.some(one => one === animal)
}

function detailsOf(request: StoryRequest): Partial<Record<DetailName, string>> {
  const given: Record<DetailName, string | undefined> = {
    color: request.favoriteColor,
    talent: request.specialTalent,
    best: request.bestFriend,
    dream: request.dreamDestination,
    power: request.magicalPower,
    challenge: request.challenge,
    moral: request.moralLesson,
  }
  const details: Partial<Record<DetailName, string>> = {}
  for (const name of detailNames) {
    const value = given[name]?.trim()
    if (value) details[name] = value
  }
  return details
}

const inMedium: readonly BeatKind[] = ['token', 'life', 'role', 'quirk', 'way', 'carry', 'help', 'thanks', 'home']
const inLong: readonly BeatKind[] = ['worry', 'doubt', 'joy', 'dream']
const forDetail: Partial<Record<BeatKind, DetailName>> = {
  token: 'color',
  carry: 'color',
  challenge: 'challenge',
  power: 'power',
  talent: 'talent',
  best: 'best',
  dream: 'dream',
}
const onlyWithDetail: readonly BeatKind[] = ['challenge', 'power', 'talent', 'best']
const withChild: readonly BeatKind[] = ['opening', 'arrives']
const withoutChild: readonly BeatKind[] = ['dedication', 'alone', 'companion']

function isTold(beat: BeatKind, request: StoryRequest, details: Partial<Record<DetailName, string>>): boolean {
  if (withChild.includes(beat)) return request.includeChild
  if (withoutChild.includes(beat)) return !request.includeChild
  const detail = forDetail[beat]
  if (detail && details[detail]) return true
  if (onlyWithDetail.includes(beat)) return false
  if (inMedium.includes(beat)) return request.storyLength !== 'short'
  if (inLong.includes(beat)) return request.storyLength === 'long'
  return true
}
