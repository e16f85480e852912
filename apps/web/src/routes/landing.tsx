import { useQuery } from '@tanstack/react-query'
import { BookHeart, Globe, HeartHandshake, Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { packsQuery } from '../features/billing/api.ts'
import { PackCard, PackGrid, PackSkeletons } from '../features/billing/pack-card.tsx'
import { LandingHeader } from '../landing/landing-header.tsx'
import { SampleCard } from '../landing/sample-card.tsx'
import type { SampleStory } from '../landing/sample-story.ts'
import { TryForm } from '../landing/try-form.tsx'
import { WholeStory } from '../landing/whole-story.tsx'
import { loginPath, safeNext } from '../lib/paths.ts'
import { ButtonLike } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page.tsx'

const samples = ['first', 'second', 'third'] as const
const features = { personal: BookHeart, languages: Globe, themes: Sprout, family: HeartHandshake } as const
const featureNames = ['personal', 'languages', 'themes', 'family'] as const

/** What somebody sees who is not signed in, and all that they see. */
export default function Landing({ story }: { story?: SampleStory | undefined }) {
  const { t } = useTranslation(['landing', 'common'])
  const { data: packs } = useQuery(packsQuery)
  const login = loginPath(safeNext(useSearch()))
  usePageTitle(t('title'))
  return (
    <>
      <LandingHeader login={login} />
      <main id="main" tabIndex={-1} className="flex-1">
        <section className="mx-auto grid max-w-6xl items-center gap-10 px-page pt-6 pb-16 lg:grid-cols-2 lg:pt-12">
          <div className="animate-page">
            <h1 className="text-3xl font-extrabold">{t('hero.title')}</h1>
            <p className="mt-5 max-w-xl text-lg text-ink-soft">{t('hero.text')}</p>
            <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow sm:gap-4">
              <ButtonLike size="lg">
                <a href={login}>{t('hero.start')}</a>
              </ButtonLike>
              <ButtonLike size="lg" variant="secondary">
                <a href={login}>{t('signIn')}</a>
              </ButtonLike>
            </div>
            <p className="mt-5 text-sm text-ink-soft">{t('hero.note')}</p>
            <TryForm login={login} />
          </div>
          <img
            src="/samples/hero.svg"
            alt={t('hero.picture')}
            width={400}
            height={300}
            className="aspect-[4/3] w-full rounded-xl object-cover shadow-lift"
          />
        </section>

        <section aria-labelledby="samples" className="bg-sunken py-16">
          <div className="mx-auto max-w-6xl px-page">
            <h2 id="samples" className="text-2xl">
              {t('samples.title')}
            </h2>
            <p className="mt-2 mb-8 max-w-2xl text-ink-soft">{t('samples.text')}</p>
            <ul className="grid gap-6 md:grid-cols-3">
              {samples.map(sample => (
                <li key={sample}>
                  <SampleCard
                    child={t(`samples.${sample}.child`)}
                    animal={t(`samples.${sample}.animal`)}
                    theme={t(`samples.${sample}.theme`)}
                    quote={t(`samples.${sample}.quote`)}
                    picture={`/samples/${sample}.svg`}
                    alt={t(`samples.${sample}.picture`, { child: t(`samples.${sample}.child`) })}
                  />
                </li>
              ))}
            </ul>
            {story && <WholeStory story={story} />}
          </div>
        </section>

        <section aria-labelledby="why" className="mx-auto max-w-6xl px-page py-16">
          <h2 id="why" className="mb-8 text-2xl">
            {t('why.title')}
          </h2>
          <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {featureNames.map(feature => {
              const Icon = features[feature]
              return (
                <li key={feature} className="flex gap-4 sm:block">
                  <span className="inline-flex size-13 shrink-0 items-center justify-center rounded-full bg-amber-soft text-link">
                    <Icon className="size-6" aria-hidden="true" />
                  </span>
                  <div className="sm:mt-3">
                    <h3 className="text-lg">{t(`why.${feature}.title`)}</h3>
                    <p className="mt-1 text-ink-soft">{t(`why.${feature}.text`)}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>

        <section aria-labelledby="packs" className="bg-sunken py-16">
          <div className="mx-auto max-w-6xl px-page">
            <h2 id="packs" className="text-2xl">
              {t('packs.title')}
            </h2>
            <p className="mt-2 mb-10 text-ink-soft">{t('packs.text')}</p>
            <PackGrid>
              {packs?.map(pack => (
                <PackCard
                  key={pack.name}
                  pack={pack}
                  action={
                    <ButtonLike variant={pack.highlighted ? 'primary' : 'secondary'}>
                      <a href={login}>{t('packs.start')}</a>
                    </ButtonLike>
                  }
                />
              )) ?? <PackSkeletons />}
            </PackGrid>
          </div>
        </section>
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-page py-8 text-sm text-ink-soft">
        <p>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <p>{t('footer.credit')}</p>
      </footer>
    </>
  )
}
