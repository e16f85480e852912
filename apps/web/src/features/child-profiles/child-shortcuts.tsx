import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { childProfilesQuery } from './api.ts'

/** The children, to choose one whose likings fill in a form; nothing where there is none yet. */
export default function ChildShortcuts({ chosen, onChoose }: { chosen: number; onChoose: (child: ChildProfile) => void }) {
  const { t } = useTranslation('child-profiles')
  const { data: children = [] } = useQuery(childProfilesQuery)
  if (children.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-heading font-semibold">{t('shortcuts.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {children.map(child => (
          <Button
            key={child.id}
            variant="secondary"
            size="sm"
            aria-pressed={child.id === chosen}
            onClick={() => onChoose(child)}
            className="max-w-full wrap-anywhere aria-pressed:border-amber aria-pressed:bg-amber-soft aria-pressed:shadow-lamp"
          >
            {child.name}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('shortcuts.hint')}</p>
    </fieldset>
  )
}
