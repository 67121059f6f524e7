import { useState } from 'react'
import { DataTable } from '#ui/data/data-table.tsx'
import { dayLabel } from '#ui/data/day-label.ts'
import { type ChartColumn, textAt } from './chart-column.ts'
import type { Series, Span } from './chart-series.ts'

type ChartTableProps = {
  readonly label: string
  /** Their moments are the rows. */
  readonly lines: readonly Series[]
  readonly columns: readonly ChartColumn[]
  readonly span: Span
}

/** The chart as a table: every day of a short period, month or year ends of a long one. */
export function ChartTable({ label, lines, columns, span }: ChartTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="chart-aside no-print with-scripts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as a table</summary>
      {open && (
        <DataTable
          caption={label}
          rows={tableMoments(lines, span)}
          rowKey={String}
          columns={[
            { id: 'day', label: 'Day', cell: dayLabel },
            ...columns.map((column) => ({
              ...column,
              numeric: true,
              cell: (moment: number) => textAt(column, moment),
            })),
          ]}
        />
      )}
    </details>
  )
}

const MOST_ROWS = 62

/** The last moment of each day, month or year, whichever keeps the table readable. */
export function tableMoments(lines: readonly Series[], span: Span): number[] {
  const times = [...new Set(lines.flatMap((line) => line.times))]
    .filter((at) => at >= span.from && at <= span.to)
    .sort((a, b) => a - b)
  const perMonth = lastOfEach(times, 7)
  const shown = times.length <= MOST_ROWS ? times : perMonth.length <= MOST_ROWS ? perMonth : lastOfEach(times, 4)
  return shown.reverse()
}

/** Groups by this many characters of the ISO date: 7 for months, 4 for years. */
function lastOfEach(times: readonly number[], letters: number): number[] {
  return [...new Map(times.map((at) => [new Date(at * 1000).toISOString().slice(0, letters), at])).values()]
}
