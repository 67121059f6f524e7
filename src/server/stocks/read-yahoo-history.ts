import { encodePrices } from '#domain/packs/price-history.ts'
import { cleanPrices } from '#domain/stocks/clean-prices.ts'
import { readYahooChart } from '#domain/stocks/yahoo-chart.ts'
import type { Day } from '#domain/time/day.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'
import { packedIn, packedStock, packsOf } from './make-stock-packs.ts'
import type { KnownPacks } from './rebuild-stocks.ts'

export type ReadYahoo =
  | {
      readonly ok: true
      readonly symbol: string
      readonly bytes: Uint8Array
      readonly points: number
      readonly lastDay: Day
      readonly rejected: Readonly<Record<string, number>>
      /** The packs with this stock in it, as far as the days' files do not tell of it. */
      readonly packs: InstrumentPacks | undefined
    }
  | { readonly ok: false; readonly reason: string }

/** One symbol's prices as Yahoo answers them, in the form that is kept. `id`: ours for it. */
export function readYahooHistory(text: string, id: string, { list, sparks }: KnownPacks): ReadYahoo {
  const chart = readYahooChart(text)
  if (!chart.ok) return chart
  // A split after its end would be missing.
  if (!chart.reachesNow) return { ok: false, reason: 'not up to date' }
  const { prices, symbol, counts } = chart
  const bytes = encodePrices(prices)
  const last = prices.close.at(-1)
  if (!bytes || !last) return { ok: false, reason: 'empty' }
  const known = packedIn(list, sparks)
  const before = known.get(id)?.row
  const isInFiles = before?.texts.exchange === 'NSE' || before?.texts.exchange === 'BSE'
  const about = {
    id,
    name: chart.name ?? before?.name ?? id,
    isin: before?.isins[0] ?? null,
    exchange: before?.texts.exchange ?? chart.exchange ?? '',
    sector: before?.texts.sector ?? '',
    currency: chart.currency,
  }
  const traded = Number(last.nav) * Number(prices.volume.at(-1)?.nav ?? Number.NaN)
  const clean = cleanPrices(prices, { toldUntil: last.day })
  const made = packedStock(about, clean, Number.isNaN(traded) ? null : traded, last.day)
  const later = before?.unitChanges.filter(({ day }) => day > last.day) ?? []
  const told = [...made.row.unitChanges, ...(isInFiles ? later : [])]
  if (before && isInFiles) known.set(id, { ...(known.get(id) ?? made), row: { ...before, unitChanges: told } })
  else known.set(id, made)
  const isSame = isInFiles && JSON.stringify(before?.unitChanges) === JSON.stringify(told)
  return {
    ok: true,
    symbol,
    bytes,
    points: prices.close.length,
    lastDay: last.day,
    rejected: counts as Record<string, number>,
    packs: isSame ? undefined : packsOf([...known.values()]),
  }
}
