import type { StockAction } from '#domain/stocks/stock-details.ts'
import type { ChartFlag } from '#ui/chart/chart-marks.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatMoney, formatNumber } from '#ui/data/format-number.ts'

const letters = { split: 'S', bonus: 'B', dividend: 'D' } as const

/** Marks on the time axis, ascending. */
export const flagsOf = (actions: readonly StockAction[], currency: string): ChartFlag[] =>
  actions
    .map((action) => ({
      at: Date.parse(action.day) / 1000,
      letter: letters[action.kind],
      what: `${dateLabel(action.day)}: ${actionWords(action, currency)}`,
    }))
    .toReversed()

/** What happened, in words. */
export function actionWords({ kind, value, assumed }: StockAction, currency: string): string {
  const said = kind === 'dividend' ? `dividend of ${formatMoney(value, currency)} a share` : sharesWords(kind, value)
  return assumed ? `${said}, assumed from the price` : said
}

function sharesWords(kind: 'split' | 'bonus', value: number): string {
  if (kind === 'bonus') return `bonus issue, ${ratioWords(value - 1)} new for each share held`
  return value >= 1
    ? `split, ${ratioWords(value)} shares for one`
    : `reverse split, one share for ${ratioWords(1 / value)}`
}

/** 5, or 1.5. */
const ratioWords = (value: number) => formatNumber(value, Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 2)
