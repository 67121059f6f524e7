import { useRef, useState } from 'react'
import { ChartPicture } from './chart-picture.tsx'
import { type PlotOptions, usePlot } from './use-plot.ts'

type ChartPaneProps = Omit<PlotOptions, 'place' | 'onLive'> & {
  readonly look: string
  readonly caption?: string
}

/** One plot: the server-rendered SVG first, the canvas on top once it is requested. */
export function ChartPane({ look, caption, ...plot }: ChartPaneProps) {
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  usePlot({ place, ...plot, onLive: () => setLive(true) })
  return (
    <>
      {caption && <p className="chart-caption">{caption}</p>}
      <div className={`chart-pane chart-${look}`} data-live={live || undefined}>
        <ChartPicture {...plot.view} />
        <div ref={place} className="chart-canvas" />
      </div>
    </>
  )
}
