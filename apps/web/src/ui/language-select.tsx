import { languages } from '@nightlight/contract/enums'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../lib/i18n.ts'
import { Select } from './select.tsx'

export function LanguageSelect({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('common')
  return (
    <Select
      aria-label={t('language')}
      value={i18n.resolvedLanguage}
      onChange={event => void i18n.changeLanguage(event.target.value)}
      {...(className && { className })}
    >
      {languages.map(language => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Select>
  )
}
