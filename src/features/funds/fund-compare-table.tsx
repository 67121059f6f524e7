import { commonHorizon } from '#domain/fund-comparison.ts'
import type { ComparedFund, FundFigures, FundSheet } from '#domain/fund-sheet.ts'
import type { Horizon } from '#domain/returns.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { dayLabel } from '#ui/day-label.ts'
import { formatNumber } from '#ui/format-number.ts'
import { Change } from '#ui/number.tsx'
import { schemeTitle } from './fund-labels.ts'

type Row = { readonly code: number; readonly name: string; readonly figures: FundFigures }

const years = { '1Y': 'last year', '3Y': 'last 3 years', '5Y': 'last 5 years', Max: 'whole history' }
const dateOf = (day: string) => dayLabel(Date.parse(day) / 1000)

/** The same figures of all of them, in one place. A fund that is too young for one has a dash. */
export function FundCompareTable({ sheet, others }: { sheet: FundSheet; others: readonly ComparedFund[] }) {
  const rows = [sheet, ...others].flatMap((fund) =>
    fund.figures ? [{ code: fund.code, name: schemeTitle(fund), figures: fund.figures }] : [],
  )
  if (rows.length < 2) return null
  const common = commonHorizon(rows.map(({ figures }) => figures))
  const period = common ? years[common as keyof typeof years] : 'they share no whole year'
  const columns: Column<Row>[] = [
    {
      id: 'fund',
      label: 'Fund',
      cell: ({ name, figures }) => (
        <span dir="auto">
          {name}
          <small>
            {dateOf(figures.first)} to {dateOf(figures.last)}
          </small>
        </span>
      ),
    },
    ...(['1Y', '3Y', '5Y', 'Max'] as const).map((horizon) => ({
      id: horizon,
      label: horizon === 'Max' ? 'Max, a year' : horizon === '1Y' ? '1Y' : `${horizon}, a year`,
      numeric: true,
      cell: ({ figures }: Row) => percent(figures.returns.find((one) => one.horizon === horizon)?.annualised),
    })),
    {
      id: 'volatility',
      label: `Volatility, ${period}`,
      numeric: true,
      cell: ({ figures }) => {
        const swings = riskOf(figures, common)?.volatility
        return swings == null ? '—' : `${formatNumber(swings * 100, 1)} %`
      },
    },
    {
      id: 'fall',
      label: `Deepest fall, ${period}`,
      numeric: true,
      cell: ({ figures }) => <Fall of={riskOf(figures, common)} />,
    },
  ]
  return (
    <div className="part-wide compare-table">
      <DataTable caption="Side by side" columns={columns} rows={rows} rowKey={({ code }) => String(code)} />
    </div>
  )
}

const riskOf = ({ risk }: FundFigures, horizon: Horizon | undefined) => risk.find((one) => one.horizon === horizon)

const percent = (share: number | null | undefined) => (share == null ? '—' : <Change percent={share * 100} />)

function Fall({ of }: { readonly of: FundFigures['risk'][number] | undefined }) {
  if (!of) return '—'
  if (!of.drawdown) return 'none'
  return (
    <>
      <Change percent={-Math.abs(of.drawdown.depth) * 100} />
      <small>{of.drawdown.recovery ? `recovered on ${dateOf(of.drawdown.recovery)}` : 'not recovered yet'}</small>
    </>
  )
}
