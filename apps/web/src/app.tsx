import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter'
import { userQuery } from './features/auth/api.ts'
import { needWords } from './lib/i18n.ts'
import { forgetKept } from './lib/kept.ts'
import { lazily } from './lib/lazily.ts'
import { paths } from './lib/paths.ts'
import { screens } from './routes/table.ts'
import { openPage } from './shell/open-page.ts'
import { PageFallback } from './shell/page-fallback.tsx'
import SignedIn from './shell/signed-in.tsx'
import { Unreached } from './shell/unreached.tsx'

const Landing = lazily(async () => {
  const [module] = await Promise.all([import('./routes/landing.tsx'), needWords(['landing'])])
  return module
})
const NotFound = lazily(() => import('./routes/not-found.tsx'))

export function App() {
  const { data: user, isLoadingError, refetch } = useQuery(userQuery)
  if (isLoadingError) return <Unreached onRetry={() => void refetch()} />
  return (
    <Router aroundNav={openPage}>
      <Suspense fallback={<PageFallback />}>{user ? <SignedIn user={user} /> : <SignedOut known={user === null} />}</Suspense>
    </Router>
  )
}

/** Only the landing page; whoever followed a link to a screen behind the door finds it again after signing in. */
function SignedOut({ known }: { known: boolean }) {
  const [location] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (known) void forgetKept()
  }, [known])
  return (
    <Switch>
      <Route path={paths.home}>
        <Landing />
      </Route>
      {screens.map(({ path }) => (
        <Route key={path} path={path}>
          {known ? (
            <Redirect to={`${paths.home}?next=${encodeURIComponent(search ? `${location}?${search}` : location)}`} replace />
          ) : (
            <PageFallback />
          )}
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
