import {
  type ActivityType,
  activityTypes,
  type Difficulty,
  difficulties,
  type QuestionKind,
  questionKinds,
} from '@nightlight/contract/enums'
import { type Condition, conditionOf } from './condition.ts'
import { ContentError } from './content-error.ts'
import { type Entry, optional, parseEntries, required } from './entries.ts'
import { oneOf } from './friend.ts'
import { templateOf } from './leveled.ts'
import type { Template } from './template.ts'

export type QuestionContent = {
  line: number
  when: Condition | undefined
  ask: Template
  kind: QuestionKind
  proof: string
  inferred: boolean
  typed: boolean
  right: Template
  also: Template[]
  wrong: Template[]
  hint: Template
  because: Template
}
export type WordContent = { line: number; when: Condition | undefined; word: string; part: string; say: string; means: string }
export type ActivityContent = {
  line: number
  when: Condition | undefined
  level: Difficulty | undefined
  title: Template
  type: ActivityType
  minutes: number
  materials: Template[]
  about: Template
  do: Template
  aims: string[]
}
export type LearnContent = { file: string; questions: QuestionContent[]; words: WordContent[]; activities: ActivityContent[] }

const starts = /^(?:\[([^\]]+)\]\s*)?(\?|word:|activity:)\s*(.*)$/

/** Reads the questions, words and activities of a tale at one level. @throws ContentError */
export function parseLearnFile(file: string, text: string): LearnContent {
  const content: LearnContent = { file, questions: [], words: [], activities: [] }
  const lines = text.split('\n')
  let start = 0
  const blocks: { first: number; lines: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    if (starts.test(line)) start = blocks.push({ first: index + 1, lines: [line] })
    else if (start > 0) blocks[start - 1]?.lines.push(line)
    else if (line.trim() && !line.startsWith('//')) throw new ContentError(file, index + 1, 'expected “? question”, “word:” or “activity:”')
  }
  for (const { first, lines } of blocks) {
    const [, condition, sort = '', head = ''] = starts.exec(lines[0] ?? '') ?? []
    const when = condition === undefined ? undefined : conditionOf(file, first, condition)
    const entry: Entry = {
      key: 'activity',
      value: head,
      line: first,
      inner: parseEntries(file, lines.slice(1).map(written).join('\n'), first + 1),
    }
    if (sort === '?') content.questions.push(questionOf(file, entry, when))
    else if (sort === 'word:') content.words.push(wordOf(file, entry, when))
    else content.activities.push({ ...activityOf(file, entry), when })
  }
  return content
}

/** `= answer` and `x answer` as entries with a key. */
const written = (line: string) => line.trim().replace(/^= */, 'right: ').replace(/^x /, 'wrong: ')

function questionOf(file: string, entry: Entry, when: Condition | undefined): QuestionContent {
  const { inner, line } = entry
  const one = (key: string) => required(file, inner, key, line)
  const yes = (key: string) => optional(file, inner, key)?.value === 'yes'
  const also = optional(file, inner, 'also')
  return {
    line,
    when,
    ask: templateOf(file, entry),
    kind: oneOf(file, one('kind'), questionKinds),
    proof: one('proof').value,
    inferred: yes('inferred'),
    typed: yes('typed'),
    right: templateOf(file, one('right')),
    also: also ? listed(also.value).map(value => templateOf(file, { ...also, value })) : [],
    wrong: inner.filter(({ key }) => key === 'wrong').map(option => templateOf(file, option)),
    hint: templateOf(file, one('hint')),
    because: templateOf(file, one('because')),
  }
}

function wordOf(file: string, { value, inner, line }: Entry, when: Condition | undefined): WordContent {
  const one = (key: string) => required(file, inner, key, line).value
  return { line, when, word: value, part: one('part'), say: one('say'), means: one('means') }
}

/** An activity of a tale, a place or bedtime. @throws ContentError */
export function activityOf(file: string, entry: Entry): ActivityContent {
  const { inner, line } = entry
  const one = (key: string) => required(file, inner, key, line)
  const level = optional(file, inner, 'level')
  const minutes = Number(one('minutes').value)
  if (!Number.isInteger(minutes) || minutes < 1) throw new ContentError(file, one('minutes').line, '“minutes:” must be a whole number')
  const materials = optional(file, inner, 'materials')
  return {
    line,
    when: undefined,
    level: level && oneOf(file, level, difficulties),
    title: templateOf(file, entry),
    type: oneOf(file, one('type'), activityTypes),
    minutes,
    materials: materials ? listed(materials.value).map(value => templateOf(file, { ...materials, value })) : [],
    about: templateOf(file, one('about')),
    do: templateOf(file, one('do')),
    aims: listed(one('aims').value),
  }
}

const listed = (value: string) =>
  value
    .split('|')
    .map(part => part.trim())
    .filter(Boolean)
