import { expect, test } from 'vitest'
import { userSchema } from './auth.ts'

test('the e-mail of a user is valid or null', () => {
  const { email } = userSchema.shape
  for (const value of ['ada@example.org', null]) expect(email.parse(value)).toBe(value)
  for (const value of ['', 'nobody', undefined]) expect(email.safeParse(value).error?.issues[0]?.message).toBe('Invalid email format')
})
