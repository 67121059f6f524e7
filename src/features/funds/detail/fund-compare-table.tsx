import type { ComparedFund, FundDetails } from '#domain/funds/fund-details.ts'
import { PAYOUTS_LEFT_OUT, paysOut, schemeTitle } from '#domain/funds/fund-labels.ts'
import { commonHorizon } from '#domain/measures/comparison.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import type { Horizon } from '#domain/measures/returns.ts'
import { percent, roundedPercent } from '#features/measures/index.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change } from '#ui/data/number.tsx'

type Row = { readonly code: number; readonly name: string; readonly pays: boolean; readonly figures: BasicFigures }

const spans = { '1Y': 'the last year', '3Y': 'the last 3 years', '5Y': 'the last 5 years', Max: 'their whole history' }
/** The figures of all compared funds. A dash: the fund is too young. */
export function FundCompareTable({ details, others }: { details: FundDetails; others: readonly ComparedFund[] }) {
  const rows = [details, ...others].flatMap((fund) =>
    fund.figures
      ? [{ code: fund.code, name: schemeTitle(fund), pays: paysOut(fund.option), figures: fund.figures }]
      : [],
  )
  if (rows.length < 2) return null
  const common = commonHorizon(rows.map(({ figures }) => figures))
  const period = common
    ? `Volatility and max drawdown over ${spans[common as keyof typeof spans]}, the longest period these funds share`
    : 'One of these funds is less than a year old, so risk cannot be compared'
  const over = common ? `, ${common}` : ''
  const columns: Column<Row>[] = [
    {
      id: 'fund',
      label: 'Fund',
      // A link also makes cells that are scrolled out of view reachable by keyboard.
      cell: ({ code, name, pays, figures }) => (
        <span dir="auto">
          {code === details.code ? (
            name
          ) : (
            <a href={`/fund/${code}`} className="text-link">
              {name}
            </a>
          )}
          <small>
            {figures.weekly ? 'weekly NAVs' : `${dateLabel(figures.first)} to ${dateLabel(figures.last)}`}
            {pays && `, ${PAYOUTS_LEFT_OUT}`}
          </small>
        </span>
      ),
    },
    ...(['1Y', '3Y', '5Y', 'Max'] as const).map((horizon) => ({
      id: horizon,
      label: returnLabels[horizon],
      numeric: true,
      cell: ({ figures }: Row) => yearly(figures.returns.find((one) => one.horizon === horizon)?.annualised),
    })),
    {
      id: 'volatility',
      label: `Volatility${over}`,
      numeric: true,
      cell: ({ figures }) => {
        const swings = riskOf(figures, common)?.volatility
        return swings == null ? '—' : percent(swings)
      },
    },
    {
      id: 'fall',
      label: `Max drawdown${over}`,
      numeric: true,
      cell: ({ figures }) => <Fall of={riskOf(figures, common)} />,
    },
  ]
  return (
    <section className="part-wide compare" aria-label="Comparison">
      <p className="text-ink-2">{period}.</p>
      <div className="compare-table">
        <DataTable
          caption="Comparison"
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ code }) => String(code)}
        />
      </div>
    </section>
  )
}

const riskOf = ({ risk }: BasicFigures, horizon: Horizon | undefined) => risk.find((one) => one.horizon === horizon)

const yearly = (share: number | null | undefined) => (share == null ? '—' : <Change percent={roundedPercent(share)} />)

function Fall({ of }: { readonly of: BasicFigures['risk'][number] | undefined }) {
  if (!of) return '—'
  if (!of.drawdown) return 'none'
  return (
    <>
      <Change percent={-Math.abs(of.drawdown.depth) * 100} />
      <small>{of.drawdown.recovery ? `recovered on ${dateLabel(of.drawdown.recovery)}` : 'not recovered yet'}</small>
    </>
  )
}
