import { ratedCurrencies } from '#catalogue/rated-currencies.ts'
import { readIsoDay } from '#domain/time/day.ts'
import type { RateDay } from './exchange-rates.ts'

/** Parses the rates pack, oldest first; undefined if it is none. */
export function readRatesPack(text: string): RateDay[] | undefined {
  const { days, rates } = parsed(text)
  if (!Array.isArray(days) || days.length === 0 || typeof rates !== 'object' || rates === null) return undefined
  const columns = ratedCurrencies.map((currency) => [currency, Reflect.get(rates, currency) as unknown] as const)
  const read: RateDay[] = []
  for (const [at, written] of days.entries()) {
    const day = typeof written === 'string' ? readIsoDay(written) : undefined
    if (day === undefined || day <= (read.at(-1)?.day ?? Number.NEGATIVE_INFINITY)) return undefined
    const own = columns.map(([currency, column]) => [currency, Array.isArray(column) ? column[at] : undefined] as const)
    read.push({
      day,
      rates: Object.fromEntries(own.filter(([, rate]) => typeof rate === 'string' && Number(rate) > 0)),
    })
  }
  return read
}

function parsed(text: string): { days?: unknown; rates?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
