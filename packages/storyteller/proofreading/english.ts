import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { Report } from './told.ts'

/** Rules left out, and why. */
const rulesLeft: Record<string, string> = {
  SpellCheck: 'the speller’s part',
  SplitWords: 'takes the sounds of a story (tock, plim) for two words run together',
  OrthographicConsistency: 'takes Mia for an abbreviation and a pegasus for the only one',
  OxfordComma: 'these stories write “mint, roses and bread”, and it also fires on adjectives set behind a noun',
  CompoundNouns:
    'finds compounds across two words that only meet (“leg it stood on”), and wants “flowerpot” for “flower pot”, which are both right',
  DisjointPrefixes: 'takes “over cloud” and “came out right” for prefixes',
  MassNouns: 'does not know “a rustling”',
  MissingPreposition: 'fires on every “it was slow work”',
  LetsConfusion: 'takes every “let go” for “let’s go”',
  Excellent: 'taste',
  LongSentences: 'the levels’ part',
  HopHope: 'frogs hop',
  QuiteQuiet: 'both words are at home in a bedtime story',
  UnclosedQuotes: 'a speech of two sentences is given to it in two parts',
  SentenceCapitalization: '“Ping! went the glass” is one sentence',
  AWhile: '“wait a while” is right in British English',
}

/** Checks English sentences with Harper's grammar rules (npm `harper.js`), British spelling. */
export async function englishGrammar(): Promise<(sentence: string) => Promise<Report[]>> {
  const linter = new LocalLinter({ binary, dialect: Dialect.British })
  const config = await linter.getLintConfig()
  await linter.setLintConfig({ ...config, ...Object.fromEntries(Object.keys(rulesLeft).map(rule => [rule, false])) })
  return async sentence => {
    const lints = await linter.organizedLints(sentence, { language: 'plaintext' })
    return Object.entries(lints).flatMap(([rule, found]) =>
      found.map(lint => ({ key: `${rule}: ${lint.get_problem_text().toLowerCase()}`, message: `${lint.message()} (${rule})`, sentence })),
    )
  }
}
