import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFrame } from './make-frame.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('makes every file of a new language, which its index brings together', () => {
  const files = makeFrame(root, 'it')
  const index = readFileSync(join(root, 'it', 'index.ts'), 'utf8')
  const content = files.filter(file => file.includes('content/'))
  expect(content).toHaveLength(4 + 3 + 6 + 6 + 15)
  for (const file of content) expect(index).toContain(`'./${file.slice('it/'.length)}'`)
})

it.each(['IT', 'italian', '../x', ''])('refuses %j, which is no code of a language', code => {
  expect(() => makeFrame(root, code)).toThrow(RangeError)
})

it('refuses a language that is there already, and changes nothing of it', () => {
  makeFrame(root, 'it')
  const before = readFileSync(join(root, 'it', 'grammar.ts'), 'utf8')
  expect(() => makeFrame(root, 'it')).toThrow('there already')
  expect(readFileSync(join(root, 'it', 'grammar.ts'), 'utf8')).toBe(before)
})
