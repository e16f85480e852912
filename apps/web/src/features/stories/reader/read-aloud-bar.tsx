import { Moon, Pause, Play, SkipBack, SkipForward, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Voices } from '../../../lib/voice.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { type ReadAloud, rates, sleepMinutes } from './use-read-aloud.ts'

type ReadAloudBarProps = { aloud: ReadAloud; voices: Voices; onStop: () => void }

/** The controls of the voice: it stays in reach at the foot of the screen while it reads. */
export function ReadAloudBar({ aloud, voices, onStop }: ReadAloudBarProps) {
  const { t, i18n } = useTranslation('stories')
  const { state, rate, sleep } = aloud
  const reading = state === 'reading'
  // The button that began it is gone: the focus goes to the one that holds it.
  const pause = useRef<HTMLButtonElement>(null)
  useEffect(() => pause.current?.focus({ preventScroll: true }), [])
  const speed = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return (
    <section
      aria-label={t('reader.aloud.title')}
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-2 border-t border-line bg-surface px-page py-2 shadow-float print:hidden"
    >
      <div className="flex items-center sm:gap-2">
        <Button variant="quiet" size="icon" aria-label={t('reader.aloud.back')} onClick={() => aloud.move(-1)}>
          <SkipBack aria-hidden="true" />
        </Button>
        <Button
          ref={pause}
          size="icon"
          aria-label={reading ? t('reader.aloud.pause') : t('reader.aloud.resume')}
          onClick={reading ? aloud.pause : aloud.start}
        >
          {reading ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        <Button variant="quiet" size="icon" aria-label={t('reader.aloud.forward')} onClick={() => aloud.move(1)}>
          <SkipForward aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={t('reader.aloud.stop')} onClick={onStop}>
          <Square aria-hidden="true" />
        </Button>
      </div>
      <Select aria-label={t('reader.aloud.speed')} value={rate} onChange={event => aloud.setRate(Number(event.target.value))}>
        {rates.map(one => (
          <option key={one} value={one}>
            {`${speed.format(one)} ×`}
          </option>
        ))}
      </Select>
      <Select
        icon={<Moon aria-hidden="true" />}
        aria-label={t('reader.aloud.sleep')}
        value={sleep ?? ''}
        onChange={event => aloud.setSleep(event.target.value === '' ? undefined : Number(event.target.value))}
        className="shrink-0"
      >
        <option value="">{t('reader.aloud.endOfStory')}</option>
        {sleepMinutes.map(minutes => (
          <option key={minutes} value={minutes}>
            {t('reader.aloud.minutes', { count: minutes })}
          </option>
        ))}
      </Select>
      {voices.voice && voices.all.length > 1 && (
        <Select
          aria-label={t('reader.aloud.voice')}
          value={voices.voice.voiceURI}
          onChange={event => voices.choose(event.target.value)}
          className="min-w-0 basis-24 max-sm:flex-1 sm:max-w-60 sm:basis-auto"
        >
          {voices.all.map(({ voiceURI, name }) => (
            <option key={voiceURI} value={voiceURI}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </section>
  )
}
