import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { sampleCovers } from './build/sample-covers.ts'
import { socialCard } from './build/social-card.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const server = `http://localhost:${process.env.PORT ?? '3000'}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), sampleCovers(), socialCard(), compressed()],
  build: {
    target: 'es2023',
    rolldownOptions: { input: { index: page('index.html'), login: page('login.html') } },
  },
  server: {
    proxy: {
      // The sign-in page is ours; everything else under /api is the server's.
      '/api': {
        target: server,
        bypass: request => (request.method === 'GET' && /^\/api\/login(\?|$)/.test(request.url ?? '') ? '/login.html' : undefined),
      },
    },
  },
})
