import type { ProgressReport } from '@nightlight/contract/learning'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { readingLevelOf } from './report.ts'

/** The four figures, each with what it comes from. */
export function Figures({ report }: { report: ProgressReport }) {
  const { t } = useTranslation('learning')
  const { number, percent } = useFormat()
  const { totals, comprehensionAverage, vocabularyCount, activitiesCompleted } = report
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:gap-2">
      <Figure
        label={t('report.comprehension')}
        value={percent(comprehensionAverage)}
        from={totals.answers > 0 ? t('report.fromAnswers', { right: totals.rightAnswers, count: totals.answers }) : t('report.noAnswers')}
        share={comprehensionAverage / 100}
      >
        {totals.answers > 0 && <Badge tone="amber">{t(`report.levels.${readingLevelOf(comprehensionAverage)}`)}</Badge>}
      </Figure>
      <Figure
        label={t('report.vocabulary')}
        value={number(vocabularyCount)}
        from={totals.wordsMet > 0 ? t('report.fromWords', { count: totals.wordsMet }) : t('report.noWords')}
        share={totals.wordsMet > 0 ? vocabularyCount / totals.wordsMet : 0}
      />
      <Figure label={t('report.activities')} value={number(activitiesCompleted)} from={t('report.fromActivities')} />
      <Figure
        label={t('report.averageTime')}
        value={t('report.shortMinutes', { minutes: totals.averageMinutes })}
        from={t('report.fromStories', { count: totals.storiesStarted })}
      />
    </dl>
  )
}

type FigureProps = {
  label: string
  value: string
  from: string /** From 0 to 1, drawn as a ring's arc. */
  share?: number
  children?: ReactNode
}

function Figure({ label, value, from, share, children }: FigureProps) {
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-5 shadow-card print:p-3 print:shadow-none">
      <dt className="font-heading font-semibold text-ink-soft">{label}</dt>
      <dd className="flex flex-1 flex-col items-start gap-1">
        <span className="flex w-full items-center justify-between gap-2">
          <span className="font-heading text-2xl leading-tight font-extrabold whitespace-nowrap">{value}</span>
          {share !== undefined && <Ring share={share} />}
        </span>
        {children}
        <span className="text-sm text-ink-soft">{from}</span>
      </dd>
    </div>
  )
}

const radius = 20
const around = 2 * Math.PI * radius

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 48 48" className="size-10 shrink-0 -rotate-90" aria-hidden="true">
      <circle cx="24" cy="24" r={radius} fill="none" strokeWidth="6" className="stroke-line" />
      {share > 0 && (
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${Math.min(1, share) * around} ${around}`}
          className="stroke-amber"
        />
      )}
    </svg>
  )
}
