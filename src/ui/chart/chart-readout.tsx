import { dayLabel } from '#ui/data/day-label.ts'
import type { Series } from './chart-series.ts'

/** Values at the crosshair, above the plot so that they never cover it. */
export function ChartReadout({
  moment,
  said,
}: {
  moment: number
  said: readonly { readonly line: Series; readonly text: string }[]
}) {
  return (
    <figcaption className="chart-readout">
      <span className="chart-moment">{dayLabel(moment)}</span>
      {said.map(({ line, text }) => (
        <span key={line.id} className={`chart-said chart-color-${line.color}`}>
          <span className="chart-name">{line.label}</span> {text}
        </span>
      ))}
    </figcaption>
  )
}
