import type { User } from '@nightlight/contract/auth'
import { LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLike } from '../ui/button.tsx'
import { Tooltip, TooltipProvider } from '../ui/tooltip.tsx'
import { SignOutLink } from './sign-out-link.tsx'

/** The account and the way out, as pictures with a word of help. */
export default function AccountTools({ user, onAccount }: { user: User; onAccount: () => void }) {
  const { t } = useTranslation('common')
  return (
    <TooltipProvider>
      <Tooltip text={t('nav.account')}>
        <Button variant="quiet" size="icon" aria-label={t('nav.account')} onClick={onAccount}>
          <UserRound aria-hidden="true" />
        </Button>
      </Tooltip>
      <Tooltip text={t('nav.logout')}>
        <ButtonLike variant="quiet" size="icon">
          <SignOutLink user={user} aria-label={t('nav.logout')}>
            <LogOut aria-hidden="true" />
          </SignOutLink>
        </ButtonLike>
      </Tooltip>
    </TooltipProvider>
  )
}
