import '../styles/index.css'
import { forgetKept } from '../lib/kept.ts'
import { followManifest } from '../lib/manifest.ts'
import { toggleTheme } from '../lib/theme.ts'

// The landing page comes as finished HTML and can be read and used as it is; this adds the lamp and the choice of language.

const storageKey = 'i18nextLng'
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

// The server knows the address, the cookie and what the browser prefers; what was chosen here before only the browser knows.
const chosen = localStorage.getItem(storageKey)
const asked = here.searchParams.has('lng') || document.cookie.includes('i18next=')
const select = document.querySelector<HTMLSelectElement>('select[data-language]')
const known = [...(select?.options ?? [])].map(({ value }) => value)
if (!asked && chosen && chosen !== shown && known.includes(chosen)) location.replace(pageIn(chosen))
else localStorage.setItem(storageKey, shown)

select?.addEventListener('change', () => {
  localStorage.setItem(storageKey, select.value)
  location.assign(pageIn(select.value))
})
for (const toggle of document.querySelectorAll('[data-theme-toggle]')) toggle.addEventListener('click', toggleTheme)
