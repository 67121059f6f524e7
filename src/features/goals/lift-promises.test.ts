import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownToasts } from '#catalogue/toasts.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { figuresOf, type GoalFigures, type GoalMarket } from '#domain/goals/goal-figures.ts'
import { createReplay } from '#domain/goals/replay.ts'
import { liftOf } from '#domain/goals/replay-lift.ts'
import { replayPlan } from '#domain/goals/replay-plan.ts'
import { stubBrowser } from '#tests/browser-storage.ts'
import { day, goalWith, noMarket } from '#tests/goals/some-goal.ts'
import { rowsOf } from '#tests/measures/random-rows.ts'
import { toSeries } from '#tests/measures/series-from-rows.ts'

const uid = 'somebody'
const NOW = day('2026-01-20')
const parts = [{ series: toSeries(rowsOf(9000, 2600, 7, 0.05, 0)), mix: 100 }]
const market: GoalMarket = {
  ...noMarket,
  rate: (from, to) => ({ rate: from === to ? 1 : 0.0125, date: '2026-01-19' }),
  listing: (id) => (id === 'p1' ? { price: 4_000_000, currency: 'INR', date: '2026-01-19' } : null),
}

let store: typeof import('./goals-store.ts')
let kept: () => Goal
let said: string[]

beforeEach(async () => {
  vi.resetModules()
  stubBrowser()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 0, 15, 12) })
  store = await import('./goals-store.ts')
  const { itemsNow } = await import('#platform/kept/kept-lists.ts')
  kept = () => itemsNow('financialGoals', uid)[0] as Goal
  said = []
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  showToastsWith(({ sentence }) => void said.push(sentence))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const {
  id: _,
  state,
  links,
  lumps,
  pauses,
  contributions,
  createdAt,
  updatedAt,
  since,
  ...draft
} = goalWith({
  ...{ saved: 10_000, monthly: 200, date: '2030-01-05' },
  target: { amount: 40_000, currency: 'USD', asOf: '2024-01-15' },
})

const seen = (): GoalFigures => {
  const [figures] = figuresOf([kept()], market, NOW)
  if (!figures) throw new Error('No figures')
  return figures
}

function replayed(mode: 'starts' | 'resampled') {
  const plan = replayPlan(seen().plan)
  if (!plan) throw new Error('No date')
  const replay = createReplay({ plan, parts, mode, paths: 2000, seed: 5 })
  replay.advance(replay.total)
  const result = replay.result()
  if (!result) throw new Error('No result')
  return { result, share: result.reached / result.paths }
}

const goals = {
  'a step-up of two years ago': { stepUp: 10 },
  'a target of two years ago that rises': { grows: true, inflation: 3 },
  'a target of two years ago in another currency': {
    ...{ grows: true, inflation: 3 },
    target: { amount: 3_200_000, currency: 'INR', asOf: '2024-01-15' },
  },
  'the price of a home, which has risen': {
    property: { id: 'p1', name: 'Flat' },
    target: { amount: 2_000_000, currency: 'INR', asOf: '2024-01-15' },
  },
  'a paused goal with a step-up': { saved: 25_000, stepUp: 10, paused: true },
  'a goal without a monthly amount': { saved: 25_000, monthly: 0, stepUp: 10 },
} as const

const cases = Object.keys(goals).flatMap((name) =>
  (['starts', 'resampled'] as const).flatMap((mode) =>
    (['monthly', 'later', 'target'] as const).map((which) => [name, which, mode] as const),
  ),
)

test.each(cases)('%s: its lift by %s brings nine of ten, and no more than that (%s)', async (name, which, mode) => {
  const { paused, ...more } = goals[name as keyof typeof goals] as Partial<Goal> & { paused?: true }
  const id = store.addGoal(uid, { ...draft, ...more }) ?? ''
  await vi.waitFor(() => expect(said).toContain(ownToasts.goalAdded))
  if (paused) store.setState(uid, kept(), 'paused')
  if (paused) await vi.waitFor(() => expect(said).toContain(ownToasts.goalPaused))
  vi.setSystemTime(new Date(2026, 0, 20, 12))
  const { result, share } = replayed(mode)
  expect(share).toBeLessThan(0.9)
  const lift = liftOf(seen(), result)
  // Not every goal is reached within ten more years.
  if (lift[which] === null) return expect([which, mode]).toEqual(['later', 'resampled'])
  if (which === 'monthly') await store.setMonthly(uid, kept(), lift.monthly ?? Number.NaN)
  if (which === 'later') await store.setDate(uid, id, lift.later?.date ?? '')
  if (which === 'target') await store.setTarget(uid, id, lift.target ?? { amount: Number.NaN, currency: 'USD' })
  if (which === 'monthly' && paused) expect(said.at(-1)).toBe(ownToasts.goalResumed)
  const lifted = replayed(mode).share
  expect(lifted).toBeGreaterThanOrEqual(0.9)
  // A later date may bring a whole month more than is needed.
  expect(lifted).toBeLessThan(which === 'later' ? 1 : 0.91)
})
