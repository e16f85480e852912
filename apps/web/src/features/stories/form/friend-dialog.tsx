import { type Animal, type AnimalGroup, animalGroups } from '@nightlight/contract/enums'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holds } from '../../../lib/search.ts'
import { mayFocusField } from '../../../lib/use-media-query.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import FriendPicture from './friend-picture.tsx'

const groups = Object.keys(animalGroups).filter((name): name is AnimalGroup => name in animalGroups)

type FriendDialogProps = { value: Animal | ''; onChoose: (animal: Animal) => void; onClose: () => void }

/** The sixty friends in their six groups, by picture and name, with a search that does not mind accents. */
export default function FriendDialog({ value, onChoose, onClose }: FriendDialogProps) {
  const { t } = useTranslation(['stories', 'common'])
  const [search, setSearch] = useState('')
  const chosen = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const found = groups
    .map(group => ({ group, friends: animalGroups[group].filter(animal => holds(t(`animals.${animal}`), search)) }))
    .filter(({ friends }) => friends.length > 0)
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('form.animal.title')}
      description={t('form.animal.lead')}
      width="wide"
      initialFocus={() => chosen.current ?? (mayFocusField() ? field.current : null)}
      steady
    >
      <div className="sticky -top-1.5 z-10 -mx-1.5 -mt-1.5 bg-surface px-1.5 pt-1.5 pb-4">
        <SearchInput ref={field} value={search} onChange={event => setSearch(event.target.value)} label={t('form.animal.search')} />
      </div>
      <div className="flex flex-col gap-6">
        {found.map(({ group, friends }) => (
          <section key={group} aria-label={t(`animalGroups.${group}`)}>
            <h3 className="mb-2 text-lg">{t(`animalGroups.${group}`)}</h3>
            <ul className="grid grid-cols-2 gap-2.5 min-[22rem]:grid-cols-3 sm:grid-cols-5">
              {friends.map(animal => (
                <li key={animal}>
                  <button
                    ref={animal === value ? chosen : null}
                    type="button"
                    aria-pressed={animal === value}
                    onClick={() => onChoose(animal)}
                    className={clsx(
                      'flex h-full w-full flex-col items-center gap-1.5 rounded-md border border-line-strong px-0.5 py-2.5 text-center leading-tight hyphens-auto wrap-anywhere transition max-md:text-sm max-md:leading-tight hover:border-link hover:bg-amber-soft',
                      animal === value && 'border-amber bg-amber-soft shadow-lamp',
                    )}
                  >
                    <FriendPicture animal={animal} className="size-20" />
                    {t(`animals.${animal}`)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className="py-8 text-center text-ink-soft">{t('common:nothingFound')}</p>}
      </div>
    </Dialog>
  )
}
