import type { LedgerEntry } from '@nightlight/contract/billing'
import { packNames } from '@nightlight/contract/enums'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { historyQuery } from './api.ts'

/** Every change of the balance, the newest first, a page at a time. */
export function CreditHistory() {
  const { t } = useTranslation(['billing', 'common'])
  const titleId = useId()
  const list = useInfiniteQuery(historyQuery)
  const entries = list.data?.pages.flatMap(page => page.entries) ?? []
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 text-xl">
        {t('history.title')}
      </h2>
      {list.isPending && (
        <Card className="flex flex-col gap-5">
          {['a', 'b', 'c'].map(key => (
            <Skeleton key={key} className="h-14" />
          ))}
        </Card>
      )}
      {list.isLoadingError && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p>{t('history.failed')}</p>
          <Button variant="secondary" pending={list.isFetching} onClick={() => void list.refetch()}>
            {t('history.again')}
          </Button>
        </Card>
      )}
      {list.isSuccess && entries.length === 0 && <Card className="text-ink-soft">{t('history.empty')}</Card>}
      {entries.length > 0 && <Entries entries={entries} labelledBy={titleId} />}
      {list.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button variant="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('common:loadMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Entries({ entries, labelledBy }: { entries: readonly LedgerEntry[]; labelledBy: string }) {
  const { t } = useTranslation('billing')
  return (
    <Card flush>
      <table aria-labelledby={labelledBy} className="w-full text-left">
        <thead className="bg-sunken font-heading text-sm">
          <tr>
            <th scope="col" className="w-full px-4 py-2.5 font-semibold sm:px-6">
              {t('history.what')}
            </th>
            <th scope="col" className="py-2.5 pr-3 text-right font-semibold">
              {t('history.change')}
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-semibold sm:pr-6">
              {t('history.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('billing')
  const { date, number, signed } = useFormat()
  const pack = packNames.find(name => name === entry.note)
  return (
    <tr className="border-t border-line align-baseline">
      <td className="px-4 py-3 hyphens-auto [overflow-wrap:anywhere] sm:px-6">
        <span className="font-heading font-semibold">{t(`history.kinds.${entry.kind}`)}</span>
        {entry.note && <span className="block">{pack ? t(`packs.${pack}`) : entry.note}</span>}
        <time dateTime={entry.createdAt} className="block text-sm text-ink-soft">
          {date(entry.createdAt)}
        </time>
      </td>
      <td className={`py-3 pr-3 text-right font-bold whitespace-nowrap tabular-nums ${entry.amount > 0 ? 'text-success' : ''}`}>
        {signed(entry.amount)}
      </td>
      <td className="py-3 pr-4 text-right whitespace-nowrap tabular-nums sm:pr-6">{number(entry.balance)}</td>
    </tr>
  )
}
