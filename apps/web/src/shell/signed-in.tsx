import type { User } from '@nightlight/contract/auth'
import { Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { keepForOffline } from '../lib/kept.ts'
import { lazily } from '../lib/lazily.ts'
import { useSessionEnded } from '../lib/session.ts'
import { bare, screens } from '../routes/table.ts'
import { NetworkNote } from './network-note.tsx'
import { PageFallback } from './page-fallback.tsx'
import { TopBar } from './top-bar.tsx'

const Toaster = lazily(() => import('../ui/toaster.tsx'))
const SessionEnded = lazily(() => import('./session-ended.tsx'))
const NotFound = lazily(() => import('../routes/not-found.tsx'))

/** The app as somebody sees it who is signed in: the bar, the screen that the address names, the notifications. */
export default function SignedIn({ user }: { user: User }) {
  const ended = useSessionEnded()
  useEffect(() => void keepForOffline(), [])
  return (
    <>
      <Switch>
        {[...bare].map(path => (
          <Route key={path} path={path} />
        ))}
        <Route>
          <TopBar user={user} />
          <NetworkNote />
        </Route>
      </Switch>
      <Suspense fallback={<PageFallback />}>
        <Switch>
          {screens.map(({ path, component: Screen }) => (
            <Route key={path} path={path}>
              {params => <Screen params={params} />}
            </Route>
          ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <Suspense>{ended && <SessionEnded user={user} />}</Suspense>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  )
}
