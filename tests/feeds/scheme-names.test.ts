import { describe, expect, test } from 'vitest'
import { readNavFile, readNavHistoryFile } from '#domain/amfi/nav-file.ts'
import { isTraded, readCategory } from '#domain/amfi/scheme-category.ts'
import { readSchemeName } from '#domain/amfi/scheme-name.ts'
import { chipLabel } from '#domain/funds/fund-labels.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { named, updated } from '#server/funds/make-fund-packs.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

const active = (file: string, iso: string) => {
  const day = readIsoDay(iso) ?? 0
  const read = readNavFile(realFile(`amfi/${file}.txt`), day)
  return (read.ok ? read.rows : [])
    .filter((row) => (row.day ?? 0) >= day - 30)
    .map((row) => ({ ...row, ...readSchemeName(row), ...readCategory(row.category) }))
}
const share = <Row>(rows: readonly Row[], fits: (row: Row) => boolean) => rows.filter(fits).length / rows.length

describe.skipIf(!hasRealData)('the real names of active schemes', () => {
  test.each([
    ['NAVAll_2021-10-01', '2021-10-01', 7_950],
    ['NAVAll_2025-05-16', '2025-05-16', 8_057],
    ['NAVAll_2026-08-18_6col', '2026-08-18', 8_573],
  ])('%s: long names say nearly everything', (file, iso, count) => {
    const rows = active(file, iso)
    expect(rows).toHaveLength(count)
    expect(share(rows, ({ plan }) => plan === 'unknown')).toBeLessThan(0.25)
    // ETFs and unclaimed-amount schemes have none.
    expect(share(rows, ({ option }) => option === 'unknown')).toBeLessThan(0.07)
    expect(share(rows, ({ assetClass }) => assetClass === 'other')).toBe(0)
    const funds = new Set(rows.map(({ siblings }) => siblings))
    expect(rows.length / funds.size).toBeGreaterThan(3.4)
    const told = new Set(rows.map((row) => [row.siblings, row.plan, row.option, row.frequency, row.payout].join()))
    // The rest differs by words that are neither plan nor option.
    expect(rows.length - told.size).toBeLessThan(12)
  })

  test('short names rely on their columns', () => {
    const rows = active('NAVAll_2026-08-19_8col', '2026-08-19')
    expect(share(rows, ({ plan }) => plan === 'unknown')).toBeLessThan(0.15)
    expect(share(rows, ({ option }) => option === 'unknown')).toBeLessThan(0.16)
    const written = new Set(rows.map(({ option }) => option))
    expect([...written].toSorted()).toEqual(['bonus', 'growth', 'idcw', 'unknown'])
  })

  test('with reports and mfapi’s list plan and option of 99% are known, and no fund has two equal chips', () => {
    const day = readIsoDay('2026-08-19') ?? 0
    const read = readNavFile(realFile('amfi/NAVAll_2026-08-19_8col.txt'), day)
    const names = new Map<number, string>()
    for (const file of ['2016-07-27', '2026-08-17_oldcols', '2026-08-18_oldcols']) {
      const report = readNavHistoryFile(realFile(`amfi/NAVHistory_${file}.txt`), day)
      for (const { code, name } of report.ok ? report.rows : []) names.set(code, name)
    }
    // And mfapi's list, for schemes without a value on these days.
    for (const line of realFile('mfapi/mf_list_flattened_2026-02-09.csv').split('\n').slice(1)) {
      const [, code = '', quoted, bare] = /^(\d+),(?:"([^"]*)"|([^,]*))/.exec(line) ?? []
      if (!names.has(Number(code))) names.set(Number(code), quoted ?? bare ?? '')
    }
    const schemes = named(
      (read.ok ? read.rows : []).map((row) => updated(row, undefined)),
      names,
    )
    const isNow = (scheme: (typeof schemes)[number]) => (scheme.day ?? 0) >= day - 30
    // ETFs have no plans.
    const planned = schemes.filter((one) => isNow(one) && !isTraded(one.category, one.fund))
    const unknown = planned.filter(({ plan, option }) => plan === 'unknown' || option === 'unknown')
    expect(schemes.filter(isNow)).toHaveLength(8_576)
    expect(unknown.length / 8_576).toBeLessThan(0.01)
    const funds = Map.groupBy(schemes, ({ siblings }) => siblings)
    for (const chips of funds.values()) {
      const labels = chips.map((chip) => chipLabel(chip, chips))
      expect(new Set(labels).size).toBe(labels.length)
    }
    // The default of SBI Small Cap Fund is its Direct Growth scheme.
    const smallCap = schemes.filter(({ fund, house }) => fund === 'SBI Small Cap Fund' && house.startsWith('SBI'))
    expect(smallCap.filter(({ plan, option }) => plan === 'direct' && option === 'growth')).toMatchObject([
      { code: 125_497 },
    ])
  })

  test('a fund has the same key before and after the change of layout', () => {
    const before = new Map(active('NAVAll_2026-08-18_6col', '2026-08-18').map(({ code, siblings }) => [code, siblings]))
    const after = active('NAVAll_2026-08-19_8col', '2026-08-19').filter(({ code }) => before.has(code))
    expect(share(after, ({ code, siblings }) => before.get(code) === siblings)).toBeGreaterThan(0.8)
  })
})
