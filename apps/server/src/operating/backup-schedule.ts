import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Database, poolOf } from '../database/connect.ts'
import type { Env } from '../env.ts'
import { writeBackup } from './backup.ts'

const hourMs = 3_600_000
/** How often it is looked whether a backup is due: a server that was off at the hour makes up for it. */
const lookEveryMs = 5 * 60_000
const named = /^nightlight-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.gz$/

const nameOf = (now: Date) => `nightlight-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`
const timeOf = (name: string) => {
  const [, date = '', time = ''] = named.exec(name) ?? []
  return new Date(`${date}T${time.replaceAll('-', ':')}Z`).getTime()
}

type Settings = Pick<Env, 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP'> & { BACKUP_DIR: string }

/**
 * Writes a backup where the newest is older than the schedule allows, and takes away the oldest beyond those to keep. Of several servers with one folder
 * whoever looks first makes it; two that look in the same moment make one each, which costs nothing but room. Answers the file that was written, if any.
 */
export async function backUpIfDue(
  db: Database,
  { BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP }: Settings,
  now: Date,
): Promise<string | undefined> {
  await mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 })
  const kept = (await readdir(BACKUP_DIR)).filter(name => named.test(name)).sort()
  const newest = kept.at(-1)
  if (newest !== undefined && now.getTime() - timeOf(newest) < BACKUP_EVERY_HOURS * hourMs) return undefined
  const file = join(BACKUP_DIR, nameOf(now))
  await writeBackup(poolOf(db), file, now)
  for (const old of kept.slice(0, Math.max(0, kept.length + 1 - BACKUP_KEEP))) await rm(join(BACKUP_DIR, old))
  return file
}

/** Keeps backups on schedule for as long as the app runs, where BACKUP_DIR says where to. */
export function scheduleBackups(
  app: FastifyInstance,
  db: Database,
  { BACKUP_DIR, ...env }: Env,
  afterwards: (work: () => Promise<void>) => void,
): void {
  if (BACKUP_DIR === undefined) return
  let isBusy = false
  const look = () => {
    if (isBusy) return
    isBusy = true
    afterwards(() =>
      backUpIfDue(db, { ...env, BACKUP_DIR }, new Date())
        .then(file => file && app.log.info({ file }, 'backed up'))
        .finally(() => {
          isBusy = false
        })
        .then(() => {}),
    )
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  app.addHook('onListen', async () => look())
  app.addHook('onClose', async () => clearInterval(timer))
}
