import { parse } from 'regexparam'

type Screen = { pattern: RegExp; load: () => Promise<unknown> }
const screens: Screen[] = []

/** Lets links to `path` fetch their screen before they are pressed. */
export function onApproach(path: string, load: () => Promise<unknown>) {
  screens.push({ pattern: parse(path).pattern, load })
}

/** Called when a pointer or the focus comes near a link. A failure here is none: the press will try again. */
export function approach(href: string) {
  const [path = href] = href.split('?')
  screens
    .find(screen => screen.pattern.test(path))
    ?.load()
    .catch(() => undefined)
}
