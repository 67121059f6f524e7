import { type ReactNode, useRef, useState } from 'react'
import { dayLabel } from '#ui/data/day-label.ts'
import type { ChartChoice, ChartProps } from './chart.tsx'
import { type ChartColumn, textAt } from './chart-column.ts'
import { ChartMarks, type MarkList } from './chart-marks.tsx'
import { ChartPane } from './chart-pane.tsx'
import { ChartReadout } from './chart-readout.tsx'
import { lastAt, type Series, type Span } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import { cursorAfter } from './cursor-keys.ts'
import type { PaneView } from './pane-view.ts'
import type { Plot } from './plot.ts'

/** One of the plots of a chart, from top to bottom. */
export type Pane = {
  /** Its height, in the style sheet. */
  readonly look: 'main' | 'volume' | 'study' | 'falls'
  /** Different for each pane. */
  readonly caption?: string
  readonly view: PaneView
}

type FrameProps = Pick<ChartProps, 'label' | 'onReach'> & {
  readonly span: Span
  /** The first one's days are those that keys move by. */
  readonly lines: readonly Series[]
  readonly columns: readonly ChartColumn[]
  readonly panes: readonly Pane[]
  /** Legends of the marks. */
  readonly lists: readonly MarkList[]
  readonly choose: (part: Partial<ChartChoice>) => void
  /** The period that belongs to a part of the plots. */
  readonly toSpan?: (shown: Span) => Span
  readonly controls: ReactNode
}

/** Readout, plots, controls, table and marks: what charts of every kind have in common. */
export function ChartFrame(props: FrameProps) {
  const { label, lines, columns, panes, span, choose, toSpan = same } = props
  const [wanted, setWanted] = useState(false)
  const [pointed, setCursor] = useState<number | null>(null)
  const plots = useRef(new Set<Plot>()).current
  // May lie outside a newly chosen period.
  const cursor = pointed !== null && pointed >= span.from && pointed <= span.to ? pointed : null
  const [first] = lines
  const moment = cursor ?? first?.times[lastAt(first, span.to) ?? 0] ?? span.to
  const reach = () => {
    setWanted(true)
    props.onReach?.()
  }
  const show = (at: number) => {
    reach()
    if (at < span.from || at > span.to) choose({ range: 'Max', span: undefined })
    setCursor(at)
  }
  const said = columns.map((column) => ({ ...column, text: textAt(column, moment) }))
  return (
    <figure className="chart">
      <ChartReadout day={dayLabel(moment)} said={said} />
      <div
        role="slider"
        tabIndex={0}
        className="chart-stage"
        aria-label={`${label}, chart. Use the arrow keys to move by day.`}
        aria-valuemin={span.from}
        aria-valuemax={span.to}
        aria-valuenow={moment}
        aria-valuetext={`${dayLabel(moment)}: ${said.map(({ label, text }) => `${label} ${text}`).join(', ')}`}
        onPointerEnter={reach}
        onFocus={reach}
        onKeyDown={(event) => {
          // Browser shortcuts: Alt+← goes back.
          if (event.altKey || event.ctrlKey || event.metaKey) return
          const next = cursorAfter(event.key, event.shiftKey, cursor, first, span)
          if (next === undefined) return
          event.preventDefault()
          setCursor(next)
        }}
      >
        {panes.map((pane) => (
          <ChartPane
            key={pane.caption ?? ''}
            {...{ ...pane, wanted, cursor, plots }}
            onCursor={setCursor}
            onSpan={(next) => choose({ span: next ? toSpan(next) : undefined })}
          />
        ))}
      </div>
      <div className="chart-choices with-scripts">{props.controls}</div>
      <div className="chart-asides">
        <ChartTable lines={lines} columns={columns} span={span} label={label} />
        {props.lists.map((list) => (
          <ChartMarks key={list.label} {...list} onShow={show} />
        ))}
      </div>
    </figure>
  )
}

const same = (span: Span) => span
