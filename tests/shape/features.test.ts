import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const features = ['auth', 'billing', 'characters', 'child-profiles', 'favorites', 'learning', 'stories']

const namesIn = (path: string) => readdirSync(join(root, path)).sort()

it('the server has a folder for each feature and no other', () => {
  expect(namesIn('apps/server/src/features')).toEqual(features)
})

it('the web has a folder for each feature and no other', () => {
  expect(namesIn('apps/web/src/features')).toEqual(features)
})

it('the contract has a file for each feature', () => {
  expect(namesIn('packages/contract')).toEqual(expect.arrayContaining(features.map(name => `${name}.ts`)))
})

it.each(['en', 'es', 'fr', 'de', 'zh'])('the translations in %s have a namespace for each feature, and common and landing', language => {
  expect(namesIn(`apps/web/public/locales/${language}`)).toEqual([...features, 'common', 'landing'].map(name => `${name}.json`).sort())
})
