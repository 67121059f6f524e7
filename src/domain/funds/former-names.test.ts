import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormerNames } from '#domain/packs/names-pack.ts'
import { readNamesPack, writeNamesPack } from '#domain/packs/names-pack.ts'
import { formerFunds } from './former-funds.ts'
import { formerHouses } from './former-houses.ts'
import { formerIn, isFormer, knownFormerNames, withNames } from './former-names.ts'

describe('a former name', () => {
  test.each([
    ['Kotak Emerging Equity Scheme', 'Kotak Midcap Fund', true],
    ['UTI Focused Equity Fund', 'UTI Focused Fund', true],
    ['Nippon India Growth Fund', 'Nippon India Growth Mid Cap Fund', true],
    ['Kotak Banking and PSU Debt', 'Kotak Banking & PSU Debt Fund', false],
    ['SBI GILT FUND - GROWTH - PF', 'SBI Gilt Fund', false],
    [
      'Nippon India Equity Savings Fund',
      'Nippon India Equity Savings Fund (Existing number of Segregated Portfolios - 2)',
      false,
    ],
    ['JM Liquid Fund - Unclaimed Redemption', 'JM Liquid Fund', false],
    ['', 'JM Liquid Fund', false],
  ])('%s, now %s: %s', (was, now, is) => {
    expect(isFormer(was, now)).toBe(is)
  })

  test('is found in brackets in some current names', () => {
    const house = 'Sundaram Mutual Fund'
    expect(formerIn('Sundaram Liquid Fund (Formerly Known as Principal Cash Management Fund)-Growth', house)).toEqual([
      'Principal Cash Management Fund',
    ])
    expect(formerIn('Sundaram Large Cap Fund ( Formerly Know as Sundaram Blue Chip Fund)', house)).toEqual([
      'Sundaram Blue Chip Fund',
    ])
    expect(formerIn('Union ELSS Tax Saver Fund (Formerly Union Tax Saver (ELSS) Fund', 'Union Mutual Fund')).toEqual([
      'Union Tax Saver (ELSS) Fund',
    ])
    expect(
      formerIn('ICICI Prudential Value Fund (erstwhile Value Discovery Fund)', 'ICICI Prudential Mutual Fund'),
    ).toEqual(['ICICI Prudential Value Discovery Fund'])
    expect(formerIn('Sundaram Mid Cap Fund', house)).toEqual([])
  })

  test('is stored once, latest last, and not while it is the current name', () => {
    const first = withNames([], ['Kotak 50'], 'Kotak Bluechip Fund')
    const second = withNames(first, ['Kotak Bluechip Fund'], 'Kotak Large Cap Fund')
    expect(second).toEqual(['Kotak 50', 'Kotak Bluechip Fund'])
    expect(withNames(second, ['KOTAK 50'], 'Kotak Large Cap Fund')).toEqual(['Kotak Bluechip Fund', 'KOTAK 50'])
    expect(withNames(second, ['Kotak Large Cap Fund'], 'Kotak Bluechip Fund')).toEqual([
      'Kotak 50',
      'Kotak Large Cap Fund',
    ])
    const many = Array.from({ length: 20 }, (_, n) => `Larch ${n} Fund`)
    expect(withNames([], many, 'Rowan Fund')).toEqual(many.slice(-8))
  })
})

test('the known tables are consistent: no name twice, none that is current, no AMC under itself', () => {
  for (const [now, was] of Object.entries(formerFunds)) {
    expect(was.filter((name) => !isFormer(name, now))).toEqual([])
    expect(new Set(was).size).toBe(was.length)
    expect(knownFormerNames(now.toUpperCase())).toEqual(was)
  }
  for (const { now, was } of formerHouses) expect(was.toLowerCase()).not.toBe(now.toLowerCase())
})

const anyNames: fc.Arbitrary<FormerNames> = fc
  .uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 999_999 }).map(String), fc.array(fc.string({ minLength: 1 }), { minLength: 1 })),
    {
      selector: ([code]) => code,
    },
  )
  .map((rows) => new Map(rows))

describe('the pack of former names', () => {
  test('is read as it was written, sorted by code', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        expect(readNamesPack('number', writeNamesPack('number', names))).toEqual(names)
      }),
    )
  })

  test('is rejected if truncated or changed', () => {
    const bytes = writeNamesPack('number', new Map([['101', ['Larch Growth Fund', 'Larch Equity Fund']]]))
    for (let at = 0; at < bytes.length; at += 1) {
      expect(readNamesPack('number', bytes.subarray(0, at))).toBeUndefined()
      expect(readNamesPack('number', bytes.with(at, (bytes[at] ?? 0) ^ 1))).toBeUndefined()
    }
  })
})
