import { CannotStart } from '../database/embedded-binaries.ts'
import { openDatabase, openUnmigrated } from '../database/open.ts'
import { EnvError, readEnv } from '../env.ts'
import { checkLedger } from '../features/billing/check-ledger.ts'
import { writeBackup } from './backup.ts'
import { BackupError, linesOfBackup } from './backup-file.ts'
import { restoreBackup } from './restore.ts'

/** For the person who runs a copy: `npm run backup -- FILE`, beside a running server and without one, and `npm run restore -- FILE`. */
const usage = `Usage:
  npm run backup -- FILE        writes everything that is kept to FILE, as of one moment, while the server goes on
  npm run restore -- FILE       puts it into an empty place: a DATA_DIR or DATABASE_URL that holds nothing yet`

async function backup(file: string) {
  const database = await openDatabase(readEnv())
  try {
    const { tables, rows } = await writeBackup(database.pool, file)
    for await (const _ of linesOfBackup(file));
    console.info(`${file}: ${tables} tables, ${rows} rows, read again and whole.`)
  } finally {
    await database.close()
  }
}

async function restore(file: string) {
  const database = await openUnmigrated(readEnv())
  try {
    const { at, tables, rows } = await restoreBackup(database, file)
    const { accounts, faults } = await checkLedger(database.db)
    for (const fault of faults) console.error(fault)
    console.info(`${tables} tables, ${rows} rows as of ${at} are in ${database.where}.`)
    console.info(`${accounts} accounts: ${faults.length === 0 ? 'every balance is right' : `${faults.length} faults`}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

const [verb, file] = process.argv.slice(2)
const work = { backup, restore }[verb ?? '']
try {
  if (!work || !file) throw new BackupError(usage)
  await work(file)
} catch (error) {
  if (error instanceof EnvError) console.error(`These settings cannot be used:\n${error.message}`)
  else console.error(error instanceof BackupError || error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
