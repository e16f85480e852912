import { ArrowLeft, BookOpenCheck, ChartNoAxesColumn, type LucideIcon, Palette, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths.ts'
import { DemoReader } from '../shell/demo-reader.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLike } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { usePageTitle } from '../ui/page.tsx'

/** The sample child's. */
const age = 7

const features = ['quiz', 'words', 'activities', 'report'] as const
const icons: Record<(typeof features)[number], LucideIcon> = {
  quiz: BookOpenCheck,
  words: Sparkles,
  activities: Palette,
  report: ChartNoAxesColumn,
}
const steps = ['read', 'learn', 'look'] as const

export default function EducationalDemo() {
  const { t } = useTranslation(['learning', 'common'])
  usePageTitle(t('demo.badge'))
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-4xl flex-1 animate-page px-page pt-6 pb-16 has-[[data-foot-bar]]:pb-44">
      <Link
        href={paths.home}
        className="inline-flex min-h-target items-center gap-2 rounded-sm font-heading font-semibold underline-offset-4 hover:underline print:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t('common:backHome')}
      </Link>
      <div className="mt-4 flex flex-col items-start gap-3">
        <Badge tone="amber">{t('demo.badge')}</Badge>
        <h1 className="text-2xl">{t('demo.title')}</h1>
        <p className="max-w-2xl text-ink-soft">{t('demo.lead')}</p>
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {features.map(feature => {
          const Icon = icons[feature]
          return (
            <li key={feature}>
              <Card className="flex h-full gap-4">
                <Icon className="mt-0.5 size-7 shrink-0 text-link" aria-hidden="true" />
                <div>
                  <h2 className="text-lg">{t(`${feature}.title`)}</h2>
                  <p className="text-sm text-ink-soft">{t(`hub.${feature}`)}</p>
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      <section aria-labelledby="how" className="mt-8 mb-10 rounded-lg bg-sunken p-5 sm:p-6">
        <h2 id="how" className="mb-3 text-lg">
          {t('demo.how')}
        </h2>
        <ol className="flex flex-col gap-2 pl-6 [&_li]:list-decimal [&_li]:pl-1 [&_li]:marker:font-bold [&_li]:marker:text-link">
          {steps.map(step => (
            <li key={step}>{t(`demo.steps.${step}`)}</li>
          ))}
        </ol>
      </section>
      <DemoReader age={age} />
      <div className="mt-12 flex flex-col items-center gap-4 border-t border-line pt-8 text-center">
        <p className="max-w-md text-lg">{t('demo.end')}</p>
        <ButtonLike size="lg">
          <Link href={paths.home}>{t('demo.start')}</Link>
        </ButtonLike>
      </div>
    </main>
  )
}
