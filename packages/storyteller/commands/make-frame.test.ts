import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { animals, settings } from '@nightlight/contract/enums'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { companions, fileNameOf } from '../content/library.ts'
import { keysOf, makeFrame } from './make-frame.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightlight-languages-'))
  cpSync(join(import.meta.dirname, '../languages/en'), join(folder, 'en'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes a file for every friend, place and lexicon and the beats of a first tale, with no word of another language in it', () => {
  const files = makeFrame(folder, 'it')
  for (const animal of [...animals, ...companions]) expect(files).toContain(`friends/${fileNameOf(animal)}.txt`)
  for (const setting of settings) expect(files).toContain(`places/${fileNameOf(setting)}.txt`)
  for (const file of files) expect(existsSync(join(folder, 'it', file))).toBe(true)
  expect(readFileSync(join(folder, 'it/friends/fox.txt'), 'utf8')).toMatch(/^name:\nkind:\npronoun:\nsize: small\n/)
  expect(readFileSync(join(folder, 'it/tales/hiccups/beginner.txt'), 'utf8')).toContain('# pyjamas\n')
})

it('takes over the keys, and the facts that are the same everywhere', () => {
  expect(keysOf('elder: Grandam Twist\n  kind: a fairy\nsize: small')).toBe('elder:\n  kind:\nsize: small')
})

it('refuses what is no code, and a language that there is', () => {
  expect(() => makeFrame(folder, 'italian')).toThrow('no code')
  expect(() => makeFrame(folder, 'en')).toThrow('already')
})
