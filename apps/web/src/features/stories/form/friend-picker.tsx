import type { Animal } from '@nightlight/contract/enums'
import { clsx } from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import { type Ref, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../../lib/lazily.ts'
import { type Control, controlLook } from '../../../ui/field.tsx'

// The drawings are large and come when there is a friend to be shown.
const FriendPicture = lazily(() => import('./friend-picture.tsx'))
const FriendDialog = lazily(() => import('./friend-dialog.tsx'))

type FriendPickerProps = { control: Control; value: Animal | ''; onChange: (animal: Animal) => void; ref?: Ref<HTMLButtonElement> }

/** Shows the chosen friend; a press opens the sixty to choose from. */
export function FriendPicker({ control, value, onChange, ref }: FriendPickerProps) {
  const { t } = useTranslation('stories')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        {...control}
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={clsx(controlLook, 'flex items-center gap-3 text-left')}
      >
        <Suspense fallback={<span className="-ml-2 size-9" />}>
          {value && <FriendPicture animal={value} className="-ml-2 size-9" />}
        </Suspense>
        <span className={clsx('flex-1 truncate', !value && 'text-ink-faint')}>
          {value ? t(`animals.${value}`) : t('form.animal.choose')}
        </span>
        <ChevronsUpDown className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </button>
      <Suspense>
        {open && (
          <FriendDialog
            value={value}
            onClose={() => setOpen(false)}
            onChoose={animal => {
              onChange(animal)
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
