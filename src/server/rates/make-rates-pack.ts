import type { Currency } from '#catalogue/money.ts'
import { ratedCurrencies } from '#catalogue/rated-currencies.ts'
import type { RateDay } from '#domain/money/exchange-rates.ts'
import { monthOf } from '#domain/time/calendar.ts'
import { isoDay } from '#domain/time/day.ts'
import type { MadePack } from '../market/made-pack.ts'

const DAILY_DAYS = 3 * 365

/** Daily for three years, before that the last of each month: enough to say what an amount was worth on a day. */
export function ratesPack(days: readonly RateDay[]): MadePack {
  const newest = days.at(-1)?.day ?? 0
  const kept = days.filter(
    ({ day }, at) => day > newest - DAILY_DAYS || monthOf(day) !== monthOf(days[at + 1]?.day ?? day),
  )
  const rates: Partial<Record<Currency, (string | null)[]>> = {}
  for (const currency of ratedCurrencies) rates[currency] = kept.map((one) => one.rates[currency] ?? null)
  const text = JSON.stringify({ days: kept.map(({ day }) => isoDay(day)), rates })
  return { bytes: new TextEncoder().encode(text), day: newest || null }
}
