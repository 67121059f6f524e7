import { describe, expect, test } from 'vitest'
import { readMfapiHistory } from '#domain/amfi/mfapi-history.ts'
import { readDayFirst, readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

describe.skipIf(!hasRealData)('the real histories', () => {
  test.each([
    [118632, 3302, 0, '2013-01-02'],
    [119092, 3569, 0, '2012-12-31'],
    [119551, 3240, 0, '2013-01-02'],
    [120503, 3311, 1, '2013-01-02'],
  ])('%i: %i points, %i of them zero', (code, count, zeros, first) => {
    const text = realFile(`mfapi/mf_${code}_2026-06-05.json`)
    const last = readIsoDay('2026-06-05') ?? 0
    const read = readMfapiHistory(text, last)
    if (!read.ok) throw new Error(read.reason)
    expect(read.meta.code).toBe(code)
    expect(read.points).toHaveLength(count - zeros)
    expect(read.rejected.map(({ reason }) => reason)).toEqual(Array(zeros).fill('zero'))
    expect([read.points[0]?.day, read.points.at(-1)?.day]).toEqual([readIsoDay(first), last])
    const written = new Map<number | undefined, string>(
      JSON.parse(text).data.map(({ date, nav }: { date: string; nav: string }) => [readDayFirst(date), nav]),
    )
    expect(read.points.filter(({ day, nav }) => written.get(day) !== nav)).toEqual([])
  })
})
