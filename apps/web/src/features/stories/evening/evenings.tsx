import type { Story } from '@nightlight/contract/stories'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { cardsOf } from '../../../lib/cards.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { foundStoriesQuery } from '../api.ts'

/** More evenings than these no shelf has; what comes after them is found in the library. */
const most = 50

/** All evenings of a story in their order, as soon as there are two. */
export function Evenings({ story }: { story: Story }) {
  const { t } = useTranslation('stories')
  const { data } = useInfiniteQuery(foundStoriesQuery({ chain: story.chain ?? story.id, order: 'oldest', limit: most }))
  const evenings = cardsOf(data)
  if (evenings.length < 2) return null
  return (
    <nav aria-label={t('evening.all')} className="mt-6 print:hidden">
      <ol className="flex flex-wrap gap-x-4 gap-y-2">
        {evenings.map(({ id, title, evening, language }) => (
          <li key={id}>
            <Link href={paths.story(id)} aria-current={id === story.id ? 'page' : undefined} className="aria-[current=page]:font-bold">
              {t('evening.number', { number: evening })}: <span lang={language}>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
