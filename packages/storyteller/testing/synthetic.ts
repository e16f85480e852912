import { animals, childRoles, type Difficulty, difficulties, type LanguageCode, moods, settings, themes } from '@nightlight/contract/enums'
import { sceneRules } from '../check-scene.ts'
import type { Language, Scene } from '../language.ts'
import { grammar, type Noun } from '../languages/en/grammar.ts'
import { bestFriendTurns, challengeTurns, companions, feelings, powerTurns, talentTurns, tokens, troublesOf, waysHome } from '../world.ts'

/**
 * A language of numbered sentences, whole and sound but without a story in it, to try the engine on: each sentence names the
 * scene that it comes from.
 */
export function syntheticLanguage(code: LanguageCode): Language<Noun> {
  const noun = (name: string): Noun => ({ a: `a ${name}`, the: `the ${name}` })
  const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
    Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, V>
  const scene = (name: string, place: string, level: Difficulty): Scene => {
    const rule = sceneRules[name]
    const facts = rule?.facts ?? []
    const subject = `{hero} saw ${place} at ${level}`
    const told = facts.map(fact => `@${fact} ${subject} as ${fact}, near {thing} and {keeper} and {spot.at}.`)
    const detail = { challenge: 'challenge', power: 'power', talent: 'talent', best: 'best', moral: 'moral' }[name]
    if (detail) told.push(`${subject}: {${detail}}.`)
    if (name === 'token') told.push(`?color The colour was {color}.`)
    if (name === 'dream') told.push(`?dream The dream went there: {dream}.`)
    if (told.length === 0) told.push(`${subject}.`)
    const more = Array.from({ length: 16 }, (_, index) => `+ {Friend} [saw|heard] number ${index} of ${place} at ${level}.`)
    return [...told, ...(rule?.all ? more : [])].join('\n')
  }
  const scenes = <K extends string>(names: readonly K[], place: string, level: Difficulty) =>
    each(names, name => scene(name, `${place} ${name}`, level))
  const byLevel = <V>(value: (level: Difficulty) => V) => each(difficulties, value)
  const setting = (name: string) => ({
    place: { name, in: `in ${name}`, to: `to ${name}`, from: `from ${name}` },
    ...byLevel(level => scenes(['arrival', 'life', 'way', 'thanks'], name, level)),
  })
  const trouble = (name: string) => ({
    keeper: noun(`keeper of ${name}`),
    thing: noun(name),
    spot: { at: `beside ${name}`, to: `to ${name}` },
    facts: { ask: `Why was ${name} lost?`, cause: `{thing} fell off ${name}`, mended: `${name} was whole` },
    ...byLevel(level => scenes(['trouble', 'worry', 'mend', 'joy'], name, level)),
  })
  return {
    code,
    grammar,
    friends: each(animals, animal => ({
      noun: noun(animal.toLowerCase()),
      facts: { help: `{animal} helped like ${animal}` },
      ...byLevel(level => scenes(['arrives', 'alone', 'dry', 'wet', 'quirk', 'help'], animal, level)),
    })),
    themes: each(themes, theme => ({
      titles: `{hero} and ${theme}`,
      refrains: [{ first: `Sing of ${theme}.`, changed: `Sing softly of ${theme}.` }],
      facts: { wrong: `{friend} forgot ${theme}`, turn: `{hero} thought of ${theme}`, result: `${theme} worked` },
      ...byLevel(level => scenes(['gate', 'wrong', 'doubt', 'turn', 'works', 'lesson'], theme, level)),
    })),
    settings: Object.fromEntries(
      settings.map(name => [name, { ...setting(name), troubles: each<string, ReturnType<typeof trouble>>(troublesOf[name], trouble) }]),
    ) as Language<Noun>['settings'],
    frame: byLevel(level => {
      const of = <K extends string>(name: string, keys: readonly K[]) => each(keys, key => scene(name, `${name} ${key}`, level))
      return {
        opening: of('opening', moods),
        dedication: of('dedication', moods),
        companion: of('companion', companions),
        token: of('token', tokens),
        carry: of('carry', tokens),
        role: of('role', childRoles),
        challenge: of('challenge', challengeTurns),
        power: of('power', powerTurns),
        talent: of('talent', talentTurns),
        best: of('best', bestFriendTurns),
        home: of('home', waysHome),
        bed: of('bed', moods),
        bedAlone: of('bedAlone', moods),
        dream: scene('dream', 'dream', level),
        goodnight: scene('goodnight', 'goodnight', level),
        moral: scene('moral', 'moral', level),
      }
    }),
    companions: each(companions, noun),
    tokens: each(tokens, noun),
    questions: {
      ask: each(
        ['keeper', 'thing', 'spot', 'place', 'friend', 'feeling', 'wrong', 'turn', 'result', 'help', 'mended', 'token', 'prediction'],
        one => `What about ${one}?`,
      ),
      hint: each(
        [
          'keeper',
          'thing',
          'spot',
          'place',
          'friend',
          'feeling',
          'cause',
          'wrong',
          'turn',
          'result',
          'help',
          'mended',
          'token',
          'prediction',
        ],
        one => `Look for ${one}.`,
      ),
      feelings: each([...feelings, 'proud', 'angry', 'bored'], one => one),
      predictions: { right: '{hero} will try again', wrong: ['{hero} will sleep', '{hero} will run', '{hero} will hide'] },
      leading: ['because', 'the', 'a'],
    },
    words: ['number', 'saw', 'heard', 'beside', 'near', 'beginner', 'lantern', 'whole'].map(word => ({
      word,
      definition: `what ${word} means`,
      pronunciation: word,
      partOfSpeech: 'word',
      difficulty: 'beginner',
    })),
    activities: {
      themes: each(themes, theme => ({ ...activity(theme), type: 'discussion' })),
      settings: each(settings, name => ({ ...activity(name), type: 'craft' })),
      general: each(['musical', 'writing', 'puzzle', 'discussion', 'craft', 'game', 'creative'], type => [activity(type)]),
      ageGroups: byLevel(level => level),
    },
  }
}

function activity(name: string) {
  return {
    title: `${name} with {friend}`,
    description: `Something about ${name}.`,
    instructions: 'First this.\nThen that.',
    materials: ['paper'],
    minutes: 15,
    objectives: ['to try'],
  }
}
