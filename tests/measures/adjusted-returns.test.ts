import { describe, expect, test } from 'vitest'
import type { CorporateAction, PriceHistory } from '#domain/packs/price-history.ts'
import { adjustPrices } from '#domain/stocks/adjusted-prices.ts'
import { assumedActions } from '#domain/stocks/assumed-actions.ts'
import { productAfter, shareSteps } from '#domain/stocks/share-steps.ts'
import { readYahooChart } from '#domain/stocks/yahoo-chart.ts'
import { csvRows } from '#domain/text/csv-rows.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

const day = (iso: string) => readIsoDay(iso) ?? Number.NaN
type Dated = readonly (readonly [iso: string, value: number])[]
const actionsOf = (kind: CorporateAction['kind'], all: Dated): CorporateAction[] =>
  all.map(([iso, value]) => ({ day: day(iso), kind, value: String(value) }))

const nvidia = {
  file: 'us/yahoo_nvda-1999-2014.csv',
  rows: 4012,
  splits: [
    ['2000-06-27', 2],
    ['2001-09-17', 2],
    ['2006-04-07', 2],
    ['2007-09-11', 1.5],
  ],
  /** The file has no events: the days and half cents that its adjusted closes step by. */
  dividends: [
    ...(['2012-11-20', '2013-02-26', '2013-05-21', '2013-08-20'] as const).map((iso) => [iso, 0.075] as const),
    ...(['2013-11-19', '2014-02-25', '2014-05-20', '2014-08-19', '2014-11-19'] as const).map(
      (iso) => [iso, 0.085] as const,
    ),
  ],
} as const
const oracle = {
  file: 'us/yahoo_orcl-1995-2014.csv',
  rows: 5036,
  splits: [
    ['1995-02-23', 1.5],
    ['1996-04-17', 1.5],
    ['1997-08-18', 1.5],
    ['1999-03-01', 1.5],
    ['2000-01-19', 2],
    ['2000-10-13', 2],
  ],
  dividends: [
    ...[
      '2009-04-06',
      '2009-07-13',
      '2009-10-09',
      '2010-01-14',
      '2010-04-12',
      '2010-07-12',
      '2010-10-04',
      '2011-01-14',
    ].map((iso) => [iso, 0.05] as const),
    ...['2011-04-11', '2011-07-11', '2011-10-07', '2012-01-09', '2012-04-09', '2012-07-11', '2012-10-10'].map(
      (iso) => [iso, 0.06] as const,
    ),
    ['2012-12-12', 0.18],
    ...['2013-07-10', '2013-10-04', '2014-01-03', '2014-04-04', '2014-07-07', '2014-10-06'].map(
      (iso) => [iso, 0.12] as const,
    ),
  ],
} as const

/** A file of split-adjusted prices as it was traded, and Yahoo's adjusted closes. */
function tradedIn(file: string, splits: Dated, dividends: Dated = [], scale = 1) {
  const [header = [], ...rows] = csvRows(realFile(file))
  const actions = [...actionsOf('split', splits), ...actionsOf('dividend', dividends)]
  const days = rows.map(([iso = '']) => day(iso))
  const shares = productAfter(days, shareSteps(actions))
  const column = (at: number, times: (shares: number) => number) =>
    rows.map((row, nth) => ({ day: days[nth] ?? 0, nav: String(Number(row[at]) * times(shares[nth] ?? 1)) }))
  const price = (at: number) => column(at, (by) => by * scale)
  const history: PriceHistory = {
    ...{ open: price(1), high: price(2), low: price(3), close: price(4), actions },
    volume: column(header.length - 1, (by) => 1 / by),
  }
  return { history, adjusted: rows.map((row) => Number(row[5])) }
}

/** The largest difference between two series' growth since the last day. */
function furthest(one: readonly number[], other: readonly number[]): number {
  const growth = (values: readonly number[], at: number) => (values.at(-1) ?? 0) / (values[at] ?? 0)
  return Math.max(...one.map((_, at) => Math.abs(growth(one, at) / growth(other, at) - 1)))
}

describe.skipIf(!hasRealData)('adjusted returns are Yahoo’s within 0.1%', () => {
  test.each([nvidia, oracle])('$file', ({ file, rows, splits, dividends }) => {
    const { history, adjusted } = tradedIn(file, splits, dividends)
    expect(history.close).toHaveLength(rows)
    expect(furthest(adjustPrices(history, 'dividends').close, adjusted)).toBeLessThan(0.001)
    // Without dividends they are not.
    expect(furthest(adjustPrices(history, 'splits').close, adjusted)).toBeGreaterThan(0.02)
    expect(furthest(adjustPrices(history, 'none').close, adjusted)).toBeGreaterThan(0.5)
  })

  // Nvidia's chart was asked for splits alone: its dividends of that year come to 0.09%.
  test.each([
    'chart-AAPL-2020-08-31-to-2020-11-07',
    'chart-WSU.DE-2023-08-04-to-2023-08-09',
    'historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.csv',
  ])('%s', (name) => {
    const body = JSON.parse(realFile(`yahoo/${name}.json`)).response.bodyJson
    const chart = readYahooChart(JSON.stringify(body))
    if (!chart.ok) throw new Error(chart.reason)
    const adjusted: number[] = body.chart.result[0].indicators.adjclose[0].adjclose
    expect(furthest(adjustPrices(chart.prices, 'dividends').close, adjusted)).toBeLessThan(0.001)
  })
})

describe.skipIf(!hasRealData)('what prices alone show of splits, on exchanges without daily limits', () => {
  const shown = (file: string, splits: Dated, scale?: number) => {
    const { actions, unsure } = assumedActions(adjustPrices(tradedIn(file, splits, [], scale).history, 'none'))
    return { actions: actions.map((one) => [isoDay(one.day), Number(one.value)]), unsure: unsure.map(isoDay) }
  }

  test('every split is found or unsure; no crash is taken for one', () => {
    expect(shown(oracle.file, oracle.splits)).toEqual({
      actions: oracle.splits,
      unsure: ['1997-12-09', '1999-06-16', '2001-03-02'],
    })
    // The second split came with the first trades after 11 September 2001.
    expect(shown(nvidia.file, nvidia.splits)).toEqual({
      actions: nvidia.splits.filter(([iso]) => iso !== '2001-09-17'),
      unsure: ['2000-03-07', '2001-09-17', '2002-07-31', '2004-08-06', '2008-07-03'],
    })
  })

  test('adjusted prices show none, though Apple opened 47% lower on 29 September 2000', () => {
    const cents = 100
    expect(shown('us/stooq_aapl_us_d_2026-01.csv', [], cents)).toEqual({
      actions: [],
      unsure: ['1996-07-18', '1997-08-06', '2000-09-29'],
    })
    expect(shown('us/stooq_tsla_us_d_2026-01.csv', [], cents)).toEqual({ actions: [], unsure: ['2013-05-09'] })
  })
})
