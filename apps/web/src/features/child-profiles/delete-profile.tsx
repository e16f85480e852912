import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useDeleteChildProfile } from './api.ts'

/** The bin on a card: asks once, by name, for the reading record goes with the profile. */
export function DeleteProfile({ child }: { child: ChildProfile }) {
  const { t } = useTranslation('child-profiles')
  const [asking, setAsking] = useState(false)
  const remove = useDeleteChildProfile(child.id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        toast({ title: t('success'), description: t('deleted') })
      },
      onError: error => toastFailure(error),
    })
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t('card.delete', { name: child.name })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.question', { name: child.name })}
        description={t('delete.warning')}
        confirmLabel={t('delete.confirm')}
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
