/** Where the chosen language is kept: local storage, and a cookie by which the server knows it before any script runs. */
export const languageKey = 'i18nextLng'
export const languageCookie = 'i18next'
/** A year, in minutes. */
export const languageCookieMinutes = 365 * 24 * 60

/** Keeps a choice that was made on a page without i18next, as i18next keeps it on the others. */
export function keepLanguage(language: string) {
  localStorage.setItem(languageKey, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${languageCookieMinutes * 60}; samesite=lax`
}
