import type { User } from '@nightlight/contract/auth'
import { BookPlus, Heart, LibraryBig, LogOut, UserRound, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { TierBadge } from '../features/billing/tier-badge.tsx'
import { Button, ButtonLike } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { LanguageSelect } from '../ui/language-select.tsx'
import { Link } from '../ui/link.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { SignOutLink } from './sign-out-link.tsx'
import { links } from './top-bar.tsx'

const icons = { 'nav.create': BookPlus, 'nav.myStories': LibraryBig, 'nav.childProfiles': UsersRound, 'nav.favorites': Heart } as const

/** The top bar of a phone, slid out. */
export default function MobileMenu({ user, onClose, onAccount }: { user: User; onClose: () => void; onAccount: () => void }) {
  const { t } = useTranslation('common')
  const [location] = useLocation()
  return (
    <Drawer open onOpenChange={open => !open && onClose()} title={t('nav.menu')}>
      <nav aria-label={t('nav.label')}>
        <ul className="flex flex-col gap-1">
          {links.map(({ href, label }) => {
            const Icon = icons[label]
            return (
              <li key={href}>
                <Link
                  href={href}
                  onClick={onClose}
                  aria-current={location === href ? 'page' : undefined}
                  className="flex min-h-13 items-center gap-3 rounded-md px-3 font-heading text-lg font-semibold hover:bg-amber-soft aria-[current=page]:bg-amber-soft"
                >
                  <Icon className="size-5 shrink-0 text-link" aria-hidden="true" />
                  {t(label)}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="my-4 border-y border-line px-3 py-3">
        <TierBadge user={user} onFollow={onClose} />
      </div>
      <div className="flex flex-col items-start gap-2">
        <LanguageSelect className="mb-1 w-full" />
        {/* Under the signs of the links above. */}
        <div className="-ml-2 flex flex-col items-start gap-2">
          <ThemeToggle labelled />
          <Button variant="quiet" onClick={onAccount}>
            <UserRound aria-hidden="true" />
            {t('nav.account')}
          </Button>
          <ButtonLike variant="quiet">
            <SignOutLink user={user}>
              <LogOut aria-hidden="true" />
              {t('nav.logout')}
            </SignOutLink>
          </ButtonLike>
        </div>
      </div>
    </Drawer>
  )
}
