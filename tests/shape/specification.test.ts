import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sections = [
  '1-product.md',
  '2-screens-and-routes.md',
  '3-entities.md',
  '4-states.md',
  '5-validation.md',
  '6-roles.md',
  '7-calls.md',
  '8-errors.md',
  '9-constants.md',
]

/** The rows under the head of each table, cell by cell; `\|` is a bar within a cell. */
const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter(line => line.startsWith('| ') && line !== '| statement | held by |' && !/^\| -/.test(line))
    .map(line => line.slice(2, -1).split(/(?<!\\)\|/))
    .map(cells => cells.map(cell => cell.trim().replaceAll('\\|', '|')))

const sources = new Map<string, string>()

/** A file's text, each name in it as it is shown and right behind the bracket of the call that it names. */
function sourceOf(path: string): string {
  const kept = sources.get(path)
  if (kept !== undefined) return kept
  const source = read(path)
    .replace(/\(\s+(?=['"`])/g, '(')
    .replace(/\\(['"`])/g, '$1')
  sources.set(path, source)
  return source
}

/** Whether a test, a group or a step bears the name: `test('…'`, `test.step('…'`, `it.each([…])('…'`. */
function holds(path: string, name: string): boolean {
  const written = sourceOf(path)
  return ["'", '"', '`'].some(quote => {
    const calls = written.split(`(${quote}${name}${quote}`).slice(0, -1)
    return calls.some(before => /(\b(test|it|describe|step)|\))$/.test(before))
  })
}

/** What is wrong with one place that a statement is said to be held by; nothing when the test is there. */
function faultOf(place: string): string | undefined {
  const [, path = '', name = ''] = place.match(/^`([^`]+)` › (.+)$/s) ?? []
  if (!name) return `"${place}" is neither \`path\` › name nor "not held: reason"`
  if (!existsSync(join(root, path))) return `there is no ${path}`
  if (!holds(path, name)) return `${path} holds no test named "${name}"`
}

it('the specification has a table for each of its nine sections, and the index names them', () => {
  expect(readdirSync(join(root, 'docs/specification')).sort()).toEqual(sections)
  for (const section of sections) expect(read('docs/specification.md')).toContain(`(specification/${section})`)
})

describe.each(sections)('%s', section => {
  const rows = rowsOf(read(`docs/specification/${section}`))

  it('says of each statement, in two cells, what holds it', () => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(cells => cells.length !== 2 || cells.includes(''))).toEqual([])
  })

  it('names tests that are there', () => {
    const faults = rows.flatMap(([statement = '', heldBy = '']) =>
      /^not held: .{10}/.test(heldBy)
        ? []
        : heldBy
            .split('<br>')
            .map(place => faultOf(place.trim()))
            .filter(fault => fault !== undefined)
            .map(fault => `${statement}: ${fault}`),
    )
    expect(faults).toEqual([])
  })
})
