/** Where this device is: by its days a week begins. */
export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const sixDays = 6 * 86_400_000

/** The days of a week from its Monday, as the calendar writes it, in a language's words: Nov 16 – 22. */
export function weekOf(monday: string, language: string): string {
  const first = new Date(monday)
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return days.formatRange(first, new Date(first.getTime() + sixDays))
}
