import { commonHorizon } from '#domain/measures/comparison.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { percent, roundedPercent } from '#features/measures/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Change } from '#ui/data/number.tsx'
import type { Beside } from './use-beside-stock.ts'
import { useBetas } from './use-betas.ts'

type Props = { readonly client: ApiClient; readonly details: StockDetails; readonly beside: readonly Beside[] }

type Row = {
  readonly id: string
  readonly name: string
  readonly href: string | undefined
  readonly figures: BasicFigures
  readonly moves: string | undefined
}

/** Returns and risk side by side; beta and correlation of this stock against each other one. */
export function CompareTable({ client, details, beside }: Props) {
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
