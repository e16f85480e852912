import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

/** A picture as lines: where it is fetched, and what it shows. */
export type Lines = { src: string; shows: string }

type ColouringChoiceProps = { pictures: readonly Lines[]; chosen: number; onChoose: (index: number) => void }

/** The cover and every page of a story as small sheets, one of which is to be coloured in. */
export function ColouringChoice({ pictures, chosen, onChoose }: ColouringChoiceProps) {
  const { t } = useTranslation('stories')
  return (
    <fieldset className="mb-6 print:hidden">
      <legend className="mb-2 font-heading font-semibold">{t('colouring.choose')}</legend>
      <div className="flex gap-2 overflow-x-auto pb-2">
        {pictures.map(({ src, shows }, index) => (
          <button
            key={src}
            type="button"
            aria-pressed={index === chosen}
            aria-label={shows}
            onClick={() => onChoose(index)}
            className={clsx(
              'w-28 shrink-0 rounded-md border-2 p-0.5',
              index === chosen ? 'border-link bg-amber-soft' : 'border-line hover:border-link',
            )}
          >
            <img src={src} alt="" width={400} height={300} loading="lazy" className="aspect-[4/3] w-full rounded-sm bg-white" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
