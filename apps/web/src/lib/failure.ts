import i18next from 'i18next'
import { CallError } from './call.ts'

/** What a failure says to the person in front of it: the code's translation, else the server's words, else that nothing came through. */
export function failureText(error: unknown): string {
  if (!(error instanceof CallError)) return i18next.t('common:errors.network')
  const { code } = error
  return code ? i18next.t(`common:errors.${code}`, { ...error.params, defaultValue: error.text }) : error.text
}
