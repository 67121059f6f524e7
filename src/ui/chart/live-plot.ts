import type { PaneView } from './pane-view.ts'
import { createPlot, type Plot, type PlotListeners } from './plot.ts'

/** What a live plot is told, always the latest. */
export type PlotProps = Omit<PlotListeners, 'onGlide'> & {
  readonly view: PaneView
  readonly cursor: number | null
  /** The canvas replaces the SVG now. */
  readonly onLive: () => void
  /** All plots of the chart: they are panned and zoomed together. */
  readonly plots: Set<Plot>
}

export type LivePlot = Pick<Plot, 'show' | 'setCursor' | 'destroy'>

/** A plot that follows the size of its element and the theme. */
export function keepPlot(element: HTMLElement, latest: { readonly current: PlotProps }): LivePlot {
  const { plots } = latest.current
  let plot = create()

  function create(): Plot {
    const created = createPlot(element, latest.current.view, {
      onCursor: (moment) => latest.current.onCursor(moment),
      onSpan: (span) => latest.current.onSpan(span),
      onGlide: (span) => {
        for (const other of plots) if (other !== created) other.glide(span)
      },
    })
    plots.add(created)
    created.setCursor(latest.current.cursor)
    return created
  }

  function discard() {
    plots.delete(plot)
    plot.destroy()
  }

  const sizes = new ResizeObserver(() => plot.resize())
  const looks = new MutationObserver(() => {
    discard()
    plot = create()
  })
  sizes.observe(element)
  looks.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-font-size', 'data-fonts'] })
  latest.current.onLive()
  return {
    show: (view) => plot.show(view),
    setCursor: (moment) => plot.setCursor(moment),
    destroy() {
      sizes.disconnect()
      looks.disconnect()
      discard()
    },
  }
}
