import '../styles/index.css'
import { keepLanguage, languageCookie, languageKey } from '../lib/chosen-language.ts'
import { forgetKept } from '../lib/kept.ts'
import { followManifest } from '../lib/manifest.ts'
import { toggleTheme } from '../lib/theme.ts'

// The landing page comes as finished HTML and can be read and used as it is; this adds the lamp, the choice of language and a story to try.

const shown = document.documentElement.lang
const here = new URL(location.href)
followManifest(shown)
// This page is for those who are not signed in: whoever was here before has left nothing.
void forgetKept()

/** The same page in another language. */
const pageIn = (language: string) => {
  const address = new URL(here)
  address.searchParams.set('lng', language)
  return address
}

// The server knows the address, the cookie and what the browser prefers; of a choice from before there was a cookie only the browser knows.
const chosen = localStorage.getItem(languageKey)
const asked = here.searchParams.has('lng') || document.cookie.includes(`${languageCookie}=`)
const select = document.querySelector<HTMLSelectElement>('select[data-language]')
const known = [...(select?.options ?? [])].map(({ value }) => value)
if (!asked && chosen && chosen !== shown && known.includes(chosen)) location.replace(pageIn(chosen))
else keepLanguage(shown)

select?.addEventListener('change', () => {
  keepLanguage(select.value)
  location.assign(pageIn(select.value))
})
const form = document.querySelector<HTMLFormElement>('form[data-try]')
form?.addEventListener('submit', async event => {
  event.preventDefault()
  const { failed = '', limited = '' } = form.dataset
  const [button, said] = [form.querySelector('button'), form.querySelector('[data-say]')]
  if (button?.ariaBusy === 'true') return
  button?.setAttribute('aria-busy', 'true')
  if (said) said.textContent = ''
  try {
    const { tryStory } = await import('./try-story.tsx')
    await tryStory(form)
  } catch (error) {
    if (said) said.textContent = Object(error).status === 429 ? limited : failed
  } finally {
    button?.removeAttribute('aria-busy')
  }
})
for (const toggle of document.querySelectorAll('[data-theme-toggle]')) toggle.addEventListener('click', toggleTheme)
