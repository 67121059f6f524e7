import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { type BesideRef, besideText, MOST_BESIDE, type StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { CrossLink } from '#ui/controls/cross-button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { latePart } from '#ui/layers/late-part.tsx'
import { KeptSearch, stockPageAddress } from './stock-address.tsx'
import { StockCompareField } from './stock-compare-field.tsx'
import { besideColors } from './stock-lines.ts'
import type { Beside } from './use-beside-stock.ts'

type Props = {
  readonly client: ApiClient
  readonly details: StockDetails
  readonly refs: readonly BesideRef[]
  readonly beside: readonly Beside[]
  readonly search: StockPageSearch
  readonly onSearch: (search: StockPageSearch) => void
}

const CompareTable = latePart('.compare', () =>
  import('./stock-compare-table.tsx').then(({ CompareTable: part }) => part),
)

/** Stocks and funds beside this one: chips, a field to add one, and their figures. */
export function StockCompare({ client, details, refs, beside, search, onSearch }: Props) {
  const { symbol } = details
  const show = (next: readonly BesideRef[]) => onSearch({ ...search, with: besideText(next) })
  const without = (gone: BesideRef) => refs.filter((ref) => ref !== gone)
  return (
    <>
      {beside.length > 0 && (
        <ul className="beside" aria-label="Compared with">
          {beside.map((one, at) => (
            <li
              key={`${one.ref.kind} ${one.ref.id}`}
              className={one.found?.figures ? `chart-color-${besideColors[at]}` : undefined}
            >
              <span aria-hidden="true" className="beside-key" />
              <Named beside={one} />
              <CrossLink
                label={`Remove ${one.found?.name ?? one.ref.id}`}
                className="beside-remove"
                href={stockPageAddress(symbol, { ...search, with: besideText(without(one.ref)) })}
                onClick={() => show(without(one.ref))}
              />
            </li>
          ))}
        </ul>
      )}
      {refs.length < MOST_BESIDE && (
        <>
          <StockCompareField
            taken={[{ kind: 'stock', id: symbol }, ...refs]}
            left={MOST_BESIDE - refs.length}
            offersIndices={details.market === 'live'}
            onChoose={(ref) => show([...refs, ref])}
          />
          <form action={stockPageAddress(symbol, {})} className="compare-form without-scripts">
            <TextField label="Compare with these symbols" name="with" defaultValue={besideText(refs)} />
            <KeptSearch search={search} but={['with']} />
            <button type="submit" className="button">
              Compare
            </button>
          </form>
        </>
      )}
      {beside.length > 0 && <CompareTable client={client} details={details} beside={beside} />}
    </>
  )
}

function Named({ beside: { ref, found, failed } }: { readonly beside: Beside }) {
  if (found)
    return (
      <span dir="auto">
        <a href={found.href} className="text-link">
          {found.name}
        </a>
        {found.figures === null && <span className="text-ink-2"> has no history to compare</span>}
      </span>
    )
  if (found === null)
    return (
      <span>
        There is no {ref.kind} {ref.id}
      </span>
    )
  return <span className="text-ink-2">{failed ? `${ref.id} could not be loaded` : `Loading ${ref.id}…`}</span>
}
