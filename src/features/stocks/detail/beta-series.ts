import { fundsApi } from '#domain/api/funds-contract.ts'
import { stocksApi } from '#domain/api/stocks-contract.ts'
import type { CleanHistory } from '#domain/measures/bad-points.ts'
import { between } from '#domain/measures/series.ts'
import { cleanSeriesIn } from '#domain/packs/clean-series.ts'
import { decodePrices } from '#domain/packs/price-history.ts'
import { adjustedSeries } from '#domain/stocks/clean-prices.ts'
import type { BesideRef } from '#domain/stocks/stock-page-query.ts'
import { monthsAfter } from '#domain/time/calendar.ts'
import { readIsoDay } from '#domain/time/day.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

type Measured = Pick<CleanHistory, 'series' | 'unsure'>

/** Adjusted daily values of the last three years, and the days that nothing is measured across. */
export async function seriesFor(client: ApiClient, { kind, id }: BesideRef): Promise<Measured> {
  const { series, unsure } = kind === 'fund' ? await fundSeries(client, id) : await stockSeries(client, id)
  const last = series.days.at(-1) ?? 0
  return { series: between(series, monthsAfter(last, -36), last), unsure }
}

async function fundSeries(client: ApiClient, code: string): Promise<Measured> {
  const { bytes, badPoints } = await client.call(fundsApi.fundHistory, undefined, { params: { code } })
  return { series: cleanSeriesIn(bytesOf(bytes), badPoints), unsure: [] }
}

async function stockSeries(client: ApiClient, symbol: string): Promise<Measured> {
  const { bytes, assumed, unsure } = await client.call(stocksApi.stockHistory, undefined, { params: { symbol } })
  const prices = decodePrices(bytesOf(bytes))
  const more = assumed.map(({ day, kind, value }) => ({ day: readIsoDay(day) ?? 0, kind, value: String(value) }))
  if (!prices) return { series: { days: new Int32Array(), values: new Float64Array() }, unsure: [] }
  const history = { ...prices, actions: [...prices.actions, ...more].toSorted((a, b) => a.day - b.day) }
  return { series: adjustedSeries({ history }, 'dividends'), unsure: unsure.map((day) => readIsoDay(day) ?? 0) }
}
