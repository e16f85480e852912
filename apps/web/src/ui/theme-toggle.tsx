import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toggleTheme } from '../lib/theme.ts'
import { Button } from './button.tsx'

/** Both ways stand here and the theme's own styles show one: so it is right before any script has come, too. */
export function ThemeToggle({ labelled }: { labelled?: boolean }) {
  const { t } = useTranslation('common')
  const words = labelled ? '' : 'sr-only'
  return (
    <Button variant="quiet" size={labelled ? 'md' : 'icon'} onClick={toggleTheme} data-theme-toggle="">
      <span className="inline-flex items-center gap-2 dark:hidden">
        <Moon aria-hidden="true" />
        <span className={words}>{t('theme.toDark')}</span>
      </span>
      <span className="hidden items-center gap-2 dark:inline-flex">
        <Sun aria-hidden="true" />
        <span className={words}>{t('theme.toLight')}</span>
      </span>
    </Button>
  )
}
