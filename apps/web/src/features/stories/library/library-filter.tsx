import { animals, languages, readingStates, storyOrders, themes } from '@nightlight/contract/enums'
import { searchMax } from '@nightlight/contract/limits'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wanted } from '../../../lib/cards.ts'
import { languageNames } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Select } from '../../../ui/select.tsx'

/** How long somebody who types is waited for. */
const typingMs = 300

type LibraryFilterProps = { wanted: Wanted; onChange: (wanted: Wanted) => void; profiles: readonly { id: number; name: string }[] }

/** Finds some of many stories. Everything that is chosen holds together. */
export function LibraryFilter({ wanted, onChange, profiles }: LibraryFilterProps) {
  const { t } = useTranslation('stories')
  const say = (name: keyof Wanted) => (value: string) => onChange({ ...wanted, [name]: value || undefined })
  const byName = (a: Option, b: Option) => a.label.localeCompare(b.label)
  return (
    <search aria-label={t('library.filter.label')} className="mb-6 flex flex-wrap gap-3">
      <SearchField value={wanted.search ?? ''} onChange={say('search')} />
      {profiles.length > 1 && (
        <Filter
          label={t('library.filter.child')}
          any={t('library.filter.anyChild')}
          value={wanted.childId}
          options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={value => onChange({ ...wanted, childId: Number(value) || undefined })}
        />
      )}
      <Filter
        label={t('library.filter.animal')}
        any={t('library.filter.anyAnimal')}
        value={wanted.animal}
        options={animals.map(animal => ({ value: animal, label: t(`animals.${animal}`) })).toSorted(byName)}
        onChange={say('animal')}
      />
      <Filter
        label={t('library.filter.theme')}
        any={t('library.filter.anyTheme')}
        value={wanted.theme}
        options={themes.map(theme => ({ value: theme, label: t(`themes.${theme}`) })).toSorted(byName)}
        onChange={say('theme')}
      />
      <Filter
        label={t('library.filter.language')}
        any={t('library.filter.anyLanguage')}
        value={wanted.language}
        options={languages.map(language => ({ value: language, label: languageNames[language] }))}
        onChange={say('language')}
      />
      <Filter
        label={t('library.filter.reading')}
        any={t('library.filter.anyReading')}
        value={wanted.reading}
        options={readingStates.map(reading => ({ value: reading, label: t(`library.filter.${reading}`) }))}
        onChange={say('reading')}
      />
      <Filter
        label={t('library.filter.order')}
        value={wanted.order}
        options={storyOrders.map(order => ({ value: order, label: t(`library.filter.${order}`) }))}
        onChange={say('order')}
      />
      <Button
        variant="secondary"
        aria-pressed={wanted.favorite !== undefined}
        onClick={() => onChange({ ...wanted, favorite: wanted.favorite ? undefined : 'true' })}
        className="rounded-md aria-pressed:border-amber aria-pressed:bg-amber-soft"
      >
        <Heart aria-hidden="true" />
        {t('library.filter.favorite')}
      </Button>
    </search>
  )
}

type Option = { value: string; label: string }
type FilterProps = {
  label: string
  any?: string
  value: string | number | undefined
  options: readonly Option[]
  onChange: (value: string) => void
}

function Filter({ label, any, value, options, onChange }: FilterProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={event => onChange(event.target.value)}
      className="max-sm:flex-1 max-sm:basis-40"
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

/** Asks when somebody has stopped typing. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('stories')
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const ask = useEffectEvent(() => onChange(typed))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the waiting anew
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => ask(), typingMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="min-w-full lg:min-w-96">
      <SearchInput
        value={typed}
        maxLength={searchMax}
        onChange={event => setTyped(event.target.value)}
        label={t('library.filter.search')}
      />
    </div>
  )
}
