import type { FigureUnit } from '#domain/blog/figures/post-figure.ts'
import { dayLabel } from '#ui/data/day-label.ts'
import { formatMoney, formatNumber } from '#ui/data/format-number.ts'

const DAY_SECONDS = 86_400
const LAKH = 100_000

/** A number of a figure as text. */
export function formatUnit(value: number | string, unit: FigureUnit): string {
  if (typeof value === 'string') return value
  switch (unit) {
    case 'rupees':
      return Math.abs(value) < LAKH ? formatMoney(value, 'INR', { digits: 0 }) : short(value)
    case 'percent':
      return `${formatNumber(value, 2)}%`
    case 'day':
      return dayLabel(value * DAY_SECONDS)
    case 'years':
      return formatNumber(value, 2)
    default:
      return formatNumber(value, Number.isInteger(value) ? 0 : 2)
  }
}

/** The same in an axis: 25%, ₹5 lakh. */
export function formatTick(value: number, unit: FigureUnit): string {
  if (unit === 'rupees') return short(value).replace(/\.(\d*?)0+(?!\d)/, (_, kept: string) => (kept ? `.${kept}` : ''))
  const text = formatNumber(value, Number.isInteger(value) ? 0 : 1)
  return unit === 'percent' ? `${text}%` : text
}

const short = (value: number) => formatMoney(value, 'INR', { short: true })
