import type { ComponentProps } from 'react'
import { Link as Wouter } from 'wouter'
import { approach } from '../lib/prefetch.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link to a screen of the app; its code is fetched when the pointer or the focus comes near. */
export function Link({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  return (
    <Wouter
      {...rest}
      href={href}
      onPointerEnter={event => {
        approach(href)
        onPointerEnter?.(event)
      }}
      onFocus={event => {
        approach(href)
        onFocus?.(event)
      }}
    />
  )
}
