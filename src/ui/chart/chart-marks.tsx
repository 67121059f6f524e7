import type { ReactNode } from 'react'
import { dayLabel } from '#ui/data/day-label.ts'

/** A moment that means something to whoever looks at the chart. It is known by its number, there and in the list below. */
export type ChartMark = { readonly at: number; readonly what: ReactNode }

type Props = {
  readonly label: string
  readonly marks: readonly ChartMark[]
  readonly onShow: (at: number) => void
}

/** What the numbers in the chart mean. Each leads the crosshair to its day. */
export function ChartMarks({ label, marks, onShow }: Props) {
  if (marks.length === 0) return null
  return (
    <details className="chart-aside no-print">
      <summary>
        {label} ({marks.length})
      </summary>
      <ol className="chart-mark-list">
        {marks.map(({ at, what }, index) => (
          <li key={at}>
            <button
              type="button"
              className="chart-mark-number"
              aria-label={`Show ${dayLabel(at)} in the chart`}
              onClick={() => onShow(at)}
            >
              {index + 1}
            </button>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
