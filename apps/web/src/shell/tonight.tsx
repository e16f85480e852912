import type { User } from '@nightlight/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { Avatar } from '../features/child-profiles/avatar.tsx'
import { TonightCard } from '../features/stories/tonight/tonight-card.tsx'
import { Button } from '../ui/button.tsx'

/** More children than this, a class for instance, are shown when they are asked for. */
const shownAtFirst = 3

/** And of the others so many are offered to come along, those who read last; the form offers all. */
const othersOffered = 4

/** An evening's beginning: a card for each child, whoever read last before the others. Nothing where there is no child yet. */
export default function Tonight({ user }: { user: User }) {
  const { t } = useTranslation('stories')
  const { data: children = [] } = useQuery(childProfilesQuery)
  const [all, setAll] = useState(false)
  if (children.length === 0) return null
  const lastFirst = children.toSorted((a, b) => (b.lastActiveAt ?? '').localeCompare(a.lastActiveAt ?? ''))
  return (
    <section aria-labelledby="tonight" className="mb-10">
      <h2 id="tonight" className="text-xl">
        {t('tonight.title')}
      </h2>
      <p className="mb-4 text-ink-soft">{t('tonight.lead')}</p>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {lastFirst.slice(0, all ? undefined : shownAtFirst).map(child => (
          <TonightCard
            key={child.id}
            user={user}
            child={child}
            others={lastFirst.filter(({ id }) => id !== child.id).slice(0, othersOffered)}
            face={(each, small = false) => <Avatar child={each} small={small} />}
          />
        ))}
      </div>
      {!all && children.length > shownAtFirst && (
        <Button variant="quiet" className="mt-3 text-link" onClick={() => setAll(true)}>
          {t('tonight.allChildren', { count: children.length })}
        </Button>
      )}
    </section>
  )
}
