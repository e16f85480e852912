import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { queryClient } from '../lib/query.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'

/** What every page stands in, the sign-in page too. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Suspense>{children}</Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
