import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type Book, epubOf } from './epub.ts'

const book: Book = {
  id: 7,
  title: 'Mia & the "owl"',
  author: 'Nightlight',
  language: 'en',
  pages: [{ text: 'Once <there> was an owl.\n\nIt slept.' }],
  createdAt: '2026-11-21T19:30:00.000Z',
  cover: { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', alt: 'An owl & Mia' },
}
const filesOf = (one: Book) => Object.fromEntries(Object.entries(unzipSync(epubOf(one))).map(([name, data]) => [name, strFromU8(data)]))

it('begins with its media type, unpacked, as readers look for it there', () => {
  const bytes = strFromU8(epubOf(book).slice(0, 58), true)
  expect(bytes.slice(0, 2)).toBe('PK')
  expect(bytes.slice(30)).toBe('mimetypeapplication/epub+zip')
})

it('names every file of the book in its manifest', () => {
  const files = filesOf(book)
  const named = [...(files['OEBPS/package.opf'] ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => `OEBPS/${href}`)
  expect(named.toSorted()).toEqual(
    Object.keys(files)
      .filter(name => name.startsWith('OEBPS/') && !name.endsWith('.opf'))
      .toSorted(),
  )
})

it('is well-formed whatever was typed in, and holds every paragraph as text', () => {
  const files = filesOf(book)
  for (const [name, text] of Object.entries(files)) {
    if (!/\.(?:xhtml|opf|xml)$/.test(name)) continue
    expect(text.replace(/&(?:amp|lt|gt|quot);/g, ''), name).not.toMatch(/&|<there/)
  }
  expect(files['OEBPS/story.xhtml']).toContain('<p>Once &lt;there&gt; was an owl.</p>\n<p>It slept.</p>')
  expect(files['OEBPS/cover.xhtml']).toContain('alt="An owl &amp; Mia"')
})

it('leaves out what XML cannot hold, and nothing else', () => {
  const files = filesOf({ ...book, title: 'Mia\u0000\u000b\ufffe\ud83d', pages: [{ text: 'The 🦉\u0008\tslept\u001f.' }] })
  expect(files['OEBPS/package.opf']).toContain('<dc:title>Mia</dc:title>')
  expect(files['OEBPS/story.xhtml']).toContain('<p>The 🦉\tslept.</p>')
})

it('has the picture of each page before its text, with what it shows', () => {
  const picture = (alt: string) => ({ svg: `<svg xmlns="http://www.w3.org/2000/svg"><title>${alt}</title></svg>`, alt })
  const files = filesOf({
    ...book,
    pages: [{ text: 'One.', picture: picture('A "bed"') }, { text: 'Two.' }, { text: 'Three.', picture: picture('Asleep') }],
  })
  expect(files['OEBPS/story.xhtml']).toContain(
    '<img src="page-1.svg" alt="A &quot;bed&quot;"/></div>\n<p>One.</p>\n<p>Two.</p>\n<div class="page"><img src="page-3.svg" alt="Asleep"/></div>\n<p>Three.</p>',
  )
  expect(files['OEBPS/page-3.svg']).toContain('Asleep')
  expect(files['OEBPS/package.opf']).toContain('<item id="page-1" href="page-1.svg" media-type="image/svg+xml"/>')
  expect(files['OEBPS/package.opf']).not.toContain('page-2')
})

it('is whole without a cover', () => {
  const files = filesOf({ ...book, cover: undefined })
  expect(Object.keys(files).some(name => name.includes('cover'))).toBe(false)
  expect(files['OEBPS/package.opf']).toContain('<spine><itemref idref="story"/></spine>')
})
