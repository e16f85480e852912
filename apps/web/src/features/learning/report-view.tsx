import type { ProgressReport } from '@nightlight/contract/learning'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { DownloadLink } from '../../ui/download-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useReport } from './api.ts'
import { useLearning } from './calls.ts'
import type { Room } from './hub.tsx'
import { isEmpty } from './report.ts'
import { Areas } from './report-areas.tsx'
import { Figures } from './report-figures.tsx'
import { Minutes } from './report-minutes.tsx'
import { Recent } from './report-recent.tsx'
import { Failed, View } from './view.tsx'

type ReportViewProps = { onBack: () => void; onEnter: (room: Room) => void; onRead: () => void }

export function ReportView({ onBack, onEnter, onRead }: ReportViewProps) {
  const { t } = useTranslation('learning')
  const { child, csv } = useLearning()
  const report = useReport()
  const actions = report.isSuccess && !isEmpty(report.data) && (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={() => print()}>
        <Printer aria-hidden="true" />
        {t('report.print')}
      </Button>
      {csv && (
        <DownloadLink href={csv} name="reading.csv">
          {t('report.csv')}
        </DownloadLink>
      )}
    </div>
  )
  return (
    <View title={t('report.title')} lead={t('report.of', { name: child.name })} aside={actions} prints onBack={onBack}>
      {report.isPending && <Skeleton className="h-96 rounded-lg" />}
      {report.isLoadingError && <Failed onRetry={() => void report.refetch()} />}
      {report.isSuccess &&
        (isEmpty(report.data) ? (
          <p className="rounded-lg bg-sunken p-6 text-center text-ink-soft">{t('report.empty')}</p>
        ) : (
          <Report report={report.data} onEnter={onEnter} onRead={onRead} />
        ))}
    </View>
  )
}

type ReportProps = { report: ProgressReport; onEnter: (room: Room) => void; onRead: () => void }

function Report({ report, onEnter, onRead }: ReportProps) {
  return (
    <div className="flex flex-col gap-6 print:gap-4">
      <Sentences report={report} />
      <Figures report={report} />
      <Areas report={report} onEnter={onEnter} onRead={onRead} />
      <div className="grid items-start gap-6 md:grid-cols-2 print:grid-cols-2 print:gap-4">
        <Minutes report={report} />
        <Recent report={report} />
      </div>
    </div>
  )
}

/** What there is to say, before any figure. */
function Sentences({ report: { week, totals } }: { report: ProgressReport }) {
  const { t } = useTranslation('learning')
  const { child } = useLearning()
  const quiet = week.stories + week.minutes + week.words === 0
  return (
    <p className="max-w-3xl text-lg">
      {quiet
        ? t('report.quietWeek')
        : t('report.week', {
            stories: t('report.stories', { count: week.stories }),
            minutes: t('report.minutes', { count: week.minutes }),
            words: t('report.newWords', { count: week.words }),
          })}{' '}
      {t('report.sofar', {
        name: child.name,
        stories: t('report.stories', { count: totals.storiesRead }),
        minutes: t('report.minutes', { count: totals.minutesRead }),
      })}
    </p>
  )
}
