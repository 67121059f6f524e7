import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsAfter } from '#domain/time/calendar.ts'
import { day, planWith, TODAY } from '#tests/goals/some-goal.ts'
import type { Row } from '#tests/measures/by-hand.ts'
import { randomRows, rowsOf } from '#tests/measures/random-rows.ts'
import { daily, toSeries } from '#tests/measures/series-from-rows.ts'
import { mixHistories, monthlyGrowths } from './mixed-history.ts'
import { outcomeAtDate } from './projection.ts'
import { createReplay, modeFor, type ReplayJob, scopeOf } from './replay.ts'
import { type ReplayPlan, replayPlan } from './replay-plan.ts'
import { fanLevels } from './replay-tally.ts'

const planFor = (months: number, more: Parameters<typeof planWith>[0] = {}) =>
  replayPlan(
    planWith({ start: 1000, monthly: 100, target: 3000, rate: 0.1, ...more, date: monthsAfter(TODAY, months) }),
  ) as ReplayPlan

const run = (job: ReplayJob, chunk = 1e9) => {
  const replay = createReplay(job)
  while (replay.advance(chunk) < replay.total);
  return replay.result()
}

/** A slow reference: texts as dates, every look-up a search, nothing shared with the code under test. */
function byHand(histories: readonly (readonly Row[])[], weights: readonly number[], plan: ReplayPlan) {
  const sum = weights.reduce((a, b) => a + b)
  const later = (date: string, months: number) => {
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number)
    const last = new Date(Date.UTC(y, m - 1 + months + 1, 0)).getUTCDate()
    return new Date(Date.UTC(y, m - 1 + months, Math.min(d, last))).toISOString().slice(0, 10)
  }
  const valueOn = (rows: readonly Row[], date: string) => {
    const row = rows.findLast((each) => each.date <= date)
    const age = row ? (Date.parse(date) - Date.parse(row.date)) / 86_400_000 : 99
    return age <= 10 ? (row?.value ?? Number.NaN) : Number.NaN
  }
  const firsts = histories.map((rows) => rows[0]?.date ?? '').toSorted()
  const first = firsts.at(-1) ?? ''
  const last = histories.map((rows) => rows.at(-1)?.date ?? '').toSorted()[0] ?? ''
  const youngest = histories.find((rows) => rows[0]?.date === first) ?? []
  const finals: number[] = []
  for (const { date } of youngest) {
    if (date < first || date > last || later(date, plan.months) > last) continue
    let value = plan.start
    for (let k = 1; k <= plan.months; k += 1) {
      const growth = histories.map(
        (rows, j) => ((weights[j] ?? 0) / sum) * (valueOn(rows, later(date, k)) / valueOn(rows, later(date, k - 1))),
      )
      value = value * growth.reduce((a, b) => a + b) + (plan.lumps[k] ?? 0) + plan.monthly * (plan.factors[k] ?? 0)
    }
    if (!Number.isNaN(value)) finals.push(value)
  }
  return finals
}

test('a replay of every start date equals a slow reference, for one and for two linked histories', () => {
  fc.assert(
    fc.property(randomRows(260), randomRows(260), fc.integer({ min: 1, max: 9 }), (one, other, months) => {
      const plan = planFor(months, { target: 1000 + 110 * months, stepUp: 0.1 })
      for (const [rows, mix] of [
        [[one], [30]],
        [
          [one, other.map(({ value }, at) => ({ date: one[at]?.date ?? '', value })).slice(0, one.length)],
          [30, 70],
        ],
      ] as const) {
        const real = rows.map((each) => each.filter(({ date }) => date !== ''))
        const finals = byHand(real, mix, plan)
        const parts = real.map((each, j) => ({ series: toSeries(each), mix: mix[j] ?? 0 }))
        const result = run({ plan, parts, mode: 'starts', paths: 0, seed: 1 }, 7)
        expect(result?.paths ?? 0).toBe(finals.length)
        const target = plan.targets[months] ?? 0
        expect(result?.reached ?? 0).toBe(finals.filter((value) => value >= target * (1 - 1e-9)).length)
        if (finals.length > 0) expect(result?.worst.value).toBeCloseTo(Math.min(...finals), 6)
      }
    }),
    { numRuns: 60 },
  )
})

