import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { scriptOf, scriptsFrom } from './chunks.ts'

/** A file that the worker fetches when it is installed; `revision` is null where the name itself tells one build's from the next's. */
type Precached = { url: string; revision: string | null }

const revisionOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The demo's stories are as large as the rest of the app and are not for the night without a network. */
const left = (file: Rolldown.OutputChunk) => file.moduleIds.some(id => id.includes('/demo/'))

/** The app's page and scripts. Fonts, words and pictures are kept by the worker when they are used: nobody needs five languages of them. */
function precachedOf(bundle: Rolldown.OutputBundle): Precached[] {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The app has no page')
  const chunks = scriptsFrom(bundle, scriptOf(bundle, '/index.html'), { lazy: true })
  const hashed = Object.values(bundle).filter(file =>
    file.type === 'chunk' ? chunks.has(file.fileName) && !left(file) : /^assets\/.*\.css$/.test(file.fileName),
  )
  return [
    { url: '/index.html', revision: revisionOf(page.source) },
    ...hashed.map(({ fileName }) => ({ url: `/${fileName}`, revision: null })),
  ]
}

/** Builds worker/service-worker.ts, one file for the whole site, with the list of what this build consists of. */
export const serviceWorker = (): Plugin => {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: config => {
      root = config.root
    },
    generateBundle: {
      // When the pages are written as well.
      order: 'post',
      async handler(_, bundle) {
        const precached = precachedOf(bundle)
        const built = await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
          build: {
            write: false,
            target: 'es2023',
            lib: { entry: join(root, 'worker/service-worker.ts'), formats: ['iife'], name: 'worker' },
          },
        })
        const [worker] = [built].flat().flatMap(result => ('output' in result ? result.output : []))
        if (worker?.type !== 'chunk') throw new Error('The service worker came to nothing')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
      },
    },
  }
}
