import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'

/** The tab's title: what this page is, then whose. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Nightlight`
  }, [title])
}

type PageProps = { title: string; lead?: string; actions?: ReactNode; narrow?: boolean; children: ReactNode }

/** A screen inside the app: its one heading, what stands beside it, and the rest. */
export function Page({ title, lead, actions, narrow, children }: PageProps) {
  usePageTitle(title)
  return (
    <main
      id="main"
      tabIndex={-1}
      className={clsx('mx-auto w-full flex-1 animate-page px-page pt-8 pb-16', narrow ? 'max-w-3xl' : 'max-w-6xl')}
    >
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="mt-1.5 max-w-2xl text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </main>
  )
}
