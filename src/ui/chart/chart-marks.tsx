import type { ReactNode } from 'react'
import { dayLabel } from '#ui/data/day-label.ts'

/** A marked moment. Chart and list below show the same number for it. */
export type ChartMark = { readonly at: number; readonly what: ReactNode }

/** Something that happened to what the chart shows. A letter at the time axis; the list below explains it. */
export type ChartFlag = { readonly at: number; readonly letter: string; readonly what: string }

export type SignedMark = ChartMark & { readonly sign: string }

/** Signs of marks: their numbers. */
export const numbered = (marks: readonly ChartMark[]): SignedMark[] =>
  marks.map((mark, index) => ({ ...mark, sign: `${index + 1}` }))

export type MarkList = { readonly label: string; readonly marks: readonly SignedMark[] }

/** The legend of the marks; clicking one moves the crosshair there. */
export function ChartMarks({ label, marks, onShow }: MarkList & { readonly onShow: (at: number) => void }) {
  if (marks.length === 0) return null
  return (
    <details className="chart-aside no-print">
      <summary>
        {label} ({marks.length})
      </summary>
      <ol className="chart-mark-list">
        {marks.map(({ at, sign, what }) => (
          <li key={`${at}${sign}`}>
            <button
              type="button"
              className="chart-mark-sign"
              aria-label={`Show ${dayLabel(at)} in the chart`}
              onClick={() => onShow(at)}
            >
              {sign}
            </button>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
