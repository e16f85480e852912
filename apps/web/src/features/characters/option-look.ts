/** A drawn choice as a card that a thumb can hit, around a radio button or a checkbox. */
export const optionLook =
  'relative flex min-h-target flex-col items-center gap-1 rounded-md border border-line-strong bg-surface p-1.5 pb-2 text-center text-sm leading-tight hyphens-auto transition ' +
  'hover:border-link has-checked:border-amber has-checked:bg-amber-soft has-checked:shadow-lamp ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link'

export const optionGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]'
