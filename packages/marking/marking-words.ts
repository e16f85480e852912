import type { LanguageCode } from '@nightlight/contract/enums'

/** What marking has to know of a language. Every word stands without accents and in lower case, as answers are compared. */
export type MarkingWords = {
  /** Left out wherever they stand. */
  articles: ReadonlySet<string>
  /** What only leads up to an answer: "because", "it was", "in". */
  leadIns: ReadonlySet<string>
  negations: ReadonlySet<string>
  /** "or": an answer with two answers is none. */
  alternatives: ReadonlySet<string>
  /** "and": right beside the answer it adds a second thing. */
  conjunctions: ReadonlySet<string>
  /** Short words that lose their vowel before another: group 1 is what stays of them. */
  elided: RegExp
  /** Endings in which forms of one word differ. */
  endings: RegExp
  /** 0 to 12. */
  numbers: readonly string[]
  /** Where ae, oe and ue may stand for ä, ö and ü. */
  foldUmlauts: boolean
}

const set = (words: string) => new Set(words.split(' '))
const nothingElided = /(?!)()/g

export const markingWords: Record<Exclude<LanguageCode, 'zh'>, MarkingWords> = {
  en: {
    articles: set('the a an'),
    leadIns: set(
      'because cause cos coz i think guess maybe it its was were is are he she they that so well um my his her their some to in on at by with from of into for',
    ),
    negations: set('not no never isnt wasnt didnt dont cant couldnt nobody nothing'),
    alternatives: set('or'),
    conjunctions: set('and'),
    elided: nothingElided,
    endings: /(es|s|ed|d|ing)$/,
    numbers: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    foldUmlauts: false,
  },
  es: {
    articles: set('el la los las un una unos unas lo al del'),
    leadIns: set('porque pues creo que yo era fue es son eran estaba esta estaban se su sus mi a en con de por para desde hacia quiza'),
    negations: set('no nunca nadie nada tampoco ni'),
    alternatives: set('o u'),
    conjunctions: set('y e'),
    elided: nothingElided,
    endings: /(es|s|o|a|os|as)$/,
    numbers: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    foldUmlauts: false,
  },
  fr: {
    articles: set('le la les l un une des du de d au aux'),
    leadIns: set(
      'parce que qu car je crois pense c ce etait est sont etaient il elle ils elles on son sa ses mon ma a dans avec sur par pour en chez vers',
    ),
    negations: set('ne n pas jamais personne rien aucun'),
    alternatives: set('ou'),
    conjunctions: set('et'),
    elided: /\b([ldcjmnst]|qu)'/g,
    endings: /(es|s|x|e)$/,
    numbers: ['zero', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    foldUmlauts: false,
  },
  de: {
    articles: set('der die das den dem des ein eine einen einem einer eines'),
    leadIns: set(
      'weil denn ich glaube denke vielleicht es war waren ist sind er sie sein seine ihr ihre mein in im ins an am auf bei beim mit von vom zu zum zur aus fur',
    ),
    negations: set('nicht nie niemals kein keine keinen niemand nichts'),
    alternatives: set('oder'),
    conjunctions: set('und'),
    elided: nothingElided,
    endings: /(en|er|es|em|e|n|s)$/,
    numbers: ['null', 'eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
    foldUmlauts: true,
  },
}
