import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { Button } from '../../ui/button.tsx'

type ChildChipsProps = {
  label: string
  hint: string
  profiles: readonly ChildProfile[]
  /** 0 where nobody is. */
  chosen: number
  onChoose: (child: ChildProfile) => void
}

/** A few children by their names, each to be pressed; nothing where there is none. */
export function ChildChips({ label, hint, profiles, chosen, onChoose }: ChildChipsProps) {
  if (profiles.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 font-heading font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {profiles.map(child => (
          <Button
            key={child.id}
            variant="secondary"
            size="sm"
            aria-pressed={child.id === chosen}
            onClick={() => onChoose(child)}
            className="max-w-full wrap-anywhere aria-pressed:border-amber aria-pressed:bg-amber-soft aria-pressed:shadow-lamp"
          >
            {child.name}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{hint}</p>
    </fieldset>
  )
}
