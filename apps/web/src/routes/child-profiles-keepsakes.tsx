import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { Shelf } from '../features/child-profiles/shelf.tsx'
import { CallError } from '../lib/call.ts'
import { useLanguage } from '../lib/i18n.ts'
import { keepsakesQuery } from '../lib/keepsakes.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What a child has brought home from its stories. */
export default function Keepsakes({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['child-profiles', 'common'])
  const id = Number(params.id)
  const { data: children = [] } = useQuery(childProfilesQuery)
  const shelf = useQuery(keepsakesQuery(id, useLanguage()))
  const name = children.find(child => child.id === id)?.name ?? ''
  const found = shelf.data?.filter(({ story }) => story !== null).length ?? 0
  const missing = shelf.error instanceof CallError && [400, 404].includes(shelf.error.status)
  return (
    <Page
      title={name ? t('shelf.title', { name }) : t('shelf.label')}
      {...(shelf.data && { lead: t('shelf.lead', { found, count: shelf.data.length }) })}
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLike variant="quiet">
            <Link href={paths.childProfiles}>
              <ArrowLeft aria-hidden="true" />
              {t('title')}
            </Link>
          </ButtonLike>
          {found > 0 && (
            <Button variant="secondary" onClick={() => print()}>
              <Printer aria-hidden="true" />
              {t('shelf.print')}
            </Button>
          )}
        </div>
      }
    >
      {shelf.isPending && <Skeleton className="h-96 rounded-xl" />}
      {shelf.isLoadingError && (
        <EmptyState
          clouded={!missing}
          title={missing ? t('shelf.missing') : t('failed')}
          text={missing ? t('shelf.missingText') : t('failedText')}
          action={!missing && <Button onClick={() => void shelf.refetch()}>{t('common:tryAgain')}</Button>}
        />
      )}
      {shelf.data && <Shelf keepsakes={shelf.data} />}
    </Page>
  )
}
