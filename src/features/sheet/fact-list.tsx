import type { ReactNode } from 'react'
import { Part } from '#ui/data/part.tsx'

/** A fact that is not known is left out. */
export type Fact = readonly [name: string, value: ReactNode]

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Part id="facts" title="Facts">
      <dl className="facts">
        {facts
          .filter(([, fact]) => fact)
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </Part>
  )
}
