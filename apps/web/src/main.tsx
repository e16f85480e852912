import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { App } from './app.tsx'
import { userQuery } from './features/auth/api.ts'
import { startI18n } from './lib/i18n.ts'
import { watchNetwork } from './lib/network.ts'
import { queryClient } from './lib/query.ts'
import { Providers } from './shell/providers.tsx'

watchNetwork()
// Who is there is asked while the translations are on their way, so that one wait hides the other.
void queryClient.prefetchQuery(userQuery)
await startI18n(['common', 'landing', 'billing'])

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
