import { Card } from '../ui/card.tsx'
import { Nightscape } from '../ui/nightscape.tsx'

const tints = { first: 'var(--tint-2)', second: 'var(--tint-4)', third: 'var(--tint-5)' } as const

type SampleCardProps = { child: string; animal: string; theme: string; quote: string; tint: keyof typeof tints }

/** A story's teaser: whose it is, with whom, about what, and how it begins. */
export function SampleCard({ child, animal, theme, quote, tint }: SampleCardProps) {
  return (
    <Card className="flex h-full flex-col overflow-hidden p-0 sm:p-0">
      <Nightscape className="aspect-[16/9] w-full" tint={tints[tint]} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h3 className="text-lg">{child}</h3>
        <p className="text-sm font-bold text-link">
          {animal} · {theme}
        </p>
        <blockquote className="font-reading text-ink-soft">{quote}</blockquote>
      </div>
    </Card>
  )
}
