import type { User } from '@nightlight/contract/auth'
import { insufficientCreditsRedirectMs } from '@nightlight/contract/limits'
import type { CreateStoryInput, StoryCreated } from '@nightlight/contract/stories'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { CallError } from '../../../lib/call.ts'
import { failureText } from '../../../lib/failure.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useCreateStory } from '../api.ts'
import { forgetDraft } from '../draft.ts'
import { useStoryProgress } from './use-story-progress.ts'

const chosen = ['characterId', 'childId', 'companionId'] as const
type Chosen = (typeof chosen)[number]

type Outcome = {
  onCreated: (created: StoryCreated, steppedIn: boolean) => void
  /** The character or a profile was deleted meanwhile. */
  onGone?: (field: Chosen) => void
  /** What the form holds is another story, and stays. */
  besideForm?: boolean
}

/** Sends a story off, and says what went wrong. */
export function useSubmitStory(user: User, { onCreated, onGone, besideForm = false }: Outcome) {
  const { t } = useTranslation(['stories', 'common'])
  const language = useLanguage()
  const [, navigate] = useLocation()
  const create = useCreateStory()
  const attempt = useRef({ request: '', key: '' })
  const [followed, setFollowed] = useState<string>()
  const progress = useStoryProgress(create.isPending ? followed : undefined)
  const begun = progress !== undefined
  // From here on the story comes whether or not the page stays: a form found filled in again would invite to make it twice.
  useEffect(() => {
    if (begun && !besideForm) forgetDraft(user.id)
  }, [begun, besideForm, user.id])

  // The same request again (after a failure, by a double press) carries the same key and is charged once.
  const keyFor = (request: string) => {
    if (attempt.current.request !== request) attempt.current = { request, key: crypto.randomUUID() }
    return attempt.current.key
  }

  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 402) {
      toast({
        title: t('failed.credits'),
        description: t('failed.creditsText', { count: user.storyCreditCost }),
        destructive: true,
        href: paths.subscription,
      })
      setTimeout(() => navigate(paths.subscription), insufficientCreditsRedirectMs)
      return
    }
    const gone = error instanceof CallError && error.status === 404 && chosen.find(field => field === error.field)
    if (gone) onGone?.(gone)
    const signedOut = error instanceof CallError && error.status === 401
    toast({
      title: t('common:error'),
      description: signedOut ? t('failed.signedOut') : failureText(error) || t('failed.story'),
      destructive: true,
    })
  }

  const submit = (story: CreateStoryInput) => {
    // A choice kept from before the account took its word back.
    const writer = (user.model?.consentedAt && story.writer) || 'builtin'
    const body = { ...story, writer, language, userId: user.id }
    const key = keyFor(JSON.stringify(body))
    setFollowed(writer === 'model' ? key : undefined)
    create.mutate(
      { body, key, besideForm },
      {
        onSuccess: created => {
          attempt.current = { request: '', key: '' }
          onCreated(created, writer === 'model' && created.writer === 'builtin')
        },
        onError,
      },
    )
  }
  return { submit, isPending: create.isPending, progress }
}
