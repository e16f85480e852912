import type { LanguageCode } from '@nightlight/contract/enums'
import { activitiesOf } from './activities.ts'
import { refrainAt, refrainOf } from './beat-scene.ts'
import { castOf, plainText, troubleContent } from './cast.ts'
import { hashText, mix } from './choose.ts'
import type { Language, Refrain } from './language.ts'
import { questionsOf } from './learn.ts'
import { perLanguage } from './per-language.ts'
import { type BeatKind, type Plan, planStory } from './plan.ts'
import { renderOne } from './render.ts'
import { slotOf } from './scene.ts'
import type { ComposedStory, StoryRequest } from './story.ts'
import type { Paragraph } from './tell.ts'
import { vocabularyOf } from './words.ts'

/** A plan in a language's words, for a teller other than our own: everything that must be told, and none of the telling. */
export type Brief = {
  plan: Plan
  beats: readonly BeatKind[]
  people: { child: string; hero: string; friend: string; keeper: string }
  place: string
  /** The lost thing, where it is, and what is taken along from home to carry it in. */
  thing: string
  spot: string
  token: string
  /** Short clauses, each of which some sentence must bear out. */
  facts: { feeling: string; cause: string; wrong: string; turn: string; result: string; mended: string; help: string }
  refrain: Refrain
}

/** A plan as another teller told it. `evidence` holds the sentence for each fact, letter for letter. */
export type OtherTelling = { title: string; paragraphs: Paragraph[]; evidence: ReadonlyMap<string, string> }

type Teller = {
  brief: (request: StoryRequest, seed: number) => Brief
  learn: (request: StoryRequest, seed: number, told: OtherTelling) => ComposedStory
  finish: (line: string) => string
  between: string
  bend: (name: string, form: string) => string | undefined
}

const tellerIn = perLanguage<Teller>(tellerOf)

function tellerOf<Noun>(language: Language<Noun>): Teller {
  const { grammar } = language
  return {
    brief: (request, seed) => {
      const plan = planStory(request, seed)
      const cast = castOf(plan, language)
      const trouble = troubleContent(plan.trouble, plan, language)
      const theme = language.themes[plan.theme]
      const say = (text: string) => renderOne(text, mix(seed >>> 0, hashText('brief')), cast, grammar)
      const refrain = refrainOf(theme, seed)
      const sing = (song: string) => say(refrainAt(song, request.difficulty, language))
      const noun = (name: string) => cast(slotOf(name))
      return {
        plan,
        beats: plan.beats,
        people: { child: plainText(plan.childName), hero: noun('hero'), friend: noun('friend'), keeper: noun('keeper') },
        place: noun('place'),
        thing: noun('thing'),
        spot: noun('spot'),
        token: noun('token'),
        facts: {
          feeling: language.questions.feelings[plan.feeling],
          cause: say(trouble.facts.cause),
          wrong: say(theme.facts.wrong),
          turn: say(theme.facts.turn),
          result: say(theme.facts.result),
          mended: say(trouble.facts.mended),
          help: say(language.friends[plan.animal].facts.help),
        },
        refrain: { first: sing(refrain.first), changed: sing(refrain.changed) },
      }
    },
    learn: (request, seed, { title, paragraphs, evidence }) => {
      const plan = planStory(request, seed)
      const content = paragraphs.map(({ sentences }) => sentences.join(grammar.between)).join('\n\n')
      const refrain = paragraphs.find(({ beat }) => beat === 'refrain.first')?.sentences.join(grammar.between) ?? ''
      const telling = { title, paragraphs, content, refrain, evidence }
      const { difficulty } = request
      return {
        ...telling,
        language: language.code,
        difficulty,
        setting: plan.setting,
        mood: plan.mood,
        questions: questionsOf(plan, telling, language, difficulty, seed),
        vocabulary: vocabularyOf(telling, language, difficulty, seed),
        activities: activitiesOf(plan, language, difficulty, seed),
      }
    },
    finish: grammar.finish,
    between: grammar.between,
    bend: grammar.name,
  }
}

/** What the built-in storyteller would tell for this request and seed, as a brief for somebody else. */
export const briefOf = (request: StoryRequest, seed: number): Brief => tellerIn(request.language).brief(request, seed)

/**
 * A whole story from somebody else's telling: the plan's own questions (with no evidence where its sentence is missing), the words of the
 * language's list that the telling uses, and the plan's activities.
 */
export const learnFromTelling = (request: StoryRequest, seed: number, told: OtherTelling): ComposedStory =>
  tellerIn(request.language).learn(request, seed, told)

/** A line with the language's last touches (the spaces before French marks). */
export const finishLine = (line: string, code: LanguageCode): string => tellerIn(code).finish(line)

/** What stands between two sentences: a space, or nothing. */
export const betweenSentences = (code: LanguageCode): string => tellerIn(code).between

/** A name as the language bends it: `bendName('Lukas', 'gen', 'de')` is Lukas’; undefined where the language has no such form. */
export const bendName = (name: string, form: string, code: LanguageCode): string | undefined => tellerIn(code).bend(name, form)
