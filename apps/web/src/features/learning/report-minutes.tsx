import type { ProgressReport } from '@nightlight/contract/learning'
import { useTranslation } from 'react-i18next'

/** So many of the latest stories are drawn. */
const drawn = 6

/** How long each of the latest stories was read: a bar for each, and the same in figures. */
export function Minutes({ report }: { report: ProgressReport }) {
  const { t } = useTranslation('learning')
  const stories = report.readingStats.slice(0, drawn)
  const longest = Math.max(1, ...stories.map(story => story.timeSpent))
  if (stories.length === 0) return null
  return (
    <section
      aria-labelledby="report-minutes"
      className="rounded-lg border border-line bg-surface p-5 shadow-card print:p-3 print:shadow-none"
    >
      <h3 id="report-minutes" className="mb-3 text-lg">
        {t('report.minutesTitle')}
      </h3>
      <ul className="flex flex-col gap-3 print:gap-1.5">
        {stories.map(story => (
          <li key={story.storyId}>
            <p className="flex justify-between gap-4 text-sm">
              <span>{story.title}</span>
              <span className="shrink-0 tabular-nums">{t('report.minutes', { count: story.timeSpent })}</span>
            </p>
            <span aria-hidden="true" className="mt-1 block h-2.5 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full border border-link bg-amber"
                style={{ width: `${Math.max(2, (story.timeSpent / longest) * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
