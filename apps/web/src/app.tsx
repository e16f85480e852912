import type { User } from '@nightlight/contract/auth'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useUser } from './features/auth/api.ts'
import { paths } from './lib/paths.ts'
import { bare, screens } from './routes/table.ts'
import { PageFallback } from './shell/page-fallback.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { useNewPage } from './shell/use-new-page.ts'
import { TooltipProvider } from './ui/tooltip.tsx'

const Landing = lazy(() => import('./routes/landing.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))

export function App() {
  const user = useUser()
  useNewPage()
  return user ? <SignedIn user={user} /> : <SignedOut known={user === null} />
}

function SignedIn({ user }: { user: User }) {
  return (
    <TooltipProvider>
      <Switch>
        {screens
          .filter(screen => bare.has(screen.path))
          .map(screen => (
            <Route key={screen.path} path={screen.path} />
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
    </TooltipProvider>
  )
}

/** Only the landing page; whoever followed a link to a screen behind the door finds it again after signing in. */
function SignedOut({ known }: { known: boolean }) {
  const [location] = useLocation()
  return (
    <Suspense fallback={<PageFallback />}>
      <Switch>
        <Route path={paths.home}>
          <Landing />
        </Route>
        {screens.map(({ path }) => (
          <Route key={path} path={path}>
            {known ? <Redirect to={`${paths.home}?next=${encodeURIComponent(location)}`} replace /> : <PageFallback />}
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  )
}
