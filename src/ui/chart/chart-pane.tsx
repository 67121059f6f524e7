import { useRef, useState } from 'react'
import { ChartPicture } from './chart-picture.tsx'
import type { Span } from './chart-series.ts'
import type { PaneView } from './pane-view.ts'
import { usePlot } from './use-plot.ts'

type ChartPaneProps = {
  readonly view: PaneView
  readonly wanted: boolean
  readonly cursor: number | null
  readonly onCursor: (moment: number | null) => void
  readonly onSpan: (span: Span | null) => void
  readonly className?: string
}

/** One plot: the server-rendered SVG first, the canvas on top once it is requested. */
export function ChartPane({ view, className = '', ...rest }: ChartPaneProps) {
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  usePlot({ place, view, ...rest, onLive: () => setLive(true) })
  return (
    <div className={`chart-pane ${className}`} data-live={live || undefined}>
      <ChartPicture {...view} />
      <div ref={place} className="chart-canvas" />
    </div>
  )
}
