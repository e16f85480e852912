import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { parseEnv } from '../../env.ts'
import { createMailer } from './mailer.ts'

/** As much of a mail server as taking one mail takes. */
async function mailServer() {
  let received = ''
  const server = createServer(socket => {
    let inData = false
    socket.write('220 ready\r\n')
    socket.on('data', chunk => {
      received += chunk
      if (inData) {
        if (!received.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 taken\r\n')
      } else if (/^DATA/im.test(String(chunk))) {
        inData = true
        socket.write('354 go on\r\n')
      } else socket.write(/^QUIT/im.test(String(chunk)) ? '221 bye\r\n' : '250 fine\r\n')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return { port: (server.address() as AddressInfo).port, received: () => received }
}

const mail = { to: 'ann@example.org', subject: 'Hello', text: 'the link' }

test('mail goes to the server that is named, from the sender that is named', async () => {
  const { port, received } = await mailServer()
  const env = parseEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Night <night@example.org>', PUBLIC_URL: 'https://example.org' })
  await createMailer(env, pino({ level: 'silent' })).send(mail)
  expect(received()).toContain('MAIL FROM:<night@example.org>')
  expect(received()).toContain('RCPT TO:<ann@example.org>')
  expect(received()).toContain('the link')
})

test('without a server the text is in the log, and the address is not', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  await createMailer(parseEnv({}), log).send(mail)
  expect(lines.join()).toContain('the link')
  expect(lines.join()).not.toContain('ann@example.org')
})
