import { expect, test } from 'vitest'
import { convert } from './exchange-rates.ts'
import { readRatesPack } from './rates-pack.ts'

const pack = (days: unknown, rates: unknown) => JSON.stringify({ days, rates })

test('rates come back by day, without missing ones', () => {
  const days = readRatesPack(pack(['2026-11-12', '2026-11-13'], { USD: ['1.1', '1.2'], INR: ['110', null] }))
  expect(days).toEqual([
    { day: 20_769, rates: { USD: '1.1', INR: '110' } },
    { day: 20_770, rates: { USD: '1.2' } },
  ])
  expect(convert(days ?? [], 220, 'INR', 'USD', 20_769)?.amount).toBeCloseTo(2.2)
})

test('anything else is rejected', () => {
  for (const text of [
    '',
    '{',
    '1',
    'null',
    '{}',
    pack([], {}),
    pack(['x'], {}),
    pack(['2026-11-13', '2026-11-12'], {}),
  ])
    expect(readRatesPack(text), text).toBeUndefined()
})
