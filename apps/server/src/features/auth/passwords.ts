import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../../http/errors.ts'

const derive = promisify(argon2)

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Each takes 19 MiB and a thread for some 30 ms, so few are worked out at a time and a flood is turned away. */
const atOnce = 2
const waitingMax = 200
let running = 0
const waiting: (() => void)[] = []

async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingMax) throw new AppError('busy', { retryAfterSeconds: 5 })
    await new Promise<void>(resolve => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const work = (message: string, nonce: Buffer, parameters: Omit<Argon2Parameters, 'message' | 'nonce'>) =>
  turn(() => derive('argon2id', { message: message.normalize('NFC'), nonce, ...parameters }))

/** The password as it is stored, in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await work(password, salt, cost)
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
/** What an account without a password is compared with, so that it takes as long as any other. */
const nobody = hashPassword(randomBytes(16).toString('hex'))

/** True where the password is the stored one. Takes the same time where there is no account or it has no password. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = stored.exec(hash ?? (await nobody)) ?? []
  const wanted = Buffer.from(expected, 'base64')
  const tag = await work(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  })
  return timingSafeEqual(tag, wanted) && typeof hash === 'string'
}
