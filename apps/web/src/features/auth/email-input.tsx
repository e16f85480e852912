import type { ComponentProps } from 'react'
import { Input } from '../../ui/field.tsx'

type EmailInputProps = ComponentProps<typeof Input> & { onEmail?: ((email: string) => void) | undefined }

/** The address one signs in with. `onEmail` hears each change, so that another view of the page can go on with it. */
export function EmailInput({ onEmail, onChange, ...input }: EmailInputProps) {
  return (
    <Input
      {...input}
      type="email"
      autoComplete="username"
      onChange={event => {
        onChange?.(event)
        onEmail?.(event.target.value)
      }}
    />
  )
}
