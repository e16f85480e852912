import { fallbackLanguage, type LanguageCode, languages } from '@nightlight/contract/enums'
import { translationFirstWaitMs, translationParallelReads, translationRetries } from '@nightlight/contract/limits'
import i18next, { type InitOptions, type i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next, useTranslation } from 'react-i18next'
import { languageCookie, languageCookieMinutes, languageKey } from './chosen-language.ts'
import { frenchDe, germanGenitive } from './inflect.ts'
import { followManifest } from './manifest.ts'
import { whenReached } from './network.ts'

export const languageNames = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch', zh: '中文' } as const satisfies Record<
  (typeof languages)[number],
  string
>

/**
 * How the translations come. A file that fails with 5xx or not at all is asked for again (five times, 350 ms doubling), one that fails
 * with 4xx is not: that is i18next's own way, spelled out here because the specification does.
 */
export const translationOptions = {
  supportedLngs: languages,
  // For a visitor whose language we do not speak; ours are whole, so English need not be fetched beside each of them.
  fallbackLng: { default: [fallbackLanguage], ...Object.fromEntries(languages.map(language => [language, []])) },
  load: 'languageOnly',
  nonExplicitSupportedLngs: true,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
  maxRetries: translationRetries,
  retryTimeout: translationFirstWaitMs,
  maxParallelReads: translationParallelReads,
  detection: {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lng',
    lookupCookie: languageCookie,
    lookupLocalStorage: languageKey,
    caches: ['localStorage', 'cookie'],
    cookieMinutes: languageCookieMinutes,
    cookieOptions: { path: '/', sameSite: 'lax' },
  },
} as const satisfies InitOptions

/** Starts the translations and waits for the named ones. */
export async function startI18n(namespaces: readonly string[]): Promise<i18n> {
  await i18next
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    // The language is looked for at once: who needs words meanwhile would have them in English.
    .init({ ...translationOptions, ns: namespaces, initAsync: false })
  addFormatters(i18next)
  const follow = () => {
    document.documentElement.lang = i18next.resolvedLanguage ?? fallbackLanguage
    followManifest(document.documentElement.lang)
  }
  i18next.on('languageChanged', follow)
  follow()
  return i18next
}

/** Waits for the words of a screen. Where they do not come this fails, so that nobody sees a screen of keys. */
export async function needWords(namespaces: readonly string[], asked?: string) {
  await i18next.loadNamespaces(namespaces)
  // What i18next has resolved is known only once some words are here, and these may be the first.
  const language = asked ?? i18next.languages[0] ?? fallbackLanguage
  const missing = () => namespaces.filter(namespace => !i18next.hasResourceBundle(language, namespace))
  // What failed once is not asked for again by itself.
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new Error(`No words for ${language}/${missing()}`)
}

/** Goes over to another language once its words are here; without a network that is when it comes back. */
export async function changeLanguage(language: string) {
  await whenReached(() => needWords([i18next.options.ns ?? []].flat(), language))
  await i18next.changeLanguage(language)
}

/** What a text may do to a name that it brings in: `{{child, genitive}}`. */
export function addFormatters({ services }: i18n) {
  services.formatter?.add('de', value => frenchDe(String(value)))
  services.formatter?.add('genitive', value => germanGenitive(String(value)))
}

/** The language that the interface is in, as the contract names it. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation()
  return languages.find(language => language === i18n.resolvedLanguage) ?? fallbackLanguage
}
