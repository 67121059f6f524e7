import { useState } from 'react'
import { DataTable } from '#ui/data/data-table.tsx'
import { dayLabel } from '#ui/data/day-label.ts'
import { lastAt, type Series, type Span } from './chart-series.ts'

type ChartTableProps = {
  readonly label: string
  readonly lines: readonly Series[]
  readonly span: Span
  readonly format: (value: number) => string
}

/** The chart as a table: every day of a short period, month or year ends of a long one. */
export function ChartTable({ label, lines, span, format }: ChartTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="chart-aside no-print with-scripts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as a table</summary>
      {open && (
        <DataTable
          caption={label}
          rows={tableMoments(lines, span).map((moment) => ({ moment }))}
          rowKey={({ moment }) => String(moment)}
          columns={[
            { id: 'day', label: 'Day', cell: ({ moment }) => dayLabel(moment) },
            ...lines.map((line) => ({
              id: line.id,
              label: line.label,
              numeric: true,
              cell: ({ moment }: { moment: number }) => {
                const at = lastAt(line, moment)
                const value = at === undefined ? null : line.values[at]
                return value == null ? '–' : format(value)
              },
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
