import { rebased, type Series, wholeSpan } from '#ui/chart/chart-series.ts'
import { dayLabel } from '#ui/data/day-label.ts'
import type { Row } from './compare-rows.ts'

type Named = { readonly name: string; readonly remark: string; readonly color: number }

const WIDTH = 1200
const MARGIN = 64
const CHART = { top: 150, height: 380 } as const
const ROW = 58
const REMARK = 30
const LABELS = 300

/** Chart and figures in the page's current colours and fonts. Personal amounts are left out while they are hidden. */
export async function drawComparison(
  lines: readonly Series[],
  things: readonly Named[],
  rows: readonly Row[],
): Promise<Blob> {
  const root = document.documentElement
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const [display, sans] = [token('display'), token('sans')]
  const isHidden = root.dataset.hideAmounts !== undefined
  const hasChart = lines.length > 0
  const tableTop = hasChart ? CHART.top + CHART.height + 70 : CHART.top
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  const remarks = [...new Set(things.map(({ remark }) => remark))].filter((remark) => remark !== '')
  const end = tableTop + ROW * (rows.length + 1)
  canvas.height = end + REMARK * remarks.length + 110
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  const write = (text: string, x: number, y: number, look: string, colour: string, most: number, isEnd = false) => {
    pen.font = look
    pen.fillStyle = colour
    pen.textAlign = isEnd ? 'right' : 'left'
    pen.fillText(fitted(pen, text, most), x, y)
  }

  pen.fillStyle = token('surface-1')
  pen.fillRect(0, 0, WIDTH, canvas.height)
  pen.fillStyle = token('accent')
  pen.fillRect(0, 0, WIDTH, 12)
  write('Side by side', MARGIN, 92, `500 52px ${display}`, token('ink-1'), WIDTH - 2 * MARGIN)

  if (hasChart) drawLines(pen, lines.map(rebased), token)
  if (hasChart) {
    const { from, to } = wholeSpan(lines)
    const y = CHART.top + CHART.height + 34
    write(dayLabel(from), MARGIN, y, `400 20px ${sans}`, token('ink-2'), 400)
    write(dayLabel(to), WIDTH - MARGIN, y, `400 20px ${sans}`, token('ink-2'), 400, true)
  }

  const wide = (WIDTH - 2 * MARGIN - LABELS) / things.length
  const endOf = (at: number) => MARGIN + LABELS + wide * (at + 1)
  for (const [at, { name, color }] of things.entries()) {
    pen.fillStyle = token(`chart-${color}`)
    pen.fillRect(endOf(at) - wide + 24, tableTop + 8, wide - 24, 6)
    write(name, endOf(at), tableTop + 46, `600 22px ${sans}`, token('ink-1'), wide - 24, true)
  }
  for (const [at, { label, cells }] of rows.entries()) {
    const y = tableTop + ROW * (at + 1)
    pen.fillStyle = token('line')
    pen.fillRect(MARGIN, y + 6, WIDTH - 2 * MARGIN, 1)
    write(label, MARGIN, y + 42, `400 22px ${sans}`, token('ink-2'), LABELS - 16)
    for (const [place, { text, personal }] of cells.entries())
      write(
        personal && isHidden ? '•••' : text,
        endOf(place),
        y + 42,
        `400 24px ${sans}`,
        token('ink-1'),
        wide - 24,
        true,
      )
  }
  for (const [at, remark] of remarks.entries())
    write(remark, MARGIN, end + 46 + REMARK * at, `400 20px ${sans}`, token('ink-2'), WIDTH - 2 * MARGIN)
  write('Banyan', WIDTH - MARGIN, canvas.height - 36, `600 24px ${sans}`, token('ink-2'), 300, true)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}

function drawLines(pen: CanvasRenderingContext2D, lines: readonly Series[], token: (name: string) => string) {
  const { from, to } = wholeSpan(lines)
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
  const x = (time: number) => MARGIN + ((time - from) / (to - from || 1)) * (WIDTH - 2 * MARGIN)
  const y = (value: number) => CHART.top + (1 - (value - low) / (high - low || 1)) * CHART.height
  pen.fillStyle = token('line-strong')
  pen.fillRect(MARGIN, y(0), WIDTH - 2 * MARGIN, 1)
  pen.lineWidth = 3
  pen.lineJoin = 'round'
  for (const { color, times, values } of lines) {
    pen.strokeStyle = token(`chart-${color}`)
    pen.beginPath()
    let isDrawing = false
    for (const [at, time] of times.entries()) {
      const value = values[at]
      if (value == null) isDrawing = false
      else if (isDrawing) pen.lineTo(x(time), y(value))
      else {
        pen.moveTo(x(time), y(value))
        isDrawing = true
      }
    }
    pen.stroke()
  }
}

function fitted(pen: CanvasRenderingContext2D, text: string, most: number): string {
  if (pen.measureText(text).width <= most) return text
  let end = text.length
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > most) end -= 1
  return `${text.slice(0, end)}…`
}
