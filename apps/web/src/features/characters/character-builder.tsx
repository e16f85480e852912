import type { Character } from '@nightlight/contract/characters'
import { characterNameMax } from '@nightlight/contract/limits'
import { type CharacterLook, defaultLook } from '@nightlight/pictures/look'
import { useReducer } from 'react'
import { type SubmitHandler, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { lazyResolver } from '../../lib/form.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLike } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useSaveCharacter } from './api.ts'
import { build, startBuilder } from './builder.ts'
import { LookTabs } from './look-tabs.tsx'
import { Preview } from './preview.tsx'

type Values = { name: string }

const nameResolver = lazyResolver<Values, Values>(async () => {
  const { createCharacterSchema } = await import('@nightlight/contract/characters')
  return createCharacterSchema.pick({ name: true })
})

/** Creates a character, or changes the given one: the name, and a look that is drawn as it is chosen. */
export function CharacterBuilder({ character }: { character: Character | undefined }) {
  const { t } = useTranslation(['characters', 'common'])
  const [, navigate] = useLocation()
  const [builder, dispatch] = useReducer(build, character?.customization ?? defaultLook, startBuilder)
  const form = useForm<Values, unknown, Values>({ resolver: nameResolver, defaultValues: { name: character?.name ?? '' } })
  const save = useSaveCharacter(character?.id)
  const { look } = builder
  const change = (changed: Partial<CharacterLook>, stroke?: string) =>
    dispatch({ type: 'change', change: changed, ...(stroke && { stroke }) })

  const submit: SubmitHandler<Values> = ({ name }) =>
    save.mutate(
      { name, customization: { ...look, accessories: [...look.accessories] } },
      {
        onSuccess: () => {
          toast({ title: t('success'), description: character ? t('updated') : t('created') })
          navigate(paths.characters)
        },
        onError: error => toastFailure(error, character ? {} : { description: t('failedToCreate') }),
      },
    )
  const fault = form.formState.errors.name?.type
  const nameError = fault && (fault === 'too_big' ? t('common:tooLong', { count: characterNameMax }) : t('nameRequired'))
  return (
    <form
      noValidate
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start"
      onSubmit={form.handleSubmit(submit)}
    >
      <Preview
        look={look}
        canUndo={builder.past.length > 0}
        onSurprise={surprise => change(surprise)}
        onUndo={() => dispatch({ type: 'undo' })}
      />
      {/* On a phone the preview stays in sight above; what the keyboard reaches must not come to lie behind it. */}
      <Card flush className="max-lg:[&_button]:scroll-mt-72 max-lg:[&_input]:scroll-mt-72">
        <div className="flex flex-col gap-7 p-4 sm:p-7">
          <Field label={t('name')} error={nameError}>
            {control => <Input {...control} {...form.register('name')} autoComplete="off" aria-required />}
          </Field>
          <LookTabs look={look} onChange={change} />
        </div>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow border-t border-line bg-sunken p-4 sm:px-7 sm:py-5">
          <ButtonLike variant="secondary">
            <Link href={paths.characters}>{t('common:cancel')}</Link>
          </ButtonLike>
          <Button type="submit" pending={save.isPending}>
            {character ? t('save') : t('create')}
          </Button>
        </div>
      </Card>
    </form>
  )
}
