import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { useDeleteAccount } from './api.ts'
import { PasswordInput } from './password-input.tsx'

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('auth')
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const remove = useDeleteAccount()
  return (
    <>
      <Button variant="secondary" className="text-danger!" onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      <Confirm
        open={open}
        onOpenChange={setOpen}
        title={t('account.deleteQuestion')}
        description={t('account.deleteWarning')}
        confirmLabel={t('account.deleteConfirm')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(hasPassword ? password : undefined, { onSuccess: () => location.assign(paths.home) })}
      >
        {hasPassword && (
          <Field label={t('password')}>
            {control => (
              <PasswordInput
                {...control}
                value={password}
                onChange={event => setPassword(event.target.value)}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        <Failure error={remove.error} />
      </Confirm>
    </>
  )
}
