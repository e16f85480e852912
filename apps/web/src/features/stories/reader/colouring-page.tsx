import type { Story } from '@nightlight/contract/stories'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { facePicture } from '../../../lib/faces.ts'
import { serverPaths } from '../../../lib/paths.ts'
import { useStoryWords } from '../../../lib/story-words.ts'
import { storyPagesQuery } from '../api.ts'
import { ColouringChoice, type Lines } from './colouring-choice.tsx'

/** One sheet of paper, on the screen as it comes out of the printer: the picture's lines, whose work it is, and room to write. */
export function ColouringPage({ story }: { story: Story }) {
  const { t } = useTranslation('stories')
  const { cover } = useStoryWords(story)
  const { data: pages = [] } = useQuery(storyPagesQuery(story.id))
  const [chosen, setChosen] = useState(0)
  const pictures: [Lines, ...Lines[]] = [
    { src: facePicture(serverPaths.coverLines(story.id)), shows: cover },
    ...pages.map(({ picture, description }) => ({ src: facePicture(`${picture}?style=line`), shows: description })),
  ]
  const { src, shows } = pictures[chosen] ?? pictures[0]
  return (
    <>
      {pages.length > 0 && <ColouringChoice pictures={pictures} chosen={chosen} onChoose={setChosen} />}
      <article className="rounded-xl border border-line bg-surface p-5 shadow-card sm:p-8 print:border-none print:bg-transparent print:p-0 print:shadow-none">
        <h2 lang={story.language} className="mb-4 text-center text-xl">
          {story.title}
        </h2>
        <img
          src={src}
          alt={t('colouring.picture', { cover: shows })}
          width={400}
          height={300}
          className="aspect-[4/3] w-full rounded-lg border-2 border-line-strong object-cover"
        />
        <p className="mt-6 flex gap-6">
          <span className="flex-2 border-b-2 border-dotted border-line-strong pb-1">{t('colouring.by')}</span>
          <span className="flex-1 border-b-2 border-dotted border-line-strong pb-1">{t('colouring.date')}</span>
        </p>
        <p className="mt-6">{t('colouring.mine')}</p>
        {/* As many as a sheet of paper has room for; on the screen three show what they are. */}
        <div aria-hidden="true" className="*:h-10 *:border-b-2 *:border-dotted *:border-line-strong print:*:h-12">
          <div />
          <div />
          <div />
          <div className="hidden print:block" />
          <div className="hidden print:block" />
        </div>
      </article>
    </>
  )
}
