import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { FieldError } from '../../ui/field.tsx'
import type { ProfileValues } from './values.ts'

type LikedFieldProps = {
  register: UseFormRegister<ProfileValues>
  name: 'interests' | 'favoriteAnimals' | 'preferredThemes'
  label: string
  error: string | undefined
  options: readonly { value: string; label: string }[]
}

/** Any number of a few, all in sight: each a chip that a thumb can hit and a checkbox underneath. */
export function LikedField({ register, name, label, error, options }: LikedFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-2.5 font-heading font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(option => (
          <label
            key={option.value}
            className="relative flex min-h-target items-center gap-2 rounded-full border border-line-strong bg-surface px-4 transition hover:border-link has-checked:border-amber has-checked:bg-amber-soft has-checked:shadow-lamp has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link"
          >
            <input
              type="checkbox"
              value={option.value}
              {...register(name)}
              className="size-4.5 shrink-0 accent-link outline-none"
              aria-invalid={error ? true : undefined}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
