import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '../../lib/paragraphs.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useLearning } from './calls.ts'

const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** The whole story, open at one of its sentences. */
export function ShowInStory({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  const { t } = useTranslation('learning')
  const { story } = useLearning()
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={t('quiz.inStory')} description={story.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={story.title} tabIndex={0} lang={story.language} className="rounded-sm font-reading text-story">
        {paragraphsOf(story.content).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change their order
          <p key={index} className="mb-[1em]">
            <Marked paragraph={paragraph} sentence={sentence} />
          </p>
        ))}
      </section>
    </Dialog>
  )
}

function Marked({ paragraph, sentence }: { paragraph: string; sentence: string }) {
  const at = paragraph.indexOf(sentence)
  if (at < 0) return paragraph
  return (
    <>
      {paragraph.slice(0, at)}
      <mark ref={reveal} className="rounded-sm bg-amber-soft px-1 text-ink shadow-lamp">
        {sentence}
      </mark>
      {paragraph.slice(at + sentence.length)}
    </>
  )
}
