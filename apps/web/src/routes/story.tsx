import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { storyQuery } from '../features/stories/api.ts'
import { ScrollBar } from '../features/stories/reader/scroll-bar.tsx'
import { StorySkeleton } from '../features/stories/reader/story-skeleton.tsx'
import { useScrollPercent } from '../features/stories/reader/use-scroll-percent.ts'
import { CallError } from '../lib/call.ts'
import { failureText } from '../lib/failure.ts'
import { paths } from '../lib/paths.ts'
import { NetworkNote } from '../shell/network-note.tsx'
import { ReaderBar } from '../shell/reader-bar.tsx'
import { StoryScreen } from '../shell/story-screen.tsx'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'

export default function StoryRoute({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['stories', 'common'])
  const story = useQuery(storyQuery(Number(params.id)))
  // Drawn in slices: a whole story at once would keep a press waiting.
  const drawn = useDeferredValue(story.data)
  const told = drawn?.id === story.data?.id ? drawn : undefined
  const percent = useScrollPercent()
  const missing = story.error instanceof CallError && [400, 404].includes(story.error.status)
  return (
    <>
      <ReaderBar>
        <ScrollBar percent={percent} />
      </ReaderBar>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-4xl flex-1 animate-page px-page pt-4 pb-16 has-[[data-foot-bar]]:pb-44 print:py-0"
      >
        {!told && !story.isLoadingError && <StorySkeleton />}
        {story.isLoadingError && (
          <EmptyState
            whole
            clouded={!missing}
            title={missing ? t('reader.notFound') : t('reader.failed', { message: failureText(story.error) })}
            text={missing ? t('reader.notFoundText') : t('reader.failedText')}
            action={
              <>
                <ButtonLike>
                  <Link href={paths.home}>{t('common:returnHome')}</Link>
                </ButtonLike>
                {!missing && (
                  <Button variant="secondary" onClick={() => void story.refetch()}>
                    {t('common:tryAgain')}
                  </Button>
                )}
              </>
            }
          />
        )}
        {told && <StoryScreen story={told} percent={percent} />}
      </main>
      <NetworkNote reading={story.data !== undefined} />
    </>
  )
}
