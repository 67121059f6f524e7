import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { type NavFile, readNavFile, readNavHistoryFile } from './nav-file.ts'

const today = readIsoDay('2026-08-20') ?? 0
const day = (iso: string) => readIsoDay(iso) ?? Number.NaN

const six = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
const eight =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date'
const priced =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Repurchase Price;Sale Price;Date'

const heads = ['', 'Open Ended Schemes(Debt Scheme - Liquid Fund)', ' ', 'Larch Mutual Fund', ' ']
const file = (header: string, ...rows: string[]) => [header, ...heads, ...rows].join('\r\n')
const read = (text: string) => whole(readNavFile(text, today))

function whole(result: NavFile) {
  if (!result.ok) throw new Error(result.reason)
  return result
}

describe('layouts are recognised by column names', () => {
  const larch = {
    code: 119551,
    isin: 'INF209KA12Z1',
    isinReinvest: null,
    house: 'Larch Mutual Fund',
    type: 'open',
    category: 'Debt Scheme - Liquid Fund',
    nav: '107.1683',
    day: day('2026-08-19'),
  }

  test('six columns: plan and option are in the name', () => {
    expect(read(file(six, '119551;INF209KA12Z1;-;Larch Fund - Direct - IDCW;107.1683;19-Aug-2026')).rows).toEqual([
      { ...larch, name: 'Larch Fund - Direct - IDCW', plan: '', option: '' },
    ])
  })

  test('eight columns with plan and option', () => {
    expect(read(file(eight, '119551;INF209KA12Z1;-;Larch Fund;Direct Plan;IDCW;107.1683;19-Aug-2026')).rows).toEqual([
      { ...larch, name: 'Larch Fund', plan: 'Direct Plan', option: 'IDCW' },
    ])
  })

  test('eight columns with prices', () => {
    expect(read(file(priced, '119551;INF209KA12Z1;-;Larch Fund;107.1683;1.0;2.0;19-Aug-2026')).rows).toEqual([
      { ...larch, name: 'Larch Fund', plan: '', option: '' },
    ])
  })

  test.each([
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
    'Scheme Code;Scheme Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date',
    'Scheme Code;NAV Name;Plan;Option;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Date',
  ])('the history report: %s', (header) => {
    const cells: Record<string, string> = {
      'Scheme Code': '119551',
      'Net Asset Value': '107.1683',
      Date: '19-Aug-2026',
    }
    const row = header
      .split(';')
      .map((name) => cells[name] ?? (/Name/.test(name) ? 'Larch Fund' : /Payout/.test(name) ? 'INF209KA12Z1' : ''))
    const result = whole(readNavHistoryFile(file(header, row.join(';')), today))
    expect(result.rows).toEqual([{ ...larch, name: 'Larch Fund', plan: '', option: '' }])
  })

  test('a repeated header, even a different one, applies from there on', () => {
    const text = `${file(six, '1;-;-;A;10.5;19-Aug-2026')}\r\n${eight}\r\n2;-;-;B;Direct;Growth;11.5;19-Aug-2026`
    expect(read(text).rows.map(({ name, nav }) => [name, nav])).toEqual([
      ['A', '10.5'],
      ['B', '11.5'],
    ])
  })
})

