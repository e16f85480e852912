import type { Grammar } from '../../language.ts'

/**
 * Un nom avec son genre. L’élision se déduit de la première lettre ; `aspirated` la retient (le hérisson, le homard).
 * Formes : aucune (le renard, l’ours), `un`, `de` (du renard, de l’ours), `a` (au renard, à l’ours), `que` (que le renard), `bare`.
 */
export type Noun = { noun: string; gender: 'm' | 'f'; aspirated?: true }

export const grammar: Grammar<Noun> = {
  noun: (noun, form) => {
    const elided = !noun.aspirated && beginsWithVowel(noun.noun)
    const whole = elided ? `l’${noun.noun}` : `${noun.gender === 'm' ? 'le' : 'la'} ${noun.noun}`
    const contracts = !elided && noun.gender === 'm'
    switch (form) {
      case '':
        return whole
      case 'un':
        return `${noun.gender === 'm' ? 'un' : 'une'} ${noun.noun}`
      case 'de':
        return contracts ? `du ${noun.noun}` : `de ${whole}`
      case 'a':
        return contracts ? `au ${noun.noun}` : `à ${whole}`
      case 'que':
        return `que ${whole}`
      case 'bare':
        return noun.noun
      default:
        return undefined
    }
  },
  name: (name, form) => {
    switch (form) {
      case '':
      case 'un':
      case 'bare':
        return name
      case 'de':
        return elide('de', name)
      case 'a':
        return `à ${name}`
      case 'que':
        return elide('que', name)
      default:
        return undefined
    }
  },
  agree: (noun, options) => (options.length === 2 ? options[noun.gender === 'm' ? 0 : 1] : undefined),
  between: ' ',
  finish: line => line.replace(/(?<=«) | (?=[;:!?»])/g, '\u00a0'),
  capitalize: text => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1),
}

/** d’Anna, qu’Emma, d’Hugo ; le h des prénoms est muet, sauf dans ceux que l’on prononce à l’allemande ou à l’anglaise. */
function elide(word: 'de' | 'que', name: string): string {
  return beginsWithVowel(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}

function beginsWithVowel(text: string): boolean {
  return (
    /^(?:h?[aeiouœæàâäéèêëîïôöùûü]|hy|y(?![aeiouéèê]))/i.test(text) && !/^(?:hans|harry|harold|heidi|helga|henry\b|hao|hua|h$)/i.test(text)
  )
}
