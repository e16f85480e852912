import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { earlier } from './build/earlier.ts'
import { firstPaint } from './build/first-paint.ts'
import { groups } from './build/groups.ts'
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

const forBrowser = {
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: { index: page('index.html'), login: page('login.html'), landing: page('landing.html') },
      output: { codeSplitting: { groups } },
    },
  },
} satisfies UserConfig

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: isSsrBuild
    ? [react()]
    : [
        react(),
        tailwindcss(),
        sampleCovers(),
        socialCard(),
        firstPaint(),
        preloads(),
        installable(),
        serviceWorker(),
        earlier(),
        compressed(),
      ],
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
