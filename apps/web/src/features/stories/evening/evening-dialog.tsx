import type { User } from '@nightlight/contract/auth'
import type { Story } from '@nightlight/contract/stories'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Price } from '../form/price.tsx'
import { Coming } from '../tonight/coming.tsx'
import { useComing } from '../tonight/use-coming.ts'
import { eveningAfter } from './request.ts'

/** Says what another evening is and costs, and tells it. */
export default function EveningDialog({ user, story, onClose }: { user: User; story: Story; onClose: () => void }) {
  const { t } = useTranslation('stories')
  const { tell, skip, isTelling } = useComing(user)
  if (isTelling) return <Coming animal={story.animal} onSkip={skip} />
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
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
  )
}
