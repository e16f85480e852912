import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PictureChoiceProps<T extends string> = {
  label: string
  options: readonly T[]
  picture: (option: T) => ReactNode
  name: (option: T) => string
  onChoose: (option: T) => void
}

/** A handful of pictures with their names, large enough for a child's finger. */
export function PictureChoice<T extends string>({ label, options, picture, name, onChoose }: PictureChoiceProps<T>) {
  return (
    <ul aria-label={label} className={clsx('grid grid-cols-2 gap-3', options.length > 6 ? 'sm:grid-cols-4' : 'sm:grid-cols-3')}>
      {options.map(option => (
        <li key={option}>
          <button
            type="button"
            onClick={() => onChoose(option)}
            className="flex h-full w-full flex-col items-center gap-2 rounded-lg border-2 border-line p-2 text-center font-heading font-semibold leading-tight transition hyphens-auto wrap-anywhere hover:border-link hover:bg-amber-soft"
          >
            {picture(option)}
            <span className="flex flex-1 items-center">{name(option)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
