import type { Story } from '@nightlight/contract/stories'
import { useMutation } from '@tanstack/react-query'
import { BookDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../lib/failure.ts'
import { serverPaths } from '../../../lib/paths.ts'
import { useStoryWords } from '../../../lib/story-words.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'

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
      save(new Blob([book], { type: 'application/epub+zip' }), `${story.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'story'}.epub`)
    },
    onError: error => toast({ title: t('common:error'), description: failureText(error), destructive: true }),
  })
  return (
    <Button variant="quiet" disabled={make.isPending} onClick={() => make.mutate()}>
      <BookDown aria-hidden="true" />
      {t('reader.epub')}
    </Button>
  )
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
