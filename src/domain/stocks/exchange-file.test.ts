import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { readExchangeFile } from './exchange-file.ts'

const day = (iso: string) => readIsoDay(iso) ?? Number.NaN

const udiff =
  'TradDt,BizDt,Sgmt,Src,FinInstrmTp,FinInstrmId,ISIN,TckrSymb,SctySrs,XpryDt,FininstrmActlXpryDt,StrkPric,OptnTp,FinInstrmNm,OpnPric,HghPric,LwPric,ClsPric,LastPric,PrvsClsgPric,UndrlygPric,SttlmPric,OpnIntrst,ChngInOpnIntrst,TtlTradgVol,TtlTrfVal,TtlNbOfTxsExctd,SsnId,NewBrdLotQty,Rmks,Rsvd1,Rsvd2,Rsvd3,Rsvd4'
const legacy = 'SYMBOL,SERIES,OPEN,HIGH,LOW,CLOSE,LAST,PREVCLOSE,TOTTRDQTY,TOTTRDVAL,TIMESTAMP,TOTALTRADES,ISIN,'
const full =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER'

/** A row of the common layout; only what a test is about differs. */
const row = (more: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    ...{ TradDt: '2026-08-19', Sgmt: 'CM', Src: 'NSE', FinInstrmTp: 'STK', ISIN: 'INE144J01027', TckrSymb: 'LARCH' },
    ...{ SctySrs: 'EQ', FinInstrmNm: 'LARCH LIMITED', OpnPric: '100.00', HghPric: '104.00', LwPric: '99.00' },
    ...{
      ClsPric: '103.50',
      PrvsClsgPric: '101.00',
      TtlTradgVol: '2000',
      TtlTrfVal: '205000.50',
      TtlNbOfTxsExctd: '31',
    },
    ...more,
  }
  return udiff
    .split(',')
    .map((column) => cells[column] ?? '')
    .join(',')
}
const common = (...rows: string[]) => [udiff, ...rows].join('\r\n')

function read(text: string) {
  const file = readExchangeFile(text)
  if (!file.ok) throw new Error(file.reason)
  return file
}

describe('layouts are recognised by column names', () => {
  const larch = { symbol: 'LARCH', series: 'EQ', open: '100.00', high: '104.00', low: '99.00', close: '103.50' }

  test('the common layout of both exchanges', () => {
    expect(read(common(row()))).toEqual({
      ok: true,
      exchange: 'NSE',
      day: day('2026-08-19'),
      rows: [
        {
          ...larch,
          isin: 'INE144J01027',
          name: 'LARCH LIMITED',
          previous: '101.00',
          volume: 2000,
          value: 205_001,
          trades: 31,
          delivered: null,
        },
      ],
      counts: {},
      read: 1,
    })
  })

  test('BSE in the common layout: its groups stand in the series column', () => {
    const groups = ['A', 'B', 'X', 'XT', 'T', 'Z', 'M']
    const rows = groups.map((SctySrs, at) => row({ Src: 'BSE', SctySrs, TckrSymb: `LARCH${at}` }))
    const file = read(common(...rows, row({ Src: 'BSE', SctySrs: 'F', TckrSymb: 'LARCHBOND' })))
    expect(file.exchange).toBe('BSE')
    expect(file.rows.map(({ series }) => series)).toEqual(groups)
    expect(file.counts).toEqual({ series: 1 })
  })

  test('NSE until 2024: a comma at the end of the line, months in capitals', () => {
    const file = read(`${legacy}\nLARCH,EQ,100,104,99,103.5,0,101,2000,205000.5,16-FEB-2021,31,INE144J01027,\n`)
    expect(file).toMatchObject({ exchange: 'NSE', day: day('2021-02-16'), counts: {} })
    expect(file.rows).toMatchObject([{ symbol: 'LARCH', close: '103.5', isin: 'INE144J01027', name: null, trades: 31 }])
  })

  test('NSE with delivery: spaces behind commas, turnover in lakh, a dash where nothing is known', () => {
    const file = read(
      [
        full,
        'LARCH, EQ, 01-Jul-2024, 101.00, 100.00, 104.00, 99.00, 103.00, 103.50, 102.10, 2000, 2.05, 31, 1500, 75.00',
        'ROWAN, BE, 01-Jul-2024, 66.58, 67.91, 67.91, 67.91, 67.91, 67.91, 67.91, 970, 0.66, 15, -, -',
      ].join('\n'),
    )
    expect(file.day).toBe(day('2024-07-01'))
    expect(file.rows).toMatchObject([
      { ...larch, value: 205_000, delivered: 1500, isin: null },
      { symbol: 'ROWAN', value: 66_000, delivered: null },
    ])
  })
})

