import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Env } from '../../env.ts'

export type Mail = { to: string; subject: string; text: string }
export type Mailer = { send: (mail: Mail) => Promise<void> }

/** Sends mail by SMTP where a server is named. Otherwise writes it to the log, for whoever runs the copy to pass on. */
export function createMailer(env: Env, log: FastifyBaseLogger): Mailer {
  if (!env.SMTP_URL)
    return { send: async ({ text }) => log.warn({ mail: text }, 'no mail server is configured (SMTP_URL); this was not sent') }
  const transport = createTransport(env.SMTP_URL)
  return {
    send: async mail => {
      await transport.sendMail({ from: env.MAIL_FROM, ...mail })
    },
  }
}
