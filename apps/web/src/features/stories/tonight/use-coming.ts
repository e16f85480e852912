import type { User } from '@nightlight/contract/auth'
import type { CreateStoryInput } from '@nightlight/contract/stories'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useSubmitStory } from '../form/use-submit-story.ts'

/** How long the friend takes to come in before its book opens, where nobody is in a hurry. */
const comingMs = 900

const isHurried = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tells a story, and opens its book once the friend has come in. */
export function useComing(user: User) {
  const { t } = useTranslation('stories')
  const [, go] = useLocation()
  const begunAt = useRef(0)
  const [hurried, setHurried] = useState(isHurried)
  const [made, setMade] = useState<number>()
  const story = useSubmitStory(user, {
    besideForm: true,
    onCreated: ({ id }, steppedIn) => {
      if (steppedIn) toast({ title: t('created.title'), description: t('created.textByUs') })
      setMade(id)
    },
  })
  const open = useEffectEvent(() => made !== undefined && go(paths.book(made)))
  useEffect(() => {
    if (made === undefined) return
    const timer = setTimeout(() => open(), hurried ? 0 : Math.max(0, begunAt.current + comingMs - Date.now()))
    return () => clearTimeout(timer)
  }, [made, hurried])
  const tell = (request: CreateStoryInput) => {
    begunAt.current = Date.now()
    story.submit(request)
  }
  return { tell, skip: () => setHurried(true), isTelling: story.isPending || made !== undefined }
}
