import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../lib/call.ts'
import { saveFile } from '../lib/save-file.ts'
import { ButtonLike } from './button.tsx'
import { toastFailure } from './failure.tsx'
import { Spinner } from './spinner.tsx'

type DownloadLinkProps = { href: string /** What the file is called where it is kept. */; name: string; children: ReactNode }

/** A link to a file that the server makes. It is fetched by the page, which says why where it does not come; the browser would not. */
export function DownloadLink({ href, name, children }: DownloadLinkProps) {
  const { t } = useTranslation('common')
  const fetching = useMutation({
    mutationFn: () => fetchFile(href),
    onSuccess: file => saveFile(file, name),
    onError: error => toastFailure(error, { title: t('downloadFailed') }),
  })
  return (
    <ButtonLike variant="secondary">
      <a
        href={href}
        download={name}
        aria-busy={fetching.isPending || undefined}
        onClick={event => {
          event.preventDefault()
          if (!fetching.isPending) fetching.mutate()
        }}
      >
        {fetching.isPending ? <Spinner decorative /> : <Download aria-hidden="true" />}
        {children}
      </a>
    </ButtonLike>
  )
}
