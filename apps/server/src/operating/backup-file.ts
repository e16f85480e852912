import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/**
 * A backup is a gzipped text, a JSON value a line: a header; for each table a line that opens it, its rows as lists of texts as PostgreSQL writes them, and
 * a line that closes it with their number and sum; and a last line with the sum of every line before it. Whatever is cut off or changed is noticed.
 */
export const backupFormat = 1

const headerSchema = z.object({
  nightlight: z.literal('backup'),
  format: z.literal(backupFormat),
  migrations: z.int().min(1),
  at: z.string(),
})
const tableSchema = z.object({ table: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })
const sequenceSchema = z.object({ sequence: z.string(), value: z.string(), called: z.boolean() })
const endSchema = z.object({ end: z.string(), rows: z.int(), sha256: z.string() })
const rowSchema = z.array(z.string().nullable())
const lineSchema = z.union([rowSchema, headerSchema, tableSchema, sequenceSchema, endSchema])

export type BackupTable = z.infer<typeof tableSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>
export type BackupRow = z.infer<typeof rowSchema>
export type BackupLine = z.infer<typeof lineSchema>
/** The name that the last line ends. */
export const wholeBackup = 'backup'

/** What is wrong with a backup, or with the place that it should go to, in words for whoever runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export const newSum = (): Hash => createHash('sha256')

/** The lines of a backup, each checked. @throws BackupError where it is no backup, not whole, or not as it was written */
export async function* linesOfBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const text = source.on('error', error => text.destroy(error)).pipe(createGunzip())
  const all = newSum()
  let table = newSum()
  let rows = 0
  let number = 0
  let isWhole = false
  try {
    for await (const written of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++
      const line = parsed(written, number)
      if (number === 1 && !('nightlight' in line)) throw new BackupError(`${file} is no backup of Nightlight`)
      if ('table' in line) {
        table = newSum()
        rows = 0
      } else if (Array.isArray(line)) {
        table.update(`${written}\n`)
        rows++
      } else if ('end' in line) {
        const sum = line.end === wholeBackup ? all.copy().digest('hex') : table.digest('hex')
        if (sum !== line.sha256 || (line.end !== wholeBackup && rows !== line.rows))
          throw new BackupError(`${file}: “${line.end}” is not as it was written`)
        isWhole = line.end === wholeBackup
      }
      all.update(`${written}\n`)
      yield line
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  if (!isWhole) throw new BackupError(`${file} is not whole: its end is missing`)
}

function parsed(written: string, number: number): BackupLine {
  try {
    return lineSchema.parse(JSON.parse(written))
  } catch {
    throw new BackupError(`line ${number} is not as a backup has it`)
  }
}
