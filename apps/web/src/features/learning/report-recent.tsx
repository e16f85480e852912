import type { ProgressReport } from '@nightlight/contract/learning'
import { recentActivityItems } from '@nightlight/contract/limits'
import { Check, Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'

export function Recent({ report }: { report: ProgressReport }) {
  const { t } = useTranslation('learning')
  const { date } = useFormat()
  const recent = report.recentAssessments.slice(0, recentActivityItems)
  return (
    <section
      aria-labelledby="report-recent"
      className="rounded-lg border border-line bg-surface p-5 shadow-card print:p-3 print:shadow-none"
    >
      <h3 id="report-recent" className="mb-3 text-lg">
        {t('report.recent')}
      </h3>
      {recent.length === 0 && <p className="text-ink-soft">{t('report.noRecent')}</p>}
      <ul className="flex flex-col gap-3 print:gap-1.5">
        {recent.map(answer => (
          <li key={answer.id} className="flex items-start gap-3">
            {answer.isCorrect ? (
              <Check className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
            ) : (
              <Sprout className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
            )}
            <div className="min-w-0">
              <p>{answer.question}</p>
              <p className="text-sm text-ink-soft">
                {answer.isCorrect ? t('quiz.wasRight') : t('quiz.wasNotQuite')} · {answer.storyTitle} · {date(answer.createdAt)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
