import type { User } from '@nightlight/contract/auth'
import type { Story } from '@nightlight/contract/stories'
import { BookOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { early, lazily } from '../../../lib/lazily.ts'
import { Button } from '../../../ui/button.tsx'

const load = () => import('./evening-dialog.tsx')
const EveningDialog = lazily(load)

/** What happened next? Another evening with the same friend in the same place. */
export function NextEvening({ user, story }: { user: User; story: Story }) {
  const { t } = useTranslation('stories')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onPointerEnter={early(load)} onClick={() => setAsking(true)}>
        <BookOpen aria-hidden="true" />
        {t('evening.next')}
      </Button>
      <Suspense fallback={null}>{asking && <EveningDialog user={user} story={story} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
