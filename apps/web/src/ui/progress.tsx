import { Progress as Primitive } from 'radix-ui'

/** `value` from 0 to 100. `label` is what a screen reader says it measures. */
export function Progress({ value, label, className }: { value: number; label: string; className?: string }) {
  const rounded = Math.round(value)
  return (
    <Primitive.Root value={rounded} aria-label={label} className={`h-2.5 overflow-hidden rounded-full bg-line ${className ?? ''}`}>
      <Primitive.Indicator
        className="h-full rounded-full bg-amber transition-[width] duration-300 ease-gentle"
        style={{ width: `${rounded}%` }}
      />
    </Primitive.Root>
  )
}
