import type { ReactNode } from 'react'
import { dayLabel } from '#ui/data/day-label.ts'

/** A marked moment. Chart and list below show the same number for it. */
export type ChartMark = { readonly at: number; readonly what: ReactNode }

type Props = {
  readonly label: string
  readonly marks: readonly ChartMark[]
  readonly onShow: (at: number) => void
}

/** The legend of the marks; clicking one moves the crosshair there. */
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
