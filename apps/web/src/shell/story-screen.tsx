import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { Story } from '@nightlight/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, GraduationCap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { ChildPicker } from '../features/child-profiles/child-picker.tsx'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { StoryHeader } from '../features/stories/reader/story-header.tsx'
import { type Reading, StoryText } from '../features/stories/reader/story-text.tsx'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx'

const LearningTab = lazy(() => import('../features/learning/learning-tab.tsx'))

/** The reader with its two tabs: here the story, the child, the heart and the learning layer meet. */
export function StoryScreen({ story, percent }: { story: Story; percent: number }) {
  const { t } = useTranslation(['stories', 'child-profiles'])
  const { data: profiles = [] } = useQuery(childProfilesQuery)
  const [child, setChild] = useState<ChildProfile>()
  const [tab, setTab] = useState('read')
  const [reading, setReading] = useState<Reading>('notStarted')
  const title = t('reader.title', { child: story.childName })
  usePageTitle(title)
  return (
    <>
      <h1 className="mb-5 text-2xl">{title}</h1>
      <StoryHeader story={story} heart={<FavoriteButton story={story} place="reader" />} />
      {profiles.length > 0 && (
        <div className="mt-6">
          <ChildPicker profiles={profiles} chosen={child} onChoose={setChild} />
        </div>
      )}
      <Tabs value={tab} onValueChange={setTab} className="mt-6">
        <TabList aria-label={title}>
          <Tab value="read">
            <BookOpen aria-hidden="true" />
            {t('reader.tabs.read')}
          </Tab>
          <Tab value="learn" disabled={!child}>
            <GraduationCap aria-hidden="true" />
            <span>
              {t('reader.tabs.learn')}
              {!child && <span className="block font-body text-sm font-normal">{t('reader.selectFirst')}</span>}
            </span>
          </Tab>
        </TabList>
        <TabPanel value="read" className="pt-8">
          <StoryText
            story={story}
            reading={reading}
            onReading={setReading}
            percent={percent}
            afterwards={
              <Button onClick={() => setTab('learn')} disabled={!child}>
                {t('reader.toLearning')}
              </Button>
            }
          />
        </TabPanel>
        <TabPanel value="learn" className="pt-8">
          <Suspense fallback={<Skeleton className="h-80" />}>{child && <LearningTab story={story} child={child} />}</Suspense>
        </TabPanel>
      </Tabs>
      <div className="mt-12 flex flex-wrap justify-center gap-3 border-t border-line pt-8">
        <ButtonLike variant="secondary">
          <Link href={paths.home}>{t('reader.another')}</Link>
        </ButtonLike>
        <ButtonLike variant="secondary">
          <Link href={paths.favorites}>{t('reader.favorites')}</Link>
        </ButtonLike>
      </div>
    </>
  )
}
