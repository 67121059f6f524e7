import { dayLabel } from '#ui/data/day-label.ts'
import { type ChartColumn, textAt } from './chart-column.ts'

type ReadoutProps = {
  readonly moment: number
  readonly columns: readonly ChartColumn[]
  /** Signs of what happened on that day. */
  readonly signs: string
}

/** Values at the crosshair, above the plot so that they never cover it. */
export function ChartReadout({ moment, columns, signs }: ReadoutProps) {
  return (
    // Many values have fixed places: nothing may move below while the crosshair does.
    <figcaption className={columns.length > 4 ? 'chart-readout chart-readout-grid' : 'chart-readout'}>
      <span className="chart-moment">
        {dayLabel(moment)}
        {signs && ` · ${signs}`}
      </span>
      {columns.map((column) => (
        <span key={column.id} className={`chart-said ${column.color ? `chart-color-${column.color}` : ''}`}>
          <span className="chart-name">{column.label}</span> {textAt(column, moment)}
        </span>
      ))}
    </figcaption>
  )
}
