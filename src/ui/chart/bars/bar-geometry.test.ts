import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyWidths, halfBody, reachByPlace, traceCandles, traceStrokes, widthForBodies } from './bar-geometry.ts'
import { candleLayer, columnLayer } from './bar-layers.ts'
import { svgPen } from './bar-picture.tsx'
import { type Bars, completed, padded, stepOf, unpadded } from './bars.ts'

const DAY = 86_400
const barsOf = (rows: readonly (readonly [open: number, high: number, low: number, close: number])[]): Bars => ({
  times: rows.map((_, at) => at * DAY),
  open: rows.map(([open]) => open),
  high: rows.map(([, high]) => high),
  low: rows.map(([, , low]) => low),
  close: rows.map(([, , , close]) => close),
  volume: rows.map(() => 1),
})

describe('a candle', () => {
  const frame = { x: (at: number) => at / DAY, y: (value: number) => 100 - value, half: 2 }
  const drawn = (...row: [number, number, number, number]) => {
    const pens = { rising: svgPen(), falling: svgPen() }
    traceCandles(pens, candleLayer(barsOf([row]), DAY), [0, 1], frame)
    return { rising: pens.rising.path(), falling: pens.falling.path() }
  }

  test('has a body from open to close and wicks outside it, on the pen of its direction', () => {
    expect(drawn(10, 20, 5, 15)).toEqual({ rising: 'M0 80V85M-2 85h4v5h-4zM0 90V95', falling: '' })
    expect(drawn(15, 20, 5, 10)).toEqual({ rising: '', falling: 'M0 80V85M-2 85h4v5h-4zM0 90V95' })
  })

  test('without a wick has none, and without a change is a flat line', () => {
    expect(drawn(10, 15, 10, 15).rising).toBe('M-2 85h4v5h-4z')
    expect(drawn(10, 10, 10, 10).rising).toBe('M-2 90h4v0h-4z')
  })

  test('of which only the close is known is a flat line there', () => {
    const bars = { ...barsOf([[0, 0, 0, 12]]), open: [null], high: [null], low: [null] }
    expect(completed(bars)).toEqual({ open: [12], high: [12], low: [12], close: [12] })
  })

  test('always spans its open and close, whatever the source says of high and low', () => {
    expect(completed(barsOf([[10, 9, 11, 12]]))).toEqual({ open: [10], high: [12], low: [10], close: [12] })
  })
})

describe('bars that are too narrow for bodies', () => {
  test('need a wider pane the longer the period; no page is wide enough for years', () => {
    const width = (days: number) => widthForBodies({ from: 0, to: days * DAY }, DAY)
    expect([31, 92, 184, 366, 1096].map(width)).toEqual([280, 340, 640, 980, undefined])
    expect(widthForBodies({ from: 0, to: 1096 * DAY }, 7 * DAY)).toBe(480)
  })

  test('have the same limits in the style sheet', () => {
    const css = readFileSync('src/ui/chart/chart.css', 'utf8')
    const found = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, one, two]) => [Number(one), Number(two)])
    // The smallest width is that of every page: no rule.
    const pairs = bodyWidths.slice(1).map((width) => [width, width])
    expect(found(/width < (\d+)px\) \{\s+\.chart-from-(\d+) \{/g)).toEqual(pairs)
    expect(found(/width >= (\d+)px\) \{\s+\.chart-below-(\d+) \{/g)).toEqual(pairs)
  })

  test('become strokes from low to high that lose no extreme, at most one per place', () => {
    const price = fc.double({ min: 1, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 300 }), (pairs) => {
        const rows = pairs.map(([a, b]) => [a, Math.max(a, b) + 1, Math.min(a, b) - 1, b] as const)
        const layer = candleLayer(barsOf(rows), DAY)
        const reach = reachByPlace(layer, [0, rows.length], (at) => Math.floor(at / DAY / 10))
        expect(reach).toHaveLength(Math.ceil(rows.length / 10))
        reach.forEach(({ low, high }, place) => {
          const bars = rows.slice(place * 10, place * 10 + 10).flat()
          expect([low, high]).toEqual([Math.min(...bars), Math.max(...bars)])
        })
      }),
    )
  })

  test('are visible even if high and low are the same', () => {
    const pen = svgPen()
    traceStrokes(pen, [{ x: 3, low: 10, high: 10 }], (value) => value, 2)
    expect(pen.path()).toBe('M3 10V12')
  })
})

describe('columns', () => {
  test('reach from zero to the value; an unknown value has none', () => {
    const layer = columnLayer([0, DAY, 2 * DAY], [5, null, -3], DAY)
    expect(reachByPlace(layer, [0, 3], (at) => at / DAY)).toEqual([
      { x: 0, low: 0, high: 5 },
      { x: 2, low: -3, high: 0 },
    ])
  })

  test('of nothing are flat, not missing', () => {
    const layer = columnLayer([0], [0], DAY)
    expect(reachByPlace(layer, [0, 1], () => 0)).toEqual([{ x: 0, low: 0, high: 0 }])
  })
})

describe('the room of bars', () => {
  test('is the shortest distance between two, a day for one alone', () => {
    expect(stepOf([0, 3 * DAY, 4 * DAY])).toBe(DAY)
    expect(stepOf([0, 7 * DAY, 14 * DAY])).toBe(7 * DAY)
    expect(stepOf([5])).toBe(DAY)
    expect(stepOf([])).toBe(DAY)
  })

  test('is added to a period and taken away again, which never turns it round', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (from, length) => {
        const span = { from, to: from + length }
        expect(unpadded(padded(span, DAY), DAY)).toEqual(span)
        const { from: start, to: end } = unpadded(span, DAY)
        expect(end).toBeGreaterThanOrEqual(start)
      }),
    )
  })

  test('leaves space between bodies, and one bar alone does not fill the plot', () => {
    expect(halfBody({ from: 0, to: 100 * DAY }, DAY)).toBeCloseTo(0.0035, 12)
    expect(halfBody(padded({ from: 0, to: 0 }, DAY), DAY)).toBeLessThan(0.05)
  })
})
