import { friendlyLooks } from '@nightlight/pictures/look'
import { drawPortrait } from '@nightlight/pictures/portrait'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { facePicture } from '../../lib/faces.ts'
import { Choice } from '../../ui/choice.tsx'
import { Initial } from './avatar.tsx'
import type { ProfileValues } from './values.ts'

const face = 'mb-0.5 size-14 shrink-0 rounded-full'

/** No portrait, but the first letter of the name. */
const initial = ''
const ready = 'look-'

const readyFaces = friendlyLooks.map(look => `data:image/svg+xml,${encodeURIComponent(drawPortrait(look))}`)

type FaceChoiceProps = {
  control: Control<ProfileValues, unknown, ProfileValues>
  portraits: readonly { name: string; url: string }[]
  /** The address of a portrait, a ready look by its place, or none. */
  value: string | number | undefined
  onChoose: (face: string | number | null) => void
}

/** How a child is shown, and drawn in its stories: its first letter, one of the account's characters, or a ready look. */
export function FaceChoice({ control, portraits, value = initial, onChoose }: FaceChoiceProps) {
  const { t } = useTranslation('child-profiles')
  const name = useWatch({ control, name: 'name' })
  const picture = (src: string) => <img src={src} alt="" className={`${face} object-cover`} />
  return (
    <div>
      <Choice
        label={t('dialog.picture')}
        className="grid-cols-2 sm:grid-cols-4"
        value={typeof value === 'number' ? ready + value : value}
        onChange={chosen => onChoose(chosen.startsWith(ready) ? Number(chosen.slice(ready.length)) : chosen || null)}
        options={[
          { value: initial, label: t('dialog.initial'), picture: <Initial name={name} className={`${face} bg-tint-1`} /> },
          ...portraits.map(portrait => ({ value: portrait.url, label: portrait.name, picture: picture(facePicture(portrait.url)) })),
          ...readyFaces.map((src, at) => ({ value: ready + at, label: t('dialog.look', { number: at + 1 }), picture: picture(src) })),
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">{t('dialog.lookHint')}</p>
    </div>
  )
}
