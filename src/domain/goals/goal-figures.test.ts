import { expect, test } from 'vitest'
import { isoDay } from '#domain/time/day.ts'
import { day, goalWith, linkWith, noMarket, TODAY } from '#tests/goals/some-goal.ts'
import type { Goal } from './goal.ts'
import { changesSince, seenNow, visitOf } from './goal-changes.ts'
import { figuresOf, type GoalMarket, milestonesOf } from './goal-figures.ts'
import { steppedUp } from './goal-plan.ts'
import { contributionsAsCsv, goalsAsCsv, yearsAsCsv, yearsOf } from './goal-years.ts'
import { courseOf, paidAlong } from './projection.ts'
import { byDate, byPriority } from './shared-holdings.ts'

const figures = (goal: Partial<Goal> = {}, market: Partial<GoalMarket> = {}, today = TODAY) => {
  const [found] = figuresOf([goalWith(goal)], { ...noMarket, ...market }, today)
  if (!found) throw new Error('No figures')
  return found
}
const price = { price: () => ({ price: 50, currency: 'USD', date: '2026-01-14' }) }

test('a status follows from the projection on the date', () => {
  expect(figures().status).toBe('on-track')
  expect(figures({ monthly: 400 }).status).toBe('at-risk')
  expect(figures({ monthly: 100 }).status).toBe('off-track')
  expect(figures({ monthly: 435.314_733_749_482_7 }).status).toBe('on-track')
  expect(figures({ date: null }).status).toBe('set')
  expect(figures({ saved: 0, monthly: 0 }).status).toBe('set')
  expect(figures({ saved: 100_000 }).status).toBe('reached')
  expect(figures({ state: 'paused' }).status).toBe('paused')
  expect(figures({ state: 'archived' }).status).toBe('archived')
  const late = figures({ date: '2025-01-01' })
  expect([late.status, late.isLate, late.outcome]).toEqual(['off-track', true, undefined])
})

/** 50 lakh in 120 months at 8%, 10% more each year since two years ago, nothing saved. */
const stepped = (more: Partial<Goal> = {}) =>
  figures({
    target: { amount: 5_000_000, currency: 'USD', asOf: '2026-01-15' },
    ...{ saved: 0, monthly: 10_000, stepUp: 10, since: '2024-01-15' },
    ...more,
  })

test('with a step-up, what is paid and what is needed are the amounts of today', () => {
  const { plan, outcome } = stepped()
  expect([plan.monthly, plan.paid]).toEqual([12_100, 0])
  expect(outcome?.needed).toBeCloseTo(18_496.35, 2)
  expect(stepped({ monthly: outcome?.needed ?? 0, since: '2026-01-15' }).outcome?.gap).toBeCloseTo(0, 5)
  // The yearly step stays where it was: six payments are left until the next.
  const half = stepped({ since: '2024-07-15' })
  expect([half.plan.monthly, half.plan.paid]).toEqual([11_000, 6])
  const { monthly, since } = steppedUp(half.goal, TODAY)
  expect([monthly, since]).toEqual([11_000, '2025-07-15'])
  expect(stepped({ monthly: half.outcome?.needed ?? 0, since }).outcome?.gap).toBeCloseTo(0, 5)
})

test('a step-up counts from a first payment, and not while the clock is set back', () => {
  expect(steppedUp(stepped({ monthly: 0 }).goal, TODAY)).toEqual({ monthly: 0, since: '2026-01-15', paid: 0 })
  expect(steppedUp(stepped({ stepUp: 0 }).goal, TODAY)).toEqual({ monthly: 10_000, since: '2026-01-15', paid: 0 })
  const back = { monthly: 10_000, since: '2027-01-15', paid: 0 }
  expect(steppedUp(stepped({ since: '2027-01-15' }).goal, TODAY)).toEqual(back)
})

test('saved is what was entered, logged and held; contributions into counted units are not counted twice', () => {
  const contributions = [
    { id: 'c1', date: '2026-01-02', amount: 700, into: null, note: '' },
    { id: 'c2', date: '2026-01-03', amount: -200, into: null, note: '' },
    { id: 'c3', date: '2026-01-04', amount: 900, into: 'fund:118955', note: '' },
  ]
  expect(figures({ contributions }).saved).toBe(11_400)
  expect(figures({ contributions, links: [linkWith()] }, price).saved).toBe(10_500 + 5_000)
  expect(figures({ contributions, links: [linkWith({ units: null })] }, price).saved).toBe(11_400)
  expect(
    figures({ saved: 0, contributions: [{ ...contributions[0], amount: -5 }] as Goal['contributions'] }).saved,
  ).toBe(0)
})

