import type { CharacterLook } from '@nightlight/pictures/look'
import { Dices, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { surpriseLook } from './builder.ts'
import { Figure } from './picture.tsx'
import { useLookWords } from './use-look-words.ts'

type PreviewProps = { look: CharacterLook; canUndo: boolean; onSurprise: (look: CharacterLook) => void; onUndo: () => void }

// A narrow phone keeps the room for the picture.
const words = 'max-[24rem]:sr-only'

/** The character as it is now, always in sight, with the way to another by chance and the way back. */
export function Preview({ look, canUndo, onSurprise, onUndo }: PreviewProps) {
  const { t } = useTranslation('characters')
  const lookWords = useLookWords(look)
  return (
    <Card flush className="sticky top-16 z-10 flex lg:top-22 lg:flex-col">
      <div className="flex-1 bg-linear-to-b from-sky-high to-sky-low">
        <Figure look={look} alt={t('preview', { look: lookWords })} className="mx-auto h-44 w-auto lg:h-80" />
      </div>
      <div className="flex flex-col justify-center gap-2.5 p-4 lg:flex-row lg:flex-wrap">
        <Button variant="secondary" size="sm" onClick={() => onSurprise(surpriseLook())}>
          <Dices aria-hidden="true" />
          <span className={words}>{t('surprise')}</span>
        </Button>
        {/* Not `disabled`, which would drop the focus of whoever has just taken the last change back. */}
        <Button variant="secondary" size="sm" aria-disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
          <span className={words}>{t('undo')}</span>
        </Button>
      </div>
      {/* A choice is read out by its own button; what surprise and undo bring is read out here. */}
      <p role="status" className="sr-only">
        {t('preview', { look: lookWords })}
      </p>
    </Card>
  )
}
