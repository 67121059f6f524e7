import type uPlot from 'uplot'
import { markedValue } from './chart-series.ts'
import type { PaneView } from './pane-view.ts'
import type { Look } from './plot-look.ts'

/** The same signs at the same positions as in the SVG. */
export function drawMarks(u: uPlot, { lines, marks = [], anchor = lines[0], kind }: PaneView, look: Look) {
  const { min = 0, max = 0 } = u.scales.x ?? {}
  const { ctx } = u
  const radius = look.rem * 0.5 * devicePixelRatio
  for (const { at, sign, onAxis } of marks) {
    const value = markedValue(anchor, at, { from: min, to: max }, kind === 'log')
    if (value === null) continue
    const left = u.valToPos(at, 'x', true)
    const top = onAxis ? u.bbox.top + u.bbox.height - radius : u.valToPos(value, 'y', true)
    ctx.save()
    ctx.beginPath()
    ctx.arc(left, top, radius, 0, 2 * Math.PI)
    ctx.fillStyle = onAxis ? look.onMark : look.mark
    ctx.fill()
    if (onAxis) {
      ctx.strokeStyle = look.mark
      ctx.lineWidth = devicePixelRatio
      ctx.stroke()
    }
    ctx.fillStyle = onAxis ? look.mark : look.onMark
    ctx.font = `600 ${radius * 1.35}px ${look.family}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(sign, left, top + radius * 0.08)
    ctx.restore()
  }
}
