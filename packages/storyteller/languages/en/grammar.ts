import type { Grammar } from '../../language.ts'

/**
 * An English noun with its article: the only form that cannot be made from the rest is the indefinite one ("an owl").
 * Forms in slots: none or `the` (the owl), `a` (an owl), `bare` (owl), `s` (the owl's).
 */
export type Noun = { a: string; the: string }

export const grammar: Grammar<Noun> = {
  noun: (noun, form) => {
    switch (form) {
      case '':
      case 'the':
        return noun.the
      case 'a':
        return noun.a
      case 'bare':
        return noun.the.replace(/^the /, '')
      case 's':
        return possessive(noun.the)
      default:
        return undefined
    }
  },
  name: (name, form) => {
    switch (form) {
      case '':
      case 'the':
      case 'a':
      case 'bare':
        return name
      case 's':
        return possessive(name)
      default:
        return undefined
    }
  },
  agree: () => undefined,
  between: ' ',
  finish: line => line,
  capitalize: text => text.charAt(0).toLocaleUpperCase('en') + text.slice(1),
}

/** Mia's, James's; a name that ends in an apostrophe sound is left to its s as the Chicago Manual of Style has it. */
function possessive(name: string): string {
  return `${name}’s`
}
