import type { User } from '@nightlight/contract/auth'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { userQuery } from '../features/auth/api.ts'
import { LoginForm } from '../features/auth/login-form.tsx'
import { Providers } from '../features/auth/providers.tsx'
import { call } from '../lib/call.ts'
import { keepOpened } from '../lib/kept.ts'
import { paths, serverPaths } from '../lib/paths.ts'
import { noteSession, onSignedIn } from '../lib/session.ts'
import { Dialog } from '../ui/dialog.tsx'

/** The session has come to its end in the middle of something: sign in here, and everything on the page is as it was. */
export default function SessionEnded({ user }: { user: User }) {
  const { t } = useTranslation('auth')
  const client = useQueryClient()
  const goOn = (signedIn: User) => {
    // Somebody else: nothing on this page is theirs.
    if (signedIn.id !== user.id) return location.assign(paths.home)
    client.setQueryData(userQuery.queryKey, signedIn)
    noteSession('open')
    void keepOpened()
    void client.refetchQueries({ predicate: query => query.state.status === 'error' })
  }
  // Signed in in another tab, by a provider or with a new password.
  const look = useEffectEvent(() => void call('GET /api/auth/user').then(goOn, () => undefined))
  useEffect(() => {
    const onReturn = () => look()
    addEventListener('focus', onReturn)
    const stop = onSignedIn(onReturn)
    return () => {
      stop()
      removeEventListener('focus', onReturn)
    }
  }, [])
  return (
    <Dialog open onOpenChange={open => !open && noteSession('open')} title={t('ended.title')} description={t('ended.text')}>
      <div className="flex flex-col gap-6 pt-2">
        {user.hasPassword && (
          <LoginForm email={user.email ?? ''} onDone={goOn} onForgotten={() => open(serverPaths.login, '_blank', 'noopener')} />
        )}
        <Providers newTab alone={!user.hasPassword} />
      </div>
    </Dialog>
  )
}
