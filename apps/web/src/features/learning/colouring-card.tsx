import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { facePicture } from '../../lib/faces.ts'
import { paths, serverPaths } from '../../lib/paths.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

/** The activity that every story with a cover brings along: the cover's lines on a page of their own, to print and colour in. */
export function ColouringCard({ storyId }: { storyId: number }) {
  const { t } = useTranslation('stories')
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-lg border border-line bg-surface p-5 shadow-card">
      {/* Beside its title; what the page shows is said on the page. */}
      <img
        src={facePicture(serverPaths.coverLines(storyId))}
        alt=""
        width={160}
        height={120}
        loading="lazy"
        className="w-40 rounded-md border border-line"
      />
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-lg">{t('colouring.title')}</h3>
        <p className="mt-1 mb-3">{t('colouring.lead')}</p>
        <ButtonLike variant="secondary">
          <Link href={paths.colouring(storyId)}>
            <Printer aria-hidden="true" />
            {t('colouring.open')}
          </Link>
        </ButtonLike>
      </div>
    </div>
  )
}
