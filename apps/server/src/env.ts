import { existsSync } from 'node:fs'
import { defaultMonthlyFreeCredits, defaultStoryCreditCost, defaultWelcomeCredits } from '@nightlight/contract/limits'
import { z } from 'zod'

const whole = (least: number) => z.coerce.number().pipe(z.int().min(least))
/** Far from where a balance would no longer fit its column. */
const mostCredits = 1_000_000
const onOff = z.enum(['on', 'off']).transform(value => value === 'on')
const address = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/\/+$/, ''))

const providerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1),
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
})
export type SignInProvider = z.output<typeof providerSchema>

const json = z.string().transform((text, context) => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON' })
    return z.NEVER
  }
})

/** Every setting there is; README's table is printed from here (`npm run settings`). A setting left empty is as one left out. */
export const settings = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('`production` turns the test checkout off'),
  HOST: z.string().min(1).default('localhost').describe('The address to listen on; `0.0.0.0` for every one'),
  PORT: whole(0).pipe(z.int().max(65535)).default(3000).describe('The port to listen on'),
  PUBLIC_URL: address
    .optional()
    .describe(
      'Where visitors reach this copy, such as `https://stories.example.org`; needed behind a proxy, and in production for any name but that of `HOST`',
    ),
  TRUST_PROXY: onOff.default(false).describe('`on` where a proxy in front tells the visitor’s address and protocol (`X-Forwarded-*`)'),
  METRICS_PORT: whole(1)
    .pipe(z.int().max(65535))
    .optional()
    .describe('A port of its own on which `/metrics` tells Prometheus how the server fares; keep it from visitors'),
  METRICS_HOST: z.string().min(1).default('localhost').describe('The address on which it does so'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info').describe('How much the log tells'),
  DATA_DIR: z.string().min(1).default('data').describe('Where the database of its own keeps its files'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('A PostgreSQL to use instead of one of its own'),
  DATABASE_PREPARE: onOff.default(true).describe('`off` for a pooler that cannot take prepared statements'),
  DATABASE_POOL_SIZE: whole(1).default(10).describe('How many connections one server holds at most'),
  BACKUP_DIR: z.string().min(1).optional().describe('A folder, best on another disk, into which everything is backed up on schedule'),
  BACKUP_EVERY_HOURS: whole(1).default(24).describe('How old the newest backup there may become'),
  BACKUP_KEEP: whole(1).default(14).describe('How many of them are kept'),
  STORY_CREDIT_COST: whole(0).pipe(z.int().max(mostCredits)).default(defaultStoryCreditCost).describe('What a story costs, in credits'),
  WELCOME_CREDITS: whole(0)
    .pipe(z.int().max(mostCredits))
    .default(defaultWelcomeCredits)
    .describe('The credits that a new account is given'),
  MONTHLY_FREE_CREDITS: whole(0)
    .pipe(z.int().max(mostCredits))
    .default(defaultMonthlyFreeCredits)
    .describe('What the credits of a free account are filled up to at its first use in a calendar month; `0` for never'),
  PROFILES_PER_ACCOUNT: whole(1).default(50).describe('How many child profiles an account may have'),
  CHARACTERS_PER_ACCOUNT: whole(1).default(200).describe('How many characters an account may have'),
  SESSIONS_PER_ACCOUNT: whole(1).default(50).describe('On how many devices an account may be signed in; one more signs the oldest out'),
  LOGIN_LIMIT_PER_MINUTE: whole(1).default(10).describe('Attempts to sign in that fail, for each network'),
  REGISTER_LIMIT_PER_HOUR: whole(1).default(20).describe('New accounts, for each address'),
  TRY_LIMIT_PER_HOUR: whole(1).default(20).describe('Stories to try without an account, for each network'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('The server that sends mail; without one, links to set a new password are written to the log'),
  MAIL_FROM: z.string().min(3).default('Nightlight <nightlight@localhost>').describe('The sender of mail'),
  OIDC_PROVIDERS: json
    .pipe(z.array(providerSchema))
    .default([])
    .describe('Other ways to sign in, as a JSON list of `{ "id", "name", "issuer", "clientId", "clientSecret" }`'),
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe('Takes real payments through Stripe'),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().describe('Proves that a webhook comes from Stripe'),
  STRIPE_PRICE_STARTER: z.string().min(1).optional().describe('Stripe’s id of the price of the Starter pack'),
  STRIPE_PRICE_PROFESSIONAL: z.string().min(1).optional().describe('Stripe’s id of the price of the Professional pack'),
  STRIPE_PRICE_ENTERPRISE: z.string().min(1).optional().describe('Stripe’s id of the price of the Enterprise pack'),
  STRIPE_API_BASE: address.optional().describe('Another address of Stripe’s API, for tests'),
  TEST_CHECKOUT: onOff.optional().describe('The test checkout, which charges nobody; on without Stripe, except in production'),
  MODEL_BASE_URL: address
    .optional()
    .describe(
      'A language model that accounts may choose (the OpenAI chat protocol): its base address, such as `http://localhost:11434/v1`',
    ),
  MODEL_NAME: z.string().min(1).optional().describe('The name of the model there'),
  MODEL_API_KEY: z.string().default('').describe('The key of the model, where it needs one'),
  MODEL_TIMEOUT_SECONDS: whole(1).default(60).describe('How long a model may take over a story'),
  MODEL_AT_ONCE: whole(1).default(2).describe('How many stories a model writes at the same time'),
}

const schema = z.object(settings).check(context => {
  const { MODEL_BASE_URL, MODEL_NAME, SMTP_URL, PUBLIC_URL } = context.value
  // Whoever asks for a link names the host of the request: mailed, it could point anywhere.
  if (SMTP_URL && !PUBLIC_URL)
    context.issues.push({ code: 'custom', input: PUBLIC_URL, path: ['PUBLIC_URL'], message: 'Needed with SMTP_URL, for the links in mail' })
  if (Boolean(MODEL_BASE_URL) !== Boolean(MODEL_NAME))
    context.issues.push({
      code: 'custom',
      input: MODEL_NAME,
      path: [MODEL_NAME ? 'MODEL_BASE_URL' : 'MODEL_NAME'],
      message: 'MODEL_BASE_URL and MODEL_NAME go together',
    })
})

export type Env = z.output<typeof schema>

/** Thrown with every faulty setting in its message, a line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/** Reads the settings once. Throws EnvError, which names every fault and repeats no value, since some are secret. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new EnvError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}

/** True where the test checkout is offered: never beside Stripe, and in production only when switched on by name. */
export const testCheckoutOn = (env: Env) => !env.STRIPE_SECRET_KEY && (env.TEST_CHECKOUT ?? env.NODE_ENV !== 'production')

/** What is switched off for want of configuration, a sentence each, for whoever starts a copy. */
export function switchedOff(env: Env): string[] {
  return [
    env.NODE_ENV === 'production' &&
      !env.PUBLIC_URL &&
      'The public address is not set (PUBLIC_URL): requests are answered only at the address listened on.',
    !env.SMTP_URL && 'Mail is off (SMTP_URL): links to set a new password are written to this log.',
    !env.STRIPE_SECRET_KEY &&
      (testCheckoutOn(env)
        ? 'Card payments are off (STRIPE_SECRET_KEY): a test checkout stands in, and no card is charged.'
        : 'Card payments are off (STRIPE_SECRET_KEY): packs are shown and cannot be bought.'),
    env.STRIPE_SECRET_KEY &&
      !env.STRIPE_WEBHOOK_SECRET &&
      'Stripe’s webhook is off (STRIPE_WEBHOOK_SECRET): a payment counts when the visitor comes back, and refunds are not heard of.',
    !env.MODEL_BASE_URL && 'No language model is named (MODEL_BASE_URL): the built-in storyteller tells every story.',
    env.OIDC_PROVIDERS.length === 0 && 'No sign-in provider is named (OIDC_PROVIDERS): accounts sign in with e-mail and password.',
  ].filter(line => typeof line === 'string')
}

/** The settings of this process, and those of a `.env` file in the folder it was started in. Throws EnvError. */
export function readEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseEnv(process.env)
}
