/** theme.js, which stands in every page, sets the first theme before the first paint, from the choice kept here or from the system. */
const storageKey = 'nightlight.theme'

export function toggleTheme() {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  localStorage.setItem(storageKey, theme)
}
