import type { User } from '@nightlight/contract/auth'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { serverPaths } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DownloadLink } from '../../ui/download-link.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ModelConsent } from './model-consent.tsx'

type AccountDialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** What is mine: the password, whether a model may write, a copy of everything, and the way out. */
export default function AccountDialog({ user, open, onOpenChange }: AccountDialogProps) {
  const { t } = useTranslation('auth')
  const { date } = useFormat()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('account.title')} description={user.email ?? ''}>
      <div className="flex flex-col divide-y divide-line">
        <p className="pb-5 text-ink-soft">{t('account.since', { date: date(user.createdAt) })}</p>
        {user.hasPassword && (
          <section className="flex flex-col gap-4 py-6">
            <h3 className="text-lg">{t('account.changePassword')}</h3>
            <ChangePasswordForm />
          </section>
        )}
        {user.model && <ModelConsent model={user.model} />}
        <section className="flex flex-col items-start gap-3 py-6">
          <h3 className="text-lg">{t('account.data')}</h3>
          <p className="text-ink-soft">{t('account.dataText')}</p>
          <DownloadLink href={serverPaths.export} name="nightlight.json">
            {t('account.download')}
          </DownloadLink>
        </section>
        <section className="flex flex-col items-start gap-3 pt-6">
          <h3 className="text-lg">{t('account.delete')}</h3>
          <p className="text-ink-soft">{t('account.deleteText')}</p>
          <DeleteAccount hasPassword={user.hasPassword} />
        </section>
      </div>
    </Dialog>
  )
}
