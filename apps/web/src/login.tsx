import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/index.css'
import { SignInPage } from './features/auth/sign-in-page.tsx'
import { SignedInAgain } from './features/auth/signed-in-again.tsx'
import { startI18n } from './lib/i18n.ts'
import { Providers } from './shell/providers.tsx'

await startI18n(['common', 'auth'])

const isBack = new URLSearchParams(location.search).get('view') === 'done'
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>{isBack ? <SignedInAgain /> : <SignInPage />}</Providers>
    </StrictMode>,
  )
}
