import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { usePageTitle } from '../../ui/page.tsx'

type OutcomeProps = { icon: ReactNode; tone?: 'plain' | 'success'; title: string; children?: ReactNode }

/** How a payment went: one sheet in the middle of the page, read out when it changes. */
export function Outcome({ icon, tone = 'plain', title, children }: OutcomeProps) {
  usePageTitle(title)
  return (
    <main id="main" tabIndex={-1} className="m-auto w-full max-w-lg animate-page p-page">
      <Card className="flex flex-col items-center gap-4 text-center">
        <span
          className={clsx(
            'flex size-18 items-center justify-center rounded-full [&_svg]:size-9',
            tone === 'success' ? 'bg-success-soft text-success' : 'bg-amber-soft text-link',
          )}
        >
          {icon}
        </span>
        <div role="status">
          <h1 className="text-2xl">{title}</h1>
        </div>
        {children}
      </Card>
    </main>
  )
}

export const OutcomeButtons = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex w-full flex-wrap justify-center gap-3 max-sm:*:grow">{children}</div>
)
