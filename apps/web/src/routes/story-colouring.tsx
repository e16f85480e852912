import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { storyQuery } from '../features/stories/api.ts'
import { ColouringPage } from '../features/stories/reader/colouring-page.tsx'
import { CallError } from '../lib/call.ts'
import { failureText } from '../lib/failure.ts'
import { paths } from '../lib/paths.ts'
import { NetworkNote } from '../shell/network-note.tsx'
import { ReaderBar } from '../shell/reader-bar.tsx'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** A story's cover as lines, to be printed and coloured in. */
export default function Colouring({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['stories', 'common'])
  const id = Number(params.id)
  const story = useQuery(storyQuery(id))
  const missing = story.error instanceof CallError && [400, 404].includes(story.error.status)
  usePageTitle(t('colouring.title'))
  return (
    <>
      <ReaderBar />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-4xl flex-1 animate-page px-page pt-4 pb-16 print:py-0">
        <ButtonLike variant="quiet" className="mb-5 -ml-3 print:hidden">
          <Link href={paths.story(id)}>
            <ArrowLeft aria-hidden="true" />
            {t('colouring.back')}
          </Link>
        </ButtonLike>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 print:hidden">
          <div>
            <h1 className="text-2xl">{t('colouring.title')}</h1>
            <p className="mt-1 max-w-xl text-ink-soft">{t('colouring.lead')}</p>
          </div>
          {story.isSuccess && (
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" />
              {t('colouring.print')}
            </Button>
          )}
        </div>
        {story.isPending && <Skeleton className="aspect-[4/3] w-full rounded-xl" />}
        {story.isLoadingError && (
          <EmptyState
            clouded={!missing}
            title={missing ? t('reader.notFound') : t('reader.failed', { message: failureText(story.error) })}
            text={missing ? t('reader.notFoundText') : t('reader.failedText')}
            action={!missing && <Button onClick={() => void story.refetch()}>{t('common:tryAgain')}</Button>}
          />
        )}
        {story.data && <ColouringPage story={story.data} />}
      </main>
      <NetworkNote reading={story.data !== undefined} />
    </>
  )
}
