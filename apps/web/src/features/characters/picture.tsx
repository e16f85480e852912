import type { CharacterLook } from '@nightlight/pictures/look'
import { drawCharacter, drawPortrait } from '@nightlight/pictures/portrait'
import { useMemo } from 'react'

type PictureProps = {
  look: CharacterLook
  /** Left out where the words beside the picture say it already. */
  alt?: string
  className?: string
}

const asUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A character's face: the same in the list, in the story form and wherever else the look is shown. */
export function Portrait({ look, alt = '', className }: PictureProps) {
  const src = useMemo(() => asUrl(drawPortrait(look)), [look])
  return <img src={src} alt={alt} width={200} height={200} className={className} />
}

/** A character from head to foot. */
export function Figure({ look, alt = '', className }: PictureProps) {
  const src = useMemo(() => asUrl(drawCharacter(look)), [look])
  return <img src={src} alt={alt} width={220} height={222} className={className} />
}