const rows = rowsOf(9000, 2600, 7, 0.012, 0)
const parts = [{ series: toSeries(rows), mix: 100 }]

test('resampling is the same for the same seed, in pieces or at once, and another for another seed', () => {
  const job: ReplayJob = { plan: planFor(60, { target: 9000 }), parts, mode: 'resampled', paths: 500, seed: 42 }
  const whole = run(job)
  expect(run(job, 17)).toEqual(whole)
  expect(run({ ...job, seed: 43 })).not.toEqual(whole)
  expect(whole?.paths).toBe(500)
})

test('with constant returns every path is the closed form', () => {
  const constant = daily(Array.from({ length: 1500 }, () => 100))
  const growing = {
    ...constant,
    // 1% every month, whatever its length: the value of a day is that of its month.
    values: Float64Array.from(constant.days, (each) => {
      const date = new Date(each * 86_400_000)
      return 100 * 1.01 ** (date.getUTCFullYear() * 12 + date.getUTCMonth() - 2020 * 12)
    }),
  }
  const plan = planFor(240, { target: 5000 })
  const result = run({ plan, parts: [{ series: growing, mix: 1 }], mode: 'resampled', paths: 200, seed: 5 })
  const closed = 1000 * 1.01 ** 240 + (100 * (1.01 ** 240 - 1)) / 0.01
  for (const value of result?.fan.at(-1)?.values ?? []) expect(value / closed).toBeCloseTo(1, 9)
  expect(result?.worst.value).toBeCloseTo(closed, 4)
  const rate = 1.01 ** 12 - 1
  const projected = outcomeAtDate(planWith({ start: 1000, monthly: 100, rate, date: monthsAfter(TODAY, 240) }))
  expect(projected?.value).toBeCloseTo(closed, 6)
})

test('the distribution of resampled months converges to that of the history', () => {
  const history = mixHistories(parts)
  const sorted = (history ? monthlyGrowths(history) : new Float64Array()).toSorted()
  const plan = planFor(1, { start: 1, monthly: 0, target: 1 })
  const result = run({ plan, parts, mode: 'resampled', paths: 20_000, seed: 9 })
  // One month: the fan is the distribution of the history's months.
  for (const [n, level] of fanLevels.entries()) {
    const [below, above] = [level - 0.02, level + 0.02].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0)
    expect(result?.fan.at(-1)?.values[n]).toBeGreaterThanOrEqual(below ?? 0)
    expect(result?.fan.at(-1)?.values[n]).toBeLessThanOrEqual(above ?? 0)
  }
})

/** One path for each seed, as its only outcome is also its worst. */
function meanOutcome(plan: ReplayPlan, some: ReplayJob['parts'], paths: number): number {
  const one = (seed: number) => run({ plan, parts: some, mode: 'resampled', paths: 1, seed })?.worst.value ?? Number.NaN
  return Array.from({ length: paths }, (_, seed) => one(seed)).reduce((sum, value) => sum + value) / paths
}

test('the mean of resampled outcomes converges to the closed form of the history’s blocks', () => {
  const some = [{ series: toSeries(rows.slice(0, 600)), mix: 1 }]
  const history = mixHistories(some)
  const growths = history ? monthlyGrowths(history) : new Float64Array()
  const at = (n: number) => growths[n % growths.length] ?? Number.NaN
  const froms = Array.from(growths.keys())
  // Blocks are independent and each start as likely: of one block the mean is over all starts, of two its product.
  const grown = (from: number, first: number, last: number) => {
    let product = 1
    for (let k = first; k <= last; k += 1) product *= at(from + k)
    return product
  }
  const meanOf = (of: (from: number) => number) => froms.map(of).reduce((sum, each) => sum + each) / froms.length
  const year = meanOf((from) => grown(from, 0, 11))
  // Of 100 a month, at the end of each month, until the end of the block.
  const paid = meanOf((from) =>
    Array.from({ length: 12 }, (_, k) => 100 * grown(from, k + 1, 11)).reduce((sum, each) => sum + each),
  )
  const closed = (1000 * year + paid) * year + paid
  expect(meanOutcome(planFor(24), some, 1000) / closed).toBeCloseTo(1, 2)
})

