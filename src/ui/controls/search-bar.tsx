import type { ComponentProps, ReactNode } from 'react'
import { TextField } from './field.tsx'

type SearchBarProps = {
  readonly label: string
  readonly placeholder: string
  readonly field: Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>
  /** How many were found. */
  readonly count: string
  /** How else the list can be shown. */
  readonly children: ReactNode
}

/** Above a list: its search (`use-words.ts`), its order or filter, and how many there are. */
export function SearchBar({ label, placeholder, field, count, children }: SearchBarProps) {
  return (
    <search className="search-bar">
      <TextField
        label={label}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={200}
        {...field}
      />
      {children}
      <ListCount>{count}</ListCount>
    </search>
  )
}

export const ListCount = ({ children }: { readonly children: string }) => (
  <p role="status" className="list-count">
    {children}
  </p>
)
