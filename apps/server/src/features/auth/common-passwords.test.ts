import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { password, signUp } from '../../testing/builders.ts'
import { isCommon } from './common-passwords.ts'

const { auth } = endpoints

test('what is guessed first is no password, however it is dressed up', () => {
  const common = [
    'password',
    'Password123!',
    'P@ssw0rd1',
    'passwort2026',
    'contraseña1',
    'motdepasse!',
    'qwertzuiop',
    '1qaz2wsx',
    'iloveyou2',
    'Sunshine99',
  ]
  const runs = [
    '12345678',
    '1234567890',
    '87654321',
    'aaaaaaaaaa',
    'abcdefghij',
    '        ',
    '\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000',
    '20071224',
  ]
  const twice = ['abcdabcd', 'mia7mia7']
  for (const each of [...common, ...runs, ...twice]) expect(isCommon(each), each).toBe(true)
  const good = [
    password,
    'a lamp in the window',
    'correct horse battery',
    'Tr0ub4dor&3',
    'xK9#mQ2$',
    '月亮出来了小熊睡',
    'sunshine over the hill',
    '4938205716',
  ]
  for (const each of good) expect(isCommon(each), each).toBe(false)
})

test('an account is not opened with such a password, nor given one later', async () => {
  const house = await testApp()
  const refusal = { status: 400, code: 'common_password' }
  const body = { email: 'easy@example.org', password: 'Password123' }
  expect(await house.visitor().refused(auth.register, { body })).toMatchObject({ ...refusal, field: 'password' })
  const person = await signUp(house)
  const change = { currentPassword: password, newPassword: '12345678' }
  expect(await person.refused(auth.changePassword, { body: change })).toMatchObject({ ...refusal, field: 'newPassword' })
  const reset = { token: 'any', password: 'qwertyuiop' }
  expect(await house.visitor().refused(auth.resetPassword, { body: reset })).toMatchObject({ ...refusal, field: 'password' })
})
