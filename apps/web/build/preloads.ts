import type { Plugin } from 'vite'
import { scriptOf, scriptsFrom } from './chunks.ts'

/**
 * Lists, for each screen, the files that it needs beside those that the page names already (`preloads.json`, by the name of the
 * screen's file in routes/): so the server can name them in the page, and they come with it instead of one after the other.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const named = scriptsFrom(bundle, scriptOf(bundle, '/index.html'))
    const frame = scriptsFrom(bundle, scriptOf(bundle, '/shell/signed-in.tsx'))
    const screens = Object.values(bundle).flatMap(file => {
      const name = file.type === 'chunk' && /\/src\/routes\/([\w-]+)\.tsx$/.exec(file.facadeModuleId ?? '')?.[1]
      if (!name) return []
      const needed = new Set([...frame, ...scriptsFrom(bundle, file.fileName)])
      return [[name, [...needed].filter(script => !named.has(script)).map(script => `/${script}`)]]
    })
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(screens)) })
  },
})
