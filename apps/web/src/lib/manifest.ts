/** Who puts the app on a home screen is told of it in the language of the page. */
export function followManifest(language: string) {
  document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
}
