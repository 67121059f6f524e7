import { type RefObject, useEffect, useRef } from 'react'
import type { LivePlot, PlotProps } from './live-plot.ts'

export type PlotOptions = PlotProps & {
  readonly place: RefObject<HTMLElement | null>
  /** The person reached for the chart: its code is loaded and the canvas replaces the SVG. */
  readonly wanted: boolean
}

/** Keeps one plot in sync with props. */
export function usePlot({ place, wanted, ...props }: PlotOptions): void {
  const { view, cursor } = props
  const plot = useRef<LivePlot | null>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const element = place.current
    if (!wanted || !element) return
    let gone = false
    import('./live-plot.ts').then(
      ({ keepPlot }) => {
        if (!gone) plot.current = keepPlot(element, latest)
      },
      // If the code cannot be loaded, the SVG stays.
      () => {},
    )
    return () => {
      gone = true
      plot.current?.destroy()
      plot.current = null
    }
  }, [place, wanted])

  useEffect(() => plot.current?.show(view), [view])
  useEffect(() => plot.current?.setCursor(cursor), [cursor])
}
