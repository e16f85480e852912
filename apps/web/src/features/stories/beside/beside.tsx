import type { Story } from '@nightlight/contract/stories'
import { clsx } from 'clsx'
import { rowsOf } from './rows.ts'

export const shownSides = ['both', 'left', 'right'] as const
export type Shown = (typeof shownSides)[number]

/** Two tellings of one story: beside each other where there is room, else one under the other. */
export function Beside({ left, right, shown }: { left: Story; right: Story; shown: Shown }) {
  const both = shown === 'both'
  const cell = (story: Story, texts: readonly string[], aside: boolean) =>
    texts.length > 0 && (
      <div
        lang={story.language}
        className={clsx('flex flex-col gap-3 font-reading text-lg leading-relaxed', both && aside && 'text-ink-soft md:text-ink')}
      >
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change their order, and a refrain is the same twice
          <p key={index}>{text}</p>
        ))}
      </div>
    )
  return (
    <div className="flex flex-col">
      {rowsOf(left.paragraphs ?? [], right.paragraphs ?? []).map(row => (
        <div key={row.beat} className={clsx('grid gap-x-10 gap-y-3 border-t border-line py-5 first:border-t-0', both && 'md:grid-cols-2')}>
          {shown !== 'right' && (cell(left, row.left, false) || (both && <span className="max-md:hidden" />))}
          {shown !== 'left' && cell(right, row.right, true)}
        </div>
      ))}
    </div>
  )
}
