import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreditPack } from '@nightlight/contract/billing'
import type { LanguageCode } from '@nightlight/contract/enums'
import { ownPage } from '@nightlight/contract/own-page'
import { z } from 'zod'

/** What the web's build hands the server to render with (apps/web/src/landing/render.tsx). */
type RenderLanding = (language: LanguageCode, packs: CreditPack[]) => Promise<unknown>
const rendererSchema = z.object({ renderLanding: z.custom<RenderLanding>(value => typeof value === 'function') })
const renderedSchema = z.object({ title: z.string(), description: z.string(), html: z.string() })

/** The landing page as finished HTML; `next` is the path to go to after signing in. */
export type Landing = (language: LanguageCode, next: string | undefined) => Promise<string>

/** The landing page of a built web app; undefined where there is none. Each language is rendered once. */
export async function loadLanding(root: string, packs: CreditPack[]): Promise<Landing | undefined> {
  const template = await readFile(join(root, 'landing.html'), 'utf8').catch(() => undefined)
  if (template === undefined) return undefined
  const { renderLanding } = rendererSchema.parse(await import(pathToFileURL(join(root, '../dist-server/render.js')).href))
  const pages = new Map<LanguageCode, Promise<string>>()
  const render = async (language: LanguageCode) => {
    const { title, description, html } = renderedSchema.parse(await renderLanding(language, packs))
    return template
      .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
      .replaceAll('TITLE', escaped(title))
      .replaceAll('DESCRIPTION', escaped(description))
      .replace('PAGE', () => html)
  }
  return async (language, next) => {
    const page = pages.get(language) ?? render(language)
    pages.set(language, page)
    const html = await page
    const wanted = ownPage(next ?? '/') ?? '/'
    return wanted === '/' ? html : html.replaceAll(signIn, `href="/api/login?next=${encodeURIComponent(wanted)}"`)
  }
}

const signIn = 'href="/api/login"'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
