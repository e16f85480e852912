import { storyTitleMax } from '@nightlight/contract/limits'
import type { StoryCard } from '@nightlight/contract/stories'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lazyResolver } from '../../../lib/form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRenameStory } from '../api.ts'

const resolver = lazyResolver(async () => (await import('@nightlight/contract/stories')).renameStorySchema)

/** Lets a family call a story as it likes. */
export function RenameStory({ story: { id, title } }: { story: Pick<StoryCard, 'id' | 'title'> }) {
  const { t } = useTranslation('stories')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t('rename.named', { title })} onClick={() => setOpen(true)}>
        <Pencil aria-hidden="true" />
      </Button>
      {open && <RenameDialog id={id} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameDialog({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { t } = useTranslation(['stories', 'common'])
  const rename = useRenameStory(id)
  const form = useForm({ resolver, defaultValues: { title } })
  const fault = form.formState.errors.title
  const submit = form.handleSubmit(body =>
    rename.mutate(body.title, {
      onSuccess: () => {
        toast({ title: t('rename.done') })
        onClose()
      },
    }),
  )
  return (
    <Dialog open onOpenChange={next => !next && onClose()} title={t('rename.title')} description={t('rename.lead')}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field
          label={t('rename.label')}
          error={fault && (fault.type === 'too_big' ? t('common:tooLong', { count: storyTitleMax }) : t('rename.empty'))}
        >
          {control => <Input {...control} {...form.register('title')} autoComplete="off" />}
        </Field>
        <Failure error={rename.error} />
        <Button type="submit" className="self-end" pending={rename.isPending}>
          {t('rename.save')}
        </Button>
      </form>
    </Dialog>
  )
}
