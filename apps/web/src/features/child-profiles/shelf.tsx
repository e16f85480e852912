import type { Keepsake } from '@nightlight/contract/child-profiles'
import { useTranslation } from 'react-i18next'
import { paths, serverPaths } from '../../lib/paths.ts'
import { Link } from '../../ui/link.tsx'

/** Everything that a child has brought home, each the way back to its story; an empty place says only what its tale is about. */
export function Shelf({ keepsakes }: { keepsakes: readonly Keepsake[] }) {
  const { t } = useTranslation(['child-profiles', 'stories'])
  return (
    <ul
      aria-label={t('shelf.label')}
      className="grid grid-cols-2 gap-4 min-[30rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-6 print:grid-cols-5"
    >
      {foundFirst(keepsakes).map(({ tale, themes, story }) => (
        <li key={tale} className="flex break-inside-avoid">
          {story ? (
            <Found story={story} />
          ) : (
            <div className="flex w-full flex-col items-center gap-2 rounded-lg border-2 border-dashed border-line p-4 text-center text-sm text-ink-soft">
              <span aria-hidden="true" className="my-auto text-3xl text-line-strong">
                ?
              </span>
              <span className="sr-only">{t('shelf.empty')}</span>
              {themes.map(theme => t(`stories:themes.${theme}`)).join(' · ')}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const foundFirst = (keepsakes: readonly Keepsake[]) =>
  keepsakes.toSorted((a, b) => (b.story?.createdAt ?? '').localeCompare(a.story?.createdAt ?? ''))

function Found({ story }: { story: NonNullable<Keepsake['story']> }) {
  return (
    <Link
      href={paths.story(story.id)}
      lang={story.language}
      className="flex w-full flex-col items-center gap-1 rounded-lg border border-line bg-surface p-4 text-center text-ink no-underline shadow-card transition-transform hover:-translate-y-0.5 hover:border-link"
    >
      <img src={serverPaths.keepsake(story.id)} alt="" width={92} height={88} loading="lazy" className="mb-1 h-24 w-full object-contain" />
      {story.keepsake && <span className="font-heading font-semibold wrap-anywhere">{story.keepsake}</span>}
      <span className="text-sm text-ink-soft wrap-anywhere">{story.title}</span>
    </Link>
  )
}
