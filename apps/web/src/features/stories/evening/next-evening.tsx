import type { User } from '@nightlight/contract/auth'
import type { Story } from '@nightlight/contract/stories'
import { MoonStar } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Price } from '../form/price.tsx'
import { Coming } from '../tonight/coming.tsx'
import { useComing } from '../tonight/use-coming.ts'
import { eveningAfter } from './request.ts'

/** What happened next? Another evening with the same friend in the same place. */
export function NextEvening({ user, story }: { user: User; story: Story }) {
  const { t } = useTranslation('stories')
  const [asking, setAsking] = useState(false)
  const { tell, skip, isTelling } = useComing(user)
  if (isTelling) return <Coming animal={story.animal} onSkip={skip} />
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <MoonStar aria-hidden="true" />
        {t('evening.next')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('evening.next')}
        footer={
          <>
            <Price user={user} />
            <Button onClick={() => tell(eveningAfter(story))}>{t('evening.tell')}</Button>
          </>
        }
      >
        <p>{t('evening.lead', { friend: story.friendName ?? t(`theAnimals.${story.animal}`) })}</p>
      </Dialog>
    </>
  )
}
