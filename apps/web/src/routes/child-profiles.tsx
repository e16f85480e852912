import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { charactersQuery } from '../features/characters/api.ts'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { ProfileCard } from '../features/child-profiles/profile-card.tsx'
import { ProfileSkeleton } from '../features/child-profiles/profile-skeleton.tsx'
import { early, lazily } from '../lib/lazily.ts'
import { serverPaths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

// Fetched when the button is approached, so that it is there when it is pressed.
const loadDialog = () => import('../features/child-profiles/profile-dialog.tsx')
const ProfileDialog = lazily(loadDialog)

type Editing = { child: ChildProfile | undefined }

export default function ChildProfiles() {
  const { t } = useTranslation(['child-profiles', 'common'])
  const list = useQuery(childProfilesQuery)
  const [editing, setEditing] = useState<Editing>()
  const characters = useQuery(charactersQuery)
  const portraits = characters.data?.map(({ id, name }) => ({ name, url: serverPaths.portrait(id) })) ?? []
  const add = (
    <Button onPointerEnter={early(loadDialog)} onFocus={early(loadDialog)} onClick={() => setEditing({ child: undefined })}>
      <UserRoundPlus aria-hidden="true" />
      {t('add')}
    </Button>
  )
  const profiles = list.data ?? []
  return (
    <Page title={t('title')} lead={t('lead')} actions={(list.isPending || profiles.length > 0) && add}>
      {list.isPending && (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <p role="status" className="sr-only">
            {t('common:loading')}
          </p>
          {['a', 'b', 'c'].map(key => (
            <ProfileSkeleton key={key} />
          ))}
        </div>
      )}
      {list.isLoadingError && (
        <EmptyState
          clouded
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:reloadPage')}</Button>}
        />
      )}
      {list.isSuccess && profiles.length === 0 && <EmptyState lit="child" title={t('empty')} text={t('emptyText')} action={add} />}
      {profiles.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {profiles.map(child => (
            <li key={child.id}>
              <ProfileCard child={child} onEdit={() => setEditing({ child })} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>{editing && <ProfileDialog child={editing.child} portraits={portraits} onClose={() => setEditing(undefined)} />}</Suspense>
    </Page>
  )
}
