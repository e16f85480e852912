import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

type ChildPickerProps = { profiles: readonly ChildProfile[]; chosen: ChildProfile | undefined; onChoose: (child: ChildProfile) => void }

/** Who is reading tonight: a button for each child. */
export function ChildPicker({ profiles, chosen, onChoose }: ChildPickerProps) {
  const { t } = useTranslation('child-profiles')
  return (
    <fieldset aria-label={t('picker.label')} className="flex flex-wrap gap-2">
      {profiles.map(child => (
        <Button
          key={child.id}
          variant={child.id === chosen?.id ? 'primary' : 'secondary'}
          aria-pressed={child.id === chosen?.id}
          onClick={() => onChoose(child)}
        >
          {t('picker.child', { name: child.name, age: child.age })}
        </Button>
      ))}
    </fieldset>
  )
}
