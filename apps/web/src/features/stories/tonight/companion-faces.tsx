import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

type CompanionFacesProps = {
  others: readonly ChildProfile[]
  chosen: ChildProfile | undefined
  onChoose: (child: ChildProfile | undefined) => void
  face: (child: ChildProfile) => ReactNode
}

/** The brothers and sisters, one of whom is told the new story as well; a second tap lets it be. */
export function CompanionFaces({ others, chosen, onChoose, face }: CompanionFacesProps) {
  const { t } = useTranslation('stories')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">{t('tonight.with')}</legend>
      <div className="flex flex-wrap gap-2">
        {others.map(other => (
          <Button
            key={other.id}
            variant="secondary"
            size="sm"
            aria-pressed={other.id === chosen?.id}
            onClick={() => onChoose(other.id === chosen?.id ? undefined : other)}
            className="max-w-full pl-1 wrap-anywhere aria-pressed:border-amber aria-pressed:bg-amber-soft aria-pressed:shadow-lamp"
          >
            {face(other)}
            {other.name}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
