import { commonHorizon } from '#domain/measures/comparison.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { type BesideRef, besideText, MOST_BESIDE, type StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { percent, roundedPercent } from '#features/measures/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { CrossLink } from '#ui/controls/cross-button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Change } from '#ui/data/number.tsx'
import { KeptSearch, stockPageAddress } from './stock-address.tsx'
import { StockCompareField } from './stock-compare-field.tsx'
import { besideColors } from './stock-lines.ts'
import type { Beside } from './use-beside-stock.ts'
import { useBetas } from './use-betas.ts'

type Props = {
  readonly client: ApiClient
  readonly details: StockDetails
  readonly refs: readonly BesideRef[]
  readonly beside: readonly Beside[]
  readonly search: StockPageSearch
  readonly onSearch: (search: StockPageSearch) => void
}

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
      <CompareTable client={client} details={details} beside={beside} />
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

type Row = {
  readonly id: string
  readonly name: string
  readonly href: string | undefined
  readonly figures: BasicFigures
  readonly moves: string | undefined
}

/** Returns and risk side by side; beta and correlation of this stock against each other one. */
function CompareTable({ client, details, beside }: Pick<Props, 'client' | 'details' | 'beside'>) {
  const betas = useBetas(client, details, beside)
  const { figures } = details
  const others = beside.flatMap(({ ref, found }, at): Row[] =>
    found?.figures
      ? [{ id: `${ref.kind} ${ref.id}`, name: found.name, href: found.href, figures: found.figures, moves: betas[at] }]
      : [],
  )
  if (!figures || others.length === 0) return null
  const rows: Row[] = [{ id: 'own', name: details.name, href: undefined, figures, moves: '' }, ...others]
  const common = commonHorizon(rows.map((row) => row.figures))
  const risk = (row: Row) => row.figures.risk.find(({ horizon }) => horizon === common)
  const columns: Column<Row>[] = [
    {
      id: 'name',
      label: 'Name',
      cell: ({ name, href }) =>
        href ? (
          <a href={href} className="text-link">
            {name}
          </a>
        ) : (
          name
        ),
    },
    ...(['1Y', '3Y', '5Y'] as const).map((horizon) => ({
      id: horizon,
      label: returnLabels[horizon],
      numeric: true,
      cell: ({ figures: own }: Row) => yearly(own.returns.find((one) => one.horizon === horizon)?.annualised),
    })),
    {
      id: 'volatility',
      label: common ? `Volatility, ${common}` : 'Volatility',
      numeric: true,
      cell: (row) => (risk(row)?.volatility == null ? '—' : percent(risk(row)?.volatility ?? 0)),
    },
    { id: 'moves', label: 'Beta and correlation', numeric: true, cell: ({ moves }) => moves ?? '…' },
  ]
  return (
    <section className="part-wide compare" aria-label="Comparison">
      <p className="text-ink-2">
        Beta and correlation say how {details.name} moved with each, from the daily returns of up to three years.
      </p>
      <div className="compare-table">
        <DataTable caption="Comparison" captionHidden columns={columns} rows={rows} rowKey={({ id }) => id} />
      </div>
    </section>
  )
}

const yearly = (share: number | null | undefined) => (share == null ? '—' : <Change percent={roundedPercent(share)} />)
