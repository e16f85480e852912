import type { Story } from '@nightlight/contract/stories'
import { useMutation } from '@tanstack/react-query'
import { BookDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { serverPaths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useStoryWords } from '../../../lib/story-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/failure.tsx'

/** The story as a book for a reading device, made here in the browser. */
export function EpubButton({ story }: { story: Story }) {
  const { t } = useTranslation(['stories', 'common'])
  const { cover } = useStoryWords(story)
  const make = useMutation({
    mutationFn: async () => {
      const { epubOf } = await import('./epub.ts')
      const svg = story.hasCover
        ? await fetch(serverPaths.cover(story.id)).then(answer => (answer.ok ? answer.text() : undefined))
        : undefined
      const book = epubOf({
        id: story.id,
        title: story.title,
        author: 'Nightlight',
        language: story.language === 'zh' ? 'zh-Hans' : story.language,
        content: story.content,
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
