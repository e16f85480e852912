import { type Accessory, accessories } from '@nightlight/contract/enums'
import type { CharacterLook } from '@nightlight/pictures/look'
import { useTranslation } from 'react-i18next'
import { optionGrid, optionLook } from './option-look.ts'
import { Figure, Portrait } from './picture.tsx'

const wholeBody: ReadonlySet<Accessory> = new Set(['scarf', 'cape', 'backpack'])

type AccessoryChoiceProps = { look: CharacterLook; onChange: (change: Partial<CharacterLook>) => void }

/** Any number of things to wear. */
export function AccessoryChoice({ look, onChange }: AccessoryChoiceProps) {
  const { t } = useTranslation('characters')
  return (
    <fieldset>
      <legend className="mb-2.5 font-heading font-semibold">{t('parts.accessories')}</legend>
      <div className={optionGrid}>
        {accessories.map(accessory => {
          const Picture = wholeBody.has(accessory) ? Figure : Portrait
          const others = look.accessories.filter(each => each !== accessory)
          return (
            <label key={accessory} className={optionLook}>
              <Picture look={{ ...look, accessories: [...others, accessory] }} className="size-20 rounded-sm" />
              <span className="flex items-center gap-1.5">
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0 accent-link outline-none"
                  checked={look.accessories.includes(accessory)}
                  onChange={event => onChange({ accessories: event.target.checked ? [...others, accessory] : others })}
                />
                {t(`accessories.${accessory}`)}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
