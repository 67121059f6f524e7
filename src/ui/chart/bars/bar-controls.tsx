import type { ChartChoice } from '#ui/chart/chart.tsx'
import { Checkbox } from '#ui/controls/field.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import type { StudyKind } from './studies.ts'

type Props = {
  readonly choice: ChartChoice
  readonly choose: (part: Partial<ChartChoice>) => void
  readonly studies: readonly StudyKind[]
}

const forms = [
  { value: 'candles', label: 'Candles' },
  { value: 'line', label: 'Line' },
  { value: 'area', label: 'Area' },
] as const

/** What only a chart of bars lets a person choose. */
export function BarControls({ choice, choose, studies }: Props) {
  const { form = 'candles', volume = false, studies: chosen = [] } = choice
  const toggle = (id: string, on: boolean) =>
    choose({ studies: on ? [...chosen, id] : chosen.filter((each) => each !== id) })
  return (
    <>
      <Segments label="Chart type" value={form} options={forms} onChange={(next) => choose({ form: next })} />
      <Switch label="Volume" checked={volume} onChange={(on) => choose({ volume: on })} />
      {studies.length > 0 && (
        <details className="chart-studies">
          <summary>Indicators{chosen.length > 0 && ` (${chosen.length})`}</summary>
          <div className="chart-study-list">
            {studies.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={label}
                checked={chosen.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ))}
          </div>
        </details>
      )}
    </>
  )
}
