import type { Difficulty } from '@nightlight/contract/enums'
import { troubleContent } from './cast.ts'
import { chooseIndex, hashText, mix } from './choose.ts'
import type { Grammar, Language, Refrain, Scene, ThemeContent } from './language.ts'
import type { BeatKind, Plan } from './plan.ts'

/** The scene that tells a beat of a plan. Of a theme's refrains the seed takes one. */
export function sceneOf<Noun>(beat: BeatKind, plan: Plan, language: Language<Noun>, level: Difficulty, seed: number): Scene {
  const friend = language.friends[plan.animal][level]
  const theme = language.themes[plan.theme]
  const place = language.settings[plan.setting]
  const trouble = troubleContent(plan.trouble, plan, language)
  const frame = language.frame[level]
  switch (beat) {
    case 'opening':
    case 'dedication':
      return frame[beat][plan.mood]
    case 'arrives':
    case 'alone':
    case 'quirk':
    case 'help':
      return friend[beat]
    case 'travel':
      return friend[plan.travel]
    case 'companion':
      return frame.companion[plan.companion]
    case 'token':
    case 'carry':
      return frame[beat][plan.token]
    case 'arrival':
    case 'life':
    case 'way':
    case 'thanks':
      return place[level][beat]
    case 'trouble':
    case 'worry':
    case 'mend':
    case 'joy':
      return trouble[level][beat]
    case 'role':
      return frame.role[plan.role]
    case 'refrain.first':
    case 'refrain.again':
      return refrainAt(refrainOf(theme, seed).first, level, language)
    case 'refrain.changed':
      return refrainAt(refrainOf(theme, seed).changed, level, language)
    case 'challenge':
      return frame.challenge[plan.challengeTurn]
    case 'power':
      return frame.power[plan.powerTurn]
    case 'talent':
      return frame.talent[plan.talentTurn]
    case 'best':
      return frame.best[plan.bestFriendTurn]
    case 'gate':
    case 'wrong':
    case 'doubt':
    case 'turn':
    case 'works':
      return theme[level][beat]
    case 'lesson':
      return plan.details.moral === undefined ? theme[level].lesson : frame.moral
    case 'home':
      return frame.home[plan.wayHome]
    case 'bed':
      return plan.includeChild ? frame.bed[plan.mood] : frame.bedAlone[plan.mood]
    case 'dream':
    case 'goodnight':
      return frame[beat]
  }
}

/** The refrain of a theme that a seed takes. */
export function refrainOf({ refrains }: ThemeContent, seed: number): Refrain {
  const hashes = refrains.map(({ first }) => hashText(first))
  return refrains[chooseIndex(mix(seed >>> 0, hashText('refrain')), hashes)] ?? refrains[0]
}

/**
 * A refrain as a level sings it. Its halves, parted by ` | ` where it is long, are sentences of their own for beginners and one
 * breath for the others.
 */
export function refrainAt<Noun>(refrain: string, level: Difficulty, { code, grammar }: { code: string; grammar: Grammar<Noun> }): string {
  const [stop, comma] = code === 'zh' ? ['。', '，'] : ['.', ',']
  return refrain.replace(/([?!]?) \| ([¿¡«“—]*)(.)/u, (_, mark: string, opening: string, first: string) =>
    level === 'beginner'
      ? `${mark || stop}${grammar.between}${opening}${grammar.capitalize(first)}`
      : `${comma}${grammar.between}${opening}${first}`,
  )
}
