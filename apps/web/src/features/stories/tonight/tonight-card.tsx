import type { User } from '@nightlight/contract/auth'
import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { StoryCard } from '@nightlight/contract/stories'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen, Heart, type LucideIcon, WandSparkles } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardsOf } from '../../../lib/cards.ts'
import { useFormat } from '../../../lib/format.ts'
import { early, lazily } from '../../../lib/lazily.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLike } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { foundStoriesQuery } from '../api.ts'
import { CompanionFaces } from './companion-faces.tsx'

// The drawings of the friends are large, and come when a new story is asked for.
const loadNewStory = () => import('./new-story.tsx')
const NewStory = lazily(loadNewStory)

type TonightCardProps = {
  user: User
  child: ChildProfile
  /** The other children, with whom a new story may be shared. */
  others: readonly ChildProfile[]
  face: (child: ChildProfile, small?: boolean) => ReactNode
}

/** What one child may want tonight: to go on reading, to hear a favourite again, or a new story. */
export function TonightCard({ user, child, others, face }: TonightCardProps) {
  const { t } = useTranslation('stories')
  const { list } = useFormat()
  const [asking, setAsking] = useState(false)
  const [companion, setCompanion] = useState<ChildProfile>()
  const [begun] = cardsOf(useInfiniteQuery(foundStoriesQuery({ childId: child.id, reading: 'begun', limit: 1 })).data)
  const [open] = cardsOf(useInfiniteQuery(foundStoriesQuery({ childId: child.id, reading: 'open', limit: 1 })).data)
  const [loved] = cardsOf(useInfiniteQuery(foundStoriesQuery({ childId: child.id, favorite: 'true', limit: 1 })).data)
  const next = begun ?? open
  const names = companion ? list([child.name, companion.name]) : child.name
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        {face(child)}
        <h3 className="min-w-0 text-lg wrap-anywhere">{child.name}</h3>
      </div>
      <div className="mt-auto flex flex-col gap-2">
        {next && <OpenBook story={next} icon={BookOpen} label={begun ? t('tonight.goOn') : t('tonight.unread')} />}
        {loved && loved.id !== next?.id && <OpenBook story={loved} icon={Heart} label={t('tonight.again')} />}
        {others.length > 0 && (
          <CompanionFaces others={others} chosen={companion} onChoose={setCompanion} face={other => face(other, true)} />
        )}
        <Button onClick={() => setAsking(true)} onPointerEnter={early(loadNewStory)} onFocus={early(loadNewStory)}>
          <WandSparkles aria-hidden="true" />
          {t('tonight.new')}
        </Button>
      </div>
      <Suspense>
        {asking && <NewStory user={user} child={child} companion={companion} names={names} onClose={() => setAsking(false)} />}
      </Suspense>
    </Card>
  )
}

/** The way into a book; a story that a model wrote has none, and is opened as text. */
function OpenBook({ story, icon: Icon, label }: { story: StoryCard; icon: LucideIcon; label: string }) {
  const href = story.writer === 'builtin' ? paths.book(story.id) : paths.story(story.id)
  return (
    <ButtonLike variant="secondary" className="justify-start rounded-lg text-left">
      <Link href={href}>
        <Icon aria-hidden="true" />
        <span className="min-w-0">
          <span className="block text-sm text-ink-soft">{label}</span>
          <span lang={story.language} className="block truncate">
            {story.title}
          </span>
        </span>
      </Link>
    </ButtonLike>
  )
}
