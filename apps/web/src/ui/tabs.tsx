import { clsx } from 'clsx'
import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

export const Tabs = Primitive.Root

export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List {...rest} className={clsx('flex gap-1 rounded-full bg-sunken p-1', className)} />
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      // Radix leads the focus to a tab that is pressed; without this the browser would take that for the keyboard and draw its ring.
      onMouseDown={event => event.currentTarget.focus({ focusVisible: false })}
      {...rest}
      className={clsx(
        'inline-flex min-h-target min-w-0 flex-auto items-center justify-center gap-2 rounded-full px-3 py-1.5 max-[26rem]:px-2 max-[26rem]:text-sm font-heading leading-tight font-semibold text-ink-soft transition sm:px-5',
        'hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card data-[disabled]:hover:text-ink-soft',
        '[&_svg]:size-5 [&_svg]:shrink-0',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={clsx('animate-appear', className)} />
}
