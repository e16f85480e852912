import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { charactersQuery, useSaveCharacter } from '../features/characters/api.ts'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { Glance } from '../features/child-profiles/glance.tsx'
import { ProfileCard } from '../features/child-profiles/profile-card.tsx'
import { ProfileSkeleton } from '../features/child-profiles/profile-skeleton.tsx'
import { early, lazily } from '../lib/lazily.ts'
import { paths, serverPaths } from '../lib/paths.ts'
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
  // Who came from a story to add its reader finds the form open, and goes back to the story.
  const storyId = Number(new URLSearchParams(useSearch()).get('story'))
  const [, go] = useLocation()
  const [editing, setEditing] = useState<Editing | undefined>(storyId > 0 ? { child: undefined } : undefined)
  const goBack = () => storyId > 0 && editing?.child === undefined && go(paths.story(storyId), { replace: true })
  const close = () => {
    setEditing(undefined)
    if (storyId > 0) go(paths.childProfiles, { replace: true })
  }
  const characters = useQuery(charactersQuery)
  const portraits = characters.data?.map(({ id, name }) => ({ name, url: serverPaths.portrait(id) })) ?? []
  const { mutateAsync: makeCharacter } = useSaveCharacter(undefined)
  const onLook = async (look: number, name: string) => {
    const { friendlyLooks } = await import('@nightlight/pictures/look')
    const { accessories, ...parts } = friendlyLooks[look] ?? friendlyLooks[0]
    const { id } = await makeCharacter({ name, customization: { ...parts, accessories: [...accessories] } })
    return serverPaths.portrait(id)
  }
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
      {profiles.length > 1 && <Glance profiles={profiles} />}
      {profiles.length > 0 && (
        <ul aria-label={t('title')} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {profiles.map(child => (
            <li key={child.id}>
              <ProfileCard child={child} onEdit={() => setEditing({ child })} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {editing && <ProfileDialog child={editing.child} portraits={portraits} onLook={onLook} onSaved={goBack} onClose={close} />}
      </Suspense>
    </Page>
  )
}
