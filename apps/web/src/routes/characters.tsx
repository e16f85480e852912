import type { Character } from '@nightlight/contract/characters'
import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { charactersQuery } from '../features/characters/api.ts'
import { CharacterBuilder } from '../features/characters/character-builder.tsx'
import { CharacterCard } from '../features/characters/character-card.tsx'
import { CharacterSkeleton } from '../features/characters/character-skeleton.tsx'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Page } from '../ui/page.tsx'

const grid = 'grid grid-cols-2 gap-4 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4'

/** The list and, as the query string says, the screen on which one is made (`?new`) or changed (`?edit=7`). */
export default function Characters() {
  const { t } = useTranslation(['characters', 'common'])
  const [search] = useSearchParams()
  const list = useQuery(charactersQuery)
  const edited = search.get('edit')

  if (search.has('new')) {
    return (
      <Page title={t('newTitle')} lead={t('newLead')}>
        <CharacterBuilder character={undefined} />
      </Page>
    )
  }
  if (list.isPending) {
    return (
      <Page title={t('title')} lead={t('lead')} actions={edited === null && <AddCharacter />}>
        <div className={grid}>
          <p role="status" className="sr-only">
            {t('common:loading')}
          </p>
          {['a', 'b', 'c', 'd'].map(key => (
            <CharacterSkeleton key={key} />
          ))}
        </div>
      </Page>
    )
  }
  if (list.isLoadingError) {
    return (
      <Page title={t('title')}>
        <EmptyState
          clouded
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:reloadPage')}</Button>}
        />
      </Page>
    )
  }
  const characters = list.data ?? []
  if (edited === null) return <CharacterList characters={characters} />
  return <EditCharacter character={characters.find(({ id }) => String(id) === edited)} />
}

function AddCharacter() {
  const { t } = useTranslation('characters')
  return (
    <ButtonLike>
      <Link href={paths.newCharacter}>
        <UserRoundPlus aria-hidden="true" />
        {t('add')}
      </Link>
    </ButtonLike>
  )
}

function CharacterList({ characters }: { characters: readonly Character[] }) {
  const { t } = useTranslation('characters')
  return (
    <Page title={t('title')} lead={t('lead')} actions={characters.length > 0 && <AddCharacter />}>
      {characters.length === 0 ? (
        <EmptyState lit="child" title={t('empty')} text={t('emptyText')} action={<AddCharacter />} />
      ) : (
        <ul aria-label={t('title')} className={grid}>
          {characters.map(character => (
            <li key={character.id}>
              <CharacterCard character={character} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

function EditCharacter({ character }: { character: Character | undefined }) {
  const { t } = useTranslation(['characters', 'common'])
  if (!character) {
    return (
      <Page title={t('title')}>
        <EmptyState
          title={t('common:errors.character_not_found')}
          text={t('goneText')}
          action={
            <ButtonLike>
              <Link href={paths.characters}>{t('toList')}</Link>
            </ButtonLike>
          }
        />
      </Page>
    )
  }
  return (
    <Page title={t('editTitle', { name: character.name })} lead={t('newLead')}>
      <CharacterBuilder key={character.id} character={character} />
    </Page>
  )
}
