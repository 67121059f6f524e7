import type { NavPoint } from '#domain/measures/dated-value.ts'
import { firstAt } from '#domain/measures/series.ts'
import { decimalText } from '#domain/numbers/decimal.ts'
import { chance } from '#domain/numbers/seeded-chance.ts'
import type { PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'
import { FIRST_DAY, type SampleCompany, type SampleShare, sampleChanges, sampleShares } from './sample-companies.ts'
import { logPrices, type SampleCourse, sampleActions, sampleCourse } from './sample-course.ts'
import { productAfter, shareSteps } from './share-steps.ts'
import type { SymbolChange } from './symbol-lists.ts'

export type SampleStocks = {
  readonly companies: readonly SampleCompany[]
  readonly changes: readonly SymbolChange[]
  /** As traded, up to a day and from another if given. Nothing for an unknown symbol; empty before it was listed. */
  history(symbol: string, today: Day, from?: Day): PriceHistory | undefined
}

/**
 * A made-up exchange: 600 invented companies in real sectors and five currencies. Deterministic by seed and day; asking
 * for another day or range changes no value.
 */
export function sampleStocks(seed: number): SampleStocks {
  const shares = sampleShares(seed)
  const bySymbol = new Map(shares.map((share) => [share.symbol, share]))
  let course = sampleCourse(seed, FIRST_DAY)
  return {
    companies: shares.map(({ symbol, name, isin, exchange, sector, currency, formerSymbols }) => ({
      ...{ symbol, name, isin, exchange, sector, currency, formerSymbols },
    })),
    changes: sampleChanges(shares),
    history: (symbol, today, from = FIRST_DAY) => {
      const share = bySymbol.get(symbol)
      if (!share) return undefined
      if (today > (course.days.at(-1) ?? 0)) course = sampleCourse(seed, today)
      const first = Math.max(from, share.listed)
      return historyOf(seed, share, course, first, Math.min(today, share.last ?? today))
    },
  }
}

function historyOf(seed: number, share: SampleShare, course: SampleCourse, from: Day, until: Day): PriceHistory {
  const [begin, end] = [firstAt(course, from), firstAt(course, until + 1)]
  const all = sampleActions(seed, share, course)
  const known = all.filter(({ day }) => day >= from && day <= until && day > share.listed)
  const columns: Record<'open' | 'high' | 'low' | 'close' | 'volume', NavPoint[]> = {
    ...{ open: [], high: [], low: [], close: [], volume: [] },
  }
  const actions = known.map(({ day, kind, value }) => ({ day, kind, value }))
  if (begin >= end) return { ...columns, actions }
  // The day before the first one is needed for its open.
  const years = { from: yearOf(course, Math.max(0, begin - 1)), to: yearOf(course, end - 1) + 1 }
  const logs = logPrices(seed, share, course, all, years)
  const offset = course.begins[years.from] ?? 0
  const steps = shareSteps(all)
  const total = steps.reduce((product, { factor }) => product * factor, 1)
  const days = [...course.days.subarray(begin, end)]
  const later = productAfter(days, steps)
  for (const [nth, day] of days.entries()) {
    const at = begin + nth - offset
    const bar = barOf(seed, share, day, logs[at - 1] ?? logs[at] ?? 0, logs[at] ?? 0, total / (later[nth] ?? 1))
    for (const name of ['open', 'high', 'low', 'close', 'volume'] as const) columns[name].push({ day, nav: bar[name] })
  }
  return { ...columns, actions }
}

const yearOf = ({ begins }: SampleCourse, at: number): number => begins.findLastIndex((begin) => begin <= at)

/** One day of trading between two closes. `shares` of that day for one of the first. */
function barOf(
  seed: number,
  { key, money, behaves, turnover }: SampleShare,
  day: Day,
  from: number,
  to: number,
  shares: number,
) {
  const wide = 0.5 * Math.hypot(behaves.own / 16, 0.009)
  const luck = (about: number) => chance(seed, key, day * 8 + about)
  const open = from + (to - from) * 0.3 + wide * (luck(100_001) - 0.5)
  const high = Math.max(open, to) + wide * luck(100_002)
  const low = Math.min(open, to) - wide * luck(100_003)
  const ticks = (log: number) => Math.max(1, Math.round((Math.exp(log) / shares) * (10 ** money.decimals / money.tick)))
  const price = (log: number) => decimalText({ units: ticks(log) * money.tick, decimals: money.decimals })
  const traded = turnover * Math.exp(2 * luck(100_004) - 1) * (1 + 25 * Math.abs(to - from))
  return {
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(to),
    volume: String(Math.max(1, Math.round((traded * shares) / Math.exp(to)))),
  }
}
