import { describe, expect, test } from 'vitest'
import { readNavFile, readNavHistoryFile } from '#domain/amfi/nav-file.ts'
import { type NavRow, type Rejected, tidyNav } from '#domain/amfi/nav-row.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

type Known = readonly [
  file: string,
  codes: number,
  sections: number,
  houses: number,
  day: string,
  rejected: Readonly<Partial<Record<Rejected['reason'], number>>>,
]

const daily: Known[] = [
  ['NAVAll_2017-04-13_8col_repurchase_sale', 13_661, 16, 41, '2017-04-13', { zero: 64, 'no-value': 67 }],
  ['NAVAll_2021-10-01', 13_795, 52, 43, '2021-10-01', { zero: 334, 'no-value': 6 }],
  ['NAVAll_2025-05-16', 14_025, 51, 46, '2025-05-16', { zero: 382, 'no-value': 6 }],
  ['NAVAll_2026-08-18_6col', 14_280, 93, 52, '2026-08-18', { zero: 243 }],
  ['NAVAll_2026-08-19_8col', 14_283, 101, 52, '2026-08-19', { zero: 243 }],
]
const reports: Known[] = [
  ['NAVHistory_2006-04-03', 1_790, 55, 29, '2006-04-03', { zero: 21, 'no-value': 28, 'not-a-number': 3 }],
  ['NAVHistory_2006-05-13_saturday', 65, 7, 8, '2006-05-13', {}],
  ['NAVHistory_2016-07-27', 11_422, 57, 41, '2016-07-27', { zero: 32, 'no-value': 50 }],
  ['NAVHistory_2026-08-17_oldcols', 8_134, 87, 51, '2026-08-17', { zero: 108 }],
  ['NAVHistory_2026-08-18_oldcols', 8_131, 88, 51, '2026-08-18', { zero: 108 }],
  ['NAVHistory_2026-08-19_transitional', 8_150, 97, 51, '2026-08-19', { zero: 108 }],
  ['NAVHistory_2026-08-20_newcols', 8_078, 96, 51, '2026-08-20', { zero: 108 }],
]

describe.skipIf(!hasRealData)('the real files', () => {
  test.each([...daily, ...reports])('%s is parsed completely', (file, codes, sections, houses, iso, rejected) => {
    const text = realFile(`amfi/${file}.txt`)
    const day = readIsoDay(iso) ?? Number.NaN
    const read = file.startsWith('NAVAll') ? readNavFile(text, day) : readNavHistoryFile(text, day)
    if (!read.ok) throw new Error(read.reason)
    const distinct = (of: (row: NavRow) => string | number) => new Set(read.rows.map(of)).size
    expect(read.day).toBe(day)
    expect(read.rows).toHaveLength(codes)
    expect(distinct(({ code }) => code)).toBe(codes)
    expect(distinct(({ type, category }) => `${type} ${category}`)).toBe(sections)
    expect(distinct(({ house }) => house)).toBe(houses)
    expect(read.counts).toEqual(rejected)
    expect(read.rejected).toHaveLength(Object.values(rejected).reduce((sum, count) => sum + count, 0))
    expect(read.rows.filter(({ nav }) => nav === null)).toHaveLength(read.rejected.length)
  })

  test.each([...daily, ...reports])(
    'in %s every value, name, plan and option is what the file says',
    (file, ...[, , , iso]) => {
      const text = realFile(`amfi/${file}.txt`)
      const day = readIsoDay(iso) ?? Number.NaN
      const read = file.startsWith('NAVAll') ? readNavFile(text, day) : readNavHistoryFile(text, day)
      const [header = [], ...lines] = text.split(/\r*\n/).map((line) => line.split(';'))
      const place = (...names: string[]) => header.findIndex((name) => names.includes(name))
      const byCode = new Map(lines.filter(({ length }) => length > 1).map((cells) => [Number(cells[0]), cells]))
      const wrong = (read.ok ? read.rows : []).filter(({ code, nav, name, plan, option }) => {
        const cells = byCode.get(code) ?? []
        return (
          (nav !== null && nav !== tidyNav(cells[place('Net Asset Value')] ?? '')) ||
          plain(name) !== plain(cells[place('Scheme Name', 'NAV Name')]) ||
          plain(plan) !== plain(cells[place('Plan')]) ||
          plain(option) !== plain(cells[place('Option')])
        )
      })
      expect(wrong).toEqual([])
    },
  )

  test('only invalid ISIN cells are dropped', () => {
    const text = realFile('amfi/NAVAll_2026-08-18_6col.txt')
    const read = readNavFile(text, readIsoDay('2026-08-18') ?? 0)
    const kept = new Set((read.ok ? read.rows : []).flatMap(({ isin, isinReinvest }) => [isin, isinReinvest]))
    const dropped = text
      .split('\n')
      .flatMap((line) => line.split(';').slice(1, 3))
      .filter((cell) => cell !== '-' && !cell.startsWith('ISIN') && !kept.has(cell.trim().toUpperCase()))
    expect(dropped.toSorted()).toEqual(['HDFCNIVODG', ...Array(9).fill('Redeemed')])
  })

  test('a truncated file gives the rows before the cut', () => {
    const text = realFile('amfi/NAVAll_2026-08-19_8col.txt')
    const read = readNavFile(text.slice(0, text.length / 2), readIsoDay('2026-08-19') ?? 0)
    if (!read.ok) throw new Error(read.reason)
    expect(read.rows.length).toBeGreaterThan(5_000)
    expect(read.counts['half-line'] ?? 0).toBeLessThanOrEqual(1)
  })
})

const plain = (cell = '') =>
  cell
    .replaceAll(/[^ -~\t\u00a0]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
