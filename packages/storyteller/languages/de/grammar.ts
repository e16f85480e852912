import type { Grammar } from '../../language.ts'

/**
 * Ein Substantiv mit seinen Fällen, ausgeschrieben wo sie vom Nominativ abweichen (den Bären, des Bären).
 * Mit Beiwort trägt jede Form ihres: `{ gender: 'm', nom: 'alte Maulwurf', akk: 'alten Maulwurf', …, ein: 'alter Maulwurf', … }`.
 *
 * Formen: keine oder `nom` (der Fuchs), `akk` (den Fuchs), `dat` (dem Fuchs), `gen` (des Fuchses), `ein` (ein Fuchs), `einen` (einen Fuchs; die Form des
 * unbestimmten Akkusativs auch bei Feminina und Neutra), `einem` (einem Fuchs, einer Eule), `zum` (zum Fuchs, zur Eule), `vom`, `bare` (Fuchs).
 */
export type Noun = {
  gender: 'm' | 'f' | 'n'
  nom: string
  akk?: string
  dat?: string
  gen: string
  /** Nach „ein“, „einen“, „einem“, wo ein Beiwort sich ändert. */
  ein?: string
  einen?: string
  einem?: string
}

const definite = {
  m: { nom: 'der', akk: 'den', dat: 'dem', gen: 'des', zum: 'zum', vom: 'vom' },
  f: { nom: 'die', akk: 'die', dat: 'der', gen: 'der', zum: 'zur', vom: 'von der' },
  n: { nom: 'das', akk: 'das', dat: 'dem', gen: 'des', zum: 'zum', vom: 'vom' },
} as const
const indefinite = {
  m: { ein: 'ein', einen: 'einen', einem: 'einem' },
  f: { ein: 'eine', einen: 'eine', einem: 'einer' },
  n: { ein: 'ein', einen: 'ein', einem: 'einem' },
} as const

export const grammar: Grammar<Noun> = {
  noun: (noun, form) => {
    const the = definite[noun.gender]
    const one = indefinite[noun.gender]
    const dative = noun.dat ?? noun.nom
    switch (form) {
      case '':
      case 'nom':
        return `${the.nom} ${noun.nom}`
      case 'akk':
        return `${the.akk} ${noun.akk ?? noun.nom}`
      case 'dat':
        return `${the.dat} ${dative}`
      case 'gen':
        return `${the.gen} ${noun.gen}`
      case 'zum':
        return `${the.zum} ${dative}`
      case 'vom':
        return `${the.vom} ${dative}`
      case 'ein':
        return `${one.ein} ${noun.ein ?? noun.nom}`
      case 'einen':
        return `${one.einen} ${noun.einen ?? noun.ein ?? noun.akk ?? noun.nom}`
      case 'einem':
        return `${one.einem} ${noun.einem ?? dative}`
      case 'bare':
        return noun.ein ?? noun.nom
      default:
        return undefined
    }
  },
  name: (name, form) => {
    switch (form) {
      case '':
      case 'nom':
      case 'akk':
      case 'dat':
      case 'ein':
      case 'einen':
      case 'einem':
      case 'bare':
        return name
      case 'gen':
        return genitive(name)
      case 'zum':
        return `zu ${name}`
      case 'vom':
        return `von ${name}`
      default:
        return undefined
    }
  },
  agree: (noun, options) => (options.length === 3 ? options[{ m: 0, f: 1, n: 2 }[noun.gender]] : undefined),
  between: ' ',
  finish: line => line,
  capitalize: text => text.charAt(0).toLocaleUpperCase('de') + text.slice(1),
}

/** Mias, aber Lukas’, Max’, Moritz’, Beatrice’ (Amtliche Regelung § 96). */
function genitive(name: string): string {
  return /(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`
}