describe('different spellings mean the same', () => {
  test.each([
    ['Open Ended Schemes(Growth)', 'open', 'Growth'],
    ['Open Ended Schemes (Growth)', 'open', 'Growth'],
    ['Close Ended Schemes ( Income )', 'close', 'Income'],
    ['Interval Fund Schemes( Income )', 'interval', 'Income'],
    ['Open Ended Schemes(Exchange Traded Funds (ETFs) - Gold ETF)', 'open', 'Exchange Traded Funds (ETFs) - Gold ETF'],
    [
      'Open Ended Schemes ( Solution Oriented Scheme - Childrenâ\u0080\u0099s Fund )',
      'open',
      'Solution Oriented Scheme - Children’s Fund',
    ],
  ])('%s', (heading, type, category) => {
    const { rows } = read([six, heading, 'Larch Mutual Fund (Formerly Known as Elm)', '1;;;A;1;19-Aug-2026'].join('\n'))
    expect(rows).toMatchObject([{ type, category, house: 'Larch Mutual Fund (Formerly Known as Elm)' }])
  })

  test('line endings, a byte order mark, surrounding spaces', () => {
    const text = `\ufeff${file(six, ' 1 ; INF209KA12Z1 ;-;  A  B ; 10.5 ; 19-Aug-2026 ')}`
    for (const written of [text, text.replaceAll('\r\n', '\n'), text.replaceAll('\r\n', '\r\r\n')]) {
      expect(read(written).rows).toMatchObject([{ code: 1, isin: 'INF209KA12Z1', name: 'A  B', nav: '10.5' }])
    }
  })

  test.each(['10', '2510326.4049', '0.0001', '12.34567890'])('%s is a value, kept as written', (nav) => {
    expect(read(file(six, `1;-;-;A;${nav};19-Aug-2026`)).rows).toMatchObject([{ nav, day: day('2026-08-19') }])
  })

  test.each([
    ['10.', '10'],
    ['.4157', '0.4157'],
  ])('%s equals %s', (written, nav) => {
    expect(read(file(six, `1;-;-;A;${written};19-Aug-2026`)).rows).toMatchObject([{ nav }])
  })

  test('a scheme listed twice with different values gets none', () => {
    const { rows, counts } = read(file(six, '1;-;-;A;9;19-Aug-2026', '2;-;-;B;1;19-Aug-2026', '1;-;-;A;1;19-Aug-2026'))
    expect(rows.map(({ code, nav }) => [code, nav])).toEqual([
      [1, null],
      [2, '1'],
    ])
    expect(counts).toEqual({ contradiction: 1 })
  })

  test('an unknown column is ignored', () => {
    const header = six.replace('Net Asset Value;', 'Currency;Net Asset Value;')
    expect(read(file(header, '1;-;-;A;INR;10.5;19-Aug-2026')).rows).toMatchObject([{ code: 1, name: 'A', nav: '10.5' }])
  })

  test('an invalid ISIN is dropped', () => {
    const rows = ['---', 'NA', '#N/A', 'NOTAPP', 'Redeemed', 'HDFCNIVODG', 'INF209KA12Z', 'INF209KA12Z2'].map(
      (isin, at) => `${at + 1};${isin};inf209kA12Z1;A;1;19-Aug-2026`,
    )
    const isins = read(file(six, ...rows)).rows.map(({ isin, isinReinvest }) => [isin, isinReinvest])
    expect(isins).toEqual(rows.map(() => [null, 'INF209KA12Z1']))
  })
})

