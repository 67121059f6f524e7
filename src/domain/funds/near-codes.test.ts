import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packOf, scheme } from '#tests/schemes.ts'
import { codeAt } from './fund-pack.ts'
import { nearCodes } from './near-codes.ts'

const near = (code: string, ...codes: number[]) => {
  const pack = packOf(...codes.map((one) => scheme(one)))
  return nearCodes(pack, code).map((at) => codeAt(pack, at))
}

/** Whether one typo separates them, by common prefix and suffix. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let [begin, end] = [0, 0]
  while (begin < Math.min(one.length, other.length) && one[begin] === other[begin]) begin += 1
  while (end < Math.min(one.length, other.length) - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)]
  return Math.max(a.length, b.length) <= 1 || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0])
}

test.each([
  ['a digit is wrong', '119552', 119_551],
  ['a digit is missing', '11951', 119_551],
  ['a digit is too many', '1195551', 119_551],
  ['two digits are swapped', '191551', 119_551],
])('%s', (_, typed, meant) => {
  expect(near(typed, 100_027, meant, 150_000)).toEqual([meant])
})

test('two typos are too far, and a leading zero does not count', () => {
  expect(near('119551', 119_662, 121_551)).toEqual([])
  expect(near('900001', 1)).toEqual([])
})

test('one scheme per fund, at most six', () => {
  const pack = packOf(scheme(119_550, { siblings: 'one' }), scheme(119_552, { siblings: 'one' }), scheme(119_553))
  expect(nearCodes(pack, '119551').map((at) => codeAt(pack, at))).toEqual([119_550, 119_553])
  expect(near('119551', ...Array.from({ length: 9 }, (_, at) => 119_552 + at))).toHaveLength(6)
})

test('exactly the codes one typo away, each once', () => {
  const digits = fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 5 })
    .map((all) => Number(`1${all.join('')}`))
  fc.assert(
    fc.property(fc.uniqueArray(digits, { minLength: 1, maxLength: 30 }), digits, (codes, typed) => {
      const found = near(String(typed), ...codes)
      const expected = codes.filter((code) => isSlip(String(typed), String(code)))
      expect(new Set(found).size).toBe(found.length)
      expect(expected).toEqual(expect.arrayContaining(found))
      expect(found).toHaveLength(Math.min(6, expected.length))
    }),
  )
})
