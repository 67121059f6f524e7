import type { ComponentProps, ReactNode } from 'react'
import { TextField } from './field.tsx'

type SearchBarProps = {
  readonly label: string
  readonly placeholder: string
  readonly field: Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>
  /** The number of matches. */
  readonly count: string
  /** Sort and filter controls. */
  readonly children: ReactNode
}

/** The bar above a list: search (`use-words.ts`), sort or filter, and count. */
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
