import type { StoryPage } from '@nightlight/contract/stories'
import { facePicture } from '../../../lib/faces.ts'
import { paragraphsOf } from '../../../lib/paragraphs.ts'
import type { BookStory } from './book-leaf.tsx'

type PrintedBookProps = { story: BookStory; cover: string; pages: readonly StoryPage[] }

/**
 * The book on paper: a sheet of A4 across for the cover and for each page, the picture beside its text. Unseen on the screen, it brings all
 * pictures at once: the next is there before its page is turned, and the whole book without a network.
 */
export function PrintedBook({ story, cover, pages }: PrintedBookProps) {
  return (
    <div data-book lang={story.language} className="hidden print:block">
      <section>
        <img src={facePicture(cover)} alt="" width={400} height={300} />
        <h1 className="text-3xl">{story.title}</h1>
      </section>
      {pages.map(({ number, text, picture }) => (
        <section key={number}>
          <img src={facePicture(picture)} alt="" width={400} height={300} />
          <div>
            {paragraphsOf(text).map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