test('goals share a fund without counting a unit twice: the more urgent goal first', () => {
  const goals = [
    goalWith({ id: 'later', saved: 0, links: [linkWith({ share: 60 })] }),
    goalWith({ id: 'urgent', saved: 0, priority: 'high', links: [linkWith({ share: 70 })] }),
    goalWith({ id: 'gone', saved: 0, priority: 'high', state: 'archived', links: [linkWith()] }),
  ]
  const [later, urgent, gone] = figuresOf(goals, { ...noMarket, ...price }, TODAY)
  expect(urgent?.saved).toBe(3_500)
  expect(later?.saved).toBeCloseTo(1_500, 9)
  expect(later?.holdings[0]).toMatchObject({ wanted: 0.6, units: 100 })
  expect(later?.holdings[0]?.counted).toBeCloseTo(0.3, 12)
  expect(gone?.saved).toBe(0)
})

test('units follow a split after the day on which they were entered, in every goal; without a day they stay', () => {
  const split = { unitChanges: [{ day: day('2026-01-10'), value: 0.2 }] }
  const market = { ...noMarket, price: () => ({ ...price.price(), ...split }) }
  const worth = (unitsOn?: string) => figures({ saved: 0, links: [linkWith(unitsOn ? { unitsOn } : {})] }, market)
  expect(worth('2026-01-09').saved).toBe(500 * 50)
  expect(worth('2026-01-09').holdings[0]).toMatchObject({ units: 500, link: { units: 100 } })
  expect(worth('2026-01-10').saved).toBe(100 * 50)
  expect(worth().saved).toBe(100 * 50)
  const bonus = { unitChanges: [{ day: day('2026-01-10'), value: 0.75 }] }
  const third = figures(
    { links: [linkWith({ unitsOn: '2026-01-09' })] },
    { price: () => ({ ...price.price(), ...bonus }) },
  )
  expect(third.holdings[0]?.units).toBe(133.333_333)
  // The newest entry counts, with its own day.
  const goals = [
    goalWith({ id: 'old', links: [linkWith({ unitsOn: '2026-01-05', share: 50 })] }),
    goalWith({
      ...{ id: 'new', updatedAt: '2026-01-12T00:00:00.000Z' },
      links: [linkWith({ units: 500, unitsOn: '2026-01-12', share: 50 })],
    }),
  ]
  expect(figuresOf(goals, market, TODAY).map(({ holdings }) => holdings[0]?.units)).toEqual([500, 500])
})

test('a linked instrument without a price, or gone, counts as nothing and is named', () => {
  const { saved, holdings } = figures({ links: [linkWith()] })
  expect(saved).toBe(10_000)
  expect(holdings).toMatchObject([{ value: null, priceDate: null, link: { name: 'A fund' } }])
})

test('a favourite’s price is the target; one that is no longer listed keeps its last price', () => {
  const property = { id: 'p1', name: 'Flat' }
  const home = { price: 8_000_000, currency: 'INR' as const, date: '2026-01-14' }
  const rate: GoalMarket['rate'] = (from, to) => ({ rate: from === to ? 1 : 0.0125, date: '2026-01-14' })
  const live = figures({ property }, { rate, listing: () => home })
  expect([live.target, live.listed, live.rateDate]).toEqual([100_000, 'yes', '2026-01-14'])
  expect(live.live).toEqual({ amount: 8_000_000, currency: 'INR', asOf: '2026-01-14' })
  const gone = figures({ property }, { listing: () => null })
  expect([gone.target, gone.listed, gone.rateDate, gone.live]).toEqual([100_000, 'no', null, null])
})

test('a target entered earlier has risen with inflation since; with the clock set back it has not', () => {
  const target = { amount: 100_000, currency: 'USD' as const, asOf: '2025-01-15' }
  expect(figures({ target, grows: true, inflation: 6 }).target).toBeCloseTo(106_000, 6)
  expect(figures({ target, grows: false, inflation: 6 }).target).toBe(100_000)
  const back = figures({ target, grows: true, inflation: 6, since: '2025-06-01' }, {}, day('2019-01-01'))
  expect([back.target, back.plan.paid]).toEqual([100_000, 0])
  expect(Number.isFinite(back.outcome?.value)).toBe(true)
})

test('an emergency fund tells the months it covers, a retirement how long it lasts', () => {
  const expenses = { monthly: 5000, months: 6 }
  const target = { amount: 30_000, currency: 'USD' as const, asOf: '2026-01-15' }
  expect(figures({ expenses, target, saved: 12_500 }).covered).toBeCloseTo(2.5, 12)
  const { lasts } = figures({
    date: '2026-01-16',
    saved: 1e6,
    monthly: 0,
    expected: 0,
    withdrawal: { monthly: 5000, expected: 6 },
  })
  expect(lasts?.months).toBe(714)
  expect(isoDay(lasts?.until ?? 0)).toBe('2085-07-16')
})

test('milestones have their days, passed ones none', () => {
  const found = milestonesOf(figures({ saved: 30_000, monthly: 1000, expected: 0 }))
  expect(found.map(({ passed, day: at, amount }) => [passed, at && isoDay(at), amount])).toEqual([
    [true, undefined, 25_000],
    [false, '2027-09-15', 50_000],
    [false, '2029-10-15', 75_000],
    [false, '2031-11-15', 100_000],
  ])
})

