import { expect, test } from 'vitest'
import { stateCharges } from '#catalogue/home-charges.ts'
import { costPlanOf, type HomeFacts, loanOf, paidAtOnce, prepaymentOf, readHomePlan } from './home-plan.ts'
import { homeSearch, stateIds } from './home-plan-query.ts'
import { trueCost } from './true-cost.ts'

const flat: HomeFacts = {
  price: 12_000_000,
  rent: undefined,
  state: 'MH',
  city: 'Mumbai',
  isNew: true,
  isPlot: false,
  isCommercial: false,
  carpetSqFt: 900,
  sqFt: 900,
}

test('every state of the table can be chosen in the URL', () => {
  expect([...stateIds].sort()).toEqual(Object.keys(stateCharges).sort())
})

test('a listing starts from its own price, its state and the usual loan', () => {
  const { plan, wrong } = readHomePlan({}, flat)
  expect(wrong).toEqual({})
  expect(plan.values).toMatchObject({ price: 12_000_000, down: 2_400_000, rate: 8.5, years: 20, gst: 5, stamp: 6 })
  expect(plan.values).toMatchObject({ upkeep: 3_600, rent: 30_000 })
  expect(loanOf(plan)).toEqual({ principal: 960_000_000, percent: 8.5, months: 240 })
  expect(prepaymentOf(plan)).toBeUndefined()
})

test('amounts may be typed in lakh and crore', () => {
  const search = homeSearch({ price: '1.2cr', down: '₹30 lakh', extra: '50k', rate: '9,25', every: 'once', cut: 'emi' })
  expect(search).toEqual({ price: 12_000_000, down: 3_000_000, extra: 50_000, rate: 9.25, every: 'once', cut: 'emi' })
  const { plan } = readHomePlan(search, flat)
  expect(prepaymentOf(plan)).toEqual({ amount: 5_000_000, every: 'once', month: 12, cuts: 'emi' })
})

test('unknown choices and odd values are left out of the URL', () => {
  expect(homeSearch({ state: 'XX', fund: 'abc', months: '31', every: 'month', q: 'x', rate: '' })).toEqual({})
})

test.each([
  [{ price: '0' }, { price: 'Minimum ₹10,000.' }],
  [{ price: '1000000000000000000' }, { price: 'Maximum ₹5,000 crore.' }],
  [{ price: 'much' }, { price: 'Enter an amount such as 80 lakh or 1.2 cr.' }],
  [{ down: '2cr' }, { down: 'The down payment cannot be higher than the price.' }],
  [{ rate: '31' }, { rate: 'Enter a rate from 0% to 30%.' }],
  [{ years: '2.5' }, { years: 'Enter 1 to 30.' }],
  [{ years: '-1' }, { years: 'Enter 1 to 30.' }],
  [{ rent: '-5' }, { rent: 'Minimum ₹0.' }],
  [{ growth: '-11' }, { growth: 'Enter a rate from −10% to 30%.' }],
  [{ after: '20' }, { after: 'Choose a year before the loan ends.' }],
  [{ years: '1', extra: '1 lakh' }, { after: 'Choose a year before the loan ends.' }],
])('%o is told at its field', (address, refusals) => {
  expect(readHomePlan(homeSearch(address), flat).wrong).toEqual(refusals)
})

test('the default down payment follows a typed price and is never above it', () => {
  expect(readHomePlan({ price: 5_000_000 }, flat).plan.values).toMatchObject({ down: 1_000_000, rent: 12_500 })
  expect(readHomePlan({ price: 10_400 }, flat).plan.values.down).toBeLessThanOrEqual(10_400)
})

test('GST is due on homes that are not finished, and less on small cheap ones', () => {
  const gst = (facts: Partial<HomeFacts>) => readHomePlan({}, { ...flat, ...facts }).plan.values.gst
  expect(gst({ isNew: false })).toBe(0)
  expect(gst({ isPlot: true })).toBe(0)
  expect(gst({ price: 4_400_000, carpetSqFt: 640 })).toBe(1)
  expect(gst({ price: 4_400_000, carpetSqFt: 660 })).toBe(5)
  expect(gst({ price: 4_400_000, carpetSqFt: undefined })).toBe(5)
  // 90 square metres outside the metros.
  expect(gst({ price: 4_400_000, carpetSqFt: 960, city: 'Jaipur' })).toBe(1)
  expect(gst({ price: 4_400_000, carpetSqFt: 970, city: 'Jaipur' })).toBe(5)
  expect(gst({ price: 4_400_000, carpetSqFt: 640, isCommercial: true })).toBe(12)
  expect(gst({ isCommercial: true, isNew: false })).toBe(0)
})

test('a state brings its own rates, a higher one above its limit and its limit of the fee', () => {
  const values = (state: 'WB' | 'KA', price: number) => readHomePlan({ state, price }, flat).plan.values
  expect(values('WB', 10_000_000).stamp).toBe(6)
  expect(values('WB', 10_000_001).stamp).toBe(7)
  expect([2_000_000, 2_000_001, 4_500_000, 4_500_001].map((price) => values('KA', price).stamp)).toEqual([
    2.24, 3.36, 3.36, 5.6,
  ])
  const fee = (registration?: number) =>
    trueCost(costPlanOf(readHomePlan({ ...(registration && { registration }) }, flat).plan)).parts.registration
  expect(fee()).toBe(30_000)
  expect(fee(2)).toBe(240_000)
})

test('a home for rent is assumed to cost what yields its rent', () => {
  const { plan } = readHomePlan({}, { ...flat, price: undefined, rent: 45_000, isNew: false })
  expect(plan.values).toMatchObject({ rent: 45_000, price: 18_000_000 })
})

test('a city may charge another duty, as long as the state is the listing’s own', () => {
  const pune = { ...flat, city: 'Pune' }
  expect(readHomePlan({}, pune).plan.values.stamp).toBe(7)
  expect(readHomePlan({ state: 'RJ' }, pune).plan.values.stamp).toBe(7.8)
  expect(readHomePlan({ state: 'MH' }, { ...pune, state: 'KA' }).plan.values.stamp).toBe(6)
})

test('prices may be expected to fall, typed with either minus', () => {
  for (const growth of ['-5', '−5']) {
    const { plan, wrong } = readHomePlan(homeSearch({ growth }), flat)
    expect([plan.values.growth, wrong]).toEqual([-5, {}])
  }
})

test('maintenance in advance is not paid at once as well: an owner’s months have it', () => {
  const { plan } = readHomePlan(homeSearch({ upkeep: '5000', advance: '12' }), flat)
  // 20% down, 6% stamp duty, ₹30,000 registration, 5% GST, 1% brokerage.
  expect(paidAtOnce(plan)).toBe(2_400_000 + 720_000 + 30_000 + 600_000 + 120_000)
  expect(trueCost(costPlanOf(plan)).parts.upkeep).toBe(60_000)
})
