import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'

/** A password that can be looked at: typing it twice helps nobody, seeing it does. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('auth')
  const [seen, setSeen] = useState(false)
  return (
    <span className="relative block">
      <Input {...props} type={seen ? 'text' : 'password'} className="pr-13" />
      <Button
        variant="quiet"
        size="icon"
        className="absolute top-0 right-0.5"
        aria-pressed={seen}
        aria-label={t('showPassword')}
        onClick={() => setSeen(!seen)}
      >
        {seen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </Button>
    </span>
  )
}