describe('rows that are left out are counted by their reason', () => {
  test.each([
    ['series', { SctySrs: 'GS' }],
    ['series', { SctySrs: 'NA' }],
    ['another-segment', { Sgmt: 'FO' }],
    ['another-segment', { FinInstrmTp: 'IDX' }],
    ['another-day', { TradDt: '2026-08-18' }],
    ['another-day', { TradDt: '19.08.2026' }],
    ['no-symbol', { TckrSymb: '' }],
    ['no-symbol', { TckrSymb: 'LARCH=1' }],
    ['bad-price', { ClsPric: '' }],
    ['bad-price', { OpnPric: '0.00' }],
    ['bad-price', { LwPric: '-99.00' }],
    ['bad-price', { HghPric: '1e3' }],
    ['bad-range', { LwPric: '100.01' }],
    ['bad-range', { HghPric: '103.49' }],
    ['bad-volume', { TtlTradgVol: '-' }],
    ['duplicate', { TckrSymb: 'ROWAN' }],
    ['duplicate', { TckrSymb: 'rowan' }],
  ])('%s: %o', (reason, more) => {
    const rowan = row({ TckrSymb: 'ROWAN' })
    const file = read(common(rowan, row({ TckrSymb: 'ELM' }), row(more)))
    expect(file.rows.map(({ symbol }) => symbol)).toEqual(['ROWAN', 'ELM'])
    expect(file.counts).toEqual({ [reason]: 1 })
    expect(file.read).toBe(3)
  })

  test('whatever a file holds, rows and reasons add up to it', () => {
    const cell = fc.constantFrom('LARCH', 'NA', '', '0', '100.00', '99', 'EQ', 'CM', 'STK', '2026-08-19', '-', '"')
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 34, maxLength: 34 }), { maxLength: 8 }), (cells) => {
        const rows = cells.map((one) => one.join(',').replaceAll('"', ''))
        const file = read(common(row({ TckrSymb: 'ELM' }), row({ TckrSymb: 'ROWAN' }), ...rows))
        const out = Object.values(file.counts).reduce((sum, count) => sum + count, 0)
        expect(file.rows.length + out).toBe(file.read)
        expect(file.read).toBe(2 + rows.length)
      }),
    )
  })

  test('more rows than any exchange has', () => {
    const file = read(common(row(), ...Array<string>(50_010).fill(row({ SctySrs: 'GS' }))))
    expect(file).toMatchObject({ read: 50_011, counts: { series: 49_999, 'beyond-limit': 11 } })
  })
})

test('symbols called NA or with signs, an ISIN that is none, a last price that is missing', () => {
  const symbols = ['NA', 'M&M', 'BAJAJ-AUTO', '20MICRONS']
  const file = read(common(...symbols.map((TckrSymb) => row({ TckrSymb, ISIN: 'DUMMY', LastPric: '' }))))
  expect(file.rows.map(({ symbol, isin }) => [symbol, isin])).toEqual(symbols.map((symbol) => [symbol, null]))
})

test('a previous close or value that is missing is unknown, not zero', () => {
  expect(read(common(row({ PrvsClsgPric: '0', TtlTrfVal: '-' }))).rows).toMatchObject([{ previous: null, value: null }])
})

test('a file of derivatives has the same header and is refused', () => {
  const future = row({ Sgmt: 'FO', FinInstrmTp: 'STF', SctySrs: '', XpryDt: '2026-08-27' })
  expect(readExchangeFile(common(future, future))).toEqual({ ok: false, reason: 'derivatives' })
})

test('the file that a holiday repeats is refused with its own day', () => {
  const text = common(row())
  expect(readExchangeFile(text, day('2026-08-20'))).toEqual({
    ok: false,
    reason: 'another-day',
    day: day('2026-08-19'),
  })
  expect(readExchangeFile(text, day('2026-08-19')).ok).toBe(true)
})

test.each([
  ['', 'no-header'],
  ['<!DOCTYPE html><html><body>Access Denied</body></html>', 'no-header'],
  [legacy.replace('PREVCLOSE', 'BEFORE'), 'no-header'],
  [udiff, 'no-day'],
  [common(row({ TradDt: '' })), 'no-day'],
  [common(row({ SctySrs: 'GB' })), 'no-shares'],
])('%#: no file of shares', (text, reason) => {
  expect(readExchangeFile(text)).toMatchObject({ ok: false, reason })
})

test('nothing makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => !readExchangeFile(text).ok))
  fc.assert(fc.property(fc.string(), (text) => void readExchangeFile(`${udiff}\n${text}`)))
})
