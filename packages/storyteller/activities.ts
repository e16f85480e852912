import type { ActivityType, Difficulty } from '@nightlight/contract/enums'
import { castOf } from './cast.ts'
import { hashText, mix, shuffle } from './choose.ts'
import type { ActivityWords, Language } from './language.ts'
import type { Plan } from './plan.ts'
import { renderLine, renderOne } from './render.ts'
import { linesOf } from './scene.ts'
import type { StoryActivity } from './story.ts'

const generalTypes: readonly ActivityType[] = ['musical', 'writing', 'puzzle', 'discussion', 'craft', 'game', 'creative']
const activitiesAt: Record<Difficulty, number> = { beginner: 4, intermediate: 5, advanced: 6 }

/** Things to do after a story: one from its theme, one from its place, and others of further types, with this story's people and things in them. */
export function activitiesOf<Noun>(plan: Plan, language: Language<Noun>, level: Difficulty, seed: number): StoryActivity[] {
  const cast = castOf(plan, language)
  const { themes, settings, general, ageGroups } = language.activities
  const chosen: { type: ActivityType; words: ActivityWords }[] = [{ type: themes[plan.theme].type, words: themes[plan.theme] }]
  // A place whose activity is of the theme's type gives way, so that there are always four types.
  if (settings[plan.setting].type !== themes[plan.theme].type)
    chosen.push({ type: settings[plan.setting].type, words: settings[plan.setting] })
  for (const type of shuffle(seed, 'activities', generalTypes)) {
    if (chosen.length === activitiesAt[level]) break
    if (chosen.some(one => one.type === type)) continue
    const words = shuffle(seed, `activity.${type}`, general[type])[0]
    if (words) chosen.push({ type, words })
  }
  return chosen.map(({ type, words }) => {
    const key = mix(seed >>> 0, hashText(words.title))
    const say = (text: string) => renderOne(text, key, cast, language.grammar)
    return {
      title: say(words.title),
      description: say(words.description),
      activityType: type,
      instructions: linesOf(words.instructions)
        .map(line => renderLine(line, key, cast, language.grammar))
        .join('\n'),
      materials: words.materials.map(say),
      ageGroup: ageGroups[level],
      estimatedTime: words.minutes,
      learningObjectives: words.objectives.map(say),
    }
  })
}
