import { drawdowns, maxDrawdown } from '#domain/measures/drawdown.ts'
import { returnOver } from '#domain/measures/returns.ts'
import { between, type Series } from '#domain/measures/series.ts'
import { SAMPLE_SEED, sampleUniverse } from '#domain/sample/sample-universe.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { FigureError, type FigureInput, numberIn, optionOf, type PostFigure } from './post-figure.ts'

const MOST_POINTS = 160
/** Built once, by the first figure that needs it. */
let universe: ReturnType<typeof sampleUniverse> | undefined

/** How far a sample fund stood below its previous peak, day by day. */
export function drawdownFigure(input: FigureInput): Omit<PostFigure, 'title' | 'source'> {
  const [from, until] = [dayIn(input, 'from'), dayIn(input, 'until')]
  universe ??= sampleUniverse(SAMPLE_SEED)
  const whole = universe.values(numberIn(input, 'fund', 900_001, 999_999), until)
  const series = whole && between(whole, from, until)
  const worst = series && maxDrawdown(series)
  if (!series || !worst) throw new FigureError('This sample fund has no fall in this period.')
  const falls = drawdowns(series)
  const shown = lowestOfEach(series, falls)
  const total = returnOver(series, 'Max')?.annualised
  return {
    x: { label: 'Day', unit: 'day' },
    y: { label: 'Fall from previous peak', unit: 'percent' },
    lines: [
      {
        label: 'Fall from previous peak',
        xs: shown.map((at) => series.days[at] ?? 0),
        ys: shown.map((at) => (falls[at] ?? 0) * 100),
      },
    ],
    results: [
      { label: 'Max drawdown', unit: 'percent', value: worst.depth * 100 },
      { label: 'Gain needed to recover', unit: 'percent', value: (1 / (1 + worst.depth) - 1) * 100 },
      ...(total === undefined ? [] : [{ label: 'Annualised return', unit: 'percent', value: total * 100 } as const]),
    ],
    table: {
      columns: [
        { label: 'Fall', unit: 'percent' },
        { label: 'Peak', unit: 'day' },
        { label: 'Lowest', unit: 'day' },
        { label: 'Back at the peak', unit: 'day' },
        { label: 'Days below the peak', unit: 'number' },
      ],
      rows: deepest(series, falls).map(({ depth, peak, trough, recovery }) => [
        depth * 100,
        peak,
        trough,
        recovery ?? 'not yet',
        (recovery ?? series.days.at(-1) ?? peak) - peak,
      ]),
    },
  }
}

function dayIn(input: FigureInput, name: string): number {
  const day = readIsoDay(optionOf(input, name))
  if (day === undefined) throw new FigureError(`“${name}” must be a date such as 2024-03-31.`)
  return day
}

/** Indexes of the lowest value of each stretch, and of its first day, so that a picture loses no fall. */
function lowestOfEach({ days }: Series, falls: Float64Array): number[] {
  const stretch = Math.max(1, Math.ceil((2 * days.length) / MOST_POINTS))
  const kept = new Set<number>()
  for (let start = 0; start < days.length; start += stretch) {
    let lowest = start
    for (let at = start; at < Math.min(start + stretch, days.length); at += 1)
      if ((falls[at] ?? 0) < (falls[lowest] ?? 0)) lowest = at
    kept.add(start).add(lowest)
  }
  return [...kept.add(days.length - 1)].sort((a, b) => a - b)
}

type Fall = { depth: number; peak: number; trough: number; recovery: number | undefined }

/** The five deepest separate falls, each from its peak back to it. */
function deepest({ days }: Series, falls: Float64Array): Fall[] {
  const all: Fall[] = []
  let now: Fall | undefined
  for (const [at, fall] of falls.entries()) {
    const day = days[at] ?? 0
    if (fall === 0) {
      if (now) all.push({ ...now, recovery: day })
      now = undefined
    } else if (!now) now = { depth: fall, peak: days[at - 1] ?? day, trough: day, recovery: undefined }
    else if (fall < now.depth) now = { ...now, depth: fall, trough: day }
  }
  if (now) all.push(now)
  return all.sort((a, b) => a.depth - b.depth).slice(0, 5)
}
