import type { Story, StoryPage } from '@nightlight/contract/stories'
import { clsx } from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { facePicture } from '../../../lib/faces.ts'
import type { StoryWord } from '../reader/known-words.ts'
import { sentencesOf } from '../reader/sentences.ts'
import { StorySentences } from '../reader/story-sentences.tsx'
import type { Spoken } from '../reader/use-read-aloud.ts'

type LeafProps = { picture: string; alt: string; lang: string; children: ReactNode; dim?: boolean }

/** A picture with what stands beneath it, or beside it where the screen is wider than high. */
export function Leaf({ picture, alt, lang, children, dim }: LeafProps) {
  return (
    <div className="flex h-full animate-page flex-col landscape:flex-row">
      <img
        src={facePicture(picture)}
        alt={alt}
        lang={lang}
        width={400}
        height={300}
        className={clsx(
          'aspect-[4/3] max-h-[52dvh] w-full shrink-0 bg-sky-high object-cover landscape:h-full landscape:max-h-none landscape:w-[64%]',
          dim && 'brightness-50',
        )}
      />
      <div className="min-h-0 flex-1 overflow-y-auto px-page pt-5 pb-20 landscape:flex landscape:flex-col landscape:justify-center landscape:px-8 landscape:py-8">
        {children}
      </div>
    </div>
  )
}

/** What a book is told of its story. */
export type BookStory = Pick<Story, 'title' | 'childName' | 'language' | 'difficulty'>

type PageLeafProps = {
  story: BookStory
  page: StoryPage
  words: readonly StoryWord[]
  /** Of the page's own sentences. */
  spoken: Spoken | undefined
}

/** A page of the story. */
export function PageLeaf({ story, page, words, spoken }: PageLeafProps) {
  const sentences = useMemo(() => sentencesOf(page.text, story.language), [page.text, story.language])
  return (
    <Leaf picture={page.picture} alt={page.description} lang={story.language}>
      <div className="my-auto">
        <StorySentences ref={null} story={story} sentences={sentences} words={words} spoken={spoken} />
      </div>
    </Leaf>
  )
}
