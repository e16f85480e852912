import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app.tsx'
import { userQuery } from './features/auth/api.ts'
import { startI18n } from './lib/i18n.ts'
import { watchNetwork } from './lib/network.ts'
import { approach } from './lib/prefetch.ts'
import { queryClient } from './lib/query.ts'
import { frameWords } from './routes/needs.ts'
import { Providers } from './shell/providers.tsx'

/** How long the page's shape stands for what is on its way; then the app shows how it waits. */
const patienceMs = 1000

watchNetwork()
// A page that the browser had laid aside may be somebody's who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
// Who is there is asked while the translations are on their way, so that one wait hides the other.
const known = queryClient.prefetchQuery(userQuery)
const started = startI18n(frameWords)
// So is the screen that the address names.
const here = approach(location.pathname)
await started
// The page shows its shape already: what is nearly here takes its place whole, and not in steps.
await Promise.race([Promise.all([known, here]), new Promise(resolve => setTimeout(resolve, patienceMs))])

const root = document.getElementById('root')
if (root) {
  // In slices, so that a press or a scroll meanwhile is not kept waiting.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <App />
        </Providers>
      </StrictMode>,
    ),
  )
}
