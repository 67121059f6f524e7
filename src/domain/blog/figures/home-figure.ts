import { emiOf, repay } from '#domain/money/loan.ts'
import { rentOrBuy } from '#domain/property/rent-or-buy.ts'
import { type FigureInput, numberIn, type PostFigure } from './post-figure.ts'

/** Net worth of a buyer and of a tenant who spend the same each month. */
export function homeFigure(input: FigureInput): Omit<PostFigure, 'title' | 'source'> {
  const price = numberIn(input, 'price', 100_000, 10_000_000_000)
  const down = numberIn(input, 'down payment', 0, price)
  const stay = numberIn(input, 'stay', 1, 30)
  const loan = {
    principal: Math.round((price - down) * 100),
    percent: numberIn(input, 'loan rate', 0, 30),
    months: numberIn(input, 'loan years', 1, 30) * 12,
  }
  const outcome = rentOrBuy({
    price,
    atOnce: down + (price * numberIn(input, 'purchase costs', 0, 30)) / 100,
    schedule: repay(loan),
    upkeep: numberIn(input, 'maintenance', 0, 1_000_000),
    rent: numberIn(input, 'rent', 0, 10_000_000),
    rentRise: numberIn(input, 'rent rise', 0, 30),
    growth: numberIn(input, 'price growth', -20, 30),
    invest: numberIn(input, 'invested at', 0, 30),
    selling: numberIn(input, 'selling costs', 0, 20),
    stay,
  })
  const { years, last } = outcome
  const xs = years.map(({ year }) => year)
  return {
    x: { label: 'Year', unit: 'number' },
    y: { label: 'Net worth', unit: 'rupees' },
    lines: [
      { label: 'Buying', xs, ys: years.map(({ buy }) => buy) },
      { label: 'Renting', xs, ys: years.map(({ rent }) => rent) },
    ],
    results: [
      { label: 'EMI', unit: 'rupees', value: emiOf(loan) / 100 },
      { label: `Net worth after ${stay} years if you buy`, unit: 'rupees', value: last.buy },
      { label: `Net worth after ${stay} years if you rent`, unit: 'rupees', value: last.rent },
      {
        label: outcome.better === 'buy' ? 'Buying stays ahead from year' : 'Renting stays ahead from year',
        unit: 'number',
        value: outcome.since,
      },
    ],
    table: {
      columns: [
        { label: 'Year', unit: 'number' },
        { label: 'Buying', unit: 'rupees' },
        { label: 'Renting', unit: 'rupees' },
        { label: 'Buying ahead by', unit: 'rupees' },
      ],
      rows: years
        .filter(({ year }) => year === 1 || year % 5 === 0 || year === stay)
        .map(({ year, buy, rent }) => [year, buy, rent, buy - rent]),
    },
  }
}
