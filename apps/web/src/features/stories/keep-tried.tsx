import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { CallError } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCreateStory } from './api.ts'
import { forgetTried, readTried } from './tried.ts'

/** Makes the story that was tried before there was an account, and opens it. */
export default function KeepTried({ userId }: { userId: string }) {
  const { t } = useTranslation('stories')
  const [, go] = useLocation()
  const { mutate } = useCreateStory()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const waiting = readTried()
    if (!waiting) return forgetTried()
    const { story, key } = waiting
    mutate(
      { body: { ...story, userId }, key, besideForm: true },
      {
        onSuccess: ({ id }) => {
          forgetTried()
          toast({ title: t('book.kept') })
          go(paths.story(id))
        },
        onError: error => {
          // What the server has refused it would refuse again; what it could not answer is tried when this screen is opened next.
          if (error instanceof CallError && error.status < 500) forgetTried()
          toastFailure(error, { title: t('book.notKept') })
        },
      },
    )
  }, [go, mutate, t, userId])
  return null
}
