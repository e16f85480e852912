import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { type Surprise, surprise } from './fill.ts'
import { useHeardThemes } from './use-heard-themes.ts'
import type { StoryFormValues } from './values.ts'

/** Fills in the rest by chance, and other things at the next press. What it has chosen stands beside it: the tabs hide half of it. */
export function SurpriseButton() {
  const { t } = useTranslation('stories')
  const { control, getValues, reset } = useFormContext<StoryFormValues>()
  const [last, setLast] = useState<Surprise>()
  const [animal, theme, setting, mood] = useWatch({ control, name: ['animal', 'theme', 'setting', 'mood'] })
  const heard = useHeardThemes(...useWatch({ control, name: ['childId', 'companionId'] }))
  const press = () => {
    const before = getValues()
    const filled = surprise(before, last, heard)
    const pick = <K extends keyof Surprise>(name: K) => (filled[name] === before[name] ? '' : filled[name])
    setLast({ animal: pick('animal'), theme: pick('theme'), setting: pick('setting'), mood: pick('mood') })
    reset(filled)
  }
  const chosen = [
    animal && animal === last?.animal && t(`animals.${animal}`),
    theme && theme === last?.theme && t(`themes.${theme}`),
    setting && setting === last?.setting && t(`settings.${setting}`),
    mood && mood === last?.mood && t(`moods.${mood}`),
  ].filter(Boolean)
  return (
    <div className="mt-5 -ml-3 flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" className="text-link" onClick={press}>
        <Sparkles aria-hidden="true" />
        {t('form.surprise')}
      </Button>
      <p role="status" className="min-w-0 pl-3 text-sm text-ink-soft sm:pl-0">
        {chosen.join(' · ')}
      </p>
    </div>
  )
}
