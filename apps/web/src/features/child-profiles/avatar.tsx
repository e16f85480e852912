import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { clsx } from 'clsx'
import { facePicture } from '../../lib/faces.ts'

const tints = ['bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5'] as const

/** The child's portrait, or the first letter of the name on a colour of its own. The name stands beside it. */
export function Avatar({ child, small }: { child: ChildProfile; small?: boolean }) {
  const tint = tints[child.id % tints.length]
  const size = small ? 'size-9' : 'size-16'
  if (child.avatarUrl)
    return <img src={facePicture(child.avatarUrl)} alt="" className={clsx(size, 'shrink-0 rounded-full object-cover', tint)} />
  return <Initial name={child.name} className={clsx(size, tint)} />
}

export function Initial({ name, className }: { name: string; className: string }) {
  const [initial = ''] = name.trim()
  return (
    <span
      aria-hidden="true"
      className={clsx('flex shrink-0 items-center justify-center rounded-full font-heading text-xl font-bold', className)}
    >
      {initial.toLocaleUpperCase()}
    </span>
  )
}
