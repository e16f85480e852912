import type { Animal } from '@nightlight/contract/enums'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import FriendPicture from '../form/friend-picture.tsx'

/** While a story is made its friend comes in out of the dark; a press opens the book at once. */
export function Coming({ animal, onSkip }: { animal: Animal; onSkip: () => void }) {
  const { t } = useTranslation('stories')
  const button = useRef<HTMLButtonElement>(null)
  // After the window that closes has given the focus back to what opened it.
  useEffect(() => {
    const timer = setTimeout(() => button.current?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <button
      ref={button}
      type="button"
      onClick={onSkip}
      className="fixed inset-0 z-50 flex cursor-pointer flex-col items-center justify-center gap-4 bg-paper"
    >
      <span className="animate-page">
        <FriendPicture animal={animal} className="size-64" />
      </span>
      <span className="font-heading text-xl font-semibold">{t('tonight.coming', { friend: t(`theAnimals.${animal}`) })}</span>
    </button>
  )
}