test('years add up to the outcome, and the CSV has them', () => {
  const ten = figures({ name: '=1+1' })
  const years = yearsOf(ten)
  expect(years).toHaveLength(10)
  expect(years.at(-1)?.value).toBeCloseTo(111_651.386_569_735_8, 6)
  expect(years.reduce((sum, { paidIn, growth }) => sum + paidIn + growth, 10_000)).toBeCloseTo(111_651.386_57, 4)
  expect(yearsAsCsv(ten).split('\r\n')[10]).toBe('10,2036-01-15,6000,8026.9,111651.39,111651.39,100000')
  expect(goalsAsCsv([ten]).split('\r\n')[1]).toContain(
    "'=1+1,home,on-track,medium,USD,100000,10000,2036-01-15,500,435.31",
  )
})

test('the CSV of the log names what was paid into, and all goals have today’s amounts in theirs', () => {
  const entry = { id: 'c', date: '2026-01-02', amount: 5, into: null, note: '' }
  const contributions = [
    entry,
    { ...entry, into: 'fund:118955' },
    { ...entry, amount: -5, into: 'fund:1', note: 'a, b' },
  ]
  expect(contributionsAsCsv(figures({ contributions, links: [linkWith()] })).split('\r\n')).toEqual([
    'Date,Amount (USD),Into,Note',
    '2026-01-02,5,Savings,',
    '2026-01-02,5,A fund,',
    '2026-01-02,-5,fund:1,"a, b"',
    '',
  ])
  const columns = goalsAsCsv([stepped()])
    .split('\r\n')
    .map((line) => line.split(','))
  const at = (name: string) => columns[1]?.[columns[0]?.indexOf(name) ?? -1]
  expect([at('Monthly'), at('Needed per month'), at('Target'), at('Finish at this pace')]).toEqual([
    ...['12100', '18496.35', '5000000', '2038-06-15'],
  ])
})

test('goals are in order of date or of priority, then date; those without a date come last, equals by age', () => {
  const goals = [
    goalWith({ id: 'none', date: null, priority: 'high' }),
    goalWith({ id: 'late', date: '2040-01-01', priority: 'high' }),
    goalWith({ id: 'young', date: '2030-01-01', createdAt: '2026-01-02T00:00:00.000Z' }),
    goalWith({ id: 'old', date: '2030-01-01' }),
    goalWith({ id: 'low', date: '2027-01-01', priority: 'low' }),
  ]
  expect(goals.toSorted(byDate).map(({ id }) => id)).toEqual(['low', 'old', 'young', 'late', 'none'])
  expect(goals.toSorted(byPriority).map(({ id }) => id)).toEqual(['late', 'none', 'old', 'young', 'low'])
})

test('in today’s money growth is what outruns inflation, and each payment counts what it was worth on its day', () => {
  const idle = yearsOf(figures({ monthly: 0, expected: 6, inflation: 6 }), true)
  for (const { paidIn, growth, value } of idle) {
    expect([paidIn, value]).toEqual([0, expect.closeTo(10_000, 6)])
    expect(growth).toBeCloseTo(0, 6)
  }
  const paying = figures({
    ...{ expected: 6, inflation: 6 },
    lumps: [{ id: 'l', date: '2026-01-20', amount: 1000 }],
  })
  const years = yearsOf(paying, true)
  // Twelve payments of 500, one at the end of each month, and a lump sum after five days.
  const payments = Array.from({ length: 12 }, (_, k) => 500 / 1.06 ** ((k + 1) / 12)).reduce((sum, one) => sum + one)
  expect(years[0]?.paidIn).toBeCloseTo(payments + 1000 / 1.06 ** (5 / 31 / 12), 6)
  for (const { growth } of years) expect(growth).toBeCloseTo(0, 6)
  const stages = courseOf(paying.plan, 120)
  const paid = paidAlong(paying.plan, stages, true)
  expect(paid[0]).toBe(10_000)
  expect(paid.at(-1)).toBeCloseTo(years.at(-1)?.value ?? 0, 5)
  expect(paidAlong(figures({ monthly: 0, inflation: 6 }).plan, stages.slice(0, 1), true)).toEqual([10_000])
  expect(paidAlong(paying.plan, stages, false).at(-1)).toBe(10_000 + 1000 + 60_000)
})

test('a visit is compared with the one before; a reload is the same visit, a clock set back another', () => {
  const [was, is] = [[figures()], [figures({ saved: 60_000, monthly: 100 })]]
  const first = seenNow(null, visitOf(was, '2026-01-15T08:00:00.000Z'))
  expect(changesSince(first.before, was)).toEqual([])
  const same = seenNow(first, visitOf(is, '2026-01-15T08:10:00.000Z'))
  expect(same.before).toBeNull()
  const next = seenNow(first, visitOf(is, '2026-01-16T08:00:00.000Z'))
  expect(changesSince(next.before, is)).toMatchObject([{ name: 'Home', saved: 50_000, target: null, status: null }])
  expect(seenNow(first, visitOf(is, '2019-01-01T08:00:00.000Z')).before).toEqual(first.now)
  expect(changesSince(next.before, was)).toEqual([])
})
