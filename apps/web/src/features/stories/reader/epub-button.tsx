import type { Story, StoryPage } from '@nightlight/contract/stories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { serverPaths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useStoryWords } from '../../../lib/story-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/failure.tsx'
import { storyPagesQuery } from '../api.ts'

/** A picture as it was drawn; undefined where it does not come. */
const drawn = async (path: string): Promise<string | undefined> => {
  const answer = await fetch(path)
  return answer.ok ? answer.text() : undefined
}

const illustrated = async ({ text, picture, description }: StoryPage) => {
  const svg = await drawn(picture)
  return { text, ...(svg !== undefined && { picture: { svg, alt: description } }) }
}

/** The story as a book for a reading device, made here in the browser. */
export function EpubButton({ story }: { story: Story }) {
  const { t } = useTranslation(['stories', 'common'])
  const { cover } = useStoryWords(story)
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: async () => {
      const { epubOf } = await import('./epub.ts')
      const pages = await client.fetchQuery(storyPagesQuery(story.id))
      const svg = story.hasCover ? await drawn(serverPaths.cover(story.id)) : undefined
      const book = epubOf({
        id: story.id,
        title: story.title,
        author: 'Nightlight',
        language: story.language === 'zh' ? 'zh-Hans' : story.language,
        pages: pages.length > 0 ? await Promise.all(pages.map(illustrated)) : [{ text: story.content }],
        createdAt: story.createdAt,
        cover: svg === undefined ? undefined : { svg, alt: cover },
      })
      saveFile(new Blob([book], { type: 'application/epub+zip' }), `${story.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'story'}.epub`)
    },
    onError: error => toastFailure(error, { title: t('common:downloadFailed') }),
  })
  return (
    <Button variant="quiet" disabled={make.isPending} onClick={() => make.mutate()}>
      <BookDown aria-hidden="true" />
      {t('reader.epub')}
    </Button>
  )
}
