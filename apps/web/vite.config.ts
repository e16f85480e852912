import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { installable } from './build/installable.ts'
import { preloads } from './build/preloads.ts'
import { sampleCovers } from './build/sample-covers.ts'
import { serviceWorker } from './build/service-worker.ts'
import { socialCard } from './build/social-card.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const server = `http://localhost:${process.env.PORT ?? '3000'}`

/** What the server runs itself: the landing page's markup, all that it needs in one file. */
const forServer = {
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', copyPublicDir: false },
} satisfies UserConfig

/**
 * What every page of the app begins with, in one file: three dozen small ones would wait for one another. Not the landing page's few
 * lines and what they use, nor forms, which only some pages have.
 */
const first = {
  name: 'first',
  tags: ['$initial' as const],
  includeDependenciesRecursively: false,
  test: (id: string) =>
    /node_modules|packages\/contract|src\/(?:lib|ui)\//.test(id) && !/react-hook-form|lib\/(?:form|kept|manifest)\.|theme/.test(id),
}

/** Small things that most screens use, in one file for the same reason. */
const shared = {
  name: 'shared',
  minShareCount: 3,
  includeDependenciesRecursively: false,
  test: /lucide-react|src\/lib\/(?:cards|failure|format|paths)|src\/ui\/(?:badge|card|choice|field|link|page|select|toast-store)\./,
}

const forBrowser = {
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: { index: page('index.html'), login: page('login.html'), landing: page('landing.html') },
      output: { codeSplitting: { groups: [first, shared] } },
    },
  },
} satisfies UserConfig

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: isSsrBuild
    ? [react()]
    : [react(), tailwindcss(), sampleCovers(), socialCard(), preloads(), installable(), serviceWorker(), compressed()],
  ...(isSsrBuild ? forServer : forBrowser),
  server: {
    proxy: {
      // The sign-in page is ours; everything else under /api is the server's.
      '/api': {
        target: server,
        bypass: request => (request.method === 'GET' && /^\/api\/login(\?|$)/.test(request.url ?? '') ? '/login.html' : undefined),
      },
    },
  },
}))
