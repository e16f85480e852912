import { describe, expect, test } from 'vitest'
import { parseEnv, switchedOff, testCheckoutOn } from './env.ts'

test('without any setting everything has its default', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, HOST: 'localhost', STORY_CREDIT_COST: 5, WELCOME_CREDITS: 25, OIDC_PROVIDERS: [] })
})

test('a setting left empty is as one left out', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test('every faulty setting is named at once, and no value is repeated', () => {
  const faulty = {
    PORT: 'many',
    STORY_CREDIT_COST: '-1',
    DATABASE_URL: 'mysql://user:secret@host/db',
    OIDC_PROVIDERS: '[{',
    MODEL_NAME: 'owl',
  }
  const parse = () => parseEnv(faulty)
  for (const name of ['PORT', 'STORY_CREDIT_COST', 'DATABASE_URL', 'OIDC_PROVIDERS']) expect(parse).toThrow(name)
  expect(parse).not.toThrow('secret')
})

test('mail needs the public address, so that no link in it can point elsewhere', () => {
  expect(() => parseEnv({ SMTP_URL: 'smtp://localhost' })).toThrow('PUBLIC_URL')
})

test('a model needs both its address and its name', () => {
  expect(() => parseEnv({ MODEL_NAME: 'owl' })).toThrow('MODEL_BASE_URL')
  expect(() => parseEnv({ MODEL_BASE_URL: 'http://localhost:11434/v1' })).toThrow('MODEL_NAME')
})

describe('the test checkout', () => {
  test('is on by itself, off in production unless switched on by name, and never beside Stripe', () => {
    const on = (source: Record<string, string>) => testCheckoutOn(parseEnv(source))
    expect(on({})).toBe(true)
    expect(on({ TEST_CHECKOUT: 'off' })).toBe(false)
    expect(on({ NODE_ENV: 'production' })).toBe(false)
    expect(on({ NODE_ENV: 'production', TEST_CHECKOUT: 'on' })).toBe(true)
    expect(on({ STRIPE_SECRET_KEY: 'sk_test', TEST_CHECKOUT: 'on' })).toBe(false)
  })
})

test('prices and gifts in credits have a bound, so that no balance leaves its column', () => {
  for (const name of ['WELCOME_CREDITS', 'STORY_CREDIT_COST']) {
    expect(parseEnv({ [name]: '1000000' })).toMatchObject({ [name]: 1_000_000 })
    expect(() => parseEnv({ [name]: '1000001' }), name).toThrow(name)
  }
})

test('what is switched off is told, and nothing more once all is configured', () => {
  expect(switchedOff(parseEnv({}))).toHaveLength(4)
  const provider = { id: 'acme', name: 'Acme', issuer: 'https://id.example.org', clientId: 'a', clientSecret: 'b' }
  const full = {
    SMTP_URL: 'smtp://localhost',
    PUBLIC_URL: 'https://stories.example.org',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    MODEL_BASE_URL: 'http://localhost:11434/v1',
    MODEL_NAME: 'owl',
    OIDC_PROVIDERS: JSON.stringify([provider]),
  }
  expect(switchedOff(parseEnv(full))).toEqual([])
})
