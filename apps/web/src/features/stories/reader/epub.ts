import { strToU8, type Zippable, zipSync } from 'fflate'
import { paragraphsOf } from '../../../lib/paragraphs.ts'

/** A story as a book of its own; every text is plain, as it was typed or told. */
export type Book = {
  id: number
  title: string
  author: string
  /** BCP 47, of the story. */
  language: string
  /** Paragraphs separated by a blank line. */
  content: string
  createdAt: string
  /** SVG, and what it shows in words; a story may have none. */
  cover: { svg: string; alt: string } | undefined
}

/** An EPUB 3.3 of a story (https://www.w3.org/TR/epub-33/): a zip with the media type first and unpacked, the cover, and the story as one chapter. */
export function epubOf(book: Book): Uint8Array<ArrayBuffer> {
  const text = {
    'META-INF/container.xml': container,
    'OEBPS/package.opf': packageOf(book),
    'OEBPS/nav.xhtml': navOf(book),
    'OEBPS/story.xhtml': storyOf(book),
    'OEBPS/style.css': style,
    ...(book.cover && { 'OEBPS/cover.svg': book.cover.svg, 'OEBPS/cover.xhtml': coverOf(book, book.cover.alt) }),
  }
  const files: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] }
  for (const [name, content] of Object.entries(text)) files[name] = strToU8(content)
  return new Uint8Array(zipSync(files, { level: 9 }))
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

const style = `body { margin: 5%; line-height: 1.6; }
h1 { text-align: center; line-height: 1.25; margin: 2em 0; }
p { margin: 0 0 1em; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100%; }
`

function packageOf({ id, title, author, language, createdAt, cover }: Book): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:nightlight:story:${id}</dc:identifier>
    <dc:title>${escaped(title)}</dc:title>
    <dc:language>${language}</dc:language>
    <dc:creator>${escaped(author)}</dc:creator>
    <meta property="dcterms:modified">${new Date(createdAt).toISOString().slice(0, 19)}Z</meta>
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="story" href="story.xhtml" media-type="application/xhtml+xml"/>
    <item id="style" href="style.css" media-type="text/css"/>${
      cover
        ? `
    <item id="cover-image" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/>
    <item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>`
        : ''
    }
  </manifest>
  <spine>${cover ? '<itemref idref="cover"/>' : ''}<itemref idref="story"/></spine>
</package>
`
}

function navOf({ title, language }: Book): string {
  const name = escaped(title)
  return page(language, name, `<nav epub:type="toc"><h1>${name}</h1><ol><li><a href="story.xhtml">${name}</a></li></ol></nav>`)
}

function storyOf({ title, language, content }: Book): string {
  const paragraphs = paragraphsOf(content).map(paragraph => `<p>${escaped(paragraph)}</p>`)
  return page(language, escaped(title), `<h1>${escaped(title)}</h1>\n${paragraphs.join('\n')}`)
}

function coverOf({ title, language }: Book, alt: string): string {
  return page(language, escaped(title), `<p class="cover"><img src="cover.svg" alt="${escaped(alt)}"/></p>`)
}

function page(language: string, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${title}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`
}

/** What XML cannot hold in any spelling (https://www.w3.org/TR/xml/#charsets): most control characters, and halves of characters. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function escaped(text: string): string {
  return text.replace(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
