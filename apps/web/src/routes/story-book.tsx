import type { Story } from '@nightlight/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useUser } from '../features/auth/api.ts'
import { readingProgressQuery, useStoryWordList } from '../features/learning/api.ts'
import { firstReader, readersOf } from '../features/learning/readers.ts'
import { useBookReading } from '../features/learning/use-reading.ts'
import { storyPagesQuery, storyQuery } from '../features/stories/api.ts'
import { Book } from '../features/stories/book/book.tsx'
import { readPlace } from '../features/stories/draft.ts'
import { NextEvening } from '../features/stories/evening/next-evening.tsx'
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

type OpenBookProps = { story: Story } & Omit<ComponentProps<typeof Book>, 'story' | 'cover' | 'storyId' | 'onLeaf'>

/** The book of a story that is kept: with its cover, and the place where it was left. Turning its leaves is reading it. */
function OpenBook({ story, ...rest }: OpenBookProps) {
  const { cover } = useStoryWords(story)
  const [place, setPlace] = useState({ leaf: 0, leaves: rest.pages.length + 2 })
  useBookReading({ storyId: story.id, childIds: readersOf(story, firstReader(story)), ...place })
  return (
    <Book
      {...rest}
      story={story}
      storyId={story.id}
      cover={{ picture: serverPaths.cover(story.id), alt: cover }}
      onLeaf={(leaf, leaves) => setPlace({ leaf, leaves })}
    />
  )
}

/** What the child has brought home, lying there for the morning. */
function BroughtHome({ id, keepsake, language }: { id: number; keepsake: string; language: Story['language'] }) {
  const { t } = useTranslation('stories')
  return (
    <p className="mb-2 w-full">
      <img src={serverPaths.keepsake(id)} alt="" width={92} height={88} className="mx-auto mb-1 h-22 w-auto" />
      {t('book.broughtHome')} <span lang={language}>{keepsake}</span>
    </p>
  )
}

/** How far the story's child is by any device, in percent; undefined as long as nobody knows. A book that cannot be asked after begins anew. */
function useElsewhere(story: Story | undefined): number | undefined {
  const childId = story && firstReader(story)
  const isAsked = story !== undefined && childId !== undefined && readPlace(story.id) === undefined
  const { data, isError } = useQuery({ ...readingProgressQuery(childId ?? 0, story?.id ?? 0), enabled: isAsked, retry: false })
  if (!story || (isAsked && !data && !isError)) return undefined
  return data?.[0]?.progressPercentage ?? 0
}

/** A story as a picture book. */
export default function StoryBook({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['stories', 'common'])
  const id = Number(params.id)
  const [, go] = useLocation()
  const story = useQuery(storyQuery(id))
  const pages = useQuery(storyPagesQuery(id))
  const { data: words = [] } = useStoryWordList(id)
  const user = useUser()
  usePageTitle(story.data?.title ?? t('book.title'))
  const error = story.error ?? pages.error
  const missing = error instanceof CallError && [400, 404].includes(error.status)
  const back = (
    <ButtonLike variant="secondary">
      <Link href={paths.story(id)}>{t('book.toStory')}</Link>
    </ButtonLike>
  )
  const elsewhere = useElsewhere(story.data)
  if (story.data && pages.data && pages.data.length > 0 && elsewhere !== undefined) {
    return (
      <>
        <OpenBook
          key={id}
          story={story.data}
          pages={pages.data}
          words={words}
          elsewhere={elsewhere}
          onClose={() => go(paths.story(id))}
          afterwards={
            <>
              {story.data.keepsake && <BroughtHome id={id} keepsake={story.data.keepsake} language={story.data.language} />}
              {back}
              {user && <NextEvening user={user} story={story.data} />}
            </>
          }
        />
        <NetworkNote reading />
      </>
    )
  }
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-4xl flex-1 flex-col justify-center px-page py-10">
      {(story.isPending || pages.isPending || elsewhere === undefined) && !error && <Skeleton className="aspect-[4/3] w-full rounded-xl" />}
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
