import type { User } from '@nightlight/contract/auth'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { early, lazily } from '../../../lib/lazily.ts'
import { Button } from '../../../ui/button.tsx'

const load = () => import('./code-dialog.tsx')
const CodeDialog = lazily(load)

/** Tells the story of a code that another family has given away. */
export function StoryFromCode({ user }: { user: User }) {
  const { t } = useTranslation('stories')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onPointerEnter={early(load)} onClick={() => setOpen(true)}>
        {t('code.have')}
      </Button>
      <Suspense fallback={null}>{open && <CodeDialog user={user} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
