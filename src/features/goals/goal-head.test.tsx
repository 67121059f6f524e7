import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Goal } from '#domain/goals/goal.ts'
import { figuresOf, type GoalMarket } from '#domain/goals/goal-figures.ts'
import type { ReplayResult } from '#domain/goals/replay-tally.ts'
import { day, goalWith, linkWith, noMarket, TODAY } from '#tests/goals/some-goal.ts'
import { GoalChanges } from './goal-changes.tsx'
import { GoalHead } from './goal-head.tsx'
import { ReplayOutcome } from './replay-outcome.tsx'

const figures = (goal: Partial<Goal> = {}, market: Partial<GoalMarket> = {}) => {
  const [found] = figuresOf([goalWith(goal)], { ...noMarket, ...market }, TODAY)
  if (!found) throw new Error('No figures')
  return found
}
const textOf = (part: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(part)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
const head = (...args: Parameters<typeof figures>) => textOf(<GoalHead figures={figures(...args)} />)

test('the numbers of a status: gap, needed per month, finish to the day', () => {
  const text = head({ monthly: 400 })
  expect(text).toContain('◆ At risk')
  expect(text).toContain('$10,000of $100,000, 10% saved')
  expect(text).toContain('Projected on 15 Jan 2036$93,639 of $100,000')
  expect(text).toContain('Gap$6,361')
  expect(text).toContain('Needed per month$435')
  expect(text).toMatch(/At this pace you reach it on \d+ \w+ 2036, \d+ (days|months) late\./)
})

test('a passed date, nothing planned, a reached and an archived goal have their words', () => {
  expect(head({ date: '2020-01-01' })).toContain('The date has passed. At this pace you reach it on')
  expect(head({ date: null, saved: 0, monthly: 0, expected: 0 })).toContain('At this pace you do not reach it.')
  expect(head({ saved: 200_000 })).toContain('✓ Reached')
  expect(head({ state: 'archived' })).toContain('Linked units no longer count for it.')
  expect(head({ date: '2026-01-20' })).toContain('now, as no payment is left')
})

test('a rate has its date, a home that is gone its last price, expenses their months, withdrawals their end', () => {
  const rate = () => ({ rate: 0.5, date: '2026-01-14' })
  const target = { amount: 5, currency: 'EUR' as const, asOf: '2026-01-15' }
  expect(head({ target }, { rate })).toContain('converted by the ECB rate of 14 Jan 2026.')
  expect(head({ property: { id: 'p', name: 'Flat' } }, { listing: () => null })).toContain(
    'Flat is no longer for sale. The target is its price of 15 Jan 2026.',
  )
  const expenses = { monthly: 20_000, months: 5 }
  expect(head({ expenses, saved: 50_000 })).toContain('Expenses covered2.5 of 5 months')
  expect(head({ expenses: { monthly: 20_000, months: 4.5 } })).toContain('of 4.5 months')
  const withdrawal = { monthly: 1000, expected: 4 }
  expect(head({ withdrawal })).toContain('Withdrawing $1,000 a month thenlasts 11 years 6 months, until 15 Jul 2047')
})

const result: ReplayResult = {
  ...{ mode: 'starts', paths: 214, reached: 178, target: 100_000 },
  fan: [
    { month: 0, values: [1, 1, 1, 1, 1] },
    { month: 120, values: [60_000, 80_000, 110_000, 130_000, 150_000] },
  ],
  lift: { monthly: 640.2, laterMonths: 14, target: 61_000 },
  worst: { value: 40_000, start: day('2008-01-08') },
}
const scope = { first: day('2000-01-01'), last: day('2026-01-01'), months: 312, starts: 214 }
const outcome = (
  more: Partial<ReplayResult> | null,
  missing: readonly string[] = [],
  goal: Partial<Goal> = {},
  market: Partial<GoalMarket> = {},
) =>
  textOf(
    <ReplayOutcome
      uid="u"
      figures={figures(goal, market)}
      run={{ scope, mode: 'starts', total: 214, result: more === null ? undefined : { ...result, ...more } }}
      missing={missing}
      seed={7}
    />,
  )

test('a replay says its counts, its worst case and what would lift it', () => {
  const text = outcome({})
  expect(text).toContain('83.1% reached in 178 of 214 starts')
  expect(text).toContain(
    'The worst start was 8 Jan 2008: by 8 Jan 2018 you would have had $40,000, 40% of the target and $60,000 short.',
  )
  expect(text).toContain('Pay $641 a month instead of $500')
  expect(text).toContain('Wait until 15 Mar 2037, 1 year 2 months longer')
  expect(text).toContain('Lower the target to $61,000')
  expect(outcome({}, [], { state: 'paused' })).toContain('Resume contributions and pay $641 a monthResume with')
  expect(outcome({ reached: 213 })).not.toContain('What would lift')
  // Never rounded up to 90%.
  expect(outcome({ reached: 8_999, paths: 10_000 })).toContain('89.9% reached')
  expect(outcome({ mode: 'resampled' })).toContain('to 1 Jan 2026. Seed 7 reproduces this result. Costs and taxes')
  expect(outcome({})).not.toContain('Seed')
  expect(outcome(null, ['A fund'])).toContain(
    'Left out, because no longer known: A fund. The linked history is too short',
  )
})

test('a replay says that returns in another currency are taken as they are', () => {
  const links = [linkWith(), linkWith({ kind: 'stock', id: 'A' }), linkWith({ kind: 'stock', id: 'B' })]
  const price = (key: string) => (key === 'stock:A' ? { price: 1, currency: 'USD', date: '2026-01-14' } : undefined)
  const said = 'Returns in INR are taken as returns in USD: changes in exchange rates are not included.'
  expect(outcome({}, [], { links }, { price })).toContain(said)
  expect(outcome({}, [], { links: links.slice(1) }, { price })).not.toContain('exchange rates')
  expect(outcome({}, [], { currency: 'INR', links: links.slice(0, 1) }, { price })).not.toContain('exchange rates')
  const other = outcome({}, [], { currency: 'EUR', links }, { price, rate: () => ({ rate: 1, date: '2026-01-14' }) })
  expect(other).toContain('Returns in INR and USD are taken as returns in EUR:')
})

test('what changed is said in one line for each goal', () => {
  const change = {
    ...{ id: 'g', name: 'Home', currency: 'USD', saved: 500, target: null },
    status: { from: 'at-risk', to: 'on-track' } as const,
    finish: { from: null, to: '2035-01-01' },
  }
  expect(textOf(<GoalChanges changes={[change]} />)).toBe(
    'Since your last visitHome: $500 more saved; now on track, before at risk; finish 1 Jan 2035, before out of reach',
  )
  expect(textOf(<GoalChanges changes={[]} />)).toBe('')
})
