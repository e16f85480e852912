import { Switch as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

export function Switch(props: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      {...props}
      className="relative h-8 w-14 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:-inset-2 data-[state=checked]:border-link data-[state=checked]:bg-amber"
    >
      <Primitive.Thumb className="block size-6 translate-x-0.5 rounded-full bg-ink-soft transition-transform ease-gentle data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-on-amber" />
    </Primitive.Root>
  )
}
