import { useMemo, useState } from 'react'
import { Segments } from '#ui/controls/segments.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { dayLabel } from '#ui/data/day-label.ts'
import { formatSigned } from '#ui/data/format-number.ts'
import { type ChartMark, ChartMarks } from './chart-marks.tsx'
import { ChartPane } from './chart-pane.tsx'
import { ChartReadout } from './chart-readout.tsx'
import { drawdown, lastAt, rebased, type Series, type Span, wholeSpan, within } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import { cursorAfter } from './cursor-keys.ts'
import type { PaneView } from './pane-view.ts'
import { type ChartRange, chartRanges, spanOf, usefulRanges } from './range.ts'
import type { ScaleKind } from './scale.ts'

/** Everything a person can choose about a chart; small and serialisable, so that a page can keep it in its URL. */
export type ChartChoice = {
  readonly range: ChartRange
  /** A custom period overrides the range. */
  readonly span?: Span | undefined
  readonly scale: ScaleKind
  readonly drawdown: boolean
}

export const firstChoice: ChartChoice = { range: 'Max', scale: 'linear', drawdown: false }

type ChartProps = {
  readonly label: string
  /** Several lines are compared by their change since the start of the period. */
  readonly lines: readonly Series[]
  readonly choice: ChartChoice
  readonly onChoice: (choice: ChartChoice) => void
  readonly format: (value: number) => string
  readonly formatTick: (value: number) => string
  /** The person wants detail (hover, focus, touch). May be called often. */
  readonly onReach?: () => void
  /** Ascending, without duplicates. */
  readonly marks?: readonly ChartMark[]
  readonly marksLabel?: string
}

const NO_MARKS: readonly ChartMark[] = []

const percent = (value: number) => `${formatSigned(value, 1)}%`
const percentTick = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}%`

export function Chart({
  label,
  lines,
  choice,
  onChoice,
  format,
  formatTick,
  onReach,
  marks = NO_MARKS,
  marksLabel = 'Marks',
}: ChartProps) {
  const [wanted, setWanted] = useState(false)
  const [pointed, setCursor] = useState<number | null>(null)
  const whole = useMemo(() => wholeSpan(lines), [lines])
  const span = useMemo(() => choice.span ?? spanOf(choice.range, whole), [choice, whole])
  // May lie outside a newly chosen period.
  const cursor = pointed !== null && pointed >= span.from && pointed <= span.to ? pointed : null
  const compares = lines.length > 1
  // Percent changes can be negative, which a log scale cannot show.
  const kind = compares ? 'linear' : choice.scale

  const main = useMemo<PaneView>(() => {
    const shown = compares ? lines.map((line) => rebased(within(line, span))) : lines
    return {
      lines: shown,
      span,
      whole,
      kind,
      filled: !compares,
      marks: marks.map(({ at }) => at),
      formatTick: compares ? percentTick : formatTick,
    }
  }, [lines, span, whole, kind, compares, marks, formatTick])
  const falls = useMemo<PaneView>(
    () => ({
      lines: lines.map((line) => drawdown(within(line, span))),
      span,
      whole,
      kind: 'linear',
      formatTick: percentTick,
      ticks: 3,
    }),
    [lines, span, whole],
  )

  const moment = cursor ?? span.to
  const said = main.lines.map((line) => {
    const at = lastAt(line, moment)
    const value = at === undefined ? null : (line.values[at] ?? null)
    return { line, text: value === null ? '–' : compares ? percent(value) : format(value) }
  })
  const shownMoment = cursor ?? main.lines[0]?.times[lastAt(main.lines[0], moment) ?? 0] ?? moment
  const pane = { wanted, cursor, onCursor: setCursor }
  const reach = () => {
    setWanted(true)
    onReach?.()
  }
  const choose = (part: Partial<ChartChoice>) => {
    onReach?.()
    onChoice({ ...choice, ...part })
  }
  const onSpan = (next: Span | null) => choose({ span: next ?? undefined })
  const showMark = (at: number) => {
    reach()
    if (at < span.from || at > span.to) choose({ range: 'Max', span: undefined })
    setCursor(at)
  }

  return (
    <figure className="chart">
      <ChartReadout moment={shownMoment} said={said} />
      <div
        role="slider"
        tabIndex={0}
        className="chart-stage"
        aria-label={`${label}, chart. Use the arrow keys to move by day.`}
        aria-valuemin={span.from}
        aria-valuemax={span.to}
        aria-valuenow={shownMoment}
        aria-valuetext={`${dayLabel(shownMoment)}: ${said.map(({ line, text }) => `${line.label} ${text}`).join(', ')}`}
        onPointerEnter={reach}
        onFocus={reach}
        onKeyDown={(event) => {
          // Browser shortcuts: Alt+← goes back.
          if (event.altKey || event.ctrlKey || event.metaKey) return
          const next = cursorAfter(event.key, event.shiftKey, cursor, main.lines[0], span)
          if (next === undefined) return
          event.preventDefault()
          setCursor(next)
        }}
      >
        <ChartPane view={main} {...pane} onSpan={onSpan} className="chart-main" />
        {choice.drawdown && (
          <>
            <p className="chart-caption">Fall from previous peak</p>
            <ChartPane view={falls} {...pane} onSpan={onSpan} className="chart-falls" />
          </>
        )}
      </div>
      <div className="chart-choices with-scripts">
        <Segments
          label="Period"
          value={choice.span ? null : choice.range}
          options={usefulRanges(whole).map((range) => ({ value: range, label: range, hint: rangeHint(range) }))}
          onChange={(range) => choose({ range, span: undefined })}
        />
        {!compares && (
          <Switch
            label="Log scale"
            checked={choice.scale === 'log'}
            onChange={(log) => choose({ scale: log ? 'log' : 'linear' })}
          />
        )}
        <Switch label="Drawdown" checked={choice.drawdown} onChange={(on) => choose({ drawdown: on })} />
      </div>
      <div className="chart-asides">
        <ChartTable lines={main.lines} span={span} format={compares ? percent : format} label={label} />
        <ChartMarks label={marksLabel} marks={marks} onShow={showMark} />
      </div>
    </figure>
  )
}

function rangeHint(range: ChartRange) {
  const months = chartRanges[range]
  if (!Number.isFinite(months)) return 'All history'
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `The last ${count === 1 ? '' : `${count} `}${unit}${count === 1 ? '' : 's'}`
}
