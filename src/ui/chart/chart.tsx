import { useMemo } from 'react'
import { formatSigned } from '#ui/data/format-number.ts'
import { columnOf } from './chart-column.ts'
import { ChartControls } from './chart-controls.tsx'
import { ChartFrame, type Pane } from './chart-frame.tsx'
import { type ChartMark, numbered } from './chart-marks.tsx'
import { drawdown, rebased, type Series, type Span, wholeSpan, within } from './chart-series.ts'
import type { PaneView } from './pane-view.ts'
import { type ChartRange, spanOf } from './range.ts'
import type { ScaleKind } from './scale.ts'

/** Everything a person can choose about a chart; small and serialisable, so that a page can keep it in its URL. */
export type ChartChoice = {
  readonly range: ChartRange
  /** A custom period overrides the range. */
  readonly span?: Span | undefined
  readonly scale: ScaleKind
  readonly drawdown: boolean
  /** Of a chart of bars; candles if not chosen. */
  readonly form?: 'candles' | 'line' | 'area' | undefined
  readonly volume?: boolean | undefined
  /** Ids of studies. */
  readonly studies?: readonly string[] | undefined
}

export const firstChoice: ChartChoice = { range: 'Max', scale: 'linear', drawdown: false }

export type ChartProps = {
  readonly label: string
  /** Several lines are compared by their change since the start of the period. */
  readonly lines: readonly Series[]
  readonly choice: ChartChoice
  readonly onChoice: (choice: ChartChoice) => void
  readonly format: (value: number) => string
  readonly formatTick: (value: number) => string
  /** The person wants detail (hover, focus, touch). May be called often. */
  readonly onReach?: (() => void) | undefined
  /** Ascending, without duplicates. */
  readonly marks?: readonly ChartMark[] | undefined
  readonly marksLabel?: string | undefined
}

const percent = (value: number) => `${formatSigned(value, 1)}%`
const percentTick = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}%`

export function Chart(props: ChartProps) {
  const { lines, choice, format, formatTick } = props
  const { whole, span, choose } = useChoice(props)
  const compares = lines.length > 1
  // Percent changes can be negative, which a log scale cannot show.
  const kind = compares ? 'linear' : choice.scale
  const marks = useMemo(() => numbered(props.marks ?? []), [props.marks])
  const main = useMemo<PaneView>(() => {
    const shown = compares ? lines.map((line) => rebased(within(line, span))) : lines
    return {
      lines: shown,
      span,
      whole,
      kind,
      filled: !compares,
      marks,
      formatTick: compares ? percentTick : formatTick,
    }
  }, [lines, span, whole, kind, compares, marks, formatTick])
  const falls = useMemo(() => drawdownPane(lines, span, whole), [lines, span, whole])
  return (
    <ChartFrame
      {...props}
      lists={[{ label: props.marksLabel ?? 'Marks', marks }]}
      span={span}
      lines={main.lines}
      columns={main.lines.map((line) => columnOf(line, compares ? percent : format))}
      panes={[{ look: 'main', view: main }, ...(choice.drawdown ? [falls] : [])]}
      choose={choose}
      controls={<ChartControls choice={choice} choose={choose} whole={whole} compares={compares} />}
    />
  )
}

/** The chosen period, and how to choose something else. */
export function useChoice({ lines, choice, onChoice, onReach }: ChartProps) {
  const whole = useMemo(() => wholeSpan(lines), [lines])
  const span = useMemo(() => choice.span ?? spanOf(choice.range, whole), [choice, whole])
  const choose = (part: Partial<ChartChoice>) => {
    onReach?.()
    onChoice({ ...choice, ...part })
  }
  return { whole, span, choose }
}

export const drawdownPane = (lines: readonly Series[], span: Span, whole: Span): Pane => ({
  look: 'falls',
  caption: 'Fall from previous peak',
  view: {
    lines: lines.map((line) => drawdown(within(line, span))),
    span,
    whole,
    kind: 'linear',
    formatTick: percentTick,
    ticks: 3,
  },
})
