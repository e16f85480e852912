import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCreateStory } from './api.ts'
import { takeTried } from './tried.ts'

/** Makes the story that was tried before there was an account, and opens it. */
export default function KeepTried({ userId }: { userId: string }) {
  const { t } = useTranslation('stories')
  const [, go] = useLocation()
  const { mutate } = useCreateStory()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const story = takeTried()
    if (!story) return
    mutate(
      { body: { ...story, userId }, key: crypto.randomUUID() },
      {
        onSuccess: ({ id }) => {
          toast({ title: t('book.kept') })
          go(paths.story(id))
        },
        onError: error => toastFailure(error, { title: t('book.notKept') }),
      },
    )
  }, [go, mutate, t, userId])
  return null
}
