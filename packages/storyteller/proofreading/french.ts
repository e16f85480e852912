import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Report } from './told.ts'

const command = 'grammalecte-cli'
const run = promisify(execFile)

const answer = z.object({
  data: z.array(
    z.object({
      iParagraph: z.number(),
      lGrammarErrors: z.array(z.object({ sRuleId: z.string(), sMessage: z.string(), nStart: z.number(), nEnd: z.number() })),
    }),
  ),
})

/** Options of Grammalecte left out: typography is grammar.ts's part (spaces before « ; : ? ! »), the rest is taste. */
const optionsLeft = [
  'typo',
  'esp',
  'nbsp',
  'tab',
  'apos',
  'unit',
  'num',
  'nf',
  'tu',
  'maj',
  'redon1',
  'redon2',
  'eepi',
  'bs',
  'pleo',
  'neg',
  'date',
  'mc',
  'liga',
  'ocr',
  'chim',
  'conf',
]

/** Whether Debian's `grammalecte-cli` is installed. */
export async function hasGrammalecte(): Promise<boolean> {
  return run(command, ['--help']).then(
    () => true,
    () => false,
  )
}

/** Checks French sentences with Grammalecte, a paragraph each. */
export async function frenchGrammar(sentences: readonly string[]): Promise<Report[]> {
  const folder = await mkdtemp(join(tmpdir(), 'proofread-'))
  try {
    const file = join(folder, 'sentences.txt')
    await writeFile(file, sentences.join('\n'))
    const { stdout } = await run(command, ['--file', file, '--json', '--only_when_errors', '--opt_off', ...optionsLeft], {
      maxBuffer: 1 << 28,
    })
    return answer.parse(JSON.parse(stdout)).data.flatMap(({ iParagraph, lGrammarErrors }) => {
      const sentence = sentences[iParagraph - 1] ?? ''
      return lGrammarErrors.map(({ sRuleId, sMessage, nStart, nEnd }) => {
        const text = sentence.slice(nStart, nEnd)
        return { key: `${sRuleId.replace(/_\d.*$/, '')}: ${text.toLowerCase()}`, message: `${sMessage} (${sRuleId}): ${text}`, sentence }
      })
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
