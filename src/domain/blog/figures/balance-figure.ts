import type { Flow } from '#domain/money/ledger.ts'
import { xirr } from '#domain/money/xirr.ts'
import { FigureError, type FigureInput, type PostFigure } from './post-figure.ts'

const DAYS = 365
const REACH = 15

/** The XIRR of dated payments, and how their present value falls as the rate rises. */
export function balanceFigure(input: FigureInput): Omit<PostFigure, 'title' | 'source'> {
  const flows: Flow[] = input.rows.map(({ day, value }) => ({ day, amount: value }))
  const found = xirr(flows)
  if (found.kind !== 'rate') throw new FigureError('These payments have no single XIRR.')
  const first = flows[0]?.day ?? 0
  const yearsTo = (day: number) => (day - first) / DAYS
  const worth = (rate: number) => flows.reduce((sum, { day, amount }) => sum + amount / (1 + rate) ** yearsTo(day), 0)
  const percent = found.rate * 100
  const from = Math.max(-90, Math.round(percent) - REACH)
  const rates = Array.from({ length: 2 * REACH + 1 }, (_, at) => from + at)
  const paid = flows.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  return {
    x: { label: 'Yearly rate', unit: 'percent' },
    y: { label: 'Present value', unit: 'rupees' },
    lines: [{ label: 'Present value of all payments', xs: rates, ys: rates.map((rate) => worth(rate / 100)) }],
    results: [
      { label: 'Paid in', unit: 'rupees', value: paid },
      { label: 'Received', unit: 'rupees', value: flows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0) },
      { label: 'XIRR', unit: 'percent', value: percent },
    ],
    table: {
      columns: [
        { label: 'Day', unit: 'day' },
        { label: 'Amount', unit: 'rupees' },
        { label: 'Years from the first payment', unit: 'years' },
        { label: 'Value on the first day at the XIRR', unit: 'rupees' },
      ],
      rows: flows.map(({ day, amount }) => [day, amount, yearsTo(day), amount / (1 + found.rate) ** yearsTo(day)]),
    },
  }
}
