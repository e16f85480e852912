import { useTranslation } from 'react-i18next'

/** Dates and numbers as the interface's language writes them. */
export function useFormat() {
  const { i18n } = useTranslation()
  const language = i18n.language
  return {
    date: (value: string | Date) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(value)),
    number: (value: number) => new Intl.NumberFormat(language).format(value),
    /** Of a hundred, with the sign where the language puts it: 80%, in German 80 %. */
    percent: (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100),
    /** With its sign: a change, not an amount. */
    signed: (value: number) => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value),
    list: (values: readonly string[]) => new Intl.ListFormat(language).format(values),
  }
}
