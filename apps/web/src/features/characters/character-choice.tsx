import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Link } from '../../ui/link.tsx'
import { charactersQuery } from './api.ts'
import { Portrait } from './picture.tsx'

const face = 'mb-0.5 size-14 shrink-0 rounded-full'

/** Which character pictures the child: one of those that were made, or 0 for none. Where there is none yet, the way to the first. */
export default function CharacterChoice({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const { t } = useTranslation(['characters', 'common'])
  const { data: characters = [], isLoadingError, refetch } = useQuery(charactersQuery)
  if (isLoadingError) {
    return (
      <p role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-4 text-sm">
        {t('failed')}
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common:tryAgain')}
        </Button>
      </p>
    )
  }
  return (
    <div>
      {characters.length > 0 && (
        <Choice
          label={t('choice.label')}
          className="grid-cols-2 sm:grid-cols-4"
          value={String(value)}
          onChange={id => onChange(Number(id))}
          options={[
            {
              value: '0',
              label: t('choice.none'),
              picture: <UserRound className={`${face} bg-sunken p-2.5 text-ink-soft`} aria-hidden="true" />,
            },
            ...characters.map(({ id, name, customization }) => ({
              value: String(id),
              label: name,
              picture: <Portrait look={customization} className={face} />,
            })),
          ]}
        />
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {characters.length === 0 && `${t('choice.hint')} `}
        <Link
          href={characters.length === 0 ? paths.newCharacter : paths.characters}
          className="inline-flex min-h-target items-center rounded-sm font-heading font-semibold text-link underline underline-offset-4"
        >
          {characters.length === 0 ? t('choice.create') : t('choice.manage')}
        </Link>
      </p>
    </div>
  )
}
