import type { Character } from '@nightlight/contract/characters'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useDeleteCharacter } from './api.ts'

/** The bin on a card: asks once, by name. */
export function DeleteCharacter({ character: { id, name } }: { character: Character }) {
  const { t } = useTranslation('characters')
  const [asking, setAsking] = useState(false)
  const remove = useDeleteCharacter(id)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        toast({ title: t('success'), description: t('deleted', { name }) })
      },
      onError: error => toastFailure(error),
    })
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t('delete.named', { name })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.question', { name })}
        description={t('delete.warning')}
        confirmLabel={t('delete.confirm')}
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  )
}
