import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLike } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

type ChildPickerProps = {
  storyId: number
  profiles: readonly ChildProfile[]
  chosen: ChildProfile | undefined
  onChoose: (child: ChildProfile) => void
}

/** Who is reading tonight: a button for each child, or the way to the first profile. */
export function ChildPicker({ storyId, profiles, chosen, onChoose }: ChildPickerProps) {
  const { t } = useTranslation('child-profiles')
  if (profiles.length === 0) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-4 pl-5">
        <span className="min-w-0 flex-1 basis-64">{t('picker.none')}</span>
        <ButtonLike variant="secondary">
          <Link href={paths.addChildFor(storyId)}>
            <UserRoundPlus aria-hidden="true" />
            {t('add')}
          </Link>
        </ButtonLike>
      </p>
    )
  }
  return (
    <fieldset>
      <legend className="mb-2 font-heading font-semibold">{t('picker.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {profiles.map(child => (
          <Button
            key={child.id}
            variant={child.id === chosen?.id ? 'primary' : 'secondary'}
            aria-pressed={child.id === chosen?.id}
            onClick={() => onChoose(child)}
          >
            {t('picker.child', { name: child.name, count: child.age })}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
