import { House } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths.ts'
import { ButtonLike } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'

/** The little that stands above a story: whose house it is, the way home, and the lamp; `children` is the bar that shows the way through it. */
export function ReaderBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <header className="mx-auto flex w-full max-w-4xl items-center justify-between gap-3 px-page pt-9 pb-2 print:hidden">
      {children}
      <Link href={paths.home} className="flex min-h-target min-w-target items-center rounded-sm">
        <Logo />
      </Link>
      <div className="flex items-center gap-1">
        <ThemeToggle />
        <ButtonLike variant="secondary">
          <Link href={paths.home}>
            <House aria-hidden="true" />
            {t('home')}
          </Link>
        </ButtonLike>
      </div>
    </header>
  )
}
