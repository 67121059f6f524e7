import { useMemo } from 'react'
import { Chart, type ChartProps, useChoice } from '#ui/chart/chart.tsx'
import { ChartControls } from '#ui/chart/chart-controls.tsx'
import { ChartFrame, type Pane } from '#ui/chart/chart-frame.tsx'
import { type ChartFlag, numbered, type SignedMark } from '#ui/chart/chart-marks.tsx'
import type { Series, Span } from '#ui/chart/chart-series.ts'
import { barColumns } from './bar-columns.ts'
import { BarControls } from './bar-controls.tsx'
import { flagColumns, flagMarks, listedFlags } from './bar-flags.ts'
import { candleLayer, columnLayer } from './bar-layers.ts'
import { barPanes } from './bar-panes.ts'
import { type Bars, closeLine, padded, stepOf, unpadded } from './bars.ts'
import { columnsOfStudies, type Study, type StudyKind, studiesOf } from './studies.ts'

type BarChartProps = ChartProps & {
  readonly bars: Bars
  /** What can be added to the chart. */
  readonly studies?: readonly StudyKind[]
  /** Ascending. */
  readonly flags?: readonly ChartFlag[]
  readonly flagsLabel?: string
  readonly formatVolume: (value: number) => string
  /** Short, for the axis. */
  readonly formatVolumeTick: (value: number) => string
}

const NO_STUDIES: readonly StudyKind[] = []
const NO_FLAGS: readonly ChartFlag[] = []

/** Candles, line or area, with volume and studies; several `lines` are compared, without the bars. */
export function BarChart(props: BarChartProps) {
  return props.lines.length > 1 ? <Chart {...props} /> : <SingleBarChart {...props} />
}

function SingleBarChart(props: BarChartProps) {
  const { bars, choice, format, formatVolume, studies: kinds = NO_STUDIES, flags = NO_FLAGS } = props
  const color = props.lines[0]?.color ?? 1
  const close = useMemo(() => closeLine(bars, 'Close', color), [bars, color])
  const lines = useMemo(() => [close], [close])
  const { whole, span, choose } = useChoice({ ...props, lines })
  const step = useMemo(() => stepOf(bars.times), [bars])
  const chosen = choice.studies?.join() ?? ''
  const studies = useMemo(() => studiesOf(bars, kinds, chosen.split(',')), [bars, kinds, chosen])
  const columns = useMemo(
    () => [...barColumns(bars, { format, formatVolume }), ...columnsOfStudies(studies, format), ...flagColumns(flags)],
    [bars, studies, flags, format, formatVolume],
  )
  const marks = useMemo(() => numbered(props.marks ?? []), [props.marks])
  const lists = [
    { label: props.marksLabel ?? 'Marks', marks },
    { label: props.flagsLabel ?? 'Events', marks: listedFlags(flags) },
  ]
  return (
    <ChartFrame
      {...props}
      lists={lists}
      span={span}
      lines={lines}
      columns={columns}
      panes={usePanes(props, { close, studies, marks, step, span, whole })}
      choose={choose}
      toSpan={(shown) => unpadded(shown, step)}
      controls={
        <ChartControls choice={choice} choose={choose} whole={whole} compares={false}>
          <BarControls choice={choice} choose={choose} studies={kinds} />
        </ChartControls>
      }
    />
  )
}

type Drawn = {
  readonly close: Series
  readonly marks: readonly SignedMark[]
  readonly studies: readonly Study[]
  readonly step: number
  readonly span: Span
  readonly whole: Span
}

function usePanes(props: BarChartProps, { close, marks, studies, step, span, whole }: Drawn): Pane[] {
  const { bars, choice, flags = NO_FLAGS, formatTick, formatVolumeTick } = props
  const layers = useMemo(
    () => ({ candles: candleLayer(bars, step), volume: columnLayer(bars.times, bars.volume, step) }),
    [bars, step],
  )
  const signs = useMemo(() => [...flagMarks(flags, span), ...marks], [flags, marks, span])
  return useMemo(
    () =>
      barPanes({
        ...{ choice, close, layers, studies, marks: signs, formatTick, formatVolumeTick },
        ...{ span: padded(span, step), whole: padded(whole, step) },
      }),
    [choice, close, layers, studies, signs, formatTick, formatVolumeTick, span, whole, step],
  )
}
