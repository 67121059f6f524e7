import { type RatedCurrency, ratedCurrencies } from '#catalogue/rated-currencies.ts'
import { readDecimal } from '#domain/numbers/decimal.ts'
import { type Day, readIsoDay } from '#domain/time/day.ts'
import type { RateDay } from './exchange-rates.ts'

type Rejected = { readonly reason: 'bad-date' | 'future-date' | 'duplicate' | 'no-rates'; readonly text: string }

export type RatesFile =
  /** Days ascend. Missing or invalid rates are left out. */
  | { readonly ok: true; readonly days: readonly RateDay[]; readonly rejected: readonly Rejected[] }
  | { readonly ok: false; readonly reason: 'no-rates' }

/** ECB rates: one or many days as XML, or the history as CSV. A date may be at most tomorrow (time zones). */
export function readRatesFile(text: string, today: Day): RatesFile {
  const read = text.trimStart().startsWith('<') ? fromXml(text) : fromCsv(text)
  const rejected: Rejected[] = []
  const byDay = new Map<Day, RateDay>()
  for (const { date, rates } of read) {
    const day = readIsoDay(date)
    const told = date.slice(0, 40)
    if (day === undefined) rejected.push({ reason: 'bad-date', text: told })
    else if (day > today + 1) rejected.push({ reason: 'future-date', text: told })
    else if (byDay.has(day)) rejected.push({ reason: 'duplicate', text: told })
    else if (Object.keys(rates).length === 0) rejected.push({ reason: 'no-rates', text: told })
    else byDay.set(day, { day, rates })
  }
  const days = [...byDay.values()].toSorted((a, b) => a.day - b.day)
  return days.length === 0 ? { ok: false, reason: 'no-rates' } : { ok: true, days, rejected }
}

type Written = { readonly date: string; readonly rates: Partial<Record<RatedCurrency, string>> }

/** `Cube time='…'` starts a day, `Cube currency='…' rate='…'` is a rate; either quotation mark, any prefix. */
function fromXml(text: string): Written[] {
  const days: Written[] = []
  for (const [, attributes = ''] of text.matchAll(/<(?:\w{1,40}:)?Cube\s([^<>]{1,200})>/g)) {
    const time = attribute(attributes, 'time')
    if (time !== undefined) days.push({ date: time, rates: {} })
    note(days.at(-1), attribute(attributes, 'currency') ?? '', attribute(attributes, 'rate') ?? '')
  }
  return days
}

const attribute = (text: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:'([^']*)'|"([^"]*)")`)
    .exec(text)
    ?.slice(1)
    .find((value) => value !== undefined)

/** `Date,USD,JPY,…,` and a line per day; N/A for no rate, and an empty last column. */
function fromCsv(text: string): Written[] {
  const [header = '', ...lines] = text.split('\n')
  const [first, ...currencies] = header
    .replace('\ufeff', '')
    .split(',')
    .map((cell) => cell.trim())
  if (first !== 'Date') return []
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [date = '', ...cells] = line.split(',')
      const day: Written = { date: date.trim(), rates: {} }
      for (const [at, currency] of currencies.entries()) note(day, currency, (cells[at] ?? '').trim())
      return day
    })
}

function note(day: Written | undefined, currency: string, rate: string): void {
  if (day && isRated(currency) && (readDecimal(rate)?.units ?? 0) > 0) day.rates[currency] = rate
}

const isRated = (currency: string): currency is RatedCurrency => ratedCurrencies.some((one) => one === currency)
