import { characterParts } from '@nightlight/contract/enums'
import type { CharacterLook } from '@nightlight/pictures/look'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from './builder.ts'
import { optionGrid, optionLook } from './option-look.ts'
import { Figure, Portrait } from './picture.tsx'

type PartChoiceProps = { part: Part; look: CharacterLook; onChange: (change: Partial<CharacterLook>) => void }

/** Every form of one part, each drawn on the character as it is now; the arrow keys walk through them. */
export function PartChoice({ part, look, onChange }: PartChoiceProps) {
  const { t, i18n } = useTranslation('characters')
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <p id={`${name}-label`} className="mb-2.5 font-heading font-semibold">
        {t(`parts.${part}`)}
      </p>
      <div className={optionGrid}>
        {characterParts[part].map(choice => (
          <label key={choice} className={optionLook}>
            <input
              type="radio"
              name={name}
              checked={look[part] === choice}
              onChange={() => onChange({ [part]: choice })}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            <Thumbnail part={part} look={{ ...look, [part]: choice }} />
            {i18n.t(`characters:${part}.${choice}`, { defaultValue: choice })}
          </label>
        ))}
      </div>
    </div>
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
