import { Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { type ReadAloud, rates, sleepMinutes } from './use-read-aloud.ts'

/** The controls of the voice: it stays in reach at the foot of the screen while it reads. */
export function ReadAloudBar({ aloud }: { aloud: ReadAloud }) {
  const { t, i18n } = useTranslation('stories')
  const { state, rate, sleep } = aloud
  const reading = state === 'reading'
  const speed = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return (
    <section
      aria-label={t('reader.aloud.title')}
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-2 border-t border-line bg-surface/95 px-page py-2 shadow-float backdrop-blur print:hidden"
    >
      <Button variant="quiet" size="icon" aria-label={t('reader.aloud.back')} onClick={() => aloud.move(-1)}>
        <SkipBack aria-hidden="true" />
      </Button>
      <Button
        size="icon"
        aria-label={reading ? t('reader.aloud.pause') : t('reader.aloud.resume')}
        onClick={reading ? aloud.pause : aloud.start}
      >
        {reading ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <Button variant="quiet" size="icon" aria-label={t('reader.aloud.forward')} onClick={() => aloud.move(1)}>
        <SkipForward aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={t('reader.aloud.stop')} onClick={aloud.stop}>
        <Square aria-hidden="true" />
      </Button>
      <Select aria-label={t('reader.aloud.speed')} value={rate} onChange={event => aloud.setRate(Number(event.target.value))}>
        {rates.map(one => (
          <option key={one} value={one}>
            {`${speed.format(one)} ×`}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('reader.aloud.sleep')}
        value={sleep ?? ''}
        onChange={event => aloud.setSleep(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">{t('reader.aloud.endOfStory')}</option>
        {sleepMinutes.map(minutes => (
          <option key={minutes} value={minutes}>
            {t('reader.aloud.minutes', { count: minutes })}
          </option>
        ))}
      </Select>
    </section>
  )
}
