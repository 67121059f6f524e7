import { MOST_COMPARED } from '#domain/search/instrument-query.ts'
import { CrossButton } from '#ui/controls/cross-button.tsx'
import type { Compared } from './search-kind.ts'

type Props = {
  readonly compared: readonly Compared[]
  readonly addressOf: (ids: readonly string[]) => string
  /** The page on which other kinds can be added. */
  readonly widerAddress: (ids: readonly string[]) => string
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
}

/** What is chosen for comparison, and a link to the first one's page with the others. */
export function CompareBar({ compared, addressOf, widerAddress, onRemove, onClear }: Props) {
  const [first, ...others] = compared
  if (!first) return null
  return (
    <section className="compare-bar over-bottom" aria-label="Selected to compare">
      <ul className="compare-names">
        {compared.map(({ id, name }) => (
          <li key={id} className="compare-name">
            <span dir="auto">{name}</span>
            <CrossButton label={`Remove ${name}`} className="compare-remove" onClick={() => onRemove(id)} />
          </li>
        ))}
      </ul>
      <div className="compare-acts">
        {others.length > 0 ? (
          <a href={addressOf(compared.map(({ id }) => id))} className="button button-small">
            Compare {compared.length}
          </a>
        ) : (
          <span className="text-ink-2">Choose up to {MOST_COMPARED - 1} more</span>
        )}
        <a href={widerAddress(compared.map(({ id }) => id))} className="button-quiet button-small">
          Add other kinds
        </a>
        <button type="button" className="button-plain button-small" onClick={onClear}>
          Clear
        </button>
      </div>
    </section>
  )
}
