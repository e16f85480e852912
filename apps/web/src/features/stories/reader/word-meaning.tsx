import { Popover } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { StoryWord } from './known-words.ts'

/** A word of the story's list in the text: a tap says what it means here. */
export function WordMeaning({ word, children }: { word: StoryWord; children: string }) {
  const { t } = useTranslation('stories')
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        {/* biome-ignore lint/a11y/useSemanticElements: a button element is a box of its own: the full stop after it could begin the next line, and its text cannot be marked */}
        <span
          role="button"
          tabIndex={0}
          aria-label={t('reader.meaning', { word: children })}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            event.currentTarget.click()
          }}
          className="underline decoration-amber decoration-dotted decoration-2 underline-offset-[0.25em] hover:decoration-solid print:no-underline"
        >
          {children}
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          sideOffset={6}
          collisionPadding={16}
          aria-label={word.word}
          className="z-50 max-w-[min(20rem,calc(100vw-2rem))] animate-appear rounded-md border border-line bg-surface p-4 shadow-float"
        >
          <p className="font-heading font-bold">
            {word.word} <span className="font-body text-sm font-normal text-ink-soft">{word.pronunciation}</span>
          </p>
          <p className="mt-1">{word.definition}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
