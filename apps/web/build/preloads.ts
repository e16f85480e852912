import type { Plugin } from 'vite'
import { frameWords, needs } from '../src/routes/needs.ts'
import { scriptOf, scriptsFrom } from './chunks.ts'

/** The path of "GET /api/stories/:id". */
const pathOf = (call: string) => call.replace(/^GET /, '')

/**
 * Lists, for each screen, what it needs beside the files that the page names already (`preloads.json`, by the name of the screen's file in
 * routes/): so the server can name it in the page, and it comes along instead of one thing after the other.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const named = scriptsFrom(bundle, scriptOf(bundle, '/index.html'))
    const screens = Object.entries(needs).map(([name, { words, ...rest }]) => [
      name,
      {
        scripts: [...scriptsFrom(bundle, scriptOf(bundle, `/routes/${name}.tsx`))]
          .filter(script => !named.has(script))
          .map(script => `/${script}`),
        words: [...new Set([...frameWords, ...words])].map(namespace => `/locales/:language/${namespace}.json`),
        calls: ['calls' in rest ? rest.calls : []].flat().map(pathOf),
        pictures: ['picture' in rest ? rest.picture : []].flat().map(pathOf),
      },
    ])
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(screens)) })
  },
})
