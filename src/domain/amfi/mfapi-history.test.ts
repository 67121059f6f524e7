import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { readMfapiHistory } from './mfapi-history.ts'

const today = readIsoDay('2026-06-05') ?? 0
const meta = {
  fund_house: 'Larch Mutual Fund',
  scheme_type: 'Open Ended Schemes',
  scheme_category: 'Debt Scheme - Liquid Fund',
  scheme_code: 119551,
  scheme_name: 'Larch Fund  - DIRECT - IDCW',
  isin_growth: 'INF209KA12Z1',
  isin_div_reinvestment: null,
}
const answer = (data: unknown[], more: object = {}) => JSON.stringify({ meta, data, status: 'SUCCESS', ...more })

function points(...data: unknown[]) {
  const read = readMfapiHistory(answer(data), today)
  if (!read.ok) throw new Error(read.reason)
  return read
}

test('newest first in the response, oldest first in the result', () => {
  const read = points({ date: '05-06-2026', nav: '105.10700' }, { date: '04-06-2026', nav: '104.80950' })
  expect(read.points).toEqual([
    { day: today - 1, nav: '104.80950' },
    { day: today, nav: '105.10700' },
  ])
  expect(read.rejected).toEqual([])
  expect(read.meta).toEqual({
    code: 119551,
    name: 'Larch Fund - DIRECT - IDCW',
    house: 'Larch Mutual Fund',
    type: 'Open Ended Schemes',
    category: 'Debt Scheme - Liquid Fund',
    isin: 'INF209KA12Z1',
    isinReinvest: null,
  })
})

test.each([
  [{ date: '05-06-2026', nav: '0.00000' }, 'zero'],
  [{ date: '05-06-2026', nav: '-1.5' }, 'negative'],
  [{ date: '05-06-2026', nav: 'N.A.' }, 'no-value'],
  [{ date: '05-06-2026', nav: '1e5' }, 'not-a-number'],
  [{ date: '31-02-2026', nav: '1' }, 'bad-date'],
  [{ date: '2026-06-05', nav: '1' }, 'bad-date'],
  [{ date: '13-06-2026', nav: '1' }, 'future-date'],
  [{ date: '03-06-2026', nav: '1' }, 'duplicate'],
  [{ date: '05-06-2026', nav: 105 }, 'odd-point'],
  [{ nav: '105' }, 'odd-point'],
  [null, 'odd-point'],
  ['05-06-2026', 'odd-point'],
])('%j is reported and dropped: %s', (point, reason) => {
  const read = points({ date: '03-06-2026', nav: '104' }, point)
  expect(read.points).toEqual([{ day: today - 2, nav: '104' }])
  expect(read.rejected).toMatchObject([{ reason }])
})

test('a scheme without values is known, an unknown code is not', () => {
  expect(readMfapiHistory(answer([]), today)).toMatchObject({ ok: true, points: [] })
  expect(readMfapiHistory(answer([], { meta: {} }), today)).toEqual({ ok: false, reason: 'unknown-scheme' })
  expect(readMfapiHistory(answer([], { meta: { scheme_name: '' } }), today)).toEqual({
    ok: false,
    reason: 'unknown-scheme',
  })
})

test.each([
  ['', 'not-json'],
  ['<html>', 'not-json'],
  ['[]', 'odd-shape'],
  ['null', 'odd-shape'],
  ['{}', 'odd-shape'],
  ['{"data":{},"meta":{}}', 'odd-shape'],
  ['{"data":[]}', 'odd-shape'],
  ['{"error":"invalid scheme_code"}', 'error'],
  ['{"status":"ERROR","meta":{},"data":[]}', 'error'],
  ['{"status":"FAIL"}', 'error'],
])('%s is refused: %s', (text, reason) => {
  expect(readMfapiHistory(text, today)).toEqual({ ok: false, reason })
})

test('no input makes it throw, and days ascend', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.json(), fc.record({ date: fc.constantFrom('01-02-2020', '02-02-2020'), nav: fc.string() }))),
      (data) => {
        const read = readMfapiHistory(answer(data), today)
        const days = read.ok ? read.points.map(({ day }) => day) : [0]
        expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
      },
    ),
  )
})
