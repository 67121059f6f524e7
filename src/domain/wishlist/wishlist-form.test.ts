import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fundOf, stockOf } from './wish-items.ts'
import { fundItem, stockItem, wantedFund, wantedStock } from './wishlist.ts'
import { emptyWishForm, formOfWish, nameOf, readWish, type WishForm, wantedOf } from './wishlist-form.ts'

const typed = (form: Partial<WishForm>, taken: string[] = []) =>
  readWish('fund', { ...emptyWishForm('USD'), code: '119551', ...form }, taken)
const stock = (form: Partial<WishForm>) => readWish('stock', { ...emptyWishForm('USD'), code: 'INFY', ...form }, [])
const frozen = { price: null, priceDate: null, addedAt: '2026-11-01T00:00:00.000Z' }

describe('a fund', () => {
  test('needs only its code', () => {
    expect(typed({ code: ' 119551 ' })).toEqual({
      ok: true,
      draft: { code: '119551', name: 'Fund 119551', currency: 'INR', target: null, reason: null },
    })
  })

  test.each([
    ['', 'Choose a fund, or enter its scheme code, such as 119551.'],
    ['12a', 'Choose a fund from the list, or enter its scheme code.'],
    ['1'.repeat(21), 'Choose a fund from the list, or enter its scheme code.'],
    ['<script>', 'Choose a fund from the list, or enter its scheme code.'],
  ])('has a code of digits: %j', (code, words) => {
    expect(typed({ code })).toEqual({ ok: false, refusals: { code: words } })
  })

  test('duplicates are ignored for funds by schemeCode, and reported at the field', () => {
    expect(typed({}, ['119551'])).toEqual({ ok: false, refusals: { code: 'This fund is already in your wishlist.' } })
  })

  test.each([
    ['1250.50', 1250.5],
    ['1,250.50', 1250.5],
    ['12,34,567', 1_234_567],
    ['₹5,00,000', 500_000],
    ['1 lakh', 100_000],
    ['2.5k', 2500],
    [' ', null],
  ])('has a typed target: %j', (target, read) => {
    expect(typed({ target })).toMatchObject({ ok: true, draft: { target: read } })
  })

  test.each(['0', '-5', '12,50', '1e5', '$5', '12,50 lakh', 'ten', 'NaN', '1'.repeat(100_000)])(
    'has no target like %.20s',
    (target) => {
      expect(typed({ target })).toEqual({
        ok: false,
        refusals: { target: 'Enter an amount above 0, such as 1,250.50.' },
      })
    },
  )

  test('has an error at each field', () => {
    const long = 'x'.repeat(100_000)
    expect(typed({ name: long, reason: long })).toEqual({
      ok: false,
      refusals: {
        name: 'A name can have at most 300 characters; this has 100,000.',
        reason: 'A reason can have at most 500 characters; this has 100,000.',
      },
    })
  })

  test.each(['🌱👨‍👩‍👧', 'صندوق', '<script>alert(1)</script>'])('keeps its text unchanged: %s', (words) => {
    expect(typed({ name: words, reason: words })).toMatchObject({ draft: { name: words, reason: words } })
  })
})

test('a symbol is upper case, with the signs that exchanges use', () => {
  expect(stock({ code: 'm&m.ns' })).toMatchObject({ draft: { code: 'M&M', name: 'M&M', currency: 'INR' } })
  expect(stock({ code: '^gspc', currency: 'EUR' })).toMatchObject({ draft: { code: '^GSPC', currency: 'EUR' } })
  expect(stock({ code: 'IN FY' })).toMatchObject({
    refusals: { code: 'A symbol has 1 to 20 letters A to Z, digits and . & - ^.' },
  })
})

test('a valid form fits the schema, and round-trips', { timeout: 20_000 }, () => {
  const word = fc.string({ unit: 'binary', maxLength: 40 })
  const code = fc.oneof(word, fc.nat().map(String))
  const target = fc.oneof(word, fc.double({ min: 0 }).map(String))
  fc.assert(
    fc.property(code, word, target, word, (a, b, c, d) => {
      for (const kind of ['fund', 'stock'] as const) {
        const read = readWish(kind, { code: a, name: b, currency: 'USD', target: c, reason: d }, [])
        if (!read.ok) continue
        const wish = { ...read.draft, ...frozen }
        if (kind === 'fund') fundItem.parse(fundOf(wish))
        else stockItem.parse(stockOf(wish))
        expect(readWish(kind, formOfWish(wish), [])).toEqual({ ok: true, draft: read.draft })
      }
    }),
    { numRuns: 60 },
  )
})

test('a page knows the name or uses the code', () => {
  expect(wantedFund.parse(wantedOf('fund', '119551', { currency: 'INR' })).name).toBe('Fund 119551')
  expect(wantedStock.parse(wantedOf('stock', 'INFY', { name: 'Infosys', price: 3 }))).toMatchObject({
    name: 'Infosys',
    price: 3,
  })
  expect(nameOf('stock', 'INFY')).toBe('INFY')
})
