import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { Story } from '@nightlight/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Languages, Palette, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/auth/api.ts'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { ChildPicker } from '../features/child-profiles/child-picker.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { firstReader } from '../features/learning/readers.ts'
import { Evenings } from '../features/stories/evening/evenings.tsx'
import { NextEvening } from '../features/stories/evening/next-evening.tsx'
import { EpubButton } from '../features/stories/reader/epub-button.tsx'
import { StoryHeader } from '../features/stories/reader/story-header.tsx'
import { useLanguage } from '../lib/i18n.ts'
import { paths, serverPaths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { ReaderTabs } from './reader-tabs.tsx'

/** The reader: here the story, the child, the heart and the learning layer meet. */
export function StoryScreen({ story, percent }: { story: Story; percent: number }) {
  const { t } = useTranslation(['stories', 'child-profiles', 'common'])
  const profiles = useQuery(childProfilesQuery)
  const language = useLanguage()
  const user = useUser()
  const [chosen, setChild] = useState<ChildProfile>()
  const child = chosen ?? profiles.data?.find(({ id }) => id === firstReader(story))
  const title = t('reader.title', { child: story.childName })
  usePageTitle(title)
  return (
    <>
      <h1 className="mb-5 text-2xl">{title}</h1>
      <StoryHeader story={story} heart={<FavoriteButton story={story} place="reader" />} />
      {story.tale !== null && (
        <ButtonLike className="mt-6 w-full sm:w-auto print:hidden">
          <Link href={paths.book(story.id)}>
            <BookOpen aria-hidden="true" />
            {t('book.open')}
          </Link>
        </ButtonLike>
      )}
      {story.tale !== null && <Evenings story={story} />}
      {/* As high as what comes, so that the story beneath does not move. */}
      <div className="mt-6 min-h-19 print:hidden">
        {profiles.isLoadingError && (
          <p role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-4 pl-5">
            {t('child-profiles:failed')}
            <Button variant="secondary" onClick={() => void profiles.refetch()}>
              {t('common:tryAgain')}
            </Button>
          </p>
        )}
        {profiles.data && <ChildPicker storyId={story.id} profiles={profiles.data} chosen={child} onChoose={setChild} />}
      </div>
      <ReaderTabs
        story={story}
        child={child}
        percent={percent}
        label={title}
        {...(child && { csv: serverPaths.reportCsv(child.id, language) })}
      />
      <div className="mt-12 flex flex-wrap justify-center gap-3 border-t border-line pt-8 print:hidden">
        {user && story.tale !== null && <NextEvening user={user} story={story} />}
        <ButtonLike>
          <Link href={paths.home}>{t('reader.another')}</Link>
        </ButtonLike>
        <ButtonLike variant="secondary">
          <Link href={paths.favorites}>{t('reader.favorites')}</Link>
        </ButtonLike>
        <ButtonLike variant="secondary">
          <Link href={paths.myStories}>{t('info.library')}</Link>
        </ButtonLike>
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-x-3 gap-y-1 print:hidden">
        <Button variant="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('reader.print')}
        </Button>
        <EpubButton story={story} />
        {story.tale !== null && story.writer === 'builtin' && (
          <ButtonLike variant="quiet">
            <Link href={paths.beside(story.id)}>
              <Languages aria-hidden="true" />
              {t('beside.open')}
            </Link>
          </ButtonLike>
        )}
        {story.hasCover && (
          <ButtonLike variant="quiet">
            <Link href={paths.colouring(story.id)}>
              <Palette aria-hidden="true" />
              {t('colouring.title')}
            </Link>
          </ButtonLike>
        )}
      </div>
    </>
  )
}
