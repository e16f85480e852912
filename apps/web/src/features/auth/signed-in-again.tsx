import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { tellSignedIn } from '../../lib/session.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePageTitle } from '../../ui/page.tsx'

/** Where a tab ends that was opened only to sign in. It closes itself; a browser that does not let it shows where to go on. */
export function SignedInAgain() {
  const { t } = useTranslation(['auth', 'common'])
  usePageTitle(t('ended.done'))
  useEffect(() => {
    tellSignedIn()
    close()
  }, [])
  return (
    <main className="m-auto p-page">
      <EmptyState
        whole
        title={t('ended.done')}
        text={t('ended.doneText')}
        action={
          <ButtonLike>
            <a href={paths.home}>{t('common:backHome')}</a>
          </ButtonLike>
        }
      />
    </main>
  )
}
