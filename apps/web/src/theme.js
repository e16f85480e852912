// Before the first paint, so that nobody is dazzled: the theme chosen here before, else the system's.
{
  let theme
  try {
    theme = localStorage.getItem('nightlight.theme')
  } catch {
    // Storage may be closed to us; the system's wish is still known.
  }
  document.documentElement.dataset.theme = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}
