import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { BookOpenCheck, ChartNoAxesColumn, Clock, Gem, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLike } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { ageBandOf } from './age-band.ts'
import { Avatar } from './avatar.tsx'
import { DeleteProfile } from './delete-profile.tsx'

export function ProfileCard({ child, onEdit }: { child: ChildProfile; onEdit: () => void }) {
  const { t } = useTranslation(['child-profiles', 'stories'])
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar child={child} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">{child.name}</h2>
          <p className="text-sm text-ink-soft">{t('card.age', { count: child.age, band: t(`ageBands.${ageBandOf(child.age)}`) })}</p>
        </div>
      </div>
      {/* In a line of their own, so that a long name has the card's width. */}
      <div className="-my-1.5 flex items-center justify-between gap-2">
        <Badge tone="amber">{t(`stories:difficulties.${child.readingLevel}`)}</Badge>
        <div className="-mr-2 flex shrink-0">
          <Button variant="quiet" size="icon" aria-label={t('card.edit', { name: child.name })} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </Button>
          <DeleteProfile child={child} />
        </div>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-4 [&_svg]:text-link">
        <span>
          <BookOpenCheck aria-hidden="true" />
          {t('card.stories', { count: child.storiesRead })}
        </span>
        <span>
          <Clock aria-hidden="true" />
          {t('card.minutes', { count: child.totalReadingTime })}
        </span>
      </p>
      <Liked label={t('card.interests')} words={child.interests.map(each => t(`interests.${each}`))} />
      <Liked label={t('card.animals')} words={child.favoriteAnimals.map(each => t(`favoriteAnimals.${each}`))} />
      <div className="mt-auto flex flex-wrap gap-3 *:flex-1">
        <ButtonLike variant="secondary">
          <Link href={paths.childReport(child.id)} aria-label={t('card.reportOf', { name: child.name })}>
            <ChartNoAxesColumn aria-hidden="true" />
            {t('card.report')}
          </Link>
        </ButtonLike>
        <ButtonLike variant="secondary">
          <Link href={paths.keepsakes(child.id)} aria-label={t('card.keepsakesOf', { name: child.name })}>
            <Gem aria-hidden="true" />
            {t('card.keepsakes')}
          </Link>
        </ButtonLike>
      </div>
    </Card>
  )
}

/** Not more than this many are named; the rest is counted. */
const named = 3

function Liked({ label, words }: { label: string; words: string[] }) {
  const { t } = useTranslation('child-profiles')
  const more = words.length - named
  return (
    <div>
      <h3 className="mb-1.5 font-heading text-sm font-semibold text-ink-soft">{label}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {words.slice(0, named).map(word => (
          <li key={word} className="flex">
            <Badge>{word}</Badge>
          </li>
        ))}
        {more > 0 && <li className="flex items-center px-1 text-sm text-ink-soft">{t('card.more', { count: more })}</li>}
      </ul>
    </div>
  )
}
