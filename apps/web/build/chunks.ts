import type { Rolldown } from 'vite'

/** The scripts of a build that one of them brings along, itself included: those that it imports, and with `lazy` those that it may fetch later. */
export function scriptsFrom(bundle: Rolldown.OutputBundle, entry: string, { lazy = false } = {}): Set<string> {
  const found = new Set<string>()
  const follow = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const next of lazy ? [...file.imports, ...file.dynamicImports] : file.imports) follow(next)
  }
  follow(entry)
  return found
}

/** The file that a source became, `/shell/signed-in.tsx` say. @throws Error where the build has none */
export function scriptOf(bundle: Rolldown.OutputBundle, source: string): string {
  const chunk = Object.values(bundle).find(file => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
  if (!chunk) throw new Error(`Nothing was built of ${source}`)
  return chunk.fileName
}
