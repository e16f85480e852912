import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'

type InfoCardProps = { icon: LucideIcon; title: string; text: string; link: string; href: string }

/** What else there is, in two lines, and the way to it. */
export function InfoCard({ icon: Icon, title, text, link, href }: InfoCardProps) {
  return (
    <Card className="flex gap-4">
      <Icon className="mt-0.5 size-7 shrink-0 text-link" aria-hidden="true" />
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-soft">{text}</p>
        <Link
          href={href}
          className="-mb-3 inline-flex min-h-target items-center gap-1.5 rounded-sm font-heading font-semibold text-link underline-offset-4 hover:underline"
        >
          {link}
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </div>
    </Card>
  )
}
