import { type CharacterLook, swatches } from '@nightlight/pictures/look'
import { Check, Palette } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColoredPart } from './builder.ts'

const swatchLook =
  'relative flex size-target items-center justify-center rounded-full border-2 border-line-strong transition hover:border-link ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link'

type ColorChoiceProps = {
  part: ColoredPart
  look: CharacterLook
  onChange: (change: Partial<CharacterLook>, stroke?: string) => void
}

/** The colours that suit the pictures' light, by name, and beside them any other. */
export function ColorChoice({ part, look, onChange }: ColorChoiceProps) {
  const { t, i18n } = useTranslation('characters')
  const group = useId()
  const color = look.color[part]
  const named = Object.entries(swatches[part]).map(([key, value]) => ({
    value,
    name: i18n.t(`characters:swatches.${part}.${key}`, { defaultValue: key }),
  }))
  const chosen = named.find(each => each.value === color)
  const choose = (value: string, stroke?: string) => onChange({ color: { ...look.color, [part]: value } }, stroke)
  return (
    <div>
      <p className="mb-2.5">
        <span id={`${group}-label`} className="font-heading font-semibold">
          {t(`colors.${part}`)}
        </span>
        <span className="ml-2 text-sm text-ink-soft">{chosen?.name ?? t('ownColor')}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <div role="radiogroup" aria-labelledby={`${group}-label`} className="contents">
          {named.map(({ value, name }) => (
            <label
              key={value}
              title={name}
              style={{ backgroundColor: value }}
              className={`${swatchLook} border-solid has-checked:border-amber has-checked:shadow-lamp`}
            >
              <input
                type="radio"
                name={group}
                aria-label={name}
                checked={value === color}
                onChange={() => choose(value)}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
              />
              {value === color && (
                <span className="flex size-6 items-center justify-center rounded-full bg-surface text-ink">
                  <Check className="size-4" aria-hidden="true" />
                </span>
              )}
            </label>
          ))}
        </div>
        <label title={t('ownColor')} className={`${swatchLook} border-dashed text-link`}>
          <Palette className="size-5" aria-hidden="true" />
          <input
            type="color"
            aria-label={t(`ownColors.${part}`)}
            value={color}
            onChange={event => choose(event.target.value, part)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </div>
  )
}
