import { ratingMax } from '@nightlight/contract/limits'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const ratings = Array.from({ length: ratingMax }, (_, index) => index + 1)

/** One to five stars, as radio buttons: the arrow keys walk through them. */
export function Rating({ value, onChange }: { value: number | undefined; onChange: (rating: number) => void }) {
  const { t } = useTranslation('learning')
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-heading font-semibold">{t('activities.rating')}</legend>
      <div className="-ml-2 flex">
        {ratings.map(rating => (
          <label
            key={rating}
            className="relative flex size-target items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
              checked={rating === value}
              onChange={() => onChange(rating)}
              aria-label={t('activities.ratedStars', { count: rating })}
            />
            <Star className={rating <= (value ?? 0) ? 'size-8 fill-amber text-link' : 'size-8 text-line-strong'} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
