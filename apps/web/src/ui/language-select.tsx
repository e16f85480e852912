import { languages } from '@nightlight/contract/enums'
import { clsx } from 'clsx'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, languageNames } from '../lib/i18n.ts'
import { Select } from './select.tsx'

/** `compact` shows a globe alone where a phone's bar has no room for the name. */
export function LanguageSelect({ compact, className }: { compact?: boolean; className?: string }) {
  const { t, i18n } = useTranslation('common')
  const select = (
    <Select
      aria-label={t('language')}
      value={i18n.resolvedLanguage}
      // By this the landing page's script finds it, where there is no React.
      data-language=""
      onChange={event => void changeLanguage(event.target.value)}
      className={clsx(compact && 'max-sm:absolute max-sm:inset-0 max-sm:opacity-0', className)}
    >
      {languages.map(language => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  )
  if (!compact) return select
  return (
    <span className="relative inline-flex rounded-full max-sm:size-target max-sm:hover:bg-amber-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link">
      <Globe className="m-auto size-5 sm:hidden" aria-hidden="true" />
      {select}
    </span>
  )
}
