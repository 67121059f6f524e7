import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { MOST_COMPARED } from '#domain/funds/fund-query.ts'
import { CrossButton } from '#ui/controls/cross-button.tsx'

type Props = {
  readonly compared: FoundFunds['compared']
  readonly onRemove: (code: number) => void
  readonly onClear: () => void
}

/** Funds chosen for comparison, and a link to the first one's page with the others. */
export function CompareBar({ compared, onRemove, onClear }: Props) {
  const [first, ...others] = compared
  if (!first) return null
  const address = `/fund/${first.code}?with=${others.map(({ code }) => code).join(',')}`
  return (
    <section className="compare-bar over-bottom" aria-label="Selected to compare">
      <ul className="compare-names">
        {compared.map(({ code, name }) => (
          <li key={code} className="compare-name">
            <span dir="auto">{name}</span>
            <CrossButton label={`Remove ${name}`} className="compare-remove" onClick={() => onRemove(code)} />
          </li>
        ))}
      </ul>
      <div className="compare-acts">
        {others.length > 0 ? (
          <a href={address} className="button button-small">
            Compare {compared.length}
          </a>
        ) : (
          <span className="text-ink-2">Choose up to {MOST_COMPARED - 1} more</span>
        )}
        <button type="button" className="button-plain button-small" onClick={onClear}>
          Clear
        </button>
      </div>
    </section>
  )
}
