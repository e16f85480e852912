import type { Grammar } from '../../language.ts'

/**
 * A Chinese noun, and the same with one and its measure word written out (一只狐狸, 一条龙): no rule gives the measure word.
 * Forms in slots: none or `bare` (狐狸), `one` (一只狐狸), `that` (那只狐狸). Names have one form only.
 */
export type Noun = { name: string; one: string }

const forms: readonly string[] = ['', 'one', 'that', 'bare']

export const grammar: Grammar<Noun> = {
  noun: (noun, form) => {
    switch (form) {
      case '':
      case 'bare':
        return noun.name
      case 'one':
        return noun.one
      case 'that':
        return noun.one.replace(/^一/u, '那')
      default:
        return undefined
    }
  },
  name: (name, form) => (forms.includes(form) ? name : undefined),
  agree: () => undefined,
  between: '',
  finish: line => line,
  capitalize: text => text,
}
