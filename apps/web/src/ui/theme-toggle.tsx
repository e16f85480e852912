import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../lib/theme.ts'
import { Button } from './button.tsx'

export function ThemeToggle({ labelled }: { labelled?: boolean }) {
  const { t } = useTranslation('common')
  const { theme, toggle } = useTheme()
  const label = theme === 'dark' ? t('theme.toLight') : t('theme.toDark')
  return (
    <Button variant="quiet" size={labelled ? 'md' : 'icon'} onClick={toggle} {...(!labelled && { 'aria-label': label, title: label })}>
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      {labelled && label}
    </Button>
  )
}
