import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LearningCallContext } from '../features/learning/calls.ts'
import { demoCall } from '../features/learning/demo/demo-call.ts'
import { loadSample, type Sample } from '../features/learning/demo/sample.ts'
import { StorySkeleton } from '../features/stories/reader/story-skeleton.tsx'
import { useScrollPercent } from '../features/stories/reader/use-scroll-percent.ts'
import { useLanguage } from '../lib/i18n.ts'
import { whenReached } from '../lib/network.ts'
import { queryClient } from '../lib/query.ts'
import { ReaderTabs } from './reader-tabs.tsx'

const childId = 1

/** The sample story with the whole learning layer, which answers itself and keeps nothing: another language or another visit begins anew. */
export function DemoReader({ age }: { age: number }) {
  const { t } = useTranslation(['learning', 'child-profiles'])
  const language = useLanguage()
  const [demo, setDemo] = useState<{ sample: Sample; client: QueryClient; call: ReturnType<typeof demoCall> }>()
  useEffect(() => {
    let wanted = true
    void whenReached(() => loadSample(language)).then(sample => {
      if (!wanted) return
      // Apart from the app's own answers: a sample child's must not be taken for those of a child.
      setDemo({ sample, client: new QueryClient({ defaultOptions: queryClient.getDefaultOptions() }), call: demoCall(sample) })
    })
    return () => {
      wanted = false
    }
  }, [language])
  const percent = useScrollPercent()
  if (!demo) return <StorySkeleton />
  const { story } = demo.sample
  const child = { id: childId, name: story.childName }
  return (
    <QueryClientProvider client={demo.client}>
      <LearningCallContext value={demo.call}>
        {/* The owl at the garden gate, drawn when the app is built: the sample story has no cover of its own. */}
        <img
          src="/samples/first.svg"
          alt={t('demo.picture')}
          width={400}
          height={300}
          className="mb-5 aspect-[4/3] w-full rounded-xl object-cover object-[50%_88%] shadow-card sm:aspect-[16/9]"
        />
        <h2 lang={story.language} className="text-xl">
          {story.title}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t('demo.child', { child: t('child-profiles:picker.child', { name: child.name, count: age }) })}
        </p>
        <ReaderTabs key={story.language} story={story} child={child} percent={percent} label={story.title} />
      </LearningCallContext>
    </QueryClientProvider>
  )
}
