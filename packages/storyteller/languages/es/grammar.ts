import type { Grammar } from '../../language.ts'

/**
 * Un sustantivo con su género. El artículo se deduce; `article` lo fija donde la regla no vale (el águila es femenina).
 * Formas: ninguna (el zorro), `un` (un zorro), `de` (del zorro), `a` (al zorro), `y` (y el zorro), `bare` (zorro).
 */
export type Noun = { noun: string; gender: 'm' | 'f'; article?: 'el' | 'la' | 'los' | 'las' }

export const grammar: Grammar<Noun> = {
  noun: (noun, form) => {
    const article = noun.article ?? (noun.gender === 'm' ? 'el' : 'la')
    const whole = `${article} ${noun.noun}`
    switch (form) {
      case '':
        return whole
      case 'un':
        return `${indefinite[article]} ${noun.noun}`
      case 'de':
        return article === 'el' ? `del ${noun.noun}` : `de ${whole}`
      case 'a':
        return article === 'el' ? `al ${noun.noun}` : `a ${whole}`
      case 'y':
        return `y ${whole}`
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
        return `de ${name}`
      case 'a':
        return `a ${name}`
      case 'y':
        return `${beginsWithI(name) ? 'e' : 'y'} ${name}`
      default:
        return undefined
    }
  },
  agree: (noun, options) => (options.length === 2 ? options[noun.gender === 'm' ? 0 : 1] : undefined),
  between: ' ',
  finish: line => line,
  capitalize: text => text.charAt(0).toLocaleUpperCase('es') + text.slice(1),
}

const indefinite = { el: 'un', la: 'una', los: 'unos', las: 'unas' } as const

/** «Y» pasa a «e» ante el sonido i (Inés, Hilario), pero no ante un diptongo (Yago, Hierón, Ian). */
function beginsWithI(name: string): boolean {
  return /^h?[ií](?![aeoáéó])/i.test(name)
}
