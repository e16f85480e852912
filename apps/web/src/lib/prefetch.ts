import { parse } from 'regexparam'

type Screen = { pattern: RegExp; load: () => Promise<unknown> }
const screens: Screen[] = []

/** Lets links to `path` fetch their screen before they are pressed. */
export function onApproach(path: string, load: () => Promise<unknown>) {
  screens.push({ pattern: parse(path).pattern, load })
}

/** Called when a pointer or the focus comes near a link; settles when its screen is here. A failure here is none: the press will try again. */
export async function approach(href: string): Promise<void> {
  const [path = href] = href.split('?')
  await screens
    .find(screen => screen.pattern.test(path))
    ?.load()
    .catch(() => undefined)
}
