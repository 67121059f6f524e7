import { readIsoDay } from '#domain/time/day.ts'
import { balanceFigure } from './balance-figure.ts'
import { costFigure } from './cost-figure.ts'
import { crashFigure } from './crash-figure.ts'
import { crowdFigure } from './crowd-figure.ts'
import { drawdownFigure } from './drawdown-figure.ts'
import { homeFigure } from './home-figure.ts'
import { FigureError, type FigureInput, optionOf, type PostFigure } from './post-figure.ts'

/** Every kind of figure that a post can have, by the name in its block. */
export const figureKinds = {
  xirr: balanceFigure,
  cost: costFigure,
  drawdown: drawdownFigure,
  'rent or buy': homeFigure,
  'sip in a crash': crashFigure,
  wishlists: crowdFigure,
} as const satisfies Record<string, (input: FigureInput) => Omit<PostFigure, 'title' | 'source'>>

const MOST_ROWS = 240

/** A figure from the text of its block: lines `name: value`, and `2024-01-31: 100` for dated values. */
export function buildFigure(text: string): PostFigure {
  const input = readInput(text)
  const kind = optionOf(input, 'kind')
  if (!Object.hasOwn(figureKinds, kind))
    throw new FigureError(`Unknown kind of figure. Known kinds: ${Object.keys(figureKinds).join(', ')}.`)
  const figure = figureKinds[kind as keyof typeof figureKinds](input)
  return { title: optionOf(input, 'title'), source: optionOf(input, 'source'), ...figure }
}

function readInput(text: string): FigureInput {
  const options = new Map<string, string>()
  const rows: { day: number; value: number }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const at = line.indexOf(':')
    if (at < 1)
      throw new FigureError(`Each line of a figure reads “name: value”; this one does not: ${line.slice(0, 60)}`)
    const [name, value] = [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    const day = readIsoDay(name)
    if (day === undefined) options.set(name, value)
    else rows.push({ day, value: dated(name, value) })
  }
  if (rows.length > MOST_ROWS) throw new FigureError(`A figure can have at most ${MOST_ROWS} dated values.`)
  if (rows.some(({ day }, at) => at > 0 && day <= (rows[at - 1]?.day ?? 0)))
    throw new FigureError('The dates of a figure must ascend.')
  return { options, rows }
}

function dated(name: string, value: string): number {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(value)) throw new FigureError(`The value of ${name} is not a number.`)
  return Number(value)
}
