import type { StoryCard } from '@nightlight/contract/stories'

/** A story's own title, and beneath it what its card is called in lists. */
export function CardTitle({ story, line }: { story: Pick<StoryCard, 'title' | 'language'>; line: string }) {
  return (
    <h2 className="text-lg">
      <span lang={story.language} className="block text-balance wrap-anywhere">
        {story.title}
      </span>{' '}
      <span className="block font-body text-base font-normal text-ink-soft">{line}</span>
    </h2>
  )
}
