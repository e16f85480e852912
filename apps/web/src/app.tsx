import { lazy, Suspense } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { useUser } from './features/auth/api.ts'
import { paths } from './lib/paths.ts'
import { screens } from './routes/table.ts'
import { openPage } from './shell/open-page.ts'
import { PageFallback } from './shell/page-fallback.tsx'

const Landing = lazy(() => import('./routes/landing.tsx'))
const SignedIn = lazy(() => import('./shell/signed-in.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))

export function App() {
  const user = useUser()
  return (
    <Router aroundNav={openPage}>
      <Suspense fallback={<PageFallback />}>{user ? <SignedIn user={user} /> : <SignedOut known={user === null} />}</Suspense>
    </Router>
  )
}

/** Only the landing page; whoever followed a link to a screen behind the door finds it again after signing in. */
function SignedOut({ known }: { known: boolean }) {
  const [location] = useLocation()
  return (
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
  )
}
