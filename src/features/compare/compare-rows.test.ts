import { expect, test } from 'vitest'
import { ownGoal } from '#domain/compare/compared-goal.ts'
import { homeCourse, readAssumptions } from '#domain/compare/compared-home.ts'
import type { ComparedThing } from '#domain/compare/compared-thing.ts'
import { figuresOf } from '#domain/goals/goal-figures.ts'
import type { HomeFacts } from '#domain/property/home-plan.ts'
import { goalWith, noMarket, TODAY } from '#tests/goals/some-goal.ts'
import { compareRows } from './compare-rows.ts'
import { comparisonCsv } from './save-comparison.ts'
import { homeThing } from './use-compared.ts'

const fund: ComparedThing = {
  ref: { kind: 'fund', id: '1' },
  ...{ name: 'A fund', href: '/fund/1', currency: 'INR', isSample: true, asOf: '2026-01-14', line: null, remark: '' },
  ...{ outlay: 100_000, monthly: 5_000, value: 600_000, yearly: 0.11, volatility: 0.2 },
  xirr: { kind: 'rate', rate: 0.12 },
  worst: { share: -0.03, until: '2020-03-23' },
  notes: { lockIn: 'None.', costs: 'Few.', tax: 'Some.' },
}
const facts: HomeFacts = {
  ...{ price: 10_000_000, rent: undefined, state: 'KA', city: 'Bengaluru', isNew: false, isPlot: false },
  ...{ isCommercial: false, carpetSqFt: 1000, sqFt: 1250 },
}
const home = homeThing({ id: 'h', title: 'A flat', sample: true, day: '2026-01-14', facts }, {}, 5, TODAY)
const goalOf = (goal: Parameters<typeof goalWith>[0]) => {
  const [figures] = figuresOf([goalWith(goal)], noMarket, TODAY)
  if (!figures) throw new Error('No figures')
  return ownGoal(figures)
}
const things = (...all: ComparedThing[]) => all
const cell = (id: string, thing: ComparedThing, ...goals: ReturnType<typeof goalOf>[]) =>
  compareRows([thing], 5, goals).find((row) => row.id === id)?.cells[0]

test('the worst three years are a return a year, in every form of the table', () => {
  expect(compareRows(things(fund), 5).map(({ label }) => label)).toContain('Worst three years, return a year')
  expect(cell('worst', fund)).toMatchObject({ value: -0.03, note: 'to 23 Mar 2020' })
})

test('what a home’s monthly outlay and its worth leave out is said beside them, in the file and in its remark', () => {
  expect(home.monthly).toBe(homeCourse(readAssumptions({}, facts).plan, 5, TODAY).monthly)
  expect(cell('monthly', home)?.note).toBe('EMI, before rent and maintenance')
  expect(cell('value', home)?.note).toBe('sale less loan; rent less maintenance is in the XIRR')
  expect([cell('monthly', fund)?.note, cell('value', fund)?.note]).toEqual(['SIP', undefined])
  const columns = [home, fund].map((thing) => ({ ref: thing.ref, thing, failed: false }))
  const csv = comparisonCsv({ columns, period: 5, money: {} as never, home: undefined }, [])
  expect(csv).toMatch(/^Remark,".*Rent less maintenance is in the XIRR, not in the outlay or the worth\.",?\r?$/m)
})

test('a goal is a column with its date in words, and a row of effects', () => {
  const goal = goalOf({ name: 'Home', expected: 6 })
  expect(cell('lock-in', goal.thing)?.text).toBe('Needed by 15 Jan 2036.')
  expect(cell('lock-in', goalOf({ date: null }).thing)?.text).toBe('No date set.')
  expect(cell('monthly', goal.thing)).toMatchObject({ text: '$500', personal: true, note: 'contribution' })
  expect(cell('xirr', goal.thing)?.note).toBe('expected')
  const effects = compareRows(things({ ...fund, currency: 'USD' }, goal.thing), 5, [goal]).at(-1)
  expect(effects?.label).toBe('Effect on “Home”')
  expect(effects?.cells[0]?.note).toMatch(/^\d+ (months|years) sooner$/)
  expect(effects?.cells[1]?.text).toBe('—')
})

test('an effect is later, as planned or none, and a goal out of reach says so', () => {
  const effect = (rate: number, goal: Parameters<typeof goalWith>[0]) =>
    cell('goal-g1', { ...fund, currency: 'USD', xirr: { kind: 'rate', rate } }, goalOf(goal))
  expect(effect(0.02, {})?.note).toMatch(/later$/)
  expect(effect(0.08, {})?.note).toBe('as planned')
  expect(effect(-0.5, {})?.text).toBe('not reached')
  expect(effect(0.1, { expected: -50 })?.note).toBe('not reached as planned')
  expect(cell('goal-g1', { ...fund, xirr: null }, goalOf({}))?.text).toBe('—')
})

test('the effect on a goal says that a return in another currency is taken as it is', () => {
  const goal = goalOf({})
  const effect = (currency: string, rate: number) =>
    cell('goal-g1', { ...fund, currency, xirr: { kind: 'rate', rate } }, goal)?.note
  expect(effect('USD', 0.08)).toBe('as planned')
  expect(effect('INR', 0.08)).toBe('as planned; return in INR, exchange rates not included')
  expect(effect('INR', -0.5)).toBe('return in INR, exchange rates not included')
})
