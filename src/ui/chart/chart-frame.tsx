import { type ReactNode, useRef, useState } from 'react'
import { dayLabel } from '#ui/data/day-label.ts'
import type { ChartProps } from './chart.tsx'
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
  readonly id: string
  /** Its height; like the id if not given. */
  readonly look?: 'study'
  readonly view: PaneView
  readonly caption?: string
}

type FrameProps = Pick<ChartProps, 'label' | 'onReach'> & {
  readonly span: Span
  /** The first one's days are those that keys move by. */
  readonly lines: readonly Series[]
  readonly columns: readonly ChartColumn[]
  readonly panes: readonly Pane[]
  /** Legends of the marks. */
  readonly lists: readonly MarkList[]
  readonly onSpan: (span: Span | null) => void
  /** The period must become long enough to show everything. */
  readonly onWhole: () => void
  readonly controls: ReactNode
}

/** Readout, plots, controls, table and marks: what charts of every kind have in common. */
export function ChartFrame({ label, lines, columns, panes, span, ...props }: FrameProps) {
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
    if (at < span.from || at > span.to) props.onWhole()
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
        {panes.map(({ id, look = id, caption, view }) => (
          <ChartPane
            key={id}
            look={look}
            caption={caption}
            {...{ view, wanted, cursor, plots }}
            onCursor={setCursor}
            onSpan={props.onSpan}
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
