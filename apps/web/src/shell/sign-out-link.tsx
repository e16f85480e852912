import type { User } from '@nightlight/contract/auth'
import { onlineManager } from '@tanstack/react-query'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetAccount } from '../features/stories/draft.ts'
import { serverPaths } from '../lib/paths.ts'
import { toast } from '../ui/toast-store.ts'

type SignOutLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { user: User }

/** The way out. Without a network nobody can be signed out, and nobody shall believe to be. */
export function SignOutLink({ user, ...rest }: SignOutLinkProps) {
  const { t } = useTranslation('common')
  const leave = (event: MouseEvent) => {
    if (onlineManager.isOnline()) return forgetAccount(user.id)
    event.preventDefault()
    toast({ title: t('offline.stillSignedIn'), description: t('offline.stillSignedInText'), destructive: true })
  }
  return <a {...rest} href={serverPaths.logout} onClick={leave} />
}
