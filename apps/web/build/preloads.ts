import type { Plugin } from 'vite'

/**
 * Lists, for each screen, the files that it needs beside those that the page names already (`preloads.json`, by the name of the
 * screen's file in routes/): so the server can name them in the page, and they come with it instead of one after the other.
 */
export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const reachedFrom = (file: string, reached = new Set<string>()): Set<string> => {
      if (reached.has(file)) return reached
      reached.add(file)
      for (const next of chunks.find(chunk => chunk.fileName === file)?.imports ?? []) reachedFrom(next, reached)
      return reached
    }
    const fileOf = (source: string) => chunks.find(chunk => chunk.facadeModuleId?.endsWith(source))?.fileName ?? ''
    const named = reachedFrom(fileOf('/index.html'))
    const screens = chunks.flatMap(chunk => {
      const name = /\/src\/routes\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1]
      if (!name) return []
      const needed = new Set([...reachedFrom(fileOf('/shell/signed-in.tsx')), ...reachedFrom(chunk.fileName)])
      return [[name, [...needed].filter(file => !named.has(file)).map(file => `/${file}`)]]
    })
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(screens)) })
  },
})
