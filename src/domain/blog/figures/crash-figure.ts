import type { Series } from '#domain/measures/series.ts'
import { lumpSum, sip } from '#domain/money/plans.ts'
import type { Xirr } from '#domain/money/xirr.ts'
import { FigureError, type FigureInput, numberIn, type PostFigure } from './post-figure.ts'

/** A monthly SIP and a lump sum of the same total, through the values of the rows. */
export function crashFigure(input: FigureInput): Omit<PostFigure, 'title' | 'source'> {
  const amount = numberIn(input, 'monthly', 1, 10_000_000)
  const series: Series = {
    days: Int32Array.from(input.rows, ({ day }) => day),
    values: Float64Array.from(input.rows, ({ value }) => value),
  }
  const [from, to] = [series.days[0], series.days.at(-1)]
  if (from === undefined || to === undefined || !series.values.every((value) => value > 0))
    throw new FigureError('The figure needs rows such as “2024-01-01: 100”.')
  const monthly = sip(series, { from, to, amount })
  const once = monthly && lumpSum(series, { from, to, amount: monthly.paidIn })
  if (!monthly || !once) throw new FigureError('Nothing could be bought at these values.')
  const xs = [...series.days]
  const last = series.values.at(-1) ?? 0
  const average = series.values.reduce((sum, value) => sum + value, 0) / series.values.length
  return {
    x: { label: 'Day', unit: 'day' },
    y: { label: 'Value', unit: 'rupees' },
    lines: [
      { label: 'Monthly SIP', xs, ys: [...monthly.course.value] },
      { label: 'Lump sum', xs, ys: [...once.course.value] },
      { label: 'Paid into the SIP', xs, ys: [...monthly.course.paidIn] },
    ],
    results: [
      { label: 'Paid in', unit: 'rupees', value: monthly.paidIn },
      { label: 'SIP, value at the end', unit: 'rupees', value: monthly.value },
      { label: 'SIP, XIRR', unit: 'percent', value: percentOf(monthly.xirr) },
      { label: 'Lump sum, value at the end', unit: 'rupees', value: once.value },
      { label: 'Average price of the months', unit: 'number', value: average },
      { label: 'Average price paid per unit', unit: 'number', value: monthly.paidIn / monthly.units },
      { label: 'Price at the end', unit: 'number', value: last },
    ],
    table: {
      columns: [
        { label: 'Day', unit: 'day' },
        { label: 'Price', unit: 'number' },
        { label: 'Units bought', unit: 'number' },
        { label: 'Paid in so far', unit: 'rupees' },
        { label: 'SIP', unit: 'rupees' },
        { label: 'Lump sum', unit: 'rupees' },
      ],
      rows: xs
        .map((day, at) => [
          day,
          series.values[at] ?? 0,
          amount / (series.values[at] ?? 1),
          monthly.course.paidIn[at] ?? 0,
          monthly.course.value[at] ?? 0,
          once.course.value[at] ?? 0,
        ])
        .filter((_, at) => at % 3 === 0 || at === xs.length - 1),
    },
  }
}

function percentOf(found: Xirr): number {
  if (found.kind !== 'rate') throw new FigureError('This SIP has no single XIRR.')
  return found.rate * 100
}
