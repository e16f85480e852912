import { readFile } from 'node:fs/promises'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * What a page paints first must not wait for what comes after it: the theme is set by a script that stands in the page itself, and style
 * and fonts go before the scripts where the line is narrow.
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const theme = await readFile(new URL('../src/theme.js', import.meta.url), 'utf8')
      const tag: HtmlTagDescriptor = { tag: 'script', children: theme, injectTo: 'head-prepend' }
      return { html: html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"'), tags: [tag] }
    },
  },
})
