import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@nightlight/contract/enums'
import { z } from 'zod'

const addresses = z.array(z.string())
/** What each screen needs, by its name (apps/web/build/preloads.ts). */
const screensSchema = z.record(z.string(), z.object({ scripts: addresses, words: addresses, calls: addresses, pictures: addresses }))

/** As the app itself asks for it: the browser gives what came ahead to a request that is made in the same way only. What is painted before goes first. */
const link = {
  scripts: (href: string) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
  words: (href: string) => `<link rel="preload" href="${href}" as="fetch" fetchpriority="low" crossorigin="anonymous">`,
  calls: (href: string) => `<link rel="preload" href="${href}" as="fetch" fetchpriority="low" crossorigin="use-credentials">`,
  pictures: (href: string) => `<link rel="preload" href="${href}" as="image" fetchpriority="high">`,
}

/**
 * Links by which a page fetches, along with itself, who is there and what the screen that its address names begins with: its code, its
 * words and its first calls. "/story/12" is the screen `story`, "/subscription/success" is `subscription-success`. None where nothing is built.
 */
export async function loadPreloads(root: string): Promise<(path: string, language: LanguageCode) => string> {
  const text = await readFile(join(root, 'preloads.json'), 'utf8').catch(() => '{}')
  const screens = screensSchema.parse(JSON.parse(text))
  return (path, language) => {
    const parts = path.split('/').filter(part => part !== '')
    const isId = (part: string) => /^\d+$/.test(part)
    const id = parts.find(isId)
    const {
      scripts = [],
      words = [],
      calls = [],
      pictures = [],
    } = screens[parts.filter(part => !isId(part)).join('-') || 'create-story'] ?? {}
    // "/story" alone is no screen, and there is nothing to ask for.
    const filled = (addresses: string[]) =>
      addresses.flatMap(address => (address.includes(':id') && id === undefined ? [] : [address.replace(':id', id ?? '')]))
    return [
      ...scripts.map(link.scripts),
      ...['/api/auth/user', ...filled(calls)].map(link.calls),
      ...words.map(address => link.words(address.replace(':language', language))),
      ...filled(pictures).map(link.pictures),
    ].join('')
  }
}
