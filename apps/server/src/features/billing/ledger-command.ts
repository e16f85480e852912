import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { type Database, transact } from '../../database/connect.ts'
import { CannotStart } from '../../database/embedded-binaries.ts'
import { openDatabase } from '../../database/open.ts'
import { userEmails, users } from '../../database/schema.ts'
import { EnvError, readEnv } from '../../env.ts'
import { checkLedger } from './check-ledger.ts'
import { bookGrant } from './ledger.ts'

/** For the person who runs a copy: `npm run ledger -- check | grant | premium`. It works beside a running server and without one. */
const usage = `Usage:
  npm run ledger -- check                                     proves that every balance is the sum of its entries
  npm run ledger -- grant <email> <credits> --reason "…"      gives credits to an account
  npm run ledger -- premium <email> --until <YYYY-MM-DD>      makes an account premium to the end of that day (UTC)`

class Misused extends Error {}

async function main() {
  const { positionals, values } = readArguments()
  const [verb, email, credits] = positionals
  const database = await openDatabase(readEnv())
  try {
    if (verb === 'check') await check(database.db)
    else if (verb === 'grant' && email) await grant(database.db, email, Number(credits), values.reason)
    else if (verb === 'premium' && email) await premium(database.db, email, values.until)
    else throw new Misused(usage)
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { reason: { type: 'string' }, until: { type: 'string' } } })
  } catch (error) {
    throw new Misused(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

async function check(db: Database) {
  const { accounts, entries, faults } = await checkLedger(db)
  for (const fault of faults) console.error(fault)
  console.info(`${accounts} accounts, ${entries} entries: ${faults.length === 0 ? 'every balance is right' : `${faults.length} faults`}`)
  if (faults.length > 0) process.exitCode = 1
}

async function grant(db: Database, email: string, credits: number, reason: string | undefined) {
  if (!Number.isSafeInteger(credits) || credits < 1) throw new Misused(`How many credits? A whole number from 1 on.\n${usage}`)
  if (!reason) throw new Misused(`Why? The account's history shows it: --reason "…"\n${usage}`)
  const userId = await requireAccount(db, email)
  const balance = await transact(db, tx => bookGrant(tx, userId, { reference: randomUUID(), credits, reason }))
  console.info(`${email} has ${balance} credits now.`)
}

async function premium(db: Database, email: string, until: string | undefined) {
  const end = new Date(`${until}T23:59:59.999Z`)
  if (!until || Number.isNaN(end.getTime()) || end.toISOString().slice(0, 10) !== until)
    throw new Misused(`Until when? --until 2027-12-31\n${usage}`)
  const userId = await requireAccount(db, email)
  await db.update(users).set({ premiumUntil: end }).where(eq(users.id, userId))
  console.info(`${email} is premium until the end of ${until}.`)
}

async function requireAccount(db: Database, email: string): Promise<string> {
  const [found] = await db.select().from(userEmails).where(eq(userEmails.email, email.trim().toLowerCase()))
  if (!found) throw new Misused(`There is no account with the e-mail ${email}.`)
  return found.userId
}

main().catch(error => {
  if (error instanceof EnvError) console.error(`These settings cannot be used:\n${error.message}`)
  else console.error(error instanceof Misused || error instanceof CannotStart ? error.message : error)
  process.exit(1)
})
