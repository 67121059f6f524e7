import type uPlot from 'uplot'
import type { Span } from './chart-series.ts'
import type { PlotListeners } from './plot.ts'

/** Touch, wheel and double click. Returns how to stop. */
export function listenOn(u: uPlot, { onCursor, onSpan, onGlide }: PlotListeners, whole: () => Span): () => void {
  const glide = gliding(u, { onSpan, onGlide }, whole)
  const touch = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const box = u.over.getBoundingClientRect()
    const moment = u.data[0][u.posToIdx(event.clientX - box.left)]
    if (moment !== undefined) onCursor(moment)
  }
  u.over.addEventListener('dblclick', () => onSpan(null))
  u.over.addEventListener('wheel', glide.onWheel, { passive: false })
  u.over.addEventListener('pointerdown', touch)
  u.over.addEventListener('pointermove', touch)
  // Listeners go with their element; a pending period change must be cancelled.
  return glide.stop
}

/** Horizontal wheel pans, Ctrl + wheel zooms; `onSpan` is called when the movement ends. */
function gliding(u: uPlot, { onSpan, onGlide }: Pick<PlotListeners, 'onSpan' | 'onGlide'>, whole: () => Span) {
  let rest: ReturnType<typeof setTimeout> | undefined
  const onWheel = (event: WheelEvent) => {
    const zooms = event.ctrlKey || event.metaKey
    // Some systems turn Shift + wheel into horizontal scrolling themselves.
    const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX
    if (!zooms && Math.abs(sideways) < 1) return
    event.preventDefault()
    const { min = 0, max = 1 } = u.scales.x ?? {}
    const limits = whole()
    const next = zooms
      ? zoomed({ from: min, to: max }, u.posToVal(event.offsetX, 'x'), Math.exp(event.deltaY / 300), limits)
      : moved({ from: min, to: max }, ((max - min) * sideways) / u.over.clientWidth, limits)
    u.setScale('x', { min: next.from, max: next.to })
    onGlide(next)
    clearTimeout(rest)
    rest = setTimeout(() => onSpan(next), 200)
  }
  return { onWheel, stop: () => clearTimeout(rest) }
}

/** Pans the period, clamped to the data. */
export const moved = ({ from, to }: Span, by: number, limits: Span) => inside({ from: from + by, to: to + by }, limits)

function inside({ from, to }: Span, limits: Span): Span {
  const by = Math.max(limits.from - from, Math.min(0, limits.to - to))
  return { from: from + by, to: to + by }
}

const SHORTEST = 7 * 86_400

/** Zooms around a moment, between one week and the whole history. */
export function zoomed({ from, to }: Span, around: number, factor: number, limits: Span): Span {
  const length = Math.min(Math.max((to - from) * factor, SHORTEST), limits.to - limits.from)
  const share = (around - from) / (to - from)
  return inside({ from: around - length * share, to: around + length * (1 - share) }, limits)
}
