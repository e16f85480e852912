import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** The files of each screen, by its name (apps/web/build/preloads.ts). */
const listsSchema = z.record(z.string(), z.array(z.string()))

/**
 * Links by which a page fetches, along with itself, who is there and the code of the screen that its address names: "/story/12" is
 * the screen `story`, "/subscription/success" is `subscription-success`. None where nothing is built.
 */
export async function loadPreloads(root: string): Promise<(path: string) => string> {
  const text = await readFile(join(root, 'preloads.json'), 'utf8').catch(() => '{}')
  const lists = listsSchema.parse(JSON.parse(text))
  const user = '<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials">'
  return path => {
    const parts = path.split('/').filter(part => part !== '' && !/^\d+$/.test(part))
    const files = lists[parts.join('-') || 'create-story'] ?? []
    return [user, ...files.map(file => `<link rel="modulepreload" href="${file}">`)].join('')
  }
}