describe('rejected values are reported', () => {
  test.each([
    ['N.A.', 'no-value'],
    ['', 'no-value'],
    ['-', 'no-value'],
    ['#N/A', 'no-value'],
    ['B.C.', 'no-value'],
    ['0', 'zero'],
    ['0.0000', 'zero'],
    ['.0', 'zero'],
    ['-12.5', 'negative'],
    ['#DIV/0!', 'not-a-number'],
    ['1000(Div0.1817645)', 'not-a-number'],
    ['1,000', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['12345678901234567890', 'not-a-number'],
    ['.', 'not-a-number'],
  ])('a value of %j: the scheme is kept without it (%s)', (nav, reason) => {
    const { rows, rejected } = read(file(six, `1;-;-;A;${nav};19-Aug-2026`, '2;-;-;B;1;19-Aug-2026'))
    expect(rows[0]).toMatchObject({ code: 1, nav: null, day: null })
    expect(rejected).toEqual([{ line: 7, reason, text: `1;-;-;A;${nav};19-Aug-2026` }])
  })

  test.each([
    ['31-Feb-2026', 'bad-date'],
    ['', 'bad-date'],
    ['19-08-2026', 'bad-date'],
    ['19-Aug-1926', 'bad-date'],
    ['28-Aug-2026', 'future-date'],
    ['19-Aug-2062', 'future-date'],
  ])('a date of %j: %s', (date, reason) => {
    const { rows, counts } = read(file(six, `1;-;-;A;1;${date}`, '2;-;-;B;1;27-Aug-2026'))
    expect(rows.map(({ nav }) => nav)).toEqual([null, '1'])
    expect(counts).toEqual({ [reason]: 1 })
  })

  test.each([
    ['1;-;-;A', 'half-line'],
    ['1;-;-;A;1;19-Aug-2026;', 'extra-columns'],
    ['A1;-;-;A;1;19-Aug-2026', 'bad-code'],
    ['1234567;-;-;A;1;19-Aug-2026', 'bad-code'],
    [`1;-;-;${'A'.repeat(3_000)};1;19-Aug-2026`, 'too-long'],
    ['2;-;-;B;1;19-Aug-2026', 'duplicate'],
    ['2;-;-;B;1.;19-Aug-2026', 'duplicate'],
    ['<p>Sorry</p>', 'odd-line'],
  ])('%.40s is dropped: %s', (line, reason) => {
    const { rows, rejected } = read(file(six, '2;-;-;B;1;19-Aug-2026', line))
    expect(rows.map(({ code }) => code)).toEqual([2])
    expect(rejected).toMatchObject([{ line: 8, reason }])
    expect(rejected[0]?.text.length).toBeLessThanOrEqual(200)
  })

  test('a row before the first heading is rejected', () => {
    expect(read(`${six}\n1;-;-;A;1;19-Aug-2026\n${file(six, '2;-;-;B;1;19-Aug-2026')}`).counts).toEqual({
      'no-heading': 1,
    })
  })

  test('in the history report a scheme may be on many days, but once on each', () => {
    const days = ['18-Aug-2026', '19-Aug-2026', '19-Aug-2026'].map((date) => `1;-;-;A;1;${date}`)
    const { rows, counts } = whole(readNavHistoryFile(file(six, ...days), today))
    expect(rows.map((row) => row.day)).toEqual([day('2026-08-18'), day('2026-08-19')])
    expect(counts).toEqual({ duplicate: 1 })
  })

  test('a file of bad lines is counted, but only the first are kept', () => {
    const { rejected, counts } = read(file(six, '2;-;-;B;1;19-Aug-2026', ...Array<string>(5_000).fill('1;2')))
    expect(rejected).toHaveLength(1_000)
    expect(counts).toEqual({ 'half-line': 5_000 })
  })
})

describe('a file is refused as a whole', () => {
  test.each([
    ['', 'no-header'],
    ['\n\n', 'no-header'],
    ['<!DOCTYPE html><html><body style="a:b;c:d">Service unavailable</body></html>', 'no-header'],
    ['{"error":"a;b"}', 'no-header'],
    ['1;-;-;A;1;19-Aug-2026', 'no-header'],
    [six.split('').join('\0'), 'no-header'],
    ['Scheme Code;Scheme Name;Net Asset Price;Date', 'unknown-header'],
    ['Scheme Code;Scheme Name;Net Asset Value', 'unknown-header'],
    ['Scheme Code;Scheme Name;Scheme Name;Net Asset Value;Date', 'unknown-header'],
    [six, 'no-values'],
    [file(six, '1;-;-;A;0;19-Aug-2026'), 'no-values'],
    [`${file(six, '1;-;-;A;1;19-Aug-2026')}\nScheme Code;Price`, 'unknown-header'],
  ])('%.60j: %s', (text, reason) => {
    expect(readNavFile(text, today)).toEqual({ ok: false, reason })
  })

  test('no input makes it throw', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(six, eight, ';', '\n', '\r\n', 'Open Ended Schemes(', ')', '1;-;-;A;1;19-Aug-2026'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(readNavFile(pieces.join(''), today)).toHaveProperty('ok')
      }),
    )
  })
})

describe('a bad file takes linear time', () => {
  test.each([
    ['a line of 5 MB', 'x'.repeat(5_000_000)],
    ['5 million semicolons', ';'.repeat(5_000_000)],
    ['a million lines without a semicolon', 'x\n'.repeat(1_000_000)],
    ['brackets without end', `Open Ended Schemes${'('.repeat(5_000_000)}`],
    ['spaces without end', ' '.repeat(5_000_000)],
  ])('%s', (_, junk) => {
    const begun = performance.now()
    const { rows } = read(`${file(six, '1;-;-;A;1;19-Aug-2026')}\n${junk}`)
    expect(rows).toHaveLength(1)
    // Quadratic time would take minutes.
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
