import { type Difficulty, difficulties, type LanguageCode, languages } from '@nightlight/contract/enums'
import type { Story } from '@nightlight/contract/stories'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import { storyQuery, tellingQuery } from '../features/stories/api.ts'
import { Beside, type Shown, shownSides } from '../features/stories/beside/beside.tsx'
import { CallError } from '../lib/call.ts'
import { failureText } from '../lib/failure.ts'
import { languageNames, useLanguage } from '../lib/i18n.ts'
import { paths } from '../lib/paths.ts'
import { NetworkNote } from '../shell/network-note.tsx'
import { ReaderBar } from '../shell/reader-bar.tsx'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The other telling that the address asks for, else the story in the language of the interface, or in another one where it is in that already. */
function useOther(story: Story | undefined) {
  const own = useLanguage()
  const asked = new URLSearchParams(useSearch())
  const fallback = [own, ...languages].find(language => language !== story?.language) ?? own
  const language = languages.find(each => each === asked.get('language')) ?? fallback
  const difficulty = difficulties.find(each => each === asked.get('difficulty')) ?? story?.difficulty ?? 'beginner'
  return { language, difficulty }
}

type OneOfProps<T extends string> = {
  label: string
  value: T
  options: readonly T[]
  name: (option: T) => string | undefined
  onChange: (option: T) => void
}

function OneOf<T extends string>({ label, value, options, name, onChange }: OneOfProps<T>) {
  return (
    <Field label={label}>
      {control => (
        <Select {...control} value={value} onChange={event => onChange(options.find(each => each === event.target.value) ?? value)}>
          {options.map(option => (
            <option key={option} value={option}>
              {name(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** One story told twice, side by side. */
export default function StoryBeside({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation(['stories', 'common'])
  const id = Number(params.id)
  const [, go] = useLocation()
  const [shown, setShown] = useState<Shown>('both')
  const story = useQuery(storyQuery(id))
  const other = useOther(story.data)
  const telling = useQuery({ ...tellingQuery(id, other), enabled: story.data !== undefined, placeholderData: keepPreviousData })
  usePageTitle(t('beside.title'))
  const error = story.error ?? telling.error
  const final = error instanceof CallError && [400, 404, 409].includes(error.status)
  const ask = (changes: Partial<{ language: LanguageCode; difficulty: Difficulty }>) =>
    go(`${paths.beside(id)}?${new URLSearchParams({ ...other, ...changes })}`, { replace: true })
  const sideName = { both: t('beside.both'), left: story.data && nameOf(story.data), right: nameOf(other) }
  function nameOf(told: { language: LanguageCode; difficulty: Difficulty }) {
    return `${languageNames[told.language]} · ${t(`difficulties.${told.difficulty}`)}`
  }
  return (
    <>
      <ReaderBar />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl flex-1 animate-page px-page pt-4 pb-16">
        <ButtonLike variant="quiet" className="mb-5 -ml-3 print:hidden">
          <Link href={paths.story(id)}>
            <ArrowLeft aria-hidden="true" />
            {t('beside.back')}
          </Link>
        </ButtonLike>
        <h1 lang={story.data?.language} className="text-2xl text-balance">
          {story.data?.title ?? t('beside.title')}
        </h1>
        <p className="mt-1 text-ink-soft">{t('beside.lead')}</p>
        {story.data && (
          <div className="my-6 grid grid-cols-2 gap-4 sm:grid-cols-3 print:hidden">
            <OneOf
              label={t('beside.language')}
              value={other.language}
              options={languages}
              name={language => languageNames[language]}
              onChange={language => ask({ language })}
            />
            <OneOf
              label={t('beside.level')}
              value={other.difficulty}
              options={difficulties}
              name={level => t(`difficulties.${level}`)}
              onChange={difficulty => ask({ difficulty })}
            />
            <OneOf label={t('beside.show')} value={shown} options={shownSides} name={side => sideName[side]} onChange={setShown} />
          </div>
        )}
        {!error && !telling.data && <Skeleton className="h-96 rounded-xl" />}
        {error && (
          <EmptyState
            clouded={!final}
            title={final ? t('beside.none') : t('reader.failed', { message: failureText(error) })}
            text={final ? failureText(error) : t('reader.failedText')}
            action={
              !final && <Button onClick={() => void Promise.all([story.refetch(), telling.refetch()])}>{t('common:tryAgain')}</Button>
            }
          />
        )}
        {!error && story.data && telling.data && <Beside left={story.data} right={telling.data} shown={shown} />}
      </main>
      <NetworkNote reading={story.data !== undefined} />
    </>
  )
}
