import type { StoryCard as Story } from '@nightlight/contract/stories'
import { BookOpen, CalendarDays, Clock, PenLine, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useStoryWords } from '../../../lib/story-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLike } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardTitle } from '../../../ui/card-title.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { toastFailure } from '../../../ui/failure.tsx'
import { Link } from '../../../ui/link.tsx'
import { StoryCover } from '../../../ui/story-cover.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useDeleteStory } from '../api.ts'
import { readMinutes } from '../read-minutes.ts'
import { RenameStory } from './rename-story.tsx'

/** A story on the shelf. `heart` is the favourite toggle, which another feature brings. */
export function StoryCard({ story, heart }: { story: Story; heart: ReactNode }) {
  const { t } = useTranslation('stories')
  const { date } = useFormat()
  const { title, cover } = useStoryWords(story)
  return (
    <Card lifts flush className="flex h-full flex-col">
      <div className="relative">
        <StoryCover story={story} alt={cover} className="aspect-[4/3] w-full" />
        <div className="absolute inset-x-3 top-3 flex items-start justify-between">
          <span className="flex flex-wrap gap-2">
            <Badge className="shadow-card">{t(`difficulties.${story.difficulty}`)}</Badge>
            {story.evening > 1 && <Badge className="shadow-card">{t('evening.number', { number: story.evening })}</Badge>}
          </span>
          {heart}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <CardTitle story={story} line={title} />
        <p className="text-sm font-bold text-link">{t(`themes.${story.theme}`)}</p>
        <p lang={story.language} className="flex-1 font-reading text-ink-soft">
          {story.preview}
          {story.contentLength > story.preview.length && '…'}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-4">
          <span>
            <CalendarDays aria-hidden="true" />
            {date(story.createdAt)}
          </span>
          <span>
            <Clock aria-hidden="true" />
            {t('card.readTime', { count: readMinutes(story.contentLength, story.language) })}
          </span>
          <span>
            <PenLine aria-hidden="true" />
            {t(`writers.${story.writer}`)}
          </span>
        </p>
        <div className="mt-2 flex gap-2">
          <ButtonLike className="flex-1 max-sm:px-3">
            <Link href={paths.story(story.id)} aria-label={t('card.readNamed', { title: story.title })}>
              <BookOpen aria-hidden="true" />
              {t('card.read')}
            </Link>
          </ButtonLike>
          <RenameStory story={story} />
          <DeleteStory id={story.id} title={story.title} />
        </div>
      </div>
    </Card>
  )
}

function DeleteStory({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation('stories')
  const [asking, setAsking] = useState(false)
  const remove = useDeleteStory(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: t('delete.done'), description: t('delete.doneText', { title }) }),
      onError: error => toastFailure(error),
    })
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t('delete.named', { title })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.question', { title })}
        description={t('delete.warning')}
        confirmLabel={t('delete.confirm')}
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
