import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Input } from './field.tsx'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'placeholder' | 'aria-label'> & { label: string }

/** A field to search with, its label shown in it while it is empty. */
export function SearchInput({ label, ...rest }: SearchInputProps) {
  return (
    <span className="relative block">
      <Search className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" aria-hidden="true" />
      <Input {...rest} type="search" aria-label={label} placeholder={label} className="pl-12" />
    </span>
  )
}
