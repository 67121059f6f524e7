import { growth } from '#domain/money/growth.ts'
import { type FigureInput, numberIn, type PostFigure } from './post-figure.ts'

/** The same monthly amount under two expense ratios. */
export function costFigure(input: FigureInput): Omit<PostFigure, 'title' | 'source'> {
  const monthly = numberIn(input, 'monthly', 1, 10_000_000)
  const years = numberIn(input, 'years', 1, 50)
  const gross = numberIn(input, 'return', 0, 30)
  const after = (expense: number) => ((1 + gross / 100) * (1 - expense / 100) - 1) * 100
  const direct = growth({ monthly, years, percent: after(numberIn(input, 'direct', 0, 5)) })
  const regular = growth({ monthly, years, percent: after(numberIn(input, 'regular', 0, 5)) })
  const xs = direct.map(({ year }) => year)
  const valueIn = (course: typeof direct, year: number) => course[year]?.value ?? 0
  const gap = valueIn(direct, years) - valueIn(regular, years)
  return {
    x: { label: 'Year', unit: 'number' },
    y: { label: 'Value', unit: 'rupees' },
    lines: [
      { label: 'Direct plan', xs, ys: direct.map(({ value }) => value) },
      { label: 'Regular plan', xs, ys: regular.map(({ value }) => value) },
      { label: 'Paid in', xs, ys: direct.map(({ paidIn }) => paidIn) },
    ],
    results: [
      { label: 'Direct plan', unit: 'rupees', value: valueIn(direct, years) },
      { label: 'Regular plan', unit: 'rupees', value: valueIn(regular, years) },
      { label: 'Difference', unit: 'rupees', value: gap },
      {
        label: 'Difference, of the direct plan’s gain',
        unit: 'percent',
        value: (100 * gap) / (valueIn(direct, years) - monthly * 12 * years),
      },
    ],
    table: {
      columns: [
        { label: 'Year', unit: 'number' },
        { label: 'Paid in', unit: 'rupees' },
        { label: 'Direct plan', unit: 'rupees' },
        { label: 'Regular plan', unit: 'rupees' },
        { label: 'Difference', unit: 'rupees' },
      ],
      rows: xs
        .filter((year) => year > 0 && (year % 5 === 0 || year === years))
        .map((year) => {
          const [one, other] = [valueIn(direct, year), valueIn(regular, year)]
          return [year, monthly * 12 * year, one, other, one - other]
        }),
    },
  }
}