test('the share of success never falls as the monthly amount rises', () => {
  const modes = fc.constantFrom('starts' as const, 'resampled' as const)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 1, max: 48 }),
      modes,
      (one, more, months, mode) => {
        const share = (monthly: number) => {
          const plan = planFor(months, { monthly, target: 1000 + 150 * months })
          const { reached = 0, paths = 1 } = run({ plan, parts, mode, paths: 200, seed: 3 }) ?? {}
          return reached / paths
        }
        expect(share(one + more)).toBeGreaterThanOrEqual(share(one))
      },
    ),
    { numRuns: 60 },
  )
})

test('the offered monthly amount and the lower target lift success to 90%, and a little less does not', () => {
  for (const mode of ['starts', 'resampled'] as const) {
    const plan = planFor(48, { target: 9000 })
    const job: ReplayJob = { plan, parts, mode, paths: 1000, seed: 11 }
    const result = run(job)
    const { monthly, target } = result?.lift ?? { monthly: 0, target: 0 }
    const shareOf = (changed: Partial<ReplayPlan>) => {
      const again = run({ ...job, plan: { ...plan, ...changed } })
      return (again?.reached ?? 0) / (again?.paths ?? 1)
    }
    expect((result?.reached ?? 0) / (result?.paths ?? 1)).toBeLessThan(0.9)
    expect(shareOf({ monthly: monthly ?? 0 })).toBeGreaterThanOrEqual(0.9)
    expect(shareOf({ monthly: (monthly ?? 0) * 0.999 })).toBeLessThan(0.9)
    expect(shareOf({ targets: plan.targets.map(() => target) })).toBeGreaterThanOrEqual(0.9)
    expect(shareOf({ targets: plan.targets.map(() => target * 1.001) })).toBeLessThan(0.9)
  }
})

test('a later date is offered if nine of ten reach the target by then', () => {
  const plan = planFor(24, { target: 4200 })
  const result = run({ plan, parts, mode: 'resampled', paths: 1000, seed: 1 })
  const later = result?.lift.laterMonths ?? 0
  expect(later).toBeGreaterThan(0)
  const again = run({ plan: planFor(24 + later, { target: 4200 }), parts, mode: 'resampled', paths: 1000, seed: 1 })
  expect((again?.reached ?? 0) / 1000).toBeGreaterThanOrEqual(0.9)
})

test('a later date is offered only where the same method can be used for it', () => {
  // Reached only long after the first 24 months; ever fewer starts have so much history after them.
  const offered = (count: number) => {
    const short = [{ series: toSeries(rows.slice(0, count)), mix: 1 }]
    const plan = planFor(24, { target: 4200 })
    const result = run({ plan, parts: short, mode: 'starts', paths: 0, seed: 1 })
    return { months: 24 + (result?.lift.laterMonths ?? Number.NaN), short }
  }
  const { months, short } = offered(2600)
  expect(modeFor(scopeOf(short, months))).toBe('starts')
  for (let count = 700; count < 1300; count += 50) {
    const { months: later, short: parts } = offered(count)
    if (!Number.isNaN(later)) expect([count, modeFor(scopeOf(parts, later))]).toEqual([count, 'starts'])
  }
})

test('short histories: one point is none, a few years are resampled, many years are replayed', () => {
  const short = (count: number) => [{ series: toSeries(rows.slice(0, count)), mix: 1 }]
  expect(modeFor(scopeOf(short(1), 12))).toBeNull()
  expect(modeFor(scopeOf([], 12))).toBeNull()
  expect(modeFor(scopeOf(short(100), 12))).toBeNull()
  expect(modeFor(scopeOf(short(600), 60))).toBe('resampled')
  expect(modeFor(scopeOf(short(2600), 60))).toBe('starts')
  const plan = planFor(12)
  expect(run({ plan, parts: short(1), mode: 'resampled', paths: 100, seed: 1 })).toBeUndefined()
  expect(run({ plan, parts: short(1), mode: 'starts', paths: 100, seed: 1 })).toBeUndefined()
  expect(replayPlan(planWith({ date: null }))).toBeUndefined()
  expect(replayPlan(planWith({ date: day('2020-01-01') }))).toBeUndefined()
})
