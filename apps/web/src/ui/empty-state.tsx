import type { ReactNode } from 'react'
import { Nightscape } from './nightscape.tsx'

/** Nothing here yet, or nothing that could be shown: a small picture, what is the matter, and what to press. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-8 text-center">
      <Nightscape className="mb-2 aspect-[3/2] w-60 rounded-xl shadow-card" />
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
