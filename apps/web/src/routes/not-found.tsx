import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths.ts'
import { ButtonLike } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Nightscape } from '../ui/nightscape.tsx'
import { usePageTitle } from '../ui/page.tsx'

export default function NotFound() {
  const { t } = useTranslation('common')
  usePageTitle(t('notFound.title'))
  return (
    <main id="main" tabIndex={-1} className="m-auto flex max-w-md animate-page flex-col items-center gap-4 p-page text-center">
      <Nightscape className="mb-2 aspect-[3/2] w-72 rounded-xl shadow-card" />
      <h1 className="text-2xl">{t('notFound.title')}</h1>
      <p className="text-ink-soft">{t('notFound.text')}</p>
      <ButtonLike>
        <Link href={paths.home}>{t('backHome')}</Link>
      </ButtonLike>
    </main>
  )
}
