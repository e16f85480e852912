import type { User } from '@nightlight/contract/auth'
import { buyShortcutBelow } from '@nightlight/contract/limits'
import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { CreditsBadge } from '../features/billing/credits-badge.tsx'
import { TierBadge } from '../features/billing/tier-badge.tsx'
import { lazily } from '../lib/lazily.ts'
import { paths } from '../lib/paths.ts'
import { useMediaQuery } from '../lib/use-media-query.ts'
import { Button } from '../ui/button.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'

// Dialogs come when they are opened; a phone, whose menu holds these tools too, never fetches them.
const AccountDialog = lazily(() => import('../features/auth/account-dialog.tsx'))
const AccountTools = lazily(() => import('./account-tools.tsx'))
const MobileMenu = lazily(() => import('./mobile-menu.tsx'))

export const links = [
  { href: paths.home, label: 'nav.create' },
  { href: paths.myStories, label: 'nav.myStories' },
  { href: paths.childProfiles, label: 'nav.childProfiles' },
  { href: paths.favorites, label: 'nav.favorites' },
] as const

type Opened = 'menu' | 'account' | undefined

/** The bar at the top of every screen but the reader: all of it on a wide window, the purse and a menu on a phone. */
export function TopBar({ user }: { user: User }) {
  const { t } = useTranslation('common')
  const [location] = useLocation()
  const [opened, setOpened] = useState<Opened>()
  const wide = useMediaQuery('(min-width: 80rem)')
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <a
        href="#main"
        className="absolute left-2 top-2 z-10 inline-flex min-h-target -translate-y-20 items-center rounded-full bg-amber px-4 font-heading font-semibold text-on-amber focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-x-3 px-page xl:px-5">
        <Link href={paths.home} className="flex min-h-target min-w-target items-center rounded-sm">
          <Logo compact={user.credits < buyShortcutBelow} />
        </Link>
        <nav aria-label={t('nav.label')} className="hidden flex-1 xl:block">
          <ul className="flex items-center">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={location === href ? 'page' : undefined}
                  className="inline-flex min-h-target items-center rounded-full px-2.5 font-heading font-semibold whitespace-nowrap hover:bg-amber-soft aria-[current=page]:bg-amber-soft"
                >
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2.5">
          <CreditsBadge credits={user.credits} />
          <div className="hidden items-center gap-0.5 xl:flex">
            <TierBadge user={user} />
            <LanguageSelect className="ml-2 shrink-0" />
            <ThemeToggle />
            <Suspense fallback={<span className="w-[calc(var(--spacing-target)*2+0.125rem)]" />}>
              {wide && <AccountTools user={user} onAccount={() => setOpened('account')} />}
            </Suspense>
          </div>
          <Button variant="quiet" size="icon" className="xl:hidden" aria-label={t('nav.open')} onClick={() => setOpened('menu')}>
            <Menu aria-hidden="true" />
          </Button>
        </div>
      </div>
      <Suspense>
        {opened === 'menu' && <MobileMenu user={user} onClose={() => setOpened(undefined)} onAccount={() => setOpened('account')} />}
        {opened === 'account' && <AccountDialog user={user} open onOpenChange={open => !open && setOpened(undefined)} />}
      </Suspense>
    </header>
  )
}
