import { useMemo } from 'react'
import type { CompareSearch } from '#domain/compare/compare-query.ts'
import { chartSearch, zoomOf, zoomText } from '#domain/search/chart-query.ts'
import { Chart, type ChartChoice } from '#ui/chart/chart.tsx'
import type { Series } from '#ui/chart/chart-series.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import type { Column } from './use-compared.ts'

type Props = {
  readonly columns: readonly Column[]
  readonly search: CompareSearch
  readonly onSearch: (search: CompareSearch) => void
}

const DAY_S = 86_400
const noChoice = { range: undefined, zoom: undefined, scale: undefined, drawdown: undefined }

/** Every thing with a series, from the first day that all of them have. */
export function CompareChart({ columns, search, onSearch }: Props) {
  const lines = useMemo(() => comparedLines(columns), [columns])
  const { range = 'Max', zoom, scale, drawdown } = search
  const choice = useMemo(
    (): ChartChoice => ({ range, span: zoomOf(zoom), scale: scale ?? 'linear', drawdown: drawdown !== undefined }),
    [range, zoom, scale, drawdown],
  )
  if (lines.length === 0) return null
  const choose = ({ range: period, span, scale: kind, drawdown: falls }: ChartChoice) => {
    const address = { range: period, zoom: span && zoomText(span), scale: kind, drawdown: falls ? 1 : undefined }
    onSearch({ ...search, ...noChoice, ...chartSearch(address) })
  }
  const start = new Date((lines[0]?.times[0] ?? 0) * 1000).toISOString().slice(0, 10)
  const hasModel = columns.some(({ thing, ref }) => thing && ref.kind === 'property')
  return (
    <div className="part-wide">
      <Chart
        label="Comparison"
        lines={lines}
        choice={choice}
        onChoice={choose}
        format={(value) => formatNumber(value, 2)}
        formatTick={(value) => formatNumber(value, Number.isInteger(value) ? 0 : 2)}
      />
      <p className="chart-note">
        {lines.length > 1 && `Change since ${dateLabel(start)}, the first date all of them share. `}
        {hasModel &&
          'A property is drawn without its loan: price less the cost of a sale, plus rent less maintenance, against price and costs of buying.'}
      </p>
    </div>
  )
}

export function comparedLines(columns: readonly Column[]): Series[] {
  const drawn = columns.flatMap(({ thing }, at) => (thing?.line ? [{ thing, line: thing.line, at }] : []))
  const from = drawn.reduce((last, { line }) => Math.max(last, line.days[0] ?? 0), 0)
  return drawn.map(({ thing, line, at }) => {
    // A day without a value carries the previous one.
    const next = line.days.findIndex((day) => day > from)
    const first = line.days[0] === from || next < 1 ? 0 : next - 1
    return {
      id: thing.href,
      label: thing.name,
      color: (at + 1) as Series['color'],
      times: line.days.slice(first).map((day) => Math.max(from, day) * DAY_S),
      values: line.values.slice(first),
    }
  })
}
