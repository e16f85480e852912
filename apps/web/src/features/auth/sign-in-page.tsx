import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths, safeNext } from '../../lib/paths.ts'
import { LanguageSelect } from '../../ui/language-select.tsx'
import { Logo } from '../../ui/logo.tsx'
import { usePageTitle } from '../../ui/page.tsx'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'
import { Providers } from './providers.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'

type View = 'signIn' | 'register' | 'forgotten' | 'reset'

const enter = () => location.assign(safeNext(location.search))
const startingView = (query: URLSearchParams): View =>
  query.has('reset') ? 'reset' : query.get('view') === 'register' ? 'register' : 'signIn'

/** The page at /api/login: sign in, open an account, ask for a new password, set one. */
export function SignInPage() {
  const { t } = useTranslation('auth')
  const query = new URLSearchParams(location.search)
  const [view, setView] = useState<View>(() => startingView(query))
  usePageTitle(t(`${view}.title`))
  return (
    <div className="grid min-h-dvh flex-1 max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1.1fr_1fr]">
      <img src="/samples/hero.svg" alt="" className="h-40 w-full object-cover lg:sticky lg:top-0 lg:h-dvh" />
      <div className="flex flex-col px-page py-6">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <a href={paths.home} className="rounded-sm">
            <Logo />
          </a>
          <div className="flex items-center gap-2">
            <LanguageSelect compact />
            <ThemeToggle />
          </div>
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 animate-page flex-col justify-center gap-6 py-10" key={view}>
          <div>
            <h1 className="text-2xl">{t(`${view}.title`)}</h1>
            <p className="mt-1.5 text-ink-soft">{t(`${view}.lead`)}</p>
          </div>
          {query.has('error') && view === 'signIn' && (
            <p role="alert" className="rounded-md bg-danger-soft p-4 text-danger">
              {t('providerFailed')}
            </p>
          )}
          {view === 'signIn' && <LoginForm onDone={enter} onForgotten={() => setView('forgotten')} />}
          {view === 'register' && <RegisterForm onDone={enter} />}
          {view === 'forgotten' && <ForgottenForm />}
          {view === 'reset' && <ResetForm token={query.get('reset') ?? ''} onAgain={() => setView('forgotten')} />}
          {(view === 'signIn' || view === 'register') && <Providers />}
          <p className="text-center">
            {view === 'signIn' ? t('signIn.noAccount') : t('register.haveAccount')}{' '}
            <button
              type="button"
              className="min-h-target rounded-sm px-1 font-bold text-link underline underline-offset-4"
              onClick={() => setView(view === 'signIn' ? 'register' : 'signIn')}
            >
              {view === 'signIn' ? t('register.submit') : t('signIn.submit')}
            </button>
          </p>
        </main>
      </div>
    </div>
  )
}
