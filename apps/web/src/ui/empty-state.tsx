import type { ReactNode } from 'react'
import { type Lit, Nightscape } from './nightscape.tsx'

type EmptyStateProps = {
  title: string
  text: string
  action?: ReactNode
  /** What is lit in the picture. */
  lit?: Lit
  /** Not empty, but not to be had. */
  clouded?: boolean
  /** It is all that the page shows: its title is the page's heading. */
  whole?: boolean
}

/** Nothing here yet, or nothing that could be shown: a small picture, what is the matter, and what to press. */
export function EmptyState({ title, text, action, lit, clouded, whole }: EmptyStateProps) {
  const Heading = whole ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
      <Nightscape {...(lit && { lit })} {...(clouded && { clouded })} className="mb-2 aspect-[3/2] w-60 rounded-xl shadow-card" />
      <Heading className="text-xl">{title}</Heading>
      <p className="text-ink-soft">{text}</p>
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
