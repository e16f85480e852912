import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { safeNext, serverPaths } from '../../lib/paths.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { signInMethodsQuery } from './api.ts'

type ProvidersProps = {
  /** Where a page must stay open. */
  newTab?: boolean
  /** No other way stands above. */
  alone?: boolean
}

/** A button for each provider that this copy is set up with; nothing where there is none. */
export function Providers({ newTab = false, alone = false }: ProvidersProps) {
  const { t } = useTranslation('auth')
  const { data } = useQuery(signInMethodsQuery)
  if (!data || data.providers.length === 0) return null
  const next = newTab ? serverPaths.signedInAgain : safeNext(location.search)
  return (
    <div className="flex flex-col gap-3">
      {!alone && (
        <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('or')}
        </p>
      )}
      {data.providers.map(provider => (
        <ButtonLike key={provider.id} variant="secondary">
          <a href={serverPaths.provider(provider.id, next)} {...(newTab && { target: '_blank', rel: 'noopener' })}>
            {t('continueWith', { provider: provider.name })}
          </a>
        </ButtonLike>
      ))}
    </div>
  )
}
