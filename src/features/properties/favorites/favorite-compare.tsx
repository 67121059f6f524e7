import { amenities } from '#catalogue/properties.ts'
import { comparedFacts, type FavoriteRow, nameOf, sinceSaved } from '#domain/property/favorite-rows.ts'
import type { ListingCard } from '#domain/property/found-listings.ts'
import { Button } from '#ui/controls/button.tsx'
import { Change, Money } from '#ui/data/number.tsx'
import { Wide } from '#ui/data/wide.tsx'

type Compared = FavoriteRow & { readonly card: ListingCard }
type Props = { readonly rows: readonly FavoriteRow[]; readonly onClear: () => void }

/** The chosen ones side by side. */
export function FavoriteCompare({ rows, onClear }: Props) {
  const compared = rows.filter((row): row is Compared => row.card !== undefined)
  if (compared.length === 0) return null
  return (
    <section className="favorite-compare" aria-labelledby="compared">
      <div className="favorite-compare-head">
        <h2 id="compared" className="section-title">
          Side by side
        </h2>
        <a
          href={`/compare?of=${compared.map(({ card }) => `property:${card.id}`).join()}`}
          className="button-quiet button-small"
        >
          Compare with funds and stocks
        </a>
        <Button className="button-plain button-small" onClick={onClear}>
          Clear comparison
        </Button>
      </div>
      {compared.length === 1 && <p className="text-ink-2">Choose another one to compare it with.</p>}
      <Wide label="Comparison of your favourite properties">
        <table className="figure-table">
          <thead>
            <tr>
              <td />
              {compared.map((row) => (
                <th key={row.card.id} scope="col" dir="auto">
                  {nameOf(row)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line('Price', compared, ({ card }) => (
              <>
                <Money value={card.price} currency={card.currency} short />
                {card.purpose === 'rent' && ' a month'}
              </>
            ))}
            {line('Since you saved it', compared, (row) => {
              const change = sinceSaved(row)
              return change === null ? '—' : <Change percent={change} digits={1} />
            })}
            {line('Per sq ft', compared, ({ card }) => (
              <Money value={card.rate} currency={card.currency} digits={0} />
            ))}
            {comparedFacts.map(({ name, of }) => line(name, compared, ({ card }) => of(card) ?? '—'))}
            {line('Amenities', compared, ({ card }) => card.amenities.map((one) => amenities[one]).join(', ') || '—')}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

const line = (name: string, compared: readonly Compared[], cell: (row: Compared) => React.ReactNode) => (
  <tr key={name}>
    <th scope="row">{name}</th>
    {compared.map((row) => (
      <td key={row.card.id}>{cell(row)}</td>
    ))}
  </tr>
)
