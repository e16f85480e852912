import { Card } from '../ui/card.tsx'

type SampleCardProps = { child: string; animal: string; theme: string; quote: string; picture: string; alt: string }

/** A story's teaser: whose it is, with whom, about what, and how it begins. */
export function SampleCard({ child, animal, theme, quote, picture, alt }: SampleCardProps) {
  return (
    <Card flush className="flex h-full flex-col">
      <img src={picture} alt={alt} width={400} height={300} loading="lazy" className="aspect-[4/3] w-full object-cover" />
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
