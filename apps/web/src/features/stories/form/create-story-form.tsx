import type { User } from '@nightlight/contract/auth'
import { WandSparkles } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { lazily } from '../../../lib/lazily.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { BasicsTab, type ChildShortcuts } from './basics-tab.tsx'
import { type CompanionChoice, PersonalTab } from './personal-tab.tsx'
import { Price } from './price.tsx'
import { type CharacterChoice, SettingTab } from './setting-tab.tsx'
import { SurpriseButton } from './surprise-button.tsx'
import { useSubmitStory } from './use-submit-story.ts'
import { type FormTab, storyResolver, tabOf } from './values.ts'

// Only where a model may write.
const WriterChoice = lazily(() => import('./writer-choice.tsx'))
const StoryProgress = lazily(() => import('./story-progress.tsx'))

const isField = (name: string): name is keyof typeof tabOf => name in tabOf
const tabs = ['basics', 'setting', 'personal'] as const satisfies readonly FormTab[]

type CreateStoryFormProps = {
  user: User
  CharacterChoice: CharacterChoice
  ChildShortcuts: ChildShortcuts | undefined
  CompanionChoice: CompanionChoice | undefined
}

export function CreateStoryForm({ user, CharacterChoice, ChildShortcuts, CompanionChoice }: CreateStoryFormProps) {
  const { t } = useTranslation('stories')
  const [tab, setTab] = useState<FormTab>('basics')
  const form = useForm({ defaultValues: readDraft(user.id), resolver: storyResolver, shouldFocusError: false })
  const [, navigate] = useLocation()
  const story = useSubmitStory(user, {
    onCreated: (_, steppedIn) => {
      toast({ title: t('created.title'), description: steppedIn ? t('created.textByUs') : t('created.text') })
      navigate(paths.myStories)
    },
    onGone: field => form.setValue(field, 0),
  })

  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(user.id, values) }), [form, user.id])

  // The field may stand in a tab that is closed: open it first, lead the focus there when it has been drawn.
  const showFault = (errors: object) => {
    const first = Object.keys(tabOf).find(name => name in errors)
    if (!first || !isField(first)) return
    flushSync(() => setTab(tabOf[first]))
    form.setFocus(first)
  }

  return (
    <FormProvider {...form}>
      <Card flush>
        <form noValidate aria-label={t('form.title')} onSubmit={form.handleSubmit(story.submit, showFault)}>
          <Tabs
            value={tab}
            onValueChange={next => setTab(tabs.find(each => each === next) ?? 'basics')}
            className="p-4 pb-3 sm:p-7 sm:pb-4"
          >
            <TabList aria-label={t('form.title')} className="mb-7">
              {tabs.map(each => (
                <Tab key={each} value={each}>
                  {t(`form.tabs.${each}`)}
                </Tab>
              ))}
            </TabList>
            <TabPanel value="basics">
              <BasicsTab ChildShortcuts={ChildShortcuts} />
            </TabPanel>
            <TabPanel value="setting">
              <SettingTab CharacterChoice={CharacterChoice} />
            </TabPanel>
            <TabPanel value="personal">
              <PersonalTab CompanionChoice={CompanionChoice} />
            </TabPanel>
            <SurpriseButton />
          </Tabs>
          <Suspense fallback={null}>{user.model?.consentedAt && <WriterChoice />}</Suspense>
          <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-4 border-t border-line bg-sunken p-4 sm:px-7 sm:py-5">
            <Suspense fallback={<Price user={user} />}>
              {story.progress ? <StoryProgress progress={story.progress} /> : <Price user={user} />}
            </Suspense>
            <Button type="submit" size="lg" pending={story.isPending} className="max-sm:w-full max-sm:px-4 max-[23rem]:text-base">
              {!story.isPending && <WandSparkles aria-hidden="true" />}
              {story.isPending ? t('form.pending') : t('form.submit')}
            </Button>
          </div>
        </form>
      </Card>
    </FormProvider>
  )
}
