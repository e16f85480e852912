import { childNameMax } from '@nightlight/contract/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import { friendPath, tryFriends } from './try-friends.ts'

/**
 * A story to try: a name, a friend by picture, and it is told. Sent by enhance.ts, which says at `data-say` what went wrong; without a script
 * it leads to the sign-in page.
 */
export function TryForm({ login }: { login: string }) {
  const { t } = useTranslation('landing')
  return (
    <form
      data-try
      data-failed={t('try.failed')}
      data-limited={t('try.limited')}
      action={login}
      aria-labelledby="try"
      className="mt-8 max-w-xl rounded-xl border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="try" className="text-xl">
        {t('try.title')}
      </h2>
      <Field label={t('try.name')} className="mt-4">
        {control => <Input {...control} name="childName" required maxLength={childNameMax} autoComplete="off" />}
      </Field>
      <fieldset className="mt-4">
        <legend className="font-heading font-semibold">{t('try.friend')}</legend>
        <div className="mt-1.5 grid grid-cols-3 gap-2 sm:grid-cols-6">
          {tryFriends.map((animal, index) => (
            <label
              key={animal}
              className="cursor-pointer rounded-lg border-2 border-line p-1 hover:border-link has-checked:border-link has-checked:bg-amber-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input type="radio" name="animal" value={animal} defaultChecked={index === 0} className="sr-only" />
              <img src={friendPath(animal)} alt={t(`try.friends.${animal}`)} width={200} height={200} className="aspect-square w-full" />
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" className="mt-5 w-full">
        {t('try.tell')}
      </Button>
      <p data-say role="alert" className="mt-2 font-bold text-danger empty:hidden" />
      <p className="mt-2 text-sm text-ink-soft">{t('try.note')}</p>
    </form>
  )
}
