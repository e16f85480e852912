import type { LanguageCode } from '@nightlight/contract/enums'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type ViewProps = {
  title: string
  lead?: string
  /** Of the title, where it is not the interface's. */
  language?: LanguageCode
  backLabel?: string
  aside?: ReactNode
  /** Printed, it stands alone on the page. */
  prints?: boolean
  onBack: () => void
  children: ReactNode
}

/** One room of the learning layer: the way back to the hub, its heading (which is led to when it opens), and what happens there. */
export function View({ title, lead, language, backLabel, aside, prints, onBack, children }: ViewProps) {
  const { t } = useTranslation('learning')
  const heading = useFocus<HTMLHeadingElement>(title)
  return (
    <section aria-label={title} data-print={prints || undefined} className="animate-page">
      <Button variant="quiet" className="mb-5 -ml-3 print:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {backLabel ?? t('back')}
      </Button>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 ref={heading} tabIndex={-1} lang={language} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-2xl text-ink-soft">{lead}</p>}
        </div>
        {aside}
      </div>
      <div className="mt-5">{children}</div>
    </section>
  )
}

/** Leads the focus to an element when it appears, and again when what it shows has changed. */
export function useFocus<E extends HTMLElement>(shown: unknown) {
  const element = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what the effect waits for
  useEffect(() => element.current?.focus(), [shown])
  return element
}

type LoadedProps<T> = {
  query: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown }
  empty: string
  children: (items: readonly T[]) => ReactNode
}

/** A list once it is here; until then its shape, and otherwise why there is none and what to press. */
export function Loaded<T>({ query, empty, children }: LoadedProps<T>) {
  if (query.data && query.data.length > 0) return children(query.data)
  if (query.data) return <p className="rounded-lg bg-sunken p-6 text-center text-ink-soft">{empty}</p>
  return query.isError ? <Failed onRetry={() => void query.refetch()} /> : <Skeleton className="h-72 rounded-lg" />
}

/** It could not be fetched: what to press. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['learning', 'common'])
  return (
    <div role="alert" className="flex flex-col items-center gap-4 rounded-lg bg-sunken p-6 text-center text-ink-soft">
      {t('failed')}
      <Button variant="secondary" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  )
}
