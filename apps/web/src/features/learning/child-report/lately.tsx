import type { LearningKind } from '@nightlight/contract/enums'
import type { Latest } from '@nightlight/contract/report'
import { BookOpen, CircleQuestionMark, Languages, type LucideIcon, Scissors } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'

const icons: Record<LearningKind, LucideIcon> = {
  reading: BookOpen,
  answers: CircleQuestionMark,
  words: Languages,
  activity: Scissors,
}

/** What was read, answered, looked at and done, each the way back to its story. */
export function Lately({ latest }: { latest: readonly Latest[] }) {
  const { t } = useTranslation('learning')
  const { date } = useFormat()
  return (
    <Card>
      <h2 id="report-lately" className="mb-3 text-lg">
        {t('report.recent')}
      </h2>
      {latest.length === 0 ? (
        <p className="text-ink-soft">{t('report.noRecent')}</p>
      ) : (
        <ul aria-labelledby="report-lately" className="flex flex-col gap-2 print:gap-1">
          {latest.map(entry => {
            const Icon = icons[entry.kind]
            return (
              <li
                key={`${entry.kind} ${entry.storyId} ${entry.at} ${entry.activity}`}
                className="flex break-inside-avoid items-start gap-3"
              >
                <Icon className="mt-1 size-5 shrink-0 text-link" aria-hidden="true" />
                <div className="min-w-0 wrap-anywhere">
                  <Done entry={entry} />
                  <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
                    {entry.kind === 'activity' && <span>{t('childReport.did.activity')}</span>}
                    <Link
                      href={paths.story(entry.storyId)}
                      lang={entry.language}
                      className="inline-flex min-h-target items-center text-link underline underline-offset-4"
                    >
                      {entry.storyTitle}
                    </Link>
                    <span>{date(entry.at)}</span>
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

function Done({ entry: { kind, amount, activity, language } }: { entry: Latest }) {
  const { t } = useTranslation('learning')
  if (kind === 'activity') return <p lang={language}>{activity}</p>
  return <p>{kind === 'reading' && amount === 0 ? t('childReport.did.briefly') : t(`childReport.did.${kind}`, { count: amount })}</p>
}
