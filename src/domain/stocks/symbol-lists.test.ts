import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { readEquityList, readIndexList, readSymbolChanges } from './symbol-lists.ts'

const header = 'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE'

test('the list of shares: columns with a space before them, symbols with signs, an ISIN that is none', () => {
  const text = [
    header,
    'LARCH,Larch Limited,EQ,06-OCT-2008,5,1,INE144J01027,5',
    'L&L,"Larch, Larch and Sons Limited",BE,06-OCT-2008,5,1,DUMMY,5',
    'LARCH,Larch Limited again,EQ,06-OCT-2008,5,1,INE144J01027,5',
    ',Nobody Limited,EQ,06-OCT-2008,5,1,INE144J01027,5',
  ].join('\r\n')
  expect(readEquityList(text)).toEqual({
    ok: true,
    rows: [
      { symbol: 'LARCH', name: 'Larch Limited', isin: 'INE144J01027' },
      { symbol: 'L&L', name: 'Larch, Larch and Sons Limited', isin: null },
    ],
    counts: { duplicate: 1, 'no-symbol': 1 },
    read: 4,
  })
})

test('changed symbols: no header, commas in a company’s name, rows that change nothing', () => {
  const text = [
    ' Larch Limited,LARCHOLD,LARCH,30-OCT-2019',
    'Rowan, Elm and Ash Limited,ROWAN,RE&A,01-Jan-2020',
    'Elm Limited,ELM,ELM,12-NOV-2024',
    'Ash Limited,ASH,ASHLTD,31-FEB-2024',
    'Oak Limited,OAK,,12-NOV-2024',
    'OAK,OAKLTD,12-NOV-2024',
  ].join('\n')
  expect(readSymbolChanges(text)).toEqual({
    ok: true,
    rows: [
      { from: 'LARCHOLD', to: 'LARCH', day: readIsoDay('2019-10-30') },
      { from: 'ROWAN', to: 'RE&A', day: readIsoDay('2020-01-01') },
    ],
    counts: { 'same-symbol': 1, 'bad-day': 1, 'no-symbol': 1, 'too-short': 1 },
    read: 6,
  })
})

test('the list of an index gives sectors', () => {
  const text =
    'Company Name,Industry,Symbol,Series,ISIN Code\nLarch Ltd.,Financial Services,LARCH,EQ,INE144J01027\nElm Ltd.,,ELM,EQ,'
  expect(readIndexList(text)).toEqual({
    ok: true,
    rows: [{ symbol: 'LARCH', sector: 'Financial Services' }],
    counts: { 'no-sector': 1 },
    read: 2,
  })
})

test('another file or an error page is refused', () => {
  const page = '<html><body>Not found, sorry</body></html>'
  expect(readEquityList(page)).toEqual({ ok: false, reason: 'no-header' })
  expect(readEquityList(header)).toEqual({ ok: false, reason: 'no-rows' })
  expect(readIndexList(header)).toEqual({ ok: false, reason: 'no-header' })
  expect(readSymbolChanges(page)).toEqual({ ok: false, reason: 'no-rows' })
})
