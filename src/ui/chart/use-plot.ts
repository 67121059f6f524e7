import { type RefObject, useEffect, useRef } from 'react'
import type { PaneView } from './pane-view.ts'
import type { Plot, PlotListeners } from './plot.ts'

export type PlotOptions = Omit<PlotListeners, 'onGlide'> & {
  readonly place: RefObject<HTMLElement | null>
  /** The person reached for the chart: its code is loaded and the canvas replaces the SVG. */
  readonly wanted: boolean
  readonly view: PaneView
  readonly cursor: number | null
  readonly onLive: () => void
  /** All plots of the chart: they are panned and zoomed together. */
  readonly plots: Set<Plot>
}

/** Keeps one plot in sync with props, element size and theme. */
export function usePlot({ place, wanted, view, cursor, plots, ...listeners }: PlotOptions): void {
  const plot = useRef<Plot | null>(null)
  const latest = useRef({ view, cursor, listeners })
  latest.current = { view, cursor, listeners }

  useEffect(() => {
    const element = place.current
    if (!wanted || !element) return
    let gone = false
    const discard = () => {
      if (plot.current) plots.delete(plot.current)
      plot.current?.destroy()
      plot.current = null
    }
    const create = ({ createPlot }: typeof import('./plot.ts')) => {
      if (gone) return
      discard()
      plot.current = createPlot(element, latest.current.view, {
        onCursor: (moment) => latest.current.listeners.onCursor(moment),
        onSpan: (span) => latest.current.listeners.onSpan(span),
        onGlide: (span) => {
          for (const other of plots) if (other !== plot.current) other.glide(span)
        },
      })
      plots.add(plot.current)
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
      discard()
    }
  }, [place, wanted, plots])

  useEffect(() => plot.current?.show(view), [view])
  useEffect(() => plot.current?.setCursor(cursor), [cursor])
}
