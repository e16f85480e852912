import type { StoryProgress as Progress } from '@nightlight/contract/stories'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

const steps = ['planning', 'writing', 'checking', 'saving'] as const

/** Beside the pending button: what is really happening with a story that a model writes. */
export default function StoryProgress({ progress: { step, place = 1 } }: { progress: Progress }) {
  const { t } = useTranslation('stories')
  const reached = steps.findIndex(each => each === step)
  return (
    <div className="flex w-full flex-col gap-2.5">
      <p role="status" className="font-heading font-semibold">
        {step === 'waiting' ? t('progress.waiting', { place }) : t(`progress.${step}`)}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((each, index) => (
          <span key={each} className={clsx('h-1.5 flex-1 rounded-full transition-colors', index <= reached ? 'bg-amber' : 'bg-line')} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('progress.leave')}</p>
    </div>
  )
}
