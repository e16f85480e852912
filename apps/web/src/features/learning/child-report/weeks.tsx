import type { ReportWeek } from '@nightlight/contract/report'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { weekOf } from '../../../lib/weeks.ts'
import { Card } from '../../../ui/card.tsx'
import { FiguresTable } from '../../../ui/figures-table.tsx'

const measures = ['stories', 'minutes', 'words', 'activities'] as const

/** The last weeks, the present one first: a row for each, and in each column bars beside its own best week. */
export function Weeks({ weeks }: { weeks: readonly ReportWeek[] }) {
  const { t, i18n } = useTranslation('learning')
  const { number } = useFormat()
  const most = (measure: (typeof measures)[number]) => Math.max(1, ...weeks.map(week => week[measure]))
  const rows = weeks.toReversed().map((week, index) => {
    return {
      key: week.start,
      head: <WeekName range={weekOf(week.start, i18n.language)} present={index === 0} />,
      figures: measures.map(measure => ({ text: number(week[measure]), share: week[measure] / most(measure) })),
    }
  })
  return (
    <Card>
      <h2 id="report-weeks" className="mb-3 text-lg">
        {t('childReport.weeks')}
      </h2>
      <FiguresTable
        labelledBy="report-weeks"
        columns={[t('childReport.week'), ...measures.map(measure => t(`childReport.${measure}`))]}
        rows={rows}
      />
    </Card>
  )
}

function WeekName({ range, present }: { range: string; present: boolean }) {
  const { t } = useTranslation('learning')
  if (!present) return range
  return (
    <>
      {t('childReport.thisWeek')} <span className="block font-body font-normal text-ink-soft text-sm">{range}</span>
    </>
  )
}
