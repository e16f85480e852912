import { readFile } from 'node:fs/promises'
import { fallbackLanguage, languages } from '@nightlight/contract/enums'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { pngOf } from './png.ts'

const file = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

/** The sizes that installers ask for; "maskable" is cut to the shape that a phone gives all its apps. */
const icons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const
const appleIcon = { name: 'apple-touch-icon.png', size: 180 } as const

/** The paper's colour by day and by night, from the one place where colours are written. */
async function paperColors() {
  const [day, night] = [...(await file('../src/styles/tokens.css')).matchAll(/--paper: ([^;]+);/g)].map(match => match[1])
  if (!day || !night) throw new Error('tokens.css names no paper for day and night')
  return { day, night }
}

const manifestName = (language: string) => `manifest.${language}.webmanifest`

async function manifestIn(language: string, background: string) {
  const { nav } = JSON.parse(await file(`../public/locales/${language}/common.json`))
  const { hero } = JSON.parse(await file(`../public/locales/${language}/landing.json`))
  const manifest = {
    // The same app in every language.
    id: '/',
    name: 'Nightlight',
    short_name: 'Nightlight',
    description: hero.text,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    categories: ['books', 'education', 'kids'],
    icons: icons.map(({ name, size, purpose }) => ({ src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    shortcuts: [
      { name: nav.create, url: '/' },
      { name: nav.myStories, url: '/my-stories' },
      { name: nav.favorites, url: '/favorites' },
    ],
  }
  return JSON.stringify(manifest, null, 2)
}

/** What lets the app be put on a home screen: its description in each language, its icons, and the lines in the pages that name them. */
export const installable = (): Plugin => ({
  name: 'installable',
  apply: 'build',
  async generateBundle() {
    const whole = await file('../public/favicon.svg')
    const uncut = whole.replace(/ rx="\d+"/, '')
    for (const { name, size, purpose } of icons) {
      this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: await pngOf(purpose === 'maskable' ? uncut : whole, size) })
    }
    this.emitFile({ type: 'asset', fileName: `icons/${appleIcon.name}`, source: await pngOf(uncut, appleIcon.size) })
    const { night } = await paperColors()
    for (const language of languages) {
      this.emitFile({ type: 'asset', fileName: manifestName(language), source: await manifestIn(language, night) })
    }
  },
  async transformIndexHtml(): Promise<HtmlTagDescriptor[]> {
    const { day, night } = await paperColors()
    const tags = [
      // Of the visitor's language as soon as a script knows it (src/lib/manifest.ts).
      { tag: 'link', attrs: { rel: 'manifest', href: `/${manifestName(fallbackLanguage)}` } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/icons/${appleIcon.name}` } },
      { tag: 'meta', attrs: { name: 'theme-color', media: '(prefers-color-scheme: light)', content: day } },
      { tag: 'meta', attrs: { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: night } },
    ]
    return tags.map(tag => ({ ...tag, injectTo: 'head' }))
  },
})
