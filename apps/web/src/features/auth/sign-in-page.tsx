import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  // Typed once, it is there on every view.
  const [email, setEmail] = useState('')
  const main = useRef<HTMLElement>(null)
  // What was pressed goes with its view, so the focus has to be led on.
  const turnTo = (next: View) => {
    flushSync(() => setView(next))
    main.current?.focus({ preventScroll: true })
  }
  usePageTitle(t(`${view}.title`))
  return (
    <div className="grid min-h-dvh flex-1 max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1.1fr_1fr]">
      <img src="/samples/hero.svg" alt="" className="h-40 w-full object-cover object-[50%_88%] sm:h-64 lg:sticky lg:top-0 lg:h-dvh" />
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
        <main
          key={view}
          ref={main}
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 animate-page flex-col justify-center gap-6 py-10"
        >
          <div>
            <h1 className="text-2xl">{t(`${view}.title`)}</h1>
            <p className="mt-1.5 text-ink-soft">{t(`${view}.lead`)}</p>
          </div>
          {query.has('error') && view === 'signIn' && (
            <p role="alert" className="rounded-md bg-danger-soft p-4 text-danger">
              {t('providerFailed')}
            </p>
          )}
          {view === 'signIn' && <LoginForm email={email} onEmail={setEmail} onDone={enter} onForgotten={() => turnTo('forgotten')} />}
          {view === 'register' && <RegisterForm email={email} onEmail={setEmail} onDone={enter} />}
          {view === 'forgotten' && <ForgottenForm email={email} onEmail={setEmail} />}
          {view === 'reset' && <ResetForm token={query.get('reset') ?? ''} onAgain={() => turnTo('forgotten')} />}
          {(view === 'signIn' || view === 'register') && <Providers />}
          <p className="flex flex-wrap items-center justify-center gap-x-1">
            {view === 'signIn' ? t('signIn.noAccount') : t('register.haveAccount')}
            <button
              type="button"
              className="min-h-target rounded-sm px-2 font-bold text-link underline underline-offset-4"
              onClick={() => turnTo(view === 'signIn' ? 'register' : 'signIn')}
            >
              {view === 'signIn' ? t('register.submit') : t('signIn.submit')}
            </button>
          </p>
        </main>
      </div>
    </div>
  )
}
