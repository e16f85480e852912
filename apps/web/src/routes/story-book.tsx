import type { Story } from '@nightlight/contract/stories'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useStoryWordList } from '../features/learning/api.ts'
import { storyPagesQuery, storyQuery } from '../features/stories/api.ts'
import { Book } from '../features/stories/book/book.tsx'
import { CallError } from '../lib/call.ts'
import { failureText } from '../lib/failure.ts'
import { paths, serverPaths } from '../lib/paths.ts'
import { useStoryWords } from '../lib/story-words.ts'
import { NetworkNote } from '../shell/network-note.tsx'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The book of a story that is kept: with its cover, and the place where it was left. */
function OpenBook({ story, ...rest }: { story: Story } & Omit<ComponentProps<typeof Book>, 'story' | 'cover' | 'storyId'>) {
  const { cover } = useStoryWords(story)
  return <Book {...rest} story={story} storyId={story.id} cover={{ picture: serverPaths.cover(story.id), alt: cover }} />
}

/** A story as a picture book. */
export default function StoryBook({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['stories', 'common'])
  const id = Number(params.id)
  const [, go] = useLocation()
  const story = useQuery(storyQuery(id))
  const pages = useQuery(storyPagesQuery(id))
  const { data: words = [] } = useStoryWordList(id)
  usePageTitle(story.data?.title ?? t('book.title'))
  const error = story.error ?? pages.error
  const missing = error instanceof CallError && [400, 404].includes(error.status)
  const back = (
    <ButtonLike variant="secondary">
      <Link href={paths.story(id)}>{t('book.toStory')}</Link>
    </ButtonLike>
  )
  if (story.data && pages.data && pages.data.length > 0) {
    return (
      <>
        <OpenBook story={story.data} pages={pages.data} words={words} onClose={() => go(paths.story(id))} afterwards={back} />
        <NetworkNote reading />
      </>
    )
  }
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-1 flex-col justify-center px-page py-10">
      {(story.isPending || pages.isPending) && !error && <Skeleton className="aspect-[4/3] w-full rounded-xl" />}
      {error && (
        <EmptyState
          whole
          clouded={!missing}
          title={missing ? t('reader.notFound') : t('reader.failed', { message: failureText(error) })}
          text={missing ? t('reader.notFoundText') : t('reader.failedText')}
          action={
            missing ? (
              <ButtonLike>
                <Link href={paths.home}>{t('common:returnHome')}</Link>
              </ButtonLike>
            ) : (
              <Button onClick={() => void Promise.all([story.refetch(), pages.refetch()])}>{t('common:tryAgain')}</Button>
            )
          }
        />
      )}
      {pages.data?.length === 0 && <EmptyState whole title={t('book.none')} text={t('book.noneText')} action={back} />}
    </main>
  )
}
