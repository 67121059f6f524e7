import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readMfapiHistory } from '#domain/amfi/mfapi-history.ts'
import { readNavFile } from '#domain/amfi/nav-file.ts'
import { readSchemeName } from '#domain/amfi/scheme-name.ts'
import { readFundPack, schemeAt, writeFundPack } from '#domain/funds/fund-pack.ts'
import { decimalText, readDecimal } from '#domain/numbers/decimal.ts'
import { decodeHistory, encodeHistory, pointsOf } from '#domain/packs/history-code.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

const today = readIsoDay('2026-08-19') ?? 0

describe.skipIf(!hasRealData)('real data in few bytes', () => {
  test('the whole market round-trips, far below its budget', () => {
    const read = readNavFile(realFile('amfi/NAVAll_2026-08-19_8col.txt'), today)
    const none = { previousNav: null, previousDay: null, return1y: null, return3y: null, return5y: null }
    const schemes = (read.ok ? read.rows : []).map(({ name: _, ...row }) => ({
      ...row,
      ...readSchemeName({ name: _, ...row }),
      ...none,
    }))
    const bytes = writeFundPack(schemes)
    const pack = readFundPack(bytes)
    if (!pack) throw new Error('refused')
    const sorted = schemes.toSorted((a, b) => a.code - b.code)
    const wrong = sorted.filter(({ siblings: _, nav, ...row }, at) => {
      const { group: __, unitChanges: ___, nav: packed, ...rest } = schemeAt(pack, at)
      return packed !== written(nav) || Object.entries(rest).some(([key, value]) => Reflect.get(row, key) !== value)
    })
    expect(pack.count).toBe(14_283)
    expect(wrong).toEqual([])
    expect(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length).toBeLessThan(250_000)
  })

  test.each([118632, 119092, 119551, 120503])(
    'the history of %i comes back, each value as it was written, in under 3 bytes',
    (code) => {
      const read = readMfapiHistory(realFile(`mfapi/mf_${code}_2026-06-05.json`), today)
      const points = read.ok ? read.points : []
      const bytes = encodeHistory(points) ?? new Uint8Array()
      const columns = decodeHistory(bytes)
      expect(columns && pointsOf(columns)).toEqual(points)
      expect(bytes.length / points.length).toBeLessThan(3)
    },
  )
})

/** `10.` is packed as `10`. */
const written = (nav: string | null) => {
  const value = nav === null ? undefined : readDecimal(nav)
  return value ? decimalText(value) : null
}
