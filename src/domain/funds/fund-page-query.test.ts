import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageParameters } from '#catalogue/page-parameters.ts'
import { RISK_FREE, riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import { zoomOf, zoomText } from '#domain/search/chart-query.ts'
import { besideOf, fundPageSearch, MOST_BESIDE } from './fund-page-query.ts'

test('the URL names the compared funds; invalid values and defaults are dropped', () => {
  expect(fundPageSearch({ with: '119551,120503', riskFree: '7.25' })).toEqual({ with: '119551,120503', riskFree: 7.25 })
  expect(fundPageSearch({ with: '119551,' })).toEqual({ with: 119_551 })
  expect(fundPageSearch({ with: 'a,-1,0,1.5', riskFree: RISK_FREE, evil: 1 })).toEqual({})
})

test('chart choices are in the URL; invalid ones are dropped', () => {
  const chosen = { range: '5Y', zoom: '2020-01-01_2021-06-30', scale: 'log', drawdown: '1' }
  expect(fundPageSearch(chosen)).toEqual({ ...chosen, drawdown: 1 })
  expect(fundPageSearch({ range: 'Max', zoom: '2021-06-30_2020-01-01', scale: 'linear', drawdown: 'yes' })).toEqual({})
  expect(fundPageSearch({ range: '2Y', zoom: '2020-13-01_2021-06-30', scale: {}, drawdown: [] })).toEqual({})
})

test('a zoom has whole days, and parses as written', () => {
  const days = '2020-01-01_2021-06-30'
  const span = zoomOf(days)
  expect(span && zoomText(span)).toBe(days)
  expect(zoomText({ from: (span?.from ?? 0) + 100, to: (span?.to ?? 0) - 100 })).toBe(days)
})

test('compared codes: unique, at most three, and a single one may be a number', () => {
  expect(besideOf('3, 1,3,x,2,4')).toEqual([3, 1, 2])
  expect(besideOf(119_551)).toEqual([119_551])
  expect(besideOf(undefined)).toEqual([])
  expect(besideOf('0119551')).toEqual([])
  expect(besideOf({ toString: 0 })).toEqual([])
})

test.each([
  [0, 0],
  ['0', 0],
  ['30', 30],
  ['7.125', 7.125],
  ['', RISK_FREE],
  [undefined, RISK_FREE],
  ['30.01', RISK_FREE],
  ['-0.1', RISK_FREE],
  ['six', RISK_FREE],
  ['Infinity', RISK_FREE],
  ['  ', RISK_FREE],
  [{ toString: 0 }, RISK_FREE],
])('the risk-free rate %j is parsed as %d', (written, rate) => {
  expect(riskFreeOf(written)).toBe(rate)
})

test('parsing its own result changes nothing, and the page knows all parameter names', () => {
  const anything = fc.dictionary(
    fc.constantFrom('with', 'riskFree', 'range', 'zoom', 'scale', 'drawdown', 'other'),
    fc.anything(),
  )
  fc.assert(
    fc.property(anything, (address) => {
      const read = fundPageSearch(address)
      expect(fundPageSearch(read)).toEqual(read)
      expect(besideOf(read.with).length).toBeLessThanOrEqual(MOST_BESIDE)
      for (const name of Object.keys(read)) expect(pageParameters.fund).toContain(name)
    }),
  )
})
