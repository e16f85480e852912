import type { CreditPack } from '@nightlight/contract/billing'
import type { LanguageCode } from '@nightlight/contract/enums'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createInstance, type Resource } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { packsQuery } from '../features/billing/api.ts'
import { addFormatters } from '../lib/i18n.ts'
import Landing from '../routes/landing.tsx'
import { sampleStories } from './sample-story.ts'

const files = import.meta.glob<Resource[string][string]>('../../public/locales/*/{common,landing,billing}.json', {
  eager: true,
  import: 'default',
})
const texts: Resource = {}
for (const [path, text] of Object.entries(files)) {
  const [namespace = '', language = ''] = path.replace('.json', '').split('/').reverse()
  texts[language] = { ...texts[language], [namespace]: text }
}

export type LandingPage = { title: string; description: string; html: string }

/** The landing page as HTML, for the server (apps/server/src/http/landing.ts). */
export async function renderLanding(language: LanguageCode, packs: CreditPack[]): Promise<LandingPage> {
  const i18n = createInstance()
  await i18n.init({ lng: language, resources: texts, defaultNS: 'common', interpolation: { escapeValue: false } })
  addFormatters(i18n)
  const client = new QueryClient()
  client.setQueryData(packsQuery.queryKey, packs)
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Router ssrPath="/" ssrSearch="">
          <Landing story={sampleStories[language]} />
        </Router>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { title: `${i18n.t('landing:title')} · Nightlight`, description: i18n.t('landing:hero.text'), html }
}
