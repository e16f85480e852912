import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { endpointQuery } from '../../lib/query.ts'
import { timeZone } from '../../lib/weeks.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FiguresTable } from '../../ui/figures-table.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A row for each child: the present week, and when it was last read to. Leads to each one's report. */
export function Glance({ profiles }: { profiles: readonly ChildProfile[] }) {
  const { t } = useTranslation(['child-profiles', 'common'])
  const { date, number } = useFormat()
  const week = useQuery(endpointQuery('GET /api/children/glance', { query: { timeZone: timeZone() } }))
  const rows = profiles.map(child => {
    const { stories = 0, minutes = 0, lastReadAt = null } = week.data?.find(({ childId }) => childId === child.id) ?? {}
    const figures = [number(stories), number(minutes), lastReadAt ? date(lastReadAt) : t('glance.never')]
    return {
      key: child.id,
      head: (
        <Link
          href={paths.childReport(child.id)}
          aria-label={t('card.reportOf', { name: child.name })}
          className="inline-flex min-h-target items-center text-link underline underline-offset-4"
        >
          {child.name}
        </Link>
      ),
      figures: figures.map(text => ({ text })),
    }
  })
  return (
    <Card className="mb-6">
      <h2 id="glance" className="mb-2 text-lg">
        {t('glance.title')}
      </h2>
      {week.isPending && <Skeleton className="h-32" />}
      {week.isLoadingError && (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-ink-soft">
          {t('failedText')}
          <Button variant="secondary" size="sm" onClick={() => void week.refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      {week.data && (
        <FiguresTable
          labelledBy="glance"
          columns={[t('glance.child'), t('glance.stories'), t('glance.minutes'), t('glance.lastRead')]}
          rows={rows}
        />
      )}
    </Card>
  )
}
