import { type Setting, settings } from '@nightlight/contract/enums'
import { Nightscape } from './nightscape.tsx'

const tints = ['var(--tint-1)', 'var(--tint-2)', 'var(--tint-3)', 'var(--tint-4)', 'var(--tint-5)'] as const

/** The picture on a story's card: the sky has the colour of its setting. */
export function StoryCover({ story, className }: { story: { setting: Setting | null }; className?: string }) {
  const tint = tints[story.setting ? settings.indexOf(story.setting) % tints.length : 0]
  return <Nightscape {...(className && { className })} {...(tint && { tint })} />
}
