import type { VocabularyWord } from '@nightlight/contract/learning'
import type { Story } from '@nightlight/contract/stories'
import { BookOpen, GraduationCap } from 'lucide-react'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStoryWordList } from '../features/learning/api.ts'
import type { LearningChild } from '../features/learning/calls.ts'
import { readersOf } from '../features/learning/readers.ts'
import { useReading } from '../features/learning/use-reading.ts'
import { StoryText } from '../features/stories/reader/story-text.tsx'
import { lazily } from '../lib/lazily.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx'

const noWords: readonly VocabularyWord[] = []

const LearningTab = lazily(() => import('../features/learning/learning-tab.tsx'))

type ReaderTabsProps = {
  story: Story
  child: LearningChild | undefined
  /** How far the page is scrolled, from 0 to 100. */
  percent: number
  label: string
  /** Where the child's report is had as a table. */
  csv?: string
}

/** The reader's two tabs: the story, and what is learned from it once a child is chosen. */
export function ReaderTabs({ story, child, percent, label, csv }: ReaderTabsProps) {
  const { t } = useTranslation(['stories', 'learning'])
  const [tab, setTab] = useState('read')
  const [opened, setOpened] = useState(false)
  const { reading, setReading } = useReading({ storyId: story.id, childIds: readersOf(story, child?.id), inView: tab === 'read', percent })
  const { data: words = noWords } = useStoryWordList(story.id)
  const marked = useDeferredValue(words)
  const show = (next: string) => {
    if (next === 'learn') setOpened(true)
    setTab(next)
  }
  // The button that was pressed goes with its tab, so the focus has to be led on.
  const panel = useRef<HTMLDivElement>(null)
  const goOn = () => {
    flushSync(() => show('learn'))
    panel.current?.focus()
  }
  return (
    <Tabs value={tab} onValueChange={show} className="mt-6 print:mt-0">
      <TabList aria-label={label} className="print:hidden">
        <Tab value="read">
          <BookOpen className="max-[26rem]:hidden" aria-hidden="true" />
          {t('reader.tabs.read')}
        </Tab>
        <Tab value="learn" disabled={!child}>
          <GraduationCap className="max-[26rem]:hidden" aria-hidden="true" />
          <span>
            {t('reader.tabs.learn')}
            {!child && <span className="block font-body text-sm font-normal">{t('reader.selectFirst')}</span>}
          </span>
        </Tab>
      </TabList>
      <TabPanel value="read" className="pt-8 print:pt-0">
        <StoryText
          story={story}
          words={marked}
          reading={reading}
          onReading={setReading}
          percent={percent}
          // Also before a child is chosen: there it says that one has to be.
          afterwards={<Button onClick={goOn}>{t('reader.toLearning')}</Button>}
        />
      </TabPanel>
      {/* Once opened it stays, hidden: who looks something up in the story finds the quiz as it was. */}
      <TabPanel ref={panel} value="learn" {...(opened && { forceMount: true })} className="pt-8 data-[state=inactive]:hidden">
        <Suspense fallback={<Skeleton className="h-80" />}>
          {child && <LearningTab key={child.id} story={story} child={child} csv={csv} onRead={() => show('read')} />}
          {!child && <p className="rounded-lg bg-sunken p-6 text-center">{t('learning:selectChild')}</p>}
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}
