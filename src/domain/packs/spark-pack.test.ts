import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closesAt, readSparkPack, writeSparkPack } from './spark-pack.ts'

const close = fc.double({ min: 0.01, max: 1e6, noNaN: true })
const schemes = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 999_999 }).map(String),
    closes: fc.array(fc.option(close, { freq: 8 }), { maxLength: 60 }),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
)

test('a close is at most 1/510 of the line’s height off', () => {
  fc.assert(
    fc.property(schemes, (rows) => {
      const pack = readSparkPack('number', writeSparkPack('number', rows))
      if (!pack) throw new Error('refused')
      for (let at = 0; at < pack.ids.count; at += 1) {
        const known = carried(rows.find((row) => row.id === pack.ids.at(at))?.closes.slice(-52) ?? [])
        const read = closesAt(pack, at)
        expect(read).toHaveLength(known.length)
        const [low, high] = [Math.min(...known), Math.max(...known)]
        // Plus the rounding of the bounds to 24 bits.
        const bound = (high - low) / 510 + high * 1.3e-7
        for (const [week, value] of read.entries())
          expect(Math.abs(value - (known[week] ?? 0))).toBeLessThanOrEqual(bound)
      }
    }),
  )
})

test('a scheme with fewer than two closes has no line', () => {
  const pack = readSparkPack(
    'number',
    writeSparkPack('number', [
      { id: '1', closes: [null, 5] },
      { id: '2', closes: [] },
      { id: '3', closes: [1, null] },
    ]),
  )
  expect(pack?.ids.count).toBe(1)
  expect(pack?.ids.at(0)).toBe('3')
  expect(pack && closesAt(pack, 0)).toEqual([1, 1])
})

test('truncated or changed bytes, and garbage, are rejected', () => {
  fc.assert(
    fc.property(schemes, fc.nat(), fc.uint8Array({ maxLength: 100 }), (rows, place, junk) => {
      const bytes = writeSparkPack('number', rows)
      expect(readSparkPack('number', bytes.subarray(0, place % bytes.length))).toBeUndefined()
      bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ 1
      expect(readSparkPack('number', bytes)).toBeUndefined()
      expect(readSparkPack('number', junk)).toBeUndefined()
    }),
  )
})

function carried(closes: readonly (number | null)[]): number[] {
  const from = closes.findIndex((one) => one !== null)
  const known: number[] = []
  for (const one of from < 0 ? [] : closes.slice(from)) known.push(one ?? known.at(-1) ?? 0)
  return known
}
