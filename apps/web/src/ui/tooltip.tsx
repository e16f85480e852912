import { tooltipOpenMs, tooltipSkipMs } from '@nightlight/contract/limits'
import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={tooltipOpenMs} skipDelayDuration={tooltipSkipMs}>
      {children}
    </Primitive.Provider>
  )
}

/** A word of help for the eye; the trigger's own name must do without it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-50 max-w-64 rounded-sm bg-ink px-3 py-1.5 text-sm text-paper shadow-float animate-appear"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
