import { characterParts } from '@nightlight/contract/enums'
import type { CharacterLook } from '@nightlight/pictures/look'
import { RadioGroup } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { Part } from './builder.ts'
import { optionGrid, optionLook } from './option-look.ts'
import { Figure, Portrait } from './picture.tsx'

type PartChoiceProps = { part: Part; look: CharacterLook; onChange: (change: Partial<CharacterLook>) => void }

/** Every form of one part, each drawn on the character as it is now; the arrow keys walk through them. */
export function PartChoice({ part, look, onChange }: PartChoiceProps) {
  const { t, i18n } = useTranslation('characters')
  return (
    <fieldset>
      <legend className="mb-2.5 font-heading font-semibold">{t(`parts.${part}`)}</legend>
      <RadioGroup.Root
        aria-label={t(`parts.${part}`)}
        value={look[part]}
        onValueChange={choice => onChange({ [part]: choice })}
        className={optionGrid}
      >
        {characterParts[part].map(choice => {
          const wearing: CharacterLook = { ...look, [part]: choice }
          return (
            <RadioGroup.Item key={choice} value={choice} className={optionLook}>
              <Thumbnail part={part} look={wearing} />
              {i18n.t(`characters:${part}.${choice}`, { defaultValue: choice })}
            </RadioGroup.Item>
          )
        })}
      </RadioGroup.Root>
    </fieldset>
  )
}

/** As much of the character as the part is seen on: all of it, the head, or for eyes and mouth the face from near by. */
function Thumbnail({ part, look }: { part: Part; look: CharacterLook }) {
  if (part === 'body' || part === 'clothes') return <Figure look={look} className="size-20" />
  if (part === 'hair') return <Portrait look={look} className="size-20 rounded-sm" />
  return (
    <span className="block size-20 overflow-hidden rounded-sm">
      <Portrait look={look} className="origin-[50%_64%] scale-170" />
    </span>
  )
}
