import { type RefObject, useEffect, useRef } from 'react'
import type { PaneView } from './pane-view.ts'
import type { Plot, PlotListeners } from './plot.ts'

type PlotOptions = PlotListeners & {
  readonly place: RefObject<HTMLElement | null>
  /** The person reached for the chart: its code is loaded and the canvas replaces the SVG. */
  readonly wanted: boolean
  readonly view: PaneView
  readonly cursor: number | null
  readonly onLive: () => void
}

/** Keeps one plot in sync with props, element size and theme. */
export function usePlot({ place, wanted, view, cursor, ...listeners }: PlotOptions): void {
  const plot = useRef<Plot | null>(null)
  const latest = useRef({ view, cursor, listeners })
  latest.current = { view, cursor, listeners }

  useEffect(() => {
    const element = place.current
    if (!wanted || !element) return
    let gone = false
    const create = ({ createPlot }: typeof import('./plot.ts')) => {
      if (gone) return
      plot.current?.destroy()
      plot.current = createPlot(element, latest.current.view, {
        onCursor: (moment) => latest.current.listeners.onCursor(moment),
        onSpan: (span) => latest.current.listeners.onSpan(span),
      })
      plot.current.setCursor(latest.current.cursor)
      latest.current.listeners.onLive()
    }
    // If the code cannot be loaded, the SVG stays.
    const draw = () => import('./plot.ts').then(create, () => {})
    const sizes = new ResizeObserver(() => plot.current?.resize())
    const looks = new MutationObserver(draw)
    sizes.observe(element)
    looks.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-font-size', 'data-fonts'] })
    draw()
    return () => {
      gone = true
      sizes.disconnect()
      looks.disconnect()
      plot.current?.destroy()
      plot.current = null
    }
  }, [place, wanted])

  useEffect(() => plot.current?.show(view), [view])
  useEffect(() => plot.current?.setCursor(cursor), [cursor])
}
