import type { ChartColumn } from './chart-column.ts'

type ReadoutProps = { readonly day: string; readonly said: readonly (ChartColumn & { readonly text: string })[] }

/** Values at the crosshair, above the plot so that they never cover it. */
export function ChartReadout({ day, said }: ReadoutProps) {
  return (
    <figcaption className="chart-readout">
      <span className="chart-moment">{day}</span>
      {said.map(({ id, color = 0, label, text }) => (
        <span key={id} className={`chart-said chart-color-${color}`}>
          <span className="chart-name">{label}</span> {text}
        </span>
      ))}
    </figcaption>
  )
}
