import { expect, test } from 'vitest'
import { cleaned } from '#domain/measures/bad-points.ts'
import { series as published } from '#tests/measures/series-from-rows.ts'
import { packOf, scheme } from '#tests/schemes.ts'
import { buildFundDetails, comparedFundOf, otherPlanOf } from './build-fund-details.ts'
import { comparedFund, fundDetails } from './fund-details.ts'
import { placeOf } from './fund-pack.ts'

const pack = packOf(
  scheme(11, { siblings: 'larch', fund: 'Larch Large Cap Fund', return1y: 1_000, isin: 'INF209KA12Z1' }),
  scheme(12, { siblings: 'larch', plan: 'regular', return1y: 900 }),
  scheme(13, { siblings: 'larch', option: 'idcw', frequency: 'Monthly', payout: 'payout' }),
  scheme(14, { siblings: 'larch', option: 'idcw', plan: 'regular' }),
  scheme(21, { siblings: 'elm', return1y: 2_000, day: 19_990 }),
  scheme(31, { siblings: 'oak', plan: 'unknown', nav: null, day: null, previousNav: null, previousDay: null }),
  scheme(900_001, { siblings: 'sample' }),
)
const history = { source: 'mfapi', fetchedAt: '2026-11-14T06:00:00.000Z' } as const
const at = (code: number) => placeOf(pack, code)
const series = (...points: Parameters<typeof published>) => cleaned(published(...points))
const direct = series(['2022-10-03', 100], ['2023-10-03', 110], ['2024-10-03', 121])
const regular = series(['2022-10-03', 50], ['2023-10-03', 54], ['2024-10-03', 58.32])

test('details agree with pack and history, and fit the contract', () => {
  const details = buildFundDetails(pack, at(11), history, direct, { code: 12, series: regular.series }, 0.07)
  expect(fundDetails.parse(details)).toEqual(details)
  expect(details).toMatchObject({
    code: 11,
    fund: 'Larch Large Cap Fund',
    category: 'Large Cap',
    asset: 'equity',
    market: 'live',
    active: true,
    isin: 'INF209KA12Z1',
    nav: '10.5',
    day: '2024-10-04',
    change: 500,
    riskFree: 0.07,
    history,
    peers: { place: 2, of: 2 },
  })
  expect(details.chips.map(({ code }) => code)).toEqual([11, 13, 12, 14])
  expect(details.figures?.returns.find(({ horizon }) => horizon === '1Y')).toMatchObject({ change: 0.1 })
})

test('the cost is the return Regular lost, from either plan’s view', () => {
  const both = [
    buildFundDetails(pack, at(11), history, direct, { code: 12, series: regular.series }, 0.065),
    buildFundDetails(pack, at(12), history, regular, { code: 11, series: direct.series }, 0.065),
  ]
  for (const { cost } of both) expect(cost).toMatchObject({ years: 2, from: '2022-10-03', to: '2024-10-03' })
  for (const { cost } of both) expect(cost?.cost).toBeCloseTo(0.02, 12)
  expect(both.map(({ cost }) => cost?.sibling)).toEqual([12, 11])
})

test('the other plan belongs to the same fund, and neither pays out', () => {
  expect([11, 12, 13, 14, 21, 31].map((code) => otherPlanOf(pack, at(code)))).toEqual([
    12,
    11,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('unknown facts are empty, and fit the contract', () => {
  const details = buildFundDetails(pack, at(31), { source: 'none', fetchedAt: null }, series(), undefined, 0.065)
  expect(fundDetails.parse(details)).toEqual(details)
  expect(details).toMatchObject({
    nav: null,
    day: null,
    change: null,
    figures: null,
    cost: null,
    peers: null,
    active: false,
  })
})

test('sample data is marked; a compared fund has its figures only', () => {
  expect(buildFundDetails(pack, at(900_001), history, direct, undefined, 0.065).market).toBe('sample')
  const beside = comparedFundOf(pack, at(21), history, direct, 0.065)
  expect(comparedFund.parse(beside)).toEqual(beside)
  expect(beside).toMatchObject({ code: 21, fund: 'Fund 21', figures: { first: '2022-10-03' } })
  expect(comparedFundOf(pack, at(21), history, series(), 0.065).figures).toBeNull()
})

test('an implausible cost is not shown', () => {
  const cost = (dear: readonly [number, number]) => {
    const other = series(['2022-10-03', 50], ['2023-10-03', dear[0]], ['2024-10-03', dear[1]])
    return buildFundDetails(pack, at(11), history, direct, { code: 12, series: other.series }, 0.065).cost
  }
  expect(cost([54, 58.32])?.cost).toBeCloseTo(0.02, 9)
  expect(cost([53, 56])).toBeNull()
  expect(cost([56, 61])).toBeNull()
})

test('market days alone are marked as weekly, and have no cost', () => {
  const details = buildFundDetails(pack, at(11), { source: 'amfi', fetchedAt: null }, direct, undefined, 0.065)
  expect(fundDetails.parse(details)).toEqual(details)
  expect(details.figures).toMatchObject({ weekly: true, risk: [], years: [] })
})
