import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMfapiHistory } from '#domain/amfi/mfapi-history.ts'
import { readMfapiList } from '#domain/amfi/mfapi-list.ts'
import { readNavFile, readNavHistoryFile } from '#domain/amfi/nav-file.ts'
import { readRatesFile } from '#domain/money/rates-file.ts'
import { readIsoDay } from '#domain/time/day.ts'

/**
 * Invented schemes in real layouts: every trap of AMFI, mfapi and ECB without the recorded feeds. Others are in
 * `exchange-file.test.ts`, `symbol-lists.test.ts`, `yahoo-chart.test.ts`, `read-paper.test.ts` and
 * `listing-import.test.ts`.
 */
const small = (name: string) => readFileSync(new URL(`small/${name}`, import.meta.url), 'utf8')
const day = (iso: string) => readIsoDay(iso) ?? Number.NaN

function rowsOf(name: string, iso: string, reader = readNavFile) {
  const read = reader(small(name), day(iso))
  if (!read.ok) throw new Error(read.reason)
  return read
}

test('2017: eight columns with prices, odd ISINs, N.A., a dot without digits, curly quotes, future dates', () => {
  const { rows, counts, day: mainDay } = rowsOf('nav-2017-prices.txt', '2017-04-13')
  expect(mainDay).toBe(day('2017-04-13'))
  expect(rows.map(({ code, isin, nav }) => [code, isin, nav])).toEqual([
    [700_001, 'INF209KA12Z1', '1000'],
    [700_002, null, null],
    [700_003, null, '10'],
    [700_004, null, '1005.3214'],
  ])
  expect(rows[2]?.name.trim()).toBe('Larch Children’s Gift – Savings & Growth')
  expect(rows[3]?.day).toBe(day('2017-04-16'))
  expect(rows[0]).toMatchObject({ type: 'open', category: 'Income', house: 'Larch Mutual Fund' })
  expect(counts).toEqual({ 'no-value': 1 })
})

test('six columns: values of every size, a zero, a scheme closed long ago, one ISIN on two schemes', () => {
  const { rows, counts, day: mainDay } = rowsOf('nav-6-columns.txt', '2026-08-18')
  expect(mainDay).toBe(day('2026-08-18'))
  expect(rows.map(({ nav }) => nav)).toEqual(['0.4157', '2510326.4049', null, '12.34567890'])
  expect(rows.map(({ isin }) => isin)).toEqual(['INF209KA12Z1', 'INF209KA12Z1', null, null])
  expect(rows[3]?.day).toBe(day('2008-10-02'))
  expect(counts).toEqual({ zero: 1 })
})

test('eight columns with plan and option: names repeat, with the same plan and option or none', () => {
  const { rows } = rowsOf('nav-8-columns-plan-option.txt', '2026-08-19')
  expect(rows.map(({ code, plan, option, nav }) => [code, plan, option, nav])).toEqual([
    [700_011, 'Direct', 'Growth', '0.4160'],
    [700_012, 'Regular', 'Growth', '2510326.4050'],
    [700_015, '', '', '11.1'],
    [700_016, '', '', '11.2'],
  ])
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Larch Liquid Fund']))
})

test('the report of a Saturday in 2006: doubled line ends, broken sheets, a value with its dividend', () => {
  const { rows, counts } = rowsOf('report-2006.txt', '2006-05-13', readNavHistoryFile)
  expect(rows).toHaveLength(6)
  expect(rows.filter(({ nav }) => nav !== null)).toMatchObject([{ code: 700_021, nav: '10.1234', category: 'Income' }])
  expect(counts).toEqual({ 'no-value': 3, 'not-a-number': 2 })
})

test.each([
  ['report-2026-08-19.txt', '2026-08-19', 'Larch Liquid Fund'],
  ['report-2026-08-20.txt', '2026-08-20', 'Larch Liquid Fund - Direct Plan - Growth'],
])('%s: another header, a missing ISIN is empty', (file, iso, name) => {
  const { rows } = rowsOf(file, iso, readNavHistoryFile)
  expect(rows).toMatchObject([
    { code: 700_011, name, plan: 'Direct', option: 'Growth', isin: 'INF209KA12Z1', isinReinvest: null, nav: '0.4160' },
  ])
})

test('mfapi’s list: a name used twice, null ISINs, entries that are skipped', () => {
  const name = 'Larch Liquid Fund - Growth'
  expect(readMfapiList(small('mfapi-list.json'))).toEqual([
    { code: 700_011, name },
    { code: 700_031, name },
  ])
})

test('mfapi’s history: newest first, a zero on a Sunday is reported, a face value change stays as published', () => {
  const read = readMfapiHistory(small('mfapi-face-value.json'), day('2015-08-31'))
  if (!read.ok) throw new Error(read.reason)
  expect(read.points.map(({ nav }) => nav)).toEqual(['24.10000', '30.22190', '3023.47000', '3023.90000'])
  expect(read.rejected).toMatchObject([{ reason: 'zero' }])
})

test('the ECB’s files: a last empty column, N/A, rupees only from 2009, quotes of either kind', () => {
  expect(readRatesFile(small('rates-history.csv'), day('2009-01-02'))).toMatchObject({
    ok: true,
    days: [{ rates: { USD: '1.4721' } }, { rates: { USD: '1.3917' } }, { rates: { USD: '1.3866', INR: '67.05' } }],
  })
  expect(readRatesFile(small('rates-day.xml'), day('2017-03-08'))).toMatchObject({
    ok: true,
    days: [{ day: day('2017-03-08'), rates: { USD: '1.0556', INR: '70.4060' } }],
  })
})
