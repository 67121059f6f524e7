import type uPlot from 'uplot'
import { markedValue } from './chart-series.ts'
import type { PaneView } from './pane-view.ts'
import type { Look } from './plot-look.ts'

/** The same numbers at the same positions as in the SVG. */
export function drawMarks(u: uPlot, { lines, marks = [], kind }: PaneView, look: Look) {
  const { min = 0, max = 0 } = u.scales.x ?? {}
  const { ctx } = u
  const radius = look.rem * 0.5 * devicePixelRatio
  for (const [index, moment] of marks.entries()) {
    const value = markedValue(lines[0], moment, { from: min, to: max }, kind === 'log')
    if (value === null) continue
    const [left, top] = [u.valToPos(moment, 'x', true), u.valToPos(value, 'y', true)]
    ctx.save()
    ctx.beginPath()
    ctx.arc(left, top, radius, 0, 2 * Math.PI)
    ctx.fillStyle = look.mark
    ctx.fill()
    ctx.fillStyle = look.onMark
    ctx.font = `600 ${radius * 1.35}px ${look.family}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(String(index + 1), left, top + radius * 0.08)
    ctx.restore()
  }
}
