import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { useLearning } from './calls.ts'

/** The whole story, open at one of its sentences. */
export function ShowInStory({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const { t } = useTranslation('learning')
  const { story } = useLearning()
  const mark = useRef<HTMLElement>(null)
  useEffect(() => mark.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={t('quiz.inStory')} description={story.title}>
      <div lang={story.language} className="font-reading text-story">
        {story.content.split(/\n\s*\n/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change their order
          <p key={index} className="mb-[1em]">
            <Marked paragraph={paragraph} sentence={sentence} mark={mark} />
          </p>
        ))}
      </div>
    </Dialog>
  )
}

function Marked({ paragraph, sentence, mark }: { paragraph: string; sentence: string; mark: React.RefObject<HTMLElement | null> }) {
  const at = paragraph.indexOf(sentence)
  if (at < 0) return paragraph
  return (
    <>
      {paragraph.slice(0, at)}
      <mark ref={mark} className="rounded-sm bg-amber-soft px-1 text-ink shadow-lamp">
        {sentence}
      </mark>
      {paragraph.slice(at + sentence.length)}
    </>
  )
}
