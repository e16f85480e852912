import { type CharacterLook, swatches } from '@nightlight/pictures/look'
import { Check, Palette } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { ColoredPart } from './builder.ts'

type ColorChoiceProps = {
  part: ColoredPart
  look: CharacterLook
  onChange: (change: Partial<CharacterLook>, stroke?: string) => void
}

/** The colours that suit the pictures' light, by name, and beside them any other. */
export function ColorChoice({ part, look, onChange }: ColorChoiceProps) {
  const { t, i18n } = useTranslation('characters')
  const color = look.color[part]
  const named = Object.entries(swatches[part]).map(([key, value]) => ({
    value,
    name: i18n.t(`characters:swatches.${part}.${key}`, { defaultValue: key }),
  }))
  const chosen = named.find(each => each.value === color)
  const choose = (value: string, stroke?: string) => onChange({ color: { ...look.color, [part]: value } }, stroke)
  return (
    <fieldset>
      <legend className="mb-2.5 font-heading font-semibold">
        {t(`colors.${part}`)}
        <span className="ml-2 font-body text-sm font-normal text-ink-soft">{chosen?.name ?? t('ownColor')}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        <RadioGroup.Root
          aria-label={t(`colors.${part}`)}
          value={chosen?.value ?? null}
          onValueChange={value => choose(value)}
          className="contents"
        >
          {named.map(({ value, name }) => (
            <RadioGroup.Item
              key={value}
              value={value}
              aria-label={name}
              title={name}
              style={{ backgroundColor: value }}
              className="flex size-target items-center justify-center rounded-full border-2 border-line-strong transition hover:border-link data-[state=checked]:border-amber data-[state=checked]:shadow-lamp"
            >
              <RadioGroup.Indicator className="flex size-6 items-center justify-center rounded-full bg-surface text-ink">
                <Check className="size-4" aria-hidden="true" />
              </RadioGroup.Indicator>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <label
          title={t('ownColor')}
          className="relative flex size-target items-center justify-center rounded-full border-2 border-dashed border-line-strong text-link transition hover:border-link has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link"
        >
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
    </fieldset>
  )
}
