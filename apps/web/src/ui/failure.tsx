import i18next from 'i18next'
import { isSessionEnd } from '../lib/call.ts'
import { failureText } from '../lib/failure.ts'
import { FieldError } from './field.tsx'
import { toast } from './toast-store.ts'

// What was asked for did not happen. Where the session has ended nothing is said here: the window to sign in again stands over the page and
// says it (shell/session-ended.tsx), and what was being done can be done again after it.

/** Says it in a toast, in the words of the failure or in others. */
export function toastFailure(error: unknown, { title = i18next.t('common:error'), description = failureText(error) } = {}) {
  if (!isSessionEnd(error)) toast({ title, description, destructive: true })
}

/** Says it where it was asked for, at the foot of a form; nothing as long as nothing has failed. */
export function Failure({ error }: { error: Error | null }) {
  return error && !isSessionEnd(error) ? <FieldError>{failureText(error)}</FieldError> : null
}
