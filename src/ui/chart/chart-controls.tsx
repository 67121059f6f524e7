import type { ReactNode } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import type { ChartChoice } from './chart.tsx'
import type { Span } from './chart-series.ts'
import { type ChartRange, chartRanges, usefulRanges } from './range.ts'

type ControlsProps = {
  readonly choice: ChartChoice
  readonly choose: (part: Partial<ChartChoice>) => void
  readonly whole: Span
  readonly compares: boolean
  /** Controls of one kind of chart. */
  readonly children?: ReactNode
}

export function ChartControls({ choice, choose, whole, compares, children }: ControlsProps) {
  return (
    <>
      <Segments
        label="Period"
        value={choice.span ? null : choice.range}
        options={usefulRanges(whole).map((range) => ({ value: range, label: range, hint: rangeHint(range) }))}
        onChange={(range) => choose({ range, span: undefined })}
      />
      {children}
      {!compares && (
        <Switch
          label="Log scale"
          checked={choice.scale === 'log'}
          onChange={(log) => choose({ scale: log ? 'log' : 'linear' })}
        />
      )}
      <Switch label="Drawdown" checked={choice.drawdown} onChange={(on) => choose({ drawdown: on })} />
    </>
  )
}

function rangeHint(range: ChartRange) {
  const months = chartRanges[range]
  if (!Number.isFinite(months)) return 'All history'
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `The last ${count === 1 ? '' : `${count} `}${unit}${count === 1 ? '' : 's'}`
}
