import { describe, expect, test } from 'vitest'
import { currentSymbols } from '#domain/stocks/current-symbol.ts'
import { readExchangeFile } from '#domain/stocks/exchange-file.ts'
import { sampleStocks } from '#domain/stocks/sample-stocks.ts'
import { readEquityList, readIndexList, readSymbolChanges } from '#domain/stocks/symbol-lists.ts'
import { csvRows } from '#domain/text/csv-rows.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { readZip } from '#server/feeds/read-zip.ts'
import { hasRealData, realBytes, realFile } from '#tests/real-data.ts'

const limits = { entries: 2, entryBytes: 2_000_000, totalBytes: 2_000_000, ratio: 50, ms: 5_000 }
const day = (iso: string) => readIsoDay(iso) ?? Number.NaN

async function textOf(name: string): Promise<string> {
  if (!name.endsWith('.zip')) return realFile(`nse/${name}`)
  const files = await readZip(realBytes(`nse/${name}`), limits)
  return files.get(name.replace('.zip', ''))?.toString('utf8') ?? ''
}

async function read(name: string) {
  const file = readExchangeFile(await textOf(name))
  if (!file.ok) throw new Error(file.reason)
  return file
}
function rowsOf<Read extends { readonly ok: boolean }>(list: Read): Extract<Read, { readonly ok: true }> {
  if (!list.ok) throw new Error('refused')
  return list as Extract<Read, { readonly ok: true }>
}

describe.skipIf(!hasRealData)('the real end-of-day files', () => {
  test.each([
    ['BhavCopy_BSE_CM_20260819_sample.csv', 'BSE', '2026-08-19', 250, 2],
    ['BhavCopy_NSE_CM_20240701_excerpt.csv', 'NSE', '2024-07-01', 28, 11],
    ['cm01JAN2016bhav.csv.zip', 'NSE', '2016-01-01', 1607, 79],
    ['cm16FEB2021bhav.csv', 'NSE', '2021-02-16', 2026, 236],
    ['cm05JUL2024bhav.csv.zip', 'NSE', '2024-07-05', 2775, 281],
    ['sec_bhavdata_full_01072024.csv', 'NSE', '2024-07-01', 2638, 116],
    ['sec_bhavdata_full_21082026.csv', 'NSE', '2026-08-21', 3479, 124],
  ])('%s: %s on %s, %i rows, %i of them no shares', async (name, exchange, on, rows, others) => {
    const file = await read(name)
    expect(file).toMatchObject({ exchange, day: day(on), read: rows, counts: { series: others } })
    expect(Object.keys(file.counts)).toEqual(['series'])
    expect(file.rows).toHaveLength(rows - others)
    const [header = [], ...lines] = (await textOf(name)).split(/\r?\n/).map((line) => line.split(/, ?/))
    const place = (...names: string[]) => header.findIndex((column) => names.includes(column))
    const [symbol, series] = [place('SYMBOL', 'TckrSymb'), place('SERIES', 'SctySrs')]
    const close = place('CLOSE', 'CLOSE_PRICE', 'ClsPric')
    const written = new Map(lines.map((cells) => [`${cells[symbol]} ${cells[series]}`, cells[close]]))
    expect(file.rows.filter((row) => written.get(`${row.symbol} ${row.series}`) !== row.close)).toEqual([])
  })

  test('one day from two layouts: equal prices, volumes and values', async () => {
    const common = await read('BhavCopy_NSE_CM_20240701_excerpt.csv')
    const full = new Map((await read('sec_bhavdata_full_01072024.csv')).rows.map((row) => [row.symbol, row]))
    for (const { symbol, open, high, low, close, previous, volume, trades, value } of common.rows) {
      const other = full.get(symbol)
      expect(other).toMatchObject({ open, high, low, close, previous, volume, trades })
      // Lakh with two decimals.
      expect(Math.abs((other?.value ?? 0) - (value ?? 0))).toBeLessThanOrEqual(501)
    }
    expect(common.rows).toHaveLength(17)
  })

  test('delivery is known except where a dash stands; ISINs only where the layout has them', async () => {
    for (const [name, dashes] of [
      ['sec_bhavdata_full_01072024.csv', 302],
      ['sec_bhavdata_full_21082026.csv', 259],
    ] as const) {
      const { rows } = await read(name)
      expect(rows.filter(({ delivered }) => delivered === null)).toHaveLength(dashes)
      expect(rows.every(({ delivered, volume }) => (delivered ?? 0) <= volume)).toBe(true)
      expect(rows.every(({ isin }) => isin === null)).toBe(true)
    }
    const { rows } = await read('cm05JUL2024bhav.csv.zip')
    expect(rows.every(({ isin }) => isin?.startsWith('IN'))).toBe(true)
  })
})

