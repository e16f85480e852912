import { strToU8, type Zippable, zipSync } from 'fflate'
import { paragraphsOf } from '../../../lib/paragraphs.ts'

/** A story as a book of its own; every text is plain, as it was typed or told. */
export type Book = {
  id: number
  title: string
  author: string
  /** BCP 47, of the story. */
  language: string
  /** Its text in pages, paragraphs separated by a blank line, each with its picture where it has one. */
  pages: readonly { text: string; picture?: Picture }[]
  createdAt: string
  /** A story may have none. */
  cover: Picture | undefined
}
/** SVG, and what it shows in words. */
type Picture = { svg: string; alt: string }

/** An EPUB 3.3 of a story (https://www.w3.org/TR/epub-33/): a zip with the media type first and unpacked, the cover, and the story as one chapter with its pictures. */
export function epubOf(book: Book): Uint8Array<ArrayBuffer> {
  const text = {
    'META-INF/container.xml': container,
    'OEBPS/package.opf': packageOf(book),
    'OEBPS/nav.xhtml': navOf(book),
    'OEBPS/story.xhtml': storyOf(book),
    'OEBPS/style.css': style,
    ...Object.fromEntries(picturesOf(book).map(({ name, svg }) => [`OEBPS/${name}`, svg])),
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
.page { margin: 1em 0; break-inside: avoid; text-align: center; }
.page img { max-width: 100%; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100%; max-height: 100%; }
`

const pictureName = (index: number) => `page-${index + 1}.svg`

/** The pictures of the pages as files of the book. */
const picturesOf = ({ pages }: Book) =>
  pages.flatMap(({ picture }, index) => (picture ? [{ name: pictureName(index), svg: picture.svg }] : []))

function packageOf(book: Book): string {
  const { id, title, author, language, createdAt, cover } = book
  const pictures = picturesOf(book).map(({ name }) => `\n    <item id="${name.slice(0, -4)}" href="${name}" media-type="image/svg+xml"/>`)
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
    <item id="style" href="style.css" media-type="text/css"/>${pictures.join('')}${
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

function storyOf({ title, language, pages }: Book): string {
  const told = pages.flatMap(({ text, picture }, index) => [
    ...(picture ? [`<div class="page"><img src="${pictureName(index)}" alt="${escaped(picture.alt)}"/></div>`] : []),
    ...paragraphsOf(text).map(paragraph => `<p>${escaped(paragraph)}</p>`),
  ])
  return page(language, escaped(title), `<h1>${escaped(title)}</h1>\n${told.join('\n')}`)
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
