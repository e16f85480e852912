import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck, GraduationCap, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/auth/api.ts'
import { CreditsCard } from '../features/billing/credits-card.tsx'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { isTriedKept } from '../features/stories/draft.ts'
import { CreateStoryForm } from '../features/stories/form/create-story-form.tsx'
import { InfoCard } from '../features/stories/info-card.tsx'
import { lazily } from '../lib/lazily.ts'
import { paths } from '../lib/paths.ts'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Most have a profile or two; the form does not wait for them.
const ChildShortcuts = lazily(() => import('../features/child-profiles/child-shortcuts.tsx'))
const CompanionChoice = lazily(() => import('../features/child-profiles/companion-choice.tsx'))
// The drawings of the characters come when there is one to be chosen.
const CharacterChoice = lazily(() => import('../features/characters/character-choice.tsx'))

// Nothing where there is no child yet.
const Tonight = lazily(() => import('../shell/tonight.tsx'))

// Only who tried a story before signing in.
const KeepTried = lazily(() => import('../features/stories/keep-tried.tsx'))

export default function CreateStory() {
  const { t } = useTranslation('stories')
  const user = useUser()
  const { data: children = [] } = useQuery(childProfilesQuery)
  const hasChildren = children.length > 0
  const [keepsTried] = useState(isTriedKept)
  if (!user) return null
  return (
    <Page title={t('create.title')} lead={t('create.lead')}>
      {keepsTried && <KeepTried userId={user.id} />}
      {hasChildren && (
        <Suspense fallback={<Skeleton className="mb-10 h-72" />}>
          <Tonight user={user} />
        </Suspense>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CreateStoryForm
          user={user}
          CharacterChoice={CharacterChoice}
          ChildShortcuts={hasChildren ? ChildShortcuts : undefined}
          CompanionChoice={children.length > 1 ? CompanionChoice : undefined}
        />
        <aside aria-label={t('create.aside')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
          <CreditsCard user={user} />
          <InfoCard
            icon={GraduationCap}
            title={t('info.education')}
            text={t('info.educationText')}
            link={t('info.demo')}
            href={paths.educationalDemo}
          />
          <InfoCard
            icon={BookOpenCheck}
            title={t('info.stories')}
            text={t('info.storiesText')}
            link={t('info.library')}
            href={paths.myStories}
          />
          <InfoCard
            icon={UsersRound}
            title={t('info.profiles')}
            text={t('info.profilesText')}
            link={t('info.toProfiles')}
            href={paths.childProfiles}
          />
        </aside>
      </div>
    </Page>
  )
}
