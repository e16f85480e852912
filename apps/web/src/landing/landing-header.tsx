import { useTranslation } from 'react-i18next'
import { ButtonLike } from '../ui/button.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'

export function LandingHeader({ login }: { login: string }) {
  const { t } = useTranslation('landing')
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-1 gap-y-2 px-page py-4 max-sm:px-3">
      <Logo />
      <div className="flex items-center sm:gap-2">
        <LanguageSelect compact />
        <ThemeToggle />
        <ButtonLike variant="secondary" size="sm" className="max-sm:px-3">
          <a href={login}>{t('signIn')}</a>
        </ButtonLike>
      </div>
    </header>
  )
}