describe.skipIf(!hasRealData)('the real lists', () => {
  const companies = () => rowsOf(readEquityList(realFile('nse/EQUITY_L_2026-08-08.csv')))
  const changes = () => rowsOf(readSymbolChanges(realFile('nse/symbolchange_2026-08-08.csv')))

  test('all 2,397 companies, 17 symbols with signs', () => {
    const { rows, read: all, counts } = companies()
    expect([rows.length, all, counts]).toEqual([2397, 2397, {}])
    expect(rows.every(({ isin }) => isin !== null)).toBe(true)
    expect(rows.filter(({ symbol }) => /[&-]/.test(symbol))).toHaveLength(17)
    expect(rows).toContainEqual({ symbol: 'M&M', name: 'Mahindra & Mahindra Limited', isin: 'INE101A01026' })
  })

  test('1,054 changed symbols, 9 of which change nothing', () => {
    const { rows, read: all, counts } = changes()
    expect([rows.length, all, counts]).toEqual([1045, 1054, { 'same-symbol': 9 }])
  })

  test('a chain of changes ends at a symbol that is listed', () => {
    const listed = new Set(companies().rows.map(({ symbol }) => symbol))
    const current = currentSymbols(changes().rows)
    expect(current('INFOSYSTCH')).toBe('INFY')
    expect(current('HEROHONDA')).toBe('HEROMOTOCO')
    const known = new Set(changes().rows.map(({ from }) => current(from)))
    expect([...known].filter((symbol) => listed.has(symbol)).length).toBeGreaterThan(300)
  })

  test.each([
    [50, 15],
    [500, 20],
  ])('%i companies of an index in %i sectors', (count, sectors) => {
    const { rows, read: all, counts } = rowsOf(readIndexList(realFile(`nse/ind_nifty${count}list_2026-04.csv`)))
    expect([rows.length, all, counts]).toEqual([count, count, {}])
    expect(new Set(rows.map(({ sector }) => sector)).size).toBe(sectors)
  })

  test('no invented company has the name of a real one; sectors are real', () => {
    const firstWord = (name: string) => name.toLowerCase().split(/[\s,.-]/)[0] ?? ''
    const us = [...csvRows(realFile('us/nasdaq-listed_2026-08-01.csv'))].map(([, name = '']) => name)
    const large = [...csvRows(realFile('us/sp500_constituents_2026-08-08.csv'))].map(([, name = '']) => name)
    const real = new Set([...companies().rows.map(({ name }) => name), ...us, ...large].map(firstWord))
    expect(real.size).toBeGreaterThan(4000)
    const invented = sampleStocks(7).companies.filter(({ name }) => !name.includes('&'))
    expect(invented.filter(({ name }) => real.has(firstWord(name)))).toEqual([])
    const sectors = new Set(
      rowsOf(readIndexList(realFile('nse/ind_nifty500list_2026-04.csv'))).rows.map((one) => one.sector),
    )
    expect(invented.filter(({ sector }) => !sectors.has(sector)).map(({ sector }) => sector)).toEqual([])
  })
})
