import { expect, test } from 'vitest'
import { betaOf } from '#domain/measures/beta.ts'
import { closesAlone, encodePrices } from '#domain/packs/price-history.ts'
import { isoDay } from '#domain/time/day.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { seriesFor } from './beta-series.ts'

const FIRST = 20_000
const FALL = FIRST + 40

/** Answers the history of a stock that falls by 45% on one day for an unknown reason. */
function clientWith(unsure: readonly string[]): ApiClient {
  const close = Array.from({ length: 80 }, (_, at) => {
    const usual = 100 + (at % 7)
    return { day: FIRST + at, nav: (FIRST + at < FALL ? usual : usual * 0.55).toFixed(2) }
  })
  const bytes = Buffer.from(encodePrices(closesAlone(close)) ?? []).toString('base64')
  const call = async () => ({ symbol: 'ELM', source: 'exchange', bytes, assumed: [], unsure })
  return { call } as unknown as ApiClient
}

test('unsure days come with the prices, so that beta leaves them out', async () => {
  const ref = { kind: 'stock', id: 'ELM' } as const
  const { series, unsure } = await seriesFor(clientWith([isoDay(FALL)]), ref)
  expect(unsure).toEqual([FALL])
  expect(betaOf(series, series).returns).toBe(79)
  expect(betaOf(series, series, unsure).returns).toBe(78)
})
