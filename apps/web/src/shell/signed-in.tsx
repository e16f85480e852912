import type { User } from '@nightlight/contract/auth'
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { bare, screens } from '../routes/table.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { PageFallback } from './page-fallback.tsx'
import { TopBar } from './top-bar.tsx'

const NotFound = lazy(() => import('../routes/not-found.tsx'))

/** The app as somebody sees it who is signed in: the bar, the screen that the address names, the notifications. */
export default function SignedIn({ user }: { user: User }) {
  return (
    <TooltipProvider>
      <Switch>
        {[...bare].map(path => (
          <Route key={path} path={path} />
        ))}
        <Route>
          <TopBar user={user} />
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
      <Toaster />
    </TooltipProvider>
  )
}
