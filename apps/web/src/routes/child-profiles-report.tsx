import type { ChildReport } from '@nightlight/contract/report'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { childReportQuery } from '../features/learning/child-report/api.ts'
import { Lately } from '../features/learning/child-report/lately.tsx'
import { Skills } from '../features/learning/child-report/skills.tsx'
import { Weeks } from '../features/learning/child-report/weeks.tsx'
import { CallError } from '../lib/call.ts'
import { useLanguage } from '../lib/i18n.ts'
import { paths, serverPaths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { DownloadLink } from '../ui/download-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** How a child's reading grows, for a grown-up. */
export default function Report({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['learning', 'child-profiles', 'common'])
  const language = useLanguage()
  const id = Number(params.id)
  const { data: children = [] } = useQuery(childProfilesQuery)
  const report = useQuery(childReportQuery(id))
  const child = children.find(each => each.id === id)
  const missing = report.error instanceof CallError && [400, 404].includes(report.error.status)
  // Whoever read long ago has something to take away, though nothing is new.
  const empty = report.data && isEmpty(report.data) && !child?.totalReadingTime && !child?.storiesRead
  return (
    <Page
      title={child ? t('child-profiles:card.reportOf', { name: child.name }) : t('report.title')}
      {...(child &&
        report.data &&
        !empty && {
          lead: t('report.sofar', {
            name: child.name,
            stories: t('report.stories', { count: child.storiesRead }),
            minutes: t('report.minutes', { count: child.totalReadingTime }),
          }),
        })}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLike variant="quiet">
            <Link href={paths.childProfiles}>
              <ArrowLeft aria-hidden="true" />
              {t('child-profiles:title')}
            </Link>
          </ButtonLike>
          {report.data && !empty && (
            <>
              <Button variant="secondary" onClick={() => print()}>
                <Printer aria-hidden="true" />
                {t('report.print')}
              </Button>
              <DownloadLink href={serverPaths.reportCsv(id, language)} name="reading.csv">
                {t('report.csv')}
              </DownloadLink>
            </>
          )}
        </div>
      }
    >
      {report.isPending && <Skeleton className="h-96 rounded-lg" />}
      {report.isLoadingError && (
        <EmptyState
          clouded={!missing}
          title={missing ? t('childReport.missing') : t('childReport.failed')}
          text={missing ? t('child-profiles:shelf.missingText') : t('child-profiles:failedText')}
          action={!missing && <Button onClick={() => void report.refetch()}>{t('common:tryAgain')}</Button>}
        />
      )}
      {empty && (
        <EmptyState
          lit="book"
          title={t('childReport.empty')}
          text={t('childReport.emptyText')}
          action={
            <ButtonLike>
              <Link href={paths.myStories}>{t('childReport.toStories')}</Link>
            </ButtonLike>
          }
        />
      )}
      {report.data && !empty && (
        <div className="flex flex-col gap-6 print:gap-4">
          <Weeks weeks={report.data.weeks} />
          <div className="grid items-start gap-6 lg:grid-cols-2 print:gap-4">
            <Skills report={report.data} />
            <Lately latest={report.data.latest} />
          </div>
        </div>
      )}
    </Page>
  )
}

const isEmpty = ({ weeks, answers, latest }: ChildReport) =>
  answers === 0 && latest.length === 0 && weeks.every(week => week.stories + week.minutes + week.words + week.activities === 0)
