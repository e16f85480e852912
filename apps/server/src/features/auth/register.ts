import { type Database, transact } from '../../database/connect.ts'
import { sqlState } from '../../database/failures.ts'
import { oidcIdentities, userEmails, users } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { bookWelcome } from '../billing/ledger.ts'

const alreadyThere = '23505'

type NewAccount = {
  email: string | null
  passwordHash: string | null
  firstName?: string | undefined
  lastName?: string | undefined
  identity?: { issuer: string; subject: string }
}

/** Opens an account with its welcome credits. Throws email_taken where the e-mail has an account already. */
export async function openAccount(db: Database, account: NewAccount, welcomeCredits: number): Promise<string> {
  const { identity, ...row } = account
  try {
    return await transact(db, async tx => {
      const [user] = await tx.insert(users).values(row).returning({ id: users.id })
      if (!user) throw new AppError('internal')
      if (row.email !== null) await tx.insert(userEmails).values({ email: row.email, userId: user.id })
      if (identity) await tx.insert(oidcIdentities).values({ ...identity, userId: user.id })
      await bookWelcome(tx, user.id, welcomeCredits)
      return user.id
    })
  } catch (error) {
    if (sqlState(error) === alreadyThere) throw new AppError('email_taken', { field: 'email' })
    throw error
  }
}
