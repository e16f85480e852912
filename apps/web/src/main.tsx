import { StrictMode } from 'react'
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

watchNetwork()
// A page that the browser had laid aside may be somebody's who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
// Who is there is asked while the translations are on their way, so that one wait hides the other.
void queryClient.prefetchQuery(userQuery)
const started = startI18n(frameWords)
// So is the screen that the address names.
approach(location.pathname)
await started

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
      </Providers>
    </StrictMode>,
  )
}
